"""The stage: shows cues over the table. Qt moves the pictures; no Python runs for a frame."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRotation,
    QGraphicsWidget,
)

from paxdesk.desk.motion.pace import Pace
from paxdesk.desk.motion.spare import SpareTimer
from paxdesk.desk.scene.depth import SPRITE
from paxdesk.desk.scene.pixmap_item import PixmapItem, picture
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import PaintContext

if TYPE_CHECKING:
    from paxdesk.desk.stage.cues import Cue

POSITION: Final = QByteArray(b"pos")
SCALE: Final = QByteArray(b"scale")
OPACITY: Final = QByteArray(b"opacity")
ROTATION: Final = QByteArray(b"rotation")
ANGLE: Final = QByteArray(b"angle")
CALLED: Final = QEvent.Type.User
"""Everybody is called onto the stage."""


class Stage(QObject):
    """Shows one score at a time; the next one, or :meth:`clear`, snaps it to its end.

    A step that calls for one has enough to do: everybody takes his place after it, before the
    table is painted, and moves as soon as there is time.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._awaited: tuple[Sequence[Cue], Pace] | None = None
        """The score that was called for, and its pace, until everybody is in his place."""
        self._actors: list[_Actor] = []
        self._play: QParallelAnimationGroup | None = None
        self._starting: SpareTimer | None = None
        self._length = 0
        """Milliseconds that the score takes."""

    @property
    def playing(self) -> QParallelAnimationGroup | None:
        """What moves now."""
        return self._play

    @property
    def remaining(self) -> int:
        """Milliseconds until everything has come to rest."""
        if self._awaited is not None or self._starting is not None:
            return self._length
        if self._play is None:
            return 0
        return max(0, self._play.totalDuration() - self._play.currentTime())

    def play(self, cues: Sequence[Cue], pace: Pace) -> None:
        """Show these cues."""
        self.clear()
        if not cues:
            return
        self._length = max(pace.ms(cue.start) + pace.ms(cue.length) for cue in cues)
        self._awaited = cues, pace
        # The scene has itself painted by an event that it has posted already.
        high = Qt.EventPriority.HighEventPriority.value
        QCoreApplication.postEvent(self, QEvent(CALLED), high)

    def event(self, event: QEvent) -> bool:
        if event.type() == CALLED:
            self._enter()
            return True
        return super().event(event)

    def _enter(self) -> None:
        """Everybody takes his place, unless another score, or none, was called for meanwhile."""
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
        play = self._play = QParallelAnimationGroup()
        for actor in self._actors:
            play.addAnimation(actor.part(pace))
        self.scene.motions.start(play, self._ended)

    def _ended(self) -> None:
        self._play = None
        actors, self._actors = self._actors, []
        for actor in actors:
            actor.leave()

    def clear(self) -> None:
        """Everything is where it belongs."""
        self._awaited = None
        if self._starting is not None:
            self.scene.motions.drop(self._starting)
            self._starting = None
            self._ended()
        if self._play is not None:
            self.scene.motions.stop(self._play)


class _Actor:
    """One picture in motion, and the thing it stands for."""

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
        pixmap = _pixmap(cue, context)
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
        """The actor's part, his waiting included."""
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
        """What changes, all of it in the same time; no more objects than it takes."""
        cue, carrier = self._cue, self._carrier
        curve = QEasingCurve(getattr(QEasingCurve.Type, cue.easing))
        changes: list[QPropertyAnimation] = []
        for target, name, values in (
            (carrier, POSITION, cue.path),
            (carrier, SCALE, cue.scale),
            (carrier, OPACITY, cue.opacity),
            (carrier, ROTATION, cue.angle),
            (self._flip, ANGLE, cue.flip),
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
        """Show the thing as it is painted by now."""
        size = pixmap.deviceIndependentSize()
        self._picture.setPixmap(pixmap)
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)

    def leave(self) -> None:
        """The thing itself is seen again, and the picture is gone."""
        if self._item is not None:
            self._item.setOpacity(1)
            self._item = None
        if self._carrier.scene() is not None:
            self._scene.removeItem(self._carrier)


def _pixmap(cue: Cue, context: PaintContext) -> QPixmap:
    """The picture of a cue."""
    from paxdesk.desk.stage.cues import Picture

    sprite = cue.sprite
    if isinstance(sprite, Picture):
        return sprite.pixmap
    return picture(sprite.look, context, sprite.width, sprite.height)
