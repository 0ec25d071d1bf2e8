"""Texts of advice: plans for a turn, warnings and reasons. No Qt."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from itertools import pairwise
from typing import Final

from paxdesk.desk.inspector.content import InspectorRow
from paxdesk.desk.protocol.advice import PlanStep, ShownPlan, ShownStep
from paxdesk.desk.protocol.advice import ShownCaution as ToldCaution
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import (
    as_sentence,
    join_sentences,
    join_words,
    tr,
    tr_noop,
    uncapitalized,
    without_double_stop,
)
from paxdesk.porfiriana.analysis.hindsight import PlanBehind
from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.advice import Advice, AdvisedPlan, Outcome
from paxdesk.porfiriana.robots.planner.plan_reasons import PROVED
from paxdesk.porfiriana.rules.actions import (
    Action,
    AssassinatePlayer,
    Attack,
    Buy,
    BuyLand,
    CardNumber,
    Connect,
    Deploy,
    Fraud,
    Play,
    Redeploy,
    Seat,
    Sell,
    Use,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.cautions import Caution, played
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.facts import regime_prestige
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.rules.topple_search import Objection
from paxdesk.porfiriana.rules.winning import points_told, win_words
from paxdesk.porfiriana.table.hand.gestures import END_TURN, HAND, card_spot, gesture_for, harms_own
from paxdesk.porfiriana.table.words.event_text import card_name, card_with_number
from paxdesk.porfiriana.table.words.labels import deed, imperative
from paxdesk.porfiriana.table.words.terms import cards_words, gold_words

# --- Warnings: text, marked spots and proof -------------------------------------------------------


def caution_for_viewer(state: State, caution: Caution, viewer: Seat, names: Names) -> ToldCaution:
    return ToldCaution(
        _words(state, caution, viewer, names),
        tuple(_marks(state, caution, viewer)),
        tuple(_proof(state, caution, viewer, names)),
        tuple(card_spot(state, number) for number in caution.cards),
        partial(_shown, state, caution, viewer, names) if caution.kind == "topples" else None,
    )


def _shown(
    state: State, caution: Caution, viewer: Seat, names: Names
) -> list[ShownStep[State, Event]]:
    """Return the steps of the turn that a caution predicts."""
    turn = played(state, viewer, caution)
    seat = names[caution.seat]
    begun = tr("Preview {seat}'s next turn", seat=seat)
    steps: list[ShownStep[State, Event]] = [ShownStep(turn[0][0], caution.seat, begun)]
    for number, ((before, _), (after, events)) in enumerate(pairwise(turn)):
        if number < len(caution.plan):
            words = without_double_stop(f"{seat} {deed(before, caution.plan[number], names)}.")
        else:
            words = tr("{seat} topples Díaz.", seat=seat)
        steps.append(ShownStep(after, caution.seat, words, tuple(events)))
    return steps


def _words(state: State, caution: Caution, viewer: Seat, names: Names) -> str:
    """Return a caution as a sentence, with any objections."""
    words = _claim(state, caution, viewer, names)
    if caution.kind not in ("topples", "you_topple"):
        return words
    claim = words.removesuffix(".")
    if caution.proved and not caution.hidden_shot:
        return tr("{claim}, whatever the others answer.", claim=claim)
    answers = [_objection(state, each, viewer, names) for each in caution.objections]
    if caution.hidden_shot:
        answers = [tr("a hidden card is an assassination")]
    if not answers:
        return tr("{claim}, unless several answers together prevent it.", claim=claim)
    return tr("{claim}, unless {answers}.", claim=claim, answers=join_words(answers))


def _objection(state: State, objection: Objection, viewer: Seat, names: Names) -> str:
    """Return an answer as a clause after "unless"."""
    yours, seat = objection.seat == viewer, names[objection.seat]
    match objection.action:
        case Fraud(card=number):
            card = card_name(state, number)
            if yours:
                return tr("you discard {card}", card=card)
            return tr("{seat} discards {card}", seat=seat, card=card)
        case AssassinatePlayer(victim=victim):
            other = names[victim]
            if yours:
                return tr("you shoot {victim}", victim=other)
            return tr("{seat} shoots {victim}", seat=seat, victim=other)
    return tr("you declare") if yours else tr("{seat} declares", seat=seat)


def _claim(state: State, caution: Caution, viewer: Seat, names: Names) -> str:
    """Return a caution as a sentence, without objections."""
    seat, gold = names[caution.seat], gold_words(caution.gold)
    card, proof = card_name(state, caution.card), caution.proof
    points = points_told(proof.points, proof.prestige, proof.declares)
    wins = win_words(seat, proof.points, proof.prestige, proof.declares)
    match caution.kind:
        case "topples" | "you_topple" if len(caution.plan) > 1:
            # the proof shows the price, so omit it here
            turn = [at for at, _ in played(state, viewer, caution)]
            lines = [
                (at, line)
                for at, line in zip(turn, caution.plan, strict=False)
                if isinstance(at.agenda[-1], ActionPhase)
            ]
            if caution.kind == "you_topple":
                steps = [uncapitalized(imperative(*each, names)) for each in lines]
                return tr("You win with {points} this turn: {plan}.", points=points,
                          plan=", ".join(steps))  # fmt: skip
            steps = [deed(*each, names) for each in lines]
            return tr("Next turn {claim}: {plan}.", claim=wins, plan=", ".join(steps))
        case "topples":
            return tr("Next turn {claim}, for {gold}.", claim=wins, gold=gold)
        case "you_topple":
            return tr("You win with {points} this turn, for {gold}.", points=points, gold=gold)
        case "last_topple":
            if caution.sure:
                return tr(
                    "The last Topple leaves the market at the end of this turn, and the game ends."
                )
            return tr("{card} is the last Topple: buying it ends the game.", card=card)
        case "depression":
            words = tr_noop("Two bears: a Depression begins at the end of this turn.")
            if not caution.sure:
                words = tr_noop("Two bears: a Depression may begin at the end of this turn.")
            return tr(words)
        case "upkeep":
            words = tr_noop("You will have only {gold} to keep {cards} in the Depression.")
            return tr(words, gold=gold, cards=cards_words(len(caution.cards)))
        case "extorted":
            words = tr_noop("{seat}'s {card} can extort {place} next turn.")
            return tr(words, card=card, seat=seat, place=card_name(state, caution.at))
        case "sacked":
            words = tr_noop("{seat}'s {card} can Sack {place} next turn.")
            return tr(words, card=card, seat=seat, place=card_name(state, caution.at))
        case "driven_out":
            words = tr_noop("{seat} can drive {guard} out of {place} next turn.")
            guard = card_name(state, caution.cards[1])
            return tr(words, guard=guard, place=card_name(state, caution.at), seat=seat)
        case "standoff":
            return tr("Buy a card, or the game ends now in a Mexican Standoff.")


def _marks(state: State, caution: Caution, viewer: Seat) -> Iterator[Spot]:
    """Yield the spots where a caution can be marked, best first."""
    match caution.kind:
        case "upkeep":
            yield Spot("hacendado", viewer)
        case "standoff":
            yield END_TURN
        case "extorted" | "driven_out" | "sacked":
            yield Spot("card", caution.at)
        case "depression":
            yield card_spot(state, caution.card)
            yield Spot("headlines")
        case _:
            yield card_spot(state, caution.card)
    yield Spot("tableau", caution.seat)


def _proof(state: State, caution: Caution, viewer: Seat, names: Names) -> Iterator[InspectorRow]:
    yield InspectorRow("heading", tr("Why"))
    match caution.kind:
        case "topples" | "you_topple":
            yield from _topple_proof(state, caution, names)
        case "last_topple":
            yield _fact(tr("Three Topples are over; this is the fourth."), "topple", "R44")
            yield _richest(caution, names)
        case "standoff":
            words = tr(
                "The last Topple has appeared, and nobody has bought a market card for a round."
            )
            yield _fact(words, "action-end_turn", "R63")
            yield _richest(caution, names)
        case "depression":
            yield from _depression_proof(state, caution, viewer)
        case "upkeep":
            yield from _upkeep_proof(state, viewer)
        case "extorted" | "driven_out" | "sacked":
            yield from _raid_proof(state, caution)


def _fact(words: str, icon: str, rule: str) -> InspectorRow:
    return InspectorRow("fact", words, icon=icon, rule=rule)


def _topple_proof(state: State, caution: Caution, names: Names) -> Iterator[InspectorRow]:
    proof = caution.proof
    kind = regime_prestige(state)
    words = tr(
        "{card} costs {gold}; the regime counts {kind}.",
        card=card_name(state, caution.card),
        gold=gold_words(caution.gold),
        kind=prestige_words(kind),
    )
    yield _fact(words, "topple", "K1")
    words = tr(
        "{seat} has {points} then, and {needed} are needed.",
        seat=names[caution.seat],
        points=points_told(proof.points, kind, proof.declares),
        needed=proof.needed + 1,
    )
    yield _fact(words, f"prestige-{kind}", "K3")
    if proof.declares:
        yield _fact(tr("The last point comes by declaring in the showdown."), "manifesto", "K2")
    if caution.orientation == "event":
        words = tr("Bought as the event, it makes Díaz count 1 less.")
        if state.cards.topples[caution.card].event:
            yield _fact(words, "topple", "achilles_heel")
    if proof.stoppers:
        cards = join_words((card_name(state, number) for number in proof.stoppers), "and")
        words = tr("In the showdown {cards} could help Díaz.", cards=cards)
        yield _fact(words, "court", "K2")


def _richest(caution: Caution, names: Names) -> InspectorRow:
    words = tr_noop("If nobody topples Díaz, gold decides: {seat} leads with {gold}.")
    gold = gold_words(caution.gold)
    return _fact(tr(words, seat=names[caution.seat], gold=gold), "gold", "R43")


def _depression_proof(state: State, caution: Caution, viewer: Seat) -> Iterator[InspectorRow]:
    lower, upper = (card_name(state, number) for number in caution.cards)
    if caution.cards[0] in state.headlines:
        words = tr_noop("{lower}, a bear, is on top of the pile.")
        yield _fact(tr(words, lower=lower), "mood-bear", "gl. Depression")
    else:
        words = tr_noop("{lower}, a bear, leaves the market first.")
        yield _fact(tr(words, lower=lower), "mood-bear", "D2")
    words = tr_noop("{upper}, a bear, is in the free column and leaves at the end of the turn.")
    yield _fact(tr(words, upper=upper), "mood-bear", "D2")
    if not caution.sure:
        yield _fact(tr("The player whose turn it is chooses the order."), "mood-bear", "R10")
    due = len(cards_in_play(state, viewer))
    gold = state.players[viewer].gold + next_income(state, viewer)
    words = tr_noop("Your cards would then cost {due} a turn; after income you would have {gold}.")
    yield _fact(tr(words, due=gold_words(due), gold=gold_words(gold)), "depression", "I2")


def _upkeep_proof(state: State, viewer: Seat) -> Iterator[InspectorRow]:
    player = state.players[viewer]
    words = tr_noop("You have {gold} and an income of {income}.")
    income = gold_words(next_income(state, viewer))
    yield _fact(tr(words, gold=gold_words(player.gold), income=income), "gold", "D4")
    due = len(cards_in_play(state, viewer))
    words = tr_noop(
        "Each of your {cards} in play costs 1 gold; cards you do not pay for are discarded."
    )
    yield _fact(tr(words, cards=cards_words(due)), "depression", "I2")


def _raid_proof(state: State, caution: Caution) -> Iterator[InspectorRow]:
    card, place = card_name(state, caution.card), card_name(state, caution.at)
    words = tr_noop("{card} can move to {place} for {gold}.")
    gold = gold_words(caution.gold)
    yield _fact(tr(words, card=card, place=place, gold=gold), "action-redeploy", "E5")
    guard_number = state.enterprises[caution.at].troop
    if guard_number:
        guard = card_name(state, guard_number)
        yield _fact(tr("It beats {guard} there.", guard=guard), "army", "G2")
    else:
        words = tr("None of your troops guards {place}.", place=place)
        yield _fact(words, "army", "G4")
    if caution.kind == "sacked":
        words = tr("{place} has no Income Cube, so it would return to your hand.", place=place)
        yield _fact(words, "income-cube", "gl. Sack")


# --- Reasons of robots ----------------------------------------------------------------------------
# Reasons are stored as keys, see ``robots/reasons.py``.

DIAZ_STEP: Final = "L1"


def step_of(reason: str) -> str:
    """Return the step in a reason, such as "3c" or "L1"."""
    return reasons.parts_of(reason)[0]


def why_of(reason: str, state: State, names: Names) -> str:
    """Return the explanation in a reason, as a sentence; "" if there is none."""
    return reasons.spoken_why(reason, _naming(card_name, state, names))


def reason_words(reason: str, state: State, names: Names, deed: str = "") -> str:
    """Return a reason for the log, such as ``3c · Could extort [061] Minas Prietas.``"""
    return reasons.spoken_reason(reason, deed, _naming(card_with_number, state, names))


def _naming(card: Callable[[State, CardNumber], str], state: State, names: Names) -> reasons.Naming:
    """Return a function that names cards and seats."""

    def named(what: str, number: int) -> str:
        found = card(state, number) if what == "card" else names.get(number)
        return found or reasons.by_number(what, number)

    return named


def part_of(reason: str) -> str:
    """Return the letter of a reason's part of the rules, by default "E"."""
    step = step_of(reason)
    if step == DIAZ_STEP:
        return "L"
    return "M" if step in reasons.FLOWCHART_STEPS or step[:1].isdigit() else "E"


