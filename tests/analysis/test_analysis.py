"""Tests of the analysis."""

import json
import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest
from attrs import evolve

from paxdesk import cli
from paxdesk.files.game_shelf import analysis_beside
from paxdesk.porfiriana.analysis import play_outs, turn_quality
from paxdesk.porfiriana.analysis.analysis import (
    LEAST_TURN,
    TURNING_POINTS,
    Analysis,
    SoloDeal,
    accuracies,
    analysis_data,
    mixed,
    oversights,
    read_analysis,
    stages,
    turns_of,
    with_compared_plans,
)
from paxdesk.porfiriana.analysis.play_outs import PairedGain, compared, dealt_otherwise
from paxdesk.porfiriana.analysis.turn_quality import (
    INACCURACY,
    LEAST_LOSSES,
    MARKS,
    JudgedTurn,
    PlanLine,
    accuracy_of,
    chances,
    confirmed,
    judged_turns,
    mark_of,
    paired_plans,
)
from paxdesk.porfiriana.robots.planner.inputs import stacks_left
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import End, Pass, Shift
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.view import remembered_by
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Recording, SeatSetup, Session, Step, ends_turn
from paxdesk.session.randomness import Generator, RandomPlayer
from tests.analysis.short_game import FOUND, GAME, keep_analysis
from tests.shares import spread

CORPUS = Path(__file__).parent.parent / "files" / "corpus"
Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def recording(deck: Deck) -> Recording:
    return read_saved(GAME, deck).replayed()


@pytest.fixture(scope="module")
def found(recording: Recording, tmp_path_factory: pytest.TempPathFactory) -> Analysis:
    kept = keep_analysis(tmp_path_factory.mktemp("kept") / "game.analysis", recording)
    analysis = read_analysis(kept, recording)
    assert analysis is not None
    return analysis


