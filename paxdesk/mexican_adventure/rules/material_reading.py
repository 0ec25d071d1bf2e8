"""Readers of the data files of :mod:`material`; errors name file and line."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar, get_args

from attrs import evolve

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
    NATIONS,
    QUALITIES,
    TURNS,
    Nation,
    Quality,
)
from paxdesk.mexican_adventure.rules.zone_map import Board, Zone
from paxdesk.resources import cards_folder
from paxdesk.schema import Form, MapForm, Schema, Shape, VerbForm, spelled
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    list_reader,
    map_entries,
    map_reader,
    pair_of,
    read_file,
    read_record,
    text_reader,
)

T = TypeVar("T")
FOLDER = "mexican-adventure"
FILES = ("map", "counters", "events", "scenarios")


@lru_cache(maxsize=4)
def load_material(corrections: Path | None = None) -> Material:
    """Read the material; files in ``corrections`` replace the program's. Raises MaterialError."""
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


EFFECTS: tuple[type[Any], ...] = get_args(effects.Effect)
_ID = re.compile(r"[a-z][a-z0-9_]*")
_RECORD = tr_noop("a “{name}” record")
_chit = int_reader(CHITS[0], CHITS[-1])
_quality: Reader[Quality] = choice_reader(QUALITIES)


def _id(node: YamlNode) -> str:
    word = text_reader(node)
    if not _ID.fullmatch(word):
        raise Misfit(
            node.line, tr("“{word}” is not a valid ID", word=word), tr("small letters and _")
        )
    return word


def _after(node: YamlNode) -> int | str:
    return node.value if isinstance(node.value, int) else _id(node)


def _face(node: YamlNode) -> tuple[int, int]:
    rank, initiative = list_items(node, 2, 2)
    return int_reader(1, 3)(rank), int_reader(0, 9)(initiative)


_GROUP = re.compile(r"([1-9][0-9]?)([ABC])(?:\.([a-z]+))?")


def read_groups(node: YamlNode) -> Groups:
    """Read FP as in notation; without a nation they are Republican."""
    if node.value is None:
        return ()
    found = []
    nations: dict[str, Nation] = {nation: nation for nation in NATIONS}
    for word in text_reader(node).split():
        match = _GROUP.fullmatch(word)
        nation = match[3] or "republican" if match else ""
        if match is None or nation not in NATIONS or match[3] == "republican":
            raise Misfit(node.line, tr("“{word}” is not an FP", word=word), "7A.french 3C.imperial")
        found.append(
            FpGroup(int(match[1]), _quality(YamlNode(match[2], node.line)), nations[nation])
        )
    return joined_groups(found)


def _naming(shape: Shape) -> tuple[str, str]:
    """Return a message template and a name for maps of a class."""
    if shape in EFFECTS:
        return tr_noop("the effect “{name}”"), spelled(shape)
    name = spelled(shape)
    return _RECORD, name if shape is MustPlay else name.partition("_")[0]


def _check_victory(victory: Victory, node: YamlNode) -> None:
    """Check that a victory condition has exactly the keys it requires."""
    more = {"control": ["zones"], "most_resources": ["republican_above"]}
    keys = ["by", *more.get(victory.by, [])]
    check_keys(node, keys, keys, *_naming(Victory))


SCHEMA: Schema = Schema(
    naming=_naming,
    verbs={spelled(each): each for each in EFFECTS},
    special={
        "id": _id,
        "key": _id,
        "neighbours": list_reader(_id),
        "faces": list_reader(_face, 1, 2),
        "after": _after,
        "void_after": _chit,
        "add_to_bowl": list_reader(_chit),
        "played": list_reader(_chit),
        "fps": read_groups,
        "count": int_reader(1, 40),
        "then": lambda node: list_reader(VerbForm(EFFECTS, SCHEMA))(node),
        (effects.AddToBowl, "chits"): list_reader(_chit),
        (EventKind, "numbers"): pair_of(_chit),
        (MarkerKind, "chits"): pair_of(_chit),
        (FpKind, "counters"): list_reader(pair_of(int_reader(1))),
        (effects.DieGate, "passes"): pair_of(int_reader(0, 9)),
    },
    keys={
        (EventKind, "numbers"): "chits",
        (EventKind, "since"): "from",
        (ZoneSetup, "fps"): "fp",
        (FreePieces, "fps"): "fp",
        (effects.DieGate, "passes"): "pass",
        (effects.OpenLine, "since"): "from",
        (effects.ReplaceHq, "replaced"): "from",
        (effects.ReplaceHq, "by"): "to",
    },
    limits={
        (Zone, "fortress"): (0, 9),
        (Zone, "resources"): (0, 9),
        (Zone, "polygon"): (3, None),
        (Board, "coast"): (3, None),
        (Board, "baja"): (3, None),
        (HqCard, "initiative"): (0, 9),
        (FpKind, "limit"): (1, 99),
        (EventKind, "since"): (TURNS[0], TURNS[-1]),
        (ZoneSetup, "navies"): (0, 9),
        (FreePieces, "navies"): (0, 9),
        (FreePieces, "most_in_a_zone"): (1, None),
        (MustPlay, "unless_played"): (1, None),
        (ScenarioCard, "withdrawal"): (0, 30),
        (ScenarioCard, "aid"): (1, 3),
        (effects.Land, "navies"): (0, 3),
        (effects.Withdrawal, "amount"): (-30, 30),
        (effects.Aid, "amount"): (-2, 2),
        (effects.GainRp, "amount"): (1, None),
        (effects.BindLeader, "rank"): (1, 3),
        (effects.EvacuateEffect, "turns"): (1, None),
        (effects.EvacuateEffect, "most"): (1, None),
        (effects.EvacuateEffect, "least"): (1, None),
    },
    checks={Victory: _check_victory},
    usual_number=(0, 99_999),
    most_items=999,
)


