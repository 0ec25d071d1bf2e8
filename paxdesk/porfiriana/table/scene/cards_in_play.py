"""Looks of cards in play: faces or tiles with the pieces on them."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.painting.shapes import draw_cube, draw_frame
from paxdesk.desk.scene.geometry import CARD_DEPTH, PIECE_DEPTH_STEP, Rect, qrect
from paxdesk.desk.scene.things import DraggedLook, PaintContext, Spot, Target
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.term_words import unrest_words
from paxdesk.porfiriana.table.faces import card_pieces, tiles
from paxdesk.porfiriana.table.faces.card_pieces import cube_side
from paxdesk.porfiriana.table.faces.face import deck_of, face_places, paint_card
from paxdesk.porfiriana.table.faces.tiles import TileTroop
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.layout.placement import CardPlace, Holdings
from paxdesk.porfiriana.table.scene.accessible_names import (
    enterprise_words,
    grudge_words,
    hacendado_income_words,
    hacendado_words,
    income_words,
    owner_words,
    partner_words,
    reserve_words,
    troop_words,
)
from paxdesk.porfiriana.table.scene.looks import (
    LIFTED_DISK,
    LIFTED_JAIL,
    card_shadow,
    lifted_card,
    lifted_cube,
)
from paxdesk.porfiriana.table.scene.panel_parts import PanelPart, part_area
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats
from paxdesk.porfiriana.table.words.terms import gold_words, oval_term

# --- Places of pieces on a card in play, in table pixels ------------------------------------------

SLACK: Final = 3.0
"""Tolerance for clicks beside a piece, in px."""


@frozen
class PiecePlaces:
    """Places of the pieces on one card; None or empty if it has none."""

    income: Rect | None = None
    ovals: tuple[Rect, ...] = ()
    prestige: Rect | None = None
    unrest: Rect | None = None
    grudges: tuple[Rect, ...] = ()


def piece_places(model: ViewModel, held: Holdings, place: CardPlace, in_tile: bool) -> PiecePlaces:
    rect = place.rect
    match place.role:
        case "enterprise":
            return _tile_enterprise(model, place) if in_tile else _enterprise(model, place)
        case "partner":
            if in_tile:
                return PiecePlaces(prestige=_tile_prestige(rect, 0, 1))
            piece = model.state.partners[place.number]
            card = model.state.cards.partners[place.number]
            found = face_places(rect.x, rect.y, rect.width, card, piece.side).prestige
            return PiecePlaces(prestige=_under(found))
        case "troop" | "army":
            mark = tile_troop_cube(rect) if in_tile else troop_cube(rect)
            return PiecePlaces(prestige=_looser(mark))
        case "hacendado":
            return _hacendado(model, held, place, in_tile)
        case "grudges":
            squares = card_pieces.tile_grudge_squares if in_tile else card_pieces.grudge_squares
            return PiecePlaces(grudges=tuple(map(_rect, squares(qrect(rect), len(held.grudges)))))


def _enterprise(model: ViewModel, place: CardPlace) -> PiecePlaces:
    rect = place.rect
    piece = model.state.enterprises[place.number]
    found = face_places(rect.x, rect.y, rect.width, model.state.cards.cards[place.number])
    picture = found.picture
    side = cube_side(rect.width)
    count = max(1, piece.income, piece.value - piece.extorted)
    wide = min(count * (side + 1) + 2 * SLACK, picture.width())
    income = Rect(picture.left(), picture.bottom() - side - 5, wide, side + 2 * SLACK)
    return PiecePlaces(
        income=income,
        ovals=tuple(_rect(oval) for oval in found.ovals),
        prestige=_under(found.prestige),
        unrest=_rect(card_pieces.unrest_square(picture, rect.width)),
    )


def _tile_enterprise(model: ViewModel, place: CardPlace) -> PiecePlaces:
    """Return the places on a tile: cubes along the bottom, Connection Cubes after Income Cubes."""
    rect = place.rect
    piece = model.state.enterprises[place.number]
    card = model.state.cards.enterprises[place.number]
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
        # empty ovals are not drawn on tiles; their targets are at the right end of the bottom row
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
    """Return the place of the kickback cube, below the ``above``-th mark of a tile's spine."""
    unit = tiles.tile_unit(qrect(rect))
    step = (tiles.MARK + 1.4) * unit
    top = rect.y + bar + 1.0 * unit + (above + 1) * step
    return Rect(rect.x + 1.4 * unit, top, 8.2 * unit, 8.2 * unit)


