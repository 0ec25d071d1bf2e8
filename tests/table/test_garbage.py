"""Tests that garbage is collected only on the table's thread."""

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.app import application
from paxdesk.desk.app.application import IdleGarbageCollector


@pytest.fixture
def of_a_table(qtbot: QtBot) -> Iterator[IdleGarbageCollector]:
    collector = IdleGarbageCollector()
    yield collector
    collector.close()
    gc.unfreeze()


class Knot:
    """Self-referencing object that records the thread that frees it."""

    untied: list[int]

    def __init__(self, untied: list[int]) -> None:
        self.untied = untied
        self.itself = self

    def __del__(self) -> None:
        self.untied.append(threading.get_ident())


def _think() -> None:
    def think() -> None:
        kept = [[number] for number in range(50 * gc.get_threshold()[0])]
        assert kept

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()


def test_no_other_thread_frees_what_the_table_has_released(
    of_a_table: IdleGarbageCollector, qtbot: QtBot
) -> None:
    untied: list[int] = []
    Knot(untied)
    _think()
    assert not untied
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: bool(untied))
    assert untied == [threading.get_ident()]
    assert kept


def test_a_thread_collects_no_garbage_without_windows() -> None:
    """Otherwise a collection could free windows of earlier tests."""
    untied: list[int] = []
    Knot(untied)
    _think()
    assert not untied


@pytest.mark.parametrize("before", [False, True])
def test_the_collector_is_restored_afterwards(qtbot: QtBot, before: bool) -> None:
    if before:
        gc.enable()
    collector = IdleGarbageCollector()
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled() is before
    gc.unfreeze()


def test_a_closed_window_is_collected_at_any_age(
    of_a_table: IdleGarbageCollector, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    returned: list[bool] = []
    monkeypatch.setattr(application, "return_free_memory", lambda: returned.append(True))
    untied: list[int] = []
    knot = Knot(untied)
    gc.collect()  # the knot is in the oldest generation now
    del knot
    of_a_table.collect()
    assert not untied
    assert not returned
    of_a_table.note_closed_window()
    of_a_table.collect()
    assert untied
    assert returned
