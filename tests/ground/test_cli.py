"""Tests of the command line: commands, help, and errors."""

import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from types import SimpleNamespace

import pytest

from paxdesk import __version__, cli
from paxdesk.commands import table

Output = pytest.CaptureFixture[str]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Namespace]:
    """Return the calls that would open the table."""
    calls: list[Namespace] = []

    def run(arguments: Namespace) -> int:
        calls.append(arguments)
        return 0

    monkeypatch.setattr(table, "run", run)
    return calls


def test_without_a_command_the_table_opens(opened: list[Namespace]) -> None:
    assert cli.main([]) == 0
    assert cli.main(["game.pax"]) == 0
    assert cli.main(["--new", "--seats", "6", "--seed", "1", "--exit-when-painted"]) == 0
    assert cli.main(["--position", "cards"]) == 0
    plain, saved, new, position = opened
    assert (plain.file, plain.new, plain.cards) == (None, False, None)
    assert saved.file == Path("game.pax")
    assert (new.new, new.seats, new.seed, new.exit_when_painted) == (True, 6, 1, True)
    assert position.position == Path("cards")


@pytest.mark.parametrize("arguments", [["--cards", "X", "a.pax"], ["a.pax", "--cards", "X"]])
def test_corrected_cards_with_any_command(opened: list[Namespace], arguments: list[str]) -> None:
    assert cli.main(arguments) == 0
    assert (opened[0].cards, opened[0].file) == (Path("X"), Path("a.pax"))


@pytest.mark.parametrize("seats", ["1", "7", "two"])
def test_seats_are_two_to_six(seats: str) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--new", "--seats", seats])


def test_help_lists_the_commands(capsys: Output) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    assert all(f"  {name}" in text for name in cli.COMMANDS)


def test_version(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    told = capsys.readouterr().out
    assert re.fullmatch(rf"paxdesk {re.escape(__version__)}( \([0-9a-f]{{7,12}}\))?\n", told)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_its_module_and_help(name: str, capsys: Output) -> None:
    module = cli.command_module(name)
    module.add_arguments(ArgumentParser())
    with pytest.raises(SystemExit) as caught:
        cli.main([name, "--help"])
    assert caught.value.code == 0
    assert f"usage: paxdesk {name}" in capsys.readouterr().out


def test_a_broken_pipe_is_no_traceback() -> None:
    command = [sys.executable, "-m", "paxdesk", "cards", "export", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"[\n"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_an_interrupt_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(table, "run", interrupt)
    assert cli.main([]) == 130


def test_a_missing_display_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("paxdesk.display_check.missing_display", lambda: "No display here.")
    assert cli.main([]) == 1
    assert capsys.readouterr().err == "No display here.\n"


def test_the_table_is_run_if_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    application = SimpleNamespace(run=lambda *arguments: 7)
    monkeypatch.setattr("paxdesk.display_check.missing_display", lambda: None)
    monkeypatch.setitem(sys.modules, "paxdesk.desk.app.application", application)
    monkeypatch.setattr("paxdesk.desk.app.application", application, raising=False)
    assert cli.main([]) == 7
