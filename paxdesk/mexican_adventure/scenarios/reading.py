"""Scenario files to scenarios, strictly: whatever is not understood is refused with its place."""

from pathlib import Path

from paxdesk.errors import NotationError
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse
from paxdesk.mexican_adventure.rules.state import Options
from paxdesk.mexican_adventure.rules.words import SIDES, STEPS
from paxdesk.mexican_adventure.scenarios.paths import find_path
from paxdesk.mexican_adventure.scenarios.position import chits_reader, dice_reader, read_position
from paxdesk.mexican_adventure.scenarios.scenario import (
    Done,
    Expectation,
    LaidDown,
    Listed,
    PassTo,
    Refused,
    Scenario,
    Step,
    Unreadable,
)
from paxdesk.session.scenarios import ScenarioError, path_of_line
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    check_keys,
    entries,
    flag,
    items,
    one_of,
    text,
    whole,
)

GAME = "mexican_adventure"
_KEYS = ("game", "title", "rules", "seed", "options", "given", "do", "then")
_FORMS = {
    "do": ("do", "by"),
    "refused": ("refused", "rule"),
    "listed": ("listed",),
    "not_listed": ("not_listed",),
    "unreadable": ("unreadable",),
    "dice": ("dice",),
    "draws": ("draws",),
    "pass_to": ("pass_to",),
}


def read_scenario(path: Path, root: Node, material: Material) -> Scenario:
    """A scenario of the file that ``root`` was read from; raises ScenarioError."""
    try:
        return _scenario(str(path), root, material)
    except Misfit as misfit:
        place = path_of_line(root, misfit.line)
        raise ScenarioError(
            str(path), misfit.line, place, misfit.problem, misfit.expected
        ) from misfit


def _scenario(file: str, root: Node, material: Material) -> Scenario:
    check_keys(root, _KEYS, ("game", "title", "given"), "a scenario")
    entry = entries(root)
    one_of((GAME,))(entry["game"])
    options = Options()
    if "options" in entry:
        check_keys(entry["options"], ("strict",), (), "“options”")
        given = entries(entry["options"])
        options = Options(flag(given["strict"]) if "strict" in given else False)
    seed = whole()(entry["seed"]) if "seed" in entry else 1
    position, begins_at = read_position(entry["given"], material, options, seed)
    names = Names.of(material)
    steps = [_step(node, names) for node in (items(entry["do"]) if "do" in entry else ())]
    then = entries(entry["then"]) if "then" in entry else {}
    for key in ("listed", "not_listed"):
        if key in then:
            steps += [
                Listed(each.line, _action(each, names), key == "listed")
                for each in items(then[key])
            ]
    return Scenario(
        file=file,
        title=text(entry["title"]),
        rules=_words(entry.get("rules")),
        position=position,
        begins_at=begins_at,
        names=names,
        steps=tuple(steps),
        expectations=tuple(
            Expectation(node.line, path, *find_path(path, node, material))
            for path, node in then.items()
            if path not in ("listed", "not_listed")
        ),
    )


def _words(node: Node | None) -> tuple[str, ...]:
    """A list of texts, or one text alone."""
    if node is None:
        return ()
    return tuple(map(text, items(node))) if isinstance(node.value, list) else (text(node),)


def _step(node: Node, names: Names) -> Step:
    if not isinstance(node.value, dict):
        return Done(node.line, _action(node, names))
    form = next((key for key in _FORMS if key in node.value), None)
    if form is None:
        raise Misfit(node.line, "a step that does nothing", f"one of {', '.join(_FORMS)}")
    check_keys(node, _FORMS[form], (), f"a step with “{form}”")
    told = node.value[form]
    match form:
        case "unreadable":
            return Unreadable(node.line, _line(told))
        case "dice":
            return LaidDown(node.line, rolls=dice_reader(told))
        case "draws":
            return LaidDown(node.line, draws=chits_reader(told))
        case "pass_to":
            return PassTo(node.line, one_of(STEPS)(told))
        case "refused":
            return Refused(node.line, _action(told, names), _words(node.value.get("rule")))
        case "do":
            by = one_of(SIDES)(node.value["by"]) if "by" in node.value else None
            return Done(node.line, _action(told, names), by)
    return Listed(node.line, _action(told, names), form == "listed")


def _line(node: Node) -> str:
    """A line as it stands, which may be empty or have blanks around it."""
    return node.value if isinstance(node.value, str) else text(node)


def _action(node: Node, names: Names) -> Action:
    try:
        return parse(_line(node), names)
    except NotationError as error:
        raise Misfit(node.line, str(error).rstrip(".")) from error
