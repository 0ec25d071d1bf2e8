"""The names of zones, over everything that stands on the map."""

from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.lettering import font
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.painting.shapes import transparent
from paxdesk.desk.scene.depth import CARD
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.mexican_adventure.table.layout import Zones
from paxdesk.mexican_adventure.table.scene.placing import Placed, name_pixels
from paxdesk.record_classes import frozen

DEPTH: Final = CARD + 2
HALO: Final = "#F6EEDD"
BASELINE: Final = 0.78
"""From the top of a name's box, as a share of its height."""


@frozen
class NameLook:
    """A name with a halo, readable over hatching, roads and edges of pieces."""

    margin: ClassVar[float] = 3
    words: str
    pixels: float
    settled: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        weight = 700 if self.settled else 400
        face = font(self.pixels, "serif", weight, italic=not self.settled)
        path = QPainterPath()
        path.addText(2, height * BASELINE, face, self.words)
        halo = QPen(transparent(HALO, 215), 3)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, halo)
        painter.fillPath(path, QColor(INK))


def name_things(model: ViewModel, placed: Placed) -> Iterator[Thing]:
    """Each name where it is read best."""
    zones: Zones = model.zones
    board = model.state.material.board
    for zone, box in placed.names.items():
        named = board.zones[zone]
        look = NameLook(named.name, name_pixels(zones, named), named.settled)
        yield Thing(("name", zone), look, box, DEPTH)
