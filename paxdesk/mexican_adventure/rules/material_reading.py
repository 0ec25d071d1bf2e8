"""The data files to :mod:`material`, strictly: what does not fit is told with file and line."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, get_args

from attrs import evolve, fields_dict

from paxdesk.language import say, template
from paxdesk.mexican_adventure.rules import material as effects
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
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    CHITS,
    MARKERS,
    NATIONS,
    QUALITIES,
    SIDES,
    TURNS,
    Cover,
    Nation,
    Quality,
)
from paxdesk.mexican_adventure.rules.zone_map import Board, Point, Zone
from paxdesk.resources import cards_folder
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    Reader,
    all_of,
    check_keys,
    entries,
    flag,
    items,
    map_of,
    one_of,
    or_null,
    pair_of,
    read_file,
    record,
    text,
    whole,
)

# --- What an event does, read from its file: one verb, its keys and their values ------------------

T = TypeVar("T")
Readers: TypeAlias = Mapping[str, Reader[Any]]

_VERB = template("the effect “{name}”")
_nation: Reader[Nation] = one_of(NATIONS)
_quality: Reader[Quality] = one_of(QUALITIES)
_chit = whole(CHITS[0], CHITS[-1])
_count = whole(1, 40)

_CORPS: Readers = {
    "leaders": all_of(text),
    "nation": _nation,
    "count": _count,
    "quality": _quality,
}
_SET: Readers = {**_CORPS, "add_to_bowl": all_of(_chit)}
_KEYS: Readers = {
    **_SET,
    "best": _quality,
    "by": one_of(SIDES),
    "chits": all_of(_chit),
    "head": text,
    "leader": text,
    "least": whole(1),
    "marker": one_of(MARKERS),
    "most": whole(1),
    "nations": all_of(_nation),
    "navies": whole(0, 3),
    "needs": text,
    "rank": whole(1, 3),
    "side": one_of(SIDES),
    "sides": all_of(one_of(SIDES)),
    "turns": whole(1),
    "where": text,
}
"""What a key of an effect holds, unless its verb says otherwise."""


def _corps(node: Node) -> effects.Corps:
    return effects.Corps(**record(node, _SET, _VERB, "reinforcement"))


def _reinforce(**values: Any) -> effects.Reinforce:
    return effects.Reinforce(values.pop("where"), effects.Corps(**values))


def _die_gate(**values: Any) -> effects.DieGate:
    least, most = values["pass"]
    return effects.DieGate(least, most, values["then"])


def _open_line(**values: Any) -> effects.OpenLine:
    return effects.OpenLine(values["line"], values["from"])


def _replace_hq(**values: Any) -> effects.ReplaceHq:
    return effects.ReplaceHq(values["from"], values["to"], values["needs"])


def _verb(make: Callable[..., effects.Effect], **others: Reader[Any]) -> tuple[Any, Readers]:
    """The verb of a record whose fields are its keys; ``others`` are read in a way of their own."""
    names = fields_dict(make) if isinstance(make, type) else ()
    return make, {**{name: _KEYS.get(name, text) for name in names}, **others}


_VERBS: dict[str, tuple[Callable[..., effects.Effect], Readers]] = {
    "place_marker": _verb(effects.PlaceMarker, where=one_of(("forest", "friendly_uncontested"))),
    "gain_guerrilla": _verb(effects.GainGuerrilla),
    "improve": _verb(effects.Improve),
    "raise": _verb(effects.Raise, where=one_of(("own", "own_or_free"))),
    "land": _verb(effects.Land),
    "reinforce_in_order": _verb(effects.ReinforceInOrder, sets=all_of(_corps)),
    "reinforce": _verb(_reinforce, where=text, **_CORPS),
    "return_leader": _verb(effects.ReturnLeader),
    "camerone": _verb(effects.Camerone),
    "santa_anna": _verb(effects.SantaAnna),
    "withdrawal": _verb(effects.Withdrawal, amount=whole(-30, 30)),
    "die_gate": _verb(
        _die_gate, **{"pass": pair_of(whole(0, 9)), "then": lambda node: all_of(read_effect)(node)}
    ),
    "open_line": _verb(
        _open_line,
        **{"line": one_of(("railway", "telegraph")), "from": one_of(("now", "next_turn"))},
    ),
    "remove_markers": _verb(effects.RemoveMarkers),
    "ceiling": _verb(effects.Ceiling),
    "aid": _verb(effects.Aid, amount=whole(-2, 2)),
    "no_return": _verb(effects.NoReturn),
    "gain_rp": _verb(effects.GainResources, amount=whole(1)),
    "add_to_bowl": _verb(effects.AddToBowl),
    "replace_hq": _verb(_replace_hq, **{"from": all_of(text), "to": text, "needs": text}),
    "remove_leader": _verb(effects.RemoveLeader),
    "promote": _verb(effects.Promote),
    "bind_leader": _verb(effects.BindLeader),
    "place_head": _verb(effects.PlaceHead),
    "own_nation_only": _verb(effects.OwnNationOnly),
    "evacuate": _verb(effects.Evacuate),
    "dismiss": _verb(effects.Dismiss),
    "convert": _verb(effects.Convert),
}


def read_effect(node: Node) -> effects.Effect:
    """One effect; raises Misfit."""
    given = entries(node)
    if "verb" not in given:
        check_keys(node, ("verb",), ("verb",), _VERB, "?")
    verb = one_of(_VERBS)(given["verb"])
    make, readers = _VERBS[verb]
    found = record(node, {"verb": text, **readers}, _VERB, verb)
    del found["verb"]
    return make(**found)


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


def _record(node: Node, name: str, readers: Readers) -> dict[str, Any]:
    return record(node, readers, _RECORD, name)


def _listed(node: Node, read: Callable[[Node], T], key: Callable[[T], str]) -> dict[Any, T]:
    """Records by their ids, each of which stands once."""
    found: dict[str, T] = {}
    for each in items(node):
        record = read(each)
        if key(record) in found:
            raise Misfit(each.line, say("“{name}” stands twice", name=key(record)))
        found[key(record)] = record
    return found


_point: Reader[Point] = pair_of(whole())
_points = all_of(_point, 3)
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
        found.append(Group(int(match[1]), _quality(Node(match[2], node.line)), nations[nation]))
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
                "neighbours": all_of(_id),
                "centre": _point,
                "polygon": _points,
                "source": _SOURCE,
                "stated": all_of(text),
            },
        )
    )


def _board(node: Node) -> Board:
    check = entries(node).get("zones", node)
    zones = _listed(check, _zone, lambda zone: zone.id)
    known = one_of(zones)
    way = all_of(known, 2)
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
            "roads": map_of(way),
            "routes": map_of(way),
            "railway": way,
            "telegraph": way,
            "point_contacts": all_of(pair_of(known)),
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


def _face(node: Node) -> tuple[int, int]:
    rank, initiative = items(node, 2, 2)
    return whole(1, 3)(rank), whole(0, 9)(initiative)


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
                "faces": all_of(_face, 1, 2),
                "source": _SOURCE,
                "values": _SOURCE,
                "why": or_null(text),
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
        "best": _quality,
        "limit": whole(1, 99),
        "counters": all_of(pair_of(whole(1))),
    }
    marker = {
        "id": _id,
        "side": one_of(SIDES),
        "chits": pair_of(_chit),
        "occupies": flag,
    }
    quality = {"id": _quality, "steps": whole(1), "bonus": whole()}
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
            "tracks": map_of(pair_of(whole(0))),
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
    (only,) = _record(node, "events", {"events": all_of(_event)}).values()
    found: tuple[EventKind, ...] = only
    chits = [chit for event in found for chit in event.chits]
    if sorted(chits) != list(CHITS):
        wanted = say("each chit from {first} to {last} once", first=CHITS[0], last=CHITS[-1])
        raise Misfit(node.line, say("{number} chits", number=len(chits)), wanted)
    return found


def _event(node: Node) -> EventKind:
    found = _record(
        node,
        "event",
        {
            "chits": pair_of(_chit),
            "key": _id,
            "title": text,
            "from": or_null(whole(TURNS[0], TURNS[-1])),
            "after": lambda n: n.value if isinstance(n.value, int) else or_null(_id)(n),
            "void_after": or_null(_chit),
            "effects": all_of(read_effect),
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
    leader = one_of(material.leaders)

    def victory(each: Node) -> Victory:
        wanted = one_of(get_args(Victory.__annotations__["by"]))
        more: dict[str, Readers] = {
            "control": {"zones": all_of(zone, 1)},
            "most_resources": {"republican_above": whole()},
        }
        by = wanted(entries(each).get("by", each))
        return Victory(**_record(each, "victory", {"by": wanted, **more.get(by, {})}))

    must = {
        "turn": turn,
        "event": one_of({event.key for event in material.events}),
        "unless_played": or_null(whole(1)),
    }
    found = _record(
        node,
        "scenario",
        {
            "id": _id,
            "title": text,
            "clause": text,
            "turns": pair_of(turn),
            "resources": pair_of(whole()),
            "withdrawal": whole(0, 30),
            "aid": whole(1, 3),
            "eliminated": all_of(leader),
            "retired": all_of(leader),
            "played": all_of(_chit),
            "promoted": all_of(leader),
            "first_time": all_of(zone),
            "markers": map_of(whole(1, 7)),
            "imperial": lambda n: _side_setup(n, material),
            "republican": lambda n: _side_setup(n, material),
            "victory": victory,
            "loans": flag,
            "no_administration": all_of(turn),
            "must_play": all_of(lambda n: MustPlay(**_record(n, "must_play", must))),
        },
    )
    first, last = found.pop("turns")
    return ScenarioCard(first_turn=first, last_turn=last, **found)


def _side_setup(node: Node, material: Material) -> SideSetup:
    board = material.board
    leaders = all_of(one_of(material.leaders))

    def zone_setup(each: Node) -> ZoneSetup:
        known = {
            "hq": one_of(material.hqs),
            "heads": all_of(one_of(material.heads)),
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
                "most_in_a_zone": or_null(whole(1)),
                "zones": all_of(one_of(board.zones)),
                "routes": all_of(one_of(board.routes)),
                "not_in": all_of(one_of(board.zones)),
                "nor_next_to_them": flag,
                "leaders_where": one_of(("own_fp", "anywhere")),
            },
        )
        return FreePieces(fps=found.pop("fp"), **found)

    return SideSetup(
        **_record(
            node,
            "side",
            {"source": _SOURCE, "why": or_null(text), "zones": zones, "free": or_null(free)},
        )
    )
