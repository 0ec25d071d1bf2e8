"""Running animations and their pace.

:class:`AnimationOwner` keeps each animation alive until its end, since Qt callbacks do not.
"""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from paxdesk.desk.idle_work import IdleTimer
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen


class AnimationOwner(QObject):
    """Owner of running animations and delayed calls."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[QObject, Callable[[], object]] = {}

    @property
    def running(self) -> int:
        return len(self._running)

    def start(self, animation: QAbstractAnimation, ended: Callable[[], object]) -> None:
        """Run ``animation``; call ``ended`` when it finishes or :meth:`stop` is called."""
        animation.setParent(self)
        self._running[animation] = ended
        animation.finished.connect(self._sender_ended)
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def after(self, wait: int, call: Callable[[], object]) -> IdleTimer:
        """Call ``call`` after at least ``wait`` ms; return the timer, which :meth:`drop` stops."""
        timer = IdleTimer(self)
        timer.timeout.connect(self._sender_ended)
        self._running[timer] = call
        timer.start(wait)
        return timer

    def vary(
        self,
        duration: int,
        values: tuple[object, object],
        show: Callable[[Any], object],
        ended: Callable[[], object],
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> QVariantAnimation:
        """Animate between two ``values`` for ``duration`` ms, passing each value to ``show``."""
        motion = QVariantAnimation()
        motion.setStartValue(values[0])
        motion.setEndValue(values[1])
        motion.setDuration(duration)
        motion.setEasingCurve(curve)
        motion.valueChanged.connect(show)
        self.start(motion, ended)
        return motion

    def stop(self, motion: QObject) -> None:
        """End ``motion`` now and call its callback; do nothing if it has already ended."""
        if motion in self._running:
            if isinstance(motion, QAbstractAnimation):
                motion.stop()
            self._end(motion)

    def drop(self, motion: QObject) -> None:
        """Stop ``motion`` without calling its callback."""
        if self._running.pop(motion, None) is not None:
            if isinstance(motion, QAbstractAnimation | IdleTimer):
                motion.stop()
            motion.deleteLater()

    def _sender_ended(self) -> None:
        self._end(self.sender())

    def _end(self, motion: QObject) -> None:
        ended = self._running.pop(motion, None)
        if ended is not None:
            motion.deleteLater()
            ended()


CROSS_FADE: Final = 80
"""Duration in ms of the cross-fade between positions if motion is reduced."""


@frozen
class Pace:
    """Speed of animations; 0 disables motion.

    ``reduces`` returns whether to cross-fade only.
    """

    speed: float = 1.0
    reduces: Callable[[], bool] = bool

    @property
    def moves(self) -> bool:
        return self.speed > 0

    @property
    def reduced(self) -> bool:
        return self.reduces()

    def ms(self, duration: float) -> int:
        """Return ``duration`` in ms at this speed; 0 if motion is disabled."""
        if not self.moves:
            return 0
        return round(duration / self.speed)


STILL: Final = Pace(speed=0)


Tempo: TypeAlias = Literal["step", "slow", "fast", "instant"]

TEMPOS: Final[tuple[Tempo, ...]] = get_args(Tempo)
TEMPO_MS: Final[dict[Tempo, int]] = {"slow": 2400, "fast": 800, "instant": 0}
"""Reading time for a robot's action, in ms; absent for ``step``."""


def tempo_words(tempo: Tempo) -> str:
    return {
        "step": tr("Step"),
        "slow": tr("Slow"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[tempo]
