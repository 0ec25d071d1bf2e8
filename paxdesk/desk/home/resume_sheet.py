"""Sheet offering an interrupted game, and descriptions of stored games."""

import re
from datetime import datetime
from pathlib import Path
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
from paxdesk.files.safe_write import SaveError, shown_path
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen

# --- Descriptions of stored games: players, progress, and whose turn it is ------------------------

UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""Characters not allowed in file names on some systems."""


FILE_TIME: Final = "d MMM HH.mm"
"""Format of the time in a file name, without characters that some systems forbid."""


@frozen
class SavedGameText:
    """Description of a stored game; ``heading`` is its name.

    ``opened`` is None if the file is damaged; then ``words`` is the reason.
    """

    heading: str
    words: str
    opened: OpenedGame | None = None
    details: str = ""

    @property
    def session(self) -> Session | None:
        return None if self.opened is None else self.opened.session

    def proved(self) -> "SavedGameText":
        """Return the description after verifying the journal, which is slow."""
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
        at = "  ·  ".join([step, when])
        return SavedGameText(game.title or title, at, opened, stored_words(game))
    words = [wording.progress(session), when]
    if game.seen:
        words.append(tr("on another computer's table"))
    if session.opening.laid_out:
        words.append(tr("from a prepared position"))
    heading = game.title or wording.players(session)
    details = [wording.setup(session), table.deck_words(session), stored_words(game)]
    if game.title:
        details.insert(0, wording.players(session))
    return SavedGameText(heading, "  ·  ".join(words), opened, "  ·  ".join(filter(None, details)))


def stored_words(game: KeptGame) -> str:
    return where_stored(game.kept, game.file)


def where_stored(kept: datetime | None, file: Path | None) -> str:
    """Return a phrase on where a game is stored; "" if nowhere.

    ``kept`` is the time of the autosave, or None.
    """
    here = "" if kept is None else local_time(kept)
    if file is None:
        return tr("Saved automatically ({time})", time=here) if here else ""
    name = shown_path(file.name)
    try:
        then = local_time(datetime.fromtimestamp(file.stat().st_mtime))
    except (OSError, ValueError, OverflowError):
        return tr(
            "Saved automatically ({time}); its file {file} no longer exists", time=here, file=name
        )
    if not here:
        return tr("Saved in {file} ({saved})", file=name, saved=then)
    return tr(
        "Saved automatically ({time}) and in {file} ({saved})", time=here, file=name, saved=then
    )


def lesson_told(session: Session) -> tuple[str, str] | None:
    """Return the name and current step of a guided lesson; None for other games."""
    taught = guided(session)
    if taught is None:
        return None
    step = tr("Step {number} of {count}", number=taught.step + 1, count=taught.steps)
    return taught.heading(spoken_language()), step


def when(game: KeptGame) -> str:
    return local_time(game.kept)


def local_time(moment: datetime) -> str:
    seconds = QDateTime.fromSecsSinceEpoch(round(moment.timestamp()))
    return QLocale().toString(seconds, QLocale.FormatType.ShortFormat)


def file_name(players: str, moment: datetime) -> str:
    """Return a proposed file name, without folder and suffix."""
    plain = UNFIT.sub(" ", players).strip(" .")
    time = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(moment.timestamp())), FILE_TIME)
    return f"{plain[:60].strip()}, {UNFIT.sub(' ', time)}"


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
