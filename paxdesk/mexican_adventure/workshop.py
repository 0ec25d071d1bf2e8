"""A position of The Mexican Adventure set up by hand: what is ``given`` in a scenario, changed.

It stands at the beginning of a step of the sequence of play, with what became of pieces earlier in
the turn.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias

import platformdirs
from attrs import evolve, fields

from paxdesk.errors import PaxError
from paxdesk.files import own_puzzles
from paxdesk.files.own_puzzles import OWN
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.puzzles import KINDS, Puzzle, SearchResult, StepGoal, prove
from paxdesk.mexican_adventure.rules.agenda import Drawing
from paxdesk.mexican_adventure.rules.chance import add_dated_chits
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    FpGroup,
    Pieces,
    groups_from_fps,
    joined_groups,
    side_of_nation,
)
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import read_groups
from paxdesk.mexican_adventure.rules.notation import Names, parse, write_groups
from paxdesk.mexican_adventure.rules.setup import set_up
from paxdesk.mexican_adventure.rules.state import PLAIN, Options, Person, State, ZoneState
from paxdesk.mexican_adventure.rules.vocabulary import (
    ELIMINATED,
    QUALITIES,
    RETIRED,
    SIDES,
    STEPS,
    TURNS,
    Chit,
    Nation,
    Quality,
    Side,
    ZoneId,
)
from paxdesk.mexican_adventure.scenarios import GAME, MARKS, laid_out, reader
from paxdesk.session.editor_draft import DraftData, PositionDraft
from paxdesk.strict_yaml import (
    Misfit,
    YamlNode,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    map_entries,
    text_reader,
)
from paxdesk.yaml_writing import Value, block_text, node_of

BEGINS: Final = "ops.a"
"""The step in which a bare map stands."""
COUNTED: Final = frozenset({"navies", "rural_guards", "counter_guerrillas"})
"""Markers of which several may lie in a zone."""
ACTED: Final = ("used", "moved")
"""The marks of who has had an order and moved."""
NONE: Final = write_groups(())
OF_SIDE: Final[dict[str, tuple[str, ...]]] = {
    "imperial": ("imperial", "rural_guards", "counter_guerrillas"),
    "republican": ("republican", "guerrilla"),
}
"""What of a side may occupy a zone."""
Zone: TypeAlias = dict[str, Any]


# --- A position as it would be written in a scenario ----------------------------------------------


def given_of(state: State) -> DraftData:
    """What a scenario would say of a position."""
    state = state.copy()
    add_dated_chits(state)  # a scenario has those of its turn in the bowl
    hands = [chit for step in state.agenda if isinstance(step, Drawing) for chit in _held(step)]
    given: DraftData = {
        "scenario": state.scenario,
        "turn": state.turn,
        "phase": state.step,
        "rp": dict(state.rp),
        "withdrawal": state.withdrawal,
        "aid": state.aid,
        "played": list(state.played),
        "bowl": sorted({*state.bowl, *hands}),
        "reserve": state.reserve,
        "first_time": list(state.first_time),
        "retired": _people(state, RETIRED),
        "eliminated": _people(state, ELIMINATED),
        "promoted": [who for who in state.material.leaders if _promoted(state, who)],
        "failed": [w for w, each in state.people.items() if each.failed and state.on_map(w)],
        "landed": {zone: list(ports) for zone, ports in state.now.landings.items()},
        "this_turn": _this_turn(state),
        "zones": {
            zone: told
            for zone in state.material.board.ids
            if (told := dict(_standing(state, zone)))
        },
    }
    marks = _marks_of(state)
    if any(marks.values()):
        given["marks"] = marks
    if state.saillard is not None:
        given["saillard"] = state.saillard
    if state.hq is not None and state.hq.where is None and state.hq.due is not None:
        given["hq_away"] = {"hq": state.hq.id, "due": state.hq.due}
    return given


def _held(step: Drawing) -> tuple[Chit, ...]:
    """Chits in a hand go back into the bowl: the step begins anew."""
    return tuple(each for each in (*step.drawn, step.aside, step.kept) if each)


def _people(state: State, where: str) -> list[str]:
    return [who for who in state.material.leaders if state.people[who].where == where]


def _promoted(state: State, who: str) -> bool:
    return state.people[who].rank > state.material.leaders[who].faces[0][0]


def _this_turn(state: State) -> DraftData:
    now = state.now
    told = {
        "camerone": now.camerone,
        "santa_anna": now.santa_anna,
        "loan": now.loan,
        "orders": now.orders,
        "rail_used": now.rail_used,
        "evacuated": now.evacuated,
        "returned": list(now.returned),
    }
    return {key: value for key, value in told.items() if value}


def _marks_of(state: State) -> dict[str, DraftData]:
    """What became of pieces this turn, as a scenario marks them."""
    leaders = {who: marks for who, each in state.people.items()
               if state.on_map(who) and (marks := _marks_upon(each))}  # fmt: skip
    ships = Counter(navy.where for navy in state.navies if navy.moved)
    fps: DraftData = {}
    for zone, standing in state.zones.items():
        found: dict[str, list[Fp]] = {}
        for fp in (*standing.imperial, *standing.republican):
            found.setdefault(" ".join(_marks_upon(fp)), []).append(fp)
        found.pop("", None)
        if found:
            fps[zone] = {
                words: write_groups(groups_from_fps(each)) for words, each in found.items()
            }
    return {"leaders": leaders, "ships": dict(ships), "fps": fps}


def _marks_upon(piece: Fp | Person) -> list[str]:
    return [mark for mark in MARKS if getattr(piece, mark)]


def _keep_marks(given: DraftData) -> None:
    """Let go of the marks of pieces that are not there any more."""
    marks = given.get("marks")
    if marks is None:
        return
    zones = given["zones"]
    people = {who for each in zones.values()
              for who in (*each.get("leaders", ()), *each.get("heads", ()))}  # fmt: skip
    marks["leaders"] = {who: each for who, each in marks["leaders"].items() if who in people}
    ships = {zone: min(number, zones.get(zone, {}).get("navies", 0))
             for zone, number in marks["ships"].items()}  # fmt: skip
    marks["ships"] = {zone: number for zone, number in ships.items() if number}
    for zone, words in marks["fps"].items():
        there = zones.get(zone, {})
        groups = (group for side in SIDES for group in _groups(there, side))
        left = Counter({(group.quality, group.nation): group.count for group in groups})
        for key in words:
            kept = []
            for group in _groups(words, key):
                kind = (group.quality, group.nation)
                kept.append(evolve(group, count=min(group.count, left[kind])))
                left[kind] -= kept[-1].count
            words[key] = write_groups(tuple(each for each in kept if each.count))
        marks["fps"][zone] = {key: text for key, text in words.items() if text != NONE}
    marks["fps"] = {zone: words for zone, words in marks["fps"].items() if words}
    if not any(marks.values()):
        del given["marks"]


def _standing(state: State, zone: ZoneId) -> Iterator[tuple[str, Value]]:
    """What a scenario says of a zone; nothing of one where nothing is."""
    standing = state.zones[zone]
    found: Zone = {
        **{
            side: write_groups(groups_from_fps(standing.fps(side)))
            for side in SIDES
            if standing.fps(side)
        },
        "leaders": [who for side in SIDES for who in state.leaders_in(zone, side)],
        "heads": list(state.heads_in(zone)),
        "hq": state.hq.id if state.hq is not None and state.hq.where == zone else None,
        "navies": state.ships_in(zone),
        "vomito": standing.vomito,
        "guerrilla": standing.guerrilla,
        "rural_guards": standing.rural_guards,
        "counter_guerrillas": standing.counter_guerrillas,
        "holds": standing.holds if _holds_by_word(standing) else None,
    }
    return ((key, value) for key, value in found.items() if value)


def _holds_by_word(standing: ZoneState) -> bool:
    """Whether who holds a fortress is not plain from whose FP are in it."""
    holder = standing.holds
    return holder is not None and (standing.contested or not standing.fps(holder))


# --- A position being set up ----------------------------------------------------------------------


@define(eq=False)
class AdventureDraft(PositionDraft[State]):
    """A position of this game being set up."""

    material: Material

    @classmethod
    def of(cls, state: State) -> "AdventureDraft":
        """Begin with a position, at the beginning of its step. Raises Misfit."""
        flags = (each.name for each in fields(Options) if getattr(state.options, each.name))
        data = {"options": dict.fromkeys(flags, True), "given": given_of(state)}
        return cls(data, state.material)

    @classmethod
    def bare(cls, material: Material, scenario: str = "campaign") -> "AdventureDraft":
        """Begin with a bare map."""
        return cls({"options": {}, "given": _bare(material, scenario)}, material)

    def read(self, data: DraftData) -> State:
        head = {"game": GAME, "title": "", "seed": 0}
        found = reader(self.material)(node_of({**head, **data}))
        found.position.step = found.begins_at or STEPS[0]
        return found.position

    @property
    def begun(self) -> State:
        """The position at its first question. Raises PaxError where the game is over before."""
        state = laid_out(self.state, self.state.step)
        if state.over:
            raise PaxError(tr("Nobody is asked here: the game is over at once."))
        return state

    # --- Pieces -------------------------------------------------------------------------------

    def put(self, pieces: Pieces, zone: ZoneId | None, origin: ZoneId | None = None) -> str:
        """Lay pieces in a zone, None off the map; ``origin`` is where FP and ships come from."""

        def do(given: DraftData) -> None:
            self._take(given, pieces, origin)
            if zone is None:
                return
            there = given["zones"].setdefault(zone, {})
            for group in pieces.groups:
                side = side_of_nation(group.nation)
                there[side] = write_groups(joined_groups((*_groups(there, side), group)))
            for who in pieces.leaders:
                key = "heads" if who in self.material.heads else "leaders"
                there[key] = [*there.get(key, ()), who]
            if pieces.navies:
                there["navies"] = there.get("navies", 0) + pieces.navies

        return self._lay(do)

    def _take(self, given: DraftData, pieces: Pieces, origin: ZoneId | None) -> None:
        """Take pieces from wherever they are."""
        for who in pieces.leaders:
            for key in ("retired", "eliminated", "failed"):
                given[key] = [each for each in given.get(key, ()) if each != who]
            for there in given["zones"].values():
                for key in ("leaders", "heads"):
                    there[key] = [each for each in there.get(key, ()) if each != who]
        if origin is None:
            return
        there = given["zones"].setdefault(origin, {})
        if pieces.navies:
            there["navies"] = there.get("navies", 0) - pieces.navies
        for group in pieces.groups:
            side = side_of_nation(group.nation)
            left = (
                FpGroup(each.count - group.count, each.quality, each.nation)
                if (each.quality, each.nation) == (group.quality, group.nation)
                else each
                for each in _groups(there, side)
            )
            there[side] = write_groups(tuple(each for each in left if each.count > 0))

    def regroup(self, zone: ZoneId, group: FpGroup, number: int) -> str:
        """So many FP of a kind stand in a zone."""

        def do(given: DraftData) -> None:
            there = given["zones"].setdefault(zone, {})
            side = side_of_nation(group.nation)
            others = (
                each
                for each in _groups(there, side)
                if (each.quality, each.nation) != (group.quality, group.nation)
            )
            now = (FpGroup(number, group.quality, group.nation),) if number > 0 else ()
            there[side] = write_groups(joined_groups((*others, *now)))

        return self._lay(do)

    def requalify(self, zone: ZoneId, group: FpGroup, quality: Quality) -> str:
        """All FP of a kind in a zone are of another quality."""

        def do(given: DraftData) -> None:
            there = given["zones"][zone]
            side = side_of_nation(group.nation)
            now = (evolve(each, quality=quality) if each == group else each
                   for each in _groups(there, side))  # fmt: skip
            there[side] = write_groups(joined_groups(now))
            _keep_marks(given)

        return self.change(do)

    def remove(self, who: str, where: str) -> str:
        """A leader is ``retired`` or ``eliminated``."""

        def do(given: DraftData) -> None:
            self._take(given, Pieces((who,)), None)
            given[where] = [*given.get(where, ()), who]

        return self._lay(do)

    def mark(self, who: str, key: str, on: bool) -> str:
        """A leader is ``promoted`` or has ``failed``, or not."""

        def do(given: DraftData) -> None:
            others = [each for each in given.get(key, ()) if each != who]
            given[key] = [*others, who] if on else others

        return self.change(do)

    def acted(self, zone: ZoneId, side: Side) -> bool:
        """Whether nobody of a side in a zone may act any more this turn."""
        people = [self.state.people[who] for who in self.state.leaders_in(zone, side)]
        pieces: list[Fp | Person] = [*self.state.zones[zone].fps(side), *people]
        return bool(pieces) and all(each.used and each.moved for each in pieces)

    def act(self, zone: ZoneId, side: Side, done: bool) -> str:
        """All of a side in a zone have had an order and moved this turn, or none of them."""
        here = self.state.leaders_in(zone, side)
        groups = groups_from_fps(self.state.zones[zone].fps(side))

        def do(given: DraftData) -> None:
            marks = given.setdefault("marks", _marks_of(self.state))
            fps = marks["fps"].setdefault(zone, {})
            for key in fps:
                others = (g for g in _groups(fps, key) if side_of_nation(g.nation) != side)
                fps[key] = write_groups(tuple(others))
            for who in here:
                marks["leaders"].pop(who, None)
                if done:
                    marks["leaders"][who] = list(ACTED)
            if done and groups:
                key = " ".join(ACTED)
                fps[key] = write_groups(joined_groups((*_groups(fps, key), *groups)))
            _keep_marks(given)

        return self.change(do)

    def lay_hq(self, hq: str | None, zone: ZoneId | None, due: int | None = None) -> str:
        """The headquarters: in a zone, ``due`` in a later turn, or none."""

        def do(given: DraftData) -> None:
            given.pop("hq_away", None)
            for there in given["zones"].values():
                there.pop("hq", None)
            if hq is not None and zone is not None:
                given["zones"].setdefault(zone, {})["hq"] = hq
            elif hq is not None and due is not None:
                given["hq_away"] = {"hq": hq, "due": due}

        return self._lay(do)

    def lay_marker(self, key: str, zone: ZoneId | None, origin: ZoneId | None = None) -> str:
        """A marker comes to a zone, None off the map, from another or from nowhere."""

        def do(given: DraftData) -> None:
            for where, by in ((origin, -1), (zone, 1)):
                if where is None:
                    if key == "guerrilla":
                        # the reserve is where Guerrillas are that lie nowhere
                        given["reserve"] = max(0, given.get("reserve", 0) + by)
                    continue
                there = given["zones"].setdefault(where, {})
                number = int(there.get(key, 0)) + by
                there[key] = number if key in COUNTED else number > 0

        return self._lay(do)

    def set_zone(self, zone: ZoneId, key: str, value: Value) -> str:
        """Change what is said of a zone, such as who ``holds`` a fortress."""
        return self._lay(lambda given: given["zones"].setdefault(zone, {}).update({key: value}))

    def _lay(self, do: Callable[[DraftData], None]) -> str:
        """Do it, and say nothing of what is not there, but who holds what both contest."""

        def laid(given: DraftData) -> None:
            do(given)
            for zone in list(given["zones"]):
                told = given["zones"][zone].items()
                there = {key: value for key, value in told if value and value != NONE}
                if not _contested(there):
                    if not any(map(there.get, OF_SIDE.get(there.get("holds", ""), ()))):
                        there.pop("holds", None)
                elif self.material.board.zones[zone].fortress:
                    first = self.state.zones[zone]
                    there.setdefault("holds", SIDES[first.held("republican")])
                given["zones"][zone] = there
                if not there:
                    del given["zones"][zone]
            _keep_marks(given)

        return self.change(laid)

    # --- Everything else ----------------------------------------------------------------------

    def count(self, key: str, by: int) -> str:
        """Move a marker of the tracks."""
        value = getattr(self.state, key) + by

        def do(given: DraftData) -> None:
            given[key] = min(max(value, TURNS[0]), TURNS[-1]) if key == "turn" else max(0, value)

        return self.change(do)

    def pay(self, side: Side, by: int) -> str:
        """A side has more RP, or fewer."""
        return self.change(
            lambda given: given.update(rp={**self.state.rp, side: max(0, self.state.rp[side] + by)})
        )

    def deal(self, chit: Chit, place: str) -> str:
        """A chit lies in the ``bowl``, was ``played``, or neither."""

        def do(given: DraftData) -> None:
            piles = {"bowl": set(self.state.bowl), "played": set(self.state.played)}
            for key, pile in piles.items():
                pile.discard(chit)
                if key == place:
                    pile.add(chit)
                given[key] = sorted(pile)

        return self.change(do)

    def now(self, key: str, value: Value) -> str:
        """What is in force this turn: ``camerone``, ``santa_anna``, ``loan``."""

        def do(given: DraftData) -> None:
            told = {**given.get("this_turn", {}), key: value}
            given["this_turn"] = {name: each for name, each in told.items() if each}

        return self.change(do)

    def as_printed(self, scenario: str) -> str:
        """What a scenario has printed on its card, before anybody places pieces of his own."""
        printed = {**given_of(set_up(self.material, scenario, 0, PLAIN)), "phase": STEPS[1]}
        return self.change_whole(lambda data: data.update(given=printed))

    def clear(self, scenario: str) -> str:
        """The bare map of a scenario."""
        return self.change_whole(lambda data: data.update(given=_bare(self.material, scenario)))

    # --- What lies nowhere --------------------------------------------------------------------

    def room(self, nation: Nation) -> int:
        """How many more FP of a nation there may be."""
        return self.state.room_for(nation)

    def kinds(self) -> Iterator[tuple[Nation, Quality]]:
        """Nations and qualities of which there can be more."""
        for nation, kind in self.material.fp_kinds.items():
            for quality in QUALITIES:
                if quality >= kind.best and self.room(nation):
                    yield nation, quality

    # --- Passed on ----------------------------------------------------------------------------

    def written(self, title: str) -> str:
        given = {key: value for key, value in self.data["given"].items() if value or value == 0}
        given = {key: value for key, value in given.items() if value not in ({}, []) or key in KEPT}
        options = {"options": self.data["options"]} if self.data["options"] else {}
        head = {"game": GAME, "name": "position", "title": title, "rules": ["M1"], "seed": 0}
        return block_text({**head, **options, "given": given, "do": []})


KEPT: Final = frozenset({"bowl", "first_time"})
"""What is said even where it is nothing: without it something else would be taken."""


def _bare(material: Material, scenario: str) -> DraftData:
    card = material.scenarios[scenario]
    return {
        "scenario": scenario,
        "turn": card.first_turn,
        "phase": BEGINS,
        "rp": dict.fromkeys(SIDES, 0),
        "zones": {},
    }


def _groups(there: Zone, side: str) -> tuple[FpGroup, ...]:
    """The FP of a side in a zone."""
    words = there.get(side, NONE)
    return () if words == NONE else read_groups(node_of(words))


def _contested(there: Zone) -> bool:
    return all(any(map(there.get, pieces)) for pieces in OF_SIDE.values())


# --- A player's own puzzles of The Mexican Adventure ----------------------------------------------
# Each a position as a scenario, and a goal.

MOST_BYTES: Final = 2_000_000
FORMAT: Final = 1
_PUZZLE: Final = ("name", "kind", "side", "zone", "chance", "solution", "stars", "position")


def own_puzzles_path() -> Path:
    """Where they are kept, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / "own-puzzles-adventure.json"