@pytest.mark.parametrize("jobs", spread([2, 1], quick=0, long=0))
def test_the_command_finds_the_same_with_any_number_of_jobs(capsys: Output, jobs: int) -> None:
    assert cli.main(["analyse", str(GAME), "--json", "--jobs", str(jobs)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(FOUND.read_text())


@pytest.mark.long
def test_the_command_prints_the_analysis(deck: Deck, tmp_path: Path, capsys: Output) -> None:
    session = Session.new(deck, Options(rapid_setup=True), 11, (SeatSetup("Ana", 1),) * 2)
    for taken in play_on(session.state.copy(), RandomPlayer.for_game(11), 12, {}):
        session.submit(taken.action)
    path = tmp_path / "begun.pax"
    write_saved(path, session)
    assert cli.main(["analyse", str(path)]) == 0
    told = capsys.readouterr().out
    for heading in ("chance of winning", "turning points:", "turns:"):
        assert heading in told


def test_chances_add_up_to_one_and_end_with_the_winner(
    found: Analysis, recording: Recording
) -> None:
    for turn in found.turns:
        assert sum(turn.chances.values()) == pytest.approx(1000, abs=3)
    last = found.turns[-1].chances
    assert {seat for seat, chance in last.items() if chance} == set(recording.last.winners)


def test_every_turning_point_belongs_to_a_seat(found: Analysis, recording: Recording) -> None:
    assert 0 < len(found.turning_points) <= TURNING_POINTS
    for point in found.turning_points:
        assert abs(point.after - point.before) >= LEAST_TURN
        assert not isinstance(recording.steps[point.step - 1].action, End | Pass | Shift)


@pytest.mark.long
def test_better_plans_can_be_played(found: Analysis, recording: Recording) -> None:
    """Better plans are legal until another seat acts."""
    tried = 0
    for turn in found.judged:
        state = recording.position(turn.step - 1).copy()
        for said in turn.better:
            if said.seat != turn.seat:
                break
            perform(state, parse(said.line))
            tried += 1
    assert tried


def test_marks_and_accuracy_follow_from_losses() -> None:
    assert [mark_of(loss) for loss in LEAST_LOSSES] == list(MARKS)
    assert mark_of(0.0999) == "inaccuracy"
    assert [round(accuracy_of(loss), 2) for loss in (0.0, 0.1, 0.2)] == [1.0, 0.5, 0.25]


@pytest.mark.long
def test_a_turn_is_judged_by_what_its_seat_could_know(recording: Recording) -> None:
    chance = random.Random(5)
    judged = 0
    for steps in turns_of(recording)[::3]:
        turn = recording.steps[steps[0] - 1 : steps[-1]]
        seat = turn[0].before.turn.seat
        other = elsewhere(turn[0].before, seat, chance)
        same = []
        for step in turn:
            same.append(evolve(step, before=other))
            other = other.copy()
            perform(other, step.action)
        one = judged_turns(turn, steps[0])
        assert one == judged_turns(same, steps[0])
        judged += bool(one)
    assert judged > 3


def elsewhere(state: State, seat: int, chance: random.Random) -> State:
    """Return a state that looks the same to ``seat``, with other hidden cards."""
    other = state.copy()
    fixed = {*state.cards.headlines, *state.cards.topples}
    piles = [player.hand for player in other.players.values() if player.seat != seat]
    places = [(pile, at) for pile in (*piles, other.deck) for at in range(len(pile))]
    known = {card for hand in remembered_by(state, seat).values() for card in hand}
    places = [(pile, at) for pile, at in places if pile[at] not in fixed | known]
    numbers = [pile[at] for pile, at in places]
    chance.shuffle(numbers)
    for (pile, at), number in zip(places, numbers, strict=True):
        pile[at] = number
    return other


def test_play_outs_begin_from_a_deal_that_the_seat_considers_possible(deck: Deck) -> None:
    state = deal(deck, 3, 6, Options())
    for _ in play_on(state, RandomPlayer.for_game(6), 90, dict.fromkeys((1, 2, 3), "beginner")):
        pass
    known = remembered_by(state, 1)
    deals = [dealt_otherwise(state, 1, Generator.from_seed(seed)) for seed in range(4)]
    same = elsewhere(state, 1, random.Random(3))
    assert dealt_otherwise(same, 1, Generator.from_seed(2)) == deals[2], "nothing hidden is known"
    for other in deals:
        assert len(other.deck) == len(state.deck)
        assert other.players[1].hand == state.players[1].hand
        assert all(set(cards) <= set(other.players[seat].hand) for seat, cards in known.items())
        hides = iter(other.deck)
        for size, topple in stacks_left(state):
            stack = [next(hides) for _ in range(size)]
            assert sum(card in deck.topples for card in stack) == topple
    assert len({tuple(other.deck) for other in deals}) == len(deals)


@pytest.mark.long
def test_a_missed_win_is_a_blunder_without_play_outs(deck: Deck) -> None:
    recording = read_saved(CORPUS / "form-4-over-topple.pax", deck).replayed()
    steps = next(turn for turn in turns_of(recording) if 79 in turn)
    (missed,) = judged_turns(recording.steps[steps[0] - 1 : steps[-1]], steps[0])
    assert (missed.step, missed.mark, missed.chance) == (79, "blunder", 1000)
    assert missed.topples
    assert missed.shown
    assert not missed.doubtful


@pytest.mark.slow
def test_a_better_plan_is_shown_only_if_play_outs_confirm_it(recording: Recording) -> None:
    steps = next(turn for turn in turns_of(recording) if 42 in turn)
    (lost,) = judged_turns(recording.steps[steps[0] - 1 : steps[-1]], steps[0])
    assert lost.doubtful
    assert not lost.shown
    sure = confirmed(lost, paired_plans(lost, recording.steps).gains)
    assert sure.shown
    assert not sure.doubtful
    assert sure.loss > sure.error > 0
    done = [step.action for step in recording.steps[41:44]]
    same = tuple(PlanLine(lost.seat, write(action)) for action in done)
    as_before = evolve(lost, better=same)
    harmless = confirmed(as_before, paired_plans(as_before, recording.steps).gains)
    assert (harmless.mark, harmless.loss, harmless.better) == ("good", 0, ())


def test_the_loss_of_a_confirmed_turn_comes_from_play_outs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = (PlanLine(1, "buy a2"),)
    judged = JudgedTurn(42, 44, 1, "blunder", 551, 300, plan)
    told = {
        (0.08, 0.03): ("inaccuracy", 80, plan),
        (0.20, 0.11): ("good", 20, ()),
        (-0.05, 0.01): ("good", 0, ()),
        (0.04, 0.01): ("good", 40, ()),
    }
    for (mean_of, error), expected in told.items():
        found = PairedGain(mean_of, error, 24, clear=mean_of > 2 * error)
        monkeypatch.setattr(turn_quality, "compared", lambda *_, found=found: found)
        sure = confirmed(judged, lambda pairs: map(float, pairs))
        assert (sure.mark, sure.loss, sure.better) == expected


def test_pairs_are_played_until_the_difference_is_clear() -> None:
    """Further pairs check a clear gain; an unclear one takes ``MOST_PAIRS`` pairs."""
    noise = random.Random(4)

    def pairs(gain: float, spread: float) -> int:
        told: list[tuple[int, int]] = []
        found = compared(
            lambda numbers: (gain + noise.uniform(-spread, spread) for _ in numbers),
            INACCURACY,
            lambda *share: told.append(share),
        )
        assert told[-1] == (found.pairs, play_outs.MOST_PAIRS + play_outs.CHECKED)
        assert found.clear == (gain == 0.2)
        return found.pairs

    assert pairs(0.2, 0.1) == play_outs.BATCH + play_outs.CHECKED
    assert pairs(-0.2, 0.1) == play_outs.BATCH
    assert pairs(0.05, 1.4) == play_outs.MOST_PAIRS


def test_a_gain_is_the_mean_of_early_ends_and_whole_games() -> None:
    """It is clear only if both are."""

    def lucky(numbers: Sequence[int]) -> list[float]:
        return [(0.5 if number < play_outs.BATCH else 0.1) + number % 2 / 50 for number in numbers]

    found = compared(lucky, INACCURACY)
    assert found.clear
    assert found.mean == pytest.approx(0.31)

    def only_lucky(numbers: Sequence[int]) -> list[float]:
        return [0.3 if number < play_outs.BATCH else (-1) ** number for number in numbers]

    refuted = compared(only_lucky, INACCURACY)
    assert not refuted.clear

    def uncertain(numbers: Sequence[int]) -> list[float]:
        return [0.3 if number < play_outs.BATCH else number % 12 // 11 for number in numbers]

    assert not compared(uncertain, INACCURACY).clear, "one pair in twelve gains"
    assert refuted.pairs == play_outs.BATCH + play_outs.CHECKED // 2


class QuickJudges:
    """Fake judges; each pair of games gains 20 or 21 points."""

    def __init__(self) -> None:
        self.asked: list[JudgedTurn] = []

    def judge(self, turns: Sequence[range]) -> list[list[JudgedTurn]]:
        plan, loss = (PlanLine(1, "buy a2"),), [100, 40, 900, 0]
        return [
            [JudgedTurn(turn[0], turn[-1], 1 + at % 2, "good", 600, loss[at % 4], plan)]
            for at, turn in enumerate(turns)
        ]

    def gains(self, turn: JudgedTurn, pairs: Sequence[int]) -> list[float]:
        self.asked.append(turn)
        return [0.2 + 0.01 * (number % 2) for number in pairs]


def test_the_chances_come_first_and_no_game_is_played_on_for_the_marks(
    recording: Recording,
) -> None:
    quick = QuickJudges()
    told: list[tuple[int, int]] = []
    first, last = stages(recording, lambda *share: told.append(share), quick, (2,))
    assert first.turns
    assert not first.judged
    assert [first.complete, last.complete] == [False, True]
    assert not quick.asked
    assert not any(turn.shown for turn in last.judged)
    shares = [done / total for done, total in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_plans_are_compared_on_demand_and_those_of_people_first(recording: Recording) -> None:
    quick = QuickJudges()
    *_, found = stages(recording, judges=quick, people=(2,))
    waiting = found.doubtful()
    seats = [turn.seat for turn in waiting]
    assert seats == sorted(seats, reverse=True), "the person's turns first"
    robots = [turn.loss for turn in waiting if turn.seat == 1]
    assert robots == sorted(robots, reverse=True)
    told: list[tuple[int, int]] = []
    opened = waiting[1:3]
    sure = with_compared_plans(found, opened, recording, lambda *share: told.append(share), quick)
    assert list(dict.fromkeys(quick.asked)) == opened
    assert [turn.place for turn in sure.judged if turn.shown] == sorted(
        turn.place for turn in opened
    )
    assert sure.doubtful() == [waiting[0], *waiting[3:]]
    shares = [done / total for done, total in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1


KINDS: tuple[PlayerName, ...] = (
    "paxomatic", "beginner", "easy", "medium", "hard", "expert",
)  # fmt: skip
"""Robots, weakest first."""


def turns_begun(deck: Deck) -> list[State]:
    """Return the positions after every fourth turn of two games between hard robots."""
    found = []
    for seed in (1, 2):
        state = deal(deck, 2, seed, Options())
        begun = 0
        for taken in play_on(state, RandomPlayer.for_game(seed), None, {1: "hard", 2: "hard"}):
            if isinstance(taken.action, End) and isinstance(state.agenda[-1], ActionPhase):
                begun += 1
                if begun % 4 == 0:
                    found.append(state.copy())
    return found


def turn_of(state: State, robot: PlayerName | None, seed: int = 1) -> list[Step]:
    """Return a turn from ``state``, played by ``robot``, or at random if None."""
    state, seat = state.copy(), state.turn.seat
    robots: dict[int, PlayerName] = {each: "beginner" for each in state.players if each != seat}
    if robot is not None:
        robots[seat] = robot
    steps: list[Step] = []
    before = state.copy()
    for taken in play_on(state, RandomPlayer.for_game(seed), None, robots):
        after = state.copy()
        steps.append(
            Step(taken.seat, taken.action, "", before, after, (), (), (), True, barrier=None)
        )
        before = after
        if isinstance(taken.action, End):
            break
    return steps


@pytest.mark.slow
def test_accuracy_distinguishes_strong_from_weak_players(deck: Deck) -> None:
    begun = turns_begun(deck)
    accuracy: list[float] = []
    for robot in (None, *KINDS):
        seeds = range(2 if robot is None else 1)
        turns = [turn_of(state, robot, seed) for state in begun for seed in seeds]
        judged = [judged for turn in turns for judged in judged_turns(turn, 1)]
        accuracy.append(mean(accuracy_of(turn.loss / 1000) for turn in judged))
    assert all(weaker < stronger for weaker, stronger in pairwise(accuracy)), accuracy


@pytest.mark.long
def test_an_analysis_is_stored_beside_its_game(
    found: Analysis, recording: Recording, deck: Deck, tmp_path: Path
) -> None:
    path = analysis_beside(tmp_path / "game.pax")
    path.write_bytes(analysis_data(found, recording))
    assert read_analysis(path, recording) == found
    assert accuracies(tmp_path) == {}, "nothing is told of who played"
    path.write_bytes(analysis_data(found, recording, SoloDeal("a deal", 72)))
    assert read_analysis(path, recording) == found
    assert accuracies(tmp_path) == {"a deal": 72}
    before = json.loads(path.read_text())
    before["own"] = {"deal": "a deal", "accuracy": 72}
    before["analysis"]["moves"] = before["analysis"].pop("judged")
    path.write_text(json.dumps(before))
    assert read_analysis(path, recording) is None, "moves are not judged any more"
    assert accuracies(tmp_path) == {}
    path.write_bytes(analysis_data(found, recording, SoloDeal("a deal", 72)))
    losses = [turn.loss for turn in found.judged if turn.seat == 1]
    assert found.accuracy(1) == round(100 * mean(0.5 ** (each / 100) for each in losses))
    other = read_saved(CORPUS / "form-4-over-gold.pax", deck).replayed()
    assert read_analysis(path, other) is None, "of a different board game"
    path.write_bytes(b'{"program": 1}')
    assert read_analysis(path, recording) is None, "damaged"


def test_more_gold_in_an_even_game_is_a_better_chance(deck: Deck) -> None:
    state = deal(deck, 3, 4, Options())
    before = chances(state)
    state.players[2].gold += 10
    assert chances(state)[2] > before[2]


def test_chances_by_turn_use_earlier_turns() -> None:
    now, before = {1: 0.9, 2: 0.1}, {1: 0.5, 2: 0.5}
    told = mixed(now, before)
    assert sum(told.values()) == pytest.approx(1)
    assert 0.7 < told[1] < 0.9
    assert mixed(now, now) == pytest.approx(now)
    alone = {1: 0.3}
    assert mixed(alone, alone) == pytest.approx(alone), "the rest is Díaz's"
    assert mixed({1: 0.0}, alone) == {1: 0.0}


def test_the_same_oversight_over_several_turns_counts_once(deck: Deck) -> None:
    recording = read_saved(CORPUS / "form-4-over-topple.pax", deck).replayed()
    first: dict[int, list[int]] = {}
    begun = True
    for number, step in enumerate(recording.steps, start=1):
        if begun:
            first.setdefault(step.before.turn.seat, []).append(number)
        begun = ends_turn(step)

    def missed(seat: int, *turns: int) -> list[JudgedTurn]:
        plan = (PlanLine(seat, "buy a0"),)
        steps = [first[seat][turn] for turn in turns]
        return [
            JudgedTurn(step, step + 1, seat, "blunder", 1000, 400, plan, topples=True)
            for step in steps
        ]

    judged = [*missed(1, 2, 3, 4, 7), *missed(2, 3)]
    found = oversights(recording, sorted(judged, key=lambda turn: turn.step))
    spans = [(each.seat, each.step, each.last) for each in found]
    assert sorted(spans) == [
        (1, first[1][2], first[1][4]),
        (1, first[1][7], first[1][7]),
        (2, first[2][3], first[2][3]),
    ]


def test_an_available_win_is_certain(recording: Recording) -> None:
    """At the beginning of the winning turn, the winner's chance is 1."""
    assert recording.last.ended_by == "topple"
    winner = recording.last.winners[0]
    begins = max(
        number
        for number, step in enumerate(recording.steps[:-1], start=1)
        if ends_turn(step) and recording.position(number).turn.seat == winner
    )
    assert chances(recording.position(begins))[winner] == 1
