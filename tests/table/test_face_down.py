"""Tests of face-down hands on a shared screen."""

import random
from pathlib import Path
from typing import TypeAlias

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.rules_window import RulesWindow
from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import AssassinatePlayer, Buy, End, Manifesto, Pass, Sell
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.table.hand.gestures import HAND
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, read
from paxdesk.porfiriana.table.sheets.showdown_sheet import MAY_MOVE, NO_MOVE, ShowdownSheet
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import KeyboardHand, MouseHand, TouchHand

Hands: TypeAlias = type[MouseHand] | type[KeyboardHand]
SPY = """
players:
  P1: {hacendado: 209, gold: 9, hand: [162, 47]}
  P2: {hacendado: 211, gold: 5, hand: [50], tableau: {12: {}, 60: {}}}
"""
CORPUS = Path(__file__).parent.parent / "files" / "corpus"
LOOK = Spot("prompt", 0)


def face_down(window: TableWindow) -> TableWindow:
    window.desk.flow.keep_secrets("face down")
    return window


def faces(window: TableWindow) -> set[int]:
    scene = window.desk.scene
    return {spot.number for spot in scene.spots() if spot.kind == "hand"}


def key(send: str) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    getattr(QTest, send)(target, Qt.Key.Key_Space)


@pytest.mark.parametrize("kind", [MouseHand, TouchHand, KeyboardHand])
def test_cards_left_in_the_hand_do_not_move_face_up(open_position: OpenTable, kind: Hands) -> None:
    """Moving cards would still be face up."""
    window = face_down(open_position(SPY))
    window.store.change(motion="normal", reduced_motion="off")
    desk = window.desk
    desk.scene.animations_enabled = True
    desk.resting.delay = None
    desk.flow.give_focus()
    kind(desk).play(Sell(card=47))
    assert desk.session.journal
    assert faces(window) == set()
    assert desk.director.stage.playing is None


