"""Looks of single items on the table."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.painting.controls import badge, badge_width
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import (
    BACK_PAPER,
    BONE,
    INK,
    IVORY,
    PAPER,
    UNREST_INK,
    YELLOW,
    blend,
)
from paxdesk.desk.painting.shapes import (
    draw_cube,
    draw_frame,
    draw_line,
    draw_shadow,
    fill_circle,
    fill_rect,
    rounded_path,
    unrest_disk,
    with_alpha,
)
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    draw_text,
    fit_font,
    make_font,
    text_width,
    wrap_text,
)
from paxdesk.desk.scene.geometry import DIE, Rect
from paxdesk.desk.scene.things import DiceOnTable, DraggedLook, PaintContext, Thing
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.rules.card_verbs import Mood, Prestige
from paxdesk.porfiriana.table.faces.card_pieces import paint_speculation_cube, speculation_area
from paxdesk.porfiriana.table.faces.face import deck_of, paint_card
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO
from paxdesk.porfiriana.table.scene.background import NOTE, faint_line_colour, paint_place
from paxdesk.porfiriana.table.words.terms import mood_term

CORNER = 0.036
"""Corner radius of a card, as a share of its width."""


def card_shadow(painter: QPainter, context: PaintContext, width: float, depth: float) -> None:
    """Paint the shadow of a card whose upper left corner is the origin."""
    place = QRectF(0, 0, width, width * CARD_RATIO)
    draw_shadow(painter, place, CORNER * width, depth, context.theme.shadow)


@frozen
class FaceLook:
    """Card, face down if ``card`` is 0; ``lift`` is its height above the table."""

    margin: ClassVar[float] = 10
    card: CardNumber
    side: int = 0
    flipped: Prestige | None = None
    lift: float = 1.0
    depression: bool = False

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, self.lift)
        paint_card(
            context, painter, 0, 0, width, self.card, self.side, self.flipped, self.depression
        )


@frozen
class BacksLook:
    """Face-down hand of ``count`` card backs, each ``width`` px wide."""

    margin: ClassVar[float] = 10
    count: int
    width: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        step = (width - self.width) / max(1, self.count - 1)
        for index in range(self.count):
            painter.save()
            painter.translate(index * step, 0)
            card_shadow(painter, context, self.width, 1)
            paint_card(context, painter, 0, 0, self.width, 0)
            painter.restore()


@frozen
class MarketLook:
    """Market card; ``cube`` is the colour of its Speculation Cube, or None."""

    margin: ClassVar[float] = 8
    card: CardNumber
    cube: int | None

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        if self.cube is not None:
            deck = deck_of(context)
            corner = self.card in deck.headlines or self.card in deck.topples
            place = speculation_area(QRectF(0, 0, width, height), corner)
            paint_speculation_cube(painter, place, self.cube)


@frozen
class RegimeLook:
    """Current regime on top of the others, with a split coin in a Depression."""

    margin: ClassVar[float] = 8
    card: CardNumber
    depression: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        for index in (2, 1):
            under = QRectF(index * 2, index * 1.5, width - 2, (width - 2) * CARD_RATIO)
            fill_rect(painter, under, blend(IVORY, INK, 0.12 * index), 4)
            draw_frame(painter, under, INK, 1, 4)
        wide = round(width - 3)
        paint_card(context, painter, 0, 0, wide, self.card, depression=self.depression)
        if self.depression:
            radius = width * 0.15
            centre = QPointF(width - radius - 10, radius + 10)
            fill_circle(painter, centre, radius + 1.5, BONE)
            fill_circle(painter, centre, radius - 1.5, UNREST_INK)
            corner = centre - QPointF(0.66 * radius, 0.66 * radius)
            draw_icon(painter, "depression", corner.x(), corner.y(), 1.32 * radius, BONE)


@frozen
class DeckLook:
    """Draw pile with its count."""

    margin: ClassVar[float] = 8
    count: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        if self.count:
            for step in (3.6, 1.8):
                sheet = QRectF(step, step, width, height)
                fill_rect(painter, sheet, BACK_PAPER, 3)
                draw_frame(painter, sheet, blend(INK, BACK_PAPER, 0.25), 1, 3)
            paint_card(context, painter, 0, 0, width, 0)
        else:
            paint_place(painter, QRectF(0, 0, width, height), faint_line_colour(context.theme))
        words = str(self.count)
        pixels = _label((11, 13), context, words, width)
        badge(painter, QPointF(width / 2, height - 12), words, pixels, icon="hand")


MOST_LABEL: Final = 0.22
"""Maximum text size on a pile, as a share of the pile's width."""


