"""Autosave of the game under way: after every step, on a thread of its own.

A game lies in the folder of games as ``NAME.pax``; the process that plays it holds ``NAME.lock``,
which also names the file to which players save it. A game whose lock nobody holds was interrupted,
and any process may go on with it.
"""

import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Protocol

import platformdirs

from paxdesk.files.game_shelf import FINISHED, KeptGame, lock_of, remove_game
from paxdesk.files.lock import NoLocks
from paxdesk.files.safe_write import SaveError, unwritable, write_whole
from paxdesk.language import tr

MAX_WAIT_SECONDS = 10.0
"""Seconds that closing waits for a slow disk."""
RETRY_SECONDS = 5.0
"""Seconds after which a game that could not be kept is tried once more."""


GAMES = "games"
"""The folder of kept games in that of the user's data."""


def games_folder() -> Path:
    """Where games under way are kept, on Linux ``~/.local/share/paxdesk/games``."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / GAMES


class SaveSnapshot(Protocol):
    """A game as it is to be kept; the game may go on while it is written."""

    def data(self) -> bytes:
        """The file's content; called on another thread."""


class Autosave:
    """Keeps one game on a thread of its own; of several positions waiting the last one counts.

    A position that could not be kept is tried again until it is, or a newer one takes its place.
    ``told`` is called on that thread when keeping begins to fail, with the reason, and with None
    once it works again.
    """

    def __init__(
        self,
        folder: Path,
        told: Callable[[SaveError | None], None],
        game: KeptGame | None = None,
    ) -> None:
        import secrets

        name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.pax"
        self.path = game.path if game is not None else folder / name
        self._file = game.file if game is not None else None
        self._told = told
        self._lock = lock_of(self.path)
        self._claimed_with = ""
        self._turn = threading.Condition()
        self._next: SaveSnapshot | None = None
        self._writing = False
        self._closed = False
        self._failing = False
        self._unkept: SaveSnapshot | None = None
        """What could not be written, to be tried again."""
        self._thread = threading.Thread(target=self._write_all, name="autosave", daemon=True)
        self._thread.start()

    def take(self) -> bool:
        """Claim the game that is to be continued; False if another process plays it."""
        try:
            return self._claim()
        except OSError:
            # Nothing can be written there: keeping will fail and say so.
            return True

    @property
    def file(self) -> Path | None:
        """The file to which players save the game."""
        return self._file

    # --- Keeping ---------------------------------------------------------------------------------

    def keep(self, game: SaveSnapshot, file: Path | None = None) -> None:
        """Have the game written soon as it is now; ``file`` is where players save it.

        Takes well under a millisecond, and never fails.
        """
        with self._turn:
            self._next = game
            self._file = file
            self._turn.notify_all()

    @property
    def busy(self) -> bool:
        """Whether the last position is not on the disk yet."""
        with self._turn:
            return self._next is not None or self._writing

    def wait(self, seconds: float = MAX_WAIT_SECONDS) -> bool:
        """Wait until the last position is on the disk, or could not be written."""
        with self._turn:
            return self._turn.wait_for(lambda: self._next is None and not self._writing, seconds)

    def close(self, *, forget: bool = False, finished: bool = False) -> None:
        """Keep no more; ``forget`` removes the game, ``finished`` lays it among those that are."""
        with self._turn:
            if forget:
                self._next = self._unkept = None
            self._closed = True
            self._turn.notify_all()
        self._thread.join(MAX_WAIT_SECONDS)
        if forget and self._lock.held and not self._thread.is_alive():
            remove_game(self.path)
        self._lock.release(remove=forget)
        if finished and not forget and self.path.parent.name != FINISHED:
            game = KeptGame(self.path, datetime.now(), self._file)
            game.moved_to(self.path.parent / FINISHED)

    # --- On the thread ---------------------------------------------------------------------------

    def _write_all(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(
                    lambda: self._next is not None or self._closed,
                    None if self._unkept is None else RETRY_SECONDS,
                )
                # A last try is made of what could not be kept so far.
                game, self._next, self._unkept = self._next or self._unkept, None, None
                if game is None:
                    return
                self._writing = True
            kept = self._write(game)
            with self._turn:
                self._writing = False
                if not kept and not self._closed:
                    self._unkept = game
                self._turn.notify_all()

    def _write(self, game: SaveSnapshot) -> bool:
        """Whether it is on the disk."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not self._claim():
                raise elsewhere(self.path)
            write_whole(self.path, game.data(), keep_earlier=True, private=True)
        except SaveError as error:
            self._tell(error)
        except NoLocks as error:
            self._tell(without_locks(self.path, error))
        except OSError as error:
            self._tell(unwritable(self.path, error))
        except Exception as error:
            # Whatever it is, the thread goes on, and the players learn that the game is not kept.
            self._tell(SaveError(self.path, "", tr("cannot be saved ({why})", why=error)))
        else:
            self._tell(None)
            return True
        return False

    def _claim(self) -> bool:
        """Hold the lock, which says where players save the game."""
        words = "" if self._file is None else str(self._file.absolute())
        if self._lock.held and words == self._claimed_with:
            return True
        self._claimed_with = words
        return self._lock.take(words)

    def _tell(self, error: SaveError | None) -> None:
        failing = error is not None
        if failing != self._failing:
            self._failing = failing
            self._told(error)


def elsewhere(path: Path) -> SaveError:
    """The error of a game that another window keeps."""
    return SaveError(path, "", tr("is open in another window"))


def without_locks(path: Path, error: NoLocks) -> SaveError:
    """The error of a folder where nobody can tell whether another window keeps a game."""
    problem = tr(
        "its disk does not support file locking ({why}), so games are not saved automatically; "
        "save to a file instead",
        why=error.strerror,
    )
    return SaveError(path, "", problem)
