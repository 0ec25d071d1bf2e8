"""Hosted tables of a window, their servers, and notifications of turns."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

from paxdesk.desk.game_types import Action, Session
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.desk.window.network_calls import GuiThreadCaller
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import FINISHED
from paxdesk.foreign_text import without_markup
from paxdesk.language import join_words, tr
from paxdesk.net.table_words import onlooker_words, presence_words, wanted_words
from paxdesk.session.game_protocol import Seat
from paxdesk.session.seat_updates import AnySharedGame
from paxdesk.web.page_server import PageServer

if TYPE_CHECKING:
    from paxdesk.net.lan_discovery import TableBroadcast
    from paxdesk.net.messages import Voter
    from paxdesk.net.router_port import RouterPort
    from paxdesk.net.seats import AnyGathering, Claims, Seating
    from paxdesk.net.shared_seed import FairnessResult
    from paxdesk.net.shared_table import SharedTable
    from paxdesk.net.table_server import TableServer


OWED_DAYS: Final = 30
"""Days during which an ended game is offered to absent players."""


HOUR: Final = 3600
"""Default time until an absence counts, in seconds."""
CLOCK_MS: Final = 30_000
"""Interval between checks of a turn's clock, in ms."""
NEW: Final = "new"
"""Folder of undealt tables."""
CLOSED: Final = "closed"
"""Folder of games as they were when their tables were closed for all."""


def owing_games(game: TableGame, paths: Iterable[Path]) -> Iterator[tuple[Path, Session, Claims]]:
    """Yield path, session and claims of recently ended games that someone has not fetched."""
    from paxdesk.files.game_shelf import FIRST_MOMENT, KeptGame
    from paxdesk.net.headless_host import read_claims

    since = time.time() - OWED_DAYS * 24 * 3600
    for path in paths:
        with suppress(PaxError, OSError):
            claims = read_claims(path)
            if claims is None or not claims.owed or path.stat().st_mtime < since:
                continue
            opened = game.open_kept(KeptGame(path, FIRST_MOMENT))
            if opened.session.seat_to_act is None or claims.closed:
                opened.accept(opened.proof())
                yield path, opened.session, claims


