"""What is not seen, but can be pointed at."""

from typing import ClassVar

from PySide6.QtGui import QPainter

from paxdesk.desk.scene.things import PaintContext
from paxdesk.record_classes import frozen


@frozen
class BlankLook:
    """Nothing."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """There is nothing to paint."""
