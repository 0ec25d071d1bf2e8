"""Stage for animations over the table, which Qt runs without Python code."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Final, Generic, Literal, TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRotation,
    QGraphicsWidget,
    QLabel,
    QWidget,
)

from paxdesk.desk.animations import AnimationOwner, Pace
from paxdesk.desk.game_types import S
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.geometry import SPRITE
from paxdesk.desk.scene.item_diff import ItemChange
from paxdesk.desk.scene.pixmap_item import PixmapItem, picture
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Look, PaintContext, Spot
from paxdesk.desk.words import Labels
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

ENTER_EVENT: Final = QEvent.Type.User
"""Type of the posted event that creates the pictures of the waiting cues."""


class Stage(QObject):
    """Player of one list of cues at a time; a new list ends the current one.

    :meth:`play` posts an event whose handler creates the pictures.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._awaited: tuple[Sequence[Cue], Pace] | None = None
        """Cues whose pictures have not been created yet, with their pace."""
        self._actors: list[_Actor] = []
        self.playing: QParallelAnimationGroup | None = None
        self._starting: IdleTimer | None = None
        self._length = 0
        """Duration of the current cues, in ms."""

    @property
    def remaining(self) -> int:
        """Milliseconds until all cues have ended; 0 if there are none."""
        if self._awaited is not None or self._starting is not None:
            return self._length
        if self.playing is None:
            return 0
        return max(0, self.playing.totalDuration() - self.playing.currentTime())

    def play(self, cues: Sequence[Cue], pace: Pace) -> None:
        self.clear()
        if not cues:
            return
        self._length = max(pace.ms(cue.start) + pace.ms(cue.length) for cue in cues)
        self._awaited = cues, pace
        # The scene's paint event is already posted; this event must come first.
        high = Qt.EventPriority.HighEventPriority.value
        QCoreApplication.postEvent(self, QEvent(ENTER_EVENT), high)

    @qt_override
    def event(self, event: QEvent) -> bool:
        if event.type() == ENTER_EVENT:
            self._enter()
            return True
        return super().event(event)

    def _enter(self) -> None:
        awaited, self._awaited = self._awaited, None
        context = self.scene.context
        if awaited is None or context is None:
            return
        cues, pace = awaited
        for order, cue in enumerate(cues):
            item = self.scene.item_of(cue.stands_for) if cue.stands_for is not None else None
            self._actors.append(_Actor(self.scene, cue, context, item, order))
        self._starting = self.scene.motions.after(0, partial(self._begin, pace))

    def _begin(self, pace: Pace) -> None:
        self._starting = None
        play = self.playing = QParallelAnimationGroup()
        for actor in self._actors:
            play.addAnimation(actor.part(pace))
        self.scene.motions.start(play, self._ended)

    def _ended(self) -> None:
        self.playing = None
        actors, self._actors = self._actors, []
        for actor in actors:
            actor.leave()

    def clear(self) -> None:
        """End all animations and show the items at their places."""
        self._awaited = None
        if self._starting is not None:
            self.scene.motions.drop(self._starting)
            self._starting = None
            self._ended()
        if self.playing is not None:
            self.scene.motions.stop(self.playing)


