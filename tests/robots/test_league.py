"""Tests of the league: each player follows one idea and plays only in tournaments."""

from typing import get_args

import pytest

from paxdesk.porfiriana.robots.league import IDEAS, LeagueView
from paxdesk.porfiriana.robots.planner.standing import figures_of, seat_assets
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, ScriptName
from paxdesk.porfiriana.robots.simulation import SimulationSetup, play_on
from paxdesk.porfiriana.rules.actions import Speculate
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.session.randomness import RandomPlayer

SCRIPTS: tuple[ScriptName, ...] = get_args(ScriptName)


def looked(state: State, name: ScriptName) -> float:
    figures = figures_of(state.cards)
    kind = figures.regime_kind[state.regime]
    return IDEAS[name](LeagueView(state, 1, seat_assets(state), kind, 4.0))


def test_each_has_an_idea_and_is_not_offered_at_tables() -> None:
    assert set(SCRIPTS) == set(IDEAS)
    assert not set(SCRIPTS) & set(ROBOT_NAMES)


@pytest.mark.long
@pytest.mark.parametrize("name", SCRIPTS)
def test_games_end_and_are_reproducible(deck: Deck, name: ScriptName) -> None:
    plan = SimulationSetup(deck, (name, "beginner"), most_turns=5)
    row = plan.play(5)
    assert row == plan.play(5)
    assert int(row["steps"]) > 5


def test_ideas_differ_in_their_preferences(deck: Deck) -> None:
    state = deal(deck, 2, 3, Options())
    before = {name: looked(state, name) for name in SCRIPTS}

    def liking(other: State) -> set[ScriptName]:
        return {name for name in SCRIPTS if looked(other, name) > before[name]}

    rich = state.copy()
    rich.players[1].gold += 5
    assert liking(rich) == set(SCRIPTS)
    poor = state.copy()
    poor.players[2].gold -= 5
    assert liking(poor) == {"harasser"}
    strong = state.copy()
    kind = figures_of(deck).regime_kind[state.regime]
    cards = [card for card, each in figures_of(deck).grudge_kind.items() if each == kind]
    strong.players[1].grudges = dict.fromkeys(cards[:1], False)
    assert "topples" in liking(strong)
    assert not {"gold", "guarded", "harasser", "speculator"} & liking(strong)


@pytest.mark.long
def test_the_speculator_places_cubes_with_its_last_actions(deck: Deck) -> None:
    state = deal(deck, 2, 9, Options())
    plan = SimulationSetup(deck, ("speculator", "beginner"))
    steps = list(play_on(state, RandomPlayer.for_game(9), 50, plan.robots))
    assert sum(step.seat == 1 and isinstance(step.action, Speculate) for step in steps) > 2


def test_a_league_seat_answers_like_others(deck: Deck) -> None:
    question = question_for(deal(deck, 2, 1, Options()), {1: "gold", 2: "hard"})
    assert question is not None
    assert question.answer() == question.answer()
