"""The ledger: who could topple Díaz now, and under which regime."""

from typing import ClassVar, Final

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.painting.lettering import CENTRE, advance, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, LEDGER, PALE_SEPIA, PAPER, SEPIA, YELLOW, mix
from paxdesk.desk.painting.primitives import prestige_mark, seat_mark
from paxdesk.desk.painting.shapes import fill, frame, line, rounded, shadow
from paxdesk.desk.scene.things import PaintContext
from paxdesk.language import joined
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, RegimeKey
from paxdesk.porfiriana.table.seat_stats import Standing
from paxdesk.porfiriana.table.words.toppling import verdict

translate = QCoreApplication.translate

NARROWEST: Final = 190
"""So many units are needed for names and figures, however large they are printed."""
LOWEST_ROW: Final = 19
HEAD_AND_FOOT: Final = 60
MARGIN_RED: Final = "#B4563F"
RULED: Final = "#A9BBA8"
FAINT: Final = "#5C5339"
VERDICT: Final = "#8E1F0E"
MOST_NAMES: Final = 0.46
"""The share of the sheet that names may take at most."""
SMALLEST: Final = 10
DECLARATION: Final = "⁺"
"""Behind points to which a manifesto could add one."""


@frozen
class LedgerRow:
    """What the ledger tells of a seat."""

    look: int
    name: str
    standings: tuple[Standing, ...]

    @property
    def topples(self) -> bool:
        """Whether this seat would topple Díaz now."""
        return any(each.enough and each.counts for each in self.standings)

    @property
    def could_topple(self) -> bool:
        """Whether it would with a manifesto."""
        return any(each.within_reach and each.counts for each in self.standings)


@frozen
class LedgerLook:
    """Points and points needed of every seat and kind; the regime's column is yellow.

    ``diaz`` tells Díaz's own part of every Tripartite, kind by kind; ``vice`` whether his
    vice president counts; ``turn`` is the look of the seat whose turn it is. ``parts`` are lines
    of which Díaz's figures are the sum, each with a name.
    """

    margin: ClassVar[float] = 6
    regime: RegimeKey
    diaz: tuple[str, ...]
    vice: bool
    rows: tuple[LedgerRow, ...]
    turn: int
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        shadow(painter, sheet, 3)
        fill(painter, sheet, LEDGER, 3)
        painter.save()
        painter.setClipPath(rounded(sheet, 3), Qt.ClipOperation.IntersectClip)
        rows = len(self.rows) + len(self.parts) + 1
        room = min(width / NARROWEST, (height - HEAD_AND_FOOT) / (rows * LOWEST_ROW))
        fitting = evolve(context, text=min(context.text, max(1.0, room)))
        with fitting.enlarged(painter, width, height) as (wide, high):
            _Columns(self, painter, context, wide, high).paint()
        painter.restore()
        frame(painter, sheet, INK, 1, 3)


