"""Arithmetic of the Tripartite and of the count of a showdown (K3, K4)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Seat


@frozen
class Tripartite:
    """Points to exceed: Díaz's, up to two opponents', and the Vice-President's, if any (R42)."""

    diaz: int
    opponents: tuple[int, ...] = ()

    @classmethod
    def against(cls, others: Iterable[int], diaz: int, iron_hand: bool) -> "Tripartite":
        """Return the Tripartite with the two weakest opponents, or the strongest with Iron Hand."""
        ranked = sorted(others, reverse=iron_hand)[:2]
        return cls(max(diaz, 0), tuple(sorted(ranked)))

    @property
    def vice_president(self) -> int:
        """Vice-President's point: 1 if only one opponent counts (R42)."""
        return 1 if len(self.opponents) == 1 else 0

    @property
    def total(self) -> int:
        return self.diaz + self.vice_president + sum(self.opponents)


def tripartites(points: Sequence[int], diaz: int, iron_hand: bool) -> list[int]:
    """Return the total that each of these seats must exceed, by index."""
    diaz = max(diaz, 0)
    ranked = sorted(points, reverse=iron_hand)
    if len(ranked) < 3:
        return [diaz + (sum(ranked) - own + 1 if len(ranked) == 2 else 0) for own in points]
    two, third = ranked[:2], ranked[2]
    others = diaz + sum(two)
    return [others + third - own if own in two else others for own in points]


class CountedSeat(Protocol):
    @property
    def points(self) -> int:
        """Points of the kind that counts."""
        ...

    @property
    def gold(self) -> int: ...

    @property
    def income(self) -> int:
        """Gold of the next income phase."""
        ...


def topplers(points: Mapping[Seat, int], diaz: int, iron_hand: bool) -> tuple[Seat, ...]:
    """Return the seats with more points than their Tripartite (R42)."""
    bars = tripartites(list(points.values()), diaz, iron_hand)
    return tuple(seat for seat, bar in zip(points, bars, strict=True) if points[seat] > bar)


def richest(worth: Mapping[Seat, tuple[int, int]]) -> tuple[Seat, ...]:
    """Return the seats with the most gold, then the highest income; several if tied (R43)."""
    best = max(worth.values(), default=None)
    return tuple(seat for seat, each in worth.items() if each == best)


def winners(
    claims: Mapping[Seat, CountedSeat], diaz: int, iron_hand: bool, last: bool
) -> tuple[Seat, ...]:
    """Return the winners of this count (K4, R44); () if the game continues."""
    points = {seat: claim.points for seat, claim in claims.items()}
    rivals: Iterable[Seat] = topplers(points, diaz, iron_hand) or (claims if last else ())
    return richest({seat: (claims[seat].gold, claims[seat].income) for seat in rivals})
