"""The table of several persons at one screen: fixed places, and rows of cards of one size."""

from itertools import combinations

import pytest

from paxdesk.desk.scene.geometry import CLOSED, DockPlan, Rect
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.layout.layout import PaxLayout
from paxdesk.porfiriana.table.layout.lines import backs_place, line_zones, room_for_cards, seat_rows
from paxdesk.porfiriana.table.layout.placement import TableauLayout, holdings, opposite_tableaus
from tests.table.moments import MOMENTS, moment
from tests.table.table_figures import WINDOWS

SEATS = range(2, 7)


def of(seats: int, window: tuple[int, int], piles: int = 1, touch: bool = False) -> PaxLayout:
    width, height = (min(each) for each in zip(window, (1920, 1080), strict=True))
    return line_zones(width, height, seats, 0, touch, DockPlan(), 1.0, piles)


def areas(found: PaxLayout) -> list[Rect]:
    """Return everything that must not overlap."""
    assert found.plate is not None
    single = [found.regime, found.plate, found.ledger, found.prompt, found.header, found.end_turn]
    piles = [found.deck, found.headlines, found.discards, *found.publics, found.topples]
    dock = [each for each in (found.inspector, found.log) if each is not None]
    return [found.top_bar, *found.opponents, *found.slots, found.hand, *single, *piles, *dock]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_overlaps_or_leaves_the_window(
    seats: int, window: tuple[int, int], touch: bool
) -> None:
    for piles in (1, 4, 12, 20):
        found = of(seats, window, piles, touch)
        for first, second in combinations(areas(found), 2):
            assert not first.overlaps(second, slack=0.5), (first, second)
        assert all(found.window.contains(each, slack=0.5) for each in areas(found))


@pytest.mark.parametrize("seats", SEATS)
def test_the_common_column_does_not_depend_on_cards(seats: int) -> None:
    bare, crowded = of(seats, (1366, 768)), of(seats, (1366, 768), 20)
    names = ("regime", "ledger", "slots", "hand", "deck", "topples", "end_turn", "prompt")
    assert all(getattr(bare, name) == getattr(crowded, name) for name in names)
    lefts = [[(each.x, each.y) for each in zones.opponents] for zones in (bare, crowded)]
    assert lefts[0][0] == lefts[1][0]
    assert bare.inspector is not None
    assert crowded.inspector is None


def rows_of(state: State, found: PaxLayout) -> tuple[TableauLayout, ...]:
    return opposite_tableaus([holdings(state, seat) for seat in state.players], found)


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_cards_lie_in_their_place_and_keep_their_order(seats: int, name: str) -> None:
    state = moment(seats, name)
    piles = max(holdings(state, seat).piles for seat in state.players)
    found = of(seats, (1366, 768), piles)
    for place, tableau in zip(found.opponents, rows_of(state, found), strict=True):
        room = room_for_cards(place, found.brief)
        assert all(room.contains(each.rect, slack=1) for each in tableau.places)
        shown = [each.shown for each in tableau.places]
        assert not any(a.overlaps(b, slack=1) for a, b in combinations(shown, 2))


def test_more_cards_are_never_larger() -> None:
    room = Rect(0, 0, 838, 137)
    widths = [seat_rows(count, (), room, 78).width for count in range(1, 30)]
    assert widths == sorted(widths, reverse=True)
    assert min(widths) >= 0.7 * 78


def test_a_first_troop_moves_nothing() -> None:
    room = Rect(0, 0, 838, 137)
    assert seat_rows(6, (), room, 78) == seat_rows(6, (2,), room, 78)


def test_backs_lie_beside_the_cards_or_nowhere() -> None:
    room, card = Rect(0, 0, 400, 140), Rect(0, 20, 78, 109)
    found = backs_place([card], room, 5)
    assert found is not None
    assert found.x > card.right
    assert found.right == room.right
    assert backs_place([Rect(320, 20, 78, 109)], room, 5) is None
    assert backs_place([card], room, 0) is None


def test_a_folded_dock_leaves_its_room_to_the_seats() -> None:
    open_dock = of(4, (1366, 768))
    folded = line_zones(1366, 768, 4, 0, False, CLOSED)
    assert folded.opponents[0].width > open_dock.opponents[0].width
