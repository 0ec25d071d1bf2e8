"""How cards in play look: their faces or tiles, with the pieces that lie on them."""

from typing import ClassVar, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.painting.primitives import cube
from paxdesk.desk.painting.shapes import frame
from paxdesk.desk.scene.rect import Rect, qrect
from paxdesk.desk.scene.things import PaintContext
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.faces import grudges, pieces, tiles
from paxdesk.porfiriana.table.faces.face import face_places
from paxdesk.porfiriana.table.faces.face_cache import paint_card
from paxdesk.porfiriana.table.faces.tiles import TileTroop
from paxdesk.porfiriana.table.scene.card_places import grudge_squares, tile_troop_cube, troop_cube
from paxdesk.porfiriana.table.scene.looks import card_shadow
from paxdesk.record_classes import frozen


@frozen
class PrestigePlace:
    """A place where a Prestige Cube is due: the look of the cube that lies there, or None."""

    cube: int | None


def _cube_of(place: PrestigePlace | None) -> int | None:
    return place.cube if place else None


def _paint_due(painter: QPainter, place: QRectF) -> None:
    """A cube is due here but none was left: an empty dashed square."""
    frame(painter, place, SEPIA, 1.2, 1.5, (2, 2))


def _paint_due_prestige(painter: QPainter, mark: QRectF | None) -> None:
    if mark is not None:
        side = max(9, mark.width() * 0.8)
        _paint_due(painter, QRectF(mark.center().x() - side / 2, mark.bottom() + 1, side, side))


@frozen
class EnterpriseLook:
    """An enterprise. ``owner`` and ``ovals`` are the looks of the seats whose cubes lie there.

    ``missing`` counts Income Cubes that are due but could not be laid.
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
        card = context.deck.enterprises[self.card]
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        places = face_places(0, 0, width, card)
        side = pieces.cube_side(width)
        for index in range(self.income, self.income + self.missing):
            left = places.picture.left() + 2 + index * (side + 1)
            if left + side < width:
                _paint_due(painter, QRectF(left, places.picture.bottom() - side - 2, side, side))
        if self.prestige == PrestigePlace(None):
            _paint_due_prestige(painter, places.prestige)
        pieces.paint_enterprise_pieces(
            painter,
            QRectF(0, 0, width, height),
            card,
            income=((self.owner, self.income),),
            connections=self.ovals,
            prestige_cube=_cube_of(self.prestige),
            unrest=self.unrest,
        )


@frozen
class PartnerLook:
    """A partner, newspaper or public card on its side in use."""

    margin: ClassVar[float] = 8
    card: CardNumber
    side: int
    prestige: PrestigePlace | None = None

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card, self.side)
        card = context.deck.partners[self.card]
        if self.prestige is None:
            return
        if self.prestige.cube is None:
            _paint_due_prestige(painter, face_places(0, 0, width, card, self.side).prestige)
        else:
            place = QRectF(0, 0, width, height)
            pieces.paint_prestige_cube(painter, place, card, self.prestige.cube, self.side)


@frozen
class TroopLook:
    """A troop; ``extorts`` is the look of its Extortion Cube, ``poke`` how much of it shows."""

    margin: ClassVar[float] = 8
    card: CardNumber
    extorts: int | None = None
    prestige: PrestigePlace | None = None
    poke: float = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        if self.prestige is not None:
            _paint_on_troop(painter, self.prestige, troop_cube(Rect(0, 0, width, height)))
        if self.poke:
            edge = QRectF(0, self.poke, width, height - self.poke)
            pieces.paint_cover_shadow(painter, edge)
        if self.extorts is not None:
            place = QRectF(0, 0, width, height)
            pieces.paint_extortion_cube(painter, place, self.extorts, self.poke or height)


def _paint_on_troop(painter: QPainter, prestige: PrestigePlace, place: Rect) -> None:
    if prestige.cube is None:
        _paint_due(painter, qrect(place))
    else:
        cube(painter, prestige.cube, place.x, place.y, place.width)


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
        card = context.deck.hacendados[self.card]
        place = QRectF(0, 0, width, height)
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card, 0, self.flipped)
        if self.flipped is None:
            pieces.paint_hacendado_cubes(painter, place, card, self.owner, self.income)
        elif self.prestige is not None:
            if self.prestige.cube is None:
                places = face_places(0, 0, width, card, 0, self.flipped)
                _paint_due_prestige(painter, places.prestige)
            else:
                pieces.paint_prestige_cube(
                    painter, place, card, self.prestige.cube, 0, self.flipped
                )


@frozen
class GrudgesLook:
    """A grudge pile with every point in it, and the Prestige Cubes on them."""

    margin: ClassVar[float] = 8
    owner: int
    points: tuple[Prestige, ...]
    cubes: tuple[bool | None, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        grudges.paint_grudge_pile(painter, QRectF(0, 0, width, height), self.points)
        squares = grudge_squares(Rect(0, 0, width, height), len(self.points))
        for here, square in zip(self.cubes, squares, strict=False):
            side = square.width * 0.6
            place = Rect(square.right - side, square.bottom - side, side, side)
            if here is not None:
                _paint_on_troop(painter, PrestigePlace(self.owner if here else None), place)


CardLook: TypeAlias = EnterpriseLook | PartnerLook | HacendadoLook | GrudgesLook | TroopLook


@frozen
class TileLook:
    """A card where there is no room for its face, with the troops on it as bars."""

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
                    context.deck.enterprises[look.card],
                    income=((look.owner, look.income),),
                    connections=look.ovals,
                    prestige_cube=_cube_of(look.prestige),
                    unrest=look.unrest,
                    troop=self._troop(context),
                )
            case PartnerLook() as look:
                tiles.paint_partner_tile(
                    painter,
                    place,
                    context.deck.partners[look.card],
                    look.side,
                    prestige_cube=_cube_of(look.prestige),
                )
            case HacendadoLook() as look:
                tiles.paint_hacendado_tile(
                    painter,
                    place,
                    context.deck.hacendados[look.card],
                    seat=look.owner,
                    cubes=look.income,
                    flipped=look.flipped,
                    army=[context.deck.troops[troop.card] for troop in self.troops],
                    prestige_cube=_cube_of(look.prestige),
                )
            case GrudgesLook() as look:
                grudges.paint_grudge_tile(painter, place, look.points)
            case TroopLook() as look:
                self._homeless(painter, context, width, height)
        self._prestige_cubes(painter, width, height)

    def _troop(self, context: PaintContext) -> TileTroop | None:
        if not self.troops:
            return None
        troop = self.troops[0]
        return TileTroop(context.deck.troops[troop.card], troop.extorts)

    def _prestige_cubes(self, painter: QPainter, width: float, height: float) -> None:
        """On the bars, which are drawn with the tile."""
        bar = tiles.BAR * tiles.tile_unit(QRectF(0, 0, width, height))
        share = width / max(1, len(self.troops))
        for index, troop in enumerate(self.troops):
            if troop.prestige is not None and troop.prestige.cube is not None:
                place = tile_troop_cube(Rect(index * share, 0, share, bar))
                cube(painter, troop.prestige.cube, place.x, place.y, place.width)

    def _homeless(
        self, painter: QPainter, context: PaintContext, width: float, height: float
    ) -> None:
        """A troop that waits for its owner's decision lies there as a very small card."""
        small = min(width, height / 1.4)
        paint_card(context, painter, (width - small) / 2, 0, small, self.card_number)

    @property
    def card_number(self) -> CardNumber:
        """The card's number, 0 for a grudge pile."""
        return 0 if isinstance(self.card, GrudgesLook) else self.card.card
