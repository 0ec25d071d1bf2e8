"""Cautions: what a good friend would point out to whoever acts, as plain data with its proof.

They are worked out from what the seat may see: a copy of the position on which the rules
themselves try out what others could do. So each holds as long as nothing changes meanwhile;
what lies hidden in hands or the deck is never looked at.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Buy,
    BuyPublic,
    CardNumber,
    Manifesto,
    Orientation,
    Pass,
    Police,
    Redeploy,
    Seat,
    Sell,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.headlines import cards_in_play, mood_of, richest
from paxdesk.porfiriana.rules.market import market_price
from paxdesk.porfiriana.rules.moves import asked, legal_actions, perform, refusal, tried
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.readings import points, regime_prestige, topples_resolved
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.topple import declarable, during_toppling, needed
from paxdesk.porfiriana.rules.turn import begin_turn
from paxdesk.porfiriana.rules.view import View, seen_by
from paxdesk.record_classes import frozen

CautionKind: TypeAlias = Literal[
    "topples", "you_topple", "last_topple", "standoff", "depression", "upkeep",
    "extorted", "driven_out", "sacked",
]  # fmt: skip
PLAIN: Final[tuple[Orientation, Orientation]] = ("quo", "event")


@frozen
class Proof:
    """How many points somebody needs and has, with the cards that could still stop it.

    ``declares`` says that one of the points comes from a manifesto in the showdown.
    """

    points: int = 0
    needed: int = 0
    declares: bool = False
    stoppers: tuple[CardNumber, ...] = ()


@frozen
class Caution:
    """One thing to mind. ``seat`` is whom it comes from, ``gold`` what it costs or how much it is.

    ``card`` is what it is about, ``at`` the enterprise concerned, and ``cards`` all that makes
    it true, that one included. ``sure`` is whether it comes in any case, or may be avoided;
    ``plan`` is what the seat would do in its turn, as far as it has to do anything.
    """

    kind: CautionKind
    seat: Seat
    card: CardNumber = 0
    at: CardNumber = 0
    gold: int = 0
    cards: tuple[CardNumber, ...] = ()
    sure: bool = True
    proof: Proof = Proof()
    orientation: Orientation | None = None
    plan: tuple[Action, ...] = ()


@frozen
class CautionQuestion:
    """Finds the cautions of a position that is nobody else's, on any thread."""

    state: State

    def answer(self, seconds: float | None = None) -> list[Caution]:
        """The cautions; a few milliseconds' work, whatever ``seconds`` allow."""
        return cautions(self.state)

    def stop(self) -> None:
        """It is over soon enough by itself."""


def cautions(state: State) -> list[Caution]:
    """What whoever acts freely should mind, the most pressing first; nothing in other moments."""
    seat = asked(state)
    if seat is None or seat == DIAZ or not isinstance(state.agenda[-1], ActionPhase):
        return []
    seen = seen_by(state, seat)
    return [
        *_own_topple(seen, seat),
        *_topples_of_others(seen, seat),
        *_standoff(seen, seat),
        *_last_topple(seen, seat),
        *_depression(seen, seat),
        *_upkeep(seen, seat),
        *_raids(seen, seat),
    ]


def toppling_next(state: State, seat: Seat) -> frozenset[Seat]:
    """Who but this seat could topple Díaz in his next turn, as far as the seat can see."""
    seen = seen_by(state, seat)
    others = (other for other in seen.clockwise(seat)[:-1] if other != DIAZ)
    return frozenset(
        other
        for other in others
        if _easiest_topple(_turn_of(seen, other), other, "topples") is not None
    )


# --- Topples -------------------------------------------------------------------------------------


def takers(state: State) -> dict[Seat, Caution]:
    """Who would topple Díaz by buying a Topple on sale, if nobody moved against it (K).

    Counted are its price and Achilles heel, the gold and actions there are, and a manifesto:
    for whoever acts, what is left of this turn; for the others, their next turn as if it were now.
    Everything that counts lies open. Nobody while no Topple is on sale, or not in a turn.
    """
    if not _topples_on_sale(state) or not any(
        isinstance(each, ActionPhase) for each in state.agenda
    ):
        return {}
    acting = state.turn.seat
    free = isinstance(state.agenda[-1], ActionPhase)
    turns = {
        seat: state if seat == acting and free else _turn_of(state, seat)
        for seat in (acting, *state.clockwise(acting)[:-1])
        if seat != DIAZ
    }
    found = {seat: _easiest_topple(turn, seat, "topples") for seat, turn in turns.items()}
    return {seat: each for seat, each in found.items() if each is not None}


def _topples_on_sale(state: State) -> list[int]:
    return [slot for slot, number in enumerate(state.market) if number in state.cards.topples]


