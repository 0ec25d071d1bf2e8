"""A picture on a sheet that is painted once the sheet itself is there."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from paxdesk.desk.sheets.paper import Sheet


class LatePicture:
    """``paint`` makes it when it is first wanted; ``found`` is there already."""

    def __init__(self, paint: Callable[[], QPixmap], found: QPixmap | None = None) -> None:
        self._make = paint
        self._pixmap = found
        self._wanted = False

    def seen(self, sheet: Sheet) -> QPixmap | None:
        """The picture; None while the sheet has yet to paint it, after which it shows itself."""
        if self._pixmap is None and not self._wanted:
            self._wanted = True
            sheet.slices.add(lambda: self._paint(sheet))
        return self._pixmap

    def _paint(self, sheet: Sheet) -> None:
        self._pixmap = self._make()
        sheet.update()

    def draw(self, painter: QPainter, place: QRectF, sheet: Sheet) -> None:
        """Draw it in a place of the sheet, as soon as it is there."""
        pixmap = self.seen(sheet)
        if pixmap is not None:
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
