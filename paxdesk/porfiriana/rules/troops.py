"""Playing and redeploying troops (E1, E5, G): jurisdiction, battle, extorting, armies."""

from attrs import frozen

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.porfiriana.rules.actions import ARMY, CardNumber, Deploy, Redeploy, Seat
from paxdesk.porfiriana.rules.agenda import EffectList, Recount, RevoltByTroop
from paxdesk.porfiriana.rules.cards import TroopCard
from paxdesk.porfiriana.rules.partners import (
    governed_districts,
    refuse_governed,
    refuse_strife_of_2012,
)
from paxdesk.porfiriana.rules.phrases import district_words
from paxdesk.porfiriana.rules.play_area import (
    discard_troop,
    lift_prestige_cube,
    play_from_hand,
    remove_unrest,
    return_cube,
    sack,
    take_cube,
    withdraw,
)
from paxdesk.porfiriana.rules.prices import (
    discounts_of,
    lacks_actions,
    lacks_gold,
    lowest,
    monopolist,
    pay,
)
from paxdesk.porfiriana.rules.readings import (
    cause_of,
    connection_of,
    has_ability,
    ignored_jurisdictions,
    working_chain,
)
from paxdesk.porfiriana.rules.state import HOMELESS, EnterpriseInPlay, State, TroopInPlay
from paxdesk.porfiriana.rules.vocabulary import (
    DISTRICTS,
    Discount,
    District,
    Faction,
    General,
    IgnoreJurisdiction,
    SlaveRevoltOnExtort,
)


@frozen
class Orders:
    """What bears on all of a seat's troops at one moment, gathered once."""

    seat: Seat
    general: bool
    lifted: tuple[IgnoreJurisdiction, ...]
    chain: bool
    discounts: tuple[Discount, ...]
    governed: tuple[District, ...]

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Orders":
        return cls(
            seat,
            has_ability(state, seat, General),
            tuple(ignored_jurisdictions(state, seat)),
            working_chain(state, seat),
            tuple(discounts_of(state, seat, "deploy")),
            tuple(governed_districts(state)),
        )

    def may_enter(self, card: TroopCard, district: District) -> bool:
        """Jurisdiction and what lifts it (R27, gl. Jurisdiction)."""
        if district in card.jurisdiction:
            return True
        if self.chain and card.faction == "green":
            return True
        return any(
            card.faction in lifted.factions and district in lifted.into for lifted in self.lifted
        )

    def firepower(self, card: TroopCard) -> int:
        return 3 if self.general else card.firepower

    def price(self, card: TroopCard, printed: int) -> int:
        return lowest(printed, list(self.discounts), card)


def firepower_of(state: State, number: CardNumber) -> int:
    """Firepower of a troop in play, generals counted."""
    if has_ability(state, state.troops[number].owner, General):
        return 3
    return state.cards.troops[number].firepower


# --- Requirements to enter (G1) ------------------------------------------------------------------


def deploy_price(state: State, orders: Orders, number: CardNumber, at: CardNumber) -> int:
    """Gold to bring a troop to an enterprise or to the Private Army, by its connection."""
    card = state.cards.troops[number]
    if at == ARMY:
        cause = cause_of(state, state.players[orders.seat])
        assert cause is not None
        return orders.price(card, card.cost.by(cause.connection))
    return orders.price(card, card.cost.by(connection_of(state, at)))


def refuse_entry(
    state: State, orders: Orders, number: CardNumber, at: CardNumber, spare_cubes: int
) -> IllegalAction | None:
    """Why a troop may not go there, price and actions apart.

    ``spare_cubes`` are the cubes its owner has for an Extortion Cube (G4, R53).
    """
    card = state.cards.troops[number]
    if at == ARMY:
        return _refuse_army(state, orders.seat, number, card.faction)
    enterprise = state.enterprises.get(at)
    if enterprise is None:
        return IllegalAction(("G", "G1", "E1", "E5"), later("No such enterprise is in play."), at)
    district = state.cards.enterprises[at].district
    if not orders.may_enter(card, district):
        return IllegalAction(
            ("G1", "R27", "gl. Jurisdiction", "ignore_jurisdiction", "E1", "E5"),
            later("{district} is outside its Jurisdiction.", district=district_words(district)),
            number,
        )
    if enterprise.troop:
        there, here = firepower_of(state, enterprise.troop), orders.firepower(card)
        if there >= here:
            return IllegalAction(
                ("G1", "R28", "G4", "G2", "gl. Firepower", "gl. Redeploy", "general"),
                later(
                    "The troop there has Firepower {there} with all that helps it, "
                    "this one {here}: it needs more.",
                    there=there,
                    here=here,
                ),
                enterprise.troop,
            )
    if enterprise.owner != orders.seat:
        relieved = state.troops.get(enterprise.troop)
        if relieved is not None and relieved.owner == orders.seat:
            spare_cubes += 1
        if not spare_cubes:
            return IllegalAction(
                ("G4", "R29", "R53", "R68", "gl. Cube Limit"),
                later("You have no cube left for an Extortion Cube."),
                number,
                orders.seat,
            )
    return None


