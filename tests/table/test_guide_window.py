"""The player's guide in its window: every page, and the links between them."""

from pathlib import Path

from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from paxdesk.desk.guide_window import ORDER, GuideWindow, title_of
from paxdesk.resources import docs_folder


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


def test_links_lead_to_pages_and_nowhere_else(qtbot: QtBot, tmp_path: Path) -> None:
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
