"""Audit of map, counters, events and scenarios against the facts stated in the rules."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from paxdesk.mexican_adventure.rules import material as verbs
from paxdesk.mexican_adventure.rules.forces import Groups
from paxdesk.mexican_adventure.rules.material import Material, ScenarioCard
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.vocabulary import CHITS, SIDES, Side, ZoneId
from paxdesk.mexican_adventure.rules.zone_map import Board, Point
from paxdesk.session.facts import Fact, expect_between, expect_equal, expect_none, expect_true

# --- The chits: numbers, dates, chains and effects (8.0) ------------------------------------------

T = TypeVar("T")
GROUPS = {
    "vomito": (1, 7), "guerrilla": (8, 14), "americans": (15, 18), "forced_enrolment": (19, 24),
    "rural_guards": (25, 28), "counter_guerrilla": (29, 33), "reinforcements": (34, 37),
    "marines": (38, 39),
}  # fmt: skip
DATES = {
    34: 2, 35: 2, 36: 2, 37: 2, 45: 6, 46: 7, 47: 7, 48: 14, 49: 17, 50: 18, 51: 19, 52: 19,
    53: 22, 54: 23, 55: 24,
}  # fmt: skip
"""First turns of dated chits; others are available from turn 1, except those in CHAINS."""
CHAINS = {
    56: "reinforcements_1", 57: 56, 58: 57, 59: 45, 60: 59, 61: 59, 62: "withdrawal_30", 63: 62,
    64: 62, 65: 62, 66: 62,
}  # fmt: skip


def of(material: Material, chit: int, verb: type[T]) -> list[T]:
    """Return the effects of a chit that are of one type."""
    return [each for each in material.chits[chit].effects if isinstance(each, verb)]


def event_facts(material: Material) -> Iterator[Fact]:
    chits = material.chits
    for key, (low, high) in GROUPS.items():
        found = [chit for chit in CHITS if chits[chit].key == key]
        yield expect_equal(f"8.0 {key}", list(range(low, high + 1)), found)
    yield expect_equal(
        "8.0 single chits from 40 on", 27, len({chits[chit].key for chit in range(40, 67)})
    )
    dates = {c: None if c in CHAINS else DATES.get(c, 1) for c in CHITS}
    yield expect_none(
        "8.0 chits with another date", [c for c in CHITS if chits[c].since != dates[c]]
    )
    yield expect_none(
        "8.0 chits with another cause", [c for c in CHITS if chits[c].after != CHAINS.get(c)]
    )
    yield expect_equal(
        "8.0, M32 chits in the bowl on turn 1", 40, sum(chits[c].since == 1 for c in CHITS)
    )
    moved = {c: sum(e.amount for e in of(material, c, verbs.Withdrawal)) for c in CHITS}
    wanted = {49: 5, 51: 3, 52: 1, 53: -1, 54: 2}
    moving = {chit: amount for chit, amount in moved.items() if amount}
    yield expect_equal("8.0 moves of the French Retreat marker", wanted, moving)
    rp = [of(material, chit, verbs.GainRp)[0].amount for chit in (50, 55)]
    yield expect_equal("8.0 50, 55 RP", [20, 30], rp)
    (order,) = of(material, 34, verbs.ReinforceInOrder)
    yield expect_equal(
        "8.0 34-37 FP of the lists", [4, 10, 11, 6], [each.count for each in order.sets]
    )
    leaders = [list(each.leaders) for each in order.sets]
    first = ["forey", "douay", "mirandol", "bazaine", "brincourt"]
    lists = [first, ["castagny", "neigre"], ["mangin"], ["aymard"]]
    yield expect_equal("8.0 34-37 leaders", lists, leaders)
    corps = [of(material, chit, verbs.Reinforce)[0].count for chit in (59, 60)]
    yield expect_equal("8.0 59, 60 Austrians and Belgians", [7, 2], corps)
    added = {c: [n for e in of(material, c, verbs.AddToBowl) for n in e.chits] for c in CHITS}
    chained = {45: [59], 56: [57], 57: [58], 59: [60, 61], 62: [63, 64, 65, 66]}
    yield expect_equal("8.0 chits that bring chits", chained, {c: n for c, n in added.items() if n})
    void = [chit for chit in CHITS if chits[chit].void_after == 62]
    yield expect_equal("8.0 62 makes void", list(range(34, 41)), void)
    (leave,) = of(material, 63, verbs.EvacuateEffect)
    numbers = (leave.turns, leave.most, leave.least, leave.where)
    yield expect_equal("8.0 63 turns, most and least FP, port", (7, 6, 3, "veracruz"), numbers)
    yield expect_equal("8.0 65 Cazadores", 3, of(material, 65, verbs.ConvertEffect)[0].count)
    named = [who for each in order.sets for who in each.leaders]
    yield expect_none("leaders in events who are none", set(named) - set(material.leaders))


# --- The map: geometry, and facts about zones, roads and lines ------------------------------------

Edge = frozenset[Point]


def map_facts(material: Material) -> Iterator[Fact]:
    board = material.board
    yield from _geometry(board)
    yield from _zones(board)
    yield from _roads(board)


def _ring(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*points, points[0]))


def area(points: tuple[Point, ...]) -> float:
    """Return the area of a polygon, by the shoelace formula."""
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _ring(points))) / 2


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    """Return whether a point is inside a polygon."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in _ring(polygon):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def _edges(board: Board) -> dict[Edge, list[ZoneId]]:
    found: dict[Edge, list[ZoneId]] = defaultdict(list)
    for zone in board.zones.values():
        if not zone.box:
            for ends in _ring(zone.polygon):
                found[frozenset(ends)].append(zone.id)
    return found


