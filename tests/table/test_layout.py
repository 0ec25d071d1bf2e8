"""Tests of the layout of areas and cards."""

import math
import random
from collections.abc import Callable
from itertools import combinations

import pytest

from paxdesk.desk.scene.geometry import CLOSED, DockPlan, Rect, magnification
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.layout.layout import BETWEEN, PaxLayout, stepped, zones
from paxdesk.porfiriana.table.layout.measures import CARD_RATIO, POKE, SOLO_PARTS
from paxdesk.porfiriana.table.layout.placement import (
    MOST_ROWS,
    ROOMY,
    Holdings,
    TableauLayout,
    backs_place,
    fold_out,
    hand_places,
    holdings,
    room_for_cards,
    seat_rows,
    tableau_of,
)
from tests.table import tables
from tests.table.moments import MOMENTS, SEATS, moment
from tests.table.table_figures import WINDOWS

DOCKS = (DockPlan(), CLOSED, DockPlan(insist=True), DockPlan(left=True), DockPlan(width=480))


def of(seats: int, window: tuple[int, int], piles: int = 1, touch: bool = False) -> PaxLayout:
    width, height = (min(each) for each in zip(window, (1920, 1080), strict=True))
    return zones(width, height, seats, 0, touch, DockPlan(), 1.0, piles)


def areas(found: PaxLayout) -> list[Rect]:
    single = [found.regime, found.plate, found.ledger, found.prompt, found.header, found.end_turn]
    piles = [found.deck, found.headlines, found.discards, *found.publics, found.topples]
    dock = [each for each in (found.inspector, found.log) if each is not None]
    return [found.top_bar, *found.places, *found.slots, found.hand, *single, *piles, *dock]


def check_areas(found: PaxLayout) -> None:
    for first, second in combinations(areas(found), 2):
        assert not first.overlaps(second, slack=0.5), (first, second)
    assert all(found.window.contains(each, slack=0.5) for each in areas(found))


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_overlaps_or_leaves_the_window(
    seats: int, window: tuple[int, int], touch: bool
) -> None:
    for piles in (1, 4, 12, 20):
        check_areas(of(seats, window, piles, touch))


@pytest.mark.parametrize("seed", range(4))
def test_windows_of_any_size_have_an_orderly_table(seed: int) -> None:
    """There are docks, touch mode and larger text."""
    chance = random.Random(seed)
    for _ in range(60):
        width = chance.randint(1280, 2400)
        height = chance.randint(max(720, round(width / 2.6)), min(1350, round(width / 1.2)))
        seats, touch = chance.randint(1, 6), chance.random() < 0.2
        parts, dock = SOLO_PARTS if seats == 1 else 0, chance.choice(DOCKS)
        for text in (1.0, 1.15, 1.3, 1.5, 2.0):
            found = zones(width, height, max(2, seats), parts, touch, dock, text)
            check_areas(found)
            assert found.text == text


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_common_column_does_not_depend_on_cards(seats: int) -> None:
    bare, crowded = of(seats, (1366, 768)), of(seats, (1366, 768), 20)
    names = ("regime", "ledger", "slots", "hand", "deck", "topples", "end_turn", "prompt")
    assert all(getattr(bare, name) == getattr(crowded, name) for name in names)
    lefts = [[(each.x, each.y) for each in found.places] for found in (bare, crowded)]
    assert lefts[0][0] == lefts[1][0]
    assert bare.inspector is not None
    # With five seats, the inspector is in the sixth cell.
    assert (crowded.inspector is None) == (seats != 5)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_larger_window_has_no_smaller_cards(seats: int) -> None:
    for height in range(720, 1240, 60):
        found = [zones(width, height, seats).card_width for width in range(1280, 2400, 80)]
        assert found == sorted(found)
    for width in range(1280, 2400, 80):
        found = [zones(width, height, seats).card_width for height in range(720, 1240, 60)]
        assert found == sorted(found)


