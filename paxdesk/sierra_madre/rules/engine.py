"""Listing, checking and performing entries; ``actions.py`` defines their effects."""

from collections.abc import Iterator
from itertools import product
from typing import Final, get_args

import attrs

from paxdesk.errors import IllegalAction
from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import auctions, payments, sequence
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import DECLARED, Action
from paxdesk.sierra_madre.rules.cards import CARDS, LANDS, PRODUCTS, WARS, unknown
from paxdesk.sierra_madre.rules.refusals import refuse_unless
from paxdesk.sierra_madre.rules.state import TREASURY, Event, State, purse_account

FIELDS: Final = attrs.fields(State)


def asked(state: State) -> Seat | None:
    """Return the seat to act: 1, or None after the game."""
    return None if state.ended else 1


def perform(state: State, action: Action) -> list[Event]:
    """Perform an action and return its events.

    Raises IllegalAction without changing ``state``.
    """
    refuse_unless(not state.ended, "over", "S11.5.3")
    after = state.copy()
    action.check(after)
    action.do(after)
    auctions.check_bids(after)
    payments.refresh(after)
    for each in FIELDS:
        setattr(state, each.name, getattr(after, each.name))
    state.events, events = [], state.events
    return events


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Return why an action is illegal now, None if it is legal."""
    try:
        perform(state.copy(), action)
    except IllegalAction as refused:
        return refused
    return None


# Of entries with numbers or words, only some are listed.

HIGHEST_LISTED: Final = 12
"""Highest price listed for an agreed sale; higher ones are legal, too."""
STEPS_UP: Final = (1, 2, 3, 5)
"""Increments of bids offered on buttons."""
RIFLES: Final = (1, 2, 3)


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions, but only some of the entries with numbers or words."""
    found = () if state.ended else dict.fromkeys((*pressed(state), *_entered(state)))
    return [each for each in found if refusal(state, each) is None]


def pressed(state: State) -> Iterator[Action]:
    """Yield candidates for buttons, the most urgent first; some may be illegal."""
    for seat in state.players:
        yield from (act.heir(seat), act.leave(seat), act.return_(seat))
    if state.auction is not None:
        yield act.settle()
        yield from (act.bid(state.auction.price + more) for more in STEPS_UP)
    if state.auction is not None or state.phase in (5, 6):
        yield act.pass_()
    owned = [card for card, each in state.cards.items() if each.owner]
    match state.phase if state.auction is None else 0:
        case 3:
            yield from (act.subsidize(*each) for each in product(owned, state.offices))
        case 5:
            yield from map(act.put, state.lying("common"))
        case 6:
            stores = (*state.holders("store"), TREASURY)
            yield from (act.rifles(amount, store) for store in stores for amount in RIFLES)
        case 7:
            for card in owned:
                yield from (act.rebuild(card), act.raise_(card), act.abandon(card))
        case 9:
            pairs = sorted(product(LANDS, PRODUCTS), key=lambda pair: -len(state.living_by(*pair)))
            for land, goods in pairs:
                yield from (act.boycott(land, goods, "off"), act.boycott(land, goods, "on"))
        case 10:
            yield from (act.moved("moved"), act.moved("nothing"))
    yield from (act.force(each.card, TREASURY) for each in state.slip)


def _entered(state: State) -> Iterator[Action]:
    """Yield candidates entered by forms, drags or the main button."""
    yield from (act.confirm(), act.next_())
    for number, row in enumerate(state.rows, 1):
        amounts = (row.amount - 1, row.amount + 1, 0, row.most)
        yield from (act.correct(number, amount) for amount in amounts if amount >= 0)
    groups = [range(6, max(0, 6 - len(group)), -1) for group in sequence.tied(state)]
    yield act.tie(tuple(die for dice in groups for die in dice))
    if state.auction is not None:
        prices = range(max(1, state.auction.price), HIGHEST_LISTED + 1)
        yield from (act.sold(seat, price) for seat in state.bidders for price in prices)
    owned = [card for card, each in state.cards.items() if each.owner]
    match state.phase:
        case 1:
            unseen = sorted(CARDS - state.cards.keys())[:1]
            yield from (act.reveal(each, unknown(each)) for each in unseen)
        case 9:
            yield from _mordida(state, owned)
            yield from (act.declare(*each) for each in product(DECLARED, state.players))
        case 10:
            yield from map(act.raid, state.players)
        case 11:
            yield act.end()
            yield from (act.enlist(*each) for each in product(state.players, WARS))
            for seat in state.players:
                there, back = (
                    (purse_account(seat), st.new_york(seat)),
                    (st.new_york(seat), purse_account(seat)),
                )
                yield from (act.pay(*each, 1, "new_york") for each in (there, back))
    for seat in state.players:
        yield act.kill(seat)
        yield act.pay(purse_account(seat), TREASURY, 1, "other")
        yield act.pay(TREASURY, purse_account(seat), 1, "other")
        yield act.borrow(seat, 1, state.quarter + 1)
        yield act.note(seat, "leadership", "1")
        yield act.appoint("president-mexico", seat)
    yield act.elect("president-mexico")
    for card in owned:
        yield from (act.lower(card, 1), act.describe(card, state.cards[card].facts))
        yield act.move(card, "common", 0, 0)
    for card, harm in product(owned[:1], st.HARMS):
        seat = state.cards[card].owner
        yield act.damaged(
            harm, card, seat, payments.payee(state, harm, seat), payments.HARMS[harm][1]
        )


def _mordida(state: State, owned: list[str]) -> Iterator[Action]:
    fates = get_args(act.Fate)
    for card in state.lying("mature"):
        yield from (act.play(card, fate) for fate in fates)
        match state.cards[card].facts.kind:
            case "spy":
                yield from (act.assassinate(card, office) for office in st.PRESIDENTS)
                yield from (act.nullify(card, *each) for each in product(owned, fates))
            case "strike":
                yield from (act.strike(card, other) for other in owned)
            case "lawsuit":
                yield from (act.sue(card, other) for other in owned)
            case "subornation":
                yield from (act.suborn(card, other, 99) for other in owned)
