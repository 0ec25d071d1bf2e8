"""Sheet at the end of a game: a poster, and the course of the game."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts import ChartButton
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, REBEL, SEPIA, YELLOW, blend
from paxdesk.desk.painting.shapes import (
    draw_coin,
    draw_double_rule,
    draw_frame,
    draw_paper,
    draw_shadow,
    fill_rect,
)
from paxdesk.desk.protocol.features import ResultTable, Suggestion
from paxdesk.desk.sheets.modal_sheet import DIM, EndDialog, ModalSheet
from paxdesk.desk.sheets.sheet import GradualPicture, PaperButton, Stroke, on_click
from paxdesk.desk.sheets.sheet_layout import (
    PLAIN,
    Box,
    Column,
    HBox,
    Item,
    Pad,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    double_rule,
    icon_box,
    seat_mark_box,
    widest,
)
from paxdesk.desk.words import Labels, Names
from paxdesk.language import join_words, tr, tr_noop, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.results import last_showdown
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Faction, Prestige, RegimeKey
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.diaz_choices import person
from paxdesk.porfiriana.rules.facts import (
    active_points,
    regime_prestige,
    solo_base,
    solo_defence,
    tripartite_parts,
)
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import prestige_words, regime_words
from paxdesk.porfiriana.rules.topple import diaz_change
from paxdesk.porfiriana.session import Recording, Session
from paxdesk.porfiriana.table.chart_plots import KeyMoment, plot, turning_points
from paxdesk.porfiriana.table.faces.anatomy import art_of
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.painting.symbols import FACTION_TONE, PRESTIGE_INK
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame
from paxdesk.porfiriana.table.vignettes.calavera import paint_calavera, plain_look
from paxdesk.porfiriana.table.vignettes.canvas import clipped, rays
from paxdesk.porfiriana.table.words.terms import gold_words, handicap_lines, toppling_term
from paxdesk.porfiriana.turn_stats import TurnStats

# --- Díaz's defence at the end of a solo game (Part L) --------------------------------------------

MINUS = "\N{MINUS SIGN}"


@frozen
class Defence:
    """Díaz's defence and the player's points, in the regime's kind of prestige.

    ``counted`` is true if the game ended with a showdown.
    """

    prestige: Prestige
    regime: RegimeKey
    base: int
    active: int
    discarded: int
    heel: int
    seat: Seat
    points: int
    counted: bool

    @property
    def total(self) -> int:
        return max(self.base + self.active + self.discarded - self.heel, 0)


def defence_at_end(recording: Recording) -> Defence | None:
    """Return Díaz's defence at the end of a game against him; None otherwise."""
    after = recording.last
    if after.solo != "diaz" or not after.over:
        return None
    discarded = heel = 0
    counted = False
    if recording.steps:
        last = recording.steps[-1]
        showdown = last.before.agenda[-1]
        if isinstance(showdown, Showdown):
            counted = True
            his = sum(event.what == "fraud" and event.seat == DIAZ for event in last.events)
            discarded = showdown.fraud + his
            heel = showdown.fraud - diaz_change(last.before, showdown)
    prestige = regime_prestige(after)
    base, seat = solo_base(after, prestige), person(after)
    active = solo_defence(after, prestige) - base
    have = active_points(after, seat, prestige)
    return Defence(prestige, after.regime, base, active, discarded, heel, seat, have, counted)


def account(defence: Defence, names: Names) -> tuple[tuple[str, str], ...]:
    """Return the lines of Díaz's defence; the last two are its total and the player's points."""
    kind = prestige_words(defence.prestige)
    rows = [
        (tr("Díaz's basic {kind}", kind=kind), f"{defence.base}"),
        (tr("His cards in play and grudges"), f"+{defence.active}"),
    ]
    if defence.discarded:
        rows.append((tr("Cards discarded to help Díaz"), f"+{defence.discarded}"))
    if defence.heel:
        rows.append((tr("His Achilles heel"), f"{MINUS}{defence.heel}"))
    his = tr("Díaz's defence")
    theirs = tr("{seat}'s {kind}", seat=names[defence.seat], kind=kind)
    return (*rows, (his, f"{defence.total}"), (theirs, f"{defence.points}"))


