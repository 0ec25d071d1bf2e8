"""Tests of puzzles at the table."""

import json
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry
from paxdesk.desk.puzzles import PuzzlesSheet, for_you, next_of, of_the_day, rating
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch, translators
from paxdesk.files.own_puzzles import PuzzleResult, keep_try, read_results, results_path
from paxdesk.files.safe_write import SaveError
from paxdesk.porfiriana.puzzles.puzzle import KINDS, GoalKind, Puzzle, puzzles_path, read_puzzles
from paxdesk.porfiriana.puzzles.search import NODES, FullSearch
from paxdesk.porfiriana.rules.actions import End
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.table.puzzles import PuzzleGame, name_of, solution_words, task_words
from paxdesk.porfiriana.table.scene.ledger import also_needed
from paxdesk.porfiriana.table.scene.seat_stats import takers_seen
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.hand import MouseHand
from tests.table.solo_play import LONGEST

TODAY = date(2026, 2, 27)


@pytest.fixture(scope="module")
def puzzles(deck: Deck) -> tuple[Puzzle, ...]:
    return read_puzzles(puzzles_path(), deck)


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    return open_table()


def simple(puzzles: tuple[Puzzle, ...]) -> Puzzle:
    """Return a puzzle whose solution prompts nobody."""
    return next(
        each
        for each in puzzles
        if each.goal.measured
        and all(line.split()[0] in ("sell", "play", "connect") for line in each.solution)
    )


def puzzle_list(window: TableWindow) -> PuzzlesSheet:
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    QTest.mouseClick(home.menu["puzzles"], Qt.MouseButton.LeftButton)
    sheet = window.dialog
    assert isinstance(sheet, PuzzlesSheet)
    return sheet


def choose(window: TableWindow, puzzle: Puzzle) -> PuzzleGame:
    sheet = puzzle_list(window)
    cell = next(each for each in sheet.cells if each.entry.name == puzzle.name)
    QTest.mouseClick(sheet.themes[cell.entry.kind], Qt.MouseButton.LeftButton)
    assert cell.isVisible()
    QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert window.dialog is None
    session = window.desk.session
    assert isinstance(session, PuzzleGame)
    return session


@pytest.mark.long
def test_a_puzzle_is_solved_by_mouse(window: TableWindow, puzzles: tuple[Puzzle, ...]) -> None:
    puzzle = simple(puzzles)
    session = choose(window, puzzle)
    panel = window.puzzling.panel
    assert panel.isVisible()
    assert session.entry.task in panel.note.texts
    hand = MouseHand(window.desk)
    for line in puzzle.solution:
        assert session.verdict == "open"
        hand.play(parse(line))
    assert session.verdict == "solved"
    assert panel.note.decided
    kept = {"solved": True, "tries": 1, "row": 1, "day": date.today().isoformat()}
    assert json.loads(results_path().read_text()) == {puzzle.name: kept}


def test_a_wrong_attempt_gives_the_reason_and_is_repeated(
    window: TableWindow, puzzles: tuple[Puzzle, ...]
) -> None:
    puzzle = simple(puzzles)
    session = choose(window, puzzle)
    hand, panel = MouseHand(window.desk), window.puzzling.panel
    hand.play(parse(puzzle.solution[0]))
    window.desk.flow.model.submit(End())
    hand.settle()
    assert session.verdict == "failed"
    assert str(puzzle.goal.amount) in panel.note.texts[-1]
    assert session.question() is None, "nobody goes on"
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert (prompt.words, prompt.buttons) == ("The puzzle is over.", ())
    assert "playing" not in window.desk.flow.waiting
    hand.press(panel.try_again)
    again = window.desk.session
    assert again is not session
    assert again.state == puzzle.position
    assert not panel.note.decided
    kept = PuzzleResult(False, 1, 0, date.today())
    assert read_results(results_path()) == {puzzle.name: kept}


def test_a_plan_that_can_no_longer_succeed_fails_immediately(
    window: TableWindow, puzzles: tuple[Puzzle, ...], qtbot: QtBot
) -> None:
    """The verdict does not wait for the end of the turn."""
    puzzle = simple(puzzles)
    session = choose(window, puzzle)
    search = FullSearch(puzzle.goal, NODES)
    wrong = next(
        action
        for action in search.choices(session.state)
        if not search.ways(search.after(session.state, action))
    )
    window.desk.flow.model.submit(wrong)
    assert session.seat_to_act == puzzle.goal.seat, "the turn goes on"
    panel = window.puzzling.panel
    qtbot.waitUntil(lambda: panel.note.decided, timeout=LONGEST)
    assert session.verdict == "failed"
    assert "cannot be solved" in panel.note.texts[-1]
    window.desk.undo()
    assert session.verdict == "open"
    assert not panel.note.decided


