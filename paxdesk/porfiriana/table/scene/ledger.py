"""Ledger of the seats that could topple Díaz, now and under each regime."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from paxdesk.desk.painting.palette import INK, LEDGER, PALE_SEPIA, PAPER, SEPIA, YELLOW, Ink, blend
from paxdesk.desk.painting.shapes import (
    draw_frame,
    draw_line,
    draw_shadow,
    fill_rect,
    rounded_path,
    seat_mark,
)
from paxdesk.desk.painting.typesetting import (
    ALIGN_CENTRE,
    draw_text,
    fit_font,
    make_font,
    text_width,
)
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.scene.things import PaintContext
from paxdesk.language import as_sentence, join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Buy, BuyPublic, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES, Prestige, RegimeKey
from paxdesk.porfiriana.rules.fact_cache import read_only_cache
from paxdesk.porfiriana.rules.facts import topples_resolved
from paxdesk.porfiriana.rules.market import market_price, public_face, public_price
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import prestige_words, regime_words
from paxdesk.porfiriana.rules.topple_search import ToppleTakers, WayToTopple
from paxdesk.porfiriana.rules.winning import win_words
from paxdesk.porfiriana.table.painting.symbols import prestige_mark
from paxdesk.porfiriana.table.scene.seat_stats import (
    ToppleMargin,
    margin_words,
    points_words,
    standings,
)
from paxdesk.porfiriana.table.words.event_text import name_on_face
from paxdesk.porfiriana.table.words.terms import gold_words

# --- Texts: ledger, inspector and screen readers --------------------------------------------------


def verdict(
    prestige: Prestige,
    toppling: Sequence[str],
    declaring: Sequence[str] = (),
    winning: Sequence[str] | None = (),
) -> str:
    """Return sentences on the seats that can topple Díaz now.

    ``winning`` are sentences on wins with a Topple on sale, or None if unknown.
    """
    kind, words = prestige_words(prestige), list(winning or ())
    if toppling:
        enough = tr_noop("{seats} has enough {kind}.")
        if len(toppling) > 1:
            enough = tr_noop("{seats} have enough {kind}.")
        words.append(tr(enough, seats=join_words(toppling, "and"), kind=kind))
    if declaring:
        enough = tr_noop("{seats} has enough {kind} by declaring.")
        if len(declaring) > 1:
            enough = tr_noop("{seats} have enough {kind} by declaring.")
        words.append(tr(enough, seats=join_words(declaring, "and"), kind=kind))
    if not words and winning is not None:
        words.append(tr("Nobody can topple Díaz now."))
    return " ".join(words)


def otherwise(regime: RegimeKey, toppling: Sequence[str]) -> str:
    """Return a sentence on the seats that could topple Díaz under another regime."""
    if not toppling:
        return tr("Under {regime}: nobody.", regime=regime_words(regime))
    return tr(
        "Under {regime}: {seats}.", regime=regime_words(regime), seats=join_words(toppling, "and")
    )


def topplers(state: State) -> dict[RegimeKey, list[Seat]]:
    """Return the seats that could topple Díaz under each regime, the current one first."""
    return _by_regime(state, lambda standing: standing.can_topple)


def ways_told(
    state: State, found: ToppleTakers, names: Mapping[Seat, str], plans: bool = True
) -> dict[Seat, str] | None:
    """Return a sentence for each seat that can win with a Topple on sale, or None if unknown."""
    if found.unknown and not found.ways:
        return None
    told = {}
    for seat, way in found.ways.items():
        proof = way.proof
        words = tr("{0} wins by gold with the last Topple", names[seat])
        if way.topples:
            words = win_words(names[seat], proof.points, proof.prestige, proof.declares)
        if plans and (also := also_needed(state, way)):
            words = tr("{words}, {also}", words=words, also=also)
        told[seat] = as_sentence(words)
    return told


def also_needed(state: State, way: WayToTopple) -> str:
    """Return the other cards needed to topple Díaz in this way, as text, or ""."""
    needed: dict[CardNumber, str] = {}
    for line in way.lines[:-1]:
        if isinstance(line, Buy):
            card, gold = state.market[line.slot], market_price(state, way.seat, line.slot).gold
        elif isinstance(line, BuyPublic):
            card, gold = line.card, public_price(state, line).gold
        else:
            card, gold = getattr(line, "card", None) or 0, None
        if card and card not in needed:
            name = name_on_face(state, card)
            if isinstance(line, BuyPublic):
                name = public_face(state, line).name
            bought = None if gold is None else gold_words(gold)
            needed[card] = tr("{card} for {gold}", card=name, gold=bought) if bought else name
    return tr("with {cards}", cards=join_words(needed.values(), "and")) if needed else ""


def declaring(state: State) -> dict[RegimeKey, list[Seat]]:
    """Return the seats that could topple Díaz under each regime by declaring."""
    return _by_regime(state, lambda standing: standing.within_reach)


def _by_regime(
    state: State, able_by: Callable[[ToppleMargin], bool]
) -> dict[RegimeKey, list[Seat]]:
    with read_only_cache(state):
        able = {
            seat: {each.prestige for each in standings(state, seat) if able_by(each)}
            for seat in state.players
            if seat != DIAZ
        }
    order = sorted(REGIMES, key=lambda each: each != state.regime)
    kinds = {regime: state.cards.regimes[regime].prestige for regime in order}
    return {
        regime: [seat for seat, enough in able.items() if kinds[regime] in enough]
        for regime in order
    }


def topples_words(state: State) -> str:
    """Return the numbers of Topples in the deck and resolved, as text."""
    left = len(state.cards.topples) - state.topples_seen
    return tr("Topples: {left} in the deck, {done} over", left=left, done=topples_resolved(state))


def standing_words(name: str, figures: Sequence[ToppleMargin]) -> str:
    """Return a ledger row as text: "Rosa: Loyalty 2 of 3, …"."""
    return _row_words(name, margin_words(figures))


def _row_words(name: str, points: str) -> str:
    return tr("{seat}: {points}", seat=name, points=points)


NARROWEST: Final = (190, 240)
"""Minimum width of a ledger with enlarged text, in table units, on small and large tables."""
LOWEST_ROW: Final = (19, 24)
"""Usual minimum height of a row, in table units, on small and large tables."""
HEAD_AND_FOOT: Final = (60, 78)
"""Usual height of head plus foot, in table units, on small and large tables."""
LEAST_COLUMN: Final = (27, 34)
"""Usual minimum width of a column, in table units, on small and large tables."""
MARGIN_RED: Final = "#B4563F"
RULED: Final = "#A9BBA8"
FAINT: Final = "#5C5339"
VERDICT: Final = "#8E1F0E"
MOST_FIGURES: Final = 26
MOST_COUNTING: Final = 44
"""Maximum text size, in px, of the points nearest to toppling Díaz."""
WIDER: Final = 1.5
TIGHT: Final = 80
"""Minimum stretch of figures, in percent, before they become smaller."""
MOST_NAMES: Final = 0.46
"""Maximum width of the names, as a share of the ledger's width."""
NEEDED: Final = 0.76
"""Text size of the points needed, relative to that of the points held."""
PART: Final = 0.62
"""Height of the rows of Díaz's components, relative to other rows."""
SMALLEST: Final = 11
"""Minimum text size, in px."""
SENTENCE: Final = (100, 88, 76, 64)
"""Font stretches to try for a sentence, in percent."""
DECLARATION: Final = "⁺"
"""Suffix of points that declaring could raise by one."""


