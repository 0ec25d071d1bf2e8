"""Tests of the accessible tree of the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.scene.things import TOOLS, MarkLook, Spot
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.view.accessible import DROP, LIFT, MENU, MORE, AccessibleThing
from paxdesk.desk.view.accessible_widgets import PRESS
from paxdesk.desk.view.spoken_texts import spoken_sheet, spoken_widget
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch, refusal_words, speech_text
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.visible_texts import root, within

NAME, TOLD = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(tables.middle(4)))
    window.desk.flow.view_as(1)
    return window


def things(window: TableWindow) -> dict[Spot, AccessibleThing]:
    return {
        each.spot: each
        for each in within(root(window.desk.view))
        if isinstance(each, AccessibleThing)
    }


def do(node: QAccessibleInterface, name: str) -> None:
    actions = node.actionInterface()
    assert actions is not None
    assert name in actions.actionNames(), f"{name} is not offered at {node.text(NAME)}"
    actions.doAction(name)
    QApplication.processEvents()


def test_everything_painted_is_an_object_once(window: TableWindow) -> None:
    scene, view = window.desk.scene, window.desk.view
    found = [each for each in within(root(view)) if isinstance(each, AccessibleThing)]
    assert sorted(map(repr, scene.spots())) == sorted(repr(each.spot) for each in found)
    for each in found:
        assert each.text(NAME) == speech_text(scene.name_of(each.spot)) != ""
        area = scene.area_of(each.spot)
        assert area is not None
        seen = view.mapFromScene(area).boundingRect()
        assert each.rect() == seen.translated(view.viewport().mapToGlobal(view.rect().topLeft()))
        parent = each.parent()
        assert parent.child(parent.indexOfChild(each)) is each
        assert each.deeds.actionNames()
        assert all(each.deeds.localizedActionName(name) for name in each.deeds.actionNames())
    whole = root(view)
    parts = [whole.child(index).text(NAME) for index in range(whole.childCount())]
    assert parts[:4] == ["Question", "Your hand", "Your land", "Your Hacendado and your army"]
    assert parts[4:10] == [
        f"Market, column {column}, for {price} gold"
        for column, price in enumerate((0, 1, 2, 4, 8, 16), 1)
    ]
    assert parts[-1] == "Buttons of the top bar"
    assert set(parts[10:-1]) == {
        *(window.desk.flow.names[seat] for seat in (2, 3, 4)),
        "Regime and piles",
        "Topples, and who could win with them",
    }


def test_a_thing_has_its_cost_and_the_reason_against_it(window: TableWindow) -> None:
    found = things(window)
    told = found[Spot("hand", 79)].text(TOLD)
    name = found[Spot("hand", 79)].text(NAME)
    assert "enterprise, Smelter, Chihuahua" in name, "in its name, and not once more"
    assert "Smelter · Chihuahua" not in told
    assert "Play, free." in told
    assert "Sell, +2 gold." in told
    assert "Buy: Your hand is full (5 cards)." in found[Spot("market", 7)].text(TOLD)
    assert "Belongs to Rosa." in found[Spot("card", 56)].text(TOLD)
    assert "Carmen, " not in found[Spot("tableau", 1)].text(NAME)
    assert "12 gold" in found[Spot("tableau", 1)].text(NAME)


@pytest.mark.long
def test_marked_things_of_a_lesson_are_announced_at_any_focus(window: TableWindow) -> None:
    drag, spot = window.desk.drag, Spot("hand", 79)
    drag.hint({spot: MarkLook("legal", focused=True)})
    for focus in (None, Spot("market", 0), spot):
        drag.set_focus(focus)
        pointed = [
            each.spot
            for each in things(window).values()
            if "The guide points to" in each.text(TOLD)
        ]
        assert pointed == [spot]


def test_a_card_is_lifted_and_dropped(window: TableWindow) -> None:
    desk = window.desk
    play = next(
        each for each in desk.session.legal() if isinstance(each, act.Play) and each.card == 79
    )
    card = things(window)[Spot("hand", play.card)]
    assert card.state().selectable
    do(card, LIFT)
    assert desk.drag.thing == card.spot
    assert card.state().selected
    assert card.state().focused
    assert LIFT not in card.deeds.actionNames()
    places = [each for each in things(window).values() if DROP in each.deeds.actionNames()]
    assert places
    assert all("You can drop it here." in each.text(TOLD) for each in places)
    elsewhere = things(window)[Spot("market", 0)]
    assert DROP not in elsewhere.deeds.actionNames()
    assert "You can drop it here." not in elsewhere.text(TOLD)
    do(next(each for each in places if each.spot == Spot("tableau", 1)), DROP)
    assert card.state().invisible, "it lies in the hand no more"
    assert Spot("card", play.card) in things(window)


@pytest.mark.long
def test_states_show_the_places_for_a_lifted_thing(window: TableWindow) -> None:
    """Only places that accept the lifted item are enabled."""
    desk, can, drag = window.desk, window.desk.interaction, window.desk.drag
    nodes, said = things(window), list[str]()
    desk.announcer.spoken.connect(said.append)
    able = (spot for spot, node in nodes.items() if LIFT in node.deeds.actionNames())
    lifted = {spot.kind: spot for spot in able}
    assert lifted.keys() >= {"hand", "card", "market", "reserve", "public", "unrest"}
    for index, spot in enumerate(lifted.values()):
        if index % 2:
            do(nodes[spot], LIFT)
        else:
            desk.keyboard.go_to(spot)
            QTest.keyClick(desk.view, Qt.Key.Key_Space)
        thing = drag.thing
        assert thing is not None
        assert nodes[thing].state().selected
        places = {each for each, node in nodes.items() if DROP in node.deeds.actionNames()}
        assert places == {each for each in nodes if each != thing and can.drop(thing, each).actions}
        assert set(can.stops(thing)) <= places, "where Tab goes"
        assert f"picked up. You can drop it in {len(can.stops(thing))} place" in said[-1]
        marked = {each for each in nodes if desk.scene.mark_of(each).mark == "legal"}
        assert marked <= places, "what glows"
        for each, node in nodes.items():
            state, told = node.state(), node.text(TOLD)
            assert state.selected == (each == thing)
            if node.role() == QAccessible.Role.Button or each == thing:
                continue
            assert bool(state.selectable) == (each in places) != bool(state.disabled), each
            if each in places:
                assert told.startswith("You can drop it here."), each
            elif thing in can.enclosing_spots(each):
                assert told == "It would go back to where it was.", each
            else:
                refused = can.why_not(thing, each)
                why = "" if refused is None else refusal_words(refused.reason, desk.flow.names)
                assert told == f"You cannot drop it here. {why}".strip(), each
        QTest.keyClick(desk.view, Qt.Key.Key_Escape)
        assert drag.thing is None
        assert said[-1] == "Put back."
        assert not nodes[thing].state().selected


def test_states_show_disabled_and_selected_things(window: TableWindow) -> None:
    desk = window.desk
    for spot, node in things(window).items():
        mark, refused = desk.scene.mark_of(spot).mark, desk.interaction.why_idle(spot)
        if node.role() != QAccessible.Role.Button:
            assert bool(node.state().disabled) == (mark == "dimmed"), spot
        if mark == "dimmed" and refused is not None:
            assert refusal_words(refused.reason, desk.flow.names) in node.text(TOLD)
    undo = Spot("tool", TOOLS.index("undo"))
    assert things(window)[undo].state().disabled
    assert desk.announcer.words(undo) == "Undo: not possible"
    log = Spot("tool", TOOLS.index("log"))
    if not desk.log.isVisible():
        do(things(window)[log], PRESS)
    assert things(window)[log].state().checked
    assert desk.announcer.words(log) == "Log, chosen"
    do(things(window)[log], PRESS)
    node = things(window)[log]
    assert node.state().checkable
    assert not node.state().checked


def test_a_menu_and_words_are_requested(window: TableWindow) -> None:
    desk = window.desk
    card = things(window)[Spot("hand", 17)]
    do(card, MENU)
    menu = desk.drag.menu
    assert menu is not None
    named = [each.text(NAME) for each in within(root(menu))]
    assert any(each.startswith("Sell") for each in named)
    assert "Cancel" in named
    QTest.qWait(0)
    menu.leave.click()
    QApplication.processEvents()
    do(things(window)[Spot("card", 56)], MORE)
    assert desk.inspector.inspected.card == 56
    rival = things(window)[Spot("tableau", 2)]
    assert rival.state().collapsed
    do(rival, PRESS)
    assert rival.state().expanded


def test_below_a_sheet_and_behind_the_curtain_nothing_is_read(
    open_table: OpenTable, window: TableWindow
) -> None:
    assert root(window.desk.view).childCount() > 10
    window.show_about()
    assert root(window.desk.view).childCount() == 0
    window.close_dialog()
    assert root(window.desk.view).childCount() > 10
    other = open_table(position_session(tables.middle(2)))
    assert other.desk.flow.curtain is not None
    assert root(other.desk.view).childCount() == 0
    read = [each.text(NAME) for each in within(root(other))]
    assert any("Carmen" in words for words in read), "the player called is named"


def test_everything_printed_on_a_sheet_is_read_in_order(window: TableWindow) -> None:
    window.new_game()
    sheet = window.dialog
    assert sheet is not None
    printed = [box.said for box in sheet.content.boxes() if isinstance(box, TextBox) and box.said]
    read = list(within(root(sheet)))
    texts = [each.text(NAME) for each in read if each.role() == QAccessible.Role.StaticText]
    assert texts == printed
    assert {id(each.object()) for each in read} >= {id(stop) for stop in sheet.stops()}
    assert root(sheet).role() == QAccessible.Role.Dialog


def test_labels_of_a_sheet_are_read_with_their_fields(window: TableWindow) -> None:
    """The labels of disabled fields are not read."""
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    sheet._seed.set_enabled(False)
    assert " Seed. " not in f"{spoken_sheet(sheet)} "
    sheet.cancel.setAccessibleDescription("5")
    assert spoken_widget(sheet.cancel) == "Cancel. Now 5."


def test_a_showdown_speaks_drawn_text_once(open_table: OpenTable) -> None:
    window = open_table(position_session(tables.middle(3, "pax")))
    desk = window.desk
    desk.flow.model.submit(act.Buy(desk.flow.state.market.index(206), "quo"))
    desk.flow.view_as(desk.session.seat_to_act or 1)
    sheet = desk.flow.sheet
    assert sheet is not None
    told = spoken_sheet(sheet)
    assert told.startswith("Showdown: Retirement. Played by Carmen on its status quo side. ")
    assert "Rosa: 6 of 6: topples Díaz (needs 6, one more than Díaz 2 + 0 + 3). " in told
    sentences = told.split(". ")
    assert len(sentences) == len(set(sentences))
    assert "Rosa: 6 of 6: topples Díaz" in root(sheet).text(TOLD)


def test_a_question_about_several_cards_speaks_the_sum(open_table: OpenTable) -> None:
    window = open_table(position_session(tables.middle(4, depression=True)))
    desk = window.desk
    desk.flow.model.submit(act.End())
    desk.flow.view_as(desk.session.seat_to_act or 1)
    assert desk.flow.sheet is not None
    told = spoken_sheet(desk.flow.sheet)
    assert told.startswith("Depression: which cards do you keep? ")
    assert " gold for " in told


@pytest.mark.parametrize("language", spread(["en", "fr", "es"]))
def test_everything_is_described(window: TableWindow, language: str) -> None:
    """Tools and sort buttons need no description."""
    interpreter = LanguageSwitch(window.store)
    try:
        window.store.change(language=language)
        QApplication.sendPostedEvents()
        plain = ("tool", "sort")
        mute = [
            each.text(NAME)
            for spot, each in things(window).items()
            if spot.kind not in plain and not each.text(TOLD)
        ]
        assert mute == []
    finally:
        window.store.change(language="en")
        interpreter.close()


class Reader:
    """Recorder of accessibility events, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[tuple[QAccessible.Event, str]] = []
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self.hear)

    def hear(self, event: QAccessibleEvent) -> None:
        announced = QAccessible.Event.Announcement
        if event.type() == announced:
            self.heard.append((announced, event.message()))  # type: ignore[attr-defined]
        elif event.type() == QAccessible.Event.ObjectShow:
            self.heard.append((announced, event.accessibleInterface().text(NAME)))
        elif event.type() == QAccessible.Event.Focus:
            self.heard.append((event.type(), event.accessibleInterface().text(NAME)))

    def since(self) -> list[tuple[QAccessible.Event, str]]:
        heard, self.heard = self.heard, []
        return heard


