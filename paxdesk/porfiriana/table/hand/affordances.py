"""Possible actions with the item at a spot, and explanations of refused ones. No Qt."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.desk.scene.things import Spot
from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.actions import (
    PRIVATE_ARMY,
    RESERVE,
    Action,
    CardNumber,
    CubePlace,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Attacking, HomelessTroops, Showdown
from paxdesk.porfiriana.rules.attacks import candidates
from paxdesk.porfiriana.rules.card_verbs import Activist, PaidUnrest, RegimeAction
from paxdesk.porfiriana.rules.facts import abilities_of
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.gestures import enclosing_spots, gesture_for

DeedName: TypeAlias = Literal[
    "buy",
    "public",
    "play",
    "deploy",
    "attack",
    "use",
    "connect",
    "land",
    "police",
    "jail",
    "redeploy",
    "order",
    "speculate",
    "cube",
    "towards",
    "sell",
    "answer",
]


@frozen
class DeedKind:
    """Icon, rule and title of a kind of action.

    ``aimed`` actions may have several targets; ``spelled`` ones itemise even a simple price.
    """

    icon: str
    rule: str
    title: str = ""
    aimed: bool = False
    spelled: bool = False


DEEDS: Final[dict[DeedName, DeedKind]] = {
    "buy": DeedKind("action-buy", "E2", spelled=True),
    "public": DeedKind("action-buy", "E3", spelled=True),
    "play": DeedKind("action-play", "E1", spelled=True),
    "deploy": DeedKind("army", "G1", tr_noop("Send it to"), aimed=True),
    "attack": DeedKind("grudge", "P8", tr_noop("Play it on"), aimed=True),
    "use": DeedKind("extra-action", "E", tr_noop("Stir up Unrest at"), aimed=True),
    "connect": DeedKind("action-connect", "E7"),
    "land": DeedKind("action-land", "E6", tr_noop("Buy land")),
    "police": DeedKind("action-police", "E8", tr_noop("Police: remove 1 Unrest")),
    "jail": DeedKind("jail", "E8", tr_noop("Leave Jail")),
    "redeploy": DeedKind("action-redeploy", "E5", tr_noop("Move it to"), aimed=True),
    "order": DeedKind("action-redeploy", "E5", tr_noop("Restore order here")),
    "speculate": DeedKind("action-speculate", "E9", tr_noop("Speculate on it")),
    "cube": DeedKind("income-cube", "E9", tr_noop("Shift a cube"), aimed=True),
    "towards": DeedKind("manicule", "E", tr_noop("Play or send here"), aimed=True),
    "sell": DeedKind("action-sell", "E4", tr_noop("Sell")),
    "answer": DeedKind("manicule", "E", tr_noop("Answer"), aimed=True),
}
GUIDED: Final = "A4"
"""Rule cited when a lesson's guide rejects a legal action."""


@frozen
class Affordance:
    """Legal actions of one kind, and attempts whose refusals can be shown."""

    deed: DeedName
    legal: tuple[Action, ...]
    attempts: tuple[Action, ...] = ()

    @property
    def kind(self) -> DeedKind:
        return DEEDS[self.deed]


def affordances(state: State, legal: Sequence[Action], seat: Seat, spot: Spot) -> list[Affordance]:
    """Return the kinds of action of ``seat`` with the item at ``spot``, likeliest first."""
    if not isinstance(state.agenda[-1], ActionPhase):
        answers = tuple(each for each in legal if spot in _ends(state, each))
        return [Affordance("answer", answers)] if answers else []
    things = {each.kind: each.number for each in reversed(enclosing_spots(state, spot))}
    if "market" in things:
        return list(_kept(_market(state, legal, things["market"])))
    if "public" in things:
        return list(_kept(_public(state, legal, things["public"])))
    if spot.kind == "hand":
        return list(_kept(_hand(state, legal, spot.number)))
    card = next((each.number for each in enclosing_spots(state, spot) if each.kind == "card"), None)
    if card is not None:
        return list(_kept(_in_play(state, legal, seat, card)))
    person = things.get("hacendado", things.get("tableau"))
    if person is not None:
        return list(_kept(_hacendado(state, legal, seat, person)))
    if spot.kind == "regime":
        changes = _of(legal, lambda each: isinstance(each, act.Use) and each.target is None)
        return list(_kept([Affordance("use", changes)]))
    return []


