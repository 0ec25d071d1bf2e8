"""Tests of ``paxdesk learn``."""

import json
from pathlib import Path

import pytest
from attrs import evolve, fields

from paxdesk import cli
from paxdesk.porfiriana.robots.learning import TABLES, Sample, TrainingRun, samples
from paxdesk.porfiriana.robots.planner.inputs import (
    SEAT_INPUTS,
    SEAT_MEASURES,
    TABLE_INPUTS,
    TABLE_MEASURES,
    TABLE_PARTS,
    Inputs,
)
from paxdesk.porfiriana.robots.planner.learned import Net, net_for, read_net
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.session.randomness import Generator


@pytest.mark.parametrize("lesson", [{}, {"alone": True}])
def test_a_row_is_replayed(deck: Deck, lesson: dict[str, bool]) -> None:
    taught = TrainingRun(deck, "beginner", **lesson)
    row = taught.play(4)
    assert row == taught.play(4)
    found = samples(row, deck)
    assert len(found) > int(row["turns"])
    assert {sum(each.won) for each in found} == {1.0}
    assert any(each.begins for each in found)
    assert not all(each.begins for each in found)
    assert not any(each.learned for each in found)
    by_a_net = TrainingRun(deck, "beginner", weights=net_for(False).weights).words()
    assert all(each.learned for each in samples({**row, **by_a_net}, deck))
    assert samples({**row, "how": "limit"}, deck) == []


@pytest.mark.long
def test_in_a_match_each_deal_is_played_from_both_seats(deck: Deck) -> None:
    weights = net_for(False).weights
    match = TrainingRun(deck, "beginner", weights=weights, rival=weights, match=True)
    first, second = match.play(4), match.play(5)
    assert first["lines"] == second["lines"], "both seats go by the same value"
    assert float(first["share"]) + float(second["share"]) == 1


def told(rows: list[list[int]]) -> Inputs:
    """Return inputs with these seat rows, and zeros otherwise."""
    measures = [[0] * len(SEAT_MEASURES) for _ in rows]
    table = [0] * len(TABLE_INPUTS), [0] * len(TABLE_MEASURES)
    parts = [tuple(row[: len(TABLE_PARTS)]) for row in rows]
    others = [tuple(row[len(TABLE_PARTS) :]) for row in rows]
    return Inputs(parts, others, measures, *table, [0.0] * len(rows), 0)


@pytest.mark.long
def test_a_fit_finds_the_inputs_that_win() -> None:
    fitting = pytest.importorskip("paxdesk.porfiriana.robots.fitting", exc_type=ImportError)
    numpy = pytest.importorskip("numpy")
    chance = Generator(3)
    gold = list(SEAT_INPUTS).index("gold")
    made = []
    for game in range(1, 600):
        rows = [[0] * len(SEAT_INPUTS) for _ in range(2)]
        rows[0][gold], rows[1][gold] = chance.below(30), chance.below(30)
        ahead = rows[0][gold] > rows[1][gold]
        won = ahead if chance.below(10) else not ahead
        inputs = told(rows)
        made.append(Sample(game, 1, True, inputs, (float(won), float(not won))))
    positions = fitting.Positions.of(made)
    weights = fitting.fitted(positions, "600 games", units=4)
    net = Net(weights)
    rich = [0] * len(SEAT_INPUTS)
    rich[gold] = 25
    scores = net.scores(told([[0] * len(rich), rich]))
    assert scores[1] > scores[0]
    sharp = fitting.sharpened(weights, positions)
    assert evolve(sharp, sharp=weights.sharp) == weights
    unsure = fitting.sharpened(weights, evolve(positions, won=1 - positions.won))
    assert unsure.sharp[0][0] < sharp.sharp[0][0], "who is often wrong is less sure"
    more = evolve(positions, count=positions.count * 2, won=positions.won[:, [2, 3, 0, 1, 4, 5]])
    joined = fitting.Positions(
        *(
            numpy.concatenate([getattr(each, name.name) for each in (positions, more)])
            for name in fields(fitting.Positions)
        )
    )
    both = fitting.sharpened(weights, joined)
    assert both.sharp[0] == sharp.sharp[0] != both.sharp[2]
    assert both.sharp[2][0] < both.sharp[0][0]
    learned, thumb = (next(fitting.log_loss(positions, each)) for each in (weights, None))
    assert float(learned.split()[3]) < float(thumb.split()[5])


def test_every_number_of_seats_is_left_out_equally_often() -> None:
    fitting = pytest.importorskip("paxdesk.porfiriana.robots.fitting", exc_type=ImportError)
    inputs = told([[0] * len(SEAT_INPUTS)] * 2)
    made = [
        Sample(game, 1, True, inputs, (1.0, *[0.0] * (TABLES[game % 10] - 1)))
        for game in range(1_000, 1_800)
    ]
    made = [evolve(each, inputs=told([[0] * len(SEAT_INPUTS)] * len(each.won))) for each in made]
    positions = fitting.Positions.of(made)
    _, left_out = fitting.split(positions)
    counts = positions.count[left_out].tolist()
    assert [counts.count(seats) for seats in range(2, 7)] == [30, 30, 20, 10, 10]


@pytest.mark.slow
def test_an_interrupted_run_is_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    arguments = ["learn", "--out", str(tmp_path), "--level", "beginner", "--jobs", "1"]
    arguments += ["--games", "8", "--match", "2", "--rounds"]
    assert cli.main([*arguments, "1"]) == 0
    first = (tmp_path / "value-1.json").read_bytes()
    games = (tmp_path / "games-1.csv").read_bytes()
    capsys.readouterr()
    assert cli.main([*arguments, "2"]) == 0
    assert (tmp_path / "games-1.csv").read_bytes() == games
    assert (tmp_path / "value-1.json").read_bytes() == first
    told = capsys.readouterr()
    assert "round 2:" in told.out
    assert "log loss" in told.err
    assert "paxdesk learn" in json.loads((tmp_path / "value-2.json").read_text())["made_by"]
    read_net(tmp_path / "value.json")