def _schema(special: Mapping[object, Form]) -> Schema:
    """Return the schema with additional readers of fields."""
    return evolve(SCHEMA, special={**SCHEMA.special, **special})


def _listed(
    shape: Callable[..., T], key: str = "id", schema: Schema = SCHEMA
) -> Reader[dict[Any, T]]:
    """Return a reader of a list of records by ``key``, which raises Misfit for a repeated key."""

    def read(node: YamlNode) -> dict[Any, T]:
        found: dict[str, T] = {}
        for each in list_items(node):
            record = schema.read(shape, each)
            name = getattr(record, key)
            if name in found:
                raise Misfit(each.line, tr("duplicate name “{name}”", name=name))
            found[name] = record
        return found

    return read


def _board(node: YamlNode) -> Board:
    check = map_entries(node).get("zones", node)
    zones = _listed(Zone)(check)
    known = choice_reader(zones)
    way = list_reader(known, 2)
    for each in list_items(check):
        for near in list_items(map_entries(each)["neighbours"]):
            known(near)
            if str(map_entries(each)["id"].value) not in zones[str(near.value)].neighbours:
                raise Misfit(
                    near.line, tr("{zone} does not list it as a neighbour", zone=near.value)
                )
    special: dict[object, Form] = {
        "zones": lambda _: zones,
        "roads": map_reader(way),
        "routes": map_reader(way),
        "railway": way,
        "telegraph": way,
        "point_contacts": list_reader(pair_of(known)),
    }
    found: Board = _schema(special).read(Board, node)
    for name in ("roads", "routes"):
        for key, road in getattr(found, name).items():
            for one, other in pairwise(road):
                if other not in zones[one].neighbours:
                    line = map_entries(map_entries(node)[name])[key].line
                    raise Misfit(line, tr("{one} and {other} do not touch", one=one, other=other))
    return found


def _material(node: YamlNode, board: Board, events: tuple[EventKind, ...]) -> Material:
    def figures(ids: Reader[T], *names: str) -> Reader[list[dict[str, Any]]]:
        readers = {"id": ids, **dict.fromkeys(names, int_reader())}
        return lambda node: [
            read_record(each, readers, _RECORD, "figures") for each in list_items(node)
        ]

    readers: dict[str, Reader[Any]] = {
        "hqs": _listed(HqCard),
        "leaders": _listed(LeaderCard),
        "heads": _listed(HeadCard),
        "force_points": _listed(FpKind, "nation"),
        "navies": int_reader(0, 9),
        "markers": _listed(MarkerKind),
        "quality": figures(_quality, "steps", "bonus"),
        "attitudes": figures(choice_reader(ATTITUDES), "value"),
        "tracks": map_reader(pair_of(int_reader())),
    }
    found = read_record(node, readers, _RECORD, "counters")
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


def _events(node: YamlNode) -> tuple[EventKind, ...]:
    readers = {"events": list_reader(MapForm(EventKind, SCHEMA))}
    found: tuple[EventKind, ...] = read_record(node, readers, _RECORD, "events")["events"]
    chits = [chit for event in found for chit in event.chits]
    if sorted(chits) != list(CHITS):
        wanted = tr("each chit from {first} to {last} once", first=CHITS[0], last=CHITS[-1])
        raise Misfit(node.line, tr("{number} chits", number=len(chits)), wanted)
    return found


def _scenarios(node: YamlNode, material: Material) -> dict[str, ScenarioCard]:
    turn, zone = int_reader(TURNS[0], TURNS[-1]), choice_reader(material.board.zones)
    leaders = list_reader(choice_reader(material.leaders))
    special: dict[object, Form] = {
        (ScenarioCard, "turns"): pair_of(turn),
        "eliminated": leaders,
        "retired": leaders,
        "promoted": leaders,
        "leaders": leaders,
        "heads": list_reader(choice_reader(material.heads)),
        "hq": choice_reader(material.hqs),
        "first_time": list_reader(zone),
        "not_in": list_reader(zone),
        "routes": list_reader(choice_reader(material.board.routes)),
        "markers": map_reader(int_reader(1, 7)),
        "no_administration": list_reader(turn),
        "turn": turn,
        "event": choice_reader({event.key for event in material.events}),
        (FreePieces, "zones"): list_reader(zone),
        (Victory, "zones"): list_reader(zone, 1),
        (SideSetup, "zones"): lambda node: {
            zone(YamlNode(key, each.line)): schema.read(ZoneSetup, each)
            for key, each in map_entries(node).items()
        },
    }
    schema = _schema(special)
    readers = {"scenarios": _listed(ScenarioCard, schema=schema)}
    found: dict[str, ScenarioCard] = read_record(node, readers, _RECORD, "scenarios")["scenarios"]
    return found
