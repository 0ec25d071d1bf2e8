"""Layout of a seat's panel: marks, figures and points from left to right.

Painting and hit tests of the reserve and jail disk share this layout.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Ink, Theme
from paxdesk.desk.painting.shapes import (
    draw_coin,
    draw_cube,
    draw_frame,
    fill_rect,
    rounded_path,
    seat_mark,
)
from paxdesk.desk.painting.typesetting import draw_text, fit_font, make_font, text_width
from paxdesk.desk.scene.geometry import Rect
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.state import CUBES_PER_PLAYER
from paxdesk.porfiriana.table.painting.symbols import prestige_on
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats, ToppleMargin

# --- Parts of a panel, set on a line one after another --------------------------------------------

PartName: TypeAlias = (
    Literal["", "mark", "gold", "sum", "income", "hand", "actions", "reserve", "jail"] | Prestige
)
LEAST_NEEDED: Final = 11
"""Minimum text size of points needed, in px."""
Draw: TypeAlias = Callable[[QPainter, Theme], None]


@frozen
class PanelPart:
    """A part of a panel: its area, a paint function, and a name if it is a target ("" if not)."""

    area: Rect
    draw: Draw
    name: PartName = ""


def part_area(parts: Sequence[PanelPart], name: PartName) -> Rect | None:
    """Return the area of a named part relative to the panel; None if there is none."""
    return next((part.area for part in parts if part.name == name), None)


PLATE_EDGE: Final = 2.0
"""Margin of a plate around its figure, in px."""
TIP: Final = 4.0
"""Height of the plate's tip, in px."""


def paint_plate(painter: QPainter, theme: Theme, figure: QRectF, better: bool) -> None:
    """Paint a plate behind a previewed figure, its tip up for better, down for worse."""
    box = figure.adjusted(-PLATE_EDGE, 0, PLATE_EDGE, 0)
    edge, way = (box.top(), -1) if better else (box.bottom(), 1)
    middle = box.center().x()
    plate = rounded_path(box, 2.5)
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
) -> PanelPart:
    """Return a text part; a previewed figure, with ``better`` not None, is on a plate."""

    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width + 2, rect.height)
        if better is not None:
            high = min(face.pixelSize() * 1.15, rect.height - 2 * TIP)
            top = rect.y + (rect.height - high) / 2
            paint_plate(painter, theme, QRectF(rect.x, top, rect.width, high), better)
        shade = ink(theme) if better is None else INK
        draw_text(painter, place, words, face, shade, elide=False)

    return PanelPart(rect, draw, name)


def text_ink(theme: Theme) -> Ink:
    return theme.text


def muted_ink(theme: Theme) -> Ink:
    return theme.muted


def refusal_ink(theme: Theme) -> Ink:
    return theme.refusal


def needed_font(side: float) -> QFont:
    """Return the font of points needed beside a mark."""
    return make_font(max(LEAST_NEEDED, side * 0.66))


def standing_width(standing: ToppleMargin, side: float) -> float:
    """Return the width in px of a kind's mark with its points and the points needed."""
    wide = side + 3 + text_width(str(standing.points), make_font(side * 0.86, "sans", 700))
    if standing.needed:
        wide += text_width(f"/{standing.needed}", needed_font(side)) + 1
    return wide


def paint_standing(
    painter: QPainter,
    theme: Theme,
    standing: ToppleMargin,
    left: float,
    top: float,
    side: float,
    better: bool | None = None,
) -> None:
    """Paint a kind's mark, points held and points needed; inverted if they would topple Díaz.

    With ``better`` not None the points are a preview, and on a plate.
    """
    enough = standing.can_topple and standing.needed > 0
    wide = standing_width(standing, side)
    box = QRectF(left - 3, top - 2, wide + 6, side + 4)
    topples = enough and standing.counts
    if topples:
        fill_rect(painter, box, theme.plate, 3)
    elif enough:
        draw_frame(painter, box, theme.focus, 1, 3)
    ink = INK if topples else prestige_on(theme, standing.prestige)
    draw_icon(painter, f"prestige-{standing.prestige}", left, top, side, ink)
    if better is not None:
        place = QRectF(left + side + 3, top, wide - side - 3, side)
        paint_plate(painter, theme, place, better)
    topples = topples or better is not None
    face = make_font(side * 0.86, "sans", 700)
    words = str(standing.points)
    pale = theme.text if theme.plain else theme.muted
    bold = INK if topples else theme.text if standing.points else pale
    draw_text(
        painter, QRectF(left + side + 3, top - 2, 30, side + 4), words, face, bold, elide=False
    )
    if standing.needed:
        draw_text(
            painter,
            QRectF(left + side + 4 + text_width(words, face), top, 30, side + 2),
            f"/{standing.needed}",
            needed_font(side),
            INK if topples else theme.text if theme.plain else theme.muted,
            elide=False,
        )


