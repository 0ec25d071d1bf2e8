"""Tests of the log."""

import random
import re
from functools import partial
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.log.log_rows import LogRow, chosen, links, log_text
from paxdesk.desk.scene.things import PaintContext
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table import cards
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.game_log import GameLog, retold
from tests.table.games import chosen as taken
from tests.table.tables import LABELS

NAMES = {0: "Díaz", 1: "Carmen", 2: "Rosa", 3: "Emilio"}
SEATS = (
    SeatSetup("Carmen", 1),
    SeatSetup("Rosa", 2),
    SeatSetup("Emilio", 3, "paxomatic"),
)


def played(deck: Deck, steps: int, seed: int = 4) -> Session:
    session = Session.new(deck, Options(), seed, SEATS)
    chance = random.Random(seed)
    for _ in range(steps):
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        elif session.seat_to_act is not None:
            session.submit(taken(session.legal(), chance))
    return session


@pytest.fixture(scope="module")
def game_log(deck: Deck) -> GameLog:
    return retold(played(deck, 160), NAMES)


@pytest.fixture
def log(deck: Deck, qtbot: QtBot, game_log: GameLog) -> Log:
    log = Log(PaintContext(deck, FaceCache()), None, partial(cards.names, deck))
    qtbot.addWidget(log)
    log.resize(256, 296)
    log.show_rows(game_log.rows, LABELS, 1)
    log.show()
    return log


def test_following_a_game_step_by_step_gives_the_same_log(deck: Deck) -> None:
    session = played(deck, 0)
    game_log = GameLog(NAMES)
    game_log.follow(session)
    chance = random.Random(4)
    for _ in range(60):
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        else:
            session.submit(taken(session.legal(), chance))
        game_log.follow(session)
    assert game_log.rows == retold(session, NAMES).rows
    assert game_log.steps == 60


def test_rows_are_grouped_by_turn_with_consequences_below(game_log: GameLog) -> None:
    rows = game_log.rows
    assert rows[0].kind == "turn"
    for above, row in pairwise(rows):
        assert row.kind != "turn" or above.kind != "turn"
        assert row.kind in ("turn", "action") or above.step == row.step
    headings = [row.words for row in rows if row.kind == "turn"]
    assert headings[:4] == [
        "Round 1 · Carmen",
        "Round 1 · Rosa",
        "Round 1 · Emilio",
        "Round 2 · Carmen",
    ]


def test_a_robot_gives_its_reason_below_its_action(game_log: GameLog) -> None:
    reasons = [row for row in game_log.rows if row.kind == "reason"]
    assert reasons
    assert all(row.words and row.seat == 3 for row in reasons)


def test_a_reason_does_not_repeat_the_row_above(deck: Deck) -> None:
    """The row above states the gold of a sale."""
    people = tuple(evolve(each, robot="medium") for each in SEATS)
    session = Session.new(deck, Options(), 4, people)
    while len(session.journal) < 12:
        question = session.question()
        assert question is not None
        session.submit_choice(question.answer())
    game_log = retold(session, NAMES)
    steps = [each.step.reason.rpartition(": ")[2] for each in game_log.shown_steps]
    assert any(each.startswith("gold gold=") for each in steps)
    words = [row.words for row in game_log.rows if row.kind == "reason"]
    assert not any(re.fullmatch(r"Gains \d+ gold\.", each) for each in words)
    assert any(re.fullmatch(r"Gains \d+ gold this turn\.", each) for each in words)


# --- Filters -------------------------------------------------------------------------------------


def test_filters_let_through_whole_steps_under_their_headings(game_log: GameLog) -> None:
    rows = game_log.rows
    assert chosen(rows, "all", 1) == rows
    for wanted in ("mine", "attack", "politics"):
        found = chosen(rows, wanted, 1)
        assert 0 < len(found) < len(rows), wanted
        assert found[-1].kind != "turn"
        for above, row in pairwise(found):
            assert not (above.kind == row.kind == "turn")
        steps = {row.step for row in found if row.kind == "action"}
        whole = [row for row in rows if row.kind != "turn" and row.step in steps]
        assert [row for row in found if row.kind != "turn"] == whole


def test_mine_filters_by_what_a_seat_does_and_suffers(game_log: GameLog) -> None:
    deeds = [row for row in game_log.rows if row.kind == "action"]
    mine = [row for row in chosen(game_log.rows, "mine", 2) if row.kind == "action"]
    assert {row.step for row in deeds if row.seat == 2} < {row.step for row in mine}
    assert any(row.seat != 2 for row in mine)


def test_politics_filters_by_prestige_and_regime(game_log: GameLog) -> None:
    rows = game_log.recording.steps
    for row in (each for each in game_log.rows if each.kind == "action"):
        step = rows[row.step - 1]
        if step.before.regime != step.after.regime:
            assert "politics" in row.topics


# --- Links ----------------------------------------------------------------------------------------


