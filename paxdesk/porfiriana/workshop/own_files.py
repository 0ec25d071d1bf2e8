"""The player's own files: corrected cards and puzzles."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import platformdirs
from attrs import evolve, field

from paxdesk import yaml_writing
from paxdesk.files import own_puzzles
from paxdesk.files.own_puzzles import OWN
from paxdesk.files.safe_write import alone, make_folder, write_whole
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.puzzles.puzzle import Puzzle, TurnGoal, read_puzzles, written
from paxdesk.porfiriana.puzzles.search import problem_of
from paxdesk.porfiriana.rules.cards import Card, checked_card
from paxdesk.porfiriana.rules.deck import (
    CardSource,
    Deck,
    card_files,
    check_kind,
    load_deck,
    read_folder,
)
from paxdesk.porfiriana.rules.deck_reading import CAPTIONS, card_data, read_card, read_cards
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.workshop.card_sheets import LINES, CardRows, read_cards_file
from paxdesk.porfiriana.workshop.named_decks import DeckNameError, NamedDeck, NamedDecks
from paxdesk.porfiriana.workshop.table_files import SUFFIXES
from paxdesk.resources import cards_folder
from paxdesk.strict_yaml import MAX_BYTES, Misfit, list_items, read_bytes, read_limited

OWN_FILE: Final = "mine.yaml"
"""File for corrected cards that are in no other file of the folder."""


@cache
def our_deck() -> Deck:
    """Return the built-in deck without corrections, cached."""
    return load_deck(cards_folder())


def in_order(card: Card) -> dict[str, Any]:
    """Return a card's data in the key order of card files."""
    data = card_data(card)
    first = {key: data[key] for key in ("number", "name", "kind")}
    rest = {key: each for key, each in data.items() if key not in (*first, *CAPTIONS)}
    return {**first, **rest, **{key: data[key] for key in CAPTIONS if key in data}}


@define(eq=False)
class CorrectionsFolder:
    """Folder of corrected cards; it need not exist yet."""

    folder: Path
    built_in: Deck = field(factory=our_deck)
    decks: NamedDecks | None = None
    """The player's decks; None for a folder given by path."""
    fixed: bool = False
    """True for the built-in deck; saving to it raises DeckNameError."""

    @classmethod
    def of(cls, deck: NamedDeck, decks: NamedDecks) -> "CorrectionsFolder":
        folder = deck.folder if deck.folder is not None else decks.folder / deck.key
        return cls(folder, decks=decks, fixed=deck.folder is None)

    def deck(self) -> Deck:
        """Return the built-in deck with these corrections. Raises DeckError."""
        return self._deck({})

    def save(self, card: Card) -> Deck:
        """Save a card and return the resulting deck.

        Raises DeckError or SaveError.
        """
        return self._save([card])

    def save_all(self, cards: Iterable[Card]) -> Deck:
        """Save several cards together and return the resulting deck.

        Raises DeckError or SaveError.
        """
        return self._save(cards)

    def save_checked(self, cards: Iterable[Card]) -> Deck:
        """Save cards as checked and return the resulting deck.

        Raises DeckError or SaveError.
        """
        return self._save(map(checked_card, cards))

    def put_back(self, number: int) -> Deck:
        """Restore the built-in card; return the resulting deck.

        Raises DeckError or SaveError.
        """
        return self._save([self.built_in.cards[number]])

    # --- Export and import of all corrections -----------------------------------------------------

    def exported(self) -> bytes:
        """Return the content of a file with all corrections, which :meth:`imported` reads.

        Raises DeckError.
        """
        deck = self.deck()
        head = tr("Your corrected cards for Pax Porfiriana, by number. Deck code: {0}.", deck.code)
        cards = (in_order(deck.cards[number]) for number in deck.replaced)
        body = "".join(map(yaml_writing.card_lines, cards)) or "[]\n"
        return f"# {head}\n{body}".encode()

    def typed_in(self, file: Path) -> tuple[Deck, CardRows]:
        """Import the valid cells or lines of a file; return the deck and the result of reading.

        Raises DeckError, MissingLibraryError or SaveError.
        """
        found = self.found_in(file)
        return self._save(found.cards), found

    def found_in(self, file: Path) -> CardRows:
        """Read the cards of a file without importing them.

        Raises DeckError or MissingLibraryError.
        """
        if file.suffix.casefold() not in (*SUFFIXES, *LINES):
            return CardRows(tuple(self._read_file(file).values()), ())
        before = self.deck()
        try:
            found = read_cards_file(file, before)
        except Misfit as misfit:
            raise DeckError(file.name, None, None, misfit.problem, misfit.expected) from misfit
        cards = (
            card if card == before.cards[card.number] else checked_card(card)
            for card in found.cards
        )
        return evolve(found, cards=tuple(cards))

    def imported(self, file: Path) -> tuple[Deck, tuple[int, ...]]:
        """Import cards; return the deck and the changed cards' numbers.

        Raises DeckError or SaveError.
        """
        taken = self._read_file(file)
        before = self.deck()
        changed = tuple(n for n, card in taken.items() if before.cards[n] != card)
        return self._save(taken[number] for number in changed), changed

    def _read_file(self, file: Path) -> dict[int, Card]:
        """Return a file's corrected cards by number. Raises DeckError."""
        taken: dict[int, Card] = {}
        for card, line in read_cards(file):
            if card.number in taken:
                problem = tr("duplicate number")
                raise DeckError(str(file), line, card.number, problem, tr("each number once"))
            check_kind(card, self.built_in.cards[card.number], str(file), line)
            taken[card.number] = card
        return taken

    # --- Files ------------------------------------------------------------------------------------

    def _save(self, cards: Iterable[Card]) -> Deck:
        if self.fixed:
            raise DeckNameError(
                tr(
                    "The deck “{name}” never changes. Copy it under a new name, and use the copy.",
                    name=tr("Ours@deck"),
                )
            )
        with alone(self.folder):
            return self._add(cards)

    def _add(self, cards: Iterable[Card]) -> Deck:
        places = read_folder(self.folder) if self.folder.is_dir() else {}
        files = {place.file: _text_of(place.file) for place in places.values()}
        own = self.folder / OWN_FILE
        if own not in files:
            files[own] = _text_of(own) if own.exists() else ""
        before = dict(files)
        # A file in the program's format has no comments, so it is rewritten whole.
        plain = {file: _cards_in(file, places) for file in files}
        plain = {
            file: found
            for file, found in plain.items()
            if files[file] in ("", "[]\n", _written(found))
        }
        for card in cards:
            home = places[card.number].file if card.number in places else own
            if home in plain:
                if card == self.built_in.cards[card.number]:
                    plain[home].pop(card.number, None)
                else:
                    plain[home][card.number] = card
                continue
            place = places.get(card.number)
            ours = card == self.built_in.cards[card.number]
            if place is not None:
                text, file = files[place.file], place.file
                index = _index(text, card.number)
                files[file] = (
                    yaml_writing.removed(text, index)
                    if ours
                    else _changed(text, index, place.card, card)
                )
            elif not ours:
                files[own] = yaml_writing.added(files[own], in_order(card))
        files |= {
            file: _written(found)
            for file, found in plain.items()
            if found != _cards_in(file, places)
        }
        changed = {file: text for file, text in files.items() if text != before[file]}
        deck = self._deck(changed)
        if changed:
            make_folder(self.folder)
        for file, text in changed.items():
            write_whole(file, text.encode(), keep_earlier=file.exists())
        return deck

    def _deck(self, changed: Mapping[Path, str]) -> Deck:
        """Return the deck; ``changed`` texts replace those of their files. Raises DeckError."""
        found = card_files(self.folder) if self.folder.is_dir() else []
        if not changed:
            return load_deck(cards_folder(), self.folder) if found else self.built_in
        cards = [card for file in found if file not in changed for card, _ in read_cards(file)]
        for text in changed.values():
            cards += _read(text)
        return self.built_in.corrected(cards, str(self.folder))


