"""A lock that one process holds on a file, gone with the process however that ends."""

import errno
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from paxdesk.strict_yaml import Misfit, read_beginning

if sys.platform == "win32":
    import msvcrt

    def lock_at_once(file: BinaryIO) -> None:
        """Hold an open file, or raise OSError at once."""
        # Far behind what stands in the file, which others may go on reading.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_at_once(file: BinaryIO) -> None:
        """Hold an open file, or raise OSError at once."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


LONGEST: Final = 4_000
"""Bytes that are read of what its holder wrote."""
HELD = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""What systems say where another process holds it; anything else is no answer."""


class NoLocks(OSError):
    """The file system cannot say who holds a file, as some in the network cannot."""


class FileLock:
    """The file says which process holds it, and ``words``; the system says whether.

    Words are any text, a path with line breaks or without an encoding too: they are kept as a
    text of JSON. Earlier versions wrote them as they were, a line.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def take(self, words: str = "") -> bool:
        """Hold it, unless another process does.

        Raises OSError where no file can be written, NoLocks where none can be held.
        """
        if self._file is not None and not self._is_there(self._file):
            # The file was taken away, so that another process may hold one of the same name.
            self._file.close()
            self._file = None
        while self._file is None:
            # Not to be emptied before it is known whether it is ours.
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
                file.close()  # its last holder took it away just now
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{os.getpid()}\n{json.dumps(words) if words else ''}\n".encode())
        self._file.flush()
        return True

    def _is_there(self, file: BinaryIO) -> bool:
        """Whether the file that is open is still the one of this name."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        except OSError:
            return False

    @property
    def held(self) -> bool:
        """Whether we hold it, and it is where others look for it."""
        return self._file is not None and self._is_there(self._file)

    @property
    def words(self) -> str:
        """What the last holder wrote; empty where nothing can be read."""
        try:
            line = self._content().split("\n")[1]
            found = json.loads(line) if line.startswith('"') else line
        except (Misfit, ValueError, IndexError):
            return ""
        return str(found)

    @property
    def pid(self) -> int | None:
        """The process that holds it, or was the last to do so."""
        try:
            return int(self._content().split("\n", 1)[0])
        except (Misfit, ValueError):
            return None

    def _content(self) -> str:
        return read_beginning(self.path, LONGEST).decode()

    def release(self, *, remove: bool = False) -> None:
        """Hold it no longer; ``remove`` takes the file away too."""
        if self._file is None:
            return
        file, self._file = self._file, None
        if not self._is_there(file):
            file.close()  # what lies there now is somebody else's
            return
        if remove and sys.platform != "win32":
            # Before it is closed, so that nobody takes hold of a file about to vanish.
            with suppress(OSError):
                self.path.unlink()
        file.close()
        if remove:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
