"""Agenda: stack of records of pending work, the last of which is resolved next."""

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
    """Set-up by a side (M95); ``left`` are the pieces still to place."""

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
    """Placement of ``count`` markers by a side; an event places one."""

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
    """Placement of a head of state (event 59, M47)."""

    head: str


@frozen
class AskedForLoan:
    pass


@frozen
class Supplying:
    """Short supply (4.2.1): there are not enough RP for ``short`` FP."""

    side: Side
    short: int


@frozen
class Spending:
    """Improving and raising (4.2.2, 4.2.3); ``raised`` are pairs of zone and number."""

    side: Side
    improved: tuple[ZonePieces, ...] = ()
    raised: tuple[tuple[ZoneId, int], ...] = ()


@frozen
class VomitoStrikes:
    pass


# --- Events --------------------------------------------------------------------------------------


@frozen
class Drawing:
    """The full draw (4.3.2); ``aside`` is a chit that must be played (M36)."""

    side: Side
    drawn: tuple[Chit, ...] = ()
    aside: Chit | None = None
    given: Chit | None = None
    kept: Chit | None = None


@frozen
class DrawingOne:
    """The draw of a single chit (M34)."""

    side: Side
    aside: Chit | None = None


@frozen
class Resolving:
    """Chit being resolved for ``side``; ``index`` is its next effect."""

    side: Side
    chit: Chit
    index: int = 0


@frozen
class Improving:
    """Improvement of ``count`` FP in one or more zones (events 15-18)."""

    side: Side
    count: int


@frozen
class Raising:
    """Raising of FP by an event; if ``own``, only in zones with own FP."""

    side: Side
    count: int
    own: bool


@frozen
class Landing:
    """Landing of ``groups`` and ships in a port (events 38-39)."""

    groups: Groups
    navies: int


@frozen
class Returning:
    """Return of a leader (events 41, 42)."""

    side: Side


@frozen
class Converting:
    """Conversion of ``count`` FP (event 65)."""

    count: int


# --- Operations Phase ----------------------------------------------------------------------------


@frozen
class Ordering:
    """Orders of a side (steps a and b)."""

    side: Side


@frozen
class TakingInitiative:
    """Initiative of a side (steps c and e)."""

    side: Side


@frozen
class Moving:
    """Move of an ordered force (5.3), whose ``pieces`` are in ``zone``."""

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
    """Choice of the next combat (step i), outside the ``done`` zones."""

    done: tuple[ZoneId, ...] = ()


@frozen
class Combat:
    """Combat (5.7); ``due`` are the losses (Imperial, Republican), None until they are known.

    ``besieged`` is fixed with the attitudes (M77).
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
    """Choice of an attitude by a side for the combat lower on the agenda."""

    side: Side
    zone: ZoneId


@frozen
class Losing:
    """Losses of ``due`` steps (M73); if ``guards``, Rural Guards may be lost instead (6.1)."""

    side: Side
    zone: ZoneId
    due: int
    guards: bool = False


@frozen
class Retreating:
    """Retreat (5.7.3).

    If ``optional``, the besieger may stay (M78); if ``blamed``, the retreat moves the French
    Retreat marker (M80).
    """

    side: Side
    zone: ZoneId
    optional: bool = False
    blamed: bool = False


@frozen
class CombatOver:
    """End of a combat: ships of a failed landing return (M64), then the aftermath."""

    zone: ZoneId


# --- Between questions ----------------------------------------------------------------------------


@frozen
class Aftermath:
    """Consequences of a move, a fight or a raid (M66)."""

    guerrillas_drive_hqs: bool = False


@frozen
class CounterGuerrillaRetreats:
    zone: ZoneId


@frozen
class Escaping:
    """Escape of a person to one of the nearest safe zones (M83)."""

    who: str
    zone: ZoneId


@frozen
class Fleeing:
    """Flight of a ship (M63)."""

    zone: ZoneId


# --- Pacification Phase --------------------------------------------------------------------------


@frozen
class Hunting:
    """Moves of Counter-guerrillas; ``moved`` contains the new zone of each moved marker."""

    moved: tuple[ZoneId, ...] = ()


@frozen
class Raiding:
    """Raids of a turn; ``markers`` is the number left to try, -1 until it is counted.

    ``recalling`` rules out further raids.
    """

    markers: int
    tried: tuple[ZoneId, ...] = ()
    recalling: bool = False

    @property
    def side(self) -> Side:
        return "republican"


@frozen
class GameOver:
    """End of the game; always the only record."""


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
