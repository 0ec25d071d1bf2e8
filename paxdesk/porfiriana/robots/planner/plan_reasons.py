"""Reasons for the actions of a plan, from the positions before and after."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.standing import Figures, SeatAssets, seat_assets
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    PRIVATE_ARMY,
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
from paxdesk.porfiriana.rules.winning import sufficient_points
from paxdesk.session.notation_types import format_reason

# --- Keys of the planner's reasons ----------------------------------------------------------------
# The words do not name the acting player: they suit a robot and an advised person.

PLAN: Final = tr_noop("plan")
ANSWER: Final = tr_noop("answer")


@frozen
class ReasonKeys:
    """Keys of a benefit that an action has now, or later in the turn."""

    now_key: str
    later_key: str

    def key(self, at_once: bool) -> str:
        return self.now_key if at_once else self.later_key


WINS: Final = ReasonKeys("wins", "wins_soon")
PROVED: Final = ReasonKeys("proved_win", "proved_win_soon")
STOPS: Final = ReasonKeys("stops", "stops_soon")
READY: Final = ReasonKeys("ready", "ready_soon")
FREED: Final = ReasonKeys("freed", "freed_soon")
JAILS: Final = ReasonKeys("jails", "jails_soon")
BOOM: Final = ReasonKeys("boom", "boom_soon")
INCOME: Final = ReasonKeys("income", "income_soon")
COSTS_INCOME: Final = ReasonKeys("costs_income", "costs_income_soon")
ROBS: Final = ReasonKeys("robs", "robs_soon")
GUARDS: Final = ReasonKeys("guards", "guards_soon")
GOLD: Final = ReasonKeys("gold", "gold_soon")
POINTS: Final = ReasonKeys("points", "points_soon")
TURNS_TO: Final = ReasonKeys("turns_to", "turns_to_soon")
TURNS_FROM: Final = ReasonKeys("turns_from", "turns_from_soon")
LACKED: Final = ReasonKeys("lacked", "lacked_soon")
NOBODYS: Final = ReasonKeys("nobodys", "nobodys_soon")
TAKES_POINT: Final = ReasonKeys("takes_point", "takes_point_soon")

BROUGHT: Final[Mapping[str, str]] = {
    WINS.now_key: tr_noop("wins the game"),
    WINS.later_key: tr_noop("wins the game this turn"),
    STOPS.now_key: tr_noop("a rival could have toppled Díaz next turn and now cannot"),
    STOPS.later_key: tr_noop("prepares to stop a rival who could topple Díaz next turn"),
    READY.now_key: tr_noop("can topple Díaz next turn, unless stopped"),
    READY.later_key: tr_noop("after this turn, can topple Díaz in the next, unless stopped"),
    FREED.now_key: tr_noop("out of Jail"),
    FREED.later_key: tr_noop("out of Jail this turn"),
    JAILS.now_key: tr_noop("a rival goes to Jail"),
    JAILS.later_key: tr_noop("a rival goes to Jail this turn"),
    BOOM.now_key: tr_noop("ends the Depression"),
    BOOM.later_key: tr_noop("ends the Depression this turn"),
    INCOME.now_key: tr_noop("raises income to {income} gold"),
    INCOME.later_key: tr_noop("income rises to {income} gold this turn"),
    COSTS_INCOME.now_key: tr_noop("cuts a rival's income to {income} gold"),
    COSTS_INCOME.later_key: tr_noop("a rival's income falls to {income} gold this turn"),
    ROBS.now_key: tr_noop("takes {gold} gold from a rival"),
    ROBS.later_key: tr_noop("a rival loses {gold} gold this turn"),
    GUARDS.now_key: tr_noop("guards the enterprise"),
    GUARDS.later_key: tr_noop("prepares to guard the enterprise this turn"),
    GOLD.now_key: tr_noop("gains {gold} gold"),
    GOLD.later_key: tr_noop("gains {gold} gold this turn"),
    POINTS.now_key: tr_noop("{points} {kind} now; {needed} would topple Díaz"),
    POINTS.later_key: tr_noop("{points} {kind} by the end of the turn; {needed} would topple Díaz"),
    TURNS_TO.now_key: tr_noop("{kind} counts now, the best road to power"),
    TURNS_TO.later_key: tr_noop("this turn {kind} will count, the best road to power"),
    TURNS_FROM.now_key: tr_noop("{kind}, in which a rival leads, no longer counts"),
    TURNS_FROM.later_key: tr_noop("this turn {kind}, in which a rival leads, will stop counting"),
    LACKED.now_key: tr_noop(
        "a rival was {missing} {kind} short of toppling Díaz; now another kind counts"
    ),
    LACKED.later_key: tr_noop(
        "a rival is {missing} {kind} short of toppling Díaz; this turn another kind will count"
    ),
    NOBODYS.now_key: tr_noop("{kind} counts now, and no rival has any"),
    NOBODYS.later_key: tr_noop("this turn {kind} will count, and no rival has any"),
    TAKES_POINT.now_key: tr_noop("a rival loses a point of {kind} and has {points} left"),
    TAKES_POINT.later_key: tr_noop(
        "this turn a rival loses a point of {kind} and has {points} left"
    ),
}
WHY: Final[dict[str, str]] = {
    **BROUGHT,
    PROVED.now_key: tr_noop("wins the game, whatever the others answer"),
    PROVED.later_key: tr_noop("wins the game this turn, whatever the others answer"),
}
"""Words of all reasons of robots, by key."""


def reason_key(key: str, words: str) -> str:
    """Register the words of a reason, and return its key."""
    WHY[key] = words
    return key


# --- Reasons other than a benefit in the position -------------------------------------------------

DUE: Final = reason_key("due", tr_noop("laying a missing cube costs nothing"))
ONLY_ANSWER: Final = reason_key("only_answer", tr_noop("there is no other choice"))
BEST_ANSWER: Final = reason_key("best_answer", tr_noop("the best answer"))
PREVENTS: Final = reason_key(
    "prevents", tr_noop("otherwise a rival topples Díaz, as far as can be seen")
)
NOBODY_TOPPLES: Final = reason_key(
    "nobody_topples", tr_noop("nobody topples Díaz, as far as can be seen")
)
CANNOT_PREVENT: Final = reason_key(
    "cannot_prevent", tr_noop("no answer would stop a rival, as far as can be seen")
)
BEST_LINE: Final = reason_key("best_line", tr_noop("the best action found"))
ENOUGH: Final = reason_key("enough", tr_noop("nothing better to do"))
SPENT: Final = reason_key("spent", tr_noop("no actions left"))
KEEPS: Final = reason_key("keeps", tr_noop("worth the upkeep"))
KEEPS_NONE: Final = reason_key("keeps_none", tr_noop("nothing in play is worth its upkeep"))
NO_UPKEEP: Final = reason_key("no_upkeep", tr_noop("no gold for the upkeep"))
SPARES_UPKEEP: Final = reason_key("spares_upkeep", tr_noop("saves its upkeep in the Depression"))
MAKES_ROOM: Final = reason_key("makes_room", tr_noop("makes room in a full hand"))
WAITS: Final = reason_key(
    "waits", tr_noop("saves gold to topple Díaz next turn with the Topple on sale, unless stopped")
)
PENNILESS: Final = reason_key("penniless", tr_noop("no gold for anything better"))
TOO_DEAR: Final = reason_key(
    "too_dear", tr_noop("for later, as it costs {cost} gold to play and {gold} gold is left")
)
CAN_TURN: Final = reason_key("can_turn", tr_noop("later: it can make {kind} count"))
CAN_GAIN: Final = reason_key("can_gain", tr_noop("a point of {kind} for later"))
ENTERPRISE_KEPT: Final = reason_key("enterprise_kept", tr_noop("an enterprise for later"))
PARTNER_KEPT: Final = reason_key("partner_kept", tr_noop("a partner for later"))
TROOP_KEPT: Final = reason_key("troop_kept", tr_noop("a troop for later"))
ATTACK_KEPT: Final = reason_key("attack_kept", tr_noop("can be used against a rival later"))
MAY_BE_WANTED: Final = reason_key(
    "may_be_wanted", tr_noop("earns whatever the next buyer pays for that card")
)

OPEN_REASONS: Final = frozenset(
    {
        *(
            each.now_key
            for each in (
                WINS,
                STOPS,
                FREED,
                JAILS,
                BOOM,
                INCOME,
                COSTS_INCOME,
                ROBS,
                GUARDS,
                GOLD,
                POINTS,
                TURNS_FROM,
                LACKED,
                NOBODYS,
                TAKES_POINT,
            )
        ),
        DUE,
        SPENT,
        NO_UPKEEP,
    }
)
"""Keys of reasons that reveal neither a hand nor a plan."""

NAMING: Final[Mapping[str, str]] = {
    STOPS.now_key: tr_noop("{rival} could have toppled Díaz next turn and now cannot"),
    STOPS.later_key: tr_noop("prepares to stop {rival}, who could topple Díaz next turn"),
    JAILS.now_key: tr_noop("{rival} goes to Jail"),
    JAILS.later_key: tr_noop("{rival} goes to Jail this turn"),
    COSTS_INCOME.now_key: tr_noop("cuts {rival}'s income to {income} gold"),
    COSTS_INCOME.later_key: tr_noop("{rival}'s income falls to {income} gold this turn"),
    ROBS.now_key: tr_noop("takes {gold} gold from {rival}"),
    ROBS.later_key: tr_noop("{rival} loses {gold} gold this turn"),
    GUARDS.now_key: tr_noop("guards {card}"),
    GUARDS.later_key: tr_noop("prepares to guard {card} this turn"),
    TURNS_FROM.now_key: tr_noop("{kind}, in which {rival} leads, no longer counts"),
    TURNS_FROM.later_key: tr_noop("this turn {kind}, in which {rival} leads, will stop counting"),
    LACKED.now_key: tr_noop(
        "{rival} was {missing} {kind} short of toppling Díaz; now another kind counts"
    ),
    LACKED.later_key: tr_noop(
        "{rival} is {missing} {kind} short of toppling Díaz; this turn another kind will count"
    ),
    TAKES_POINT.now_key: tr_noop("{rival} loses a point of {kind} and has {points} left"),
    TAKES_POINT.later_key: tr_noop(
        "this turn {rival} loses a point of {kind} and has {points} left"
    ),
    PREVENTS: tr_noop("otherwise {rival} topples Díaz, as far as can be seen"),
    CANNOT_PREVENT: tr_noop("no answer would stop {rival}, as far as can be seen"),
}
"""Words that name the seat or the card of a reason."""
LAST_POINT: Final[Mapping[str, str]] = {
    TAKES_POINT.now_key: tr_noop("{rival} loses their last point of {kind}"),
    TAKES_POINT.later_key: tr_noop("this turn {rival} loses their last point of {kind}"),
}
"""Words of TAKES_POINT if the rival has no point of the kind left."""


LIKELY: Final = 0.4
"""Minimum chance to topple Díaz next turn for a reason to mention it."""
NEAR: Final = 2
"""Maximum number of missing points that a reason mentions."""
ReasonFacts: TypeAlias = tuple[ReasonKeys, dict[str, int | str]]


def why_line(
    evaluation: Evaluation,
    seat: Seat,
    action: Action,
    before: State,
    after: State,
    planned: State,
    without: State | None = None,
) -> str:
    """Return the reason for an action; ``planned`` is the position after the plan.

    ``without`` is the position after the plan's other actions, or None. A later benefit that
    ``without`` also has is not credited to the action.
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
                return format_reason(brings.key(at_once), **values)
    if isinstance(action, Sell):
        if before.depression and action.card not in before.players[seat].hand:
            return SPARES_UPKEEP
        full = len(before.players[seat].hand) >= before.hand_limit(seat)
        return MAKES_ROOM if full else BEST_LINE
    if isinstance(action, Buy):
        return _kept(evaluation.figures, before, after, seat, before.market[action.slot])
    return BEST_LINE


