"""All commands with their keys: searched by a word or a key, and changed on the spot."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, TAN, UNREST
from paxdesk.desk.preferences.commands import Commands
from paxdesk.desk.sheets.dialog import FIELD, Dialog, field_style
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say

SIZE: Final = QSize(860, 660)
LEFT: Final = 32.0
WIDE: Final = 796.0
NAME: Final = Qt.ItemDataRole.UserRole


class ShortcutsSheet(Dialog):
    """``left`` when it is closed."""

    left = Signal()

    def __init__(self, surface: QWidget, commands: Commands) -> None:
        super().__init__(surface, say("Shortcuts"), SIZE)
        self.commands = commands
        self.said = ""
        """Why a key was refused, or what has been changed."""
        self._refused = False
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(say("Search for a command or a key"))
        self.search.setAccessibleName(say("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.fill)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(say("Commands and their keys"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._selected)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(say("New keys"))
        self.edit.editingFinished.connect(self._typed)
        self.edit.installEventFilter(self)
        self.none = PaperButton(Label("", say("No keys")), self, pixels=14)
        on_click(self.none, self._clear)
        self.usual = PaperButton(Label("", say("Usual keys")), self, pixels=14)
        on_click(self.usual, self._restore)
        self.all_usual = PaperButton(Label("", say("All as usual")), self, pixels=15)
        on_click(self.all_usual, self._restore_all)
        self.close_button = PaperButton(Label("", say("Close")), self, primary=True, pixels=17)
        on_click(self.close_button, self.left.emit)
        self.escape = self.close_button
        self.fill()

    # --- The list --------------------------------------------------------------------------------

    def fill(self) -> None:
        """List what is searched for; what has other keys than usual is printed bold."""
        name = self.selected
        wanted = self.search.text().casefold().strip()
        self.list.clear()
        for command in self.commands.all.values():
            keys = self.commands.keys(command.name)
            if wanted in command.words.casefold() or wanted in keys.casefold():
                item = QTreeWidgetItem([command.words, keys])
                item.setData(0, NAME, command.name)
                face = item.font(0)
                face.setBold(self.commands.changed(command.name))
                item.setFont(1, face)
                self.list.addTopLevelItem(item)
                if command.name == name:
                    self.list.setCurrentItem(item)
        for keys, words in self.commands.taken.items():
            native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            if wanted in words.casefold() or wanted in native.casefold():
                item = QTreeWidgetItem([words, native])
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.list.addTopLevelItem(item)
        first = self.list.topLevelItem(0)
        if self.list.currentItem() is None and first is not None:
            self.list.setCurrentItem(first)

    @property
    def selected(self) -> str:
        """The name of the command chosen, "" for none."""
        item = self.list.currentItem()
        return str(item.data(0, NAME) or "") if item is not None else ""

    def select(self, name: str) -> None:
        """Choose a command."""
        for index in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(index)
            if item is not None and item.data(0, NAME) == name:
                self.list.setCurrentItem(item)

    def _selected(self) -> None:
        self._say("", refused=False)
        name = self.selected
        keys = self.commands.all[name].action.shortcut() if name else QKeySequence()
        self.edit.setKeySequence(keys)
        for widget in (self.edit, self.none, self.usual):
            widget.setEnabled(bool(name))

    # --- Changing --------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab leaves the field as it leaves every other."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        ways = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
        way = ways.get(Qt.Key(event.key()))
        return way is not None and self.step_focus(way)

    def _typed(self) -> None:
        keys = self.edit.keySequence()
        name = self.selected
        if name and not keys.isEmpty() and keys != self.commands.all[name].action.shortcut():
            self._done(self.commands.give(name, keys))

    def _clear(self) -> None:
        self._done(self.commands.give(self.selected, QKeySequence()))

    def _restore(self) -> None:
        self._done(self.commands.restore(self.selected))

    def _restore_all(self) -> None:
        self.commands.restore_all()
        self._done("")

    def _done(self, refused: str) -> None:
        """Show what came of a change."""
        if not refused:
            self.fill()
        self._selected()
        self._say(refused or say("Kept."), refused=bool(refused))

    def _say(self, words: str, *, refused: bool) -> None:
        self.said = words
        self._refused = refused
        self.setAccessibleDescription(words)
        self.update()

    # --- Showing it ------------------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        """The fields and buttons, not what they are made of."""
        parts = (self.search, self.list, self.edit, self.none, self.usual)
        wanted: tuple[QWidget, ...] = (*parts, self.all_usual, self.close_button)
        return [each for each in wanted if each.isEnabled()]

    def lay_out(self) -> None:
        self.setStyleSheet(field_style(self.scale) + _list_style(self.scale))
        self.put(self.search, LEFT, 82, WIDE, 36)
        self.put(self.list, LEFT, 128, WIDE, 346)
        self.list.setFont(lettering.font(14 * self.scale, "sans", 400))
        self.list.setColumnWidth(0, round(WIDE * 0.66 * self.scale))
        self.put(self.edit, LEFT + 300, 510, 210, 40)
        self.press(self.none, LEFT + 524, 508, 130, 44)
        self.press(self.usual, LEFT + 666, 508, 130, 44)
        foot = SIZE.height() - 66
        self.press(self.all_usual, LEFT, foot, 200, 44)
        self.press(self.close_button, SIZE.width() - LEFT - 200, foot, 200, 44)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        name = self.selected
        words = self.commands.all[name].words if name else ""
        face = lettering.fitted(words, 284, 2, 16, 12, "serif", 700)
        lettering.draw_text(painter, QRectF(LEFT, 506, 288, 48), words, face, lines=2)
        small = lettering.font(12, "serif", 400, italic=True)
        note = say("Click into the field and press the keys.")
        lettering.draw_text(painter, QRectF(LEFT, 480, WIDE, 20), note, small, SEPIA)
        plain = lettering.font(14, "sans", 600)
        said = QRectF(LEFT, 556, WIDE, 26)
        lettering.draw_text(painter, said, self.said, plain, UNREST if self._refused else INK)


def _list_style(scale: float) -> str:
    """The list on paper."""
    return f"""
        QKeySequenceEdit QLineEdit {{ min-height: {round(32 * scale)}px; }}
        QTreeWidget {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; outline: none;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
        QTreeWidget::item {{ height: {round(30 * scale)}px; padding-left: {round(8 * scale)}px; }}
        QTreeWidget::item:disabled {{ color: {SEPIA}; }}
        QTreeWidget::item:selected {{ background: {INK}; color: {PAPER}; }}
        QTreeWidget:focus {{ border: 2px solid {UNREST}; }}
        QScrollBar:vertical {{ background: {FIELD}; width: {round(14 * scale)}px; }}
        QScrollBar::handle:vertical {{ background: {TAN}; border: 1px solid {INK}; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    """
