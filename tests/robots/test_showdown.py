"""Tests of the showdown model: winners and guaranteed outcomes (R93)."""

import pytest

from paxdesk.porfiriana.robots.paxomatic.showdown import (
    ShowdownModel,
    ShowdownSeat,
    goal_guaranteed,
    stops,
    wins,
)

PEOPLE = frozenset({1})


def standing(
    points: int, gold: int = 0, income: int = 0, *, declares: bool = False
) -> ShowdownSeat:
    return ShowdownSeat(points, gold, income, ("revolution",) if declares else ())


def contest(*standings: ShowdownSeat, diaz: int = 2, last: bool = False) -> ShowdownModel:
    seats = dict(enumerate(standings, start=1))
    return ShowdownModel("revolution", diaz, seats, False, last)


def test_more_points_than_the_own_tripartite_are_needed() -> None:
    assert contest(standing(4), standing(1), standing(1)).winners() == ()
    assert contest(standing(5), standing(1), standing(1)).winners() == (1,)


def test_two_players_have_a_vice_president() -> None:
    assert contest(standing(4), standing(1)).winners() == ()
    assert contest(standing(5), standing(1)).winners() == (1,)


def test_the_two_lowest_count_or_with_the_iron_hand_the_two_highest() -> None:
    seats = (standing(5), standing(1), standing(1), standing(4))
    assert contest(*seats).winners() == (1,)
    table = contest(*seats)
    hard = ShowdownModel(table.prestige, table.diaz, table.standings, True, False)
    assert hard.winners() == ()


def test_gold_decides_among_topplers_then_income() -> None:
    rich = contest(standing(9, 3), standing(9, 4), standing(0), standing(0), diaz=0)
    assert rich.winners() == (2,)
    earning = contest(standing(9, 4, 7), standing(9, 4, 6), standing(0), standing(0), diaz=0)
    assert earning.winners() == (1,)
    shared = contest(standing(9, 4, 6), standing(9, 4, 6), standing(0), standing(0), diaz=0)
    assert shared.winners() == (1, 2)


def test_the_last_topple_is_won_by_gold_where_nobody_topples() -> None:
    seats = (standing(0, 5), standing(0, 6), standing(0, 2))
    assert contest(*seats).winners() == ()
    assert contest(*seats, last=True).winners() == (2,)


def test_a_win_is_sure_only_against_every_manifesto() -> None:
    """The robot can topple Díaz unless a person declares a manifesto."""
    robot, other = standing(4), standing(0)
    quiet = contest(standing(1), robot, other)
    assert goal_guaranteed(quiet, (1,), wins(2, PEOPLE), PEOPLE, helping=False)
    open_cause = contest(standing(1, declares=True), robot, other)
    assert not goal_guaranteed(open_cause, (1,), wins(2, PEOPLE), PEOPLE, helping=False)


def test_frauds_count_on_both_sides() -> None:
    courts = ShowdownSeat(1, frauds=((23, 0),))
    threatened = contest(courts, standing(4), standing(0))
    assert not goal_guaranteed(threatened, (1,), wins(2, PEOPLE), PEOPLE, helping=False)
    winning = contest(standing(3), ShowdownSeat(0, frauds=((23, 0),)), standing(0))
    assert winning.winners() == (1,)
    assert goal_guaranteed(winning, (2,), stops(PEOPLE), PEOPLE, helping=True)
    assert not goal_guaranteed(winning, (2,), stops(PEOPLE), PEOPLE, helping=False)


def test_a_discarded_point_is_lost() -> None:
    """The fraud discards the Spy, and with it a point."""
    spy = ShowdownSeat(1, frauds=((12, 1),))
    table = contest(standing(4), spy, standing(1))
    assert table.winners() == ()
    assert not goal_guaranteed(table, (1,), wins(1, frozenset()), frozenset(), helping=False)
    after = table.change(2, diaz=1, points=0)
    assert after.winners() == ()


@pytest.mark.parametrize(("declares", "sure"), [(False, True), (True, False)])
def test_the_person_may_answer_after_the_robots(declares: bool, sure: bool) -> None:
    table = contest(standing(4, declares=declares), standing(1), standing(1))
    assert goal_guaranteed(table, (2, 3, 1), stops(PEOPLE), PEOPLE, helping=True) is sure
