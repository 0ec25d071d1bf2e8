"""Free memory of the process."""

import sys
from contextlib import suppress


def return_free_memory() -> None:
    """Give freed memory back to the system; the C library of Linux would keep most of it."""
    if sys.platform == "linux":
        import ctypes  # imported late, as the start does not need it

        with suppress(OSError, AttributeError):  # other C libraries lack the function
            ctypes.CDLL(None).malloc_trim(0)
