"""Tests of painted shadows."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.painting.shapes import draw_shadow

PLACE = QRectF(20, 20, 60, 40)
SIZE = 100
CLOSE = 24
"""Tolerance, out of 255, for shadows cached at fractions of pixels."""


class Sheet(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("white"))
        draw_shadow(painter, PLACE, 3, 3)
        painter.end()


def by_itself() -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw_shadow(painter, PLACE, 3, 3)
    painter.end()
    return image


def test_a_shadow_on_a_widget_that_is_in_a_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    sheet = Sheet(window)
    sheet.setGeometry(170, 110, SIZE, SIZE)
    window.show()
    seen = window.grab().toImage().copy(QRect(170, 110, SIZE, SIZE))
    expected = by_itself()
    middle = expected.pixelColor(50, 40).value()
    assert middle < 255 - CLOSE, "a shadow can be seen at all"
    for x in range(0, SIZE, 5):
        for y in range(0, SIZE, 5):
            here, there = seen.pixelColor(x, y).value(), expected.pixelColor(x, y).value()
            assert abs(here - there) <= CLOSE, (x, y)
