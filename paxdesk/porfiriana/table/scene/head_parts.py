"""How the head of a seat is laid out: marks, figures and points from left to right.

The same layout tells where the reserve and the jail disk lie, so that what is clicked is
what is painted.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import advance, draw_text, font
from paxdesk.desk.painting.palette import INK, PAPER, Ink, Theme
from paxdesk.desk.painting.primitives import coin, cube, seat_mark
from paxdesk.desk.painting.shapes import fill, frame
from paxdesk.desk.scene.rect import Rect
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.state import CUBES_PER_PLAYER
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.painting.inks import prestige_on
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats, Standing

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


def _words(
    rect: Rect, words: str, face: QFont, ink: Callable[[Theme], Ink], name: PartName = ""
) -> Part:
    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width + 2, rect.height)
        draw_text(painter, place, words, face, ink(theme), elide=False)

    return Part(rect, draw, name)


def _text(theme: Theme) -> Ink:
    return theme.text


def _muted(theme: Theme) -> Ink:
    return theme.muted


def _refusal(theme: Theme) -> Ink:
    return theme.refusal


def standing_width(standing: Standing, side: float) -> float:
    """The width in pixels of a kind's mark with its points and the points needed."""
    wide = side + 3 + advance(str(standing.points), font(side * 0.86, "sans", 700))
    if standing.needed:
        wide += advance(f"/{standing.needed}", font(side * 0.66)) + 1
    return wide


def paint_standing(
    painter: QPainter, theme: Theme, standing: Standing, left: float, top: float, side: float
) -> None:
    """A kind's mark, points held and points needed; inverted where they would topple Díaz."""
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


class _Flow:
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
        ink: Callable[[Theme], Ink] = _text,
        drop: float = 0,
        name: PartName = "",
    ) -> None:
        wide = advance(words, face)
        self.parts.append(_words(self.box(wide).moved(0, drop), words, face, ink, name))
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
        self.parts.append(_jail(rect))
        self.left += side

    def standing(self, standing: Standing, side: float) -> None:
        left, top = self.left, self.top + (self.height - side) / 2
        self.draw(
            standing_width(standing, side),
            lambda painter, theme: paint_standing(painter, theme, standing, left, top, side),
        )
        self.name_from(left + side + 2, standing.prestige)

    def draw(self, width: float, draw: Draw, name: PartName = "") -> None:
        self.parts.append(Part(self.box(width), draw, name))
        self.left += width

    def name_from(self, left: float, name: PartName) -> None:
        """What was set from ``left`` on is one part of that name."""
        area = Rect(left, self.top, self.left - left, self.height)
        self.parts.append(Part(area, lambda painter, theme: None, name))


def _jail(rect: Rect) -> Part:
    def draw(painter: QPainter, theme: Theme) -> None:
        fill(painter, QRectF(rect.x, rect.y, rect.width, rect.height), theme.refusal, 3)
        side = rect.width * 0.76
        inner = (rect.width - side) / 2
        ink = INK if theme.dark else PAPER
        draw_icon(painter, "jail", rect.x + inner, rect.y + inner, side, ink)

    return Part(rect, draw, "jail")


