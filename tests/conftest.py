"""Common fixtures, some of which isolate tests from the display and the user's files."""

import gc
import os
import random
import secrets
import threading
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count as counting
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.resources import cards_folder

ENDS_WITHIN = 5.0
"""Time limit for threads to end after a test, in seconds."""
MUCH_GARBAGE = 5_000
"""Number of new objects above which garbage is collected."""
FULL_COLLECTIONS = 10
"""Number of young collections between two full ones."""

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return unused folder paths, more quickly than ``tmp_path``."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in counting(1))


@pytest.fixture(autouse=True)
def own_folders(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the program empty folders for its files; return their parent folder."""
    return use_folders(next(homes), monkeypatch)


@pytest.fixture(scope="session", autouse=True)
def shared_folders(homes: Iterator[Path]) -> Iterator[None]:
    """Hide the user's folders from fixtures that are shared by tests."""
    with pytest.MonkeyPatch.context() as patch:
        use_folders(next(homes), patch)
        yield


def use_folders(home: Path, patch: pytest.MonkeyPatch) -> Path:
    home.mkdir()
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home


@pytest.fixture(autouse=True)
def drawn_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal each test the same games in every run, and different tests different games."""
    drawn = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbelow", drawn.randrange)


@pytest.fixture(autouse=True)
def collector() -> None:
    """Collect garbage only between tests, on the thread that owns the windows.

    Collecting a window on another thread could crash the program.
    """
    gc.disable()
    new, _, elder = gc.get_count()
    if elder > FULL_COLLECTIONS:
        gc.collect()
        # Objects that remain are used by many tests: do not examine them again.
        gc.freeze()
    elif new > MUCH_GARBAGE:
        gc.collect(1)


@pytest.fixture(autouse=True)
def leftovers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves windows, timers, animations or threads behind."""
    threads = set(threading.enumerate())
    windows = "qapp" in request.fixturenames
    before = set(_running()) if windows else set()
    older = set(QApplication.topLevelWidgets()) if windows else set()
    yield
    if windows:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Windows of other tests may react to changes.
        left = [each for each in _running() if each not in before and _top(each) not in older]
        assert not left, f"still there after the test: {[_told(each) for each in left]}"
    new = [each for each in threading.enumerate() if each not in threads and not each.daemon]
    for each in new:
        each.join(ENDS_WITHIN)
    lasting = [each for each in new if each.is_alive()]
    assert not lasting, f"still running after the test: {lasting}"


def _told(each: QObject) -> str:
    parent = each.parent()
    return type(each).__name__ + ("" if parent is None else f" of {_told(parent)}")


def _top(each: QObject) -> QObject:
    while (parent := each.parent()) is not None:
        each = parent
    return each


def _running() -> Iterator[QObject]:
    yield from (each for each in QApplication.topLevelWidgets() if each.isVisible())
    for each in Shiboken.getAllValidWrappers():
        if not _can_run(type(each)):
            continue
        if isinstance(each, QTimer):
            runs = each.isActive()
        else:
            assert isinstance(each, QAbstractAnimation)
            runs = each.state() is QAbstractAnimation.State.Running
        if runs:
            yield each


@cache
def _can_run(kind: type) -> bool:
    """Return whether instances of a class are timers or animations.

    This is cached because there are thousands of wrappers.
    """
    return issubclass(kind, QTimer | QAbstractAnimation)


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Return a function that records a text on the cases that a test has tried."""
    return lambda told: record_property("count", told)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests in ``tests/window`` first, as they are the slowest."""
    windows = Path(__file__).parent / "window"
    items.sort(key=lambda item: windows not in item.path.parents)


def pytest_collection_finish() -> None:
    """Exclude all existing objects from garbage collection."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts = [
        f"{report.nodeid}: {told}"
        for reports in terminalreporter.stats.values()
        for report in reports
        if isinstance(report, pytest.TestReport)
        for name, told in report.user_properties
        if name == "count" and report.when == "call"
    ]
    if counts:
        terminalreporter.section("counts")
        for line in sorted(counts):
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def deck() -> Deck:
    return load_deck(cards_folder())
