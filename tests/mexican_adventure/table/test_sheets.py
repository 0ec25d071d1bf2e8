"""Tests of the sheets for questions, such as sieges, retreats, losses and atrocities."""

from functools import partial
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.banners import BannerLook
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.sheets.question_sheet import AnswerSheet, QuestionSheet
from paxdesk.desk.sheets.sheet import FINGER, SHADOW
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.state import Event
from paxdesk.mexican_adventure.table.hand.gestures import zone_spot
from paxdesk.mexican_adventure.table.layout import AdventureLayout
from paxdesk.mexican_adventure.table.motion import mastheads_of, soundings
from paxdesk.mexican_adventure.table.sheets.allot_sheet import AllotSheet, AsideSheet
from paxdesk.mexican_adventure.table.sheets.answer_sheets import QuestionColumn, question_context
from paxdesk.mexican_adventure.table.words.event_text import chit_words
from paxdesk.mexican_adventure.table.words.labels import button_words
from tests.mexican_adventure.table.conftest import Laid, look
from tests.mexican_adventure.table.hand import AdventureHand
from tests.shares import spread
from tests.table.measuring import things_of

SIEGE = """
phase: ops.i
dice: [5, 4, 5, 6]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  orizaba: {imperial: 2C.imperial}
  puebla: {imperial: 7A.french, republican: 9C, leaders: [lorencez, zaragoza], holds: republican}
  mexico: {republican: 2C}
"""
HUNGER = """
phase: admin.e
rp: {imperial: 1}
dice: [9, 0]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  orizaba: {imperial: 6B.french 1C.imperial, leaders: [lheriller]}
"""
RAID = """
phase: ops.c
dice: [2, 0]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  tampico: {imperial: 4B.french, leaders: [lheriller]}
"""


def told(window: TableWindow) -> list[str]:
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, AnswerSheet)
    assert sheet.accessibleDescription() == "\n".join(sheet.events), "it is spoken too"
    return list(sheet.events)


def notes(window: TableWindow, line: str) -> list[str]:
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, QuestionSheet)
    action = window.desk.session.game.parse(line)
    (answer,) = (each for each in sheet.answers if each.action == action)
    return [each.words for each in answer.notes]


def keep_events(events: list[Event], change: TableChange) -> None:
    if change.step is not None:
        events += change.step.events


def play(window: TableWindow, hand: AdventureHand, *lines: str) -> None:
    for line in lines:
        hand.play(window.desk.session.game.parse(line))
        look(window, hand)


def test_a_siege_is_explained_before_and_after_the_dice(laid: Laid) -> None:
    window, hand = laid(SIEGE)
    assert "never leave" in told(window)[0]
    assert "Siege of Puebla" in window.desk.flow.question.line
    assert any("Hold: 6" in each for each in notes(window, "attitude assault"))
    play(window, hand, "attitude assault")
    assert "You hold the fortress" in told(window)[0]
    play(window, hand, "attitude hold")
    assert told(window) == [
        "Assault 4 + Hold 2 = 6",
        "Imperial: 7 FP + 2 leader + 5 quality + die 5 = 19; 4 losses for the enemy",
        "Republican: 9 FP − 1 leader + 4 hold + 7 fortress + die 4 = 23; 5 losses for the enemy",
    ]
    play(window, hand, "lose 5A.french")
    assert told(window)[0] == "Assault 4 + Hold 2 = 6"
    stay, leave = notes(window, "stay"), notes(window, "retreat orizaba")
    assert any("garrison" in each for each in stay)
    assert any("2 RP" in each for each in stay)
    assert "French Retreat moves 1 to the right" in leave
    assert any("Your forces there: 2 FP" in each for each in leave)
    play(window, hand, "retreat orizaba")
    assert window.desk.session.state.withdrawal == 1
    assert not window.desk.session.state.zones["puebla"].imperial


def test_a_retreat_explains_each_way(laid: Laid) -> None:
    window, hand = laid(
        SIEGE.replace("puebla: {imperial: 7A.french, republican: 9C", "puebla: {republican: 1C")
        .replace(", leaders: [lorencez, zaragoza], holds: republican", "")
        .replace("2C.imperial}", "3B.french, republican: 4C}")
        .replace("[5, 4, 5, 6]", "[0, 9]")
    )
    play(window, hand, "attitude skirmish", "attitude assault", "lose 3B.french")
    assert told(window)[0] == "Skirmish 3 + Assault 4 = 7"
    assert window.desk.flow.question.line.endswith("Orizaba: retreat to where?")
    assert "With a line of communication." not in notes(window, "retreat tehuacan")
    assert "A port: supplied by sea." in notes(window, "retreat veracruz")
    assert "French Retreat moves 1 to the right" in notes(window, "retreat veracruz")
    assert "Your forces there: 1 FP." in notes(window, "retreat veracruz")
    play(window, hand, "retreat veracruz")
    assert len(window.desk.session.state.zones["veracruz"].imperial) == 4


