"""Trying a scenario out: do what it says, and report the first thing that is otherwise."""

from paxdesk.errors import (
    IllegalAction,
    NotationError,
)
from paxdesk.porfiriana.robots.asking import perform_choice, question_for
from paxdesk.porfiriana.robots.base import Choice
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Dice, Seat
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.legal import asked, legal_actions, refusal
from paxdesk.porfiriana.rules.notation import parse, seat_name, write
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.scenarios.scenario import (
    Done,
    Listed,
    Refused,
    RobotStep,
    Rolled,
    Scenario,
    Step,
    Unreadable,
)
from paxdesk.session.scenarios import Missed, show


def run_scenario(scenario: Scenario) -> Missed | None:
    """Run a scenario on a copy of its position; None when everything is as it should be."""
    state = scenario.position.copy()
    for step in scenario.steps:
        missed = _try(state, step, scenario.robots)
        if missed is not None:
            return missed
    if state.rolls:
        left = ", ".join(map(str, state.rolls))
        return Missed(scenario.steps[-1].line, "dice", "every roll to be used", f"{left} left")
    for each in scenario.expectations:
        found = each.see(state)
        if isinstance(each.expected, dict):
            found = {key: found[key] for key in each.expected}
        # True equals 1 in Python, and does not in a scenario.
        if found != each.expected or type(found) is not type(each.expected):
            return Missed(each.line, each.path, show(each.expected), show(found))
    return None


def _try(state: State, step: Step, robots: dict[Seat, RobotName]) -> Missed | None:
    if isinstance(step, Unreadable):
        return _try_unreadable(step)
    if isinstance(step, Rolled):
        state.rolls += step.rolls
        return None
    if step.by is not None:
        to_act = asked(state)
        if to_act != step.by:
            found = "nobody" if to_act is None else seat_name(to_act)
            what = "robot" if isinstance(step, RobotStep) else write(step.action)
            return Missed(step.line, what, f"{seat_name(step.by)} to be asked", found)
    if isinstance(step, RobotStep):
        return _try_robot(state, step, robots)
    if isinstance(step, Done):
        return _try_done(state, step)
    return _try_refused(state, step) if isinstance(step, Refused) else _try_listed(state, step)


def _try_done(state: State, step: Done) -> Missed | None:
    try:
        perform(state, step.action)
    except IllegalAction as error:
        return Missed(step.line, write(step.action), "a legal action", str(error))
    wrong = problems(state, settled=False)
    if wrong:
        return Missed(step.line, write(step.action), "a sound position", "; ".join(wrong))
    return None


def _try_robot(state: State, step: RobotStep, robots: dict[Seat, RobotName]) -> Missed | None:
    """The robot asked takes its lines; the last one is compared with ``took`` and ``step``."""
    seat, lines, last = state.turn.seat, 0, None
    while step.lines is None or lines < step.lines:
        choice = _robot_line(state, robots)
        if choice is None:
            break
        last, lines = choice, lines + 1
        wrong = problems(state, settled=False)
        if wrong:
            return Missed(step.line, write(last.action), "a sound position", "; ".join(wrong))
        if step.lines is None and state.turn.seat != seat:
            break
    if last is None or (step.lines is not None and lines < step.lines):
        return Missed(step.line, "robot", "a robot to be asked", "a person, or nobody")
    if step.took is not None and last.action != step.took:
        found = f"{write(last.action)} ({last.reason})"
        return Missed(step.line, "took", write(step.took), found)
    if step.step is not None and last.step != step.step:
        return Missed(step.line, "step", step.step, f"{last.step} ({last.reason})")
    return None


def _robot_line(state: State, robots: dict[Seat, RobotName]) -> Choice | None:
    """One line of the robot asked; Díaz's dice and the purchase they choose are one."""
    question = question_for(state, robots)
    if question is None:
        return None
    choice = question.answer()
    perform_choice(state, choice)
    if isinstance(choice.action, Dice) and asked(state) == DIAZ:
        return _robot_line(state, robots)
    return choice


def _try_refused(state: State, step: Refused) -> Missed | None:
    line = write(step.action)
    before = state.copy()
    try:
        perform(state, step.action)
    except IllegalAction as error:
        if state != before:
            return Missed(step.line, line, "an unchanged position", "a changed one")
        if step.rules and not any(cites(error.rules, rule) for rule in step.rules):
            cited = f"{error.reason} ({', '.join(error.rules)})"
            return Missed(step.line, line, f"refusal by {' or '.join(step.rules)}", cited)
        return None
    return Missed(step.line, line, "an illegal action", "a legal one")


def _try_listed(state: State, step: Listed) -> Missed | None:
    listed = is_listed(state, step.action)
    if listed == step.wanted:
        return None
    among = "among the legal actions", "not among them"
    expected, found = among if step.wanted else among[::-1]
    return Missed(step.line, write(step.action), expected, found)


def is_listed(state: State, action: Action) -> bool:
    """Whether an action is among the legal ones.

    Of the many selections that ``keep`` allows only the first are listed; there the absence of
    a refusal decides.
    """
    return action in legal_actions(state) or refusal(state, action) is None


def _try_unreadable(step: Unreadable) -> Missed | None:
    try:
        action = parse(step.text)
    except NotationError:
        return None
    return Missed(step.line, f"“{step.text}”", "a text that is no notation", write(action))


def cites(cited: tuple[str, ...], rule: str) -> bool:
    """Whether one of the cited rules is ``rule`` or a part of it (K2 of K, but not R24 of R2).

    ``gl.`` alone is the whole glossary; an entry may be named by its beginning (gl. Jail).
    """
    wanted = rule.casefold().strip()
    for each in cited:
        whole = each.casefold()
        if whole == wanted:
            return True
        if not whole.startswith(wanted):
            continue
        if wanted.startswith("gl.") or wanted[-1].isdigit() != whole[len(wanted)].isdigit():
            return True
    return False
