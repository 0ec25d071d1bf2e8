"""Positions of the table: start, middle and fullest, by number of seats."""

from functools import cache
from pathlib import Path
from typing import Final

from paxdesk.desk.words import Labels, SeatLabel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.resources import cards_folder
from tests.table import tables

SEATS: Final = (1, 2, 3, 4, 6)
MOMENTS: Final = ("start", "middle", "fullest")
FOLDER: Final = Path(__file__).parent / "fullest"
SOLO: Final = Path(__file__).parent.parent / "files" / "corpus" / "form-2-solo-diaz.pax"


@cache
def moment(seats: int, name: str) -> State:
    """Return the named position; a single seat plays the solo game against Díaz."""
    if seats == 1:
        return _solo(name)
    if name == "fullest":
        # For other numbers of seats, the table of six is used.
        fullest = FOLDER / f"{seats if seats in SEATS else 6}-seats.pax"
        return read_saved(fullest, load_deck(cards_folder())).state
    found = tables.start(seats) if name == "start" else tables.middle(seats)
    assert isinstance(found, State)
    return found


def _solo(name: str) -> State:
    deck = load_deck(cards_folder())
    if name == "start":
        return Session.new(deck, Options(), 1, (SeatSetup("Carmen", 1),), solo="diaz").state
    return read_saved(SOLO if name == "middle" else FOLDER / "1-seat.pax", deck).state


def labels(state: State) -> Labels:
    return {
        seat: SeatLabel(tables.NAMES[index], index + 1 if index < 6 else 6)
        for index, seat in enumerate(state.players)
    }


def viewer(state: State) -> Seat:
    """Return the seat with the most Enterprises and cards in hand."""
    land = [each.owner for each in state.enterprises.values()]
    return max(
        (seat for seat in state.players if seat > 0),
        key=lambda seat: (land.count(seat) + len(state.players[seat].hand), -seat),
    )