def _benefits(
    evaluation: Evaluation, seat: Seat, before: State, later: State
) -> Iterator[ReasonFacts]:
    return _Comparison.of(evaluation, seat, before, later).benefits()


def why_in_showdown(seat: Seat, action: Action, outcomes: Mapping[Action, State]) -> str:
    """Return the reason for an answer in a showdown; ``outcomes`` are positions by answer."""
    after = outcomes[action]
    if seat in after.winners:
        return WINS.now_key
    if any(isinstance(step, Showdown) for step in after.agenda):
        return BEST_ANSWER  # the budget did not suffice to reach the end
    lost = {each for each, state in outcomes.items() if state.over and seat not in state.winners}
    if action in lost:
        return _named(CANNOT_PREVENT, after) if len(lost) == len(outcomes) else BEST_ANSWER
    if isinstance(action, Pass):
        return NOBODY_TOPPLES
    return _named(PREVENTS, outcomes[Pass()]) if Pass() in lost else BEST_ANSWER


def _named(key: str, ended: State) -> str:
    """Return a reason that names the rival who topples Díaz, or BEST_ANSWER."""
    if ended.ended_by != "topple":
        return BEST_ANSWER
    return format_reason(key, rival=min(ended.winners))


def why_answer(evaluation: Evaluation, seat: Seat, before: State, after: State) -> str:
    if isinstance(before.agenda[-1], KeepCards):
        if cards_in_play(after, seat):
            return KEEPS
        return KEEPS_NONE if before.players[seat].gold else NO_UPKEEP
    said = next(_Comparison.of(evaluation, seat, before, after).benefits(), None)
    if said is None:
        return BEST_ANSWER
    brings, values = said
    return format_reason(brings.now_key, **values)


