"""Drawing of the scene for Pax Porfiriana."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from paxdesk.desk.scene.game_drawing import FoldOuts, GameDrawing, Purses, ThingLookup
from paxdesk.desk.scene.geometry import CLOSED, DockPlan, Rect
from paxdesk.desk.scene.things import Look, Spot, Thing
from paxdesk.language import tr
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.setup import MOST_SEATS
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.hand.gestures import enclosing_spots
from paxdesk.porfiriana.table.layout.layout import PaxLayout, ViewModel, stepped, zones
from paxdesk.porfiriana.table.layout.measures import SOLO_PARTS
from paxdesk.porfiriana.table.layout.placement import holdings
from paxdesk.porfiriana.table.scene.background import WoodLook, ground_things
from paxdesk.porfiriana.table.scene.board import board_things
from paxdesk.porfiriana.table.scene.extortion_cords import tie_things
from paxdesk.porfiriana.table.scene.foreseen_figures import foreseen_things
from paxdesk.porfiriana.table.scene.player_panels import head_part
from paxdesk.porfiriana.table.scene.tableau import active_things, fold_out_things, place_things
from paxdesk.porfiriana.table.words.terms import gold_words

SEATS: Final = range(1, MOST_SEATS + 1)


class PaxFoldOuts(FoldOuts[State, PaxLayout]):
    def fold_out(self, model: ViewModel, seat: Seat) -> Iterable[Thing]:
        return fold_out_things(model, seat)

    def commands(self) -> Iterable[tuple[str, Seat, str]]:
        for seat in SEATS:
            words = tr("Open or close the tableau of player {0}", seat)
            yield f"open_seat_{seat}", seat, words
        yield "open_seat_diaz", DIAZ, tr("Open or close Díaz's tableau")


class PaxPurses(Purses[State, PaxLayout]):
    """Places of the seats' gold in their panels."""

    def purse(self, model: ViewModel, thing: ThingLookup, seat: Seat) -> Rect | None:
        head = thing(("head", seat))
        return head_part(head, model.zones, "gold") if head is not None else None


def _holder(state: State, number: CardNumber) -> Seat:
    return next(seat for seat, player in state.players.items() if number in player.hand)


class PaxDrawing(GameDrawing[State, PaxLayout]):
    """Drawing of this game, see ``paxdesk/desk/scene/game_drawing.py``."""

    has_far_view = True
    fold_outs = PaxFoldOuts()
    purses = PaxPurses()
    standings = MappingProxyType(
        {"tableau": "name", "regime": "name", "topples": "name", "ledger": "words"}
    )

    def zones(
        self,
        width: float,
        height: float,
        state: State | None,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
    ) -> PaxLayout:
        plan = dock if isinstance(dock, DockPlan) else DockPlan() if dock else CLOSED
        if state is None:
            return zones(width, height, 2, 0, touch, plan, text)
        seats, parts = len(state.players), SOLO_PARTS if state.solo == "diaz" else 0
        piles = max(holdings(state, seat).piles for seat in state.players)
        return zones(width, height, seats, parts, touch, plan, text, stepped(piles))

    def section(self, model: ViewModel, spot: Spot) -> tuple[int, str]:
        state = model.state
        match spot.kind:
            case "hand" if (owner := _holder(state, spot.number)) != model.addressed:
                return self._of_seat(model, owner)
            case "hand" | "hand_area" | "sort":
                return 0, tr("Your hand")
            case "market" | "speculation":
                column = spot.number % len(COLUMN_PRICES)
                price = COLUMN_PRICES[column]
                return 3 + column, tr("Market, column {0}, for {1} gold", column + 1, price)
            case "ledger" | "need" | "topples":
                return 31, tr("Topples, and who could win with them")
        *_, whole = enclosing_spots(state, spot)
        if whole.kind == "tableau" and whole.number == model.addressed:
            troop = spot.kind == "hacendado" or spot.number in state.troops
            return (2, tr("Your Hacendado and your army")) if troop else (1, tr("Your land"))
        if whole.kind == "tableau":
            return self._of_seat(model, whole.number)
        return 30, tr("Regime and piles")

    def price(self, model: ViewModel, spot: Spot) -> str:
        on_sale = spot.kind == "market"
        return gold_words(COLUMN_PRICES[spot.number % len(COLUMN_PRICES)]) if on_sale else ""

    def _of_seat(self, model: ViewModel, seat: Seat) -> tuple[int, str]:
        return 10 + (model.viewer, *model.opponents).index(seat), model.labels[seat].name

    def faces(self) -> FaceCache:
        return FaceCache()

    def opponents(self, model: ViewModel) -> Iterable[Thing]:
        return place_things(model)

    def board(self, model: ViewModel) -> Iterable[Thing]:
        return board_things(model)

    def active(self, model: ViewModel) -> Iterable[Thing]:
        return active_things(model)

    def over(self, model: ViewModel, thing: ThingLookup) -> Iterable[Thing]:
        yield from tie_things(model, thing)
        yield from foreseen_things(model, thing)

    def bare(self) -> Look:
        return WoodLook()

    def ground(self, model: ViewModel) -> Iterable[Thing]:
        return ground_things(model)
