"""Ladder of solo opponents, from the easiest to the strongest, with progress."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.protocol.features import LadderRung
from paxdesk.desk.sheets.form_widgets import draw_check
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    HAIR,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    button_row,
    heading_box,
    small_print_box,
)
from paxdesk.language import tr, with_colon

SEAL: Final = 40.0
"""Diameter of a rung's picture, in units."""
NAME: Final = Type(17, "serif", 700)
LEAD: Final = Type(15, "serif", italic=True)


def next_of(rungs: Sequence[LadderRung]) -> LadderRung | None:
    """Return the first rung not done, else the last; None if there are none."""
    return next((each for each in rungs if not each.done), rungs[-1] if rungs else None)


def draw_seal(painter: QPainter, seal: QRectF, rung: LadderRung, *, proposed: bool) -> None:
    """Draw a rung's picture in a round frame, with a mark if done."""
    ink = UNREST_INK if proposed else INK if rung.done else SEPIA
    side = seal.width()
    fill_rect(painter, seal, PAPER, side / 2)
    draw_frame(painter, seal, ink, 2.2 if proposed else 1.4 if rung.done else 0.8, side / 2)
    painter.setOpacity(1.0 if rung.done or proposed else 0.55)
    inner = side * 0.56
    at = (side - inner) / 2
    draw_icon(painter, rung.icon, seal.x() + at, seal.y() + at, inner, ink)
    painter.setOpacity(1.0)
    if rung.done:
        box = side * 0.38
        draw_check(painter, QRectF(seal.right() - box, seal.bottom() - box, box, box), True)


class LadderSheet(ModalSheet):
    """Ladder of solo games; ``chosen`` is emitted with the choices of a game."""

    chosen = Signal(object)
    other = Signal()
    """Emitted to set up another solo game."""

    def __init__(self, surface: QWidget, rungs: Sequence[LadderRung]) -> None:
        super().__init__(surface, tr("Play solo"), QSize(1180, 0))
        self.rungs = tuple(rungs)
        self.proposed = next_of(rungs)
        self.buttons: list[PaperButton] = []
        for rung in self.rungs:
            button = self.button(tr("Play"), partial(self.chosen.emit, rung.choices))
            button.setAccessibleName(with_colon(button.text(), rung.name))
            button.setAccessibleDescription(f"{rung.meaning}\n{rung.note}".strip())
            if rung is self.proposed:
                button.primary = True
                self.first_focus = button
            self.buttons.append(button)
        self.set_up = self.button(tr("Another solo game…"), self.other.emit, pixels=16)
        self.close_sheet = self.button(tr("Close"), self.left.emit, pixels=16, escape=True)
        told = [
            f"{with_colon(each.name, self._standing(each))}. {each.meaning}" for each in self.rungs
        ]
        self.setAccessibleDescription("\n".join([self._progress(), *told]))

    def _progress(self) -> str:
        done = sum(each.done for each in self.rungs)
        return tr(
            "Steps done: {done} of {all}. Play them in any order; a loss costs you nothing.",
            done=done,
            all=len(self.rungs),
        )

    @staticmethod
    def _standing(rung: LadderRung) -> str:
        done = tr("done") if rung.done else tr("not done yet")
        return f"{done}, {rung.note}" if rung.note else done

    def contents(self) -> Box:
        rows = list(self._rows())
        half = (len(rows) + 1) // 2
        return Column(
            TextBox(self._progress(), LEAD, SEPIA),
            HBox(Column(*rows[:half], gap=8), Rule(1, SEPIA), Column(*rows[half:], gap=8), gap=20),
            button_row(Item(self.set_up, 260, 44), Box(), Item(self.close_sheet, 200, 44)),
            gap=12,
        )

    def _rows(self) -> Iterator[Box]:
        """Yield a row for each rung, numbered within its group, and the groups' headings."""
        group, number = "", 0
        for rung, button in zip(self.rungs, self.buttons, strict=True):
            if rung.group != group:
                group, number = rung.group, 0
                yield heading_box(group)
            number += 1
            yield self._row(number, rung, button)

    def _row(self, number: int, rung: LadderRung, button: PaperButton) -> Column:
        seal = PaintedBox(partial(self._draw_seal, rung), width=SEAL, high=SEAL)
        name = HBox(
            TextBox(f"{number}. {rung.name}", NAME, INK, snug=True),
            small_print_box(rung.note, lines=1),
            gap=10,
        )
        words = Column(name, TextBox(rung.meaning, ink=SEPIA, lines=2), gap=2)
        return Column(HBox(seal, words, Item(button, 92, 42), gap=14), Rule(1, HAIR), gap=7)

    def _draw_seal(self, rung: LadderRung, painter: QPainter, place: QRectF) -> None:
        seal = QRectF(place.left(), place.top(), SEAL, SEAL)
        draw_seal(painter, seal, rung, proposed=rung is self.proposed)
