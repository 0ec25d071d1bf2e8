"""Tests of the painted table's figures."""

import pytest

from tests.shares import spread
from tests.table.table_figures import (
    MEASURED,
    SEATS,
    WINDOWS,
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


@pytest.mark.long
@pytest.mark.parametrize("setting", list(settings(ELSEWHERE)), ids=str)
def test_figures_of_other_windows(setting: Setting) -> None:
    assert complaints(setting, listed()) == []


@pytest.mark.parametrize("seats", spread(SEATS[:0:-1], 0, 2))
def test_no_item_moves_while_a_card_is_dragged(seats: int) -> None:
    assert complaints_of_carrying(seats, listed()) == []
