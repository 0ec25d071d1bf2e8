"""Tests that all visible texts are translated."""

import random
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.rulebook import load_book
from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import SoloMode
from paxdesk.porfiriana.table.lessons import load_courses
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from paxdesk.resources import assets_folder
from tests.shares import spread
from tests.table import tour
from tests.table.conftest import OpenTable
from tests.table.test_sheets_fit import questions
from tests.table.tongues import (
    DYE,
    FIELD,
    catalogue,
    dyed_book,
    dyed_course,
    dyed_english,
    translated,
)
from tests.table.visible_texts import Reader, names, record_painting, written

STEPS = 25
WHOLE = 5000
"""Number of steps that no game reaches."""
RandomGame: TypeAlias = tuple[int, int, int, SoloMode | None]
"""Number of seats, number of robots, seed and solo mode."""


@pytest.fixture
def interpreter() -> Iterator[LanguageSwitch]:
    interpreter = LanguageSwitch(SettingsStore())
    yield interpreter
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # windows of this test
    interpreter.close()


@pytest.mark.parametrize("language", ["es", "fr"])
def test_every_sentence_is_translated(language: Language) -> None:
    missing = [each.source for each in catalogue(language) if not each.forms]
    assert not missing, f"{len(missing)} sentences, such as {missing[:3]}"


@pytest.mark.parametrize("language", ["es", "fr"])
def test_translations_have_the_fields_of_their_sentences(language: Language) -> None:
    for each in catalogue(language):
        for number, form in enumerate(each.forms):
            wanted, found = sorted(FIELD.findall(each.source)), sorted(FIELD.findall(form))
            if number == 0 and "%n" not in found:
                wanted = [field for field in wanted if field != "%n"]  # one thing needs no figure
            assert found == wanted, form


# --- Every visible text --------------------------------------------------------------------------

TONGUES = spread(["english", "es", "fr"], quick=0, long=1)
"""Languages with marked letters; English finds untranslated text."""
GAMES: list[RandomGame] = [(2, 0, 1, None), (4, 0, 3, None), (3, 1, 5, None), (1, 0, 7, "diaz")]
"""Games of the slow tests."""


@pytest.fixture(params=TONGUES)
def spoken(
    request: pytest.FixtureRequest, interpreter: LanguageSwitch, monkeypatch: pytest.MonkeyPatch
) -> str:
    """Mark all translated letters of a language; return its name."""
    tongue: str = request.param
    language: Language = "fr" if tongue == "fr" else "es"
    interpreter.speak(language, [dyed_english() if tongue == "english" else translated(language)])
    if tongue == "english" or (assets_folder() / "rules" / tongue).is_dir():
        rules = dyed_book(load_book(language))
        monkeypatch.setattr("paxdesk.desk.rulebook.load_book", lambda *_: rules)
    courses = [dyed_course(each, language) for each in load_courses()]
    monkeypatch.setattr("paxdesk.porfiriana.table.lessons.load_courses", lambda: courses)
    return tongue


class Watcher:
    """Collector of untranslated texts at each stop of a tour."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, deck: Deck) -> None:
        self.painted = record_painting(monkeypatch)
        self.reader = Reader(names(deck))
        self.found: dict[str, str] = {}

    def watch(self, window: TableWindow, stops: Iterable[str]) -> None:
        for stop in stops:
            window.grab()
            finish_all(window)
            texts = [*written(window), *(("painted", words) for words in self.painted)]
            self.painted.clear()
            for where, text in texts:
                if left := self.reader.untranslated(text):
                    self.found.setdefault(left, f"{stop}, {where}: {text.replace(DYE, '')}")

    def check(self) -> None:
        told = "\n".join(f"{words}\n    {where}" for words, where in sorted(self.found.items()))
        assert not self.found, f"{len(self.found)} texts:\n{told}"


@pytest.fixture
def watcher(spoken: str, monkeypatch: pytest.MonkeyPatch, deck: Deck) -> Watcher:
    for window in QApplication.topLevelWidgets():  # of other tests, in another language
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return Watcher(monkeypatch, deck)


def walk(watcher: Watcher, open_table: OpenTable, deck: Deck, game: RandomGame, steps: int) -> None:
    seats, robots, seed, solo = game
    plan = plain_game(seats, seed)
    machines = tuple(evolve(seat, robot="paxomatic") for seat in plan.seats[:robots])
    plan = evolve(plan, seats=(*machines, *plan.seats[robots:]), solo=solo)
    window = open_table(plan.deal(deck))
    watcher.watch(window, tour.play(window, random.Random(seed), steps))
    watcher.check()


@pytest.mark.parametrize("game", spread(GAMES[1:], quick=0, long=0))
def test_every_text_in_a_random_game(
    watcher: Watcher, open_table: OpenTable, deck: Deck, game: RandomGame
) -> None:
    walk(watcher, open_table, deck, game, STEPS)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_text_in_whole_games(
    watcher: Watcher, open_table: OpenTable, deck: Deck, game: RandomGame
) -> None:
    walk(watcher, open_table, deck, game, WHOLE)


def test_every_text_of_the_guided_first_game(watcher: Watcher, open_table: OpenTable) -> None:
    window = open_table()
    watcher.watch(window, tour.guide(window))
    watcher.check()


def test_every_text_on_every_card(watcher: Watcher, open_table: OpenTable) -> None:
    window = open_table()
    watcher.watch(window, tour.cards(window))
    watcher.check()


def test_every_question_a_sheet_asks(watcher: Watcher, open_table: OpenTable, deck: Deck) -> None:
    window = open_table()
    for (kind, _), state in questions(deck).items():
        window.play(position_session(state))
        curtain = window.desk.flow.curtain
        if curtain is not None:
            curtain.button.click()
            QApplication.processEvents()
        watcher.watch(window, [kind])
    watcher.check()