def _hacendado(model: ViewModel, held: Holdings, place: CardPlace, in_tile: bool) -> PiecePlaces:
    rect = place.rect
    card = model.state.cards.hacendados[place.number]
    flipped = model.state.players[held.seat].flipped
    if in_tile:
        unit = tiles.tile_unit(qrect(rect))
        bar = tiles.BAR * unit if held.army else 0
        income = Rect(rect.x + 12 * unit, rect.bottom - 10 * unit, 18.5 * unit, 9 * unit)
        return PiecePlaces(income=income, prestige=_tile_prestige(rect, bar, 1))
    found = face_places(rect.x, rect.y, rect.width, card, 0, flipped)
    row = found.cubes
    return PiecePlaces(
        income=_looser(_rect(row[0].united(row[-1]))) if row else None,
        prestige=_under(found.prestige),
    )


def troop_cube(rect: Rect) -> Rect:
    """Return the place of a troop's Prestige Cube, at the lower corner of its prestige plate."""
    unit = rect.width / 100
    side = max(9.0, 15 * unit)
    return Rect(rect.x + 66 * unit - side * 0.7, rect.y + 31 * unit - side, side, side)


def tile_troop_cube(rect: Rect) -> Rect:
    side = rect.height * 0.7
    return Rect(rect.right - side, rect.y + rect.height - side, side, side)


def _under(mark: QRectF | None) -> Rect | None:
    """Return the place of a Prestige Cube below a prestige mark; None without a mark."""
    square = card_pieces.prestige_cube_square(mark)
    return _looser(_rect(square), 1) if square is not None else None


def _looser(rect: Rect, slack: float = SLACK) -> Rect:
    return rect.inset(-slack, -slack, -slack, -slack)


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


@frozen
class PrestigePlace:
    """A place for a Prestige Cube; ``cube`` is the colour of the cube there, or None."""

    cube: int | None


def _cube_of(place: PrestigePlace | None) -> int | None:
    return place.cube if place else None


def _paint_due(painter: QPainter, place: QRectF) -> None:
    """Paint a dashed square for a cube that is due but missing."""
    draw_frame(painter, place, SEPIA, 1.2, 1.5, (2, 2))


def _paint_prestige(painter: QPainter, place: PrestigePlace | None, square: QRectF | None) -> None:
    if place is None or square is None:
        return
    if place.cube is None:
        _paint_due(painter, square)
    else:
        draw_cube(painter, place.cube, square.left(), square.top(), square.width())


@frozen
class EnterpriseLook:
    """An enterprise; ``owner`` and ``ovals`` are the colours of the seats whose cubes are there.

    ``missing`` is the number of Income Cubes that are due but missing.
    """

    margin: ClassVar[float] = 8
    card: CardNumber
    owner: int
    income: int
    ovals: tuple[int | None, ...]
    unrest: int = 0
    missing: int = 0
    prestige: PrestigePlace | None = None

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card = deck_of(context).enterprises[self.card]
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        places = face_places(0, 0, width, card)
        side = card_pieces.cube_side(width)
        for index in range(self.income, self.income + self.missing):
            left = places.picture.left() + 2 + index * (side + 1)
            if left + side < width:
                _paint_due(painter, QRectF(left, places.picture.bottom() - side - 2, side, side))
        square = card_pieces.prestige_cube_square(places.prestige)
        due = self.prestige == PrestigePlace(None)
        if due:  # Unrest covers the dashed square, but not a cube.
            _paint_prestige(painter, self.prestige, square)
        card_pieces.paint_enterprise_pieces(
            painter,
            QRectF(0, 0, width, height),
            card,
            self.owner,
            income=self.income,
            connections=self.ovals,
            unrest=self.unrest,
        )
        if not due:
            _paint_prestige(painter, self.prestige, square)


