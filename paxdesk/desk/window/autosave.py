"""Keeping the game on a desk after every step, and checking the journal of one that was opened."""

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game_types import OpenedGame, Proof, Session
from paxdesk.desk.lesson_session import TaughtSession
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.frame import WindowFrame, WindowPart, tried_out
from paxdesk.errors import PaxError
from paxdesk.files.autosave import Autosave
from paxdesk.files.game_shelf import KeptGame, Shelf
from paxdesk.files.safe_write import SaveError
from paxdesk.language import tr
from paxdesk.session.session import disowned


class DeskAutosave(QObject):
    """Keeps what is played on a desk in a folder (None: nowhere), on a thread of its own.

    ``file`` is where players save the game themselves.
    """

    failed = Signal(object)
    """The game could not be kept: the SaveError. Said once, until it works again."""
    kept_again = Signal()
    """It could, after it had failed."""
    _told = Signal(object)

    def __init__(self, desk: GameView, folder: Path | None) -> None:
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

        Return False if it is not kept: without a folder, or because somebody else goes on with
        that game; then nothing has changed.
        """
        if self.folder is None:
            return False
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

    def saves_session(self, session: Session) -> bool:
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

    def wait(self) -> None:
        """Wait until it is, or could not be written; may be called on any thread."""
        if (autosave := self._autosave) is not None:
            autosave.wait()

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
        read = isinstance(session, TaughtSession) and session.finished
        forget = read or not (played or self._known)
        autosave.close(forget=forget, finished=session.state.over)
        self._failing = self.desk.autosave_failed = False
        self._autosave = self._session = self.file = None
        self._revision = -1

    def _tell(self, error: object) -> None:
        self._failing = self.desk.autosave_failed = error is not None
        if error is not None:
            self.failed.emit(error)
        else:
            self.kept_again.emit()


# --- What a window does so that no game is lost: it keeps, checks and offers to go on -------------

Prepare: TypeAlias = Callable[[OpenedGame], OpenedGame]
"""Makes of a kept game the session that is to be played: a guided one has its guide."""


class AutosavePart(WindowPart):
    """Belongs to a window. Games under way are kept in ``folder``, None: nowhere.

    The journal of a game that was opened is checked on a thread of its own.
    """

    _checked = Signal(object, object)
    """The :class:`OpenedGame`, and the :class:`Proof` of its journal."""

    def __init__(self, window: WindowFrame, folder: Path | None, prepare: Prepare) -> None:
        super().__init__(window)
        self._prepare = prepare
        window.laid.connect(self.begin)
        self.folder = folder
        self.keeper = DeskAutosave(window.desk, folder)
        self.keeper.failed.connect(self._failed)
        self.keeper.kept_again.connect(self._kept_again)
        self.shelf = Shelf(folder) if folder is not None else None
        window.saved.connect(self.keeper.saved_as)
        self._thread: threading.Thread | None = None
        self._unchecked: Session | None = None
        """The session opened last, until its journal is checked."""
        self._checked.connect(self._accept_proof)
        self._unread: list[tuple[str, str]] = []
        window.desk.changed.connect(self._say_next)

    # --- Keeping ---------------------------------------------------------------------------------

    def begin(self, session: Session, file: Path | None) -> None:
        """A game is on the desk that is to be kept from now on."""
        if self.keeper.saves_session(session):
            return
        if isinstance(session, PuzzleSession) or session.host is not None:
            # A puzzle is begun anew, not gone on with; another machine's table is kept there.
            self.keeper.leave()
        else:
            self.keeper.begin(session, file)

    def end(self) -> None:
        """The window is closed: what was played there stays on the shelf."""
        self.wait()
        self.keeper.leave()

    def _failed(self, error: SaveError) -> None:
        words = tr(
            "{reason}\n\nYou can continue, but a crash would lose the game. Pax Desk tries again "
            "every few seconds; until it succeeds, the top bar shows “not saved”. You can also "
            "save the game somewhere else.",
            reason=error,
        )
        self.show_when_uncovered(tr("This game cannot be saved automatically"), words)
        self.desk.show_heading()

    def _kept_again(self) -> None:
        """There is room again, or whatever it was: nothing would be lost any more."""
        self.desk.show_heading()
        self.desk.prompt_line.note(tr("The game is being saved again."), "")

    # --- Games that were interrupted -------------------------------------------------------------

    @property
    def under_way(self) -> list[KeptGame]:
        """The games that can be continued, the latest first."""
        return self.shelf.under_way if self.shelf is not None else []

    def offer(self, game: KeptGame) -> None:
        """Ask whether to continue a game."""
        from paxdesk.desk.home.resume_sheet import ResumeSheet

        window = self.window
        sheet = ResumeSheet(window.desk, game, window.game)
        sheet.chosen.connect(lambda: window.leave(lambda: self.resume(game)))
        window.open_dialog(sheet, lambda: self.offer(game))

    def resume(self, game: KeptGame) -> bool:
        """Go on with a game; says why where that cannot be."""
        try:
            opened = self._prepare(self.game.open_kept(game))
            telling = tried_out(self.game, opened.session, game.path)
        except PaxError as error:
            self.show_when_uncovered(tr("Could not open"), str(error))
            return False
        if not self.keeper.begin(opened.session, game.file, game):
            words = tr("This game is open in another window.")
            self.show_when_uncovered(tr("Could not open"), words)
            return False
        self.window.lay(telling, game.file)
        if game.file is not None:
            self.window.be_at(game.file, self._comes_from(game.file, opened.session))
        self.window.mark_unsaved()
        self.check(opened)
        return True

    def _comes_from(self, file: Path, session: Session) -> bool:
        """Whether a file that players saved holds an earlier position of this very game."""
        try:
            saved = self.game.open_saved(file).session
        except PaxError:
            return False
        lines = session.journal[: len(saved.journal)]
        return saved.opening == session.opening and saved.journal == lines

    # --- Games that were opened ------------------------------------------------------------------

    def opened(self, opened: OpenedGame, file: Path) -> None:
        """A file was just put on the desk: check it, and offer what was played on from it."""
        self.check(opened)
        later = [game for game in self.under_way if game.file == file.absolute()]
        if later and self.window.dialog is None and self._goes_further(later[0], opened):
            self.offer(later[0])

    def _goes_further(self, game: KeptGame, opened: OpenedGame) -> bool:
        """Whether more was played of a game on the shelf than is in its file."""
        try:
            kept = self.game.open_kept(game).session
            return len(kept.journal) > len(opened.session.journal)
        except PaxError:
            return True

    def check(self, opened: OpenedGame) -> None:
        """Check the journal of a game just put on the desk, and find what can be taken back."""
        if opened.note:
            self.show_when_uncovered(tr("Opened, with other cards"), opened.note)
        self._unchecked = opened.session
        self._thread = threading.Thread(target=self._prove, args=(opened,), daemon=True)
        self._thread.start()
        # What robots remember is proved before they are asked.
        self.desk.robots.await_proof(True)

    def wait(self) -> None:
        """Wait until the thread that checks a journal is done; its result comes later."""
        if self._thread is not None:
            self._thread.join()

    def _prove(self, opened: OpenedGame) -> None:
        """Called on the thread that checks."""
        proof = opened.proof()
        # A window that is gone does not want to know any more.
        with suppress(RuntimeError):
            self._checked.emit(opened, proof)

    def _accept_proof(self, opened: OpenedGame, proof: Proof) -> None:
        session = opened.session
        if session is self._unchecked:
            self._unchecked = None
        opened.accept(proof)
        disagrees = proof.history is None and opened.ours
        if disagrees:
            session.parts = disowned(session.parts)
        if session is self.desk.session:
            if disagrees:
                # The game goes on from the position; Save asks for another file.
                self.window.be_at(None)
                self.window.mark_unsaved()
            self.desk.show_heading()
            if disagrees:
                self._tell_disagreement(str(proof.error))
            elif proof.history is None:
                self.show_when_uncovered(tr("Opened, but not verified"), proof.doubt)
        if self._unchecked is None:
            self.desk.robots.await_proof(False)

    def _tell_disagreement(self, where: str) -> None:
        words = tr(
            "The position in the file is valid, but its moves do not lead to it: {where}\n\n"
            "The game continues from the position. The file is left unchanged; Save will ask "
            "for a new name.",
            where=where,
        )
        self.show_when_uncovered(tr("Moves and position disagree"), words)

    # --- Saying ----------------------------------------------------------------------------------

    def show_when_uncovered(self, heading: str, words: str) -> None:
        """Say something as soon as no other sheet covers the window."""
        if (heading, words) not in self._unread:
            self._unread.append((heading, words))
        self._say_next()

    def _say_next(self) -> None:
        if self._unread and self.window.dialog is None:
            self.window.show_message(*self._unread.pop(0))
