"""What may be done now, and doing it: what an entry does stands with it in ``actions.py``."""

from collections.abc import Callable, Iterator
from typing import Final

import attrs

from paxdesk.errors import IllegalAction
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import books
from paxdesk.sierra_madre.rules.actions import DECLARED, Action
from paxdesk.sierra_madre.rules.cards import CARDS, LANDS, PRODUCTS, WARS, unknown
from paxdesk.sierra_madre.rules.errors import require
from paxdesk.sierra_madre.rules.state import (
    HARMS,
    PRESIDENTS,
    TREASURY,
    Event,
    State,
    new_york,
    purse,
)  # fmt: skip


def asked(state: State) -> Seat | None:
    """Whoever keeps the books enters for everybody; nobody when the game is over."""
    return None if state.ended else 1


FIELDS: Final = attrs.fields(State)


def perform(state: State, action: Action) -> list[Event]:
    """Do it; ``state`` changes. Raises IllegalAction, and then it has not."""
    require("The game is over.", not state.ended, "S11.5.3")
    after, events = state.copy(), list[Event]()
    action.do(after, events)
    books.refresh(after)
    for each in FIELDS:
        setattr(state, each.name, getattr(after, each.name))
    return events


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why an action is not legal now, with its step; None if it is."""
    try:
        perform(state.copy(), action)
    except IllegalAction as refused:
        return refused
    return None


# --- What is listed -------------------------------------------------------------------------------
# Entries with a number or words in them have no end; the list names the least of each kind.

HIGHEST_LISTED: Final = 12
"""Bids and prices above it are legal as well."""


def legal_actions(state: State) -> list[Action]:
    """What may be done now; of entries with numbers or words in them, some of each kind."""
    if state.ended:
        return []
    found = dict.fromkeys(_candidates(state))
    return [each for each in found if refusal(state, each) is None]


def _candidates(state: State) -> Iterator[Action]:
    yield act.Next()
    for number, row in enumerate(state.rows, 1):
        for amount in (row.amount - 1, row.amount + 1, 0, row.most):
            if amount >= 0:
                yield act.Correct(number, amount)
    auction = state.auction
    if auction is not None:
        yield from (act.Bid(auction.price + more) for more in (1, 2, 5))
        yield act.Settle()
        prices = range(max(1, auction.price), HIGHEST_LISTED + 1)
        yield from (act.Sold(seat, price) for seat in state.bidders for price in prices)
    yield act.Pass()
    by_phase = PHASE_CANDIDATES.get(state.phase)
    if by_phase is not None:
        yield from by_phase(state)
    yield from _anytime(state)


def _revealing(state: State) -> Iterator[Action]:
    unseen = sorted(CARDS - state.cards.keys())
    if unseen and not books.revealed(state):
        yield act.Reveal(unseen[0], unknown(unseen[0]))


def _capitalizing(state: State) -> Iterator[Action]:
    for card in state.lying("coming"):
        yield from (act.Subsidize(card, office) for office in state.offices)


def _putting(state: State) -> Iterator[Action]:
    yield from map(act.Put, state.lying("common"))


def _arming(state: State) -> Iterator[Action]:
    for store in (*state.holders("store"), TREASURY):
        yield act.Rifles(1, store)


def _mending(state: State) -> Iterator[Action]:
    for card in state.cards:
        yield from (act.Rebuild(card), act.Raise(card), act.Abandon(card))


def _bribing(state: State) -> Iterator[Action]:
    for card in state.lying("mature"):
        yield from (act.Play(card, "discard"), act.Play(card, "keep"))
        kind = state.cards[card].facts.kind
        targets = [other for other, each in state.cards.items() if each.owner]
        if kind == "spy":
            yield from (act.Assassinate(card, office) for office in PRESIDENTS)
            yield from (act.Nullify(card, other, "discard") for other in targets)
        elif kind == "strike":
            yield from (act.Strike(card, other) for other in targets)
        elif kind == "lawsuit":
            yield from (act.Sue(card, other) for other in targets)
        elif kind == "subornation":
            yield from (act.Suborn(card, other, 99) for other in targets)
    for land in LANDS:
        for product in PRODUCTS:
            yield from (act.Boycott(land, product, "on"), act.Boycott(land, product, "off"))
    for seat in state.players:
        for what in DECLARED:
            yield act.Declare(what, seat)


def _fighting(state: State) -> Iterator[Action]:
    yield from (act.Moved("moved"), act.Moved("nothing"))
    yield from (act.Raid(seat) for seat in state.players)


def _ending(state: State) -> Iterator[Action]:
    yield act.End()
    for seat in state.players:
        yield from (act.Enlist(seat, war) for war in WARS)
        yield act.Return(seat)
        yield from (act.Pay(purse(seat), new_york(seat), 1, "new_york"),
                    act.Pay(new_york(seat), purse(seat), 1, "new_york"))  # fmt: skip


def _anytime(state: State) -> Iterator[Action]:
    for seat in state.players:
        yield from (act.Heir(seat), act.Leave(seat), act.Kill(seat))
        yield act.Pay(purse(seat), TREASURY, 1, "other")
        yield act.Pay(TREASURY, purse(seat), 1, "other")
        yield act.Borrow(seat, 1, state.quarter + 1)
        yield act.Note(seat, "leadership", "1")
        yield act.Appoint("president-mexico", seat)
    yield act.Elect("president-mexico")
    for card in [card for card, found in state.cards.items() if found.owner][:1]:
        found = state.cards[card]
        yield from (act.Lower(card, 1), act.Force(card, TREASURY), act.Describe(card, found.facts))
        yield act.Move(card, "common", 0, 0)
        for harm in HARMS:
            payee = books.payee(state, harm, found.owner)
            yield act.Damaged(harm, card, found.owner, payee, books.PRICES[harm])


PHASE_CANDIDATES: Final[dict[int, Callable[[State], Iterator[Action]]]] = {
    1: _revealing,
    3: _capitalizing,
    5: _putting,
    6: _arming,
    7: _mending,
    9: _bribing,
    10: _fighting,
    11: _ending,
}
