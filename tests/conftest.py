"""What every test gets: no display, no files of the user, and the deck."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.resources import cards_folder

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the program empty folders for settings, corrections and saves, also in subprocesses."""
    home = tmp_path_factory.mktemp("home")
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home


@pytest.fixture(autouse=True)
def collector(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect no garbage while a test has windows: a robot's thread could take them apart.

    The table has a collector of its own (``paxdesk/desk/app/application.py``).
    """
    limits = gc.get_threshold()
    if "qapp" in request.fixturenames:
        gc.disable()
    yield
    gc.set_threshold(*limits)
    gc.enable()


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tell how much a test has tried; the counts stand together at the end of the run."""
    return lambda told: record_property("count", told)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the counts of all tests, whichever worker has run them."""
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
    """Our deck, without corrections."""
    return load_deck(cards_folder())
