"""Fixtures with saved games and their windows."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table import tables
from tests.table.keeping.games import Open
from tests.table.painted_once import paint_once


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def open_window(qtbot: QtBot, deck: Deck, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Return a function that opens a window with autosave.

    Without a session, it shows the home page.
    """
    paint_once(monkeypatch)

    def opened(session: Session | None = None) -> TableWindow:
        window = TableWindow(tables.quiet(deck), session, folder)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        return window

    return opened


@pytest.fixture
def session(deck: Deck) -> Session:
    return plain_game(2, 7).deal(deck)
