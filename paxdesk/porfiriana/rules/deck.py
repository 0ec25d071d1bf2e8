"""The deck: all 220 cards by number and kind, read from a folder of card files."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from attrs import field

from paxdesk.language import (
    join_words,
    tr,
)
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES, Prestige, RaidHand, RegimeKey
from paxdesk.porfiriana.rules.cards import (
    CARD_NUMBERS,
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
)
from paxdesk.porfiriana.rules.deck_reading import read_cards
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.resources import cards_folder, corrections_folder

C = TypeVar("C", bound=Card)

# What each file of a whole deck holds.
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
    """All cards by number. ``replaced`` lists those that differ from ours (a player's corrections).

    ``ours`` holds our cards of those numbers. Decks are compared by ``digest``. All others are the
    cards of one kind by number, ``regimes`` by key; ``attacks`` are orange and black, ``headlines``
    leave out the Topples, and ``news`` are the numbers of both, which never come into a hand.
    ``raids`` are the numbers of those attacks that raid a hand, ``able`` those of enterprises and
    partners with an ability on any side, ``lands`` those of ranches and plantations. What
    enterprises of ``fixed_income`` are worth depends on nothing. ``showing`` are, by prestige, the
    numbers of those in play that show it, partners on any side.
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
            prestige: frozenset(number for number, face in faces if face.prestige == prestige)
            for prestige in PRESTIGES
        }
        kinds["news"] = frozenset({*kinds["headlines"], *kinds["topples"]})
        for kind, cards in kinds.items():
            object.__setattr__(self, kind, cards)

    def _of(self, kind: type[C]) -> dict[int, C]:
        return {number: card for number, card in self.cards.items() if isinstance(card, kind)}

    @property
    def digest(self) -> str:
        """Hexadecimal SHA-256 of all that matters to a game: not of captions and provenance."""
        return _digest(self)

    @property
    def mark(self) -> str:
        """As much of the digest as tells decks apart in names of files and in rows."""
        return self.digest[:12]

    def corrected(self, corrections: Iterable[Card], file: str = "") -> "Deck":
        """Our cards with other corrections than this deck has, read from ``file``.

        Raises DeckError for a card of another kind than ours of that number.
        """
        file = file or corrected_cards()
        ours = {**self.cards, **self.built_in_cards}
        cards = dict(ours)
        for card in corrections:
            if card.kind != ours[card.number].kind:
                expected = f"kind: {ours[card.number].kind}"
                raise DeckError(file, None, card.number, other_kind(card), expected)
            cards[card.number] = card
        replaced = tuple(number for number in CARD_NUMBERS if cards[number] != ours[number])
        deck = Deck(cards, replaced, {number: ours[number] for number in replaced})
        lost = [key for key in REGIMES if key not in deck.regimes]
        if lost:
            raise lost_regime(file, lost[0])
        return deck


@lru_cache(8)
def _digest(deck: Deck) -> str:
    import hashlib
    import json

    from paxdesk.porfiriana.rules.deck_reading import card_data

    facts = [card_data(deck.cards[number], captions=False) for number in sorted(deck.cards)]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def corrected_cards() -> str:
    """What is named where the file of corrected cards would be."""
    return tr("the corrected cards")


def other_kind(card: Card) -> str:
    """The problem of a card that is of another kind than ours of that number."""
    return tr("a card of type {kind}", kind=card.kind)


def lost_regime(file: str, regime: RegimeKey) -> DeckError:
    """The error of corrections that leave a regime without its card."""
    problem = tr("no regime {regime}", regime=regime)
    return DeckError(file, None, None, problem, tr("all four"))


@frozen
class CardSource:
    """Where a card was read."""

    card: Card
    file: Path
    line: int

    def error(self, problem: str, expected: str) -> DeckError:
        """The error about this card, with its file and line; ``expected`` is what would fit."""
        return DeckError(str(self.file), self.line, self.card.number, problem, expected)


def card_files(folder: Path) -> list[Path]:
    """The card files of a folder. Raises DeckError where there is no folder to be read."""
    if not folder.is_dir():
        raise _no_cards(folder, tr("no such folder"))
    try:
        return sorted(each for each in folder.iterdir() if each.suffix in (".yaml", ".yml"))
    except OSError as error:
        raise _no_cards(folder, tr("cannot be read ({why})", why=error.strerror)) from error


def require_cards(folder: Path) -> None:
    """Raise DeckError for a folder that was named for its cards and has none."""
    if not card_files(folder):
        raise _no_cards(folder, tr("no card file (*.yaml) in this folder"))


def _no_cards(folder: Path, problem: str) -> DeckError:
    return DeckError(str(folder), None, None, problem, tr("a folder of card files"))


def read_folder(folder: Path) -> dict[int, CardSource]:
    """Read all cards of all ``*.yaml`` files of a folder, by number.

    Raises DeckError for a card that does not fit, a number that stands twice, or no folder.
    """
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
    """Read the whole deck of ``folder``, and lay the cards of ``replacements`` over it.

    A replacement takes the place of our card of that number and must be of the same kind; its
    file may have any name. Raises DeckError for whatever does not fit: see ``cards/README.md``.
    """
    ours = _whole_deck(folder)
    theirs = read_folder(replacements) if replacements is not None else {}
    for number, place in theirs.items():
        if place.card.kind != ours[number].kind:
            raise place.error(other_kind(place.card), f"kind: {ours[number].kind}")
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
    """Read our deck with the player's corrections laid over it.

    ``corrections`` takes the place of :func:`corrections_folder`, and must hold card files.
    Raises DeckError.
    """
    if corrections is not None:
        require_cards(corrections)
    return load_deck(cards_folder(), corrections or corrections_folder())
