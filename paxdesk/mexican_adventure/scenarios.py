"""Scenario files of this game: given positions, preset dice and draws, paths and steps."""

from collections.abc import Callable, Collection, Hashable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

from attrs import evolve

from paxdesk.language import join_sentences, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import asked, question_asked, settle
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    Groups,
    fps_with,
    groups_from_fps,
    side_of_nation,
)
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import read_groups
from paxdesk.mexican_adventure.rules.navies import add_ships
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.pacification import FIRST_TIMES
from paxdesk.mexican_adventure.rules.sequence import begin_step, note_heads_outside
from paxdesk.mexican_adventure.rules.setup import (
    default_bowl,
    empty_position,
    lasting_effects,
    set_up,
)
from paxdesk.mexican_adventure.rules.state import Hq, Options, State
from paxdesk.mexican_adventure.rules.view import overheard, sees_fps
from paxdesk.mexican_adventure.rules.vocabulary import (
    CHITS,
    ELIMINATED,
    ENDINGS,
    GUERRILLAS,
    MOST_AID,
    MOST_WITHDRAWAL,
    NATIONS,
    NAVIES,
    OFF_THE_MAP,
    RETIRED,
    SIDES,
    STEPS,
    TURNS,
    Side,
)
from paxdesk.mexican_adventure.session import MexicanAdventure, game_of, seat_of
from paxdesk.session import scenarios
from paxdesk.session.game_protocol import Seat
from paxdesk.session.scenarios import (
    Scenario,
    ScenarioGame,
    ScenarioRun,
    ScenarioStep,
    Unmet,
    document,
    read_head,
)
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    list_reader,
    map_entries,
    nullable,
    optional_key,
    read_record,
    text_reader,
)

# --- The paths of ``then``, each with readers of its expected and actual value --------------------

See: TypeAlias = Callable[[ScenarioRun[State, Action]], Any]
Read: TypeAlias = Callable[[YamlNode], Any]
QUESTIONS = (
    "setup", "markers", "hq", "effect", "loan", "supply", "spend", "draw", "order", "move",
    "initiative", "transport", "flee", "ride", "withdraw", "fight", "attitude", "losses",
    "retreat", "escape", "hunt", "raid",
)  # fmt: skip


def _of(look: Callable[[State], Any]) -> See:
    return lambda trial: look(trial.state)


def _pair(node: YamlNode) -> dict[str, int] | None:
    readers = {str(side): int_reader(-50, 99) for side in SIDES}
    return None if node.value is None else read_record(node, readers, "both seats")


def _both(pair: tuple[int, int] | None) -> dict[str, int] | None:
    return dict(zip(SIDES, pair, strict=True)) if pair is not None else None


def _chits(node: YamlNode) -> list[int]:
    chit = int_reader(CHITS[0], CHITS[-1])
    return sorted(chit(each) for each in list_items(node))


def _sorted_names(known: Any) -> Read:
    read = names_reader(known)
    return lambda node: sorted(read(node))


def _plain(material: Material) -> dict[str, tuple[Read, See]]:
    """Return the readers of the paths that concern the whole game."""
    hq_id = choice_reader((*material.hqs, None))
    return {
        "turn": (int_reader(1, 34), _of(lambda s: s.turn)),
        "withdrawal": (int_reader(0, 30), _of(lambda s: s.withdrawal)),
        "aid": (int_reader(1, 3), _of(lambda s: s.aid)),
        "reserve": (int_reader(0, 7), _of(lambda s: s.reserve)),
        "phase": (choice_reader((*STEPS, None)), _of(lambda s: None if s.over else s.step)),
        "asked": (choice_reader((*SIDES, None)), _of(asked)),
        "question": (choice_reader((*QUESTIONS, None)), _of(question_asked)),
        "winner": (choice_reader((*SIDES, "draw", None)), _of(lambda s: s.winner)),
        "ended_by": (choice_reader((*ENDINGS, None)), _of(lambda s: s.ended_by)),
        "rp.imperial": (int_reader(), _of(lambda s: s.rp["imperial"])),
        "rp.republican": (int_reader(), _of(lambda s: s.rp["republican"])),
        "bowl": (_chits, _of(lambda s: sorted(s.bowl))),
        "bowl.size": (int_reader(0, 66), _of(lambda s: s.bowl_size)),
        "hq.where": (
            choice_reader((*material.board.zones, "away")),
            _of(lambda s: (s.hq.where if s.hq is not None else None) or "away"),
        ),
        "hq.id": (hq_id, _of(lambda s: s.hq.id if s.hq is not None else None)),
        "hq.due": (
            nullable(int_reader(0, 40)),
            _of(lambda s: s.hq.due if s.hq is not None else None),
        ),
        "combat.zone": (
            choice_reader((*material.board.zones, None)),
            _of(lambda s: s.fought.zone if s.fought is not None else None),
        ),
        "combat.pc": (_pair, _of(lambda s: _both(s.fought.pc) if s.fought else None)),
        "combat.losses": (_pair, _of(lambda s: _both(s.fought.losses) if s.fought else None)),
    }


