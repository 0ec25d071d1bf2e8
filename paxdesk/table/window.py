"""The window: the desk, its menu and keys, saved games, and the sheets that cover it all."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QAction, QCloseEvent, QCursor, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu

from paxdesk import __version__
from paxdesk.files.save import read_saved, write_saved
from paxdesk.rules.deck import Deck
from paxdesk.rules.errors import PaxError
from paxdesk.session.session import Session
from paxdesk.table.desk import Desk
from paxdesk.table.dialogs.choices import NewGame, SeatChoice, plain_game
from paxdesk.table.dialogs.dialog import Dialog
from paxdesk.table.dialogs.end import EndSheet, ending
from paxdesk.table.dialogs.message import MessageSheet
from paxdesk.table.dialogs.new_game import NewGameSheet
from paxdesk.table.dialogs.seat_rows import FEWEST_SEATS
from paxdesk.table.host import window_scale
from paxdesk.table.layout import SMALLEST_WINDOW

SUFFIX: Final = ".pax"
USUAL_SIZE: Final = (1366, 768)


class TableWindow(QMainWindow):
    """One game at a time. ``path`` is the file it was opened from or saved to.

    Without a session the window begins with the New Game sheet.
    """

    def __init__(self, deck: Deck, session: Session | None = None) -> None:
        super().__init__()
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
        self.desk.host.played.connect(self._played)
        self.desk.changed.connect(self._name)
        self.desk.finished.connect(self.show_end)
        self.menu = QMenu(self)
        self.tools: dict[str, Callable[[], object]] = {
            "undo": self.desk.undo,
            "redo": self.desk.redo,
            "save": self.save,
            "load": self.open_file,
            "log": self.desk.toggle_dock,
            "inspector": self.desk.toggle_dock,
            "settings": self._pop_menu,
        }
        self._make_actions()
        self._name()

    def _make_actions(self) -> None:
        """The menu; every entry has its key."""
        keys = QKeySequence.StandardKey
        new, save_as = self.tr("New game…"), self.tr("Save as…")
        self._add(new, keys.New, self.new_game)
        self._add(self.tr("Open…"), keys.Open, self.open_file)
        self._add(self.tr("Save"), keys.Save, self.save)
        self._add(save_as, QKeySequence("Ctrl+Shift+S"), self.save_as)
        self.menu.addSeparator()
        self._add(self.tr("Undo"), keys.Undo, self.desk.undo)
        self._add(self.tr("Redo"), QKeySequence("Ctrl+Y"), self.desk.redo)
        self.menu.addSeparator()
        self._add(self.tr("Inspector and log"), QKeySequence("L"), self.desk.toggle_dock)
        self._add(self.tr("Full screen"), QKeySequence("F11"), self.toggle_full_screen)
        self.menu.addSeparator()
        self._add(self.tr("About Pax Desk"), QKeySequence("F1"), self.show_about)
        self._add(self.tr("Quit"), QKeySequence("Ctrl+Q"), self.close)

    def _add(
        self,
        words: str,
        key: QKeySequence | QKeySequence.StandardKey,
        does: Callable[[], object],
    ) -> None:
        action = QAction(words, self)
        action.setShortcut(key)
        action.triggered.connect(lambda _=False: self._unless_asked(does))
        self.menu.addAction(action)
        self.addAction(action)

    def _unless_asked(self, does: Callable[[], object]) -> None:
        """Keys do nothing while a sheet takes the whole window."""
        if self.dialog is None:
            does()

    def _press_tool(self, name: str) -> None:
        tool = self.tools.get(name)
        if tool is not None and self.dialog is None:
            tool()

    def _pop_menu(self) -> None:
        self.menu.popup(QCursor.pos())

    def _name(self) -> None:
        name = self.path.name if self.path else self.tr("a game not yet saved")
        self.setWindowTitle(f"{name}{'*' if self.unsaved else ''} – Pax Desk")

    def _played(self) -> None:
        self.unsaved = True

    def begin(self) -> None:
        """Ask the first question: who acts, or which game is to be played."""
        if self._dealt:
            self.desk.host.look()
        else:
            self.new_game()

    # --- Games -----------------------------------------------------------------------------------

    def play(self, session: Session, path: Path | None = None) -> None:
        """Put a game on the desk."""
        self.close_dialog()
        self._dealt = True
        self.path = path
        self.unsaved = False
        self.desk.play(session)

    def new_game(self) -> None:
        """Ask for a new game; what is on the desk stays there until it is dealt."""
        sheet = NewGameSheet(self.desk, self.deck, may_leave=self._dealt)
        if self._dealt:
            seats = self.desk.session.seats
            sheet.seat_people(tuple(SeatChoice(each.name, each.colour) for each in seats))
        sheet.dealt.connect(self._deal)
        sheet.left.connect(self.close_dialog)
        self.open_dialog(sheet)

    def _deal(self, game: NewGame) -> None:
        try:
            session = game.deal(self.deck)
        except PaxError as error:
            self.say(self.tr("That cannot be dealt"), str(error))
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
            session = read_saved(path, self.deck)
        except PaxError as error:
            self.say(self.tr("Not opened"), str(error))
            return False
        self.play(session, path)
        return True

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
            self.say(self.tr("Not saved"), str(error))
            return False
        self.path = path
        self.unsaved = False
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

    def open_dialog(self, dialog: Dialog) -> None:
        """Lay a sheet over the whole window."""
        self.close_dialog()
        self.dialog = dialog
        dialog.open(window_scale(self.desk))

    def close_dialog(self) -> None:
        """Take the sheet away; the table has the keyboard again."""
        if self.dialog is None:
            return
        self.dialog.hide()
        self.dialog.deleteLater()
        self.dialog = None
        self.desk.host.give_focus()

    def say(self, heading: str, words: str) -> None:
        """Tell something that must be read."""
        sheet = MessageSheet(self.desk, heading, words, [self.tr("Very well")])
        sheet.answered.connect(self.close_dialog)
        self.open_dialog(sheet)

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
        self.say(self.tr("About Pax Desk"), words)

    def show_end(self) -> None:
        """The extra of the last day."""
        host = self.desk.host
        sheet = EndSheet(self.desk, ending(host.state, host.names), host.labels)
        sheet.again.connect(self.new_game)
        sheet.save.connect(self.save)
        sheet.left.connect(self.close_dialog)
        self.open_dialog(sheet)

    def leave(self, then: Callable[[], object]) -> None:
        """Go on with ``then`` once the game on the desk is saved or given up."""
        if not self.unsaved or not self.ask_before_leaving or self.desk.host.state.over:
            then()
            return
        answers = [self.tr("Save it"), self.tr("Give it up"), self.tr("Stay here")]
        words = self.tr("The game on the table is not saved.")
        sheet = MessageSheet(self.desk, self.tr("Leave this game?"), words, answers)

        def answered(index: int) -> None:
            self.close_dialog()
            if index == 1 or (index == 0 and self.save()):
                then()

        sheet.answered.connect(answered)
        self.open_dialog(sheet)

    # --- The window itself -----------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.dialog is not None:
            self.dialog.fit(window_scale(self.desk))

    def closeEvent(self, event: QCloseEvent) -> None:
        over = self.desk.host.state.over
        if self.unsaved and self.ask_before_leaving and not over:
            event.ignore()
            self.leave(self._close_now)
        else:
            event.accept()

    def _close_now(self) -> None:
        self.ask_before_leaving = False
        self.close()
