"""The inspector: one card large, everything on it in words, and what it would cost now."""

import math
from typing import Final, Literal, TypeAlias

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.rules.actions import CardNumber
from paxdesk.rules.vocabulary import Prestige
from paxdesk.rules.wording import Line, kind_words, lines
from paxdesk.table.dock.panel import HEAD, DockPanel, paint_panel
from paxdesk.table.layout import CARD_RATIO
from paxdesk.table.painting.icons import draw_icon
from paxdesk.table.painting.layout import HOVER_FROM, INSPECTOR_FROM
from paxdesk.table.painting.lettering import (
    LEFT,
    RIGHT,
    TOP_LEFT,
    advance,
    draw_text,
    fitted,
    font,
    wrapped,
)
from paxdesk.table.painting.palette import Theme
from paxdesk.table.painting.shapes import line, shadow
from paxdesk.table.painting.symbols import topic_icon, topic_ink
from paxdesk.table.scene.things import Studio

RowKind: TypeAlias = Literal["sum", "total", "refusal"]
LARGEST_CARD: Final = 340
MARGIN: Final = 14.0
HINT: Final = "Point at a card, or at its number in the log, to read it here."


@frozen
class InspectorRow:
    """A line below the card.

    ``sum`` and ``total`` have words at the left and an ``amount`` at the right; a ``refusal``
    says in words why not, and names its rule in ``amount``.
    """

    kind: RowKind
    words: str
    amount: str = ""


@frozen
class Inspected:
    """What the inspector shows: a card as it lies, and rows about it."""

    card: CardNumber = 0
    side: int = 0
    flipped: Prestige | None = None
    depression: bool = False
    rows: tuple[InspectorRow, ...] = ()


def paint_inspector(painter: QPainter, studio: Studio, place: QRectF, inspected: Inspected) -> None:
    """Paint the whole panel into ``place``, in units of the table."""
    paint_panel(painter, studio.theme, place, "Inspector")
    if inspected.card:
        _Sheet(painter, studio, place, inspected).paint()
        return
    hint = place.adjusted(MARGIN, HEAD, -MARGIN, -place.height() + HEAD + 60)
    face = font(14 if studio.large else 12, "serif", 400, italic=True)
    draw_text(painter, hint, HINT, face, studio.theme.muted, TOP_LEFT, lines=3)


