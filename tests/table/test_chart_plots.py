"""Tests of charts and their sheets."""

import random
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.charts import ChartsSheet, paint_chart, turn_at
from paxdesk.desk.painting.icons import icon_paths
from paxdesk.desk.protocol.features import Suggestion
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.porfiriana.analysis.analysis import Analysis, TurnChances, TurningPoint
from paxdesk.porfiriana.rules.actions import Buy, End
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.variant import GOLD, HAND, Handicap
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
    Step,
)
from paxdesk.porfiriana.table.chart_plots import (
    MEASURES,
    WEIGHTS,
    analysis_words,
    band_keys,
    bands,
    plot,
    plots,
    turning_points,
)
from paxdesk.porfiriana.table.game_log import GameLog, retold
from paxdesk.porfiriana.table.sheets.end import SIZE, EndSheet, ending
from paxdesk.porfiriana.table.words.questions import setup_words
from tests.shares import spread
from tests.table.games import chosen
from tests.table.tables import LABELS, NAMES

CALLED = {0: "Díaz", **dict(enumerate(NAMES, 1))}
SIZES = ((1280, 720), (1366, 768), (1920, 1080))


def game(
    deck: Deck, seats: int, seed: int, most: int = 3000, options: Options | None = None
) -> Session:
    people = tuple(SeatSetup(NAMES[index], index + 1) for index in range(seats))
    session = Session.new(deck, options or Options(), seed, people)
    chance = random.Random(seed)
    for _ in range(most):
        if session.seat_to_act is None:
            break
        session.submit(chosen(session.legal(), chance))
    return session


@pytest.fixture(scope="module")
def finished(deck: Deck) -> Session:
    return game(deck, 6, 2)


@pytest.fixture(scope="module")
def game_log(finished: Session) -> GameLog:
    assert finished.state.over
    return retold(finished, CALLED)


def test_a_chart_shows_the_figures_of_the_turns(game_log: GameLog) -> None:
    rows = game_log.turn_rows
    for measure in MEASURES:
        shown = plot(rows, measure)
        assert shown.last == len(rows) - 1
        for series in shown.series:
            for row, value in zip(rows, series.values, strict=True):
                told = row.turn_stats[series.seat]
                if measure == "gold":
                    assert value == told.gold
                elif measure == "income":
                    assert value == told.income
                else:
                    assert value == told.prestige[measure]
                assert 0 <= value <= shown.top
        assert shown.top % shown.step == 0
        assert shown.top // shown.step <= 5


def test_prestige_is_drawn_to_one_scale(game_log: GameLog) -> None:
    tops = {each.top for each in plots(game_log.turn_rows) if each.measure in PRESTIGES}
    assert len(tops) == 1


def test_bands_cover_all_turns_and_change_with_the_regime(game_log: GameLog) -> None:
    rows = game_log.turn_rows
    found = bands(rows)
    assert len(found) > 2
    assert (found[0].first, found[-1].last) == (0, len(rows) - 1)
    for band, after in pairwise(found):
        assert band.last == after.first
        assert after.new_period == (band.period != after.period)
    for band in found:
        for row in rows[band.first + 1 : band.last + 1]:
            assert (row.regime, row.depression) == (band.period, bool(band.hatching))


@pytest.mark.parametrize("size", [(300, 200), (420, 270), (1258, 576)])
def test_charts_are_painted_within_their_place(
    qtbot: QtBot, game_log: GameLog, size: tuple[int, int]
) -> None:
    rows = game_log.turn_rows
    for some in (rows[:1], rows[:2], rows):
        for shown in plots(some):
            for pointed in (None, shown.last):
                image = QImage(size[0] + 40, size[1] + 40, QImage.Format.Format_ARGB32)
                image.fill(Qt.GlobalColor.magenta)
                painter = QPainter(image)
                place = QRectF(20, 20, *size)
                paint_chart(painter, place, shown, LABELS, pointed)
                painter.end()
                assert image.pixel(10, 10) == image.pixel(size[0] + 30, size[1] + 30)
                untouched = QImage(image.width(), 18, image.format())
                untouched.fill(Qt.GlobalColor.magenta)
                assert image.copy(0, 0, image.width(), 18) == untouched
                bottom = image.copy(0, image.height() - 18, image.width(), 18)
                assert bottom == untouched
                assert image.copy(20, 20, *size) != untouched


def test_the_pointer_finds_its_turn(game_log: GameLog) -> None:
    shown = plot(game_log.turn_rows, "gold")
    place = QRectF(0, 0, 500, 300)
    assert turn_at(place, shown, 28) == 0
    assert turn_at(place, shown, 456) == shown.last
    assert turn_at(place, shown, 2) is None
    assert turn_at(place, plot(game_log.turn_rows[:1], "gold"), 100) is None


# --- Sheets --------------------------------------------------------------------------------------


@pytest.fixture
def surface(qtbot: QtBot) -> QWidget:
    surface = QWidget()
    qtbot.addWidget(surface)
    surface.resize(1366, 768)
    surface.show()
    return surface


def test_all_charts_are_on_a_sheet_and_one_can_fill_it(
    qtbot: QtBot, surface: QWidget, game_log: GameLog
) -> None:
    sheet = ChartsSheet(surface, plots(game_log.turn_rows), band_keys(), LABELS)
    sheet.open(1.0)
    assert [chart.plot.measure for chart in sheet.charts] == list(MEASURES)
    small = sheet.charts[4].geometry()
    qtbot.mouseClick(sheet.charts[4], Qt.MouseButton.LeftButton)
    assert [chart.isVisible() for chart in sheet.charts] == [False] * 4 + [True, False]
    assert sheet.charts[4].width() > 2 * small.width()
    qtbot.keyClick(sheet.charts[4], Qt.Key.Key_Escape)
    assert sheet.charts[4].geometry() == small
    assert all(chart.isVisible() for chart in sheet.charts)
    with qtbot.waitSignal(sheet.left):
        qtbot.keyClick(sheet.charts[4], Qt.Key.Key_Escape)