def _geometry(board: Board) -> Iterator[Fact]:
    zones, edges = board.zones, _edges(board)
    land = [zone for zone in zones.values() if not zone.box]
    yield expect_between("zones on the map", 45, 70, len(zones))
    width, height = board.canvas
    yield expect_none(
        "centres off the canvas",
        [z.id for z in zones.values() if z.centre[0] > width or z.centre[1] > height],
    )
    yield expect_none(
        "centres outside their zone", [z.id for z in land if not inside(z.centre, z.polygon)]
    )
    yield expect_none(
        "polygons not of 4 to 12 points", [z.id for z in land if not 4 <= len(z.polygon) <= 12]
    )
    yield expect_none("borders of more than two zones", [w for w in edges.values() if len(w) > 2])
    shared: dict[ZoneId, set[ZoneId]] = defaultdict(set)
    for where in edges.values():
        for one in where:
            shared[one] |= set(where) - {one}
    boxes = {zone.id for zone in zones.values() if zone.box}
    yield expect_none(
        "neighbours that share no border, or the reverse",
        [z.id for z in land if set(z.neighbours) - boxes != shared[z.id]],
    )
    total = sum(area(zone.polygon) for zone in land)
    coast = area(board.coast)
    yield expect_true("the zones fill the coast line", abs(total - coast) < 0.002 * total)
    yield expect_equal("zones that can be reached", len(zones), len(board.distances("mexico")))
    coastal = {where[0] for where in edges.values() if len(where) == 1}
    yield expect_none(
        "ports away from the coast", [z.id for z in land if z.port and z.id not in coastal]
    )


