"""Scenario files: a position, steps to try in it, and expectations.

A :class:`ScenarioGame` supplies the parts of one game.
"""

import re
from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from attrs import field

from paxdesk.errors import IllegalAction, NotationError, PaxError
from paxdesk.foreign_text import short_place, with_short_words
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import A, Game, S, Seat
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    check_keys,
    choice_reader,
    fields_of,
    int_reader,
    list_items,
    map_entries,
    optional_key,
    read_documents,
    split_place,
    text_reader,
    title_reader,
)

G = TypeVar("G", bound="ScenarioGame[Any, Any]")

KEYS = ("name", "title", "rules", "seed", "options", "given", "do", "then")
"""Keys allowed in a document of any game."""
STEPS: Mapping[str, tuple[str, ...]] = {
    "do": ("by",),
    "refused": ("rule", "by"),
    "listed": ("by",),
    "not_listed": ("by",),
    "unreadable": (),
}
"""Forms of steps ``{form: …}`` in every game, with their other allowed keys."""
LISTS = ("listed", "not_listed")
NAME = re.compile(r"[\w.-]+")


class ScenarioError(PaxError):
    """Raised for an invalid scenario file; ``path`` is like ``given.players.P1``."""

    def __init__(
        self, file: str, line: int | None, path: str | None, problem: str, expected: str = ""
    ) -> None:
        self.file = file
        self.line = line
        self.path = path if path is None else short_place(path)
        self.problem = with_short_words(problem, 40)
        self.expected = expected
        place = file if line is None else f"{file}, line {line}"
        if path:
            place += f", at {self.path}"
        hint = f"; expected {expected}" if expected else ""
        super().__init__(f"{place}: {self.problem}{hint}.")


# --- Contents of a scenario -----------------------------------------------------------------------


@frozen
class ScenarioStep:
    """Step of a scenario; ``by`` is the seat to act, None for any."""

    line: int
    by: Seat | None = field(default=None, kw_only=True)


@frozen
class PerformStep(ScenarioStep, Generic[A]):
    """Step ``- play 184 at 61``: a legal action to perform."""

    action: A


@frozen
class RefusedStep(ScenarioStep, Generic[A]):
    """Step ``{refused: …, rule: …}``: an action that breaks one of ``rules``, if given."""

    action: A
    rules: tuple[str, ...]


@frozen
class Listed(ScenarioStep, Generic[A]):
    """Steps ``{listed: …}`` and ``{not_listed: …}``: whether an action is listed as legal."""

    action: A
    wanted: bool


@frozen
class Unreadable(ScenarioStep):
    """Step ``{unreadable: …}``: a text that is not valid notation."""

    text: str


@frozen
class LaidDown(ScenarioStep):
    """Step ``{dice: [3, 5]}``: the next results of a ``chance``."""

    chance: str
    results: tuple[int, ...]


@frozen
class Expectation:
    """Entry of ``then``: ``see`` must find ``expected``, plain data, at ``path``."""

    line: int
    path: str
    expected: Any
    see: Callable[[Any], Any] = field(repr=False)


@frozen
class Scenario(Generic[G]):
    """Scenario of one position, contained in ``game``; ``place`` is FILE, or FILE#name."""

    place: str
    title: str
    rules: tuple[str, ...]
    game: G = field(repr=False)
    steps: tuple[ScenarioStep, ...]
    expectations: tuple[Expectation, ...]


