"""Network play of a window: its hosted or visited table, invitations and proposals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject

from paxdesk.desk.game_types import Session
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import Request

if TYPE_CHECKING:
    from paxdesk.desk.sheets.network_sheets import InviteSheet
    from paxdesk.desk.sheets.phones_sheet import PhonesSheet
    from paxdesk.desk.window.hosted_game import Hosting, TableServers, TurnAlert
    from paxdesk.desk.window.new_table import NewTablePart
    from paxdesk.desk.window.remote_game import RemoteGame
    from paxdesk.desk.window.table_banners import ProposalBanner
    from paxdesk.desk.window.table_joiner import TableJoiner
    from paxdesk.files.game_shelf import KeptGame
    from paxdesk.net.seats import Claims
    from paxdesk.net.shared_seed import FairnessResult
    from paxdesk.session.seat_updates import AnySharedGame

FIND_ENDED_AFTER_MS: Final = 1500
"""Delay in ms before the search for undealt tables and unfetched finished games."""


class NetworkPart(WindowPart):
    """Controller of network play; ``games`` is the folder of saved games, None to save nothing."""

    def __init__(self, window: WindowFrame, games: Path | None) -> None:
        super().__init__(window)
        self.games = games
        self.folder = games.parent / "net" if games is not None else None
        """Folder with the certificate and the saved seats, or None."""
        self.hosting: Hosting | None = None
        self.visit: RemoteGame | None = None
        self.ended: list[Hosting] = []
        """Tables of finished or closed games that some player has not fetched."""
        self._closed = False
        self._doors: TableServers | None = None
        self._finding = IdleTimer(self)
        self._finding.timeout.connect(self._find_ended)
        self.interfaces: list[str] | None = None
        """Local addresses of the networks used for discovery; None means all."""
        self._host = ""
        self.inviting: InviteSheet | None = None
        """Last invitation sheet, or None."""
        self.asking: ProposalBanner | None = None
        """Banner with the proposal that the player at this window has to answer, or None."""
        self.calling: TurnAlert | None = None
        """Notification of turns once a game is shared, else None."""
        window.laid.connect(self._laid)
        window.desk.top_bar_remark = self.note
        window.desk.ask_remote_undo = self._ask_back
        window.installEventFilter(self)

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate and self.calling is not None:
            self.calling.seen()
        return super().eventFilter(watched, event)

    def prepare_sharing(self) -> None:
        """Prepare threads and turn notifications for a shared game."""
        from paxdesk.desk.window.hosted_game import TurnAlert
        from paxdesk.desk.window.network_calls import share_threads

        share_threads()
        self.calling = self.calling or TurnAlert(self.window, self._is_shared)

    def _is_shared(self) -> bool:
        session = self.desk.session
        return bool(session.absent_seats) or session.host is not None

    def note(self) -> str:
        """Return the top bar's note on remote players; "" if there is none."""
        for table in (self.visit, self.hosting):
            if table is not None and table.session is self.desk.session:
                return table.note
        return ""

    @property
    def seen_at(self) -> Path | None:
        """File with the messages that this seat at a remote table has received, or None."""
        return None if self.visit is None else self.visit.seen_at

    @cached_property
    def new_table(self) -> NewTablePart:
        """Part for undealt tables, created on first use."""
        from paxdesk.desk.window.new_table import NewTablePart

        return NewTablePart(self)

    @cached_property
    def joiner(self) -> TableJoiner:
        """Joiner of remote tables, created on first use."""
        from paxdesk.desk.window.table_joiner import TableJoiner

        return TableJoiner(self)

    def join(self) -> None:
        self.joiner.show_sheet()

    def come_back_to(self, game: KeptGame) -> None:
        """Rejoin the remote table of a stored game."""
        self.joiner.come_back_to(game)

    def _end_search(self) -> None:
        if "joiner" in vars(self):
            self.joiner.end_search()

    def end(self) -> None:
        """Close all connections when the window is closed."""
        self._closed = True
        self._finding.stop()
        self._end_search()
        if self.calling is not None:
            self.calling.seen()
        if "new_table" in vars(self):
            self.new_table.close()
        for each in (*self.ended, self.hosting):
            if each is not None:
                each.close()
        self.ended.clear()
        if self.visit is not None:
            self.visit.close()
        self.hosting = self.visit = None

    def _laid(self, session: Session, _path: object) -> None:
        """Leave the previous table; share ``session`` if it was shared."""
        if self.hosting is not None and self.hosting.session is not session:
            self._leave_table()
        if self.visit is not None and self.visit.session is not session:
            self.visit.close()
            self.visit = None
        self.ask_next()
        if self.calling is not None:
            self.calling.seen()
        self._end_search()
        path = self.window.kept_at()
        if self.hosting is None and session.host is None and path is not None:
            self._share_again(session, path)

    def _share_again(self, session: Session, path: Path) -> None:
        """Host a stored game again if it was shared."""
        from paxdesk.files.game_shelf import TABLE

        if not path.with_suffix(TABLE).exists() or session.state.over:
            return
        from paxdesk.net.headless_host import read_claims

        try:
            claims = read_claims(path)
            if claims is not None and claims.seats and not claims.closed:
                self._share(session, claims)
        except PaxError as error:
            self.window.show_message(tr("The table could not be shared"), str(error))

    # --- Players who were away when a hosted game ended -------------------------------------------

    def begin(self) -> None:
        """Schedule the search for undealt tables and unfetched finished games."""
        if self.games is not None and self.window.game.sharing is not None:
            self._finding.start(FIND_ENDED_AFTER_MS)

    def _leave_table(self) -> None:
        """Stop hosting, unless a player has yet to fetch the game."""
        hosting, self.hosting = self.hosting, None
        if hosting is None:
            return
        if hosting.owing:
            hosting.announce(False)
            self._tell_on(hosting)
        else:
            hosting.close()

    def _tell_on(self, hosting: Hosting) -> None:
        self.ended.append(hosting)
        hosting.settled.connect(partial(self._settle, hosting))

    def _settle(self, hosting: Hosting) -> None:
        if hosting in self.ended:
            self.ended.remove(hosting)
            hosting.close()

    def _find_ended(self) -> None:
        """Reopen undealt tables and unfetched finished games."""
        from paxdesk.desk.window.hosted_game import CLOSED
        from paxdesk.files.game_shelf import FINISHED, TABLE

        games, folder = self.games, self.folder
        assert games is not None, "nobody looks where nothing is kept"
        assert folder is not None
        self._find_undealt()
        places = (games, games / FINISHED, folder / CLOSED)
        found = [each for place in places for each in place.glob(f"*{TABLE}")]
        if not found:
            return
        from paxdesk.desk.window.hosted_game import owing_games
        from paxdesk.desk.window.network_calls import GuiThreadCaller, run_in_thread

        across = GuiThreadCaller(self)
        paths, game = [each.with_suffix(".pax") for each in found], self.window.game

        def find() -> None:
            for each in owing_games(game, paths):
                across.call_soon(partial(self._tell_again, *each))

        run_in_thread(find)

    def _find_undealt(self) -> None:
        """Reopen the first stored undealt table, unless one is open."""
        assert self.folder is not None, "nobody looks where nothing is kept"
        from paxdesk.desk.window.hosted_game import NEW

        if not (self.folder / NEW).exists():
            return
        from paxdesk.desk.window.undealt_tables import undealt_tables

        for shared, claims in undealt_tables(self.folder, self.window.game):
            self.prepare_sharing()
            self.new_table.resume(shared, claims)

    def _tell_again(self, path: Path, session: Session, claims: Claims) -> None:
        """Offer a finished game to players who lack it."""
        tables = self._doors.tables if self._doors is not None else {}
        if self._closed or claims.table in tables:
            return
        try:
            self._tell_on(self.opened(lambda hosting: hosting.share(session, claims), path))
        except PaxError:
            return  # another window hosts this table at its port

    def _share(self, session: Session, claims: Claims | None) -> Hosting:
        self.prepare_sharing()
        self.hosting = self.opened(lambda hosting: hosting.share(session, claims))
        return self.hosting

    def opened(self, prepare: Callable[[Hosting], object], at: Path | None = None) -> Hosting:
        """Set up a hosted table with ``prepare``, open and return it. Raises NetError."""
        from paxdesk.desk.window.hosted_game import Hosting, TableServers
        from paxdesk.net.table_server import need_libraries

        need_libraries()
        assert self.folder is not None
        self._doors = self._doors or TableServers(self.window)
        hosting = Hosting(self.window, self._doors, self.folder, at)
        prepare(hosting)
        try:
            hosting.open()
        except PaxError:
            if hosting.session is not None:
                hosting.session.absent_seats = frozenset()
            hosting.close()
            raise
        hosting.proposed.connect(self.ask_next)
        hosting.dealt.connect(partial(self.lay_dealt, hosting))
        hosting.closed_for_all.connect(partial(self._closed_for_all, hosting))
        hosting.judged.connect(self._judge)
        hosting.rematch_wanted.connect(partial(self._tell_rematch_wish, hosting))
        return hosting

    # --- Inviting ---------------------------------------------------------------------------------

    def invite(self) -> None:
        """Open the invitations to the game on the desk; at a remote table, the list of players."""
        window, session = self.window, self.desk.session
        if window.game.sharing is None or self.folder is None:
            return
        if self.visit is not None and session.host is not None:
            from paxdesk.desk.window.remote_table_sheets import show_table

            show_table(self, self.visit)
        elif (hosting := self._hosted(session)) is not None:
            self.show_invitation(hosting)

    def _hosted(self, session: Session) -> Hosting | None:
        """Return the session's hosted table; None after an error."""
        problem = self._why_not_shared(session)
        try:
            if not problem:
                return self.hosting or self._share(session, None)
        except PaxError as error:
            problem = str(error)
        self.window.show_message(tr("You cannot invite anyone"), problem)
        return None

    def show_phones(self) -> None:
        """Open the sheet with QR codes for people's phones."""
        from paxdesk.desk.sheets.phones_sheet import PhonesSheet
        from paxdesk.net.addresses import own_address

        hosting = self._hosted(self.desk.session)
        if hosting is None:
            return
        self._host = self._host or own_address()
        watching = self.window.game.watching is not None
        allowed = bool(hosting.home_port)
        sheet = PhonesSheet(self.desk, lambda: self._rows(hosting), allowed, watching)
        sheet.allowing.connect(partial(self._allow_phones, hosting, sheet))
        sheet.placed.connect(partial(self._place, hosting))
        hosting.changed.connect(sheet.refresh)
        self.window.open_dialog(sheet, self.show_phones, self._leave_invitation)

    def _allow_phones(self, hosting: Hosting, sheet: PhonesSheet) -> None:
        try:
            hosting.serve_phones(True)
        except PaxError as error:
            sheet.complain(str(error))
            return
        for row in self._rows(hosting):
            if row.seat and not row.is_remote:
                hosting.seating.invite(row.seat)
        sheet.allow_now()

    def gather(self, shared: AnySharedGame) -> None:
        """Begin a new game with remote seats: wait for all players, then deal."""
        self.prepare_sharing()
        self.new_table.gather(shared)

    def lay_dealt(self, hosting: Hosting, session: Session) -> None:
        """Open the game of a new table once it is dealt."""
        self.new_table.end()
        self._leave_table()
        self.hosting = hosting
        self.window.play(session)
        self.begin()

    def show_invitation(self, hosting: Hosting) -> None:
        from paxdesk.desk.sheets.network_sheets import InviteSheet
        from paxdesk.net.addresses import own_address

        self._host = self._host or own_address()
        sheet: InviteSheet = InviteSheet(
            self.desk,
            lambda: self._rows(hosting),
            self._host,
            hosting.port,
            gathering=hosting.gathering is not None,
            nearby=hosting.announcement is not None,
            opened=hosting.router is not None,
            phones=bool(hosting.home_port),
            absence=hosting.seating.claims.absence,
            clock=hosting.seating.claims.clock,
            fixed=bool(hosting.seating.claims.claimed),
        )
        sheet.absence_chosen.connect(hosting.choose_absence)
        sheet.clock_chosen.connect(hosting.choose_clock)
        sheet.port_wanted.connect(partial(self._open_port, hosting, sheet))
        sheet.phones.setVisible(self.window.game.in_browsers)
        sheet.phones_wanted.connect(partial(self._serve_phones, hosting, sheet))
        sheet.placed.connect(partial(self._place, hosting))
        sheet.renewed.connect(hosting.seating.invite)
        sheet.called.connect(self.use_address)
        sheet.announced.connect(partial(self._announce, hosting, sheet))
        sheet.robot_wanted.connect(lambda seat: self.propose("robot", seat))
        sheet.closing.connect(lambda: self.propose("close", 0))
        sheet.given_up.connect(self._give_up_invitation)
        hosting.changed.connect(sheet.refresh)
        self.inviting = sheet
        again = partial(self.show_invitation, hosting)
        self.window.open_dialog(sheet, again, self._leave_invitation)

    def _rows(self, hosting: Hosting) -> list[Any]:
        from paxdesk.desk.sheets.network_sheets import RemoteSeatRow

        seating, seats = hosting.seating, hosting.seats
        people = [n for n, each in enumerate(seats, start=1) if each.robot is None]
        robots = {} if hosting.session is None else hosting.session.sitting_in
        rows = [
            RemoteSeatRow(
                seat,
                seats[seat - 1].name,
                seats[seat - 1].colour,
                seat in seating.remote_seats,
                seat in seating.here,
                hosting.link(seat, self._host),
                robot=seat in robots,
            )
            for seat in people
        ]
        watched = seating.claims.claim_of(0) is not None
        link = hosting.link(0, self._host)
        return [
            *rows,
            RemoteSeatRow(0, tr("Spectators"), 0, watched, False, link, count=seating.onlookers),
        ]

    def _why_not_shared(self, session: Session) -> str:
        if self.window.game.watching is not None:
            return ""
        if session.host is not None:
            return tr("Only the host of this table can invite people.")
        if session.seat_to_act is None:
            return tr("The game is over.")
        if session.practice:
            return tr(
                "In a practice game you can undo everything, so it is played on one computer only."
            )
        if session.robots.keys() >= session.people:
            return tr("Only robots play here.")
        from paxdesk.session.seat_updates import SHORT_SEED

        assert self.window.game.sharing is not None
        seed = self.window.game.sharing().seed_of(session)
        if seed is None:
            return tr(
                "This game started from a prepared position, so someone may know what is "
                "hidden. Start a new game to invite remote players."
            )
        if seed < SHORT_SEED:
            return tr(
                "This game started from a typed seed, which a program could guess. Start a new "
                "game to invite remote players."
            )
        return ""

    def use_address(self, host: str) -> None:
        self._host = host

    def _announce(self, hosting: Hosting, sheet: InviteSheet, wanted: bool) -> None:
        try:
            hosting.announce(wanted, self.interfaces)
        except PaxError as error:
            sheet.complain(str(error))

    def _open_port(self, hosting: Hosting, sheet: InviteSheet, wanted: bool) -> None:
        from paxdesk.desk.window.router_ports import open_port

        open_port(self, hosting, sheet, wanted)

    def _serve_phones(self, hosting: Hosting, sheet: InviteSheet, wanted: bool) -> None:
        try:
            hosting.serve_phones(wanted)
        except PaxError as error:
            sheet.complain(str(error), sheet.phones)

    def _place(self, hosting: Hosting, seat: Seat, away: bool) -> None:
        if away:
            hosting.seating.invite(seat)
        else:
            hosting.seating.take_back_seat(seat)

    def _give_up_invitation(self) -> None:
        self.new_table.give_up()
        self._leave_invitation()
        self.begin()

    def _leave_invitation(self) -> None:
        hosting, self.inviting = self.hosting, None
        if hosting is not None and not hosting.seating.claims.seats:
            hosting.close()
            self.hosting = None
        self.window.close_dialog()
        self.new_table.show_waiting()
        if self.window.dealt and not self.desk.flow.busy:
            self.desk.model.called = None
            self.desk.flow.refresh()

    # --- Proposals that need agreement ------------------------------------------------------------

    def propose(self, what: Request, seat: Seat) -> None:
        """Propose ``what`` to the other players, as host or as client."""
        if self.visit is not None and self.desk.session.host is not None:
            self.window.close_dialog()
            self.visit.game.ask(what, seat)
        elif self.hosting is not None and self.hosting.table is not None:
            self.window.close_dialog()
            from paxdesk.net.messages import HOUSE

            table = self.hosting.table
            why = table.propose(HOUSE, what, seat)
            if why is not None:
                from paxdesk.net.table_words import refusal_words

                word = str(table.claims.absence) if why == "early" else ""
                self.desk.prompt_line.refuse(refusal_words(why, word))

    def _ask_back(self) -> bool:
        """Offer to propose an undo; return False if impossible."""
        visit, hosting, model = self.visit, self.hosting, self.desk.model
        session = self.desk.session
        visiting = visit is not None and visit.session is session and bool(visit.seat)
        shared = hosting is not None and hosting.session is session and bool(session.absent_seats)
        if not (visiting or shared) or session.seat_to_act is None:
            return False
        steps = {seat: session.before_action_of(seat) for seat in model.people}
        last = max((n, seat) for seat, n in [*steps.items(), (0, -1)] if n is not None)
        if last[1] < 0:
            return False
        words = tr(
            "The others have to agree. The game then returns to the position before your last "
            "action, but everyone knows what they have seen since then."
        )
        self.window.ask(
            tr("Ask the others?"),
            words,
            (tr("Ask them"), partial(self.propose, "back", last[1])),
            (tr("Leave it"), bool),
            again=self._ask_back,
        )
        return True

    def ask_next(self) -> None:
        """Show the banner of the pending proposal, and remove an outdated one."""
        table = self.visit or self.hosting
        words = "" if table is None else table.question
        if self.asking is not None:
            if self.asking.words == words:
                return
            self.asking.leave()
            self.asking = None
        if words and self.window.dealt:
            from paxdesk.desk.window.table_banners import ProposalBanner

            self.asking = ProposalBanner(self.window, words)
            self.asking.answered.connect(self._answer)

    def _answer(self, agrees: bool) -> None:
        if self.visit is not None:
            self.visit.game.answer(agrees)
        elif self.hosting is not None:
            self.hosting.answer(agrees)
        self.ask_next()

    def _closed_for_all(self, hosting: Hosting) -> None:
        """Continue the game at this desk only."""
        if self.hosting is hosting:
            self.hosting = None
            hosting.announce(False)
            self._tell_on(hosting)
        self.ask_next()
        self.desk.model.called = None
        self.desk.flow.refresh()
        words = tr("The table was closed. Everyone now has the whole game; continue here.")
        self.window.show_message(tr("The table"), words)

    def is_shared(self, session: Session) -> bool:
        """Return whether this window hosts the game of ``session`` for remote players."""
        hosting = self.hosting
        if hosting is None or hosting.session is not session or hosting.table is None:
            return False
        return bool(hosting.table.remote_seats)

    def rematch(self) -> None:
        """Offer another game to the people of the finished one on the desk."""
        from paxdesk.desk.window.rematch import offer_rematch

        offer_rematch(self)

    def _tell_rematch_wish(self, hosting: Hosting, name: str) -> None:
        from paxdesk.desk.window.rematch import show_wish

        show_wish(self, hosting, name)

    def write_note(self) -> None:
        """Open the sheet for a note to the other players."""
        from paxdesk.desk.window.table_notes import write_note

        write_note(self.window)

    # --- Fairness ---------------------------------------------------------------------------------

    def _judge(self, judged: Callable[[], FairnessResult]) -> None:
        """Judge the hosted game on a worker thread."""
        from paxdesk.desk.window.network_calls import GuiThreadCaller, run_in_thread

        across, session = GuiThreadCaller(self), self.desk.session

        def tell(verdict: FairnessResult) -> None:
            if self.desk.session is session:
                self.prove(verdict)

        run_in_thread(lambda: across.call_soon(partial(tell, judged())))

    def prove(self, verdict: FairnessResult) -> None:
        """Show the fairness banner after the game."""
        from paxdesk.desk.window.fairness_banner import VerdictLine

        VerdictLine(self.window, verdict)
