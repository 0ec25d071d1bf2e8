"""The flowchart of Part M: each action is the first possible one."""

from collections.abc import Callable

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic import buying, decisions, playing
from paxdesk.porfiriana.robots.paxomatic.decisions import decide
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.robots.robot import Choice, RobotView, TieBreaker
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.agenda import ActionPhase

Found = tuple[act.Action, str, str]
"""Action with its step and reason."""


class Paxomatic:
    """Robot without state: the position alone determines its actions."""

    def choose(self, seen: RobotView, legal: list[act.Action], ties: TieBreaker) -> Choice:
        """Return the first legal action of the flowchart, or the answer to a decision."""
        extra = tuple(filter(_is_extra, legal))
        normal = [each for each in legal if each not in extra] if extra else legal
        situation = Situation(seen.state, seen.seat, seen.people, normal, ties, extra)
        if isinstance(seen.state.agenda[-1], ActionPhase):
            action, step, why = _first_line(situation)
        else:
            action, step, why = decide(situation)
        reason = reasons.reason_of(step, why, reasons.deed_of(seen.state, action))
        return Choice(action, step, reason, tuple(ties.rolls))


def _is_extra(action: act.Action) -> bool:
    """Return whether an action is an Extra Action of step 3, 4, 7 or 8."""
    kinds = (
        act.Buy | act.BuyPublic | act.Play | act.Deploy | act.Attack | act.Redeploy | act.Connect
    )
    return isinstance(action, kinds) and action.via is not None


def _first_line(situation: Situation) -> Found:
    """Return a due cube, the first possible action of steps 1 to 13 (R83), or ``end``."""
    for action in situation.legal:
        if isinstance(action, act.PlacePrestige):
            return action, "E9", reasons.DUE_CUBE
    steps = STEPS if situation.state.turn.actions else (_ABILITIES,)
    for step in steps:
        found = step(situation)
        if found is not None:
            return found
    spent = not situation.state.turn.actions
    return act.End(), "end", reasons.ACTIONS_SPENT if spent else reasons.NO_STEP


def _always(
    step: str, why: str, choose: Callable[[Situation], act.Action | None]
) -> Callable[[Situation], Found | None]:
    """Return a step with a fixed label and reason."""

    def line(situation: Situation) -> Found | None:
        action = choose(situation)
        return None if action is None else (action, step, why)

    return line


def _first_purchase(situation: Situation) -> Found | None:
    return None if buying.bought(situation) else _buy(situation, "3")


def _second_purchase(situation: Situation) -> Found | None:
    second = buying.bought(situation) == 1 and situation.state.turn.actions >= 2
    return _buy(situation, "5") if second else None


def _buy(situation: Situation, step: str) -> Found | None:
    found = buying.buy_a_card(situation)
    return None if found is None else (found[0], f"{step}{found[1]}", found[2])


def _sale(situation: Situation) -> Found | None:
    found = decisions.sell_a_card(situation)
    if found is None:
        return None
    return *found, reasons.FULL_HAND if found[1] == "6a" else reasons.EXTORTED_SHELL


def _speculation(after: int) -> Callable[[Situation], act.Action | None]:
    """Return the step for the speculation after ``after`` others in this turn (R83)."""

    def choose(situation: Situation) -> act.Action | None:
        if situation.state.turn.speculations != after:
            return None
        return buying.speculate(situation)

    return choose


_ABILITIES = _always("10", reasons.ABILITY, decisions.use_abilities)
STEPS: tuple[Callable[[Situation], Found | None], ...] = (
    _always("1", reasons.IN_JAIL, decisions.leave_jail),
    _always("2", reasons.MOST_UNREST, decisions.calm),
    _first_purchase,
    playing.play_a_card,
    _second_purchase,
    _sale,
    _always("7", reasons.GUARDS_MORE, decisions.redeploy),
    _always("8", reasons.CHEAPEST_CONNECTION, decisions.connect),
    _always("9", reasons.HALF_OF_ITS_GOLD, decisions.buy_land),
    _ABILITIES,
    _always("11", reasons.DEAREST_CARD, _speculation(0)),
    _always("12", reasons.FOR_NOTHING, buying.buy_free_card),
    _always("13", reasons.DEAREST_CARD, _speculation(1)),
)
