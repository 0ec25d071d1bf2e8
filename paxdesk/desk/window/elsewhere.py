"""Seats at other machines, as a window offers them: Invite, and Join a table.

What the network says is heard on its own threads and done on that of the desk.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game.state_model import Telling
from paxdesk.desk.types import Action, Session
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.errors import PaxError
from paxdesk.files.json_reading import Unfit
from paxdesk.language import joined, say, template
from paxdesk.session.game import Seat

if TYPE_CHECKING:
    from paxdesk.desk.sheets.network_sheets import InviteSheet, JoinSheet
    from paxdesk.net.link import Link
    from paxdesk.net.messages import Refused
    from paxdesk.net.seat import Heard, KeptSeat, KeptSeats, SeatGame, SeatLine
    from paxdesk.net.server import Door
    from paxdesk.net.table import Claims, SharedTable

WHY: Final = {
    "late": template("The table had gone on already; here it is as it is now."),
    "turn": template("Somebody else is asked."),
    "rules": template("The table does not allow that; here it is as it is now."),
    "undo": template("That cannot be taken back any more."),
    "protocol": template(
        "The table is kept by Pax Desk {word}, which speaks otherwise. Take the same version."
    ),
    "program": template("The table is kept by Pax Desk {word}. Take the same version."),
    "game": template("Another game is played at this table: join it from the home page of that."),
    "cards": template(
        "The table is played with other cards. Corrected cards must be the same everywhere."
    ),
    "table": template("There is no such table any more: ask its owner for a new link."),
    "used": template("This link was used on another machine: ask for a new one."),
    "taken": template("Your seat is played from another window or machine now."),
    "closed": template("Whoever keeps the table has closed it for now. It waits for you."),
    "garbage": template("The table did not understand this program."),
    "flood": template("The table heard too much from this program, and has sent it away."),
    "certificate": template(
        "Another machine answers than the one of the link, and nothing was told to it. "
        "Ask for a new link; if that is no better, somebody listens on the way."
    ),
    "nonsense": template("The table says what cannot be, so this program has left it."),
}
"""Why something was not done at a table, by the words of the network."""
PASSING: Final = frozenset({"late", "turn", "rules", "undo", "garbage"})
"""What is said on the prompt line, and play goes on."""


class Across(QObject):
    """Carries calls from the threads of the network to the desk's."""

    _wanted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted.connect(self._do)

    def do(self, what: Callable[[], object]) -> None:
        """Do this soon on the thread of the desk; may be called on any."""
        with suppress(RuntimeError):  # a window that is gone does not want to know any more
            self._wanted.emit(what)

    def _do(self, what: Callable[[], object]) -> None:
        what()


