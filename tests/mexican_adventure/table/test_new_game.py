"""What New Game of the second game offers, and what it begins."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Options
from paxdesk.mexican_adventure.table.sheets.choices import NewGame, proposed, remembered
from paxdesk.mexican_adventure.table.sheets.new_game import NewGameSheet


def opened(qtbot: QtBot) -> tuple[NewGameSheet, list[NewGame]]:
    surface = QWidget()
    surface.resize(1366, 768)
    qtbot.addWidget(surface)
    surface.show()
    sheet, dealt = NewGameSheet(surface, load_material()), []
    sheet.dealt.connect(dealt.append)
    sheet.open(1.0)
    return sheet, dealt


def test_a_strict_victory_is_offered_where_it_means_something(qtbot: QtBot) -> None:
    sheet, dealt = opened(qtbot)
    assert not sheet.strict.isVisible()
    sheet.choose("maximilian")
    assert sheet.strict.isVisible()
    assert not sheet.strict.geometry().intersects(sheet.practice.geometry())
    assert not sheet.strict.geometry().intersects(sheet.begin.geometry())
    sheet.strict.setChecked(True)
    sheet.begin.click()
    sheet.choose("retreat")
    sheet.begin.click()
    assert [game.options for game in dealt] == [Options(strict=True), Options()]
    session = dealt[0].begin(load_material())
    assert session.state.options.strict


def test_it_is_remembered() -> None:
    game = NewGame("maximilian", options=Options(strict=True))
    again = proposed(remembered(game), frozenset({"maximilian"}))
    assert again is not None
    assert again.options.strict
