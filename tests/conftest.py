"""What every test gets: no display, no files of the user, and the deck."""

import os
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


@pytest.fixture(scope="session")
def deck() -> Deck:
    """Our deck, without corrections."""
    return load_deck(cards_folder())
