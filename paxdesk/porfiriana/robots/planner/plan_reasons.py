"""Why a line is taken, said by comparing positions: before, after it, and at the plan's end.

Whatever the search weighed, what is said is true of these positions.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from paxdesk.language import template
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.standing import Figures, Standing, standings
from paxdesk.porfiriana.rules.actions import (
    ARMY,
    DIAZ,
    Action,
    Buy,
    CardNumber,
    End,
    Pass,
    Seat,
    Sell,
    Speculate,
)
from paxdesk.porfiriana.rules.agenda import KeepCards, Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.notation_types import keyed

# --- What the planner says for a reason: a key for each thing a line can bring about --------------
# Each stands twice: for the line that brings it about, and for one that prepares it in the same
# turn. The words are a phrase without a subject: they are true of a robot and of whoever is
# advised.

PLAN: Final = template("plan")
ANSWER: Final = template("answer")


@frozen
class Brings:
    """The keys of a benefit: brought about ``now``, or ``soon``, with what follows in the turn."""

    now: str
    soon: str

    def key(self, at_once: bool) -> str:
        return self.now if at_once else self.soon


WINS: Final = Brings("wins", "wins_soon")
STOPS: Final = Brings("stops", "stops_soon")
READY: Final = Brings("ready", "ready_soon")
FREED: Final = Brings("freed", "freed_soon")
JAILS: Final = Brings("jails", "jails_soon")
BOOM: Final = Brings("boom", "boom_soon")
INCOME: Final = Brings("income", "income_soon")
COSTS_INCOME: Final = Brings("costs_income", "costs_income_soon")
ROBS: Final = Brings("robs", "robs_soon")
GUARDS: Final = Brings("guards", "guards_soon")
GOLD: Final = Brings("gold", "gold_soon")
POINTS: Final = Brings("points", "points_soon")
TURNS_TO: Final = Brings("turns_to", "turns_to_soon")
TURNS_FROM: Final = Brings("turns_from", "turns_from_soon")
LACKED: Final = Brings("lacked", "lacked_soon")
NOBODYS: Final = Brings("nobodys", "nobodys_soon")
TAKES_POINT: Final = Brings("takes_point", "takes_point_soon")

BROUGHT: Final[Mapping[str, str]] = {
    WINS.now: template("wins the game"),
    WINS.soon: template("wins the game this turn"),
    STOPS.now: template("a rival could have toppled Díaz next turn and now cannot"),
    STOPS.soon: template("prepares to stop a rival who could topple Díaz next turn"),
    READY.now: template("can topple Díaz next turn, unless stopped"),
    READY.soon: template("after this turn, can topple Díaz in the next, unless stopped"),
    FREED.now: template("out of Jail"),
    FREED.soon: template("out of Jail this turn"),
    JAILS.now: template("a rival goes to Jail"),
    JAILS.soon: template("a rival goes to Jail this turn"),
    BOOM.now: template("ends the Depression"),
    BOOM.soon: template("ends the Depression this turn"),
    INCOME.now: template("raises income to {income} gold"),
    INCOME.soon: template("income rises to {income} gold this turn"),
    COSTS_INCOME.now: template("cuts a rival's income to {income} gold"),
    COSTS_INCOME.soon: template("a rival's income falls to {income} gold this turn"),
    ROBS.now: template("takes {gold} gold from a rival"),
    ROBS.soon: template("a rival loses {gold} gold this turn"),
    GUARDS.now: template("guards the enterprise"),
    GUARDS.soon: template("prepares to guard the enterprise this turn"),
    GOLD.now: template("gains {gold} gold"),
    GOLD.soon: template("gains {gold} gold this turn"),
    POINTS.now: template("{points} {kind} now; {needed} would topple Díaz"),
    POINTS.soon: template("{points} {kind} by the end of the turn; {needed} would topple Díaz"),
    TURNS_TO.now: template("{kind} counts now, the best road to power"),
    TURNS_TO.soon: template("this turn {kind} will count, the best road to power"),
    TURNS_FROM.now: template("{kind}, in which a rival leads, no longer counts"),
    TURNS_FROM.soon: template("this turn {kind}, in which a rival leads, will stop counting"),
    LACKED.now: template(
        "a rival was {missing} {kind} short of toppling Díaz; now another kind counts"
    ),
    LACKED.soon: template(
        "a rival is {missing} {kind} short of toppling Díaz; this turn another kind will count"
    ),
    NOBODYS.now: template("{kind} counts now, and no rival has any"),
    NOBODYS.soon: template("this turn {kind} will count, and no rival has any"),
    TAKES_POINT.now: template("a rival loses {kind} and has {points} left"),
    TAKES_POINT.soon: template("this turn a rival loses {kind} and has {points} left"),
}
WHY: Final[dict[str, str]] = dict(BROUGHT)
"""Everything that a robot says for a reason, by its key."""


def reason_key(key: str, words: str) -> str:
    """Register the words of a reason, and return its key."""
    WHY[key] = words
    return key


# --- What nothing on the table shows yet ----------------------------------------------------------

DUE: Final = reason_key("due", template("laying a missing cube costs nothing"))
ONLY_ANSWER: Final = reason_key("only_answer", template("there is no other choice"))
BEST_ANSWER: Final = reason_key("best_answer", template("the best answer"))
PREVENTS: Final = reason_key(
    "prevents", template("otherwise a rival topples Díaz, as far as can be seen")
)
NOBODY_TOPPLES: Final = reason_key(
    "nobody_topples", template("nobody topples Díaz, as far as can be seen")
)
CANNOT_PREVENT: Final = reason_key(
    "cannot_prevent", template("no answer would stop a rival, as far as can be seen")
)
BEST_LINE: Final = reason_key("best_line", template("the best action found"))
ENOUGH: Final = reason_key("enough", template("nothing better to do"))
SPENT: Final = reason_key("spent", template("no actions left"))
KEEPS: Final = reason_key("keeps", template("worth the upkeep"))
KEEPS_NONE: Final = reason_key("keeps_none", template("nothing in play is worth its upkeep"))
NO_UPKEEP: Final = reason_key("no_upkeep", template("no gold for the upkeep"))
MAKES_ROOM: Final = reason_key("makes_room", template("makes room in a full hand"))
WAITS: Final = reason_key(
    "waits", template("saves gold to topple Díaz next turn with the Topple on sale, unless stopped")
)
PENNILESS: Final = reason_key("penniless", template("no gold for anything better"))
TOO_DEAR: Final = reason_key(
    "too_dear", template("for later, as it costs {cost} gold to play and {gold} gold is left")
)
CAN_TURN: Final = reason_key("can_turn", template("for later, as it can make {kind} count"))
CAN_GAIN: Final = reason_key("can_gain", template("a point of {kind} for later"))
ENTERPRISE_KEPT: Final = reason_key("enterprise_kept", template("an enterprise for later"))
PARTNER_KEPT: Final = reason_key("partner_kept", template("a partner for later"))
TROOP_KEPT: Final = reason_key("troop_kept", template("a troop for later"))
ATTACK_KEPT: Final = reason_key("attack_kept", template("can be used against a rival later"))
MAY_BE_WANTED: Final = reason_key(
    "may_be_wanted", template("earns what any other buyer pays for that card")
)

NAMING: Final[Mapping[str, str]] = {
    STOPS.now: template("{rival} could have toppled Díaz next turn and now cannot"),
    STOPS.soon: template("prepares to stop {rival}, who could topple Díaz next turn"),
    JAILS.now: template("{rival} goes to Jail"),
    JAILS.soon: template("{rival} goes to Jail this turn"),
    COSTS_INCOME.now: template("cuts {rival}'s income to {income} gold"),
    COSTS_INCOME.soon: template("{rival}'s income falls to {income} gold this turn"),
    ROBS.now: template("takes {gold} gold from {rival}"),
    ROBS.soon: template("{rival} loses {gold} gold this turn"),
    GUARDS.now: template("guards {card}"),
    GUARDS.soon: template("prepares to guard {card} this turn"),
    TURNS_FROM.now: template("{kind}, in which {rival} leads, no longer counts"),
    TURNS_FROM.soon: template("this turn {kind}, in which {rival} leads, will stop counting"),
    LACKED.now: template(
        "{rival} was {missing} {kind} short of toppling Díaz; now another kind counts"
    ),
    LACKED.soon: template(
        "{rival} is {missing} {kind} short of toppling Díaz; this turn another kind will count"
    ),
    TAKES_POINT.now: template("{rival} loses {kind} and has {points} left"),
    TAKES_POINT.soon: template("this turn {rival} loses {kind} and has {points} left"),
    PREVENTS: template("otherwise {rival} topples Díaz, as far as can be seen"),
    CANNOT_PREVENT: template("no answer would stop {rival}, as far as can be seen"),
}
"""The same with the seat or the card that a reason names; earlier versions named neither."""
LAST_POINT: Final[Mapping[str, str]] = {
    TAKES_POINT.now: template("{rival} loses their last point of {kind}"),
    TAKES_POINT.soon: template("this turn {rival} loses their last point of {kind}"),
}
"""The same where none is left."""


LIKELY: Final = 0.4
"""A chance to topple Díaz in the next turn that is worth a word."""
NEAR: Final = 2
"""Points missing to topple Díaz that are worth a word."""
Said: TypeAlias = tuple[Brings, dict[str, int | str]]


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
                return keyed(brings.key(at_once), **values)
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
        return _named(CANNOT_PREVENT, after) if len(lost) == len(outcomes) else BEST_ANSWER
    if isinstance(action, Pass):
        return NOBODY_TOPPLES
    return _named(PREVENTS, outcomes[Pass()]) if Pass() in lost else BEST_ANSWER


def _named(key: str, ended: State) -> str:
    """That a rival topples Díaz, where one does; otherwise it is gold that decides."""
    if ended.ended_by != "topple":
        return BEST_ANSWER
    return keyed(key, rival=min(ended.winners))


def why_answer(evaluation: Evaluation, seat: Seat, before: State, after: State) -> str:
    """Why the seat answers like that."""
    if isinstance(before.agenda[-1], KeepCards):
        if cards_in_play(after, seat):
            return KEEPS
        return KEEPS_NONE if before.players[seat].gold else NO_UPKEEP
    said = next(_Comparison.of(evaluation, seat, before, after).benefits(), None)
    if said is None:
        return BEST_ANSWER
    brings, values = said
    return keyed(brings.now, **values)


def _kept(figures: Figures, before: State, after: State, seat: Seat, number: int) -> str:
    """What a card may be good for that only comes to the hand: everybody has seen it bought."""
    cards = before.cards
    held = figures.regime_kind[before.regime]
    for turn in figures.turns.get(number, ()):
        if turn.to != held:
            return keyed(CAN_TURN, kind=PRESTIGES[turn.to])
    enterprise, gold = cards.enterprises.get(number), after.players[seat].gold
    if enterprise is not None and enterprise.cost > gold:
        return keyed(TOO_DEAR, cost=enterprise.cost, gold=gold)
    if number not in cards.attacks:
        for gain in figures.gains.get(number, ()):
            return keyed(CAN_GAIN, kind=PRESTIGES[gain.kind])
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
        likeliest = max(self.rivals, key=lambda rival: chances[0].get(rival, 0.0), default=DIAZ)
        stopped = not any(chances[1].get(rival, 0.0) for rival in self.rivals)
        if stopped and chances[0].get(likeliest, 0.0) >= LIKELY:
            yield STOPS, {"rival": likeliest}
        if chances[0].get(self.seat, 0.0) < LIKELY <= chances[1].get(self.seat, 0.0):
            yield READY, {}

    def _regime(self) -> Iterator[Said]:
        kinds = self.evaluation.figures.regime_kind
        old, new = kinds[self.before.regime], kinds[self.after.regime]
        if old == new:
            return
        own = self.now[self.seat].missing
        if own[new] == min(own) and own[new] < own[old]:
            yield TURNS_TO, {"kind": PRESTIGES[new]}
        held = {rival: self.was[rival].points[old] for rival in self.rivals}
        if held and max(held.values()) > self.was[self.seat].points[old]:
            leader = max(held, key=held.__getitem__)
            yield TURNS_FROM, {"kind": PRESTIGES[old], "rival": leader}
        lacked = {rival: self.was[rival].bars[old] + 1 - held[rival] for rival in self.rivals}
        if lacked and 0 < min(lacked.values()) <= NEAR:
            nearest = min(lacked, key=lacked.__getitem__)
            missing = lacked[nearest]
            yield LACKED, {"kind": PRESTIGES[old], "missing": missing, "rival": nearest}
        if self.rivals and not any(self.now[rival].points[new] for rival in self.rivals):
            yield NOBODYS, {"kind": PRESTIGES[new]}

    def _own(self) -> Iterator[Said]:
        was, now = self.was[self.seat], self.now[self.seat]
        gained = [kind for kind in range(4) if now.points[kind] > was.points[kind]]
        if gained:
            kind = min(gained, key=lambda each: now.missing[each])
            needed = now.bars[kind] + 1
            values: dict[str, int | str] = {
                "kind": PRESTIGES[kind],
                "points": now.points[kind],
                "needed": needed,
            }
            if now.points[kind] < needed:
                yield POINTS, values
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
                left = now.points[kind]
                yield TAKES_POINT, {"kind": PRESTIGES[kind], "points": left, "rival": rival}
            if now.income < was.income:
                yield COSTS_INCOME, {"income": now.income, "rival": rival}
            if now.jailed and not was.jailed:
                yield JAILS, {"rival": rival}
            if now.gold < was.gold:
                yield ROBS, {"gold": was.gold - now.gold, "rival": rival}

    def _lesser(self) -> Iterator[Said]:
        if self.before.depression and not self.after.depression:
            yield BOOM, {}
        guarded = self._guarded(self.after) - self._guarded(self.before)
        if guarded:
            yield GUARDS, {"card": f"{min(guarded):03}"}
        gained = self.now[self.seat].gold - self.was[self.seat].gold
        if gained > 0:
            yield GOLD, {"gold": gained}

    def _guarded(self, state: State) -> set[CardNumber]:
        """The seat's enterprises with a troop of its own."""
        return {
            troop.at
            for troop in state.troops.values()
            if troop.owner == self.seat
            and troop.at > ARMY
            and state.enterprises[troop.at].owner == self.seat
        }
