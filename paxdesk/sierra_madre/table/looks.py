"""What lies on the table, printed with a pen: see ``paxdesk/desk/scene/printed.py``."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from paxdesk.desk.painting import controls, lettering, shapes
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.lettering import CENTRE, RIGHT
from paxdesk.desk.painting.palette import (
    BRASS,
    INK,
    IVORY,
    LEDGER,
    PAPER,
    SEPIA,
    TAN,
    UNREST,
    mix,
)  # fmt: skip
from paxdesk.desk.scene.printed import Pen
from paxdesk.sierra_madre.table.page import RowLine, StepLine

GREEN: Final = "#2F5B3C"
LINE: Final = 19.0
"""Units from line to line of what is going on."""
CARD_HIGH: Final = 90.0
NAMED: Final = 100.0
"""Units from which a card on a track has room for its name."""


def strip(pen: Pen, phases: tuple[str, ...], now: int, skipped: frozenset[int]) -> None:
    """The eleven phases in a line; the one under way is inked."""
    painter, height, across = pen.painter, pen.height, pen.width / len(phases)
    shapes.paper(painter, pen.place, LEDGER, 3)
    for index, words in enumerate(phases, 1):
        left, passed = (index - 1) * across, index in skipped
        if index == now:
            shapes.fill(painter, QRectF(left + 2, 2, across - 4, height - 4), INK, 3)
        ink = PAPER if index == now else mix(SEPIA, LEDGER, 0.45) if passed else INK
        pen.line((left, 4, across, 20), str(index), 17, 700, ink, CENTRE, "serif")
        below = (left + 3, 22, across - 6, height - 25)
        pen.line(below, words, 12 * pen.text, 600, ink, CENTRE)
        x, edge = left + across / 2, left + across
        if passed:
            shapes.line(painter, QPointF(x - 12, 14), QPointF(x + 12, 14), ink, 1.4)
        if index < len(phases):
            ink = mix(INK, LEDGER, 0.6)
            shapes.line(painter, QPointF(edge, 8), QPointF(edge, height - 8), ink)


def quarter(
    pen: Pen, season: str, year: str, phase: str, steps: tuple[StepLine, ...], foot: str
) -> None:
    """The quarter in wood type, the phase, and its steps with their numbers."""
    painter, place, wide = pen.painter, pen.place, pen.width - 44
    shapes.paper(painter, place, PAPER, 3)
    shapes.frame(painter, place.adjusted(5, 5, -5, -5), INK, 2)
    shapes.frame(painter, place.adjusted(9, 9, -9, -9), INK, 1)
    head, below = QRectF(22, 18, wide, 34), QRectF(22, 56, wide, 44)
    lettering.draw_wood_type(painter, head, season.upper(), INK, squeeze=(0.5, 1.05))
    lettering.draw_wood_type(painter, below, year, INK, shade="#B8581B", squeeze=(0.6, 1.3))
    shapes.rule(painter, 22, 108, wide)
    pen.line((22, 116, wide, 26), phase, 18, 700, face="serif", least=12)
    if steps:
        _steps(pen, QRectF(22, 146, wide, pen.height - 190), steps)
    face = lettering.font(12 * pen.text, "serif", 400, italic=True)
    low = QRectF(22, pen.height - 46, wide, 34)
    lettering.draw_text(painter, low, foot, face, SEPIA, lettering.LEFT, lines=2)


def _steps(pen: Pen, area: QRectF, steps: tuple[StepLine, ...]) -> None:
    """As large as they all have room; numbers stand in a column of their own."""
    for pixels in range(round(14 * pen.text), 8, -1):
        face = lettering.font(pixels, "sans", 400)
        column, step = pixels * 3.7, pixels * 1.22
        rows = [lettering.wrapped(each.told, face, area.width() - column) for each in steps]
        if sum(map(len, rows)) * step + len(rows) * 3 <= area.height():
            break
    top, number = area.top(), lettering.font(pixels, "sans", 700)
    italic = lettering.font(pixels, "sans", 400, italic=True)
    for each, lines in zip(steps, rows, strict=True):
        ink = mix(SEPIA, PAPER, 0.25) if each.folded else INK
        place = QRectF(area.left(), top, column, step)
        lettering.draw_text(pen.painter, place, each.id, number, ink)
        for words in lines:
            place = QRectF(area.left() + column, top, area.width() - column, step)
            lettering.draw_text(pen.painter, place, words, italic if each.folded else face, ink)
            top += step
        top += 3


def head(
    pen: Pen, colour: int, name: str, gold: int, elsewhere: str, traits: str, asked: bool,
    away: bool,
) -> None:  # fmt: skip
    """A hacendado: name, gold at hand, in New York and at enterprises, and what the board says."""
    painter, width, height = pen.painter, pen.width, pen.height
    place = QRectF(0, 0, width - 4, height)
    shapes.shadow(painter, place, 3, 1.2)
    shapes.paper(painter, place, TAN if asked else LEDGER, 3)
    shapes.frame(painter, place, UNREST if asked else INK, 2 if asked else 1, 3)
    painter.setOpacity(0.6 if away else 1)
    side, radius = min(22.0, height * 0.3), min(17.0, height * 0.2)
    shapes.seat_mark(painter, colour, 8, 7, side)
    pen.line((14 + side, 4, width - 74 - side, side + 6), name, 16 * pen.text, 700, face="serif")
    shapes.coin(painter, QPointF(width - 12 - radius, 6 + radius), radius, gold)
    top = 10 + side
    if elsewhere and height > 46:
        pen.line((9, top, width - 60, 17), elsewhere, 12.5 * pen.text, 600)
        top += 17
    if height > 64:
        beside = 0 if elsewhere else 44  # the coin reaches down so far
        room = QRectF(9, top, width - 20 - beside, height - top - 4)
        lines, pixels = max(1, int(room.height() // 13)), 11.5 * pen.text
        tiny = lettering.fitted(traits, room.width(), lines, pixels, 9, height=room.height())
        lettering.draw_text(painter, room, traits, tiny, SEPIA, lettering.TOP_LEFT, lines=lines)
    painter.setOpacity(1)


def track(
    pen: Pen, quarters: tuple[str, ...], ious: tuple[int, ...], profits: str, income: int,
    box: float,
) -> None:  # fmt: skip
    """The boxes of a seasonal track with their quarters, IOUs in them, and the profits track."""
    painter, pixels, height = pen.painter, 10.5 * pen.text, pen.height
    shapes.paper(painter, pen.place, IVORY, 3)
    for index, words in enumerate(quarters):
        left = index * box
        if index == 0:
            shapes.fill(painter, QRectF(1, 1, box - 1, height - 2), mix(TAN, IVORY, 0.35))
        pen.line((left + 2, 1, box - 4, 16), words, pixels, 600, SEPIA, CENTRE)
        ink, edge = mix(INK, IVORY, 0.7), left + box
        shapes.line(painter, QPointF(edge, 3), QPointF(edge, height - 3), ink)
        if ious[index]:
            spot = QPointF(left + box / 2, height - 11)
            controls.badge(painter, spot, f"IOU {ious[index]}", 10, paper_ink="#F6D9CC")
    left = len(quarters) * box
    place = QRectF(left + 1, 1, pen.width - left - 2, height - 2)
    shapes.fill(painter, place, mix(BRASS, IVORY, 0.78))
    pen.line((left + 6, 1, pen.width - left - 50, 16), profits, pixels, 600, SEPIA)
    pen.line((pen.width - 46, 1, 40, 16), f"+{income}", 12, 700, GREEN, RIGHT)
    shapes.frame(painter, pen.place, mix(INK, IVORY, 0.35), 1, 3)


def chip(
    pen: Pen, card: str, name: str, icon: str, level: int | None, gold: int, struck: bool,
    ruined: bool, lowered: bool,
) -> None:  # fmt: skip
    """A card: its number, its kind, its profit or, ``ahead``, nothing; what is wrong with it."""
    painter, wide, high, wrong = pen.painter, pen.width, pen.height, ruined or struck
    shapes.shadow(painter, pen.place, 2, 0.8)
    shapes.fill(painter, pen.place, "#E9C3B4" if wrong else PAPER, 3)
    shapes.frame(painter, pen.place, UNREST if wrong else INK, 1.2, 3)
    draw_icon(painter, icon, 4, 4, high - 8, INK)
    left, coin = high - 1, 15 if gold else 0
    pen.line((left, 0, wide - high, high), card, 12.5, 700)
    if name and wide > NAMED:
        room = (left + 30, 0, wide - high - 50 - coin, high)
        pen.line(room, name, 11, 400, face="serif", least=9)
    if level is not None:
        room, ink = (left, 0, wide - high - 4 - coin, high), UNREST if lowered else GREEN
        pen.line(room, str(level), 13, 700, ink, RIGHT)
    if gold:
        shapes.coin(painter, QPointF(wide - 9, high / 2), 8, gold)
    if struck:
        shapes.line(painter, QPointF(2, high - 2), QPointF(wide - 2, 2), UNREST, 1.6)


def edge(
    pen: Pen, title: str, card: str, name: str, lines: tuple[str, ...], icon: str, common: str,
    offices: tuple[str, ...],
) -> None:  # fmt: skip
    """The edge of the board: this quarter's card, and the common cards."""
    painter, muted, width = pen.painter, pen.theme.muted, pen.width
    controls.panel(painter, pen.place, pen.theme)
    controls.caption(painter, 10, 6, title, muted, 10, width - 20)
    place = QRectF(10, 24, width - 20, CARD_HIGH)
    if card:
        shapes.shadow(painter, place, 4, 2)
        shapes.paper(painter, place, PAPER, 4)
        shapes.frame(painter, place.adjusted(4, 4, -4, -4), INK, 1.2, 3)
        draw_icon(painter, icon, place.right() - 40, place.top() + 9, 30, SEPIA)
        pen.line((20, 28, width - 76, 30), card, 24, 700, face="serif")
        pen.line((20, 58, width - 42, 18), name, 15, 600, face="serif")
        for index, words in enumerate(lines):
            pen.line((20, 77 + 15 * index, width - 42, 15), words, 12, 600, SEPIA)
    else:
        shapes.frame(painter, place, pen.theme.line, 1.2, 4, (4, 4))
        face = lettering.font(13, "serif", 400, italic=True)
        room = place.adjusted(8, 0, -8, 0)
        lettering.draw_text(painter, room, name, face, muted, CENTRE, lines=3)
    top = CARD_HIGH + 32
    controls.caption(painter, 10, top, common, muted, 10, width - 20)
    for index, words in enumerate(reversed(offices)):
        low = pen.height - 20 - 15 * index
        if low > top + 60:
            pen.line((10, low, width - 20, 15), words, 11.5, 600, pen.theme.text)


