"""The actions of the active player (E): refusal, listing and performance of each."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import (
    attacks,
    connections,
    enterprises,
    fact_cache,
    market,
    partners,
    prices,
    speculation,
    troops,
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
from paxdesk.porfiriana.rules.attack_process import sell_guns
from paxdesk.porfiriana.rules.attacks import ways_to_attack
from paxdesk.porfiriana.rules.card_verbs import Activist, ExtraAction, RegimeAction
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.effects import change_regime
from paxdesk.porfiriana.rules.enterprises import enterprise_price, is_governed
from paxdesk.porfiriana.rules.extra_actions import (
    NORMALLY,
    Vias,
    list_via,
    refuse_spending,
    spend_actions,
    unused_extras,
)
from paxdesk.porfiriana.rules.facts import abilities_of, has_ability, tableau, working_abilities
from paxdesk.porfiriana.rules.partners import partner_price, ways_to_play_partner
from paxdesk.porfiriana.rules.play_area import add_unrest, free_from_jail, remove_unrest
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.troops import ways_to_deploy

# --- Plays of cards in hand (E1), with their costs ------------------------------------------------
# The ways to play a card are cached while the table is unchanged; gold and actions filter them.


def list_from_hand(
    state: State,
    seat: Seat,
    gold: int,
    actions: int,
    spare_cube: bool,
    hand: tuple[CardNumber, ...],
) -> list[Action]:
    """Return every way to play these cards that the gold and actions allow (E1)."""
    known = fact_cache.sheet_of(state, ways_to_play, seat, spare_cube)
    found: list[Action] = []
    for number in _in_order(state.cards, hand):
        ways: prices.Priced[Action] | None = known.get(number)
        if ways is None:
            ways = ways_to_play(state, seat, spare_cube, number)
            # Legal raids also depend on the victim's hand.
            if number not in state.cards.raids:
                known[number] = ways
        if ways.actions <= actions:
            found += ways.paid_by(gold)
    return found


@lru_cache(4096)
def _in_order(cards: Deck, hand: tuple[CardNumber, ...]) -> Sequence[CardNumber]:
    """Return enterprises and partners first, then troops, then attacks."""
    return [
        *(number for number in hand if number in cards.enterprises or number in cards.partners),
        *(number for number in hand if number in cards.troops),
        *(number for number in hand if number in cards.attacks),
    ]


def ways_to_play(
    state: State, seat: Seat, spare_cube: bool, number: CardNumber
) -> prices.Priced[Action]:
    """Return every way to play this card, with prices."""
    cards = state.cards
    if number in cards.enterprises:
        if is_governed(state, number):
            return prices.NOTHING
        return _plays(cards, number, enterprise_price(state, seat, number).gold)
    if number in cards.partners:
        return _plays(cards, number, partner_price(state, seat, number).gold)
    if number in cards.troops:
        return ways_to_deploy(state, seat, number, spare_cube)
    return ways_to_attack(state, seat, number)


@lru_cache(1024)
def _plays(cards: Deck, number: CardNumber, price: int) -> prices.Priced[Action]:
    partner = cards.partners.get(number)
    lines = [Play(number)] if partner is None else ways_to_play_partner(partner)
    return prices.priced(lines, [price] * len(lines))


# --- Police actions (E8): removal of one Unrest, or the way out of Jail ---------------------------

POLICE_PRICE = 3
_JAIL = prices.Price((prices.PricePart("jail", POLICE_PRICE),))
_POLICE = prices.Price((prices.PricePart("police", POLICE_PRICE),))


@fact_cache.cached_by_table
def police_price(state: State, seat: Seat, number: CardNumber | None) -> prices.Price:
    """Return the price of a police action; ``number`` is None for leaving Jail."""
    if number is None:
        return prices.price_for(state, seat, "police", None, _JAIL)
    troop = state.enterprises[number].troop
    if troop:
        return prices.Price((*_POLICE.parts, prices.PricePart("troop", -POLICE_PRICE, troop)))
    return prices.price_for(state, seat, "police", state.cards.enterprises[number], _POLICE)


def refuse_police(state: State, seat: Seat, action: Police) -> IllegalAction | None:
    """Return why a police action is impossible (E8), or None."""
    number = action.card
    if number is None:
        if not state.players[seat].jailed:
            return IllegalAction(
                ("E8", "gl. Jailed", "R55"), tr_lazy("You are not in Jail."), None, seat
            )
    else:
        enterprise = state.enterprises.get(number)
        if enterprise is None or enterprise.owner != seat:
            return IllegalAction(("E8",), tr_lazy("This enterprise is not yours."), number, seat)
        if not enterprise.unrest:
            return IllegalAction(
                ("E8", "gl. Unrest"), tr_lazy("There is no Unrest to remove."), number
            )
    return refuse_spending(state, action.via, "police", 1, "E8", number) or prices.refuse_gold(
        state, seat, police_price(state, seat, number).gold, "E8", number
    )


def list_police(
    state: State, seat: Seat, gold: int, acts: bool, used: Sequence[tuple[CardNumber, str]]
) -> list[Police]:
    """Return the police actions that ``gold`` pays for (E8)."""
    vias = list_via(state, seat, "police", acts, used)
    return [
        Police(number, via)
        for number in troubles(state, seat)
        if police_price(state, seat, number).gold <= gold
        for via in vias
    ]


@fact_cache.cached_by_own_cards
def troubles(state: State, seat: Seat) -> Sequence[CardNumber | None]:
    """Return the seat's enterprises in Unrest, then None if it is in Jail."""
    found: list[CardNumber | None] = [
        number for number in tableau(state, seat).enterprises if state.enterprises[number].unrest
    ]
    return [*found, None] if state.players[seat].jailed else found