def _label(sizes: tuple[float, float], context: PaintContext, words: str, room: float) -> float:
    """Return a pile's text size, reduced to fit."""
    pixels = min(sizes[context.large] * context.text, MOST_LABEL * room)
    return pixels * min(1.0, room / badge_width(words, pixels, icon=True))


@frozen
class HeadlinesLook:
    """Top card of the Bull-Bear pile, with its mood as text."""

    margin: ClassVar[float] = 8
    card: CardNumber
    mood: Mood

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        words = mood_term(self.mood)
        badge(
            painter,
            QPointF(width / 2, height - 12),
            words,
            _label((11, 13), context, words, width),
            paper_ink=INK,
            ink=PAPER,
            icon=f"mood-{self.mood}",
        )


@frozen
class DiscardsLook:
    """Card discarded last, with the number of discarded cards."""

    margin: ClassVar[float] = 8
    card: CardNumber
    count: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        card_shadow(painter, context, width, 1)
        paint_card(context, painter, 0, 0, width, self.card)
        # The count is on the picture because there is no room above or below.
        pixels = _label((11, 13), context, str(self.count), 0.92 * width)
        centre = QPointF(width * 0.6, height * 0.36)
        badge(painter, centre, str(self.count), pixels, icon="hand")


SMALLEST_CHAIR: Final = 0.3
"""Minimum size of a Topple's chair, as a share of the width of the Topples' place."""


@frozen
class TopplesLook:
    """Topples as chairs: yellow in the deck, framed in the market, dark once resolved."""

    margin: ClassVar[float] = 0
    total: int
    seen: int
    resolved: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        theme = context.theme
        words = tr("{0} in the deck", self.total - self.seen)
        largest = (12 if context.large else 11) * context.text
        rows = len(wrap_text(words, make_font(largest), width - 6))
        room = rows * largest * 1.3 + 8
        side = min((width - 14) / 2, max(width * SMALLEST_CHAIR, (height - room - 14) / 2))
        edge = (width - 2 * side - 4) / 2
        for index in range(self.total):
            left, top = edge + index % 2 * (side + 4), 5 + index // 2 * (side + 4)
            square = QRectF(left, top, side, side)
            if index < self.resolved:
                ground, ink, weight = blend(theme.panel, "#000000", 0.25), theme.line, 1
            elif index < self.seen:
                ground, ink, weight = theme.panel, theme.focus, 2
            else:
                ground, ink, weight = YELLOW, INK, 1
            fill_rect(painter, square, ground, 3)
            draw_frame(painter, square, ink, weight, 3)
            draw_icon(painter, "topple", left + 3, top + 3, side - 6, ink)
        place = QRectF(2, 2 * side + 10, width - 4, height - 2 * side - 12)
        face = fit_font(words, width - 4, 2, min(largest, place.height() / 2.4), 8)
        draw_text(painter, place, words, face, theme.text, ALIGN_CENTRE, lines=2)


@frozen
class NothingLook:
    """Invisible item, used for its targets."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """Paint nothing."""


@frozen
class RemarkLook:
    """One-line remark below a seat's panel."""

    margin: ClassVar[float] = 0
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        with context.enlarged(painter, width, height) as (width, height):
            theme = context.theme
            face = make_font(12 if context.large else 11, "serif", 400, italic=True)
            place = QRectF(height + 5, 1, width - height - 5, height)
            # The background hides cords below the text.
            fill_rect(
                painter,
                QRectF(0, 1, place.left() + text_width(self.words, face) + 3, height),
                theme.panel,
            )
            draw_line(painter, QPointF(0, 0.5), QPointF(width, 0.5), theme.line)
            draw_icon(painter, "manicule", 1, 3, height - 4, theme.muted)
            draw_text(painter, place, self.words, face, theme.muted)


