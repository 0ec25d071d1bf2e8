"""Mastheads: what everybody at the table should hear of, printed across it for two seconds."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from paxdesk.desk.motion.pace import Pace
from paxdesk.desk.motion.spare import SpareTimer
from paxdesk.desk.scene.depth import MASTHEAD
from paxdesk.desk.scene.pixmap_item import painted
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Look

LASTS: Final = 2000
"""Milliseconds of one masthead at full pace."""
FADES: Final = 0.08
"""The share of its time in which it comes, and in which it goes."""
HEIGHT: Final = 0.2
MIDDLE: Final = 0.42
"""Its height and the place of its middle, as shares of the window's height."""
MOST: Final = 3
"""So many wait at most: where much happens at once, the latest is what matters."""


class Mastheads(QObject):
    """Shows one after another over the table and takes no mouse; :meth:`skip` goes on."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.waiting: list[Look] = []
        self.shown: QGraphicsPixmapItem | None = None
        self._motion: QVariantAnimation | None = None
        self._printing: SpareTimer | None = None

    @property
    def remaining(self) -> int:
        """Milliseconds until the last one is gone."""
        left = 0
        if self._motion is not None:
            left = self._motion.duration() - self._motion.currentTime()
        return left + len(self.waiting) * self.scene.pace.ms(LASTS)

    def show(self, looks: Iterable[Look]) -> None:
        """Print these, each in its turn; none where nothing moves."""
        if self.scene.pace.moves:
            self.waiting = [*self.waiting, *looks][-MOST:]
            self._next()

    def skip(self) -> None:
        """Take away the one that is shown; the next comes."""
        if self._motion is not None:
            self.scene.motions.stop(self._motion)

    def clear(self) -> None:
        """Take all away."""
        self.waiting = []
        self.skip()

    def _next(self) -> None:
        context = self.scene.context
        if self._motion is not None or not self.waiting or context is None:
            return
        pace: Pace = self.scene.pace
        look = self.waiting.pop(0)
        if not pace.moves:
            self.waiting = []
            return
        zones = self.scene.zones
        high = zones.window.height
        left = zones.prompt.x - zones.margin
        width, height = zones.prompt.width + 2 * zones.margin, HEIGHT * high
        item = QGraphicsPixmapItem()
        item.setPos(left - look.margin, MIDDLE * high - height / 2 - look.margin)
        item.setZValue(MASTHEAD)
        item.setOpacity(0)
        self.shown = item
        self.scene.addItem(item)

        def print_it() -> None:
            self._printing = None
            item.setPixmap(painted(look, context, width, height))

        # It has yet to come, and the step that brings it has enough to do.
        self._printing = self.scene.motions.after(0, print_it)
        motion = QVariantAnimation()
        for at, opacity in ((0.0, 0.0), (FADES, 1.0), (1 - FADES, 1.0), (1.0, 0.0)):
            motion.setKeyValueAt(at, opacity)
        motion.setDuration(pace.ms(LASTS))
        motion.valueChanged.connect(item.setOpacity)
        self._motion = motion
        self.scene.motions.start(motion, self._ended)

    def _ended(self) -> None:
        if self._printing is not None:
            self.scene.motions.drop(self._printing)
            self._printing = None
        item, self.shown = self.shown, None
        self._motion = None
        if item is not None and item.scene() is not None:
            self.scene.removeItem(item)
        self._next()
