"""The handicaps of all seats on the New Game sheet, in the place of the seats themselves."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.fields import ChoiceBox
from paxdesk.language import say
from paxdesk.porfiriana.rules.handicaps import GOLD, HAND, NONE, Handicap
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.rules.state import HAND_LIMIT
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES

COLUMNS: Final = ((190.0, 140.0), (342.0, 140.0), (494.0, 190.0))
"""Left and width of the fields for gold, Hand Limit and prestige, in units of the paper."""
NAMES: Final = (34.0, 150.0)
HIGH: Final = 44.0


class SeatHandicap:
    """The three fields of one seat."""

    def __init__(self, dialog: Dialog, index: int, changed: Callable[[], None]) -> None:
        self.dialog = dialog
        self.gold, self.hand, self.prestige = (ChoiceBox(dialog) for _ in range(3))
        for gold in GOLD:
            self.gold.addItem(f"{gold:+d}" if gold else say("usual"), gold)
        for hand in HAND:
            self.hand.addItem(str(HAND_LIMIT + hand), hand)
        self.prestige.addItem(say("none"), None)
        for each in PRESTIGES:
            self.prestige.addItem(prestige_words(each), each)
        seat = index + 1
        self.gold.setAccessibleName(say("Gold at the start, seat {0}", seat))
        self.hand.setAccessibleName(say("Hand Limit, seat {0}", seat))
        self.prestige.setAccessibleName(say("Point of prestige, seat {0}", seat))
        self.set(NONE)
        for box in self.fields:
            box.currentIndexChanged.connect(lambda _: changed())
            box.hide()

    @property
    def fields(self) -> tuple[ChoiceBox, ChoiceBox, ChoiceBox]:
        return self.gold, self.hand, self.prestige

    @property
    def handicap(self) -> Handicap:
        """What the fields say."""
        gold, hand, prestige = (box.currentData(Qt.ItemDataRole.UserRole) for box in self.fields)
        return Handicap(gold, hand, prestige)

    def set(self, handicap: Handicap) -> None:
        """Show a handicap."""
        for box, value in zip(
            self.fields, (handicap.gold, handicap.hand, handicap.prestige), strict=True
        ):
            box.setCurrentIndex(box.findData(value, Qt.ItemDataRole.UserRole))


class HandicapFields:
    """The fields of every seat, and what is printed with them."""

    def __init__(self, dialog: Dialog, seats: int, changed: Callable[[], None]) -> None:
        self.dialog = dialog
        self.rows = [SeatHandicap(dialog, index, changed) for index in range(seats)]
        self.shown = False

    @property
    def handicaps(self) -> list[Handicap]:
        """The handicaps of all seats, taken or not."""
        return [row.handicap for row in self.rows]

    def set(self, handicaps: Sequence[Handicap]) -> None:
        """Show these handicaps; the seats after them have none."""
        missing = [NONE] * (len(self.rows) - len(handicaps))
        for row, each in zip(self.rows, [*handicaps, *missing], strict=True):
            row.set(each)

    def show(self, seats: int) -> None:
        """Show the fields of so many seats if they are ``shown`` at all."""
        for index, row in enumerate(self.rows):
            for box in row.fields:
                box.setVisible(self.shown and index < seats)

    def lay_out(self, top: float, row_height: float) -> None:
        """Place the fields with the first row ``top`` units down the paper."""
        for index, row in enumerate(self.rows):
            for box, (left, wide) in zip(row.fields, COLUMNS, strict=True):
                self.dialog.put(box, left, top + index * row_height, wide, HIGH)

    def draw(self, painter: QPainter, names: Sequence[str], top: float, row_height: float) -> None:
        """What it is about, what the columns mean, and who sits where."""
        heading = lettering.font(16, "serif", 700)
        words = say("Handicaps: what a seat has more or less than the others")
        lettering.draw_text(painter, QRectF(NAMES[0], 72, 650, 22), words, heading)
        small = lettering.font(11, "sans", 600, tracking=8)
        heads = (say("Gold at the start"), say("Hand Limit"), say("Point of prestige"))
        for words, (left, wide) in zip(heads, COLUMNS, strict=True):
            box = QRectF(left, top - 26, wide, 16)
            lettering.draw_text(painter, box, words.upper(), small, SEPIA)
        for index, name in enumerate(names):
            box = QRectF(NAMES[0], top + index * row_height, NAMES[1], HIGH)
            face = lettering.fitted(name, NAMES[1], 1, 17, 12, "serif", 700)
            lettering.draw_text(painter, box, name, face)
