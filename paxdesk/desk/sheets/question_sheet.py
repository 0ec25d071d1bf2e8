"""Sheets for questions: buttons for the answers, with their consequences."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from attrs import field
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.game_types import Action
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.sheets.sheet import SHADOW, LatePicture, PaperButton, PopUp, Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    grid_box,
    icon_box,
)
from paxdesk.desk.words import IconNote, Label, pointing_hint
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

# --- Base class of question sheets ----------------------------------------------------------------

MARGIN: Final = 4.0
"""Space in units between a wide sheet and the right edge of its area."""
UNDER_THE_BAR: Final = 38.0
"""Distance of a ``high`` sheet from the upper edge of its area, in units."""
TOLD: Final = Type(15, weight=600)
KEY_MOVE_PIXELS: Final = 60
"""Distance in pixels by which Ctrl with an arrow key moves a sheet."""
ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class AnswerSheet(Sheet):
    """Base class of question sheets; emits ``answered`` with an action.

    It answers once: a second press must not answer the next question.
    """

    answered = Signal(object)
    rule_asked = Signal(str)
    counted = True
    """True if all parts are visible; otherwise :meth:`count_up` is called once."""
    wide = 870.0
    """Width of the paper in units."""
    side = 22.0
    bottom = 18.0

    def __init__(self, parent: QWidget, heading: str, *, heading_height: float = 22) -> None:
        super().__init__(parent, heading, heading_height=heading_height)
        self.events: tuple[str, ...] = ()
        """Lines below the heading about the events that led to the question."""
        self.high = False
        """True if the sheet is at the top, because its subject is at the bottom."""
        self.side_rect: QRectF | None = None
        """Free area of the table for a narrow sheet, in pixels of the parent, or None."""
        self._moved = QPointF()
        """Total displacement of the sheet by the user, in pixels."""
        self._held: QPointF | None = None
        self.answered.connect(self._hear_no_more)

    # --- Moving the sheet -------------------------------------------------------------------------

    def place(self, units: QRectF, scale: float) -> None:
        """Place the sheet with the user's displacement, within the surface."""
        super().place(units, scale)
        if not self._moved.isNull():
            self._move_to(QPointF(self.pos()) + self._moved)

    def move_by(self, way: QPointF) -> None:
        before = QPointF(self.pos())
        self._move_to(before + way)
        self._moved += QPointF(self.pos()) - before

    def _move_to(self, corner: QPointF) -> None:
        room = self.surface.rect()
        left = min(max(corner.x(), 0.0), max(0.0, room.width() - self.width()))
        top = min(max(corner.y(), 0.0), max(0.0, room.height() - self.height()))
        self.move(round(left), round(top))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self.move_by(event.globalPosition() - self._held)
            self._held = event.globalPosition()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._held = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = ARROWS.get(Qt.Key(event.key()))
        if way is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.move_by(way * KEY_MOVE_PIXELS)
            return
        super().keyPressEvent(event)

    def _hear_no_more(self, _action: object) -> None:
        self.blockSignals(True)

    def asks_like(self, other: "AnswerSheet") -> bool:
        """Return whether the sheet can stay instead of ``other``, as both ask the same question."""
        return False

    def show_events(self, lines: Sequence[str]) -> None:
        """Show the events that led to the question, one line each."""
        self.events = tuple(lines)
        self.setAccessibleDescription("\n".join(self.events))

    def told_boxes(self) -> list[TextBox]:
        return [TextBox(words, TOLD, lines=2) for words in self.events]

    def fit(self, area: QRectF, scale: float) -> None:
        """Place the sheet in ``area``, in parent pixels."""
        self.scale = scale
        self.content = self.contents()
        needed = self.content.height_for(self.wide - 2 * self.side)
        height = self.head + needed + self.bottom + SHADOW
        left = self.left_in(area, scale) - SHADOW
        top = self.top_in(area, scale, height)
        self.place(QRectF(left, top, self.wide + 2 * SHADOW, height), scale)
        self.lay_contents(self.inside)

    @property
    def inside(self) -> QRectF:
        """Rectangle of the contents, in units of the sheet."""
        whole = QRectF(0, 0, self.units.width(), self.units.height())
        edge = SHADOW + self.side
        return whole.adjusted(edge, self.head, -edge, -SHADOW - self.bottom)

    def lay_out(self) -> None:
        self.content = self.contents()
        self.lay_contents(self.inside)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        self.content.paint(painter)

    def left_in(self, area: QRectF, scale: float) -> float:
        """Return the left edge of the paper, in units.

        Wide paper extends beyond the left edge of ``area``.
        """
        centred = (area.left() + area.right()) / 2 / scale - self.wide / 2
        return max(0.0, min(centred, area.right() / scale - self.wide - MARGIN))

    def top_in(self, area: QRectF, scale: float, height: float) -> float:
        """Return the top of a sheet ``height`` units high, in units."""
        if self.high:
            return area.top() / scale + UNDER_THE_BAR - SHADOW
        return area.bottom() / scale - height + SHADOW

    def count_up(self, each: int) -> None:
        """Show the parts of the sheet one by one, ``each`` milliseconds apart."""
        self.counted = True


