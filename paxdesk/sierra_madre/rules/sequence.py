"""The eleven phases: their beginnings, the skipping of phases, and the order of play."""

from typing import Final

from attrs import evolve

from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import auctions, payments
from paxdesk.sierra_madre.rules.calendar import season
from paxdesk.sierra_madre.rules.cards import CARDS, CardId, card_prefix
from paxdesk.sierra_madre.rules.payments import decided, proposed
from paxdesk.sierra_madre.rules.refusals import refuse_unless
from paxdesk.sierra_madre.rules.state import PHASES, ROUNDS, State, purse_account

LAST: Final = PHASES
RICHEST: Final = ("quarterly", "forced", "election")
"""Auctions in which the richest player bids first."""
STEPS: Final = {6: "S6.1", 10: "S10"}
"""Steps of the phases whose order of play depends on the number of cards."""
ESTATE: Final = frozenset(("W", "C", "R", "RR"))
"""Prefixes of a killed player's cards that are put up immediately (S11.4.4)."""


def go_on(state: State) -> None:
    """Leave the phase, and enter the next one with anything to do."""
    for phase in range(state.phase + 1, LAST + 1):
        if enter(state, phase):
            return
        state.tell("folded", amount=phase)
    _new_quarter(state)


def enter(state: State, phase: int) -> bool:
    """Begin a phase; return whether play stops in it."""
    state.phase, state.order, state.weights = phase, (), {}
    state.mover = state.still = state.round = 0
    state.rows = proposed(state) if phase > 1 else ()
    edge, nobody = state.lying("edge"), not state.bidders
    idle = {
        2: not state.rows, 3: not state.rows, 4: not edge, 5: nobody or not state.lying("common"),
        6: nobody, 7: not any(mendable(state, card) for card in state.cards),
        10: nobody or season(state.quarter) == "winter",
    }  # fmt: skip
    if idle.get(phase):
        return False
    match phase:
        case 4:
            state.tell("phase", amount=phase)
            auctions.begin(state, "quarterly", edge[0])
            return True
        case 5:
            state.order = auctions.richest_first(state, "S5.1")
        case 6:
            _weigh(state, "S6.1")
            state.order = auctions.clockwise_from(state.bidders, state.moving)
        case 8:
            mature(state)
            return False
        case 10:
            _weigh(state, "S10")
            state.round = 1
    state.tell("phase", amount=phase)
    return True


def _weigh(state: State, step: str) -> None:
    """Set the order of play by cards and dice (S6.1, S10)."""
    state.weights = {seat: state.weight(seat) for seat in state.bidders}
    state.order = tuple(seat for equal in _equals(state) for seat in decided(state, equal, step))
    for seat in state.order:
        state.tell("counted", seat, state.weights[seat], step=step)


def _equals(state: State) -> list[list[Seat]]:
    weights = state.weights.items()
    heaviest_first = sorted({weight for _, weight in weights}, reverse=True)
    return [[seat for seat, weight in weights if weight == each] for each in heaviest_first]


def tied(state: State) -> list[list[Seat]]:
    """Return the groups of tied players who may still roll dice by hand."""
    auction, groups, order = state.auction, list[list[Seat]](), state.order
    if auction is not None:
        order = auction.bidders
        if not auction.bids and auction.sale in RICHEST and len(order) == len(state.bidders):
            groups = [auctions.richest(state)]
    elif not state.mover and not state.still and state.round < 2:
        equals = _equals(state)
        groups = {5: [auctions.richest(state)], 6: equals[:1], 10: equals}.get(state.phase, [])
    return [group for group in groups if len(group) > 1 and set(group) <= set(order)]


def roll_by_hand(state: State, dice: tuple[int, ...]) -> None:
    """Decide ties again with ``dice`` rolled at the board. Raises IllegalAction."""
    groups, typed, auction = tied(state), list(dice), state.auction
    step = auctions.STEPS[auction.sale] if auction else STEPS.get(state.phase, "S5.1")
    refuse_unless(groups, "no tie", step)
    rolled = [seat for group in groups for seat in decided(state, group, step, typed)]
    refuse_unless(not typed, "dice", step, number=len(dice) - len(typed))
    if auction is not None:
        order = auctions.clockwise_from(tuple(sorted(auction.bidders)), rolled[0])
        state.auction = evolve(auction, bidders=order)
    elif state.phase == 10:
        places = iter(rolled)
        equal = {seat for group in groups for seat in group}
        state.order = tuple(next(places) if seat in equal else seat for seat in state.order)
    else:
        state.order = auctions.clockwise_from(tuple(sorted(state.order)), rolled[0])


