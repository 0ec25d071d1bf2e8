"""Fixtures: a game of three in progress, and a file for it."""

from pathlib import Path

import pytest

from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import Opening, SeatSetup, Session
from paxdesk.session.history import JournalEntry
from paxdesk.session.randomness import RandomPlayer

SEATS = (SeatSetup("Ana", 0), SeatSetup("Bodo", 3), SeatSetup("Ćiro", 5))


@pytest.fixture
def session(deck: Deck) -> Session:
    opening = Opening(Options(iron_hand=True), 7)
    state = opening.begin(deck, 3)
    journal = [
        JournalEntry(taken.seat, write(taken.action))
        for taken in play_on(state, RandomPlayer.for_game(7), 120)
    ]
    return Session.from_saved(opening, SEATS, state, journal)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.pax"
