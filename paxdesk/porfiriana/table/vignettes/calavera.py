"""People are calaveras: Posada's skulls, told apart by hat, beard and coat.

A bust is drawn on a grid where the skull is 100 units high and its centre is the
origin; coats lie below it, hats above.
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from paxdesk.desk.painting.palette import INK, IVORY, Ink
from paxdesk.porfiriana.table.painting.persons import Look
from paxdesk.porfiriana.table.vignettes.burin import Burin
from paxdesk.porfiriana.table.vignettes.coats import draw_coat
from paxdesk.porfiriana.table.vignettes.hats import draw_hat, draw_mane

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
