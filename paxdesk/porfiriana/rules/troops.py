"""Troops (E1, E5, G): playing, redeploying, arriving, battle, extortion, armies."""

from collections.abc import Sequence, Set
from functools import cache, lru_cache

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, Deploy, Redeploy, Seat
from paxdesk.porfiriana.rules.agenda import EffectList, Recount, RevoltByTroop, TroopArrives
from paxdesk.porfiriana.rules.card_verbs import (
    Connection,
    District,
    Faction,
    General,
    IgnoreJurisdiction,
    SlaveRevoltOnExtort,
)
from paxdesk.porfiriana.rules.cards import TroopCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.extra_actions import refuse_spending, spend_actions
from paxdesk.porfiriana.rules.fact_cache import cached_by_seat, cached_by_table
from paxdesk.porfiriana.rules.facts import (
    cause_of,
    connection_of,
    has_ability,
    ignored_jurisdictions,
    tableau,
    working_chain,
)
from paxdesk.porfiriana.rules.partners import refuse_governed, refuse_lasting_strife
from paxdesk.porfiriana.rules.play_area import (
    discard_troop,
    found_troop,
    lift_prestige_cube,
    play_from_hand,
    remove_unrest,
    restore_income,
    return_cube,
    sack,
    take_cube,
    turn_out,
    withdraw,
)
from paxdesk.porfiriana.rules.prices import (
    NOTHING,
    Price,
    Priced,
    PricePart,
    Terms,
    monopolist,
    on_terms,
    pay_gold,
    priced,
    refuse_gold,
    terms_of,
)
from paxdesk.porfiriana.rules.state import HOMELESS, EnterpriseInPlay, State, TroopInPlay
from paxdesk.porfiriana.rules.term_words import district_words

# --- Troops arriving (G2-G4): printed effects, battle, Unrest, Sack or extortion, revolts ---------


def bring_in(state: State, seat: Seat, number: CardNumber, at: CardNumber) -> None:
    """Bring a troop into play, with its printed effects before or after its arrival."""
    if state.variant.effects_before_arrival:
        extorting = at != PRIVATE_ARMY and state.enterprises[at].owner != seat
        state.agenda.append(TroopArrives(number, seat, at, extorting))
        _queue_effects(state, seat, number, at)
    else:
        troop = _enter(state, seat, number, at)
        if troop is not None:
            _queue_effects(state, seat, number, at)
            state.agenda.append(Recount(seat))


def _queue_effects(state: State, seat: Seat, number: CardNumber, at: CardNumber) -> None:
    if state.cards.troops[number].on_play:
        state.agenda.append(EffectList(number, seat, spared=at or None))


def resolve_arrival(state: State, step: TroopArrives) -> bool:
    """Let a troop arrive after its printed effects (F1)."""
    state.agenda.pop()
    if step.at == PRIVATE_ARMY or step.at in state.enterprises:
        _enter(state, step.actor, step.card, step.at)
    else:
        turn_out(state, found_troop(state, step.actor, step.card), step.extorting)
    state.agenda.append(Recount(step.actor))
    return True


def _enter(state: State, seat: Seat, number: CardNumber, at: CardNumber) -> TroopInPlay | None:
    """Bring a troop into play; return None if it leaves."""
    troop = found_troop(state, seat, number)
    if not arrive(state, troop, at):
        return None
    queue_revolt(state, troop)
    return troop


def queue_revolt(state: State, troop: TroopInPlay) -> None:
    """Queue the slave revolt caused by an arriving troop (the Yaqui)."""
    if troop.at != PRIVATE_ARMY and _frees_slaves(state, troop):
        state.agenda.append(RevoltByTroop(troop.number, troop.at, troop.owner))


def _frees_slaves(state: State, troop: TroopInPlay) -> bool:
    """Return whether the troop frees the slaves of its enterprise (J, F8)."""
    abilities = state.cards.troops[troop.number].abilities
    theirs = state.enterprises[troop.at].owner != troop.owner
    return (
        (theirs or state.variant.yaqui_free_own_slaves)
        and state.cards.enterprises[troop.at].slave
        and any(isinstance(ability, SlaveRevoltOnExtort) for ability in abilities)
    )


