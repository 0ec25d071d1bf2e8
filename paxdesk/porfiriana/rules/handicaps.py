"""Handicaps: what a seat has more or less than the others, agreed on before the deal.

They are part of the options of a game and say nothing of who sits at a seat.
"""

from collections.abc import Iterator
from typing import Final

from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.record_classes import frozen

GOLD: Final = range(-4, 13)
"""By how much gold a start may differ; the starting player has 4 (C10)."""
HAND: Final = range(-2, 4)
"""By how many cards a Hand Limit may differ."""


@frozen
class Handicap:
    """``gold`` and ``hand`` are added to the start and the Hand Limit.

    ``prestige`` is the kind of a point that counts from the beginning, always, and earns no cube.
    """

    gold: int = 0
    hand: int = 0
    prestige: Prestige | None = None

    @property
    def fair(self) -> bool:
        """Whether the seat has what all have."""
        return self == NONE


NONE: Final = Handicap()


def trimmed(handicaps: tuple[Handicap, ...]) -> tuple[Handicap, ...]:
    """The handicaps of a game as it keeps them: none at all where every seat has what all have."""
    return () if all(each.fair for each in handicaps) else handicaps


def handicap_problems(handicaps: tuple[Handicap, ...], seats: int) -> Iterator[str]:
    """What is wrong with the handicaps of a game of so many people, a sentence each."""
    if handicaps and len(handicaps) != seats:
        yield say("{handicaps} handicaps for {seats} seats", handicaps=len(handicaps), seats=seats)
    for number, each in enumerate(handicaps, start=1):
        if each.gold not in GOLD or each.hand not in HAND:
            yield say(
                "P{seat} cannot have a handicap of {gold} gold and {hand} cards",
                seat=number,
                gold=each.gold,
                hand=each.hand,
            )


def of_seat(handicaps: tuple[Handicap, ...], seat: Seat) -> Handicap:
    """What a seat has more or less; Díaz never has."""
    return handicaps[seat - 1] if 0 < seat <= len(handicaps) else NONE
