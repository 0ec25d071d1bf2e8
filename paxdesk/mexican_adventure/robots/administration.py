"""Decisions on set-up, markers, heads of state, the HQ, events and money (4.0, 7.0)."""

from paxdesk.float_sum import float_sum
from paxdesk.mexican_adventure.robots.assessment import (
    STEP_TO_RETREAT,
    Assessment,
    french_in,
    retreat_step_cost,
)
from paxdesk.mexican_adventure.robots.departure import GUARDS, outlasting, stronghold, the_last_go
from paxdesk.mexican_adventure.robots.forces_seen import BONUS, strength
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action, Give, Keep
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.engine import refusal
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces, ZonePieces, cost_of
from paxdesk.mexican_adventure.rules.orders import may_command
from paxdesk.mexican_adventure.rules.spending import LOAN, WITHDRAWAL_BY_LOAN
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import collected_from, value_of
from paxdesk.mexican_adventure.rules.vocabulary import (
    FRENCH,
    MOST_WITHDRAWAL,
    Chit,
    LeaderId,
    Nation,
    Side,
    ZoneId,
)

FED = 3.0
"""Value of supply for an Imperial force, during set-up."""

MOST_FOR_A_SECOND = 9.0
AT_THE_STAND, IN_THE_STRONGHOLD = 10.0, 3.0
"""Value of the HQ in the stronghold, and value of Maximilian there (7.4)."""
SURE_OF_THE_HQ = 0.6
"""Chance of winning a fight at the HQ below which the HQ counts as lost."""
FIELD_ARMY = 10
"""Number of FP below which the set-up favours the zone of the HQ."""
NEAR_THE_SHIPS, NEAR = 1.5, 3
"""Cost for French FP of each zone of distance beyond NEAR from their port (event 63)."""

# --- Set-up ---------------------------------------------------------------------------------------


def set_up(seen: Assessment, legal: list[Action]) -> Action:
    """Return Done if it is legal, else the best placement of a piece."""

    def score(action: Action) -> float:
        match action:
            case act.PlacePieces((batch,)):
                if batch.pieces.leaders:
                    return _for_a_leader(seen, batch.zone, batch.pieces.leaders[0])
                return _for_fps(seen, batch.zone, batch.pieces)
            case act.Done():
                return 1000.0
        return -1000.0

    return max(legal, key=score)


def _for_fps(seen: Assessment, zone: ZoneId, pieces: Pieces) -> float:
    """Return the value of placing FP in a zone."""
    here, worth = len(seen.own_fps(zone)), seen.worths[zone]
    value = worth + 0.3 if not here else min(worth, MOST_FOR_A_SECOND) / (1 + here)
    if here and seen.state.hq_in(zone) and here < FIELD_ARMY:
        value = max(value, FED)
    front = max((strength(seen.enemy_fps(each)) for each in seen.board.neighbours(zone)), default=0)
    value += 0.15 * front / (1 + 0.3 * here)
    if pieces.navies:
        return value + 5
    group = pieces.groups[0]
    if seen.side == "imperial" and seen.state.withdrawal == MOST_WITHDRAWAL:
        order = evacuation_effect(seen.state)
        if group.nation in FRENCH:
            # French FP leave by this port (event 63); Vomito affects A and B (M31).
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
    here = sum(may_command(state, who, fp.nation) for fp in seen.own_fps(zone))
    leaders = len(state.leaders_in(zone, seen.side))
    return here / (1.0 + 2 * leaders) + 0.1 * seen.worths[zone] - 2 * (here == 0)


def starve(seen: Assessment, legal: list[Action]) -> Action:
    """Return the choice that starves the fewest FP of quality A or B (4.2.1)."""

    def score(action: Action) -> float:
        assert isinstance(action, act.Starve)
        groups = [group for batch in action.batches for group in batch.pieces.groups]
        return -sum(group.count for group in groups if group.quality != "C")

    return max(legal, key=score)


# --- Markers, heads of state, HQ ------------------------------------------------------------------


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

    return max(legal, key=score)


def place_head(seen: Assessment, legal: list[Action]) -> Action:
    def score(action: Action) -> float:
        assert isinstance(action, act.PlaceHead)
        return shelter(seen, action.zone)

    return max(legal, key=score)


