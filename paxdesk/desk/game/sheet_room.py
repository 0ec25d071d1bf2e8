"""The room there is for sheets over the table: at which scale they are printed, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from paxdesk.desk.scene.rect import qrect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.sheets.paper import FINGER, MOUSE, SHADOW, PaperButton

if TYPE_CHECKING:
    from paxdesk.desk.sheets.answer_sheet import AnswerSheet

UNITS: Final = (1366, 768)
"""The window in which sheets are laid out at scale 1."""
TEXTS: Final = (1.5, 1.3, 1.15, 1.0)
"""How much larger the words of a sheet may be, tried in this order."""
QUIET: Final = 0.9
"""How much sheets grow with the window: a little less than the table does."""


def window_scale(surface: QWidget) -> float:
    """The scale at which something drawn for UNITS fills the surface."""
    return min(surface.width() / UNITS[0], surface.height() / UNITS[1])


class SheetRoom:
    """Measures a table's surface for whatever is laid on it; all lengths are its pixels."""

    def __init__(self, scene: TableScene, surface: QWidget) -> None:
        self._scene = scene
        self._surface = surface
        self._text = 1.0
        self.touch = False
        """Whether buttons are large enough for a finger."""

    def apply(self, text: float, touch: bool) -> None:
        """Print sheets with words so much larger, for mouse or finger."""
        self._text = text
        self.touch = touch

    @property
    def scale(self) -> float:
        """Pixels to a unit of a sheet."""
        return max(1.0, QUIET * window_scale(self._surface))

    @property
    def words_scale(self) -> float:
        """The same, words enlarged as they are set."""
        return self.scale * self._text

    def fit(self, sheet: AnswerSheet) -> None:
        """Print a sheet as large as words are set, or as there is room for."""
        board = self._board()
        aside, factor = self._scene.zones.aside, self._scene.magnification
        sheet.aside = None if aside is None else qrect(aside.scaled(factor))
        for text in [each for each in TEXTS if each <= self._text]:
            scale = self.scale * text
            for button in sheet.findChildren(PaperButton):
                button.least = FINGER / scale if self.touch else MOUSE
            sheet.fit(board, scale)
            edge = round(SHADOW * scale)
            seen = sheet.geometry().adjusted(edge, edge, -edge, -edge)
            if self._surface.rect().contains(seen) and seen.right() <= board.right():
                return

    def table(self) -> QRectF:
        """The table without the dock."""
        zones = self._scene.zones
        factor = self._scene.magnification
        left, wide = zones.prompt.x - zones.margin, zones.prompt.width + 2 * zones.margin
        return QRectF(left * factor, 0, wide * factor, zones.window.height * factor)

    def _board(self) -> QRectF:
        """The table above the prompt line."""
        area = self.table()
        area.setHeight((self._scene.zones.prompt.y - 4) * self._scene.magnification)
        return area
