"""Records of a player, and their sheet."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from random import choice
from secrets import randbelow
from typing import Final, TypeAlias

import attrs
from attrs import evolve
from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts import ChartButton, ChartTurn, Plot, Series
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.protocol.features import LadderRung, Suggestion
from paxdesk.desk.sheets.modal_sheet import RecordsDialog
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    button_row,
    grid_box,
    heading_box,
    small_print_box,
)
from paxdesk.desk.words import SeatLabel
from paxdesk.files.autosave import GAMES
from paxdesk.files.record_list import KeptList
from paxdesk.files.safe_write import SaveError, csv_bytes
from paxdesk.language import join_words, tr, tr_noop, with_colon
from paxdesk.porfiriana import ladder
from paxdesk.porfiriana.results import (
    FORMAT,
    HONOURS,
    GameResult,
    Honour,
    Opponent,
    SkillCurve,
    Tallies,
    Tally,
    count_results,
    deal_of,
    first_earned,
    growth,
    opponent_of,
    puzzle_tally,
    result_of,
)
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.card_verbs import REGIMES
from paxdesk.porfiriana.rules.cards import HacendadoCard
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.term_words import regime_words
from paxdesk.porfiriana.session import Session, last_round
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK
from paxdesk.porfiriana.table.sheets import new_game_choices
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame, SeatChoice
from paxdesk.porfiriana.table.words.score_words import compared, played_again
from paxdesk.porfiriana.table.words.terms import gold_words, toppling_term

FIGURE: Final = Type(15)
VALUE: Final = Type(15, weight=700)
FAINT: Final = 0.38
"""Opacity of an honour not yet earned."""


class RecordsSheet(RecordsDialog):
    """Sheet of records; ``columns`` contain headed lists of labels and figures."""

    def __init__(
        self,
        surface: QWidget,
        tallies: Tallies,
        earned: Mapping[Honour, GameResult],
        puzzles: Tally | None,
        growth: SkillCurve,
        hacendados: Mapping[CardNumber, str],
    ) -> None:
        super().__init__(surface, tr("Your records"), QSize(1120, 640))
        self.tallies = tallies
        self.growing = False
        """True if the page with the charts is shown."""
        self.rating = False
        """True if the page with the win rates is shown."""
        self.rates = tuple(_rates(tallies, hacendados))
        labels = {YOU: SeatLabel(tr("You"), YOU)}
        self.charts = {
            words: ChartButton(self, _plot(words, figures), labels)
            for words, figures in (
                (tr("Games won of the last ten, in %"), growth.form),
                (tr("Accuracy by game, in %"), growth.accuracy),
            )
            if figures
        }
        self.earned = earned
        self.columns = (
            ((tr("Games"), tuple(_games(tallies, puzzles))),),
            (
                (tr("Wins by"), tuple(_ways(tallies))),
                (tr("Solo against"), tuple(_opponents(tallies))),
            ),
        )
        self.setAccessibleDescription(" ".join(self._told()))
        self.export_button = self.button(tr("Export as CSV…"), self.export.emit)
        self.delete_button = self.button(tr("Delete all records…"), self.deletion.emit)
        empty = tallies.alone.played + tallies.together == 0
        self.export_button.setEnabled(not empty)
        self.rates_button = self.button(tr("Win rates"), self.turn_to_rates)
        self.turn_button = self.button(tr("Your progress"), self.turn_page)
        self.close_button = self.button(tr("Close"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.close_button  # the Return key closes the sheet

    def heard(self) -> Sequence[str] | None:
        if self.rating:
            return tuple(self._told_rates())
        return None if self.growing else tuple(self._told())

    def turn_page(self) -> None:
        self._show_page(growing=not self.growing)
        self.turn_button.setFocus()

    def turn_to_rates(self) -> None:
        self._show_page(rating=not self.rating)
        self.rates_button.setFocus()

    def _show_page(self, growing: bool = False, rating: bool = False) -> None:
        self.growing, self.rating = growing, rating
        self.turn_button.rename(tr("All figures") if growing else tr("Your progress"))
        self.rates_button.rename(tr("All figures") if rating else tr("Win rates"))
        self.lay_out()

    def _told_rates(self) -> Iterator[str]:
        for heading, rows in self.rates:
            yield with_colon(heading)
            yield from (f"{with_colon(name, _of(tally))}." for name, tally in rows)

    def _told(self) -> Iterator[str]:
        for column in self.columns:
            for part, rows in column:
                yield with_colon(part)
                yield from (f"{with_colon(words, value)}." for words, value in rows)
        for honour in HONOURS:
            game = self.earned.get(honour)
            when = tr("since {0}", _day(game)) if game is not None else tr("not yet")
            yield f"{tr(honour.name)}, {tr(honour.meaning)}: {when}."

    def contents(self) -> Box:
        page: Box = self._growth() if self.growing else self._figures()
        if self.rating:
            page = self._win_rates()
        return Column(page, self._foot(), gap=14)

    def _win_rates(self) -> Box:
        if not any(rows for _, rows in self.rates):
            words = tr("Finish a solo game and your results appear here.")
            return Column(small_print_box(words), Box(fills=True))
        columns = [
            Column(heading_box(heading), *(self._bar(*row) for row in rows), gap=8)
            for heading, rows in self.rates
            if rows
        ]
        half = (len(columns) + 1) // 2
        left, right = columns[:half], columns[half:]
        return HBox(
            Column(*left, Box(fills=True), gap=18),
            Rule(1, SEPIA),
            Column(*right, Box(fills=True), gap=18),
            gap=20,
            fills=True,
        )

    def _figures(self) -> HBox:
        games, others = (
            Column(*(self._part(*each) for each in column), gap=18) for column in self.columns
        )
        honours = Column(heading_box(tr("Honours")), *map(self._honour, HONOURS), gap=11)
        return HBox(games, Rule(1, SEPIA), others, Rule(1, SEPIA), honours, gap=16, fills=True)

    def _foot(self) -> Column:
        return button_row(
            Item(self.export_button, 210, 44),
            Item(self.delete_button, 230, 44),
            Box(),
            Item(self.rates_button, 170, 44),
            Item(self.turn_button, 190, 44),
            Item(self.close_button, 170, 44),
        )

    def _growth(self) -> Column:
        charts = [Item(chart, fills=True) for chart in self.charts.values()]
        bars = [
            self._bar(_opponent(each), tally) for each, tally in self.tallies.by_opponent.items()
        ]
        missing = [
            small_print_box(words)
            for words, there in (
                (tr("Finish a solo game and your results appear here."), bars),
                (
                    tr(
                        "To see a chart of your accuracy here, open “Analysis” in the replay of a "
                        "finished game."
                    ),
                    len(charts) > 1,
                ),
            )
            if not there
        ]
        return Column(
            HBox(*charts, gap=14, fills=True) if charts else None,
            *missing,
            None if charts else Box(fills=True),
            heading_box(tr("Won against")) if bars else None,
            grid_box(bars, 2, 10) if bars else None,
            gap=10,
            fills=True,
        )

    def _bar(self, name: str, tally: Tally) -> HBox:
        """Return a box with a name and a bar for the share of games won."""

        def draw(painter: QPainter, place: QRectF) -> None:
            box = QRectF(place.left(), place.center().y() - 7, place.width(), 14)
            won = QRectF(box)
            won.setWidth(box.width() * tally.won / tally.played)
            fill_rect(painter, won, SEPIA)
            draw_frame(painter, box, INK, 0.8)

        return HBox(
            TextBox(name, FIGURE, high=24, share=1),
            PaintedBox(draw, high=24, share=2),
            TextBox(_of(tally), VALUE, snug=True),
            Box(14),
        )

    def _part(self, words: str, rows: tuple[tuple[str, str], ...]) -> Column:
        figures = (
            HBox(TextBox(name, FIGURE, high=24), TextBox(value, VALUE, snug=True))
            for name, value in rows
        )
        return Column(heading_box(words), *figures, gap=6)

    def _honour(self, honour: Honour) -> HBox:
        game = self.earned.get(honour)
        name = HBox(
            TextBox(tr(honour.name), Type(15, "serif", 700), INK if game else SEPIA),
            TextBox(_day(game), Type(12), SEPIA, snug=True) if game is not None else None,
        )
        words = TextBox(tr(honour.meaning), Type(13), SEPIA)
        seal = PaintedBox(partial(self._draw_seal, honour), width=40, high=40)
        return HBox(seal, Column(name, words, gap=1), gap=12)

    def _draw_seal(self, honour: Honour, painter: QPainter, place: QRectF) -> None:
        earned = honour in self.earned
        inks = {f"prestige-{kind}": ink for kind, ink in PRESTIGE_INK.items()}
        painter.setOpacity(1.0 if earned else FAINT)
        seal = QRectF(place.left(), place.top(), 40, 40)
        draw_frame(painter, seal, INK, 1.4 if earned else 0.8, 20)
        draw_icon(painter, honour.icon, seal.x() + 9, seal.y() + 9, 22, inks.get(honour.icon, INK))
        painter.setOpacity(1.0)


def _day(game: GameResult) -> str:
    day = QDate.fromString(game.day, Qt.DateFormat.ISODate)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


YOU: Final = 1
"""Seat number of the player in the charts."""


def _plot(title: str, figures: Sequence[tuple[GameResult, int]]) -> Plot:
    turns = tuple(
        ChartTurn(number, None, _met(game)) for number, (game, _) in enumerate(figures, start=1)
    )
    series = Series(YOU, tuple(figure for _, figure in figures))
    return Plot("growth", title, turns, (series,), (), 100)


def _met(game: GameResult) -> str:
    opponent = opponent_of(game)
    return _day(game) if opponent is None else f"{_day(game)} · {_opponent(opponent)}"


def _games(tallies: Tallies, puzzles: Tally | None) -> Iterator[tuple[str, str]]:
    yield tr("Solo: won / played"), _of(tallies.alone)
    yield tr("On a shared screen"), str(tallies.together)
    yield tr("Current winning streak"), str(tallies.streak)
    yield tr("Longest winning streak"), str(tallies.longest)
    yield tr("Most gold at the end of a game"), gold_words(tallies.best_gold)
    yield tr("Puzzles: solved / tried"), tr("cannot be read") if puzzles is None else _of(puzzles)


def _ways(tallies: Tallies) -> Iterator[tuple[str, str]]:
    for regime, count in tallies.by_topple.items():
        yield toppling_term(regime), str(count)
    yield tr("Gold at the end"), str(tallies.by_gold)


def _opponents(tallies: Tallies) -> Iterator[tuple[str, str]]:
    """Yield each opponent with the numbers of games won and played."""
    for opponent, tally in tallies.by_opponent.items():
        yield _opponent(opponent), _of(tally)
    if not tallies.by_opponent:
        yield tr("Nobody yet"), ""


Rates: TypeAlias = tuple[str, Sequence[tuple[str, Tally]]]
"""Heading of a list of win rates, and the entries, each a name and a tally."""


def _rates(tallies: Tallies, hacendados: Mapping[CardNumber, str]) -> Iterator[Rates]:
    yield (
        tr("With Hacendado"),
        [(hacendados.get(card, str(card)), each) for card, each in tallies.with_hacendado.items()],
    )
    yield (
        tr("Against"),
        [(_opponent(opponent), each) for opponent, each in tallies.by_opponent.items()],
    )
    yield (
        tr("Ended under"),
        [
            (regime_words(regime), tallies.under_regime[regime])
            for regime in REGIMES
            if regime in tallies.under_regime
        ],
    )
    yield (
        tr("Ended by Topple"),
        [(tr("Topple {0}", number), each) for number, each in tallies.at_topple.items()],
    )


def _opponent(opponent: Opponent) -> str:
    return "Díaz" if opponent == "diaz" else tr(ROSTER[opponent].label)


def _of(tally: Tally) -> str:
    return f"{tally.won} / {tally.played}"


# --- Records in the data folder, and their sheet --------------------------------------------------

FILE: Final = "records.json"


class PaxRecords:
    """Records of Pax Porfiriana in a folder; None keeps them in memory."""

    def __init__(self, folder: Path | None, hacendados: Mapping[CardNumber, HacendadoCard]) -> None:
        self._folder = folder
        self._hacendados = tuple(hacendados)
        self._names = {number: card.name for number, card in hacendados.items()}
        path = folder / FILE if folder is not None else None
        self._kept = KeptList(path, GameResult, FORMAT)
        self._problem = ""
        """Reason why the last result could not be saved; "" if it was."""

    def note(self, session: Session, rounds: int) -> None:
        result = result_of(session, rounds, date.today())
        self._problem = ""
        try:
            if result is not None:
                self._kept.add(result, lambda each: each.game)
        except SaveError as error:
            self._problem = tr("This result could not be saved: {problem}", problem=error)

    def suggestion(self, session: Session) -> Suggestion | None:
        games, last = self._upto(session), _result(session)
        if not games or last is None or last.people != 1:
            return None
        here = ladder.rung_of(last)
        states = ladder.climbed(here, games, self._hacendados)
        found = next((each for each in states if each.rung is here), None)
        once_more = found is not None and not last.won and not found.done
        if found is None or not once_more:
            if all(each.done for each in states):
                states = ladder.ladder_progress(games, self._hacendados)
            found = ladder.next_rung(states)
        you = next(seat for seat in session.seats if seat.robot is None)
        game = _game_of(found, SeatChoice(you.name, you.colour), session.opening.options)
        words = tr("Once more") if once_more else tr("Next: {0}", tr(found.rung.name))
        return Suggestion(words, game)

    def ladder(self, last: str) -> Sequence[LadderRung]:
        played = new_game_choices.read(last)
        options = played.options if played is not None else Options()
        states = ladder.ladder_progress(self._kept.read(), self._hacendados)
        main = [_shown(each, _game_of(each, _person(played), options)) for each in states]
        grades = ladder.diaz_progress(self._kept.read())
        group = tr("Variants of Díaz")
        return [
            *main,
            *(
                evolve(_shown(each, _game_of(each, _person(played), options)), group=group)
                for each in grades
            ),
        ]

    def remarks(self, session: Session) -> str:
        games, last = self._upto(session), _result(session)
        if not games or last is None:
            return self._problem
        if not last.same_game(games[-1]):
            return " ".join(played_again(last, games[-1]))
        earned = first_earned(games)
        names = [tr(each.name) for each, game in earned.items() if game is games[-1]]
        told = [tr("New honour: {0}.", join_words(names, "and"))] if names else []
        if last.people == 1:
            told += compared(games)
        here = ladder.rung_of(last)
        if here is not None:
            states, before = (
                ladder.climbed(here, each, self._hacendados) for each in (games, games[:-1])
            )
            at = next(index for index, each in enumerate(states) if each.rung is here)
            if states[at].done and not before[at].done:
                done = sum(each.done for each in states)
                words = tr_noop("Step done: {name}. Steps done: {done} of {all}.")
                told.append(tr(words, done=done, all=len(states), name=tr(here.name)))
            elif not last.won:
                told.append(tr("Losing a game costs you nothing."))
        return " ".join(told)

    def _upto(self, session: Session) -> list[GameResult]:
        """Return the results up to that of this deal; [] if it has none or reading fails."""
        deal = deal_of(session)
        try:
            games = self._kept.read()
        except SaveError:
            return []  # the error was reported when saving the result failed
        at = next((index for index, game in enumerate(games) if game.game == deal), -1)
        return games[: at + 1]

    def sheet(self, surface: QWidget) -> RecordsDialog:
        games = self._kept.read()
        puzzles: Tally | None = None
        with suppress(SaveError):  # the sheet reports that the puzzles cannot be read
            puzzles = puzzle_tally(self._folder)
        from paxdesk.porfiriana.analysis.analysis import accuracies

        found = accuracies(self._folder / GAMES) if self._folder is not None else {}
        grown = growth(games, found)
        tallies, earned = count_results(games), first_earned(games)
        return RecordsSheet(surface, tallies, earned, puzzles, grown, self._names)

    def as_csv(self) -> bytes:
        rows: list[list[object]] = [[each.name for each in attrs.fields(GameResult)]]
        for game in self._kept.read():
            row = {
                **attrs.asdict(game),
                "robots": "+".join(game.robots),
                "solo": game.solo or "",
                "options": "+".join(game.options),
            }
            rows.append([_cell(row[str(name)]) for name in rows[0]])
        return csv_bytes(rows)

    def delete(self) -> None:
        self._kept.delete()


def _cell(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def _person(last: NewGame | None) -> SeatChoice:
    """Return the last game's first person, or a default."""
    people = [seat for seat in last.seats if seat.robot is None] if last is not None else []
    return people[0] if people else SeatChoice(new_game_choices.NAMES[0], 1)


