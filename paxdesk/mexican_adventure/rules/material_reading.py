"""The data files to :mod:`material`, strictly: what does not fit is told with file and line."""

import re
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar, get_args

from attrs import evolve

from paxdesk.language import say, template
from paxdesk.mexican_adventure.rules.board import Board, Point, Zone
from paxdesk.mexican_adventure.rules.effect_reading import read_effect
from paxdesk.mexican_adventure.rules.errors import MaterialError
from paxdesk.mexican_adventure.rules.forces import Group, Groups, joined_groups
from paxdesk.mexican_adventure.rules.material import (
    EventKind,
    FpKind,
    FreePieces,
    HeadCard,
    HqCard,
    LeaderCard,
    MarkerKind,
    Material,
    MustPlay,
    ScenarioCard,
    SideSetup,
    Victory,
    ZoneSetup,
    digest_of,
)
from paxdesk.mexican_adventure.rules.words import (
    ATTITUDES,
    CHITS,
    NATIONS,
    QUALITIES,
    SIDES,
    TURNS,
    Cover,
    Nation,
    Quality,
)
from paxdesk.resources import cards_folder
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    Reader,
    check_keys,
    entries,
    flag,
    items,
    one_of,
    read_file,
    text,
    whole,
)

T = TypeVar("T")
FOLDER = "mexican-adventure"
FILES = ("map", "counters", "events", "scenarios")
_SOURCE = one_of(("stated", "reconstructed"))
_ID = re.compile(r"[a-z][a-z0-9_]*")
_RECORD = template("a record of the kind “{name}”")


@lru_cache(maxsize=4)
def load_material(corrections: Path | None = None) -> Material:
    """Read all four files; one of the same name in ``corrections`` takes the place of ours.

    They stand in the folder ``mexican-adventure`` of the card folders. Raises MaterialError.
    """
    files: dict[str, Path] = {}
    replaced = []
    for name in FILES:
        files[name] = cards_folder() / FOLDER / f"{name}.yaml"
        own = corrections / FOLDER / f"{name}.yaml" if corrections is not None else None
        if own is not None and own.exists():
            files[name] = own
            replaced.append(name)
    nodes = {name: _guarded(file, read_file) for name, file in files.items()}
    board = _guarded(files["map"], lambda _: _board(nodes["map"]))
    events = _guarded(files["events"], lambda _: _events(nodes["events"]))
    material = _guarded(files["counters"], lambda _: _material(nodes["counters"], board, events))
    scenarios = _guarded(files["scenarios"], lambda _: _scenarios(nodes["scenarios"], material))
    return evolve(
        material, scenarios=scenarios, replaced=tuple(replaced), digest=digest_of(files.values())
    )


def _guarded(file: Path, read: Callable[[Path], T]) -> T:
    try:
        return read(file)
    except Misfit as misfit:
        raise MaterialError(str(file), misfit.line, misfit.problem, misfit.expected) from misfit


# --- Readers -------------------------------------------------------------------------------------


def _id(node: Node) -> str:
    word = text(node)
    if not _ID.fullmatch(word):
        raise Misfit(node.line, say("“{word}” is no id", word=word), say("small letters and _"))
    return word


def _or_null(read: Reader[T]) -> Callable[[Node], T | None]:
    return lambda node: None if node.value is None else read(node)


def _all(read: Reader[T], least: int = 0, most: int | None = None) -> Callable[[Node], Any]:
    return lambda node: tuple(read(each) for each in items(node, least, most))


def _pair(read: Reader[T]) -> Callable[[Node], Any]:
    return _all(read, 2, 2)


def _map_of(read: Reader[T]) -> Callable[[Node], dict[str, T]]:
    return lambda node: {key: read(each) for key, each in entries(node).items()}


def _record(node: Node, name: str, readers: dict[str, Callable[[Node], Any]]) -> dict[str, Any]:
    """The values of a map that has exactly these keys."""
    check_keys(node, readers, readers, _RECORD, name)
    given = entries(node)
    return {key: read(given[key]) for key, read in readers.items()}


def _listed(node: Node, read: Callable[[Node], T], key: Callable[[T], str]) -> dict[Any, T]:
    """Records by their ids, each of which stands once."""
    found: dict[str, T] = {}
    for each in items(node):
        record = read(each)
        if key(record) in found:
            raise Misfit(each.line, say("“{name}” stands twice", name=key(record)))
        found[key(record)] = record
    return found


_point: Callable[[Node], Point] = _pair(whole())
_points = _all(_point, 3)
_QUALITY: Callable[[Node], Quality] = one_of(QUALITIES)
_GROUP = re.compile(r"([1-9][0-9]?)([ABC])(?:\.([a-z]+))?")


