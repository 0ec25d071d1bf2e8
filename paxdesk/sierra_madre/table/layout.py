"""Where everything lies on the table: strip, quarter, calendars, edge of the board, page."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paxdesk.desk.scene.geometry import Rect
from paxdesk.record_classes import frozen

GAP: Final = 8.0
STRIP: Final = 46.0
LEFT: Final = 268.0
LEFT_WIDE: Final = 330.0
EDGE: Final = 176.0
HEAD: Final = 176.0
BOXES: Final = 8
"""Quarters of a seasonal track that are shown; what lies further ahead lies in the last."""
BOX: Final = 56.0
TALLEST: Final = 122.0
"""Units of height of a calendar at most."""
SHARE: Final = 0.56
"""Of the height, for all calendars at most."""
ONE_COLUMN: Final = 5
"""So many calendars lie below each other."""
CAPTION: Final = 17.0
CHIP: Final = (52.0, 22.0)
BUTTON: Final = 34.0
ROW: Final = 27.0
FORM_BUTTONS: Final = 6


@frozen
class SeatPlace:
    """One calendar: the head, the boxes of the coming quarters, and the profits track."""

    whole: Rect
    head: Rect
    boxes: tuple[Rect, ...]
    profits: Rect


@frozen
class Plan:
    """The whole table."""

    strip: Rect
    quarter: Rect
    seats: tuple[SeatPlace, ...]
    edge: Rect
    page: Rect
    go_on: Rect
    forms: tuple[Rect, ...]


@lru_cache(maxsize=64)
def plan(free: Rect, seats: int) -> Plan:
    """Divide the free room for so many seats."""
    inner = free.inset(GAP, GAP, GAP, GAP / 2)
    strip = Rect(inner.x, inner.y, inner.width, STRIP)
    top = strip.bottom + GAP
    high = inner.bottom - top
    left = LEFT_WIDE if inner.width > 1300 else LEFT
    quarter = Rect(inner.x, top, left, high)
    x = quarter.right + GAP
    wide = inner.right - x
    columns = 1 if seats <= ONE_COLUMN else 2
    in_column = -(-seats // columns)
    each = min(TALLEST, high * SHARE / in_column - 4)
    places = []
    for index in range(seats):
        column, line = divmod(index, in_column)
        across = (wide - (columns - 1) * GAP) / columns
        place = Rect(x + column * (across + GAP), top + line * (each + 4), across, each)
        places.append(_seat(place, columns))
    below = top + in_column * (each + 4) + GAP - 4
    rest = inner.bottom - below
    edge = Rect(x, below, EDGE, rest)
    page = Rect(edge.right + GAP, below, inner.right - edge.right - GAP, rest)
    foot = page.bottom - BUTTON - 10
    go_on = Rect(page.right - 200, foot, 190, BUTTON)
    across = (go_on.x - page.x - 16) / FORM_BUTTONS
    forms = tuple(
        Rect(page.x + 10 + index * across, foot, across - 6, BUTTON)
        for index in range(FORM_BUTTONS)
    )
    return Plan(strip, quarter, tuple(places), edge, page, go_on, forms)


def _seat(place: Rect, columns: int) -> SeatPlace:
    head_wide = HEAD if columns == 1 else HEAD * 0.75
    head = Rect(place.x, place.y, head_wide, place.height)
    rest = place.width - head_wide
    profits_wide = max(rest * 0.34, 120) if columns == 1 else rest * 0.3
    box = (rest - profits_wide) / BOXES
    boxes = tuple(
        Rect(head.right + index * box, place.y, box, place.height) for index in range(BOXES)
    )
    profits = Rect(head.right + BOXES * box, place.y, profits_wide, place.height)
    return SeatPlace(place, head, boxes, profits)


def stacked(box: Rect, count: int) -> list[Rect]:
    """Cards in a box below each other, closer where there are many."""
    wide, high = min(CHIP[0], box.width - 4), CHIP[1]
    room = box.height - CAPTION - 4
    step = min(high + 2, (room - high) / max(1, count - 1)) if count > 1 else 0
    left = box.x + (box.width - wide) / 2
    return [Rect(left, box.y + CAPTION + index * step, wide, high) for index in range(count)]


def flowing(area: Rect, count: int, wide: float = 66.0) -> list[Rect]:
    """Cards in columns, filled downwards, closer where there are many."""
    high = CHIP[1]
    room = area.height - CAPTION - 4
    down = max(1, int((room + 2) // (high + 2)))
    columns = max(1, -(-count // down))
    step = min(wide + 3, (area.width - wide - 6) / max(1, columns - 1)) if columns > 1 else 0
    return [
        Rect(area.x + 4 + (index // down) * step, area.y + CAPTION + (index % down) * (high + 2),
             wide, high)
        for index in range(count)
    ]  # fmt: skip


def flow(area: Rect, widths: Sequence[float], high: float = BUTTON) -> list[Rect]:
    """Buttons in lines from the left, each as wide as its words."""
    found: list[Rect] = []
    x, y = area.x, area.y
    for wide in widths:
        if x > area.x and x + wide > area.right:
            x, y = area.x, y + high + 5
        found.append(Rect(x, y, wide, high))
        x += wide + 6
    return found
