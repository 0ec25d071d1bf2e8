"""Use of the space on the table: figures of every picture of the contact sheet."""

import random
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.geometry import DockPlan, words_in_dock
from paxdesk.porfiriana.table.layout.division import MOST_PILES_ASIDE
from paxdesk.porfiriana.table.layout.division_values import crowd_of
from paxdesk.porfiriana.table.layout.layout import zones
from paxdesk.porfiriana.table.scene.background import DistrictMapLook, RestLook, TrackLook
from paxdesk.porfiriana.table.scene.board import CaptionLook
from paxdesk.porfiriana.table.scene.looks import DeckLook, DiscardsLook
from tests.shares import spread
from tests.table.contact_sheet import SIZES, TEXTS
from tests.table.measuring import Figures, measure, panels, scene_of, smallest, things_of, widths
from tests.table.moments import MOMENTS, SEATS, moment, viewer

BARE = 1 / 3
"""Largest share of the window that may be bare ground in the middle of a game."""
ALL_SIZES = spread(SIZES, 2, 3)


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    return qapp


@cache
def figures(seats: int, name: str, size: tuple[int, int], text: float = 1.0) -> Figures:
    return measure(moment(seats, name), *size, text)


@pytest.mark.parametrize("text", spread(reversed(TEXTS), 1, 2))
@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", spread(MOMENTS))
def test_nothing_overlaps_or_is_cut_and_every_card_has_its_name(
    seats: int, name: str, size: tuple[int, int], text: float
) -> None:
    found = figures(seats, name, size, text)
    assert not found.overlaps
    assert not found.outside
    assert not found.tiles
    assert found.names >= 11


@pytest.mark.parametrize("text", spread(TEXTS))
@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_middle_of_a_game_fills_two_thirds_of_the_window(
    seats: int, size: tuple[int, int], text: float
) -> None:
    assert figures(seats, "middle", size, text).bare <= BARE


@pytest.mark.parametrize("text", spread(TEXTS, 2))
@pytest.mark.parametrize("name", spread(MOMENTS))
@pytest.mark.parametrize("seats", SEATS)
def test_names_are_larger_on_a_large_table(seats: int, name: str, text: float) -> None:
    assert figures(seats, name, (1920, 1080), text).names >= 12


KINDS = ("market", "own", "hand", "opponents")
TABLES = [
    (size, text)
    for size in ((1280, 720), (1366, 768), (1600, 900), (1920, 1080))
    for text in (1.25, 1.5, 1.75, 2.0)
]


@pytest.mark.parametrize("name", spread(MOMENTS, long=2))
@pytest.mark.parametrize("seats", [*SEATS[:-1], 5, SEATS[-1]])
def test_larger_words_make_no_card_smaller(seats: int, name: str) -> None:
    state = moment(seats, name)
    for size, text in TABLES:
        plain, larger = widths(state, size, 1.0), widths(state, size, text)
        for kind, before, now in zip(KINDS, plain, larger, strict=True):
            assert now >= before - 0.01, (size, text, kind)


@pytest.mark.parametrize("name", MOMENTS)
def test_two_seats_have_large_marketwidths(name: str) -> None:
    assert figures(2, name, (1366, 768)).market >= 100


def test_a_pile_paints_nothing_over_its_caption() -> None:
    for seats in (2, 6):
        found = things_of(scene_of(moment(seats, "fullest"), 1366, 768))
        piles = [thing for thing in found if isinstance(thing.look, DeckLook | DiscardsLook)]
        assert len(piles) == 2
        # the caption extends so far above the card
        assert all(thing.look.margin <= 13 for thing in piles)


@pytest.mark.parametrize("name", spread(reversed(MOMENTS)))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1600, 900), (1920, 1080)]))
def test_a_larger_wish_makes_no_words_smaller(size: tuple[int, int], seats: int, name: str) -> None:
    """Up to 1.5 is granted in any window; larger sizes depend on the room."""
    state = moment(seats, name)
    crowd = crowd_of(state, viewer(state))
    found = [zones(*size, crowd, text=text).text for text in (1.0, 1.15, 1.3, 1.5, 2.0)]
    assert found == sorted(found)
    assert found[:4] == [1.0, 1.15, 1.3, 1.5]


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("size", SIZES)
def test_the_ledger_stands_beside_a_single_opponent_until_he_has_manywidths(
    size: tuple[int, int], name: str
) -> None:
    for seats in (1, 2):
        state = moment(seats, name)
        crowd = crowd_of(state, viewer(state))
        found = zones(*size, crowd)
        (place,) = found.opponents
        beside = crowd.spreads[0].piles <= MOST_PILES_ASIDE
        assert beside == (found.ledger.y == place.y)
        assert not found.ledger.overlaps(place)
        if beside:
            assert found.ledger.bottom == pytest.approx(place.bottom)
            assert found.ledger.bottom < found.deck.y