@pytest.mark.parametrize("window", WINDOWS)
def test_larger_text_reduces_cards_little(window: tuple[int, int]) -> None:
    width, height = (min(each) for each in zip(window, (1920, 1080), strict=True))
    for seats in range(2, 7):
        plain = zones(width, height, seats).card_width
        for text, share in ((1.5, 0.94), (2.0, 0.88)):
            assert zones(width, height, seats, text=text).card_width >= share * plain


def test_a_smaller_window_reduces_the_table_and_a_very_large_one_magnifies_it() -> None:
    assert magnification(1280, 720) == 1
    assert magnification(960, 540) == 0.75
    assert magnification(2399, 1350) == 1
    assert magnification(2400, 1350) == 1.25


def test_the_dock_folds_without_room_unless_it_is_asked_for() -> None:
    assert of(4, (1366, 768), 4).log is not None
    assert of(6, (1366, 768), 12).log is None
    insisted = zones(1366, 768, 6, plan=DockPlan(insist=True), piles=12)
    assert insisted.log is not None


def test_a_folded_dock_leaves_its_space_to_the_seats() -> None:
    open_dock = of(4, (1366, 768))
    folded = zones(1366, 768, 4, plan=CLOSED)
    assert folded.places[0].width > open_dock.places[0].width


# --- Cards before a seat --------------------------------------------------------------------------


def laid(state: State, found: PaxLayout) -> list[TableauLayout]:
    return [
        tableau_of(holdings(state, seat), place, found)
        for seat, place in zip(state.players, found.places, strict=True)
    ]


def all_cards(state: State, seat: int) -> list[int]:
    held = holdings(state, seat)
    cards = [held.hacendado, *held.army, *held.enterprises, *held.stationed.values()]
    cards = [*cards, *held.partners, *held.homeless, *([0] if held.grudges else [])]
    return sorted(cards) if held.hacendado else sorted(cards[1:])


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("seats", SEATS[1:])
@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1920, 1080)])
def test_cards_are_in_their_place_and_keep_their_order(
    seats: int, name: str, window: tuple[int, int]
) -> None:
    state = moment(seats, name)
    found = of(seats, window, max(holdings(state, seat).piles for seat in state.players))
    for seat, place, tableau in zip(state.players, found.places, laid(state, found), strict=True):
        assert sorted(each.number for each in tableau.places) == all_cards(state, seat)
        room = room_for_cards(place, found)
        assert all(room.contains(each.rect, slack=1) for each in tableau.places)
        shown = [each.shown for each in tableau.places]
        assert not any(a.overlaps(b, slack=1) for a, b in combinations(shown, 2))


@pytest.mark.parametrize("seats", SEATS[1:])
@pytest.mark.parametrize("window", WINDOWS)
def test_overlapping_cards_use_the_whole_width(seats: int, window: tuple[int, int]) -> None:
    state = moment(seats, "fullest")
    found = of(seats, window, max(holdings(state, seat).piles for seat in state.players))
    for place, tableau in zip(found.places, laid(state, found), strict=True):
        cards = [each.rect for each in tableau.places if each.role not in ("army", "troop")]
        if any(a.overlaps(b, slack=1) for a, b in combinations(cards, 2)):
            right = room_for_cards(place, found).right
            assert max(each.right for each in cards) == pytest.approx(right)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_rows_with_troops_do_not_overlap(text: float, touch: bool) -> None:
    chance = random.Random(2)
    for count in range(2, 25):
        found = zones(1280, 720, 6, 0, touch, DockPlan(), text, count)
        numbers = tuple(range(10, 9 + count))
        for share in (0.2, 0.5, 1.0):
            guards = {each: each + 100 for each in numbers if chance.random() < share}
            held = Holdings(1, 1, (3, 4), (), numbers, guards, (), ())
            cards = tableau_of(held, found.places[0], found).places
            assert all(room_for_cards(found.places[0], found).contains(each.rect) for each in cards)
            for first, second in combinations(cards, 2):
                assert not first.shown.overlaps(second.shown, slack=0.5)


