"""Consequences of an action, computed on a copy of the position. No Qt.

Hidden cards and random results are not disclosed.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from paxdesk.desk.words import IconNote, Names
from paxdesk.language import as_sentence, join_words, tr, tr_noop, tr_plural
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    Action,
    Attack,
    CancelWithSpy,
    CardNumber,
    Deploy,
    End,
    Redeploy,
    Seat,
    Sell,
    Slot,
    Speculate,
    price_column,
)
from paxdesk.porfiriana.rules.card_text import card_sentences, kind_words
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Connection
from paxdesk.porfiriana.rules.engine import TriedAction, legal_actions, seat_to_act, try_action
from paxdesk.porfiriana.rules.facts import active_points, connection_of
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.sums import Sum, spell_out
from paxdesk.porfiriana.rules.term_words import prestige_words, regime_words, unrest_words
from paxdesk.porfiriana.session import Step
from paxdesk.porfiriana.table.hand.gestures import harms_own
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK
from paxdesk.porfiriana.table.words.event_text import (
    ENDS,
    card_name,
    event_note,
    gold_change,
    is_theft,
)
from paxdesk.porfiriana.table.words.foresight import foresee as foresee
from paxdesk.porfiriana.table.words.terms import actions_words, gold_words, way_price
from paxdesk.porfiriana.turn_stats import seat_turn_stats

MOST_NOTES = 4
MOST_PRICED = 8
"""Maximum number of actions tried for one gesture."""
OWN_AFFAIRS = (
    agenda.CubeShortage,
    agenda.EachAddsLand,
    agenda.EachGivesUp,
    agenda.EachIsOfferedConnection,
    agenda.EachPays,
    agenda.EachSuffersUnrest,
    agenda.StrifeAmong,
)
"""Questions that concern only the player asked."""
MINUS = "\N{MINUS SIGN}"


def price_plate(state: State, actions: Sequence[Action], seat: Seat) -> str:
    """Return the cost or earnings of a drop as a short text."""
    trials = [try_action(state, action) for action in actions[:MOST_PRICED]]
    sums = [spell_out(state, action) for action in actions[:MOST_PRICED]]
    paid = [_gold_paid(found, trial, seat) for found, trial in zip(sums, trials, strict=True)]
    parts = [tr("your own")] if all(harms_own(state, each) for each in actions) else []
    least, most = min(paid), max(paid)
    if least < most:
        parts.append(tr("{least} to {most} gold", least=least, most=most))
    elif least > 0:
        parts.append(way_price(_way(state, actions[0]), gold_words(least)))
    elif least < 0:
        parts.append(f"+{gold_words(-least)}")
    if isinstance(actions[0], Sell) and not least:
        parts.append(tr("earns nothing"))
    if isinstance(actions[0], Speculate):
        parts.append(_earnings(state, actions[0].slot))
    calmed = sum(event.amount for event in trials[0].events if event.what == "calmed")
    if calmed:
        parts.append(f"{MINUS}{unrest_words(calmed)}")
    if _may_be_cancelled(trials[0]):
        parts.append(tr("a Spy is there"))
    taken = sums[0].actions
    if taken != 1 or parts in ([], [tr("your own")]):
        parts.append(actions_words(taken) if taken else tr("no action"))
    if parts == [tr("no action")]:
        parts = [tr("free")]
    return " · ".join(parts)


def _gold_paid(found: Sum, trial: TriedAction, seat: Seat) -> int:
    """Return the gold paid; negative if gained."""
    changed = gold_change(trial.events, seat)
    return -changed if changed else found.total


def _earnings(state: State, slot: Slot) -> str:
    """Return a Speculation Cube's earnings, now and later."""
    here = price_column(slot)
    now, later = COLUMN_PRICES[here], COLUMN_PRICES[max(0, here - 1)]
    if now == later:
        return tr("pays {now}", now=now)
    if not later:
        return tr("pays {now} now · nothing a column later", now=now)
    return tr("pays {now} now · {later} a column later", now=now, later=later)


def given_up(state: State, action: Action) -> str:
    """Return the unused actions lost by ``action``, in words, or ""."""
    left = state.turn.actions if isinstance(action, End) else 0
    return actions_words(left) if left else ""


def may_be_cancelled(state: State, action: Action) -> bool:
    """Return whether a face-up Spy could cancel an action."""
    return isinstance(action, Attack) and _may_be_cancelled(try_action(state, action))


def _may_be_cancelled(trial: TriedAction) -> bool:
    step = trial.after.agenda[-1] if trial.after.agenda else None
    return isinstance(step, agenda.Attacking) and step.stage == "spy"


