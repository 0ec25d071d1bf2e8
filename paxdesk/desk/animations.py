"""What is in motion: one owner of every running animation, until it has ended.

A Python object to which only a Qt callback refers is collected, and then its callback never
runs. So nothing starts an animation by itself: it is handed over here with what is to happen at
its end, and both are held until then.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, get_args

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QCoreApplication,
    QEasingCurve,
    QObject,
    Qt,
    QTimer,
    QTimerEvent,
    QVariantAnimation,
)
from PySide6.QtWidgets import QWidget

from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

# --- Work that can wait ---------------------------------------------------------------------------
# It is done in a turn of the event loop that has had little else to do.
#
# What falls due at the same moment is otherwise done at a stretch, one after the other, with
# whatever has been painted just before, and a hand must wait for all of it.

LITTLE: Final = 0.004
"""Seconds of computing after which a turn has had enough to do."""
PATIENCE: Final = 20
"""Turns by which work is put off at most."""


class EventLoopClock(QObject):
    """How long the event loop has been working since it last looked at what is waiting.

    There is one for all windows.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._began = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "an application has one"
        dispatcher.awake.connect(self._begin)
        dispatcher.aboutToBlock.connect(self._begin)

    def _begin(self) -> None:
        # The clock of the thread stands still while it waits.
        self._began = time.thread_time()

    @property
    def full(self) -> bool:
        """Whether this turn has had enough to do."""
        return time.thread_time() - self._began > LITTLE


def turn_clock() -> EventLoopClock:
    """The clock of this application."""
    application = QCoreApplication.instance()
    assert application is not None
    here = Qt.FindChildOption.FindDirectChildrenOnly
    found: EventLoopClock | None = application.findChild(EventLoopClock, "", here)
    return found or EventLoopClock(application)


class IdleTimer(QTimer):
    """Emits ``timeout`` once, in a turn with time to spare, as soon as it is due.

    What is done by one such timer is never done at a stretch with that of another, unless it has
    been put off very often.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self._clock = turn_clock()
        self._put_off = 0

    def start(self, wait: int = 0, /) -> None:
        """Be due in so many milliseconds."""
        self._put_off = 0
        super().start(wait)

    def timerEvent(self, event: QTimerEvent) -> None:
        if self._clock.full and self._put_off < PATIENCE:
            self._put_off += 1
            super().start(0)
        else:
            super().timerEvent(event)


# --- Work that is done in slices, so that nobody waits for it -------------------------------------
# A turn of the event loop has one slice, or paints what the last one has brought about.


class SlicedWork(QObject):
    """Belongs to whatever shows the work: what is left when that is deleted is never done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left: deque[Callable[[], object]] = deque()
        self._rests = True
        self._clock = turn_clock()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def left(self) -> int:
        """How many slices are still to be done."""
        return len(self._left)

    def add(self, slice_: Callable[[], object]) -> None:
        """Do this after all that was added before."""
        self._left.append(slice_)
        if not self._timer.isActive():
            self._rests = False  # whatever asks for it is painted first
            self._timer.start(0)

    def finish(self) -> None:
        """Do all that is left at once."""
        while self._left:
            self._next()

    def _turn(self) -> None:
        self._rests = not self._rests or self._clock.full
        if not self._rests:
            self._next()

    def _next(self) -> None:
        do = self._left.popleft()
        if not self._left:
            self._timer.stop()
        do()


def finish_all(window: QWidget) -> None:
    """Do at once all that is left to do anywhere in a window: for pictures of it."""
    for slices in window.findChildren(SlicedWork):
        slices.finish()


def stop_all(window: QWidget) -> None:
    """Nothing of a closed window moves or waits any more, however long it is kept."""
    for timer in window.findChildren(QTimer):
        timer.stop()
    for animation in window.findChildren(QAbstractAnimation):
        animation.stop()


# --- Animations -----------------------------------------------------------------------------------


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
WAIT: Final[dict[Tempo, int]] = {"slow": 2400, "fast": 800, "instant": 0}
"""Milliseconds for which a robot's line stands before the next; by step, until told."""


def tempo_words(tempo: Tempo) -> str:
    """What the button of a tempo says."""
    return {
        "step": tr("Step"),
        "slow": tr("Slow"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[tempo]
