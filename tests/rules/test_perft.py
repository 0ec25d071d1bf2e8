"""Numbers of lines of play in small positions.

Depths 1 and 2 are counted by hand; deeper ones guard against changes.
"""

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.state import (
    EnterpriseInPlay,
    Options,
    Player,
    State,
    TroopInPlay,
    Turn,
)
from paxdesk.session.randomness import Generator


def perft(state: State, depth: int) -> int:
    """Return the number of lines of play to a depth or the end."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for action in legal_actions(state):
        after = state.copy()
        perform(after, action)
        total += perft(after, depth - 1)
    return total


def ranch_in_the_market(deck: Deck) -> State:
    """Return a position without gold, in which Empire Ranch costs nothing."""
    players = {
        seat: Player(seat, hacendado, reserve=13, hacendado_income=2)
        for seat, hacendado in ((1, 209), (2, 211))
    }
    state = State(deck, Options(), players, Turn(1), Generator(1))
    state.market[0] = 47
    return state


def extorted_mine(deck: Deck) -> State:
    """Return a position in which P2 extorts a mine of P1."""
    state = ranch_in_the_market(deck)
    state.market[0] = 0
    state.turn.actions = 1
    state.players[1].gold = 3
    state.enterprises[60] = EnterpriseInPlay(60, 1, [None], 1, 2, 1, True, troop=194)
    state.troops[194] = TroopInPlay(194, 2, 60)
    state.players[1].reserve -= 1
    state.players[2].reserve -= 1
    return state


# First line: buy, speculate or end. Second line after each of these: sell or end; buy, return the
# cube or end; buy, speculate or end.
RANCH = [1, 3, 8, 17, 32, 58]
# First line: police action, buy the rail or end. Second line after each of these: end; end;
# redeploy, sell or end.
MINE = [1, 3, 5, 12, 27, 53]


@pytest.mark.parametrize("depth", range(len(RANCH)))
def test_a_ranch_in_the_market(deck: Deck, depth: int) -> None:
    assert perft(ranch_in_the_market(deck), depth) == RANCH[depth]


@pytest.mark.parametrize("depth", range(len(MINE)))
def test_an_extorted_mine(deck: Deck, depth: int) -> None:
    assert perft(extorted_mine(deck), depth) == MINE[depth]
