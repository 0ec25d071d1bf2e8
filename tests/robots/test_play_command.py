"""Tests of ``paxdesk play``: whole games without a display, their journals, endings and speed."""

import json
import re
from pathlib import Path

import pytest

from paxdesk import cli
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.saves import read_saved

SPEED = re.compile(r"games (\d+), steps (\d+), seconds \d+\.\d\d, steps/s \d+")


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert cli.main(["play", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_one_game_prints_its_journal_and_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal = tmp_path / "journal.txt"
    asked_for = ("--players", "4", "--seed", "7", "--robots", "random", "--journal", str(journal))
    *lines, result, speed = play(capsys, *asked_for)
    for line in lines:
        seat, action = line.split("  ")
        assert seat in ("P1", "P2", "P3", "P4")
        parse(action)
    assert re.fullmatch(r"P\d (and P\d )*wins? (by|with) .*", result)
    found = SPEED.fullmatch(speed)
    assert found is not None
    assert found.groups() == ("1", str(len(lines)))
    assert journal.read_text(encoding="utf-8").splitlines() == ["# seed 7", *lines, f"# {result}"]
    assert play(capsys, *asked_for)[:-1] == [*lines, result]


def test_many_games_print_how_they_ended(capsys: pytest.CaptureFixture[str]) -> None:
    *endings, speed = play(capsys, "--players", "2", "--games", "4", "--options", "rules_2012")
    assert sum(int(line.split()[0]) for line in endings) == 4
    assert {line.split()[1] for line in endings} <= {"topple", "gold"}
    found = SPEED.fullmatch(speed)
    assert found is not None
    assert found[1] == "4"


def test_a_game_is_saved(capsys: pytest.CaptureFixture[str], tmp_path: Path, deck: Deck) -> None:
    file = tmp_path / "game.pax"
    options = ("--options", "iron_hand,rapid_setup", "--seed", "3", "--save", str(file))
    lines = play(capsys, "--players", "3", "--stop-after", "50", *options)
    assert re.fullmatch(r"interrupted in the turn of P\d", lines[-2])
    session = read_saved(file, deck)
    assert [f"P{entry.seat}  {entry.line}" for entry in session.journal] == lines[:-2]
    assert session.replay() == session.state
    assert session.state.options.rapid_setup
    assert not session.state.over
    play(capsys, "--games", "2", "--save", str(file))
    session = read_saved(file, deck)
    assert session.state.over
    assert session.opening.seed == 2


def test_no_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    lines = play(capsys, "--stop-after", "0")
    assert lines[0] == "interrupted in the turn of P1"
    assert lines[1].startswith("games 1, steps 0,")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--players", "7"], "“7” is not a whole number from 2 to 6"),
        (["--players", "two"], "“two” is not a whole number from 2 to 6"),
        (["--games", "0"], "“0” is not a whole number of 1 or more"),
        (["--seed", "-1"], "“-1” is not a whole number from 0 to 18446744073709551615"),
        (["--seed", str(2**64)], "is not a whole number from 0 to 18446744073709551615"),
        (["--robots", "clever"], "there is no “clever”"),
        (["--options", "iron_fist"], "unknown option “iron_fist”; choose from iron_hand"),
    ],
)
def test_arguments_are_checked(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["play", *arguments])
    assert caught.value.code == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("what", ["--save", "--journal"])
def test_a_file_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, what: str
) -> None:
    assert cli.main(["play", "--stop-after", "1", what, str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_handicaps_are_named_by_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "given.pax"
    command = ["play", "--players", "2", "--handicap", "P2:gold=3,hand=-1,prestige=outrage"]
    assert cli.main([*command, "--stop-after", "4", "--save", str(file)]) == 0
    assert cli.main(["verify", str(file)]) == 0
    kept = json.loads(file.read_text(encoding="utf-8"))["opening"]["options"]["handicaps"]
    assert kept[1] == {"gold": 3, "hand": -1, "prestige": "outrage"}
    assert cli.main(["play", "--players", "2", "--handicap", "P5:gold=3"]) == 1
    assert "seat P5, which does not exist" in capsys.readouterr().err
    for wrong in ("P1", "gold=3", "P1:gold=99", "P1:gold=x", "P1:luck=3", "P1:prestige=fame"):
        with pytest.raises(SystemExit):
            cli.main([*command, "--handicap", wrong])
