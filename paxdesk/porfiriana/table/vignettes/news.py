"""Headlines: what happened as a front-page cut, with the bull or bear it makes of the market."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, NEWSPRINT, STONE, Ink, mix
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.cards import HeadlineCard
from paxdesk.porfiriana.rules.vocabulary import DISTRICTS, Regime
from paxdesk.porfiriana.table.painting.emblems import PRESTIGE_INK, PRESTIGE_OF
from paxdesk.porfiriana.table.painting.persons import Look
from paxdesk.porfiriana.table.painting.symbols import topic_icon
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped
from paxdesk.porfiriana.table.vignettes.foreground import Foreground
from paxdesk.porfiriana.table.vignettes.landscape import LIGHTS, Land, paint_landscape

AFLOAT: Final = frozenset({"scene-battleship", "scene-liner", "connection-ship"})
"""What is seen at sea."""
GROUNDS: Final[tuple[Foreground, ...]] = ("plain", "track", "furrows", "fence", "plain")
WIDE: Final = 1.4
"""From this width over height on the animal stands beside the news, not before it."""


def paint_news(
    painter: QPainter,
    place: QRectF,
    card: HeadlineCard,
    prop: str | None,
    people: tuple[Look, ...],
    *,
    fine: bool,
) -> None:
    """The picture of a headline: a thing (``prop``) or people who meet, in their country."""
    subject = prop or event_icon(card)
    tone = _tone(card)
    number = card.number
    right = bool(number % 2)
    land = Land(
        district=DISTRICTS[number % len(DISTRICTS)],
        seed=number,
        light=LIGHTS[number // 2 % len(LIGHTS)],
        foreground="sea" if subject in AFLOAT else GROUNDS[number % len(GROUNDS)],
        tone=tone,
    )
    wide = place.width() > WIDE * place.height()
    with clipped(painter, place):
        paint_landscape(painter, place, land, fine=fine)
        if people:
            _paint_people(painter, place, people, tone, right, wide=wide, fine=fine)
        else:
            _paint_subject(painter, place, subject, right, wide=wide)
        _paint_animal(painter, place, f"mood-{card.mood}", right, wide=wide)


def event_icon(card: HeadlineCard) -> str:
    """The icon of the last thing that happens: a change of regime always comes first."""
    topics = [topic_of(effect) for effect in card.event]
    return topic_icon(topics[-1]) if topics else "newspaper"


def _tone(card: HeadlineCard) -> Ink:
    """The second ink of the page: that of the regime the news brings."""
    regimes = [effect.to for effect in card.event if isinstance(effect, Regime)]
    ink = PRESTIGE_INK[PRESTIGE_OF[regimes[0]]] if regimes else STONE
    return mix(NEWSPRINT, ink, 0.5 if regimes else 0.8)


def _paint_subject(
    painter: QPainter, place: QRectF, subject: str, right: bool, *, wide: bool
) -> None:
    side = place.height() * (0.88 if wide else 0.72)
    across = (0.36 if wide else 0.46) * place.width()
    middle = place.right() - across if right else place.left() + across
    top = place.top() + place.height() * (0.07 if wide else 0.06)
    draw_icon(
        painter,
        subject,
        middle - side / 2,
        top,
        side,
        INK,
        keyline=NEWSPRINT,
        key_width=2.6,
        mirrored=right and subject not in AFLOAT,
    )


def _paint_people(
    painter: QPainter,
    place: QRectF,
    people: tuple[Look, ...],
    tone: Ink,
    right: bool,
    *,
    wide: bool,
    fine: bool,
) -> None:
    """Those who meet, side by side, the animal between or beside them."""
    span = place.width() * (0.6 if wide else 0.92)
    left = place.left()
    if wide and right:
        left = place.right() - span
    skull = place.height() * (0.44 if wide else 0.4)
    for index, look in enumerate(people):
        across = left + span * (index + 0.5) / len(people)
        centre = QPointF(across, place.top() + place.height() * (0.58 if wide else 0.5))
        spot = mix(tone, INK, 0.15 + 0.3 * index)
        paint_calavera(painter, centre, skull, look, spot, fine=fine)


def _paint_animal(painter: QPainter, place: QRectF, name: str, right: bool, *, wide: bool) -> None:
    side = place.height() * (0.6 if wide else 0.46)
    edge = place.width() * (0.19 if wide else 0.24)
    middle = place.left() + edge if right else place.right() - edge
    top = place.bottom() - side * (1.08 if wide else 0.98)
    draw_icon(painter, name, middle - side / 2, top, side, INK, keyline=NEWSPRINT, key_width=3.0)
