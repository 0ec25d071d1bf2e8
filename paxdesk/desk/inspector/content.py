"""Content of the inspector and its layout: a card, its texts and possible actions."""

import math
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.game_types import Action
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import Ink, Theme
from paxdesk.desk.painting.shapes import draw_line
from paxdesk.desk.painting.typesetting import (
    LEFT,
    RIGHT,
    TOP_LEFT,
    draw_text,
    fit_font,
    make_font,
    text_width,
    wrap_text,
)
from paxdesk.desk.scene.geometry import INSPECTOR_FROM, RATIO
from paxdesk.desk.scene.things import CardNumber, Look, PaintContext, paint_look
from paxdesk.lazy_attrs import frozen

InspectorRowKind: TypeAlias = Literal["heading", "fact", "action", "sum", "total", "refusal"]


@frozen
class InspectorRow:
    """Row about the card or thing inspected.

    ``amount`` is a sum such as a price, or names the rule of a refusal. ``icon`` is the name of an
    icon, ``rule`` the id of a rule opened by a click. With ``actions``, a click performs one of
    them.
    """

    kind: InspectorRowKind
    words: str
    amount: str = ""
    icon: str = ""
    rule: str = ""
    actions: tuple[Action, ...] = ()


@frozen
class PrintedLine:
    """Sentence printed on a card; an icon with an empty ink has the colour of the text."""

    icon: str
    words: str
    ink: Ink = ""
    light_ink: Ink = ""


@frozen
class ShownCard:
    """A displayed card: its look, name, kind and printed sentences."""

    face: Look
    name: str
    kind: str
    lines: tuple[PrintedLine, ...] = ()


@frozen
class InspectorContent:
    """Content of the inspector: a card or a titled thing, and rows about it.

    ``pinned`` content does not follow the pointer.
    """

    card: CardNumber = 0
    shown: ShownCard | None = None
    rows: tuple[InspectorRow, ...] = ()
    pinned: bool = False
    title: str = ""


MARGIN: Final = 14.0
LARGEST_CARD: Final = 340
SMALL_CARD: Final = 108
"""Minimum width of a face below the text, in units."""
BESIDE_FROM: Final = 340
"""Minimum width of the contents, in units, for a face beside them."""
BESIDE: Final = (56, 0.3)
"""Minimum width in units of a face beside the text, and its maximum share of the whole width."""
NAME_LINES: Final = 2
GAP: Final = 10.0
INDENT: Final = 22.0
MANY: Final = 12
"""Maximum number of lines of a text, more than any text needs."""
LEADING: Final = 1.16
"""Line spacing, as a factor of the font size."""


@frozen
class PlacedRow:
    """A row and its area, relative to the upper left corner of the contents."""

    row: InspectorRow | PrintedLine
    place: QRectF


