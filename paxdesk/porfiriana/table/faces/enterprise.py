"""Faces of enterprises: a landscape with the industry's mark, above the connections."""

from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import INK, SEPIA, TAN, TAN_SPINE
from paxdesk.desk.painting.shapes import draw_frame, snap_to_pixels
from paxdesk.language import tr
from paxdesk.porfiriana.rules.cards import EnterpriseCard, powers_of
from paxdesk.porfiriana.table.faces import parts, spine
from paxdesk.porfiriana.table.faces.anatomy import ZONES, CardSpace, DetailLevel, art_of
from paxdesk.porfiriana.table.painting.symbols import ability_icon, income_icon
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.landscape import paint_enterprise_scene


def enterprise_cells(card: EnterpriseCard, level: DetailLevel) -> list[spine.Cell]:
    """Return the spine's cells, from top to bottom."""
    icon, figure = income_icon(card.income)
    cells: list[spine.Cell] = [spine.IconCell(icon, figure), spine.district_cell(card.district)]
    if card.slave:
        cells.append(spine.IconCell("slave"))
        if card.jails and level is not DetailLevel.TABLE:
            cells.append(spine.IconCell("jail"))
    cells += [spine.IconCell(ability_icon(ability)) for ability in powers_of(card.abilities)]
    cells += map(spine.PrestigeCell, card.points)
    if len(card.points) > 1:
        cells.append(spine.GapCell(spine.KICKBACK))
    return cells


def enterprise_places(space: CardSpace, card: EnterpriseCard) -> parts.Places:
    return parts.Places(
        picture=space.rect(space.zones(ZONES).picture),
        ovals=parts.oval_rects(space, card.ovals),
        prestige=spine.prestige_square(
            spine.plan_spine(space, enterprise_cells(card, space.level))
        ),
    )


def paint_enterprise(painter: QPainter, space: CardSpace, card: EnterpriseCard) -> None:
    zones = space.zones(ZONES)
    parts.paint_sheet(painter, space, TAN, TAN_SPINE)
    picture = snap_to_pixels(painter, space.rect(zones.picture))
    paint_enterprise_scene(Canvas(painter, picture, space.fine), card, art_of(card).prop)
    draw_frame(painter, picture, INK)
    spine.paint_spine(painter, space, enterprise_cells(card, space.level))
    parts.paint_cost(painter, space, card.cost)
    parts.paint_title(painter, space, parts.title_of(card, space), zones.title)
    parts.paint_connections(painter, space, card)
    parts.paint_kind_label(painter, space, tr("Enterprise"), SEPIA)
    parts.paint_words(painter, space, parts.printed_lines(card, space), zones.words)
    parts.paint_kind_line(painter, space, card, zones.kind)
    parts.paint_colophon(painter, space, card)
