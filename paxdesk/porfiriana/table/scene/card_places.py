"""Where pieces lie on a card in play, whatever its form. In pixels of the table."""

from typing import Final

from PySide6.QtCore import QRectF

from paxdesk.desk.scene.rect import Rect, qrect
from paxdesk.desk.scene.things import ViewModel
from paxdesk.porfiriana.table.faces import tiles
from paxdesk.porfiriana.table.faces.face import face_places
from paxdesk.porfiriana.table.faces.pieces import cube_side
from paxdesk.porfiriana.table.layout.placement import CardPlace, Holdings
from paxdesk.record_classes import frozen

SLACK: Final = 3.0
"""How far beyond a piece a click still means it, in pixels."""
GRUDGES_SHOWN: Final = 6


@frozen
class PiecePlaces:
    """The places of pieces on one card; None or empty where it has none."""

    income: Rect | None = None
    ovals: tuple[Rect, ...] = ()
    prestige: Rect | None = None
    unrest: Rect | None = None
    grudges: tuple[Rect, ...] = ()


def piece_places(
    model: ViewModel, held: Holdings | None, place: CardPlace, in_tile: bool
) -> PiecePlaces:
    """Where pieces lie on the card at a place."""
    rect = place.rect
    match place.role:
        case "enterprise":
            return _tile_enterprise(model, place) if in_tile else _enterprise(model, place)
        case "partner":
            if in_tile:
                return PiecePlaces(prestige=_tile_prestige(rect, 0, 1))
            piece = model.state.partners[place.number]
            card = model.deck.partners[place.number]
            found = face_places(rect.x, rect.y, rect.width, card, piece.side).prestige
            return PiecePlaces(prestige=_under(found))
        case "troop" | "army":
            mark = tile_troop_cube(rect) if in_tile else troop_cube(rect)
            return PiecePlaces(prestige=_looser(mark))
        case "hacendado":
            return _hacendado(model, held, place, in_tile)
        case "grudges":
            count = len(held.grudges) if held else 0
            squares = tile_grudge_squares if in_tile else grudge_squares
            return PiecePlaces(grudges=squares(rect, count))


def _enterprise(model: ViewModel, place: CardPlace) -> PiecePlaces:
    rect = place.rect
    piece = model.state.enterprises[place.number]
    found = face_places(rect.x, rect.y, rect.width, model.deck.cards[place.number])
    picture = found.picture
    side = cube_side(rect.width)
    count = max(1, piece.income, piece.value - piece.extorted)
    wide = min(count * (side + 1) + 2 * SLACK, picture.width())
    income = Rect(picture.left(), picture.bottom() - side - 5, wide, side + 2 * SLACK)
    radius = max(11, 0.19 * rect.width)
    middle, down = picture.center().x(), picture.top() + picture.height() * 0.42
    return PiecePlaces(
        income=income,
        ovals=tuple(_rect(oval) for oval in found.ovals),
        prestige=_under(found.prestige),
        unrest=Rect(middle - radius, down - radius, 2 * radius, 2 * radius),
    )


def _tile_enterprise(model: ViewModel, place: CardPlace) -> PiecePlaces:
    """Tiles have their cubes along the foot, Connection Cubes after Income Cubes."""
    rect = place.rect
    piece = model.state.enterprises[place.number]
    card = model.deck.enterprises[place.number]
    unit = tiles.tile_unit(qrect(rect))
    bar = tiles.BAR * unit if piece.troop else 0
    side = tiles.CUBE * unit
    left, top = rect.x + 12 * unit, rect.bottom - side - 1.4 * unit
    room = rect.right - left
    built = [index for index, seat in enumerate(piece.connections) if seat is not None]
    free = [index for index, seat in enumerate(piece.connections) if seat is None]
    shown = max(1, piece.income) + len(built)
    step = min(side * 0.98, room / max(1, shown))
    ovals: dict[int, Rect] = {}
    for order, index in enumerate(built):
        right = left + (shown - len(built) + order) * step
        ovals[index] = Rect(right, top, step, side)
    for order, index in enumerate(free):
        # an empty oval has no mark on a tile: the right end of the foot stands for it
        ovals[index] = Rect(rect.right - (order + 1) * side, top, side, side)
    width = max(1, piece.income) * step
    spot = Rect(
        rect.x + 16.4 * unit,
        rect.y + bar + (rect.height - bar) * 0.4 - 8.6 * unit,
        17.2 * unit,
        17.2 * unit,
    )
    return PiecePlaces(
        income=Rect(left, top, width, side),
        ovals=tuple(ovals[index] for index in range(len(piece.connections))),
        prestige=_tile_prestige(rect, bar, 1 + card.slave),
        unrest=spot,
    )