@lru_cache(maxsize=64)
def two_line_head(figures: SeatStats, width: float, large: bool) -> tuple[Part, ...]:
    """A narrow place: who, gold, income, hand; below, prestige, jail, cubes left."""
    height = 22 if large else 19
    side = height - 3
    flow = _Flow(0, 0, height)
    flow.mark(figures.colour, side, 1)
    parts: list[Part] = []
    left = width
    if figures.seat != DIAZ:
        left = _purse(parts, figures, width, height, large)
    face = font(15 if large else 12.5, "serif", 700)
    name = figures.name
    if width > 340 and figures.hacendado:
        name = f"{name} · {figures.hacendado}"
    rect = Rect(side + 6, 0, left - side - 10, height)
    parts.append(_elided(rect, name, face))

    fine = font(12 if large else 11, "sans", 700)
    cubes = str(figures.reserve)
    beside = 0.0 if figures.seat == DIAZ else advance(cubes, fine) + (40 if figures.jailed else 18)
    mark, gap = _second_line(figures, width - beside, large)
    side = 16 if large else 14
    second = _Flow(0, height + 2, side)
    for standing in figures.standings:
        second.standing(standing, mark)
        second.skip(gap)
    if figures.seat == DIAZ:
        return (*flow.parts, *parts, *second.parts)
    left = width - advance(cubes, fine)
    ink = _text if figures.reserve else _refusal
    parts.append(_words(Rect(left, height, width - left, side + 4), cubes, fine, ink))
    wooden = _Flow(left - side * 0.8 - 3, height + 2, side)
    start = wooden.left
    wooden.cube(figures.colour, side * 0.76)
    wooden.left = width
    wooden.name_from(start, "reserve")
    if figures.jailed:
        second.parts.append(_jail(Rect(start - side - 8, height, side + 4, side + 4)))
    return (*flow.parts, *parts, *second.parts, *wooden.parts)


def _second_line(figures: SeatStats, width: float, large: bool) -> tuple[float, float]:
    """How large the marks of the second line are, and the gaps between them, to fit a width."""
    usual = (16.0 if large else 14.0, 12.0 if large or width > 320 else 7.0)
    for side, gap in (usual, (usual[0], 5.0), (13.0, 5.0), (11.0, 4.0)):
        count = len(figures.standings)
        taken = sum(standing_width(each, side) for each in figures.standings) + count * gap
        if taken <= width:
            break
    return side, gap


def _purse(
    parts: list[Part], figures: SeatStats, width: float, height: float, large: bool
) -> float:
    """Gold, income and hand at the right end of a line; returns where they begin."""
    bold, plain = font(14 if large else 12, "sans", 700), font(13 if large else 11)
    right = width - advance(str(figures.hand), bold)
    parts.append(_words(Rect(right, 0, width - right, height), str(figures.hand), bold, _text))
    hand = _Flow(right - 17, 0, height)
    hand.icon("hand", 15)
    right -= 24
    income = f"+{figures.income}"
    left = right - advance(income, plain)
    parts.append(_words(Rect(left, 0, right - left, height), income, plain, _muted, "income"))
    gold = str(figures.gold)
    left -= 4 + advance(gold, bold)
    wide = advance(gold, bold)
    parts.append(_words(Rect(left, 0, wide, height), gold, bold, _text, "sum"))
    radius = 7.5 if large else 6.5
    purse = _Flow(left - 10 - radius, 0, height)
    start = purse.left
    purse.coin(radius)
    purse.name_from(start, "gold")
    parts += [*purse.parts, *hand.parts]
    return left - 22


def _elided(rect: Rect, words: str, face: QFont) -> Part:
    def draw(painter: QPainter, theme: Theme) -> None:
        place = QRectF(rect.x, rect.y, rect.width, rect.height)
        # Names often differ in their last letters: Pax-o-matic I and II.
        draw_text(painter, place, words, face, theme.text, middle=True)

    return Part(rect, draw)


@lru_cache(maxsize=64)
def one_line_head(figures: SeatStats, width: float, large: bool) -> tuple[Part, ...]:
    """A wide place or a fold-out: everything on one line, prestige at the right.

    The Hacendado's name is left out where there is no room for it.
    """
    flow = _one_line(figures, width, large, figures.hacendado)
    if flow.left > width + 2:
        flow = _one_line(figures, width, large, "")
    return tuple(flow.parts)


