"""The menu of the home page, with the program's other games at its foot."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.protocol.table_game import OtherGame
from paxdesk.porfiriana.table.game_table import PaxTable
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable


@pytest.mark.parametrize("size", spread([(1280, 701), (1366, 749), (1920, 1080)]))
def test_no_button_lies_over_another(open_table: OpenTable, size: tuple[int, int]) -> None:
    window = open_table(width=size[0], height=size[1])
    for touch, others in product([False, True], [0, 1]):
        window.store.change(touch=touch)
        window.others = (
            OtherGame("other", "Another Game", lambda: PaxTable(tables.deck())),
        ) * others
        window.show_home()
        check_home(window.dialog, others)
        window.close_dialog()


def check_home(home: object, others: int) -> None:
    assert isinstance(home, HomeSheet)
    column = [*home.menu.values(), *home.others, *home.languages.buttons.values()]
    assert len(column) == 13 + others
    frame = round(3 * home.scale)  # margin for the focus brackets
    inside = QMargins(frame, frame, frame, frame)
    places = [QRect(each.mapTo(home, QPoint()), each.size()) - inside for each in column]
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    assert all(home.rect().contains(place) for place in places)
