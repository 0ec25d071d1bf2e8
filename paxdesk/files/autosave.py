"""Autosave of the current game after every step, on a separate thread.

``NAME.lock`` locks ``NAME.pax`` and contains the path of the player's own save.
"""

import threading
import traceback
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
"""Default maximum wait for a slow disk, in seconds."""
RETRY_SECONDS = 5.0
"""Interval before a failed save is retried, in seconds."""


GAMES = "games"


def games_folder() -> Path:
    """Return the folder of current games, on Linux ``~/.local/share/paxdesk/games``."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / GAMES


class SaveSnapshot(Protocol):
    """Immutable content of a save, written while the game continues."""

    def data(self) -> bytes:
        """Return the file's content; called on another thread."""


class Autosave:
    """Writer of one game's latest snapshot on a separate thread.

    ``told`` is called on that thread with an error, and with None after recovery.
    """

    def __init__(
        self, folder: Path, told: Callable[[SaveError | None], None], game: KeptGame | None = None
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
        """Snapshot of a failed save, to be retried, or None."""
        self._thread = threading.Thread(target=self._write_all, name="autosave", daemon=True)
        self._thread.start()

    def take(self) -> bool:
        """Lock the game; return False only if it is open elsewhere."""
        try:
            return self._claim()
        except OSError:
            return True

    @property
    def file(self) -> Path | None:
        """Path of the player's own save, None if there is none."""
        return self._file

    # --- Saving -----------------------------------------------------------------------------------

    def keep(self, game: SaveSnapshot, file: Path | None = None) -> None:
        """Queue a snapshot for writing; ``file`` is the player's own save."""
        with self._turn:
            self._next = game
            self._file = file
            self._turn.notify_all()

    @property
    def busy(self) -> bool:
        """True while a snapshot is queued or being written."""
        with self._turn:
            return self._next is not None or self._writing

    def wait(self, seconds: float = MAX_WAIT_SECONDS) -> bool:
        """Wait until writing ends, successfully or not; return False on timeout."""
        with self._turn:
            return self._turn.wait_for(lambda: self._next is None and not self._writing, seconds)

    def close(self, *, forget: bool = False, finished: bool = False) -> None:
        """Write the last snapshot and stop.

        ``forget`` deletes the game instead; otherwise ``finished`` determines its folder.
        """
        with self._turn:
            if forget:
                self._next = self._unkept = None
            self._closed = True
            self._turn.notify_all()
        self._thread.join(MAX_WAIT_SECONDS)
        if forget and self._lock.held and not self._thread.is_alive():
            remove_game(self.path)
        self._lock.release(remove=forget)
        game = KeptGame(self.path, datetime.now(), self._file)
        if finished != game.finished and not forget and self.path.exists():
            folder = self.path.parent
            game.moved_to(folder / FINISHED if finished else folder.parent)

    # --- On the thread ----------------------------------------------------------------------------

    def _write_all(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(
                    lambda: self._next is not None or self._closed,
                    None if self._unkept is None else RETRY_SECONDS,
                )
                # On closing, a failed save is retried once.
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
        """Write a snapshot; return whether this worked."""
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
            # Players see any failure, and the thread continues.
            traceback.print_exception(error)
            self._tell(SaveError(self.path, "", tr("cannot be saved (error in the program)")))
        else:
            self._tell(None)
            return True
        return False

    def _claim(self) -> bool:
        """Take the lock; return whether it is held."""
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
    """Return the error for a game that is open in another window."""
    return SaveError(path, "", tr("is open in another window"))


def without_locks(path: Path, error: NoLocks) -> SaveError:
    """Return the error for a folder without file locks."""
    problem = tr(
        "its disk does not support file locking ({why}), so games are not saved automatically; "
        "save to a file instead",
        why=error.strerror,
    )
    return SaveError(path, "", problem)
