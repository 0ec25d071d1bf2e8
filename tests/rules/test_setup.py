"""Tests of setting up a game (C, R1-R3, R71)."""

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.session.randomness import Generator

SEEDS = range(12)


def cards_of(state: State) -> list[int]:
    return [*state.deck, *(number for number in state.market if number)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_numbers_of_cards(deck: Deck, players: int) -> None:
    for seed in SEEDS:
        state = deal(deck, players, seed)
        extra = 12 if players > 4 else 0
        assert len(cards_of(state)) == 50 + 10 * players + 4 + extra
        assert invariant_violations(state) == []
        assert [player.gold for player in state.players.values()] == list(range(4, 4 + players))
        assert all(player.reserve == 13 for player in state.players.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_topple_in_each_of_the_four_lower_stacks(deck: Deck, players: int) -> None:
    """Topples aside, stacks differ by at most one card, the larger on top (R1)."""
    size, larger = divmod(50 + 10 * players, 6)
    lengths = [size + (index < larger) + (index > 1) for index in range(6)]
    for seed in SEEDS:
        state = deal(deck, players, seed)
        # With up to four players, the market came from the first stack.
        order = ([0] * 12 if players <= 4 else []) + state.deck
        start = 0
        for index, length in enumerate(lengths):
            stack = order[start : start + length]
            assert sum(number in deck.topples for number in stack) == (index > 1)
            start += length


@pytest.mark.parametrize("players", [5, 6])
def test_larger_tables_open_with_other_cards(deck: Deck, players: int) -> None:
    """At larger tables, only the rules of 2012 deal the market from the deck (R2)."""
    for seed in SEEDS:
        market = deal(deck, players, seed).market
        assert all(market)
        assert not deck.topples.keys() & set(market)
        older = deal(deck, players, seed, Options(rules_2012=True))
        assert len(older.deck) == 50 + 10 * players + 4 - 12


def test_rapid_setup(deck: Deck) -> None:
    """The deck has 95 cards and the Topples (R71)."""
    places = set()
    for seed in SEEDS:
        state = deal(deck, 4, seed, Options(rapid_setup=True))
        assert len(state.deck) == 99
        assert not deck.topples.keys() & set(state.market)
        places.update(index for index, number in enumerate(state.deck) if number in deck.topples)
    assert min(places) < 24 < max(places)


def test_chosen_hacendados(deck: Deck) -> None:
    state = deal(deck, 3, 1, hacendados=(213, 208, 211))
    assert [player.hacendado for player in state.players.values()] == [213, 208, 211]
    with pytest.raises(ValueError, match="a different Hacendado for each player"):
        deal(deck, 3, 1, hacendados=(213, 213, 211))
    with pytest.raises(ValueError, match="not a Hacendado"):
        deal(deck, 2, 1, hacendados=(213, 61))


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(deck: Deck, players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        deal(deck, players, 1)


def test_the_same_seed_gives_the_same_game(deck: Deck) -> None:
    first, second = deal(deck, 4, 77), deal(deck, 4, 77)
    assert first == second
    assert deal(deck, 4, 78) != first
    choices = Generator.from_seed(5)
    while not first.over:
        action = choices.choice(legal_actions(first))
        perform(first, action)
        perform(second, action)
    assert first == second


def test_the_first_deal_never_changes(deck: Deck) -> None:
    """A seed must mean the same deal in all versions."""
    state = deal(deck, 4, 7)
    assert state.market == MARKET_OF_SEED_7
    assert [write(action) for action in legal_actions(state)][:3] == FIRST_LINES_OF_SEED_7


MARKET_OF_SEED_7 = [140, 32, 38, 18, 131, 27, 135, 109, 142, 148, 152, 34]
FIRST_LINES_OF_SEED_7 = ["buy a0", "buy a1", "buy a2"]
