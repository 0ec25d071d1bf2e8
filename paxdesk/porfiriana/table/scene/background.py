"""Background of the table: wood, places, captions and ornaments."""

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from paxdesk.desk.painting.controls import draw_caption, draw_panel, panel_edge
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import SEATS, Ink, Theme, blend
from paxdesk.desk.painting.shapes import draw_coin, draw_frame, draw_line, fill_rect
from paxdesk.desk.scene.geometry import PLACE, Rect, qrect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, Seat
from paxdesk.porfiriana.table.layout.layout import PaxLayout, ViewModel
from paxdesk.porfiriana.table.layout.measures import CAPTIONS, PLACE_EDGE
from paxdesk.porfiriana.table.layout.placement import TableauLayout, hand_places

GRAIN_LINES: Final = 90


def faint_line_colour(theme: Theme, share: float = 0.25) -> str:
    return theme.line if theme.plain else blend(theme.line, theme.panel, share)


def paint_wood(painter: QPainter, theme: Theme, width: float, height: float) -> None:
    """Paint a radial light, with a faint wood grain unless the theme is plain."""
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
    """Wooden table top, independent of the layout."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        paint_wood(painter, context.theme, width, height)


@frozen
class PlaceLook:
    """Place of a seat, framed if the seat is to act (``asked``)."""

    margin: ClassVar[float] = 1
    asked: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, place = context.theme, QRectF(0, 0, width, height)
        draw_panel(painter, place, theme, 5)
        if self.asked:
            panel_edge(painter, place, theme, 5, theme.focus)


LEAST_CAPTION: Final = 11
"""Minimum text size of a pile's name, in px; longer names are condensed."""


@frozen
class BoardGroundLook:
    """Places of the market and the piles, relative to the board's upper left corner."""

    margin: ClassVar[float] = 2
    market: Rect
    slots: tuple[Rect, ...]
    piles: tuple[tuple[str, Rect, str], ...]
    """Name (or ""), place and icon of each pile."""
    topples: Rect

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        self._market(painter, context)
        self._piles(painter, context)

    def _market(self, painter: QPainter, context: PaintContext) -> None:
        """Paint the market's places and the columns' prices."""
        theme, large = context.theme, context.large
        around = theme.table_light
        radius = (self.slots[0].y - self.market.y) / 2
        top = self.market.y
        middle = top + radius + 1
        for price, slot in zip(COLUMN_PRICES, self.slots, strict=False):
            draw_line(painter, QPointF(slot.x, middle), QPointF(slot.right, middle), theme.line)
            centre = slot.center[0]
            fill_rect(
                painter, QRectF(centre - radius - 5, top, 2 * radius + 10, 2 * radius), around
            )
            pixels = min((13 if large else 11) * context.text, 1.5 * radius)
            draw_coin(painter, QPointF(centre, top + radius), radius, price, pixels=pixels)
        for slot in self.slots:
            paint_place(painter, qrect(slot), faint_line_colour(theme))

    def _piles(self, painter: QPainter, context: PaintContext) -> None:
        topples = (tr_noop("Topples@a place on the table"), self.topples, "")
        for words, place, icon in (*self.piles, topples):
            pixels = LEAST_CAPTION * min(context.text, CAPTIONS)
            top = place.y - pixels * 1.45
            ink, room = context.theme.muted, place.width
            if words:
                draw_caption(painter, place.x, top, tr(words), ink, pixels, room, pixels)
            if icon:
                paint_place(painter, qrect(place), faint_line_colour(context.theme), icon)
        draw_panel(painter, qrect(self.topples), context.theme, 4)


@frozen
class OwnGroundLook:
    """Area of the hand at the bottom; ``tray`` is relative to the area's corner."""

    margin: ClassVar[float] = 1
    colour: int
    tray: Rect

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme, place = context.theme, QRectF(0, 0, width, height)
        draw_panel(painter, place, theme, 6)
        tray = qrect(self.tray)
        fill_rect(painter, tray, "#000000" if theme.dark else "#FFFFFF", 5, 70)
        seat = SEATS[self.colour].colour
        panel_edge(painter, place, theme, 6, blend(seat, theme.line, 0.45))
        fill_rect(painter, QRectF(0, 0, 5, height), seat, 2)


