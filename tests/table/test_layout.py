"""The zones: fixed figures for seven windows, and no overlaps in all others."""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.desk.scene.geometry import DockPlan, Rect, magnification
from paxdesk.porfiriana.table.layout.division_values import CardSpread, CardsToFit, crowd_of
from paxdesk.porfiriana.table.layout.layout import PaxLayout, zones
from tests.table import tables

FIGURES = json.loads((Path(__file__).parent / "zones.json").read_text(encoding="utf-8"))
FULL = CardsToFit(
    hand=7, land=14, partners=8, army=3, grudges=True, opponents=(CardSpread(17, 8),) * 5
)
SIZES = [(1280, 720), (1340, 730), (1366, 768), (1599, 1000), (1600, 900), (1920, 1080)]


def named(found: PaxLayout) -> Iterator[tuple[str, Rect | None]]:
    """Yield every zone with its name in the figures."""
    plain = (
        "window regime market piles deck discards topples ledger prompt active header hand "
        "enterprises end_turn supply grudges partners inspector log"
    )
    for name in plain.split():
        yield name, getattr(found, name)
    yield "topbar", found.top_bar
    yield "bullbear", found.headlines
    for index, rect in enumerate(found.opponents, 1):
        yield f"opponent{index}", rect
    for index, rect in enumerate(found.publics, 1):
        yield f"public{index}", rect
    for index, rect in enumerate(found.slots):
        yield f"{'ab'[index // 6]}{index % 6}", rect


@pytest.mark.parametrize("case", FIGURES)
def test_every_zone_lies_where_the_figures_say(case: str) -> None:
    size, seats = case.split(", ")
    width, height = map(int, size.split("x"))
    found = dict(named(zones(width, height, int(seats.split()[0]))))
    for name, figure in FIGURES[case].items():
        rect = found[name]
        if figure is None:
            assert rect is None, name
            continue
        assert rect is not None
        figures = (rect.x, rect.y, rect.width, rect.height)
        assert figures == pytest.approx(figure, abs=0.1), name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dock", [True, False])
@pytest.mark.parametrize("full", [False, True])
def test_no_zone_overlaps_another(
    size: tuple[int, int], seats: int, dock: bool, full: bool
) -> None:
    found = zones(
        *size,
        evolve(FULL, seats=seats, opponents=FULL.opponents[: seats - 1]) if full else seats,
        dock,
    )
    outer = [
        found.top_bar, *found.opponents, found.regime, found.market, found.piles,
        found.ledger, found.prompt, found.active,
    ]  # fmt: skip
    outer += [rect for rect in (found.plate, found.inspector, found.log) if rect is not None]
    for first, second in combinations(outer, 2):
        assert not first.overlaps(second), (first, second)
    for rect in outer:
        assert found.window.contains(rect)
    inner = [
        found.header, found.enterprises, found.hand, found.partners, found.supply, found.end_turn,
    ]  # fmt: skip
    inner += [] if found.grudges is None else [found.grudges]
    for first, second in combinations(inner, 2):
        assert not first.overlaps(second), (first, second)
    for rect in inner:
        assert found.active.contains(rect)
        assert rect.width > 28
        assert rect.height > 28


def test_the_bottom_seat_has_the_whole_width_below_the_dock() -> None:
    found = zones(1366, 768, 2)
    assert found.log is not None
    assert found.active.width == 1366 - 2 * found.margin
    assert found.log.bottom <= found.active.y
    assert found.prompt.right < found.log.x


def test_the_room_is_divided_anew_only_when_a_step_is_passed() -> None:
    state = tables.middle(4)
    before = zones(1366, 768, crowd_of(state, 1))
    state.players[1].hand.pop()
    assert zones(1366, 768, crowd_of(state, 1)) is before


def test_the_dock_stays_for_larger_words_and_folds_for_many_seats() -> None:
    assert zones(1366, 768, 4, True, 2.0).log is not None
    assert zones(1366, 768, 5).log is None
    assert zones(1366, 768, 5, DockPlan(insist=True)).log is not None
    assert zones(1920, 1080, 6).log is None


def test_the_dock_gives_way_to_the_table_but_never_vanishes() -> None:
    narrow, usual = zones(1280, 720, 4).inspector, zones(1366, 768, 4).inspector
    assert narrow is not None
    assert usual is not None
    assert narrow.width < usual.width
    assert zones(1280, 720, 4).prompt.width >= 1040
    assert zones(1366, 768, 4, dock=False).prompt.right == 1366 - 8


def test_a_smaller_window_reduces_the_table() -> None:
    assert magnification(1280, 720) == 1
    assert magnification(960, 540) == 0.75
    small, usual = zones(960, 540, 4), zones(1280, 720, 4)
    assert small.slots[7] == usual.slots[7].scaled(0.75)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_tall_window_that_is_not_wide_enough_to_be_magnified_has_a_table(
    seats: int, text: float
) -> None:
    assert magnification(2380, 1960) == 1
    assert zones(2380, 1960, seats, text=text).market.width > 0


def test_a_very_large_window_magnifies_the_table() -> None:
    assert magnification(2399, 1350) == 1
    assert magnification(2400, 1350) == 1.25
    small, large = zones(1920, 1080, 4), zones(3840, 2160, 4)
    assert large.magnification == 2
    assert large.card_width == 2 * small.card_width
    assert large.slots[7] == small.slots[7].scaled(2)
