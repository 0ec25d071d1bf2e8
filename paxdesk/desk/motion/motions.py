"""What is in motion: one owner of every running animation, until it has ended.

A Python object to which only a Qt callback refers is collected, and then its callback never
runs. So nothing starts an animation by itself: it is handed over here with what is to happen at
its end, and both are held until then.
"""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject

from paxdesk.desk.motion.spare import SpareTimer


class Motions(QObject):
    """Owns animations and delayed calls. Whatever is handed over ends exactly once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[QObject, Callable[[], object]] = {}

    @property
    def running(self) -> int:
        """How many motions have not ended yet."""
        return len(self._running)

    def start(self, animation: QAbstractAnimation, ended: Callable[[], object]) -> None:
        """Run an animation; ``ended`` is called when it has ended or was stopped."""
        animation.setParent(self)
        self._running[animation] = ended
        animation.finished.connect(self._sender_ended)
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def after(self, wait: int, call: Callable[[], object]) -> SpareTimer:
        """Call in ``wait`` milliseconds or a little later, unless it is dropped before."""
        timer = SpareTimer(self)
        timer.timeout.connect(self._sender_ended)
        self._running[timer] = call
        timer.start(wait)
        return timer

    def stop(self, motion: QObject) -> None:
        """End an animation now; nothing where it has ended already."""
        if motion in self._running:
            if isinstance(motion, QAbstractAnimation):
                motion.stop()
            self._end(motion)

    def drop(self, motion: QObject) -> None:
        """Forget a motion without what was to happen at its end."""
        if self._running.pop(motion, None) is not None:
            if isinstance(motion, QAbstractAnimation | SpareTimer):
                motion.stop()
            motion.deleteLater()

    def _sender_ended(self) -> None:
        self._end(self.sender())

    def _end(self, motion: QObject) -> None:
        ended = self._running.pop(motion, None)
        if ended is not None:
            motion.deleteLater()
            ended()
