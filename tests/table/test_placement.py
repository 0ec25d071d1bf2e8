"""Places of the cards of a tableau: inside their zone, none hidden, in any number."""

from itertools import combinations, pairwise

import pytest

from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.layout.division_values import ONE_LINE_HEAD, crowd_of
from paxdesk.porfiriana.table.layout.layout import PaxLayout, zones
from paxdesk.porfiriana.table.layout.placement import (
    TableauLayout,
    active_tableau,
    fold_out,
    hand_places,
    holdings,
    opposite_tableaus,
)
from tests.table import tables

SIZES = [(1280, 720), (1366, 768), (1920, 1080)]
SEATS = [2, 4, 6]


@pytest.fixture(params=["start", "middle", "crowded"])
def table(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def position(table: str, seats: int) -> State:
    state = getattr(tables, table)(seats)
    assert isinstance(state, State)
    return state


def all_cards(state: State, seat: int) -> list[int]:
    held = holdings(state, seat)
    cards = [held.hacendado, *held.army, *held.enterprises, *held.stationed.values()]
    return sorted([*cards, *held.partners, *([0] if held.grudges else [])])


def check(tableau: TableauLayout, state: State, seat: int) -> None:
    """Check that every card has one place, with a visible part that no other visible part
    overlaps."""
    assert sorted(place.number for place in tableau.places) == all_cards(state, seat)
    for first, second in combinations(tableau.places, 2):
        assert not first.shown.overlaps(second.shown), (first, second)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_opponents_have_all_their_cards_in_their_place(
    table: str, size: tuple[int, int], seats: int
) -> None:
    state = position(table, seats)
    found = zones(*size, crowd_of(state, 1))
    seats_there = state.clockwise(1)[:-1]
    held = [holdings(state, seat) for seat in seats_there]
    for noted in (False, True):
        tableaus = opposite_tableaus(held, found, noted=noted)
        for seat, place, tableau in zip(seats_there, found.opponents, tableaus, strict=True):
            check(tableau, state, seat)
            for card in tableau.places:
                assert place.contains(card.shown, slack=0.5), card
                if card.role != "army" and not noted:
                    assert card.rect.width >= (46 if tableau.form == "card" else 24)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_seat_at_the_bottom_has_all_its_cards_in_its_rows(
    table: str, size: tuple[int, int], seats: int
) -> None:
    state = position(table, seats)
    found = zones(*size, crowd_of(state, 1))
    tableau = active_tableau(holdings(state, 1), found)
    check(tableau, state, 1)
    rows = {"partner": found.partners, "grudges": found.grudges or found.active}
    for card in tableau.places:
        assert rows.get(card.role, found.enterprises).contains(card.rect, slack=0.5), card
        assert card.shown.width >= 19
    if tableau.next_place:
        assert not any(tableau.next_place.overlaps(card.rect) for card in tableau.places)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_fold_out_shows_every_card_on_its_sheet(
    table: str, size: tuple[int, int], seats: int
) -> None:
    state = position(table, seats)
    found = zones(*size, crowd_of(state, 1))
    for which, seat in enumerate(state.clockwise(1)[:-1]):
        opened = fold_out(holdings(state, seat), found, which, hand=5)
        check(opened.tableau, state, seat)
        assert found.window.contains(opened.rect)
        assert opened.rect.right <= found.prompt.right
        for card in opened.tableau.places:
            assert card.rect.width >= 66
            assert opened.rect.contains(card.rect)
        assert all(opened.rect.contains(place) for place in opened.hand)
        assert len(opened.hand) == 5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_fold_out_is_as_wide_as_what_lies_on_it(
    table: str, size: tuple[int, int], seats: int
) -> None:
    """Or as its place or head, if wider; cards overlap only if it is full."""
    state = position(table, seats)
    found = zones(*size, crowd_of(state, 1))
    for which, seat in enumerate(state.clockwise(1)[:-1]):
        for hand in (0, 5):
            opened = fold_out(holdings(state, seat), found, which, hand)
            rects = [each.rect for each in opened.tableau.places if each.role != "army"]
            cards = sorted((*rects, *opened.hand), key=lambda each: each.x)
            least = max(found.opponents[which].width, ONE_LINE_HEAD * found.text + 24)
            widest = found.prompt.width
            army = [each.rect for each in opened.tableau.places if each.role == "army"]
            side = [each for each in cards if each.y == max(other.y for other in cards)]
            last = max(each.right for each in (*cards, *army))
            free = opened.rect.right - last
            assert side[0].x - opened.rect.x == 11
            assert free >= 11 - 0.01
            most = 140 if found.large else 108
            assert side[0].width == most or widest - opened.rect.width < 2 * len(side)
            if opened.rect.width == widest:
                continue
            assert opened.rect.width == pytest.approx(max(least, last - opened.rect.x + 17))
            fan = max((each.right for each in army), default=side[0].right) - side[0].right
            for index, (one, other) in enumerate(pairwise(side)):
                assert other.x - one.right == pytest.approx(6 + (fan if index == 0 else 0))


@pytest.mark.parametrize("cards", [0, 1, 5, 7, 12])
def test_the_hand_has_five_places_and_closes_up(cards: int) -> None:
    found: PaxLayout = zones(1366, 768, 4)
    places = hand_places(cards, found)
    assert len(places) == cards
    assert all(found.hand.contains(rect, slack=0.5) for rect, _ in places)
    for (_, first), (_, second) in combinations(places, 2):
        assert not first.overlaps(second)


def test_cards_come_before_tiles() -> None:
    """Tiles are used only if cards with names do not fit."""
    middle, crowded = tables.middle(4), tables.crowded(4)
    forms = []
    for state in (middle, crowded):
        found = zones(1366, 768, crowd_of(state, 1))
        held = [holdings(state, seat) for seat in state.clockwise(1)[:-1]]
        forms.append({each.form for each in opposite_tableaus(held, found)})
    assert forms == [{"card"}, {"tile"}]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_opponents_have_cards_of_one_size_in_rows_at_the_same_heights(
    size: tuple[int, int], seats: int
) -> None:
    state = tables.middle(seats)
    found = zones(*size, crowd_of(state, 1))
    held = [holdings(state, seat) for seat in state.clockwise(1)[:-1]]
    tableaus = opposite_tableaus(held, found)
    for role in ("enterprise", "partner"):
        cards = [card for each in tableaus for card in each.places if card.role == role]
        assert len({card.rect.width for card in cards}) == 1
    tops = [{card.rect.y for card in each.places if card.role == "hacendado"} for each in tableaus]
    assert all(each == tops[0] for each in tops)
