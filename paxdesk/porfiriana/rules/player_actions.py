"""The actions of the player whose turn it is (E): one refusal, listing and performance each."""

from collections.abc import Callable, Sequence
from typing import Any

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.porfiriana.rules import (
    attacks,
    connections,
    cubes,
    enterprises,
    market,
    partners,
    police,
    sale,
    troops,
    uses,
)
from paxdesk.porfiriana.rules.actions import (
    Action,
    AssassinatePlayer,
    Attack,
    Buy,
    BuyLand,
    BuyPublic,
    CancelWithSpy,
    Connect,
    Deploy,
    Disband,
    Drop,
    End,
    First,
    Fraud,
    Give,
    Keep,
    Manifesto,
    Pass,
    Pay,
    PlacePrestige,
    Play,
    Police,
    Redeploy,
    Retreat,
    Seat,
    Sell,
    Shift,
    Speculate,
    Use,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.bookkeeping import of_a_seat, open_for_reading
from paxdesk.porfiriana.rules.extra_actions import NORMALLY, Vias, list_via
from paxdesk.porfiriana.rules.from_hand import list_from_hand
from paxdesk.porfiriana.rules.prices import all_terms
from paxdesk.porfiriana.rules.readings import tableau, working
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Activist, ExtraAction, RegimeAction
from paxdesk.record_classes import define, frozen

# --- Play (E1): an enterprise or a partner -------------------------------------------------------


_BOUGHT_AND_PLAYED = {
    "public": ("E3", "gl. Public Cards"),
    "headline": ("E2", "gl. Headlines"),
    "topple": ("E2", "K"),
}
"""Kinds of cards that never come into a hand, and the rules that say so."""


def _refuse_from_hand(
    state: State, seat: Seat, action: Play | Deploy | Attack
) -> IllegalAction | None:
    if action.card in state.players[seat].hand:
        return None
    bought = _BOUGHT_AND_PLAYED.get(state.cards.cards[action.card].kind, ())
    return IllegalAction(
        ("E1", "gl. Hand", *bought), later("You have no such card in your hand."), action.card, seat
    )


def _refuse_play(state: State, seat: Seat, action: Play) -> IllegalAction | None:
    refused = _refuse_from_hand(state, seat, action)
    if refused is not None:
        return refused
    if action.card in state.cards.enterprises:
        return enterprises.refuse_play_enterprise(state, seat, action)
    if action.card in state.cards.partners:
        return partners.refuse_play_partner(state, seat, action)
    return IllegalAction(
        ("E1", "G", "P8"),
        later("Say where: troops and attacks are played at or on something."),
        action.card,
    )


def _play(state: State, seat: Seat, action: Play) -> None:
    if action.card in state.cards.enterprises:
        enterprises.play_enterprise(state, seat, action)
    else:
        partners.play_partner(state, seat, action)


def _refuse_deploy(state: State, seat: Seat, action: Deploy) -> IllegalAction | None:
    return _refuse_from_hand(state, seat, action) or troops.refuse_deploy(state, seat, action)


def _refuse_attack(state: State, seat: Seat, action: Attack) -> IllegalAction | None:
    return _refuse_from_hand(state, seat, action) or attacks.refuse_attack(state, seat, action)


# --- The table of actions ------------------------------------------------------------------------


@frozen
class ActionRules:
    """How one kind of action is refused and performed."""

    refuse: Callable[[State, Seat, Any], IllegalAction | None]
    perform: Callable[[State, Seat, Any], None]


ACTIONS: dict[type[Action], ActionRules] = {
    Buy: ActionRules(market.refuse_buy, market.buy),
    BuyPublic: ActionRules(market.refuse_buy_public, market.buy_public),
    Play: ActionRules(_refuse_play, _play),
    Deploy: ActionRules(_refuse_deploy, troops.deploy),
    Attack: ActionRules(_refuse_attack, attacks.attack),
    Sell: ActionRules(sale.refuse_sell, sale.sell),
    Redeploy: ActionRules(troops.refuse_redeploy, troops.redeploy),
    BuyLand: ActionRules(enterprises.refuse_land, enterprises.buy_land),
    Connect: ActionRules(connections.refuse_connect, connections.connect),
    Police: ActionRules(police.refuse_police, police.police),
    Speculate: ActionRules(cubes.refuse_speculate, cubes.speculate),
    Shift: ActionRules(cubes.refuse_shift, cubes.shift),
    PlacePrestige: ActionRules(cubes.refuse_place, cubes.place_prestige),
    Use: ActionRules(uses.refuse_use, uses.use),
}


PERFORM = {kind: rules.perform for kind, rules in ACTIONS.items()}
"""How each kind of action is performed."""

_DECISIONS: dict[type[Action], tuple[str, ...]] = {
    First: ("D2", "R10"),
    Keep: ("D4", "R11", "I2"),
    Retreat: ("gl. Retreat", "R51", "R31"),
    Disband: ("gl. Retreat", "R51", "R31"),
    Drop: ("gl. Strife", "R38"),
    CancelWithSpy: ("gl. Spy", "R24", "R60", "spy"),
    Pass: ("gl. Spy", "R24", "R60", "K2"),
    Manifesto: ("K2", "R41", "gl. Hacendado"),
    Fraud: ("K2", "R41", "gl. During Toppling"),
    AssassinatePlayer: ("K2", "R41", "gl. Assassination"),
    Pay: ("pay_or_discard",),
    Give: ("pay_or_discard",),
}
"""What allows each decision, cited when it comes unasked."""


# --- The list of legal actions -------------------------------------------------------------------


_END = End()


def list_actions(state: State, step: ActionPhase) -> list[Action]:
    """Every legal action of the player whose turn it is, ``end`` last."""
    if state.books is not None:
        return _listed(state, step)
    with open_for_reading(state):
        return _listed(state, step)


def _listed(state: State, step: ActionPhase) -> list[Action]:
    turn = state.turn
    seat, actions = turn.seat, turn.actions
    own = _own_cards(state, seat)
    if not actions and not own.offer_without_action:
        return [_END]
    player = state.players[seat]
    gold, spare_cube = player.gold, player.reserve > 0
    selling: Vias = NORMALLY
    speculating: Vias = NORMALLY
    if own.offer_without_action:
        selling = list_via(state, seat, "sell", actions > 0, turn.used)
        speculating = list_via(state, seat, "speculate", actions > 0, turn.used)
    found: list[Action] = []
    if actions:
        found += market.list_buy(state, seat, own.market)
        playable: list[Action] = [
            *market.list_buy_public(state, gold, tuple(state.public_market)),
            *list_from_hand(state, seat, gold, actions, spare_cube, tuple(player.hand)),
        ]
        if turn.strifes:
            playable = [each for each in playable if refuse_action(state, step, each) is None]
        found += playable
    if selling:
        found += sale.list_sell(state, seat, selling, own.sold)
    if actions and own.troops:
        found += troops.list_redeploy(state, seat, gold, spare_cube)
    if own.land and spare_cube:
        buys_land = actions >= own.land_actions
        found += enterprises.list_land(state, seat, gold, buys_land, turn.used)
    if actions and spare_cube:
        found += connections.list_connect(state, seat, gold, own.connects_at_discount)
    if own.troubles:
        found += police.list_police(state, seat, gold, actions > 0, turn.used)
    if speculating:
        found += cubes.list_cubes(state, seat, speculating)
    if own.due_prestige:
        found += cubes.list_place(state, seat)
    if own.usable:
        found += uses.list_use(state, seat)
    found.append(_END)
    return found


@define
class OwnCards:
    """What a seat's own cards have to do with its list of actions.

    ``land_actions`` is 1 where there is no land to buy.
    """

    offer_without_action: bool
    market: market.MarketTerms
    sold: Sequence[Sell]
    troops: bool
    land: bool
    land_actions: int
    troubles: bool
    due_prestige: bool
    usable: bool
    connects_at_discount: bool


@of_a_seat
def _own_cards(state: State, seat: Seat) -> OwnCards:
    own, kinds, terms = tableau(state, seat), working(state, seat).by_kind, all_terms(state, seat)
    land = not state.cards.lands.isdisjoint(own.enterprises)
    land_actions = enterprises.land_actions(state, seat) if land else 1
    due_prestige = len(cubes.due_prestige_places(state, seat)) > 0
    return OwnCards(
        ExtraAction in kinds or due_prestige or not land_actions,
        market.market_terms(state, terms.get("market")),
        sale.sold_from_play(state, seat),
        bool(own.troops),
        land,
        land_actions,
        bool(police.troubles(state, seat)),
        due_prestige,
        Activist in kinds or RegimeAction in kinds,
        "connection" in terms,
    )


def refuse_action(state: State, step: ActionPhase, action: Action) -> IllegalAction | None:
    """Why the action is not legal now; None if it is."""
    if isinstance(action, End):
        return None
    rules = ACTIONS.get(type(action))
    if rules is None:
        rules_of_it = ("D1", *_DECISIONS.get(type(action), ("R58",)))
        return IllegalAction(rules_of_it, later("Nobody is asked for that decision now."))
    return rules.refuse(state, state.turn.seat, action)
