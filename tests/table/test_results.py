"""Tests of a player's records."""

import csv
import io
import json
import random
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk import file_dialogs
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.home.ladder_sheet import LadderSheet
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.record_list import KeptList
from paxdesk.porfiriana.analysis.analysis import Analysis, SoloDeal, analysis_data
from paxdesk.porfiriana.ladder import (
    DIAZ_LADDER,
    LADDER,
    RungState,
    diaz_progress,
    ladder_progress,
    next_rung,
    rung_of,
)
from paxdesk.porfiriana.results import (
    FORMAT,
    HONOURS,
    GameResult,
    SkillCurve,
    Tally,
    count_results,
    first_earned,
    growth,
    puzzle_tally,
    result_of,
)
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.session import SeatSetup, Session, last_round
from paxdesk.porfiriana.table.sheets.end import EndSheet, defence_at_end
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame
from paxdesk.porfiriana.table.sheets.records_sheet import FILE, PaxRecords, RecordsSheet
from paxdesk.porfiriana.table.words.score_words import compared
from tests.table import tables
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


def local_day() -> str:
    return QLocale().toString(QDate(2026, 5, 31), QLocale.FormatType.ShortFormat)


def numbered(*games: GameResult) -> list[GameResult]:
    return [evolve(game, game=str(number)) for number, game in enumerate(games)]


@pytest.fixture(scope="module")
def ended(deck: Deck) -> Session:
    """Return a finished game in which the person took the last step."""
    for seed in range(200):
        session = Session.new(deck, Options(rapid_setup=True), seed, SEATS)
        chance = random.Random(seed)
        while session.seat_to_act is not None:
            session.submit(chosen(session.legal(), chance))
        if session.journal[-1].seat == 1 and not session.journal[-1].line.startswith("dice"):
            return session
    raise LookupError


@pytest.fixture
def nearly(ended: Session, deck: Deck) -> Session:
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
        window = TableWindow(tables.quiet(deck), session, tmp_path / "games")
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


def test_growth_is_reported_for_each_game_of_one_person() -> None:
    games = numbered(LOST, WON, evolve(WON, people=2), *[WON] * 9, LOST)
    grown = growth(games, {"1": 70, "2": 10, "12": 81, "elsewhere": 5})
    assert [figure for _, figure in grown.form[:3]] == [0, 50, 67]
    assert grown.form[-1][1] == 90, "nine of the last ten, the first two being too long ago"
    assert [(game.game, figure) for game, figure in grown.accuracy] == [("1", 70), ("12", 81)]
    assert growth([], {"1": 70}) == SkillCurve()


def test_charts_of_growth_are_on_a_separate_page(
    open_window: Open, ended: Session, tmp_path: Path
) -> None:
    window = open_window(None)
    window.results.show()
    sheet = records_sheet(window)
    QTest.mouseClick(sheet.turn_button, LEFT)
    assert not sheet.charts
    kept = KeptList(tmp_path / FILE, GameResult, FORMAT)
    for number, game in enumerate((LOST, WON, evolve(WON, robots=("hard",)))):
        kept.add(evolve(game, game=str(number)), lambda each: each.game)
    nothing = Analysis(0, (), ())
    finished = tmp_path / "games" / "finished"
    finished.mkdir(parents=True)
    for number, accuracy in enumerate((50, 72)):
        data = analysis_data(nothing, ended.replayed(), SoloDeal(str(number), accuracy))
        (finished / f"{number}.analysis").write_bytes(data)
    (finished / "8.analysis").write_bytes(analysis_data(nothing, ended.replayed()))
    (finished / "9.analysis").write_text("nonsense", encoding="utf-8")
    window.results.show()
    sheet = records_sheet(window)
    assert not any(chart.isVisible() for chart in sheet.charts.values())
    QTest.mouseClick(sheet.turn_button, LEFT)
    form, accuracy = sheet.charts.values()
    assert form.isVisible()
    assert form.plot.series[0].values == (0, 50, 67)
    assert accuracy.plot.series[0].values == (50, 72)
    assert form.plot.turns[2].words == f"{local_day()} · Hard"
    QTest.mouseClick(sheet.turn_button, LEFT)
    assert not form.isVisible()


# --- Counted games --------------------------------------------------------------------------------


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
    while again.seat_to_act is not None:
        window.desk.flow.model.submit(chosen(again.legal(), chance))
    assert len(kept(tmp_path)) == 1, "the same deal played once more is the same game"


