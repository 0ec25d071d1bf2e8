"""What never moves: the wood, and on it the panels, captions and ornaments."""

import random
from typing import ClassVar, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from paxdesk.desk.painting.controls import caption, panel, panel_edge
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import SEATS, Theme, mix
from paxdesk.desk.painting.primitives import coin
from paxdesk.desk.painting.shapes import fill, line
from paxdesk.desk.scene.pixmap_item import picture
from paxdesk.desk.scene.rect import qrect
from paxdesk.desk.scene.things import PaintContext
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES
from paxdesk.porfiriana.table.layout.layout import Zones
from paxdesk.porfiriana.table.layout.placement import note_height
from paxdesk.porfiriana.table.painting.ornaments import paint_map, paint_place, paint_track

GRAIN_LINES: Final = 90


def quiet(theme: Theme, share: float = 0.25) -> str:
    """The colour of lines that should hardly be seen."""
    return theme.line if theme.plain else mix(theme.line, theme.panel, share)


def paint_wood(painter: QPainter, theme: Theme, width: float, height: float) -> None:
    """Oiled wood: a lamp's pool of light and long grain, nothing that competes with paper."""
    light = QRadialGradient(QPointF(width * 0.42, height * 0.46), max(width, height) * 0.72)
    light.setColorAt(0, QColor(theme.table_light))
    light.setColorAt(1, QColor(theme.table))
    painter.fillRect(QRectF(0, 0, width, height), QBrush(light))
    if theme.plain:
        return
    chance = random.Random(4)
    for _ in range(GRAIN_LINES):
        colour = QColor(theme.grain)
        colour.setAlpha(chance.randrange(3, 8))
        painter.setPen(QPen(colour, chance.uniform(0.6, 1.6)))
        left, top = chance.uniform(-100, width), chance.uniform(0, height)
        length = chance.uniform(120, 700)
        grain = QPainterPath(QPointF(left, top))
        grain.cubicTo(
            left + length * 0.3,
            top + chance.uniform(-5, 5),
            left + length * 0.6,
            top + chance.uniform(-5, 5),
            left + length,
            top + chance.uniform(-4, 4),
        )
        painter.drawPath(grain)


@frozen
class WoodLook:
    """The wood alone: it stays when the room on it is divided otherwise."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        paint_wood(painter, context.theme, width, height)


@frozen
class BackgroundLook:
    """The empty table as every seat sees it."""

    margin: ClassVar[float] = 0
    zones: Zones

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, zones = context.theme, self.zones
        painter.drawPixmap(QPointF(0, 0), picture(WoodLook(), context, width, height))
        for place in zones.opponents:
            panel(painter, qrect(place), theme, 5)
            foot = note_height(context.large) * context.text + 4
            paint_track(painter, qrect(place).adjusted(10, 0, -10, -foot), quiet(theme, 0.45))
        self._market(painter, context)
        self._piles(painter, context)
        self._active(painter, theme)

    def _market(self, painter: QPainter, context: PaintContext) -> None:
        """The price of each column on a coin above it."""
        theme, large = context.theme, context.large
        around = theme.table_light
        radius = (10 if large else 8) * context.text
        top = self.zones.market.y
        middle = top + radius + 1
        for price, slot in zip(COLUMN_PRICES, self.zones.slots, strict=False):
            line(painter, QPointF(slot.x, middle), QPointF(slot.right, middle), theme.line)
            centre = slot.center[0]
            fill(painter, QRectF(centre - radius - 5, top, 2 * radius + 10, 2 * radius), around)
            pixels = (13 if large else 11) * context.text
            coin(painter, QPointF(centre, top + radius), radius, price, pixels=pixels)
        for slot in self.zones.slots:
            paint_place(painter, qrect(slot), quiet(theme))

    def _piles(self, painter: QPainter, context: PaintContext) -> None:
        zones = self.zones
        for place, words in (
            (zones.deck, say("Deck")),
            (zones.headlines, say("Bull-Bear")),
            (zones.discards, say("Discards")),
            (zones.publics[0], say("Public")),
            (zones.topples, say("Topples")),
        ):
            pixels = min(11, 9 * context.text)
            top = place.y - pixels * 1.45
            ink, room = context.theme.muted, place.width + 4
            caption(painter, place.x, top, words, ink, pixels, room)
        ink = quiet(context.theme)
        paint_place(painter, qrect(zones.headlines), ink, "mood-bull")
        paint_place(painter, qrect(zones.discards), ink, "newspaper")
        for place in zones.publics:
            paint_place(painter, qrect(place), ink, "court")
        panel(painter, qrect(zones.topples), context.theme, 4)

    def _active(self, painter: QPainter, theme: Theme) -> None:
        zones = self.zones
        panel(painter, qrect(zones.active), theme, 6)
        tray = qrect(zones.hand).adjusted(-4, -4, 4, 4)
        fill(painter, tray, "#000000" if theme.dark else "#FFFFFF", 5, 70)
        inner = tray.adjusted(4, 4, -4, -4)
        side = min(inner.height() * 0.4, 64)
        middle = inner.center()
        icon = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        draw_icon(painter, "hand", icon.left(), icon.top(), side, quiet(theme, 0.45))
        land = qrect(zones.enterprises)
        room = land.adjusted(zones.card_width * 2.4, 2, 0, -2)
        room.setRight(zones.active.right - 16)
        paint_map(painter, room, quiet(theme, 0.45))


@frozen
class AccentsLook:
    """What tells on the empty table whose it is: little, for it changes with every turn.

    ``viewer`` is the look of the seat at the bottom, ``asked`` the index of the opponent whose
    place is framed, or None.
    """

    margin: ClassVar[float] = 0
    zones: Zones
    viewer: int
    asked: int | None = None

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, zones = context.theme, self.zones
        if self.asked is not None:
            panel_edge(painter, qrect(zones.opponents[self.asked]), theme, 5, theme.focus)
        colour = SEATS[self.viewer].colour
        place = qrect(zones.active)
        panel_edge(painter, place, theme, 6, mix(colour, theme.line, 0.45))
        fill(painter, QRectF(place.x(), place.y(), 5, place.height()), colour, 2)
