"""Answering a robot's question on another thread."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.motion.spare import SpareTimer
from paxdesk.session.game import RobotAsked

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

LONGEST_THOUGHT: Final = 2.0
"""Seconds after which a robot must answer with the best it has found."""


class Thinker(QObject):
    """Answers one question at a time, off the GUI thread.

    An answer that is not wanted any more (another question was put, or :meth:`forget` called)
    is dropped. The threads are Python's: a pool of Qt's would wait for them when it is deleted,
    and they for Python, which waits for the deletion. There is none before the first question.
    """

    answered = Signal(object)
    """The :class:`Choice` that answers the question put last."""
    failed = Signal(object)
    """The exception that kept it from being answered."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self._question: RobotAsked[Any] | None = None
        self._number = 0
        self._done.connect(self._receive)
        self._answer: object = None
        self._telling = SpareTimer(self)
        self._telling.timeout.connect(self._tell)

    def ask(self, question: RobotAsked[Any]) -> None:
        """Put a question; what was asked before is forgotten."""
        self.forget()
        self._question = question
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, thread_name_prefix="robot")
        self._last = self._pool.submit(self._think, self._number, question)

    def forget(self) -> None:
        """The question put last needs no answer any more, and is thought about no longer."""
        self._number += 1
        if self._question is not None:
            self._question.stop()
            self._question = None
        self._telling.stop()

    def wait(self) -> None:
        """Wait until nothing is thought about, as before leaving."""
        if self._last is not None:
            from concurrent.futures import wait

            wait([self._last])

    def _think(self, number: int, question: RobotAsked[Any]) -> None:
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
            self.failed.emit(answer)
        else:
            self.answered.emit(answer)
