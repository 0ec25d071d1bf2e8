"""Tests that hands are painted and spoken only for their owners.

After every step of random games, all widgets and items are searched for hidden cards. Public events
are exempt: the log may name the buyer of a card.
"""

import random
from collections.abc import Iterator, Mapping, Set
from typing import Any

import attrs
import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import speech_text
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import MouseHand
from tests.table.visible_texts import root, within

STEPS = 120
WORDS = ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")
READ = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def hidden(desk: GameView) -> set[CardNumber]:
    """Return the cards in hands that the person at the screen may not see."""
    flow = desk.flow
    asked, bottom = flow.session.seat_to_act, flow.bottom
    if asked is None:
        return set()
    robots = flow.session.robots
    # The hand is open if its owner must answer, or if a robot must answer in the owner's turn.
    alone = asked == bottom or (asked in robots and flow.state.turn.seat == bottom)
    seen = {bottom} if alone and not flow.busy else set()
    step = flow.state.agenda[-1]
    if seen and isinstance(step, RaidedHand):
        seen.add(step.victim)  # shown to the attacker, who chooses
    return {
        number
        for seat, player in flow.state.players.items()
        if seat not in seen
        for number in player.hand
    }


def named(words: str, numbers: Set[CardNumber], cards: Mapping[CardNumber, Card]) -> str:
    """Return a name of these cards that is in the text, or "".

    A text with the number of such a card is returned whole.
    """
    if any(f"[{number:03}]" in words for number in numbers):
        return words
    for name in {cards[number].name for number in numbers}:
        if name in words:
            # A name may be part of another card's name.
            for other in cards.values():
                if name in other.name and name != other.name:
                    words = words.replace(other.name, "")
            if name in words:
                return name
    return ""


# --- All contents ---------------------------------------------------------------------------------


def spoken(window: TableWindow) -> Iterator[tuple[str, str]]:
    """Yield the texts of widgets and actions, each with its place."""
    for widget in (window, *window.findChildren(QWidget)):
        where = type(widget).__name__
        for name in WORDS:
            get = getattr(widget, name, None)
            if callable(get):
                yield f"{where}.{name}", str(get())
            elif isinstance(get, str):
                yield f"{where}.{name}", get
        for value in vars(widget).values():
            if isinstance(value, str) and not isinstance(widget, QAction):
                yield where, value
    for node in within(root(window)):
        for kind in READ:
            yield f"{node.role().name} as read aloud", node.text(kind)
    for action in window.findChildren(QAction):
        yield "action", f"{action.text()} {action.toolTip()} {action.statusTip()}"
    yield "title", window.windowTitle()
    yield "announced", window.desk.announcer.last_words
    session = window.desk.session
    yield "undo", session.undo_refusal or ""


def looks(value: object) -> Iterator[tuple[str, object]]:
    if attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            inside = getattr(value, field.name)
            yield field.name, inside
            yield from looks(inside)
    elif isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from looks(each)
    elif isinstance(value, dict):
        for each in value.items():
            yield from looks(each)


def things(window: TableWindow) -> Iterator[tuple[str, object]]:
    """Yield the texts and fields of the painted items."""
    for view in window.findChildren(QGraphicsView):
        scene = view.scene()
        if isinstance(scene, TableScene):
            yield from things_of(scene)


def things_of(scene: TableScene) -> Iterator[tuple[str, object]]:
    for item in scene.items():
        yield "tip", item.toolTip()
        thing: Any = getattr(item, "thing", None)
        if thing is not None:
            yield from looks(thing.look)
            for target in thing.targets:
                yield "name", target.words
                yield "card", target.card
    for spot in scene.spots():
        yield "name", scene.name_of(spot)
        yield "card", scene.card_of(spot)


