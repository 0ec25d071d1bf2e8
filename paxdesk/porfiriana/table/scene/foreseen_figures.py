"""Previewed figures, drawn over the present ones."""

from collections.abc import Hashable, Iterator
from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from paxdesk.desk.painting.palette import INK
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, make_font
from paxdesk.desk.scene.geometry import FORESEEN, Rect
from paxdesk.desk.scene.things import PaintContext, Thing
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.scene.extortion_cords import ThingLookup
from paxdesk.porfiriana.table.scene.ledger import LedgerLook
from paxdesk.porfiriana.table.scene.player_panels import ActionsLook, SeatPanelLook, head_part
from paxdesk.porfiriana.table.scene.seat_stats import foreseen
from paxdesk.porfiriana.table.words.foresight import FigureChange, Foresight

PIXELS: Final = (12.0, 14.0)
"""Text sizes on small and large tables, in px."""


SIGN: Final = 9.0
"""Width of the triangle that marks better or worse, in px."""


@frozen
class ChangeLook:
    """Plate with a previewed figure and a triangle for better or worse."""

    margin: ClassVar[float] = 3
    words: str
    better: bool
    pixels: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        plate = QRectF(0, 0, width, height)
        fill_rect(painter, plate, context.theme.plate, 3)
        draw_frame(painter, plate, INK, 1.2, 3)
        face = make_font(self.pixels, "sans", 700)
        painter.setBrush(QColor(INK))
        painter.setPen(QColor(INK))
        middle, reach = height / 2, SIGN * 0.36
        way = -1 if self.better else 1
        left = 3 + SIGN / 2
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(left - reach, middle - way * reach),
                    QPointF(left + reach, middle - way * reach),
                    QPointF(left, middle + way * reach),
                ]
            )
        )
        draw_text(
            painter,
            plate.adjusted(2 + SIGN, 0, -1, 0),
            self.words,
            face,
            INK,
            ALIGN_CENTRE,
            elide=False,
        )


@frozen
class ForeseenHeadLook:
    """Panel with previewed figures, drawn over the present one."""

    margin: ClassVar[float] = 6
    look: SeatPanelLook | ActionsLook

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(-4, -1, width + 8, height + 2)
        fill_rect(painter, sheet, context.theme.raised, 4)
        draw_frame(painter, sheet, context.theme.focus, 1, 4)
        self.look.paint(painter, context, width, height)


def foreseen_things(model: ViewModel, thing: ThingLookup) -> Iterator[Thing]:
    """Yield the previewed panels, and a plate for each changed cell of the ledger."""
    found = model.previewed
    if not isinstance(found, Foresight):
        return
    for seat in sorted({each.seat for each in found.changes}):
        changes = sorted(
            (each for each in found.changes if each.seat == seat), key=lambda each: each.figure
        )
        keys: tuple[Hashable, ...] = (("head", seat),)
        keys += ("active head",) if seat == model.viewer else ()
        for key in keys:
            yield from _foreseen_head(model, thing(key), changes)
        for change in changes:
            cell = _cell(model, thing, change)
            if cell is not None:
                pixels = PIXELS[model.zones.large] * min(model.zones.text, 1.3)
                look = ChangeLook(change.after, change.better, pixels)
                yield Thing(("foreseen", "ledger", seat, change.figure), look, cell, FORESEEN)


def _foreseen_head(
    model: ViewModel, head: Thing | None, changes: list[FigureChange]
) -> Iterator[Thing]:
    if head is None or not isinstance(head.look, SeatPanelLook | ActionsLook):
        return
    shown = [each for each in changes if head_part(head, model.zones, each.figure) is not None]
    if not shown:
        return
    if isinstance(head.look, ActionsLook):
        change = shown[0]
        look: SeatPanelLook | ActionsLook = evolve(
            head.look, actions=int(change.after), better=change.better
        ).fitted(model.zones)
    else:
        look = evolve(head.look, figures=foreseen(head.look.figures, shown))
    yield Thing(("foreseen", head.key), ForeseenHeadLook(look), head.place, FORESEEN)


def _cell(model: ViewModel, thing: ThingLookup, change: FigureChange) -> Rect | None:
    ledger = thing("ledger")
    if ledger is None or change.figure not in PRESTIGES or not isinstance(ledger.look, LedgerLook):
        return None
    rows = [each.colour for each in ledger.look.rows]
    place, zones = ledger.place, model.zones
    cell = ledger.look.cell(
        rows.index(model.colour(change.seat)),
        PRESTIGES.index(change.figure),
        place.width,
        place.height,
        zones.large,
        zones.text,
    )
    return cell.moved(place.x, place.y).inset(1, 1, 1, 1.5)
