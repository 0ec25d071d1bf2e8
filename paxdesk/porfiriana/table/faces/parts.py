"""Common parts of faces, such as paper, title, sentences and costs."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BACK_PAPER,
    BACK_RED,
    BONE,
    CHARCOAL,
    INK,
    IVORY,
    LOCAL,
    PAPER,
    SEPIA,
    UNREST_INK,
    Ground,
    Ink,
    blend,
)
from paxdesk.desk.painting.shapes import (
    circle_path,
    draw_coin,
    draw_double_rule,
    draw_frame,
    draw_line,
    draw_paper,
    fill_circle,
    fill_rect,
    paint_grain,
    rounded_path,
)
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_text import (
    CardSentence,
    action_lines,
    card_sentences,
    kind_words,
)
from paxdesk.porfiriana.rules.card_verbs import Faction, Prestige
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    Card,
    EnterpriseCard,
    HacendadoCard,
    OrangeCard,
    Oval,
    PartnerCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.term_words import PROVENANCE_WORDS
from paxdesk.porfiriana.table.faces.anatomy import (
    COIN_RADIUS,
    CRAMPED_FROM,
    ROOMY_FROM,
    ZONES,
    CardSpace,
    DetailLevel,
    Units,
    art_of,
)
from paxdesk.porfiriana.table.painting.symbols import (
    CONNECTION_ICON,
    FACTION_INK,
    Symbol,
    oval_icon,
    topic_icon,
    topic_ink,
)
from paxdesk.porfiriana.table.vignettes.canvas import clipped

HOVER_SIZES: Final = (12, 11, 10, 9)
"""Text sizes in px of a hover face 180 px wide, largest first."""
INSPECTOR_SIZES: Final = (15, 14, 13, 12, 11, 10)
"""Text sizes in px of an inspector face 340 px wide, largest first."""

LEAST_NAME: Final = 11
"""Minimum size of a legible name, in px."""
LARGER_NAME_FROM: Final = 54
"""Card width, in px, from which the minimum size of names is LEAST_NAME + 1."""
SLACK: Final = 1
"""Allowed overflow of sentences, in px, because the last line's leading is empty."""


def faction_ground(faction: Faction) -> tuple[Ink, Ink, Ground]:
    """Return a faction's spine colour, text colour and kind of background."""
    if faction == "white":
        return LOCAL, CHARCOAL, "paper"
    return FACTION_INK[faction], BONE, "spine"


def paint_sheet(
    painter: QPainter, space: CardSpace, ink: Ink, spine_ink: Ink, edge: Ink = INK
) -> None:
    outline = space.outline
    corner = space.corner
    width = space.zones(ZONES).spine * space.unit
    spine = QRectF(space.left, space.top, width, space.height)
    draw_paper(painter, outline, ink, corner, edge=None)
    painter.save()
    painter.setClipPath(rounded_path(outline, corner), Qt.ClipOperation.IntersectClip)
    local = spine_ink == LOCAL
    fill_rect(painter, spine, CHARCOAL if local else spine_ink)
    if local:
        rim = max(1.6, 0.022 * space.width)
        fill_rect(painter, spine.adjusted(rim, rim, -rim, -rim), LOCAL, corner * 0.5)
    if space.fine:
        paint_grain(painter, outline, 2, 300, 18)
    painter.restore()
    if not local:
        start = QPointF(space.left + width, space.top + 1)
        end = QPointF(space.left + width, space.top + space.height - 1)
        draw_line(painter, start, end, blend(edge, spine_ink, 0.3))
    draw_frame(painter, outline, edge, 1 if space.width < 200 else 1.5, corner)


def paint_kind_label(painter: QPainter, space: CardSpace, words: str, ink: Ink) -> None:
    """Paint the kind of card vertically on the spine, except at table size."""
    if space.level is DetailLevel.TABLE:
        return
    width = space.zones(ZONES).spine * space.unit
    painter.save()
    painter.translate(space.left, space.y(137))
    painter.rotate(-90)
    face = typesetting.make_font(width * 0.3, "sans", 600, tracking=16)
    box = QRectF(0, 0, 60 * space.unit, width)
    typesetting.draw_text(painter, box, words.upper(), face, ink)
    painter.restore()