def step_words(reason: str) -> str:
    """Return a label such as "Part M, step 3c" for a reason, by default "Why"."""
    step = step_of(reason)
    if step == DIAZ_STEP:
        return tr("Part L")
    if step[:1].isdigit():
        return tr("Part M, step {0}", step)
    return tr("Part M") if part_of(reason) == "M" else tr("Why")


def plans(state: State, advice: Advice, names: Names) -> tuple[ShownPlan, ...]:
    """Return the plans, best first; ``state`` is the position on the table."""
    best = advice.plans[0]
    return tuple(
        ShownPlan(tuple(_steps(state, each, names)), _note(best, each, names))
        for each in advice.plans
    )


def _steps(state: State, plan: AdvisedPlan, names: Names) -> Iterator[PlanStep]:
    """Yield a plan's steps with costs and effects."""
    stands = (*plan.outcomes, *plan.outcomes[-1:] * (len(plan.lines) + 1 - len(plan.outcomes)))
    for number, (before, line) in enumerate(zip(plan.before, plan.lines, strict=True)):
        was, now = stands[number], stands[number + 1]
        # A proved win is the reason for each of its steps, regardless of what they change.
        why = "" if _proves(plan.whys[number]) else _changed(was, now, names)
        if not why:
            later = used_later(line, before, plan.lines[number + 1 :], number + 2)
            # The first step's reason is that of the whole plan.
            whole = "" if number and later else why_of(plan.whys[number], before, names)
            why = f"{whole} {later}".strip() or use_without_gain(line, before)
        if harms_own(before, line):
            own = tr("You attack yourself, because the victim gets the card and its point.")
            why = f"{own} {why}".strip()
        yield _step(state, before, line, was.gold - now.gold, why, names)


