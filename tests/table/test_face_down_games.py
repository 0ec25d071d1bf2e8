"""Tests that face-down hands look the same in whole games.

Each step is played twice, with other cards in the hidden hands and with the real ones. What can be
seen and heard is compared while no hand is held up.
"""

import random
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.animations import AnimationOwner
from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.input import mouse
from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.scene.pixmap_item import PixmapItem
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by_all
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from tests import keys
from tests.shares import spread
from tests.table import hand as hands
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import KeyboardHand, MouseHand, TouchHand
from tests.table.tables import middle
from tests.table.test_face_down import face_down
from tests.table.test_face_down_pairs import node_words
from tests.table.visible_texts import root, within

Kind: TypeAlias = type[MouseHand] | type[KeyboardHand]
Seen: TypeAlias = list[tuple[str, object]]
MOMENTS = (0.0, 0.4, 0.9)
"""Moments of comparison, as shares of each animation."""
WHOLE = 10_000
"""Number of steps that no game reaches."""
ALL = 10_000
"""Number of cards that no deck has."""
NEVER = 10**9
"""Duration in ms that no touch reaches."""
FAINT = 12
"""Tolerated difference in a colour component, out of 255."""
STARTS = 50
"""Maximum number of event loop iterations to wait for an animation's start."""
SENT = (
    "mouseMove",
    "mousePress",
    "mouseRelease",
    "mouseClick",
    "keyClick",
    "keyPress",
    "keyRelease",
)
"""Functions of QTest that send an event."""
HELD = {"keyPress": True, "keyRelease": False}
"""QTest functions that hold up the hand (True) or put it down (False)."""


class Witness:
    """Observer of a table, who looks away while a hand is held up."""

    def __init__(self, window: TableWindow) -> None:
        self.window = window
        self.seen: Seen = []
        self.averted = False
        """True while a hand is held up."""
        self._lowered = False

    def avert(self, held: bool) -> None:
        """Look away if a hand is held up (``held``), otherwise look again."""
        self._lowered = self.averted and not held
        self.averted = held

    def look(self, event: str, moment: float = 0.0) -> None:
        """Record the picture, with all animations at the share ``moment``.

        The first frame after a release of the hand is recorded, too.
        """
        if self._lowered:
            self._lowered = False
            self.note(f"first frame after {event}", self._frame)
        stage = self.window.desk.director.stage
        for _ in range(STARTS):
            QApplication.processEvents()
            if stage._awaited is None and stage._starting is None:
                break
        for animation in self.window.findChildren(QAbstractAnimation):
            if animation.state() == QAbstractAnimation.State.Paused:
                animation.setCurrentTime(round(moment * animation.totalDuration()))
        self.note(event, self._picture)

    def look_round(self, chance: random.Random) -> None:
        """Record the title, the log, spoken texts, an enlarged item and a menu."""
        desk, viewport = self.window.desk, self.window.desk.view.viewport()
        desk.director.settle()
        spots = [spot for spot in desk.scene.spots() if spot.kind not in ("tool", "prompt")]
        spot = chance.choice(spots)
        center = desk.scene.center_of(spot)
        assert center is not None
        self.note("title", self.window.windowTitle)
        self.note("log", lambda: [row.words for row in desk.flow.game_log.rows])
        self.note("accessible", lambda: [node_words(each) for each in within(root(desk.view))])
        self.note("announced", lambda: desk.announcer.last_words)
        desk.resting.study(spot)
        self.note(f"{spot} enlarged", self._picture)
        desk.resting.leave()
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=desk.view.mapFromScene(center))
        self.note(f"menu of {spot}", self._picture)

    def note(self, name: str, fact: Callable[[], object]) -> None:
        if not self.averted:
            self.seen.append((name, fact()))

    def _picture(self) -> QImage:
        QApplication.processEvents()
        return self._frame()

    def _frame(self) -> QImage:
        self.window.desk.scene.finish()
        finish_all(self.window)
        return self.window.grab().toImage()


class Sender:
    """Stand-in for QTest whose events are witnessed."""

    def __init__(self, witness: Witness) -> None:
        self._witness = witness

    def __getattr__(self, name: str) -> Any:
        found = getattr(QTest, name)
        if name not in SENT:
            return found

        def send(*given: Any, **named: Any) -> None:
            if name in HELD:
                self._witness.avert(HELD[name])
            found(*given, **named)
            self._witness.look(name)

        setattr(self, name, send)
        return send


