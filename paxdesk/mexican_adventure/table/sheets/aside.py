"""A question in the free sea of the Pacific, where it hides neither the map nor the tracks."""

import re
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import controls, lettering
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.sheets.answer_sheet import AnswerSheet
from paxdesk.desk.sheets.paper import SHADOW
from paxdesk.mexican_adventure.rules.board import Point
from paxdesk.mexican_adventure.table.layout import CANVAS, PACIFIC

NARROWEST: Final = 290.0
"""Units that a column needs."""
BEYOND: Final = 1.4
"""How much wider than the free sea a column with larger words may be."""
EDGE: Final = 20.0
"""From the edge of the paper to what is printed on it."""
TOLD: Final = 13
TOLD_LINE: Final = 17.0
BELOW_TOLD: Final = 8.0
BESIDE: Final = 0.03
NORTH: Final = 0.2
"""Of the map's width and height: what a stack takes beside its town, and where no column is."""
PARTS: Final = re.compile(r"\s*:\s+")
BEFORE_A_COLON: Final = re.compile(r"\s+:")
CLAUSES: Final = re.compile(r",\s+")
LONGEST: Final = 30
"""Letters of a heading from which on it is parted at a comma too."""


class AsideSheet(AnswerSheet):
    """Stands as a narrow column in the room ``aside``, else where any sheet stands."""

    standing = False
    asked_at: Point | None = None
    """What is asked about, on the map's canvas."""
    column = 0.0
    """Units that the paper of the column is wide."""

    @property
    def inside(self) -> float:
        """Units between the edges of the column."""
        return self.column - 2 * EDGE

    def column_at(self, scale: float) -> float:
        """Units that a column may be wide at a scale; 0 where there is no room for one."""
        if self.aside is None:
            return 0.0
        free = self.aside.width() / scale
        if free * BEYOND < NARROWEST:
            return 0.0
        wide = max(free, NARROWEST)
        return 0.0 if self._hides(wide / free) else wide

    def _hides(self, wider: float) -> bool:
        """Whether a column so much wider than the free sea could cover what is asked about."""
        if self.asked_at is None:
            return False
        x, y = self.asked_at
        shore = (PACIFIC[0] + PACIFIC[2] * wider + BESIDE) * CANVAS[0]
        return x < shore and y > NORTH * CANVAS[1]

    @property
    def free(self) -> float:
        """Units that the column may be high without hiding anything."""
        return 0.0 if self.aside is None else self.aside.height() / self.scale

    def stand(self, area: QRectF, scale: float, height: float) -> bool:
        """Stand at the foot of the free room, ``height`` units of paper; False: no room."""
        room = self.aside
        if room is None or height > (room.bottom() - area.top()) / scale:
            return False
        left, bottom = room.left() / scale, room.bottom() / scale
        paper = QRectF(left, bottom - height, self.column, height)
        self.place(paper.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW), scale)
        return True

    # --- The head of the column ------------------------------------------------------------------

    @property
    def _parts(self) -> tuple[str, str]:
        """The heading, and what is asked below it."""
        parts = PARTS.split(self.heading, maxsplit=1)
        if len(parts) < 2 and len(self.heading) > LONGEST:
            parts = CLAUSES.split(self.heading, maxsplit=1)
        if len(parts) < 2:
            return self.heading, ""
        asked = parts[1].lower() if parts[1].isupper() else parts[1]
        return parts[0], asked[:1].upper() + asked[1:]

    @property
    def _told_lines(self) -> list[str]:
        face = lettering.font(TOLD, "sans", 600)
        told = (BEFORE_A_COLON.sub("\N{NO-BREAK SPACE}:", words) for words in self.told)
        return [line for words in told for line in lettering.wrapped(words, face, self.inside)]

    @property
    def head(self) -> float:
        if not self.standing:
            return super().head
        under = SHADOW + (56 if self._parts[1] else 36) + self.heading_height
        lines = len(self._told_lines)
        return under + (lines * TOLD_LINE + BELOW_TOLD if lines else 0)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.standing:
            super().draw(painter, place)
            return
        paper = place.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        heading, asked = self._parts
        top = controls.broadside(painter, paper, heading, asked, heading_height=self.heading_height)
        face = lettering.font(TOLD, "sans", 600)
        for index, words in enumerate(self._told_lines):
            box = QRectF(SHADOW + EDGE, top + index * TOLD_LINE, self.inside, TOLD_LINE)
            lettering.draw_text(painter, box, words, face, INK)
