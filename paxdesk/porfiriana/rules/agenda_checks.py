"""Consistency checks of the agenda and of the places of cards."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

import attrs

from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, CubePlace, Seat
from paxdesk.porfiriana.rules.agenda import (
    ActionPhase,
    AgendaItem,
    AssassinAtLarge,
    Attacking,
    CubeShortage,
    DiazTurn,
    DiscardHeadlines,
    EachAddsLand,
    EachGivesUp,
    EachIsOfferedConnection,
    EachPays,
    EachSuffersUnrest,
    EffectList,
    EndTurn,
    GameOver,
    HomelessTroops,
    IncomePhase,
    KeepCards,
    LandHeadline,
    OrderHeadlines,
    RaidedHand,
    Recount,
    RestoreMarket,
    RevoltByTroop,
    Showdown,
    StrifeAmong,
    TroopArrives,
    being_played,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import TARGETED
from paxdesk.porfiriana.rules.effects import effects_of
from paxdesk.porfiriana.rules.recount import dues_by_seat, retreat_price, values_of_all
from paxdesk.porfiriana.rules.state import HOMELESS, State

_SEATS = frozenset({"seat", "actor", "attacker", "victim", "buyer"})
_CARDS = frozenset({"card", "target", "enterprise", "spared", "picked_card"})
_AMOUNTS = frozenset({"index", "side", "unrest", "actions", "price", "amount", "diaz", "fraud"})
_BOTTOM = (ActionPhase, DiazTurn, EndTurn, GameOver)
"""Records that may only be at the bottom of the agenda."""
_PHASES = (EndTurn, IncomePhase, RestoreMarket, DiscardHeadlines, OrderHeadlines)
"""Records of the rest of a turn, last phase first."""
_COUNTING = (CubeShortage, HomelessTroops)
"""Questions that may come up during a Recount."""
_ANSWERED_AT_ONCE = (CubeShortage, HomelessTroops, KeepCards, OrderHeadlines, RaidedHand)
"""Records removed from the agenda before the consequences of their answers are resolved."""
_IN_ACTIONS = (Attacking, RaidedHand, AssassinAtLarge, Showdown)
"""Records that occur only during the actions of a turn."""


def check_agenda(state: State) -> Iterator[str]:
    if not state.agenda:
        yield tr("nothing is on the agenda")
        return
    over = isinstance(state.agenda[-1], GameOver)
    if over != (state.ended_by is not None) or over != bool(state.winners):
        yield tr("a game that is over has an end, a winner and nothing else to do")
    in_fields = [
        problem
        for index, step in enumerate(state.agenda)
        for problem in _check_fields(state, step, _place(index))
    ]
    yield from in_fields
    if not in_fields:
        # The checks below look up these seats and cards, which must exist.
        yield from _check_order(state.agenda)
        for index, step in enumerate(state.agenda):
            yield from _check_step(state, step, _place(index))


def _place(index: int) -> str:
    return f"agenda[{index}]"


def _check_fields(state: State, step: AgendaItem, name: str) -> Iterator[str]:
    """Yield sentences about unknown seats, unknown cards and negative amounts."""
    for field in attrs.fields(type(step)):
        value = getattr(step, field.name)
        if value is None:
            continue
        if field.name in _SEATS:
            yield from check_named_seats(
                state, (value,), tr("the {field} of {step}", field=field.name, step=name)
            )
        elif field.name == "seats":
            yield from check_named_seats(state, value, tr("one of the seats of {step}", step=name))
        elif field.name in _CARDS:
            yield from _check_cards(state, (value,), name)
        elif field.name == "cards":
            yield from _check_cards(state, value, name)
        elif field.name in ("places", "picked_places"):
            yield from _check_cards(
                state, [place.number for place in value if _on_card(place)], name
            )
        elif field.name in _AMOUNTS and value < 0:
            yield tr("the {field} of {step} is {value}", field=field.name, step=name, value=value)


def _on_card(place: CubePlace) -> bool:
    return place.kind in ("income", "connection", "connection2", "prestige")


def check_named_seats(state: State, seats: Iterable[Seat | None], what: str) -> Iterator[str]:
    """Yield a sentence for each seat that does not exist; ``what`` describes the seats."""
    for seat in seats:
        if seat is not None and seat not in state.players:
            yield tr("{what} is seat {seat}, which does not exist", what=what, seat=seat)


def _check_cards(state: State, numbers: Iterable[CardNumber], what: str) -> Iterator[str]:
    for number in numbers:
        if number not in state.cards.cards:
            yield tr("{what} names card {number}, which does not exist", what=what, number=number)


def _check_order(agenda: list[AgendaItem]) -> Iterator[str]:
    """Yield sentences about records in a wrong order."""
    kinds = [type(step) for step in agenda]
    if not issubclass(kinds[0], _BOTTOM) or any(issubclass(kind, _BOTTOM) for kind in kinds[1:]):
        yield tr("the agenda does not begin with the turn under way, or holds several")
    if kinds[0] is GameOver and len(kinds) > 1:
        yield tr("something is to happen after the game")
    phases = [kind for kind in kinds if kind in _PHASES]
    expected = [kind for kind in _PHASES if kind in phases]
    if phases != expected or kinds[: len(phases)] != phases:
        yield tr("the phases of the turn are not in their order")
    for index, (below, above) in enumerate(pairwise(kinds)):
        if above in _COUNTING and below is not Recount:
            yield tr("{step} outside a count", step=_place(index + 1))
        if above is KeepCards and below is not EndTurn:
            yield tr("{step} in the wrong phase of the turn", step=_place(index + 1))
        if below in _ANSWERED_AT_ONCE:
            yield tr("{step} is to be answered later", step=_place(index))
    if phases and any(issubclass(kind, _IN_ACTIONS) for kind in kinds):
        yield tr("an attack or a showdown in the wrong phase of the turn")


def _check_step(state: State, step: AgendaItem, name: str) -> Iterator[str]:
    cards = state.cards
    match step:
        case ActionPhase() | DiazTurn():
            yield from _check_turn(state, step)
        case Attacking():
            yield from _check_attack(state, step, name)
        case Showdown(card=card):
            yield from _check_kind(card, cards.topples, name)
        case AssassinAtLarge(card=card):
            yield from _check_kind(card, cards.attacks, name)
        case LandHeadline(card=card):
            yield from _check_kind(card, {**cards.headlines, **cards.topples}, name)
        case RevoltByTroop(card=card):
            yield from _check_kind(card, cards.troops, name)
        case TroopArrives(card=card, at=at):
            yield from _check_kind(card, cards.troops, name)
            yield from _check_kind(at, {PRIVATE_ARMY, *cards.enterprises}, name)
        case EffectList():
            if not has_effects(cards, step.card, step.side):
                yield tr(
                    "{step} names card {card}, which has no such side", step=name, card=step.card
                )
            elif step.index > len(effects_of(state, step)):
                yield _beyond_its_end(name, step.index, step.card)
        case KeepCards(seat=seat):
            if seat != state.turn.seat or not state.depression:
                yield tr("P{seat} must pay although there is no Depression", seat=seat)
        case HomelessTroops(seat=seat):
            yield from _check_homeless(state, seat)
        case StrifeAmong() | EachSuffersUnrest() | EachGivesUp() | EachPays() | EachAddsLand():
            if not step.seats:
                yield tr("{step} asks nobody", step=name)
        case EachIsOfferedConnection(seats=()):
            yield tr("{step} asks nobody", step=name)
        case CubeShortage(seat=seat, places=places):
            dues = dues_by_seat(state, values_of_all(state)).get(seat)
            if not places or dues is None or not dues.places.keys() >= set(places):
                yield tr("P{seat} must place a cube where none is missing", seat=seat)


def _check_homeless(state: State, seat: Seat) -> Iterator[str]:
    """Yield a sentence for each homeless troop that cannot pay for a Retreat."""
    for number, troop in state.troops.items():
        if troop.owner == seat and troop.at == HOMELESS:
            price = retreat_price(state, number)
            if price is None or price.gold > state.players[seat].gold:
                yield tr("troop {number} cannot pay for its Retreat", number=number)


def _check_turn(state: State, step: ActionPhase | DiazTurn) -> Iterator[str]:
    if isinstance(step, DiazTurn) != (state.turn.seat == DIAZ):
        yield tr("Díaz plays his turn by rolling dice; nobody else does")
    if isinstance(step, DiazTurn) and (
        len(step.rolls) not in (0, 2)
        or not {1, 2, 3, 4, 5, 6}.issuperset(step.rolls)
        or sorted(set(step.rows) & {0, 1}) != sorted(step.rows)
    ):
        yield tr("Díaz rolled {rolls} for the rows {rows}", rolls=step.rolls, rows=step.rows)


def has_effects(cards: Deck, number: CardNumber, side: int) -> bool:
    """Return whether an ``EffectList`` can resolve this side of a card."""
    if number in cards.headlines or number in cards.topples or number in cards.troops:
        return side == 0
    return number in cards.partners and side < len(cards.partners[number].sides)


def _check_kind(number: CardNumber, kind: Iterable[CardNumber], what: str) -> Iterator[str]:
    if number not in kind:
        yield tr("{what} names card {number}, which is of another kind", what=what, number=number)


def _beyond_its_end(name: str, index: int, card: CardNumber) -> str:
    return tr(
        "{step} is at effect {index} of card {card}, which has fewer",
        step=name,
        index=index,
        card=card,
    )


def _check_attack(state: State, step: Attacking, name: str) -> Iterator[str]:
    card = state.cards.attacks.get(step.card)
    if card is None:
        yield from _check_kind(step.card, (), name)
        return
    if step.index > len(card.effects):
        yield _beyond_its_end(name, step.index, step.card)
    if step.target is None and any(isinstance(effect, TARGETED) for effect in card.effects):
        yield tr("the attack of card {card} has no target", card=step.card)
    if step.stage in ("choices", "payment", "spy") and step.target is not None:
        in_play = {**state.enterprises, **state.partners, **state.troops}
        if step.target not in in_play:
            yield tr("the target of card {card} is not in play", card=step.card)
    gold, actions = state.players[step.attacker].gold, state.turn.actions
    unpaid = step.stage in ("choices", "payment")
    unpaid |= step.stage == "spy" and state.variant.spy_cancels == "play"
    if unpaid and (step.price > gold or step.actions > actions):
        yield tr("the attack of card {card} cannot be paid", card=step.card)


@frozen(eq=False)
class CardPlaces:
    """Cards of a deck by the places they may be in."""

    everything: frozenset[CardNumber]
    always_out: frozenset[CardNumber]
    hand: frozenset[CardNumber]
    market: frozenset[CardNumber]
    pile: frozenset[CardNumber]
    discards: frozenset[CardNumber]
    public: frozenset[CardNumber]
    grudges: frozenset[CardNumber]


@lru_cache(maxsize=2)
def card_places(deck: Deck) -> CardPlaces:
    """Return a deck's cards grouped by the places they may be in."""
    public = {number for number, card in deck.partners.items() if card.public}
    pile = {*deck.headlines, *deck.topples}
    hand = {*deck.enterprises, *deck.partners, *deck.troops, *deck.attacks} - public
    out = {number for number, card in deck.cards.items() if card.kind in ("regime", "play_aid")}
    slaves = {number for number, card in deck.enterprises.items() if card.slave}
    awards = {number for number, card in deck.attacks.items() if card.award}
    return CardPlaces(
        everything=frozenset(deck.cards),
        always_out=frozenset(out),
        hand=frozenset(hand),
        market=frozenset(hand | pile),
        pile=frozenset(pile),
        discards=frozenset(hand | public),
        public=frozenset(public),
        grudges=frozenset(slaves | awards),
    )


