"""Rectangles of the table, in its units."""

from typing import Any, Final, TypeVar

from attrs import AttrsInstance, fields
from PySide6.QtCore import QRectF

from paxdesk.lazy_attrs import frozen

RATIO: Final = 1.4
"""Height of a card over its width, in games of cards."""
INSPECTOR_FROM: Final = 260
"""Width in pixels from which a face in the inspector spells everything out."""


@frozen
class Rect:
    """A rectangle in pixels."""

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
        """Whether ``other`` lies inside, give or take ``slack`` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether the two share more than an edge ``slack`` pixels wide."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def scaled(self, factor: float) -> "Rect":
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Rect":
        """The rectangle less a border on each side."""
        return Rect(
            self.x + left, self.y + top, self.width - left - right, self.height - top - bottom
        )

    def moved(self, right: float, down: float) -> "Rect":
        return Rect(self.x + right, self.y + down, self.width, self.height)


def qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


# --- How small and how large a table may be shown, and when it is magnified. ----------------------

SMALLEST_WINDOW: Final = (960, 540)
"""Below this nothing could be read."""
SMALLEST_TABLE: Final = (1280, 720)
"""The table that a smaller window shows reduced."""
MAGNIFIED_FROM: Final = (2400, 1350)
MAGNIFIED_TABLE: Final = (1920, 1080)


def magnification(width: float, height: float) -> float:
    """The factor by which the table is enlarged in a window of this size, or reduced."""
    if width < SMALLEST_TABLE[0] or height < SMALLEST_TABLE[1]:
        return min(width / SMALLEST_TABLE[0], height / SMALLEST_TABLE[1])
    if width < MAGNIFIED_FROM[0] or height < MAGNIFIED_FROM[1]:
        return 1.0
    return min(width / MAGNIFIED_TABLE[0], height / MAGNIFIED_TABLE[1])


FAR_TABLE: Final = (960, 540)
"""The table that fills any window where people look on from across the room."""
FAR_SHEETS: Final = 1.5
"""By how much words of sheets are to be enlarged there."""


def far_magnification(width: float, height: float) -> float:
    """The factor by which a table that is looked at from afar is enlarged."""
    return min(width / FAR_TABLE[0], height / FAR_TABLE[1])


# --- The one table of depths: what lies over what. Higher is nearer to the eye --------------------

PANEL_DEPTH: Final = 10.0
"""Heads, ledger, captions: print on the table."""
PLACE: Final = 20.0
"""Dashed places that wait for a card."""
PLACE_MARK: Final = 50.0
"""Marks of open places, under the cards that lie there."""
CARD_DEPTH: Final = 100.0
"""Cards and tiles; their order within a row is added in hundredths."""
PIECE_DEPTH_STEP: Final = 0.005
"""Added to a card's depth for the pieces on it."""
TIE: Final = 190.0
"""What joins two cards, over both, and below strips and marks."""
STRIP: Final = 200.0
"""Prompt strip and top bar."""
MARK: Final = 300.0
FORESEEN: Final = 310.0
"""Figures as they would be."""
DIE: Final = 320.0
"""Dice, above everything that lies on the table."""
FOLD_OUT: Final = 500.0
"""The sheet of a fold-out; its cards and marks lie above it as on the table below."""
FOLD_OUT_CARD: Final = 550.0
FOLD_OUT_MARK: Final = 600.0
SPRITE: Final = 700.0
"""Whatever is on its way from one place to another."""
MASTHEAD: Final = 800.0
"""What is printed across the whole table for a moment."""
GHOST: Final = 900.0


def stacked(box: Rect, count: int, wide: float, high: float) -> list[Rect]:
    """Things below each other in the middle of a box, closer where there are many."""
    wide = min(wide, box.width)
    step = min(high + 2, (box.height - high) / max(1, count - 1))
    left = box.x + (box.width - wide) / 2
    return [Rect(left, box.y + index * step, wide, high) for index in range(count)]


def in_columns(area: Rect, count: int, wide: float, high: float) -> list[Rect]:
    """Things in columns that are filled downwards, narrower where there are many."""
    down = max(1, int((area.height + 2) // (high + 2)))
    columns = max(1, -(-count // down))
    step = min(wide + 3, (area.width + 3) / columns)
    return [
        Rect(area.x + (index // down) * step, area.y + (index % down) * (high + 2), step - 3, high)
        for index in range(count)
    ]


def in_row(base: float, order: int) -> float:
    """The depth of the card that is laid ``order``-th in its row."""
    return base + order / 100


# --- What stands beside the table. ----------------------------------------------------------------


@frozen
class DockPlan:
    """What stands beside the table: which panels, on which side, how wide and how high.

    ``width`` 0 is the usual one, ``share`` 0 the usual share of the height for the inspector.
    ``insist`` keeps it where the table of six seats would need its room.
    """

    inspector: bool = True
    log: bool = True
    left: bool = False
    width: float = 0
    share: float = 0
    insist: bool = False

    @property
    def open(self) -> bool:
        """Whether anything is there."""
        return self.inspector or self.log


CLOSED: Final = DockPlan(inspector=False, log=False)


def panels(plan: DockPlan, beside: Rect, usual: float) -> tuple[Rect | None, Rect | None]:
    """Inspector and log in the dock, with the ``usual`` share for the first; one alone has all."""
    share = (plan.share or usual) if plan.log else 1.0
    high = round(beside.height * share) if plan.inspector else 0
    inspector = Rect(beside.x, beside.y, beside.width, high)
    log = Rect(beside.x, beside.y + high, beside.width, beside.height - high)
    return inspector if plan.inspector else None, log if plan.log else None


LayoutT = TypeVar("LayoutT", bound=AttrsInstance)


def enlarged(zones: LayoutT, factor: float, *lengths: str) -> LayoutT:
    """The same table, every rectangle and each of these lengths enlarged."""

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
"""Pixels that words of the usual size need in the dock."""


def words_in_dock(width: float, text: float) -> float:
    """By how much words are enlarged in a dock so many pixels wide: not so that they are cut."""
    return min(text, max(1.0, width / NARROWEST_WORDS))
