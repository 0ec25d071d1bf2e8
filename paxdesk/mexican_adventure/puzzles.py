"""Puzzles: positions at the start of a step, with exactly one best plan.

The search finds the chance that a side can guarantee, whatever the enemy answers.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, Literal, TypeAlias, get_args

from attrs import field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.chance import SIDES_OF_THE_DIE
from paxdesk.mexican_adventure.rules.engine import legal_actions, perform
from paxdesk.mexican_adventure.rules.errors import NothingLaidDown
from paxdesk.mexican_adventure.rules.notation import Names, parse, write
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import FP_FOR_AN_RP, can_be_supplied
from paxdesk.mexican_adventure.rules.vocabulary import Side, ZoneId

GoalKind: TypeAlias = Literal["hold", "supply", "win"]
KINDS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)
PuzzleLine: TypeAlias = tuple[str, ...]
LOOKED_AT: Final = 12_000
"""Maximum number of positions in a search; beyond it, the search raises Unprovable."""
MOST_DICE: Final = 4
"""Maximum number of dice in a single action."""
STAR_AT: Final = (0, 12, 40)
"""Thresholds of the number of possible first actions; each one reached adds a star."""


class Unprovable(Exception):
    """Raised if the search is too large, or if chits would be drawn."""


@frozen
class StepGoal:
    """Goal of ``side``: ``hold`` a zone alone, ``supply`` all FP, or ``win``."""

    kind: GoalKind
    side: Side
    zone: ZoneId = ""

    def reached(self, state: State) -> bool:
        if self.kind == "hold":
            return state.zones[self.zone].held(self.side)
        if self.kind == "supply":
            everybody, fed = (
                sum(1 for _ in state.all_fps(self.side)),
                can_be_supplied(state, self.side),
            )
            return 0 < everybody == len(fed) <= FP_FOR_AN_RP * state.rp[self.side]
        return state.winner == self.side


@frozen
class Puzzle:
    """Puzzle; ``solution`` is the only plan that reaches the goal with ``chance``."""

    name: str
    goal: StepGoal
    given: str
    chance: Fraction
    solution: PuzzleLine
    stars: int
    position: State = field(eq=False, repr=False)
    title: str = ""
    """Title given by the author."""


@define(eq=False)
class StepSearch:
    goal: StepGoal
    maximum: int = LOOKED_AT
    helped: bool = False
    """True if the enemy's answers favour the goal instead of preventing it."""
    _known: dict[object, Fraction] = field(factory=dict, init=False)

    def chance(self, state: State) -> Fraction:
        """Return the chance of the goal that its side can guarantee. Raises Unprovable."""
        if self.goal.reached(state):
            return Fraction(1)
        if state.over or not state.agenda:
            return Fraction(0)
        mark = identity(state)
        if mark not in self._known:
            if len(self._known) >= self.maximum:
                raise Unprovable
            self._known[mark] = Fraction(0)  # a cycle does not reach the goal
            mine = self.helped or self.mine(state)
            best = Fraction(0 if mine else 1)
            for action in legal_actions(state):
                found = self.after(state, action)
                best = max(best, found) if mine else min(best, found)
                if best == mine:
                    break
            self._known[mark] = best
        return self._known[mark]

    def after(self, state: State, action: Action) -> Fraction:
        found = outcomes(state, action)
        return sum((share * self.chance(child) for share, child in found), Fraction(0))

    def mine(self, state: State) -> bool:
        return state.side_asked == self.goal.side

    def plans(self, state: State) -> list[PuzzleLine]:
        """Return the plans with the best chance, without any that contain all lines of another."""
        found = sorted(self._plans(state, (), set(), self.chance(state)), key=len)
        kept: list[PuzzleLine] = []
        for plan in found:
            if not any(Counter(each) <= Counter(plan) for each in kept):
                kept.append(plan)
        return kept

    def _plans(
        self, state: State, lines: PuzzleLine, seen: set[object], best: Fraction
    ) -> Iterator[PuzzleLine]:
        if self.goal.reached(state):
            yield lines
            return
        mark = identity(state)
        if mark in seen or not self.mine(state):
            return
        seen.add(mark)
        for action in legal_actions(state):
            if self.after(state, action) < best:
                continue
            further = (*lines, write(action))
            found = outcomes(state, action)
            (_, child), *others = found
            if not others and (self.goal.reached(child) or self.mine(child)):
                yield from self._plans(child, further, seen, best)
            else:
                yield further


