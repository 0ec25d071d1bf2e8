"""Robots think for no longer than they may, and stop as soon as nobody wants their answer."""

import threading

from attrs import define, field
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from paxdesk.desk.view.robots import LONGEST_THOUGHT, Thinker
from paxdesk.session.game import Choice


@define(eq=False)
class Ponderer:
    """A question that is thought about until it is stopped."""

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


def test_what_is_forgotten_is_thought_about_no_longer(qtbot: QtBot) -> None:
    owner = QObject()
    thinker = Thinker(owner)
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
    thinker = Thinker(owner)
    first, second = Ponderer(), Ponderer()
    thinker.ask(first)
    qtbot.waitUntil(first.begun.is_set, timeout=20_000)
    thinker.ask(second)
    assert first.stopped.is_set()
    with qtbot.waitSignal(thinker.answered, timeout=20_000):
        second.stopped.set()


def test_nothing_is_thought_about_after_the_end(qtbot: QtBot) -> None:
    """A game that is proved while its window closes must not wake its advisers once more."""
    owner = QObject()
    thinker = Thinker(owner)
    thinker.end()
    question = Ponderer()
    thinker.ask(question)
    thinker.end()
    assert not question.begun.is_set()
