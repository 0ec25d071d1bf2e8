"""A player's records: what counts, what it comes to, and its sheet by mouse and keys."""

import csv
import io
import json
import random
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_sheet import HomeSheet
from paxdesk.desk.sheets.dialog import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.kept_list import KeptList
from paxdesk.porfiriana.records import (
    FORMAT,
    HONOURS,
    GameResult,
    NextLevel,
    PuzzleTally,
    Tally,
    first_earned,
    next_level,
    puzzle_tally,
    result_of,
    tallies,
)
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.pax_table import PaxTable
from paxdesk.porfiriana.table.sheets.end import EndSheet
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.records_sheet import FILE, RecordsSheet
from tests.table.games import chosen
from tests.table.hand import LEFT, MouseHand

DAY = date(2026, 5, 31)
WON = GameResult(
    game="a",
    day="2026-05-31",
    people=1,
    robots=("medium", "easy"),
    solo=None,
    ended_by="topple",
    regime="anarchy",
    depression=False,
    won=True,
    gold=12,
    parricide=False,
    rounds=20,
    hints=0,
    handicap=False,
)
LOST = evolve(WON, won=False, gold=20)
SEATS = (SeatSetup("Ana", 1), SeatSetup("Elvira", 2, "medium"))


def numbered(*games: GameResult) -> list[GameResult]:
    return [evolve(game, game=str(number)) for number, game in enumerate(games)]


@pytest.fixture(scope="module")
def ended(deck: Deck) -> Session:
    """A game of one person against a robot, of which the person took the last step."""
    for seed in range(200):
        session = Session.new(deck, Options(rapid_setup=True), seed, SEATS)
        chance = random.Random(seed)
        while session.asked is not None:
            session.submit(chosen(session.legal(), chance))
        if session.journal[-1].seat == 1 and not session.journal[-1].line.startswith("dice"):
            return session
    raise LookupError


@pytest.fixture
def nearly(ended: Session, deck: Deck) -> Session:
    """The same one step earlier."""
    session = Session.new(deck, ended.opening.options, ended.opening.seed, SEATS)
    for entry in ended.journal[:-1]:
        action = parse(entry.line)
        if not entry.line.startswith("dice"):
            session.submit(action)
    return session


Open = Callable[[Session | None], TableWindow]


@pytest.fixture
def open_window(qtbot: QtBot, deck: Deck, tmp_path: Path) -> Open:
    def opened(session: Session | None) -> TableWindow:
        window = TableWindow(PaxTable(deck), session, tmp_path / "games")
        window.desk.scene.animations_enabled = False
        qtbot.addWidget(window)
        window.show()
        window.begin()
        return window

    return opened


def kept(folder: Path) -> list[dict[str, object]]:
    data = json.loads((folder / "records.json").read_text(encoding="utf-8"))
    records: list[dict[str, object]] = data["records"]
    return records


def records_sheet(window: TableWindow) -> RecordsSheet:
    assert isinstance(window.dialog, RecordsSheet)
    return window.dialog


# --- What counts ---------------------------------------------------------------------------------


@pytest.mark.long
def test_a_game_that_ends_at_the_table_counts_once(
    open_window: Open, nearly: Session, ended: Session, deck: Deck, tmp_path: Path
) -> None:
    window = open_window(nearly)
    last = parse(ended.journal[-1].line)
    MouseHand(window.desk).play(last)
    sheet = window.dialog
    assert isinstance(sheet, EndSheet)
    (record,) = kept(tmp_path)
    assert record["won"] == (1 in ended.state.winners)
    assert record["robots"] == ["medium"]
    assert record["gold"] == ended.state.players[1].gold
    again = Session.new(deck, ended.opening.options, ended.opening.seed, SEATS)
    window.play(again)
    chance = random.Random(99)
    while again.asked is not None:
        window.desk.flow.model.submit(chosen(again.legal(), chance))
    assert len(kept(tmp_path)) == 1, "the same deal played once more is the same game"


def test_looking_at_a_finished_game_does_not_count(
    open_window: Open, ended: Session, tmp_path: Path
) -> None:
    window = open_window(ended)
    assert isinstance(window.dialog, EndSheet)
    assert window.dialog.next_game is None
    window.records.show_replay()
    assert not (tmp_path / "records.json").exists()