def test_going_without_supply_shows_the_chance_of_an_atrocity(laid: Laid) -> None:
    window, _ = laid(HUNGER)
    lines = told(window)
    assert "go without" in lines[0]
    assert any("Orizaba: die + 3 leader − 1 FP + 1 RP below 1" in each for each in lines)


def test_an_order_by_initiative_shows_the_chance_of_an_atrocity(laid: Laid) -> None:
    window, hand = laid(RAID)
    hand._take("tampico", "imperial", None)
    assert hand.handling.asked is not None
    (deed,) = (each for each in hand.handling.asked.deeds)
    note = button_words(window.desk.session.state, deed.action).note
    assert note.endswith("atrocity on 0: 10 %")
    events: list[Event] = []
    window.desk.changed.connect(partial(keep_events, events))
    hand.play(deed.action)
    state = window.desk.session.state
    assert state.withdrawal == 1
    heads = list(mastheads_of(state, events))
    assert any("Atrocity in Tampico" in each.title for each in heads)
    assert [each.name for each in soundings(state, events)][:2] == ["dice", "dice"]


def test_a_combat_is_printed_across_the_table_and_heard(laid: Laid) -> None:
    window, hand = laid(SIEGE)
    events: list[Event] = []
    window.desk.changed.connect(partial(keep_events, events))
    play(window, hand, "attitude assault", "attitude hold")
    state = window.desk.session.state
    first, second = mastheads_of(state, events)
    assert isinstance(first, BannerLook)
    assert first.title == "Puebla: 19 to 23"
    assert "7 + 2 + 5 + die 5 = 19" in first.words
    assert "Imperial losses: 5; Republican losses: 4." in second.words
    assert {each.name for each in soundings(state, events)} == {"cannon", "dice"}


@pytest.mark.parametrize("size", spread([(1366, 768), (1920, 1080), (1280, 720)]))
def test_the_lines_have_enough_room(laid: Laid, size: tuple[int, int]) -> None:
    window, hand = laid(SIEGE, width=size[0], height=size[1])
    play(window, hand, "attitude assault", "attitude hold", "lose 5A.french")
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, QuestionSheet)
    shadow = round(SHADOW * sheet.scale)
    paper = sheet.geometry().adjusted(shadow, shadow, -shadow, -shadow)
    assert window.desk.rect().contains(paper)
    top = min(button.geometry().top() for button in sheet.choices.values())
    assert top >= sheet.head * sheet.scale - 1


@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1920, 1080)]))
def test_a_question_hides_neither_the_tracks_nor_its_subject(
    laid: Laid, size: tuple[int, int]
) -> None:
    window, hand = laid(SIEGE, width=size[0], height=size[1])
    for line in ("attitude assault", "attitude hold", "lose 5A.french"):
        sheet = window.desk.flow.sheet
        assert isinstance(sheet, AsideSheet)
        assert sheet.standing
        view, scene = window.desk.view, window.desk.scene
        tracks = view.mapFromScene(
            qrect(cast(AdventureLayout, scene.zones).cartouche)
        ).boundingRect()
        assert not sheet.geometry().intersects(tracks)
        middle = scene.center_of(zone_spot(window.desk.session.state.material.board, "puebla"))
        assert middle is not None
        assert not sheet.geometry().contains(view.mapFromScene(middle))
        play(window, hand, line)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_no_question_hides_the_name_of_mazatlan(laid: Laid, size: tuple[int, int]) -> None:
    window, hand = laid(SIEGE, width=size[0], height=size[1])
    play(window, hand, "attitude assault", "attitude hold", "lose 5A.french")
    desk, sheet = window.desk, window.desk.flow.sheet
    assert isinstance(sheet, QuestionColumn)
    (name,) = (each for each in things_of(desk.scene) if each.key == ("name", "mazatlan"))
    box = desk.view.mapFromScene(qrect(name.place.scaled(desk.scene.magnification)))
    shadow = round(SHADOW * sheet.scale)
    paper = sheet.geometry().adjusted(shadow, shadow, -shadow, -shadow)
    assert paper.top() < box.boundingRect().top(), "it is the tallest"
    assert not paper.intersects(box.boundingRect())


