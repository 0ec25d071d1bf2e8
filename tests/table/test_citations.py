"""Tests that all rule books contain the cited rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import paxdesk
from paxdesk.desk.rule_text import spoken
from paxdesk.desk.rulebook import Book, read_book
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.resources import assets_folder
from paxdesk.session.randomness import RandomPlayer
from tests.prose import STRING_OR_COMMENT
from tests.scenario_files import ALL

GAME = Path(paxdesk.__file__).parent / "porfiriana"
ROOMS = ("rules", "robots", "audit", "scenarios", "saves")
"""Packages that cite rules; elsewhere, an id may be the name of a key, such as F1."""
LANGUAGES = ("en", "es", "fr")
CITED = re.compile(r"\b(?:[A-M]|R)\d{1,2}\b")
GLOSSARY = re.compile(r"""(["'])(gl\. .+?)\1""")


def books() -> dict[str, Book]:
    return {language: read_book(assets_folder() / "rules" / language) for language in LANGUAGES}


def missing(rules: set[str]) -> list[str]:
    """Return the ids without a text, each with the language."""
    found = []
    for language, book in books().items():
        for rule in sorted(rules):
            entry = book.entry(rule)
            if entry is None or not spoken(entry.text).strip():
                found.append(f"{rule} ({language})")
    return found


def in_code() -> Iterator[str]:
    """Yield the rules and terms cited in strings and comments."""
    for room in ROOMS:
        for file in sorted((GAME / room).rglob("*.py")):
            for found in STRING_OR_COMMENT.finditer(file.read_text(encoding="utf-8")):
                yield from CITED.findall(found[0])
                yield from (name for _, name in GLOSSARY.findall(found[0]))


def test_citations_of_the_code() -> None:
    cited = set(in_code())
    assert len(cited) > 130
    assert missing(cited) == []


@pytest.mark.long
def test_citations_of_scenarios() -> None:
    cited: set[str] = set()
    for place in ALL:
        for rules in (place.plain.get("rules", []), *_refused(place.plain)):
            cited.update([rules] if isinstance(rules, str) else rules)
    assert len(cited) > 220
    assert missing(cited) == []


def _refused(scenario: dict[str, list[object]]) -> Iterator[object]:
    for step in scenario.get("do", []):
        if isinstance(step, dict):
            yield step.get("rule", [])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_citations_of_refusals(deck: Deck, players: int) -> None:
    """Earlier actions are tried again."""
    cited: set[str] = set()
    refusals = 0
    state = deal(deck, players, players)
    chooser = RandomPlayer.for_game(players)
    tried: dict[Action, None] = {}
    while not state.over and refusals < 6000:
        legal = legal_actions(state)
        for action in list(tried)[-25:]:
            refused = refusal(state, action)
            if refused is not None:
                refusals += 1
                cited.update(refused.rules)
        tried |= dict.fromkeys(legal)
        perform(state, chooser.choose(legal))
    assert refusals > 1000
    assert len(cited) > 20
    assert missing(cited) == []
