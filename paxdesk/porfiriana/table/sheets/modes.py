"""The three ways to play: the tabs of the New Game sheet, and what each means."""

from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA
from paxdesk.desk.painting.shapes import fill, frame, line
from paxdesk.desk.sheets.dialog import PaintedButton
from paxdesk.desk.sheets.paper import Sheet
from paxdesk.porfiriana.rules.state import SoloMode

translate = QCoreApplication.translate

ModeName: TypeAlias = Literal["together", "diaz", "paxomatic"]
MODES: Final[tuple[ModeName, ...]] = get_args(ModeName)
MEANING: Final = 17
LEADING: Final = 23.0
SOLO: Final[dict[ModeName, SoloMode]] = {"diaz": "diaz", "paxomatic": "paxomatic"}


def mode_name(mode: ModeName) -> str:
    """What a way to play is called."""
    return {
        "together": translate("NewGame", "At one screen"),
        "diaz": translate("NewGame", "Against Díaz"),
        "paxomatic": translate("NewGame", "Against two Pax-o-matics"),
    }[mode]


def mode_words(mode: ModeName) -> tuple[str, ...]:
    """What a way to play means, a paragraph each."""
    return {
        "together": (
            translate(
                "NewGame",
                "Two to six seats, each a person or a Pax-o-matic; at least one is a person.",
            ),
        ),
        "diaz": (
            translate(
                "NewGame",
                "You alone against the old man. Two dice a turn send him to the market, one for "
                "each row; what he buys he turns against you or keeps for his defence. He has no "
                "gold, no hand and no end of white cubes.",
            ),
            translate(
                "NewGame",
                "You win by one of the four Topples, with more prestige of the regime's kind than "
                "his defence: 4 points, of Outrage 6, and those of his cards. Otherwise he stays.",
            ),
        ),
        "paxomatic": (
            translate(
                "NewGame",
                "You against two robots under the full rules for three. They have gold, hands and "
                "cubes as you have, and decide by a printed flowchart; every line they take names "
                "its step.",
            ),
            translate(
                "NewGame",
                "In a Topple they take a win that is sure, or stop yours together if they can.",
            ),
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
    """Whether a person or a Pax-o-matic takes a seat; a click changes it."""

    def __init__(self, parent: Sheet) -> None:
        super().__init__(parent, "")
        self.setCheckable(True)
        self.toggled.connect(self._name)
        self._name()

    def _name(self) -> None:
        if self.isChecked():
            self.setText(self.tr("Pax-o-matic"))
        else:
            self.setText(self.tr("Person"))
        self.setAccessibleName(self.tr("{0}: click to change").format(self.text()))
        self.setToolTip(self.accessibleName())
        self.update()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 3, -2, -3)
        robot, ink = self.isChecked(), INK if self.isEnabled() else SEPIA
        if robot:
            fill(painter, box, INK, 3)
        frame(painter, box, ink, 1, 3)
        if robot:
            ink = PAPER
        icon = "ui-settings" if robot else "ui-person"
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
