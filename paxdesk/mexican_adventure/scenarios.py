"""What scenarios of this game say: material, dice and draws laid down, questions passed over."""

from collections.abc import Callable, Collection, Hashable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

from attrs import evolve

from paxdesk.language import say
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import question_asked, settle, side_asked
from paxdesk.mexican_adventure.rules.forces import Fp, Groups, counted, marked, side_of_nation
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
    Step,
    Trial,
    Unmet,
    document,
    read_head,
)
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    Reader,
    all_of,
    check_keys,
    entries,
    flag,
    items,
    one_of,
    optional,
    or_null,
    record,
    text,
    whole,
)

# --- The paths of ``then`` ------------------------------------------------------------------------
# What values each may expect, and what it finds in a position.

See: TypeAlias = Callable[[Trial[State, Action]], Any]
Read: TypeAlias = Callable[[Node], Any]
QUESTIONS = (
    "setup", "markers", "hq", "effect", "loan", "supply", "spend", "draw", "order", "move",
    "initiative", "transport", "flee", "ride", "withdraw", "fight", "attitude", "losses",
    "retreat", "escape", "hunt", "raid",
)  # fmt: skip


def _of(look: Callable[[State], Any]) -> See:
    return lambda trial: look(trial.state)


def _pair(node: Node) -> dict[str, int] | None:
    readers = {str(side): whole(-50, 99) for side in SIDES}
    return None if node.value is None else record(node, readers, "both seats")


def _both(pair: tuple[int, int] | None) -> dict[str, int] | None:
    return dict(zip(SIDES, pair, strict=True)) if pair is not None else None


def _chits(node: Node) -> list[int]:
    chit = whole(CHITS[0], CHITS[-1])
    return sorted(chit(each) for each in items(node))


def _sorted_names(known: Any) -> Read:
    read = names_reader(known)
    return lambda node: sorted(read(node))


def _plain(material: Material) -> dict[str, tuple[Read, See]]:
    """Paths of the whole game."""
    hq_id = one_of((*material.hqs, None))
    return {
        "turn": (whole(1, 34), _of(lambda s: s.turn)),
        "withdrawal": (whole(0, 30), _of(lambda s: s.withdrawal)),
        "aid": (whole(1, 3), _of(lambda s: s.aid)),
        "reserve": (whole(0, 7), _of(lambda s: s.reserve)),
        "phase": (one_of((*STEPS, None)), _of(lambda s: None if s.over else s.step)),
        "asked": (one_of((*SIDES, None)), _of(side_asked)),
        "question": (one_of((*QUESTIONS, None)), _of(question_asked)),
        "winner": (one_of((*SIDES, "draw", None)), _of(lambda s: s.winner)),
        "ended_by": (one_of((*ENDINGS, None)), _of(lambda s: s.ended_by)),
        "rp.imperial": (whole(), _of(lambda s: s.rp["imperial"])),
        "rp.republican": (whole(), _of(lambda s: s.rp["republican"])),
        "bowl": (_chits, _of(lambda s: sorted(s.bowl))),
        "bowl.size": (whole(0, 66), _of(lambda s: s.bowl_size)),
        "hq.where": (
            one_of((*material.board.zones, "away")),
            _of(lambda s: (s.hq.where if s.hq is not None else None) or "away"),
        ),
        "hq.id": (hq_id, _of(lambda s: s.hq.id if s.hq is not None else None)),
        "hq.due": (or_null(whole(0, 40)), _of(lambda s: s.hq.due if s.hq is not None else None)),
        "combat.zone": (
            one_of((*material.board.zones, None)),
            _of(lambda s: s.fought.zone if s.fought is not None else None),
        ),
        "combat.pc": (_pair, _of(lambda s: _both(s.fought.pc) if s.fought else None)),
        "combat.losses": (_pair, _of(lambda s: _both(s.fought.losses) if s.fought else None)),
    }


def _fps(side: Side) -> Read:
    return lambda node: write_groups(read_fps(node, side))


