"""Curtain between two players: hides the whole table and names the next player."""

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
from paxdesk.desk.painting import shapes, typesetting
from paxdesk.desk.painting.palette import INK, PAPER, SEATS, SEPIA, UNREST_INK, blend
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.sheets.sheet import PaperButton, on_click
from paxdesk.desk.words import Label, SeatLabel
from paxdesk.language import tr, tr_noop

WIDTH: Final = 560.0
HEIGHT: Final = 424.0
EMPTYING_MS: Final = 700
"""Time in ms for the ring to empty after a short press."""
LEAST_SHOWN: Final = 0.4
"""Minimum share of the ring that empties after a press, however short."""
RING: Final = 24.0
"""Diameter of the ring on the button, in units."""
QUARTER: Final = 90
"""Angle in degrees where the ring begins to fill: its top."""
HOLD_MS: Final = 600
"""Time in ms for which the button must be held."""
KEY_UP_MS: Final = 120
"""Delay in ms after which a released key counts as up."""
DROP: Final = 26.0
"""Distance of the sheet below the window's centre, in units."""
FOLD: Final = 96.0
"""Approximate width of a fold of the cloth, in units."""
SWAGS: Final = 9
VALANCE: Final = 132.0
"""Height of the strip at the top, in units."""
HEM: Final = 32.0
"""Height of the strip at the bottom, in units."""
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


def hold_words() -> str:
    return tr("Hold the button or Space for a moment. Everyone else, please look away.")


def keep_holding_words() -> str:
    return tr("Keep holding until the ring is full.")


