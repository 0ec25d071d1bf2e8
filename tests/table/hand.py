"""Automatic players that act by mouse, touch or keyboard."""

import time
from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import Action, ChooseNone, Keep
from paxdesk.porfiriana.table.hand.gestures import HAND, Gesture, enclosing_spots, gesture_for
from paxdesk.porfiriana.table.sheets.depression_sheet import KeepSheet
from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet
from tests.keys import press_key

LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.MouseButton.NoButton


def inspect_beside(window: TableWindow) -> None:
    if not window.desk.inspector.isVisible():
        window.desk.toggle_inspector()
        QApplication.processEvents()


class Hand:
    """Base class of the automatic players."""

    def __init__(self, desk: GameView) -> None:
        self.desk = desk
        self.flow = desk.flow
        self.scene = desk.scene
        self.view = desk.view

    def settle(self) -> None:
        QApplication.processEvents()
        QApplication.sendPostedEvents()

    def visible(self, spot: Spot) -> Spot:
        """Return the spot, or the nearest displayed spot around it."""
        chain = enclosing_spots(self.flow.state, spot)
        found = next((each for each in chain if self.scene.area_of(each) is not None), None)
        assert found is not None, f"nothing of {spot} is on the table"
        return found

    def at(self, spot: Spot) -> QPoint:
        """Return the centre of a spot; fail if it is hidden."""
        center = self.scene.center_of(spot)
        assert center is not None, f"{spot} is not on the table"
        point = self.view.mapFromScene(center)
        found = self.scene.spot_at(self.view.mapToScene(point))
        assert found == spot, f"{spot} is hidden under {found}"
        return point

    def raise_curtain(self) -> None:
        """Lift the curtain if it is down, at once as a screen reader does, without a hold."""
        if self.flow.curtain is not None:
            self.flow.curtain.button.click()
            self.settle()

    def needs_look(self, action: Action) -> bool:
        return self.flow.hidden and action not in self.flow.shown_session.legal()

    def hidden(self, spot: Spot) -> bool:
        return self.scene.area_of(spot) is None


