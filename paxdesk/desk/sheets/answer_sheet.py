"""What every sheet that asks one question has."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.sheets.paper import SHADOW, Sheet

LINE: Final = 22.0
SIDE: Final = 26.0
BELOW: Final = 8.0
UNDER_THE_BAR: Final = 38.0
"""Where a sheet that stands high begins: under the bar of the window."""
"""Below the lines that stand under a heading."""


class AnswerSheet(Sheet):
    """``answered`` carries the action chosen, ``rule_asked`` the id of a rule to be read.

    It answers once: a second press, before the first was heard, would answer the next question.
    """

    answered = Signal(object)
    rule_asked = Signal(str)
    counted = True
    """Whether everything on it is there; else :meth:`count_up` is called once."""

    def __init__(self, parent: QWidget, heading: str, *, heading_height: float = 22) -> None:
        super().__init__(parent, heading, heading_height=heading_height)
        self.told: tuple[str, ...] = ()
        """Lines below the heading: what led to the question, such as a sum."""
        self.high = False
        """Whether it stands at the top, since what is asked about lies at the foot."""
        self.aside: QRectF | None = None
        """Where it would hide nothing, in pixels of the parent; None: nowhere."""
        self.answered.connect(self._hear_no_more)

    def _hear_no_more(self, _action: object) -> None:
        self.blockSignals(True)

    def tell(self, lines: Sequence[str]) -> None:
        """Say first what led to the question, a line each."""
        self.told = tuple(lines)
        self.setAccessibleDescription("\n".join(self.told))

    @property
    def head(self) -> float:
        """Units from the top of the widget to the space below what is told."""
        return super().head + (len(self.told) * LINE + BELOW if self.told else 0)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        top, width = super().head, place.width() - 2 * (SHADOW + SIDE)
        for index, words in enumerate(self.told):
            face = lettering.fitted(words, width, 1, 15, 11, "sans", 600)
            box = QRectF(SHADOW + SIDE, top + index * LINE, width, LINE)
            lettering.draw_text(painter, box, words, face, INK)

    def fit(self, area: QRectF, scale: float) -> None:
        """Stand at the foot of ``area``, in pixels of the parent; at its top if ``high``."""
        raise NotImplementedError

    def top_in(self, area: QRectF, scale: float, height: float) -> float:
        """Where its top is if it is so high, in units."""
        if self.high:
            return area.top() / scale + UNDER_THE_BAR - SHADOW
        return area.bottom() / scale - height + SHADOW

    def count_up(self, each: int) -> None:
        """Let what leads to the question appear piece by piece, ``each`` milliseconds apart."""
        self.counted = True