def _zones(board: Board) -> Iterator[Fact]:
    zones = board.zones
    for one, other in board.point_contacts:
        common = set(zones[one].polygon) & set(zones[other].polygon)
        apart = other not in zones[one].neighbours
        yield expect_true(f"2.5 {one} and {other} meet in a point only", len(common) == 1 and apart)
    for zone in ("veracruz", "puebla", "queretaro", "mexico", "oaxaca"):
        yield expect_true(f"2.5, 6.2.2 {zone} is a fortress", zones[zone].fortress)
    for zone in ("san_luis_potosi", "monterrey", "victoria", "tampico", "matamoros"):
        yield expect_true(
            f"2.5, 4.1.1, 7.1 {zone} is a city or fortress", zones[zone].is_city_or_fortress
        )
    yield expect_equal("5.7.1 Puebla's fortress", 7, zones["puebla"].fortress)
    yield expect_true("5.7.1 Puebla is difficult", zones["puebla"].difficult)
    yield expect_equal("5.1.2 Tampico's RP", 1, zones["tampico"].resources)
    for zone in ("veracruz", "matamoros", "tampico"):
        yield expect_equal(f"4.1.1, 7.4 {zone} is a port", "gulf", zones[zone].port)
    for zone in ("acapulco", "mazatlan"):
        yield expect_equal(f"7.3, 7.4 {zone} is a port", "pacific", zones[zone].port)
    for zone in ("veracruz", "mexico", "matamoros"):
        yield expect_true(f"4.1.1 {zone} pays RP", zones[zone].resources)
    yield expect_equal("4.1.1 Sierra de Linares", "mountain", zones["linares"].cover)
    near = set(zones["linares"].neighbours)
    yield expect_true("4.1.1 it touches Monterrey and Victoria", {"monterrey", "victoria"} <= near)
    yield expect_true("4.1.1 which do not touch", "victoria" not in zones["monterrey"].neighbours)
    yield expect_true("5.8.5, 7.4 Paso del Norte is a city", zones["paso_del_norte"].city)
    yield expect_true("2.1 California is a box", zones["california"].box)
    forest = [zone.id for zone in zones.values() if zone.cover == "forest"]
    yield expect_between("8.0 1-7 forest zones for the Vomito", 7, 99, len(forest))
    yield expect_none(
        "zones both city and fortress", [z.id for z in zones.values() if z.city and z.fortress]
    )
    stated = [zone for zone in zones.values() if zone.source == "stated"]
    yield expect_equal("zone names from the text", 19, len(stated))
    yield expect_none("stated zones without what is stated", [z.id for z in stated if not z.stated])


def _roads(board: Board) -> Iterator[Fact]:
    yield expect_true("5.1.1 a road from Veracruz to Orizaba", board.by_road("veracruz", "orizaba"))
    yield expect_true("5.1.1 none from Orizaba to Tampico", not board.by_road("orizaba", "tampico"))
    gone = {"monterrey", "linares", "victoria"}
    without = board.road_distances("mexico", lambda zone: zone not in gone)
    yield expect_true("4.1.1 without three zones no road to Matamoros", "matamoros" not in without)
    everywhere = board.road_distances("mexico", lambda zone: True)
    yield expect_true("4.1.1 otherwise there is one", "matamoros" in everywhere)
    routes = {
        "zacatecas_campeche_via_puebla": ("zacatecas", "puebla", "campeche"),
        "mexico_san_luis_tampico": ("mexico", "san_luis_potosi", "tampico"),
        "mazatlan_veracruz_via_durango": ("mazatlan", "durango", "veracruz"),
        "colima_mexico": ("colima", "guadalajara", "mexico"),
        "san_luis_mexico": ("san_luis_potosi", "guanajuato", "mexico"),
    }
    for name, (first, via, last) in routes.items():
        route = board.routes.get(name, ())
        ends = route[:1] == (first,) and route[-1:] == (last,) and via in route
        by_road = all(board.by_road(*step) for step in pairwise(route))
        yield expect_true(f"7.3, 7.4 {name} runs by road as stated", ends and by_road)
    for name, line in (("railway", board.railway), ("telegraph", board.telegraph)):
        ends = (line[0], line[-1]) == ("veracruz", "mexico")
        near = all(other in board.neighbours(one) for one, other in pairwise(line))
        yield expect_true(f"5.5, 8.0 47 the {name} from Veracruz to Mexico", ends and near)


# --- The counters: headquarters, leaders, force points and markers (2.2, 2.5) ---------------------

NAMED = {
    "lorencez", "lheriller", "forey", "bazaine", "douay", "mirandol", "brincourt", "castagny",
    "neigre", "mangin", "aymard", "thun", "tsmissen", "marquez", "miramon", "zaragoza",
    "comonfort", "ortega", "corona", "berriozabal", "negrete", "arteaga", "garza", "rojas",
    "tapia", "salazar",
}  # fmt: skip
"""Leaders named in the rules."""