class MouseHand(Hand):
    """Hand that plays with the mouse."""

    def play(self, action: Action) -> None:
        self.raise_curtain()
        if self.desk.story.running:
            self.skip_recap()
        if self.needs_look(action):
            self._play_held(action)
        elif self.flow.sheet is not None:
            self._answer(action)
        else:
            self._move(action, gesture_for(self.flow.state, action))
        self.settle()
        if self.desk.drag.chooser is not None:
            self.choose(action)

    def skip_recap(self) -> None:
        QTest.keyClick(self.view, Qt.Key.Key_Escape)

    def choose(self, action: Action) -> None:
        chooser = self.desk.drag.chooser
        assert chooser is not None, "no chooser is open"
        self.press(chooser.choices[action])

    def press(self, button: QAbstractButton) -> None:
        point = button.mapTo(button.window(), button.rect().center())
        target = button.window().childAt(point)
        assert target is button, f"{button.text()!r} is hidden under {target}"
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        self.settle()

    def click(self, spot: Spot) -> None:
        point = self.at(spot)
        QTest.mouseMove(self.view.viewport(), point)
        QTest.mouseClick(self.view.viewport(), LEFT, pos=point)

    def double_click(self, point: QPoint) -> None:
        """Double-click a point as fast as a person does."""
        viewport, kinds = self.view.viewport(), QEvent.Type
        there, begun = QPointF(viewport.mapToGlobal(point)), time.monotonic_ns() // 1_000_000
        for after, kind, held in (
            (0, kinds.MouseButtonPress, LEFT),
            (40, kinds.MouseButtonRelease, NOTHING),
            (120, kinds.MouseButtonDblClick, LEFT),
            (160, kinds.MouseButtonRelease, NOTHING),
        ):
            event = QMouseEvent(
                kind, QPointF(point), there, LEFT, held, Qt.KeyboardModifier.NoModifier
            )
            event.setTimestamp(begun + after)
            if held == LEFT:  # Qt moves the focus to the pressed widget.
                self.view.setFocus(Qt.FocusReason.MouseFocusReason)
            QApplication.sendEvent(viewport, event)
        self.settle()

    def drag(self, pick: Spot, drop: Spot) -> None:
        start = self.at(pick)
        QTest.mousePress(self.view.viewport(), LEFT, pos=start)
        self.carry(start, self.at(drop))

    def carry(self, start: QPoint, end: QPoint) -> None:
        for point in _way(start, end):
            QTest.mouseMove(self.view.viewport(), point)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=end)

    # --- Face-down hand: press on it, slide along, and pull a card out ----------------------------

    def hold(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)
        QTest.mousePress(self.view.viewport(), LEFT, pos=point)

    def slide_to(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)

    def let_go(self, point: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=point)

    def _top(self, spot: Spot) -> int:
        """Return the upper edge of a spot in the viewport."""
        area = self.scene.area_of(spot)
        assert area is not None, f"{spot} is not on the table"
        return self.view.mapFromScene(area).boundingRect().top()

    def _play_held(self, action: Action) -> None:
        """Hold the hand up, then drag a card or answer."""
        start = self.at(HAND if self.flow.question.manner == "turn" else Spot("prompt", 0))
        self.hold(start)
        sheet = self.flow.sheet
        if sheet is not None:
            button = sheet.choices[action]
            window, middle = button.window(), button.rect().center()
            end = self.view.viewport().mapFrom(window, button.mapTo(window, middle))
        else:
            found = gesture_for(self.flow.state, action)
            card, end = self.at(found.pick), self.at(self.visible(found.drop))
            above = QPoint(card.x(), self._top(HAND) - 12)
            for point in (card, above, *_way(above, end)):
                self.slide_to(point)
        self.slide_to(end)
        self.let_go(end)

    def _answer(self, action: Action) -> None:
        sheet = self.flow.sheet
        if isinstance(sheet, KeepSheet):
            assert isinstance(action, Keep)
            for number, tick in sheet.ticks.items():
                if tick.isChecked() != (number in action.cards):
                    self.press(tick)
            self.press(sheet.keep)
        else:
            assert sheet is not None
            self.press(sheet.choices[action])

    def _move(self, action: Action, found: Gesture) -> None:
        if isinstance(action, ChooseNone):
            self.click(Spot("prompt", 0))
            return
        if self.hidden(found.pick):
            seat = enclosing_spots(self.flow.state, found.pick)[-1].number
            self.click(Spot("tableau", seat))
        if found.click:
            self.click(self.visible(found.pick))
        else:
            self.drag(found.pick, self.visible(found.drop))


@cache
def touch_screen() -> QPointingDevice:
    """Return the touch device.

    It is created late, because displays lose devices created before they open.
    """
    return QTest.createTouchDevice()