def mendable(state: State, card: CardId) -> str:
    """Return the step by which a card can be recapitalized, or ""."""
    found = state.cards[card]
    if not found.owner or card_prefix(card) not in ("C", "RR"):
        return ""
    if found.place == "ruined":
        return "S7.1"
    if found.place != "mature":
        return ""
    if found.level == 0 and found.facts.profit > 0:
        return "S7.2"
    reduced = found.facts.kind == "smelter" and found.level < found.facts.profit
    return "S7.3" if reduced else ""


def price(state: State, card: CardId) -> int:
    """Return the price, in gold, of recapitalizing a card (S7)."""
    return 2 if mendable(state, card) == "S7.3" else 1


def mature(state: State) -> None:
    """Move due cards to the profits tracks; struck cards wait (S8)."""
    for card in [c for seat in state.players for c, _ in state.owned(seat)]:
        found = state.cards[card]
        if found.place == "coming" and found.struck:
            due = max(found.due, state.quarter) + 1
            state.change(card, due=due)
            state.tell("delayed", found.owner, due, card, step="S8.3")
        elif found.place == "coming" and found.due <= state.quarter:
            state.change(card, place="mature", level=found.facts.profit)
            state.tell("matured", found.owner, found.facts.profit, card, step="S8.1")
        if found.struck:
            state.change(card, struck=False)


def done_in_round(state: State, *, moved: bool) -> None:
    """End a player's move, and perhaps the round or the phase (S10)."""
    state.still += not moved
    state.mover += 1
    if state.mover < len(state.order):
        return
    if state.still == len(state.order) or state.round == ROUNDS:
        go_on(state)
        return
    state.mover, state.still = 0, 0
    state.round += 1
    state.tell("round", amount=state.round)


def take_turn(state: State, *, passed: bool) -> None:
    """End a player's turn in phase 5 or 6, and perhaps the phase."""
    state.still = state.still + 1 if passed else 0
    state.mover += 1
    done = state.mover if state.phase == 6 else state.still
    if done >= len(state.order) or (state.phase == 5 and not state.lying("common")):
        go_on(state)
    else:
        state.mover %= len(state.order)


def after_auction(state: State, sale: str) -> None:
    """Continue with the next phase, turn or card of an estate, unless an auction is running."""
    if state.auction is not None:
        return
    if sale == "quarterly":
        go_on(state)
    elif sale == "common":
        take_turn(state, passed=False)
    else:
        sell_estates(state)


def sell_estates(state: State) -> None:
    """Put up the next card of a player who left the game (S11.4.4)."""
    if state.auction is not None:
        return
    for seat, man in state.hacendados.items():
        card = next((card for card, _ in state.owned(seat)), None)
        if man.status == "left" and card is not None:
            auctions.begin(state, "forced", card, payee=purse_account(seat))
            sell_estates(state)
            return


def check_finished(state: State) -> None:
    """Check that everything required in the phase is done. Raises IllegalAction."""
    unseen = CARDS - state.cards.keys()
    seen = state.phase != 1 or not unseen or payments.revealed_card(state)
    refuse_unless(seen, "turn over", "S1.1")
    for seat, man in state.hacendados.items():
        back = state.phase == LAST and man.status == "at_war" and man.back <= state.quarter
        refuse_unless(not back, "in war", "S11.4.4", seat=seat)
        refuse_unless(man.status != "dead", "dead", "S11.4.4", seat=seat)


def _new_quarter(state: State) -> None:
    state.quarter += 1
    state.subsidized = state.confirmed = ()
    for card in [card for card, each in state.cards.items() if each.idle]:
        state.change(card, idle=False)
    state.tell("turn", amount=state.quarter)
    enter(state, 1)


NEEDED: Final = 13
"""Lowest sum that ends the game (S11.5.3)."""


def end_chance(unrest: int) -> int:
    """Return how many of the 36 throws of two dice end the game."""
    return sum(ways for dice, ways in auctions.TWO_DICE.items() if dice + unrest >= NEEDED)
