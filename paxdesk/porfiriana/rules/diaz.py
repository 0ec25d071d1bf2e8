"""Díaz as the opponent of one person (Part L, R74-R81): his turn and the use of his cards.

He has no hand and pays nothing; dice choose his two purchases a turn. The rules determine what he
does with each card, so no player decides for him.
"""

from collections.abc import Callable

from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    SLOTS,
    Action,
    Attack,
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
from paxdesk.porfiriana.rules.attacks import (
    begin_attack,
    candidates,
    is_player_assassination,
    refuse_target,
    strike_of,
    victim_of,
)
from paxdesk.porfiriana.rules.card_verbs import (
    CountedUnrest,
    PaidUnrest,
    PlaceUnrest,
    Steal,
    StealPer,
)
from paxdesk.porfiriana.rules.cards import AttackCard
from paxdesk.porfiriana.rules.facts import active_points, diaz_rank, side_of
from paxdesk.porfiriana.rules.headlines import brings_the_pax, empty_slot
from paxdesk.porfiriana.rules.partners import enter_partner, refuse_governed
from paxdesk.porfiriana.rules.play_area import found_enterprise
from paxdesk.porfiriana.rules.prices import gain_gold
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.troops import bring_in, orders_to, refuse_entry

ROWS = 2


def person(state: State) -> Seat:
    """Return the seat of the only human player."""
    return next(seat for seat in state.players if seat != DIAZ)


# --- His turn ------------------------------------------------------------------------------------


def resolve_turn(state: State, step: DiazTurn) -> bool:
    """Resolve Díaz's turn; after two purchases phases D2 and D3 follow, without income (R75).

    By the rules of 2012 a Depression affects him in phase D4 (F16). Returns False while the dice or
    a purchase are pending.
    """
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
    """Return the slot under a row's die (R48), else the nearest cheaper, else the nearest dearer.

    Returns None for an empty row.
    """
    start = step.rolls[row] - 1
    order = [*range(start, -1, -1), *range(start + 1, 6)]
    return next((6 * row + index for index in order if state.market[6 * row + index]), None)


def turn_asked(state: State, step: DiazTurn) -> Seat:
    """Return Díaz, or the person if the person chooses the order of the two cards."""
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
    """Return the roll of the dice, or the one purchase they determine."""
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
    """Roll the dice, take the person's order of the rows (rules of 2012), or buy (R48, R75)."""
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
    """Take the card out of the market; a person's Speculation Cube earns its price (R75)."""
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
    """Play an enterprise with prestige or slaves, or a plantation; a governor bars it (R77)."""
    card = state.cards.enterprises[number]
    wanted = card.prestige is not None or card.slave or card.industry == "plantation"
    barred = refuse_governed(state, number, (card.district,)) is not None
    if not wanted or barred or not state.variant.diaz_plays_enterprises:
        _discard(state, number)
        return
    found_enterprise(state, DIAZ, number)
    state.tell("played", DIAZ, number)


def _play_partner(state: State, number: CardNumber) -> None:
    """Play a partner into his tableau; a die chooses between two orientations (R77)."""
    side = roll_side(state) if state.cards.partners[number].newspaper else 0
    state.tell("played", DIAZ, number)
    enter_partner(state, DIAZ, number, side)


def roll_side(state: State) -> int:
    """Roll a die and return 0 for 1-3, 1 for 4-6."""
    return 0 if state.roll() <= 3 else 1


# --- Troops --------------------------------------------------------------------------------------


def _play_troop(state: State, number: CardNumber) -> None:
    """Extort the person, else guard an own enterprise, else discard the troop (R78)."""
    card = state.cards.troops[number]
    orders = orders_to(state, DIAZ)
    if refuse_governed(state, number, card.jurisdiction) is not None:
        _discard(state, number)
        return
    open_to_him = [
        at for at in state.enterprises if refuse_entry(state, orders, number, at, 1) is None
    ]
    places = [at for at in open_to_him if _can_be_extorted(state, at)]
    places = places or [at for at in open_to_him if _is_his_to_guard(state, at)]
    if not places:
        _discard(state, number)
        return
    at = max(places, key=lambda each: diaz_rank(state, each))
    state.tell("deployed", DIAZ, number, target=at)
    bring_in(state, DIAZ, number, at)


def _can_be_extorted(state: State, number: CardNumber) -> bool:
    """Return whether the enterprise is the person's and has an Income or Extortion Cube."""
    enterprise = state.enterprises[number]
    return enterprise.owner != DIAZ and bool(enterprise.income or enterprise.extorted)


def _is_his_to_guard(state: State, number: CardNumber) -> bool:
    """Return whether an own enterprise has no troop of Díaz; he never relieves his own troops."""
    enterprise = state.enterprises[number]
    guard = state.troops.get(enterprise.troop)
    return enterprise.owner == DIAZ and (guard is None or guard.owner != DIAZ)


def partner_rank(state: State, number: CardNumber) -> tuple[int, bool, int]:
    """Rank a partner by the person's points of its prestige; without prestige last (L, ties)."""
    prestige = side_of(state, state.partners[number]).prestige
    have = -1 if prestige is None else active_points(state, person(state), prestige)
    return have, True, number


# --- Orange and black cards ----------------------------------------------------------------------


def _play_attack(state: State, number: CardNumber) -> None:
    """Play an attack against the person, else as a straw man, else discard it (R79)."""
    card = state.cards.attacks[number]
    if state.variant.diaz_attacks_only_to_harm and not _robs_or_riots(card):
        _discard(state, number)
        return
    legal = [
        action
        for action in candidates(state, card)
        if not is_player_assassination(state, action) and refuse_target(state, DIAZ, action) is None
    ]
    against = [action for action in legal if victim_of(state, action) != DIAZ]
    straw_man = [action for action in legal if victim_of(state, action) == DIAZ]
    strike = strike_of(state.cards.attacks[number])
    if strike is not None:
        against = [action for action in against if action.unrest == strike.max]
        straw_man = [action for action in straw_man if action.unrest == 0]
    if not state.variant.diaz_plays_straw_men:
        straw_man = []
    choices = against or straw_man
    if not choices:
        _discard(state, number)
        return
    begin_attack(state, DIAZ, max(choices, key=lambda each: _attack_rank(state, each)))


def _robs_or_riots(card: AttackCard) -> bool:
    """Return whether a card's printed effects steal gold or place Unrest (F14)."""
    harm = (Steal, StealPer, PlaceUnrest, PaidUnrest, CountedUnrest)
    return any(isinstance(verb, harm) for verb in card.effects)


def _attack_rank(state: State, action: Attack) -> tuple[int, bool, int]:
    if action.target is None:
        return 0, True, 0
    rank: Callable[[State, CardNumber], tuple[int, bool, int]] = partner_rank
    if action.target in state.enterprises:
        rank = diaz_rank
    return rank(state, action.target)
