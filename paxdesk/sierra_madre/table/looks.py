"""What lies on the table, as values that paint themselves."""

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BRASS, INK, IVORY, LEDGER, PAPER, SEPIA, TAN, UNREST, mix
from paxdesk.desk.painting.shapes import (
    coin,
    fill,
    frame,
    line,
    paper,
    rule,
    seat_mark,
    shadow,
)
from paxdesk.desk.scene.things import PaintContext
from paxdesk.record_classes import frozen
from paxdesk.sierra_madre.table.page import StepLine

GREEN: Final = "#2F5B3C"


@frozen
class StripLook:
    """The eleven phases in a line; the one under way is inked."""

    margin: ClassVar[float] = 0
    phases: tuple[str, ...]
    now: int
    skipped: frozenset[int]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        paper(painter, QRectF(0, 0, width, height), LEDGER, 3)
        across = width / len(self.phases)
        for index, words in enumerate(self.phases, 1):
            place = QRectF((index - 1) * across, 0, across, height)
            now, skipped = index == self.now, index in self.skipped
            if now:
                fill(painter, place.adjusted(2, 2, -2, -2), INK, 3)
            ink = PAPER if now else mix(SEPIA, LEDGER, 0.45) if skipped else INK
            number = lettering.font(17, "serif", 700)
            top = QRectF(place.left(), 4, across, 20)
            lettering.draw_text(painter, top, str(index), number, ink, lettering.CENTRE)
            below = place.adjusted(3, 22, -3, -3)
            face = lettering.fitted(words, below.width(), 1, 12 * context.text, 9)
            lettering.draw_text(painter, below, words, face, ink, lettering.CENTRE)
            if skipped:
                middle = place.center()
                line(painter, QPointF(middle.x() - 12, 14), QPointF(middle.x() + 12, 14), ink, 1.4)
            if index < len(self.phases):
                edge = place.right()
                line(painter, QPointF(edge, 8), QPointF(edge, height - 8), mix(INK, LEDGER, 0.6))


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
        place = QRectF(0, 0, width, height)
        paper(painter, place, PAPER, 3)
        frame(painter, place.adjusted(5, 5, -5, -5), INK, 2)
        frame(painter, place.adjusted(9, 9, -9, -9), INK, 1)
        head = QRectF(22, 18, width - 44, 34)
        lettering.draw_wood_type(painter, head, self.season.upper(), INK, squeeze=(0.5, 1.05))
        year = QRectF(22, 56, width - 44, 44)
        lettering.draw_wood_type(painter, year, self.year, INK, shade="#B8581B", squeeze=(0.6, 1.3))
        rule(painter, 22, 108, width - 44)
        face = lettering.fitted(self.phase, width - 44, 1, 18, 12, "serif", 700)
        lettering.draw_text(painter, QRectF(22, 116, width - 44, 26), self.phase, face, INK)
        self._steps(painter, context, QRectF(22, 146, width - 44, height - 146 - 44))
        foot = lettering.font(12 * context.text, "serif", 400, italic=True)
        low = QRectF(22, height - 46, width - 44, 34)
        lettering.draw_text(painter, low, self.foot, foot, SEPIA, lettering.LEFT, lines=2)

    def _steps(self, painter: QPainter, context: PaintContext, area: QRectF) -> None:
        """As large as they all have room; numbers stand in a column of their own."""
        if not self.steps:
            return
        for pixels in range(round(14 * context.text), 8, -1):
            lines = self._lines(pixels, area.width() - pixels * 3.7)
            step = pixels * 1.22
            if sum(map(len, lines)) * step + len(lines) * 3 <= area.height():
                break
        top, column = area.top(), pixels * 3.7
        number, face = lettering.font(pixels, "sans", 700), lettering.font(pixels, "sans", 400)
        italic = lettering.font(pixels, "sans", 400, italic=True)
        faint = mix(SEPIA, PAPER, 0.25)
        for each, rows in zip(self.steps, lines, strict=True):
            ink = faint if each.folded else INK
            place = QRectF(area.left(), top, column, step)
            lettering.draw_text(painter, place, each.id, number, ink)
            for row in rows:
                place = QRectF(area.left() + column, top, area.width() - column, step)
                lettering.draw_text(painter, place, row, italic if each.folded else face, ink)
                top += step
            top += 3

    def _lines(self, pixels: int, width: float) -> list[list[str]]:
        face = lettering.font(pixels, "sans", 400)
        return [
            lettering.wrapped(
                f"{each.words} – {each.folded}" if each.folded else each.words, face, width
            )
            for each in self.steps
        ]


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
        shadow(painter, place, 3, 1.2)
        paper(painter, place, TAN if self.asked else LEDGER, 3)
        frame(painter, place, UNREST if self.asked else INK, 2 if self.asked else 1, 3)
        if self.away:
            painter.setOpacity(0.6)
        side = min(22.0, height * 0.3)
        seat_mark(painter, self.colour, 8, 7, side)
        room = QRectF(14 + side, 4, width - 74 - side, side + 6)
        face = lettering.fitted(self.name, room.width(), 1, 16 * context.text, 10, "serif", 700)
        lettering.draw_text(painter, room, self.name, face)
        radius = min(17.0, height * 0.2)
        coin(painter, QPointF(width - 12 - radius, 6 + radius), radius, self.gold)
        small = lettering.fitted(self.elsewhere, width - 20, 1, 12.5 * context.text, 9)
        top = 10 + side
        if self.elsewhere and height > 46:
            lettering.draw_text(painter, QRectF(9, top, width - 60, 17), self.elsewhere, small)
            top += 17
        if height > 64:
            room = QRectF(9, top, width - 20, height - top - 4)
            lines = max(1, int(room.height() // 15))
            tiny = lettering.font(11.5 * context.text, "sans", 600)
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
        paper(painter, QRectF(0, 0, width, height), IVORY, 3)
        face = lettering.font(10.5 * context.text, "sans", 600)
        for index, words in enumerate(self.quarters):
            place = QRectF(index * self.box, 0, self.box, height)
            if index == 0:
                fill(painter, place.adjusted(1, 1, 0, -1), mix(TAN, IVORY, 0.35))
            head = QRectF(place.left() + 2, 1, self.box - 4, 16)
            lettering.draw_text(painter, head, words, face, SEPIA, lettering.CENTRE)
            line(painter, QPointF(place.right(), 3), QPointF(place.right(), height - 3),
                 mix(INK, IVORY, 0.7))  # fmt: skip
            if self.ious[index]:
                spot = QPointF(place.center().x(), height - 11)
                controls.badge(painter, spot, f"IOU {self.ious[index]}", 10, paper_ink="#F6D9CC")
        left = len(self.quarters) * self.box
        place = QRectF(left, 0, width - left, height)
        fill(painter, place.adjusted(1, 1, -1, -1), mix(BRASS, IVORY, 0.78))
        head = QRectF(left + 6, 1, width - left - 50, 16)
        lettering.draw_text(painter, head, self.profits, face, SEPIA)
        amount = lettering.font(12, "sans", 700)
        right = QRectF(width - 46, 1, 40, 16)
        lettering.draw_text(painter, right, f"+{self.sum}", amount, GREEN, lettering.RIGHT)
        frame(painter, QRectF(0, 0, width, height), mix(INK, IVORY, 0.35), 1, 3)


@frozen
class ChipLook:
    """A card: its number, its kind, its profit or, ``ahead``, nothing; what is wrong with it."""

    margin: ClassVar[float] = 2
    card: str
    icon: str
    level: int | None
    gold: int
    struck: bool
    ruined: bool
    lowered: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        ground = "#E9C3B4" if self.ruined or self.struck else PAPER
        shadow(painter, place, 2, 0.8)
        fill(painter, place, ground, 3)
        frame(painter, place, UNREST if self.ruined or self.struck else INK, 1.2, 3)
        side = height - 8
        draw_icon(painter, self.icon, 4, 4, side, INK)
        room = QRectF(side + 7, 0, width - side - 8, height)
        face = lettering.fitted(self.card, room.width(), 1, 12.5, 9, "sans", 700)
        lettering.draw_text(painter, room, self.card, face, INK)
        if self.level is not None:
            amount = lettering.font(13, "sans", 700)
            ink = UNREST if self.lowered else GREEN
            right = room.adjusted(0, 0, -4 - (15 if self.gold else 0), 0)
            lettering.draw_text(painter, right, str(self.level), amount, ink, lettering.RIGHT)
        if self.gold:
            coin(painter, QPointF(width - 9, height / 2), 8, self.gold)
        if self.struck:
            line(painter, QPointF(2, height - 2), QPointF(width - 2, 2), UNREST, 1.6)


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
        controls.panel(painter, QRectF(0, 0, width, height), context.theme)
        controls.caption(painter, 10, 6, self.title, context.theme.muted, 10, width - 20)
        card = QRectF(10, 24, width - 20, CARD_HIGH)
        if self.card:
            shadow(painter, card, 4, 2)
            paper(painter, card, PAPER, 4)
            frame(painter, card.adjusted(4, 4, -4, -4), INK, 1.2, 3)
            draw_icon(painter, self.icon, card.right() - 40, card.top() + 9, 30, SEPIA)
            number = lettering.font(24, "serif", 700)
            lettering.draw_text(painter, QRectF(20, 28, width - 76, 30), self.card, number)
            face = lettering.fitted(self.name, width - 42, 1, 15, 10, "serif", 600)
            lettering.draw_text(painter, QRectF(20, 58, width - 42, 18), self.name, face)
            fine = lettering.font(12)
            for index, words in enumerate(self.lines):
                row = QRectF(20, 77 + 15 * index, width - 42, 15)
                lettering.draw_text(painter, row, words, fine, SEPIA)
        else:
            frame(painter, card, context.theme.line, 1.2, 4, (4, 4))
            ink = context.theme.muted
            face = lettering.font(13, "serif", 400, italic=True)
            lettering.draw_text(painter, card.adjusted(8, 0, -8, 0), self.name, face, ink,
                                lettering.CENTRE, lines=3)  # fmt: skip
        top = CARD_HIGH + 32
        controls.caption(painter, 10, top, self.common, context.theme.muted, 10, width - 20)
        face = lettering.font(11.5, "sans", 600)
        for index, words in enumerate(reversed(self.offices)):
            row = QRectF(10, height - 20 - 15 * index, width - 20, 15)
            if row.top() > top + 60:
                lettering.draw_text(painter, row, words, face, context.theme.text)


CARD_HIGH: Final = 90.0


@frozen
class PageLook:
    """The paper of the phase, with its heading and what is going on."""

    margin: ClassVar[float] = 8
    heading: str
    lines: tuple[str, ...]
    total: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        shadow(painter, place, 3, 2)
        paper(painter, place, PAPER, 3)
        frame(painter, place.adjusted(4, 4, -4, -4), INK, 1.4)
        face = lettering.fitted(self.heading, width - 170, 1, 19, 12, "serif", 700)
        lettering.draw_text(painter, QRectF(16, 8, width - 150, 26), self.heading, face)
        if self.total:
            amount = lettering.font(15, "sans", 700)
            right = QRectF(width - 160, 8, 144, 26)
            lettering.draw_text(painter, right, self.total, amount, INK, lettering.RIGHT)
        rule(painter, 14, 36, width - 28)
        for index, words in enumerate(self.lines):
            row = QRectF(16, 44 + LINE * index, width - 32, LINE)
            bold = 700 if index == 0 else 400
            face = lettering.fitted(words, row.width(), 1, 14 * context.text, 9, "sans", bold)
            lettering.draw_text(painter, row, words, face)
        foot = height - 52
        line(painter, QPointF(14, foot), QPointF(width - 14, foot), mix(INK, PAPER, 0.6))


LINE: Final = 19.0


@frozen
class RowLook:
    """One payment proposed: step, from whom to whom, what for, how much."""

    margin: ClassVar[float] = 0
    step: str
    who: str
    words: str
    amount: int
    changed: bool
    unpaid: bool
    even: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        if self.even:
            fill(painter, place, mix(LEDGER, PAPER, 0.2), 2)
        ink = UNREST if self.unpaid else INK
        fine = lettering.font(11, "sans", 700)
        lettering.draw_text(painter, QRectF(6, 0, 46, height), self.step, fine, SEPIA)
        room = QRectF(54, 0, width - 54 - 92, height)
        words = f"{self.who}: {self.words}"
        face = lettering.fitted(words, room.width(), 1, 13 * context.text, 9, stretches=(100, 82))
        lettering.draw_text(painter, room, words, face, ink)
        amount = lettering.font(15, "sans", 700)
        lettering.draw_text(painter, QRectF(width - 62, 0, 34, height), str(self.amount), amount,
                            UNREST if self.changed else INK, lettering.CENTRE)  # fmt: skip


@frozen
class ButtonLook:
    """A button printed on the table."""

    margin: ClassVar[float] = 0
    words: str
    icon: str = ""
    primary: bool = False
    pixels: float = 14

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        controls.button(
            painter,
            QRectF(0, 0, width, height),
            self.words,
            primary=self.primary,
            icon=self.icon or None,
            pixels=min(self.pixels, height * 0.5),
        )


@frozen
class HomeLook:
    """What the companion does, as a card for the home page."""

    margin: ClassVar[float] = 4
    icon: str
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        shadow(painter, place, 2, 3)
        paper(painter, place, PAPER, 3)
        frame(painter, place.adjusted(4, 4, -4, -4), INK, 1)
        side = width * 0.46
        draw_icon(painter, self.icon, (width - side) / 2, height * 0.36 - side / 2, side, SEPIA)
        box = QRectF(8, height * 0.7, width - 16, height * 0.2)
        face = lettering.fitted(self.words, box.width(), 1, height * 0.1, 9, "serif", 700)
        lettering.draw_text(painter, box, self.words, face, INK, lettering.CENTRE)
