"""A picture that is painted in slices, and seen while it comes."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from paxdesk.desk.sheets.paper import SHADOW, Sheet, scaled

Stroke: TypeAlias = tuple[QRectF, Callable[[QPainter], object]]
"""A part of a picture: where it lies, and what paints it. Parts may lie over earlier ones."""


class Developing:
    """Part of the surface of a sheet; :meth:`draw` has it painted anew in another size."""

    def __init__(self, sheet: Sheet, strokes: Sequence[Stroke]) -> None:
        """The first of the ``strokes`` is there at once."""
        self._sheet = sheet
        self._strokes = strokes
        self._pixmap = QPixmap()
        self._painted_for: tuple[QRectF, float] | None = None

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw what there is at a place in units of the sheet; more follows by itself.

        Strokes have their origin at its corner, and may reach beyond it by a shadow's breadth.
        """
        place = place.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        ratio = self._sheet.scale * self._sheet.devicePixelRatioF()
        if (place, ratio) != self._painted_for:
            self._begin(place, ratio)
        painter.drawPixmap(self._corner(place, ratio), self._pixmap)

    @staticmethod
    def _corner(place: QRectF, ratio: float) -> QPointF:
        """Where the picture begins, on whole device pixels."""
        return QPointF(math.floor(place.x() * ratio), math.floor(place.y() * ratio)) / ratio

    def _begin(self, place: QRectF, ratio: float) -> None:
        self._painted_for = place, ratio
        pixmap = self._pixmap = QPixmap(
            math.ceil(place.width() * ratio) + 1, math.ceil(place.height() * ratio) + 1
        )
        pixmap.fill(Qt.GlobalColor.transparent)
        first, *rest = self._strokes
        self._paint(pixmap, first)
        for stroke in rest:
            self._sheet.slices.add(partial(self._paint, pixmap, stroke))

    def _paint(self, pixmap: QPixmap, stroke: Stroke) -> None:
        if pixmap is not self._pixmap or self._painted_for is None:
            return  # it has a size that the sheet no longer has
        place, ratio = self._painted_for
        area, paint = stroke
        pixmap.setDevicePixelRatio(1)  # icons are cut for the scale of the painter
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            painter.translate(place.topLeft() - self._corner(place, ratio))
            painter.translate(SHADOW, SHADOW)
            paint(painter)
        pixmap.setDevicePixelRatio(ratio)
        seen = area.translated(place.x() + SHADOW, place.y() + SHADOW)
        self._sheet.update(scaled(seen, self._sheet.scale).toAlignedRect())
