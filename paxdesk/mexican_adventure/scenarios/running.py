"""Trying a scenario out: do what it says, and report the first thing that is otherwise."""

from paxdesk.errors import IllegalAction, NotationError
from paxdesk.mexican_adventure.rules.actions import Action, Done, Pass, Stay
from paxdesk.mexican_adventure.rules.engine import settle
from paxdesk.mexican_adventure.rules.errors import NothingLaidDown
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.legal import asked, refusal
from paxdesk.mexican_adventure.rules.notation import Names, parse, write
from paxdesk.mexican_adventure.rules.perform import perform
from paxdesk.mexican_adventure.rules.sequence import begin_step
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import overheard
from paxdesk.mexican_adventure.rules.words import SIDES, STEPS
from paxdesk.mexican_adventure.scenarios import scenario as steps
from paxdesk.mexican_adventure.scenarios.scenario import Scenario, Seen
from paxdesk.session.scenarios import Missed, show

MOST_PASSES = 500


def run_scenario(scenario: Scenario) -> Missed | None:
    """Run a scenario on a copy of its position; None when everything is as it should be."""
    state = scenario.position.copy()
    seen = Seen(state, dict.fromkeys(SIDES))
    line = 1
    try:
        _begin(state, scenario.begins_at)
        for step in scenario.steps:
            line = step.line
            missed = _try(seen, step, scenario.names)
            if missed is not None:
                return missed
    except NothingLaidDown as error:
        return Missed(line, "dice, draws", "a result laid down", str(error))
    for name, left in (("dice", state.rolls), ("draws", state.draws)):
        if left:
            return Missed(line, name, "everything laid down to be used", f"{left} left")
    for each in scenario.expectations:
        found = each.see(seen)
        # True equals 1 in Python, and does not in a scenario.
        if found != each.expected or type(found) is not type(each.expected):
            return Missed(each.line, each.path, show(each.expected), show(found))
    return None


def _begin(state: State, step: str | None) -> None:
    if step is not None:
        state.step = step
        begin_step(state)
    settle(state)


def begun(scenario: Scenario) -> State:
    """Its position at its first question, to be played on: with dice of its own from now on."""
    state = laid_out(scenario.position, scenario.begins_at)
    state.rolls, state.draws = [], []
    return state


def laid_out(position: State, begins_at: str | None) -> State:
    """A position at its first question; results laid down come first, then dice of its own."""
    state = position.copy()
    state.scripted = False
    _begin(state, begins_at)
    return state


def _try(seen: Seen, step: steps.Step, names: Names) -> Missed | None:
    state = seen.state
    match step:
        case steps.LaidDown(_, rolls, draws):
            state.rolls += rolls
            state.draws += draws
            return None
        case steps.Unreadable(line, text):
            try:
                action = parse(text, names)
            except NotationError:
                return None
            return Missed(line, f"“{text}”", "a text that is no notation", write(action))
        case steps.PassTo():
            return _pass_to(seen, step)
        case steps.Listed(line, action, wanted):
            if (refusal(state, action) is None) == wanted:
                return None
            among = "a legal line", "an illegal one"
            expected, found = among if wanted else among[::-1]
            return Missed(line, write(action), expected, found)
        case steps.Refused():
            return _try_refused(state, step)
        case steps.Done(line, action, by):
            if by is not None and asked(state) != by:
                return Missed(line, write(action), f"{by} to be asked", asked(state) or "nobody")
            return _perform(seen, line, action)
    return None


def _perform(seen: Seen, line: int, action: Action) -> Missed | None:
    state = seen.state
    before: dict[str, str | None] = {}
    for side in SIDES:
        before[side] = overheard(state, action, side)
    try:
        perform(state, action)
    except IllegalAction as error:
        return Missed(line, write(action), "a legal action", str(error))
    seen.heard.update(before)
    wrong = problems(state)
    if wrong:
        return Missed(line, write(action), "a sound position", "; ".join(wrong))
    return None


def _pass_to(seen: Seen, step: steps.PassTo) -> Missed | None:
    state = seen.state
    aim = STEPS.index(step.step)
    turn = state.turn + (STEPS.index(state.step) >= aim)
    for _ in range(MOST_PASSES):
        if asked(state) is None or (state.turn, STEPS.index(state.step)) >= (turn, aim):
            return None
        passing = [each for each in (Done(), Pass(), Stay()) if refusal(state, each) is None]
        if not passing:
            found = f"{asked(state)} asked in {state.step}"
            return Missed(step.line, "pass_to", "a question that can be passed", found)
        missed = _perform(seen, step.line, passing[0])
        if missed is not None:
            return missed
    return Missed(step.line, "pass_to", f"{step.step} to begin", state.step)


def _try_refused(state: State, step: steps.Refused) -> Missed | None:
    line = write(step.action)
    before = state.copy()
    try:
        perform(state, step.action)
    except IllegalAction as error:
        if state != before:
            return Missed(step.line, line, "an unchanged position", "a changed one")
        if step.rules and not set(step.rules) & set(error.rules):
            cited = f"{error.reason} ({', '.join(error.rules)})"
            return Missed(step.line, line, f"refusal by {' or '.join(step.rules)}", cited)
        return None
    return Missed(step.line, line, "an illegal action", "a legal one")
