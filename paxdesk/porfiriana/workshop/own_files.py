"""A player's own cards: the folder of corrections, written card by card, exported and imported.

Files of the folder may be handwork; a card that stands in one is changed there, and only there
(:mod:`yaml_writing`). Cards that stand nowhere yet are added to ``mine.yaml``.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import platformdirs
from attrs import evolve, field

from paxdesk import yaml_writing
from paxdesk.files import own_puzzles
from paxdesk.files.own_puzzles import OWN
from paxdesk.files.safe_write import write_whole
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.puzzles.puzzle import Puzzle, TurnGoal, read_puzzles, written
from paxdesk.porfiriana.puzzles.search import problem_of
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck, card_files, load_deck, other_kind, read_folder
from paxdesk.porfiriana.rules.deck_reading import CAPTIONS, card_data, read_card, read_cards
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.resources import cards_folder
from paxdesk.strict_yaml import MAX_BYTES, Misfit, list_items, read_bytes, read_limited

OWN_FILE: Final = "mine.yaml"
"""Where cards are added that no file of the folder has."""


@cache
def our_deck() -> Deck:
    """The deck without anybody's corrections."""
    return load_deck(cards_folder())


def in_order(card: Card) -> dict[str, Any]:
    """A card's plain data in the order of our card files: what it is, then where it is from."""
    data = card_data(card)
    first = {key: data[key] for key in ("number", "name", "kind")}
    rest = {key: each for key, each in data.items() if key not in (*first, *CAPTIONS)}
    return {**first, **rest, **{key: data[key] for key in CAPTIONS if key in data}}


def short_digest(deck: Deck) -> str:
    """What friends compare to see that they play with the same cards: four groups of four."""
    digest = deck.digest[:16]
    return "-".join(digest[at : at + 4] for at in range(0, 16, 4))


@define(eq=False)
class CorrectionsFolder:
    """The corrections in a folder, which need not be there yet.

    Nothing is written that the strict reader would refuse afterwards, and each file keeps the
    versions before.
    """

    folder: Path
    built_in: Deck = field(factory=our_deck)

    def deck(self) -> Deck:
        """Our cards with these laid over them. Raises DeckError."""
        return self._deck({})

    def save(self, card: Card) -> Deck:
        """Keep a card; returns the deck that there is then. Raises DeckError or SaveError.

        One that is the same as ours, in everything, is a correction no more.
        """
        return self._save([card])

    def put_back(self, number: int) -> Deck:
        """Let ours count again. Raises DeckError or SaveError."""
        return self._save([self.built_in.cards[number]])

    # --- One file for friends ---------------------------------------------------------------------

    def exported(self) -> bytes:
        """All corrections as one file, which :meth:`imported` and the folder take. DeckError."""
        deck = self.deck()
        head = tr(
            "Your corrected cards for Pax Porfiriana, by number. Deck code: {0}.",
            short_digest(deck),
        )
        cards = (in_order(deck.cards[number]) for number in deck.replaced)
        body = "".join(map(yaml_writing.card_lines, cards)) or "[]\n"
        return f"# {head}\n{body}".encode()

    def imported(self, file: Path) -> tuple[Deck, tuple[int, ...]]:
        """Take the cards of a file over; those of other numbers stay.

        Returns the deck that there is then, and the numbers of what was changed by it. Where
        anything in the file does not fit, nothing is taken. Raises DeckError or SaveError.
        """
        taken: dict[int, Card] = {}
        for card, line in read_cards(file):
            if card.number in taken:
                problem = tr("duplicate number")
                raise DeckError(str(file), line, card.number, problem, tr("each number once"))
            if card.kind != self.built_in.cards[card.number].kind:
                expected = f"kind: {self.built_in.cards[card.number].kind}"
                raise DeckError(str(file), line, card.number, other_kind(card), expected)
            taken[card.number] = card
        before = self.deck()
        changed = tuple(n for n, card in taken.items() if before.cards[n] != card)
        return self._save(taken[number] for number in changed), changed

    # --- Files ------------------------------------------------------------------------------------

    def _save(self, cards: Iterable[Card]) -> Deck:
        places = read_folder(self.folder) if self.folder.is_dir() else {}
        files = {place.file: _text_of(place.file) for place in places.values()}
        own = self.folder / OWN_FILE
        if own not in files:
            files[own] = _text_of(own) if own.exists() else ""
        before = dict(files)
        for card in cards:
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
        changed = {file: text for file, text in files.items() if text != before[file]}
        deck = self._deck(changed)
        if changed:
            self.folder.mkdir(parents=True, exist_ok=True)
        for file, text in changed.items():
            write_whole(file, text.encode(), keep_earlier=file.exists())
        return deck

    def _deck(self, changed: Mapping[Path, str]) -> Deck:
        """The deck with files as they would be. Raises DeckError."""
        found = card_files(self.folder) if self.folder.is_dir() else []
        if not changed:
            return load_deck(cards_folder(), self.folder) if found else self.built_in
        cards = [card for file in found if file not in changed for card, _ in read_cards(file)]
        for text in changed.values():
            cards += _read(text)
        return self.built_in.corrected(cards, str(self.folder))


def _text_of(file: Path) -> str:
    return read_limited(file, MAX_BYTES).decode("utf-8-sig")


def _read(text: str) -> list[Card]:
    return [read_card(node) for node in list_items(read_bytes(text.encode()))]


def _index(text: str, number: int) -> int:
    """Which item of a file is the card of a number."""
    return next(n for n, card in enumerate(_read(text)) if card.number == number)


def _changed(text: str, index: int, before: Card, after: Card) -> str:
    """The file with a card changed in place; written anew where the text is too odd for that."""
    try:
        found = yaml_writing.changed(text, index, in_order(before), in_order(after))
        if _read(found)[index] == after:
            return found
    except (Misfit, IndexError):
        pass  # a way of writing that was not foreseen: its lines are replaced below
    without = yaml_writing.removed(text, index)
    return yaml_writing.added(without, in_order(after))


def with_card(deck: Deck, card: Card) -> Deck:
    """The deck as it would be with this card in it, for counting."""
    return evolve(deck, cards={**deck.cards, card.number: card})


# --- A player's own puzzles of one deck, in the form of ours (:mod:`puzzle`) ----------------------


def own_puzzles_path(deck: Deck) -> Path:
    """Where those of a deck are kept, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / f"own-puzzles-{deck.mark}.json"


def name_of_puzzle(state: State, goal: TurnGoal) -> str:
    """A name that tells a puzzle from all others: the same turn and goal have the same."""
    told = (goal, state.turn, state.market, sorted(state.players.items()), state.regime,
            sorted(map(write, legal_actions(state))))  # fmt: skip
    digest = blake2b(repr(told).encode(), digest_size=5).hexdigest()
    return f"{OWN}{goal.kind}-{len(state.players)}-{digest}"


@frozen
class OwnPuzzles(own_puzzles.OwnPuzzleFile[Puzzle]):
    """The puzzles of a file that are played with this deck."""

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
