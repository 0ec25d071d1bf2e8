"""Tests of the curtain and the gestures that lift it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.curtain import EMPTYING_MS, HOLD_MS, KEY_UP_MS
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.notation import parse
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand

OVER = """
actions: 0
players:
  P1: {hacendado: 209, gold: 9, hand: [47]}
  P2: {hacendado: 211, gold: 5, hand: [50]}
"""
SPY = """
players:
  P1: {hacendado: 209, gold: 9, hand: [162, 47]}
  P2: {hacendado: 211, gold: 5, hand: [50], tableau: {12: {}, 60: {}}}
"""
CLOSING = ("double click", "E", "click")
OPENING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_E)
WAITS = (0, 150, 500, 1000)
"""Delays before the next key press, in ms."""
SPEEDS = ("fast", "normal", "half")


@pytest.fixture
def ended(open_position: OpenTable) -> Callable[..., TableWindow]:
    """Return a function that ends the first turn of a table."""

    def end(gesture: str = "E", motion: str = "normal") -> TableWindow:
        window = open_position(OVER)
        window.store.change(motion=motion, reduced_motion="off")
        MouseHand(window.desk).raise_curtain()
        window.desk.scene.animations_enabled = True
        if gesture == "E":
            key(Qt.Key.Key_E)
        else:
            click_end(window, twice=gesture == "double click")
        wait_for(lambda: window.desk.flow.curtain is not None)
        return window

    return end


def key(which: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, which)


def click_end(window: TableWindow, *, twice: bool) -> None:
    desk = window.desk
    hand = MouseHand(desk)
    point = hand.at(Spot("end_turn"))
    if twice:
        hand.double_click(point)
    else:
        QTest.mouseClick(desk.view.viewport(), LEFT, pos=point)


def wait_for(what: Callable[[], bool]) -> None:
    for _ in range(400):
        if what():
            return
        QTest.qWait(10)
    raise AssertionError("it never came")


def hung(window: TableWindow) -> bool:
    curtain = window.desk.flow.curtain
    return curtain is not None and curtain.isVisible() and curtain.y() == 0


def hand_of(window: TableWindow) -> set[int]:
    scene = window.desk.scene
    return {spot.number for spot in scene.spots() if spot.kind == "hand" and scene.card_of(spot)}


def lift(window: TableWindow, which: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyPress(focused, which)
    wait_for(lambda: window.desk.flow.curtain is None)
    QTest.keyRelease(focused, which)


def tapped(window: TableWindow, opening: Qt.Key, wait: int) -> None:
    """Press a key after ``wait`` ms, and check that no hand is shown."""
    QTest.qWait(wait)
    key(opening)
    QTest.qWait(20)
    assert window.desk.flow.curtain is not None, (opening, wait)
    assert hand_of(window) == set(), (opening, wait)


@pytest.mark.parametrize("wait", spread([0, 300]))
@pytest.mark.parametrize("closing", CLOSING)
def test_no_tap_that_follows_the_end_of_a_turn_shows_a_hand(
    ended: Callable[..., TableWindow], closing: str, wait: int
) -> None:
    window = ended(closing, "fast")
    tapped(window, Qt.Key.Key_Space, wait)
    wait_for(lambda: hung(window))
    tapped(window, Qt.Key.Key_Return, 0)
    curtain = window.desk.flow.curtain
    assert curtain is not None
    assert curtain.button.hasFocus(), "it is alive whatever was clicked before"
    lift(window, Qt.Key.Key_Space)
    assert hand_of(window) == {50}


@pytest.mark.parametrize("lost", [False, True])
def test_the_key_that_lifted_the_curtain_works_again_once_it_is_up(
    ended: Callable[..., TableWindow], lost: bool
) -> None:
    window = ended("E", "fast")
    wait_for(lambda: hung(window))
    heard: list[int] = []
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyPress(focused, Qt.Key.Key_Return)
    wait_for(lambda: window.desk.flow.curtain is None)
    if lost:  # the key was released over another window
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    else:
        QTest.keyRelease(focused, Qt.Key.Key_Return)
        QTest.qWait(2 * KEY_UP_MS)
    listener = Listener(window, heard)
    QTest.keyClick(listener, Qt.Key.Key_Return)
    assert heard == [Qt.Key.Key_Return]


class Listener(QWidget):
    """Widget that records the keys it receives."""

    def __init__(self, parent: QWidget, heard: list[int]) -> None:
        super().__init__(parent)
        self._heard = heard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._heard.append(event.key())


@pytest.mark.parametrize("speed", spread(SPEEDS, quick=0, long=1))
@pytest.mark.parametrize("closing", spread(CLOSING, long=1))
def test_no_pair_of_gestures_shows_a_hand_at_any_speed(
    ended: Callable[..., TableWindow], closing: str, speed: str
) -> None:
    for opening in OPENING:
        for wait in WAITS:
            window = ended(closing, speed)
            tapped(window, opening, wait)
            click_in_the_middle(window)
            assert hand_of(window) == set(), (opening, wait)
            wait_for(lambda window=window: hung(window))
            lift(window, Qt.Key.Key_Return)
            assert hand_of(window) == {50}
            window.close()


def click_in_the_middle(window: TableWindow) -> None:
    """Click where the curtain's button is or will be."""
    curtain = window.desk.flow.curtain
    assert curtain is not None
    middle = curtain.button.geometry().center()
    target = window.desk.childAt(middle)
    assert target is not None
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(window.desk, middle))