def _proves(reason: str) -> bool:
    """Return whether a reason is a proved win, now or later in the turn."""
    return reasons.parts_of(reason)[2] in (PROVED.now_key, PROVED.later_key)


def _changed(was: Outcome, now: Outcome, names: Names) -> str:
    """Return the changes between two outcomes as sentences."""
    return " ".join(map(as_sentence, changes(was, now, names)))


def used_later(line: Action, before: State, later: Sequence[Action], first: int) -> str:
    """Return a sentence on the later step that needs the card of ``line``, or "".

    ``first`` is the number of the first later step.
    """
    if not isinstance(line, Buy | Play):
        return ""
    card = before.market[line.slot] if isinstance(line, Buy) else line.card
    for number, each in enumerate(later, start=first):
        if card in _cards_of(each):
            return tr("Needed for step {number}.", number=number)
    return ""


def use_without_gain(line: Action, before: State) -> str:
    """Return why an action that gains nothing yet is useful, or ""."""
    match line:
        case Connect(card) if before.enterprises[card].unrest:
            return tr("Pays once the Unrest there ends.")
        case Buy():
            return tr("Then no rival can buy it.")
    return ""


def _cards_of(line: Action) -> tuple[CardNumber | None, ...]:
    """Return the cards and places that an action uses; () for other actions."""
    match line:
        case Deploy(card, place) | Attack(card, place) | Redeploy(card, place) | Use(card, place):
            return card, place
        case Play(card) | Sell(card) | BuyLand(card) | Connect(card):
            return (card,)
    return ()


