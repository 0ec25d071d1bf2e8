"""Tests of animations."""

import gc
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget, QLabel
from pytestqt.qtbot import QtBot

from paxdesk.desk.animation_stage import Cue, Painting, PixmapSprite, Stage
from paxdesk.desk.animations import Pace
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.motion.choreography import ACTS
from paxdesk.porfiriana.table.motion.cue_list import LONGEST
from paxdesk.porfiriana.table.motion.flights import CoinLook, StampLook
from paxdesk.porfiriana.table.scene.looks import CubeLook
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.games import SCENARIOS, chosen, scenario
from tests.table.hand import LEFT, MouseHand

Sprite = type[CoinLook] | type[StampLook] | type[CubeLook]


@pytest.fixture
def moving(open_table: OpenTable) -> Callable[[Session], TableWindow]:
    def opened(session: Session) -> TableWindow:
        window = open_table(session)
        window.store.change(motion="normal", reduced_motion="off")
        window.desk.flow.view_as(session.state.turn.seat)
        window.desk.scene.animations_enabled = True
        return window

    return opened


class Watch:
    """Recorder of the cues of the latest animation."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cues: list[Cue] = []
        played = Stage.play

        def play(stage: Stage, cues: list[Cue], pace: Pace) -> None:
            self.cues = list(cues)
            played(stage, self.cues, pace)

        monkeypatch.setattr(Stage, "play", play)

    def painted(self, look: Sprite) -> int:
        return sum(
            isinstance(cue.sprite, Painting) and isinstance(cue.sprite.look, look)
            for cue in self.cues
        )


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def flying(window: TableWindow) -> list[QGraphicsWidget]:
    """Process the stage's events; return the moving items."""
    QApplication.sendPostedEvents(window.desk.director.stage)
    return [item for item in window.desk.scene.items() if isinstance(item, QGraphicsWidget)]


def picture(window: TableWindow) -> QImage:
    QApplication.processEvents()
    return window.desk.view.grab().toImage()


def test_the_table_is_final_before_anything_moves(
    moving: Callable[[Session], TableWindow],
) -> None:
    window = moving(position_session(tables.middle(4)))
    flow, scene = window.desk.flow, window.desk.scene
    flow.model.submit(act.Speculate(0))
    assert flying(window)
    assert scene.items_of(Spot("speculation", 0))
    assert flow.state.speculation[0] == 1
    assert scene.spot_at(scene.center_of(Spot("speculation", 0)) or QPointF()) is not None


def test_a_bought_card_and_its_coins_fly(
    moving: Callable[[Session], TableWindow], watch: Watch
) -> None:
    position = tables.middle(4)
    position.players[1].hand.pop()
    window = moving(position_session(position))
    buys = [each for each in window.desk.session.legal() if isinstance(each, act.Buy)]
    buy = next(each for each in buys if each.orientation is None and each.slot % 6)
    gold = window.desk.flow.state.players[1].gold
    window.desk.flow.model.submit(buy)
    paid = gold - window.desk.flow.state.players[1].gold
    assert watch.painted(CoinLook) == min(6, paid)


def test_unrest_is_stamped_and_cubes_turn(
    moving: Callable[[Session], TableWindow], watch: Watch
) -> None:
    window = moving(position_session(tables.middle(4)))
    attack = next(
        each for each in window.desk.session.legal() if isinstance(each, act.Attack) and each.unrest
    )
    window.desk.flow.model.submit(attack)
    assert watch.painted(StampLook) == 1
    speculate = act.Speculate(1)
    if speculate in window.desk.session.legal():
        window.desk.flow.model.submit(speculate)
        assert watch.painted(CubeLook) == 1


def test_a_new_position_finishes_the_remaining_motion(
    moving: Callable[[Session], TableWindow],
) -> None:
    window = moving(position_session(tables.middle(4)))
    flow = window.desk.flow
    flow.model.submit(act.Speculate(0))
    first = flying(window)
    flow.model.submit(act.Speculate(1))
    assert flying(window)
    assert not set(first) & set(flying(window))
    window.desk.director.stage.clear()
    assert not flying(window)
    assert all(item.opacity() == 1 for item in window.desk.scene.shown.values())


@pytest.mark.long
def test_the_table_after_the_motion_equals_one_without_motion(
    moving: Callable[[Session], TableWindow], open_table: OpenTable
) -> None:
    sessions = [plain_game(3, 5).deal(tables.deck()) for _ in range(2)]
    still = open_table(sessions[0])
    still.desk.flow.view_as(1)
    window = moving(sessions[1])
    chance = random.Random(3)
    for _ in range(25):
        legal = sessions[0].legal()
        if not legal:
            break
        action = chosen(legal, chance)
        for each in (still, window):
            each.desk.flow.model.submit(action)
            each.desk.flow.view_as(sessions[0].state.turn.seat)
        for each in (still, window):
            each.desk.director.settle()
        assert picture(window) == picture(still)
        assert window.desk.scene.spots() == still.desk.scene.spots()