@pytest.mark.long
def test_looking_at_a_finished_game_does_not_count(
    open_window: Open, ended: Session, tmp_path: Path
) -> None:
    window = open_window(ended)
    assert isinstance(window.dialog, EndSheet)
    assert window.dialog.next_game is None
    window.records.show_replay()
    assert not (tmp_path / "records.json").exists()


def test_practice_set_up_and_running_games_do_not_count(
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
        evolve(ended.opening, position=ended.recording.opening), SEATS, ended.state, ended.journal
    )
    robots = tuple(evolve(seat, robot="hard") for seat in SEATS)
    watched = Session.from_saved(ended.opening, robots, ended.state, ended.journal)
    assert [result_of(each, 1, DAY) for each in (practice, laid_out, watched)] == [None] * 3


def test_a_file_that_cannot_be_read_stays_and_is_reported(
    open_window: Open, nearly: Session, ended: Session, tmp_path: Path
) -> None:
    (tmp_path / "records.json").write_text("nonsense", encoding="utf-8")
    window = open_window(nearly)
    window.desk.flow.model.submit(parse(ended.journal[-1].line))
    assert (tmp_path / "records.json").read_text(encoding="utf-8") == "nonsense"
    end = window.dialog
    assert isinstance(end, EndSheet)
    assert end.remarks.startswith("This result could not be saved: ")
    assert end.next_game is None
    QTest.keyClick(end, Qt.Key.Key_Escape)
    window.commands.all["show_records"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, MessageSheet)
    QTest.mouseClick(sheet.answers[1], LEFT)
    assert records_sheet(window).earned == {}
    assert not (tmp_path / "records.json").exists()


# --- Totals ---------------------------------------------------------------------------------------


def test_counts_streaks_and_opponents() -> None:
    games = numbered(WON, WON, LOST, WON, evolve(WON, people=2, won=False), WON)
    found = count_results(games)
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
        ({"robots": ("expert",)}, "The equal"),
        ({"robots": ("master",)}, "The equal"),
    ],
)
def test_honours_are_earned_by_winning(changes: dict[str, object], name: str) -> None:
    game = evolve(WON, **changes)
    earned = {honour.name: found for honour, found in first_earned([game]).items()}
    assert earned[name] == game
    assert first_earned([evolve(game, won=False, parricide=False)]) == {}
    assert len(HONOURS) == 8


def test_an_equal_win_had_neither_hint_nor_handicap() -> None:
    strong = evolve(WON, robots=(ROBOT_NAMES[-1],))
    for changed in (evolve(strong, hints=1), evolve(strong, handicap=True)):
        assert "The equal" not in {honour.name for honour in first_earned([changed])}


# --- The next rung --------------------------------------------------------------------------------


def alone(*robots: RobotName, **changes: object) -> GameResult:
    return evolve(WON, robots=robots, **changes)  # type: ignore[arg-type]


def states(*games: GameResult, cards: tuple[int, ...] = (208, 209)) -> dict[str, RungState]:
    return {each.rung.name: each for each in ladder_progress(numbered(*games), cards)}


def test_every_level_alone_is_a_step_and_is_recognised() -> None:
    assert {rung.robots[0] for rung in LADDER if len(rung.robots) == 1} == set(LEVELS)
    for rung in LADDER:
        game = alone(*rung.robots, solo=rung.solo, senility=rung.senility)
        found = rung_of(game)
        assert found is rung or (rung.every_hacendado and found is not None)
    assert rung_of(alone("beginner", "hard")) is None
    assert rung_of(alone("beginner", people=2)) is None


def test_a_win_completes_a_step_and_a_loss_removes_none() -> None:
    found = states(alone("beginner"), alone("beginner", won=False))
    assert (found["Beginner"].done, found["Beginner"].played, found["Beginner"].won) == (True, 2, 1)
    assert next_rung(list(found.values())).rung.name == "Two Pax-o-matics"
    assert not states(alone("beginner", won=False))["Beginner"].done


def test_a_stronger_opponent_counts_for_a_weaker_one_but_not_conversely() -> None:
    found = states(alone("hard"))
    assert [found[name].done for name in ("Beginner", "Medium", "Hard", "Expert")] == [
        True, True, True, False,
    ]  # fmt: skip
    assert not states(alone("paxomatic", "paxomatic"))["Two Pax-o-matics"].done
    assert states(alone("paxomatic", "paxomatic", solo="paxomatic"))["Two Pax-o-matics"].done
    two = states(alone("medium", "hard"))
    assert two["Two opponents"].done
    assert not two["Díaz Senility"].done
    assert states(alone("medium", "hard", senility=True))["Díaz Senility"].done