def title_font(space: CardSpace, name: str, units: Units) -> tuple[QFont, int]:
    """Return the font of a title, and its maximum number of lines."""
    place, width = space.rect(units), space.width
    fitting = partial(typesetting.fit_font, name, place.width())
    match space.level:
        case DetailLevel.TABLE:
            least = LEAST_NAME + (width >= LARGER_NAME_FROM)
            rows = 2 if width >= ROOMY_FROM else 3
            largest, smallest = max(least, 0.128 * width), max(least, 0.12 * width)
            high, tight = place.height() + 1, (100, 88, 80, 72, 64, 57, 50, 43)
            face = fitting(rows, largest, smallest, "sans", 600, height=high, stretches=tight)
            return face, rows
        case DetailLevel.HOVER:
            high = place.height()
            return fitting(2, 0.094 * width, 0.07 * width, "serif", 700, height=high), 2
        case DetailLevel.INSPECTOR:
            sizes = 0.078 * width, 0.048 * width
            return fitting(1, *sizes, "serif", 900, stretches=(100, 88, 78)), 1


def title_of(card: Card, space: CardSpace, name: str = "") -> str:
    """Return the name to paint; a short one, if any, at table size."""
    full = name or card.name
    if space.level is not DetailLevel.TABLE or full != card.name:
        return full
    brief = art_of(card).brief if space.width < CRAMPED_FROM else None
    return brief or art_of(card).short or full


def paint_title(
    painter: QPainter, space: CardSpace, words: str, units: Units, ink: Ink = INK
) -> None:
    face, rows = title_font(space, words, units)
    typesetting.draw_text(painter, space.rect(units), words, face, ink, lines=rows, leading=1.05)


def words_font(space: CardSpace, rows: Sequence[CardSentence], units: Units) -> QFont:
    """Return the largest font with which the sentences fit, or the smallest of all."""
    place = space.rect(units)
    hover = space.level is DetailLevel.HOVER
    sizes, base = (HOVER_SIZES, 180) if hover else (INSPECTOR_SIZES, 340)
    face = typesetting.make_font(sizes[0] * space.width / base)
    for size in sizes:
        face = typesetting.make_font(size * space.width / base)
        if words_height(rows, face, place.width(), icons=not hover) <= place.height() + SLACK:
            break
    return face


def words_height(rows: Sequence[CardSentence], face: QFont, width: float, *, icons: bool) -> float:
    """Return the height, in px, of sentences as plain lines, or as rows with ``icons``."""
    if not icons:
        return len(typesetting.wrap_text(_plain(rows), face, width)) * round(
            face.pixelSize() * 1.12
        )
    return 2 + sum(_row_height(row, face, width) for row in rows)


def _plain(rows: Sequence[CardSentence]) -> str:
    return "\n".join(row.text for row in rows)


def _icon_side(face: QFont) -> float:
    return face.pixelSize() * 1.3


def _row_height(row: CardSentence, face: QFont, width: float) -> float:
    side = _icon_side(face)
    count = len(typesetting.wrap_text(row.text, face, width - side - 7))
    return max(side + 2, count * round(face.pixelSize() * 1.14) + 3)


def printed_lines(
    card: Card, space: CardSpace, side: int = 0, flipped: Prestige | None = None
) -> tuple[CardSentence, ...]:
    """Return the sentences painted on a face of this size."""
    rows = card_sentences(card, side, flipped, variant=space.variant)
    skipped: tuple[str, ...] = ()
    match card:
        case HacendadoCard():
            # A loyalist's causes are shown as plates at the bottom.
            skipped = () if flipped else ("prestige.",)
        case _ if space.level is DetailLevel.INSPECTOR:
            return rows
        case EnterpriseCard():
            skipped = ("connection.", "prestige.")
        case PartnerCard() | TroopCard():
            skipped = ("prestige.",)
        case OrangeCard() | BlackCard():
            skipped = ("target",)
    shown = tuple(row for row in rows if not row.topic.startswith(skipped))
    if isinstance(card, PartnerCard):
        return shown or rows
    return shown[:3] if isinstance(card, EnterpriseCard) else shown


