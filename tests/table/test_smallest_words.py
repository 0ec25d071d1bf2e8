"""Tests of the smallest text in windows of 1366x768."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.play.state_model import PreparedTable
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from tests.shares import spread
from tests.table.every_sheet import (
    ADVENTURE,
    PAX,
    SIERRA,
    adventure_window,
    each_opened,
    pax_window,
    shown,
    sierra_window,
)
from tests.table.measuring import painted_words
from tests.table.smallest_words import smaller

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = (1366, 768)
LEAST = 11.0
LEAST_ON_MAP = 10.0
PAGES = (
    "replay",
    "home",
    "analysis",
    "lesson",
    "end of a lesson",
    "invite",
    "gather",
    "new game, online",
)
SCENARIOS = ("puebla", "conquest", "maximilian", "retreat", "campaign")
STEPS = 120
"""Number of steps between two measurements of a map."""


@pytest.mark.long
@pytest.mark.parametrize("page", spread(PAGES))
def test_pages_have_no_text_under_11_pixels(page: str) -> None:
    for _, window, _ in each_opened(pax_window, {page: PAX[page]}, SIZE):
        assert list(smaller(window, LEAST)) == []


@pytest.mark.parametrize("page", spread(SIERRA, quick=0, long=4))
def test_the_companion_has_no_text_under_11_pixels(page: str) -> None:
    for _, window, _ in each_opened(sierra_window, {page: SIERRA[page]}, SIZE):
        assert list(smaller(window, LEAST)) == []


@pytest.mark.parametrize("page", spread(ADVENTURE, quick=0, long=4))
def test_sheets_of_the_adventure_have_no_text_under_10_pixels(page: str) -> None:
    for _, window, _ in each_opened(adventure_window, {page: ADVENTURE[page]}, SIZE):
        assert list(smaller(window, LEAST_ON_MAP)) == []


@pytest.mark.long
@pytest.mark.parametrize("scenario", spread(SCENARIOS))
def test_map_and_tray_have_no_text_under_10_pixels(scenario: str) -> None:
    material = load_material()
    session = NewGame(scenario, 1).deal(material)
    window = shown(TableWindow(AdventureTable(material), session), *SIZE)
    for _ in range(2):
        words = painted_words(window.desk.scene)
        assert len(words) > 30
        assert {(each.words, each.pixels) for each in words if each.pixels < LEAST_ON_MAP} == set()
        assert list(smaller(window, LEAST_ON_MAP)) == []
        player = KindsPlayer(random.Random(1))
        for _ in range(STEPS):
            if session.seat_to_act is not None:
                session.submit(player.choose(session.legal()))
        window.desk.model.open(PreparedTable.of(window.game, session))
        QApplication.processEvents()
    window.close()
    window.deleteLater()