def verdict(defence: Defence, names: Names) -> str:
    """Return a sentence on why the player has won or lost."""
    if defence.points > defence.total and defence.counted:
        words = tr_noop("{seat} has {points} {kind}, more than Díaz's defence of {total}.")
    elif defence.counted:
        words = tr_noop("{seat} has {points} {kind}, not more than Díaz's defence of {total}.")
    else:
        words = tr_noop(
            "The fourth Topple failed. Under {regime}, Díaz's defence was {total} {kind}; "
            "{seat} had {points}."
        )
    return tr(
        words,
        points=defence.points,
        kind=prestige_words(defence.prestige),
        seat=names[defence.seat],
        total=defence.total,
        regime=regime_words(defence.regime),
    )


# --- Result of a game, from its last position: winners, decisive criterion, standings -------------


@frozen
class FinalSeat:
    """Seat at the end; ``faction`` is that of a declared Hacendado, else None."""

    seat: Seat
    won: bool
    prestige: dict[Prestige, int]
    gold: int
    income: int
    hacendado: CardNumber = 0
    faction: Faction | None = None


@frozen
class Ending:
    """Content of the sheet; ``counted`` is the decisive kind of prestige, or None."""

    headline: str
    deed: str
    story: str
    standings: tuple[FinalSeat, ...]
    counted: Prestige | None
    account: tuple[tuple[str, str], ...] = ()
    toppled: bool = False
    handicaps: str = ""

    @property
    def telling(self) -> Prestige:
        """Kind of prestige for the chart: the decisive one, else the first seat's best."""
        if self.counted is not None:
            return self.counted
        best = self.standings[0].prestige
        return max(PRESTIGES, key=lambda kind: best[kind])


def ending(
    state: State,
    names: Names,
    number: int = 0,
    defence: Defence | None = None,
    showdown: Showdown | None = None,
) -> Ending:
    """Return the content of the sheet for a game that ended in round ``number`` (0: unknown)."""
    rows = [_standing(state, seat) for seat in state.players if seat]
    rows.sort(key=lambda row: (not row.won, -row.gold, -row.income))
    winners = join_words([names[seat] for seat in state.winners], "and")
    one = len(state.winners) == 1
    counted = regime_prestige(state) if state.ended_by == "topple" else None
    deed = tr("wins by gold") if one else tr("win by gold")
    match state.ended_by:
        case "topple":
            deed = tr("topples Díaz") if one else tr("topple Díaz")
            story = _toppling(state, rows, number, showdown, names)
        case "standoff":
            story = tr("Mexican Standoff: for a whole round nobody bought a market card.")
            story = f"{story} {_tie_break(rows, rows, names)}".strip()
        case "diaz":
            winners, deed = names[0], tr("remains")
            story = tr("The fourth Topple failed. Díaz stays in his chair.")
        case _:
            story = tr("The fourth Topple failed: the most gold wins.")
            story = f"{story} {_tie_break(rows, rows, names)}".strip()
    sums: tuple[tuple[str, str], ...] = ()
    if defence is not None:
        story, sums = verdict(defence, names), account(defence, names)
        counted = defence.prestige
    toppled = state.ended_by == "topple"
    handicaps = "  ·  ".join(handicap_lines(state.options, names))
    return Ending(winners, deed, story, tuple(rows), counted, sums, toppled, handicaps)


def ending_of(state: State, told: GameLog) -> Ending:
    """Return the content of the sheet for a logged game."""
    recording = told.recording
    how = defence_at_end(recording), last_showdown(recording)
    return ending(state, told.names, told.turn_rows[-1].round, *how)


def _tie_break(rows: Sequence[FinalSeat], rivals: Sequence[FinalSeat], names: Names) -> str:
    """Return a sentence on the tie-break at equal gold (R43), or "" without a tie."""
    winners = [row for row in rows if row.won]
    if len(winners) > 1:
        return tr("Equal gold and equal income: they share the win.")
    level = [names[row.seat] for row in rivals if not row.won and row.gold == winners[0].gold]
    if not level:
        return ""
    return tr("Equal gold ({others}): the higher income wins.", others=join_words(level, "and"))


