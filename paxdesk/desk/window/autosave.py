"""Autosave of a window, and the check of an opened game's journal."""

import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from paxdesk.desk.game_types import OpenedGame, Proof, Session
from paxdesk.desk.lesson_session import TaughtSession
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.frame import WindowFrame, WindowPart, tried_out
from paxdesk.errors import PaxError
from paxdesk.files.autosave import Autosave
from paxdesk.files.game_shelf import KeptGame, Shelf
from paxdesk.files.safe_write import SaveError
from paxdesk.language import tr, tr_noop
from paxdesk.session.session import disowned


class DeskAutosave(QObject):
    """Autosave of the desk's game; none without a ``folder``. ``file`` is the player's save."""

    failed = Signal(object)
    """Emitted with the SaveError of the first of successive failed saves."""
    kept_again = Signal()
    """Emitted when saving succeeds after a failure."""
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
        """True if the game was already on the shelf when the session began."""
        self._failing = False
        # The signal passes from the writing thread to the GUI thread.
        self._told.connect(self._tell)
        desk.changed.connect(self.keep)

    def begin(
        self, session: Session, file: Path | None = None, game: KeptGame | None = None
    ) -> bool:
        """Start to autosave ``session``, in ``game`` if given.

        Returns False without a folder, or if ``game`` is open elsewhere.
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
        return session is self._session

    def keep(self) -> None:
        """Save the position, if it has changed since the last save."""
        session = self._session
        if self._autosave is None or session is None or session is not self.desk.session:
            return
        if session.revision != self._revision:
            self._revision = session.revision
            self._autosave.keep(self.desk.game.kept(session), self.file)

    def saved_as(self, file: Path) -> None:
        """Record the player's file for the game."""
        if file != self.file:
            self.file = file
            self._revision = -1
            self.keep()

    @property
    def path(self) -> Path | None:
        """File of the autosave, or None."""
        return self._autosave.path if self._autosave is not None else None

    @property
    def busy(self) -> bool:
        """True if the last position has not been written yet."""
        return self._autosave is not None and self._autosave.busy

    def wait(self) -> None:
        """Wait until the position is written or writing has failed; thread-safe."""
        if (autosave := self._autosave) is not None:
            autosave.wait()

    @property
    def sure(self) -> bool:
        """True if the game can be left without loss."""
        return self._autosave is not None and not self._failing

    def leave(self) -> None:
        """Stop saving; delete a game that is new and unplayed, or a finished lesson."""
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


def same_game(one: Session, other: Session) -> bool:
    """Return whether two sessions are one game, possibly at different steps."""
    lines, more = ([entry.line for entry in each.journal] for each in (one, other))
    shared = min(len(lines), len(more))
    return one.opening == other.opening and lines[:shared] == more[:shared]


# --- Autosave in a window: saves, checks and offers to resume -------------------------------------

Prepare: TypeAlias = Callable[[OpenedGame], OpenedGame]
"""Function that prepares a saved game for playing."""


