"""The menu of the home page, with another game of the program at its foot."""

from itertools import combinations

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect

from paxdesk.desk.home.home_sheet import HomeSheet
from paxdesk.desk.protocol.table_game import OtherGame
from paxdesk.porfiriana.table.pax_table import PaxTable
from tests.table import tables
from tests.table.conftest import OpenTable


@pytest.mark.parametrize("size", [(1280, 701), (1366, 749), (1920, 1080)])
@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("others", [0, 1])
def test_no_button_lies_over_another(
    open_table: OpenTable, size: tuple[int, int], touch: bool, others: int
) -> None:
    window = open_table(width=size[0], height=size[1])
    window.store.change(touch=touch)
    window.others = (OtherGame("other", "Another Game", lambda: PaxTable(tables.deck())),) * others
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    column = [*home.menu.values(), *home.others, *home.languages.buttons.values()]
    assert len(column) == 13 + others
    frame = round(3 * home.scale)  # only there for the brackets of the focus
    inside = QMargins(frame, frame, frame, frame)
    places = [QRect(each.mapTo(home, QPoint()), each.size()) - inside for each in column]
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    assert all(home.rect().contains(place) for place in places)