def paint_words(
    painter: QPainter,
    space: CardSpace,
    rows: Sequence[CardSentence],
    units: Units | None,
    ink: Ink = INK,
    ground: Ground = "paper",
) -> None:
    """Paint the sentences; at hover size, paint nothing if they do not fit."""
    if units is None:
        return
    face = words_font(space, rows, units)
    place = space.rect(units)
    if space.level is DetailLevel.HOVER:
        words = _plain(rows)
        most = max(1, int((place.height() + SLACK) / round(face.pixelSize() * 1.12)))
        if len(typesetting.wrap_text(words, face, place.width())) <= most:
            at = typesetting.TOP_LEFT
            typesetting.draw_text(painter, place, words, face, ink, at, lines=most, leading=1.12)
        return
    side = _icon_side(face)
    top = place.top() + 2
    for row in rows:
        height = _row_height(row, face, place.width())
        mark = topic_ink(row.topic, ground, ink)
        draw_icon(painter, topic_icon(row.topic), place.left(), top + 1, side, mark)
        box = QRectF(place.left() + side + 7, top, place.width() - side - 7, height - 2)
        typesetting.draw_text(painter, box, row.text, face, ink, lines=9, leading=1.14)
        top += height


def paint_cost(painter: QPainter, space: CardSpace, cost: int) -> None:
    radius = COIN_RADIUS[space.level]
    centre = QPointF(space.x(100 - radius - 1.6), space.y(radius + 1.6))
    draw_coin(painter, centre, radius * space.unit, cost)


def paint_kind_line(
    painter: QPainter,
    space: CardSpace,
    card: Card,
    units: Units | None,
    ink: Ink = SEPIA,
    side: int = 0,
    flipped: Prestige | None = None,
) -> None:
    """Paint the kind of card below the title, at inspector size only."""
    if units is None:
        return
    words = kind_words(card, side, flipped).upper()
    place = space.rect(units)
    size = 0.031 * space.width
    face = typesetting.fit_font(words, place.width(), 1, size, size * 0.85, "sans", 600)
    tracked = typesetting.make_font(face.pixelSize(), "sans", 600, tracking=9)
    if typesetting.text_width(words, tracked) <= place.width():
        face = tracked
    typesetting.draw_text(painter, place, words, face, ink)


def paint_colophon(painter: QPainter, space: CardSpace, card: Card, ink: Ink = SEPIA) -> None:
    """Paint the historical note, number and provenance at the bottom, at inspector size only."""
    units = space.zones(ZONES).colophon
    if units is None:
        return
    left, top, width, height = units
    start, end = QPointF(space.x(left), space.y(top)), QPointF(space.x(left + width), space.y(top))
    draw_line(painter, start, end, blend(ink, PAPER, 0.4))
    paint_note(painter, space, card, (left, top + 0.6, width - 21, height - 0.6), ink)
    paint_number(painter, space, card, (left + width - 30, top + 1, 30, 9.2), ink)


def paint_note(
    painter: QPainter, space: CardSpace, card: Card, units: Units, ink: Ink = SEPIA
) -> None:
    face = typesetting.make_font(0.031 * space.width, "serif", 400, italic=True)
    typesetting.draw_text(
        painter, space.rect(units), tr(card.note), face, ink, lines=3, leading=1.1
    )


def paint_number(
    painter: QPainter, space: CardSpace, card: Card, units: Units, ink: Ink = SEPIA
) -> None:
    left, top, width, height = units
    number = typesetting.make_font(0.036 * space.width, "sans", 700)
    upper = space.rect((left, top, width, height / 2))
    typesetting.draw_text(painter, upper, f"[{card.number:03d}]", number, ink, typesetting.RIGHT)
    lower = space.rect((left, top + height / 2, width, height / 2))
    small = typesetting.make_font(0.029 * space.width, "sans", 400, italic=True)
    words = tr(PROVENANCE_WORDS[card.provenance])
    typesetting.draw_text(painter, lower, words, small, ink, typesetting.RIGHT)


# --- Bottom of cards: connections with prices, and plates with symbols ----------------------------

PILL_GAP: Final = 2.0
"""Gap between the icons of an oval and its price, in px."""
FOOT_HEIGHT: Final[dict[DetailLevel, float]] = {
    DetailLevel.TABLE: 22,
    DetailLevel.HOVER: 15,
    DetailLevel.INSPECTOR: 12.5,
}
STACKED_HEIGHT: Final = 24.4
"""Height, in card units, of ovals with the price below the icon."""


def _base_square(space: CardSpace) -> QRectF:
    foot = space.rect(space.zones(ZONES).foot)
    height = min(foot.height() - 2 * space.unit, FOOT_HEIGHT[space.level] * space.unit)
    top = foot.top() + (foot.height() - height) / 2
    return QRectF(foot.left() + 1.5 * space.unit, top, height, height)


def _stacked(space: CardSpace, ovals: Sequence[Oval]) -> bool:
    """Return whether prices are below the icons, for lack of width."""
    return space.level is DetailLevel.TABLE and len(ovals) > 1


