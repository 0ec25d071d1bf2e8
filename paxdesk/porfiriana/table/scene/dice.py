"""Dice on the wood: Díaz's two where they send him, and any other beside whoever rolls it."""

from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import BONE, INK, mix
from paxdesk.desk.painting.shapes import disk, fill, frame, rounded, transparent
from paxdesk.desk.scene.depth import DIE
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.things import Laid, PaintContext, Thing, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.table.layout.layout import Zones
from paxdesk.porfiriana.table.layout.opposite import note_height
from paxdesk.record_classes import frozen

SIDE: Final = 0.42
"""The side of a die as a share of a market card's width."""
HIGH: Final = 0.36
"""How far down its card a die lies, as a share of the card's height."""
GAP: Final = 1.3
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of each number lie, from the middle."""
TURNED: Final = (9, -12, 5, -7, 14, -4)
"""By how many degrees a die that shows 1 to 6 has come to rest askew."""


@frozen
class DieLook:
    """A bone die from above."""

    margin: ClassVar[float] = 9
    value: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.translate(width / 2, height / 2)
        painter.rotate(TURNED[self.value - 1])
        body = QRectF(-width / 2, -height / 2, width, height)
        corner = width * 0.2
        for soft in (0.1, 0.06, 0.03):
            low = body.translated(0, width * (0.05 + soft)).adjusted(-1, 0, 1, 0)
            painter.fillPath(rounded(low, corner), transparent("#000000", 70))
        fill(painter, body, mix(BONE, INK, 0.22), corner)
        fill(painter, body.adjusted(0, 0, 0, -height * 0.07), BONE, corner)
        frame(painter, body, INK, max(1.0, width * 0.035), corner)
        for across, down in PIPS[self.value]:
            middle = QPointF(across * width * 0.26, down * height * 0.26 - height * 0.02)
            disk(painter, middle, width * 0.09, INK)


def dice_things(model: ViewModel) -> Iterator[Thing]:
    """Every die on the table."""
    yield from _of_diaz(model)
    if model.laid is not None:
        yield from _beside(model, model.laid)


def _of_diaz(model: ViewModel) -> Iterator[Thing]:
    """While he buys, each die lies on the column it shows, in its row."""
    turn = next((step for step in model.state.agenda if isinstance(step, DiazTurn)), None)
    for row, value in enumerate(turn.rolls if turn else ()):
        slot = model.zones.slots[6 * row + value - 1]
        side = slot.width * SIDE
        left, top = slot.center[0] - side / 2, slot.y + slot.height * HIGH - side / 2
        place = Rect(round(left), round(top), side, side)
        yield Thing(("die", "row", row), DieLook(value), place, DIE)


def _beside(model: ViewModel, laid: Laid) -> Iterator[Thing]:
    """Dice that settled something in the last step lie in their roller's place."""
    home = _home(model, laid.seat)
    side = model.zones.slots[0].width * SIDE
    right = home.right - 16
    top = home.bottom - note_height(model.zones.large) - side - 12
    for index, value in enumerate(laid.rolls):
        place = Rect(round(right - side - index * side * GAP), round(top), side, side)
        yield Thing(("die", laid.number, index), DieLook(value), place, DIE)


def _home(model: ViewModel, seat: Seat) -> Rect:
    """The place of a seat: the opponents' above the board, the viewer's below it."""
    zones: Zones = model.zones
    for opponent, place in zip(model.opponents, zones.opponents, strict=True):
        if opponent == seat:
            return place
    return zones.enterprises