@frozen
class PowersLook:
    """Sentences in an empty area, such as a Hacendado's powers."""

    margin: ClassVar[float] = 0
    sentences: tuple[str, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        face, rows = self._set(context, width, height)
        step = face.pixelSize() * 1.28
        for index, row in enumerate(rows):
            place = QRectF(0, index * step, width, step)
            draw_text(painter, place, row, face, context.theme.muted)

    def _set(self, context: PaintContext, width: float, height: float) -> tuple[QFont, list[str]]:
        """Return the largest fitting font and the sentences' rows; no rows if none fits."""
        most = (26 if context.large else 20) * context.text
        for pixels in range(round(most), LEAST_POWERS - 1, -1):
            face = make_font(pixels, "serif", 400)
            rows = [row for each in self.sentences for row in wrap_text(each, face, width)]
            if len(rows) * pixels * 1.28 <= height:
                return face, rows
        return face, []


LEAST_POWERS: Final = 11
"""Minimum text size of :class:`PowersLook`, in px."""


NAMED_SUPPLY: Final = 34
"""Minimum height at which the supply is labelled, in px."""


@frozen
class SupplyLook:
    """Supply beside the bottom seat's hand: reserve cubes, and a place for disks."""

    margin: ClassVar[float] = 2
    colour: int
    reserve: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        with context.enlarged(painter, width, height) as (width, height):
            theme = context.theme
            half = (width - 6) / 2
            named = height >= NAMED_SUPPLY
            foot_high = 15 if named else 0
            side = min(half * 0.34, height * (0.4 if named else 0.62))
            face = make_font(13 if context.large else 11, "sans", 700)
            small = make_font(11 if context.large else 9, "sans", 600)
            wells = (tr("cubes"), tr("Unrest"))
            for index in range(2):
                well = QRectF(index * (half + 6), 0, half, height)
                fill_rect(painter, well, "#000000" if theme.dark else "#FFFFFF", 4, 60)
                draw_frame(painter, well, faint_line_colour(theme), 1, 4)
                if named:
                    foot = QRectF(well.left(), height - 17, half, 15)
                    draw_text(painter, foot, wells[index], small, theme.muted, ALIGN_CENTRE)
            top = (height - foot_high - side) / 2
            words = f"×{self.reserve}"
            left = (half - side - 3 - text_width(words, face)) / 2
            if self.reserve:
                draw_cube(painter, self.colour, left, top, side)
            else:
                draw_frame(painter, QRectF(left, top, side, side), theme.line, 1, 2, (2, 2))
            ink = theme.text if self.reserve else theme.refusal
            place = QRectF(left + side + 3, top, half, side)
            draw_text(painter, place, words, face, ink, elide=False)
            centre = QPointF(half + 6 + half / 2, (height - foot_high) / 2)
            unrest_disk(painter, centre, side * 0.58)


@frozen
class EndTurnLook:
    """Button that ends the turn; it is ``faint`` while disabled."""

    margin: ClassVar[float] = 2
    faint: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        with context.enlarged(painter, width, height) as (width, height):
            theme = context.theme
            painter.setOpacity(0.35 if self.faint else 1)
            place = QRectF(0, 0, width, height)
            fill_rect(painter, place, theme.raised, 4)
            draw_frame(painter, place, theme.text, 1.4, 4)
            draw_icon(painter, "action-end_turn", 12, height * 0.24, height * 0.52, theme.text)
            left = 12 + height * 0.6
            words, room = tr("End turn"), QRectF(left, 0, width - left - 6, height)
            face = fit_font(words, room.width(), 1, 16 if context.large else 14, 10, "serif", 700)
            draw_text(painter, room, words, face, theme.text)
            painter.setOpacity(1)


@frozen
class CubeLook:
    margin: ClassVar[float] = 4
    colour: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        draw_cube(painter, self.colour, 0, 0, width)


@frozen
class DiskLook:
    """Unrest disk or jail bars, as dragged."""

    margin: ClassVar[float] = 4
    jail: bool = False

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        if self.jail:
            fill_rect(painter, QRectF(0, 0, width, height), context.theme.refusal, 3)
            draw_icon(painter, "jail", width * 0.12, width * 0.12, width * 0.76, INK)
        else:
            unrest_disk(painter, QPointF(width / 2, height / 2), width / 2)


# --- Dice: Díaz's on the market, others beside their roller ---------------------------------------

SIDE: Final = 0.42
"""Side of a die, as a share of a market card's width."""
HIGH: Final = 0.36
"""Vertical centre of a die, as a share of its card's height."""
GAP: Final = 1.3
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Positions of the pips relative to the centre, by number."""
TURNED: Final = (9, -12, 5, -7, 14, -4)
"""Rotations of dice showing 1 to 6, in degrees."""


@frozen
class DieLook:
    """Bone die seen from above."""

    margin: ClassVar[float] = 9
    value: int

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.translate(width / 2, height / 2)
        painter.rotate(TURNED[self.value - 1])
        body = QRectF(-width / 2, -height / 2, width, height)
        corner = width * 0.2
        for soft in (0.1, 0.06, 0.03):
            low = body.translated(0, width * (0.05 + soft)).adjusted(-1, 0, 1, 0)
            painter.fillPath(rounded_path(low, corner), with_alpha("#000000", 70))
        fill_rect(painter, body, blend(BONE, INK, 0.22), corner)
        fill_rect(painter, body.adjusted(0, 0, 0, -height * 0.07), BONE, corner)
        draw_frame(painter, body, INK, max(1.0, width * 0.035), corner)
        for across, down in PIPS[self.value]:
            middle = QPointF(across * width * 0.26, down * height * 0.26 - height * 0.02)
            fill_circle(painter, middle, width * 0.09, INK)


def dice_things(model: ViewModel) -> Iterator[Thing]:
    yield from _of_diaz(model)
    if model.dice_on_table is not None:
        yield from _beside(model, model.dice_on_table)


def _of_diaz(model: ViewModel) -> Iterator[Thing]:
    """Yield Díaz's dice on the market slots they show."""
    turn = next((step for step in model.state.agenda if isinstance(step, DiazTurn)), None)
    for row, value in enumerate(turn.rolls if turn else ()):
        slot = model.zones.slots[6 * row + value - 1]
        side = slot.width * SIDE
        left, top = slot.center[0] - side / 2, slot.y + slot.height * HIGH - side / 2
        place = Rect(round(left), round(top), side, side)
        yield Thing(("die", "row", row), DieLook(value), place, DIE)


def _beside(model: ViewModel, laid: DiceOnTable) -> Iterator[Thing]:
    home = model.zones.places[list(model.state.players).index(laid.seat)]
    side = model.zones.slots[0].width * SIDE
    right = home.right - 16
    top = home.bottom - NOTE[model.zones.large] - side - 12
    for index, value in enumerate(laid.rolls):
        place = Rect(round(right - side - index * side * GAP), round(top), side, side)
        yield Thing(("die", laid.number, index), DieLook(value), place, DIE)


# --- Looks of dragged items -----------------------------------------------------------------------

SMALLEST_CARD: Final = 72
"""Minimum width of a dragged card, in px."""
CUBE: Final = 24
"""Width of a dragged cube, in px."""
DISK: Final = 30
"""Width of a dragged disk, in px."""


def lifted_card(number: CardNumber, place: Rect, side: int = 0) -> DraggedLook:
    return _lifted_card(number, side, max(round(place.width), SMALLEST_CARD))


@lru_cache(maxsize=1024)
def _lifted_card(number: CardNumber, side: int, width: int) -> DraggedLook:
    """Return a dragged card; cached because targets need it after every step."""
    return DraggedLook(FaceLook(number, side, lift=4), width, round(width * CARD_RATIO))


@cache
def lifted_cube(colour: int) -> DraggedLook:
    return DraggedLook(CubeLook(colour), CUBE, CUBE)


LIFTED_DISK: Final = DraggedLook(DiskLook(), DISK, DISK)
LIFTED_JAIL: Final = DraggedLook(DiskLook(jail=True), DISK, DISK)