def piece_facts(material: Material) -> Iterator[Fact]:
    leaders = material.leaders
    yield expect_none("leaders named by the text and missing", NAMED - set(leaders))
    yield expect_none(
        "leaders whose source is told wrongly",
        [who for who, card in leaders.items() if (card.source == "stated") != (who in NAMED)],
    )
    yield expect_none(
        "reconstructed values without a reason",
        [who for who, card in leaders.items() if card.values == "reconstructed" and not card.why],
    )
    yield expect_equal("5.1.2 L'Hériller's initiative", 3, leaders["lheriller"].faces[0][1])
    above = leaders["lorencez"].faces[0][1] > leaders["zaragoza"].faces[0][1]
    yield expect_true("5.7.1 Lorencez above Zaragoza", above)
    yield expect_equal("5.7.1 Zaragoza's stars", 3, leaders["zaragoza"].faces[0][0])
    for who in ("forey", "bazaine"):
        yield expect_equal(
            f"8.0 56, 57 ranks of {who}", [2, 3], [rank for rank, _ in leaders[who].faces]
        )
    french = [hq.initiative for hq in material.hqs.values() if hq.nation == "french"]
    yield expect_equal("8.0 56, 57 French HQs", [6, 7, 9], french)
    yield expect_equal("8.0 63 Mexican HQs", 1, len(material.hqs) - len(french))
    yield expect_equal(
        "5.8.5, 5.8.6 heads of state", ["juarez", "maximilian"], sorted(material.heads)
    )
    kinds = material.fp_kinds
    yield expect_equal("4.2.3 most Republican FP", 40, kinds["republican"].limit)
    yield expect_equal("4.2.3 most Imperial Mexican FP", 10, kinds["imperial"].limit)
    best = {nation: kind.best for nation, kind in kinds.items()}
    wanted = dict.fromkeys(("french", "marine", "egyptian"), "A")
    wanted |= dict.fromkeys(("austrian", "belgian", "imperial", "republican"), "B")
    yield expect_equal("2.5 best qualities", wanted, best)
    yield expect_none(
        "nations with fewer counters than FP",
        [
            nation
            for nation, kind in kinds.items()
            if sum(value * number for value, number in kind.counters) < kind.limit
        ],
    )
    attitudes = {"withdraw": 1, "hold": 2, "skirmish": 3, "assault": 4}
    yield expect_equal("2.2 attitudes", attitudes, material.attitudes)
    yield expect_equal("5.7.1 quality bonus", {"A": 5, "B": 2, "C": 0}, material.quality_bonus)
    yield expect_equal("2.5 steps", {"A": 3, "B": 2, "C": 1}, material.quality_steps)
    tracks = {"turn": (1, 33), "withdrawal": (0, 30), "aid": (1, 3)}
    yield expect_equal("2.2, 8.0 tracks", tracks, material.tracks)
    for marker in material.markers.values():
        event = material.chits[marker.chits[0]]
        same = event.numbers == marker.chits
        yield expect_true(f"8.0 {marker.id}: a marker a chit", same)


# --- The five scenarios (7.0): tracks, chits played, orders of battle and their limits ------------

FOUR = ("puebla", "conquest", "maximilian", "retreat")
TURNS = {
    "puebla": (1, 4), "conquest": (5, 14), "maximilian": (14, 23), "retreat": (24, 33),
    "campaign": (1, 33),
}  # fmt: skip
RESOURCES = {"puebla": (0, 0), "conquest": (3, 2), "maximilian": (8, 5), "retreat": (10, 12)}
WITHDRAWAL = {"puebla": 0, "conquest": 4, "maximilian": 19, "retreat": 30}
AID = {"puebla": 1, "conquest": 1, "maximilian": 1, "retreat": 2}
CHITS_A_TURN = 2


def _battle(card: ScenarioCard, side: Side) -> Counter[str]:
    """Count a side's FP by quality and nation."""
    setup = card.setup(side)
    lists: list[Groups] = [zone.fps for zone in setup.zones.values()]
    if setup.free is not None:
        lists.append(setup.free.fps)
    found: Counter[str] = Counter()
    for groups in lists:
        for group in groups:
            found[f"{group.quality}.{group.nation}"] += group.count
    return found


