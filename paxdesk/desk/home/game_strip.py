"""The program's games side by side, each with a scene."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import INK, IVORY, PAPER
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.painting.svg import drawing
from paxdesk.desk.painting.typesetting import draw_text, fit_font
from paxdesk.desk.protocol.table_game import OtherGame
from paxdesk.desk.sheets.form_widgets import PaintedButton
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.language import tr

STRIP_HEIGHT: Final = 84.0
SCENE_RATIO: Final = 2.0
"""Ratio of a scene's width to its height."""
FIRST_SCENE: Final = "first"
"""Scene of the first game, whose key is empty."""


def draw_scene(painter: QPainter, place: QRectF, key: str) -> bool:
    """Draw the scene of a game; return whether it has one."""
    scenes, part = drawing("games"), key or FIRST_SCENE
    if part not in scenes.elements:
        return False
    painter.save()
    painter.setClipRect(place)
    scenes.paint(painter, part, place, INK)
    painter.restore()
    return True


class GameButton(PaintedButton):
    """Button with a game's scene and title; dark on this game's page."""

    def __init__(self, parent: Sheet, game: OtherGame, here: bool) -> None:
        super().__init__(parent, tr(game.title))
        self.key = game.key
        self.here = here
        if here:
            self.setAccessibleDescription(tr("You are here"))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        fill_rect(painter, box, INK if self.here else IVORY, 3)
        scene = QRectF(box.left(), box.top(), box.height() * SCENE_RATIO, box.height())
        left = scene.right() if draw_scene(painter, scene, self.key) else box.left()
        draw_frame(painter, box, INK, 1.4, 3)
        words = QRectF(left + 10, box.top(), box.right() - left - 16, box.height())
        face = fit_font(self.text(), words.width(), 2, 18, 11, "serif", 700)
        draw_text(painter, words, self.text(), face, PAPER if self.here else INK, lines=2)