class AutosavePart(WindowPart):
    """Controller of autosave, of the check of opened journals, and of offers to resume."""

    _checked = Signal(object, object)
    """Emitted with the :class:`OpenedGame` and the :class:`Proof` of its journal."""

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
        """The session opened last, until its journal is checked; then None."""
        self._checked.connect(self._accept_proof)
        self._unread: list[tuple[str, str, Session | None]] = []
        self._speaker = QTimer(self, singleShot=True, interval=0)
        """Timer that fires after all other reactions to the closing of a sheet."""
        self._speaker.timeout.connect(self._say_next)
        window.dialog_closed.connect(self._speaker.start)
        window.desk.changed.connect(self._say_next)

    # --- Saving -----------------------------------------------------------------------------------

    def begin(self, session: Session, file: Path | None) -> None:
        """Autosave a session, unless it is a puzzle or at a remote table."""
        if self.keeper.saves_session(session):
            return
        if isinstance(session, PuzzleSession) or session.host is not None:
            # Puzzles are not resumed, and the host saves remote tables.
            self.keeper.leave()
        else:
            before, its_file = self.keeper.path, self.keeper.file
            game = self._stored(session, file) if file is not None else None
            if game is None or not self.keeper.begin(session, file, game):
                self.keeper.begin(session, file)
            went_back = file is not None and its_file == file
            if before is not None and before != self.keeper.path and went_back:
                # The moves after the reopened save stay on the shelf as a separate game.
                KeptGame(before, datetime.now()).part_from_file()

    def _stored(self, session: Session, file: Path) -> KeptGame | None:
        """Return the stored game that ``session`` continues, or None.

        Different games found under ``file`` are detached from it.
        """
        if self.shelf is None:
            return None
        of_file = [game for game in self.shelf.of_file(file) if not game.played]
        for game in of_file or [each for each in self.shelf.without_file if not each.played]:
            try:
                kept = self.game.open_kept(game).session
            except PaxError:
                continue
            if not same_game(kept, session):
                if game in of_file:
                    game.part_from_file()
            elif len(kept.journal) <= len(session.journal):
                return game
        return None

    def end(self) -> None:
        """Wait for the check and stop saving when the window is closed."""
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
        self.desk.show_heading()
        self.desk.prompt_line.note(tr("Saving works again."), "")

    def stored_words(self) -> str:
        """Return a text about where the game is stored; "" if it is not stored."""
        from paxdesk.desk.home.resume_sheet import where_stored

        path = self.keeper.path
        kept = None
        with suppress(OSError):
            if path is not None:
                kept = datetime.fromtimestamp(path.stat().st_mtime)
        return where_stored(kept, self.window.path)

    # --- Interrupted games ------------------------------------------------------------------------

    @property
    def under_way(self) -> list[KeptGame]:
        """Games that can be resumed, latest first."""
        return self.shelf.under_way if self.shelf is not None else []

    def offer(self, game: KeptGame) -> None:
        """Ask whether to continue a game."""
        from paxdesk.desk.home.resume_sheet import ResumeSheet

        window = self.window
        sheet = ResumeSheet(window.desk, game, window.game)
        sheet.chosen.connect(lambda: window.leave(lambda: self.resume(game)))
        window.open_dialog(sheet, lambda: self.offer(game))

    def resume(self, game: KeptGame) -> bool:
        """Resume a game; return False after showing why that is impossible."""
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
        """Return whether a file contains this game without later steps."""
        try:
            saved = self.game.open_saved(file).session
        except PaxError:
            return False
        return len(saved.journal) <= len(session.journal) and same_game(saved, session)

    # Check of an opened game's journal, required for undoing its steps.

    def opened(self, opened: OpenedGame, file: Path) -> None:
        """Check a game just opened, and offer a later autosave of it."""
        self.check(opened)
        here = self.keeper.path
        stored = self.shelf.of_file(file) if self.shelf is not None else []
        later = [game for game in stored if game.path != here and not game.played]
        if later and self.window.dialog is None and self._goes_further(later[0], opened):
            self.offer(later[0])
            if self.window.dialog is not None:
                # A game not resumed stays on the shelf without a file.
                self.window.dialog.left.connect(later[0].part_from_file)

    def _goes_further(self, game: KeptGame, opened: OpenedGame) -> bool:
        """Return whether ``game`` has more steps or is unreadable."""
        try:
            kept = self.game.open_kept(game).session
            return len(kept.journal) > len(opened.session.journal)
        except PaxError:
            return True

    def check(self, opened: OpenedGame) -> None:
        """Check the journal of a game just opened, on a worker thread."""
        if opened.note:
            self.show_when_uncovered(tr("Opened with different cards"), opened.note, opened.session)
        self._unchecked = opened.session
        self._thread = threading.Thread(target=self._prove, args=(opened,), daemon=True)
        self._thread.start()
        # The proof restores the robots' card memory.
        self.desk.robots.await_proof(True)

    def wait(self) -> None:
        """Wait for the thread that checks a journal; the result arrives by signal."""
        if self._thread is not None:
            self._thread.join()

    def _prove(self, opened: OpenedGame) -> None:
        """Verify the journal; runs on the worker thread."""
        proof = opened.proof()
        # The window may already be deleted.
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
                # Save must not overwrite the file.
                self.window.be_at(None)
                self.window.mark_unsaved()
            self.desk.show_heading()
            if disagrees:
                self._tell_disagreement()
            elif proof.history is None:
                self.show_when_uncovered(tr("Opened, but not verified"), proof.doubt, session)
        if self._unchecked is None:
            self.desk.robots.await_proof(False)

    def _tell_disagreement(self) -> None:
        words = tr_noop(
            "You can play on from the position in the file. Its earlier moves do not lead there, "
            "so they cannot be undone or replayed. The file is left unchanged; Save will ask for a "
            "new name."
        )
        if self.desk.session.seat_to_act is None:
            words = tr_noop(
                "The moves in the file do not lead to its result, so they cannot be replayed. The "
                "file is left unchanged; Save will ask for a new name."
            )
        self.show_when_uncovered(tr("Moves and position disagree"), tr(words), self.desk.session)

    # --- Messages ---------------------------------------------------------------------------------

    def show_when_uncovered(self, heading: str, words: str, about: Session | None = None) -> None:
        """Show a message once no other sheet is open."""
        if (heading, words, about) not in self._unread:
            self._unread.append((heading, words, about))
        self._say_next()

    def _say_next(self) -> None:
        here = (None, self.desk.session)
        self._unread = [each for each in self._unread if each[2] in here]
        if self._unread and self.window.dialog is None:
            heading, words, _ = self._unread.pop(0)
            self.window.show_message(heading, words)