def ground_things(model: ViewModel) -> Iterator[Thing]:
    zones: PaxLayout = model.zones
    for seat, place in zip(model.state.players, zones.places, strict=True):
        yield Thing(("place", seat), PlaceLook(seat == model.seat_to_act), place, 0)
    left, top = zones.market.x, zones.market.y
    board = Rect(left, top, zones.window.right - left, zones.market.height)

    def here(rect: Rect) -> Rect:
        return rect.moved(-left, -top)

    look = BoardGroundLook(
        market=here(zones.market),
        slots=tuple(here(slot) for slot in zones.slots),
        piles=(
            (tr_noop("Deck"), here(zones.deck), ""),
            (tr_noop("Bull-Bear"), here(zones.headlines), "mood-bull"),
            (tr_noop("Discards"), here(zones.discards), "newspaper"),
            (tr_noop("Public"), here(zones.publics[0]), "court"),
            ("", here(zones.publics[1]), "court"),
        ),
        topples=here(zones.topples),
    )
    yield Thing("board", look, board, 0)
    own = zones.active
    yield Thing(
        "own",
        OwnGroundLook(
            colour=model.colour(model.viewer),
            tray=zones.hand.inset(-4, -4, -4, -4).moved(-own.x, -own.y),
        ),
        own,
        0,
    )


# --- Ornaments in free areas, hidden by cards -----------------------------------------------------
# They share one muted colour, in contrast to the cards.

SLEEPERS: Final = 7.0
"""Distance between railway sleepers, in px."""


def paint_track(painter: QPainter, place: QRectF, ink: Ink) -> None:
    """Paint a railway with a train along the bottom of ``place``."""
    foot = place.bottom() - 5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_line(painter, QPointF(place.left(), foot), QPointF(place.right(), foot), ink, 1.2)
    for index in range(round(place.width() / SLEEPERS)):
        across = place.left() + index * SLEEPERS
        draw_line(painter, QPointF(across, foot - 3), QPointF(across, foot + 3), ink)
    side = min(place.height() - 8, 44)
    left = place.right() - side - 10
    draw_icon(painter, "connection-rail", left, foot - 2 - side, side, ink)
    painter.restore()


def paint_place(painter: QPainter, place: QRectF, ink: Ink, icon: str = "") -> None:
    """Paint an empty card place: a double frame, with an icon unless it is ""."""
    _double_rule(painter, place, ink)
    if icon:
        side = place.width() * 0.4
        left, top = place.center().x() - side / 2, place.center().y() - side / 2
        draw_icon(painter, icon, left, top, side, ink)


def _double_rule(painter: QPainter, place: QRectF, ink: Ink) -> None:
    draw_frame(painter, place, ink, 1, 4)
    inner = max(2.5, place.width() * 0.03) if place.width() < 160 else 4
    draw_frame(painter, place.adjusted(inner, inner, -inner, -inner), ink, 0.6, 3)


NOTE: Final = (18, 20)
"""Height of a seat's remark, in px, on small and large tables."""
SHORTEST_TRACK: Final = 90
HIGHEST_TRACK: Final = 54
LOWEST_TRACK: Final = 24


@frozen
class TrackLook:
    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        paint_track(painter, QRectF(0, 0, width, height), faint_line_colour(context.theme, 0.35))


@frozen
class RestLook:
    """Emblem of a hand, shown where the tray is free of cards."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        draw_icon(painter, "hand", 0, 0, width, faint_line_colour(context.theme, 0.45))


def rest_thing(model: ViewModel) -> Thing | None:
    """Return an emblem for the tray's free part, or None if there is no room."""
    hand = model.zones.hand
    held = len(model.state.players[model.viewer].hand)
    places = hand_places(held, model.zones)
    left = places[-1][0].right if places else hand.x
    side = min(0.4 * hand.height, 64)
    if hand.right - left < 1.4 * side:
        return None
    middle = (left + hand.right) / 2
    place = Rect(middle - side / 2, hand.center[1] - side / 2, side, side)
    return Thing("hand rest", RestLook(), place, PLACE)


def track_thing(model: ViewModel, seat: Seat, place: Rect, tableau: TableauLayout) -> Thing | None:
    """Return a railway beside a seat's last cards, or None if there is no room."""
    foot = place.bottom - NOTE[model.zones.large] * model.zones.text - 4
    foot_of_cards = max((each.rect.bottom for each in tableau.places), default=foot)
    lowest = [each.rect for each in tableau.places if each.rect.bottom > foot_of_cards - 4]
    left = max((each.right for each in lowest), default=place.x) + 2 * PLACE_EDGE
    top = max((each.y for each in lowest), default=foot - HIGHEST_TRACK)
    high = min(HIGHEST_TRACK, foot - top)
    wide = place.right - 10 - left
    if wide < SHORTEST_TRACK or high < LOWEST_TRACK:
        return None
    return Thing(("track", seat), TrackLook(), Rect(left, foot - high, wide, high), PLACE)
