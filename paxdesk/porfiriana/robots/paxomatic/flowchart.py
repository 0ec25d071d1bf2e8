"""The flowchart of Part M: for each line the robot starts at step 1 and takes the first it can."""

from collections.abc import Callable

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic import buying, decisions, playing
from paxdesk.porfiriana.robots.paxomatic.decisions import decide
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.robots.robot import Choice, RobotView, TieBreaker
from paxdesk.porfiriana.rules.actions import Action, Buy, BuyPublic, ChooseCard, End, PlacePrestige
from paxdesk.porfiriana.rules.agenda import ActionPhase, RaidedHand
from paxdesk.porfiriana.rules.market import PUBLIC
from paxdesk.porfiriana.rules.notation import write

Found = tuple[Action, str, str]
"""A line, the step it comes from, and why."""


class Paxomatic:
    """A robot that keeps nothing in mind: the position alone says what it does."""

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """The first legal line of the flowchart, or the answer to a decision."""
        situation = Situation(seen.state, seen.seat, seen.people, legal, ties)
        if isinstance(seen.state.agenda[-1], ActionPhase):
            action, step, why = _first_line(situation)
        else:
            action, step, why = decide(situation)
        return Choice(action, step, _reason(situation, action, step, why), tuple(ties.rolls))


def _reason(situation: Situation, action: Action, step: str, why: str) -> str:
    """The step, what is done, and why; a card that others may not see is not named."""
    state = situation.state
    match action:
        case Buy(slot):
            doing = reasons.BUYS.format(card=f"{state.market[slot]:03}")
        case BuyPublic(card):
            doing = reasons.BUYS.format(card=f"{card:03}")
        case End():
            doing = ""
        case ChooseCard() if isinstance(state.agenda[-1], RaidedHand):
            doing = reasons.TAKES_A_CARD
        case _:
            doing = write(action)
    return reasons.reason_of(step, why, doing)


def _first_line(situation: Situation) -> Found:
    """Steps 1 to 13; at 0 actions only the free lines of step 10 remain (R83)."""
    for action in situation.legal:
        if isinstance(action, PlacePrestige):
            return action, "E9", reasons.DUE_CUBE
    steps = STEPS if situation.state.turn.actions else (_step_10,)
    for step in steps:
        found = step(situation)
        if found is not None:
            return found
    spent = not situation.state.turn.actions
    return End(), "end", reasons.ACTIONS_SPENT if spent else reasons.NO_STEP


def _line(action: Action | None, step: str, why: str) -> Found | None:
    return None if action is None else (action, step, why)


def _step_1(situation: Situation) -> Found | None:
    action = decisions.leave_jail(situation)
    return _line(action, "1", reasons.IN_JAIL)


def _step_2(situation: Situation) -> Found | None:
    action = decisions.calm(situation)
    return _line(action, "2", reasons.MOST_UNREST)


def _step_3(situation: Situation) -> Found | None:
    return None if _bought(situation) else _buy(situation, "3")


def _step_4(situation: Situation) -> Found | None:
    return playing.play_a_card(situation)


def _step_5(situation: Situation) -> Found | None:
    second = _bought(situation) == 1 and situation.state.turn.actions >= 2
    return _buy(situation, "5") if second else None


def _bought(situation: Situation) -> int:
    """Market and Public cards bought in this turn: either is a first card."""
    turn = situation.state.turn
    return turn.purchases + sum(1 for _, what in turn.used if what == PUBLIC)


def _buy(situation: Situation, step: str) -> Found | None:
    found = buying.buy_a_card(situation)
    return None if found is None else (found[0], f"{step}{found[1]}", found[2])


def _step_6(situation: Situation) -> Found | None:
    found = decisions.sell_a_card(situation)
    if found is None:
        return None
    return *found, reasons.FULL_HAND if found[1] == "6a" else reasons.EXTORTED_SHELL


def _step_7(situation: Situation) -> Found | None:
    action = decisions.redeploy(situation)
    return _line(action, "7", reasons.GUARDS_MORE)


def _step_8(situation: Situation) -> Found | None:
    action = decisions.connect(situation)
    return _line(action, "8", reasons.CHEAPEST_CONNECTION)


def _step_9(situation: Situation) -> Found | None:
    action = decisions.buy_land(situation)
    return _line(action, "9", reasons.HALF_OF_ITS_GOLD)


def _step_10(situation: Situation) -> Found | None:
    action = decisions.use_abilities(situation)
    return _line(action, "10", reasons.ABILITY)


def _step_11(situation: Situation) -> Found | None:
    return _speculate(situation, "11", 0)


def _step_12(situation: Situation) -> Found | None:
    found = buying.buy_free_card(situation)
    return None if found is None else (found[0], "12", found[1])


def _step_13(situation: Situation) -> Found | None:
    return _speculate(situation, "13", 1)


def _speculate(situation: Situation, step: str, done: int) -> Found | None:
    """One cube each a turn (R83)."""
    if situation.state.turn.speculations != done:
        return None
    action = buying.speculate(situation)
    return _line(action, step, reasons.DEAREST_CARD)


STEPS: tuple[Callable[[Situation], Found | None], ...] = (
    _step_1,
    _step_2,
    _step_3,
    _step_4,
    _step_5,
    _step_6,
    _step_7,
    _step_8,
    _step_9,
    _step_10,
    _step_11,
    _step_12,
    _step_13,
)
