"""The contents of the box, as read from data files: map, pieces, chits and scenarios."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeAlias

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.forces import Groups, Pieces
from paxdesk.mexican_adventure.rules.vocabulary import (
    FRENCH,
    Attitude,
    Chit,
    LeaderId,
    Marker,
    Nation,
    Quality,
    Side,
    ZoneId,
)
from paxdesk.mexican_adventure.rules.zone_map import Board

Where: TypeAlias = Literal["forest", "friendly_uncontested"]


@frozen
class HqCard:
    id: str
    nation: Nation
    initiative: int
    values: Literal["stated", "reconstructed"]


@frozen
class LeaderCard:
    """Leader; ``faces`` are pairs (rank in stars, initiative), the second after a promotion."""

    id: LeaderId
    name: str
    side: Side
    nation: Nation
    faces: tuple[tuple[int, int], ...]
    source: Literal["stated", "reconstructed"]
    values: Literal["stated", "reconstructed"]
    why: str | None

    @property
    def french(self) -> bool:
        return self.nation in FRENCH

    def initiative(self, rank: int) -> int:
        return next(initiative for stars, initiative in self.faces if stars == rank)


@frozen
class HeadCard:
    """A head of state: Juárez or Maximilian (5.8.5, 5.8.6)."""

    id: str
    name: str
    side: Side


@frozen
class FpKind:
    """FP of a nation; ``limit`` is their maximum on the map, ``best`` the best quality.

    ``counters`` are pairs (value, number in the box).
    """

    nation: Nation
    side: Side
    best: Quality
    limit: int
    counters: tuple[tuple[int, int], ...]


@frozen
class MarkerKind:
    """Kind of marker; ``chits`` are the first and last number of its chits."""

    id: str
    side: Side
    chits: tuple[int, int]
    occupies: bool


# --- Effects of events (8.0), one record for each verb --------------------------------------------


@frozen
class PlaceMarkerEffect:
    marker: Marker
    by: Side
    where: Where


@frozen
class GainGuerrilla:
    """A Guerrilla added to the Republican reserve."""


@frozen
class ImproveEffect:
    """Improvement of ``count`` FP by one step, up to ``best`` (M37, M113)."""

    side: Side
    count: int
    best: Quality


@frozen
class RaiseEffect:
    """New Mexican FP for the side that plays the chit (M37, M42)."""

    count: int
    quality: Quality
    where: Literal["own", "own_or_free"]


@frozen
class Land:
    """Landing of FP and ships in a port or a named zone (M39)."""

    nation: Nation
    count: int
    quality: Quality
    where: ZoneId
    navies: int


@frozen
class ReinforcementGroup:
    """Leaders and FP that arrive together."""

    leaders: tuple[LeaderId, ...]
    nation: Nation
    count: int
    quality: Quality


@frozen
class CorpsInOrder(ReinforcementGroup):
    """Corps with chits that enter the bowl even if the corps is lost (M38)."""

    add_to_bowl: tuple[Chit, ...]


@frozen
class ReinforceInOrder:
    """Sets of reinforcements, used in order and not by chit number (M38)."""

    where: ZoneId
    sets: tuple[CorpsInOrder, ...]


@frozen
class Reinforce(ReinforcementGroup):
    where: ZoneId


@frozen
class ReturnLeaderEffect:
    sides: tuple[Side, ...]


@frozen
class Camerone:
    """Effect of event 43 on combat (M41)."""


@frozen
class SantaAnna:
    """Effect of Santa Anna on combat (M42)."""


@frozen
class Withdrawal:
    """A move of the French Retreat marker; positive is to the right."""

    amount: int


@frozen
class DieGate:
    """Effects that apply if a die roll is within ``passes``, (least, most)."""

    passes: tuple[int, int]
    then: tuple["Effect", ...]


@frozen
class OpenLine:
    line: Literal["railway", "telegraph"]
    since: Literal["now", "next_turn"]


@frozen
class RemoveMarkers:
    marker: Marker


@frozen
class Ceiling:
    nation: Nation
    best: Quality


@frozen
class Aid:
    amount: int


@frozen
class NoReturn:
    """Rule that eliminated Republican leaders do not return from then on (M44)."""


@frozen
class GainRp:
    side: Side
    amount: int


@frozen
class AddToBowl:
    chits: tuple[Chit, ...]


@frozen
class ReplaceHq:
    replaced: tuple[str, ...]
    by: str
    needs: LeaderId


@frozen
class RemoveLeader:
    leader: LeaderId
    needs: LeaderId


@frozen
class Promote:
    leader: LeaderId


@frozen
class BindLeader:
    leader: LeaderId
    rank: int


@frozen
class PlaceHeadEffect:
    head: str


@frozen
class OwnNationOnly:
    """Rule that leaders may lead only FP of their nation (5.8.2)."""


@frozen
class EvacuateEffect:
    """Evacuation within ``turns``, with at most ``most`` FP per turn (M49-M51).

    ``least`` is the minimum per turn in a scenario that ends earlier.
    """

    turns: int
    most: int
    least: int
    where: ZoneId


@frozen
class Dismiss:
    nations: tuple[Nation, ...]


@frozen
class ConvertEffect:
    count: int


Effect: TypeAlias = (
    PlaceMarkerEffect
    | GainGuerrilla
    | ImproveEffect
    | RaiseEffect
    | Land
    | ReinforceInOrder
    | Reinforce
    | ReturnLeaderEffect
    | Camerone
    | SantaAnna
    | Withdrawal
    | DieGate
    | OpenLine
    | RemoveMarkers
    | Ceiling
    | Aid
    | NoReturn
    | GainRp
    | AddToBowl
    | ReplaceHq
    | RemoveLeader
    | Promote
    | BindLeader
    | PlaceHeadEffect
    | OwnNationOnly
    | EvacuateEffect
    | Dismiss
    | ConvertEffect
)


@frozen
class EventKind:
    """Equal chits, in the bowl ``since`` a turn or ``after`` an event."""

    numbers: tuple[Chit, Chit]
    key: str
    title: str
    since: int | None
    after: int | str | None
    void_after: Chit | None
    effects: tuple[Effect, ...]

    @property
    def chits(self) -> range:
        first, last = self.numbers
        return range(first, last + 1)


# --- Scenarios (7.0) -----------------------------------------------------------------------------


@frozen
class ZoneSetup:
    hq: str | None = None
    heads: tuple[str, ...] = ()
    leaders: tuple[LeaderId, ...] = ()
    fps: Groups = ()
    navies: int = 0


@frozen
class FreePieces:
    """Pieces placed by the owner, and the limits on their zones (M95, M96, M103)."""

    leaders: tuple[LeaderId, ...]
    fps: Groups
    navies: int
    most_in_a_zone: int | None
    zones: tuple[ZoneId, ...]
    routes: tuple[str, ...]
    not_in: tuple[ZoneId, ...]
    nor_next_to_them: bool
    leaders_where: Literal["own_fp", "anywhere"]

    @property
    def pieces(self) -> Pieces:
        return Pieces(tuple(sorted(self.leaders)), self.fps, self.navies)


@frozen
class SideSetup:
    source: Literal["stated", "reconstructed"]
    why: str | None
    zones: dict[ZoneId, ZoneSetup]
    free: FreePieces | None


@frozen
class Victory:
    by: Literal["control", "most_resources", "withdrawal_below_30", "no_imperial_fp"]
    zones: tuple[ZoneId, ...] = ()
    republican_above: int | None = None

    def reached_by_republican(self, withdrawal: int) -> bool:
        """Return whether the Republican side wins by the French Retreat marker (7.2, M98)."""
        return self.republican_above is not None and withdrawal > self.republican_above


@frozen
class MustPlay:
    """Chit to be played in a turn, unless enough were played (M36)."""

    turn: int
    event: str
    unless_played: int | None


@frozen
class ScenarioCard:
    id: str
    title: str
    clause: str
    turns: tuple[int, int]
    resources: tuple[int, int]
    withdrawal: int
    aid: int
    eliminated: tuple[LeaderId, ...]
    retired: tuple[LeaderId, ...]
    played: tuple[Chit, ...]
    promoted: tuple[LeaderId, ...]
    first_time: tuple[ZoneId, ...]
    markers: dict[str, int]
    imperial: SideSetup
    republican: SideSetup
    victory: Victory
    loans: bool
    no_administration: tuple[int, ...]
    must_play: tuple[MustPlay, ...]

    @property
    def first_turn(self) -> int:
        return self.turns[0]

    @property
    def last_turn(self) -> int:
        return self.turns[1]

    def setup(self, side: Side) -> SideSetup:
        return self.imperial if side == "imperial" else self.republican


@frozen(eq=False)
class Material:
    """Data shared by all games; ``replaced`` names the files that the player has replaced."""

    board: Board
    hqs: dict[str, HqCard]
    leaders: dict[LeaderId, LeaderCard]
    heads: dict[str, HeadCard]
    fp_kinds: dict[Nation, FpKind]
    navies: int
    markers: dict[str, MarkerKind]
    quality_steps: dict[Quality, int]
    quality_bonus: dict[Quality, int]
    attitudes: dict[Attitude, int]
    tracks: dict[str, tuple[int, int]]
    events: tuple[EventKind, ...]
    scenarios: dict[str, ScenarioCard]
    replaced: tuple[str, ...] = ()
    digest: str = ""
    chits: dict[Chit, EventKind] = field(init=False)

    @chits.default
    def _chits(self) -> dict[Chit, EventKind]:
        return {chit: event for event in self.events for chit in event.chits}

    def chits_of(self, key: str) -> tuple[Chit, ...]:
        return next(tuple(event.chits) for event in self.events if event.key == key)

    def side_of(self, who: str) -> Side:
        return self.leaders[who].side if who in self.leaders else self.heads[who].side


def digest_of(files: Iterable[Path]) -> str:
    """Return a 16-digit hex digest of the files' contents, independent of line endings."""
    found = sha256()
    for file in files:
        found.update(b"\n".join(file.read_bytes().splitlines()))
    return found.hexdigest()[:16]