def _zone(material: Material, zone: str) -> dict[str, tuple[Read, See]]:
    """Paths of a zone."""

    def leaders(state: State) -> list[str]:
        return sorted(who for side in SIDES for who in state.leaders_in(zone, side))

    return {
        "imperial": (
            _fps("imperial"),
            _of(lambda s: write_groups(counted(s.zones[zone].imperial))),
        ),
        "republican": (
            _fps("republican"),
            _of(lambda s: write_groups(counted(s.zones[zone].republican))),
        ),
        "leaders": (_sorted_names(material.leaders), _of(leaders)),
        "heads": (_sorted_names(material.heads), _of(lambda s: sorted(s.heads_in(zone)))),
        "hq": (
            one_of((*material.hqs, None)),
            _of(lambda s: s.hq.id if s.hq is not None and s.hq.where == zone else None),
        ),
        "navies": (whole(0, 5), _of(lambda s: s.ships_in(zone))),
        "rural_guards": (whole(0, 5), _of(lambda s: s.zones[zone].rural_guards)),
        "counter_guerrillas": (whole(0, 5), _of(lambda s: s.zones[zone].counter_guerrillas)),
        "vomito": (flag, _of(lambda s: s.zones[zone].vomito)),
        "guerrilla": (flag, _of(lambda s: s.zones[zone].guerrilla)),
        "contested": (flag, _of(lambda s: s.zones[zone].contested)),
        "holds": (one_of((*SIDES, None)), _of(lambda s: s.zones[zone].holds)),
    }


def _person(material: Material, who: str) -> dict[str, tuple[Read, See]]:
    """Paths of a leader or head of state."""
    found: dict[str, tuple[Read, See]] = {
        "where": (
            one_of((*material.board.zones, *OFF_THE_MAP)),
            _of(lambda s: s.people[who].where),
        )
    }
    if who in material.leaders:
        found["rank"] = (whole(1, 3), _of(lambda s: s.people[who].rank))
        found["failed"] = (flag, _of(lambda s: s.people[who].failed))
    return found


def _seat(material: Material, side: Side, tail: str) -> tuple[Read, See] | None:
    if tail == "heard":
        return text, lambda trial: _heard(trial, side)
    zone = tail.removeprefix("sees.")
    if zone == tail or zone not in material.board.zones:
        return None
    enemy: Side = "republican" if side == "imperial" else "imperial"

    def read(node: Node) -> str:
        return "hidden" if node.value == "hidden" else write_groups(read_fps(node, enemy))

    def see(trial: Trial[State, Action]) -> str:
        fps = sees_fps(trial.state, side, zone)
        return "hidden" if fps is None else write_groups(counted(fps))

    return read, see


def _heard(trial: Trial[State, Action], side: Side) -> str | None:
    """The last line as a side reads it."""
    if trial.before is None or trial.last is None:
        return None
    return overheard(trial.before, trial.last, side)


def find_path(path: str, node: Node, material: Material) -> tuple[Any, See]:
    """What a path expects (``node``) and how to see it; raises Misfit where it means nothing."""
    head, _, tail = path.partition(".")
    found = _plain(material).get(path)
    if path in ("bowl.has", "bowl.lacks"):
        expected, has = _chits(node), path == "bowl.has"
        return expected, lambda s: [c for c in expected if (c in s.state.bowl) == has]
    if found is None and head == "total" and tail in NATIONS:
        found = whole(0, 60), _of(lambda s: s.total(tail))
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
# The position ``given`` in a scenario; what does not fit together raises Misfit, with its line.

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
_THIS_TURN = (
    "camerone", "santa_anna", "loan", "orders", "rail_used", "evacuated", "returned",
)  # fmt: skip
MARKS: Final = ("failed", "tried", "used", "moved")
"""What may have become of pieces earlier in the turn, as ``Fp`` and ``Person`` say it."""
MAY_1863 = 8
_CHIT = whole(CHITS[0], CHITS[-1])


