"""Robots at a table: puts their questions, and takes their answers at a pace people can follow.

What a robot has done stands on the prompt line with its reason until the next line is taken.
An answer goes to the session as a person's would; it is dropped where the position it was
given for is not on the table any more.
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
from paxdesk.language import tr, without_double_stop
from paxdesk.session.session import NO_SEAT

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from paxdesk.desk.protocol.advice import BackgroundQuestion


# --- Answering a robot's question on another thread -----------------------------------------------

LONGEST_THOUGHT: Final = 2.0
"""Seconds after which a robot must answer with the best it has found."""


class AnswerThread(QObject):
    """Answers one question at a time, off the GUI thread.

    It is thought about when the event loop has had little else to do, ``wait`` milliseconds after
    it was put at the earliest: threads share the processor with this one, and what the table has
    to do comes first. An answer that is not wanted any more (another question was put, or
    :meth:`forget` called) is dropped. The threads are Python's: a pool of Qt's would wait for them
    when it is deleted, and they for Python, which waits for the deletion. There is none before the
    first question.
    """

    answered = Signal(object)
    """The :class:`Choice` that answers the question put last."""
    failed = Signal(str)
    """Why it cannot be answered: a fault of the program, which is raised after it was told."""
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
        """Put a question; what was asked before is forgotten. Nothing is answered after the end."""
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
        """The question put last needs no answer any more, and is thought about no longer."""
        self._number += 1
        if self._question is not None:
            self._question.stop()
            self._question = None
        self._asking.stop()
        self._telling.stop()

    def end(self) -> None:
        """Forget what was asked, and wait until nothing is thought about, as before leaving."""
        self.forget()
        self._ended = True
        if self._pool is not None:
            self._pool.shutdown()

    def _think(self, number: int, question: "BackgroundQuestion[object]") -> None:
        """Called on the other thread: answer, and hand the answer over to this one."""
        answer: object
        try:
            answer = question.answer(LONGEST_THOUGHT)
        except Exception as error:
            answer = error  # told on the thread that asked
        # A window that is gone does not want to know any more.
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
"""Milliseconds left to the window between two lines that follow each other instantly."""


class Robots(QObject):
    """Plays the robots' seats at one table, and shows what they do and why."""

    since_asked = Signal()
    """Somebody wants to know what has happened since his turn."""
    end_asked = Signal()
    """Somebody wants to know once more how the game ended."""

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
        """What the robot asked now has answered, waiting to be taken."""
        self._held = False
        self._unproved = False
        self._reading = False
        self._rolls = 0
        """How many dice have fallen so far, so that no roll is taken for another."""
        self._thinker = AnswerThread(self)
        self._thinker.answered.connect(self._answer)
        self._thinker.failed.connect(self._fail)
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self.take)

    # --- How fast --------------------------------------------------------------------------------

    def follow(self, store: SettingsStore) -> None:
        """Play at the tempo that is set, and keep the one that is chosen."""
        self._store = store
        # A method, which Qt holds weakly: with a lambda the store, which all windows share,
        # would keep this one alive when it is closed.
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
        """A tempo's button: choose it, or, step by step already, take the next step."""
        if tempo == self.tempo == "step":
            self.take()
        else:
            self.set_tempo(tempo)

    def hold(self, held: bool) -> None:
        """Take nothing while a sheet covers the table; go on when it is gone."""
        self._held = held
        self._wait()

    def hurry(self) -> None:
        """A click while robots play: everything that still moves is there at once."""
        if self.flow.robot is not None:
            self._director.stop()

    # --- What is offered on the prompt line ------------------------------------------------------

    def buttons(self) -> tuple[PromptButton, ...]:
        """The tempos while robots play; else what has happened since the viewer's turn."""
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
        """The dice that settled something in the step just played, to lie on the table.

        Those of a game that plays against its players lie with it.
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

    # --- One line --------------------------------------------------------------------------------

    def await_proof(self, unproved: bool) -> None:
        """Ask no robot while it is not proved what it has seen of a game that was opened."""
        if unproved != self._unproved:
            self._unproved = unproved
            self.show()

    def show(self, _change: TableChange | None = None) -> None:
        """What was thought about the last position is worth nothing: ask anew."""
        self.stop()
        waits = self.flow.busy or self._unproved
        question = None if waits else self.flow.session.question()
        if question is not None:
            self._thinker.ask(question)

    def stop(self) -> None:
        """Forget what the robot was asked, and what it has answered."""
        self._timer.stop()
        self._thinker.forget()
        self._reading = False
        self.choice = None

    def _answer(self, choice: Choice) -> None:
        self.choice = choice
        self._wait()

    def _wait(self) -> None:
        """Take the answer when people have read what was done before; by step, when told."""
        self._timer.stop()
        if self.choice is None or self._held or self.tempo == "step":
            return
        wait = TEMPO_MS[self.tempo]
        reading = wait if self._reading else 0
        self._timer.start(max(INSTANT_WAIT_MS, self._director.remaining + reading if wait else 0))

    def take(self) -> None:
        """Take what the robot has answered now, and say so."""
        choice, self.choice = self.choice, None
        self._timer.stop()
        if choice is None:
            return
        flow, seat = self.flow, self.flow.robot
        assert seat is not None, "only a robot's question is put"
        wording = flow.game.wording
        doing = wording.action_text(flow.state, choice.action, flow.names)
        words = without_double_stop(f"{flow.names[seat]} {doing}.")
        flow.model.submit_choice(choice)
        self._point_out(flow.game_log.steps)
        if flow.robot is not None:
            self._reading = True
            why, teller = "", flow.game.robots
            if teller is not None and choice.reason:
                why = teller.reason(flow.state, choice.action, choice.reason, flow.names)
            self._line.announce(seat, words, without_double_stop(f"{why}.") if why else "")

    def _point_out(self, step: int) -> None:
        """Mark where a robot's line was taken, and show its card with the reason."""
        teller = self.flow.game.robots
        if teller is None or self.tempo == "instant":
            return
        taken = self.flow.game_log.recording.steps[step - 1]
        self._drag.trace(teller.traces(taken))
        if self._inspector.isVisible() and not self._inspector.inspected.pinned:
            self._explain(step)

    def _fail(self, problem: str) -> None:
        self._line.refuse(tr("The robot could not choose a move."), problem)
