"""A lock that one process holds on a file, gone with the process however that ends."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        # Far behind what stands in the file, which others may go on reading.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""What systems say where another process holds it; anything else is no answer."""


class NoLocks(OSError):
    """The file system cannot say who holds a file, as some in the network cannot."""


class FileLock:
    """The file says which process holds it, and a line of ``words``; the system says whether."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def take(self, words: str = "") -> bool:
        """Hold it, unless another process does.

        Raises OSError where no file can be written, NoLocks where none can be held.
        """
        if self._file is None:
            # Not to be emptied before it is known whether it is ours.
            file = self.path.open("a+b")
            try:
                _lock(file)
            except OSError as error:
                file.close()
                if error.errno in HELD:
                    return False
                raise NoLocks(error.errno, error.strerror, str(self.path)) from error
            self._file = file
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{os.getpid()}\n{words}\n".encode())
        self._file.flush()
        return True

    @property
    def held(self) -> bool:
        """Whether we hold it."""
        return self._file is not None

    @property
    def words(self) -> str:
        """The line that the last holder wrote; empty where there is none to be read."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return ""
        return lines[1] if len(lines) > 1 else ""

    @property
    def pid(self) -> int | None:
        """The process that holds it, or was the last to do so."""
        try:
            return int(self.path.read_text(encoding="utf-8").split("\n", 1)[0])
        except (OSError, ValueError):
            return None

    def release(self, *, remove: bool = False) -> None:
        """Hold it no longer; ``remove`` takes the file away too."""
        if self._file is None:
            return
        file, self._file = self._file, None
        if remove and sys.platform != "win32":
            # Before it is closed, so that nobody takes hold of a file about to vanish.
            with suppress(OSError):
                self.path.unlink()
        file.close()
        if remove:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
