"""Tests of texts for screen readers: sheets, table, announcements."""

import re
from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.fields import CountRow
from paxdesk.desk.sheets.sheet import Sheet, TooltipButton
from paxdesk.desk.view import screen_reader
from paxdesk.desk.view.accessible import HIDE, LOOK
from paxdesk.desk.view.spoken_texts import says, spoken_prompt, spoken_thing, spoken_widget
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.table.hand.gestures import HAND
from paxdesk.porfiriana.table.scene.seat_stats import ToppleMargin, margin_words
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.sierra_madre.table.sheets import FormSheet
from tests.shares import spread
from tests.table import every_sheet, tables
from tests.table.conftest import OpenTable
from tests.table.every_sheet import Make, Opens, each_opened
from tests.table.hand import MouseHand
from tests.table.test_accessible_tree import do, things
from tests.table.visible_texts import root, within

NAME, TOLD = QAccessible.Text.Name, QAccessible.Text.Description
PRESS = QAccessibleActionInterface.pressAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
Role = QAccessible.Role
GAMES: Mapping[str, tuple[Make, Mapping[str, Opens]]] = {
    "Pax": (every_sheet.pax_window, every_sheet.PAX),
    "Adventure": (every_sheet.adventure_window, every_sheet.ADVENTURE),
    "Lords": (every_sheet.sierra_window, every_sheet.SIERRA),
}
QUICK = ("new game", "replay", "puzzles", "since", "attitudes", "end")
"""Sheets that are always checked."""
PRESSED = (Role.Button, Role.CheckBox, Role.RadioButton)
ONE_OF_SEVERAL = (
    "Segment",
    "ModeTab",
    "ScenarioRow",
    "ThemeButton",
    "SeatButton",
    "ThingButton",
    "HeaderButton",
)


def problems(sheet: Sheet) -> list[str]:
    """Return the missing names, repetitions and wrong roles in a sheet."""
    found: list[str] = []
    nodes = [root(sheet), *within(root(sheet))]
    for node in nodes:
        name, told, role = node.text(NAME), node.text(TOLD), node.role()
        if role in (*PRESSED, Role.Dialog, Role.ComboBox, Role.EditableText) and not name:
            found.append(f"{role.name} without a name")
        if told and says(name, told):
            found.append(f"{name!r} says its description twice")
        widget = node.object()
        if isinstance(widget, QAbstractButton):
            several = type(widget).__name__ in ONE_OF_SEVERAL and widget.isCheckable()
            if (role == Role.RadioButton) != several:
                found.append(f"{name!r} is a {role.name}")
    children = " ".join(each.text(NAME) for each in _texts(sheet))
    twice = [line for line in root(sheet).text(TOLD).splitlines() if says(children, line)]
    return [*found, *(f"{line!r} is read twice" for line in twice)]


def _texts(sheet: Sheet) -> list[QAccessibleInterface]:
    return [each for each in within(root(sheet)) if each.role() == Role.StaticText]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("whole", spread([False, True], quick=0, long=1))
def test_sheets_are_named_and_read_once(game: str, whole: bool) -> None:
    make, opens = GAMES[game]
    chosen = {name: show for name, show in opens.items() if whole or name in QUICK}
    found = [
        f"{name}: {problem}"
        for name, _, sheet in each_opened(make, chosen, (1366, 768))
        for problem in problems(sheet)
    ]
    assert not found, "\n".join(found)


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(position_session(tables.middle(2)))
    return window


@pytest.mark.long
def test_every_press_and_toggle_of_a_reader_is_a_click(window: TableWindow) -> None:
    window.desk.flow.view_as(1)
    window.preferences.show_settings()
    sheet = window.dialog
    assert isinstance(sheet, SettingsSheet)
    segments = (
        *sheet.choices["theme"].buttons.values(),
        *sheet.choices["dock_side"].buttons.values(),
    )
    buttons: list[TooltipButton] = [*sheet.checks.values(), *segments, sheet.layout_button]
    buttons = [each for each in (*buttons, *window.desk.log.filters.values()) if each.isEnabled()]
    assert len({type(each).__name__ for each in buttons}) > 3
    for button in buttons:
        clicks: list[bool] = []
        button.clicked.connect(lambda on=False, clicks=clicks: clicks.append(on))
        do(root(button), TOGGLE if button.isCheckable() else PRESS)
        assert len(clicks) == 1, button.text()


