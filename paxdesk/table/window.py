"""The window: the desk, its menu and keys, saved games, and the sheets that cover it all.

Sheets are imported when they are first opened, so that the table is there sooner.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QStandardPaths, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QToolTip

from paxdesk import __version__
from paxdesk.files.save import open_saved, write_saved
from paxdesk.rules.deck import Deck
from paxdesk.rules.errors import PaxError
from paxdesk.session.session import Session
from paxdesk.table.comforts import Comforts
from paxdesk.table.commands import Commands, Keys
from paxdesk.table.desk import Desk
from paxdesk.table.dialogs.choices import FEWEST_SEATS, NewGame, plain_game
from paxdesk.table.help.helping import Helping
from paxdesk.table.home.entrance import Entrance
from paxdesk.table.home.kept_words import file_name, players
from paxdesk.table.host import window_scale
from paxdesk.table.layout import SMALLEST_WINDOW
from paxdesk.table.records import Records
from paxdesk.table.safekeeping import Safekeeping
from paxdesk.table.settings import SettingsStore
from paxdesk.table.spots import TOOLS, Spot
from paxdesk.table.taking_back import TakingBack

if TYPE_CHECKING:
    from paxdesk.table.dialogs.dialog import Dialog

SUFFIX: Final = ".pax"
USUAL_SIZE: Final = (1366, 768)
FRAME: Final = 60
"""Pixels that a frame and its title may take."""
TOOL_COMMANDS: Final = {
    "home": "show_home",
    "undo": "undo",
    "redo": "redo",
    "save": "save",
    "load": "open_file",
    "replay": "show_replay",
    "chart": "show_charts",
    "log": "toggle_log",
    "inspector": "toggle_inspector",
    "menu": "menu",
}
"""Which command a button of the top bar gives."""


class TableWindow(QMainWindow):
    """One game at a time. ``path`` is the file it was opened from or saved to.

    Without a session the window begins with the home page. Games are kept in ``folder``
    until players delete them, None: nowhere.
    """

    closed = Signal(object)
    beside = Signal(object)
    """Another window is wanted: with this session, or None for its home page."""

    def __init__(
        self,
        deck: Deck,
        session: Session | None = None,
        folder: Path | None = None,
        store: SettingsStore | None = None,
    ) -> None:
        super().__init__()
        self.store = store or SettingsStore()
        self.deck = deck
        self.path: Path | None = None
        self.unsaved = False
        self.ask_before_leaving = True
        self.dialog: Dialog | None = None
        self.dealt = session is not None
        """Whether a game is on the desk, and not only the table for one."""
        self.desk = Desk(deck, session or plain_game(FEWEST_SEATS, 0).deal(deck))
        self.setCentralWidget(self.desk)
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*USUAL_SIZE)
        self.desk.tool_pressed.connect(self._press_tool)
        self.desk.mouse.hinted.connect(self._hint_at)
        self.desk.host.model.played.connect(self._played)
        self.desk.changed.connect(self._name)
        self.records = Records(self)
        self.desk.finished.connect(self.records.show_end)
        self.desk.robots.since_asked.connect(self.records.show_since)
        self.desk.robots.follow(self.store)
        self.safe = Safekeeping(self, folder)
        self.taking_back = TakingBack(self)
        self.entrance = Entrance(self)
        self.desk.log.export_asked.connect(lambda: self.records.export_log())
        self.menu = self._into = QMenu(self)
        self._dialog_again: Callable[[], object] | None = None
        self.commands = Commands(self, self.store)
        self.comforts = Comforts(self)
        self.helping = Helping(self)
        self._make_actions()
        self._name()
        self._come_back()

    def _make_actions(self) -> None:
        """The menu; every entry has its key."""
        self.comforts.add_commands()
        keys = QKeySequence.StandardKey
        new, save_as = self.tr("New game…"), self.tr("Save as…")
        self._open_menu(self.tr("Game"))
        self._add(self.tr("Home page"), QKeySequence("Ctrl+H"), self.show_home)
        self._add(new, keys.New, self.new_game, at_home=True)
        new_window = self.tr("New window")
        self._add(new_window, QKeySequence("Ctrl+Shift+N"), self._ask_window, at_home=True)
        self._add(self.tr("Open…"), keys.Open, self.open_file, at_home=True)
        self._add(self.tr("Save"), keys.Save, self.save)
        self._add(save_as, QKeySequence("Ctrl+Shift+S"), self.save_as)
        self._open_menu(self.tr("Looking back"))
        records = self.records
        since, robots = self.tr("Since your turn"), self.desk.robots
        self._add(since, QKeySequence("W"), records.show_since)
        self._add(self.tr("Next step of the robots"), QKeySequence("N"), robots.next_step)
        self._add(self.tr("Charts"), QKeySequence("F7"), records.show_charts)
        self._add(self.tr("Replay"), QKeySequence("F8"), records.show_replay)
        file_keys = QKeySequence("Shift+F8")
        self._add(self.tr("Replay a saved game…"), file_keys, records.replay_file, at_home=True)
        self._add(self.tr("Read the log"), QKeySequence("Ctrl+L"), records.read_log)
        read_inspector = self.tr("Read the inspector")
        self._add(read_inspector, QKeySequence("Ctrl+I"), records.read_inspector)
        self._add(self.tr("Export the log…"), QKeySequence("Ctrl+E"), records.export_log)
        self._open_menu(self.tr("View"))
        self._add(self.tr("Inspector"), QKeySequence("I"), self.desk.toggle_inspector)
        self._add(self.tr("Log"), QKeySequence("L"), self.desk.toggle_log)
        self._add(
            self.tr("Full screen"), QKeySequence("F11"), self.toggle_full_screen, at_home=True
        )
        self._into.addActions(self.comforts.add_view_entries())
        helping = self.helping
        self._open_menu(self.tr("Help"))
        self._add(self.tr("Overview"), keys.HelpContents, helping.show_overview, at_home=True)
        self._add(self.tr("Rules"), QKeySequence("Shift+F1"), helping.show_rules, at_home=True)
        self._add(self.tr("Rule behind the card shown"), QKeySequence("R"), helping.show_rule)
        self._add(self.tr("Guided first game"), QKeySequence(), helping.start_guide, at_home=True)
        self._add(self.tr("About Pax Desk"), QKeySequence(), self.show_about, at_home=True)
        self._into = self.menu
        self.menu.addSeparator()
        self._add(self.tr("Undo"), keys.Undo, self.desk.undo)
        self._add(self.tr("Redo"), "Ctrl+Y", self.desk.redo, "Ctrl+Shift+Z")
        self._add(self.tr("Restart turn"), QKeySequence("Ctrl+Backspace"), self.desk.restart_turn)
        self.menu.addSeparator()
        settings, comforts = self.tr("Settings…"), self.comforts
        self._add(settings, QKeySequence("Ctrl+,"), comforts.show_settings, at_home=True)
        shortcuts = self.tr("Shortcuts…")
        self._add(shortcuts, QKeySequence("Ctrl+K"), comforts.show_shortcuts, at_home=True)
        self.menu.addSeparator()
        self._add(self.tr("Quit"), QKeySequence("Ctrl+Q"), self.close, at_home=True)

    def _add(
        self,
        words: str,
        key: Keys,
        does: Callable[[], object],
        *more: Keys,
        at_home: bool = False,
    ) -> None:
        """A command in the menu; it is known by the name of what it does.

        ``at_home`` says that it can be given from the home page too, before there is a game.
        """
        name = does.__name__.lstrip("_")

        def do() -> None:
            self.unless_asked(does, at_home)

        action = self.commands.add(name, words, key, do, *more)
        self._into.addAction(action)

    def _open_menu(self, words: str) -> None:
        """What is added from now on stands in a menu of its own."""
        self._into = self.menu.addMenu(words)

    def unless_asked(self, does: Callable[[], object], at_home: bool = False) -> None:
        """Keys do nothing while a sheet takes the whole window; some do at the home page."""
        if self.dialog is None or (at_home and self.dialog.lets_commands_through):
            does()

    def _ask_window(self) -> None:
        self.beside.emit(None)

    def _press_tool(self, name: str) -> None:
        self.commands.all[TOOL_COMMANDS[name]].action.trigger()

    def _hint_at(self, spot: Spot | None, point: QPoint) -> None:
        """Say what a button of the top bar does, and by which key."""
        if spot is None or spot.kind != "tool":
            QToolTip.hideText()
            return
        name = TOOL_COMMANDS[TOOLS[spot.number]]
        words, keys = self.commands.all[name].words, self.commands.keys(name)
        QToolTip.showText(point, f"{words} ({keys})" if keys else words, self.desk.view)

    def pop_menu(self) -> None:
        """Open the menu below its button."""
        view = self.desk.view
        area = self.desk.scene.area_of(Spot("tool", TOOLS.index("menu")))
        corner = view.mapFromScene(area.bottomLeft()) if area else view.rect().center()
        self.menu.popup(view.viewport().mapToGlobal(corner))

    def _name(self) -> None:
        if not self.dealt:
            self.setWindowTitle("Pax Desk")
            return
        name = players(self.desk.session)
        if self.path is not None:
            name = f"{self.path.name}{'*' if self.unsaved else ''}"
        self.setWindowTitle(f"{name} – Pax Desk")

    def _played(self) -> None:
        self.unsaved = True

    def mark_unsaved(self) -> None:
        """The game is not what is in its file."""
        self.unsaved = True
        self._name()

    def begin(self) -> None:
        """Ask the first question: who acts, or which game is to be played."""
        if self.dealt:
            self.safe.begin(self.desk.session, self.path)
            self.desk.host.look()
        else:
            self.entrance.show()

    # --- Games -----------------------------------------------------------------------------------

    def play(self, session: Session, path: Path | None = None) -> None:
        """Put a game on the desk."""
        self.entrance.open = False
        self._remove_dialog()
        self.dealt = True
        self.path = path
        self.unsaved = False
        self.safe.begin(session, path)
        self.desk.play(session)

    def new_game(self, alone: bool = False) -> None:
        """Ask for a new game, or one ``alone``; what is on the desk stays until it is dealt.

        What was chosen last is proposed again.
        """
        from paxdesk.table.dialogs import last_game
        from paxdesk.table.dialogs.new_game import NewGameSheet

        sheet = NewGameSheet(self.desk, self.deck)
        last = last_game.read(self.store.last_game)
        if last is not None:
            sheet.propose(last)
        if alone and sheet.game.solo is None:
            sheet.set_mode("paxomatic")
        sheet.dealt.connect(self._deal)
        sheet.guide_asked.connect(self.helping.start_guide)
        sheet.left.connect(self.close_dialog)
        self.open_dialog(sheet, lambda: self.new_game(alone))

    def _deal(self, game: NewGame) -> None:
        from paxdesk.table.dialogs import last_game

        try:
            session = game.deal(self.deck)
        except PaxError as error:
            self.tell(self.tr("That cannot be dealt"), str(error))
            return
        self.store.last_game = last_game.written(game.in_playing_order())
        self.leave(lambda: self.play(session))

    def open_file(self) -> None:
        """Ask for a saved game and put it on the desk."""
        self.leave(self._open_file)

    def _open_file(self) -> None:
        name = self.ask_open_name()
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> bool:
        """Open a saved game; says why where that cannot be."""
        try:
            opened = open_saved(path, self.deck)
        except PaxError as error:
            self.tell(self.tr("Not opened"), str(error))
            return False
        self.store.folder = str(path.absolute().parent)
        self.play(opened.session, path)
        self.safe.opened(opened, path)
        return True

    def show_home(self) -> None:
        """Open the home page; the game on the table waits."""
        self.entrance.show()

    def save(self) -> bool:
        """Save to the file the game has, or ask for one."""
        return self.save_as() if self.path is None else self._write(self.path)

    def save_as(self) -> bool:
        """Ask for a file and save to it."""
        name = self.ask_save_name()
        if not name:
            return False
        path = Path(name)
        return self._write(path if path.suffix else path.with_suffix(SUFFIX))

    def _write(self, path: Path) -> bool:
        try:
            write_saved(path, self.desk.session)
        except PaxError as error:
            self.tell(self.tr("Not saved"), str(error))
            return False
        self.path = path
        self.store.folder = str(path.absolute().parent)
        self.unsaved = False
        self.safe.saved(path)
        self._name()
        return True

    def ask_open_name(self) -> str:
        """The name of a file to open, empty for none."""
        return QFileDialog.getOpenFileName(
            self, self.tr("Open a game"), self.folder(), self._filter()
        )[0]

    def ask_save_name(self) -> str:
        """The name of a file to save to, empty for none."""
        return QFileDialog.getSaveFileName(
            self, self.tr("Save this game"), self.proposed(SUFFIX), self._filter()
        )[0]

    def folder(self) -> str:
        """The folder that file dialogs begin with: the one used last, else the documents."""
        last = self.store.folder
        if last and Path(last).is_dir():
            return last
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    def proposed(self, suffix: str) -> str:
        """A good name for a file about the game on the desk."""
        if self.path is not None:
            return str(self.path.with_suffix(suffix))
        name = file_name(self.desk.session, datetime.now())
        return str(Path(self.folder()) / f"{name}{suffix}")

    def _filter(self) -> str:
        return self.tr("Saved games (*{0});;All files (*)").format(SUFFIX)

    # --- Sheets ----------------------------------------------------------------------------------

    def open_dialog(self, dialog: "Dialog", again: Callable[[], object] | None = None) -> None:
        """Lay a sheet over the whole window; ``again`` opens it anew in another language."""
        self._remove_dialog()
        self.dialog = dialog
        self._dialog_again = again
        self.desk.robots.player.hold(True)
        dialog.open(self._scale_of(dialog))

    def fit_dialog(self) -> None:
        """Let the sheet take the size it should have now."""
        if self.dialog is not None:
            self.dialog.fit(self._scale_of(self.dialog))

    def _scale_of(self, dialog: "Dialog") -> float:
        return dialog.enlarged(window_scale(self.desk), self.store.settings.text)

    def close_dialog(self) -> None:
        """Take the sheet away: the table has the keyboard again, or the home page is back."""
        self._remove_dialog()
        if self.entrance.open or not self.dealt:
            self.entrance.show()

    def _remove_dialog(self) -> None:
        if self.dialog is None:
            return
        self.dialog.hide()
        self.dialog.deleteLater()
        self.dialog = self._dialog_again = None
        self.desk.robots.player.hold(False)
        self.desk.host.give_focus()

    def tell(self, heading: str, words: str, again: Callable[[], object] | None = None) -> None:
        """Tell something that must be read; ``again`` tells it in another language."""
        from paxdesk.table.dialogs.message import MessageSheet

        sheet = MessageSheet(self.desk, heading, words, [self.tr("OK")])
        sheet.answered.connect(self.close_dialog)
        self.open_dialog(sheet, again or (lambda: self.tell(heading, words)))

    def show_about(self) -> None:
        """Credits."""
        words = self.tr(
            "Pax Desk {version} is a card table for the board game Pax Porfiriana: original "
            "design by Phil Eklund, card version by Jim Gutt and Matt Eklund, published by "
            "Sierra Madre Games.\n\n"
            "It contains no art and no text of the published game: all pictures and words are "
            "our own, and the deck is a reconstruction from the public rules. If you own the "
            "game, put cards with the printed figures into a folder and name it with --cards.\n\n"
            "Type: Source Serif and Source Sans by Adobe, under the SIL Open Font License."
        ).format(version=__version__)
        self.tell(self.tr("About Pax Desk"), words, self.show_about)

    def leave(self, then: Callable[[], object]) -> None:
        """Go on with ``then`` once the game on the desk is saved or given up."""
        if not self._may_be_lost:
            then()
            return
        from paxdesk.table.dialogs.message import MessageSheet

        answers = [self.tr("Save it"), self.tr("Give it up"), self.tr("Stay here")]
        words = self.tr("The game on the table is not saved.")
        sheet = MessageSheet(self.desk, self.tr("Leave this game?"), words, answers)

        def answered(index: int) -> None:
            self.close_dialog()
            if index == 1 or (index == 0 and self.save()):
                then()

        sheet.answered.connect(answered)
        self.open_dialog(sheet, lambda: self.leave(then))

    @property
    def _may_be_lost(self) -> bool:
        """Whether the game on the desk is neither saved nor kept on the shelf."""
        over = self.desk.host.state.over
        return self.unsaved and self.ask_before_leaving and not over and not self.safe.sure

    # --- The window itself -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_again()

    def _say_again(self) -> None:
        """Say everything in the language that is spoken now; the game stays as it is."""
        again = self._dialog_again
        for menu in self.menu.findChildren(QMenu):
            menu.deleteLater()
        self.menu.clear()
        self.commands.clear()
        self._into = self.menu
        self._make_actions()
        self._name()
        self.desk.say_again()
        if again is not None:
            again()

    def _come_back(self) -> None:
        """Be where the window was when it was last closed."""
        geometry = self.store.geometry
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def fit_screen(self) -> None:
        """Fill a screen on which the usual size has no room with its frame and a task bar."""
        if not self.store.geometry.isEmpty():
            return
        room = self.screen().availableSize()
        if room.width() < USUAL_SIZE[0] + FRAME or room.height() < USUAL_SIZE[1] + FRAME:
            self.resize(room.width() - FRAME, room.height() - FRAME)
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_dialog()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_be_lost:
            event.ignore()
            self.leave(self._close_now)
        else:
            event.accept()
            self.store.geometry = self.saveGeometry()
            self.desk.robots.player.end()
            self.safe.end()
            self.closed.emit(self)

    def _close_now(self) -> None:
        self.ask_before_leaving = False
        self.close()
