"""The sheets of seats at other machines: who sits where, and a link to a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
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
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.net.lan_discovery import FoundTable
    from paxdesk.net.messages import TableLink
    from paxdesk.net.seat_file import KeptSeat

NAME: Final = Type(17, "serif", 700)
QR_CODE_WIDTH: Final = 190.0
"""Units that a QR code is wide."""
ABSENCES: Final = (600, 3600, 24 * 3600, 72 * 3600)
"""Times after which an absence can count, in seconds."""
QUIET_ZONE: Final = 3
"""Modules of white around it."""


def absence_words(seconds: int) -> str:
    """Return a time in minutes, hours or days."""
    if seconds >= 2 * 24 * 3600:
        return tr_plural("%n day(s)", "", round(seconds / 24 / 3600))
    if seconds >= 3600:
        return tr_plural("%n hour(s)", "", round(seconds / 3600))
    return tr_plural("%n minute(s)", "", round(seconds / 60))


@frozen
class RemoteSeatRow:
    """A person's seat: whether it is played ``elsewhere``, by somebody who is ``here`` now.

    ``link`` leads there as long as nobody has claimed it; a ``robot`` may sit in. Seat 0 is that
    of onlookers, of whom there are so many (``count``).
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
        """Whether somebody has joined here who is not at the table, and nobody plays for him."""
        return self.is_remote and not (self.here or self.link or self.robot) and self.seat > 0

    @property
    def words(self) -> str:
        """What there is to say of it."""
        if not self.seat:
            if not self.is_remote:
                return tr("nobody looks on")
            return tr_plural("%n onlooker(s), who see what nobody hides", "", self.count)
        if self.robot:
            return tr("is away; a robot plays for now")
        if not self.is_remote:
            return tr("plays at this screen")
        if self.link:
            return tr("the link is not used yet")
        return tr("is at the table") if self.here else tr("has joined, and is away now")


