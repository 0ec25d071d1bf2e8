"""The curtain between two persons: it hides the whole table and says whom to call."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPauseAnimation,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.animations import AnimationOwner
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, PAPER, SEATS, SEPIA, blend
from paxdesk.desk.painting.shapes import (
    draw_double_rule,
    draw_frame,
    draw_line,
    draw_paper,
    draw_shadow,
    fill_rect,
    seat_mark,
)
from paxdesk.desk.sheets.sheet import PaperButton, on_click
from paxdesk.desk.words import Label, SeatLabel
from paxdesk.language import tr, tr_noop

WIDTH: Final = 560.0
HEIGHT: Final = 424.0
HOLD_MS: Final = 600
"""Milliseconds for which the button is held down: no click and no stroke of a key lasts as long."""
KEY_UP_MS: Final = 120
"""Milliseconds after which a key that was let go is up: one that repeats itself is back sooner."""
DROP: Final = 26.0
"""Units by which the sheet hangs below the middle of the window."""
FOLD: Final = 96.0
"""About the width of a fold of the cloth, in units."""
SWAGS: Final = 9
VALANCE: Final = 132.0
HEM: Final = 32.0
"""Heights of the strips along top and foot, in units."""
CLOTH: Final = ((0.0, "#2B0906"), (0.22, "#6E1B14"), (0.42, "#8F261B"), (0.6, "#701C15"),
                (0.85, "#431009"), (1.0, "#2B0906"))  # fmt: skip
FRINGE: Final = "#C8922B"
LIGHT: Final = QColor(255, 214, 170, 26)
HOLD_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
SHAPES: Final = (
    tr_noop("the chair"),
    tr_noop("the triangle"),
    tr_noop("the crescent"),
    tr_noop("the heart"),
    tr_noop("the diamond"),
    tr_noop("the square"),
    tr_noop("the cross"),
)


class HeldKeyFilter(QObject):
    """A key that is held though all is done: nothing hears it until it is up.

    Systems repeat it as strokes, which Qt cannot always tell from others.
    """

    def __init__(self, key: int, window: QWidget) -> None:
        super().__init__(window)
        self._key = key
        self._up = QTimer(self, singleShot=True)
        self._up.timeout.connect(self._end)
        application = QApplication.instance()
        assert application is not None
        self._application = application
        application.installEventFilter(self)

    def _end(self) -> None:
        self._application.removeEventFilter(self)  # at once: it may be deleted much later
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate and watched is self.parent():
            self._end()  # another window hears that the key is up
        if not isinstance(event, QKeyEvent) or event.key() != self._key:
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._up.start(KEY_UP_MS)
        else:
            self._up.stop()
        return True


class HeldButton(PaperButton):
    """A button that is held down, by mouse, finger, Space or Return: a tap does nothing.

    What ended the last turn is a click or a stroke of a key, and may come once too often. A key
    that is down already only repeats itself, and is not heard. ``clicked`` tells of a press by
    what reads the screen.
    """

    held = Signal()

    def __init__(self, label: Label, parent: QWidget, *, pixels: float) -> None:
        super().__init__(label, parent, primary=True, pixels=pixels)
        self.deaf = False
        """Whether nothing is heard yet."""
        self._holding = QVariantAnimation(self)
        self._holding.setStartValue(0.0)
        self._holding.setEndValue(1.0)
        self._holding.setDuration(HOLD_MS)
        self._holding.valueChanged.connect(self.update)
        self._holding.finished.connect(self._held_long_enough)
        self._key = 0
        """The key that holds it; 0 where that is the pointer."""

    def _held_long_enough(self) -> None:
        if self._key:
            HeldKeyFilter(self._key, self.window())
        self.held.emit()

    def _hold(self, key: int = 0) -> None:
        if not self.deaf:
            self._key = key
            self.setDown(True)
            self._holding.start()

    def let_go(self) -> None:
        self.setDown(False)
        self._holding.stop()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._hold()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.rect().contains(event.position().toPoint()):
            self.let_go()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in HOLD_KEYS and not event.isAutoRepeat():
            self._hold(event.key())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in HOLD_KEYS and not event.isAutoRepeat():
            self.let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.let_go()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._holding.state() != QVariantAnimation.State.Running:
            return
        with QPainter(self) as painter:
            painter.scale(self.scale, self.scale)
            wide, high = self.width() / self.scale - 16, self.height() / self.scale
            share = self._holding.currentValue()
            fill_rect(painter, QRectF(8, high - 12, wide * share, 4), FRINGE)


class Curtain(QWidget):
    """Covers the window; ``raised`` when the person called has held its button down."""

    raised = Signal()

    def __init__(self, parent: QWidget, motions: AnimationOwner) -> None:
        super().__init__(parent)
        self.surface = parent
        self._motions = motions
        self.label = SeatLabel("", 1)
        self.why = ""
        self._cloth: list[tuple[QPointF, QPixmap]] = []
        """Its folds, the valance and the hem; the whole cloth would be as large as the screen."""
        self._scale = 1.0
        self.button = HeldButton(Label("", ""), self, pixels=17)
        self.button.held.connect(self.raised.emit)
        on_click(self.button, self.raised.emit)
        self._falling: QSequentialAnimationGroup | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_keyboard)
        self.hide()

    def drop(self, wait: int, length: int) -> None:
        """Fall from above, ``length`` milliseconds long, after waiting; it is deaf till then."""
        self.hang()
        self.button.deaf = True
        falling = QSequentialAnimationGroup()
        falling.addAnimation(QPauseAnimation(wait))
        fall = QPropertyAnimation(self, b"pos")
        fall.setStartValue(QPoint(0, -self.height()))
        fall.setEndValue(QPoint(0, 0))
        fall.setDuration(length)
        fall.setEasingCurve(QEasingCurve.Type.InQuad)
        falling.addAnimation(fall)
        self.move(0, -self.height())
        self._falling = falling
        self._motions.start(falling, self._hung)

    def hang(self) -> None:
        """Hang where it belongs, whether it has fallen yet or not."""
        if self._falling is not None:
            self._motions.stop(self._falling)

    def _hung(self) -> None:
        self._falling = None
        self.button.deaf = False
        self.move(0, 0)

    def fall(self, label: SeatLabel, why: str, scale: float) -> None:
        """Fall before the table, and call somebody to it, who is told ``why``."""
        self.label = label
        self.why = why
        self.button.rename(tr("I am {name}: raise the curtain", name=label.name))
        self.setAccessibleName(tr("Pass the table to {name}", name=label.name))
        self.setAccessibleDescription(why)
        self.fit(scale)
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, scale: float) -> None:
        """Cover the whole parent."""
        self.hang()
        if scale != self._scale or self.surface.size() != self.size():
            self._cloth = []
        self._scale = scale
        self.setGeometry(self.surface.rect())
        sheet = self._sheet()
        wide = min(
            WIDTH - 60, typesetting.text_width(self.button.text(), typesetting.make_font(17)) + 110
        )
        self.button.place(QRectF(sheet.center().x() - wide / 2, sheet.top() + 328, wide, 48), scale)

    def _sheet(self) -> QRectF:
        width, height = self.width() / self._scale, self.height() / self._scale
        return QRectF((width - WIDTH) / 2, (height - HEIGHT) / 2 + DROP, WIDTH, HEIGHT)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        return True  # the button keeps the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # nothing behind the curtain can be reached

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _keep_keyboard(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the keyboard back from what lies behind, whatever was clicked there."""
        if now is not None and self.isVisible() and self._covers(now):
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _covers(self, widget: QWidget) -> bool:
        """Whether a widget lies on the same surface, behind the curtain."""
        part: QWidget | None = widget
        while part is not None and part.parentWidget() is not self.surface:
            part = part.parentWidget()
        pile = self.surface.children()
        return part is not None and pile.index(part) < pile.index(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._cloth = self._cloth or self._painted_cloth()
            for at, part in self._cloth:
                painter.drawPixmap(at, part)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self._scale, self._scale)
            self._draw_sheet(painter, self._sheet())

    def _painted_cloth(self) -> list[tuple[QPointF, QPixmap]]:
        width, height = self.width() / self._scale, self.height() / self._scale
        fold = self._painted(FOLD + 1, height, lambda painter: _draw_fold(painter, FOLD, height))
        valance = self._painted(width, VALANCE, lambda painter: _draw_swags(painter, width))
        hem = self._painted(width, HEM, lambda painter: _draw_hem(painter, width))
        # All folds are alike, and lie side by side on whole pixels.
        step = round(FOLD * self._scale)
        folds = [(QPointF(left, 0), fold) for left in range(0, self.width(), step)]
        foot = QPointF(0, round(self.height() - HEM * self._scale))
        return [*folds, (QPointF(0, 0), valance), (foot, hem)]

    def _painted(self, width: float, height: float, paint: Callable[[QPainter], object]) -> QPixmap:
        """A part of the cloth, ``width`` by ``height`` units."""
        ratio = self.devicePixelRatioF()
        scale = self._scale * ratio
        part = QPixmap(math.ceil(width * scale), math.ceil(height * scale))
        part.fill(Qt.GlobalColor.transparent)
        part.setDevicePixelRatio(ratio)
        with QPainter(part) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self._scale, self._scale)
            paint(painter)
        return part

    def _draw_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        look = SEATS[self.label.colour]
        left, top, width = sheet.left(), sheet.top(), sheet.width()
        draw_shadow(painter, sheet, 3, 7)
        draw_paper(painter, sheet, PAPER, 2)
        draw_frame(painter, sheet.adjusted(6, 6, -6, -6), INK, 2.4)
        draw_frame(painter, sheet.adjusted(11, 11, -11, -11), INK, 1)
        heading = QRectF(left + 60, top + 28, width - 120, 24)
        words = tr("Pass the table to").upper()
        typesetting.draw_wood_type(painter, heading, words, squeeze=(0.5, 1))
        draw_double_rule(painter, left + 40, top + 62, width - 80)
        seat_mark(painter, self.label.colour, sheet.center().x() - 48, top + 82, 96)
        name = QRectF(left + 50, top + 192, width - 100, 66)
        shade = blend(look.colour, "#B98E5A", 0.25)
        typesetting.draw_wood_type(
            painter, name, self.label.name.upper(), shade=shade, squeeze=(0.55, 1.0)
        )
        note = QRectF(left + 40, top + 266, width - 80, 22)
        words = f"{tr(look.name)}, {tr(SHAPES[self.label.colour])} · {look.letter}"
        face = typesetting.make_font(15, "serif", 400, italic=True)
        typesetting.draw_text(painter, note, words, face, SEPIA, typesetting.ALIGN_CENTRE)
        why = QRectF(left + 36, top + 288, width - 72, 38)
        face = typesetting.make_font(15, "serif", 600)
        typesetting.draw_text(painter, why, self.why, face, INK, typesetting.ALIGN_CENTRE, lines=2)
        foot = QRectF(left + 40, top + 380, width - 80, 20)
        words = tr("Hold the button or Space for a moment. Everyone else, please look away.")
        typesetting.draw_text(
            painter, foot, words, typesetting.make_font(13), SEPIA, typesetting.ALIGN_CENTRE
        )


