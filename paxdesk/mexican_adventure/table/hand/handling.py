"""Gestures of The Mexican Adventure: see ``paxdesk/desk/protocol/handling.py``. No Qt."""

from collections.abc import Iterable, Iterator, Sequence

from paxdesk.desk.protocol.handling import Handling
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import MenuEntry, Names
from paxdesk.errors import IllegalAction, PaxError
from paxdesk.language import tr, tr_noop
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Side, ZoneId
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.hand.gestures import (
    END_TURN,
    IN_THE_TRAY,
    KEEP,
    MARCHING,
    SHEET,
    TRAY,
    Gesture,
    LegalGestures,
    enclosing_spots,
    marches,
    piece_spot,
    stack_spot,
    why_no_march,
    why_not_left,
    zone_of,
    zone_spot,
)
from paxdesk.mexican_adventure.table.hand.selection import PieceSelection
from paxdesk.mexican_adventure.table.words.labels import button_words
from paxdesk.mexican_adventure.table.words.questions import manner_of
from paxdesk.mexican_adventure.table.words.terms import person_name, zone_name
from paxdesk.mexican_adventure.usual_setup import OwnSetUps, all_placed
from paxdesk.session.game_protocol import Seat


def gesture_for(state: State, action: Action) -> Gesture:
    """Return the gesture for an action, from its pieces to its destination if it has both."""
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
        case act.PlacePieces((ZonePieces(_, to), *_)):
            return Gesture(TRAY, zone_spot(board, to))
        case act.Done():
            return Gesture(END_TURN, END_TURN)
    zone = getattr(action, "zone", None)
    if zone is None:
        return Gesture(SHEET, SHEET)
    return Gesture(zone_spot(board, zone), zone_spot(board, zone))


class AdventureHandling(Handling[State, Action, Session]):
    """Mapping between gestures and actions; ``holding`` are the pieces in the tray."""

    end_turn = END_TURN
    silent = frozenset(
        {"tool", "prompt", "end_turn", "tray", "tracks", "deed", "keep", "chip", "map"}
        | {"more", "fewer", "staff"}
    )
    landmarks = frozenset(
        {"zone", "stack", "hq", "navy", "head", "tracks", "chip", "deed", "keep"}
        | {"end_turn", "tool", "prompt", "counter_guerrilla", "guerrilla", "more", "fewer", "staff"}
    )
    buttons = frozenset({"deed", "keep", "more", "fewer"})
    of_windows = frozenset({"keep"})
    wheel_zooms = True
    shares_prices = True
    gesture = staticmethod(gesture_for)
    enclosing_spots = staticmethod(enclosing_spots)

    def __init__(self) -> None:
        self.holding = PieceSelection()
        self.asked: LegalGestures | None = None
        """Gestures of the last position; None before the first."""
        self.own_setups: OwnSetUps | None = OwnSetUps()
        """Set-ups stored on this computer; None on a browser's page."""
        self.kept: State | None = None
        """Position whose set-up was stored last, or None."""
        self._not_kept: IllegalAction | None = None

    def gestures(self, state: State, legal: Iterable[Action]) -> LegalGestures:
        lines = list(legal)
        if lines:
            self.holding.follow(state)
        own: tuple[ZonePieces, ...] = ()
        try:
            own = self.own_setups.of(state) if lines and self.own_setups is not None else ()
        except PaxError as error:
            # the error is shown when the player tries to store a set-up
            self._not_kept = _refused(error)
        self.asked = LegalGestures(state, lines, self.holding, own)
        return self.asked

    def choosable(self, state: State, spot: Spot) -> bool:
        """Return whether the spot is a button that changes the selection."""
        holding, more = self.holding, spot.kind == "more"
        kind = next((each for each in holding.kinds if each[0] == spot.number - 1), ())
        return spot.kind in ("more", "fewer") and any(
            (at in holding.selected) != more for at in kind
        )

    def choose(self, state: State, spot: Spot) -> bool:
        """Change the tray, or store the set-up, by a click; return whether this was possible."""
        gestures, holding = self.asked, self.holding
        if gestures is None or gestures.step is None or gestures.state is not state:
            return False
        if spot == KEEP:
            return self._keep(state)
        if spot.kind == "chip" and spot.number <= len(holding.chips):
            if not holding.chips[spot.number - 1].can_act:
                return False
            if isinstance(gestures.step, agenda.Riding) and holding.selected == {spot.number - 1}:
                # a selected piece is picked up instead, also by keyboard
                return False
            holding.toggle(spot.number - 1)
            return True
        if spot.kind in ("more", "fewer"):
            return holding.count_out(spot.number - 1, spot.kind == "more")
        if isinstance(gestures.step, agenda.Raising):
            to = zone_of(gestures.board, spot)
            if to is None or holding.left.empty or not gestures.may_raise(to):
                return False
            holding.put(to)
            return True
        return self._take(state, gestures, spot)

    def deselect(self, state: State) -> bool:
        """Take a zone's pieces out of the tray; return False if impossible now."""
        gestures = self.asked
        if gestures is None or gestures.state is not state or self.holding.zone is None:
            return False
        if isinstance(gestures.step, agenda.Moving):
            return False
        self.holding.take(state, None)
        return True

    def take_up(self, state: State, spot: Spot) -> bool:
        """Put the stack at a spot into the tray; return whether the tray changed."""
        gestures = self.asked
        if gestures is None or gestures.state is not state or spot.kind != "stack":
            return False
        return isinstance(gestures.step, MARCHING) and self._take(state, gestures, spot)

    def _take(self, state: State, gestures: LegalGestures, spot: Spot) -> bool:
        zone = self._zone_to_take(gestures, spot)
        if zone is None or zone == self.holding.zone:
            return False
        self.holding.take(state, zone)
        return True

    def _keep(self, state: State) -> bool:
        """Store the player's own set-up; return False if impossible."""
        if self.own_setups is None or not all_placed(state):
            return False
        try:
            self.own_setups.keep(state)
        except PaxError as error:
            self._not_kept = _refused(error)
            return False
        self.kept, self._not_kept = state, None
        return True

    def choose_alone(self, state: State, spot: Spot) -> bool:
        """Select only the piece at a spot, or all others if none is selected.

        Return whether there is a piece.
        """
        gestures, holding = self.asked, self.holding
        if gestures is None or gestures.step is None or gestures.state is not state:
            return False
        if spot.kind != "chip" or spot.number > len(holding.chips):
            return False
        if holding.chips[spot.number - 1].can_act:
            holding.alone(spot.number - 1)
        return True

    def _zone_to_take(self, gestures: LegalGestures, spot: Spot) -> ZoneId | None:
        """Return the zone whose pieces a click puts into the tray, or None."""
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

    def refusal_of_drop(self, session: Session, pick: Spot, drop: Spot) -> IllegalAction | None:
        """Return why the pieces at ``pick`` cannot go to ``drop``; None if unknown."""
        state, gestures = session.state, self.asked
        if gestures is None or gestures.step is None:
            return None
        board = gestures.board
        to, zone = zone_of(board, drop), zone_of(board, pick)
        if to is None or to == zone:
            return None
        holding = self.holding
        if zone is not None and zone != holding.zone:
            holding = PieceSelection(gestures.step)
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

    def why_not_clicked(self, session: Session, spot: Spot) -> IllegalAction | None:
        """Return why a click has no effect, or None if unknown."""
        gestures = self.asked
        if spot == KEEP:
            return self._not_kept
        if gestures is not None and spot.kind in IN_THE_TRAY:
            return gestures.why_off(spot)
        to = None if gestures is None else zone_of(gestures.board, spot)
        if gestures is None or to is None:
            return None
        match gestures.step:
            case agenda.SettingUp() | agenda.Moving():
                return self.refusal_of_drop(session, TRAY, zone_spot(gestures.board, to))
        line = gestures.meant_by_click(to)
        return None if line is None else gestures.why_not(line)

    def ending(self) -> Action:
        step = None if self.asked is None else self.asked.step
        return act.Pass() if isinstance(step, agenda.AskedToWithdraw) else act.Done()

    def declining(self, legal: Sequence[Action]) -> Action | None:
        for nothing in (act.Stay(), act.Pass(), act.Done()):
            if nothing in legal:
                return nothing
        return None


