"""Tests that positions with other hidden cards are indistinguishable."""

import random
from collections.abc import Callable
from itertools import count as numbers

import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, refusal, seat_to_act
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.porfiriana.rules.sums import spell_out
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.table.picture import paint_table
from paxdesk.session.randomness import RandomPlayer
from tests.robots.test_redaction import permuted
from tests.shares import spread

TABLES: list[tuple[int, SoloMode | None]] = [
    (1, "diaz"),
    (2, None),
    (6, None),
    *((players, None) for players in range(3, 6)),
]
QUICK, SLOW = 60, 3000
"""Numbers of pairs in quick and in slow runs."""
PAINTED = 60
"""One in this many pairs is painted."""


@pytest.mark.parametrize(("players", "solo"), spread(TABLES, 3, unpack=True))
@pytest.mark.parametrize("pairs", spread([QUICK, SLOW], long=1))
def test_hidden_facts_change_nothing(
    qapp: object,
    deck: Deck,
    count: Callable[[str], None],
    players: int,
    solo: SoloMode | None,
    pairs: int,
) -> None:
    chance = random.Random(players)
    tried = questions = painted = 0
    elsewhere: list[Action] = []
    for seed in numbers(1):
        state = deal(deck, players, seed, Options(), None, solo)
        before: list[str] = []
        for taken in play_on(state, RandomPlayer.for_game(seed)):
            before = [*before[-3:], write(taken.action)]
            if isinstance(state.agenda[-1], RaidedHand) or chance.random() < 0.5:
                continue  # the raiding player sees the victim's hand
            seat = seat_to_act(state) or 1
            if seat not in state.players:
                continue
            other = permuted(state, seat, chance)
            questions += _same_to(state, other, seat, chance, elsewhere)
            tried += 1
            if tried % PAINTED == 0:
                assert paint_table(state, viewer=seat) == paint_table(other, viewer=seat), before
                painted += 1
            if tried == pairs:
                count(f"{tried} pairs, {questions} answers compared, {painted} painted")
                return


def _same_to(
    state: State, other: State, seat: Seat, chance: random.Random, elsewhere: list[Action]
) -> int:
    """Compare two positions for a seat; return the number of compared actions."""
    assert seen_by(other, seat) == seen_by(state, seat)
    if seat_to_act(state) != seat:
        return 0
    legal = legal_actions(state)
    assert legal_actions(other) == legal
    # Actions of other positions are mostly refused, for equal reasons.
    actions = [
        *chance.sample(legal, min(8, len(legal))),
        *chance.sample(elsewhere, min(4, len(elsewhere))),
    ]
    elsewhere.append(chance.choice(legal))
    for action in actions:
        reasons = [_words(refusal(each, action)) for each in (state, other)]
        assert reasons[0] == reasons[1], write(action)
        if reasons[0] is None:
            assert spell_out(state, action) == spell_out(other, action), write(action)
    return len(actions)


def _words(error: IllegalAction | None) -> str | None:
    return None if error is None else str(error)
