"""Log, inspector, hints and brief speech by keys and for screen readers."""

import re

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.accessible import MORE, AccessibleThing
from paxdesk.desk.view.accessible_widgets import AccessibleRow
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table import every_sheet, tables
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.test_accessible_tree import Reader, do, things
from tests.table.visible_texts import root, within

NAME, TOLD = QAccessible.Text.Name, QAccessible.Text.Description
Key = Qt.Key


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(tables.middle(2)))
    window.desk.flow.view_as(1)
    return window


def said_by(window: TableWindow) -> list[str]:
    said: list[str] = []
    window.desk.announcer.spoken.connect(said.append)
    return said


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)
    QTest.qWait(1)


def log_of_a_long_game(window: TableWindow) -> list[AccessibleRow]:
    """Play on until the log is longer than its panel; return its rows on screen."""
    desk = window.desk
    desk.flow.keep_secrets("open")
    while len(desk.log._rows) < max(40, 3 * len(desk.log.page.shown)):
        ending = act.End()
        legal = desk.session.legal()
        desk.flow.model.submit(ending if ending in legal else legal[0])
    while desk.flow.sheet is not None:
        desk.flow.model.submit(desk.session.legal()[0])
    return [each for each in within(root(desk.log)) if isinstance(each, AccessibleRow)]


def test_rows_of_the_log_are_objects_and_keys_keep_them_in_sight(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, log, said = log_of_a_long_game(window), window.desk.log, said_by(window)
    assert [each.text(NAME) for each in rows] == [log.row_words(at) for at in log.rows_shown]
    assert len(rows) == len(log.page.shown)
    window.desk.flow.give_focus()
    log.setFocus(Qt.FocusReason.ShortcutFocusReason)
    QTest.qWait(1)
    last = log.row_reached
    assert last is not None
    assert said[-1] == log.row_words(last)
    reader = Reader(monkeypatch)
    for key in (Key.Key_Home, Key.Key_PageDown, Key.Key_PageDown, Key.Key_End, Key.Key_PageUp):
        press(key)
        reached = log.row_reached
        assert reached is not None
        assert reached in log.rows_shown, "it is never scrolled out of sight"
        assert reader.since() == [(QAccessible.Event.Focus, log.row_words(reached))]
        focused = [each for each in within(root(log)) if each.state().focused]
        assert [each.text(NAME) for each in focused] == [log.row_words(reached)]
    press(Key.Key_End)
    assert log.row_reached == last
    press(Key.Key_Home)
    assert all(row.kind == "turn" for row in log._rows[: log.row_reached or 0])


def test_the_inspector_is_in_the_ring_of_parts(window: TableWindow) -> None:
    desk = window.desk
    desk.keyboard.go_to(desk.interaction.sections()[-1].spots[0])
    said, way = said_by(window), list[QObject | None]()
    for _ in range(3):
        press(Key.Key_F6)
        way.append(QApplication.focusWidget())
    assert way == [desk.inspector, desk.log, desk.view]
    assert desk.drag.focus in desk.interaction.sections()[0].spots
    way.clear()
    for _ in range(3):
        press(Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        way.append(QApplication.focusWidget())
    assert way == [desk.log, desk.inspector, desk.view]
    assert desk.drag.focus in desk.interaction.sections()[-1].spots
    assert all(said)


def test_brief_speech_contains_name_price_and_actions(
    window: TableWindow,
) -> None:
    desk, said, spot = window.desk, said_by(window), Spot("market", 1)
    full = things(window)[spot].text(NAME), things(window)[spot].text(TOLD)
    desk.keyboard.go_to(spot)
    press(Key.Key_T)
    assert said[-1] == "Brief speech: name, price, and what is possible."
    brief = things(window)[spot].text(NAME), things(window)[spot].text(TOLD)
    card = desk.flow.state.cards.cards[desk.flow.state.market[1]].name
    assert brief[0] == f"{card}, 1 gold"
    offers = [each.words for each in desk.inspected(*desk.read(spot) or ()).rows]  # type: ignore[arg-type]
    assert brief[1]
    assert len(brief[1]) < len(full[1]) / 2
    assert any(brief[1].startswith(words) for words in offers)
    do(things(window)[spot], MORE)
    assert said[-1] == f"{full[0]}. {full[1]}"
    press(Key.Key_T)
    assert said[-1] == "Full speech."
    assert (things(window)[spot].text(NAME), things(window)[spot].text(TOLD)) == full


def test_escape_closes_a_view_opened_by_a_key(window: TableWindow) -> None:
    desk = window.desk
    desk.keyboard.go_to(Spot("market", 1))
    press(Key.Key_D)
    assert desk.resting.closeup.isVisible()
    press(Key.Key_Escape)
    assert not desk.resting.closeup.isVisible()
    assert desk.drag.focus == Spot("market", 1)


def test_further_steps_of_a_hint_are_spoken(window: TableWindow) -> None:
    desk, said = window.desk, said_by(window)
    desk.hints.ask()
    for _ in range(1000):
        if desk.hints.plans:
            break
        QTest.qWait(10)
    plan = desk.hints.plans[0]
    assert len(plan.steps) > 1
    heard = " ".join(said)
    assert all(f"{at}. {step.words}" in heard for at, step in enumerate(plan.steps[1:], start=2))


def test_the_tray_counts_equal_pieces_and_says_what_can_be_done(qtbot: QtBot) -> None:
    material = load_material()
    session = NewGame("puebla", 1).deal(material)
    window = every_sheet._shown(TableWindow(AdventureTable(material), session), 1366, 768)
    qtbot.addWidget(window)
    MouseHand(window.desk).raise_curtain()
    said = said_by(window)
    found = [each for each in within(root(window.desk.view)) if isinstance(each, AccessibleThing)]
    tray = {each.text(NAME): each for each in found if each.parent().text(NAME) == "Your pieces"}
    assert "C Republicans: 1 of 15 selected" in tray
    assert len([name for name in tray if "C Republicans" in name]) == 3
    assert "Berriozábal, 2 stars, initiative 4" in tray
    for each in tray.values():
        assert "nothing" not in each.text(TOLD), each.text(NAME)
        button = each.spot.kind in ("deed", "more", "fewer")
        assert (each.role() == QAccessible.Role.Button) == button
    window.desk.announcer.tell_what_can_be_done()
    assert re.search(r"Place pieces: 5\d items\.", said[-1])
    assert len(said[-1]) < 400
    leader = tray["Berriozábal, 2 stars, initiative 4"]
    do(leader, "Press")
    assert leader.state().checked
    more = tray["One more: C Republicans"]
    do(more, "Press")
    names = [each.text(NAME) for each in within(root(window.desk.view))]
    assert "C Republicans: 2 of 15 selected" in names