class LineSetter:
    """Builder that sets parts one after another on a line."""

    def __init__(self, left: float, top: float, height: float) -> None:
        self.left = left
        self.top = top
        self.height = height
        self.parts: list[PanelPart] = []

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
        wide = text_width(words, face)
        place = self.box(wide).moved(0, drop)
        self.parts.append(words_part(place, words, face, ink, name, better))
        self.left += wide

    def mark(self, colour: int, side: float, top: float) -> None:
        left = self.left
        self.draw(side, lambda painter, theme: seat_mark(painter, colour, left, top, side), "mark")

    def coin(self, radius: float) -> None:
        centre = QPointF(self.left + radius, self.top + self.height / 2)
        self.draw(2 * radius, lambda painter, theme: draw_coin(painter, centre, radius))

    def cube(self, colour: int, side: float) -> None:
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(side, lambda painter, theme: draw_cube(painter, colour, left, top, side))

    def icon(self, name: str, side: float) -> None:
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(
            side, lambda painter, theme: draw_icon(painter, name, left, top, side, theme.muted)
        )

    def jail(self, side: float) -> None:
        rect = Rect(self.left, self.top + (self.height - side) / 2, side, side)
        self.parts.append(jail_part(rect))
        self.left += side

    def standing(self, standing: ToppleMargin, side: float, better: bool | None = None) -> None:
        """Add a kind's mark and its points; ``better`` as for :func:`words_part`."""
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(
            standing_width(standing, side),
            lambda painter, theme: paint_standing(
                painter, theme, standing, left, top, side, better
            ),
        )
        self.name_from(left + side + 2, standing.prestige)

    def gold(self, figures: SeatStats, radius: float, gap: float, face: QFont) -> None:
        """Add a coin and the gold of a seat."""
        start = self.left
        self.coin(radius)
        self.name_from(start, "gold")
        self.skip(gap)
        self.words(str(figures.gold), face, name="sum", better=figures.better("sum"))

    def reserve(self, figures: SeatStats, side: float, gap: float, face: QFont) -> None:
        """Add a cube and the number left to a seat; to be named with :meth:`name_from`."""
        self.cube(figures.colour, side)
        self.skip(gap)
        self.words(str(figures.reserve), face, text_ink if figures.reserve else refusal_ink)

    def hand(
        self,
        figures: SeatStats,
        side: float,
        gap: float,
        face: QFont,
        ink: Callable[[Theme], Ink] = text_ink,
    ) -> None:
        """Add the number of cards in a seat's hand."""
        self.icon("hand", side)
        self.skip(gap)
        self.words(str(figures.hand), face, ink, name="hand", better=figures.better("hand"))

    def draw(self, width: float, draw: Draw, name: PartName = "") -> None:
        self.parts.append(PanelPart(self.box(width), draw, name))
        self.left += width

    def name_from(self, left: float, name: PartName) -> None:
        """Combine everything from x ``left`` on into one part called ``name``."""
        area = Rect(left, self.top, self.left - left, self.height)
        self.parts.append(PanelPart(area, lambda painter, theme: None, name))


def jail_part(rect: Rect) -> PanelPart:
    def draw(painter: QPainter, theme: Theme) -> None:
        fill_rect(painter, QRectF(rect.x, rect.y, rect.width, rect.height), theme.refusal, 3)
        side = rect.width * 0.76
        inner = (rect.width - side) / 2
        ink = INK if theme.dark else PAPER
        draw_icon(painter, "jail", rect.x + inner, rect.y + inner, side, ink)

    return PanelPart(rect, draw, "jail")


