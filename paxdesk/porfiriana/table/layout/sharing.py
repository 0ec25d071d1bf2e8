"""How the opponents share their strip: who has more cards has more of its width. No Qt here."""

from functools import lru_cache
from typing import Final

from paxdesk.porfiriana.table.layout.crowd import Spread
from paxdesk.porfiriana.table.layout.measures import CARD_GAP, PLACE_EDGE
from paxdesk.record_classes import frozen

MOST_ROWS: Final = 5
"""More rows of cards than this stand before no opponent."""


@frozen
class Shares:
    """Rows in which opponents lay their cards, how many of these have troops that show above
    them, and the width of each one's place in pixels.
    """

    rows: int
    guarded: int
    places: tuple[float, ...]


@lru_cache(maxsize=512)
def shares(
    strip: float, gap: float, least: float, spreads: tuple[Spread, ...], card: int
) -> Shares | None:
    """Divide a strip among opponents, cards of this width side by side.

    No place is narrower than ``least``. All are equally wide where that does; None if even in
    MOST_ROWS there is no room.
    """
    room = strip - (len(spreads) - 1) * gap
    for rows in range(1, MOST_ROWS + 1):
        columns = [-(-each.piles // rows) for each in spreads]
        needs = [max(least, _need(count, card)) for count in columns]
        if sum(needs) <= room:
            guarded = (
                -(-each.guarded // count) for each, count in zip(spreads, columns, strict=True)
            )
            return Shares(rows, max(guarded), _filled(needs, room))
    return None


def _need(columns: int, card: int) -> float:
    return 2 * PLACE_EDGE + columns * (card + CARD_GAP) - CARD_GAP


def even(strip: float, gap: float, count: int) -> tuple[float, ...]:
    """Places of the same width for everybody."""
    return ((strip - (count - 1) * gap) / count,) * count


def _filled(needs: list[float], room: float) -> tuple[float, ...]:
    """What each needs, and the rest to those with the least until all are equal."""
    rising = sorted(needs)
    level = 0.0
    for count in range(1, len(rising) + 1):
        level = (room - sum(rising[count:])) / count
        if count == len(rising) or level <= rising[count]:
            break
    return tuple(max(need, level) for need in needs)