@pytest.mark.parametrize("name", spread(MOMENTS))
@pytest.mark.parametrize("seats", SEATS)
def test_ornaments_and_names_of_rows_keep_clear_ofwidths(seats: int, name: str) -> None:
    things = things_of(scene_of(moment(seats, name), 1366, 768))
    printed = [
        each for each in things if isinstance(each.look, DistrictMapLook | RestLook | TrackLook)
    ]
    names = [each for each in things if isinstance(each.look, CaptionLook)]
    cards = [each.place for each in things if isinstance(each.key, tuple) and each.key[0] == "card"]
    assert any(isinstance(each.look, DistrictMapLook) for each in printed) or name != "start"
    for each in printed:
        assert not any(each.place.overlaps(card) for card in cards), each.key
    # the bottom seat has one row here, and all its names are on one line
    assert len({each.place.y for each in names}) == 1


def test_words_of_a_narrow_dock_are_not_cut() -> None:
    assert words_in_dock(364, 2.0) == pytest.approx(2.0, abs=0.05)
    assert words_in_dock(216, 1.5) == pytest.approx(1.2)
    assert words_in_dock(160, 1.5) == 1.0


DOCKS = (True, False, DockPlan(insist=True), DockPlan(left=True), DockPlan(width=480, insist=True))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_windows_of_any_size_have_a_table_in_order(seed: int) -> None:
    """Includes touch mode, docks of all kinds, and a division kept from another text size."""
    chance = random.Random(seed)
    for _ in range(40):
        width = chance.randint(1280, 3840)
        height = chance.randint(max(720, round(width / 2.6)), min(2160, round(width / 1.2)))
        state = moment(chance.choice(SEATS), chance.choice(MOMENTS))
        crowd, dock = crowd_of(state, viewer(state)), chance.choice(DOCKS)
        touch, kept = chance.random() < 0.2, None
        plain = zones(width, height, crowd, dock, 1.0, touch)
        for text in (1.0, 1.15, 1.3, 1.5, 2.0):
            found = zones(width, height, crowd, dock, text, touch, kept)
            kept = chance.choice((None, found.division))
            case = (width, height, crowd.seats, dock, text, touch)
            outer = [
                found.top_bar, *found.opponents, found.regime, found.market, found.prompt,
                found.active, found.plate, found.inspector, found.log, found.ledger,
                found.deck, found.headlines, found.discards, *found.publics, found.topples,
            ]  # fmt: skip
            places = [each for each in outer if each is not None]
            for first, second in combinations(places, 2):
                assert not first.overlaps(second, slack=0.01), (case, first, second)
            assert all(found.window.contains(each, slack=0.01) for each in places), case
            assert 1 <= found.text <= text
            if text > 1:
                assert found.slots[0].width >= plain.slots[0].width - 0.01, case
                assert found.card_width >= plain.card_width, case
                assert found.hand_width >= plain.hand_width, case


WIDTHS = range(1280, 2400, 80)
HEIGHTS = range(720, 1240, 60)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", spread(reversed(MOMENTS), long=2))
def test_no_card_is_smaller_in_a_wider_or_higher_window(seats: int, name: str) -> None:
    state = moment(seats, name)
    found = {(w, h): smallest(state, (w, h)) for w in WIDTHS for h in HEIGHTS}
    for width, height in found:
        for larger in ((width + 80, height), (width, height + 60)):
            if larger in found:
                assert found[larger] >= found[width, height], ((width, height), larger)


GROWING = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080))


@pytest.mark.parametrize("name", ["start", "middle"])
@pytest.mark.parametrize("size", GROWING)
@pytest.mark.parametrize("dock", [True, False])
def test_no_card_is_smaller_with_fewer_seats(size: tuple[int, int], name: str, dock: bool) -> None:
    """Although the dock is folded from five seats on, which leaves more room for the table."""
    found = [smallest(moment(seats, name), size, dock) for seats in (6, 5, 4, 3, 2)]
    assert found == sorted(found)


def test_the_only_opponent_and_the_market_of_four_are_large() -> None:
    assert smallest(moment(2, "start"), (1366, 768)) >= 99
    assert smallest(moment(2, "start"), (1600, 900)) >= 115
    market, _, _, opponents = widths(moment(4, "middle"), (1600, 900), 1.0)
    assert market >= 90
    assert opponents >= 80


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_panel_is_a_third_empty_with_cards_smaller_than_those_of_the_hand(
    seats: int, name: str
) -> None:
    state = moment(seats, name)
    for size in {*GROWING, *SIZES}:
        for panel in panels(state, size):
            assert panel.empty < 1 / 3 or panel.narrowest >= panel.hand, (size, panel)
