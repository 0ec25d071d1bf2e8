"""Tests of the companion in a window."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.painting.typesetting import make_font, text_width
from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.fields import ChooseRow, CountRow
from paxdesk.desk.view.accessible_widgets import PRESS
from paxdesk.desk.window.window import TableWindow
from paxdesk.sierra_madre.card_lines import facts_line
from paxdesk.sierra_madre.rules.cards import CARDS, Facts, in_order
from paxdesk.sierra_madre.rules.notation import parse
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.saves import CardBox, read_box, write_box
from paxdesk.sierra_madre.table import phase_page
from paxdesk.sierra_madre.table.card_set_sheet import CardSetSheet
from paxdesk.sierra_madre.table.drawing import CHIP
from paxdesk.sierra_madre.table.game_log import BookLog, ledger_csv
from paxdesk.sierra_madre.table.game_table import SierraTable
from paxdesk.sierra_madre.table.handling import NEXT, Offer, card_spot, phase_buttons
from paxdesk.sierra_madre.table.sheets import CardFilesSheet, EndSheet, FormSheet, RevealSheet
from tests.keys import press_key
from tests.shares import spread
from tests.sierra_madre.test_random_games import printed
from tests.table.every_sheet import KEPT
from tests.table.hand import MouseHand
from tests.table.painted_once import paint_once
from tests.table.test_accessible_tree import do, things

MOST_INPUTS = 12
BOX = {
    "C1": Facts("copper_mine", 2, 2, 0, "mexico", "La Colorada"),
    "C2": Facts("store", 1, 2, 0, "us", "Nogales Store"),
    "C12": Facts("hacienda", 3, 3, 1, "mexico", "San Bernardino"),
}


class Table:
    """Window with a ledger of four players, and an input counter."""

    def __init__(self, window: TableWindow, game: SierraTable) -> None:
        self.window = window
        self.game = game
        self.inputs = 0
        self.session = game.plain(4, 3)
        window.play(self.session)
        self.settle()

    @property
    def state(self) -> State:
        return self.session.state

    def settle(self) -> None:
        for _ in range(4):
            QApplication.processEvents()
            QApplication.sendPostedEvents()

    def enter(self, *lines: str) -> None:
        for line in lines:
            self.window.desk.model.submit(parse(line))
        self.settle()

    # --- Real events ------------------------------------------------------------------------------

    def click(self, spot: Spot) -> None:
        view, scene = self.window.desk.view, self.window.desk.scene
        center = scene.center_of(spot)
        assert center is not None, f"{spot} is not on the table"
        point = view.mapFromScene(center)
        assert scene.spot_at(view.mapToScene(point)) == spot
        self._press(view.viewport(), point)

    def press(self, button: QWidget) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        self._press(button, button.rect().center())

    def _press(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)
        self.inputs += 1
        self.settle()

    def drag(self, start: Spot, end: Spot) -> None:
        view, scene = self.window.desk.view, self.window.desk.scene
        places = []
        for spot in (start, end):
            center = scene.center_of(spot)
            assert center is not None
            places.append(view.mapFromScene(center))
        port = view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=places[0])
        QTest.mouseMove(port, places[0] + QPoint(30, 0))
        QTest.mouseMove(port, places[1])
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=places[1])
        self.inputs += 1
        self.settle()

    def key(self, key: Qt.Key) -> None:
        press_key(key)
        self.inputs += 1
        self.settle()

    @property
    def offered(self) -> list[Offer]:
        return phase_buttons(self.state, dict.fromkeys(self.state.players, ""))

    @property
    def sheet(self) -> object:
        return self.window.desk.flow.sheet

    @property
    def reveal(self) -> RevealSheet:
        assert isinstance(self.sheet, RevealSheet)
        return self.sheet

    @property
    def form(self) -> FormSheet:
        assert isinstance(self.sheet, FormSheet)
        return self.sheet


def count_row(sheet: RevealSheet, key: str) -> CountRow:
    row = sheet.rows[key]
    assert isinstance(row, CountRow)
    return row


@pytest.fixture
def box(tmp_path: Path) -> CardBox:
    write_box(tmp_path / "box.yaml", BOX)
    return CardBox(tmp_path / "box.yaml")


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, box: CardBox, monkeypatch: pytest.MonkeyPatch) -> Table:
    paint_once(monkeypatch)
    game = SierraTable(box)
    window = TableWindow(on_desk(game), folder=tmp_path / "games")
    window.ask_before_leaving = False
    window.desk.resting.delay = None
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.begin()
    window.activateWindow()
    return Table(window, game)


EARLIER = (
    'reveal C1 copper_mine 2 2 0 mexico "La Colorada"', "sold P1 3", "next", "next", "next",
    'reveal C2 store 1 2 0 us "Nogales Store"', "next", "sold P2 3", "next", "next", "next", "next",
    "reveal C3 casino 4 3 0 mexico", "next", "next", "next", "next", "next", "next", "next",
)  # fmt: skip
"""Lines to Autumn 1898; one of the three cards is common."""


def in_autumn(table: Table) -> None:
    for line in EARLIER:
        if table.session.refusal(parse(line)) is None:
            table.enter(line)
    while table.state.phase != 1 or table.state.quarter < 3:
        table.enter("next")
    table.inputs = 0


def go_to(table: Table, phase: int) -> None:
    """Enter lines until a phase is reached.

    At the beginning of a quarter, a railroad is revealed.
    """
    while table.state.phase != phase:
        card = f"reveal RR{table.state.quarter + 1} railroad 1 1 0 mexico"
        table.enter(card if table.state.phase == 1 else "next")


def quarter_is_over(table: Table) -> bool:
    return table.state.quarter == 4 and table.state.phase == 1


@pytest.mark.long
def test_a_quarter_by_mouse_takes_few_inputs(table: Table) -> None:
    in_autumn(table)
    press = table.press
    press(table.reveal.numbers[11])
    assert "C12" in table.state.cards
    while not quarter_is_over(table):
        table.click(NEXT)
        assert table.inputs <= MOST_INPUTS
    assert table.inputs <= MOST_INPUTS
    assert any(card.gold == 0 and card.place == "mature" for card in table.state.cards.values())


@pytest.mark.long
def test_a_quarter_by_keys_takes_few_inputs(table: Table) -> None:
    in_autumn(table)
    for key in (Qt.Key.Key_C, Qt.Key.Key_1, Qt.Key.Key_2):
        table.key(key)
    assert "C12" in table.state.cards
    while not quarter_is_over(table):
        table.key(Qt.Key.Key_E)
        assert table.inputs <= MOST_INPUTS


def test_the_number_of_a_revealed_card_is_typed_first(table: Table) -> None:
    assert table.window.focusWidget() is table.reveal.line


def test_a_card_unknown_to_the_set_is_reported_once(table: Table, box: CardBox) -> None:
    reveal = table.reveal
    table.press(reveal.letters["RR"])
    table.press(reveal.numbers[2])
    assert table.sheet is reveal
    table.press(count_row(reveal, "quarters").plus_button)
    table.press(count_row(reveal, "profit").plus_button)
    table.press(reveal.done)
    assert table.state.cards["RR3"].facts == Facts("railroad", 1, 1)
    assert read_box(box.path)["RR3"] == Facts("railroad", 1, 1)


@pytest.mark.long
def test_a_used_card_cannot_be_pressed_again(table: Table) -> None:
    in_autumn(table)
    assert not table.reveal.numbers[0].isEnabled()
    QTest.keyClicks(table.reveal.line, "C1")
    assert not table.reveal.done.isEnabled()


def test_a_bought_card_is_dragged_onto_a_seat(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"')
    table.drag(card_spot("C12"), Spot("seat", 3))
    chooser = table.window.desk.drag.chooser
    assert chooser is not None
    table.press(chooser.rows[3])
    card = table.state.cards["C12"]
    assert (card.owner, card.due, table.state.hacendados[3].gold) == (3, 3, 6)


@pytest.mark.long
def test_every_visible_button_of_every_phase_does_something(table: Table) -> None:
    in_autumn(table)
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"')
    pressed = set()
    while table.state.quarter == 3:
        for offer in table.offered:
            if table.window.desk.scene.center_of(offer.spot) is None:
                continue
            before = table.state
            table.click(offer.spot)
            assert table.state is not before or table.sheet is not None, offer
            pressed.add(offer.form or (offer.action and offer.action.verb))
            if table.sheet is not None:
                table.key(Qt.Key.Key_Escape)
            else:
                table.window.commands.all["undo"].action.trigger()
                table.settle()
            assert table.state == before, offer
        table.enter("next")
    assert {"put", "pay"} <= pressed


def test_a_double_click_on_the_corner_continues_once(table: Table) -> None:
    """The second click must not confirm the next proposal."""
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"', "sold P1 3")
    desk = table.window.desk
    table.click(NEXT)
    once = table.state
    desk.undo()
    table.settle()
    assert table.state != once
    center = desk.scene.center_of(NEXT)
    assert center is not None
    MouseHand(desk).double_click(desk.view.mapFromScene(center))
    table.settle()
    assert table.state.phase == once.phase
    assert table.state.rows == once.rows


def test_gold_is_entered_on_a_form(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"')
    table.click(Spot("form", 0))
    form = table.form
    assert form.problem is None
    QTest.keyClicks(form.rows["amount"].line_edit, "7")  # type: ignore[attr-defined]
    table.key(Qt.Key.Key_Return)
    assert [man.gold for man in table.state.hacendados.values()] == [3, 17, 10, 10]


def test_more_than_the_limit_cannot_be_entered(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"')
    table.click(Spot("form", 0))
    QTest.keyClicks(table.form.rows["amount"].line_edit, "99")  # type: ignore[attr-defined]
    assert not table.form.done.isEnabled()
    table.key(Qt.Key.Key_Escape)
    assert table.sheet is None
    assert table.state.hacendados[1].gold == 10


def test_new_york_is_reached_only_in_its_phase(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"')
    table.click(Spot("form", 0))
    target = table.form.rows["target"]
    assert isinstance(target, ChooseRow)
    assert target.list is not None
    target.list.activated.emit(target.values.index("NY1"))
    refused = "New York can be used only in phase 11; this is phase 4. (S11.3.1)"
    assert table.form.comment()[0] == refused
    table.key(Qt.Key.Key_Return)
    assert table.state.gold("NY1") == 0


@pytest.mark.long
def test_the_last_phase_follows_its_steps(table: Table) -> None:
    go_to(table, 11)
    table.enter("move C1 mature P1 4")
    go_to(table, 2)
    go_to(table, 11)
    quarter, gold = table.state.quarter, table.state.gold("P1")
    home = sum(row.amount for row in table.state.rows if row.target == "P1")
    table.enter("damaged bridge C1 P1 T 1")
    table.click(NEXT)
    assert table.state.gold("P1") == gold + home
    assert not any(each.form == "deposit" for each in table.offered), "first the damage"
    table.click(NEXT)
    assert (table.state.gold("P1"), table.state.slip) == (gold + home - 1, ())
    table.click(next(each.spot for each in table.offered if each.form == "deposit"))
    table.key(Qt.Key.Key_Return)
    assert table.state.gold("NY1") == gold + home - 1
    assert (table.state.quarter, table.state.phase) == (quarter, 11)
    assert any(each.form == "withdraw" for each in table.offered)
    table.click(NEXT)
    assert table.state.quarter == quarter + 1


def test_a_wrong_card_is_undone_with_its_facts(table: Table) -> None:
    table.enter('reveal RR3 railroad 2 4 1 us "Sonora Line"')
    table.window.desk.undo()
    table.settle()
    assert table.reveal.card == "RR3"
    assert table.reveal.line.text() == "RR3"
    rows = table.reveal.rows
    assert (rows["quarters"].value, rows["profit"].value) == (2, 4)
    assert rows["name"].value == "Sonora Line"
    table.press(table.reveal.done)
    assert table.state.cards["RR3"].facts.name == "Sonora Line"


def test_bids_are_separate_from_boycotts(table: Table) -> None:
    """During an auction, only its buttons are offered."""
    go_to(table, 9)
    table.enter("appoint president-us P1")
    assert any(each.action and each.action.verb == "boycott" for each in table.offered)
    table.enter("elect president-mexico")
    verbs = {each.action.verb for each in table.offered if each.action}
    assert "bid" in verbs
    assert "boycott" not in verbs


def test_refusals_and_dice_name_people(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"')
    while table.state.phase < 11:
        table.enter("next")
    refused = table.session.refusal(parse("pay NY2 P2 1 new_york"))
    assert refused is not None
    assert str(refused.reason) == "P2 in New York has 0 gold, not 1."
    log = table.window.desk.flow.game_log
    told = [row.words for each in log.shown_steps for row in each.rows]
    dice = next(words for words in told if words.startswith("Who is first: "))
    names = [table.window.desk.flow.names[seat] for seat in table.state.players]
    assert any(name in dice for name in names)


def test_the_ledger_begins_with_the_opening(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"', "next", "sold P1 3")
    names = {1: "Ana", 2: "Ben", 3: "Carla", 4: "Didier"}
    lines = ledger_csv(table.session.recording, names).decode("utf-8-sig").splitlines()
    opening = [line.split(",") for line in lines if line.startswith("0,")]
    assert sum(int(line[6]) for line in opening) == 565
    assert [line[5] for line in opening][1:] == list(names.values())
    journal = [entry.line for entry in table.session.journal]
    bought = next(line.split(",") for line in lines[1:] if ",auction," in line)
    assert journal[int(bought[0]) - 1].startswith("sold")
    assert all(line.split(",")[3] for line in lines[1:] if not line.startswith("0,")), "a rule each"


def test_a_row_is_corrected_before_it_is_confirmed(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"')
    table.click(Spot("more", 1))
    table.click(Spot("less", 2))
    table.click(NEXT)
    assert [man.gold for man in table.state.hacendados.values()] == [12, 10, 11, 11]


def test_the_amount_of_a_row_is_typed(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"')
    table.click(Spot("row", 1))
    table.press(table.form.rows["amount"].plus_button)  # type: ignore[attr-defined]
    table.press(table.form.done)
    assert table.session.journal[-1].line == "correct 1 2"
    assert table.state.rows[0].amount == 2


@pytest.mark.long
def test_a_row_names_its_card_once(table: Table) -> None:
    in_autumn(table)
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"')
    while table.state.phase < 11:
        table.enter("next")
    table.enter("damaged bridge C1 P1 C2 1")
    told = [each.words for each in phase_page.rows(table.state, {1: "Ana", 2: "Benito"})]
    assert told == [
        "C1 La Colorada → Ana: brought to the hacendado",
        "C2 Nogales Store → Benito: brought to the hacendado",
        "Ana → C2 Nogales Store: a burned bridge, C1 La Colorada",
    ]


def test_undo_removes_the_entry(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"', "next", "bid 4")
    table.window.desk.undo()
    table.settle()
    auction = table.state.auction
    assert auction is not None
    assert auction.price == 0


@pytest.mark.long
@pytest.mark.parametrize("width", spread([1280, 1366, 1920]))
def test_no_button_is_outside_the_window(table: Table, width: int) -> None:
    in_autumn(table)
    table.window.resize(width, width * 9 // 16)
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"')
    scene = table.window.desk.scene
    room = scene.zones.window
    for spot in scene.spots():
        area = scene.area_of(spot)
        assert area is not None
        assert area.left() >= -1
        assert area.right() <= room.width * scene.magnification + 1


def test_cancelled_forms_enter_nothing(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 1 mexico "San Bernardino"')
    before = list(table.session.journal)
    for index in range(6):
        table.click(Spot("form", index))
        assert isinstance(table.sheet, FormSheet)
        table.press(table.form.cancel)
        assert table.sheet is None
    assert table.session.journal == before


@pytest.mark.long
def test_a_damage_proposes_price_and_payee(table: Table) -> None:
    in_autumn(table)
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"', "next")
    table.click(Spot("form", 4))
    form = table.form
    for harm, payee, price in (("equipment", "C2", 1), ("city", "T", 8), ("lost_troops", "T", 2)):
        harms = form.rows["harm"]
        assert isinstance(harms, ChooseRow)
        assert harms.list is not None
        harms.list.activated.emit(harms.values.index(harm))
        card = form.rows["card"]
        assert (card.value, form.rows["seat"].value) == ("C1", 1)
        assert (form.rows["payee"].value, form.rows["price"].value) == (payee, price)
        assert form.problem is None


def test_a_box_that_is_not_kept_imports_without_writing(tmp_path: Path) -> None:
    box = CardBox(tmp_path / "box.yaml", kept=False)
    box.take(BOX)
    assert box.known == BOX
    assert not box.path.exists()


def test_a_card_missing_from_the_set_is_not_turned_over(table: Table) -> None:
    QTest.keyClicks(table.reveal.line, "C99")
    table.settle()
    assert table.reveal.comment()[0] == "The card set has no card C99 (S1.1)."
    assert not table.reveal.done.isEnabled()
    table.key(Qt.Key.Key_Return)
    assert not table.state.cards


def test_a_bid_above_the_purse_names_the_player(table: Table) -> None:
    table.press(table.reveal.numbers[11])
    while table.state.phase < 4:
        table.click(NEXT)
    offer = next(each for each in table.offered if each.words == "Enter another bid…")
    table.click(offer.spot)
    (count,) = table.form.rows.values()
    assert isinstance(count, CountRow)
    count.line_edit.selectAll()
    QTest.keyClicks(count.line_edit, "99")
    table.settle()
    auction = table.state.auction
    assert auction is not None
    name = table.window.desk.flow.names[auction.next_bidder]
    assert table.form.comment()[0] == f"{name} has 11 gold and cannot bid 99. (S4.1)"
    assert not table.form.done.isEnabled()


def test_equals_share_their_rank_in_the_account(table: Table) -> None:
    table.enter('reveal C12 hacienda 3 3 0 mexico "San Bernardino"', "pay P1 P3 4 deal")
    flow = table.window.desk.flow
    labels, log = flow.labels, flow.game_log
    assert isinstance(log, BookLog)
    sheet = EndSheet(table.window.desk, table.session, labels, log)
    names = [labels[seat].name for seat in (3, 2, 4, 1)]
    ranks = [f"{rank}. {name}" for rank, name in zip((1, 2, 2, 4), names, strict=True)]
    golds = (14, 10, 10, 6)
    expected = [f"{r}: {gold} gold ({gold} on hand)" for r, gold in zip(ranks, golds, strict=True)]
    assert sheet.accessibleDescription().splitlines()[1:] == expected


def test_the_story_contains_the_memorable_entries(table: Table) -> None:
    table.enter('reveal E6 event 0 0 0 mexico "Boer War"', "appoint president-mexico P1")
    table.enter("pay P1 P2 1 robbery")
    log = table.window.desk.flow.game_log
    assert [row.words for row in log.rows if "story" in row.topics] == [
        "Turned over: E6 Boer War.", "President of Mexico: Ana.",
    ]  # fmt: skip


def test_many_common_cards_are_beside_each_other(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "common.yaml"
    cards = "".join(f"\n    C{number}: {{place: common}}" for number in range(1, 62))
    path.write_text(
        f"game: sierra_madre\ntitle: Many\ngiven:\n  seats: [{{gold: 1}}]\n  cards:{cards}\n"
    )
    table.session = table.game.scenarios(path)
    table.window.play(table.session)
    table.settle()
    scene = table.window.desk.scene
    areas = [scene.area_of(card_spot(card)) for card in table.state.lying("common")]
    assert len(areas) == 61
    for one, other in combinations(filter(None, areas), 2):
        assert not one.intersects(other)


@pytest.mark.long
def test_a_replay_shows_the_result_of_each_step_and_hides_nothing(table: Table) -> None:
    in_autumn(table)
    sheet = ReplaySheet(table.window.desk, table.session, table.window.desk.flow.labels)
    assert not sheet.seats, "there is no hand to look into"
    told = []
    for step in range(sheet.playback.last + 1):
        sheet.go(step)
        prompt = sheet.scene.prompt
        assert prompt is not None
        told.append(prompt.words)
    assert told.count("The game begins.") == 1
    assert told[1] == "Turned over: C1 La Colorada."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_replay_is_continued_from_its_position(table: Table, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.settle()
    scene = table.window.desk.scene
    center, place = scene.center_of(NEXT), scene.zones.end_turn
    assert center is not None
    middle = place.x + place.width / 2, place.y + place.height / 2
    assert middle == pytest.approx((center.x(), center.y()), abs=1)


def test_facts_entered_in_a_lesson_are_not_stored(table: Table, box: CardBox) -> None:
    (lesson,) = table.game.lessons()
    table.window.helping.start_lesson(lesson.name)
    table.settle()
    table.session = table.window.desk.session  # type: ignore[assignment]
    guide = table.window.helping.guide
    assert guide is not None
    assert table.sheet is None, "it would lie over what the guide tells of"
    table.press(guide.panel.go_on)
    table.press(table.reveal.numbers[11])
    assert "C12" not in table.state.cards, "the box is not asked"
    rows = table.reveal.rows
    rows["kind"].list.activated.emit(rows["kind"].values.index("hacienda"))  # type: ignore[attr-defined]
    for key, times in (("quarters", 2), ("profit", 3)):
        for _ in range(times):
            table.press(count_row(table.reveal, key).plus_button)
    table.press(rows["bars"].segments.buttons[1])  # type: ignore[attr-defined]
    table.press(table.reveal.done)
    assert table.state.cards["C12"].facts == Facts("hacienda", 2, 3, 1)
    assert box.known["C12"] == BOX["C12"]


def test_a_tie_is_decided_by_dice_rolled_at_the_board(table: Table) -> None:
    table.enter("reveal C60 hacienda 3 3 0 mexico")
    (button,) = (each.spot for each in table.offered if each.form == "tie")
    table.click(button)
    dice = table.form.rows["dice"]
    assert (
        table.form.comment()[0] == "Roll one die each, in this order: Ana, Benito, Clara and Diego"
    )
    QTest.keyClicks(dice.line_edit, "2616")  # type: ignore[attr-defined]
    assert not table.form.done.isEnabled(), "two sixes roll again"
    QTest.keyClicks(dice.line_edit, "13")  # type: ignore[attr-defined]
    assert table.form.comment()[0] == "Order of play: Diego; Ana; Benito; Clara."
    table.key(Qt.Key.Key_Return)
    assert table.state.auction is not None
    assert table.state.auction.bidders == (4, 1, 2, 3)


@pytest.mark.long
def test_too_many_buttons_are_shown_page_by_page(table: Table) -> None:
    lines = [f"move C{number} ruined P1 0" for number in range(1, 13)]
    table.enter(*lines, "reveal C60 hacienda 3 3 0 mexico")
    while table.state.phase < 7:
        table.enter("next")
    scene, seen = table.window.desk.scene, set[int]()
    for _ in range(6):
        seen |= {spot.number for spot in scene.spots() if spot.kind == "do"}
        table.click(Spot("leaf", 1))
    assert seen == set(range(24))


@pytest.mark.long
@pytest.mark.parametrize("number", spread([12, len(CARDS)], long=1))
def test_a_card_set_is_entered_by_keys(
    table: Table, tmp_path: Path, count: Callable[[str], None], number: int
) -> None:
    table.press(table.reveal.cancel)
    table.click(next(each.spot for each in table.offered if each.form == "files"))
    assert isinstance(table.sheet, CardFilesSheet)
    table.press(table.sheet.enter_cards)
    sheet = table.sheet
    assert isinstance(sheet, CardSetSheet)
    assert QApplication.focusWidget() is sheet.line
    chance, order = Random(7), sorted(CARDS, key=in_order)
    facts = {card: printed(card, chance) for card in order}
    keys = 0
    sheet.open(len(order) - number)
    for card in order[-number:]:
        assert sheet.card == card
        line = facts_line(facts[card])
        QTest.keyClicks(sheet.line, line)
        QTest.keyClick(sheet.line, Qt.Key.Key_Return)
        keys += len(line) + 1
    known = read_box(tmp_path / "box.yaml")
    assert {card: known[card] for card in order[-number:]} == {
        card: facts[card] for card in order[-number:]
    }
    # The text is undone first, then the card.
    QTest.keyClicks(sheet.line, "x")
    lines = len(table.session.journal)
    for _ in range(4):
        if order[-1] in read_box(tmp_path / "box.yaml"):
            QTest.keyClick(sheet.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(table.session.journal) == lines
    assert order[-1] not in read_box(tmp_path / "box.yaml")
    QTest.keyClick(sheet.line, Qt.Key.Key_PageUp)
    assert sheet.card == order[-11]
    place = sheet.done.geometry()
    QTest.keyClicks(sheet.line, "vineyard")
    QTest.keyClick(sheet.line, Qt.Key.Key_Return)
    assert (sheet.card, sheet.done.isEnabled()) == (order[-11], False)
    assert "vineyard" in sheet.problem
    assert sheet.done.geometry() == place
    QTest.mouseClick(sheet.letters.buttons["C"], Qt.MouseButton.LeftButton)
    assert sheet.card == "C1"
    QTest.keyClick(sheet.line, Qt.Key.Key_Escape)
    table.settle()
    assert table.sheet is None
    count(f"{keys} keys for {number} cards")


def test_keys_reach_every_form_and_reopen_a_cancelled_one(table: Table) -> None:
    desk = table.window.desk
    read: list[str] = []
    desk.announcer._read = lambda words, at_once: read.append(words)  # type: ignore[method-assign, assignment]
    table.key(Qt.Key.Key_Escape)
    assert table.sheet is None
    assert read[-1] == "Turn over the card of Winter 1898. Next phase."
    table.key(Qt.Key.Key_Tab)
    assert read[-1] == "Turn over the card…"
    table.key(Qt.Key.Key_Return)
    assert isinstance(table.sheet, RevealSheet)
    table.key(Qt.Key.Key_Escape)
    assert read[-1] == "Turn over the card…", "the focus is back"
    reached = set()
    for _ in range(len(desk.keyboard.stops())):
        table.key(Qt.Key.Key_Tab)
        reached.add(desk.drag.focus)
    assert {Spot("form", at) for at in range(7)} < reached
    assert Spot("seat", 1) in reached
    node = things(table.window)[Spot("form", 0)]
    assert node.role() == QAccessible.Role.Button
    do(node, PRESS)
    table.settle()
    assert isinstance(table.sheet, FormSheet)


@pytest.mark.parametrize("window", [(1366, 768), (3840, 2160)])
def test_a_long_name_on_the_profits_track_is_complete(
    table: Table, window: tuple[int, int]
) -> None:
    table.window.resize(*window)
    name = "The man from Chihuahua"
    for line in KEPT:
        if table.session.refusal(parse(line)) is None:
            table.enter(line)
    assert table.state.cards["M1"].facts.name == name
    area = table.window.desk.scene.area_of(card_spot("M1"))
    assert area is not None
    wide = CHIP[1] * area.width() / area.height()
    assert text_width(name, make_font(9, "serif", 400)) <= wide - CHIP[1] - 50
