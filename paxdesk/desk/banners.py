"""Banners across the table that briefly announce important events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from paxdesk.desk.animations import Pace
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST_INK
from paxdesk.desk.painting.shapes import draw_line, draw_shadow, fill_rect
from paxdesk.desk.painting.typesetting import ALIGN_CENTRE, draw_text, draw_wood_type, fit_font
from paxdesk.desk.scene.geometry import MASTHEAD
from paxdesk.desk.scene.pixmap_item import painted
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Look, PaintContext
from paxdesk.lazy_attrs import frozen

BANNER_MS: Final = 2000
"""Duration of one banner in ms at speed 1."""
FADE_SHARE: Final = 0.08
"""Share of the duration for fading in, and again for fading out."""
HEIGHT_SHARE: Final = 0.2
"""Height of a banner, as a share of the window's height."""
MIDDLE_SHARE: Final = 0.42
"""Vertical centre of a banner, as a share of the window's height."""
MAX_WAITING: Final = 3
"""Maximum number of banners waiting; older ones are dropped."""


class Banners(QObject):
    """Queue of banners, shown one after another over the table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.waiting: list[Look] = []
        self.shown: QGraphicsPixmapItem | None = None
        self._motion: QVariantAnimation | None = None
        self._printing: IdleTimer | None = None
        self._print: Callable[[], None] | None = None
        scene.redrawn.connect(self._print_again)

    @property
    def remaining(self) -> int:
        """Milliseconds until the last banner is gone; 0 if there is none."""
        left = 0
        if self._motion is not None:
            left = self._motion.duration() - self._motion.currentTime()
        return left + len(self.waiting) * self.scene.pace.ms(BANNER_MS)

    def show(self, looks: Iterable[Look]) -> None:
        """Queue banners for ``looks``; do nothing if motion is off."""
        if self.scene.pace.moves:
            self.waiting = [*self.waiting, *looks][-MAX_WAITING:]
            self._next()

    def skip(self) -> None:
        """Remove the banner shown and continue with the next."""
        if self._motion is not None:
            self.scene.motions.stop(self._motion)

    def clear(self) -> None:
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
        width, height = zones.prompt.width + 2 * zones.margin, HEIGHT_SHARE * high
        item = QGraphicsPixmapItem()
        item.setPos(left - look.margin, MIDDLE_SHARE * high - height / 2 - look.margin)
        item.setZValue(MASTHEAD)
        item.setOpacity(0)
        self.shown = item
        self.scene.addItem(item)

        def print_it() -> None:
            self._printing = None
            item.setPixmap(painted(look, context, width, height))

        # Paint later: the item is still transparent, and the current step takes long.
        self._print = print_it
        self._printing = self.scene.motions.after(0, print_it)
        motion = QVariantAnimation()
        for at, opacity in ((0.0, 0.0), (FADE_SHARE, 1.0), (1 - FADE_SHARE, 1.0), (1.0, 0.0)):
            motion.setKeyValueAt(at, opacity)
        motion.setDuration(pace.ms(BANNER_MS))
        motion.valueChanged.connect(item.setOpacity)
        self._motion = motion
        self.scene.motions.start(motion, self._ended)

    def _print_again(self) -> None:
        """Repaint the banner shown, as its text may have changed."""
        if self._print is not None and self._printing is None:
            self._print()

    def _ended(self) -> None:
        self._print = None
        if self._printing is not None:
            self.scene.motions.drop(self._printing)
            self._printing = None
        item, self.shown = self.shown, None
        self._motion = None
        if item is not None and item.scene() is not None:
            self.scene.removeItem(item)
        self._next()


@frozen
class BannerLook:
    """Banner between ruled lines, with a title and a text below it.

    ``further`` returns text that is appended to ``words``.
    """

    margin: ClassVar[float] = 20
    title: str
    words: str
    icon: str
    loud: bool = False
    further: Callable[[], str] | None = None

    @property
    def spoken_text(self) -> str:
        return self.words if self.further is None else f"{self.words} {self.further()}".rstrip()

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        draw_shadow(painter, sheet, 6, 6)
        fill_rect(painter, sheet, PAPER)
        for inset, weight in ((7, 3.0), (12, 1.0)):
            for y in (inset, height - inset):
                draw_line(painter, QPointF(0, y), QPointF(width, y), INK, weight)
        ink = UNREST_INK if self.loud else INK
        side = height * 0.5
        for left in (width * 0.06, width * 0.94 - side):
            draw_icon(painter, self.icon, left, (height - side) / 2, side, ink)
        room = QRectF(width * 0.08 + side, 0, width * 0.84 - 2 * side, height)
        title = QRectF(room.left(), height * 0.19, room.width(), height * 0.34)
        draw_wood_type(painter, title, self.title.upper(), ink, squeeze=(0.5, 1.15))
        below = QRectF(room.left(), height * 0.6, room.width(), height * 0.24)
        words = self.spoken_text
        face = fit_font(words, below.width(), 1, height * 0.17, 12, "serif", 600)
        draw_text(painter, below, words, face, SEPIA, ALIGN_CENTRE)
