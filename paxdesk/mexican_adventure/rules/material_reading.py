"""The data files to :mod:`material`, strictly: what does not fit is told with file and line."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, get_args

from attrs import evolve, fields_dict

from paxdesk.language import tr, tr_noop
from paxdesk.mexican_adventure.rules import material as effects
from paxdesk.mexican_adventure.rules.errors import MaterialError
from paxdesk.mexican_adventure.rules.forces import FpGroup, Groups, joined_groups
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
    Reader,
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    list_reader,
    map_entries,
    map_reader,
    nullable,
    pair_of,
    read_file,
    read_record,
    text_reader,
)

# --- What an event does, read from its file: one verb, its keys and their values ------------------

T = TypeVar("T")
Readers: TypeAlias = Mapping[str, Reader[Any]]

_VERB = tr_noop("the effect “{name}”")
_nation: Reader[Nation] = choice_reader(NATIONS)
_quality: Reader[Quality] = choice_reader(QUALITIES)
_chit = int_reader(CHITS[0], CHITS[-1])
_count = int_reader(1, 40)

_CORPS: Readers = {
    "leaders": list_reader(text_reader),
    "nation": _nation,
    "count": _count,
    "quality": _quality,
}
_SET: Readers = {**_CORPS, "add_to_bowl": list_reader(_chit)}
_KEYS: Readers = {
    **_SET,
    "best": _quality,
    "by": choice_reader(SIDES),
    "chits": list_reader(_chit),
    "head": text_reader,
    "leader": text_reader,
    "least": int_reader(1),
    "marker": choice_reader(MARKERS),
    "most": int_reader(1),
    "nations": list_reader(_nation),
    "navies": int_reader(0, 3),
    "needs": text_reader,
    "rank": int_reader(1, 3),
    "side": choice_reader(SIDES),
    "sides": list_reader(choice_reader(SIDES)),
    "turns": int_reader(1),
    "where": text_reader,
}
"""What a key of an effect holds, unless its verb says otherwise."""


def _corps(node: YamlNode) -> effects.ReinforcementGroup:
    return effects.ReinforcementGroup(**read_record(node, _SET, _VERB, "reinforcement"))


def _reinforce(**values: Any) -> effects.Reinforce:
    return effects.Reinforce(values.pop("where"), effects.ReinforcementGroup(**values))


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
    return make, {**{name: _KEYS.get(name, text_reader) for name in names}, **others}


_VERBS: dict[str, tuple[Callable[..., effects.Effect], Readers]] = {
    "place_marker": _verb(
        effects.PlaceMarkerEffect, where=choice_reader(("forest", "friendly_uncontested"))
    ),
    "gain_guerrilla": _verb(effects.GainGuerrilla),
    "improve": _verb(effects.ImproveEffect),
    "raise": _verb(effects.RaiseEffect, where=choice_reader(("own", "own_or_free"))),
    "land": _verb(effects.Land),
    "reinforce_in_order": _verb(effects.ReinforceInOrder, sets=list_reader(_corps)),
    "reinforce": _verb(_reinforce, where=text_reader, **_CORPS),
    "return_leader": _verb(effects.ReturnLeaderEffect),
    "camerone": _verb(effects.Camerone),
    "santa_anna": _verb(effects.SantaAnna),
    "withdrawal": _verb(effects.Withdrawal, amount=int_reader(-30, 30)),
    "die_gate": _verb(
        _die_gate,
        **{"pass": pair_of(int_reader(0, 9)), "then": lambda node: list_reader(read_effect)(node)},
    ),
    "open_line": _verb(
        _open_line,
        **{
            "line": choice_reader(("railway", "telegraph")),
            "from": choice_reader(("now", "next_turn")),
        },
    ),
    "remove_markers": _verb(effects.RemoveMarkers),
    "ceiling": _verb(effects.Ceiling),
    "aid": _verb(effects.Aid, amount=int_reader(-2, 2)),
    "no_return": _verb(effects.NoReturn),
    "gain_rp": _verb(effects.GainResources, amount=int_reader(1)),
    "add_to_bowl": _verb(effects.AddToBowl),
    "replace_hq": _verb(
        _replace_hq, **{"from": list_reader(text_reader), "to": text_reader, "needs": text_reader}
    ),
    "remove_leader": _verb(effects.RemoveLeader),
    "promote": _verb(effects.Promote),
    "bind_leader": _verb(effects.BindLeader),
    "place_head": _verb(effects.PlaceHeadEffect),
    "own_nation_only": _verb(effects.OwnNationOnly),
    "evacuate": _verb(effects.EvacuateEffect),
    "dismiss": _verb(effects.Dismiss),
    "convert": _verb(effects.ConvertEffect),
}


def read_effect(node: YamlNode) -> effects.Effect:
    """One effect; raises Misfit."""
    given = map_entries(node)
    if "verb" not in given:
        check_keys(node, ("verb",), ("verb",), _VERB, "?")
    verb = choice_reader(_VERBS)(given["verb"])
    make, readers = _VERBS[verb]
    found = read_record(node, {"verb": text_reader, **readers}, _VERB, verb)
    del found["verb"]
    return make(**found)


FOLDER = "mexican-adventure"
FILES = ("map", "counters", "events", "scenarios")
_SOURCE = choice_reader(("stated", "reconstructed"))
_ID = re.compile(r"[a-z][a-z0-9_]*")
_RECORD = tr_noop("a record of the kind “{name}”")


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


def _id(node: YamlNode) -> str:
    word = text_reader(node)
    if not _ID.fullmatch(word):
        raise Misfit(node.line, tr("“{word}” is no id", word=word), tr("small letters and _"))
    return word


def _record(node: YamlNode, name: str, readers: Readers) -> dict[str, Any]:
    return read_record(node, readers, _RECORD, name)


def _listed(node: YamlNode, read: Callable[[YamlNode], T], key: Callable[[T], str]) -> dict[Any, T]:
    """Records by their ids, each of which stands once."""
    found: dict[str, T] = {}
    for each in list_items(node):
        record = read(each)
        if key(record) in found:
            raise Misfit(each.line, tr("“{name}” stands twice", name=key(record)))
        found[key(record)] = record
    return found


_point: Reader[Point] = pair_of(int_reader())
_points = list_reader(_point, 3)
_GROUP = re.compile(r"([1-9][0-9]?)([ABC])(?:\.([a-z]+))?")


def read_groups(node: YamlNode) -> Groups:
    """FP as in notation; without a nation they are Republican."""
    if node.value is None:
        return ()
    found = []
    nations: dict[str, Nation] = {nation: nation for nation in NATIONS}
    for word in text_reader(node).split():
        match = _GROUP.fullmatch(word)
        nation = match[3] or "republican" if match else ""
        if match is None or nation not in NATIONS or match[3] == "republican":
            raise Misfit(node.line, tr("“{word}” is no FP", word=word), "7A.french 3C.imperial")
        found.append(
            FpGroup(int(match[1]), _quality(YamlNode(match[2], node.line)), nations[nation])
        )
    return joined_groups(found)


# --- The map -------------------------------------------------------------------------------------


def _zone(node: YamlNode) -> Zone:
    return Zone(
        **_record(
            node,
            "zone",
            {
                "id": _id,
                "name": text_reader,
                "cover": choice_reader(get_args(Cover)),
                "city": bool_reader,
                "fortress": int_reader(0, 9),
                "port": choice_reader(("gulf", "pacific", None)),
                "resources": int_reader(0, 9),
                "box": bool_reader,
                "neighbours": list_reader(_id),
                "centre": _point,
                "polygon": _points,
                "source": _SOURCE,
                "stated": list_reader(text_reader),
            },
        )
    )


def _board(node: YamlNode) -> Board:
    check = map_entries(node).get("zones", node)
    zones = _listed(check, _zone, lambda zone: zone.id)
    known = choice_reader(zones)
    way = list_reader(known, 2)
    for each in list_items(check):
        for near in list_items(map_entries(each)["neighbours"]):
            known(near)
            if str(map_entries(each)["id"].value) not in zones[str(near.value)].neighbours:
                raise Misfit(near.line, tr("{zone} is no neighbour in turn", zone=near.value))
    found = _record(
        node,
        "map",
        {
            "canvas": _point,
            "coast": _points,
            "baja": _points,
            "zones": lambda _: zones,
            "roads": map_reader(way),
            "routes": map_reader(way),
            "railway": way,
            "telegraph": way,
            "point_contacts": list_reader(pair_of(known)),
        },
    )
    for name in ("roads", "routes"):
        for key, road in found[name].items():
            for one, other in pairwise(road):
                if other not in zones[one].neighbours:
                    line = map_entries(map_entries(node)[name])[key].line
                    raise Misfit(line, tr("{one} and {other} do not touch", one=one, other=other))
    return Board(**found)


# --- Counters ------------------------------------------------------------------------------------


def _face(node: YamlNode) -> tuple[int, int]:
    rank, initiative = list_items(node, 2, 2)
    return int_reader(1, 3)(rank), int_reader(0, 9)(initiative)


def _leader(node: YamlNode) -> LeaderCard:
    return LeaderCard(
        **_record(
            node,
            "leader",
            {
                "id": _id,
                "name": text_reader,
                "side": choice_reader(SIDES),
                "nation": choice_reader(NATIONS),
                "faces": list_reader(_face, 1, 2),
                "source": _SOURCE,
                "values": _SOURCE,
                "why": nullable(text_reader),
            },
        )
    )


def _material(node: YamlNode, board: Board, events: tuple[EventKind, ...]) -> Material:
    nation = choice_reader(NATIONS)
    hq = {"id": _id, "nation": nation, "initiative": int_reader(0, 9), "values": _SOURCE}
    head = {"id": _id, "name": text_reader, "side": choice_reader(SIDES)}
    kind = {
        "nation": nation,
        "side": choice_reader(SIDES),
        "best": _quality,
        "limit": int_reader(1, 99),
        "counters": list_reader(pair_of(int_reader(1))),
    }
    marker = {
        "id": _id,
        "side": choice_reader(SIDES),
        "chits": pair_of(_chit),
        "occupies": bool_reader,
    }
    quality = {"id": _quality, "steps": int_reader(1), "bonus": int_reader()}
    attitude = {"id": choice_reader(ATTITUDES), "value": int_reader(1)}
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
            "navies": int_reader(0, 9),
            "markers": lambda n: _listed(
                n, lambda e: MarkerKind(**_record(e, "marker", marker)), lambda r: r.id
            ),
            "quality": lambda n: [_record(each, "quality", quality) for each in list_items(n)],
            "attitudes": lambda n: [_record(each, "attitude", attitude) for each in list_items(n)],
            "tracks": map_reader(pair_of(int_reader(0))),
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


def _events(node: YamlNode) -> tuple[EventKind, ...]:
    (only,) = _record(node, "events", {"events": list_reader(_event)}).values()
    found: tuple[EventKind, ...] = only
    chits = [chit for event in found for chit in event.chits]
    if sorted(chits) != list(CHITS):
        wanted = tr("each chit from {first} to {last} once", first=CHITS[0], last=CHITS[-1])
        raise Misfit(node.line, tr("{number} chits", number=len(chits)), wanted)
    return found


def _event(node: YamlNode) -> EventKind:
    found = _record(
        node,
        "event",
        {
            "chits": pair_of(_chit),
            "key": _id,
            "title": text_reader,
            "from": nullable(int_reader(TURNS[0], TURNS[-1])),
            "after": lambda n: n.value if isinstance(n.value, int) else nullable(_id)(n),
            "void_after": nullable(_chit),
            "effects": list_reader(read_effect),
        },
    )
    first, last = found.pop("chits")
    return EventKind(first=first, last=last, since=found.pop("from"), **found)


# --- Scenarios -----------------------------------------------------------------------------------


def _scenarios(node: YamlNode, material: Material) -> dict[str, ScenarioCard]:
    (only,) = _record(
        node,
        "scenarios",
        {"scenarios": lambda n: _listed(n, lambda e: _scenario(e, material), lambda r: r.id)},
    ).values()
    found: dict[str, ScenarioCard] = only
    return found


def _scenario(node: YamlNode, material: Material) -> ScenarioCard:
    turn, zone = int_reader(TURNS[0], TURNS[-1]), choice_reader(material.board.zones)
    leader = choice_reader(material.leaders)

    def victory(each: YamlNode) -> Victory:
        wanted = choice_reader(get_args(Victory.__annotations__["by"]))
        more: dict[str, Readers] = {
            "control": {"zones": list_reader(zone, 1)},
            "most_resources": {"republican_above": int_reader()},
        }
        by = wanted(map_entries(each).get("by", each))
        return Victory(**_record(each, "victory", {"by": wanted, **more.get(by, {})}))

    must = {
        "turn": turn,
        "event": choice_reader({event.key for event in material.events}),
        "unless_played": nullable(int_reader(1)),
    }
    found = _record(
        node,
        "scenario",
        {
            "id": _id,
            "title": text_reader,
            "clause": text_reader,
            "turns": pair_of(turn),
            "resources": pair_of(int_reader()),
            "withdrawal": int_reader(0, 30),
            "aid": int_reader(1, 3),
            "eliminated": list_reader(leader),
            "retired": list_reader(leader),
            "played": list_reader(_chit),
            "promoted": list_reader(leader),
            "first_time": list_reader(zone),
            "markers": map_reader(int_reader(1, 7)),
            "imperial": lambda n: _side_setup(n, material),
            "republican": lambda n: _side_setup(n, material),
            "victory": victory,
            "loans": bool_reader,
            "no_administration": list_reader(turn),
            "must_play": list_reader(lambda n: MustPlay(**_record(n, "must_play", must))),
        },
    )
    first, last = found.pop("turns")
    return ScenarioCard(first_turn=first, last_turn=last, **found)


def _side_setup(node: YamlNode, material: Material) -> SideSetup:
    board = material.board
    leaders = list_reader(choice_reader(material.leaders))

    def zone_setup(each: YamlNode) -> ZoneSetup:
        known = {
            "hq": choice_reader(material.hqs),
            "heads": list_reader(choice_reader(material.heads)),
            "leaders": leaders,
            "fp": read_groups,
            "navies": int_reader(0, 9),
        }
        given = map_entries(each)
        check_keys(each, known, (), _RECORD, "zone")
        values = {key: read(given[key]) for key, read in known.items() if key in given}
        return ZoneSetup(
            values.get("hq"),
            values.get("heads", ()),
            values.get("leaders", ()),
            values.get("fp", ()),
            values.get("navies", 0),
        )

    def zones(each: YamlNode) -> dict[str, ZoneSetup]:
        known = choice_reader(board.zones)
        return {
            known(YamlNode(key, entry.line)): zone_setup(entry)
            for key, entry in map_entries(each).items()
        }

    def free(each: YamlNode) -> FreePieces:
        found = _record(
            each,
            "free",
            {
                "leaders": leaders,
                "fp": read_groups,
                "navies": int_reader(0, 9),
                "most_in_a_zone": nullable(int_reader(1)),
                "zones": list_reader(choice_reader(board.zones)),
                "routes": list_reader(choice_reader(board.routes)),
                "not_in": list_reader(choice_reader(board.zones)),
                "nor_next_to_them": bool_reader,
                "leaders_where": choice_reader(("own_fp", "anywhere")),
            },
        )
        return FreePieces(fps=found.pop("fp"), **found)

    return SideSetup(
        **_record(
            node,
            "side",
            {
                "source": _SOURCE,
                "why": nullable(text_reader),
                "zones": zones,
                "free": nullable(free),
            },
        )
    )
