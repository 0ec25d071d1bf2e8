"""Opponents for measuring levels; they are not offered at tables."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import MOVING_ON, Evaluation
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, RobotLevel
from paxdesk.porfiriana.robots.planner.planner import Planner, allies_of
from paxdesk.porfiriana.robots.planner.standing import PrestigeIndex, SeatAssets, seat_assets
from paxdesk.porfiriana.robots.robot import Choice, RobotView, TieBreaker
from paxdesk.porfiriana.robots.roster import MilestoneName, ScriptName
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    PRIVATE_ARMY,
    Action,
    Seat,
    Speculate,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.state import State

ROUNDS: Final = 8
"""Maximum number of rounds for which an income is counted."""
GUARD: Final = 4.0
POINT: Final = 12.0
"""Value of a missing point of prestige, in gold."""
SPECULATED: Final = 3
"""Highest column in which the speculator places cubes; column 0 is left out."""


@frozen
class LeagueView:
    """Position with the seats' assets and the kind of prestige that Topples compare."""

    state: State
    seat: Seat
    found: dict[Seat, SeatAssets]
    kind: PrestigeIndex
    rounds: float

    @property
    def own(self) -> SeatAssets:
        return self.found[self.seat]

    @property
    def rivals(self) -> list[SeatAssets]:
        return [each for seat, each in self.found.items() if seat not in (self.seat, DIAZ)]


def _gold(look: LeagueView) -> float:
    own = look.own
    return own.gold + min(ROUNDS, look.rounds) * own.income + own.hand


def _guarded(look: LeagueView) -> float:
    state, seat = look.state, look.seat
    guards = sum(
        troop.owner == seat
        and troop.at > PRIVATE_ARMY
        and state.enterprises[troop.at].owner == seat
        for troop in state.troops.values()
    )
    return _gold(look) + GUARD * guards


def _topples(look: LeagueView) -> float:
    return 0.6 * _gold(look) - POINT * max(look.own.missing[look.kind], -1.0)


def _harasser(look: LeagueView) -> float:
    worst = max(each.gold + ROUNDS * each.income + 2 * each.cards for each in look.rivals)
    return 0.5 * _gold(look) - worst


def _blocker(look: LeagueView) -> float:
    return _gold(look) + POINT * min(max(each.missing[look.kind], -2.0) for each in look.rivals)


def _turncoat(look: LeagueView) -> float:
    nearest = min(look.own.missing)
    counts = look.own.missing[look.kind] <= nearest
    return 0.6 * _gold(look) - POINT * max(nearest, -1.0) + 6 * counts


Idea: TypeAlias = Callable[[LeagueView], float]
IDEAS: Final[Mapping[ScriptName, Idea]] = {
    "gold": _gold,
    "guarded": _guarded,
    "topples": _topples,
    "harasser": _harasser,
    "blocker": _blocker,
    "speculator": _gold,
    "turncoat": _turncoat,
}
"""Value functions of the scripted players."""
THINKS: Final[RobotLevel] = evolve(SWIFT, beam=4, depth=4, nodes=300, finalists=4)


@define
class OneIdea(Evaluation):
    """Evaluation of an unfinished game by an ``idea``, with a bonus for purchases."""

    idea: Idea

    def value(self, state: State, seat: Seat) -> float:
        if state.ended_by is not None:
            return self._ended(state, seat)
        kind = self.figures.regime_kind[state.regime]
        look = LeagueView(state, seat, seat_assets(state), kind, self.rounds)
        value = self.idea(look)
        return value + (MOVING_ON if state.turn.seat == seat and state.turn.purchases else 0.0)


@frozen
class ScriptedPlayer(Planner):
    name: ScriptName = "gold"

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """Return the best plan's first action; the speculator may speculate instead."""
        choice = super().choose(seen, legal, ties)
        turn = seen.state.turn
        if self.name != "speculator" or turn.actions != 1 or not turn.purchases:
            return choice
        return evolve(choice, action=_speculation(seen.state, legal) or choice.action)

    def lines(self, seen: RobotView, legal: list[Action]) -> tuple[Action, ...]:
        """Return only the next action, since the player plans again before each."""
        return (self.choose(seen, legal, TieBreaker.of(seen.state)).action,)

    def _evaluation(self, seen: RobotView, liked: tuple[float, ...]) -> Evaluation:
        allies = allies_of(seen)
        return OneIdea.at(seen.state, self.level, liked, allies, idea=IDEAS[self.name])


def _speculation(state: State, legal: list[Action]) -> Action | None:
    """Return the speculation on the cheapest of columns 1 to SPECULATED, or None."""
    if not isinstance(state.agenda[-1], ActionPhase):
        return None
    found = [
        (price_column(action.slot), action.slot, action)
        for action in legal
        if isinstance(action, Speculate) and action.source is None
    ]
    near = [each for each in found if 0 < each[0] <= SPECULATED]
    return min(near, key=lambda each: each[:2])[2] if near else None


MILESTONES: Final[Mapping[MilestoneName, RobotLevel]] = {
    "thumb-expert": evolve(LEVELS["expert"], learned=False),
    "swift": SWIFT,
}
"""Milestone levels: expert by rules of thumb, and the fast variant of hard."""


def measure(name: ScriptName | MilestoneName) -> Planner:
    """Return the player with this name."""
    if name == "thumb-expert" or name == "swift":
        return Planner(MILESTONES[name])
    return ScriptedPlayer(THINKS, name=name)
