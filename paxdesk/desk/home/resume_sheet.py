"""The sheet that offers games which were interrupted: go on, leave them, or throw them away."""

import re
from datetime import datetime
from functools import partial
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

# --- What a kept game is, in words: who plays, how far it has come, whose turn it is. -------------

UNFIT = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
"""What a file's name cannot have everywhere."""


@frozen
class SavedGameText:
    """``heading`` names the game, ``words`` tell how far it has come.

    ``opened`` is None where the file is damaged; then ``words`` say why.
    """

    heading: str
    words: str
    opened: OpenedGame | None = None

    @property
    def session(self) -> Session | None:
        """The game, where it can be opened."""
        return None if self.opened is None else self.opened.session

    def proved(self) -> "SavedGameText":
        """The same once the journal was played anew, which takes a moment: what it proves."""
        if self.opened is None or not self.opened.proof().doubt:
            return self
        return evolve(self, words="  ·  ".join([self.words, tr("not verified")]))


def saved_game_text(game: KeptGame, table: TableGame, when: str) -> SavedGameText:
    """Describe a game on the shelf, last played ``when``."""
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
        words.append(tr("at another machine’s table"))
    if session.opening.laid_out:
        words.append(tr("from a position"))
    return SavedGameText(game.title or wording.players(session), "  ·  ".join(words), opened)


def lesson_told(session: Session) -> tuple[str, str] | None:
    """The name of a lesson that is played, and at which of its steps; None where it is none."""
    taught = guided(session)
    if taught is None:
        return None
    step = tr("Step {number} of {count}", number=taught.step + 1, count=taught.steps)
    return taught.heading(spoken_language()), step


def file_name(session: Session, moment: datetime) -> str:
    """A good name for the file of a game, without folder and suffix."""
    names = " ".join(each.name for each in session.seats)
    plain = UNFIT.sub(" ", names).strip(" .")
    return f"{plain[:60].strip()} {moment:%Y-%m-%d}"


NAME: Final = Type(16, "serif", 700)
MOST: Final = 5
"""More games are not shown at once."""


class _Row:
    """One game on the sheet: its words and its two buttons."""

    def __init__(self, sheet: "ResumeSheet", game: KeptGame, table: TableGame) -> None:
        self.game = game
        self.sure = False
        moment = QDateTime.fromSecsSinceEpoch(round(game.kept.timestamp()))
        kept = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        told_of = saved_game_text(game, table, tr("saved {0}", kept))
        self.heading, self.words = told_of.heading, told_of.words
        damaged = told_of.session is None
        self.go_on = sheet.button(tr("Continue"), partial(sheet.chosen.emit, game))
        self.go_on.setEnabled(not damaged)
        self.go_on.setAccessibleName(with_colon(self.go_on.text(), self.heading))
        self.throw = sheet.button(tr("Delete"), partial(sheet.throw, self), pixels=14)
        self.throw.setAccessibleName(with_colon(self.throw.text(), self.heading))


class ResumeSheet(ModalSheet):
    """``chosen`` carries the :class:`KeptGame` to go on with, ``left`` that it is none."""

    chosen = Signal(object)

    def __init__(self, surface: QWidget, games: list[KeptGame], table: TableGame) -> None:
        super().__init__(surface, tr("Unfinished games"), QSize(860, 0))
        self.rows = [_Row(self, game, table) for game in games[:MOST]]
        sound = [row.go_on for row in self.rows if row.go_on.isEnabled()]
        if sound:
            sound[0].primary = True
        self.leave = self.button(tr("Not now"), self.left.emit, pixels=16, escape=True)

    def throw(self, row: _Row) -> None:
        """The first press asks back, the second throws the game away."""
        if not row.sure:
            row.sure = True
            row.throw.rename(tr("Delete for good?"))
            return
        row.game.forget()
        self.rows.remove(row)
        if not self.rows:
            self.left.emit()
        else:
            self.lay_out()
            self.take_focus()

    def contents(self) -> Box:
        games = (
            HBox(
                Column(
                    TextBox(row.heading, NAME, lines=1), small_print_box(row.words, lines=3), gap=2
                ),
                Item(row.go_on, 140, 42),
                Item(row.throw, 140, 42),
                gap=10,
            )
            for row in self.rows
        )
        leave = HBox(Box(), Item(self.leave, 200, 42), Box())
        return Column(*games, leave, gap=24)