def test_the_curtain_asks_to_hold_answers_a_tap_and_is_lifted_by_a_reader(
    window: TableWindow,
) -> None:
    curtain = window.desk.flow.curtain
    assert curtain is not None
    node = root(curtain.button)
    assert "hold" in node.text(NAME)
    assert "Hold the button or Space" in node.text(TOLD)
    assert root(curtain).role() == Role.Dialog
    assert "Carmen" in root(curtain).text(NAME)
    said: list[str] = []
    window.desk.announcer.spoken.connect(said.append)
    for _ in range(2):
        QTest.keyClick(curtain.button, Qt.Key.Key_Space)
        assert window.desk.flow.curtain is not None
    QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert said == ["Keep holding until the ring is full."] * 3
    do(node, PRESS)
    QApplication.processEvents()
    assert window.desk.flow.curtain is None


@pytest.mark.parametrize("allowed", [False, True])
def test_a_hand_face_down_is_read_on_request_and_not_aloud(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch, allowed: bool
) -> None:
    window.store.change(hands_aloud=allowed, speech="normal")
    desk, aloud, said = window.desk, list[str](), list[str]()
    monkeypatch.setattr(
        screen_reader, "read_aloud", lambda words, _speech, *, at_once: aloud.append(words)
    )
    desk.flow.keep_secrets("face down")
    desk.announcer.spoken.connect(said.append)
    desk.keyboard.go_to(HAND)
    assert things(window)[HAND].text(TOLD) == "You can look at it."
    do(things(window)[HAND], LOOK)
    names = [desk.scene.name_of(spot) for spot in desk.scene.spots() if spot.kind == "hand"]
    assert names
    assert said[-1].startswith("Your hand: ")
    assert all(each.partition(",")[0] in said[-1] for each in names)
    desk.keyboard.go_to(next(spot for spot in desk.scene.spots() if spot.kind == "hand"))
    assert said[-1] == names[0]
    heard = " ".join(aloud)
    assert all((each.partition(",")[0] in heard) == allowed for each in names[:1])
    assert ("The voice is silent" in heard) != allowed
    do(things(window)[HAND], HIDE)
    assert said[-1] == "The hand is face down."
    assert not any(spot.kind == "hand" for spot in desk.scene.spots())
    assert Spot("hand_area") in things(window)


def test_a_prompt_is_announced_once_in_a_position(window: TableWindow) -> None:
    said: list[str] = []
    announcer, scene = window.desk.announcer, window.desk.scene
    announcer.spoken.connect(said.append)
    announcer._asked = set()
    scene.prompted.emit()
    announcer.speak("A card.")
    scene.prompted.emit()
    assert scene.prompt is not None
    assert said == [spoken_prompt(scene.prompt), "A card."]


def said_by(window: TableWindow) -> list[str]:
    said: list[str] = []
    window.desk.announcer.spoken.connect(said.append)
    return said


@pytest.mark.parametrize("make", [make for make, _ in GAMES.values()], ids=GAMES)
def test_the_standings_contain_nothing_twice(make: Make, qtbot: QtBot) -> None:
    window = make(1366, 768, None)
    qtbot.addWidget(window)
    MouseHand(window.desk).raise_curtain()
    said = said_by(window)
    window.desk.announcer.tell_standings()
    parts = [each for each in re.split(r"[.:] ", said[-1]) if len(each) > 30]
    assert len(said[-1]) > 60
    assert len(parts) == len(set(parts)), said[-1]


