"""The topple showdown: every seat's points against its Tripartite, and the moves of one."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, REBEL, SEPIA
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import fill, frame, line
from paxdesk.desk.sheets.answer_sheet import AnswerSheet
from paxdesk.desk.sheets.late_picture import LatePicture
from paxdesk.desk.sheets.paper import SHADOW, PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import Action, Pass
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.table.painting.inks import PRESTIGE_INK
from paxdesk.porfiriana.table.words.showdown import Count
from paxdesk.record_classes import frozen

WIDTH: Final = 1062.0
HEIGHT: Final = 370.0
"""How high the sheet is at least, in units; it grows while its choices need it for their notes."""
TALLEST: Final = 480.0
CARD: Final = QRectF(24, 6, 166, 232)
COUNT_LEFT: Final = 212.0
CHOICES_LEFT: Final = 650.0
SIDE: Final = 22.0
HAIR: Final = "#C9B58F"
FAINT: Final = "#D8C7A4"


@frozen
class Pressing:
    """How closely the choices are printed: note or not, type size, columns."""

    notes: bool
    pixels: float
    columns: int


PRESSINGS: Final = (
    Pressing(True, 14, 1),
    Pressing(True, 13, 1),
    Pressing(False, 14, 1),
    Pressing(False, 12, 2),
    Pressing(False, 11, 3),
)
"""Tried in this order until the choices fit."""


class ShowdownSheet(AnswerSheet):
    """Shows the count as it stands, the order of asking, and what the seat asked may do."""

    all_counted = Signal()
    """The marks have been counted before the players' eyes."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        count: Count,
        moves: Sequence[tuple[Action, Label]],
        labels: Labels,
        card: LatePicture,
    ) -> None:
        super().__init__(parent, heading.upper(), heading_height=28)
        self.count = count
        self.labels = labels
        self.card = card
        self.counted = False
        self.marks_shown: int | None = None
        """How many marks are there while they are counted, then None."""
        self.tall = HEIGHT
        """How high the sheet is now, in units."""
        self._counter = QTimer(self)
        self._counter.timeout.connect(self._count_one)
        self.choices: dict[Action, PaperButton] = {}
        self._moves = list(moves)
        for action, label in moves:
            passing = isinstance(action, Pass)
            button = PaperButton(label, self, primary=passing)
            on_click(button, partial(self.answered.emit, action))
            self.choices[action] = button

    def count_up(self, each: int) -> None:
        """Show the marks one after another, ``each`` milliseconds apart; 0 shows them all."""
        self.counted = True
        if each:
            self.marks_shown = 0
            self._counter.start(each)
            self.update()

    def _count_one(self) -> None:
        most = max(max(row.points, row.tripartite) for row in self.count.rows)
        if self.marks_shown is None or self.marks_shown > most:
            self.marks_shown = None
            self._counter.stop()
            self.all_counted.emit()
        else:
            self.marks_shown += 1
        self.update()

    def fit(self, area: QRectF, scale: float) -> None:
        """Stand at the foot of ``area`` (pixels of the parent)."""
        most = max(HEIGHT, min(TALLEST, area.height() / scale - 2 * SHADOW))
        self.tall = self._place_choices(scale, most)
        left = (area.left() + area.right()) / 2 / scale - WIDTH / 2 - SHADOW
        top = area.bottom() / scale - self.tall - SHADOW
        self.place(QRectF(left, top, WIDTH + 2 * SHADOW, self.tall + 2 * SHADOW), scale)

    def _place_choices(self, scale: float, most: float) -> float:
        """Lay the choices, and say how high the sheet must be for them: ``most`` at most."""
        left = SHADOW + CHOICES_LEFT
        width = WIDTH - CHOICES_LEFT - SIDE
        top = self.head + 28
        passing = [button for action, button in self.choices.items() if isinstance(action, Pass)]
        moves = [action for action in self.choices if not isinstance(action, Pass)]
        foot = max([32.0, *(button.least for button in passing)])
        below = 18 + (foot + 6 if passing else 0) - SHADOW
        for pressing in PRESSINGS:
            places = self._pressed(moves, pressing, left, top, width)
            needed = (places[-1].bottom() if places else top) + below
            if needed <= most:
                break
        for action, place in zip(moves, places, strict=True):
            self.choices[action].place(place, scale)
        tall = max(HEIGHT, min(needed, most))
        bottom = SHADOW + tall - 18
        for button in passing:
            button.place(QRectF(left, bottom - foot, width, foot), scale)
        return tall

    def _pressed(
        self, moves: Sequence[Action], pressing: Pressing, left: float, top: float, width: float
    ) -> list[QRectF]:
        """Print the choices in one manner and say where they would stand."""
        labels = dict(self._moves)
        for action in moves:
            label = labels[action]
            button = self.choices[action]
            button.pixels = pressing.pixels
            button.label = label if pressing.notes else Label(label.icon, label.words)
        each = (width - (pressing.columns - 1) * 5) / pressing.columns
        places = []
        for first in range(0, len(moves), pressing.columns):
            row = moves[first : first + pressing.columns]
            height = max(self.choices[action].height_for(each) for action in row)
            for index in range(len(row)):
                places.append(QRectF(left + index * (each + 5), top, each, height))
            top += height + 5
        return places

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(SHADOW, self.head)
        self.card.draw(painter, CARD, self)
        face = lettering.font(12, "serif", 400, italic=True)
        note = QRectF(CARD.left(), CARD.bottom() + 6, CARD.width(), 44)
        centre = lettering.CENTRE
        lettering.draw_text(painter, note, self.count.played, face, SEPIA, centre, lines=3)
        self._draw_rows(painter)
        self._draw_verdict(painter)
        asked = self.count.order[0]
        label = self.labels[asked]
        seat_mark(painter, label.colour, CHOICES_LEFT, 1, 20)
        words = say("{name} decides", name=label.name)
        heading = lettering.font(15, "serif", 700)
        place = QRectF(CHOICES_LEFT + 28, 0, 380, 22)
        lettering.draw_text(painter, place, words, heading)
        if all(isinstance(action, Pass) for action in self.choices):
            words = say("No manifesto, no fraud and no assassination is open to you.")
            place = QRectF(CHOICES_LEFT, 34, WIDTH - CHOICES_LEFT - SIDE, 60)
            face = lettering.font(14, "serif", 400, italic=True)
            lettering.draw_text(painter, place, words, face, SEPIA, lettering.TOP_LEFT, lines=3)

    def _draw_rows(self, painter: QPainter) -> None:
        kind = prestige_words(self.count.prestige)
        heading = say("{kind} points against each Tripartite", kind=kind)
        place = QRectF(COUNT_LEFT, 2, 420, 18)
        lettering.draw_text(painter, place, heading, lettering.font(14, "serif", 700))
        tall = min(44.0, 176.0 / len(self.count.rows))
        for index, row in enumerate(self.count.rows):
            top = 28 + index * tall
            self._draw_row(painter, top, tall, row.seat, row.points, row.tripartite, row.parts)

    def _draw_row(
        self,
        painter: QPainter,
        top: float,
        tall: float,
        seat: int,
        points: int,
        tripartite: int,
        parts: str,
    ) -> None:
        label = self.labels[seat]
        small = tall < 40
        mark = 22 if not small else 18
        seat_mark(painter, label.colour, COUNT_LEFT, top + 3, mark)
        place = QRectF(COUNT_LEFT + 30, top, 68, 26)
        lettering.draw_text(painter, place, label.name, lettering.font(13, "sans", 600))
        icon = f"prestige-{self.count.prestige}"
        most = max(7, points, tripartite + 1)
        step = min(26.0, 188.0 / most)
        for index in range(most):
            left = COUNT_LEFT + 100 + index * step
            if index < points and (self.marks_shown is None or index < self.marks_shown):
                side = min(23.0, step - 2, tall - 14)
                draw_icon(painter, icon, left, top + 2, side, PRESTIGE_INK[self.count.prestige])
            else:
                side = min(17.0, step - 5, tall - 18)
                draw_icon(painter, icon, left + 3, top + 5, side, FAINT)
        self._draw_flag(painter, COUNT_LEFT + 99 + tripartite * step, top, tall)
        topples = points > tripartite and (
            self.marks_shown is None or self.marks_shown > tripartite
        )
        words = say("{points} to {needed}", points=points, needed=tripartite)
        if topples:
            words = say("{words}: topples", words=words)
            fill(painter, QRectF(COUNT_LEFT + 298, top + 3, 112, mark + 1), INK, 3)
        place = QRectF(COUNT_LEFT + 304, top + 3, 104, mark + 1)
        face = lettering.font(13, "sans", 700)
        lettering.draw_text(painter, place, words, face, PAPER if topples else SEPIA)
        if not small:
            face = lettering.font(11, "sans", 400, italic=True)
            place = QRectF(COUNT_LEFT + 30, top + 25, 370, 14)
            lettering.draw_text(painter, place, parts, face, SEPIA)
        foot = top + tall - 3
        line(painter, QPointF(COUNT_LEFT, foot), QPointF(COUNT_LEFT + 410, foot), HAIR)

    def _draw_flag(self, painter: QPainter, left: float, top: float, tall: float) -> None:
        """A flag planted where the Tripartite ends."""
        painter.setPen(QPen(QColor(INK), 2))
        painter.drawLine(QPointF(left, top - 3), QPointF(left, top + min(29, tall - 8)))
        painter.setPen(QPen(QColor(INK), 0))
        painter.setBrush(QColor(INK))
        corners = [QPointF(0, -2), QPointF(10, 2.5), QPointF(0, 7)]
        painter.drawPolygon(QPolygonF([corner + QPointF(left, top) for corner in corners]))

    def _draw_verdict(self, painter: QPainter) -> None:
        draw_icon(painter, "topple", COUNT_LEFT, 208, 30, REBEL)
        face = lettering.font(16, "serif", 700)
        place = QRectF(COUNT_LEFT + 40, 204, 370, 40)
        lettering.draw_text(painter, place, self.count.verdict, face, REBEL, lines=2)
        order = self.count.order
        gap = 10.0
        wide = min(94.0, (424 - gap * (len(order) - 1)) / len(order))
        arrow = lettering.font(15, "sans", 700)
        for index, seat in enumerate(order):
            left = COUNT_LEFT + index * (wide + gap)
            box = QRectF(left, 254, wide, 26)
            first = index == 0
            fill(painter, box, INK if first else IVORY, 3)
            frame(painter, box, INK, 1, 3)
            label = self.labels[seat]
            seat_mark(painter, label.colour, left + 4, 258, 18)
            words = QRectF(left + 26, 254, wide - 29, 26)
            name = lettering.font(12, "sans", 700)
            lettering.draw_text(painter, words, label.name, name, PAPER if first else INK)
            if not first:
                place = QRectF(left - gap, 254, gap, 26)
                lettering.draw_text(painter, place, "›", arrow, SEPIA, lettering.CENTRE)