def oval_rects(space: CardSpace, ovals: Sequence[Oval]) -> tuple[QRectF, ...]:
    unit = space.unit
    foot = space.rect(space.zones(ZONES).foot)
    base = _base_square(space)
    table = space.level is DetailLevel.TABLE
    left = base.right() + 2.5 * unit + (0 if table else 5 * unit)
    room = foot.right() - left - 1.5 * unit
    top, height = base.top(), base.height()
    if _stacked(space, ovals):
        height = STACKED_HEIGHT * unit
        top = foot.top() + (foot.height() - height) / 2
    found = []
    for oval in ovals:
        share = (room - 2 * unit * (len(ovals) - 1)) / len(ovals)
        width = min(share, base.height() * (2.5 if oval.chain else 1.95))
        found.append(QRectF(left, top, width, height))
        left += width + 2 * unit
    return tuple(found)


def paint_connections(painter: QPainter, space: CardSpace, card: EnterpriseCard) -> None:
    table = space.level is DetailLevel.TABLE
    weight = 1.2 if table else 1.8
    base = _base_square(space)
    height = base.height()
    draw_frame(painter, base, INK, weight)
    icon = CONNECTION_ICON[card.base]
    draw_icon(painter, icon, base.left() + height * 0.1, base.top() + height * 0.1, height * 0.8)
    if not table and card.ovals:
        arrow = QRectF(base.right() + 1.5 * space.unit, base.top(), 6 * space.unit, height)
        typesetting.draw_text(
            painter, arrow, "›", typesetting.make_font(height * 0.7, "sans", 700), SEPIA
        )
    stacked = _stacked(space, card.ovals)
    for oval, place in zip(card.ovals, oval_rects(space, card.ovals), strict=True):
        corner = place.height() * (0.3 if stacked else 0.5)
        fill_rect(painter, place, PAPER, corner)
        draw_frame(painter, place.adjusted(0.3, 0.3, -0.3, -0.3), INK, weight, corner)
        icons = [oval_icon(oval, card.number)]
        if oval.chain:
            icons = ["connection-chain"] if table else [*icons, "connection-chain"]
        if stacked:
            _paint_stack(painter, place, icons[0], str(oval.cost))
        else:
            _paint_price(painter, place, icons, str(oval.cost))


def _paint_price(painter: QPainter, place: QRectF, icons: Sequence[str], price: str) -> None:
    height = place.height()
    sides = [height * (0.61 if index else 0.76) for index in range(len(icons))]
    face = typesetting.make_font(height * 0.66, "sans", 700)
    figure = typesetting.text_width(price, face)
    left = place.center().x() - (sum(sides) + PILL_GAP + figure) / 2
    for icon, side in zip(icons, sides, strict=True):
        draw_icon(painter, icon, left, place.top() + (height - side) / 2, side)
        left += side
    box = QRectF(left + PILL_GAP, place.top(), figure + 2, height)
    typesetting.draw_text(painter, box, price, face, INK, elide=False)


def _paint_stack(painter: QPainter, place: QRectF, icon: str, price: str) -> None:
    side = min(place.width() * 0.8, place.height() * 0.5)
    left = place.center().x() - side / 2
    draw_icon(painter, icon, left, place.top() + place.height() * 0.05, side)
    lower = place.adjusted(0, place.height() * 0.46, 0, -place.height() * 0.07)
    face = typesetting.make_font(max(8, place.height() * 0.48), "sans", 700)
    typesetting.draw_text(painter, lower, price, face, INK, typesetting.ALIGN_CENTRE, elide=False)


def paint_symbols(
    painter: QPainter,
    place: QRectF,
    symbols: Sequence[Symbol],
    side: float,
    gap: float,
    ink: Ink = INK,
) -> int:
    """Paint the symbols that fit, and return their number.

    An ``ink`` other than INK replaces their colours.
    """
    left = place.left()
    face = typesetting.make_font(side * 0.92, "sans", 700)
    for count, symbol in enumerate(symbols):
        width = side if symbol.icon else typesetting.text_width(symbol.figure, face)
        if left + width > place.right() + 0.5:
            return count
        colour = symbol.ink if ink == INK else ink
        if symbol.icon:
            top = place.top() + (place.height() - side) / 2
            draw_icon(painter, symbol.icon, left, top, side, colour)
            if symbol.struck:
                start, end = QPointF(left, top + side), QPointF(left + side, top)
                draw_line(painter, start, end, UNREST_INK, max(1.6, side * 0.12))
        else:
            box = QRectF(left, place.top(), width + 1, place.height())
            typesetting.draw_text(painter, box, symbol.figure, face, colour, elide=False)
        left += width + gap
    return len(symbols)