def test_every_hacendado_must_win_once() -> None:
    found = states(alone("hard", hacendado=208), alone("beginner", hacendado=209))
    assert found["Every Hacendado"].missing == (209,)
    assert not found["Every Hacendado"].done
    assert "1 Hacendado" in found["Every Hacendado"].note
    both = states(alone("hard", hacendado=208), alone("expert", hacendado=209))
    assert both["Every Hacendado"].done


def test_a_handicap_is_proposed_after_two_losses_and_removed_after_a_win() -> None:
    lost = alone("hard", won=False)
    assert states(lost)["Hard"].handicap == Handicap()
    assert states(lost, lost)["Hard"].handicap == Handicap(gold=2)
    helped = evolve(lost, gold_given=2)
    assert states(lost, lost, helped)["Hard"].handicap == Handicap(gold=2)
    assert states(lost, lost, helped, helped)["Hard"].handicap == Handicap(gold=4)
    assert states(helped, evolve(helped, won=True))["Hard"].handicap == Handicap()


def test_results_of_earlier_versions_are_read(tmp_path: Path) -> None:
    path = tmp_path / FILE
    KeptList(path, GameResult, FORMAT).add(WON, lambda each: each.game)
    kept = json.loads(path.read_text(encoding="utf-8"))
    for name in ("hacendado", "senility", "gold_given"):
        del kept["records"][0][name]
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert KeptList(path, GameResult, FORMAT).read() == [WON]


def test_a_solo_game_begins_in_two_clicks(open_window: Open) -> None:
    window = open_window(None)
    home = window.dialog
    assert isinstance(home, HomeSheet)
    QTest.mouseClick(home.menu["solo"], LEFT)
    sheet = window.dialog
    assert isinstance(sheet, LadderSheet)
    assert sheet.proposed is sheet.rungs[0]
    assert window.focusWidget() is sheet.buttons[0]
    expert = [rung.name for rung in sheet.rungs].index("Expert")
    QTest.mouseClick(sheet.buttons[expert], LEFT)
    assert window.dialog is None
    assert sorted(str(seat.robot) for seat in window.desk.session.seats) == ["None", "expert"]


def test_every_step_is_dealt_as_described(deck: Deck) -> None:
    for rung, shown in zip(
        (*LADDER, *DIAZ_LADDER), PaxRecords(None, deck.hacendados).ladder(""), strict=True
    ):
        assert isinstance(shown.choices, NewGame)
        session = shown.choices.deal(deck)
        robots = sorted(str(seat.robot) for seat in session.seats if seat.robot)
        assert robots == sorted(rung.robots)
        assert session.state.solo == rung.solo
        assert session.state.options.diaz_senility == rung.senility
        assert session.state.options.choose_hacendados == rung.every_hacendado


def test_the_home_page_shows_the_ladder_and_plays_its_next_step(
    open_window: Open, tmp_path: Path
) -> None:
    KeptList(tmp_path / FILE, GameResult, FORMAT).add(alone("beginner"), lambda each: each.game)
    window = open_window(None)
    home = window.dialog
    assert isinstance(home, HomeSheet)
    QTest.qWait(50)
    assert [rung.done for rung in home.rungs[:2]] == [True, False]
    assert home.next_rung.text() == "Next: Two Pax-o-matics"
    QTest.mouseClick(home.next_rung, LEFT)
    assert window.desk.session.state.solo == "paxomatic"


def at_the_end(window: TableWindow, ended: Session) -> EndSheet:
    window.desk.flow.model.submit(parse(ended.journal[-1].line))
    end = window.dialog
    assert isinstance(end, EndSheet)
    return end


def test_the_next_step_is_one_click_away_at_the_end(
    open_window: Open, nearly: Session, ended: Session
) -> None:
    window = open_window(nearly)
    end = at_the_end(window, ended)
    assert end.next_game is not None
    assert end.remarks
    won = 1 in ended.state.winners
    assert end.next_game.text() == ("Next: Two Pax-o-matics" if won else "Once more")
    QTest.mouseClick(end.next_game, LEFT)
    assert window.dialog is None
    robots = [seat.robot for seat in window.desk.session.seats if seat.robot]
    assert robots == (["paxomatic", "paxomatic"] if won else ["medium"])
    assert window.desk.session.state.options.rapid_setup


