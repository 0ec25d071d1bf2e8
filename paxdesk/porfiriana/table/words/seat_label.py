"""How a seat is called and coloured at this table. No Qt here."""

from collections.abc import Mapping

from paxdesk.desk.words.seats import SeatLabel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.session import Session


def seat_labels(session: Session) -> dict[Seat, SeatLabel]:
    """The seats of a session by number; 0 is Díaz."""
    found = {0: SeatLabel("Díaz", 0)}
    for seat, setup in enumerate(session.seats, start=1):
        found[seat] = SeatLabel(setup.name, setup.colour, setup.robot is not None)
    return found


def plain_labels(seats: Mapping[Seat, object]) -> dict[Seat, SeatLabel]:
    """Names for seats that nobody has named: P1 to P6, each in the colour of its number."""
    return {seat: SeatLabel(f"P{seat}" if seat else "Díaz", seat) for seat in seats}