def perform_police(state: State, seat: Seat, action: Police) -> None:
    """Pay to remove one Unrest or to leave Jail (E8, R55)."""
    price = police_price(state, seat, action.card).gold
    spend_actions(state, 1, action.via, "police")
    state.tell("police", seat, action.card, price)
    prices.pay_gold(state, seat, price)
    if action.card is None:
        free_from_jail(state, seat)
    else:
        remove_unrest(state, action.card, 1)


# --- Abilities used as an action: activists and regime actions ------------------------------------

ACTIVIST = "activist"
REGIME_ACTION = "regime_action"


def _ability(state: State, seat: Seat, action: Use) -> Activist | RegimeAction | None:
    wanted = RegimeAction if action.target is None else Activist
    for number, ability in abilities_of(state, seat):
        if number == action.card and isinstance(ability, wanted):
            return ability
    return None


def refuse_use(state: State, seat: Seat, action: Use) -> IllegalAction | None:
    """Return why an ability cannot be used, or None."""
    number, target = action.card, action.target
    ability = _ability(state, seat, action)
    verb = REGIME_ACTION if target is None else ACTIVIST
    if ability is None:
        other = ACTIVIST if target is None else REGIME_ACTION
        return IllegalAction(
            (verb, "E", other, "R69", "R35"),
            tr_lazy("You have no such ability in play."),
            number,
            seat,
        )
    if (number, verb) in state.turn.used:
        return IllegalAction(
            (verb, "E", "R69"), tr_lazy("It has already been used this turn."), number, seat
        )
    if target is not None:
        enterprise = state.enterprises.get(target)
        if enterprise is None:
            return IllegalAction((verb, "E"), tr_lazy("No such enterprise is in play."), target)
        if enterprise.owner == seat and enterprise.unrest:
            return IllegalAction(
                (verb, "J", "R25"), tr_lazy("Your own enterprise must be free of Unrest."), target
            )
    return prices.refuse_actions(state, 1, verb, number)


def list_use(state: State, seat: Seat) -> list[Use]:
    """Return each legal use of the seat's activists and regime actions."""
    options: list[Use] = []
    for number, ability in usable(state, seat):
        if isinstance(ability, Activist):
            options += [Use(number, target) for target in state.enterprises]
        else:
            options.append(Use(number))
    return [each for each in options if refuse_use(state, seat, each) is None]


