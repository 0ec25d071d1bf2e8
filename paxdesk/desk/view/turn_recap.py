"""Recap of the other players' steps, replayed on the table.

It begins when the curtain rises, or on request. Its captions are on the prompt line.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from paxdesk.desk.animation_stage import CURTAIN_RISE_MS
from paxdesk.desk.game_types import Event, Recording, Session, State
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.play.state_model import TableChange, since_steps
from paxdesk.desk.play.turn_flow import RecapRequest, TurnFlow
from paxdesk.desk.protocol.advice import ShownStep
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.sheets.sheet import DoubleClickGuard, PromptButton
from paxdesk.desk.view.director import Director
from paxdesk.language import tr, without_double_stop
from paxdesk.session.game_protocol import Seat

RECAP_MS: Final = 16_000
"""Maximum duration of a recap without its first caption, in ms."""
LONGEST_STEP_MS: Final = 2_600
"""Maximum duration of one step, in ms."""
IN_MOTION: Final = 0.7
"""Share of a step's time used for animation."""
MOST_RESULTS: Final = 3
"""Maximum number of results in a caption."""
NEXT_STEP_KEYS: Final = frozenset(
    {Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter}
)


class TurnRecap(QObject):
    """Recap for one table; the steps seen are recorded per seat."""

    step_shown = Signal(object)
    """Emitted with the :class:`RecapRequest` to be displayed."""

    def __init__(
        self, flow: TurnFlow, view: TableView, drag: DragController, director: Director
    ) -> None:
        super().__init__(flow)
        self.flow = flow
        self.running = False
        self.stepwise = False
        """True if each step waits for the player."""
        self.step = 0
        """Number of the displayed recap step; 0 before the first."""
        self._view = view
        self._own = DoubleClickGuard()
        self._drag = drag
        self._director = director
        self._recording: Recording | None = None
        self._supposed: Sequence[ShownStep[State, Event]] = ()
        """Hypothetical steps displayed instead of the recording; empty in a recap."""
        self._steps = range(0)
        self._timer: IdleTimer | None = None
        self._session: Session | None = None
        self._seen: dict[Seat, int] = {}
        """Number of steps that each seat's player has seen."""

    @property
    def length(self) -> int:
        """Number of steps in the recap."""
        return len(self._steps)

    @property
    def first(self) -> int:
        """Number of game steps before the recap."""
        return self._steps.start

    def show(self, _change: TableChange) -> None:
        """End the recap, and record the position as seen by the person called to the table."""
        model = self.flow.model
        self._stop()
        if model.session is not self._session:
            self._session, self._seen = model.session, {}
        if model.called is not None:
            self._seen[model.called] = model.game_log.steps

    def tell_first(self) -> bool:
        """Start the recap of unseen steps; return whether it was started."""
        model = self.flow.model
        if model.called is None or not self._director.scene.pace.moves:
            return False
        told, seen = model.game_log.steps, self._seen.get(model.called, 0)
        first = max(since_steps(model.game_log, model.called).start, min(seen, told))
        self._begin(range(first, told), CURTAIN_RISE_MS)
        return self.running

    def retell(self, *, stepwise: bool = False) -> None:
        """Start the recap of all steps since the bottom seat's last turn.

        ``stepwise`` waits for the player after each step.
        """
        flow = self.flow
        if flow.curtain is None and flow.robot is None:
            self.skip()
            stepwise = stepwise or not self._director.scene.pace.moves
            self._begin(since_steps(flow.game_log, flow.bottom), 0, stepwise=stepwise)

    def _begin(self, steps: range, wait: int, *, stepwise: bool = False) -> None:
        if steps:
            self._recording = self.flow.game_log.recording
            self._start(steps, wait, stepwise=stepwise)

    def suppose(self, steps: Sequence[ShownStep[State, Event]]) -> None:
        """Play hypothetical ``steps`` on the table, then show the real position again."""
        if self.flow.curtain is None and self.flow.robot is None and len(steps) > 1:
            self.skip()
            self._supposed = steps
            still = not self._director.scene.pace.moves
            self._start(range(len(steps) - 1), 0, stepwise=still)

    def _start(self, steps: range, wait: int, *, stepwise: bool) -> None:
        self._drag.empty()
        self._steps = steps
        self.running, self.stepwise, self.step = True, stepwise, 0
        for watched in (self._view, self._view.viewport()):
            watched.installEventFilter(self)
        self._show(0)
        self.flow.give_focus()
        self._wait(wait + self._share)

    @property
    def _share(self) -> int:
        """Duration of a step at normal speed, in ms."""
        return round(min(LONGEST_STEP_MS, RECAP_MS / max(1, self.length)))

    def _show(self, step: int, *, moving: bool = False) -> None:
        """Display the position after ``step`` steps; ``moving`` animates the last step."""
        self.step = step
        room = round(self._director.scene.pace.ms(self._share) * IN_MOTION)
        if self._supposed:
            shown = self._supposed[step]
            state, events = shown.state, shown.events
            caption = shown.seat, shown.words, tr("This has not happened.")
        else:
            assert self._recording is not None
            number = self._steps.start + step
            state = self._recording.position(number)
            events = self._recording.steps[number - 1].events if moving else ()
            caption = self._caption(number)
        events = events if moving else ()
        self.step_shown.emit(RecapRequest(state, *caption, self._buttons(), events, max(1, room)))

    def _caption(self, number: int) -> tuple[Seat, str, str]:
        """Return the seat, text and details of a caption."""
        flow = self.flow
        if not self.step:
            return flow.bottom, tr("Since your turn"), tr("Click or press Escape to skip.")
        rows = flow.game_log.rows_at(number)
        deed = next(row for row in rows if row.kind == "action")
        results = [row.words for row in rows if row.kind == "note"]
        results += [row.words for row in rows if row.kind == "result"][:MOST_RESULTS]
        counted = tr("{number} of {all}", number=self.step, all=self.length)
        seat = flow.bottom if deed.seat is None else deed.seat
        words = without_double_stop(f"{flow.names[seat]} {deed.words}.")
        return seat, words, " · ".join([counted, *results])

    def _buttons(self) -> Sequence[PromptButton]:
        skip = PromptButton(tr("Skip"), self.skip)
        if not self.stepwise:
            return (PromptButton(tr("Step by step"), self.pause), skip)
        return (
            PromptButton(tr("Back@to the step before"), self.back),
            PromptButton(tr("Next"), self.next),
            PromptButton(tr("Continue"), self.play_on),
            skip,
        )

    def _wait(self, duration: int) -> None:
        self._forget_timer()
        if not self.stepwise:
            scene = self._director.scene
            self._timer = scene.motions.after(max(1, scene.pace.ms(duration)), self._go_on)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._director.scene.motions.drop(self._timer)
            self._timer = None

    def _go_on(self) -> None:
        """Show the next step, or end the recap."""
        self._forget_timer()
        if self.step < self.length:
            self._show(self.step + 1, moving=True)
            self._wait(self._share)
        else:
            self.skip()

    def skip(self) -> None:
        """End the recap and show the current position."""
        if self.running:
            self._director.stage.clear()
            self._director.mastheads.clear()
            self.flow.refresh()

    def pause(self) -> None:
        """Continue step by step."""
        self.stepwise = True
        self._forget_timer()
        self._show(self.step)

    def play_on(self) -> None:
        self.stepwise = False
        self._go_on()

    def next(self) -> None:
        """Show the next step and pause."""
        self.stepwise = True
        self._forget_timer()
        self._go_on()

    def back(self) -> None:
        """Show the previous step and pause."""
        self.stepwise = True
        self._forget_timer()
        self._show(max(0, self.step - 1))

    def _stop(self) -> None:
        """Stop the playback, without a redraw."""
        if self.running:
            self.running = False
            self._forget_timer()
            self._recording, self._supposed = None, ()
            for watched in (self._view, self._view.viewport()):
                watched.removeEventFilter(self)

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                assert isinstance(event, QMouseEvent)
                return not self._own.include(event) or self._press(event)
            case QEvent.Type.MouseMove | QEvent.Type.MouseButtonRelease | QEvent.Type.ToolTip:
                return True
            case QEvent.Type.KeyPress:
                assert isinstance(event, QKeyEvent)
                return self._key(event)
        return False

    def _press(self, event: QMouseEvent) -> bool:
        """Press a prompt button or skip; return whether the click is consumed."""
        point: QPointF = self._view.mapToScene(event.position().toPoint())
        spot = self._director.scene.spot_at(point)
        if spot is not None and spot.kind == "prompt":
            self.flow.prompt_line.press(spot.number)
            return True
        self.skip()
        return spot is None or spot.kind != "tool"

    def _key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it is consumed."""
        key = Qt.Key(event.key())
        if key in NEXT_STEP_KEYS:
            if not event.isAutoRepeat():
                self.next()
        elif key == Qt.Key.Key_Left:
            self.back()
        elif key == Qt.Key.Key_Escape:
            self.skip()
        else:
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.skip()
            return False
        return True
