"""Tests that other hidden hands look and sound the same.

Each position is displayed with its own and with other hands, all face down.
"""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.play.state_model import PreparedTable
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import Action, End
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.open_part import open_part
from paxdesk.session.session import NO_SEAT
from tests.robots.test_redaction import permuted
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.test_face_down import face_down
from tests.table.visible_texts import root, within

POINTED = 4
"""Number of compared tooltips and menus per position."""
STARTS = 50
"""Maximum number of event loop iterations to wait for an animation's start."""
MOMENTS = (0.0, 0.4, 0.9)
"""Moments of comparison, as shares of each animation."""


def lay(window: TableWindow, state: State) -> None:
    session = window.desk.session
    session.state = state
    session._legal = None
    session.revision += 1
    window.desk.flow.refresh()


def picture(window: TableWindow) -> QImage:
    QApplication.processEvents()
    window.desk.scene.finish()
    finish_all(window)
    return window.grab().toImage()


def node_words(node: QAccessibleInterface) -> tuple[object, ...]:
    told = tuple(node.text(each) for each in QAccessible.Text if each.value < 6)
    actions = node.actionInterface()
    return (*told, *(() if actions is None else actions.actionNames()))


def seen(window: TableWindow, spots: list[QPoint]) -> Iterator[tuple[str, object]]:
    desk = window.desk
    viewport = desk.view.viewport()
    yield "title", window.windowTitle()
    yield "log", [row.words for row in desk.flow.game_log.rows]
    yield "accessible", [node_words(each) for each in within(root(desk.view))]
    for spot in desk.scene.spots():
        card = desk.scene.card_of(spot)
        yield f"inspector at {spot}", desk.inspected(spot, card)
        yield f"menu at {spot}", desk.interaction.deeds(spot)
        yield f"drops of {spot}", sorted(map(repr, desk.interaction.targets(spot)))
        yield f"why not {spot}", str(desk.interaction.why_idle(spot))
    for point in spots:
        QTest.mouseMove(viewport, point)
        yield f"picture at {point}", picture(window)
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=point)
        yield f"menu at {point}", picture(window)
        desk.drag.close_chooser()
    QTest.mouseMove(viewport, QPoint(2, desk.view.height() - 2))
    for asked in (desk.announcer.tell_what_can_be_done, desk.announcer.tell_standings):
        asked()
        yield asked.__name__, desk.announcer.last_words
    yield "at the end", picture(window)


def points(window: TableWindow, chance: random.Random) -> list[QPoint]:
    scene, view = window.desk.scene, window.desk.view
    spots = [spot for spot in scene.spots() if spot.kind not in ("tool", "prompt")]
    centers = (scene.center_of(each) for each in chance.sample(spots, POINTED))
    return [view.mapFromScene(center) for center in centers if center is not None]


def differences(window: TableWindow, state: State, chance: random.Random) -> list[str]:
    """Return the differences from the same position with other hands."""
    other, at = permuted(state, NO_SEAT, chance), points(window, chance)
    found = []
    for each in (state, other, state):  # the first display rasterises glyphs differently
        lay(window, each)
        found.append(dict(seen(window, at)))
    _, one, two = found
    return [name for name in {**one, **two} if one.get(name, one) != two.get(name, two)]


def moved(
    window: TableWindow, state: State, action: Action, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[str], list[QImage]]:
    """Perform an action with animations; return sounds and pictures."""
    session = window.desk.session
    game = Session(session.opening, session.seats, state.copy())
    window.desk.model.open(PreparedTable.of(window.game, game))
    picture(window)
    window.desk.scene.animations_enabled = True
    director, sounds = window.desk.director, list[str]()
    monkeypatch.setattr(director, "_sound_in", lambda name, _wait: sounds.append(name))
    window.desk.model.submit(action)
    for _ in range(STARTS):
        QApplication.processEvents()
        if director.stage.playing is not None:
            break
    running = [
        each
        for each in window.findChildren(QAbstractAnimation)
        if each.group() is None and each.state() == QAbstractAnimation.State.Running
    ]
    for each in running:
        each.pause()
    images = []
    for share in MOMENTS:
        for each in running:
            each.setCurrentTime(round(each.totalDuration() * share))
        window.desk.scene.finish()  # the order of deferred painting depends on the computer
        images.append(window.grab().toImage())
    window.desk.director.settle()
    window.desk.scene.animations_enabled = False
    images.append(picture(window))
    return sounds, images


def play(session: Session, steps: int, chance: random.Random) -> None:
    for _ in range(steps):
        if session.seat_to_act is not None:
            session.submit(chosen(session.legal(), chance))


@pytest.mark.parametrize(
    ("seats", "apart", "pairs"),
    spread([(3, 23, 3), (2, 7, 12), (4, 9, 40), (6, 11, 40)], long=2, unpack=True),
)
def test_other_hands_look_the_same(
    open_table: OpenTable, count: Callable[[str], None], seats: int, apart: int, pairs: int
) -> None:
    window = face_down(open_table(seats=seats, seed=seats, reckoning=False))
    session, chance = window.desk.session, random.Random(seats)
    tried = 0
    while tried < pairs and session.seat_to_act is not None:
        play(session, apart, chance)
        if session.seat_to_act is None:
            break
        assert differences(window, session.state, chance) == [], session.journal[-3:]
        tried += 1
    count(f"{tried} pairs compared")


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "apart", "pairs"),
    spread([(3, 5, 4), (4, 5, 25)], unpack=True),
)
def test_other_hands_move_the_same(
    open_table: OpenTable,
    count: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    apart: int,
    pairs: int,
) -> None:
    """Actions are compared after every ``apart`` steps."""
    window = face_down(open_table(seats=seats, seed=seats))
    window.store.change(motion="normal", reduced_motion="off")
    chance = random.Random(seats)
    opening, people = window.desk.session.opening, window.desk.session.seats
    game = Session(opening, people, window.desk.session.state)
    tried = moving = unsteady = 0
    while tried < pairs and game.seat_to_act is not None:
        play(game, apart, chance)
        if game.seat_to_act is None:
            break
        state = game.state
        other = permuted(state, NO_SEAT, chance)
        # The end of a turn reveals different cards from the deck.
        same = [each for each in open_part(game).legal() if each != End()]
        if not same:
            continue
        action = chosen(same, chance)
        # The first display rasterises glyphs differently; the last is a control.
        _, one, two, again = (
            moved(window, each, action, monkeypatch) for each in (state, state, other, state)
        )
        assert one[0] == two[0], action
        for before, after, control in zip(one[1], two[1], again[1], strict=True):
            if before == control:
                assert before == after, action
            else:
                unsteady += 1
        moving += one[1][0] != one[1][1]
        tried += 1
    assert unsteady <= tried / 5
    assert moving, "something is seen in motion"
    count(f"{tried} pairs of moves compared, {moving} of them in motion, {unsteady} unsteady")


@pytest.mark.long
def test_a_hand_held_too_long_is_detected(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = face_down(open_table(seats=3, seed=3))
    chance = random.Random(3)
    play(window.desk.session, 30, chance)
    monkeypatch.setattr(TurnFlow, "looking", property(lambda flow: flow.may_look))
    found = differences(window, window.desk.session.state, chance)
    assert "at the end" in found
    assert "accessible" in found
