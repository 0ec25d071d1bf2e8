"""Tests of questions about the rules, in three languages."""

from pathlib import Path
from typing import Final

import pytest
import yaml
from pytestqt.qtbot import QtBot

from paxdesk.desk.rule_search import distance
from paxdesk.desk.rule_text import RuleParagraph
from paxdesk.desk.rulebook import Book, index_of, load_book
from paxdesk.desk.rules_window import RulesWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.hand.rule_actions import DEEDS_BY_RULE
from tests.shares import spread
from tests.table.conftest import OpenTable

QUESTIONS: Final = Path(__file__).with_name("rule_questions.yaml")
LANGUAGES: Final = ("en", "fr", "es")
BOOKS: Final = ("rules", "adventure", "sierra")
LEAST_SHARE: Final = 0.85
AMONG_THE_FIRST: Final = 3


def questions(language: str) -> list[tuple[str, str, str, set[str]]]:
    """Return the book, kind, text and answer ids of each question."""
    given = yaml.safe_load(QUESTIONS.read_text(encoding="utf-8"))[language]
    return [
        (book, kind, question, {each.strip() for each in str(answers).split(",")})
        for book, kinds in given.items()
        for kind, asked in kinds.items()
        for question, answers in asked.items()
    ]


def first_entries(book: Book, question: str) -> list[RuleParagraph]:
    return [hit.entry for hit in book.find(question)[:AMONG_THE_FIRST]]


@pytest.mark.long
@pytest.mark.parametrize("language", spread(LANGUAGES))
def test_most_questions_are_answered_among_the_first_three(language: str) -> None:
    asked = questions(language)
    assert len(asked) >= 150
    missed = []
    for name, kind, question, answers in asked:
        book = load_book(language, name)
        anchors = {entry.anchor for part in book.parts for entry in part.entries}
        wanted = [each if each in anchors else book.by_id[each].anchor for each in answers]
        found = [each.anchor for each in first_entries(book, question)]
        if not set(wanted) & set(found):
            missed.append((kind, question, found))
    assert len(asked) - len(missed) >= LEAST_SHARE * len(asked), missed


@pytest.mark.parametrize("name", BOOKS)
def test_everyday_phrases_find_entries_in_every_language(name: str) -> None:
    english = load_book("en", name).questions
    for language in LANGUAGES:
        book = load_book(language, name)
        anchors = {entry.anchor for part in book.parts for entry in part.entries}
        assert [each for each in book.questions if each not in book.by_id.keys() | anchors] == []
        assert book.questions.keys() == english.keys(), language
        main = [each for part in book.parts for each in part.entries if part.id in "ABCDEFGHIJKLMP"]
        known = book.questions.keys()
        assert [each.anchor for each in main if not known & {each.anchor, *each.ids}] == []


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "steal"), ("fr", "Jailed"), ("es", "Sack"), ("es", "Redeploy")]
)
def test_english_ids_are_not_found_in_other_languages(language: str, words: str) -> None:
    book = load_book(language)
    named = {entry.anchor for each, entry in book.by_id.items() if words.casefold() in each.lower()}
    assert named
    assert not named & {entry.anchor for entry in first_entries(book, words)}


def test_apostrophes_accents_and_capitals_are_ignored() -> None:
    book = load_book("fr")
    found = [first_entries(book, each) for each in ("l'espion", "l’espion", "L ESPION", "éspion")]
    assert all(each[0].anchor == "gl. Spy" for each in found)


def test_words_are_whole() -> None:
    """For example, "how" is not found in "showdown"."""
    index = index_of(load_book())
    assert index.answer("how ").terms[0].asking
    assert not index.places("the showdown", index.answer("show how ").terms)


def test_typing_mistakes_are_named_and_corrected() -> None:
    answer = load_book().answer("whats a depresion?")
    assert dict(answer.guessed)["depresion"] == "depression"
    assert answer.entries[0][0].anchor in ("I", "gl. Depression")
    assert load_book().answer("xyzzyqk").entries == ()


def test_a_mistake_with_the_stem_of_another_word_is_corrected() -> None:
    """The stem of "loyality" is "loyal", a frequent word."""
    found = [each.anchor for each in first_entries(load_book(), "loyality")]
    assert "gl. Loyalty Point" in found


@pytest.mark.parametrize(
    ("language", "written", "meant"),
    [
        ("es", "asendado", "hacendado"),
        ("es", "govierno", "gobierno"),
        ("en", "assasin", "assassin"),
    ],
)
def test_spellings_that_sound_alike_are_equal(language: str, written: str, meant: str) -> None:
    assert dict(load_book(language).answer(written).guessed) == {written: meant}


@pytest.mark.parametrize(
    ("one", "other", "away"),
    [("jail", "jail", 0), ("jial", "jail", 1), ("sack", "sacks", 1), ("mine", "bank", 3)],
)
def test_distance(one: str, other: str, away: int) -> None:
    assert distance(one, other, 2) == min(away, 3)


# --- Legality at present --------------------------------------------------------------------------


def test_every_rule_with_an_action_is_in_the_book() -> None:
    assert [each for each in DEEDS_BY_RULE if load_book().entry(each) is None] == []


def test_the_answer_says_whether_it_is_possible_now(
    open_table: OpenTable, deck: Deck, qtbot: QtBot
) -> None:
    session = Session.new(deck, Options(), 1, (SeatSetup("Carmen", 1), SeatSetup("Rosa", 2)))
    desk = open_table(session).desk
    desk.reading.open()
    window = desk.reading.window
    assert isinstance(window, RulesWindow)
    window.search.setText("buy a market card")
    assert "You can do this now." in window.page.toPlainText()
    free = [each for each in session.legal() if isinstance(each, act.Buy)]
    desk.model.submit(free[0])
    desk.model.submit(next(each for each in session.legal() if isinstance(each, act.Speculate)))
    assert "You can do this now." not in window.page.toPlainText()
    assert "Not now: " in window.page.toPlainText()
    window.search.setText("tripartite")
    assert "now" not in window.page.toPlainText().splitlines()[1].casefold()
