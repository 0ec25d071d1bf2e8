"""The Mexican Adventure draws itself: see ``paxdesk/desk/scene/drawing.py``."""

from collections.abc import Callable, Hashable, Iterable

from paxdesk.desk.scene.dock import DockPlan
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spots import CardNumber
from paxdesk.desk.scene.things import Look, Thing, ViewModel
from paxdesk.language import say
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.layout import Zones, zones
from paxdesk.mexican_adventure.table.scene.blank import BlankLook
from paxdesk.mexican_adventure.table.scene.board import board_things
from paxdesk.mexican_adventure.table.scene.control import control_thing
from paxdesk.mexican_adventure.table.scene.map_look import MapLook
from paxdesk.mexican_adventure.table.scene.tracks import tracks_thing
from paxdesk.mexican_adventure.table.scene.tray import tray_things
from paxdesk.mexican_adventure.table.words.terms import PHASE_WORDS
from paxdesk.session.game import Seat

PHASES = ("admin", "ops", "pac")


class NoFaces:
    """This game has no cards to keep painted."""

    def clear(self) -> None:
        """There is nothing to forget."""


class AdventureDrawing:
    """What lies where and how it looks; ``handling`` tells what is in hand."""

    def __init__(self, material: Material, handling: AdventureHandling) -> None:
        self._board = material.board
        self._handling = handling

    def zones(
        self,
        width: float,
        height: float,
        state: State | None,
        viewer: Seat,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
        kept: Zones | None,
    ) -> Zones:
        return zones(width, height, dock, text, touch)

    def regions(self, zones: Zones) -> list[Rect]:
        return [zones.top_bar, zones.cartouche, zones.land, zones.tray, zones.prompt]

    def faces(self) -> NoFaces:
        return NoFaces()

    def opponents(self, model: ViewModel) -> Iterable[Thing]:
        return ()

    def board(self, model: ViewModel) -> Iterable[Thing]:
        yield control_thing(model)
        yield tracks_thing(model)
        yield from board_things(model, self._handling.asked)

    def active(self, model: ViewModel) -> Iterable[Thing]:
        return tray_things(model, self._handling.asked)

    def fold_out(self, model: ViewModel, seat: Seat) -> Iterable[Thing]:
        return ()

    def over(self, model: ViewModel, thing: Callable[[Hashable], Thing | None]) -> Iterable[Thing]:
        return ()

    def card(self, number: CardNumber) -> Look:
        return BlankLook()

    def bare(self) -> Look:
        return BlankLook()

    def ground(self, model: ViewModel) -> Iterable[Thing]:
        zones: Zones = model.zones
        yield Thing("map", MapLook(zones, self._board), zones.window, 0)

    def purse(
        self, model: ViewModel, thing: Callable[[Hashable], Thing | None], seat: Seat
    ) -> Rect | None:
        return None

    def phases(self) -> tuple[str, ...]:
        return tuple(say(phase) for phase in PHASE_WORDS)

    def phase(self, state: State) -> int | None:
        phase = state.step.partition(".")[0]
        return None if state.over or phase not in PHASES else PHASES.index(phase)
