"""Tests of the puzzles, their proofs by full search, their finder and their reader."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from paxdesk import cli
from paxdesk.errors import PaxError
from paxdesk.porfiriana.puzzles.generator import goals_at, puzzle_at, unhurried
from paxdesk.porfiriana.puzzles.puzzle import (
    KINDS,
    STARS_FOR,
    GoalKind,
    LevelTries,
    Puzzle,
    in_order,
    puzzles_path,
    read_puzzles,
    written,
)
from paxdesk.porfiriana.puzzles.search import contains, minimal, problem_of
from paxdesk.porfiriana.puzzles.solvers import solves, tried
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.session.randomness import RandomPlayer
from tests.shares import spread

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def puzzles(deck: Deck) -> tuple[Puzzle, ...]:
    return read_puzzles(puzzles_path(), deck)


def test_puzzles_are_in_order(puzzles: tuple[Puzzle, ...]) -> None:
    assert puzzles
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.stars for puzzle in puzzles} <= {1, 2, 3}
    assert list(puzzles) == in_order(puzzles), "kinds together, the easiest first"
    for puzzle in puzzles:
        # A puzzle without tempting lines still has one wrong line.
        assert puzzle.tempting >= len(puzzle.wrong) > 0 or (puzzle.tempting, len(puzzle.wrong)) == (
            0,
            1,
        )


def test_every_kind_of_puzzle_exists(puzzles: tuple[Puzzle, ...]) -> None:
    assert len(puzzles) >= 200
    assert set(Counter(puzzle.goal.kind for puzzle in puzzles).values()) <= set(range(40, 60))
    for kind in ("topple", "stop", "gold", "income"):
        mine = [each.position.turn.actions for each in puzzles if each.goal.kind == kind]
        assert {2, 3} <= set(mine), "some with the whole turn before one"


@pytest.mark.parametrize("every", spread([10, 1], quick=0, long=1))
def test_solutions_are_proven_and_wrong_lines_fail(puzzles: tuple[Puzzle, ...], every: int) -> None:
    told = {puzzle.name: problem_of(puzzle) for puzzle in puzzles[2::every] + puzzles[:2]}
    assert {name: words for name, words in told.items() if words} == {}


def test_the_proof_finds_mistakes(puzzles: tuple[Puzzle, ...]) -> None:
    puzzle = next(each for each in puzzles if each.goal.measured)
    goal = puzzle.goal
    greedy = evolve(puzzle, goal=evolve(goal, amount=goal.amount + 1))
    assert "plans" in problem_of(greedy)
    modest = evolve(puzzle, goal=evolve(goal, amount=goal.measure(puzzle.position)))
    assert problem_of(modest)
    right = evolve(puzzle, wrong=(puzzle.solution[:1],))
    assert "can still be solved" in problem_of(right)
    shorter = evolve(puzzle, solution=puzzle.solution[:-1])
    assert problem_of(shorter)


@pytest.mark.parametrize("kind", spread(KINDS, quick=0, long=2))
def test_the_finder_is_reproducible(puzzles: tuple[Puzzle, ...], kind: GoalKind) -> None:
    puzzle = next(each for each in puzzles if each.goal.kind == kind)
    found = puzzle_at(puzzle.name, puzzle.position.copy(), evolve(puzzle.goal, amount=0))
    assert found is not None
    assert (found.goal, sorted(found.solution)) == (puzzle.goal, sorted(puzzle.solution))


def test_stars_follow_the_weakest_level_that_solves_the_puzzle(puzzles: tuple[Puzzle, ...]) -> None:
    bare = evolve(puzzles[0], tries=(), tempting=5)
    assert bare.stars == 2, "by what tempts, as no level has tried it"
    for solver, stars in STARS_FOR.items():
        weaker = list(STARS_FOR)[: list(STARS_FOR).index(solver)]
        failed = tuple(LevelTries(level, 1, 3) for level in weaker)
        assert evolve(bare, tries=(*failed, LevelTries(solver, 2, 3))).stars == stars
    assert evolve(bare, tries=(LevelTries("beginner", 1, 3),)).stars == 3


@pytest.mark.long
def test_levels_try_a_puzzle_as_the_seat_sees_it(puzzles: tuple[Puzzle, ...]) -> None:
    for name in ("topple-4-120010-66", "income-4-110000-10"):
        puzzle = next(each for each in puzzles if each.name == name)
        found = tried(puzzle)
        assert [each.level for each in found.tries] == list(STARS_FOR)
        assert found.tries == puzzle.tries, "the same comes out again"
        assert found.tries[-1].usually
        beyond = evolve(puzzle, goal=evolve(puzzle.goal, kind="gold", amount=999))
        assert not solves(beyond, "hard", 0)


def test_no_robot_buys_a_topple_in_unhurried_games(puzzles: tuple[Puzzle, ...]) -> None:
    puzzle = next(each for each in puzzles if each.name == "topple-4-120010-66")
    robots: dict[Seat, PlayerName] = dict.fromkeys(puzzle.position.players, "hard")
    eager, waiting = puzzle.position.copy(), puzzle.position.copy()
    topples = {each for each in waiting.market if each in waiting.cards.topples}
    for _ in play_on(eager, RandomPlayer.for_game(0), 20, robots):
        pass
    assert eager.winners == (puzzle.goal.seat,)
    for _ in unhurried(waiting, robots):
        if waiting.turn.seat != puzzle.goal.seat:
            break
    assert not waiting.over
    assert topples <= set(waiting.market)


def test_nothing_is_proven_in_a_large_showdown(
    puzzles: tuple[Puzzle, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(each for each in puzzles if each.goal.kind == "stop")
    monkeypatch.setattr("paxdesk.porfiriana.puzzles.puzzle.LARGEST_SHOWDOWN", 0)
    assert "too large a showdown" in problem_of(puzzle)
    assert list(goals_at(puzzle.position, 1, ("stop",))) == []
    monkeypatch.undo()
    assert list(goals_at(puzzle.position, 1, ("stop",))) == [puzzle.goal]


def test_solutions_that_contain_another_are_omitted() -> None:
    ways = {("a", "b"), ("a", "b", "c"), ("a", "a"), ("c",)}
    assert minimal(ways) == {("a", "b"), ("a", "a"), ("c",)}
    assert contains(("a", "a"), ("a",))
    assert not contains(("a",), ("a", "a"))


def test_a_file_survives_a_round_trip(
    puzzles: tuple[Puzzle, ...], deck: Deck, tmp_path: Path
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_bytes(written(puzzles[:3], deck))
    assert read_puzzles(path, deck) == puzzles[:3]


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    "change",
    [
        lambda puzzle: puzzle.pop("solution"),
        lambda puzzle: puzzle.update(extra=1),
        lambda puzzle: puzzle.update(solution=["fly away"]),
        lambda puzzle: puzzle["goal"].update(kind="peace"),
        lambda puzzle: puzzle["goal"].update(seat=6),
        lambda puzzle: puzzle["goal"].update(kind="points", prestige=None),
        lambda puzzle: puzzle["goal"].update(kind="stop"),
        lambda puzzle: puzzle["position"].update(regime="republic"),
        lambda puzzle: puzzle["position"]["market"].append(0),
    ],
)
def test_a_damaged_file_is_refused(
    puzzles: tuple[Puzzle, ...], deck: Deck, tmp_path: Path, change: Change
) -> None:
    data = json.loads(written(puzzles[:1], deck))
    change(data["puzzles"][0])
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps(data))
    with pytest.raises(PaxError, match=r"puzzles\[0\]"):
        read_puzzles(path, deck)


def test_the_command_lists_checks_and_finds(
    puzzles: tuple[Puzzle, ...], deck: Deck, tmp_path: Path, capsys: Output
) -> None:
    assert cli.main(["puzzles", "list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(puzzles)
    with pytest.raises(SystemExit):
        cli.main(["puzzles", "find", "--kinds", "peace"])
    assert "no kind “peace”" in capsys.readouterr().err
    path = tmp_path / "few.json"
    puzzle = next(each for each in puzzles if each.goal.measured)
    path.write_bytes(written([puzzle, evolve(puzzle, wrong=(puzzle.solution[:1],))], deck))
    assert cli.main(["puzzles", "check", str(path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line[:4] for line in told] == ["ok  ", "FAIL"]