# --- The procedure of G ---------------------------------------------------------------------------


def arrive(state: State, troop: TroopInPlay, at: CardNumber) -> bool:
    """Resolve battle, Unrest, and Sack or extortion; return whether the troop stays."""
    if at == PRIVATE_ARMY:
        troop.at = PRIVATE_ARMY
        return True
    enterprise = state.enterprises[at]
    if enterprise.troop:
        _defeat(state, troop, enterprise)
    remove_unrest(state, at, firepower_of(state, troop.number))
    if enterprise.owner != troop.owner:
        if not enterprise.income and not enterprise.extorted:
            _sack_on_arrival(state, troop, at)
            return False
        _lay_extortion_cube(state, troop, enterprise)
    enterprise.troop = troop.number
    troop.at = at
    return True


def _defeat(state: State, attacker: TroopInPlay, enterprise: EnterpriseInPlay) -> None:
    """Remove the defending troop from the enterprise (G1, R29)."""
    defender = state.troops[enterprise.troop]
    owner = state.players[defender.owner]
    state.tell("defeated", defender.owner, defender.number, other=attacker.owner)
    if enterprise.extorted and attacker.owner != enterprise.owner:
        enterprise.troop = 0
        defender.at = HOMELESS
        return_cube(owner)
    else:
        withdraw(state, defender)
    if not _retires(state, attacker, defender):
        discard_troop(state, defender.number, "battle")


def _retires(state: State, attacker: TroopInPlay, defender: TroopInPlay) -> bool:
    """Return whether the defeated troop may Retreat instead of being discarded (G1)."""
    troops = state.cards.troops
    faction = troops[defender.number].faction
    if not state.options.retirement_battle or faction != troops[attacker.number].faction:
        return False
    cause = cause_of(state, state.players[defender.owner])
    declared = cause is not None and cause.faction == faction
    return declared or not state.variant.relief_needs_a_declared_cause


def _lay_extortion_cube(state: State, troop: TroopInPlay, enterprise: EnterpriseInPlay) -> None:
    """Replace an Income Cube by an Extortion Cube, if the extorter has one (G4 step 5, F2)."""
    player, owner = state.players[troop.owner], state.players[enterprise.owner]
    if player.seat != DIAZ and not player.reserve:
        if enterprise.extorted:
            enterprise.extorted = False
            restore_income(state, enterprise)
        return
    if not enterprise.extorted:
        enterprise.income -= 1
        return_cube(owner)
    take_cube(player)
    enterprise.extorted = True
    state.tell("extorts", troop.owner, troop.number, other=enterprise.owner)


def _sack_on_arrival(state: State, troop: TroopInPlay, at: CardNumber) -> None:
    """Sack an enterprise on a troop's arrival (R29)."""
    sack(state, at)
    if not state.variant.sacking_troop_returns_to_hand:
        return
    lift_prestige_cube(state, troop)
    del state.troops[troop.number]
    state.players[troop.owner].hand.append(troop.number)
    state.witness(troop.number, state.players)
    state.tell("taken_back", troop.owner, troop.number)


@frozen
class TroopModifiers:
    """Modifiers common to a seat's troops.

    ``spare_cube`` is true if an extorter needs a cube in reserve.
    """

    seat: Seat
    general: bool
    lifted: tuple[IgnoreJurisdiction, ...]
    chain: tuple[District, ...]
    spare_cube: bool
    terms: Terms | None

    def firepower(self, card: TroopCard) -> int:
        """Return the card's Firepower, 1 to 3; always 3 under a general (R28)."""
        return 3 if self.general else card.firepower

    def price(self, card: TroopCard, way: Connection) -> Price:
        """Return the troop's price over this connection."""
        listed = _way_price(way, card.cost.by(way))
        return listed if self.terms is None else on_terms(self.terms, card, listed)


def orders_to(state: State, seat: Seat) -> TroopModifiers:
    """Return the modifiers of one seat's troops in the present position."""
    return _orders_to(state, seat, working_chain(state, seat))


