"""Tests that nothing overlaps and all cards have names."""

import pytest

from paxdesk.desk.scene.geometry import words_in_dock
from paxdesk.porfiriana.table.scene.background import RestLook, TrackLook
from paxdesk.porfiriana.table.scene.board import CaptionLook
from paxdesk.porfiriana.table.scene.looks import DeckLook, DiscardsLook
from tests.shares import spread
from tests.table.contact_sheet import SIZES, TEXTS
from tests.table.measuring import measure, scene_of, things_of
from tests.table.moments import MOMENTS, SEATS, moment

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("text", spread(reversed(TEXTS), 1, 2))
@pytest.mark.parametrize("size", spread(SIZES, 2, 3))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", spread(MOMENTS))
def test_nothing_overlaps_or_is_cut_and_every_card_has_its_name(
    seats: int, name: str, size: tuple[int, int], text: float
) -> None:
    found = measure(moment(seats, name), *size, text)
    assert not found.overlaps
    assert not found.outside
    assert found.names >= 11


def test_a_pile_paints_nothing_over_its_caption() -> None:
    for seats in (2, 6):
        found = things_of(scene_of(moment(seats, "fullest"), 1366, 768))
        piles = [thing for thing in found if isinstance(thing.look, DeckLook | DiscardsLook)]
        assert len(piles) == 2
        # the caption extends this far above the card
        assert all(thing.look.margin <= 13 for thing in piles)


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("seats", spread(SEATS, 2))
def test_ornaments_and_captions_keep_clear_of_cards(seats: int, name: str) -> None:
    things = things_of(scene_of(moment(seats, name), 1366, 768))
    printed = [each for each in things if isinstance(each.look, RestLook | TrackLook | CaptionLook)]
    cards = [each.place for each in things if isinstance(each.key, tuple) and each.key[0] == "card"]
    assert printed
    for each in printed:
        assert not any(each.place.overlaps(card, slack=1) for card in cards), each.key


def test_texts_of_a_narrow_dock_are_not_truncated() -> None:
    assert words_in_dock(364, 2.0) == pytest.approx(2.0, abs=0.05)
    assert words_in_dock(216, 1.5) == pytest.approx(1.2)
    assert words_in_dock(160, 1.5) == 1.0
