"""Connections: building (E7), Chain Railroads, and the price of an oval."""

from collections.abc import Sequence
from functools import cache

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.porfiriana.rules import prices
from paxdesk.porfiriana.rules.actions import CardNumber, Connect, Seat
from paxdesk.porfiriana.rules.extra_actions import refuse_spending, spend_actions
from paxdesk.porfiriana.rules.fact_cache import cached_by_table
from paxdesk.porfiriana.rules.facts import working_chain
from paxdesk.porfiriana.rules.play_area import take_cube
from paxdesk.porfiriana.rules.state import State

_OVAL = ("E7", "gl. Connection Cube", "gl. Connection")


def open_ovals(state: State, number: CardNumber) -> list[int]:
    """Return the indexes of the empty ovals of an enterprise."""
    return [i for i, seat in enumerate(state.enterprises[number].connections) if seat is None]


@cached_by_table
def connection_price(state: State, seat: Seat, number: CardNumber, oval: int) -> prices.Price:
    """Return the price of a connection for this seat (P3)."""
    card = state.cards.enterprises[number]
    listed = prices.connection_list_price(state, seat, card.ovals[oval])
    return prices.price_for(state, seat, "connection", card, listed)


def build_connection(state: State, seat: Seat, number: CardNumber, oval: int) -> None:
    """Lay a Connection Cube of the seat on an oval (E7)."""
    take_cube(state.players[seat])
    state.enterprises[number].connections[oval] = seat
    state.tell("connected", seat, number, oval)


def refuse_connect(state: State, seat: Seat, action: Connect) -> IllegalAction | None:
    """Return why the oval cannot be filled now (E7, R68), or None."""
    number = action.card
    if number not in state.enterprises:
        return IllegalAction(_OVAL, tr_lazy("No such enterprise is in play."), number)
    card = state.cards.enterprises[number]
    if action.oval >= len(card.ovals):
        return IllegalAction(_OVAL, tr_lazy("This enterprise has no such oval."), number)
    if state.enterprises[number].connections[action.oval] is not None:
        return IllegalAction(_OVAL, tr_lazy("This connection is already built."), number)
    if not state.players[seat].reserve:
        return IllegalAction(
            ("R68", *_OVAL, "E9", "gl. Cube Limit"), tr_lazy("You have no cube left."), number, seat
        )
    return refuse_spending(state, action.via, "connect", 1, "E7", number) or prices.refuse_gold(
        state, seat, connection_price(state, seat, number, action.oval).gold, "E7", number
    )


def list_connect(state: State, seat: Seat, gold: int, discounted: bool) -> Sequence[Connect]:
    """Return every connection that can be built for ``gold`` (E7)."""
    ovals = _open_ovals_in_play(state)
    if gold < ovals.dearest and (discounted or working_chain(state, seat)):
        return [
            line
            for line in ovals.lines
            if connection_price(state, seat, line.card, line.oval).gold <= gold
        ]
    return ovals.paid_by(gold)


@cached_by_table
def _open_ovals_in_play(state: State) -> prices.Priced[Connect]:
    """Return the open ovals with their printed prices."""
    cards = state.cards.enterprises
    lines = [
        _line(number, oval)
        for number, enterprise in state.enterprises.items()
        if None in enterprise.connections
        for oval in open_ovals(state, number)
    ]
    return prices.priced(lines, [cards[line.card].ovals[line.oval].cost for line in lines])


_line = cache(Connect)
"""Cached constructor of connections, which are immutable and listed often."""


def connect(state: State, seat: Seat, action: Connect) -> None:
    """Build a connection: spend an action, pay, and lay the cube (E7, P4)."""
    card = state.cards.enterprises[action.card]
    price = connection_price(state, seat, action.card, action.oval).gold
    spend_actions(state, 1, action.via, "connect")
    prices.pay_gold(state, seat, price, prices.monopolist(state, seat, "connection", card))
    build_connection(state, seat, action.card, action.oval)