def nearest_refusal(refusals: Iterable[IllegalAction]) -> IllegalAction | None:
    """Return the refusal to show: one citing R20 or D1, else the most frequent, or None."""
    found = list(refusals)
    for wanted in ("R20", "D1"):
        for each in found:
            if wanted in each.rules:
                return each
    cited = [each.rules for each in found]
    return max(found, key=lambda each: cited.count(each.rules), default=None)


def why_impossible(session: Session, found: Affordance) -> IllegalAction | None:
    """Return the refusal to show for the attempts, or None; see :func:`nearest_refusal`."""
    tried = (session.refusal(attempt) for attempt in found.attempts)
    return nearest_refusal(each for each in tried if each is not None)


def why_not_now(session: Session, seat: Seat, spot: Spot) -> IllegalAction | None:
    """Return why the seat cannot use the item at a spot, or None."""
    for each in affordances(session.state, session.legal(), seat, spot):
        if each.legal:
            return None
        if (refused := why_impossible(session, each)) is not None:
            return refused
    return None


def _kept(found: Iterable[Affordance]) -> Iterable[Affordance]:
    return (each for each in found if each.legal or each.attempts)


def _of(legal: Sequence[Action], wanted: Callable[[Action], bool]) -> tuple[Action, ...]:
    return tuple(each for each in legal if wanted(each))


def _ways(legal: Sequence[Action], action: act.BuyPublic | act.Connect) -> tuple[Action, ...]:
    """Return the legal actions that equal ``action`` apart from ``via``."""
    kind = type(action)
    return _of(legal, lambda each: isinstance(each, kind) and evolve(each, via=None) == action)


def _ends(state: State, action: Action) -> tuple[Spot, ...]:
    found = gesture_for(state, action)
    return (found.pick, found.drop)


# --- By spot --------------------------------------------------------------------------------------


def _market(state: State, legal: Sequence[Action], slot: int) -> Iterable[Affordance]:
    number = state.market[slot]
    headline = number in state.cards.headlines or number in state.cards.topples
    buys = _of(legal, lambda each: isinstance(each, act.Buy) and each.slot == slot)
    yield Affordance("buy", buys, (act.Buy(slot, "event" if headline else None),))
    bets = _of(legal, lambda each: isinstance(each, act.Speculate) and each.slot == slot)
    yield Affordance("speculate", bets, (act.Speculate(slot),))


def _public(state: State, legal: Sequence[Action], number: CardNumber) -> Iterable[Affordance]:
    for side in state.cards.partners[number].sides:
        action = act.BuyPublic(number, side.faction)
        yield Affordance("public", _ways(legal, action), (action,))


def _hand(state: State, legal: Sequence[Action], number: CardNumber) -> Iterable[Affordance]:
    card = state.cards.cards[number]
    if number in state.cards.troops:
        places = (PRIVATE_ARMY, *state.enterprises)
        sent = _of(legal, lambda each: isinstance(each, act.Deploy) and each.card == number)
        yield Affordance("deploy", sent, tuple(act.Deploy(number, at) for at in places))
    elif number in state.cards.attacks:
        hits = _of(legal, lambda each: isinstance(each, act.Attack) and each.card == number)
        tries = tuple(candidates(state, state.cards.attacks[number]))
        yield Affordance("attack", hits, tries or _far_targets(state, number))
    else:
        sides = card.sides if isinstance(card, cards.PartnerCard) and card.newspaper else ()
        tried = [act.Play(number, side.prestige) for side in sides] or [act.Play(number)]
        plays = _of(legal, lambda each: isinstance(each, act.Play) and each.card == number)
        yield Affordance("play", plays, tuple(tried))
    yield _sale(legal, number)


