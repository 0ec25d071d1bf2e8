"""Images of dragged things, and the raising of hovered things."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from paxdesk.desk.animations import AnimationOwner, Pace
from paxdesk.desk.scene.geometry import GHOST, RATIO
from paxdesk.desk.scene.pixmap_item import RISEN_DEPTH, PixmapItem, painted
from paxdesk.desk.scene.things import DraggedLook, PaintContext, Spot

GROWTH: Final = 1.08
TILT: Final = -4.0
LIFT_MS: Final = 90
FLY_HOME_MS: Final = 220
"""Duration of the return of a refused thing, in ms."""
OPACITY: Final = 0.96


class DragImage:
    """Image of a dragged thing; its item stays in place until the drop."""

    def __init__(
        self,
        scene: QGraphicsScene,
        spot: Spot,
        home: QPointF,
        lifted: DraggedLook,
        context: PaintContext,
        pace: Pace,
        motions: AnimationOwner,
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
        # Cards hang to the lower right of the pointer, so that the place remains visible.
        self._hang = (
            QPointF(lifted.width * 0.64, lifted.height * 0.54)
            if card
            else QPointF(lifted.width * 0.4, lifted.height * 0.4)
        )
        self._item = item
        scene.addItem(item)

    def _rise(self, item: QGraphicsPixmapItem, pace: Pace) -> None:
        item.setScale(GROWTH)
        item.setRotation(self._tilt)
        if not pace.moves or pace.reduced:
            return

        def rise(share: float) -> None:
            item.setScale(1 + (GROWTH - 1) * share)
            item.setRotation(self._tilt * share)

        self._motion = self._motions.vary(pace.ms(LIFT_MS), (0.0, 1.0), rise, self._rested)

    def _rested(self) -> None:
        self._motion = None

    @property
    def center(self) -> QPointF:
        """Centre of the image, in scene coordinates."""
        return self._item.pos()

    def follow(self, point: QPointF) -> None:
        self._item.setPos(point + self._hang)

    def fly_home(self, pace: Pace, ended: Callable[[], object]) -> None:
        """Animate the return and remove the image; then call ``ended``."""

        def vanish() -> None:
            self.remove()
            ended()

        if self._motion is not None:
            self._motions.stop(self._motion)
        if not pace.moves or pace.reduced:
            vanish()
            return
        way, back = (self._item.pos(), self._home), QEasingCurve.Type.OutBack
        fly = self._item.setPos
        self._motion = self._motions.vary(pace.ms(FLY_HOME_MS), way, fly, vanish, back)

    def remove(self) -> None:
        motion, self._motion = self._motion, None
        if self._item.scene() is not None:
            self._scene.removeItem(self._item)
        if motion is not None:
            self._motions.stop(motion)


RISE_MS: Final = 90
"""Duration of raising a thing, in ms."""


class HoverLift:
    """Hover effect that raises one thing at a time, with its marks."""

    def __init__(self, motions: AnimationOwner) -> None:
        self._motions = motions
        self._items: list[PixmapItem] = []
        self._depths: list[float] = []
        self._motion: QVariantAnimation | None = None
        self.spot: Spot | None = None

    def lift(self, spot: Spot, by: float, items: Iterable[PixmapItem], pace: Pace) -> None:
        """Raise the given items of ``spot`` by ``by`` units; lower those raised before."""
        self.lay_down()
        self.spot = spot
        self._items = list(items)
        self._depths = [item.zValue() for item in self._items]
        for item, depth in zip(self._items, self._depths, strict=True):
            item.setZValue(depth + RISEN_DEPTH)
        if not pace.moves or pace.reduced:
            self._rise(by)
            return
        way = (0.0, float(by))
        self._motion = self._motions.vary(pace.ms(RISE_MS), way, self._rise, self._rested)

    def _rise(self, by: float) -> None:
        for item in self._items:
            item.rise(by)

    def _rested(self) -> None:
        self._motion = None

    def lay_down(self) -> None:
        if self._motion is not None:
            self._motions.stop(self._motion)
        for item, depth in zip(self._items, self._depths, strict=True):
            item.rise(0)
            item.setZValue(depth)
        self._items, self._depths = [], []
        self.spot = None


def things_at(spot: Spot, items: Mapping[object, PixmapItem]) -> list[PixmapItem]:
    """Return the items whose first target has this spot."""
    return [
        item
        for item in items.values()
        if item.thing is not None and item.thing.targets and item.thing.targets[0].spot == spot
    ]
