"""What faces have in common: sheet and spine, title, words, cost, kind line, colophon."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.layout import (
    COIN_RADIUS,
    CRAMPED_FROM,
    ROOMY_FROM,
    ZONES,
    Level,
    Space,
    Units,
)
from paxdesk.desk.painting.palette import BONE, CHARCOAL, INK, LOCAL, PAPER, SEPIA, Ground, Ink, mix
from paxdesk.desk.painting.primitives import coin
from paxdesk.desk.painting.shapes import fill, frame, line, paint_grain, paper, rounded
from paxdesk.language import say
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.phrases import PROVENANCE_WORDS
from paxdesk.porfiriana.rules.vocabulary import Faction, Prestige
from paxdesk.porfiriana.rules.wording import Line, kind_words
from paxdesk.porfiriana.table.faces.art import art
from paxdesk.porfiriana.table.painting.inks import FACTION_INK
from paxdesk.porfiriana.table.painting.symbols import topic_icon, topic_ink

HOVER_SIZES: Final = (12, 11, 10, 9)
"""Sizes of the words on a hover face 180 px wide, largest first."""
INSPECTOR_SIZES: Final = (15, 14, 13, 12, 11, 10)
"""Sizes of the words on an inspector face 340 px wide, largest first."""

LEAST_NAME: Final = 11
"""Height in pixels of the smallest name that can be read."""
LARGER_NAME_FROM: Final = 54
"""From this width in pixels on it is one larger."""
SLACK: Final = 1
"""Pixels that words may stand out of their zone, into the leading of the last line."""


def faction_ground(faction: Faction) -> tuple[Ink, Ink, Ground]:
    """The spine's ink for a faction, the ink on it, and what kind of ground it is."""
    if faction == "white":
        return LOCAL, CHARCOAL, "paper"
    return FACTION_INK[faction], BONE, "spine"


def paint_sheet(painter: QPainter, space: Space, ink: Ink, spine_ink: Ink, edge: Ink = INK) -> None:
    """The paper of a card, its spine and its frame."""
    outline = space.outline
    corner = space.corner
    width = space.zones(ZONES).spine * space.unit
    spine = QRectF(space.left, space.top, width, space.height)
    paper(painter, outline, ink, corner, edge=None)
    painter.save()
    painter.setClipPath(rounded(outline, corner), Qt.ClipOperation.IntersectClip)
    local = spine_ink == LOCAL
    fill(painter, spine, CHARCOAL if local else spine_ink)
    if local:
        rim = max(1.6, 0.022 * space.width)
        fill(painter, spine.adjusted(rim, rim, -rim, -rim), LOCAL, corner * 0.5)
    if space.fine:
        paint_grain(painter, outline, 2, 300, 18)
    painter.restore()
    if not local:
        start = QPointF(space.left + width, space.top + 1)
        end = QPointF(space.left + width, space.top + space.height - 1)
        line(painter, start, end, mix(edge, spine_ink, 0.3))
    frame(painter, outline, edge, 1 if space.width < 200 else 1.5, corner)


def paint_kind_label(painter: QPainter, space: Space, words: str, ink: Ink) -> None:
    """The kind, set upright along the foot of the spine (hover and inspector)."""
    if space.level is Level.TABLE:
        return
    width = space.zones(ZONES).spine * space.unit
    painter.save()
    painter.translate(space.left, space.y(137))
    painter.rotate(-90)
    face = lettering.font(width * 0.3, "sans", 600, tracking=16)
    box = QRectF(0, 0, 60 * space.unit, width)
    lettering.draw_text(painter, box, words.upper(), face, ink)
    painter.restore()


def title_font(space: Space, name: str, units: Units) -> tuple[QFont, int]:
    """The font of a title, and on how many lines it may be set."""
    place = space.rect(units)
    width = space.width
    match space.level:
        case Level.TABLE:
            least = LEAST_NAME + (width >= LARGER_NAME_FROM)
            rows = 2 if width >= ROOMY_FROM else 3
            face = lettering.fitted(
                name,
                place.width(),
                rows,
                max(least, 0.128 * width),
                max(least, 0.12 * width),
                "sans",
                600,
                height=place.height() + 1,
                stretches=(100, 88, 80, 72, 64, 57, 50, 43),
            )
            return face, rows
        case Level.HOVER:
            face = lettering.fitted(
                name,
                place.width(),
                2,
                0.094 * width,
                0.07 * width,
                "serif",
                700,
                height=place.height(),
            )
            return face, 2
        case Level.INSPECTOR:
            face = lettering.fitted(
                name,
                place.width(),
                1,
                0.078 * width,
                0.048 * width,
                "serif",
                900,
                stretches=(100, 88, 78),
            )
            return face, 1


def title_of(card: Card, space: Space, name: str = "") -> str:
    """The name as it is set: the short form at table size, the brief one on small cards."""
    full = name or card.name
    if space.level is not Level.TABLE or full != card.name:
        return full
    brief = art().brief_name(card) if space.width < CRAMPED_FROM else None
    return brief or art().short_name(card) or full


def paint_title(painter: QPainter, space: Space, words: str, units: Units, ink: Ink = INK) -> None:
    """The name of a card."""
    face, rows = title_font(space, words, units)
    lettering.draw_text(painter, space.rect(units), words, face, ink, lines=rows, leading=1.05)