def _unique(node: Node, found: tuple[T, ...]) -> tuple[T, ...]:
    if len(set(found)) < len(found):
        raise Misfit(node.line, say("something is named twice"))
    return found


def chits_reader(node: Node) -> tuple[int, ...]:
    return _unique(node, all_of(_CHIT)(node))


def names_reader(known: Collection[str]) -> Reader[tuple[str, ...]]:
    word = one_of(known)
    return lambda node: _unique(node, all_of(word)(node))


def read_fps(node: Node, side: Side) -> Groups:
    """FP of a side, or ``none``."""
    if node.value == "none":
        return ()
    groups = read_groups(node)
    if not groups or any((g.nation == "republican") != (side == "republican") for g in groups):
        raise Misfit(
            node.line, say("“{words}” is no FP of this side", words=node.value), say("FP, or none")
        )
    return groups


def read_position(
    given: Node, material: Material, options: Options, seed: int
) -> tuple[State, str | None]:
    """The position, and the step at whose start it stands (None: at the set-up)."""
    check_keys(given, _GIVEN, (), "“given”")
    entry = entries(given)
    scenario = optional(entry, "scenario", one_of(material.scenarios), "campaign")
    if optional(entry, "from_setup", flag, False):
        check_keys(given, _WITH_SETUP, (), "“given” with from_setup")
        state, begins_at = set_up(material, scenario, seed, options), None
    else:
        state = empty_position(material, scenario, seed, options)
        begins_at = optional(entry, "phase", one_of(STEPS), "ops.a")
        _lay_out(state, entry)
        note_heads_outside(state)
    state.scripted = True
    state.rolls = list(optional(entry, "dice", dice_reader, ()))
    state.draws = list(optional(entry, "draws", chits_reader, ()))
    wrong = problems(state)
    if wrong:
        problem = say("no such position can be: {problem}", problem="; ".join(wrong))
        raise Misfit(given.line, problem)
    return state, begins_at


def begin_at(state: State, step: str | None) -> State:
    """Begin a position at the start of a step, and go on to its first question."""
    if step is not None:
        state.step = step
        begin_step(state)
    settle(state)
    return state


def laid_out(position: State, begins_at: str | None) -> State:
    """A position at its first question; results laid down come first, then dice of its own."""
    state = position.copy()
    state.scripted = False
    return begin_at(state, begins_at)


dice_reader: Reader[tuple[int, ...]] = all_of(whole(0, 9))


def _lay_out(state: State, entry: dict[str, Node]) -> None:
    material = state.material
    leaders = names_reader(material.leaders)
    state.turn = optional(entry, "turn", whole(TURNS[0], TURNS[-1]), MAY_1863)
    if "rp" in entry:
        check_keys(entry["rp"], SIDES, (), "“rp”")
        for side, node in entries(entry["rp"]).items():
            state.rp[side] = whole()(node)
    state.withdrawal = optional(entry, "withdrawal", whole(0, MOST_WITHDRAWAL), 0)
    state.at_thirty = state.withdrawal == MOST_WITHDRAWAL
    state.aid = optional(entry, "aid", whole(1, MOST_AID), 1)
    state.reserve = optional(entry, "reserve", whole(0, GUERRILLAS), 0)
    state.played = tuple(sorted(optional(entry, "played", chits_reader, ())))
    zones = names_reader(material.board.ids)
    state.first_time = tuple(sorted(optional(entry, "first_time", zones, FIRST_TIMES)))
    for key, where in (("retired", RETIRED), ("eliminated", ELIMINATED)):
        for who in optional(entry, key, leaders, ()):
            state.people[who].where = where
    for who in optional(entry, "promoted", names_reader(("forey", "bazaine")), ()):
        state.people[who].rank = material.leaders[who].faces[-1][0]
    if "zones" in entry:
        zone = one_of(material.board.zones)
        for name, node in entries(entry["zones"]).items():
            _lay_zone(state, zone(Node(name, node.line)), node)
    if "hq_away" in entry:
        check_keys(entry["hq_away"], ("hq", "due"), ("hq", "due"), "“hq_away”")
        away = entries(entry["hq_away"])
        state.hq = Hq(one_of(material.hqs)(away["hq"]), None, whole(1, 40)(away["due"]))
    _lay_bowl(state, entry)
    lasting_effects(state, optional(entry, "saillard", whole(1, TURNS[-1]), None))
    _lay_turn(state, entry)


