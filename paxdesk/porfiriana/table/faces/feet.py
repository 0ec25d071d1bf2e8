"""Feet of cards: connections with their prices, plates that hold a row of symbols."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.layout import ZONES, Level, Space
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST, Ink
from paxdesk.desk.painting.shapes import fill, frame, line
from paxdesk.porfiriana.rules.cards import EnterpriseCard, Oval
from paxdesk.porfiriana.table.painting.symbols import CONNECTION_ICON, Symbol, oval_icon

PILL_GAP: Final = 2.0
"""Space between the icons of an oval and its price, in pixels."""
FOOT_HEIGHT: Final[dict[Level, float]] = {
    Level.TABLE: 22,
    Level.HOVER: 15,
    Level.INSPECTOR: 12.5,
}
STACKED_HEIGHT: Final = 24.4
"""Height in card units of ovals that stand two abreast at table size, price below icon."""


def _base_square(space: Space) -> QRectF:
    """The square of the base connection."""
    foot = space.rect(space.zones(ZONES).foot)
    height = min(foot.height() - 2 * space.unit, FOOT_HEIGHT[space.level] * space.unit)
    top = foot.top() + (foot.height() - height) / 2
    return QRectF(foot.left() + 1.5 * space.unit, top, height, height)


def _stacked(space: Space, ovals: Sequence[Oval]) -> bool:
    """Whether the ovals are too narrow for a price beside the icon."""
    return space.level is Level.TABLE and len(ovals) > 1


def oval_rects(space: Space, ovals: Sequence[Oval]) -> tuple[QRectF, ...]:
    """Where the connection ovals of an enterprise lie."""
    unit = space.unit
    foot = space.rect(space.zones(ZONES).foot)
    base = _base_square(space)
    table = space.level is Level.TABLE
    left = base.right() + 2.5 * unit + (0 if table else 5 * unit)
    room = foot.right() - left - 1.5 * unit
    top, height = base.top(), base.height()
    if _stacked(space, ovals):
        height = STACKED_HEIGHT * unit
        top = foot.top() + (foot.height() - height) / 2
    found = []
    for oval in ovals:
        share = (room - 2 * unit * (len(ovals) - 1)) / len(ovals)
        width = min(share, base.height() * (2.5 if oval.chain else 1.95))
        found.append(QRectF(left, top, width, height))
        left += width + 2 * unit
    return tuple(found)


def paint_connections(painter: QPainter, space: Space, card: EnterpriseCard) -> None:
    """The base connection in a square, then every oval as a pill with its price."""
    table = space.level is Level.TABLE
    weight = 1.2 if table else 1.8
    base = _base_square(space)
    height = base.height()
    frame(painter, base, INK, weight)
    icon = CONNECTION_ICON[card.base]
    draw_icon(painter, icon, base.left() + height * 0.1, base.top() + height * 0.1, height * 0.8)
    if not table and card.ovals:
        arrow = QRectF(base.right() + 1.5 * space.unit, base.top(), 6 * space.unit, height)
        lettering.draw_text(painter, arrow, "›", lettering.font(height * 0.7, "sans", 700), SEPIA)
    stacked = _stacked(space, card.ovals)
    for oval, place in zip(card.ovals, oval_rects(space, card.ovals), strict=True):
        corner = place.height() * (0.3 if stacked else 0.5)
        fill(painter, place, PAPER, corner)
        frame(painter, place.adjusted(0.3, 0.3, -0.3, -0.3), INK, weight, corner)
        icons = [oval_icon(oval, card.number)]
        if oval.chain:
            icons = ["connection-chain"] if table else [*icons, "connection-chain"]
        if stacked:
            _paint_stack(painter, place, icons[0], str(oval.cost))
        else:
            _paint_price(painter, place, icons, str(oval.cost))


def _paint_price(painter: QPainter, place: QRectF, icons: Sequence[str], price: str) -> None:
    """What an oval builds and, beside it, what that costs."""
    height = place.height()
    sides = [height * (0.61 if index else 0.76) for index in range(len(icons))]
    face = lettering.font(height * 0.66, "sans", 700)
    figure = lettering.advance(price, face)
    left = place.center().x() - (sum(sides) + PILL_GAP + figure) / 2
    for icon, side in zip(icons, sides, strict=True):
        draw_icon(painter, icon, left, place.top() + (height - side) / 2, side)
        left += side
    box = QRectF(left + PILL_GAP, place.top(), figure + 2, height)
    lettering.draw_text(painter, box, price, face, INK, elide=False)


def _paint_stack(painter: QPainter, place: QRectF, icon: str, price: str) -> None:
    """What an oval builds and, below it, what that costs."""
    side = min(place.width() * 0.8, place.height() * 0.5)
    left = place.center().x() - side / 2
    draw_icon(painter, icon, left, place.top() + place.height() * 0.05, side)
    lower = place.adjusted(0, place.height() * 0.46, 0, -place.height() * 0.07)
    face = lettering.font(max(8, place.height() * 0.48), "sans", 700)
    lettering.draw_text(painter, lower, price, face, INK, lettering.CENTRE, elide=False)


def paint_symbols(
    painter: QPainter,
    place: QRectF,
    symbols: Sequence[Symbol],
    side: float,
    gap: float,
    ink: Ink = INK,
) -> int:
    """A row of symbols from the left, as many as fit; returns how many that were.

    ``side`` and ``gap`` are in pixels. On a dark ground everything is set in ``ink``; on
    paper, where that is the plain ink, prestige keeps its own.
    """
    left = place.left()
    face = lettering.font(side * 0.92, "sans", 700)
    for count, symbol in enumerate(symbols):
        width = side if symbol.icon else lettering.advance(symbol.figure, face)
        if left + width > place.right() + 0.5:
            return count
        colour = symbol.ink if ink == INK else ink
        if symbol.icon:
            top = place.top() + (place.height() - side) / 2
            draw_icon(painter, symbol.icon, left, top, side, colour)
            if symbol.struck:
                start, end = QPointF(left, top + side), QPointF(left + side, top)
                line(painter, start, end, UNREST, max(1.6, side * 0.12))
        else:
            box = QRectF(left, place.top(), width + 1, place.height())
            lettering.draw_text(painter, box, symbol.figure, face, colour, elide=False)
        left += width + gap
    return len(symbols)
