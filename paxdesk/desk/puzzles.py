"""Sheet with all puzzles by theme, and the note of a puzzle."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.home.table_picture import draw_picture
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEPIA, YELLOW
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, fit_font, make_font
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry
from paxdesk.desk.safe_qt import set_tooltip
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
from paxdesk.files.own_puzzles import PuzzleResult
from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen

PUZZLES_PER_ROW: Final = 22
CELL_HEIGHT: Final = 40.0
"""Minimum height of a puzzle's cell, in units."""
KIND: Final = Type(15, "serif", 700)
PICTURE: Final = (416.0, 234.0)
"""Size of the picture of the next puzzle, in units."""
THEME_HEIGHT: Final = 84.0
STAR: Final = "★"
GOLDEN_RATIO: Final = (5**0.5 - 1) / 2
"""Inverse golden ratio, whose multiples spread evenly modulo 1."""
FIRST_RATING: Final = 1200
RATING_PER_STAR: Final = 200
"""Difference in rating between puzzles whose difficulty differs by one star."""
TRIES_PER_STAR: Final = 4
"""Number of puzzles tried before puzzles one star harder are proposed."""
RATING_CHANGE: Final = 32
"""Largest change of the rating by one result."""


class PuzzleCell(PaintedButton):
    """Button of one puzzle: its number, its stars, and a tick if solved."""

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


class ThemeButton(PaintedButton):
    """Button for a kind of puzzle, with the number solved; dark if selected."""

    one_of_several = True

    def __init__(self, parent: Sheet, kind: str, icon: str, solved: int, count: int) -> None:
        super().__init__(parent, kind)
        self.icon_name = icon
        self.solved, self.count = solved, count
        self.note = tr("{solved} of {count} solved", solved=solved, count=count)
        self.setAccessibleDescription(self.note)
        self.setCheckable(True)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        ground, ink, small = (INK, PAPER, PAPER) if self.isChecked() else (IVORY, INK, SEPIA)
        fill_rect(painter, box, ground, 3)
        draw_frame(painter, box, INK, 1.2, 3)
        side = box.height() - 20
        disc = QRectF(box.left() + 10, box.top() + 10, side, side)
        fill_rect(painter, disc, YELLOW, side / 2)
        draw_icon(painter, self.icon_name, disc.left() + side * 0.18, disc.top() + side * 0.18,
                  side * 0.64)  # fmt: skip
        left = disc.right() + 10
        words = QRectF(left, box.top() + 6, box.right() - left - 6, box.height() * 0.52)
        face = fit_font(self.text(), words.width(), 2, 15, 11, "serif", 700)
        draw_text(painter, words, self.text(), face, ink, lines=2)
        note = QRectF(left, words.bottom(), words.width(), 18)
        face = fit_font(self.note, note.width(), 1, 12, 9)
        draw_text(painter, note, self.note, face, small)
        bar = QRectF(left, box.bottom() - 9, words.width(), 4)
        draw_frame(painter, bar, small, 1)
        share = self.solved / self.count if self.count else 0
        fill_rect(painter, QRectF(bar.left(), bar.top(), bar.width() * share, 4), small)


