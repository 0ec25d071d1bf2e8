"""Sheet for ticking the cards to be paid for in a Depression."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import controls
from paxdesk.desk.painting.palette import PAPER, REBEL, SEPIA, UNREST_INK, Ink
from paxdesk.desk.painting.shapes import draw_coin, fill_rect
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.form_widgets import PaintedButton, draw_check
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet import LatePicture, Sheet
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    to_pixels,
)
from paxdesk.desk.words import rule_name
from paxdesk.errors import IllegalAction
from paxdesk.language import tr
from paxdesk.porfiriana.rules.actions import CardNumber, Keep
from paxdesk.porfiriana.table.words.terms import cards_words

WIDEST: Final = 1062.0
NARROWEST: Final = 760.0
GAP: Final = 8.0
SMALL: Final = Type(13)
LARGEST: Final = 112.0
SMALLEST: Final = 48.0
TALLEST: Final = 248.0
"""Maximum total height of cards and boxes, in units."""
BOX: Final = 20.0
"""Side of a tick box, in units."""
BOX_ROOM: Final = 25.0
"""Height reserved for the tick box below a card, in units."""

NATURAL: Final = 2.5
"""Difference in width from the card, in px, below which a face is painted unscaled."""

Judge = Callable[[Keep], IllegalAction | None]


def card_width(count: int) -> tuple[float, int]:
    """Return the width of ``count`` cards, reduced to fit, and the maximum number per row."""
    wide = LARGEST
    while True:
        across = int((WIDEST - 48 + GAP) // (wide + GAP))
        rows = -(-count // across)
        if wide <= SMALLEST or rows * (wide * RATIO + BOX_ROOM + GAP) <= TALLEST:
            return wide, across
        wide -= 4


class CardTick(PaintedButton):
    """Card that is kept (ticked) or given up (faded)."""

    def __init__(self, parent: Sheet, name: str, face: LatePicture) -> None:
        super().__init__(parent, name)
        self.face = face
        self.setCheckable(True)

    def place(self, units: QRectF, scale: float) -> None:
        outer = units.adjusted(-5 / scale, -5 / scale, 5 / scale, 5 / scale)
        self.setGeometry(to_pixels(outer, scale).toAlignedRect())

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
            draw_check(painter, box, self.isChecked())
            if self.hasFocus():
                controls.draw_brackets(painter, place.adjusted(-3, -3, 3, 3), UNREST_INK, 2.4, 10)

    def _paint_face(self, painter: QPainter, card: QRectF) -> None:
        """Paint the face, unscaled if it is about as wide as ``card``."""
        ratio = self.devicePixelRatioF()
        seen = self.face.seen(self.sheet)
        if seen is None:
            fill_rect(painter, card, PAPER, 4)
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
    """Sheet for ticking cards to keep; ``answered`` carries a legal :class:`Keep`."""

    side = 24.0

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        cards: Sequence[tuple[CardNumber, str, LatePicture]],
        gold: int,
        judge: Judge,
    ) -> None:
        super().__init__(parent, heading)
        self.gold = gold
        self._judge = judge
        self.ticks: dict[CardNumber, CardTick] = {}
        for number, name, face in cards:
            tick = CardTick(self, name, face)
            tick.toggled.connect(self._count)
            self.ticks[number] = tick
        self.keep = self.button(
            tr("Pay and keep these"),
            lambda: self.answered.emit(self.selection),
            primary=True,
            pixels=14,
        )
        self.none = self.button(tr("Keep none"), lambda: self.answered.emit(Keep(())), pixels=14)
        self._refused: IllegalAction | None = None
        self._tick_affordable()
        self._count()

    @property
    def selection(self) -> Keep:
        """Ticked cards as an action."""
        kept = (number for number, tick in self.ticks.items() if tick.isChecked())
        return Keep(tuple(sorted(kept)))

    def _tick_affordable(self) -> None:
        """Tick as many cards as the gold allows, in the given order."""
        for tick in self.ticks.values():
            tick.setChecked(True)
            if self._judge(self.selection) is not None:
                tick.setChecked(False)

    def _count(self) -> None:
        self._refused = self._judge(self.selection)
        self.keep.setEnabled(self._refused is None)
        kept = len(self.selection.cards)
        if not kept:
            self.keep.rename(tr("Give up all cards"))
        elif kept == len(self.ticks):
            self.keep.rename(tr("Pay and keep all"))
        else:
            self.keep.rename(tr("Pay and keep these"))
        if not self.units.isEmpty():
            self.lay_out()

    def fit(self, area: QRectF, scale: float) -> None:
        wide, across = card_width(len(self.ticks))
        needed = min(len(self.ticks), across) * (wide + GAP) + 2 * self.side
        self.wide = max(NARROWEST, needed)
        super().fit(area, scale)

    def contents(self) -> Box:
        wide, across = card_width(len(self.ticks))
        cards = [Item(each, wide, wide * RATIO + BOX_ROOM) for each in self.ticks.values()]
        rows = (
            HBox(Box(), *cards[first : first + across], Box(), gap=GAP)
            for first in range(0, len(cards), across)
        )
        kept = len(self.selection.cards)
        words = tr(
            "{gold} gold for {cards}; you have {all}.",
            gold=kept,
            cards=cards_words(kept),
            all=self.gold,
        )
        self.said = TextBox(*self._said, lines=2)
        return Column(
            *rows,
            HBox(
                PaintedBox(_draw_coin, width=22, high=22),
                Column(TextBox(words, Type(16, "serif", 700)), self.said, gap=3),
                Item(self.none, 130, 36),
                Item(self.keep, 220, 36),
            ),
        )

    @property
    def _said(self) -> tuple[str, Type, Ink]:
        """Text about the discards or the refusal."""
        if self._refused is not None:
            return f"{self._refused.reason} {rule_name(self._refused)}", SMALL, REBEL
        note = tr("All of them are discarded.")
        if self.selection.cards:
            note = tr("The others are discarded.")
        if len(self.selection.cards) == len(self.ticks):
            note = tr("Nothing is discarded.")
        return note, SMALL, SEPIA

    @property
    def note_place(self) -> QRectF:
        """Place of the text about the discarded cards or the refusal."""
        return self.said.area

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._refused is not None and self.note_place.contains(event.position() / self.scale):
            self.rule_asked.emit(self._refused.rule)


def _draw_coin(painter: QPainter, place: QRectF) -> None:
    draw_coin(painter, place.center(), 11)
