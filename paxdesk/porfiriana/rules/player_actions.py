"""The actions of the player whose turn it is (E): one refusal, listing and performance each."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from attrs import frozen

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
    CardNumber,
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
from paxdesk.porfiriana.rules.readings import abilities_of_kind
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import ActionKind, ExtraAction

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


def _list_play(state: State, seat: Seat) -> list[Play]:
    player = state.players[seat]
    if not state.turn.actions or not player.hand:
        return []
    gold = player.gold
    found = [line for price, line in _ways_to_play(state, seat, *player.hand) if price <= gold]
    if found and (state.turn.strifes or partners.governed_districts(state)):
        return [each for each in found if _refuse_play(state, seat, each) is None]
    return found


@of_a_seat
def _ways_to_play(state: State, seat: Seat, *hand: CardNumber) -> Sequence[tuple[int, Play]]:
    """How cards of this hand could be played, with the price of each way in gold."""
    ways: list[tuple[int, Play]] = []
    for number in hand:
        if number in state.cards.enterprises:
            price = enterprises.enterprise_price(state, seat, number)
            ways.append((price, Play(number)))
        elif number in state.cards.partners:
            price = partners.partner_price(state, seat, number)
            ways += [(price, way) for way in partners.ways_to_play_partner(state, number)]
    return ways


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


Listing: TypeAlias = Callable[[State, Seat], Sequence[Action]]
"""Lists one kind of action for a seat."""


@frozen
class ActionRules:
    """How one kind of action is refused, listed and performed.

    ``among`` reads off the seat's own cards what such an action is about; where there is nothing
    of the kind, nothing is listed. A player without an action left has it by an Extra Action of
    the kind ``extra``, or because it may take none, where it is ``free``.
    """

    refuse: Callable[[State, Seat, Any], IllegalAction | None]
    options: Listing
    perform: Callable[[State, Seat, Any], None]
    among: Callable[[State, Seat], Sequence[object]] | None = None
    extra: ActionKind | None = None
    free: bool = False


ACTIONS: dict[type[Action], ActionRules] = {
    Buy: ActionRules(market.refuse_buy, market.list_buy, market.buy),
    BuyPublic: ActionRules(market.refuse_buy_public, market.list_buy_public, market.buy_public),
    Play: ActionRules(_refuse_play, _list_play, _play),
    Deploy: ActionRules(_refuse_deploy, troops.list_deploy, troops.deploy),
    Attack: ActionRules(_refuse_attack, attacks.list_attack, attacks.attack),
    Sell: ActionRules(sale.refuse_sell, sale.list_sell, sale.sell, extra="sell"),
    Redeploy: ActionRules(
        troops.refuse_redeploy, troops.list_redeploy, troops.redeploy, troops.own_troops
    ),
    BuyLand: ActionRules(
        enterprises.refuse_land,
        enterprises.list_land,
        enterprises.buy_land,
        enterprises.improvable,
        free=True,
    ),
    Connect: ActionRules(
        connections.refuse_connect,
        connections.list_connect,
        connections.connect,
    ),
    Police: ActionRules(
        police.refuse_police, police.list_police, police.police, police.troubles, extra="police"
    ),
    Speculate: ActionRules(
        cubes.refuse_speculate, cubes.list_speculate, cubes.speculate, extra="speculate"
    ),
    Shift: ActionRules(cubes.refuse_shift, cubes.list_shift, cubes.shift, extra="speculate"),
    PlacePrestige: ActionRules(
        cubes.refuse_place,
        cubes.list_place,
        cubes.place_prestige,
        cubes.due_prestige_places,
        free=True,
    ),
    Use: ActionRules(uses.refuse_use, uses.list_use, uses.use, uses.usable),
}


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


_END = End()
_WITHOUT_ACTION = tuple(rules for rules in ACTIONS.values() if rules.free or rules.extra)


def list_actions(state: State, step: ActionPhase) -> list[Action]:
    """Every legal action of the player whose turn it is, ``end`` last."""
    if state.books is not None:
        return _listed(state)
    with open_for_reading(state):
        return _listed(state)


def _listed(state: State) -> list[Action]:
    seat = state.turn.seat
    found: list[Action] = []
    worth_listing = _worth_listing if state.turn.actions else _worth_listing_without_action
    for options in worth_listing(state, seat):
        found += options(state, seat)
    found.append(_END)
    return found


@of_a_seat
def _worth_listing(state: State, seat: Seat) -> Sequence[Listing]:
    """Lists of the kinds of actions that its own cards offer the seat at all."""
    return [
        rules.options
        for rules in ACTIONS.values()
        if rules.among is None or rules.among(state, seat)
    ]


@of_a_seat
def _worth_listing_without_action(state: State, seat: Seat) -> Sequence[Listing]:
    """Lists of what its own cards may offer a seat that has no action left."""
    extra = {ability.kind for _, ability in abilities_of_kind(state, seat, ExtraAction)}
    return [
        rules.options
        for rules in _WITHOUT_ACTION
        if (rules.free or rules.extra in extra)
        and (rules.among is None or rules.among(state, seat))
    ]


def refuse_action(state: State, step: ActionPhase, action: Action) -> IllegalAction | None:
    """Why the action is not legal now; None if it is."""
    if isinstance(action, End):
        return None
    rules = ACTIONS.get(type(action))
    if rules is None:
        rules_of_it = ("D1", *_DECISIONS.get(type(action), ("R58",)))
        return IllegalAction(rules_of_it, later("Nobody is asked for that decision now."))
    return rules.refuse(state, state.turn.seat, action)
