"""Record of the program's functions called by each test, for :mod:`tests.mutants`.

The record is valid until a source changes.
"""

import hashlib
import json
import os
import subprocess
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FrameType

from attrs import frozen

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".pytest_cache" / "reached"
QUICK = ("-q", "-p", "no:cacheprovider", "--benchmark-disable", "-m", "not (long or slow)")
"""pytest arguments for every run of quick tests."""
ENVIRONMENT = {
    **os.environ,
    # The second folder contains sitecustomize.py, which Python imports when it starts.
    "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests" / "planted")]),
    "QT_QPA_PLATFORM": "offscreen",
    "PAXDESK_GAMES": "3",
}


class Unready(Exception):
    """Raised, with the end of the report, if tests fail without a mutant."""


@frozen
class Reached:
    """Duration of each test in seconds, and the tests that call each function."""

    seconds: dict[str, float]
    callers: dict[tuple[str, int], list[str]]

    def tests_of(self, file: str, line: int | None) -> list[str]:
        """Return the tests that call the function at ``line``; None means any function of the file.

        Tests that call the most functions of the file come first; among equals, the fastest.
        """
        about = Counter[str]()
        found: set[str] = set()
        for (other, first), callers in self.callers.items():
            if other == file:
                about.update(callers)
                if line in (None, first):
                    found.update(callers)
        return sorted(found, key=lambda test: (-about[test], self.seconds[test], test))

    @classmethod
    def read(cls, tests: Sequence[str]) -> "Reached":
        data = json.loads(_path(tests).read_text(encoding="utf-8"))
        names = list(data["seconds"])
        callers = {(file, line): [names[each] for each in by] for file, line, by in data["calls"]}
        return cls(data["seconds"], callers)


def record(tests: Sequence[str], folders: Sequence[str]) -> None:
    """Record the functions that tests call, unless a valid record exists.

    Raises Unready if a test fails.
    """
    mark = _mark((*folders, *tests))
    path = _path(tests)
    if path.exists() and json.loads(path.read_text(encoding="utf-8"))["mark"] == mark:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    calls = path.with_suffix(".calls")
    calls.unlink(missing_ok=True)
    watched = [str(calls), *(str(ROOT / "paxdesk" / each) + os.sep for each in folders)]
    environment = {**ENVIRONMENT, "PAXDESK_REACHED": os.pathsep.join(watched)}
    command = [sys.executable, "-m", "tests.reached", str(path), mark, *tests]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Unready("\n".join((done.stdout + done.stderr).splitlines()[-8:]))


def _path(tests: Sequence[str]) -> Path:
    return KEPT / f"{hashlib.sha256(repr(tuple(tests)).encode()).hexdigest()[:16]}.json"


def _mark(names: Sequence[str]) -> str:
    """Return a digest of names and of all sources."""
    digest = hashlib.sha256(repr(names).encode())
    for folder in ("paxdesk", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


# --- In the processes that are recorded ---

_noted: set[CodeType] = set()
"""Code that the current test has called."""


def record_calls() -> None:
    """Record the first call of each function by each test."""
    path, *folders = os.environ["PAXDESK_REACHED"].split(os.pathsep)
    watched = tuple(folders)
    out = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code in _noted:
            return
        _noted.add(code)
        if code.co_filename.startswith(watched):
            test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
            file = os.path.relpath(code.co_filename, ROOT)
            os.write(out, json.dumps([test, file, code.co_firstlineno]).encode() + b"\n")

    threading.settrace(note)
    sys.settrace(note)


def _run(path: Path, mark: str, tests: Sequence[str]) -> int:
    """Run tests, write the callers of each function, and return pytest's exit code."""
    import pytest

    seconds: defaultdict[str, float] = defaultdict(float)

    class Timing:
        def pytest_runtest_logstart(self, nodeid: str) -> None:
            _noted.clear()
            sys.settrace(trace)  # Python removes it when the stack overflows

        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            seconds[report.nodeid] += report.duration

    record_calls()
    trace = sys.gettrace()
    code = int(pytest.main([*QUICK, *tests], plugins=[Timing()]))
    sys.settrace(None)
    index = {test: number for number, test in enumerate(seconds)}
    callers: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
    with path.with_suffix(".calls").open(encoding="utf-8") as lines:
        for line in lines:
            test, file, first = json.loads(line)
            if test in index:
                callers[file, first].add(index[test])
    calls = [[*function, sorted(by)] for function, by in callers.items()]
    kept = {"mark": mark, "seconds": {test: round(s, 3) for test, s in seconds.items()}}
    if code == 0:
        path.write_text(json.dumps({**kept, "calls": calls}), encoding="utf-8")
    path.with_suffix(".calls").unlink()
    return code


if __name__ == "__main__":
    sys.exit(_run(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