@fact_cache.cached_by_own_cards
def usable(state: State, seat: Seat) -> Sequence[tuple[CardNumber, Activist | RegimeAction]]:
    """Return the seat's abilities used as actions, each with the card that has it."""
    if not has_ability(state, seat, Activist) and not has_ability(state, seat, RegimeAction):
        return ()
    return [
        (number, ability)
        for number, ability in abilities_of(state, seat)
        if isinstance(ability, Activist | RegimeAction)
    ]


def use(state: State, seat: Seat, action: Use) -> None:
    """Use an activist, which counts as an orange card (R21), or a regime action."""
    ability = _ability(state, seat, action)
    state.turn.actions -= 1
    state.tell("used", seat, action.card, target=action.target)
    if isinstance(ability, RegimeAction):
        state.turn.used.append((action.card, REGIME_ACTION))
        change_regime(state, ability.to, seat)
    else:
        assert ability is not None
        assert action.target is not None
        state.turn.used.append((action.card, ACTIVIST))
        sell_guns(state, seat)
        add_unrest(state, action.target, ability.amount)


# --- Play (E1): an enterprise or a partner -------------------------------------------------------


_BOUGHT_AND_PLAYED = {
    "public": ("E3", "gl. Public Cards"),
    "headline": ("E2", "gl. Headlines"),
    "topple": ("E2", "K"),
}
"""Rules to cite for the kinds of card that never enter a hand."""


def _refuse_from_hand(
    state: State, seat: Seat, action: Play | Deploy | Attack
) -> IllegalAction | None:
    if action.card in state.players[seat].hand:
        return None
    bought = _BOUGHT_AND_PLAYED.get(state.cards.cards[action.card].kind, ())
    return IllegalAction(
        ("E1", "gl. Hand", *bought),
        tr_lazy("You have no such card in your hand."),
        action.card,
        seat,
    )


def _refuse_play(state: State, seat: Seat, action: Play) -> IllegalAction | None:
    if action.card in state.cards.enterprises:
        return enterprises.refuse_play_enterprise(state, seat, action)
    if action.card in state.cards.partners:
        return partners.refuse_play_partner(state, seat, action)
    return IllegalAction(
        ("E1", "G", "P8"),
        tr_lazy("Choose where: troops and attacks need a target."),
        action.card,
    )


def _play(state: State, seat: Seat, action: Play) -> None:
    if action.card in state.cards.enterprises:
        enterprises.play_enterprise(state, seat, action)
    else:
        partners.play_partner(state, seat, action)


# --- The table of actions ------------------------------------------------------------------------


@frozen
class ActionRules:
    """Functions that refuse and perform one kind of action."""

    refuse: Callable[[State, Seat, Any], IllegalAction | None]
    perform: Callable[[State, Seat, Any], None]


ACTIONS: dict[type[Action], ActionRules] = {
    Buy: ActionRules(market.refuse_buy, market.buy),
    BuyPublic: ActionRules(market.refuse_buy_public, market.buy_public),
    Play: ActionRules(_refuse_play, _play),
    Deploy: ActionRules(troops.refuse_deploy, troops.deploy),
    Attack: ActionRules(attacks.refuse_attack, attacks.attack),
    Sell: ActionRules(market.refuse_sell, market.sell),
    Redeploy: ActionRules(troops.refuse_redeploy, troops.redeploy),
    BuyLand: ActionRules(enterprises.refuse_land, enterprises.buy_land),
    Connect: ActionRules(connections.refuse_connect, connections.connect),
    Police: ActionRules(refuse_police, perform_police),
    Speculate: ActionRules(speculation.refuse_speculate, speculation.speculate),
    Shift: ActionRules(speculation.refuse_shift, speculation.shift),
    PlacePrestige: ActionRules(speculation.refuse_place, speculation.place_prestige),
    Use: ActionRules(refuse_use, use),
}


PERFORM = {kind: rules.perform for kind, rules in ACTIONS.items()}

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
"""Rules of each decision, cited if it is made at the wrong time."""


# --- The list of legal actions -------------------------------------------------------------------


_END = End()


