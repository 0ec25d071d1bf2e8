"""Shoulders, coats and neck of a calavera, below its skull."""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.porfiriana.table.painting.persons import Coat
from paxdesk.porfiriana.table.vignettes.burin import Burin
from paxdesk.porfiriana.table.vignettes.engraving import taper

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
