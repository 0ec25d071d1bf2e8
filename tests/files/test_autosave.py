"""Tests of autosave on another thread, and of recovery after a crash."""

import errno
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paxdesk.files import safe_write
from paxdesk.files.autosave import Autosave, games_folder
from paxdesk.files.game_shelf import kept_games
from paxdesk.files.lock import FileLock
from paxdesk.files.safe_write import SaveError, earlier
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import SavedGame, open_saved, read_saved
from paxdesk.porfiriana.session import SeatSetup, Session

SEATS = (SeatSetup("Ana", 1), SeatSetup("Bodo", 3))
Open = Callable[..., Autosave]


@pytest.fixture
def session(deck: Deck) -> Session:
    return Session.new(deck, Options(), 7, SEATS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def told() -> list[SaveError | None]:
    return []


@pytest.fixture
def begin(folder: Path, told: list[SaveError | None]) -> Iterator[Open]:
    begun: list[Autosave] = []

    def open_one(**arguments: object) -> Autosave:
        begun.append(Autosave(folder, told.append, **arguments))  # type: ignore[arg-type]
        return begun[-1]

    yield open_one
    for each in begun:
        each.close()


def play(session: Session, steps: int) -> None:
    for _ in range(steps):
        session.submit(session.legal()[0])


def test_the_folder_is_the_users_own(own_folders: Path) -> None:
    assert games_folder() == own_folders / "data" / "paxdesk" / "games"


def test_every_position_is_saved(begin: Open, session: Session, deck: Deck) -> None:
    autosave = begin()
    for count in range(5):
        autosave.keep(SavedGame.of(session))
        assert autosave.wait()
        assert not autosave.busy
        assert len(read_saved(autosave.path, deck).journal) == count
        play(session, 1)
    assert [len(read_saved(each, deck).journal) for each in earlier(autosave.path)] == [3, 2, 1]


def test_only_the_last_of_many_positions_is_written(
    begin: Open, session: Session, deck: Deck
) -> None:
    autosave = begin()
    for _ in range(40):
        play(session, 1)
        autosave.keep(SavedGame.of(session))
    assert autosave.wait()
    assert read_saved(autosave.path, deck).state == session.state


def test_the_game_continues_while_it_is_written(
    begin: Open, session: Session, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position at the time of the save is written."""
    go_on = threading.Event()
    fsync = os.fsync

    def slow(descriptor: int) -> None:
        go_on.wait(5)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    autosave = begin()
    start = time.perf_counter()
    autosave.keep(SavedGame.of(session))
    play(session, 3)
    assert time.perf_counter() - start < 1
    assert autosave.busy
    go_on.set()
    assert autosave.wait()
    assert read_saved(autosave.path, deck).journal == []


def test_saving_is_fast(begin: Open, session: Session) -> None:
    autosave = begin()
    play(session, 60)
    times = []
    for _ in range(20):
        start = time.perf_counter()
        autosave.keep(SavedGame.of(session))
        times.append(time.perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.020


# --- After a crash --------------------------------------------------------------------------------


def test_a_game_open_in_another_process_is_not_offered(
    begin: Open, folder: Path, session: Session
) -> None:
    assert kept_games(folder) == []
    autosave = begin()
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    assert kept_games(folder) == []
    autosave.close()
    (game,) = kept_games(folder)
    assert game.path == autosave.path


def test_an_interrupted_game_continues(
    begin: Open, folder: Path, session: Session, deck: Deck, tmp_path: Path
) -> None:
    play(session, 3)
    first = begin()
    first.keep(SavedGame.of(session), tmp_path / "evening.pax")
    first.close()
    (game,) = kept_games(folder)
    assert game.file == tmp_path / "evening.pax"
    second = begin(game=game)
    assert second.take()
    assert (second.path, second.file) == (first.path, game.file)
    assert kept_games(folder) == []
    assert not begin(game=game).take(), "another process has continued it"
    opened = game.newest(lambda path: open_saved(path, deck))
    assert opened.session.state == session.state
    game.forget()
    assert second.path.exists(), "it is open"


def test_several_games_side_by_side(begin: Open, folder: Path, session: Session) -> None:
    games = [begin() for _ in range(3)]
    for autosave in games:
        play(session, 1)
        autosave.keep(SavedGame.of(session))
        autosave.wait()
        time.sleep(0.01)
    for autosave in games:
        autosave.close()
    assert [game.path for game in kept_games(folder)] == [each.path for each in reversed(games)]


def test_a_game_that_is_over_is_forgotten(begin: Open, folder: Path, session: Session) -> None:
    autosave = begin()
    for _ in range(3):
        autosave.keep(SavedGame.of(session))
        autosave.wait()
    (folder / f".{autosave.path.name}.1234.part").write_text("half")
    autosave.close(forget=True)
    assert list(folder.iterdir()) == []


def test_a_damaged_game_is_replaced_by_its_previous_version(
    begin: Open, folder: Path, session: Session, deck: Deck
) -> None:
    autosave = begin()
    for _ in range(2):
        autosave.keep(SavedGame.of(session))
        autosave.wait()
        play(session, 1)
    autosave.close()
    autosave.path.write_bytes(b"\0" * 100)
    (game,) = kept_games(folder)
    assert game.newest(lambda path: open_saved(path, deck)).session.journal == []
    for each in earlier(autosave.path):
        each.unlink(missing_ok=True)
    with pytest.raises(SaveError, match="not a saved game"):
        game.newest(lambda path: open_saved(path, deck))
    game.forget()
    assert kept_games(folder) == []


HOLD = """
import sys, time
from pathlib import Path
from paxdesk.files.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.take("the evening"), flush=True)
time.sleep(60)
"""


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "game.lock"
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        lock = FileLock(file)
        assert not lock.take()
        assert (lock.pid, lock.words) == (holder.pid, "the evening")
        holder.kill()
        holder.wait()
        assert lock.take("mine")
        assert (lock.pid, lock.words, lock.held) == (os.getpid(), "mine", True)
        lock.release(remove=True)
        assert not file.exists()


@pytest.mark.parametrize("name", ["two\nlines.pax", "not-\udcff-utf-8.pax", '"quoted".pax'])
def test_a_game_finds_its_file_under_any_name(
    begin: Open, folder: Path, session: Session, tmp_path: Path, name: str
) -> None:
    autosave = begin()
    autosave.keep(SavedGame.of(session), tmp_path / name)
    autosave.close()
    (game,) = kept_games(folder)
    assert game.file == tmp_path / name
    (again,) = kept_games(folder)
    assert again == game


def test_a_game_stored_by_an_earlier_version_finds_its_file(folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    (folder / "game.pax").write_text("{}")
    (folder / "game.lock").write_text(f"1234\n{tmp_path / 'evening.pax'}\n")
    (game,) = kept_games(folder)
    assert game.file == tmp_path / "evening.pax"


def test_a_deleted_folder_does_not_release_the_game(
    begin: Open, folder: Path, session: Session
) -> None:
    autosave = begin()
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    shutil.rmtree(folder)
    play(session, 1)
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    assert autosave.path.exists()
    assert kept_games(folder) == [], "it is still open here"


def test_a_game_that_another_process_has_taken_is_left_to_it(
    begin: Open, folder: Path, session: Session, told: list[SaveError | None]
) -> None:
    autosave = begin()
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    shutil.rmtree(folder)
    folder.mkdir()
    other = FileLock(autosave.path.with_suffix(".lock"))
    assert other.take()
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    assert [str(each).rpartition(": ")[2] for each in told] == ["is open in another window."]
    autosave.path.write_text("his game")
    autosave.close(forget=True)
    assert autosave.path.exists(), "a game of another process stays"
    assert not FileLock(other.path).take(), "and so does its lock"
    other.release()


@pytest.mark.parametrize("seconds", [2**38, 2**55, -(2**55)])
def test_a_date_beyond_the_calendar(folder: Path, seconds: int) -> None:
    folder.mkdir()
    game = folder / "game.pax"
    game.write_text("{}")
    try:
        os.utime(game, (seconds, seconds))
    except OSError:
        pytest.skip("this disk has no such dates")
    assert [each.path for each in kept_games(folder)] == [game]


# --- Errors ---------------------------------------------------------------------------------------


def test_a_full_disk_is_reported_once(
    begin: Open,
    session: Session,
    deck: Deck,
    told: list[SaveError | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_space(path: Path, data: bytes, **_: bool) -> None:
        raise SaveError(path, "", "cannot be written (No space left on device)")

    monkeypatch.setattr("paxdesk.files.autosave.write_whole", no_space)
    autosave = begin()
    for _ in range(3):
        autosave.keep(SavedGame.of(session))
        autosave.wait()
    (error,) = told
    assert str(error).endswith("cannot be written (No space left on device).")
    monkeypatch.setattr("paxdesk.files.autosave.write_whole", safe_write.write_whole)
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    assert told == [error, None]
    assert read_saved(autosave.path, deck).state == session.state


def test_a_disk_without_locks_is_not_another_window(
    begin: Open,
    session: Session,
    told: list[SaveError | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_locks(file: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("paxdesk.files.lock.lock_at_once", no_locks)
    autosave = begin()
    assert autosave.take(), "play goes on, and saving reports the error"
    autosave.keep(SavedGame.of(session))
    autosave.wait()
    (error,) = told
    assert str(error).endswith(
        "its disk does not support file locking (No locks available), so games are not saved "
        "automatically; save to a file instead."
    )


def test_errors_on_the_thread_are_reported(
    begin: Open, session: Session, deck: Deck, told: list[SaveError | None]
) -> None:
    class Stumbling:
        def data(self) -> bytes:
            raise UnicodeEncodeError("utf-8", "\udcff", 0, 1, "surrogates not allowed")

    autosave = begin()
    autosave.keep(Stumbling())
    assert autosave.wait()
    (error,) = told
    assert "cannot be saved (" in str(error)
    autosave.keep(SavedGame.of(session))
    assert autosave.wait()
    assert told == [error, None]
    assert read_saved(autosave.path, deck).state == session.state


def test_a_folder_that_cannot_be_created(
    tmp_path: Path, session: Session, told: list[SaveError | None]
) -> None:
    (tmp_path / "games").write_text("no folder")
    autosave = Autosave(tmp_path / "games", told.append)
    assert autosave.take()
    autosave.keep(SavedGame.of(session))
    autosave.close()
    (error,) = told
    assert "cannot be written" in str(error)
    assert kept_games(tmp_path / "games") == []