@lru_cache(maxsize=64)
def two_line_head(figures: SeatStats, width: float, large: bool) -> tuple[PanelPart, ...]:
    """Return a panel in two lines: name, gold, income, hand; below prestige, jail, cubes left."""
    height = 22 if large else 19
    side = height - 3
    flow = LineSetter(0, 0, height)
    flow.mark(figures.colour, side, 1)
    parts: list[PanelPart] = []
    left = width
    if figures.seat != DIAZ:
        left = _purse(parts, figures, width, height, large)
    face = make_font(15 if large else 12.5, "serif", 700)
    name = figures.name
    if width > 340 and figures.hacendado:
        name = f"{name} · {figures.hacendado}"
    rect = Rect(side + 6, 0, left - side - 10, height)
    parts.append(_elided(rect, name, face))

    fine = make_font(12 if large else 11, "sans", 700)
    cubes = str(figures.reserve)
    beside = (
        0.0 if figures.seat == DIAZ else text_width(cubes, fine) + (40 if figures.jailed else 18)
    )
    mark, gap = _second_line(figures, width - beside, large)
    side = 16 if large else 14
    second = LineSetter(0, height + 2, side)
    for standing in figures.standings:
        second.standing(standing, mark, figures.better(standing.prestige))
        second.skip(gap)
    if figures.seat == DIAZ:
        return (*flow.parts, *parts, *second.parts)
    left = width - text_width(cubes, fine)
    ink = text_ink if figures.reserve else refusal_ink
    parts.append(words_part(Rect(left, height, width - left, side + 4), cubes, fine, ink))
    wooden = LineSetter(left - side * 0.8 - 3, height + 2, side)
    start = wooden.left
    wooden.cube(figures.colour, side * 0.76)
    wooden.left = width
    wooden.name_from(start, "reserve")
    if figures.jailed:
        second.parts.append(jail_part(Rect(start - side - 8, height, side + 4, side + 4)))
    return (*flow.parts, *parts, *second.parts, *wooden.parts)


def _second_line(figures: SeatStats, width: float, large: bool) -> tuple[float, float]:
    """Return size and gaps of the marks in the second line, so that they fit ``width``."""
    usual = (16.0 if large else 14.0, 12.0 if large or width > 320 else 7.0)
    for side, gap in (usual, (usual[0], 5.0), (13.0, 5.0), (11.0, 4.0)):
        count = len(figures.standings)
        taken = sum(standing_width(each, side) for each in figures.standings) + count * gap
        if taken <= width:
            break
    return side, gap


def _purse(
    parts: list[PanelPart], figures: SeatStats, width: float, height: float, large: bool
) -> float:
    """Add gold, income and hand right-aligned to ``parts``; return their left edge."""
    bold, plain = make_font(14 if large else 12, "sans", 700), make_font(13 if large else 11)
    right = width - text_width(str(figures.hand), bold)
    cards, place = str(figures.hand), Rect(right, 0, width - right, height)
    parts.append(words_part(place, cards, bold, text_ink, "hand", figures.better("hand")))
    hand = LineSetter(right - 17, 0, height)
    hand.icon("hand", 15)
    right -= 24
    income = f"+{figures.income}"
    left = right - text_width(income, plain)
    parts.append(
        words_part(Rect(left, 0, right - left, height), income, plain, muted_ink, "income")
    )
    gold = str(figures.gold)
    left -= 4 + text_width(gold, bold)
    wide = text_width(gold, bold)
    better = figures.better("sum")
    parts.append(words_part(Rect(left, 0, wide, height), gold, bold, text_ink, "sum", better))
    radius = 7.5 if large else 6.5
    purse = LineSetter(left - 10 - radius, 0, height)
    start = purse.left
    purse.coin(radius)
    purse.name_from(start, "gold")
    parts += [*purse.parts, *hand.parts]
    return left - 22


def _elided(rect: Rect, words: str, face: QFont) -> PanelPart:
    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width, rect.height)
        # Elide in the middle: names such as Pax-o-matic I and II differ at the end.
        draw_text(painter, place, words, face, theme.text, middle=True)

    return PanelPart(rect, draw)


@lru_cache(maxsize=64)
def one_line_head(
    figures: SeatStats, width: float, height: float, large: bool
) -> tuple[PanelPart, ...]:
    """Return a panel in one line, with prestige at the right.

    The Hacendado's name is omitted if there is no room.
    """
    flow = _one_line(figures, width, height, large, figures.hacendado)
    if flow.left > width + 2:
        flow = _one_line(figures, width, height, large, "")
    return tuple(flow.parts)


