"""Editable drafts of positions, as ``given`` data of scenarios, and the player's puzzles."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

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
    kind_of,
    side_of_nation,
)
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse, write_groups
from paxdesk.mexican_adventure.rules.setup import set_up
from paxdesk.mexican_adventure.rules.state import PLAIN, Hq, Navy, Options, Person, State, ZoneState
from paxdesk.mexican_adventure.rules.vocabulary import (
    AWAY,
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
from paxdesk.mexican_adventure.scenarios import GAME, MARKS, THIS_TURN, laid_out, reader
from paxdesk.session.editor_draft import DraftData, PositionDraft
from paxdesk.session.session import SeatSetup
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    choice_reader,
    int_reader,
    list_reader,
    map_entries,
    node_of,
    read_record,
    text_reader,
    title_reader,
)
from paxdesk.yaml_writing import Value, block_text

BEGINS: Final = "ops.a"
"""Initial step of a bare map."""
COUNTED: Final = frozenset({"rural_guards", "counter_guerrillas"})
"""Markers of which a zone may have several."""
OF_PIECES: Final = (
    "zones", "marks", "reserve", "hq_away", "retired", "eliminated", "promoted", "failed",
)  # fmt: skip
"""Keys of given data that concern pieces."""
X = TypeVar("X", bound=Fp | Navy)


# --- Scenario data of a position ------------------------------------------------------------------


def given_of(state: State) -> DraftData:
    """Return the ``given`` data of a position."""
    state = state.copy()
    add_dated_chits(state)  # the bowl of a scenario includes the dated chits of its turn
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
    """Return the chits of an unfinished draw, which go back to the bowl in a draft."""
    return tuple(each for each in (*step.drawn, step.aside, step.kept) if each)


def _people(state: State, where: str) -> list[str]:
    return [who for who in state.material.leaders if state.people[who].where == where]


def _promoted(state: State, who: str) -> bool:
    return state.people[who].rank > state.material.leaders[who].faces[0][0]


def _this_turn(state: State) -> DraftData:
    told = {key: getattr(state.now, key) for key in THIS_TURN}
    return {key: list(v) if isinstance(v, tuple) else v for key, v in told.items() if v}


def _marks_of(state: State) -> dict[str, DraftData]:
    """Return the flags that pieces got this turn, in scenario format."""
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


def _standing(state: State, zone: ZoneId) -> Iterator[tuple[str, Value]]:
    """Yield a zone's scenario data, if any."""
    standing = state.zones[zone]
    found: DraftData = {
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
    """Return whether a fortress's holder cannot be derived from its FP."""
    holder = standing.holds
    return holder is not None and (standing.contested or not standing.fps(holder))


# --- The draft ------------------------------------------------------------------------------------


@define(eq=False)
class AdventureDraft(PositionDraft[State]):
    """Draft of a position; each change returns why it is impossible, or ""."""

    material: Material
    seated: tuple[SeatSetup, ...] = ()
    """Players of the game that the position comes from; () for default names."""

    @classmethod
    def of(cls, state: State, seated: Sequence[SeatSetup] = ()) -> "AdventureDraft":
        """Create a draft of a position. Raises Misfit."""
        flags = (each.name for each in fields(Options) if getattr(state.options, each.name))
        data = {"options": dict.fromkeys(flags, True), "given": given_of(state)}
        return cls(data, state.material, tuple(seated))

    @classmethod
    def bare(cls, material: Material, scenario: str = "campaign") -> "AdventureDraft":
        return cls({"options": {}, "given": _bare(material, scenario)}, material)

    def read(self, data: DraftData) -> State:
        head = {"game": GAME, "title": "", "seed": 0}
        found = reader(self.material)(node_of({**head, **data}))
        found.position.step = found.begins_at or STEPS[0]
        return found.position

    @property
    def begun(self) -> State:
        """Position at its first question. Raises PaxError if the game is over."""
        state = laid_out(self.state, self.state.step)
        if state.over:
            raise PaxError(tr("There is nothing to decide here: the game is already over."))
        return state

    # --- Pieces -----------------------------------------------------------------------------------

    def put(self, pieces: Pieces, zone: ZoneId | None, origin: ZoneId | None = None) -> str:
        """Move pieces from ``origin`` to ``zone``, or off the map if ``zone`` is None."""

        def do(state: State) -> None:
            for who in pieces.leaders:
                state.people[who].where = AWAY if zone is None else zone
                state.people[who].failed = False
            for where, by in ((origin, -1), (zone, 1)):
                if where is not None:
                    for group in pieces.groups:
                        _add_fps(state, where, group, by * group.count)
                    _add_ships(state, where, by * pieces.navies)

        return self._lay(do)

    def regroup(self, zone: ZoneId, group: FpGroup, number: int) -> str:
        return self._lay(lambda state: _add_fps(state, zone, group, number - group.count))

    def requalify(self, zone: ZoneId, group: FpGroup, quality: Quality) -> str:
        def do(state: State) -> None:
            same, others = _of_kind(state, zone, group)
            now = [evolve(each, quality=quality) for each in same]
            state.zones[zone].set_fps(side_of_nation(group.nation), [*others, *now])

        return self._lay(do)

    def remove(self, who: str, where: str) -> str:
        """Remove a leader: ``where`` is ``retired`` or ``eliminated``."""
        return self._lay(lambda state: setattr(state.people[who], "where", where))

    def promote(self, who: str, on: bool) -> str:
        """Promote a leader, or undo the promotion."""
        rank, _ = self.material.leaders[who].faces[-1 if on else 0]
        return self._lay(lambda state: setattr(state.people[who], "rank", rank))

    def fail(self, who: str, on: bool) -> str:
        """Mark a leader and the FP with him as failed, or clear the mark."""

        def do(state: State) -> None:
            person, side = state.people[who], self.material.leaders[who].side
            person.failed = on
            if state.on_map(who):
                standing = state.zones[person.where]
                fps = [evolve(each, failed=on) for each in standing.fps(side)]
                standing.set_fps(side, fps)

        return self._lay(do)

    def acted(self, zone: ZoneId, side: Side) -> bool:
        """Return whether a zone has pieces of a side and all have acted."""
        people = [self.state.people[who] for who in self.state.leaders_in(zone, side)]
        pieces: list[Fp | Person] = [*self.state.zones[zone].fps(side), *people]
        return bool(pieces) and all(each.used and each.moved for each in pieces)

    def act(self, zone: ZoneId, side: Side, done: bool) -> str:
        """Mark all pieces of a side in a zone as acted, or clear the mark."""

        def do(state: State) -> None:
            for who in state.leaders_in(zone, side):
                person = state.people[who]
                person.tried, person.used, person.moved = False, done, done
            standing = state.zones[zone]
            fps = standing.fps(side)
            now = [Fp(each.nation, each.quality, used=done, moved=done) for each in fps]
            standing.set_fps(side, now)

        return self._lay(do)

    def lay_hq(self, hq: str | None, zone: ZoneId | None, due: int | None = None) -> str:
        """Place the HQ, make it due in a later turn, or remove it."""
        there = zone is not None or due is not None
        now = Hq(hq, zone, due) if hq is not None and there else None
        return self._lay(lambda state: setattr(state, "hq", now))

    def lay_marker(self, key: str, zone: ZoneId | None, origin: ZoneId | None = None) -> str:
        """Move a marker from ``origin`` to ``zone``; None is off the map."""

        def do(state: State) -> None:
            for where, by in ((origin, -1), (zone, 1)):
                if where is not None:
                    number = getattr(state.zones[where], key) + by
                    setattr(state.zones[where], key, number if key in COUNTED else number > 0)
                elif key == "guerrilla":
                    # Guerrillas off the map are in the reserve
                    state.reserve = max(0, state.reserve + by)

        return self._lay(do)

    def hold(self, zone: ZoneId, side: Side) -> str:
        """Set the side that holds a contested fortress."""
        return self._lay(lambda state: setattr(state.zones[zone], "holds", side))

    def _lay(self, do: Callable[[State], object]) -> str:
        """Change the pieces with ``do``, and update the holders of fortresses."""
        state = self.state.copy()
        do(state)
        for zone, standing in state.zones.items():
            if standing.contested and standing.holds is None:
                if self.material.board.zones[zone].fortress:
                    standing.holds = SIDES[self.state.zones[zone].held("republican")]
            elif standing.holds is not None and not standing.occupied(standing.holds):
                standing.holds = None
        told = given_of(state)

        def lay(given: DraftData) -> None:
            for key in OF_PIECES:
                if told.get(key) or (key in told and key in given):
                    given[key] = told[key]
                else:
                    given.pop(key, None)

        return self.change(lay)

    # --- Other settings ---------------------------------------------------------------------------

    def count(self, key: str, by: int) -> str:
        """Change a value on the tracks by ``by``."""
        value = getattr(self.state, key) + by

        def do(given: DraftData) -> None:
            given[key] = min(max(value, TURNS[0]), TURNS[-1]) if key == "turn" else max(0, value)

        return self.change(do)

    def pay(self, side: Side, by: int) -> str:
        return self.change(
            lambda given: given.update(rp={**self.state.rp, side: max(0, self.state.rp[side] + by)})
        )

    def deal(self, chit: Chit, place: str) -> str:
        """Place a chit in the ``bowl``, among the ``played``, or in neither."""

        def do(given: DraftData) -> None:
            piles = {"bowl": set(self.state.bowl), "played": set(self.state.played)}
            for key, pile in piles.items():
                pile.discard(chit)
                if key == place:
                    pile.add(chit)
                given[key] = sorted(pile)

        return self.change(do)

    def now(self, key: str, value: Value) -> str:
        """Set an effect in force this turn; a false ``value`` removes it."""

        def do(given: DraftData) -> None:
            told = {**given.get("this_turn", {}), key: value}
            given["this_turn"] = {name: each for name, each in told.items() if each}

        return self.change(do)

    def as_printed(self, scenario: str) -> str:
        """Reset to the position printed on a scenario's card, without freely placed pieces."""
        printed = {**given_of(set_up(self.material, scenario, 0, PLAIN)), "phase": STEPS[1]}
        return self.change_whole(lambda data: data.update(given=printed))

    def clear(self, scenario: str) -> str:
        return self.change_whole(lambda data: data.update(given=_bare(self.material, scenario)))

    # --- Available pieces -------------------------------------------------------------------------

    def room(self, nation: Nation) -> int:
        return self.state.room_for(nation)

    def kinds(self) -> Iterator[tuple[Nation, Quality]]:
        """Yield the nations and qualities of available FP."""
        for nation, kind in self.material.fp_kinds.items():
            for quality in QUALITIES:
                if quality >= kind.best and self.room(nation):
                    yield nation, quality

    # --- Export -----------------------------------------------------------------------------------

    def written(self, title: str) -> str:
        given = {key: value for key, value in self.data["given"].items() if value or value == 0}
        given = {key: value for key, value in given.items() if value not in ({}, []) or key in KEPT}
        options = {"options": self.data["options"]} if self.data["options"] else {}
        head = {"game": GAME, "name": "position", "title": title, "rules": ["M1"], "seed": 0}
        return block_text({**head, **options, "given": given, "do": []})


KEPT: Final = frozenset({"bowl", "first_time"})
"""Keys that are written even if empty, since their default is not empty."""


def _bare(material: Material, scenario: str) -> DraftData:
    card = material.scenarios[scenario]
    return {
        "scenario": scenario,
        "turn": card.first_turn,
        "phase": BEGINS,
        "rp": dict.fromkeys(SIDES, 0),
        "zones": {},
    }


def _of_kind(state: State, zone: ZoneId, group: FpGroup) -> tuple[list[Fp], list[Fp]]:
    """Return the FP of a group's kind in a zone, and the side's other FP there."""
    fps = state.zones[zone].fps(side_of_nation(group.nation))
    kind = group.quality, group.nation
    same = [each for each in fps if kind_of(each) == kind]
    return same, [each for each in fps if kind_of(each) != kind]


def _add_fps(state: State, zone: ZoneId, group: FpGroup, by: int) -> None:
    """Add FP of a group's kind to a zone; a negative ``by`` removes them."""
    same, others = _of_kind(state, zone, group)
    now = _more(same, Fp(group.nation, group.quality), by)
    state.zones[zone].set_fps(side_of_nation(group.nation), [*others, *now])


def _add_ships(state: State, zone: ZoneId, by: int) -> None:
    others = [each for each in state.navies if each.where != zone]
    there = [each for each in state.navies if each.where == zone]
    state.navies = (*others, *_more(there, Navy(zone), by))


def _more(pieces: list[X], fresh: X, by: int) -> list[X]:
    """Return the pieces with ``by`` fresh ones added or, if negative, removed, fresh first."""
    found = sorted(pieces, key=lambda each: each == fresh)
    return found[: max(0, len(found) + by)] + [fresh] * by


# --- A player's puzzles of The Mexican Adventure --------------------------------------------------

MOST_BYTES: Final = 2_000_000
FORMAT: Final = 1


def own_puzzles_path() -> Path:
    """Return the path of the player's puzzles, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / "own-puzzles-adventure.json"


def puzzle_of(draft: AdventureDraft, goal: StepGoal, proof: SearchResult) -> Puzzle:
    """Return a proved puzzle, named after its goal and position."""
    assert proof.chance is not None
    data: DraftData = {key: value for key, value in draft.data.items() if value}
    given = json.dumps(data, sort_keys=True, ensure_ascii=False)
    digest = blake2b(f"{goal} {given}".encode(), digest_size=5).hexdigest()
    name = f"{OWN}{goal.kind}-{digest}"
    return Puzzle(name, goal, given, proof.chance, proof.plans[0], proof.stars, draft.begun)


@frozen
class OwnPuzzles(own_puzzles.OwnPuzzleFile[Puzzle]):
    """File of a player's puzzles for this material."""

    material: Material

    def read_from(self, path: Path) -> tuple[Puzzle, ...]:
        try:
            root = node_of(read_json(path, MOST_BYTES, tr("not a puzzle file")))
            readers: dict[str, Reader[Any]] = {
                "game": choice_reader((GAME,)),
                "format": int_reader(FORMAT, FORMAT),
                "puzzles": list_reader(self._puzzle),
            }
            found: tuple[Puzzle, ...] = read_record(root, readers, "a file")["puzzles"]
            return found
        except (InvalidData, Misfit) as problem:
            words = problem.problem if isinstance(problem, InvalidData) else problem.in_short
            raise PaxError(tr("{file}: {problem}.", file=path, problem=words)) from problem

    def _puzzle(self, node: YamlNode) -> Puzzle:
        readers: dict[str, Reader[Any]] = {
            "name": title_reader,
            "kind": choice_reader(KINDS),
            "side": choice_reader(SIDES),
            "zone": choice_reader(("", *self.material.board.zones)),
            "chance": text_reader,
            "solution": list_reader(text_reader, 1),
            "stars": int_reader(1, 3),
            "position": text_reader,
        }
        if "title" in map_entries(node):  # only named puzzles have one
            readers["title"] = title_reader
        found = read_record(node, readers, "a puzzle")
        goal = StepGoal(found["kind"], found["side"], found["zone"])
        if (goal.kind == "hold") != bool(goal.zone):
            raise Misfit(node.line, tr("the goal “hold” needs a zone; other goals have none"))
        lines, given = found["solution"], found["position"]
        try:
            for line in lines:
                parse(line, Names.of(self.material))
            chance = Fraction(found["chance"])
            draft = AdventureDraft(json.loads(given), self.material)
            position = draft.begun
        except (ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
            raise Misfit(node.line, tr("not a puzzle for this game")) from error
        except PaxError as error:
            if isinstance(error, Misfit):
                raise
            raise Misfit(node.line, str(error).rstrip(".")) from error
        if not 0 < chance <= 1:
            raise Misfit(node.line, tr("not a puzzle for this game"))
        title = found.get("title", "")
        return Puzzle(found["name"], goal, given, chance, lines, found["stars"], position, title)

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
                **({"title": each.title} if each.title else {}),
            }
            for each in puzzles
        ]
        data = {"game": GAME, "format": FORMAT, "puzzles": rows}
        return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()

    def proved(self, puzzle: Puzzle) -> bool:
        found = prove(puzzle.position, puzzle.goal)
        return found.holds and (found.chance, found.plans[0]) == (puzzle.chance, puzzle.solution)
