"""The names of zones, over everything that stands on the map."""

from typing import ClassVar, Final

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.palette import INK
from paxdesk.desk.painting.shapes import transparent
from paxdesk.desk.scene.depth import CARD
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.mexican_adventure.rules.board import Board
from paxdesk.mexican_adventure.rules.words import ZoneId
from paxdesk.mexican_adventure.table.layout import Zones
from paxdesk.mexican_adventure.table.scene.placing import Placed, name_face

DEPTH: Final = CARD + 2
HALO: Final = "#F6EEDD"


@frozen
class NamesLook:
    """``places`` are the left end and the bottom of each name, in pixels of the map."""

    margin: ClassVar[float] = 0
    zones: Zones
    board: Board
    places: tuple[tuple[ZoneId, float, float], ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        halo = QPen(transparent(HALO, 215), 3)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for zone, left, foot in self.places:
            named = self.board.zones[zone]
            path = QPainterPath()
            path.addText(left, foot, name_face(self.zones, named), named.name)
            painter.strokePath(path, halo)
            painter.fillPath(path, QColor(INK))


def names_thing(model: ViewModel, placed: Placed) -> Thing:
    """All names where they are read best."""
    zones: Zones = model.zones
    land = zones.land
    places = tuple(
        (zone, box.x + 2 - land.x, box.bottom - box.height * 0.22 - land.y)
        for zone, box in placed.names.items()
    )
    look = NamesLook(zones, model.state.material.board, places)
    return Thing("names", look, Rect(land.x, land.y, land.width, land.height), DEPTH)