def page(pen: Pen, heading: str, lines: tuple[str, ...], total: str) -> None:
    """The paper of the phase, with its heading and what is going on."""
    painter, wide, foot = pen.painter, pen.width, pen.height - 52
    shapes.shadow(painter, pen.place, 3, 2)
    shapes.paper(painter, pen.place, PAPER, 3)
    shapes.frame(painter, pen.place.adjusted(4, 4, -4, -4), INK, 1.4)
    pen.line((16, 8, wide - 150, 26), heading, 19, 700, face="serif", least=12)
    pen.line((wide - 160, 8, 144, 26), total, 15, 700, INK, RIGHT)
    shapes.rule(painter, 14, 36, wide - 28)
    for index, words in enumerate(lines):
        room = (16, 44 + LINE * index, wide - 32, LINE)
        pen.line(room, words, 14 * pen.text, 400 if index else 700)
    shapes.line(painter, QPointF(14, foot), QPointF(wide - 14, foot), mix(INK, PAPER, 0.6))


def row(pen: Pen, line: RowLine, even: bool) -> None:
    """One payment proposed: step, from whom to whom, what for, how much."""
    width, height = pen.width, pen.height
    if even:
        shapes.fill(pen.painter, pen.place, mix(LEDGER, PAPER, 0.2), 2)
    pen.line((6, 0, 46, height), line.step, 11, 700, SEPIA)
    ink = UNREST if line.unpaid else INK
    pen.line((54, 0, width - 146, height), line.words, 13 * pen.text, 600, ink)
    ink = UNREST if line.changed else INK
    pen.line((width - 62, 0, 34, height), str(line.amount), 15, 700, ink, CENTRE)


def home(pen: Pen, icon: str, words: str) -> None:
    """What the companion does, as a card for the home page."""
    painter, width, height, side = pen.painter, pen.width, pen.height, pen.width * 0.46
    shapes.shadow(painter, pen.place, 2, 3)
    shapes.paper(painter, pen.place, PAPER, 3)
    shapes.frame(painter, pen.place.adjusted(4, 4, -4, -4), INK, 1)
    draw_icon(painter, icon, (width - side) / 2, height * 0.36 - side / 2, side, SEPIA)
    room = (8, height * 0.7, width - 16, height * 0.2)
    pen.line(room, words, height * 0.1, 700, INK, CENTRE, "serif")
