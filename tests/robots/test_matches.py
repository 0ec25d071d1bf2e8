"""Tests of matches: players, reproducible games, other versions, and results."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.files.simulation_rows import ResultRow
from paxdesk.porfiriana.robots.planner.planner import Planner
from tests import matches
from tests.matches import Match, main, play_game, player_of, told

ROOT = Path(__file__).resolve().parents[2]
CLOCKED = ("before", "thoughts", "milliseconds", "median", "longest")


def ended(row: ResultRow) -> ResultRow:
    """Return a row without the columns that differ between runs."""
    return {name: value for name, value in row.items() if name not in CLOCKED}


@pytest.fixture
def checkout() -> Iterator[Path]:
    """Yield this checkout in the role of another version."""
    yield ROOT
    matches.stranger_in(ROOT, "beginner").leave()
    matches.stranger_in.cache_clear()


def test_an_identical_version_plays_the_same_game(checkout: Path) -> None:
    """Beginners are used, as they have no style."""
    match = Match("beginner", "beginner", 3, 4)
    alone, beside = play_game(match, 1), play_game(evolve(match, before=checkout), 1)
    assert ended(alone) == ended(beside)
    assert (alone["deal"], alone["at"], beside["before"]) == (4, 2, ROOT.name)
    assert int(alone["turned"]) * 2 < int(alone["turns"]) < int(alone["turned"]) * 4


def test_a_version_with_other_rules_is_detected(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = matches.STRANGER.replace('told["deal"]', '99 + told["deal"]')
    assert other != matches.STRANGER
    monkeypatch.setattr(matches, "STRANGER", other)
    with pytest.raises(RuntimeError, match=r"other rules|has stopped"):
        play_game(Match("beginner", "beginner", 2, 4, checkout), 0)


@pytest.mark.long
def test_missing_games_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "rows.csv"
    words = ["beginner", "paxomatic", "--seed", "7", "--jobs", "1", "--out", str(out)]
    main([*words, "--games", "1"])
    first = out.read_text("utf-8")
    main([*words, "--games", "3"])
    assert out.read_text("utf-8").startswith(first)
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["seed"], row["deal"], row["at"]) for row in rows] == [
        ("0", "7", "1"),
        ("1", "7", "2"),
        ("2", "8", "1"),
    ]
    won = sum(float(row["share"]) for row in rows)
    assert f"beginner against paxomatic, 2 seats: {won:g} of 3" in capsys.readouterr().out


@pytest.mark.long
def test_a_player_that_places_cubes_leaves_no_usable_action() -> None:
    plain, cubes = (play_game(Match(word, "easy", 3, 4), 1) for word in ("easy", "easy:cubes=true"))

    def count(row: ResultRow, kind: str) -> int:
        lines = [each.split(" ") for each in str(row["lines"]).split(";")]
        return sum(int(number) for name, number in lines if name == kind)

    assert count(plain, "speculate") == 0 < count(plain, matches.LEFT)
    assert count(cubes, "speculate") > count(cubes, matches.LEFT)


def test_a_match_in_a_sentence() -> None:
    def row(share: str, how: str, turns: int, lines: str) -> ResultRow:
        return {
            "share": share,
            "how": how,
            "turns": turns,
            "thoughts": 10,
            "milliseconds": 2500,
            "median": 10 * turns,
            "longest": 100 * turns,
            "turned": turns // 2,
            "lines": lines,
        }

    match = Match("hard", "medium", 4, 1)
    rows = [row("1", "gold", 30, "buy 20;left 3"), row("0.5", "topple", 10, "buy 5;play 10")]
    assert told(match, rows) == (
        "hard against medium, 4 seats: 1.5 of 2, 75% (20%–97%; 25% is fair); 1 by gold, 1 by "
        "topple; 20 turns; a thought 0.25 s, the middle one 0.20, the longest 3.0; a turn: "
        "buy 1.25, play 0.50, left 0.15"
    )


def test_players_are_levels_with_changed_numbers() -> None:
    player = player_of("hard:replies=0:nodes=700:liking=raider")
    assert isinstance(player, matches.Liking)
    assert (player.level.replies, player.level.nodes, player.level.beam) == (0, 700, 8)
    assert player.liking is not None
    assert player.liking.name == "raider"
    plain = player_of("medium")
    assert isinstance(plain, Planner)
    assert not plain.level.learned
    with pytest.raises(ValueError, match="Nobody is called thumb; there are paxomatic, beginner"):
        player_of("thumb")
    with pytest.raises(ValueError, match="gold is not a level"):
        player_of("gold:beam=3")
