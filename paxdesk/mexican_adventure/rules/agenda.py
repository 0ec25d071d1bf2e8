"""The agenda: what still has to happen in a step, as a stack of plain records in the position.

The last record is the next thing. Some are questions, the others are worked off by the engine
(``engine.py``). All are frozen values without callables, so that a half-resolved combat can be
copied and saved.
"""

from typing import Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.forces import Groups, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.vocabulary import (
    Attitude,
    Chit,
    LeaderId,
    Marker,
    Side,
    ZoneId,
)

# --- Set-up --------------------------------------------------------------------------------------


@frozen
class SettingUp:
    """M95: what is ``left`` to be placed (ships counted); ``placed`` lies where it was put."""

    side: Side
    leaders: tuple[LeaderId, ...]
    groups: Groups
    navies: int
    placed: tuple[ZonePieces, ...] = ()

    @property
    def left(self) -> Pieces:
        return Pieces(self.leaders, self.groups, self.navies)


@frozen
class PlacingMarkers:
    """So many of a marker, by this side; by an event it is one."""

    side: Side
    marker: Marker
    count: int
    setup: bool = False


# --- Administrative Phase ------------------------------------------------------------------------


@frozen
class PlacingHq:
    pass


@frozen
class PlacingHead:
    """Event 59, M47."""

    head: str


@frozen
class AskedForLoan:
    pass


@frozen
class Supplying:
    """4.2.1: RP are short; ``short`` FP go without."""

    side: Side
    short: int


@frozen
class Spending:
    """4.2.2, 4.2.3; ``improved`` FP have had their step, ``raised`` are new ones by zone."""

    side: Side
    improved: tuple[ZonePieces, ...] = ()
    raised: tuple[tuple[ZoneId, int], ...] = ()


@frozen
class VomitoStrikes:
    pass


# --- Events --------------------------------------------------------------------------------------


@frozen
class Drawing:
    """4.3.2, by the full procedure; ``aside`` is a chit that must be played (M36)."""

    side: Side
    drawn: tuple[Chit, ...] = ()
    aside: Chit | None = None
    given: Chit | None = None
    kept: Chit | None = None


@frozen
class DrawingOne:
    """M34."""

    side: Side
    aside: Chit | None = None


@frozen
class Resolving:
    """A chit, from one of its effects on, for the side that plays it."""

    side: Side
    chit: Chit
    index: int = 0


@frozen
class Improving:
    """Events 15-18: ``count`` FP, a zone or more."""

    side: Side
    count: int


@frozen
class Raising:
    """Events 19-24, 44: so many new FP; ``own`` says whether only where FP are."""

    side: Side
    count: int
    own: bool


@frozen
class Landing:
    """Events 38-39: ``group`` and ships in a port."""

    groups: Groups
    navies: int


@frozen
class Returning:
    """Events 41, 42."""

    side: Side


@frozen
class Converting:
    """Event 65."""

    count: int


# --- Operations Phase ----------------------------------------------------------------------------


@frozen
class Ordering:
    """Steps a and b."""

    side: Side


@frozen
class TakingInitiative:
    """Steps c and e."""

    side: Side


@frozen
class Moving:
    """5.3: an ordered force; its pieces stand in ``zone`` and are marked."""

    side: Side
    zone: ZoneId
    pieces: Pieces


@frozen
class Transporting:
    pass


@frozen
class Riding:
    side: Side


@frozen
class AskedToWithdraw:
    pass


@frozen
class Fighting:
    """Step i; ``done`` are zones where combat is over."""

    done: tuple[ZoneId, ...] = ()


@frozen
class Combat:
    """5.7: one combat. ``due`` are losses (Imperial, Republican), None where the sum is below 5.

    ``besieged`` is known once both attitudes are (M77): a garrison may be gone before it falls.
    """

    zone: ZoneId
    stage: Literal["attitudes", "losses", "leaders", "retreats"] = "attitudes"
    imperial: Attitude | None = None
    republican: Attitude | None = None
    camerone: bool = False
    besieged: Side | None = None
    due: tuple[int, int] | None = None
    french_lost: bool = False
    french_fought: bool = False


@frozen
class ChoosingAttitude:
    """Asked of a side within the combat below it."""

    side: Side
    zone: ZoneId


@frozen
class Losing:
    """M73: so many steps; ``guards`` may be lost instead (6.1)."""

    side: Side
    zone: ZoneId
    due: int
    guards: bool = False


@frozen
class Retreating:
    """5.7.3; ``optional`` for the besieger (M78); ``blamed`` if the marker moves then (M80)."""

    side: Side
    zone: ZoneId
    optional: bool = False
    blamed: bool = False


@frozen
class CombatOver:
    """Ships of a landing that failed go back (M64), then what follows in between."""

    zone: ZoneId


# --- In between ----------------------------------------------------------------------------------


@frozen
class Aftermath:
    """What follows from a move, a fight or a raid; ``hqs`` says whether a Guerrilla drives an
    HQ away (M66)."""

    guerrillas_drive_hqs: bool = False


@frozen
class CounterGuerrillaRetreats:
    zone: ZoneId


@frozen
class Escaping:
    """M83: to one of the nearest zones."""

    who: str
    zone: ZoneId


@frozen
class Fleeing:
    """M63: a ship."""

    zone: ZoneId


# --- Pacification Phase --------------------------------------------------------------------------


@frozen
class Hunting:
    """``moved`` are the zones where Counter-guerrillas stand that have gone, one a marker."""

    moved: tuple[ZoneId, ...] = ()


@frozen
class Raiding:
    """``markers`` are left to be tried, ``tried`` zones are done; ``recalling``: no more raids."""

    markers: int
    tried: tuple[ZoneId, ...] = ()
    recalling: bool = False

    @property
    def side(self) -> Side:
        return "republican"


@frozen
class GameOver:
    """Nothing can happen any more."""


AgendaItem: TypeAlias = (
    SettingUp
    | PlacingMarkers
    | PlacingHq
    | PlacingHead
    | AskedForLoan
    | Supplying
    | Spending
    | VomitoStrikes
    | Drawing
    | DrawingOne
    | Resolving
    | Improving
    | Raising
    | Landing
    | Returning
    | Converting
    | Ordering
    | TakingInitiative
    | Moving
    | Transporting
    | Riding
    | AskedToWithdraw
    | Fighting
    | Combat
    | ChoosingAttitude
    | Losing
    | Retreating
    | CombatOver
    | Aftermath
    | CounterGuerrillaRetreats
    | Escaping
    | Fleeing
    | Hunting
    | Raiding
    | GameOver
)