def test_the_next_suitable_puzzle_is_first_with_its_picture(
    window: TableWindow, puzzles: tuple[Puzzle, ...], qtbot: QtBot
) -> None:
    sheet = puzzle_list(window)
    assert sheet.next is not None
    assert sheet.next.stars == 1, "a beginner begins with an easy one"
    assert sheet.solve.hasFocus()
    blank = sheet.grab().toImage()
    qtbot.waitUntil(lambda: sheet.picture is not None, timeout=LONGEST)
    assert sheet.grab().toImage() != blank
    MouseHand(window.desk).press(sheet.solve)
    session = window.desk.session
    assert isinstance(session, PuzzleGame)
    assert session.entry == sheet.next


def test_puzzles_are_shown_by_theme(window: TableWindow, puzzles: tuple[Puzzle, ...]) -> None:
    for index, puzzle in enumerate(puzzles[:3]):
        keep_try(results_path(), puzzle.name, index > 0, date.today())
    sheet = puzzle_list(window)
    for kind, theme in sheet.themes.items():
        QTest.mouseClick(theme, Qt.MouseButton.LeftButton)
        shown = {cell.entry.kind for cell in sheet.cells if cell.isVisible()}
        assert shown == {kind}
    assert next(iter(sheet.themes.values())).note.startswith("2 of ")


def test_the_next_puzzle_suits_the_rating_and_changes_the_kind() -> None:
    kinds = (("a", "gold", 1), ("b", "gold", 1), ("c", "stop", 1), ("d", "stop", 3))
    entries = [PuzzleEntry(name, kind, "", stars) for name, kind, stars in kinds]
    chosen = for_you(entries, {}, "")
    assert chosen is not None
    assert chosen.name == "a"
    chosen = for_you(entries, {"a": PuzzleResult(True, 1)}, "a")
    assert chosen is not None
    assert chosen.name == "c", "another kind"
    strong = {f"s{index}": PuzzleResult(True, 1) for index in range(20)}
    more = [PuzzleEntry(name, "gold", "", 3) for name in strong]
    chosen = for_you([*entries, *more], strong, "")
    assert chosen is not None
    assert chosen.name == "d"
    assert for_you([], {}, "") is None


@pytest.mark.long
@pytest.mark.parametrize("language", spread(["es", "fr"]))
def test_texts_of_a_puzzle_follow_the_language(
    window: TableWindow, puzzles: tuple[Puzzle, ...], language: Language
) -> None:
    """Shown hints and verdicts are translated, too."""
    puzzle = next(each for each in puzzles if each.name == "topple-4-120010-66")
    choose(window, puzzle)
    hand, panel = MouseHand(window.desk), window.puzzling.panel
    switch = LanguageSwitch(SettingsStore())
    try:
        hand.press(panel.hint)
        english = panel.note
        for verdict in ("open", "failed"):
            switch.speak(language, translators(language))
            QApplication.processEvents()
            assert window.desk.session.verdict == verdict
            said = panel.note
            assert len(said.texts) == len(english.texts)
            assert not set(said.texts) & set(english.texts)
            assert said.title != english.title
            switch.speak("en", [])
            QApplication.processEvents()
            assert panel.note.texts == english.texts
            if verdict == "open":
                window.desk.flow.model.submit(End())
                hand.settle()
                english = panel.note
    finally:
        switch.close()


def test_a_missing_topple_is_reported_as_such(
    window: TableWindow, puzzles: tuple[Puzzle, ...]
) -> None:
    """The player has enough points."""
    puzzle = next(each for each in puzzles if each.name == "topple-4-120010-66")
    choose(window, puzzle)
    hand, panel = MouseHand(window.desk), window.puzzling.panel
    window.desk.flow.model.submit(End())
    hand.settle()
    assert (
        panel.note.texts[-1] == "Díaz holds: 3 Loyalty would be enough, but you bought no Topple."
    )


def test_a_prevented_topple_is_reported_as_such(puzzles: tuple[Puzzle, ...]) -> None:
    """There were enough points before the showdown."""
    puzzle = next(each for each in puzzles if each.name == "topple-4-120010-66")
    session = PuzzleGame.begin(puzzle)
    answers = ("manifesto command", "pass", "assassinate P3 with 157", "manifesto loyalty")
    for line in (*puzzle.solution, *answers, "pass", "manifesto outrage", "pass", "pass"):
        session.submit(parse(line))
    assert session.verdict == "failed"
    names = {seat: setup.name for seat, setup in enumerate(session.seats, start=1)}
    told = "Díaz holds: the others stopped you in the showdown."
    assert session.why_failed(names) == told


