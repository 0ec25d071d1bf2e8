"""Sheet with all puzzles by kind, their results and difficulty, and the note of a puzzle."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, make_font
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry
from paxdesk.desk.sheets.form_widgets import PaintedButton, draw_check
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import NotePanel, Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    WrappingRow,
    double_rule,
    grid_box,
    small_print_box,
)
from paxdesk.desk.tooltips import set_tooltip
from paxdesk.files.own_puzzles import PuzzleResult
from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen

PUZZLES_PER_ROW: Final = 22
"""Puzzles in a row: the built-in ones of each kind take two rows, high enough for touch."""
CELL_HEIGHT: Final = 40.0
"""Minimum height of a puzzle's cell, in units."""
KIND: Final = Type(15, "serif", 700)
STAR: Final = "★"
GOLDEN_RATIO: Final = (5**0.5 - 1) / 2
"""Its multiples are evenly distributed modulo 1, so that the days cover all puzzles."""
FIRST_RATING: Final = 1200
RATING_PER_STAR: Final = 200
"""Difference in rating between puzzles whose difficulty differs by one star."""
RATING_CHANGE: Final = 32
"""Largest change of the rating by one result."""


class PuzzleCell(PaintedButton):
    """Button of one puzzle: its number, its stars, and a tick once it is solved."""

    def __init__(
        self,
        parent: Sheet,
        number: int,
        entry: PuzzleEntry,
        result: PuzzleResult,
        does: Callable[[], object],
    ) -> None:
        super().__init__(parent, str(number))
        self.entry = entry
        self.result = result
        set_tooltip(self, entry.task)
        self.setAccessibleName(tr("Puzzle {number}: {task}", number=number, task=entry.task))
        self.setAccessibleDescription(puzzle_status(entry, result))
        on_click(self, does)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        fill_rect(painter, box, IVORY, 3)
        if self.underMouse() or self.hasFocus():
            fill_rect(painter, box, INK, 3, 22)
        draw_frame(painter, box, INK, 1, 3)
        top = box.top() + (place.height() - CELL_HEIGHT) / 2
        words = QRectF(box.left(), top + 1, box.width(), 20)
        draw_text(painter, words, self.text(), make_font(15, "serif", 700), INK, ALIGN_CENTRE)
        stars = QRectF(box.left(), top + 20, box.width(), 15)
        draw_text(painter, stars, STAR * self.entry.stars, make_font(11), SEPIA, ALIGN_CENTRE)
        if self.result.solved:
            draw_check(painter, QRectF(box.right() - 15, box.top() + 3, 12, 12), True)


class PuzzlesSheet(ModalSheet):
    """Sheet with all puzzles; ``chosen`` is emitted with the name of a puzzle."""

    chosen = Signal(str)

    def __init__(
        self,
        surface: QWidget,
        entries: Sequence[PuzzleEntry],
        results: Mapping[str, PuzzleResult],
        last: str = "",
    ) -> None:
        super().__init__(surface, tr("Puzzles"), QSize(1180, 690))
        self.entries = tuple(entries)
        self.built_in = [each for each in self.entries if not each.own]
        self.results = results
        self.cells = [
            PuzzleCell(
                self,
                number,
                entry,
                results.get(entry.name, PuzzleResult()),
                partial(self.chosen.emit, entry.name),
            )
            for number, entry in enumerate(entries, start=1)
        ]
        self.last = last
        self.today = self.button(tr("Puzzle of the day"), self._choose_today)
        self.today.setEnabled(bool(self.built_in))
        self.close_button = self.button(tr("Close"), self.left.emit, escape=True)

    def _choose_today(self) -> None:
        self.chosen.emit(of_the_day(self.built_in, date.today()).name)

    def take_focus(self) -> None:
        """Focus the puzzle tried last, else the first unsolved one."""
        names = [cell.entry.name for cell in self.cells]
        unsolved = [cell for cell in self.cells if not cell.result.solved]
        if self.last in names:
            self.cells[names.index(self.last)].setFocus()
        elif self.cells:
            (unsolved or self.cells)[0].setFocus()

    def contents(self) -> Box:
        kinds = []
        for kind, cells in groupby(self.cells, lambda cell: cell.entry.kind):
            items = [Item(cell, high=CELL_HEIGHT) for cell in cells]
            kinds.append(Column(TextBox(kind, KIND), grid_box(items, PUZZLES_PER_ROW, 4), gap=3))
        rated = rating(self.built_in, self.results)
        own = (
            []
            if rated is None
            else [small_print_box(tr("Your rating: {rating}", rating=rated), lines=1)]
        )
        foot = HBox(
            PaintedBox(self._draw_pointed, high=46),
            Item(self.today, 210, 38),
            Item(self.close_button, 148, 38),
            gap=10,
        )
        return Column(*kinds, Box(fills=True), *own, foot)

    def _draw_pointed(self, painter: QPainter, place: QRectF) -> None:
        """Draw the task of the puzzle under the pointer or with the focus."""
        pointed = next((c for c in self.cells if c.underMouse()), None)
        pointed = pointed or next((c for c in self.cells if c.hasFocus()), None)
        if pointed is not None:
            words = tr("{number}: {task}", number=pointed.text(), task=pointed.entry.task)
            task = TextBox(words, Type(16, "serif", 700), lines=1)
            box = Column(task, small_print_box(puzzle_status(pointed.entry, pointed.result)), gap=4)
            box.place(place, 1)
            box.paint(painter)


