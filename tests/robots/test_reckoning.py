"""Tests of the Pax-o-matic's model of a showdown."""

from collections.abc import Iterator

import pytest

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.showdown import (
    ShowdownPlan,
    after,
    all_moves,
    contest_in,
    goal_guaranteed,
    stops,
)
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.robots.questions import perform_choice, question_for
from paxdesk.porfiriana.robots.reasons import parts_of
from paxdesk.porfiriana.robots.robot import TieBreaker
from paxdesk.porfiriana.rules.actions import Action, AssassinatePlayer, Fraud, Manifesto
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.scenarios import PerformStep
from tests.robots.solo_games import Game
from tests.scenario_files import named


def situation_of(state: State, people: frozenset[int]) -> Situation:
    seat = seat_to_act(state)
    assert seat is not None
    return Situation(state, seat, people, legal_actions(state), TieBreaker.of(state))


def showdowns(deck: Deck, seeds: range) -> Iterator[tuple[State, frozenset[int]]]:
    """Yield the showdown positions in which a Pax-o-matic decides, with the people's seats."""
    for seed in seeds:
        game = Game.begin(deck, "paxomatic", seed, "paxomatic")
        while not game.state.over:
            question = question_for(game.state, game.robots)
            if question is not None and isinstance(game.state.agenda[-1], Showdown):
                yield game.state, question.view.people
            game.step()


def as_moves(situation: Situation, action: Action) -> ShowdownPlan | None:
    contest = contest_in(situation, situation.state.agenda[-1])  # type: ignore[arg-type]
    if isinstance(action, Manifesto):
        return ShowdownPlan(manifesto=action.prestige)
    if isinstance(action, Fraud):
        frauds = contest.standings[situation.seat].frauds
        return ShowdownPlan(frauds=tuple(each for each in frauds if each[0] == action.card))
    return None


@pytest.mark.long
def test_manifestos_and_frauds_have_the_predicted_effect(deck: Deck) -> None:
    """Points, gold and income after each move equal those of the resulting position."""
    seen = 0
    for state, people in showdowns(deck, range(1, 9)):
        for action in legal_actions(state):
            before = situation_of(state, people)
            moves = as_moves(before, action)
            if moves is None:
                continue
            step = state.agenda[-1]
            assert isinstance(step, Showdown)
            reckoned = after(contest_in(before, step), before.seat, moves)[0]
            table = state.copy()
            perform(table, action)
            step = table.agenda[-1]
            if not isinstance(step, Showdown):
                continue
            found = contest_in(situation_of(table, people), step)
            assert max(reckoned.diaz, 0) == found.diaz
            for seat, standing in found.standings.items():
                expected = reckoned.standings[seat]
                assert (standing.points, standing.gold) == (expected.points, expected.gold)
                assert standing.income == expected.income
                assert standing.declares == expected.declares
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("regime", ["pax", "anarchy"])
def test_a_murder_has_the_predicted_effect(deck: Deck, regime: str) -> None:
    name = {
        "pax": "m-topple-the-assassin-before-fraud-and-manifesto",
        "anarchy": "m-topple-parricide-for-the-last-point",
    }[regime]
    scenario = named(name).read(deck)
    state = scenario.game.begin()
    first = scenario.steps[0]
    assert isinstance(first, PerformStep)
    perform(state, first.action)
    people = frozenset({1})
    before = situation_of(state, people)
    step = state.agenda[-1]
    assert isinstance(step, Showdown)
    question = question_for(state, scenario.game.robots)
    assert question is not None
    choice = question.answer()
    assert isinstance(choice.action, AssassinatePlayer)
    contest = contest_in(before, step)
    moves = next(
        ShowdownPlan(shot)
        for shot in (each.shot for each in all_moves(contest, before.seat))
        if shot is not None and shot.victim == choice.action.victim
    )
    reckoned = after(contest, before.seat, moves)[0]
    perform_choice(state, choice)
    step = state.agenda[-1]
    assert isinstance(step, Showdown)
    found = contest_in(situation_of(state, people), step)
    for seat, standing in found.standings.items():
        expected = reckoned.standings[seat]
        assert (standing.points, standing.gold, standing.income) == (
            expected.points,
            expected.gold,
            expected.income,
        )
        assert standing.flipped == expected.flipped


@pytest.mark.long
def test_no_move_where_none_is_needed(deck: Deck) -> None:
    stopped = 0
    for state, people in showdowns(deck, range(14, 20)):
        situation = situation_of(state, people)
        step = state.agenda[-1]
        assert isinstance(step, Showdown)
        robots = dict.fromkeys((seat for seat in state.players), "paxomatic")
        question = question_for(state, robots)  # type: ignore[arg-type]
        assert question is not None
        why = parts_of(question.answer().reason)[2]
        persons = tuple(seat for seat in step.seats[1:] if seat in people)
        safe = goal_guaranteed(
            contest_in(situation, step), persons, stops(people), people, helping=False
        )
        if why in (reasons.STOPS_PEOPLE, reasons.STOP_TOGETHER, reasons.OTHER_ROBOT_STOPS):
            assert not safe
            stopped += 1
        elif why == reasons.NO_PERSON_WINS:
            assert safe
    assert stopped


TOGETHER = {
    "m-topple-both-robots-together": (reasons.STOP_TOGETHER, reasons.OTHER_ROBOT_STOPS),
    "m-topple-fraud-before-a-manifesto": (reasons.STOPS_PEOPLE, reasons.NO_PERSON_WINS),
    "m-topple-the-colleagues-fraud-before-a-manifesto": (
        reasons.OTHER_ROBOT_STOPS,
        reasons.STOPS_PEOPLE,
    ),
    "m-topple-nothing-for-a-lost-cause": (reasons.NOT_SURE, reasons.NOT_SURE),
}


@pytest.mark.parametrize("name", TOGETHER)
def test_the_reason_names_the_robots_that_act(deck: Deck, name: str) -> None:
    scenario = named(name).read(deck)
    state = scenario.game.begin()
    first = scenario.steps[0]
    assert isinstance(first, PerformStep)
    perform(state, first.action)
    found = []
    for _ in TOGETHER[name]:
        question = question_for(state, scenario.game.robots)
        assert question is not None
        choice = question.answer()
        found.append(parts_of(choice.reason)[2])
        perform_choice(state, choice)
    assert tuple(found) == TOGETHER[name]
