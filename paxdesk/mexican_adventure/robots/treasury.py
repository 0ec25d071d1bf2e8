"""Loans, better FP and new ones (4.1.2, 4.2): what an RP is best spent on."""

from paxdesk.mexican_adventure.robots.assessment import Assessment, strength
from paxdesk.mexican_adventure.robots.departure import GUARDS, outlasting, stronghold
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.communication import collected_from, value_of
from paxdesk.mexican_adventure.rules.forces import Batch, Group, Pieces, cost_of
from paxdesk.mexican_adventure.rules.legal import refusal
from paxdesk.mexican_adventure.rules.spending import LOAN, WITHDRAWAL_BY_LOAN
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import MOST_WITHDRAWAL, Nation, ZoneId

WORTH_OF_AN_RP = 0.25
STEP_OF_HUNGER = 1.3
FP_FOR_AN_RP = 5
TURNS_IN_HAND = 2
"""Turns of supply that an Imperial treasury should hold."""
FOR_IMPROVING = 10
"""RP beyond these turns that an army at war can use."""
WEAR = 0.5
"""Steps that the French Retreat marker goes to the right in a turn without anybody's wish."""
PRICE_OF_AN_FP = 2
FOR_ORDERS = {"imperial": 4, "republican": 6}
FOR_ORDERS_HOME = 3
"""What is kept while the French go home: whoever is raised now is still there at the end."""
AT_THE_STAND = 3.0
"""What it is worth to raise FP where they are to stay (7.4)."""
WORTH_A_STEP = 0.5
"""What an improvement must be good for, in worth."""
RICH = 15
"""RP from which on nothing is kept back that may rise."""
HINGE = 0.1
"""What a step more of a lone garrison is worth for each FP that lives by it."""
MARKER_EVENTS = {
    "civil_war_ends": 5,
    "johnson": 3,
    "decree": 1,
    "juarez_remains": 2,
    "charlotte": -1,
}
"""Steps of the French Retreat marker that chits bring (8.0)."""


def take_loan(seen: Assessment, legal: list[Action]) -> Action:
    """When an army can use the money, and Napoleon's patience lasts (4.1.2)."""
    state = seen.state
    price = cost_of(sum(1 for _ in state.all_fps("imperial")))
    income = value_of(state, collected_from(state, "imperial"))
    in_hand = state.rp["imperial"] + income
    short = in_hand < TURNS_IN_HAND * price + FOR_IMPROVING
    better = sum(fp.quality != "C" for _, fp in state.all_fps("imperial"))
    hungry = min(better, FP_FOR_AN_RP * max(0, price - state.rp["imperial"]))
    gain = LOAN * WORTH_OF_AN_RP + STEP_OF_HUNGER * hungry
    room = room_on_the_track(state) - WITHDRAWAL_BY_LOAN
    wanted = short and room > 0 and gain > WITHDRAWAL_BY_LOAN * seen.patience
    chosen = act.Loan if wanted else act.Pass
    return next(action for action in legal if isinstance(action, chosen))


def room_on_the_track(state: State) -> float:
    """Steps of the French Retreat marker that may be used up: those are left out that events
    and the years will take."""
    limit = state.card.victory.republican_above
    left = state.card.last_turn - state.turn + 1
    room = (MOST_WITHDRAWAL - 1 if limit is None else limit) - state.withdrawal - WEAR * left
    last = state.card.last_turn
    for event in state.material.events:
        if event.key in MARKER_EVENTS and last >= (event.since or 0):
            room -= MARKER_EVENTS[event.key] * sum(
                chit not in state.played for chit in state.material.chits_of(event.key)
            )
    return room


def spend(seen: Assessment, legal: list[Action]) -> Action:
    """Better armies first, as the rules have it, then new FP where they are needed."""
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
    """For the orders of this turn, and the supply of the next that income does not pay."""
    state, side = seen.state, seen.side
    kept = FOR_ORDERS[side]
    supply = cost_of(sum(1 for _ in state.all_fps(side)))
    income = value_of(state, collected_from(state, side))
    return kept + max(0, supply - income)


def _for_raising(seen: Assessment) -> int:
    """New FP hold zones, better ones do not: some money is for them."""
    nation: Nation = "imperial" if seen.side == "imperial" else "republican"
    room = seen.state.room_for(nation)
    if seen.side == "imperial" and outlasting(seen.state):
        # Only they may stay to the end.
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
        pieces = Pieces((), (Group(count, group.quality, group.nation),))
        wanted = act.Improve((Batch(pieces, batch.zone),))
        best, found = worth, wanted if refusal(seen.view, wanted) is None else action
    return found


def _step(seen: Assessment, zone: ZoneId, group: Group) -> float:
    """What a step is worth: an army fights by its best FP (5.7.1), and A and B are not lost by
    the first blow."""
    if seen.french_must_leave() and group.nation in ("french", "marine", "egyptian"):
        return -1.0
    count, bonus, _ = seen.own_mass[zone]
    army = min(count, 10) / 10
    led, danger = seen.leads(zone, seen.side), seen.threat(zone)
    value = 0.35 + 0.35 * led + 0.3 * army + (0.2 if danger else 0.0)
    first = {"A": 5, "B": 2, "C": 0}[group.quality] == bonus and bonus < 5
    if first and (led or danger > strength(seen.own(zone))):
        value += 1.5 * army + 0.4
    if count == 1 and not bonus:
        # One raid would be the end of it, and of the road behind it (M88).
        value += min(1.0, HINGE * seen.hinges.get(zone, 0))
    return value


def _many(seen: Assessment, zone: ZoneId, group: Group, rich: bool) -> int:
    """All of them in an army, one in a garrison."""
    have = sum(fp.quality == group.quality and fp.nation == group.nation for fp in seen.own(zone))
    return have if rich or seen.leads(zone, seen.side) or have <= 2 else 2


def _raising(seen: Assessment, zone: ZoneId, count: int) -> float:
    danger = max(0, seen.threat(zone) - strength(seen.own(zone)))
    army = len(seen.own(zone)) * seen.leads(zone, seen.side)
    value = 0.5 + 0.15 * seen.worths[zone] + 0.1 * min(danger, 8) + 0.1 * min(army, 10)
    hq = seen.state.hq
    if seen.side == "imperial" and hq is not None and hq.where == zone:
        value += max(0, GUARDS - len(seen.own(zone)))
    if zone == stronghold(seen):
        value += AT_THE_STAND
    if not seen.own(zone):
        value += 0.3 * seen.worths[zone]
        if danger > 2:
            # It would be eaten.
            value -= 1.5
    return value * (0.9 + 0.1 * count)