def _spies(trial: TriedAction, names: Names) -> list[IconNote]:
    """Return a note on Spies that may cancel the action, or []."""
    if not _may_be_cancelled(trial):
        return []
    victim = seat_to_act(trial.after)
    spies = [each.card for each in legal_actions(trial.after) if isinstance(each, CancelWithSpy)]
    if victim is None or not spies:
        return []
    words = tr(
        "{seat} may cancel it with {spy}. Then the card has no effect.",
        seat=names[victim],
        spy=join_words([card_name(trial.after, spy) for spy in spies], "or"),
    )
    return [IconNote("spy", words)]


def _way(state: State, action: Action) -> Connection | None:
    """Return the connection by which a troop travels, or None."""
    if isinstance(action, Deploy | Redeploy):
        at = action.at if isinstance(action, Deploy) else action.to
        if at in state.enterprises:
            return connection_of(state, at)
    return None


def consequences(state: State, action: Action, seat: Seat, names: Names) -> list[IconNote]:
    """Return up to MOST_NOTES notes on an action's effects, addressed to ``seat``."""
    trial = try_action(state, action)
    told = list(_told(trial, seat))
    notes = []
    for event in told:
        if is_theft(event):
            continue  # part of the notes on gold
        note = event_note(state, event, names, seat)
        if note is not None and note not in notes:
            notes.append(note)
    notes += _spies(trial, names)
    notes += _gold(trial, told, seat, names)
    notes += _points(trial.before, trial.after, seat)
    return notes[:MOST_NOTES] or [IconNote("action-end_turn", tr("Nothing else changes."))]


def card_notes(state: State, number: CardNumber) -> list[IconNote]:
    """Return up to MOST_NOTES notes on a card's kind and effects."""
    card = state.cards.cards[number]
    does = [IconNote("manicule", each.text) for each in card_sentences(card, variant=state.variant)]
    return [IconNote("hand", as_sentence(kind_words(card))), *does][:MOST_NOTES]


def _told(trial: TriedAction, seat: Seat) -> Iterator[Event]:
    """Yield the events that the notes describe."""
    step = trial.before.agenda[-1]
    answering = not isinstance(step, agenda.ActionPhase | agenda.OrderHeadlines)
    spies = {event.card for event in trial.events if event.what == "cancelled"}
    for event in trial.events:
        if event.what in ENDS or (answering and event.what == "piled"):
            return  # the Headline is piled whatever the answer
        if event.what == "rolled":
            return  # later events depend on chance
        if isinstance(step, OWN_AFFAIRS) and event.seat not in (None, seat):
            continue  # an automatic answer of another player
        if event.what == "awarded" and event.seat == seat:
            continue  # covered by the notes on points
        if event.what == "discarded" and event.card in spies:
            continue
        yield event


def _gold(trial: TriedAction, told: list[Event], you: Seat, names: Names) -> list[IconNote]:
    """Return notes on gold gained and paid, those for ``you`` first."""
    notes = []
    for seat in (you, *(each for each in trial.before.players if each != you)):
        gain = gold_change(told, seat)
        if gain and seat != DIAZ:
            before = trial.before.players[seat].gold
            facts = {"gold": gold_words(abs(gain)), "before": before, "after": before + gain}
            if seat == you and gain > 0:
                words = tr("You gain {gold}: {before} to {after}.", **facts)
            elif seat == you:
                words = tr("You pay {gold}: {before} to {after}.", **facts)
            elif gain > 0:
                words = tr("{seat} gains {gold}: {before} to {after}.", seat=names[seat], **facts)
            else:
                words = tr("{seat} pays {gold}: {before} to {after}.", seat=names[seat], **facts)
            notes.append(IconNote("gold", words))
    return notes


def _points(before: State, after: State, seat: Seat) -> Iterator[IconNote]:
    for prestige in PRESTIGES:
        was, now = (active_points(each, seat, prestige) for each in (before, after))
        if was != now:
            kind = prestige_words(prestige)
            words = tr("{kind}: {before} to {after}.", kind=kind, before=was, after=now)
            yield IconNote(f"prestige-{prestige}", words, PRESTIGE_INK[prestige])


# --- Net effect of several steps on one seat: gold, income, points, losses ------------------------
# Figures compare the first and the last position; losses are listed by step.

LOSS: Final = "#8E1F0E"


