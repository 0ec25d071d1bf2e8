"""Sheets of network play: seats, links to a table, and joining."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.safe_qt import set_tooltip
from paxdesk.desk.sheets.form_widgets import CheckRow, Segments
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    seat_mark_box,
    small_print_box,
)
from paxdesk.language import tr, tr_plural, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.net.table_words import absence_words
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.net.lan_discovery import FoundTable
    from paxdesk.net.messages import TableLink
    from paxdesk.net.seat_file import KeptSeat

NAME: Final = Type(17, "serif", 700)
QR_CODE_WIDTH: Final = 190.0
"""Width of a QR code in units."""
ABSENCES: Final = (600, 3600, 24 * 3600, 72 * 3600)
"""Choices of the time after which an absence counts, in seconds."""
CLOCKS: Final = (0, 24 * 3600, 72 * 3600, 7 * 24 * 3600)
"""Choices of the time limit of a turn, in seconds; 0 means no limit."""
QUIET_ZONE: Final = 3
"""Width of the white margin of a QR code, in modules."""


@frozen
class RemoteSeatRow:
    """Row of a seat in a list.

    ``here`` is true if its remote player is connected, ``robot`` if a robot sits in. ``link`` is ""
    if the seat is claimed or its link unknown. Seat 0 is that of ``count`` spectators.
    """

    seat: Seat
    name: str
    colour: int
    is_remote: bool
    here: bool
    link: str
    robot: bool = False
    count: int = 0

    @property
    def is_absent(self) -> bool:
        """True if a claimed seat's remote player is away and no robot sits in."""
        return self.is_remote and not (self.here or self.link or self.robot) and self.seat > 0

    @property
    def words(self) -> str:
        if not self.seat:
            if not self.is_remote:
                return tr("no spectators")
            return tr_plural("%n spectator(s); they see only public information", "", self.count)
        if self.robot:
            return tr("is away; a robot plays for now")
        if not self.is_remote:
            return tr("plays on this computer")
        if self.link:
            return tr("has not used the link yet")
        return tr("is at the table") if self.here else tr("has joined but is away")


def draw_code(painter: QPainter, place: QRectF, text: str) -> None:
    """Draw ``text`` as a QR code. Requires ``segno``."""
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    side = place.width() / (len(rows) + 2 * QUIET_ZONE)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(place, QColor("white"))
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                left = place.left() + (across + QUIET_ZONE) * side
                top = place.top() + (down + QUIET_ZONE) * side
                painter.fillRect(QRectF(left, top, side, side), QColor("black"))
    painter.restore()


