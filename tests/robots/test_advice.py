"""Tests of advice: legal plans in order, and differences between their positions."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from paxdesk.porfiriana.robots.advice import Advice, AdviceQuestion, Outcome, advice_for, idea
from paxdesk.porfiriana.robots.simulation import SimulationSetup, play_on, seat_robots
from paxdesk.porfiriana.rules.actions import Buy, Connect, End
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, State
from paxdesk.porfiriana.table.words.advice_words import changes, plans, use_without_gain
from paxdesk.session.randomness import RandomPlayer
from tests.robots.forced_wins import read_wins


def asked_for(state: State) -> Advice:
    question = advice_for(state, {})
    assert question is not None
    return AdviceQuestion(question).answer()


def moments(deck: Deck, steps: int = 60) -> Iterator[State]:
    state = deal(deck, 3, 6)
    for number, _ in enumerate(play_on(state, RandomPlayer.for_game(6), steps)):
        if number % 12 == 0:
            yield state


@pytest.mark.long
def test_plans_differ_and_begin_with_legal_actions(deck: Deck) -> None:
    several = explained = steps = 0
    for state in moments(deck):
        advice = asked_for(state)
        assert 1 <= len(advice.plans) <= 3
        several += len(advice.plans) > 1
        for plan in advice.plans:
            assert plan.lines[0] in legal_actions(state)
            assert len(plan.before) == len(plan.lines)
        kinds = [frozenset(plan.lines) for plan in advice.plans]
        assert all(not one <= other for one in kinds for other in kinds if one is not other)
        if isinstance(state.agenda[-1], ActionPhase):
            words = plans(state, advice, {1: "A", 2: "B", 3: "C"})
            assert all(plan.steps for plan in words)
            assert all(plan.note for plan in words[1:]), "what is given up"
            ideas = [idea(plan) for plan in advice.plans]
            assert len(set(ideas)) == len(ideas), "not the same plan with another card"
            told = [step.why for plan in words for step in plan.steps]
            explained, steps = explained + sum(map(bool, told)), steps + len(told)
    assert several
    assert explained >= 0.9 * steps
    assert steps > 8


def test_a_step_describes_the_change_of_the_position() -> None:
    kinds = dict.fromkeys(PRESTIGES, 0)
    stands = Outcome(4, 2, 1, kinds, dict.fromkeys(PRESTIGES, 3), True, False, frozenset({2, 3}))
    then = evolve(stands, income=4, points=kinds | {"outrage": 2}, jailed=False, gold=1,
                  threats=frozenset({3}))  # fmt: skip
    names = {1: "Ana", 2: "Benito", 3: "Rosa"}
    assert list(changes(stands, then, names)) == [
        "stopped from winning next turn: Benito",
        "Outrage 0 → 2 of the 3 needed",
        "Income 2 → 4",
        "you leave Jail",
    ]
    assert list(changes(then, stands, names))[-2:] == [
        "Gold 1 → 4",
        "can then win next turn: Benito",
    ]
    assert list(changes(stands, evolve(then, won=True), names)) == ["you topple Díaz and win"]
    assert not list(changes(stands, stands, names))
    rich = evolve(stands, incomes={2: 8, 3: 5})
    poor = evolve(rich, incomes={2: 6, 3: 7})
    assert list(changes(rich, poor, names)) == ["Income of Benito 8 → 6"], "what a rival loses"
    unsure = evolve(then, threats=frozenset(), unknown=frozenset({2, 3}))
    assert not [each for each in changes(stands, unsure, names) if "toppling" in each]
    assert not [each for each in changes(unsure, stands, names) if "topple" in each]


@pytest.mark.slow
def test_a_hint_names_the_income_that_a_rival_loses(deck: Deck) -> None:
    setup = SimulationSetup(deck, ("hard", "hard"))
    state, robots = setup.begin(8009), seat_robots(setup.robots)
    turn, turns = None, 0
    while (seat := seat_to_act(state)) is not None:
        if state.turn is not turn:
            turn, turns = state.turn, turns + 1
        if turns == 44 and seat == state.turn.seat:
            break
        perform_unchecked(state, robots[seat].next_step(state, seat, setup.robots).action)
    best, *_ = plans(state, asked_for(state), {1: "Ana", 2: "Rosa"})
    assert best.steps[0].why.startswith("Income of Ana 14 → 10.")


def test_each_step_of_a_proved_win_says_so(deck: Deck) -> None:
    win = next(win for win in read_wins() if not win.win[0].startswith("buy"))
    state = win.position(deck)
    best, *_ = plans(state, asked_for(state), {seat: f"P{seat}" for seat in state.players})
    *earlier, last = (step.why for step in best.steps)
    assert earlier
    assert all("whatever the others answer" in why or "Needed" in why for why in earlier)
    assert last == "Wins the game, whatever the others answer."
    assert best.note == "In all: you topple Díaz and win."


def test_a_connection_in_unrest_use_without_gain(deck: Deck) -> None:
    state = deal(deck, 2, 1)
    number = next(iter(deck.enterprises))
    state.enterprises[number] = EnterpriseInPlay(number, 1, [None])
    assert not use_without_gain(Connect(number), state)
    state.enterprises[number].unrest = 1
    assert use_without_gain(Connect(number), state) == "Pays once the Unrest there ends."
    assert use_without_gain(Buy(3), state) == "Then no rival can buy it."
    assert not use_without_gain(End(), state)


@pytest.mark.long
def test_the_same_position_gives_the_same_advice(deck: Deck) -> None:
    state = deal(deck, 4, 7)
    one, two = asked_for(state), asked_for(state)
    assert [plan.lines for plan in one.plans] == [plan.lines for plan in two.plans]
    hidden = state.copy()
    hidden.deck.reverse()
    hidden.generator.position = 1
    assert [plan.lines for plan in asked_for(hidden).plans] == [plan.lines for plan in one.plans]


def test_sacrifices_are_counted_from_the_positions(deck: Deck) -> None:
    state = deal(deck, 2, 1)
    seat = seat_to_act(state)
    assert seat is not None
    poor, rich = state.copy(), state.copy()
    rich.players[seat].gold += 3
    rich.players[seat].hand = [47]
    one, other = Outcome.of(poor, seat), Outcome.of(rich, seat)
    assert (other.gold - one.gold, other.hand - one.hand) == (3, 1)
    advice = asked_for(state)
    best = advice.plans[0]
    assert not best.outcome.won
