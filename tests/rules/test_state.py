"""Tests that a copy of a position is equal and independent."""

import attrs

from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.session.randomness import RandomPlayer


def _in_the_middle(deck: Deck) -> State:
    state = deal(deck, 4, 11, Options())
    for _ in play_on(state, RandomPlayer.for_game(11), 250):
        pass
    assert not state.over
    return state


def test_a_copy_is_equal(deck: Deck) -> None:
    state = _in_the_middle(deck)
    assert state.copy() == state
    assert state.copy().cards is state.cards


def test_a_copy_includes_every_field(deck: Deck) -> None:
    state = _in_the_middle(deck)
    state.solo, state.ended_by, state.winners, state.rolls = "diaz", "gold", (1, 2), [3]
    state.standoff, state.final_topple, state.depression = 2, 206, True
    copied = state.copy()
    for field in attrs.fields(State):
        if field.eq:
            assert getattr(copied, field.name) == getattr(state, field.name), field.name


def test_a_copy_is_independent(deck: Deck) -> None:
    state = _in_the_middle(deck)
    copied, kept = state.copy(), state.copy()
    for _ in play_on(copied, RandomPlayer.for_game(12), 200):
        pass
    assert copied != state
    assert state == kept
