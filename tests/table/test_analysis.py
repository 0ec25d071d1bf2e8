"""Tests of the analysis in the replay."""

import json
import re
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.replay.analysis_page import SIGNS, FindingRow
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.view.game_view import GameView
from paxdesk.files.game_shelf import analysis_beside
from paxdesk.porfiriana.analysis.analysis import Analysis, read_analysis
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.words.terms import seat_labels
from tests.analysis.short_game import GAME, keep_analysis

CORPUS = Path(__file__).parent.parent / "files" / "corpus"
Opened = Callable[..., ReplaySheet]
LONG = 300_000
"""Timeout of the analysis, in ms."""


pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def session(deck: Deck) -> Session:
    return read_saved(GAME, deck)


@pytest.fixture(scope="module")
def kept(session: Session, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = analysis_beside(tmp_path_factory.mktemp("games") / "game.pax")
    return keep_analysis(path, session.replayed())


@pytest.fixture
def opened(qtbot: QtBot, deck: Deck) -> Opened:
    def made(
        session: Session, kept: Path | None, size: tuple[int, int] = (1366, 768)
    ) -> ReplaySheet:
        desk = GameView(PaxTable(deck), session)
        desk.scene.animations_enabled = False
        qtbot.addWidget(desk)
        desk.resize(*size)
        desk.show()
        sheet = ReplaySheet(desk, session, seat_labels(session), kept)
        sheet.open(min(size[0] / 1366, size[1] / 768))
        return sheet

    return made


def click(qtbot: QtBot, widget: QWidget) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def test_a_process_makes_it_and_compares_a_plan_when_its_turn_is_opened(
    qtbot: QtBot, opened: Opened, session: Session, kept: Path, tmp_path: Path
) -> None:
    out = tmp_path / "game.analysis"
    sheet = opened(session, out)
    click(qtbot, sheet.analysis)
    assert sheet.looking_back.open
    analyst, page = sheet.looking_back.analyst, sheet.looking_back.page
    assert analyst.busy
    grown: list[tuple[int, bool]] = []
    analyst.grown.connect(lambda _: grown.append((len(page.moves), page.chart is not None)))
    with qtbot.waitSignal(analyst.done, timeout=LONG):
        pass
    assert grown[0] == (0, True), "the chart comes first"
    recording = session.replayed()
    marked, whole = read_analysis(out, recording), read_analysis(kept, recording)
    assert marked is not None
    assert whole is not None
    assert (marked.turns, marked.turning_points) == (whole.turns, whole.turning_points)
    assert not any(turn.pairs for turn in marked.judged), "no game is played on yet"
    worst = max((row for row in page.moves if row.finding.comparison), key=loss_of(marked))
    click(qtbot, worst)
    assert not page.isVisible()
    assert analyst.busy
    assert prompt_of(sheet).endswith("Comparing with another plan: 0 %")
    assert not sheet.better.isVisible()
    assert not sheet.compare.isVisible()
    with qtbot.waitSignal(analyst.done, timeout=LONG):
        pass
    assert "Better: " in prompt_of(sheet)
    assert sheet.better.isVisible()
    sure = read_analysis(out, recording)
    assert sure is not None
    compared = [turn for turn in sure.judged if turn.pairs]
    assert compared == [turn for turn in whole.judged if turn.step == worst.finding.step + 1]
    assert sheet.looking_back.found is not None
    assert sheet.looking_back.found.tallies != {}


def loss_of(found: Analysis) -> Callable[[FindingRow], int]:
    losses = {turn.step: turn.loss for turn in found.judged}
    return lambda row: losses[row.finding.step + 1]


def prompt_of(sheet: ReplaySheet) -> str:
    assert sheet.scene.prompt is not None
    return sheet.scene.prompt.detail


def test_a_turn_can_be_compared_from_the_replay_and_leaving_stops_it(
    qtbot: QtBot, opened: Opened, session: Session, kept: Path, tmp_path: Path
) -> None:
    out = tmp_path / "game.analysis"
    marked = json.loads(kept.read_text())
    for turn in marked["analysis"]["judged"]:
        turn["pairs"] = 0
    out.write_text(json.dumps(marked))
    before = out.read_bytes()
    sheet = opened(session, out)
    found = sheet.looking_back.found
    assert found is not None
    step, _ = next(each for each in found.remarks.items() if each[1].comparison)
    sheet.go(step)
    click(qtbot, sheet.compare)
    assert sheet.looking_back.analyst.busy
    assert not sheet.compare.isVisible()
    assert "Comparing" in prompt_of(sheet)
    sheet.go(step - 1)
    assert "Comparing" not in prompt_of(sheet)
    sheet.hide()
    assert not sheet.looking_back.analyst.busy
    assert out.read_bytes() == before


def test_leaving_the_replay_ends_the_process_at_once(
    qtbot: QtBot, opened: Opened, session: Session, tmp_path: Path
) -> None:
    out = tmp_path / "game.analysis"
    sheet = opened(session, out)
    click(qtbot, sheet.analysis)
    assert sheet.looking_back.analyst.busy
    sheet.hide()
    assert not sheet.looking_back.analyst.busy
    assert not out.exists()


def test_clicks_on_the_page_do_not_reach_the_table(
    qtbot: QtBot, opened: Opened, session: Session, kept: Path
) -> None:
    sheet = opened(session, kept)
    qtbot.keyClick(sheet, Qt.Key.Key_A)
    qtbot.keyClick(sheet, Qt.Key.Key_Home)
    sheet.resize(sheet.width() - 20, sheet.height())
    over = sheet.childAt(sheet.on_button.geometry().center())
    page = sheet.looking_back.page
    assert over is page or page.isAncestorOf(over)
    click(qtbot, sheet.analysis)
    assert sheet.childAt(sheet.on_button.geometry().center()) is sheet.on_button


def test_a_finding_opens_its_step_and_its_plan_is_played(
    qtbot: QtBot, opened: Opened, session: Session, kept: Path
) -> None:
    sheet = opened(session, kept)
    qtbot.keyClick(sheet, Qt.Key.Key_A)
    page = sheet.looking_back.page
    assert page.isVisible()
    rows = [row for row in page.moves if row.finding.plan]
    assert rows
    click(qtbot, rows[0])
    assert not page.isVisible()
    step = rows[0].finding.step + 1
    assert sheet.playback.step == step
    finding = sheet.looking_back.of_step(step)
    assert finding is not None
    assert sheet.scene.prompt is not None
    assert finding.short in sheet.scene.prompt.detail
    with qtbot.waitSignal(sheet.played_on) as played:
        click(qtbot, sheet.better)
    (practice,) = played.args
    assert practice.opening.position == sheet.playback.recording.position(step - 1)
    lines = [entry.line for entry in practice.journal]
    assert lines[:1] == [finding.plan[0][1]]
    assert practice.can_undo


def test_the_chart_opens_the_end_of_a_turn(
    qtbot: QtBot, opened: Opened, session: Session, kept: Path
) -> None:
    sheet = opened(session, kept)
    click(qtbot, sheet.analysis)
    chart = sheet.looking_back.page.chart
    assert chart is not None
    middle = QPoint(chart.width() // 2, chart.height() // 2)
    qtbot.mouseMove(chart, middle)
    turn = chart.pointed
    assert turn is not None
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=middle)
    assert sheet.playback.step == sheet.playback.stops[turn]


def test_keys_reach_every_finding(
    qtbot: QtBot, opened: Opened, session: Session, kept: Path
) -> None:
    sheet = opened(session, kept)
    qtbot.keyClick(sheet, Qt.Key.Key_A)
    page = sheet.looking_back.page
    stops = page.stops()
    found = [*page.points, *page.moves]
    assert [each for each in stops if isinstance(each, FindingRow)] == found
    # Screen readers must not read card numbers.
    assert any(re.search(r"\[\d+\]", each.finding.detail) for each in found)
    for each in found:
        assert not re.search(r"\[\d+\]", each.accessibleName() + each.accessibleDescription())
    page.points[0].setFocus()
    qtbot.keyClick(page.points[0], Qt.Key.Key_Return)
    assert sheet.playback.step == page.points[0].finding.step + 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
def test_everything_fits(
    opened: Opened, session: Session, kept: Path, size: tuple[int, int], qtbot: QtBot
) -> None:
    sheet = opened(session, kept, size)
    click(qtbot, sheet.analysis)
    page = sheet.looking_back.page
    assert page.chart is not None
    places = [page.chart, *page.points, *page.moves, page.close_button]
    for widget in places:
        assert page.rect().contains(widget.geometry())
    for row, below in pairwise(places[1:]):
        assert not row.geometry().intersects(below.geometry().adjusted(0, 2, 0, 0))


def test_a_running_game_between_people_is_not_analysed(
    qtbot: QtBot, opened: Opened, deck: Deck, kept: Path
) -> None:
    """An analysis would reveal face-down cards."""
    sheet = opened(read_saved(CORPUS / "form-4-3-seats.pax", deck), kept)
    assert not sheet.analysis.isVisible()
    qtbot.keyClick(sheet, Qt.Key.Key_A)
    assert not sheet.looking_back.open


def test_analyses_of_another_game_are_not_used(opened: Opened, deck: Deck, kept: Path) -> None:
    sheet = opened(read_saved(CORPUS / "form-4-over-standoff.pax", deck), kept)
    assert sheet.looking_back.found is None


def test_markers_of_findings_differ_in_shape() -> None:
    shapes = {}
    for mark, sign in SIGNS.items():
        image = QImage(48, 48, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            evolve(sign, ink="#000000").draw(painter, QPointF(24, 24), 18)
        shapes[mark] = image
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        pixels = [(x, y) for x in range(48) for y in range(48)]
        differing = sum(first.pixel(x, y) != second.pixel(x, y) for x, y in pixels)
        assert differing > 150, (one, other)
