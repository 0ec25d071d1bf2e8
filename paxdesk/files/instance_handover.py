"""Hand-over of calls from later instances to the first, through small files."""

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from attrs import asdict, fields

from paxdesk.files.lock import FileLock
from paxdesk.files.safe_write import SaveError, write_whole
from paxdesk.lazy_attrs import frozen
from paxdesk.session.session import SEEDS
from paxdesk.strict_yaml import Misfit, read_limited

PATIENCE = 3.0
"""Maximum wait for the first instance, in seconds."""
LONGEST = 65_536
SUFFIX = ".call"
NUMBERS: Final = {"seats": range(2, 7), "seed": range(SEEDS)}


@frozen
class Call:
    """Arguments of an instance; without any, a window is only raised."""

    file: str | None = None
    position: str | None = None
    new: bool = False
    seats: int = 2
    seed: int | None = None

    @classmethod
    def read(cls, data: bytes) -> "Call | None":
        """Return the call in a file's content; None if it is invalid."""
        with suppress(ValueError, TypeError, RecursionError):
            told: dict[str, Any] = json.loads(data)
            call = cls(**told)
            if all(_fits(each.name, getattr(call, each.name)) for each in fields(cls)):
                return call
        return None


def _fits(name: str, value: object) -> bool:
    if value is None:
        return name in ("file", "position", "seed")
    kind = {"new": bool, "seats": int, "seed": int}.get(name, str)
    return type(value) is kind and (name not in NUMBERS or value in NUMBERS[name])


class Calls:
    """Calls between instances of one user; ``first`` is true if this instance receives them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = FileLock(folder / "first.lock")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.first = self._lock.take()
        except OSError:
            # no hand-over without a writable folder
            self.first = False
        if self.first:
            # Discard calls left by former instances.
            self.take_calls()

    def hand_over(self, call: Call, patience: float = PATIENCE) -> bool:
        """Pass a call to the first instance; return whether it accepted in time."""
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
        """Return the valid calls of other instances; delete all call files."""
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
        """Stop receiving calls."""
        self._lock.release(remove=True)
