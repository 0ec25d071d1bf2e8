"""Tests that files named by a user are opened by one safe reader."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from paxdesk.commands.game_registry import GAMES, PlayedGame, game_of
from paxdesk.files.lock import FileLock
from paxdesk.files.safe_write import content_digest
from paxdesk.files.simulation_rows import RowError, RowFile
from paxdesk.files.strict_json import game_named_in, game_of_scenario
from paxdesk.strict_yaml import Misfit, read_beginning, read_limited
from tests.shares import spread
from tests.sources import PACKAGE, trees

OPENS = {"open", "read_text", "read_bytes", "fdopen"}
OUR_OWN = {
    "strict_yaml.py": "the one reader",
    "cli.py": "the null device, when the reader of our output has gone",
    "files/lock.py": "a lock is held on the open file",
    "files/simulation_rows.py": "rows are added to a file whose heading was found to be its own",
    "files/safe_write.py": "what is written; a folder, to have its names reach the disk",
    "desk/painting/svg.py": "the icons and drawings of the program",
    "desk/guide_window.py": "the guide of the program",
    "display_check.py": "the name of the system",
    "resources.py": "the commit of the program",
    "desk/rulebook.py": "the rules of the program",
    "desk/sheets/modal_sheet.py": "the licences of the program",
    "desk/app/application.py": "what the system tells of the process",
    "mexican_adventure/rules/material.py": "the material of the game",
    "net/page_files.py": "the page for browsers",
    "net/table_server.py": "the certificate of this machine",
}
"""Modules that open files directly, with the files or the reason."""
COLUMNS = ["seed", "winner"]


def test_no_other_module_opens_a_path() -> None:
    found = set()
    for source, tree in trees(rf"\b({'|'.join(OPENS)})\("):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _opens_a_path(node):
                found.add(source.relative_to(PACKAGE).as_posix())
    assert found - OUR_OWN.keys() == set()
    assert OUR_OWN.keys() - found == set(), "it no longer opens files"


def _opens_a_path(call: ast.Call) -> bool:
    """Return whether a call opens a path: ``path.open("rb")``, not ``dialog.open(scale)``."""
    function = call.func
    if isinstance(function, ast.Name):
        return function.id == "open"
    if not isinstance(function, ast.Attribute) or function.attr not in OPENS:
        return False
    if isinstance(function.value, ast.Name) and function.value.id == "os":
        return True
    if function.attr != "open":
        return not call.args  # with an argument, it reads a text in memory
    words = [each.arg for each in call.keywords]
    first = call.args[0] if call.args else None
    return "encoding" in words or (isinstance(first, ast.Constant) and isinstance(first.value, str))


@pytest.fixture(params=["a pipe", "a device", "a folder", "nothing"])
def no_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "game.pax"
    if request.param == "a pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("there are no named pipes")
        os.mkfifo(path)
    elif request.param == "a device":
        path.symlink_to("/dev/zero")
        if not path.exists():
            pytest.skip("there is no such device")
    elif request.param == "a folder":
        path.mkdir()
    return path


def test_pipes_and_devices_never_block(no_file: Path) -> None:
    with pytest.raises(Misfit, match=r"cannot be read|is a folder"):
        read_beginning(no_file, 10)
    with pytest.raises(Misfit, match=r"cannot be read|is a folder"):
        read_limited(no_file, 10)
    assert game_named_in(no_file) == ""
    assert game_of_scenario(no_file) == ""
    assert content_digest(no_file) == ""
    assert FileLock(no_file).pid is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
@pytest.mark.parametrize(
    "command", spread([["verify"], ["picture", "-o", "x.png"], ["--position"]])
)
def test_every_command_refuses_a_pipe(tmp_path: Path, command: list[str]) -> None:
    os.mkfifo(tmp_path / "pipe.pax")
    name, *rest = command
    words = [name, "pipe.pax", *rest]
    done = subprocess.run(
        [sys.executable, "-m", "paxdesk", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    )
    assert done.returncode != 0
    assert "not a file" in done.stderr + done.stdout


def test_a_sparse_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "hole.pax"
    with path.open("wb") as file:
        file.truncate(6_000_000_000)
    with pytest.raises(Misfit, match="too large"):
        read_limited(path, 1_000)
    assert game_of_scenario(path) == ""
    assert content_digest(path) != ""


@pytest.mark.parametrize("content", ["my notes", "my notes\n", "seed,loser\n1,2\n", "seed"])
def test_rows_are_added_only_to_a_file_of_rows(tmp_path: Path, content: str) -> None:
    path = tmp_path / "games.csv"
    path.write_text(content, encoding="utf-8")
    if content == "seed":
        # This file is like that of a run killed while writing its header.
        RowFile(path, COLUMNS, {}).close()
        return
    with pytest.raises(RowError, match="was not changed"):
        RowFile(path, COLUMNS, {})
    assert path.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_saved_game_is_recognised_by_its_first_bytes(game: PlayedGame, tmp_path: Path) -> None:
    """A file that names no game is one of Pax Porfiriana."""
    table, path = game.table(None), tmp_path / "a.game"
    table.write_saved(path, table.plain(None, 1))
    assert game_of(path) is game
    assert game.files(None).open_saved(path).session.state
