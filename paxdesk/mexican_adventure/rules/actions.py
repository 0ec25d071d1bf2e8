"""Actions and answers of a player, and results of chance: a frozen class for each.

``notation.py`` defines their lines; ``engine.py`` decides whether they are legal.
"""

from typing import TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.forces import NOTHING, Groups, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.vocabulary import Attitude as AttitudeWord
from paxdesk.mexican_adventure.rules.vocabulary import Chit, LeaderId, Marker, ZoneId


@frozen
class PlacePieces:
    """Placement of pieces at set-up or by an event."""

    batches: tuple[ZonePieces, ...]


@frozen
class Lift:
    """Removal of pieces that the player placed at set-up, to be placed again."""

    pieces: Pieces
    zone: ZoneId


@frozen
class PlaceMarker:
    marker: Marker
    zone: ZoneId


@frozen
class PlaceHead:
    head: str
    zone: ZoneId


@frozen
class PlaceHq:
    zone: ZoneId


@frozen
class Loan:
    """A loan (4.1.2)."""


@frozen
class Pass:
    pass


@frozen
class Done:
    """The end of a series of actions."""


@frozen
class Stay:
    """Decision not to move after an order (M110), or not to leave a siege (M78)."""


@frozen
class Starve:
    """Choice of the FP that go without supply (4.2.1)."""

    batches: tuple[ZonePieces, ...]


@frozen
class Improve:
    """Improvement of FP by a step (4.2.2, events 15-18); groups name the previous quality."""

    batches: tuple[ZonePieces, ...]


@frozen
class Raise:
    """Raising of ``count`` new FP (4.2.3)."""

    count: int
    zone: ZoneId


@frozen
class Convert:
    """Conversion of FP (event 65)."""

    batches: tuple[ZonePieces, ...]


@frozen
class Keep:
    """Choice of a chit to keep (4.3.2), and perhaps one to ``give``."""

    chit: Chit
    give: Chit | None = None


@frozen
class Give:
    """Choice of a chit for the opponent if another was set aside (4.3.2, M36)."""

    chit: Chit


@frozen
class ReturnLeader:
    leader: LeaderId
    zone: ZoneId


@frozen
class Order:
    """A Regular Order to a force under its leaders (5.1.1, 5.1.3)."""

    pieces: Pieces
    zone: ZoneId


@frozen
class Initiative:
    """An Initiative Order to a force under its leaders (5.1.2, 5.1.4)."""

    pieces: Pieces
    zone: ZoneId


@frozen
class Stop:
    """A zone on the path of a move, and the pieces dropped there."""

    zone: ZoneId
    dropped: Pieces = NOTHING


@frozen
class Move:
    """A move along a path (5.3): the zones in order, without the start."""

    path: tuple[Stop, ...]


@frozen
class Sail:
    """Voyage or flight of a ship (5.4, M63), empty if ``cargo`` is None."""

    origin: ZoneId
    to: ZoneId
    cargo: Pieces | None = None


@frozen
class Rail:
    """Transport of pieces by rail (5.5)."""

    pieces: Pieces
    origin: ZoneId
    to: ZoneId


@frozen
class Evacuate:
    """Evacuation of pieces (M50)."""

    pieces: Pieces


@frozen
class Ride:
    """Lone move of a leader or head of state along a path (5.8.1)."""

    who: str
    path: tuple[ZoneId, ...]


@frozen
class Withdraw:
    """Withdrawal of the HQ from the map (5.6)."""


@frozen
class Fight:
    zone: ZoneId


@frozen
class ChooseAttitude:
    """Choice of an attitude (5.7.2); ``camerone`` announces event 43 (M41)."""

    attitude: AttitudeWord
    camerone: bool = False


@frozen
class Lose:
    """Choice of losses (M73); groups are applied from left to right."""

    groups: Groups


@frozen
class LoseGuards:
    """Loss of a Rural Guards marker instead of a step (6.1)."""


@frozen
class Retreat:
    zone: ZoneId


@frozen
class Escape:
    """Escape of a leader or head of state left alone (M83)."""

    who: str
    zone: ZoneId


@frozen
class Hunt:
    """A move of a Counter-guerrilla (6.1)."""

    origin: ZoneId
    to: ZoneId


@frozen
class Raid:
    """An attempt to place a Guerrilla (6.1)."""

    zone: ZoneId


@frozen
class Recall:
    """Return of a Guerrilla to the reserve (M91)."""

    zone: ZoneId


@frozen
class Dice:
    """Rolled dice, written into the journal by the engine."""

    rolls: tuple[int, ...]


@frozen
class Drawn:
    """Drawn chits, written into the journal by the engine."""

    chits: tuple[Chit, ...]


Action: TypeAlias = (
    PlacePieces
    | Lift
    | PlaceMarker
    | PlaceHead
    | PlaceHq
    | Loan
    | Pass
    | Done
    | Stay
    | Starve
    | Improve
    | Raise
    | Convert
    | Keep
    | Give
    | ReturnLeader
    | Order
    | Initiative
    | Move
    | Sail
    | Rail
    | Evacuate
    | Ride
    | Withdraw
    | Fight
    | ChooseAttitude
    | Lose
    | LoseGuards
    | Retreat
    | Escape
    | Hunt
    | Raid
    | Recall
    | Dice
    | Drawn
)
