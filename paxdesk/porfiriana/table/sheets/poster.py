"""The extra of the last day: a yellow broadside with the winner and everybody's figures."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, REBEL, YELLOW, mix
from paxdesk.desk.painting.primitives import coin, seat_mark
from paxdesk.desk.painting.shapes import fill, frame, line, paper, rule, shadow
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.table.faces.art import art
from paxdesk.porfiriana.table.painting.inks import FACTION_TONE, PRESTIGE_INK
from paxdesk.porfiriana.table.painting.looks import plain_look
from paxdesk.porfiriana.table.sheets.ending import Ending, Standing
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera
from paxdesk.porfiriana.table.vignettes.engraving import clipped, rays

SUN: Final = mix(YELLOW, "#FFF3C4", 0.5)
RAY: Final = mix(YELLOW, "#C98A1B", 0.35)
RAYS: Final = 30
POSTER: Final = QRectF(0, 0, 440, 708)
"""The broadside, with room for buttons at its foot."""
PICTURE: Final = QRectF(24, 184, 392, 196)
MARGIN: Final = 24.0
COLUMNS: Final = 170.0
COLUMN: Final = 42.0
MOST_PORTRAITS: Final = 3
ROW: Final = 33.0
SUM: Final = 19.0
TABLE: Final = 480.0
BUTTONS: Final = 636.0
"""Where the buttons at the foot begin."""


def paint_poster(painter: QPainter) -> None:
    """Paint the bare broadside at the origin."""
    shadow(painter, POSTER, 3, 5)
    paper(painter, POSTER, YELLOW, 2)
    frame(painter, POSTER.adjusted(6, 6, -6, -6), INK, 2.4)
    frame(painter, POSTER.adjusted(11, 11, -11, -11), INK, 1)


def paint_news(painter: QPainter, end: Ending) -> None:
    """Print who has won, and by what."""
    width = POSTER.width()
    head = QRectF(30, 24, width - 60, 18)
    extra = say("EXTRA · LA SILLA PRESIDENCIAL · EXTRA")
    lettering.draw_wood_type(painter, head, extra, squeeze=(0.42, 1), weight=700)
    rule(painter, MARGIN, 48, width - 2 * MARGIN)
    name = QRectF(26, 60, width - 52, 72)
    shade = mix(YELLOW, REBEL, 0.55)
    lettering.draw_wood_type(painter, name, end.headline.upper(), shade=shade, squeeze=(0.35, 1.05))
    deed = QRectF(26, 140, width - 52, 34)
    lettering.draw_wood_type(painter, deed, end.deed.upper(), squeeze=(0.5, 1))
    story = QRectF(MARGIN, 386, width - 2 * MARGIN, 48)
    face = lettering.fitted(end.story, story.width(), 2, 15, 12, "serif", 600, stretches=(100,))
    italic = lettering.font(face.pixelSize(), "serif", 600, italic=True)
    lettering.draw_text(painter, story, end.story, italic, INK, lettering.CENTRE, lines=2)
    rule(painter, MARGIN, 438, width - 2 * MARGIN)


def paint_figures(painter: QPainter, end: Ending, labels: Labels) -> None:
    """Print where everybody stands, above the buttons."""
    _paint_headings(painter)
    step = min(ROW, (BUTTONS - TABLE) / len(end.standings))
    for index, row in enumerate(end.standings):
        _paint_row(painter, row, end, QRectF(20, TABLE + index * step, 400, step - 2), labels)
    _paint_account(painter, end, TABLE + len(end.standings) * ROW + 4)


def _paint_account(painter: QPainter, end: Ending, top: float) -> None:
    """Díaz's defence as a sum: the last two lines are what is compared."""
    plain, bold = lettering.font(13), lettering.font(13.5, "sans", 700)
    compared = len(end.account) - 2
    for index, (words, figure) in enumerate(end.account):
        face = bold if index >= compared else plain
        if index == compared:
            line(painter, QPointF(28, top), QPointF(412, top), INK)
        row = QRectF(28, top, 384, SUM)
        lettering.draw_text(painter, row, words, face)
        lettering.draw_text(painter, row, figure, bold, INK, lettering.RIGHT)
        top += SUM


