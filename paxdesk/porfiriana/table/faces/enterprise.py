"""Enterprises: tan, a landscape with the industry's mark, connections at the foot."""

from PySide6.QtGui import QPainter

from paxdesk.desk.painting.layout import ZONES, Level, Space
from paxdesk.desk.painting.palette import INK, SEPIA, TAN, TAN_SPINE
from paxdesk.desk.painting.shapes import crisp, frame
from paxdesk.language import say
from paxdesk.porfiriana.rules.cards import EnterpriseCard
from paxdesk.porfiriana.rules.wording import Line, lines
from paxdesk.porfiriana.table.faces.art import art
from paxdesk.porfiriana.table.faces.feet import oval_rects, paint_connections
from paxdesk.porfiriana.table.faces.parts import (
    paint_colophon,
    paint_cost,
    paint_kind_label,
    paint_kind_line,
    paint_sheet,
    paint_title,
    paint_words,
    title_of,
)
from paxdesk.porfiriana.table.faces.places import Places
from paxdesk.porfiriana.table.faces.spine import (
    Cell,
    IconCell,
    PrestigeCell,
    district_cell,
    paint_spine,
    plan_spine,
)
from paxdesk.porfiriana.table.painting.symbols import ability_icon, income_icon
from paxdesk.porfiriana.table.vignettes.works import paint_enterprise_scene


def cells_of(card: EnterpriseCard, level: Level) -> list[Cell]:
    """Income, district, shackles, abilities, prestige: top to bottom."""
    icon, figure = income_icon(card.income)
    cells: list[Cell] = [IconCell(icon, figure), district_cell(card.district)]
    if card.slave:
        cells.append(IconCell("slave"))
        if card.jails and level is not Level.TABLE:
            cells.append(IconCell("jail"))
    cells += [IconCell(ability_icon(ability)) for ability in card.abilities]
    if card.prestige:
        cells.append(PrestigeCell(card.prestige))
    return cells


def places_of(space: Space, card: EnterpriseCard) -> Places:
    """Where pieces lie on an enterprise."""
    return Places(
        picture=space.rect(space.zones(ZONES).picture),
        ovals=oval_rects(space, card.ovals),
        prestige=plan_spine(space, cells_of(card, space.level)).prestige_square(),
    )


def hover_lines(card: EnterpriseCard) -> tuple[Line, ...]:
    """The sentences at hover size: what the spine and the foot do not say by themselves."""
    said = ("connection.", "prestige.")
    return tuple(line for line in lines(card) if not line.topic.startswith(said))[:3]


def paint_enterprise(painter: QPainter, space: Space, card: EnterpriseCard) -> None:
    """Paint the face of an enterprise."""
    zones = space.zones(ZONES)
    paint_sheet(painter, space, TAN, TAN_SPINE)
    picture = crisp(painter, space.rect(zones.picture))
    paint_enterprise_scene(painter, picture, card, art().prop(card), fine=space.fine)
    frame(painter, picture, INK)
    paint_spine(painter, space, cells_of(card, space.level))
    paint_cost(painter, space, card.cost)
    paint_title(painter, space, title_of(card, space), zones.title)
    paint_connections(painter, space, card)
    paint_kind_label(painter, space, say("Enterprise"), SEPIA)
    if zones.words is not None:
        rows = lines(card) if space.level is Level.INSPECTOR else hover_lines(card)
        paint_words(painter, space, rows, zones.words)
    paint_kind_line(painter, space, card, zones.kind)
    paint_colophon(painter, space, card)
