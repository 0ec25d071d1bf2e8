"""Tests of named decks in the window."""

import errno
import json
from itertools import product
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.cli import main
from paxdesk.desk import file_dialogs
from paxdesk.desk.home.resume_sheet import saved_game_text
from paxdesk.desk.painting.palette import UNREST_INK
from paxdesk.desk.replay.html_export import replay_page
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.game_shelf import Shelf
from paxdesk.files.safe_write import SaveError
from paxdesk.files.shared_replay import read_shared_replay, shared_replay_data, shared_replay_of
from paxdesk.porfiriana.rules.cards import checked_card
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.sheets.cards_sheet import IMPORTED, CardsSheet
from paxdesk.porfiriana.table.sheets.compare_sheet import CompareSheet
from paxdesk.porfiriana.table.sheets.decks_sheet import KEY, DecksSheet
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.workshop.card_lines import read_line
from paxdesk.porfiriana.workshop.named_decks import DeckNameError, NamedDecks
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.resources import OURS
from tests.table.conftest import OpenTable
from tests.table.every_sheet import comparison


def click(widget: QWidget) -> None:
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def cards_of(window: TableWindow) -> CardsSheet:
    sheet = window.dialog
    assert isinstance(sheet, CardsSheet)
    return sheet


def decks_of(window: TableWindow) -> DecksSheet:
    sheet = window.dialog
    assert isinstance(sheet, DecksSheet)
    return sheet


def select(sheet: DecksSheet, key: str) -> None:
    for row in range(sheet.list.count()):
        if sheet.list.item(row).data(KEY) == key:
            sheet.list.setCurrentRow(row)
    assert sheet.chosen.key == key


def keys_of(sheet: DecksSheet) -> list[str]:
    return [sheet.list.item(row).data(KEY) for row in range(sheet.list.count())]


def own_deck(key: str) -> CorrectionsFolder:
    decks = NamedDecks()
    found = decks.find(key)
    assert found is not None
    return CorrectionsFolder.of(found, decks)


@pytest.fixture
def shop(open_table: OpenTable) -> TableWindow:
    IMPORTED.clear()
    window = open_table()
    window.workshop.enter()
    return window


@pytest.mark.long
def test_a_deck_is_copied_used_renamed_removed_and_undone(shop: TableWindow, deck: Deck) -> None:
    own_deck("cards").save_checked([evolve(deck.enterprises[72], cost=9)])
    click(cards_of(shop).decks_button)
    sheet = decks_of(shop)
    assert keys_of(sheet) == ["ours", "cards"]
    select(sheet, "cards")
    QTest.keyClicks(sheet.name, "My box, 2nd edition")
    click(sheet.copy_button)
    assert sheet.chosen.key == "My box, 2nd edition"
    click(sheet.use_button)
    assert NamedDecks().in_use.key == "My box, 2nd edition"
    assert open_deck().enterprises[72].cost == 9
    select(sheet, OURS)
    assert not sheet.remove_button.isEnabled()
    assert not sheet.rename_button.isEnabled()
    click(sheet.use_button)
    assert open_deck().replaced == () == shop.game.deck.replaced
    select(sheet, "My box, 2nd edition")
    QTest.keyClicks(sheet.name, "Box")
    click(sheet.rename_button)
    assert keys_of(sheet) == ["ours", "cards", "Box"]
    click(sheet.remove_button)
    assert keys_of(sheet) == ["ours", "cards"]
    for _ in range(3):
        click(sheet.undo_button)
    assert "My box, 2nd edition" in keys_of(sheet)
    assert NamedDecks().in_use.key == "My box, 2nd edition"
    click(sheet.close_button)
    assert cards_of(shop).deck.enterprises[72].cost == 9


