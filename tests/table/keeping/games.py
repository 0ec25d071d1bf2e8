"""Helpers for the tests of saved games."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from paxdesk import __version__
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.autosave import Autosave
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.saves import FORMAT, SavedGame
from paxdesk.porfiriana.session import Session
from tests.table.hand import MouseHand

CORPUS = Path(__file__).parents[2] / "files" / "corpus"
Open = Callable[..., TableWindow]


def home(window: TableWindow) -> HomeSheet:
    assert isinstance(window.dialog, HomeSheet)
    return window.dialog


def play(window: TableWindow, *lines: str) -> None:
    for line in lines:
        window.desk.flow.model.submit(parse(line))
        MouseHand(window.desk).raise_curtain()


def written(window: TableWindow, qtbot: QtBot) -> Path:
    """Wait for the autosave; return its file."""
    keeper = window.autosave_part.keeper
    qtbot.waitUntil(lambda: not keeper.busy)
    (path,) = keeper.folder.glob("*.pax")
    return path


def interrupt(folder: Path, session: Session, file: Path | None = None) -> None:
    """Leave a saved game as a killed program would."""
    autosave = Autosave(folder, lambda error: None)
    autosave.keep(SavedGame.of(session), file)
    autosave.close()


def written_here() -> Any:
    """Return the data of a game as this version writes it."""
    data = json.loads((CORPUS / f"form-{FORMAT}-2-seats.pax").read_text(encoding="utf-8"))
    data["program"] = __version__
    for part in data["parts"]:
        part["program"] = __version__
    return data