@frozen
class DeckChoice:
    """Choice among the player's decks; ``use`` is called with the chosen one."""

    decks: NamedDecks
    use: Callable[[Deck], object]

    def choose(self, named: NamedDeck) -> Deck:
        """Use a deck for new games, and return it. Raises DeckError or SaveError."""
        deck = CorrectionsFolder.of(named, self.decks).deck()
        self.decks.use(named)
        self.use(deck)
        return deck


def _cards_in(file: Path, places: Mapping[int, CardSource]) -> dict[int, Card]:
    return {number: place.card for number, place in places.items() if place.file == file}


def _written(cards: Mapping[int, Card]) -> str:
    text = "".join(yaml_writing.card_lines(in_order(card)) for card in cards.values())
    return text.lstrip("\n") or "[]\n"


def _text_of(file: Path) -> str:
    return read_limited(file, MAX_BYTES).decode("utf-8-sig")


def _read(text: str) -> list[Card]:
    return [read_card(node) for node in list_items(read_bytes(text.encode()))]


def _index(text: str, number: int) -> int:
    return next(n for n, card in enumerate(_read(text)) if card.number == number)


def _changed(text: str, index: int, before: Card, after: Card) -> str:
    """Return the text with the card changed, its format kept if possible."""
    try:
        found = yaml_writing.changed(text, index, in_order(before), in_order(after))
        if _read(found)[index] == after:
            return found
    except (Misfit, IndexError):
        pass  # an unforeseen format: the card's lines are replaced below
    without = yaml_writing.removed(text, index)
    return yaml_writing.added(without, in_order(after))


def with_card(deck: Deck, card: Card) -> Deck:
    """Return the deck with this card, without validation, for counting totals."""
    return evolve(deck, cards={**deck.cards, card.number: card})


# --- The player's puzzles for a deck, in the format of the built-in ones (``puzzle.py``) ----------


def own_puzzles_path(deck: Deck) -> Path:
    """Return the path of a player's puzzles for a deck, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / f"own-puzzles-{deck.mark}.json"


def name_of_puzzle(state: State, goal: TurnGoal) -> str:
    """Return the name of a puzzle, derived from the position and the goal."""
    told = (goal, state.turn, state.market, sorted(state.players.items()), state.regime,
            sorted(map(write, legal_actions(state))))  # fmt: skip
    digest = blake2b(repr(told).encode(), digest_size=5).hexdigest()
    return f"{OWN}{goal.kind}-{len(state.players)}-{digest}"


@frozen
class OwnPuzzles(own_puzzles.OwnPuzzleFile[Puzzle]):
    """File of a player's puzzles for this deck."""

    deck: Deck

    def read_from(self, path: Path) -> tuple[Puzzle, ...]:
        return read_puzzles(path, self.deck)

    def written(self, puzzles: Iterable[Puzzle]) -> bytes:
        return written(puzzles, self.deck)

    def proved(self, puzzle: Puzzle) -> bool:
        return not problem_of(puzzle)

    def own(self, puzzle: Puzzle) -> Puzzle:
        mine = puzzle.name.startswith(OWN)
        return puzzle if mine else evolve(puzzle, name=OWN + puzzle.name)