class InspectorSheet:
    """Layout of the contents for a panel ``width`` wide and ``room`` high.

    A narrow face's sentences are repeated as text. Clickable rows are at least ``least`` units
    high.
    """

    def __init__(
        self,
        context: PaintContext,
        width: float,
        room: float,
        inspected: InspectorContent,
        least: float = 0.0,
    ) -> None:
        self.minimum_height = least
        self.context = context
        self.theme: Theme = context.theme
        self.inspected = inspected
        self.width = width - 2 * MARGIN
        self.pixels = 14 if context.large else 12
        self.step = round(self.pixels * 1.3)
        self.card = inspected.shown
        self.rows: list[PlacedRow] = []
        self.height = self._lay_below(room)
        below = self.card is None or self.face.bottom() <= room
        if not below and self.width >= BESIDE_FROM:
            self.height = self._lay_beside(room)

    # --- Layout -----------------------------------------------------------------------------------

    def _lay_below(self, room: float) -> float:
        """Place the rows, and the face below them; return the height needed."""
        top = self._lay(self._head_height(), self.inspected.rows)
        self.face = QRectF(MARGIN, top, 0, 0)
        if self.card is not None:
            wide = self._face_width(room - top - 2 * GAP)
            if wide < INSPECTOR_FROM:
                top = self._lay(top + GAP, self.card.lines)
                wide = max(SMALL_CARD, self._face_width(room - top - 2 * GAP))
            left = round(MARGIN + (self.width - wide) / 2)
            self.face = QRectF(left, top + GAP, wide, wide * RATIO)
        return max(self.face.bottom(), top) + GAP

    def _lay_beside(self, room: float) -> float:
        """Lay out rows beside the face, if it fits; return the height needed."""
        assert self.card is not None
        least, share = BESIDE
        wide = min(math.floor((room - GAP) / RATIO), math.floor(share * self.width))
        right = MARGIN + self.width
        if wide >= least:
            self.width -= wide + MARGIN
        else:
            wide = 0
        self.face = QRectF(right - wide, 0, wide, wide * RATIO)
        self.rows.clear()
        top = self._lay(self._head_height(), self.inspected.rows)
        top = self._lay(top + GAP, self.card.lines)
        return max(self.face.bottom(), top) + GAP

    def _lay(self, top: float, rows: Iterable[InspectorRow | PrintedLine]) -> float:
        """Place rows below each other; return the bottom of the last."""
        for row in rows:
            if isinstance(row, PrintedLine):
                height = max(18, self._text_height(row.words, self._plain, INDENT) + 3)
            else:
                height = self._row_height(row)
            self.rows.append(PlacedRow(row, QRectF(MARGIN, top, self.width, height)))
            top += height
        return top

    def _face_width(self, room: float) -> int:
        return min(LARGEST_CARD, math.floor(self.width), math.floor(room / RATIO))

    @property
    def _plain(self) -> QFont:
        return make_font(self.pixels)

    @property
    def _bold(self) -> QFont:
        return make_font(self.pixels, "sans", 700)

    def _head_height(self) -> float:
        if self.card is None:
            return 30 if self.inspected.title else 0
        name, kind = self._name_font, self._kind_font
        names = min(NAME_LINES, len(wrap_text(self.card.name, name, self.width)))
        kinds = len(wrap_text(self._kind, kind, self.width))
        return round(names * name.pixelSize() * LEADING + kinds * kind.pixelSize() * LEADING) + 6

    def _text_height(self, words: str, face: QFont, indent: float, aside: float = 0) -> float:
        width = self.width - indent - aside
        return len(wrap_text(words, face, width)) * round(self.pixels * 1.16)

    def _row_height(self, row: InspectorRow) -> float:
        return max(self.minimum_height if row.rule or row.actions else 0.0, self._words_height(row))

    def _words_height(self, row: InspectorRow) -> float:
        match row.kind:
            case "heading":
                return self.step + 12
            case "fact":
                return self._text_height(row.words, self._plain, INDENT) + 4
            case "refusal":
                return self._text_height(row.words, self._plain, INDENT) + self.step + 6
            case "action":
                aside = self._amount_width(row)
                return max(18, self._text_height(row.words, self._bold, INDENT, aside) + 4)
        return self._text_height(row.words, self._plain, INDENT, self._amount_width(row)) + 2

    def _amount_width(self, row: InspectorRow) -> float:
        return text_width(row.amount, self._bold) + 8 if row.amount else 0

    def row_at(self, point: QPointF) -> InspectorRow | None:
        """Return the clickable row at a point of the contents, or None."""
        for each in self.rows:
            if isinstance(each.row, InspectorRow) and each.place.contains(point):
                return each.row if each.row.rule or each.row.actions else None
        return None

    def paint(self, painter: QPainter, hovered: InspectorRow | None = None) -> None:
        """Paint the contents from the origin, with the ``hovered`` row highlighted."""
        if self.card is not None:
            if not self.face.isEmpty():
                paint_look(painter, self.card.face, self.context, self.face)
            self._paint_name(painter)
        elif self.inspected.title:
            face = make_font(self.pixels + 4, "serif", 700)
            place = QRectF(MARGIN, 0, self.width, 24)
            draw_text(painter, place, self.inspected.title, face, self.theme.text)
        for each in self.rows:
            if isinstance(each.row, PrintedLine):
                self._paint_line(painter, each.row, each.place)
            else:
                lit = each.row == hovered
                self._paint_row(painter, each.row, each.place, lit)

    @property
    def _name_font(self) -> QFont:
        assert self.card is not None
        largest = self.pixels + 3
        return fit_font(self.card.name, self.width, NAME_LINES, largest, largest - 6, "serif", 700)

    @property
    def _kind_font(self) -> QFont:
        return make_font(self.pixels - 1, "sans", 600)

    @property
    def _kind(self) -> str:
        assert self.card is not None
        return f"{self.card.kind} · [{self.inspected.card:03d}]"

    def _paint_name(self, painter: QPainter) -> None:
        assert self.card is not None
        theme, place = self.theme, QRectF(MARGIN, 0, self.width, self.step * MANY)
        taken = draw_text(
            painter, place, self.card.name, self._name_font, theme.text, TOP_LEFT, lines=NAME_LINES
        )
        place.setTop(taken + 2)
        draw_text(painter, place, self._kind, self._kind_font, theme.muted, TOP_LEFT, lines=MANY)

    def _paint_line(self, painter: QPainter, row: PrintedLine, place: QRectF) -> None:
        theme = self.theme
        ink = (row.ink if theme.dark else row.light_ink) or theme.text
        draw_icon(painter, row.icon, place.left(), place.top(), 16, ink)
        box = place.adjusted(INDENT, 0, 0, -2)
        draw_text(painter, box, row.words, self._plain, theme.text, LEFT, lines=MANY)

    def _paint_row(self, painter: QPainter, row: InspectorRow, place: QRectF, lit: bool) -> None:
        match row.kind:
            case "heading":
                self._paint_heading(painter, row, place)
            case "refusal":
                self._paint_refusal(painter, row, place, lit)
            case "fact":
                self._icon(painter, row, place, self.theme.muted)
                box = place.adjusted(INDENT, 0, 0, -2)
                ink = self.theme.focus if lit else self.theme.text
                draw_text(painter, box, row.words, self._plain, ink, TOP_LEFT, lines=MANY)
            case _:
                self._paint_amount(painter, row, place, lit)

    def _paint_heading(self, painter: QPainter, row: InspectorRow, place: QRectF) -> None:
        theme = self.theme
        top = place.top() + 6
        draw_line(painter, QPointF(place.left(), top), QPointF(place.right(), top), theme.line)
        face = make_font(self.pixels - 1, "sans", 600, tracking=8)
        box = QRectF(place.left(), top + 3, place.width(), self.step)
        draw_text(painter, box, row.words.upper(), face, theme.muted)

    def _paint_amount(self, painter: QPainter, row: InspectorRow, place: QRectF, lit: bool) -> None:
        theme = self.theme
        action, total = row.kind == "action", row.kind == "total"
        face = self._bold if action or total else self._plain
        ink = theme.text if action or total else theme.muted
        if lit:
            ink = theme.focus
        if total:
            top = place.top() - 0.5
            draw_line(painter, QPointF(place.left(), top), QPointF(place.right(), top), theme.line)
        self._icon(painter, row, place, ink if action else theme.muted)
        aside = self._amount_width(row)
        box = place.adjusted(INDENT, 0, -aside, 0)
        draw_text(painter, box, row.words, face, ink, TOP_LEFT, lines=MANY)
        strong: Ink = theme.focus if action or total else theme.muted
        amount = QRectF(place.right() - aside, place.top(), aside, round(self.pixels * 1.16))
        draw_text(painter, amount, row.amount, self._bold, strong, RIGHT, elide=False)

    def _paint_refusal(
        self, painter: QPainter, row: InspectorRow, place: QRectF, lit: bool
    ) -> None:
        theme = self.theme
        self._icon(painter, row, place, theme.refusal)
        box = place.adjusted(INDENT, 0, 0, -self.step - 6)
        draw_text(painter, box, row.words, self._plain, theme.refusal, TOP_LEFT, lines=MANY)
        law = make_font(self.pixels - 1, "sans", 600)
        foot = QRectF(place.left(), place.bottom() - self.step - 4, place.width(), self.step)
        ink = theme.focus if lit else theme.muted
        draw_text(painter, foot, row.amount, law, ink, RIGHT)
        if row.rule and row.amount:
            wide = min(place.width(), text_width(row.amount, law))
            under = foot.bottom() - 1
            start = QPointF(place.right() - wide, under)
            draw_line(painter, start, QPointF(place.right(), under), ink)

    def _icon(self, painter: QPainter, row: InspectorRow, place: QRectF, ink: Ink) -> None:
        if row.icon:
            side = self.pixels + 2
            draw_icon(painter, row.icon, place.left(), place.top(), side, ink)
