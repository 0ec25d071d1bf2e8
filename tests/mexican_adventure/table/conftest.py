"""Fixtures with windows of the second game, without animation and without waiting."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import PLAIN
from paxdesk.mexican_adventure.scenarios import laid_out, read_position
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.advice import ADVISER
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.strict_yaml import read_file
from tests.mexican_adventure.table.hand import AdventureHand
from tests.table.painted_once import paint_once

OpenAdventure = Callable[..., TableWindow]
Laid = Callable[..., tuple[TableWindow, AdventureHand]]
ROBOTS = (SeatSetup("Eugénie", 5, ADVISER), SeatSetup("Benito", 3, ADVISER))


@pytest.fixture
def open_adventure(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> OpenAdventure:
    """Return a function that opens a window on a game."""
    paint_once(monkeypatch)

    def opened(
        session: Session | None = None,
        *,
        scenario: str = "puebla",
        seed: int = 1,
        width: int = 1366,
        height: int = 768,
    ) -> TableWindow:
        material = load_material()
        begun = session or NewGame(scenario, seed).deal(material)
        window = TableWindow(AdventureTable(material), begun)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        window.desk.mouse.hover_opens = False
        window.desk.resting.delay = None
        qtbot.addWidget(window)
        window.resize(width, height)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        return window

    return opened


@pytest.fixture
def laid(open_adventure: OpenAdventure, tmp_path: Path) -> "Laid":
    """Return a function that opens a position in scenario format, and returns window and hand."""

    def open_on(given: str, **size: int) -> tuple[TableWindow, AdventureHand]:
        path = tmp_path / "given.yaml"
        path.write_text(given, encoding="utf-8")
        position = laid_out(*read_position(read_file(path), load_material(), PLAIN, 1))
        window = open_adventure(Session.from_position(position, NewGame().seats), **size)
        hand = AdventureHand(window.desk)
        hand.raise_curtain()
        return window, hand

    return open_on


def look(window: TableWindow, hand: AdventureHand) -> None:
    hand.raise_curtain()


def played(steps: int) -> Session:
    session = Session.new(load_material(), Opening("puebla", 12), ROBOTS)
    while steps and not session.state.over:
        question = session.question()
        assert question is not None
        session.submit_choice(question.answer())
        steps -= 1
    return session