def _fps(side: Side) -> Read:
    return lambda node: write_groups(read_fps(node, side))


def _zone(material: Material, zone: str) -> dict[str, tuple[Read, See]]:
    def leaders(state: State) -> list[str]:
        return sorted(who for side in SIDES for who in state.leaders_in(zone, side))

    return {
        "imperial": (
            _fps("imperial"),
            _of(lambda s: write_groups(groups_from_fps(s.zones[zone].imperial))),
        ),
        "republican": (
            _fps("republican"),
            _of(lambda s: write_groups(groups_from_fps(s.zones[zone].republican))),
        ),
        "leaders": (_sorted_names(material.leaders), _of(leaders)),
        "heads": (_sorted_names(material.heads), _of(lambda s: sorted(s.heads_in(zone)))),
        "hq": (
            choice_reader((*material.hqs, None)),
            _of(lambda s: s.hq.id if s.hq is not None and s.hq.where == zone else None),
        ),
        "navies": (int_reader(0, 5), _of(lambda s: s.ships_in(zone))),
        "rural_guards": (int_reader(0, 5), _of(lambda s: s.zones[zone].rural_guards)),
        "counter_guerrillas": (int_reader(0, 5), _of(lambda s: s.zones[zone].counter_guerrillas)),
        "vomito": (bool_reader, _of(lambda s: s.zones[zone].vomito)),
        "guerrilla": (bool_reader, _of(lambda s: s.zones[zone].guerrilla)),
        "contested": (bool_reader, _of(lambda s: s.zones[zone].contested)),
        "holds": (choice_reader((*SIDES, None)), _of(lambda s: s.zones[zone].holds)),
    }


def _person(material: Material, who: str) -> dict[str, tuple[Read, See]]:
    found: dict[str, tuple[Read, See]] = {
        "where": (
            choice_reader((*material.board.zones, *OFF_THE_MAP)),
            _of(lambda s: s.people[who].where),
        )
    }
    if who in material.leaders:
        found["rank"] = (int_reader(1, 3), _of(lambda s: s.people[who].rank))
        found["failed"] = (bool_reader, _of(lambda s: s.people[who].failed))
    return found


def _seat(material: Material, side: Side, tail: str) -> tuple[Read, See] | None:
    if tail == "heard":
        return text_reader, lambda trial: _heard(trial, side)
    zone = tail.removeprefix("sees.")
    if zone == tail or zone not in material.board.zones:
        return None
    enemy: Side = "republican" if side == "imperial" else "imperial"

    def read(node: YamlNode) -> str:
        return "hidden" if node.value == "hidden" else write_groups(read_fps(node, enemy))

    def see(trial: ScenarioRun[State, Action]) -> str:
        fps = sees_fps(trial.state, side, zone)
        return "hidden" if fps is None else write_groups(groups_from_fps(fps))

    return read, see


def _heard(trial: ScenarioRun[State, Action], side: Side) -> str | None:
    """Return the last action in notation, as shown to a side; None before the first."""
    if trial.before is None or trial.last is None:
        return None
    return overheard(trial.before, trial.last, side)


