"""The desk for any game: windows, home page, settings, input, scene, sheets, replay, help."""

import sys

import PySide6.QtCore  # noqa: F401, loads the module patched below


def _leave_sources_unread() -> None:
    """Keep PySide6 from searching the source of every module for "PySide6".

    The search serves ``from __feature__`` and delays the start. ``tests/ground/test_start.py``
    checks that it is off.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda _module: True)  # noqa: B010, no stub names it


_leave_sources_unread()
