"""Tests of the replay of better plans in whole games."""

import json
import random
from statistics import mean

import pytest

from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import play_unheard
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.saves import read_saved
from paxdesk.session.randomness import RandomPlayer
from tests.analysis.replayed_turns import remaining_stacks, replayed, shuffled
from tests.analysis.short_game import FOUND, GAME


def test_unknown_cards_are_dealt_again(deck: Deck) -> None:
    """Each stack keeps its number of Topples, but not their places."""
    state = deal(deck, 3, 5, Options())
    robots: dict[Seat, PlayerName] = dict.fromkeys(state.players, "beginner")
    for number, _ in enumerate(play_unheard(state, RandomPlayer.for_game(5), robots)):
        if number > 20 and state.players[2].hand and not state.over:
            break
    seat, kept = 1, state.copy()
    hands = {each: list(player.hand) for each, player in state.players.items()}
    assert len(remaining_stacks(state)) > 1
    found = [shuffled(state, seat, random.Random(number)) for number in range(30)]
    for other in found:
        assert sorted(cards_of(other)) == sorted(cards_of(state))
        assert other.players[seat].hand == hands[seat]
        assert len(other.players[2].hand) == len(hands[2])
        assert topples_in_stacks(other) == topples_in_stacks(state)
        assert not set(other.players[2].hand) & {*state.cards.topples, *state.cards.headlines}
    places = {tuple(at for at, card in enumerate(o.deck) if card in o.cards.topples) for o in found}
    assert len(places) > 20
    assert len({*state.box} - {*found[0].box}) > 5
    assert state == kept


def cards_of(state: State) -> list[CardNumber]:
    return [
        *state.deck,
        *state.box,
        *(card for each in state.players.values() for card in each.hand),
    ]


def topples_in_stacks(state: State) -> list[int]:
    stacks = remaining_stacks(state)
    return [sum(card in state.cards.topples for card in stack) for stack in stacks]


@pytest.mark.slow
def test_better_plans_gain_in_whole_games(deck: Deck) -> None:
    recording = read_saved(GAME, deck).replayed()
    told = list(replayed(json.loads(FOUND.read_text()), recording, 12, 1))
    assert told
    assert mean(each.gain for each in told) > 0, told
