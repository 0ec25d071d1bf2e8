"""Trying a scenario out: do what it says, and report the first thing that is otherwise."""

from typing import Any

from attrs import frozen

from paxdesk.files.scenario import Done, Listed, Refused, Scenario, Step, Unreadable
from paxdesk.rules.actions import Action
from paxdesk.rules.errors import IllegalAction, NotationError
from paxdesk.rules.invariants import problems
from paxdesk.rules.legal import asked, legal_actions, refusal
from paxdesk.rules.notation import parse, seat_name, write
from paxdesk.rules.perform import perform
from paxdesk.rules.state import State


@frozen
class Missed:
    """The first expectation that was not met; ``path`` is that of ``then``, or the step."""

    line: int
    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}, {self.path}: expected {self.expected}, found {self.found}"


def run_scenario(scenario: Scenario) -> Missed | None:
    """Run a scenario on a copy of its position; None when everything is as it should be."""
    state = scenario.position.copy()
    for step in scenario.steps:
        missed = _try(state, step)
        if missed is not None:
            return missed
    for each in scenario.expectations:
        found = each.see(state)
        if isinstance(each.expected, dict):
            found = {key: found[key] for key in each.expected}
        # True equals 1 in Python, and does not in a scenario.
        if found != each.expected or type(found) is not type(each.expected):
            return Missed(each.line, each.path, show(each.expected), show(found))
    return None


def show(value: Any) -> str:
    """A value as a scenario file has it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(show, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {show(each)}' for key, each in value.items())}}}"
    return str(value)


def _try(state: State, step: Step) -> Missed | None:
    if isinstance(step, Unreadable):
        return _try_unreadable(step)
    if step.by is not None:
        to_act = asked(state)
        if to_act != step.by:
            found = "nobody" if to_act is None else seat_name(to_act)
            return Missed(step.line, write(step.action), f"{seat_name(step.by)} to be asked", found)
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


def _try_refused(state: State, step: Refused) -> Missed | None:
    line = write(step.action)
    before = state.copy()
    try:
        perform(state, step.action)
    except IllegalAction as error:
        if state != before:
            return Missed(step.line, line, "an unchanged position", "a changed one")
        if step.rules and not any(cites(error.rules, rule) for rule in step.rules):
            return Missed(step.line, line, f"refusal by {' or '.join(step.rules)}", str(error))
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
    """Whether one of the cited rules is ``rule`` or a part of it (K2 of K, but not R24 of R2)."""
    wanted = rule.casefold()
    for each in cited:
        whole = each.casefold()
        if whole == wanted:
            return True
        if whole.startswith(wanted) and wanted[-1].isdigit() != whole[len(wanted)].isdigit():
            return True
    return False