@cached_by_seat
def _orders_to(state: State, seat: Seat, has_chain: bool) -> TroopModifiers:
    variant = state.variant
    return TroopModifiers(
        seat,
        has_ability(state, seat, General),
        tuple(ignored_jurisdictions(state, seat)),
        variant.chain_opens if has_chain else (),
        variant.extorter_needs_a_cube,
        terms_of(state, seat, "deploy"),
    )


def firepower_of(state: State, number: CardNumber) -> int:
    """Return the Firepower of a troop in play; 3 under a general."""
    if has_ability(state, state.troops[number].owner, General):
        return 3
    return state.cards.troops[number].firepower


# --- Requirements to enter (G1) ------------------------------------------------------------------


@cache
def _way_price(way: Connection, gold: int) -> Price:
    return Price((PricePart("way", gold, way=way),))


def deploy_price(state: State, orders: TroopModifiers, number: CardNumber, at: CardNumber) -> Price:
    """Return the price to bring a troop to an enterprise or the Private Army."""
    card = state.cards.troops[number]
    if at == PRIVATE_ARMY:
        cause = cause_of(state, state.players[orders.seat])
        assert cause is not None
        return orders.price(card, cause.connection)
    return orders.price(card, connection_of(state, at))


def refuse_entry(
    state: State, orders: TroopModifiers, number: CardNumber, at: CardNumber, spare_cubes: int
) -> IllegalAction | None:
    """Return why a troop may not enter, apart from its cost, or None.

    ``spare_cubes`` is the number of cubes available for extortion (G4, R53).
    """
    card = state.cards.troops[number]
    if at == PRIVATE_ARMY:
        return _refuse_army(state, orders.seat, number, card.faction)
    enterprise = state.enterprises.get(at)
    if enterprise is None:
        return IllegalAction(("G", "G1", "E1", "E5"), tr_lazy("No such enterprise is in play."), at)
    if at not in _opened_to(state.cards, number, orders.chain, orders.lifted):
        return IllegalAction(
            ("G1", "R27", "gl. Jurisdiction", "ignore_jurisdiction", "E1", "E5"),
            tr_lazy(
                "{district} is outside its jurisdiction.",
                district=district_words(state.cards.enterprises[at].district),
            ),
            number,
        )
    if _holds_out(state, orders, card, enterprise):
        there, here = firepower_of(state, enterprise.troop), orders.firepower(card)
        return IllegalAction(
            ("G1", "R28", "G4", "G2", "gl. Firepower", "gl. Redeploy", "general"),
            tr_lazy(
                "The troop there has Firepower {there} with all that helps it, this one {here}. "
                "It needs more.",
                there=there,
                here=here,
            ),
            enterprise.troop,
        )
    if _lacks_cube(state, orders, enterprise, spare_cubes):
        return IllegalAction(
            ("G4", "R29", "R53", "R68", "gl. Cube Limit"),
            tr_lazy("You have no cube left for an Extortion Cube."),
            number,
            orders.seat,
        )
    return None


def _holds_out(
    state: State, orders: TroopModifiers, card: TroopCard, enterprise: EnterpriseInPlay
) -> bool:
    there = enterprise.troop
    return there > 0 and firepower_of(state, there) >= orders.firepower(card)


def _lacks_cube(
    state: State, orders: TroopModifiers, enterprise: EnterpriseInPlay, spare_cubes: int
) -> bool:
    """Return whether a cube for extortion is lacking (R53)."""
    if spare_cubes or enterprise.owner == orders.seat or not orders.spare_cube:
        return False
    relieved = state.troops.get(enterprise.troop)
    return relieved is None or relieved.owner != orders.seat


def _refuse_army(
    state: State, seat: Seat, number: CardNumber, faction: Faction
) -> IllegalAction | None:
    cause = cause_of(state, state.players[seat])
    if cause is None:
        return IllegalAction(
            ("G3", "gl. Private Army", "R34", "gl. Hacendado"),
            tr_lazy("It goes onto an enterprise: your Hacendado has not declared himself."),
            number,
            seat,
        )
    if cause.faction != faction:
        return IllegalAction(
            ("G3", "R34", "gl. Private Army", "gl. Redeploy"),
            tr_lazy("It is not of your declared Hacendado's faction."),
            number,
            seat,
        )
    return None


