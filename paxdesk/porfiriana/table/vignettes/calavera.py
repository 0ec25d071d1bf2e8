"""People are calaveras: Posada's skulls, told apart by hat, beard and coat.

A bust is drawn on a grid where the skull is 100 units high and its centre is the
origin; coats lie below it, hats above.
"""

import random
from typing import Final, assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.icons import svg_path
from paxdesk.desk.painting.palette import INK, IVORY, Ink
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import Faction
from paxdesk.porfiriana.rules.cards import Coat as Coat
from paxdesk.porfiriana.rules.cards import Hat as Hat
from paxdesk.porfiriana.rules.cards import Look as Look
from paxdesk.porfiriana.table.vignettes.engraving import taper

# --- The tool a bust is cut with ------------------------------------------------------------------
# Its inks, its outline, and the few strokes it needs.


@frozen
class Burin:
    """What the parts of a bust are drawn with: inks, the spot colour, and the outline."""

    ink: QColor
    white: QColor
    spot: QColor
    outline: QPen
    fine: bool

    def shape(self, painter: QPainter, data: str, colour: QColor, *, edge: bool = True) -> None:
        """Fill a shape given as path data and draw its outline."""
        path = svg_path(data)
        painter.fillPath(path, colour)
        if edge:
            painter.strokePath(path, self.outline)

    def dot(self, painter: QPainter, x: float, y: float, radius: float, colour: QColor) -> None:
        """A small disk without an edge."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), radius, radius)

    def stroke(
        self, painter: QPainter, start: tuple[float, float], end: tuple[float, float], width: float
    ) -> None:
        """A swelling line in ink."""
        painter.fillPath(taper(QPointF(*start), QPointF(*end), width), self.ink)


# --- Calavera -------------------------------------------------------------------------------------

SKULL_HEIGHT = 100.0


def paint_calavera(
    painter: QPainter,
    centre: QPointF,
    skull: float,
    look: Look,
    spot: Ink,
    *,
    fine: bool,
) -> None:
    """A bust with a skull of ``skull`` pixels around ``centre``; ``spot`` colours hat and tie."""
    ink = QColor(INK)
    outline = QPen(ink, 2.6 if fine else 4)
    outline.setCapStyle(Qt.PenCapStyle.RoundCap)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    burin = Burin(ink, QColor(IVORY), QColor(spot), outline, fine)
    painter.save()
    painter.translate(centre)
    painter.scale(skull / SKULL_HEIGHT, skull / SKULL_HEIGHT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_coat(painter, burin, look.coat)
    draw_mane(painter, burin, look.hat)
    _draw_skull(painter, burin)
    _draw_teeth(painter, burin)
    _draw_face(painter, burin, look)
    draw_hat(painter, burin, look.hat)
    painter.restore()


def _draw_skull(painter: QPainter, burin: Burin) -> None:
    burin.shape(
        painter,
        "M-36 -8C-38 -40 -20 -50 0 -50C20 -50 38 -40 36 -8C36 4 32 10 27 15L23 32"
        "C20 46 13 50 0 50C-13 50 -20 46 -23 32L-27 15C-32 10 -36 4 -36 -8Z",
        burin.white,
    )
    if burin.fine:
        for index in range(5):
            cheek = (27 - index * 2.4, 16 + index * 5), (34 - index * 4, -2 + index * 7)
            burin.stroke(painter, *cheek, 1.3)
            temple = (-35 + index * 1.5, -8 - index * 6), (-28 + index * 2, -14 - index * 6.4)
            burin.stroke(painter, *temple, 1.3)
    for side in (-1, 1):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(burin.ink)
        painter.drawEllipse(QPointF(side * 15, -5), 10.6, 11.4)
        burin.dot(painter, side * 15 - 2.6, -8, 2.7, burin.white)
    burin.shape(painter, "M0 8L-7 20C-5 24 -1 22 0 19C1 22 5 24 7 20Z", burin.ink, edge=False)


def _draw_teeth(painter: QPainter, burin: Burin) -> None:
    painter.setPen(QPen(burin.ink, 2.1 if burin.fine else 3))
    painter.drawLine(QPointF(-17, 34), QPointF(17, 34))
    gaps = (-12, -7.4, -2.5, 2.5, 7.4, 12) if burin.fine else (-9, 0, 9)
    top, foot = (28.6, 40) if burin.fine else (29, 39)
    for gap in gaps:
        painter.drawLine(QPointF(gap, top), QPointF(gap, foot))


def _draw_face(painter: QPainter, burin: Burin, look: Look) -> None:
    if look.moustache:
        burin.shape(
            painter,
            "M0 22C-9 20 -16 26 -24 26C-30 26 -33 22 -36 16C-37 28 -30 36 -20 35"
            "C-11 34 -5 29 0 28C5 29 11 34 20 35C30 36 37 28 36 16C33 22 30 26 24 26"
            "C16 26 9 20 0 22Z",
            burin.ink,
            edge=False,
        )
    if look.beard:
        burin.shape(
            painter,
            "M-26 28C-24 56 -12 72 0 74C12 72 24 56 26 28C20 40 12 42 0 42C-12 42 -20 40 -26 28Z",
            burin.ink,
            edge=False,
        )
    if look.glasses:
        painter.setPen(QPen(burin.ink, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(-15, -5), 13, 13)
        painter.drawEllipse(QPointF(15, -5), 13, 13)
        painter.drawLine(QPointF(-3, -7), QPointF(3, -7))


# --- Hats and hair of a calavera, above its skull -------------------------------------------------


def draw_mane(painter: QPainter, burin: Burin, hat: Hat) -> None:
    """Hair that falls behind the skull; only under the Catrina's hat."""
    if hat == "catrina":
        burin.shape(
            painter,
            "M-46 30C-62 -40 -30 -60 0 -60C30 -60 62 -40 46 30C34 34 30 10 30 -10"
            "L-30 -10C-30 10 -34 34 -46 30Z",
            burin.ink,
            edge=False,
        )


