"""Tests for code and file names that would fail on Windows or macOS."""

import ast
import errno
import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from paxdesk.commands.parallel import spread_over
from tests.sources import PACKAGE, modules, text_of

ROOT = Path(__file__).resolve().parents[2]
DEVICES = re.compile(r"(?i)^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$")
MOST_PATH = 150
"""Maximum length of a path in the repository; Windows allows 260 characters, folder included."""
SYSTEMS = {
    "windows": ("win_amd64",),
    "macos": ("macosx_13_0_arm64", "macosx_13_0_universal2"),
    "linux": tuple(f"manylinux_2_{glibc}_x86_64" for glibc in (34, 31, 28, 17)),
}
"""Platform tags of the wheels accepted by each system."""
POSIX_ONLY = {
    "fork": {"os.fork", "os.forkpty"},
    "owners and terminals": {"os.getuid", "os.chown", "os.openpty", "os.getpgid", "os.setsid"},
    "waiting": {"signal.alarm", "signal.pause", "signal.sigwait"},
    "overwriting": {"os.rename", "Path.rename"},
}
ALLOWED_RENAMES = {
    "files/own_puzzles.py": "to a name that does not exist",
    "files/record_list.py": "to a name that does not exist",
    "files/game_shelf.py": "to a name that does not exist",
    "desk/window/autosave.py": "to a name that does not exist",
}


def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip("no history here")
    return done.stdout.splitlines()


def test_file_names_work_everywhere() -> None:
    names = tracked()
    assert len(names) > 900
    assert [name for name in names if len(name) > MOST_PATH] == []
    assert [name for name in names if re.search(r'[<>:"|?*\\]|[. ]$', name)] == []
    assert [name for name in names if any(map(DEVICES.match, name.split("/")))] == []


def test_no_two_names_differ_only_in_case() -> None:
    names = tracked()
    folders = {parent.as_posix() for name in names for parent in Path(name).parents}
    folded = [each.casefold() for each in {*names, *folders}]
    assert len(folded) == len(set(folded))


@cache
def calls() -> list[tuple[str, str, ast.Call]]:
    found = []
    for path in modules():
        for node in ast.walk(ast.parse(text_of(path))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = path.relative_to(PACKAGE).as_posix()
                found.append((name, ast.unparse(node.func), node))
    return found


def guarded(module: str, function: str) -> bool:
    """Return whether a module checks the platform or the existence of ``function``."""
    source = (PACKAGE / module).read_text(encoding="utf-8")
    return "sys.platform" in source or f'hasattr(os, "{function.split(".")[-1]}")' in source


def test_no_unguarded_call_exists_only_on_posix() -> None:
    wanted = set().union(*POSIX_ONLY.values()) - {"Path.rename", "os.rename"}
    lost = [(module, name) for module, name, _ in calls() if name in wanted]
    assert [each for each in lost if not guarded(*each)] == []


def test_no_file_is_renamed_over_another() -> None:
    """``rename`` fails over an existing file on Windows; ``os.replace`` does not."""
    found = {
        module
        for module, name, node in calls()
        if name.endswith(".rename") and len(node.args) == 1 and not node.keywords
        if not any(part in name for part in ("button", "begin", "go_on", "deal", "undo", "rung"))
    }
    renames = {
        each
        for each in found
        if re.search(r"(path|file|each|self\.path)\.rename\(", text_of(PACKAGE / each))
    }
    assert renames - ALLOWED_RENAMES.keys() == set()


def test_processes_are_spawned() -> None:
    """A forked Qt program may hang."""
    for module, name, node in calls():
        if name.endswith("get_context"):
            assert [ast.literal_eval(each) for each in node.args] == ["spawn"], module
        assert not name.endswith("set_start_method"), module
        if name in ("ProcessPoolExecutor", "Pool", "Process"):
            assert any(each.arg == "mp_context" for each in node.keywords), module


def test_texts_are_read_with_an_encoding() -> None:
    """The default encoding of Windows is not UTF-8."""
    lost = []
    for module, name, node in calls():
        short = name.rpartition(".")[2]
        keywords = {each.arg for each in node.keywords}
        if short in ("read_text", "write_text") and "encoding" not in keywords:
            positions = len(node.args) + (0 if short == "read_text" else -1)
            if positions < 1:
                lost.append((module, name, node.lineno))
    assert lost == []


@pytest.mark.slow
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
@pytest.mark.parametrize("platforms", SYSTEMS.values(), ids=SYSTEMS)
def test_dependencies_exist_for_every_system(
    platforms: tuple[str, ...], python: str, tmp_path: Path
) -> None:
    import sys
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["net"]]
    report = tmp_path / "report.json"
    command = [sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--ignore-installed"]
    command += ["--target", str(tmp_path / "nowhere"), "--report", str(report)]
    command += ["--only-binary", ":all:", "--python-version", python]
    command += [word for each in platforms for word in ("--platform", each)]
    command += ["-c", str(ROOT / "constraints.txt"), *wanted]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(report.read_text(encoding="utf-8"))["install"]
    names = {each["metadata"]["name"].lower().replace("_", "-") for each in found}
    assert {"pyside6-essentials", "cryptography", "zeroconf"} <= names


def test_work_stays_in_one_process_without_semaphores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Semaphores are missing in a container without ``/dev/shm``."""
    from multiprocessing import synchronize

    def refuse(*_arguments: object) -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(synchronize._multiprocessing, "SemLock", refuse)  # type: ignore[attr-defined]
    with spread_over(2) as (spread, cores):
        assert [*spread(sorted, [[2, 1], [3]])] == [[1, 2], [3]]
    assert cores == 1