WIDTH: Final = 870.0
SIDE: Final = 22.0
GAP: Final = 10.0
MAX_ABREAST: Final = 3
"""Maximum number of answers side by side, with their consequences below."""
MAX_NOTED: Final = 6
"""Maximum number of answers with consequences in small print."""
PRINTED_NOTES: Final = 2
"""Maximum number of consequences in the small print of an answer."""
FOLD: Final = "#B9A37B"
PIXELS: Final = (16, 15, 14, 13)
COLUMNS: Final = 2
"""Number of columns for one answer's consequences, shown below all answers."""
BUTTON_EDGES: Final = 52.0
"""Width of a button's icon and edges, unavailable to its text, in units."""
NOTE: Final = Type(13)
FACE_WIDTH: Final = 96
"""Width in units of a card beside its consequences."""
LARGEST_FACE: Final = 132
"""Maximum width in units of a card above the answers."""


def face_width(answers: int) -> int:
    """Return the width of the cards for ``answers`` answers, in units."""
    return FACE_WIDTH if answers <= MAX_ABREAST else min(LARGEST_FACE, math.floor(_column(answers)))


def _column(answers: int) -> float:
    """Return the width of each of ``answers`` columns, in units."""
    count = max(1, answers)
    return (WIDTH - 2 * SIDE - (count - 1) * GAP) / count


@frozen
class AnswerButton:
    """One possible answer; ``face`` is a card that only this sheet shows."""

    action: Action
    label: Label
    notes: Sequence[IconNote] = ()
    face: LatePicture | None = field(default=None, eq=False)


