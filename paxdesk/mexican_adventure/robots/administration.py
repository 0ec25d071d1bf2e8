"""Set-up, markers, heads of state and the HQ (4.0, 7.0): what is done without an order."""

from collections.abc import Callable

from paxdesk.mexican_adventure.robots.assessment import Assessment, french_in, strength
from paxdesk.mexican_adventure.robots.departure import GUARDS, stronghold, the_last_go
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.effects import evacuation
from paxdesk.mexican_adventure.rules.forces import Batch, Pieces
from paxdesk.mexican_adventure.rules.orders import may_command
from paxdesk.mexican_adventure.rules.words import FRENCH, MOST_WITHDRAWAL, LeaderId, ZoneId


def best(legal: list[Action], score: Callable[[Action], float]) -> Action:
    """The line with the highest score, the first of equals."""
    return max(legal, key=score)


FED = 3.0
"""What it is worth in the set-up that an Imperial force stands on a line of communication."""

MOST_FOR_A_SECOND = 9.0
AT_THE_STAND, IN_THE_STRONGHOLD = 10.0, 3.0
"""What it is worth that the HQ, and Maximilian, are where those stand who stay (7.4)."""
SURE_OF_THE_HQ = 0.6
"""The chance to win where it stands with which the HQ stays."""
FIELD_ARMY = 10
"""FP that stand with the HQ, ready to go anywhere."""
NEAR_THE_SHIPS, NEAR = 1.5, 3
"""What each zone is worth to the French by which they are nearer to their port than so many."""

# --- Set-up --------------------------------------------------------------------------------------


def set_up(seen: Assessment, legal: list[Action]) -> Action:
    """Where a piece does most good; nothing is taken back."""

    def score(action: Action) -> float:
        match action:
            case act.Place((batch,)):
                if batch.pieces.leaders:
                    return _for_a_leader(seen, batch.zone, batch.pieces.leaders[0])
                return _for_fps(seen, batch.zone, batch.pieces)
            case act.Done():
                return 1000.0
        return -1000.0

    return best(legal, score)


def _for_fps(seen: Assessment, zone: ZoneId, pieces: Pieces) -> float:
    """One at a time: first a garrison where it pays, then armies where the enemy is."""
    here, worth = len(seen.own(zone)), seen.worths[zone]
    value = worth + 0.3 if not here else min(worth, MOST_FOR_A_SECOND) / (1 + here)
    if here and seen.state.hq_in(zone) and here < FIELD_ARMY:
        value = max(value, FED)
    front = max((strength(seen.theirs(each)) for each in seen.board.neighbours(zone)), default=0)
    value += 0.15 * front / (1 + 0.3 * here)
    if pieces.navies:
        return value + 5
    group = pieces.groups[0]
    if seen.side == "imperial" and seen.state.withdrawal == MOST_WITHDRAWAL:
        order = evacuation(seen.state)
        if group.nation in FRENCH:
            # They leave soon, by this port (event 63); the Vomito waits there (M31).
            value -= NEAR_THE_SHIPS * max(0, seen.distance(zone, order.where) - NEAR)
            if zone == order.where and group.quality == "C" and here < 2 * order.most:
                value += 10
        if zone == order.where and group.quality != "C":
            value -= 10
    if seen.side == "imperial" and not seen.board.zones[zone].port:
        value += FED if seen.supplied_in(zone) else -FED
    many = sum(group.count for group in pieces.groups)
    return value - (0.0 if many == 1 else 0.01 * many)


def _for_a_leader(seen: Assessment, zone: ZoneId, who: LeaderId) -> float:
    state = seen.state
    here = sum(may_command(state, who, fp.nation) for fp in seen.own(zone))
    leaders = len(state.leaders_in(zone, seen.side))
    return here / (1.0 + 2 * leaders) + 0.1 * seen.worths[zone] - 2 * (here == 0)


def starve(seen: Assessment, legal: list[Action]) -> Action:
    """C FP suffer nothing (4.2.1)."""

    def score(action: Action) -> float:
        assert isinstance(action, act.Starve)
        groups = [group for batch in action.batches for group in batch.pieces.groups]
        return -sum(group.count for group in groups if group.quality != "C")

    return best(legal, score)