def _refused(error: PaxError) -> IllegalAction:
    return make_refusal(
        ("7.0",), tr_noop("The set-up could not be saved: {problem}"), problem=str(error)
    )


# --- Context menu of a spot: the actions with its pieces ------------------------------------------

ICON = "manicule"


def deeds(session: Session, spot: Spot, asked: Seat, names: Names) -> list[MenuEntry]:
    """Return menu entries for the actions that begin at a spot."""
    state = session.state
    if session.seat_to_act != asked or manner_of(state.agenda[-1]) == "sheet":
        return []
    zone = zone_of(state.material.board, spot)
    found = [each for each in session.legal() if _begins_at(state, each, zone, spot)]
    return list(_grouped(state, found))


def _begins_at(state: State, action: Action, zone: ZoneId | None, spot: Spot) -> bool:
    home = _home(state, action)
    if home is None:
        return spot in (END_TURN, TRAY)
    return home == zone


def _home(state: State, action: Action) -> ZoneId | None:
    """Return the zone whose context menu lists an action; None for the tray or End Turn."""
    match action:
        case act.PlacePieces(batches) | act.Improve(batches):
            return batches[0].zone
        case act.Sail(_, to) if isinstance(state.agenda[-1], agenda.Fleeing):
            return to
    return zone_of(state.material.board, gesture_for(state, action).pick)


def _heading(state: State, action: Action) -> str:
    """Return the common heading of actions that differ only in destination; else ""."""
    match action:
        case act.Move():
            return tr("March")
        case act.Ride(who, _):
            return tr("{who} rides", who=person_name(state.material, who))
        case act.Sail(_, _, cargo):
            return tr("A ship sails") if cargo is None else tr("A ship carries troops")
    return ""


def _grouped(state: State, actions: list[Action]) -> Iterator[MenuEntry]:
    board = state.material.board
    groups: dict[str, dict[ZoneId, list[Action]]] = {}
    for action in actions:
        heading, to = _heading(state, action), zone_of(board, gesture_for(state, action).drop)
        if heading and to is not None:
            groups.setdefault(heading, {}).setdefault(to, []).append(action)
    for heading, places in groups.items():
        shown = tuple(
            MenuEntry(ICON, zone_name(state.material, to), actions=tuple(lines))
            for to, lines in places.items()
        )
        yield MenuEntry(ICON, heading, places=shown)
    for action in actions:
        if not _heading(state, action):
            said = button_words(state, action)
            kind = tr("Place pieces") if isinstance(action, act.PlacePieces) else ""
            yield MenuEntry(ICON, said.words, said.note, actions=(action,), kind=kind)
