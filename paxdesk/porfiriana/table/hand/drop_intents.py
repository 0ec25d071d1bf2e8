"""What a player meant by a drop that is not legal, so that the rules can say why not.

An attempt is an action of the kind its pick and drop suggest; the engine's refusal of it
names the reason. Nothing here is ever submitted. No Qt here.
"""

from paxdesk.desk.scene.spots import Spot
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import ARMY, RESERVE, Action, CardNumber, CubePlace
from paxdesk.porfiriana.rules.agenda import ActionPhase, Attacking, HomelessTroops, Showdown
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    EnterpriseCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    ToppleCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Activist, PaidUnrest, RegimeAction
from paxdesk.porfiriana.table.hand.gestures import broader


def drop_intents(state: State, pick: Spot, drop: Spot) -> list[Action]:
    """Actions that carrying ``pick`` to ``drop`` may have meant, the likeliest first."""
    for wider in broader(state, drop):
        if wider == pick:
            return []
        if found := _tried(state, pick, wider):
            return found
    return []


def _tried(state: State, pick: Spot, drop: Spot) -> list[Action]:
    match pick.kind:
        case "market":
            return _market(state, pick.number, drop)
        case "public":
            sides = state.cards.partners[pick.number].sides
            if drop.kind == "tableau":
                return [act.BuyPublic(pick.number, side.faction) for side in sides]
        case "hand":
            return _hand(state, pick.number, drop)
        case "card":
            return _in_play(state, pick.number, drop)
        case "reserve":
            return _reserve(state, drop)
        case "speculation":
            if drop.kind == "market":
                return [act.Speculate(drop.number, pick.number)]
            return _shift(state, CubePlace("speculation", pick.number), drop)
        case "income":
            return _shift(state, CubePlace("income", pick.number), drop)
        case "oval":
            return _shift(state, act.connection_place(pick.number, pick.detail), drop)
        case "prestige":
            return _shift(state, CubePlace("prestige", pick.number), drop)
        case "hacendado_income":
            return _shift(state, act.HACENDADO_INCOME, drop)
        case "unrest":
            return [act.Police(pick.number)] if drop.kind == "supply" else []
        case "jail":
            return [act.Police(None)] if drop.kind == "supply" else []
        case "end_turn":
            return [act.End()]
    return []


def _market(state: State, slot: int, drop: Spot) -> list[Action]:
    headline = isinstance(state.cards.cards.get(state.market[slot]), HeadlineCard | ToppleCard)
    match drop.kind:
        case "hand_area":
            return [act.Buy(slot)]
        case "headlines":
            return [act.Buy(slot, "event")]
        case "tableau" if not headline:
            return [act.Buy(slot)]
    return []


def _hand(state: State, number: CardNumber, drop: Spot) -> list[Action]:
    if drop.kind == "discards":
        return [act.Sell(number)]
    if drop.kind == "hacendado" and isinstance(state.agenda[-1], Showdown):
        return [act.AssassinatePlayer(drop.number, number)]
    match state.cards.cards[number]:
        case EnterpriseCard() if drop.kind == "tableau":
            return [act.Play(number)]
        case PartnerCard(sides=sides, newspaper=newspaper) if drop.kind == "tableau":
            return [act.Play(number, side.prestige if newspaper else None) for side in sides]
        case TroopCard() if drop.kind == "card":
            return [act.Deploy(number, drop.number)]
        case TroopCard() if drop.kind == "hacendado":
            return [act.Deploy(number, ARMY)]
        case OrangeCard(effects=effects) | BlackCard(effects=effects):
            strike = any(isinstance(each, PaidUnrest) for each in effects)
            disks = 1 if strike else None
            if drop.kind == "card":
                return [act.Attack(number, target=drop.number, unrest=disks)]
            if drop.kind == "hacendado":
                return [act.Attack(number, victim=drop.number, unrest=disks)]
    return []


def _in_play(state: State, number: CardNumber, drop: Spot) -> list[Action]:
    step = state.agenda[-1]
    troop = state.troops.get(number)
    if drop.kind == "discards":
        if isinstance(step, Showdown):
            return [act.Fraud(number)]
        if isinstance(step, Attacking):
            return [act.CancelWithSpy(number)]
        if isinstance(step, HomelessTroops):
            return [act.Disband(number)]
        return [act.Sell(number)]
    if troop is not None and drop.kind == "hacendado":
        if isinstance(step, ActionPhase):
            return [act.Redeploy(number, ARMY)]
        return [act.Retreat(number)]
    if troop is not None and drop.kind == "card":
        return [act.Redeploy(number, None if drop.number == troop.at else drop.number)]
    partner = state.partners.get(number)
    if partner is None:
        return []
    abilities = state.cards.partners[number].sides[partner.side].abilities
    if drop.kind == "card" and any(isinstance(each, Activist) for each in abilities):
        return [act.Use(number, drop.number)]
    if drop.kind == "regime" and any(isinstance(each, RegimeAction) for each in abilities):
        return [act.Use(number)]
    return []


def _reserve(state: State, drop: Spot) -> list[Action]:
    match drop.kind:
        case "market":
            return [act.Speculate(drop.number)]
        case "oval":
            return [act.Connect(drop.number, drop.detail)]
        case "prestige":
            return [act.PlacePrestige(CubePlace("prestige", drop.number))]
        case "card" if drop.number in state.enterprises:
            if state.cards.enterprises[drop.number].income.improvable is not None:
                return [act.BuyLand(drop.number)]
            return [act.Shift(RESERVE, CubePlace("income", drop.number))]
    return []


def _shift(state: State, source: CubePlace, drop: Spot) -> list[Action]:
    match drop.kind:
        case "reserve":
            return [act.Shift(source, RESERVE)]
        case "market":
            return [act.Shift(source, CubePlace("speculation", drop.number))]
        case "prestige":
            return [act.Shift(source, CubePlace("prestige", drop.number))]
        case "oval":
            return [act.Shift(source, act.connection_place(drop.number, drop.detail))]
        case "card" if drop.number in state.enterprises:
            return [act.Shift(source, CubePlace("income", drop.number))]
    return []
