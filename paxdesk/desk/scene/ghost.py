"""What is in the hand during a drag: a little larger, tilted, with a deep shadow."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from paxdesk.desk.motion.motions import Motions
from paxdesk.desk.motion.pace import Pace
from paxdesk.desk.painting.layout import RATIO
from paxdesk.desk.scene.depth import GHOST
from paxdesk.desk.scene.pixmap_item import painted
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import Lifted, PaintContext

GROWTH: Final = 1.08
TILT: Final = -4.0
LIFT: Final = 90
FLY_HOME: Final = 220
"""Milliseconds."""
OPACITY: Final = 0.96


class Ghost:
    """The ghost of a thing; the thing itself stays at home until the drop."""

    def __init__(
        self,
        scene: QGraphicsScene,
        spot: Spot,
        home: QPointF,
        lifted: Lifted,
        context: PaintContext,
        pace: Pace,
        motions: Motions,
    ) -> None:
        self.spot = spot
        self._scene = scene
        self._motions = motions
        self._home = home
        self._motion: QVariantAnimation | None = None
        pixmap = painted(lifted.look, context, lifted.width, lifted.height)
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(item.transformationMode().SmoothTransformation)
        bounds = item.boundingRect()
        item.setOffset(-bounds.width() / 2, -bounds.height() / 2)
        item.setZValue(GHOST)
        item.setOpacity(OPACITY)
        card = lifted.height > lifted.width * (1 + RATIO) / 2
        self._tilt = TILT if card else 0.0
        self._rise(item, pace)
        # a card hangs right below the pointer, so that the place under it stays visible
        self._hang = (
            QPointF(lifted.width * 0.64, lifted.height * 0.54)
            if card
            else QPointF(lifted.width * 0.4, lifted.height * 0.4)
        )
        self._item = item
        scene.addItem(item)

    def _rise(self, item: QGraphicsPixmapItem, pace: Pace) -> None:
        """Grow and tilt while it is taken up."""
        item.setScale(GROWTH)
        item.setRotation(self._tilt)
        if not pace.moves or pace.reduced:
            return
        motion = QVariantAnimation()
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(pace.ms(LIFT))
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)

        def rise(share: float) -> None:
            item.setScale(1 + (GROWTH - 1) * share)
            item.setRotation(self._tilt * share)

        motion.valueChanged.connect(rise)
        self._motion = motion
        self._motions.start(motion, self._rested)

    def _rested(self) -> None:
        self._motion = None

    @property
    def center(self) -> QPointF:
        """Where the ghost is seen, in scene coordinates."""
        return self._item.pos()

    def follow(self, point: QPointF) -> None:
        """Hang at the pointer."""
        self._item.setPos(point + self._hang)

    def fly_home(self, pace: Pace, ended: Callable[[], object]) -> None:
        """Fly back and vanish there; ``ended`` is called when it is gone."""

        def vanish() -> None:
            self.remove()
            ended()

        if self._motion is not None:
            self._motions.stop(self._motion)
        if not pace.moves or pace.reduced:
            vanish()
            return
        motion = QVariantAnimation()
        motion.setStartValue(self._item.pos())
        motion.setEndValue(self._home)
        motion.setDuration(pace.ms(FLY_HOME))
        motion.setEasingCurve(QEasingCurve.Type.OutBack)
        motion.valueChanged.connect(self._item.setPos)
        self._motion = motion
        self._motions.start(motion, vanish)

    def remove(self) -> None:
        """Take the ghost off the table."""
        motion, self._motion = self._motion, None
        if self._item.scene() is not None:
            self._scene.removeItem(self._item)
        if motion is not None:
            self._motions.stop(motion)
