"""Plans for a turn in words: their lines, and what one gives up against the best. No Qt here."""

from collections.abc import Iterator
from functools import reduce

from paxdesk.desk.protocol.advice import Plan, PlanStep
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.words.seats import Names
from paxdesk.language import joined, say, single_stop
from paxdesk.porfiriana.analysis.hindsight import PlanBehind
from paxdesk.porfiriana.robots.advising import Advice, AdvisedPlan, Outcome
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.hand.gestures import HAND, card_spot, gesture
from paxdesk.porfiriana.table.words.action_text import deed
from paxdesk.porfiriana.table.words.reasons import why_of
from paxdesk.porfiriana.table.words.terms import cards_words, gold_words


def plans(state: State, advice: Advice, names: Names) -> tuple[Plan, ...]:
    """The plans, the best first; ``state`` is the position on the table."""
    best = advice.plans[0]
    found = []
    for each in advice.plans:
        steps = tuple(
            _step(state, before, line, names)
            for before, line in zip(each.before, each.lines, strict=True)
        )
        found.append(Plan(steps, _note(best, each, names)))
    return tuple(found)


def plan_behind_words(plan: PlanBehind, names: Names) -> str:
    """What a robot had in mind with the first line of a plan, afterwards."""
    lines = [
        deed(before, line, names) for before, line in zip(plan.before, plan.lines, strict=True)
    ]
    if plan.more:
        lines.append(say("something with a card that nobody else has seen"))
    if len(lines) == 1:
        return say("It had nothing else in mind for that turn.")
    told = reduce(lambda sofar, line: say("{0}, then {1}", sofar, line), lines)
    return single_stop(say("It had in mind: {0}.", told))


def _step(state: State, before: State, line: Action, names: Names) -> PlanStep:
    found = gesture(before, line)
    return PlanStep(deed(before, line, names), _now(state, before, found.pick), found.drop)


def _now(state: State, before: State, spot: Spot) -> Spot:
    """Where a thing is taken up; what a plan first brings into the hand is taken from there."""
    if spot.kind == "hand":
        known = card_spot(state, spot.number)
        return known if known.kind == "hand" else HAND
    return spot


def _note(best: AdvisedPlan, plan: AdvisedPlan, names: Names) -> str:
    if plan is best:
        return single_stop(f"{why_of(best.why)}.")
    if best.outcome.won and not plan.outcome.won:
        return say("Gives up the victory of this turn.")
    lost = joined(_more(best.outcome, plan.outcome, names), "and")
    won = joined(_more(plan.outcome, best.outcome, names), "and")
    if lost and won:
        return say("Gives up {lost}, for {won}.", lost=lost, won=won)
    if lost:
        return say("Gives up {lost}.", lost=lost)
    if won:
        return say("Brings {won}, but stands worse in what follows.", won=won)
    return say("Brings as much in this turn, but stands worse in what follows.")


def _more(one: Outcome, other: Outcome, names: Names) -> Iterator[str]:
    """What one outcome has more of than another."""
    for seat in sorted(other.threats - one.threats):
        yield say("stopping {seat}, who could topple Díaz next", seat=names[seat])
    for prestige, points in one.points.items():
        more = points - other.points[prestige]
        if more == 1:
            yield say("a point of {0}", prestige_words(prestige))
        elif more > 1:
            yield say("{number} points of {kind}", number=more, kind=prestige_words(prestige))
    if one.income > other.income:
        yield say("{0} of income", gold_words(one.income - other.income))
    if one.gold > other.gold:
        yield gold_words(one.gold - other.gold)
    if one.hand > other.hand:
        yield say("{0} in the hand", cards_words(one.hand - other.hand))
