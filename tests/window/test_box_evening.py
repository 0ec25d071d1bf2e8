"""Tests of checking a printed box by keys in a real window."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from paxdesk.porfiriana.rules.cards import Card, checked_card
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.workshop.card_lines import CardLineError, card_line, headed_line, read_line
from paxdesk.porfiriana.workshop.card_sheets import COLUMNS, read_cards_file
from paxdesk.porfiriana.workshop.deck_difference import differences
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.resources import cards_folder
from tests.shares import spread
from tests.table.typist import correct
from tests.window.box_evening import Person, Recorder, change_cells
from tests.window.conftest import ROOT, opened_screen
from tests.workshop.typed_lines import (
    correction_of,
    keys_of_correction,
    other_card,
    shortest_line,
    whole_other,
)

OFFICE = shutil.which("soffice")
DRAFT, CLOSED, UNDONE = 4, 9, 13
"""Numbers of the cards at which a draft is left, the window is closed, and a step is undone."""


def printed_cards(deck: Deck, chance: Random) -> dict[int, Card]:
    """Return the cards of a box; 100 differ from the program's."""
    numbers = chance.sample([n for n in deck.cards if n != 220], 100)
    able = [n for n in numbers if deck.cards[n].kind not in ("public", "hacendado", "regime")]
    found = dict(deck.cards)
    for number in numbers:
        change = whole_other if number in able[:15] else other_card
        while found[number] == deck.cards[number] or not _can_be_typed(found[number], deck):
            found[number] = change(deck.cards[number], chance)
    return found


def _can_be_typed(card: Card, deck: Deck) -> bool:
    """Return whether a card's line is readable and in ASCII."""
    ours, whole = deck.cards[card.number], shortest_line(card)
    try:
        if read_line(whole, ours) != card:
            return False
    except CardLineError:
        return False
    lines = card_line(ours), card_line(card)
    typed = whole if 1 + len(whole) < keys_of_correction(*lines) else correction_of(*lines)[2]
    return typed.isascii()


@pytest.mark.long
@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")
@pytest.mark.parametrize("number", spread([14, 220], 0, long=1))
def test_a_box_is_entered_in_a_window_in_an_evening(
    qapp: QApplication, deck: Deck, tmp_path: Path, count: Callable[[str], None], number: int
) -> None:
    assert OFFICE is not None
    chance = Random(63)
    printed = printed_cards(deck, chance)
    with opened_screen((1366, 768), tmp_path) as screen:
        person = Person(screen, Random(350))
        person.start()
        person.press("ctrl+b")
        person.wait("CardsSheet", "The cards")
        person.push("Compare with my box")
        medians = enter_cards(person, deck, printed, number)
        grid = f"{person.keys} keys, {person.seconds / 60:.1f} minutes, median {median(medians)}"
        cards = {n: checked_card(card) if n <= number else deck.cards[n]
                 for n, card in printed.items()}  # fmt: skip
        own = tmp_path / "config" / "paxdesk" / "cards"
        assert load_deck(cards_folder(), own).cards == cards
        evening = use_named_copy(person, tmp_path)
        assert load_deck(cards_folder(), evening).cards == cards
        take_changes(person, OFFICE, tmp_path, evening)
        code = deal(person, tmp_path, deck)
        assert load_deck(cards_folder(), evening).code == code != deck.code
        assert screen.quit() == ""
        share_and_analyse(person, tmp_path, code, whole=number == 220)
    count(f"{grid}; all {person.keys} keys, {person.seconds / 60:.1f} minutes")
    assert person.seconds / 60 <= 40
    assert number < 220 or median(medians) <= 12


def enter_cards(person: Person, deck: Deck, printed: dict[int, Card], last: int) -> list[int]:
    """Confirm or correct cards; return the number of key presses of each correction."""
    medians = []
    for number in range(1, last + 1):
        line = QLineEdit(card_line(deck.cards[number]))
        person.wait("CardGridSheet", "The card as a line", line.text())
        if number == DRAFT:
            leave_a_draft(person, line.text())
        if number == CLOSED:
            close_with_a_draft(person, number, line.text())
        before, recorder = person.keys, Recorder(line)
        if printed[number] != deck.cards[number]:
            correct(recorder, line, printed[number], person.chance)
            person.repeat(recorder.steps)
            person.wait("CardGridSheet", "The card as a line", line.text())
        person.press("Return")
        if recorder.steps:
            medians.append(person.keys - before)
        if number == UNDONE:
            undo_and_redo(person, deck.cards[number], printed[number])
    person.screen.rest()
    person.screen.picture("grid")
    return medians


# --- Wrong things on purpose ----------------------------------------------------------------------


def leave_a_draft(person: Person, line: str) -> None:
    """Press Escape twice; check that the draft is kept."""
    person.type("x")
    person.press("Escape")
    person.wait("CardGridSheet", "The card as a line", f"{line}x")
    person.screen.rest()
    person.screen.picture("draft")
    person.press("Escape")
    person.wait("CardsSheet")
    person.push("Compare with my box")
    person.wait("CardGridSheet", "The card as a line", f"{line}x")
    person.press("ctrl+z", "End")
    person.wait("CardGridSheet", "The card as a line", line)