def _standing(state: State, seat: Seat) -> FinalSeat:
    player = state.players[seat]
    card = state.cards.hacendados.get(player.hacendado)
    cause = card.cause(player.flipped) if card and player.flipped else None
    return FinalSeat(
        seat,
        seat in state.winners,
        {prestige: active_points(state, seat, prestige) for prestige in PRESTIGES},
        player.gold,
        next_income(state, seat),
        player.hacendado,
        cause.faction if cause else None,
    )


def result_table(session: Session, recording: Recording, names: Names) -> ResultTable:
    """Return a table of each seat's Hacendado, gold and prestige."""
    state = session.state
    ended = ""
    if state.over:
        how = defence_at_end(recording), last_showdown(recording)
        number = TurnStats.of(recording).rows[-1].round
        ended = ending(state, names, number, *how).story
    kinds = ((prestige, prestige_words(prestige)) for prestige in PRESTIGES)
    columns = (("hacendado", tr("Hacendado")), ("gold", tr("Gold")), *kinds)
    rows = {}
    for each in (_standing(state, seat) for seat in state.players if seat):
        card = state.cards.hacendados.get(each.hacendado)
        points = (str(each.prestige[prestige]) for prestige in PRESTIGES)
        rows[each.seat] = (card.name if card is not None else "", str(each.gold), *points)
    topple = regime_prestige(state) if state.ended_by == "topple" else ""
    facts = (("topple", topple), ("deck", state.cards.code))
    return ResultTable(columns, rows, ended, facts)


def _toppling(
    state: State, rows: list[FinalSeat], number: int, showdown: Showdown | None, names: Names
) -> str:
    """Return a text on how Díaz was toppled."""
    kind = regime_prestige(state)
    best = next(row for row in rows if row.won)
    facts = {
        "way": toppling_term(state.regime),
        "points": best.prestige[kind],
        "kind": prestige_words(kind),
        "number": number,
        "seat": names[best.seat],
    }
    if showdown is None:
        words = tr_noop("By {way}, with {points} {kind}.")
        return tr(words, **facts)
    change = diaz_change(state, showdown)
    bars = {
        row.seat: tripartite_parts(state, row.seat, kind, showdown.diaz, change).total
        for row in rows
    }
    words = tr_noop("By {way} in round {number}, with {points} {kind}; {seat} needed {needed}.")
    told = tr(words, needed=bars[best.seat] + 1, **facts)
    toppled = [row for row in rows if row.prestige[kind] > bars[row.seat]]
    if len(toppled) == 1:
        return told
    who = join_words([names[row.seat] for row in toppled], "and")
    richest = tr("{seats} topple Díaz together: the most gold wins.", seats=who)
    return " ".join(filter(None, (told, richest, _tie_break(rows, toppled, names))))


# --- The poster: a yellow broadside with the winner and all figures -------------------------------

SUN: Final = blend(YELLOW, "#FFF3C4", 0.5)
RAY: Final = blend(YELLOW, "#C98A1B", 0.35)
RAYS: Final = 30
POSTER: Final = QRectF(0, 0, 440, 708)
"""Area of the poster, including space for buttons at the bottom, in units."""
PICTURE: Final = QRectF(24, 184, 392, 196)
MARGIN: Final = 24.0
MOST_PORTRAITS: Final = 3


def paint_papers(painter: QPainter) -> None:
    """Paint the empty poster at the origin, and the paper beside it."""
    paint_poster(painter)
    draw_shadow(painter, STORY, 3, 4)
    draw_paper(painter, STORY, STORY_PAPER, 2)


def paint_poster(painter: QPainter) -> None:
    draw_shadow(painter, POSTER, 3, 5)
    draw_paper(painter, POSTER, YELLOW, 2)
    draw_frame(painter, POSTER.adjusted(6, 6, -6, -6), INK, 2.4)
    draw_frame(painter, POSTER.adjusted(11, 11, -11, -11), INK, 1)


