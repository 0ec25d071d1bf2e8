"""Painted controls of the table, such as captions, badges, buttons and panels."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    DARK,
    INK,
    IVORY,
    PALE_SEPIA,
    PAPER,
    SEPIA,
    UNREST_INK,
    Ink,
    Theme,
    blend,
)
from paxdesk.desk.painting.shapes import (
    draw_double_rule,
    draw_frame,
    draw_line,
    draw_paper,
    draw_shadow,
    fill_rect,
    rounded_path,
    with_alpha,
)

REFUSAL_PAPER: Final = "#F6D9CC"
REFUSAL_INK: Final = "#5E1206"
FADED_PAPER: Final = "#DDD0B3"
FADED_INK: Final = "#65583F"
FADED_EDGE: Final = "#A8987C"


def draw_brackets(
    painter: QPainter, place: QRectF, ink: Ink, weight: float = 2, length: float = 9
) -> None:
    """Draw brackets at the corners of a place."""
    pen = QPen(QColor(ink), weight)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    for corner, right, down in (
        (place.topLeft(), 1, 1),
        (place.topRight(), -1, 1),
        (place.bottomLeft(), 1, -1),
        (place.bottomRight(), -1, -1),
    ):
        across = corner + QPointF(right * length, 0)
        along = corner + QPointF(0, down * length)
        painter.drawPolyline([across, corner, along])


PLATE_OVERHANG: Final = 22
"""Width in units by which a plate may exceed a smaller place, both sides together."""
PLATE_PIXELS: Final = 11
PLATE_ON_CARD: Final = 60.0
"""Minimum height, in units, of an upright place treated as a card."""
PLATE_MIDDLE: Final = 0.42
"""Centre of a plate on a card, as a share of the height."""
PRICE: Final = 0.28
"""Lower edge of the printed price, as a share of the card's width."""


def glow(painter: QPainter, place: QRectF, *, strong: bool = False, ink: Ink = DARK.focus) -> None:
    """Highlight a place that accepts the dragged thing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(5, 0, -1):
        painter.setPen(QPen(with_alpha(ink, 34 if strong else 16), step * 3))
        painter.drawRoundedRect(place, 4, 4)
    painter.fillPath(rounded_path(place, 4), with_alpha(ink, 56 if strong else 26))
    draw_brackets(painter, place, ink, 2.5 if strong else 2, min(12, place.width() / 4))


def price_plate(painter: QPainter, place: QRectF, label: str, ink: Ink) -> None:
    """Draw a plate with a short text on a place; see :func:`plate_area`."""
    plate, lines = plate_area(place, label)
    fill_rect(painter, plate, ink, 3)
    for index, words in enumerate(lines):
        line_place = QRectF(plate.left(), plate.top() + 13 * index, plate.width(), 16)
        typesetting.draw_text(
            painter,
            line_place,
            words,
            typesetting.make_font(PLATE_PIXELS, "sans", 700),
            INK,
            typesetting.ALIGN_CENTRE,
        )


def plate_area(place: QRectF, label: str) -> tuple[QRectF, list[str]]:
    """Return the area of a plate and its lines.

    On a card the plate is on the picture, below the price; elsewhere on the upper edge.
    """
    face = typesetting.make_font(PLATE_PIXELS, "sans", 700)
    card = place.height() >= PLATE_ON_CARD and place.height() > place.width()
    lines = label.split(" · ")
    if typesetting.text_width(label, face) <= place.width() + (0 if card else PLATE_OVERHANG) - 10:
        lines = [label]
    elif card:
        room = place.width() - 10
        lines = [each for part in lines for each in typesetting.wrap_text(part, face, room)]
    else:
        first, *rest = lines
        lines = [first, " · ".join(rest)] if rest else [first]
    wide = max(typesetting.text_width(each, face) for each in lines) + 10
    high = 3 + 13 * len(lines)
    top = place.top() - 8
    if card:
        wide = min(wide, place.width())
        price = place.top() + PRICE * place.width()
        top = max(price, place.top() + PLATE_MIDDLE * place.height() - high / 2)
    return QRectF(place.center().x() - wide / 2, top, wide, high), lines


SMALLEST_CAPTION: Final = 8


def caption_width(words: str, pixels: float = 9) -> float:
    return typesetting.text_width(
        words.upper(), typesetting.make_font(pixels, "sans", 600, tracking=12)
    )


def caption_font(words: str, pixels: float, width: float, least: float = SMALLEST_CAPTION) -> QFont:
    """Return a caption's font, made smaller and then narrower if the words are too wide."""
    while pixels > least and caption_width(words, pixels) > width:
        pixels -= 1
    if caption_width(words, pixels) <= width:
        return typesetting.make_font(pixels, "sans", 600, tracking=12)
    tight = (100, 88, 76, 66)
    return typesetting.fit_font(words.upper(), width, 1, pixels, pixels, stretches=tight)


def draw_caption(
    painter: QPainter,
    left: float,
    top: float,
    words: str,
    ink: Ink,
    pixels: float = 9,
    width: float = 300,
    least: float = SMALLEST_CAPTION,
) -> None:
    """Draw a caption in capitals, no wider than ``width``."""
    face = caption_font(words, pixels, width, least)
    box = QRectF(left, top, width, face.pixelSize() * 1.5)
    typesetting.draw_text(painter, box, words.upper(), face, ink)