def _lay_zone(state: State, zone: str, node: Node) -> None:
    material, standing = state.material, state.zones[zone]
    check_keys(node, _ZONE, (), "a zone")
    entry = entries(node)
    for side in SIDES:
        if side in entry:
            for group in read_fps(entry[side], side):
                state.add_fps(zone, side, [Fp(group.nation, group.quality)] * group.count)
    people = (
        *optional(entry, "leaders", names_reader(material.leaders), ()),
        *optional(entry, "heads", names_reader(material.heads), ()),
    )
    for who in people:
        if state.people[who].where != "away":
            raise Misfit(node.line, say("{who} is named twice", who=who))
        state.people[who].where = zone
    if "hq" in entry:
        if state.hq is not None:
            raise Misfit(entry["hq"].line, say("there are two HQs"))
        state.hq = Hq(one_of(material.hqs)(entry["hq"]), zone)
    add_ships(state, zone, optional(entry, "navies", whole(0, NAVIES), 0))
    standing.vomito = optional(entry, "vomito", flag, False)
    standing.guerrilla = optional(entry, "guerrilla", flag, False)
    standing.rural_guards = optional(entry, "rural_guards", whole(0, 5), 0)
    standing.counter_guerrillas = optional(entry, "counter_guerrillas", whole(0, 5), 0)
    standing.holds = optional(entry, "holds", one_of(SIDES), None)
    fortress = material.board.zones[zone].fortress
    if standing.holds is not None and not fortress:
        raise Misfit(
            entry["holds"].line, say("{zone} is no fortress", zone=material.board.zones[zone].name)
        )
    if fortress and standing.imperial and standing.republican and standing.holds is None:
        raise Misfit(node.line, say("a contested fortress without “holds”"))
    if fortress and standing.holds is None:
        for side in SIDES:
            if standing.fps(side):
                standing.holds = side


def _lay_bowl(state: State, entry: dict[str, Node]) -> None:
    """Dated chits of this turn lie in it, or are out; later ones enter by the calendar."""
    state.dated = state.turn
    if "bowl" in entry:
        bowl = set(chits_reader(entry["bowl"]))
        if bowl & set(state.played):
            raise Misfit(entry["bowl"].line, say("chits are both played and in the bowl"))
        state.bowl = tuple(sorted(bowl))
    else:
        called = bool(set(state.material.chits_of("french_retreat")) & set(state.played))
        state.bowl = tuple(sorted(default_bowl(state.material, state.turn, state.played, called)))


def _lay_turn(state: State, entry: dict[str, Node]) -> None:
    """What is in force this turn, who carries a failure, and what has landed."""
    if "this_turn" in entry:
        node = entry["this_turn"]
        check_keys(node, _THIS_TURN, (), "“this_turn”")
        now = entries(node)
        state.now.camerone = optional(now, "camerone", flag, False)
        state.now.santa_anna = optional(now, "santa_anna", one_of(SIDES), None)
        state.now.loan = optional(now, "loan", flag, False)
        state.now.orders = optional(now, "orders", whole(), 0)
        state.now.rail_used = optional(now, "rail_used", flag, False)
        state.now.evacuated = optional(now, "evacuated", whole(), 0)
        returned = names_reader(state.material.leaders)
        state.now.returned = optional(now, "returned", returned, ())
    leaders, exactly = state.material.leaders, "marks" in entry
    for who in optional(entry, "failed", names_reader(leaders), ()):
        person, side = state.people[who], leaders[who].side
        _check_on_map(state, who, entry["failed"])
        person.failed = True
        standing = state.zones[person.where]
        if not exactly:
            standing.set_fps(side, marked(standing.fps(side), failed=True))
    if "landed" in entry:
        zone = one_of(state.material.board.zones)
        for name, node in entries(entry["landed"]).items():
            ports = all_of(zone, 1)(node)
            where = zone(Node(name, node.line))
            state.now.landings[where] = ports
            if exactly:
                continue
            standing = state.zones[where]
            standing.imperial = marked(standing.imperial, moved=True)
            state.navies = tuple(
                evolve(navy, moved=True) if navy.where == where else navy for navy in state.navies
            )
    if exactly:
        _lay_marks(state, entry["marks"])