def draw_code(painter: QPainter, place: QRectF, text: str) -> None:
    """A text as a QR code: whoever has no library for it sees nothing."""
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
    """A link as text and as a code for a camera, and a button that copies it."""

    def __init__(self, sheet: ModalSheet) -> None:
        self.text = QLineEdit(sheet, readOnly=True)
        self.text.setAccessibleName(tr("Link"))
        self.copy = sheet.button(tr("Copy the link"), self._copy, pixels=14)

    def show(self, link: str) -> None:
        """Show this link; "" for none."""
        self.text.setText(link)
        self.text.setCursorPosition(0)
        self.text.setVisible(bool(link))
        self.copy.setVisible(bool(link))
        self.copy.rename(tr("Copy the link"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.text())
        self.copy.rename(tr("Copied"))

    def box(self, words: str) -> HBox:
        """The link with what it is for."""
        return HBox(
            Column(
                TextBox(words, Type(15, weight=600)),
                Item(self.text, high=38),
                HBox(Item(self.copy, 180, 42), Box()),
                gap=10,
            ),
            PaintedBox(self._draw, width=QR_CODE_WIDTH, high=QR_CODE_WIDTH),
            gap=20,
        )

    def _draw(self, painter: QPainter, place: QRectF) -> None:
        draw_code(painter, place, self.text.text())


class SeatsSheet(ModalSheet):
    """Who is at the table, and what can be asked of the others; ``rows`` are read anew."""

    robot_wanted = Signal(int)
    """A robot is to sit in for this seat, if the others agree."""
    closing = Signal()
    """The table is to be closed for all, if the others agree."""

    def __init__(
        self, surface: QWidget, heading: str, rows: Callable[[], list[RemoteSeatRow]], wide: int
    ) -> None:
        super().__init__(surface, heading, QSize(wide, 0))
        self._read = rows
        self.rows = rows()
        self.robots = {}
        for row in self.rows:
            button = self.button(tr("Robot"), partial(self.robot_wanted.emit, row.seat), pixels=14)
            button.setAccessibleName(tr("A robot plays for {name}", name=row.name))
            button.tip = button.accessibleName()
            self.robots[row.seat] = button
        self.close_all = self.button(tr("Close for all…"), self.closing.emit, pixels=15)
        self.close_all.setToolTip(
            tr("If everybody agrees, all get the whole game, hands and deck open.")
        )
        self.done = self.button(tr("Done"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.done

    def read(self) -> None:
        """Somebody has come or gone."""
        self.rows = self._read()
        for row in self.rows:
            self.robots[row.seat].setVisible(row.is_absent)

    def robot_box(self, row: RemoteSeatRow) -> Box:
        """The button that lets a robot sit in, where somebody is away."""
        return Item(self.robots[row.seat], 100, 42) if row.is_absent else Box(width=100)


class InviteSheet(SeatsSheet):
    """Who sits where at a table of ours. While people ``gather`` the cards are not dealt yet."""

    has_fields = True
    placed = Signal(int, bool)
    """A seat is to be played elsewhere, or (False) here."""
    renewed = Signal(int)
    """A seat needs another link."""
    called = Signal(str)
    """What links call this machine."""
    announced = Signal(bool)
    """The table is to be found in the local network, or not."""
    absence_chosen = Signal(int)
    """An absence is to count after this time, in seconds."""
    given_up = Signal()
    """The new table is to be closed before the deal."""

    def __init__(
        self,
        surface: QWidget,
        rows: Callable[[], list[RemoteSeatRow]],
        host: str,
        port: int,
        gathering: bool = False,
        nearby: bool = False,
        absence: int = 3600,
        fixed: bool = False,
    ) -> None:
        """Create the sheet; the time of an ``absence`` is ``fixed`` once somebody has a seat."""
        super().__init__(surface, tr("Invite"), rows, 1120)
        self._port = port
        self.gathering = gathering
        self.problem = ""
        self.shown: Seat = next((row.seat for row in self.rows if row.link and row.seat), 0)
        """The seat whose link is shown."""
        self._sure: Seat | None = None
        """The seat of which a new link was asked for once."""
        self.places: dict[Seat, Segments] = {}
        self.links = {}
        for row in self.rows:
            words = [tr("Here"), tr("Elsewhere")] if row.seat else [tr("Nobody"), tr("By link")]
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
        self.give_up = self.button(tr("Give it up"), self.given_up.emit, pixels=15)
        self.give_up.setVisible(gathering)
        times = [(each, absence_words(each)) for each in ABSENCES]
        self.absence = Segments(self, tr("An absence counts after"), times)
        self.absence.show_chosen(absence)
        self.absence.chosen.connect(self._choose_absence)
        for button in self.absence.buttons.values():
            button.setEnabled(not fixed)
        self.host = QLineEdit(host, self)
        self.host.setAccessibleName(tr("What links call this machine"))
        self.host.setMaxLength(253)
        self.host.editingFinished.connect(self._call)
        self.link_box = LinkBox(self)
        self.link = self.link_box.text
        means = tr("Whoever is in it may take a seat that is free, or look on")
        self.nearby = CheckRow(self, tr("Show this table in the local network"), means)
        self.nearby.setChecked(nearby)
        self.nearby.toggled.connect(self.announced.emit)
        self.refresh()

    def refresh(self) -> None:
        """Somebody has come or gone, or a seat is played elsewhere."""
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

    def _choose_absence(self, seconds: int) -> None:
        self.absence.show_chosen(seconds)
        self.absence_chosen.emit(seconds)

    def complain(self, words: str) -> None:
        self.problem = words
        self.nearby.setChecked(False)
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
            # Whoever has the seat is sent away.
            self._sure = seat
            self.links[seat].rename(tr("Really new?"))
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
        seats = Column(*(self._row(row) for row in self.rows), gap=8)
        told = tr(
            "Each seat can be played from another machine. Give every friend the link of his "
            "seat alone: it works once, and the seat is then his. Everybody needs the same "
            "version of Pax Desk, and the same cards."
        )
        if self.gathering:
            told = tr(
                "Send each friend the link for their seat; it works once. The game starts when "
                "everyone has visited once, in any order. Every program contributes to the seed. "
                "You can close this sheet; keep the program running until then."
            )
        address = Column(
            HBox(
                TextBox(tr("What links call this machine"), Type(14, weight=600), width=250),
                Item(self.host, high=38),
                gap=12,
            ),
            small_print_box(
                tr(
                    "Within one network this is right as it is. For friends elsewhere write your "
                    "public address, and let your router pass port {port} on to this machine.",
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
            self._link_box(),
            Rule(1, SEPIA),
            address,
            HBox(
                TextBox(tr("An absence counts after"), Type(14, weight=600), width=250),
                self.absence.box(40, 560),
                Box(),
                gap=12,
            ),
            Item(self.nearby),
            problem,
            done,
            gap=13,
        )

    def _row(self, row: RemoteSeatRow) -> HBox:
        place: Box = self.places[row.seat].box(44, 260)
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

    def _link_box(self) -> HBox | None:
        found = self._found
        if found is None:
            return None
        words = tr("The link for {name}, as text and as a code for a camera:", name=found.name)
        return self.link_box.box(words)


class TableSheet(SeatsSheet):
    """Another machine's table, of which a seat is ours (0: we look on)."""

    moving = Signal()
    """Our seat is to be played from another machine."""

    def __init__(
        self, surface: QWidget, rows: Callable[[], list[RemoteSeatRow]], seat: Seat, terms: str = ""
    ) -> None:
        super().__init__(surface, tr("The table"), rows, 820)
        self.terms = terms
        self.seat = seat
        self.move_seat = self.button(tr("Change machines…"), self.moving.emit, pixels=15)
        self.refresh()

    def refresh(self) -> None:
        """Somebody has come or gone."""
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
            "The game waits for the player who is to decide. What concerns all is done if "
            "everybody agrees."
        )
        words = TextBox(f"{told} {self.terms}".strip(), Type(14), SEPIA)
        asks = HBox(Item(self.move_seat, 230, 44), Box(), Item(self.close_all, 230, 44))
        done = HBox(Box(), Item(self.done, 200, 44), Box())
        return Column(words, *rows, asks if self.seat else None, done, gap=16)

    def _words(self, row: RemoteSeatRow) -> str:
        if row.seat == self.seat:
            return tr("is you")
        if not row.is_remote:
            return tr("plays where the table is kept")
        return row.words


class MoveSheet(ModalSheet):
    """A link with which a seat is had from another machine."""

    has_fields = True

    def __init__(self, surface: QWidget, link: str) -> None:
        super().__init__(surface, tr("Change machines"), QSize(880, 0))
        self.link_box = LinkBox(self)
        self.link_box.show(link)
        self.done = self.button(tr("Done"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.done

    def contents(self) -> Box:
        words = tr(
            "Use this link on your other machine. It works once; from then on your seat is played "
            "there, and this window has left the table."
        )
        done = HBox(Box(), Item(self.done, 200, 44), Box())
        return Column(self.link_box.box(words), done, gap=22)


@frozen
class FreeSeat:
    """A seat of a table in the local network; without a name it is that of onlookers."""

    title: str
    name: str
    link: "TableLink"

    @property
    def words(self) -> str:
        """What the seat is."""
        return self.name or tr("To look on")


MAX_FREE_SEATS: Final = 6


class JoinSheet(ModalSheet):
    """``joined`` carries a link as text, ``resumed`` a :class:`KeptSeat`."""

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
            self.button(tr("Come back"), partial(self.resumed.emit, each), pixels=14)
            for each in self.seats
        ]
        for each, button in zip(self.seats, self.back, strict=True):
            button.setAccessibleName(with_colon(f"{each.name}, {_where(each)}", button.text()))
        self.close_sheet = self.button(tr("Close"), self.left.emit, pixels=16, escape=True)
        self.found: list[FreeSeat] = []
        self.take: list[PaperButton] = []

    def show_found(self, tables: "Sequence[FoundTable]") -> None:
        """There are these tables in the local network; each seat that is free has a row."""
        for button in self.take:
            button.hide()
            button.deleteLater()
        free = [FreeSeat(each.title, *seat) for each in tables for seat in each.seats]
        self.found = free[:MAX_FREE_SEATS]
        self.take = [
            self.button(tr("Take it"), partial(self.joined.emit, str(each.link)), pixels=14)
            for each in self.found
        ]
        for each, button in zip(self.found, self.take, strict=True):
            button.setAccessibleName(with_colon(f"{each.words}, {each.title}", button.text()))
            button.show()
        self.lay_out()
        self.update()

    def _join(self) -> None:
        self.joined.emit(self.link.text())

    def complain(self, words: str) -> None:
        self.problem = words
        self.setAccessibleDescription(words)
        self.lay_out()
        self.update()

    def contents(self) -> Box:
        words = TextBox(
            tr("Paste the link that somebody gave you. It leads to your seat, and works once."),
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
        nearby = TextBox(tr("Free seats in the local network"), Type(15, weight=600))
        none = small_print_box(tr("No table is shown there now."))
        close = HBox(Box(), Item(self.close_sheet, 200, 42), Box())
        return Column(
            words, entry, problem, heading, *kept, nearby, *(free or [none]), close, gap=18
        )


def _name_box(name: str, words: str) -> Column:
    return Column(TextBox(name, NAME, lines=1), small_print_box(words), gap=2)


def _seat_row(name: str, words: str, button: PaperButton) -> HBox:
    return HBox(_name_box(name, words), Item(button, 150, 42), gap=12)


def _where(seat: "KeptSeat") -> str:
    """At which machine a kept seat is."""
    host = seat.link.partition("://")[2].partition("/")[0]
    return tr("a table at {host}", host=host)
