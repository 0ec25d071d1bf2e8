"""Cards of the box by number, and the printed facts that its owner enters."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeAlias, cast, get_args

from paxdesk.lazy_attrs import frozen
from paxdesk.sierra_madre.rules.refusals import tables

CardId: TypeAlias = str
"""Letters and number of a card: ``C12``, ``RR3``."""
CardKind: TypeAlias = Literal[
    "event", "mordida", "spy", "strike", "newspaper", "subornation", "lawsuit", "red_flag",
    "troops", "weapons", "radio", "bank", "casino", "hacienda", "hospital", "plantation",
    "smelter", "store", "copper_mine", "gold_mine", "railroad", "lumber_railroad", "other",
]  # fmt: skip
KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
Country: TypeAlias = Literal["mexico", "us"]
LANDS: Final[tuple[Country, ...]] = get_args(Country)
Product: TypeAlias = Literal["copper", "metal", "beef", "lumber", "goods"]
PRODUCTS: Final[tuple[Product, ...]] = get_args(Product)


def _numbers(spans: str) -> Iterator[int]:
    """Yield the numbers of spans such as ``1-7 9-24``."""
    for first, _, last in (span.partition("-") for span in spans.split()):
        yield from range(int(first), int(last or first) + 1)


DECK: Final = {letters: tuple(_numbers(spans)) for letters, spans in tables("box")["deck"].items()}
"""Numbers of the 200 cards by their letters."""
CARDS: Final = frozenset(f"{letters}{each}" for letters in DECK for each in DECK[letters])
WARS: Final = ("E6", "E9", "E19")
"""Foreign wars (S11.4.1)."""
UNREST: Final = ("E1", "E2", "E4", "E10", "E12")
"""Events that, once revealed, each add 1 to the roll for the end (S11.5.2)."""
WEIGHTY: Final = frozenset[CardKind](("radio", "spy"))
"""Kinds that count as ten cards in the order of play (S6.1, S10)."""
BOYCOTTED: Final = cast(Mapping[CardKind, Product], tables("box")["products"])
"""Product of each kind of enterprise that a boycott can affect (S9.7.3)."""
FIRST_KIND: Final = cast(Mapping[str, CardKind], tables("box")["kinds"])
"""Default kind of each card prefix, until the facts are entered."""
MOST_QUARTERS: Final = 12
MOST_BARS: Final = 2


@frozen
class Facts:
    """Printed facts of a card: capitalization in ``quarters``, ``profit`` and gold ``bars``."""

    kind: CardKind
    quarters: int = 0
    profit: int = 0
    bars: int = 0
    land: Country = "mexico"
    name: str = ""


def card_prefix(card: CardId) -> str:
    """Return the letters of a card: ``RR`` for ``RR3``."""
    return card.rstrip("0123456789")


def number_of(card: CardId) -> int:
    """Return the number of a card: ``3`` of ``RR3``."""
    return int(card[len(card_prefix(card)) :])


def in_order(card: CardId) -> tuple[int, int]:
    """Return the sort key of a card for the order of the published list."""
    return list(DECK).index(card_prefix(card)), number_of(card)


def unknown(card: CardId) -> Facts:
    """Return the default facts of a card without entered facts."""
    return Facts(FIRST_KIND[card_prefix(card)])
