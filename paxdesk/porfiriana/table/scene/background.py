"""What never moves: the wood, and on it the panels, captions and ornaments."""

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from paxdesk.desk.painting.controls import caption, panel, panel_edge
from paxdesk.desk.painting.palette import SEATS, Theme, mix
from paxdesk.desk.painting.primitives import coin
from paxdesk.desk.painting.shapes import fill, line
from paxdesk.desk.scene.rect import Rect, qrect
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES
from paxdesk.porfiriana.table.layout.layout import Zones
from paxdesk.porfiriana.table.painting.ornaments import paint_place
from paxdesk.record_classes import frozen

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
class PlaceLook:
    """The place of an opponent; ``asked`` frames it."""

    margin: ClassVar[float] = 1
    asked: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, place = context.theme, QRectF(0, 0, width, height)
        panel(painter, place, theme, 5)
        if self.asked:
            panel_edge(painter, place, theme, 5, theme.focus)


@frozen
class BoardGroundLook:
    """The places of market and piles. Rectangles are given from the board's upper left corner."""

    margin: ClassVar[float] = 2
    market: Rect
    slots: tuple[Rect, ...]
    deck: Rect
    headlines: Rect
    discards: Rect
    publics: tuple[Rect, Rect]
    topples: Rect

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        self._market(painter, context)
        self._piles(painter, context)

    def _market(self, painter: QPainter, context: PaintContext) -> None:
        """The price of each column on a coin above it."""
        theme, large = context.theme, context.large
        around = theme.table_light
        radius = (self.slots[0].y - self.market.y) / 2
        top = self.market.y
        middle = top + radius + 1
        for price, slot in zip(COLUMN_PRICES, self.slots, strict=False):
            line(painter, QPointF(slot.x, middle), QPointF(slot.right, middle), theme.line)
            centre = slot.center[0]
            fill(painter, QRectF(centre - radius - 5, top, 2 * radius + 10, 2 * radius), around)
            pixels = min((13 if large else 11) * context.text, 1.5 * radius)
            coin(painter, QPointF(centre, top + radius), radius, price, pixels=pixels)
        for slot in self.slots:
            paint_place(painter, qrect(slot), quiet(theme))

    def _piles(self, painter: QPainter, context: PaintContext) -> None:
        for place, words in (
            (self.deck, say("Deck")),
            (self.headlines, say("Bull-Bear")),
            (self.discards, say("Discards")),
            (self.publics[0], say("Public")),
            (self.topples, say("Topples")),
        ):
            pixels = min(11, 9 * context.text)
            top = place.y - pixels * 1.45
            ink, room = context.theme.muted, place.width
            caption(painter, place.x, top, words, ink, pixels, room)
        ink = quiet(context.theme)
        paint_place(painter, qrect(self.headlines), ink, "mood-bull")
        paint_place(painter, qrect(self.discards), ink, "newspaper")
        for place in self.publics:
            paint_place(painter, qrect(place), ink, "court")
        panel(painter, qrect(self.topples), context.theme, 4)


@frozen
class OwnGroundLook:
    """The place of the seat at the bottom, in the colour of that seat.

    ``tray``, in which the hand lies, is given from the upper left corner of the place.
    """

    margin: ClassVar[float] = 1
    colour: int
    tray: Rect

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, place = context.theme, QRectF(0, 0, width, height)
        panel(painter, place, theme, 6)
        tray = qrect(self.tray)
        fill(painter, tray, "#000000" if theme.dark else "#FFFFFF", 5, 70)
        seat = SEATS[self.colour].colour
        panel_edge(painter, place, theme, 6, mix(seat, theme.line, 0.45))
        fill(painter, QRectF(0, 0, 5, height), seat, 2)


def _tray(zones: Zones) -> Rect:
    """What the hand lies in: as high as the cards beside it, where all lie in one row."""
    hand, land = zones.hand, zones.enterprises
    top = min(hand.y, land.y) if hand.y < land.bottom else hand.y
    return Rect(hand.x, top, hand.width, hand.bottom - top).inset(-4, -4, -4, -4)


def ground_things(model: ViewModel) -> Iterator[Thing]:
    """Everything on the wood that never moves."""
    zones: Zones = model.zones
    for seat, place in zip(model.opponents, zones.opponents, strict=True):
        yield Thing(("place", seat), PlaceLook(seat == model.asked), place, 0)
    left, top = zones.market.x, zones.market.y
    board = Rect(left, top, zones.window.right - left, zones.market.height)

    def here(rect: Rect) -> Rect:
        return rect.moved(-left, -top)

    look = BoardGroundLook(
        market=here(zones.market),
        slots=tuple(here(slot) for slot in zones.slots),
        deck=here(zones.deck),
        headlines=here(zones.headlines),
        discards=here(zones.discards),
        publics=(here(zones.publics[0]), here(zones.publics[1])),
        topples=here(zones.topples),
    )
    yield Thing("board", look, board, 0)
    own = zones.active
    yield Thing(
        "own",
        OwnGroundLook(
            colour=model.colour(model.viewer),
            tray=_tray(zones).moved(-own.x, -own.y),
        ),
        own,
        0,
    )
