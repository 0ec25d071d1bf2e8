"""The Pacification Phase (6.1), losses and retreats."""

from paxdesk.mexican_adventure.robots.administration import best
from paxdesk.mexican_adventure.robots.assessment import Assessment, strength
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import Losing, Retreating
from paxdesk.mexican_adventure.rules.forces import steps
from paxdesk.mexican_adventure.rules.losses import lowered
from paxdesk.mexican_adventure.rules.words import ZoneId


def raid(seen: Assessment, legal: list[Action]) -> Action:
    """Where nobody stands a Guerrilla collects; on a thin road it cuts the line."""

    def score(action: Action) -> float:
        if not isinstance(action, act.Raid):
            return 0.0 if isinstance(action, act.Done) else -1.0
        standing = seen.state.zones[action.zone]
        resources = seen.board.zones[action.zone].resources
        if not standing.occupied("imperial"):
            return resources - 0.6 if not standing.republican else -1.0
        chance = 0.5 - 0.1 * (len(standing.imperial) - 1) - 0.2 * bool(standing.rural_guards)
        line = len(seen.board.linked[action.zone]) > 1
        return chance * (1.2 + line + 0.5 * resources) - 0.5

    return best(legal, score)


def hunt(seen: Assessment, legal: list[Action]) -> Action:
    """To a Guerrilla within reach."""

    def score(action: Action) -> float:
        if not isinstance(action, act.Hunt):
            return 0.0
        return 1.0 + seen.worths[action.to] if seen.state.zones[action.to].guerrilla else -1.0

    return best(legal, score)


def lose(seen: Assessment, step: Losing, legal: list[Action]) -> Action:
    """What is left should be many, and one of them of the best quality (5.7.1)."""
    fps = seen.view.zones[step.zone].fps(step.side)

    def score(action: Action) -> float:
        if isinstance(action, act.LoseGuards):
            return strength(fps) - 1.5
        assert isinstance(action, act.Lose)
        left = lowered(fps, action.groups) or ()
        return strength(left) + 0.2 * steps(left)

    return best(legal, score)


def retreat(seen: Assessment, legal: list[Action]) -> Action:
    """To friends, along the road home, out of reach; a besieger stays while he is not weaker."""

    def score(action: Action) -> float:
        if isinstance(action, act.Stay):
            step = seen.state.agenda[-1]
            assert isinstance(step, Retreating)
            _, taken, _ = seen.exchange(step.zone, seen.own(step.zone), seen.theirs(step.zone))
            return 6.0 if taken < steps(seen.own(step.zone)) else -6.0
        assert isinstance(action, act.Retreat)
        return _refuge(seen, action.zone)

    return best(legal, score)


def escape(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.Escape)
        return _refuge(seen, action.zone)

    return best(legal, score)


def flee(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.Sail)
        return _refuge(seen, action.to)

    return best(legal, score)


def _refuge(seen: Assessment, zone: ZoneId) -> float:
    own = seen.own(zone)
    value = 0.4 * min(strength(own), 10) + seen.worths[zone] * 0.5
    value -= 0.25 * seen.threat(zone)
    if not seen.supplied_in(zone):
        value -= 3.0
    return value
