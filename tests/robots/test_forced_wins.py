"""Tests that every level from easy upwards plays forced wins.

The positions were found by ``forced_wins.py``.
"""

from collections.abc import Sequence
from typing import Final

import pytest
from attrs import evolve

from paxdesk.porfiriana.robots.advice import AdviceQuestion, advice_for
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.questions import question_to, robot_named
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import seat_robots
from paxdesk.porfiriana.rules.actions import Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.cautions import cautions
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.forced_win import search_position, winning_way
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.view import remembered_by, seen_by
from paxdesk.porfiriana.saves import read_saved
from tests.analysis.short_game import GAME
from tests.robots.forced_wins import MOST_LINES, BruteForce, ForcedWin, read_wins

FORCED: Final = tuple(read_wins())
PLAYERS: Final[tuple[LevelName, ...]] = tuple(name for name in LEVELS if name not in ("beginner",))
OBJECTING: Final = 0
"""Index of the other seats' answer among the legal ones: a pass only if no other is legal."""


def overlooked(wins: Sequence[ForcedWin], deck: Deck, level: LevelName) -> list[tuple[int, ...]]:
    """Return the seats, seed and number of earlier lines of each win that is not played."""
    robot = robot_named(level)
    found = []
    for win in wins:
        state = win.position(deck)
        turn = state.turn
        while not state.over and state.turn is turn:
            seat = seat_to_act(state)
            if seat == win.seat:
                question = question_to(robot, state, seat, dict.fromkeys(state.players, level))
                perform_unchecked(state, question.answer().action)
            else:
                perform_unchecked(state, legal_actions(state)[OBJECTING])
        if win.seat not in state.winners:
            found.append((win.seats, win.seed, win.at))
    return found


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_forced_wins_are_played(level: LevelName, deck: Deck) -> None:
    sample = FORCED[::12]
    assert len(sample) > 25
    assert overlooked(sample, deck, level) == []


@pytest.mark.long
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_win_by_several_answers_in_the_showdown_is_played(level: LevelName, deck: Deck) -> None:
    """These wins need an assassination in the showdown."""
    several = [win for win in FORCED if any(line.startswith("assassinate") for line in win.win)]
    assert len(several) > 10
    assert overlooked(several[::2], deck, level) == []


@pytest.mark.slow
@pytest.mark.parametrize("level", PLAYERS)
def test_all_forced_wins_are_played(level: LevelName, deck: Deck) -> None:
    assert len(FORCED) >= 300
    assert {win.seats for win in FORCED} == {2, 3, 4, 5, 6}
    assert overlooked(FORCED, deck, level) == []


def test_the_stored_wins_are_forced(deck: Deck) -> None:
    for win in FORCED[::20]:
        state = win.position(deck)
        found = BruteForce(win.seat, 4000).win(state)
        assert found is not None
        assert tuple(map(write, found)) == win.win
        purchases = [at for at, line in enumerate(win.win) if line.startswith("buy")]
        assert purchases[-1] < MOST_LINES


def test_no_win_is_claimed_that_an_answer_prevents(deck: Deck) -> None:
    for win in FORCED[5::20]:
        state = win.position(deck)
        way = winning_way(search_position(seen_by(state, win.seat), win.seat), win.seat)
        assert way is not None
        assert way.proved
        for line in way.lines:
            if seat_to_act(state) != win.seat:
                break
            perform_unchecked(state, line)
        assert BruteForce(win.seat, 20_000).win(state) is not None, way.lines


NAMED: Final[tuple[tuple[int, int], ...]] = ((2, 8003), (2, 8007), (3, 5000), (3, 5001), (3, 5002))
"""Games of hard robots, as seats and seed, in which earlier versions overlooked wins."""


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), NAMED)
def test_hard_overlooks_no_win_of_a_named_game(seats: int, seed: int, deck: Deck) -> None:
    robots: dict[Seat, PlayerName] = dict.fromkeys(range(1, seats + 1), "hard")
    state = deal(deck, seats, seed, Options())
    seated = seat_robots(robots)
    turn, due = None, None
    while (seat := seat_to_act(state)) is not None:
        if state.turn is not turn and isinstance(state.agenda[-1], ActionPhase):
            assert due is None, f"P{due} could win in the turn before"
            turn = state.turn
            known = search_position(seen_by(state, seat), seat, remembered_by(state, seat))
            way = winning_way(known, seat)
            due = seat if way is not None and way.proved else None
        perform_unchecked(state, seated[seat].next_step(state, seat, robots).action)
    assert due is None or due in state.winners


@pytest.mark.long
def test_a_warning_and_a_hint_agree(deck: Deck) -> None:
    for win in FORCED[3::40]:
        state = win.position(deck)
        (own, *_) = [each for each in cautions(state) if each.kind == "you_topple"] or [None]
        question = advice_for(state, {})
        assert question is not None
        best = AdviceQuestion(question).answer().plans[0]
        if own is not None and own.proved:
            assert best.outcome.won, "the hint plays the win of which the warning speaks"
            assert best.lines == own.plan


THREATS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (2, 1010, 38, 2),
    (2, 1010, 44, 2),
    (2, 1010, 51, 2),
    (2, 1005, 68, 1),
    (5, 1018, 368, 5),
)
"""Turns before a preventable proved win of the next player: seats, seed, line, seat."""


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed", "at", "seat"), THREATS)
def test_hard_leaves_the_next_player_no_win_it_can_prevent(
    seats: int, seed: int, at: int, seat: Seat, deck: Deck
) -> None:
    game = next(win for win in FORCED if (win.seats, win.seed) == (seats, seed))
    idle = evolve(game, at=at).position(deck)
    done = idle.copy()
    question = question_to(robot_named("hard"), done, seat, dict.fromkeys(done.players, "hard"))
    assert next_player_wins(idle, seat, ())
    planner = Planner(LEVELS["hard"])
    assert not next_player_wins(done, seat, planner.lines(question.view, question.legal))


def next_player_wins(state: State, seat: Seat, lines: tuple[Action, ...]) -> bool:
    """Return whether ``lines`` leave the next player a proved win, as far as ``seat`` knows."""
    state.deck = []
    for line in (*lines, End()):
        while not isinstance(state.agenda[-1], ActionPhase):
            perform_unchecked(state, legal_actions(state)[-1])
        if state.turn.seat == seat and line in legal_actions(state):
            perform_unchecked(state, line)
    while not state.over and not isinstance(state.agenda[-1], ActionPhase):
        perform_unchecked(state, legal_actions(state)[-1])
    mover = state.turn.seat
    known = search_position(seen_by(state, seat), seat, remembered_by(state, seat))
    way = winning_way(known, mover)
    return way is not None and way.proved


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_an_answer_keeps_the_win_of_the_next_turn(level: LevelName, deck: Deck) -> None:
    """The win on the next turn needs the troop."""
    state = read_saved(GAME, deck).replayed().position(33).copy()
    for line in ("buy b2", "play 45", "sell 80"):
        perform_unchecked(state, parse(line))
    answers = {write(answer): answer for answer in legal_actions(state)}
    assert set(answers) == {"retreat 181", "disband 181"}
    question = question_to(robot_named(level), state, 2, {1: level, 2: level})
    assert write(question.answer().action) == "retreat 181"
    perform_unchecked(state, answers["retreat 181"])
    perform_unchecked(state, End())
    way = winning_way(state, 2)
    assert way is not None
    assert way.proved
