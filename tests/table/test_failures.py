"""Tests that failures of buttons and commands are reported."""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QMetaMethod
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton

from paxdesk.desk.app.application import CrashReport
from paxdesk.desk.app.windows import WindowManager
from paxdesk.desk.window.window import TableWindow
from tests.table.every_sheet import (
    ADVENTURE,
    PAX,
    SIERRA,
    Make,
    Opens,
    adventure_window,
    each_opened,
    pax_window,
    sierra_window,
)

SIZE = (1280, 720)
FEW = ("home", "replay", "cards", "position", "settings", "join a table")
PAGES = (
    pytest.param(
        pax_window, {name: PAX[name] for name in FEW}, id="few pages", marks=pytest.mark.long
    ),
    pytest.param(pax_window, PAX, id="pax", marks=pytest.mark.slow),
    pytest.param(adventure_window, ADVENTURE, id="adventure", marks=pytest.mark.slow),
    pytest.param(sierra_window, SIERRA, id="sierra", marks=pytest.mark.slow),
)
WORDS = "planted in a button"
pytestmark = pytest.mark.usefixtures("qtbot")


def _fail(*_: object) -> None:
    raise ZeroDivisionError(WORDS)


def _told(window: TableWindow, what: str) -> None:
    """Check that a failure is reported on top; close the message."""
    sheet = window.failure
    assert sheet is not None, what
    assert sheet.isVisibleTo(window), what
    on_top = window.desk.childAt(sheet.geometry().center())
    assert on_top is sheet or sheet.isAncestorOf(on_top), what
    assert "There is a mistake in the program" in sheet.words
    window.close_failure()


@pytest.mark.parametrize(("make", "pages"), PAGES)
def test_a_failure_of_any_button_is_reported(
    make: Make, pages: Mapping[str, Opens], count: Callable[[str], None]
) -> None:
    pressed = 0
    for name, window, sheet in each_opened(make, pages, SIZE):
        report = CrashReport(cast(WindowManager, SimpleNamespace(all=[window])))
        try:
            for button in sheet.findChildren(QAbstractButton):
                clicked = QMetaMethod.fromSignal(button.clicked)
                answers = button.isEnabled() and button.isSignalConnected(clicked)
                if not answers or not button.isVisibleTo(sheet):
                    continue
                button.blockSignals(True)
                button.setCheckable(False)
                button.blockSignals(False)
                button.clicked.disconnect()
                button.clicked.connect(_fail)
                button.click()
                pressed += 1
                _told(window, f"{name}: {button.accessibleName() or button.text()}")
        finally:
            report.close()
    count(f"{pressed} buttons on {len(pages)} pages")
    assert pressed > len(pages)


@pytest.mark.parametrize("make", [pax_window, adventure_window, sierra_window])
def test_a_failure_of_any_command_is_reported(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    window = make(*SIZE, None)
    report = CrashReport(cast(WindowManager, SimpleNamespace(all=[window])))
    commands: Any = window.commands
    monkeypatch.setattr(commands, "_run", _fail)
    try:
        failed = 0
        for name, command in commands.all.items():
            if command.action.isEnabled():
                command.action.trigger()
                failed += 1
                _told(window, name)
        assert failed > 10
        commands.all["show_about"].action.trigger()
        assert window.failure is not None
        window.failure.answers[0].click()
        assert WORDS in QGuiApplication.clipboard().text()
    finally:
        report.close()
        window.close_failure()
        window.close()
        window.deleteLater()