def own_address() -> str:
    """What other machines of the local network call this one, as far as it is known."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # Nothing is sent: the system only says from where it would be.
        asking.connect(("192.0.2.1", 9))
        return str(asking.getsockname()[0])
    return "127.0.0.1"


# --- Playing at another machine's table -----------------------------------------------------------


class Visit(QObject):
    """A seat at another machine's table, on the desk of one window."""

    ended = Signal(str)
    """It is no use to come again: why, a sentence."""

    def __init__(self, window: WindowFrame, link: Link, key: str, seats: KeptSeats | None) -> None:
        from paxdesk.net.seat import SeatGame, SeatLine

        super().__init__(window)
        self.window = window
        self.link = link
        self.seats = seats
        self.connected = False
        self.note = ""
        assert window.game.sharing is not None, "only games that can be shared are joined"
        sharing = window.game.sharing()
        self._across = Across(self)
        self.line: SeatLine = SeatLine(
            link,
            sharing.key,
            sharing.digest,
            key,
            lambda heard: self._across.do(partial(self._hear, heard)),
        )
        self.game: SeatGame = SeatGame(sharing, link.seat, self.line)
        self._laid = False
        self._key = key
        self.line.start()

    def close(self) -> None:
        """Leave the table; the seat stays ours."""
        self.line.close()
        self.deleteLater()

    @property
    def session(self) -> Session | None:
        return self.game.whole or self.game.session

    @property
    def away(self) -> list[str]:
        """Who is not at the table, by name."""
        session = self.game.session
        if session is None:
            return []
        missing = sorted(self.game.elsewhere - self.game.here - {self.link.seat})
        return [session.seats[seat - 1].name for seat in missing]

    def _hear(self, heard: Heard) -> None:
        from paxdesk.net.messages import Presence, Refused, Steps, Welcome

        if isinstance(heard, str):
            self._connection(heard)
            return
        if isinstance(heard, Refused):
            self._refused(heard)
            return
        if isinstance(heard, Welcome):
            self._key = heard.key
        before = 0 if self.game.session is None else len(self.game.session.recording.steps)
        try:
            change = self.game.take(heard)
            if isinstance(heard, Steps) and not heard.more:
                self._show(before, heard)
            elif change == "over":
                self._show_end()
            elif isinstance(heard, Presence):
                self._head()
        except Unfit:
            self.line.close()
            self.ended.emit(say(WHY["nonsense"]))

    def _connection(self, state: str) -> None:
        if state in WHY:
            self.ended.emit(say(WHY[state]))
            return
        self.connected = state == "connected"
        self._head()

    def _head(self) -> None:
        self.note = ""
        if not self.connected:
            self.note = say("The line is cut; looking for the table…")
        elif self.away:
            self.note = say("away: {names}", names=joined(self.away, "and"))
        if self._laid:
            self.window.desk.show_heading()

    def _refused(self, refused: Refused) -> None:
        words = say(WHY[refused.why], word=refused.word)
        if refused.why in PASSING:
            self.window.desk.line.refuse(say("Not done."), words)
        elif refused.why == "closed" and self._laid:
            self.connected = False
            self._head()
        else:
            self.ended.emit(words)

    def _keep(self, key: str) -> None:
        """Keep the seat, so that this program can come back when it was closed, or killed."""
        from attrs import evolve

        from paxdesk.net.seat import KeptSeat

        if self.seats is None:
            return
        link = str(evolve(self.link, token="A" * 22))
        session = self.game.session
        name = "" if session is None else session.seats[self.link.seat - 1].name
        try:
            self.seats.keep(KeptSeat(link, key, self.window.game.key, name))
        except PaxError as error:
            self.window.tell(say("This seat cannot be kept"), str(error))

    def _show(self, before: int, told: Any) -> None:
        """All steps are told: show them."""
        session, window = self.game.session, self.window
        assert session is not None
        if session.asked is None and self.game.whole is None:
            return  # the record follows at once, with all that was hidden
        if not self._laid:
            self._laid = True
            self._keep(self._key)
            window.lay(Telling.of(window.game, session), None)
            self._head()
            return
        model, steps = window.desk.model, session.recording.steps
        if model.session is not session:
            return
        if len(told.steps) and told.kept >= before - 0 and steps:
            model.tell("step", steps[-1])
        elif told.kept < before or told.steps:
            model.tell("taken back")
        else:
            model.tell()

    def _show_end(self) -> None:
        whole, window = self.game.whole, self.window
        assert whole is not None
        whole.away = frozenset(range(1, len(whole.seats) + 1)) - {self.link.seat}
        self.line.close()
        if self.seats is not None:
            from attrs import evolve

            with suppress(PaxError):
                self.seats.forget(str(evolve(self.link, token="A" * 22)))
        if self.game.unproved:
            whole.doubt = self.game.unproved
            self.note = say("not fair: {words}", words=self.game.unproved)
        else:
            self.note = say("fair: deck, dice and hands were what they had to be")
        self._laid = True
        window.lay(Telling.of(window.game, whole), None)


# --- A table of this machine, at which others sit -------------------------------------------------