class _Sheet:
    """One card laid out in the inspector.

    From 260 units the face itself spells everything out; a smaller face gives its words to
    icon-led lines below it.
    """

    def __init__(
        self, painter: QPainter, studio: Studio, place: QRectF, inspected: Inspected
    ) -> None:
        self.painter = painter
        self.studio = studio
        self.theme: Theme = studio.theme
        self.place = place
        self.inspected = inspected
        self.pixels = 14 if studio.large else 12
        self.step = 20 if studio.large else 17
        self.card = studio.deck.cards[inspected.card]
        self.width = place.width() - 2 * MARGIN
        spoken = self.width >= INSPECTOR_FROM
        rows = () if spoken else lines(self.card, inspected.side, inspected.flipped)
        self.words: tuple[Line, ...] = rows
        room = place.height() - HEAD - 10 - self._words_height() - self._rows_height()
        fitting = math.floor(min(LARGEST_CARD, self.width, room / CARD_RATIO))
        least = INSPECTOR_FROM if spoken else HOVER_FROM
        most = LARGEST_CARD if spoken else 180
        self.card_width = max(least, min(most, fitting))

    def paint(self) -> None:
        inspected, width = self.inspected, self.card_width
        left = round(self.place.center().x() - width / 2)
        top = self.place.top() + HEAD
        face = QRectF(left, top, width, width * CARD_RATIO)
        shadow(self.painter, face, width * 0.036, 2, self.theme.shadow)
        self.studio.paint_face(
            self.painter,
            left,
            top,
            width,
            inspected.card,
            inspected.side,
            inspected.flipped,
            inspected.depression,
        )
        top = face.bottom() + 10
        if self.words:
            top = self._paint_words(top)
        for row in inspected.rows:
            top = self._paint_row(row, top)

    # --- The card in words ---

    def _line_height(self, row: Line) -> float:
        count = len(wrapped(row.text, font(self.pixels - 0.5), self.width - 22))
        return max(18, count * round(self.pixels * 1.16) + 3)

    def _words_height(self) -> float:
        if not self.words:
            return 0
        return 18 + sum(self._line_height(row) for row in self.words) + 4

    def _paint_words(self, top: float) -> float:
        left, theme = self.place.left() + MARGIN, self.theme
        kind = kind_words(self.card, self.inspected.side, self.inspected.flipped).upper()
        capitals = fitted(
            kind, self.width, 1, self.pixels - 2, 8, "sans", 600, stretches=(100, 88, 80)
        )
        draw_text(self.painter, QRectF(left, top - 2, self.width, 15), kind, capitals, theme.muted)
        top += 17
        face = font(self.pixels - 0.5)
        ground: Literal["dark", "paper"] = "dark" if theme.dark else "paper"
        for row in self.words:
            height = self._line_height(row)
            ink = topic_ink(row.topic, ground, theme.text)
            draw_icon(self.painter, topic_icon(row.topic), left, top, 16, ink)
            box = QRectF(left + 22, top, self.width - 22, height - 2)
            draw_text(self.painter, box, row.text, face, theme.text, LEFT, lines=9)
            top += height
        return top + 4

    # --- What it would cost ---

    def _rows_height(self) -> float:
        return sum(self._row_height(row) for row in self.inspected.rows)

    def _row_height(self, row: InspectorRow) -> float:
        if row.kind != "refusal":
            return self.step + (2 if row.kind == "total" else 0)
        count = len(wrapped(row.words, font(self.pixels), self.width - self.step))
        return count * round(self.pixels * 1.16) + self.step + 2

    def _paint_row(self, row: InspectorRow, top: float) -> float:
        theme, painter = self.theme, self.painter
        left, right = self.place.left() + MARGIN, self.place.right() - MARGIN
        height = self._row_height(row)
        plain, bold = font(self.pixels), font(self.pixels, "sans", 700)
        if row.kind == "refusal":
            side = self.step - 5
            draw_icon(painter, "ui-inspector", left, top + 2, side, theme.refusal)
            box = QRectF(left + self.step, top + 1, self.width - self.step, height - self.step)
            draw_text(painter, box, row.words, plain, theme.refusal, TOP_LEFT, lines=9)
            foot = QRectF(left, top + height - self.step, self.width, self.step)
            law = font(self.pixels - 1, "sans", 600)
            draw_text(painter, foot, row.amount, law, theme.muted, RIGHT)
            return top + height
        total = row.kind == "total"
        if total:
            line(painter, QPointF(left, top - 0.5), QPointF(right, top - 0.5), theme.line)
        wide = advance(row.amount, bold)
        words = QRectF(left, top, self.width - wide - 8, height)
        ink = theme.text if total else theme.muted
        draw_text(painter, words, row.words, bold if total else plain, ink)
        ink = theme.focus if total else theme.text
        amount = QRectF(right - wide, top, wide, height)
        draw_text(painter, amount, row.amount, bold, ink, RIGHT, elide=False)
        return top + height


class Inspector(DockPanel):
    """The inspector as a widget: shows what is hovered or selected."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(studio, parent)
        self.inspected = Inspected()
        self.setAccessibleName(self.tr("Inspector"))

    def inspect(self, inspected: Inspected) -> None:
        """Show a card; the rows are about whoever is asked."""
        if inspected != self.inspected:
            self.inspected = inspected
            self.setAccessibleDescription(self.text)
            self.update()

    def set_rows(self, rows: tuple[InspectorRow, ...]) -> None:
        """Change the rows below the card."""
        self.inspect(evolve(self.inspected, rows=rows))

    @property
    def text(self) -> str:
        """Everything shown, as plain text."""
        shown = self.inspected
        if not shown.card:
            return ""
        card = self.studio.deck.cards[shown.card]
        parts = [f"{card.name} [{card.number:03d}]", kind_words(card, shown.side, shown.flipped)]
        parts += [row.text for row in lines(card, shown.side, shown.flipped)]
        parts += [f"{row.words} {row.amount}".strip() for row in shown.rows]
        return "\n".join(parts)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        paint_inspector(painter, self.studio, place, self.inspected)