def scenario_facts(material: Material) -> Iterator[Fact]:
    cards = material.scenarios
    turns = {name: (card.first_turn, card.last_turn) for name, card in cards.items()}
    yield expect_equal("7.0 turns", TURNS, turns)
    yield expect_equal("7.0 RP", RESOURCES, {name: cards[name].resources for name in FOUR})
    yield expect_equal(
        "7.0 French Retreat", WITHDRAWAL, {name: cards[name].withdrawal for name in FOUR}
    )
    yield expect_equal("7.0 American Aid", AID, {name: cards[name].aid for name in FOUR})
    for name in FOUR:
        yield from _scenario(material, cards[name])
    yield from _stated(cards)


def _scenario(material: Material, card: ScenarioCard) -> Iterator[Fact]:
    name = f"{card.clause} {card.title}:"
    played = CHITS_A_TURN * (card.first_turn - 1)
    yield expect_equal(f"{name} chits played", played, len(set(card.played)))
    placed: Counter[str] = Counter()
    for side in SIDES:
        setup = card.setup(side)
        for printed in setup.zones.values():
            placed.update(printed.leaders)
        placed.update(setup.free.leaders if setup.free is not None else ())
        battle = _battle(card, side)
        for nation, kind in material.fp_kinds.items():
            if kind.side == side:
                total = sum(n for key, n in battle.items() if key.endswith(f".{nation}"))
                yield expect_true(f"{name} {nation} FP within the limit", total <= kind.limit)
    gone = {*card.retired, *card.eliminated}
    yield expect_none(
        f"{name} leaders placed twice, or gone",
        [w for w, n in placed.items() if n > 1 or w in gone],
    )
    republicans = {who for who, leader in material.leaders.items() if leader.side == "republican"}
    yield expect_none(f"{name} Republican leaders not placed", republicans - set(placed) - gone)
    both = set(card.imperial.zones) & set(card.republican.zones)
    yield expect_none(f"{name} zones set up contested", both)
    zones = material.board.zones
    for side in SIDES:
        for zone, setup_zone in card.setup(side).zones.items():
            if setup_zone.heads:
                yield expect_true(
                    f"{name} {setup_zone.heads[0]} in city or fortress",
                    zones[zone].is_city_or_fortress,
                )
            if setup_zone.hq:
                yield expect_true(f"{name} the HQ in a fortress", zones[zone].fortress)
    for marker in material.markers.values():
        first, last = marker.chits
        event = material.chits[first]
        shown = sum(first <= chit <= last for chit in card.played)
        expected = 0 if event.void_after in card.played else shown
        yield expect_equal(f"{name} {marker.id} markers", expected, card.markers.get(marker.id, 0))


def _stated(cards: dict[str, ScenarioCard]) -> Iterator[Fact]:
    first = cards["puebla"]
    zaragoza = write_groups(first.republican.zones["puebla"].fps)
    yield expect_equal("5.7.1 Zaragoza's force in Puebla", "9C", zaragoza)
    orizaba = write_groups(first.imperial.zones["orizaba"].fps)
    yield expect_equal("5.7.1, 5.1.1 in Orizaba", "7A.french 3C.imperial", orizaba)
    yield expect_equal("5.1.1 in Veracruz", "hq6", first.imperial.zones["veracruz"].hq)
    yield expect_equal(
        "7.1 zones to control", ("mexico", "puebla", "veracruz"), first.victory.zones
    )
    for name, side, wanted in (
        ("maximilian", "imperial", {"A.french": 6, "B.french": 13, "C.french": 16, "C.imperial": 5,
                                    "B.marine": 1, "C.egyptian": 1}),
        ("retreat", "imperial", {"A.french": 5, "B.french": 10, "C.french": 18, "A.marine": 1,
                                 "C.egyptian": 1, "B.austrian": 2, "C.austrian": 4,
                                 "B.belgian": 1, "C.belgian": 1}),
        ("retreat", "republican", {"B.republican": 5, "C.republican": 20}),
    ):  # fmt: skip
        found = _battle(cards[name], "imperial" if side == "imperial" else "republican")
        expected = dict(sorted(wanted.items()))
        yield expect_equal(
            f"{cards[name].clause} {side} order of battle", expected, dict(sorted(found.items()))
        )


def facts(material: Material) -> Iterator[Fact]:
    for part in (map_facts, piece_facts, event_facts, scenario_facts):
        yield from part(material)
