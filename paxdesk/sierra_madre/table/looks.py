"""What lies on the table, as values that paint themselves."""

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from paxdesk.desk.painting import controls, lettering, shapes
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import draw_fitted
from paxdesk.desk.painting.palette import BRASS, INK, IVORY, LEDGER, PAPER, SEPIA, TAN, UNREST, mix
from paxdesk.desk.scene.things import PaintContext
from paxdesk.record_classes import frozen
from paxdesk.sierra_madre.table.page import RowLine, StepLine

GREEN: Final = "#2F5B3C"
LINE: Final = 19.0
"""Units from line to line of what is going on."""
CARD_HIGH: Final = 90.0
NAMED: Final = 100.0
"""Units from which a card on a track has room for its name."""


@frozen
class StripLook:
    """The eleven phases in a line; the one under way is inked."""

    margin: ClassVar[float] = 0
    phases: tuple[str, ...]
    now: int
    skipped: frozenset[int]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        shapes.paper(painter, QRectF(0, 0, width, height), LEDGER, 3)
        across, centre = width / len(self.phases), lettering.CENTRE
        for index, words in enumerate(self.phases, 1):
            place = QRectF((index - 1) * across, 0, across, height)
            now, skipped = index == self.now, index in self.skipped
            if now:
                shapes.fill(painter, place.adjusted(2, 2, -2, -2), INK, 3)
            ink = PAPER if now else mix(SEPIA, LEDGER, 0.45) if skipped else INK
            top = QRectF(place.left(), 4, across, 20)
            draw_fitted(painter, top, str(index), 17, 700, ink, centre, "serif")
            below = place.adjusted(3, 22, -3, -3)
            draw_fitted(painter, below, words, 12 * context.text, 600, ink, centre)
            x, edge = place.center().x(), place.right()
            if skipped:
                shapes.line(painter, QPointF(x - 12, 14), QPointF(x + 12, 14), ink, 1.4)
            if index < len(self.phases):
                ink = mix(INK, LEDGER, 0.6)
                shapes.line(painter, QPointF(edge, 8), QPointF(edge, height - 8), ink)


@frozen
class QuarterLook:
    """The quarter in wood type, the phase, and its steps with their numbers."""

    margin: ClassVar[float] = 0
    season: str
    year: str
    phase: str
    steps: tuple[StepLine, ...]
    foot: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place, wide = QRectF(0, 0, width, height), width - 44
        shapes.paper(painter, place, PAPER, 3)
        shapes.frame(painter, place.adjusted(5, 5, -5, -5), INK, 2)
        shapes.frame(painter, place.adjusted(9, 9, -9, -9), INK, 1)
        head, year = QRectF(22, 18, wide, 34), QRectF(22, 56, wide, 44)
        lettering.draw_wood_type(painter, head, self.season.upper(), INK, squeeze=(0.5, 1.05))
        lettering.draw_wood_type(painter, year, self.year, INK, shade="#B8581B", squeeze=(0.6, 1.3))
        shapes.rule(painter, 22, 108, wide)
        draw_fitted(painter, QRectF(22, 116, wide, 26), self.phase, 18, 700, face="serif", least=12)
        self._steps(painter, context, QRectF(22, 146, wide, height - 190))
        foot = lettering.font(12 * context.text, "serif", 400, italic=True)
        low = QRectF(22, height - 46, wide, 34)
        lettering.draw_text(painter, low, self.foot, foot, SEPIA, lettering.LEFT, lines=2)

    def _steps(self, painter: QPainter, context: PaintContext, area: QRectF) -> None:
        """As large as they all have room; numbers stand in a column of their own."""
        if not self.steps:
            return
        for pixels in range(round(14 * context.text), 8, -1):
            face = lettering.font(pixels, "sans", 400)
            column, step = pixels * 3.7, pixels * 1.22
            rows = [
                lettering.wrapped(each.told, face, area.width() - column) for each in self.steps
            ]
            if sum(map(len, rows)) * step + len(rows) * 3 <= area.height():
                break
        top, number = area.top(), lettering.font(pixels, "sans", 700)
        italic = lettering.font(pixels, "sans", 400, italic=True)
        for each, lines in zip(self.steps, rows, strict=True):
            ink = mix(SEPIA, PAPER, 0.25) if each.folded else INK
            lettering.draw_text(
                painter, QRectF(area.left(), top, column, step), each.id, number, ink
            )
            for words in lines:
                place = QRectF(area.left() + column, top, area.width() - column, step)
                lettering.draw_text(painter, place, words, italic if each.folded else face, ink)
                top += step
            top += 3


