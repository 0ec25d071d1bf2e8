"""The moments that decided a game: what changed the regime, freed slaves, called the Topple."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from paxdesk.desk.words.seats import Names
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.readings import regime_prestige
from paxdesk.porfiriana.rules.state import Event
from paxdesk.porfiriana.session import (
    Recording,
    Replayed,
    ends_turn,
)
from paxdesk.porfiriana.table.words.action_text import deed
from paxdesk.porfiriana.table.words.event_text import event_note
from paxdesk.record_classes import frozen

WEIGHTS: Final = {
    "topple": 5,
    "regime": 4,
    "revolt": 3,
    "assassinated": 3,
    "depression_starts": 2,
    "jailed": 1,
}
"""How much each happening matters."""
NUMBER: Final = re.compile(r"\[\d{3}\] ")


@frozen
class TurningPoint:
    """A step that mattered: an icon, when, who, and what in a sentence."""

    icon: str
    round: int
    seat: Seat
    words: str


def turning_points(recording: Recording, names: Names, most: int = 3) -> list[TurningPoint]:
    """The weightiest steps of a game in the order of time.

    The latest of each kind comes before a second one of any.
    """
    seen: Counter[str] = Counter()
    ranked = []
    for what, number, point in sorted(_all(recording, names), key=lambda each: -each[1]):
        ranked.append((seen[what], -WEIGHTS[what], number, point))
        seen[what] += 1
    ranked.sort(key=lambda each: each[:2])
    return [point for _, _, _, point in sorted(ranked[:most], key=lambda each: each[2])]


def _all(recording: Recording, names: Names) -> Iterator[tuple[str, int, TurningPoint]]:
    """Every step of weight: what happened, the number of the step, and how it is told."""
    turns = 0
    seats = len(recording.opening.players)
    for number, step in enumerate(recording.steps):
        event = max(step.events, key=lambda each: WEIGHTS.get(each.what, 0), default=None)
        if event is not None and event.what in WEIGHTS:
            words = NUMBER.sub("", _words(step, event, names))
            point = TurningPoint(_icon(step, event), turns // seats + 1, step.seat, words)
            yield event.what, number, point
        turns += ends_turn(step)


def _words(step: Replayed, event: Event, names: Names) -> str:
    """What was done, and what came of it: "plays Texas Rangers. The regime becomes …"."""
    done = deed(step.before, step.action, names)
    note = event_note(step.after, event, names)
    return f"{done}. {note.words}" if note else f"{done}."


def _icon(step: Replayed, event: Event) -> str:
    if event.what == "regime":
        return f"prestige-{regime_prestige(step.after)}"
    note = event_note(step.after, event, {0: ""} | dict.fromkeys(step.after.players, ""))
    return note.icon if note else event.what
