"""Tests of work in slices, and of preloading."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.idle_work import SlicedWork, finish_all
from paxdesk.desk.scene import pixmap_item
from paxdesk.desk.window import preferences_part
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.test_window import LAST_TOPPLE


def test_slices_are_done_one_by_one_and_in_order(qtbot: QtBot) -> None:
    owner = QObject()
    slices = SlicedWork(owner)
    done: list[int] = []
    for number in range(3):
        slices.add(lambda number=number: done.append(number))  # type: ignore[misc]
    seen = {0}
    while slices.left:
        QApplication.processEvents()
        seen.add(len(done))
    assert done == [0, 1, 2]
    assert seen == {0, 1, 2, 3}


def test_the_end_is_shown_immediately_and_completed_soon(
    qtbot: QtBot, open_position: OpenTable
) -> None:
    window = open_position(LAST_TOPPLE)
    hand = MouseHand(window.desk)
    for action in (act.Buy(0, "quo"), act.Pass(), act.Pass()):
        hand.play(action)
    sheet = window.dialog
    assert sheet is not None
    sheet.slices.finish()
    window.resize(1400, 800)  # everything is repainted
    first = window.grab().toImage()
    assert sheet.slices.left
    qtbot.waitUntil(lambda: not sheet.slices.left, timeout=5000)
    by_itself = window.grab().toImage()
    assert by_itself != first
    window.resize(1366, 768)
    window.resize(1400, 800)
    window.grab()
    finish_all(window)
    assert window.grab().toImage() == by_itself


def test_parts_declared_for_preloading_exist(deck: Deck) -> None:
    for game in (PaxTable(deck), AdventureTable(load_material())):
        for part in game.ahead():
            part()


def test_preloading_continues_until_the_window_closes(
    qtbot: QtBot, open_table: OpenTable, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []
    parts = [lambda number=number: done.append(number) for number in range(4)]
    monkeypatch.setattr(PaxTable, "ahead", lambda _self: parts)
    monkeypatch.setattr(preferences_part, "FIRST_WAIT_MS", 0)
    monkeypatch.setattr(preferences_part, "PARTS_APART_MS", 0)
    window = open_table()
    qtbot.waitUntil(lambda: len(done) > 1)
    window.close()
    left = list(done)
    qtbot.wait(20)
    assert done == left


def test_preloading_starts_after_the_table_is_complete(
    qtbot: QtBot, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    still_rough: list[int] = []

    def part() -> None:
        still_rough.append(window.desk.scene.refining.left)

    monkeypatch.setattr(PaxTable, "ahead", lambda _self: [part, part])
    monkeypatch.setattr(preferences_part, "FIRST_WAIT_MS", 0)
    monkeypatch.setattr(preferences_part, "PARTS_APART_MS", 0)
    monkeypatch.setattr(pixmap_item, "PAINT_AT_ONCE_S", -1.0)
    window = TableWindow(PaxTable(deck), plain_game(6, 1).deal(deck))
    window.ask_before_leaving = False
    window.store.change(motion="normal", reduced_motion="off")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    assert window.desk.scene.refining.left
    qtbot.waitUntil(lambda: not window.preparing.left)
    assert still_rough == [0, 0]