def _far_targets(state: State, number: CardNumber) -> tuple[Action, ...]:
    """Return an attack on each enterprise in play; without enterprises, an untargeted attack."""
    paid = any(isinstance(each, PaidUnrest) for each in state.cards.attacks[number].effects)
    unrest = 1 if paid else None
    tries = tuple(act.Attack(number, target=each, unrest=unrest) for each in state.enterprises)
    return tries or (act.Attack(number, unrest=unrest),)


def _in_play(
    state: State, legal: Sequence[Action], seat: Seat, number: CardNumber
) -> Iterable[Affordance]:
    enterprise, troop = state.enterprises.get(number), state.troops.get(number)
    if enterprise is not None:
        yield from _enterprise(state, legal, seat, number)
        yield from _towards(legal, number)
        if enterprise.owner == seat:
            yield _sale(legal, number)
        yield _cubes(legal, number)
    elif troop is not None:
        if troop.owner == seat:
            yield from _troop(state, legal, number)
            yield _sale(legal, number)
    else:
        yield from _abilities(state, legal, seat, number)
        yield from _towards(legal, number)
        if state.partners[number].owner == seat:
            yield _sale(legal, number)


def _enterprise(
    state: State, legal: Sequence[Action], seat: Seat, number: CardNumber
) -> Iterable[Affordance]:
    enterprise = state.enterprises[number]
    card = state.cards.enterprises[number]
    own = enterprise.owner == seat
    if own and enterprise.unrest:
        calm = _of(legal, lambda each: isinstance(each, act.Police) and each.card == number)
        yield Affordance("police", calm, (act.Police(number),))
    for oval, builder in enumerate(enterprise.connections):
        if builder is None:
            action = act.Connect(number, oval)
            yield Affordance("connect", _ways(legal, action), (action,))
    if own and card.income.improvable is not None:
        land = _of(legal, lambda each: isinstance(each, act.BuyLand) and each.card == number)
        yield Affordance("land", land, (act.BuyLand(number),))
    yield from _abilities(state, legal, seat, number)


def _cubes(legal: Sequence[Action], number: CardNumber) -> Affordance:
    return Affordance("cube", _of(legal, lambda each: _moves_cube(each, number)))


def _moves_cube(action: Action, number: CardNumber) -> bool:
    match action:
        case act.Shift(source, to):
            places = (source, to)
            return any(each.number == number and each.kind != "speculation" for each in places)
        case act.PlacePrestige(place):
            return place.number == number
    return False


def _troop(state: State, legal: Sequence[Action], number: CardNumber) -> Iterable[Affordance]:
    at = state.troops[number].at
    moves = [each for each in legal if isinstance(each, act.Redeploy) and each.card == number]
    there = tuple(each for each in moves if each.to is not None)
    places = [each for each in (PRIVATE_ARMY, *state.enterprises) if each != at]
    yield Affordance("redeploy", there, tuple(act.Redeploy(number, each) for each in places))
    here = tuple(each for each in moves if each.to is None)
    if at > PRIVATE_ARMY and state.enterprises[at].unrest:
        yield Affordance("order", here, (act.Redeploy(number),))


def _abilities(
    state: State, legal: Sequence[Action], seat: Seat, number: CardNumber
) -> Iterable[Affordance]:
    """Yield the uses that place Unrest or change the regime."""
    for bearer, ability in abilities_of(state, seat):
        if bearer != number:
            continue
        uses = [each for each in legal if isinstance(each, act.Use) and each.card == number]
        if isinstance(ability, Activist):
            aimed = tuple(each for each in uses if each.target is not None)
            yield Affordance(
                "use", aimed, tuple(act.Use(number, each) for each in state.enterprises)
            )
        elif isinstance(ability, RegimeAction):
            plain = tuple(each for each in uses if each.target is None)
            yield Affordance("use", plain, (act.Use(number),))


def _towards(legal: Sequence[Action], number: CardNumber) -> Iterable[Affordance]:
    """Yield the actions of other cards aimed at this one."""

    def aims(action: Action) -> bool:
        match action:
            case act.Deploy(_, at):
                return at == number
            case act.Redeploy(_, to):
                return to == number
            case act.Attack(_, target) | act.Use(_, target):
                return target == number
        return False

    yield Affordance("towards", _of(legal, aims))


