"""A first look at a turn for several measures at once: each position is reached only once.

What it finds promising is proven by the full search, measure by measure.
"""

from collections.abc import Sequence
from typing import TypeAlias

from attrs import field

from paxdesk.porfiriana.puzzles.goals import Goal
from paxdesk.porfiriana.puzzles.search import NO_WAY, FullSearch, Way, Ways, minimal, told_line
from paxdesk.porfiriana.robots.planner.identity import Identity, identity
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.legal import asked
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import define, frozen

Measure: TypeAlias = int
"""The place of a goal among those that are looked at."""


@frozen
class Spot:
    """A position of the turn: who is asked, how much there is if one may stop here, what follows.

    Where others are asked, ``amounts`` is empty, as in the midst of things.
    """

    own: bool
    amounts: tuple[int, ...]
    edges: tuple[tuple[str, Identity], ...]


@define
class Survey:
    """All positions of a turn, for goals that ask for as much as possible. Raises Unprovable."""

    goals: Sequence[Goal]
    search: FullSearch
    _spots: dict[Identity, Spot] = field(factory=dict, init=False)

    def look(self, state: State) -> Identity:
        """Reach everything that can be reached; the mark of the position itself."""
        mark = identity(state)
        if mark in self._spots:
            return mark
        seat = self.goals[0].seat
        free = isinstance(state.agenda[-1], ActionPhase)
        if asked(state) is None or (free and state.turn.seat != seat):
            self._spots[mark] = Spot(True, (), ())
            return mark
        amounts = tuple(goal.measure(state) for goal in self.goals) if free else ()
        edges = [
            (told_line(state, action), self.look(self.search.after(state, action)))
            for action in self.search.choices(state)
        ]
        self._spots[mark] = Spot(asked(state) == seat, amounts, tuple(edges))
        return mark

    def most(self, mark: Identity, goal: Measure) -> int:
        """The most that can be had, whatever others answer; -1 where nothing can."""
        known: dict[Identity, int] = {}

        def best(at: Identity) -> int:
            if at not in known:
                spot = self._spots[at]
                here = spot.amounts[goal] if spot.amounts else -1
                reached = [best(after) for _, after in spot.edges]
                known[at] = max([here, *reached]) if spot.own else min(reached)
            return known[at]

        return best(mark)

    def ways(self, mark: Identity, goal: Measure, amount: int) -> Ways:
        """The ways to so much where nobody else is asked anything on them."""
        known: dict[Identity, Ways] = {}

        def found(at: Identity) -> Ways:
            spot = self._spots[at]
            if spot.amounts and spot.amounts[goal] >= amount:
                return frozenset({()})
            if not spot.own:
                return NO_WAY
            if at not in known:
                ways: set[Way] = set()
                for line, after in spot.edges:
                    ways |= {tuple(sorted((*way, line))) for way in found(after)}
                known[at] = minimal(ways)
            return known[at]

        return found(mark)
