"""Police actions (E8): one Unrest off an own enterprise, or the way out of Jail."""

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.porfiriana.rules.actions import CardNumber, Police, Seat
from paxdesk.porfiriana.rules.extra_actions import list_via, refuse_via, spend_actions
from paxdesk.porfiriana.rules.play_area import free_from_jail, remove_unrest
from paxdesk.porfiriana.rules.prices import lacks_actions, lacks_gold, pay, price_for
from paxdesk.porfiriana.rules.state import State

POLICE_PRICE = 3


def police_price(state: State, seat: Seat, number: CardNumber | None) -> int:
    """Gold for a police action; none where troops stand, whoever owns them."""
    card = None
    if number is not None:
        if state.enterprises[number].troop:
            return 0
        card = state.cards.enterprises[number]
    return price_for(state, seat, "police", POLICE_PRICE, card)


def refuse_police(state: State, seat: Seat, action: Police) -> IllegalAction | None:
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


def list_police(state: State, seat: Seat) -> list[Police]:
    player = state.players[seat]
    places: list[CardNumber | None] = [
        enterprise.number
        for enterprise in state.enterprises.values()
        if enterprise.owner == seat and enterprise.unrest
    ]
    if player.jailed:
        places.append(None)
    if not places:
        return []
    vias = list_via(state, seat, "police", state.turn.actions >= 1)
    return [
        Police(number, via)
        for number in places
        if police_price(state, seat, number) <= player.gold
        for via in vias
    ]


def police(state: State, seat: Seat, action: Police) -> None:
    price = police_price(state, seat, action.card)
    spend_actions(state, 1, action.via, "police")
    state.tell("police", seat, action.card, price)
    pay(state, seat, price)
    if action.card is None:
        free_from_jail(state, seat)
    else:
        remove_unrest(state, action.card, 1)
