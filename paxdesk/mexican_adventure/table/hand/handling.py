"""The Mexican Adventure in the hand: see ``paxdesk/desk/protocol/handling.py``. No Qt here."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from paxdesk.desk.scene.spots import CardNumber, Spot
from paxdesk.errors import IllegalAction
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import Pieces, cost_of
from paxdesk.mexican_adventure.rules.orders import highest_die
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side, ZoneId
from paxdesk.mexican_adventure.session import Replayed, Session, seat_of
from paxdesk.mexican_adventure.table.hand.gestures import Gesture, Gestures, broader
from paxdesk.mexican_adventure.table.hand.holding import Holding
from paxdesk.mexican_adventure.table.hand.spots import (
    END_TURN,
    SHEET,
    TRACKS,
    TRAY,
    piece_spot,
    stack_spot,
    zone_of,
    zone_spot,
)
from paxdesk.mexican_adventure.table.hand.ways import marches, why_no_march, why_not_left
from paxdesk.mexican_adventure.table.words.terms import die_words, rp_words
from paxdesk.session.game import Seat


def gesture(state: State, action: Action) -> Gesture:
    """The movement that means a line: from its stack to where it leads."""
    board = state.material.board
    match action:
        case act.Move(path):
            step = state.agenda[-1]
            if isinstance(step, agenda.Moving):
                pick = stack_spot(board, step.zone, step.side)
                return Gesture(pick, zone_spot(board, path[-1].zone))
        case act.Order(_, start) | act.Initiative(_, start):
            stack = stack_spot(board, start, getattr(state.agenda[-1], "side", "imperial"))
            return Gesture(stack, stack)
        case act.Sail(origin, to, None):
            return Gesture(piece_spot(board, "navy", origin), zone_spot(board, to))
        case act.Sail(origin, to) | act.Rail(_, origin, to):
            return Gesture(stack_spot(board, origin, "imperial"), zone_spot(board, to))
        case act.Hunt(origin, to):
            return Gesture(piece_spot(board, "counter_guerrilla", origin), zone_spot(board, to))
        case act.Ride(who, path):
            return Gesture(zone_spot(board, state.people[who].where), zone_spot(board, path[-1]))
        case act.Done():
            return Gesture(END_TURN, END_TURN)
    zone = getattr(action, "zone", None)
    if zone is None:
        return Gesture(SHEET, SHEET)
    return Gesture(zone_spot(board, zone), zone_spot(board, zone))


class AdventureHandling:
    """Which movement of the hand means which line; ``holding`` is what lies in the tray."""

    end_turn: ClassVar[Spot] = END_TURN
    silent: ClassVar[frozenset[str]] = frozenset(
        {"tool", "prompt", "end_turn", "tray", "tracks", "deed", "chip", "map"}
    )
    idle: ClassVar[frozenset[str]] = frozenset()
    landmarks: ClassVar[frozenset[str]] = frozenset(
        {"zone", "stack", "hq", "navy", "head", "tracks", "chip", "deed"}
        | {"end_turn", "tool", "prompt", "counter_guerrilla", "guerrilla"}
    )
    wheel_zooms: ClassVar[bool] = True

    def __init__(self) -> None:
        self.holding = Holding()
        self.asked: Gestures | None = None
        """The lines of the last position in which somebody was asked."""

    def gestures(self, state: State, legal: Iterable[Action]) -> Gestures:
        lines = list(legal)
        if lines:
            self.holding.follow(state)
        self.asked = Gestures(state, lines, self.holding)
        return self.asked

    def choose(self, state: State, spot: Spot) -> bool:
        """Lay the stack at a spot into the tray, or take a piece of the tray along or not."""
        gestures, holding = self.asked, self.holding
        if gestures is None or gestures.step is None or gestures.state is not state:
            return False
        if spot.kind == "chip" and spot.number <= len(holding.chips):
            if not holding.chips[spot.number - 1].able:
                return False
            if isinstance(gestures.step, agenda.Riding) and holding.taken == {spot.number - 1}:
                # chosen already: pressed again he is lifted, by keys too
                return False
            holding.toggle(spot.number - 1)
            return True
        zone = self._zone_to_take(gestures, spot)
        if zone is None or zone == holding.zone:
            return False
        holding.take(state, zone)
        return True

    def _zone_to_take(self, gestures: Gestures, spot: Spot) -> ZoneId | None:
        """The zone whose pieces a click brings into the tray."""
        board = gestures.board
        zone = zone_of(board, spot)
        side: Side = getattr(gestures.step, "side", "imperial")
        if zone is None or isinstance(gestures.step, agenda.Moving | agenda.SettingUp):
            return None
        if isinstance(gestures.step, agenda.Spending) and spot.kind in ("zone", "stack"):
            own = {getattr(each, "zone", None) for each in gestures.legal}
            own |= {
                each.batches[0].zone for each in gestures.legal if isinstance(each, act.Improve)
            }
            return zone if zone in own else None
        return zone if stack_spot(board, zone, side) in gestures.picks else None

    def gesture(self, state: State, action: Action) -> Gesture:
        return gesture(state, action)

    def broader(self, state: State, spot: Spot) -> tuple[Spot, ...]:
        return broader(state, spot)

    def card_spot(self, state: State, card: CardNumber) -> Spot:
        return SHEET

    def traces(self, step: Replayed) -> frozenset[Spot]:
        found = self.gesture(step.before, step.action)
        hidden = {SHEET, END_TURN, TRAY, TRACKS}
        if isinstance(step.action, act.Ride):
            # whoever rode off from under other leaders is not told
            return frozenset({found.drop} - hidden)
        return frozenset({found.pick, found.drop} - hidden)

    def card_of(self, step: Replayed) -> CardNumber:
        return 0

    def why_not(self, session: Session, pick: Spot, drop: Spot) -> IllegalAction | None:
        """Why what lies at ``pick`` may not go to where ``drop`` is."""
        state, gestures = session.state, self.asked
        if gestures is None or gestures.step is None:
            return None
        board = gestures.board
        to, zone = zone_of(board, drop), zone_of(board, pick)
        if to is None or to == zone:
            return None
        holding = self.holding
        if zone is not None and zone != holding.zone:
            holding = Holding(gestures.step)
            holding.take(state, zone)
        match gestures.step:
            case agenda.Ordering(side) | agenda.TakingInitiative(side) if holding.zone:
                order = gestures.order_of(holding)
                refused = None if order is None else gestures.why_not(order)
                return refused or why_no_march(state, side, holding.zone, to)
            case agenda.Moving(side, start):
                whole = marches(state, side, start, gestures.step.pieces, Pieces())
                if not holding.left.empty and to in whole and drop not in gestures.by_pick(pick):
                    return why_not_left(to)
                return why_no_march(state, side, start, to)
        line = gestures.meant(holding, pick, to)
        return None if line is None else gestures.why_not(line)

    def why_not_now(self, session: Session, seat: Seat, spot: Spot) -> IllegalAction | None:
        return None

    def price_plate(self, state: State, actions: Sequence[Action], seat: Seat) -> str:
        """What an order costs and the die that it needs."""
        action = actions[0]
        match action:
            case act.Order(pieces, zone):
                price = rp_words(cost_of(pieces.count))
                if seat == seat_of("imperial"):
                    return f"{price} · {die_words(highest_die(state, zone))}"
                return price
            case act.Initiative(pieces):
                commander = state.commander(pieces.leaders)
                return "" if commander is None else die_words(state.initiative(commander))
        return ""

    def foresee(self, state: State, actions: Sequence[Action], seat: Seat) -> None:
        return None

    def ending(self) -> Action:
        return act.Done()

    def declining(self, legal: Sequence[Action]) -> Action | None:
        for nothing in (act.Stay(), act.Pass(), act.Done()):
            if nothing in legal:
                return nothing
        return None