# --- Markers, heads of state, HQ -----------------------------------------------------------------


def place_marker(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.PlaceMarker)
        zone = action.zone
        here = seen.state.zones[zone]
        if action.marker == "vomito":
            near = (zone, *seen.board.linked[zone])
            return sum(french_in(seen.state.zones[each].imperial) for each in near) + 0.1 * len(
                seen.board.linked[zone]
            )
        if action.marker == "rural_guards":
            return seen.worths[zone] + (3.0 if len(here.imperial) == 1 else 0.0)
        near_guerrillas = sum(
            seen.state.zones[each].guerrilla for each in seen.board.neighbours(zone)
        )
        return 3.0 * near_guerrillas + seen.worths[zone]

    return best(legal, score)


def place_head(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.PlaceHead)
        return shelter(seen, action.zone)

    return best(legal, score)


def shelter(seen: Assessment, zone: ZoneId) -> float:
    """How well a head of state is kept in a zone: in a city, among friends, far from enemies."""
    own = seen.own(zone)
    settled = seen.board.zones[zone].settled
    nearest = min(
        (
            seen.distance(zone, each)
            for each in seen.board.ids
            if seen.theirs(each) and seen.leads(each, seen.enemy)
        ),
        default=6,
    )
    value = 4.0 * settled + 0.8 * min(nearest, 6) + 0.2 * min(strength(own), 12)
    if not own:
        value -= 1.0
    if seen.state.zones[zone].occupied(seen.enemy):
        value -= 6.0
    # Ways out that no enemy holds (M82).
    near = seen.board.neighbours(zone)
    value += sum(not seen.state.zones[each].held(seen.enemy) for each in near) / len(near)
    if seen.side == "imperial":
        value += IN_THE_STRONGHOLD * (zone == stronghold(seen))
        nations = {fp.nation for fp in own}
        value += 1.0 * (nations == {"imperial"}) - 4.0 * (not own)
    return value


def place_hq(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.PlaceHq)
        near = sum(
            len(seen.own(each)) / (1 + seen.distance(action.zone, each))
            for each in seen.board.ids
            if seen.own(each)
        )
        stand = AT_THE_STAND * (action.zone == stronghold(seen))
        return near + strength(seen.own(action.zone)) + stand

    return best(legal, score)


def withdraw_hq(seen: Assessment, legal: list[Action]) -> Action:
    """With the last French, or before it falls (event 63)."""
    state = seen.state
    wanted = False
    if seen.french_must_leave() and state.saillard is not None:
        hq = state.hq
        french = hq is not None and state.material.hqs[hq.id].nation == "french"
        wanted = french and (the_last_go(state) or _hq_lost(seen))
    return best(legal, lambda action: float(isinstance(action, act.Withdraw) == wanted))


def _hq_lost(seen: Assessment) -> bool:
    """Whether the French HQ would fall: it comes back sooner if it goes (M51, M66)."""
    hq = seen.state.hq
    if hq is None or hq.where is None:
        return False
    if not seen.theirs(hq.where):
        # Nobody else moves before the next turn but by raids (M66, M88).
        return len(seen.own(hq.where)) < GUARDS
    _, _, chance = seen.exchange(hq.where, seen.own(hq.where), seen.theirs(hq.where))
    return chance < SURE_OF_THE_HQ


# --- What events ask -----------------------------------------------------------------------------


def by_armies(seen: Assessment, legal: list[Action]) -> Action:
    """Pieces go, or rise, where most FP stand under a leader."""

    def score(action: Action) -> float:
        batches: tuple[Batch, ...] = ()
        match action:
            case act.Place(found) | act.Improve(found) | act.Convert(found):
                batches = found
            case act.ReturnLeader(leader, zone):
                faces = seen.state.material.leaders[leader].faces
                return _for_a_leader(seen, zone, leader) + 0.1 * max(each for _, each in faces)
        return sum(
            batch.pieces.count
            * (
                len(seen.own(batch.zone)) * (1 + seen.leads(batch.zone, seen.side))
                + seen.worths[batch.zone]
            )
            for batch in batches
        ) - 0.1 * len(batches)

    return best(legal, score)
