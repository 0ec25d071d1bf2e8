"""Tests of the end of a game: its sheet with the conditions, chart and result."""

import csv
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from paxdesk.desk import file_dialogs
from paxdesk.desk.replay.play_results import PlayResult
from paxdesk.desk.replay.share_sheet import ShareSheet
from paxdesk.files.shared_replay import read_shared_replay, shared_replay_data, shared_replay_of
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.scenarios import laid_out
from paxdesk.mexican_adventure.session import Opening, Session
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.mexican_adventure.table.sheets.end import EndSheet
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.mexican_adventure.table.words.analysis_words import conditions, ending_story
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.scenario_files import ADVENTURE, named


def ended(name: str) -> State:
    given = named(name, ADVENTURE).read_adventure().game
    state = laid_out(given.position, given.begins_at)
    assert state.over
    return state


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "end-of-puebla-draw",
            [
                (False, "Mexico: nobody is there"),
                (True, "Puebla: the Imperial side controls it"),
                (True, "Veracruz: the Imperial side controls it"),
            ],
        ),
        ("end-of-puebla", [(True, f"{zone}: the Imperial side controls it")
                           for zone in ("Mexico", "Puebla", "Veracruz")]),
        (
            "end-of-conquest-withdrawal",
            [
                (False, "French Retreat 21: not above 20"),
                (True, "Imperial: 4 RP from zones with FP"),
                (False, "Republican: 0 RP from zones with FP"),
            ],
        ),
        ("end-of-maximilian", [(True, "French Retreat never at 30; it is at 29")]),
        (
            "end-of-maximilian-strict",
            [
                (True, "French Retreat never at 30; it is at 29"),
                (False, "An automatic victory of the Imperial side"),
            ],
        ),
        ("end-of-retreat", [(False, "No Imperial FP on the map: 1 left")]),
        ("end-of-campaign", [(True, "No Imperial FP on the map: 0 left")]),
        (
            "cities-all",
            [
                (False, "Imperial FP alone in all 35 cities and fortresses"),
                (True, "Republican FP alone in all 35 cities and fortresses"),
            ],
        ),
        (
            "saillard-deadline",
            [(False, "All French off the map: 1 FP still there")],
        ),
        (
            "saillard-short",
            [
                (False, "0 FP embarked this turn, at least 3 must"),
                (False, "All French off the map: 4 FP still there"),
            ],
        ),
        (
            "politics-bowl-empty",
            [
                (True, "No chit is left in the bowl"),
                (True, "French Retreat was never at 30 at the end of a turn"),
            ],
        ),
    ],
)  # fmt: skip
def test_conditions_met_and_missed(name: str, told: list[tuple[bool, str]]) -> None:
    assert [(each.met, each.words) for each in conditions(ended(name))] == told


def test_a_draw_shows_how_close_both_sides_were() -> None:
    story = ending_story(ended("end-of-puebla-draw"))
    assert story == "To win, a side controls all three: Imperial 2, Republican 0."


def test_the_sheet_shows_and_speaks_conditions(open_adventure: OpenAdventure) -> None:
    session = Session.from_position(ended("end-of-puebla-draw"), NewGame().seats)
    window = open_adventure(session)
    assert isinstance(window.dialog, EndSheet)
    words = window.dialog.accessibleDescription()
    assert "Mexico: nobody is there (missed)" in words
    assert "Puebla: the Imperial side controls it (met)" in words
    assert window.dialog.grab().toImage().size() == window.dialog.size()


def test_a_closed_result_stays_closed_when_the_table_is_redrawn(
    open_adventure: OpenAdventure,
) -> None:
    window = open_adventure(Session.from_position(ended("end-of-puebla-draw"), NewGame().seats))
    window.close_dialog()
    window.commands.all["toggle_overlay"].action.trigger()
    assert window.dialog is None
    window.desk.end_asked.emit()
    assert isinstance(window.dialog, EndSheet)


def test_a_chart_names_the_turn_under_the_pointer(open_adventure: OpenAdventure) -> None:
    """A chart names the calendar turn, not a seat."""
    session = Session.new(load_material(), Opening("puebla", 3), NewGame().seats)
    player = KindsPlayer.for_game(3)
    while session.state.turn < 3:
        session.submit(player.choose(session.legal()))
    window = open_adventure(session)
    log = window.desk.flow.game_log
    (shown, *_) = window.desk.game.charts.plots(log.turn_rows)
    assert [turn.words for turn in shown.turns[:3]] == [
        "The beginning",
        "Turn 1, March/April 1862",
        "Turn 2, May/June 1862",
    ]
    assert log.round_words(log.round(session.state)) == "Turn 3"


@pytest.mark.long
def test_the_result_of_a_game_equals_that_of_a_shared_one(
    open_adventure: OpenAdventure, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, player = NewGame("puebla", 3).deal(load_material()), KindsPlayer.for_game(3)
    while session.seat_to_act is not None:
        session.submit(player.choose(session.legal()))
    window = open_adventure(session)
    monkeypatch.setattr(
        file_dialogs,
        "ask_save_path",
        lambda _sheet, _words, name, _kind, _suffix: str(tmp_path / name),
    )
    if window.dialog is not None:
        window.close_dialog()
    window.commands.all["tell_story"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, ShareSheet)
    for button in (sheet.csv_button, sheet.stats_button, sheet.file_button):
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    (row,) = csv.DictReader((tmp_path / "game.csv").read_text("utf-8").splitlines())
    names = [each.name for each in session.seats]
    winners = [names[seat - 1] for seat in session.state.winners]
    assert (row["game"], row["players"]) == ("The Mexican Adventure", "; ".join(names))
    assert row["winners"] == "; ".join(winners)
    assert row["rounds"] == "4"
    told = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert [each["role"] for each in told["players"]] == ["Imperial", "Republican"]
    assert [each["name"] for each in told["players"] if each["winner"]] == winners
    assert {each["rank"] for each in told["players"]} == ({1, 2} if winners else {1})
    at = datetime(2026, 1, 1, tzinfo=UTC)
    for seat in (0, 1, 2):
        sharing = AdventureSharing(load_material())
        path = tmp_path / f"{seat}.story"
        path.write_bytes(shared_replay_data(sharing, shared_replay_of(sharing, session, seat)))
        play = PlayResult.of(window.game, read_shared_replay(path, sharing).session, at)
        assert play == PlayResult.of(window.game, session, at)
        assert play.number == told["sourcePlayId"]
