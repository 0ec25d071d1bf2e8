"""Tests of the workshop in the window."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from paxdesk.desk import file_dialogs
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.card_verbs import Amnesty, General, StealPer
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    Card,
    EnterpriseCard,
    HacendadoCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    RegimeCard,
    ToppleCard,
    TroopCard,
    checked_card,
)
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.table.sheets.card_fields import (
    FormRow,
    HeadLine,
    NumberLine,
    TextLine,
    WordLine,
    WordsLine,
)
from paxdesk.porfiriana.table.sheets.card_form_sheet import CardFormSheet
from paxdesk.porfiriana.table.sheets.cards_sheet import NUMBER, CardsSheet
from paxdesk.porfiriana.table.sheets.compare_sheet import CompareSheet
from paxdesk.porfiriana.workshop.form import Path as Place
from paxdesk.resources import own_cards_folder
from tests.table.conftest import OpenTable
from tests.table.games import chosen

LEFT = Qt.MouseButton.LeftButton


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center() if at is None else at)


def pick(box: QComboBox, words: str) -> None:
    interval = QApplication.doubleClickInterval()
    # An opened list ignores further clicks within this interval.
    QApplication.setDoubleClickInterval(1)
    click(box)
    QTest.qWait(3)
    QApplication.setDoubleClickInterval(interval)
    view = box.view()
    index = box.model().index(box.findText(words), 0)
    assert index.isValid(), [box.itemText(n) for n in range(box.count())]
    view.scrollTo(index)
    at = view.visualRect(index).center()
    QTest.mouseMove(view.viewport(), at)
    click(view.viewport(), at)
    QTest.qWait(0)


class Workshop:
    """Player with a mouse in the workshop."""

    def __init__(self, window: TableWindow) -> None:
        self.window = window

    @property
    def cards(self) -> CardsSheet:
        sheet = self.window.dialog
        assert isinstance(sheet, CardsSheet)
        return sheet

    @property
    def form(self) -> CardFormSheet:
        sheet = self.window.dialog
        assert isinstance(sheet, CardFormSheet)
        return sheet

    def open(self, number: int) -> None:
        sheet = self.cards
        sheet.search.clear()
        QTest.keyClicks(sheet.search, str(number))
        assert number in sheet.shown()
        rows = (sheet.list.item(row) for row in range(sheet.list.count()))
        item = next(each for each in rows if each.data(NUMBER) == number)
        sheet.list.scrollToItem(item)
        click(sheet.list.viewport(), sheet.list.visualItemRect(item).center())
        assert self.form.card.number == number

    def line(self, *path: str | int) -> FormRow:
        """Return the row of a field after scrolling to it."""
        place: Place = path
        line = next(line for (at, _), line in self.form.page.lines.items() if at == place)
        self.form.area.ensureWidgetVisible(next(iter(line.widgets)))
        return line

    def more(self, *path: str | int, times: int = 1) -> None:
        line = self.line(*path)
        assert isinstance(line, NumberLine)
        for _ in range(times):
            click(line.plus_button)

    def choose(self, words: str, *path: str | int) -> None:
        line = self.line(*path)
        if isinstance(line, WordLine) and line.choice is not None:
            pick(line.choice, words)
            return
        assert isinstance(line, WordLine | WordsLine)
        segments = line.segments if isinstance(line, WordLine) else line.segments.values()
        click(next(each for each in segments if each.text() == words))

    def add(self, words: str, *path: str | int) -> None:
        line = self.line(*path)
        assert isinstance(line, HeadLine)
        assert line.choice is not None
        pick(line.choice, words)

    def write(self, words: str, *path: str | int) -> None:
        line = self.line(*path)
        assert isinstance(line, TextLine)
        line.line_edit.setFocus()
        line.line_edit.selectAll()
        QTest.keyClicks(line.line_edit, words)

    def save(self) -> Card:
        card = self.form.judgement.card
        assert card is not None, self.form.judgement
        click(self.form.save)
        assert self.form.message == "Saved."
        click(self.form.close_button)
        card = checked_card(card)
        assert self.cards.deck.cards[card.number] == card
        return card


@pytest.fixture
def workshop(open_table: OpenTable) -> Workshop:
    window = open_table()
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    click(home.menu["workshop"])
    return Workshop(window)


def enterprise(shop: Workshop) -> None:
    shop.more("cost", times=3)
    shop.choose("Bank", "industry")
    shop.choose("Fixed", "income")
    shop.more("income", "fixed")


def partner(shop: Workshop) -> None:
    shop.add("General", "abilities")


def newspaper(shop: Workshop) -> None:
    shop.choose("Rebel", "orientations", 0, "faction")


def troop(shop: Workshop) -> None:
    shop.choose("Sonora", "jurisdiction")
    shop.more("cost", "rail", times=2)


def orange(shop: Workshop) -> None:
    shop.add("Robbery by count", "effects")
    shop.more("effects", 2, "max", times=4)


def black(shop: Workshop) -> None:
    shop.choose("Anarchy", "cheap_regime")


def headline(shop: Workshop) -> None:
    shop.add("Amnesty", "event")


def topple(shop: Workshop) -> None:
    shop.choose("Bear", "mood")


def hacendado(shop: Workshop) -> None:
    shop.more("loyalist", "income")
    shop.write("Plan of San Luis", "orientations", 0, "title")


def public(shop: Workshop) -> None:
    shop.more("sides", 1, "cost", times=2)


def regime(shop: Workshop) -> None:
    shop.more("mines")


TEN: dict[int, tuple[Callable[[Workshop], None], Callable[[Card], bool]]] = {
    61: (enterprise, lambda card: isinstance(card, EnterpriseCard) and card.income.fixed == 2),
    14: (partner, lambda card: isinstance(card, PartnerCard)
         and General() in card.sides[0].abilities),
    7: (newspaper, lambda card: isinstance(card, PartnerCard) and card.sides[0].faction == "red"),
    177: (troop, lambda card: isinstance(card, TroopCard) and "sonora" in card.jurisdiction),
    134: (orange, lambda card: isinstance(card, OrangeCard)
          and isinstance(card.effects[2], StealPer) and card.effects[2].max == 5),
    161: (black, lambda card: isinstance(card, BlackCard) and card.cheap_regime == "anarchy"),
    105: (headline, lambda card: isinstance(card, HeadlineCard) and card.event[-1] == Amnesty()),
    204: (topple, lambda card: isinstance(card, ToppleCard) and card.mood == "bear"),
    209: (hacendado, lambda card: isinstance(card, HacendadoCard)
          and card.orientations[0].title == "Plan of San Luis"),
    214: (public, lambda card: isinstance(card, PartnerCard) and card.sides[1].cost == 12),
    216: (regime, lambda card: isinstance(card, RegimeCard) and card.mines == 3),
}  # fmt: skip


@pytest.mark.long
def test_cards_of_every_kind_are_changed_by_mouse_and_played(
    workshop: Workshop, tmp_path: Path
) -> None:
    made = {}
    for number, (change, is_so) in TEN.items():
        workshop.open(number)
        change(workshop)
        made[number] = workshop.save()
        assert is_so(made[number]), made[number]
    click(workshop.cards.close_button)
    window = workshop.window
    deck = open_deck(None)
    assert {number: deck.cards[number] for number in made} == made
    assert deck.replaced == tuple(sorted(made))
    window.play(window.game.plain(3, 7))
    session = window.desk.session
    assert {number: session.state.cards.cards[number] for number in made} == made
    chance = random.Random(1)
    for _ in range(250):
        if session.seat_to_act is None:
            break
        window.desk.model.submit(chosen(session.legal(), chance))
        finish_all(window)
    assert session.state.cards.replaced == tuple(sorted(made))
    window.game.write_saved(tmp_path / "own.pax", session)
    # The file contains the cards.
    again = read_saved(tmp_path / "own.pax", open_deck(tmp_path_with_nothing(tmp_path)))
    assert {number: again.state.cards.cards[number] for number in made} == made


def tmp_path_with_nothing(tmp_path: Path) -> Path:
    folder = tmp_path / "none"
    folder.mkdir()
    (folder / "none.yaml").write_text("[]\n", encoding="utf-8")
    return folder


def test_odd_values_are_reported_and_impossible_ones_not_saved(
    workshop: Workshop, deck: Deck
) -> None:
    workshop.open(next(n for n, card in deck.enterprises.items() if card.prestige is None))
    form = workshop.form
    before = form.card
    assert isinstance(before, EnterpriseCard)
    assert before.prestige is None
    workshop.choose("Loyalty", "prestige")
    form.count()
    told = [each.what for each in form.missed]
    assert "total Loyalty points" in told
    assert form.missed[told.index("total Loyalty points")].more == 1
    assert form.save.isEnabled()
    workshop.write(" ", "name")
    assert form.judgement.card is None
    assert form.judgement.path == ("name",)
    assert not form.save.isEnabled()
    # The face keeps its last valid state.
    assert form.shown.name == before.name
    click(form.undo)
    click(form.undo)
    assert form.judgement.card == before
    form.count()
    assert form.missed == []


def test_the_built_in_card_is_restored_and_unsaved_changes_are_confirmed(
    workshop: Workshop,
) -> None:
    workshop.open(61)
    workshop.more("cost")
    click(workshop.form.close_button)
    assert workshop.form.message.startswith("Not saved yet")
    click(workshop.form.save)
    assert workshop.window.game.own_cards == 1
    click(workshop.form.built_in)
    assert workshop.window.game.own_cards == 0
    assert not open_deck(None).replaced
    click(workshop.form.close_button)
    assert workshop.cards.list.currentItem().data(NUMBER) == 61


def test_a_picture_is_chosen_from_things_and_people(workshop: Workshop) -> None:
    workshop.open(22)
    workshop.choose("Chosen", "picture")
    thing = workshop.line("picture", "thing")
    click(next(each for each in thing.widgets if each.accessibleName() == "Comet"))
    workshop.add("Person 1", "picture", "people")
    workshop.choose("Mitre", "picture", "people", 0, "hat")
    card = workshop.save()
    assert card.picture is not None
    assert card.picture.thing == "scene-comet"
    assert card.picture.people[0].hat == "mitre"
    # The deck code does not depend on pictures.
    assert workshop.cards.deck.digest == workshop.cards.own.built_in.digest


def test_the_list_filters_cards(workshop: Workshop, deck: Deck) -> None:
    sheet = workshop.cards
    assert sheet.shown() == list(deck.cards)
    pick(sheet.kind, "Troops")
    pick(sheet.faction, "Rebel")
    pick(sheet.district, "Sonora")
    wanted = [n for n, card in deck.troops.items()
              if card.faction == "red" and "sonora" in card.jurisdiction]  # fmt: skip
    assert sheet.shown() == wanted
    click(sheet.mine.buttons["yours"])
    assert sheet.shown() == []


def test_a_spreadsheet_is_exported_and_imported(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cards.csv"
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(file))
    monkeypatch.setattr(file_dialogs, "ask_open_path", lambda *_: str(file))
    sheet = workshop.cards
    QTest.keyClicks(sheet.search, "72")
    click(sheet.export_button)
    text = file.read_text(encoding="utf-8-sig")
    file.write_text(text.replace("mine,sonora,4", "vineyard,chihuahua,7"), encoding="utf-8")
    click(sheet.import_button)
    shown = workshop.window.dialog
    assert isinstance(shown, CompareSheet)
    assert str(shown.wrong[0]).startswith("Row 2, industry: found “vineyard”; expected ")
    click(shown.accept)
    assert workshop.cards.message == "1 card imported."
    card = open_deck(None).enterprises[72]
    assert (card.district, card.cost, card.provenance) == ("chihuahua", 7, "my_box")
    assert len(workshop.window.game.deck.checked) == 1


@pytest.mark.long
def test_cards_are_exported_imported_and_printed(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"save": tmp_path / "friends.yaml", "open": tmp_path / "friends.yaml"}
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(names["save"]))
    monkeypatch.setattr(file_dialogs, "ask_open_path", lambda *_: str(names["open"]))
    workshop.open(61)
    workshop.more("cost")
    made = workshop.save()
    click(workshop.cards.export_button)
    (own_cards_folder() / "mine.yaml").unlink()
    sheet = workshop.cards
    click(sheet.import_button)
    shown = workshop.window.dialog
    assert isinstance(shown, CompareSheet)
    click(shown.accept)
    sheet = workshop.cards
    assert sheet.message == "1 card imported."
    assert sheet.deck.cards[61] == made == open_deck(None).cards[61]
    names["open"] = tmp_path / "damaged.yaml"
    names["open"].write_bytes(names["save"].read_bytes()[:-200])
    kept = (own_cards_folder() / "mine.yaml").read_bytes()
    click(sheet.import_button)
    assert "damaged.yaml" in sheet.message
    assert (own_cards_folder() / "mine.yaml").read_bytes() == kept
    names["save"] = tmp_path / "all.pdf"
    sheet.search.clear()
    pick(sheet.kind, "Partners")
    click(sheet.print_button)
    data = names["save"].read_bytes()
    assert data.startswith(b"%PDF")
    # newspapers have a second face; a page has nine faces
    newspapers = sum(card.newspaper for card in sheet.deck.partners.values())
    faces = len(sheet.shown()) + newspapers
    assert data.count(b"/Type /Page\n") == -(-faces // 9)


# --- A box is checked by keyboard only -----------------------------------------------------------


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


@pytest.mark.long
def test_a_box_is_checked_by_keys_only(workshop: Workshop, deck: Deck) -> None:
    """One card is confirmed by Enter, and one corrected by a typed line."""
    cards = workshop.cards
    cards.search.setFocus()
    QTest.keyClicks(cards.search, "61")
    press(Qt.Key.Key_Return)
    form = workshop.form
    assert form.card.number == 61
    assert form.focusWidget() is form.line
    press(Qt.Key.Key_Return)
    assert workshop.form.card.number == 62
    form = workshop.form
    right = form.line.text()
    form.line.selectAll()
    QTest.keyClicks(form.line, "mine C 7; foot > ")
    assert "Character 18: the line ends here" in form.line_problem
    assert not form.save.isEnabled()
    press(Qt.Key.Key_Return)
    assert workshop.form is form
    QTest.keyClicks(form.line, "mule 2")
    assert form.line_problem == ""
    typed = form.judgement.card
    assert isinstance(typed, EnterpriseCard)
    assert (typed.cost, typed.base, typed.ovals[0].to) == (7, "foot", "mule")
    row = next(each for (at, _), each in form.page.lines.items() if at == ("cost",))
    assert row.entry.value == 7
    # Escape asks before discarding.
    press(Qt.Key.Key_Escape)
    assert workshop.form is form
    assert "Not saved yet" in form.message
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert form.line.text() == right
    press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert form.judgement.card == typed
    press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert form.message == "Saved."
    press(Qt.Key.Key_Return)
    assert workshop.form.card.number == 63
    press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert workshop.form.card.number == 64
    press(Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert workshop.form.card.number == 63
    press(Qt.Key.Key_Escape)
    found = workshop.cards.deck
    assert found.checked == (61, 62)
    assert found.cards[62] == checked_card(typed)
    assert found.confirmed == (61,)


def test_the_last_card_leads_back_to_the_list(workshop: Workshop) -> None:
    workshop.open(220)
    press(Qt.Key.Key_Return)
    assert workshop.cards.deck.checked == (220,)


def test_the_last_card_returns_to_the_list(workshop: Workshop) -> None:
    workshop.open(72)
    workshop.write("twice in March", "unexpressed")
    assert workshop.form.line.text().endswith(' · unexpressed "twice in March"')
    workshop.save()
    assert workshop.cards.deck.unexpressed == (72,)
    workshop.open(72)
    line = workshop.line("unexpressed")
    assert isinstance(line, TextLine)
    line.line_edit.setFocus()
    line.line_edit.selectAll()
    QTest.keyClick(line.line_edit, Qt.Key.Key_Delete)
    card = workshop.save()
    assert card.unexpressed == ""


def test_an_orange_card_is_changed_into_a_black_one(workshop: Workshop) -> None:
    workshop.open(137)
    workshop.choose("Black card", "kind")
    assert workshop.form.page.form.data["kind"] == "black"
    workshop.choose("Orange card", "kind")
    assert workshop.form.page.form.data["kind"] == "orange"