def test_a_question_on_a_sheet_is_read_with_the_sheet_alone(qtbot: QtBot) -> None:
    window = every_sheet.adventure_window(1366, 768)
    qtbot.addWidget(window)
    MouseHand(window.desk).raise_curtain()
    said = said_by(window)
    every_sheet.ADVENTURE["attitudes"](window)
    sheet = window.desk.flow.sheet
    assert sheet is not None
    assert said
    assert not any(says(each, sheet.accessibleName()) for each in said), said
    assert said[-1] == "Eugenia: You cannot undo this decision."


@pytest.mark.parametrize("terse", [False, True])
def test_a_pressed_stack_is_described_unless_that_has_been_read(terse: bool, qtbot: QtBot) -> None:
    session = NewAdventure("puebla", 1).deal(load_material())
    player = KindsPlayer.for_game(2)
    while session.state.agenda and not isinstance(
        session.state.agenda[-1], agenda.TakingInitiative
    ):
        session.submit(player.choose(session.legal()))
    window = TableWindow(AdventureTable(load_material()), session)
    qtbot.addWidget(window)
    every_sheet.shown(window, 1366, 768)
    MouseHand(window.desk).raise_curtain()
    said, keyboard = said_by(window), window.desk.keyboard
    stack = next(
        spot
        for spot in window.desk.scene.spots()
        if spot.kind == "stack" and " stars, " in spoken_thing(window.desk, spot)
    )
    assert "★" not in spoken_thing(window.desk, stack)
    window.store.change(terse=terse)
    keyboard.go_to(stack)
    keyboard.press()
    assert (said[-1] == f"{window.desk.scene.name_of(stack)}, chosen") != terse
    assert (" stars, " in said[-1]) == terse
    chips = ("chip", "deed", "more", "fewer")
    assert any(each.kind in chips for each in window.desk.scene.spots())
    QTest.keyClick(window.desk.view, Qt.Key.Key_Escape)
    assert said[-1] == "Put back."
    assert not any(each.kind in chips for each in window.desk.scene.spots())
    assert window.desk.drag.focus == stack


def test_a_field_with_one_digit_is_described_by_it(qapp: QApplication) -> None:
    """Orca 43 does not speak a field's text of one character."""
    window = every_sheet.sierra_window(1366, 768)
    every_sheet.SIERRA["gold"](window)
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, FormSheet)
    row = next(each for each in sheet.rows.values() if isinstance(each, CountRow))
    for number, told in (("7", "7"), ("12", "")):
        row.line_edit.setText(number)
        assert root(row.line_edit).text(TOLD) == told
        assert root(row.plus_button).text(TOLD) == number
        assert spoken_widget(row.line_edit).count(number) == 1
    window.close()


def test_a_warning_of_a_restored_focus_is_not_announced(window: TableWindow) -> None:
    """Only the question is announced, and only once."""
    window.desk.flow.view_as(1)
    desk, said = window.desk, said_by(window)
    desk.keyboard.go_to(Spot("end_turn"))
    assert said[-1].endswith("You cannot undo this: it ends your turn.")
    said.clear()
    police = next(each for each in desk.session.legal() if isinstance(each, act.Police))
    desk.flow.model.submit(police)
    assert desk.drag.focus == Spot("end_turn")
    assert said[-1].startswith("Carmen, choose an action.")
    assert len([each for each in said if each.startswith("Carmen, choose")]) == 1, said
    prompt = desk.scene.prompt
    assert prompt is not None
    assert "You cannot undo this" in spoken_prompt(prompt), "it is painted"


def test_points_that_suffice_are_not_told_as_a_part() -> None:
    """Sufficient points are worded "5 (needs 3)", not "5 of 3"."""
    enough = ToppleMargin("loyalty", 5, 3, counts=True, declaration=1)
    short = ToppleMargin("command", 2, 3, counts=False)
    assert margin_words([enough, short]) == (
        "Loyalty 5 (needs 3) (1 more by declaring), Command 2 of 3"
    )