def draw_hat(painter: QPainter, burin: Burin, hat: Hat) -> None:
    """The hat, or the hair of a bare head."""
    match hat:
        case "none":
            pass
        case "sombrero":
            _sombrero(painter, burin)
        case "kepi":
            _kepi(painter, burin)
        case "montana":
            _montana(painter, burin)
        case "bowler":
            _bowler(painter, burin)
        case "top":
            _top_hat(painter, burin)
        case "catrina":
            _catrina(painter, burin)
        case "mitre":
            _mitre(painter, burin)
        case "hair":
            _hair(painter, burin)
        case "cap":
            _cap(painter, burin)
        case _:
            assert_never(hat)


def _sombrero(painter: QPainter, burin: Burin) -> None:
    burin.shape(
        painter,
        "M-32 -38C-30 -62 -22 -96 -6 -100C0 -96 2 -96 8 -100C22 -96 30 -62 32 -38Z",
        burin.spot,
    )
    burin.shape(
        painter,
        "M-88 -34C-74 -18 -40 -14 0 -14C40 -14 74 -18 88 -34C70 -36 52 -40 34 -42"
        "L-34 -42C-52 -40 -70 -36 -88 -34Z",
        burin.spot,
    )
    band = "M-33 -40L-31 -52C-10 -48 10 -48 31 -52L33 -40C12 -36 -12 -36 -33 -40Z"
    burin.shape(painter, band, burin.ink, edge=False)
    if burin.fine:
        for index in range(-5, 6):
            start = (index * 13, -17 - abs(index) * 1.6)
            burin.stroke(painter, start, (index * 9, -34), 1.4)


def _kepi(painter: QPainter, burin: Burin) -> None:
    crown = "M-36 -28C-36 -50 -34 -66 -32 -72C-14 -80 14 -80 32 -72C34 -66 36 -50 36 -28Z"
    burin.shape(painter, crown, burin.spot)
    burin.shape(painter, "M-37 -38L37 -38L37 -25L-37 -25Z", burin.ink, edge=False)
    visor = "M-37 -26C-20 -18 20 -18 37 -26C32 -8 -32 -8 -37 -26Z"
    burin.shape(painter, visor, burin.ink, edge=False)
    painter.setPen(burin.outline)
    painter.setBrush(burin.white)
    painter.drawEllipse(QPointF(0, -56), 9, 9)
    painter.setBrush(burin.ink)
    painter.drawEllipse(QPointF(0, -56), 3, 3)
    painter.setBrush(burin.spot)
    painter.drawEllipse(QPointF(0, -86), 9, 10)


