"""What an answer would do, found by trying it on a copy of the position. No Qt here.

Fulfils ``Forecast`` of ``paxdesk/desk/protocol/features.py``.

The view knows no rules: it lets the engine perform the action on a copy and reads off what
differs, up to the next question. What lies face down or hangs on chance is never told.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from paxdesk.desk.words import Names, Note
from paxdesk.language import joined, say, sentence, template
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
    column,
)
from paxdesk.porfiriana.rules.agenda import (
    ActionPhase,
    Attacking,
    CubeShortage,
    EachAddsLand,
    EachGivesUp,
    EachIsOfferedConnection,
    EachPays,
    EachSuffersUnrest,
    OrderHeadlines,
    StrifeAmong,
)
from paxdesk.porfiriana.rules.card_text import kind_words, lines
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Connection
from paxdesk.porfiriana.rules.engine import Trial, asked, legal_actions, tried
from paxdesk.porfiriana.rules.facts import connection_of, points
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.sums import Sum, spell_out
from paxdesk.porfiriana.rules.term_words import prestige_words, unrest_words
from paxdesk.porfiriana.session import Step
from paxdesk.porfiriana.table.hand.gestures import harms_own
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK
from paxdesk.porfiriana.table.words.event_text import ENDS, card_name, event_note, gold_change
from paxdesk.porfiriana.table.words.foresight import foresee as foresee
from paxdesk.porfiriana.table.words.terms import actions_words, gold_words, way_price
from paxdesk.porfiriana.turn_stats import seat_turn_stats

MOST_NOTES = 4
MOST_PRICED = 8
"""Of how many meanings of one movement the price is worked out."""
OWN_AFFAIRS = (
    CubeShortage,
    EachAddsLand,
    EachGivesUp,
    EachIsOfferedConnection,
    EachPays,
    EachSuffersUnrest,
    StrifeAmong,
)
"""Questions that everybody is asked in turn, each about what is his own."""
MINUS = "\N{MINUS SIGN}"


def price_plate(state: State, actions: Sequence[Action], seat: Seat) -> str:
    """The few words on a glowing place: what dropping there costs and earns.

    Gold, and actions where they are not the usual one; a range where several actions are meant.
    """
    trials = [tried(state, action) for action in actions[:MOST_PRICED]]
    sums = [spell_out(state, action) for action in actions[:MOST_PRICED]]
    paid = [_gold_paid(found, trial, seat) for found, trial in zip(sums, trials, strict=True)]
    parts = [say("your own")] if all(harms_own(state, each) for each in actions) else []
    least, most = min(paid), max(paid)
    if least < most:
        parts.append(say("{least} to {most} gold", least=least, most=most))
    elif least > 0:
        parts.append(way_price(_way(state, actions[0]), gold_words(least)))
    elif least < 0:
        parts.append(f"+{gold_words(-least)}")
    if isinstance(actions[0], Sell) and not least:
        parts.append(say("earns nothing"))
    if isinstance(actions[0], Speculate):
        parts.append(_earnings(state, actions[0].slot))
    calmed = sum(event.amount for event in trials[0].events if event.what == "calmed")
    if calmed:
        parts.append(f"{MINUS}{unrest_words(calmed)}")
    if _may_be_cancelled(trials[0]):
        parts.append(say("a Spy is there"))
    taken = sums[0].actions
    if taken != 1 or parts in ([], [say("your own")]):
        parts.append(actions_words(taken) if taken else say("no action"))
    if parts == [say("no action")]:
        parts = [say("free")]
    return " · ".join(parts)


def _gold_paid(found: Sum, trial: Trial, seat: Seat) -> int:
    """Gold that an action costs, below 0: brings; what is paid once a Spy has let it pass too."""
    changed = gold_change(trial.events, seat)
    return -changed if changed else found.total


def _earnings(state: State, slot: Slot) -> str:
    """What a cube on a market card earns if it is sold now, and a column further on."""
    here = column(slot)
    now, later = COLUMN_PRICES[here], COLUMN_PRICES[max(0, here - 1)]
    return say("pays {now} now · {later} next", now=now, later=later)


def given_up(state: State, action: Action) -> str:
    """Return the actions that are given up by ending the turn with this, in words."""
    left = state.turn.actions if isinstance(action, End) else 0
    return actions_words(left) if left else ""


def may_be_cancelled(state: State, action: Action) -> bool:
    """Whether a Spy who lies open on the table could cancel an action."""
    return isinstance(action, Attack) and _may_be_cancelled(tried(state, action))


def _may_be_cancelled(trial: Trial) -> bool:
    step = trial.after.agenda[-1] if trial.after.agenda else None
    return isinstance(step, Attacking) and step.stage == "spy"


def _spies(trial: Trial, names: Names) -> list[Note]:
    """Who may cancel an attack, and with whom."""
    if not _may_be_cancelled(trial):
        return []
    victim = asked(trial.after)
    spies = [each.card for each in legal_actions(trial.after) if isinstance(each, CancelWithSpy)]
    if victim is None or not spies:
        return []
    words = say(
        "{seat} may cancel it with {spy}. Then the card has no effect.",
        seat=names[victim],
        spy=joined([card_name(trial.after, spy) for spy in spies], "or"),
    )
    return [Note("spy", words)]


def _way(state: State, action: Action) -> Connection | None:
    """How a troop travels, which is what sets its price."""
    if isinstance(action, Deploy | Redeploy):
        at = action.at if isinstance(action, Deploy) else action.to
        if at in state.enterprises:
            return connection_of(state, at)
    return None


def consequences(state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
    """What an answer would do, the most telling first; ``seat`` is addressed as "you"."""
    trial = tried(state, action)
    told = list(_told(trial, seat))
    notes = []
    for event in told:
        note = event_note(state, event, names, seat)
        if note is not None and note not in notes:
            notes.append(note)
    notes += _spies(trial, names)
    notes += _gold(trial, told, seat, names)
    notes += _points(trial.before, trial.after, seat)
    return notes[:MOST_NOTES] or [Note("action-end_turn", say("Nothing else changes."))]


def card_notes(state: State, number: CardNumber) -> list[Note]:
    """What a card is and does, for choosing it by its name alone."""
    card = state.cards.cards[number]
    does = [Note("manicule", each.text) for each in lines(card, variant=state.variant)]
    return [Note("hand", sentence(kind_words(card))), *does][:MOST_NOTES]


def _told(trial: Trial, seat: Seat) -> Iterator[Event]:
    """The events that come of the answer itself, each only where nothing else tells it."""
    step = trial.before.agenda[-1]
    answering = not isinstance(step, ActionPhase | OrderHeadlines)
    spies = {event.card for event in trial.events if event.what == "cancelled"}
    for event in trial.events:
        if event.what in ENDS or (answering and event.what == "piled"):
            return  # a Headline that lands on the pile would have done so with any answer
        if event.what == "rolled":
            return  # what follows hangs on chance
        if isinstance(step, OWN_AFFAIRS) and event.seat not in (None, seat):
            continue  # others' answers follow by themselves where they have no choice
        if event.what == "awarded" and event.seat == seat:
            continue  # the points tell it
        if event.what == "discarded" and event.card in spies:
            continue
        yield event


def _gold(trial: Trial, told: list[Event], you: Seat, names: Names) -> list[Note]:
    """Gold that changes hands, the asked seat's first."""
    notes = []
    for seat in (you, *(each for each in trial.before.players if each != you)):
        gain = gold_change(told, seat)
        if gain and seat != DIAZ:
            before = trial.before.players[seat].gold
            facts = {"gold": gold_words(abs(gain)), "before": before, "after": before + gain}
            if seat == you and gain > 0:
                words = say("You gain {gold}: {before} to {after}.", **facts)
            elif seat == you:
                words = say("You pay {gold}: {before} to {after}.", **facts)
            elif gain > 0:
                words = say("{seat} gains {gold}: {before} to {after}.", seat=names[seat], **facts)
            else:
                words = say("{seat} pays {gold}: {before} to {after}.", seat=names[seat], **facts)
            notes.append(Note("gold", words))
    return notes


