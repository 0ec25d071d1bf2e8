"""Tests of errors in painting."""

import gc
from typing import ClassVar

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.pixmap_item import painted
from paxdesk.desk.scene.things import PaintContext
from paxdesk.porfiriana.table.faces.face import FaceCache
from tests.table.tables import deck


class Failing:
    """Look that fails to paint."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        self.painter = painter
        raise ValueError("there is no such icon")


@pytest.mark.long
def test_a_painter_ends_before_its_device(qapp: QApplication) -> None:
    look = Failing()
    context = PaintContext(deck(), FaceCache())
    with pytest.raises(ValueError, match="no such icon"):
        painted(look, context, 40, 60)
    assert not look.painter.isActive(), "it would be left with memory that is no longer there"
    gc.collect()
