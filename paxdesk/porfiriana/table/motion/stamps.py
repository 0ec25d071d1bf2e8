"""Animations of stamps, regimes, showdowns, coins and dice."""

from functools import reduce
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF

from paxdesk.desk.animation_stage import Cue, Painting, PixmapSprite, Point
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules.state import Event
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO
from paxdesk.porfiriana.table.motion.cue_list import CueList, centre
from paxdesk.porfiriana.table.motion.flights import CoinLook, DimLook, StampLook, update_figures
from paxdesk.porfiriana.table.scene.looks import DieLook

STAMP: Final = 160
STAMP_GAP: Final = 70
FIST: Final = 240
PROCLAMATION: Final = 320
DEPRESSION: Final = 400
FLIP: Final = 240
DIM: Final = 500
EDGE: Final = 24.0
"""Margin of the dimmed area around all items, in px."""


def unrest(score: CueList, event: Event) -> None:
    place = score.scenery.after.get(Spot("unrest", event.card or 0))
    score.sound()
    if place is not None:
        _stamp(score, "unrest", place, place.width(), STAMP, event.amount)
    score.fade(("card", event.card), STAMP // 2)
    score.clock += STAMP_GAP


def calmed(score: CueList, event: Event) -> None:
    place = score.scenery.before.get(Spot("unrest", event.card or 0))
    score.sound()
    if place is not None:
        _lift(score, "unrest", place, place.center().y() - place.top() + place.height(), 1.5)
    score.fade(("card", event.card))
    score.clock += STAMP_GAP


def strife(score: CueList, event: Event) -> None:
    """Stamp a fist on the board; the loss of cards follows."""
    board = _board(score)
    score.sound()
    _stamp(score, "strife", board, min(board.height() * 0.6, 150), FIST)
    score.clock += FIST


def jailed(score: CueList, event: Event) -> None:
    score.sound()
    _stamp(score, "jail", score.scenery.purse(event.seat), 40, STAMP)
    update_figures(score, event.seat, STAMP)


def freed(score: CueList, event: Event) -> None:
    score.sound()
    middle = score.scenery.purse(event.seat).center()
    _lift(score, "jail", QRectF(middle.x() - 20, middle.y() - 20, 40, 40), 40, 1.0)
    update_figures(score, event.seat, 0)


def cancelled(score: CueList, event: Event) -> None:
    """Stamp a mark on the Spy that cancels an attack."""
    place = score.scenery.card(event.card) or _board(score)
    score.sound()
    _stamp(score, "spy", place, 56, STAMP)
    score.clock += STAMP


def assassinated(score: CueList, event: Event) -> None:
    """Stamp an assassin on a Hacendado, then show his heir."""
    place = score.scenery.place(Spot("hacendado", event.seat or 0))
    score.sound()
    if place is not None:
        _stamp(score, "assassin", place, place.width() * 0.8, FIST)
    score.fade(("card", event.card), FIST)


def declares(score: CueList, event: Event) -> None:
    change = score.take(("card", event.card))
    if change is None or change.before is None or change.item is None or change.end is None:
        return
    score.sound()
    place = centre(qrect(change.end))
    score.turn_over(change, PixmapSprite(change.before.pixmap), (place,), FLIP, waiting=True)


def regime(score: CueList, event: Event) -> None:
    """Lower the new regime onto the previous one."""
    change = score.take("regime")
    if change is None or change.item is None or change.before is None or change.end is None:
        return
    place = qrect(change.end)
    middle = centre(place)
    score.sound(after=PROCLAMATION - 60)
    score.add(
        Cue(
            sprite=PixmapSprite(change.before.pixmap),
            path=(middle,),
            start=score.clock,
            length=PROCLAMATION,
            waiting=True,
            over=-1,
        )
    )
    score.add(
        Cue(
            sprite=PixmapSprite(change.item.pixmap()),
            path=((middle[0], middle[1] - place.height() * 0.5), middle),
            start=score.clock,
            length=PROCLAMATION,
            easing="InOutCubic",
            scale=(1.3, 1.0),
            opacity=(0.0, 1.0, 1.0),
            angle=(-7.0, 0.0),
            stands_for=change.key,
        )
    )


def depression_starts(score: CueList, event: Event) -> None:
    """Split a coin over the regime."""
    _halves(score, apart=True)
    score.fade("regime", DEPRESSION // 2)


def depression_ends(score: CueList, event: Event) -> None:
    _halves(score, apart=False)
    score.fade("regime", DEPRESSION // 2)


def topple(score: CueList, event: Event) -> None:
    """Dim the table while points are counted."""
    score.sound()
    everything = reduce(QRectF.united, score.scenery.after.values())
    everything = everything.marginsAdded(QMarginsF(EDGE, EDGE, EDGE, EDGE))
    score.add(
        Cue(
            sprite=Painting(DimLook(), everything.width(), everything.height()),
            path=(centre(everything),),
            start=score.clock,
            length=DIM,
            easing="Linear",
            opacity=(0.0, 1.0, 1.0, 0.0),
            over=-2,
        )
    )


def _halves(score: CueList, apart: bool) -> None:
    place = score.scenery.after[Spot("regime")]
    side = place.width() * 0.5
    x, y = centre(place)
    score.sound()
    for half, way in (("left", -1), ("right", 1)):
        away = (x + way * side * 0.45, y + side * 0.2)
        score.add(
            Cue(
                sprite=Painting(CoinLook("left" if half == "left" else "right"), side, side),
                path=((x, y), (x, y), away) if apart else (away, (x, y), (x, y)),
                start=score.clock,
                length=DEPRESSION,
                easing="InOutQuad",
                opacity=(0.0, 1.0, 1.0, 0.0),
                angle=(0.0, 0.0, way * 24.0) if apart else (way * 24.0, 0.0, 0.0),
                over=2,
            )
        )


def _stamp(
    score: CueList, icon: str, place: QRectF, side: float, length: int, amount: int = 1
) -> None:
    score.add(
        Cue(
            sprite=Painting(StampLook(icon, amount), side, side),
            path=(centre(place),),
            start=score.clock,
            length=length + 120,
            easing="OutQuad",
            scale=(1.9, 1.0, 1.0),
            opacity=(0.0, 1.0, 1.0, 0.0),
            over=2,
        )
    )


def _lift(score: CueList, icon: str, place: QRectF, rise: float, grown: float) -> None:
    middle = centre(place)
    score.add(
        Cue(
            sprite=Painting(StampLook(icon), place.width(), place.height()),
            path=(middle, (middle[0], middle[1] - rise)),
            start=score.clock,
            length=STAMP,
            easing="OutQuad",
            scale=(1.0, grown),
            opacity=(1.0, 0.0),
        )
    )


def _board(score: CueList) -> QRectF:
    """Return the area between the regime and the deck."""
    after = score.scenery.after
    regime_card = after[Spot("regime")]
    tall = regime_card.height() or CARD_RATIO * regime_card.width()
    deck = after.get(Spot("deck"), regime_card)
    return QRectF(regime_card.right(), regime_card.top(), deck.left() - regime_card.right(), tall)


ROLL: Final = 600
APART: Final = 90
"""Delay of the second of two dice, in ms."""
WAY: Final[tuple[Point, ...]] = (
    (5.5, -3.2),
    (3.6, 0.5),
    (2.3, -1.1),
    (1.1, 0.25),
    (0.45, -0.3),
    (0.0, 0.0),
)
"""Bounce points of a die, in die widths from its final position."""
SPIN: Final = 150


def rolled(score: CueList, event: Event) -> None:
    """Roll a die in from the right; it shows another number after each bounce."""
    dice = [key for key in score.left if isinstance(key, tuple) and key[0] == "die"]
    change = next((score.left[key] for key in dice if score.left[key].end is not None), None)
    if change is None or change.item is None or change.end is None:
        return
    score.take(change.key)
    score.sound()
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
                sprite=face if left else PixmapSprite(change.item.pixmap()),
                path=(start, end),
                start=score.clock + bounce * length,
                length=length,
                easing="OutQuad" if bounce % 2 else "InQuad",
                angle=(-SPIN * (left + 1.0), -SPIN * float(left)),
                stands_for=None if left else change.key,
            )
        )
    score.clock += APART
