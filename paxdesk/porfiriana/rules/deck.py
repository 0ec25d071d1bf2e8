"""The deck: all 220 cards, read from a folder of card files."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from attrs import field

from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES, Prestige, RaidHand, RegimeKey
from paxdesk.porfiriana.rules.cards import (
    CARD_NUMBERS,
    MY_BOX,
    AttackCard,
    BlackCard,
    Card,
    EnterpriseCard,
    HacendadoCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    PartnerFace,
    RegimeCard,
    ToppleCard,
    TroopCard,
    checked_card,
    kinds_at,
)
from paxdesk.porfiriana.rules.deck_reading import read_cards
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.resources import cards_folder, corrections_in_use

C = TypeVar("C", bound=Card)

# Kinds of card in each file of a complete deck.
KINDS_OF_FILE: dict[str, frozenset[str]] = {
    "orange": frozenset({"orange"}),
    "partners": frozenset({"partner"}),
    "enterprises": frozenset({"enterprise"}),
    "headlines": frozenset({"headline"}),
    "black": frozenset({"black"}),
    "troops": frozenset({"troop"}),
    "topples": frozenset({"topple"}),
    "hacendados": frozenset({"hacendado"}),
    "public": frozenset({"public"}),
    "regimes": frozenset({"regime", "play_aid"}),
}


@frozen(eq=False)
class Deck:
    """All cards by number.

    ``built_in_cards`` are the originals of the cards in ``replaced``. ``news`` are Headlines and
    Topples, ``lands`` ranches and plantations, ``able`` enterprises and partners with an ability.
    ``showing`` has the cards with a prestige point, by kind.
    """

    cards: dict[int, Card]
    replaced: tuple[int, ...] = ()
    built_in_cards: dict[int, Card] = field(factory=dict)
    enterprises: dict[int, EnterpriseCard] = field(init=False, repr=False)
    partners: dict[int, PartnerCard] = field(init=False, repr=False)
    troops: dict[int, TroopCard] = field(init=False, repr=False)
    oranges: dict[int, OrangeCard] = field(init=False, repr=False)
    blacks: dict[int, BlackCard] = field(init=False, repr=False)
    attacks: dict[int, AttackCard] = field(init=False, repr=False)
    headlines: dict[int, HeadlineCard] = field(init=False, repr=False)
    topples: dict[int, ToppleCard] = field(init=False, repr=False)
    news: frozenset[int] = field(init=False, repr=False)
    raids: frozenset[int] = field(init=False, repr=False)
    able: frozenset[int] = field(init=False, repr=False)
    lands: frozenset[int] = field(init=False, repr=False)
    fixed_income: dict[int, int] = field(init=False, repr=False)
    showing: dict[Prestige, frozenset[int]] = field(init=False, repr=False)
    hacendados: dict[int, HacendadoCard] = field(init=False, repr=False)
    regimes: dict[RegimeKey, RegimeCard] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        kinds: dict[str, Any] = {
            "enterprises": self._of(EnterpriseCard),
            "partners": self._of(PartnerCard),
            "troops": self._of(TroopCard),
            "oranges": self._of(OrangeCard),
            "blacks": self._of(BlackCard),
            "headlines": self._of(HeadlineCard),
            "topples": self._of(ToppleCard),
            "hacendados": self._of(HacendadoCard),
            "regimes": {card.key: card for card in self._of(RegimeCard).values()},
        }
        kinds["attacks"] = {**kinds["oranges"], **kinds["blacks"]}
        kinds["raids"] = frozenset(
            number
            for number, card in kinds["attacks"].items()
            if any(isinstance(verb, RaidHand) for verb in card.effects)
        )
        incomes = {number: card.income for number, card in kinds["enterprises"].items()}
        lands = {
            number: income.improvable
            for number, income in incomes.items()
            if income.improvable is not None
        }
        fixed = {
            number: income.fixed for number, income in incomes.items() if income.fixed is not None
        }
        kinds["lands"] = frozenset(lands)
        kinds["fixed_income"] = {**fixed, **lands}
        kinds["able"] = frozenset(
            [number for number, card in kinds["enterprises"].items() if card.abilities]
            + [
                number
                for number, card in kinds["partners"].items()
                if any(side.abilities for side in card.sides)
            ]
        )
        faces: list[tuple[int, EnterpriseCard | TroopCard | PartnerFace]] = [
            *kinds["enterprises"].items(),
            *kinds["troops"].items(),
            *((number, side) for number, card in kinds["partners"].items() for side in card.sides),
        ]
        kinds["showing"] = {
            prestige: frozenset(number for number, face in faces if prestige in face.points)
            for prestige in PRESTIGES
        }
        kinds["news"] = frozenset({*kinds["headlines"], *kinds["topples"]})
        for kind, cards in kinds.items():
            object.__setattr__(self, kind, cards)

    def _of(self, kind: type[C]) -> dict[int, C]:
        return {number: card for number, card in self.cards.items() if isinstance(card, kind)}

    @property
    def checked(self) -> tuple[int, ...]:
        """Numbers of the cards that a person has compared with the printed ones."""
        return tuple(n for n, card in self.cards.items() if card.provenance == MY_BOX)

    @property
    def unexpressed(self) -> tuple[int, ...]:
        """Numbers of the cards with a printed effect that the program cannot fully express."""
        return tuple(n for n, card in self.cards.items() if card.unexpressed)

    @property
    def confirmed(self) -> tuple[int, ...]:
        """Numbers of the checked cards that equal the built-in ones."""
        return tuple(n for n in self.checked if self.cards[n] == checked_card(self._ours(n)))

    def _ours(self, number: int) -> Card:
        return self.built_in_cards.get(number, self.cards[number])

    @property
    def digest(self) -> str:
        """SHA-256 of the cards in hex; captions and provenance are left out."""
        return _digest(self)

    @property
    def mark(self) -> str:
        """First 12 digits of the digest; identifies the deck in file names and result rows."""
        return self.digest[:12]

    @property
    def code(self) -> str:
        """First 16 digits of the digest in four groups, for players to compare decks."""
        return "-".join(self.digest[at : at + 4] for at in range(0, 16, 4))

    @property
    def changed(self) -> int:
        """Number of corrected cards, without those that only confirm the built-in ones."""
        return _changed(self)

    def corrected(self, corrections: Iterable[Card], file: str = "") -> "Deck":
        """Return this deck with these corrections only. Raises DeckError."""
        file = file or corrected_cards()
        ours = {**self.cards, **self.built_in_cards}
        cards = dict(ours)
        for card in corrections:
            check_kind(card, ours[card.number], file)
            cards[card.number] = card
        replaced = tuple(number for number in CARD_NUMBERS if cards[number] != ours[number])
        deck = Deck(cards, replaced, {number: ours[number] for number in replaced})
        lost = [key for key in REGIMES if key not in deck.regimes]
        if lost:
            raise lost_regime(file, lost[0])
        return deck


@lru_cache(8)
def _changed(deck: Deck) -> int:
    return len(deck.replaced) - len(deck.confirmed)


@lru_cache(8)
def _digest(deck: Deck) -> str:
    import hashlib
    import json

    from paxdesk.porfiriana.rules.deck_reading import card_data

    facts = [card_data(deck.cards[number], captions=False) for number in sorted(deck.cards)]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def corrected_cards() -> str:
    """Return the words that replace the file name in errors about corrected cards."""
    return tr("the corrected cards")


def check_kind(card: Card, ours: Card, file: str, line: int | None = None) -> None:
    """Raise DeckError if the card's kind is not allowed for its number."""
    kinds = kinds_at(card.number, ours.kind)
    if card.kind not in kinds:
        problem = tr("a card of type {kind}", kind=card.kind)
        raise DeckError(file, line, card.number, problem, f"kind: {join_words(kinds, 'or')}")


