"""The cards of the box by their numbers, and what their owner tells of one.

Which numbers there are the designer published; what is printed on a card its owner types once.
"""

from typing import Final, Literal, TypeAlias, get_args

from paxdesk.record_classes import frozen

CardId: TypeAlias = str
"""Letters and number: ``C12``, ``RR3``."""
Kind: TypeAlias = Literal[
    "event", "mordida", "spy", "strike", "newspaper", "subornation", "lawsuit", "red_flag",
    "troops", "weapons", "radio", "bank", "casino", "hacienda", "hospital", "plantation",
    "smelter", "store", "copper_mine", "gold_mine", "railroad", "lumber_railroad", "other",
]  # fmt: skip
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Land: TypeAlias = Literal["mexico", "us"]
LANDS: Final[tuple[Land, ...]] = get_args(Land)
Product: TypeAlias = Literal["copper", "metal", "beef", "lumber", "goods"]
PRODUCTS: Final[tuple[Product, ...]] = get_args(Product)

DECK: Final[dict[str, tuple[int, ...]]] = {
    "W": tuple(range(1, 10)),
    "O": tuple(range(1, 12)),
    "B": tuple(range(1, 10)),
    "R": tuple(range(1, 22)),
    "E": (*range(1, 8), *range(9, 25)),
    "M": (*range(1, 38), 43),
    "C": tuple(range(1, 62)),
    "RR": tuple(range(1, 29)),
}
"""The 200 cards by their letters."""
CARDS: Final = frozenset(f"{letters}{each}" for letters in DECK for each in DECK[letters])
WARS: Final = ("E6", "E9", "E19")
"""Foreign wars (S11.4.1)."""
UNREST: Final = ("E1", "E2", "E4", "E10", "E12")
"""Each one that was seen adds 1 to the roll for the end (S11.5.2)."""
WEIGHTY: Final = frozenset[Kind](("radio", "spy"))
"""They count as ten cards in the order of play (S6.1, S10)."""
BOYCOTTED: Final[dict[Kind, Product]] = {
    "copper_mine": "copper",
    "gold_mine": "metal",
    "hacienda": "beef",
    "lumber_railroad": "lumber",
    "store": "goods",
}
"""Which product an enterprise lives by (S9.7.3)."""
FIRST_KIND: Final[dict[str, Kind]] = {
    "E": "event", "M": "mordida", "R": "strike", "W": "weapons", "O": "troops", "B": "troops",
    "C": "other", "RR": "railroad",
}  # fmt: skip
"""What a card most likely is, until somebody has told."""


MOST_QUARTERS: Final = 12
MOST_BARS: Final = 2


@frozen
class Facts:
    """What is printed on a card: capitalization in ``quarters``, ``profit`` and gold ``bars``."""

    kind: Kind
    quarters: int = 0
    profit: int = 0
    bars: int = 0
    land: Land = "mexico"
    name: str = ""


def letters_of(card: CardId) -> str:
    """``RR`` of ``RR3``."""
    return card.rstrip("0123456789")


def number_of(card: CardId) -> int:
    """``3`` of ``RR3``."""
    return int(card[len(letters_of(card)) :])


def in_order(card: CardId) -> tuple[int, int]:
    """Cards sorted by this come in the order of the published list."""
    return list(DECK).index(letters_of(card)), number_of(card)


def unknown(card: CardId) -> Facts:
    """The facts of a card of which nothing has been told."""
    return Facts(FIRST_KIND[letters_of(card)])
