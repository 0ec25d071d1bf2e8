"""The Depression's sheet: tick the cards to pay for, with the sum running along."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.painting.palette import INK, PAPER, REBEL, SEPIA, UNREST
from paxdesk.desk.painting.primitives import coin
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.sheets.answer_sheet import AnswerSheet
from paxdesk.desk.sheets.late_picture import LatePicture
from paxdesk.desk.sheets.paper import BACK, FORWARD, SHADOW, PaperButton, Sheet, on_click, scaled
from paxdesk.desk.sheets.refusal_plate import rule_name
from paxdesk.desk.words.label import Label
from paxdesk.errors import IllegalAction
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import CardNumber, Keep
from paxdesk.porfiriana.table.words.terms import cards_words

WIDEST: Final = 1062.0
NARROWEST: Final = 760.0
SIDE: Final = 24.0
GAP: Final = 8.0
FOOT: Final = 74.0
LARGEST: Final = 112.0
SMALLEST: Final = 48.0
TALLEST: Final = 248.0
"""Units of height that the cards and their boxes may take."""
BOX: Final = 20.0
BOX_ROOM: Final = 25.0
"""Side of the box that is ticked, and the units under a card in which it stands."""

NATURAL: Final = 2.5
"""By fewer pixels than this a face may be narrower or wider than its place."""

Judge = Callable[[Keep], IllegalAction | None]


def card_width(count: int) -> tuple[float, int]:
    """The largest width at which so many cards fit, and how many stand in a row."""
    wide = LARGEST
    while True:
        across = int((WIDEST - 2 * SIDE + GAP) // (wide + GAP))
        rows = -(-count // across)
        if wide <= SMALLEST or rows * (wide * RATIO + BOX_ROOM + GAP) <= TALLEST:
            return wide, across
        wide -= 4


class CardTick(QAbstractButton):
    """A card that is kept (ticked) or given up (faded)."""

    def __init__(self, parent: Sheet, name: str, face: LatePicture) -> None:
        super().__init__(parent)
        self.sheet = parent
        self.face = face
        self.setCheckable(True)
        self.setText(name)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(round(LARGEST), round(LARGEST * RATIO))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (*FORWARD, *BACK):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            place = QRectF(self.rect()).adjusted(5, 5, -5, -5)
            card = QRectF(place.topLeft(), QSizeF(place.width(), place.width() * RATIO))
            painter.setOpacity(1.0 if self.isChecked() else 0.45)
            self._paint_face(painter, card)
            painter.setOpacity(1.0)
            side = (place.height() - card.height()) * BOX / BOX_ROOM
            box = QRectF(card.center().x() - side / 2, place.bottom() - side, side, side)
            fill(painter, box, INK if self.isChecked() else PAPER, 2)
            frame(painter, box, INK, 1.4, 2)
            if self.isChecked():
                painter.setPen(QPen(QColor(PAPER), 2.4))
                tick = ((0.22, 0.52), (0.44, 0.74), (0.8, 0.28))
                painter.drawPolyline([box.topLeft() + QPointF(x * side, y * side) for x, y in tick])
            if self.hasFocus():
                controls.brackets(painter, place.adjusted(-3, -3, 3, 3), UNREST, 2.4, 10)

    def _paint_face(self, painter: QPainter, card: QRectF) -> None:
        """The face, pixel by pixel where it was painted for this size."""
        ratio = self.devicePixelRatioF()
        seen = self.face.seen(self.sheet)
        if seen is None:
            fill(painter, card, PAPER, 4)
            return
        face = QPixmap(seen)
        face.setDevicePixelRatio(ratio)
        size = face.deviceIndependentSize()
        if abs(size.width() - card.width()) < NATURAL:
            corner = card.center() - QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(corner.toPoint(), face)
        else:
            painter.drawPixmap(card, face, QRectF(face.rect()))


class KeepSheet(AnswerSheet):
    """Lets the seat tick cards; ``answered`` carries the Keep that the rules accept."""

    """The rule against the selection was clicked."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        cards: Sequence[tuple[CardNumber, str, LatePicture]],
        gold: int,
        judge: Judge,
    ) -> None:
        super().__init__(parent, heading.upper())
        self.gold = gold
        self._judge = judge
        self.ticks: dict[CardNumber, CardTick] = {}
        for number, name, face in cards:
            tick = CardTick(self, name, face)
            tick.toggled.connect(self._count)
            self.ticks[number] = tick
        self.keep = PaperButton(Label("", say("Pay and keep these")), self, primary=True)
        on_click(self.keep, lambda: self.answered.emit(self.selection))
        self.none = PaperButton(Label("", say("Keep none")), self)
        on_click(self.none, lambda: self.answered.emit(Keep(())))
        self._refused: IllegalAction | None = None
        self._tick_affordable()
        self._count()

    @property
    def selection(self) -> Keep:
        """What is ticked."""
        kept = (number for number, tick in self.ticks.items() if tick.isChecked())
        return Keep(tuple(sorted(kept)))

    def _tick_affordable(self) -> None:
        """Begin with as many cards as the gold allows, in the order given."""
        for tick in self.ticks.values():
            tick.setChecked(True)
            if self._judge(self.selection) is not None:
                tick.setChecked(False)

    def _count(self) -> None:
        self._refused = self._judge(self.selection)
        self.keep.setEnabled(self._refused is None)
        kept = len(self.selection.cards)
        if not kept:
            self.keep.rename(say("Give up all cards"))
        elif kept == len(self.ticks):
            self.keep.rename(say("Pay and keep all"))
        else:
            self.keep.rename(say("Pay and keep these"))
        self.update()

    def fit(self, area: QRectF, scale: float) -> None:
        """Stand at the foot of ``area`` (pixels of the parent)."""
        wide, across = card_width(len(self.ticks))
        rows = -(-len(self.ticks) // across)
        width = max(NARROWEST, min(len(self.ticks), across) * (wide + GAP) + 2 * SIDE)
        tall = wide * RATIO + BOX_ROOM
        height = self.head - SHADOW + 6 + rows * (tall + GAP) + FOOT
        left = (area.left() + area.right()) / 2 / scale - width / 2 - SHADOW
        top = area.bottom() / scale - height - SHADOW
        self.place(QRectF(left, top, width + 2 * SHADOW, height + 2 * SHADOW), scale)
        for index, tick in enumerate(self.ticks.values()):
            row, column = divmod(index, across)
            in_row = min(across, len(self.ticks) - row * across)
            start = SHADOW + (width - in_row * (wide + GAP) + GAP) / 2
            place = QRectF(
                start + column * (wide + GAP), self.head + 6 + row * (tall + GAP), wide, tall
            )
            outer = place.adjusted(-5 / scale, -5 / scale, 5 / scale, 5 / scale)
            tick.setGeometry(scaled(outer, scale).toAlignedRect())
        foot = SHADOW + height - 18 - 36
        right = SHADOW + width - SIDE
        high = max(36.0, self.keep.least)
        foot += 36 - high
        self.keep.place(QRectF(right - 220, foot, 220, high), scale)
        self.none.place(QRectF(right - 220 - 12 - 130, foot, 130, high), scale)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        cards = len(self.selection.cards)
        top = place.bottom() - SHADOW - 54
        left = SHADOW + SIDE
        coin(painter, QPointF(left + 11, top + 18), 11)
        words = say(
            "{gold} gold for {cards}; you have {all}.",
            gold=cards,
            cards=cards_words(cards),
            all=self.gold,
        )
        face = lettering.font(16, "serif", 700)
        lettering.draw_text(painter, QRectF(left + 30, top, 340, 20), words, face)
        if self._refused is not None:
            note, ink = f"{self._refused.reason} {rule_name(self._refused)}", REBEL
        else:
            note = say("All of them are discarded.")
            if self.selection.cards:
                note = say("The others are discarded.")
            if len(self.selection.cards) == len(self.ticks):
                note = say("Nothing is discarded.")
            ink = SEPIA
        lettering.draw_text(painter, self.note_place, note, lettering.font(13), ink)

    @property
    def note_place(self) -> QRectF:
        """Where it says what becomes of the others, or why they cannot be kept."""
        top = self.units.height() - SHADOW - 34
        return QRectF(SHADOW + SIDE + 30, top, 400, 18)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._refused is not None and self.note_place.contains(event.position() / self.scale):
            self.rule_asked.emit(self._refused.rule)
