"""Tests that itemised costs equal the payments."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.agenda import ActionPhase, AssassinAtLarge, Attacking
from paxdesk.porfiriana.rules.attacks import MURDER_PRICE
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.prices import PricePart, Step
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Event, Options, State
from paxdesk.porfiriana.rules.sums import Sum, price_of, spell_out
from paxdesk.session.randomness import Generator, RandomPlayer
from paxdesk.session.scenarios import PerformStep
from tests.scenario_files import ALL, Place

PAID = (
    *(act.Buy, act.BuyPublic, act.Play, act.Deploy, act.Redeploy, act.Retreat, act.Attack),
    *(act.AssassinatePlayer, act.Connect, act.BuyLand, act.Police, act.Sell),
)
HEADS = {"bought", "played", "deployed", "redeployed", "attacked", "land", "police", "sold"}
HEADS |= {"shoots", "declares", "cube_back"}
"""Events that may precede the payment of their action."""


def taken(events: list[Event], seat: int) -> tuple[int, int | None]:
    """Return the gold paid at once, and its recipient, or None.

    A gain is negative.
    """
    for event in events:
        if event.what in HEADS:
            continue
        if event.what == "pays" and event.seat == seat:
            return event.amount, event.other
        if event.what == "gains" and event.seat == seat:
            return -event.amount, None
        break
    return 0, None


def check(state: State, action: Action) -> Sum:
    found = spell_out(state, action)
    assert sum(line.gold for line in found.lines) == found.total, action
    seat = seat_to_act(state)
    assert seat is not None
    after = state.copy()
    events = perform(after, action)
    step = after.agenda[-1]
    unpaid = ("choices", "spy") if state.variant.spy_cancels == "play" else ("choices",)
    if isinstance(action, act.Attack) and isinstance(step, Attacking) and step.stage in unpaid:
        assert (found.total, found.actions) == (step.price, step.actions)
        return found
    if isinstance(action, act.Attack) and isinstance(step, AssassinAtLarge):
        assert found.total == MURDER_PRICE
        return found
    gold, other = taken(events, seat)
    if isinstance(action, act.Attack | act.Buy) and not found.total:
        gold, other = 0, None  # further payments belong to effects
    assert (gold, other) == (found.total, found.payee), (action, found)
    acting = isinstance(state.agenda[-1], ActionPhase)
    if acting and after.turn.freed == state.turn.freed and after.turn.seat == seat:
        assert state.turn.actions - after.turn.actions == found.actions, (action, found)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_the_sum_is_the_gold_taken(deck: Deck, seed: int) -> None:
    generator = Generator.from_seed(seed)
    state = deal(deck, 2 + seed % 5, seed, Options(rules_2012=seed == 7))
    for player in state.players.values():
        player.gold += 30  # makes expensive actions possible
    kinds: Counter[type[Action]] = Counter()
    for _ in play_on(state, RandomPlayer(generator), 220):
        by_kind: dict[type[Action], list[Action]] = {}
        for action in legal_actions(state):
            by_kind.setdefault(type(action), []).append(action)
        for kind in PAID:
            if kind in by_kind:
                check(state, generator.choice(by_kind[kind]))
                kinds[kind] += 1
    assert sum(kinds.values()) > 200
    assert {act.Buy, act.Sell, act.Play} <= set(kinds)


@pytest.mark.parametrize("seed", [1, 7])
def test_every_card_costs_what_its_listing_requires(deck: Deck, seed: int) -> None:
    """Listing uses cached prices; paying computes them."""
    state = deal(deck, 4, seed, Options(rules_2012=seed == 7))
    compared = 0
    for number, _ in enumerate(play_on(state, RandomPlayer.for_game(seed), 160)):
        if number % 4 or not isinstance(state.agenda[-1], ActionPhase):
            continue
        for gold in range(18):
            state.active.gold = gold
            paid = set(legal_actions(state))
            state.active.gold = 100
            for action in legal_actions(state):
                if isinstance(action, act.Buy | act.Play | act.Deploy | act.Attack):
                    assert (spell_out(state, action).total <= gold) == (action in paid), action
                    compared += 1
        state.active.gold = 6
    assert compared > 3000


def test_scenarios_meet_every_step_of_a_price(deck: Deck) -> None:
    steps = {part.step for place in ALL for part in _parts(place, deck)}
    assert set(get_args(Step)) - steps == set()


def _parts(place: Place, deck: Deck) -> Iterator[PricePart]:
    read = place.read(deck)
    state = read.game.begin()
    for step in read.steps:
        if not isinstance(step, PerformStep) or step.action not in legal_actions(state):
            return
        seat = seat_to_act(state)
        price = None if seat is None else price_of(state, seat, step.action)
        yield from () if price is None else price.parts
        perform(state, step.action)


def _sums(place: Place, deck: Deck) -> Iterator[Sum]:
    read = place.read(deck)
    state = read.game.begin()
    for step in read.steps:
        if not isinstance(step, PerformStep) or step.action not in legal_actions(state):
            return
        if isinstance(step.action, PAID):
            yield check(state, step.action)
        perform(state, step.action)