def lost_regime(file: str, regime: RegimeKey) -> DeckError:
    """Return the error for corrections that leave a regime without its card."""
    problem = tr("no regime {regime}", regime=regime)
    return DeckError(file, None, None, problem, tr("all four"))


@frozen
class CardSource:
    """Card with the file and line it was read from."""

    card: Card
    file: Path
    line: int

    def error(self, problem: str, expected: str) -> DeckError:
        """Return an error about this card with its file and line."""
        return DeckError(str(self.file), self.line, self.card.number, problem, expected)


def card_files(folder: Path) -> list[Path]:
    """Return a folder's card files, sorted. Raises DeckError if unreadable."""
    if not folder.is_dir():
        raise _no_cards(folder, tr("no such folder"))
    try:
        return sorted(each for each in folder.iterdir() if each.suffix in (".yaml", ".yml"))
    except OSError as error:
        raise _no_cards(folder, tr("cannot be read ({why})", why=error.strerror)) from error


def require_cards(folder: Path) -> None:
    """Raise DeckError if the folder does not exist or contains no card file."""
    if not card_files(folder):
        raise _no_cards(folder, tr("no card file (*.yaml) in this folder"))


def _no_cards(folder: Path, problem: str) -> DeckError:
    return DeckError(str(folder), None, None, problem, tr("a folder of card files"))


def read_folder(folder: Path) -> dict[int, CardSource]:
    """Return the cards of a folder's YAML files, by number. Raises DeckError."""
    places: dict[int, CardSource] = {}
    for file in card_files(folder):
        for card, line in read_cards(file):
            place = CardSource(card, file, line)
            first = places.setdefault(card.number, place)
            if first is not place:
                problem = tr(
                    "duplicate number, first used in {name}, line {line}",
                    name=first.file.name,
                    line=first.line,
                )
                raise place.error(problem, tr("each number once"))
    return places


def load_deck(folder: Path, replacements: Path | None = None) -> Deck:
    """Return the deck of ``folder`` with ``replacements``. Raises DeckError."""
    ours = _whole_deck(folder)
    theirs = read_folder(replacements) if replacements is not None else {}
    for number, place in theirs.items():
        check_kind(place.card, ours[number], str(place.file), place.line)
    corrections = [place.card for place in theirs.values()]
    return Deck(ours).corrected(corrections, str(replacements or folder))


def _whole_deck(folder: Path) -> dict[int, Card]:
    places = read_folder(folder)
    for place in places.values():
        kinds = KINDS_OF_FILE.get(place.file.stem, frozenset())
        if place.card.kind not in kinds:
            wanted = join_words(sorted(kinds)) or tr(
                "the files {names}", names=", ".join(KINDS_OF_FILE)
            )
            raise place.error(
                tr("a card of type {kind} in this file", kind=place.card.kind), wanted
            )
    missing = [number for number in CARD_NUMBERS if number not in places]
    if missing:
        names = ", ".join(map(str, missing[:10])) + ("…" if len(missing) > 10 else "")
        wanted = tr(
            "every number from {first} to {last}", first=CARD_NUMBERS[0], last=CARD_NUMBERS[-1]
        )
        raise DeckError(
            str(folder),
            None,
            missing[0],
            tr("missing from the deck: {names}", names=names),
            wanted,
        )
    return {number: places[number].card for number in CARD_NUMBERS}


def open_deck(corrections: Path | None = None) -> Deck:
    """Return the built-in deck with corrections, by default those in use. Raises DeckError."""
    if corrections is not None:
        require_cards(corrections)
    return load_deck(cards_folder(), corrections or corrections_in_use())