@frozen
class ScenarioGame(Generic[S, A]):
    """Base of a game's scenarios; ``chances`` are readers of fixed random results."""

    position: S = field(repr=False)

    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    chances: ClassVar[Mapping[str, Reader[tuple[int, ...]]]] = {}

    @property
    def rules(self) -> Game[S, A, Any]:
        """Rules for sessions of this scenario."""
        raise NotImplementedError

    def begin(self) -> S:
        """Return a copy of the position to play on."""
        return self.position.copy()

    def seat(self, node: YamlNode) -> Seat:
        """Return the seat that a node names. Raises Misfit."""
        raise NotImplementedError

    def read_step(self, form: str, node: YamlNode, by: Seat | None) -> ScenarioStep:
        """Read a step in one of the game's own forms. Raises Misfit."""
        raise NotImplementedError

    def take_step(self, trial: "ScenarioRun[S, A]", step: Any) -> None:
        """Run a step that :meth:`read_step` has read. Raises Unmet."""
        raise NotImplementedError

    def read_path(
        self, path: str, node: YamlNode
    ) -> tuple[Any, Callable[["ScenarioRun[S, A]"], Any]]:
        """Return the expected value and a function for the actual one.

        Raises Misfit.
        """
        raise NotImplementedError

    def gist(self, action: A) -> Hashable:
        """Return a key shared by similar actions if only some of them are listed, else None."""
        raise NotImplementedError

    def cites(self, rules: tuple[str, ...], wanted: str) -> bool:
        """Return whether a refusal by ``rules`` counts as one by the rule ``wanted``."""
        return wanted in rules

    def problems(self, state: S) -> Sequence[str]:
        raise NotImplementedError

    def piles(self, state: S) -> Mapping[str, list[int]]:
        """Return the unused fixed results of the ``chances``."""
        return {}

    def lay_down(self, state: S, chance: str, results: tuple[int, ...]) -> None:
        """Add fixed results for a chance."""
        self.piles(state)[chance].extend(results)


T = TypeVar("T")


def read_head(root: YamlNode, game: str, options: type[T]) -> tuple[YamlNode, T, int]:
    """Return the ``given`` node, the options and the seed of a document."""
    check_keys(root, ("game", *KEYS), ("game", "title", "given"), "a scenario")
    entry = map_entries(root)
    choice_reader((game,))(entry["game"])
    chosen = fields_of(entry.get("options", YamlNode({}, root.line)), options, "“options”")
    return entry["given"], options(**chosen), optional_key(entry, "seed", int_reader(), 1)


# --- Files and their positions --------------------------------------------------------------------


@frozen
class Document:
    """One position of a file, unread; ``place`` is FILE, or FILE#name if there are several."""

    place: str
    root: YamlNode


def documents(path: Path) -> list[Document]:
    """Return the positions of a file, or the one named by ``FILE#name``. Raises ScenarioError."""
    file, wanted = split_place(path)
    try:
        roots = read_documents(file)
        names = _names(roots)
    except Misfit as misfit:
        # The position may be named before the error.
        inside = map_entries(misfit.inside[-1]).get("name") if misfit.inside else None
        place = f"{file}#{inside.value}" if inside is not None else str(file)
        raise ScenarioError(place, misfit.line, None, misfit.problem, misfit.expected) from misfit
    if len(roots) == 1 and wanted in (None, *names):
        return [Document(str(file), roots[0])]
    if wanted is None:
        return [Document(f"{file}#{name}", root) for name, root in zip(names, roots, strict=True)]
    if wanted not in names:
        known = ", ".join(name for name in names if name)
        raise ScenarioError(str(file), None, None, f"no position “{wanted}”", known)
    return [Document(f"{file}#{wanted}", roots[names.index(wanted)])]


def document(path: Path) -> Document:
    """Return the only position of a file, or the one in ``FILE#name``. Raises ScenarioError."""
    found = documents(path)
    if len(found) > 1:
        problem = f"it holds {len(found)} positions"
        raise ScenarioError(str(path), None, None, problem, f"one of them, as {found[0].place}")
    return found[0]


def _names(roots: list[YamlNode]) -> list[str | None]:
    """Return the names of positions; None if unnamed. Raises Misfit."""
    names: list[str | None] = []
    for root in roots:
        node = root.value.get("name") if isinstance(root.value, dict) else None
        name = None if node is None else text_reader(node)
        if node is not None and not NAME.fullmatch(str(name)):
            raise Misfit(node.line, f"“{name}” as a name", "letters, digits, “-”, “_” and “.”")
        if name is None and len(roots) > 1:
            raise Misfit(root.line, "one of several positions without a name", "name: a-short-one")
        if name is not None and name in names:
            raise Misfit(root.line, f"a second position “{name}”", "a name for each")
        names.append(name)
    return names


def read_scenario(found: Document, game_of: Callable[[YamlNode], G]) -> Scenario[G]:
    """Return the scenario of a document; ``game_of`` reads its position. Raises ScenarioError."""
    try:
        return _scenario(found, game_of)
    except Misfit as misfit:
        path = path_of_line(found.root, misfit.line)
        raise ScenarioError(
            found.place, misfit.line, path, misfit.problem, misfit.expected
        ) from misfit