# --- Playing a troop (E1) ------------------------------------------------------------------------


def refuse_deploy(state: State, seat: Seat, action: Deploy) -> IllegalAction | None:
    """Return why the seat cannot play the troop (E1, G1, R37), or None."""
    number = action.card
    card = state.cards.troops.get(number)
    if card is None:
        return IllegalAction(
            ("E1", "G", "G1"), tr_lazy("Only troops can be sent to a place."), number
        )
    orders = orders_to(state, seat)
    return (
        refuse_governed(state, number, card.jurisdiction)
        or refuse_lasting_strife(state, seat, number, card.faction)
        or refuse_entry(state, orders, number, action.at, state.players[seat].reserve)
        or refuse_spending(state, action.via, "play", 1, "E1", number, ("G",))
        or refuse_gold(
            state,
            seat,
            deploy_price(state, orders, number, action.at).gold,
            "G1",
            number,
            ("E1", "G3"),
        )
    )


def ways_to_deploy(
    state: State, seat: Seat, number: CardNumber, spare_cube: bool
) -> Priced[Deploy]:
    """Return the possible plays of a troop, with prices."""
    if refuse_governed(state, number, state.cards.troops[number].jurisdiction) is not None:
        return NOTHING
    orders = orders_to(state, seat)
    places = _places(state, orders, number, spare_cube)
    if not places:
        return NOTHING
    return priced(
        [_deployment(number, at) for at in places],
        [deploy_price(state, orders, number, at).gold for at in places],
    )


_deployment = cache(Deploy)
"""Cached constructor of deployments, which are immutable and listed often."""


def _places(
    state: State, orders: TroopModifiers, number: CardNumber, spare_cubes: int
) -> list[CardNumber]:
    """Return the places that a troop may enter, regardless of cost."""
    card = state.cards.troops[number]
    opened = _opened_to(state.cards, number, orders.chain, orders.lifted)
    places = [
        at
        for at, enterprise in state.enterprises.items()
        if at in opened
        and not _holds_out(state, orders, card, enterprise)
        and not _lacks_cube(state, orders, enterprise, spare_cubes)
    ]
    cause = cause_of(state, state.players[orders.seat])
    if cause is not None and cause.faction == card.faction:
        return [PRIVATE_ARMY, *places]
    return places


@lru_cache(1024)
def _opened_to(
    cards: Deck,
    number: CardNumber,
    chain: tuple[District, ...],
    lifted: tuple[IgnoreJurisdiction, ...],
) -> Set[CardNumber]:
    """Return the enterprises that a troop may enter by jurisdiction (R27)."""
    card = cards.troops[number]
    districts = {*card.jurisdiction}
    if card.faction == "green":
        districts.update(chain)
    for each in lifted:
        if card.faction in each.factions:
            districts.update(each.into)
    return {at for at, enterprise in cards.enterprises.items() if enterprise.district in districts}


def deploy(state: State, seat: Seat, action: Deploy) -> None:
    """Play a troop for one action and its price (E1)."""
    number = action.card
    card = state.cards.troops[number]
    price = deploy_price(state, orders_to(state, seat), number, action.at).gold
    spend_actions(state, 1, action.via, "play")
    play_from_hand(state, seat, number)
    collector = monopolist(state, seat, "troop", card)
    state.tell("deployed", seat, number, price, other=collector, target=action.at)
    pay_gold(state, seat, price, collector)
    bring_in(state, seat, number, action.at)


# --- Redeploying (E5) ----------------------------------------------------------------------------

_IN_PLACE = ("R54", "R33", "E5", "G", "gl. Redeploy")


