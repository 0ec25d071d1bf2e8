"""Tests of reading the table with keys and screen readers."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.protocol.advice import PlanStep, ShownPlan
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.accessible import MORE, AccessibleThing
from paxdesk.desk.view.accessible_widgets import AccessibleRow
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
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


@contextmanager
def focus_changes() -> Iterator[list[QWidget | None]]:
    """Yield a list that collects the widgets that get the focus.

    The application outlives the test, so the signal is disconnected.
    """
    application, focused = QApplication.instance(), list[QWidget | None]()
    assert isinstance(application, QApplication)

    def collect(_before: QWidget | None, now: QWidget | None) -> None:
        focused.append(now)

    application.focusChanged.connect(collect)
    yield focused
    application.focusChanged.disconnect(collect)


def log_of_a_long_game(window: TableWindow) -> list[AccessibleRow]:
    """Play until the log exceeds its panel; return the visible rows."""
    desk = window.desk
    desk.flow.keep_secrets("open")
    while len(desk.log._rows) < max(40, 3 * len(desk.log.page.shown)):
        ending = act.End()
        legal = desk.session.legal()
        desk.flow.model.submit(ending if ending in legal else legal[0])
    while desk.flow.sheet is not None:
        desk.flow.model.submit(desk.session.legal()[0])
    return [each for each in within(root(desk.log)) if isinstance(each, AccessibleRow)]


def test_rows_of_the_log_are_objects_and_keys_keep_them_visible(
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


def test_the_inspector_is_in_the_cycle_of_areas(window: TableWindow) -> None:
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
    assert said[-1] == "Brief speech: name, price and possible actions."
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


def test_the_focus_after_a_sheet_is_spoken_once(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = window.desk
    desk.flow.give_focus()
    spot = Spot("market", 0)
    desk.keyboard.go_to(spot)
    name, said, reader = desk.scene.name_of(spot), said_by(window), Reader(monkeypatch)
    for open_sheet in (window.helping.show_overview, window.records.show_charts):
        open_sheet()
        QTest.qWait(1)
        reader.since()
        press(Key.Key_Escape)
        QTest.qWait(20)
        assert desk.drag.focus == spot
        assert said == [name]
        focused = [words for event, words in reader.since() if event == QAccessible.Event.Focus]
        assert focused[-1] == name
        assert focused.count(name) == 1
        said.clear()


def test_further_steps_of_a_hint_are_spoken(window: TableWindow) -> None:
    """Real plans depend on the computer's speed."""
    desk, said = window.desk, said_by(window)
    words = ("Sell Minas Prietas", "Buy Lusitania Torpedoed", "End turn")
    spots = (Spot("card", 61), Spot("market", 1), Spot("end_turn"))
    steps = tuple(PlanStep(each, spot, spot, "") for each, spot in zip(words, spots, strict=True))
    desk.hints._show(lambda _names: (ShownPlan(steps, ""),))
    heard = " ".join(said)
    assert all(f"{at}. {each}" in heard for at, each in enumerate(words[1:], start=2))


def test_the_tray_counts_equal_pieces_and_offers_actions(qtbot: QtBot) -> None:
    material = load_material()
    session = NewGame("puebla", 1).deal(material)
    window = every_sheet.shown(TableWindow(AdventureTable(material), session), 1366, 768)
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


def test_removing_a_player_keeps_the_place(window: TableWindow) -> None:
    """The name of the player who moves up gets the focus."""
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    sheet.set_mode("together")
    sheet.set_seats(3)
    remove = sheet.rows[1].leave
    remove.setFocus()
    with focus_changes() as focused:
        QTest.keyClick(remove, Key.Key_Return)
    assert sheet.seats == 2
    assert focused == [sheet.rows[1].name]


def test_opening_or_closing_a_sheet_focuses_nothing_in_between(window: TableWindow) -> None:
    window.entrance.show()
    before = window.dialog
    assert before is not None
    button = next(each for each in before.stops() if each.accessibleName() == "New game")
    button.setFocus()
    with focus_changes() as focused:
        QTest.keyClick(button, Key.Key_Return)
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    assert [each for each in focused if each is not None] == [sheet.deal]


def test_readers_are_notified_only_of_changed_names(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orca drops announcements during a flood of events."""
    desk, told = window.desk, list[str]()
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    names = {node: node.text(NAME) for node in things(window).values()}
    desk.announcer.show(None)

    def note(node: AccessibleThing, event: QAccessible.Event) -> None:
        if event == QAccessible.Event.NameChanged:
            told.append(names[node])
            assert node.text(NAME) != names[node]

    monkeypatch.setattr("paxdesk.desk.view.accessible.notify", note)
    desk.announcer.show(None)
    assert told == []
    desk.flow.model.submit(
        next(each for each in desk.session.legal() if isinstance(each, act.Sell))
    )
    assert told
    assert len(told) < len(names) / 2


@pytest.mark.parametrize(
    "make", [every_sheet.pax_window, every_sheet.adventure_window, every_sheet.sierra_window]
)
def test_a_summary_does_not_cover_the_focus(make: every_sheet.Make, qtbot: QtBot) -> None:
    """A summary is beside the focused item, unless the item is too wide."""
    window = make(1280, 720, None)
    qtbot.addWidget(window)
    desk = window.desk
    MouseHand(desk).raise_curtain()
    desk.story.skip()
    desk.flow.give_focus()
    paper, shown = desk.resting.closeup, 0
    for spot in desk.keyboard.landmarks():
        desk.keyboard.go_to(spot)
        desk.announcer.tell_where()
        place = desk.resting.seen(spot)
        margin = 14
        area = QRectF(paper.geometry()).adjusted(margin, margin, -margin, -margin)
        if paper.isVisible() and place is not None and place.width() < area.width():
            shown += 1
            assert area.intersected(place).isEmpty(), spot
        desk.resting.leave()
    assert shown > 8