class PuzzlesSheet(ModalSheet):
    """Sheet with all puzzles by theme; ``chosen`` is emitted with a puzzle's name."""

    chosen = Signal(str)

    def __init__(
        self,
        surface: QWidget,
        entries: Sequence[PuzzleEntry],
        results: Mapping[str, PuzzleResult],
        last: str = "",
        paint: Callable[[str], QImage] | None = None,
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
        self.next = for_you(self.entries, results, last)
        """Puzzle proposed next; None without puzzles."""
        self.themes: dict[str, ThemeButton] = {}
        for kind, group in groupby(self.cells, lambda cell: cell.entry.kind):
            cells = list(group)
            solved = sum(cell.result.solved for cell in cells)
            theme = ThemeButton(self, kind, cells[0].entry.icon, solved, len(cells))
            on_click(theme, partial(self.show_theme, kind))
            self.themes[kind] = theme
        begun = next((each for each in self.entries if each.name == last), self.next)
        self.theme = begun.kind if begun is not None else ""
        self.solve = self.button(tr("Solve it"), self._choose_next, primary=True, pixels=20)
        self.today = self.button(tr("Puzzle of the day"), self._choose_today)
        self.today.setEnabled(bool(self.built_in))
        self.close_button = self.button(tr("Close"), self.left.emit, escape=True)
        self.first_focus = self.solve if self.next is not None else self.close_button
        self.picture: QImage | None = None
        """Picture of the table of the next puzzle, painted after the sheet; None before."""
        self._paint = paint
        self._painter = QTimer(self, singleShot=True)
        self._painter.timeout.connect(self._paint_next)
        self.show_theme(self.theme)
        self._painter.start(0)

    def _paint_next(self) -> None:
        if self.next is not None and self._paint is not None:
            self.picture = self._paint(self.next.name)
            self.update()

    def _choose_next(self) -> None:
        assert self.next is not None, "the button is there with a puzzle alone"
        self.chosen.emit(self.next.name)

    def _choose_today(self) -> None:
        self.chosen.emit(of_the_day(self.built_in, date.today()).name)

    def show_theme(self, kind: str) -> None:
        self.theme = kind
        for each, button in self.themes.items():
            button.setChecked(each == kind)
        self.lay_out()

    def contents(self) -> Box:
        shown = [cell for cell in self.cells if cell.entry.kind == self.theme]
        items = [Item(cell, high=CELL_HEIGHT) for cell in shown]
        themes = (Item(theme, high=THEME_HEIGHT) for theme in self.themes.values())
        foot = HBox(
            PaintedBox(self._draw_pointed, high=46),
            Item(self.today, 210, 38),
            Item(self.close_button, 148, 38),
            gap=10,
        )
        return Column(
            self._next_box(),
            double_rule(),
            HBox(*themes, gap=8),
            grid_box(items, PUZZLES_PER_ROW, 4),
            Box(fills=True),
            foot,
            gap=12,
        )

    def _next_box(self) -> Box:
        if self.next is None:
            return TextBox(tr("There are no puzzles yet. Make your own in the workshop."), KIND)
        rated = rating(self.built_in, self.results)
        own = [tr("Your rating: {rating}", rating=rated)] if rated is not None else []
        status = puzzle_status(self.next, self.results.get(self.next.name, PuzzleResult()))
        words = Column(
            TextBox(tr("Next for you"), KIND, SEPIA),
            TextBox(self.next.task, Type(22, "serif", 700), lines=3, least=15, leading=1.2),
            small_print_box(" · ".join((self.next.kind, status, *own)), lines=2),
            Box(fills=True),
            HBox(Item(self.solve, 260, 56), Box()),
        )
        width, high = PICTURE
        return HBox(PaintedBox(self._draw_next, width=width, high=high), words, gap=20)

    def _draw_next(self, painter: QPainter, place: QRectF) -> None:
        draw_picture(painter, self.picture, place)

    def _draw_pointed(self, painter: QPainter, place: QRectF) -> None:
        pointed = next((c for c in self.cells if c.underMouse()), None)
        pointed = pointed or next((c for c in self.cells if c.hasFocus()), None)
        if pointed is not None:
            words = tr("{number}: {task}", number=pointed.text(), task=pointed.entry.task)
            task = TextBox(words, Type(16, "serif", 700), lines=1)
            box = Column(task, small_print_box(puzzle_status(pointed.entry, pointed.result)), gap=4)
            box.place(place, 1)
            box.paint(painter)


def of_the_day(entries: Sequence[PuzzleEntry], day: date) -> PuzzleEntry:
    """Return the puzzle of a day, the same for equal ``entries``."""
    return entries[int(day.toordinal() * GOLDEN_RATIO % 1 * len(entries))]


def next_of(
    entries: Sequence[PuzzleEntry], results: Mapping[str, PuzzleResult], last: str
) -> PuzzleEntry:
    """Return the first unsolved puzzle after ``last``, cyclically, else the next one."""
    rest = _after(entries, last)
    return next(iter(_unsolved(rest, results)), rest[0])


def _after(entries: Sequence[PuzzleEntry], last: str) -> tuple[PuzzleEntry, ...]:
    """Return the puzzles cyclically, from the one after ``last``."""
    names = [entry.name for entry in entries]
    at = names.index(last) + 1 if last in names else 0
    return (*entries[at:], *entries[:at])


def _unsolved(
    entries: Sequence[PuzzleEntry], results: Mapping[str, PuzzleResult]
) -> list[PuzzleEntry]:
    return [each for each in entries if not results.get(each.name, PuzzleResult()).solved]


def for_you(
    entries: Sequence[PuzzleEntry], results: Mapping[str, PuzzleResult], last: str
) -> PuzzleEntry | None:
    """Return the puzzle to propose after ``last``; None without puzzles.

    A puzzle that is due comes first, then an unsolved one near the player's rating.
    """
    if not entries:
        return None
    again = (each for each in entries if each.again and each.name != last)
    due = next((each for each in again if _days_left(each, results) == 0), None)
    if due is not None:
        return due
    rated = rating([each for each in entries if not each.own], results)
    level = 1.0
    if rated is not None:
        by_rating = 2 + (rated - FIRST_RATING) / RATING_PER_STAR
        level = min(by_rating, 1 + len(results) / TRIES_PER_STAR)
    kind = next((each.kind for each in entries if each.name == last), "")
    rest = _after(entries, last)
    fitting = _unsolved(rest, results) or rest
    return min(fitting, key=lambda each: (abs(each.stars - level), each.kind == kind))


def _days_left(entry: PuzzleEntry, results: Mapping[str, PuzzleResult]) -> int | None:
    return results.get(entry.name, PuzzleResult()).days_left(date.today())


def rating(entries: Sequence[PuzzleEntry], results: Mapping[str, PuzzleResult]) -> int | None:
    """Return the Elo rating for these results; None before the first try.

    Each puzzle counts as an opponent; solving it at try n is 1/n of a win.
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
    hard = tr_plural("%n star(s)", "", entry.stars)
    tries = tr_plural("%n (try|tries)", "", result.tries) if result.tries else tr("not tried yet")
    solved = tr("solved") if result.solved else tr("not solved")
    told = [hard, tries, *([solved] if result.tries else [])]
    left = result.days_left(date.today()) if entry.again else None
    if left is not None:
        told.append(tr_plural("again in %n day(s)", "", left) if left else tr("due today"))
    return " · ".join(told)


# --- Note of a puzzle -----------------------------------------------------------------------------


@frozen
class PuzzleNote:
    """Contents of a puzzle's note: heading, texts, and whether the puzzle is decided."""

    title: str = ""
    texts: tuple[str, ...] = ()
    decided: bool = False


class PuzzlePanel(NotePanel):
    """Note of a puzzle, with buttons for hints, another try and other puzzles."""

    hinted = Signal()
    solution_asked = Signal()
    again = Signal()
    next_asked = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.note = PuzzleNote()
        self.hint = self.button(tr("See the idea"), self.hinted.emit, pixels=13)
        self.solution = self.button(tr("See the solution"), self.solution_asked.emit, pixels=13)
        self.try_again = self.button(tr("Try again"), self.again.emit, pixels=13)
        self.go_on = self.button(tr("Next puzzle"), self.next_asked.emit, pixels=13)
        self.leave = self.button(tr("All puzzles"), self.left.emit, pixels=13)

    def say_again(self) -> None:
        self.hint.rename(tr("See the idea"))
        self.solution.rename(tr("See the solution"))
        self.try_again.rename(tr("Try again"))
        self.go_on.rename(tr("Next puzzle"))
        self.leave.rename(tr("All puzzles"))

    def refresh(self, note: PuzzleNote) -> None:
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