class Hosting(QObject):
    """The game on the desk of one window as a shared table: what seats elsewhere want is done."""

    def __init__(self, window: WindowFrame, session: Session, claims: Claims | None) -> None:
        from paxdesk.net.server import Door
        from paxdesk.net.table import Claims, SharedTable

        super().__init__(window)
        self.window = window
        self.session = session
        self.fingerprint = ""
        self._across = Across(self)
        assert window.game.sharing is not None, "only games that can be shared are shared"
        sharing = window.game.sharing()
        self.table: SharedTable[Any, Any, Any] = SharedTable(
            session, sharing, self, claims or Claims.none(), self._keep, self._moved
        )
        self.door: Door = Door({self.table.claims.table: self.table}, self._across.do)
        self.changed: Callable[[], object] = bool
        """Called when somebody comes or goes."""
        window.desk.changed.connect(self._tell)

    def open(self, folder: Path) -> None:
        """Let people in. Raises NetError."""
        from paxdesk.net.link import PORT
        from paxdesk.net.server import NetError, certificate

        pem, self.fingerprint = certificate(folder)
        try:
            self.door.start("0.0.0.0", PORT, pem)
        except NetError:
            self.door.start("0.0.0.0", 0, pem)  # another table is there already

    def close(self) -> None:
        """Nobody is let in any more; the seats stay those of whoever has them."""
        with suppress(RuntimeError, TypeError):
            self.window.desk.changed.disconnect(self._tell)
        self.table.close()
        self.door.stop()
        self.deleteLater()

    def link(self, seat: Seat, host: str) -> str:
        """The link of a seat that nobody has claimed yet, "" for any other."""
        from paxdesk.net.link import Link

        token = self.table.unused.get(seat)
        if token is None:
            return ""
        claims = self.table.claims
        return str(Link(host, self.door.port, claims.table, seat, token, self.fingerprint))

    @property
    def note(self) -> str:
        """Who is not at the table, for the top bar."""
        missing = sorted(self.session.away - self.table.here)
        if not missing:
            return ""
        return say("away: {names}", names=joined([self._name(seat) for seat in missing], "and"))

    def _name(self, seat: Seat) -> str:
        return self.session.seats[seat - 1].name

    def _tell(self, _change: object) -> None:
        if self.window.desk.session is self.session:
            self.table.tell()

    def _keep(self, claims: Claims) -> None:
        from paxdesk.net.hosting import write_claims

        path = self.window.kept_at()
        if path is None:
            return
        try:
            write_claims(path, claims)
        except PaxError as error:
            self.window.tell(say("Who may sit here cannot be kept"), str(error))

    def _moved(self) -> None:
        self.window.desk.show_heading()
        self.changed()

    # --- What seats elsewhere want ---------------------------------------------------------------

    def act(self, action: Action) -> None:
        self.window.desk.model.act_elsewhere(action)

    def undo(self) -> None:
        self.window.desk.model.undo_elsewhere()

    def restart_turn(self) -> None:
        self.window.desk.model.undo_elsewhere(turn=True)


# --- What a window offers -------------------------------------------------------------------------