def read_groups(node: Node) -> Groups:
    """FP as in notation; without a nation they are Republican."""
    if node.value is None:
        return ()
    found = []
    nations: dict[str, Nation] = {nation: nation for nation in NATIONS}
    for word in text(node).split():
        match = _GROUP.fullmatch(word)
        nation = match[3] or "republican" if match else ""
        if match is None or nation not in NATIONS or match[3] == "republican":
            raise Misfit(node.line, say("“{word}” is no FP", word=word), "7A.french 3C.imperial")
        found.append(Group(int(match[1]), _QUALITY(Node(match[2], node.line)), nations[nation]))
    return joined_groups(found)


# --- The map -------------------------------------------------------------------------------------


def _zone(node: Node) -> Zone:
    return Zone(
        **_record(
            node,
            "zone",
            {
                "id": _id,
                "name": text,
                "cover": one_of(get_args(Cover)),
                "city": flag,
                "fortress": whole(0, 9),
                "port": one_of(("gulf", "pacific", None)),
                "resources": whole(0, 9),
                "box": flag,
                "neighbours": _all(_id),
                "centre": _point,
                "polygon": _points,
                "source": _SOURCE,
                "stated": _all(text),
            },
        )
    )


def _board(node: Node) -> Board:
    check = entries(node).get("zones", node)
    zones = _listed(check, _zone, lambda zone: zone.id)
    known = one_of(zones)
    way = _all(known, 2)
    for each in items(check):
        for near in items(entries(each)["neighbours"]):
            known(near)
            if str(entries(each)["id"].value) not in zones[str(near.value)].neighbours:
                raise Misfit(near.line, say("{zone} is no neighbour in turn", zone=near.value))
    found = _record(
        node,
        "map",
        {
            "canvas": _point,
            "coast": _points,
            "baja": _points,
            "zones": lambda _: zones,
            "roads": _map_of(way),
            "routes": _map_of(way),
            "railway": way,
            "telegraph": way,
            "point_contacts": _all(_pair(known)),
        },
    )
    for name in ("roads", "routes"):
        for key, road in found[name].items():
            for one, other in pairwise(road):
                if other not in zones[one].neighbours:
                    line = entries(entries(node)[name])[key].line
                    raise Misfit(line, say("{one} and {other} do not touch", one=one, other=other))
    return Board(**found)


# --- Counters ------------------------------------------------------------------------------------


def _leader(node: Node) -> LeaderCard:
    return LeaderCard(
        **_record(
            node,
            "leader",
            {
                "id": _id,
                "name": text,
                "side": one_of(SIDES),
                "nation": one_of(NATIONS),
                "faces": lambda faces: tuple(
                    (whole(1, 3)(items(face, 2, 2)[0]), whole(0, 9)(items(face, 2, 2)[1]))
                    for face in items(faces, 1, 2)
                ),
                "source": _SOURCE,
                "values": _SOURCE,
                "why": _or_null(text),
            },
        )
    )


def _material(node: Node, board: Board, events: tuple[EventKind, ...]) -> Material:
    nation = one_of(NATIONS)
    hq = {"id": _id, "nation": nation, "initiative": whole(0, 9), "values": _SOURCE}
    head = {"id": _id, "name": text, "side": one_of(SIDES)}
    kind = {
        "nation": nation,
        "side": one_of(SIDES),
        "best": _QUALITY,
        "limit": whole(1, 99),
        "counters": _all(_pair(whole(1))),
    }
    marker = {
        "id": _id,
        "side": one_of(SIDES),
        "chits": _pair(whole(CHITS[0], CHITS[-1])),
        "occupies": flag,
    }
    quality = {"id": _QUALITY, "steps": whole(1), "bonus": whole()}
    attitude = {"id": one_of(ATTITUDES), "value": whole(1)}
    found = _record(
        node,
        "counters",
        {
            "hqs": lambda n: _listed(n, lambda e: HqCard(**_record(e, "hq", hq)), lambda r: r.id),
            "leaders": lambda n: _listed(n, _leader, lambda r: r.id),
            "heads": lambda n: _listed(
                n, lambda e: HeadCard(**_record(e, "head", head)), lambda r: r.id
            ),
            "force_points": lambda n: _listed(
                n, lambda e: FpKind(**_record(e, "force points", kind)), lambda r: r.nation
            ),
            "navies": whole(0, 9),
            "markers": lambda n: _listed(
                n, lambda e: MarkerKind(**_record(e, "marker", marker)), lambda r: r.id
            ),
            "quality": lambda n: [_record(each, "quality", quality) for each in items(n)],
            "attitudes": lambda n: [_record(each, "attitude", attitude) for each in items(n)],
            "tracks": _map_of(_pair(whole(0))),
        },
    )
    qualities, attitudes = found.pop("quality"), found.pop("attitudes")
    return Material(
        board=board,
        events=events,
        scenarios={},
        fp_kinds=found.pop("force_points"),
        quality_steps={each["id"]: each["steps"] for each in qualities},
        quality_bonus={each["id"]: each["bonus"] for each in qualities},
        attitudes={each["id"]: each["value"] for each in attitudes},
        **found,
    )


