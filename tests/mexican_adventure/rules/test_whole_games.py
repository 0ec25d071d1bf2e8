"""Tests of whole random games of every scenario: saving, undo, replay and the enemy's view."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    begin,
    legal_actions,
    perform,
    question_asked,
    refusal,
)
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import parse, write
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import overheard, seen_by
from paxdesk.mexican_adventure.rules.vocabulary import EVENT_NAMES, SIDES, STEPS, enemy_of
from paxdesk.mexican_adventure.saves import from_plain, open_saved, to_plain, write_saved
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from tests.mexican_adventure.rules.positions import MATERIAL, NAMES, SCENARIOS
from tests.shares import spread

SEATS = (SeatSetup("Eugénie", 1), SeatSetup("Benito", 4))
SEEDS = spread(range(1, 8), long=2)
SHORT_ONES = spread(("puebla", "conquest", "maximilian", "retreat", "campaign"))


def steps_of(scenario: str, seed: int) -> Iterator[tuple[State, Action, State, list[Event]]]:
    state, player = begin(MATERIAL, scenario, seed), KindsPlayer.for_game(seed)
    while asked(state) is not None:
        before, action = state.copy(), player.choose(legal_actions(state))
        events = perform(state, action)
        yield before, action, state, events


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", SHORT_ONES)
def test_every_step_of_a_game(scenario: str, seed: int, count: Callable[[str], None]) -> None:
    """Turns only advance, and events report changes of totals."""
    number, told = 0, set()
    for before, action, after, events in steps_of(scenario, seed):
        number += 1
        assert problems(after) == []
        assert parse(write(action), NAMES) == action
        assert (after.turn, STEPS.index(after.step)) >= (before.turn, STEPS.index(before.step))
        told.update(event.what for event in events)
        assert_told(before, after, events)
        if number % 11 == 0:
            again = from_plain(json.loads(json.dumps(to_plain(after, MATERIAL))), State, MATERIAL)
            assert again == after
            assert_heard(before, action)
    assert told <= set(EVENT_NAMES)
    assert {"rolled", "pays", "gains", "turn", "step", "game_over"} <= told
    count(f"{number} steps")


def assert_told(before: State, after: State, events: list[Event]) -> None:
    """Assert that events agree with RP, the Retreat marker, draws and dice."""
    for side in SIDES:
        gained = sum(e.amount for e in events if e.what == "gains" and e.side == side)
        paid = sum(e.amount for e in events if e.what == "pays" and e.side == side)
        assert after.rp[side] - before.rp[side] == gained - paid
    moved = sum(event.amount for event in events if event.what == "withdrawal")
    assert after.withdrawal - before.withdrawal == moved
    in_hand = {chit for side in SIDES for chit in before.drawn(side)}
    entered = {event.amount for event in events if event.what == "bowl"}
    drawn = {event.amount for event in events if event.what == "drawn"}
    assert drawn <= {*before.bowl, *in_hand, *entered}
    for event in events:
        if event.what == "drawn":
            assert event.seen_by == event.side
        if event.what == "rolled":
            assert 0 <= event.amount <= 9


def assert_heard(before: State, action: Action) -> None:
    """Assert that a seat reads its own lines whole, and at least the verb of the enemy's."""
    side = asked(before)
    assert side is not None
    assert overheard(before, action, side) == write(action)
    heard = overheard(before, action, enemy_of(side))
    assert heard.split()[0] == write(action).split()[0]


@pytest.mark.parametrize("scenario", SHORT_ONES)
def test_a_saved_game_is_verified(scenario: str, tmp_path: Path) -> None:
    session = Session.new(MATERIAL, Opening(scenario, 5), SEATS)
    player = KindsPlayer.for_game(5)
    while session.seat_to_act is not None:
        session.submit(player.choose(session.legal()))
    write_saved(tmp_path / "game.pax", session)
    opened = open_saved(tmp_path / "game.pax", MATERIAL)
    assert opened.session.state == session.state
    assert opened.session.journal == session.journal
    assert opened.proof().error is None
    assert session.state.winner is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_redone_steps_equal_the_undone_ones(scenario: str) -> None:
    session = Session.new(MATERIAL, Opening(scenario, 9), SEATS)
    player, positions, undone = KindsPlayer.for_game(9), [session.state.copy()], 0
    for _ in range(40):
        action = player.choose(session.legal())
        session.submit(action)
        positions.append(session.state.copy())
        if session.can_undo:
            steps = session.undo()
            undone += steps
            assert session.state == positions[-1 - steps]
            while session.can_redo:
                session.redo()
            assert session.state == positions[-1]
    assert undone > 5


@pytest.mark.parametrize("scenario", SHORT_ONES)
def test_the_same_lines_without_copies_give_the_same_game(scenario: str) -> None:
    """Listing and querying change nothing, not even the next die."""
    lines = [write(action) for _, action, _, _ in steps_of(scenario, 3)]
    plain, watched = begin(MATERIAL, scenario, 3), begin(MATERIAL, scenario, 3)
    for number, text in enumerate(lines):
        action = parse(text, NAMES)
        perform(plain, action)
        if number % 7 == 0:
            legal_actions(watched)
            refusal(watched, action)
            question_asked(watched)
            seen_by(watched, "imperial")
            overheard(watched, action, "republican")
        perform(watched, action)
    assert plain == watched
    assert plain.generator == watched.generator
    assert plain.over


@pytest.mark.parametrize("scenario", spread(SCENARIOS, 2))
def test_another_seed_is_another_game(scenario: str) -> None:
    first = [write(action) for _, (_, action, _, _) in zip(range(60), steps_of(scenario, 3),
                                                           strict=False)]  # fmt: skip
    other = [write(action) for _, (_, action, _, _) in zip(range(60), steps_of(scenario, 4),
                                                           strict=False)]  # fmt: skip
    assert first != other


@pytest.mark.parametrize("side", SIDES)
def test_a_game_can_continue_from_a_view(side: str) -> None:
    """The legal lines of a view equal those of the position."""
    compared = 0
    for number, (before, _, _, _) in enumerate(steps_of("puebla", 6)):
        if number % 3 == 0 and asked(before) == side:
            view = seen_by(before, side)  # type: ignore[arg-type]
            assert legal_actions(view) == legal_actions(before)
            compared += 1
        if number > 120:
            break
    assert compared > 10