class Elsewhere(WindowPart):
    """Belongs to a window; ``folder`` has certificate and seats, None: nothing is kept."""

    def __init__(self, window: WindowFrame, folder: Path | None) -> None:
        super().__init__(window)
        self.folder = folder
        self.hosting: Hosting | None = None
        self.visit: Visit | None = None
        self._host = ""
        window.laid.connect(self._laid)
        window.desk.remarks = self.note

    def note(self) -> str:
        """What the top bar says of those elsewhere."""
        session = self.desk.session
        if self.visit is not None and self.visit.session is session:
            return self.visit.note
        if self.hosting is not None and self.hosting.session is session:
            return self.hosting.note
        return ""

    def end(self) -> None:
        """The window is closed."""
        if self.hosting is not None:
            self.hosting.close()
        if self.visit is not None:
            self.visit.close()
        self.hosting = self.visit = None

    def _laid(self, session: Session, _path: object) -> None:
        """Another game lies on the desk: the last table is left, or closed."""
        if self.hosting is not None and self.hosting.session is not session:
            self.hosting.close()
            self.hosting = None
        if self.visit is not None and self.visit.session is not session:
            self.visit.close()
            self.visit = None
        path = self.window.kept_at()
        if self.hosting is None and session.house is None and path is not None:
            self._share_again(session, path)

    def _share_again(self, session: Session, path: Path) -> None:
        """A game that was shared is on the desk again: let its players in."""
        from paxdesk.files.shelf import TABLE

        if not path.with_suffix(TABLE).exists() or session.state.over:
            return
        from paxdesk.net.hosting import read_claims

        try:
            claims = read_claims(path)
            if claims is not None and claims.seats:
                self._share(session, claims)
        except PaxError as error:
            self.window.tell(say("The table is not shared"), str(error))

    def _share(self, session: Session, claims: Claims | None) -> Hosting:
        from paxdesk.net.server import need_libraries

        need_libraries()
        assert self.folder is not None
        hosting = Hosting(self.window, session, claims)
        try:
            hosting.open(self.folder)
        except PaxError:
            session.away = frozenset()
            hosting.deleteLater()
            raise
        self.hosting = hosting
        return hosting

    # --- Inviting --------------------------------------------------------------------------------

    def invite(self) -> None:
        """Who sits where: seats of the game on the desk can be played from other machines."""
        window, session = self.window, self.desk.session
        if window.game.sharing is None or self.folder is None:
            return
        problem = self._why_not_shared(session)
        if problem:
            window.tell(say("Nobody can be invited"), problem)
            return
        try:
            hosting = self.hosting or self._share(session, None)
        except PaxError as error:
            window.tell(say("Nobody can be invited"), str(error))
            return
        from paxdesk.desk.sheets.network_sheets import InviteSheet, SeatRow

        self._host = self._host or own_address()

        def rows() -> list[SeatRow]:
            table = hosting.table
            people = sorted(session.people - {0})
            return [
                SeatRow(
                    seat,
                    session.seats[seat - 1].name,
                    self.desk.flow.labels[seat].colour,
                    seat in session.away,
                    seat in table.here,
                    hosting.link(seat, self._host),
                )
                for seat in people
            ]

        sheet: InviteSheet = InviteSheet(self.desk, rows, self._host, hosting.door.port)
        sheet.placed.connect(partial(self._place, hosting))
        sheet.renewed.connect(hosting.table.invite)
        sheet.called.connect(self._call_host)
        sheet.left.connect(self._leave_invitation)
        hosting.changed = sheet.refresh
        window.open_dialog(sheet, self.invite)

    def _why_not_shared(self, session: Session) -> str:
        if session.house is not None:
            return say("This is another machine's table: only whoever keeps it can invite people.")
        if session.asked is None:
            return say("The game is over.")
        if session.practice:
            return say("In a practice game everything can be taken back: it is played at one desk.")
        if session.robots.keys() >= session.people:
            return say("Only robots play here.")
        return ""

    def _call_host(self, host: str) -> None:
        self._host = host

    def _place(self, hosting: Hosting, seat: Seat, away: bool) -> None:
        if away:
            hosting.table.invite(seat)
        else:
            hosting.table.take_back_seat(seat)

    def _leave_invitation(self) -> None:
        hosting = self.hosting
        if hosting is not None:
            hosting.changed = bool
            if not hosting.session.away:
                hosting.close()
                self.hosting = None
        self.window.close_dialog()
        if not self.desk.flow.busy:
            self.desk.model.called = None
            self.desk.flow.refresh()

    # --- Joining ---------------------------------------------------------------------------------

    def join(self) -> None:
        """Ask for a link to a table, or offer the seats that are ours already."""
        window = self.window
        if window.game.sharing is None:
            return
        from paxdesk.desk.sheets.network_sheets import JoinSheet

        kept = [each for each in self._kept() if each.game == window.game.key]
        sheet: JoinSheet = JoinSheet(self.desk, kept)
        sheet.joined.connect(partial(self._join, sheet))
        sheet.resumed.connect(self._come_back)
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, self.join)

    def _kept(self) -> tuple[KeptSeat, ...]:
        seats = self._seats()
        return () if seats is None else seats.all()

    def _seats(self) -> KeptSeats | None:
        if self.folder is None:
            return None
        from paxdesk.net.seat import KeptSeats

        return KeptSeats(self.folder)

    def _join(self, sheet: JoinSheet, text: str) -> None:
        from paxdesk.net.link import read_link

        try:
            link = read_link(text)
        except PaxError as error:
            sheet.complain(str(error))
            return
        self._visit(link, "")

    def _come_back(self, seat: KeptSeat) -> None:
        from paxdesk.net.link import read_link

        try:
            self._visit(read_link(seat.link), seat.key)
        except PaxError as error:
            self.window.tell(say("Not joined"), str(error))

    def _visit(self, link: Link, key: str) -> None:
        from paxdesk.net.server import need_libraries

        try:
            need_libraries()
        except PaxError as error:
            self.window.tell(say("Not joined"), str(error))
            return
        self.window.leave(lambda: self._go(link, key))

    def _go(self, link: Link, key: str) -> None:
        from paxdesk.desk.sheets.dialog import MessageSheet

        window = self.window
        if self.visit is not None:
            self.visit.close()
        visit = self.visit = Visit(window, link, key, self._seats())
        visit.ended.connect(self._ended)
        words = say("Looking for the table at {host}…", host=link.host)
        sheet = MessageSheet(self.desk, say("Join a table"), words, [say("Cancel")])
        sheet.answered.connect(lambda _: self._give_up())
        window.open_dialog(sheet, None)

    def _give_up(self) -> None:
        if self.visit is not None:
            self.visit.close()
            self.visit = None
        self.window.close_dialog()

    def _ended(self, words: str) -> None:
        if self.visit is not None:
            self.visit.line.close()
        self.window.tell(say("The table"), words)
