"""Joining a remote table: by link, local network or saved seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from paxdesk.errors import PaxError
from paxdesk.language import join_words, tr

if TYPE_CHECKING:
    from paxdesk.desk.sheets.network_sheets import JoinSheet
    from paxdesk.desk.window.network_play import NetworkPart
    from paxdesk.desk.window.remote_game import RemoteGame
    from paxdesk.files.game_shelf import KeptGame
    from paxdesk.net.lan_discovery import TableSearch
    from paxdesk.net.messages import TableLink
    from paxdesk.net.seat_file import KeptSeat, KeptSeats


class TableJoiner(QObject):
    """Controller of joining a table, until its game begins."""

    def __init__(self, network: NetworkPart) -> None:
        super().__init__(network)
        self.network = network
        self.window = network.window
        self._search: TableSearch | None = None

    def show_sheet(self) -> None:
        """Open the sheet for joining a table."""
        window = self.window
        if window.game.sharing is None:
            return
        from paxdesk.desk.sheets.network_sheets import JoinSheet

        kept = [each for each in self.kept_seats() if each.game == window.game.key]
        sheet: JoinSheet = JoinSheet(self.window.desk, kept)
        sheet.joined.connect(partial(self._join, sheet))
        sheet.resumed.connect(self._come_back)
        window.open_dialog(sheet, self.show_sheet, self._leave)
        self._search_network(sheet)

    def _search_network(self, sheet: JoinSheet) -> None:
        """Search for tables on the local network."""
        from paxdesk.desk.window.network_calls import GuiThreadCaller
        from paxdesk.net.lan_discovery import FoundTable, TableSearch

        self.end_search()
        across = GuiThreadCaller(sheet)
        key = self.window.game.key

        def found(tables: tuple[FoundTable, ...]) -> None:
            if self.window.dialog is sheet:
                sheet.show_found([each for each in tables if each.game == key])

        try:
            self._search = TableSearch(
                lambda tables: across.call_soon(partial(found, tables)), self.network.interfaces
            )
        except PaxError:
            return  # joining by link works without it

    def end_search(self) -> None:
        if self._search is not None:
            search, self._search = self._search, None
            search.close()

    def _leave(self) -> None:
        self.end_search()
        self.window.close_dialog()

    def kept_seats(self) -> tuple[KeptSeat, ...]:
        seats = self.seat_store()
        return () if seats is None else seats.all()

    def seat_store(self) -> KeptSeats | None:
        """Return the file of the saved seats; None if nothing is stored."""
        if self.network.folder is None:
            return None
        from paxdesk.net.seat_file import KeptSeats

        return KeptSeats(self.network.folder)

    def _join(self, sheet: JoinSheet, text: str) -> None:
        from paxdesk.net.messages import read_link

        try:
            link = read_link(text)
        except PaxError as error:
            sheet.complain(str(error))
            return
        self.join(link, None)

    def _come_back(self, seat: KeptSeat) -> None:
        from paxdesk.net.messages import read_link

        try:
            self.join(read_link(seat.link), seat)
        except PaxError as error:
            self.window.show_message(tr("Could not join"), str(error))

    def come_back_to(self, game: KeptGame) -> None:
        """Rejoin the table of a stored game, or report a lost seat."""
        from paxdesk.net.messages import read_link
        from paxdesk.net.seat_file import seen_path

        assert self.network.games is not None, "it lies there"
        for seat in self.kept_seats():
            if seen_path(self.network.games, read_link(seat.link)).name == game.path.name:
                self._come_back(seat)
                return
        words = tr(
            "Someone else now has your seat at this table. You can replay what you saw; to "
            "continue playing, ask for a new link."
        )
        self.window.show_message(tr("Could not join"), words)

    def join(self, link: TableLink, kept: KeptSeat | None) -> None:
        """Visit the table of ``link`` once the game on the desk is saved or given up."""
        from paxdesk.net.table_server import need_libraries

        self.end_search()
        try:
            need_libraries()
        except PaxError as error:
            self.window.show_message(tr("Could not join"), str(error))
            return
        self.window.leave(lambda: self.visit(link, kept))

    def visit(self, link: TableLink, kept: KeptSeat | None) -> None:
        """Connect to the table of ``link``, at the saved seat ``kept`` unless None."""
        from paxdesk.desk.window.remote_game import RemoteGame
        from paxdesk.desk.window.remote_table_sheets import show_invitation, show_move

        network = self.network
        if network.visit is not None:
            network.visit.close()
        network.prepare_sharing()
        visit = network.visit = RemoteGame(self.window, link, kept, self.seat_store())
        visit.ended.connect(partial(self._ended, visit))
        visit.gathered.connect(self._gathered)
        visit.unanswered.connect(self._unanswered)
        visit.proposed.connect(network.ask_next)
        visit.moving.connect(partial(show_move, self.window))
        visit.invited.connect(partial(show_invitation, network))
        visit.proved.connect(network.prove)
        visit.begin(network.games)
        if visit.session is None:
            self._wait(tr("Connecting to {host}…", host=link.host))

    def _wait(self, words: str) -> None:
        """Show a message with a Cancel button."""
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        sheet = MessageSheet(self.window.desk, tr("Join a table"), words, [tr("Cancel")])
        sheet.answered.connect(lambda _: self._give_up())
        self.window.open_dialog(sheet, None)

    def _unanswered(self) -> None:
        """Report that the host does not answer."""
        visit = self.network.visit
        if visit is not None:
            words = tr(
                "{host} (port {port}) does not answer. Ask the host whether the table is open "
                "and reachable from here. Pax Desk keeps trying.",
                host=visit.link.host,
                port=visit.link.port,
            )
            self._wait(f"{visit.unmet_words} {words}".strip())

    def _gathered(self) -> None:
        """Show the players whom the undealt table awaits."""
        visit = self.network.visit
        if visit is None or visit.game.gathering is None:
            return
        names = visit.waited_for
        words = tr("You are seated. The game starts when everyone has joined.")
        if not visit.seat:
            words = tr("The game starts when everyone has joined; then you can watch.")
        waits = tr("Waiting for {names}.", names=join_words(names, "and")) if names else ""
        self._wait(f"{words} {waits}".strip())

    def _give_up(self) -> None:
        if self.network.visit is not None:
            self.network.visit.close()
            self.network.visit = None
        self.window.close_dialog()

    def _ended(self, visit: RemoteGame, words: str) -> None:
        visit.connection.close()
        if visit.lost or not visit.was_seated:
            # The seat is of no further use.
            visit.forget()
        self.window.show_message(tr("The table"), words)
