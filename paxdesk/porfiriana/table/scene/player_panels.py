"""Panels of seats with their names and public figures."""

from typing import ClassVar

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Theme, blend
from paxdesk.desk.painting.shapes import draw_frame, draw_kept, draw_line, fill_rect
from paxdesk.desk.painting.typesetting import draw_text, make_font, text_width
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.language import tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN
from paxdesk.porfiriana.table.layout.layout import PaxLayout
from paxdesk.porfiriana.table.scene.panel_parts import (
    LEAST_NAME,
    PanelPart,
    PartName,
    active_head,
    brief_head,
    one_line_head,
    part_area,
    shortest_active_head,
    text_ink,
    two_line_head,
    words_part,
)
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats


def _paint(parts: tuple[PanelPart, ...], painter: QPainter, theme: Theme) -> None:
    for part in parts:
        part.draw(painter, theme)


@frozen
class OpponentPanelLook:
    """The panel of an opponent, in one or two lines; a ``brief`` one always has one line.

    ``words`` is the text scale (None: the general one), ``least`` the minimum size of a name in a
    brief panel.
    """

    margin: ClassVar[float] = 4
    figures: SeatStats
    one_line: bool
    brief: bool = False
    words: float | None = None
    least: float = LEAST_NAME

    def parts(self, width: float, height: float, large: bool) -> tuple[PanelPart, ...]:
        if self.one_line:
            return one_line_head(self.figures, width, height, large)
        if self.brief:
            return brief_head(self.figures, width, height, large, self.least)
        return two_line_head(self.figures, width, large)

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        if self.words is not None:
            context = evolve(context, text=self.words)
        with context.enlarged(painter, width, height) as (wide, high):
            _paint(self.parts(wide, high, context.large), painter, context.theme)


@frozen
class OwnPanelLook:
    """The panel of the bottom seat with its action stamps, or ``waiting``, a reason for waiting.

    ``text`` is the text scale. ``stamps``: only actions and waiting, as the seat has a panel beside
    its cards.
    """

    margin: ClassVar[float] = 2
    figures: SeatStats
    actions: int
    waiting: str = ""
    text: float = 1.0
    stamps: bool = False

    def fitted(self, zones: PaxLayout) -> "OwnPanelLook":
        """Return this look with the largest text scale that fits, up to the configured one."""
        text = zones.text
        while text > 1.0 and not self._has_room(zones.header.scaled(1 / text), zones.large):
            text -= 0.05
        return evolve(self, text=max(1.0, text))

    def _has_room(self, header: Rect, large: bool) -> bool:
        shortest = shortest_active_head(self.figures, header.height, large)
        if self.stamps:
            shortest = 0
        return shortest <= self.right(header.width, header.height, large)

    def parts(self, width: float, height: float, large: bool) -> tuple[PanelPart, ...]:
        right = self.right(width, height, large)
        parts = () if self.stamps else active_head(self.figures, right, height, large)
        return parts if self.waiting else (*parts, self._left(width, height, large))

    def _left(self, width: float, height: float, large: bool) -> PanelPart:
        """Return the part with the number of actions left as text."""
        face, words = make_font(14 if large else 12, "sans", 600), self._words
        wide = text_width(words, face)
        place, better = Rect(width - 12 - wide, 0, wide, height), self.figures.better("actions")
        return words_part(place, words, face, text_ink, "actions", better)

    @property
    def _words(self) -> str:
        return self.waiting or tr_plural("%n action(s) left", "", self.actions)

    def right(self, width: float, height: float, large: bool) -> float:
        """Return the left edge of the texts and stamps at the right."""
        words = text_width(self._words, make_font(14 if large else 12, "sans", 600))
        stamps = 0 if self.waiting else ACTIONS_A_TURN * (self._stamp(height, large) + 5) + 6
        return width - 12 - words - stamps

    @staticmethod
    def _stamp(height: float, large: bool) -> float:
        """Return the side of a stamp; if only the text is enlarged, it fills more of the line."""
        return min(max(height, 42 if large else 34) - 12, height - 5)

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.save()
        painter.scale(self.text, self.text)
        self._paint(painter, context, width / self.text, height / self.text)
        painter.restore()

    def _paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme = context.theme
        _paint(self.parts(width, height, context.large), painter, theme)
        face = make_font(14 if context.large else 12, "sans", 600)
        left = width - 12 - text_width(self._words, face)
        if self.waiting:
            place = QRectF(left, 0, width - left, height)
            draw_text(painter, place, self._words, face, theme.text, elide=False)
        else:
            side = self._stamp(height, context.large)
            start = left - ACTIONS_A_TURN * (side + 5) - 6
            _stamps(painter, theme, start, (height - side) / 2, side, self.actions)
        if self.stamps:
            return
        quiet = blend(theme.line, theme.panel, 0.4)
        draw_line(painter, QPointF(12, height - 0.5), QPointF(width - 10, height - 0.5), quiet)


def _stamps(
    painter: QPainter, theme: Theme, left: float, top: float, side: float, actions: int
) -> None:
    """Paint a stamp per action, spent ones struck out."""
    for index in range(ACTIONS_A_TURN):
        on = index < actions
        draw_kept(painter, left + index * (side + 5), top, side, _stamp, theme, on)


def _stamp(painter: QPainter, left: float, top: float, side: float, theme: Theme, on: bool) -> None:
    square = QRectF(left, top, side, side)
    fill_rect(painter, square, PAPER if on else theme.panel, 3)
    draw_frame(painter, square, INK if on else theme.line, 1.4, 3)
    ink = INK if on else theme.line
    draw_icon(painter, "manicule", left + side * 0.14, top + side * 0.14, side * 0.72, ink)
    if not on:
        low, high = QPointF(left + 3, top + side - 3), QPointF(left + side - 3, top + 3)
        draw_line(painter, low, high, theme.line, 1.6)


def head_part(head: Thing, zones: PaxLayout, name: PartName) -> Rect | None:
    """Return a part's rectangle on the table; None if ``head`` is not a panel or lacks it."""
    match head.look:
        case OwnPanelLook(text=text) as look:
            pass
        case OpponentPanelLook(words=words) as look:
            text = zones.text if words is None else words
        case _:
            return None
    place = head.place.scaled(1 / text)
    part = part_area(look.parts(place.width, place.height, zones.large), name)
    return part.scaled(text).moved(head.place.x, head.place.y) if part else None


@frozen
class RemarkLook:
    """A one-line remark at the bottom of an opponent's area."""

    margin: ClassVar[float] = 0
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        with context.enlarged(painter, width, height) as (width, height):
            theme = context.theme
            face = make_font(12 if context.large else 11, "serif", 400, italic=True)
            place = QRectF(height + 5, 1, width - height - 5, height)
            # The background hides cords below.
            fill_rect(
                painter,
                QRectF(0, 1, place.left() + text_width(self.words, face) + 3, height),
                theme.panel,
            )
            draw_line(painter, QPointF(0, 0.5), QPointF(width, 0.5), theme.line)
            draw_icon(painter, "manicule", 1, 3, height - 4, theme.muted)
            draw_text(painter, place, self.words, face, theme.muted)