def outcomes(state: State, action: Action) -> list[tuple[Fraction, State]]:
    """Return the possible results of an action with their probabilities. Raises Unprovable."""
    found: list[tuple[Fraction, State]] = []
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        rolls = waiting.pop()
        child = state.copy()
        child.scripted, child.rolls, child.draws = True, list(rolls), []
        try:
            perform(child, action, onward=False)
        except NothingLaidDown:
            if child.rolls or len(rolls) == MOST_DICE:
                raise Unprovable from None
            waiting += [(*rolls, die) for die in range(SIDES_OF_THE_DIE)]
        else:
            child.rolls = []
            found.append((Fraction(1, SIDES_OF_THE_DIE ** len(rolls)), child))
    return found


def identity(state: State) -> object:
    """Return a key; positions with equal keys have the same possible futures."""
    zones = tuple(
        (each.imperial, each.republican, each.vomito, each.guerrilla, each.rural_guards,
         each.counter_guerrillas, each.holds)
        for each in state.zones.values()
    )  # fmt: skip
    people = tuple(
        (each.where, each.rank, each.failed, each.tried, each.used, each.moved)
        for each in state.people.values()
    )
    hq = None if state.hq is None else (state.hq.id, state.hq.where, state.hq.due)
    tracks = (
        state.turn,
        state.step,
        *state.rp.values(),
        state.withdrawal,
        state.aid,
        state.reserve,
    )
    return zones, people, state.navies, hq, tracks, state.bowl, repr(state.now), repr(state.agenda)


@frozen
class SearchResult:
    """Result of a search: best ``chance`` (None if unproved) and the plans with it."""

    chance: Fraction | None
    plans: tuple[PuzzleLine, ...] = ()
    first_lines: int = 0

    @property
    def holds(self) -> bool:
        """True if there is exactly one plan and it is not empty."""
        return bool(self.chance) and len(self.plans) == 1 and self.plans[0] != ()

    @property
    def stars(self) -> int:
        return sum(self.first_lines >= least for least in STAR_AT)


def prove(state: State, goal: StepGoal, most: int = LOOKED_AT) -> SearchResult:
    """Return the best chance of the goal, and the :meth:`StepSearch.plans` with it."""
    search = StepSearch(goal, most)
    try:
        if not search.mine(state) and not goal.reached(state):
            return SearchResult(Fraction(0))
        chance = search.chance(state)
        plans = tuple(search.plans(state)) if chance else ()
    except Unprovable:
        return SearchResult(None)
    return SearchResult(chance, plans, len(legal_actions(state)))


@frozen
class BestTry:
    """Plan, the position after it, and the enemy's refutation or ""."""

    lines: PuzzleLine
    after: State
    answer: str = ""


def best_try(state: State, goal: StepGoal, most: int = LOOKED_AT) -> BestTry | None:
    """Return the best plan if the enemy helped, with its refutation; None if there is none."""
    helped, search = StepSearch(goal, most, helped=True), StepSearch(goal, most)
    try:
        if not helped.mine(state) or not helped.chance(state):
            return None
        lines = helped.plans(state)[0]
        after = [state]
        for line in lines:
            action = parse(line, Names.of(state.material))
            after = [child for before in after for _, child in outcomes(before, action)]
        for child in after:
            if goal.reached(child) or child.over or not child.agenda or search.mine(child):
                continue
            for answer in legal_actions(child):
                if not search.after(child, answer):
                    return BestTry(lines, child, write(answer))
    except Unprovable:
        return None
    return BestTry(lines, after[0])
