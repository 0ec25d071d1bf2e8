"""Analysis: deterministic, fair to what a seat could know, and stored beside the game."""

import json
import random
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest
from attrs import evolve

from paxdesk import cli
from paxdesk.files.game_shelf import analysis_beside
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
)
from paxdesk.porfiriana.analysis.move_quality import (
    MARKS,
    Judge,
    JudgedStep,
    PlanLine,
    chances,
    dealt_otherwise,
    mark_of,
    proved,
    turn_gain,
)
from paxdesk.porfiriana.robots.planner.inputs import stacks_left
from paxdesk.porfiriana.robots.roster import PlayerName, RobotName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import End
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


@pytest.mark.long
@pytest.mark.parametrize("jobs", [1, 2])
def test_the_command_finds_the_same_in_the_same_game(capsys: Output, jobs: int) -> None:
    """The result is the same in one process and in several."""
    assert cli.main(["analyse", str(GAME), "--json", "--jobs", str(jobs)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(FOUND.read_text())


@pytest.mark.long
def test_the_command_prints_what_is_found(deck: Deck, tmp_path: Path, capsys: Output) -> None:
    session = Session.new(deck, Options(rapid_setup=True), 11, (SeatSetup("Ana", 1),) * 2)
    for taken in play_on(session.state.copy(), RandomPlayer.for_game(11), 12, {}):
        session.submit(taken.action)
    path = tmp_path / "begun.pax"
    write_saved(path, session)
    assert cli.main(["analyse", str(path)]) == 0
    told = capsys.readouterr().out
    for heading in ("chance of winning", "turning points:", "moves:"):
        assert heading in told


def test_chances_come_to_one_and_end_with_the_winner(found: Analysis, recording: Recording) -> None:
    for turn in found.turns:
        assert sum(turn.chances.values()) == pytest.approx(1000, abs=3)
    last = found.turns[-1].chances
    assert {seat for seat, chance in last.items() if chance} == set(recording.last.winners)
    turned = [
        after
        for before, after in pairwise(found.turns)
        if any(abs(after.chances[seat] - before.chances[seat]) >= LEAST_TURN for seat in last)
    ]
    assert turned
    assert len(found.turning_points) == min(TURNING_POINTS, len(turned))


@pytest.mark.long
def test_better_plans_can_be_played(found: Analysis, recording: Recording) -> None:
    """Check that every line of a plan is legal until another seat acts.

    A plan must not begin with the action taken.
    """
    tried = 0
    for move in found.moves:
        state = recording.position(move.step - 1).copy()
        done = write(recording.steps[move.step - 1].action)
        assert move.better[:1] != (PlanLine(move.seat, done),)
        for said in move.better:
            if said.seat != move.seat:
                break
            perform(state, parse(said.line))
            tried += 1
    assert tried


def test_marks_go_by_what_was_lost() -> None:
    assert [mark_of(loss) for loss in (0.0, 0.02, 0.05, 0.5)] == list(MARKS)


def test_a_move_is_judged_by_what_its_seat_could_know(recording: Recording) -> None:
    """Check that other hidden cards do not change the verdict on a move."""
    chance = random.Random(5)
    judged = 0
    for step in recording.steps[::12]:
        one = Judge().judged([step], 1)
        before = elsewhere(step.before, step.seat, chance)
        after = before.copy()
        if isinstance(before.agenda[-1], ActionPhase):
            perform(after, step.action)
            other = Judge().judged([evolve(step, before=before, after=after)], 1)
            assert one == other
            judged += one is not None
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


def test_games_played_on_begin_from_a_deal_that_the_seat_could_think_of(deck: Deck) -> None:
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
def test_a_blunder_is_one_only_if_games_played_on_confirm_it(deck: Deck) -> None:
    steps = read_saved(CORPUS / "form-4-over-topple.pax", deck).replayed().steps
    lost = Judge().judged(steps, 116)
    assert lost is not None
    assert lost.mark == "blunder"
    assert proved(lost, steps[115]) == lost
    harmless = evolve(lost, better=(PlanLine(lost.seat, write(steps[115].action)),))
    assert proved(harmless, steps[115]) == evolve(harmless, mark="slip")
    # A proved win that was missed needs no confirmation, though the game was won later.
    missed = Judge().judged(steps, 79)
    assert missed is not None
    assert missed.topples
    assert missed.mark == "blunder"
    assert proved(missed, steps[78]) == missed


@pytest.mark.long
def test_weaker_players_lose_more_by_their_moves(deck: Deck) -> None:
    robots: dict[int, RobotName] = {1: "hard"}
    seats = (SeatSetup("Ana", 1), SeatSetup("Luis", 2))
    session = Session.new(deck, Options(rapid_setup=True), 11, seats)
    state = session.state.copy()
    for taken in play_on(state, RandomPlayer.for_game(11), 32, robots):
        session.submit(taken.action)
    lost = {1: 0, 2: 0}
    judge, steps = Judge(), session.replayed().steps
    for number in range(1, len(steps) + 1):
        move = judge.judged(steps, number)
        if move is not None:
            lost[move.seat] += move.loss
    assert lost[1] < lost[2]


KINDS: tuple[PlayerName, ...] = (
    "paxomatic", "beginner", "easy", "medium", "hard", "expert",
)  # fmt: skip
"""Players, weakest first; weaker still is a player of random legal actions."""


def turns_begun(deck: Deck) -> list[State]:
    """Return positions at the beginning of turns, from games of hard robots."""
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
    """Return the turn that begins in ``state`` as ``robot`` plays it; None: random actions."""
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


@pytest.mark.long
def test_accuracy_tells_a_master_from_a_monkey(deck: Deck) -> None:
    """Every player plays the same turns."""
    begun = turns_begun(deck)
    gained: list[list[int]] = []
    for robot in (None, *KINDS):
        seeds = range(2 if robot is None else 1)
        turns = [turn_of(state, robot, seed) for state in begun for seed in seeds]
        gained.append([gain.gained for turn in turns if (gain := turn_gain(turn, 1)) is not None])
    accuracy = [mean(each) for each in gained]
    assert all(weaker < stronger for weaker, stronger in pairwise(accuracy)), accuracy
    assert accuracy[0] < 150
    assert accuracy[-1] > 750


@pytest.mark.long
def test_an_analysis_is_kept_beside_its_game(
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
    before["analysis"]["kept"] = before["analysis"].pop("gains")
    path.write_text(json.dumps(before))
    assert read_analysis(path, recording) is None, "what turns kept is no accuracy any more"
    assert accuracies(tmp_path) == {}
    path.write_bytes(analysis_data(found, recording, SoloDeal("a deal", 72)))
    gained = [turn.gained for turn in found.gains if turn.seat == 1]
    assert found.accuracy(1) == round(mean(gained) / 10)
    assert all(0 <= each <= 1000 for each in gained)
    other = read_saved(CORPUS / "form-4-over-gold.pax", deck).replayed()
    assert read_analysis(path, other) is None, "of a different board game"
    path.write_bytes(b'{"program": 1}')
    assert read_analysis(path, recording) is None, "damaged"


def test_more_gold_in_an_even_game_is_a_better_chance(deck: Deck) -> None:
    state = deal(deck, 3, 4, Options())
    before = chances(state)
    state.players[2].gold += 10
    assert chances(state)[2] > before[2]


def test_chances_by_turn_go_by_the_turns_before() -> None:
    now, before = {1: 0.9, 2: 0.1}, {1: 0.5, 2: 0.5}
    told = mixed(now, before)
    assert sum(told.values()) == pytest.approx(1)
    assert 0.7 < told[1] < 0.9
    assert mixed(now, now) == pytest.approx(now)
    alone = {1: 0.3}
    assert mixed(alone, alone) == pytest.approx(alone), "the rest is Díaz's"
    assert mixed({1: 0.0}, alone) == {1: 0.0}


def test_the_same_oversight_over_several_turns_is_one(deck: Deck) -> None:
    recording = read_saved(CORPUS / "form-4-over-topple.pax", deck).replayed()
    first: dict[int, list[int]] = {}
    begun = True
    for number, step in enumerate(recording.steps, start=1):
        if begun:
            first.setdefault(step.before.turn.seat, []).append(number)
        begun = ends_turn(step)

    def missed(seat: int, *turns: int) -> list[JudgedStep]:
        plan = (PlanLine(seat, "buy a0"),)
        return [
            JudgedStep(first[seat][turn], seat, "blunder", 1000, 400, plan, topples=True)
            for turn in turns
        ]

    moves = [*missed(1, 2, 3, 4, 7), *missed(2, 3)]
    found = oversights(recording, sorted(moves, key=lambda move: move.step))
    spans = [(each.seat, each.step, each.last) for each in found]
    assert sorted(spans) == [
        (1, first[1][2], first[1][4]),
        (1, first[1][7], first[1][7]),
        (2, first[2][3], first[2][3]),
    ]


def test_a_win_that_is_there_is_certain(recording: Recording) -> None:
    """Check that the chance is that of the turn's best plan, which topples Díaz for certain."""
    assert recording.last.ended_by == "topple"
    winner = recording.last.winners[0]
    begins = max(
        number
        for number, step in enumerate(recording.steps[:-1], start=1)
        if ends_turn(step) and recording.position(number).turn.seat == winner
    )
    assert chances(recording.position(begins))[winner] == 1