@lru_cache(maxsize=64)
def one_line_fits(figures: SeatStats, width: float, height: float, large: bool) -> bool:
    """Return whether a panel fits in one line without the Hacendado's name."""
    return _one_line(figures, width, height, large, "").left <= width + 1


def _one_line(
    figures: SeatStats, width: float, height: float, large: bool, hacendado: str
) -> LineSetter:
    usual = 26 if large else 22
    height = min(height, usual)
    flow = LineSetter(0, 0, height)
    mark = min(usual - 5, height - 2)
    flow.mark(figures.colour, mark, (height - mark) / 2)
    flow.skip(7)
    flow.words(figures.name, make_font(16 if large else 13.5, "serif", 700))
    flow.skip(8)
    if hacendado:
        flow.words(
            hacendado, make_font(13 if large else 11.5, "serif", 400, italic=True), muted_ink, 1
        )
        flow.skip(22)
    bold, plain = make_font(15 if large else 13, "sans", 700), make_font(13 if large else 11.5)
    if figures.seat != DIAZ:
        flow.gold(figures, min(usual * 0.31, height * 0.45), 4, bold)
        flow.skip(4)
        better = figures.better("income")
        flow.words(f"+{figures.income}", plain, muted_ink, name="income", better=better)
        flow.skip(16)
        start = flow.left
        flow.reserve(figures, usual * 0.5, 4, bold)
        flow.name_from(start, "reserve")
        flow.skip(16)
        flow.hand(figures, usual * 0.68, 4, bold)
        flow.skip(18)
    if figures.jailed:
        flow.jail(min(usual - 4, height))
    side = min(usual * 0.68, height * 0.9)
    gap = 16 if large else 12
    total = sum(standing_width(each, side) + gap for each in figures.standings) - gap
    flow.left = max(flow.left, width - total)
    for standing in figures.standings:
        flow.standing(standing, side, figures.better(standing.prestige))
        flow.skip(gap)
    flow.skip(-gap)
    return flow


BRIEF_NAME: Final = 46.0
"""Minimum width of a name beside an income, in px."""
LEAST_NAME: Final = 8
"""Minimum size of a name in brief panels, before their enlargement."""


@lru_cache(maxsize=64)
def brief_head(
    figures: SeatStats, width: float, height: float, large: bool, least: float = LEAST_NAME
) -> tuple[PanelPart, ...]:
    """Return a panel in one line for a narrow place.

    Points are omitted, as they are in the ledger, except those of Díaz. If there is no room, the
    cubes left are omitted, then the income. Long names are smaller.
    """
    face = make_font(15 if large else 12.5, "serif", 700)
    side = min(height - 2, 21 if large else 17)
    name = text_width(figures.name, face)
    for income, reserve, room in (
        (True, True, name),
        (True, False, min(name, BRIEF_NAME)),
        (False, False, 0.0),
    ):
        wide = _brief_purse(figures, 0, height, large, income, reserve).left
        if side + 5 + room + 8 + wide <= width:
            break
    left = width - wide
    flow = LineSetter(0, 0, height)
    flow.mark(figures.colour, side, (height - side) / 2)
    room = left - side - 13
    face = fit_font(figures.name, room, 1, face.pixelSize(), least, "serif", 700)
    words = _elided(Rect(side + 5, 0, room, height), figures.name, face)
    purse = _brief_purse(figures, left, height, large, income, reserve)
    return (*flow.parts, words, *purse.parts)


@lru_cache(maxsize=64)
def brief_name_fits(figures: SeatStats, width: float, height: float, large: bool) -> bool:
    """Return whether the name fits in a brief panel at its full size."""
    side = min(height - 2, 21 if large else 17)
    name = text_width(figures.name, make_font(15 if large else 12.5, "serif", 700))
    wide = _brief_purse(figures, 0, height, large, income=False, reserve=False).left
    return side + 5 + name + 8 + wide <= width


