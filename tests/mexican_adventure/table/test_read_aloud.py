"""Tests of reading *The Mexican Adventure* aloud: each action and focus is spoken once."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.mexican_adventure.table.hand import AdventureHand

SEED = 2


class Listener:
    """Recorder of spoken text, and of whether it interrupts previous speech."""

    def __init__(self, window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[tuple[str, bool]] = []
        monkeypatch.setattr("paxdesk.desk.view.screen_reader.read_aloud", self._hear)
        window.store.change(speech="normal")

    def _hear(self, words: str, _speech: str, *, at_once: bool) -> None:
        self.heard.append((words, at_once))

    def since(self) -> list[tuple[str, bool]]:
        for _ in range(3):
            QApplication.processEvents()
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def window(open_adventure: OpenAdventure) -> TableWindow:
    return open_adventure(scenario="puebla", seed=SEED)


def steps(window: TableWindow, listener: Listener, most: int) -> Iterator[list[str]]:
    """Play up to ``most`` steps, and yield the spoken texts of each."""
    session, player = window.desk.session, KindsPlayer.for_game(SEED)
    hand = AdventureHand(window.desk)
    for _ in range(most):
        if session.seat_to_act is None:
            return
        hand.raise_curtain()
        QTest.qWait(20)  # a sheet takes the keyboard focus shortly after it opens
        listener.since()
        window.desk.flow.model.submit(player.choose(session.legal()))
        yield [words for words, _ in listener.since()]


@pytest.mark.long
def test_every_action_is_spoken_once(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each sentence begins with a capital and contains no symbols."""
    listener = Listener(window, monkeypatch)
    for heard in steps(window, listener, 40):
        rows = window.desk.flow.game_log.rows_at(window.desk.flow.game_log.steps)
        done = next(row.words for row in rows if row.kind == "action")
        assert sum(done in words for words in heard) == 1, heard
        assert done in heard[0], "first what was done"
        for words in heard:
            told = re.split(r"(?<=[.?!]) ", words)
            assert len(told) == len(set(told)), words
            assert all(each[0] == each[0].upper() for each in told), words
            assert not set(words) & set("→·[]/"), words


def test_an_unchanged_focus_is_not_spoken_again(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(window, monkeypatch)
    AdventureHand(window.desk).raise_curtain()
    QTest.keyClick(window.desk.view, Qt.Key.Key_Tab)
    assert [broken for _, broken in listener.since()][-1], "whoever moves it hears it at once"
    session = window.desk.session
    window.desk.flow.model.submit(session.legal()[0])
    heard = listener.since()
    assert heard, "what was done"
    assert not any(broken for _, broken in heard), "nothing breaks that off"
