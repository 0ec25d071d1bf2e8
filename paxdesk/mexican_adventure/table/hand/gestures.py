"""Legal actions by the start and end of a gesture. No Qt."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, islice
from typing import Final

from attrs import evolve

from paxdesk.desk.protocol.handling import SHEET as SHEET
from paxdesk.desk.protocol.handling import Gesture as Gesture
from paxdesk.desk.scene.things import Spot
from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.staff import Leaving
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action, Move, Stop
from paxdesk.mexican_adventure.rules.aftermath import unguarded_hq
from paxdesk.mexican_adventure.rules.agenda import Moving
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.engine import refusal
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import NOTHING, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.orders import move_options, refuse_way
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side, ZoneId, enemy_of
from paxdesk.mexican_adventure.rules.zone_map import Board
from paxdesk.mexican_adventure.table.hand.selection import (
    PieceSelection,
    SelectablePiece,
    pieces_of,
)
from paxdesk.mexican_adventure.table.words.labels import readable
from paxdesk.mexican_adventure.usual_setup import the_rest

# --- Spots of this table: zones and their pieces, the tray and its buttons ------------------------

END_TURN: Final = Spot("end_turn")
TRAY: Final = Spot("tray")
TRACKS: Final = Spot("tracks")
STAFF: Final = Spot("staff")
"""Spot of the staff officer's note."""


def zone_spot(board: Board, zone: ZoneId) -> Spot:
    return Spot("zone", board.ids.index(zone) + 1)


def stack_spot(board: Board, zone: ZoneId, side: Side) -> Spot:
    return Spot("stack", board.ids.index(zone) + 1, SIDES.index(side) + 1)


def piece_spot(board: Board, kind: str, zone: ZoneId) -> Spot:
    """Return the spot of ships, the HQ, a head of state or a marker in a zone."""
    return Spot(kind, board.ids.index(zone) + 1)


def chip_spot(index: int) -> Spot:
    return Spot("chip", index + 1)


def count_spot(first: int, more: bool) -> Spot:
    """Return the spot of the button + or − for the kind whose first piece is ``first``."""
    return Spot("more" if more else "fewer", first + 1)


KEEP: Final = Spot("keep")
"""Spot of the button that stores a set-up as the player's own."""


def button_spot(index: int) -> Spot:
    return Spot("deed", index + 1)


IN_THE_TRAY: Final = frozenset({"chip", "more", "fewer", "deed"})
"""Kinds of the spots of pieces and buttons in the tray."""


def zone_of(board: Board, spot: Spot) -> ZoneId | None:
    """Return the zone of a spot; None for a spot outside the zones."""
    if spot.kind in ZONED and 0 < spot.number <= len(board.ids):
        return board.ids[spot.number - 1]
    return None


MARKS: Final = ("vomito", "guerrilla", "rural_guards", "counter_guerrilla")
ZONED: Final = frozenset({"zone", "stack", "navy", "hq", "head", *MARKS})


# --- Paths over the map ---------------------------------------------------------------------------

NOTHING_DROPPED: Final[Mapping[int, Pieces]] = {}
MOST_WAYS = 3
"""Maximum number of shortest paths offered to a zone."""
MOST_STOPS = 3
"""Maximum number of zones on a path where garrisons stay."""
MOST_LINES = 9
"""Maximum number of actions for one drop, so that the choice remains readable."""


def marches(
    state: State, side: Side, zone: ZoneId, going: Pieces, left: Pieces
) -> dict[ZoneId, list[Move]]:
    """Return some moves to each zone in reach, with ``left`` dropped on the way."""
    found: dict[ZoneId, list[tuple[ZoneId, ...]]] = {}
    for action in move_options(state, Moving(side, zone, going)):
        if isinstance(action, Move):
            way = tuple(stop.zone for stop in action.path)
            found.setdefault(way[-1], []).append(way)
    if left.empty:
        hq = unguarded_hq(state) if side == "republican" else None
        shortest = {to: _offered(ways, hq) for to, ways in found.items()}
        return {to: [_move(way) for way in ways] for to, ways in shortest.items()}
    dropping: dict[ZoneId, list[Move]] = {}
    for to, ways in found.items():
        longer = [way for way in sorted(ways, key=len) if len(way) > 1][:MOST_WAYS]
        wide = (line for way in longer for line in _dropping(way, left, MOST_STOPS))
        plain = (line for way in longer for stops in (1, 2) for line in _dropping(way, left, stops))
        lines = dict.fromkeys((*wide, *plain))
        if lines:
            dropping[to] = list(lines)[:MOST_LINES]
    return dropping