def _refuse_army(
    state: State, seat: Seat, number: CardNumber, faction: Faction
) -> IllegalAction | None:
    cause = cause_of(state, state.players[seat])
    if cause is None:
        return IllegalAction(
            ("G3", "gl. Private Army", "R34", "gl. Hacendado"),
            later("Your Hacendado has not declared himself."),
            number,
            seat,
        )
    if cause.faction != faction:
        return IllegalAction(
            ("G3", "R34", "gl. Private Army", "gl. Redeploy"),
            later("It is not of your flipped Hacendado's faction."),
            number,
            seat,
        )
    return None


# --- Playing a troop (E1) ------------------------------------------------------------------------


def refuse_deploy(
    state: State, seat: Seat, action: Deploy, orders: Orders | None = None
) -> IllegalAction | None:
    number = action.card
    card = state.cards.troops.get(number)
    if card is None:
        return IllegalAction(("E1", "G", "G1"), later("Only troops are played to a place."), number)
    orders = orders or Orders.of(state, seat)
    return (
        refuse_governed(state, number, card.jurisdiction)
        or refuse_strife_of_2012(state, seat, number, card.faction)
        or refuse_entry(state, orders, number, action.at, state.players[seat].reserve)
        or lacks_actions(state, 1, "E1", number, ("G",))
        or lacks_gold(
            state,
            seat,
            deploy_price(state, orders, number, action.at),
            "G1",
            number,
            ("E1", "G3"),
        )
    )


def list_deploy(state: State, seat: Seat) -> list[Deploy]:
    troops = [number for number in state.players[seat].hand if number in state.cards.troops]
    if not troops or not state.turn.actions:
        return []
    orders = Orders.of(state, seat)
    options = [Deploy(number, at) for number in troops for at in _in_reach(state, orders, number)]
    return [each for each in options if refuse_deploy(state, seat, each, orders) is None]


def _in_reach(state: State, orders: Orders, number: CardNumber) -> list[CardNumber]:
    """Where to look at all: nowhere without the gold, and only in districts it may enter."""
    card = state.cards.troops[number]
    cheapest = min(card.cost.rail, card.cost.mule, card.cost.foot)
    if state.players[orders.seat].gold < orders.price(card, cheapest):
        return []
    open_to = {district for district in DISTRICTS if orders.may_enter(card, district)}
    cards = state.cards.enterprises
    return [ARMY, *(each for each in state.enterprises if cards[each].district in open_to)]


def deploy(state: State, seat: Seat, action: Deploy) -> None:
    """Pay, arrive, then the effects printed on the troop (R32)."""
    number = action.card
    card = state.cards.troops[number]
    price = deploy_price(state, Orders.of(state, seat), number, action.at)
    state.turn.actions -= 1
    play_from_hand(state, seat, number)
    collector = monopolist(state, seat, "troop", card)
    state.tell("deployed", seat, number, price, other=collector, target=action.at)
    pay(state, seat, price, collector)
    troop = TroopInPlay(number, seat, HOMELESS)
    state.troops[number] = troop
    if arrive(state, troop, action.at):
        queue_arrival(state, troop, played=True)


def queue_arrival(state: State, troop: TroopInPlay, played: bool) -> None:
    """What follows an arrival: counts, the printed list if played, the Yaqui's revolt."""
    card = state.cards.troops[troop.number]
    if troop.at != ARMY and _frees_slaves(state, troop):
        state.agenda.append(RevoltByTroop(troop.number, troop.at, troop.owner))
    if played and card.on_play:
        spared = troop.at or None
        state.agenda.append(EffectList(troop.number, troop.owner, spared=spared))
    state.agenda.append(Recount(troop.owner))


def _frees_slaves(state: State, troop: TroopInPlay) -> bool:
    """``slave_revolt_on_extort``: only at an opponent's slave enterprise."""
    abilities = state.cards.troops[troop.number].abilities
    return (
        state.enterprises[troop.at].owner != troop.owner
        and state.cards.enterprises[troop.at].slave
        and any(isinstance(ability, SlaveRevoltOnExtort) for ability in abilities)
    )


# --- Arriving (G2-G4) ----------------------------------------------------------------------------


def arrive(state: State, troop: TroopInPlay, at: CardNumber) -> bool:
    """Battle, Unrest, Sack or station, extort. Returns whether the troop stands there."""
    if at == ARMY:
        troop.at = ARMY
        return True
    enterprise = state.enterprises[at]
    if enterprise.troop:
        _defeat(state, troop, enterprise)
    power = 3 if has_ability(state, troop.owner, General) else _printed_firepower(state, troop)
    remove_unrest(state, at, power)
    if enterprise.owner != troop.owner:
        if not enterprise.income and not enterprise.extorted:
            _sack_on_arrival(state, troop, at)
            return False
        _lay_extortion_cube(state, troop, enterprise)
    enterprise.troop = troop.number
    troop.at = at
    return True


