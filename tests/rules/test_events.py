"""Every event has a name of the list, and whoever tells of events knows what to do with each."""

import random

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import EVENT_NAMES
from paxdesk.porfiriana.table.motion.choreography import ACTS, UNSEEN
from paxdesk.porfiriana.table.words.event_text import TOLD_BY_THEIR_ACTION, WORDS


@pytest.mark.parametrize(("told", "left_out"), [(ACTS, UNSEEN), (WORDS, TOLD_BY_THEIR_ACTION)])
def test_each_event_is_told_or_left_out_on_purpose(
    told: dict[str, object], left_out: frozenset[str]
) -> None:
    assert set(told) | left_out == set(EVENT_NAMES)
    assert not set(told) & left_out


def test_what_happens_in_games_is_in_the_list(deck: Deck) -> None:
    happened = set()
    for seed in range(4):
        chance, state = random.Random(seed), deal(deck, 2 + seed, seed)
        while legal := legal_actions(state):
            happened |= {event.what for event in perform(state, chance.choice(legal))}
            if state.over:
                break
    assert happened <= set(EVENT_NAMES)
    assert len(happened) > 30