def test_practice_and_laid_out_games_and_those_under_way_do_not_count(
    ended: Session, nearly: Session, deck: Deck
) -> None:
    found = result_of(ended, 12, DAY)
    assert found is not None
    assert (found.day, found.rounds, found.people) == ("2026-05-31", 12, 1)
    assert result_of(nearly, 12, DAY) is None
    practice = Session.from_saved(
        evolve(ended.opening, practice=True), SEATS, ended.state, ended.journal
    )
    laid_out = Session.from_saved(
        evolve(ended.opening, position=ended.first_position()), SEATS, ended.state, ended.journal
    )
    robots = tuple(evolve(seat, robot="hard") for seat in SEATS)
    watched = Session.from_saved(ended.opening, robots, ended.state, ended.journal)
    assert [result_of(each, 1, DAY) for each in (practice, laid_out, watched)] == [None] * 3


def test_a_file_that_cannot_be_read_stays_and_is_told(
    open_window: Open, nearly: Session, ended: Session, tmp_path: Path
) -> None:
    (tmp_path / "records.json").write_text("nonsense", encoding="utf-8")
    window = open_window(nearly)
    window.desk.flow.model.submit(parse(ended.journal[-1].line))
    assert (tmp_path / "records.json").read_text(encoding="utf-8") == "nonsense"
    end = window.dialog
    assert isinstance(end, EndSheet)
    assert end.remarks.startswith("This result cannot be kept: ")
    assert end.next_game is None
    QTest.keyClick(end, Qt.Key.Key_Escape)
    window.commands.all["show_records"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, MessageSheet)
    QTest.mouseClick(sheet.answers[1], LEFT)
    assert records_sheet(window).earned == {}
    assert not (tmp_path / "records.json").exists()


# --- What it comes to ----------------------------------------------------------------------------


def test_counts_streaks_and_opponents() -> None:
    games = numbered(WON, WON, LOST, WON, evolve(WON, people=2, won=False), WON)
    found = tallies(games)
    assert found.alone == Tally(5, 4)
    assert found.together == 1
    assert (found.streak, found.longest) == (2, 2)
    assert found.by_topple["anarchy"] == 4
    assert found.by_gold == 0
    assert found.best_gold == 20
    assert found.by_opponent == {"medium": Tally(5, 4)}, "the strongest at the table"


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"regime": "pax"}, "The successor"),
        ({"regime": "us_intervention"}, "The annexer"),
        ({"regime": "martial_law"}, "The general"),
        ({"regime": "anarchy"}, "The liberator"),
        ({"ended_by": "gold", "parricide": True}, "The parricide"),
        ({"ended_by": "gold", "depression": True}, "The last one standing"),
        ({"solo": "diaz", "robots": (), "regime": "pax"}, "The end of an era"),
        ({"robots": (ROBOT_NAMES[-1],)}, "The equal"),
    ],
)
def test_honours_are_earned_by_winning(changes: dict[str, object], name: str) -> None:
    game = evolve(WON, **changes)
    earned = {honour.name: found for honour, found in first_earned([game]).items()}
    assert earned[name] == game
    assert first_earned([evolve(game, won=False, parricide=False)]) == {}
    assert len(HONOURS) == 8


def test_the_equal_had_neither_hint_nor_handicap() -> None:
    strong = evolve(WON, robots=(ROBOT_NAMES[-1],))
    for changed in (evolve(strong, hints=1), evolve(strong, handicap=True)):
        assert "The equal" not in {honour.name for honour in first_earned([changed])}


# --- What comes next -----------------------------------------------------------------------------


def test_the_next_level_fits() -> None:
    none = Handicap()
    assert next_level(numbered(WON), none) == NextLevel("harder", "hard", none)
    assert next_level(numbered(WON, LOST), none) == NextLevel("again", None, none)
    assert next_level(numbered(LOST, LOST), none) == NextLevel("easier", "easy", none)
    helped = Handicap(gold=2, hand=1)
    assert next_level(numbered(WON), helped) == NextLevel("harder", None, Handicap(hand=1))
    diaz = evolve(LOST, robots=(), solo="diaz")
    assert next_level(numbered(diaz, diaz), none) == NextLevel("easier", None, Handicap(gold=2))
    strongest = evolve(WON, robots=(ROBOT_NAMES[-1],))
    assert next_level(numbered(strongest), none) == NextLevel("harder", None, Handicap(gold=-2))
    assert next_level(numbered(evolve(WON, people=2)), none) is None


