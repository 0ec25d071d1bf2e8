"""Tests of the painted table's figures."""

import pytest

from tests.shares import spread
from tests.table.table_figures import (
    MEASURED,
    SEATS,
    WINDOWS,
    Figure,
    Setting,
    complaints,
    complaints_of_carrying,
    listed,
    settings,
)

pytestmark = pytest.mark.usefixtures("qapp")

ELSEWHERE = tuple(window for window in WINDOWS if window != MEASURED)


@pytest.mark.parametrize("setting", spread(settings((MEASURED,)), 6), ids=str)
def test_figures_hold_or_are_no_worse_than_listed(setting: Setting) -> None:
    assert complaints(setting, listed()) == []


@pytest.mark.parametrize(
    ("value", "listed_value", "at_least", "worse"),
    [
        (11.9996, 12.0, True, False),
        (11.995, 12.0, True, True),
        (12.0004, 12.0, False, False),
        (12.005, 12.0, False, True),
        (0.0304, 0.03, False, False),
        (0.0306, 0.03, False, True),
    ],
)
def test_a_figure_is_worse_if_it_would_be_listed_so(
    value: float, listed_value: float, at_least: bool, worse: bool
) -> None:
    assert Figure("bare ground", value, 0, at_least).worse_than(listed_value) == worse


@pytest.mark.long
@pytest.mark.parametrize("setting", list(settings(ELSEWHERE)), ids=str)
def test_figures_of_other_windows(setting: Setting) -> None:
    assert complaints(setting, listed()) == []


@pytest.mark.parametrize("seats", spread(SEATS[:0:-1], 0, 2))
def test_no_item_moves_while_a_card_is_dragged(seats: int) -> None:
    assert complaints_of_carrying(seats, listed()) == []