def badge(
    painter: QPainter,
    centre: QPointF,
    words: str,
    pixels: float = 11,
    *,
    paper_ink: Ink = PAPER,
    ink: Ink = INK,
    icon: str | None = None,
) -> None:
    """Draw a small label around ``centre``, with an optional icon."""
    face = typesetting.make_font(pixels, "sans", 700)
    lead = pixels + 3 if icon else 0
    wide = badge_width(words, pixels, icon=icon is not None)
    box = QRectF(centre.x() - wide / 2, centre.y() - pixels * 0.72, wide, pixels * 1.44)
    fill_rect(painter, box, paper_ink, 3)
    draw_frame(painter, box, INK, 1, 3)
    if icon:
        draw_icon(painter, icon, box.left() + 3, centre.y() - pixels * 0.55, pixels * 1.1, ink)
    box.setLeft(box.left() + 4 + lead)
    typesetting.draw_text(painter, box, words, face, ink, elide=False)


def badge_width(words: str, pixels: float, *, icon: bool = False) -> float:
    """Return the width of a :func:`badge`, in pixels."""
    lead = pixels + 3 if icon else 0
    return typesetting.text_width(words, typesetting.make_font(pixels, "sans", 700)) + 8 + lead


def draw_panel(painter: QPainter, place: QRectF, theme: Theme, radius: float = 5) -> None:
    """Draw the background and edge of a panel on the table."""
    painter.fillPath(
        rounded_path(place, radius), with_alpha(theme.panel, 255 if theme.plain else 215)
    )
    quiet = theme.line if theme.plain else blend(theme.line, theme.panel, 0.45)
    panel_edge(painter, place, theme, radius, quiet)


def panel_edge(painter: QPainter, place: QRectF, theme: Theme, radius: float, ink: Ink) -> None:
    draw_frame(painter, place, ink, 2 if theme.plain else 1, radius)


def button(
    painter: QPainter,
    place: QRectF,
    words: str,
    *,
    primary: bool = False,
    enabled: bool = True,
    icon: str | None = None,
    pixels: float = 14,
    note: str = "",
    lines: int = 1,
) -> None:
    """Draw a button on a paper sheet; ``note`` is its description in small type.

    ``words`` take up to ``lines`` lines.
    """
    ground, ink, small = (INK, PAPER, PALE_SEPIA) if primary else (IVORY, INK, SEPIA)
    if not enabled:
        ground, ink, small = FADED_PAPER, FADED_INK, FADED_INK
    fill_rect(painter, place, ground, 3)
    draw_frame(painter, place, INK if enabled else FADED_EDGE, 1.4, 3)
    left = place.left() + 12
    if icon:
        top = place.top() + 9 if note else place.center().y() - 11
        draw_icon(painter, icon, left, top, 22, ink)
        left += 32
    face = typesetting.make_font(pixels, "serif", 700)
    if not note:
        box = QRectF(left, place.top(), place.right() - left - 6, place.height())
        if not icon:
            box = place.adjusted(6, 0, -6, 0)
        face = typesetting.fit_font(words, box.width(), lines, pixels, pixels - 4, "serif", 700)
        align = typesetting.LEFT if icon else typesetting.ALIGN_CENTRE
        typesetting.draw_text(painter, box, words, face, ink, align, lines=lines)
        return
    width = place.right() - left - 8
    high = pixels * 1.3
    if lines > 1:
        high *= min(lines, len(typesetting.wrap_text(words, face, width)))
    typesetting.draw_text(
        painter, QRectF(left, place.top() + 6, width, high), words, face, ink, lines=lines
    )
    fine = typesetting.make_font(pixels - 2)
    rows = len(typesetting.wrap_text(note, fine, width))
    box = QRectF(left, place.top() + 8 + high, width, rows * (pixels - 1))
    typesetting.draw_text(
        painter, box, note, fine, small, typesetting.TOP_LEFT, lines=rows, leading=1.12
    )


def refusal_height(words: str, width: float = 300) -> float:
    """Return the height of a refusal of this width, in pixels."""
    face = typesetting.make_font(13, "sans", 600)
    return len(typesetting.wrap_text(words, face, width - 48)) * 16 + 27


def refusal(
    painter: QPainter, left: float, top: float, words: str, rule_name: str, width: float = 300
) -> None:
    """Draw a refusal with its rule, marked by a cross as well as colour."""
    face = typesetting.make_font(13, "sans", 600)
    height = refusal_height(words, width)
    place = QRectF(left, top, width, height)
    draw_shadow(painter, place, 4, 3)
    fill_rect(painter, place, REFUSAL_PAPER, 4)
    draw_frame(painter, place, UNREST_INK, 1.6, 4)
    fill_rect(painter, QRectF(left, top, 6, height), UNREST_INK, 2)
    draw_line(painter, QPointF(left + 15, top + 11), QPointF(left + 25, top + 21), UNREST_INK, 3)
    draw_line(painter, QPointF(left + 15, top + 21), QPointF(left + 25, top + 11), UNREST_INK, 3)
    box = QRectF(left + 36, top + 7, width - 44, height - 27)
    typesetting.draw_text(painter, box, words, face, REFUSAL_INK, typesetting.TOP_LEFT, lines=9)
    foot = QRectF(left + 36, top + height - 19, width - 44, 14)
    fine = typesetting.make_font(11, "sans", 400, italic=True)
    typesetting.draw_text(painter, foot, rule_name, fine, REFUSAL_INK)


def broadside(
    painter: QPainter, place: QRectF, heading: str, *, heading_height: float = 30
) -> None:
    draw_shadow(painter, place, 3, 6)
    draw_paper(painter, place, PAPER, 2)
    draw_frame(painter, place.adjusted(5, 5, -5, -5), INK, 2)
    draw_frame(painter, place.adjusted(9, 9, -9, -9), INK, 1)
    left, top, width = place.left() + 20, place.top() + 18, place.width() - 40
    typesetting.draw_wood_type(
        painter, QRectF(left, top, width, heading_height), heading, INK, squeeze=(0.5, 1.02)
    )
    draw_double_rule(painter, left, top + 6 + heading_height, width)
