"""Client for a seat at a remote table, shown in one window."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QDateTime, QLocale, QObject, Signal

from paxdesk.desk.game_types import Session
from paxdesk.desk.play.state_model import PreparedTable
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.desk.window.network_calls import GuiThreadCaller, run_in_thread
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import lock_of
from paxdesk.files.lock import FileLock
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr
from paxdesk.net import table_words
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.net.messages import Proposal, Record, Refused, TableLink, Voter
    from paxdesk.net.seat_client import Heard, HostConnection
    from paxdesk.net.seat_file import KeptSeat, KeptSeats, SeatFile
    from paxdesk.net.seat_session import SeatGame
    from paxdesk.net.shared_seed import DealRecord

MISSED_SECONDS = 24 * 3600
"""Time after which a missing host is reported, in seconds."""
USED_UP = "A" * 22
"""Placeholder for the single-use token of a saved link."""


class RemoteGame(QObject):
    """Client of a remote table; ``kept`` is the saved seat, if any."""

    ended = Signal(str)
    """Emitted when reconnecting is useless, with the reason as a sentence."""
    gathered = Signal()
    """Emitted when the players whom the undealt table awaits have changed."""
    unanswered = Signal()
    """Emitted when the host does not answer; the client keeps trying."""
    proposed = Signal()
    """Emitted when the pending proposal has changed."""
    moving = Signal(str)
    """Emitted with a link that moves this seat to another computer."""
    announced = Signal()
    """Emitted when the players present have changed."""
    invited = Signal(object)
    """Emitted with the link of an invitation to another game with the same people."""
    proved = Signal(object)
    """Emitted after the game with a :class:`FairnessResult`."""

    def __init__(
        self, window: WindowFrame, link: TableLink, kept: KeptSeat | None, seats: KeptSeats | None
    ) -> None:
        from paxdesk.net.messages import new_token
        from paxdesk.net.seat_client import HostConnection
        from paxdesk.net.seat_file import KeptSeat
        from paxdesk.net.seat_session import SeatGame

        super().__init__(window)
        self.window = window
        self.link = link
        self.seats = seats
        self.connected = False
        self.left = False
        """True if reconnecting is useless."""
        self.lost = False
        """True if the seat cannot be used again."""
        self.note = ""
        assert window.game.sharing is not None, "only games that can be shared are joined"
        sharing = window.game.sharing()
        if kept is None:
            # The seat's share of the seed may be sealed already, through an earlier link.
            pledge = None if seats is None else seats.pledge_at(link)
            kept_link = link if not link.seat else evolve(link, token=USED_UP)
            kept = KeptSeat(str(kept_link), new_token(), window.game.key, "", pledge)
        self.saved_seat = kept
        self._across = GuiThreadCaller(self)
        self.connection: HostConnection = HostConnection(
            link, sharing.key, sharing.digest, kept.key, self._overhear
        )
        self.game: SeatGame = SeatGame(
            sharing, link, self.connection, kept.pledge, self._keep_pledge
        )
        self._laid = False
        self._seen: SeatFile | None = None
        self._lock: FileLock | None = None
        self._keeping = True
        """True if received messages can be stored; a failure is reported once."""
        # Saved now, so that the seat survives a crash.
        self._keep(kept)

    def begin(self, games: Path | None) -> None:
        """Show the game as last stored in ``games``, and connect."""
        if games is not None:
            self._recall(games)
        self.connection.start()

    def _recall(self, games: Path) -> None:
        from paxdesk.net.seat_file import SeatFile, seen_path

        path = seen_path(games, self.link)
        lock = lock_of(path)
        with suppress(OSError):
            games.mkdir(parents=True, exist_ok=True)
            if lock.take(""):
                self._lock = lock
        if self._lock is None:
            return  # open in another window, or no locks
        self._seen = SeatFile(path, self.link)
        try:
            self._seen.recall(self.game)
        except PaxError as error:
            self._keeping = False
            self._not_kept(str(error))
        session = self.game.session
        if session is not None:
            self.connection.know(len(session.recording.steps), self.game.mark)
            if session.seat_to_act is not None:
                self._lay(session)

    def close(self) -> None:
        """Disconnect; the seat stays saved."""
        self.connection.close()
        self._unlock()
        self.deleteLater()

    def _unlock(self) -> None:
        if self._lock is not None:
            gone = self._seen is None or not self._seen.path.exists()
            self._lock.release(remove=gone)
            self._lock = None

    @property
    def unmet_words(self) -> str:
        """Sentence if the host has not been seen for a day, else ""."""
        met = self.saved_seat.met
        if not met or time.time() - met < MISSED_SECONDS:
            return ""
        day = QLocale().toString(QDateTime.fromSecsSinceEpoch(met).date())
        return tr("No contact with the host since {day}. Reconnecting…", day=day)

    @property
    def was_seated(self) -> bool:
        """True if the host has ever accepted this client."""
        kept = self.saved_seat
        return bool(kept.met) or kept.pledge is not None or self.session is not None

    @property
    def session(self) -> Session | None:
        return self.game.whole or self.game.session

    @property
    def seen_at(self) -> Path | None:
        """File with the messages to this seat, or None."""
        return None if self._seen is None else self._seen.path

    @property
    def seat(self) -> Seat:
        """The seat of this client; 0 for a spectator."""
        return self.game.seat

    def name(self, seat: Voter) -> str:
        """Return the name of a seat's player, or of the host for HOUSE."""
        gathering, session = self.game.gathering, self.game.session
        if not isinstance(seat, int):
            people = frozenset() if session is None else session.people - {0}
            local = sorted(people - {*self.game.presence.elsewhere})
            if len(local) != 1:
                return tr(table_words.OWNER)
            seat = local[0]
        if gathering is not None:
            return str(gathering.names[seat - 1])
        return "" if session is None else session.seats[seat - 1].name

    @property
    def waited_for(self) -> list[str]:
        gathering = self.game.gathering
        if gathering is None:
            return []
        come = {each.seat for each in gathering.seals}
        return [self.name(seat) for seat in gathering.elsewhere if seat not in come]

    @property
    def absent_seats(self) -> list[Seat]:
        """Other remote seats that are not connected, in ascending order."""
        presence = self.game.presence
        return sorted({*presence.elsewhere} - {*presence.here, self.seat})

    def _overhear(self, heard: Heard) -> None:
        """Store and queue a message; runs on the connection's thread."""
        if self._seen is not None and self._keeping and not isinstance(heard, str):
            try:
                self._seen.add(heard)
            except PaxError as error:
                self._keeping = False
                self._across.call_soon(partial(self._not_kept, str(error)))
        self._across.call_soon(partial(self._hear, heard))

    def _not_kept(self, why: str) -> None:
        words = tr(
            "{reason}\n\nYou can continue, but you can replay what you have seen only while this "
            "window or the table is open.",
            reason=why,
        )
        self.window.show_message(tr("The view from this seat could not be saved"), words)

    def _hear(self, heard: Heard) -> None:
        from paxdesk.net.messages import Moving, Presence, Proposal, Record, Refused, Steps

        if self.game.whole is not None:
            self._hear_after_end(heard)
            return
        if isinstance(heard, str):
            self._connection(heard)
            return
        if isinstance(heard, Refused):
            self._refused(heard)
            return
        if isinstance(heard, Moving):
            self.moving.emit(str(evolve(self.link, token=heard.token)))
            return
        if isinstance(heard, Record):
            # Verification is slow, as it replays the game.
            run_in_thread(partial(self._judge, heard))
            return
        before = 0 if self.game.session is None else len(self.game.session.recording.steps)
        try:
            change = self.game.take(heard)
        except InvalidData:
            self._nonsense()
            return
        if change == "gathering":
            self.gathered.emit()
        elif isinstance(heard, Steps) and not heard.more:
            self._show(before, heard)
        elif isinstance(heard, Presence):
            self._head()
            self.announced.emit()
        elif isinstance(heard, Proposal):
            self._proposed(heard)

    def _hear_after_end(self, heard: Heard) -> None:
        """Handle a message received after the game."""
        from paxdesk.net.messages import LinkError, Refused, Rematch, read_link

        if isinstance(heard, Rematch):
            port = heard.port or self.link.port
            link = evolve(self.link, table=heard.table, token=heard.token, port=port)
            with suppress(LinkError):
                self.invited.emit(read_link(str(link)))
        elif isinstance(heard, Refused) and heard.why in table_words.PASSING_REFUSALS:
            self._refused(heard)
        elif isinstance(heard, Refused) or heard == "cut":
            self.connected = False
            run_in_thread(self.connection.close)

    def _judge(self, record: Record) -> None:
        """Verify the record; runs on a worker thread."""
        try:
            self.game.take(record)
        except InvalidData:
            self._across.call_soon(self._nonsense)
        else:
            self._across.call_soon(self._show_end)

    def _nonsense(self) -> None:
        self.connection.close()
        self.ended.emit(tr(table_words.REFUSAL_REASONS["nonsense"]))

    def _connection(self, state: str) -> None:
        if state in table_words.REFUSAL_REASONS:
            self.ended.emit(tr(table_words.REFUSAL_REASONS[state]))
            return
        self.connected = state == "connected"
        if self.connected:
            self._keep(evolve(self.saved_seat, met=int(time.time())))
        self._head()
        if not self.connected and not self._laid:
            self.unanswered.emit()

    def _proposed(self, told: Proposal) -> None:
        if told.refused and not told.number and told.by == self.seat:
            words = tr("{name} does not agree.", name=self.name(told.refused[0]))
            self.window.desk.prompt_line.refuse(words)
        self._head()
        self.proposed.emit()

    @property
    def question(self) -> str:
        """Sentence asking for this seat's agreement; "" if there is nothing to answer."""
        proposal = self.game.to_answer
        if proposal is None or not self.seat:
            return ""
        other = self.name(proposal.seat) if proposal.seat else ""
        return table_words.wanted_words(proposal.what, self.name(proposal.by), other)

    def _head(self) -> None:
        """Update the top bar's note about the table."""
        presence, proposal = self.game.presence, self.game.proposal
        if self.left:
            self.note = tr("you have left the table")
        elif not self.connected:
            self.note = tr("Connection lost. Reconnecting…")
            if self.unmet_words:
                self.note = self.unmet_words
        else:
            self.note = table_words.presence_words(
                [self.name(seat) for seat in self.absent_seats if seat not in presence.robots],
                [self.name(seat) for seat in presence.robots],
                table_words.onlooker_words(presence.onlookers)
                if self.seat
                else tr("you are watching"),
                [self.name(seat) for seat in (() if proposal is None else proposal.waits)],
            )
        if self._laid:
            self.window.desk.show_heading()

    def _refused(self, refused: Refused) -> None:
        words = table_words.refusal_words(refused.why, refused.word)
        if refused.why in table_words.PASSING_REFUSALS:
            self.window.desk.prompt_line.refuse(words)
        elif refused.why == "closed" and self._laid:
            self.connected = False
            self._head()
        else:
            gone = refused.why in ("table", "ended") and self.session is None
            self.left, self.lost = True, refused.why == "used" or gone
            self._head()
            self.ended.emit(words)

    def _keep_pledge(self, pledge: DealRecord) -> None:
        self._keep(evolve(self.saved_seat, pledge=pledge))

    def _keep(self, kept: KeptSeat) -> None:
        self.saved_seat = kept
        if self.seats is None:
            return
        try:
            self.seats.keep(kept)
        except PaxError as error:
            self.window.show_message(tr("This seat could not be saved"), str(error))

    def forget(self) -> None:
        """Delete the saved seat."""
        if self.seats is not None:
            with suppress(PaxError):
                self.seats.forget(self.saved_seat.link)

    def _show(self, before: int, told: Any) -> None:
        """Show the change made by the message ``told``; ``before`` counts the steps before it."""
        session, window = self.game.session, self.window
        assert session is not None
        if session.seat_to_act is None and self.game.whole is None:
            return  # the record follows immediately and discloses everything hidden
        if not self._laid:
            self._lay(session)
            return
        model, steps = window.desk.model, session.recording.steps
        if model.session is not session:
            return
        if told.steps and told.kept >= before and steps:
            model.notify("step", steps[-1])
        elif told.kept < before or told.steps:
            model.notify("taken back")
        else:
            model.notify()

    def _lay(self, session: Session) -> None:
        """Open the received game on the desk."""
        self._laid = True
        name = self.name(self.seat) if self.seat else tr("Spectator")
        self._keep(evolve(self.saved_seat, name=name))
        self.window.lay(PreparedTable.of(self.window.game, session), None)
        self._head()

    def _show_end(self) -> None:
        game, window = self.game, self.window
        whole = game.whole
        assert whole is not None
        if whole.seat_to_act is None:
            whole.absent_seats = frozenset(range(1, len(whole.seats) + 1)) - {self.seat}
        verdict = game.verdict
        assert verdict is not None
        whole.unverified_reason = verdict.problem
        self.note = ""
        self._laid = True
        window.lay(PreparedTable.of(window.game, whole), None)
        self.proved.emit(verdict)
        if game.rematch is not None:
            self._hear_after_end(game.rematch)  # sent while the record was verified
        run_in_thread(self._wait_and_thank)

    def _wait_and_thank(self) -> None:
        self.window.until_kept()
        self._across.call_soon(self._thank)

    def _keep_receipt(self) -> None:
        """Save this seat's evidence of fairness beside the game."""
        from paxdesk.net.receipts import Receipt, write_receipt

        game, path = self.game, self.window.kept_at()
        if path is None or game.whole is None or not self.seat:
            return
        receipt = Receipt.of(game.table, game.seat, game.pledge, game.shares, game.whole)
        try:
            write_receipt(path, receipt)
        except PaxError as error:
            self.window.show_message(tr("The receipt of this game could not be saved"), str(error))

    def _thank(self) -> None:
        """Confirm to the host that the game is saved."""
        from paxdesk.net.messages import Fetched

        if self.window.is_saved():
            self._keep_receipt()
            self.connection.say(Fetched())
            self.forget()
            if self._seen is not None:
                self._seen.remove()
