"""What would change by the action that is pointed at, printed over the figures that change."""

from collections.abc import Iterator
from typing import ClassVar, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from paxdesk.desk.painting.lettering import CENTRE, advance, draw_text, font
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.scene.depth import FORESEEN
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.table.scene.heads import head_part
from paxdesk.porfiriana.table.scene.ledger import LedgerLook
from paxdesk.porfiriana.table.scene.ties import Found
from paxdesk.porfiriana.table.words.foresight import Change, Foresight

PIXELS: Final = (12.0, 14.0)
"""Size of the figures on a small and a large table."""
SIGN: Final = 9.0
"""Width of the triangle that says better or worse."""


@frozen
class ChangeLook:
    """A plate with a figure as it would be; a triangle says whether that is better."""

    margin: ClassVar[float] = 3
    words: str
    better: bool
    pixels: float

    @property
    def width(self) -> float:
        """How wide the plate is, in units."""
        return advance(self.words, font(self.pixels, "sans", 700)) + SIGN + 7

    @property
    def height(self) -> float:
        return self.pixels * 1.5

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        plate = QRectF(0, 0, width, height)
        fill(painter, plate, context.theme.plate, 3)
        frame(painter, plate, INK, 1.2, 3)
        face = font(self.pixels, "sans", 700)
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
            painter, plate.adjusted(2 + SIGN, 0, -1, 0), self.words, face, INK, CENTRE, elide=False
        )


def foreseen_things(model: ViewModel, thing: Found) -> Iterator[Thing]:
    """A plate over every figure that would change: in the heads and in the ledger."""
    foreseen = model.foreseen
    if not isinstance(foreseen, Foresight):
        return
    for seat in sorted({each.seat for each in foreseen.changes}):
        changes = [each for each in foreseen.changes if each.seat == seat]
        yield from _in_head(model, thing, seat, changes)
        for change in changes:
            cell = _cell(model, thing, change)
            if cell is not None:
                look = _look(model, change, told=False)
                yield Thing(("foreseen", "ledger", seat, change.figure), look, cell, FORESEEN)


def _in_head(model: ViewModel, thing: Found, seat: Seat, changes: list[Change]) -> Iterator[Thing]:
    """The plates in one head from left to right, none over another.

    That of the seat at the bottom has room to say what each figure was.
    """
    own = seat == model.viewer
    head = thing("active head" if own else ("head", seat))
    if head is None:
        return
    found = ((head_part(head, model.zones, each.figure), each) for each in changes)
    parts = sorted(
        ((part, each) for part, each in found if part is not None),
        key=lambda found: (round(found[0].y), found[0].x),
    )
    before = Rect(0, 0, 0, 0)
    for part, change in parts:
        look = _look(model, change, told=own)
        top = part.y + (part.height - look.height) / 2
        left = part.x - 2
        if before.y + before.height > top and left < before.right + 2:
            left = before.right + 2
        left = min(left, model.zones.window.right - look.width - 2)
        before = Rect(left, top, look.width, look.height)
        yield Thing(("foreseen", "head", seat, change.figure), look, before, FORESEEN)


def _look(model: ViewModel, change: Change, *, told: bool) -> ChangeLook:
    """``told`` says what the figure was as well."""
    words = f"{change.before} → {change.after}" if told else change.after
    pixels = PIXELS[model.zones.large] * min(model.zones.text, 1.3)
    return ChangeLook(words, change.better, pixels)


def _cell(model: ViewModel, thing: Found, change: Change) -> Rect | None:
    """Where a seat's points stand in the ledger."""
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
