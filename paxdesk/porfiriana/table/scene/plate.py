"""The plate below the regime: whose turn it is, and the Topples on sale, in words.

A Depression is printed across the regime itself.
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.controls import panel
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import advance, draw_text, fitted, font
from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.scene.depth import CARD
from paxdesk.desk.scene.things import PaintContext, Thing, ViewModel
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, DIAZ, column
from paxdesk.porfiriana.table.scene.seat_stats import figures
from paxdesk.porfiriana.table.words.terms import gold_words
from paxdesk.record_classes import frozen

ROW: Final = (19, 25)
"""Height of a line on a small and a large table."""
LARGE: Final = 1.45
"""How much higher lines are that must be read from across the room."""


SMALLEST: Final = 10
"""Size of the words at the least."""


@frozen
class PlateRow:
    """A line behind the marks of seats, if there are any, else behind an icon.

    ``share`` is how high a row is.
    """

    words: str
    icon: str = ""
    colours: tuple[int, ...] = ()
    share: float = 1.0


@frozen
class PlateLook:
    """What everybody at the table should know at a glance."""

    margin: ClassVar[float] = 1
    rows: tuple[PlateRow, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        panel(painter, QRectF(0, 0, width, height), context.theme, 4)
        usual = ROW[context.large] * min(context.text, 1.3)
        shares = sum(row.share for row in self.rows)
        step = min(usual, (height - 4) / shares)
        top = (height - step * shares) / 2
        for row in self.rows:
            high = step * row.share
            self._row(painter, context, row, QRectF(2, top, width - 4, high))
            top += high

    @staticmethod
    def _row(painter: QPainter, context: PaintContext, row: PlateRow, place: QRectF) -> None:
        theme = context.theme
        ink: Ink = theme.text
        high = place.height()
        side = high - 4
        left, top = place.left() + 3, place.top() + 2
        for colour in row.colours:
            seat_mark(painter, colour, left, top, side)
            left += side + 2
        weight = 800 if row.share > 1 else 600
        tight = (100, 84, 72, 62)
        tightest = font(SMALLEST, "serif", weight, stretch=tight[-1])
        free = place.right() - left - 5
        # A sign gives way to words that would be cut beside it.
        if row.icon and advance(row.words, tightest) <= free - side - 2:
            draw_icon(painter, row.icon, left, top, side, ink)
            left, free = left + side + 2, free - side - 2
        room = QRectF(left + 3, place.top(), free, high)
        face = fitted(row.words, free, 1, high * 0.72, SMALLEST, "serif", weight, stretches=tight)
        draw_text(painter, room, row.words, face, ink)


def plate_things(model: ViewModel) -> Iterator[Thing]:
    """The plate, where there is room for it."""
    place = model.zones.plate
    if place is not None:
        most = max(1, int((place.height - 6) // 15))
        yield Thing("plate", PlateLook(tuple(_rows(model))[:most]), place, CARD)


def _rows(model: ViewModel) -> Iterator[PlateRow]:
    state = model.state
    if not state.over:
        seat = state.turn.seat
        words = say("{0} plays", model.labels[seat].name)
        yield PlateRow(words, colours=(model.colour(seat),), share=LARGE)
    on_sale = [slot for slot, number in enumerate(state.market) if number in model.deck.topples]
    for slot in on_sale:
        price = gold_words(COLUMN_PRICES[column(slot)])
        # Its name stands on the card itself, large enough.
        yield PlateRow(say("Topple: {price}", price=price), "topple", share=LARGE)
    if on_sale:
        yield _takers(model)
    else:
        yield PlateRow(say("No Topple on sale"), "topple")


def _takers(model: ViewModel) -> PlateRow:
    """Who would topple Díaz with the Topple on sale."""
    now = {
        seat: next(each for each in figures(model, seat).standings if each.counts)
        for seat in model.state.players
        if seat != DIAZ
    }
    able = [seat for seat, each in now.items() if each.enough]
    might = [seat for seat, each in now.items() if each.within_reach]
    if able:
        words = say("could take it")
        return PlateRow(words, colours=tuple(model.colour(seat) for seat in able))
    if might:
        words = say("with a manifesto")
        return PlateRow(words, colours=tuple(model.colour(seat) for seat in might))
    return PlateRow(say("Nobody could take it yet."), "manicule")