def net_effect(steps: Sequence[Step], seat: Seat, names: Names) -> list[IconNote]:
    """Return notes on the steps' net effect, addressed to ``seat``; [] without steps."""
    if not steps:
        return []
    found = [
        *_figures(steps[0].before, steps[-1].after, seat),
        *_losses(steps, seat, names),
        *_of_all(steps, seat, names),
    ]
    return found or [IconNote("manicule", tr("Nothing has changed for you."))]


def _of_all(steps: Sequence[Step], seat: Seat, names: Names) -> Iterator[IconNote]:
    """Yield notes on the regime, Depression, market and connections."""
    before, after = steps[0].before, steps[-1].after
    if before.regime != after.regime:
        words = tr("The regime becomes {regime}.", regime=regime_words(after.regime))
        yield IconNote("regime-change", words)
    if before.depression != after.depression:
        words = tr("A Depression begins.") if after.depression else tr("The Depression ends.")
        yield IconNote("depression", words)
    topples = after.cards.topples
    shown = dict.fromkeys(number for step in steps for number in step.before.market)
    for number in after.market:
        if number in topples and number not in before.market:
            yield IconNote("topple", tr("{card} is on sale.", card=card_name(after, number)))
    for number in shown:
        if number in topples and number not in after.market:
            words = tr("{card} is no longer on sale.", card=card_name(after, number))
            yield IconNote("topple", words)
    cubes = before.speculation.count(seat) - after.speculation.count(seat)
    if cubes > 0:
        words = tr_plural("%n cube(s) of yours left the market.", "", cubes)
        yield IconNote("action-speculate", words)
    for number, there in before.enterprises.items():
        left = after.enterprises.get(number)
        kept = 0 if left is None else left.connections.count(seat)
        if there.owner != seat and there.connections.count(seat) > kept:
            words = tr("Your connection on {card} is gone.", card=card_name(after, number))
            yield IconNote("action-connect", words, LOSS)
    for number, enterprise in after.enterprises.items():
        was = before.enterprises.get(number)
        if was is None or enterprise.owner != seat or was.owner != seat:
            continue
        for old, new in zip(was.connections, enterprise.connections, strict=True):
            if old != new and new not in (None, seat):
                words = tr_noop("{seat} builds a connection on {card}.")
                card = card_name(after, number)
                yield IconNote("action-connect", tr(words, seat=names[new or 0], card=card))


def _figures(before: State, after: State, seat: Seat) -> Iterator[IconNote]:
    was, now = seat_turn_stats(before, seat), seat_turn_stats(after, seat)
    if was.gold != now.gold:
        words = tr_noop("Gold: {before} to {after}.")
        yield IconNote("gold", tr(words, before=was.gold, after=now.gold))
    if was.income != now.income:
        words = tr_noop("Income: {before} to {after}.")
        yield IconNote("income-cube", tr(words, before=was.income, after=now.income))
    yield from _points(before, after, seat)


def _losses(steps: Sequence[Step], seat: Seat, names: Names) -> Iterator[IconNote]:
    """Yield notes on losses and the seats responsible."""
    for step in steps:
        who = names[step.seat]
        lost = _owned(step.before, seat) - _owned(step.after, seat)
        for card in sorted(lost):
            words = tr_noop("You lost {card} in {seat}'s turn.")
            yield IconNote("grudge", tr(words, card=card_name(step.before, card), seat=who), LOSS)
        for number, enterprise in step.after.enterprises.items():
            was = step.before.enterprises.get(number)
            if enterprise.owner != seat or was is None:
                continue
            name = card_name(step.after, number)
            if enterprise.unrest > was.unrest:
                more = unrest_words(enterprise.unrest - was.unrest)
                words = tr_noop("{seat} put {unrest} on {card}.")
                yield IconNote("unrest", tr(words, unrest=more, card=name, seat=who), LOSS)
            if enterprise.extorted and not was.extorted:
                by = names[step.after.troops[enterprise.troop].owner]
                words = tr_noop("{seat} extorts {card}.")
                yield IconNote("income-cube", tr(words, seat=by, card=name), LOSS)
        for event in step.events:
            if is_theft(event) and event.seat == seat:
                words = tr_noop("{seat} stole {gold} from you.")
                yield IconNote("gold", tr(words, seat=who, gold=gold_words(event.amount)), LOSS)
        if step.after.players[seat].jailed and not step.before.players[seat].jailed:
            yield IconNote("jail", tr("You are in Jail because of {seat}.", seat=who), LOSS)


def _owned(state: State, seat: Seat) -> set[CardNumber]:
    hand = set(state.players[seat].hand)
    return hand | {card.number for card in state.in_play() if card.owner == seat}