class WitnessedMouse(MouseHand):
    """Mouse hand that makes the witness look away while a hand is held up."""

    witness: Witness

    def hold(self, point: QPoint) -> None:
        self.witness.avert(True)
        super().hold(point)

    def let_go(self, point: QPoint) -> None:
        self.witness.avert(False)
        super().let_go(point)


class WitnessedFinger(WitnessedMouse, TouchHand):
    """Finger whose touches are witnessed."""

    def touch(self, widget: QWidget, *points: QPoint) -> None:
        super().touch(widget, *points)
        self.witness.look("touch")

    def slide(self, widget: QWidget, *points: QPoint) -> None:
        super().slide(widget, *points)
        self.witness.look("slide")

    def leave(self, widget: QWidget, *points: QPoint) -> None:
        super().leave(widget, *points)
        self.witness.look("leave")


def other_hands(state: State, action: Action, chance: random.Random) -> State | None:
    """Return a position with other hands in which the action looks the same.

    Returns None if one shuffle finds no such position, or if the action ends the game.
    """
    other = state.copy()
    fixed = {*other.cards.headlines, *other.cards.topples, getattr(action, "card", 0)}
    fixed |= {*getattr(action, "cards", ())}
    half = len(other.deck) // 2
    piles = [*(player.hand for player in other.players.values()), other.deck[half:]]
    places = [(pile, at) for pile in piles for at, number in enumerate(pile) if number not in fixed]
    numbers = [pile[at] for pile, at in places]
    chance.shuffle(numbers)
    for (pile, at), number in zip(places, numbers, strict=True):
        pile[at] = number
    other.deck[half:] = piles[-1]
    same = all(other.players[seat].hand == player.hand for seat, player in state.players.items())
    if same or action not in legal_actions(other):
        return None
    results = state.copy(), other.copy()
    for each in results:
        perform(each, action)
    one, two = map(seen_by_all, results)
    return other if one == two and not one.over else None


def game_of(seats: int, seed: int, deck: Deck, ordinary: int) -> Session:
    """Return a game with at most ``ordinary`` cards and the Topples in its deck."""
    state = plain_game(seats, seed).deal(deck).state
    others = [number for number in state.deck if number not in state.cards.topples]
    left = random.Random(seed).sample(others, min(ordinary, len(others)))
    state.deck[:] = [number for number in state.deck if number not in others or number in left]
    return position_session(state, face_down=True)


def lay(window: TableWindow, state: State, steps: int) -> None:
    """Undo steps until ``steps`` are left, and set the position."""
    desk, session = window.desk, window.desk.session
    session.follow_table(steps, ())
    session.state = state.copy()
    desk.model.notify("taken back")
    desk.director.settle()
    desk.drag.empty()
    desk.resting.leave()
    desk.inspector.inspect(InspectorContent())
    desk.flow.give_focus()
    QTest.mouseMove(desk.view.viewport(), QPoint(2, desk.view.height() - 2))
    QApplication.processEvents()


def played(witness: Witness, hand: MouseHand | KeyboardHand, action: Action) -> Seen:
    session, steps = witness.window.desk.session, len(witness.window.desk.session.journal)
    witness.seen = []
    hand.play(action)
    assert [entry.line for entry in session.journal[steps:]] == [write(action)]
    for moment in MOMENTS:
        witness.look(f"{moment} of the way", moment)
    witness.look_round(random.Random(steps))
    return witness.seen


def alike(one: object, two: object) -> bool:
    """Return whether two observations are equal; pictures may differ faintly."""
    if one == two or not (isinstance(one, QImage) and isinstance(two, QImage)):
        return one == two
    apart = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(apart)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, two)
    painter.end()
    colours = apart.convertToFormat(QImage.Format.Format_RGB888)
    return max(colours.constBits()) <= FAINT


def differences(one: Seen, two: Seen) -> list[str]:
    """Return the names of unequal observations.

    "number of events" is added if their numbers differ.
    """
    named = [name for (name, a), (_, b) in zip(one, two, strict=False) if not alike(a, b)]
    return named if len(one) == len(two) else [*named, "number of events"]


