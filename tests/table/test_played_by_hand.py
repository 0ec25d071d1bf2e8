"""Tests of games and scenarios played by mouse, keys and touch."""

import random
from typing import TypeAlias

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.scenario_files import Place
from tests.shares import spread
from tests.table.conftest import OpenTable
from tests.table.games import SCENARIOS, chosen, scenario
from tests.table.hand import KeyboardHand, MouseHand, TouchHand

Hands: TypeAlias = type[MouseHand] | type[KeyboardHand]
QUICK, LONG = 126, 42
"""Intervals between played scenarios, in quick and in long runs."""
IN_TURN = sorted(range(len(SCENARIOS)), key=lambda index: (index % QUICK != 0, index % LONG != 0))
PLACES = spread(
    (SCENARIOS[index] for index in IN_TURN), len(SCENARIOS[::QUICK]), len(SCENARIOS[::LONG])
)


@pytest.mark.parametrize(
    ("kind", "seats"),
    spread([(MouseHand, 4), (KeyboardHand, 2)], quick=0, long=0, unpack=True),
    ids=["mouse", "keys"],
)
def test_a_whole_game_by_hand(open_table: OpenTable, kind: Hands, seats: int) -> None:
    window = open_table(seats=seats, seed=1)
    session = window.desk.session
    hand = kind(window.desk)
    chance = random.Random(1)
    while session.seat_to_act is not None:
        action = chosen(session.legal(), chance)
        steps = len(session.journal)
        hand.play(action)
        assert len(session.journal) == steps + 1
        assert session.journal[-1].line == write(action)
    assert session.state.over
    assert session.replay() == session.state
    assert window.dialog is not None, "the end is announced"


@pytest.mark.slow
def test_a_whole_game_by_touch(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window has the size of a tablet."""
    # test_curtain.py covers the duration of holding the curtain.
    monkeypatch.setattr("paxdesk.desk.sheets.curtain.HOLD_MS", 60)
    window = open_table(seats=2, seed=1, width=1280, height=800)
    window.store.change(touch=True)
    session, hand = window.desk.session, TouchHand(window.desk)
    chance = random.Random(1)
    while session.seat_to_act is not None:
        action = chosen(session.legal(), chance)
        hand.play(action)
        said = window.desk.scene.prompt
        assert session.journal[-1].line == write(action), said
    assert session.replay() == session.state
    assert window.dialog is not None, "the end is announced"


@pytest.mark.long
def test_turns_of_six_by_keyboard(open_table: OpenTable) -> None:
    window = open_table(seats=6, seed=6)
    session = window.desk.session
    hand = KeyboardHand(window.desk)
    chance = random.Random(6)
    for _ in range(60):
        action = chosen(session.legal(), chance)
        hand.play(action)
        assert session.journal[-1].line == write(action)
    assert session.replay() == session.state


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
@pytest.mark.parametrize("kind", [MouseHand, KeyboardHand], ids=["mouse", "keys"])
def test_a_scenario_by_hand(open_table: OpenTable, deck: Deck, place: Place, kind: Hands) -> None:
    position, actions = scenario(place, deck)
    expected = position.copy()
    window = open_table(position_session(position))
    hand = kind(window.desk)
    for action in actions:
        perform(expected, action)
        hand.play(action)
        assert window.desk.session.journal[-1].line == write(action)
    assert window.desk.flow.state == expected
