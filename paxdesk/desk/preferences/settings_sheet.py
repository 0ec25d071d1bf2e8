"""Settings sheet and shortcuts sheet; each change takes effect immediately."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from paxdesk.desk.animations import TEMPOS, tempo_words
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, TAN, UNREST_INK
from paxdesk.desk.preferences.shortcuts import CommandRegistry
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.form_widgets import FIELD, CheckRow, SecrecyChoice, Segments, field_style
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.scrolling_sheet import ScrollingSheet
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    Rule,
    TextBox,
    Type,
    button_row,
    heading_box,
    small_print_box,
)
from paxdesk.desk.sounds import player_of_system, voice_of_system
from paxdesk.desk.words import LANGUAGES
from paxdesk.language import tr
from paxdesk.session.session import Secrecy


def choices() -> list[tuple[str, str, Sequence[tuple[Hashable, str]]]]:
    """Return the multiple-choice settings: name, label, and values with labels."""
    system, off = tr("Same as system"), tr("Off")
    dark, light, contrast = tr("Dark"), tr("Light"), tr("High contrast")
    slow, normal, fast = tr("Slow"), tr("Normal"), tr("Fast")
    themes = (("dark", dark), ("light", light), ("contrast", contrast), ("system", system))
    sizes = ((100, "100 %"), (115, "115 %"), (130, "130 %"), (150, "150 %"))
    languages = (("system", system), *LANGUAGES.items())
    motions = (("off", off), ("half", "½"), ("normal", "1"), ("fast", "1½"))
    reduced = (("system", system), ("on", tr("Yes")), ("off", tr("No")))
    speeches = (("off", off), ("slow", slow), ("normal", normal), ("fast", fast))
    closeups = (("off", tr("Never")), ("short", "¼ s"), ("normal", "½ s"), ("long", "1 s"))
    return [
        ("theme", tr("Table"), themes),
        ("text_size", tr("Text size"), sizes),
        ("language", tr("Language"), languages),
        ("motion", tr("Animation speed"), motions),
        ("reduced_motion", tr("Reduce motion"), reduced),
        ("robots", tr("Robot speed"), [(tempo, tempo_words(tempo)) for tempo in TEMPOS]),
        ("speech", tr("Read aloud"), speeches),
        ("closeup", tr("Enlarge a card after"), closeups),
        ("dock_side", tr("Inspector and log"), (("left", tr("Left")), ("right", tr("Right")))),
    ]


def checks() -> list[tuple[str, str, str]]:
    """Return the on/off settings: name, label, and explanation."""
    sounds = tr("Quiet sounds of paper, wood and coins. No information is given by sound alone.")
    if player_of_system() is None:
        sounds = tr("No sound output was found on this computer")
    return [
        (
            "far",
            tr("Living-room view"),
            tr("For a TV: fixed seats and large text"),
        ),
        ("sounds", tr("Sounds"), sounds),
        (
            "hands_aloud",
            tr("Read hands aloud"),
            tr("The voice also reads face-down hands"),
        ),
        (
            "confirm_end",
            tr("Confirm ending a turn with actions left"),
            tr("The button first shows what you would give up"),
        ),
        (
            "confirm_final",
            tr("Confirm actions that cannot be undone"),
            tr("Actions that reveal cards, roll dice or end the turn"),
        ),
        (
            "hover_opens",
            tr("Pointing at an opponent opens their tableau"),
            tr("If off, click the opponent or press their number"),
        ),
        (
            "cautions",
            tr("Warnings on the table"),
            tr("Markers show dangers you may have missed. Click one to see why."),
        ),
        (
            "hints",
            tr("Hints"),
            tr(
                "The best plan for your turn, on request. If the game counts for your records, the "
                "log lists each hint."
            ),
        ),
        (
            "touch",
            tr("Large targets"),
            tr("For touch: 44-pixel buttons, and a tap selects the nearest item"),
        ),
    ]


class SettingsSheet(ScrollingSheet):
    """Settings sheet; emits ``left`` to be closed, and ``sized`` when a text size is chosen."""

    shortcuts = Signal()
    sized = Signal()
    reset_layout = Signal()
    secrecy_chosen = Signal(object)

    def __init__(
        self,
        surface: QWidget,
        store: SettingsStore,
        secrecy: Secrecy | None = None,
        *,
        far_view: bool = False,
        face_down: bool = False,
    ) -> None:
        """Create the sheet.

        ``secrecy`` is None if it cannot be changed. ``far_view`` adds the living-room view,
        ``face_down`` the choice of hands face down.
        """
        super().__init__(surface, tr("Settings"), QSize(1080, 700))
        self.far_view = far_view
        self.store = store
        self.choices: dict[str, Segments] = {}
        for name, words, values in choices():
            choice = self.choices[name] = Segments(self, words, values)
            choice.chosen.connect(partial(self._set, name))
        self.checks: dict[str, CheckRow] = {}
        for name, words, meaning in checks():
            if name != "far" or far_view:
                check = self.checks[name] = CheckRow(self, words, meaning)
                # Screen readers toggle a box without a click.
                check.toggled.connect(lambda on, name=name: self._set(name, on))
        if player_of_system() is None:
            self.checks["sounds"].setEnabled(False)
        self.secrecy = SecrecyChoice(self, face_down=face_down)
        self.secrecy.set_enabled(secrecy is not None)
        if secrecy is not None:
            self.secrecy.show_chosen(secrecy)
        self.secrecy.chosen.connect(self.secrecy_chosen)
        self.keys = self.button(tr("Shortcuts…"), self.shortcuts.emit)
        self.layout_button = self.button(tr("Reset layout"), self.reset_layout.emit)
        self.usual = self.button(tr("Restore defaults"), self._restore)
        self.close_button = self.button(
            tr("Close"), self.left.emit, primary=True, pixels=17, escape=True
        )
        store.changed.connect(self._show)
        self._show()

    def _set(self, name: str, value: Any) -> None:
        self.store.change(**{name: value})
        if name == "text_size":
            self.sized.emit()

    def _restore(self) -> None:
        self.store.reset("looks", "language", "motion", "robots", "handling", "layout")

    def _show(self) -> None:
        for name, choice in self.choices.items():
            choice.show_chosen(getattr(self.store.settings, name))
        for name, check in self.checks.items():
            check.setChecked(getattr(self.store.settings, name))
        self.update()

    def contents(self) -> Box:
        spoken = voice_of_system() is not None
        voice = (self._row("speech"), Item(self.checks["hands_aloud"])) if spoken else ()
        left = Column(
            heading_box(tr("Appearance")),
            *map(self._row, ("theme", "text_size", "language")),
            Item(self.checks["far"]) if self.far_view else None,
            heading_box(tr("Motion and sound")),
            *map(self._row, ("motion", "reduced_motion", "robots")),
            *voice,
            Item(self.checks["sounds"]),
            heading_box(tr("Shortcuts and layout")),
            HBox(Item(self.keys, high=44), Item(self.layout_button, high=44), gap=16),
            gap=5,
        )
        ticks = ("confirm_end", "confirm_final", "cautions", "hints", "hover_opens", "touch")
        right = Column(
            heading_box(tr("Controls")),
            *(Item(self.checks[name]) for name in ticks),
            *map(self._row, ("closeup", "dock_side")),
            heading_box(tr("This game")),
            HBox(TextBox(self.secrecy.words, BOLD, lines=2, width=122), self.secrecy.box(), gap=10),
            gap=8,
        )
        both = HBox(left, Rule(), right, gap=20, fills=True)
        return Column(
            Column(left, right, gap=12) if self.one_column else both,
            button_row(Item(self.usual, 220, 44), Box(), Item(self.close_button, 200, 44)),
            gap=12,
        )

    def _row(self, name: str) -> HBox:
        choice = self.choices[name]
        return HBox(TextBox(choice.words, BOLD, lines=2, width=122), choice.box(), gap=10)


NAME: Final = Qt.ItemDataRole.UserRole


class ShortcutsSheet(ModalSheet):
    """Searchable list of all commands, whose shortcuts can be changed."""

    def __init__(self, surface: QWidget, commands: CommandRegistry) -> None:
        super().__init__(surface, tr("Shortcuts"), QSize(860, 660))
        self.commands = commands
        self.message = ""
        """Reason why a shortcut was refused, or description of the last change."""
        self._refused = False
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search for a command or a key"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.fill)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(tr("Keyboard shortcuts"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._selected)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("New keys"))
        for field in self.edit.findChildren(QLineEdit):
            field.setAccessibleName(tr("New keys"))
        self.edit.editingFinished.connect(self._typed)
        self.edit.installEventFilter(self)
        self.none = self.button(tr("No keys"), self._clear, pixels=14)
        self.usual = self.button(tr("Default keys"), self._restore, pixels=14)
        self.all_usual = self.button(tr("Reset all"), self._restore_all)
        self.close_button = self.button(
            tr("Close"), self.left.emit, primary=True, pixels=17, escape=True
        )
        self.fill()

    def fill(self) -> None:
        """List the commands that match the search; changed shortcuts are bold."""
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
        for keys, words in self.commands.used_keys.items():
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
        item = self.list.currentItem()
        return str(item.data(0, NAME) or "") if item is not None else ""

    def select(self, name: str) -> None:
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
        self.lay_out()

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus on Tab, which the field would otherwise record as a shortcut."""
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
        if not refused:
            self.fill()
        self._selected()
        self._say(refused or tr("Saved.@the shortcuts"), refused=bool(refused))

    def _say(self, words: str, *, refused: bool) -> None:
        self.message = words
        self._refused = refused
        self.setAccessibleDescription(words)
        self.lay_out()

    def stops(self) -> list[QWidget]:
        """Return the enabled fields, list and buttons, not their internal widgets."""
        parts = (self.search, self.list, self.edit, self.none, self.usual)
        wanted: tuple[QWidget, ...] = (*parts, self.all_usual, self.close_button)
        return [each for each in wanted if each.isEnabled()]

    def contents(self) -> Box:
        name = self.selected
        words = self.commands.all[name].words if name else ""
        return Column(
            Item(self.search, high=36),
            Item(self.list, fills=True),
            small_print_box(tr("Click the field and press the keys.")),
            HBox(
                TextBox(words, Type(16, "serif", 700), lines=2, least=12),
                Item(self.edit, 210, 40),
                Item(self.none, 130, 44),
                Item(self.usual, 130, 44),
                gap=12,
            ),
            TextBox(self.message, BOLD, UNREST_INK if self._refused else INK, high=26),
            HBox(Item(self.all_usual, 200, 44), Box(), Item(self.close_button, 200, 44)),
        )

    def style_sheet(self, scale: float) -> str:
        return field_style(scale) + _list_style(scale)

    def lay_out(self) -> None:
        super().lay_out()
        self.list.setFont(typesetting.make_font(14 * self.scale, "sans", 400))
        self.list.setColumnWidth(0, round(self.list.width() * 0.66))


def _list_style(scale: float) -> str:
    return f"""
        QKeySequenceEdit QLineEdit {{ min-height: {round(32 * scale)}px; }}
        QTreeWidget {{
            background: {FIELD}; color: {INK}; border: 1px solid {INK}; outline: none;
            selection-background-color: {INK}; selection-color: {PAPER};
        }}
        QTreeWidget::item {{ height: {round(30 * scale)}px; padding-left: {round(8 * scale)}px; }}
        QTreeWidget::item:disabled {{ color: {SEPIA}; }}
        QTreeWidget::item:selected {{ background: {INK}; color: {PAPER}; }}
        QTreeWidget:focus {{ border: 2px solid {UNREST_INK}; }}
        QScrollBar:vertical {{ background: {FIELD}; width: {round(14 * scale)}px; }}
        QScrollBar::handle:vertical {{ background: {TAN}; border: 1px solid {INK}; }}
        QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    """
