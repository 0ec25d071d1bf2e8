"""The ledger: who could topple Díaz now, and under which regime."""

from typing import ClassVar, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from paxdesk.rules.phrases import TOPPLING_WORDS, joined
from paxdesk.rules.vocabulary import PRESTIGES, RegimeKey
from paxdesk.table.figures import SeatFigures, Standing
from paxdesk.table.painting.lettering import CENTRE, advance, draw_text, font
from paxdesk.table.painting.palette import (
    INK,
    LEDGER,
    PALE_SEPIA,
    PAPER,
    SEPIA,
    YELLOW,
    mix,
)
from paxdesk.table.painting.primitives import prestige_mark, seat_mark
from paxdesk.table.painting.shapes import fill, frame, line, rounded, shadow
from paxdesk.table.scene.things import Studio

MARGIN_RED: Final = "#B4563F"
RULED: Final = "#A9BBA8"
FAINT: Final = "#5C5339"
VERDICT: Final = "#8E1F0E"


def verdict(regime: RegimeKey, toppling: list[str]) -> str:
    """Who would topple Díaz if a Topple came now, in one sentence."""
    fall = TOPPLING_WORDS[regime].lower()
    if toppling:
        return f"{joined(toppling, 'and')} would topple Díaz by {fall}."
    return f"Nobody could topple Díaz by {fall} now."


@frozen
class LedgerLook:
    """Points and points needed of every seat and kind; the regime's column is yellow.

    ``diaz`` tells Díaz's own part of every Tripartite, kind by kind; ``vice`` whether his
    vice president counts; ``turn`` is the look of the seat whose turn it is.
    """

    margin: ClassVar[float] = 6
    regime: RegimeKey
    diaz: tuple[str, ...]
    vice: bool
    rows: tuple[SeatFigures, ...]
    turn: int

    def paint(self, painter: QPainter, studio: Studio, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        shadow(painter, sheet, 3)
        fill(painter, sheet, LEDGER, 3)
        painter.save()
        painter.setClipPath(rounded(sheet, 3), Qt.ClipOperation.IntersectClip)
        _Columns(self, painter, studio, width, height).paint()
        painter.restore()
        frame(painter, sheet, INK, 1, 3)


class _Columns:
    """The columns and rows of the ledger in a place of some size."""

    def __init__(
        self, look: LedgerLook, painter: QPainter, studio: Studio, width: float, height: float
    ) -> None:
        large = studio.large
        self.look, self.painter, self.large = look, painter, large
        self.width, self.height = width, height
        self.head = 44 if large else 34
        self.count = len(look.rows) + 1
        foot = 34 if large else 26
        self.row = min(44 if large else 30, (height - self.head - foot) / self.count)
        self.names = width * (0.34 if large else 0.36)
        self.column = (width - self.names - 6) / len(PRESTIGES)
        self.bold = font(16 if large else 13, "sans", 700)
        self.fine = font(12 if large else 10)

    def paint(self) -> None:
        self._paper()
        self._headings()
        self._diaz()
        for index, figures in enumerate(self.look.rows):
            self._seat(figures, self.head + (index + 1) * self.row)
        self._verdict()

    def _left(self, column: int) -> float:
        return self.names + column * self.column

    def _paper(self) -> None:
        painter = self.painter
        for column in range(len(PRESTIGES)):
            if self.look.rows and self.look.rows[0].standings[column].counts:
                place = QRectF(self._left(column), 0, self.column, self.height)
                fill(painter, place, mix(LEDGER, YELLOW, 0.62))
        for left in (self.names - 3.5, self.names - 1.5):
            line(painter, QPointF(left, 0), QPointF(left, self.height), MARGIN_RED)
        bottom = self.head - 0.5
        line(painter, QPointF(0, bottom), QPointF(self.width, bottom), INK, 1.4)

    def _headings(self) -> None:
        face = font(14 if self.large else 11, "serif", 700)
        place = QRectF(8, 3, self.names - 8, self.head - 6)
        draw_text(self.painter, place, "Who could\ntopple now", face, lines=2, leading=1.1)
        side = 26 if self.large else 21
        for column, prestige in enumerate(PRESTIGES):
            left = self._left(column) + (self.column - side) / 2
            prestige_mark(self.painter, prestige, left, (self.head - side) / 2, side)

    def _rule(self, top: float) -> None:
        bottom = top + self.row - 0.5
        line(self.painter, QPointF(0, bottom), QPointF(self.width, bottom), RULED)

    def _diaz(self) -> None:
        top = self.head
        self._rule(top)
        face = font(14 if self.large else 12, "serif", 600, italic=True)
        words = "Díaz + vice" if self.look.vice else "Díaz"
        place = QRectF(8, top, self.names - 10, self.row)
        draw_text(self.painter, place, words, face, SEPIA)
        for column, part in enumerate(self.look.diaz):
            place = QRectF(self._left(column), top, self.column, self.row)
            draw_text(self.painter, place, part, self.bold, SEPIA, CENTRE)

    def _seat(self, figures: SeatFigures, top: float) -> None:
        self._rule(top)
        side = min(self.row - 6, 20)
        seat_mark(self.painter, figures.look, 7, top + (self.row - side) / 2, side)
        weight = 700 if figures.look == self.look.turn else 400
        place = QRectF(12 + side, top, self.names - side - 16, self.row)
        draw_text(self.painter, place, figures.name, font(14 if self.large else 12, "sans", weight))
        for column, standing in enumerate(figures.standings):
            self._standing(standing, self._left(column), top)

    def _standing(self, standing: Standing, left: float, top: float) -> None:
        painter = self.painter
        box = QRectF(left + 3, top + 2.5, self.column - 6, self.row - 5)
        topples = standing.enough and standing.counts
        if topples:
            fill(painter, box, INK, 3)
        elif standing.enough:
            frame(painter, box, INK, 1.4, 3)
        have, needed = str(standing.points), f"/{standing.needed}"
        wide = advance(have, self.bold) + 1 + advance(needed, self.fine)
        x = left + (self.column - wide) / 2
        ink = PAPER if topples else INK if standing.points else FAINT
        draw_text(painter, QRectF(x, top, 40, self.row), have, self.bold, ink, elide=False)
        x += advance(have, self.bold) + 1
        ink = PALE_SEPIA if topples else FAINT
        draw_text(painter, QRectF(x, top + 1, 40, self.row), needed, self.fine, ink, elide=False)

    def _verdict(self) -> None:
        toppling = [each.name for each in self.look.rows if each.topples]
        face = font(13 if self.large else 11, "serif", 600, italic=True)
        top = self.head + self.count * self.row
        place = QRectF(8, top + 1, self.width - 14, self.height - top - 2)
        ink = VERDICT if toppling else SEPIA
        words = verdict(self.look.regime, toppling)
        draw_text(self.painter, place, words, face, ink, lines=2, leading=1.08)
