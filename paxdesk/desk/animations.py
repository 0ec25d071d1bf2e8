"""Running animations, and the pace of what moves.

Qt callbacks do not keep a Python object alive: an animation without another reference would be
collected, and its end never reported. :class:`AnimationOwner` holds each with its callback until
then.
"""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, get_args

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QVariantAnimation,
)

from paxdesk.desk.idle_work import IdleTimer
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen


class AnimationOwner(QObject):
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

    def after(self, wait: int, call: Callable[[], object]) -> IdleTimer:
        """Call in ``wait`` milliseconds or a little later, unless it is dropped before."""
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
        """Let something be shown at all that lies between two values, one after the other."""
        motion = QVariantAnimation()
        motion.setStartValue(values[0])
        motion.setEndValue(values[1])
        motion.setDuration(duration)
        motion.setEasingCurve(curve)
        motion.valueChanged.connect(show)
        self.start(motion, ended)
        return motion

    def stop(self, motion: QObject) -> None:
        """End an animation now; nothing where it has ended already."""
        if motion in self._running:
            if isinstance(motion, QAbstractAnimation):
                motion.stop()
            self._end(motion)

    def drop(self, motion: QObject) -> None:
        """Forget a motion without what was to happen at its end."""
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


# --- How fast things move on the table, or whether they move at all. ------------------------------

CROSS_FADE: Final = 80
"""Milliseconds in which a position gives way to the next where motion is reduced."""


@frozen
class Pace:
    """``speed`` divides every duration; 0 is no motion.

    ``reduces`` tells whether to cross-fade only. It is asked when something is about to move: to
    ask the desktop takes its time.
    """

    speed: float = 1.0
    reduces: Callable[[], bool] = bool

    @property
    def moves(self) -> bool:
        """Whether anything at all may move."""
        return self.speed > 0

    @property
    def reduced(self) -> bool:
        """Whether one position only cross-fades into the next."""
        return self.reduces()

    def ms(self, duration: float) -> int:
        """What a duration in milliseconds becomes; 0 where nothing moves."""
        if not self.moves:
            return 0
        return round(duration / self.speed)


STILL: Final = Pace(speed=0)


# --- How fast robots play before people's eyes ----------------------------------------------------

Tempo: TypeAlias = Literal["step", "slow", "fast", "instant"]

TEMPOS: Final[tuple[Tempo, ...]] = get_args(Tempo)
TEMPO_MS: Final[dict[Tempo, int]] = {"slow": 2400, "fast": 800, "instant": 0}
"""Milliseconds for which a robot's line stands before the next; by step, until told."""


def tempo_words(tempo: Tempo) -> str:
    """What the button of a tempo says."""
    return {
        "step": tr("Step"),
        "slow": tr("Slow"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[tempo]