def words_font(space: Space, rows: Sequence[Line], units: Units) -> QFont:
    """The largest font with which a card's words fit into their zone."""
    place = space.rect(units)
    hover = space.level is Level.HOVER
    sizes, base = (HOVER_SIZES, 180) if hover else (INSPECTOR_SIZES, 340)
    face = lettering.font(sizes[0] * space.width / base)
    for size in sizes:
        face = lettering.font(size * space.width / base)
        if words_height(rows, face, place.width(), icons=not hover) <= place.height() + SLACK:
            break
    return face


def words_height(rows: Sequence[Line], face: QFont, width: float, *, icons: bool) -> float:
    """How high the words stand in pixels, as sentences or as icon-led lines."""
    if not icons:
        return len(lettering.wrapped(_plain(rows), face, width)) * round(face.pixelSize() * 1.12)
    return 2 + sum(_row_height(row, face, width) for row in rows)


def _plain(rows: Sequence[Line]) -> str:
    return "\n".join(row.text for row in rows)


def _icon_side(face: QFont) -> float:
    return face.pixelSize() * 1.3


def _row_height(row: Line, face: QFont, width: float) -> float:
    side = _icon_side(face)
    count = len(lettering.wrapped(row.text, face, width - side - 7))
    return max(side + 2, count * round(face.pixelSize() * 1.14) + 3)


def paint_words(
    painter: QPainter,
    space: Space,
    rows: Sequence[Line],
    units: Units,
    ink: Ink = INK,
    ground: Ground = "paper",
) -> None:
    """The card's words: plain sentences at hover size, icon-led lines in the inspector."""
    face = words_font(space, rows, units)
    place = space.rect(units)
    if space.level is Level.HOVER:
        most = int((place.height() + SLACK) / round(face.pixelSize() * 1.12))
        lettering.draw_text(
            painter,
            place,
            _plain(rows),
            face,
            ink,
            lettering.TOP_LEFT,
            lines=max(1, most),
            leading=1.12,
        )
        return
    side = _icon_side(face)
    top = place.top() + 2
    for row in rows:
        height = _row_height(row, face, place.width())
        mark = topic_ink(row.topic, ground, ink)
        draw_icon(painter, topic_icon(row.topic), place.left(), top + 1, side, mark)
        box = QRectF(place.left() + side + 7, top, place.width() - side - 7, height - 2)
        lettering.draw_text(painter, box, row.text, face, ink, lines=9, leading=1.14)
        top += height


def paint_cost(painter: QPainter, space: Space, cost: int) -> None:
    """The cost coin in the upper right corner."""
    radius = COIN_RADIUS[space.level]
    centre = QPointF(space.x(100 - radius - 1.6), space.y(radius + 1.6))
    coin(painter, centre, radius * space.unit, cost)


def paint_kind_line(
    painter: QPainter,
    space: Space,
    card: Card,
    units: Units | None,
    ink: Ink = SEPIA,
    side: int = 0,
    flipped: Prestige | None = None,
) -> None:
    """The line under the title that says what kind of card it is (inspector)."""
    if units is None:
        return
    words = kind_words(card, side, flipped).upper()
    place = space.rect(units)
    size = 0.031 * space.width
    face = lettering.fitted(words, place.width(), 1, size, size * 0.85, "sans", 600)
    tracked = lettering.font(face.pixelSize(), "sans", 600, tracking=9)
    if lettering.advance(words, tracked) <= place.width():
        face = tracked
    lettering.draw_text(painter, place, words, face, ink)


def paint_colophon(painter: QPainter, space: Space, card: Card, ink: Ink = SEPIA) -> None:
    """Historical note, number and provenance at the foot (inspector only)."""
    units = space.zones(ZONES).colophon
    if units is None:
        return
    left, top, width, height = units
    start, end = QPointF(space.x(left), space.y(top)), QPointF(space.x(left + width), space.y(top))
    line(painter, start, end, mix(ink, PAPER, 0.4))
    paint_note(painter, space, card, (left, top + 0.6, width - 21, height - 0.6), ink)
    paint_number(painter, space, card, (left + width - 30, top + 1, 30, 9.2), ink)


def paint_note(painter: QPainter, space: Space, card: Card, units: Units, ink: Ink = SEPIA) -> None:
    """The historical note in serif italic, on up to three lines."""
    face = lettering.font(0.031 * space.width, "serif", 400, italic=True)
    lettering.draw_text(painter, space.rect(units), say(card.note), face, ink, lines=3, leading=1.1)


def paint_number(
    painter: QPainter, space: Space, card: Card, units: Units, ink: Ink = SEPIA
) -> None:
    """Card number and provenance, right-aligned on two lines."""
    left, top, width, height = units
    number = lettering.font(0.036 * space.width, "sans", 700)
    upper = space.rect((left, top, width, height / 2))
    lettering.draw_text(painter, upper, f"[{card.number:03d}]", number, ink, lettering.RIGHT)
    lower = space.rect((left, top + height / 2, width, height / 2))
    small = lettering.font(0.029 * space.width, "sans", 400, italic=True)
    words = say(PROVENANCE_WORDS[card.provenance])
    lettering.draw_text(painter, lower, words, small, ink, lettering.RIGHT)
