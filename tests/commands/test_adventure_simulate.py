"""Tests of ``paxdesk adventure simulate``."""

import csv
import json
from pathlib import Path

import pytest

from paxdesk import cli
from paxdesk.mexican_adventure.robots.simulation import SimulationSetup, ending

Output = pytest.CaptureFixture[str]
CHANCE = ("--imperial", "random", "--republican", "random")
PUEBLA = SimulationSetup("puebla", "random", "random")


def simulate(*arguments: str) -> int:
    return cli.main(["adventure", "simulate", *CHANCE, *arguments])


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def test_a_row_records_how_a_game_ended() -> None:
    row = PUEBLA.play(3)
    assert list(row) == PUEBLA.columns()
    assert (row["seed"], row["scenario"], row["imperial"]) == (3, "puebla", "random")
    assert row["winner"] in ("imperial", "republican", "draw")
    assert int(row["steps"]) > int(row["turn"]) > 0
    assert int(row["imperial_fp"]) + int(row["republican_fp"]) > 0
    assert PUEBLA.play(3) == row


@pytest.mark.long
def test_an_interrupted_simulation_is_continued(tmp_path: Path, capsys: Output) -> None:
    file, whole = tmp_path / "games.csv", tmp_path / "whole.csv"
    some = ("--scenario", "puebla", "--seed", "5", "--jobs", "1", "--json")
    assert simulate(*some, "--games", "3", "--out", str(whole)) == 0
    counted = json.loads(capsys.readouterr().out)
    text = whole.read_text(encoding="utf-8")
    torn = "".join(text.splitlines(keepends=True)[:3])
    file.write_text(f"{torn}7,05", encoding="utf-8")
    assert simulate(*some, "--games", "3", "--out", str(file)) == 0
    heard = capsys.readouterr()
    assert json.loads(heard.out) == counted
    assert "games already played: 2" in heard.err
    assert "3 of 3 games" in heard.err
    assert file.read_text(encoding="utf-8") == text
    assert simulate(*some, "--games", "3", "--out", str(file)) == 0
    assert json.loads(capsys.readouterr().out) == counted


@pytest.mark.long
def test_counts_agree_with_the_rows(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.csv"
    some = ("--scenario", "puebla", "--games", "2", "--jobs", "2", "--json", "--out", str(file))
    assert simulate(*some) == 0
    endings = [ending(row["winner"], row["how"]) for row in rows(file)]
    counted = json.loads(capsys.readouterr().out)["puebla"]
    assert counted == {each: endings.count(each) for each in endings}
    assert rows(file) == [
        {name: str(value) for name, value in row.items()} for row in map(PUEBLA.play, (1, 2))
    ]


@pytest.mark.long
def test_each_scenario_has_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paxdesk.commands.adventure.SCENARIOS", ("puebla", "conquest"))
    out = tmp_path / "games.csv"
    assert simulate("--games", "1", "--jobs", "1", "--out", str(out)) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "games-conquest.csv",
        "games-puebla.csv",
    ]


def test_games_of_other_players_are_not_mixed(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "games.csv"
    some = ("--scenario", "puebla", "--games", "1", "--jobs", "1", "--out", str(file))
    assert simulate(*some) == 0
    assert simulate(*some, "--imperial", "medium") == 1
    assert "games of another simulation" in capsys.readouterr().err


def test_parquet_files_are_counted_too(tmp_path: Path, capsys: Output) -> None:
    pytest.importorskip("pyarrow")
    file = tmp_path / "games.parquet"
    some = ("--scenario", "puebla", "--games", "1", "--jobs", "1", "--json", "--out", str(file))
    assert simulate(*some) == 0
    assert sum(json.loads(capsys.readouterr().out)["puebla"].values()) == 1
    assert file.exists()
