"""Spine of a face: the marks along its left edge, as a list of cells."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, Ground, Ink
from paxdesk.desk.painting.shapes import draw_coin
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import District, Faction, Prestige
from paxdesk.porfiriana.table.faces.anatomy import ZONES, CardSpace, DetailLevel
from paxdesk.porfiriana.table.painting.symbols import (
    FACTION_ICON,
    prestige_mark,
    regime_swirl,
    strife_column,
)

GAP: Final = 2.6
"""Gap between cells, in card units."""
ROOM: Final = 134.0
"""Maximum total height of the cells, in card units."""
KICKBACK: Final = 14
"""Space for a kickback cube below a prestige mark, in card units."""


@frozen
class IconCell:
    icon: str
    label: str = ""
    spare: bool = False
    """True if the label may be left out of a full spine."""


@frozen
class PrestigeCell:
    prestige: Prestige
    label: str = ""
    award: bool = False


@frozen
class SwirlCell:
    """Mark of a change to the regime with this prestige."""

    prestige: Prestige


@frozen
class CoinCell:
    amount: int
    sign: str = ""


@frozen
class StrifeCell:
    between: tuple[Faction, Faction]


@frozen
class GapCell:
    """Gap of ``units`` card units."""

    units: float


Cell: TypeAlias = IconCell | PrestigeCell | SwirlCell | CoinCell | StrifeCell | GapCell


def faction_cell(faction: Faction, letter: bool = True) -> IconCell:
    letters: dict[Faction, str] = {"green": "F", "blue": "U", "white": "L", "red": "R"}
    return IconCell(FACTION_ICON[faction], letters[faction] if letter else "", spare=True)


def district_cell(district: District) -> IconCell:
    return IconCell(f"district-{district}", district[0].upper(), spare=True)


@frozen
class PlacedCell:
    """Cell with the square of its mark, in px, and its label as painted."""

    cell: Cell
    square: QRectF
    label: str


def prestige_square(places: Iterable[PlacedCell]) -> QRectF | None:
    """Return the square of the last prestige mark that is not an award, or None."""
    marks = [
        placed.square
        for placed in places
        if isinstance(placed.cell, PrestigeCell) and not placed.cell.award
    ]
    return marks[-1] if marks else None


def plan_spine(space: CardSpace, cells: list[Cell]) -> list[PlacedCell]:
    """Return the placed cells; if they do not fit, spare labels are omitted, then cells shrink."""
    unit = space.unit
    width = space.zones(ZONES).spine * unit
    table = space.level is DetailLevel.TABLE
    side = width * (0.88 if table else 0.8)
    letter = _label_font(space).pixelSize() * 1.05
    labels = [_label(cell) for cell in cells]

    def step(cell: Cell, label: str) -> float:
        if isinstance(cell, GapCell):
            return cell.units * unit
        mark = side * (2.5 if isinstance(cell, StrifeCell) else 1)
        return mark + (letter if label else 0) + GAP * unit

    if sum(map(step, cells, labels)) > ROOM * unit:
        labels = [
            "" if isinstance(cell, IconCell) and cell.spare else label
            for cell, label in zip(cells, labels, strict=True)
        ]
    need = sum(map(step, cells, labels))
    if need > ROOM * unit:
        side *= ROOM * unit / need
    top = space.y(2.5 if table else 3)
    left = space.left + (width - side) / 2
    places = []
    for cell, label in zip(cells, labels, strict=True):
        if not isinstance(cell, GapCell):
            places.append(PlacedCell(cell, QRectF(left, top, side, side), label))
        top += step(cell, label)
    return places


def _label(cell: Cell) -> str:
    return cell.label if isinstance(cell, IconCell | PrestigeCell) else ""


def _label_font(space: CardSpace) -> QFont:
    width = space.zones(ZONES).spine * space.unit
    share = 0.62 if space.level is DetailLevel.TABLE else 0.5
    return typesetting.make_font(max(8, width * share), "sans", 700)


def paint_spine(
    painter: QPainter, space: CardSpace, cells: list[Cell], ink: Ink = INK, ground: Ground = "paper"
) -> None:
    face = _label_font(space)
    width = space.zones(ZONES).spine * space.unit
    for placed in plan_spine(space, cells):
        _paint_cell(painter, placed, ink, ground)
        if placed.label:
            below = placed.square.bottom() - 0.5
            box = QRectF(space.left, below, width, face.pixelSize() * 1.08)
            typesetting.draw_text(
                painter, box, placed.label, face, ink, typesetting.ALIGN_CENTRE, elide=False
            )


def _paint_cell(painter: QPainter, placed: PlacedCell, ink: Ink, ground: Ground) -> None:
    left, top, side = placed.square.left(), placed.square.top(), placed.square.width()
    match placed.cell:
        case IconCell(icon):
            draw_icon(painter, icon, left, top, side, ink)
        case PrestigeCell(prestige, _, award):
            prestige_mark(painter, prestige, left, top, side, ground, award=award)
        case SwirlCell(prestige):
            regime_swirl(painter, prestige, left - side * 0.06, top, side * 1.12, ground)
        case CoinCell(amount, sign):
            middle = QPointF(left + side / 2, top + side / 2)
            draw_coin(painter, middle, side / 2, amount, sign=sign)
        case StrifeCell(between):
            strife_column(painter, between, left, top, side)
        case GapCell():
            pass
