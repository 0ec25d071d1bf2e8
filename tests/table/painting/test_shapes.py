"""Frames lie on whole device pixels, at any scale, and cover the corners of what they frame."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from paxdesk.desk.painting.shapes import crisp, fill, frame

SCALES = (1.0, 1.25, 1.4, 1.5, 2.0, 3.0)


def canvas(scale: float) -> QImage:
    image = QImage(round(60 * scale), round(60 * scale), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(scale)
    image.fill("#FFFFFF")
    return image


@pytest.mark.parametrize("scale", SCALES)
def test_a_frame_is_sharp(scale: float) -> None:
    image = canvas(scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame(painter, QRectF(10.3, 10.7, 33.3, 28.9), "#000000", 1)
    painter.end()
    middle = image.height() // 2
    shades = {image.pixelColor(x, middle).lightness() for x in range(image.width())}
    assert shades == {0, 255}


@pytest.mark.parametrize("scale", SCALES)
def test_a_crisp_place_is_the_nearest(scale: float) -> None:
    image = canvas(scale)
    painter = QPainter(image)
    place = QRectF(10.3, 10.7, 33.3, 28.9)
    found = crisp(painter, place)
    for edge, other in ((found.left(), place.left()), (found.bottom(), place.bottom())):
        assert edge * scale == pytest.approx(round(edge * scale), abs=1e-6)
        assert abs(edge - other) * scale <= 0.55
    painter.rotate(30)
    assert crisp(painter, place) == place
    painter.end()


def test_nothing_looks_out_at_the_corners() -> None:
    image = canvas(1.0)
    image.fill("#000000")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(10, 10, 40, 40)
    fill(painter, place, "#FFFFFF", 3)
    frame(painter, place, "#000000", 1, 3)
    painter.end()
    border = [(x, y) for x in range(60) for y in range(60) if {x, y} & {10, 49}]
    assert max(QColor(image.pixelColor(x, y)).lightness() for x, y in border) < 90
