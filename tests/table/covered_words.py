"""Measurement of text and buttons covered by marks.

The table is painted with the marks, without them, and without text.
"""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from paxdesk.desk.painting import typesetting
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.table.scene.pieces import NameLook
from tests.table.spying import replace_everywhere

VISIBLE = 24
"""Difference in a colour channel, out of 255, above which a change counts as visible."""
Pixels = NDArray[np.bool_]


BUTTONS = ("prompt", "tool", "end_turn")
"""Kinds of spots that must stay uncovered."""


def covered_words(window: TableWindow, *kinds: str) -> int:
    """Return the number of covered pixels of words and buttons.

    ``kinds`` limits the marks to those whose keys begin with one of the kinds.
    """
    scene = window.desk.scene
    assert _marks(scene, kinds), "something is shown"
    marked = _painted(scene)
    for mark in _marks(scene, kinds):
        mark.setVisible(False)
    plain = _painted(scene)
    with pytest.MonkeyPatch.context() as patch:
        _write_nothing(patch)
        scene.paint_again()
        for mark in _marks(scene, kinds):
            mark.setVisible(False)
        wordless = _painted(scene)
    ink = _different(plain, wordless)
    for spot in scene.spots():
        for item in scene.items_of(spot) if spot.kind in BUTTONS else ():
            left, top, right, bottom = map(round, item.area.getCoords())
            ink[top:bottom, left:right] = True
    scene.paint_again()
    return int((ink & _different(marked, plain)).sum())


def _marks(scene: TableScene, kinds: tuple[str, ...]) -> list[QGraphicsItem]:
    if not kinds:
        return scene.strays
    keys = [key for key in scene.shown if isinstance(key, tuple) and key[0] in kinds]
    return [scene.shown[key] for key in keys]


def _painted(scene: TableScene) -> QImage:
    scene.refining.finish()
    area = scene.sceneRect()
    image = QImage(round(area.width()), round(area.height()), QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        scene.render(painter, QRectF(image.rect()), area)
    return image


def _different(one: QImage, other: QImage) -> Pixels:
    first, second = (
        np.frombuffer(image.constBits(), np.uint8)
        .reshape(image.height(), image.width(), 4)[..., :3]
        .astype(np.int16)
        for image in (one, other)
    )
    found: Pixels = np.abs(first - second).max(axis=2) > VISIBLE
    return found


def _write_nothing(patch: pytest.MonkeyPatch) -> None:
    """Make all text invisible; its measured size stays the same."""

    def nothing(*told: Any, **more: Any) -> float:
        return 0.0

    for name in ("draw_text", "draw_wood_type"):
        door = getattr(typesetting, name)

        def unseen(painter: QPainter, *told: Any, _door: Any = door, **more: Any) -> Any:
            painter.save()
            painter.setOpacity(0)
            found = _door(painter, *told, **more)
            painter.restore()
            return found

        replace_everywhere(patch, name, door, unseen)
    patch.setattr(NameLook, "paint", nothing)
