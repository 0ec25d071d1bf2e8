"""Words painted in whole windows, with their heights in pixels."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.painting import shapes, typesetting
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.window.window import TableWindow
from tests.table.painted_facts import painted_anew
from tests.table.spying import replace_everywhere


def words_in(window: TableWindow) -> list[tuple[float, str]]:
    """Return all words that a window paints, with their heights in pixels, smallest first."""
    found: set[tuple[float, str]] = set()
    door, kept_door = typesetting.draw_text, shapes.draw_kept

    def reading(painter: QPainter, place: QRectF, words: str, face, ink=INK, *rest, **more):  # type: ignore[no-untyped-def]
        if words.strip():
            scale = painter.combinedTransform().m22()
            found.add((round(face.pixelSize() * abs(scale), 2), words))
        return door(painter, place, words, face, ink, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        replace_everywhere(patch, "draw_text", door, reading)
        replace_everywhere(patch, "draw_kept", kept_door, painted_anew)
        finish_all(window)
        window.grab()
    return sorted(found)


def smaller(window: TableWindow, least: float) -> Iterator[tuple[float, str]]:
    return (each for each in words_in(window) if each[0] < least - 0.05)
