"""Headlines: a front page with its event. Topples: a yellow broadside with the falling chair."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BONE,
    CHARCOAL,
    INK,
    IVORY,
    IVORY_SPINE,
    NEWSPRINT,
    NEWSPRINT_SPINE,
    REBEL,
    SEPIA,
    UNREST_INK,
    YELLOW,
    YELLOW_SPINE,
    Ground,
    Ink,
    blend,
)
from paxdesk.desk.painting.shapes import (
    MINUS,
    circle_path,
    draw_double_rule,
    draw_frame,
    draw_line,
    draw_paper,
    fill_circle,
    fill_rect,
    snap_to_pixels,
)
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_text import CardSentence, ability_words, card_sentences, topic_of
from paxdesk.porfiriana.rules.card_verbs import AchillesHeel, Prestige, Regime, Strife
from paxdesk.porfiriana.rules.cards import (
    Cause,
    HacendadoCard,
    HeadlineCard,
    RegimeCard,
    ToppleCard,
)
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.rules.variant import LIVING_RULES, Variant
from paxdesk.porfiriana.table.faces.anatomy import (
    TALL_ZONES,
    CardSpace,
    DetailLevel,
    Units,
    program_art,
)
from paxdesk.porfiriana.table.faces.parts import (
    Places,
    faction_ground,
    paint_colophon,
    paint_kind_label,
    paint_kind_line,
    paint_sheet,
    paint_title,
    paint_words,
    title_of,
)
from paxdesk.porfiriana.table.faces.spine import (
    Cell,
    GapCell,
    IconCell,
    PrestigeCell,
    StrifeCell,
    SwirlCell,
    faction_cell,
    paint_spine,
    plan_spine,
)
from paxdesk.porfiriana.table.painting.symbols import (
    CONNECTION_ICON,
    PRESTIGE_INK,
    PRESTIGE_OF,
    ability_icon,
    prestige_mark,
    topic_icon,
)
from paxdesk.porfiriana.table.vignettes.calavera import plain_look
from paxdesk.porfiriana.table.vignettes.canvas import Canvas, clipped, rays
from paxdesk.porfiriana.table.vignettes.news import paint_fall, paint_news
from paxdesk.porfiriana.table.vignettes.people import paint_person
from paxdesk.porfiriana.table.words.terms import toppling_term

MASTHEAD: Final = "EL HERALDO DEL NORTE"
TOPPLE_MASTHEAD: Final = "LA SILLA PRESIDENCIAL"


@frozen
class FrontPage:
    """The zones of a front page at one level of detail, in card units.

    ``measure`` is how much type goes on a line of the headline, in pixels of a 100 px face.
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


def headline_cells(card: HeadlineCard | ToppleCard) -> list[Cell]:
    """The mood, then every effect of the event side."""
    cells: list[Cell] = [IconCell(f"mood-{card.mood}")]
    for effect in card.event:
        match effect:
            case Regime(to):
                cells.append(SwirlCell(PRESTIGE_OF[to]))
            case Strife(between):
                cells.append(StrifeCell(between))
            case AchillesHeel(prestige):
                cells += [GapCell(2), PrestigeCell(prestige, f"{MINUS}1")]
            case _:
                cells.append(IconCell(topic_icon(topic_of(effect))))
    return cells


def picture_of(space: CardSpace) -> QRectF:
    """The rectangle of the cut."""
    page = PAGES[space.level]
    return space.rect((page.left + 1, page.picture_top, page.width - 2, page.picture_height))


def headline_places(space: CardSpace) -> Places:
    """Where pieces lie on a front page: only on its cut."""
    return Places(picture=picture_of(space))


def paint_headline(painter: QPainter, space: CardSpace, card: HeadlineCard | ToppleCard) -> None:
    """Paint the face of a headline or topple."""
    topple = isinstance(card, ToppleCard)
    if topple:
        paint_sheet(painter, space, YELLOW, YELLOW_SPINE)
    else:
        paint_sheet(painter, space, NEWSPRINT, NEWSPRINT_SPINE)
    paint_spine(painter, space, headline_cells(card), INK)
    kind = tr("Topple") if isinstance(card, ToppleCard) else tr("Headline")
    paint_kind_label(painter, space, kind, INK)
    _paint_head(painter, space, card.name, topple=topple)
    picture = snap_to_pixels(painter, picture_of(space))
    canvas = Canvas(painter, picture, space.fine)
    prop = program_art().prop(card)
    if isinstance(card, ToppleCard):
        paint_fall(canvas, card, prop)
    else:
        paint_news(canvas, card, prop, program_art().people(card))
    draw_frame(painter, picture, INK)
    if space.level is DetailLevel.HOVER:
        paint_words(painter, space, card_sentences(card, variant=space.variant), HOVER_WORDS)
    elif space.level is DetailLevel.INSPECTOR:
        _paint_event(painter, space, card, topple=topple)
    paint_colophon(painter, space, card)


