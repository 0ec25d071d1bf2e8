"""Tests of features common to all commands."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from paxdesk import cli
from tests.shares import spread

CORPUS = Path(__file__).parent.parent / "files" / "corpus"
Output = pytest.CaptureFixture[str]


def test_a_mistyped_command_is_answered_with_the_right_one(capsys: Output) -> None:
    assert cli.main(["verfy", "game.pax"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("There is no command or file “verfy”. Did you mean “verify”?\n")
    assert [each for each in cli.COMMANDS if each not in told] == []


def test_a_word_unlike_any_command_is_answered_with_all_commands(capsys: Output) -> None:
    assert cli.main(["foo"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("There is no command or file “foo”.\nCommands: adventure, ")


def test_a_number_of_players_has_one_name(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", "--seats", "4"])
    assert "use --players for a number" in capsys.readouterr().err
    assert cli.main(["play", "--seats", "easy,random,random", "--stop-after", "12"]) == 0
    assert "P3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (["simulate"], ["(default: 100)", "(default: 0)", "(default: paxomatic,paxomatic,random)"]),
        (["play"], ["(default: 4)", "(default: 1)", "(default: random)", "(default: none)"]),
        ([], ["(default: 2)"]),
    ],
)
def test_help_shows_the_defaults(
    command: list[str], expected: Sequence[str], capsys: Output
) -> None:
    with pytest.raises(SystemExit):
        cli.main([*command, "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert [each for each in expected if each not in told] == []
    assert "None" not in told
    assert "SUPPRESS" not in told


def found(capsys: Output, *arguments: str, code: int = 0) -> object:
    assert cli.main(list(arguments)) == code
    return json.loads(capsys.readouterr().out)


def test_every_result_is_available_as_json(capsys: Output, tmp_path: Path) -> None:
    good = CORPUS / "form-3-2-seats.pax"
    bad = tmp_path / "bad.pax"
    bad.write_text("{", encoding="utf-8")
    sound, unsound = found(capsys, "verify", "--json", str(good), str(bad), code=1)  # type: ignore[misc]
    assert (sound["sound"], sound["proved"], sound["notes"]) == (True, True, [])
    assert unsound["sound"] is False
    assert "not a saved game" in unsound["problem"]
    game = found(capsys, "play", "--players", "2", "--stop-after", "5", "--json")
    assert isinstance(game, dict)
    assert (game["games"], game["steps"]) == (1, 5)
    assert len(game["journal"]) >= 5
    (card,) = found(capsys, "cards", "show", "61", "--json")  # type: ignore[misc]
    assert (card["number"], card["kind"]) == (61, "enterprise")
    listed = found(capsys, "cards", "list", "--kind", "topple", "--json")
    assert [each["kind"] for each in listed] == ["topple"] * 4  # type: ignore[attr-defined]
    check = found(capsys, "cards", "check", "--json")
    assert isinstance(check, dict)
    assert check["cards"] == 220
    assert all(each["ok"] for each in check["totals"])


@pytest.mark.parametrize(
    "arguments",
    spread([["cards", "list"], ["cards", "show", "61"], ["cards", "export"], ["cards", "check"]]),
)
def test_a_terminal_with_few_characters(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "paxdesk", *arguments]
    setting = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=setting, capture_output=True, check=False)
    assert done.stderr == b""
    assert done.returncode == 0
    assert done.stdout.isascii()
    if arguments[-1] == "export":
        assert len(json.loads(done.stdout)) == 220


def test_a_file_name_that_is_not_utf_8_is_verified(tmp_path: Path) -> None:
    file = os.fsencode(tmp_path) + b"/evening-\xff.pax"
    Path(os.fsdecode(file)).write_bytes((CORPUS / "form-3-2-seats.pax").read_bytes())
    command = [sys.executable, "-m", "paxdesk", "verify", os.fsdecode(file)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_folder_without_cards_is_refused(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (
        ["--cards", str(tmp_path), "cards", "list"],
        ["cards", "check", str(tmp_path)],
    ):
        assert cli.main(arguments) == 1
        assert "no card file (*.yaml) in this folder" in capsys.readouterr().err

    def locked(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", locked)
    assert cli.main(["--cards", str(tmp_path), "cards", "list"]) == 1
    assert "cannot be read (Permission denied)" in capsys.readouterr().err