@frozen
class LedgerRow:
    colour: int
    name: str
    standings: tuple[ToppleMargin, ...]

    @property
    def topples(self) -> bool:
        """True if this seat would topple Díaz now."""
        return any(each.can_topple and each.counts for each in self.standings)

    @property
    def could_topple(self) -> bool:
        """True if this seat could topple Díaz now, but only by declaring."""
        return any(each.within_reach and each.counts for each in self.standings)


@frozen
class LedgerLook:
    """Points held and needed, by seat and kind.

    ``ways`` are possible winners with sentences, or None if unknown; ``parts`` are components
    of Díaz's figures.
    """

    margin: ClassVar[float] = 6
    prestige: Prestige
    diaz: tuple[str, ...]
    vice: bool
    rows: tuple[LedgerRow, ...]
    turn: int
    ways: tuple[tuple[str, str], ...] | None = ()
    result: str = ""
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    need: str = ""

    @property
    def danger(self) -> bool:
        """True if a seat could win now, or the game has ended."""
        able = any(each.topples for each in self.rows)
        return bool(able or self.possible or self.ways or self.result)

    @property
    def winners(self) -> list[str]:
        return [name for name, _ in self.ways or ()]

    @property
    def able(self) -> list[str]:
        """Names of the seats with enough points, without :attr:`winners`."""
        names = [each.name for each in self.rows if each.topples]
        return [each for each in names if each not in self.winners]

    @property
    def possible(self) -> list[str]:
        """Names of the seats with enough points by declaring, without :attr:`winners`."""
        names = [each.name for each in self.rows if each.could_topple]
        return [each for each in names if each not in self.winners]

    @property
    def verdict(self) -> str:
        """Sentences on the seats that could topple Díaz, or on the result of the game."""
        ways = None if self.ways is None else [words for _, words in self.ways]
        return self.result or verdict(self.prestige, self.able, self.possible, ways)

    def spoken_text(self) -> str:
        """Return the full content for screen readers."""
        lines = (*self.parts, (self.diaz_words, self.diaz))
        his = (_row_words(name, points_words(figures)) for name, figures in lines if figures)
        rows = (standing_words(each.name, each.standings) for each in self.rows)
        points = (f"{each}." for each in (*rows, *his))
        return " ".join(filter(None, [self.verdict, self.need, *points]))

    @property
    def diaz_words(self) -> str:
        return tr("Díaz + vice") if self.vice else "Díaz"

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        sheet = QRectF(0, 0, width, height)
        draw_shadow(painter, sheet, 3)
        fill_rect(painter, sheet, LEDGER, 3)
        painter.save()
        painter.setClipPath(rounded_path(sheet, 3), Qt.ClipOperation.IntersectClip)
        text = self._fitting(context.text, width, height, context.large)
        fitting = evolve(context, text=text)
        with fitting.enlarged(painter, width, height) as (wide, high):
            columns = _Columns(self, context.large, wide, high, math.ceil(SMALLEST / text))
            columns.paint(painter, context.theme.plain)
        painter.restore()
        draw_frame(painter, sheet, INK, 1, 3)

    def _fitting(self, text: float, width: float, height: float, large: bool) -> float:
        """Return the text scale limited by the space, at least 1."""
        rows = len(self.rows) + len(self.parts) + 1
        high = HEAD_AND_FOOT[large] + rows * LOWEST_ROW[large]
        room = min(width / NARROWEST[large], height / high)
        return min(text, max(1.0, room))

    def cell(
        self, row: int, column: int, width: float, height: float, large: bool, text: float
    ) -> Rect:
        """Return the cell of ``row`` and ``column`` on a ledger of this size."""
        text = self._fitting(text, width, height, large)
        columns = _Columns(self, large, width / text, height / text)
        top = columns.top(row + columns.first)
        return Rect(columns.left(column), top, columns.width_of(column), columns.row).scaled(text)


