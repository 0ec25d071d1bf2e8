"""Tests of the example game, played by mouse and keys."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from tests.keys import press_key
from tests.table.hand import KeyboardHand, MouseHand
from tests.toy_game.tricks import DECK, TRICK, Card, TrickSession, TrickTable

Open = Callable[[], TableWindow]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def open_tricks(qtbot: QtBot, folder: Path) -> Open:
    def opened() -> TableWindow:
        window = TableWindow(on_desk(TrickTable()), folder=folder)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        window.desk.resting.delay = None
        qtbot.addWidget(window)
        window.resize(1366, 768)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        return window

    return opened


def home(window: TableWindow) -> HomeSheet:
    assert isinstance(window.dialog, HomeSheet)
    return window.dialog


def session_of(window: TableWindow) -> TrickSession:
    session = window.desk.session
    assert isinstance(session, TrickSession)
    return session


def spot_of(card: Card) -> Spot:
    return Spot("hand", DECK.index(card))


def by_mouse(window: TableWindow, card: Card) -> None:
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    hand.settle()
    if window.desk.story.running:
        press_key(Qt.Key.Key_Escape)
    hand.drag(spot_of(card), TRICK)
    hand.settle()


def by_keys(window: TableWindow, card: Card) -> None:
    hand = KeyboardHand(window.desk)
    hand.raise_curtain()
    if window.desk.story.running:
        hand.key(Qt.Key.Key_Escape)
    for spot in (spot_of(card), TRICK):
        hand._focus(spot)
        hand.key(Qt.Key.Key_Return)


def dealt(window: TableWindow) -> TrickSession:
    sheet = home(window)
    # without saved games, the large button deals
    new = sheet.menu["new"] if sheet.menu["new"].isVisible() else sheet.go_on
    MouseHand(window.desk).press(new)
    assert window.dialog is None
    return session_of(window)


def seen_cards(window: TableWindow) -> set[int]:
    return {spot.number for spot in window.desk.scene.spots() if spot.kind == "hand"}


def test_it_is_played_to_its_end_by_mouse_and_by_keys(open_tricks: Open, qtbot: QtBot) -> None:
    window = open_tricks()
    session, log = dealt(window), window.desk.flow.game_log
    assert not window.desk.scene.strays
    played: list[str] = []
    while (seat := session.seat_to_act) is not None:
        card = session.legal()[-1]
        if len(played) % 2:
            by_keys(window, card)
        else:
            by_mouse(window, card)
        played.append(str(card))
        assert [each.line for each in session.journal] == played
        told = [row.words for row in log.rows if row.kind == "action"]
        assert told == [f"plays {line}" for line in played]
        assert log.rows[-1].seat in (seat, None)
    state = session.state
    assert sum(state.taken.values()) == len(DECK) / 2
    results = [row.words for row in log.rows if row.kind == "result"]
    assert results.count("P1 takes the trick") == state.taken[1]
    assert results.count("P2 takes the trick") == state.taken[2]
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.words.endswith(" won.")


def test_the_curtain_hides_the_next_players_hand(open_tricks: Open) -> None:
    window = open_tricks()
    session = dealt(window)
    assert window.desk.flow.curtain is not None
    assert seen_cards(window) == set()
    MouseHand(window.desk).raise_curtain()
    assert seen_cards(window) == {DECK.index(card) for card in session.state.hands[1]}
    by_mouse(window, session.legal()[0])
    assert session.seat_to_act == 2
    assert window.desk.flow.curtain is not None
    assert seen_cards(window) == set()


def test_a_card_that_does_not_follow_suit_flies_back(open_tricks: Open) -> None:
    window = open_tricks()
    session = dealt(window)
    while True:
        by_mouse(window, session.legal()[0])
        hand = MouseHand(window.desk)
        hand.raise_curtain()
        hand.settle()
        wrong = [c for c in session.state.hands[session.seat_to_act] if c not in session.legal()]
        if wrong:
            break
    lines = len(session.journal)
    if window.desk.story.running:
        press_key(Qt.Key.Key_Escape)
    hand.drag(spot_of(wrong[0]), TRICK)
    hand.settle()
    assert len(session.journal) == lines


def test_a_trick_taken_can_be_undone_until_somebody_else_plays(open_tricks: Open) -> None:
    window = open_tricks()
    session = dealt(window)
    undo = window.commands.all["undo"].action
    while True:
        seat = session.seat_to_act
        assert seat is not None, "a low lead loses a trick, unless a suit is in one hand"
        follows = session.state.led is not None
        by_mouse(window, (max if follows else min)(session.legal(), key=lambda card: card.rank))
        if session.seat_to_act == seat:
            break
        undo.trigger()
        assert not session.can_undo, "the turn has passed"
    before = session.state.copy()
    line = session.journal[-1].line
    undo.trigger()
    assert session.seat_to_act == seat
    assert session.state.led is not None
    assert not any(entry.line == line for entry in session.journal)
    window.commands.all["redo"].action.trigger()
    assert session.state == before


def test_it_is_saved_and_resumed_from_the_shelf(
    open_tricks: Open, folder: Path, qtbot: QtBot
) -> None:
    window = open_tricks()
    session = dealt(window)
    for _ in range(3):
        by_mouse(window, session.legal()[0])
    keeper = window.autosave_part.keeper
    qtbot.waitUntil(lambda: not keeper.busy)
    assert list(folder.glob("*.pax"))
    window.close()
    again = open_tricks()
    assert home(again).words.startswith("0 : 1" if session.state.taken[2] else "1 : 0")
    MouseHand(again.desk).press(home(again).go_on)
    resumed = session_of(again)
    assert resumed is not session
    assert resumed.state == session.state
    assert [each.line for each in resumed.journal] == [each.line for each in session.journal]
    while resumed.seat_to_act is not None:
        by_mouse(again, resumed.legal()[0])
    again.show_home()
    home(again).show_part("finished")
    qtbot.waitUntil(lambda: not again.autosave_part.keeper.busy)
    again.close()
    third = open_tricks()
    home(third).show_part("finished")
    assert len(home(third).rows) == 1, "the game that ended stands among the finished ones"


def test_missing_features_are_not_shown(open_tricks: Open) -> None:
    window = open_tricks()
    assert set(home(window).menu) == {"new", "open", "settings", "quit"}
    dealt(window)
    missing = {
        "ask_hint",
        "next_caution",
        "next_step",
        "end_turn",
        "open_seat_1",
        "read_inspector",
        "show_charts",
        "show_overview",
        "show_puzzles",
        "show_records",
        "show_rules",
        "start_guide",
        "toggle_inspector",
    }
    assert not missing & window.commands.all.keys()
    tools = {window.desk.scene.name_of(s) for s in window.desk.scene.spots() if s.kind == "tool"}
    assert not {"Charts", "Inspector"} & tools
    assert "Log" in tools
    assert list(window.desk.log.filters) == ["all", "mine"]


def test_it_is_replayed_and_practised(open_tricks: Open) -> None:
    window = open_tricks()
    session = dealt(window)
    while session.seat_to_act is not None:
        by_mouse(window, session.legal()[0])
    window.commands.all["show_replay"].action.trigger()
    sheet = window.dialog
    assert sheet is not None
    press_key(Qt.Key.Key_Home)
    assert sheet.playback.step == 0
    asked: list[TrickSession] = []
    window.new_window_asked.connect(asked.append)
    MouseHand(window.desk).press(sheet.on_button)
    (practice,) = asked
    assert practice.practice
    assert practice.state == session.recording.opening
