"""Tests of writing files: one writer, permissions, and no lost data."""

import ast
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from paxdesk.commands.arguments import ask_to_replace, write_out
from paxdesk.errors import PaxError
from paxdesk.files import autosave as autosaving
from paxdesk.files.autosave import Autosave
from paxdesk.files.game_shelf import KeptGame, Shelf, belongings, kept_games
from paxdesk.files.safe_write import SaveError, add_line, earlier, make_folder, sweep, write_whole
from paxdesk.files.simulation_rows import RowError, RowFile
from tests.sources import PACKAGE, trees

WRITERS = {
    "files/safe_write.py": "the one writer",
    "files/lock.py": "a lock says who holds it",
    "files/simulation_rows.py": "rows are added to a file whose heading was found to be its own",
}
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="permissions and signals of POSIX")


def test_no_other_module_writes_a_path() -> None:
    found = set()
    for source, tree in trees(r"O_CREAT|\b(write_text|write_bytes|save|open)\("):
        for node in ast.walk(tree):
            creates = isinstance(node, ast.Attribute) and node.attr == "O_CREAT"
            if creates or (isinstance(node, ast.Call) and _writes_a_path(node)):
                found.add(source.relative_to(PACKAGE).as_posix())
    assert found == WRITERS.keys()


def _writes_a_path(call: ast.Call) -> bool:
    """Return whether a call writes to a path: ``path.open("a")``, ``picture.save(str(path))``."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name in ("write_text", "write_bytes"):
        return True
    if name == "save":
        # A painter's ``save`` has no argument; a window's takes a variable, the next action.
        return bool(call.args) and not isinstance(call.args[0], ast.Name)
    modes = [*call.args, *(each.value for each in call.keywords if each.arg == "mode")]
    mode = next((each.value for each in modes if isinstance(each, ast.Constant)), None)
    opens = name == "open" or (isinstance(call.func, ast.Name) and call.func.id == "open")
    return (
        opens and isinstance(mode, str) and set(mode) <= set("rwaxbt+") and mode.strip("rbt") != ""
    )


# --- Permissions ----------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="folder: cannot be written"):
        make_folder(tmp_path / "file" / "folder")


@POSIX
def test_a_private_folder_is_accessible_to_its_owner_only(tmp_path: Path) -> None:
    make_folder(tmp_path / "tables" / "new", private=True)
    assert (tmp_path / "tables" / "new").stat().st_mode & 0o077 == 0


@POSIX
def test_private_files_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "game.pax"
    path.write_text("before")
    path.chmod(0o644)
    write_whole(path, b"now", keep_earlier=True, private=True)
    assert _mode(path) == _mode(earlier(path)[0]) == 0o600


@POSIX
def test_permissions_of_public_files_are_preserved(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    path.write_text("before")
    path.chmod(0o640)
    write_whole(path, b"now")
    assert _mode(path) == 0o640


@POSIX
def test_a_line_is_added_to_a_private_file(tmp_path: Path) -> None:
    """The file is private regardless of the umask."""
    path = tmp_path / "seat.jsonl"
    umask = os.umask(0)
    try:
        add_line(path, b"one", first=True)
        add_line(tmp_path / "other.jsonl", b"one")
    finally:
        os.umask(umask)
    add_line(path, b"two")
    assert path.read_bytes() == b"one\ntwo\n"
    assert _mode(path) == _mode(tmp_path / "other.jsonl") == 0o600


def _mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@POSIX
def test_nothing_is_written_through_a_link_at_the_temporary_path(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("mine")
    path = tmp_path / "game.pax"
    (tmp_path / f".game.pax.{os.getpid()}.part").symlink_to(victim)
    write_whole(path, b"now")
    assert (victim.read_text(), path.read_text()) == ("mine", "now")


# --- Confirmation before replacing ----------------------------------------------------------------


class Terminal:
    def __init__(self, answer: str) -> None:
        self.answer = answer

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return self.answer


@pytest.mark.parametrize(("answer", "replaced"), [("y\n", True), ("\n", False), ("", False)])
def test_a_command_asks_before_it_replaces_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, replaced: bool
) -> None:
    path = tmp_path / "out.json"
    path.write_text("mine")
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    if not replaced:
        with pytest.raises(PaxError, match="was not changed"):
            ask_to_replace(None, path)
        return
    ask_to_replace(None, path, tmp_path / "new.json")
    write_out(path, b"theirs")
    assert (path.read_text(), earlier(path)[0].read_text()) == ("theirs", "mine")


# --- Remains of killed writers --------------------------------------------------------------------


def _dead() -> int:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


@POSIX
def test_files_left_by_killed_writers_are_deleted(tmp_path: Path) -> None:
    gone = tmp_path / f".game.pax.{_dead()}.part"
    at_work = tmp_path / f".game.pax.{os.getpid()}.part"
    foreign = tmp_path / ".download.part"
    old = tmp_path / f".old.pax.{os.getpid()}.part"
    for each in (gone, at_work, foreign, old):
        each.write_text("half")
    os.utime(old, (time.time() - 7200,) * 2)
    assert sweep(tmp_path) == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted((at_work.name, foreign.name))


@POSIX
def test_stored_games_are_tidied(tmp_path: Path) -> None:
    (tmp_path / "finished").mkdir()
    for folder in (tmp_path, tmp_path / "finished"):
        (folder / f".game.pax.{_dead()}.part").write_text("half")
        (folder / "lost.lock").write_text("1\n\n")
        (folder / "kept.lock").write_text("1\n\n")
        (folder / "kept.pax").write_text("{}")
    Shelf(tmp_path).tidy()
    left = {each.name for each in tmp_path.rglob("*") if each.is_file()}
    assert left == {"kept.lock", "kept.pax"}


# --- Retries --------------------------------------------------------------------------------------


class Words:
    def __init__(self, words: bytes) -> None:
        self.words = words

    def data(self) -> bytes:
        return self.words


def test_a_failed_save_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosaving, "RETRY_SECONDS", 0.02)
    there_is_room, told = threading.Event(), []
    written = autosaving.write_whole

    def on_a_full_disk(path: Path, data: bytes, **words: bool) -> None:
        if not there_is_room.is_set():
            raise SaveError(path, "", "no room")
        written(path, data, **words)

    monkeypatch.setattr(autosaving, "write_whole", on_a_full_disk)
    autosave = Autosave(tmp_path, told.append)
    autosave.keep(Words(b"the last step"))
    assert autosave.wait()
    time.sleep(0.1)
    assert [type(each) for each in told] == [SaveError], "once, not at every try"
    there_is_room.set()
    until = time.monotonic() + 5
    while len(told) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    assert told[-1] is None
    assert autosave.path.read_bytes() == b"the last step"
    autosave.close()


def test_a_last_try_is_made_on_closing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([SaveError(tmp_path, "", "no room")])
    written = autosaving.write_whole

    def full_once(path: Path, data: bytes, **words: bool) -> None:
        for error in failures:
            raise error
        written(path, data, **words)

    monkeypatch.setattr(autosaving, "write_whole", full_once)
    autosave = Autosave(tmp_path, lambda error: None)
    autosave.keep(Words(b"the last step"))
    autosave.wait()
    autosave.close()
    (game,) = kept_games(tmp_path)
    assert game.path.read_bytes() == b"the last step"
    assert isinstance(game, KeptGame)
    assert belongings(game.path)[0].exists()


# --- Rows on a full disk --------------------------------------------------------------------------


class Full:
    """File on a full disk: flushing raises OSError."""

    name = "rows.csv"

    def write(self, words: str) -> int:
        return len(words)

    def flush(self) -> None:
        raise OSError(28, "No space left on device")

    close = flush


def test_a_full_disk_is_reported_with_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = RowFile(tmp_path / "rows.csv", ["seed"], {})
    monkeypatch.setattr(Path, "open", lambda *_, **__: Full())
    with pytest.raises(RowError, match=r"rows\.csv: rows cannot be kept there \(No space"):
        list(file.add([{"seed": 1}], sys.stdout))
    monkeypatch.undo()
    file.close()
