"""Tests of answers computed on a thread."""

import threading

import pytest
from attrs import define, field
from PySide6.QtCore import QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.input import mouse
from paxdesk.desk.view.robot_player import LONGEST_THOUGHT, AnswerThread
from paxdesk.porfiriana.rules.topple_search import turn_of, ways_to_topple
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.search_pause import pause_searches
from paxdesk.session.game_protocol import Choice
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand


@define(eq=False)
class Ponderer:
    """Question that computes until it is stopped."""

    begun: threading.Event = field(factory=threading.Event)
    stopped: threading.Event = field(factory=threading.Event)
    seconds: list[float | None] = field(factory=list)

    def answer(self, seconds: float | None = None) -> Choice[str]:
        self.seconds.append(seconds)
        self.begun.set()
        assert self.stopped.wait(20), "nobody has stopped it"
        return Choice("end", "plan", "")

    def stop(self) -> None:
        self.stopped.set()


def test_a_forgotten_question_is_not_answered(qtbot: QtBot) -> None:
    owner = QObject()
    thinker = AnswerThread(owner)
    answers: list[object] = []
    thinker.answered.connect(answers.append)
    question = Ponderer()
    thinker.ask(question)
    qtbot.waitUntil(question.begun.is_set, timeout=20_000)
    thinker.end()
    assert question.stopped.is_set()
    assert question.seconds == [LONGEST_THOUGHT]
    qtbot.wait(1)
    assert answers == []


def test_another_question_stops_the_one_before(qtbot: QtBot) -> None:
    owner = QObject()
    thinker = AnswerThread(owner)
    first, second = Ponderer(), Ponderer()
    thinker.ask(first)
    qtbot.waitUntil(first.begun.is_set, timeout=20_000)
    thinker.ask(second)
    assert first.stopped.is_set()
    with qtbot.waitSignal(thinker.answered, timeout=20_000):
        second.stopped.set()


def test_nothing_is_computed_after_the_end(qtbot: QtBot) -> None:
    owner = QObject()
    thinker = AnswerThread(owner)
    thinker.end()
    question = Ponderer()
    thinker.ask(question)
    thinker.end()
    assert not question.begun.is_set()


def test_a_search_waits_while_the_pointer_moves(
    open_table: OpenTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search during pointer movement could delay every Qt call."""
    monkeypatch.setattr(mouse, "MOVE_PAUSE_S", 600.0)
    window = open_table(position_session(tables.middle(6)))
    MouseHand(window.desk).raise_curtain()
    turn = turn_of(seen_by(window.desk.flow.state, 1), 1)
    found = threading.Event()

    def search() -> None:
        ways_to_topple(turn, 1, 50)
        found.set()

    viewport = window.desk.view.viewport()
    QTest.mouseMove(viewport, QPoint(400, 300))
    QTest.mouseMove(viewport, QPoint(420, 320))
    QApplication.processEvents()
    searching = threading.Thread(target=search)
    searching.start()
    try:
        assert not found.wait(1)
        ways_to_topple(turn, 1, 50)  # a direct caller gets the answer immediately
    finally:
        pause_searches(0)
    assert found.wait(20)
    searching.join()
