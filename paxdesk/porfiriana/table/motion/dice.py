"""How dice roll over the wood."""

from itertools import pairwise
from typing import Final

from paxdesk.desk.scene.rect import qrect
from paxdesk.desk.stage.cues import Cue, Painting, Picture, Point
from paxdesk.porfiriana.rules.state import Event
from paxdesk.porfiriana.table.motion.score import Score, centre
from paxdesk.porfiriana.table.scene.dice import DieLook

ROLL: Final = 600
APART: Final = 90
"""Milliseconds by which the second of two dice follows the first."""
WAY: Final[tuple[Point, ...]] = (
    (5.5, -3.2),
    (3.6, 0.5),
    (2.3, -1.1),
    (1.1, 0.25),
    (0.45, -0.3),
    (0.0, 0.0),
)
"""Where a die touches the table and bounces, in its sides from where it comes to rest."""
SPIN: Final = 150


def rolled(score: Score, event: Event) -> None:
    """A die tumbles in from the right, another face up with every bounce."""
    dice = [key for key in score.left if isinstance(key, tuple) and key[0] == "die"]
    change = next((score.left[key] for key in dice if score.left[key].end is not None), None)
    if change is None or change.item is None or change.end is None:
        return
    score.take(change.key)
    score.sound("cube")
    rest = qrect(change.end)
    x, y = centre(rest)
    side = rest.width()
    way = [(x + across * side, y + down * side) for across, down in WAY]
    length = ROLL // (len(way) - 1)
    last = len(way) - 2
    for bounce, (start, end) in enumerate(pairwise(way)):
        left = last - bounce
        face = Painting(DieLook((event.amount + 2 * left - 1) % 6 + 1), side, side)
        score.add(
            Cue(
                sprite=face if left else Picture(change.item.pixmap()),
                path=(start, end),
                start=score.clock + bounce * length,
                length=length,
                easing="OutQuad" if bounce % 2 else "InQuad",
                angle=(-SPIN * (left + 1.0), -SPIN * float(left)),
                stands_for=None if left else change.key,
            )
        )
    score.clock += APART
