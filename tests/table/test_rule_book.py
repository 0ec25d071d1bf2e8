"""Tests of the rule book in the program."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import fields
from PySide6.QtCore import QLocale, Qt, QUrl
from pytestqt.qtbot import QtBot

import paxdesk
from paxdesk.desk.rule_text import REFERENCE, spoken
from paxdesk.desk.rulebook import (
    book,
    link,
    linked,
    load_book,
    part_page,
    read_book,
)
from paxdesk.desk.rules_window import RulesWindow
from paxdesk.porfiriana.rules.card_verbs import VERBS
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.variant import DIFFERENCES
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.hand.affordances import DEEDS
from paxdesk.resources import assets_folder
from paxdesk.schema import spelled
from tests.table.conftest import OpenTable

ID = re.compile(r"[A-Z]\d{1,2}|gl\. .+")
CHAPTERS = set("ABCDEFGHIJKLM")
PACKAGE = Path(paxdesk.__file__).parent
RULINGS = PACKAGE / "porfiriana" / "rules" / "RULINGS.md"


def cited() -> Iterator[tuple[str, str]]:
    """Yield the rule ids in the engine, each with its file.

    Single letters count only in a tuple with other ids.
    """
    for file in sorted((PACKAGE / "porfiriana" / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if ID.fullmatch(node.value):
                    yield file.name, node.value
            elif isinstance(node, ast.Tuple):
                words = [
                    each.value
                    for each in node.elts
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                ]
                if any(ID.fullmatch(word) for word in words):
                    yield from ((file.name, word) for word in words)


def test_every_rule_the_engine_cites_is_in_the_book() -> None:
    rules = set(cited())
    assert len({rule for _, rule in rules}) > 100
    missing = sorted(f"{rule} ({file})" for file, rule in rules if load_book().entry(rule) is None)
    assert missing == []


def test_every_verb_option_and_ruling_is_in_the_book() -> None:
    names = [spelled(verb) for verb in VERBS] + [each.name for each in fields(Options)]
    names += re.findall(r"^- ([RF]\d+) ", RULINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    names += [each.rule for each in DEEDS.values()]
    names += CHAPTERS
    assert [name for name in names if load_book().entry(name) is None] == []


def test_the_book_is_complete_and_in_our_words() -> None:
    found = load_book()
    for part in found.parts:
        for entry in part.entries:
            for rule in REFERENCE.findall(entry.text):
                assert found.entry(rule) is not None, f"{entry.anchor} refers to {rule}"
            assert "**" not in spoken(entry.text)
            assert entry.text or entry is part.entries[0], entry.anchor
            assert "class='lit'" in part_page(found, part, entry.anchor)
    words = sum(len(spoken(entry.text).split()) for part in found.parts for entry in part.entries)
    assert words > 7000


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("sack", "gl. Sack"),
        ("TRIPARTITE", "gl. Tripartite"),
        ("E9", "E9"),
        ("diaz grows old", "diaz_senility"),
        ("coup d'etat", "gl. Coup d'état"),
        ("jail?", "gl. Jailed"),
        ("sacked", "gl. Sack"),
        ("what if we run out of cubes", "gl. Cube Limit"),
        ("can my guy be killed", "K2"),
    ],
)
def test_searching(words: str, first: str) -> None:
    assert first in load_book().find(words)[0].entry.ids


@pytest.mark.parametrize("words", ["", "  ", "?", "the of"])
def test_an_empty_search(words: str) -> None:
    assert load_book().find(words) == []


def test_two_entries_with_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A · One\n\n## A1 · Two\n\nx\n\n## A1 · Three\n\ny\n")
    with pytest.raises(ValueError, match="A1"):
        read_book(tmp_path)


def test_a_language_without_a_book_uses_the_english_one() -> None:
    was = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert book().entry("E4") is not None
    finally:
        QLocale.setDefault(was)
    for folder in (assets_folder() / "rules").iterdir():
        assert read_book(folder).by_id.keys() == load_book().by_id.keys(), folder.name


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_book_lists_every_difference_of_2012_in_its_order(language: str) -> None:
    entry = load_book(language).entry("rules_2012")
    assert entry is not None
    items = [line for line in entry.text.splitlines() if line.startswith("- ")]
    assert len(items) == len(DIFFERENCES)
    if language == "en":
        for item, difference in zip(items, DIFFERENCES, strict=True):
            assert item.startswith(f"- {str(difference)[:-1]} ("), difference.choice


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_game_of_2012_shows_its_paragraphs(language: str) -> None:
    """The rules cited by the differences have remarks."""
    found = load_book(language)
    plain, of_2012 = (
        "".join(part_page(found, part, "", variants) for part in found.parts)
        for variants in ((), ("rules_2012",))
    )
    entry = found.entry("rules_2012")
    assert entry is not None
    assert "class='variant'" not in plain
    remarks = found.remarks("rules_2012")
    assert of_2012.count("class='variant'") == sum(map(len, remarks.values())) > 30
    items = [line[2:] for line in entry.text.splitlines() if line.startswith("- ")]
    assert set(items) == {each for told in remarks.values() for each in told}
    troops = part_page(found, found.part("G"), "", ("rules_2012",))
    g4 = found.entry("G4")
    assert g4 is not None
    assert troops.index(f"<b>{entry.title}:</b>") > 0
    assert len(remarks[g4.anchor]) == 2


def test_links_survive_a_round_trip_through_qt() -> None:
    for rule in ("E9", "gl. Coup d'état", "gl. U.S. Annexation"):
        url = QUrl(link(rule))
        assert linked(url.toString(QUrl.ComponentFormattingOption.FullyEncoded)) == rule
    assert linked("https://example.org") is None


def test_the_rules_on_the_desk_are_those_of_its_game(open_table: OpenTable, deck: Deck) -> None:
    seats = (SeatSetup("Carmen", 1), SeatSetup("Rosa", 2))
    for options, told in ((Options(), False), (Options(rules_2012=True), True)):
        desk = open_table(Session.new(deck, options, 1, seats)).desk
        desk.reading.open("G4")
        read = desk.reading.window
        assert read is not None
        assert ("The rules of 2012: A troop needs no cube" in read.page.toPlainText()) is told


# --- The window ----------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> RulesWindow:
    opened = RulesWindow()
    qtbot.addWidget(opened)
    with qtbot.waitExposed(opened):
        opened.show()
    return opened


def top_line(window: RulesWindow) -> str:
    """Return the second visible line's paragraph."""
    cursor = window.page.cursorForPosition(window.page.viewport().rect().topLeft())
    cursor.movePosition(cursor.MoveOperation.Down)
    return str(cursor.block().text())


