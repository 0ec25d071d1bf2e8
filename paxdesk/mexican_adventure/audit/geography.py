"""The map: its geometry, and what the rules state of zones, roads and lines."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from paxdesk.mexican_adventure.audit.fact import Fact, between, equal, none, true
from paxdesk.mexican_adventure.rules.board import Board, Point
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.words import ZoneId

Edge = frozenset[Point]


def facts(material: Material) -> Iterator[Fact]:
    board = material.board
    yield from _geometry(board)
    yield from _zones(board)
    yield from _roads(board)


def _ring(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*points, points[0]))


def area(points: tuple[Point, ...]) -> float:
    """Half the signed area, in square tenths of a unit, by the shoelace formula."""
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _ring(points))) / 2


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    """Whether a ray from the point crosses the outline an odd number of times."""
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
    yield between("zones on the map", 45, 70, len(zones))
    width, height = board.canvas
    yield none(
        "centres off the canvas",
        [z.id for z in zones.values() if z.centre[0] > width or z.centre[1] > height],
    )
    yield none(
        "centres outside their zone", [z.id for z in land if not inside(z.centre, z.polygon)]
    )
    yield none(
        "polygons not of 4 to 12 points", [z.id for z in land if not 4 <= len(z.polygon) <= 12]
    )
    yield none("borders of more than two zones", [w for w in edges.values() if len(w) > 2])
    shared: dict[ZoneId, set[ZoneId]] = defaultdict(set)
    for where in edges.values():
        for one in where:
            shared[one] |= set(where) - {one}
    boxes = {zone.id for zone in zones.values() if zone.box}
    yield none(
        "neighbours that share no border, or the reverse",
        [z.id for z in land if set(z.neighbours) - boxes != shared[z.id]],
    )
    total = sum(area(zone.polygon) for zone in land)
    coast = area(board.coast)
    yield true("the zones fill the coast line", abs(total - coast) < 0.002 * total)
    yield equal("zones that can be reached", len(zones), len(board.distances("mexico")))
    coastal = {where[0] for where in edges.values() if len(where) == 1}
    yield none("ports away from the coast", [z.id for z in land if z.port and z.id not in coastal])


def _zones(board: Board) -> Iterator[Fact]:
    zones = board.zones
    for one, other in board.point_contacts:
        common = set(zones[one].polygon) & set(zones[other].polygon)
        apart = other not in zones[one].neighbours
        yield true(f"2.5 {one} and {other} meet in a point only", len(common) == 1 and apart)
    for zone in ("veracruz", "puebla", "queretaro", "mexico", "oaxaca"):
        yield true(f"2.5, 6.2.2 {zone} is a fortress", zones[zone].fortress)
    for zone in ("san_luis_potosi", "monterrey", "victoria", "tampico", "matamoros"):
        yield true(f"2.5, 4.1.1, 7.1 {zone} is a city or fortress", zones[zone].settled)
    yield equal("5.7.1 Puebla's fortress", 7, zones["puebla"].fortress)
    yield true("5.7.1 Puebla is difficult", zones["puebla"].difficult)
    yield equal("5.1.2 Tampico's RP", 1, zones["tampico"].resources)
    for zone in ("veracruz", "matamoros", "tampico"):
        yield equal(f"4.1.1, 7.4 {zone} is a port", "gulf", zones[zone].port)
    for zone in ("acapulco", "mazatlan"):
        yield equal(f"7.3, 7.4 {zone} is a port", "pacific", zones[zone].port)
    for zone in ("veracruz", "mexico", "matamoros"):
        yield true(f"4.1.1 {zone} pays RP", zones[zone].resources)
    yield equal("4.1.1 Sierra de Linares", "mountain", zones["linares"].cover)
    near = set(zones["linares"].neighbours)
    yield true("4.1.1 it touches Monterrey and Victoria", {"monterrey", "victoria"} <= near)
    yield true("4.1.1 which do not touch", "victoria" not in zones["monterrey"].neighbours)
    yield true("5.8.5, 7.4 Paso del Norte is a city", zones["paso_del_norte"].city)
    yield true("2.1 California is a box", zones["california"].box)
    forest = [zone.id for zone in zones.values() if zone.cover == "forest"]
    yield between("8.0 1-7 forest zones for the Vomito", 7, 99, len(forest))
    yield none(
        "zones both city and fortress", [z.id for z in zones.values() if z.city and z.fortress]
    )
    stated = [zone for zone in zones.values() if zone.source == "stated"]
    yield equal("zone names from the text", 19, len(stated))
    yield none("stated zones without what is stated", [z.id for z in stated if not z.stated])


def _roads(board: Board) -> Iterator[Fact]:
    yield true("5.1.1 a road from Veracruz to Orizaba", board.by_road("veracruz", "orizaba"))
    yield true("5.1.1 none from Orizaba to Tampico", not board.by_road("orizaba", "tampico"))
    gone = {"monterrey", "linares", "victoria"}
    without = board.road_distances("mexico", lambda zone: zone not in gone)
    yield true("4.1.1 without three zones no road to Matamoros", "matamoros" not in without)
    everywhere = board.road_distances("mexico", lambda zone: True)
    yield true("4.1.1 otherwise there is one", "matamoros" in everywhere)
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
        yield true(f"7.3, 7.4 {name} runs by road as stated", ends and by_road)
    for name, line in (("railway", board.railway), ("telegraph", board.telegraph)):
        ends = (line[0], line[-1]) == ("veracruz", "mexico")
        near = all(other in board.neighbours(one) for one, other in pairwise(line))
        yield true(f"5.5, 8.0 47 the {name} from Veracruz to Mexico", ends and near)