def paint_news(painter: QPainter, end: Ending) -> None:
    width = POSTER.width()
    head = QRectF(30, 24, width - 60, 18)
    extra = tr("EXTRA · LA SILLA PRESIDENCIAL · EXTRA")
    typesetting.draw_wood_type(painter, head, extra, squeeze=(0.42, 1), weight=700)
    draw_double_rule(painter, MARGIN, 48, width - 2 * MARGIN)
    name = QRectF(26, 60, width - 52, 72)
    shade = blend(YELLOW, REBEL, 0.55)
    typesetting.draw_wood_type(
        painter, name, end.headline.upper(), shade=shade, squeeze=(0.35, 1.05)
    )
    deed = QRectF(26, 140, width - 52, 34)
    typesetting.draw_wood_type(painter, deed, end.deed.upper(), squeeze=(0.5, 1))


def paint_sky(painter: QPainter) -> None:
    with clipped(painter, PICTURE):
        fill_rect(painter, PICTURE, SUN)
        foot = QPointF(PICTURE.center().x(), PICTURE.bottom() - 50)
        rays(painter, foot, 0, 420, RAYS, RAY, 0.5, 0.05)


def paint_winners(painter: QPainter, end: Ending, deck: Deck) -> None:
    """Paint the portraits of up to three winners, or of Díaz."""
    winners = [row for row in end.standings if row.won][:MOST_PORTRAITS]
    middle = PICTURE.center()
    with clipped(painter, PICTURE):
        chair = QRectF(PICTURE.right() - 176, PICTURE.top() + 24, 150, 150)
        if not winners:
            look = plain_look("green", DIAZ)
            paint_calavera(painter, middle, 120, look, FACTION_TONE["green"], fine=True)
        if 0 < len(winners) < MOST_PORTRAITS:
            icon = "topple" if end.toppled else "gold"
            draw_icon(painter, icon, chair.left(), chair.top(), 150, INK, keyline=SUN)
        apart = 104.0
        first = middle.x() - (apart if len(winners) == MOST_PORTRAITS else 84.0)
        for index, row in reversed(list(enumerate(winners))):
            at = QPointF(first + index * apart, PICTURE.top() + 118)
            card = deck.hacendados.get(row.hacendado)
            look = (art_of(card).look() if card else None) or plain_look("white", row.hacendado)
            tone = FACTION_TONE[row.faction or "red"]
            paint_calavera(painter, at, 100 if look.bare else 92, look, tone, fine=True)
    draw_frame(painter, PICTURE, INK, 1.4)


def figures(end: Ending, labels: Labels) -> Column:
    kinds = (
        icon_box(f"prestige-{prestige}", 22, PRESTIGE_INK[prestige], width=COLUMN)
        for prestige in PRESTIGES
    )
    return Column(
        HBox(Box(), *kinds, PaintedBox(_draw_heads, width=76, high=22), Box(8), gap=0),
        *(_figures_of(row, end, labels) for row in end.standings),
        gap=3,
    )


def _figures_of(row: FinalSeat, end: Ending, labels: Labels) -> HBox:
    ink = PAPER if row.won else INK
    label = labels[row.seat]
    numbers = (
        TextBox(str(row.prestige[prestige]), BOLD if prestige == end.counted else PLAIN, ink,
              width=COLUMN)
        for prestige in PRESTIGES
    )  # fmt: skip
    return HBox(
        Box(8),
        seat_mark_box(label.colour, 20),
        Box(10),
        TextBox(label.name, Type(16, "serif", 700), ink, lines=1, high=24),
        *numbers,
        TextBox(str(row.gold), BOLD, ink, width=34),
        TextBox(f"+{row.income}", PLAIN, ink, width=42),
        Box(8),
        gap=0,
        ground=INK if row.won else "",
    )


def _figures_told(row: FinalSeat) -> str:
    kinds = (f"{prestige_words(kind)} {row.prestige[kind]}" for kind in PRESTIGES)
    gold, income = gold_words(row.gold), tr("next income {0}", row.income)
    return ", ".join((*kinds, gold, income))


def _draw_heads(painter: QPainter, place: QRectF) -> None:
    left, top = place.left(), place.top()
    draw_coin(painter, QPointF(left + 11, top + 11), 10)
    plus = QRectF(left + 34, top, 12, 22)
    typesetting.draw_text(painter, plus, "+", typesetting.make_font(14, "sans", 700))
    draw_icon(painter, "income-cube", left + 45, top + 2, 18)


