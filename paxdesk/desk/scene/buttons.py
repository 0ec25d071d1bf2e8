"""Buttons printed on the table: their look and their layout in lines and pages."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import controls
from paxdesk.desk.painting.palette import INK, UNREST_INK
from paxdesk.desk.painting.typesetting import LEFT, draw_text, fit_font
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.things import PaintContext
from paxdesk.lazy_attrs import frozen

T = TypeVar("T")


@frozen
class ButtonLook:
    """Look of a button; ``refused`` is why it is disabled, ``note`` its cost."""

    margin: ClassVar[float] = 4
    words: str
    refused: str = ""
    primary: bool = False
    pixels: float = 14
    icon: str = ""
    note: str = ""

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        enabled = not self.refused
        high = height if enabled and not self.note else height * 0.56
        primary = self.primary and enabled
        pixels = min(self.pixels, high * 0.55)
        controls.button(
            painter, QRectF(0, 0, width, high), self.words,
            primary=primary, enabled=enabled, icon=self.icon or None, pixels=pixels,
        )  # fmt: skip
        below = self.refused or self.note
        if below:
            box = QRectF(4, high + 1, width - 8, height - high)
            face = fit_font(below, box.width(), 1, self.pixels * 0.86, 8.5)
            draw_text(painter, box, below, face, UNREST_INK if self.refused else INK, LEFT)


def flow(area: Rect, widths: Sequence[float], high: float) -> list[Rect]:
    """Return places of the given widths, in lines filled from the left."""
    found: list[Rect] = []
    x, y = area.x, area.y
    for wide in widths:
        if x > area.x and x + wide > area.right:
            x, y = area.x, y + high + 5
        found.append(Rect(x, y, wide, high))
        x += wide + 6
    return found


def spread(area: Rect, widths: Sequence[float]) -> list[Rect]:
    """Return places in one line that fill the area, in proportion to ``widths``."""
    found, unit, x = list[Rect](), area.width / sum(widths), area.x
    for wide in widths:
        found.append(Rect(x, area.y, wide * unit - 6, area.height))
        x += wide * unit
    return found


def paged(widths: Sequence[float], area: Rect, high: float, turn: float) -> list[range]:
    """Return the indices of the widths on each page.

    ``turn`` is the width of the button that turns the page.
    """

    def fits(some: Sequence[float]) -> bool:
        laid = flow(area, some, high)
        return not laid or laid[-1].bottom <= area.bottom + 4

    if fits(widths):
        return [range(len(widths))]
    pages, first = list[range](), 0
    while first < len(widths):
        last = first + 1
        while last < len(widths) and fits([turn, *widths[first : last + 1]]):
            last += 1
        pages.append(range(first, last))
        first = last
    return pages
