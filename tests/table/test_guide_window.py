"""Tests of the player's guide in its window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.guide_window import ORDER, GuideWindow, title_of
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.overview import OverviewSheet
from paxdesk.resources import docs_folder
from paxdesk.sierra_madre.table.game_table import SierraTable
from tests.table.conftest import OpenTable


def test_every_page_of_the_guide_is_listed(qtbot: QtBot) -> None:
    window = GuideWindow()
    qtbot.addWidget(window)
    pages = sorted((docs_folder() / "guide").glob("*.md"))
    assert sorted(ORDER) == [page.stem for page in pages]
    for row, name in enumerate(ORDER):
        window.contents.setCurrentRow(row)
        title = title_of(docs_folder() / "guide" / f"{name}.md")
        assert window.contents.item(row).text() == title
        assert window.page.toPlainText().startswith(title)


def test_links_lead_only_to_pages(qtbot: QtBot, tmp_path: Path) -> None:
    window = GuideWindow()
    qtbot.addWidget(window)
    window.page.anchorClicked.emit(QUrl("online.md"))
    assert window.page.toPlainText().startswith("Online play")
    assert window.contents.currentItem().text() == "Online play"
    window.page.anchorClicked.emit(QUrl("../notes/opponents.md"))
    assert window.page.toPlainText().startswith("Opponents")
    secret = tmp_path / "secret.md"
    secret.write_text("# Secret", encoding="utf-8")
    window.page.anchorClicked.emit(QUrl.fromLocalFile(str(secret)))
    window.page.anchorClicked.emit(QUrl("../../README.md"))
    assert window.page.toPlainText().startswith("Opponents")


def test_the_overview_opens_the_guide(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(seats=2)
    QTest.keyClick(window, Qt.Key.Key_F1)
    sheet = window.dialog
    assert isinstance(sheet, OverviewSheet)
    QTest.mouseClick(sheet.more, Qt.MouseButton.LeftButton)
    guide = window.helping.guide_window
    assert guide is not None
    assert guide.isVisible()
    assert guide.page.toPlainText().startswith("Start a game")


@pytest.mark.parametrize(
    ("table", "title"),
    [
        (PaxTable, "Start a game"),
        (AdventureTable, "The Mexican Adventure"),
        (SierraTable, "Lords of the Sierra Madre"),
    ],
)
def test_each_game_has_a_page_of_the_guide(
    table: type[TableGame], title: str, qtbot: QtBot
) -> None:
    window = GuideWindow(first=table.guide_page)
    qtbot.addWidget(window)
    assert window.page.toPlainText().startswith(title)
