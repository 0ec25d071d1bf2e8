"""Playing enterprises (E1) and buying land (E6)."""

from collections.abc import Sequence

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.porfiriana.rules import prices
from paxdesk.porfiriana.rules.actions import BuyLand, CardNumber, Play, Seat
from paxdesk.porfiriana.rules.card_verbs import LandBonus
from paxdesk.porfiriana.rules.extra_actions import list_via, refuse_spending, spend_actions
from paxdesk.porfiriana.rules.fact_cache import cached_by_own_cards, cached_by_table
from paxdesk.porfiriana.rules.facts import abilities_of_kind, tableau
from paxdesk.porfiriana.rules.partners import governed_districts, refuse_governed
from paxdesk.porfiriana.rules.play_area import found_enterprise, play_from_hand, take_cube
from paxdesk.porfiriana.rules.state import State

LAND_ACTIONS = 2


def enterprise_price(state: State, seat: Seat, number: CardNumber) -> prices.Price:
    card = state.cards.enterprises[number]
    return prices.price_for(state, seat, "enterprise", card, prices.printed_price(card.cost))


def is_governed(state: State, number: CardNumber) -> bool:
    """Return whether a Rebel Governor closes the enterprise's district (R37)."""
    card = state.cards.enterprises.get(number)
    return card is not None and card.district in governed_districts(state)


def refuse_play_enterprise(state: State, seat: Seat, action: Play) -> IllegalAction | None:
    """Return why the enterprise cannot be played (E1), or None."""
    number = action.card
    card = state.cards.enterprises[number]
    if action.orientation is not None:
        return IllegalAction(
            ("E1", "gl. Orientation"), tr_lazy("An enterprise has no sides."), number
        )
    return (
        refuse_governed(state, number, (card.district,))
        or refuse_spending(state, action.via, "play", 1, "E1", number)
        or prices.refuse_gold(state, seat, enterprise_price(state, seat, number).gold, "E1", number)
    )


def play_enterprise(state: State, seat: Seat, action: Play) -> None:
    """Play an enterprise for one action and its price (E1, P4)."""
    number = action.card
    card = state.cards.enterprises[number]
    price = enterprise_price(state, seat, number).gold
    spend_actions(state, 1, action.via, "play")
    play_from_hand(state, seat, number)
    collector = prices.monopolist(state, seat, "enterprise", card)
    state.tell("played", seat, number, price, other=collector)
    prices.pay_gold(state, seat, price, collector)
    found_enterprise(state, seat, number)


def land_cubes(state: State, number: CardNumber) -> int:
    """Return the number of cubes that set the price of land (E6)."""
    enterprise = state.enterprises[number]
    kickback = enterprise.prestige_cube is True
    return enterprise.cubes - (kickback and not state.variant.land_counts_prestige_cubes)


@cached_by_table
def land_price(state: State, seat: Seat, number: CardNumber) -> prices.Price:
    """Return the price of land: one gold per cube, less a discount."""
    listed = prices.Price((prices.PricePart("cubes", land_cubes(state, number)),))
    return prices.price_for(state, seat, "land", state.cards.enterprises[number], listed)


@cached_by_own_cards
def land_actions(state: State, seat: Seat) -> int:
    """Return the number of actions that Buy Land takes; a land bonus lowers it."""
    bonuses = [bonus.actions for _, bonus in abilities_of_kind(state, seat, LandBonus)]
    return min([LAND_ACTIONS, *bonuses])


def refuse_land(state: State, seat: Seat, action: BuyLand) -> IllegalAction | None:
    """Return why no land can be bought for this card (E6, R68), or None."""
    number = action.card
    enterprise = state.enterprises.get(number)
    if enterprise is None or enterprise.owner != seat:
        return IllegalAction(("E6",), tr_lazy("This enterprise is not yours."), number, seat)
    if state.cards.enterprises[number].income.improvable is None:
        return IllegalAction(
            ("E6", "F", "E9"), tr_lazy("You can buy land only for ranches and plantations."), number
        )
    if not state.players[seat].reserve:
        return IllegalAction(
            ("R68", "E6", "E9", "gl. Cube Limit"), tr_lazy("You have no cube left."), number, seat
        )
    needed = land_actions(state, seat)
    return refuse_spending(
        state, action.via, "buy_land", needed, "E6", number, ("land_bonus",)
    ) or prices.refuse_gold(state, seat, land_price(state, seat, number).gold, "E6", number)


def list_land(
    state: State, seat: Seat, gold: int, acts: bool, used: Sequence[tuple[CardNumber, str]]
) -> list[BuyLand]:
    """Return each purchase of land that ``gold`` pays for (E6)."""
    vias = list_via(state, seat, "buy_land", acts, used)
    return [
        BuyLand(number, via)
        for number in improvable(state, seat)
        if vias and land_price(state, seat, number).gold <= gold
        for via in vias
    ]


@cached_by_own_cards
def improvable(state: State, seat: Seat) -> Sequence[CardNumber]:
    lands = state.cards.lands
    return [number for number in tableau(state, seat).enterprises if number in lands]


def buy_land(state: State, seat: Seat, action: BuyLand) -> None:
    """Pay for land, and move an Income Cube from the reserve to it (E6)."""
    number = action.card
    price = land_price(state, seat, number).gold
    spend_actions(state, land_actions(state, seat), action.via, "buy_land")
    prices.pay_gold(state, seat, price)
    take_cube(state.players[seat])
    state.enterprises[number].income += 1
    state.tell("land", seat, number, price)
