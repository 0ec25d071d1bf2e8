"""Window with the player's guide."""

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeyEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from paxdesk.desk.painting.typesetting import load_faces
from paxdesk.desk.rules_window import CONTENTS_WIDTH, SIZE, window_style
from paxdesk.desk.text_page import TextPage
from paxdesk.language import tr
from paxdesk.resources import docs_folder

ORDER: Final = (
    *("start", "controls", "saving", "options", "solo", "review", "online", "browser", "hosting"),
    *("access", "cards", "adventure", "sierra"),
)
"""Names of the pages in reading order."""
PATH: Final = Qt.ItemDataRole.UserRole


class GuideWindow(QWidget):
    """Pages of the guide with a list of their titles.

    ``first`` is the name of the page to open.
    """

    def __init__(
        self, parent: QWidget | None = None, scale: float = 1.0, first: str = ORDER[0]
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        load_faces()
        self.scale = scale
        self.setWindowTitle(tr("Player's guide – Pax Desk"))
        self.contents = QListWidget(self)
        self.contents.setAccessibleName(tr("Contents"))
        self.contents.setFixedWidth(round(CONTENTS_WIDTH * scale))
        self.page = TextPage(self)
        self.page.setAccessibleName(tr("Player's guide"))
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._follow)
        for name in ORDER:
            path = docs_folder() / "guide" / f"{name}.md"
            item = QListWidgetItem(title_of(path), self.contents)
            item.setData(PATH, str(path))
        self.contents.currentItemChanged.connect(self._choose)
        whole = QHBoxLayout(self)
        whole.addWidget(self.contents)
        whole.addWidget(self.page)
        self.setStyleSheet(window_style(scale))
        self.resize(round(SIZE[0] * scale), round(SIZE[1] * scale))
        self.contents.setCurrentRow(ORDER.index(first))

    def open_page(self, path: Path) -> None:
        """Show a page of the documentation; select its title if the guide has it."""
        self.page.document().setMarkdown(path.read_text(encoding="utf-8"))
        self._space_out()
        self.page.document().setBaseUrl(QUrl.fromLocalFile(str(path)))
        self.page.verticalScrollBar().setValue(0)
        self.contents.blockSignals(True)
        for row in range(self.contents.count()):
            if self.contents.item(row).data(PATH) == str(path):
                self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)

    def _space_out(self) -> None:
        """Add the spacing of paragraphs and headings that Qt's Markdown lacks."""
        block = self.page.document().begin()
        while block.isValid():
            space = QTextBlockFormat()
            inside = QTextCursor(block).currentTable() is not None
            space.setTopMargin(14 * self.scale if block.blockFormat().headingLevel() > 1 else 0)
            space.setBottomMargin(0 if inside else 8 * self.scale)
            QTextCursor(block).mergeBlockFormat(space)
            block = block.next()

    def _choose(self, item: QListWidgetItem) -> None:
        self.open_page(Path(item.data(PATH)))

    def _follow(self, link: QUrl) -> None:
        """Open another page of the documentation; ignore links to anything else."""
        here = self.page.document().baseUrl()
        target = Path(here.resolved(link).toLocalFile())
        if target.suffix == ".md" and target.is_relative_to(docs_folder()) and target.is_file():
            self.open_page(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def title_of(path: Path) -> str:
    """Return the title of a page, its first heading."""
    found = re.search(r"(?m)^# (.+)$", path.read_text(encoding="utf-8"))
    assert found is not None, f"a page of the guide without a title: {path.name}"
    return found[1]
