"""Rules window: contents, search, and pages with cross-references."""

from collections.abc import Callable
from typing import Final
from urllib.parse import quote

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from paxdesk.desk.answer_page import answer_page
from paxdesk.desk.painting.palette import AMERICAN, INK, LEDGER, PAPER, SEPIA, UNREST_INK, blend
from paxdesk.desk.painting.typesetting import FAMILY, load_faces
from paxdesk.desk.rule_text import RuleParagraph
from paxdesk.desk.rulebook import FIRST_BOOK, Book, book, linked, part_page
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.text_page import TextPage
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

SIZE: Final = (980, 680)
CONTENTS_WIDTH: Final = 280
RULE: Final = Qt.ItemDataRole.UserRole
FIRST_PART: Final = "A"


@frozen
class ReadingPosition:
    """Position in the rules: an entry, or the hits of a search for ``words``."""

    anchor: str = FIRST_PART
    words: str = ""


class RulesWindow(QWidget):
    """Window with the rules beside the table.

    ``name`` is the game's book; ``scale`` enlarges the text and the window. ``variants`` are the
    ids of the entries on the variants in play.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        scale: float = 1.0,
        variants: tuple[str, ...] = (),
        name: str = FIRST_BOOK,
        now: Callable[[tuple[str, ...]], str] = lambda _: "",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        load_faces()
        self.scale = scale
        self.now = now
        """Function that returns a text on whether an entry's action is possible, or ""."""
        self.variants = variants
        self.book: Book = book(name)
        """The book in the language at the time of construction."""
        self.place = ReadingPosition(self.book.parts[0].id)
        self._past: list[ReadingPosition] = []
        self._future: list[ReadingPosition] = []
        self.setWindowTitle(tr("Rules – Pax Desk"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Ask the rules"))
        self.search.setAccessibleName(tr("Ask the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._sought)
        self.contents = QTreeWidget(self)
        self.contents.setHeaderHidden(True)
        self.contents.setIndentation(round(14 * scale))
        self.contents.setAccessibleName(tr("Contents"))
        self.contents.itemClicked.connect(self._chosen)
        self.contents.itemActivated.connect(self._chosen)
        self.page = TextPage(self)
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(tr("Rules"))
        self.page.anchorClicked.connect(self._follow)
        self.back = self._button(tr("Back"), self.go_back)
        self.forward = self._button(tr("Forward"), self.go_forward)
        self.chart = QPushButton(self)
        self.chart.hide()
        self._chart_part = ""
        self.leave = self._button(tr("Close"), self.close)
        self._lay_out(scale)
        self.setStyleSheet(window_style(scale))
        self.page.document().setDefaultStyleSheet(page_style(scale))
        self._fill_contents()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self, self.go_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Forward), self, self.go_forward)
        self._show()

    def open_at(self, rule: str) -> bool:
        """Show the entry for a rule id; return whether there is one."""
        entry = self.book.entry(rule)
        if entry is None:
            return False
        self._go(ReadingPosition(entry.anchor))
        return True

    def offer_chart(self, title: str, part: str) -> None:
        """Show :attr:`chart` while ``part`` is displayed.

        The window's owner connects the button.
        """
        self.chart.setText(title)
        self._chart_part = part
        self._show()

    def go_back(self) -> None:
        if self._past:
            self._future.append(self.place)
            self._turn_to(self._past.pop())

    def go_forward(self) -> None:
        if self._future:
            self._past.append(self.place)
            self._turn_to(self._future.pop())

    def _go(self, place: ReadingPosition) -> None:
        typing = bool(place.words and self.place.words)
        if place != self.place and not typing:
            self._past.append(self.place)
        self._future.clear()
        self._turn_to(place)

    def _turn_to(self, place: ReadingPosition) -> None:
        self.place = place
        if self.search.text() != place.words:
            self.search.blockSignals(True)
            self.search.setText(place.words)
            self.search.blockSignals(False)
        self._show()

    def _sought(self, words: str) -> None:
        if words.strip():
            self._go(ReadingPosition(words=words))
        elif self.place.words:
            self.go_back()

    def _chosen(self, item: QTreeWidgetItem) -> None:
        anchor = item.data(0, RULE)
        assert isinstance(anchor, str)
        self._go(ReadingPosition(anchor))

    def _follow(self, address: QUrl) -> None:
        rule = linked(address.toString(QUrl.ComponentFormattingOption.FullyEncoded))
        if rule is not None and not self.open_at(rule):
            self._go(ReadingPosition(rule))

    def _entry(self) -> RuleParagraph | None:
        entries = (entry for part in self.book.parts for entry in part.entries)
        return next((each for each in entries if each.anchor == self.place.anchor), None)

    def _show(self) -> None:
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        if self.place.words:
            answer = self.book.answer(self.place.words, self.variants)
            ids = answer.entries[0][0].ids if answer.entries else ()
            self.page.setHtml(answer_page(self.book, answer, self.place.words, self.now(ids)))
            return
        entry = self._entry()
        self.chart.setVisible(entry is not None and entry.part == self._chart_part)
        if entry is None:
            return
        part = self.book.part(entry.part)
        lit = "" if entry is part.entries[0] else entry.anchor
        self.page.setHtml(part_page(self.book, part, lit, self.variants))
        self._scroll()
        self._point_at(entry)

    def say_now(self) -> None:
        """Update the note on possible actions, without moving the page."""
        if self.place.words:
            at = self.page.verticalScrollBar().value()
            self._show()
            self.page.verticalScrollBar().setValue(at)

    def _scroll(self) -> None:
        if not self.place.words:
            self.page.scrollToAnchor(quote(self.place.anchor, safe=""))

    def _point_at(self, entry: RuleParagraph) -> None:
        for index in range(self.contents.topLevelItemCount()):
            item = self.contents.topLevelItem(index)
            assert item is not None
            here = item.data(0, RULE) == self.book.part(entry.part).entries[0].anchor
            item.setExpanded(here)
            for each in (item, *(item.child(row) for row in range(item.childCount()))):
                if each is not None and each.data(0, RULE) == entry.anchor:
                    self.contents.setCurrentItem(each)

    def _fill_contents(self) -> None:
        for part in self.book.parts:
            head, *entries = part.entries
            item = QTreeWidgetItem([head.heading])
            item.setData(0, RULE, head.anchor)
            for entry in entries:
                child = QTreeWidgetItem([entry.heading])
                child.setData(0, RULE, entry.anchor)
                item.addChild(child)
            self.contents.addTopLevelItem(item)

    def _button(self, words: str, does: object) -> QPushButton:
        button = QPushButton(words, self)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(does)
        return button

    def _lay_out(self, scale: float) -> None:
        gap = round(12 * scale)
        left = QVBoxLayout()
        left.setSpacing(gap)
        left.addWidget(self.search)
        left.addWidget(self.contents)
        self.contents.setFixedWidth(round(CONTENTS_WIDTH * scale))
        self.search.setFixedWidth(round(CONTENTS_WIDTH * scale))
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addWidget(self.forward)
        foot.addStretch()
        foot.addWidget(self.chart)
        foot.addWidget(self.leave)
        right = QVBoxLayout()
        right.setSpacing(gap)
        right.addWidget(self.page)
        right.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(gap, gap, gap, gap)
        whole.setSpacing(gap)
        whole.addLayout(left)
        whole.addLayout(right)
        self.resize(round(SIZE[0] * scale), round(SIZE[1] * scale))

    @qt_override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def window_style(scale: float) -> str:
    """Return the style sheet of a window with text to read, enlarged by ``scale``."""
    pixels = round(15 * scale)
    leaf = blend(PAPER, "#FFFFFF", 0.45)
    hair = blend(PAPER, SEPIA, 0.4)
    return f"""
        QWidget {{ background: {PAPER}; color: {INK}; font-family: "{FAMILY["sans"]}";
                   font-size: {pixels}px; }}
        QLineEdit, QTreeWidget, QListWidget, QTextBrowser {{ background: {leaf};
                   border: 1px solid {hair}; border-radius: 2px; selection-background-color: {INK};
                   selection-color: {PAPER}; }}
        QLineEdit {{ padding: {round(6 * scale)}px; }}
        QLineEdit:focus, QTreeWidget:focus, QListWidget:focus, QTextBrowser:focus {{
                   border: 2px solid {UNREST_INK}; }}
        QTreeWidget, QListWidget {{ outline: none; padding: {round(4 * scale)}px; }}
        QTreeWidget::item, QListWidget::item {{ padding: {round(3 * scale)}px 0; }}
        QTreeWidget::item:hover, QListWidget::item:hover {{ background: {LEDGER}; color: {INK}; }}
        QTreeWidget::item:selected, QListWidget::item:selected {{ background: {INK};
                   color: {PAPER}; }}
        QTextBrowser {{ padding: {round(10 * scale)}px; }}
        QPushButton {{ background: {leaf}; border: 1px solid {INK}; border-radius: 3px;
                   font-family: "{FAMILY["serif"]}"; font-weight: 700;
                   padding: {round(7 * scale)}px {round(20 * scale)}px; }}
        QPushButton:hover, QPushButton:focus {{ border: 2px solid {UNREST_INK};
                   padding: {round(6 * scale)}px {round(19 * scale)}px; }}
        QPushButton:disabled {{ color: {blend(PAPER, SEPIA, 0.6)}; border-color: {hair}; }}
        QScrollBar:vertical {{ background: {PAPER}; width: {round(12 * scale)}px; }}
        QScrollBar::handle:vertical {{ background: {hair}; min-height: {round(30 * scale)}px;
                   border-radius: 3px; }}
        QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
"""


def page_style(scale: float) -> str:
    pixels = round(15 * scale)
    hair = blend(PAPER, SEPIA, 0.4)
    return f"""
        h1 {{ font-family: "{FAMILY["serif"]}"; font-size: {round(26 * scale)}px;
              font-weight: 900; margin-bottom: {round(10 * scale)}px; }}
        h2 {{ font-family: "{FAMILY["serif"]}"; font-size: {round(18 * scale)}px;
              font-weight: 700; margin-top: {round(18 * scale)}px;
              margin-bottom: {round(4 * scale)}px; }}
        p, li {{ font-size: {pixels}px; line-height: 130%; }}
        p {{ margin-top: 0; margin-bottom: {round(8 * scale)}px; }}
        li {{ margin-bottom: {round(4 * scale)}px; }}
        table {{ border-color: {hair}; margin-bottom: {round(10 * scale)}px; }}
        a {{ color: {AMERICAN}; text-decoration: none; }}
        .now {{ background: {LEDGER}; font-weight: 700; }}
        .lit, .variant b {{ color: {UNREST_INK}; }}
"""
