"""How a step is shown: whatever came to lie elsewhere glides there, and is heard."""

from collections.abc import Iterable
from typing import Final

from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.stage.cues import Cue, Picture, Sounding
from paxdesk.desk.stage.scenery import Scenery
from paxdesk.mexican_adventure.rules.state import Event, State

GLIDE: Final = 520
MOST: Final = 24
"""So many things move before one's eyes; more are simply there."""
STILL: Final = frozenset({"zone", "chip", "deed", "name"})
"""What has no place on the map that it could leave, or only makes room."""


def glides(scenery: Scenery) -> list[Cue]:
    """A cue for everything that was in one place and is in another."""
    found = []
    for key, change in scenery.changes.items():
        if isinstance(key, tuple) and key[0] in STILL:
            continue
        before, item = change.before, change.item
        now = item.shown() if item is not None else None
        if before is None or now is None or before.place == now.place:
            continue
        path = (centre(before.place), centre(now.place))
        cue = Cue(sprite=Picture(now.pixmap), path=path, start=0, length=GLIDE, stands_for=key)
        found.append(cue)
    return found if len(found) <= MOST else []


def centre(place: Rect) -> tuple[float, float]:
    return place.center


HEARD: Final[dict[str, str]] = {
    "moved": "march",
    "retreats": "march",
    "rides": "march",
    "sails": "lever",
    "chit": "paper",
    "gains": "coin",
    "raised": "cube",
    "improved": "cube",
    "guerrilla": "match",
    "hq": "seal",
    "taken": "seal",
    "eliminated": "spike",
    "game_over": "seal",
}
"""By what happens; dice and combats are heard by what they belong to."""
AFTER_DICE: Final = 260
"""Milliseconds from the dice to what they have decided."""


def soundings(state: State, events: Iterable[Event]) -> list[Sounding]:
    """What is heard of a step: its dice first, guns where a fortress is fought for."""
    found: list[Sounding] = []
    at = 0
    for event in events:
        if event.seen_by is not None:
            continue
        if event.what == "rolled":
            found.append(Sounding("dice", at))
            at += AFTER_DICE
        elif event.what == "attitude" and event.side == "republican":
            zone = state.material.board.zones[event.zone] if event.zone else None
            sound = "cannon" if zone is not None and zone.fortress else "latch"
            found.append(Sounding(sound, at))
        elif event.what in HEARD:
            found.append(Sounding(HEARD[event.what], at))
    return found
