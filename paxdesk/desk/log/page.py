"""The rows of the log that fit into its panel, laid out and painted."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.dock.panel import HEAD, paint_panel
from paxdesk.desk.log.links import CardNames, Link, links, no_names
from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.painting.lettering import TOP_LEFT, advance, draw_text, font, wrapped
from paxdesk.desk.painting.palette import mix
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import fill, line
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say
from paxdesk.record_classes import frozen

MARGIN: Final = 14.0
RIGHT: Final = 12.0
MOST_LINES: Final = 4
THUMB: Final = 3.0
LEAST_THUMB: Final = 16.0


@frozen
class Piece:
    """A part of a row that leads somewhere: the row's index, the link, and where it stands."""

    index: int
    link: Link
    place: QRectF

    @property
    def key(self) -> tuple[int, Link]:
        """What it has in common with its other part, where the line breaks within it."""
        return self.index, self.link


@frozen
class Shown:
    """A row as it stands in the panel: its index, its place, and what in it leads somewhere."""

    index: int
    place: QRectF
    pieces: tuple[Piece, ...]


def log_title() -> str:
    """What stands in the head of the log."""
    return say("Log")


class LogPage:
    """The rows that fit into a panel, the latest at the foot.

    ``skipped`` rows at the end are left out: that is how far back one has leafed. ``pointed`` is
    the key of the piece under the pointer, ``cursor`` the row that the keyboard has come to.
    Rows and links are at least ``least`` units high.
    """

    def __init__(
        self,
        rows: Sequence[LogRow],
        labels: Labels,
        context: PaintContext,
        place: QRectF,
        skipped: int = 0,
        pointed: tuple[int, Link] | None = None,
        cursor: int | None = None,
        *,
        titled: bool = True,
        card_names: CardNames = no_names,
        least: float = 0.0,
    ) -> None:
        self.rows = rows
        self.card_names = card_names
        self.labels = labels
        self.context = context
        self.place = place
        self.pointed = pointed
        self.cursor = cursor
        self.titled = titled
        self.line = 19.0 if context.large else 16.5
        self.step = max(self.line, least)
        self.shown = self._lay(skipped)

    def paint(self, painter: QPainter) -> None:
        """Paint the panel and its rows."""
        title = log_title() if self.titled else ""
        paint_panel(painter, self.context.theme, self.place, title)
        if not self.rows:
            self._paint_nothing(painter)
        for shown in self.shown:
            self._paint_row(painter, shown)
        self._paint_thumb(painter)

    def piece_at(self, point: QPointF) -> Piece | None:
        """What leads somewhere at a point."""
        for shown in self.shown:
            for piece in shown.pieces:
                if piece.place.contains(point):
                    return piece
        return None

    def row_at(self, point: QPointF) -> int | None:
        """The index of the row at a point."""
        return next((each.index for each in self.shown if each.place.contains(point)), None)

    # --- Laying out ------------------------------------------------------------------------------

    def _font(self, row: LogRow) -> QFont:
        large = self.context.large
        match row.kind:
            case "turn":
                return font(12.5 if large else 11, "serif", 700)
            case "action":
                return font(13 if large else 11.5)
            case "result":
                return font(12.5 if large else 11, italic=True)
            case "reason":
                return font(11.5 if large else 10, "serif", italic=True)

    def _indent(self, row: LogRow) -> float:
        match row.kind:
            case "turn":
                return MARGIN
            case "action":
                return MARGIN + self.line + 4
            case _:
                return MARGIN + self.line + 16

    def _lines(self, row: LogRow) -> list[str]:
        width = self.place.width() - self._indent(row) - RIGHT
        return wrapped(row.words, self._font(row), width)[:MOST_LINES]

    def _leading(self, row: LogRow) -> float:
        return round(self._font(row).pixelSize() * 1.2)

    def _height(self, row: LogRow) -> float:
        return self.step + (len(self._lines(row)) - 1) * self._leading(row)

    def _lay(self, skipped: int) -> list[Shown]:
        """From the last row up, as many as fit."""
        top = self.place.top() + HEAD
        room = self.place.bottom() - 6 - top
        heights: list[float] = []
        last = max(0, len(self.rows) - skipped)
        first = last
        while first > 0:
            height = self._height(self.rows[first - 1])
            if height > room:
                break
            room -= height
            heights.insert(0, height)
            first -= 1
        shown = []
        for index, height in zip(range(first, last), heights, strict=True):
            place = QRectF(self.place.left(), top, self.place.width(), height)
            shown.append(Shown(index, place, self._pieces(index, place)))
            top += height
        return shown

    def _pieces(self, row_index: int, place: QRectF) -> tuple[Piece, ...]:
        """The links of a row, cut where its lines break."""
        row = self.rows[row_index]
        face, left = self._font(row), place.left() + self._indent(row)
        found = []
        begin = 0
        for index, words in enumerate(self._lines(row)):
            end = begin + len(words)
            top = place.top() + index * self._leading(row)
            for link in links(row, self.card_names):
                start, stop = max(link.start, begin), min(link.end, end)
                if start < stop:
                    part = row.words[start:stop]
                    x = left + advance(words[: start - begin], face)
                    box = QRectF(x, top, advance(part, face), self.step)
                    found.append(Piece(row_index, link, box))
            begin = end + 1  # the space at which the line was broken
        return tuple(found)

    # --- Painting --------------------------------------------------------------------------------

    def _paint_row(self, painter: QPainter, shown: Shown) -> None:
        theme, place = self.context.theme, shown.place
        row = self.rows[shown.index]
        if row.kind == "turn":
            fill(painter, place.adjusted(8, 1, -8, -1), theme.raised, 2)
        if shown.index == self.cursor:
            fill(painter, place.adjusted(4, 0, -4, 0), mix(theme.panel, theme.focus, 0.22), 2)
            fill(painter, QRectF(place.left() + 4, place.top(), 2, place.height()), theme.focus)
        if row.kind == "action" and row.seat is not None and row.seat in self.labels:
            look = self.labels[row.seat].colour
            top = place.top() + 2.5 + (self.step - self.line) / 2
            seat_mark(painter, look, place.left() + MARGIN, top, self.line - 6)
        face = self._font(row)
        leading = self._leading(row)
        box = QRectF(place.left() + self._indent(row), 0, place.width(), place.height())
        box.moveTop(place.top() + (self.step - leading) / 2)
        box.setRight(place.right() - RIGHT)
        ink = theme.text if row.kind in ("turn", "action") else theme.muted
        draw_text(painter, box, row.words, face, ink, TOP_LEFT, lines=MOST_LINES, leading=1.2)
        for piece in shown.pieces:
            if piece.key == self.pointed:
                self._paint_pointed(painter, piece, face)

    def _paint_pointed(self, painter: QPainter, piece: Piece, face: QFont) -> None:
        """What the pointer lies on, underlined."""
        place = piece.place
        y = place.center().y() + face.pixelSize() * 0.55
        ink = self.context.theme.focus
        line(painter, QPointF(place.left(), y), QPointF(place.right(), y), ink, 1.2)

    def _paint_nothing(self, painter: QPainter) -> None:
        words = say("Nothing to tell yet.")
        face = font(14 if self.context.large else 12, "serif", italic=True)
        box = self.place.adjusted(MARGIN, HEAD + 2, -MARGIN, 0)
        draw_text(painter, box, words, face, self.context.theme.muted, TOP_LEFT, lines=2)

    def _paint_thumb(self, painter: QPainter) -> None:
        """How far one has leafed, at the right edge."""
        if not self.shown or len(self.shown) == len(self.rows):
            return
        room = self.place.height() - HEAD - 8
        height = max(LEAST_THUMB, room * len(self.shown) / len(self.rows))
        hidden = len(self.rows) - len(self.shown)
        top = self.place.top() + HEAD + 2 + (room - height) * self.shown[0].index / hidden
        theme = self.context.theme
        thumb = QRectF(self.place.right() - THUMB - 3, top, THUMB, height)
        fill(painter, thumb, mix(theme.line, theme.muted, 0.25), THUMB / 2)
