"""Cautions: what a good friend would point out to whoever acts, as plain data with its proof.

They are worked out from what the seat may see: a copy of the position on which the rules
themselves try out what others could do. So each holds as long as nothing changes meanwhile;
what lies hidden in hands or the deck is never looked at.
"""

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    CardNumber,
    Orientation,
    Pass,
    Redeploy,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.facts import topples_left
from paxdesk.porfiriana.rules.headlines import mood_of, richest
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.topple_search import (
    ToppleEstimate,
    WayToTopple,
    new_turn,
    taking_next,
    turn_of,
    ways_to_topple,
)
from paxdesk.porfiriana.rules.view import View, seen_by

CautionKind: TypeAlias = Literal[
    "topples", "you_topple", "last_topple", "standoff", "depression", "upkeep",
    "extorted", "driven_out", "sacked",
]  # fmt: skip


@frozen
class Caution:
    """One thing to mind. ``seat`` is whom it comes from, ``gold`` what it costs or how much it is.

    ``card`` is what it is about, ``at`` the enterprise concerned, and ``cards`` all that makes
    it true, that one included. ``sure`` is whether it comes in any case, or may be avoided;
    ``plan`` is what the seat would do in its turn, as far as it has to do anything, and ``answers``
    what it would say in the showdown.
    """

    kind: CautionKind
    seat: Seat
    card: CardNumber = 0
    at: CardNumber = 0
    gold: int = 0
    cards: tuple[CardNumber, ...] = ()
    sure: bool = True
    proof: ToppleEstimate = ToppleEstimate()
    orientation: Orientation | None = None
    plan: tuple[Action, ...] = ()
    answers: tuple[Action, ...] = ()


@frozen
class CautionTask:
    """Finds the cautions of a position that is nobody else's, on any thread."""

    state: State

    def answer(self, seconds: float | None = None) -> list[Caution]:
        """The cautions; a few milliseconds' work, whatever ``seconds`` allow."""
        return cautions(self.state)

    def stop(self) -> None:
        """It is over soon enough by itself."""


def cautions(state: State) -> list[Caution]:
    """What whoever acts freely should mind, the most pressing first; nothing in other moments."""
    seat = seat_to_act(state)
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


# --- Topples -------------------------------------------------------------------------------------


def _own_topple(seen: View, seat: Seat) -> Iterator[Caution]:
    """Díaz would fall in this very turn, if nobody moved against it."""
    ways = ways_to_topple(turn_of(seen, seat), seat)
    if ways:
        yield _by(ways[0], "you_topple")


def _topples_of_others(seen: View, seat: Seat) -> Iterator[Caution]:
    for way in taking_next(seen, seat).ways.values():
        yield _by(way, "topples")


def _by(way: WayToTopple, kind: CautionKind) -> Caution:
    """The caution that somebody can go this way."""
    used = (getattr(action, "card", None) for action in way.lines)
    # A card of a hand that is not seen lies nowhere.
    cards = (*(number for number in used if number), way.topple)
    return Caution(
        kind,
        way.seat,
        way.topple,
        gold=way.gold,
        cards=tuple(dict.fromkeys(cards)),
        proof=way.proof,
        orientation=way.orientation,
        plan=way.lines,
        answers=way.answers,
    )


def played(state: State, viewer: Seat, caution: Caution) -> list[tuple[State, list[Event]]]:
    """The position in which the turn of a caution's seat begins or goes on, and after each line of
    its plan, with what happened, as far as a viewer sees it; in the showdown all others pass.
    """
    begin = turn_of if caution.kind == "you_topple" else new_turn
    now = begin(seen_by(state, viewer), caution.seat)
    found: list[tuple[State, list[Event]]] = [(now, [])]
    for action in caution.plan:
        now = now.copy()
        found.append((now, perform(now, action)))
    events: list[Event] = []
    answers = [*caution.answers]
    while not now.over and Pass() in legal_actions(now):
        now = now.copy() if not events else now
        mine = bool(answers) and seat_to_act(now) == caution.seat
        events += perform(now, answers.pop(0) if mine else Pass())
    return [*found, (now, events)] if events else found


def _last_topple(seen: View, seat: Seat) -> Iterator[Caution]:
    """The fourth Topple is on sale: with it the game ends, by gold if nobody topples (R44)."""
    if topples_left(seen) != 1:
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
    falling = [number for number in (seen.market[0], seen.market[6]) if number in seen.cards.news]
    if not falling:
        return
    outcomes = [_two_bears(seen, order) for order in permutations(falling)]
    found = next((pair for pair in outcomes if pair), None)
    if found is None:
        return
    cards = cards_in_play(seen, seat)
    yield Caution("depression", seat, found[-1], gold=len(cards), cards=found, sure=all(outcomes))


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
        turn = new_turn(seen, other)
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