def find_path(path: str, node: YamlNode, material: Material) -> tuple[Any, See]:
    """Return a path's expected value and the reader of its actual one. Raises Misfit."""
    head, _, tail = path.partition(".")
    found = _plain(material).get(path)
    if path in ("bowl.has", "bowl.lacks"):
        expected, has = _chits(node), path == "bowl.has"
        return expected, lambda s: [c for c in expected if (c in s.state.bowl) == has]
    if found is None and head == "total" and tail in NATIONS:
        found = int_reader(0, 60), _of(lambda s: s.total(tail))
    if found is None and head in SIDES:
        found = _seat(material, head, tail)
    if found is None and head in material.board.zones:
        found = _zone(material, head).get(tail)
    if found is None and (head in material.leaders or head in material.heads):
        found = _person(material, head).get(tail)
    if found is None:
        wanted = "a path such as turn, puebla.imperial or marquez.where"
        raise Misfit(node.line, f"unknown path “{path}”", wanted)
    return found[0](node), found[1]


# --- The position ``given`` in a scenario ---------------------------------------------------------
# Contradictory data raise Misfit with their line.

T = TypeVar("T")

_GIVEN = (
    "scenario", "from_setup", "turn", "phase", "rp", "withdrawal", "aid", "played", "bowl",
    "reserve", "retired", "eliminated", "promoted", "hq_away", "first_time", "saillard",
    "this_turn", "failed", "landed", "marks", "dice", "draws", "zones",
)  # fmt: skip
_WITH_SETUP = ("scenario", "from_setup", "dice", "draws")
_ZONE = (
    "imperial", "republican", "leaders", "heads", "hq", "navies", "vomito", "guerrilla",
    "rural_guards", "counter_guerrillas", "holds",
)  # fmt: skip
THIS_TURN = (
    "camerone", "santa_anna", "loan", "orders", "rail_used", "evacuated", "returned",
)  # fmt: skip
MARKS: Final = ("failed", "tried", "used", "moved")
"""Flags of ``Fp`` and ``Person`` from earlier in the turn."""
MAY_1863 = 8
_CHIT = int_reader(CHITS[0], CHITS[-1])


def _unique(node: YamlNode, found: tuple[T, ...]) -> tuple[T, ...]:
    if len(set(found)) < len(found):
        raise Misfit(node.line, tr("duplicate name"))
    return found


def chits_reader(node: YamlNode) -> tuple[int, ...]:
    return _unique(node, list_reader(_CHIT)(node))


def names_reader(known: Collection[str]) -> Reader[tuple[str, ...]]:
    word = choice_reader(known)
    return lambda node: _unique(node, list_reader(word)(node))


def read_fps(node: YamlNode, side: Side) -> Groups:
    """Read the FP of a side, or ``none``."""
    if node.value == "none":
        return ()
    groups = read_groups(node)
    if not groups or any((g.nation == "republican") != (side == "republican") for g in groups):
        raise Misfit(
            node.line,
            tr("“{words}” is not an FP of this side", words=node.value),
            tr("FP, or none"),
        )
    return groups


def read_position(
    given: YamlNode, material: Material, options: Options, seed: int
) -> tuple[State, str | None]:
    """Return the position and its first step, None at set-up. Raises Misfit."""
    check_keys(given, _GIVEN, (), "“given”")
    entry = map_entries(given)
    scenario = optional_key(entry, "scenario", choice_reader(material.scenarios), "campaign")
    if optional_key(entry, "from_setup", bool_reader, False):
        check_keys(given, _WITH_SETUP, (), "“given” with from_setup")
        state, begins_at = set_up(material, scenario, seed, options), None
    else:
        state = empty_position(material, scenario, seed, options)
        begins_at = optional_key(entry, "phase", choice_reader(STEPS), "ops.a")
        _lay_out(state, entry)
        note_heads_outside(state)
    state.scripted = True
    state.rolls = list(optional_key(entry, "dice", dice_reader, ()))
    state.draws = list(optional_key(entry, "draws", chits_reader, ()))
    wrong = problems(state)
    if wrong:
        problem = tr("an impossible position: {problem}", problem=join_sentences(wrong))
        raise Misfit(given.line, problem)
    return state, begins_at


