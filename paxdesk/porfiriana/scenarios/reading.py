"""What scenarios of this game say: seats, options and robots, steps with dice and robots."""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, get_args

import attrs
from attrs import field

from paxdesk.porfiriana.robots.asking import perform_choice, question_for
from paxdesk.porfiriana.robots.base import Choice
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Dice, Keep, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.moves import asked
from paxdesk.porfiriana.rules.notation import SEATS, parse, seat_name, write
from paxdesk.porfiriana.rules.setup import SOLO_SEATS
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.porfiriana.rules.variant import GOLD, HAND, Handicap, trimmed
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.scenarios.paths import find_path
from paxdesk.porfiriana.scenarios.position import read_position, seat_reader
from paxdesk.porfiriana.session import PaxPorfiriana
from paxdesk.record_classes import frozen
from paxdesk.session import scenarios
from paxdesk.session.scenarios import Scenario, Step, Trial, Unmet, document, parsed
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    check_keys,
    entries,
    flag,
    items,
    one_of,
    optional,
    whole,
)

PaxTrial: TypeAlias = Trial[State, Action]
_KEYS = (*scenarios.KEYS, "players", "solo", "seats")


@frozen
class Rolled(Step):
    """``{dice: [3, 5]}``: the next rolls of the die."""

    rolls: tuple[int, ...]


@frozen
class RobotStep(Step):
    """``{robot: 1, took: …, step: …}``: the robot asked takes ``lines`` lines.

    ``lines`` None stands for ``turn``: until a person is asked or the turn passes. ``took`` and
    ``step`` are what its last line must be, where given.
    """

    lines: int | None
    took: Action | None = None
    step: str | None = None


def read_scenario(path: Path, deck: Deck) -> "Scenario[PaxScenario]":
    """Read the scenario of a file, or that of ``FILE#name``. Raises ScenarioError."""
    return scenarios.read_scenario(document(path), reader(deck))


def reader(deck: Deck) -> "Callable[[Node], PaxScenario]":
    return lambda root: _scenario(root, deck)


@frozen
class PaxScenario:
    """The position given; ``robots`` says which seats are no people (Díaz is not named there)."""

    position: State = field(repr=False)
    robots: dict[Seat, RobotName]

    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "dice": (),
        "robot": ("took", "step", "by"),
    }

    rules: ClassVar[PaxPorfiriana] = PaxPorfiriana()

    def begin(self) -> State:
        return self.position.copy()

    def seat(self, node: Node) -> Seat:
        return seat_reader(self.position.players)(node)

    def gist(self, action: Action) -> Hashable:
        """Of very many selections in a Depression only some are listed."""
        return Keep if isinstance(action, Keep) else None

    def cites(self, rules: tuple[str, ...], wanted: str) -> bool:
        return cites(rules, wanted)

    def problems(self, state: State) -> list[str]:
        return problems(state, settled=False)

    def unused(self, state: State) -> dict[str, list[int]]:
        return {"dice": state.rolls}

    def read_path(self, path: str, node: Node) -> tuple[Any, Callable[[PaxTrial], Any]]:
        expected, see = find_path(path, node, self.position.cards, self.position.players)
        return expected, lambda trial: see(trial.state)

    # --- Dice and robots ---

    def read_step(self, form: str, node: Node, by: Seat | None) -> Step:
        entry = entries(node)
        if form == "dice":
            die = whole(1, 6)
            return Rolled(node.line, tuple(die(each) for each in items(entry["dice"], least=1)))
        lines = None if entry["robot"].value == "turn" else whole(1)(entry["robot"])
        took = optional(entry, "took", lambda each: parsed(each, parse), None)
        step = str(entry["step"].value) if "step" in entry else None
        return RobotStep(node.line, lines, took, step, by=by)

    def take_step(self, trial: PaxTrial, step: Step) -> None:
        if isinstance(step, Rolled):
            trial.state.rolls += step.rolls
        elif isinstance(step, RobotStep):
            self._take_lines(trial, step)

    def _take_lines(self, trial: PaxTrial, step: RobotStep) -> None:
        """The robot asked takes its lines; the last one is compared with ``took`` and ``step``."""
        seat, lines, last = trial.state.turn.seat, 0, None
        while step.lines is None or lines < step.lines:
            choice = self._line(trial)
            if choice is None:
                break
            last, lines = choice, lines + 1
            trial.check_sound()
            if step.lines is None and trial.state.turn.seat != seat:
                break
        if last is None or (step.lines is not None and lines < step.lines):
            raise Unmet("robot", "a robot to be asked", "a person, or nobody")
        if step.took is not None and last.action != step.took:
            raise Unmet("took", write(step.took), f"{write(last.action)} ({last.reason})")
        if step.step is not None and last.step != step.step:
            raise Unmet("step", step.step, f"{last.step} ({last.reason})")

    def _line(self, trial: PaxTrial) -> Choice | None:
        """One line of the robot asked; Díaz's dice and the purchase they choose are one."""
        question = question_for(trial.state, self.robots)
        if question is None:
            return None
        choice = question.answer()
        listed = trial.is_listed(choice.action)
        perform_choice(trial.state, choice)
        trial.last = choice.action
        if isinstance(choice.action, Dice):
            return self._line(trial) if asked(trial.state) == DIAZ else choice
        if not listed:
            raise Unmet(write(choice.action), "among the legal actions", "not among them")
        return choice


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


# --- Seats, options and robots -------------------------------------------------------------------


def _scenario(root: Node, deck: Deck) -> PaxScenario:
    entry = entries(root)
    solo = optional(entry, "solo", one_of(get_args(SoloMode)), None)
    check_keys(root, _KEYS, ("title",) if solo else ("title", "players"), "a scenario")
    players = _players(entry.get("players"), solo)
    options = _options(entry.get("options"), players)
    seed = optional(entry, "seed", whole(), 1)
    given = entry.get("given", Node({}, root.line))
    position = read_position(given, deck, players, options, seed, solo)
    return PaxScenario(position, _robots(entry.get("seats"), solo, tuple(position.players)))


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
    flags = dict(entries(node))
    given = flags.pop("handicaps", None)
    handicaps = () if given is None else _handicaps(given, seats)
    return Options(**{key: flag(each) for key, each in flags.items()}, handicaps=handicaps)


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
        optional(entry, "gold", gold, 0),
        optional(entry, "hand", hand, 0),
        optional(entry, "prestige", one_of(PRESTIGES), None),
    )