def check(window: TableWindow) -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk = window.desk
    secret, cards = hidden(desk), desk.flow.state.cards.cards
    rows = desk.flow.game_log.rows
    public = {words for row in rows for words in (row.words, speech_text(row.words))}
    told = sorted(public, key=len, reverse=True)

    def reveals(words: str) -> str:
        if not named(words, secret, cards):
            return ""
        for each in told:
            words = words.replace(each, "")
        return named(words, secret, cards)

    for where, words in spoken(window):
        assert not reveals(words), f"{where}: {words}"
    for field, value in things(window):
        if field == "card":
            assert value not in secret, f"card {value} lies open"
        elif isinstance(value, str):
            assert not reveals(value), value
    assert desk.inspector.inspected.card not in secret
    check_log(desk.flow)


def check_log(flow: TurnFlow) -> None:
    """Check that the last rows name no card that stays hidden in a hand."""
    game_log = flow.game_log
    if not game_log.recording.steps:
        return
    step = game_log.recording.steps[-1]
    kept = in_hands(step.before) & in_hands(step.after)
    if isinstance(step.action, act.Play | act.Deploy | act.Attack):
        kept.discard(step.action.card)  # shown, then returned to the hand
    for row in game_log.rows:
        if row.step == game_log.steps:
            assert not named(row.words, kept, flow.state.cards.cards), row


def check_records(window: TableWindow) -> None:
    records = window.records
    for show in (records.show_replay, records.show_charts, records.show_since):
        show()
        QApplication.processEvents()
        check(window)
        window.close_dialog()
    window.desk.flow.refresh()


def in_hands(state: State) -> set[CardNumber]:
    return {number for player in state.players.values() for number in player.hand}


# --- Curious players ------------------------------------------------------------------------------


def be_curious(desk: GameView, chance: random.Random) -> None:
    """Inspect and focus cards; sometimes pin or drag one."""
    if desk.flow.busy:
        return
    spots = [spot for spot in desk.scene.spots() if spot.kind in ("hand", "market", "card")]
    hand = [spot for spot in spots if spot.kind == "hand"]
    for spot in [*hand, *chance.sample(spots, min(2, len(spots)))]:
        desk.inspect(spot)
        desk.drag.set_focus(spot)
    if hand:
        spot = chance.choice(hand)
        desk.mouse.pointed.emit(spot)
        if desk.scene.card_of(spot) and chance.random() < 0.5:
            desk.pin(desk.scene.card_of(spot))
        if chance.random() < 0.5 and desk.drag.pick_up(spot, QPointF(10, 10)):
            desk.drag.move_over(Spot("discards"), QPointF(20, 20), QPointF(20, 20))


LONGER = ((2, 1), (3, 2), (4, 3), (6, 4))
"""Numbers of people and seeds of longer games."""


@pytest.mark.parametrize(
    ("seats", "robots", "seed"),
    spread(
        [(3, 1, 5), *((seats, 0, seed) for seats, seed in LONGER)], quick=0, long=0, unpack=True
    ),
)
def test_hidden_hands_appear_nowhere(
    open_table: OpenTable, deck: Deck, seats: int, robots: int, seed: int
) -> None:
    chance = random.Random(seed)
    game = plain_game(seats, seed)
    people = [evolve(seat, robot="paxomatic") for seat in game.seats[:robots]]
    window = open_table(evolve(game, seats=(*people, *game.seats[robots:])).deal(deck))
    hand = MouseHand(window.desk)
    handed_over = 0
    for _ in range(STEPS):
        if window.desk.session.seat_to_act is None:
            break
        check(window)
        if window.desk.flow.curtain is not None:
            handed_over += 1
            hand.raise_curtain()
            check(window)
            check_records(window)
        be_curious(window.desk, chance)
        robot = window.desk.session.question()
        if robot is not None:
            window.desk.flow.model.submit_choice(robot.answer())
        else:
            window.desk.flow.model.submit(chosen(window.desk.session.legal(), chance))
        hand.settle()
    check(window)
    assert handed_over > STEPS // 12