class _Columns:
    """The columns and rows of the ledger in a place of some size."""

    def __init__(
        self,
        look: LedgerLook,
        painter: QPainter,
        context: PaintContext,
        width: float,
        height: float,
    ) -> None:
        large = context.large
        self.look, self.painter, self.large = look, painter, large
        self.width, self.height = width, height
        self.head = 44 if large else 34
        self.first = len(look.parts) + 1
        self.count = len(look.rows) + self.first
        foot = 34 if large else 26
        self.row = min(44 if large else 30, (height - self.head - foot) / self.count)
        self.names = min(
            max(width * (0.34 if large else 0.36), self._longest()), width * MOST_NAMES
        )
        self.column = (width - self.names - 6) / len(PRESTIGES)
        self.bold = font(16 if large else 13, "sans", 700)
        self.fine = font(12 if large else 10)
        self.faint = INK if context.theme.plain else FAINT

    def _longest(self) -> float:
        """How wide the names are at their smallest."""
        face = font(11 if self.large else SMALLEST, "sans", 700)
        seat = min(self.row - 6, 20) + 22
        return max((advance(each.name, face) + seat for each in self.look.rows), default=0.0)

    def paint(self) -> None:
        self._paper()
        self._headings()
        self._diaz()
        for index, figures in enumerate(self.look.rows):
            self._seat(figures, self.head + (index + self.first) * self.row)
        self._verdict()

    def _left(self, column: int) -> float:
        return self.names + column * self.column

    def _paper(self) -> None:
        """The columns end with the last row, so that the verdict stands on plain paper."""
        painter = self.painter
        foot = self.head + self.count * self.row - 0.5
        for column in range(len(PRESTIGES)):
            if self.look.rows and self.look.rows[0].standings[column].counts:
                place = QRectF(self._left(column), 0, self.column, foot)
                fill(painter, place, mix(LEDGER, YELLOW, 0.62))
        for left in (self.names - 3.5, self.names - 1.5):
            line(painter, QPointF(left, 0), QPointF(left, foot), MARGIN_RED)
        bottom = self.head - 0.5
        line(painter, QPointF(0, bottom), QPointF(self.width, bottom), INK, 1.4)

    def _headings(self) -> None:
        face = font(14 if self.large else 11, "serif", 700)
        place = QRectF(8, 3, self.names - 8, self.head - 6)
        draw_text(
            self.painter,
            place,
            translate("Ledger", "Who could\ntopple now"),
            face,
            lines=2,
            leading=1.1,
        )
        side = 26 if self.large else 21
        for column, prestige in enumerate(PRESTIGES):
            left = self._left(column) + (self.column - side) / 2
            prestige_mark(self.painter, prestige, left, (self.head - side) / 2, side)

    def _rule(self, top: float) -> None:
        bottom = top + self.row - 0.5
        line(self.painter, QPointF(0, bottom), QPointF(self.width, bottom), RULED)

    def _diaz(self) -> None:
        """Díaz's figures, below the parts they are the sum of."""
        plain = font(13 if self.large else 11.5)
        top: float = self.head
        for words, figures in self.look.parts:
            self._figures(top, words, figures, plain)
            top += self.row
        words = translate("Ledger", "Díaz + vice") if self.look.vice else "Díaz"
        self._figures(top, words, self.look.diaz, self.bold)

    def _figures(self, top: float, words: str, figures: tuple[str, ...], face: QFont) -> None:
        self._rule(top)
        place = QRectF(8, top, self.names - 12, self.row)
        largest = 14 if self.large else 12
        size = fitted(words, place.width(), 1, largest, SMALLEST, "serif", 600).pixelSize()
        draw_text(self.painter, place, words, font(size, "serif", 600, italic=True), SEPIA)
        for column, figure in enumerate(figures):
            place = QRectF(self._left(column), top, self.column, self.row)
            draw_text(self.painter, place, figure, face, SEPIA, CENTRE)

    def _seat(self, figures: LedgerRow, top: float) -> None:
        self._rule(top)
        side = min(self.row - 6, 20)
        seat_mark(self.painter, figures.look, 7, top + (self.row - side) / 2, side)
        weight = 700 if figures.look == self.look.turn else 400
        place = QRectF(12 + side, top, self.names - side - 18, self.row)
        largest = 14 if self.large else 12
        face = fitted(figures.name, place.width(), 1, largest, SMALLEST, "sans", weight)
        draw_text(self.painter, place, figures.name, face, middle=True)
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
        if standing.declaration:
            have += DECLARATION
        if standing.within_reach and standing.counts:
            frame(painter, box, VERDICT, 1.4, 3)
        bold, fine = self.bold, self.fine
        wide = advance(have, bold) + 1 + advance(needed, fine)
        if wide > self.column - 4:
            share = (self.column - 4) / wide
            bold = font(bold.pixelSize() * share, "sans", 700)
            fine = font(fine.pixelSize() * share)
            wide = advance(have, bold) + 1 + advance(needed, fine)
        x = left + (self.column - wide) / 2
        ink = PAPER if topples else INK if standing.points else self.faint
        draw_text(painter, QRectF(x, top, 40, self.row), have, bold, ink, elide=False)
        x += advance(have, bold) + 1
        ink = PALE_SEPIA if topples else self.faint
        draw_text(painter, QRectF(x, top + 1, 40, self.row), needed, fine, ink, elide=False)

    def _verdict(self) -> None:
        """Who topples Díaz under this regime in words, and under the others in marks."""
        toppling = [each.name for each in self.look.rows if each.topples]
        top = self.head + self.count * self.row
        room = self.height - top - 3
        step = min(18 if self.large else 14, room / 2)
        possible = [each.name for each in self.look.rows if each.could_topple]
        words = verdict(self.look.regime, toppling, possible)
        if advance(words, font(SMALLEST, "serif", 600)) > self.width - 14 and possible:
            names = joined([*toppling, *possible], "and")
            words = translate("Ledger", "{seats}, with a manifesto.").format(seats=names)
            if toppling:
                words = translate("Ledger", "{seats}, some with a manifesto.").format(seats=names)
        largest = 13 if self.large else 11
        width = self.width - 14
        face = fitted(words, width, 1, largest, 9, "serif", 600, stretches=(100,))
        italic = font(face.pixelSize(), "serif", 600, italic=True)
        ink = VERDICT if toppling or possible else SEPIA
        # What is too long for a line stands in two, where there is room for a third.
        rows = 2 if room >= 3 * step and advance(words, italic) > width else 1
        left = top + (room - (rows + 1) * step) / 2
        draw_text(self.painter, QRectF(8, left, width, rows * step), words, italic, ink, lines=rows)
        self._otherwise(left + rows * step, step)

    def _otherwise(self, top: float, height: float) -> None:
        """Who could under another regime: its mark, and those of the seats."""
        face = font(12 if self.large else 10, "serif", italic=True)
        able = [
            (prestige, [each.look for each in self.look.rows if each.standings[column].enough])
            for column, prestige in enumerate(PRESTIGES)
            if self.look.rows and not self.look.rows[0].standings[column].counts
        ]
        able = [(prestige, looks) for prestige, looks in able if looks]
        words = translate("Ledger", "Under another regime:")
        if not able:
            words = translate("Ledger", "Under another regime: nobody.")
        draw_text(self.painter, QRectF(8, top, self.width - 14, height), words, face, SEPIA)
        side = min(height - 2, 15 if self.large else 12)
        left = 14 + advance(words, face)
        for prestige, looks in able:
            prestige_mark(self.painter, prestige, left, top + (height - side) / 2, side)
            left += side + 1
            for look in looks:
                seat_mark(self.painter, look, left, top + (height - side) / 2 + 0.5, side - 1)
                left += side
            left += 5
