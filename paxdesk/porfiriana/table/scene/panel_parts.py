"""Parts of a seat's panel, for painting and hit tests."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, Ink, Theme
from paxdesk.desk.painting.shapes import draw_coin, draw_cube, fill_rect, rounded_path, seat_mark
from paxdesk.desk.painting.typesetting import draw_text, fit_font, make_font, text_width
from paxdesk.desk.scene.geometry import Rect
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.table.painting.symbols import prestige_on
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats

PartName: TypeAlias = (
    Literal["", "mark", "gold", "sum", "income", "hand", "actions", "reserve", "jail"] | Prestige
)
InkName: TypeAlias = Literal["text", "muted", "refusal"]
"""Name of a colour in a theme."""
Draw: TypeAlias = Callable[[QPainter, Theme], None]


@frozen
class PanelPart:
    """Part of a panel; ``name`` is "" for parts that are not targets."""

    area: Rect
    draw: Draw
    name: PartName = ""


def part_area(parts: Sequence[PanelPart], name: str) -> Rect | None:
    """Return the area of a named part relative to the panel, or None."""
    return next((part.area for part in parts if part.name == name), None)


@frozen
class HeadFigure:
    """Figure of a panel: a sign and a text.

    If room is short, figures of the highest ``rank`` are left out first.
    """

    name: PartName
    words: Callable[[SeatStats], str]
    sign: str = ""
    previewed: PartName = ""
    rank: int = 0
    quiet: bool = False
    alarming: Callable[[SeatStats], bool] = lambda _: False
    shown: Callable[[SeatStats], bool] = lambda stats: stats.seat != DIAZ


def _diaz_points(at: int, kind: Prestige) -> HeadFigure:
    """Return a figure with Díaz's points of a kind."""
    return HeadFigure(
        "",
        lambda stats: str(stats.standings[at].points),
        kind,
        kind,
        shown=lambda stats: stats.seat == DIAZ,
    )


FIGURES: Final = (
    HeadFigure("jail", lambda _: "", "jail", shown=lambda stats: stats.jailed),
    HeadFigure("gold", lambda stats: str(stats.gold), "coin", "sum"),
    HeadFigure(
        "income",
        lambda stats: f"+{stats.income}" + (f" −{stats.upkeep}" if stats.upkeep else ""),
        previewed="income",
        rank=1,
        quiet=True,
        alarming=lambda stats: stats.upkeep > 0,
    ),
    HeadFigure(
        "hand",
        lambda stats: str(stats.hand),
        "hand",
        "hand",
        alarming=lambda stats: stats.hand > stats.hand_limit,
    ),
    HeadFigure(
        "reserve",
        lambda stats: str(stats.reserve),
        "cube",
        rank=2,
        alarming=lambda stats: not stats.reserve,
    ),
    *(_diaz_points(at, kind) for at, kind in enumerate(PRESTIGES)),
)
"""Figures of a panel beside the name, from left to right."""


PLATE_EDGE: Final = 2.0
"""Margin of a plate around its figure, in px."""
TIP: Final = 4.0
"""Height of the plate's tip, in px."""


def paint_plate(painter: QPainter, theme: Theme, figure: QRectF, better: bool) -> None:
    """Paint a plate behind a previewed figure, with its tip up if ``better``, else down."""
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
    ink: InkName = "text",
    name: PartName = "",
    better: bool | None = None,
) -> PanelPart:
    """Return a text part, on a plate for a previewed figure (``better`` not None)."""

    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width + 2, rect.height)
        if better is not None:
            high = min(face.pixelSize() * 1.15, rect.height - 2 * TIP)
            top = rect.y + (rect.height - high) / 2
            paint_plate(painter, theme, QRectF(rect.x, top, rect.width, high), better)
        shade: Ink = getattr(theme, ink) if better is None else INK
        draw_text(painter, place, words, face, shade, elide=False)

    return PanelPart(rect, draw, name)