def test_hands_are_face_down_without_a_curtain(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    flow = window.desk.flow
    assert flow.curtain is None
    assert flow.bottom == 1
    assert faces(window) == set()
    assert "2" in window.desk.scene.name_of(HAND)
    window.desk.model.submit(End())
    assert flow.curtain is None
    assert flow.bottom == 2
    assert faces(window) == set()


def test_the_hand_is_visible_while_space_is_held(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    window.desk.flow.give_focus()
    key("keyPress")
    assert faces(window) == {162, 47}
    key("keyRelease")
    assert faces(window) == set()


@pytest.mark.parametrize("spot", [HAND, LOOK], ids=["hand", "look"])
@pytest.mark.parametrize("kind", [MouseHand, TouchHand], ids=["mouse", "finger"])
def test_the_hand_is_visible_while_it_is_pressed(
    open_position: OpenTable, spot: Spot, kind: type[MouseHand]
) -> None:
    window = face_down(open_position(SPY))
    hand = kind(window.desk)
    point = hand.at(spot)
    hand.hold(point)
    assert faces(window) == {162, 47}
    hand.let_go(point)
    assert faces(window) == set()
    assert window.desk.session.journal == []


def test_a_key_held_beyond_the_end_of_a_turn_reveals_no_other_hand(
    open_position: OpenTable,
) -> None:
    window = face_down(open_position(SPY))
    window.desk.flow.give_focus()
    key("keyPress")
    window.desk.model.submit(End())
    assert faces(window) == set()
    key("keyPress")
    assert faces(window) == set()
    key("keyRelease")
    key("keyPress")
    assert faces(window) == {50}
    key("keyRelease")


def test_an_inactive_window_shows_no_hand(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    window.desk.flow.toggle_look()
    assert faces(window) == {162, 47}
    other = TableWindow(window.game, None)
    try:
        other.show()
        other.activateWindow()
        QTest.qWaitForWindowActive(other)
        assert faces(window) == set()
    finally:
        other.ask_before_leaving = False
        other.close()


def test_a_card_dropped_elsewhere_is_face_down_again(
    open_position: OpenTable,
) -> None:
    window = face_down(open_position(SPY))
    hand = MouseHand(window.desk)
    hand.hold(hand.at(HAND))
    card = hand.at(Spot("hand", 47))
    for point in (card, card - QPoint(0, 90), hand.at(Spot("ledger"))):
        hand.slide_to(point)
    assert window.desk.drag.thing == Spot("hand", 47)
    hand.let_go(hand.at(Spot("ledger")))
    assert window.desk.drag.thing is None
    assert faces(window) == set()
    assert window.desk.session.journal == []
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.detail == "You can drop a card only where the table lights up."


def test_a_hint_shows_the_hand_if_requested_by_mouse(
    open_position: OpenTable, qtbot: QtBot
) -> None:
    """One pointer cannot hold the hand and press "Hint"."""
    window = face_down(open_position(SPY, reckoning=True))
    hand, desk = MouseHand(window.desk), window.desk
    hand.click(Spot("tool", TOOLS.index("hint")))
    prompt = desk.scene.prompt
    assert prompt is not None
    assert prompt.words == "A hint shows your hand."
    hand.click(Spot("prompt", prompt.buttons.index("Show hand and hint")))
    qtbot.waitUntil(lambda: bool(desk.hints.plans), timeout=20_000)
    assert faces(window) == {162, 47}
    prompt = desk.scene.prompt
    assert prompt is not None
    hand.click(Spot("prompt", prompt.buttons.index("Hide hand")))
    assert faces(window) == set()
    assert not desk.hints.plans, "nor what depends on it"


def test_the_rules_do_not_reveal_the_actions_of_a_hidden_hand(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    desk = window.desk
    desk.reading.open()
    rules = desk.reading.window
    assert isinstance(rules, RulesWindow)
    rules.search.setText("play a card")
    assert "E1" in rules.page.toPlainText()
    assert " now" not in rules.page.toPlainText().splitlines()[1]
    desk.flow.toggle_look()
    rules.search.setText("play a card from the hand")
    assert " now" in rules.page.toPlainText().splitlines()[1].casefold()
    rules.close()


def test_a_click_on_the_hand_explains_holding(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    hand, scene = MouseHand(window.desk), window.desk.scene
    assert scene.prompt is not None
    assert scene.prompt.buttons[0] == "Hold to look"
    for spot in (HAND, Spot("prompt", 0)):
        hand.click(spot)
        assert scene.prompt.detail.startswith("Keep the button held to see your hand")
        assert scene.prompt.buttons[0] == "Hold to look"
        assert not scene.prompt.refused
        assert faces(window) == set()


def test_an_empty_hand_cannot_be_looked_at(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY.replace("[162, 47]", "[]")))
    desk = window.desk
    assert desk.scene.prompt is not None
    assert "Hold to look" not in desk.scene.prompt.buttons
    assert not desk.flow.hidden, "nothing would be disclosed, such as by a hint"
    desk.model.submit(End())
    assert "Hold to look" in desk.scene.prompt.buttons
    assert desk.flow.hidden


@pytest.mark.parametrize(
    ("kind", "seats"),
    spread(
        [
            *((MouseHand, 3), (TouchHand, 2), (KeyboardHand, 4), (MouseHand, 6), (KeyboardHand, 2)),
            *((MouseHand, 2), (TouchHand, 3), (KeyboardHand, 3), (MouseHand, 4), (TouchHand, 4)),
            *((KeyboardHand, 6), (TouchHand, 6)),
        ],
        quick=0,
        long=2,
        unpack=True,
    ),
)
def test_a_whole_game_with_hands_face_down(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch, kind: Hands, seats: int
) -> None:
    window = face_down(open_table(seats=seats, seed=1))
    if kind is TouchHand:
        # On a slow computer, a drag could become a long press.
        monkeypatch.setattr("paxdesk.desk.input.mouse.HOLD_MS", 10**9)
        window.store.change(touch=True)
        QApplication.processEvents()  # the table is laid out for touch
    session = window.desk.session
    hand = kind(window.desk)
    chance = random.Random(1)
    while session.seat_to_act is not None:
        action = chosen(session.legal(), chance)
        steps = len(session.journal)
        hand.play(action)
        assert len(session.journal) == steps + 1, (write(action), window.desk.scene.prompt)
        assert session.journal[-1].line == write(action)
        if session.seat_to_act is not None:
            assert faces(window) == set(), write(action)
    assert window.dialog is not None, "the end is announced"


def places(window: TableWindow) -> dict[int, object]:
    scene = window.desk.scene
    return {seat: scene.area_of(Spot("hacendado", seat)) for seat in window.desk.flow.state.players}


def test_every_seat_keeps_its_place_and_the_turn_is_announced(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    window = face_down(open_table(seats=4, seed=1))
    before = places(window)
    assert None not in before.values()
    sounds: list[str] = []
    window.desk.sounded.connect(sounds.append)
    window.desk.model.submit(End())
    qtbot.waitUntil(lambda: "bell" in sounds)
    assert places(window) == before
    assert window.desk.scene.prompt is not None
    assert window.desk.scene.prompt.seat == 2


def test_a_face_up_card_is_smaller_than_its_back(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    scene = window.desk.scene
    back = scene.zones.card_width
    window.desk.flow.toggle_look()
    one, two = (scene.area_of(Spot("hand", number)) for number in (162, 47))
    assert one is not None
    assert two is not None
    assert one.width() < back
    assert two.left() - one.right() < 2


def test_a_hint_shows_only_with_the_hand(open_position: OpenTable) -> None:
    window = face_down(open_position(SPY))
    window.ask_hint()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    window.desk.flow.toggle_look()
    window.ask_hint()
    QTest.qWait(20)
    for _ in range(500):
        if window.desk.hints.plans:
            break
        QTest.qWait(20)
    assert window.desk.hints.plans
    window.desk.flow.toggle_look()
    assert not window.desk.hints.plans
    assert window.desk.scene.prompt.words.endswith("choose an action.")


RAID = "form-3-raided-hand.pax"


def test_a_raid_is_decided_face_down(open_table: OpenTable, deck: Deck) -> None:
    session = read_saved(CORPUS / RAID, deck)
    window = face_down(open_table(session))
    flow = window.desk.flow
    assert flow.sheet is None
    assert flow.curtain is None
    hand = MouseHand(window.desk)
    action = session.legal()[0]
    hand.play(action)
    assert session.journal[-1].line == write(action)
    assert flow.hidden


SHOWDOWN = """
market: {a0: 204}
players:
  P1: {hacendado: 209, gold: 9, flipped: revolution, hand: [47]}
  P2: {hacendado: 211, gold: 20, hand: [157]}
"""


def test_a_showdown_shows_an_assassination_only_while_space_is_held(
    open_position: OpenTable,
) -> None:
    """Space must not press "Pass", which has the focus."""
    window = face_down(open_position(SHOWDOWN))
    flow = window.desk.flow
    window.desk.model.submit(Buy(0, "event"))
    shot = AssassinatePlayer(victim=1, card=157)
    assert shot in flow.session.legal()
    for _ in range(2):
        assert isinstance(flow.sheet, ShowdownSheet)
        assert shot not in flow.sheet.choices
        assert MAY_MOVE in flow.sheet.heard()
        assert NO_MOVE not in flow.sheet.heard()
        flow.sheet.choices[Pass()].setFocus()
        key("keyPress")
        assert isinstance(flow.sheet, ShowdownSheet)
        assert shot in flow.sheet.choices
        assert MAY_MOVE not in flow.sheet.heard()
        key("keyRelease")
        assert len(flow.session.journal) == 1
    KeyboardHand(window.desk).play(shot)
    assert flow.session.journal[-1].line == write(shot)


def test_a_showdown_shows_earlier_declarations_face_down(open_position: OpenTable) -> None:
    window = face_down(open_position(SHOWDOWN.replace("flipped: revolution, ", "")))
    flow = window.desk.flow
    window.desk.model.submit(Buy(0, "event"))
    declared = next(each for each in flow.session.legal() if isinstance(each, Manifesto))
    window.desk.model.submit(declared)
    hidden = flow.sheet
    assert isinstance(hidden, ShowdownSheet)
    told, known = hidden.declared, hidden.earlier
    flow.look("latch", True)
    assert isinstance(flow.sheet, ShowdownSheet)
    assert flow.sheet is not hidden
    assert told == flow.sheet.declared != ()
    assert known == flow.sheet.earlier is not None


def test_the_choice_is_saved_and_can_be_changed(
    open_position: OpenTable, deck: Deck, tmp_path: Path
) -> None:
    window = face_down(open_position(SPY))
    flow, path = window.desk.flow, tmp_path / "down.pax"
    window.game.write_saved(path, window.desk.session)
    assert read_saved(path, deck).secrecy == "face down"
    window.preferences.show_settings()
    sheet = window.dialog
    assert isinstance(sheet, SettingsSheet)
    assert sheet.secrecy.value == "face down"
    sheet.secrecy.buttons["curtain"].click()
    window.close_dialog()
    assert not flow.face_down
    window.desk.model.submit(End())
    assert flow.curtain is not None


def test_a_new_game_of_several_people_has_hands_face_down(
    open_table: OpenTable, deck: Deck
) -> None:
    window = open_table(seats=2)
    sheet = NewGameSheet(window.desk, deck)
    assert sheet.secrecy.value == "face down"
    game = sheet.game
    people = sum(seat.robot is None for seat in game.seats)
    assert game.secrecy == ("face down" if people > 1 else "curtain")
    game = evolve(plain_game(2, 1), face_down=True)
    assert game.deal(deck).secrecy == "face down"
    known = read(game.remembered())
    assert known is not None
    assert known.secrecy == "face down"