def test_the_window_opens_at_a_rule(window: RulesWindow) -> None:
    assert "The game in short" in window.page.toPlainText()
    assert window.open_at("R28")
    text = window.page.toPlainText()
    assert "» R28 Battle" in text
    assert window.page.verticalScrollBar().value() > 100
    current = window.contents.currentItem()
    assert current is not None
    assert current.text(0) == "R28 Battle"
    assert not window.open_at("Z99")
    assert "R28" in window.page.toPlainText()


def test_references_back_and_forward(window: RulesWindow, qtbot: QtBot) -> None:
    window.open_at("G1")
    window.page.anchorClicked.emit(QUrl(link("gl. Jurisdiction")))
    assert window.place.anchor == "gl. Jurisdiction"
    window.go_back()
    assert window.place.anchor == "G1"
    window.go_forward()
    assert window.place.anchor == "gl. Jurisdiction"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_typing_searches_and_a_hit_opens(window: RulesWindow, qtbot: QtBot) -> None:
    window.open_at("E4")
    qtbot.keyClicks(window.search, "slave revolt")
    assert "Slave revolt" in window.page.toPlainText()
    assert window.page.toPlainText().splitlines()[0] == "Slave revolt"
    assert "the slaves go free" in window.page.toPlainText()
    window.page.anchorClicked.emit(QUrl(link("gl. Slave Revolt")))
    assert window.place.anchor == "gl. Slave Revolt"
    assert window.search.text() == ""
    window.go_back()
    assert window.search.text() == "slave revolt"
    window.search.clear()
    assert window.place.anchor == "E4"
    window.search.setText("xyzzyqk")
    assert "The game in short" in window.page.toPlainText()
    window.search.setText("depresion")
    assert "Did you mean “depression”?" in window.page.toPlainText()
