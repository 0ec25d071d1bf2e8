"""Tooltip at the pointer with the reason for a refusal and its rule."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import controls
from paxdesk.desk.sheets.sheet import ScaledWidget
from paxdesk.desk.words import Names
from paxdesk.errors import IllegalAction

WIDTH: Final = 290.0
OFFSET: Final = QPointF(112, 74)
"""Offset from the pointer to the tooltip, in units; the dragged picture is between them."""
EDGE: Final = 8.0
RULE_ID: Final = re.compile(r"[A-Z]\d")
SEAT: Final = re.compile(r"\bP([1-9][0-9]?)\b")
MAX_OTHERS: Final = 1
"""Maximum number of rules named after the first."""


def rule_name(refusal: IllegalAction, name: str | None = None) -> str:
    """Return the rules a refusal cites, the first with its title: "G1 What a troop needs · R28".

    ``name`` is the game's book; None means that of the first game. After the first rule, verbs of a
    single card are omitted.
    """
    from paxdesk.desk.rulebook import book

    first, *others = refusal.rules
    rules = book() if name is None else book(name)
    others = [rule for rule in others if RULE_ID.match(rule) and rules.entry(rule)][:MAX_OTHERS]
    entry = rules.entry(first)
    return " · ".join([entry.heading if entry else first, *others])


def refusal_words(reason: str, names: Names) -> str:
    """Return ``reason`` with the names of the seats: "First Rosa must decide"."""
    return SEAT.sub(lambda found: names.get(int(found.group(1)), found.group(0)), reason)


class RefusalPlate(ScaledWidget):
    """Red-edged tooltip at the pointer; ignores the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.surface = parent
        self.words = ""
        self.rule = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_reason(self, words: str, rule: str, pointer: QPointF, scale: float) -> None:
        """Show the reason beside ``pointer`` (pixels of the parent), within the window."""
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