def begin_at(state: State, step: str | None) -> State:
    """Begin ``step``, if any, and continue to the first question; return ``state``."""
    if step is not None:
        state.step = step
        begin_step(state)
    settle(state)
    return state


def laid_out(position: State, begins_at: str | None) -> State:
    """Return an unscripted copy at its first question."""
    state = position.copy()
    state.scripted = False
    return begin_at(state, begins_at)


dice_reader: Reader[tuple[int, ...]] = list_reader(int_reader(0, 9))


def _lay_out(state: State, entry: dict[str, YamlNode]) -> None:
    material = state.material
    leaders = names_reader(material.leaders)
    state.turn = optional_key(entry, "turn", int_reader(TURNS[0], TURNS[-1]), MAY_1863)
    if "rp" in entry:
        check_keys(entry["rp"], SIDES, (), "“rp”")
        for side, node in map_entries(entry["rp"]).items():
            state.rp[side] = int_reader()(node)
    state.withdrawal = optional_key(entry, "withdrawal", int_reader(0, MOST_WITHDRAWAL), 0)
    state.at_thirty = state.withdrawal == MOST_WITHDRAWAL
    state.aid = optional_key(entry, "aid", int_reader(1, MOST_AID), 1)
    state.reserve = optional_key(entry, "reserve", int_reader(0, GUERRILLAS), 0)
    state.played = tuple(sorted(optional_key(entry, "played", chits_reader, ())))
    zones = names_reader(material.board.ids)
    state.first_time = tuple(sorted(optional_key(entry, "first_time", zones, FIRST_TIMES)))
    for key, where in (("retired", RETIRED), ("eliminated", ELIMINATED)):
        for who in optional_key(entry, key, leaders, ()):
            state.people[who].where = where
    for who in optional_key(entry, "promoted", names_reader(("forey", "bazaine")), ()):
        state.people[who].rank = material.leaders[who].faces[-1][0]
    if "zones" in entry:
        zone = choice_reader(material.board.zones)
        for name, node in map_entries(entry["zones"]).items():
            _lay_zone(state, zone(YamlNode(name, node.line)), node)
    if "hq_away" in entry:
        check_keys(entry["hq_away"], ("hq", "due"), ("hq", "due"), "“hq_away”")
        away = map_entries(entry["hq_away"])
        state.hq = Hq(choice_reader(material.hqs)(away["hq"]), None, int_reader(1, 40)(away["due"]))
    _lay_bowl(state, entry)
    lasting_effects(state, optional_key(entry, "saillard", int_reader(1, TURNS[-1]), None))
    _lay_turn(state, entry)


def _lay_zone(state: State, zone: str, node: YamlNode) -> None:
    material, standing = state.material, state.zones[zone]
    check_keys(node, _ZONE, (), "a zone")
    entry = map_entries(node)
    for side in SIDES:
        if side in entry:
            for group in read_fps(entry[side], side):
                state.add_fps(zone, side, [Fp(group.nation, group.quality)] * group.count)
    people = (
        *optional_key(entry, "leaders", names_reader(material.leaders), ()),
        *optional_key(entry, "heads", names_reader(material.heads), ()),
    )
    for who in people:
        if state.people[who].where != "away":
            raise Misfit(node.line, tr("{who} is named twice", who=who))
        state.people[who].where = zone
    if "hq" in entry:
        if state.hq is not None:
            raise Misfit(entry["hq"].line, tr("there are two HQs"))
        state.hq = Hq(choice_reader(material.hqs)(entry["hq"]), zone)
    add_ships(state, zone, optional_key(entry, "navies", int_reader(0, NAVIES), 0))
    standing.vomito = optional_key(entry, "vomito", bool_reader, False)
    standing.guerrilla = optional_key(entry, "guerrilla", bool_reader, False)
    standing.rural_guards = optional_key(entry, "rural_guards", int_reader(0, 5), 0)
    standing.counter_guerrillas = optional_key(entry, "counter_guerrillas", int_reader(0, 5), 0)
    standing.holds = optional_key(entry, "holds", choice_reader(SIDES), None)
    fortress = material.board.zones[zone].fortress
    if standing.holds is not None and not fortress:
        raise Misfit(
            entry["holds"].line,
            tr("{zone} is not a fortress", zone=material.board.zones[zone].name),
        )
    if fortress and standing.imperial and standing.republican and standing.holds is None:
        raise Misfit(node.line, tr("a contested fortress needs “holds”"))
    if fortress and standing.holds is None:
        for side in SIDES:
            if standing.fps(side):
                standing.holds = side


