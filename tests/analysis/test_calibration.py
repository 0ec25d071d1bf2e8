"""Fitting chances to games: held near what is thought before, and honest about its quality."""

from math import exp

import pytest

from paxdesk.porfiriana.analysis.calibration import (
    BY_HAND,
    Sample,
    fitted,
    quality,
    samples,
)
from paxdesk.porfiriana.analysis.move_quality import PHASES, TABLES, Fit
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.session.randomness import Generator

HAND = Fit(
    dict.fromkeys(TABLES, BY_HAND),
    tuple((k, 0.0) for k in BY_HAND),
)


def made_up(k: float, games: int) -> list[Sample]:
    """Games of two in their last phase that are won just as often as k says."""
    generator = Generator(5)
    found = []
    for game in range(games):
        ahead = float(generator.below(120))
        wins = generator.below(1_000_000) / 1_000_000 < 1 / (1 + exp(-k * ahead))
        found.append(Sample(game, False, 0, {1: ahead, 2: 0.0}, (1 if wins else 2,), 1.0))
    return found


def test_without_games_everything_stays_as_set_by_hand() -> None:
    fit = fitted([])
    for ks in fit.players.values():
        assert ks == pytest.approx(BY_HAND, rel=1e-3)
    for (k, c), usual in zip(fit.diaz, BY_HAND, strict=True):
        assert k == pytest.approx(usual, rel=1e-3)
        assert c == pytest.approx(0, abs=1e-3)


def test_many_games_say_what_is_true() -> None:
    found = made_up(0.05, 2000)
    fit = fitted(found)
    assert fit.players[2][0] == pytest.approx(0.05, rel=0.15)
    assert fit.players[3] == pytest.approx(BY_HAND, rel=1e-3), "of others nothing was seen"
    better, by_hand = quality(found, fit), quality(found, HAND)
    assert better.log_loss < by_hand.log_loss
    assert better.brier < by_hand.brier


def test_a_few_games_never_make_chances_extreme() -> None:
    """Without anything thought before, k would be without limit: the same side always wins."""
    found = [Sample(game, False, 0, {1: 200.0, 2: 0.0}, (1,), 1.0) for game in range(3)]
    assert BY_HAND[0] * 0.9 < fitted(found).players[2][0] < BY_HAND[0] * 3


def test_against_diaz_somebody_always_wins() -> None:
    lost = [Sample(game, True, 0, {1: 5.0}, (), 1.0) for game in range(30)]
    fit = fitted(lost)
    assert fit.diaz[0][1] < -1
    assert quality(lost, fit).log_loss < quality(lost, HAND).log_loss
    assert quality([Sample(0, True, 0, {1: 0.0}, (DIAZ,), 1.0)], HAND).brier == pytest.approx(0.5)


@pytest.mark.long
def test_positions_of_a_game_weigh_as_one_in_each_phase() -> None:
    found = samples(4)
    assert found
    for phase in range(PHASES):
        weights = [each.weight for each in found if each.phase == phase]
        assert not weights or sum(weights) == pytest.approx(1)
    assert len({each.game for each in found}) == 1
