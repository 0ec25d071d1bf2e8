"""Timeline and buttons of a replay, and the position within the recorded game."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPolygonF, QWheelEvent

from paxdesk.desk.charts import Band, TurnFigures, hatch
from paxdesk.desk.game_types import Recording, Session, State
from paxdesk.desk.painting.controls import draw_brackets
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, INK, Ink, Theme, blend
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect, seat_mark
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, make_font, text_width
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.sheets.form_widgets import PaintedButton
from paxdesk.desk.sheets.sheet import ScaledWidget, Sheet, on_click
from paxdesk.language import tr
from paxdesk.session.game_protocol import Seat

# --- Buttons of the replay's bar ------------------------------------------------------------------

Sign: TypeAlias = Literal["first", "turn_back", "back", "play", "stop", "on", "turn_on", "last"]


class BarButton(PaintedButton):
    """Button on the dark bar; subclasses draw its sign."""

    def __init__(self, parent: Sheet, theme: Theme, words: str, does: Callable[[], object]) -> None:
        super().__init__(parent, words)
        self.theme = theme
        self.tip = words
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        on_click(self, does)

    @property
    def ink(self) -> Ink:
        theme = self.theme
        return theme.text if self.isEnabled() else blend(theme.muted, theme.panel, 0.5)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        theme = self.theme
        box = place.adjusted(2, 2, -2, -2)
        lit = self.isChecked() or self.isDown() or (self.underMouse() and self.isEnabled())
        if lit:
            fill_rect(painter, box, theme.raised, 4)
        if self.isChecked():
            draw_frame(painter, box, theme.focus, 1.6, 4)
        self.draw_sign(painter, box)
        if self.hasFocus():
            draw_brackets(painter, place.adjusted(1, 1, -1, -1), theme.focus, 2, 7)

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        """Paint the sign of the button."""


class SignButton(BarButton):
    """Button with a playback sign such as forward, back or play."""

    def __init__(
        self, parent: Sheet, theme: Theme, sign: Sign, words: str, does: Callable[[], object]
    ) -> None:
        super().__init__(parent, theme, words, does)
        self.sign: Sign = sign

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.ink))
        middle = box.center()
        match self.sign:
            case "play":
                _arrow(painter, middle.x() - 5, middle.y(), 12, 8)
            case "stop":
                painter.drawRect(QRectF(middle.x() - 6, middle.y() - 7, 4, 14))
                painter.drawRect(QRectF(middle.x() + 2, middle.y() - 7, 4, 14))
            case "on" | "back":
                way = 1 if self.sign == "on" else -1
                _arrow(painter, middle.x() - 4 * way, middle.y(), 8 * way, 6)
            case "turn_on" | "turn_back":
                way = 1 if self.sign == "turn_on" else -1
                for shift in (-8, 0):
                    _arrow(painter, middle.x() + shift * way, middle.y(), 8 * way, 6)
            case "last" | "first":
                way = 1 if self.sign == "last" else -1
                _arrow(painter, middle.x() - 6 * way, middle.y(), 8 * way, 6)
                painter.drawRect(QRectF(middle.x() + 4 * way - 1.5, middle.y() - 6, 3, 12))


class SeatButton(BarButton):
    """Button with a seat's mark; it selects the seat's view of the table."""

    one_of_several = True

    def __init__(
        self, parent: Sheet, theme: Theme, colour: int, words: str, does: Callable[[], object]
    ) -> None:
        super().__init__(parent, theme, words, does)
        self.colour = colour
        self.setCheckable(True)

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        side = min(box.width(), box.height()) - 8
        left, top = box.center().x() - side / 2, box.center().y() - side / 2
        seat_mark(painter, self.colour, left, top, side)


class WordButton(BarButton):
    """Button with text; ``wide`` is its width in units."""

    def __init__(self, parent: Sheet, theme: Theme, words: str, does: Callable[[], object]) -> None:
        super().__init__(parent, theme, words, does)
        self.tip = ""

    @property
    def wide(self) -> float:
        return text_width(self.text(), make_font(13, "sans", 600)) + 26

    def draw_sign(self, painter: QPainter, box: QRectF) -> None:
        if not self.isChecked():
            draw_frame(painter, box, self.theme.line, 1, 4)
        draw_text(painter, box, self.text(), make_font(13, "sans", 600), self.ink, ALIGN_CENTRE)


def _arrow(painter: QPainter, x: float, y: float, length: float, half: float) -> None:
    """Draw a triangle, leftwards for a negative ``length``."""
    painter.drawPolygon(
        QPolygonF([QPointF(x, y - half), QPointF(x + length, y), QPointF(x, y + half)])
    )


# --- Position in a recorded game ------------------------------------------------------------------
# Hands hidden on the table stay hidden until the end of the game.


class Playback:
    """Position in a recorded game; ``step`` is the number of steps played."""

    def __init__(self, recording: Recording, session: Session, open_to: set[Seat]) -> None:
        self.recording = recording
        self.session = session
        self.open_to = frozenset(open_to)
        """Seats whose hands may be shown."""
        self.step = self.last
        steps = recording.steps
        ended = [
            number
            for number, step in enumerate(steps, start=1)
            if recording.game.ends_turn(step.events)
        ]
        self.stops = sorted({0, *ended, self.last})
        """Numbers of steps at the start, at the ends of turns and at the end."""

    @classmethod
    def of(cls, session: Session, recording: Recording | None = None) -> "Playback":
        """Return a playback of a session, with the hands that may be shown now."""
        people = session.people
        opened = set(session.state.players) if session.state.over else set()
        if len(people) == 1 or session.open_hands:
            opened |= people
        return cls(recording or session.replayed(), session, opened)

    @property
    def last(self) -> int:
        return len(self.recording.steps)

    @property
    def state(self) -> State:
        """The whole position, including hidden cards; not for display."""
        return self.recording.position(self.step)

    @property
    def all_open(self) -> bool:
        """True if all hands may be shown; only then may a practice game begin."""
        return self.open_to >= set(self.state.players)

    def shown(self, viewer: Seat, *, openly: bool) -> State:
        """Return the position as ``viewer`` may see it; ``openly`` shows all permitted hands."""
        seats = self.open_to if openly else self.open_to & {viewer}
        return self.recording.game.seen_by(self.state, *seats)

    def turn_of(self, step: int) -> int:
        """Return the index of the last stop at or before ``step``."""
        return bisect_right(self.stops, step) - 1

    # --- Navigation -------------------------------------------------------------------------------

    def go(self, step: int) -> bool:
        """Go to ``step``, clamped to the game; return whether the step has changed."""
        before = self.step
        self.step = min(self.last, max(0, step))
        return self.step != before

    def turn_ahead(self) -> int:
        """Return the number of steps played when the next turn begins."""
        return self.stops[min(len(self.stops) - 1, bisect_right(self.stops, self.step))]

    def turn_back(self) -> int:
        """Return the number of steps played when the turn of the last step began."""
        return self.stops[max(0, bisect_left(self.stops, self.step) - 1)]

    # --- Playing on ------------------------------------------------------------------------------

    @property
    def can_play_on(self) -> bool:
        """True if a practice game, which can reveal hidden cards, may begin here."""
        return self.all_open and not self.state.over and self.session.host is None

    def practice(self, game: TableGame) -> Session:
        return game.practice_from(self.state, self.session)


EDGE: Final = 12.0
STRIP: Final = 14.0
ROUND_SPACING: Final = 24.0
MARK_ROOM: Final = 18.0


class Timeline(ScaledWidget):
    """Timeline of the game; ``moved`` is emitted with the step chosen."""

    moved = Signal(int)

    def __init__(self, parent: ScaledWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.theme = theme
        self.reel: Playback | None = None
        self.rows: Sequence[TurnFigures] = ()
        self.bands: Sequence[Band] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Steps of the game"))

    def show_game(self, reel: Playback, rows: Sequence[TurnFigures], bands: Sequence[Band]) -> None:
        self.reel, self.rows, self.bands = reel, rows, bands
        self.update()

    def _field(self) -> QRectF:
        middle = self.units.height() / 2
        return QRectF(EDGE, middle - STRIP / 2 - 2, self.units.width() - 2 * EDGE, STRIP)

    def x_of(self, step: int) -> float:
        """Return the horizontal position of a step, in units."""
        field, last = self._field(), self.reel.last if self.reel else 0
        return field.left() + field.width() * step / max(1, last)

    def step_at(self, x: float) -> int:
        """Return the step nearest to the horizontal position ``x``, in units."""
        field, last = self._field(), self.reel.last if self.reel else 0
        share = (x - field.left()) / max(1.0, field.width())
        return min(last, max(0, round(share * last)))

    # --- Painting --------------------------------------------------------------------------------

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if self.reel is None or not self.rows:
            return
        theme, field = self.theme, self._field()
        fill_rect(painter, field, theme.raised, 2)
        for band in self.bands:
            left = self.x_of(self.rows[band.first].step)
            right = self.x_of(self.rows[band.last].step)
            box = QRectF(left, field.top(), right - left, field.height())
            fill_rect(painter, box, blend(band.ink, theme.panel, 0.25))
            if band.hatching:
                hatch(painter, box, theme.muted)
            if band.new_period and box.width() > MARK_ROOM:
                ink = (band.light or band.ink) if theme.dark else BONE
                draw_icon(painter, band.icon, left + 3, field.top() + 1, 12, ink)
        now = self.x_of(self.reel.step)
        rest = QRectF(now, field.top(), field.right() - now, field.height())
        fill_rect(painter, rest, theme.panel, 0, 130)
        draw_frame(painter, field, theme.line, 1, 2)
        self._rounds(painter, field)
        self._pointer(painter, field, now)
        if self.hasFocus():
            draw_brackets(painter, place.adjusted(2, 2, -2, -2), theme.focus, 2, 7)

    def _rounds(self, painter: QPainter, field: QRectF) -> None:
        theme = self.theme
        face = make_font(11, "sans", 600)
        free = field.left()
        for row, after in zip(self.rows, [*self.rows[1:], None], strict=True):
            if row.turn and after is not None and after.round == row.round:
                continue
            x = self.x_of(row.step)
            if 0 < row.step < (self.reel.last if self.reel else 0):
                ends = QPointF(x, field.top()), QPointF(x, field.bottom())
                draw_line(painter, *ends, theme.line)
            if row.turn and x - free >= ROUND_SPACING:
                box = QRectF(x - 40, field.bottom() + 1, 38, 12)
                box.moveRight(x + 6)
                draw_text(painter, box, str(row.round), face, theme.muted, ALIGN_CENTRE)
                free = x

    def _pointer(self, painter: QPainter, field: QRectF, x: float) -> None:
        top, bottom = field.top() - 6, field.bottom() + 3
        painter.setPen(QColor(INK))
        painter.setBrush(QColor(self.theme.focus))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - 6, top),
                    QPointF(x + 6, top),
                    QPointF(x + 6, top + 5),
                    QPointF(x + 1.5, top + 10),
                    QPointF(x + 1.5, bottom),
                    QPointF(x - 1.5, bottom),
                    QPointF(x - 1.5, top + 10),
                    QPointF(x - 6, top + 5),
                ]
            )
        )

    # --- Mouse ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.moved.emit(self.step_at(event.position().x() / self.scale))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(self.step_at(event.position().x() / self.scale))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.reel is not None:
            self.moved.emit(self.reel.step + (1 if event.angleDelta().y() < 0 else -1))
