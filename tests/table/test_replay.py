"""Tests of the replay."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from paxdesk.desk.replay.playback_bar import Playback
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.view import HIDDEN
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.words.terms import seat_labels
from paxdesk.session.history import JournalEntry
from tests.shares import spread
from tests.table.games import chosen
from tests.table.tables import NAMES

OpenReplay = Callable[..., ReplaySheet]


def game(deck: Deck, steps: int, robots: tuple[int, ...] = (), seed: int = 6) -> Session:
    seats = tuple(
        SeatSetup(NAMES[index], index + 1, "paxomatic" if index + 1 in robots else None)
        for index in range(3)
    )
    session = Session.new(deck, Options(), seed, seats)
    chance = random.Random(seed)
    for _ in range(steps):
        if session.seat_to_act is None:
            break
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        else:
            session.submit(chosen(session.legal(), chance))
    return session


@pytest.fixture(scope="module")
def finished(deck: Deck) -> Session:
    session = game(deck, 3000)
    assert session.state.over
    return session


@pytest.fixture
def open_replay(qtbot: QtBot, deck: Deck) -> OpenReplay:
    def opened(session: Session, width: int = 1366, height: int = 768) -> ReplaySheet:
        desk = GameView(PaxTable(deck), session)
        desk.scene.animations_enabled = False
        qtbot.addWidget(desk)
        desk.resize(width, height)
        desk.show()
        sheet = ReplaySheet(desk, session, seat_labels(session))
        sheet.open(min(width / 1366, height / 768))
        return sheet

    return opened


# --- The reel -------------------------------------------------------------------------------------


def test_the_reel_reaches_every_position_of_the_journal(finished: Session) -> None:
    reel = Playback.of(finished)
    assert reel.state == finished.state
    seen = []
    reel.go(0)
    assert reel.state == finished.opening.begin(finished.state.cards, 3)
    while reel.go(reel.step + 1):
        seen.append(reel.state)
    assert [step.after for step in reel.recording.steps] == seen
    while reel.go(reel.step - 1):
        assert reel.state is reel.recording.position(reel.step)
    assert reel.step == 0
    assert not reel.go(-5)
    assert reel.go(10_000)
    assert reel.step == reel.last


def test_turns_are_gone_through_both_ways(finished: Session) -> None:
    reel = Playback.of(finished)
    reel.go(0)
    stops = [0]
    while reel.step < reel.last:
        before = reel.state.turn
        reel.go(reel.turn_ahead())
        stops.append(reel.step)
        assert reel.state.over or reel.state.turn.seat != before.seat
    assert stops == reel.stops
    back = [reel.last]
    while reel.step:
        reel.go(reel.turn_back())
        back.append(reel.step)
    assert back == stops[::-1]
    reel.go(stops[3] + 1)
    assert reel.turn_back() == stops[3]


@pytest.mark.parametrize("openly", [False, True])
def test_a_game_between_people_under_way_shows_no_hidden_card(deck: Deck, openly: bool) -> None:
    session = game(deck, 120)
    reel = Playback.of(session)
    assert not reel.can_play_on
    for step in range(reel.last + 1):
        reel.go(step)
        for viewer in (1, 2, 3):
            shown = reel.shown(viewer, openly=openly)
            hands = {card for player in shown.players.values() for card in player.hand}
            assert hands <= {HIDDEN}
            assert set(shown.deck) <= {HIDDEN}
            assert shown.generator.position == 0


def test_one_person_among_robots_sees_only_their_own_hand(deck: Deck) -> None:
    reel = Playback.of(game(deck, 60, robots=(2, 3)))
    assert reel.open_to == {1}
    for viewer in (1, 2, 3):
        shown = reel.shown(viewer, openly=False)
        assert (
            shown.players[1].hand
            == (reel.state.players[1].hand if viewer == 1 else [0] * 9)[
                : len(shown.players[1].hand)
            ]
        )
        assert set(shown.players[2].hand + shown.players[3].hand) <= {HIDDEN}


def test_a_finished_game_may_be_opened(finished: Session) -> None:
    reel = Playback.of(finished)
    reel.go(60)
    whole = reel.shown(1, openly=True)
    own = reel.shown(1, openly=False)
    for seat, player in reel.state.players.items():
        assert whole.players[seat].hand == player.hand
        assert own.players[seat].hand == (player.hand if seat == 1 else [0] * len(player.hand))


def test_a_practice_game_continues_from_here(finished: Session) -> None:
    reel = Playback.of(finished)
    assert not reel.can_play_on, "the game is over there"
    reel.go(50)
    assert reel.can_play_on
    practice = reel.practice(PaxTable(reel.state.cards))
    assert practice.state == reel.state
    assert practice.state is not reel.state
    assert practice.practice
    assert practice.seats == finished.seats
    practice.submit(practice.legal()[0])
    assert reel.state == reel.recording.position(50)


# --- The sheet -----------------------------------------------------------------------------------


@pytest.mark.long
def test_keys_go_by_step_and_by_turn(
    open_replay: OpenReplay, finished: Session, qtbot: QtBot
) -> None:
    sheet = open_replay(finished)
    reel = sheet.playback
    last, stops = reel.last, reel.stops
    for key, step in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageDown, stops[1]),
        (Qt.Key.Key_Down, stops[2]),
        (Qt.Key.Key_Up, stops[1]),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_End, last),
    ):
        qtbot.keyClick(sheet.timeline, key)
        assert reel.step == step
        assert sheet.scene.heading.title.endswith(f"step {step} of {last}")
    qtbot.keyClick(sheet.timeline, Qt.Key.Key_2)
    assert sheet.viewer == 2
    assert sheet.seats[2].isChecked()
    with qtbot.waitSignal(sheet.left):
        qtbot.keyClick(sheet.timeline, Qt.Key.Key_Escape)


def test_buttons_and_timeline_move_too(
    open_replay: OpenReplay, finished: Session, qtbot: QtBot
) -> None:
    sheet = open_replay(finished)
    reel, left = sheet.playback, Qt.MouseButton.LeftButton
    qtbot.mouseClick(sheet.signs["first"], left)
    assert reel.step == 0
    assert not sheet.signs["back"].isEnabled()
    qtbot.mouseClick(sheet.signs["on"], left)
    assert reel.step == 1
    qtbot.mouseClick(sheet.signs["turn_on"], left)
    assert reel.step == reel.stops[1]
    middle = round(sheet.timeline.x_of(100) * sheet.scale)
    qtbot.mouseClick(sheet.timeline, left, pos=QPoint(middle, sheet.timeline.height() // 2))
    assert abs(reel.step - 100) <= 1
    qtbot.mouseClick(sheet.signs["last"], left)
    assert reel.step == reel.last
    assert not sheet.signs["on"].isEnabled()


def test_the_game_plays_automatically_and_stops_at_the_end(
    open_replay: OpenReplay, finished: Session, qtbot: QtBot
) -> None:
    sheet = open_replay(finished)
    sheet.timer.setInterval(0)
    sheet.go(sheet.playback.last - 4)
    qtbot.keyClick(sheet.timeline, Qt.Key.Key_Space)
    assert sheet.timer.isActive()
    qtbot.waitUntil(lambda: not sheet.timer.isActive())
    assert sheet.playback.step == sheet.playback.last


def test_actions_are_on_the_prompt_line_and_in_the_log(
    open_replay: OpenReplay, finished: Session
) -> None:
    sheet = open_replay(finished)
    for step in (1, 17, 90, 30, 0):
        sheet.go(step)
        prompt = sheet.scene.prompt
        assert prompt is not None
        rows = sheet.log.page.rows
        assert all(row.step <= step for row in rows)
        if step:
            deed = next(row for row in reversed(rows) if row.kind == "action")
            assert deed.step == step
            assert prompt.words.endswith(deed.words)
    assert sheet.log.page.rows == ()


@pytest.mark.long
def test_no_hidden_card_is_on_the_table_of_a_running_game(
    open_replay: OpenReplay, deck: Deck, qtbot: QtBot
) -> None:
    session = game(deck, 90)
    sheet = open_replay(session)
    assert not sheet.hands.isVisible()
    assert not sheet.on_button.isEnabled()
    assert sheet.on_button.accessibleDescription()
    for step in range(0, 91, 9):
        sheet.go(step)
        for seat in (1, 2, 3):
            sheet.view_as(seat)
            sheet.toggle_hands()
            for other in (1, 2, 3):
                sheet.scene.fold_out(other)
                hands = [spot for spot in sheet.scene.spots() if spot.kind == "hand"]
                assert hands == []
            hidden = {n for each in sheet.playback.state.players.values() for n in each.hand}
            shown = {sheet.scene.card_of(spot) for spot in sheet.scene.spots()}
            assert not hidden & shown


def test_a_finished_game_shows_the_hand_of_each_view(
    open_replay: OpenReplay, finished: Session
) -> None:
    sheet = open_replay(finished)
    sheet.go(60)
    for seat, player in sheet.playback.state.players.items():
        sheet.view_as(seat)
        lying = [spot.number for spot in sheet.scene.spots() if spot.kind == "hand"]
        assert lying == player.hand


def test_cards_are_inspected_and_tableaus_opened(
    open_replay: OpenReplay, finished: Session, qtbot: QtBot
) -> None:
    sheet = open_replay(finished)
    sheet.go(80)
    spot = next(spot for spot in sheet.scene.spots() if spot.kind == "market")
    sheet.view.pointed.emit(spot)
    assert sheet.inspector.inspected.card == sheet.scene.card_of(spot)
    opponent = next(seat for seat in (1, 2, 3) if seat != sheet.viewer)
    sheet.view.clicked.emit(Spot("tableau", opponent))
    assert sheet.scene.folded_out == opponent
    qtbot.keyClick(sheet.timeline, Qt.Key.Key_Escape)
    assert sheet.scene.folded_out is None
    sheet.log.card_clicked.emit(12)
    sheet.view.pointed.emit(spot)
    assert sheet.inspector.inspected.card == 12


def test_an_incomplete_journal_is_reported(open_replay: OpenReplay, deck: Deck) -> None:
    session = game(deck, 30)
    session.journal.insert(9, JournalEntry(1, "sell 47"))
    sheet = open_replay(session)
    prompt = sheet.scene.prompt
    assert sheet.playback.step == sheet.playback.last > 0
    assert prompt is not None
    assert "rules have changed" in prompt.detail


@pytest.mark.parametrize(
    ("width", "height"), spread([(1280, 720), (1366, 768), (1920, 1080)], unpack=True)
)
def test_everything_fits_the_window(
    open_replay: OpenReplay, finished: Session, width: int, height: int
) -> None:
    sheet = open_replay(finished, width, height)
    sheet.go(40)
    children = [*sheet.signs.values(), *sheet.seats.values(), sheet.hands, sheet.close_button]
    places = [child.geometry() for child in (*children, sheet.timeline)]
    for place in places:
        assert sheet.rect().contains(place)
        assert not place.intersects(sheet.view.geometry())
    for index, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[index + 1 :])
    assert sheet.view.geometry().contains(sheet.on_button.geometry())
    assert not sheet.grab().isNull()


def test_the_button_to_play_on_follows_the_room(finished: Session, open_replay: OpenReplay) -> None:
    sheet = open_replay(finished)
    for step in range(0, sheet.playback.last, 40):
        sheet.go(step)
        end = sheet.view.pixels(sheet.scene.zones.end_turn)
        assert sheet.on_button.geometry().contains(end.center())
        assert abs(sheet.on_button.geometry().center().y() - end.center().y()) <= 3