def _paint_head(painter: QPainter, space: CardSpace, name: str, *, topple: bool) -> None:
    """The masthead, where there is room for one, and the headline in wood type."""
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
    """The event above the fold, and what the other orientation does below it."""
    face = typesetting.make_font(0.036 * space.width, "sans", 700, tracking=10)
    head = space.rect((17, 83, 80, 6))
    typesetting.draw_text(painter, head, tr("Event").upper(), face, INK if topple else REBEL)
    start, end = space.x(17), space.x(97)
    draw_line(painter, QPointF(start, space.y(89.6)), QPointF(end, space.y(89.6)), INK)
    paint_words(painter, space, card_sentences(card, variant=space.variant), EVENT_WORDS)
    fold = space.y(111.4)
    draw_line(painter, QPointF(start, fold), QPointF(end, fold), INK, 1, (3, 2))
    either = tr("Either way, the showdown follows.")
    if not topple:
        either = tr("Either way, it goes to the Bull-Bear pile.")
    italic = typesetting.make_font(0.037 * space.width, "sans", 400, italic=True)
    quo = tr("Status quo: no event.")
    words = f"{quo} {either}"
    typesetting.draw_text(painter, space.rect((17, 112.4, 80, 12)), words, italic, INK, lines=2)


# --- Hacendados: ivory while loyal, with both causes upside down; a faction's spine once
# flipped

WORDS: Final[dict[DetailLevel, Units]] = {
    DetailLevel.HOVER: (19, 84.5, 77.5, 28),
    DetailLevel.INSPECTOR: (16.5, 83.5, 80, 20),
}
CUBE_PLACES: Final = 2
KICKBACK: Final = 14
"""Room for a kickback cube under a Loyalty mark, in card units."""
PAPER_GROUND: Final[Ground] = "paper"


def hacendado_cells(card: HacendadoCard, cause: Cause | None) -> list[Cell]:
    """Loyal: income, ability, both causes upside down. Flipped: faction, prestige, army."""
    if cause is None:
        return [
            IconCell("income-cube", str(card.loyalist.income)),
            *(IconCell(ability_icon(ability)) for ability in card.loyalist.abilities),
            GapCell(2),
            *(PrestigeCell(each.prestige, award=True) for each in card.orientations),
        ]
    return [
        faction_cell(cause.faction),
        PrestigeCell(cause.prestige),
        *((GapCell(KICKBACK),) if cause.prestige == "loyalty" else ()),
        IconCell("army"),
        IconCell(CONNECTION_ICON[cause.connection]),
    ]


def cube_squares(space: CardSpace) -> tuple[QRectF, ...]:
    """The printed places of a loyal Hacendado's Income Cubes."""
    if space.level is DetailLevel.TABLE:
        return tuple(space.rect((26.5 + index * 24, 114, 20, 20)) for index in range(CUBE_PLACES))
    picture = space.zones(TALL_ZONES).picture
    side = 13.0
    top = picture[1] + picture[3] - side - 1.5
    left = picture[0] + 1.5
    return tuple(
        space.rect((left + index * (side + 1), top, side, side)) for index in range(CUBE_PLACES)
    )


def hacendado_places(space: CardSpace, card: HacendadoCard, flipped: Prestige | None) -> Places:
    """Where pieces lie on a Hacendado."""
    cause = card.cause(flipped) if flipped else None
    return Places(
        picture=space.rect(space.zones(TALL_ZONES).picture),
        prestige=plan_spine(space, hacendado_cells(card, cause)).prestige_square(),
        cubes=() if cause else cube_squares(space),
    )


def inner_lines(
    card: HacendadoCard, flipped: Prestige | None, variant: Variant = LIVING_RULES
) -> tuple[CardSentence, ...]:
    """The words on the face; a loyalist's causes stand as plates in the foot instead."""
    rows = card_sentences(card, flipped=flipped, variant=variant)
    if flipped is not None:
        return rows
    return tuple(row for row in rows if not row.topic.startswith("prestige."))


