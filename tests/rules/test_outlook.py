"""Tests of card outlooks, enterprise earnings and values by regime."""

import pytest

from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Play
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.facts import active_points
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.sums import earnings_at, outlook, worth_by_regime
from paxdesk.session.randomness import RandomPlayer


@pytest.mark.parametrize("seed", range(6))
def test_the_outlook_of_an_enterprise_is_its_income(deck: Deck, seed: int) -> None:
    state = deal(deck, 2 + seed % 3, seed)
    compared = 0
    for _ in play_on(state, RandomPlayer.for_game(seed), 300):
        seat = state.turn.seat
        for action in legal_actions(state):
            if not isinstance(action, Play) or action.card not in state.cards.enterprises:
                continue
            expected = outlook(state, seat, action.card)
            assert expected is not None
            after = state.copy()
            perform(after, action)
            gained = {
                each: active_points(after, seat, each) - active_points(state, seat, each)
                for each in PRESTIGES
            }
            assert expected.income == next_income(after, seat) - next_income(state, seat)
            assert expected.points == {each: n for each, n in gained.items() if n}
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("seed", range(4))
def test_earnings_of_all_enterprises_add_up_to_the_income(deck: Deck, seed: int) -> None:
    state = deal(deck, 4, seed)
    for _ in play_on(state, RandomPlayer.for_game(seed), 250):
        for seat, player in state.players.items():
            earned = sum(earnings_at(state, each).get(seat, 0) for each in state.enterprises)
            other = player.hacendado_income + (player.cause_cube is True)
            other += sum(1 for cube in player.grudges.values() if cube)
            other += sum(
                1
                for piece in state.partners.values()
                if piece.owner == seat and piece.prestige_cube
            )
            other += sum(
                1
                for troop in state.troops.values()
                if troop.owner == seat
                and troop.prestige_cube
                and not (troop.at > 0 and state.enterprises[troop.at].unrest)
            )
            assert earned + other == next_income(state, seat)


def test_mines_and_banks_depend_on_the_regime(deck: Deck) -> None:
    state = deal(deck, 2, 1)
    mine = next(n for n, card in deck.enterprises.items() if card.income.mines)
    bank = next(n for n, card in deck.enterprises.items() if card.income.economy)
    ranch = next(n for n, card in deck.enterprises.items() if card.income.improvable)
    assert list(worth_by_regime(state, 1, mine).values()) == [2, 3, 2, 1]
    assert list(worth_by_regime(state, 1, bank).values()) == [3, 2, 2, 1]
    assert worth_by_regime(state, 1, ranch) == {}
    assert ranch not in state.enterprises
    assert outlook(state, 1, next(iter(deck.troops))) is None