def watched(
    window: TableWindow, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> tuple[Witness, MouseHand | KeyboardHand]:
    """Return a witness and a hand that it observes.

    Animations wait until the witness sets their time, so a slow computer changes nothing.
    """
    witness, begin = Witness(window), AnimationOwner.start

    def start(
        owner: AnimationOwner, animation: QAbstractAnimation, ended: Callable[[], object]
    ) -> None:
        begin(owner, animation, ended)
        if animation.state() == QAbstractAnimation.State.Running:
            animation.pause()

    monkeypatch.setattr(AnimationOwner, "start", start)
    monkeypatch.setattr(mouse, "HOLD_MS", NEVER)
    monkeypatch.setattr(PixmapItem, "_for_now", lambda *_: None)
    desk = window.desk
    monkeypatch.setattr(
        desk.director, "_sound_in", lambda name, _wait: witness.note("sound", lambda: name)
    )
    for module in (hands, keys):
        monkeypatch.setattr(module, "QTest", Sender(witness))
    window.store.change(motion="normal", reduced_motion="off", touch=kind is WitnessedFinger)
    desk.scene.animations_enabled = True
    desk.resting.delay = None
    QApplication.processEvents()
    hand = kind(desk)
    if isinstance(hand, WitnessedMouse):
        hand.witness = witness
    return witness, hand


def leaks(
    window: TableWindow, witness: Witness, hand: MouseHand | KeyboardHand, most: int
) -> tuple[list[tuple[str, list[str]]], int, int]:
    """Play up to ``most`` steps; return differences and the numbers of pairs and steps."""
    session, chance, shuffles = window.desk.session, random.Random(1), random.Random(2)
    found, pairs, steps = [], 0, 0
    while session.seat_to_act is not None and steps < most:
        state, action = session.state, chosen(session.legal(), chance)
        other = other_hands(state, action, shuffles)
        if other is not None:
            pairs += 1
            noted: list[Seen] = []
            for _ in range(2):  # letters are rasterised differently when first displayed
                noted = []
                for each in (other, state):
                    lay(window, each, steps)
                    noted.append(played(witness, hand, action))
                if not differences(*noted):
                    break
            if differences(*noted):
                found.append((write(action), differences(*noted)))
        else:
            lay(window, state, steps)
            played(witness, hand, action)
        steps += 1
    return found, pairs, steps


@pytest.mark.parametrize(
    ("kind", "seats", "seed", "ordinary", "most"),
    spread(
        [
            (WitnessedMouse, 2, 1, ALL, 12),
            (WitnessedMouse, 3, 1, ALL, WHOLE),
            (KeyboardHand, 2, 13, 12, WHOLE),
            (WitnessedFinger, 2, 13, 12, WHOLE),
        ],
        quick=0,
        long=1,
        unpack=True,
    ),
)
def test_other_hands_look_the_same_at_every_step(
    open_table: OpenTable,
    deck: Deck,
    count: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    kind: Kind,
    seats: int,
    seed: int,
    ordinary: int,
    most: int,
) -> None:
    game = game_of(seats, seed, deck, ordinary)
    window = face_down(open_table(game, width=1280, height=720))
    witness, hand = watched(window, kind, monkeypatch)
    found, pairs, steps = leaks(window, witness, hand, most)
    assert found == []
    assert pairs > steps / 3
    assert window.desk.session.state.over or most < WHOLE
    count(f"{pairs} pairs in {steps} steps")


@pytest.mark.parametrize(
    "kind", spread([KeyboardHand, WitnessedMouse, WitnessedFinger], quick=0, long=1)
)
def test_a_hand_held_a_frame_too_long_is_seen(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """The planted fault shows the hand in the first frame after the release."""
    look = TurnFlow.look

    def look_longer(flow: TurnFlow, way: Any, on: bool) -> None:
        if on:
            look(flow, way, on)
        else:
            QTimer.singleShot(0, flow, lambda: look(flow, way, on))

    window = face_down(open_table(position_session(middle(2)), width=1280, height=720))
    witness, hand = watched(window, kind, monkeypatch)
    monkeypatch.setattr(TurnFlow, "look", look_longer)
    found, *_ = leaks(window, witness, hand, 8)
    late = [names for _, names in found if any(name.startswith("first frame") for name in names)]
    assert late, found
