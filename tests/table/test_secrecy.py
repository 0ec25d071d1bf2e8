"""What the desk says to a person is the same for two positions that look the same to him.

Not what may be done alone: the question, hints and warnings, the robot in his place with its
reason, the picture on the shelf, the window's title, and what is announced to those who do not
see. The pairs of *The Mexican Adventure* are in ``tests/mexican_adventure/test_hidden_pairs.py``.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from paxdesk.desk.home.pictures import paint_session
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.pax_table import PaxTable
from tests.robots.test_redaction import permuted

QUICK, LONG = 3, 60
"""Pairs of positions at each table."""
TABLES = [2, 4, 6]


def said(game: TableGame, session: Any) -> dict[str, object]:
    """Everything that is said to whoever is asked."""
    wording, legal = game.wording, session.legal()
    labels = wording.labels(session)
    names = {seat: label.name for seat, label in labels.items()}
    advice = session.advice()
    choice = None if advice is None else advice.answer(None)
    return {
        "legal": legal,
        "question": wording.question(session.state, session.asked, legal, names),
        "title": wording.players(session),
        "announced": [wording.action_text(session.state, each, names) for each in legal],
        "warnings": [session.warning(each) for each in legal[:6]],
        "advised": None if choice is None else (choice.action, choice.step, choice.reason),
        "picture": paint_session(game, session),
    }


def twin(session: Session, state: State) -> Session:
    """The same game in another position."""
    other = Session(session.opening, session.seats, state)
    other.journal = list(session.journal)
    return other


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("pairs", [QUICK, pytest.param(LONG, marks=pytest.mark.slow)])
def test_pax_porfiriana_says_nothing_of_what_is_hidden(
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
        seat = session.asked
        if seat is None or isinstance(state.agenda[-1], RaidedHand):
            continue  # the victim's hand lies before the one who raids
        other = twin(session, permuted(state, seat, chance))
        assert seen_by(other.state, seat) == seen_by(state, seat)
        mine, theirs = said(game, twin(session, state)), said(game, other)
        for key, value in mine.items():
            assert theirs[key] == value, key
        tried += 1
    count(f"{tried} pairs, everything said compared")
