"""Tests of the sheet that compares cards with printed ones."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.painting.palette import UNREST_INK
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.cards import Card, checked_card
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.table.sheets.card_form_sheet import CardFormSheet
from paxdesk.porfiriana.table.sheets.card_grid_sheet import CardGridSheet
from paxdesk.porfiriana.table.sheets.cards_sheet import CardsSheet
from paxdesk.porfiriana.workshop.box_check import BoxCheck
from paxdesk.porfiriana.workshop.card_lines import card_line, read_line
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.resources import cards_folder, own_cards_folder
from tests.table.conftest import OpenTable
from tests.table.typist import CTRL, KEY_SECONDS, NONE, correct
from tests.workshop.typed_lines import other_card, whole_other


class Grid:
    """Player who uses the sheet with the keyboard."""

    def __init__(self, window: TableWindow) -> None:
        self.window = window
        self.keys = 0

    @property
    def sheet(self) -> CardGridSheet:
        sheet = self.window.dialog
        assert isinstance(sheet, CardGridSheet)
        return sheet

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        self.keys += 1
        QTest.keyClick(QApplication.focusWidget(), key, modifier)

    def type(self, text: str) -> None:
        self.keys += len(text)
        QTest.keyClicks(QApplication.focusWidget(), text)


@pytest.fixture
def grid(open_table: OpenTable) -> Grid:
    """Return a player at the open sheet."""
    window = open_table()
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    home.menu["workshop"].setFocus()
    player = Grid(window)
    player.press(Qt.Key.Key_Space)
    cards = window.dialog
    assert isinstance(cards, CardsSheet)
    cards.check_button.setFocus()
    player.press(Qt.Key.Key_Space)
    return player


def test_rows_are_confirmed_corrected_and_undone(grid: Grid, deck: Deck) -> None:
    assert QApplication.focusWidget() is grid.sheet.line
    grid.press(Qt.Key.Key_Return)
    assert (grid.sheet.number, grid.sheet.check.deck.checked) == (2, (1,))
    grid.press(Qt.Key.Key_F, CTRL)
    grid.type("72")
    assert grid.sheet.shown() == [72]
    grid.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is grid.sheet.line
    assert grid.sheet.line.text() == "mine S 4 · mule > rail 4"
    grid.press(Qt.Key.Key_A, CTRL)
    grid.type("mine C 7; foot > ")
    assert "the line ends here" in grid.sheet.problem
    grid.press(Qt.Key.Key_Return)
    assert grid.sheet.number == 72
    grid.type("mule 2")
    grid.press(Qt.Key.Key_S, CTRL)
    assert (grid.sheet.message, grid.sheet.number) == ("Saved.", 72)
    saved = grid.sheet.check.deck.enterprises[72]
    assert (saved.cost, saved.base, saved.provenance) == (7, "foot", "my_box")
    assert load_deck(cards_folder(), own_cards_folder()).cards[72] == saved
    grid.press(Qt.Key.Key_Z, CTRL)
    assert grid.sheet.check.deck.cards[72] == deck.cards[72]
    grid.press(Qt.Key.Key_Y, CTRL)
    assert grid.sheet.check.deck.cards[72] == saved
    grid.press(Qt.Key.Key_Down)
    assert grid.sheet.number == 73
    grid.type("x")
    grid.press(Qt.Key.Key_Z, CTRL)
    assert grid.sheet.line.text() == card_line(deck.cards[73])
    assert grid.window.game.deck.checked == (1, 72)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_no_row_is_cut(grid: Grid, size: tuple[int, int]) -> None:
    grid.window.resize(*size)
    QApplication.processEvents()
    cards = grid.sheet.list
    for number in (1, 220):
        grid.sheet.go_to(number)
        QApplication.processEvents()
        lowest = cards.itemAt(QPoint(9, cards.viewport().height() - 1))
        assert lowest is not None, "rows fill the list"
        assert cards.viewport().rect().contains(cards.visualItemRect(lowest))


def test_a_draft_is_kept_until_it_is_saved(grid: Grid, deck: Deck) -> None:
    grid.press(Qt.Key.Key_PageDown)
    assert grid.sheet.number == 11
    grid.type(" · ")
    assert grid.sheet.said == (grid.sheet.problem, UNREST_INK)
    grid.press(Qt.Key.Key_Escape)
    assert "1 line not saved" in grid.sheet.said[0]
    grid.press(Qt.Key.Key_Down)
    grid.press(Qt.Key.Key_Escape)
    assert "1 line not saved" in grid.sheet.said[0]
    grid.press(Qt.Key.Key_Escape)
    cards = grid.window.dialog
    assert isinstance(cards, CardsSheet)
    cards.check_button.setFocus()
    grid.press(Qt.Key.Key_Space)
    assert grid.sheet.number == 12
    grid.press(Qt.Key.Key_Up)
    assert grid.sheet.line.text() == card_line(deck.cards[11]) + " · "
    grid.press(Qt.Key.Key_Z, CTRL)
    assert grid.sheet.line.text() == card_line(deck.cards[11])
    grid.press(Qt.Key.Key_E, CTRL)
    form = grid.window.dialog
    assert isinstance(form, CardFormSheet)
    assert form.card.number == 11


def test_a_draft_outlives_its_window(grid: Grid, deck: Deck) -> None:
    """Drafts are written when the window is hidden, and removed by saving the card."""
    file = own_cards_folder() / "drafts.json"
    grid.type(" x")
    grid.window.hide()
    assert json.loads(file.read_text(encoding="utf-8")) == {"1": card_line(deck.cards[1]) + " x"}
    found = BoxCheck(CorrectionsFolder(own_cards_folder()))
    assert (found.line(1), found.trouble) == (card_line(deck.cards[1]) + " x", "")
    assert found.deck.replaced == ()
    found.confirm(1, card_line(deck.cards[1]))
    assert not file.exists()


def test_a_second_check_without_drafts_leaves_those_of_the_first(
    tmp_path: Path, deck: Deck
) -> None:
    own = CorrectionsFolder(tmp_path)
    first, second = BoxCheck(own), BoxCheck(own)
    first.keep(1, "x")
    second.keep(2, card_line(deck.cards[2]))
    assert BoxCheck(own).drafts == {1: "x"}


@pytest.mark.parametrize("data", [b"", b"[]", b'{"1": 2}', b'{"x": "y"}', b"{", b"\xff"])
def test_damaged_drafts_are_reported_and_stay(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "drafts.json"
    file.write_bytes(data)
    found = BoxCheck(CorrectionsFolder(tmp_path))
    assert "drafts.json" in found.trouble
    found.keep(1, "x")
    assert file.read_bytes() == data
    assert found.line(1) == "x"


def test_a_shuffled_stack_asks_for_each_number(grid: Grid) -> None:
    grid.sheet.orders.buttons["any"].setFocus()
    grid.press(Qt.Key.Key_Space)
    for number in (150, 7, 31):
        grid.press(Qt.Key.Key_F, CTRL)
        grid.type(str(number))
        grid.press(Qt.Key.Key_Return)
        grid.press(Qt.Key.Key_Return)
        assert QApplication.focusWidget() is grid.sheet.search
    assert grid.sheet.check.deck.checked == (7, 31, 150)


@pytest.mark.long
def test_totals_are_reported_once_a_kind_is_complete_and_buttons_stay(
    grid: Grid, deck: Deck
) -> None:
    buttons = (grid.sheet.save, grid.sheet.form, grid.sheet.undo, grid.sheet.close_button)
    before: list[QRect] = [each.geometry() for each in buttons]
    grid.press(Qt.Key.Key_F, CTRL)
    grid.type("216")
    grid.press(Qt.Key.Key_Return)
    for number in range(216, 219):
        grid.press(Qt.Key.Key_Return)
        assert grid.sheet.missed == [], number
    grid.press(Qt.Key.Key_A, CTRL)
    grid.type(card_line(deck.cards[219]).replace("mines 1", "mines 3"))
    grid.press(Qt.Key.Key_Return)
    assert grid.sheet.missed[0] == "Regimes: all checked."
    assert len(grid.sheet.missed) > 1
    grid.type("·" + '"' * 40)
    assert grid.sheet.problem
    assert [each.geometry() for each in buttons] == before


@pytest.mark.slow
def test_a_box_is_typed_in_an_evening(grid: Grid, deck: Deck, count: Callable[[str], None]) -> None:
    """100 cards differ; some keys are mistyped and corrected."""
    chance = Random(1910)
    numbers = sorted(chance.sample([n for n in deck.cards if n != 220], 100))
    printed: dict[int, Card] = dict(deck.cards)
    for at, number in enumerate(chance.sample(numbers, 100)):
        change = whole_other if at < 15 else other_card
        printed[number] = change(deck.cards[number], chance)
    corrections: list[int] = []
    for number in sorted(deck.cards):
        assert grid.sheet.number == number
        before = grid.keys
        if number in numbers:
            correct(grid, grid.sheet.line, printed[number], chance)
        assert read_line(grid.sheet.line.text(), deck.cards[number]) == printed[number]
        grid.press(Qt.Key.Key_Return)
        if number in numbers:
            corrections.append(grid.keys - before)
    found = load_deck(cards_folder(), own_cards_folder())
    assert found.cards == {n: checked_card(card) for n, card in printed.items()}
    minutes = grid.keys * KEY_SECONDS / 60
    count(f"{grid.keys} keys, {minutes:.1f} minutes; median {median(corrections)} a correction")
    assert minutes <= 40
    assert median(corrections) <= 12