def test_a_chart_is_read_by_pointer_and_by_arrows(
    qtbot: QtBot, surface: QWidget, game_log: GameLog
) -> None:
    sheet = ChartsSheet(surface, plots(game_log.turn_rows), band_keys(), LABELS)
    sheet.open(1.0)
    chart = sheet.charts[0]
    last = chart.plot.last
    first = chart.accessibleDescription()
    assert first.startswith(f"Carmen: {chart.plot.series[0].values[last]}, ")
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.pointed == last - 1
    # the pointer must move, wherever it was before
    qtbot.mouseMove(chart, QPoint(2, 2))
    qtbot.mouseMove(chart, QPoint(chart.width() // 2, chart.height() // 2))
    assert chart.pointed not in (None, last - 1)
    assert chart.accessibleDescription() != first
    assert not sheet.grab().isNull()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", spread([6, 2, 4]))
def test_the_end_sheet_shows_everything_within_the_window(
    qtbot: QtBot, surface: QWidget, deck: Deck, seats: int, width: int, height: int
) -> None:
    session = game(deck, seats, 2)
    told = retold(session, CALLED)
    surface.resize(width, height)
    end = ending(session.state, CALLED, 9)
    remarks = "New honour: Twice running and Baron. Step 2 of 10 is done: Medium."
    suggestion = Suggestion("Next: a strong opponent", "")
    sheet = EndSheet(surface, end, LABELS, told, deck, suggestion, remarks)
    assert len(sheet.points) == 3
    assert sheet.contents().height_for(SIZE.width()) <= SIZE.height(), "all lies on the paper"
    sheet.open(min(width / 1366, height / 768))
    for child in sheet.stops():
        assert surface.rect().contains(child.geometry())
    assert not sheet.grab().isNull()
    for signal, button in (
        (sheet.again, sheet.play_again),
        (sheet.home, sheet.home_page),
        (sheet.replay, sheet.look_back),
        (sheet.analysis, sheet.analyse),
        (sheet.charts, sheet.all_charts),
        (sheet.charts, sheet.income),
        (sheet.share, sheet.tell_story),
        (sheet.left, sheet.look),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            (Handicap(), Handicap(gold=4, hand=1)),
            "Handicap of {1}: 4 gold more and a Hand Limit of 6",
        ),
        ((Handicap(GOLD[0], HAND[-1], "outrage"),) * 6, "Handicap of {5}: "),
    ],
)
def test_the_end_sheet_names_the_handicaps(
    surface: QWidget, deck: Deck, given: tuple[Handicap, ...], words: str
) -> None:
    session = game(deck, len(given), 2, options=Options(handicaps=given))
    end = ending(session.state, CALLED, 9)
    words = words.format(*NAMES)
    assert words in end.handicaps
    assert words in setup_words(session)
    sheet = EndSheet(surface, end, LABELS, retold(session, CALLED), deck, None, "You won. " * 12)
    assert end.handicaps in sheet.heard()
    shown = [box.words for box in sheet.contents().boxes() if isinstance(box, TextBox)]
    assert end.handicaps in shown
    assert len(sheet.points) == 3
    assert sheet.contents().height_for(SIZE.width()) <= SIZE.height(), "all lies on the paper"


def test_turning_points_are_of_different_kinds_and_in_order(game_log: GameLog) -> None:
    points = turning_points(game_log.recording, CALLED)
    assert len(points) == 3
    assert [point.round for point in points] == sorted(point.round for point in points)
    assert len({point.icon for point in points}) == 3
    assert all("[" not in point.words for point in points)


def test_a_game_in_which_little_happened_has_three_moments_too(game_log: GameLog) -> None:
    recording = game_log.recording

    def heavy(step: Step) -> bool:
        return any(event.what in WEIGHTS for event in step.events)

    steps = tuple(step for step in recording.steps if not heavy(step))
    points = turning_points(evolve(recording, steps=steps), CALLED, most=len(steps))
    assert all(icon_paths(point.icon) for point in points), "each is painted"
    points = turning_points(evolve(recording, steps=steps), CALLED)
    assert len({point.words for point in points}) == 3
    happening = next(step for step in recording.steps if heavy(step))
    points = turning_points(evolve(recording, steps=(*steps, happening)), CALLED)
    assert len(points) == 3
    assert points[-1].seat == happening.seat


def test_a_turning_point_describes_a_turn_without_actions(game_log: GameLog) -> None:
    recording = game_log.recording
    number, step = next(
        (number, step)
        for number, step in enumerate(recording.steps)
        if isinstance(step.action, End) and isinstance(recording.steps[number - 1].action, Buy)
    )
    turns = (TurnChances(0, 0, None, dict.fromkeys(step.after.players, 0)),)
    point = TurningPoint(0, number + 1, step.seat, 500, 350)
    found = analysis_words(Analysis(len(recording.steps), turns, (point,)), recording, CALLED)
    (finding,) = found.turning_points
    assert finding.step == number
    assert finding.detail.startswith(f"{CALLED[step.seat]} ")
    assert ", then buys [" in finding.detail
    assert "ends the turn" not in finding.detail