def _hacendado(
    state: State, legal: Sequence[Action], seat: Seat, whose: Seat
) -> Iterable[Affordance]:
    def aims(action: Action) -> bool:
        match action:
            case act.Deploy(_, at) | act.Redeploy(_, at):
                return at == PRIVATE_ARMY and whose == seat
            case act.Attack(_, _, victim):
                return victim == whose
        return False

    if whose == seat and state.players[seat].jailed:
        way_out = _of(legal, lambda each: isinstance(each, act.Police) and each.card is None)
        yield Affordance("jail", way_out, (act.Police(None),))
    yield Affordance("towards", _of(legal, aims))
    if whose == seat:
        hacendado = state.players[seat].hacendado
        yield Affordance("cube", _of(legal, lambda each: _moves_cube(each, hacendado)))


def _sale(legal: Sequence[Action], number: CardNumber) -> Affordance:
    sales = _of(legal, lambda each: isinstance(each, act.Sell) and each.card == number)
    return Affordance("sell", sales, (act.Sell(number),))


# --- Intents of an illegal drop, used to show the reason ------------------------------------------
# The engine explains why it refuses these attempts; they are never submitted.


def drop_intents(state: State, pick: Spot, drop: Spot) -> list[Action]:
    """Return actions possibly intended by dragging ``pick`` to ``drop``, likeliest first."""
    for wider in enclosing_spots(state, drop):
        if wider == pick:
            return []
        if found := _tried(state, pick, wider):
            return found
    return []


def _tried(state: State, pick: Spot, drop: Spot) -> list[Action]:
    match pick.kind:
        case "market":
            return _meant_with_market(state, pick.number, drop)
        case "public":
            sides = state.cards.partners[pick.number].sides
            if drop.kind == "tableau":
                return [act.BuyPublic(pick.number, side.faction) for side in sides]
        case "hand":
            return _meant_with_hand(state, pick.number, drop)
        case "card":
            return _meant_with_card_in_play(state, pick.number, drop)
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


def _meant_with_market(state: State, slot: int, drop: Spot) -> list[Action]:
    headline = isinstance(
        state.cards.cards.get(state.market[slot]), cards.HeadlineCard | cards.ToppleCard
    )
    match drop.kind:
        case "hand_area":
            return [act.Buy(slot)]
        case "headlines":
            return [act.Buy(slot, "event")]
        case "tableau" if not headline:
            return [act.Buy(slot)]
    return []


def _meant_with_hand(state: State, number: CardNumber, drop: Spot) -> list[Action]:
    if drop.kind == "discards":
        return [act.Sell(number)]
    if drop.kind == "hacendado" and isinstance(state.agenda[-1], Showdown):
        return [act.AssassinatePlayer(drop.number, number)]
    match state.cards.cards[number]:
        case cards.EnterpriseCard() if drop.kind == "tableau":
            return [act.Play(number)]
        case cards.PartnerCard(sides=sides, newspaper=newspaper) if drop.kind == "tableau":
            return [act.Play(number, side.prestige if newspaper else None) for side in sides]
        case cards.TroopCard() if drop.kind == "card":
            return [act.Deploy(number, drop.number)]
        case cards.TroopCard() if drop.kind == "hacendado":
            return [act.Deploy(number, PRIVATE_ARMY)]
        case cards.OrangeCard(effects=effects) | cards.BlackCard(effects=effects):
            strike = any(isinstance(each, PaidUnrest) for each in effects)
            disks = 1 if strike else None
            if drop.kind == "card":
                return [act.Attack(number, target=drop.number, unrest=disks)]
            if drop.kind == "hacendado":
                return [act.Attack(number, victim=drop.number, unrest=disks)]
    return []


def _meant_with_card_in_play(state: State, number: CardNumber, drop: Spot) -> list[Action]:
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
            return [act.Redeploy(number, PRIVATE_ARMY)]
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
