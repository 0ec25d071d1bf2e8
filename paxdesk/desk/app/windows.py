"""All windows of the program, and requests from instances started later."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QFileSystemWatcher, QObject, Signal
from PySide6.QtWidgets import QApplication

from paxdesk.desk.game_types import OpenedGame, Session
from paxdesk.desk.protocol.table_game import OtherGame, TableGame, at_scenario
from paxdesk.desk.settings import SettingsStore, settings_path
from paxdesk.desk.window.frame import tried_out
from paxdesk.desk.window.window import TableWindow
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import KeptGame, real_path
from paxdesk.files.instance_handover import Call, Calls
from paxdesk.files.sealing import SealedFileError
from paxdesk.files.strict_json import game_named_in, game_of_scenario
from paxdesk.language import tr


class WindowManager(QObject):
    """Manager of the program's windows; stores games in ``folder``, unless it is None."""

    window_closed = Signal()

    def __init__(
        self, game: TableGame, folder: Path | None, others: Sequence[OtherGame] = ()
    ) -> None:
        super().__init__()
        self.game = game
        self.others = others
        self._tables: dict[str, TableGame] = {game.key: game}
        self.folder = folder
        self.store = SettingsStore(None if folder is None else settings_path())
        self.all: list[TableWindow] = []
        self._calls: Calls | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._answer)

    def answer(self, calls: Calls) -> None:
        """Handle pending requests of later instances, and every future one."""
        self._calls = calls
        self._watcher.addPath(str(calls.folder))
        self._answer()

    def close(self) -> None:
        if self._calls is not None:
            self._watcher.removePath(str(self._calls.folder))
            self._calls.close()
            self._calls = None

    def leave(self) -> None:
        """Ask every window to close; each may ask about an unsaved game."""
        for window in list(self.all):
            window.close()

    def open(self, call: Call) -> TableWindow:
        """Open and return a window for a request. Raises PaxError for an invalid file."""
        session: Session | None = None
        opened: OpenedGame | None = None
        path = Path(call.file) if call.file is not None else None
        game = self.game
        if path is not None:
            game = self._table(game_named_in(path))
            try:
                opened = game.open_saved(path)
            except SealedFileError:
                window = self._window(game, None)
                self._show(window)
                window.open_path(path)
                return window
            session = tried_out(game, opened.session, path).session
        elif call.position is not None:
            position = Path(call.position)
            game = self._table(game_of_scenario(position))
            session = at_scenario(game, position)
        elif call.new:
            seed = self._drawn_seed() if call.seed is None else call.seed
            session = self.game.plain(call.seats, seed)
        else:
            game = self._table(self.store.last_table)
        window = self._window(game, session)
        window.be_at(path)
        self._show(window)
        if opened is not None and path is not None:
            window.autosave_part.opened(opened, path)
        return window

    def _drawn_seed(self) -> int:
        import secrets

        return secrets.randbelow(self.game.largest_seed)

    def _show(self, window: TableWindow) -> None:
        window.new_window_asked.connect(self._open_beside)
        window.another.connect(self._open_another)
        window.window_asked.connect(self._seek)
        window.closed.connect(self._forget)
        window.bring_up_file = partial(self._bring_up_file, window)
        window.quit_all = self.leave
        window.laid.connect(partial(self._note_table, window))
        self.all.append(window)
        window.fit_screen()
        window.show()
        # Resize first, so that nothing is painted for another size.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        window.begin()
        if window.dealt:
            self._note_table(window)
        window.preferences.complain()

    def _open_beside(self, session: Session | None) -> None:
        """Open another window for the sender's game, with a session or the home page."""
        sender = self.sender()
        game = sender.game if isinstance(sender, TableWindow) else self.game
        self._show(self._window(game, session))

    def _table(self, key: str) -> TableGame:
        """Return the table of a game; the first game's for an unknown key."""
        other = next((each for each in self.others if each.key == key), None)
        if key not in self._tables and other is not None:
            self._tables[key] = other.table()
        return self._tables.get(key, self.game)

    def _window(self, game: TableGame, session: Session | None) -> TableWindow:
        """Return a window for a game, with a separate folder of stored games."""
        folder = self.folder if not game.key or self.folder is None else self.folder / game.key
        first = OtherGame(self.game.key, self.game.title, lambda: self.game)
        others = [each for each in (first, *self.others) if each.key != game.key]
        if not self.others:
            others = []
        return TableWindow(game, session, folder, self.store, others)

    def _open_another(self, key: str, path: Path | None) -> None:
        """Open ``path`` or, if it is None, show a window of another game."""
        sender = self.sender()
        if path is not None:
            self.call(Call(str(path.absolute())))
            return
        shown = next((each for each in self.all if each.game.key == key), None)
        if shown is not None:
            _bring_up(shown)
            return
        window = self._window(self._table(key), None)
        self._show(window)
        if isinstance(sender, TableWindow):
            window.setGeometry(sender.geometry())
            if not sender.dealt:
                sender.close()

    def _seek(self, game: KeptGame) -> None:
        """Activate the window of a game, or report that there is none."""
        sender = self.sender()
        shown = next(
            (each for each in self.all if each.autosave_part.keeper.path == game.path), None
        )
        if shown is not None:
            _bring_up(shown)
        elif isinstance(sender, TableWindow):
            words = tr("This game is open in another program, or was just closed.")
            sender.show_message(tr("Not found"), words)

    def _bring_up_file(self, sender: TableWindow, path: Path) -> bool:
        """Activate another window with this file; return whether there is one."""
        others = (each for each in self.all if each is not sender)
        shown = next((each for each in others if _is_at(each, str(path))), None)
        if shown is None:
            return False
        _bring_up(shown)
        return True

    def _note_table(self, window: TableWindow, *_laid: object) -> None:
        self.store.last_table = window.game.key

    def _forget(self, window: TableWindow) -> None:
        if window in self.all:
            self.all.remove(window)
        window.deleteLater()
        self.window_closed.emit()

    def _answer(self) -> None:
        for call in self._calls.take_calls() if self._calls is not None else ():
            self.call(call)

    def call(self, call: Call) -> None:
        """Handle a request: activate a window, or open another one as requested."""
        window = self.all[-1] if self.all else None
        shown = next((each for each in self.all if call.file and _is_at(each, call.file)), None)
        if shown is None and (window is None or call != Call(seats=call.seats)):
            try:
                shown = self.open(call)
            except (PaxError, ValueError) as error:
                if window is not None:
                    window.show_message(tr("Could not open"), str(error))
        shown = shown or window
        if shown is not None:
            _bring_up(shown)


def _bring_up(window: TableWindow) -> None:
    window.showNormal() if window.isMinimized() else window.show()
    window.raise_()
    window.activateWindow()


def _is_at(window: TableWindow, file: str) -> bool:
    return window.path is not None and real_path(window.path) == real_path(Path(file))
