"""Headlines: the bull or bear as a front-page cut. Topples: the falling chair."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.rules.vocabulary import Mood
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.palette import INK, NEWSPRINT, YELLOW, mix
from paxdesk.table.painting.shapes import fill
from paxdesk.table.painting.vignettes.engraving import clipped, engraved, rays

BULL_TONE = "#B9AE74"
BEAR_TONE = "#B98E74"


def paint_mood(painter: QPainter, place: QRectF, mood: Mood, seed: int, *, fine: bool) -> None:
    """The picture of a headline; ``seed`` turns the rays."""
    tone = BULL_TONE if mood == "bull" else BEAR_TONE
    height = place.height()
    centre = QPointF(place.center().x(), place.top() + height * 0.52)
    with clipped(painter, place):
        fill(painter, place, mix(NEWSPRINT, tone, 0.55))
        reach = max(place.width(), height)
        rays(
            painter,
            centre,
            height * 0.1,
            reach,
            16 + 4 * (seed % 4),
            mix(NEWSPRINT, tone, 0.2),
            0.5,
            seed * 0.1,
        )
        if fine:
            foot = QRectF(place.left(), place.top() + height * 0.62, place.width(), height * 0.4)
            engraved(painter, foot, INK, height * 0.05, height * 0.007, seed, fade=False)
        side = height * 0.82
        left, top = centre.x() - side / 2, centre.y() - side / 2
        draw_icon(painter, f"mood-{mood}", left, top, side, INK, keyline=NEWSPRINT, key_width=2.4)


def paint_fall(painter: QPainter, place: QRectF) -> None:
    """The picture of a topple."""
    pale = mix(YELLOW, "#FFF3C4", 0.4)
    height = place.height()
    centre = QPointF(place.center().x(), place.top() + height * 0.55)
    with clipped(painter, place):
        fill(painter, place, pale)
        ray = mix(YELLOW, "#B97A12", 0.25)
        rays(painter, centre, 0, place.width(), 24, ray, 0.5, 0.1)
        side = height * 0.92
        left, top = centre.x() - side / 2, place.bottom() - side
        draw_icon(painter, "topple", left, top, side, INK, keyline=pale, key_width=2)
