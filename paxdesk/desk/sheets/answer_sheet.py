"""What every sheet that asks one question has."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.desk.sheets.paper import Sheet


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
        self.answered.connect(self._hear_no_more)

    def _hear_no_more(self, _action: object) -> None:
        self.blockSignals(True)

    def fit(self, area: QRectF, scale: float) -> None:
        """Stand at the foot of ``area``, in pixels of the parent."""
        raise NotImplementedError

    def count_up(self, each: int) -> None:
        """Let what leads to the question appear piece by piece, ``each`` milliseconds apart."""
        self.counted = True