@frozen
class HeadLook:
    """A hacendado: name, gold at hand, in New York and at enterprises, and what the board says."""

    margin: ClassVar[float] = 0
    colour: int
    name: str
    gold: int
    elsewhere: str
    traits: str
    asked: bool
    away: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width - 4, height)
        shapes.shadow(painter, place, 3, 1.2)
        shapes.paper(painter, place, TAN if self.asked else LEDGER, 3)
        shapes.frame(painter, place, UNREST if self.asked else INK, 3 if self.asked else 1, 3)
        painter.setOpacity(0.6 if self.away else 1)
        side, radius = min(22.0, height * 0.3), min(17.0, height * 0.2)
        shapes.seat_mark(painter, self.colour, 8, 7, side)
        room = QRectF(14 + side, 4, width - 74 - side, side + 6)
        draw_fitted(painter, room, self.name, 16 * context.text, 700, face="serif")
        shapes.coin(painter, QPointF(width - 12 - radius, 6 + radius), radius, self.gold)
        top = 10 + side
        if self.elsewhere and height > 46:
            draw_fitted(
                painter, QRectF(9, top, width - 60, 17), self.elsewhere, 12.5 * context.text, 600
            )
            top += 17
        if height > 64:
            beside = 0 if self.elsewhere else 44  # the coin reaches down so far
            room = QRectF(9, top, width - 20 - beside, height - top - 4)
            lines = max(1, int(room.height() // 13))
            tiny = lettering.fitted(self.traits, room.width(), lines, 11.5 * context.text, 9,
                                    height=room.height())  # fmt: skip
            lettering.draw_text(painter, room, self.traits, tiny, SEPIA, lettering.TOP_LEFT,
                                lines=lines)  # fmt: skip
        painter.setOpacity(1)


@frozen
class TrackLook:
    """The boxes of a seasonal track with their quarters, IOUs in them, and the profits track."""

    margin: ClassVar[float] = 0
    quarters: tuple[str, ...]
    ious: tuple[int, ...]
    profits: str
    sum: int
    box: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        whole, pixels = QRectF(0, 0, width, height), 10.5 * context.text
        shapes.paper(painter, whole, IVORY, 3)
        for index, words in enumerate(self.quarters):
            place = QRectF(index * self.box, 0, self.box, height)
            if index == 0:
                shapes.fill(painter, place.adjusted(1, 1, 0, -1), mix(TAN, IVORY, 0.35))
            head, edge = QRectF(place.left() + 2, 1, self.box - 4, 16), place.right()
            draw_fitted(painter, head, words, pixels, 600, SEPIA, lettering.CENTRE)
            ink = mix(INK, IVORY, 0.7)
            shapes.line(painter, QPointF(edge, 3), QPointF(edge, height - 3), ink)
            if self.ious[index]:
                spot = QPointF(place.center().x(), height - 11)
                controls.badge(painter, spot, f"IOU {self.ious[index]}", 10, paper_ink="#F6D9CC")
        left = len(self.quarters) * self.box
        place = QRectF(left, 0, width - left, height)
        shapes.fill(painter, place.adjusted(1, 1, -1, -1), mix(BRASS, IVORY, 0.78))
        draw_fitted(
            painter, QRectF(left + 6, 1, width - left - 50, 16), self.profits, pixels, 600, SEPIA
        )
        right = QRectF(width - 46, 1, 40, 16)
        draw_fitted(painter, right, f"+{self.sum}", 12, 700, GREEN, lettering.RIGHT)
        shapes.frame(painter, whole, mix(INK, IVORY, 0.35), 1, 3)


@frozen
class ChipLook:
    """A card: its number, its kind, its profit or, ``ahead``, nothing; what is wrong with it."""

    margin: ClassVar[float] = 2
    card: str
    name: str
    icon: str
    level: int | None
    gold: int
    struck: bool
    ruined: bool
    lowered: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place, wrong = QRectF(0, 0, width, height), self.ruined or self.struck
        shapes.shadow(painter, place, 2, 0.8)
        shapes.fill(painter, place, "#E9C3B4" if wrong else PAPER, 3)
        shapes.frame(
            painter, place, UNREST if wrong else INK, 1.2, 3, (4, 3) if self.ruined else None
        )
        side = height - 8
        draw_icon(painter, self.icon, 4, 4, side, INK)
        room = QRectF(side + 7, 0, width - side - 8, height)
        draw_fitted(painter, room, self.card, 12.5, 700)
        if self.name and width > NAMED:
            named = room.adjusted(30, 0, -20 - (15 if self.gold else 0), 0)
            draw_fitted(painter, named, self.name, 11, 400, face="serif", least=9)
        if self.level is not None:
            right = room.adjusted(0, 0, -4 - (15 if self.gold else 0), 0)
            ink = UNREST if self.lowered else GREEN
            draw_fitted(painter, right, str(self.level), 13, 700, ink, lettering.RIGHT)
            if self.lowered:
                tip = QPointF(right.right() - 20, height / 2 + 4)
                arrow = QPainterPath(tip)
                arrow.lineTo(tip + QPointF(-5, -9))
                arrow.lineTo(tip + QPointF(5, -9))
                painter.fillPath(arrow, QColor(UNREST))
        if self.gold:
            shapes.coin(painter, QPointF(width - 9, height / 2), 8, self.gold)
        if self.struck:
            shapes.line(painter, QPointF(2, height - 2), QPointF(width - 2, 2), UNREST, 1.6)


@frozen
class EdgeLook:
    """The edge of the board: this quarter's card, and the common cards."""

    margin: ClassVar[float] = 0
    title: str
    card: str
    name: str
    lines: tuple[str, ...]
    icon: str
    common: str
    offices: tuple[str, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        muted = context.theme.muted
        controls.panel(painter, QRectF(0, 0, width, height), context.theme)
        controls.caption(painter, 10, 6, self.title, muted, 10, width - 20)
        card = QRectF(10, 24, width - 20, CARD_HIGH)
        if self.card:
            shapes.shadow(painter, card, 4, 2)
            shapes.paper(painter, card, PAPER, 4)
            shapes.frame(painter, card.adjusted(4, 4, -4, -4), INK, 1.2, 3)
            draw_icon(painter, self.icon, card.right() - 40, card.top() + 9, 30, SEPIA)
            draw_fitted(painter, QRectF(20, 28, width - 76, 30), self.card, 24, 700, face="serif")
            draw_fitted(painter, QRectF(20, 58, width - 42, 18), self.name, 15, 600, face="serif")
            for index, words in enumerate(self.lines):
                draw_fitted(
                    painter, QRectF(20, 77 + 15 * index, width - 42, 15), words, 12, 600, SEPIA
                )
        else:
            shapes.frame(painter, card, context.theme.line, 1.2, 4, (4, 4))
            face = lettering.font(13, "serif", 400, italic=True)
            lettering.draw_text(painter, card.adjusted(8, 0, -8, 0), self.name, face, muted,
                                lettering.CENTRE, lines=3)  # fmt: skip
        top = CARD_HIGH + 32
        controls.caption(painter, 10, top, self.common, muted, 10, width - 20)
        for index, words in enumerate(reversed(self.offices)):
            row = QRectF(10, height - 20 - 15 * index, width - 20, 15)
            if row.top() > top + 60:
                draw_fitted(painter, row, words, 11.5, 600, context.theme.text)


@frozen
class PageLook:
    """The paper of the phase, with its heading and what is going on."""

    margin: ClassVar[float] = 8
    heading: str
    lines: tuple[str, ...]
    total: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place, foot = QRectF(0, 0, width, height), height - 52
        shapes.shadow(painter, place, 3, 2)
        shapes.paper(painter, place, PAPER, 3)
        shapes.frame(painter, place.adjusted(4, 4, -4, -4), INK, 1.4)
        draw_fitted(
            painter, QRectF(16, 8, width - 150, 26), self.heading, 19, 700, face="serif", least=12
        )
        right = QRectF(width - 160, 8, 144, 26)
        draw_fitted(painter, right, self.total, 15, 700, INK, lettering.RIGHT)
        shapes.rule(painter, 14, 36, width - 28)
        for index, words in enumerate(self.lines):
            row = QRectF(16, 44 + LINE * index, width - 32, LINE)
            draw_fitted(painter, row, words, 14 * context.text, 700 if index == 0 else 400)
        ink = mix(INK, PAPER, 0.6)
        shapes.line(painter, QPointF(14, foot), QPointF(width - 14, foot), ink)


@frozen
class RowLook:
    """One payment proposed: step, from whom to whom, what for, how much."""

    margin: ClassVar[float] = 0
    row: RowLine
    even: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        if self.even:
            shapes.fill(painter, QRectF(0, 0, width, height), mix(LEDGER, PAPER, 0.2), 2)
        row, room = self.row, QRectF(54, 0, width - 146, height)
        draw_fitted(painter, QRectF(6, 0, 46, height), row.step, 11, 700, SEPIA)
        draw_fitted(painter, room, row.words, 13 * context.text, 600, UNREST if row.unpaid else INK)
        ink, room = UNREST if row.changed else INK, QRectF(width - 62, 0, 34, height)
        draw_fitted(painter, room, str(row.amount), 15, 700, ink, lettering.CENTRE)
        if row.changed:
            shapes.frame(painter, room.adjusted(0, 2, 0, -2), UNREST, 1.2, 3)
        if row.unpaid:
            sign = QRectF(width - 82, 0, 18, height)
            draw_fitted(painter, sign, "!", 16, 900, UNREST, lettering.CENTRE, "serif")


@frozen
class HomeLook:
    """What the companion does, as a card for the home page."""

    margin: ClassVar[float] = 4
    icon: str
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place, side = QRectF(0, 0, width, height), width * 0.46
        shapes.shadow(painter, place, 2, 3)
        shapes.paper(painter, place, PAPER, 3)
        shapes.frame(painter, place.adjusted(4, 4, -4, -4), INK, 1)
        draw_icon(painter, self.icon, (width - side) / 2, height * 0.36 - side / 2, side, SEPIA)
        box = QRectF(8, height * 0.7, width - 16, height * 0.2)
        draw_fitted(painter, box, self.words, height * 0.1, 700, INK, lettering.CENTRE, "serif")