def paint_hacendado(
    painter: QPainter, space: CardSpace, card: HacendadoCard, flipped: Prestige | None = None
) -> None:
    """Paint a Hacendado, loyal or ``flipped`` to a cause."""
    zones = space.zones(TALL_ZONES)
    cause = card.cause(flipped) if flipped else None
    declared = cause.prestige if cause else None
    spine_ink, ink, ground = IVORY_SPINE, INK, PAPER_GROUND
    if cause is not None:
        spine_ink, ink, ground = faction_ground(cause.faction)
    paint_sheet(painter, space, IVORY, spine_ink)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    faction = cause.faction if cause else "white"
    look = program_art().look(card) or plain_look("white", card.number)
    attribute = f"prestige-{cause.prestige}" if cause else program_art().prop(card)
    seed = card.number + (len(cause.title) if cause else 0)
    canvas = Canvas(painter, picture, space.fine)
    paint_person(canvas, look, faction, seed, attribute, ground=IVORY, left=cause is not None)
    draw_frame(painter, picture, INK)
    if space.fine:
        _paint_corners(painter, space, picture)
    paint_spine(painter, space, hacendado_cells(card, cause), ink, ground)
    title = cause.title if cause and space.level is DetailLevel.TABLE else title_of(card, space)
    paint_title(painter, space, title, zones.title)
    if space.level in WORDS:
        units = WORDS[space.level]
        paint_words(painter, space, inner_lines(card, declared, space.variant), units)
    paint_kind_line(painter, space, card, zones.kind, flipped=declared)
    _paint_hacendado_foot(painter, space, card, cause)
    paint_colophon(painter, space, card)


def _paint_corners(painter: QPainter, space: CardSpace, picture: QRectF) -> None:
    """The estate card's ornaments: a diamond in each corner of the portrait."""
    side, inset = 4 * space.unit, 0.8 * space.unit
    for left in (picture.left() + inset, picture.right() - inset - side):
        for top in (picture.top() + inset, picture.bottom() - inset - side):
            draw_icon(painter, "seat-4", left, top, side, IVORY)


def _paint_hacendado_foot(
    painter: QPainter, space: CardSpace, card: HacendadoCard, cause: Cause | None
) -> None:
    foot = space.rect(space.zones(TALL_ZONES).foot)
    table = space.level is DetailLevel.TABLE
    if cause is None and table:
        for square in cube_squares(space):
            draw_frame(painter, square, blend(INK, IVORY, 0.3), 1, 2, (2, 2))
    elif cause is None:
        _paint_causes(painter, space, foot, card.orientations)
    elif table:
        side = foot.height() * 0.84
        left = foot.left() + 3 * space.unit
        draw_icon(painter, CONNECTION_ICON[cause.connection], left, foot.top() + 1, side)
        box = QRectF(left + side + 2 * space.unit, foot.top(), 42 * space.unit, foot.height())
        face = typesetting.make_font(max(8, 0.12 * space.width), "sans", 600, italic=True)
        typesetting.draw_text(painter, box, tr("army"), face)
    else:
        others = [each for each in card.orientations if each is not cause]
        _paint_cause_not_taken(painter, space, foot, others)


def _paint_causes(
    painter: QPainter, space: CardSpace, foot: QRectF, causes: Sequence[Cause]
) -> None:
    """The two causes a loyalist may declare for, as plates in the faction's ink."""
    unit = space.unit
    inspector = space.level is DetailLevel.INSPECTOR
    for index, cause in enumerate(causes):
        ground, ink, _ = faction_ground(cause.faction)
        plate = QRectF(
            foot.left() + unit + index * foot.width() / 2,
            foot.top() + unit,
            foot.width() / 2 - 2 * unit,
            foot.height() - 3 * unit,
        )
        fill_rect(painter, plate, ground, 2 * unit)
        draw_frame(painter, plate, CHARCOAL, 1, 2 * unit)
        side = min(plate.height() * 0.5, 13 * unit)
        top = plate.top() + (1.5 * unit if inspector else (plate.height() - side) / 2)
        left, right = plate.left() + 3 * unit, plate.right() - 3 * unit
        draw_icon(painter, f"prestige-{cause.prestige}", left, top, side, ink)
        way = CONNECTION_ICON[cause.connection]
        draw_icon(painter, way, right - side * 0.9, top, side * 0.9, ink)
        scroll = side * 0.8
        middle = plate.center().x() - scroll / 2
        draw_icon(painter, "manifesto", middle, top + side * 0.1, scroll, ink)
        if inspector:
            below = plate.adjusted(2 * unit, top - plate.top() + side, -2 * unit, -0.5 * unit)
            face = typesetting.make_font(0.038 * space.width, "serif", 600)
            typesetting.draw_text(
                painter,
                below,
                cause.title,
                face,
                ink,
                typesetting.ALIGN_CENTRE,
                lines=2,
                leading=1.04,
            )


