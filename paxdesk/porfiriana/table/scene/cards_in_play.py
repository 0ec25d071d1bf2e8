"""Looks of cards in play: faces with the pieces on them."""

from collections.abc import Iterator
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
from paxdesk.porfiriana.table.faces import card_pieces
from paxdesk.porfiriana.table.faces.card_pieces import cube_side
from paxdesk.porfiriana.table.faces.face import deck_of, face_places, paint_card
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.layout.placement import CardPlace, Holdings
from paxdesk.porfiriana.table.scene import accessible_names
from paxdesk.porfiriana.table.scene.looks import (
    LIFTED_DISK,
    LIFTED_JAIL,
    card_shadow,
    lifted_card,
    lifted_cube,
)
from paxdesk.porfiriana.table.scene.panel_parts import part_area
from paxdesk.porfiriana.table.scene.player_panels import SeatPanelLook
from paxdesk.porfiriana.table.words.terms import gold_words, oval_term

# --- Places of pieces on a card in play, in table pixels ------------------------------------------

SLACK: Final = 3.0
"""Tolerance for clicks beside a piece, in px."""


@frozen
class PiecePlaces:
    """Places of the pieces on one card; None or () if the card has none."""

    income: Rect | None = None
    ovals: tuple[Rect, ...] = ()
    prestige: Rect | None = None
    unrest: Rect | None = None
    grudges: tuple[Rect, ...] = ()


def piece_places(model: ViewModel, held: Holdings, place: CardPlace) -> PiecePlaces:
    rect = place.rect
    match place.role:
        case "enterprise":
            return _enterprise(model, place)
        case "partner":
            piece = model.state.partners[place.number]
            card = model.state.cards.partners[place.number]
            found = face_places(rect.x, rect.y, rect.width, card, piece.side).prestige
            return PiecePlaces(prestige=_under(found))
        case "troop" | "army":
            return PiecePlaces(prestige=_looser(troop_cube(rect)))
        case "hacendado":
            return _hacendado(model, held, place)
        case "grudges":
            squares = card_pieces.grudge_squares(qrect(rect), len(held.grudges))
            return PiecePlaces(grudges=tuple(map(_rect, squares)))


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


def _hacendado(model: ViewModel, held: Holdings, place: CardPlace) -> PiecePlaces:
    rect = place.rect
    card = model.state.cards.hacendados[place.number]
    flipped = model.state.players[held.seat].flipped
    found = face_places(rect.x, rect.y, rect.width, card, 0, flipped)
    row = found.cubes
    return PiecePlaces(
        income=_looser(_rect(row[0].united(row[-1]))) if row else None,
        prestige=_under(found.prestige),
    )


def troop_cube(rect: Rect) -> Rect:
    """Return the place of a troop's Prestige Cube."""
    unit = rect.width / 100
    side = max(9.0, 15 * unit)
    return Rect(rect.x + 66 * unit - side * 0.7, rect.y + 31 * unit - side, side, side)


def _under(mark: QRectF | None) -> Rect | None:
    square = card_pieces.prestige_cube_square(mark)
    return _looser(_rect(square), 1) if square is not None else None


def _looser(rect: Rect, slack: float = SLACK) -> Rect:
    return rect.inset(-slack, -slack, -slack, -slack)


def _rect(rect: QRectF) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


@frozen
class PrestigePlace:
    """Place of a Prestige Cube; ``cube`` is its colour, None if missing."""

    cube: int | None


def _paint_due(painter: QPainter, place: QRectF) -> None:
    """Paint a dashed square for a missing cube."""
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
    """Enterprise with its pieces.

    ``owner`` and ``ovals`` are colours of seats; ``missing`` is the number of missing
    Income Cubes.
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
    """Partner, newspaper or public card, with its side in use."""

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
    """Troop with its pieces; its upper ``poke`` px are visible (0: all)."""

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
    """Hacendado: loyal with his Income Cubes, or flipped to a cause."""

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
    """Grudge Pile; ``cubes`` has True for a cube, False if it is missing, None if none is due."""

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


# --- Targets on a card in play: the card and the places of its pieces -----------------------------


def card_targets(
    model: ViewModel, held: Holdings, place: CardPlace, depth: float
) -> tuple[Target, ...]:
    number = place.number
    spot = Spot("card", number)
    lifted: DraggedLook | None = lifted_card(number, place.rect)
    places = piece_places(model, held, place)
    match place.role:
        case "army" | "troop":
            troop = model.state.troops[number]
            name = partial(accessible_names.troop_words, model, number)
            pieces = _prestige(model, places, number, troop.prestige_cube, troop.owner, depth)
        case "enterprise":
            name = partial(accessible_names.enterprise_words, model, number)
            pieces = _on_enterprise(model, places, number, depth)
        case "partner":
            partner = model.state.partners[number]
            lifted = lifted_card(number, place.rect, partner.side)
            name = partial(accessible_names.partner_words, model, number, held.seat)
            pieces = _prestige(model, places, number, partner.prestige_cube, held.seat, depth)
        case "hacendado":
            spot, lifted = Spot("hacendado", held.seat), None
            name = partial(accessible_names.hacendado_words, model, held)
            pieces = _on_hacendado(model, places, held, depth)
        case "grudges":
            spot, lifted = Spot("grudges", held.seat), None
            name = partial(accessible_names.grudge_words, model, held)
            pieces = _on_grudges(model, places, held, depth)
    return (Target(spot, place.shown, name, depth, number, lifted), *pieces)


def _prestige(
    model: ViewModel, places: PiecePlaces, number: int, cube: bool | None, seat: Seat, depth: float
) -> Iterator[Target]:
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
        income = partial(accessible_names.income_words, model, number)
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
                owner=accessible_names.owner_words(model, seat),
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
        name = partial(accessible_names.hacendado_income_words, model, held.seat)
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
    model: ViewModel, look: SeatPanelLook, head: Rect, depth: float
) -> Iterator[Target]:
    """Yield the targets of the reserve and of the jail disk in a panel."""
    figures, text = look.figures, look.words
    seat, parts = figures.seat, look.parts(head.width / text, head.height / text, model.zones.large)
    area = part_area(parts, "reserve")
    if area is not None:
        cubes = lifted_cube(figures.colour) if figures.reserve else None
        name = partial(accessible_names.reserve_words, model, seat)
        # the viewer's reserve has another target, which is marked, beside the hand
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
    """Return the targets beside the hand: the reserve of cubes and the supply."""
    place = model.zones.supply
    half = (place.width - 6) / 2
    left = Rect(place.x, place.y, half, place.height)
    right = Rect(place.x + half + 6, place.y, half, place.height)
    cubes = lifted_cube(model.colour(seat)) if model.state.players[seat].reserve else None
    name = partial(accessible_names.reserve_words, model, seat)
    return (
        Target(Spot("reserve", seat), left, name, CARD_DEPTH + PIECE_DEPTH_STEP, 0, cubes),
        Target(
            Spot("supply"), right, tr("Supply: drop Unrest here"), CARD_DEPTH + PIECE_DEPTH_STEP
        ),
    )