def shelter(seen: Assessment, zone: ZoneId) -> float:
    """Return the safety of a zone for a head of state."""
    own = seen.own_fps(zone)
    settled = seen.board.zones[zone].is_city_or_fortress
    nearest = min(
        (
            seen.distance(zone, each)
            for each in seen.board.ids
            if seen.enemy_fps(each) and seen.leads(each, seen.enemy)
        ),
        default=6,
    )
    value = 4.0 * settled + 0.8 * min(nearest, 6) + 0.2 * min(strength(own), 12)
    if not own:
        value -= 1.0
    if seen.state.zones[zone].occupied(seen.enemy):
        value -= 6.0
    # ways out that no enemy holds (M82)
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
        near = float_sum(
            len(seen.own_fps(each)) / (1 + seen.distance(action.zone, each))
            for each in seen.board.ids
            if seen.own_fps(each)
        )
        stand = AT_THE_STAND * (action.zone == stronghold(seen))
        return near + strength(seen.own_fps(action.zone)) + stand

    return max(legal, key=score)


def withdraw_hq(seen: Assessment, legal: list[Action]) -> Action:
    """Return the choice of whether the HQ withdraws."""
    state = seen.state
    wanted = bool(seen.level.guards_hq) and _hq_doomed(seen)
    if seen.french_must_leave() and state.saillard is not None:
        hq = state.hq
        french = hq is not None and state.material.hqs[hq.id].nation == "french"
        wanted = french and (the_last_go(state) or _hq_lost(seen))
    return max(legal, key=lambda action: float(isinstance(action, act.Withdraw) == wanted))


def _hq_doomed(seen: Assessment) -> bool:
    """Return whether the HQ's guards would probably lose."""
    hq = seen.state.hq_zone
    if hq is None or not seen.enemy_fps(hq):
        return False
    here = seen.their_mass[hq]
    return seen.hq_falls(seen.own_mass[hq], here[0] + here[1]) > 1 - SURE_OF_THE_HQ / 2


def _hq_lost(seen: Assessment) -> bool:
    """Return whether the HQ would probably be lost."""
    hq = seen.state.hq_zone
    if hq is None:
        return False
    if not seen.enemy_fps(hq):
        # before the next turn, only raids can threaten the HQ (M66, M88)
        return len(seen.own_fps(hq)) < GUARDS
    return seen.exchange(hq, seen.own_fps(hq), seen.enemy_fps(hq))[2] < SURE_OF_THE_HQ


# --- Questions of events --------------------------------------------------------------------------


def by_armies(seen: Assessment, legal: list[Action]) -> Action:
    """Return the answer that best serves led armies and valuable zones."""

    def score(action: Action) -> float:
        batches: tuple[ZonePieces, ...] = ()
        match action:
            case act.PlacePieces(found) | act.Improve(found) | act.Convert(found):
                batches = found
            case act.ReturnLeader(leader, zone):
                faces = seen.state.material.leaders[leader].faces
                return _for_a_leader(seen, zone, leader) + 0.1 * max(each for _, each in faces)
        return float_sum(
            batch.pieces.count
            * (
                len(seen.own_fps(batch.zone)) * (1 + seen.leads(batch.zone, seen.side))
                + seen.worths[batch.zone]
            )
            for batch in batches
        ) - 0.1 * len(batches)

    return max(legal, key=score)


# --- Loans, improvement and new FP (4.1.2, 4.2): spending of RP -----------------------------------

WORTH_OF_AN_RP = 0.25
STEP_OF_HUNGER = 1.3
FP_FOR_AN_RP = 5
TURNS_IN_HAND = 2
"""Number of turns for which an Imperial treasury should cover supply."""
FOR_IMPROVING = 10
"""RP that an army at war can use, beyond its supply for TURNS_IN_HAND turns."""
WEAR = 0.5
"""Expected steps of the French Retreat marker per turn, apart from players' choices."""
WEAR_OF_WAR = 1.0
"""Like WEAR, if the army fights in every turn (7.2)."""
WEAR_BEFORE_HUNGER = 0.2
"""Like WEAR, for a loan against hunger in the Campaign, which leaves time to recover."""
PRICE_OF_AN_FP = 2
FOR_ORDERS = {"imperial": 4, "republican": 6}
FOR_ORDERS_HOME = 3
"""RP kept for orders while the French go home."""
RAISED_AT_THE_STAND = 3.0
"""Extra value of raising FP in the stronghold (7.4)."""
WORTH_A_STEP = 0.5
"""Value that an improvement must exceed with fewer than RICH RP."""
RICH = 15
"""Minimum RP with which any useful improvement is bought."""
FIRST_THERE = 5.0
"""Base value of a first FP in a zone if ``Assessment.raises_everywhere`` (6.2.3)."""
HINGE = 0.1
"""Extra value of improving a lone FP, for each other FP supplied only through its zone."""
MARKER_EVENTS: dict[str, int] = {
    "civil_war_ends": 5,
    "johnson": 3,
    "decree": 1,
    "juarez_remains": 2,
    "charlotte": -1,
}
"""Steps by which events move the French Retreat marker (8.0)."""