def _one_line(figures: SeatStats, width: float, large: bool, hacendado: str) -> _Flow:
    height = 26 if large else 22
    flow = _Flow(0, 0, height)
    flow.mark(figures.colour, height - 5, 2)
    flow.skip(7)
    flow.words(figures.name, font(16 if large else 13.5, "serif", 700))
    flow.skip(8)
    if hacendado:
        flow.words(hacendado, font(13 if large else 11.5, "serif", 400, italic=True), _muted, 1)
        flow.skip(22)
    bold, plain = font(15 if large else 13, "sans", 700), font(13 if large else 11.5)
    if figures.seat != DIAZ:
        start = flow.left
        flow.coin(height * 0.31)
        flow.name_from(start, "gold")
        flow.skip(4)
        flow.words(str(figures.gold), bold, name="sum")
        flow.skip(4)
        flow.words(f"+{figures.income}", plain, _muted, name="income")
        flow.skip(16)
        start = flow.left
        flow.cube(figures.colour, height * 0.5)
        flow.skip(4)
        flow.words(str(figures.reserve), bold, _text if figures.reserve else _refusal)
        flow.name_from(start, "reserve")
        flow.skip(16)
        flow.icon("hand", height * 0.68)
        flow.skip(height * 0.04 + 3)
        flow.words(str(figures.hand), bold)
        flow.skip(18)
    if figures.jailed:
        flow.jail(height - 4)
    side = height * 0.68
    gap = 16 if large else 12
    total = sum(standing_width(each, side) + gap for each in figures.standings) - gap
    flow.left = max(flow.left, width - total)
    for standing in figures.standings:
        flow.standing(standing, side)
        flow.skip(gap)
    flow.skip(-gap)
    return flow


def active_head(figures: SeatStats, width: float, height: float, large: bool) -> tuple[Part, ...]:
    """The head of the seat at the bottom, no wider than ``width`` if that can be."""
    flow = _active(figures, height, large, figures.hacendado)
    if flow.left > width:
        flow = _active(figures, height, large, "")
    if flow.left > width:
        flow = _active(figures, height, large, "", short=True)
    return tuple(flow.parts)


def shortest_active_head(figures: SeatStats, height: float, large: bool) -> float:
    """Where the head of the seat at the bottom ends at the least."""
    return _active(figures, height, large, "", short=True).left


def _active(
    figures: SeatStats, height: float, large: bool, hacendado: str, short: bool = False
) -> _Flow:
    """``short`` leaves out the limits of cubes and hand, and closes up what is left."""
    wide = 0.5 if short else 1.0
    flow = _Flow(12, 0, height)
    flow.mark(figures.colour, height - 10, 5)
    flow.skip(8)
    flow.words(figures.name, font(21 if large else 17, "serif", 900))
    flow.skip(8)
    italic = font(14 if large else 12, "serif", 400, italic=True)
    if hacendado:
        flow.words(hacendado, italic, _muted, 1)
        flow.skip(22)
    bold, plain = font(19 if large else 16, "sans", 700), font(14 if large else 12)
    start = flow.left
    flow.coin(height * 0.27)
    flow.name_from(start, "gold")
    flow.skip(5)
    flow.words(str(figures.gold), bold, name="sum")
    flow.skip(5)
    upkeep = f" −{figures.upkeep}" if figures.upkeep else ""
    change = f"+{figures.income}{upkeep}"
    words = change if short else say("{0} next", change)
    flow.words(words, plain, _refusal if upkeep else _muted, name="income")
    flow.skip(18 * wide)
    side = height * 0.42
    start = flow.left
    flow.cube(figures.colour, side)
    flow.skip(6)
    flow.words(str(figures.reserve), bold, _text if figures.reserve else _refusal)
    flow.skip(4)
    if not short:
        flow.words(say("of {limit}", limit=CUBES_PER_PLAYER), plain, _muted)
    flow.name_from(start, "reserve")
    flow.skip(20 * wide)
    flow.icon("hand", side * 1.3)
    flow.skip(5)
    flow.words(str(figures.hand), bold, _text if figures.hand <= figures.hand_limit else _refusal)
    flow.skip(4)
    if not short:
        flow.words(say("of {limit}", limit=figures.hand_limit), plain, _muted)
    flow.skip(20 * wide)
    if figures.jailed:
        flow.jail(height - 12)
        flow.skip(14)
    side = height * 0.54
    for standing in figures.standings:
        flow.standing(standing, side)
        flow.skip((20 if large else 14) * wide)
    return flow