@pytest.mark.long
def test_a_turn_that_mattered_is_played_again(
    open_window: Open, nearly: Session, ended: Session
) -> None:
    window = open_window(nearly)
    end = at_the_end(window, ended)
    begun: list[Session] = []
    window.new_window_asked.connect(begun.append)
    assert 0 < len(end.points) <= 3
    for point, button in zip(end.points, end.replays, strict=True):
        QTest.mouseClick(button, LEFT)
        practice = begun.pop()
        assert practice.practice
        assert practice.state == window.desk.session.replayed().position(point.turn_began)
        assert practice.state.turn.seat == point.seat
        assert isinstance(window.dialog, EndSheet), "the others can be played, too"


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
    assert "Solo: won / played: 2 / 3." in told
    assert "Puzzles: solved / tried: 1 / 2." in told
    assert f"The successor, Topple Díaz by Loyalty, in the Pax: since {local_day()}." in told
    out = tmp_path / "rows.csv"
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(out))
    QTest.mouseClick(sheet.export_button, LEFT)
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"))))
    assert [row["won"] for row in rows] == ["1", "0", "1"]
    assert rows[0]["robots"] == "medium+easy"
    out.write_text("my own rows", encoding="utf-8")
    QTest.mouseClick(sheet.export_button, LEFT)
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
    assert "won / played: 0 / 0." in records_sheet(window).accessibleDescription()
    QTest.keyClick(records_sheet(window), Qt.Key.Key_Escape)
    assert isinstance(window.dialog, HomeSheet), "the way back is the home page"


def test_results_of_puzzles_that_cannot_be_read_leave_the_records_alone(
    open_window: Open, tmp_path: Path
) -> None:
    (tmp_path / "puzzles.json").write_text("[]", encoding="utf-8")
    window = open_window(None)
    window.results.show()
    told = records_sheet(window).accessibleDescription()
    assert "Puzzles: solved / tried: cannot be read." in told


def test_results_of_puzzles_are_read_strictly(tmp_path: Path) -> None:
    assert puzzle_tally(None) == puzzle_tally(tmp_path) == Tally(0, 0)
    for wrong in ("[]", '{"a": 3}', '{"a": {"solved": 1, "tries": 2}}', "x"):
        (tmp_path / "puzzles.json").write_text(wrong, encoding="utf-8")
        with pytest.raises(Exception, match="puzzles"):
            puzzle_tally(tmp_path)


def test_win_rates_by_hacendado_regime_topple_and_opponent() -> None:
    games = numbered(
        evolve(WON, hacendado=209, topple=2),
        evolve(LOST, hacendado=209, topple=4),
        evolve(WON, hacendado=210, topple=2, regime="pax", solo="diaz", robots=()),
        LOST,
    )
    tallies = count_results(games)
    assert tallies.with_hacendado == {209: Tally(2, 1), 210: Tally(1, 1)}
    assert tallies.under_regime == {"anarchy": Tally(3, 1), "pax": Tally(1, 1)}
    assert tallies.at_topple == {2: Tally(2, 2), 4: Tally(1, 0)}
    assert tallies.by_opponent == {"diaz": Tally(1, 1), "medium": Tally(3, 1)}


def test_the_rates_are_a_page_of_the_records(deck: Deck, tmp_path: Path, qtbot: QtBot) -> None:
    surface = QWidget()
    surface.resize(1280, 720)
    qtbot.addWidget(surface)
    records = PaxRecords(None, deck.hacendados)
    for game in numbered(evolve(WON, hacendado=209, topple=2), evolve(LOST, hacendado=209)):
        records._kept.add(game, lambda each: each.game)
    sheet = records.sheet(surface)
    assert isinstance(sheet, RecordsSheet)
    sheet.rates_button.click()
    heard = " ".join(sheet.heard() or ())
    assert f"{deck.hacendados[209].name}: 1 / 2." in heard
    assert "Topple 2: 1 / 1." in heard
    sheet.rates_button.click()
    assert "Solo: won / played" in " ".join(sheet.heard() or ())


