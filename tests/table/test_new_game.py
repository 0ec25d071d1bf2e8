"""Tests of the New Game sheet."""

import re

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.rulebook import load_book
from paxdesk.desk.sheets.form_widgets import ChoiceBox
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import FLAGS, OFFERED, Options
from paxdesk.porfiriana.rules.variant import DIFFERENCES, Handicap
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import (
    NewGame,
    SeatChoice,
    deal_words,
    plain_game,
)
from paxdesk.porfiriana.table.sheets.new_game_fields import mode_words
from tests.table.conftest import OpenTable

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(open_table: OpenTable) -> NewGameSheet:
    window = open_table()
    window.new_game()
    assert isinstance(window.dialog, NewGameSheet)
    QTest.mouseClick(window.dialog.more, LEFT)
    window.dialog.set_seats(4)
    return window.dialog


@pytest.fixture
def few(open_table: OpenTable) -> NewGameSheet:
    window = open_table()
    window.new_game()
    assert isinstance(window.dialog, NewGameSheet)
    return window.dialog


def pick(box: ChoiceBox, words: str) -> None:
    QTest.mouseClick(box, LEFT)
    view = box.view()
    assert view.isVisible()
    index = box.findText(words)
    assert index >= 0, words
    view.setCurrentIndex(box.model().index(index, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)


def window_of(sheet: NewGameSheet) -> TableWindow:
    window = sheet.window()
    assert isinstance(window, TableWindow)
    return window


def test_a_window_without_a_game_begins_at_home_and_deals_one(qtbot: QtBot, deck: Deck) -> None:
    window = TableWindow(PaxTable(deck))
    window.ask_before_leaving = False
    qtbot.addWidget(window)
    window.show()
    window.begin()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    QTest.mouseClick(home.menu["new"], LEFT)
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    assert sheet.escape is sheet.cancel, "the way back is the home page"
    QTest.mouseClick(sheet.deal, LEFT)
    assert window.dialog is None
    assert len(window.desk.flow.state.players) == 2, "the usual number"
    assert window.desk.flow.curtain is None, "an empty hand has nothing to hide"
    assert window.desk.flow.bottom == 1


def test_a_game_for_three_with_names_colours_and_options(sheet: NewGameSheet) -> None:
    window = window_of(sheet)
    QTest.mouseClick(sheet.rows[3].leave, LEFT)
    sheet.rows[0].name.clear()
    QTest.keyClicks(sheet.rows[0].name, "Dolores")
    pick(sheet.rows[0].mark, "Kohl")
    QTest.mouseClick(sheet.options["diaz_senility"], LEFT)
    sheet.seed.clear()
    QTest.keyClicks(sheet.seed, "1910")
    sheet.first.setCurrentIndex(2)
    QTest.mouseClick(sheet.deal, LEFT)
    state = window.desk.flow.state
    seats = window.desk.session.seats
    assert state.options.diaz_senility
    assert not state.options.iron_hand
    assert [seat.name for seat in seats] == ["Rosa", "Emilio", "Dolores"]
    assert [seat.colour for seat in seats] == [2, 3, 6]
    assert window.desk.session.opening.seed == 1910
    assert window.desk.flow.labels[3].name == "Dolores"


def test_a_game_without_a_seed_cannot_be_dealt(sheet: NewGameSheet) -> None:
    sheet.seed.clear()
    assert not sheet.deal.isEnabled()
    assert sheet._objection() == "A game needs a seed."
    QTest.keyClicks(sheet.seed, "7")
    assert sheet.deal.isEnabled()


def test_an_invalid_name_is_reported_before_the_deal(sheet: NewGameSheet) -> None:
    """Blanks become one space; invisible characters are invalid."""
    name = sheet.rows[0].name
    name.setText("Ana\u00a0\u3000María")
    assert sheet.game.seats[0].name == "Ana María"
    assert sheet.deal.isEnabled()
    name.setText("An\u202ea")
    assert not sheet.deal.isEnabled()
    assert sheet.rows[0].objection == "A name cannot contain invisible characters."


def test_chosen_hacendados_are_dealt_as_chosen(sheet: NewGameSheet) -> None:
    window = window_of(sheet)
    assert not sheet.rows[0].hacendado.isEnabled()
    QTest.mouseClick(sheet.options["choose_hacendados"], LEFT)
    row = sheet.rows[1]
    row.hacendado.setCurrentIndex(row.hacendado.findData(209))
    sheet.first.setCurrentIndex(1)
    QTest.mouseClick(sheet.deal, LEFT)
    players = window.desk.flow.state.players
    assert players[2].hacendado == 209
    assert len({player.hacendado for player in players.values()}) == 4


def test_two_seats_cannot_have_one_hacendado(sheet: NewGameSheet) -> None:
    QTest.mouseClick(sheet.options["choose_hacendados"], LEFT)
    for row in sheet.rows[:2]:
        row.hacendado.setCurrentIndex(row.hacendado.findData(209))
    assert not sheet.deal.isEnabled()
    sheet.rows[0].hacendado.setCurrentIndex(0)
    assert sheet.deal.isEnabled()


@pytest.mark.long
def test_seats_are_taken_and_left_between_two_and_six(sheet: NewGameSheet) -> None:
    for count in (5, 6):
        QTest.mouseClick(sheet.add, LEFT)
        assert sheet.seats == count
    assert not sheet.add.isVisible()
    for count in (5, 4, 3, 2):
        QTest.mouseClick(sheet.rows[0].leave, LEFT)
        assert sheet.seats == count
    assert not sheet.rows[0].leave.isVisible()
    looks = [row.mark.colour for row in sheet.rows]
    assert sorted(looks) == [1, 2, 3, 4, 5, 6]


def test_a_colour_is_chosen_by_name_and_swapped_with_its_owner(few: NewGameSheet) -> None:
    marks = [row.mark for row in few.rows]
    assert marks[0].currentText() == "Honey"
    pick(marks[0], "Turquoise")
    assert [mark.colour for mark in marks[:2]] == [2, 1]
    assert len({mark.colour for mark in marks}) == 6


def test_two_people_and_a_deal_button_are_shown_first(few: NewGameSheet) -> None:
    assert [seat.robot for seat in few.game.seats] == [None, None]
    assert not any(check.isVisible() for check in few.options.values())
    assert not few.seed.isVisible()
    assert few.deal.isVisible()
    assert few.deal.isEnabled()
    QTest.mouseClick(few.more, LEFT)
    assert few.seed.isVisible()
    hidden = {name for name, check in few.options.items() if not check.isVisible()}
    assert hidden == {name for name, option in OFFERED.items() if option.alone}
    few.set_mode("diaz")
    hidden = {name for name, check in few.options.items() if not check.isVisible()}
    assert hidden == {name for name, option in OFFERED.items() if option.contest}
    few.set_mode("together")


def printed(sheet: NewGameSheet) -> set[str]:
    return {box.said for box in sheet.content.boxes() if isinstance(box, TextBox)}


def test_the_sheet_names_the_player_who_begins(few: NewGameSheet) -> None:
    assert "Who plays, in turn order from a player drawn by lot" in printed(few)
    QTest.mouseClick(few.more, LEFT)
    pick(few.first, few.rows[1].choice().name)
    assert f"Who plays, in turn order from {few.rows[1].choice().name}" in printed(few)
    few.set_mode("diaz")
    assert "Who plays, in turn order" in printed(few)
    few.set_mode("together")


def test_the_options_shown_and_chosen_are_remembered(few: NewGameSheet) -> None:
    window = window_of(few)
    QTest.mouseClick(few.more, LEFT)
    QTest.mouseClick(few.options["rapid_setup"], LEFT)
    QTest.mouseClick(few.deal, LEFT)
    window.new_game()
    again = window.dialog
    assert isinstance(again, NewGameSheet)
    assert again.seed.isVisible()
    assert again.options["rapid_setup"].isChecked()
    QTest.mouseClick(again.more, LEFT)
    assert not again.seed.isVisible()
    assert again.more.text() == "More options: 1 on"


def test_a_computer_is_chosen_from_a_list_and_a_typed_name_stays(few: NewGameSheet) -> None:
    row = few.rows[1]
    row.name.setText("Dolores")
    pick(row.who, "Computer: Easy")
    assert row.robot == "easy"
    assert row.name.text() == "Dolores"
    row.name.setText("Rosa")
    pick(row.who, "Computer: Hard")
    assert row.name.text() == ROSTER["hard"].persons[0], "a default name follows"
    pick(row.who, "Person")
    assert row.name.text() == "Rosa"


def test_remote_players_are_invited_on_a_separate_tab(few: NewGameSheet) -> None:
    assert few.rows[1].who.findText("Remote player") < 0
    QTest.mouseClick(few.tabs["online"], LEFT)
    assert [row.elsewhere for row in few.rows[:2]] == [False, True]
    assert few.deal.text() == "Invite the others"
    QTest.mouseClick(few.add, LEFT)
    assert few.rows[2].elsewhere
    for row in few.rows[1:3]:
        pick(row.who, "Person at this screen")
    assert not few.deal.isEnabled()
    QTest.mouseClick(few.tabs["together"], LEFT)
    assert few.deal.isEnabled()
    assert few.seats == 3


def test_the_sheet_can_be_left(sheet: NewGameSheet) -> None:
    window = window_of(sheet)
    before = window.desk.session
    QTest.keyClick(sheet.seed, Qt.Key.Key_Escape)
    assert window.dialog is None
    assert window.desk.session is before


def test_escape_leads_from_an_open_list_back_to_the_seats(sheet: NewGameSheet) -> None:
    window = window_of(sheet)
    for button in (sheet.compare, sheet.handicap_button):
        QTest.mouseClick(button, LEFT)
        assert not sheet.rows[0].name.isVisible()
        reader = window.focusWidget()
        assert reader is not None
        QTest.keyClick(reader, Qt.Key.Key_Escape)
        assert window.dialog is sheet
        assert sheet.rows[0].name.isVisible()
        assert button.hasFocus(), "the keys go on where the list was opened"
    QTest.keyClick(sheet.handicap_button, Qt.Key.Key_Escape)
    assert window.dialog is None


def test_the_same_choices_deal_the_same_game(deck: Deck) -> None:
    seats = tuple(SeatChoice(name, look) for look, name in enumerate("ABCD", 1))
    one, two = (NewGame(seats, 42).deal(deck) for _ in range(2))
    assert one.state == two.state
    assert one.seats == two.seats
    firsts = {NewGame(seats, seed).in_playing_order().seats[0].name for seed in range(40)}
    assert firsts == set("ABCD")


def test_what_the_choices_mean_for_the_deal(deck: Deck) -> None:
    game = plain_game(3, 1)
    words = deal_words(game)
    state = game.deal(deck).state
    assert words.startswith("80 cards and 4 Topples.")
    assert len(state.deck) + 12 == 84
    assert [player.gold for player in state.players.values()] == [4, 5, 6]
    assert "5 and 6" in words


@pytest.mark.parametrize("option", ["", *FLAGS])
def test_the_sheet_shows_the_number_of_cards_dealt(deck: Deck, option: str) -> None:
    for seats in range(2, 7):
        game = evolve(plain_game(seats, 1), options=Options.of([option] if option else []))
        found = re.match(r"(\d+) cards and (\d+) Topples\.", deal_words(game))
        assert found is not None
        cards, topples = map(int, found.groups())
        state = game.deal(deck).state
        market_apart = len(state.deck) == cards + topples
        assert market_apart or len(state.deck) + len(state.market) == cards + topples
        assert topples == sum(card in deck.topples for card in state.deck)


def test_every_option_is_on_the_sheet(sheet: NewGameSheet) -> None:
    assert set(sheet.options) == set(FLAGS) - {"preset_2012"}
    assert list(sheet.options)[-1] == "rules_2012"
    assert all(check.note for check in sheet.options.values())


def test_the_sheet_names_the_weakest_and_the_strongest_level() -> None:
    weakest, *_, strongest = (level.label.lower() for level in LEVELS.values())
    assert f"from {weakest} to {strongest}." in mode_words("together")[0]


@pytest.mark.parametrize("name", OFFERED)
def test_an_option_states_whether_it_changes_the_deal(deck: Deck, name: str) -> None:
    games = [plain_game(seats, 1) for seats in range(2, 7)]
    other = [
        evolve(game.deal(deck).state, options=Options())
        != evolve(evolve(game, options=Options.of([name])).deal(deck).state, options=Options())
        for game in games
    ]
    assert any(other) == OFFERED[name].in_deal


@pytest.mark.parametrize("name", OFFERED)
def test_the_rules_have_an_entry_for_an_option(name: str) -> None:
    entry = load_book().entry(name)
    assert entry is not None
    assert name in entry.ids


def test_the_rules_of_2012_list_their_differences(sheet: NewGameSheet) -> None:
    """The list replaces the seats until it is closed."""
    assert "for 5 to 6 players" in sheet.options["iron_hand"].note
    QTest.mouseClick(sheet.options["diaz_senility"], LEFT)
    QTest.mouseClick(sheet.options["rules_2012"], LEFT)
    assert "for 4 to 6 players" in sheet.options["iron_hand"].note
    assert not sheet.options["diaz_senility"].isEnabled()
    assert not sheet.game.options.diaz_senility
    assert sheet.rows[0].name.isVisible()
    QTest.mouseClick(sheet.compare, LEFT)
    assert sheet.differences.isVisible()
    assert not sheet.rows[0].name.isVisible()
    text = sheet.differences.toPlainText()
    assert [str(each) for each in DIFFERENCES if str(each) not in text] == []
    sentences = [each.words for pair in DIFFERENCES for each in (pair.living, pair.first)]
    assert [each for each in sentences if each not in text] == []
    QTest.mouseClick(sheet.compare, LEFT)
    assert sheet.rows[0].name.isVisible()
    QTest.mouseClick(sheet.deal, LEFT)
    assert window_of(sheet).desk.flow.state.options.rules_2012


def test_handicaps_are_chosen_by_mouse_and_keys_and_proposed_again(sheet: NewGameSheet) -> None:
    window = window_of(sheet)
    sheet.first.setCurrentIndex(1)
    QTest.mouseClick(sheet.handicap_button, LEFT)
    gold = sheet.handicaps.rows[0].gold
    assert gold.hasFocus(), "the keys go on where the mouse led"
    assert not sheet.rows[0].name.isVisible()
    QTest.keyClick(gold, Qt.Key.Key_Down)
    QTest.keyClick(gold, Qt.Key.Key_Tab)
    QTest.keyClick(sheet.handicaps.rows[0].hand, Qt.Key.Key_Up)
    QTest.keyClick(sheet.handicaps.rows[1].prestige, Qt.Key.Key_End)
    assert "Carmen has 1 gold more and a Hand Limit of 4." in deal_words(sheet.game)
    QTest.mouseClick(sheet.handicap_button, LEFT)
    assert sheet.rows[0].name.isVisible()
    assert sheet.handicap_button.text() == "Handicaps (2)"
    QTest.mouseClick(sheet.deal, LEFT)
    options = window.desk.flow.state.options
    assert options.handicaps[:2] == (Handicap(1, -1), Handicap(prestige="revolution"))
    assert window.desk.flow.state.players[1].gold == 5
    window.new_game()
    again = window.dialog
    assert isinstance(again, NewGameSheet)
    assert again.game.seats[0].handicap == Handicap(1, -1)


def test_a_player_who_changes_seats_keeps_the_handicap(sheet: NewGameSheet) -> None:
    sheet.handicaps.rows[1].gold.setCurrentIndex(0)
    sheet.handicaps.rows[2].hand.setCurrentIndex(0)
    QTest.mouseClick(sheet.rows[1].leave, LEFT)
    assert [seat.handicap for seat in sheet.game.seats] == [
        Handicap(),
        Handicap(hand=-2),
        Handicap(),
    ]


def test_options_that_a_game_against_diaz_ignores_cannot_be_ticked(sheet: NewGameSheet) -> None:
    ignored = ("iron_hand", "diaz_senility")
    QTest.mouseClick(sheet.options["iron_hand"], LEFT)
    assert sheet.game.options.iron_hand
    QTest.mouseClick(sheet.tabs["diaz"], LEFT)
    for name in ignored:
        assert not sheet.options[name].isEnabled()
        QTest.mouseClick(sheet.options[name], LEFT)
        assert not getattr(sheet.game.options, name)
    QTest.mouseClick(sheet.tabs["together"], LEFT)
    assert all(sheet.options[name].isEnabled() for name in ignored)
