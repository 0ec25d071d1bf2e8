"""Pause for background searches while the table is in use.

A search in another thread may delay each Qt call by 5 ms.
"""

import threading
from time import monotonic, sleep
from typing import Final

LOOKS: Final = 0.05
"""Interval between checks of a paused search, in seconds."""
_until = 0.0


def pause_searches(seconds: float) -> None:
    """Pause the searches on other threads for ``seconds``."""
    global _until
    _until = monotonic() + seconds


def wait_while_paused() -> None:
    """Wait for the end of a pause, except on the main thread."""
    while (left := _until - monotonic()) > 0:
        if threading.current_thread() is threading.main_thread():
            return
        sleep(min(left, LOOKS))
