"""What scenarios of this game say: material, dice and draws laid down, questions passed over."""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from attrs import field

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Options, State
from paxdesk.mexican_adventure.rules.words import SIDES, STEPS, Chit
from paxdesk.mexican_adventure.scenarios.paths import find_path
from paxdesk.mexican_adventure.scenarios.position import (
    begin_at,
    chits_reader,
    dice_reader,
    read_position,
)
from paxdesk.mexican_adventure.session import MexicanAdventure, game_of, seat_of
from paxdesk.record_classes import frozen
from paxdesk.session import scenarios
from paxdesk.session.game import Seat
from paxdesk.session.scenarios import Scenario, ScenarioGame, Step, Trial, Unmet, document
from paxdesk.strict_yaml import Node, check_keys, entries, fields_of, one_of, optional, whole

AdventureTrial: TypeAlias = Trial[State, Action]
GAME = "mexican_adventure"
MOST_PASSES = 500
_KEYS = ("game", *scenarios.KEYS)
_GISTS: Mapping[type[Action], Callable[[Any], Hashable]] = {
    act.Place: lambda _: "place",
    act.Lift: lambda lift: lift.zone,
    act.Starve: lambda _: "starve",
    act.Improve: lambda _: "improve",
    act.Convert: lambda _: "convert",
    act.Order: lambda order: order.zone,
    act.Initiative: lambda initiative: initiative.zone,
    act.Move: lambda move: move.path[-1].zone,
    act.Sail: lambda sail: (sail.origin, sail.to),
    act.Rail: lambda rail: (rail.origin, rail.to),
    act.Evacuate: lambda _: "evacuate",
    act.Ride: lambda ride: (ride.who, ride.path[-1]),
    act.Lose: lambda _: "lose",
}
"""Lines that name some of many pieces or ways, not all of which are listed: what stays the same."""


@frozen
class LaidDown(Step):
    """``{dice: [4]}`` and ``{draws: [12]}``: the next rolls and draws."""

    rolls: tuple[int, ...] = ()
    draws: tuple[Chit, ...] = ()


@frozen
class PassTo(Step):
    """``{pass_to: ops.i}``: all is answered with ``done``, ``pass`` or ``stay`` until then."""

    step: str


def read_scenario(path: Path, material: Material) -> "Scenario[AdventureScenario]":
    """Read the scenario of a file, or that of ``FILE#name``. Raises ScenarioError."""
    return scenarios.read_scenario(document(path), reader(material))


def reader(material: Material) -> "Callable[[Node], AdventureScenario]":
    """What makes scenarios of documents, with this material."""
    return lambda root: _scenario(root, material)


@frozen
class AdventureScenario(ScenarioGame[State, Action]):
    """The position given, not yet begun, and the step at whose start it stands."""

    position: State = field(repr=False)
    begins_at: str | None

    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {"dice": (), "draws": (), "pass_to": ()}

    @property
    def rules(self) -> MexicanAdventure:
        return game_of(self.position.material)

    def begin(self) -> State:
        return begin_at(self.position.copy(), self.begins_at)

    def seat(self, node: Node) -> Seat:
        return seat_of(one_of(SIDES)(node))

    def gist(self, action: Action) -> Hashable:
        gist = _GISTS.get(type(action))
        return None if gist is None else (type(action), gist(action))

    def problems(self, state: State) -> list[str]:
        return problems(state)

    def unused(self, state: State) -> dict[str, list[int]]:
        return {"dice": state.rolls, "draws": state.draws}

    def read_path(self, path: str, node: Node) -> tuple[Any, Callable[[AdventureTrial], Any]]:
        return find_path(path, node, self.position.material)

    def read_step(self, form: str, node: Node, by: Seat | None) -> Step:
        told = entries(node)[form]
        if form == "dice":
            return LaidDown(node.line, rolls=dice_reader(told))
        if form == "draws":
            return LaidDown(node.line, draws=chits_reader(told))
        return PassTo(node.line, one_of(STEPS)(told))

    def take_step(self, trial: AdventureTrial, step: Step) -> None:
        if isinstance(step, LaidDown):
            trial.state.rolls += step.rolls
            trial.state.draws += step.draws
        elif isinstance(step, PassTo):
            _pass_to(trial, step.step)


def _pass_to(trial: AdventureTrial, step: str) -> None:
    state, aim = trial.state, STEPS.index(step)
    turn = state.turn + (STEPS.index(state.step) >= aim)
    for _ in range(MOST_PASSES):
        if state.over or (state.turn, STEPS.index(state.step)) >= (turn, aim):
            return
        ways = (act.Done(), act.Pass(), act.Stay())
        passing = next((each for each in ways if trial.refusal(each) is None), None)
        if passing is None:
            found = f"{trial.asked()} asked in {state.step}"
            raise Unmet("pass_to", "a question that can be passed", found)
        trial.do(passing)
    raise Unmet("pass_to", f"{step} to begin", state.step)


def _scenario(root: Node, material: Material) -> AdventureScenario:
    check_keys(root, _KEYS, ("game", "title", "given"), "a scenario")
    entry = entries(root)
    one_of((GAME,))(entry["game"])
    given = entry.get("options", Node({}, root.line))
    options = Options(**fields_of(given, Options, "“options”"))
    seed = optional(entry, "seed", whole(), 1)
    return AdventureScenario(*read_position(entry["given"], material, options, seed))
