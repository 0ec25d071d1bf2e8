"""Sheet offering an interrupted game, and descriptions of stored games."""

import re
from datetime import datetime
from typing import Final

from attrs import evolve
from PySide6.QtCore import QDateTime, QLocale, QSize, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.game_types import OpenedGame, Session
from paxdesk.desk.lesson_session import guided
from paxdesk.desk.protocol.table_game import TableGame, lesson_again
from paxdesk.desk.rulebook import spoken_language
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type, small_print_box
from paxdesk.files.game_shelf import KeptGame
from paxdesk.files.safe_write import SaveError
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen

# --- Descriptions of stored games: players, progress, and whose turn it is ------------------------

UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""Characters not allowed in file names on some systems."""


@frozen
class SavedGameText:
    """Description of a stored game: ``heading`` names it, ``words`` is its progress.

    ``opened`` is None if the file is damaged; then ``words`` is the reason.
    """

    heading: str
    words: str
    opened: OpenedGame | None = None

    @property
    def session(self) -> Session | None:
        """The session, or None if the file is damaged."""
        return None if self.opened is None else self.opened.session

    def proved(self) -> "SavedGameText":
        """Return the description after verifying the journal, which is slow.

        Adds "not verified" if there is a doubt.
        """
        if self.opened is None or not self.opened.proof().doubt:
            return self
        return evolve(self, words="  ·  ".join([self.words, tr("not verified")]))


def saved_game_text(game: KeptGame, table: TableGame, when: str) -> SavedGameText:
    """Return the description of a game on the shelf, last played ``when``."""
    try:
        opened = table.open_kept(game)
    except SaveError as error:
        return SavedGameText(game.title or tr("A damaged game"), str(error))
    wording = table.wording
    session = opened.session
    lesson = lesson_again(table, session)
    taught = None if lesson is None else lesson_told(lesson)
    if taught is not None:
        title, step = taught
        return SavedGameText(game.title or title, "  ·  ".join([step, when]), opened)
    words = [wording.progress(session), when]
    if game.seen:
        words.append(tr("on another computer's table"))
    if session.opening.laid_out:
        words.append(tr("from a position"))
    return SavedGameText(game.title or wording.players(session), "  ·  ".join(words), opened)


def lesson_told(session: Session) -> tuple[str, str] | None:
    """Return the name of a guided lesson and its current step as text; None for other games."""
    taught = guided(session)
    if taught is None:
        return None
    step = tr("Step {number} of {count}", number=taught.step + 1, count=taught.steps)
    return taught.heading(spoken_language()), step


def when(game: KeptGame) -> str:
    """Return when a game was last played, in the local format."""
    moment = QDateTime.fromSecsSinceEpoch(round(game.kept.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def file_name(session: Session, moment: datetime) -> str:
    """Return a proposed name for the file of a game, without folder and suffix."""
    names = " ".join(each.name for each in session.seats)
    plain = UNFIT.sub(" ", names).strip(" .")
    return f"{plain[:60].strip()} {moment:%Y-%m-%d}"


NAME: Final = Type(16, "serif", 700)


class ResumeSheet(ModalSheet):
    """Sheet offering to resume a game; ``chosen`` is emitted to do so."""

    chosen = Signal()

    def __init__(self, surface: QWidget, game: KeptGame, table: TableGame) -> None:
        super().__init__(surface, tr("Unfinished games"), QSize(860, 0))
        self.game = game
        self.kept = saved_game_text(game, table, tr("saved {0}", when(game)))
        self.go_on = self.button(tr("Continue"), self.chosen.emit)
        self.go_on.setEnabled(self.kept.session is not None)
        self.go_on.setAccessibleName(with_colon(self.go_on.text(), self.kept.heading))
        self.go_on.primary = self.go_on.isEnabled()
        self.delete = self.button(tr("Delete"), self._delete, pixels=14)
        self.delete.setAccessibleName(with_colon(self.delete.text(), self.kept.heading))
        self._sure = False
        self.leave = self.button(tr("Not now"), self.left.emit, pixels=16, escape=True)

    def _delete(self) -> None:
        """Ask for confirmation at the first press, and delete the game at the second."""
        if not self._sure:
            self._sure = True
            self.delete.rename(tr("Delete for good?"))
            return
        self.game.forget()
        self.left.emit()

    def contents(self) -> Box:
        words = Column(
            TextBox(self.kept.heading, NAME, lines=1),
            small_print_box(self.kept.words, lines=3),
            gap=2,
        )
        game = HBox(words, Item(self.go_on, 140, 42), Item(self.delete, 140, 42), gap=10)
        leave = HBox(Box(), Item(self.leave, 200, 42), Box())
        return Column(game, leave, gap=24)
