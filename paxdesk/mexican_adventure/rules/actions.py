"""Everything a player can do or answer, one small frozen class each, holding ids only.

How each is written down is in ``notation.py``; whether it is legal now is asked of ``engine.py``.
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
    """Pieces put on the map: at set-up one batch, by an event one or more of FP."""

    batches: tuple[ZonePieces, ...]


@frozen
class Lift:
    """Pieces of the own set-up taken back."""

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
    """4.1.2."""


@frozen
class Pass:
    pass


@frozen
class Done:
    """Ends a series."""


@frozen
class Stay:
    """M110: an order need not be used; M78: the besieger stays."""


@frozen
class Starve:
    """4.2.1: who goes without supply."""

    batches: tuple[ZonePieces, ...]


@frozen
class Improve:
    """4.2.2, events 15-18; the qualities are those before the step."""

    batches: tuple[ZonePieces, ...]


@frozen
class Raise:
    """4.2.3."""

    count: int
    zone: ZoneId


@frozen
class Convert:
    """Event 65."""

    batches: tuple[ZonePieces, ...]


@frozen
class Keep:
    """4.3.2; ``give`` is the chit for the opponent."""

    chit: Chit
    give: Chit | None = None


@frozen
class Give:
    """4.3.2, where a chit was laid aside (M36)."""

    chit: Chit


@frozen
class ReturnLeader:
    leader: LeaderId
    zone: ZoneId


@frozen
class Order:
    """5.1.1, 5.1.3."""

    pieces: Pieces
    zone: ZoneId


@frozen
class Initiative:
    """5.1.2, 5.1.4."""

    pieces: Pieces
    zone: ZoneId


@frozen
class Stop:
    """A zone on a way, and what is dropped there."""

    zone: ZoneId
    dropped: Pieces = NOTHING


@frozen
class Move:
    """5.3: the zones in order, the start left out."""

    path: tuple[Stop, ...]


@frozen
class Sail:
    """5.4: a ship, alone (also a flight, M63) or with its cargo."""

    origin: ZoneId
    to: ZoneId
    cargo: Pieces | None = None


@frozen
class Rail:
    """5.5."""

    pieces: Pieces
    origin: ZoneId
    to: ZoneId


@frozen
class Evacuate:
    """M50."""

    pieces: Pieces


@frozen
class Ride:
    """5.8.1: a leader or head of state alone."""

    who: str
    path: tuple[ZoneId, ...]


@frozen
class Withdraw:
    """5.6: the HQ."""


@frozen
class Fight:
    zone: ZoneId


@frozen
class ChooseAttitude:
    """5.7.2; ``camerone`` announces event 43 (M41)."""

    attitude: AttitudeWord
    camerone: bool = False


@frozen
class Lose:
    """Each group is that many FP going down one step, from left to right (M73)."""

    groups: Groups


@frozen
class LoseGuards:
    """6.1."""


@frozen
class Retreat:
    zone: ZoneId


@frozen
class Escape:
    """M83."""

    who: str
    zone: ZoneId


@frozen
class Hunt:
    """6.1: a Counter-guerrilla."""

    origin: ZoneId
    to: ZoneId


@frozen
class Raid:
    """6.1: a Guerrilla is tried."""

    zone: ZoneId


@frozen
class Recall:
    """M91."""

    zone: ZoneId


@frozen
class Dice:
    """Chance, written into the journal by the engine; never a player's line."""

    rolls: tuple[int, ...]


@frozen
class Drawn:
    """Chits drawn, in order; the engine's line too."""

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
