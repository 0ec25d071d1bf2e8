"""Tests of saved tables that are not dealt yet."""

from pathlib import Path

import pytest
from attrs import evolve, fields

from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.window.undealt_tables import forget_undealt, keep_undealt, undealt_tables
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Options as AdventureOptions
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.net.seats import Claims, SeatClaim
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import FLAGS, Options
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame, plain_game
from paxdesk.session.seat_updates import AnySharedGame
from tests.table import tables

SEEDS = (10**14, 10**14 + 1)


def reopened(folder: Path, game: TableGame, shared: AnySharedGame) -> AnySharedGame:
    assert game.sharing is not None
    seats = tuple(SeatClaim(seat, "A" * 22) for seat in sorted(shared.remote_seats))
    claims = evolve(Claims.none(), seats=seats)
    keep_undealt(folder, game.sharing(), shared, claims)
    ((again, kept),) = undealt_tables(folder, game)
    assert kept == claims
    forget_undealt(folder, claims.table)
    return again


def assert_alike(one: AnySharedGame, other: AnySharedGame) -> None:
    assert (one.seats, one.remote_seats) == (other.seats, other.remote_seats)
    for seed in SEEDS:
        first, second = one.deal(seed), other.deal(seed)
        assert first.opening == second.opening
        assert first.state == second.state


def pax_games() -> list[NewGame]:
    """Return games with single options and with many choices."""
    plain = plain_game(3, 0)
    seats = (*plain.seats[:2], evolve(plain.seats[2], elsewhere=True))
    plain = evolve(plain, seats=seats, open_hands=True)
    chosen = (
        evolve(seats[0], hacendado=209),
        seats[1],
        evolve(seats[2], handicap=Handicap(gold=3)),
    )
    return [
        *(evolve(plain, options=Options.of([name])) for name in FLAGS),
        evolve(plain, seats=chosen, first=1, options=Options(choose_hacendados=True)),
        evolve(plain, seats=chosen, first=None, face_down=True, options=Options.of(FLAGS)),
    ]


@pytest.mark.parametrize("number", range(len(pax_games())))
def test_every_option_is_saved(tmp_path: Path, deck: Deck, number: int) -> None:
    choices, game = pax_games()[number], tables.quiet(deck)
    shared = choices.shared(deck)
    assert shared is not None
    assert_alike(shared, reopened(tmp_path, game, shared))
    first, second = (shared.deal(seed).state for seed in SEEDS)
    assert first != second


def test_hacendados_without_a_choice_follow_from_the_seed(tmp_path: Path, deck: Deck) -> None:
    shared = pax_games()[-2].shared(deck)
    assert shared is not None
    again = reopened(tmp_path, tables.quiet(deck), shared)
    dealt = {
        tuple(player.hacendado for player in again.deal(seed).state.players.values())
        for seed in range(10**14, 10**14 + 20)
    }
    assert len(dealt) > 5
    # the second chooser starts, so the first chooser is last
    assert {numbers[-1] for numbers in dealt} == {209}


@pytest.mark.parametrize("name", [each.name for each in fields(AdventureOptions)])
def test_every_option_of_the_adventure_is_saved(tmp_path: Path, name: str) -> None:
    game = AdventureTable(load_material(None))
    options = AdventureOptions()
    changed = evolve(options, **{name: not getattr(options, name)})
    for scenario in game.deck.scenarios:
        choices = NewAdventure(scenario, options=changed, elsewhere=(False, True))
        shared = choices.shared(game.deck)
        assert shared is not None
        assert_alike(shared, reopened(tmp_path, game, shared))
