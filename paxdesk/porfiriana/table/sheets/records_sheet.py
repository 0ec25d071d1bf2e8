"""A player's records: games, what they were won by, against whom, streaks, and honours."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import RIGHT, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.shapes import frame, line
from paxdesk.desk.protocol.game_records import RecordsDialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.porfiriana.records.puzzles import PuzzleTally
from paxdesk.porfiriana.records.result import GameResult
from paxdesk.porfiriana.records.tallies import HONOURS, Honour, Opponent, Tallies, Tally
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.table.painting.inks import PRESTIGE_INK
from paxdesk.porfiriana.table.words.terms import gold_words, toppling_term

SIZE: Final = QSize(1120, 640)
LEFT: Final = 36.0
MIDDLE: Final = 392.0
HONOURS_LEFT: Final = 752.0
TOP: Final = 84.0
COLUMN: Final = 324.0
ROW: Final = 30.0
SEAL: Final = 55.0
FAINT: Final = 0.38
"""How strongly an honour is printed that nobody has earned yet."""


class RecordsSheet(RecordsDialog):
    """``rows`` are its figures by column: what each is called, and what it is."""

    def __init__(
        self,
        surface: QWidget,
        tallies: Tallies,
        earned: Mapping[Honour, GameResult],
        puzzles: PuzzleTally | None,
    ) -> None:
        super().__init__(surface, say("Your records"), SIZE)
        self.earned = earned
        self.columns = (
            ((say("Games"), tuple(_games(tallies, puzzles))),),
            (
                (say("Won by"), tuple(_ways(tallies))),
                (say("Alone against"), tuple(_opponents(tallies))),
            ),
        )
        self.setAccessibleDescription(" ".join(self._told()))
        self.export_button = self._button(say("Export as CSV…"), self.export.emit)
        self.delete_button = self._button(say("Delete all records…"), self.deletion.emit)
        empty = tallies.alone.played + tallies.together == 0
        self.export_button.setEnabled(not empty)
        self.close_button = self._button(say("Close"), self.left.emit, primary=True)
        self.escape = self.close_button

    def _button(self, words: str, does: Callable[[], object], primary: bool = False) -> PaperButton:
        button = PaperButton(Label("", words), self, primary=primary, pixels=15)
        on_click(button, does)
        return button

    def _told(self) -> Iterator[str]:
        """Everything on the sheet in sentences, for whoever listens."""
        for column in self.columns:
            for heading, rows in column:
                yield heading + ":"
                yield from (f"{words}: {value}." for words, value in rows)
        for honour in HONOURS:
            game = self.earned.get(honour)
            when = say("since {0}", game.day) if game is not None else say("not yet")
            yield f"{say(honour.name)}, {say(honour.meaning)}: {when}."

    def lay_out(self) -> None:
        foot = SIZE.height() - 66
        self.press(self.export_button, LEFT, foot, 210, 44)
        self.press(self.delete_button, LEFT + 222, foot, 230, 44)
        self.press(self.close_button, SIZE.width() - LEFT - 200, foot, 200, 44)

    def take_focus(self) -> None:
        """Return closes the sheet."""
        self.close_button.setFocus()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        for left, column in zip((LEFT, MIDDLE), self.columns, strict=True):
            top = TOP
            for heading, rows in column:
                top = self._draw_part(painter, left, top, heading, rows) + 18
        self._draw_honours(painter)
        bottom = SIZE.height() - 80
        line(painter, QPointF(20, bottom), QPointF(SIZE.width() - 20, bottom), INK, 2)
        for across in (MIDDLE - 16, HONOURS_LEFT - 16):
            line(painter, QPointF(across, TOP), QPointF(across, bottom - 12), SEPIA)

    def _draw_part(
        self,
        painter: QPainter,
        left: float,
        top: float,
        heading: str,
        rows: tuple[tuple[str, str], ...],
    ) -> float:
        """A heading and its rows; returns how far down it goes."""
        draw_text(painter, QRectF(left, top, COLUMN, 24), heading, font(18, "serif", 700))
        line(painter, QPointF(left, top + 28), QPointF(left + COLUMN, top + 28), INK)
        top += 34
        plain, bold = font(15), font(15, "sans", 700)
        for words, value in rows:
            box = QRectF(left, top, COLUMN, ROW)
            face = fitted(words, COLUMN - 100, 1, 15, 11, "sans", 400)
            draw_text(painter, box, words, face if face.pixelSize() != 15 else plain)
            draw_text(painter, box, value, bold, INK, RIGHT)
            top += ROW
        return top

    def _draw_honours(self, painter: QPainter) -> None:
        wide = SIZE.width() - HONOURS_LEFT - LEFT
        box = QRectF(HONOURS_LEFT, TOP, wide, 24)
        draw_text(painter, box, say("Honours"), font(18, "serif", 700))
        right = HONOURS_LEFT + wide
        line(painter, QPointF(HONOURS_LEFT, TOP + 28), QPointF(right, TOP + 28), INK)
        inks = {f"prestige-{kind}": ink for kind, ink in PRESTIGE_INK.items()}
        for index, honour in enumerate(HONOURS):
            top = TOP + 36 + index * SEAL
            game = self.earned.get(honour)
            painter.setOpacity(1.0 if game is not None else FAINT)
            seal = QRectF(HONOURS_LEFT, top, 40, 40)
            frame(painter, seal, INK, 1.4 if game is not None else 0.8, 20)
            ink = inks.get(honour.icon, INK)
            draw_icon(painter, honour.icon, seal.x() + 9, seal.y() + 9, 22, ink)
            painter.setOpacity(1.0)
            name = QRectF(HONOURS_LEFT + 52, top, wide - 52, 21)
            ink = INK if game is not None else SEPIA
            draw_text(painter, name, say(honour.name), font(15, "serif", 700), ink)
            if game is not None:
                draw_text(painter, name, game.day, font(12), SEPIA, RIGHT)
            words = say(honour.meaning)
            note = QRectF(HONOURS_LEFT + 52, top + 21, wide - 52, 19)
            draw_text(painter, note, words, fitted(words, wide - 52, 1, 13, 10, "sans", 400), SEPIA)


def _games(tallies: Tallies, puzzles: PuzzleTally | None) -> Iterator[tuple[str, str]]:
    yield say("Alone, won of played"), _of(tallies.alone)
    yield say("With others at one screen"), str(tallies.together)
    yield say("Won in a row now"), str(tallies.streak)
    yield say("Longest row of wins"), str(tallies.longest)
    yield say("Most gold at an end"), gold_words(tallies.best_gold)
    words = say("cannot be read") if puzzles is None else f"{puzzles.solved} / {puzzles.tried}"
    yield say("Puzzles, solved of tried"), words


def _ways(tallies: Tallies) -> Iterator[tuple[str, str]]:
    for regime, count in tallies.by_topple.items():
        yield toppling_term(regime), str(count)
    yield say("Gold at the end"), str(tallies.by_gold)


def _opponents(tallies: Tallies) -> Iterator[tuple[str, str]]:
    """The strongest at the table counts; those never met are left out."""
    for opponent, tally in tallies.by_opponent.items():
        yield _opponent(opponent), _of(tally)
    if not tallies.by_opponent:
        yield say("Nobody yet"), ""


def _opponent(opponent: Opponent) -> str:
    return "Díaz" if opponent == "diaz" else say(ROSTER[opponent].label)


def _of(tally: Tally) -> str:
    return f"{tally.won} / {tally.played}"
