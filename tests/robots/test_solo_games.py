"""Tests of whole solo games."""

from collections import Counter
from typing import get_args

import pytest

from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import FLAGS, Options, SoloMode
from paxdesk.session.randomness import RandomPlayer
from tests.robots.solo_games import SIMPLE, STEPS, Game, Person
from tests.shares import spread

QUICK = 4
MANY = 500
MODES = get_args(SoloMode)


PERSONS = spread(
    sorted(get_args(Person), key=lambda person: person not in SIMPLE), quick=len(SIMPLE), long=3
)
"""Players for the person's seat, the slow planners last."""


@pytest.mark.long
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("mode", MODES)
def test_a_few_games(deck: Deck, mode: SoloMode, person: Person) -> None:
    for seed in range(QUICK if person in SIMPLE else 1):
        game = Game.begin(deck, mode, seed, person).play(checked=True)
        assert game.state.over


@pytest.mark.long
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("mode", MODES)
def test_a_few_games_of_2012(deck: Deck, mode: SoloMode, person: Person) -> None:
    rules_2012 = Options(rules_2012=True, retirement_battle=True)
    for seed in range(QUICK if person in SIMPLE else 1):
        game = Game.begin(deck, mode, seed, person, rules_2012).play(checked=True)
        assert game.state.ended_by != "standoff"


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_five_hundred_games(deck: Deck, mode: SoloMode) -> None:
    for seed in range(MANY):
        game = Game.begin(deck, mode, seed).play(checked=True)
        assert game.state.over
        assert game.state.ended_by in ("topple", "diaz" if mode == "diaz" else "gold", "standoff")


@pytest.mark.parametrize("option", spread(FLAGS, quick=0, long=2))
@pytest.mark.parametrize("mode", MODES)
def test_every_option(deck: Deck, mode: SoloMode, option: str) -> None:
    for seed in range(3):
        game = Game.begin(deck, mode, seed, options=Options(**{option: True}))
        game.play(checked=True)


@pytest.mark.long
def test_every_step_of_the_flowchart_is_taken(deck: Deck) -> None:
    steps: Counter[str] = Counter()
    for seed in range(1, 61):
        steps.update(Game.begin(deck, "paxomatic", seed, "paxomatic").play().steps)
        assert not set(steps) - set(STEPS)
        if all(steps[step] for step in STEPS):
            break
    missing = [step for step in STEPS if not steps[step]]
    assert not missing


@pytest.mark.long
def test_robots_play_the_same_game_again(deck: Deck) -> None:
    games = [deal(deck, 3, 7, solo="paxomatic") for _ in range(2)]
    robots = {2: "paxomatic", 3: "paxomatic"}
    first, second = (
        list(play_on(game, RandomPlayer.for_game(7), robots=robots))  # type: ignore[arg-type]
        for game in games
    )
    assert first == second
    assert games[0] == games[1]


@pytest.mark.parametrize("seats", spread((6, 4, 5)))
def test_robots_in_any_seat(deck: Deck, seats: int) -> None:
    for seed in range(2):
        state = deal(deck, seats, seed)
        robots = dict.fromkeys(range(2, seats + 1, 2 if seed else 1), "paxomatic")
        for _ in play_on(
            state,
            RandomPlayer.for_game(seed),
            robots=robots,  # type: ignore[arg-type]
        ):
            pass
        assert state.over