def test_a_folder_that_cannot_be_changed_is_reported(
    shop: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    click(cards_of(shop).decks_button)
    sheet = decks_of(shop)
    select(sheet, "cards")
    QTest.keyClicks(sheet.name, "Box")
    click(sheet.copy_button)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", refuse)
        QTest.keyClicks(sheet.name, "Chest")
        click(sheet.rename_button)
        assert "cannot be written (Permission denied)" in sheet.message
        click(sheet.remove_button)
        assert "cannot be written (Permission denied)" in sheet.message
    assert keys_of(sheet) == ["ours", "cards", "Box"]


def test_the_built_in_deck_never_changes(shop: TableWindow, deck: Deck) -> None:
    click(cards_of(shop).decks_button)
    select(decks_of(shop), OURS)
    click(decks_of(shop).use_button)
    click(decks_of(shop).close_button)
    own = cards_of(shop).own
    with pytest.raises(DeckNameError, match="The deck “Ours” never changes"):
        own.save(evolve(deck.enterprises[72], cost=9))
    assert own.deck().digest == deck.digest


@pytest.mark.parametrize(
    "name", ["", "  ", "ours", "My cards", "a/b", "../x", ".x", "con", "x" * 41]
)
def test_invalid_deck_names(name: str, deck: Deck) -> None:
    decks = NamedDecks()
    with pytest.raises(DeckNameError):
        decks.copy(decks.in_use, name)
    assert not list(decks.folder.glob("*"))


def test_two_decks_are_merged_by_selection(shop: TableWindow, deck: Deck) -> None:
    """One card of three and one field of another are left out."""
    own_deck("cards").save_checked([evolve(deck.enterprises[61], cost=9)])
    decks = NamedDecks()
    friend = CorrectionsFolder.of(decks.copy(decks.in_use, "Friend"), decks)
    mine, other = deck.enterprises[72], deck.troops[171]
    friend.save_checked(
        [evolve(mine, cost=7, district="america"), evolve(other, firepower=1), deck.cards[5]]
    )
    friend.put_back(61)
    click(cards_of(shop).decks_button)
    select(decks_of(shop), "Friend")
    click(decks_of(shop).join_button)
    sheet = shop.dialog
    assert isinstance(sheet, CompareSheet)
    assert [each.mine.number for each in sheet.found] == [5, 72, 171]
    assert QApplication.focusWidget() is sheet.cards
    QTest.keyClick(sheet.cards, Qt.Key.Key_Space)  # card 5 is left out
    QTest.keyClick(sheet.cards, Qt.Key.Key_Down)
    assert [(each.column, each.mine, each.theirs) for each in sheet.difference.fields] == [
        ("district", "sonora", "america"),
        ("cost", "4", "7"),
        ("caption", "reconstructed", "my_box"),
    ]
    sheet.fields.setFocus()
    QTest.keyClick(sheet.fields, Qt.Key.Key_Space)
    assert sheet.cards.item(1).checkState() == Qt.CheckState.PartiallyChecked
    click(sheet.accept)
    assert cards_of(shop).message == "2 cards imported."
    found = open_deck()
    assert found.cards[5] == deck.cards[5]
    assert found.enterprises[61].cost == 9
    assert found.cards[72] == checked_card(evolve(mine, cost=7))
    assert found.cards[171] == checked_card(evolve(other, firepower=1))
    click(cards_of(shop).undo_button)
    assert open_deck().replaced == (61,)


def test_fields_that_do_not_fit_are_not_taken(shop: TableWindow, deck: Deck) -> None:
    decks = NamedDecks()
    friend = CorrectionsFolder.of(decks.copy(decks.in_use, "Friend"), decks)
    friend.save_checked([read_line("black pax; raid_hand", deck.cards[143])])
    click(cards_of(shop).decks_button)
    select(decks_of(shop), "Friend")
    click(decks_of(shop).join_button)
    sheet = shop.dialog
    assert isinstance(sheet, CompareSheet)
    columns = [each.column for each in sheet.difference.fields]
    sheet.fields.setCurrentRow(columns.index("target"))
    QTest.keyClick(sheet.fields, Qt.Key.Key_Space)
    assert "do not fit together" in sheet.message
    assert not sheet.accept.isEnabled()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert open_deck().cards == deck.cards


def test_a_damaged_file_changes_nothing(
    shop: TableWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("- number: 72\n")
    monkeypatch.setattr(file_dialogs, "ask_open_path", lambda *_: str(file))
    click(cards_of(shop).import_button)
    assert "bad.yaml" in cards_of(shop).message


def test_a_deck_is_chosen_for_a_new_game(shop: TableWindow, deck: Deck) -> None:
    own_deck("cards").save_checked([evolve(deck.hacendados[208], name="Somebody else")])
    shop.close_dialog()
    shop.new_game()
    sheet = shop.dialog
    assert isinstance(sheet, NewGameSheet)
    names = [sheet.decks.itemText(row) for row in range(sheet.decks.count())]
    assert names == ["Cards: Ours", "Cards: My cards"]
    sheet.decks.setCurrentIndex(0)
    sheet.decks.setCurrentIndex(1)
    assert sheet.rows[0].hacendado.itemText(1) == "Somebody else"
    click(sheet.deal)
    assert shop.desk.session.state.cards.hacendados[208].name == "Somebody else"
    shop.new_game()
    again = shop.dialog
    assert isinstance(again, NewGameSheet)
    again.decks.setCurrentIndex(0)
    click(again.deal)
    assert shop.desk.session.state.cards.hacendados[208] == deck.hacendados[208]


def test_the_command_lists_decks_and_imports_into_the_one_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    decks = NamedDecks()
    decks.use(decks.copy(decks.in_use, "Box"))
    file = tmp_path / "mine.csv"
    file.write_text("number,cost\n72,7\n")
    assert main(["cards", "import", str(file)]) == 0
    capsys.readouterr()
    assert main(["cards", "decks"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == ["  Ours", "  My cards", "* Box"]
    assert "1 card checked" in told[2]


def test_a_table_shows_the_deck_of_its_game(shop: TableWindow, deck: Deck, tmp_path: Path) -> None:
    words = "1 card corrected by you, 1 card checked, deck "
    own = own_deck("cards")
    shop.game.use(own.save_checked([evolve(deck.enterprises[72], cost=9)]))
    shop.close_dialog()
    shop.new_game()
    sheet = shop.dialog
    assert isinstance(sheet, NewGameSheet)
    click(sheet.deal)
    code = shop.desk.session.state.cards.code
    shop.game.use(own.put_back(72))
    assert words + code in shop.desk._heading().title
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    shop.game.write_saved(shelf / "game.pax", shop.desk.session)
    told = saved_game_text(Shelf(shelf).under_way[0], shop.game, "today")
    assert words + code in told.details
    # A shared game contains its corrected cards.
    sharing = shop.game.sharing().of_session(shop.desk.session)
    shared = shared_replay_of(sharing, shop.desk.session)
    assert words + code in replay_page(shop.game, shared, "A game")
    story = tmp_path / "game.story"
    story.write_bytes(shared_replay_data(sharing, shared))
    found = read_shared_replay(story, PaxSharing(deck))
    assert found.session.state.cards.code == code
    assert found.session.state.cards.enterprises[72].cost == 9
    data = json.loads(story.read_text())
    data["corrections"][0]["cost"] = 1000
    story.write_text(json.dumps(data))
    with pytest.raises(SaveError, match=r"corrections\[0\]|999"):
        read_shared_replay(story, PaxSharing(deck))


@pytest.mark.parametrize("size", [(1366, 768), (3840, 2160)])
def test_a_check_box_covers_no_words(open_table: OpenTable, size: tuple[int, int]) -> None:
    window = open_table(width=size[0], height=size[1])
    comparison(window)
    sheet = window.dialog
    assert isinstance(sheet, CompareSheet)
    cards, image = sheet.cards, sheet.cards.viewport().grab().toImage()

    def marked(row: int) -> int:
        """Return the number of a row's pixels in a check mark's colour."""
        place = cards.visualItemRect(cards.item(row))
        points = product(range(place.left(), place.right()), range(place.top(), place.bottom()))
        return sum(image.pixelColor(*point) == QColor(UNREST_INK) for point in points)

    assert cards.currentRow() == 0
    assert marked(0) == marked(1) > 100