# --- Places of pieces on a face -------------------------------------------------------------------


@frozen
class Places:
    """Places of pieces on a face, in px; only loyal Hacendados have ``cubes``."""

    picture: QRectF
    ovals: tuple[QRectF, ...] = ()
    prestige: QRectF | None = None
    cubes: tuple[QRectF, ...] = ()


# --- Back of the cards: a guilloche with an agave in dark red -------------------------------------

LINES: Final = ("#B9705A", "#D9B98A")
GILT: Final = "#E8CFA2"


def paint_back(painter: QPainter, space: CardSpace) -> None:
    unit = space.unit
    field = space.rect((5, 5, 90, 130))
    draw_paper(painter, space.outline, BACK_PAPER, space.corner)
    with clipped(painter, field):
        fill_rect(painter, field, BACK_RED)
        painter.translate(space.x(50), space.y(70))
        table = space.level is DetailLevel.TABLE
        for ring in range(1, 7 if table else 12):
            painter.setPen(QPen(QColor(LINES[ring % 2]), max(0.5, 0.7 * unit)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_wave(ring, 12 if table else 7, unit))
        middle = QPointF(0, 0)
        fill_circle(painter, middle, 25 * unit, BACK_RED)
        circle_path(painter, middle, 23.4 * unit, GILT, max(1, 1.2 * unit))
        draw_icon(painter, "industry-plantation", -17 * unit, -19 * unit, 34 * unit, GILT)
    draw_frame(painter, field, BACK_PAPER, max(1, 1.4 * unit))
    draw_frame(painter, space.outline, INK, 1, space.corner)


def _wave(ring: int, step: float, unit: float, steps: int = 180) -> QPainterPath:
    path = QPainterPath()
    for index in range(steps + 1):
        angle = index * 2 * math.pi / steps
        reach = (8 + ring * step + 3.2 * math.sin(12 * angle + ring * 1.1)) * unit
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if index:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return path


# --- Play aid: actions with icons and prices ------------------------------------------------------

TURN: Final = tr_noop(
    "Turn: 3 actions · Headlines in the free column go to the Bull-Bear pile · the "
    "market slides · income. Two bears in a row: Depression; two bulls end it."
)


def paint_play_aid(painter: QPainter, space: CardSpace) -> None:
    unit = space.unit
    table = space.level is DetailLevel.TABLE
    draw_paper(painter, space.outline, IVORY, space.corner)
    draw_frame(painter, space.rect((3, 3, 94, 134)), INK)
    head = space.rect((8, 7, 84, 13 if table else 9))
    typesetting.draw_wood_type(painter, head, tr("Play aid").upper(), INK, squeeze=(0.5, 1))
    draw_double_rule(painter, space.x(8), space.y(23 if table else 18.5), 84 * unit)
    if table:
        for index, (action, _) in enumerate(action_lines()):
            left, top = space.x(10 + index % 3 * 28), space.y(32 + index // 3 * 34)
            draw_icon(painter, topic_icon(action.topic), left, top, 24 * unit)
        return
    _paint_actions(painter, space)


def _paint_actions(painter: QPainter, space: CardSpace) -> None:
    unit = space.unit
    size = (0.052 if space.level is DetailLevel.HOVER else 0.04) * space.width
    face = typesetting.make_font(size)
    pitch = 10.2
    for index, (action, price) in enumerate(action_lines()):
        top = 25 + index * pitch
        draw_icon(painter, topic_icon(action.topic), space.x(8), space.y(top + 0.8), 8.2 * unit)
        typesetting.draw_text(painter, space.rect((19, top, 58, pitch)), action.text, face)
        bold = typesetting.make_font(face.pixelSize(), "sans", 700)
        box = space.rect((62, top, 30, pitch))
        typesetting.draw_text(painter, box, price, bold, SEPIA, typesetting.RIGHT)
    draw_double_rule(painter, space.x(8), space.y(108), 84 * unit)
    small = typesetting.make_font(face.pixelSize() * 0.92)
    foot: QRectF = space.rect((8, 111, 84, 24))
    typesetting.draw_text(painter, foot, tr(TURN), small, SEPIA, lines=5, leading=1.1)