class QuestionSheet(AnswerSheet):
    """Sheet asking one question; ``escape`` is the action for the Escape key, or None.

    Without room for all consequences, those of one answer are shown below.
    """

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        answers: Sequence[AnswerButton],
        escape: Action | None = None,
    ) -> None:
        super().__init__(parent, heading)
        self.answers = answers
        self.choices: dict[Action, PaperButton] = {}
        self._pixels = self._fitting()
        wide = self._wide
        self._printed = PRINTED_NOTES if len(answers) <= MAX_NOTED and not self._pictured else 0
        self.explained: AnswerButton | None = None
        for answer in answers:
            label = answer.label
            if not wide and self._printed:
                small = " ".join(note.words for note in answer.notes[: self._printed])
                label = Label(label.icon, label.words, small)
            elif wide:
                label = Label(label.icon, label.words)
            elif self._pictured:
                label = Label("", label.words)
            button = PaperButton(label, self, pixels=self._pixels if wide else 14)
            button.lines = 2 if self._pictured else 1
            if answer.notes:
                button.setAccessibleName(answer.label.words)
            button.setAccessibleDescription("\n".join(note.words for note in answer.notes))
            on_click(button, partial(self.answered.emit, answer.action))
            button.pointed.connect(partial(self._explain, answer))
            self.choices[answer.action] = button
            if answer.action == escape:
                self.escape = button

    def asks_like(self, other: AnswerSheet) -> bool:
        return (
            isinstance(other, QuestionSheet)
            and not self.signalsBlocked()
            and (self.heading, self.events, self._proposes, *self.answers)
            == (other.heading, other.events, other._proposes, *other.answers)
        )

    @property
    def _wide(self) -> bool:
        """True if all answers are side by side."""
        return self._pixels > 0

    @property
    def _pictured(self) -> bool:
        """True if each answer is below its card."""
        return not self._wide and any(each.face is not None for each in self.answers)

    @property
    def _explains(self) -> bool:
        """True if consequences are shown for one answer at a time."""
        return not self._wide and any(len(each.notes) > self._printed for each in self.answers)

    def _explain(self, answer: AnswerButton) -> None:
        if self._explains and self.explained is not answer:
            self.explained = answer
            self.lay_out()

    def _fitting(self) -> int:
        """Return the largest font size at which all answers fit side by side, or 0."""
        if len(self.answers) > MAX_ABREAST:
            return 0
        room = _column(len(self.answers)) - BUTTON_EDGES
        for pixels in PIXELS:
            face = typesetting.make_font(pixels, "serif", 700)
            if all(typesetting.text_width(each.label.words, face) <= room for each in self.answers):
                return pixels
        return 0

    def heard(self) -> Sequence[str]:
        return self.events  # each answer's description contains its consequences

    def contents(self) -> Box:
        told = self.told_boxes()
        if self._wide:
            return Column(*told, self._side_by_side(), gap=4)
        buttons = [Item(button) for button in self.choices.values()]
        count = len(buttons)
        if self._pictured:
            faces = (
                Column(self._face(each, face_width(count)), button)
                for each, button in zip(self.answers, buttons, strict=True)
            )
            answers: Box = HBox(*faces, gap=GAP)
        else:
            answers = grid_box(buttons, 2 if count <= MAX_NOTED else 3, GAP)
        return Column(*told, answers, self.explanation(WIDTH - 2 * SIDE, COLUMNS))

    def _side_by_side(self) -> Column:
        """Return the answers side by side above their consequences."""
        below: list[Box] = []
        for answer in self.answers:
            notes = Column(*map(note_box, answer.notes), gap=5)
            if answer.face is not None:
                face = self._face(answer, FACE_WIDTH)
                below.append(HBox(Column(face, width=FACE_WIDTH), notes, gap=14, share=1))
            else:
                below.append(notes)
            below.append(Rule(1, FOLD))
        buttons = (Item(button) for button in self.choices.values())
        return Column(HBox(*buttons, gap=GAP), HBox(*below[:-1], gap=(GAP - 1) / 2))

    def _face(self, answer: AnswerButton, width: float) -> PaintedBox:
        """Return a box with the card of an answer, horizontally centred."""

        def draw(painter: QPainter, place: QRectF) -> None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            left = place.center().x() - width / 2
            if answer.face is not None:
                card = QRectF(left, place.top(), width, width * RATIO)
                answer.face.draw(painter, card, self)

        return PaintedBox(draw, high=width * RATIO)

    def explanation(self, width: float, columns: int) -> Column | None:
        """Return the selected answer's consequences, or a hint; None if all are printed."""
        for button in self.choices.values():
            button.explained = self._explains
        if not self._explains:
            return None

        def notes(answer: AnswerButton) -> Column:
            return grid_box([note_box(each) for each in answer.notes], columns, 6)

        shown: Box = TextBox(pointing_hint(), Type(13, italic=True), SEPIA, said="")
        most = max(notes(each).height_for(width) for each in self.answers)
        if self.explained is not None:
            shown = notes(self.explained)
        spare = max(0.0, most - shown.height_for(width))
        return Column(Rule(1, FOLD), shown, Box(high=spare), gap=4)


def note_box(note: IconNote) -> HBox:
    return HBox(icon_box(note.icon, 17, note.ink or INK), TextBox(note.words, NOTE), gap=8)


# --- Menu for a drop with several possible actions ------------------------------------------------

CHOOSER_WIDTH: Final = 330.0
MEANING_LINES: Final = 3
"""Maximum number of lines for the text of an action."""


class MeaningPopUp(PopUp):
    """Narrow sheet with a button for each action, and one to cancel."""

    chosen = Signal(object)
    """Emitted with the chosen action, or None on cancelling."""

    def __init__(
        self, parent: QWidget, meanings: Sequence[tuple[Action, Label]], leave: str
    ) -> None:
        super().__init__(parent)
        self.choices: dict[Action, PaperButton] = {}
        rows: list[PaperButton] = []
        for action, label in meanings:
            button = PaperButton(label, self)
            button.lines = MEANING_LINES
            on_click(button, partial(self.chosen.emit, action))
            self.choices[action] = button
            rows.append(button)
        self.leave = self.button(leave, partial(self.chosen.emit, None), pixels=12, escape=True)
        self.rows = [*rows, self.leave]
        self.setAccessibleName(tr("Choose one of these actions"))

    def contents(self) -> Box:
        return Column(*map(Item, self.rows), gap=6)

    def show_at(self, point: QPointF, scale: float, room: QRectF) -> None:
        """Open at ``point`` (pixels of the parent), as near as ``room`` allows."""
        self.content = self.contents()
        self.pop_up(point, scale, room, CHOOSER_WIDTH - 24)
