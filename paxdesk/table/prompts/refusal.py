"""The plate at the pointer that says why something cannot be done, with the rule."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.rules.errors import IllegalAction
from paxdesk.table.painting import controls
from paxdesk.table.prompts.paper import ScaledWidget

WIDTH: Final = 290.0
OFFSET: Final = QPointF(112, 74)
"""From the pointer to the plate, in units: the ghost hangs between the two."""
EDGE: Final = 8.0
RULE_ID: Final = re.compile(r"[A-Z]\d")
OTHERS: Final = 1
"""Rules named after the first one."""

RULE_TITLES: Final[dict[str, str]] = {
    "C": "Setup",
    "D": "Sequence of play",
    "D1": "Action phase",
    "D2": "Discard Headlines",
    "D3": "Restore market",
    "D4": "Income phase",
    "E": "Actions",
    "E1": "Play card",
    "E2": "Buy market card",
    "E3": "Buy Public Card",
    "E4": "Sell card",
    "E5": "Redeploy troop",
    "E6": "Buy land",
    "E7": "Upgrade connection",
    "E8": "Police",
    "E9": "Speculation and cubes",
    "F": "Earning gold",
    "G": "Troops",
    "G1": "Requirements to occupy",
    "G2": "Troops to your own enterprise",
    "G3": "Troops to your Hacendado",
    "G4": "Troops to an opponent's enterprise",
    "G5": "Extorted enterprises",
    "H": "Regimes",
    "I": "Depression",
    "J": "The straw man",
    "K": "Toppling Díaz",
    "K1": "Topple orientation",
    "K2": "Topple showdown",
    "K3": "Toppling success",
    "K4": "The winner",
}


def rule_name(refusal: IllegalAction) -> str:
    """The nearest rules a refusal cites, the first by its title: "G1 Requirements to occupy · R28".

    A verb of a card's own is no rule that could be looked up.
    """
    first, *others = refusal.rules
    others = [rule for rule in others if RULE_ID.match(rule)][:OTHERS]
    if first in RULE_TITLES:
        first = f"{first} {RULE_TITLES[first]}"
    elif first.startswith("gl"):
        first = f"Glossary{first.removeprefix('gl.').removeprefix('gl')}"
    elif first.startswith("R"):
        first = f"Ruling {first}"
    return " · ".join([first, *others])


class RefusalPlate(ScaledWidget):
    """A red-edged plate that follows the pointer and never takes the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.surface = parent
        self.words = ""
        self.rule = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, words: str, rule: str, pointer: QPointF, scale: float) -> None:
        """Show the reason beside ``pointer`` (pixels of the parent), inside the window."""
        self.words, self.rule = words, rule
        self.setAccessibleName(f"{words} ({rule})")
        height = controls.refusal_height(words, WIDTH)
        parent = self.surface.size()
        right = parent.width() / scale - WIDTH - EDGE
        bottom = parent.height() / scale - height - EDGE
        at = pointer / scale
        left = min(at.x() + OFFSET.x(), right)
        top = at.y() + OFFSET.y()
        if top > bottom:
            top = max(EDGE, at.y() - OFFSET.y() - height)
        self.place(QRectF(left - EDGE, top - EDGE, WIDTH + 2 * EDGE, height + 2 * EDGE), scale)
        self.show()
        self.raise_()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        controls.refusal(painter, EDGE, EDGE, self.words, self.rule, WIDTH)
