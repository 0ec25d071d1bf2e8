"""Tests of ``paxdesk tournament``."""

from pathlib import Path

import pytest

from paxdesk import cli
from paxdesk.files.simulation_rows import ResultRow
from paxdesk.porfiriana.robots.simulation import PairScore, Standings, legs


def row(robot: str, turns: int = 50) -> ResultRow:
    return {"robot": robot, "winner": "P1" if robot else "", "turns": turns}


def test_scores_count_shared_and_stopped_games_as_halves() -> None:
    score = PairScore()
    for robot in ("hard", "paxomatic", "hard+paxomatic", ""):
        score.add(row(robot, 130), "hard")
    assert (score.wins, score.games, score.long) == (2.0, 4, 4)
    least, most = score.range
    assert 0.1 < least < 0.5 < most < 0.9


def test_elo_ranks_the_stronger_players_first() -> None:
    standings = Standings(("random", "paxomatic", "hard"))
    standings.add(("random", "paxomatic"), [row("paxomatic")] * 9 + [row("random")])
    standings.add(("paxomatic", "hard"), [row("hard")] * 9 + [row("paxomatic")])
    standings.add(("random", "hard"), [row("hard")] * 10)
    elo = standings.elo()
    assert elo["hard"] > elo["paxomatic"] + 200 > elo["random"] + 400
    assert sum(elo.values()) == pytest.approx(4500)
    table = list(standings.table())
    assert table[0] == "| | hard | paxomatic | random | Elo |"
    assert table[2].startswith("| hard |  | 90% (60%–98%) | 100% (72%–100%) | ")


def test_ten_wins_to_one_are_400_elo() -> None:
    standings = Standings(("easy", "hard"))
    standings.add(("easy", "hard"), [row("hard")] * 1000 + [row("easy")] * 100)
    elo = standings.elo()
    assert elo["hard"] - elo["easy"] == pytest.approx(400, abs=2)


@pytest.mark.long
def test_the_table_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tournament", "--seats", "paxomatic,random", "--games", "4", "--seed", "3"]
    assert cli.main(arguments) == 0
    first = capsys.readouterr()
    assert first.out.startswith("| | ")
    assert "of 4 against random" in first.err
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out == first.out


def test_a_league_plays_against_the_others_only() -> None:
    found = [leg.pair for leg in legs(("easy", "hard"), 2, 0, ("gold", "blocker"))]
    pairs = [("easy", "hard"), ("easy", "gold"), ("easy", "blocker")]
    assert found[::2] == [*pairs, ("hard", "gold"), ("hard", "blocker")]


@pytest.mark.long
def test_the_command_plays_the_league(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paxdesk.commands.tournament.LEAGUE", ("blocker",))
    arguments = ["tournament", "--seats", "random", "--games", "2", "--jobs", "1"]
    assert cli.main([*arguments, "--league"]) == 0
    told = capsys.readouterr()
    assert "of 2 against blocker" in told.err
    assert told.out.count("\n") == 4
    with pytest.raises(SystemExit):
        cli.main(arguments)


@pytest.mark.long
def test_stored_games_are_not_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["tournament", "--seats", "paxomatic,random", "--seed", "3", "--games"]
    assert cli.main([*arguments, "5"]) == 0
    table = capsys.readouterr().out
    kept = ["--out", str(tmp_path / "games")]
    assert cli.main([*arguments, "2", *kept]) == 0
    rows = tmp_path / "games" / "paxomatic-random.csv"
    text = rows.read_text(encoding="utf-8")
    assert len(text.splitlines()) == 2
    assert cli.main([*arguments, "5", *kept]) == 0
    assert rows.read_text(encoding="utf-8").startswith(text)
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 4
    assert capsys.readouterr().out.endswith(table)
    # Changed winners change the table: nothing is replayed.
    changed = rows.read_text(encoding="utf-8").replace(",P1,paxomatic,", ",P2,random,")
    rows.write_text(changed, encoding="utf-8")
    assert cli.main([*arguments, "5", *kept]) == 0
    assert capsys.readouterr().out != table


def test_a_folder_that_cannot_be_created_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert cli.main(["tournament", "--games", "2", "--out", str(tmp_path / "file" / "x")]) == 1
    assert "rows cannot be kept there" in capsys.readouterr().err


def test_no_player_plays_against_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["tournament", "--seats", "hard,hard"])
    assert caught.value.code == 2
    assert "at least 2 different robots" in capsys.readouterr().err