# --- Events --------------------------------------------------------------------------------------


def _events(node: Node) -> tuple[EventKind, ...]:
    (only,) = _record(node, "events", {"events": lambda n: tuple(map(_event, items(n)))}).values()
    found: tuple[EventKind, ...] = only
    chits = [chit for event in found for chit in event.chits]
    if sorted(chits) != list(CHITS):
        wanted = say("each chit from {first} to {last} once", first=CHITS[0], last=CHITS[-1])
        raise Misfit(node.line, say("{number} chits", number=len(chits)), wanted)
    return found


def _event(node: Node) -> EventKind:
    chit = whole(CHITS[0], CHITS[-1])
    found = _record(
        node,
        "event",
        {
            "chits": _pair(chit),
            "key": _id,
            "title": text,
            "from": _or_null(whole(TURNS[0], TURNS[-1])),
            "after": lambda n: n.value if isinstance(n.value, int) else _or_null(_id)(n),
            "void_after": _or_null(chit),
            "effects": _all(read_effect),
        },
    )
    first, last = found.pop("chits")
    return EventKind(first=first, last=last, since=found.pop("from"), **found)


# --- Scenarios -----------------------------------------------------------------------------------


def _scenarios(node: Node, material: Material) -> dict[str, ScenarioCard]:
    (only,) = _record(
        node,
        "scenarios",
        {"scenarios": lambda n: _listed(n, lambda e: _scenario(e, material), lambda r: r.id)},
    ).values()
    found: dict[str, ScenarioCard] = only
    return found


def _scenario(node: Node, material: Material) -> ScenarioCard:
    turn, zone = whole(TURNS[0], TURNS[-1]), one_of(material.board.zones)
    leader, chit = one_of(material.leaders), whole(CHITS[0], CHITS[-1])

    def victory(each: Node) -> Victory:
        wanted = one_of(get_args(Victory.__annotations__["by"]))
        more = {
            "control": {"zones": _all(zone, 1)},
            "most_resources": {"republican_above": whole()},
        }
        by = wanted(entries(each).get("by", each))
        return Victory(**_record(each, "victory", {"by": wanted, **more.get(by, {})}))

    must = {
        "turn": turn,
        "event": one_of({event.key for event in material.events}),
        "unless_played": _or_null(whole(1)),
    }
    found = _record(
        node,
        "scenario",
        {
            "id": _id,
            "title": text,
            "clause": text,
            "turns": _pair(turn),
            "resources": _pair(whole()),
            "withdrawal": whole(0, 30),
            "aid": whole(1, 3),
            "eliminated": _all(leader),
            "retired": _all(leader),
            "played": _all(chit),
            "promoted": _all(leader),
            "first_time": _all(zone),
            "markers": _map_of(whole(1, 7)),
            "imperial": lambda n: _side_setup(n, material),
            "republican": lambda n: _side_setup(n, material),
            "victory": victory,
            "loans": flag,
            "no_administration": _all(turn),
            "must_play": _all(lambda n: MustPlay(**_record(n, "must_play", must))),
        },
    )
    first, last = found.pop("turns")
    return ScenarioCard(first_turn=first, last_turn=last, **found)


def _side_setup(node: Node, material: Material) -> SideSetup:
    board = material.board
    leaders = _all(one_of(material.leaders))

    def zone_setup(each: Node) -> ZoneSetup:
        known = {
            "hq": one_of(material.hqs),
            "heads": _all(one_of(material.heads)),
            "leaders": leaders,
            "fp": read_groups,
            "navies": whole(0, 9),
        }
        given = entries(each)
        check_keys(each, known, (), _RECORD, "zone")
        values = {key: read(given[key]) for key, read in known.items() if key in given}
        return ZoneSetup(
            values.get("hq"),
            values.get("heads", ()),
            values.get("leaders", ()),
            values.get("fp", ()),
            values.get("navies", 0),
        )

    def zones(each: Node) -> dict[str, ZoneSetup]:
        known = one_of(board.zones)
        return {
            known(Node(key, entry.line)): zone_setup(entry) for key, entry in entries(each).items()
        }

    def free(each: Node) -> FreePieces:
        found = _record(
            each,
            "free",
            {
                "leaders": leaders,
                "fp": read_groups,
                "navies": whole(0, 9),
                "most_in_a_zone": _or_null(whole(1)),
                "zones": _all(one_of(board.zones)),
                "routes": _all(one_of(board.routes)),
                "not_in": _all(one_of(board.zones)),
                "nor_next_to_them": flag,
                "leaders_where": one_of(("own_fp", "anywhere")),
            },
        )
        return FreePieces(fps=found.pop("fp"), **found)

    return SideSetup(
        **_record(
            node,
            "side",
            {"source": _SOURCE, "why": _or_null(text), "zones": zones, "free": _or_null(free)},
        )
    )