class TableServers(QObject):
    """Servers of a window's tables, one per port; ``tables`` is keyed by name."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.tables: dict[str, Seating[Any, Any, Any]] = {}
        self._across = GuiThreadCaller(self)
        self._pages = PageServer(lambda _: window.game, partial(QTimer.singleShot, 0, self))
        self._open: dict[int, TableServer] = {}
        self._users: Counter[int] = Counter()

    def enter(self, port: int, pem: Path) -> TableServer:
        """Return a server for one more table at ``port`` (0: any). Raises NetError."""
        from paxdesk.net.table_server import EVERYWHERE, TableServer

        door = self._open.get(port)
        if door is None:
            door = TableServer(self.tables, self._across.call_soon, pages=self._pages)
            door.start(EVERYWHERE, port, pem)
            self._open[door.port] = door
        self._users[door.port] += 1
        return door

    def leave(self, table: Seating[Any, Any, Any], door: TableServer | None) -> None:
        """Remove a table, and stop ``door`` once no other table uses it."""
        for name in [name for name, each in self.tables.items() if each is table]:
            del self.tables[name]
        if door is None:
            return
        self._users[door.port] -= 1
        if not self._users[door.port]:
            del self._open[door.port]
            door.stop()


class Hosting(QObject):
    """Host of a table; ``gathering`` is set before the deal, ``session`` after it."""

    changed = Signal()
    """Emitted when the seats or the connected players may have changed."""
    proposed = Signal()
    """Emitted when the pending proposal may have changed."""
    dealt = Signal(object)
    """Emitted with the session dealt after all players have visited."""
    judged = Signal(object)
    """Emitted after the game with a thread-safe function that returns the fairness result."""
    closed_for_all = Signal()
    """Emitted when all have agreed to close the table."""
    settled = Signal()
    """Emitted when no player still has to fetch the ended game."""
    rematch_wanted = Signal(str)
    """Emitted with the name of a player who wants a rematch."""

    def __init__(
        self, window: WindowFrame, doors: TableServers, folder: Path, at: Path | None = None
    ) -> None:
        super().__init__(window)
        self.window = window
        self.doors = doors
        self.door: TableServer | None = None
        self._at = at
        self.again: Hosting | None = None
        """Table of the rematch once there is one, else None."""
        self._folder = folder
        """Folder with the certificate, the undealt tables and the closed ones."""
        self.session: Session | None = None
        self.shared: AnySharedGame | None = None
        self.gathering: AnyGathering | None = None
        self.table: SharedTable[Any, Any, Any] | None = None
        self.fingerprint = ""
        self.announcement: TableBroadcast | None = None
        """Announcement on the local network, or None."""
        self.home_port = 0
        """Port for browsers in the home network; 0 if they are not served."""
        self.router: RouterPort | None = None
        """Port that the router forwards to this computer, or None."""
        sharing = window.game.sharing or window.game.watching
        assert sharing is not None, "only games that can be shared are shared"
        self._sharing = sharing()
        window.desk.done.connect(self._tell)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._check_clock)
        self._clock.start(CLOCK_MS)

    def gather(self, shared: AnySharedGame, claims: Claims | None = None) -> None:
        """Open the gathering of a new game, with existing ``claims`` if any."""
        from paxdesk.net.seats import Claims, GatheringTable

        self.shared = shared
        names = tuple(each.name for each in shared.seats)
        self.gathering = GatheringTable(
            self._sharing,
            claims or evolve(Claims.none(), absence=HOUR),
            self._keep_new,
            self._moved,
            names=names,
            deal=self._deal,
            hold=True,
        )
        for seat in sorted(shared.remote_seats - frozenset(self.gathering.remote_seats)):
            self.gathering.invite(seat)
        doors = self.doors.tables
        doors[self.gathering.claims.table] = self.gathering

    def share(self, session: Session, claims: Claims | None) -> None:
        """Host the remote seats of a session, with existing ``claims`` if any."""
        from paxdesk.net.seats import Claims
        from paxdesk.net.shared_table import SharedTable

        self.session = session
        self._sharing = self._sharing.of_session(session)
        self.table = SharedTable(
            self._sharing,
            claims or evolve(Claims.none(), absence=HOUR),
            self._keep,
            self._moved,
            session=session,
            actor=self,
        )
        self.doors.tables[self.table.claims.table] = self.table

    def _deal(self, seed: int) -> None:
        assert self.shared is not None
        assert self.gathering is not None
        old, self.gathering = self.gathering, None
        self.share(self.shared.deal(seed), old.claims)
        self.dealt.emit(self.session)
        table = self.table
        assert table is not None
        self.forget_new(old.claims)
        self._keep(table.claims)
        for line, guest in list(old.guests.items()):
            table.sit(line, guest.seat)
        table.announce()

    @property
    def seating(self) -> Seating[Any, Any, Any]:
        found = self.gathering or self.table
        assert found is not None, "it gathers people, or shares a game"
        return found

    def open(self) -> None:
        """Accept connections. Raises NetError."""
        from paxdesk.net.messages import PORT
        from paxdesk.net.table_server import NetError, certificate

        pem, self.fingerprint = certificate(self._folder)
        claims = self.seating.claims
        try:
            self.door = self.doors.enter(claims.port or PORT, pem)
        except NetError:
            if claims.port:
                raise
            self.door = self.doors.enter(0, pem)  # the preferred port is in use
        if claims.port != self.door.port:
            self.seating.claim(evolve(claims, port=self.door.port))

    def choose_clock(self, seconds: int) -> None:
        """Set a turn's time limit in seconds (0: none), unless a seat is already claimed."""
        seating = self.seating
        if not seating.claims.claimed:
            seating.claim(evolve(seating.claims, clock=seconds))

    def _check_clock(self) -> None:
        """Handle expired clocks and disconnected phones."""
        table = self.table
        if table is not None and self.window.desk.session is self.session:
            table.check_clock()
            held = table.at_screen
            table.check_phones()
            if fresh := table.at_screen - held:
                names = join_words(self._names(fresh), "and")
                words = tr(
                    "Phone disconnected: {names}. They can play here until it reconnects.",
                    names=names,
                )
                self.window.desk.prompt_line.note(words, "")

    def choose_absence(self, seconds: int) -> None:
        """Set the time after which an absence counts, unless a seat is already claimed."""
        seating = self.seating
        if not seating.claims.claimed:
            seating.claim(evolve(seating.claims, absence=seconds))

    @property
    def port(self) -> int:
        assert self.door is not None, "it was opened"
        return self.door.port

    @property
    def owing(self) -> bool:
        """True if a finished or closed game has not been fetched by everyone."""
        table, session = self.table, self.session
        if table is None or session is None:
            return False
        over = table.claims.closed or session.seat_to_act is None
        return over and bool(table.claims.owed)

    def close(self) -> None:
        """Close all connections; players keep their claims to seats."""
        with suppress(RuntimeError, TypeError):
            self.window.desk.done.disconnect(self._tell)
        self.announce(False)
        self.close_port()
        self.seating.close()
        self.doors.leave(self.seating, self.door)
        self.door = None
        self.deleteLater()

    def close_port(self) -> None:
        """Let the router stop forwarding the port."""
        if self.router is not None:
            # The program must not end before this request.
            threading.Thread(target=self.router.close, name="router").start()
            self.router = None

    def announce(self, wanted: bool, interfaces: list[str] | None = None) -> None:
        """Start or stop the announcement on the local network. Raises NetError."""
        if self.announcement is not None:
            self.announcement.close()
            self.announcement = None
        if wanted:
            from paxdesk.net.lan_discovery import TableBroadcast

            self.announcement = TableBroadcast(self.port, self.fingerprint, interfaces)
            self._announce_again()

    def _announce_again(self) -> None:
        if self.announcement is not None:
            seating = self.seating
            names = {seat: self.name(seat) for seat in seating.unused if seat}
            self.announcement.tell(
                self._sharing.key, self.title, seating.claims.table, seating.unused, names
            )

    @property
    def title(self) -> str:
        """Names of the players, for the announcement."""
        return join_words([each.name for each in self.seats], "and")

    @property
    def seats(self) -> tuple[Any, ...]:
        """Set-ups of the seats, in order."""
        if self.session is not None:
            return self.session.seats
        return () if self.shared is None else self.shared.seats

    def serve_phones(self, wanted: bool) -> None:
        """Start or stop serving home browsers without TLS. Raises NetError."""
        assert self.door is not None, "it was opened"
        if wanted and not self.home_port:
            self.home_port = self.door.serve_home()
        elif not wanted:
            self.door.leave_home()
            self.home_port = 0

    def link(self, seat: Seat, host: str) -> str:
        """Return the link of an unclaimed seat, "" for any other."""
        from paxdesk.net.messages import TableLink, page_link

        token = self.seating.unused.get(seat)
        if token is None:
            return ""
        table = self.seating.claims.table
        link = TableLink(host, self.port, table, seat, token, self.fingerprint)
        if self.home_port:
            return page_link(link, f"http://{evolve(link, port=self.home_port).address}")
        return str(link)

    @property
    def note(self) -> str:
        """Text for the top bar about the remote players, or ""."""
        table, session = self.table, self.session
        if table is None or session is None or table.claims.closed:
            return ""
        if session.seat_to_act is None:
            owed = join_words(self._names(table.claims.owed), "and")
            return tr("finished game not yet sent to {names}", names=owed) if owed else ""
        told = presence_words(
            self._names(session.absent_seats - table.here - session.sitting_in.keys()),
            self._names(session.sitting_in),
            onlooker_words(table.onlookers),
            [] if table.pending is None else [self.name(each) for each in table.pending.waits],
        )
        if not table.at_screen:
            return told
        held = join_words(self._names(table.at_screen), "and")
        return "  ·  ".join(filter(None, (tr("{names}: phone disconnected", names=held), told)))

    def _names(self, seats: Iterable[Seat]) -> list[str]:
        return [self.name(seat) for seat in sorted(seats)]

    def name(self, voter: Voter) -> str:
        """Return a voter's name: the player's, or "You" for HOUSE."""
        return self.seats[voter - 1].name if isinstance(voter, int) else tr("You")

    def _tell(self) -> None:
        if self.table is not None and self.window.desk.session is self.session:
            self.table.update_guests()

    def _keep(self, claims: Claims) -> None:
        from paxdesk.net.headless_host import claims_path, write_claims

        path = self._kept_at()
        try:
            if claims.closed:
                self._keep_closed(claims)
                if path is not None and path.parent.name != CLOSED:
                    claims_path(path).unlink(missing_ok=True)
            elif path is None:
                return
            elif self.session is not None and self.session.seat_to_act is None and not claims.owed:
                claims_path(path).unlink(missing_ok=True)
            else:
                write_claims(path, claims)
        except PaxError as error:
            self.window.show_message(tr("The invitations could not be saved"), str(error))

    def _keep_new(self, claims: Claims) -> None:
        from paxdesk.desk.window.undealt_tables import keep_undealt

        try:
            keep_undealt(self._folder, self._sharing, self.shared, claims)
        except PaxError as error:
            self.window.show_message(tr("The invitations could not be saved"), str(error))

    def forget_new(self, claims: Claims) -> None:
        """Delete the saved files of a new table that is dealt or given up."""
        from paxdesk.desk.window.undealt_tables import forget_undealt

        forget_undealt(self._folder, claims.table)

    def _keep_closed(self, claims: Claims) -> None:
        """Save a closed game until everybody has it. Raises SaveError."""
        from paxdesk.files.safe_write import make_folder, write_whole
        from paxdesk.net.headless_host import claims_path, write_claims

        assert self.session is not None, "only a dealt table is closed"
        path = self._folder / CLOSED / f"{claims.table}.pax"
        if not claims.owed:
            for each in (path, claims_path(path)):
                each.unlink(missing_ok=True)
            return
        if not path.exists():
            make_folder(path.parent, private=True)
            write_whole(path, self._sharing.kept(self.session).data(), private=True)
        write_claims(path, claims)

    def _kept_at(self) -> Path | None:
        """Return the game's file, None if not stored."""
        if self.session is not None and self.window.desk.session is self.session:
            self._at = self.window.kept_at()
            return self._at
        if self._at is None:
            return None
        places = (self._at, self._at.parent / FINISHED / self._at.name)
        return next((each for each in places if each.exists()), None)

    def _moved(self) -> None:
        self.window.desk.show_heading()
        self._announce_again()
        self.changed.emit()
        self.proposed.emit()
        session, table = self.session, self.table
        over = session is not None and session.seat_to_act is None
        closed = table is not None and table.claims.closed
        if (over or closed) and not self.owing:
            self.settled.emit()

    # --- Proposals that need agreement ------------------------------------------------------------

    @property
    def question(self) -> str:
        """Proposal that the people at this screen have to answer; "" if none."""
        from paxdesk.net.messages import HOUSE

        pending = None if self.table is None else self.table.pending
        if pending is None or HOUSE not in pending.waits:
            return ""
        other = self.name(pending.seat) if pending.seat else ""
        return wanted_words(pending.what, self.name(pending.by), other)

    def answer(self, agrees: bool) -> None:
        from paxdesk.net.messages import HOUSE

        if self.table is not None and self.table.pending is not None:
            self.table.answer(HOUSE, self.table.pending.number, agrees)

    # --- Requests of remote seats -----------------------------------------------------------------

    def act(self, action: Action, note: str) -> None:
        self.window.desk.model.act_elsewhere(action, note)

    def undo(self) -> None:
        self.window.desk.model.undo_elsewhere()

    def restart_turn(self) -> None:
        self.window.desk.model.undo_elsewhere(turn=True)

    def go_back(self, steps: int) -> None:
        self.window.desk.model.go_back_to(steps)

    def go_on(self) -> None:
        model = self.window.desk.model
        if model.called in model.session.absent_seats:
            model.called = None
        self.window.desk.flow.refresh()

    def ended(self) -> None:
        self.closed_for_all.emit()

    def judge(self, judged: Callable[[], FairnessResult]) -> None:
        self.judged.emit(judged)

    def rematch(self, seat: Seat) -> None:
        self.rematch_wanted.emit(self.name(seat))


