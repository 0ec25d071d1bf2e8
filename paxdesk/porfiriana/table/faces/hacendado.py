"""Faces of Hacendados, loyal or declared for a cause."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import CHARCOAL, INK, IVORY, IVORY_SPINE, Ground, blend
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect, snap_to_pixels
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import Cause, HacendadoCard
from paxdesk.porfiriana.table.faces import parts, spine
from paxdesk.porfiriana.table.faces.anatomy import TALL_ZONES, CardSpace, DetailLevel, Units, art_of
from paxdesk.porfiriana.table.painting.symbols import CONNECTION_ICON, ability_icon, prestige_mark
from paxdesk.porfiriana.table.vignettes.calavera import plain_look
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.people import paint_person

WORDS: Final[dict[DetailLevel, Units]] = {
    DetailLevel.HOVER: (19, 84.5, 77.5, 28),
    DetailLevel.INSPECTOR: (16.5, 83.5, 80, 20),
}


CUBE_PLACES: Final = 2


PAPER_GROUND: Final[Ground] = "paper"


def hacendado_cells(card: HacendadoCard, cause: Cause | None) -> list[spine.Cell]:
    """Return the spine cells of a loyal Hacendado, or of one declared for ``cause``."""
    if cause is None:
        return [
            spine.IconCell("income-cube", str(card.loyalist.income)),
            *(spine.IconCell(ability_icon(ability)) for ability in card.loyalist.abilities),
            spine.GapCell(2),
            *(spine.PrestigeCell(each.prestige, award=True) for each in card.orientations),
        ]
    return [
        spine.faction_cell(cause.faction),
        spine.PrestigeCell(cause.prestige),
        *((spine.GapCell(spine.KICKBACK),) if cause.prestige == "loyalty" else ()),
        spine.IconCell("army"),
        spine.IconCell(CONNECTION_ICON[cause.connection]),
    ]


def cube_squares(space: CardSpace) -> tuple[QRectF, ...]:
    """Return the printed places of a loyal Hacendado's Income Cubes."""
    if space.level is DetailLevel.TABLE:
        return tuple(space.rect((26.5 + index * 24, 114, 20, 20)) for index in range(CUBE_PLACES))
    picture = space.zones(TALL_ZONES).picture
    side = 13.0
    top = picture[1] + picture[3] - side - 1.5
    left = picture[0] + 1.5
    return tuple(
        space.rect((left + index * (side + 1), top, side, side)) for index in range(CUBE_PLACES)
    )


def hacendado_places(
    space: CardSpace, card: HacendadoCard, flipped: Prestige | None
) -> parts.Places:
    cause = card.cause(flipped) if flipped else None
    return parts.Places(
        picture=space.rect(space.zones(TALL_ZONES).picture),
        prestige=spine.prestige_square(spine.plan_spine(space, hacendado_cells(card, cause))),
        cubes=() if cause else cube_squares(space),
    )


def paint_hacendado(
    painter: QPainter, space: CardSpace, card: HacendadoCard, flipped: Prestige | None = None
) -> None:
    """Paint a Hacendado; ``flipped`` is the declared cause, None if loyal."""
    zones = space.zones(TALL_ZONES)
    cause = card.cause(flipped) if flipped else None
    declared = cause.prestige if cause else None
    spine_ink, ink, ground = IVORY_SPINE, INK, PAPER_GROUND
    if cause is not None:
        spine_ink, ink, ground = parts.faction_ground(cause.faction)
    parts.paint_sheet(painter, space, IVORY, spine_ink)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    faction = cause.faction if cause else "white"
    look = art_of(card).look() or plain_look("white", card.number)
    attribute = f"prestige-{cause.prestige}" if cause else art_of(card).prop
    seed = card.number + (len(cause.title) if cause else 0)
    canvas = Canvas(painter, picture, space.fine)
    paint_person(canvas, look, faction, seed, attribute, ground=IVORY, left=cause is not None)
    draw_frame(painter, picture, INK)
    if space.fine:
        _paint_corners(painter, space, picture)
    spine.paint_spine(painter, space, hacendado_cells(card, cause), ink, ground)
    title = (
        cause.title if cause and space.level is DetailLevel.TABLE else parts.title_of(card, space)
    )
    parts.paint_title(painter, space, title, zones.title)
    rows = parts.printed_lines(card, space, flipped=declared)
    parts.paint_words(painter, space, rows, WORDS.get(space.level))
    parts.paint_kind_line(painter, space, card, zones.kind, flipped=declared)
    _paint_hacendado_foot(painter, space, card, cause)
    parts.paint_colophon(painter, space, card)


def _paint_corners(painter: QPainter, space: CardSpace, picture: QRectF) -> None:
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
    unit = space.unit
    inspector = space.level is DetailLevel.INSPECTOR
    for index, cause in enumerate(causes):
        ground, ink, _ = parts.faction_ground(cause.faction)
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
