"""Buying and selling: market cards (E2), Public cards (E3), sales (E4)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from paxdesk.errors import IllegalAction
from paxdesk.language import join_words, tr_lazy
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES as PRICES
from paxdesk.porfiriana.rules.actions import (
    SLOTS,
    Buy,
    BuyPublic,
    CardNumber,
    Seat,
    Sell,
    Slot,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import EffectList, LandHeadline
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS, PartnerFace
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.extra_actions import (
    NORMALLY,
    Vias,
    refuse_spending,
    refuse_via,
    spend_actions,
)
from paxdesk.porfiriana.rules.facts import economy, owner_of, regime_prestige, tableau
from paxdesk.porfiriana.rules.headlines import empty_slot
from paxdesk.porfiriana.rules.partners import enter_partner, refuse_lasting_strife
from paxdesk.porfiriana.rules.play_area import discard_enterprise, discard_from_play
from paxdesk.porfiriana.rules.prices import (
    Price,
    Priced,
    PricePart,
    Terms,
    gain_gold,
    pay_gold,
    price_for,
    priced,
    printed_price,
    refuse_actions,
    refuse_gold,
)
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import faction_words, market_place
from paxdesk.porfiriana.rules.topple import begin_showdown

PURCHASES_A_TURN = 2
PUBLIC = "public"
"""Second part of the ``Turn.used`` entry for a bought Public card."""
_PRINTED = tuple(PRICES[price_column(slot)] for slot in range(len(SLOTS)))
_LISTED = tuple(Price((PricePart("column", printed),)) for printed in _PRINTED)
_AFFORDED = tuple(
    tuple(slot for slot, printed in enumerate(_PRINTED) if printed <= gold)
    for gold in range(PRICES[-1] + 1)
)
"""Slots that can be bought at their printed prices, by the buyer's gold."""
Purchases: TypeAlias = tuple[tuple[Buy, ...], ...]
"""Purchases of a card, by slot: none, one, or both sides of a Headline."""
_BY_NOBODY: Purchases = ((),) * len(SLOTS)
_FOR_THE_HAND: Purchases = tuple((Buy(slot),) for slot in range(len(SLOTS)))
_AS_QUO: Purchases = tuple((Buy(slot, "quo"),) for slot in range(len(SLOTS)))
_AS_EITHER: Purchases = tuple((Buy(slot, "event"), Buy(slot, "quo")) for slot in range(len(SLOTS)))
"""Both purchases of a Headline in each slot; shared, since purchases are immutable."""


def market_price(state: State, seat: Seat, slot: int) -> Price:
    card = state.cards.cards.get(state.market[slot])
    return price_for(state, seat, "market", card, _LISTED[slot])


def has_event_now(state: State, number: CardNumber) -> bool:
    """Return whether the event side of a Headline or Topple is allowed (K1, F13)."""
    return _has_event(state.cards, _event_prestige(state), number)


def _event_prestige(state: State) -> Prestige | None:
    """Return the kind of heel required for a Topple's event, or None."""
    return None if state.variant.any_regime_for_the_event else regime_prestige(state)


def _has_event(cards: Deck, prestige: Prestige | None, number: CardNumber) -> bool:
    topple = cards.topples.get(number)
    if topple is None or prestige is None:
        return True
    return not topple.heels or prestige in topple.heels


def _purchases(cards: Deck, prestige: Prestige | None, full: bool) -> dict[CardNumber, Purchases]:
    """Return the possible purchases of each card, by slot; ``full`` means that the hand is full."""
    others = _BY_NOBODY if full else _FOR_THE_HAND
    found = dict.fromkeys(cards.cards, others)
    for number in cards.news:
        found[number] = _AS_EITHER if _has_event(cards, prestige, number) else _AS_QUO
    found[0] = _BY_NOBODY
    return found


def purchase_actions(state: State) -> int:
    """Return the number of actions that the next market purchase takes (R8)."""
    return 1 if state.turn.purchases == 0 else 2


