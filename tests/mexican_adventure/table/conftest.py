"""Windows of the second game, without animation and without waiting."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.adventure_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.choices import NewGame

OpenAdventure = Callable[..., TableWindow]


@pytest.fixture
def open_adventure(qtbot: QtBot) -> OpenAdventure:
    """Open a window on a session, or on a scenario from a seed."""

    def opened(
        session: Session | None = None,
        *,
        scenario: str = "puebla",
        seed: int = 1,
        width: int = 1366,
        height: int = 768,
    ) -> TableWindow:
        material = load_material()
        begun = session or NewGame(scenario, seed).begin(material)
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
