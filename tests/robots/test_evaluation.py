"""What a position is worth to a seat: the strongest rival weighs more than the others."""

import pytest

from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State

ALIKE = (1.0,) * 4


def with_gold(dealt: State, *gold: int) -> State:
    state = dealt.copy()
    for seat, amount in enumerate(gold, 1):
        state.players[seat].gold = amount
    return state


def worth(state: State, level: LevelName) -> float:
    return Evaluation.at(state, LEVELS[level], ALIKE).value(state, 1)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_one_strong_rival_is_worse_than_two_of_the_same_gold_together(
    deck: Deck, level: LevelName
) -> None:
    dealt = deal(deck, 3, 4, Options())
    alike, unlike = with_gold(dealt, 10, 10, 10), with_gold(dealt, 10, 18, 2)
    assert worth(unlike, level) < worth(alike, level) - 1


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_rival_who_is_not_the_strongest_counts_too(deck: Deck, level: LevelName) -> None:
    dealt = deal(deck, 3, 4, Options())
    one, both = with_gold(dealt, 10, 18, 2), with_gold(dealt, 10, 18, 12)
    assert worth(both, level) < worth(one, level) - 1
