"""Cautions: warnings for the player to act, from information visible to that player."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Final, Literal, TypeAlias

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
from paxdesk.porfiriana.rules.forced_win import hidden_shot, search_position, winning_way
from paxdesk.porfiriana.rules.headlines import mood_of, richest
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.topple_search import (
    Objection,
    ToppleEstimate,
    WayToTopple,
    new_turn,
    turn_of,
)
from paxdesk.porfiriana.rules.view import Memory, View, remembered_by, seen_by

CautionKind: TypeAlias = Literal[
    "topples", "you_topple", "last_topple", "standoff", "depression", "upkeep",
    "extorted", "driven_out", "sacked",
]  # fmt: skip


@frozen
class Caution:
    """Warning about an action, a Gold Victory or a Depression; ``seat`` acts, wins or pays.

    ``card`` is the subject, ``at`` the enterprise concerned. ``sure`` means that the event cannot
    be avoided. ``plan`` is for the seat's turn, ``answers`` for its showdown. ``proved`` means that
    no visible card can prevent the win, ``hidden_shot`` that an unseen assassination card might;
    ``objections`` are answers that prevent it.
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
    proved: bool = False
    objections: tuple[Objection, ...] = ()
    hidden_shot: bool = False


def cautions(state: State) -> list[Caution]:
    """Return the cautions for the player to act, most urgent first."""
    seat = seat_to_act(state)
    if seat is None or seat == DIAZ or not isinstance(state.agenda[-1], ActionPhase):
        return []
    seen = seen_by(state, seat)
    remembered = remembered_by(state, seat)
    return [
        *_own_topple(seen, seat, remembered),
        *_topples_of_others(seen, seat, remembered),
        *_standoff(seen, seat),
        *_last_topple(seen, seat),
        *_depression(seen, seat),
        *_upkeep(seen, seat),
        *_raids(seen, seat),
    ]


MOST_FOR_OTHERS: Final = 1_500
"""Maximum number of positions visited in the search for another seat's win."""


def _own_topple(seen: View, seat: Seat, remembered: Memory) -> Iterator[Caution]:
    """Yield a caution if the seat may topple Díaz this turn."""
    turn = turn_of(search_position(seen, seat, remembered), seat)
    way = winning_way(turn, seat)
    if way is not None and way.topples:
        yield _by(way, turn, "you_topple")


def _topples_of_others(seen: View, seat: Seat, remembered: Memory) -> Iterator[Caution]:
    """Yield a caution for each other seat that may topple Díaz in its next turn."""
    known = search_position(seen, seat, remembered)
    for other in seen.clockwise(seat)[:-1]:
        if other != DIAZ:
            turn = new_turn(known, other)
            way = winning_way(turn, other, MOST_FOR_OTHERS)
            if way is not None and way.topples:
                yield _by(way, turn, "topples")


def _by(way: WayToTopple, turn: State, kind: CautionKind) -> Caution:
    used = (getattr(action, "card", None) for action in way.lines)
    # Cards in hidden hands have no number.
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
        proved=way.proved,
        objections=way.objections,
        hidden_shot=way.proved and way.asks is None and hidden_shot(_bought(turn, way), way.seat),
    )


def _bought(turn: State, way: WayToTopple) -> State:
    """Return the showdown that a way leads to."""
    state = turn.copy()
    for line in way.lines:
        _others_answer(state, way.seat)
        perform(state, line)
    return state


def _others_answer(state: State, seat: Seat) -> list[Event]:
    """Let others pass, or else act, until ``seat`` decides."""
    events: list[Event] = []
    while seat_to_act(state) not in (seat, None):
        legal = legal_actions(state)
        events += perform(state, Pass() if Pass() in legal else legal[0])
    return events


def played(state: State, viewer: Seat, caution: Caution) -> list[tuple[State, list[Event]]]:
    """Return the positions of a caution's plan as the viewer sees them.

    Each has the events that led to it.
    """
    begin = turn_of if caution.kind == "you_topple" else new_turn
    known = search_position(seen_by(state, viewer), viewer, remembered_by(state, viewer))
    now = begin(known, caution.seat)
    found: list[tuple[State, list[Event]]] = [(now, [])]
    for action in caution.plan:
        now = now.copy()
        events = _others_answer(now, caution.seat)
        if action not in legal_actions(now):
            break  # the plan expects a different answer
        found.append((now, events + perform(now, action)))
    events = []
    answers = [*caution.answers]
    while not now.over and Pass() in legal_actions(now):
        now = now.copy() if not events else now
        mine = bool(answers) and seat_to_act(now) == caution.seat
        events += perform(now, answers.pop(0) if mine else Pass())
    return [*found, (now, events)] if events else found


def _last_topple(seen: View, seat: Seat) -> Iterator[Caution]:
    """Yield a caution if the last Topple is on sale (R44)."""
    if topples_left(seen) != 1:
        return
    for slot, number in enumerate(seen.market):
        if number in seen.cards.topples:
            falls = slot % 6 == 0
            best = richest(seen, [each for each in seen.players if each != DIAZ])[0]
            gold = seen.players[best].gold
            yield Caution("last_topple", best, number, gold=gold, cards=(number,), sure=falls)


def _standoff(seen: View, seat: Seat) -> Iterator[Caution]:
    """Yield a caution if a Mexican Standoff is due (R63)."""
    turn = seen.turn
    last = seen.standoff + 1 >= len(seen.players)
    if turn.counts_for_standoff and not turn.purchases and last:
        best = richest(seen, seen.players)[0]
        yield Caution("standoff", best, gold=seen.players[best].gold, sure=False)


def _depression(seen: View, seat: Seat) -> Iterator[Caution]:
    """Yield a caution if Headlines at price 0 can begin a Depression (D2, I)."""
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
    """Return the first two successive bears if these Headlines are discarded, or ()."""
    pile = [*seen.headlines[-1:], *order]
    for lower, upper in pairwise(pile):
        if mood_of(seen, lower) == mood_of(seen, upper) == "bear":
            return lower, upper
    return ()


def _upkeep(seen: View, seat: Seat) -> Iterator[Caution]:
    """Yield a caution if the seat cannot pay for all its cards (I2)."""
    if not seen.depression:
        return
    cards = cards_in_play(seen, seat)
    gold = seen.players[seat].gold + next_income(seen, seat)
    if len(cards) > gold:
        yield Caution("upkeep", seat, gold=gold, cards=tuple(cards))


def _raids(seen: View, seat: Seat) -> Iterator[Caution]:
    """Yield a caution for each enterprise that another seat's troop can harm."""
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
