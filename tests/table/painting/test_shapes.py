"""Tests of painted frames and of cached looks."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from paxdesk.desk.painting.shapes import draw_frame, draw_kept, fill_rect, snap_to_pixels

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
    draw_frame(painter, QRectF(10.3, 10.7, 33.3, 28.9), "#000000", 1)
    painter.end()
    middle = image.height() // 2
    shades = {image.pixelColor(x, middle).lightness() for x in range(image.width())}
    assert shades == {0, 255}


@pytest.mark.parametrize("scale", SCALES)
def test_a_crisp_place_is_the_nearest(scale: float) -> None:
    image = canvas(scale)
    painter = QPainter(image)
    place = QRectF(10.3, 10.7, 33.3, 28.9)
    found = snap_to_pixels(painter, place)
    for edge, other in ((found.left(), place.left()), (found.bottom(), place.bottom())):
        assert edge * scale == pytest.approx(round(edge * scale), abs=1e-6)
        assert abs(edge - other) * scale <= 0.55
    painter.rotate(30)
    assert snap_to_pixels(painter, place) == place
    painter.end()


def test_nothing_extends_beyond_the_corners() -> None:
    image = canvas(1.0)
    image.fill("#000000")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(10, 10, 40, 40)
    fill_rect(painter, place, "#FFFFFF", 3)
    draw_frame(painter, place, "#000000", 1, 3)
    painter.end()
    border = [(x, y) for x in range(60) for y in range(60) if {x, y} & {10, 49}]
    assert max(QColor(image.pixelColor(x, y)).lightness() for x, y in border) < 90


def blob(painter: QPainter, left: float, top: float, side: float, ink: str) -> None:
    fill_rect(painter, QRectF(left, top, side, side), ink, side / 4)
    draw_frame(painter, QRectF(left, top, side, side), "#000000", 1, side / 4)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("ink", ["#AA0000", "#00AA00"])
@pytest.mark.parametrize("place", [(10.0, 12.0), (10.25, 12.5), (3.75, 20.0)])
def test_a_cached_look_equals_a_painted_one(
    scale: float, ink: str, place: tuple[float, float]
) -> None:
    left, top = (each / scale for each in place)
    kept, painted = canvas(scale), canvas(scale)
    for image, draw in ((kept, draw_kept), (painted, None)):
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(2 / scale, 3 / scale)
        if draw is None:
            blob(painter, left, top, 16, ink)
        else:
            draw(painter, left, top, 16, blob, ink)
        painter.end()
    shades = zip(bytes(kept.constBits()), bytes(painted.constBits()), strict=True)
    assert max(abs(one - two) for one, two in shades) <= 2
    assert kept != canvas(scale)


def test_equal_looks_are_painted_once_unless_turned() -> None:
    drawn = []

    def noted(painter: QPainter, left: float, top: float, side: float, ink: str) -> None:
        drawn.append(ink)

    image = canvas(1)
    painter = QPainter(image)
    for ink in ("#AA0000", "#00AA00", "#AA0000"):
        draw_kept(painter, 4, 4, 16, noted, ink)
        draw_kept(painter, 30, 30, 16, noted, ink)
    assert drawn == ["#AA0000", "#00AA00"]
    draw_kept(painter, 4.5, 4, 16, noted, "#AA0000")
    assert len(drawn) == 3, "half a pixel aside it looks otherwise"
    painter.rotate(30)
    draw_kept(painter, 4, 4, 16, noted, "#AA0000")
    draw_kept(painter, 4, 4, 16, noted, "#AA0000")
    painter.end()
    assert len(drawn) == 5
