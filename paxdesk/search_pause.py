"""A pause for threads that search what nobody has asked for, while a table is used.

Python runs one thread at a time: while others search, a window waits for them at every call of Qt,
for up to 5 ms, hundreds of times a frame.
"""

import threading
from time import monotonic, sleep
from typing import Final

LOOKS: Final = 0.05
"""Seconds between two looks at whether the pause is over."""
_until = 0.0


def pause_searches(seconds: float) -> None:
    """Searches on other threads wait for so many seconds from now on."""
    global _until
    _until = monotonic() + seconds


def wait_while_paused() -> None:
    """Called by a search at every position; the main thread never waits."""
    while (left := _until - monotonic()) > 0:
        if threading.current_thread() is threading.main_thread():
            return
        sleep(min(left, LOOKS))
