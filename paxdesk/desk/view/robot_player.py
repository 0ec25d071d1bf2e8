"""Player of robots: asks them in the background and performs their actions at the chosen pace.

An answer is dropped if its position is no longer on the table.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.animations import TEMPO_MS, TEMPOS, Tempo, tempo_words
from paxdesk.desk.game_types import Choice, Step
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.inspector.panel import Inspector
from paxdesk.desk.play.state_model import TableChange, since
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.scene.things import DiceOnTable
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.sheet import PromptButton
from paxdesk.desk.view.director import Director
from paxdesk.language import tr, with_colon, without_double_stop
from paxdesk.session.session import NO_SEAT

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from paxdesk.desk.protocol.advice import BackgroundQuestion


# --- Background thread ----------------------------------------------------------------------------

LONGEST_THOUGHT: Final = 2.0
"""Time limit for a robot's answer, in seconds."""


class AnswerThread(QObject):
    """Background thread that answers one question at a time.

    Work begins when the event loop is idle, at least ``wait`` ms after :meth:`ask`. A Qt thread
    pool is not used, because its deletion could deadlock with the interpreter lock.
    """

    answered = Signal(object)
    """Emitted with the answer to the last question, such as a :class:`Choice`."""
    failed = Signal(str)
    """Emitted with the message of an exception, which is then raised."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject, wait: int = 0) -> None:
        super().__init__(parent)
        self._wait = wait
        self._pool: ThreadPoolExecutor | None = None
        self._ended = False
        self._question: BackgroundQuestion[object] | None = None
        self._number = 0
        self._done.connect(self._receive)
        self._answer: object = None
        self._asking = IdleTimer(self)
        self._asking.timeout.connect(self._begin)
        self._telling = IdleTimer(self)
        self._telling.timeout.connect(self._tell)

    def ask(self, question: "BackgroundQuestion[object]") -> None:
        """Ask ``question`` in place of the pending one, unless :meth:`end` was called."""
        self.forget()
        if self._ended:
            return
        self._question = question
        self._asking.start(self._wait)

    def _begin(self) -> None:
        if self._question is None:
            return
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, thread_name_prefix="robot")
        self._pool.submit(self._think, self._number, self._question)

    def forget(self) -> None:
        """Cancel the last question and drop its answer."""
        self._number += 1
        if self._question is not None:
            self._question.stop()
            self._question = None
        self._asking.stop()
        self._telling.stop()

    def end(self) -> None:
        """Cancel the last question, end the thread, and accept no further questions."""
        self.forget()
        self._ended = True
        if self._pool is not None:
            self._pool.shutdown()

    def _think(self, number: int, question: "BackgroundQuestion[object]") -> None:
        """Answer a question; runs on the worker thread."""
        answer: object
        try:
            answer = question.answer(LONGEST_THOUGHT)
        except Exception as error:
            answer = error  # raised by ``_tell`` on the GUI thread
        # The window may have been deleted meanwhile.
        with suppress(RuntimeError):
            self._done.emit(number, answer)

    def _receive(self, number: int, answer: object) -> None:
        if number == self._number:
            self._answer = answer
            self._telling.start(0)

    def _tell(self) -> None:
        answer, self._answer = self._answer, None
        if isinstance(answer, Exception):
            self.failed.emit(str(answer))
            raise answer
        self.answered.emit(answer)


INSTANT_WAIT_MS: Final = 1
"""Minimum pause before a robot's action, in ms."""


