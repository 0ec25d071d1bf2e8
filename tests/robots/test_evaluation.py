"""Tests of the rule-of-thumb evaluation: the weights of rivals, and standings."""

import pytest

from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.standing import seat_assets
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.facts import active_points, tripartite
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.session.randomness import RandomPlayer

ALIKE = (1.0,) * 4


def with_gold(dealt: State, *gold: int) -> State:
    state = dealt.copy()
    for seat, amount in enumerate(gold, 1):
        state.players[seat].gold = amount
    return state


def worth(state: State, level: LevelName) -> float:
    return Evaluation.at(state, LEVELS[level], ALIKE).value(state, 1)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_one_strong_rival_is_worse_than_two_with_the_same_total(
    deck: Deck, level: LevelName
) -> None:
    dealt = deal(deck, 3, 4, Options())
    alike, unlike = with_gold(dealt, 10, 10, 10), with_gold(dealt, 10, 18, 2)
    assert worth(unlike, level) < worth(alike, level) - 1


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_weaker_rivals_count_too(deck: Deck, level: LevelName) -> None:
    dealt = deal(deck, 3, 4, Options())
    one, both = with_gold(dealt, 10, 18, 2), with_gold(dealt, 10, 18, 12)
    assert worth(both, level) < worth(one, level) - 1


@pytest.mark.parametrize("seed", range(3))
def test_standings_follow_the_rules(deck: Deck, seed: int) -> None:
    """Income, points and the points to exceed (R42) equal those of the rules."""
    state = deal(deck, 3, seed, Options(handicaps=(Handicap(prestige="outrage"),) * 3))
    for number, _ in enumerate(play_on(state, RandomPlayer.for_game(seed))):
        if number % 10 or not isinstance(state.agenda[-1], ActionPhase):
            continue
        for seat, standing in seat_assets(state).items():
            assert standing.income == next_income(state, seat)
            assert standing.bars == [tripartite(state, seat, each) for each in PRESTIGES]
            assert standing.points == [active_points(state, seat, each) for each in PRESTIGES]
