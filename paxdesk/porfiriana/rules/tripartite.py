"""The Tripartite and the count of a showdown (K3, K4) as plain figures.

The rules fill them in from a position, robots from what they foresee, ledger and sheets read
their parts: the arithmetic stands here alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Seat


@frozen
class Tripartite:
    """Points that a seat must exceed, by its parts: Díaz's own, and those of two opponents.

    With one opponent alone the Vice-President counts 1 beside him (R42); Díaz against one person
    has nobody beside him (L).
    """

    diaz: int
    opponents: tuple[int, ...] = ()

    @classmethod
    def against(cls, others: Iterable[int], diaz: int, iron_hand: bool) -> "Tripartite":
        """The two weakest of the others, with Iron Hand the two strongest, beside Díaz."""
        ranked = sorted(others, reverse=iron_hand)[:2]
        return cls(max(diaz, 0), tuple(sorted(ranked)))

    @property
    def vice_president(self) -> int:
        """His point, where only one opponent is left to count (R42)."""
        return 1 if len(self.opponents) == 1 else 0

    @property
    def total(self) -> int:
        """All parts together."""
        return self.diaz + self.vice_president + sum(self.opponents)


def tripartites(points: Sequence[int], diaz: int, iron_hand: bool) -> list[int]:
    """The total that each of these seats must exceed, in their order.

    What :class:`Tripartite` says for one seat, for all at once: who looks ahead asks this for
    every position.
    """
    diaz = max(diaz, 0)
    ranked = sorted(points, reverse=iron_hand)
    if len(ranked) < 3:
        return [diaz + (sum(ranked) - own + 1 if len(ranked) == 2 else 0) for own in points]
    two, third = ranked[:2], ranked[2]
    others = diaz + sum(two)
    return [others + third - own if own in two else others for own in points]


class CountedSeat(Protocol):
    """What one seat brings to the count: its points of the regime's kind, its gold and income."""

    @property
    def points(self) -> int:
        """Points of the kind that counts."""
        ...

    @property
    def gold(self) -> int:
        """Its purse."""
        ...

    @property
    def income(self) -> int:
        """What the next income phase would give."""
        ...


def topplers(points: Mapping[Seat, int], diaz: int, iron_hand: bool) -> tuple[Seat, ...]:
    """Everybody with strictly more points than his own Tripartite (R42), which may be 0."""
    bars = tripartites(list(points.values()), diaz, iron_hand)
    return tuple(seat for seat, bar in zip(points, bars, strict=True) if points[seat] > bar)


def richest(worth: Mapping[Seat, tuple[int, int]]) -> tuple[Seat, ...]:
    """Most gold, then highest income, then shared (R43); nobody of none."""
    best = max(worth.values(), default=None)
    return tuple(seat for seat, each in worth.items() if each == best)


def winners(
    claims: Mapping[Seat, CountedSeat], diaz: int, iron_hand: bool, last: bool
) -> tuple[Seat, ...]:
    """Who wins by this count; empty where Díaz holds and the game goes on.

    Of several who topple him the richest wins (K4); nobody topples him at the ``last`` Topple:
    gold decides (R44).
    """
    points = {seat: claim.points for seat, claim in claims.items()}
    rivals: Iterable[Seat] = topplers(points, diaz, iron_hand) or (claims if last else ())
    return richest({seat: (claims[seat].gold, claims[seat].income) for seat in rivals})
