"""Charts of a game: painting, buttons and sheets."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, INK, IVORY, SEATS, SEPIA, Ink, blend
from paxdesk.desk.painting.shapes import draw_frame, draw_line, fill_rect, seat_mark
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    LEFT,
    RIGHT,
    draw_text,
    make_font,
    text_width,
)
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.sheets.form_widgets import PaintedButton
from paxdesk.desk.sheets.modal_sheet import EndDialog, ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton, Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    TextBox,
    Type,
    grid_box,
    seat_mark_box,
)
from paxdesk.desk.words import Labels, SeatLabel
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT

GRID_STEPS: Final = (1, 2, 5)
MAX_GRID_LINES: Final = 5
"""Maximum number of horizontal lines above the base line of a chart."""


@frozen
class Series:
    """Values of one seat, after the deal and after each turn."""

    seat: Seat
    values: tuple[int, ...]


@frozen
class Band:
    """Period, such as a government, from the end of turn ``first`` to that of ``last``.

    ``light`` is the icon's ink on a dark ground. ``hatching`` is the icon of an additional
    condition, or "". ``words`` name the period and any condition for screen readers.
    """

    first: int
    last: int
    period: str
    ink: Ink
    icon: str
    light: Ink = ""
    hatching: str = ""
    new_period: bool = True
    new_hatching: bool = False
    words: str = ""


@frozen
class ChartTurn:
    """Point on the time axis; ``seat`` is None for the deal.

    ``words``, if any, are shown instead of the round and the seat.
    """

    round: int
    seat: Seat | None
    words: str = ""


@frozen
class Plot:
    """One chart. The first entry of ``turns`` is the deal."""

    measure: str
    title: str
    turns: tuple[ChartTurn, ...]
    series: tuple[Series, ...]
    bands: tuple[Band, ...]
    maximum: int

    @property
    def last(self) -> int:
        return len(self.turns) - 1

    @property
    def step(self) -> int:
        """Distance between two horizontal lines: 1, 2, 5, 10 and so on."""
        size = 1
        while True:
            for step in GRID_STEPS:
                if self.maximum <= step * size * MAX_GRID_LINES:
                    return step * size
            size *= 10

    @property
    def top(self) -> int:
        """Value at the upper edge, a multiple of :attr:`step`."""
        return -(-self.maximum // self.step) * self.step

    def turn_words(self, turn: int, labels: Labels) -> str:
        found = self.turns[turn]
        if found.words:
            return found.words
        if found.seat is None:
            return tr("The deal")
        return tr("Round {number} · {seat}", number=found.round, seat=labels[found.seat].name)

    def band_words(self, turn: int) -> str:
        """Return the words of the band at the end of a turn; "" if there is none."""
        return next((each.words for each in self.bands if turn <= each.last), "")

    def told_bands(self, labels: Labels) -> list[str]:
        """Return the bands as texts, each with the turn in which it begins."""
        begun = ((min(each.first + 1, self.last), each.words) for each in self.bands if each.words)
        return [with_colon(self.turn_words(turn, labels), words) for turn, words in begun]


@frozen
class BandKey:
    """Legend of a band; a ``hatched`` one has no background colour."""

    words: str
    icon: str
    ink: Ink
    hatched: bool = False


class TurnFigures(Protocol):
    """Figures at the end of a turn, as far as the desk uses them.

    Turn 0 is the deal.
    """

    @property
    def turn(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def step(self) -> int: ...


HEAD: Final = 40.0
"""Height above the plot area for the title and the marks of the bands."""
AXIS_WIDTH: Final = 28.0
ENDS_WIDTH: Final = 44.0
CHART_FOOT: Final = 20.0
MARK_SIDE: Final = 15.0
BETWEEN_ENDS: Final = 17.0
BETWEEN_MARKS: Final = 84.0
BETWEEN_ROUNDS: Final = 26.0
LINE_SPACING: Final = 3.0
"""Distance between the lines of seats with equal values, in units."""
HATCH_SPACING: Final = 7.0
KOHL: Final = 6
"""Number of the seat colour whose line has a light edge."""
RULE: Final = "#CBB78F"
BOUND: Final = "#A8987C"


def tint(ink: Ink) -> Ink:
    return blend(IVORY, ink, 0.2)


def paint_chart(
    painter: QPainter, place: QRectF, plot: Plot, labels: Labels, pointed: int | None = None
) -> None:
    """Paint a chart with the values of turn ``pointed``, by default the last."""
    _Chart(painter, place, plot, labels, pointed).paint()


def turn_at(place: QRectF, plot: Plot, x: float) -> int | None:
    """Return the turn at ``x``; None beside the plot area or before the first turn."""
    field = _field(place)
    if not field.left() - 6 <= x <= field.right() + 6 or not plot.last:
        return None
    return min(plot.last, max(0, round((x - field.left()) / max(1.0, field.width()) * plot.last)))


def hatch(painter: QPainter, place: QRectF, ink: Ink) -> None:
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(ink), 1))
    x = place.left() - place.height()
    x -= x % HATCH_SPACING
    while x < place.right():
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()))
        x += HATCH_SPACING
    painter.restore()


def _field(place: QRectF) -> QRectF:
    return place.adjusted(AXIS_WIDTH, HEAD, -ENDS_WIDTH, -CHART_FOOT)


class _Chart:
    def __init__(
        self, painter: QPainter, place: QRectF, plot: Plot, labels: Labels, pointed: int | None
    ) -> None:
        self.painter = painter
        self.place = place
        self.plot = plot
        self.labels = labels
        self.pointed = pointed
        self.field = _field(place)
        self.small = make_font(11)

    def paint(self) -> None:
        self._title()
        for band in self.plot.bands:
            self._band(band)
        self._band_marks()
        self._rules()
        self._rounds()
        for index in range(len(self.plot.series)):
            self._line(index)
        if self.pointed is not None:
            x = self._x(self.pointed)
            top, bottom = self.field.top(), self.field.bottom()
            draw_line(self.painter, QPointF(x, top), QPointF(x, bottom), INK, 1, (3, 2))
        self._ends()

    def _x(self, turn: float) -> float:
        return self.field.left() + self.field.width() * turn / max(1, self.plot.last)

    def _y(self, value: float) -> float:
        return self.field.bottom() - self.field.height() * value / self.plot.top

    def _title(self) -> None:
        box = QRectF(self.place.left(), self.place.top(), self.place.width(), 20)
        face = make_font(14, "serif", 700)
        draw_text(self.painter, box, self.plot.title, face, INK)
        if self.pointed is None:
            return
        words = self.plot.turn_words(self.pointed, self.labels)
        box.setLeft(box.left() + text_width(self.plot.title, face) + 12)
        draw_text(self.painter, box, words, make_font(12, "serif", italic=True), SEPIA, RIGHT)

    def _band(self, band: Band) -> None:
        left, right = self._x(band.first), self._x(band.last)
        if band.last == band.first:
            right = self.field.right()
        box = QRectF(left, self.field.top(), right - left, self.field.height())
        fill_rect(self.painter, box, tint(band.ink))
        if band.hatching:
            hatch(self.painter, box, blend(tint(band.ink), INK, 0.28))

    def _band_marks(self) -> None:
        """Draw the icons of bands above their left edges, where there is room."""
        free = self.field.left()
        for band in self.plot.bands:
            left = self._x(band.first)
            if band.new_period:
                top = self.field.top() - MARK_SIDE - 1
                draw_line(
                    self.painter, QPointF(left, top), QPointF(left, self.field.bottom()), BOUND
                )
                if left >= free - 1:
                    draw_icon(self.painter, band.icon, left + 3, top, 14, band.ink)
                    free = left + MARK_SIDE + 3
            if band.new_hatching:
                start = max(left + 3, free + 1)
                if start + 13 <= self.field.right():
                    top = self.field.top() - MARK_SIDE - 1
                    draw_icon(self.painter, band.hatching, start, top, 14, INK)
                    free = start + MARK_SIDE

    def _rules(self) -> None:
        field = self.field
        for value in range(0, self.plot.top + 1, self.plot.step):
            y = self._y(value)
            dashes = (2.0, 3.0) if value else None
            draw_line(
                self.painter, QPointF(field.left(), y), QPointF(field.right(), y), RULE, 1, dashes
            )
            box = QRectF(self.place.left(), y - 8, AXIS_WIDTH - 6, 16)
            draw_text(self.painter, box, str(value), self.small, SEPIA, RIGHT)

    def _rounds(self) -> None:
        """Draw each round's number below its end, where there is room."""
        free = self.field.left() - BETWEEN_ROUNDS
        for number, turn in enumerate(self.plot.turns):
            after = self.plot.turns[number + 1] if number < self.plot.last else None
            if after is not None and after.round == turn.round:
                continue
            x = self._x(number)
            draw_line(
                self.painter,
                QPointF(x, self.field.bottom()),
                QPointF(x, self.field.bottom() + 3),
                BOUND,
            )
            if x - free >= BETWEEN_ROUNDS:
                box = QRectF(x - 14, self.field.bottom() + 3, 28, 15)
                draw_text(self.painter, box, str(turn.round), self.small, SEPIA, ALIGN_CENTRE)
                free = x

    def _look(self, series: Series) -> int:
        return self.labels[series.seat].colour if series.seat != NO_SEAT else 0

    def _point(self, index: int, turn: int) -> QPointF:
        """Return a line's point at ``turn``, apart from lines of equal value."""
        figures = [each.values[turn] for each in self.plot.series]
        value = figures[index]
        rank, equals = figures[:index].count(value), figures.count(value)
        aside = rank - (equals - 1) / 2 if value else rank
        return QPointF(self._x(turn), self._y(value) - LINE_SPACING * aside)

    def _line(self, index: int) -> None:
        points = [self._point(index, turn) for turn in range(len(self.plot.turns))]
        if len(points) < 2:
            return
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        look = self._look(self.plot.series[index])
        edge = BONE if look == KOHL else INK
        for ink, weight in ((edge, 4.2), (SEATS[look].colour, 2.6)):
            pen = QPen(QColor(ink), weight)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self.painter.strokePath(path, pen)
        apart = max(2, round(BETWEEN_MARKS / max(1.0, self.field.width()) * self.plot.last))
        first = 1 + index * apart // max(1, len(self.plot.series))
        for turn in range(first, self.plot.last, apart):
            self._mark(look, points[turn])

    def _mark(self, colour: int, at: QPointF) -> None:
        name = f"seat-{colour}"
        edge = BONE if colour == KOHL else INK
        ink = SEATS[colour].colour
        draw_icon(self.painter, name, at.x() - 5, at.y() - 5, 10, ink, keyline=edge, key_width=4.5)

    def _ends(self) -> None:
        turn = self.plot.last if self.pointed is None else self.pointed
        ends = sorted((self._y(each.values[turn]), each.seat, each) for each in self.plot.series)
        heights = [y for y, _, _ in ends]
        if heights:
            heights[-1] = min(heights[-1], self.field.bottom() - 2)
        for index in range(len(heights) - 2, -1, -1):
            heights[index] = min(heights[index], heights[index + 1] - BETWEEN_ENDS)
        face = make_font(12, "sans", 700)
        left = self.field.right() + 6
        for y, (_, _, series) in zip(heights, ends, strict=True):
            seat_mark(self.painter, self._look(series), left, y - MARK_SIDE / 2, MARK_SIDE)
            box = QRectF(left + MARK_SIDE + 4, y - 9, ENDS_WIDTH - MARK_SIDE - 8, 18)
            draw_text(self.painter, box, str(series.values[turn]), face, INK, LEFT, elide=False)


