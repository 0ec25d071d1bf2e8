"""The game on a page: what happens in a turn, how one wins, and what the pieces mean."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.lettering import TOP_LEFT, draw_text, font, wrapped
from paxdesk.desk.painting.palette import INK, LIGHT, SEPIA, UNREST
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.scene.things import Look, PaintContext
from paxdesk.desk.sheets.game_dialogs import OverviewDialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.table.scene.pieces import HeadLook, MarkerLook, StackLook
from paxdesk.mexican_adventure.table.words.terms import MARKER_WORDS, PHASE_WORDS, side_words

SIZE: Final = QSize(1200, 690)
COLUMNS: Final = (36.0, 430.0, 824.0)
WIDE: Final = 350.0
TOP: Final = 86.0
LEADING: Final = 18.0


class OverviewSheet(OverviewDialog):
    """What everybody asks first."""

    def __init__(self, surface: QWidget, material: Material) -> None:
        super().__init__(surface, say("The game on a page"), SIZE)
        self._context = PaintContext(material, None, LIGHT)  # type: ignore[arg-type]
        self.close_button = PaperButton(
            Label("", say("Back to the table")), self, primary=True, pixels=15
        )
        on_click(self.close_button, self.left.emit)
        self.escape = self.close_button
        self.setAccessibleDescription(" ".join(words for _, words in (*turn(), *winning())))

    def take_focus(self) -> None:
        self.close_button.setFocus()

    def lay_out(self) -> None:
        self.press(self.close_button, SIZE.width() - 236, SIZE.height() - 66, 200, 42)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        self._column(painter, COLUMNS[0], say("A turn of two months"), turn())
        self._column(painter, COLUMNS[1], say("How it is won, and fought"), winning())
        self._legend(painter, COLUMNS[2])

    def _heading(self, painter: QPainter, left: float, words: str) -> None:
        box = QRectF(left, TOP, WIDE, 24)
        draw_text(painter, box, words, font(18, "serif", 900), INK)
        line(painter, QPointF(left, TOP + 27), QPointF(left + WIDE, TOP + 27), INK)

    def _column(
        self, painter: QPainter, left: float, heading: str, parts: tuple[tuple[str, str], ...]
    ) -> None:
        self._heading(painter, left, heading)
        top, face = TOP + 36, font(13.5)
        for name, words in parts:
            draw_text(painter, QRectF(left, top, WIDE, 20), name, font(14, "sans", 700), UNREST)
            rows = len(wrapped(words, face, WIDE))
            box = QRectF(left, top + 20, WIDE, rows * LEADING)
            draw_text(painter, box, words, face, INK, TOP_LEFT, lines=rows, leading=LEADING / 13.5)
            top += 28 + rows * LEADING

    def _legend(self, painter: QPainter, left: float) -> None:
        self._heading(painter, left, say("What the pieces mean"))
        top = TOP + 42
        for look, words in legend():
            painter.save()
            painter.translate(left + 4, top)
            look.paint(painter, self._context, 30, 31)
            painter.restore()
            box = QRectF(left + 50, top - 2, WIDE - 50, 36)
            face = lettering.fitted(words, box.width(), 2, 13.5, 11, "sans", 400)
            draw_text(painter, box, words, face, SEPIA, lines=2)
            top += 45


def turn() -> tuple[tuple[str, str], ...]:
    """The three phases, and what the turns lead to."""
    administration, operations, pacification = (say(words) for words in PHASE_WORDS)
    return (
        (
            administration,
            say(
                "Both collect from their zones; the Empire may borrow in Paris. Troops are paid: "
                "an Imperial force needs a line of communication by road to the headquarters, or "
                "a port. Then troops are improved and raised, and events are drawn from the bowl."
            ),
        ),
        (
            operations,
            say(
                "Regular Orders cost 1 RP for every five FP; the headquarters tests for Imperial "
                "ones, American Aid limits Republican ones. Initiative Orders are a leader's own. "
                "Four zones by road, two across country; a difficult zone or an enemy stops."
            ),
        ),
        (
            pacification,
            say(
                "Counter-guerrillas hunt, Guerrillas raid. At French Retreat 30 Napoleon III has "
                "had enough, and the French begin to leave."
            ),
        ),
        (
            say("How the scenarios are won"),
            say(
                "Puebla: by control of Mexico, Puebla and Veracruz. The Conquest: by the larger "
                "yield of zones, or French Retreat above 20 (Republican). Maximilian: by keeping "
                "French Retreat from 30 (Imperial). The Retreat and The Campaign: the Republican "
                "wins if no Imperial FP is left."
            ),
        ),
    )


def winning() -> tuple[tuple[str, str], ...]:
    """Victory, combat and what lies face down."""
    return (
        (
            say("Victory"),
            say(
                "At any time: alone in all cities and fortresses, Juárez taken (Imperial), "
                "Maximilian taken (Republican), the French not gone in time (Republican), the bowl "
                "empty before French Retreat 30 (Imperial)."
            ),
        ),
        (
            say("Combat"),
            say(
                "Both choose in secret: Withdraw 1, Hold 2, Skirmish 3, Assault 4. Below 5 in all "
                "nothing happens; at 5 losses are halved, at 8 doubled. Strength: FP, leader, "
                "quality, fortress and a die; every five points cost the enemy a step."
            ),
        ),
        (
            say("Face down"),
            say(
                "A leader hides the FP under him. A force without a leader lies open, and so does "
                "everybody in a combat."
            ),
        ),
        (
            say("At the table"),
            say(
                "Click a stack: its pieces come into the tray, where you choose who goes. Drag it "
                "to a lit zone. The wheel looks closer. Done ends what you are asked for."
            ),
        ),
    )


def legend() -> tuple[tuple[Look, str], ...]:
    """The pieces with their names."""
    return (
        (
            StackLook("imperial", "7", "A", 2, False, 3),
            say("{side}: FP, best quality, stars of the leader", side=side_words("imperial")),
        ),
        (
            StackLook("republican", "9", "C", 1, False, 3),
            say("{side}: FP, best quality, stars of the leader", side=side_words("republican")),
        ),
        (StackLook("republican", "", "", 0, True, 2), say("A stack face down under its leader")),
        (MarkerLook("hq", "6"), say("Imperial headquarters with its initiative")),
        (MarkerLook("navy", ""), say("A ship: carries one FP a turn")),
        (HeadLook("republican", "J"), say("Juárez; Maximilian has an M")),
        (MarkerLook("guerrilla", "G"), say(MARKER_WORDS["guerrilla"])),
        (MarkerLook("counter_guerrilla", "C"), say(MARKER_WORDS["counter_guerrilla"])),
        (MarkerLook("rural_guards", "R"), say(MARKER_WORDS["rural_guards"])),
        (MarkerLook("vomito", "V"), say("Vomito: Europeans sicken in this forest")),
    )
