"""The play aid: every action with its icon and price."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.layout import Level, Space
from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.painting.shapes import frame, paper, rule
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.wording import action_lines
from paxdesk.porfiriana.table.painting.symbols import topic_icon

TURN: Final = template(
    "Turn: 3 actions · headlines in the 0 column go to the Bull-Bear pile · market slides · "
    "income. Two bears in a row: Depression; two bulls end it."
)


def paint_play_aid(painter: QPainter, space: Space) -> None:
    """Paint the reference card."""
    unit = space.unit
    table = space.level is Level.TABLE
    paper(painter, space.outline, IVORY, space.corner)
    frame(painter, space.rect((3, 3, 94, 134)), INK)
    head = space.rect((8, 7, 84, 13 if table else 9))
    lettering.draw_wood_type(painter, head, say("Play aid").upper(), INK, squeeze=(0.5, 1))
    rule(painter, space.x(8), space.y(23 if table else 18.5), 84 * unit)
    if table:
        for index, (action, _) in enumerate(action_lines()):
            left, top = space.x(10 + index % 3 * 28), space.y(32 + index // 3 * 34)
            draw_icon(painter, topic_icon(action.topic), left, top, 24 * unit)
        return
    _paint_actions(painter, space)


def _paint_actions(painter: QPainter, space: Space) -> None:
    unit = space.unit
    size = (0.052 if space.level is Level.HOVER else 0.04) * space.width
    face = lettering.font(size)
    pitch = 10.2
    for index, (action, price) in enumerate(action_lines()):
        top = 25 + index * pitch
        draw_icon(painter, topic_icon(action.topic), space.x(8), space.y(top + 0.8), 8.2 * unit)
        lettering.draw_text(painter, space.rect((19, top, 58, pitch)), action.text, face)
        bold = lettering.font(face.pixelSize(), "sans", 700)
        box = space.rect((62, top, 30, pitch))
        lettering.draw_text(painter, box, price, bold, SEPIA, lettering.RIGHT)
    rule(painter, space.x(8), space.y(108), 84 * unit)
    small = lettering.font(face.pixelSize() * 0.92)
    foot: QRectF = space.rect((8, 111, 84, 24))
    lettering.draw_text(painter, foot, say(TURN), small, SEPIA, lines=5, leading=1.1)
