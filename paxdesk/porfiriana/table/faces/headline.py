"""Faces of Headlines, as front pages, and Topples, as yellow broadsides."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import (
    INK,
    NEWSPRINT,
    NEWSPRINT_SPINE,
    REBEL,
    YELLOW,
    YELLOW_SPINE,
)
from paxdesk.desk.painting.shapes import (
    MINUS,
    draw_double_rule,
    draw_frame,
    draw_line,
    snap_to_pixels,
)
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.card_verbs import AchillesHeel, Regime, Strife
from paxdesk.porfiriana.rules.cards import HeadlineCard, ToppleCard
from paxdesk.porfiriana.table.faces import parts, spine
from paxdesk.porfiriana.table.faces.anatomy import CardSpace, DetailLevel, Units, art_of
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_OF, topic_icon
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.news import paint_fall, paint_news

MASTHEAD: Final = "EL HERALDO DEL NORTE"
TOPPLE_MASTHEAD: Final = "LA SILLA PRESIDENCIAL"


@frozen
class FrontPage:
    """Zones of a front page, in card units.

    ``measure`` is the headline's line length, in px at a font size of 100 px.
    """

    left: float
    width: float
    mast: float
    head: float
    head_gap: float
    picture_top: float
    picture_height: float
    measure: float


PAGES: Final[dict[DetailLevel, FrontPage]] = {
    DetailLevel.TABLE: FrontPage(23.5, 74, 0, 56, 2, 62, 74, 560),
    DetailLevel.HOVER: FrontPage(17.5, 80.3, 9, 36, 5, 58, 38, 760),
    DetailLevel.INSPECTOR: FrontPage(14.4, 83.6, 8, 27, 5, 48, 33, 900),
}
TOP: Final = 2.5
HOVER_WORDS: Final[Units] = (20, 98.5, 76, 38)
EVENT_WORDS: Final[Units] = (17, 90.5, 80, 20)


def headline_cells(card: HeadlineCard | ToppleCard) -> list[spine.Cell]:
    """Return the cells of the spine: the mood, then the event's effects."""
    cells: list[spine.Cell] = [spine.IconCell(f"mood-{card.mood}")]
    for effect in card.event:
        match effect:
            case Regime(to):
                cells.append(spine.SwirlCell(PRESTIGE_OF[to]))
            case Strife(between):
                cells.append(spine.StrifeCell(between))
            case AchillesHeel(prestige):
                cells += [spine.GapCell(2), spine.PrestigeCell(prestige, f"{MINUS}1")]
            case _:
                cells.append(spine.IconCell(topic_icon(topic_of(effect))))
    return cells


def picture_of(space: CardSpace) -> QRectF:
    page = PAGES[space.level]
    return space.rect((page.left + 1, page.picture_top, page.width - 2, page.picture_height))


def paint_headline(painter: QPainter, space: CardSpace, card: HeadlineCard | ToppleCard) -> None:
    topple = isinstance(card, ToppleCard)
    if topple:
        parts.paint_sheet(painter, space, YELLOW, YELLOW_SPINE)
    else:
        parts.paint_sheet(painter, space, NEWSPRINT, NEWSPRINT_SPINE)
    spine.paint_spine(painter, space, headline_cells(card), INK)
    kind = tr("Topple") if isinstance(card, ToppleCard) else tr("Headline")
    parts.paint_kind_label(painter, space, kind, INK)
    _paint_head(painter, space, card.name, topple=topple)
    picture = snap_to_pixels(painter, picture_of(space))
    canvas = Canvas(painter, picture, space.fine)
    prop = art_of(card).prop
    if isinstance(card, ToppleCard):
        paint_fall(canvas, card, prop)
    else:
        paint_news(canvas, card, prop, art_of(card).looks)
    draw_frame(painter, picture, INK)
    if space.level is DetailLevel.HOVER:
        parts.paint_words(painter, space, parts.printed_lines(card, space), HOVER_WORDS)
    elif space.level is DetailLevel.INSPECTOR:
        _paint_event(painter, space, card, topple=topple)
    parts.paint_colophon(painter, space, card)


def _paint_head(painter: QPainter, space: CardSpace, name: str, *, topple: bool) -> None:
    page, unit = PAGES[space.level], space.unit
    left, width = page.left + 2, page.width - 4
    if page.mast:
        mast = space.rect((left, TOP + 1, width, page.mast * 0.72))
        words = TOPPLE_MASTHEAD if topple else MASTHEAD
        typesetting.draw_wood_type(painter, mast, words, INK, squeeze=(0.5, 1.1), weight=700)
        draw_double_rule(painter, space.x(left), space.y(TOP + page.mast) + 1, width * unit)
    capitals = name.upper()
    rows = typesetting.wrap_text(capitals, typesetting.make_font(100, "serif", 900), page.measure)
    pitch = page.head / max(len(rows), 2)
    height = min(pitch * 0.74, 13) if space.level is DetailLevel.INSPECTOR else pitch * 0.74
    table = space.level is DetailLevel.TABLE
    free = page.head - pitch * len(rows)
    top = TOP + page.mast + page.head_gap + pitch * 0.1 + free / 2
    for row in rows:
        typesetting.draw_wood_type(
            painter,
            space.rect((left, top, width, height)),
            row,
            INK,
            shade=REBEL if topple and not table else None,
            squeeze=(0.44, 0.96),
            align=typesetting.LEFT if table else typesetting.ALIGN_CENTRE,
        )
        top += pitch


def _paint_event(
    painter: QPainter, space: CardSpace, card: HeadlineCard | ToppleCard, *, topple: bool
) -> None:
    face = typesetting.make_font(0.036 * space.width, "sans", 700, tracking=10)
    head = space.rect((17, 83, 80, 6))
    typesetting.draw_text(painter, head, tr("Event").upper(), face, INK if topple else REBEL)
    start, end = space.x(17), space.x(97)
    draw_line(painter, QPointF(start, space.y(89.6)), QPointF(end, space.y(89.6)), INK)
    parts.paint_words(painter, space, parts.printed_lines(card, space), EVENT_WORDS)
    fold = space.y(111.4)
    draw_line(painter, QPointF(start, fold), QPointF(end, fold), INK, 1, (3, 2))
    either = tr("Either way, the showdown follows.")
    if not topple:
        either = tr("Either way, it goes to the Bull-Bear pile.")
    italic = typesetting.make_font(0.037 * space.width, "sans", 400, italic=True)
    quo = tr("Status quo: no event.")
    words = f"{quo} {either}"
    typesetting.draw_text(painter, space.rect((17, 112.4, 80, 12)), words, italic, INK, lines=2)