@pytest.mark.long
def test_a_result_has_its_topple_margin_and_options(deck: Deck) -> None:
    """The margin is the surplus over Díaz's defence."""
    won = 0
    for seed in range(1, 40):
        options = Options.of(["diaz_weaker"])
        session = Session.new(deck, options, seed, [SeatSetup("Ana", 1, "easy")], solo="diaz")
        while session.seat_to_act is not None:
            question = session.question()
            assert question is not None
            session.submit_choice(question.answer())
        if 1 not in session.state.winners:
            continue
        won += 1
        session.seats = (SeatSetup("Ana", 1),)
        result = result_of(session, 9, DAY)
        assert result is not None
        assert result.options == ("diaz_weaker",)
        assert 1 <= result.topple <= 4
        last = defence_at_end(session.recording)
        assert last is not None
        assert result.margin == last.points - last.total > 0
        if won == 3:
            break
    assert won == 3


def test_the_best_and_the_last_of_a_setup_are_reported(deck: Deck) -> None:
    other = evolve(WON, solo="diaz", robots=(), rounds=1)
    first, second = evolve(WON, rounds=12, margin=2, topple=3), evolve(WON, rounds=15, topple=4)
    assert list(compared(numbered(first, other))) == [
        "Score: won in round 1, Topple 0 of 4, 0 over, 12 gold."
    ]
    assert list(compared(numbered(first, other, second))) == [
        "Score: won in round 15, Topple 4 of 4, 0 over, 12 gold.",
        "Best with this set-up: won in round 12, Topple 3 of 4, 2 over, 12 gold.",
    ]
    assert list(compared(numbered(second, first)))[1].startswith("Your best with this set-up;")
    assert list(compared(numbered(first, second, LOST)))[2].startswith("Last time: won in round 15")


@pytest.mark.parametrize(
    ("options", "won", "words", "next_options"),
    [
        (["diaz_weaker"], False, "Once more", ["diaz_weaker"]),
        (["diaz_weaker"], True, "Next: Díaz without cubes", ["diaz_bare"]),
        (["diaz_bare"], True, "Next: Díaz by the book", []),
        (["diaz_stronger"], True, "Next: Beginner", []),
        ([], False, "Once more", []),
        ([], True, "Next: Beginner", []),
    ],
)
def test_a_grade_of_díaz_leads_to_the_next_grade(
    deck: Deck, options: list[str], won: bool, words: str, next_options: list[str]
) -> None:
    session = solo_game(deck, options, won)
    records = PaxRecords(None, deck.hacendados)
    records.note(session, last_round(session.recording))
    found = records.suggestion(session)
    assert found is not None
    assert found.words == words
    assert isinstance(found.choices, NewGame)
    assert [each for each in found.choices.options.on if each.startswith("diaz_")] == next_options
    told = records.remarks(session)
    assert ("Step" in told) == won
    if options and won:
        assert f" of {len(DIAZ_LADDER)}." in told


def solo_game(deck: Deck, options: list[str], won: bool, seed: int = 1) -> Session:
    """Return a random game against Díaz with the given result."""
    session = Session.new(deck, Options.of(options), seed, SEATS[:1], solo="diaz")
    chance = random.Random(seed)
    while session.seat_to_act is not None:
        question = session.question()
        if question is None:
            session.submit(chosen(session.legal(), chance))
        else:
            session.submit_choice(question.answer())
    session.state.winners = (1,) if won else (0,)
    return session


def test_a_replayed_deal_shows_its_score_and_that_the_first_counts(deck: Deck) -> None:
    records = PaxRecords(None, deck.hacendados)
    first = solo_game(deck, [], won=False)
    records.note(first, last_round(first.recording))
    assert records.remarks(first).startswith("Score: not won, over in round")
    again = solo_game(deck, [], won=True)
    records.note(again, last_round(again.recording))
    told = records.remarks(again)
    assert told.startswith("Score: won by gold in round")
    assert "The first game of this deal counts: not won, over in round" in told
    found = records.suggestion(again)
    assert found is not None
    assert found.words == "Next: Beginner"


def test_the_ladder_of_díaz_counts_harder_grades() -> None:
    against = evolve(WON, solo="diaz", robots=())
    strong = evolve(against, options=("diaz_stronger",))
    weak = evolve(against, options=("diaz_weaker",), won=False)
    assert [state.done for state in diaz_progress([])] == [False] * 5
    assert [state.done for state in diaz_progress(numbered(against))] == [True] * 4 + [False]
    assert all(state.done for state in diaz_progress(numbered(strong)))
    states = diaz_progress(numbered(weak))
    assert [(state.played, state.won) for state in states] == [
        (0, 0),
        (1, 0),
        (0, 0),
        (0, 0),
        (0, 0),
    ]
