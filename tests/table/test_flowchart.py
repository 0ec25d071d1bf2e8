"""Tests of the flowchart of the Pax-o-matic."""

import re

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.flowchart_window import FlowchartWindow
from paxdesk.desk.log.log_rows import links, no_names
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.robots.reasons import parts_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table import flowchart
from paxdesk.porfiriana.table.words.flowchart_words import BOXES
from paxdesk.porfiriana.table.words.questions import names_of
from tests.table import solo_play, told_moves
from tests.table.solo_play import BeginSolo

QUICK = range(1, 4)
ALL = range(1, 41)
FIGURE = re.compile(r"\d")
WITHOUT_FIGURE = re.compile(
    r"not in Jail|no police action|no actions left|no Unrest|has bought a card|no card in hand"
    r"|neither a nor b|has played a card|nobody extorts|no troop in play|no partner in play"
    r"|hand is full|no card but a Headline|none is on sale|: "
)


def _games(deck: Deck, seeds: range) -> list[Session]:
    return [told_moves.played(deck, "paxomatic", seed) for seed in seeds]


def _check_ways(session: Session) -> int:
    """Check the boxes of each step; return the number of steps."""
    names, checked = names_of(session), 0
    for step in session.recording.steps:
        if not flowchart.follows(session, step):
            continue
        checked += 1
        asked = parts_of(step.reason)[0]
        boxes = {box.id: box for box in flowchart.boxes(session, step, names)}
        taken = [box.id for box in boxes.values() if box.verdict == "taken"]
        assert taken == ["R91" if asked == "E9" else asked]
        if asked not in BOXES:
            continue
        number = asked.rstrip("abcdef")
        for box in BOXES[: BOXES.index(number)]:
            if box.isdigit():
                assert boxes[box].verdict == "passed", (step.reason, box)
        for box in BOXES[BOXES.index(number) :]:
            if box.isdigit():
                assert boxes[box].verdict == ("taken" if box == asked else ""), (step.reason, box)
        letters = [box for box in BOXES if box.startswith(number) and box != number]
        for box in letters[: letters.index(asked)] if asked in letters else ():
            assert boxes[box].verdict == "passed"
        hand = step.before.players[step.seat].hand
        for box in boxes.values():
            if box.verdict == "passed":
                assert box.why.startswith("No, because ")
                assert FIGURE.search(box.why) or WITHOUT_FIGURE.search(box.why), box.why
                assert not any(step.before.cards.cards[card].name in box.why for card in hand)
    return checked


@pytest.mark.long
def test_every_step_has_a_path_through_the_boxes(deck: Deck) -> None:
    assert sum(map(_check_ways, _games(deck, QUICK))) > 300


@pytest.mark.slow
def test_the_paths_of_many_games(deck: Deck) -> None:
    assert sum(map(_check_ways, _games(deck, ALL))) > 4_000


@pytest.mark.long
def test_skipped_boxes_are_those_that_the_robot_could_not_take(deck: Deck) -> None:
    """Only the boxes of Jail and Unrest are checked."""
    jailed = calmed = 0
    for session in _games(deck, range(1, 9)):
        names = names_of(session)
        for step in session.recording.steps:
            if not flowchart.follows(session, step):
                continue
            boxes = {box.id: box for box in flowchart.boxes(session, step, names)}
            player = step.before.players[step.seat]
            if "not in Jail" in boxes["1"].why:
                assert not player.jailed
                jailed += 1
            mine = [each for each in step.before.enterprises.values() if each.owner == step.seat]
            disks = sum(each.unrest for each in mine)
            if boxes["2"].verdict == "passed" and "actions" not in boxes["2"].why:
                assert (str(disks) in boxes["2"].why) if disks else ("no Unrest" in boxes["2"].why)
                calmed += bool(disks)
    assert jailed
    assert calmed


def test_every_box_is_in_the_rules(deck: Deck) -> None:
    plain = flowchart.boxes(solo_play.session(deck, "paxomatic"), None, {})
    assert [box.id for box in plain if box.id in BOXES] == list(BOXES)
    assert all(box.title and box.words for box in plain)


def _opened(window: TableWindow) -> FlowchartWindow:
    found = window.desk.flowcharts.window
    assert found is not None
    assert found.isVisible()
    return found


def test_a_click_on_a_reason_opens_its_box(begin: BeginSolo, qtbot: QtBot) -> None:
    window = begin("paxomatic")
    desk = window.desk
    solo_play.end_turn(qtbot, window)
    if not desk.log.isVisible():
        desk.toggle_log()
    rows = desk.log._rows
    reasons = [index for index, row in enumerate(rows) if row.kind == "reason"]
    index = next(each for each in reasons if links(rows[each], no_names))
    box = rows[index].words.partition(" · ")[0]
    while not any(shown.index == index for shown in desk.log.page.shown):
        desk.log.leaf(1)
    piece = next(
        piece
        for shown in desk.log.page.shown
        for piece in shown.pieces
        if shown.index == index and piece.link.reason
    )
    place = QPointF(piece.place.center()) * desk.log.scale
    QTest.mouseClick(desk.log, Qt.MouseButton.LeftButton, pos=place.toPoint())
    chart = _opened(window)
    assert chart.drawing.lit is not None
    assert chart.drawing.lit.box.id == box
    assert chart.step_text.startswith("I")
    shown = chart.place.viewport().rect()
    top = chart.drawing.lit.mapTo(chart.place.viewport(), chart.drawing.lit.rect().center())
    assert shown.contains(top)


@pytest.mark.long
def test_the_window_follows_the_robots(begin: BeginSolo, qtbot: QtBot) -> None:
    window = begin("paxomatic")
    window.commands.all["show_flowchart"].action.trigger()
    chart = _opened(window)
    assert chart.drawing.lit is None
    solo_play.end_turn(qtbot, window)
    assert chart.drawing.lit is not None
    assert chart.step_text.startswith("II")


def test_the_rules_link_to_the_chart_and_back(begin: BeginSolo, qtbot: QtBot) -> None:
    window = begin("paxomatic")
    reading = window.desk.reading
    reading.open("M4")
    rules = reading.window
    assert rules is not None
    assert rules.chart.isVisible()
    rules.chart.click()
    _opened(window).rules_asked.emit()
    assert rules.place.anchor == "M"
    rules.open_at("A")
    assert not rules.chart.isVisible()


def test_a_step_of_a_person_opens_no_box(begin: BeginSolo, qtbot: QtBot) -> None:
    window = begin("paxomatic")
    solo_play.end_turn(qtbot, window)
    window.desk.flowcharts.open(1)
    assert window.desk.flowcharts.window is None
