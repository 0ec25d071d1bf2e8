"""Tests of decimal fractions, which have a comma in French and Spanish."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from paxdesk.language import english, set_translator
from paxdesk.mexican_adventure.robots.reasons import spoken_reason
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.puzzles import chance_told
from paxdesk.mexican_adventure.table.words.analysis_words import expected

BOARD = load_material().board


@pytest.fixture(autouse=True)
def with_a_comma() -> Iterator[None]:
    """Write decimal fractions in English with a comma during a test."""
    set_translator(
        lambda words, number: english(words.replace("{whole}.{tenths}", "{whole},{tenths}"), number)
    )
    yield
    set_translator(english)


def test_losses_expected_by_a_robot() -> None:
    said = "Expect about 2,4 losses dealt and 1,0 taken."
    assert spoken_reason("Expect about 2.4 losses dealt and 1.0 taken.", BOARD) == said


def test_average_losses() -> None:
    assert expected(240) == "2,4"


def test_a_chance_in_percent() -> None:
    assert chance_told(Fraction(1, 8)).endswith("in 8 (12,5 %)")
    assert chance_told(Fraction(1, 4)).endswith("in 4 (25 %)")
