"""Why a line is taken, said by comparing positions: before, after it, and at the plan's end.

Whatever the search weighed, what is said is true of these positions.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from paxdesk.language import template
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.standing import Figures, Standing, standings
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
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Prestige
from paxdesk.record_classes import define, frozen

# --- What the planner says for a reason: one template for each thing a line can bring about -------
# Each stands twice: for the line that brings it about, and for one that prepares it in the same
# turn. Where a kind of prestige is named there is a template for each.

PLAN: Final = template("plan")
ANSWER: Final = template("answer")


@frozen
class Brings:
    """A benefit in words: brought about ``now``, or ``soon``, with what follows in the turn."""

    now: str
    soon: str

    def template(self, at_once: bool) -> str:
        return self.now if at_once else self.soon


WINS = Brings(
    template("it wins the game"), template("it wins the game with what follows in this turn")
)
STOPS = Brings(
    template("a rival could have toppled Díaz in the next turn, and now cannot"),
    template("what follows in this turn stops a rival who could topple Díaz in the next one"),
)
READY = Brings(
    template("it can topple Díaz in its next turn, if nobody stops it"),
    template(
        "with what follows in this turn it can topple Díaz in the next one, if nobody stops it"
    ),
)
FREED = Brings(template("it is out of Jail"), template("it gets out of Jail in this turn"))
JAILS = Brings(template("a rival goes to Jail"), template("a rival goes to Jail in this turn"))
BOOM = Brings(template("it ends the Depression"), template("it ends the Depression in this turn"))
INCOME = Brings(
    template("it raises its income to {income} gold"),
    template("with what follows in this turn its income rises to {income} gold"),
)
COSTS_INCOME = Brings(
    template("it lowers the income of a rival to {income} gold"),
    template("with what follows in this turn the income of a rival falls to {income} gold"),
)
ROBS = Brings(
    template("it takes {gold} gold from a rival"),
    template("with what follows in this turn a rival loses {gold} gold"),
)
GUARDS = Brings(
    template("a troop of its own now guards its enterprise"),
    template("in this turn a troop of its own comes to guard its enterprise"),
)
GOLD = Brings(
    template("it gains {gold} gold"),
    template("with what follows in this turn it gains {gold} gold"),
)
POINTS: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("it has {points} Loyalty now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Loyalty; {needed} would topple Díaz"
        ),
    ),
    "outrage": Brings(
        template("it has {points} Outrage now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Outrage; {needed} would topple Díaz"
        ),
    ),
    "command": Brings(
        template("it has {points} Command now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Command; {needed} would topple Díaz"
        ),
    ),
    "revolution": Brings(
        template("it has {points} Revolution now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Revolution; {needed} would topple Díaz"
        ),
    ),
}
TURNS_TO: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("Topples are about Loyalty now, its best road to power"),
        template("in this turn Topples come to be about Loyalty, its best road to power"),
    ),
    "outrage": Brings(
        template("Topples are about Outrage now, its best road to power"),
        template("in this turn Topples come to be about Outrage, its best road to power"),
    ),
    "command": Brings(
        template("Topples are about Command now, its best road to power"),
        template("in this turn Topples come to be about Command, its best road to power"),
    ),
    "revolution": Brings(
        template("Topples are about Revolution now, its best road to power"),
        template("in this turn Topples come to be about Revolution, its best road to power"),
    ),
}
TURNS_FROM: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("Topples are no longer about Loyalty, of which a rival has most"),
        template("in this turn Topples cease to be about Loyalty, of which a rival has most"),
    ),
    "outrage": Brings(
        template("Topples are no longer about Outrage, of which a rival has most"),
        template("in this turn Topples cease to be about Outrage, of which a rival has most"),
    ),
    "command": Brings(
        template("Topples are no longer about Command, of which a rival has most"),
        template("in this turn Topples cease to be about Command, of which a rival has most"),
    ),
    "revolution": Brings(
        template("Topples are no longer about Revolution, of which a rival has most"),
        template("in this turn Topples cease to be about Revolution, of which a rival has most"),
    ),
}
LACKED: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template(
            "a rival lacked {missing} Loyalty to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Loyalty to topple Díaz; Topples will ask for another kind"
        ),
    ),
    "outrage": Brings(
        template(
            "a rival lacked {missing} Outrage to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Outrage to topple Díaz; Topples will ask for another kind"
        ),
    ),
    "command": Brings(
        template(
            "a rival lacked {missing} Command to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Command to topple Díaz; Topples will ask for another kind"
        ),
    ),
    "revolution": Brings(
        template(
            "a rival lacked {missing} Revolution to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Revolution to topple Díaz; Topples will ask for another kind"
        ),
    ),
}
NOBODYS: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("Topples are about Loyalty now, of which no rival has a point"),
        template("in this turn Topples come to be about Loyalty, of which no rival has a point"),
    ),
    "outrage": Brings(
        template("Topples are about Outrage now, of which no rival has a point"),
        template("in this turn Topples come to be about Outrage, of which no rival has a point"),
    ),
    "command": Brings(
        template("Topples are about Command now, of which no rival has a point"),
        template("in this turn Topples come to be about Command, of which no rival has a point"),
    ),
    "revolution": Brings(
        template("Topples are about Revolution now, of which no rival has a point"),
        template("in this turn Topples come to be about Revolution, of which no rival has a point"),
    ),
}
TAKES_POINT: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("it costs a rival Loyalty and leaves it {points}"),
        template("what follows in this turn costs a rival Loyalty and leaves it {points}"),
    ),
    "outrage": Brings(
        template("it costs a rival Outrage and leaves it {points}"),
        template("what follows in this turn costs a rival Outrage and leaves it {points}"),
    ),
    "command": Brings(
        template("it costs a rival Command and leaves it {points}"),
        template("what follows in this turn costs a rival Command and leaves it {points}"),
    ),
    "revolution": Brings(
        template("it costs a rival Revolution and leaves it {points}"),
        template("what follows in this turn costs a rival Revolution and leaves it {points}"),
    ),
}

# --- What nothing on the table shows yet ----------------------------------------------------------

DUE = template("a cube that is due costs nothing to lay")
ONLY_ANSWER = template("there is no other answer")
BEST_ANSWER = template("of all answers it leaves it best off")
PREVENTS = template("otherwise, as far as it can see, a rival topples Díaz")
NOBODY_TOPPLES = template("as far as it can see nobody topples Díaz")
CANNOT_PREVENT = template("as far as it can see nothing it could answer stops a rival")
BEST_LINE = template("it leaves it better off than anything else it thought of")
ENOUGH = template("nothing it thought of would leave it better off")
SPENT = template("it has no action left for anything better")
KEEPS = template("what it pays for is worth more to it than that gold")
MAKES_ROOM = template("it makes room in a full hand")
WAITS = template(
    "it keeps its gold, as with the Topple on sale it can topple Díaz in its next turn, "
    "if nobody stops it"
)
PENNILESS = template("it has no gold for anything better")
TOO_DEAR = template("for later, as its printed cost is {cost} gold and it has {gold} left")
CAN_TURN: Final[Mapping[Prestige, str]] = {
    "loyalty": template("for later, as it can make Topples be about Loyalty"),
    "outrage": template("for later, as it can make Topples be about Outrage"),
    "command": template("for later, as it can make Topples be about Command"),
    "revolution": template("for later, as it can make Topples be about Revolution"),
}
CAN_GAIN: Final[Mapping[Prestige, str]] = {
    "loyalty": template("for later, as it is worth a point of Loyalty"),
    "outrage": template("for later, as it is worth a point of Outrage"),
    "command": template("for later, as it is worth a point of Command"),
    "revolution": template("for later, as it is worth a point of Revolution"),
}
ENTERPRISE_KEPT = template("an enterprise for later")
PARTNER_KEPT = template("a partner for later")
TROOP_KEPT = template("a troop for later")
ATTACK_KEPT = template("it can be used against a rival later")
MAY_BE_WANTED = template("whoever buys that card would pay it")

BRINGS: Final = (
    *(WINS, STOPS, READY, FREED, JAILS, BOOM, INCOME, COSTS_INCOME, ROBS, GUARDS, GOLD),
    *POINTS.values(),
    *TURNS_TO.values(),
    *TURNS_FROM.values(),
    *LACKED.values(),
    *NOBODYS.values(),
    *TAKES_POINT.values(),
)
PLANNED: Final = (
    *(template for each in BRINGS for template in (each.now, each.soon)),
    *(PREVENTS, NOBODY_TOPPLES, CANNOT_PREVENT),
    *(DUE, ONLY_ANSWER, BEST_ANSWER, BEST_LINE, ENOUGH, SPENT, KEEPS, MAKES_ROOM),
    *(WAITS, PENNILESS, TOO_DEAR),
    *CAN_TURN.values(),
    *CAN_GAIN.values(),
    *(ENTERPRISE_KEPT, PARTNER_KEPT, TROOP_KEPT, ATTACK_KEPT, MAY_BE_WANTED),
)
"""Everything that the planner says for a reason."""


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
            return SPENT
        if not before.players[seat].gold:
            return PENNILESS
        waits = evaluation.topple_chances(after).get(seat, 0.0) >= LIKELY
        return WAITS if waits else ENOUGH
    if isinstance(action, Speculate):
        return MAY_BE_WANTED
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
        return MAKES_ROOM if full else BEST_LINE
    if isinstance(action, Buy):
        return _kept(evaluation.figures, before, after, seat, before.market[action.slot])
    return BEST_LINE


def _benefits(evaluation: Evaluation, seat: Seat, before: State, later: State) -> Iterator[Said]:
    return _Comparison.of(evaluation, seat, before, later).benefits()


def why_in_showdown(seat: Seat, action: Action, outcomes: Mapping[Action, State]) -> str:
    """Why the seat answers like that in a showdown: ``outcomes`` are where all answers lead."""
    after = outcomes[action]
    if seat in after.winners:
        return WINS.now
    if any(isinstance(step, Showdown) for step in after.agenda):
        return BEST_ANSWER  # there was no patience to see how it ends
    lost = {each for each, state in outcomes.items() if state.over and seat not in state.winners}
    if action in lost:
        return CANNOT_PREVENT if len(lost) == len(outcomes) else BEST_ANSWER
    if isinstance(action, Pass):
        return NOBODY_TOPPLES
    return PREVENTS if Pass() in lost else BEST_ANSWER


def why_answer(evaluation: Evaluation, seat: Seat, before: State, after: State) -> str:
    """Why the seat answers like that."""
    if isinstance(before.agenda[-1], KeepCards):
        return KEEPS
    said = next(_Comparison.of(evaluation, seat, before, after).benefits(), None)
    if said is None:
        return BEST_ANSWER
    brings, values = said
    return brings.now.format(**values)


def _kept(figures: Figures, before: State, after: State, seat: Seat, number: int) -> str:
    """What a card may be good for that only comes to the hand: everybody has seen it bought."""
    cards = before.cards
    held = figures.regime_kind[before.regime]
    for turn in figures.turns.get(number, ()):
        if turn.to != held:
            return CAN_TURN[PRESTIGES[turn.to]]
    enterprise, gold = cards.enterprises.get(number), after.players[seat].gold
    if enterprise is not None and enterprise.cost > gold:
        return TOO_DEAR.format(cost=enterprise.cost, gold=gold)
    if number not in cards.attacks:
        for gain in figures.gains.get(number, ()):
            return CAN_GAIN[PRESTIGES[gain.kind]]
    for kind, words in (
        (cards.enterprises, ENTERPRISE_KEPT),
        (cards.partners, PARTNER_KEPT),
        (cards.troops, TROOP_KEPT),
        (cards.attacks, ATTACK_KEPT),
    ):
        if number in kind:
            return words
    return BEST_LINE


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
            yield WINS, {}
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
            yield STOPS, {}
        if chances[0].get(self.seat, 0.0) < LIKELY <= chances[1].get(self.seat, 0.0):
            yield READY, {}

    def _regime(self) -> Iterator[Said]:
        kinds = self.evaluation.figures.regime_kind
        old, new = kinds[self.before.regime], kinds[self.after.regime]
        if old == new:
            return
        own = self.now[self.seat].missing
        if own[new] == min(own) and own[new] < own[old]:
            yield TURNS_TO[PRESTIGES[new]], {}
        mine = self.was[self.seat].points[old]
        if any(self.was[rival].points[old] > mine for rival in self.rivals):
            yield TURNS_FROM[PRESTIGES[old]], {}
        lacked = [
            each.bars[old] + 1 - each.points[old]
            for each in (self.was[rival] for rival in self.rivals)
        ]
        if lacked and 0 < min(lacked) <= NEAR:
            yield LACKED[PRESTIGES[old]], {"missing": min(lacked)}
        if self.rivals and not any(self.now[rival].points[new] for rival in self.rivals):
            yield NOBODYS[PRESTIGES[new]], {}

    def _own(self) -> Iterator[Said]:
        was, now = self.was[self.seat], self.now[self.seat]
        gained = [kind for kind in range(4) if now.points[kind] > was.points[kind]]
        if gained:
            kind = min(gained, key=lambda each: now.missing[each])
            needed = now.bars[kind] + 1
            values = {"points": now.points[kind], "needed": needed}
            if now.points[kind] < needed:
                yield POINTS[PRESTIGES[kind]], values
        if now.income > was.income:
            yield INCOME, {"income": now.income}
        if was.jailed and not now.jailed:
            yield FREED, {}

    def _rivals(self) -> Iterator[Said]:
        for rival in sorted(self.rivals, key=lambda each: min(self.was[each].missing)):
            was, now = self.was[rival], self.now[rival]
            lost = [kind for kind in range(4) if now.points[kind] < was.points[kind]]
            if lost:
                kind = min(lost, key=lambda each: was.missing[each])
                yield TAKES_POINT[PRESTIGES[kind]], {"points": now.points[kind]}
            if now.income < was.income:
                yield COSTS_INCOME, {"income": now.income}
            if now.jailed and not was.jailed:
                yield JAILS, {}
            if now.gold < was.gold:
                yield ROBS, {"gold": was.gold - now.gold}

    def _lesser(self) -> Iterator[Said]:
        if self.before.depression and not self.after.depression:
            yield BOOM, {}
        if self._guarded(self.after) > self._guarded(self.before):
            yield GUARDS, {}
        gained = self.now[self.seat].gold - self.was[self.seat].gold
        if gained > 0:
            yield GOLD, {"gold": gained}

    def _guarded(self, state: State) -> int:
        """Own enterprises with an own troop."""
        return sum(
            1
            for troop in state.troops.values()
            if troop.owner == self.seat
            and troop.at > ARMY
            and state.enterprises[troop.at].owner == self.seat
        )