def _tile_prestige(rect: Rect, bar: float, above: int) -> Rect:
    """A kickback cube in a tile's spine, below the prestige mark that is ``above``-th."""
    unit = tiles.tile_unit(qrect(rect))
    step = (tiles.MARK + 1.4) * unit
    top = rect.y + bar + 1.0 * unit + (above + 1) * step
    return Rect(rect.x + 1.4 * unit, top, 8.2 * unit, 8.2 * unit)


def _hacendado(
    model: ViewModel, held: Holdings | None, place: CardPlace, in_tile: bool
) -> PiecePlaces:
    rect = place.rect
    card = model.deck.hacendados[place.number]
    flipped = model.state.players[held.seat].flipped if held else None
    if in_tile:
        unit = tiles.tile_unit(qrect(rect))
        bar = tiles.BAR * unit if held and held.army else 0
        income = Rect(rect.x + 12 * unit, rect.bottom - 10 * unit, 18.5 * unit, 9 * unit)
        return PiecePlaces(income=income, prestige=_tile_prestige(rect, bar, 1))
    found = face_places(rect.x, rect.y, rect.width, card, 0, flipped)
    squares = None
    for square in found.cubes:
        squares = square if squares is None else squares.united(square)
    return PiecePlaces(
        income=_looser(_rect(squares)) if squares is not None else None,
        prestige=_under(found.prestige),
    )


def troop_cube(rect: Rect) -> Rect:
    """A Prestige Cube on a troop's head: on the lower corner of its prestige plate."""
    unit = rect.width / 100
    side = max(9.0, 15 * unit)
    return Rect(rect.x + 66 * unit - side * 0.7, rect.y + 31 * unit - side, side, side)


def tile_troop_cube(rect: Rect) -> Rect:
    """A Prestige Cube on the bar of a troop on a tile."""
    side = rect.height * 0.7
    return Rect(rect.right - side, rect.y + rect.height - side, side, side)


def grudge_squares(rect: Rect, count: int) -> tuple[Rect, ...]:
    """The squares of the points on a grudge pile."""
    square = (rect.width - 14) / 3
    shown = min(count, GRUDGES_SHOWN)
    rows = -(-shown // 3)
    return tuple(
        Rect(
            rect.x + 6 + index % 3 * (square + 1),
            rect.bottom - 5 - (rows - index // 3) * (square + 2),
            square - 1,
            square - 1,
        )
        for index in range(shown)
    )


def tile_grudge_squares(rect: Rect, count: int) -> tuple[Rect, ...]:
    """The squares of the first three points on a grudge tile."""
    unit = tiles.tile_unit(qrect(rect))
    side = 10.6 * unit
    return tuple(
        Rect(rect.x + (5 + index * 11.4) * unit, rect.bottom - 15 * unit, side, side)
        for index in range(min(3, count))
    )


def _under(mark: QRectF | None) -> Rect | None:
    """The place of a kickback cube below a prestige mark."""
    if mark is None:
        return None
    side = max(9, mark.width() * 0.8)
    return _looser(Rect(mark.center().x() - side / 2, mark.bottom() + 1, side, side), 1)


def _looser(rect: Rect, slack: float = SLACK) -> Rect:
    return rect.inset(-slack, -slack, -slack, -slack)


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