class HeldKeyFilter(QObject):
    """Event filter that ignores a held key until its release.

    Qt cannot always distinguish the key's repeats from other key presses.
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
        self._application.removeEventFilter(self)  # immediately, as deletion may take long
        self.deleteLater()

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate and watched is self.parent():
            self._end()  # another window receives the release
        if not isinstance(event, QKeyEvent) or event.key() != self._key:
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._up.start(KEY_UP_MS)
        else:
            self._up.stop()
        return True


class HeldButton(PaperButton):
    """Button that must be held down by mouse, touch, Space or Return.

    A short press may be an accidental repeat of the last input. ``clicked`` is emitted for a press
    by a screen reader.
    """

    held = Signal()
    pressed_briefly = Signal()
    """Emitted after a press too short to count."""

    def __init__(self, label: Label, parent: QWidget, *, pixels: float) -> None:
        super().__init__(label, parent, primary=True, pixels=pixels)
        self.deaf = False
        """True if input is ignored."""
        self._holding = QVariantAnimation(self)
        self._holding.setStartValue(0.0)
        self._holding.setEndValue(1.0)
        self._holding.setDuration(HOLD_MS)
        self._holding.valueChanged.connect(self.update)
        self._holding.finished.connect(self._held_long_enough)
        self._emptying = QVariantAnimation(self)
        """Animation of the ring after a short press."""
        self._emptying.setEndValue(0.0)
        self._emptying.setDuration(EMPTYING_MS)
        self._emptying.valueChanged.connect(self.update)
        self._key = 0
        """The key holding the button; 0 for the pointer."""

    def _held_long_enough(self) -> None:
        if self._key:
            HeldKeyFilter(self._key, self.window())
        self.held.emit()

    def _hold(self, key: int = 0) -> None:
        if not self.deaf:
            self._key = key
            self.setDown(True)
            self._emptying.stop()
            self._holding.start()

    def let_go(self) -> None:
        self.setDown(False)
        if self._holding.state() == QVariantAnimation.State.Running:
            self._emptying.setStartValue(max(self._holding.currentValue(), LEAST_SHOWN))
            self._emptying.start()
            self.pressed_briefly.emit()
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

    @qt_override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.let_go()

    @qt_override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.let_go()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self.scale, self.scale)
            wide, high = self.width() / self.scale, self.height() / self.scale
            ring = QRectF(wide - RING - 16, (high - RING) / 2, RING, RING)
            painter.setPen(QPen(QColor(SEPIA), 4))
            painter.drawEllipse(ring)
            pen = QPen(QColor(FRINGE), 5)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(ring, QUARTER * 16, -round(self.filled * 360 * 16))

    @property
    def filled(self) -> float:
        """Filled share of the ring."""
        running = QVariantAnimation.State.Running
        shown = (each for each in (self._holding, self._emptying) if each.state() == running)
        return next((float(each.currentValue()) for each in shown), 0.0)


class Curtain(QWidget):
    """Cover over the window.

    ``raised`` is emitted when its button is held, or pressed by a screen reader.
    """

    raised = Signal()
    answered = Signal(str)
    """Emitted with a text for screen readers after a press too short to count."""

    def __init__(self, parent: QWidget, motions: AnimationOwner) -> None:
        super().__init__(parent)
        self.surface = parent
        self._motions = motions
        self.label = SeatLabel("", 1)
        self.why = ""
        self._cloth: list[tuple[QPointF, QPixmap]] = []
        """Positions and pixmaps of the cloth's parts, which need less memory than one pixmap."""
        self._scale = 1.0
        self.button = HeldButton(Label("", ""), self, pixels=17)
        self.button.held.connect(self.raised.emit)
        self.button.pressed_briefly.connect(self._ask_to_hold)
        self.asks_to_hold = False
        on_click(self.button, self.raised.emit)
        self._falling: QSequentialAnimationGroup | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_keyboard)
        self.hide()

    def drop(self, wait: int, length: int) -> None:
        """Fall from above in ``length`` ms, after ``wait`` ms; the button is ``deaf`` meanwhile."""
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
        """End the fall immediately."""
        if self._falling is not None:
            self._motions.stop(self._falling)

    def _hung(self) -> None:
        self._falling = None
        self.button.deaf = False
        self.move(0, 0)

    def fall(self, label: SeatLabel, why: str, scale: float) -> None:
        """Cover the table and name the next player, with the reason ``why``."""
        self.label = label
        self.why = why
        self.asks_to_hold = False
        self.button.rename(tr("I am {name}: hold to raise the curtain", name=label.name))
        self.button.setAccessibleDescription(hold_words())
        self.setAccessibleName(tr("Pass the table to {name}", name=label.name))
        self.setAccessibleDescription(why)
        self.fit(scale)
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_to_hold(self) -> None:
        self.asks_to_hold = True
        self.update()
        self.answered.emit(keep_holding_words())

    def fit(self, scale: float) -> None:
        self.hang()
        if scale != self._scale or self.surface.size() != self.size():
            self._cloth = []
        self._scale = scale
        self.setGeometry(self.surface.rect())
        sheet = self._sheet()
        wide = min(
            WIDTH - 60, typesetting.text_width(self.button.text(), typesetting.make_font(17)) + 156
        )
        self.button.place(QRectF(sheet.center().x() - wide / 2, sheet.top() + 328, wide, 48), scale)

    def _sheet(self) -> QRectF:
        width, height = self.width() / self._scale, self.height() / self._scale
        return QRectF((width - WIDTH) / 2, (height - HEIGHT) / 2 + DROP, WIDTH, HEIGHT)

    @qt_override
    def focusNextPrevChild(self, _forward: bool) -> bool:
        return True  # the button keeps keyboard focus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # keeps keys from the table behind

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _keep_keyboard(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Move the focus from behind the curtain to the button."""
        if now is not None and self.isVisible() and self._covers(now):
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _covers(self, widget: QWidget) -> bool:
        """Return whether a widget is on the same surface, behind the curtain."""
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
        # The folds share a pixmap, so each begins at a whole pixel.
        step = max(1, round(FOLD * self._scale))
        folds = [(QPointF(left, 0), fold) for left in range(0, self.width(), step)]
        foot = QPointF(0, round(self.height() - HEM * self._scale))
        return [*folds, (QPointF(0, 0), valance), (foot, hem)]

    def _painted(self, width: float, height: float, paint: Callable[[QPainter], object]) -> QPixmap:
        ratio = self.devicePixelRatioF()
        scale = self._scale * ratio
        part = QPixmap(max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale)))
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
        shapes.draw_shadow(painter, sheet, 3, 7)
        shapes.draw_paper(painter, sheet, PAPER, 2)
        shapes.draw_frame(painter, sheet.adjusted(6, 6, -6, -6), INK, 2.4)
        shapes.draw_frame(painter, sheet.adjusted(11, 11, -11, -11), INK, 1)
        heading = QRectF(left + 60, top + 28, width - 120, 24)
        words = tr("Pass the table to").upper()
        typesetting.draw_wood_type(painter, heading, words, squeeze=(0.5, 1))
        shapes.draw_double_rule(painter, left + 40, top + 62, width - 80)
        shapes.seat_mark(painter, self.label.colour, sheet.center().x() - 48, top + 82, 96)
        name = QRectF(left + 50, top + 192, width - 100, 66)
        shade = blend(look.colour, "#B98E5A", 0.25)
        typesetting.draw_wood_type(
            painter, name, self.label.name.upper(), shade=shade, squeeze=(0.55, 1.0)
        )
        note = QRectF(left + 40, top + 266, width - 80, 22)
        words = tr(
            "Cubes on the table: {colour}, with {shape}",
            colour=tr(look.name),
            shape=tr(SHAPES[self.label.colour]),
        )
        face = typesetting.make_font(15, "serif", 400, italic=True)
        typesetting.draw_text(painter, note, words, face, SEPIA, typesetting.ALIGN_CENTRE)
        why = QRectF(left + 36, top + 288, width - 72, 38)
        face = typesetting.make_font(15, "serif", 600)
        typesetting.draw_text(painter, why, self.why, face, INK, typesetting.ALIGN_CENTRE, lines=2)
        foot = QRectF(left + 40, top + 380, width - 80, 20)
        words = hold_words()
        face, ink = typesetting.make_font(13), SEPIA
        if self.asks_to_hold:
            words = keep_holding_words()
            face, ink = typesetting.make_font(15, weight=700), UNREST_INK
        typesetting.draw_text(painter, foot, words, face, ink, typesetting.ALIGN_CENTRE)


def _draw_hem(painter: QPainter, width: float) -> None:
    for index in range(round(width / 14)):
        left = index * 14 + 7
        shapes.draw_line(painter, QPointF(left, HEM - 26), QPointF(left, HEM - 8), FRINGE, 2)
    shapes.fill_rect(painter, QRectF(0, 0, width, 6), FRINGE)


def _draw_fold(painter: QPainter, width: float, height: float) -> None:
    cloth = QLinearGradient(0, 0, width, 0)
    for at, ink in CLOTH:
        cloth.setColorAt(at, QColor(ink))
    painter.fillRect(QRectF(0, 0, width + 2, height + 2), cloth)
    for step, at in enumerate((0.3, 0.38, 0.47, 0.56, 0.64)):
        start = at * width
        painter.fillPath(_streak(start, 40, start + (step - 2) * 2, height - 30), LIGHT)


def _streak(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    """Return a streak of light that tapers downwards."""
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
        shapes.draw_line(painter, QPointF(at, hem), QPointF(at, hem + 13), FRINGE, 1.6)
