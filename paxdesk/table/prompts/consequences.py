"""What an answer would do, found by trying it on a copy of the position. No Qt here.

The view knows no rules: it lets the engine perform the action on a copy and reads off what
differs, up to the next question. What lies face down or hangs on chance is never told.
"""

from attrs import frozen

from paxdesk.rules.actions import DIAZ, Action, Seat
from paxdesk.rules.agenda import ActionPhase, OrderHeadlines
from paxdesk.rules.perform import perform
from paxdesk.rules.phrases import PRESTIGE_WORDS
from paxdesk.rules.readings import points
from paxdesk.rules.state import Event, State
from paxdesk.rules.vocabulary import PRESTIGES
from paxdesk.table.event_words import ENDS, Names, Note, event_note, gold_change

MOST_NOTES = 4
MINUS = "\N{MINUS SIGN}"


@frozen
class Trial:
    """A copy of the position after an action, and what happened."""

    before: State
    after: State
    events: tuple[Event, ...]


def tried(state: State, action: Action) -> Trial:
    """Perform a legal action on a copy."""
    after = state.copy()
    return Trial(state, after, tuple(perform(after, action)))


def plate(state: State, action: Action, seat: Seat) -> str:
    """The few words on a glowing place: what dropping there costs or brings."""
    events = tried(state, action).events
    gold = gold_change(events, seat)
    calmed = sum(event.amount for event in events if event.what == "calmed")
    parts = []
    if gold:
        parts.append(f"{-gold} gold" if gold < 0 else f"+{gold} gold")
    if calmed:
        parts.append(f"{MINUS}{calmed} Unrest")
    return " · ".join(parts) or "free"


def consequences(state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
    """What an answer would do, the most telling first; ``seat`` is addressed as "you"."""
    trial = tried(state, action)
    answering = not isinstance(state.agenda[-1], ActionPhase | OrderHeadlines)
    notes = []
    for event in trial.events:
        if event.what in ENDS or (answering and event.what == "piled"):
            break  # a Headline that lands on the pile would have done so with any answer
        if event.what == "awarded" and event.seat == seat:
            continue  # told with the points, below
        note = event_note(state, event, names, seat)
        if note is not None and note not in notes:
            notes.append(note)
    notes += _gold(trial, seat, names)
    notes += _prestige(trial, seat)
    return notes[:MOST_NOTES] or [Note("action-end_turn", "Nothing else changes.")]


def _gold(trial: Trial, you: Seat, names: Names) -> list[Note]:
    """Gold that changes hands, the asked seat's first; nothing once the income phase has come."""
    if any(event.what in ENDS for event in trial.events):
        return []
    notes = []
    for seat in (you, *(each for each in trial.before.players if each != you)):
        before, after = (each.players[seat].gold for each in (trial.before, trial.after))
        if before != after and seat != DIAZ:
            gain = after - before
            verb = ("gain" if gain > 0 else "pay") + ("" if seat == you else "s")
            who = "You" if seat == you else names[seat]
            notes.append(Note("gold", f"{who} {verb} {abs(gain)} gold: {before} to {after}."))
    return notes


def _prestige(trial: Trial, you: Seat) -> list[Note]:
    """Points the asked seat gains or loses."""
    notes = []
    for prestige in PRESTIGES:
        before, after = (points(each, you, prestige) for each in (trial.before, trial.after))
        if before != after:
            words = f"{PRESTIGE_WORDS[prestige]}: {before} to {after}."
            notes.append(Note(f"prestige-{prestige}", words))
    return notes
