"""Scenario files to scenarios, strictly: whatever is not understood is refused with its place."""

from pathlib import Path
from typing import get_args

import attrs

from paxdesk.errors import NotationError
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.handicaps import GOLD, HAND, Handicap, trimmed
from paxdesk.porfiriana.rules.notation import SEATS, parse, seat_name
from paxdesk.porfiriana.rules.setup import SOLO_SEATS
from paxdesk.porfiriana.rules.state import Options, SoloMode
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.scenarios.paths import find_path
from paxdesk.porfiriana.scenarios.position import read_position, seat_reader
from paxdesk.porfiriana.scenarios.scenario import (
    Done,
    Expectation,
    Listed,
    Refused,
    RobotStep,
    Rolled,
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
    read_file,
    text,
    whole,
)

_KEYS = ("title", "rules", "players", "solo", "seats", "options", "seed", "given", "do", "then")
# What a step of the form {key: …} may say besides.
_FORMS = {
    "do": ("do", "by"),
    "refused": ("refused", "rule", "by"),
    "listed": ("listed", "by"),
    "not_listed": ("not_listed", "by"),
    "unreadable": ("unreadable",),
    "dice": ("dice",),
    "robot": ("robot", "took", "step", "by"),
}


def read_scenario(path: Path, deck: Deck) -> Scenario:
    """Read a scenario file; raises ScenarioError for a file that is none."""
    root: Node | None = None
    try:
        root = read_file(path)
        return _scenario(str(path), root, deck)
    except Misfit as misfit:
        place = path_of_line(root, misfit.line) if root is not None else None
        raise ScenarioError(
            str(path), misfit.line, place, misfit.problem, misfit.expected
        ) from misfit


def _scenario(file: str, root: Node, deck: Deck) -> Scenario:
    entry = entries(root)
    solo = one_of(get_args(SoloMode))(entry["solo"]) if "solo" in entry else None
    check_keys(root, _KEYS, ("title",) if solo else ("title", "players"), "a scenario")
    players = _players(entry.get("players"), solo)
    options = _options(entry.get("options"), players)
    seed = whole()(entry["seed"]) if "seed" in entry else 1
    given = entry.get("given", Node({}, root.line))
    position = read_position(given, deck, players, options, seed, solo)
    seats = tuple(position.players)
    steps = [_step(node, seats) for node in (items(entry["do"]) if "do" in entry else ())]
    then = entries(entry["then"]) if "then" in entry else {}
    if "listed" in then:
        steps += [Listed(each.line, _action(each), True) for each in items(then["listed"])]
    return Scenario(
        file=file,
        title=text(entry["title"]),
        rules=_words(entry.get("rules")),
        position=position,
        steps=tuple(steps),
        expectations=tuple(
            _expectation(path, node, deck, seats) for path, node in then.items() if path != "listed"
        ),
        robots=_robots(entry.get("seats"), solo, seats),
    )


def _players(node: Node | None, solo: SoloMode | None) -> int:
    """Seats at the table without Díaz; a solo mode says how many by itself."""
    if solo is None:
        assert node is not None
        return whole(2, len(SEATS))(node)
    seats = SOLO_SEATS[solo]
    if node is not None and whole()(node) not in (seats, 2 if solo == "diaz" else seats):
        raise Misfit(node.line, f"{node.value} players", f"{seats} in this solo mode")
    return seats


def _robots(
    node: Node | None, solo: SoloMode | None, seats: tuple[Seat, ...]
) -> dict[Seat, RobotName]:
    """Who is a robot: as ``seats`` says, and P2 and P3 of the Pax-o-matic mode."""
    robots: dict[Seat, RobotName] = {}
    if solo == "paxomatic":
        robots = {2: "paxomatic", 3: "paxomatic"}
    if node is not None:
        seat = seat_reader(seats)
        kind = one_of((*get_args(RobotName), "person"))
        for name, entry in entries(node).items():
            number = seat(Node(name, entry.line))
            robots.pop(number, None)
            if kind(entry) != "person":
                robots[number] = kind(entry)
    return robots


def _options(node: Node | None, seats: int) -> Options:
    if node is None:
        return Options()
    check_keys(node, attrs.fields_dict(Options), (), "“options”")
    entry = entries(node)
    given = entry.pop("handicaps", None)
    handicaps = () if given is None else _handicaps(given, seats)
    return Options(**{key: flag(each) for key, each in entry.items()}, handicaps=handicaps)


def _handicaps(node: Node, seats: int) -> tuple[Handicap, ...]:
    """The handicaps of the seats named; the others have none."""
    given = {name: entries(each) for name, each in entries(node).items()}
    names = [seat_name(seat) for seat in range(1, seats + 1)]
    check_keys(node, names, (), "“handicaps”")
    for name, each in entries(node).items():
        check_keys(each, attrs.fields_dict(Handicap), (), name)
    return trimmed(tuple(_handicap(given.get(name, {})) for name in names))


def _handicap(entry: dict[str, Node]) -> Handicap:
    gold, hand = whole(GOLD.start, GOLD.stop - 1), whole(HAND.start, HAND.stop - 1)
    return Handicap(
        gold(entry["gold"]) if "gold" in entry else 0,
        hand(entry["hand"]) if "hand" in entry else 0,
        one_of(PRESTIGES)(entry["prestige"]) if "prestige" in entry else None,
    )


def _words(node: Node | None) -> tuple[str, ...]:
    """Read a list of texts, or one text alone."""
    if node is None:
        return ()
    return tuple(map(text, items(node))) if isinstance(node.value, list) else (text(node),)


def _step(node: Node, seats: tuple[Seat, ...]) -> Step:
    if not isinstance(node.value, dict):
        return Done(node.line, _action(node))
    form = next((key for key in _FORMS if key in node.value), None)
    if form is None:
        raise Misfit(node.line, "a step that does nothing", f"one of {', '.join(_FORMS)}")
    check_keys(node, _FORMS[form], (), f"a step with “{form}”")
    told = node.value[form]
    if form == "unreadable":
        return Unreadable(node.line, _line(told))
    if form == "dice":
        die = whole(1, 6)
        return Rolled(node.line, tuple(die(each) for each in items(told, least=1)))
    by = seat_reader(seats)(node.value["by"]) if "by" in node.value else None
    if form == "robot":
        return _robot_step(node, by)
    action = _action(told)
    if form == "do":
        return Done(node.line, action, by)
    if form == "refused":
        return Refused(node.line, action, _words(node.value.get("rule")), by)
    return Listed(node.line, action, form == "listed", by)


def _robot_step(node: Node, by: Seat | None) -> RobotStep:
    entry = entries(node)
    lines = None if entry["robot"].value == "turn" else whole(1)(entry["robot"])
    took = _action(entry["took"]) if "took" in entry else None
    step = str(entry["step"].value) if "step" in entry else None
    return RobotStep(node.line, lines, took, step, by)


def _line(node: Node) -> str:
    """A line as it stands: unlike other texts it may be empty or have blanks around it."""
    return node.value if isinstance(node.value, str) else text(node)


def _action(node: Node) -> Action:
    try:
        return parse(_line(node))
    except NotationError as error:
        raise Misfit(node.line, str(error).rstrip(".")) from error


def _expectation(path: str, node: Node, deck: Deck, seats: tuple[Seat, ...]) -> Expectation:
    expected, see = find_path(path, node, deck, seats)
    return Expectation(node.line, path, expected, see)
