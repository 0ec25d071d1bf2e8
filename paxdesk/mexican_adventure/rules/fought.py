"""A combat that was fought, as it is remembered: its sums, term by term (5.7.1, M72)."""

from paxdesk.mexican_adventure.rules.words import Attitude, Side, ZoneId
from paxdesk.record_classes import frozen


@frozen
class Potential:
    """One side's PC, term by term, so that it can be spelled out."""

    fps: int
    leader: int
    hold: int
    pursuit: int
    quality: int
    landing: int
    fortress: int
    camerone: int
    santa_anna: int
    die: int

    @property
    def total(self) -> int:
        return (
            self.fps
            + self.leader
            + self.hold
            + self.pursuit
            + self.quality
            + self.landing
            + self.fortress
            + self.camerone
            + self.santa_anna
            + self.die
        )


@frozen
class Fought:
    """The last combat, each pair Imperial first.

    ``terms`` and ``losses`` are None where there was none; ``besieged`` held a fortress.
    """

    zone: ZoneId
    attitudes: tuple[Attitude, Attitude]
    terms: tuple[Potential, Potential] | None = None
    losses: tuple[int, int] | None = None
    besieged: Side | None = None

    @property
    def pc(self) -> tuple[int, int] | None:
        """The combat potentials."""
        return None if self.terms is None else (self.terms[0].total, self.terms[1].total)
