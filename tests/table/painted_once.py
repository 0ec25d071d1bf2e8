"""Pixmaps shared by the windows of all tests."""

import math
from typing import Final

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from paxdesk import language
from paxdesk.desk.painting.icons import PixmapStore
from paxdesk.desk.painting.palette import Theme
from paxdesk.desk.scene import backdrop, pixmap_item
from paxdesk.desk.scene.pixmap_item import FINEST_HINTS
from paxdesk.desk.scene.things import Look, PaintContext
from paxdesk.porfiriana.table.faces import face
from paxdesk.porfiriana.table.scene import background

KEPT: Final = PixmapStore[object](400 * 2**20)
DECKS: Final[dict[int, object]] = {}
"""Decks by id, kept alive so that no other deck gets the same id."""
enabled = True
"""Whether faces and looks are shared; false while a painting function is replaced."""
_paint_face, _paint_wood = face._painted, background.paint_wood
_paint_look = pixmap_item.painted


def paint_face_once(*given: object) -> QPixmap:
    """Return a card face from the shared cache."""
    if not enabled:
        return _paint_face(*given)  # type: ignore[arg-type]
    return KEPT.kept(given, lambda: _paint_face(*given))  # type: ignore[arg-type]


def paint_wood_once(painter: QPainter, theme: Theme, width: float, height: float) -> None:
    """Paint the bare table from the shared cache."""
    ratio = painter.device().devicePixelRatio()

    def paint() -> QPixmap:
        pixmap = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as onto:
            onto.setRenderHints(FINEST_HINTS)
            _paint_wood(onto, theme, width, height)
        return pixmap

    painter.drawPixmap(QPointF(0, 0), KEPT.kept((theme, width, height, ratio), paint))


def paint_look_once(look: Look, context: PaintContext, width: float, height: float) -> QPixmap:
    """Return the pixmap of a look from the shared cache."""
    if not enabled:
        return _paint_look(look, context, width, height)
    DECKS[id(context.deck)] = context.deck
    speech = language._here.get() or language._program
    shown = context.theme, context.large, context.ratio, context.text, speech
    key = look, width, height, id(context.deck), *shown
    return KEPT.kept(key, lambda: _paint_look(look, context, width, height))


def paint_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share pixmaps with other tests."""
    monkeypatch.setattr(pixmap_item, "painted", paint_look_once)
    monkeypatch.setattr(backdrop, "painted", paint_look_once)
    monkeypatch.setattr(face, "_painted", paint_face_once)
    monkeypatch.setattr(background, "paint_wood", paint_wood_once)