MARGIN = 8.0
"""Space around the chart for the focus brackets, in units."""


class ChartButton(PaintedButton):
    """Button that shows one chart of a sheet.

    With ``tells_bands``, it describes all bands to screen readers while no turn is chosen.
    """

    def __init__(
        self, parent: Sheet, plot: Plot, labels: Labels, *, tells_bands: bool = False
    ) -> None:
        super().__init__(parent, plot.title)
        self.plot = plot
        self.labels = labels
        self.tells_bands = tells_bands
        self.pointed: int | None = None
        self._picture = QPixmap()
        self._wanted = QSizeF(), 0.0
        """Size of the picture in units, and its device pixels per unit."""
        self._shown: int | None = None
        """Value of :attr:`pointed` when the picture was painted."""
        self.setMouseTracking(True)
        self._describe()

    def tell_bands(self, told: bool) -> None:
        self.tells_bands = told
        self._describe()

    def point_at(self, turn: int | None) -> None:
        """Show the values of turn ``turn``, or of the last turn if None."""
        if turn != self.pointed:
            self.pointed = turn
            self._describe()
            self.update()

    @property
    def turn(self) -> int:
        return self.plot.last if self.pointed is None else self.pointed

    def _describe(self) -> None:
        plot, pointed = self.plot, self.pointed
        figures = ", ".join(
            with_colon(self.labels[each.seat].name, each.values[self.turn]) for each in plot.series
        )
        bands = plot.told_bands(self.labels) if self.tells_bands else []
        told = [figures, *bands]
        if pointed is not None:
            told = [plot.turn_words(pointed, self.labels), figures, plot.band_words(pointed)]
        self.setAccessibleDescription("\n".join(filter(None, told)))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        ratio = self.sheet.scale * self.devicePixelRatioF()
        wanted = place.size(), ratio
        if self._wanted != wanted:
            # Painted in slices: all charts of a sheet at once would block the GUI.
            self._wanted = wanted
            self._picture = QPixmap()
            self.sheet.slices.add(self._develop)
        elif self._shown != self.pointed and not self._picture.isNull():
            self._paint()
        if not self._picture.isNull():
            painter.drawPixmap(place.topLeft(), self._picture)

    def _develop(self) -> None:
        """Paint the chart in the size last requested, unless already painted."""
        if self._picture.isNull():
            self._paint()
            self.update()

    def _paint(self) -> None:
        size, ratio = self._wanted
        self._shown = self.pointed
        self._picture = QPixmap((size * ratio).toSize().expandedTo(QSize(1, 1)))
        self._picture.fill(Qt.GlobalColor.transparent)
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            chart = self._chart(QRectF(QPointF(), size))
            paint_chart(painter, chart, self.plot, self.labels, self.pointed)
        self._picture.setDevicePixelRatio(ratio)

    @staticmethod
    def _chart(place: QRectF) -> QRectF:
        return place.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        scale = self.sheet.scale
        place = QRectF(0, 0, self.width() / scale, self.height() / scale)
        self.point_at(turn_at(self._chart(place), self.plot, event.position().x() / scale))
        super().mouseMoveEvent(event)

    @qt_override
    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.point_at(min(self.plot.last, max(0, self.turn + step)))


