"""The window: the desk, its menu and keys, saved games, and the sheets that cover it all.

Sheets are imported when they are first opened, so that the table is there sooner.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolTip

from paxdesk import __version__
from paxdesk.desk.help.helping import Helping
from paxdesk.desk.home.entrance import Entrance
from paxdesk.desk.settings.store import SettingsStore
from paxdesk.desk.window.commands import Commands, Keys
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.desk.window.preferences import Preferences
from paxdesk.desk.window.records import Records
from paxdesk.desk.window.safekeeping import Safekeeping
from paxdesk.desk.window.taking_back import TakingBack
from paxdesk.errors import PaxError
from paxdesk.files.shelf import KeptGame
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves.save import open_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.layout import SMALLEST_WINDOW
from paxdesk.porfiriana.table.sheets.choices import NewGame
from paxdesk.porfiriana.table.spots import TOOLS, Spot

if TYPE_CHECKING:
    pass

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


class TableWindow(WindowFrame):
    """The frame with everything a window offers.

    Without a session the window begins with the home page. Games are kept in ``folder``
    until players delete them, None: nowhere.
    """

    def __init__(
        self,
        deck: Deck,
        session: Session | None = None,
        folder: Path | None = None,
        store: SettingsStore | None = None,
    ) -> None:
        super().__init__(deck, session, store)
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*USUAL_SIZE)
        self.desk.tool_pressed.connect(self._press_tool)
        self.desk.mouse.hinted.connect(self._hint_at)
        self.desk.flow.model.played.connect(self._played)
        self.desk.changed.connect(self.name)
        self.records = Records(self)
        self.records.again_asked.connect(self.new_game)
        self.desk.finished.connect(self.records.show_end)
        self.desk.robots.since_asked.connect(self.records.show_since)
        self.desk.robots.follow(self.store)
        self.helping = Helping(self)
        self.safe = Safekeeping(self, folder, self.helping.guided_again)
        self.kept = lambda: self.safe.sure
        self.taking_back = TakingBack(self)
        self.entrance = Entrance(self, self.safe.shelf)
        self.entrance.continued.connect(self._continue)
        self.entrance.replayed.connect(self.records.replay)
        self.entrance.wanted.connect(self._do)
        self.desk.log.export_asked.connect(lambda: self.records.export_log())
        self.menu = self._into = QMenu(self)
        self.commands = Commands(self, self.store)
        self.preferences = Preferences(self, self.menu, self.commands)
        self._make_actions()
        self.name()
        self._come_back()

    def _make_actions(self) -> None:
        """The menu; every entry has its key."""
        self.preferences.add_commands(self.pop_menu)
        keys = QKeySequence.StandardKey
        new, save_as = self.tr("New game…"), self.tr("Save as…")
        self._open_menu(self.tr("Game"))
        self._add("show_home", self.tr("Home page"), "Ctrl+H", self.show_home)
        self._add("new_game", new, keys.New, self.new_game, at_home=True)
        new_window = self.tr("New window")
        self._add("ask_window", new_window, "Ctrl+Shift+N", self._ask_window, at_home=True)
        self._add("open_file", self.tr("Open…"), keys.Open, self.open_file, at_home=True)
        self._add("save", self.tr("Save"), keys.Save, self.save)
        self._add("save_as", save_as, "Ctrl+Shift+S", self.save_as)
        self._open_menu(self.tr("Looking back"))
        records = self.records
        since, robots = self.tr("Since your turn"), self.desk.robots
        self._add("show_since", since, "W", records.show_since)
        self._add("next_step", self.tr("Next step of the robots"), "N", robots.next_step)
        self._add("show_charts", self.tr("Charts"), "F7", records.show_charts)
        self._add("show_replay", self.tr("Replay"), "F8", records.show_replay)
        file_keys = "Shift+F8"
        self._add(
            "replay_file",
            self.tr("Replay a saved game…"),
            file_keys,
            records.replay_file,
            at_home=True,
        )
        self._add("read_log", self.tr("Read the log"), "Ctrl+L", records.read_log)
        read_inspector = self.tr("Read the inspector")
        self._add("read_inspector", read_inspector, "Ctrl+I", records.read_inspector)
        self._add("export_log", self.tr("Export the log…"), "Ctrl+E", records.export_log)
        self._open_menu(self.tr("View"))
        self._add("toggle_inspector", self.tr("Inspector"), "I", self.desk.toggle_inspector)
        self._add("toggle_log", self.tr("Log"), "L", self.desk.toggle_log)
        self._add(
            "toggle_full_screen",
            self.tr("Full screen"),
            "F11",
            self.toggle_full_screen,
            at_home=True,
        )
        self._into.addActions(self.preferences.add_view_entries())
        helping = self.helping
        self._open_menu(self.tr("Help"))
        self._add(
            "show_overview",
            self.tr("Overview"),
            keys.HelpContents,
            helping.show_overview,
            at_home=True,
        )
        self._add(
            "show_rules",
            self.tr("Rules"),
            "Shift+F1",
            helping.show_rules,
            at_home=True,
        )
        self._add("show_rule", self.tr("Rule behind the card shown"), "R", helping.show_rule)
        self._add(
            "start_guide",
            self.tr("Guided first game"),
            "",
            helping.start_guide,
            at_home=True,
        )
        self._add("show_about", self.tr("About Pax Desk"), "", self.show_about, at_home=True)
        self._into = self.menu
        self.menu.addSeparator()
        self._add("undo", self.tr("Undo"), keys.Undo, self.desk.undo)
        self._add("redo", self.tr("Redo"), "Ctrl+Y", self.desk.redo, "Ctrl+Shift+Z")
        self._add(
            "restart_turn",
            self.tr("Restart turn"),
            "Ctrl+Backspace",
            self.desk.restart_turn,
        )
        self.menu.addSeparator()
        settings, preferences = self.tr("Settings…"), self.preferences
        self._add("show_settings", settings, "Ctrl+,", preferences.show_settings, at_home=True)
        shortcuts = self.tr("Shortcuts…")
        self._add(
            "show_shortcuts",
            shortcuts,
            "Ctrl+K",
            preferences.show_shortcuts,
            at_home=True,
        )
        self.menu.addSeparator()
        self._add("close", self.tr("Quit"), "Ctrl+Q", self.close, at_home=True)

    def _add(
        self,
        name: str,
        words: str,
        key: Keys,
        does: Callable[[], object],
        *more: Keys,
        at_home: bool = False,
    ) -> None:
        """A command in the menu. Players' own keys are kept by its ``name``, which never changes.

        ``at_home`` says that it can be given from the home page too, before there is a game.
        """

        def do() -> None:
            self.unless_asked(does, at_home)

        action = self.commands.add(name, words, key, do, *more)
        self._into.addAction(action)

    def _open_menu(self, words: str) -> None:
        """What is added from now on stands in a menu of its own."""
        self._into = self.menu.addMenu(words)

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

    def _played(self) -> None:
        self.unsaved = True

    def begin(self) -> None:
        """Ask the first question: who acts, or which game is to be played."""
        if self.dealt:
            self.safe.begin(self.desk.session, self.path)
            self.desk.flow.look()
        else:
            self.entrance.show()

    # --- Games -----------------------------------------------------------------------------------

    def new_game(self, alone: bool = False) -> None:
        """Ask for a new game, or one ``alone``; what is on the desk stays until it is dealt.

        What was chosen last is proposed again.
        """
        from paxdesk.porfiriana.table.sheets import last_game
        from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet

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
        from paxdesk.porfiriana.table.sheets import last_game

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

    def _continue(self, game: KeptGame) -> None:
        self.leave(lambda: self.safe.resume(game))

    def _do(self, name: str) -> None:
        """Do what a button of the home page says."""
        doings: dict[str, Callable[[], object]] = {
            "new": self.new_game,
            "learn": self.helping.start_guide,
            "solo": lambda: self.new_game(alone=True),
            "open": self.open_file,
            "settings": self.preferences.show_settings,
            "help": self.helping.show_overview,
            "quit": self.close,
        }
        doings[name]()

    def show_home(self) -> None:
        """Open the home page; the game on the table waits."""
        self.entrance.show()

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

    # --- The window itself -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_again()

    def _say_again(self) -> None:
        """Say everything in the language that is spoken now; the game stays as it is."""
        again = self.dialog_again
        for menu in self.menu.findChildren(QMenu):
            menu.deleteLater()
        self.menu.clear()
        self.commands.clear()
        self._into = self.menu
        self._make_actions()
        self.name()
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
        if self.may_be_lost:
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
