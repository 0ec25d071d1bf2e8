"""Calls from one program to another: a second one hands what it was to open over to the first.

The first holds a lock in a folder. Whoever cannot get it leaves a call there, a small file,
and waits until the first has taken it away.
"""

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import asdict, fields

from paxdesk.files.lock import FileLock
from paxdesk.files.safe_write import SaveError, write_whole
from paxdesk.lazy_attrs import frozen
from paxdesk.strict_yaml import Misfit, read_limited

PATIENCE = 3.0
"""Seconds in which the first program must take a call."""
LONGEST = 65_536
SUFFIX = ".call"


@frozen
class Call:
    """What a program was started with: a saved game, a scenario's position, or a new game.

    Paths are absolute. With nothing of it, the table is to be shown as it is.
    """

    file: str | None = None
    position: str | None = None
    new: bool = False
    seats: int = 2
    seed: int | None = None

    @classmethod
    def read(cls, data: bytes) -> "Call | None":
        """What a file says; None where that is nonsense."""
        with suppress(ValueError, TypeError, RecursionError):
            told: dict[str, Any] = json.loads(data)
            call = cls(**told)
            if all(_fits(each.name, getattr(call, each.name)) for each in fields(cls)):
                return call
        return None


def _fits(name: str, value: object) -> bool:
    kind = {"new": bool, "seats": int, "seed": int}.get(name, str)
    return type(value) is kind or (value is None and name in ("file", "position", "seed"))


class Calls:
    """The calls of one user's programs; ``first`` says whether we are the one that is called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = FileLock(folder / "first.lock")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.first = self._lock.take()
        except OSError:
            # Nobody can be found there: everybody is on his own.
            self.first = False
        if self.first:
            # Nobody waits any more for what was left while there was no program.
            self.take_calls()

    def hand_over(self, call: Call, patience: float = PATIENCE) -> bool:
        """As a later program, have the first do it; False if there is none or it does not react."""
        if self.first:
            return False
        path = self.folder / f"{os.getpid()}{SUFFIX}"
        try:
            write_whole(path, json.dumps(asdict(call)).encode())
        except SaveError:
            return False
        until = time.monotonic() + patience
        while path.exists():
            if time.monotonic() > until:
                with suppress(OSError):
                    path.unlink()
                return False
            time.sleep(0.02)
        return True

    def take_calls(self) -> list[Call]:
        """As the first program, take the calls that were left."""
        found = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            with suppress(Misfit):
                call = Call.read(read_limited(path, LONGEST))
                if call is not None:
                    found.append(call)
            with suppress(OSError):
                path.unlink()
        return found

    def close(self) -> None:
        """Be called no more."""
        self._lock.release(remove=True)