def _check_on_map(state: State, who: str, node: Node) -> None:
    if not state.on_map(who):
        raise Misfit(node.line, say("{who} is not on the map", who=who))


def _lay_marks(state: State, node: Node) -> None:
    """What became of single pieces; ``failed`` and ``landed`` mark nothing in zones then."""
    check_keys(node, ("leaders", "ships", "fps"), (), "“marks”")
    entry, nothing = entries(node), Node({}, node.line)
    people, zone = one_of(state.people), one_of(state.material.board.zones)
    for name, each in entries(entry.get("leaders", nothing)).items():
        who = people(Node(name, each.line))
        _check_on_map(state, who, each)
        for mark in all_of(one_of(MARKS), 1)(each):
            setattr(state.people[who], mark, True)
    for name, each in entries(entry.get("ships", nothing)).items():
        where, number = zone(Node(name, each.line)), whole(1, NAVIES)(each)
        there = [navy for navy in state.navies if navy.where == where]
        if number > len(there):
            raise Misfit(each.line, say("more is marked than is there"))
        state.navies = tuple(navy for navy in state.navies if navy.where != where)
        add_ships(state, where, number, moved=True)
        add_ships(state, where, len(there) - number)
    for name, each in entries(entry.get("fps", nothing)).items():
        standing = state.zones[zone(Node(name, each.line))]
        for words, groups in entries(each).items():
            marks: list[str] = [one_of(MARKS)(Node(w, groups.line)) for w in words.split()]
            for group in read_groups(groups):
                side = side_of_nation(group.nation)
                plain = Fp(group.nation, group.quality)
                fps = list(standing.fps(side))
                if fps.count(plain) < group.count:
                    raise Misfit(groups.line, say("more is marked than is there"))
                for _ in range(group.count):
                    fps.remove(plain)
                now = marked([plain] * group.count, **dict.fromkeys(marks, True))
                standing.set_fps(side, (*fps, *now))


# --- Reading --------------------------------------------------------------------------------------

AdventureTrial: TypeAlias = Trial[State, Action]
GAME = "mexican_adventure"
MOST_PASSES = 500
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

    def seat(self, node: Node) -> Seat:
        return seat_of(one_of(SIDES)(node))

    def gist(self, action: Action) -> Hashable:
        gist = _GISTS.get(type(action))
        return None if gist is None else (type(action), gist(action))

    def problems(self, state: State) -> list[str]:
        return problems(state)

    def piles(self, state: State) -> dict[str, list[int]]:
        return {"dice": state.rolls, "draws": state.draws}

    def read_path(self, path: str, node: Node) -> tuple[Any, Callable[[AdventureTrial], Any]]:
        return find_path(path, node, self.position.material)

    def read_step(self, form: str, node: Node, by: Seat | None) -> Step:
        return PassTo(node.line, one_of(STEPS)(entries(node)[form]))

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
            found = f"{trial.asked()} asked in {state.step}"
            raise Unmet("pass_to", "a question that can be passed", found)
        trial.do(passing)
    raise Unmet("pass_to", f"{step} to begin", state.step)


def _scenario(root: Node, material: Material) -> AdventureScenario:
    given, options, seed = read_head(root, GAME, Options)
    return AdventureScenario(*read_position(given, material, options, seed))
