"""Tests of handicaps."""

from pathlib import Path

import pytest

from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import HAND_LIMIT, Options
from paxdesk.porfiriana.rules.variant import GOLD, HAND, Handicap, trimmed
from paxdesk.porfiriana.saves import open_saved, write_saved
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.session.randomness import RandomPlayer

GIVEN = (Handicap(gold=-4, hand=2), Handicap(), Handicap(gold=6, prestige="command"))


def test_gold_and_hand_limit_follow_the_handicap(deck: Deck) -> None:
    state = deal(deck, 3, 5, Options(handicaps=GIVEN))
    assert [player.gold for player in state.players.values()] == [0, 5, 12]
    assert [state.hand_limit(seat) for seat in state.players] == [7, HAND_LIMIT, HAND_LIMIT]
    plain = deal(deck, 3, 5)
    assert state.deck == plain.deck, "nobody's handicap changes the deal"


@pytest.mark.parametrize(
    "handicaps",
    [
        (Handicap(gold=GOLD.stop), Handicap()),
        (Handicap(gold=GOLD.start - 1), Handicap()),
        (Handicap(), Handicap(hand=HAND.stop)),
        (Handicap(gold=1),),
        (Handicap(gold=1),) * 3,
    ],
)
def test_impossible_handicaps_are_not_dealt(deck: Deck, handicaps: tuple[Handicap, ...]) -> None:
    with pytest.raises(ValueError, match="handicap"):
        deal(deck, 2, 1, Options(handicaps=handicaps))


@pytest.mark.long
def test_games_with_handicaps_are_valid_and_reproducible(deck: Deck) -> None:
    ends = []
    for _ in range(2):
        state = deal(deck, 3, 8, Options(handicaps=GIVEN))
        for _ in play_on(state, RandomPlayer.for_game(8), robots={2: "paxomatic"}):
            assert (
                max(len(each.hand) - state.hand_limit(each.seat) for each in state.players.values())
                <= 0
            )
        assert state.over
        assert invariant_violations(state) == []
        ends.append(state)
    assert ends[0] == ends[1]


def test_they_are_saved_with_the_game(deck: Deck, tmp_path: Path) -> None:
    seats = tuple(SeatSetup(name, index) for index, name in enumerate("ABC", 1))
    session = Session.new(deck, Options(handicaps=GIVEN), 8, seats)
    session.submit(session.legal()[0])
    write_saved(tmp_path / "given.pax", session)
    opened = open_saved(tmp_path / "given.pax", deck).session
    assert opened.state.options.handicaps == GIVEN
    assert opened.replay() == session.state
    assert trimmed((Handicap(), Handicap())) == ()