def paint_sky(painter: QPainter) -> None:
    """Paint the sun that the picture's people stand before."""
    with clipped(painter, PICTURE):
        fill(painter, PICTURE, SUN)
        foot = QPointF(PICTURE.center().x(), PICTURE.bottom() - 50)
        rays(painter, foot, 0, 420, RAYS, RAY, 0.5, 0.05)


def paint_winners(painter: QPainter, end: Ending, deck: Deck) -> None:
    """The winners, and the chair that falls or the gold that won it for them.

    Without them Díaz is still there.
    """
    winners = [row for row in end.standings if row.won][:MOST_PORTRAITS]
    middle = PICTURE.center()
    with clipped(painter, PICTURE):
        chair = QRectF(PICTURE.right() - 176, PICTURE.top() + 24, 150, 150)
        if not winners:
            look = plain_look("green", DIAZ)
            paint_calavera(painter, middle, 120, look, FACTION_TONE["green"], fine=True)
        if 0 < len(winners) < MOST_PORTRAITS:
            icon = "topple" if end.toppled else "gold"
            draw_icon(painter, icon, chair.left(), chair.top(), 150, INK, keyline=SUN)
        apart = 104.0
        first = middle.x() - (apart if len(winners) == MOST_PORTRAITS else 84.0)
        for index, row in reversed(list(enumerate(winners))):
            at = QPointF(first + index * apart, PICTURE.top() + 118)
            _paint_portrait(painter, row, deck, at)
    frame(painter, PICTURE, INK, 1.4)


def _paint_portrait(painter: QPainter, row: Standing, deck: Deck, at: QPointF) -> None:
    card = deck.hacendados.get(row.hacendado)
    faction = row.faction or "red"
    look = (art().look(card) if card else None) or plain_look("white", row.hacendado)
    ink = FACTION_TONE[faction]
    paint_calavera(painter, at, 100 if look.bare else 92, look, ink, fine=True)


def _paint_headings(painter: QPainter) -> None:
    for index, prestige in enumerate(PRESTIGES):
        left = COLUMNS + index * COLUMN
        draw_icon(painter, f"prestige-{prestige}", left, 450, 22, PRESTIGE_INK[prestige])
    coin(painter, QPointF(357, 461), 10)
    plus = QRectF(376, 450, 12, 22)
    lettering.draw_text(painter, plus, "+", lettering.font(14, "sans", 700))
    draw_icon(painter, "income-cube", 387, 452, 18)


def _paint_row(
    painter: QPainter, row: Standing, end: Ending, place: QRectF, labels: Labels
) -> None:
    ink = PAPER if row.won else INK
    top, high = place.top(), place.height()
    if row.won:
        fill(painter, place, INK, 3)
    label = labels[row.seat]
    side = min(21, high - 5)
    seat_mark(painter, label.colour, 28, top + (high - side) / 2, side)
    name = QRectF(58, top, COLUMNS - 62, high)
    face = lettering.fitted(label.name, name.width(), 1, 16, 11, "serif", 700)
    lettering.draw_text(painter, name, label.name, face, ink)
    plain, bold = lettering.font(14), lettering.font(14, "sans", 700)
    for index, prestige in enumerate(PRESTIGES):
        box = QRectF(COLUMNS - 4 + index * COLUMN, top, 30, high)
        words = str(row.prestige[prestige])
        figure = bold if prestige == end.counted else plain
        lettering.draw_text(painter, box, words, figure, ink, lettering.CENTRE)
    box = QRectF(340, top, 34, high)
    lettering.draw_text(painter, box, str(row.gold), bold, ink, lettering.CENTRE)
    box = QRectF(376, top, 40, high)
    lettering.draw_text(painter, box, f"+{row.income}", plain, ink)
