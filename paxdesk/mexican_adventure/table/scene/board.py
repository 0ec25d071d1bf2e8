"""Items on the map: zones, stacks, ships, headquarters, markers and the overlay of control."""

import math
from collections.abc import Iterator
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.shapes import circle_path
from paxdesk.desk.scene.game_drawing import BlankLook
from paxdesk.desk.scene.geometry import CARD_DEPTH, PLACE, Rect
from paxdesk.desk.scene.things import DraggedLook, Look, PaintContext, Target, Thing
from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import can_be_supplied, collected_from, hq_distances
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side, ZoneId
from paxdesk.mexican_adventure.rules.zone_map import Point, Zone
from paxdesk.mexican_adventure.session import seat_of
from paxdesk.mexican_adventure.table.hand.gestures import (
    LegalGestures,
    piece_spot,
    stack_spot,
    zone_spot,
)
from paxdesk.mexican_adventure.table.layout import AdventureLayout, ViewModel
from paxdesk.mexican_adventure.table.scene import pieces
from paxdesk.mexican_adventure.table.visible_stacks import Stack, stack
from paxdesk.mexican_adventure.table.words.terms import (
    abbreviations,
    fp_words,
    marker_words,
    person_name,
    side_words,
    zone_name,
)

STRIPS: Final = 7
"""Number of horizontal strips that approximate a zone for hit tests."""
LETTERS: Final = {"vomito": "V", "guerrilla": "G", "rural_guards": "R", "counter_guerrilla": "C"}


def board_things(model: ViewModel, asked: LegalGestures | None) -> Iterator[Thing]:
    """Yield the zones, pieces and names on the map, lowest first."""
    state: State = model.state
    now = asked if asked is not None and asked.state is state else None
    for zone in state.material.board.zones.values():
        yield _zone(model, zone)
    sides = frozenset(side for side in SIDES if model.shows_hand(seat_of(side)))
    hungry = _hungry(state)
    standing = {zone: _found(state, zone, sides) for zone in state.material.board.zones}
    clusters = tuple(
        pieces.Cluster(zone, len(found.stacks), len(found.small))
        for zone, found in standing.items()
        if found.stacks or found.small
    )
    places = pieces.placed(model.zones, state.material.board, clusters)
    for where, found in standing.items():
        warned: frozenset[Side] = sides & {"imperial"} if where in hungry else frozenset()
        yield from _standing(model, where, found, places, now, warned)
    yield from pieces.name_things(model, places)


def _zone(model: ViewModel, zone: Zone) -> Thing:
    """Return the invisible item with a zone's targets."""
    zones: AdventureLayout = model.zones
    board = model.state.material.board
    spot, name = zone_spot(board, zone.id), zone.name
    x, y = zones.at(zone.centre)
    side = pieces.STACK * zones.scale
    middle = Rect(x - 1.2 * side, y - 0.7 * side, 2.4 * side, 2.1 * side)
    places = [Target(spot, middle, name, PLACE)]
    places += [
        Target(spot, strip, name, PLACE - 1, marked=False) for strip in strips(zones, zone.polygon)
    ]
    return Thing(("zone", zone.id), BlankLook(), middle, PLACE, tuple(places))


def strips(zones: AdventureLayout, polygon: tuple[Point, ...]) -> Iterator[Rect]:
    ys = [point[1] for point in polygon]
    top, high = min(ys), (max(ys) - min(ys)) / STRIPS
    for number in range(STRIPS):
        middle = top + (number + 0.5) * high
        crossed = []
        for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
            if (y1 <= middle) != (y2 <= middle):
                crossed.append(x1 + (middle - y1) / (y2 - y1) * (x2 - x1))
        crossed.sort()
        for left, right in zip(crossed[::2], crossed[1::2], strict=False):
            x, y = zones.at((round(left), round(top + number * high)))
            yield Rect(x, y, (right - left) * zones.scale, high * zones.scale)


def _hungry(state: State) -> frozenset[ZoneId]:
    """Return the zones with Imperial FP without supply."""
    if state.over or state.step == "setup":
        return frozenset()
    fed = {zone for zone, _ in can_be_supplied(state, "imperial")}
    return frozenset(zone for zone, fp in state.all_fps("imperial") if zone not in fed)


@frozen
class ZoneContents:
    """Visible contents of a zone.

    ``small`` contains (kind, look, name) of each piece outside the stacks.
    """

    stacks: tuple[Stack, ...]
    small: tuple[tuple[str, Look, str], ...]


def _found(state: State, zone: ZoneId, sides: frozenset[Side]) -> ZoneContents:
    found = (stack(state, zone, which, sides) for which in SIDES)
    return ZoneContents(
        tuple(each for each in found if each is not None), tuple(_small(state, zone))
    )


def _standing(
    model: ViewModel,
    zone: ZoneId,
    found: ZoneContents,
    places: pieces.PiecePositions,
    now: LegalGestures | None,
    warned: frozenset[Side],
) -> Iterator[Thing]:
    """Yield the items in one zone; stacks of ``warned`` sides have a warning."""
    board = model.state.material.board
    for each, place in zip(found.stacks, places.stacks.get(zone, ()), strict=True):
        yield _stack_thing(model, each, place, now, each.side in warned)
    for (kind, look, name), place in zip(found.small, places.markers.get(zone, ()), strict=True):
        spot = piece_spot(board, kind.split(":")[0], zone)
        lifted = DraggedLook(look, place.width * 1.3, place.width * 1.3)
        target = Target(spot, place, name, CARD_DEPTH + 1, lifted=lifted)
        yield Thing((kind, zone), look, place, CARD_DEPTH + 1, (target,))


