"""Police actions (E8): one Unrest off an own enterprise, or the way out of Jail."""

from collections.abc import Sequence

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.porfiriana.rules.actions import CardNumber, Police, Seat
from paxdesk.porfiriana.rules.bookkeeping import of_own_cards, of_the_table
from paxdesk.porfiriana.rules.extra_actions import list_via, refuse_via, spend_actions
from paxdesk.porfiriana.rules.play_area import free_from_jail, remove_unrest
from paxdesk.porfiriana.rules.prices import lacks_actions, lacks_gold, pay, price_for
from paxdesk.porfiriana.rules.readings import tableau
from paxdesk.porfiriana.rules.state import State

POLICE_PRICE = 3


@of_the_table
def police_price(state: State, seat: Seat, number: CardNumber | None) -> int:
    """Gold for a police action; none where troops stand, whoever owns them."""
    card = None
    if number is not None:
        if state.enterprises[number].troop:
            return 0
        card = state.cards.enterprises[number]
    return price_for(state, seat, "police", POLICE_PRICE, card)


def refuse_police(state: State, seat: Seat, action: Police) -> IllegalAction | None:
    """Why there is nothing to police, or no action or gold for it (E8), or None."""
    number = action.card
    if number is None:
        if not state.players[seat].jailed:
            return IllegalAction(
                ("E8", "gl. Jailed", "R55"), later("You are not in Jail."), None, seat
            )
    else:
        enterprise = state.enterprises.get(number)
        if enterprise is None or enterprise.owner != seat:
            return IllegalAction(
                ("E8",), later("This is not an enterprise of yours."), number, seat
            )
        if not enterprise.unrest:
            return IllegalAction(
                ("E8", "gl. Unrest"), later("There is no Unrest to remove."), number
            )
    if action.via is not None:
        refused = refuse_via(state, seat, action.via, "police", "E8")
    else:
        refused = lacks_actions(state, 1, "E8", number)
    return refused or lacks_gold(state, seat, police_price(state, seat, number), "E8", number)


def list_police(
    state: State, seat: Seat, gold: int, acts: bool, used: Sequence[tuple[CardNumber, str]]
) -> list[Police]:
    """Each own enterprise in Unrest, and Jail, that so much gold pays (E8)."""
    vias = list_via(state, seat, "police", acts, used)
    return [
        Police(number, via)
        for number in troubles(state, seat)
        if police_price(state, seat, number) <= gold
        for via in vias
    ]


@of_own_cards
def troubles(state: State, seat: Seat) -> Sequence[CardNumber | None]:
    """Own enterprises in Unrest, and None for Jail."""
    found: list[CardNumber | None] = [
        number for number in tableau(state, seat).enterprises if state.enterprises[number].unrest
    ]
    return [*found, None] if state.players[seat].jailed else found


def police(state: State, seat: Seat, action: Police) -> None:
    """Pay up to 3 gold to remove one disk of Unrest or to leave Jail (E8, R55)."""
    price = police_price(state, seat, action.card)
    spend_actions(state, 1, action.via, "police")
    state.tell("police", seat, action.card, price)
    pay(state, seat, price)
    if action.card is None:
        free_from_jail(state, seat)
    else:
        remove_unrest(state, action.card, 1)
