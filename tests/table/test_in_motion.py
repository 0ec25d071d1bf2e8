"""Tests of the table with animations and clumsy input."""

import gc
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.animations import AnimationOwner, Pace
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import End
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from tests.table.conftest import OpenTable
from tests.table.hand import LEFT, MouseHand

DRAGS = 200
FAST = Pace(speed=60)


@pytest.fixture
def moving(open_table: OpenTable) -> Callable[..., TableWindow]:
    def opened(session: Session | None = None, **size: int) -> TableWindow:
        window = open_table(session, **size)
        window.store.change(robots="instant", motion="fast", reduced_motion="off")
        window.desk.scene.animations_enabled = True
        window.desk.scene.wanted_pace = FAST
        window.desk.mouse.hover_opens = True
        return window

    return opened


class Clumsy(MouseHand):
    """Mouse hand with random, disturbed drags."""

    def __init__(self, window: TableWindow, chance: random.Random) -> None:
        super().__init__(window.desk)
        self.window = window
        self.chance = chance

    def send(self, kind: QEvent.Type, point: QPoint, held: bool) -> None:
        """Send a mouse event at any point, even outside the window."""
        viewport = self.view.viewport()
        moving = kind == QEvent.Type.MouseMove
        QApplication.sendEvent(
            viewport,
            QMouseEvent(
                kind,
                QPointF(point),
                QPointF(viewport.mapToGlobal(point)),
                Qt.MouseButton.NoButton if moving else LEFT,
                LEFT if held else Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
            ),
        )
        QApplication.processEvents()

    def somewhere(self) -> QPoint:
        """Return a random point, sometimes outside the window."""
        size = self.view.size()
        if self.chance.random() < 0.1:
            return QPoint(-40, size.height() + 30)
        return QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height() - 4))

    def take_from(self) -> QPoint:
        """Return the place of a movable item, or any point."""
        picks = [
            each
            for each in self.flow.gestures.picks
            if self.scene.center_of(each) is not None and each.kind not in ("end_turn", "prompt")
        ]
        if picks and self.chance.random() < 0.8:
            center = self.scene.center_of(self.chance.choice(picks))
            assert center is not None
            return self.view.mapFromScene(center)
        return self.somewhere()

    def go_to(self, start: QPoint) -> QPoint:
        """Return a place that accepts the item, or any point."""
        spot = self.scene.spot_at(self.view.mapToScene(start))
        if spot is not None and self.chance.random() < 0.4:
            drops = list(self.flow.gestures.by_pick(self.flow.gestures.pick_at(spot)))
            centers = [self.scene.center_of(each) for each in drops]
            found = [each for each in centers if each is not None]
            if found:
                return self.view.mapFromScene(self.chance.choice(found))
        return self.somewhere()

    def fumble(self) -> str:
        """Drag once; return the name of the interruption, or ""."""
        start = self.take_from()
        end = self.go_to(start)
        self.send(QEvent.Type.MouseButtonPress, start, True)
        for share in (0.2, 0.5, 0.8, 1.0):
            self.send(QEvent.Type.MouseMove, start + (end - start) * share, True)
        how = self.chance.choice(["", "", "", "escape", "resize", "undo", "look", "wait"])
        match how:
            case "escape":
                QTest.keyClick(self.view, Qt.Key.Key_Escape)
            case "resize":
                width, height = self.chance.choice([(1366, 768), (1280, 720), (1500, 900)])
                self.window.resize(width, height)
            case "undo":
                self.desk.undo()
            case "look":
                self.flow.refresh()
            case "wait":
                QTest.qWait(20)
        self.send(QEvent.Type.MouseButtonRelease, end, False)
        return how


def rested(desk: GameView) -> bool:
    return not desk.scene.motions.running


def answer(window: TableWindow, hand: MouseHand, chance: random.Random) -> None:
    """Close or answer any open question, so that the next drag reaches the table."""
    if window.dialog is not None:
        window.close_dialog()
    hand.raise_curtain()
    if hand.desk.drag.chooser is not None:
        QTest.keyClick(hand.desk.drag.chooser, Qt.Key.Key_Escape)
    if hand.flow.sheet is not None:
        hand.flow.model.submit(chance.choice(window.desk.session.legal()))


@pytest.mark.slow
@pytest.mark.parametrize("robot", ["paxomatic", None])
def test_random_drags_leave_nothing_on_the_table(
    qtbot: QtBot, deck: Deck, moving: Callable[..., TableWindow], robot: RobotName | None
) -> None:
    """Drags may be legal, refused or interrupted."""
    chance = random.Random(20)
    seats = (SeatSetup("Ana", 1), SeatSetup("Bea", 2, robot))
    window = moving(Session.new(deck, Options(), 7, seats))
    hand = Clumsy(window, chance)
    disturbed = set()
    widgets = len(window.desk.children())
    for number in range(DRAGS):
        answer(window, hand, chance)
        qtbot.waitUntil(lambda: window.desk.flow.robot is None, timeout=20_000)
        if window.desk.session.state.over:
            break
        disturbed.add(hand.fumble())
        if chance.random() < 0.05 and End() in window.desk.session.legal():
            window.desk.flow.model.submit(End())
        if number % 20 == 0:
            gc.collect()
        qtbot.waitUntil(lambda: rested(window.desk), timeout=5_000)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert hand.scene.lifted is None
        assert hand.scene.strays == []
    assert len(disturbed) > 4
    answer(window, hand, chance)
    qtbot.waitUntil(lambda: rested(window.desk), timeout=5_000)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(window.desk.children()) <= widgets + 3


@pytest.mark.long
def test_a_motion_ends_without_other_references(qtbot: QtBot) -> None:
    """Stopped or finished, an animation ends exactly once."""
    parent = QObject()
    motions = AnimationOwner(parent)
    ended: list[str] = []

    class Something:
        def __init__(self, name: str) -> None:
            self.name = name

        def end(self) -> None:
            ended.append(self.name)

    def begin(name: str) -> QVariantAnimation:
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(30)
        motions.start(animation, Something(name).end)
        return animation

    begin("left alone")
    motions.after(30, Something("called").end)
    motions.drop(motions.after(10, Something("dropped").end))
    gc.collect()
    motions.stop(begin("stopped"))
    assert ended == ["stopped"]
    qtbot.waitUntil(lambda: not motions.running)
    assert sorted(ended) == ["called", "left alone", "stopped"]
