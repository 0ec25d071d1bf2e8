"""Printer's ornaments for what is still empty: the map of the three districts, a railway, places.

All are set in one quiet ink, so that cards laid over them stand out.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.painting.shapes import draw_frame, draw_line
from paxdesk.desk.painting.svg import drawing
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_verbs import District
from paxdesk.porfiriana.rules.term_words import DISTRICT_WORDS

NAMES: Final[tuple[tuple[District, float, float], ...]] = (
    ("america", 0.77, 0.4),
    ("sonora", 0.37, 0.76),
    ("chihuahua", 0.825, 0.82),
)
"""Where the districts' names stand."""
SLEEPERS: Final = 7.0
"""Pixels from one sleeper of a railway to the next."""


def paint_map(painter: QPainter, sheet: QRectF, ink: Ink) -> None:
    """Three districts, the border, the mountains, the sea and the railways."""
    wide, high = sheet.width(), sheet.height()

    def at(point: tuple[float, float]) -> QPointF:
        return QPointF(sheet.left() + point[0] * wide, sheet.top() + point[1] * high)

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _double_rule(painter, sheet, ink)
    painter.setClipRect(sheet.adjusted(4, 4, -4, -4), Qt.ClipOperation.IntersectClip)
    drawing("map").paint(painter, "map", sheet, ink)
    size = max(9, min(high * 0.14, wide * 0.038))
    face = typesetting.make_font(size, "serif", 700, tracking=28)
    for district, across, down in NAMES:
        words = tr(DISTRICT_WORDS[district]).upper()
        middle, side = at((across, down)), size * 1.7
        half = typesetting.text_width(words, face) / 2
        left = middle.x() - half - side - size * 0.3
        draw_icon(painter, f"district-{district}", left, middle.y() - side / 2, side, ink)
        box = QRectF(middle.x() - half, middle.y() - size, 2 * half + size, 2 * size)
        typesetting.draw_text(painter, box, words, face, ink, elide=False)
    painter.restore()


def paint_track(painter: QPainter, place: QRectF, ink: Ink) -> None:
    """A railway along the foot of a place, and the train that has just arrived."""
    foot = place.bottom() - 5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_line(painter, QPointF(place.left(), foot), QPointF(place.right(), foot), ink, 1.2)
    for index in range(round(place.width() / SLEEPERS)):
        across = place.left() + index * SLEEPERS
        draw_line(painter, QPointF(across, foot - 3), QPointF(across, foot + 3), ink)
    side = min(place.height() - 8, 44)
    left = place.right() - side - 10
    draw_icon(painter, "connection-rail", left, foot - 2 - side, side, ink)
    painter.restore()


def paint_place(painter: QPainter, place: QRectF, ink: Ink, icon: str = "") -> None:
    """Where a card will lie: a double rule, and an icon that says which."""
    _double_rule(painter, place, ink)
    if icon:
        side = place.width() * 0.4
        left, top = place.center().x() - side / 2, place.center().y() - side / 2
        draw_icon(painter, icon, left, top, side, ink)


def _double_rule(painter: QPainter, place: QRectF, ink: Ink) -> None:
    draw_frame(painter, place, ink, 1, 4)
    inner = max(2.5, place.width() * 0.03) if place.width() < 160 else 4
    draw_frame(painter, place.adjusted(inner, inner, -inner, -inner), ink, 0.6, 3)
