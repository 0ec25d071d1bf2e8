"""Tests of the analysis: balance of a game, turning points, and judged attitudes."""

from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.cli import main
from paxdesk.desk.protocol.features import GameAnalysis
from paxdesk.desk.replay.analysis_page import played_on
from paxdesk.mexican_adventure.analysis import (
    MOST,
    WHOLE,
    Analysis,
    analyse,
    analysis_data,
    balance,
    balances,
    combat_zone,
    drifts,
    enemy_mixture,
    episodes,
    judge,
    mark_of,
    read_analysis,
)
from paxdesk.mexican_adventure.rules.actions import ChooseAttitude, Move
from paxdesk.mexican_adventure.rules.forces import Fp
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, enemy_of
from paxdesk.mexican_adventure.saves import write_saved
from paxdesk.mexican_adventure.session import Opening, Recording, SeatSetup, Session
from paxdesk.mexican_adventure.table.advice import ADVISER
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.words.analysis_words import analysis_words, turning_points_of

SEATS = (SeatSetup("Eugénie", 5, ADVISER), SeatSetup("Benito", 3, ADVISER))


@cache
def played(scenario: str = "puebla", seed: int = 12) -> Session:
    session = Session.new(load_material(), Opening(scenario, seed), SEATS)
    while not session.state.over:
        question = session.question()
        assert question is not None
        session.submit_choice(question.answer())
    return session


@cache
def recording() -> Recording:
    return played().replayed()


@cache
def found() -> Analysis:
    return analyse(recording())


def words() -> GameAnalysis:
    return analysis_words(found(), recording())


@pytest.mark.long
def test_the_balance_is_computed_only_where_the_position_changed() -> None:
    steps = recording().steps
    quick = balances(recording().opening, steps)
    assert quick == [balance(recording().opening), *(balance(step.after) for step in steps)]
    assert all(0 <= each <= WHOLE for each in quick)


@pytest.mark.long
def test_the_side_that_fulfils_the_aims_of_a_scenario_leads() -> None:
    state = recording().steps[-1].after.copy()
    shares = []
    for side in SIDES:
        for zone in state.card.victory.zones:
            state.zones[zone].set_fps(enemy_of(side), ())
            state.zones[zone].set_fps(side, (Fp(side, "C"),))
        shares.append(balance(state))
    assert shares[0] > shares[1] + 300


def test_a_combat_is_one_episode_and_an_order_belongs_to_its_march() -> None:
    steps = recording().steps
    spans = list(episodes(steps))
    assert all(first <= last for first, last in spans)
    assert [last + 1 for _, last in spans[:-1]] == [first for first, _ in spans[1:]]
    for first, last in spans:
        zones = {combat_zone(step.before) for step in steps[first - 1 : last]} - {None}
        assert len(zones) <= 1
    began = {first for first, _ in spans}
    assert not any(isinstance(steps[first - 1].action, Move) for first in began)


def test_turning_points_are_the_largest_swings_in_order() -> None:
    swings = found().swings
    assert 0 < len(swings) <= MOST
    assert [each.first for each in swings] == sorted(each.first for each in swings)
    for each in swings:
        assert each.before == found().balances[each.first - 1]
        assert each.first <= each.step <= each.last
    least = min(each.size for each in swings)
    drift = drifts(recording().steps)
    other = [
        abs(found().balances[last] - found().balances[first - 1] - sum(drift[first - 1 : last]))
        for first, last in episodes(recording().steps)
        if first not in {each.first for each in swings}
    ]
    assert least >= max(other)


@pytest.mark.long
def test_the_passing_of_time_is_no_turning_point() -> None:
    session = played("retreat", 4)
    steps = session.replayed().steps
    waited = [number for number, drift in enumerate(drifts(steps)) if drift]
    assert waited
    assert all(any(e.what in ("turn", "game_over") for e in steps[n].events) for n in waited)
    quiet = [n for n in waited if {e.what for e in steps[n].events} <= {"turn", "step", "gains"}]
    found = balances(session.replayed().opening, steps)
    assert all(abs(found[n + 1] - found[n] - drifts(steps)[n]) <= 1 for n in quiet)


def test_a_turning_point_is_described_as_the_gain_of_a_side() -> None:
    points = words().turning_points
    assert any("combat in " in each.words for each in points)
    assert any("marches from " in each.words for each in points)
    for swing, point in zip(found().swings, points, strict=True):
        assert point.seat == (1 if swing.after > swing.before else 2)
        assert point.words.startswith("Turn ")
        assert point.step + 1 == swing.last
    assert turning_points_of(recording(), MOST) == list(points)
    assert len(turning_points_of(recording(), 2)) == 2


def test_equal_chances_give_an_even_mixture() -> None:
    shares = enemy_mixture([[1.0, -1.0], [-1.0, 1.0]])
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == pytest.approx(0.5, abs=0.1)
    assert enemy_mixture([[3.0, 1.0], [4.0, 2.0]])[1] > 0.95


def test_an_attitude_that_throws_an_army_away_is_a_blunder() -> None:
    worst: dict[str, int] = {}
    for number, step in enumerate(recording().steps, 1):
        if not isinstance(step.action, ChooseAttitude):
            continue
        for attitude in ("withdraw", "hold", "skirmish", "assault"):
            step_with = evolve(step, action=ChooseAttitude(attitude, False))
            judged = judge(step_with, number)
            assert judged is not None
            assert judged.loss >= 0
            worst[judged.mark] = max(worst.get(judged.mark, 0), judged.loss)
    assert "best" in worst
    assert worst["blunder"] > 300
    assert [mark_of(loss) for loss in (0, 60, 200, 900)] == ["best", "good", "mistake", "blunder"]


def test_the_adviser_rarely_blunders() -> None:
    for marks in found().marks().values():
        assert marks["blunder"] == 0
        assert sum(marks.values()) > 3


def test_an_analysis_is_stored_for_its_game_only(tmp_path: Path) -> None:
    file = tmp_path / "game.analysis"
    file.write_bytes(analysis_data(found(), recording()))
    assert read_analysis(file, recording()) == found()
    shorter = evolve(recording(), journal=recording().journal[:-3])
    assert read_analysis(file, shorter) is None
    file.write_text("{}", encoding="utf-8")
    assert read_analysis(file, recording()) is None


def test_the_table_reads_the_analysis_of_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, game, out = AdventureTable(load_material()), tmp_path / "game.pax", tmp_path / "found"
    write_saved(game, played())
    assert main(list(table.analysis.arguments(game, out))) == 0
    assert capsys.readouterr().out.split()[-1] == "100"
    read = table.analysis.read(out, recording(), {})
    assert read is not None
    assert read == words()
    assert len(read.plot.series[0].values) == len(read.plot.turns)
    assert all(sum(pair) == 100 for pair in zip(*(s.values for s in read.plot.series), strict=True))
    assert main(["adventure", "analyse", str(game)]) == 0
    told_by_it = capsys.readouterr().out
    assert all(each.words in told_by_it for each in words().turning_points)


def test_a_better_attitude_can_be_played_from_there() -> None:
    table, session = AdventureTable(load_material()), played()
    number = next(
        number
        for number, step in enumerate(recording().steps)
        if isinstance(step.action, ChooseAttitude)
    )
    before = recording().position(number)
    practice = table.practice_from(before, session)
    assert practice.seat_to_act is not None
    played_on(practice, ((practice.seat_to_act, "attitude hold"),))
    assert practice.practice
    assert len(practice.journal) == 1