@frozen
class PartnerLook:
    """A partner, newspaper or public card, with its side in use."""

    margin: ClassVar[float] = 8
    card: CardNumber
    side: int
    prestige: PrestigePlace | None = None

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card, self.side)
        card = deck_of(context).partners[self.card]
        mark = face_places(0, 0, width, card, self.side).prestige
        _paint_prestige(painter, self.prestige, card_pieces.prestige_cube_square(mark))


@frozen
class TroopLook:
    """A troop.

    ``extorts`` is the colour of its Extortion Cube, ``poke`` the visible height in px (0: all).
    """

    margin: ClassVar[float] = 8
    card: CardNumber
    extorts: int | None = None
    prestige: PrestigePlace | None = None
    poke: float = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        _paint_prestige(painter, self.prestige, qrect(troop_cube(Rect(0, 0, width, height))))
        if self.poke:
            edge = QRectF(0, self.poke, width, height - self.poke)
            card_pieces.paint_cover_shadow(painter, edge)
        if self.extorts is not None:
            place = QRectF(0, 0, width, height)
            card_pieces.paint_extortion_cube(painter, place, self.extorts, self.poke or height)


@frozen
class HacendadoLook:
    """A Hacendado: loyal with his Income Cubes, or flipped to a cause."""

    margin: ClassVar[float] = 8
    card: CardNumber
    owner: int
    flipped: Prestige | None
    income: int = 0
    prestige: PrestigePlace | None = None

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card = deck_of(context).hacendados[self.card]
        place = QRectF(0, 0, width, height)
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card, 0, self.flipped)
        if self.flipped is None:
            card_pieces.paint_hacendado_cubes(painter, place, card, self.owner, self.income)
        else:
            mark = face_places(0, 0, width, card, 0, self.flipped).prestige
            _paint_prestige(painter, self.prestige, card_pieces.prestige_cube_square(mark))


