"""How a seat is called and coloured at this table. No Qt here."""

from collections.abc import Mapping
from typing import TypeAlias

from attrs import frozen

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.session import Session


@frozen
class SeatLabel:
    """A person's or robot's name, and the look of its cubes and marks.

    ``look`` is 1 to 6 (a colour with its shape, see ``painting.palette.SEATS``), or 0 for Díaz.
    """

    name: str
    look: int
    robot: bool = False


Labels: TypeAlias = Mapping[Seat, SeatLabel]


def seat_labels(session: Session) -> dict[Seat, SeatLabel]:
    """The seats of a session by number; 0 is Díaz."""
    found = {0: SeatLabel("Díaz", 0)}
    for seat, setup in enumerate(session.seats, start=1):
        found[seat] = SeatLabel(setup.name, setup.colour, setup.robot is not None)
    return found


def plain_labels(seats: Mapping[Seat, object]) -> dict[Seat, SeatLabel]:
    """Names for seats that nobody has named: P1 to P6, each in the colour of its number."""
    return {seat: SeatLabel(f"P{seat}" if seat else "Díaz", seat) for seat in seats}
