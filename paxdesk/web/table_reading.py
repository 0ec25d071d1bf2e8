"""The things of a table by place, in reading order, as a page shows them.

They are made from the game's own drawing, as the accessible objects of the table in a window are,
but without a scene.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from attrs import field

from paxdesk.desk.game_types import Session, State
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.geometry import CLOSED
from paxdesk.desk.scene.things import CardNumber, Look, Spot, Thing, ViewModel
from paxdesk.desk.words import Labels
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT

ROOM: Final = (2400.0, 1500.0)
"""Size of the virtual table that things are laid out for, large enough to show everything."""


@frozen
class PictureOf:
    """A look with its size in the layout, in units."""

    look: Look
    width: float
    height: float


@define(eq=False)
class ReadThing:
    """A thing with its name and picture; ``parts`` are smaller things on it."""

    spot: Spot
    name: str
    card: CardNumber
    picture: PictureOf | None
    chosen: bool | None
    parts: list["ReadThing"] = field(factory=list)

    def all(self) -> Iterator["ReadThing"]:
        yield self
        for each in self.parts:
            yield from each.all()


@frozen
class ReadSection:
    """A named part of the table; ``seat`` is its owner if it is a player's."""

    name: str
    things: tuple[ReadThing, ...]


def view_model(game: TableGame, session: Session, viewer: Seat, labels: Labels) -> ViewModel:
    """Return everything the table displays to a seat; seat 0 sees no hand."""
    state = session.state
    seats = [seat for seat in state.players if seat != NO_SEAT]
    shown = seats if state.over else [viewer] if viewer else []
    bottom = viewer if viewer in seats else seats[0]
    zones = game.drawing.zones(*ROOM, state, CLOSED, 1.0, True)
    return ViewModel(
        state,
        bottom,
        labels,
        frozenset(shown),
        session.seat_to_act,
        zones=zones,
        watched=viewer == NO_SEAT,
    )


def sections(game: TableGame, model: ViewModel, ignored: Collection[Spot]) -> list[ReadSection]:
    """Return the sections of a table, without the ``ignored`` spots."""
    found: dict[Spot, ReadThing] = {}
    for thing in _things(game, model):
        for target in thing.targets:
            spot = target.spot
            if spot in found or spot in ignored or spot.kind in game.handling.of_windows:
                continue
            picture = None
            if target.card:
                picture = PictureOf(thing.look, thing.place.width, thing.place.height)
            found[target.spot] = ReadThing(
                target.spot, target.words, target.card, picture, target.chosen
            )
    placed: dict[tuple[int, str], list[ReadThing]] = {}
    for spot, each in found.items():
        holder = _holder(game, model.state, spot, found)
        if holder is not None:
            holder.parts.append(each)
        else:
            placed.setdefault(game.drawing.section(model, spot), []).append(each)
    return [ReadSection(name, tuple(placed[at, name])) for at, name in sorted(placed)]


def _things(game: TableGame, model: ViewModel) -> Iterator[Thing]:
    """Yield the seat's own things first, and open hands of other seats last."""
    drawing = game.drawing
    if not model.watched:
        yield from drawing.active(model)
    yield from drawing.board(model)
    yield from drawing.opponents(model)
    if drawing.fold_outs is not None:
        for seat in sorted(model.hands_open):
            yield from drawing.fold_outs.fold_out(model, seat)


def _holder(
    game: TableGame, state: State, spot: Spot, found: dict[Spot, ReadThing]
) -> ReadThing | None:
    """Return the thing with a picture that contains a spot, or None."""
    for wider in game.handling.enclosing_spots(state, spot)[1:]:
        holder = found.get(wider)
        if holder is not None and holder.picture is not None:
            return holder
    return None


def flat(found: Sequence[ReadSection]) -> list[ReadThing]:
    """Return all things and their parts, in the order of their numbers."""
    return [each for section in found for thing in section.things for each in thing.all()]