def _lay_bowl(state: State, entry: dict[str, YamlNode]) -> None:
    """Set the bowl as given, or to the default of the turn."""
    state.dated = state.turn
    if "bowl" in entry:
        bowl = set(chits_reader(entry["bowl"]))
        if bowl & set(state.played):
            raise Misfit(entry["bowl"].line, tr("some chits are both played and in the bowl"))
        state.bowl = tuple(sorted(bowl))
    else:
        called = bool(set(state.material.chits_of("french_retreat")) & set(state.played))
        state.bowl = tuple(sorted(default_bowl(state.material, state.turn, state.played, called)))


def _lay_turn(state: State, entry: dict[str, YamlNode]) -> None:
    """Set this turn's effects, failures, landings and flags."""
    if "this_turn" in entry:
        node = entry["this_turn"]
        check_keys(node, THIS_TURN, (), "“this_turn”")
        now = map_entries(node)
        state.now.camerone = optional_key(now, "camerone", bool_reader, False)
        state.now.santa_anna = optional_key(now, "santa_anna", choice_reader(SIDES), None)
        state.now.loan = optional_key(now, "loan", bool_reader, False)
        state.now.orders = optional_key(now, "orders", int_reader(), 0)
        state.now.rail_used = optional_key(now, "rail_used", bool_reader, False)
        state.now.evacuated = optional_key(now, "evacuated", int_reader(), 0)
        returned = names_reader(state.material.leaders)
        state.now.returned = optional_key(now, "returned", returned, ())
    leaders, exactly = state.material.leaders, "marks" in entry
    for who in optional_key(entry, "failed", names_reader(leaders), ()):
        person, side = state.people[who], leaders[who].side
        _check_on_map(state, who, entry["failed"])
        person.failed = True
        standing = state.zones[person.where]
        if not exactly:
            standing.set_fps(side, fps_with(standing.fps(side), failed=True))
    if "landed" in entry:
        zone = choice_reader(state.material.board.zones)
        for name, node in map_entries(entry["landed"]).items():
            ports = list_reader(zone, 1)(node)
            where = zone(YamlNode(name, node.line))
            state.now.landings[where] = ports
            if exactly:
                continue
            standing = state.zones[where]
            standing.imperial = fps_with(standing.imperial, moved=True)
            state.navies = tuple(
                evolve(navy, moved=True) if navy.where == where else navy for navy in state.navies
            )
    if exactly:
        _lay_marks(state, entry["marks"])


def _check_on_map(state: State, who: str, node: YamlNode) -> None:
    if not state.on_map(who):
        raise Misfit(node.line, tr("{who} is not on the map", who=who))


