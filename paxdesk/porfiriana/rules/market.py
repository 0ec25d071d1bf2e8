"""Buying: market cards (E2) and Public cards (E3)."""

from functools import cache

from paxdesk.errors import IllegalAction
from paxdesk.language import (
    joined,
    later,
)
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES as PRICES
from paxdesk.porfiriana.rules.actions import SLOTS, Buy, BuyPublic, CardNumber, Seat, column
from paxdesk.porfiriana.rules.agenda import EffectList, LandHeadline
from paxdesk.porfiriana.rules.headlines import empty_slot
from paxdesk.porfiriana.rules.partners import enter_partner, refuse_strife_of_2012
from paxdesk.porfiriana.rules.phrases import faction_words
from paxdesk.porfiriana.rules.prices import discounts_of, lacks_actions, lacks_gold, lowest, pay
from paxdesk.porfiriana.rules.state import HAND_LIMIT, State
from paxdesk.porfiriana.rules.topple import begin_showdown
from paxdesk.porfiriana.rules.vocabulary import Discount

PURCHASES_A_TURN = 2
_line = cache(Buy)
"""Purchases are values, listed over and over: each is made once."""


def market_price(state: State, seat: Seat, slot: int) -> int:
    """Gold the seat pays for the card in this slot."""
    discounts = discounts_of(state, seat, "market")
    return _price(state, slot, discounts)


def _price(state: State, slot: int, discounts: list[Discount]) -> int:
    printed = PRICES[column(slot)]
    if not discounts:
        return printed
    return lowest(printed, discounts, state.cards.cards[state.market[slot]])


def is_headline(state: State, number: CardNumber) -> bool:
    """Headlines and Topples are played as they are bought."""
    return number in state.cards.headlines or number in state.cards.topples


def purchase_actions(state: State) -> int:
    """Actions the next market purchase of this turn takes (R8)."""
    return 1 if state.turn.purchases == 0 else 2


def refuse_buy(state: State, seat: Seat, action: Buy) -> IllegalAction | None:
    number = state.market[action.slot]
    if not number:
        return IllegalAction(
            ("E2", "R5"), later("Market slot {slot} is empty.", slot=SLOTS[action.slot])
        )
    headline = is_headline(state, number)
    if headline and action.orientation is None:
        return IllegalAction(
            ("E2", "gl. Headlines", "gl. Orientation", "K1"),
            later(
                "A Headline never comes into a hand: it is played as it is bought, "
                "as event or as status quo."
            ),
            number,
        )
    if not headline and action.orientation is not None:
        return IllegalAction(
            ("E2", "gl. Headlines", "gl. Orientation"),
            later("Only Headlines and Topples have orientations."),
            number,
        )
    if state.turn.purchases >= PURCHASES_A_TURN:
        return IllegalAction(
            ("R8", "E2"), later("Only two market cards may be bought in a turn."), number, seat
        )
    if not headline and len(state.players[seat].hand) >= HAND_LIMIT:
        return IllegalAction(
            ("E2", "R9", "gl. Hand"),
            later("Your hand is full ({hand_limit} cards).", hand_limit=HAND_LIMIT),
            number,
            seat,
        )
    return lacks_actions(state, purchase_actions(state), "E2", number, ("R8",)) or lacks_gold(
        state, seat, market_price(state, seat, action.slot), "E2", number, ("gl. Market Purchase",)
    )


def list_buy(state: State, seat: Seat) -> list[Buy]:
    turn = state.turn
    if turn.purchases >= PURCHASES_A_TURN or turn.actions < purchase_actions(state):
        return []
    player = state.players[seat]
    full = len(player.hand) >= HAND_LIMIT
    discounts = discounts_of(state, seat, "market")
    found: list[Buy] = []
    for slot, number in enumerate(state.market):
        if not number or _price(state, slot, discounts) > player.gold:
            continue
        if is_headline(state, number):
            found += [_line(slot, "event"), _line(slot, "quo")]
        elif not full:
            found.append(_line(slot))
    return found


def buy(state: State, seat: Seat, action: Buy) -> None:
    """Pay the supply or the speculator (R18); Headlines take effect at once."""
    price = market_price(state, seat, action.slot)
    speculator = state.speculation[action.slot]
    state.turn.actions -= purchase_actions(state)
    state.turn.purchases += 1
    number = empty_slot(state, action.slot)
    state.tell("bought", seat, number, price, other=speculator, word=action.orientation or "")
    pay(state, seat, price, None if speculator == seat else speculator)
    if speculator not in (None, seat) and price:
        state.tell("speculation_pays", speculator, number, price, other=seat)
    if number in state.cards.topples:
        assert action.orientation is not None
        begin_showdown(state, seat, number, action.orientation)
    elif number in state.cards.headlines:
        state.agenda.append(LandHeadline(number, seat))
        if action.orientation == "event":
            state.agenda.append(EffectList(number, seat))
    else:
        state.players[seat].hand.append(number)


# --- Public cards --------------------------------------------------------------------------------

_PUBLIC = ("E3", "gl. Public Cards")


def refuse_buy_public(state: State, seat: Seat, action: BuyPublic) -> IllegalAction | None:
    number = action.card
    card = state.cards.partners.get(number)
    if card is None or not card.public:
        return IllegalAction(_PUBLIC, later("This is not a Public card."), number)
    if number not in state.public_market:
        return IllegalAction(
            ("R57", *_PUBLIC), later("This Public card is no longer for sale."), number
        )
    side = next((side for side in card.sides if side.faction == action.faction), None)
    if action.faction is None:
        # The table shows the words, and notation names the side by its key.
        sides = joined(f"{faction_words(each.faction)} ({each.faction})" for each in card.sides)
        return IllegalAction(
            ("E3", "gl. Public Cards"), later("Name its side: {sides}.", sides=sides), number
        )
    if side is None:
        faction = faction_words(action.faction)
        return IllegalAction(
            _PUBLIC, later("This card has no {faction} side.", faction=faction), number
        )
    return (
        refuse_strife_of_2012(state, seat, number, side.faction)
        or lacks_actions(state, 1, "E3", number, _PUBLIC[1:])
        or lacks_gold(state, seat, side.cost, "E3", number, _PUBLIC[1:])
    )


def list_buy_public(state: State, seat: Seat) -> list[BuyPublic]:
    options = [
        BuyPublic(number, side.faction)
        for number in state.public_market
        for side in state.cards.partners[number].sides
        if side.cost <= state.players[seat].gold
    ]
    return [each for each in options if refuse_buy_public(state, seat, each) is None]


def buy_public(state: State, seat: Seat, action: BuyPublic) -> None:
    sides = state.cards.partners[action.card].sides
    index = next(i for i, side in enumerate(sides) if side.faction == action.faction)
    state.turn.actions -= 1
    state.public_market.remove(action.card)
    state.tell("bought", seat, action.card, sides[index].cost, word=sides[index].faction)
    pay(state, seat, sides[index].cost)
    enter_partner(state, seat, action.card, index)
