"""Inter-process locks of files and folders, released by the system when the process ends."""

import errno
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from paxdesk.strict_yaml import Misfit, read_beginning

if sys.platform == "win32":
    import msvcrt

    def lock_at_once(file: BinaryIO) -> None:
        """Lock an open file without waiting. Raises OSError if it is locked."""
        # This byte is beyond the content, which stays readable.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_at_once(file: BinaryIO) -> None:
        """Lock an open file without waiting. Raises OSError if it is locked."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


LONGEST: Final = 4_000
"""Maximum number of bytes read from a lock file."""
HELD = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""Error numbers for a file locked by another process."""


LOCK_TIMEOUT: Final = 2.0
"""Maximum wait for another program that is writing a file, in seconds."""
LOCK_RETRY_SECONDS: Final = 0.02


class NoLocks(OSError):
    """Error for a file system without locks, such as some network file systems."""


@contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """Hold a folder's lock in this context, if possible; wait at most LOCK_TIMEOUT seconds."""
    if sys.platform == "win32":
        yield
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        yield
        return
    try:
        ends = time.monotonic() + LOCK_TIMEOUT
        with suppress(OSError):
            while not _lock_folder(descriptor) and time.monotonic() < ends:
                time.sleep(LOCK_RETRY_SECONDS)
        yield
    finally:
        os.close(descriptor)


def _lock_folder(descriptor: int) -> bool:
    """Return whether an open folder could be locked. Raises OSError."""
    if sys.platform == "win32":
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class FileLock:
    """Lock file with the process id of its holder, and ``words`` as JSON."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def take(self, words: str = "") -> bool:
        """Take the lock and write ``words``; return whether it is held. Raises OSError."""
        if self._file is not None and not self._is_there(self._file):
            # Another process may hold a new file.
            self._file.close()
            self._file = None
        while self._file is None:
            # "w" would truncate before locking.
            file = self.path.open("a+b")
            try:
                lock_at_once(file)
            except OSError as error:
                file.close()
                if error.errno in HELD:
                    return False
                raise NoLocks(error.errno, error.strerror, str(self.path)) from error
            if self._is_there(file):
                self._file = file
            else:
                file.close()  # the last holder has just deleted the file
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{os.getpid()}\n{json.dumps(words) if words else ''}\n".encode())
        self._file.flush()
        return True

    def _is_there(self, file: BinaryIO) -> bool:
        """Return whether ``file`` is still at the path."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except OSError:
            return False

    @property
    def held(self) -> bool:
        """True if this process holds the lock and its file is in place."""
        return self._file is not None and self._is_there(self._file)

    @property
    def words(self) -> str:
        """Text written by the last holder; "" if it is unreadable."""
        try:
            line = self._content().split("\n")[1]
            found = json.loads(line) if line.startswith('"') else line
        except (Misfit, ValueError, IndexError):
            return ""
        return str(found)

    @property
    def pid(self) -> int | None:
        """Process id of the present or last holder; None if unreadable."""
        try:
            return int(self._content().split("\n", 1)[0])
        except (Misfit, ValueError):
            return None

    def _content(self) -> str:
        return read_beginning(self.path, LONGEST).decode()

    def release(self, *, remove: bool = False) -> None:
        """Release the lock; ``remove`` deletes the file, too."""
        if self._file is None:
            return
        file, self._file = self._file, None
        if not self._is_there(file):
            file.close()  # another process owns the path now
            return
        if remove and sys.platform != "win32":
            # Once closed, another process could lock the file.
            with suppress(OSError):
                self.path.unlink()
        file.close()
        if remove:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
