"""Tests that steps are performed once, apart from trials."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import engine
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.history import PlayedStep
from tests.table.hand import MouseHand

COUNTED: dict[CodeType, str] = {
    State.copy.__code__: "copied",
    engine.perform.__code__: "performed",
    Session.replayed.__code__: "replayed",
}
TRIALS = {State.trial.__code__, engine.try_action.__code__, Session.tried.__code__}


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Yield counts of the calls to ``COUNTED`` functions on this thread.

    The names of trials begin with ``tried``.
    """
    found: Counter[str] = Counter()

    def look(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and (what := COUNTED.get(frame.f_code)) is not None:
            found[f"tried: {what}" if _is_trial(frame) else what] += 1

    sys.setprofile(look)
    try:
        yield found
    finally:
        sys.setprofile(None)


def _is_trial(frame: FrameType | None) -> bool:
    while frame is not None and frame.f_code not in TRIALS:
        frame = frame.f_back
    return frame is not None


@pytest.fixture
def window(qtbot: QtBot, deck: Deck, tmp_path: Path) -> TableWindow:
    window = TableWindow(PaxTable(deck), plain_game(2, 1).deal(deck), tmp_path / "games")
    window.ask_before_leaving = False
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    MouseHand(window.desk).raise_curtain()
    QTest.qWait(400)
    return window


def test_a_purchase_is_performed_once(window: TableWindow) -> None:
    flow = window.desk.flow
    told: list[PlayedStep[State, object, object]] = []
    window.desk.changed.connect(lambda change: told.append(change.step))
    before = flow.state
    with counted() as found:
        MouseHand(window.desk).play(parse("buy a0"))
        QTest.qWait(1_000)
    assert [entry.line for entry in flow.session.journal] == ["buy a0"]
    assert found["performed"] == 1
    assert 1 <= found["copied"] <= 3, "as played, as seen, and as everybody sees it"
    assert found["replayed"] == 0
    assert found["tried: copied"] >= found["tried: performed"] > 0, "the plate was priced"
    step = told[0]
    assert (step.before, step.after) == (before, flow.state)
    assert step.before is before, "no position changes once it was reached"
    assert flow.game_log.recording.steps == (step,)
    assert flow.game_log.recording.steps[0] is step
    assert step.events
    assert [entry.line for entry in step.entries] == ["buy a0"]


def test_redone_steps_are_not_performed_again(window: TableWindow) -> None:
    flow = window.desk.flow
    step = flow.model.submit(parse("buy a0"))
    with counted() as found:
        flow.model.undo()
        assert (flow.state, flow.game_log.steps) == (step.before, 0)
        flow.model.redo()
        QTest.qWait(500)
    assert flow.state is step.after
    assert flow.game_log.recording.steps[0] is step
    assert found["performed"] == found["replayed"] == 0
    assert found["copied"] <= 2


def test_a_warning_tries_and_plays_nothing(window: TableWindow) -> None:
    session = window.desk.session
    before = session.state
    with counted() as found:
        assert session.warning(parse("buy a0")) is None
        assert session.warning(parse("end")) is not None
    assert session.state is before
    assert session.journal == []
    assert found == {"tried: performed": 2, "tried: copied": 2}
