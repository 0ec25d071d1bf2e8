"""The shelf: every game under way or finished, until the player deletes it.

Games under way lie in a folder of ours, finished ones in ``finished`` in it, and those deleted
in ``deleted`` until the program starts anew. A title that a player gave stands beside its game
as ``NAME.title``, a picture of the table as ``NAME.png``, what was found out about it as
``NAME.analysis``.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from attrs import evolve

from paxdesk.files.lock import FileLock
from paxdesk.files.writing import SaveError, earlier, unwritable
from paxdesk.record_classes import frozen

T = TypeVar("T")
FINISHED = "finished"
DELETED = "deleted"
ANALYSIS = ".analysis"
"""Of the file beside a game with what was found out about it."""
FIRST_MOMENT, LAST_MOMENT = datetime(1970, 1, 2), datetime(9999, 12, 30)
LONGEST_TITLE = 60
"""Letters of a title."""


@frozen
class KeptGame:
    """A game that nobody plays now: ``file`` is where players saved it, if they did."""

    path: Path
    kept: datetime
    file: Path | None = None

    def newest(self, read: Callable[[Path], T]) -> T:
        """What ``read`` makes of the newest version that it can read.

        Raises the SaveError of the last version if it can read none.
        """
        try:
            return read(self.path)
        except SaveError:
            for older in earlier(self.path):
                with suppress(SaveError):
                    return read(older)
            raise

    @property
    def finished(self) -> bool:
        """Whether it lies among the finished games."""
        return self.path.parent.name == FINISHED

    @property
    def title(self) -> str:
        """What the player calls it; empty if it has no title."""
        try:
            words = self._title.read_text(encoding="utf-8")
        except (OSError, ValueError):
            return ""
        return " ".join(words.split())[:LONGEST_TITLE]

    def rename(self, title: str) -> None:
        """Give it a title, or none. Raises SaveError where that cannot be kept."""
        words = " ".join(title.split())[:LONGEST_TITLE]
        try:
            if words:
                self._title.write_text(words, encoding="utf-8")
            else:
                self._title.unlink(missing_ok=True)
        except OSError as error:
            raise unwritable(self._title, error) from error

    @property
    def picture(self) -> Path:
        """Where a picture of its table is kept, if there is one."""
        return self.path.with_suffix(".png")

    @property
    def _title(self) -> Path:
        return self.path.with_suffix(".title")

    def forget(self) -> None:
        """Throw it away for good, unless somebody is playing it again."""
        lock = lock_of(self.path)
        with suppress(OSError):
            if lock.take():
                remove_game(self.path)
                lock.release(remove=True)

    def moved_to(self, folder: Path) -> "KeptGame":
        """Lay it into another folder with all that belongs to it. Raises SaveError."""
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


def kept_games(folder: Path) -> list[KeptGame]:
    """The games in a folder that nobody is playing, the last kept first."""
    return sorted(_found(folder), key=lambda game: game.kept, reverse=True)


def _found(folder: Path) -> Iterator[KeptGame]:
    with suppress(OSError):
        for path in folder.glob("*.pax"):
            lock = lock_of(path)
            with suppress(OSError):
                words = lock.words
                if lock.take(words):
                    lock.release()
                    kept = _moment(path.stat().st_mtime)
                    yield KeptGame(path, kept, Path(words) if words else None)


def _moment(seconds: float) -> datetime:
    """The date of a file; one that the calendar does not have is the last that it has."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError):
        return LAST_MOMENT if seconds > 0 else FIRST_MOMENT


class Shelf:
    """The games kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def under_way(self) -> list[KeptGame]:
        """The games that were neither ended nor are being played, the last kept first."""
        return kept_games(self.folder)

    @property
    def finished(self) -> list[KeptGame]:
        """The games that were played to their end, the last one first."""
        return kept_games(self.folder / FINISHED)

    def finish(self, game: KeptGame) -> KeptGame:
        """Lay a game that is over among the finished ones. Raises SaveError."""
        return game if game.finished else game.moved_to(self.folder / FINISHED)

    def delete(self, game: KeptGame) -> KeptGame:
        """Take a game off the shelf; it can be put back. Raises SaveError."""
        return game.moved_to(self.folder / DELETED)

    def put_back(self, deleted: KeptGame, finished: bool) -> KeptGame:
        """Put a deleted game back where it was. Raises SaveError."""
        return deleted.moved_to(self.folder / FINISHED if finished else self.folder)

    def empty_bin(self) -> None:
        """Throw away for good what was deleted before."""
        for game in kept_games(self.folder / DELETED):
            game.forget()


def lock_of(path: Path) -> FileLock:
    """The lock of a game."""
    return FileLock(path.with_suffix(".lock"))


def belongings(path: Path) -> list[Path]:
    """The files of a game, whether or not they exist; its lock apart."""
    beside = (path.with_suffix(suffix) for suffix in (".title", ".png", ANALYSIS))
    return [path, *earlier(path), *beside]


def remove_game(path: Path) -> None:
    """Remove the files of a game; its lock stays."""
    for each in (*belongings(path), *path.parent.glob(f".{path.name}.*.part")):
        with suppress(OSError):
            each.unlink(missing_ok=True)