def of_the_day(entries: Sequence[PuzzleEntry], day: date) -> PuzzleEntry:
    """Return the puzzle of a day, the same for everybody; neighbouring days differ in kind."""
    return entries[int(day.toordinal() * GOLDEN_RATIO % 1 * len(entries))]


def next_of(
    entries: Sequence[PuzzleEntry], results: Mapping[str, PuzzleResult], last: str
) -> PuzzleEntry:
    """Return the first unsolved puzzle after ``last``, cyclically, else the next one."""
    names = [entry.name for entry in entries]
    at = names.index(last) + 1 if last in names else 0
    rest = (*entries[at:], *entries[:at])
    unsolved = (each for each in rest if not results.get(each.name, PuzzleResult()).solved)
    return next(unsolved, rest[0])


def rating(entries: Sequence[PuzzleEntry], results: Mapping[str, PuzzleResult]) -> int | None:
    """Return the Elo rating for these results; None before the first try.

    Each puzzle counts as an opponent rated by its stars. Solved at the first try it is a win, at
    the second half a win, at the third a third.
    """
    stars = {entry.name: entry.stars for entry in entries}
    own: float = FIRST_RATING
    tried = [name for name in results if name in stars and results[name].tries]
    for name in tried:
        result = results[name]
        expected = 1 / (
            1 + 10 ** ((FIRST_RATING + RATING_PER_STAR * (stars[name] - 2) - own) / 400)
        )
        own += RATING_CHANGE * ((1 / result.tries if result.solved else 0) - expected)
    return round(own) if tried else None


def puzzle_status(entry: PuzzleEntry, result: PuzzleResult) -> str:
    """Return the difficulty and result of a puzzle in words."""
    hard = tr_plural("%n star(s)", "", entry.stars)
    tries = tr_plural("%n (try|tries)", "", result.tries) if result.tries else tr("not tried yet")
    solved = tr("solved") if result.solved else tr("not solved")
    return f"{hard} · {tries}" + (f" · {solved}" if result.tries else "")


# --- The note of a puzzle: its task, hints, mistakes, and buttons ---------------------------------


@frozen
class PuzzleNote:
    """Contents of a puzzle's note: heading, texts, and whether the puzzle is decided."""

    title: str = ""
    texts: tuple[str, ...] = ()
    decided: bool = False


class PuzzlePanel(NotePanel):
    """Note beside a puzzle on the table."""

    hinted = Signal()
    solution_asked = Signal()
    again = Signal()
    next_asked = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.note = PuzzleNote()
        self.hint = self.button(tr("Hint"), self.hinted.emit, pixels=13)
        self.solution = self.button(tr("Solution"), self.solution_asked.emit, pixels=13)
        self.try_again = self.button(tr("Try again"), self.again.emit, pixels=13)
        self.go_on = self.button(tr("Next puzzle"), self.next_asked.emit, pixels=13)
        self.leave = self.button(tr("All puzzles"), self.left.emit, pixels=13)

    def say_again(self) -> None:
        """Set the labels of the buttons in the current language."""
        self.hint.rename(tr("Hint"))
        self.solution.rename(tr("Solution"))
        self.try_again.rename(tr("Try again"))
        self.go_on.rename(tr("Next puzzle"))
        self.leave.rename(tr("All puzzles"))

    def refresh(self, note: PuzzleNote) -> None:
        """Show ``note``."""
        self.note = note
        self.say_again()
        self.setAccessibleName(note.title)
        self.setAccessibleDescription(" ".join(note.texts))

    def contents(self) -> Box:
        pairs = (self.hint, self.solution), (self.try_again, self.go_on), (self.leave,)
        return Column(
            TextBox(self.note.title, Type(15, "serif", 700), lines=1, least=10),
            double_rule(),
            *(TextBox(text, Type(13), leading=1.3) for text in self.note.texts),
            Box(fills=True),
            *(WrappingRow(*(Item(button, high=28) for button in pair)) for pair in pairs),
            gap=4,
        )
