"""Tests of the sentences about winning conditions."""

import pytest
from attrs import evolve

from paxdesk.porfiriana.rules.actions import Buy, Pass
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.winning import (
    need_words,
    stopper_words,
    sufficient_points,
    win_words,
    winning_need,
)
from tests.table.tables import position

TABLE = """
regime: pax
actions: 3
market: {{{market}}}
players:
  P1: {{hacendado: {hacendado}, gold: 19, tableau: {{{loyal}}}}}
  P2: {{hacendado: 213}}
"""
TOPPLE, FAR = "a0: 204", "a0: 111"


def table(loyal: str = "", market: str = TOPPLE, hacendado: int = 208) -> State:
    return position(TABLE.format(loyal=loyal, market=market, hacendado=hacendado), 2)


@pytest.mark.parametrize(
    ("loyal", "market", "words"),
    [
        ("", "a3: 205", "You need 4 more Loyalty and a Topple (4 gold)."),
        ("", TOPPLE, "You need 3 more Loyalty and a Topple's event (0 gold)."),
        ("", FAR, "You need 4 more Loyalty, and a Topple in the market."),
        ("11: {}, 16: {}, 24", TOPPLE, "You have enough Loyalty: buy a Topple's event (0 gold)"),
        ("11: {}, 16: {}, 24", FAR, "You need 1 more Loyalty, and a Topple in the market."),
    ],
)
def test_what_a_seat_needs(loyal: str, market: str, words: str) -> None:
    loyal = loyal and f"{loyal}: {{}}"
    assert need_words(winning_need(table(loyal, market), 1)).startswith(words)


@pytest.mark.parametrize("loyal", ["", "11: {}", "11: {}, 16: {}", "11: {}, 16: {}, 24: {}"])
def test_the_conditions_agree_with_the_showdown(loyal: str) -> None:
    state = table(loyal)
    need = winning_need(state, 1)
    perform(state, Buy(0, "event"))
    while not state.over and Pass() in legal_actions(state):
        perform(state, Pass())
    assert (state.winners == (1,)) is (need.missing == 0)


def test_in_a_showdown_the_topple_is_bought() -> None:
    state = table("11: {}, 16: {}")
    perform(state, Buy(0, "event"))
    need = winning_need(state, 1)
    assert need.bought
    assert not winning_need(state, 2).bought
    assert "market" not in need_words(need)
    assert "buy" not in need_words(need)


@pytest.mark.parametrize("loyal", ["", "11: {}", "11: {}, 16: {}", "11: {}, 16: {}, 24: {}"])
@pytest.mark.parametrize("market", [TOPPLE, FAR])
def test_the_overview_agrees_with_the_showdown(loyal: str, market: str) -> None:
    """The Topple's event takes a point from Díaz."""
    state = table(loyal, market)
    before = sufficient_points(state, 1, "loyalty")
    assert winning_need(state, 1).needed == before == (3 if market == TOPPLE else 4)
    perform(state, next(each for each in legal_actions(state) if isinstance(each, Buy)))
    if market == TOPPLE:
        assert sufficient_points(state, 1, "loyalty") in (before, before + 1), "event or status quo"


def test_missing_gold_is_named() -> None:
    state = table("11: {}, 16: {}, 24: {}", "a5: 205")
    state.players[1].gold = 10
    words = "You need 1 more Loyalty, and 6 more gold for a Topple."
    assert need_words(winning_need(state, 1)) == words


def test_winners_and_seats_that_can_stop_them() -> None:
    assert win_words("Carmen", 3, "loyalty", False) == "Carmen wins with 3 Loyalty"
    assert win_words("Carmen", 3, "loyalty", True) == "Carmen wins with 2 + 1 Loyalty by declaring"
    need, names = winning_need(table("11: {}, 16: {}, 24: {}"), 1), {1: "Carmen", 2: "Rosa"}
    assert stopper_words(evolve(need, stoppers=(2,)), names) == "Rosa can stop Carmen."
    assert stopper_words(evolve(need, stoppers=()), names) == ""
