"""The rows of the New Game sheet: mark, name, person or robot, Hacendado, and the card chosen."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLineEdit

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import SEATS, SEPIA
from paxdesk.desk.painting.shapes import frame
from paxdesk.desk.sheets.dialog import Dialog, IconButton, PaintedButton
from paxdesk.desk.sheets.fields import ChoiceBox, MarkButton
from paxdesk.language import say
from paxdesk.porfiriana.robots.roster import ROSTER, RobotName
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.cards import HacendadoCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.sheets.choices import (
    NAMES,
    USUAL_NAMES,
    SeatChoice,
)
from paxdesk.porfiriana.table.sheets.modes import WhoButton
from paxdesk.session.names import name_problem, tidied

MOST_SEATS: Final = 6
NAME_LENGTH: Final = 16
LEFT: Final = 30.0
HIGH: Final = 48.0
"""Of everything that is pressed on the sheet: a fingertip, also in the smallest window."""
DASHES: Final = "#A8987C"


class EmptySeat(PaintedButton):
    """A free chair: a click sits somebody down."""

    def set_colour(self, colour: int) -> None:
        """Say which colour would be next."""
        words = say("Empty seat: {0}. Click to sit someone down.", say(SEATS[colour].name))
        self.setText(words)
        self.setAccessibleName(words)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        frame(painter, place.adjusted(2, 2, -2, -2), DASHES, 1, 2, (4, 3))
        face = lettering.font(14, "serif", 400, italic=True)
        box = place.adjusted(14, 0, -8, 0)
        lettering.draw_text(painter, box, self.text(), face, SEPIA)
        painter.setPen(QPen(QColor(SEPIA), 1))


class SeatRow:
    """The fields of one seat; ``taken`` tells whether somebody sits there."""

    def __init__(self, dialog: Dialog, index: int, deck: Deck, changed: Callable[[], None]) -> None:
        self.dialog = dialog
        self.index = index
        self.taken = False
        self._deck = deck
        self.mark = MarkButton(dialog, index + 1)
        self.name = QLineEdit(NAMES[index], dialog)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setAccessibleName(say("Name of seat {0}", index + 1))
        self.name.textChanged.connect(lambda _: changed())
        self.who = WhoButton(dialog)
        self.who.changed.connect(lambda: self._changed_who(changed))
        self.hacendado = ChoiceBox(dialog)
        self.hacendado.setAccessibleName(say("Hacendado of seat {0}", index + 1))
        self.hacendado.addItem(say("Dealt at random"), None)
        for number, card in sorted(deck.hacendados.items()):
            self.hacendado.addItem(card.name, number)
        self.hacendado.currentIndexChanged.connect(lambda _: changed())
        self.leave = IconButton(dialog, "", say("Leave this seat empty"))
        self.empty = EmptySeat(dialog, "")

    @property
    def chosen(self) -> CardNumber | None:
        """The Hacendado chosen, None: at random."""
        number = self.hacendado.currentData(Qt.ItemDataRole.UserRole)
        return number if isinstance(number, int) else None

    @property
    def card(self) -> HacendadoCard | None:
        return self._deck.hacendados[self.chosen] if self.chosen is not None else None

    @property
    def robot(self) -> RobotName | None:
        """Which robot sits here, if it is no person."""
        return self.who.robot

    def seat(self, robot: RobotName | None, name: str = "") -> None:
        """Let a robot or a person sit here, by this or the usual name."""
        self.who.set_robot(robot)
        self.name.setText(name or self._usual_name())

    def _usual_name(self) -> str:
        if self.robot is None:
            return NAMES[self.index]
        return ROSTER[self.robot].persons[max(0, self.index - 1)]

    def _changed_who(self, changed: Callable[[], None]) -> None:
        """Somebody else sits down here; a name that was not chosen goes with whoever bore it."""
        if not self.name.text().strip() or self.name.text() in USUAL_NAMES:
            self.name.setText(self._usual_name())
        changed()

    def choice(self) -> SeatChoice:
        """What the row says."""
        name = tidied(self.name.text()) or say(SEATS[self.mark.colour].name)
        return SeatChoice(name, self.mark.colour, self.chosen, self.robot)

    @property
    def objection(self) -> str:
        """Why nobody can be called that, a sentence; empty for a good name."""
        return name_problem(self.choice().name)

    def hide(self) -> None:
        """Show nothing: the way to play has no such seat."""
        self.taken = False
        for widget in (self.mark, self.name, self.who, self.hacendado, self.leave, self.empty):
            widget.setVisible(False)

    def show(
        self, taken: bool, next_empty: bool, choosing: bool, removable: bool, free: bool = True
    ) -> None:
        """Show the fields, or the free chair; only the first free one can be taken.

        ``free`` says that people choose who sits here.
        """
        self.taken = taken
        self.mark.setVisible(True)
        for widget in (self.name, self.who, self.hacendado):
            widget.setVisible(taken)
        self.who.setEnabled(free)
        self.mark.setEnabled(taken)
        self.leave.setVisible(taken and removable)
        self.hacendado.setEnabled(choosing)
        if not choosing:
            self.hacendado.setCurrentIndex(0)
        self.empty.setVisible(not taken)
        self.empty.setEnabled(next_empty)
        self.empty.set_colour(self.mark.colour)

    def lay_out(self, top: float) -> None:
        """Place the fields with their upper edge ``top`` units down the paper."""
        put = self.dialog.put
        put(self.mark, LEFT - 4, top - 4, HIGH, HIGH)
        put(self.name, 92, top - 4, 152, HIGH)
        put(self.who, 250, top - 4, 118, HIGH)
        put(self.hacendado, 374, top - 4, 172, HIGH)
        put(self.empty, 92, top - 4, 454, HIGH)
        put(self.leave, 640, top - 4, HIGH, HIGH)


def next_colour(colour: int, taken: Sequence[int]) -> int:
    """The next colour that nobody wears."""
    for step in range(1, MOST_SEATS + 1):
        candidate = (colour - 1 + step) % MOST_SEATS + 1
        if candidate not in taken:
            return candidate
    return colour
