"""A seat at the table of another machine, on the desk of one window."""

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
from paxdesk.desk.window.network_calls import (
    OWNER,
    PASSING_REFUSALS,
    REFUSAL_REASONS,
    GuiThreadCaller,
    onlooker_words,
    presence_words,
    refusal_words,
    run_in_thread,
    wanted_words,
)
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import lock_of
from paxdesk.files.lock import FileLock
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.net.messages import Proposal, Record, Refused, TableLink, Voter
    from paxdesk.net.seat_client import Heard, HostConnection
    from paxdesk.net.seat_file import KeptSeat, KeptSeats, SeatFile
    from paxdesk.net.seat_session import SeatGame
    from paxdesk.net.shared_seed import DealRecord

MISSED_SECONDS = 24 * 3600
"""Time after which a missing host is worth a sentence, in seconds."""
USED_UP = "A" * 22
"""Stands in a kept link for the token, which is of no use any more."""


class RemoteGame(QObject):
    """``kept`` is the seat, if it was had before; ``seats`` keeps it, None: nobody does."""

    ended = Signal(str)
    """It is no use to come again: why, a sentence."""
    gathered = Signal()
    """Who is waited for before the deal has changed."""
    unanswered = Signal()
    """Nobody answers at the table's machine; it is tried again."""
    proposed = Signal()
    """What somebody proposes has changed."""
    moving = Signal(str)
    """A link with which this seat can be had from another machine."""
    announced = Signal()
    """Who is at the table has changed."""
    proved = Signal(object)
    """The game is over, and a :class:`FairnessResult` says whether it was fair."""

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
        """Whether it is no use to come again; ``lost``: nor will it ever be."""
        self.lost = False
        self.note = ""
        assert window.game.sharing is not None, "only games that can be shared are joined"
        sharing = window.game.sharing()
        if kept is None:
            # A share given to this table by an earlier link stays the same.
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
        """Whether what is told can be kept; a failure is said once."""
        # Whoever is killed from now on comes back to his seat.
        self._keep(kept)

    def begin(self, games: Path | None) -> None:
        """Show what was seen before, as it is kept among ``games``, and look for the table."""
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
            return  # another window keeps it, or there are no locks
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
        """Leave the table; the seat stays ours."""
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
        """Sentence on the day when the host was last seen; "" if that was within a day."""
        met = self.saved_seat.met
        if not met or time.time() - met < MISSED_SECONDS:
            return ""
        day = QLocale().toString(QDateTime.fromSecsSinceEpoch(met).date())
        return tr("The host has not been seen since {day}; looking for the table…", day=day)

    @property
    def session(self) -> Session | None:
        return self.game.whole or self.game.session

    @property
    def seen_at(self) -> Path | None:
        """The file with what our seat was told."""
        return None if self._seen is None else self._seen.path

    @property
    def seat(self) -> Seat:
        """Ours; 0 where we only look on."""
        return self.game.seat

    def name(self, seat: Voter) -> str:
        """Return the name of a seat, or of the only person at the host's computer."""
        gathering, session = self.game.gathering, self.game.session
        if not isinstance(seat, int):
            people = frozenset() if session is None else session.people - {0}
            local = sorted(people - {*self.game.presence.elsewhere})
            if len(local) != 1:
                return tr(OWNER)
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
        """Who is not at the table."""
        presence = self.game.presence
        return sorted({*presence.elsewhere} - {*presence.here, self.seat})

    # --- Hearing ---------------------------------------------------------------------------------

    def _overhear(self, heard: Heard) -> None:
        """On the thread of the connection: what is told is kept before it is shown."""
        if self._seen is not None and self._keeping and not isinstance(heard, str):
            try:
                self._seen.add(heard)
            except PaxError as error:
                self._keeping = False
                self._across.call_soon(partial(self._not_kept, str(error)))
        self._across.call_soon(partial(self._hear, heard))

    def _not_kept(self, why: str) -> None:
        words = tr(
            "{reason}\n\nYou can play on; but what you have seen can be looked at only as long as "
            "this window is open, or the table is.",
            reason=why,
        )
        self.window.show_message(tr("What this seat sees is not kept"), words)

    def _hear(self, heard: Heard) -> None:
        from paxdesk.net.messages import Moving, Presence, Proposal, Record, Refused, Steps

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
            # A long game takes a while to be played anew.
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

    def _judge(self, record: Record) -> None:
        """Find out whether the game was fair, on a thread of its own."""
        try:
            self.game.take(record)
        except InvalidData:
            self._across.call_soon(self._nonsense)
        else:
            self._across.call_soon(self._show_end)

    def _nonsense(self) -> None:
        self.connection.close()
        self.ended.emit(tr(REFUSAL_REASONS["nonsense"]))

    def _connection(self, state: str) -> None:
        if state in REFUSAL_REASONS:
            self.ended.emit(tr(REFUSAL_REASONS[state]))
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
        """What we are asked to agree to, a sentence; empty where that is nothing."""
        proposal = self.game.to_answer
        if proposal is None or not self.seat:
            return ""
        other = self.name(proposal.seat) if proposal.seat else ""
        return wanted_words(proposal.what, self.name(proposal.by), other)

    def _head(self) -> None:
        """What the top bar says of the table."""
        presence, proposal = self.game.presence, self.game.proposal
        if self.left:
            self.note = tr("you look at what you have seen")
        elif not self.connected:
            self.note = tr("The line is cut; looking for the table…")
            if self.unmet_words:
                self.note = self.unmet_words
        else:
            self.note = presence_words(
                [self.name(seat) for seat in self.absent_seats if seat not in presence.robots],
                [self.name(seat) for seat in presence.robots],
                onlooker_words(presence.onlookers) if self.seat else tr("you look on"),
                [self.name(seat) for seat in (() if proposal is None else proposal.waits)],
            )
        if self._laid:
            self.window.desk.show_heading()

    def _refused(self, refused: Refused) -> None:
        words = refusal_words(refused.why, refused.word)
        if refused.why in PASSING_REFUSALS:
            self.window.desk.prompt_line.refuse(words)
        elif refused.why == "closed" and self._laid:
            self.connected = False
            self._head()
        else:
            self.left, self.lost = True, refused.why == "used"
            self._head()
            self.ended.emit(words)

    # --- Keeping ---------------------------------------------------------------------------------

    def _keep_pledge(self, pledge: DealRecord) -> None:
        self._keep(evolve(self.saved_seat, pledge=pledge))

    def _keep(self, kept: KeptSeat) -> None:
        """Keep the seat, so that this program can come back when it was closed, or killed."""
        self.saved_seat = kept
        if self.seats is None:
            return
        try:
            self.seats.keep(kept)
        except PaxError as error:
            self.window.show_message(tr("This seat cannot be kept"), str(error))

    def forget(self) -> None:
        """The seat is ours no more."""
        if self.seats is not None:
            with suppress(PaxError):
                self.seats.forget(self.saved_seat.link)

    # --- Showing ---------------------------------------------------------------------------------

    def _show(self, before: int, told: Any) -> None:
        """All steps are told: show them."""
        session, window = self.game.session, self.window
        assert session is not None
        if session.seat_to_act is None and self.game.whole is None:
            return  # the record follows at once, with all that was hidden
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
        """Lay the game on the desk, as it was told so far."""
        self._laid = True
        name = self.name(self.seat) if self.seat else tr("Onlooker")
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
        run_in_thread(self._wait_and_thank)

    def _wait_and_thank(self) -> None:
        self.window.until_kept()
        self._across.call_soon(self._thank)

    def _keep_receipt(self) -> None:
        """Save the evidence of this seat beside the game, for a later verification."""
        from paxdesk.net.receipts import Receipt, write_receipt

        game, path = self.game, self.window.kept_at()
        if path is None or game.whole is None or not self.seat:
            return
        receipt = Receipt.of(game.table, game.seat, game.pledge, game.shares, game.whole)
        try:
            write_receipt(path, receipt)
        except PaxError as error:
            self.window.show_message(tr("The receipt of this game is not saved"), str(error))

    def _thank(self) -> None:
        """What could be kept is kept: nobody has to wait for us any more."""
        from paxdesk.net.messages import Fetched

        if self.window.is_saved():
            self._keep_receipt()
            self.connection.say(Fetched())
            self.forget()
            if self._seen is not None:
                self._seen.remove()
        run_in_thread(self.connection.close)