# --- Notification of the player's turn ------------------------------------------------------------

NOTIFICATION_MS = 10_000
"""Duration of a notification in ms."""


class TurnAlert(QObject):
    """Desktop notification of the local player's turn, while ``shared`` returns True."""

    def __init__(self, window: WindowFrame, shared: Callable[[], bool]) -> None:
        super().__init__(window)
        self.window_frame = window
        self._shared = shared
        self._asked: Seat | None = window.desk.session.seat_to_act
        """Seat to act at the last check."""
        self._tray: QSystemTrayIcon | None = None
        self.called = 0
        """Number of notifications so far."""
        window.desk.changed.connect(self._hear)

    def _hear(self, change: TableChange) -> None:
        desk = self.window_frame.desk
        before, self._asked = self._asked, change.seat_to_act
        if change.seat_to_act is None or change.seat_to_act == before or not self._shared():
            return
        if change.seat_to_act in desk.model.people and not self.window_frame.isActiveWindow():
            self._call(desk.model.names[change.seat_to_act])

    def _call(self, name: str) -> None:
        self.called += 1
        QApplication.alert(self.window_frame)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.setBadgeNumber(1)
        if not QSystemTrayIcon.isSystemTrayAvailable():
            return
        if self._tray is None:
            self._tray = QSystemTrayIcon(self.window_frame.windowIcon(), self)
            self._tray.messageClicked.connect(self.window_frame.activateWindow)
        self._tray.show()
        title, words = tr("Your turn"), tr("{name} has to decide at the table.", name=name)
        words = without_markup(words)
        self._tray.showMessage(title, words, self.window_frame.windowIcon(), NOTIFICATION_MS)

    def seen(self) -> None:
        """Remove the badge and the notification."""
        application = QGuiApplication.instance()
        if self.called and isinstance(application, QGuiApplication):
            application.setBadgeNumber(0)
        if self._tray is not None:
            self._tray.hide()
