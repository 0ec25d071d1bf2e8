"""Pixmaps shared by the windows of all tests."""

from typing import Final

import pytest
from PySide6.QtGui import QPixmap

from paxdesk import language
from paxdesk.desk.painting.icons import PixmapStore
from paxdesk.desk.scene import backdrop, pixmap_item
from paxdesk.desk.scene.things import Look, PaintContext
from paxdesk.porfiriana.table.faces import face

KEPT: Final = PixmapStore[object](400 * 2**20)
DECKS: Final[dict[int, object]] = {}
"""Decks by id, kept alive so that no other deck gets the same id."""
enabled = True
"""Whether faces and looks are shared; false while a painting function is replaced."""
_paint_face = face._painted
_paint_look = pixmap_item.painted


def paint_face_once(*given: object) -> QPixmap:
    """Return a card face from the shared cache."""
    if not enabled:
        return _paint_face(*given)  # type: ignore[arg-type]
    return KEPT.kept(given, lambda: _paint_face(*given))  # type: ignore[arg-type]


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
