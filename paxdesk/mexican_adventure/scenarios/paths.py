"""The paths of ``then``: what values each may expect, and what it finds in a position."""

from collections.abc import Callable
from typing import Any, TypeAlias

from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import question_asked, side_asked
from paxdesk.mexican_adventure.rules.forces import counted
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import overheard, sees_fps
from paxdesk.mexican_adventure.rules.words import (
    CHITS,
    ENDINGS,
    NATIONS,
    OFF_THE_MAP,
    SIDES,
    STEPS,
    Side,
)
from paxdesk.mexican_adventure.scenarios.position import names_reader, read_fps
from paxdesk.session.scenarios import Trial
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    flag,
    items,
    one_of,
    or_null,
    record,
    text,
    whole,
)

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

    def on(look: Callable[[State], Any]) -> See:
        return _of(look)

    def leaders(state: State) -> list[str]:
        return sorted(who for side in SIDES for who in state.leaders_in(zone, side))

    return {
        "imperial": (_fps("imperial"), on(lambda s: write_groups(counted(s.zones[zone].imperial)))),
        "republican": (
            _fps("republican"),
            on(lambda s: write_groups(counted(s.zones[zone].republican))),
        ),
        "leaders": (_sorted_names(material.leaders), on(leaders)),
        "heads": (_sorted_names(material.heads), on(lambda s: sorted(s.heads_in(zone)))),
        "hq": (
            one_of((*material.hqs, None)),
            on(lambda s: s.hq.id if s.hq is not None and s.hq.where == zone else None),
        ),
        "navies": (whole(0, 5), on(lambda s: s.ships_in(zone))),
        "rural_guards": (whole(0, 5), on(lambda s: s.zones[zone].rural_guards)),
        "counter_guerrillas": (whole(0, 5), on(lambda s: s.zones[zone].counter_guerrillas)),
        "vomito": (flag, on(lambda s: s.zones[zone].vomito)),
        "guerrilla": (flag, on(lambda s: s.zones[zone].guerrilla)),
        "contested": (flag, on(lambda s: s.zones[zone].contested)),
        "holds": (one_of((*SIDES, None)), on(lambda s: s.zones[zone].holds)),
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
