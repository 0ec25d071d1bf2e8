"""Layout of a sheet: rows and columns of boxes, in units."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Protocol, TypedDict, Unpack, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, SEPIA, Ink
from paxdesk.desk.painting.shapes import draw_double_rule, fill_rect, seat_mark
from paxdesk.lazy_attrs import frozen

FIELD_PIXELS: Final = 14
SQUEEZE_SHARE: Final = 0.8
"""Scale of button text below which the buttons are stacked."""
HAIR: Final = "#C9B58F"
"""Colour of thin lines between rows."""


@frozen
class Type:
    """Font and size of text."""

    pixels: float = 14
    face: typesetting.Face = "sans"
    weight: int = 400
    italic: bool = False
    tracking: float = 0.0

    def font(self, pixels: float) -> QFont:
        return typesetting.make_font(
            pixels, self.face, self.weight, italic=self.italic, tracking=self.tracking
        )


PLAIN: Final = Type()
BOLD: Final = Type(14, weight=600)
HEADING: Final = Type(18, "serif", 700)
NOTE: Final = Type(13, "serif", italic=True)
CAPTION: Final = Type(11, weight=600, tracking=8)


@runtime_checkable
class OwnSize(Protocol):
    """Widget that computes its size, in units."""

    def height_for(self, width: float) -> float: ...
    def width_of_words(self) -> float: ...
    def place(self, units: QRectF, scale: float) -> None: ...


class BoxOptions(TypedDict, total=False):
    """Options of every box.

    In a row, a box without ``width`` takes its ``share`` of the remaining width. In a column, a box
    is at least ``high`` units high, or ``fills`` the remaining height.
    """

    width: float
    high: float
    share: float
    fills: bool


class Box:
    """Empty space, and base class of all boxes."""

    def __init__(
        self, width: float = 0, high: float = 0, *, share: float = 1, fills: bool = False
    ) -> None:
        self.width = width
        self.high = high
        self.share = share
        self.fills = fills
        self.area = QRectF()

    def natural_width(self) -> float:
        """Return the width in a row; 0 means a share of the remaining width."""
        return self.width

    def height_for(self, _width: float) -> float:
        return self.high

    def place(self, area: QRectF, _scale: float) -> None:
        self.area = area

    def paint(self, painter: QPainter) -> None:
        """Paint text and lines on the paper."""

    def boxes(self) -> "Iterator[Box]":
        """Yield the box and all its descendants."""
        yield self


class TextBox(Box):
    """Text that shrinks to fit ``lines`` lines before it takes more; 0 means any number.

    A ``snug`` box is as wide in a row as its text. ``said`` replaces ``words`` for screen readers;
    "" omits it.
    """

    def __init__(
        self,
        words: str,
        type: Type = PLAIN,
        ink: Ink = INK,
        *,
        lines: int = 0,
        align: typesetting.Align = typesetting.LEFT,
        least: float = 11,
        leading: float = 1.25,
        snug: bool = False,
        said: str | None = None,
        **size: Unpack[BoxOptions],
    ) -> None:
        super().__init__(**size)
        self.words = words
        self.said = words if said is None else said
        self.type = type
        self.ink = ink
        self.lines = lines
        self.align = align
        self.least = least
        self.leading = leading
        self.snug = snug

    def natural_width(self) -> float:
        if not self.snug:
            return self.width
        return max(
            self.width, typesetting.text_width(self.words, self.type.font(self.type.pixels)) + 1
        )

    def printed(self, width: float) -> tuple[QFont, list[str]]:
        """Return the font, as large as fits, and the lines of the text."""
        return _printed(self.words, self.type, self.lines, self.least, width)

    def height_for(self, width: float) -> float:
        face, rows = self.printed(width)
        return max(self.high, len(rows) * round(face.pixelSize() * self.leading))

    def paint(self, painter: QPainter) -> None:
        face, rows = self.printed(self.area.width())
        typesetting.draw_text(
            painter, self.area, self.words, face, self.ink, self.align,
            lines=len(rows), leading=self.leading,
        )  # fmt: skip


@lru_cache(maxsize=2048)
def _printed(
    words: str, type: Type, lines: int, least: float, width: float
) -> tuple[QFont, list[str]]:
    largest = round(type.pixels)
    for pixels in range(largest, min(largest, round(least)) - 1, -1):
        face = type.font(pixels)
        rows = typesetting.wrap_text(words, face, width)
        narrow = all(typesetting.text_width(row, face) <= width + 0.5 for row in rows)
        if narrow and (not lines or len(rows) <= lines):
            break
    return face, rows


class Rule(Box):
    """Line: horizontal in a column, vertical in a row."""

    def __init__(self, weight: float = 1, ink: Ink = INK, *, overhang: float = 0) -> None:
        super().__init__(weight, weight)
        self.ink = ink
        self.overhang = overhang
        """Extension of the line beyond its place at both ends."""

    def paint(self, painter: QPainter) -> None:
        fill_rect(painter, self.area.adjusted(-self.overhang, 0, self.overhang, 0), self.ink)


class PaintedBox(Box):
    """Box painted by the function ``draw``."""

    def __init__(
        self, draw: Callable[[QPainter, QRectF], object], **size: Unpack[BoxOptions]
    ) -> None:
        super().__init__(**size)
        self.draw = draw

    def paint(self, painter: QPainter) -> None:
        self.draw(painter, self.area)


class BoxParent(QWidget):
    """Widget that contains the widgets of boxes."""

    finger_needs = 0.0
    """Minimum size of buttons and fields for touch, in units; 0 for a mouse."""


class Item(Box):
    """Button or field; the minimum size of a button grows with its text."""

    def __init__(
        self, widget: QWidget, width: float = 0, high: float = 0, *, share: float = 1,
        fills: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(width, high, share=share, fills=fills)
        self.widget = widget

    @property
    def _least(self) -> float:
        """Minimum size for touch: the largest that any parent requires."""
        least, on = 0.0, self.widget.parentWidget()
        while on is not None:
            least = max(least, on.finger_needs) if isinstance(on, BoxParent) else least
            on = on.parentWidget()
        return least

    def natural_width(self) -> float:
        if not self.width:
            return 0.0
        words = self.widget.width_of_words() if isinstance(self.widget, OwnSize) else 0.0
        return max(self.width, words, self._least)

    def height_for(self, width: float) -> float:
        words = self.widget.height_for(width) if isinstance(self.widget, OwnSize) else 0.0
        return max(self.high, words, self._least)

    def place(self, area: QRectF, scale: float) -> None:
        spare = 0.0 if self.fills else max(0.0, area.height() - self.height_for(area.width()))
        self.area = area.adjusted(0, spare / 2, 0, -spare / 2)
        if isinstance(self.widget, OwnSize):
            self.widget.place(self.area, scale)
        else:
            self.widget.setGeometry(to_pixels(self.area, scale).toAlignedRect())
            self.widget.setFont(typesetting.make_font(FIELD_PIXELS * scale, "sans", 600))


class BoxGroup(Box):
    """Group of boxes; ``None`` among them is left out."""

    def __init__(
        self, *parts: Box | None, gap: float = 8, ground: Ink = "", **size: Unpack[BoxOptions]
    ) -> None:
        super().__init__(**size)
        self.ground = ground
        """Background colour; "" for none."""
        self.parts = [part for part in parts if part is not None]
        self.gap = gap

    @property
    def gaps(self) -> float:
        return self.gap * max(0, len(self.parts) - 1)

    def paint(self, painter: QPainter) -> None:
        if self.ground:
            fill_rect(painter, self.area, self.ground, 3)
        for part in self.parts:
            part.paint(painter)

    def boxes(self) -> Iterator[Box]:
        yield self
        for part in self.parts:
            yield from part.boxes()


class Column(BoxGroup):
    """Boxes below each other, as high as they need; those that fill share the rest."""

    def height_for(self, width: float) -> float:
        return sum(part.height_for(width) for part in self.parts) + self.gaps

    def place(self, area: QRectF, scale: float) -> None:
        self.area = area
        spare = max(0.0, area.height() - self.height_for(area.width()))
        fills = sum(part.share for part in self.parts if part.fills)
        top = area.top()
        for part in self.parts:
            high = part.height_for(area.width())
            high += spare * part.share / fills if part.fills else 0.0
            part.place(QRectF(area.left(), top, area.width(), high), scale)
            top += high + self.gap


class HBox(BoxGroup):
    """Boxes beside each other, all as high as the highest."""

    def widths(self, width: float) -> list[float]:
        """Return the width of each part, shrunk if the row is too narrow."""
        natural = [part.natural_width() for part in self.parts]
        shares = sum(part.share for part, wide in zip(self.parts, natural, strict=True) if not wide)
        spare = width - self.gaps - sum(natural)
        shrunk = 1.0 if spare >= 0 else 1 + spare / sum(natural)
        return [
            wide * shrunk if wide else max(0.0, spare) * part.share / shares
            for part, wide in zip(self.parts, natural, strict=True)
        ]

    def height_for(self, width: float) -> float:
        each = zip(self.parts, self.widths(width), strict=True)
        return max((part.height_for(wide) for part, wide in each), default=self.high)

    def place(self, area: QRectF, scale: float) -> None:
        self.area = area
        left = area.left()
        for part, wide in zip(self.parts, self.widths(area.width()), strict=True):
            part.place(QRectF(left, area.top(), wide, area.height()), scale)
            left += wide + self.gap


class WrappingRow(BoxGroup):
    """Row of buttons, or a column if a row is too narrow for their text."""

    def _laid(self, width: float) -> BoxGroup:
        words = (
            each.widget.width_of_words()
            for each in self.parts
            if isinstance(each, Item) and isinstance(each.widget, OwnSize)
        )
        kind = Column if sum(words) * SQUEEZE_SHARE + self.gaps > width else HBox
        return kind(*self.parts, gap=self.gap)

    def height_for(self, width: float) -> float:
        return self._laid(width).height_for(width)

    def place(self, area: QRectF, scale: float) -> None:
        self.area = area
        self._laid(area.width()).place(area, scale)


class Pad(BoxGroup):
    """Box with margins."""

    def __init__(
        self, part: Box, left: float, top: float, right: float, bottom: float,
        **size: Unpack[BoxOptions],
    ) -> None:  # fmt: skip
        super().__init__(part, **size)
        self.edges = left, top, right, bottom

    def height_for(self, width: float) -> float:
        left, top, right, bottom = self.edges
        return self.parts[0].height_for(width - left - right) + top + bottom

    def place(self, area: QRectF, scale: float) -> None:
        left, top, right, bottom = self.edges
        self.area = area
        self.parts[0].place(area.adjusted(left, top, -right, -bottom), scale)


def grid_box(
    parts: Sequence[Box], columns: int, gap: float = 8, *, down: bool = False, fills: bool = False
) -> Column:
    """Arrange boxes in columns, row by row, or ``down`` column by column."""
    rows = -(-len(parts) // columns)
    if down:
        order = [parts[row + rows * column : row + rows * column + 1]
                 for row in range(rows) for column in range(columns)]  # fmt: skip
        parts = [found[0] if found else Box() for found in order]
    cells = [*parts, *(Box() for _ in range(-len(parts) % columns))]
    return Column(
        *(HBox(*cells[first : first + columns], gap=gap, fills=fills)
          for first in range(0, len(cells), columns)),
        gap=gap, fills=fills,
    )  # fmt: skip


def icon_box(name: str, side: float, ink: Ink = INK, *, width: float = 0) -> PaintedBox:
    return PaintedBox(
        lambda painter, area: draw_icon(painter, name, area.left(), area.top(), side, ink),
        width=width or side,
        high=side,
    )


def seat_mark_box(colour: int, side: float) -> PaintedBox:
    """Return a box with a seat's mark, vertically centred."""
    return PaintedBox(
        lambda painter, area: seat_mark(
            painter, colour, area.left(), area.center().y() - side / 2, side
        ),
        width=side,
        high=side,
    )


def double_rule() -> PaintedBox:
    """Return a double line, thick and thin."""
    return PaintedBox(
        lambda painter, area: draw_double_rule(painter, area.left(), area.top(), area.width()),
        high=5,
    )


def widest(words: Iterable[str], type: Type) -> float:
    """Return the width of a column for these texts."""
    return max(
        (typesetting.text_width(each, type.font(type.pixels)) + 1 for each in words), default=0
    )


def heading_box(words: str) -> Column:
    """Return a heading over a thin line."""
    return Column(TextBox(words, HEADING, lines=1), Rule(1), gap=4)


def small_print_box(words: str, ink: Ink = SEPIA, lines: int = 0) -> TextBox:
    return TextBox(words, NOTE, ink, lines=lines)


def button_row(*parts: Box | None) -> Column:
    """Return the row of buttons at the foot of a sheet, below a line."""
    return Column(Rule(2, overhang=14), HBox(*parts, gap=12), gap=14)


def to_pixels(units: QRectF, scale: float) -> QRectF:
    return QRectF(
        units.x() * scale, units.y() * scale, units.width() * scale, units.height() * scale
    )