class TouchHand(MouseHand):
    """Hand that plays with one finger on a touch screen."""

    usual = 400
    """Double-click interval after a touch, in ms."""

    def tap(self, widget: QWidget, point: QPoint) -> None:
        self.touch(widget, point)
        self.leave(widget, point)

    def touch(self, widget: QWidget, *points: QPoint, interval: int = 0) -> None:
        """Put one finger on each point of a widget.

        Offscreen, the window is moved, because touches outside the screen are lost. ``interval`` is
        the double-click interval in ms; Qt lists open only if it is positive.
        """
        QApplication.setDoubleClickInterval(interval)
        window = widget.window()
        if QApplication.platformName() == "offscreen":
            window.move(QPoint(400, 400) - widget.mapTo(window, points[0]))
        events = QTest.touchEvent(widget, touch_screen())
        for index, point in enumerate(points):
            events.press(index, point, widget)
        events.commit()

    def slide(self, widget: QWidget, *points: QPoint) -> None:
        events = QTest.touchEvent(widget, touch_screen())
        for index, point in enumerate(points):
            events.move(index, point, widget)
        events.commit()

    def leave(self, widget: QWidget, *points: QPoint) -> None:
        events = QTest.touchEvent(widget, touch_screen())
        for index, point in enumerate(points):
            events.release(index, point, widget)
        events.commit()
        QApplication.setDoubleClickInterval(self.usual)

    def hold(self, point: QPoint) -> None:
        self.touch(self.view.viewport(), point)

    def slide_to(self, point: QPoint) -> None:
        self.slide(self.view.viewport(), point)

    def let_go(self, point: QPoint) -> None:
        self.leave(self.view.viewport(), point)

    def raise_curtain(self) -> None:
        curtain = self.flow.curtain
        if curtain is None:
            return
        middle = curtain.button.rect().center()
        self.touch(curtain.button, middle)
        while self.flow.curtain is not None:
            QTest.qWait(20)
        self.leave(curtain.button, middle)
        self.settle()

    def skip_recap(self) -> None:
        self.tap(self.view.viewport(), QPoint(2, self.view.height() // 2))
        self.settle()

    def press(self, button: QAbstractButton) -> None:
        point = button.mapTo(button.window(), button.rect().center())
        target = button.window().childAt(point)
        assert target is button, f"{button.text()!r} is hidden under {target}"
        self.tap(button, button.rect().center())
        self.settle()

    def click(self, spot: Spot) -> None:
        self.tap(self.view.viewport(), self.at(spot))

    def drag(self, pick: Spot, drop: Spot) -> None:
        start, end = self.at(pick), self.at(drop)
        self.touch(self.view.viewport(), start)
        for point in _way(start, end):
            self.slide(self.view.viewport(), point)
        self.leave(self.view.viewport(), end)


class KeyboardHand(Hand):
    """Hand that plays with keys."""

    LONGEST = 400
    _held = False
    """True while Space is held to see the hand."""

    def play(self, action: Action) -> None:
        """Perform an action; hold Space if the hand is needed."""
        self.raise_curtain()
        looks = self.needs_look(action)
        if looks:
            self._space(QTest.keyPress)
        self._perform(action)
        if looks and self._held:
            self._space(QTest.keyRelease)

    def _space(self, send: Callable[..., None]) -> None:
        target = QApplication.focusWidget()
        assert target is not None, "no widget has the focus"
        send(target, Qt.Key.Key_Space)
        self._held = send is QTest.keyPress
        self.settle()

    def _perform(self, action: Action) -> None:
        if self.flow.sheet is not None:
            self._answer(action)
        else:
            found = gesture_for(self.flow.state, action)
            if isinstance(action, ChooseNone):
                found = Gesture(Spot("prompt", 0), Spot("prompt", 0))
            self._move(found, action)
        self.settle()
        chooser = self.desk.drag.chooser
        if chooser is not None:
            self._press(chooser, chooser.choices[action])
        self.settle()

    def key(self, key: Qt.Key) -> None:
        press_key(key)
        self.settle()

    def _answer(self, action: Action) -> None:
        sheet = self.flow.sheet
        if isinstance(sheet, KeepSheet):
            assert isinstance(action, Keep)
            for number, tick in sheet.ticks.items():
                if tick.isChecked() != (number in action.cards):
                    self._press(sheet, tick)
            self._press(sheet, sheet.keep)
        else:
            assert sheet is not None
            if isinstance(sheet, ShowdownSheet) and sheet.marks_shown is not None:
                self.key(Qt.Key.Key_Return)  # ends the count, and answers nothing
            self._press(sheet, sheet.choices[action])

    def _press(self, sheet: QWidget, button: QAbstractButton) -> None:
        for _ in range(self.LONGEST):
            if QApplication.focusWidget() is button:
                self.key(Qt.Key.Key_Return if self.flow.may_look else Qt.Key.Key_Space)
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{button.text()!r} cannot be reached by Tab")

    def _move(self, found: Gesture, action: Action) -> None:
        self._focus(self.visible(found.pick))
        self.key(Qt.Key.Key_Return)
        if not found.click:
            self._focus(self.visible(found.drop))
            self.key(Qt.Key.Key_Return)

    def _focus(self, spot: Spot) -> None:
        for _ in range(self.LONGEST):
            if self.desk.drag.focus == spot:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{spot} cannot be reached by Tab")


def _way(start: QPoint, end: QPoint) -> Iterator[QPoint]:
    """Yield three points of a drag, the last at its end."""
    for share in (0.3, 0.7, 1.0):
        yield start + (end - start) * share
