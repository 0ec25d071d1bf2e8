"""The division of the table is kept as long as it fits, and always holds everything."""

import random
from collections.abc import Iterator

import pytest
from attrs import evolve

from paxdesk.desk.app.automatic import automatic_choice
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.layout.division_values import CardSpread, CardsToFit, crowd_of
from paxdesk.porfiriana.table.layout.layout import PaxLayout, zones
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.moments import MOMENTS, SEATS, moment, viewer

SIZES = [(1280, 720), (1366, 768), (1920, 1080)]
SIDES = ("market", "active", "prompt", "regime", "piles", "ledger")
MOST_DIVISIONS = 3
"""In 200 steps of a game of six whose players watch in turn."""


def positions(deck: Deck, seats: int, seed: int, steps: int) -> Iterator[tuple[State, int]]:
    """Yield the positions of a game at one screen, each with the seat at the bottom."""
    session = plain_game(seats, seed).deal(deck)
    bottom = session.state.turn_seat
    while session.seat_to_act is not None and len(session.journal) < steps:
        yield session.state, bottom
        session.submit(automatic_choice(session))
        if session.state.turn_seat != bottom:
            yield session.state, bottom
            bottom = session.state.turn_seat


def sizes(found: PaxLayout) -> tuple[float, ...]:
    """Return the widths and the height that decide the sizes of cards."""
    return (
        found.slots[0].width,
        found.card_width,
        found.hand_width,
        found.regime.width,
        found.deck.width,
        found.opponents[0].height,
    )


@pytest.mark.parametrize(("seats", "size"), [(6, (1920, 1080)), (4, (1366, 768))])
def test_cards_seldom_change_their_size(deck: Deck, seats: int, size: tuple[int, int]) -> None:
    kept = None
    seen: list[tuple[float, ...]] = []
    for state, bottom in positions(deck, seats, seed=1, steps=200):
        found = zones(*size, crowd_of(state, bottom), kept=kept)
        kept = found.division
        if not seen or seen[-1] != sizes(found):
            seen.append(sizes(found))
    assert len(seen) <= MOST_DIVISIONS, seen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS[1:])
def test_a_division_is_kept_only_where_it_holds_everything(
    seats: int, size: tuple[int, int]
) -> None:
    """Between any two crowds nothing overlaps, and no card is much smaller than it could be."""
    chance = random.Random(seats)
    kept = None
    for _ in range(12):
        crowd = any_crowd(chance, seats)
        fresh, found = zones(*size, crowd), zones(*size, crowd, kept=kept)
        kept = found.division
        for now, anew in zip(sizes(found)[:3], sizes(fresh)[:3], strict=True):
            assert now >= 0.79 * anew
        assert found.hand.right <= found.partners.x
        assert found.partners.right <= found.active.right
        assert found.enterprises.right <= found.active.right
        for place in found.opponents:
            assert place.bottom < found.market.y
        assert found.market.bottom < found.prompt.y < found.prompt.bottom < found.active.y


def any_crowd(chance: random.Random, seats: int) -> CardsToFit:
    return CardsToFit(
        seats=seats,
        hand=chance.choice((5, 7)),
        land=chance.choice((3, 5, 7, 9, 11)),
        partners=chance.choice((2, 3, 4, 6)),
        army=chance.choice((1, 3)),
        grudges=chance.random() < 0.5,
        opponents=tuple(
            CardSpread(chance.choice((4, 6, 8, 10, 12)), chance.choice((0, 1, 3, 5)))
            for _ in range(seats - 1)
        ),
    )


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_divided_alike_however_often_it_is_shown(seats: int) -> None:
    state = moment(seats, MOMENTS[1])
    crowd = crowd_of(state, viewer(state))
    first = zones(1366, 768, crowd)
    assert zones(1366, 768, crowd, kept=first.division) == first


def test_another_window_or_other_words_divide_anew() -> None:
    state = moment(4, MOMENTS[1])
    crowd = crowd_of(state, viewer(state))
    kept = zones(1366, 768, crowd).division
    for size, text in (((1500, 800), 1.0), ((1366, 768), 1.3)):
        assert zones(*size, crowd, text=text, kept=kept) == zones(*size, crowd, text=text)
    other = evolve(kept, seats=5)
    assert zones(1366, 768, crowd, kept=other) == zones(1366, 768, crowd)