def list_actions(state: State, step: ActionPhase) -> list[Action]:
    """Return every legal action of the active player, ``end`` last."""
    if state.cache is not None:
        return _listed(state, step)
    with fact_cache.read_only_cache(state):
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
        found += market.list_buy(state, seat, actions, own.market)
        playable: list[Action] = [
            *market.list_buy_public(state, gold, tuple(state.public_market)),
            *list_from_hand(state, seat, gold, actions, spare_cube, tuple(player.hand)),
        ]
        if turn.strifes:
            playable = [each for each in playable if refuse_action(state, step, each) is None]
        found += playable
    if selling:
        found += market.list_sell(state, seat, selling, own.sold)
    if actions and own.troops:
        found += troops.list_redeploy(state, seat, gold, spare_cube)
    if own.land and spare_cube:
        buys_land = actions >= own.land_actions
        found += enterprises.list_land(state, seat, gold, buys_land, turn.used)
    if actions and spare_cube:
        found += connections.list_connect(state, seat, gold, own.connects_at_discount)
    if own.troubles:
        found += list_police(state, seat, gold, actions > 0, turn.used)
    if speculating:
        found += speculation.list_cubes(state, seat, speculating)
    if own.due_prestige:
        found += speculation.list_place(state, seat)
    if own.usable:
        found += list_use(state, seat)
    if own.extra_actions:
        found += _list_extra(state, step, own)
    found.append(_END)
    return found


ENOUGH: Final = 3
"""Number of actions that suffices for any single action."""


def _list_extra(state: State, step: ActionPhase, own: "HandActions") -> list[Action]:
    """Return the actions by unused Extra Actions, except those listed elsewhere."""
    seat = state.turn.seat
    player = state.players[seat]
    gold, spare_cube = player.gold, player.reserve > 0
    found: list[Action] = []
    for via, kind in unused_extras(state, seat):
        ways: Sequence[Any] = ()
        if kind == "buy":
            ways = market.list_buy(state, seat, ENOUGH, own.market)
        elif kind == "buy_public":
            ways = market.list_buy_public(state, gold, tuple(state.public_market))
        elif kind == "play":
            ways = list_from_hand(state, seat, gold, ENOUGH, spare_cube, tuple(player.hand))
        elif kind == "redeploy":
            ways = troops.list_redeploy(state, seat, gold, spare_cube)
        elif kind == "connect" and spare_cube:
            ways = connections.list_connect(state, seat, gold, own.connects_at_discount)
        found += [evolve(way, via=via) for way in ways]
    if state.turn.strifes:
        return [each for each in found if refuse_action(state, step, each) is None]
    return found


@define
class HandActions:
    """Facts about a seat's cards that determine its list of actions."""

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
    extra_actions: bool


@fact_cache.cached_by_seat
def _own_cards(state: State, seat: Seat) -> HandActions:
    own, kinds, terms = (
        tableau(state, seat),
        working_abilities(state, seat).by_kind,
        prices.all_terms(state, seat),
    )
    land = not state.cards.lands.isdisjoint(own.enterprises)
    land_actions = enterprises.land_actions(state, seat) if land else 1
    due_prestige = len(speculation.due_prestige_places(state, seat)) > 0
    return HandActions(
        ExtraAction in kinds or due_prestige or not land_actions,
        market.market_terms(state, terms.get("market")),
        market.sold_from_play(state, seat),
        bool(own.troops),
        land,
        land_actions,
        bool(troubles(state, seat)),
        due_prestige,
        Activist in kinds or RegimeAction in kinds,
        "connection" in terms,
        ExtraAction in kinds,
    )


def refuse_action(state: State, step: ActionPhase, action: Action) -> IllegalAction | None:
    """Return why the action is not legal now; None if it is."""
    if isinstance(action, End):
        return None
    rules = ACTIONS.get(type(action))
    if rules is None:
        rules_of_it = ("D1", *_DECISIONS.get(type(action), ("R58",)))
        return IllegalAction(rules_of_it, tr_lazy("There is no such decision now."))
    seat = state.turn.seat
    if isinstance(action, Play | Deploy | Attack):
        refused = _refuse_from_hand(state, seat, action)
        if refused is not None:
            return refused
    return rules.refuse(state, seat, action)
