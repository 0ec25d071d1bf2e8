"""The three ways to play: the tabs of the New Game sheet, and what each means."""

from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA
from paxdesk.desk.painting.shapes import fill, frame, line
from paxdesk.desk.sheets.dialog import PaintedButton
from paxdesk.desk.sheets.paper import Sheet
from paxdesk.language import say
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, ROSTER, RobotName
from paxdesk.porfiriana.rules.state import SoloMode

ModeName: TypeAlias = Literal["together", "diaz", "paxomatic"]
MODES: Final[tuple[ModeName, ...]] = get_args(ModeName)
MEANING: Final = 17
LEADING: Final = 23.0
SITTERS: Final[tuple[RobotName | None, ...]] = (None, *ROBOT_NAMES)
"""Who can take a seat; None is a person."""
SOLO: Final[dict[ModeName, SoloMode]] = {"diaz": "diaz", "paxomatic": "paxomatic"}


def mode_name(mode: ModeName) -> str:
    """What a way to play is called."""
    return {
        "together": say("At one screen"),
        "diaz": say("Against Díaz"),
        "paxomatic": say("Against two Pax-o-matics"),
    }[mode]


def mode_words(mode: ModeName) -> tuple[str, ...]:
    """What a way to play means, a paragraph each."""
    return {
        "together": (
            say(
                "Two to six seats, each a person, a Pax-o-matic or an opponent of your strength; "
                "at least one is a person."
            ),
        ),
        "diaz": (
            say(
                "You alone against the old man. Two dice a turn send him to the market, one for "
                "each row; what he buys he turns against you or keeps for his defence. He has no "
                "gold, no hand and no end of white cubes."
            ),
            say(
                "You win by one of the four Topples, with more prestige of the regime's kind than "
                "his defence: 4 points, of Outrage 6, and those of his cards. Otherwise he stays."
            ),
            say("An opponent of any strength may take your seat, and you watch."),
        ),
        "paxomatic": (
            say(
                "You against two robots under the full rules for three. They have gold, hands and "
                "cubes as you have, and decide by a printed flowchart; every line they take names "
                "its step."
            ),
            say("In a Topple they take a win that is sure, or stop yours together if they can."),
        ),
    }[mode]


class ModeTab(PaintedButton):
    """One way to play: dark where it is chosen."""

    def __init__(self, parent: Sheet, mode: ModeName) -> None:
        super().__init__(parent, mode_name(mode))
        self.setCheckable(True)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        if chosen:
            fill(painter, box, INK, 3)
        frame(painter, box, INK, 1.2, 3)
        face = lettering.fitted(self.text(), box.width() - 16, 1, 15, 11, "serif", 700)
        ink = PAPER if chosen else INK
        lettering.draw_text(painter, box, self.text(), face, ink, lettering.CENTRE)


class WhoButton(PaintedButton):
    """Whether a person or which robot takes a seat; a click takes the next of them."""

    changed = Signal()
    """Somebody else was chosen with a click."""

    def __init__(self, parent: Sheet) -> None:
        super().__init__(parent, "")
        self.robot: RobotName | None = None
        self.clicked.connect(lambda _=False: self._take_next())
        self.set_robot(None)

    def set_robot(self, robot: RobotName | None) -> None:
        """Show this robot, or a person."""
        self.robot = robot
        if robot is None:
            self.setText(say("Person"))
        else:
            self.setText(say(ROSTER[robot].label))
        words = say("{0}: click to change", self.text())
        self.setAccessibleName(words)
        what = "" if robot is None else f"{say(ROSTER[robot].sentence)}\n"
        self.setToolTip(f"{what}{words}")
        self.update()

    def _take_next(self) -> None:
        self.set_robot(SITTERS[(SITTERS.index(self.robot) + 1) % len(SITTERS)])
        self.changed.emit()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 3, -2, -3)
        ink = INK if self.isEnabled() else SEPIA
        if self.robot is not None:
            fill(painter, box, INK, 3)
        frame(painter, box, ink, 1, 3)
        if self.robot is None:
            icon = "ui-person"
        else:
            ink = PAPER
            icon = ROSTER[self.robot].face
        draw_icon(painter, icon, 9, place.center().y() - 10, 18, ink)
        words = QRectF(31, 0, place.width() - 36, place.height())
        face = lettering.fitted(self.text(), words.width(), 1, 13, 9, "sans", 600)
        lettering.draw_text(painter, words, self.text(), face, ink)


def draw_meaning(painter: QPainter, place: QRectF, mode: ModeName) -> None:
    """What the mode means, in the room that its empty seats leave."""
    face = lettering.font(MEANING, "serif", 400, italic=True)
    top = place.top()
    for words in mode_words(mode):
        lines = len(lettering.wrapped(words, face, place.width() - 18))
        box = QRectF(place.left() + 18, top, place.width() - 18, lines * LEADING)
        lettering.draw_text(
            painter,
            box,
            words,
            face,
            INK,
            lettering.TOP_LEFT,
            lines=lines,
            leading=LEADING / MEANING,
        )
        top += lines * LEADING + 14
    edge = QPointF(place.left() + 4, place.top())
    line(painter, edge, QPointF(edge.x(), top - 14), SEPIA, 2)