def _draw_hem(painter: QPainter, width: float) -> None:
    for index in range(round(width / 14)):
        left = index * 14 + 7
        draw_line(painter, QPointF(left, HEM - 26), QPointF(left, HEM - 8), FRINGE, 2)
    fill_rect(painter, QRectF(0, 0, width, 6), FRINGE)


def _draw_fold(painter: QPainter, width: float, height: float) -> None:
    cloth = QLinearGradient(0, 0, width, 0)
    for at, ink in CLOTH:
        cloth.setColorAt(at, QColor(ink))
    painter.fillRect(QRectF(0, 0, width + 2, height + 2), cloth)
    for step, at in enumerate((0.3, 0.38, 0.47, 0.56, 0.64)):
        start = at * width
        painter.fillPath(_streak(start, 40, start + (step - 2) * 2, height - 30), LIGHT)


def _streak(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    """A line of light that tapers towards its foot."""
    path = QPainterPath(QPointF(left - 0.8, top))
    path.lineTo(left + 0.8, top)
    path.lineTo(right, bottom)
    path.closeSubpath()
    return path


def _draw_swags(painter: QPainter, width: float) -> None:
    swag = width / SWAGS
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(width, 0)
    path.lineTo(width, 52)
    for index in range(SWAGS):
        path.quadTo(width - (index + 0.5) * swag, 128, width - (index + 1) * swag, 52)
    path.closeSubpath()
    cloth = QLinearGradient(0, 0, 0, 110)
    cloth.setColorAt(0, QColor("#4E130D"))
    cloth.setColorAt(1, QColor("#8A241A"))
    painter.fillPath(path, cloth)
    painter.strokePath(path, QPen(QColor(FRINGE), 3))
    threads = SWAGS * 14
    for index in range(threads):
        at = (index + 0.5) / threads * width
        share = (at % swag) / swag
        hem = 52 + 4 * 38 * share * (1 - share)
        draw_line(painter, QPointF(at, hem), QPointF(at, hem + 13), FRINGE, 1.6)
