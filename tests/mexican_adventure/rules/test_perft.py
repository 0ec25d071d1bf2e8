"""Counts of lines of play in small positions, to detect changes.

Depth 1 is counted by hand below; counts at greater depths are regression values.
"""

import pytest

from paxdesk.mexican_adventure.rules.engine import begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.state import State
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS, laid
from tests.shares import spread


def perft(state: State, depth: int) -> int:
    """Return the number of lines of play, of ``depth`` actions or to the end."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for action in legal_actions(state):
        after = state.copy()
        perform(after, action)
        total += perft(after, depth - 1)
    return total


POSITIONS = {
    # Each of two leaders may ride to 68 other zones, or the step ends.
    "two riders": "{phase: ops.f, turn: 10, zones: {merida: {leaders: [douay]}, "
                  "durango: {leaders: [mendez]}}}",
    # Four attitudes for each side.
    "a field": "{phase: ops.i, turn: 10, zones: {lagos: {imperial: 2B.french, republican: 3C}}}",
    # Of three chits, keep one and give another.
    "a draw": "{phase: admin.g, turn: 10, bowl: [8, 9, 10, 11, 12, 13, 14], "
              "zones: {colima: {republican: 1C}}}",
    # An FP may be raised in 35 zones, one or both may improve, or the step ends.
    "a barrack": "{phase: admin.f, turn: 10, played: [49], rp: {republican: 3}, "
                 "zones: {oaxaca: {republican: 2C}}}",
    # A ship may sail to thirteen other ports, with the FP or without, or the step ends.
    "a harbour": "{phase: ops.d, turn: 10, zones: {veracruz: {imperial: 1A.french, navies: 1}}}",
    # A raid is possible in all zones but that of the Guerrilla, which may be picked up.
    "a raid": "{phase: pac.a, turn: 10, rp: {republican: 1}, reserve: 1, "
              "zones: {colima: {guerrilla: true}, durango: {imperial: 2B.french}}}",
    # One order may be given; then the force may take every way of 5.3.
    "a march": "{phase: ops.b, turn: 10, rp: {republican: 1}, "
               "zones: {oaxaca: {republican: 1C, leaders: [diaz]}}}",
}  # fmt: skip
COUNTS: dict[str, list[int]] = {
    "two riders": [1, 137],
    "a field": [1, 4, 16, 54],
    "a draw": [1, 6, 24],
    "a barrack": [1, 38, 224, 900],
    "a harbour": [1, 27, 54, 324],
    "a raid": [1, 70, 207, 546],
    "a march": [1, 2, 26, 208],
}
LONG = 3
"""Depth from which counting takes seconds, except for the field."""


def is_quick(of: tuple[str, int]) -> bool:
    name, depth = of
    return depth < LONG or name == "a field"


DEPTHS = sorted(
    ((name, depth) for name in COUNTS for depth in range(len(COUNTS[name]))),
    key=is_quick,
    reverse=True,
)


@pytest.mark.parametrize(
    ("name", "depth"),
    spread(DEPTHS, sum(map(is_quick, DEPTHS)), unpack=True),
)
def test_lines_of_a_small_position(name: str, depth: int) -> None:
    assert perft(laid(POSITIONS[name]), depth) == COUNTS[name][depth]


SETUPS: dict[str, list[int]] = {
    "puebla": [101, 109],
    "conquest": [110, 118],
    "maximilian": [323, 307],
    "retreat": [572, 552],
    "campaign": [101, 109],
}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lines_of_a_set_up(scenario: str) -> None:
    """The numbers of first and second placements are unchanged."""
    state = begin(MATERIAL, scenario, 1)
    first = legal_actions(state)
    perform(state, first[0])
    assert [len(first), len(legal_actions(state))] == SETUPS[scenario]


@pytest.mark.parametrize("name", POSITIONS)
def test_counting_changes_nothing(name: str) -> None:
    state = laid(POSITIONS[name])
    before = state.copy()
    perft(state, 1)
    assert state == before