def take_loan(seen: Assessment, legal: list[Action]) -> Action:
    """Return Loan if it is needed and worth its cost, else Pass (4.1.2)."""
    state = seen.state
    price = cost_of(sum(1 for _ in state.all_fps("imperial")))
    income = value_of(state, collected_from(state, "imperial"))
    in_hand = state.rp["imperial"] + income
    # the French Retreat limit decides at the end, so loans may use it up (7.2)
    limited = seen.level.borrows and state.card.victory.republican_above is not None
    turns = min(TURNS_IN_HAND, state.card.last_turn - state.turn) if limited else TURNS_IN_HAND
    short = in_hand < turns * price + FOR_IMPROVING
    better = sum(fp.quality != "C" for _, fp in state.all_fps("imperial"))
    hungry = min(better, FP_FOR_AN_RP * max(0, price - state.rp["imperial"]))
    gain = LOAN * WORTH_OF_AN_RP + STEP_OF_HUNGER * hungry
    # the Campaign leaves time to recover
    early = seen.level.borrows and hungry and state.card.victory.by == "no_imperial_fp"
    wear = WEAR_OF_WAR if limited else WEAR_BEFORE_HUNGER if early else WEAR
    room = room_on_the_track(state, wear) - WITHDRAWAL_BY_LOAN
    worth_it = limited or gain > WITHDRAWAL_BY_LOAN * seen.patience
    wanted = short and room > 0 and worth_it
    chosen = act.Loan if wanted else act.Pass
    return next(action for action in legal if isinstance(action, chosen))


def room_on_the_track(state: State, wear: float = WEAR) -> float:
    """Return by how many steps players' choices may still move the French Retreat marker."""
    limit = state.card.victory.republican_above
    left = state.card.last_turn - state.turn + 1
    room = (MOST_WITHDRAWAL - 1 if limit is None else limit) - state.withdrawal - wear * left
    last = state.card.last_turn
    for event in state.material.events:
        if event.key in MARKER_EVENTS and last >= (event.since or 0):
            room -= MARKER_EVENTS[event.key] * sum(
                chit not in state.played for chit in state.material.chits_of(event.key)
            )
    return room


def spend(seen: Assessment, legal: list[Action]) -> Action:
    """Return the best way to spend RP: improve, then raise, then Done."""
    state, side = seen.state, seen.side
    lasting = side == "imperial" and outlasting(state)
    purse = state.rp[side] - (FOR_ORDERS_HOME if lasting else _kept(seen))
    improving = _improving(seen, legal, purse - _for_raising(seen))
    if improving is not None:
        return improving

    def score(action: Action) -> float:
        if isinstance(action, act.Raise) and PRICE_OF_AN_FP * action.count <= purse:
            return _raising(seen, action.zone, action.count)
        return 0.05 if isinstance(action, act.Done) else -1.0

    return max(legal, key=score)


def _kept(seen: Assessment) -> int:
    """Return the RP kept for orders and supply."""
    state, side = seen.state, seen.side
    kept = FOR_ORDERS[side]
    if seen.finishing and side == "imperial":
        return kept
    supply = cost_of(sum(1 for _ in state.all_fps(side)))
    income = value_of(state, collected_from(state, side))
    return kept + max(0, supply - income)


def _for_raising(seen: Assessment) -> int:
    """Return the RP reserved for raising new FP."""
    nation: Nation = "imperial" if seen.side == "imperial" else "republican"
    room = seen.state.room_for(nation)
    if seen.side == "imperial" and outlasting(seen.state):
        # only Imperial FP may stay to the end
        return PRICE_OF_AN_FP * room
    return PRICE_OF_AN_FP * min(3, room)


def _improving(seen: Assessment, legal: list[Action], purse: int) -> Action | None:
    best, found = 0.0, None
    for action in legal:
        if not isinstance(action, act.Improve) or purse < 1:
            continue
        (batch,) = action.batches
        (group,) = batch.pieces.groups
        worth = _step(seen, batch.zone, group)
        rich = purse >= RICH
        if worth <= max(best, 0.0 if rich else WORTH_A_STEP):
            continue
        count = min(purse, _many(seen, batch.zone, group, rich))
        pieces = Pieces((), (FpGroup(count, group.quality, group.nation),))
        wanted = act.Improve((ZonePieces(pieces, batch.zone),))
        best, found = worth, wanted if refusal(seen.view, wanted) is None else action
    return found


