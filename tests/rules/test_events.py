"""Tests of the names and the order of events."""

import random

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import EVENT_NAMES, Options
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.table.motion.choreography import ACTS
from paxdesk.porfiriana.table.words.event_text import WORDS
from paxdesk.strict_yaml import read_text

UNSEEN = frozenset(
    {
        "awarded",
        "diaz_holds",
        "fraud",
        "game_over",
        "passes",
        "police",
        "raided",
        "revolt",
        "shifted",
        "shoots",
        "taken",
        "turn",
        "used",
    }
)
"""Events without an animation."""
TOLD_BY_THEIR_ACTION = frozenset(
    {
        "bought",
        "connected",
        "gains",
        "game_over",
        "income",
        "land",
        "passes",
        "pays",
        "piled",
        "police",
        "raided",
        "redeployed",
        "revealed",
        "shifted",
        "shoots",
        "sold",
        "speculated",
        "topple",
        "turn",
        "used",
    }
)
"""Events implied by the action, its price or another row of the log."""


@pytest.mark.parametrize(("told", "left_out"), [(ACTS, UNSEEN), (WORDS, TOLD_BY_THEIR_ACTION)])
def test_each_event_is_logged_or_listed_as_omitted(
    told: dict[str, object], left_out: frozenset[str]
) -> None:
    assert set(told) | left_out == set(EVENT_NAMES)
    assert not set(told) & left_out


def test_events_of_games_are_in_the_list(deck: Deck) -> None:
    happened = set()
    for seed in range(4):
        chance, state = random.Random(seed), deal(deck, 2 + seed, seed)
        while legal := legal_actions(state):
            happened |= {event.what for event in perform(state, chance.choice(legal))}
            if state.over:
                break
    assert happened <= set(EVENT_NAMES)
    assert len(happened) > 30


def test_a_depression_takes_troops_then_partners_then_enterprises(deck: Deck) -> None:
    """Events and discards are in ascending order within each kind (R11)."""
    given = """
depression: true
players:
  P1: {hacendado: 209, flipped: revolution, army: [177], tableau: {60: {}, 25: {}, 47: {}, 28: {}}}
  P2: {hacendado: 211}
"""
    state = read_position(read_text(given), deck, 2, Options(), 1)
    perform(state, parse("end"))
    told = [each.card for each in perform(state, parse("keep none")) if each.what == "discarded"]
    assert told == state.discards == [177, 25, 28, 47, 60]
