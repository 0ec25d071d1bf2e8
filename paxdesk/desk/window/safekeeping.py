"""What a window does so that no game is lost: it keeps, checks and offers to go on."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject

from paxdesk.desk.protocol.table_game import OpenedGame
from paxdesk.desk.types import Session
from paxdesk.desk.window.frame import WindowFrame
from paxdesk.desk.window.keeping import JournalCheck, Keeper
from paxdesk.desk.window.trying import tried_out
from paxdesk.errors import PaxError
from paxdesk.files.shelf import KeptGame, Shelf
from paxdesk.files.writing import SaveError
from paxdesk.language import say

Prepare: TypeAlias = Callable[[OpenedGame], OpenedGame]
"""Makes of a kept game the session that is to be played: a guided one has its guide."""


class Safekeeping(QObject):
    """Belongs to a window. Games under way are kept in ``folder``, None: nowhere."""

    def __init__(self, window: WindowFrame, folder: Path | None, prepare: Prepare) -> None:
        super().__init__(window)
        self.window = window
        self._prepare = prepare
        window.laid.connect(self.begin)
        window.saved.connect(self.saved)
        self.folder = folder
        self.keeper = Keeper(window.desk, folder) if folder is not None else None
        self.shelf = Shelf(folder) if folder is not None else None
        self._check = JournalCheck(self)
        self._check.agreed.connect(self._agreed)
        self._check.disagreed.connect(self._disagreed)
        self._check.doubted.connect(self._doubted)
        self._unread: list[tuple[str, str]] = []
        window.desk.changed.connect(self._say_next)
        if self.keeper is not None:
            self.keeper.failed.connect(self._failed)

    # --- Keeping ---------------------------------------------------------------------------------

    def begin(self, session: Session, file: Path | None) -> None:
        """A game is on the desk that is to be kept from now on."""
        if self.keeper is None or self.keeper.keeps(session):
            return
        if self.window.game.puzzle(session) is not None:
            self.keeper.leave()  # a puzzle is begun anew, not gone on with
        else:
            self.keeper.begin(session, file)

    def saved(self, file: Path) -> None:
        """Players have saved the game themselves."""
        if self.keeper is not None:
            self.keeper.saved_as(file)

    def end(self) -> None:
        """The window is closed: what was played there stays on the shelf."""
        self._check.wait()
        if self.keeper is not None:
            self.keeper.leave()

    @property
    def sure(self) -> bool:
        """Whether the game on the desk can be left without losing anything."""
        return self.keeper is not None and self.keeper.sure

    @property
    def path(self) -> Path | None:
        """The file of ours in which the game on the desk is kept."""
        return self.keeper.path if self.keeper is not None else None

    def _failed(self, error: SaveError) -> None:
        words = say(
            "{reason}\n\nThe game goes on, but a crash would lose it. Save it somewhere else.",
            reason=error,
        )
        self.tell(say("This game cannot be kept"), words)

    # --- Games that were interrupted -------------------------------------------------------------

    @property
    def under_way(self) -> list[KeptGame]:
        """The games that can be continued, the latest first."""
        return self.shelf.under_way if self.shelf is not None else []

    def offer(self, games: list[KeptGame]) -> None:
        """Ask which of these games to continue."""
        from paxdesk.desk.home.resume import ResumeSheet

        window = self.window
        sheet = ResumeSheet(window.desk, games, window.game)
        sheet.chosen.connect(lambda game: window.leave(lambda: self.resume(game)))
        sheet.left.connect(window.close_dialog)
        window.open_dialog(sheet, lambda: self.offer(games))

    def resume(self, game: KeptGame) -> bool:
        """Go on with a game; says why where that cannot be."""
        try:
            opened = self._prepare(self.window.game.open_kept(game))
            telling = tried_out(self.window.game, opened.session, game.path)
        except PaxError as error:
            self.tell(say("Not opened"), str(error))
            return False
        assert self.keeper is not None
        if not self.keeper.begin(opened.session, game.file, game):
            words = say("Another window goes on with this game.")
            self.tell(say("Not opened"), words)
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
            saved = self.window.game.open_saved(file).session
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
            self.offer(later[:1])

    def _goes_further(self, game: KeptGame, opened: OpenedGame) -> bool:
        """Whether more was played of a game on the shelf than is in its file."""
        try:
            kept = self.window.game.open_kept(game).session
            return len(kept.journal) > len(opened.session.journal)
        except PaxError:
            return True

    def check(self, opened: OpenedGame) -> None:
        """Check the journal of a game just put on the desk, and find what can be taken back."""
        if opened.note:
            self.tell(say("Opened, with other cards"), opened.note)
        self._check.begin(opened)

    def wait(self) -> None:
        """Wait until the check is done; for tests."""
        self._check.wait()

    def _agreed(self, session: Session) -> None:
        if session is self.window.desk.session:
            self.window.desk.show_heading()

    def _disagreed(self, session: Session, where: str) -> None:
        """The game goes on from the position; Save asks for another file, and this one stays."""
        if session is not self.window.desk.session:
            return
        self.window.be_at(None)
        self.window.mark_unsaved()
        self.window.desk.show_heading()
        words = say(
            "The position in the file is sound, but its journal does not lead there: {where}\n\n"
            "The game goes on from the position. The file stays as it is; Save asks for another.",
            where=where,
        )
        self.tell(say("Journal and position disagree"), words)

    def _doubted(self, session: Session, words: str) -> None:
        """Others wrote of the journal, by rules or with cards that are not those of now."""
        if session is self.window.desk.session:
            self.window.desk.show_heading()
            self.tell(say("Opened, but not proved"), words)

    # --- Saying ----------------------------------------------------------------------------------

    def tell(self, heading: str, words: str) -> None:
        """Say something as soon as no other sheet covers the window."""
        if (heading, words) not in self._unread:
            self._unread.append((heading, words))
        self._say_next()

    def _say_next(self) -> None:
        if self._unread and self.window.dialog is None:
            self.window.tell(*self._unread.pop(0))