@pytest.mark.long
def test_hint_and_solution_help(window: TableWindow, puzzles: tuple[Puzzle, ...]) -> None:
    puzzle = simple(puzzles)
    session = choose(window, puzzle)
    hand, panel = MouseHand(window.desk), window.puzzling.panel
    hand.press(panel.hint)
    _, places = session.hint(window.desk.flow.names)
    assert len(places) == 1
    assert len(panel.note.texts) == 2
    assert window.desk.view.hasFocus(), "keys of the table work on"
    hand.press(panel.solution)
    assert len(panel.note.texts) >= 1 + len(puzzle.solution)
    assert all(text for text in panel.note.texts)
    hand.press(panel.leave)
    assert isinstance(window.dialog, PuzzlesSheet)


def test_a_long_note_covers_nothing_in_the_dock(
    window: TableWindow, puzzles: tuple[Puzzle, ...]
) -> None:
    window.resize(1366, 768)
    choose(window, next(each for each in puzzles if each.name == "topple-4-91502-32"))
    hand, panel, desk = MouseHand(window.desk), window.puzzling.panel, window.desk
    assert desk.log.isVisible(), "beside a short note"
    hand.press(panel.solution)
    edge = round(panel.edge * panel.scale)
    paper = panel.geometry().adjusted(edge, edge, -edge, -edge)
    for each in (desk.inspector, desk.log):
        assert not each.isVisible() or not each.geometry().intersects(paper), each
    assert desk.inspector.isVisible()