def refuse_buy(state: State, seat: Seat, action: Buy) -> IllegalAction | None:
    """Return why the card in a slot cannot be bought (E2), or None."""
    number = state.market[action.slot]
    if not number:
        return IllegalAction(
            ("E2", "R5"), tr_lazy("There is no card on {place}.", place=market_place(action.slot))
        )
    headline = number in state.cards.news
    if headline and action.orientation is None:
        return IllegalAction(
            ("E2", "gl. Headlines", "gl. Orientation", "K1"),
            tr_lazy(
                "A Headline never goes to your hand: you play it when you buy it, as the event or "
                "the status quo."
            ),
            number,
        )
    if not headline and action.orientation is not None:
        return IllegalAction(
            ("E2", "gl. Headlines", "gl. Orientation"),
            tr_lazy("Only Headlines and Topples are bought as event or status quo."),
            number,
        )
    if action.orientation == "event" and not has_event_now(state, number):
        return IllegalAction(
            ("rules_2012", "F13", "K1", "achilles_heel"),
            tr_lazy("Its event is for another regime: buy this Topple as the status quo."),
            number,
        )
    if state.turn.purchases >= PURCHASES_A_TURN:
        return IllegalAction(
            ("R8", "E2"), tr_lazy("Only two market cards may be bought in a turn."), number, seat
        )
    if not headline and len(state.players[seat].hand) >= state.hand_limit(seat):
        return IllegalAction(
            ("E2", "R9", "gl. Hand"),
            tr_lazy("Your hand is full ({hand_limit} cards).", hand_limit=state.hand_limit(seat)),
            number,
            seat,
        )
    price = market_price(state, seat, action.slot).gold
    return refuse_spending(
        state, action.via, "buy", purchase_actions(state), "E2", number, ("R8",)
    ) or refuse_gold(state, seat, price, "E2", number, ("gl. Market Purchase",))


@frozen
class MarketTerms:
    """Possible purchases of market cards, and the discounts on them."""

    for_the_hand: dict[CardNumber, Purchases]
    with_full_hand: dict[CardNumber, Purchases]
    prices: Terms | None


def market_terms(state: State, prices: Terms | None) -> MarketTerms:
    """Return the terms under this regime for a seat with these discounts."""
    return _market_terms(state.cards, _event_prestige(state), prices)


@lru_cache(128)
def _market_terms(cards: Deck, prestige: Prestige | None, terms: Terms | None) -> MarketTerms:
    return MarketTerms(_purchases(cards, prestige, False), _purchases(cards, prestige, True), terms)


@lru_cache(64)
def _market_prices(cards: Deck, terms: Terms, market: tuple[CardNumber, ...]) -> Sequence[int]:
    known = terms.known
    return [
        each[0] + (known.get(each) or terms.rebate(each[0], cards.cards.get(each[1]))).gold
        for each in zip(_PRINTED, market, strict=True)
    ]


def list_buy(state: State, seat: Seat, actions: int, terms: MarketTerms) -> list[Buy]:
    """Return every affordable purchase of a market card (E2, R8)."""
    turn = state.turn
    # At least one action is left; only a second purchase may take more (R8).
    if turn.purchases and (turn.purchases >= PURCHASES_A_TURN or actions < purchase_actions(state)):
        return []
    player, market = state.players[seat], state.market
    gold = player.gold
    slots: Sequence[Slot]
    if terms.prices is None:
        slots = _AFFORDED[min(gold, PRICES[-1])]
    else:
        prices = _market_prices(state.cards, terms.prices, tuple(market))
        slots = [slot for slot, price in enumerate(prices) if price <= gold]
    full = len(player.hand) >= state.hand_limit(seat)
    purchases = terms.with_full_hand if full else terms.for_the_hand
    return [line for slot in slots for line in purchases[market[slot]][slot]]


def buy(state: State, seat: Seat, action: Buy) -> None:
    """Buy a card: pay the supply or the speculator (R18). Headlines take effect immediately."""
    price = market_price(state, seat, action.slot).gold
    speculator = state.speculation[action.slot]
    spend_actions(state, purchase_actions(state), action.via, "buy")
    state.turn.purchases += 1
    number = empty_slot(state, action.slot)
    state.tell("bought", seat, number, price, other=speculator, word=action.orientation or "")
    pay_gold(state, seat, price, None if speculator == seat else speculator)
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
        state.witness(number, state.players)


# --- Public cards --------------------------------------------------------------------------------

_PUBLIC = ("E3", "gl. Public Cards")


def refuse_buy_public(state: State, seat: Seat, action: BuyPublic) -> IllegalAction | None:
    """Return why a Public card cannot be bought (E3, R57), or None."""
    number = action.card
    card = state.cards.partners.get(number)
    if card is None or not card.public:
        return IllegalAction(_PUBLIC, tr_lazy("This is not a Public Card."), number)
    if number not in state.public_market:
        return IllegalAction(
            ("R57", *_PUBLIC), tr_lazy("This Public Card is no longer for sale."), number
        )
    side = next((side for side in card.sides if side.faction == action.faction), None)
    if action.faction is None:
        # Names are shown translated; notation names the side by its key.
        sides = join_words(f"{faction_words(each.faction)} ({each.faction})" for each in card.sides)
        return IllegalAction(
            ("E3", "gl. Public Cards"), tr_lazy("Name its side: {sides}.", sides=sides), number
        )
    if side is None:
        faction = faction_words(action.faction)
        return IllegalAction(
            _PUBLIC, tr_lazy("This card has no {faction} side.", faction=faction), number
        )
    return (
        refuse_lasting_strife(state, seat, number, side.faction)
        or refuse_spending(state, action.via, "buy_public", 1, "E3", number, _PUBLIC[1:])
        or refuse_gold(state, seat, public_price(state, action).gold, "E3", number, _PUBLIC[1:])
    )


