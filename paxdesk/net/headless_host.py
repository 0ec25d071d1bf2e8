"""Tables hosted without a window: ``paxdesk host``.

A table is a saved game ``NAME.pax`` or, while undealt, a set-up ``NAME.new``, with seat claims in
``NAME.table``.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from attrs import evolve, field

from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import TABLE
from paxdesk.files.lock import FileLock
from paxdesk.files.record_list import read_record, write_record
from paxdesk.files.safe_write import SaveError, write_whole
from paxdesk.files.strict_json import game_named_in
from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.messages import Refused, written
from paxdesk.net.seats import (
    DAY,
    ONLOOKER,
    AnyGathering,
    Claims,
    GatheringTable,
    SeatClaim,
    Seating,
)
from paxdesk.net.shared_seed import FairnessResult
from paxdesk.net.shared_table import SharedTable
from paxdesk.net.turn_calls import PlayerCall, TurnCalls
from paxdesk.session.game_protocol import RobotAsked, Seat, Sitting
from paxdesk.session.opened_game import OpenedGame
from paxdesk.session.seat_updates import AnySharedGame, Sharing
from paxdesk.session.session import GameSession

MAX_BYTES: Final = 100_000
ROBOT_SECONDS: Final = 2.0
"""Time limit for each answer of a robot, in seconds."""
ROBOT_PAUSE_SECONDS: Final = 0.8
"""Pause before each action of a robot, in seconds, so that people can follow."""


@frozen
class NewTable:
    """Set-up of an undealt table.

    ``robots`` and ``names`` of people are keyed by seat. ``absence`` and ``clock`` are in seconds,
    see :class:`~paxdesk.net.seats.Claims`.
    """

    game: str
    seats: int
    robots: dict[int, str]
    scenario: str = ""
    names: dict[int, str] = field(factory=dict)
    absence: int = DAY
    clock: int = 0


@frozen
class HostedGame:
    """Interface of a game for hosting. ``open`` raises SaveError, ``shared`` PaxError."""

    sharing: Sharing[Any, Any, Any]
    open: Callable[[Path], OpenedGame[Any, Any, Any]]
    shared: Callable[[NewTable], AnySharedGame]


class HostedTable:
    """Hosted game, saved after every change. Opening it twice raises SaveError."""

    def __init__(
        self,
        path: Path,
        game: HostedGame,
        session: GameSession[Any, Any, Any],
        pool: ThreadPoolExecutor,
        calls: TurnCalls | None = None,
        claims: Claims | None = None,
    ) -> None:
        self.path = path
        self.game = game
        self.session = session
        self._pool = pool
        self._calls = calls
        self._called: Seat | None = None
        self.settled: Callable[[], object] = bool
        """Function called when every claimed seat has saved the game of a closed table."""
        self.rematch_wanted: Callable[[], object] = bool
        """Function called when a seat wants another game with the same people."""
        self.again: AnyGathering | None = None
        """Table of the rematch once there is one, else None."""
        self._lock = FileLock(path.with_suffix(".lock"))
        if not self._lock.take(""):
            raise SaveError(path, "", tr("is open in another window"))
        claims = claims or read_claims(path) or Claims.none()
        self.table: SharedTable[Any, Any, Any] = SharedTable(
            game.sharing, claims, self._keep_claims, self._moved, session=session, actor=self
        )
        self._keep()
        self._keep_claims(claims)

    # --- Actions of seats -------------------------------------------------------------------------

    def act(self, action: Any, note: str) -> None:
        self.session.submit(action, note)
        self._changed()

    def undo(self) -> None:
        self.session.undo()
        self._changed()

    def restart_turn(self) -> None:
        self.session.restart_turn()
        self._changed()

    def go_back(self, steps: int) -> None:
        self.session.go_back_to(steps)
        self._changed()

    def ended(self) -> None:
        """Do nothing: the table ends once every claimed seat has saved the whole game."""

    def rematch(self, seat: Seat) -> None:
        self.rematch_wanted()

    def _keep_claims(self, claims: Claims) -> None:
        """Save the seat claims, or delete those no longer needed."""
        if claims.closed and not claims.owed:
            claims_path(self.path).unlink(missing_ok=True)
        else:
            write_claims(self.path, claims)

    def _moved(self) -> None:
        if self.table.claims.closed and not self.table.claims.owed:
            self.settled()

    def judge(self, judged: Callable[[], FairnessResult]) -> None:
        """Check the fairness of the game in the thread pool, and print the result."""
        found = asyncio.get_running_loop().run_in_executor(self._pool, judged)
        found.add_done_callback(self._print)

    def _print(self, found: "asyncio.Future[FairnessResult]") -> None:
        if not found.cancelled():
            print(f"{self.path.stem}: {found.result().words}", flush=True)

    def _changed(self) -> None:
        self._keep()
        self.table.update_guests()
        self.go_on()

    # --- Robots and notification of players -------------------------------------------------------

    def go_on(self) -> None:
        """Let a robot act after a pause, or call an absent person."""
        if self.table.claims.closed:
            return
        question = self.session.question()
        if question is not None:
            revision = self.session.revision
            asyncio.get_running_loop().call_later(
                ROBOT_PAUSE_SECONDS, self._ask, question, revision
            )
        elif self.session.seat_to_act is not None and self.session.seat_to_act != self._called:
            self._called = self.session.seat_to_act
            self._call(self.session.seat_to_act)

    def _ask(self, question: RobotAsked[Any], revision: int) -> None:
        if revision != self.session.revision:
            return
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._pool, question.answer, ROBOT_SECONDS)
        answer.add_done_callback(lambda done: self._take(revision, done))

    def _take(self, revision: int, answer: "asyncio.Future[Any]") -> None:
        if answer.cancelled() or revision != self.session.revision:
            return
        self.session.submit_choice(answer.result())
        self._changed()

    def _call(self, seat: Seat) -> None:
        if self._calls is None or seat in self.table.here:
            return
        name = self.session.seats[seat - 1].name
        called = self.session.game.seat_name(seat)
        self._calls.call(PlayerCall(self.path.stem, called, name, "play", (name,)))

    # --- Saving -----------------------------------------------------------------------------------

    def _keep(self) -> None:
        data = self.game.sharing.kept(self.session).data()
        write_whole(self.path, data, keep_earlier=True, private=True)

    def close(self) -> None:
        """Disconnect all clients; the table can be opened again."""
        self.table.close()
        self._lock.release()


def invite_all(table: Seating[Any, Any, Any], people: frozenset[Seat]) -> None:
    """Make the seats of all people remote, and allow spectators. Existing links remain valid."""
    for seat in sorted((people | {ONLOOKER}) - {each.seat for each in table.claims.seats}):
        table.invite(seat)


# --- Undealt tables -------------------------------------------------------------------------------


class HostedGathering:
    """Undealt table at which people gather; ``session`` is None until the deal."""

    def __init__(
        self, path: Path, game: HostedGame, new: NewTable, calls: TurnCalls | None = None
    ) -> None:
        self.path = path
        self.game = game
        self.shared = game.shared(new)
        names = tuple(each.name for each in self.shared.seats)
        claims = read_claims(path) or evolve(Claims.none(), absence=new.absence, clock=new.clock)
        write_record(new_path(path), new)
        self.session: GameSession[Any, Any, Any] | None = None
        self._calls = calls
        self._missing = 0
        """Number of awaited players in the last report."""
        self.table: AnyGathering = GatheringTable(
            game.sharing, claims, partial(write_claims, path), names=names, deal=self._deal
        )
        write_claims(path, self.table.claims)
        invite_all(self.table, self.shared.remote_seats)

    def _deal(self, seed: int) -> None:
        self.session = self.shared.deal(seed)

    @property
    def waits(self) -> tuple[str, ...]:
        """Names of the players who have not given their shares of the seed."""
        return tuple(self.shared.seats[seat - 1].name for seat in self.table.missing)

    def report(self) -> None:
        """Print the awaited players if their number has changed; call the only one left."""
        waits = self.waits
        if len(waits) == self._missing:
            return
        self._missing = len(waits)
        if waits:
            names = join_words(list(waits), "and")
            words = tr("{table}: waiting for {names}", table=self.path.stem, names=names)
            print(words, flush=True)
        if len(waits) == 1 and self._calls is not None:
            seat = f"P{self.table.missing[0]}"
            self._calls.call(PlayerCall(self.path.stem, seat, waits[0], "join", waits))


class HostedTables:
    """All tables of a folder; ``seatings`` maps table names to dealt and undealt tables."""

    def __init__(
        self,
        folder: Path,
        game_of: Callable[[str], HostedGame],
        pool: ThreadPoolExecutor,
        calls: TurnCalls | None = None,
    ) -> None:
        self.folder = folder
        self.game_of = game_of
        self._pool = pool
        self._calls = calls
        self.ended: dict[str, str] = (
            read_record(folder / ENDED, EndedTables, MAX_BYTES).dates
            if (folder / ENDED).exists()
            else {}
        )
        """Dates on which the host closed tables, by table name."""
        self.seatings: dict[str, Seating[Any, Any, Any]] = {}
        self.tables: list[HostedTable] = []
        self.gatherings: list[HostedGathering] = []
        self.made: Callable[[Path], object] = bool
        """Function called with the path of a rematch that a player has asked for."""

    def open_all(self) -> None:
        """Open the tables of the folder. Raises PaxError."""
        for path in sorted(self.folder.glob(f"*{NEW}")):
            game = path.with_suffix(".pax")
            if game.exists():
                path.unlink()  # the process was killed right after the deal
            else:
                self.gather(game, read_record(path, NewTable, MAX_BYTES))
        for path in sorted(self.folder.glob("*.pax")):
            if claims_path(path).exists():
                played = self.game_of(game_named_in(path))
                opened = played.open(path)
                # Restore the undo history.
                opened.accept(opened.proof())
                session = opened.session
                self.add(HostedTable(path, played, session, self._pool, self._calls))

    def add(self, table: HostedTable) -> None:
        claims = table.table.claims
        if not claims.closed:
            invite_all(table.table, table.session.people)
        elif not claims.owed:
            table.close()
            return
        table.settled = partial(self._forget, table)
        table.rematch_wanted = partial(self._play_again, table)
        self.tables.append(table)
        self.seatings[table.table.claims.table] = table.table

    def _forget(self, table: HostedTable) -> None:
        """Stop hosting a closed table that nobody waits for."""
        if table in self.tables:
            self.tables.remove(table)
            del self.seatings[table.table.claims.table]
            table.close()

    def gather(self, path: Path, new: NewTable) -> HostedGathering:
        """Open an undealt table. Raises PaxError."""
        gathering = HostedGathering(path, self.game_of(new.game), new, self._calls)
        gathering.table.moved = lambda: self._dealt(gathering)
        self.gatherings.append(gathering)
        self.seatings[gathering.table.claims.table] = gathering.table
        return gathering

    def rematch(self, path: Path, new: Path) -> None:
        """Create a table at ``new`` with the people of a finished game. Raises PaxError."""
        found = [each for each in self.tables if each.path == path]
        if not found or found[0].session.seat_to_act is not None:
            raise PaxError(tr("The game at {table} is not over.", table=path.stem))
        (old,) = found
        session, claims = old.session, old.table.claims
        names = {seat: each.name for seat, each in enumerate(session.seats, start=1)}
        scenario = str(getattr(session.opening, "scenario", ""))
        sharing = old.game.sharing
        gathering = self.gather(
            new,
            NewTable(
                sharing.key,
                len(session.seats),
                dict(session.robots),
                scenario,
                names,
                claims.absence,
                claims.clock,
            ),
        )
        old.again = gathering.table
        old.table.invite_again(gathering.table)

    def _play_again(self, old: HostedTable) -> None:
        """Create the requested rematch unless it exists, and invite the connected players."""
        if old.again is not None:
            old.table.invite_again(old.again)
            return
        path = self.new_game_path()
        self.rematch(old.path, path)
        self.made(path)

    def new_game_path(self) -> Path:
        return self.folder / f"{secrets.token_hex(5)}.pax"

    def go_on(self) -> None:
        """Start the robots of dealt tables, and deal the tables that are complete."""
        for each in self.tables:
            each.go_on()
        for gathering in list(self.gatherings):
            gathering.table.go_on()

    def _dealt(self, gathering: HostedGathering) -> None:
        """Report who is awaited; after the deal, replace the gathering by a table."""
        session = gathering.session
        if gathering not in self.gatherings:
            return
        gathering.report()
        if session is None:
            return
        self.gatherings.remove(gathering)
        old = gathering.table
        table = HostedTable(
            gathering.path, gathering.game, session, self._pool, self._calls, old.claims
        )
        new_path(gathering.path).unlink(missing_ok=True)
        self.add(table)
        for line, guest in list(old.guests.items()):
            table.table.sit(line, guest.seat)
        table.table.announce()
        table.go_on()

    @property
    def all(self) -> list[tuple[Path, Seating[Any, Any, Any], tuple[Sitting, ...]]]:
        """All tables, each with the path of its game and its seats."""
        return [
            *((each.path, each.table, each.shared.seats) for each in self.gatherings),
            *((each.path, each.table, each.session.seats) for each in self.tables),
        ]

    def end(self, path: Path) -> None:
        """Stop hosting a table, and move its files to the folder ``closed``. Raises SaveError."""
        (seating,) = (table for each, table, _ in self.all if each == path)
        name = seating.claims.table
        self.ended[name] = time.strftime("%Y-%m-%d")
        write_record(self.folder / ENDED, EndedTables(dict([*self.ended.items()][-MAX_ENDED:])))
        for line in list(seating.guests):
            line.send(written(Refused("ended", self.ended[name])))
        del self.seatings[name]
        for gathering in [each for each in self.gatherings if each.path == path]:
            gathering.table.close()
            self.gatherings.remove(gathering)
        for table in [each for each in self.tables if each.path == path]:
            table.close()
            self.tables.remove(table)
        there = self.folder / CLOSED
        there.mkdir(exist_ok=True, mode=0o700)
        for each in (path, new_path(path), claims_path(path)):
            if each.exists():
                each.replace(there / each.name)

    def close(self) -> None:
        """Disconnect all clients; the tables can be opened again."""
        for gathering in self.gatherings:
            gathering.table.close()
        for each in self.tables:
            each.close()


# --- Companion files of a table -------------------------------------------------------------------

NEW: Final = ".new"
CLOSED: Final = "closed"
"""Folder of tables that the host has closed."""
ENDED: Final = "ended.json"
"""File with the dates of closed tables."""
MAX_ENDED: Final = 500
"""Maximum number of closed tables that are remembered."""


@frozen
class EndedTables:
    """Dates on which tables were closed, by table name."""

    dates: dict[str, str]


def new_path(path: Path) -> Path:
    """Return the path of the ``.new`` file with the set-up of an undealt table."""
    return path.with_suffix(NEW)


def claims_path(path: Path) -> Path:
    """Return the path of the file with the seat claims of a game."""
    return path.with_suffix(TABLE)


def read_claims(path: Path) -> Claims | None:
    """Return the seat claims of the game ``path``, or None. Raises SaveError."""
    file = claims_path(path)
    return read_record(file, Claims, MAX_BYTES, SeatClaim) if file.exists() else None


def write_claims(path: Path, claims: Claims) -> None:
    """Write the seat claims of the game ``path``. Raises SaveError."""
    write_record(claims_path(path), claims, private=True)
