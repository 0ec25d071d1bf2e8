"""Scene of The Mexican Adventure: see ``paxdesk/desk/scene/game_drawing.py``."""

from collections.abc import Iterable
from types import MappingProxyType

from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import DockPlan, Rect
from paxdesk.desk.scene.things import Spot, Thing
from paxdesk.language import tr
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.layout import AdventureLayout, ViewModel, zones
from paxdesk.mexican_adventure.table.scene.board import board_things, control_thing
from paxdesk.mexican_adventure.table.scene.map_look import MapLook
from paxdesk.mexican_adventure.table.scene.staff_strip import staff_things
from paxdesk.mexican_adventure.table.scene.threats import Threats
from paxdesk.mexican_adventure.table.scene.tracks import tracks_thing
from paxdesk.mexican_adventure.table.scene.tray import tray_things


class AdventureDrawing(GameDrawing[State, AdventureLayout]):
    """Items of the table and their places; ``handling`` provides the pieces in the tray."""

    standings = MappingProxyType({"tracks": "words"})
    page_room = (960.0, 740.0)
    page_pictures = frozenset({"chip", "more", "fewer"})

    def __init__(self, material: Material, handling: AdventureHandling) -> None:
        self._board = material.board
        self._threats = Threats()
        self.overlay = self._threats
        self._handling = handling

    def zones(
        self,
        width: float,
        height: float,
        state: State | None,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
    ) -> AdventureLayout:
        return zones(width, height, dock, text, touch)

    def section(self, model: ViewModel, spot: Spot) -> tuple[int, str]:
        match spot.kind:
            case "chip" | "tray" | "deed" | "more" | "fewer" | "staff":
                return 0, tr("Your pieces")
            case "stack" | "navy" | "hq" | "head":
                return 1, tr("Forces on the map")
            case "tracks":
                return 3, tr("Tracks")
        return 2, tr("Zones of the map")

    def map_area(self, zones: AdventureLayout) -> Rect:
        return zones.sea

    def board(self, model: ViewModel) -> Iterable[Thing]:
        yield control_thing(model)
        yield tracks_thing(model)
        yield from board_things(model, self._handling.asked)
        yield from self._threats.things(model, self._handling.asked)

    def active(self, model: ViewModel) -> Iterable[Thing]:
        yield from staff_things(model, self._handling.asked)
        yield from tray_things(model, self._handling.asked, self._handling.kept)

    def ground(self, model: ViewModel) -> Iterable[Thing]:
        yield Thing("map", MapLook(model.zones, self._board), model.zones.window, 0)
