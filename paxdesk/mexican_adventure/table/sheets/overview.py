"""One-page overview of the game: turns, victory, and the meaning of the pieces."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import LIGHT, SEPIA, UNREST_INK
from paxdesk.desk.scene.things import Look, PaintContext, paint_look
from paxdesk.desk.sheets.modal_sheet import OverviewDialog
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    heading_box,
)
from paxdesk.language import tr
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.table.scene.pieces import HeadLook, MarkerLook, StackLook
from paxdesk.mexican_adventure.table.words.terms import MARKER_WORDS, PHASE_WORDS, side_words

NAME: Final = Type(14, weight=700)
TEXT: Final = Type(13.5)


class OverviewSheet(OverviewDialog):
    def __init__(self, surface: QWidget, material: Material) -> None:
        super().__init__(surface, tr("The game on a page"), QSize(1200, 690))
        self._context = PaintContext(material, None, LIGHT)  # type: ignore[arg-type]
        self.more = self.more_button()
        self.close_button = self.button(
            tr("Back to the table"), self.left.emit, primary=True, escape=True
        )
        self.first_focus = self.close_button
        self.setAccessibleDescription(" ".join(words for _, words in (*turn(), *winning())))

    def contents(self) -> Box:
        pieces = (
            HBox(
                PaintedBox(partial(self._draw_piece, look), width=40, high=37),
                TextBox(words, TEXT, SEPIA, said=" ".join(filter(None, (words, example)))),
            )
            for look, words, example in legend()
        )
        return Column(
            HBox(
                _told(tr("A turn of two months"), turn()),
                _told(tr("Winning and fighting"), winning()),
                Column(heading_box(tr("What the pieces mean")), *pieces),
                gap=36,
                fills=True,
            ),
            HBox(Box(), Item(self.more, 200, 42), Item(self.close_button, 200, 42), gap=16),
        )

    def _draw_piece(self, look: Look, painter: QPainter, place: QRectF) -> None:
        area = QRectF(place.left() + 4, place.top() + 2, 30, 31)
        paint_look(painter, look, self._context, area)


def _told(words: str, parts: tuple[tuple[str, str], ...]) -> Column:
    each = (
        Column(TextBox(name, NAME, UNREST_INK), TextBox(text, TEXT, leading=1.33), gap=2)
        for name, text in parts
    )
    return Column(heading_box(words), *each)


def turn() -> tuple[tuple[str, str], ...]:
    """Return the three phases and the victory conditions of the scenarios, as paragraphs."""
    administration, operations, pacification = (tr(words) for words in PHASE_WORDS)
    return (
        (
            administration,
            tr(
                "Both collect from their zones; the Empire may borrow in Paris. Troops are paid: "
                "an Imperial force needs a line of communication by road to the headquarters, or "
                "a port. Then troops are improved and raised, and events are drawn from the bowl."
            ),
        ),
        (
            operations,
            tr(
                "Regular Orders cost 1 RP for every five FP; the headquarters tests for Imperial "
                "ones, American Aid limits Republican ones. Initiative Orders are a leader's own. "
                "Four zones by road, two across country; a difficult zone or an enemy stops."
            ),
        ),
        (
            pacification,
            tr(
                "Counter-guerrillas hunt, Guerrillas raid. At French Retreat 30 Napoleon III has "
                "had enough, and the French begin to leave."
            ),
        ),
        (
            tr("How the scenarios are won"),
            tr(
                "Puebla: by control of Mexico, Puebla and Veracruz. The Conquest: by the larger "
                "yield of zones, or French Retreat above 20 (Republican). Maximilian: by keeping "
                "French Retreat from 30 (Imperial). The Retreat and The Campaign: the Republican "
                "wins if no Imperial FP is left."
            ),
        ),
    )


def winning() -> tuple[tuple[str, str], ...]:
    """Return the paragraphs on victory, combat, hidden pieces and the table."""
    return (
        (
            tr("Victory"),
            tr(
                "At any time, a side wins by holding all cities and fortresses alone. The "
                "Imperial side also wins by capturing Juárez, or if the bowl is empty before "
                "French Retreat reaches 30; the Republican side by capturing Maximilian, or if "
                "the French are not gone in time."
            ),
        ),
        (
            tr("Combat"),
            tr(
                "Both choose in secret: Withdraw 1, Hold 2, Skirmish 3, Assault 4. Below 5 in all "
                "nothing happens; at 5 losses are halved, at 8 doubled. Strength: FP, leader, "
                "quality, fortress and a die; every five points cost the enemy a step."
            ),
        ),
        (
            tr("Face down"),
            tr(
                "A leader hides the FP in his stack. Forces without a leader are face up, and so "
                "is everyone in a combat."
            ),
        ),
        (
            tr("At the table"),
            tr(
                "Click a stack to see its pieces in the tray, and select who goes. Drag it to a "
                "lit zone. Turn the wheel to zoom. “Done” ends the step."
            ),
        ),
    )


def legend() -> Iterator[tuple[Look, str, str]]:
    """Yield the pictures of pieces, each with its name and the values on it."""
    sides: tuple[tuple[Side, int, str, int], ...] = (
        ("imperial", 7, "A", 2), ("republican", 9, "C", 1),
    )  # fmt: skip
    for side, points, quality, stars in sides:
        look = StackLook(side, str(points), quality, stars, False, 3)
        words = tr("{side}: FP, best quality, stars of the leader", side=side_words(side))
        yield look, words, f"{points}, {quality}, {stars}"
    headquarters = tr("Imperial headquarters with its initiative")
    yield MarkerLook("hq", "6"), headquarters, "6"
    found: tuple[tuple[Look, str], ...] = (
        (StackLook("republican", "", "", 0, True, 2), tr("A stack face down under its leader")),
        (MarkerLook("navy", ""), tr("A ship: carries one FP a turn")),
        (HeadLook("republican", "J"), tr("Juárez; Maximilian has an M")),
        (MarkerLook("guerrilla", "G"), tr(MARKER_WORDS["guerrilla"])),
        (MarkerLook("counter_guerrilla", "C"), tr(MARKER_WORDS["counter_guerrilla"])),
        (MarkerLook("rural_guards", "R"), tr(MARKER_WORDS["rural_guards"])),
        (MarkerLook("vomito", "V"), tr("Vomito: Europeans sicken in this forest")),
    )
    yield from ((look, words, "") for look, words in found)
