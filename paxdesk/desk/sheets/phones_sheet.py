"""Sheet with a QR code for each person, to be scanned with a phone."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.network_sheets import RemoteSeatRow, draw_code
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    button_row,
    grid_box,
    seat_mark_box,
    small_print_box,
)
from paxdesk.language import tr, with_colon
from paxdesk.session.game_protocol import Seat

NAME: Final = Type(17, "serif", 700)
WORDS: Final = Type(15)
CODE: Final = 200.0
"""Width of a QR code, in units."""


class PhonesSheet(ModalSheet):
    """Sheet with the QR codes of the people in ``rows``, shown once phones are ``allowed``."""

    allowing = Signal()
    """Emitted to serve phones of the home network."""
    placed = Signal(int, bool)
    """Emitted with a seat, and True to play it on a phone."""

    def __init__(
        self,
        surface: QWidget,
        rows: Callable[[], list[RemoteSeatRow]],
        allowed: bool,
        watching: bool = False,
    ) -> None:
        """Create the sheet; with ``watching``, phones show the table without input."""
        title = tr("Tables on phones") if watching else tr("Hands on phones")
        super().__init__(surface, title, QSize(1040, 0))
        self._watching = watching
        self._read = rows
        self.rows: list[RemoteSeatRow] = []
        self.allowed = allowed
        self.problem = ""
        self.allow = self.button(tr("Show the codes"), self.allowing.emit, primary=True)
        self.places: dict[Seat, PaperButton] = {}
        for row in rows():
            if row.seat:
                self.places[row.seat] = self.button("", partial(self._place, row.seat), pixels=14)
        self.done = self.button(tr("To the table"), self.left.emit, escape=True)
        self.first_focus = self.done if allowed else self.allow
        self.refresh()

    def allow_now(self) -> None:
        """Show the codes, now that phones are served."""
        self.allowed = True
        self.refresh()
        self.done.setFocus()

    def refresh(self) -> None:
        """Update the sheet after a change of the players present."""
        self.rows = [row for row in self._read() if row.seat]
        self.allow.setVisible(not self.allowed)
        for row in self.rows:
            button = self.places[row.seat]
            button.setVisible(self.allowed)
            here = tr("Look here") if self._watching else tr("Play here")
            button.rename(here if row.is_remote else tr("On a phone"))
            button.setAccessibleName(with_colon(row.name, button.text()))
        told = [f"{with_colon(row.name, self._state(row))}." for row in self.rows]
        self.setAccessibleDescription("\n".join([self._means, *told]))
        self.lay_out()

    def complain(self, words: str) -> None:
        """Show why phones cannot be served."""
        self.problem = words
        self.lay_out()

    def _place(self, seat: Seat) -> None:
        row = next(each for each in self.rows if each.seat == seat)
        self.placed.emit(seat, not row.is_remote)
        self.refresh()

    @property
    def _means(self) -> str:
        if self._watching:
            return tr(
                "Everyone scans a code and sees the table on a phone: their gold first, then "
                "cards, bids and the log. All entries are made on this computer. The connection "
                "is not encrypted: anyone on your home network could see the table."
            )
        return tr(
            "Everyone scans a code, and plays their hand on a phone; this screen shows the table. "
            "The connection is not encrypted: anyone on your home network could see a hand and "
            "play it."
        )

    def _state(self, row: RemoteSeatRow) -> str:
        if not row.is_remote:
            return tr("looks at this screen") if self._watching else tr("plays at this screen")
        if row.link:
            return tr("has not scanned the code yet")
        return tr("uses a phone") if row.here else tr("the phone is disconnected")

    def contents(self) -> Box:
        codes = grid_box([self._code(row) for row in self.rows], 3, 18) if self.allowed else None
        allow = HBox(Box(), Item(self.allow, 280, 48), Box()) if not self.allowed else None
        return Column(
            TextBox(self._means, WORDS, SEPIA, leading=1.4),
            allow,
            codes,
            TextBox(self.problem, Type(14, weight=600), INK) if self.problem else None,
            button_row(Box(), Item(self.done, 220, 44), Box()),
            gap=16,
        )

    def _code(self, row: RemoteSeatRow) -> Column:
        def draw(painter: QPainter, place: QRectF) -> None:
            if row.link:
                draw_code(painter, QRectF(place.left(), place.top(), CODE, CODE), row.link)

        name = HBox(seat_mark_box(row.colour, 22), TextBox(row.name, NAME, lines=1), gap=8)
        return Column(
            name,
            PaintedBox(draw, high=CODE),
            small_print_box(self._state(row), lines=1),
            HBox(Item(self.places[row.seat], 150, 36), Box()),
            gap=6,
        )
