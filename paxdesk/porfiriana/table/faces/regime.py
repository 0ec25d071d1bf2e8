"""Faces of regimes, as proclamations."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import shapes, typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, INK, IVORY, SEPIA, UNREST_INK, Ink, blend
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_text import ability_words, card_title
from paxdesk.porfiriana.rules.cards import RegimeCard
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.table.faces.anatomy import CardSpace, DetailLevel
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK, prestige_mark
from paxdesk.porfiriana.table.vignettes.canvas import clipped, rays
from paxdesk.porfiriana.table.words.terms import toppling_term

RULE_FROM: Final = 130
"""Minimum width, in px, of a regime with the text of its rule."""


def paint_regime(
    painter: QPainter, space: CardSpace, card: RegimeCard, depression: bool = False
) -> None:
    """Paint a regime; in a ``depression``, Mines and Economy are 0."""
    unit, title = space.unit, card_title(card)
    ink = PRESTIGE_INK[card.prestige]
    shapes.draw_paper(painter, space.outline, IVORY, space.corner)
    shapes.draw_frame(painter, space.rect((3, 3, 94, 134)), ink, max(1, 1.2 * unit))
    shapes.draw_frame(painter, space.rect((5.4, 5.4, 89.2, 129.2)), ink)
    if space.level is DetailLevel.TABLE:
        prestige_mark(painter, card.prestige, space.x(29), space.y(10), 42 * unit)
        face = typesetting.fit_font(
            title, 84 * unit, 2, 0.15 * space.width, 8, "sans", 700, stretches=(100, 88, 80)
        )
        place = space.rect((8, 54, 84, 34))
        typesetting.draw_text(
            painter, place, title, face, INK, typesetting.ALIGN_CENTRE, lines=2, leading=1.04
        )
    else:
        _paint_seal(painter, space, card, title, ink)
    _paint_figures(painter, space, card, depression=depression)
    _paint_regime_foot(painter, space, card, ink)
    if depression:
        _paint_band(painter, space)
        _paint_split_coin(painter, space)


def _paint_seal(
    painter: QPainter, space: CardSpace, card: RegimeCard, title: str, ink: Ink
) -> None:
    unit = space.unit
    centre = QPointF(space.x(50), space.y(30))
    with clipped(painter, space.rect((7, 7, 86, 46))):
        shapes.fill_rect(painter, space.rect((0, 0, 100, 54)), blend(IVORY, ink, 0.16))
        rays(painter, centre, 15 * unit, space.width, 26, blend(IVORY, ink, 0.3), 0.5, 0.06)
    shapes.fill_circle(painter, centre, 21 * unit, IVORY)
    prestige_mark(painter, card.prestige, space.x(33), space.y(13), 34 * unit)
    name = space.rect((9, 56, 82, 10))
    typesetting.draw_wood_type(painter, name, title.upper(), INK, squeeze=(0.5, 1))
    shapes.draw_double_rule(painter, space.x(10), space.y(69), 80 * unit, ink)


def _paint_figures(
    painter: QPainter, space: CardSpace, card: RegimeCard, *, depression: bool
) -> None:
    unit = space.unit
    table = space.level is DetailLevel.TABLE
    top, side = (space.y(88), 22 * unit) if table else (space.y(77), 17 * unit)
    rows = (
        ("industry-mine", card.mines, tr("Mines")),
        ("industry-bank", card.economy, tr("Economy")),
    )
    for index, (icon, printed, word) in enumerate(rows):
        left = space.x(10 + index * 43)
        draw_icon(painter, icon, left, top, side)
        figure = QRectF(left + side + 2 * unit, top, 20 * unit, side)
        face = typesetting.make_font(side * 1.12, "serif", 900)
        value, value_ink = ("0", UNREST_INK) if depression else (str(printed), INK)
        typesetting.draw_text(painter, figure, value, face, value_ink)
        if table:
            continue
        size = 0.05 if space.level is DetailLevel.HOVER else 0.034
        caption = typesetting.make_font(size * space.width, "sans", 600, tracking=6)
        box = QRectF(left, top + side + unit, 42 * unit, 6 * unit)
        typesetting.draw_text(painter, box, word.upper(), caption, SEPIA)
        if depression:
            was = typesetting.make_font(0.042 * space.width, "sans", 400, italic=True)
            box = QRectF(left + side + 13.5 * unit, top + side * 0.3, 14 * unit, side * 0.7)
            words = tr("printed {0}", printed)
            if typesetting.text_width(words, was) > box.width():
                words, was = f"({printed})", typesetting.make_font(side * 0.5, "sans", 600)
            typesetting.draw_text(painter, box, words, was, SEPIA)


def _paint_regime_foot(painter: QPainter, space: CardSpace, card: RegimeCard, ink: Ink) -> None:
    toppling = toppling_term(card.key)
    if space.level is DetailLevel.TABLE:
        face = typesetting.fit_font(
            toppling, 84 * space.unit, 1, max(8, 0.12 * space.width), 8, "serif", 600
        )
        italic = typesetting.make_font(
            face.pixelSize(), "serif", 600, italic=True, stretch=face.stretch() or 100
        )
        box = space.rect((8, 113, 84, 20))
        typesetting.draw_text(painter, box, toppling, italic, ink, typesetting.ALIGN_CENTRE)
        return
    start, end = QPointF(space.x(10), space.y(104)), QPointF(space.x(90), space.y(104))
    shapes.draw_line(painter, start, end, blend(INK, IVORY, 0.4))
    unit, size = space.unit, (0.062 if space.level is DetailLevel.HOVER else 0.045) * space.width
    falls = tr("{way}: {kind} counts", way=toppling, kind=prestige_words(card.prestige))
    if space.width < RULE_FROM:
        face = typesetting.fit_font(falls, 80 * space.unit, 2, 0.09 * space.width, 8, "serif", 600)
        italic = typesetting.make_font(face.pixelSize(), "serif", 600, italic=True)
        box = space.rect((9, 106, 82, 26))
        typesetting.draw_text(painter, box, falls, italic, ink, typesetting.ALIGN_CENTRE, lines=2)
        return
    words = " ".join(ability_words(ability, everyone=True) for ability in card.abilities)
    typesetting.draw_text(
        painter,
        space.rect((10, 105, 80, 15)),
        words,
        typesetting.fit_font(
            words,
            80 * unit,
            2,
            size,
            0.85 * size,
            weight=400,
            height=16 * unit,
            stretches=(100, 92, 84, 76),
        ),
        INK,
        typesetting.ALIGN_CENTRE,
        lines=2,
        leading=1.1,
    )
    italic = typesetting.make_font(size * 0.95, "serif", 600, italic=True)
    typesetting.draw_text(
        painter,
        space.rect((10, 120, 80, 13)),
        falls,
        italic,
        ink,
        typesetting.ALIGN_CENTRE,
        lines=2,
        leading=1.08,
    )


def _paint_band(painter: QPainter, space: CardSpace) -> None:
    shapes.fill_rect(painter, space.rect((1, 35.5, 98, 18)), UNREST_INK)
    for top in (37.1, 51.9):
        start, end = QPointF(space.x(1), space.y(top)), QPointF(space.x(99), space.y(top))
        shapes.draw_line(painter, start, end, BONE)
    words = space.rect((5, 38.5, 90, 12))
    typesetting.draw_wood_type(painter, words, tr("Depression").upper(), BONE, squeeze=(0.45, 1))


def _paint_split_coin(painter: QPainter, space: CardSpace) -> None:
    radius = 15 * space.unit
    centre = QPointF(space.x(100) - radius - 4 * space.unit, space.y(4) + radius)
    shapes.fill_circle(painter, centre, radius, UNREST_INK)
    shapes.circle_path(painter, centre, radius, BONE, max(1.5, 1.8 * space.unit))
    side = 1.32 * radius
    left, top = centre.x() - side / 2, centre.y() - side / 2
    draw_icon(painter, "depression", left, top, side, BONE)