def changes(was: Outcome, now: Outcome, names: Names) -> Iterator[str]:
    """Yield texts on the changes between two outcomes, except spent gold."""
    if now.won and not was.won:
        yield tr("you topple Díaz and win")
        return
    stopped = [names[seat] for seat in sorted(now.stopped(was))]
    if stopped:
        yield tr("stopped from winning next turn: {seats}", seats=join_words(stopped, "and"))
    for rival, income in now.incomes.items():
        if now.takes_from(was, rival):
            whose = tr("Income of {seat}", seat=names[rival])
            yield change(whose, was.incomes[rival], income)
    for kind, points in now.points.items():
        if points > was.points[kind]:
            yield tr(
                "{kind} {was} → {now} of the {needed} needed",
                kind=prestige_words(kind), was=was.points[kind], now=points,
                needed=now.needed[kind],
            )  # fmt: skip
        elif points < was.points[kind]:
            yield change(prestige_words(kind), was.points[kind], points)
    if now.income != was.income:
        yield change(tr("Income"), was.income, now.income)
    if was.jailed and not now.jailed:
        yield tr("you leave Jail")
    if now.gold > was.gold:
        yield change(tr("Gold"), was.gold, now.gold)
    threats = [names[seat] for seat in sorted(was.stopped(now))]
    if threats:
        yield tr("can then win next turn: {seats}", seats=join_words(threats, "and"))


