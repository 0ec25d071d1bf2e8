"""Who could take a Topple on sale, against a full search of the purchase and its showdown."""

import random
from collections.abc import Iterator

import pytest

from paxdesk.porfiriana.rules.actions import DIAZ, Buy, Manifesto, Pass, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.cautions import takers
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.moves import asked, legal_actions, perform
from paxdesk.porfiriana.rules.readings import points, tripartite
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.turn import begin_turn
from paxdesk.porfiriana.rules.vocabulary import Prestige


def tables(deck: Deck, seed: int) -> Iterator[State]:
    """Positions of a random game in a free moment, with a Topple laid on sale for little."""
    chance = random.Random(seed)
    state = deal(deck, chance.randint(2, 6), seed, Options())
    steps = 0
    while not state.over:
        actions = legal_actions(state)
        perform(state, chance.choice(actions))
        steps += 1
        if steps % 9 or state.over or not isinstance(state.agenda[-1], ActionPhase):
            continue
        table = state.copy()
        topple = chance.choice(sorted(deck.topples))
        if topple not in table.deck:
            continue
        slot = chance.choice((0, 1, 2, 6, 7, 8))
        table.deck[table.deck.index(topple)] = table.market[slot]
        table.market[slot] = topple
        # The kind of points of which somebody has the most beyond the bar is the one that counts.
        table.regime = max(
            deck.regimes,
            key=lambda regime: max(
                _margin(state, seat, deck.regimes[regime].prestige) for seat in state.players
            ),
        )
        for player in table.players.values():
            if player.seat != DIAZ and chance.random() < 0.7:
                player.gold += chance.randint(0, 24)
        yield table


def _margin(state: State, seat: Seat, kind: Prestige) -> int:
    return -99 if seat == DIAZ else points(state, seat, kind) - tripartite(state, seat, kind)


def searched(state: State, seat: Seat) -> bool:
    """Whether some purchase of a Topple, with some manifesto, topples Díaz if the others pass."""
    turn = state
    if state.turn.seat != seat:
        turn = state.copy()
        turn.agenda = []
        begin_turn(turn, seat)
    for action in legal_actions(turn):
        if isinstance(action, Buy) and turn.market[action.slot] in turn.cards.topples:
            after = turn.copy()
            perform(after, action)
            if _won(after, seat):
                return True
    return False


def _won(state: State, seat: Seat) -> bool:
    if state.over:
        return state.ended_by == "topple" and seat in state.winners
    if not isinstance(state.agenda[-1], Showdown):
        return False
    moves = [Pass()] if asked(state) != seat else legal_actions(state)
    for move in moves:
        if isinstance(move, Pass | Manifesto):
            after = state.copy()
            perform(after, move)
            if _won(after, seat):
                return True
    return False


def compared(deck: Deck, positions: int) -> tuple[int, int]:
    """Positions compared, and seats that could take a Topple in them."""
    able = done = 0
    for seed in range(1, 10_000):
        for state in tables(deck, seed):
            before = state.copy()
            found = takers(state)
            assert state == before, "nothing is tried on the position itself"
            for seat in state.players:
                if seat != DIAZ:
                    assert (seat in found) == searched(state, seat), (seed, seat)
            able += len(found)
            done += 1
            if done == positions:
                return done, able
    raise AssertionError("too few positions")


def test_takers_are_those_that_a_full_search_finds(deck: Deck) -> None:
    done, able = compared(deck, 500)
    assert done == 500
    assert able > 40


@pytest.mark.long
def test_takers_in_many_positions(deck: Deck) -> None:
    done, able = compared(deck, 2_000)
    assert done == 2_000
    assert able > 150