@pytest.mark.parametrize(
    ("language", "asked"),
    spread(
        [("fr", "choisissez une action"), ("en", "choose an action"), ("es", "elige una acción")],
        unpack=True,
    ),
)
def test_events_are_announced_once_and_in_order(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch, language: str, asked: str
) -> None:
    interpreter = LanguageSwitch(window.store)
    try:
        window.store.change(language=language)
        QApplication.sendPostedEvents()
        reader, desk = Reader(monkeypatch), window.desk
        spot = Spot("hand", 79)
        desk.keyboard.go_to(spot)
        assert reader.since() == [(QAccessible.Event.Focus, desk.scene.name_of(spot))]
        desk.keyboard.press()
        reader.since()
        desk.keyboard.go_to(Spot("tableau", 1))
        desk.keyboard.press()
        told = [words for kind, words in reader.since() if kind == QAccessible.Event.Announcement]
        assert "Ávalos Smelter" in told[-2], "first what was done"
        assert [each for each in told if asked in each] == told[-1:], "then what is asked"
        assert len(told) == len(set(told))
        for spot in (Spot("end_turn"), Spot("hand", 17)) * 2:
            desk.keyboard.go_to(spot)
        told = [words for kind, words in reader.since() if kind == QAccessible.Event.Announcement]
        assert len(told) == 1, "that the end is final, once"
    finally:
        window.store.change(language="en")
        interpreter.close()