def check_places(state: State) -> Iterator[str]:
    """Yield a sentence for each problem with a card's place or owner."""
    deck = state.cards
    kinds = card_places(deck)
    market = [number for number in state.market if number]
    hacendados = [player.hacendado for player in state.players.values() if player.seat != DIAZ]
    everywhere = [
        *market, *state.deck, *state.headlines, *state.discards, *state.public_market, *state.box,
        *state.enterprises, *state.partners, *state.troops, *hacendados,
        *being_played(state.agenda),
    ]  # fmt: skip
    places: list[tuple[str, Seat | None, Iterable[CardNumber], Iterable[CardNumber]]] = [
        (tr_noop("the market"), None, market, kinds.market),
        (tr_noop("the deck"), None, state.deck, kinds.market),
        (tr_noop("the Bull-Bear pile"), None, state.headlines, kinds.pile),
        (tr_noop("the discards"), None, state.discards, kinds.discards),
        (tr_noop("the public cards"), None, state.public_market, kinds.public),
        (tr_noop("the box"), None, state.box, kinds.everything),
        (tr_noop("the enterprises in play"), None, state.enterprises, deck.enterprises),
        (tr_noop("the partners in play"), None, state.partners, deck.partners),
        (tr_noop("the troops in play"), None, state.troops, deck.troops),
        (tr_noop("the Hacendados"), None, hacendados, deck.hacendados),
    ]
    for seat, player in state.players.items():
        everywhere += player.hand
        everywhere += player.grudges
        places.append((tr_noop("the hand of P{seat}"), seat, player.hand, kinds.hand))
        places.append((tr_noop("the grudge pile of P{seat}"), seat, player.grudges, kinds.grudges))
    for place, owner, cards, allowed in places:
        strangers = set(cards).difference(allowed)
        if strangers:
            yield tr(
                "{cards} cannot be in {place}",
                cards=_cards(strangers),
                place=tr(place, seat=owner),
            )
    once = set(everywhere)
    if len(once) != len(everywhere):
        twice = {number for number in once if everywhere.count(number) > 1}
        yield tr("{cards} in two places at once", cards=_cards(twice))
    if state.box:
        lost = kinds.everything - once - kinds.always_out
        if lost:
            yield tr("{cards} nowhere", cards=_cards(lost))
    for pieces in (state.enterprises, state.partners, state.troops):
        for number, piece in pieces.items():
            if piece.number != number:
                yield tr("{number} is in the place of {other}", number=piece.number, other=number)
            if piece.owner not in state.players:
                yield tr(
                    "{number} belongs to seat {owner}, which does not exist",
                    number=number,
                    owner=piece.owner,
                )


def _cards(numbers: Iterable[CardNumber]) -> str:
    listed = ", ".join(map(str, sorted(numbers)))
    if "," in listed:
        return tr("cards {listed}", listed=listed)
    return tr("card {listed}", listed=listed)