class LinkBox:
    """Link as text and as a QR code, with a button to copy it."""

    def __init__(self, sheet: ModalSheet) -> None:
        self.text = QLineEdit(sheet, readOnly=True)
        self.text.setAccessibleName(tr("Link"))
        self.copy = sheet.button(tr("Copy the link"), self._copy, pixels=14)

    def show(self, link: str) -> None:
        self.text.setText(link)
        self.text.setCursorPosition(0)
        self.text.setVisible(bool(link))
        self.copy.setVisible(bool(link))
        self.copy.rename(tr("Copy the link"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.text())
        self.copy.rename(tr("Copied"))

    def box(self, words: str, below: Box | None = None) -> HBox:
        """Return a box with ``words``, the link, ``below`` under it, and the QR code."""
        return HBox(
            Column(
                TextBox(words, Type(15, weight=600)),
                Item(self.text, high=38),
                HBox(Item(self.copy, 180, 42), Box()),
                below,
                gap=10,
            ),
            PaintedBox(self._draw, width=QR_CODE_WIDTH, high=QR_CODE_WIDTH),
            gap=20,
        )

    def _draw(self, painter: QPainter, place: QRectF) -> None:
        draw_code(painter, place, self.text.text())


class SeatsSheet(ModalSheet):
    """Sheet listing the players, with buttons for proposals; each refresh calls ``rows``."""

    robot_wanted = Signal(int)
    """Emitted with a seat, to propose a robot for it."""
    closing = Signal()
    """Emitted to propose closing the table for all."""

    def __init__(
        self, surface: QWidget, heading: str, rows: Callable[[], list[RemoteSeatRow]], wide: int
    ) -> None:
        super().__init__(surface, heading, QSize(wide, 0))
        self._read = rows
        self.rows = rows()
        self.robots = {}
        for row in self.rows:
            button = self.button(tr("Robot"), partial(self.robot_wanted.emit, row.seat), pixels=14)
            button.setAccessibleName(tr("Propose a robot for {name}", name=row.name))
            button.tip = button.accessibleName()
            self.robots[row.seat] = button
        self.close_all = self.button(tr("Close for everyone…"), self.closing.emit, pixels=15)
        set_tooltip(
            self.close_all,
            tr(
                "If everyone agrees, each player gets the whole game, including all hands "
                "and the deck."
            ),
        )
        self.done = self.button(tr("Done"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.done

    def read(self) -> None:
        """Read the rows again after a change of the players present."""
        self.rows = self._read()
        for row in self.rows:
            self.robots[row.seat].setVisible(row.is_absent)

    def robot_box(self, row: RemoteSeatRow) -> Box:
        """Return the button that proposes a robot if the row's player is absent, else a gap."""
        return Item(self.robots[row.seat], 100, 42) if row.is_absent else Box(width=100)


class InviteSheet(SeatsSheet):
    """Sheet of a hosted table's seats; ``gathering`` is True until the cards are dealt."""

    has_fields = True
    placed = Signal(int, bool)
    """Emitted with a seat, and True to make it remote."""
    renewed = Signal(int)
    """Emitted with a seat that needs a new link."""
    called = Signal(str)
    """Emitted with the host name used in links."""
    announced = Signal(bool)
    """Emitted with True to announce the table on the local network, False to stop."""
    absence_chosen = Signal(int)
    """Emitted with the time after which an absence counts, in seconds."""
    port_wanted = Signal(bool)
    """Emitted with True if the router is to forward the port to this computer."""
    clock_chosen = Signal(int)
    """Emitted with the time limit of a turn, in seconds; 0 means no limit."""
    phones_wanted = Signal(bool)
    """Emitted with True to let phones of the home network show hands."""
    given_up = Signal()
    """Emitted to close the new, undealt table."""

    def __init__(
        self,
        surface: QWidget,
        rows: Callable[[], list[RemoteSeatRow]],
        host: str,
        port: int,
        gathering: bool = False,
        nearby: bool = False,
        opened: bool = False,
        phones: bool = False,
        absence: int = 3600,
        clock: int = 0,
        fixed: bool = False,
    ) -> None:
        """Create the sheet; if ``fixed``, ``absence`` and ``clock`` cannot be changed."""
        super().__init__(surface, tr("Invite"), rows, 1120)
        self._port = port
        self.gathering = gathering
        self.problem = ""
        self.shown: Seat = next((row.seat for row in self.rows if row.link and row.seat), 0)
        """Seat whose link is shown."""
        self._sure: Seat | None = None
        """Seat whose new link awaits a confirmation, or None."""
        self.places: dict[Seat, Segments] = {}
        self.links = {}
        for row in self.rows:
            words = [tr("Here"), tr("Remote")] if row.seat else [tr("Nobody"), tr("By link")]
            place = Segments(self, row.name, list(zip((False, True), words, strict=True)))
            place.chosen.connect(partial(self._place, row.seat))
            self.places[row.seat] = place
            show = partial(self._show, row.seat)
            self.links[row.seat] = self.button(tr("Link"), show, pixels=14)
        if gathering:
            for row in self.rows:
                for segment in self.places[row.seat].buttons.values():
                    segment.setVisible(row.seat == 0)
            self.close_all.hide()
        self.give_up = self.button(tr("Give up the seat"), self.given_up.emit, pixels=15)
        self.give_up.setVisible(gathering)
        times = [(each, absence_words(each)) for each in ABSENCES]
        self.absence = Segments(self, tr("A player is absent after"), times)
        self.absence.show_chosen(absence)
        self.absence.chosen.connect(self.absence_chosen.emit)
        limits = [(each, absence_words(each) if each else tr("No limit")) for each in CLOCKS]
        self.clock = Segments(self, tr("Time for a turn"), limits)
        self.clock.show_chosen(clock)
        self.clock.chosen.connect(self.clock_chosen.emit)
        means = tr(
            "When the time is up, a robot plays for an absent player until they return. Without "
            "a limit, the table waits."
        )
        for button in (*self.absence.buttons.values(), *self.clock.buttons.values()):
            button.setEnabled(not fixed)
        for button in self.clock.buttons.values():
            set_tooltip(button, means)
        self.host = QLineEdit(host, self)
        self.host.setAccessibleName(tr("Address used in links"))
        self.host.setMaxLength(253)
        self.host.editingFinished.connect(self._call)
        self.link_box = LinkBox(self)
        self.link = self.link_box.text
        means = tr("Anyone on this network can take a free seat or watch")
        self.nearby = CheckRow(self, tr("Show this table on the local network"), means)
        self.nearby.setChecked(nearby)
        self.nearby.toggled.connect(self.announced.emit)
        means = tr("Uses UPnP; friends outside your network can then join")
        self.router = CheckRow(self, tr("Open the port in my router"), means)
        self.router.setChecked(opened)
        self.router.toggled.connect(self.port_wanted.emit)
        means = tr("Not encrypted: anyone on your home network could see a hand and play it")
        self.phones = CheckRow(self, tr("Hands on phones: each player scans a code"), means)
        self.phones.setChecked(phones)
        self.phones.toggled.connect(self._call_phones)
        self.refresh()

    def refresh(self) -> None:
        """Update the sheet after a change of seats or of the players present."""
        self.read()
        for row in self.rows:
            if self.gathering:
                self.robots[row.seat].hide()
            self.places[row.seat].show_chosen(row.is_remote)
            button = self.links[row.seat]
            button.rename(tr("Link") if row.link else tr("New link"))
            button.setAccessibleName(with_colon(row.name, button.text()))
            button.setVisible(row.is_remote)
        found = self._found
        self.link_box.show(found.link if found is not None else "")
        self.lay_out()

    def show_router(self, words: str, address: str) -> None:
        """Show the result of a request to the router.

        ``address`` is the address for links, or "" if it is unchanged.
        """
        self.problem = words
        if address:
            self.host.setText(address)
            self._call()
        elif self.router.isChecked():
            with QSignalBlocker(self.router):
                self.router.setChecked(False)
        self.lay_out()
        self.update()

    def _call_phones(self, wanted: bool) -> None:
        self.phones_wanted.emit(wanted)
        self.refresh()

    def complain(self, words: str, row: CheckRow | None = None) -> None:
        """Show the reason for a failure, and uncheck its ``row``.

        If ``row`` is None, the row that announces the table is unchecked.
        """
        self.problem = words
        (row or self.nearby).setChecked(False)
        self.lay_out()
        self.update()

    @property
    def _found(self) -> RemoteSeatRow | None:
        return next((row for row in self.rows if row.seat == self.shown and row.link), None)

    def _place(self, seat: Seat, elsewhere: bool) -> None:
        row = next(each for each in self.rows if each.seat == seat)
        if row.is_remote != elsewhere:
            self.placed.emit(seat, elsewhere)
            self.shown = seat if elsewhere else 0
        self.refresh()

    def _show(self, seat: Seat) -> None:
        row = next(each for each in self.rows if each.seat == seat)
        if not row.link and self._sure != seat:
            # A new link disconnects the present player.
            self._sure = seat
            self.links[seat].rename(tr("Replace the link?"))
            return
        self._sure = None
        if not row.link:
            self.renewed.emit(seat)
        self.shown = seat
        self.refresh()

    def _call(self) -> None:
        host = self.host.text().strip()
        if host:
            self.called.emit(host)
            self.refresh()

    def contents(self) -> Box:
        seats = Column(*(self._row(row) for row in self.rows), gap=5)
        told = tr(
            "Each seat can be played from another computer. Send each friend the link for their "
            "seat: it works once and claims that seat. Everyone needs the same cards."
        )
        if self.gathering:
            told = tr(
                "Send each friend the link for their seat; it works once. The game starts when "
                "everyone has joined, in any order. Every program contributes to the seed. You "
                "can close this page. Friends can join whenever Pax Desk runs on your computer, "
                "today or another day."
            )
        address = Column(
            HBox(
                TextBox(tr("Address used in links"), Type(14, weight=600), width=190),
                Item(self.host, high=38),
                gap=12,
            ),
            small_print_box(
                tr(
                    "This address works within your network. For friends outside it, enter your "
                    "public address and forward port {port} to this computer in your router.",
                    port=self._port,
                )
            ),
            gap=6,
        )
        problem = TextBox(self.problem, Type(14, weight=600), INK) if self.problem else None
        aside = Item(self.give_up if self.gathering else self.close_all, 180, 44)
        done = HBox(aside, Box(), Item(self.done, 200, 44), Box(), Box(width=180))
        return Column(
            TextBox(told, Type(14), SEPIA),
            seats,
            self._link_box(address) or address,
            Rule(1, SEPIA),
            HBox(
                *(
                    Column(TextBox(words, Type(14, weight=600)), times.box(40, 520), gap=4)
                    for words, times in (
                        (tr("A player is absent after"), self.absence),
                        (tr("Time for a turn"), self.clock),
                    )
                ),
                gap=20,
            ),
            HBox(Item(self.nearby), Item(self.router), Item(self.phones), gap=20),
            problem,
            done,
            gap=11,
        )

    def _row(self, row: RemoteSeatRow) -> HBox:
        place: Box = self.places[row.seat].box(40, 260)
        if self.gathering and row.seat:
            place = Box(width=260)
        return HBox(
            seat_mark_box(row.colour, 26) if row.seat else Box(width=26),
            _name_box(row.name, row.words),
            Box(width=100) if self.gathering else self.robot_box(row),
            place,
            Item(self.links[row.seat], 130, 42) if row.is_remote else Box(width=130),
            gap=14,
        )

    def _link_box(self, below: Box) -> HBox | None:
        found = self._found
        if found is None:
            return None
        words = tr("Link for {name}, as text and QR code:", name=found.name)
        return self.link_box.box(words, below)


class TableSheet(SeatsSheet):
    """Sheet of a remote table's players; ``seat`` is the local player's, 0 for a spectator."""

    moving = Signal()
    """Emitted to move the seat to another computer."""

    def __init__(
        self, surface: QWidget, rows: Callable[[], list[RemoteSeatRow]], seat: Seat, terms: str = ""
    ) -> None:
        super().__init__(surface, tr("The table"), rows, 820)
        self.terms = terms
        self.seat = seat
        self.move_seat = self.button(tr("Switch computers…"), self.moving.emit, pixels=15)
        self.refresh()

    def refresh(self) -> None:
        """Update the sheet after a change of the players present."""
        self.read()
        for button in (self.move_seat, self.close_all):
            button.setVisible(self.seat > 0)
        if not self.seat:
            for button in self.robots.values():
                button.hide()
        self.lay_out()

    def contents(self) -> Box:
        rows = [
            HBox(
                seat_mark_box(row.colour, 26),
                _name_box(row.name, self._words(row)),
                self.robot_box(row) if self.seat else Box(),
                gap=14,
            )
            for row in self.rows
        ]
        told = tr(
            "The game waits for the player to move. Decisions for the whole table need "
            "everyone's agreement."
        )
        words = TextBox(f"{told} {self.terms}".strip(), Type(14), SEPIA)
        asks = HBox(Item(self.move_seat, 230, 44), Box(), Item(self.close_all, 230, 44))
        done = HBox(Box(), Item(self.done, 200, 44), Box())
        return Column(words, *rows, asks if self.seat else None, done, gap=16)

    def _words(self, row: RemoteSeatRow) -> str:
        if row.seat == self.seat:
            return tr("is you")
        if not row.is_remote:
            return tr("plays on the host's computer")
        return row.words


class MoveSheet(ModalSheet):
    """Sheet with a link that moves a seat to another computer."""

    has_fields = True

    def __init__(self, surface: QWidget, link: str) -> None:
        super().__init__(surface, tr("Switch computers"), QSize(880, 0))
        self.link_box = LinkBox(self)
        self.link_box.show(link)
        self.done = self.button(tr("Done"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.done

    def contents(self) -> Box:
        words = tr(
            "Open this link on your other computer. It works once; your seat moves there and "
            "this window leaves the table."
        )
        done = HBox(Box(), Item(self.done, 200, 44), Box())
        return Column(self.link_box.box(words), done, gap=22)


@frozen
class FreeSeat:
    """Free seat at a table on the local network; ``name`` is "" for spectators."""

    title: str
    name: str
    link: "TableLink"

    @property
    def words(self) -> str:
        return self.name or tr("Watch")


MAX_FREE_SEATS: Final = 6


class JoinSheet(ModalSheet):
    """Sheet for joining; emits ``joined`` with a link or ``resumed`` with a :class:`KeptSeat`."""

    has_fields = True
    joined = Signal(str)
    resumed = Signal(object)

    def __init__(self, surface: QWidget, seats: "Sequence[KeptSeat]") -> None:
        super().__init__(surface, tr("Join a table"), QSize(820, 0))
        self.problem = ""
        self.link = QLineEdit(self, maxLength=2000, placeholderText="paxdesk://…")
        self.first_focus = self.link
        self.link.setAccessibleName(tr("Link"))
        self.link.returnPressed.connect(self._join)
        self.join = self.button(tr("Join"), self._join, primary=True)
        self.seats = list(seats)[:5]
        self.back = [
            self.button(tr("Rejoin"), partial(self.resumed.emit, each), pixels=14)
            for each in self.seats
        ]
        for each, button in zip(self.seats, self.back, strict=True):
            button.setAccessibleName(with_colon(f"{each.name}, {_where(each)}", button.text()))
        self.close_sheet = self.button(tr("Close"), self.left.emit, pixels=16, escape=True)
        self.found: list[FreeSeat] = []
        self.take: list[PaperButton] = []

    def show_found(self, tables: "Sequence[FoundTable]") -> None:
        """Show free seats at tables found on the local network, up to MAX_FREE_SEATS."""
        kept = dict(zip(self.found, self.take, strict=True))
        free = [FreeSeat(each.title, *seat) for each in tables for seat in each.seats]
        self.found = free[:MAX_FREE_SEATS]
        # Replacing an equal button would take the focus from it, or swallow a press.
        self.take = [
            kept.pop(each) if each in kept else self._take_button(each) for each in self.found
        ]
        for button in kept.values():
            button.hide()
            button.deleteLater()
        self.lay_out()
        self.update()

    def _take_button(self, seat: FreeSeat) -> PaperButton:
        button = self.button(tr("Take seat"), partial(self.joined.emit, str(seat.link)), pixels=14)
        button.setAccessibleName(with_colon(f"{seat.words}, {seat.title}", button.text()))
        button.show()
        return button

    def _join(self) -> None:
        self.joined.emit(self.link.text())

    def complain(self, words: str) -> None:
        self.problem = words
        self.setAccessibleDescription(words)
        self.lay_out()
        self.update()

    def contents(self) -> Box:
        words = TextBox(
            tr("Paste the link you were given. It works once and opens your seat."),
            Type(15),
        )
        problem = TextBox(self.problem, Type(14, weight=600), INK) if self.problem else None
        entry = HBox(Item(self.link, high=42), Item(self.join, 150, 42), gap=12)
        kept = [
            _seat_row(each.name, _where(each), button)
            for each, button in zip(self.seats, self.back, strict=True)
        ]
        heading = TextBox(tr("Your seats at other tables"), Type(15, weight=600)) if kept else None
        free: list[Box] = [
            _seat_row(each.words, each.title, button)
            for each, button in zip(self.found, self.take, strict=True)
        ]
        nearby = TextBox(tr("Free seats on the local network"), Type(15, weight=600))
        none = small_print_box(tr("No tables found on this network."))
        close = HBox(Box(), Item(self.close_sheet, 200, 42), Box())
        return Column(
            words, entry, problem, heading, *kept, nearby, *(free or [none]), close, gap=18
        )


def _name_box(name: str, words: str) -> Column:
    return Column(TextBox(name, NAME, lines=1), small_print_box(words), gap=2)


def _seat_row(name: str, words: str, button: PaperButton) -> HBox:
    return HBox(_name_box(name, words), Item(button, 150, 42), gap=12)


def _where(seat: "KeptSeat") -> str:
    host = seat.link.partition("://")[2].partition("/")[0]
    return tr("a table at {host}", host=host)
