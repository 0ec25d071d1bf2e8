"""Tests of texts about Díaz's defence and about endings."""

import random
from itertools import pairwise

import pytest

from paxdesk.porfiriana.results import last_showdown
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.chart_plots import turning_points
from paxdesk.porfiriana.table.game_log import retold
from paxdesk.porfiriana.table.sheets.end import (
    Defence,
    account,
    defence_at_end,
    ending,
    verdict,
)
from paxdesk.porfiriana.table.words.questions import round_of
from paxdesk.porfiriana.turn_stats import TurnStats
from paxdesk.strict_yaml import read_text
from tests.scenario_files import named

NAMES = {DIAZ: "Díaz", 1: "Carmen"}
RETIREMENT = """
market: {a0: 207}
topples_seen: 4
players:
  P1: {hacendado: 209, tableau: {11: {}, 17: {}, 23: {}, 24: {}, 28: {}, 37: {}}}
  Diaz: {tableau: {12: {}, 14: {}, 21: {}, 27: {}}}
"""


def played(deck: Deck, given: str, *actions: act.Action) -> Session:
    state: State = read_position(read_text(given), deck, 1, Options(), 1, "diaz")
    session = Session.from_position(state, (SeatSetup("Carmen", 1),))
    for action in actions:
        session.submit(action)
    return session


def defence_of(session: Session) -> Defence:
    found = defence_at_end(session.replayed())
    assert found is not None
    return found


def test_spies_and_courts_spent_in_the_last_count(deck: Deck) -> None:
    session = played(deck, RETIREMENT, act.Buy(0, "quo"), act.Pass())
    assert session.state.ended_by == "diaz"
    defence = defence_of(session)
    assert (defence.base, defence.active, defence.discarded, defence.heel) == (4, 0, 2, 0)
    assert (defence.total, defence.points, defence.counted) == (6, 6, True)
    assert verdict(defence, NAMES) == "Carmen has 6 Loyalty, not more than Díaz's defence of 6."
    assert account(defence, NAMES) == (
        ("Díaz's basic Loyalty", "4"),
        ("His cards in play and grudges", "+0"),
        ("Cards discarded to help Díaz", "+2"),
        ("Díaz's defence", "6"),
        ("Carmen's Loyalty", "6"),
    )


def test_a_person_who_has_won(deck: Deck) -> None:
    given = RETIREMENT.replace("12: {}, 14: {}, ", "").replace("topples_seen: 4", "topples_seen: 1")
    session = played(deck, given, act.Buy(0, "quo"), act.Pass())
    assert session.state.winners == (1,)
    defence = defence_of(session)
    assert (defence.total, defence.points) == (4, 6)
    end = ending(session.state, NAMES, 3, defence)
    assert end.headline == "Carmen"
    assert end.deed == "topples Díaz"
    assert end.story == "Carmen has 6 Loyalty, more than Díaz's defence of 4."
    assert end.account[-1] == ("Carmen's Loyalty", "6")


def test_the_achilles_heel_is_subtracted(deck: Deck) -> None:
    """Under the Pax, a Topple whose event has Loyalty lowers the defence."""
    given = RETIREMENT.replace("topples_seen: 4", "topples_seen: 1")
    heels = [
        number
        for number, card in deck.topples.items()
        if any(each.prestige == "loyalty" for each in card.event)
    ]
    given = given.replace("207", str(heels[0]))
    session = played(deck, given, act.Buy(0, "event"), act.Pass())
    defence = defence_of(session)
    assert defence.heel == 1
    assert defence.total == 5
    assert session.state.winners == (1,)
    assert ("His Achilles heel", "−1") in account(defence, NAMES)


def test_a_fourth_topple_without_a_showdown(deck: Deck) -> None:
    given = RETIREMENT.replace("market: {a0: 207}", "turn: P1\nmarket: {a0: 207}")
    session = played(deck, given, act.End())
    assert session.state.ended_by == "diaz"
    defence = defence_of(session)
    assert not defence.counted
    assert defence.discarded == 0
    words = verdict(defence, NAMES)
    assert words.startswith("The fourth Topple failed.")
    assert "Díaz's defence was 4 Loyalty; Carmen had 6." in words


def test_other_games_have_no_defence(deck: Deck) -> None:
    session = played(deck, RETIREMENT)
    assert defence_at_end(session.replayed()) is None
    session.state.end((1,), "gold")
    assert ending(session.state, NAMES).account == ()


def told_end(deck: Deck, name: str, **golds: int) -> str:
    """Buy a Topple in a scenario, pass, and return the text of the ending.

    ``golds`` replaces the gold of seats, named like ``P1``.
    """
    state = named(name).read(deck).game.position.copy()
    for seat, gold in golds.items():
        state.players[int(seat[1:])].gold = gold
    people = (SeatSetup(f"P{seat}", seat) for seat in state.players)
    session = Session.from_position(state, tuple(people))
    session.submit(act.Buy(0, "event"))
    while not session.state.over:
        session.submit(act.Pass())
    names = {seat: f"P{seat}" for seat in state.players}
    recording = session.replayed()
    return ending(session.state, names, 7, None, last_showdown(recording)).story


def test_the_lost_tripartite_and_the_decision_by_gold_are_shown(deck: Deck) -> None:
    poorer = "k4-the-poorer-strongest-toppler-loses"
    assert told_end(deck, poorer) == (
        "By Free Elections in round 7, with 2 Revolution; P3 needed 2. "
        "P3 and P1 topple Díaz together: the most gold wins."
    )
    assert told_end(deck, poorer, P1=2).endswith(
        "the most gold wins. Equal gold and equal income: they share the win."
    )
    state = named("k4-gold-victory-after-the-fourth-toppling").read(deck).game.position.copy()
    names = {seat: f"P{seat}" for seat in state.players}
    for seat, player in state.players.items():
        player.gold = 5 if seat < 3 else 4
    state.end((2,), "gold")
    story = "The fourth Topple failed: the most gold wins."
    assert ending(state, names).story == f"{story} Equal gold (P1): the higher income wins."
    state.players[1].gold = 4
    assert ending(state, names).story == story


@pytest.mark.parametrize(("seats", "solo"), [(1, "diaz"), (2, None), (3, None)])
def test_rounds_are_counted_consistently(deck: Deck, seats: int, solo: SoloMode | None) -> None:
    people = tuple(SeatSetup(f"P{seat}", seat) for seat in range(1, seats + 1))
    session = Session.new(deck, Options(), 5, people, solo=solo)
    names = {seat: f"P{seat}" for seat in session.state.players}
    chance = random.Random(5)
    began: list[int] = []
    while not session.state.over and len(began) < 2000:
        began.append(round_of(session))
        if len(began) % 40 == 0:
            assert retold(session, names).round(session.state) == began[-1]
        session.submit(chance.choice(session.legal()))
    assert session.state.over
    assert max(began) > 5
    recording = session.replayed()
    rows = TurnStats.of(recording).rows
    for before, row in pairwise(rows):
        assert set(began[before.step : row.step]) == {row.round}
    points = turning_points(recording, names, 1000)
    assert len(points) > 2
    assert retold(session, names).round(session.state) == rows[-1].round
    assert [point.round for point in points] == [began[point.turn_began] for point in points]