@frozen
class GrudgesLook:
    """A grudge pile with its points and their Prestige Cubes."""

    margin: ClassVar[float] = 8
    owner: int
    points: tuple[Prestige, ...]
    cubes: tuple[bool | None, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        pile = QRectF(0, 0, width, height)
        card_pieces.paint_grudge_pile(painter, pile, self.points)
        squares = card_pieces.grudge_squares(pile, len(self.points))
        for here, square in zip(self.cubes, squares, strict=False):
            side = square.width() * 0.6
            place = QRectF(square.right() - side, square.bottom() - side, side, side)
            if here is not None:
                _paint_prestige(painter, PrestigePlace(self.owner if here else None), place)


CardLook: TypeAlias = EnterpriseLook | PartnerLook | HacendadoLook | GrudgesLook | TroopLook


@frozen
class TileLook:
    """A card too small for its face, with its troops as bars."""

    margin: ClassVar[float] = 2
    card: CardLook
    troops: tuple[TroopLook, ...] = ()

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        match self.card:
            case EnterpriseLook() as look:
                tiles.paint_enterprise_tile(
                    painter,
                    place,
                    deck_of(context).enterprises[look.card],
                    look.owner,
                    income=look.income,
                    connections=look.ovals,
                    prestige_cube=_cube_of(look.prestige),
                    unrest=look.unrest,
                    troop=self._troop(context),
                )
            case PartnerLook() as look:
                tiles.paint_partner_tile(
                    painter,
                    place,
                    deck_of(context).partners[look.card],
                    look.side,
                    prestige_cube=_cube_of(look.prestige),
                )
            case HacendadoLook() as look:
                tiles.paint_hacendado_tile(
                    painter,
                    place,
                    deck_of(context).hacendados[look.card],
                    seat=look.owner,
                    cubes=look.income,
                    flipped=look.flipped,
                    army=[deck_of(context).troops[troop.card] for troop in self.troops],
                    prestige_cube=_cube_of(look.prestige),
                )
            case GrudgesLook() as look:
                card_pieces.paint_grudge_tile(painter, place, look.points)
            case TroopLook() as look:
                # A troop waiting for its owner's decision is drawn as a small card.
                small = min(width, height / 1.4)
                paint_card(context, painter, (width - small) / 2, 0, small, look.card)
        self._prestige_cubes(painter, width, height)

    def _troop(self, context: PaintContext) -> TileTroop | None:
        if not self.troops:
            return None
        troop = self.troops[0]
        return TileTroop(deck_of(context).troops[troop.card], troop.extorts)

    def _prestige_cubes(self, painter: QPainter, width: float, height: float) -> None:
        """Paint the Prestige Cubes of troops on their bars."""
        bar = tiles.BAR * tiles.tile_unit(QRectF(0, 0, width, height))
        share = width / max(1, len(self.troops))
        for index, troop in enumerate(self.troops):
            if troop.prestige is not None and troop.prestige.cube is not None:
                place = tile_troop_cube(Rect(index * share, 0, share, bar))
                draw_cube(painter, troop.prestige.cube, place.x, place.y, place.width)


# --- Targets on a card in play: the card and the places of its pieces -----------------------------


def card_targets(
    model: ViewModel, held: Holdings, place: CardPlace, tiles: bool, depth: float
) -> tuple[Target, ...]:
    number = place.number
    spot = Spot("card", number)
    lifted: DraggedLook | None = lifted_card(number, place.rect)
    places = piece_places(model, held, place, tiles)
    match place.role:
        case "army" | "troop":
            troop = model.state.troops[number]
            name = partial(troop_words, model, number)
            pieces = _prestige(model, places, number, troop.prestige_cube, troop.owner, depth)
        case "enterprise":
            name = partial(enterprise_words, model, number)
            pieces = _on_enterprise(model, places, number, depth)
        case "partner":
            partner = model.state.partners[number]
            lifted = lifted_card(number, place.rect, partner.side)
            name = partial(partner_words, model, number, held.seat)
            pieces = _prestige(model, places, number, partner.prestige_cube, held.seat, depth)
        case "hacendado":
            spot, lifted = Spot("hacendado", held.seat), None
            name = partial(hacendado_words, model, held)
            pieces = _on_hacendado(model, places, held, depth)
        case "grudges":
            spot, lifted = Spot("grudges", held.seat), None
            name = partial(grudge_words, model, held)
            pieces = _on_grudges(model, places, held, depth)
    return (Target(spot, place.shown, name, depth, number, lifted), *pieces)


def _prestige(
    model: ViewModel,
    places: PiecePlaces,
    number: int,
    cube: bool | None,
    seat: Seat,
    depth: float,
) -> Iterator[Target]:
    """Yield the target of a Prestige Cube's place, if one is due."""
    if cube is None or places.prestige is None:
        return
    card = model.state.cards.cards[number].name
    name = tr("Prestige Cube on {0}", card)
    if not cube:
        name = tr("Prestige Cube space on {0}", card)
    lifted = lifted_cube(model.colour(seat)) if cube else None
    yield Target(
        Spot("prestige", number), places.prestige, name, depth + PIECE_DEPTH_STEP, 0, lifted
    )


def _on_enterprise(
    model: ViewModel, places: PiecePlaces, number: CardNumber, depth: float
) -> Iterator[Target]:
    piece = model.state.enterprises[number]
    card = model.state.cards.enterprises[number]
    above = depth + PIECE_DEPTH_STEP
    if places.income is not None:
        lifted = lifted_cube(model.colour(piece.owner)) if piece.income else None
        income = partial(income_words, model, number)
        yield Target(Spot("income", number), places.income, income, above, 0, lifted)
    for index, (area, seat) in enumerate(zip(places.ovals, piece.connections, strict=True)):
        oval = card.ovals[index]
        if seat is None:
            name = tr(
                "Connection of {card}, {oval}, {price}",
                card=card.name,
                oval=oval_term(oval.to),
                price=gold_words(oval.cost),
            )
            cube: DraggedLook | None = None
        else:
            name = tr(
                "Connection Cube on {card}, {owner}",
                card=card.name,
                owner=owner_words(model, seat),
            )
            cube = lifted_cube(model.colour(seat))
        yield Target(Spot("oval", number, index), area, name, above, 0, cube)
    yield from _prestige(model, places, number, piece.prestige_cube, piece.owner, depth)
    if piece.unrest and places.unrest is not None:
        name = tr("{unrest} on {target}", unrest=unrest_words(piece.unrest), target=card.name)
        yield Target(Spot("unrest", number), places.unrest, name, above, 0, LIFTED_DISK)


def _on_hacendado(
    model: ViewModel, places: PiecePlaces, held: Holdings, depth: float
) -> Iterator[Target]:
    player = model.state.players[held.seat]
    if places.income is not None and player.flipped is None:
        lifted = lifted_cube(model.colour(held.seat)) if player.hacendado_income else None
        name = partial(hacendado_income_words, model, held.seat)
        spot = Spot("hacendado_income", held.seat)
        yield Target(spot, places.income, name, depth + PIECE_DEPTH_STEP, 0, lifted)
    yield from _prestige(model, places, held.hacendado, player.cause_cube, held.seat, depth)


def _on_grudges(
    model: ViewModel, places: PiecePlaces, held: Holdings, depth: float
) -> Iterator[Target]:
    grudges = model.state.players[held.seat].grudges
    for (number, held_cube), area in zip(grudges.items(), places.grudges, strict=False):
        each = PiecePlaces(prestige=area)
        yield from _prestige(model, each, number, held_cube, held.seat, depth)


def head_targets(
    model: ViewModel,
    figures: SeatStats,
    parts: Sequence[PanelPart],
    head: Rect,
    depth: float,
    text: float,
) -> Iterator[Target]:
    """Yield the targets of the reserve and jail disk in a panel; ``text`` scales its texts."""
    seat = figures.seat
    area = part_area(parts, "reserve")
    if area is not None:
        cubes = lifted_cube(figures.colour) if figures.reserve else None
        name = partial(reserve_words, model, seat)
        # the bottom seat's reserve is marked beside the hand
        yield Target(
            Spot("reserve", seat),
            area.scaled(text).moved(head.x, head.y),
            name,
            depth,
            0,
            cubes,
            marked=seat != model.viewer,
        )
    area = part_area(parts, "jail")
    if area is not None:
        words = tr("{0} is in Jail", figures.name)
        place = area.scaled(text).moved(head.x, head.y)
        yield Target(Spot("jail", seat), place, words, depth, 0, LIFTED_JAIL)


def supply_targets(model: ViewModel, seat: Seat) -> tuple[Target, Target]:
    """Return the targets beside the hand: cubes to take, and the supply for Unrest disks."""
    place = model.zones.supply
    half = (place.width - 6) / 2
    left = Rect(place.x, place.y, half, place.height)
    right = Rect(place.x + half + 6, place.y, half, place.height)
    cubes = lifted_cube(model.colour(seat)) if model.state.players[seat].reserve else None
    name = partial(reserve_words, model, seat)
    return (
        Target(Spot("reserve", seat), left, name, CARD_DEPTH + PIECE_DEPTH_STEP, 0, cubes),
        Target(
            Spot("supply"), right, tr("Supply: drop Unrest here"), CARD_DEPTH + PIECE_DEPTH_STEP
        ),
    )
