"""Keeping the game on a desk after every step, and checking the journal of one that was opened."""

import threading
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from paxdesk.files.autosave import Autosave, InterruptedGame
from paxdesk.files.save import OpenedGame
from paxdesk.session.replaying import ReplayError
from paxdesk.session.session import Session
from paxdesk.table.desk import Desk


class Keeper(QObject):
    """Keeps what is played on a desk in a folder, on a thread of its own.

    ``file`` is where players save the game themselves.
    """

    failed = Signal(object)
    """The game could not be kept: the SaveError. Said once, until it works again."""
    _told = Signal(object)

    def __init__(self, desk: Desk, folder: Path) -> None:
        super().__init__(desk)
        self.desk = desk
        self.folder = folder
        self.file: Path | None = None
        self._autosave: Autosave | None = None
        self._session: Session | None = None
        self._revision = -1
        # Told on the thread that writes, received on that of the desk.
        self._told.connect(self._tell)
        desk.changed.connect(self.keep)

    def begin(
        self, session: Session, file: Path | None = None, game: InterruptedGame | None = None
    ) -> bool:
        """Keep this session from now on, as that interrupted game where it is one.

        False if somebody else goes on with that; then nothing has changed.
        """
        autosave = Autosave(self.folder, self._told.emit, game)
        if game is not None and not autosave.take():
            autosave.close()
            return False
        self.forget()
        self._autosave, self._session, self.file = autosave, session, file
        self.keep()
        return True

    def keeps(self, session: Session) -> bool:
        """Whether it is this session that is kept."""
        return session is self._session

    def keep(self) -> None:
        """Keep the position, if it is another than that kept last."""
        session = self._session
        if self._autosave is None or session is None or session is not self.desk.session:
            return
        if session.revision != self._revision:
            self._revision = session.revision
            self._autosave.keep(session, self.file)

    def saved_as(self, file: Path) -> None:
        """Players have saved the game there."""
        if file != self.file:
            self.file = file
            self._revision = -1
            self.keep()

    @property
    def busy(self) -> bool:
        """Whether the last position is not on the disk yet."""
        return self._autosave is not None and self._autosave.busy

    def forget(self) -> None:
        """The game is over, saved or given up: it need not be found again."""
        self._end(forget=True)

    def end(self) -> None:
        """Keep no more; the game can be gone on with."""
        self._end(forget=False)

    def _end(self, *, forget: bool) -> None:
        if self._autosave is not None:
            self._autosave.close(forget=forget)
        self._autosave = self._session = self.file = None
        self._revision = -1

    def _tell(self, error: object) -> None:
        if error is not None:
            self.failed.emit(error)


class JournalCheck(QObject):
    """Finds out on a thread of its own whether a journal leads to its position."""

    agreed = Signal(object)
    """It does: the session, of which more can be taken back from now on."""
    disagreed = Signal(object, str)
    """It does not, though it must: the session, and where they part."""
    _done = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._done.connect(self._receive)

    def begin(self, opened: OpenedGame) -> None:
        """Check a game that was just opened."""
        self._thread = threading.Thread(target=self._run, args=(opened,), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until the thread is done; what it found is told later."""
        if self._thread is not None:
            self._thread.join()

    def _run(self, opened: OpenedGame) -> None:
        found: object
        try:
            found = opened.recall()
        except ReplayError as error:
            found = error
        # A window that is gone does not want to know any more.
        with suppress(RuntimeError):
            self._done.emit(opened, found)

    def _receive(self, opened: OpenedGame, found: object) -> None:
        if not isinstance(found, ReplayError):
            opened.session.remember(found)  # type: ignore[arg-type]
            self.agreed.emit(opened.session)
        elif opened.same_program:
            self.disagreed.emit(opened.session, str(found))
