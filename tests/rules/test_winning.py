"""Sentences on what wins agree with the count of a showdown."""

import pytest

from paxdesk.porfiriana.rules.actions import Buy, Manifesto, Pass
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.winning import need_words, rival_words, winning_need
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
def test_it_says_what_the_showdown_counts(loyal: str) -> None:
    """A seat with enough points wins by buying the Topple, and no other seat does."""
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


def test_who_can_win_by_declaring_and_who_can_stop_it() -> None:
    state = table("11: {}, 16: {}, 24: {}")
    need = winning_need(state, 1)
    words = rival_words(need, {1: "Carmen", 2: "Rosa"})
    assert words == "Carmen wins with 3 Loyalty."
    assert rival_words(winning_need(state, 2), {1: "Carmen", 2: "Rosa"}) == ""
    assert Manifesto("loyalty") not in legal_actions(state)