def _offered(ways: list[tuple[ZoneId, ...]], hq: ZoneId | None) -> Iterable[tuple[ZoneId, ...]]:
    """Return up to MOST_WAYS shortest paths, and the shortest one through ``hq``, if any."""
    ordered = sorted(ways, key=len)
    ties = [way for way in ordered if len(way) == len(ordered[0])]
    by_hq = (way for way in ordered if hq in way)
    return dict.fromkeys((*ties[:MOST_WAYS], *islice(by_hq, 1)))


def _dropping(way: tuple[ZoneId, ...], left: Pieces, stops: int) -> Iterator[Move]:
    """Yield moves that drop ``left`` in ``stops`` zones along the way."""
    if left.count < stops > 1:
        return
    rest, ones = left, []
    for _ in range(stops - 1):
        *most, last = rest.groups
        ones.append(Pieces((), (evolve(last, count=1),)))
        fewer = () if last.count == 1 else (evolve(last, count=last.count - 1),)
        rest = evolve(rest, groups=(*most, *fewer))
    for zones in combinations(range(len(way) - 1), stops):
        yield _move(way, dict(zip(zones, (*ones, rest), strict=True)))


def _move(way: tuple[ZoneId, ...], dropped: Mapping[int, Pieces] = NOTHING_DROPPED) -> Move:
    return Move(tuple(Stop(zone, dropped.get(index, NOTHING)) for index, zone in enumerate(way)))


def why_not_left(zone: ZoneId) -> IllegalAction:
    """Return why pieces cannot be left on the way to ``zone``."""
    words = tr_lazy(
        "Pieces not selected in the tray stay behind along the way. Select them all, or choose a "
        "farther zone."
    )
    return IllegalAction(("5.3", "M59"), words, where=zone)


def why_no_march(state: State, side: Side, zone: ZoneId, to: ZoneId) -> IllegalAction | None:
    """Return why the likeliest path to a zone cannot be marched, or None."""
    for way in (_way(state, side, zone, to, roads=True), _way(state, side, zone, to, roads=False)):
        if way:
            refused = refuse_way(state, side, zone, way)
            if refused is not None:
                return readable(refused, state.material)
    return None


def _way(state: State, side: Side, start: ZoneId, to: ZoneId, roads: bool) -> tuple[ZoneId, ...]:
    """Return the shortest path, avoiding enemies if possible; () if there is none."""
    board = state.material.board
    for avoiding in (True, False):
        way = _shortest(state, board, side, start, to, roads, avoiding)
        if way:
            return way
    return ()


def _shortest(
    state: State, board: Board, side: Side, start: ZoneId, to: ZoneId, roads: bool, avoiding: bool
) -> tuple[ZoneId, ...]:
    came: dict[ZoneId, ZoneId] = {start: start}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for zone in board.linked[here] if roads else board.neighbours(here):
            barred = avoiding and zone != to and state.zones[zone].occupied(enemy_of(side))
            if zone not in came and not barred:
                came[zone] = here
                waiting.append(zone)
    if to not in came:
        return ()
    way = [to]
    while came[way[0]] != way[0]:
        way.insert(0, came[way[0]])
    return tuple(way[1:])


Drops = dict[Spot, list[Action]]
MARCHING: Final = (
    agenda.Ordering | agenda.TakingInitiative | agenda.Moving | agenda.Transporting
)  # fmt: skip
"""Steps in which the selected FP may leave their zone."""
ON_A_ZONE: Final = (
    act.Retreat,
    act.Fight,
    act.Escape,
    act.PlaceMarker,
    act.PlaceHead,
    act.PlaceHq,
    act.ReturnLeader,
    act.Raid,
    act.Recall,
)
"""Actions performed by a click on their zone."""


@frozen
class TrayButton:
    """Tray button with its action, which repeats the player's stored set-up if ``own``."""

    action: Action
    refused: IllegalAction | None = None
    own: bool = False


