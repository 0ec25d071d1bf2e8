"""What lies in the box: headquarters, leaders, chits and scenarios, as the data files tell."""

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
    """A leader; ``faces`` are (rank in stars, initiative), the second where he is promoted."""

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
    """Juárez or Maximilian (5.8.5, 5.8.6)."""

    id: str
    name: str
    side: Side


@frozen
class FpKind:
    """A nation's FP: the most on the map at once, the best quality, the counters."""

    nation: Nation
    side: Side
    best: Quality
    limit: int
    counters: tuple[tuple[int, int], ...]


@frozen
class MarkerKind:
    """Chits that stay as markers; ``occupies`` says whether they hold a zone (M5)."""

    id: str
    side: Side
    chits: tuple[int, int]
    occupies: bool


# --- What events do (8.0), one record a verb -----------------------------------------------------


@frozen
class PlaceMarkerEffect:
    marker: Marker
    by: Side
    where: Where


@frozen
class GainGuerrilla:
    """To the Republican reserve."""


@frozen
class ImproveEffect:
    """So many different FP of the side rise a step, not above ``best`` (M37, M113)."""

    side: Side
    count: int
    best: Quality


@frozen
class RaiseEffect:
    """New Mexican FP of the player's side (M37, M42)."""

    count: int
    quality: Quality
    where: Literal["own", "own_or_free"]


@frozen
class Land:
    """FP of a nation, with ships, in a port or in a named zone with an Imperial FP (M39)."""

    nation: Nation
    count: int
    quality: Quality
    where: ZoneId
    navies: int


@frozen
class ReinforcementGroup:
    """Leaders with FP that come together."""

    leaders: tuple[LeaderId, ...]
    nation: Nation
    count: int
    quality: Quality


@frozen
class CorpsInOrder(ReinforcementGroup):
    """A corps whose arrival adds chits to the bowl."""

    add_to_bowl: tuple[Chit, ...]


@frozen
class ReinforceInOrder:
    """Contents by the order of play, not the number (M38)."""

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
    """M41."""


@frozen
class SantaAnna:
    """M42."""


@frozen
class Withdrawal:
    """The French Retreat marker, right is positive."""

    amount: int


@frozen
class DieGate:
    """Effects of a die within ``passes``, the least and the most."""

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
    """M44."""


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
    """5.8.2."""


@frozen
class EvacuateEffect:
    """M49-M51: pieces leave from ``where``, ``most`` FP a turn, within ``turns``."""

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
    """Equal chits, by the first and the last of their ``numbers``.

    ``since`` is the turn of the calendar, ``after`` the chit that brings it.
    """

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
    """What the owner places himself, and where he may (M95, M96, M103)."""

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
        """Whether the French Retreat marker stands where the Republican has won (7.2, M98)."""
        return self.republican_above is not None and withdrawal > self.republican_above


@frozen
class MustPlay:
    """M36; ``unless_played`` chits of that key before, if it is not unconditional."""

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
    """Everything that is the same in every game. ``replaced`` are files of the player's own.

    ``digest`` tells it from other material.
    """

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
        """Of a leader or head of state."""
        return self.leaders[who].side if who in self.leaders else self.heads[who].side


def digest_of(files: Iterable[Path]) -> str:
    """Of what these files say, however their lines end."""
    found = sha256()
    for file in files:
        found.update(b"\n".join(file.read_bytes().splitlines()))
    return found.hexdigest()[:16]
