"""Return of freed memory to the system."""

import sys
from contextlib import suppress


def return_free_memory() -> None:
    """Return freed memory to the system on Linux."""
    if sys.platform == "linux":
        import ctypes  # not needed at start-up

        with suppress(OSError, AttributeError):  # other C libraries lack the function
            ctypes.CDLL(None).malloc_trim(0)
