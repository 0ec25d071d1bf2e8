"""How seats are called and coloured at a table. No Qt here."""

from collections.abc import Mapping
from typing import TypeAlias

from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

Names: TypeAlias = Mapping[Seat, str]
"""What the seats are called; 0 is nobody's, if a game plays against itself."""


@frozen
class SeatLabel:
    """A person's or robot's name, and the look of its cubes and marks.

    ``look`` is 1 to 6 (a colour with its shape, see ``painting.palette.SEATS``), or 0 for
    nobody's seat.
    """

    name: str
    colour: int
    robot: bool = False


Labels: TypeAlias = Mapping[Seat, SeatLabel]