def _kept(figures: Figures, before: State, after: State, seat: Seat, number: int) -> str:
    """Return the reason for a purchase into the hand."""
    cards = before.cards
    held = figures.regime_kind[before.regime]
    for turn in figures.turns.get(number, ()):
        if turn.to != held:
            return format_reason(CAN_TURN, kind=PRESTIGES[turn.to])
    enterprise, gold = cards.enterprises.get(number), after.players[seat].gold
    if enterprise is not None and enterprise.cost > gold:
        return format_reason(TOO_DEAR, cost=enterprise.cost, gold=gold)
    if number not in cards.attacks:
        for gain in figures.gains.get(number, ()):
            return format_reason(CAN_GAIN, kind=PRESTIGES[gain.kind])
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
    evaluation: Evaluation
    seat: Seat
    before: State
    after: State
    was: dict[Seat, SeatAssets]
    now: dict[Seat, SeatAssets]

    @classmethod
    def of(cls, evaluation: Evaluation, seat: Seat, before: State, after: State) -> "_Comparison":
        found = seat_assets(before), seat_assets(after)
        return cls(evaluation, seat, before, after, *found)

    @property
    def rivals(self) -> list[Seat]:
        return [seat for seat in self.before.players if seat not in (self.seat, DIAZ)]

    def benefits(self) -> Iterator[ReasonFacts]:
        """Yield the benefits of the later position, the most important first."""
        if self.seat in self.after.winners:
            yield WINS, {}
        if self.after.over:
            return
        yield from self._topples()
        yield from self._regime()
        yield from self._own()
        yield from self._rivals()
        yield from self._lesser()

    def _topples(self) -> Iterator[ReasonFacts]:
        evaluation = self.evaluation
        chances = evaluation.topple_chances(self.before), evaluation.topple_chances(self.after)
        likeliest = max(self.rivals, key=lambda rival: chances[0].get(rival, 0.0), default=DIAZ)
        stopped = not any(chances[1].get(rival, 0.0) for rival in self.rivals)
        if stopped and chances[0].get(likeliest, 0.0) >= LIKELY:
            yield STOPS, {"rival": likeliest}
        if chances[0].get(self.seat, 0.0) < LIKELY <= chances[1].get(self.seat, 0.0):
            yield READY, {}

    def _regime(self) -> Iterator[ReasonFacts]:
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
        lacked = {
            rival: sufficient_points(self.before, rival, PRESTIGES[old]) - held[rival]
            for rival in self.rivals
        }
        if lacked and 0 < min(lacked.values()) <= NEAR:
            nearest = min(lacked, key=lacked.__getitem__)
            missing = lacked[nearest]
            yield LACKED, {"kind": PRESTIGES[old], "missing": missing, "rival": nearest}
        if self.rivals and not any(self.now[rival].points[new] for rival in self.rivals):
            yield NOBODYS, {"kind": PRESTIGES[new]}

    def _own(self) -> Iterator[ReasonFacts]:
        was, now = self.was[self.seat], self.now[self.seat]
        gained = [kind for kind in range(4) if now.points[kind] > was.points[kind]]
        if gained:
            kind = min(gained, key=lambda each: now.missing[each])
            needed = sufficient_points(self.after, self.seat, PRESTIGES[kind])
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

    def _rivals(self) -> Iterator[ReasonFacts]:
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

    def _lesser(self) -> Iterator[ReasonFacts]:
        if self.before.depression and not self.after.depression:
            yield BOOM, {}
        guarded = self._guarded(self.after) - self._guarded(self.before)
        if guarded:
            yield GUARDS, {"card": f"{min(guarded):03}"}
        gained = self.now[self.seat].gold - self.was[self.seat].gold
        if gained > 0:
            yield GOLD, {"gold": gained}

    def _guarded(self, state: State) -> set[CardNumber]:
        return {
            troop.at
            for troop in state.troops.values()
            if troop.owner == self.seat
            and troop.at > PRIVATE_ARMY
            and state.enterprises[troop.at].owner == self.seat
        }
