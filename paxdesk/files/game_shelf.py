"""Shelf of all stored games: current, ``finished``, and ``deleted`` until the next start."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from attrs import evolve

from paxdesk.files.lock import FileLock
from paxdesk.files.safe_write import PART, SaveError, earlier, sweep, unwritable, write_whole
from paxdesk.lazy_attrs import frozen
from paxdesk.strict_yaml import Misfit, read_beginning

T = TypeVar("T")
FINISHED = "finished"
DELETED = "deleted"
TABLE = ".table"
"""Suffix of the companion file with the seat claims of a hosted table."""
SEEN = ".seat"
"""Suffix of a file with the messages to a remote seat."""
RECEIPT = ".receipt"
"""Suffix of the companion file with a remote seat's evidence of fairness."""
ANALYSIS = ".analysis"
"""Suffix of the companion file with the analysis."""
FIRST_MOMENT, LAST_MOMENT = datetime(1970, 1, 2), datetime(9999, 12, 30)
LONGEST_TITLE = 60
"""Maximum length of a title, in characters."""


def analysis_beside(game: Path) -> Path:
    return game.with_suffix(ANALYSIS)


def so_far(game: Path) -> Path:
    """Return the path of the partial result of a running analysis of ``game``."""
    return game.with_suffix(".so-far")


@frozen
class KeptGame:
    """Stored game.

    ``file`` is the player's own save or None; ``played`` is true while a process has the game open.
    """

    path: Path
    kept: datetime
    file: Path | None = None
    played: bool = False

    def newest(self, read: Callable[[Path], T]) -> T:
        """Return the result of ``read`` for the newest readable version. Raises SaveError."""
        try:
            return read(self.path)
        except SaveError:
            for older in earlier(self.path):
                with suppress(SaveError):
                    return read(older)
            raise

    @property
    def seen(self) -> bool:
        """True if the file stores a seat at a remote table."""
        return self.path.suffix == SEEN

    @property
    def finished(self) -> bool:
        """True if the game is in the folder of finished games."""
        return self.path.parent.name == FINISHED

    @property
    def title(self) -> str:
        """Title given by the player; "" if there is none or it is unreadable."""
        try:
            words = read_beginning(self._title, 8 * LONGEST_TITLE).decode()
        except (Misfit, ValueError):
            return ""
        return " ".join(words.split())[:LONGEST_TITLE]

    def rename(self, title: str) -> None:
        """Set the title; "" removes it. Raises SaveError if it cannot be written."""
        words = " ".join(title.split())[:LONGEST_TITLE]
        try:
            if words:
                write_whole(self._title, words.encode())
            else:
                self._title.unlink(missing_ok=True)
        except OSError as error:
            raise unwritable(self._title, error) from error

    @property
    def picture(self) -> Path:
        """Path of a picture of the game's table; the file may be missing."""
        return self.path.with_suffix(".png")

    @property
    def _title(self) -> Path:
        return self.path.with_suffix(".title")

    def forget(self) -> None:
        """Delete the game permanently, unless it is open."""
        lock = lock_of(self.path)
        with suppress(OSError):
            if lock.take():
                remove_game(self.path)
                lock.release(remove=True)

    def part_from_file(self) -> None:
        """Detach the player's file, unless the game is open."""
        lock = lock_of(self.path)
        with suppress(OSError):
            if self.path.exists() and lock.take():
                lock.release()

    def moved_to(self, folder: Path) -> "KeptGame":
        """Move the game to ``folder``, unless it is open; return it. Raises SaveError."""
        lock = lock_of(self.path)
        words = lock.words
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not lock.take(words):
                return self
            for each in belongings(self.path):
                if each.exists():
                    each.replace(folder / each.name)
            moved = evolve(self, path=folder / self.path.name)
            (there := lock_of(moved.path)).take(words)
            there.release()
        except OSError as error:
            raise unwritable(self.path, error) from error
        finally:
            lock.release(remove=True)
        return moved