def change(what: str, was: int, now: int) -> str:
    return tr("{what} {was} → {now}", what=what, was=was, now=now)


def plan_behind_words(plan: PlanBehind, names: Names) -> str:
    """Return the plan behind a robot's action as a sentence."""
    lines = [
        deed(before, line, names) for before, line in zip(plan.before, plan.lines, strict=True)
    ]
    if plan.more:
        lines.append(tr("does something with a hidden card"))
    seat = seat_to_act(plan.before[0])
    assert seat is not None, "somebody has planned it"
    if len(lines) == 1:
        return tr("{name} had nothing else planned for that turn.", name=names[seat])
    told = reduce(lambda sofar, line: tr("{0}, then {1}", sofar, line), lines)
    return without_double_stop(tr("Plan for {name}: {deeds}.", name=names[seat], deeds=told))


def _step(
    state: State, before: State, line: Action, spent: int, why: str, names: Names
) -> PlanStep:
    found = gesture_for(before, line)
    words = imperative(before, line, names)
    if spent > 0:
        words = tr("{action} for {gold}", action=words, gold=gold_words(spent))
    return PlanStep(words, _now(state, before, found.pick), found.drop, why)


def _now(state: State, before: State, spot: Spot) -> Spot:
    """Return the spot; HAND if its card joins the hand later."""
    if spot.kind == "hand":
        known = card_spot(state, spot.number)
        return known if known.kind == "hand" else HAND
    return spot


def _note(best: AdvisedPlan, plan: AdvisedPlan, names: Names) -> str:
    if plan is best:
        if len(plan.lines) < 2:
            return ""
        brings = [each for each in pairwise(plan.outcomes) if any(changes(*each, names))]
        told = join_sentences(changes(plan.outcomes[0], plan.outcome, names))
        return tr("In all: {changes}.", changes=told) if told and len(brings) > 1 else ""
    if best.outcome.won and not plan.outcome.won:
        return tr("Gives up a win this turn.")
    lost = join_words(_more(best.outcome, plan.outcome, names), "and")
    won = join_words(_more(plan.outcome, best.outcome, names), "and")
    if lost and won:
        return tr("Gives up {lost} but brings {won}.", lost=lost, won=won)
    if lost:
        return tr("Gives up {lost}.", lost=lost)
    if won:
        return tr("Brings {won}, but is worse later.", won=won)
    return tr("Brings as much this turn, but is worse later.")


def _more(one: Outcome, other: Outcome, names: Names) -> Iterator[str]:
    """Yield the advantages of one outcome over another."""
    for seat in sorted(one.stopped(other)):
        yield tr("stopping {seat}, who can win next turn", seat=names[seat])
    for prestige, points in one.points.items():
        more = points - other.points[prestige]
        if more == 1:
            yield tr("a point of {0}", prestige_words(prestige))
        elif more > 1:
            yield tr("{number} points of {kind}", number=more, kind=prestige_words(prestige))
    for seat in one.incomes:
        if less := one.takes_from(other, seat):
            yield tr("a cut of {gold} in {seat}'s income", gold=gold_words(less), seat=names[seat])
    if one.income > other.income:
        yield tr("{0} of income a turn", gold_words(one.income - other.income))
    if one.gold > other.gold:
        yield gold_words(one.gold - other.gold)
    if one.hand > other.hand:
        yield tr("{0} in hand", cards_words(one.hand - other.hand))
