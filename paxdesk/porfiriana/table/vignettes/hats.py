"""Hats and hair of a calavera, above its skull."""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from paxdesk.porfiriana.table.painting.persons import Hat
from paxdesk.porfiriana.table.vignettes.burin import Burin
from paxdesk.porfiriana.table.vignettes.engraving import taper


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
