"""Actions and answers of a player: one frozen class each, with ids as values.

``notation.py`` defines the line of each action; ``engine.py`` decides whether it is legal.
"""

from typing import TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.forces import NOTHING, Groups, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.vocabulary import (
    Attitude as AttitudeWord,
)
from paxdesk.mexican_adventure.rules.vocabulary import (
    Chit,
    LeaderId,
    Marker,
    ZoneId,
)


@frozen
class PlacePieces:
    """Place pieces on the map: one batch at set-up, one or more batches of FP by an event."""

    batches: tuple[ZonePieces, ...]


@frozen
class Lift:
    """Return pieces of the player's set-up to those not placed yet."""

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
    """Take out a loan (4.1.2)."""


@frozen
class Pass:
    pass


@frozen
class Done:
    """End a series of actions."""


@frozen
class Stay:
    """Decline: an order need not be used (M110); the besieger may stay (M78)."""


@frozen
class Starve:
    """Name the FP that go without supply (4.2.1)."""

    batches: tuple[ZonePieces, ...]


@frozen
class Improve:
    """Improve FP by one step (4.2.2, events 15-18); groups name the quality before the step."""

    batches: tuple[ZonePieces, ...]


@frozen
class Raise:
    """Raise ``count`` new FP (4.2.3)."""

    count: int
    zone: ZoneId


@frozen
class Convert:
    """Convert FP (event 65)."""

    batches: tuple[ZonePieces, ...]


@frozen
class Keep:
    """Keep a chit that was drawn (4.3.2); ``give`` is the chit for the opponent, if any."""

    chit: Chit
    give: Chit | None = None


@frozen
class Give:
    """Give a chit to the opponent when another was set aside (4.3.2, M36)."""

    chit: Chit


@frozen
class ReturnLeader:
    leader: LeaderId
    zone: ZoneId


@frozen
class Order:
    """Order a force under its leaders (5.1.1, 5.1.3)."""

    pieces: Pieces
    zone: ZoneId


@frozen
class Initiative:
    """Test the initiative of a force under its leaders (5.1.2, 5.1.4)."""

    pieces: Pieces
    zone: ZoneId


@frozen
class Stop:
    """A zone on the path of a move, and the pieces dropped there."""

    zone: ZoneId
    dropped: Pieces = NOTHING


@frozen
class Move:
    """Move along a path (5.3): the zones in order, without the start."""

    path: tuple[Stop, ...]


@frozen
class Sail:
    """Sail a ship (5.4), with ``cargo`` or alone (also a flight, M63)."""

    origin: ZoneId
    to: ZoneId
    cargo: Pieces | None = None


@frozen
class Rail:
    """Transport pieces by rail (5.5)."""

    pieces: Pieces
    origin: ZoneId
    to: ZoneId


@frozen
class Evacuate:
    """Evacuate pieces (M50)."""

    pieces: Pieces


@frozen
class Ride:
    """Move a leader or head of state alone along a path (5.8.1)."""

    who: str
    path: tuple[ZoneId, ...]


@frozen
class Withdraw:
    """Withdraw the HQ from the map (5.6)."""


@frozen
class Fight:
    zone: ZoneId


@frozen
class ChooseAttitude:
    """Choose an attitude (5.7.2); ``camerone`` announces event 43 (M41)."""

    attitude: AttitudeWord
    camerone: bool = False


@frozen
class Lose:
    """Take losses (M73): each FP of the groups loses one step, from left to right."""

    groups: Groups


@frozen
class LoseGuards:
    """Lose the Rural Guards instead of a step (6.1)."""


@frozen
class Retreat:
    zone: ZoneId


@frozen
class Escape:
    """Move a leader or head of state left alone to a nearby zone (M83)."""

    who: str
    zone: ZoneId


@frozen
class Hunt:
    """Move a Counter-guerrilla (6.1)."""

    origin: ZoneId
    to: ZoneId


@frozen
class Raid:
    """Try to place a Guerrilla (6.1)."""

    zone: ZoneId


@frozen
class Recall:
    """Return a Guerrilla to the reserve (M91)."""

    zone: ZoneId


@frozen
class Dice:
    """Dice rolled, written into the journal by the engine; never entered by a player."""

    rolls: tuple[int, ...]


@frozen
class Drawn:
    """Chits drawn, in order; written into the journal by the engine."""

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