def _printed_firepower(state: State, troop: TroopInPlay) -> int:
    return state.cards.troops[troop.number].firepower


def _defeat(state: State, attacker: TroopInPlay, enterprise: EnterpriseInPlay) -> None:
    """The weaker troop leaves (G1).

    An Extortion Cube that only changes hands goes home and leaves its place to the attacker's
    (R29). With the retirement battle option a troop relieved by its own faction may Retreat.
    """
    defender = state.troops[enterprise.troop]
    owner = state.players[defender.owner]
    state.tell("defeated", defender.owner, defender.number, other=attacker.owner)
    if enterprise.extorted and attacker.owner != enterprise.owner:
        enterprise.troop = 0
        defender.at = HOMELESS
        return_cube(owner)
    else:
        withdraw(state, defender)
    cause = cause_of(state, owner)
    faction = state.cards.troops[defender.number].faction
    retires = (
        state.options.retirement_battle
        and cause is not None
        and cause.faction == faction == state.cards.troops[attacker.number].faction
    )
    if not retires:
        discard_troop(state, defender.number, "battle")


def _lay_extortion_cube(state: State, troop: TroopInPlay, enterprise: EnterpriseInPlay) -> None:
    """One Income Cube is replaced by a cube of the troop's owner (G4 step 5)."""
    if not enterprise.extorted:
        enterprise.income -= 1
        return_cube(state.players[enterprise.owner])
    take_cube(state.players[troop.owner])
    enterprise.extorted = True
    state.tell("extorts", troop.owner, troop.number, other=enterprise.owner)


def _sack_on_arrival(state: State, troop: TroopInPlay, at: CardNumber) -> None:
    """Nothing left to extort: enterprise and troop return to their owners' hands (R29)."""
    sack(state, at)
    lift_prestige_cube(state, troop)
    del state.troops[troop.number]
    state.players[troop.owner].hand.append(troop.number)
    state.tell("taken_back", troop.owner, troop.number)


# --- Redeploying (E5) ----------------------------------------------------------------------------

_IN_PLACE = ("R54", "R33", "E5", "G", "gl. Redeploy")


def refuse_redeploy(
    state: State, seat: Seat, action: Redeploy, orders: Orders | None = None
) -> IllegalAction | None:
    number = action.card
    troop = state.troops.get(number)
    if troop is None or troop.owner != seat:
        return IllegalAction(
            ("E5", "G", "gl. Redeploy"), later("You have no such troop in play."), number, seat
        )
    card = state.cards.troops[number]
    refused = refuse_governed(state, number, card.jurisdiction, "E5")
    if refused is not None:
        return refused
    if action.to is None:
        return _refuse_in_place(state, troop) or lacks_actions(state, 1, "E5", number)
    if action.to == troop.at:
        return IllegalAction(
            ("E5", "R33", "R54", "G", "gl. Redeploy"),
            later("It stands there already; redeploy it in place."),
            number,
        )
    orders = orders or Orders.of(state, seat)
    spare_cubes = state.players[seat].reserve + _extorts(state, troop)
    return (
        refuse_entry(state, orders, number, action.to, spare_cubes)
        or lacks_actions(state, 1, "E5", number)
        or lacks_gold(
            state,
            seat,
            deploy_price(state, orders, number, action.to),
            "E5",
            number,
            ("G1", "G3"),
        )
    )


def _extorts(state: State, troop: TroopInPlay) -> bool:
    return troop.at > ARMY and state.enterprises[troop.at].extorted


def _refuse_in_place(state: State, troop: TroopInPlay) -> IllegalAction | None:
    if troop.at == ARMY:
        return IllegalAction(
            _IN_PLACE, later("A Private Army is not redeployed in place."), troop.number
        )
    if not state.enterprises[troop.at].unrest:
        return IllegalAction(_IN_PLACE, later("There is no Unrest where it stands."), troop.number)
    return None


def list_redeploy(state: State, seat: Seat) -> list[Redeploy]:
    troops = [troop.number for troop in state.troops.values() if troop.owner == seat]
    if not troops or not state.turn.actions:
        return []
    orders = Orders.of(state, seat)
    options = [Redeploy(number, to) for number in troops for to in (None, ARMY, *state.enterprises)]
    return [each for each in options if refuse_redeploy(state, seat, each, orders) is None]


def redeploy(state: State, seat: Seat, action: Redeploy) -> None:
    """Leave first, then arrive; counts afterwards (R53)."""
    troop = state.troops[action.card]
    state.turn.actions -= 1
    if action.to is None:
        state.tell("redeployed", seat, action.card, target=troop.at)
        remove_unrest(state, troop.at, firepower_of(state, action.card))
        return
    price = deploy_price(state, Orders.of(state, seat), action.card, action.to)
    state.tell("redeployed", seat, action.card, price, target=action.to)
    pay(state, seat, price)
    withdraw(state, troop)
    if arrive(state, troop, action.to):
        queue_arrival(state, troop, played=False)