def _step(seen: Assessment, zone: ZoneId, group: FpGroup) -> float:
    """Return the value of improving an FP (5.7.1)."""
    if seen.french_must_leave() and group.nation in ("french", "marine", "egyptian"):
        return -1.0
    count, bonus, _ = seen.own_mass[zone]
    army = min(count, 10) / 10
    led, danger = seen.leads(zone, seen.side), seen.threat(zone)
    value = 0.35 + 0.35 * led + 0.3 * army + (0.2 if danger else 0.0)
    first = BONUS[group.quality] == bonus < BONUS["A"]
    if first and (led or danger > strength(seen.own_fps(zone))):
        value += 1.5 * army + 0.4
    if count == 1 and not bonus:
        # a raid would destroy the FP and cut the road (M88)
        value += min(1.0, HINGE * seen.fps_supplied_through.get(zone, 0))
    return value


def _many(seen: Assessment, zone: ZoneId, group: FpGroup, rich: bool) -> int:
    """Return the number of FP to improve."""
    have = sum(
        fp.quality == group.quality and fp.nation == group.nation for fp in seen.own_fps(zone)
    )
    return have if rich or seen.leads(zone, seen.side) or have <= 2 else 2


def _raising(seen: Assessment, zone: ZoneId, count: int) -> float:
    danger = max(0, seen.threat(zone) - strength(seen.own_fps(zone)))
    army = len(seen.own_fps(zone)) * seen.leads(zone, seen.side)
    value = 0.5 + 0.15 * seen.worths[zone] + 0.1 * min(danger, 8) + 0.1 * min(army, 10)
    if seen.side == "imperial" and seen.state.hq_in(zone):
        value += max(0, GUARDS - len(seen.own_fps(zone)))
    if zone == stronghold(seen):
        value += RAISED_AT_THE_STAND
    if not seen.own_fps(zone):
        value += 0.3 * seen.worths[zone]
        if seen.raises_everywhere:
            # Prefer zones far from the enemy.
            return FIRST_THERE + seen.away_from_them(zone) - count
        if danger > 2:
            # new FP alone in a threatened zone would be destroyed
            value -= 1.5
    return value * (0.9 + 0.1 * count)


# --- Values of event chits for a side, in RP (4.3, 8.0) -------------------------------------------

OPPONENT_PLAYS_IT = 0.4
"""Factor for a chit given to the opponent, who keeps one of four chits."""

WORTH: dict[str, float] = {
    "vomito": -2.0,
    "guerrilla": -3.0,
    "americans": -3.0,
    "rural_guards": 2.0,
    "counter_guerrilla": 2.5,
    "reinforcements": 14.0,
    "marines": 4.0,
    "egyptians": 3.0,
    "evasion": -2.0,
    "exchange": 0.0,
    "camerone": 2.0,
    "monarchy": 2.0,
    "railway": 2.0,
    "telegraph": 3.0,
    "dupin_dismissed": -2.0,
    "civil_war_ends": -8.0,
    "american_loans": -10.0,
    "johnson": -4.0,
    "decree": 1.0,
    "charlotte": 1.5,
    "juarez_remains": -3.0,
    "loans": -14.0,
    "forey": 2.0,
    "bazaine": 3.0,
    "marshal": -0.5,
    "maximilian": 4.0,
    "belgians": 2.5,
    "imperial_army": -0.5,
    "french_retreat": -6.0,
    "saillard": -12.0,
    "allies_dismissed": -6.0,
    "cazadores": 1.0,
    "arms_end": -1.5,
}
"""Values in RP for the Imperial side; for the Republican side they are negated."""
FOR_WHOEVER_PLAYS: dict[str, float] = {"forced_enrolment": 2.0, "santa_anna": 2.5}


def chit_value(state: State, side: Side, chit: Chit) -> float:
    """Return the value for ``side`` of playing this chit, in RP."""
    key = state.material.chits[chit].key
    if key in FOR_WHOEVER_PLAYS:
        return FOR_WHOEVER_PLAYS[key]
    worth = WORTH[key] - MARKER_EVENTS.get(key, 0) * max(
        0.0, retreat_step_cost(state) - STEP_TO_RETREAT
    )
    return worth if side == "imperial" else -worth


def choose_chit(state: State, side: Side, legal: list[Action]) -> Action:
    """Return the best chit to keep, with the least harmful one to give (4.3.2)."""

    def score(action: Action) -> float:
        kept = chit_value(state, side, action.chit) if isinstance(action, Keep) else 0.0
        given = action.give if isinstance(action, Keep) else None
        if isinstance(action, Give):
            given = action.chit
        if given is not None:
            other: Side = "republican" if side == "imperial" else "imperial"
            kept -= OPPONENT_PLAYS_IT * max(0.0, chit_value(state, other, given))
        return kept

    return max(legal, key=score)
