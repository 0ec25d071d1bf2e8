"""Tests that exports ask before they replace a file, and keep the old one."""

import sys
from pathlib import Path

import pytest

from paxdesk.cli import main
from paxdesk.files.safe_write import earlier
from paxdesk.sierra_madre.saves import write_saved
from tests.files.test_safe_write import Terminal
from tests.sierra_madre.test_random_games import play

COMMANDS = (
    ["cards", "export", "{out}"],
    ["sierra", "cards", "--export", "{out}"],
    ["sierra", "ledger", "{game}", "--ledger", "{out}"],
    ["sierra", "ledger", "{game}", "--journal", "{out}"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("answer", ["\n", "y\n"])
def test_a_file_is_replaced_only_after_confirmation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], answer: str
) -> None:
    game, out = tmp_path / "books.pax", tmp_path / "out.csv"
    write_saved(game, play(1, 4, game, most=2))
    out.write_text("mine", encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    code = main([each.format(game=game, out=out) for each in command])
    if answer == "\n":
        assert (code, out.read_text("utf-8")) == (1, "mine")
    else:
        assert code == 0
        assert out.read_text("utf-8") != "mine"
        assert earlier(out)[0].read_text("utf-8") == "mine"