def _paint_cause_not_taken(
    painter: QPainter, space: CardSpace, foot: QRectF, others: Sequence[Cause]
) -> None:
    """The other cause, upside down and faint below a dashed line."""
    draw_line(painter, foot.topLeft(), foot.topRight(), INK, 1, (3, 2))
    unit = space.unit
    side = min(foot.height(), 15 * unit) * 0.8
    for other in others:
        painter.save()
        painter.translate(foot.center())
        painter.rotate(180)
        painter.setOpacity(painter.opacity() * 0.5)
        left = -foot.width() / 2 + 2 * unit
        prestige_mark(painter, other.prestige, left, -side / 2, side)
        size = 0.042 if space.level is DetailLevel.INSPECTOR else 0.05
        face = typesetting.make_font(size * space.width, "serif", 600)
        width = foot.width() - side - 6 * unit
        corner = QPointF(left + side + 2 * unit, -foot.height() / 2)
        box = QRectF(corner.x(), corner.y(), width, foot.height())
        typesetting.draw_text(painter, box, other.title, face, INK, lines=2)
        painter.restore()


# --- The regime in force, as a proclamation: seal, Mines and Economy, its rule, how Díaz falls ----

RULE_FROM: Final = 130
"""Width in pixels from which the words of its rule can be read."""


def regime_places(space: CardSpace) -> Places:
    """Where pieces lie on a regime: nowhere, but something may point at its seal."""
    return Places(picture=space.rect((7, 7, 86, 46)))


def paint_regime(
    painter: QPainter, space: CardSpace, card: RegimeCard, depression: bool = False
) -> None:
    """Paint a regime; in a ``depression`` both figures are 0 in vermilion."""
    unit = space.unit
    ink = PRESTIGE_INK[card.prestige]
    draw_paper(painter, space.outline, IVORY, space.corner)
    draw_frame(painter, space.rect((3, 3, 94, 134)), ink, max(1, 1.2 * unit))
    draw_frame(painter, space.rect((5.4, 5.4, 89.2, 129.2)), ink)
    if space.level is DetailLevel.TABLE:
        prestige_mark(painter, card.prestige, space.x(29), space.y(10), 42 * unit)
        face = typesetting.fit_font(
            card.name, 84 * unit, 2, 0.15 * space.width, 8, "sans", 700, stretches=(100, 88, 80)
        )
        title = space.rect((8, 54, 84, 34))
        typesetting.draw_text(
            painter, title, card.name, face, INK, typesetting.ALIGN_CENTRE, lines=2, leading=1.04
        )
    else:
        _paint_seal(painter, space, card, ink)
    _paint_figures(painter, space, card, depression=depression)
    _paint_regime_foot(painter, space, card, ink)
    if depression:
        _paint_band(painter, space)
        _paint_split_coin(painter, space)


def _paint_seal(painter: QPainter, space: CardSpace, card: RegimeCard, ink: Ink) -> None:
    """The seal before rays, and the name in wood type."""
    unit = space.unit
    centre = QPointF(space.x(50), space.y(30))
    with clipped(painter, space.rect((7, 7, 86, 46))):
        fill_rect(painter, space.rect((0, 0, 100, 54)), blend(IVORY, ink, 0.16))
        rays(painter, centre, 15 * unit, space.width, 26, blend(IVORY, ink, 0.3), 0.5, 0.06)
    fill_circle(painter, centre, 21 * unit, IVORY)
    prestige_mark(painter, card.prestige, space.x(33), space.y(13), 34 * unit)
    name = space.rect((9, 56, 82, 10))
    typesetting.draw_wood_type(painter, name, card.name.upper(), INK, squeeze=(0.5, 1))
    draw_double_rule(painter, space.x(10), space.y(69), 80 * unit, ink)


def _paint_figures(
    painter: QPainter, space: CardSpace, card: RegimeCard, *, depression: bool
) -> None:
    """Mines and Economy: the two figures everyone's income hangs on."""
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
    """The regime's own rule, and the way Díaz falls under it."""
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
    draw_line(painter, start, end, blend(INK, IVORY, 0.4))
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
    """The Depression in words, to be read from across the table."""
    fill_rect(painter, space.rect((1, 35.5, 98, 18)), UNREST_INK)
    for top in (37.1, 51.9):
        start, end = QPointF(space.x(1), space.y(top)), QPointF(space.x(99), space.y(top))
        draw_line(painter, start, end, BONE)
    words = space.rect((5, 38.5, 90, 12))
    typesetting.draw_wood_type(painter, words, tr("Depression").upper(), BONE, squeeze=(0.45, 1))


def _paint_split_coin(painter: QPainter, space: CardSpace) -> None:
    """The Depression: a split coin over the upper right corner."""
    radius = 15 * space.unit
    centre = QPointF(space.x(100) - radius - 4 * space.unit, space.y(4) + radius)
    fill_circle(painter, centre, radius, UNREST_INK)
    circle_path(painter, centre, radius, BONE, max(1.5, 1.8 * space.unit))
    side = 1.32 * radius
    left, top = centre.x() - side / 2, centre.y() - side / 2
    draw_icon(painter, "depression", left, top, side, BONE)
