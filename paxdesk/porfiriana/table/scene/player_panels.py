"""Panels of the seats, and stamps of the actions left."""

from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Theme
from paxdesk.desk.painting.shapes import draw_frame, draw_kept, draw_line, fill_rect
from paxdesk.desk.painting.typesetting import draw_text, fit_font, make_font, text_width
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.language import tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN
from paxdesk.porfiriana.table.layout.layout import PaxLayout
from paxdesk.porfiriana.table.scene import panel_parts
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats


@frozen
class SeatPanelLook:
    """Panel of a seat; ``words`` is the text scale, ``least`` the name's minimum size."""

    margin: ClassVar[float] = 4
    figures: SeatStats
    words: float
    least: float = panel_parts.LEAST_NAME

    def parts(self, width: float, height: float, large: bool) -> tuple[panel_parts.PanelPart, ...]:
        return panel_parts.head_parts(self.figures, width, height, large, self.least)

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        context = evolve(context, text=self.words)
        with context.enlarged(painter, width, height) as (wide, high):
            for part in self.parts(wide, high, context.large):
                part.draw(painter, context.theme)


SMALLEST: Final = 12.0
"""Minimum side of a stamp, in px."""


@frozen
class ActionsLook:
    """Stamps of actions left, or a reason for ``waiting``; ``better`` is None without a preview."""

    margin: ClassVar[float] = 2
    actions: int
    words: float
    waiting: str = ""
    better: bool | None = None

    def fitted(self, zones: PaxLayout) -> "ActionsLook":
        """Return this look with the largest text scale that fits."""
        words = zones.text
        while words > 1.0 and not self._fits(zones.header.scaled(1 / words), zones.large):
            words -= 0.05
        return evolve(self, words=max(1.0, words))

    def _fits(self, place: Rect, large: bool) -> bool:
        parts = self.parts(place.width, place.height, large)
        return all(self._side(each.area.x, place.height, large) >= SMALLEST for each in parts)

    @staticmethod
    def _side(room: float, height: float, large: bool) -> float:
        """Return the side of a stamp, in px."""
        return min(height - 4, 32 if large else 24, (room - 6) / ACTIONS_A_TURN - 5)

    @property
    def _told(self) -> str:
        return self.waiting or tr_plural("%n action(s) left", "", self.actions)

    def parts(self, width: float, height: float, large: bool) -> tuple[panel_parts.PanelPart, ...]:
        """Return the part with the number of actions left as text; () while waiting."""
        if self.waiting:
            return ()
        face = make_font(14 if large else 12, "sans", 600)
        wide = text_width(self._told, face)
        place = Rect(width - 12 - wide, 0, wide, height)
        return (
            panel_parts.words_part(place, self._told, face, name="actions", better=self.better),
        )

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        context = evolve(context, text=self.words)
        with context.enlarged(painter, width, height) as (wide, high):
            if self.waiting:
                largest = 14 if context.large else 12
                face = fit_font(self.waiting, wide - 12, 1, largest, 9, "sans", 600)
                left = max(0.0, wide - 12 - text_width(self.waiting, face))
                place = QRectF(left, 0, wide - left, high)
                draw_text(painter, place, self.waiting, face, context.theme.text, elide=False)
                return
            parts = self.parts(wide, high, context.large)
            for part in parts:
                part.draw(painter, context.theme)
            side = self._side(parts[0].area.x, high, context.large)
            left = parts[0].area.x - ACTIONS_A_TURN * (side + 5) - 6
            for index in range(ACTIONS_A_TURN):
                on = index < self.actions
                at = left + index * (side + 5)
                draw_kept(painter, at, (high - side) / 2, side, _stamp, context.theme, on)


def _stamp(painter: QPainter, left: float, top: float, side: float, theme: Theme, on: bool) -> None:
    """Paint an action's stamp, struck out if spent."""
    square = QRectF(left, top, side, side)
    fill_rect(painter, square, PAPER if on else theme.panel, 3)
    draw_frame(painter, square, INK if on else theme.line, 1.4, 3)
    ink = INK if on else theme.line
    draw_icon(painter, "manicule", left + side * 0.14, top + side * 0.14, side * 0.72, ink)
    if not on:
        low, high = QPointF(left + 3, top + side - 3), QPointF(left + side - 3, top + 3)
        draw_line(painter, low, high, theme.line, 1.6)


def head_part(head: Thing, zones: PaxLayout, name: str) -> Rect | None:
    """Return a panel part's rectangle on the table, or None if it is missing."""
    if not isinstance(head.look, SeatPanelLook | ActionsLook):
        return None
    text = head.look.words
    place = head.place.scaled(1 / text)
    part = panel_parts.part_area(head.look.parts(place.width, place.height, zones.large), name)
    return part.scaled(text).moved(head.place.x, head.place.y) if part else None