def test_a_question_is_moved_by_dragging_and_by_keys(laid: Laid) -> None:
    window, _ = laid(SIEGE)
    sheet = window.desk.flow.sheet
    assert sheet is not None
    before = sheet.pos()
    paper = QPoint(sheet.width() // 2, round(20 * sheet.scale))
    assert sheet.childAt(paper) is None
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=paper)
    QTest.mouseMove(sheet, paper + QPoint(120, -80))
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=paper)
    moved = sheet.pos()
    assert (moved - before).x() > 60
    QTest.keyClick(sheet, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert sheet.pos().x() < moved.x()
    for _ in range(60):
        QTest.keyClick(sheet, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert sheet.pos().x() == 0, "it stays on the table"


def test_a_question_about_the_west_coast_hides_no_zone_of_it(laid: Laid) -> None:
    given = SIEGE.replace("puebla:", "mazatlan:")
    window, _ = laid(given.replace(", holds: republican", ""))
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, AsideSheet)
    assert not sheet.standing
    assert window.desk.flow.question.line.endswith("Mazatlán: which attitude?")


def test_consequences_are_shown_for_the_answer_under_the_pointer(laid: Laid) -> None:
    window, hand = laid(SIEGE)
    play(window, hand, "attitude assault", "attitude hold", "lose 5A.french")
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, QuestionColumn)
    first, *_, last = sheet.choices.values()
    words = {button.label.note for button in sheet.choices.values()}
    if words == {""}:
        last.setFocus()
        assert sheet.explained is sheet.answers[-1]
    else:
        assert "garrison" in first.label.note


def test_a_finger_can_press_minus_and_plus(laid: Laid) -> None:
    window, hand = laid(SIEGE)
    play(window, hand, "attitude assault", "attitude hold")
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, AllotSheet)
    narrow = next(iter(sheet.plus_buttons.values())).width()
    window.desk.flow.room.apply(1.0, touch=True)
    window.desk.flow.fit()
    for button in (*sheet.plus_buttons.values(), *sheet.minus_buttons.values()):
        assert min(button.width(), button.height()) >= FINGER
        assert button.width() > narrow
        assert sheet.rect().contains(button.geometry())


@pytest.mark.parametrize("zone", ["mazatlan", "guadalajara", "colima", "toluca"])
def test_no_question_hides_its_subject(laid: Laid, zone: str) -> None:
    window, _ = laid(SIEGE.replace("puebla:", f"{zone}:").replace(", holds: republican", ""))
    desk = window.desk
    middle = desk.scene.center_of(zone_spot(desk.session.state.material.board, zone))
    assert middle is not None
    sheet = desk.flow.sheet
    assert isinstance(sheet, AsideSheet)
    for text in (1.0, 1.15, 1.3, 1.5):
        desk.flow.room.apply(text, touch=False)
        desk.flow.fit()
        shadow = round(SHADOW * sheet.scale)
        paper = sheet.geometry().adjusted(shadow, shadow, -shadow, -shadow)
        assert not paper.contains(desk.view.mapFromScene(middle)), text


DRAW = """
turn: 3
phase: admin.g
bowl: [1, 11, 49, 20, 21, 22, 23, 24]
draws: [1, 11, 49]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  mexico: {republican: 2C}
"""


def test_chits_given_and_set_aside_are_shown_in_tooltips(laid: Laid) -> None:
    window, _ = laid(DRAW)
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, QuestionColumn)
    material = window.desk.session.state.material
    button = sheet.choices[act.Keep(1, 11)]
    QTest.mouseMove(window, QPoint(1, 1))
    QTest.mouseMove(button, button.rect().center())
    QApplication.processEvents()
    told = [button.label.note]
    if sheet.explained is not None:
        assert sheet.explained.action == act.Keep(1, 11)
        told = [note.words for note in sheet.explained.notes]
    for chit in (1, 11, 49):
        assert any(chit_words(material, chit).rstrip(".") in words for words in told), told


def test_losses_to_a_hidden_enemy_are_called_estimates(laid: Laid) -> None:
    window, _ = laid(SIEGE)
    position = window.desk.session.state
    assert any("estimated losses" in words for words in question_context(position))
    position.people["zaragoza"].where = "mexico"
    assert not any("estimated losses" in words for words in question_context(position))
