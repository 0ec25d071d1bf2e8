"""Faces kept as pixmaps: a face costs 2 ms small and 8 ms large to paint, a pixmap next to none."""

from typing import Final, TypeAlias, cast

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.painting.pixmap_store import PixmapStore
from paxdesk.desk.scene.things import PaintContext
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.faces.face import paint_face

CACHE_BYTES: Final = 64 * 1024 * 1024
"""Memory for faces by default: some 450 of the large ones of a 1920 px table, twice as dense."""

Key: TypeAlias = tuple[int | None, int, Prestige | None, bool, int, float]


class FaceCache(PixmapStore[Key]):
    """Painted faces by card, side, cause, depression, width and device pixel ratio.

    Cards are told apart by number, so a cache serves one deck: call :meth:`clear` for another.
    """

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        super().__init__(limit)

    def face(
        self,
        card: Card | None,
        width: int,
        ratio: float = 1.0,
        side: int = 0,
        flipped: Prestige | None = None,
        depression: bool = False,
    ) -> QPixmap:
        """The face of a card ``width`` logical pixels wide, for a screen of that ratio."""
        number = None if card is None else card.number
        key = (number, side, flipped, depression, width, ratio)
        return self.kept(key, lambda: _painted(card, width, ratio, side, flipped, depression))

    def known(
        self, number: CardNumber, width: int, ratio: float = 1.0, side: int = 0
    ) -> QPixmap | None:
        """The face of a card as :meth:`face`, if it has been painted."""
        return self.found((number, side, None, False, width, ratio))


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
    """Lay a face down at (``left``, ``top``); ``card`` 0 is a card face down."""
    shown = context.deck.cards[card] if card else None
    faces = cast(FaceCache, context.faces)
    face = faces.face(shown, round(width), context.ratio, side, flipped, depression)
    painter.drawPixmap(QPointF(left, top), face)


def face_size(width: int, ratio: float = 1.0) -> QSize:
    """The size of a face's pixmap in device pixels."""
    return QSize(round(width * ratio), round(round(width * RATIO) * ratio))


def _painted(
    card: Card | None,
    width: int,
    ratio: float,
    side: int,
    flipped: Prestige | None,
    depression: bool,
) -> QPixmap:
    pixmap = QPixmap(face_size(width, ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_face(painter, 0, 0, width, card, side, flipped, depression)
    return pixmap
