"""Faces of troops: soldiers, and the costs of deployment."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import shapes, typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import CHARCOAL, INK, PAPER, blend
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_verbs import CONNECTIONS, Regime
from paxdesk.porfiriana.rules.cards import TroopCard
from paxdesk.porfiriana.table.faces import parts, spine
from paxdesk.porfiriana.table.faces.anatomy import TROOP_ZONES, CardSpace, DetailLevel, art_of
from paxdesk.porfiriana.table.painting.symbols import (
    CONNECTION_ICON,
    PRESTIGE_OF,
    prestige_mark,
    regime_swirl,
)
from paxdesk.porfiriana.table.vignettes.canvas import Canvas
from paxdesk.porfiriana.table.vignettes.people import paint_ranks

HEAD: Final = 32.0
"""Height of the head band at table size, in card units."""


BADGE: Final[dict[DetailLevel, float]] = {
    DetailLevel.TABLE: 24,
    DetailLevel.HOVER: 17,
    DetailLevel.INSPECTOR: 14,
}
"""Side of the regime swirl, in card units, by level of detail."""


def troop_cells(card: TroopCard, level: DetailLevel) -> list[spine.Cell]:
    """Return the spine's cells; at table size, Firepower and prestige are omitted."""
    cells: list[spine.Cell] = [spine.GapCell(HEAD - 1)]
    if level is not DetailLevel.TABLE:
        cells = [spine.IconCell(f"firepower-{card.firepower}")]
        cells += map(spine.PrestigeCell, card.points)
    cells += [spine.district_cell(district) for district in card.jurisdiction]
    return [*cells, spine.faction_cell(card.faction, letter=False)]


def paint_troop(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    zones = space.zones(TROOP_ZONES)
    spine_ink, ink, ground = parts.faction_ground(card.faction)
    parts.paint_sheet(painter, space, PAPER, spine_ink)
    picture = shapes.snap_to_pixels(painter, space.rect(zones.picture))
    paint_ranks(Canvas(painter, picture, space.fine), card, art_of(card).prop)
    shapes.draw_frame(painter, picture, INK)
    spine.paint_spine(painter, space, troop_cells(card, space.level), ink, ground)
    parts.paint_kind_label(painter, space, tr("Troop"), ink)
    if space.level is DetailLevel.TABLE:
        _paint_head(painter, space, card)
    _paint_effects(painter, space, card)
    parts.paint_title(painter, space, parts.title_of(card, space), zones.title)
    _paint_costs(painter, space, card)
    parts.paint_words(painter, space, parts.printed_lines(card, space), zones.words)
    parts.paint_kind_line(painter, space, card, zones.kind)
    parts.paint_colophon(painter, space, card)


def _paint_head(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    spine_ink, ink, _ = parts.faction_ground(card.faction)
    local = card.faction == "white"
    plate = space.rect((1, 1, 35, 32))
    shapes.fill_rect(painter, plate, spine_ink, 3 * space.unit)
    edge = CHARCOAL if local else blend(spine_ink, INK, 0.35)
    shapes.draw_frame(painter, plate, edge, 1.4 if local else 1, 3 * space.unit)
    arm = f"firepower-{card.firepower}"
    draw_icon(painter, arm, space.x(3), space.y(1.5), 30 * space.unit, ink)
    if card.points:
        plate = space.rect((38, 2.5, 28, 28))
        shapes.fill_rect(painter, plate, PAPER, 3 * space.unit)
        shapes.draw_frame(painter, plate, INK, 1, 3 * space.unit)
        pitch = 23 if len(card.points) == 1 else 11.5
        for index, prestige in enumerate(card.points):
            left, top = space.x(40.5 + index % 2 * pitch), space.y(5 + index // 2 * pitch)
            prestige_mark(painter, prestige, left, top, pitch * space.unit)


def _paint_effects(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    """Paint the troop's effects when played: regime and Unrest."""
    unit = space.unit
    side = BADGE[space.level] * unit
    right = space.x(100) - 3.5 * unit
    regimes = [effect for effect in card.on_play if isinstance(effect, Regime)]
    if regimes:
        place = QRectF(right - side, space.y(3.5), side, side)
        shapes.fill_rect(painter, place, PAPER, side / 2)
        regime_swirl(painter, PRESTIGE_OF[regimes[0].to], place.left(), place.top(), side)
    if len(regimes) < len(card.on_play):
        shapes.unrest_disk(
            painter, QPointF(right - side / 2, space.y(3.5) + side * 1.62), side * 0.46
        )


def _paint_costs(painter: QPainter, space: CardSpace, card: TroopCard) -> None:
    unit = space.unit
    foot = space.rect(space.zones(TROOP_ZONES).foot)
    width, height = foot.width() / 3, foot.height()
    table = space.level is DetailLevel.TABLE
    for index, way in enumerate(reversed(CONNECTIONS)):
        left = foot.left() + index * width
        if index:
            start = QPointF(left, foot.top() + 3 * unit)
            shapes.draw_line(
                painter, start, QPointF(left, foot.bottom() - 2 * unit), blend(INK, PAPER, 0.55)
            )
        icon, price = CONNECTION_ICON[way], str(card.cost.by(way))
        if table:
            side = min(height * 0.5, width * 0.86)
            draw_icon(painter, icon, left + (width - side) / 2, foot.top(), side)
            below = foot.top() + side * 0.94
            box = QRectF(left, below, width, height - side)
            face = typesetting.make_font(max(9, height * 0.46), "sans", 700)
        else:
            side = min(height * 0.7, width * 0.46)
            top = foot.top() + (height - side) / 2
            draw_icon(painter, icon, left + width * 0.08, top, side)
            box = QRectF(left + width * 0.6, foot.top(), width * 0.4, height)
            face = typesetting.make_font(height * 0.54, "sans", 700)
        typesetting.draw_text(painter, box, price, face, INK, typesetting.ALIGN_CENTRE)
