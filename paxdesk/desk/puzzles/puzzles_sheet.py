"""All puzzles on one sheet, by kind: which are solved, and how hard each is."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.lettering import CENTRE, LEFT, draw_text, fitted, font
from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.protocol.puzzles import PuzzleEntry
from paxdesk.desk.sheets.dialog import Dialog, PaintedButton, draw_check
from paxdesk.desk.sheets.paper import PaperButton, Sheet, on_click
from paxdesk.desk.words.label import Label
from paxdesk.files.puzzle_results import PuzzleResult
from paxdesk.language import counted, say

SIZE: Final = QSize(1180, 690)
LEFT_EDGE: Final = 40.0
WIDE: Final = 1100.0
TOP: Final = 92.0
CELL: Final = QSize(58, 50)
GAP: Final = 6.0
KIND: Final = 22.0
FOOT: Final = 74.0
STAR: Final = "★"


class PuzzleCell(PaintedButton):
    """One puzzle: its number, its stars, and a tick once it is solved."""

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
        self.setToolTip(entry.task)
        self.setAccessibleName(say("Puzzle {number}: {task}", number=number, task=entry.task))
        self.setAccessibleDescription(told(entry, result))
        on_click(self, does)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        fill(painter, box, IVORY, 3)
        if self.underMouse() or self.hasFocus():
            fill(painter, box, INK, 3, 22)
        frame(painter, box, INK, 1, 3)
        words = QRectF(box.left(), box.top() + 3, box.width(), 24)
        draw_text(painter, words, self.text(), font(17, "serif", 700), INK, CENTRE)
        stars = QRectF(box.left(), box.top() + 25, box.width(), 18)
        draw_text(painter, stars, STAR * self.entry.stars, font(12), SEPIA, CENTRE)
        if self.result.solved:
            draw_check(painter, QRectF(box.right() - 15, box.top() + 3, 12, 12), True)


class PuzzlesSheet(Dialog):
    """``chosen`` carries the name of a puzzle."""

    chosen = Signal(str)
    left = Signal()

    def __init__(
        self,
        surface: QWidget,
        entries: Sequence[PuzzleEntry],
        results: Mapping[str, PuzzleResult],
        last: str = "",
    ) -> None:
        super().__init__(surface, say("Puzzles"), SIZE)
        self.entries = tuple(entries)
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
        self.kinds: dict[str, float] = {}
        self.last = last
        self.close_button = PaperButton(Label("", say("Close")), self, pixels=15)
        on_click(self.close_button, self.left.emit)
        self.escape = self.close_button

    def take_focus(self) -> None:
        """The keyboard begins with the last one tried, else the first that is not solved."""
        names = [cell.entry.name for cell in self.cells]
        unsolved = [cell for cell in self.cells if not cell.result.solved]
        if self.last in names:
            self.cells[names.index(self.last)].setFocus()
        elif self.cells:
            (unsolved or self.cells)[0].setFocus()

    def lay_out(self) -> None:
        left, top = LEFT_EDGE, TOP
        kind = ""
        self.kinds = {}
        width, height = CELL.width(), CELL.height()
        for cell in self.cells:
            if cell.entry.kind != kind:
                top += (height + GAP if kind else 0) + (4 if kind else 0)
                kind, left = cell.entry.kind, LEFT_EDGE
                self.kinds[kind] = top
                top += KIND
            elif left + width > LEFT_EDGE + WIDE:
                left, top = LEFT_EDGE, top + height + GAP
            self.put(cell, left, top, width, height)
            left += width + GAP
        self.press(self.close_button, SIZE.width() - 188, SIZE.height() - 60, 148, 38)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        for kind, top in self.kinds.items():
            box = QRectF(LEFT_EDGE, top - 2, WIDE, KIND)
            draw_text(painter, box, kind, font(15, "serif", 700), INK, LEFT)
        pointed = next((c for c in self.cells if c.underMouse()), None)
        pointed = pointed or next((c for c in self.cells if c.hasFocus()), None)
        if pointed is not None:
            room = SIZE.width() - 250
            words = say("{number}: {task}", number=pointed.text(), task=pointed.entry.task)
            face = fitted(words, room, 1, 16, 11, "serif", 700)
            foot = SIZE.height() - FOOT
            draw_text(painter, QRectF(LEFT_EDGE, foot + 6, room, 24), words, face, INK, LEFT)
            more = told(pointed.entry, pointed.result)
            italic = font(13, "serif", 400, italic=True)
            draw_text(painter, QRectF(LEFT_EDGE, foot + 32, room, 20), more, italic, SEPIA, LEFT)


def told(entry: PuzzleEntry, result: PuzzleResult) -> str:
    """How hard a puzzle is, and what has become of it."""
    hard = counted("%n star(s)", "", entry.stars)
    tries = counted("%n (try|tries)", "", result.tries) if result.tries else say("not tried yet")
    solved = say("solved") if result.solved else say("not solved")
    return f"{hard} · {tries}" + (f" · {solved}" if result.tries else "")