def test_boxes_toggled_by_a_reader_apply_like_a_click(window: TableWindow) -> None:
    window.preferences.show_settings()
    sheet = window.dialog
    assert isinstance(sheet, SettingsSheet)
    toggle = QAccessibleActionInterface.toggleAction()
    before = window.store.settings
    for name in ("hints", "touch"):
        node = QAccessible.queryAccessibleInterface(sheet.checks[name])
        assert node is not None
        do(node, toggle)
        assert getattr(window.store.settings, name) != getattr(before, name)
    themes = sheet.choices["theme"]
    value = next(each for each in themes.buttons if each not in (before.theme, "system"))
    node = QAccessible.queryAccessibleInterface(themes.buttons[value])
    assert node is not None
    do(node, toggle)
    assert window.store.settings.theme == value
    assert [each for each, box in themes.buttons.items() if box.isChecked()] == [value]


@pytest.mark.parametrize("opened", [False, True])
def test_items_of_a_list_are_chosen_by_a_reader(
    window: TableWindow, deck: Deck, opened: bool
) -> None:
    """Arrow keys in an open list do not choose an item."""
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    who = sheet.rows[1].who
    chosen = list[int]()
    who.activated.connect(chosen.append)
    for row in (2, 1):
        if opened:
            who.showPopup()
            QTest.keyClick(who.view(), Qt.Key.Key_Down)
            QApplication.processEvents()
            assert len(chosen) == 2 - row
        node = QAccessible.queryAccessibleInterface(who)
        assert node is not None
        do(node.child(0).child(row), QAccessibleActionInterface.toggleAction())
        assert who.currentIndex() == row
        assert not who.view().isVisible()
    assert chosen == [2, 1]
