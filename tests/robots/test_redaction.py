"""A robot sees what its seat may see: what is hidden from it changes nothing it does."""

import random

import pytest

from paxdesk.robots.asking import question_for
from paxdesk.robots.base import Choice
from paxdesk.rules.actions import DIAZ, Seat
from paxdesk.rules.agenda import RaidedHand
from paxdesk.rules.deck import Deck
from paxdesk.rules.legal import legal_actions
from paxdesk.rules.perform import perform
from paxdesk.rules.state import State
from paxdesk.rules.view import seen_by
from tests.robots.solo_games import Game


def shuffled(state: State, seat: Seat, chance: random.Random) -> State:
    """The same position to a seat: everything it cannot see has changed places."""
    other = state.copy()
    hands = [player for player in other.players.values() if player.seat not in (seat, DIAZ)]
    hidden = [number for player in hands for number in player.hand]
    hidden += [*other.deck, *other.box]
    kinds = [number for number in hidden if number not in other.cards.topples]
    mixed = kinds.copy()
    chance.shuffle(mixed)
    swap = dict(zip(kinds, mixed, strict=True))
    for player in hands:
        player.hand = [swap.get(number, number) for number in player.hand]
    other.deck = [swap.get(number, number) for number in other.deck]
    other.box = [swap.get(number, number) for number in other.box]
    return other


@pytest.mark.parametrize("mode", ["diaz", "paxomatic"])
def test_what_is_hidden_changes_no_choice(deck: Deck, mode: str) -> None:
    chance = random.Random(1)
    compared = 0
    for seed in range(3):
        game = Game.begin(deck, mode, seed)  # type: ignore[arg-type]
        state = game.state
        while not state.over:
            question = question_for(state, game.robots)
            if question is None:
                perform(state, game.person.choose(legal_actions(state)))
                continue
            if not isinstance(state.agenda[-1], RaidedHand):
                other = question_for(shuffled(state, question.seen.seat, chance), game.robots)
                assert other is not None
                assert other.seen == question.seen
                assert _asks_alike(other.answer(), question.answer())
                compared += 1
            game.step()
    assert compared > 100


def _asks_alike(one: Choice, other: Choice) -> bool:
    return (one.action, one.step, one.reason) == (other.action, other.step, other.reason)


def test_hands_deck_and_chance_are_hidden(deck: Deck) -> None:
    state = Game.begin(deck, "paxomatic", 1).state
    state.players[1].hand = [184, 47]
    state.players[2].hand = [12]
    seen = seen_by(state, 2)
    assert seen.players[1].hand == [0, 0]
    assert seen.players[2].hand == [12]
    assert set(seen.deck) == {0}
    assert len(seen.deck) == len(state.deck)
    assert seen.box == []
    assert seen.generator.position == 0
    assert state.players[1].hand == [184, 47]


def test_answering_changes_nothing(deck: Deck) -> None:
    """So a question can be answered on any thread, and more than once."""
    game = Game.begin(deck, "paxomatic", 4)
    while game.taken < 300 and not game.state.over:
        before = game.state.copy()
        question = question_for(game.state, game.robots)
        if question is not None:
            seen = question.seen.state.copy()
            question.answer()
            assert question.seen.state == seen
            assert game.state == before
        game.step()