def reckoning(end: Ending) -> Column | None:
    """Return a box with the sum of Díaz's defence; None unless the game was against him."""
    if not end.account:
        return None
    rows = [HBox(TextBox(words), TextBox(figure, BOLD, snug=True)) for words, figure in end.account]
    return Column(*rows[:-2], Rule(), *rows[-2:], gap=2)


SIZE: Final = QSize(1326, 708)
STORY: Final = QRectF(456, 0, 870, 708)
STORY_PAPER: Final = "#F3EAD3"
COLUMN: Final = 42.0
"""Width of a column of figures on the poster, in units."""
BOLD: Final = Type(14, weight=700)
TURNED: Final = Type(16, "serif", 700)
POINT: Final = Type(14, "serif", 700)


def poster(end: Ending, labels: Labels, *buttons: Item | None) -> Column:
    """Return the text of the poster below its pictures, with ``buttons`` at its foot."""
    news = Type(15, "serif", 600, italic=True)
    return Column(
        TextBox(end.story, news, lines=3, least=11, align=typesetting.ALIGN_CENTRE, leading=1.16),
        double_rule(),
        figures(end, labels),
        reckoning(end),
        Box(fills=True),
        HBox(*buttons, gap=12),
    )


def poster_strokes(end: Ending, deck: Deck) -> list[Stroke]:
    return [
        (POSTER, lambda painter: paint_news(painter, end)),
        (PICTURE, paint_sky),
        (PICTURE, lambda painter: paint_winners(painter, end, deck)),
    ]


def poster_told(end: Ending, labels: Labels) -> tuple[str, ...]:
    """Return the poster's text for screen readers."""
    told = [with_colon(labels[each.seat].name, _figures_told(each)) for each in end.standings]
    sums = [with_colon(words, figure) for words, figure in end.account]
    return (end.deed, end.story, *told, *sums)


