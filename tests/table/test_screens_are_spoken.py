"""Tests that painted numbers and icons are spoken."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.spoken_texts import spoken_thing
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.sheets.overview import legends
from tests.shares import spread
from tests.table import every_sheet, tables
from tests.table.every_sheet import Make, Opens, each_opened
from tests.table.hand import MouseHand
from tests.table.moments import SEATS, moment
from tests.table.spoken_screens import (
    Painted,
    boxes_painted,
    is_said,
    numbers_in,
    things_painted,
)
from tests.table.test_painted_is_spoken import SPOKEN

SCALES: Final = {
    "tracks": re.compile(r"^([05]|[123]0|[12]5|[123])$"),  # of French Retreat and American Aid
    "track": re.compile(r"^\w\w \d\d\+?$"),  # quarters of a calendar
    "charts": re.compile(r"^(French Retreat )?\d+(–\d+)?$"),  # colours of French Retreat
    "axes": re.compile(r"^\d+$"),
}
"""Patterns of the numbers on scales, by item, sheet or kind of box."""
TABLE_ICONS: Final = {
    **SPOKEN,
    "action-end_turn": "End turn",
    "grudge": "Grudge",
    "hand": "[Hh]and|face down|cards",
    "industry-gun_store": "[Ss]tore|Gun store",
    "manicule": "[a-z]: |, ",
    "newspaper": "[Nn]ewspaper|Event",
    "spy": "[Ss]py",
}
"""Patterns of words for each icon of a table."""
SHEET_ICONS: Final = {
    **TABLE_ICONS,
    "regime-change": "regime becomes|French Retreat",
}
"""Patterns of words for each icon of a sheet, in any case."""
ILLUSTRATED: Final = ("home", "play alone", "records", "charts", "large chart")
"""Sheets whose pictures illustrate spoken words."""
LEGEND: Final = {icon: words for icon, words, _ in legends()}
"""Marks explained in the overview, with their words."""
SCENARIOS: Final = ("conquest", "campaign", "maximilian", "puebla", "retreat")
STEPS: Final = (80, 0, 250)
"""Numbers of steps before a scenario's table is examined."""
GAMES: Final[Mapping[str, tuple[Make, Mapping[str, Opens], int]]] = {
    "Pax": (every_sheet.pax_window, every_sheet.PAX, 500),
    "Adventure": (every_sheet.adventure_window, every_sheet.ADVENTURE, 100),
    "Lords": (every_sheet.sierra_window, every_sheet.SIERRA, 100),
}
"""Function that makes a window, the sheets, and the minimum of painted numbers, by game."""
QUICK: Final = ("new game", "showdown", "end", "overview", "reveal", "hunger")


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Painted:
    return Painted(monkeypatch)


def silent_things(window: TableWindow, painted: Painted) -> tuple[int, list[str]]:
    """Return the number of painted numbers, and the unspoken numbers and icons."""
    count, silent = 0, list[str]()
    said: list[str] = []
    announcer = window.desk.announcer
    announcer.spoken.connect(said.append)
    announcer.tell_standings()
    announcer.spoken.disconnect(said.append)
    for thing, paint, told in things_painted(window):
        key = thing.key[0] if isinstance(thing.key, tuple) else thing.key
        words = f"{told} {said[-1]}" if key == "top bar" else told
        texts, icons = painted.by(paint)
        scale = SCALES.get(str(key))
        numbers = numbers_in([each for each in texts if not scale or not scale.match(each)])
        count += len(numbers)
        silent += [
            f"{thing.key}: {each} of {texts}: {words}"
            for each in sorted(numbers)
            if not is_said(each, words)
        ]
        silent += [
            f"{thing.key}: {icon}: {words}"
            for icon in sorted(set(icons))
            if not icon.startswith(("seat-", "ui-")) and not re.search(TABLE_ICONS[icon], words)
        ]
    return count, silent