def test_every_card_named_in_a_row_is_a_link(deck: Deck, game_log: GameLog) -> None:
    names = partial(cards.names, deck)
    for row in game_log.rows:
        for link in links(row, names):
            words = row.words[link.start : link.end]
            if link.card:
                assert words.startswith(f"[{link.card:03d}]") or link.card in row.cards
                assert words.endswith("]") or deck.cards[link.card].name in words or len(words) > 5
    named = LogRow("result", f"{deck.cards[65].name} goes to the discards.", 1, (65,))
    assert [(each.start, each.card) for each in links(named, names)] == [(0, 65)]


def test_rules_in_a_row_are_links(deck: Deck) -> None:
    names = partial(cards.names, deck)
    row = LogRow("reason", "It costs too much (E7, R13).", 1)
    assert [each.rule for each in links(row, names)] == ["E7", "R13"]
    assert links(LogRow("turn", "Round 1 · E7", 1), names) == []


def test_a_click_on_a_rule_or_beside_all_links(log: Log, qtbot: QtBot) -> None:
    log.show_rows([LogRow("action", "may not (E7)", 1, (), 9)], LABELS)
    piece = log.page.shown[0].pieces[0]
    with qtbot.waitSignal(log.rule_clicked) as rule:
        qtbot.mouseClick(log, Qt.MouseButton.LeftButton, pos=piece.place.center().toPoint())
    assert rule.args == ["E7"]
    with qtbot.waitSignal(log.row_clicked) as row:
        beside = log.page.shown[0].place.topRight().toPoint()
        beside.setX(beside.x() - 8)
        beside.setY(beside.y() + 4)
        qtbot.mouseClick(log, Qt.MouseButton.LeftButton, pos=beside)
    assert row.args == [9]


def test_a_row_is_pointed_at_beside_its_links(log: Log, qtbot: QtBot) -> None:
    log.show_rows([LogRow("action", "may not (E7)", 1, (), 9)], LABELS)
    shown = log.page.shown[0]
    beside = shown.place.topRight().toPoint() + QPoint(-8, 4)
    steps: list[int] = []
    log.row_hovered.connect(steps.append)
    for point in (beside, shown.pieces[0].place.center().toPoint(), beside):
        qtbot.mouseMove(log, point)
        QApplication.processEvents()
    assert steps == [9, 0, 9]


def test_a_wrapped_name_links_from_both_lines(log: Log) -> None:
    card = log.context.deck.cards[89]
    words = f"buys land, twice over, for [089] {card.name} and then"
    log.show_rows([LogRow("action", words, 1, (89,), 1)], LABELS)
    pieces = log.page.shown[0].pieces
    assert {piece.link.card for piece in pieces} == {89}
    assert all(log.units.contains(piece.place) for piece in pieces)


# --- The widget ----------------------------------------------------------------------------------


def test_the_buttons_of_the_head_filter(log: Log, qtbot: QtBot, game_log: GameLog) -> None:
    for wanted, button in log.filters.items():
        assert log.rect().contains(button.geometry())
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert log.step_wanted == wanted
        assert button.isChecked()
        assert list(log.page.rows) == chosen(game_log.rows, wanted, 1)
    with qtbot.waitSignal(log.export_asked):
        qtbot.mouseClick(log.export, Qt.MouseButton.LeftButton)


def test_arrow_keys_move_between_rows(log: Log, qtbot: QtBot) -> None:
    shown: list[int] = []
    clicked: list[int] = []
    log.card_hovered.connect(shown.append)
    log.card_clicked.connect(clicked.append)
    for _ in range(30):
        qtbot.keyClick(log, Qt.Key.Key_Up)
        assert log.page.cursor is not None
        assert log.page.rows[log.page.cursor].kind != "turn"
        assert log.page.cursor in [each.index for each in log.page.shown]
        assert log.accessibleDescription() == log.row_words(log.page.cursor)
    assert any(shown)
    while not log.page.shown or not log.page.pointed or not log.page.pointed[1].card:
        qtbot.keyClick(log, Qt.Key.Key_Down)
    qtbot.keyClick(log, Qt.Key.Key_Return)
    assert clicked
    with qtbot.waitSignal(log.left):
        qtbot.keyClick(log, Qt.Key.Key_Escape)
    qtbot.keyClick(log, Qt.Key.Key_Home)
    assert log.page.shown[0].index == 0
    qtbot.keyClick(log, Qt.Key.Key_End)
    assert log.page.shown[-1].index == len(log.page.rows) - 1


# --- As text -------------------------------------------------------------------------------------


def test_the_log_as_text_has_every_row(game_log: GameLog) -> None:
    text = log_text(game_log.rows, NAMES, ["Carmen, Rosa, Emilio"])
    lines = text.splitlines()
    assert lines[:3] == ["Carmen, Rosa, Emilio", "", "Round 1 · Carmen"]
    assert text.endswith("\n")
    told = [line for line in lines[1:] if line]
    assert len(told) == len(game_log.rows)
    for row, line in zip(game_log.rows, told, strict=True):
        assert row.words in line
        depth = len(line) - len(line.lstrip())
        assert depth == {"turn": 0, "action": 2, "result": 6, "reason": 6}[row.kind]
        if row.kind == "action" and row.seat is not None:
            assert line.startswith(f"  {NAMES[row.seat]} ")
