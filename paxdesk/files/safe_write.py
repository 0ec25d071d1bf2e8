"""Atomic writing of files, with locks, earlier versions and errors for players."""

import io
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from itertools import pairwise
from pathlib import Path

from paxdesk.errors import PaxError
from paxdesk.files.lock import LOCK_RETRY_SECONDS, LOCK_TIMEOUT, FileLock, NoLocks, locked_folder
from paxdesk.files.strict_json import InvalidData
from paxdesk.foreign_text import in_one_line, short_place, spreadsheet_cell, with_short_words
from paxdesk.language import tr
from paxdesk.strict_yaml import LONGEST, Misfit, read_beginning

LARGEST = 16_000_000
"""Maximum size of a picture or shared game, in bytes; :func:`content_digest` reads no more."""
EARLIER = 3
"""Number of earlier versions, stored as ``game.pax.1`` to ``game.pax.3``."""


PART = ".part"
"""Suffix of temporary files."""
LONGEST_WRITE = 3600.0
"""Age in seconds after which any temporary file counts as abandoned."""
OWNER_ALONE, ANYBODY = 0o600, 0o666
"""Permissions of a private and of any other new file, before the umask."""


class SaveError(PaxError):
    """Raised for an unreadable or unwritable file; ``where`` is the place in it."""

    def __init__(self, path: Path, where: str, problem: str) -> None:
        self.path = path
        self.where = short_place(where)
        self.problem = in_one_line(with_short_words(problem, 40), LONGEST)
        super().__init__(_sentence(path, self.where, self.problem))


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn InvalidData into SaveError for the file ``path`` in this context."""
    try:
        yield
    except InvalidData as invalid:
        raise SaveError(path, invalid.where, invalid.problem) from invalid


def _sentence(path: Path, where: str, problem: str) -> str:
    name = shown_path(path)
    if where:
        return tr("{path}, at {where}: {problem}.", path=name, where=where, problem=problem)
    return tr("{path}: {problem}.", path=name, problem=problem)


def shown_path(path: Path | str) -> str:
    """Return a path for printing, with each unprintable character replaced."""
    return "".join(
        each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in str(path)
    )


def unwritable(path: Path, error: OSError) -> SaveError:
    """Return the error for a file that the system refuses to write."""
    return SaveError(path, "", tr("cannot be written ({why})", why=error.strerror))


@contextmanager
def changing(path: Path) -> Iterator[None]:
    """Turn OSError into SaveError for ``path``, a file or folder, in this context."""
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from error


def make_folder(folder: Path, *, private: bool = False) -> None:
    """Create a folder if it is missing; ``private`` means mode 0700. Raises SaveError."""
    with changing(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700 if private else 0o777)


def write_whole(
    path: Path, data: bytes, *, keep_earlier: bool = False, private: bool = False
) -> None:
    """Write a file atomically. Raises SaveError, and leaves the file unchanged, if it fails.

    ``private`` restricts it to its owner; other files keep their permissions. ``keep_earlier``
    stores the previous version.
    """
    # Follow a link: write its target.
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name}.{os.getpid()}{PART}")
    if target.exists() and not target.is_file():
        # The rename would replace a pipe or device by a file.
        raise SaveError(path, "", tr("cannot be written (not a file)"))
    try:
        _write_beside(beside, data, OWNER_ALONE if private else ANYBODY)
        # Without the lock, a write by another process could lose a version here.
        with locked_folder(target.parent) if keep_earlier else nullcontext():
            if target.exists():
                if private:
                    target.chmod(OWNER_ALONE)
                else:
                    shutil.copymode(target, beside)
                if keep_earlier:
                    _keep(target)
            os.replace(beside, target)
        _sync_folder(target.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise unwritable(path, error) from error


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a file's lock in this context, if locks work. Raises SaveError."""
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    ends = time.monotonic() + LOCK_TIMEOUT
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(NoLocks):
            while not lock.take():
                if time.monotonic() >= ends:
                    raise SaveError(path, "", tr("another program is writing to it"))
                time.sleep(LOCK_RETRY_SECONDS)
    except OSError as error:
        raise unwritable(path, error) from error
    try:
        yield
    finally:
        lock.release(remove=True)


def csv_bytes(rows: Iterable[Iterable[object]]) -> bytes:
    """Return rows as CSV in UTF-8; see :func:`spreadsheet_cell`."""
    import csv  # imported on first export

    sheet = io.StringIO(newline="")
    csv.writer(sheet).writerows([spreadsheet_cell(each) for each in row] for row in rows)
    return sheet.getvalue().encode()


def add_line(path: Path, line: bytes, *, first: bool = False) -> None:
    """Append a line to a file, emptied beforehand if ``first``. Raises SaveError."""
    flags = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if first else os.O_APPEND)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, flags, OWNER_ALONE), "ab" if not first else "wb") as file:
            file.write(line + b"\n")
    except OSError as error:
        raise unwritable(path, error) from error


def _write_beside(beside: Path, data: bytes, mode: int) -> None:
    """Write and synchronise a new file, following no link."""
    with suppress(FileNotFoundError):
        beside.unlink()
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(beside, flags, mode), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sweep(folder: Path) -> int:
    """Delete temporary files of killed writers; return the number of files."""
    swept = 0
    with suppress(OSError):
        for path in folder.glob(f".*{PART}"):
            with suppress(OSError, ValueError):
                if _left_behind(path, int(path.name.removesuffix(PART).rpartition(".")[2])):
                    path.unlink()
                    swept += 1
    return swept


def _left_behind(path: Path, writer: int) -> bool:
    """Return whether a temporary file is abandoned."""
    found = path.lstat()
    if not stat.S_ISREG(found.st_mode):
        return False
    if sys.platform == "win32":
        # Windows has no harmless check for a process.
        return time.time() - found.st_mtime > LONGEST_WRITE
    try:
        os.kill(writer, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass  # the process belongs to another user
    return time.time() - found.st_mtime > LONGEST_WRITE


def content_digest(path: Path) -> str:
    """Return a digest of a file, to detect changes; "" if it is unreadable."""
    import hashlib

    try:
        return hashlib.sha256(read_beginning(path, LARGEST)).hexdigest()
    except Misfit:
        return ""


def earlier(path: Path) -> list[Path]:
    """Return the possible paths of earlier versions, newest first."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, EARLIER + 1)]


def _keep(path: Path) -> None:
    """Store the file as its newest earlier version, if possible."""
    kept = earlier(path)
    with suppress(OSError):
        for younger, older in reversed(list(pairwise(kept))):
            if younger.exists():
                os.replace(younger, older)
        try:
            os.link(path, kept[0])
        except OSError:
            # The file system has no hard links.
            shutil.copy2(path, kept[0])


def _sync_folder(folder: Path) -> None:
    """Synchronise the folder, so that renames survive a crash."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