def _montana(painter: QPainter, burin: Burin) -> None:
    crown = "M-34 -32C-34 -56 -26 -74 -16 -84C-8 -80 8 -80 16 -84C26 -74 34 -56 34 -32Z"
    burin.shape(painter, crown, burin.spot)
    brim = "M-66 -30C-40 -40 40 -40 66 -30C46 -18 -46 -18 -66 -30Z"
    burin.shape(painter, brim, burin.spot)
    band = "M-34.5 -34L-34 -43C-12 -40 12 -40 34 -43L34.5 -34C12 -31 -12 -31 -34.5 -34Z"
    burin.shape(painter, band, burin.ink, edge=False)
    burin.stroke(painter, (0, -80), (0, -48), 2.4)
    burin.stroke(painter, (-12, -78), (-16, -50), 2)
    burin.stroke(painter, (12, -78), (16, -50), 2)


HAT_BRIM = "M-54 -32C-44 -24 44 -24 54 -32C50 -40 44 -38 36 -36L-36 -36C-44 -38 -50 -40 -54 -32Z"
HAT_BAND = "M-34 -36L-34 -46L34 -46L34 -36Z"


def _bowler(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-36 -30C-38 -62 -22 -78 0 -78C22 -78 38 -62 36 -30Z", burin.spot)
    burin.shape(painter, HAT_BRIM, burin.ink, edge=False)
    burin.shape(painter, HAT_BAND, burin.ink, edge=False)


def _top_hat(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-33 -30L-31 -84C-20 -94 20 -94 31 -84L33 -30Z", burin.ink)
    burin.shape(painter, HAT_BRIM, burin.ink, edge=False)
    burin.shape(painter, HAT_BAND, burin.spot, edge=False)


def _catrina(painter: QPainter, burin: Burin) -> None:
    brim = "M-84 -30C-60 -14 60 -14 84 -30C86 -46 50 -52 0 -52C-50 -52 -86 -46 -84 -30Z"
    burin.shape(painter, brim, burin.spot)
    for across, level, radius in ((-34, -58, 17), (2, -66, 21), (36, -57, 16)):
        painter.setPen(burin.outline)
        painter.setBrush(burin.white)
        painter.drawEllipse(QPointF(across, level), radius, radius)
        petal = radius * 0.62
        box = QRectF(across - petal, level - petal, 2 * petal, 2 * petal)
        for index in range(6):
            painter.drawArc(box, index * 960, 620)
        painter.setBrush(burin.ink)
        painter.drawEllipse(QPointF(across, level), radius * 0.26, radius * 0.26)


def _mitre(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-34 -28C-40 -60 -18 -84 0 -104C18 -84 40 -60 34 -28Z", burin.white)
    band = "M-35 -28L-36 -40C-12 -36 12 -36 36 -40L35 -28C12 -24 -12 -24 -35 -28Z"
    burin.shape(painter, band, burin.spot, edge=False)
    painter.setPen(QPen(burin.spot, 7))
    painter.drawLine(QPointF(0, -92), QPointF(0, -40))
    painter.drawLine(QPointF(-16, -66), QPointF(16, -66))


def _hair(painter: QPainter, burin: Burin) -> None:
    burin.shape(
        painter,
        "M-38 -6C-42 -44 -22 -56 2 -56C28 -56 42 -42 38 -6C34 -22 30 -32 20 -34"
        "C4 -30 -12 -32 -22 -36C-30 -30 -34 -20 -38 -6Z",
        burin.ink,
        edge=False,
    )
    if burin.fine:
        for start, end, width in (
            (QPointF(-20, -52), QPointF(-24, -36), 1.6),
            (QPointF(4, -53), QPointF(14, -36), 1.6),
            (QPointF(18, -50), QPointF(28, -34), 1.4),
        ):
            painter.fillPath(taper(start, end, width), burin.white)


def _cap(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-38 -26C-40 -54 -20 -64 4 -64C32 -64 42 -48 38 -26Z", burin.spot)
    visor = "M-40 -28L20 -28C40 -28 52 -22 56 -14C36 -18 -20 -14 -40 -16Z"
    burin.shape(painter, visor, burin.ink, edge=False)


# --- Shoulders, coats and neck of a calavera, below its skull -------------------------------------

BRASS_CLOTH = "#D9A441"


def draw_coat(painter: QPainter, burin: Burin, coat: Coat) -> None:
    """The shoulders in the coat, then the neck in its collar."""
    coloured = coat in ("charro", "dress")
    burin.shape(
        painter,
        "M-92 130C-92 84 -66 70 -34 62L34 62C66 70 92 84 92 130Z",
        burin.spot if coloured else burin.ink,
    )
    match coat:
        case "suit":
            _suit(painter, burin)
        case "uniform":
            _uniform(painter, burin)
        case "charro":
            _charro(painter, burin)
        case "cassock":
            _cassock(painter, burin)
        case "dress":
            _dress(painter, burin)
        case _:
            assert_never(coat)
    burin.shape(painter, "M-13 40L13 40L15 66L-15 66Z", burin.white, edge=False)
    painter.setPen(burin.outline)
    for index in range(3):
        level = 50 + index * 6
        painter.drawLine(QPointF(-13, level), QPointF(13, level))


def _suit(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-20 60L20 60L10 90L0 130L-10 90Z", burin.white, edge=False)
    burin.shape(painter, "M-6 66L6 66L9 118L0 130L-9 118Z", burin.spot)
    if not burin.fine:
        return
    for index in range(7):
        for side in (-1, 1):
            start = QPointF(side * (86 - index * 7), 128)
            end = QPointF(side * (52 - index * 5), 76)
            painter.fillPath(taper(start, end, 1.1), burin.white)


def _uniform(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-26 58L26 58L24 72L-24 72Z", burin.spot)
    for index in range(4):
        for side in (-9, 9):
            burin.dot(painter, side, 80 + index * 14, 3.6, burin.white)
    for side in (-1, 1):
        painter.setBrush(QColor(BRASS_CLOTH))
        painter.setPen(burin.outline)
        painter.drawEllipse(QRectF(side * 72 - 19, 75, 38, 18))
        for index in range(5):
            start = QPointF(side * (58 + index * 7), 90)
            painter.drawLine(start, QPointF(side * (60 + index * 7.4), 101))


def _charro(painter: QPainter, burin: Burin) -> None:
    """Crossed cartridge belts."""
    for side in (-1, 1):
        start, end = QPointF(side * 60, 66), QPointF(side * -44, 130)
        painter.setPen(QPen(burin.white, 15))
        painter.drawLine(start, end)
        painter.setPen(QPen(burin.ink, 2.4))
        for index in range(9):
            middle = start + (end - start) * (index / 8)
            across = QPointF(5, -7 * side)
            painter.drawLine(middle - across, middle + across)


def _cassock(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-16 60L16 60L16 72L-16 72Z", burin.white, edge=False)
    painter.setPen(QPen(burin.white, 5))
    painter.drawLine(QPointF(0, 84), QPointF(0, 118))
    painter.drawLine(QPointF(-11, 95), QPointF(11, 95))


def _dress(painter: QPainter, burin: Burin) -> None:
    burin.shape(painter, "M-24 58C-20 78 20 78 24 58L30 64C26 92 -26 92 -30 64Z", burin.white)


# --- How a person looks ---------------------------------------------------------------------------
# Hat, face and coat. What a card does not say is read off its data.

FACTION_HAT: Final[dict[Faction, Hat]] = {
    "green": "kepi",
    "blue": "montana",
    "white": "bowler",
    "red": "sombrero",
}
FACTION_COAT: Final[dict[Faction, Coat]] = {
    "green": "uniform",
    "blue": "suit",
    "white": "suit",
    "red": "charro",
}


def plain_look(faction: Faction, seed: int) -> Look:
    """A person we know nothing about: dressed as the faction dresses, with a face of his own."""
    chance = random.Random(seed)
    return Look(
        hat=FACTION_HAT[faction],
        coat=FACTION_COAT[faction],
        moustache=chance.random() < 0.6,
        beard=chance.random() < 0.3,
        glasses=chance.random() < 0.25,
    )
