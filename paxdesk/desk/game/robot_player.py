"""The robots' player: puts their questions, and takes their answers at a pace people can follow.

What a robot has done stands on the prompt line with its reason until the next line is taken.
An answer goes to the session as a person's would; it is dropped where the position it was
given for is not on the table any more.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game.thinking import Thinker
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.motion.spare import SpareTimer
from paxdesk.desk.motion.tempo import TEMPOS, WAIT, Tempo, tempo_words
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.desk.types import Choice
from paxdesk.language import say, single_stop

AT_ONCE: Final = 1
"""Milliseconds left to the window between two lines that follow each other instantly."""


class RobotPlayer(QObject):
    """Plays the robots' seats at one table, whatever session is on it.

    ``rest`` tells for how many milliseconds the table still moves.
    """

    took = Signal(int)
    """A robot's line was taken: the number of its step."""
    tempo_chosen = Signal(str)
    """People want robots to play at another tempo."""

    def __init__(self, flow: TurnFlow, rest: Callable[[], int]) -> None:
        super().__init__(flow)
        self.flow = flow
        self.rest = rest
        self.tempo: Tempo = "slow"
        self.choice: Choice | None = None
        """What the robot asked now has answered, waiting to be taken."""
        self._held = False
        self._reading = False
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answer)
        self._thinker.failed.connect(self._fail)
        self._timer = SpareTimer(self)
        self._timer.timeout.connect(self.take)
        flow.refreshed.connect(self._look)

    # --- How fast --------------------------------------------------------------------------------

    def set_tempo(self, tempo: Tempo) -> None:
        """Play at another tempo from now on."""
        if tempo == self.tempo:
            return
        self.tempo = tempo
        self.tempo_chosen.emit(tempo)
        if self.flow.robot is not None:
            self.flow.line.show()
        self._wait()

    def press(self, tempo: Tempo) -> None:
        """A tempo's button: choose it, or, step by step already, take the next step."""
        if tempo == self.tempo == "step":
            self.take()
        else:
            self.set_tempo(tempo)

    def buttons(self) -> tuple[PromptButton, ...]:
        """The tempos, for the prompt line, while robots play."""
        if self.flow.robot is None:
            return ()
        return tuple(
            PromptButton(tempo_words(tempo), partial(self.press, tempo), tempo == self.tempo)
            for tempo in TEMPOS
        )

    def hold(self, held: bool) -> None:
        """Take nothing while a sheet covers the table; go on when it is gone."""
        self._held = held
        self._wait()

    # --- One line --------------------------------------------------------------------------------

    def _look(self) -> None:
        """Another position: what was thought about the last one is worth nothing."""
        self.stop()
        question = None if self.flow.busy else self.flow.session.question()
        if question is not None:
            self._thinker.ask(question)

    def stop(self) -> None:
        """Forget what the robot was asked, and what it has answered."""
        self._timer.stop()
        self._thinker.forget()
        self._reading = False
        self.choice = None

    def end(self) -> None:
        """The window is closed: its robots stop before it is deleted."""
        self.stop()
        self._thinker.wait()

    def _answer(self, choice: Choice) -> None:
        self.choice = choice
        self._wait()

    def _wait(self) -> None:
        """Take the answer when people have read what was done before; by step, when told."""
        self._timer.stop()
        if self.choice is None or self._held or self.tempo == "step":
            return
        wait = WAIT[self.tempo]
        reading = wait if self._reading else 0
        self._timer.start(max(AT_ONCE, self.rest() + reading if wait else 0))

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
        words = single_stop(f"{flow.names[seat]} {doing}.")
        told = flow.game_log.steps
        flow.model.submit_choice(choice)
        # a game whose journal does not lead to its position has no steps to point at
        if flow.game_log.steps > told:
            self.took.emit(flow.game_log.steps)
        if flow.robot is not None:
            self._reading = True
            why = wording.reason(choice.action, choice.reason) if choice.reason else ""
            why = single_stop(f"{why}.") if why else ""
            flow.line.announce(seat, words, why)

    def _fail(self, error: Exception) -> None:
        """A robot that cannot answer is a fault of the program: say so, and let it be known."""
        self.flow.line.refuse(say("The robot cannot go on."), str(error))
        raise error
