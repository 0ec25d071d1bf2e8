"""Keeping the game on a desk after every step, and checking the journal of one that was opened."""

import threading
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.protocol.table_game import OpenedGame, Proof
from paxdesk.desk.types import Session
from paxdesk.desk.view.game_view import GameView
from paxdesk.files.autosave import Autosave
from paxdesk.files.shelf import KeptGame
from paxdesk.session.writers import disowned


class Keeper(QObject):
    """Keeps what is played on a desk in a folder, on a thread of its own.

    ``file`` is where players save the game themselves.
    """

    failed = Signal(object)
    """The game could not be kept: the SaveError. Said once, until it works again."""
    _told = Signal(object)

    def __init__(self, desk: GameView, folder: Path) -> None:
        super().__init__(desk)
        self.desk = desk
        self.folder = folder
        self.file: Path | None = None
        self._autosave: Autosave | None = None
        self._session: Session | None = None
        self._revision = -1
        self._begun = 0
        self._known = False
        """Whether the game lay on the shelf already when it was begun here."""
        self._failing = False
        # Told on the thread that writes, received on that of the desk.
        self._told.connect(self._tell)
        desk.changed.connect(self.keep)

    def begin(
        self, session: Session, file: Path | None = None, game: KeptGame | None = None
    ) -> bool:
        """Keep this session from now on, as that interrupted game where it is one.

        False if somebody else goes on with that; then nothing has changed.
        """
        autosave = Autosave(self.folder, self._told.emit, game)
        if game is not None and not autosave.take():
            autosave.close()
            return False
        self.leave()
        self._autosave, self._session, self.file = autosave, session, file
        self._known = game is not None
        self._begun = session.revision
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
            self._autosave.keep(self.desk.game.kept(session), self.file)

    def saved_as(self, file: Path) -> None:
        """Players have saved the game there."""
        if file != self.file:
            self.file = file
            self._revision = -1
            self.keep()

    @property
    def path(self) -> Path | None:
        """The file of ours in which the game is kept."""
        return self._autosave.path if self._autosave is not None else None

    @property
    def busy(self) -> bool:
        """Whether the last position is not on the disk yet."""
        return self._autosave is not None and self._autosave.busy

    @property
    def sure(self) -> bool:
        """Whether a game can be left now without losing anything."""
        return self._autosave is not None and not self._failing

    def leave(self) -> None:
        """Keep no more; the game stays on the shelf, unless nothing was played or wanted of it."""
        session, autosave = self._session, self._autosave
        if session is None or autosave is None:
            return
        begun = bool(session.journal or session.undone)
        played = session.revision != self._begun if self.file else begun
        self.keep()
        autosave.wait()
        wanted = not self.desk.game.passing(session)
        forget = not wanted or not (played or self._known)
        autosave.close(forget=forget, finished=session.state.over)
        self._autosave = self._session = self.file = None
        self._revision = -1

    def _tell(self, error: object) -> None:
        self._failing = error is not None
        if error is not None:
            self.failed.emit(error)


class JournalCheck(QObject):
    """Finds out on a thread of its own whether a journal leads to its position."""

    agreed = Signal(object)
    """It does: the session, of which more can be taken back from now on."""
    disagreed = Signal(object, str)
    """It does not, though it must: the session, and where they part."""
    doubted = Signal(object, str)
    """It does not, and others than this program wrote of it: the session, and a sentence."""
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
        found = opened.proof()
        # A window that is gone does not want to know any more.
        with suppress(RuntimeError):
            self._done.emit(opened, found)

    def _receive(self, opened: OpenedGame, found: Proof) -> None:
        opened.session.doubt = found.doubt
        if found.history is not None:
            opened.session.remember(found.history)
            self.agreed.emit(opened.session)
        elif opened.ours:
            opened.session.parts = disowned(opened.session.parts)
            self.disagreed.emit(opened.session, str(found.error))
        else:
            self.doubted.emit(opened.session, found.doubt)
