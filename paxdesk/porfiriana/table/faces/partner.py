"""Faces of partners, newspapers and public cards, with a spine in the faction's colour."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, blend
from paxdesk.desk.painting.shapes import draw_frame, fill_rect, snap_to_pixels
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_text import topic_of
from paxdesk.porfiriana.rules.card_verbs import Regime, Strife
from paxdesk.porfiriana.rules.cards import PartnerCard, PartnerFace, powers_of
from paxdesk.porfiriana.table.faces import parts, spine
from paxdesk.porfiriana.table.faces.anatomy import TALL_ZONES, CardSpace, DetailLevel, Units, art_of
from paxdesk.porfiriana.table.painting.symbols import (
    FACTION_ICON,
    PRESTIGE_OF,
    Symbol,
    ability_icon,
    ability_symbols,
    topic_icon,
)
from paxdesk.porfiriana.table.vignettes.calavera import plain_look
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.people import paint_emblem, paint_front_page, paint_person

TURNED_CORNER: Final[dict[DetailLevel, float]] = {
    DetailLevel.TABLE: 30,
    DetailLevel.HOVER: 22,
    DetailLevel.INSPECTOR: 17,
}
"""Size of a public card's turned corner, in card units."""


PUBLIC_WORDS: Final[Units] = (19, 84.5, 77.5, 40)


def partner_cells(card: PartnerCard, side: int, level: DetailLevel) -> list[spine.Cell]:
    """Return the spine's cells, from top to bottom."""
    used = card.sides[side]
    cells: list[spine.Cell] = [spine.faction_cell(used.faction)]
    if card.newspaper:
        cells.append(spine.IconCell("newspaper"))
        cells += [
            spine.PrestigeCell(prestige, award=True)
            for index, other in enumerate(card.sides)
            if index != side
            for prestige in other.points
        ]
    if level is not DetailLevel.TABLE:
        cells += [spine.IconCell(ability_icon(ability)) for ability in powers_of(used.abilities)]
    cells += map(spine.PrestigeCell, used.points)
    for effect in used.on_play:
        match effect:
            case Regime(to):
                cells.append(spine.SwirlCell(PRESTIGE_OF[to]))
            case Strife(between) if card.public or level is not DetailLevel.TABLE:
                cells.append(spine.StrifeCell(between))
            case _:
                cells.append(spine.IconCell(topic_icon(topic_of(effect))))
    return cells


def partner_places(space: CardSpace, card: PartnerCard, side: int) -> parts.Places:
    return parts.Places(
        picture=space.rect(space.zones(TALL_ZONES).picture),
        prestige=spine.prestige_square(
            spine.plan_spine(space, partner_cells(card, side, space.level))
        ),
    )


def paint_partner(painter: QPainter, space: CardSpace, card: PartnerCard, side: int = 0) -> None:
    zones = space.zones(TALL_ZONES)
    used = card.sides[side]
    spine_ink, ink, ground = parts.faction_ground(used.faction)
    parts.paint_sheet(painter, space, PAPER, spine_ink)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    _paint_picture(Canvas(painter, picture, space.fine), card, side)
    draw_frame(painter, picture, INK)
    spine.paint_spine(painter, space, partner_cells(card, side, space.level), ink, ground)
    parts.paint_cost(painter, space, used.cost)
    name = used.name if card.public else card.name
    parts.paint_title(painter, space, parts.title_of(card, space, name), zones.title)
    kind = tr("Partner")
    if card.public:
        kind = tr("Public Card")
    elif card.newspaper:
        kind = tr("Newspaper")
    parts.paint_kind_label(painter, space, kind, ink)
    if space.level is DetailLevel.TABLE:
        _paint_plate(painter, space, card, used)
    words = PUBLIC_WORDS if card.public and space.level is DetailLevel.HOVER else zones.words
    parts.paint_words(painter, space, parts.printed_lines(card, space, side), words)
    parts.paint_kind_line(painter, space, card, zones.kind, side=side)
    if not card.public:
        parts.paint_colophon(painter, space, card)
        return
    if space.level is DetailLevel.INSPECTOR:
        parts.paint_note(painter, space, card, (17, 125, 44, 13))
        parts.paint_number(painter, space, card, (50, 126, 30, 9.2))
    _paint_turned_corner(painter, space, card.sides[1 - side])


def _paint_picture(canvas: Canvas, card: PartnerCard, side: int) -> None:
    used = card.sides[side]
    prop = art_of(card).prop
    look = art_of(card).look(side)
    if look is None and card.public:
        look = plain_look(used.faction, card.number + side)
    if look is not None:
        paint_person(canvas, look, used.faction, card.number + side, prop)
        return
    if card.newspaper:
        paint_front_page(canvas, card.name, used.faction, side)
        return
    main, objects = FACTION_ICON[used.faction], tuple[Symbol, ...]()
    powers = powers_of(used.abilities)
    if powers:
        main = ability_icon(powers[0])
        objects = ability_symbols(powers[0])
    if prop not in (None, main):
        main, objects = prop, (Symbol(main),)
    paint_emblem(canvas, main, objects, used.faction, card.number)


def _paint_plate(painter: QPainter, space: CardSpace, card: PartnerCard, used: PartnerFace) -> None:
    """Paint the word "public", or the icons of the first ability."""
    units = space.zones(TALL_ZONES).foot
    place = space.rect(units)
    if card.public:
        box, size = space.rect((25, 114, 46, 22)), max(8, 0.12 * space.width)
        words = tr("public")
        fit = typesetting.fit_font(words, box.width(), 1, size, 8, stretches=(100, 84, 70))
        face = typesetting.make_font(
            fit.pixelSize(), "sans", 600, italic=True, stretch=fit.stretch() or 100
        )
        typesetting.draw_text(painter, box, words, face, SEPIA)
        return
    powers = powers_of(used.abilities)
    if not powers:
        return
    ability = powers[0]
    plate = place.adjusted(0, 1, 0, 0)
    fill_rect(painter, plate, blend(PAPER, parts.faction_ground(used.faction)[0], 0.16))
    symbols = [Symbol(ability_icon(ability)), *ability_symbols(ability)]
    side = place.height() * 0.8
    gap = 2 * space.unit
    need = len(symbols) * (side + gap)
    if need > place.width():
        side = max(place.height() * 0.62, side * place.width() / need)
    inside = plate.adjusted(gap, 0, 0, 0)
    parts.paint_symbols(painter, inside, symbols, side, gap)


def _paint_turned_corner(painter: QPainter, space: CardSpace, other: PartnerFace) -> None:
    ground, ink, _ = parts.faction_ground(other.faction)
    side = TURNED_CORNER[space.level] * space.unit
    right, foot = space.x(100), space.top + space.height
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor(ground))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(right - side, foot - 0.5),
                QPointF(right - 0.5, foot - side),
                QPointF(right - 0.5, foot - 0.5),
            ]
        )
    )
    if other.prestige:
        left, top = right - side * 0.5, foot - side * 0.5
        draw_icon(painter, f"prestige-{other.prestige}", left, top, side * 0.44, ink)
