"""Python's collector of garbage, kept from stopping the table."""

import gc

NEVER = 1_000_000
"""Collections of the middle-aged before a full one."""


def calm_the_collector() -> None:
    """Let no full collection of garbage stop the table: it takes longer than a few frames.

    What is there now stays there. What comes later is still collected while it is young, and
    hardly anything dies later than that.
    """
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.enable()
