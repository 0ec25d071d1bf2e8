"""Why a line is taken, said by comparing positions: before, after it, and at the plan's end.

Whatever the search weighed, what is said is true of these positions.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from paxdesk.porfiriana.robots.planner import phrases
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.figures import Figures
from paxdesk.porfiriana.robots.planner.phrases import Brings
from paxdesk.porfiriana.robots.planner.standing import Standing, standings
from paxdesk.porfiriana.rules.actions import (
    ARMY,
    DIAZ,
    Action,
    Buy,
    End,
    Pass,
    Seat,
    Sell,
    Speculate,
)
from paxdesk.porfiriana.rules.agenda import KeepCards, Showdown
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.record_classes import define

LIKELY: Final = 0.4
"""A chance to topple Díaz in the next turn that is worth a word."""
NEAR: Final = 2
"""Points missing to topple Díaz that are worth a word."""
Said: TypeAlias = tuple[Brings, dict[str, int]]


def why_line(
    evaluation: Evaluation,
    seat: Seat,
    action: Action,
    before: State,
    after: State,
    planned: State,
    without: State | None = None,
) -> str:
    """Why the seat takes a line of its turn; ``planned`` is where its plan leads in this turn.

    ``without`` is where the rest of the plan leads without this line, as far as it can be
    followed: what the plan brings is owed to this line where it stands better than that.
    """
    if isinstance(action, End):
        if not before.turn.actions:
            return phrases.SPENT
        if not before.players[seat].gold:
            return phrases.PENNILESS
        waits = evaluation.topple_chances(after).get(seat, 0.0) >= LIKELY
        return phrases.WAITS if waits else phrases.ENOUGH
    if isinstance(action, Speculate):
        return phrases.MAY_BE_WANTED
    owed = (
        set()
        if without is None
        else {brings for brings, _ in _benefits(evaluation, seat, without, planned)}
    )
    for at_once, later in ((True, after), (False, planned)):
        if later is before:
            continue
        for brings, values in _benefits(evaluation, seat, before, later):
            if at_once or without is None or brings in owed:
                return brings.template(at_once).format(**values)
    if isinstance(action, Sell):
        full = len(before.players[seat].hand) >= before.hand_limit(seat)
        return phrases.MAKES_ROOM if full else phrases.BEST_LINE
    if isinstance(action, Buy):
        return _kept(evaluation.figures, before, after, seat, before.market[action.slot])
    return phrases.BEST_LINE


def _benefits(evaluation: Evaluation, seat: Seat, before: State, later: State) -> Iterator[Said]:
    return _Comparison.of(evaluation, seat, before, later).benefits()


def why_in_showdown(seat: Seat, action: Action, outcomes: Mapping[Action, State]) -> str:
    """Why the seat answers like that in a showdown: ``outcomes`` are where all answers lead."""
    after = outcomes[action]
    if seat in after.winners:
        return phrases.WINS.now
    if any(isinstance(step, Showdown) for step in after.agenda):
        return phrases.BEST_ANSWER  # there was no patience to see how it ends
    lost = {each for each, state in outcomes.items() if state.over and seat not in state.winners}
    if action in lost:
        return phrases.CANNOT_PREVENT if len(lost) == len(outcomes) else phrases.BEST_ANSWER
    if isinstance(action, Pass):
        return phrases.NOBODY_TOPPLES
    return phrases.PREVENTS if Pass() in lost else phrases.BEST_ANSWER


def why_answer(evaluation: Evaluation, seat: Seat, before: State, after: State) -> str:
    """Why the seat answers like that."""
    if isinstance(before.agenda[-1], KeepCards):
        return phrases.KEEPS
    said = next(_Comparison.of(evaluation, seat, before, after).benefits(), None)
    if said is None:
        return phrases.BEST_ANSWER
    brings, values = said
    return brings.now.format(**values)


def _kept(figures: Figures, before: State, after: State, seat: Seat, number: int) -> str:
    """What a card may be good for that only comes to the hand: everybody has seen it bought."""
    cards = before.cards
    held = figures.regime_kind[before.regime]
    for turn in figures.turns.get(number, ()):
        if turn.to != held:
            return phrases.CAN_TURN[PRESTIGES[turn.to]]
    enterprise, gold = cards.enterprises.get(number), after.players[seat].gold
    if enterprise is not None and enterprise.cost > gold:
        return phrases.TOO_DEAR.format(cost=enterprise.cost, gold=gold)
    if number not in cards.attacks:
        for gain in figures.gains.get(number, ()):
            return phrases.CAN_GAIN[PRESTIGES[gain.kind]]
    for kind, words in (
        (cards.enterprises, phrases.ENTERPRISE_KEPT),
        (cards.partners, phrases.PARTNER_KEPT),
        (cards.troops, phrases.TROOP_KEPT),
        (cards.attacks, phrases.ATTACK_KEPT),
    ):
        if number in kind:
            return words
    return phrases.BEST_LINE


@define
class _Comparison:
    """Two positions of one turn, the later one with what has come about since."""

    evaluation: Evaluation
    seat: Seat
    before: State
    after: State
    was: dict[Seat, Standing]
    now: dict[Seat, Standing]

    @classmethod
    def of(cls, evaluation: Evaluation, seat: Seat, before: State, after: State) -> "_Comparison":
        figures = evaluation.figures
        found = standings(before, figures), standings(after, figures)
        return cls(evaluation, seat, before, after, *found)

    @property
    def rivals(self) -> list[Seat]:
        return [seat for seat in self.before.players if seat not in (self.seat, DIAZ)]

    def benefits(self) -> Iterator[Said]:
        """What has come about, the weightiest first."""
        if self.seat in self.after.winners:
            yield phrases.WINS, {}
        if self.after.over:
            return
        yield from self._topples()
        yield from self._regime()
        yield from self._own()
        yield from self._rivals()
        yield from self._lesser()

    def _topples(self) -> Iterator[Said]:
        evaluation = self.evaluation
        chances = evaluation.topple_chances(self.before), evaluation.topple_chances(self.after)
        was, now = (
            max((each.get(rival, 0.0) for rival in self.rivals), default=0.0) for each in chances
        )
        if was >= LIKELY and now == 0:
            yield phrases.STOPS, {}
        if chances[0].get(self.seat, 0.0) < LIKELY <= chances[1].get(self.seat, 0.0):
            yield phrases.READY, {}

    def _regime(self) -> Iterator[Said]:
        kinds = self.evaluation.figures.regime_kind
        old, new = kinds[self.before.regime], kinds[self.after.regime]
        if old == new:
            return
        own = self.now[self.seat].missing
        if own[new] == min(own) and own[new] < own[old]:
            yield phrases.TURNS_TO[PRESTIGES[new]], {}
        mine = self.was[self.seat].points[old]
        if any(self.was[rival].points[old] > mine for rival in self.rivals):
            yield phrases.TURNS_FROM[PRESTIGES[old]], {}
        lacked = [
            each.bars[old] + 1 - each.points[old]
            for each in (self.was[rival] for rival in self.rivals)
        ]
        if lacked and 0 < min(lacked) <= NEAR:
            yield phrases.LACKED[PRESTIGES[old]], {"missing": min(lacked)}
        if self.rivals and not any(self.now[rival].points[new] for rival in self.rivals):
            yield phrases.NOBODYS[PRESTIGES[new]], {}

    def _own(self) -> Iterator[Said]:
        was, now = self.was[self.seat], self.now[self.seat]
        gained = [kind for kind in range(4) if now.points[kind] > was.points[kind]]
        if gained:
            kind = min(gained, key=lambda each: now.missing[each])
            needed = now.bars[kind] + 1
            values = {"points": now.points[kind], "needed": needed}
            if now.points[kind] < needed:
                yield phrases.POINTS[PRESTIGES[kind]], values
        if now.income > was.income:
            yield phrases.INCOME, {"income": now.income}
        if was.jailed and not now.jailed:
            yield phrases.FREED, {}

    def _rivals(self) -> Iterator[Said]:
        for rival in sorted(self.rivals, key=lambda each: min(self.was[each].missing)):
            was, now = self.was[rival], self.now[rival]
            lost = [kind for kind in range(4) if now.points[kind] < was.points[kind]]
            if lost:
                kind = min(lost, key=lambda each: was.missing[each])
                yield phrases.TAKES_POINT[PRESTIGES[kind]], {"points": now.points[kind]}
            if now.income < was.income:
                yield phrases.COSTS_INCOME, {"income": now.income}
            if now.jailed and not was.jailed:
                yield phrases.JAILS, {}
            if now.gold < was.gold:
                yield phrases.ROBS, {"gold": was.gold - now.gold}

    def _lesser(self) -> Iterator[Said]:
        if self.before.depression and not self.after.depression:
            yield phrases.BOOM, {}
        if self._guarded(self.after) > self._guarded(self.before):
            yield phrases.GUARDS, {}
        gained = self.now[self.seat].gold - self.was[self.seat].gold
        if gained > 0:
            yield phrases.GOLD, {"gold": gained}

    def _guarded(self, state: State) -> int:
        """Own enterprises with an own troop."""
        return sum(
            1
            for troop in state.troops.values()
            if troop.owner == self.seat
            and troop.at > ARMY
            and state.enterprises[troop.at].owner == self.seat
        )