COLUMNS: Final = 3
GAP: Final = 12.0


class ChartsSheet(ModalSheet):
    """Sheet with the ``plots`` of a game and the legend of their bands."""

    margins = (26.0, 80.0, 26.0, 18.0)

    def __init__(
        self, surface: QWidget, plots: Sequence[Plot], keys: Sequence[BandKey], labels: Labels
    ) -> None:
        super().__init__(surface, tr("Charts"), QSize(1310, 724))
        self.charts = [
            ChartButton(self, plot, labels, tells_bands=plot is plots[0]) for plot in plots
        ]
        self.keys = tuple(keys)
        self.large: ChartButton | None = None
        for chart in self.charts:
            on_click(chart, partial(self.enlarge, chart))
        self.close_button = self.button(tr("Close"), self._close, escape=True)

    def enlarge(self, chart: ChartButton) -> None:
        """Enlarge one chart to fill the sheet, or restore its size."""
        self.large = None if self.large is chart else chart
        for each in self.charts:
            each.tell_bands(each is (self.large or self.charts[0]))
        self.close_button.rename(tr("All charts") if self.large else tr("Close"))
        self.lay_out()
        chart.setFocus()

    def _close(self) -> None:
        if self.large is not None:
            self.enlarge(self.large)
        else:
            self.left.emit()

    def contents(self) -> Box:
        charts = [self.large] if self.large is not None else self.charts
        shown = [Item(chart, fills=True) for chart in charts]
        keys = (box for key in self.keys for box in key_boxes(key))
        return Column(
            grid_box(shown, 1 if self.large is not None else COLUMNS, GAP, fills=True),
            HBox(*keys, Box(), Item(self.close_button, 148, 38)),
            gap=GAP,
        )


