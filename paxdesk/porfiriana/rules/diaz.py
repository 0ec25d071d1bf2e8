"""Díaz as the opponent of one person (Part L, R74-R81)."""

from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    SLOTS,
    Action,
    Buy,
    CardNumber,
    Dice,
    First,
    Seat,
    Slot,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import (
    DiazTurn,
    DiscardHeadlines,
    EffectList,
    EndTurn,
    IncomePhase,
    LandHeadline,
    Recount,
    RestoreMarket,
    evolve_step,
)
from paxdesk.porfiriana.rules.attacks import begin_attack
from paxdesk.porfiriana.rules.diaz_choices import attack_use, enterprise_use, person, troop_use
from paxdesk.porfiriana.rules.headlines import brings_the_pax, empty_slot
from paxdesk.porfiriana.rules.partners import enter_partner
from paxdesk.porfiriana.rules.play_area import found_enterprise
from paxdesk.porfiriana.rules.prices import gain_gold
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.troops import bring_in

ROWS = 2


# --- Díaz's turn ----------------------------------------------------------------------------------


def resolve_turn(state: State, step: DiazTurn) -> bool:
    """Resolve Díaz's turn (R75). Returns False while a roll or a purchase is pending."""
    if not step.rows:
        state.agenda.pop()
        state.agenda.append(EndTurn())
        if state.variant.diaz_suffers_depressions:
            state.agenda.append(IncomePhase())
        state.agenda += [RestoreMarket(), DiscardHeadlines()]
        return True
    if not step.rolls or slot_under(state, step, step.rows[0]) is not None:
        return False
    state.agenda[-1] = evolve_step(step, rows=step.rows[1:])
    return True


def slot_under(state: State, step: DiazTurn, row: int) -> Slot | None:
    """Return the slot of the card under a die (R48), or None.

    An empty slot is replaced by the nearest cheaper card's, else by the nearest dearer card's.
    """
    start = step.rolls[row] - 1
    order = [*range(start, -1, -1), *range(start + 1, 6)]
    return next((6 * row + index for index in order if state.market[6 * row + index]), None)


def is_purchase(state: State, action: Action) -> bool:
    """Return whether this is a purchase by Díaz's dice; ``state`` is the position before."""
    turn = state.agenda[-1] if state.agenda else None
    return isinstance(action, Buy) and isinstance(turn, DiazTurn) and bool(turn.rolls)


def turn_asked(state: State, step: DiazTurn) -> Seat:
    """Return the person if the order of the cards must be chosen, else Díaz."""
    return person(state) if _to_be_ordered(state, step) else DIAZ


def _to_be_ordered(state: State, step: DiazTurn) -> bool:
    return (
        state.variant.person_orders_for_diaz
        and bool(step.rolls)
        and not step.ordered
        and len(step.rows) > 1
        and slot_under(state, step, step.rows[1]) is not None
    )


def turn_options(state: State, step: DiazTurn) -> list[Action]:
    """Return the roll, the choices of the order, or the next purchase."""
    if not step.rolls:
        return [Dice(state.next_rolls(ROWS))]
    slots = [slot_under(state, step, row) for row in step.rows]
    if _to_be_ordered(state, step):
        return [First(state.market[slot]) for slot in slots if slot is not None]
    slot = slots[0]
    assert slot is not None
    number = state.market[slot]
    if number in state.cards.headlines:
        return [Buy(slot, "event" if brings_the_pax(state, number) else "quo")]
    return [Buy(slot, "quo" if number in state.cards.topples else None)]


def answer_turn(state: State, step: DiazTurn, action: Action) -> None:
    """Roll the dice, choose the order of the rows, or buy (R48, R75)."""
    if isinstance(action, Dice):
        rolls = tuple(state.roll() for _ in range(ROWS))
        state.agenda[-1] = evolve_step(step, rolls=rolls)
    elif isinstance(action, First):
        first = state.market.index(action.card) // 6
        state.agenda[-1] = evolve_step(step, rows=(first, 1 - first), ordered=True)
    else:
        assert isinstance(action, Buy)
        state.agenda[-1] = evolve_step(step, rows=step.rows[1:], ordered=True)
        state.agenda.append(Recount(DIAZ))
        _purchase(state, action)


def _purchase(state: State, action: Buy) -> None:
    """Use the bought card, and pay a speculator (R75)."""
    speculator = state.speculation[action.slot]
    number = empty_slot(state, action.slot)
    state.tell("bought", DIAZ, number, word=SLOTS[action.slot], other=speculator)
    if speculator is not None:
        price = COLUMN_PRICES[price_column(action.slot)]
        gain_gold(state, speculator, price)
        if price:
            state.tell("speculation_pays", speculator, number, price, other=DIAZ)
    cards = state.cards
    if number in cards.topples:
        state.agenda.append(LandHeadline(number, DIAZ))
    elif number in cards.headlines:
        state.agenda.append(LandHeadline(number, DIAZ))
        if action.orientation == "event":
            state.agenda.append(EffectList(number, DIAZ))
    elif number in cards.enterprises:
        _play_enterprise(state, number)
    elif number in cards.partners:
        _play_partner(state, number)
    elif number in cards.troops:
        _play_troop(state, number)
    else:
        _play_attack(state, number)


def _discard(state: State, number: CardNumber) -> None:
    state.discards.append(number)
    state.tell("discarded", DIAZ, number, word="diaz")


# --- Enterprises and partners --------------------------------------------------------------------


def _play_enterprise(state: State, number: CardNumber) -> None:
    if enterprise_use(state, number).use != "played":
        _discard(state, number)
        return
    found_enterprise(state, DIAZ, number)
    state.tell("played", DIAZ, number)


def _play_partner(state: State, number: CardNumber) -> None:
    """Play a partner; a die chooses a newspaper's orientation (R77)."""
    side = roll_side(state) if state.cards.partners[number].newspaper else 0
    state.tell("played", DIAZ, number)
    enter_partner(state, DIAZ, number, side)


def roll_side(state: State) -> int:
    """Roll a die and return 0 for 1-3, 1 for 4-6."""
    return 0 if state.roll() <= 3 else 1


# --- Troops --------------------------------------------------------------------------------------


def _play_troop(state: State, number: CardNumber) -> None:
    at = troop_use(state, number).target
    if at is None:
        _discard(state, number)
        return
    state.tell("deployed", DIAZ, number, target=at)
    bring_in(state, DIAZ, number, at)


# --- Orange and black cards ----------------------------------------------------------------------


def _play_attack(state: State, number: CardNumber) -> None:
    attack = attack_use(state, number).attack
    if attack is None:
        _discard(state, number)
        return
    begin_attack(state, DIAZ, attack)
