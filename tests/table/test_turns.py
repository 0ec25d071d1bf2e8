"""Tests of work and input within the event loop."""

import time

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk import idle_work
from paxdesk.desk.idle_work import IdleTimer, turn_clock
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.hand.gestures import gesture_for
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand
from tests.table.test_window import LAST_TOPPLE

LONG = 2 * idle_work.BUSY_AFTER
NO_KEY = Qt.KeyboardModifier.NoModifier


def compute(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


class Turns(QObject):
    """Counter of the iterations of the event loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.now = 0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._next)

    def _next(self) -> None:
        self.now += 1


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_deferred_work_runs_in_separate_iterations(owner: QObject, qtbot: QtBot) -> None:
    turns = Turns(owner)
    done: list[int] = []

    def work() -> None:
        done.append(turns.now)
        compute(LONG)

    for _ in range(4):
        timer = IdleTimer(owner)
        timer.timeout.connect(work)
        timer.start(0)
    qtbot.waitUntil(lambda: len(done) == 4)
    assert len(set(done)) == 4


def test_a_busy_iteration_has_no_time_to_spare(owner: QObject, qtbot: QtBot) -> None:
    turns = Turns(owner)
    worked: list[int] = []
    done: list[int] = []
    hasty = QTimer(owner)
    hasty.setSingleShot(True)
    hasty.timeout.connect(lambda: (worked.append(turns.now), compute(LONG)))
    timer = IdleTimer(owner)
    timer.timeout.connect(lambda: done.append(turns.now))
    hasty.start(0)
    timer.start(0)
    qtbot.waitUntil(lambda: bool(done))
    assert worked
    assert done != worked


def test_deferred_work_is_not_delayed_forever(owner: QObject, qtbot: QtBot) -> None:
    clock, done = turn_clock(), []
    busy = QTimer(owner)
    busy.timeout.connect(lambda: compute(LONG))
    busy.start(0)
    timer = IdleTimer(owner)
    timer.timeout.connect(lambda: done.append(clock.full))
    timer.start(0)
    qtbot.waitUntil(lambda: bool(done), timeout=10_000)
    busy.stop()
    assert done == [True], "it was done although there was no time to spare"


def test_a_stopped_timer_is_not_due(owner: QObject, qtbot: QtBot) -> None:
    done: list[int] = []
    for number in range(2):
        timer = IdleTimer(owner)
        timer.timeout.connect(lambda number=number: done.append(number))
        timer.start(0)
        if not number:
            timer.stop()
    qtbot.waitUntil(lambda: bool(done))
    assert done == [1]


def test_there_is_one_clock(qtbot: QtBot) -> None:
    assert turn_clock() is turn_clock()


# --- The table -----------------------------------------------------------------------------------


@pytest.fixture
def moving(open_table: OpenTable) -> TableWindow:
    session = position_session(tables.middle(4))
    window = open_table(session)
    window.store.change(motion="normal", reduced_motion="off")
    window.desk.flow.view_as(session.state.turn.seat)
    window.desk.scene.animations_enabled = True
    QApplication.processEvents()
    return window


def in_the_air(window: TableWindow) -> list[QGraphicsWidget]:
    return [item for item in window.desk.scene.items() if isinstance(item, QGraphicsWidget)]


def speculation(window: TableWindow) -> act.Speculate:
    legal = window.desk.session.legal()
    return next(each for each in legal if isinstance(each, act.Speculate))


def drag_at_once(hand: MouseHand, start: QPoint, end: QPoint) -> None:
    """Drag before the event loop runs again."""
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    press, move, release = (
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonRelease,
    )
    viewport, way = hand.view.viewport(), (start + end) / 2
    for kind, point in ((press, start), (move, way), (move, end), (release, end)):
        button = none if kind == move else left
        held = none if kind == release else left
        there = QPointF(viewport.mapToGlobal(point))
        event = QMouseEvent(kind, QPointF(point), there, button, held, NO_KEY)
        QApplication.sendEvent(viewport, event)


def click_at_once(button: QWidget) -> None:
    """Click before the event loop runs again."""
    middle = QPointF(button.rect().center())
    there = button.mapToGlobal(middle)
    left = Qt.MouseButton.LeftButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        QApplication.sendEvent(button, QMouseEvent(kind, middle, there, left, held, NO_KEY))


class Painted(QObject):
    """Recorder of the number of moving items at each painting."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self.seen: list[int] = []
        window.desk.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append(len(in_the_air(self.window)))
        return False


def test_the_table_is_painted_only_once_every_item_is_in_place(
    moving: TableWindow, qtbot: QtBot
) -> None:
    hand, painted = MouseHand(moving.desk), Painted(moving)
    moving.desk.changed.connect(lambda *_: painted.seen.clear())
    for _ in range(2):
        hand.play(speculation(moving))
        qtbot.waitUntil(lambda: bool(painted.seen))
        assert painted.seen[0], "what flies is not where it lies yet"


def test_a_fast_hand_is_answered_with_the_newest_position(
    moving: TableWindow, qtbot: QtBot
) -> None:
    """The event loop does not run during the two drags."""
    hand, flow = MouseHand(moving.desk), moving.desk.flow
    turns = Turns(moving)
    for done in range(2):
        action = speculation(moving)
        found = gesture_for(flow.state, action)
        drag_at_once(hand, hand.at(found.pick), hand.at(hand.visible(found.drop)))
        assert len(flow.session.journal) == done + 1
        assert flow.state.speculation[action.slot]
        laid = Spot("speculation", action.slot)
        assert moving.desk.scene.spot_at(hand.view.mapToScene(hand.at(laid))) == laid
    assert turns.now == 0
    qtbot.waitUntil(lambda: moving.desk.director.stage.playing is not None)
    moving.desk.director.settle()
    assert not in_the_air(moving)
    assert all(item.opacity() == 1 for item in moving.desk.scene.shown.values())


def asked_in_a_showdown(open_position: OpenTable) -> TableWindow:
    """Return a table in a showdown that asks two seats."""
    window = open_position(LAST_TOPPLE)
    hand = MouseHand(window.desk)
    hand.play(act.Buy(0, "quo"))
    hand.raise_curtain()
    assert window.desk.flow.sheet is not None
    return window


def test_no_manifesto_is_focused_first(open_position: OpenTable) -> None:
    window = asked_in_a_showdown(open_position)
    hand, flow = MouseHand(window.desk), window.desk.flow
    warned = set()
    while not flow.state.over and flow.sheet is not None:
        assert any(isinstance(each, act.Manifesto) for each in flow.sheet.choices)
        focused = QApplication.focusWidget()
        assert focused in (flow.sheet, flow.sheet.choices[act.Pass()])
        warned.add(bool(window.desk.prompt_line.warning))
        hand.play(act.Pass())
        hand.raise_curtain()
    assert warned == {True, False}


def test_a_second_press_on_a_sheet_does_not_answer_for_another(open_position: OpenTable) -> None:
    window = asked_in_a_showdown(open_position)
    flow = window.desk.flow
    assert flow.sheet is not None
    button, before = flow.sheet.choices[act.Pass()], len(flow.session.journal)
    for _ in range(2):
        click_at_once(button)
    assert len(flow.session.journal) == before, "the click is not over yet"
    QApplication.processEvents()
    QApplication.processEvents()
    assert len(flow.session.journal) == before + 1
    assert flow.session.seat_to_act is not None


def test_a_later_second_press_does_not_answer_for_another_either(
    open_position: OpenTable,
) -> None:
    """The second press meets the curtain of another seat."""
    window = asked_in_a_showdown(open_position)
    flow = window.desk.flow
    MouseHand(window.desk).play(act.Pass())
    curtain = flow.curtain
    assert curtain is not None
    middle = curtain.button.rect().center()
    QTest.mouseDClick(curtain.button, LEFT, pos=middle)
    QTest.mouseRelease(curtain.button, LEFT, pos=middle)
    QApplication.processEvents()
    assert flow.curtain is curtain
    QTest.mouseClick(curtain.button, LEFT, pos=middle)
    QApplication.processEvents()
    assert flow.curtain is curtain


def test_an_answer_to_an_obsolete_question_is_dropped(open_position: OpenTable) -> None:
    window = asked_in_a_showdown(open_position)
    flow = window.desk.flow
    assert flow.sheet is not None
    before = len(flow.session.journal)
    click_at_once(flow.sheet.choices[act.Pass()])
    flow.refresh()
    QApplication.processEvents()
    assert len(flow.session.journal) == before


def test_a_cleared_score_has_no_animation(moving: TableWindow) -> None:
    flow, stage = moving.desk.flow, moving.desk.director.stage
    flow.model.submit(act.Speculate(0))
    assert stage.remaining
    stage.clear()
    assert not stage.remaining
    QApplication.processEvents()
    assert not in_the_air(moving)


def test_an_idle_table_has_no_pending_work(moving: TableWindow, qtbot: QtBot) -> None:
    moving.desk.flow.model.submit(act.End())
    scene, director = moving.desk.scene, moving.desk.director
    qtbot.waitUntil(
        lambda: not (director.remaining or scene.refining.left or scene.motions.running),
        timeout=10_000,
    )
    assert not in_the_air(moving)
