"""Selling a card from the hand or from play (E4)."""

from collections.abc import Sequence

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.porfiriana.rules.actions import Seat, Sell
from paxdesk.porfiriana.rules.cards import NUMBERS
from paxdesk.porfiriana.rules.extra_actions import NORMALLY, Vias, refuse_via, spend_actions
from paxdesk.porfiriana.rules.play_area import discard_enterprise, discard_from_play
from paxdesk.porfiriana.rules.prices import gain, lacks_actions
from paxdesk.porfiriana.rules.readings import economy, owner_of, tableau
from paxdesk.porfiriana.rules.state import State

_SALES = {number: Sell(number) for number in (0, *NUMBERS)}
"""Sales are values, listed over and over: each is made once; 0 is a card that nobody sees."""


def refuse_sell(state: State, seat: Seat, action: Sell) -> IllegalAction | None:
    """Why this card cannot be sold (E4, R57), or None: not his, in Unrest, no action."""
    number = action.card
    if number not in state.players[seat].hand:
        if owner_of(state, number) != seat:
            return IllegalAction(
                ("E4", "R57", "gl. Hand", "gl. In Play Cards"),
                later("You have no such card in your hand or in play."),
                number,
                seat,
            )
        enterprise = state.enterprises.get(number)
        if enterprise is not None and enterprise.unrest:
            return IllegalAction(
                ("E4", "R57", "R35"), later("An enterprise in Unrest cannot be sold."), number
            )
    if action.via is None:
        return lacks_actions(state, 1, "E4", number)
    if action.via == number:
        return IllegalAction(
            ("R69", "E4", "gl. Extra Action", "extra_action"),
            later("No card is sold by its own Extra Action."),
            number,
        )
    return refuse_via(state, seat, action.via, "sell", "E4")


def list_sell(state: State, seat: Seat, vias: Vias, from_play: Sequence[Sell]) -> list[Sell]:
    """Each card in the hand or in play, enterprises in Unrest apart, by every way (R57, R69)."""
    hand = state.players[seat].hand
    if vias is NORMALLY:
        return [*[_SALES[number] for number in hand], *from_play]
    cards = [*hand, *(line.card for line in from_play)]
    return [Sell(number, via) for number in cards for via in vias if via != number]


def sold_from_play(state: State, seat: Seat) -> Sequence[Sell]:
    """Own enterprises without Unrest, then partners, then troops, by an action (E4, R57)."""
    own, enterprises = tableau(state, seat), state.enterprises
    quiet = [number for number in own.enterprises if not enterprises[number].unrest]
    return [_SALES[number] for number in (*quiet, *own.partners, *own.troops)]


def sell(state: State, seat: Seat, action: Sell) -> None:
    """Gold comes first, so that it can pay a Retreat (R65)."""
    number = action.card
    spend_actions(state, 1, action.via, "sell")
    state.tell("sold", seat, number, economy(state))
    gain(state, seat, economy(state))
    hand = state.players[seat].hand
    if number in hand:
        hand.remove(number)
        state.discards.append(number)
    elif number in state.enterprises:
        discard_enterprise(state, number, "sold", sold=True)
    else:
        discard_from_play(state, number, "sold")
