"""All windows of the program: one for each game, and the door for programs started later."""

import secrets
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject

from paxdesk.desk.settings.store import SettingsStore, settings_path
from paxdesk.desk.window.window import TableWindow
from paxdesk.errors import PaxError
from paxdesk.files.calls import Call, Calls
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves.save import OpenedGame, open_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.choices import LARGEST_SEED, plain_game, position_session


class Windows(QObject):
    """The games on this screen. Those under way are kept in ``folder``, None: nowhere."""

    def __init__(self, deck: Deck, folder: Path | None) -> None:
        super().__init__()
        self.deck = deck
        self.folder = folder
        self.store = SettingsStore(None if folder is None else settings_path())
        self.all: list[TableWindow] = []
        self._calls: Calls | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._answer)

    def answer(self, calls: Calls) -> None:
        """Do from now on what programs started later ask for."""
        self._calls = calls
        self._watcher.addPath(str(calls.folder))
        self._answer()

    def close(self) -> None:
        """The program ends."""
        if self._calls is not None:
            self._watcher.removePath(str(self._calls.folder))
            self._calls.close()
            self._calls = None

    # --- Opening ---------------------------------------------------------------------------------

    def open(self, call: Call) -> TableWindow:
        """Open a window with what a call asks for. Raises PaxError for a file that is no good."""
        session: Session | None = None
        opened: OpenedGame | None = None
        path = Path(call.file) if call.file is not None else None
        if path is not None:
            opened = open_saved(path, self.deck)
            session = opened.session
        elif call.position is not None:
            from paxdesk.porfiriana.scenarios.reading import read_scenario

            scenario = read_scenario(Path(call.position), self.deck)
            session = position_session(scenario.position, scenario.robots)
        elif call.new:
            seed = secrets.randbelow(LARGEST_SEED) if call.seed is None else call.seed
            session = plain_game(call.seats, seed).deal(self.deck)
        window = TableWindow(self.deck, session, self.folder, self.store)
        window.path = path
        self._show(window)
        if opened is not None and path is not None:
            window.safe.opened(opened, path)
        return window

    def _show(self, window: TableWindow) -> None:
        window.beside.connect(self._open_beside)
        window.closed.connect(self._forget)
        self.all.append(window)
        window.fit_screen()
        window.show()
        window.begin()
        window.preferences.complain()

    def _open_beside(self, session: Session | None) -> None:
        """Open another window: on a session, or with its home page."""
        self._show(TableWindow(self.deck, session, self.folder, self.store))

    def _forget(self, window: TableWindow) -> None:
        if window in self.all:
            self.all.remove(window)

    # --- Called by another program ---------------------------------------------------------------

    def _answer(self) -> None:
        for call in self._calls.taken() if self._calls is not None else ():
            self.call(call)

    def call(self, call: Call) -> None:
        """Another program was started: show the table, or open another window as it wishes."""
        window = self.all[-1] if self.all else None
        shown = next((each for each in self.all if call.file and _is_at(each, call.file)), None)
        if shown is None and (window is None or call != Call(seats=call.seats)):
            try:
                shown = self.open(call)
            except (PaxError, ValueError) as error:
                if window is not None:
                    window.tell(self.tr("Not opened"), str(error))
        shown = shown or window
        if shown is not None:
            shown.showNormal() if shown.isMinimized() else shown.show()
            shown.raise_()
            shown.activateWindow()


def _is_at(window: TableWindow, file: str) -> bool:
    """Whether a window plays the game of that file."""
    return window.path is not None and str(window.path.absolute()) == file