def refuse_redeploy(state: State, seat: Seat, action: Redeploy) -> IllegalAction | None:
    """Return why the troop cannot redeploy (E5, R33, R54), or None."""
    number = action.card
    troop = state.troops.get(number)
    if troop is None or troop.owner != seat:
        return IllegalAction(
            ("E5", "G", "gl. Redeploy"), tr_lazy("You have no such troop in play."), number, seat
        )
    orders = orders_to(state, seat)
    refused = _refuse_move(
        state, orders, number, action.to, state.players[seat].reserve
    ) or refuse_spending(state, action.via, "redeploy", 1, "E5", number)
    if refused is not None or action.to is None:
        return refused
    price = deploy_price(state, orders, number, action.to).gold
    return refuse_gold(state, seat, price, "E5", number, ("G1", "G3"))


def _refuse_move(
    state: State,
    orders: TroopModifiers,
    number: CardNumber,
    to: CardNumber | None,
    spare_cubes: int,
) -> IllegalAction | None:
    """Return why a troop cannot redeploy, regardless of cost."""
    troop = state.troops[number]
    refused = _refuse_leaving(state, number)
    if refused is not None:
        return refused
    if to is None:
        return _refuse_in_place(state, troop)
    if to == troop.at:
        return IllegalAction(
            ("E5", "R33", "R54", "G", "gl. Redeploy"),
            tr_lazy("It is already there. It may restore order instead."),
            number,
        )
    return refuse_entry(state, orders, number, to, spare_cubes + _extorts(state, troop))


def _refuse_leaving(state: State, number: CardNumber) -> IllegalAction | None:
    """Return why a Rebel Governor forbids moving the troop (R37), or None."""
    if not state.variant.governor_bars_redeploying:
        return None
    return refuse_governed(state, number, state.cards.troops[number].jurisdiction, "E5")


def _extorts(state: State, troop: TroopInPlay) -> bool:
    return troop.at > PRIVATE_ARMY and state.enterprises[troop.at].extorted


def _refuse_in_place(state: State, troop: TroopInPlay) -> IllegalAction | None:
    if troop.at == PRIVATE_ARMY:
        return IllegalAction(
            _IN_PLACE, tr_lazy("A Private Army cannot restore order."), troop.number
        )
    if not state.enterprises[troop.at].unrest:
        return IllegalAction(_IN_PLACE, tr_lazy("There is no Unrest where it is."), troop.number)
    return None


def list_redeploy(state: State, seat: Seat, gold: int, spare_cube: bool) -> Sequence[Redeploy]:
    """Return the redeployments that ``gold`` pays for (E5)."""
    return _ways_to_redeploy(state, seat, spare_cube).paid_by(gold)


@cached_by_table
def _ways_to_redeploy(state: State, seat: Seat, spare_cube: bool) -> Priced[Redeploy]:
    """Return the seat's redeployments, also in place, with prices."""
    orders = orders_to(state, seat)
    ways: list[tuple[CardNumber, CardNumber | None]] = []
    for number in tableau(state, seat).troops:
        troop = state.troops[number]
        if _refuse_leaving(state, number) is not None:
            continue
        if _refuse_in_place(state, troop) is None:
            ways.append((number, None))
        places = _places(state, orders, number, spare_cube + _extorts(state, troop))
        ways += [(number, to) for to in places if to != troop.at]
    return priced(
        [Redeploy(number, to) for number, to in ways],
        [0 if to is None else deploy_price(state, orders, number, to).gold for number, to in ways],
    )


def redeploy(state: State, seat: Seat, action: Redeploy) -> None:
    """Move a troop to another place, or restore order in place (E5, R33)."""
    troop = state.troops[action.card]
    spend_actions(state, 1, action.via, "redeploy")
    if action.to is None:
        state.tell("redeployed", seat, action.card, target=troop.at)
        remove_unrest(state, troop.at, firepower_of(state, action.card))
        return
    price = deploy_price(state, orders_to(state, seat), action.card, action.to).gold
    state.tell("redeployed", seat, action.card, price, target=action.to)
    pay_gold(state, seat, price)
    withdraw(state, troop)
    if arrive(state, troop, action.to):
        queue_revolt(state, troop)
        state.agenda.append(Recount(seat))
