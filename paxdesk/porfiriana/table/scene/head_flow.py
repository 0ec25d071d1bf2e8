"""The pieces of a head, set one after another on a line: marks, figures and points."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import advance, draw_text, font
from paxdesk.desk.painting.palette import INK, PAPER, Ink, Theme
from paxdesk.desk.painting.primitives import coin, cube, seat_mark
from paxdesk.desk.painting.shapes import fill, frame, rounded
from paxdesk.desk.scene.rect import Rect
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.painting.inks import prestige_on
from paxdesk.porfiriana.table.scene.seat_stats import Standing
from paxdesk.record_classes import frozen

PartName: TypeAlias = Literal["", "mark", "gold", "sum", "income", "reserve", "jail"] | Prestige
Draw: TypeAlias = Callable[[QPainter, Theme], None]


@frozen
class Part:
    """A piece of a head: where it is, how it is drawn, and a name if it can be used."""

    area: Rect
    draw: Draw
    name: PartName = ""


def part_area(parts: Sequence[Part], name: PartName) -> Rect | None:
    """Where a named part lies, from the corner of the head."""
    return next((part.area for part in parts if part.name == name), None)


PLATE_EDGE: Final = 2.0
"""How far a plate reaches beyond the figure on it."""
TIP: Final = 4.0
"""How far its tip does, above or below."""


def paint_plate(painter: QPainter, theme: Theme, figure: QRectF, better: bool) -> None:
    """A plate behind a figure that is foreseen, with a tip: up for better, down for worse."""
    box = figure.adjusted(-PLATE_EDGE, 0, PLATE_EDGE, 0)
    edge, way = (box.top(), -1) if better else (box.bottom(), 1)
    middle = box.center().x()
    plate = rounded(box, 2.5)
    tip = QPainterPath(QPointF(middle - 5, edge - way))
    tip.lineTo(middle, edge + way * TIP)
    tip.lineTo(middle + 5, edge - way)
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor(theme.plate))
    painter.drawPath(plate.united(tip))


def words_part(
    rect: Rect,
    words: str,
    face: QFont,
    ink: Callable[[Theme], Ink],
    name: PartName = "",
    better: bool | None = None,
) -> Part:
    """Words at a place; on a plate where they are foreseen, as ``better`` then says."""

    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width + 2, rect.height)
        if better is not None:
            high = min(face.pixelSize() * 1.15, rect.height - 2 * TIP)
            top = rect.y + (rect.height - high) / 2
            paint_plate(painter, theme, QRectF(rect.x, top, rect.width, high), better)
        shade = ink(theme) if better is None else INK
        draw_text(painter, place, words, face, shade, elide=False)

    return Part(rect, draw, name)


def text_ink(theme: Theme) -> Ink:
    return theme.text


def muted_ink(theme: Theme) -> Ink:
    return theme.muted


def refusal_ink(theme: Theme) -> Ink:
    return theme.refusal


def standing_width(standing: Standing, side: float) -> float:
    """The width in pixels of a kind's mark with its points and the points needed."""
    wide = side + 3 + advance(str(standing.points), font(side * 0.86, "sans", 700))
    if standing.needed:
        wide += advance(f"/{standing.needed}", font(side * 0.66)) + 1
    return wide


def paint_standing(
    painter: QPainter,
    theme: Theme,
    standing: Standing,
    left: float,
    top: float,
    side: float,
    better: bool | None = None,
) -> None:
    """A kind's mark, points held and points needed; inverted where they would topple Díaz.

    What is foreseen stands on a plate, and ``better`` says whether that is better than now.
    """
    enough = standing.enough and standing.needed > 0
    wide = standing_width(standing, side)
    box = QRectF(left - 3, top - 2, wide + 6, side + 4)
    topples = enough and standing.counts
    if topples:
        fill(painter, box, theme.plate, 3)
    elif enough:
        frame(painter, box, theme.focus, 1, 3)
    ink = INK if topples else prestige_on(theme, standing.prestige)
    draw_icon(painter, f"prestige-{standing.prestige}", left, top, side, ink)
    if better is not None:
        place = QRectF(left + side + 3, top, wide - side - 3, side)
        paint_plate(painter, theme, place, better)
    topples = topples or better is not None
    face = font(side * 0.86, "sans", 700)
    words = str(standing.points)
    pale = theme.text if theme.plain else theme.muted
    bold = INK if topples else theme.text if standing.points else pale
    draw_text(
        painter, QRectF(left + side + 3, top - 2, 30, side + 4), words, face, bold, elide=False
    )
    if standing.needed:
        draw_text(
            painter,
            QRectF(left + side + 4 + advance(words, face), top, 30, side + 2),
            f"/{standing.needed}",
            font(side * 0.66),
            INK if topples else theme.text if theme.plain else theme.muted,
            elide=False,
        )


class Flow:
    """Sets parts one after another on a line of some height."""

    def __init__(self, left: float, top: float, height: float) -> None:
        self.left = left
        self.top = top
        self.height = height
        self.parts: list[Part] = []

    def skip(self, width: float) -> None:
        self.left += width

    def box(self, width: float) -> Rect:
        return Rect(self.left, self.top, width, self.height)

    def words(
        self,
        words: str,
        face: QFont,
        ink: Callable[[Theme], Ink] = text_ink,
        drop: float = 0,
        name: PartName = "",
        better: bool | None = None,
    ) -> None:
        wide = advance(words, face)
        place = self.box(wide).moved(0, drop)
        self.parts.append(words_part(place, words, face, ink, name, better))
        self.left += wide

    def mark(self, colour: int, side: float, top: float) -> None:
        left = self.left
        self.draw(side, lambda painter, theme: seat_mark(painter, colour, left, top, side), "mark")

    def coin(self, radius: float) -> None:
        centre = QPointF(self.left + radius, self.top + self.height / 2)
        self.draw(2 * radius, lambda painter, theme: coin(painter, centre, radius))

    def cube(self, colour: int, side: float) -> None:
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(side, lambda painter, theme: cube(painter, colour, left, top, side))

    def icon(self, name: str, side: float) -> None:
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(
            side, lambda painter, theme: draw_icon(painter, name, left, top, side, theme.muted)
        )

    def jail(self, side: float) -> None:
        rect = Rect(self.left, self.top + (self.height - side) / 2, side, side)
        self.parts.append(jail_part(rect))
        self.left += side

    def standing(self, standing: Standing, side: float, better: bool | None = None) -> None:
        """A kind's mark and its points; ``better`` as for ``words_part``."""
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(
            standing_width(standing, side),
            lambda painter, theme: paint_standing(
                painter, theme, standing, left, top, side, better
            ),
        )
        self.name_from(left + side + 2, standing.prestige)

    def draw(self, width: float, draw: Draw, name: PartName = "") -> None:
        self.parts.append(Part(self.box(width), draw, name))
        self.left += width

    def name_from(self, left: float, name: PartName) -> None:
        """What was set from ``left`` on is one part of that name."""
        area = Rect(left, self.top, self.left - left, self.height)
        self.parts.append(Part(area, lambda painter, theme: None, name))


def jail_part(rect: Rect) -> Part:
    def draw(painter: QPainter, theme: Theme) -> None:
        fill(painter, QRectF(rect.x, rect.y, rect.width, rect.height), theme.refusal, 3)
        side = rect.width * 0.76
        inner = (rect.width - side) / 2
        ink = INK if theme.dark else PAPER
        draw_icon(painter, "jail", rect.x + inner, rect.y + inner, side, ink)

    return Part(rect, draw, "jail")
