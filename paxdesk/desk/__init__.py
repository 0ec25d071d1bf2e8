"""The desk for any game: windows, home page, settings, input, scene, sheets, replay, help."""

import sys

import PySide6.QtCore  # noqa: F401, it brings what is told below


def _leave_sources_unread() -> None:
    """Keep PySide6 from reading the source of every module that is imported after it.

    It searches them for its own name, as whoever names it might have asked for snake_case
    (``from __feature__ import``), which nobody does here, and Python keeps the lines it has read.
    That took 50 of the 590 ms of a start and 10 MB, and half of the time for which the first
    reason of a robot kept the table waiting. ``tests/ground/test_start.py`` looks whether it works.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda _module: True)  # noqa: B010, no stub names it


_leave_sources_unread()