def _game_of(state: ladder.RungState, person: SeatChoice, options: Options) -> NewGame:
    """Return the next game of a rung, with a new random seed."""
    rung = state.rung
    free = [look for look in new_game_choices.LOOKS if look != person.colour]
    names = {robot: iter(ROSTER[robot].persons) for robot in rung.robots}
    chosen = choice(state.missing) if state.missing else None
    you = evolve(person, handicap=state.handicap, hacendado=chosen)
    others = (
        SeatChoice(next(names[robot]), look, robot=robot)
        for robot, look in zip(rung.robots, free, strict=False)
    )
    options = evolve(
        options,
        handicaps=(),
        iron_hand=False,
        diaz_senility=rung.senility,
        **{name: name in rung.options for name in ladder.DIAZ_OPTIONS},
        choose_hacendados=chosen is not None,
    )
    seed = randbelow(new_game_choices.LARGEST_SEED)
    return NewGame((you, *others), seed, options, None, rung.solo)


def _shown(state: ladder.RungState, game: NewGame) -> LadderRung:
    rung = state.rung
    words = tr(rung.meaning)
    if rung.measured is not None:
        won, played = rung.measured
        share = tr("A medium opponent in your place won {won} of {played}.", won=won, played=played)
        words = f"{words} {share}"
    return LadderRung(tr(rung.name), words, rung.icon, state.done, state.note, game)


def _result(session: Session) -> GameResult | None:
    """Return the result of a game, dated today; None if it does not count."""
    return result_of(session, last_round(session.recording), date.today())
