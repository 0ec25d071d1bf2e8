"""Tests of New Game for the second game."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.sheets.form_widgets import ELSEWHERE
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Options
from paxdesk.mexican_adventure.table.sheets.new_game import (
    NewGame,
    NewGameSheet,
    proposed,
)


def opened(qtbot: QtBot) -> tuple[NewGameSheet, list[NewGame]]:
    surface = QWidget()
    surface.resize(1366, 768)
    qtbot.addWidget(surface)
    surface.show()
    sheet, dealt = NewGameSheet(surface, load_material()), []
    sheet.dealt.connect(dealt.append)
    sheet.open(1.0)
    return sheet, dealt


def test_a_strict_victory_is_offered_where_it_applies(qtbot: QtBot) -> None:
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
    session = dealt[0].deal(load_material())
    assert session.state.options.strict


def test_the_choice_is_remembered() -> None:
    game = NewGame("maximilian", options=Options(strict=True))
    again = proposed(game.remembered(), frozenset({"maximilian"}))
    assert again is not None
    assert again.options.strict


def test_other_readings_are_offered_where_they_apply(qtbot: QtBot) -> None:
    sheet, dealt = opened(qtbot)
    rows = (sheet.practice, sheet.cap_by_sufferer, sheet.lost_at_once, sheet.begin)
    sheet.choose("conquest")
    assert all(row.isVisible() for row in rows)
    assert not any(
        one.geometry().intersects(other.geometry())
        for one in rows
        for other in rows
        if one is not other
    )
    sheet.lost_at_once.setChecked(True)
    sheet.cap_by_sufferer.setChecked(True)
    sheet.begin.click()
    sheet.choose("puebla")
    assert not sheet.lost_at_once.isVisible()
    sheet.begin.click()
    assert [game.options for game in dealt] == [
        Options(lost_at_once=True, cap_by_sufferer=True),
        Options(cap_by_sufferer=True),
    ]
    assert dealt[1].deal(load_material()).state.options.cap_by_sufferer
    again = proposed(dealt[0].remembered(), frozenset({"conquest"}))
    assert again is not None
    assert again.options == dealt[0].options


def test_a_seed_mixed_by_all_players_is_not_asked_for(qtbot: QtBot) -> None:
    sheet, dealt = opened(qtbot)
    sheet.seed.clear()
    assert not sheet.begin.isEnabled()
    sheet.who[1].seat(ELSEWHERE)
    sheet.show_choices()
    assert not sheet.seed.isEnabled()
    assert (sheet.problem, sheet.begin.isEnabled()) == ("", True)
    sheet.begin.click()
    assert [game.elsewhere for game in dealt] == [(False, True)]
    sheet.who[1].seat(None)
    sheet.show_choices()
    assert not sheet.begin.isEnabled()
