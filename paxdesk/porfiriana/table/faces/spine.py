"""The spine: all marks of a card down its left edge, in a fixed order.

What stands there is a list of cells; where each comes to stand is computed apart from
painting, because pieces lie on some of them.
"""

from collections.abc import Iterator
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
"""Space between cells, in card units."""
ROOM: Final = 134.0
"""The height cells may take, in card units."""


@frozen
class IconCell:
    """An icon, with a letter or figure under it."""

    icon: str
    label: str = ""
    spare: bool = False
    """The label may go when the spine is full."""


@frozen
class PrestigeCell:
    prestige: Prestige
    label: str = ""
    award: bool = False


@frozen
class SwirlCell:
    """A regime change, to the regime of that prestige."""

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
    """Room left free, in card units."""

    units: float


Cell: TypeAlias = IconCell | PrestigeCell | SwirlCell | CoinCell | StrifeCell | GapCell


def faction_cell(faction: Faction, letter: bool = True) -> IconCell:
    """A faction's sign with its letter."""
    letters: dict[Faction, str] = {"green": "F", "blue": "U", "white": "L", "red": "R"}
    return IconCell(FACTION_ICON[faction], letters[faction] if letter else "", spare=True)


def district_cell(district: District) -> IconCell:
    """A district's flag with its letter."""
    return IconCell(f"district-{district}", district[0].upper(), spare=True)


@frozen
class PlacedCell:
    """A cell and the square its mark fills, in pixels."""

    cell: Cell
    square: QRectF
    label: str


@frozen
class SpinePlan:
    """Where the cells of a spine stand."""

    places: tuple[PlacedCell, ...]

    def prestige_square(self) -> QRectF | None:
        """The square of the prestige in use, where its kickback cube belongs."""
        for placed in self.places:
            if isinstance(placed.cell, PrestigeCell) and not placed.cell.award:
                return placed.square
        return None


def plan_spine(space: CardSpace, cells: list[Cell]) -> SpinePlan:
    """Place the cells; a full spine first drops letters of flags and factions, then shrinks."""
    unit = space.unit
    width = space.zones(ZONES).spine * unit
    table = space.level is DetailLevel.TABLE
    side = width * (0.88 if table else 0.8)
    letter = _label_font(space).pixelSize() * 1.05
    labels = [_label(cell) for cell in cells]
    if _height(cells, labels, side, letter, unit) > ROOM * unit:
        labels = [
            "" if isinstance(cell, IconCell) and cell.spare else label
            for cell, label in zip(cells, labels, strict=True)
        ]
    need = _height(cells, labels, side, letter, unit)
    if need > ROOM * unit:
        side *= ROOM * unit / need
    top = space.y(2.5 if table else 3)
    left = space.left + (width - side) / 2
    return SpinePlan(tuple(_place(cells, labels, left, top, side, letter, unit)))


def _place(
    cells: list[Cell],
    labels: list[str],
    left: float,
    top: float,
    side: float,
    letter: float,
    unit: float,
) -> Iterator[PlacedCell]:
    for cell, label in zip(cells, labels, strict=True):
        if isinstance(cell, GapCell):
            top += cell.units * unit
            continue
        yield PlacedCell(cell, QRectF(left, top, side, side), label)
        top += _cell_height(cell, label, side, letter) + GAP * unit


def _label(cell: Cell) -> str:
    return cell.label if isinstance(cell, IconCell | PrestigeCell) else ""


def _label_font(space: CardSpace) -> QFont:
    width = space.zones(ZONES).spine * space.unit
    share = 0.62 if space.level is DetailLevel.TABLE else 0.5
    return typesetting.make_font(max(8, width * share), "sans", 700)


def _cell_height(cell: Cell, label: str, side: float, letter: float) -> float:
    mark = side * (2.5 if isinstance(cell, StrifeCell) else 1)
    return mark + (letter if label else 0)


def _height(cells: list[Cell], labels: list[str], side: float, letter: float, unit: float) -> float:
    total = 0.0
    for cell, label in zip(cells, labels, strict=True):
        if isinstance(cell, GapCell):
            total += cell.units * unit
        else:
            total += _cell_height(cell, label, side, letter) + GAP * unit
    return total


def paint_spine(
    painter: QPainter,
    space: CardSpace,
    cells: list[Cell],
    ink: Ink = INK,
    ground: Ground = "paper",
) -> SpinePlan:
    """Paint the cells and return where they stand."""
    plan = plan_spine(space, cells)
    face = _label_font(space)
    width = space.zones(ZONES).spine * space.unit
    for placed in plan.places:
        _paint_cell(painter, placed, ink, ground)
        if placed.label:
            below = placed.square.bottom() - 0.5
            box = QRectF(space.left, below, width, face.pixelSize() * 1.08)
            typesetting.draw_text(
                painter, box, placed.label, face, ink, typesetting.ALIGN_CENTRE, elide=False
            )
    return plan


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
