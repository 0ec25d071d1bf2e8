"""The sheets of seats at other machines: who sits where, and a link to a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.sheets.dialog import Dialog, Segments, field_style
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    Drawn,
    Item,
    Row,
    Rule,
    Type,
    Words,
    mark,
    note,
)
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

if TYPE_CHECKING:
    from paxdesk.net.seat import KeptSeat

NAME: Final = Type(17, "serif", 700)
CODE: Final = 190.0
"""Units that a QR code is wide."""
QUIET: Final = 3
"""Modules of white around it."""


@frozen
class SeatRow:
    """A person's seat: whether it is played ``elsewhere``, by somebody who is ``here`` now.

    ``link`` leads there as long as nobody has claimed it.
    """

    seat: Seat
    name: str
    colour: int
    elsewhere: bool
    here: bool
    link: str

    @property
    def words(self) -> str:
        """What there is to say of it."""
        if not self.elsewhere:
            return say("plays at this screen")
        if self.link:
            return say("the link is not used yet")
        return say("is at the table") if self.here else say("has joined, and is away now")


def draw_code(painter: QPainter, place: QRectF, text: str) -> None:
    """A text as a QR code: whoever has no library for it sees nothing."""
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    side = place.width() / (len(rows) + 2 * QUIET)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(place, QColor("white"))
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                left = place.left() + (across + QUIET) * side
                top = place.top() + (down + QUIET) * side
                painter.fillRect(QRectF(left, top, side, side), QColor("black"))
    painter.restore()


class InviteSheet(Dialog):
    """``rows`` are read anew whenever something has changed."""

    placed = Signal(int, bool)
    """A seat is to be played elsewhere, or (False) here."""
    renewed = Signal(int)
    """A seat needs another link."""
    called = Signal(str)
    """What links call this machine."""
    left = Signal()

    def __init__(
        self, surface: QWidget, rows: Callable[[], list[SeatRow]], host: str, port: int
    ) -> None:
        super().__init__(surface, say("Invite"), QSize(1060, 0))
        self._read = rows
        self._port = port
        self.rows = rows()
        self.shown: Seat = next((row.seat for row in self.rows if row.link), 0)
        """The seat whose link is shown."""
        self._sure: Seat = 0
        """The seat of which a new link was asked for once."""
        self.places: dict[Seat, Segments] = {}
        self.links = {}
        for row in self.rows:
            place = Segments(self, row.name, [(False, say("Here")), (True, say("Elsewhere"))])
            place.chosen.connect(partial(self._place, row.seat))
            self.places[row.seat] = place
            button = self.button(say("Link"), partial(self._show, row.seat), pixels=14)
            button.setAccessibleName(f"{say('Link')}: {row.name}")
            self.links[row.seat] = button
        self.host = QLineEdit(host, self)
        self.host.setAccessibleName(say("What links call this machine"))
        self.host.setMaxLength(253)
        self.host.editingFinished.connect(self._call)
        self.link = QLineEdit(self)
        self.link.setReadOnly(True)
        self.link.setAccessibleName(say("Link"))
        self.copy = self.button(say("Copy the link"), self._copy, pixels=14)
        self.done = self.button(say("Done"), self.left.emit, primary=True)
        self.escape = self.done
        self.refresh()

    def refresh(self) -> None:
        """Somebody has come or gone, or a seat is played elsewhere."""
        self.rows = self._read()
        for row in self.rows:
            self.places[row.seat].show_chosen(row.elsewhere)
            button = self.links[row.seat]
            button.rename(say("Link") if row.link else say("New link"))
            button.setVisible(row.elsewhere)
        found = self._found
        self.link.setText(found.link if found is not None else "")
        self.link.setCursorPosition(0)
        self.link.setVisible(found is not None)
        self.copy.setVisible(found is not None)
        self.lay_out()

    @property
    def _found(self) -> SeatRow | None:
        return next((row for row in self.rows if row.seat == self.shown and row.link), None)

    def _place(self, seat: Seat, elsewhere: bool) -> None:
        row = next(each for each in self.rows if each.seat == seat)
        if row.elsewhere != elsewhere:
            self.placed.emit(seat, elsewhere)
            self.shown = seat if elsewhere else 0
        self.refresh()

    def _show(self, seat: Seat) -> None:
        row = next(each for each in self.rows if each.seat == seat)
        if not row.link and self._sure != seat:
            # Whoever has the seat is sent away.
            self._sure = seat
            self.links[seat].rename(say("Delete for good?"))
            return
        self._sure = 0
        if not row.link:
            self.renewed.emit(seat)
        self.shown = seat
        self.refresh()

    def _call(self) -> None:
        host = self.host.text().strip()
        if host:
            self.called.emit(host)
            self.refresh()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.link.text())
        self.copy.rename(say("Copied"))

    def take_focus(self) -> None:
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def style_sheet(self, scale: float) -> str:
        return field_style(scale)

    def contents(self) -> Box:
        seats = Column(*(self._row(row) for row in self.rows), gap=8)
        words = Words(
            say(
                "Each seat can be played from another machine. Give every friend the link of his "
                "seat alone: it works once, and the seat is then his. Everybody needs the same "
                "version of Pax Desk, and the same cards."
            ),
            Type(14),
            SEPIA,
        )
        address = Column(
            Row(
                Words(say("What links call this machine"), Type(14, weight=600), width=250),
                Item(self.host, high=38),
                gap=12,
            ),
            note(
                say(
                    "Within one network this is right as it is. For friends elsewhere write your "
                    "public address, and let your router pass port {port} on to this machine.",
                    port=self._port,
                )
            ),
            gap=6,
        )
        done = Row(Box(), Item(self.done, 200, 44), Box())
        return Column(words, seats, self._link_box(), Rule(1, SEPIA), address, done, gap=16)

    def _row(self, row: SeatRow) -> Row:
        button = self.links[row.seat]
        return Row(
            mark(row.colour, 26),
            Column(Words(row.name, NAME, lines=1), note(row.words), gap=2),
            self.places[row.seat].box(44, 260),
            Item(button, 130, 42) if row.elsewhere else Box(width=130),
            gap=14,
        )

    def _link_box(self) -> Row | None:
        found = self._found
        if found is None:
            return None
        words = say("The link for {name}, as text and as a code for a camera:", name=found.name)
        draw = partial(self._draw_code, found.link)
        return Row(
            Column(
                Words(words, Type(15, weight=600)),
                Item(self.link, high=38),
                Row(Item(self.copy, 180, 42), Box()),
                gap=10,
            ),
            Drawn(draw, width=CODE, high=CODE),
            gap=20,
        )

    def _draw_code(self, link: str, painter: QPainter, place: QRectF) -> None:
        draw_code(painter, place, link)


class JoinSheet(Dialog):
    """``joined`` carries a link as text, ``resumed`` a :class:`KeptSeat`."""

    joined = Signal(str)
    resumed = Signal(object)
    left = Signal()

    def __init__(self, surface: QWidget, seats: "Sequence[KeptSeat]") -> None:
        super().__init__(surface, say("Join a table"), QSize(820, 0))
        self.problem = ""
        self.link = QLineEdit(self)
        self.link.setMaxLength(2000)
        self.link.setAccessibleName(say("Link"))
        self.link.setPlaceholderText("paxdesk://…")
        self.link.returnPressed.connect(self._join)
        self.join = self.button(say("Join"), self._join, primary=True)
        self.seats = list(seats)[:5]
        self.back = [
            self.button(say("Come back"), partial(self.resumed.emit, each), pixels=14)
            for each in self.seats
        ]
        self.close_sheet = self.button(say("Close"), self.left.emit, pixels=16)
        self.escape = self.close_sheet

    def _join(self) -> None:
        self.joined.emit(self.link.text())

    def complain(self, words: str) -> None:
        """Say what is wrong with the link."""
        self.problem = words
        self.setAccessibleDescription(words)
        self.lay_out()
        self.update()

    def take_focus(self) -> None:
        self.link.setFocus(Qt.FocusReason.OtherFocusReason)

    def style_sheet(self, scale: float) -> str:
        return field_style(scale)

    def contents(self) -> Box:
        words = Words(
            say("Paste the link that somebody gave you. It leads to your seat, and works once."),
            Type(15),
        )
        problem = Words(self.problem, Type(14, weight=600), INK) if self.problem else None
        entry = Row(Item(self.link, high=42), Item(self.join, 150, 42), gap=12)
        kept = [
            Row(
                Column(Words(each.name, NAME, lines=1), note(_where(each)), gap=2),
                Item(button, 150, 42),
                gap=12,
            )
            for each, button in zip(self.seats, self.back, strict=True)
        ]
        heading = Words(say("Your seats at other tables"), Type(15, weight=600)) if kept else None
        close = Row(Box(), Item(self.close_sheet, 200, 42), Box())
        return Column(words, entry, problem, heading, *kept, close, gap=18)


def _where(seat: "KeptSeat") -> str:
    """At which machine a kept seat is."""
    host = seat.link.partition("://")[2].partition("/")[0]
    return say("a table at {host}", host=host)
