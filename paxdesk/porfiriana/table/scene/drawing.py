"""Pax Porfiriana draws itself: what the desk asks of it to be painted."""

from collections.abc import Callable, Hashable, Iterable
from typing import Final

from paxdesk.desk.scene.dock import DockPlan
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import Look, Thing, ViewModel
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import (
    ActionPhase,
    DiscardHeadlines,
    IncomePhase,
    KeepCards,
    OrderHeadlines,
    RestoreMarket,
)
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.face_cache import FaceCache
from paxdesk.porfiriana.table.layout.crowd import Crowd, crowd_of
from paxdesk.porfiriana.table.layout.layout import Zones, zones
from paxdesk.porfiriana.table.scene.background import WoodLook, ground_things
from paxdesk.porfiriana.table.scene.board import board_things
from paxdesk.porfiriana.table.scene.fold_out import fold_out_things
from paxdesk.porfiriana.table.scene.foreseen import foreseen_things
from paxdesk.porfiriana.table.scene.heads import head_part
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.porfiriana.table.scene.opponents import opponent_things
from paxdesk.porfiriana.table.scene.tableau import active_things
from paxdesk.porfiriana.table.scene.ties import tie_things

PHASES: Final = (template("Actions"), template("Headlines"), template("Market"), template("Income"))
PHASE_OF: Final = (
    (ActionPhase, 0),
    (DiscardHeadlines, 1),
    (OrderHeadlines, 1),
    (RestoreMarket, 2),
    (IncomePhase, 3),
    (KeepCards, 3),
)


class PaxDrawing:
    """See ``paxdesk/desk/scene/drawing.py``."""

    def zones(
        self,
        width: float,
        height: float,
        state: State | None,
        viewer: Seat,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
        kept: Zones | None = None,
    ) -> Zones:
        crowd = Crowd() if state is None else crowd_of(state, viewer)
        division = None if kept is None else kept.division
        return zones(width, height, crowd, dock, text, touch, division)

    def regions(self, zones: Zones) -> list[Rect]:
        board = zones.regime
        board = Rect(board.x, board.y, zones.prompt.right - board.x, zones.market.height)
        active, middle = zones.active, zones.hand.y
        upper = Rect(active.x, active.y, active.width, middle - active.y)
        lower = Rect(active.x, middle, active.width, active.bottom - middle)
        aside = [zones.ledger] if zones.ledger.y < board.y else []
        return [zones.top_bar, *zones.opponents, *aside, board, zones.prompt, upper, lower]

    def faces(self) -> FaceCache:
        return FaceCache()

    def opponents(self, model: ViewModel) -> Iterable[Thing]:
        return opponent_things(model)

    def board(self, model: ViewModel) -> Iterable[Thing]:
        return board_things(model)

    def active(self, model: ViewModel) -> Iterable[Thing]:
        return active_things(model)

    def fold_out(self, model: ViewModel, seat: Seat) -> Iterable[Thing]:
        return fold_out_things(model, seat)

    def over(self, model: ViewModel, thing: Callable[[Hashable], Thing | None]) -> Iterable[Thing]:
        yield from tie_things(model, thing)
        yield from foreseen_things(model, thing)

    def bare(self) -> Look:
        return WoodLook()

    def ground(self, model: ViewModel) -> Iterable[Thing]:
        return ground_things(model)

    def purse(
        self, model: ViewModel, thing: Callable[[Hashable], Thing | None], seat: Seat
    ) -> Rect | None:
        head = thing("active head" if seat == model.viewer else ("head", seat))
        return head_part(head, model.zones, "gold") if head is not None else None

    def card(self, number: CardNumber) -> Look:
        return FaceLook(number)

    def phases(self) -> tuple[str, ...]:
        return tuple(say(phase) for phase in PHASES)

    def phase(self, state: State) -> int | None:
        if state.over:
            return None
        for step in reversed(state.agenda):
            for kind, phase in PHASE_OF:
                if isinstance(step, kind):
                    return phase
        return 0