class Robots(QObject):
    """Player of the robots' seats; shows their actions and reasons."""

    since_asked = Signal()
    """Emitted when the player asks for a recap since their own last turn."""
    end_asked = Signal()
    """Emitted when the player asks for the result of the game again."""

    def __init__(
        self,
        flow: TurnFlow,
        drag: DragController,
        inspector: Inspector,
        director: Director,
        explain: Callable[[int], None],
    ) -> None:
        super().__init__(flow)
        self.flow = flow
        self._line = flow.prompt_line
        self._drag = drag
        self._inspector = inspector
        self._director = director
        self._explain = explain
        self._store = SettingsStore()
        self.tempo: Tempo = "slow"
        self.choice: Choice | None = None
        """Answer of the robot to act, not yet performed, or None."""
        self._held = False
        self._unproved = False
        self._reading = False
        self._rolls = 0
        """Number of dice rolled so far, to distinguish equal rolls."""
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._answer)
        self._thinker.failed.connect(self._fail)
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self.take)

    # --- Tempo ------------------------------------------------------------------------------------

    def follow(self, store: SettingsStore) -> None:
        """Use the tempo of the settings, and save changes there."""
        self._store = store
        # A lambda would keep this object alive; Qt references bound methods weakly.
        store.changed.connect(self._follow_tempo)
        self._follow_tempo()

    def _follow_tempo(self) -> None:
        self.set_tempo(self._store.settings.robots)

    def set_tempo(self, tempo: Tempo) -> None:
        if tempo == self.tempo:
            return
        self.tempo = tempo
        self._store.change(robots=tempo)
        if self.flow.robot is not None:
            self._line.show()
        self._wait()

    def press(self, tempo: Tempo) -> None:
        """Handle a tempo button: select it or, if already stepping, take the next step."""
        if tempo == self.tempo == "step":
            self.take()
        else:
            self.set_tempo(tempo)

    def hold(self, held: bool) -> None:
        """Pause while a sheet covers the table (``held``), else continue."""
        self._held = held
        self._wait()

    def hurry(self) -> None:
        """Finish running animations after a click during robots' turns."""
        if self.flow.robot is not None:
            self._director.stop()

    # --- Buttons of the prompt line ---------------------------------------------------------------

    def buttons(self) -> tuple[PromptButton, ...]:
        """Return tempo buttons during robots' turns, else the recap or result button, if any."""
        flow = self.flow
        if flow.session.halted or flow.robot in flow.session.absent_seats:
            return ()
        if flow.robot is not None:
            return tuple(
                PromptButton(tempo_words(tempo), partial(self.press, tempo), tempo == self.tempo)
                for tempo in TEMPOS
            )
        if flow.busy:
            return ()
        if flow.state.over:
            return (PromptButton(tr("How the game ended"), self.end_asked.emit),)
        if since(flow.game_log, flow.bottom):
            return (PromptButton(tr("Since your turn"), self.since_asked.emit),)
        return ()

    def dice(self, step: Step | None) -> DiceOnTable | None:
        """Return the dice rolled in ``step``, or None.

        They are placed at the seat of the game itself, if there is one.
        """
        dice = self.flow.game.dice
        if step is None or dice is None:
            return None
        rolls = dice(step.action, (*step.ties, *step.events))
        if not rolls:
            return None
        self._rolls += len(rolls)
        seat = NO_SEAT if NO_SEAT in step.after.players else step.seat
        return DiceOnTable(seat, rolls, self._rolls)

    # --- One action -------------------------------------------------------------------------------

    def await_proof(self, unproved: bool) -> None:
        """Stop asking robots while the history of an opened game is ``unproved``, else resume."""
        if unproved != self._unproved:
            self._unproved = unproved
            self.show()

    def show(self, _change: TableChange | None = None) -> None:
        """Drop the last answer; if a robot has to act now, ask it."""
        self.stop()
        waits = self.flow.busy or self._unproved
        question = None if waits else self.flow.session.question()
        if question is not None:
            self._thinker.ask(question)

    def stop(self) -> None:
        """Cancel the robot's question and drop its answer."""
        self._timer.stop()
        self._thinker.forget()
        self._reading = False
        self.choice = None

    def _answer(self, choice: Choice) -> None:
        self.choice = choice
        self._wait()

    def _wait(self) -> None:
        """Schedule the action after animations and reading time."""
        self._timer.stop()
        if self.choice is None or self._held or self.tempo == "step":
            return
        wait = TEMPO_MS[self.tempo]
        reading = wait if self._reading else 0
        self._timer.start(max(INSTANT_WAIT_MS, self._director.remaining + reading if wait else 0))

    def take(self) -> None:
        """Perform the robot's answer now, if there is one."""
        choice, self.choice = self.choice, None
        self._timer.stop()
        if choice is None:
            return
        flow, seat = self.flow, self.flow.robot
        assert seat is not None, "only a robot's question is put"
        wording = flow.game.wording
        doing = wording.action_text(flow.state, choice.action, flow.names)
        name = flow.names[seat]
        words = with_colon(name, doing) if wording.own_subjects else f"{name} {doing}"
        words = without_double_stop(f"{words}.")
        before = flow.state
        flow.model.submit_choice(choice)
        self._point_out(flow.game_log.steps)
        if flow.robot is not None:
            self._reading = True
            why, teller = "", flow.game.robots
            if teller is not None and choice.reason:
                why = teller.reason(before, choice.action, choice.reason, flow.names)
            self._line.announce(seat, words, without_double_stop(f"{why}.") if why else "")

    def _point_out(self, step: int) -> None:
        """Mark a robot's action, and explain it in an open inspector."""
        teller = self.flow.game.robots
        if teller is None or self.tempo == "instant":
            return
        taken = self.flow.game_log.recording.steps[step - 1]
        self._drag.trace(teller.traces(taken))
        if self._inspector.isVisible() and not self._inspector.inspected.pinned:
            self._explain(step)

    def _fail(self, problem: str) -> None:
        self._line.refuse(tr("The robot could not choose a move."), problem)