class LessonEndSheet(ModalSheet):
    """Sheet of the poster alone, at the end of a lesson's game."""

    margins = (MARGIN, PICTURE.bottom() + 6, MARGIN, 24)

    def __init__(self, surface: QWidget, end: Ending, labels: Labels, deck: Deck) -> None:
        super().__init__(surface, end.headline, POSTER.size().toSize())
        self.end = end
        self.labels = labels
        self.go_on = self.button(tr("Continue"), self.left.emit, primary=True, escape=True)
        papers: Stroke = (POSTER, paint_poster)
        self._print = GradualPicture(self, [papers, *poster_strokes(end, deck)])

    def take_focus(self) -> None:
        """Focus the sheet, not a button, because the key that ended the game may repeat."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def heard(self) -> Sequence[str]:
        return poster_told(self.end, self.labels)

    def contents(self) -> Box:
        top, bottom = self.margins[1], self.margins[3]
        text = poster(self.end, self.labels, Item(self.go_on, high=42))
        return HBox(text, Box(width=0.1, high=POSTER.height() - top - bottom), gap=0)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, DIM)
        self._print.draw(painter, self.paper)
        self.content.paint(painter)


class EndSheet(EndDialog):
    """Sheet at the end of a game; its signals report the player's next choice."""

    margins = (0.0, 0.0, 0.0, 0.0)

    def __init__(
        self,
        surface: QWidget,
        end: Ending,
        labels: Labels,
        game_log: GameLog,
        deck: Deck,
        suggestion: Suggestion | None = None,
        remarks: str = "",
        same_deal: NewGame | None = None,
        own_turns: bool = True,
    ) -> None:
        super().__init__(surface, end.headline, SIZE)
        self.end = end
        self.labels = labels
        self.deck = deck
        names = game_log.names
        self.points = turning_points(game_log.recording, names)
        self.replays = [
            self.button(tr("Play this turn again"), partial(self.moment.emit, point.turn_began),
                        pixels=13)
            for point in self.points
        ]  # fmt: skip
        for button, point in zip(self.replays, self.points, strict=True):
            which = tr("Round {number}", number=point.round)
            button.setAccessibleName(with_colon(button.text(), f"{which}, {names[point.seat]}"))
        rows = game_log.turn_rows
        self.remarks = remarks
        """Remarks from the player's records, and the deal's code, or ""."""
        self.play_again = self.button(tr("Play again"), self.again.emit, primary=True)
        self.same_deal: PaperButton | None = None
        if same_deal is not None:
            self.same_deal = self.button(
                tr("Same deal again"), lambda: self.suggested.emit(same_deal)
            )
        self.next_game: PaperButton | None = None
        if suggestion is not None:
            choices = suggestion.choices
            self.next_game = self.button(suggestion.words, lambda: self.suggested.emit(choices))
        self.home_page = self.button(tr("Home page"), self.home.emit, icon="ui-home")
        self.look_back = self.button(tr("Replay"), self.replay.emit, icon="ui-replay")
        self.gold = ChartButton(self, plot(rows, "gold"), labels, tells_bands=True)
        self.income = ChartButton(self, plot(rows, "income"), labels)
        self.prestige = ChartButton(self, plot(rows, end.telling), labels)
        for chart in (self.gold, self.income, self.prestige):
            on_click(chart, self.charts.emit)
        self.analyse = self.button(tr("Analysis"), self.analysis.emit, icon="ui-inspector")
        self.my_turns: PaperButton | None = None
        if own_turns:
            self.my_turns = self.button(tr("My worst turns"), self.turns.emit, icon="ui-person")
        self.all_charts = self.button(tr("All charts"), self.charts.emit, icon="ui-chart")
        self.tell_story = self.button(tr("Share this game…"), self.share.emit, icon="ui-log")
        self.look = self.button(tr("See the table"), self.left.emit, escape=True)
        self._print = GradualPicture(self, self._strokes())

    def heard(self) -> Sequence[str]:
        points = [f"{self.labels[each.seat].name} {each.words}" for each in self.points]
        return (*poster_told(self.end, self.labels), *points, self.end.handicaps, self.remarks)

    def contents(self) -> Box:
        told = poster(
            self.end,
            self.labels,
            Item(self.play_again, high=42),
            Item(self.same_deal, high=42) if self.same_deal is not None else None,
            Item(self.look_back, high=42),
        )
        remarks = TextBox(self.remarks, Type(14, "serif"), SEPIA, lines=2, align=typesetting.RIGHT)
        heads = HBox(
            TextBox(tr("Turning points"), Type(16, "serif", 700), snug=True)
            if self.points
            else None,
            remarks,
            Item(self.next_game, 230, 32) if self.next_game is not None else None,
            gap=16,
        )
        handicaps = None
        if self.end.handicaps:
            handicaps = TextBox(self.end.handicaps, Type(14, "serif"), SEPIA, lines=3)
        others = self.analyse, self.my_turns, self.all_charts, self.tell_story
        story = Column(
            Item(self.gold, high=140, fills=True),
            HBox(Item(self.income, high=232), Item(self.prestige, high=232), gap=12),
            Rule(),
            heads,
            *map(self._point, self.points),
            handicaps,
            HBox(
                *(Item(each, 128, 42) for each in others if each is not None),
                Box(),
                Item(self.home_page, 128, 42),
                Item(self.look, 128, 42),
                gap=8,
            ),
            gap=6,
        )
        left, right = POSTER.width(), STORY.left() - POSTER.right()
        return HBox(
            Pad(told, MARGIN, PICTURE.bottom() + 6, MARGIN, 24, width=left),
            Box(right),
            Pad(story, 22, 12, 22, 24),
            gap=0,
        )

    def _point(self, point: KeyMoment) -> HBox:
        inks = {f"prestige-{kind}": ink for kind, ink in PRESTIGE_INK.items()}
        label = self.labels[point.seat]
        whens = [tr("Round {number}", number=each.round) for each in self.points]
        names = [self.labels[each.seat].name for each in self.points]
        return HBox(
            icon_box(point.icon, 19, inks.get(point.icon, INK)),
            TextBox(whens[self.points.index(point)], POINT, width=widest(whens, POINT)),
            seat_mark_box(label.colour, 16),
            TextBox(label.name, POINT, width=widest(names, POINT)),
            TextBox(point.words, lines=2),
            Item(self.replays[self.points.index(point)], 170, 30),
        )

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, DIM)
        self._print.draw(painter, self.paper)
        self.content.paint(painter)

    def _strokes(self) -> list[Stroke]:
        papers: Stroke = (QRectF(QPointF(), SIZE.toSizeF()), paint_papers)
        return [papers, *poster_strokes(self.end, self.deck)]
