"""Tests of robots' reasons in saved games of every format."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.desk.words import LanguageSwitch, translators
from paxdesk.mexican_adventure.robots import reasons as adventure_reasons
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.saves import open_saved as open_adventure
from paxdesk.porfiriana.robots.reasons import UNSAID, meaning_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import FORMAT, open_saved
from paxdesk.porfiriana.table.words.advice_words import reason_words
from tests.files.test_corpus import CORPUS

SPOKEN: tuple[Language, ...] = ("en", "fr", "es")
FIRST_WITH_ROBOTS = 2
SOLO = sorted(
    path for path in CORPUS for mode in ("solo-diaz", "solo-paxomatic") if path.stem.endswith(mode)
)
ADVENTURE = Path(__file__).parents[1] / "mexican_adventure" / "corpus" / "form-2.pax"
"""Saved game of format 2; games of format 1 have no robots."""


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[Language], None]]:
    interpreter = LanguageSwitch(SettingsStore())
    yield lambda spoken: interpreter.speak(spoken, translators(spoken))
    interpreter.close()


def told_apart(told: dict[Language, list[str]], kept: list[str]) -> None:
    for number, reason in enumerate(kept):
        said = [told[each][number] for each in SPOKEN]
        assert all(said), reason
        assert len({*said, reason}) == len(SPOKEN) + 1, (reason, said)
        assert not any("{" in each for each in said)


def test_every_form_has_reasons_of_both_solitaire_games() -> None:
    assert len(SOLO) == 2 * len(range(FIRST_WITH_ROBOTS, FORMAT + 1))


@pytest.mark.parametrize("path", SOLO, ids=[path.stem for path in SOLO])
def test_the_reasons_of_its_robots_are_reported(
    path: Path, deck: Deck, speak: Callable[[Language], None]
) -> None:
    session = open_saved(path, deck).session
    kept = sorted({entry.reason for entry in session.journal if entry.reason})
    meanings = [meaning_of(each.rpartition(": ")[2]) for each in kept]
    assert all(meanings)
    kept = [
        each for each, found in zip(kept, meanings, strict=True) if found and found[0] not in UNSAID
    ]
    assert len(kept) > 10
    told: dict[Language, list[str]] = {}
    for language in SPOKEN:
        speak(language)
        told[language] = [
            reason_words(each, session.state, {1: "Ana", 2: "Rosa", 3: "Luz"}) for each in kept
        ]
    told_apart(told, kept)


def test_the_reasons_of_the_adventure_are_reported(speak: Callable[[Language], None]) -> None:
    material = load_material(ADVENTURE.with_name("cards-of-then"))
    session = open_adventure(ADVENTURE, material).session
    kept = sorted({entry.reason for entry in session.journal if entry.reason})
    assert len(kept) > 5
    told: dict[Language, list[str]] = {}
    for language in SPOKEN:
        speak(language)
        told[language] = [adventure_reasons.spoken_reason(each, material.board) for each in kept]
    for number, reason in enumerate(kept):
        assert adventure_reasons.meaning_of(reason)[0], reason
        assert len({told[each][number] for each in SPOKEN}) == len(SPOKEN)