def _lay_marks(state: State, node: YamlNode) -> None:
    """Set the flags of single pieces from the key ``marks``."""
    check_keys(node, ("leaders", "ships", "fps"), (), "“marks”")
    entry, nothing = map_entries(node), YamlNode({}, node.line)
    people, zone = choice_reader(state.people), choice_reader(state.material.board.zones)
    for name, each in map_entries(entry.get("leaders", nothing)).items():
        who = people(YamlNode(name, each.line))
        _check_on_map(state, who, each)
        for mark in list_reader(choice_reader(MARKS), 1)(each):
            setattr(state.people[who], mark, True)
    for name, each in map_entries(entry.get("ships", nothing)).items():
        where, number = zone(YamlNode(name, each.line)), int_reader(1, NAVIES)(each)
        there = [navy for navy in state.navies if navy.where == where]
        if number > len(there):
            raise Misfit(each.line, tr("more pieces are marked than the zone contains"))
        state.navies = tuple(navy for navy in state.navies if navy.where != where)
        add_ships(state, where, number, moved=True)
        add_ships(state, where, len(there) - number)
    for name, each in map_entries(entry.get("fps", nothing)).items():
        standing = state.zones[zone(YamlNode(name, each.line))]
        for words, groups in map_entries(each).items():
            marks: list[str] = [
                choice_reader(MARKS)(YamlNode(w, groups.line)) for w in words.split()
            ]
            for group in read_groups(groups):
                side = side_of_nation(group.nation)
                plain = Fp(group.nation, group.quality)
                fps = list(standing.fps(side))
                if fps.count(plain) < group.count:
                    raise Misfit(groups.line, tr("more pieces are marked than the zone contains"))
                for _ in range(group.count):
                    fps.remove(plain)
                now = fps_with([plain] * group.count, **dict.fromkeys(marks, True))
                standing.set_fps(side, (*fps, *now))


# --- Reading --------------------------------------------------------------------------------------

AdventureTrial: TypeAlias = ScenarioRun[State, Action]
GAME = "mexican_adventure"
MOST_PASSES = 500
_GISTS: Mapping[type[Action], Callable[[Any], Hashable]] = {
    act.PlacePieces: lambda _: "place",
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
"""Keys by type of action; an unlisted legal action matches listed ones with an equal key."""


@frozen
class PassTo(ScenarioStep):
    """Step ``{pass_to: ops.i}``: answers ``done``, ``pass`` or ``stay`` until ops.i begins."""

    step: str


def read_scenario(path: Path, material: Material) -> "Scenario[AdventureScenario]":
    """Read the scenario of a file, or that of ``FILE#name``. Raises ScenarioError."""
    return scenarios.read_scenario(document(path), reader(material))


def reader(material: Material) -> "Callable[[YamlNode], AdventureScenario]":
    return lambda root: _scenario(root, material)


@frozen
class AdventureScenario(ScenarioGame[State, Action]):
    """Scenario of The Mexican Adventure; ``begins_at`` is None at the set-up."""

    begins_at: str | None

    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {"pass_to": ()}
    chances: ClassVar[Mapping[str, Reader[tuple[int, ...]]]] = {
        "dice": dice_reader,
        "draws": chits_reader,
    }

    @property
    def rules(self) -> MexicanAdventure:
        return game_of(self.position.material)

    def begin(self) -> State:
        return begin_at(self.position.copy(), self.begins_at)

    def seat(self, node: YamlNode) -> Seat:
        return seat_of(choice_reader(SIDES)(node))

    def gist(self, action: Action) -> Hashable:
        gist = _GISTS.get(type(action))
        return None if gist is None else (type(action), gist(action))

    def problems(self, state: State) -> list[str]:
        return problems(state)

    def piles(self, state: State) -> dict[str, list[int]]:
        return {"dice": state.rolls, "draws": state.draws}

    def read_path(self, path: str, node: YamlNode) -> tuple[Any, Callable[[AdventureTrial], Any]]:
        return find_path(path, node, self.position.material)

    def read_step(self, form: str, node: YamlNode, by: Seat | None) -> ScenarioStep:
        return PassTo(node.line, choice_reader(STEPS)(map_entries(node)[form]))

    def take_step(self, trial: AdventureTrial, step: PassTo) -> None:
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
            found = f"{trial.seat_to_act()} asked in {state.step}"
            raise Unmet("pass_to", "a question that can be passed", found)
        trial.perform_listed(passing)
    raise Unmet("pass_to", f"{step} to begin", state.step)


def _scenario(root: YamlNode, material: Material) -> AdventureScenario:
    given, options, seed = read_head(root, GAME, Options)
    return AdventureScenario(*read_position(given, material, options, seed))