def _stack_thing(
    model: ViewModel, found: Stack, place: Rect, now: LegalGestures | None, warned: bool
) -> Thing:
    board = model.state.material.board
    spot = stack_spot(board, found.zone, found.side)
    mine = now is not None and model.viewer == model.seat_to_act
    ready = mine and now is not None and spot in now.picks
    held = mine and now is not None and now.holding.zone == found.zone and ready
    look = stack_look(model.state, found, ready=ready, held=held, warned=warned)
    lifted = DraggedLook(look, place.width * 1.25, place.height * 1.25)
    target = Target(spot, place, stack_name(model.state, found), CARD_DEPTH, lifted=lifted)
    return Thing(("stack", found.zone, found.side), look, place, CARD_DEPTH, (target,))


def stack_look(state: State, found: Stack, **marked: bool) -> pieces.StackLook:
    if found.face_down:
        return pieces.StackLook(found.side, "", "", 0, True, 2, **marked)
    words = str(found.count) if found.count else abbreviations(state.material)[found.leaders[0]]
    return pieces.StackLook(
        found.side,
        words,
        found.best or "",
        found.stars,
        False,
        min(3, 1 + found.count // 3),
        **marked,
    )


def stack_name(state: State, found: Stack) -> str:
    names = {"side": side_words(found.side), "zone": zone_name(state.material, found.zone)}
    if found.face_down:
        return tr("{side} stack in {zone}, face down", **names)
    return tr("{side} stack in {zone}: {fps}", fps=fp_words(found.count), **names)


def _small(state: State, zone: ZoneId) -> Iterator[tuple[str, Look, str]]:
    standing, material = state.zones[zone], state.material
    here = zone_name(material, zone)
    for who in state.heads_in(zone):
        name = person_name(material, who)
        yield f"head:{who}", pieces.HeadLook(material.heads[who].side, name[0]), name
    if state.hq is not None and state.hq.where == zone:
        number = material.hqs[state.hq.id].initiative
        words = tr("headquarters {number}", number=number)
        yield "hq", pieces.MarkerLook("hq", str(number)), words
    if ships := state.ships_in(zone):
        words = "" if ships == 1 else str(ships)
        yield "navy", pieces.MarkerLook("navy", words), tr_plural("%n ship(s)", "", ships)
    counts: dict[str, Any] = {
        "vomito": standing.vomito,
        "guerrilla": standing.guerrilla,
        "rural_guards": standing.rural_guards,
        "counter_guerrilla": standing.counter_guerrillas,
    }
    for kind, number in counts.items():
        if number:
            words = LETTERS[kind] if number in (True, 1) else f"{LETTERS[kind]}{number}"
            yield kind, pieces.MarkerLook(kind, words), f"{marker_words(kind, number)}, {here}"


# --- Overlay of control: lines of communication, and the sides that collect from zones ------------

Segment = tuple[float, float, float, float]
DEPTH: Final = PLACE + 1
VALUE: Final = 118.0
"""Distance of a zone's value west of its town, in canvas units."""
RADIUS: Final = 64.0


@frozen
class ControlLook:
    """Overlay of control: ``lines`` are pieces of road, ``holders`` rings around values, in px."""

    margin: ClassVar[float] = 0
    lines: tuple[Segment, ...]
    holders: tuple[tuple[float, float, Side], ...]
    unit: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(pieces.SIDE_INK["imperial"]), max(1.4, self.unit * 0.16))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for x1, y1, x2, y2 in self.lines:
            painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
        for x, y, side in self.holders:
            radius = max(6.4, self.unit * RADIUS / 100)
            circle_path(
                painter, QPointF(x, y), radius, pieces.SIDE_INK[side], max(1.8, self.unit * 0.22)
            )


def _between(
    one: tuple[float, float], other: tuple[float, float], first: float, last: float
) -> Segment:
    """Return the segment between the edges of two towns."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = max(1.0, math.hypot(across, down))
    across, down = across / length, down / length
    return (
        one[0] + across * first,
        one[1] + down * first,
        other[0] - across * last,
        other[1] - down * last,
    )


def control_thing(model: ViewModel) -> Thing:
    """Return the overlay of lines and holders, which both sides may see."""
    state: State = model.state
    zones: AdventureLayout = model.zones
    board = state.material.board
    land = zones.land

    def at(zone: str, west: float = 0.0) -> tuple[float, float]:
        x, y = zones.at(board.zones[zone].centre)
        return x - land.x - west, y - land.y

    reached = hq_distances(state)
    lines = tuple(
        _between(
            at(one),
            at(other),
            *(pieces.town_radius(zones, board.zones[each]) for each in (one, other)),
        )
        for one in sorted(reached)
        for other in board.linked[one]
        if other in reached and one < other
    )
    west = max(VALUE * zones.scale, 0.62 * 1.9 * zones.scale * 100)
    holders = tuple(
        (*at(zone, west), side)
        for side in SIDES
        for zone in collected_from(state, side)
        if board.zones[zone].resources
    )
    look = ControlLook(lines, holders, zones.scale * 100)
    return Thing("control", look, Rect(land.x, land.y, land.width, land.height), DEPTH)