@pytest.mark.long
def test_all_events_of_the_scenarios_can_be_animated(
    moving: Callable[[Session], TableWindow], deck: Deck, watch: Watch
) -> None:
    """Together, the scenarios have all animated events, except perhaps a roll."""
    state, _ = scenario(SCENARIOS[0], deck)
    window = moving(position_session(state))
    left = set(ACTS)
    for place in SCENARIOS:
        state, actions = scenario(place, deck)
        trial = state.copy()
        told = {event.what for action in actions for event in perform(trial, action)}
        if not told & left:
            continue
        left -= told
        window.play(position_session(state))
        for action in actions:
            window.desk.flow.view_as(window.desk.session.seat_to_act or state.turn.seat)
            window.desk.flow.model.submit(action)
            assert max((cue.end for cue in watch.cues), default=0) <= LONGEST + 500
            assert len(flying(window)) <= 140
    assert left <= {"rolled"}


@pytest.mark.long
@pytest.mark.parametrize("speed", spread(["fast", "half", "normal"]))
def test_input_works_while_things_move(
    moving: Callable[[Session], TableWindow], speed: str
) -> None:
    """The mouse hand does not wait for animations to end."""
    session = plain_game(3, 11).deal(tables.deck())
    window = moving(session)
    window.store.change(motion=speed)
    hand = MouseHand(window.desk)
    chance = random.Random(7)
    moved = 0
    for _ in range(25):
        legal = session.legal()
        if not legal:
            break
        before = len(session.journal)
        if window.desk.flow.curtain is not None:
            # impatient: a click on the table lowers the curtain immediately
            QTest.mouseClick(window.desk.view.viewport(), LEFT, pos=QPoint(9, 9))
            assert window.desk.flow.curtain.geometry() == window.desk.rect()
        hand.play(chosen(legal, chance))
        assert len(session.journal) > before
        moved += bool(flying(window))
    assert moved > 5


def test_a_dropped_thing_flies_from_the_pointer(
    moving: Callable[[Session], TableWindow], watch: Watch
) -> None:
    window = moving(position_session(tables.middle(4)))
    play = next(each for each in window.desk.session.legal() if isinstance(each, act.Play))
    hand = MouseHand(window.desk)
    start = hand.at(Spot("hand", play.card))
    hand.drag(Spot("hand", play.card), Spot("tableau", 1))
    card = next(cue for cue in watch.cues if cue.stands_for == ("card", play.card))
    assert isinstance(card.sprite, PixmapSprite)
    home = window.desk.view.mapToScene(QPoint(start))
    assert abs(card.path[0][0] - home.x()) + abs(card.path[0][1] - home.y()) > 60


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_no_or_less_motion_moves_nothing(
    moving: Callable[[Session], TableWindow], watch: Watch, motion: str
) -> None:
    window = moving(position_session(tables.middle(4)))
    window.store.change(motion=motion, reduced_motion="on")
    window.desk.flow.model.submit(act.Speculate(0))
    assert bool(flying(window)) == (motion == "normal")
    for cue in watch.cues:
        assert len(cue.path) == 1
        assert cue.end <= 80
        assert len(cue.scale) == len(cue.angle) == 1


def test_qt_moves_every_item_without_python(
    moving: Callable[[Session], TableWindow], qtbot: QtBot
) -> None:
    """No receiver is connected to the values of an animation."""
    window = moving(position_session(tables.middle(6)))
    window.desk.flow.model.submit(act.End())
    stage = window.desk.director.stage
    qtbot.waitUntil(lambda: stage.playing is not None)
    play = stage.playing
    assert play is not None
    assert play.state() == QAbstractAnimation.State.Running
    parts = play.findChildren(QAbstractAnimation)
    assert len(parts) > 20
    assert all(each.receivers("2valueChanged(QVariant)") == 0 for each in parts)


def test_the_result_of_a_turn_is_visible_before_the_curtain(
    moving: Callable[[Session], TableWindow],
) -> None:
    window = moving(position_session(tables.middle(4)))
    flow = window.desk.flow
    hand = dict.fromkeys(flow.state.players[1].hand)
    flow.model.submit(act.End())
    curtain = flow.curtain
    assert curtain is not None
    assert curtain.geometry().bottom() < 0
    assert flow.busy
    assert not [spot for spot in window.desk.scene.spots() if spot.kind == "hand"]
    assert not any(window.desk.scene.shown.get(("card", number)) for number in hand)
    curtain.button.click()
    QApplication.processEvents()
    assert flow.curtain is None
    assert flow.bottom == 2


