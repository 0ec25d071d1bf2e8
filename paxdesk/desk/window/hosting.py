"""A table of this machine, at which others sit, on the desk of one window."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from paxdesk.desk.types import Action, Session
from paxdesk.desk.window.across import Across, wanted_words
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.errors import PaxError
from paxdesk.language import counted, joined, say
from paxdesk.session.game import Seat
from paxdesk.session.sharing import AnySharedGame

if TYPE_CHECKING:
    from paxdesk.net.fairness import Verdict
    from paxdesk.net.gathering import AnyGathering
    from paxdesk.net.nearby import Announcement
    from paxdesk.net.seating import Claims, Seating
    from paxdesk.net.server import Door
    from paxdesk.net.table import SharedTable


def own_address() -> str:
    """What other machines of the local network call this one, as far as it is known."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # Nothing is sent: the system only says from where it would be.
        asking.connect(("192.0.2.1", 9))
        return str(asking.getsockname()[0])
    return "127.0.0.1"


class Hosting(QObject):
    """The game on the desk as a shared table: what seats elsewhere want is done.

    At first it may be a ``gathering``: then there is no session yet.
    """

    changed = Signal()
    """Somebody has come or gone."""
    proposed = Signal()
    """What somebody proposes has changed."""
    dealt = Signal(object)
    """Everybody has come: the session that was dealt."""
    judged = Signal(object)
    """The game is over: a call, for any thread, that finds out whether it was fair."""
    closed_for_all = Signal()
    """All have agreed that the table is shared no more."""

    def __init__(self, window: WindowFrame) -> None:
        from paxdesk.net.server import Door

        super().__init__(window)
        self.window = window
        self.session: Session | None = None
        self.shared: AnySharedGame | None = None
        self.gathering: AnyGathering | None = None
        self.table: SharedTable[Any, Any, Any] | None = None
        self.fingerprint = ""
        self.announcement: Announcement | None = None
        """What makes the table known in the local network, where that is wanted."""
        self._across = Across(self)
        self._tables: dict[str, Seating[Any, Any, Any]] = {}
        self.door: Door = Door(self._tables, self._across.do)
        assert window.game.sharing is not None, "only games that can be shared are shared"
        self._sharing = window.game.sharing()
        window.desk.done.connect(self._tell)

    def gather(self, shared: AnySharedGame) -> None:
        """Wait for everybody, and deal then."""
        from paxdesk.net.gathering import GatheringTable

        self.shared = shared
        names = tuple(each.name for each in shared.seats)
        self.gathering = GatheringTable(
            self._sharing, names=names, deal=self._deal, moved=self._moved
        )
        for seat in sorted(shared.elsewhere):
            self.gathering.invite(seat)
        self._tables[self.gathering.claims.table] = self.gathering

    def share(self, session: Session, claims: Claims | None) -> None:
        """Let seats of a game be played elsewhere; ``claims`` say who may already."""
        from paxdesk.net.seating import Claims
        from paxdesk.net.table import SharedTable

        self.session = session
        self.table = SharedTable(
            self._sharing,
            claims or Claims.none(),
            self._keep,
            self._moved,
            session=session,
            actor=self,
        )
        self._tables[self.table.claims.table] = self.table

    def _deal(self, seed: int) -> None:
        """Everybody has given his share: the cards are dealt, and all sit at the table."""
        assert self.shared is not None
        assert self.gathering is not None
        old, self.gathering = self.gathering, None
        self.share(self.shared.deal(seed), old.claims)
        self.dealt.emit(self.session)
        table = self.table
        assert table is not None
        self._keep(table.claims)
        for line, guest in list(old.guests.items()):
            table.sit(line, guest.seat)
        table.announce()

    @property
    def seating(self) -> Seating[Any, Any, Any]:
        """Who sits where."""
        found = self.gathering or self.table
        assert found is not None, "it gathers people, or shares a game"
        return found

    def open(self, folder: Path) -> None:
        """Let people in. Raises NetError."""
        from paxdesk.net.link import PORT
        from paxdesk.net.server import NetError, certificate

        pem, self.fingerprint = certificate(folder)
        claims = self.seating.claims
        try:
            self.door.start("0.0.0.0", claims.port or PORT, pem)
        except NetError:
            if claims.port:
                raise
            self.door.start("0.0.0.0", 0, pem)  # another table is there already
        self.seating.claim(evolve(claims, port=self.door.port))

    def close(self) -> None:
        """Nobody is let in any more; the seats stay those of whoever has them."""
        with suppress(RuntimeError, TypeError):
            self.window.desk.done.disconnect(self._tell)
        self.seating.close()
        self.door.stop()
        self.announce(False)
        self.deleteLater()

    def announce(self, wanted: bool, interfaces: list[str] | None = None) -> None:
        """Make the table known in the local network, or not. Raises NetError."""
        if self.announcement is not None:
            self.announcement.close()
            self.announcement = None
        if wanted:
            from paxdesk.net.nearby import Announcement

            self.announcement = Announcement(self.door.port, self.fingerprint, interfaces)
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
        """Who plays, for those who look for a table."""
        return joined([each.name for each in self.seats], "and")

    @property
    def seats(self) -> tuple[Any, ...]:
        """Who sits at the table, in the order of seats."""
        if self.session is not None:
            return self.session.seats
        return () if self.shared is None else self.shared.seats

    def link(self, seat: Seat, host: str) -> str:
        """The link of a seat that nobody has claimed yet, "" for any other."""
        from paxdesk.net.link import Link

        token = self.seating.unused.get(seat)
        if token is None:
            return ""
        table = self.seating.claims.table
        return str(Link(host, self.door.port, table, seat, token, self.fingerprint))

    @property
    def note(self) -> str:
        """Who is not at the table, for the top bar."""
        table, session = self.table, self.session
        if table is None or session is None or session.asked is None:
            return ""
        missing = session.away - table.here - session.sitting_in.keys()
        told = []
        if missing:
            told.append(say("away: {names}", names=self._names(missing)))
        if session.sitting_in:
            names = self._names(session.sitting_in.keys())
            told.append(say("a robot plays for {names}", names=names))
        if table.onlookers:
            told.append(counted("%n onlooker(s)", "", table.onlookers))
        if table.pending is not None:
            told.append(say("asked: {names}", names=self._names(table.pending.waits)))
        return "  ·  ".join(told)

    def _names(self, seats: Any) -> str:
        return joined([self.name(seat) for seat in sorted(seats)], "and")

    def name(self, seat: Seat) -> str:
        """What whoever sits there is called; 0 are those at this screen."""
        return self.seats[seat - 1].name if seat else say("You")

    def _tell(self) -> None:
        if self.table is not None and self.window.desk.session is self.session:
            self.table.tell()

    def _keep(self, claims: Claims) -> None:
        from paxdesk.net.hosting import write_claims

        path = self.window.kept_at()
        if path is None or self.window.desk.session is not self.session:
            return
        try:
            write_claims(path, claims)
        except PaxError as error:
            self.window.tell(say("Who may sit here cannot be kept"), str(error))

    def _moved(self) -> None:
        self.window.desk.show_heading()
        self._announce_again()
        self.changed.emit()
        self.proposed.emit()

    # --- What others must agree to ---------------------------------------------------------------

    @property
    def question(self) -> str:
        """What those at this screen are asked to agree to, a sentence; empty: nothing."""
        from paxdesk.net.table import HOUSE

        pending = None if self.table is None else self.table.pending
        if pending is None or HOUSE not in pending.waits:
            return ""
        return wanted_words(pending.what, self.name(pending.by), self.name(pending.seat))

    def answer(self, agrees: bool) -> None:
        """Agree to what is proposed, or not."""
        from paxdesk.net.table import HOUSE

        if self.table is not None and self.table.pending is not None:
            self.table.answer(HOUSE, self.table.pending.number, agrees)

    # --- What seats elsewhere want ---------------------------------------------------------------

    def act(self, action: Action) -> None:
        self.window.desk.model.act_elsewhere(action)

    def undo(self) -> None:
        self.window.desk.model.undo_elsewhere()

    def restart_turn(self) -> None:
        self.window.desk.model.undo_elsewhere(turn=True)

    def go_back(self, steps: int) -> None:
        self.window.desk.model.go_back_to(steps)

    def go_on(self) -> None:
        self.window.desk.flow.refresh()

    def ended(self) -> None:
        self.closed_for_all.emit()

    def judge(self, judged: Callable[[], Verdict]) -> None:
        self.judged.emit(judged)