def test_a_key_that_is_down_when_the_curtain_falls_is_ignored(
    ended: Callable[..., TableWindow],
) -> None:
    window = ended("E", "fast")
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyPress(focused, Qt.Key.Key_Space)
    wait_for(lambda: hung(window))
    QTest.qWait(HOLD_MS + 150)
    assert window.desk.flow.curtain is not None
    QTest.keyRelease(focused, Qt.Key.Key_Space)
    lift(window, Qt.Key.Key_Space)


@pytest.mark.parametrize("which", spread([Qt.Key.Key_Return, Qt.Key.Key_Space]))
@pytest.mark.parametrize(("speed", "known"), [("fast", False), ("off", True)])
def test_the_key_that_lifts_it_has_no_other_effect_while_it_is_held(
    ended: Callable[..., TableWindow], which: Qt.Key, speed: str, known: bool
) -> None:
    """Qt may deliver a held key as auto-repeats or as new presses."""
    window = ended("E", speed)
    desk = window.desk
    wait_for(lambda: hung(window))
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyPress(focused, which)
    wait_for(lambda: desk.flow.curtain is None)
    for _ in range(2):  # on the recap or the sheet of events, then on the table
        told, telling = window.dialog, desk.story.running
        repeated(which, known)
        assert (window.dialog, desk.story.running) == (told, telling), "nothing is answered"
        assert (desk.drag.focus, desk.drag.thing) == (None, None), "nothing is chosen"
        key(Qt.Key.Key_Escape)
        QTest.qWait(20)
    assert window.dialog is None
    assert not desk.story.running
    repeated(which, known)
    assert (desk.drag.focus, desk.drag.thing) == (None, None)
    QTest.keyRelease(desk.view, which)
    QTest.qWait(2 * KEY_UP_MS)
    key(which)
    assert desk.drag.focus is not None, "once it is up it is a key like any other"


def repeated(which: Qt.Key, known: bool) -> None:
    """Repeat a held key; ``known`` marks the events as repeats."""
    for _ in range(5):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            focused = QApplication.focusWidget()
            assert focused is not None
            stroke = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, " ", known)
            QApplication.sendEvent(focused, stroke)
        QTest.qWait(20)


def test_a_second_click_leaves_the_focus_set_by_the_first(
    open_position: OpenTable,
) -> None:
    window = open_position(OVER.replace("actions: 0", "actions: 2"))
    MouseHand(window.desk).raise_curtain()
    click_end(window, twice=True)
    chooser = window.desk.drag.chooser
    assert chooser is not None
    assert chooser.isAncestorOf(QApplication.focusWidget())
    key(Qt.Key.Key_Escape)
    QTest.qWait(20)
    assert window.desk.drag.chooser is None


def test_the_button_is_held_by_the_mouse_and_released_outside(
    ended: Callable[..., TableWindow],
) -> None:
    window = ended("E", "fast")
    wait_for(lambda: hung(window))
    curtain = window.desk.flow.curtain
    assert curtain is not None
    button, middle = curtain.button, curtain.button.rect().center()
    QTest.mousePress(button, LEFT, pos=middle)
    QTest.qWait(HOLD_MS // 3)
    assert button.isDown()
    QTest.mouseMove(button, button.rect().bottomRight() * 3)
    QTest.qWait(HOLD_MS + 100)
    assert window.desk.flow.curtain is curtain
    QTest.mouseRelease(button, LEFT, pos=middle)
    QTest.mousePress(button, LEFT, pos=middle)
    wait_for(lambda: window.desk.flow.curtain is None)
    assert hand_of(window) == {50}


def test_the_curtain_names_the_called_player_and_the_reason(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand, flow = MouseHand(window.desk), window.desk.flow
    assert flow.curtain is not None
    assert (flow.curtain.label.name, flow.curtain.why) == ("Carmen", "It is your turn.")
    hand.raise_curtain()
    hand.play(parse("play 162 on 12"))
    assert flow.curtain is not None
    assert flow.curtain.label.name == "Rosa"
    assert flow.curtain.why == "Carmen plays Ley de Fuga on Pinkerton Agency"


def test_the_curtain_explains_its_colour_and_shape(
    open_position: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    curtain = open_position(SPY).desk.flow.curtain
    assert curtain is not None
    drawn: list[str] = []
    draw = typesetting.draw_text

    def record(painter: QPainter, place: QRectF, words: str, *rest: Any, **options: Any) -> Any:
        drawn.append(words)
        return draw(painter, place, words, *rest, **options)

    monkeypatch.setattr(typesetting, "draw_text", record)
    curtain.grab()
    assert "Cubes on the table: Honey, with the triangle" in drawn


def test_a_short_press_shows_that_the_button_fills(ended: Callable[..., TableWindow]) -> None:
    curtain = ended().desk.flow.curtain
    assert curtain is not None
    button = curtain.button
    wait_for(lambda: not button.deaf)
    before = button.grab().toImage()
    QTest.mouseClick(button, LEFT)
    assert button.grab().toImage() != before
    QTest.qWait(EMPTYING_MS + 100)
    assert curtain.isVisible()


def test_a_plain_click_fills_the_ring_and_asks_to_hold(ended: Callable[..., TableWindow]) -> None:
    window = ended()
    wait_for(lambda: hung(window))
    curtain = window.desk.flow.curtain
    assert curtain is not None
    before, foot = curtain.button.grab().toImage(), curtain.grab().toImage()
    QTest.mouseClick(curtain.button, LEFT)
    assert curtain.button.filled > 0.3
    assert curtain.button.grab().toImage() != before
    wait_for(lambda: curtain.button.filled == 0.0)
    assert curtain.isVisible(), "a click does not lift it"
    assert curtain.asks_to_hold
    assert curtain.grab().toImage() != foot, "what to do is written larger"