def _brief_purse(
    figures: SeatStats, left: float, height: float, large: bool, income: bool, reserve: bool
) -> LineSetter:
    """Return jail, gold, hand and, if requested, income and reserve, closely spaced.

    Díaz has none of these; his points are shown.
    """
    flow = LineSetter(left, 0, height)
    if figures.seat == DIAZ:
        for standing in figures.standings:
            flow.standing(standing, 15 if large else 13, figures.better(standing.prestige))
            flow.skip(6)
        flow.skip(-6)
        return flow
    bold, plain = make_font(14 if large else 12, "sans", 700), make_font(13 if large else 11)
    if figures.jailed:
        flow.jail(min(height, 21 if large else 18))
        flow.skip(5)
    flow.gold(figures, 7.5 if large else 6.5, 3, bold)
    if income:
        flow.skip(3)
        better = figures.better("income")
        flow.words(f"+{figures.income}", plain, muted_ink, name="income", better=better)
    flow.skip(6)
    flow.hand(figures, 15, 2, bold)
    if reserve:
        flow.skip(7)
        start = flow.left
        flow.reserve(figures, 11, 3, bold)
        flow.name_from(start, "reserve")
    return flow


def active_head(
    figures: SeatStats, width: float, height: float, large: bool
) -> tuple[PanelPart, ...]:
    """Return the bottom seat's panel, no wider than ``width`` if possible."""
    said = _Said(
        tr("{0} next", _change(figures)),
        tr("of {limit}", limit=CUBES_PER_PLAYER),
        tr("of {limit}", limit=figures.hand_limit),
    )
    return _active_head(figures, said, width, height, large)


@frozen
class _Said:
    """The translated texts of the bottom seat's panel."""

    income: str
    cubes: str
    hand: str


def _change(figures: SeatStats) -> str:
    """Return the income, and the upkeep if any, as text."""
    upkeep = f" −{figures.upkeep}" if figures.upkeep else ""
    return f"+{figures.income}{upkeep}"


@lru_cache(maxsize=64)
def _active_head(
    figures: SeatStats, said: _Said, width: float, height: float, large: bool
) -> tuple[PanelPart, ...]:
    flow = _active(figures, said, height, large, figures.hacendado)
    if flow.left > width:
        flow = _active(figures, said, height, large, "")
    if flow.left > width:
        flow = _active(figures, None, height, large, "")
    return tuple(flow.parts)


@lru_cache(maxsize=64)
def shortest_active_head(figures: SeatStats, height: float, large: bool) -> float:
    """Return the minimum width of the bottom seat's panel."""
    return _active(figures, None, height, large, "").left


def _active(
    figures: SeatStats, said: _Said | None, height: float, large: bool, hacendado: str
) -> LineSetter:
    """Set the bottom seat's panel; without ``said`` it omits the limits of cubes and hand."""
    wide = 0.5 if said is None else 1.0
    usual = max(height, 42 if large else 34)
    # If only the text is enlarged, the line is lower and signs fill more of it.

    def sign(share: float, most: float) -> float:
        return min(share * usual, most * height)

    flow = LineSetter(12, 0, height)
    mark = min(usual - 10, height - 4)
    flow.mark(figures.colour, mark, (height - mark) / 2)
    flow.skip(8)
    flow.words(figures.name, make_font(21 if large else 17, "serif", 900))
    flow.skip(8)
    italic = make_font(14 if large else 12, "serif", 400, italic=True)
    if hacendado:
        flow.words(hacendado, italic, muted_ink, 1)
        flow.skip(22)
    bold, plain = make_font(19 if large else 16, "sans", 700), make_font(14 if large else 12)
    flow.gold(figures, sign(0.27, 0.4), 5, bold)
    flow.skip(5)
    words = _change(figures) if said is None else said.income
    ink = refusal_ink if figures.upkeep else muted_ink
    flow.words(words, plain, ink, name="income", better=figures.better("income"))
    flow.skip(18 * wide)
    side = sign(0.42, 0.6)
    start = flow.left
    flow.reserve(figures, side, 6, bold)
    flow.skip(4)
    if said is not None:
        flow.words(said.cubes, plain, muted_ink)
    flow.name_from(start, "reserve")
    flow.skip(20 * wide)
    ink = text_ink if figures.hand <= figures.hand_limit else refusal_ink
    flow.hand(figures, side * 1.3, 5, bold, ink)
    flow.skip(4)
    if said is not None:
        flow.words(said.hand, plain, muted_ink)
    flow.skip(20 * wide)
    if figures.jailed:
        flow.jail(min(usual - 12, height - 4))
        flow.skip(14)
    side = sign(0.54, 0.72)
    for standing in figures.standings:
        flow.standing(standing, side, figures.better(standing.prestige))
        flow.skip((20 if large else 14) * wide)
    return flow
