"""Answering a robot's question on another thread."""

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from paxdesk.robots.asking import Question


class Thinker(QObject):
    """Answers one question at a time, off the GUI thread.

    An answer that is not wanted any more (another question was put, or :meth:`forget` called)
    is dropped.
    """

    answered = Signal(object)
    """The :class:`Choice` that answers the question put last."""
    failed = Signal(object)
    """The exception that kept it from being answered."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._done.connect(self._receive)

    def ask(self, question: Question) -> None:
        """Put a question; what was asked before is forgotten."""
        self.forget()
        self._pool.start(_Thought(self, self._number, question))

    def forget(self) -> None:
        """The question put last needs no answer any more."""
        self._number += 1

    def wait(self) -> None:
        """Wait until nothing is thought about, as before leaving."""
        self._pool.waitForDone()

    def tell(self, number: int, answer: object) -> None:
        """Called on the other thread: hand an answer over to this one."""
        self._done.emit(number, answer)

    def _receive(self, number: int, answer: object) -> None:
        if number != self._number:
            return
        if isinstance(answer, Exception):
            self.failed.emit(answer)
        else:
            self.answered.emit(answer)


class _Thought(QRunnable):
    """One question being answered."""

    def __init__(self, thinker: Thinker, number: int, question: Question) -> None:
        super().__init__()
        self.thinker = thinker
        self.number = number
        self.question = question

    def run(self) -> None:
        answer: object
        try:
            answer = self.question.answer()
        except Exception as error:
            answer = error  # told on the thread that asked
        self.thinker.tell(self.number, answer)
