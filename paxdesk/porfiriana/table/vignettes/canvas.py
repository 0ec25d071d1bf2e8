"""Canvas for the pictures of cards, with rays and hatching."""

import math
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from paxdesk.desk.painting import shapes
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Ink, qcolor
from paxdesk.desk.painting.svg import drawing
from paxdesk.lazy_attrs import frozen


@contextmanager
def clipped(painter: QPainter, place: QRectF) -> Iterator[None]:
    """Clip painting to ``place``, with antialiasing."""
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield
    painter.restore()


@frozen
class IconSpot:
    """Position of an icon, as shares of the picture's width and height.

    If ``widest`` reduces the icon, its bottom (or if ``hung``, its top) stays in place.
    """

    across: float
    foot: float
    side: float
    widest: float = 1.0
    hung: bool = False


@frozen
class Canvas:
    """Picture being painted; ``fine`` adds engraved details, for faces larger than on the table."""

    painter: QPainter
    place: QRectF
    fine: bool

    @property
    def width(self) -> float:
        return self.place.width()

    @property
    def height(self) -> float:
        return self.place.height()

    def clipped(self) -> AbstractContextManager[None]:
        """Clip painting to the picture, with antialiasing."""
        return clipped(self.painter, self.place)

    def at(self, across: float, down: float) -> QPointF:
        """Return a point by shares of the picture's width and height."""
        place = self.place
        return QPointF(place.left() + place.width() * across, place.top() + place.height() * down)

    def fill(self, ink: Ink) -> None:
        shapes.fill_rect(self.painter, self.place, ink)

    def disk(self, centre: QPointF, radius: float, ink: Ink) -> None:
        shapes.fill_circle(self.painter, centre, radius, ink)

    def rays(
        self,
        centre: QPointF,
        inner: float,
        number: int,
        ink: Ink,
        share: float = 0.5,
        turned: float = 0.0,
    ) -> None:
        """Draw rays from ``centre`` past the picture's edges; see :func:`rays`."""
        outer = 1.2 * max(self.width, self.height)
        rays(self.painter, centre, inner, outer, number, ink, share, turned)

    def land(self, part: str, ink: Ink) -> None:
        """Draw a part of ``landscape.svg`` over the whole picture."""
        drawing("landscape").paint(self.painter, part, self.place, ink, fine=self.fine)

    def sky(self, part: str, ink: Ink, sun: QPointF, clear: float) -> None:
        """Draw a part of the landscape, except within ``clear`` px of ``sun``."""
        around = QPainterPath()
        around.addRect(self.place)
        around.addEllipse(sun, clear, clear)
        self.painter.save()
        self.painter.setClipPath(around, Qt.ClipOperation.IntersectClip)
        self.land(part, ink)
        self.painter.restore()

    def icon(
        self,
        name: str,
        spot: IconSpot,
        ink: Ink = INK,
        *,
        keyline: Ink | None = PAPER,
        key_width: float = 2.6,
        turned: float = 0.0,
        mirrored: bool = False,
        right_to_left: bool = False,
    ) -> None:
        """Draw an icon at a spot, measured from the right edge if ``right_to_left``."""
        side = min(self.height * spot.side, self.width * spot.widest)
        foot = self.at(1 - spot.across if right_to_left else spot.across, spot.foot)
        above = self.height * spot.side if spot.hung else side
        draw_icon(
            self.painter,
            name,
            foot.x() - side / 2,
            foot.y() - above,
            side,
            ink,
            keyline=keyline,
            key_width=key_width,
            turned=turned,
            mirrored=mirrored,
        )


def rays(
    painter: QPainter,
    centre: QPointF,
    inner: float,
    outer: float,
    number: int,
    ink: Ink,
    share: float = 0.5,
    turned: float = 0.0,
) -> None:
    """Draw wedges of light covering ``share`` of the circle; ``turned`` is in radians."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(qcolor(ink))
    half = math.pi / number * share
    corners = ((inner, -half * 0.4), (outer, -half), (outer, half), (inner, half * 0.4))
    wedge = QPolygonF(
        [QPointF(reach * math.cos(turn), reach * math.sin(turn)) for reach, turn in corners]
    )
    for index in range(number):
        ray = QTransform.fromTranslate(centre.x(), centre.y())
        ray.rotateRadians(turned + index * 2 * math.pi / number)
        painter.drawPolygon(ray.map(wedge))


def hatch(
    painter: QPainter, path: QPainterPath, ink: Ink, gap: float, width: float, angle: float = -55
) -> None:
    """Draw parallel lines over a shape, at an angle in degrees."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    bounds = path.boundingRect()
    reach = bounds.width() + bounds.height()
    painter.translate(bounds.center())
    painter.rotate(angle)
    painter.setPen(QPen(QColor(ink), width))
    level = -reach
    while level < reach:
        painter.drawLine(QPointF(-reach, level), QPointF(reach, level))
        level += gap
    painter.restore()
