"""Painting of card faces, with a cache."""

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from attrs import evolve
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from paxdesk.desk.painting.icons import PixmapStore
from paxdesk.desk.painting.typesetting import noted
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.scene.things import SCREEN_BYTES, PaintContext
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    Card,
    EnterpriseCard,
    HacendadoCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    RegimeCard,
    ToppleCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.variant import LIVING_RULES, Variant
from paxdesk.porfiriana.table.faces import (
    attack,
    enterprise,
    hacendado,
    headline,
    partner,
    regime,
    troop,
)
from paxdesk.porfiriana.table.faces.anatomy import TROOP_ZONES, ZONES, CardSpace
from paxdesk.porfiriana.table.faces.parts import Places, paint_back, paint_play_aid

if TYPE_CHECKING:
    from paxdesk.desk.sheets.sheet import LatePicture

REGIME_WORDS: Final = 110
"""Minimum width, in px, of a regime with sentences."""


def deck_of(context: PaintContext) -> Deck:
    assert isinstance(context.deck, Deck), "Pax Porfiriana is painted with its own cards"
    return context.deck


NARROWEST_FACE: Final = 24
"""Minimum width, in px, at which a face is painted."""


def printed_faces(card: Card) -> list[tuple[int, Prestige | None]]:
    """Return the ``side`` and ``flipped`` arguments of :func:`paint_face` for each printed face."""
    if isinstance(card, HacendadoCard):
        return [(0, None), *((0, cause.prestige) for cause in card.orientations)]
    sides = len(card.sides) if isinstance(card, PartnerCard) else 1
    return [(side, None) for side in range(sides)]


def paint_face(
    painter: QPainter,
    x: float,
    y: float,
    width: float,
    card: Card | None,
    side: int = 0,
    flipped: Prestige | None = None,
    depression: bool = False,
    variant: Variant = LIVING_RULES,
) -> None:
    """Paint a card with its upper left corner at (x, y).

    If ``card`` is None, paint the back. ``flipped`` is the cause of a declared Hacendado.
    """
    if width < NARROWEST_FACE:
        return
    space = CardSpace(x, y, width, variant=variant)
    hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
    painter.save()
    painter.setRenderHints(hints)
    match card:
        case None:
            paint_back(painter, space)
        case EnterpriseCard():
            enterprise.paint_enterprise(painter, space, card)
        case PartnerCard():
            partner.paint_partner(painter, space, card, side)
        case TroopCard():
            troop.paint_troop(painter, space, card)
        case OrangeCard() | BlackCard():
            attack.paint_attack(painter, space, card)
        case HeadlineCard() | ToppleCard():
            headline.paint_headline(painter, space, card)
        case HacendadoCard():
            hacendado.paint_hacendado(painter, space, card, flipped)
        case RegimeCard():
            poster = evolve(space, words_from=REGIME_WORDS)
            regime.paint_regime(painter, poster, card, depression)
        case _:
            paint_play_aid(painter, space)
    painter.restore()


@lru_cache(maxsize=512)
def face_places(
    x: float, y: float, width: float, card: Card, side: int = 0, flipped: Prestige | None = None
) -> Places:
    """Return the cached places of pieces on a face; do not change them."""
    space = CardSpace(x, y, width)
    match card:
        case EnterpriseCard():
            return enterprise.enterprise_places(space, card)
        case PartnerCard():
            return partner.partner_places(space, card, side)
        case TroopCard():
            return Places(space.rect(space.zones(TROOP_ZONES).picture))
        case OrangeCard() | BlackCard():
            return Places(space.rect(space.zones(ZONES).picture))
        case HeadlineCard() | ToppleCard():
            return Places(headline.picture_of(space))
        case HacendadoCard():
            return hacendado.hacendado_places(space, card, flipped)
        case RegimeCard():
            return Places(space.rect((7, 7, 86, 46)))
        case _:
            return Places(space.rect((8, 25, 84, 83)))


# --- Cache of faces: painting one takes 2 ms (small) to 8 ms (large) ------------------------------

Key: TypeAlias = tuple[int | None, int, Prestige | None, bool, int, float, Variant]


class FaceCache(PixmapStore[Key]):
    """Cache of painted faces for one deck; call :meth:`clear` for another."""

    def __init__(self) -> None:
        super().__init__(SCREEN_BYTES)
        self.variant = LIVING_RULES

    def serve(self, state: State) -> bool:
        """Use the rules of ``state``; return whether they have changed."""
        before, self.variant = self.variant, state.variant
        return self.variant != before

    def make_room(self, screen: int) -> None:
        """Limit the cache to ``screen`` bytes."""
        self.limit = screen

    def face(
        self,
        card: Card | None,
        width: int,
        ratio: float = 1.0,
        side: int = 0,
        flipped: Prestige | None = None,
        depression: bool = False,
    ) -> QPixmap:
        """Return the face of a card, ``width`` logical px wide at pixel ratio ``ratio``."""
        number = None if card is None else card.number
        variant = self.variant
        key = (number, side, flipped, depression, width, ratio, variant)
        return self.kept(
            key, lambda: _painted(card, width, ratio, side, flipped, depression, variant)
        )

    def cached(
        self, number: CardNumber, width: int, ratio: float = 1.0, side: int = 0
    ) -> QPixmap | None:
        """Return the cached result of :meth:`face`, or None."""
        return self.found((number, side, None, False, width, ratio, self.variant))


def paint_card(
    context: PaintContext,
    painter: QPainter,
    left: float,
    top: float,
    width: float,
    card: CardNumber,
    side: int = 0,
    flipped: Prestige | None = None,
    depression: bool = False,
) -> None:
    """Paint a card at (``left``, ``top``); ``card`` 0 is face down."""
    shown = deck_of(context).cards[card] if card else None
    faces = cast(FaceCache, context.faces)
    if noted():
        paint_face(painter, left, top, width, shown, side, flipped, depression, faces.variant)
        return
    face = faces.face(shown, round(width), context.ratio, side, flipped, depression)
    painter.drawPixmap(QPointF(left, top), face)


def face_size(width: int, ratio: float = 1.0) -> QSize:
    """Return the size of a face's pixmap in device pixels."""
    size = QSize(round(width * ratio), round(round(width * RATIO) * ratio))
    return size.expandedTo(QSize(1, 1))


def _painted(
    card: Card | None,
    width: int,
    ratio: float,
    side: int,
    flipped: Prestige | None,
    depression: bool,
    variant: Variant,
) -> QPixmap:
    pixmap = QPixmap(face_size(width, ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_face(painter, 0, 0, width, card, side, flipped, depression, variant)
    return pixmap


# --- Card faces for sheets, cached between questions ----------------------------------------------


class SheetFaces:
    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._cache = FaceCache()

    def of(self, state: State, number: CardNumber, width: int, ratio: float) -> "LatePicture":
        """Return a picture of a card's current side; ``width`` is in logical px."""
        # Import here: exports to web pages need no widgets.
        from paxdesk.desk.sheets.sheet import LatePicture

        self._cache.serve(state)
        partner = state.partners.get(number)
        side = partner.side if partner is not None else 0
        face = partial(self._cache.face, self.deck.cards[number], width, ratio, side)
        return LatePicture(face, self._cache.cached(number, width, ratio, side))