def puzzle_of(draft: AdventureDraft, goal: StepGoal, proof: SearchResult) -> Puzzle:
    """What has been proved, under a name that tells it from all others."""
    assert proof.chance is not None
    data: DraftData = {key: value for key, value in draft.data.items() if value}
    given = json.dumps(data, sort_keys=True, ensure_ascii=False)
    digest = blake2b(f"{goal} {given}".encode(), digest_size=5).hexdigest()
    name = f"{OWN}{goal.kind}-{digest}"
    return Puzzle(name, goal, given, proof.chance, proof.plans[0], proof.stars, draft.begun)


@frozen
class OwnPuzzles(own_puzzles.OwnPuzzleFile[Puzzle]):
    """The puzzles of a file that are played with this material."""

    material: Material

    def read_from(self, path: Path) -> tuple[Puzzle, ...]:
        try:
            root = node_of(read_json(path, MOST_BYTES))
            check_keys(root, ("game", "format", "puzzles"), ("game", "format", "puzzles"), "a file")
            entry = map_entries(root)
            choice_reader((GAME,))(entry["game"])
            int_reader(FORMAT, FORMAT)(entry["format"])
            return tuple(map(self._puzzle, list_items(entry["puzzles"])))
        except (InvalidData, Misfit) as problem:
            words = problem.problem if isinstance(problem, InvalidData) else problem.in_short
            raise PaxError(tr("{file}: {problem}.", file=path, problem=words)) from problem

    def _puzzle(self, node: YamlNode) -> Puzzle:
        check_keys(node, _PUZZLE, _PUZZLE, "a puzzle")
        entry = map_entries(node)
        zone = choice_reader(("", *self.material.board.zones))(entry["zone"])
        goal = StepGoal(
            choice_reader(KINDS)(entry["kind"]), choice_reader(SIDES)(entry["side"]), zone
        )
        if (goal.kind == "hold") != bool(zone):
            raise Misfit(node.line, tr("a zone is held, and nothing else asks for one"))
        lines = tuple(map(text_reader, list_items(entry["solution"])))
        given = text_reader(entry["position"])
        try:
            for line in lines:
                parse(line, Names.of(self.material))
            chance = Fraction(text_reader(entry["chance"]))
            draft = AdventureDraft(json.loads(given), self.material)
            position = draft.begun
        except (ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
            raise Misfit(node.line, tr("it is no puzzle of this game")) from error
        except PaxError as error:
            if isinstance(error, Misfit):
                raise
            raise Misfit(node.line, str(error).rstrip(".")) from error
        if not lines or not 0 < chance <= 1:
            raise Misfit(node.line, tr("it is no puzzle of this game"))
        stars = int_reader(1, 3)(entry["stars"])
        return Puzzle(text_reader(entry["name"]), goal, given, chance, lines, stars, position)

    def written(self, puzzles: Iterable[Puzzle]) -> bytes:
        rows = [
            {
                "name": each.name,
                "kind": each.goal.kind,
                "side": each.goal.side,
                "zone": each.goal.zone,
                "chance": str(each.chance),
                "solution": list(each.solution),
                "stars": each.stars,
                "position": each.given,
            }
            for each in puzzles
        ]
        data = {"game": GAME, "format": FORMAT, "puzzles": rows}
        return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()

    def proved(self, puzzle: Puzzle) -> bool:
        found = prove(puzzle.position, puzzle.goal)
        return found.holds and (found.chance, found.plans[0]) == (puzzle.chance, puzzle.solution)