def _written(standing: ToppleMargin) -> tuple[str, str]:
    declared = DECLARATION if standing.declaration else ""
    return f"{standing.points}{declared}", f"/{standing.needed}"


def _needed(pixels: float) -> float:
    """Return the text size of points needed, in px."""
    return max(NEEDED * pixels, min(pixels, SMALLEST))


class _Columns:
    """Geometry and painting of the ledger at a given size."""

    painter: QPainter
    faint: Ink

    def __init__(
        self, look: LedgerLook, large: bool, width: float, height: float, least: float = SMALLEST
    ) -> None:
        self.look, self.large, self.least = look, large, least
        self.width, self.height = width, height
        self.head = 44 if large else 34
        self.first = len(look.parts) + 1
        self.count = len(look.rows) + self.first
        foot = 34 if large else 26
        # if there is room, a third line leaves space for what the viewer needs
        spare = height - self.head - foot - self.count * LOWEST_ROW[large]
        line = 16 if large else 12
        self.roomy = bool(look.need) and spare >= line
        foot += line if self.roomy else 0
        parts = len(look.parts)
        shares = self.count - parts * (1 - PART)
        self.row = min(80 if large else 56, (height - self.head - foot) / shares)
        self.mark = min(self.row - 6, 20)
        self.part = PART * self.row if parts else 0.0
        """Height of a row of Díaz's components."""
        self.foot = self.top(self.count)
        self.names = min(max(width * 0.3, self._longest()), width * MOST_NAMES)
        standings = look.rows[0].standings if look.rows else ()
        self.wide = next((at for at, each in enumerate(standings) if each.counts), -1)
        """Index of the current regime's column; -1 if there is none."""
        whole, kinds = width - self.names - 6, len(PRESTIGES)
        # Figures must remain legible in the narrowest column.
        self.column = min(max(whole / (kinds - 1 + WIDER), LEAST_COLUMN[large]), whole / kinds)
        if self.wide < 0:
            self.column = whole / kinds
        self.wider = whole - (kinds - 1) * self.column
        figures = min(0.62 * self.row, 0.5 * self.column)
        figures = min(max(figures, 16 if large else 13), MOST_FIGURES, 0.72 * self.row)
        # Figures have one size, or a larger one if nearest to toppling Díaz.
        rooms = [self._room(each, at, figures, 700) for at, each in self._cells()]
        self.bold = make_font(figures * min([1.0, *rooms]), "sans", 700)
        loud = max(min(0.8 * self.row, MOST_COUNTING), self.bold.pixelSize())
        self.nearest = self._nearest()
        near = [self._room(each, self.wide, loud, 800) for each in self.nearest]
        self.loud = make_font(loud * min([1.0, *near]), "sans", 800)

    def _cells(self) -> Iterator[tuple[int, ToppleMargin]]:
        for row in self.look.rows:
            yield from enumerate(row.standings)

    def _nearest(self) -> list[ToppleMargin]:
        """Return the non-zero standings nearest to toppling Díaz."""
        rows = self.look.rows if self.wide >= 0 else ()
        counting = [each for row in rows if (each := row.standings[self.wide]).points]
        most = max((each.points - each.needed for each in counting), default=0)
        return [each for each in counting if each.points - each.needed == most]

    def _face(self, standing: ToppleMargin, column: int) -> QFont:
        """Return a cell's font, larger for points nearest to toppling Díaz."""
        return self.loud if column == self.wide and standing in self.nearest else self.bold

    @staticmethod
    def _beside(standing: ToppleMargin) -> float:
        """Return a cell's padding in px, more with a frame."""
        return 9 if standing.can_topple or standing.within_reach else 4

    def _room(self, standing: ToppleMargin, column: int, pixels: float, weight: int) -> float:
        """Return the scale at which a condensed standing fits."""
        have, needed = _written(standing)
        bold, fine = make_font(pixels, "sans", weight), make_font(_needed(pixels), "sans", weight)
        free = self.width_of(column) - self._beside(standing)
        return 100 / TIGHT * free / max(1.0, text_width(have, bold) + 1 + text_width(needed, fine))

    def top(self, row: int) -> float:
        """Return the top of a row, counted from the first one below the headings."""
        parts = min(row, len(self.look.parts))
        return self.head + parts * self.part + (row - parts) * self.row

    def _longest(self) -> float:
        """Return the minimum width for the longest name."""
        face = make_font(11 if self.large else SMALLEST, "sans", 700)
        return max(
            (text_width(each.name, face) + self.mark + 22 for each in self.look.rows), default=0.0
        )

    def paint(self, painter: QPainter, plain: bool) -> None:
        """Paint the ledger; ``plain`` selects high contrast."""
        self.painter = painter
        self.faint = INK if plain else FAINT
        self._paper()
        self._headings()
        self._diaz()
        names = QRectF(12 + self.mark, 0, self.names - self.mark - 18, self.row)
        pixels = self._name_pixels(names.width())
        for index, figures in enumerate(self.look.rows):
            self._seat(figures, names.translated(0, self.top(index + self.first)), pixels)
        self._verdict()

    def left(self, column: int) -> float:
        beyond = self.wider - self.column if 0 <= self.wide < column else 0
        return self.names + column * self.column + beyond

    def width_of(self, column: int) -> float:
        return self.wider if column == self.wide else self.column

    def _paper(self) -> None:
        painter = self.painter
        foot = self.foot - 0.5
        if self.wide >= 0:
            place = QRectF(self.left(self.wide), 0, self.width_of(self.wide), foot)
            fill_rect(painter, place, blend(LEDGER, YELLOW, 0.62))
        for left in (self.names - 3.5, self.names - 1.5):
            draw_line(painter, QPointF(left, 0), QPointF(left, foot), MARGIN_RED)
        bottom = self.head - 0.5
        draw_line(painter, QPointF(0, bottom), QPointF(self.width, bottom), INK, 1.4)

    def _headings(self) -> None:
        place = QRectF(8, 3, self.names - 12, self.head - 6)
        words = tr("Who could\ntopple now")
        longest = max(words.split("\n"), key=len)
        largest = 14 if self.large else 11
        face = fit_font(longest, place.width(), 1, largest, SMALLEST, "serif", 700)
        draw_text(
            self.painter,
            place,
            words,
            face,
            lines=2,
            leading=1.1,
        )
        side = 26 if self.large else 21
        for column, prestige in enumerate(PRESTIGES):
            left = self.left(column) + (self.width_of(column) - side) / 2
            prestige_mark(self.painter, prestige, left, (self.head - side) / 2, side)

    def _rule(self, top: float, high: float) -> None:
        bottom = top + high - 0.5
        draw_line(self.painter, QPointF(0, bottom), QPointF(self.width, bottom), RULED)

    def _diaz(self) -> None:
        plain = make_font(13 if self.large else 11.5)
        for row, (words, figures) in enumerate(self.look.parts):
            self._figures(QRectF(0, self.top(row), 0, self.part), words, figures, plain)
        line = QRectF(0, self.top(len(self.look.parts)), 0, self.row)
        self._figures(line, self.look.diaz_words, self.look.diaz, self.bold)

    def _figures(self, line: QRectF, words: str, figures: tuple[str, ...], face: QFont) -> None:
        top, high = line.top(), line.height()
        self._rule(top, high)
        place = QRectF(8, top, self.names - 12, high)
        largest = 14 if self.large else 12
        size = fit_font(words, place.width(), 1, largest, SMALLEST, "serif", 600).pixelSize()
        draw_text(self.painter, place, words, make_font(size, "serif", 600, italic=True), SEPIA)
        for column, figure in enumerate(figures):
            place = QRectF(self.left(column), top, self.width_of(column), high)
            wide = text_width(figure, face)
            share = min(1.0, (place.width() - 4) / max(wide, 1.0))
            fitting = make_font(share * face.pixelSize(), "sans", face.weight())
            draw_text(self.painter, place, figure, fitting, SEPIA, ALIGN_CENTRE)

    def _seat(self, figures: LedgerRow, name: QRectF, pixels: float) -> None:
        """Paint a row; ``name`` is the name's place."""
        top, side = name.top(), self.mark
        self._rule(top, self.row)
        seat_mark(self.painter, figures.colour, 7, top + (self.row - side) / 2, side)
        weight = 700 if figures.colour == self.look.turn else 400
        draw_text(self.painter, name, figures.name, make_font(pixels, "sans", weight), middle=True)
        for column, standing in enumerate(figures.standings):
            self._standing(standing, column, top)

    def _name_pixels(self, room: float) -> float:
        """Return the text size at which all names fit."""
        largest = min(0.7 * self.bold.pixelSize() + 2, 18)
        return min(
            fit_font(each.name, room, 1, largest, SMALLEST, "sans", 700).pixelSize()
            for each in self.look.rows
        )

    def _standing(self, standing: ToppleMargin, column: int, top: float) -> None:
        painter, left, room = self.painter, self.left(column), self.width_of(column)
        # Keep a frame clear of the figure, even in a row of minimum height.
        aside = min(2.5, max(0.5, (self.row - 1.35 * self._face(standing, column).pixelSize()) / 2))
        box = QRectF(left + 3, top + aside, room - 6, self.row - 2 * aside)
        topples = standing.can_topple and standing.counts
        if topples:
            fill_rect(painter, box, INK, 3)
        elif standing.can_topple:
            draw_frame(painter, box, INK, 1.4, 3)
        have, needed = _written(standing)
        if standing.within_reach and standing.counts:
            draw_frame(painter, box, VERDICT, 1.4 if column != self.wide else 2.4, 3)
        bold = self._face(standing, column)
        fine = make_font(_needed(bold.pixelSize()), "sans", 700 if column == self.wide else 400)
        wide = text_width(have, bold) + 1 + text_width(needed, fine)
        if wide > room - self._beside(standing):
            bold = make_font(bold.pixelSize(), "sans", bold.weight(), stretch=TIGHT)
            fine = make_font(fine.pixelSize(), "sans", fine.weight(), stretch=TIGHT)
            wide = text_width(have, bold) + 1 + text_width(needed, fine)
        x = left + (room - wide) / 2
        ink = PAPER if topples else INK if standing.points else self.faint
        draw_text(painter, QRectF(x, top, 80, self.row), have, bold, ink, elide=False)
        x += text_width(have, bold) + 1
        ink = PALE_SEPIA if topples else self.faint
        draw_text(painter, QRectF(x, top + 1, 80, self.row), needed, fine, ink, elide=False)

    def _verdict(self) -> None:
        """Paint the foot: need, verdict and other regimes."""
        top = self.foot
        room = self.height - top - 3
        step = min(18 if self.large else 14, room / (3 if self.roomy else 2))
        winners, able, possible = self.look.winners, self.look.able, self.look.possible
        words, width = self.look.verdict, self.width - 14
        if self.look.need and not self.look.danger:
            words = self.look.need
        elif self.look.need:
            need, place = self.look.need, QRectF(8, top, width, step)
            face = fit_font(need, width, 1, 13, self.least, "serif", 600, stretches=SENTENCE)
            draw_text(self.painter, place, need, face, INK)
            top, room = top + step, room - step
        danger = [*winners, *able, *possible]
        if danger and text_width(words, make_font(SMALLEST, "serif", 600)) > width:
            words = tr_noop("{seats} can win.")
            if not (winners or able):
                words = tr_noop("{seats}, by declaring.")
            words = tr(words, seats=join_words(danger, "and"))
        largest = 13 if self.large else 11
        face = fit_font(words, width, 1, largest, self.least, "serif", 600, stretches=SENTENCE[:2])
        italic = make_font(face.pixelSize(), "serif", 600, italic=True)
        ink = VERDICT if danger or self.look.result else SEPIA
        # A long text has two lines if there is room for three.
        rows = 2 if room >= 2.9 * step and text_width(words, italic) > width else 1
        others = self.roomy or not (self.look.need and self.look.danger)
        left = top + (room - (rows + others) * step) / 2
        draw_text(self.painter, QRectF(8, left, width, rows * step), words, italic, ink, lines=rows)
        if others:
            self._otherwise(left + rows * step, step)

    def _otherwise(self, top: float, height: float) -> None:
        face = make_font(12 if self.large else 11, "serif", italic=True)
        able = [
            (
                prestige,
                [each.colour for each in self.look.rows if each.standings[column].can_topple],
            )
            for column, prestige in enumerate(PRESTIGES)
            if self.look.rows and not self.look.rows[0].standings[column].counts
        ]
        able = [(prestige, looks) for prestige, looks in able if looks]
        words = tr("Under another regime:")
        if not able:
            words = tr("Under another regime: nobody.")
        draw_text(self.painter, QRectF(8, top, self.width - 14, height), words, face, SEPIA)
        side = min(height - 2, 15 if self.large else 12)
        left = 14 + text_width(words, face)
        for prestige, looks in able:
            prestige_mark(self.painter, prestige, left, top + (height - side) / 2, side)
            left += side + 1
            for look in looks:
                seat_mark(self.painter, look, left, top + (height - side) / 2 + 0.5, side - 1)
                left += side
            left += 5