@pytest.mark.long
def test_neither_sheet_nor_warning_reveals_the_solution(
    window: TableWindow, puzzles: tuple[Puzzle, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ledger of points names no card needed beside the Topple; cautions are off."""
    desk, asked = window.desk, []
    window.store.change(cautions=True)
    monkeypatch.setattr(type(window.game.adviser), "cautions", lambda *given: asked.append(given))
    helped = []
    for puzzle in [each for each in puzzles if each.goal.kind == "topple"][:8]:
        session = choose(window, puzzle)
        desk.scene.reckon()
        desk.inspect(Spot("ledger"))
        for words in (desk.scene.name_of(Spot("ledger")), desk.inspector.text):
            assert ", with " not in words
        ways = takers_seen(session.state, 1).ways
        helped += [seat for seat, way in ways.items() if also_needed(session.state, way)]
    assert helped, "a card is needed beside the Topple in some of them"
    assert asked == []


def test_the_key_for_a_hint_does_not_reveal_the_solution(
    window: TableWindow, puzzles: tuple[Puzzle, ...]
) -> None:
    session = choose(window, simple(puzzles))
    QTest.keyClick(window.desk.view, Qt.Key.Key_H)
    QApplication.processEvents()
    words, _ = session.hint(window.desk.flow.names)
    assert window.puzzling.panel.note.texts[-1] == words
    assert not session.hinted, "no adviser was asked"
    assert not window.desk.hints.plans


@pytest.mark.long
@pytest.mark.parametrize("kind", spread(KINDS))
def test_one_of_each_kind_with_hints_and_solution(
    window: TableWindow, puzzles: tuple[Puzzle, ...], qtbot: QtBot, kind: GoalKind
) -> None:
    puzzle = next(each for each in puzzles if each.goal.kind == kind)
    session = choose(window, puzzle)
    window.desk.robots.set_tempo("instant")
    flow, hand, panel = window.desk.flow, MouseHand(window.desk), window.puzzling.panel
    hand.press(panel.solution)
    assert len(panel.note.texts) >= 1 + len(puzzle.solution)
    search = FullSearch(puzzle.goal, NODES)
    lines = list(puzzle.solution)
    while session.verdict == "open":
        qtbot.waitUntil(lambda: flow.robot is None, timeout=LONGEST)
        if session.verdict != "open":
            break
        if lines:
            action = parse(lines.pop(0))
        else:
            legal = session.legal()
            action = next(a for a in legal if search.ways(search.after(session.state, a)))
        hand.press(panel.hint)
        words, places = session.hint(flow.names)
        assert words in panel.note.texts
        assert "left the plan" not in words
        assert len(places) == 1
        hand.play(action)
    assert session.verdict == "solved"
    assert panel.note.decided


@pytest.mark.long
def test_a_puzzle_is_not_a_saved_game(
    deck: Deck, puzzles: tuple[Puzzle, ...], tmp_path: Path, qtbot: QtBot
) -> None:
    window = TableWindow(tables.quiet(deck), plain_game(3, 1).deal(deck), tmp_path)
    window.desk.scene.animations_enabled = False
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    choose(window, simple(puzzles))
    MouseHand(window.desk).play(parse(simple(puzzles).solution[0]))
    assert not window.may_be_lost
    window.close()
    assert list(tmp_path.rglob("*.pax")) == []


@pytest.mark.long
def test_every_puzzle_has_texts(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles:
        session = PuzzleGame.begin(puzzle)
        assert session.verdict == "open"
        names = {seat: setup.name for seat, setup in enumerate(session.seats, start=1)} | {0: ""}
        told = solution_words(puzzle, names)
        assert len(told) >= len(puzzle.solution)
        if puzzle.goal.kind == "topple":
            last = told[len(puzzle.solution) - 1]
            assert "and need " in last or "can save Díaz" in last, puzzle.name
        assert session.entry.task
        if puzzle.goal.kind == "stop":
            steps = [each for each in told if each[0].isdigit()]
            reasons = [
                each.split(". ", 1)[1].removesuffix(".").partition(". ")[2] for each in steps
            ]
            assert all(reasons), (puzzle.name, told)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("no JSON", ""),
        ("[]", ""),
        ('{"a": {"solved": true, "tries": 2}, "b": {"solved": 1, "tries": 1}}', "b"),
        ('{"a": {"solved": true, "tries": -1}}', "a"),
        ('{"a": {"solved": true, "tries": true}}', "a"),
        ('{"a": {"solved": true, "tries": 1, "row": 1, "day": "soon"}}', "a"),
        ('{"a": {"solved": true, "tries": 1, "row": -1, "day": "2026-02-27"}}', "a"),
    ],
)
def test_damaged_results_are_reported_and_kept_aside(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text)
    with pytest.raises(SaveError) as error:
        read_results(path)
    assert error.value.where == where
    assert keep_try(path, "a", False, TODAY).startswith(str(error.value))
    assert (tmp_path / "puzzles.json.damaged-1").read_text() == text
    assert read_results(path) == {"a": PuzzleResult(False, 1, 0, TODAY)}
    assert keep_try(path, "a", True, TODAY) == ""
    assert read_results(path) == {"a": PuzzleResult(True, 2, 1, TODAY)}
    path.write_text(text)
    assert "damaged-2" in keep_try(path, "a", True, TODAY)
    assert (tmp_path / "puzzles.json.damaged-1").read_text() == text


def entry(name: str, stars: int) -> PuzzleEntry:
    return PuzzleEntry(name, "kind", "task", stars)


def test_the_next_puzzle_is_the_next_unsolved_one() -> None:
    entries = [entry(name, 1) for name in "abcd"]
    solved, failed = PuzzleResult(True, 1), PuzzleResult(False, 3)
    assert next_of(entries, {}, "b").name == "c"
    assert next_of(entries, {"c": solved, "d": failed}, "b").name == "d"
    assert next_of(entries, {"c": solved, "d": solved}, "b").name == "a"
    assert next_of(entries, dict.fromkeys("abcd", solved), "d").name == "a"


def test_daily_puzzles_cycle_through_all() -> None:
    entries = [entry(str(number), 1) for number in range(65)]
    first = date(2026, 11, 25)
    days = [of_the_day(entries, first + timedelta(day)).name for day in range(130)]
    assert len(set(days)) > 55
    assert all(one != two for one, two in pairwise(days))
    assert of_the_day(entries, first) == of_the_day(entries, first)


def test_the_rating_depends_on_stars_and_tries() -> None:
    easy, hard = entry("easy", 1), entry("hard", 3)
    assert rating([easy, hard], {}) is None
    once, thrice, never = PuzzleResult(True, 1), PuzzleResult(True, 3), PuzzleResult(False, 2)
    of_easy = [rating([easy], {"easy": each}) or 0 for each in (once, thrice, never)]
    assert of_easy == sorted(of_easy, reverse=True)
    assert of_easy[0] > 1200 > of_easy[1] > of_easy[2]
    assert (rating([hard], {"hard": once}) or 0) > of_easy[0]


@pytest.mark.long
def test_one_leads_to_the_next(window: TableWindow, puzzles: tuple[Puzzle, ...]) -> None:
    first = choose(window, puzzles[0])
    hand = MouseHand(window.desk)
    hand.press(window.puzzling.panel.go_on)
    second = window.desk.session
    assert isinstance(second, PuzzleGame)
    assert second.puzzle == puzzles[1] != first.puzzle
    sheet = puzzle_list(window)
    hand.press(sheet.today)
    today = window.desk.session
    assert isinstance(today, PuzzleGame)
    assert today.entry == of_the_day(sheet.entries, date.today())


def test_the_next_puzzle_reports_damaged_results(
    window: TableWindow, puzzles: tuple[Puzzle, ...]
) -> None:
    """The damaged results are set aside under another name."""
    choose(window, puzzles[0])
    path = window.puzzling.results
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("no JSON")
    MouseHand(window.desk).press(window.puzzling.panel.go_on)
    sheet = window.dialog
    assert isinstance(sheet, MessageSheet)
    assert "puzzles.json.damaged-1" in sheet.words


def test_a_manifesto_required_by_the_plan_is_reported(puzzles: tuple[Puzzle, ...]) -> None:
    named = {each.name: each for each in puzzles}
    names = {seat: name_of(seat) for seat in range(1, 7)}
    told = solution_words(named["topple-2-91009-29"], names)
    assert told[2] == "3. Declare: Successor Reyes. Without it, Díaz is saved."
    assert not any("Declare" in each for each in solution_words(named["topple-2-120013-75"], names))
    told = solution_words(named["stop-3-62043-45"], names)
    assert told[0] == "The threat: Carmen buys Presidente Díaz Is Shot and topples Díaz."
    wrong = "Tempting, but wrong: Buy Panic of 1907 as the event."
    assert told[-1] == f"{wrong} After that Carmen can topple Díaz."


def test_a_threat_is_reported_as_stopped_by_the_proof(puzzles: tuple[Puzzle, ...]) -> None:
    """A step names the later step that it enables, or the stopped threat."""
    named = {each.name: each for each in puzzles}
    names = {seat: name_of(seat) for seat in range(1, 7)}
    told = solution_words(named["stop-2-120011-59"], names)
    assert told[1] == "1. Play Mexican Postal Service. Needed for step 2."
    assert told[2] == (
        "2. Play Sediciosos on Douglas Smelter. Rosa has 3 Loyalty and needs 4. "
        "So Rosa cannot topple Díaz next turn."
    )


def test_a_rival_winning_by_gold_is_reported_as_such(puzzles: tuple[Puzzle, ...]) -> None:
    """After the last Topple, the player with the most gold wins."""
    puzzle = next(each for each in puzzles if each.name == "stop-3-120012-71")
    names = {seat: name_of(seat) for seat in range(1, 7)}
    task = "Emilio is about to buy the last Topple and win with the most gold."
    assert task_words(puzzle).startswith(task)
    told = solution_words(puzzle, names)
    threat = "The threat: Emilio buys Election of 1910 and wins with the most gold."
    assert told[0] == threat
    assert told[1].endswith("So Emilio cannot win next turn.")
    assert told[-1].endswith("After that Emilio can win with the last Topple.")
    session = PuzzleGame.begin(puzzle)
    session.submit(End())
    failed = "Emilio still buys Election of 1910 and wins with the most gold."
    assert session.why_failed(names) == failed
    assert not any("topple Díaz" in each or "topples Díaz" in each for each in (*told, failed))


def test_the_window_reports_damaged_results(window: TableWindow) -> None:
    path = window.puzzling.results
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("no JSON")
    window.puzzling.show_list()
    sheet = window.dialog
    assert isinstance(sheet, MessageSheet)
    assert "puzzles.json.damaged-1" in sheet.words
    sheet.answered.emit(0)
    assert isinstance(window.dialog, PuzzlesSheet)


def test_a_turn_is_repeated_at_growing_intervals(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    day, waits = TODAY, []
    assert PuzzleResult().days_left(day) == 0
    for solved in (False, True, True, True, True, True, True, True):
        keep_try(path, "again-1", solved, day)
        wait = read_results(path)["again-1"].days_left(day)
        waits.append(wait)
        day += timedelta(wait or 0)
    assert waits == [1, 1, 3, 7, 14, 30, None, None]
    keep_try(path, "again-1", False, day)
    assert read_results(path)["again-1"].days_left(day) == 1
    assert read_results(path)["again-1"].days_left(day + timedelta(4)) == 0


def test_a_turn_that_is_due_comes_first() -> None:
    plain = PuzzleEntry("a", "kind", "task", 1)
    turn = PuzzleEntry("again-1", "mine", "task", 3, own=True, again=True)
    assert for_you([plain, turn], {}, "") == turn
    today = PuzzleResult(True, 1, 1, date.today())
    assert for_you([plain, turn], {"again-1": today}, "") == plain
    before = PuzzleResult(True, 1, 1, date.today() - timedelta(1))
    assert for_you([plain, turn], {"again-1": before}, "") == turn
