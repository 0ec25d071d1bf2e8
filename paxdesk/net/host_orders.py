"""Orders to the host of a folder's tables, as files in that folder.

The permissions of the folder thus decide who may give orders.
"""

import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, TypeAlias

from paxdesk.files.lock import FileLock
from paxdesk.files.record_list import read_record, write_record
from paxdesk.files.safe_write import SaveError
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.headless_host import NewTable

ORDER: Final = ".order"
ANSWER: Final = ".answer"
MAX_BYTES: Final = 20_000
MAX_ANSWER_BYTES: Final = 1_000_000
POLL_SECONDS: Final = 0.3
"""Interval between checks of the folder, in seconds."""
ANSWER_SECONDS: Final = 15.0
"""Time limit for an answer from a running host, in seconds."""

What: TypeAlias = Literal["list", "invite", "new", "close", "rematch"]


@frozen
class HostOrder:
    """Order to a host; ``table`` and ``seat`` are names, ``new`` is the set-up of a new table."""

    what: What
    table: str = ""
    seat: str = ""
    new: NewTable | None = None


@frozen
class OrderResult:
    """Lines to print; ``done`` is true if the order was carried out."""

    done: bool
    lines: tuple[str, ...]


def host_lock(folder: Path) -> FileLock:
    """Return the lock taken by a running host."""
    return FileLock(folder / "host.lock")


def send_order(folder: Path, order: HostOrder) -> OrderResult:
    """Send an order to the folder's host; return its answer. Raises SaveError."""
    name = secrets.token_hex(8)
    path, answer = folder / f"{name}{ORDER}", folder / f"{name}{ANSWER}"
    write_record(path, order, private=True)
    end = time.monotonic() + ANSWER_SECONDS
    while time.monotonic() < end:
        if answer.exists():
            found = read_record(answer, OrderResult, MAX_ANSWER_BYTES)
            answer.unlink()
            return found
        time.sleep(POLL_SECONDS / 3)
    path.unlink(missing_ok=True)
    raise SaveError(folder, "", tr("the host of this folder does not answer"))


def read_orders(folder: Path) -> list[tuple[Path, HostOrder | SaveError]]:
    """Return and delete the waiting orders, oldest first; unreadable ones as errors."""
    found: list[tuple[Path, HostOrder | SaveError]] = []
    files: list[tuple[float, Path]] = []
    for path in folder.glob(f"*{ORDER}"):
        with suppress(OSError):  # the sender has just withdrawn the order
            if path.is_file():
                files.append((path.stat().st_mtime, path))
    for _, path in sorted(files):
        try:
            found.append((path, read_record(path, HostOrder, MAX_BYTES, NewTable)))
        except SaveError as error:
            found.append((path, error))
        path.unlink(missing_ok=True)
    return found


def answer_order(path: Path, answer: OrderResult) -> None:
    """Write the answer to the order in ``path``. Raises SaveError."""
    write_record(path.with_suffix(ANSWER), answer, private=True)
