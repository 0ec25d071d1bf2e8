"""Tables that are kept by a program without a window: ``paxdesk host``.

A table is a folder's ``NAME.pax``, a saved game like any other, with ``NAME.table`` beside it,
which says who may sit where. A step is on the disk before anybody is told of it.
"""

import asyncio
import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol

from paxdesk.files.json_reading import Unfit, read_json
from paxdesk.files.lock import FileLock
from paxdesk.files.shelf import TABLE, Kept
from paxdesk.files.writing import SaveError, write_whole
from paxdesk.language import say
from paxdesk.net.table import Claims, SharedTable
from paxdesk.session.game import RobotAsked, Seat
from paxdesk.session.session import GameSession
from paxdesk.session.sharing import Sharing

MOST_BYTES: Final = 100_000
THOUGHT: Final = 2.0
"""Seconds after which a robot must answer."""


PACE: Final = 0.8
"""Seconds between two actions of robots, so that people can follow them."""


class HostedGame(Protocol):
    """What is needed of a game to keep tables of it."""

    @property
    def sharing(self) -> Sharing[Any, Any, Any]:
        """How it is told to several machines."""
        ...

    def open(self, path: Path) -> GameSession[Any, Any, Any]:
        """A saved game. Raises SaveError."""
        ...

    def kept(self, session: GameSession[Any, Any, Any]) -> Kept:
        """A game as it is to be saved."""
        ...


class HostedTable:
    """One table in the file ``path``. It performs what seats want, keeps it, and tells it."""

    def __init__(
        self,
        path: Path,
        game: HostedGame,
        session: GameSession[Any, Any, Any],
        pool: ThreadPoolExecutor,
        on_turn: Sequence[str] = (),
    ) -> None:
        self.path = path
        self.game = game
        self.session = session
        self._pool = pool
        self._on_turn = on_turn
        self._called: Seat | None = None
        self._lock = FileLock(path.with_suffix(".lock"))
        if not self._lock.take(""):
            raise SaveError(path, "", say("is open in another window"))
        claims = read_claims(path) or Claims.none()
        self.table = SharedTable(session, game.sharing, self, claims, self._keep_claims)
        self._keep()
        self._keep_claims(claims)

    def invite_all(self) -> None:
        """Have every person's seat played elsewhere; links that were given stay good."""
        invited = {each.seat for each in self.table.claims.seats}
        for seat in sorted(self.session.people - {0} - invited):
            self.table.invite(seat)

    # --- What seats want -------------------------------------------------------------------------

    def act(self, action: Any) -> None:
        """Perform an action for a seat. Raises IllegalAction."""
        self.session.submit(action)
        self._changed()

    def undo(self) -> None:
        """Take the last action back for a seat. Raises CannotUndo."""
        self.session.undo()
        self._changed()

    def restart_turn(self) -> None:
        """Take a turn back for a seat. Raises CannotUndo."""
        self.session.restart_turn()
        self._changed()

    def _changed(self) -> None:
        self._keep()
        self.table.tell()
        self.go_on()

    # --- Robots, and whose turn it is ------------------------------------------------------------

    def go_on(self) -> None:
        """Let a robot think that is asked; call a person whose turn it is."""
        question = self.session.question()
        if question is not None:
            revision = self.session.revision
            asyncio.get_running_loop().call_later(PACE, self._ask, question, revision)
        elif self.session.asked is not None and self.session.asked != self._called:
            self._called = self.session.asked
            self._call(self.session.asked)

    def _ask(self, question: RobotAsked[Any], revision: int) -> None:
        if revision != self.session.revision:
            return
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._pool, question.answer, THOUGHT)
        answer.add_done_callback(lambda done: self._take(revision, done))

    def _take(self, revision: int, answer: "asyncio.Future[Any]") -> None:
        if answer.cancelled() or revision != self.session.revision:
            return
        self.session.submit_choice(answer.result())
        self._changed()

    def _call(self, seat: Seat) -> None:
        """Start the command that tells a person that it is his turn; it is not waited for."""
        if not self._on_turn or seat in self.table.here:
            return
        told = {
            "PAXDESK_TABLE": self.path.stem,
            "PAXDESK_SEAT": self.session.game.seat_name(seat),
            "PAXDESK_NAME": self.session.seats[seat - 1].name,
        }
        try:
            subprocess.Popen(
                list(self._on_turn),
                env={**os.environ, **told},
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            print(say("{command}: {why}", command=self._on_turn[0], why=error.strerror), flush=True)

    # --- Keeping ---------------------------------------------------------------------------------

    def _keep(self) -> None:
        write_whole(self.path, self.game.kept(self.session).data(), keep_earlier=True, private=True)

    def _keep_claims(self, claims: Claims) -> None:
        write_claims(self.path, claims)

    def close(self) -> None:
        """Send everybody away; the table can be gone on with."""
        self.table.close()
        self._lock.release()


def claims_path(path: Path) -> Path:
    """Where it stands who may sit at the table of a game."""
    return path.with_suffix(TABLE)


def read_claims(path: Path) -> Claims | None:
    """Who may sit at the table of the game ``path``; None where nobody was invited.

    Raises SaveError for a damaged file.
    """
    file = claims_path(path)
    if not file.exists():
        return None
    try:
        return Claims.read(read_json(file, MOST_BYTES))
    except Unfit as unfit:
        raise SaveError(file, unfit.where, unfit.problem) from unfit


def write_claims(path: Path, claims: Claims) -> None:
    """Keep who may sit at a table. Raises SaveError."""
    file = claims_path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, claims.data(), private=True)
