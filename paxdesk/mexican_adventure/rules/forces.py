"""Force points (FP) as single records, and the groups that name them: ``7A.french 3C.imperial``."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.vocabulary import (
    FRENCH,
    NATIONS,
    QUALITIES,
    LeaderId,
    Nation,
    Quality,
    Side,
    ZoneId,
)


@frozen
class Fp:
    """Force point: a thousand men (2.2), with its flags for this turn.

    ``failed`` (5.1.1), ``tried`` (M55), ``used`` (M110), ``moved`` (M53).
    """

    nation: Nation
    quality: Quality
    failed: bool = False
    tried: bool = False
    used: bool = False
    moved: bool = False


Fps: TypeAlias = tuple[Fp, ...]
FpType: TypeAlias = tuple[Quality, Nation]


@frozen
class FpGroup:
    """A number of FP of the same quality and nation."""

    count: int
    quality: Quality
    nation: Nation


Groups: TypeAlias = tuple[FpGroup, ...]


@frozen
class Pieces:
    """Leaders, FP and ships of an action or a set-up."""

    leaders: tuple[LeaderId, ...] = ()
    groups: Groups = ()
    navies: int = 0

    @property
    def count(self) -> int:
        return sum(group.count for group in self.groups)

    @property
    def empty(self) -> bool:
        return not (self.leaders or self.groups or self.navies)

    def includes(self, other: "Pieces") -> bool:
        """Return whether all pieces of ``other`` are among these."""
        more = set(other.leaders) - set(self.leaders) or kinds_in(other.groups) - kinds_in(
            self.groups
        )
        return not more and other.navies <= self.navies

    def __add__(self, other: "Pieces") -> "Pieces":
        return Pieces(
            tuple(sorted((*self.leaders, *other.leaders))),
            joined_groups((*self.groups, *other.groups)),
            self.navies + other.navies,
        )

    def __sub__(self, other: "Pieces") -> "Pieces":
        return Pieces(
            tuple(who for who in self.leaders if who not in other.leaders),
            groups_of((kinds_in(self.groups) - kinds_in(other.groups)).elements()),
            self.navies - other.navies,
        )

    def __and__(self, other: "Pieces") -> "Pieces":
        return Pieces(
            tuple(who for who in self.leaders if who in other.leaders),
            groups_of((kinds_in(self.groups) & kinds_in(other.groups)).elements()),
            min(self.navies, other.navies),
        )


NOTHING = Pieces()


@frozen
class ZonePieces:
    """Pieces in one zone: ``1C in oaxaca``."""

    pieces: Pieces
    zone: ZoneId


Place: TypeAlias = tuple[ZoneId, FpType]
"""Zone with a kind of FP in it."""


def places_of(fps: Iterable[tuple[ZoneId, Fp]]) -> Counter[Place]:
    return Counter((zone, kind_of(fp)) for zone, fp in fps)


def places_in(batches: Iterable[ZonePieces]) -> Counter[Place]:
    """Return the number of FP in the batches, by zone and kind."""
    found: Counter[Place] = Counter()
    for batch in batches:
        for kind, number in kinds_in(batch.pieces.groups).items():
            found[batch.zone, kind] += number
    return found


def batches_of(places: Iterable[Place]) -> tuple[ZonePieces, ...]:
    """Return one batch of FP for each zone, in alphabetical order.

    ``places`` contains one entry per FP.
    """
    kinds: dict[ZoneId, list[FpType]] = {}
    for zone, kind in places:
        kinds.setdefault(zone, []).append(kind)
    return tuple(ZonePieces(Pieces((), groups_of(kinds[zone])), zone) for zone in sorted(kinds))


def side_of_nation(nation: Nation) -> Side:
    return "republican" if nation == "republican" else "imperial"


def _rank(kind: FpType) -> tuple[int, int]:
    return QUALITIES.index(kind[0]), NATIONS.index(kind[1])


def kind_of(fp: Fp) -> FpType:
    return fp.quality, fp.nation


def sorted_fps(fps: Iterable[Fp]) -> Fps:
    """Return the FP in canonical order, so that equal positions compare equal."""
    return tuple(
        sorted(fps, key=lambda fp: (*_rank(kind_of(fp)), fp.failed, fp.tried, fp.used, fp.moved))
    )


def groups_of(kinds: Iterable[FpType]) -> Groups:
    """Return canonical groups: by quality, then nation, with equal kinds joined."""
    counted = Counter(kinds)
    return tuple(
        FpGroup(counted[kind], *kind) for kind in sorted(counted, key=_rank) if counted[kind]
    )


def groups_from_fps(fps: Iterable[Fp]) -> Groups:
    return groups_of(map(kind_of, fps))


def kinds_in(groups: Iterable[FpGroup]) -> Counter[FpType]:
    found: Counter[FpType] = Counter()
    for group in groups:
        found[group.quality, group.nation] += group.count
    return found


def fps_of(groups: Iterable[FpGroup]) -> list[Fp]:
    """Return new FP as named by the groups, with all flags cleared."""
    return [Fp(each.nation, each.quality) for each in groups for _ in range(each.count)]


def joined_groups(groups: Iterable[FpGroup]) -> Groups:
    """Return groups of the same FP in canonical form."""
    return groups_of(kinds_in(groups).elements())


def split_fps(
    fps: Fps, groups: Groups, liked: Callable[[Fp], object] | None = None
) -> tuple[Fps, Fps] | None:
    """Return FP of the groups, preferably ``liked`` ones, and the rest; None if any is missing."""
    wanted = kinds_in(groups)
    order = sorted(fps, key=lambda fp: bool(liked and not liked(fp)))
    chosen: list[Fp] = []
    left: list[Fp] = []
    for fp in order:
        if wanted[kind_of(fp)] > 0:
            wanted[kind_of(fp)] -= 1
            chosen.append(fp)
        else:
            left.append(fp)
    if any(wanted.values()):
        return None
    return tuple(chosen), sorted_fps(left)


def fps_with(
    fps: Iterable[Fp],
    failed: bool = False,
    tried: bool = False,
    used: bool = False,
    moved: bool = False,
) -> Fps:
    """Return the FP in the same order, with more flags set."""
    return tuple(
        evolve(
            fp,
            failed=fp.failed or failed,
            tried=fp.tried or tried,
            used=fp.used or used,
            moved=fp.moved or moved,
        )
        for fp in fps
    )


def fresh(fps: Iterable[Fp]) -> Fps:
    """Return the FP with all flags of the turn cleared."""
    return sorted_fps(Fp(fp.nation, fp.quality) for fp in fps)


# --- Steps of quality (2.5) ----------------------------------------------------------------------


def lower(fp: Fp) -> Fp | None:
    """Return the FP one step lower; None for a C, which is eliminated."""
    if fp.quality == "C":
        return None
    return evolve(fp, quality=QUALITIES[QUALITIES.index(fp.quality) + 1])


def higher(fp: Fp) -> Fp:
    """Return an FP, which must not be an A, one step higher."""
    return evolve(fp, quality=QUALITIES[QUALITIES.index(fp.quality) - 1])


def steps_to_remove(fps: Iterable[Fp]) -> int:
    """Return the number of losses that remove all FP (M73)."""
    return sum(3 - QUALITIES.index(fp.quality) for fp in fps)


def best_quality(fps: Iterable[Fp]) -> Quality | None:
    return min((fp.quality for fp in fps), default=None)


def is_french(fp: Fp) -> bool:
    return fp.nation in FRENCH


def cost_of(count: int) -> int:
    """Return the RP for ordering or supplying FP (2.5, M8)."""
    return -(-count // 5)
