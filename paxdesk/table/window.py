"""The window: the desk, its menu and keys, saved games, and the sheets that cover it all.

Sheets are imported when they are first opened, so that the table is there sooner.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu

from paxdesk import __version__
from paxdesk.files.save import open_saved, write_saved
from paxdesk.rules.deck import Deck
from paxdesk.rules.errors import PaxError
from paxdesk.session.session import Session
from paxdesk.table.comforts import Comforts
from paxdesk.table.commands import Commands
from paxdesk.table.desk import Desk
from paxdesk.table.dialogs.choices import FEWEST_SEATS, NewGame, SeatChoice, plain_game
from paxdesk.table.help.helping import Helping
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


class TableWindow(QMainWindow):
    """One game at a time. ``path`` is the file it was opened from or saved to.

    Without a session the window begins with the New Game sheet. Games are kept in ``folder``
    while they are played, None: nowhere.
    """

    closed = Signal(object)
    new_window = Signal()

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
        self._dealt = session is not None
        self.desk = Desk(deck, session or plain_game(FEWEST_SEATS, 0).deal(deck))
        self.setCentralWidget(self.desk)
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*USUAL_SIZE)
        self.desk.tool_pressed.connect(self._press_tool)
        self.desk.host.model.played.connect(self._played)
        self.desk.changed.connect(self._name)
        self.records = Records(self)
        self.desk.finished.connect(self.records.show_end)
        self.desk.robots.since_asked.connect(self.records.show_since)
        self.desk.robots.follow(self.store)
        self.safe = Safekeeping(self, folder)
        self.taking_back = TakingBack(self)
        self.desk.log.export_asked.connect(lambda: self.records.export_log())
        self.menu = self._into = QMenu(self)
        self._dialog_again: Callable[[], object] | None = None
        self.tools: dict[str, Callable[[], object]] = {
            "undo": self.desk.undo,
            "redo": self.desk.redo,
            "save": self.save,
            "load": self.open_file,
            "replay": self.records.show_replay,
            "chart": self.records.show_charts,
            "log": self.desk.toggle_log,
            "inspector": self.desk.toggle_inspector,
            "settings": self.pop_menu,
        }
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
        self._add(new, keys.New, self.new_game)
        self._add(self.tr("New window"), QKeySequence("Ctrl+Shift+N"), self._ask_window)
        self._add(self.tr("Open…"), keys.Open, self.open_file)
        self._add(self.tr("Save"), keys.Save, self.save)
        self._add(save_as, QKeySequence("Ctrl+Shift+S"), self.save_as)
        self._add(self.tr("Interrupted games…"), QKeySequence(), self.show_interrupted)
        self._open_menu(self.tr("Looking back"))
        records = self.records
        since, robots = self.tr("Since your turn"), self.desk.robots
        self._add(since, QKeySequence("W"), records.show_since)
        self._add(self.tr("Next step of the robots"), QKeySequence("N"), robots.next_step)
        self._add(self.tr("Charts"), QKeySequence("F7"), records.show_charts)
        self._add(self.tr("Replay"), QKeySequence("F8"), records.show_replay)
        file_keys = QKeySequence("Shift+F8")
        self._add(self.tr("Replay a saved game…"), file_keys, records.replay_file)
        self._add(self.tr("Read the log"), QKeySequence("Ctrl+L"), records.read_log)
        read_inspector = self.tr("Read the inspector")
        self._add(read_inspector, QKeySequence("Ctrl+I"), records.read_inspector)
        self._add(self.tr("Export the log…"), QKeySequence("Ctrl+E"), records.export_log)
        self._open_menu(self.tr("View"))
        self._add(self.tr("Inspector"), QKeySequence("I"), self.desk.toggle_inspector)
        self._add(self.tr("Log"), QKeySequence("L"), self.desk.toggle_log)
        self._add(self.tr("Full screen"), QKeySequence("F11"), self.toggle_full_screen)
        self._into.addActions(self.comforts.add_view_entries())
        helping = self.helping
        self._open_menu(self.tr("Help"))
        self._add(self.tr("Overview"), keys.HelpContents, helping.show_overview)
        self._add(self.tr("Rules"), QKeySequence("Shift+F1"), helping.show_rules)
        self._add(self.tr("Rule behind the card shown"), QKeySequence("R"), helping.show_rule)
        self._add(self.tr("Guided first game"), QKeySequence(), helping.start_guide)
        self._add(self.tr("About Pax Desk"), QKeySequence(), self.show_about)
        self._into = self.menu
        self.menu.addSeparator()
        self._add(self.tr("Undo"), keys.Undo, self.desk.undo)
        self._add(self.tr("Redo"), QKeySequence("Ctrl+Y"), self.desk.redo)
        self._add(self.tr("Restart turn"), QKeySequence("Ctrl+Backspace"), self.desk.restart_turn)
        self.menu.addSeparator()
        self._add(self.tr("Settings…"), QKeySequence("Ctrl+,"), self.comforts.show_settings)
        self._add(self.tr("Shortcuts…"), QKeySequence("Ctrl+K"), self.comforts.show_shortcuts)
        self.menu.addSeparator()
        self._add(self.tr("Quit"), QKeySequence("Ctrl+Q"), self.close)

    def _add(
        self,
        words: str,
        key: QKeySequence | QKeySequence.StandardKey,
        does: Callable[[], object],
    ) -> None:
        """A command in the menu; it is known by the name of what it does."""
        name = does.__name__.lstrip("_")
        action = self.commands.add(name, words, key, lambda: self.unless_asked(does))
        self._into.addAction(action)

    def _open_menu(self, words: str) -> None:
        """What is added from now on stands in a menu of its own."""
        self._into = self.menu.addMenu(words)

    def unless_asked(self, does: Callable[[], object]) -> None:
        """Keys do nothing while a sheet takes the whole window."""
        if self.dialog is None:
            does()

    def _ask_window(self) -> None:
        self.new_window.emit()

    def _press_tool(self, name: str) -> None:
        tool = self.tools.get(name)
        if tool is not None and self.dialog is None:
            tool()

    def pop_menu(self) -> None:
        """Open the menu below its button."""
        view = self.desk.view
        area = self.desk.scene.area_of(Spot("tool", TOOLS.index("settings")))
        corner = view.mapFromScene(area.bottomLeft()) if area else view.rect().center()
        self.menu.popup(view.viewport().mapToGlobal(corner))

    def _name(self) -> None:
        name = self.path.name if self.path else self.tr("a game not yet saved")
        self.setWindowTitle(f"{name}{'*' if self.unsaved else ''} – Pax Desk")

    def _played(self) -> None:
        self.unsaved = True

    def mark_unsaved(self) -> None:
        """The game is not what is in its file."""
        self.unsaved = True
        self._name()

    def begin(self) -> None:
        """Ask the first question: who acts, or which game is to be played."""
        if self._dealt:
            self.safe.begin(self.desk.session, self.path)
            self.desk.host.look()
        elif games := self.safe.interrupted:
            self.safe.offer(games, may_leave=False)
        else:
            self.new_game()

    # --- Games -----------------------------------------------------------------------------------

    def play(self, session: Session, path: Path | None = None) -> None:
        """Put a game on the desk."""
        self.close_dialog()
        self._dealt = True
        self.path = path
        self.unsaved = False
        self.safe.begin(session, path)
        self.desk.play(session)

    def new_game(self) -> None:
        """Ask for a new game; what is on the desk stays there until it is dealt."""
        from paxdesk.table.dialogs.new_game import NewGameSheet

        sheet = NewGameSheet(self.desk, self.deck, may_leave=self._dealt)
        if self._dealt:
            session = self.desk.session
            seats = [SeatChoice(each.name, each.colour, robot=each.robot) for each in session.seats]
            sheet.seat_people(tuple(seats), session.opening.solo or "together")
        sheet.dealt.connect(self._deal)
        sheet.guide_asked.connect(self.helping.start_guide)
        sheet.left.connect(self.close_dialog)
        self.open_dialog(sheet, self.new_game)

    def _deal(self, game: NewGame) -> None:
        try:
            session = game.deal(self.deck)
        except PaxError as error:
            self.tell(self.tr("That cannot be dealt"), str(error))
            return
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
        self.play(opened.session, path)
        self.safe.opened(opened, path)
        return True

    def show_interrupted(self) -> None:
        """Offer the games that were interrupted."""
        games = self.safe.interrupted
        if games:
            self.safe.offer(games, may_leave=True)
        else:
            words = self.tr("There is none: every game was ended, or is being played.")
            self.tell(self.tr("Interrupted games"), words, self.show_interrupted)

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
        self.unsaved = False
        self.safe.saved(path)
        self._name()
        return True

    def ask_open_name(self) -> str:
        """The name of a file to open, empty for none."""
        return QFileDialog.getOpenFileName(
            self, self.tr("Open a game"), self._folder(), self._filter()
        )[0]

    def ask_save_name(self) -> str:
        """The name of a file to save to, empty for none."""
        return QFileDialog.getSaveFileName(
            self, self.tr("Save this game"), self._folder(), self._filter()
        )[0]

    def _folder(self) -> str:
        return str(self.path or "")

    def _filter(self) -> str:
        return self.tr("Saved games (*{0});;All files (*)").format(SUFFIX)

    # --- Sheets ----------------------------------------------------------------------------------

    def open_dialog(self, dialog: "Dialog", again: Callable[[], object] | None = None) -> None:
        """Lay a sheet over the whole window; ``again`` opens it anew in another language."""
        self.close_dialog()
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
        """Take the sheet away; the table has the keyboard again."""
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

        sheet = MessageSheet(self.desk, heading, words, [self.tr("Very well")])
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
        if not self.unsaved or not self.ask_before_leaving or self.desk.host.state.over:
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

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_dialog()

    def closeEvent(self, event: QCloseEvent) -> None:
        over = self.desk.host.state.over
        if self.unsaved and self.ask_before_leaving and not over:
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
