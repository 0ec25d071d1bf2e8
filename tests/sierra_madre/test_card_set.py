"""Tests of lines of card facts."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import median

import pytest
from attrs import evolve

from paxdesk.sierra_madre.card_lines import FactsLineError, facts_line, read_facts_line
from paxdesk.sierra_madre.rules.cards import CARDS, Facts, in_order
from tests.sierra_madre.test_random_games import printed

ORDER = sorted(CARDS, key=in_order)


def test_random_facts_survive_a_round_trip() -> None:
    chance = Random(5)
    for card in ORDER * 5:
        facts = printed(card, chance)
        assert read_facts_line(facts_line(facts), card) == facts


def shortest(facts: Facts, card: str) -> str:
    """Return a line for these facts with the shortest abbreviation of the kind."""
    numbers = [facts.quarters, facts.profit, facts.bars]
    while numbers and not numbers[-1]:
        numbers.pop()
    rest = [*map(str, numbers), *(["u"] if facts.land == "us" else [])]
    name = [f'"{facts.name}"'] if facts.name else []
    for end in range(1, len(facts.kind) + 1):
        line = " ".join((facts.kind[:end], *rest, *name))
        with suppress(FactsLineError):
            if read_facts_line(line, card) == facts:
                return line
    raise AssertionError(facts)


def test_all_cards_are_typed_in_short(count: Callable[[str], None]) -> None:
    """A card without its name takes at most 30 keys."""
    chance = Random(200)
    keys, named = [], 0
    for card in ORDER:
        facts = printed(card, chance)
        plain = evolve(facts, name="")
        keys.append(len(shortest(plain, card)) + 1)
        named += len(shortest(facts, card)) + 1
    assert len(keys) == 200
    assert max(keys) <= 30
    minutes = named * 1.04 * 0.35 / 60
    assert minutes <= 40
    count(f"median {median(keys):.0f} keys without names, the longest {max(keys)}; "
          f"{named} keys with names, {minutes:.0f} minutes for {len(keys)} cards")  # fmt: skip


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        ('copper_mine quarters 2 profit 3 us "La Colorada"',
         Facts("copper_mine", 2, 3, 0, "us", "La Colorada")),
        ('cop 2 3 u "La Colorada"', Facts("copper_mine", 2, 3, 0, "us", "La Colorada")),
        ("gold 0 4 2", Facts("gold_mine", 0, 4, 2)),
        ("ha b 1 pr 3", None),
        ("ha pr 3 b 1", Facts("hacienda", 0, 3, 1)),
        ("STORE p 2 US", Facts("store", 0, 2, 0, "us")),
    ],
)  # fmt: skip
def test_a_line_may_be_abbreviated(line: str, facts: Facts | None) -> None:
    if facts is None:
        with pytest.raises(FactsLineError, match="expected"):
            read_facts_line(line, "C1")
    else:
        assert read_facts_line(line, "C1") == facts


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "the line ends here"),
        ("h", "hacienda or hospital"),
        ("vineyard 2", "“vineyard”"),
        ("store profit", "a number"),
        ("store profit us", "a number"),
        ("store 1 2 0 4", "“4”"),
        ("store 13", "12"),
        ("store us us", "“us”"),
        ('store "a" "b"', "once"),
        ("store ?", "“?”"),
    ],
)
def test_a_wrong_line_is_refused_with_the_expectation(line: str, said: str) -> None:
    with pytest.raises(FactsLineError) as told:
        read_facts_line(line, "C1")
    assert said in str(told.value)