def test_the_curtain_rises_over_a_table_in_use(
    moving: Callable[[Session], TableWindow],
) -> None:
    window = moving(position_session(tables.middle(4)))
    flow, desk = window.desk.flow, window.desk
    flow.model.submit(act.End())
    assert flow.curtain is not None
    flow.curtain.hang()
    flow.curtain.button.click()
    QApplication.processEvents()
    cloths = [each for each in desk.findChildren(QLabel) if each.isVisible()]
    assert len(cloths) == 1
    assert desk.view.hasFocus()
    assert desk.childAt(QPoint(600, 600)) is not cloths[0]
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    assert desk.drag.focus is not None
    QTest.qWait(700)
    assert not desk.findChildren(QLabel)


def showdown_sheet(moving: Callable[[Session], TableWindow]) -> tuple[TableWindow, ShowdownSheet]:
    """Return a window and its sheet after a Topple is bought."""
    window = moving(position_session(tables.middle(4)))
    topple = next(
        each for each in window.desk.session.legal() if isinstance(each, act.Buy) and each.slot == 4
    )
    window.desk.flow.model.submit(topple)
    window.desk.flow.view_as(window.desk.session.seat_to_act or 1)
    sheet = window.desk.flow.sheet
    assert isinstance(sheet, ShowdownSheet)
    assert sheet.marks_shown == 0
    return window, sheet


def words_on(sheet: ShowdownSheet) -> list[str]:
    return [box.words for box in sheet.content.boxes() if isinstance(box, TextBox)]


@pytest.mark.long
def test_a_showdown_counts_each_seat_and_then_shows_its_result(
    moving: Callable[[Session], TableWindow], qtbot: QtBot
) -> None:
    _, sheet = showdown_sheet(moving)
    seen: list[list[int]] = []
    while sheet.marks_shown is not None:
        shown = [sheet.points_shown(row) for row in sheet.count.rows]
        assert sheet.count.verdict not in words_on(sheet)
        assert not seen or sum(shown) <= sum(seen[-1]) + 3
        if not seen or shown != seen[-1]:
            seen.append(shown)
        gc.collect()
        qtbot.wait(20)
    whole = [row.points for row in sheet.count.rows]
    assert seen[0] != whole
    assert seen[-1] == whole
    for shown in seen:
        growing = [have for have, all_ in zip(shown, whole, strict=True) if 0 < have < all_]
        assert len(growing) <= 1, "one seat at a time"
    assert sheet.count.verdict in words_on(sheet)


@pytest.mark.parametrize("way", ["click", "return", "tab"])
def test_a_click_or_a_key_ends_the_count_and_answers_nothing(
    moving: Callable[[Session], TableWindow], way: str
) -> None:
    window, sheet = showdown_sheet(moving)
    played = len(window.desk.session.journal)
    if way == "click":
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    else:
        key = {"return": Qt.Key.Key_Return, "tab": Qt.Key.Key_Tab}[way]
        QTest.keyClick(sheet.choices[act.Pass()], key)
    QApplication.processEvents()
    assert sheet.marks_shown is None
    assert sheet.count.verdict in words_on(sheet)
    assert len(window.desk.session.journal) == played
    assert window.desk.flow.sheet is sheet


def test_the_next_to_decide_sees_declarations_and_only_new_counts(
    moving: Callable[[Session], TableWindow],
) -> None:
    window, _ = showdown_sheet(moving)
    flow = window.desk.flow
    first = flow.labels[window.desk.session.seat_to_act or 1].name
    flow.model.submit(act.Pass())
    flow.view_as(window.desk.session.seat_to_act or 1)
    sheet = flow.sheet
    assert isinstance(sheet, ShowdownSheet)
    assert [line.partition(":")[0] for line in sheet.declared] == [first]
    assert " · ".join(sheet.declared) in words_on(sheet)
    assert sheet.marks_shown is None, "nothing has changed"


FIRST_LAND = """
turn: P1
deck: [110, 111, 112]
players:
  P1: {hacendado: 209, gold: 10, hand: [67]}
  P2: {hacendado: 211, gold: 5}
"""


def test_words_keep_their_size_where_their_room_changes(
    moving: Callable[[Session], TableWindow], watch: Watch
) -> None:
    """The captions get less space."""
    window = moving(position_session(tables.middle(4)))
    play = next(each for each in window.desk.session.legal() if isinstance(each, act.Play))
    window.desk.flow.model.submit(play)
    captions = [cue for cue in watch.cues if isinstance(cue.stands_for, tuple)]
    captions = [cue for cue in captions if cue.stands_for[0] == "caption"]
    assert captions
    assert all(set(cue.scale) == {1.0} for cue in captions)


def test_undo_moves_items_back(moving: Callable[[Session], TableWindow], watch: Watch) -> None:
    window = moving(position_session(tables.middle(4)))
    play = next(each for each in window.desk.session.legal() if isinstance(each, act.Play))
    window.desk.flow.model.submit(play)
    window.desk.undo()
    assert any(cue.stands_for == ("card", play.card) for cue in watch.cues)