def close_with_a_draft(person: Person, number: int, line: str) -> None:
    """Close the window; check that the draft is kept."""
    person.type("x")
    person.wait("CardGridSheet", "The card as a line", f"{line}x")
    assert person.screen.quit() == ""
    person.start()
    person.press("ctrl+b")
    person.wait("CardsSheet", "The cards")
    person.push("Compare with my box")
    person.wait("CardGridSheet", "The card as a line")
    person.press("ctrl+f")
    person.wait("CardGridSheet", "Search")
    person.type(str(number))
    person.press("Return")
    person.wait("CardGridSheet", "The card as a line", f"{line}x")
    person.press("ctrl+z", "End")
    person.wait("CardGridSheet", "The card as a line", line)


def undo_and_redo(person: Person, ours: Card, theirs: Card) -> None:
    person.press("ctrl+z")
    person.wait("CardGridSheet", "The card as a line", card_line(ours))
    person.press("ctrl+y")
    person.wait("CardGridSheet", "The card as a line", card_line(theirs))
    person.press("Down")


# --- The deck after its cards are entered ---------------------------------------------------------


def use_named_copy(person: Person, home: Path) -> Path:
    """Use a named copy of the deck; return its folder."""
    person.press("Escape")
    person.wait("CardsSheet")
    person.push("Deck: My cards")
    person.wait("DecksSheet")
    person.go("Name")
    person.type("Evening")
    person.press("Return")
    person.push("Use")
    person.screen.rest()
    person.screen.picture("decks")
    person.press("Escape")
    person.wait("CardsSheet")
    person.go("Deck: Evening")
    return home / "config" / "paxdesk" / "decks" / "Evening"


CHANGES = {72: ("cost", "97"), 61: ("name", "Minas Prietas y Anexas"), 31: ("cost", "98")}
"""Cells changed in LibreOffice, by card number."""
REFUSED = 31
"""Card whose change is not chosen."""


def take_changes(person: Person, office: str, home: Path, folder: Path) -> None:
    """Export the deck, change it in LibreOffice, and import some changes."""
    own, file = CorrectionsFolder(folder), home / "evening.ods"
    before = own.deck()
    person.push("Export…")
    person.choose_file(file)
    person.screen.wait_until(file.exists, "the deck is exported")
    assert read_cards_file(file, before).cards == tuple(before.cards.values())
    cells = {
        (list(before.cards).index(number) + 1, COLUMNS.index(column)): text
        for number, (column, text) in CHANGES.items()
    }
    row = list(before.cards).index(73) + 1
    change_cells(office, home / "office", file, {**cells, (row, COLUMNS.index("cost")): "many"})
    found = read_cards_file(file, before)
    assert [(each.row, each.column) for each in found.wrong] == [(row + 1, "cost")]
    person.wait("CardsSheet")
    person.push("Import…")
    person.choose_file(file)
    person.wait("CompareSheet", "The cards")
    listed = [each.mine.number for each in differences(before, own.found_in(file).cards)]
    assert {*listed} == CHANGES.keys()
    person.press(*["Down"] * listed.index(REFUSED), "space")
    person.screen.rest()
    person.screen.picture("compared")
    person.push("Import selected")
    person.wait("CardsSheet")
    after = own.deck()
    taken = {n for n in after.cards if headed_line(after.cards[n]) != headed_line(before.cards[n])}
    assert taken == CHANGES.keys() - {REFUSED}
    assert {*after.checked} == {*before.checked} | taken


def deal(person: Person, home: Path, deck: Deck) -> str:
    person.press("Escape")
    person.press("ctrl+n")
    person.wait("NewGameSheet")
    person.screen.rest()
    person.screen.picture("new-game")
    person.press("Return")
    games = home / "data" / "paxdesk" / "games"
    person.screen.wait_until(lambda: any(games.glob("*.pax")), "a game is dealt")
    person.screen.rest()
    file = home / "evening.pax"
    person.press("ctrl+shift+s")
    person.choose_file(file)
    person.screen.wait_until(file.exists, "the game is saved")
    person.screen.rest()
    person.screen.picture("dealt")
    return read_saved(file, deck).state.cards.code


def share_and_analyse(person: Person, home: Path, code: str, *, whole: bool) -> None:
    """Analyse and share a finished game of the deck in use.

    ``whole`` completes the analysis first.
    """
    file, page, screen = home / "done.pax", home / "evening.html", person.screen
    game = ["play", "--players", "2", "--robots", "beginner", "--seed", "36", "--save", str(file)]
    subprocess.run(
        [sys.executable, "-m", "paxdesk", *game],
        env={**screen.environment, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True,
    )  # fmt: skip
    person.start(str(file))
    person.wait("EndSheet")
    person.push("Analysis")
    person.wait("ReplaySheet", BACK)
    if whole:
        # during the analysis, there is only one button
        screen.wait_until(lambda: _another_button(person), "the game is analysed", 600)
        screen.rest()
        screen.picture("analysed")
    person.press("Escape")
    person.wait("ReplaySheet", "Steps of the game")
    person.press("Escape")
    person.wait("EndSheet")
    person.push("Share this game")
    person.wait("ShareSheet", "Title")
    person.go("Moment 1: Note")
    person.type("Our box, first evening.")
    person.press("Return")
    person.type("Nobody toppled anybody.")
    person.push("Save as a page")
    person.choose_file(page)
    screen.wait_until(page.exists, "the page is written")
    text = page.read_text(encoding="utf-8")
    assert code in text
    assert "first evening." in text
    assert "Nobody toppled anybody." in text
    screen.rest()
    assert screen.quit() == ""


BACK = "Back to the table"


def _another_button(person: Person) -> bool:
    person.press("Tab")
    time.sleep(1)
    return person.seen.name != BACK