def _own_topple(seen: View, seat: Seat) -> Iterator[Caution]:
    """Díaz would fall in this very turn, if nobody moved against it."""
    found = _easiest_topple(seen, seat, "you_topple")
    if found is not None:
        yield found


def _topples_of_others(seen: View, seat: Seat) -> Iterator[Caution]:
    for other in seen.clockwise(seat)[:-1]:
        if other != DIAZ:
            found = _planned_topple(_turn_of(seen, other), other)
            if found is not None:
                yield found


def _planned_topple(turn: State, seat: Seat) -> Caution | None:
    """The shortest way to topple Díaz in a turn with what lies open: by buying the Topple, else
    after a public partner, a police action or a sale, or after a sale and such a partner.
    """
    found = _easiest_topple(turn, seat, "topples")
    if found is not None or not _topples_on_sale(turn):
        return found
    first = [(action, tried(turn, action).after) for action in _preparations(turn, seat)]
    longer = [
        ((action, then), tried(after, then).after)
        for action, after in first
        if isinstance(action, Sell) and isinstance(after.agenda[-1], ActionPhase)
        for then in _publics(after)
    ]
    for plans in ([((action,), after) for action, after in first], longer):
        wins = [
            evolve(won, plan=(*plan, *won.plan), cards=(*_cards_of(plan), *won.cards))
            for plan, after in plans
            if isinstance(after.agenda[-1], ActionPhase) and after.turn.seat == seat
            for won in [_easiest_topple(after, seat, "topples")]
            if won is not None
        ]
        if wins:
            return min(wins, key=_effort)
    return None


def _publics(state: State) -> Iterator[Action]:
    """Every public partner that can be bought, with each of its sides."""
    for number in state.public_market:
        for side in state.cards.partners[number].sides:
            action = BuyPublic(number, side.faction)
            if refusal(state, action) is None:
                yield action


def _preparations(state: State, seat: Seat) -> Iterator[Action]:
    """What a seat can do with what lies open that may bring points or gold at once."""
    yield from _publics(state)
    for piece in state.enterprises.values():
        if piece.owner == seat:
            action: Action = Police(piece.number) if piece.unrest else Sell(piece.number)
            if refusal(state, action) is None:
                yield action
    for partner in state.partners.values():
        if partner.owner == seat and refusal(state, Sell(partner.number)) is None:
            yield Sell(partner.number)


def _cards_of(plan: Sequence[Action]) -> tuple[CardNumber, ...]:
    return tuple(action.card for action in plan if isinstance(action, BuyPublic | Sell))


def played(state: State, viewer: Seat, caution: Caution) -> list[tuple[State, list[Event]]]:
    """The position as if the turn of a caution's seat began now, and after each line of its plan,
    with what happened, as far as a viewer sees it; in the showdown all others pass.
    """
    now = _turn_of(seen_by(state, viewer), caution.seat)
    found: list[tuple[State, list[Event]]] = [(now, [])]
    for action in caution.plan:
        now = now.copy()
        found.append((now, perform(now, action)))
    events: list[Event] = []
    while not now.over and isinstance(now.agenda[-1], Showdown):
        now = now.copy() if not events else now
        kind = regime_prestige(now)
        declares = asked(now) == caution.seat and caution.proof.declares
        declares = declares and now.players[caution.seat].flipped is None
        events += perform(now, Manifesto(kind) if declares else Pass())
    return [*found, (now, events)] if events else found


def _turn_of(seen: State, seat: Seat) -> State:
    """The position as if this seat's turn began now."""
    state = seen.trial()
    state.agenda = []
    begin_turn(state, seat)
    return state


def _easiest_topple(state: State, seat: Seat, kind: CautionKind) -> Caution | None:
    """The Topple on sale by which the seat would win if all others passed, the easiest of them."""
    purchases = [Buy(slot, side) for slot in _topples_on_sale(state) for side in PLAIN]
    wins = [
        found
        for action in purchases
        if refusal(state, action) is None
        for found in [_tried(state, seat, action, kind)]
        if found is not None
    ]
    return min(wins, key=_effort, default=None)


def _effort(caution: Caution) -> tuple[int, bool, bool]:
    """What a Topple asks for: gold, a manifesto, the choice of its event side."""
    return caution.gold, caution.proof.declares, caution.orientation == "event"


