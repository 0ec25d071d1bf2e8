"""How a step is shown: whatever came to lie elsewhere glides there."""

from typing import Final

from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.stage.cues import Cue, Picture
from paxdesk.desk.stage.scenery import Scenery

GLIDE: Final = 520
MOST: Final = 24
"""So many things move before one's eyes; more are simply there."""
STILL: Final = frozenset({"zone", "chip", "deed"})
"""What has no place on the map that it could leave."""


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