class LegalGestures:
    """Legal actions of a position, by the start and end of their gestures."""

    def __init__(
        self,
        state: State,
        legal: Iterable[Action],
        holding: PieceSelection,
        own_setup: tuple[ZonePieces, ...] = (),
    ) -> None:
        self.state = state
        self._own_setup = own_setup
        self.legal = list(legal)
        self.board = state.material.board
        self.holding = holding
        self.step = state.agenda[-1] if state.agenda and self.legal else None
        self._kept: dict[Spot, Drops] = {}
        self._clicks: dict[Spot, list[Action]] = {}
        for action in self.legal:
            spot = self._clicked_for(action)
            if spot is not None:
                self._clicks.setdefault(spot, []).append(action)
        if isinstance(self.step, agenda.SettingUp | agenda.Moving | agenda.Raising):
            for zone, actions in self._of_the_tray().items():
                self._clicks.setdefault(zone, []).extend(actions)
        self.deeds = list(self._deeds())
        for index, deed in enumerate(self.deeds):
            if deed.refused is None:
                self._clicks[button_spot(index)] = [deed.action]

    # --- Clicks ----------------------------------------------------------------------------------

    def _clicked_for(self, action: Action) -> Spot | None:
        """Return the spot to click for an action, or None."""
        match action:
            case act.Done():
                return END_TURN
            case act.Pass() if isinstance(self.step, agenda.AskedToWithdraw):
                return END_TURN
            case act.Withdraw() if self.state.hq is not None and self.state.hq.where is not None:
                return piece_spot(self.board, "hq", self.state.hq.where)
            case act.Lift(_, zone):
                return stack_spot(self.board, zone, self._side)
            case act.Sail(_, to, None) if isinstance(self.step, agenda.Fleeing):
                return zone_spot(self.board, to)
            case act.PlacePieces((batch,)) if isinstance(self.step, agenda.Landing):
                return zone_spot(self.board, batch.zone)
        if isinstance(action, ON_A_ZONE):
            return zone_spot(self.board, action.zone)
        return None

    @property
    def _side(self) -> Side:
        side: Side = getattr(self.step, "side", "imperial")
        return side

    def clicked(self, spot: Spot) -> list[Action]:
        """Return the actions of a click on a spot or on the spot around it."""
        found = [each for each in enclosing_spots(self.state, spot) if each in self._clicks]
        if isinstance(self.step, agenda.SettingUp):
            # a click on a stack can add pieces to it, or take pieces back
            return [action for each in reversed(found) for action in self._clicks[each]]
        return self._clicks[found[0]] if found else []

    # --- Lifting ---------------------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Spot, ...]:
        chips = (
            [chip_spot(index) for index, chip in enumerate(self.holding.chips) if chip.can_act]
            if self.step is not None
            else []
        )
        return tuple(dict.fromkeys([*self._clicks, *chips, *self._lifted()]))

    def _lifted(self) -> Iterator[Spot]:
        """Yield the spots of pieces that can be picked up."""
        match self.step:
            case (
                agenda.Ordering(side=side)
                | agenda.TakingInitiative(side=side)
                | agenda.Riding(side=side)
                | agenda.Spending(side=side)
            ):
                zones = {
                    zone
                    for each in self.legal
                    if (zone := getattr(each, "zone", None) or self._where(each)) is not None
                }
                yield from (stack_spot(self.board, zone, side) for zone in sorted(zones))
            case agenda.Moving(side, zone):
                yield stack_spot(self.board, zone, side)
            case agenda.Transporting():
                for each in self.legal:
                    match each:
                        case act.Sail(origin, _, None):
                            yield piece_spot(self.board, "navy", origin)
                        case act.Sail(origin, _, _) | act.Rail(_, origin, _):
                            yield stack_spot(self.board, origin, "imperial")
                        case act.Evacuate():
                            yield stack_spot(
                                self.board, evacuation_effect(self.state).where, "imperial"
                            )
            case agenda.Hunting():
                for each in self.legal:
                    if isinstance(each, act.Hunt):
                        yield piece_spot(self.board, "counter_guerrilla", each.origin)

    def _where(self, action: Action) -> ZoneId | None:
        if isinstance(action, act.Ride):
            return self.state.people[action.who].where
        if isinstance(action, act.Improve):
            return action.batches[0].zone
        return None

    def by_pick(self, spot: Spot) -> Mapping[Spot, list[Action]]:
        """Return the drop spots for a pick, with the actions of each drop."""
        if spot not in self._kept:
            self._kept[spot] = self._drops(spot)
        return self._kept[spot]

    def _drops(self, spot: Spot) -> Drops:
        found: Drops = {spot: self._clicks[spot]} if spot in self._clicks else {}
        if self.step is None or spot == END_TURN:
            return found
        if spot.kind in ("chip", "tray"):
            return {**found, **self._of_the_tray()}
        zone = zone_of(self.board, spot)
        if zone is None or spot.kind == "zone":
            return found
        match self.step:
            case agenda.Hunting() if spot.kind == "counter_guerrilla":
                hunts = [each for each in self.legal if isinstance(each, act.Hunt)]
                return {
                    zone_spot(self.board, each.to): [each] for each in hunts if each.origin == zone
                }
            case agenda.Transporting() if spot.kind == "navy":
                ships = [each for each in self.legal if isinstance(each, act.Sail)]
                return {
                    zone_spot(self.board, each.to): [each]
                    for each in ships
                    if each.origin == zone and each.cargo is None
                }
        if spot.kind in ("stack", "head") and spot in (
            *self._lifted(),
            *([spot] if spot.kind == "head" else []),
        ):
            return {**found, **self._of_the_tray(zone)}
        return found

    def _of_the_tray(self, zone: ZoneId | None = None) -> Drops:
        """Return drop spots for the selected pieces, or for the likely pieces of ``zone``."""
        holding = self.holding
        if zone is not None and holding.zone != zone:
            holding = PieceSelection(self.step)
            holding.take(self.state, zone)
        zone, pieces = holding.zone, holding.pieces
        if pieces.empty:
            return {}
        match self.step:
            case agenda.Raising():
                every = ((each, self._raised(each)) for each in self.board.ids)
                return {
                    zone_spot(self.board, each): [line]
                    for each, line in every
                    if line is not None and self.may_raise(each)
                }
            case agenda.SettingUp():
                lines = (act.PlacePieces((ZonePieces(pieces, each),)) for each in self.board.ids)
                return {
                    zone_spot(self.board, line.batches[0].zone): [line]
                    for line in lines
                    if self.why_not(line) is None
                }
            case agenda.Ordering(side) | agenda.TakingInitiative(side) if zone is not None:
                order = self._order(pieces, zone)
                if order is None or self.why_not(order) is not None:
                    return {}
                reached = marches(self.state, side, zone, pieces, Pieces())
                return {zone_spot(self.board, to): [order] for to in reached}
            case agenda.Moving(side, start):
                reached = marches(self.state, side, start, self.step.pieces, holding.left)
                found: Drops = {}
                for to, moves in reached.items():
                    if legal := [each for each in moves if self.why_not(each) is None]:
                        found[zone_spot(self.board, to)] = list(legal)
                return found
            case agenda.Riding():
                rides: Drops = {}
                for each in self.legal:
                    if isinstance(each, act.Ride) and each.who in pieces.leaders:
                        rides.setdefault(zone_spot(self.board, each.path[-1]), []).append(each)
                return rides
            case agenda.Transporting() if zone is not None:
                return self._transports(pieces, zone)
        return {}

    def _raised(self, zone: ZoneId) -> Action | None:
        """Return the action that places the selected FP in a zone, with those assigned before."""
        batches = self.holding.raised_with(zone)
        return act.PlacePieces(batches) if batches else None

    def may_raise(self, zone: ZoneId) -> bool:
        """Return whether new FP may be placed in a zone."""
        return any(
            batch.zone == zone
            for line in self.legal
            if isinstance(line, act.PlacePieces)
            for batch in line.batches
        )

    def _order(self, pieces: Pieces, zone: ZoneId) -> Action | None:
        if not pieces.leaders or not pieces.groups:
            return None
        initiative = isinstance(self.step, agenda.TakingInitiative)
        return act.Initiative(pieces, zone) if initiative else act.Order(pieces, zone)

    def _transports(self, pieces: Pieces, zone: ZoneId) -> Drops:
        found: Drops = {}
        lines: list[Action] = [
            act.Sail(zone, to, pieces)
            for to in self.board.where(lambda each: each.port is not None)
            if pieces.count == 1 and to != zone
        ]
        ends = (self.board.railway[0], self.board.railway[-1])
        if zone in ends:
            lines.append(act.Rail(pieces, zone, ends[1 - ends.index(zone)]))
        for line in lines:
            if self.why_not(line) is None and isinstance(line, act.Sail | act.Rail):
                found.setdefault(zone_spot(self.board, line.to), []).append(line)
        return found

    @property
    def leaving(self) -> Leaving | None:
        """Selected FP that may leave their zone in this step, or None."""
        holding = self.holding
        if not isinstance(self.step, MARCHING) or holding.zone is None:
            return None
        groups = holding.pieces.groups
        return Leaving(holding.zone, groups) if groups else None

    @property
    def goals(self) -> list[ZoneId]:
        """Zones to which the selected pieces can go."""
        drops = self.by_pick(TRAY) if self.leaving is not None else {}
        found = (zone_of(self.board, spot) for spot in drops if spot.kind == "zone")
        return [zone for zone in found if zone is not None]

    def order_of(self, holding: PieceSelection) -> Action | None:
        """Return the order for the selected pieces, even if illegal; None if there is none."""
        return None if holding.zone is None else self._order(holding.pieces, holding.zone)

    def meant(self, holding: PieceSelection, pick: Spot, to: ZoneId) -> Action | None:
        """Return the action meant by a drop in a zone, even if illegal; None if unknown."""
        pieces, zone = holding.pieces, holding.zone
        match self.step:
            case agenda.SettingUp():
                return None if pieces.empty else act.PlacePieces((ZonePieces(pieces, to),))
            case agenda.Transporting():
                origin = zone_of(self.board, pick) or zone
                if origin is not None:
                    return act.Sail(origin, to, None if pick.kind == "navy" else pieces)
            case agenda.Riding() if pieces.leaders:
                return act.Ride(pieces.leaders[0], (to,))
            case agenda.Hunting():
                origin = zone_of(self.board, pick)
                return None if origin is None else act.Hunt(origin, to)
        return None

    def meant_by_click(self, zone: ZoneId) -> Action | None:
        """Return the action meant by clicking a zone, even if illegal; None if unknown."""
        if isinstance(self.step, agenda.Raising):
            return self._raised(zone)
        for action in self.legal:
            match action:
                case act.PlacePieces((batch,)) if isinstance(self.step, agenda.Landing):
                    return act.PlacePieces((evolve(batch, zone=zone),))
                case act.Sail() if isinstance(self.step, agenda.Fleeing):
                    return evolve(action, to=zone)
            if isinstance(action, ON_A_ZONE):
                return evolve(action, zone=zone)
        return None

    def why_not(self, action: Action) -> IllegalAction | None:
        """Return why an action is illegal; None if it is legal."""
        return readable(refusal(self.state, action), self.state.material)

    # --- The buttons of the tray -----------------------------------------------------------------

    def _deeds(self) -> Iterator[TrayButton]:
        pieces, zone = self.holding.pieces, self.holding.zone
        refused: IllegalAction | None = None
        match self.step:
            case agenda.Ordering() | agenda.TakingInitiative() if zone is not None:
                # every button keeps its place while pieces are selected and deselected
                order = self._order(pieces, zone)
                if order is not None:
                    yield TrayButton(order, self.why_not(order))
                else:
                    initiative = isinstance(self.step, agenda.TakingInitiative)
                    refused = make_refusal(("5.1",), tr_noop("Take a leader and FP."), where=zone)
                    line = act.Initiative(pieces, zone) if initiative else act.Order(pieces, zone)
                    yield TrayButton(line, self._readable(refused))
            case agenda.SettingUp():
                rest = the_rest(self.state)
                if rest is not None and self._own_setup:
                    own = the_rest(self.state, self._own_setup)
                    if own is not None and own != rest:
                        yield TrayButton(own, own=True)
                if rest is not None:
                    yield TrayButton(rest)
            case agenda.Moving():
                aim = self.holding.aim
                if aim is not None:
                    everybody = marches(
                        self.state, self.step.side, self.step.zone, self.step.pieces, Pieces()
                    )
                    if not self.holding.left.empty:
                        refused = self._readable(
                            make_refusal(
                                ("5.3",), tr_noop("Drag the pieces that go; the others stay.")
                            )
                        )
                    yield from (TrayButton(each, refused) for each in everybody.get(aim, [])[:1])
                yield TrayButton(act.Stay())
            case agenda.Spending() if zone is not None:
                improve = act.Improve((ZonePieces(pieces, zone),))
                refused = (
                    self.why_not(improve)
                    if pieces.groups
                    else self._readable(
                        make_refusal(("4.2",), tr_noop("Select the FP to improve."))
                    )
                )
                yield TrayButton(improve, refused)
                for count in (1, 2):
                    raised = act.Raise(count, zone)
                    yield TrayButton(raised, self.why_not(raised))
            case agenda.Transporting() if zone is not None and self._evacuated_from(zone):
                leave = act.Evacuate(pieces)
                yield TrayButton(leave, self.why_not(leave))

    def _evacuated_from(self, zone: ZoneId) -> bool:
        """Return whether French FP may embark in the zone now."""
        leaving = any(isinstance(each, act.Evacuate) for each in self.legal)
        return leaving and zone == evacuation_effect(self.state).where

    def _readable(self, refused: IllegalAction) -> IllegalAction | None:
        return readable(refused, self.state.material)

    def why_off(self, spot: Spot) -> IllegalAction | None:
        """Return why a tray button or piece does nothing now, or None."""
        if spot.kind == "deed":
            return self.deeds[spot.number - 1].refused
        if spot.kind == "chip":
            chip = self.holding.chips[spot.number - 1]
            return None if chip.can_act else self._why_idle(chip)
        all_go = tr_noop("All of this kind are selected already.")
        none_goes = tr_noop("None of this kind is selected.")
        return self._readable(
            make_refusal(("5.0", "M53"), all_go if spot.kind == "more" else none_goes)
        )

    def _why_idle(self, chip: SelectablePiece) -> IllegalAction | None:
        """Return why a piece in the tray cannot act in this step."""
        pieces, zone = pieces_of([chip]), self.holding.zone
        line: Action | None = None
        match self.step:
            case agenda.Spending() if zone is not None:
                line = act.Improve((ZonePieces(pieces, zone),))
            case agenda.Ordering() | agenda.TakingInitiative() if zone is not None:
                able = [each.who for each in self.holding.chips if each.who and each.can_act]
                leaders = pieces.leaders or tuple(able[:1])
                line = self._order(evolve(pieces, leaders=leaders), zone) if leaders else None
        refused = None if line is None else self.why_not(line)
        if refused is not None:
            return refused
        words = tr_noop("This piece has moved or had its order this turn, or may have none.")
        return self._readable(make_refusal(("5.1", "M53"), words))

    # --- Interface to the desk --------------------------------------------------------------------

    def harms(self, action: Action) -> bool:
        """Return whether an action harms its player; always False in this game."""
        return False

    def pick_at(self, spot: Spot) -> Spot:
        """Return ``spot``, or the tray for a chip if nothing is selected."""
        if spot.kind == "deed":
            return spot
        return TRAY if spot.kind == "chip" and self.holding.pieces.empty else spot

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[Action]]:
        drops = self.by_pick(pick)
        for wider in enclosing_spots(self.state, spot):
            if wider == pick:
                break
            if wider in drops:
                if isinstance(self.step, agenda.Ordering | agenda.TakingInitiative):
                    # the order comes first, then the march to this zone
                    self.holding.aim = zone_of(self.board, wider)
                return wider, drops[wider]
        return spot, []


def enclosing_spots(state: State, spot: Spot) -> tuple[Spot, ...]:
    """Return the spot, followed by the spot that contains it, if any."""
    if spot.kind == "chip":
        return (spot, TRAY)
    zone = zone_of(state.material.board, spot)
    if zone is None or spot.kind == "zone":
        return (spot,)
    return (spot, zone_spot(state.material.board, zone))