def _tried(state: State, seat: Seat, action: Buy, kind: CautionKind) -> Caution | None:
    """Buy the Topple and let everybody pass; the buyer declares for the cause if that helps."""
    number = state.market[action.slot]
    gold = market_price(state, seat, action.slot)
    after = tried(state, action).after
    step = after.agenda[-1]
    if not isinstance(step, Showdown):
        return None
    prestige = regime_prestige(after)
    own, bar = points(after, seat, prestige), needed(after, step, seat)
    declares = own <= bar and prestige in declarable(after, seat)
    stoppers = tuple(
        sorted(
            partner.number
            for partner in after.partners.values()
            if partner.owner not in (seat, DIAZ)
            and prestige in during_toppling(after, partner.number)
        )
    )
    while not after.over and isinstance(after.agenda[-1], Showdown):
        mine = asked(after) == seat and declares and after.players[seat].flipped is None
        perform(after, Manifesto(prestige) if mine else Pass())
    if after.ended_by != "topple" or seat not in after.winners:
        return None
    proof = Proof(own + declares, bar, declares, stoppers)
    return Caution(
        kind,
        seat,
        number,
        gold=gold,
        cards=(number,),
        proof=proof,
        orientation=action.orientation,
        plan=(action,),
    )


def _last_topple(seen: View, seat: Seat) -> Iterator[Caution]:
    """The fourth Topple is on sale: with it the game ends, by gold if nobody topples (R44)."""
    if topples_resolved(seen) != len(seen.cards.topples) - 1:
        return
    for slot, number in enumerate(seen.market):
        if number in seen.cards.topples:
            falls = slot % 6 == 0
            best = richest(seen, [each for each in seen.players if each != DIAZ])[0]
            gold = seen.players[best].gold
            yield Caution("last_topple", best, number, gold=gold, cards=(number,), sure=falls)


def _standoff(seen: View, seat: Seat) -> Iterator[Caution]:
    """The Mexican Standoff ends the game with this turn, unless a card is bought (R63)."""
    turn = seen.turn
    last = seen.standoff + 1 >= len(seen.players)
    if turn.counts_for_standoff and not turn.purchases and last:
        best = richest(seen, seen.players)[0]
        yield Caution("standoff", best, gold=seen.players[best].gold, sure=False)


# --- Depressions ---------------------------------------------------------------------------------


def _depression(seen: View, seat: Seat) -> Iterator[Caution]:
    """Headlines at price 0 fall at the end of the turn: two bears make a Depression (D2, I)."""
    if seen.depression:
        return
    falling = [number for number in (seen.market[0], seen.market[6]) if _is_headline(seen, number)]
    if not falling:
        return
    outcomes = [_two_bears(seen, order) for order in permutations(falling)]
    found = next((pair for pair in outcomes if pair), None)
    if found is None:
        return
    cards = cards_in_play(seen, seat)
    yield Caution("depression", seat, found[-1], gold=len(cards), cards=found, sure=all(outcomes))


def _is_headline(seen: View, number: CardNumber) -> bool:
    return number in seen.cards.headlines or number in seen.cards.topples


def _two_bears(seen: View, order: tuple[CardNumber, ...]) -> tuple[CardNumber, ...]:
    """The two bears that would lie on each other if these fell in this order; () for none."""
    pile = [*seen.headlines[-1:], *order]
    for lower, upper in pairwise(pile):
        if mood_of(seen, lower) == mood_of(seen, upper) == "bear":
            return lower, upper
    return ()


def _upkeep(seen: View, seat: Seat) -> Iterator[Caution]:
    """In a Depression a gold is due for each card in play, after the income (I2)."""
    if not seen.depression:
        return
    cards = cards_in_play(seen, seat)
    gold = seen.players[seat].gold + next_income(seen, seat)
    if len(cards) > gold:
        yield Caution("upkeep", seat, gold=gold, cards=tuple(cards))


# --- Troops --------------------------------------------------------------------------------------


def _raids(seen: View, seat: Seat) -> Iterator[Caution]:
    """Troops in play that could come to an own enterprise in their owner's next turn (G)."""
    met: set[CardNumber] = set()
    for other in seen.clockwise(seat)[:-1]:
        if other == DIAZ:
            continue
        turn = _turn_of(seen, other)
        for action in legal_actions(turn):
            if not isinstance(action, Redeploy) or action.to is None or action.to in met:
                continue
            target = seen.enterprises.get(action.to)
            if target is None or target.owner != seat:
                continue
            guard = seen.troops.get(target.troop)
            if guard is not None and guard.owner == other:
                continue
            after = turn.copy()
            perform(after, action)
            yield from _raid(seen, after, other, action, target.troop)
            met.add(action.to)


def _raid(
    seen: View, after: State, other: Seat, action: Redeploy, guard: CardNumber
) -> Iterator[Caution]:
    assert action.to is not None
    gold = seen.players[other].gold - after.players[other].gold
    came = after.enterprises.get(action.to)
    cards = tuple(each for each in (action.card, guard, action.to) if each)
    if came is None:
        yield Caution("sacked", other, action.card, action.to, gold, cards)
    elif guard and came.troop != guard:
        yield Caution("driven_out", other, action.card, action.to, gold, cards)
    elif came.troop == action.card and came.extorted:
        yield Caution("extorted", other, action.card, action.to, gold, cards)
