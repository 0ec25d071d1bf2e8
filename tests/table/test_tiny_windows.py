"""Windows of a few pixels, as a window manager can make them: nothing fails and nothing warns."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from tests.table.conftest import OpenTable

PAGES = (
    *("show_home", "show_puzzles", "show_workshop", "show_settings", "show_shortcuts"),
    *("show_overview", "start_guide", "show_records", "show_replay", "show_about", "show_charts"),
)


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (60, 2), (40, 40)])
def test_tiny_windows_paint_without_warnings(
    open_table: OpenTable, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = open_table(seats=4)
    window.setMinimumSize(0, 0)
    window.resize(QSize(*size))
    qtbot.wait(60)
    for name in PAGES:
        window.commands.all[name].action.trigger()
        qtbot.wait(20)
        if window.dialog is not None:
            window.dialog.repaint()
            window.close_dialog()
    window.desk.grab()
    window.resize(1280, 720)
    qtbot.wait(20)