def _scenario(found: Document, game_of: Callable[[YamlNode], G]) -> Scenario[G]:
    game = game_of(found.root)
    entry = map_entries(found.root)
    steps = [_step(node, game) for node in (list_items(entry["do"]) if "do" in entry else ())]
    then = map_entries(entry["then"]) if "then" in entry else {}
    for key in LISTS:
        for node in list_items(then[key]) if key in then else ():
            steps.append(Listed(node.line, parsed(node, game.rules.parse), key == "listed"))
    return Scenario(
        found.place,
        title_reader(entry["title"]),
        _words(entry.get("rules")),
        game,
        tuple(steps),
        tuple(
            Expectation(node.line, path, *game.read_path(path, node))
            for path, node in then.items()
            if path not in LISTS
        ),
    )


def _step(node: YamlNode, game: ScenarioGame[Any, A]) -> ScenarioStep:
    if not isinstance(node.value, dict):
        return PerformStep(node.line, parsed(node, game.rules.parse))
    forms = {**STEPS, **dict.fromkeys(game.chances, ()), **game.steps}
    form = next((key for key in forms if key in node.value), None)
    if form is None:
        raise Misfit(node.line, "a step that does nothing", f"one of {', '.join(forms)}")
    check_keys(node, (form, *forms[form]), (), f"a step with “{form}”")
    told = node.value[form]
    by = game.seat(node.value["by"]) if "by" in node.value else None
    if form in game.chances:
        return LaidDown(node.line, form, game.chances[form](told))
    if form in game.steps:
        return game.read_step(form, node, by)
    if form == "unreadable":
        return Unreadable(node.line, _line(told))
    action = parsed(told, game.rules.parse)
    if form == "do":
        return PerformStep(node.line, action, by=by)
    if form == "refused":
        return RefusedStep(node.line, action, _words(node.value.get("rule")), by=by)
    return Listed(node.line, action, form == "listed", by=by)


def _words(node: YamlNode | None) -> tuple[str, ...]:
    """Return a text or a list of texts as a tuple; () for None."""
    if node is None:
        return ()
    return (
        tuple(map(text_reader, list_items(node)))
        if isinstance(node.value, list)
        else (text_reader(node),)
    )


def _line(node: YamlNode) -> str:
    """Return a text verbatim, even empty or with blanks."""
    return node.value if isinstance(node.value, str) else text_reader(node)


def parsed(node: YamlNode, parse: Callable[[str], A]) -> A:
    """Return the action of a line in a file. Raises Misfit."""
    try:
        return parse(_line(node))
    except NotationError as error:
        raise Misfit(node.line, str(error).rstrip(".")) from error


def path_of_line(root: YamlNode, line: int | None) -> str | None:
    """Return the path of the outermost value at a line, if any."""
    waiting = deque([(root, "")])
    while waiting:
        node, path = waiting.popleft()
        if node.line == line:
            return path or None
        if isinstance(node.value, dict):
            waiting += ((entry, f"{path}.{key}".strip(".")) for key, entry in node.value.items())
        elif isinstance(node.value, list):
            waiting += ((item, f"{path}.{index}") for index, item in enumerate(node.value, 1))
    return None


# --- Running --------------------------------------------------------------------------------------


class Unmet(Exception):
    """Raised for an unmet expectation; ``line`` is 0 until it is known."""

    def __init__(self, path: str, expected: str, found: str, line: int = 0) -> None:
        self.line = line
        self.path = path
        self.expected = expected
        self.found = found
        super().__init__(path, expected, found, line)

    def __str__(self) -> str:
        return f"line {self.line}, {self.path}: expected {self.expected}, found {self.found}"


def run_scenario(scenario: Scenario[G]) -> Unmet | None:
    """Run a scenario on a copy; return the first failure, or None."""
    game, line = scenario.game, 1
    try:
        trial = ScenarioRun(game, game.begin())
        for step in scenario.steps:
            line = step.line
            trial.take(step)
        for what, left in game.piles(trial.state).items():
            if left:
                raise Unmet(what, "all fixed results to be used", f"{show(list(left))} left")
        for each in scenario.expectations:
            line = each.line
            found = each.see(trial)
            if isinstance(each.expected, dict) and isinstance(found, dict):
                found = {key: found[key] for key in each.expected}
            # In Python True equals 1; in a scenario it does not.
            if found != each.expected or type(found) is not type(each.expected):
                raise Unmet(each.path, show(each.expected), show(found))
    except Unmet as unmet:
        unmet.line = line
        return unmet
    except PaxError as error:
        return Unmet("chance", "a fixed result", str(error), line)
    return None