class _Actor:
    """One moving picture, and the item it replaces."""

    def __init__(
        self,
        scene: TableScene,
        cue: Cue,
        context: PaintContext,
        item: PixmapItem | None,
        order: int,
    ) -> None:
        self._scene = scene
        self._cue = cue
        self._item = item
        sprite = cue.sprite
        pixmap = (
            sprite.pixmap
            if isinstance(sprite, PixmapSprite)
            else picture(sprite.look, context, sprite.width, sprite.height)
        )
        carrier = QGraphicsWidget()
        carrier.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        carrier.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture = QGraphicsPixmapItem(carrier)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._show(pixmap)
        self._flip: QGraphicsRotation | None = None
        if cue.flip != (0.0,):
            self._flip = QGraphicsRotation()
            self._flip.setAxis(Qt.Axis.YAxis)
            self._flip.setAngle(cue.flip[0])
            carrier.setTransformations([self._flip])
        carrier.setZValue(SPRITE + cue.over + order / 1000)
        carrier.setPos(QPointF(*cue.path[0]))
        carrier.setScale(cue.scale[0])
        carrier.setRotation(cue.angle[0])
        carrier.setOpacity(cue.opacity[0])
        carrier.setVisible(cue.waiting or not cue.start)
        self._carrier = carrier
        if item is not None:
            item.setOpacity(0)
            if item.rough:
                item.stand_ins.append(self._show)
        scene.addItem(carrier)

    def part(self, pace: Pace) -> QAbstractAnimation:
        cue, carrier = self._cue, self._carrier
        part = self._moving(pace.ms(cue.length))
        if cue.start:
            wait = QPauseAnimation(pace.ms(cue.start))
            if not carrier.isVisible():
                wait.finished.connect(carrier.show)
            whole = QSequentialAnimationGroup()
            whole.addAnimation(wait)
            whole.addAnimation(part)
            part = whole
        part.finished.connect(self.leave)
        return part

    def _moving(self, length: int) -> QAbstractAnimation:
        """Return one animation of all changing values, made of as few objects as possible."""
        cue, carrier = self._cue, self._carrier
        curve = QEasingCurve(getattr(QEasingCurve.Type, cue.easing))
        changes: list[QPropertyAnimation] = []
        for target, name, values in (
            (carrier, b"pos", cue.path),
            (carrier, b"scale", cue.scale),
            (carrier, b"opacity", cue.opacity),
            (carrier, b"rotation", cue.angle),
            (self._flip, b"angle", cue.flip),
        ):
            if target is None or len(values) < 2:
                continue
            change = QPropertyAnimation(target, name)
            change.setDuration(length)
            change.setEasingCurve(curve)
            for index, value in enumerate(values):
                at = QPointF(*value) if isinstance(value, tuple) else value
                change.setKeyValueAt(index / (len(values) - 1), at)
            changes.append(change)
        if not changes:
            return QPauseAnimation(length)
        if len(changes) == 1:
            return changes[0]
        moving = QParallelAnimationGroup()
        for change in changes:
            moving.addAnimation(change)
        return moving

    def _show(self, pixmap: QPixmap) -> None:
        size = pixmap.deviceIndependentSize()
        self._picture.setPixmap(pixmap)
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)

    def leave(self) -> None:
        if self._item is not None:
            self._item.setOpacity(1)
            self._item = None
        if self._carrier.scene() is not None:
            self._scene.removeItem(self._carrier)


# --- Cues: one picture with its path, size and rotation over time ---------------------------------

Easing: TypeAlias = Literal[
    "Linear", "InQuad", "OutQuad", "InOutQuad", "OutCubic", "InOutCubic", "OutBack"
]
Point: TypeAlias = tuple[float, float]


@frozen(eq=False)
class PixmapSprite:
    """Sprite made from an existing pixmap, without painting."""

    pixmap: QPixmap


@frozen
class Painting:
    """Look to be painted, with its size in table units."""

    look: Look
    width: float
    height: float


Sprite: TypeAlias = PixmapSprite | Painting


@frozen(kw_only=True)
class Cue:
    """One moving picture, from ``start`` for ``length`` milliseconds at speed 1.

    Each tuple holds values at equal intervals; angles are in degrees. ``stands_for`` is the key of
    the item hidden until the end.
    """

    sprite: Sprite
    path: tuple[Point, ...]
    start: int
    length: int
    easing: Easing = "InOutCubic"
    scale: tuple[float, ...] = (1.0,)
    opacity: tuple[float, ...] = (1.0,)
    angle: tuple[float, ...] = (0.0,)
    flip: tuple[float, ...] = (0.0,)
    stands_for: Hashable = None
    waiting: bool = False
    over: float = 0.0
    """Height above other moving pictures, added to the z value."""

    @property
    def end(self) -> int:
        return self.start + self.length


@frozen
class Sounding:
    """A sound with its start time, in milliseconds at speed 1."""

    name: str
    start: int


# --- The table before and after a step ------------------------------------------------------------


@frozen(eq=False)
class BeforeAfter(Generic[S]):
    """Table before and after a step, with the rectangles of spots and the changed items."""

    state: S
    viewer: Seat
    labels: Labels
    before: Mapping[Spot, QRectF]
    after: Mapping[Spot, QRectF]
    changes: Mapping[Hashable, ItemChange]
    purse_of: Callable[[Seat], QRectF | None]


# --- The rising curtain: its picture moves while the table is already in use ----------------------

CURTAIN_RISE_MS: Final = 420


def rise(
    curtain: QWidget,
    surface: QWidget,
    pace: Pace,
    motions: AnimationOwner,
    ended: Callable[[], object],
) -> QWidget | None:
    """Move a picture of the curtain up and return it; None without motion."""
    if not pace.moves or pace.reduced:
        return None
    cloth = QLabel(surface)
    cloth.setPixmap(curtain.grab())
    cloth.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    cloth.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    cloth.setGeometry(curtain.geometry())
    motion = QPropertyAnimation(cloth, b"pos")
    motion.setStartValue(cloth.pos())
    motion.setEndValue(QPoint(0, -curtain.height()))
    motion.setDuration(pace.ms(CURTAIN_RISE_MS))
    motion.setEasingCurve(QEasingCurve.Type.OutCubic)
    cloth.show()
    cloth.raise_()

    def vanish() -> None:
        cloth.deleteLater()
        ended()

    motions.start(motion, vanish)
    return cloth