def key_boxes(key: BandKey) -> tuple[Box, ...]:
    def patch(painter: QPainter, place: QRectF) -> None:
        box = QRectF(place.left(), place.center().y() - 10, 30, 20)
        fill_rect(painter, box, IVORY if key.hatched else tint(key.ink))
        if key.hatched:
            hatch(painter, box, key.ink)
        draw_frame(painter, box, INK, 0.8)
        draw_icon(painter, key.icon, box.right() + 6, box.top() + 2, 16, key.ink)

    return (
        PaintedBox(patch, width=52, high=20),
        TextBox(key.words, Type(13), snug=True, said=""),
        Box(8),
    )


STORY: Final = Type(17, "serif", italic=True)
NAME: Final = Type(18, "serif", 700)


class ChartedEnd(EndDialog):
    """End-of-game dialog with charts."""

    def __init__(
        self, surface: QWidget, heading: str, size: QSize, plots: Iterable[Plot], labels: Labels
    ) -> None:
        super().__init__(surface, heading, size)
        self.labels = labels
        self.charts_shown = [
            ChartButton(self, plot, labels, tells_bands=not index)
            for index, plot in enumerate(plots)
        ]
        for chart in self.charts_shown:
            on_click(chart, self.charts.emit)

    def offer(self, *more: PaperButton, analysed: bool = True) -> None:
        """Create the buttons common to all end dialogs, with ``more`` before the last."""
        analysis = [self.button(tr("Analysis"), self.analysis.emit)] if analysed else []
        self.buttons = [
            self.button(tr("Play again"), self.again.emit, primary=True),
            self.button(tr("Home page"), self.home.emit),
            self.button(tr("Replay"), self.replay.emit),
            *analysis,
            self.button(tr("All charts"), self.charts.emit),
            self.button(tr("Share this game…"), self.share.emit),
            *more,
            self.button(tr("See the table"), self.left.emit),
        ]
        self.escape = self.buttons[-1]

    def chart_items(self, high: float) -> list[Item]:
        """Return items of the charts, at least ``high`` units high."""
        return [Item(each, high=high, fills=True) for each in self.charts_shown]

    def button_items(self) -> list[Item]:
        return [Item(each, high=42) for each in self.buttons]


def standing(label: SeatLabel, name: str, detail: str, pixels: float = 15) -> HBox:
    """Return a row with a seat's mark, ``name`` and, in small print, ``detail``."""
    told = TextBox(detail, Type(pixels)) if detail else None
    return HBox(
        seat_mark_box(label.colour, 25), Column(TextBox(name, NAME, lines=1), told, gap=3), gap=12
    )
