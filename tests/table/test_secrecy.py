"""Tests that output depends only on what a person may see."""

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

from paxdesk.desk.home.table_picture import paint_session
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.mexican_adventure import session as adventure
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer, Playing
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.session.randomness import Generator
from tests.mexican_adventure.rules.positions import MATERIAL
from tests.mexican_adventure.rules.test_view import otherwise
from tests.robots.test_redaction import permuted
from tests.shares import spread

Played = TypeVar("Played", Session, adventure.Session)
QUICK, LONG = 3, 60
"""Numbers of pairs per table, in quick and in long runs."""
TABLES = [2, 4, 6]


def said(game: TableGame, session: Any) -> dict[str, object]:
    """Return all output to the person to act, by kind."""
    wording, legal = game.wording, session.legal()
    labels = wording.labels(session)
    names = {seat: label.name for seat, label in labels.items()}
    robot = session.game.question(session.state, {session.seat_to_act: "hard"})
    assert robot is not None
    choice = robot.answer(None)
    hints = None if game.adviser is None else game.adviser.hint(session)
    cautions = None if game.adviser is None else game.adviser.cautions(session)
    return {
        "legal": legal,
        "question": wording.question(session.state, session.seat_to_act, legal, names),
        "title": wording.players(session),
        "announced": [wording.action_text(session.state, each, names) for each in legal],
        "warnings": [session.warning(each) for each in legal[:6]],
        "robot": (choice.action, choice.step, choice.reason),
        "hints": None if hints is None else hints.answer(None)(names),
        "cautions": None if cautions is None else cautions.answer(None)(names),
        "picture": paint_session(game, session),
    }


def twin(session: Played, state: object) -> Played:
    """Return a game like ``session``, but with another position."""
    make: Any = type(session)
    other: Played = make(session.opening, session.seats, state)
    other.journal = list(session.journal)
    return other


@pytest.mark.long
@pytest.mark.parametrize("players", spread(TABLES, long=1))
@pytest.mark.parametrize("pairs", spread([QUICK, LONG], long=1))
def test_pax_porfiriana_reveals_nothing_hidden(
    qapp: object, deck: Deck, count: Callable[[str], None], players: int, pairs: int
) -> None:
    chance, game = random.Random(players), PaxTable(deck)
    seats = tuple(SeatSetup(f"Seat {seat}", seat) for seat in range(1, players + 1))
    session = Session.new(deck, Options(), players, seats)
    tried = 0
    while tried < pairs:
        if session.state.over:
            session = Session.new(deck, Options(), chance.randrange(10**6), seats)
        for _ in range(chance.randrange(5, 40)):
            if not session.state.over:
                session.submit(chance.choice(session.legal()))
        state = session.state
        seat = session.seat_to_act
        if seat is None or isinstance(state.agenda[-1], RaidedHand):
            continue  # the raiding player sees the victim's hand
        other = twin(session, permuted(state, seat, chance))
        assert seen_by(other.state, seat) == seen_by(state, seat)
        mine, theirs = said(game, twin(session, state)), said(game, other)
        for key, value in mine.items():
            assert theirs[key] == value, key
        tried += 1
    count(f"{tried} pairs, everything said compared")


# --- The Mexican Adventure ------------------------------------------------------------------------


def positions(scenario: str, seed: int, apart: int) -> Iterator[adventure.Session]:
    """Yield a game of robots every ``apart`` steps, but not during set-up."""
    opening = adventure.Opening(scenario, seed)
    seats = (SeatSetup("Ana", 1), SeatSetup("Luis", 2))
    session = adventure.Session.new(MATERIAL, opening, seats)
    playing = Playing(
        session.state.copy(),
        {"imperial": "easy", "republican": "easy"},
        KindsPlayer.for_game(seed),
    )
    for number, taken in enumerate(playing.steps()):
        session.submit(taken.choice.action)
        if (
            number % apart == 0
            and session.seat_to_act is not None
            and session.state.step != "setup"
        ):
            yield session


@pytest.mark.long
@pytest.mark.parametrize("scenario", spread(["puebla", "maximilian"]))
@pytest.mark.parametrize("pairs", spread([QUICK, LONG], long=1))
def test_the_mexican_adventure_reveals_nothing_hidden(
    qapp: object, count: Callable[[str], None], scenario: str, pairs: int
) -> None:
    generator, game = Generator(7), AdventureTable(MATERIAL)
    tried = different = 0
    for seed in range(5, 1000):
        for session in positions(scenario, seed, 23):
            side = adventure.side_of(session.seat_to_act or 1)
            state = session.state
            other = twin(session, otherwise(state, side, generator))
            paint_session(game, session)  # the first painting rasterises glyphs differently
            mine, theirs = said(game, twin(session, state)), said(game, other)
            for key, value in mine.items():
                assert theirs[key] == value, f"{key}, {seed}"
            different += other.state != state
            tried += 1
            if tried == pairs:
                assert different
                count(f"{different} pairs, everything said compared")
                return


@pytest.mark.long
@pytest.mark.parametrize("side", spread(SIDES))
def test_the_shelf_shows_public_facts_only(qapp: object, side: Side) -> None:
    """Positions that look the same to ``side`` have equal pictures."""
    generator, game, tried = Generator(7), AdventureTable(MATERIAL), 0
    for session in positions("conquest", 3, 41):
        other = twin(session, otherwise(session.state, side, generator))
        if other.state == session.state:
            continue
        paint_session(game, session)  # the first painting rasterises letters differently
        assert paint_session(game, session) == paint_session(game, other)
        tried += 1
        if tried == QUICK:
            return