def check(window: TableWindow, painted: Painted, qtbot: QtBot) -> None:
    """Show the table, and check that its numbers and icons are spoken."""
    qtbot.addWidget(window)
    if not window.isVisible():
        window.resize(1366, 768)
        window.show()
        window.begin()
    MouseHand(window.desk).raise_curtain()
    window.desk.story.skip()
    count, silent = silent_things(window, painted)
    assert count >= 20
    assert not silent, "\n".join(silent)


@pytest.mark.parametrize(
    ("seats", "name"),
    spread([(seats, name) for seats in SEATS for name in ("middle", "fullest")], 2, unpack=True),
)
def test_a_table_of_pax_is_spoken(seats: int, name: str, painted: Painted, qtbot: QtBot) -> None:
    session = position_session(moment(seats, name))
    check(TableWindow(tables.quiet(tables.deck()), session), painted, qtbot)


@pytest.mark.long
@pytest.mark.parametrize("steps", spread(STEPS))
@pytest.mark.parametrize("scenario", spread(SCENARIOS))
def test_a_table_of_the_adventure_is_spoken(
    scenario: str, steps: int, painted: Painted, qtbot: QtBot
) -> None:
    session, player = NewAdventure(scenario, 2).deal(load_material()), KindsPlayer.for_game(2)
    for _ in range(steps):
        if not session.state.over:
            session.submit(player.choose(session.legal()))
    check(TableWindow(AdventureTable(load_material()), session), painted, qtbot)


def test_a_table_of_the_companion_is_spoken(painted: Painted, qtbot: QtBot) -> None:
    window = every_sheet.sierra_window(1366, 768)
    check(window, painted, qtbot)
    head = spoken_thing(window.desk, Spot("seat", 1))
    assert "President of Mexico" in head
    assert "Profits track: +2" in head


def expressed(icon: str, name: str, kind: str, icons: set[str], told: str) -> bool:
    """Return whether an icon of a box is spoken.

    A button's only icon illustrates its name.
    """
    if kind == "button" and icons == {icon}:
        return bool(told.strip())
    if name == "overview" and icon in LEGEND:
        return LEGEND[icon] in told
    if kind == "picture" and name in ILLUSTRATED:
        return True
    return re.search(SHEET_ICONS.get(icon, "never"), told, re.IGNORECASE) is not None


def silent_boxes(name: str, window: TableWindow, painted: Painted) -> Iterator[str]:
    """Yield the numbers and icons painted on sheets, with "!" before those not spoken."""
    for sheet in every_sheet.sheets_of(window):
        for kind, paint, told in boxes_painted(sheet):
            texts, marks = (paint, []) if isinstance(paint, list) else painted.by(paint)
            scale = SCALES.get(name) or SCALES.get(kind)
            shown = [each for each in texts if not scale or not scale.match(each)]
            for number in sorted(numbers_in(shown)):
                mark = "" if is_said(number, told) else "!"
                yield f"{mark}{name}, {kind}: {number} of {texts}: {told}"
            icons = {each for each in marks if not each.startswith("seat-")}
            for icon in sorted(icons) if kind != "QScrollArea" else ():  # its page is a sheet
                mark = "" if expressed(icon, name, kind, icons, told) else "!"
                yield f"{mark}{name}, {kind}: {icon} with {texts}: {told}"


@pytest.mark.parametrize("game", spread(GAMES, quick=0, long=1))
@pytest.mark.parametrize("whole", spread([False, True], long=1))
def test_every_number_and_icon_of_a_sheet_is_spoken(
    game: str, whole: bool, painted: Painted
) -> None:
    make, opens, least = GAMES[game]
    chosen = {name: show for name, show in opens.items() if whole or name in QUICK}
    found: list[str] = []
    for name, window, sheet in each_opened(make, chosen, (1366, 768)):
        if sheet is every_sheet.sheets_of(window)[0]:
            found += silent_boxes(name, window, painted)
    silent = [each for each in found if each.startswith("!")]
    assert len(found) > (least if whole else 10)
    assert not silent, "\n".join(silent)
