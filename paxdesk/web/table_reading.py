"""Reading of a table for a page: things in sections, and the map."""

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar, TypeAlias

from attrs import field
from PySide6.QtGui import QPainter

from paxdesk.desk.game_types import Session, State
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.game_drawing import BlankLook
from paxdesk.desk.scene.geometry import CLOSED, Rect, qrect
from paxdesk.desk.scene.things import (
    CardNumber,
    Look,
    PaintContext,
    Spot,
    Target,
    Thing,
    ViewModel,
    paint_look,
)
from paxdesk.desk.words import Labels
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT


@frozen
class PictureOf:
    """Look with its size and margin, in units of the layout."""

    look: Look
    width: float
    height: float
    margin: float = 0.0


@define(eq=False)
class ReadThing:
    """Thing as a page shows it; ``place`` is None off the map."""

    target: Target
    picture: PictureOf | None
    place: Rect | None
    parts: list["ReadThing"] = field(factory=list)

    @property
    def spot(self) -> Spot:
        return self.target.spot

    @property
    def card(self) -> CardNumber:
        return self.target.card

    def all(self) -> Iterator["ReadThing"]:
        yield self
        for each in self.parts:
            yield from each.all()


@frozen
class ReadSection:
    """Named part of the table."""

    name: str
    things: tuple[ReadThing, ...]


@frozen
class Ground:
    """Look of a map's background: the part of the table in ``area``."""

    margin: ClassVar[float] = 0.0
    things: tuple[Thing, ...]
    area: Rect

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.translate(-self.area.x, -self.area.y)
        for each in self.things:
            paint_look(painter, each.look, context, qrect(each.place))


@frozen
class MapLayer:
    """Picture on the map; its ``place`` includes the margin."""

    picture: PictureOf
    place: Rect


@frozen
class ReadMap:
    """Map of a table: its background, and the pictures on it, lowest first."""

    area: Rect
    ground: PictureOf
    layers: tuple[MapLayer, ...]


Shown: TypeAlias = Sequence[tuple[Thing, bool]]
"""Things of a table, each with True if it is part of the board."""


def read_map(game: TableGame, model: ViewModel, shown: Shown) -> ReadMap | None:
    """Return the map of a table, None if it has none."""
    area = game.drawing.map_area(model.zones)
    if area is None:
        return None
    ground = Ground(tuple(game.drawing.ground(model)), area)
    lying = (each for each, on_board in shown if on_board and not isinstance(each.look, BlankLook))
    layers = tuple(_layer(each) for each in sorted(lying, key=lambda each: each.depth))
    return ReadMap(area, PictureOf(ground, area.width, area.height), layers)


def _layer(thing: Thing) -> MapLayer:
    place, margin = thing.place, thing.look.margin
    picture = PictureOf(thing.look, place.width, place.height, margin)
    return MapLayer(picture, place.inset(-margin, -margin, -margin, -margin))


def view_model(game: TableGame, session: Session, viewer: Seat, labels: Labels) -> ViewModel:
    """Return the view model of a seat, or of a spectator (0)."""
    state = session.state
    seats = [seat for seat in state.players if seat != NO_SEAT]
    shown = seats if state.over else [viewer] if viewer else []
    bottom = viewer if viewer in seats else seats[0]
    zones = game.drawing.zones(*game.drawing.page_room, state, CLOSED, 1.0, True)
    return ViewModel(
        state,
        bottom,
        labels,
        frozenset(shown),
        session.seat_to_act,
        zones=zones,
        watched=viewer == NO_SEAT,
    )


def sections(
    game: TableGame, model: ViewModel, shown: Shown, ignored: Collection[Spot]
) -> list[ReadSection]:
    """Return the sections of a table, the seat's own one first."""
    drawing, found = game.drawing, dict[Spot, ReadThing]()
    mapped = drawing.map_area(model.zones) is not None
    for thing, on_board in shown:
        for target in thing.targets:
            spot = target.spot
            if spot in found or spot in ignored or spot.kind in game.handling.of_windows:
                continue
            if not target.words:
                continue
            on_map, picture = mapped and on_board, None
            pictured = target.card or spot.kind in drawing.page_pictures
            if pictured and not on_map and not isinstance(thing.look, BlankLook):
                picture = PictureOf(thing.look, thing.place.width, thing.place.height)
            found[spot] = ReadThing(target, picture, target.area if on_map else None)
    placed: dict[tuple[int, str], list[ReadThing]] = {}
    for spot, each in found.items():
        holder = _holder(game, model.state, spot, found)
        if holder is not None:
            holder.parts.append(each)
        else:
            placed.setdefault(drawing.section(model, spot), []).append(each)
    own = {Spot(kind, model.viewer) for kind in drawing.standings} if not model.watched else ()
    for things in placed.values():
        things.sort(key=lambda each: each.spot not in own)
    # The section of the seat itself comes first.
    order = sorted(placed, key=lambda each: (placed[each][0].spot not in own, each))
    return [ReadSection(name, tuple(placed[at, name])) for at, name in order]


def shown_things(game: TableGame, model: ViewModel) -> Shown:
    """Return the things of a table: the seat's own ones first, open hands last."""
    drawing, seats = game.drawing, sorted(model.hands_open)
    own = () if model.watched else drawing.active(model)
    outs = drawing.fold_outs
    opened = [] if outs is None else [each for seat in seats for each in outs.fold_out(model, seat)]
    found = ((own, False), (drawing.board(model), True), (drawing.opponents(model), False))
    return [(each, on_board) for things, on_board in (*found, (opened, False)) for each in things]


def _holder(
    game: TableGame, state: State, spot: Spot, found: dict[Spot, ReadThing]
) -> ReadThing | None:
    """Return the smallest pictured thing around a spot, or None."""
    for wider in game.handling.enclosing_spots(state, spot)[1:]:
        holder = found.get(wider)
        if holder is not None and holder.picture is not None:
            return holder
    return None


def flat(found: Sequence[ReadSection]) -> list[ReadThing]:
    """Return all things and parts, ordered by number."""
    return [each for section in found for thing in section.things for each in thing.all()]
