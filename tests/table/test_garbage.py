"""Garbage is collected on the table's thread, whoever makes it."""

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.app.application import Collector


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    collector = Collector()
    yield collector
    collector.close()
    gc.unfreeze()


class Knot:
    """Refers to itself, so that only the collector can take it apart; notes on which thread."""

    untied: list[int]

    def __init__(self, untied: list[int]) -> None:
        self.untied = untied
        self.itself = self

    def __del__(self) -> None:
        self.untied.append(threading.get_ident())


def test_no_other_thread_takes_apart_what_the_table_has_left(
    collector: Collector, qtbot: QtBot
) -> None:
    untied: list[int] = []
    Knot(untied)

    def think() -> None:
        kept = [[number] for number in range(50 * gc.get_threshold()[0])]
        assert kept

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    assert not untied
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: bool(untied))
    assert untied == [threading.get_ident()]
    assert kept


def test_the_collector_is_pythons_again_afterwards(qtbot: QtBot) -> None:
    collector = Collector()
    assert not gc.isenabled()
    collector.close()
    assert gc.isenabled()
    gc.unfreeze()
