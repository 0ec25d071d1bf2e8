"""What is only ever seen in motion: coins, stamps, halves of a coin, a dimmed table."""

from typing import ClassVar, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, UNREST
from paxdesk.desk.painting.primitives import coin, unrest_disk
from paxdesk.desk.painting.shapes import disk, fill
from paxdesk.desk.scene.things import PaintContext
from paxdesk.record_classes import frozen


@frozen
class CoinLook:
    """A gold coin on its way; ``half`` shows only that side of it."""

    margin: ClassVar[float] = 4
    half: Literal["", "left", "right"] = ""

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        if self.half:
            left = 0.0 if self.half == "left" else width / 2
            clip = QRectF(left, -4, width / 2, height + 8)
            painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
        coin(painter, QPointF(width / 2, height / 2), width / 2)


@frozen
class StampLook:
    """An icon printed in vermilion on a bone disk, or the disk of Unrest itself."""

    margin: ClassVar[float] = 6
    icon: str
    amount: int = 1

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        middle = QPointF(width / 2, height / 2)
        if self.icon == "unrest":
            unrest_disk(painter, middle, width / 2, self.amount)
            return
        disk(painter, middle, width / 2, UNREST)
        disk(painter, middle, width * 0.46, BONE)
        side = width * 0.66
        draw_icon(painter, self.icon, (width - side) / 2, (height - side) / 2, side, UNREST)


@frozen
class DimLook:
    """The table with the lamp turned down."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        fill(painter, QRectF(0, 0, width, height), "#0A0705", 0, 120)
