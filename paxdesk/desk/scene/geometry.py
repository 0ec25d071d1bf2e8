"""Rectangles, sizes and depths of the table, in its units."""

from typing import Any, Final, TypeVar

from attrs import AttrsInstance, fields
from PySide6.QtCore import QRectF

from paxdesk.lazy_attrs import frozen

RATIO: Final = 1.4
"""Ratio of a card's height to its width, in card games."""
INSPECTOR_FROM: Final = 260
"""Minimum width for a face with full texts in the inspector, in units."""


@frozen
class Rect:
    """Rectangle in table units or pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        """Return whether ``other`` is inside, with a tolerance of ``slack``."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Return whether the rectangles overlap by more than ``slack``."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def scaled(self, factor: float) -> "Rect":
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Rect":
        """Return the rectangle reduced by a border on each side."""
        return Rect(
            self.x + left, self.y + top, self.width - left - right, self.height - top - bottom
        )

    def at_least(self, side: float) -> "Rect":
        """Return this rectangle, grown about its centre to a minimum width and height."""
        across = max(0.0, side - self.width) / 2
        down = max(0.0, side - self.height) / 2
        return self.inset(-across, -down, -across, -down)

    def moved(self, right: float, down: float) -> "Rect":
        return Rect(self.x + right, self.y + down, self.width, self.height)


def qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


# --- Smallest and largest table, and its magnification --------------------------------------------

SMALLEST_WINDOW: Final = (960, 540)
"""Minimum window size for readable text, in pixels."""
SMALLEST_TABLE: Final = (1280, 720)
"""Minimum size of the table in units; a smaller window shows it reduced."""
MAGNIFIED_FROM: Final = (2400, 1350)
MAGNIFIED_TABLE: Final = (1920, 1080)


def magnification(width: float, height: float) -> float:
    """Return the scale factor of the table in a window of this size."""
    if width < SMALLEST_TABLE[0] or height < SMALLEST_TABLE[1]:
        return min(width / SMALLEST_TABLE[0], height / SMALLEST_TABLE[1])
    if width < MAGNIFIED_FROM[0] or height < MAGNIFIED_FROM[1]:
        return 1.0
    return min(width / MAGNIFIED_TABLE[0], height / MAGNIFIED_TABLE[1])


FAR_TABLE: Final = (1280, 720)
"""Minimum size of the table in the living-room view, in units."""
FAR_WORDS: Final = 1.25
"""Minimum scale factor of the text of the table in the living-room view."""
FAR_SHEETS: Final = 1.5
"""Scale factor of the text of sheets in the living-room view."""


def far_magnification(width: float, height: float) -> float:
    """Return the scale factor of the table in the living-room view."""
    return min(width / FAR_TABLE[0], height / FAR_TABLE[1])


# --- Depths (z values); higher is nearer to the viewer --------------------------------------------

PANEL_DEPTH: Final = 10.0
"""Depth of headings and captions printed on the table."""
PLACE: Final = 20.0
"""Depth of dashed places for cards."""
PLACE_MARK: Final = 50.0
"""Depth of marks on places, below cards."""
CARD_DEPTH: Final = 100.0
"""Depth of cards and tiles; their order within a row is added in hundredths."""
PIECE_DEPTH_STEP: Final = 0.005
"""Difference in depth between a thing and the one below it."""
TIE: Final = 190.0
"""Depth of ties between two cards, above cards and below strips and marks."""
STRIP: Final = 200.0
"""Depth of the prompt strip and top bar."""
MARK: Final = 300.0
FORESEEN: Final = 310.0
"""Depth of forecast figures."""
DIE: Final = 320.0
"""Depth of dice, above all other things of the table but below fold-outs."""
FOLD_OUT: Final = 500.0
"""Depth of the sheet of a fold-out, below its cards and marks."""
FOLD_OUT_CARD: Final = 550.0
FOLD_OUT_MARK: Final = 600.0
SPRITE: Final = 700.0
"""Depth of moving pictures."""
MASTHEAD: Final = 800.0
"""Depth of banners across the table."""
GHOST: Final = 900.0


def stacked(box: Rect, count: int, wide: float, high: float) -> list[Rect]:
    """Return places stacked downwards from the top of a box, horizontally centred."""
    wide = min(wide, box.width)
    step = min(high + 2, (box.height - high) / max(1, count - 1))
    left = box.x + (box.width - wide) / 2
    return [Rect(left, box.y + index * step, wide, high) for index in range(count)]


def in_columns(area: Rect, count: int, wide: float, high: float) -> list[Rect]:
    """Return places in columns filled downwards, narrower if there are many."""
    down = max(1, int((area.height + 2) // (high + 2)))
    columns = max(1, -(-count // down))
    step = min(wide + 3, (area.width + 3) / columns)
    return [
        Rect(area.x + (index // down) * step, area.y + (index % down) * (high + 2), step - 3, high)
        for index in range(count)
    ]


def in_row(base: float, order: int) -> float:
    """Return the depth of the card with index ``order`` in its row."""
    return base + order / 100


# --- Dock beside the table ------------------------------------------------------------------------


@frozen
class DockPlan:
    """Layout of the dock: its panels, side and width, and the inspector's share of its height.

    0 means the default width or share. ``insist`` keeps the dock even if the tableaux need its
    room.
    """

    inspector: bool = True
    log: bool = True
    left: bool = False
    width: float = 0
    share: float = 0
    insist: bool = False

    @property
    def open(self) -> bool:
        return self.inspector or self.log


CLOSED: Final = DockPlan(inspector=False, log=False)


def panels(plan: DockPlan, beside: Rect, usual: float) -> tuple[Rect | None, Rect | None]:
    """Return the areas of the inspector and the log; None for a closed panel.

    ``usual`` is the inspector's default share of the height.
    """
    share = (plan.share or usual) if plan.log else 1.0
    high = round(beside.height * share) if plan.inspector else 0
    inspector = Rect(beside.x, beside.y, beside.width, high)
    log = Rect(beside.x, beside.y + high, beside.width, beside.height - high)
    return inspector if plan.inspector else None, log if plan.log else None


LayoutT = TypeVar("LayoutT", bound=AttrsInstance)


def enlarged(zones: LayoutT, factor: float, *lengths: str) -> LayoutT:
    """Return the layout with every rectangle and the named ``lengths`` scaled."""

    def larger(value: object) -> object:
        if isinstance(value, tuple):
            return tuple(map(larger, value))
        return value.scaled(factor) if isinstance(value, Rect) else value

    changed: dict[str, Any] = {
        each.name: larger(getattr(zones, each.name)) for each in fields(type(zones))
    }
    changed |= {name: getattr(zones, name) * factor for name in lengths}
    return type(zones)(**changed)


NARROWEST_WORDS: Final = 180
"""Minimum width for text of normal size in the dock, in units."""


def words_in_dock(width: float, text: float) -> float:
    """Return the text scale in a dock of ``width`` units, from 1 to ``text``."""
    return min(text, max(1.0, width / NARROWEST_WORDS))