def _points(before: State, after: State, seat: Seat) -> Iterator[Note]:
    """Points that a seat has gained or lost."""
    for prestige in PRESTIGES:
        was, now = (points(each, seat, prestige) for each in (before, after))
        if was != now:
            kind = prestige_words(prestige)
            words = say("{kind}: {before} to {after}.", kind=kind, before=was, after=now)
            yield Note(f"prestige-{prestige}", words, PRESTIGE_INK[prestige])


# --- What a few steps have come to for one seat: its gold, income and points, and what it lost ----
# Read off the positions before and after, so that whatever brought it about is told. No Qt here.

LOSS: Final = "#8E1F0E"
"""The ink of what was lost."""


def net_effect(steps: Sequence[Step], seat: Seat, names: Names) -> list[Note]:
    """Notes to ``seat``, figures first; one that says so where nothing of it has changed."""
    if not steps:
        return []
    found = [*_figures(steps[0].before, steps[-1].after, seat), *_losses(steps, seat, names)]
    return found or [Note("manicule", say("Nothing has changed for you."))]


def _figures(before: State, after: State, seat: Seat) -> Iterator[Note]:
    was, now = seat_turn_stats(before, seat), seat_turn_stats(after, seat)
    if was.gold != now.gold:
        words = template("Gold: {before} to {after}.")
        yield Note("gold", say(words, before=was.gold, after=now.gold))
    if was.income != now.income:
        words = template("Income: {before} to {after}.")
        yield Note("income-cube", say(words, before=was.income, after=now.income))
    yield from _points(before, after, seat)


def _losses(steps: Sequence[Step], seat: Seat, names: Names) -> Iterator[Note]:
    """What was lost or brought into trouble, and whose step it was."""
    for step in steps:
        who = names[step.seat]
        lost = _owned(step.before, seat) - _owned(step.after, seat)
        for card in sorted(lost):
            words = template("You lost {card} in {seat}'s turn.")
            yield Note("grudge", say(words, card=card_name(step.before, card), seat=who), LOSS)
        for number, enterprise in step.after.enterprises.items():
            was = step.before.enterprises.get(number)
            if enterprise.owner != seat or was is None:
                continue
            name = card_name(step.after, number)
            if enterprise.unrest > was.unrest:
                more = unrest_words(enterprise.unrest - was.unrest)
                words = template("{seat} put {unrest} on {card}.")
                yield Note("unrest", say(words, unrest=more, card=name, seat=who), LOSS)
            if enterprise.extorted and not was.extorted:
                by = names[step.after.troops[enterprise.troop].owner]
                words = template("{seat} extorts {card}.")
                yield Note("income-cube", say(words, seat=by, card=name), LOSS)
        if step.after.players[seat].jailed and not step.before.players[seat].jailed:
            yield Note("jail", say("You are in Jail because of {seat}.", seat=who), LOSS)


def _owned(state: State, seat: Seat) -> set[CardNumber]:
    """Every card of a seat, in play and in its hand."""
    hand = set(state.players[seat].hand)
    return hand | {card.number for card in state.in_play() if card.owner == seat}