def real_path(path: Path) -> Path:
    """Return the absolute path with links resolved, to compare two names of a file."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path.absolute()


def kept_games(folder: Path) -> list[KeptGame]:
    """Return the games of a folder that are not open, most recent first."""
    return [game for game in all_games(folder) if not game.played]


def all_games(folder: Path) -> list[KeptGame]:
    """Return the games of a folder, most recent first."""
    return sorted(_found(folder), key=lambda game: game.kept, reverse=True)


def _found(folder: Path) -> Iterator[KeptGame]:
    with suppress(OSError):
        for path in (*folder.glob("*.pax"), *folder.glob(f"*{SEEN}")):
            lock = lock_of(path)
            with suppress(OSError):
                words = lock.words
                free = lock.take(words)
                lock.release()
                kept = _moment(path.stat().st_mtime)
                yield KeptGame(path, kept, Path(words) if words else None, played=not free)


def _moment(seconds: float) -> datetime:
    """Return a local datetime; a fixed one if out of range."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError):
        return LAST_MOMENT if seconds > 0 else FIRST_MOMENT


class Shelf:
    """Stored games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def under_way(self) -> list[KeptGame]:
        """Unfinished games that are not open, most recent first."""
        return kept_games(self.folder)

    def not_here(self, here: Path | None) -> list[KeptGame]:
        """Return the unfinished games except ``here``, including open ones, most recent first."""
        return [game for game in all_games(self.folder) if game.path != here]

    @property
    def finished(self) -> list[KeptGame]:
        """Finished games that are not open, most recent first."""
        return kept_games(self.folder / FINISHED)

    def finish(self, game: KeptGame) -> KeptGame:
        """Move a game to the finished ones and return it. Raises SaveError."""
        return game if game.finished else game.moved_to(self.folder / FINISHED)

    def of_file(self, file: Path) -> list[KeptGame]:
        """Return the games that the player saved in ``file``, including open ones."""
        wanted = real_path(file)
        return [game for game in self.games if game.file and real_path(game.file) == wanted]

    @property
    def without_file(self) -> list[KeptGame]:
        """Games whose ``file`` has been moved or deleted."""
        return [game for game in self.games if game.file and not game.file.exists()]

    @property
    def games(self) -> list[KeptGame]:
        """Unfinished games, then finished ones, including open ones."""
        return [*all_games(self.folder), *all_games(self.folder / FINISHED)]

    def delete(self, game: KeptGame) -> KeptGame:
        """Move a game to the deleted ones; :meth:`put_back` restores it. Raises SaveError."""
        return game.moved_to(self.folder / DELETED)

    def put_back(self, deleted: KeptGame, finished: bool) -> KeptGame:
        """Restore a deleted game to its former folder. Raises SaveError."""
        return deleted.moved_to(self.folder / FINISHED if finished else self.folder)

    def tidy(self) -> None:
        """Permanently remove deleted games, partial files and orphaned locks."""
        for game in kept_games(self.folder / DELETED):
            game.forget()
        for folder in (self.folder, self.folder / FINISHED, self.folder / DELETED):
            sweep(folder)
            _sweep_locks(folder)


def _sweep_locks(folder: Path) -> None:
    with suppress(OSError):
        for path in folder.glob("*.lock"):
            lock = FileLock(path)
            with suppress(OSError):
                there = any(path.with_suffix(each).exists() for each in (".pax", SEEN))
                if not there and lock.take():
                    lock.release(remove=True)


def lock_of(path: Path) -> FileLock:
    return FileLock(path.with_suffix(".lock"))


def belongings(path: Path) -> list[Path]:
    """Return the paths of a game's files, existing or not, except its lock."""
    beside = (path.with_suffix(suffix) for suffix in (".title", ".png", TABLE, RECEIPT, ANALYSIS))
    return [path, *earlier(path), *beside]


def remove_game(path: Path) -> None:
    """Delete the files of a game, except its lock."""
    for each in (*belongings(path), *path.parent.glob(f".{path.name}.*{PART}")):
        with suppress(OSError):
            each.unlink(missing_ok=True)
