"""Writing files so that none is ever lost: whole or not at all, and with the versions before.

What is written lands beside the file first, reaches the disk, and is then renamed over it: a
crash, a full disk or a pulled plug leaves the old file or the new one, never half of one.
"""

import io
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path

from paxdesk.errors import PaxError
from paxdesk.files.strict_json import InvalidData
from paxdesk.foreign_text import in_one_line, spreadsheet_cell
from paxdesk.language import tr
from paxdesk.strict_yaml import LONGEST, Misfit, read_beginning

LARGEST = 16_000_000
"""Bytes by which a file is told from another; none of ours is as large."""
EARLIER = 3
"""How many versions before the newest one stay beside it, as ``game.pax.1`` to ``game.pax.3``."""


PART = ".part"
"""How the name of a file ends that is being written."""
LONGEST_WRITE = 3600.0
"""Seconds after which nobody goes on writing a file, whatever process has its number by now."""
OWNER_ALONE, ANYBODY = 0o600, 0o666
"""Permissions of a new file, before those are taken away that the system keeps from everybody."""


class SaveError(PaxError):
    """A file of ours that cannot be read or written.

    ``path`` of the file, ``where`` in it (``position.turn``, or empty), ``problem`` in a few words.
    """

    def __init__(self, path: Path, where: str, problem: str) -> None:
        self.path = path
        self.where = in_one_line(where)
        self.problem = in_one_line(problem, LONGEST)
        super().__init__(_sentence(path, self.where, self.problem))


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Raise SaveError about the file ``path`` for what is invalid in its data."""
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
    """A path as it can be printed anywhere: without line breaks, and what has no encoding."""
    return "".join(
        each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in str(path)
    )


def unwritable(path: Path, error: OSError) -> SaveError:
    """The error of a file that the system does not let us write."""
    return SaveError(path, "", tr("cannot be written ({why})", why=error.strerror))


def write_whole(
    path: Path, data: bytes, *, keep_earlier: bool = False, private: bool = False
) -> None:
    """Write a file whole. ``keep_earlier`` keeps the versions before.

    A ``private`` file, and what is kept of it, can be read by its owner alone (0600), whatever it
    was before: saved games tell hands and deck. The permissions of others stay as they are.

    Raises SaveError where that is not possible, and then the file is what it was.
    """
    # What is behind a link is written, not the link.
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name}.{os.getpid()}{PART}")
    if target.exists() and not target.is_file():
        # A pipe or a device would be replaced by a file.
        raise SaveError(path, "", tr("cannot be written (not a file)"))
    try:
        _write_beside(beside, data, OWNER_ALONE if private else ANYBODY)
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


def csv_bytes(rows: Iterable[Iterable[object]]) -> bytes:
    """Rows for a spreadsheet, the first of which are usually the names of the columns."""
    import csv  # not needed before somebody exports something

    sheet = io.StringIO(newline="")
    csv.writer(sheet).writerows([spreadsheet_cell(each) for each in row] for row in rows)
    return sheet.getvalue().encode()


def add_line(path: Path, line: bytes, *, first: bool = False) -> None:
    """Add a line to a file that its owner alone can read, or begin it anew with this as ``first``.

    It is in the system's hands at once: a program that is killed then has written it. Raises
    SaveError.
    """
    flags = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if first else os.O_APPEND)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, flags, OWNER_ALONE), "ab" if not first else "wb") as file:
            file.write(line + b"\n")
    except OSError as error:
        raise unwritable(path, error) from error


def _write_beside(beside: Path, data: bytes, mode: int) -> None:
    """Bring data to the disk in a new file; nobody else's file, or link, is written through."""
    with suppress(FileNotFoundError):
        beside.unlink()
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(beside, flags, mode), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sweep(folder: Path) -> int:
    """Remove what writers that were killed have left beside their files; returns how many."""
    swept = 0
    with suppress(OSError):
        for path in folder.glob(f".*{PART}"):
            with suppress(OSError, ValueError):
                if _left_behind(path, int(path.name.removesuffix(PART).rpartition(".")[2])):
                    path.unlink()
                    swept += 1
    return swept


def _left_behind(path: Path, writer: int) -> bool:
    """Whether the process that has begun to write a file will not go on."""
    found = path.lstat()
    if not stat.S_ISREG(found.st_mode):
        return False
    if sys.platform == "win32":
        # There is no harmless way to ask for a process.
        return time.time() - found.st_mtime > LONGEST_WRITE
    try:
        os.kill(writer, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass  # it is somebody else's
    return time.time() - found.st_mtime > LONGEST_WRITE


def content_digest(path: Path) -> str:
    """What a file holds, in short, to see whether it has changed; empty where none can be read."""
    import hashlib

    try:
        return hashlib.sha256(read_beginning(path, LARGEST)).hexdigest()
    except Misfit:
        return ""


def earlier(path: Path) -> list[Path]:
    """The versions of a file before the newest, the latest first, whether or not they exist."""
    return [path.with_name(f"{path.name}.{age}") for age in range(1, EARLIER + 1)]


def _keep(path: Path) -> None:
    """Make the file its own version before; it stays where it is.

    To write the new version matters more than to keep an old one: where that fails, so be it.
    """
    kept = earlier(path)
    with suppress(OSError):
        for younger, older in reversed(list(pairwise(kept))):
            if younger.exists():
                os.replace(younger, older)
        try:
            os.link(path, kept[0])
        except OSError:
            # A file system without links.
            shutil.copy2(path, kept[0])


def _sync_folder(folder: Path) -> None:
    """Let the new name reach the disk too, where a folder can be opened for that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