def test_more_cards_are_never_larger() -> None:
    room = Rect(0, 0, 838, 137)
    widths = [seat_rows(count, (), room, 78).width for count in range(1, 30)]
    assert widths == sorted(widths, reverse=True)
    assert min(widths) >= 0.7 * 78


def test_a_first_troop_moves_no_card() -> None:
    room = Rect(0, 0, 838, 137)
    assert seat_rows(6, (), room, 78) == seat_rows(6, (2,), room, 78)


@pytest.mark.parametrize("room", [Rect(0, 0, 420, 190), Rect(0, 0, 780, 360)])
def test_cards_overlap_only_if_no_further_row_has_room(room: Rect) -> None:
    card = 61
    for count in range(1, 40):
        found = seat_rows(count, (), room, card)
        rows = math.ceil(stepped(count) / found.across)
        if found.across * (found.width + BETWEEN) - BETWEEN > room.width:
            left = room.height - rows * (CARD_RATIO * found.width + BETWEEN) - POKE * found.width
            assert left < CARD_RATIO * ROOMY * card or rows == MOST_ROWS


def test_backs_are_beside_the_cards_or_absent() -> None:
    room, card = Rect(0, 0, 400, 140), Rect(0, 20, 78, 109)
    found = backs_place([card], room, 5)
    assert found is not None
    assert found.x > card.right
    assert found.right == room.right
    assert backs_place([Rect(320, 20, 78, 109)], room, 5) is None
    assert backs_place([card], room, 0) is None


@pytest.mark.parametrize("cards", [0, 1, 5, 7, 12])
def test_the_hand_has_five_places_and_closes_up(cards: int) -> None:
    found = of(4, (1366, 768))
    places = hand_places(cards, found)
    assert len(places) == cards
    assert all(found.hand.contains(rect, slack=0.5) for rect, _ in places)
    for (_, first), (_, second) in combinations(places, 2):
        assert not first.overlaps(second)


# --- Fold-out -------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [tables.start, tables.middle, tables.crowded])
@pytest.mark.parametrize("window", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_fold_out_shows_every_card_on_its_sheet(
    position: Callable[[int], State], window: tuple[int, int], seats: int
) -> None:
    state = position(seats)
    found = of(seats, window)
    for which, seat in enumerate(state.players):
        opened = fold_out(holdings(state, seat), found, which, hand=5)
        assert sorted(each.number for each in opened.tableau.places) == all_cards(state, seat)
        for first, second in combinations(opened.tableau.places, 2):
            assert not first.shown.overlaps(second.shown)
        assert found.window.contains(opened.rect)
        assert all(card.rect.width >= 66 for card in opened.tableau.places)
        assert all(opened.rect.contains(card.rect) for card in opened.tableau.places)
        assert all(opened.rect.contains(place) for place in opened.hand)
        assert len(opened.hand) == 5


@pytest.mark.parametrize("hand", [0, 3, 4, 5])
def test_a_fold_out_is_as_wide_as_what_is_on_it(hand: int) -> None:
    """A wide fold-out ends soon after its last card."""
    state = tables.start(6)
    found = of(6, (1366, 768))
    across = max(each.right for each in found.places) - min(each.x for each in found.places)
    for which, seat in enumerate(state.players):
        opened = fold_out(holdings(state, seat), found, which, hand)
        cards = [*(each.rect for each in opened.tableau.places), *opened.hand]
        free = opened.rect.right - max(each.right for each in cards)
        assert min(each.x for each in cards) - opened.rect.x == pytest.approx(11)
        assert free >= 11 - 0.01
        between = found.places[which].width < opened.rect.width < across
        assert between or hand != 3
        if between:
            assert free <= 17 + 0.01, "a margin, and the gap after a card"