def public_price(state: State, action: BuyPublic) -> Price:
    """Return the price of a side of a Public card; discounts do not apply."""
    return printed_price(public_face(state, action).cost)


def public_face(state: State, action: BuyPublic) -> PartnerFace:
    """Return the named side of a Public card, by default the first."""
    sides = state.cards.partners[action.card].sides
    return next((side for side in sides if side.faction == action.faction), sides[0])


def list_buy_public(
    state: State, gold: int, for_sale: tuple[CardNumber, ...]
) -> Sequence[BuyPublic]:
    """Return a purchase of each side of these Public cards that ``gold`` pays for."""
    return _public_lines(state.cards, for_sale).paid_by(gold)


@lru_cache(128)
def _public_lines(cards: Deck, for_sale: tuple[CardNumber, ...]) -> Priced[BuyPublic]:
    sides = [(number, side) for number in for_sale for side in cards.partners[number].sides]
    lines = [BuyPublic(number, side.faction) for number, side in sides]
    return priced(lines, [side.cost for _, side in sides])


def buy_public(state: State, seat: Seat, action: BuyPublic) -> None:
    """Buy a Public card and play it (E3, P9)."""
    sides = state.cards.partners[action.card].sides
    index = next(i for i, side in enumerate(sides) if side.faction == action.faction)
    spend_actions(state, 1, action.via, "buy_public")
    state.turn.used.append((action.card, PUBLIC))
    state.public_market.remove(action.card)
    price = public_price(state, action).gold
    state.tell("bought", seat, action.card, price, word=sides[index].faction)
    pay_gold(state, seat, price)
    enter_partner(state, seat, action.card, index)


# --- Selling a card from the hand or from play (E4) -----------------------------------------------

_SALES = {number: Sell(number) for number in (0, *CARD_NUMBERS)}
"""Sale of each card; 0 is a hidden card."""


def refuse_sell(state: State, seat: Seat, action: Sell) -> IllegalAction | None:
    """Return why this card cannot be sold (E4, R57), or None."""
    number = action.card
    if number not in state.players[seat].hand:
        if owner_of(state, number) != seat:
            return IllegalAction(
                ("E4", "R57", "gl. Hand", "gl. In Play Cards"),
                tr_lazy("You have no such card in your hand or in play."),
                number,
                seat,
            )
        enterprise = state.enterprises.get(number)
        if enterprise is not None and enterprise.unrest:
            return IllegalAction(
                ("E4", "R57", "R35"), tr_lazy("An enterprise in Unrest cannot be sold."), number
            )
    if action.via is None:
        return refuse_actions(state, 1, "E4", number)
    if action.via == number:
        return IllegalAction(
            ("R69", "E4", "gl. Extra Action", "extra_action"),
            tr_lazy("A card cannot sell itself with its own Extra Action."),
            number,
        )
    return refuse_via(state, seat, action.via, "sell", "E4")


def list_sell(state: State, seat: Seat, vias: Vias, from_play: Sequence[Sell]) -> list[Sell]:
    """Return every sale of a card, for each of the ``vias`` (R57, R69)."""
    hand = state.players[seat].hand
    if vias is NORMALLY:
        return [*[_SALES[number] for number in hand], *from_play]
    cards = [*hand, *(line.card for line in from_play)]
    return [Sell(number, via) for number in cards for via in vias if via != number]


def sold_from_play(state: State, seat: Seat) -> Sequence[Sell]:
    """Return sales of the seat's partners, troops, and enterprises without Unrest (E4, R57)."""
    own, enterprises = tableau(state, seat), state.enterprises
    quiet = [number for number in own.enterprises if not enterprises[number].unrest]
    return [_SALES[number] for number in (*quiet, *own.partners, *own.troops)]


def sale_price(state: State) -> Price:
    """Return the price of a sale: negative, since it earns gold."""
    return _sale_price(economy(state))


@cache
def _sale_price(gold: int) -> Price:
    return Price((PricePart("economy", -gold),))


def sell(state: State, seat: Seat, action: Sell) -> None:
    """Sell a card; the gold can pay for a Retreat (R65)."""
    number = action.card
    spend_actions(state, 1, action.via, "sell")
    gold = -sale_price(state).gold
    state.tell("sold", seat, number, gold)
    gain_gold(state, seat, gold)
    hand = state.players[seat].hand
    if number in hand:
        hand.remove(number)
        state.discards.append(number)
    elif number in state.enterprises:
        discard_enterprise(state, number, "sold", sold=True)
    else:
        discard_from_play(state, number, "sold")