def test_the_suggestion_is_taken_with_a_click(
    open_window: Open, nearly: Session, ended: Session
) -> None:
    window = open_window(nearly)
    window.desk.flow.model.submit(parse(ended.journal[-1].line))
    end = window.dialog
    assert isinstance(end, EndSheet)
    assert end.next_game is not None
    assert end.remarks
    QTest.mouseClick(end.next_game, LEFT)
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    won = 1 in ended.state.winners
    assert [seat.robot for seat in sheet.game.seats] == [None, "hard" if won else "medium"]
    assert sheet.game.options.rapid_setup


# --- The sheet -----------------------------------------------------------------------------------


def test_the_sheet_is_opened_from_home_exported_and_deleted(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(None)
    home = window.dialog
    assert isinstance(home, HomeSheet)
    for game in numbered(WON, LOST, evolve(WON, regime="pax", solo="paxomatic")):
        KeptList(tmp_path / FILE, GameResult, FORMAT).add(game, lambda each: each.game)
    (tmp_path / "puzzles.json").write_text(
        json.dumps({"a": {"solved": True, "tries": 2}, "b": {"solved": False, "tries": 1}}),
        encoding="utf-8",
    )
    QTest.mouseClick(home.menu["records"], LEFT)
    sheet = records_sheet(window)
    told = sheet.accessibleDescription()
    assert "Alone, won of played: 2 / 3." in told
    assert "Puzzles, solved of tried: 1 / 2." in told
    assert "The successor, Topple Díaz by Loyalty, in the Pax: since 2026-05-31." in told
    out = tmp_path / "rows.csv"
    monkeypatch.setattr(window.results, "ask_name", lambda: str(out))
    QTest.mouseClick(sheet.export_button, LEFT)
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"))))
    assert [row["won"] for row in rows] == ["1", "0", "1"]
    assert rows[0]["robots"] == "medium+easy"
    monkeypatch.setattr(window.results, "ask_name", lambda: str(out.with_suffix("")))
    out.write_text("my own rows", encoding="utf-8")
    QTest.mouseClick(sheet.export_button, LEFT)
    asked = window.dialog
    assert isinstance(asked, MessageSheet)
    assert out.read_text(encoding="utf-8") == "my own rows"
    QTest.mouseClick(asked.answers[1], LEFT)
    assert out.with_suffix(".csv.1").read_text(encoding="utf-8") == "my own rows"
    window.results.show()
    sheet = records_sheet(window)
    QTest.keyClick(sheet, Qt.Key.Key_Tab)
    QTest.mouseClick(sheet.delete_button, LEFT)
    asked = window.dialog
    assert isinstance(asked, MessageSheet)
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert len(kept(tmp_path)) == 3, "Escape keeps them"
    window.results.show()
    QTest.mouseClick(records_sheet(window).delete_button, LEFT)
    asked = window.dialog
    assert isinstance(asked, MessageSheet)
    QTest.mouseClick(asked.answers[1], LEFT)
    assert "won of played: 0 / 0." in records_sheet(window).accessibleDescription()
    QTest.keyClick(records_sheet(window), Qt.Key.Key_Escape)
    assert isinstance(window.dialog, HomeSheet), "the way back is the home page"


def test_results_of_puzzles_that_cannot_be_read_leave_the_records_alone(
    open_window: Open, tmp_path: Path
) -> None:
    (tmp_path / "puzzles.json").write_text("[]", encoding="utf-8")
    window = open_window(None)
    window.results.show()
    told = records_sheet(window).accessibleDescription()
    assert "Puzzles, solved of tried: cannot be read." in told


def test_results_of_puzzles_are_read_strictly(tmp_path: Path) -> None:
    assert puzzle_tally(None) == puzzle_tally(tmp_path) == PuzzleTally(0, 0)
    for wrong in ("[]", '{"a": 3}', '{"a": {"solved": 1, "tries": 2}}', "x"):
        (tmp_path / "puzzles.json").write_text(wrong, encoding="utf-8")
        with pytest.raises(Exception, match="puzzles"):
            puzzle_tally(tmp_path)