class _LineSetter:
    """Builder of the parts in a line, from left to right."""

    def __init__(self, left: float, height: float, large: bool) -> None:
        self.left = left
        self.height = height
        self.large = large
        self.parts: list[PanelPart] = []

    def words(
        self,
        words: str,
        face: QFont,
        ink: InkName = "text",
        name: PartName = "",
        better: bool | None = None,
    ) -> None:
        place = Rect(self.left, 0, text_width(words, face), self.height)
        self.parts.append(words_part(place, words, face, ink, name, better))
        self.left += place.width

    def figure(self, figure: HeadFigure, stats: SeatStats) -> None:
        """Add the parts of a figure: sign, text and their common area."""
        start, size = self.left, 13.0 if self.large else 11.5
        if figure.sign:
            self._sign(figure.sign, stats)
        face = make_font(size) if figure.quiet else make_font(size + 2, "sans", 700)
        ink: InkName = "muted" if figure.quiet else "text"
        if figure.alarming(stats):
            ink = "refusal"
        words = figure.words(stats)
        if words:
            self.left += 4 if figure.sign else 0
            self.words(words, face, ink, figure.previewed, stats.better(figure.previewed))
        if figure.name != figure.previewed:
            area = Rect(start, 0, self.left - start, self.height)
            self.parts.append(PanelPart(area, lambda painter, theme: None, figure.name))

    def _sign(self, sign: str, stats: SeatStats) -> None:
        usual = 26 if self.large else 22
        left, middle = self.left, self.height / 2
        match sign:
            case "coin":
                side = 2 * min(usual * 0.31, self.height * 0.45)
                centre = QPointF(left + side / 2, middle)
                self.draw(side, lambda painter, _: draw_coin(painter, centre, side / 2))
            case "cube":
                side, colour = usual * 0.5, stats.colour
                top = middle - side / 2
                self.draw(side, lambda painter, _: draw_cube(painter, colour, left, top, side))
            case "jail":
                side = min(usual - 4.0, self.height)
                corner, inner = QPointF(left, middle - side / 2), 0.12 * side

                def jail(painter: QPainter, theme: Theme) -> None:
                    fill_rect(painter, QRectF(corner, QSizeF(side, side)), theme.refusal, 3)
                    at = corner + QPointF(inner, inner)
                    ink = INK if theme.dark else PAPER
                    draw_icon(painter, "jail", at.x(), at.y(), 0.76 * side, ink)

                self.draw(side, jail)
            case _:
                side = usual * 0.68
                top = middle - side / 2

                def icon(painter: QPainter, theme: Theme) -> None:
                    kind = next((each for each in PRESTIGES if each == sign), None)
                    name = f"prestige-{kind}" if kind else sign
                    ink = prestige_on(theme, kind) if kind else theme.muted
                    draw_icon(painter, name, left, top, side, ink)

                self.draw(side, icon)

    def draw(self, width: float, draw: Draw, name: PartName = "") -> None:
        self.parts.append(PanelPart(Rect(self.left, 0, width, self.height), draw, name))
        self.left += width


def _elided(rect: Rect, words: str, face: QFont) -> PanelPart:
    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width, rect.height)
        # Elide in the middle, because Pax-o-matic I and II differ at the end.
        draw_text(painter, place, words, face, theme.text, middle=True)

    return PanelPart(rect, draw)


LEAST_NAME: Final = 8
"""Minimum text size of a name, in px, before enlargement."""
BETWEEN: Final = (14.0, 10.0, 6.0)
"""Gaps between figures, in px, in order of preference."""
BESIDE: Final = 4.0
"""Gap in px before a quiet figure, which belongs to the previous one."""


@lru_cache(maxsize=64)
def head_parts(
    stats: SeatStats, width: float, height: float, large: bool, least: float = LEAST_NAME
) -> tuple[PanelPart, ...]:
    """Return the parts of a panel, with the figures for which there is room."""
    flow = _LineSetter(0, height, large)
    side = min(height - 2, 21 if large else 17)
    flow.draw(
        side,
        lambda painter, _: seat_mark(painter, stats.colour, 0, (height - side) / 2, side),
        "mark",
    )
    face = _name_face(large)
    name = text_width(stats.name, face)
    left = width
    for rank, gap in _ways():
        wide = _figures(stats, 0, height, large, rank, gap).left
        left = width - wide
        if side + 5 + name + 8 <= left:
            break
    room = left - side - 13
    fitted = fit_font(stats.name, room, 1, face.pixelSize(), least, "serif", 700)
    flow.parts.append(_elided(Rect(side + 5, 0, min(room, name), height), stats.name, fitted))
    italic = make_font(13 if large else 11.5, "serif", 400, italic=True)
    if name + 8 + text_width(stats.hacendado, italic) + 16 <= room:
        flow.left = side + 5 + name + 8
        flow.words(stats.hacendado, italic, "muted")
    return (*flow.parts, *_figures(stats, left, height, large, rank, gap).parts)


@lru_cache(maxsize=64)
def name_fits(stats: SeatStats, width: float, height: float, large: bool) -> bool:
    wide = _figures(stats, 0, height, large, *_ways()[-1]).left
    name = text_width(stats.name, _name_face(large))
    side = min(height - 2, 21 if large else 17)
    return side + 5 + name + 8 + wide <= width


def _ways() -> tuple[tuple[int, float], ...]:
    """Return pairs of maximum rank and gap, best first."""
    most = max(each.rank for each in FIGURES)
    return (
        *((most, gap) for gap in BETWEEN),
        *((rank, BETWEEN[-1]) for rank in range(most - 1, -1, -1)),
    )


def _name_face(large: bool) -> QFont:
    return make_font(16 if large else 13.5, "serif", 700)


def _figures(
    stats: SeatStats, left: float, height: float, large: bool, rank: int, gap: float
) -> _LineSetter:
    flow = _LineSetter(left, height, large)
    for figure in FIGURES:
        if figure.rank <= rank and figure.shown(stats):
            flow.left += (BESIDE if figure.quiet else gap) if flow.parts else 0
            flow.figure(figure, stats)
    return flow