@define(eq=False)
class ScenarioRun(Generic[S, A]):
    """Run of a scenario; ``last`` is the last action, ``before`` the position before it."""

    game: ScenarioGame[S, A]
    state: S
    before: S | None = None
    last: A | None = None

    def seat_to_act(self) -> str:
        seat = self.game.rules.seat_to_act(self.state)
        return "nobody" if seat is None else self.game.rules.seat_name(seat)

    def refusal(self, action: A) -> IllegalAction | None:
        return self.game.rules.refusal(self.state, action)

    def write(self, action: A) -> str:
        return self.game.rules.write(action)

    def is_listed(self, action: A) -> bool:
        """Return whether an action is listed, or is legal and similar to a listed one."""
        legal = self.game.rules.legal_actions(self.state)
        if action in legal:
            return True
        gist = self.game.gist(action)
        alike = gist is not None and any(self.game.gist(each) == gist for each in legal)
        return alike and self.refusal(action) is None

    def take(self, step: ScenarioStep) -> None:
        """Run a step. Raises Unmet."""
        if step.by is not None and self.game.rules.seat_to_act(self.state) != step.by:
            what = (
                self.write(step.action)
                if isinstance(step, PerformStep | RefusedStep | Listed)
                else "robot"
            )
            raise Unmet(
                what, f"{self.game.rules.seat_name(step.by)} to be asked", self.seat_to_act()
            )
        match step:
            case PerformStep():
                self.perform_listed(step.action)
            case RefusedStep():
                self._take_refused(step)
            case Listed():
                self._take_listed(step)
            case Unreadable():
                self._take_unreadable(step)
            case LaidDown():
                self.game.lay_down(self.state, step.chance, step.results)
            case _:
                self.game.take_step(self, step)

    def perform_listed(self, action: A) -> None:
        """Perform a listed action and check the resulting position. Raises Unmet."""
        listed = self.is_listed(action)
        self.before, self.last = self.state.copy(), action
        try:
            self.game.rules.perform(self.state, action)
        except IllegalAction as error:
            raise Unmet(self.write(action), "a legal action", str(error)) from error
        if not listed:
            raise Unmet(self.write(action), "among the legal actions", "legal, but not among them")
        self.check_sound()

    def check_sound(self) -> None:
        """Check that the position is consistent. Raises Unmet."""
        wrong = self.game.problems(self.state)
        if wrong:
            line = "" if self.last is None else self.write(self.last)
            raise Unmet(line, "a sound position", "; ".join(wrong))

    def _take_listed(self, step: Listed[A]) -> None:
        line, listed = self.write(step.action), self.is_listed(step.action)
        if listed != step.wanted:
            among = "among the legal actions", "not among them"
            raise Unmet(line, *(among if step.wanted else among[::-1]))
        if not listed and self.refusal(step.action) is None:
            raise Unmet(line, "an illegal action", "a legal one that is not listed")

    def _take_refused(self, step: RefusedStep[A]) -> None:
        line = self.write(step.action)
        listed = step.action in self.game.rules.legal_actions(self.state)
        before = self.state.copy()
        try:
            self.game.rules.perform(self.state, step.action)
        except IllegalAction as error:
            if self.state != before:
                raise Unmet(line, "an unchanged position", "a changed one") from error
            if listed:
                found = "among them, though refused"
                raise Unmet(line, "not among the legal actions", found) from error
            if step.rules and not any(self.game.cites(error.rules, rule) for rule in step.rules):
                cited = f"{error.reason} ({', '.join(error.rules)})"
                raise Unmet(line, f"refusal by {' or '.join(step.rules)}", cited) from error
            return
        raise Unmet(line, "an illegal action", "a legal one")

    def _take_unreadable(self, step: Unreadable) -> None:
        try:
            action = self.game.rules.parse(step.text)
        except NotationError:
            return
        raise Unmet(f"“{step.text}”", "invalid notation", self.write(action))


def show(value: Any) -> str:
    """Return a value in the syntax of a scenario file."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(show, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {show(each)}' for key, each in value.items())}}}"
    return str(value)
