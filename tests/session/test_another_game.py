"""Tests of a session with a minimal game, a race with a die."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest
from attrs import define, field, frozen

from paxdesk.errors import IllegalAction
from paxdesk.session.game_protocol import Barrier, Choice, Opening, RobotAsked
from paxdesk.session.history import CannotUndo, JournalEntry
from paxdesk.session.session import GameSession

GOAL = 10
PIPS = (4, 2, 6)


@define
class Race:
    """Position of the race; ``fallen`` counts rolled dice."""

    steps: dict[int, int]
    runner: int = 1
    fallen: int = 0

    def copy(self) -> "Race":
        return Race(dict(self.steps), self.runner, self.fallen)


@frozen
class Begun:
    practice: bool = False


@frozen
class Runner:
    robot: str | None = None
    name: str = "Runner"


@frozen
class Asked:
    """Robot that always takes the longest step."""

    longest: str

    def answer(self, seconds: float | None = None) -> Choice[str]:
        return Choice(self.longest, "1", "the longest step")

    def stop(self) -> None:
        """Do nothing, as the answer is immediate."""


class Racing:
    """Rules of a race to GOAL; a runner who reaches exactly 5 rolls a die and ends the turn."""

    def begin(self, opening: Opening, like: Race, seats: int) -> Race:
        return Race(dict.fromkeys(range(1, seats + 1), 0))

    def seat_to_act(self, state: Race) -> int | None:
        return None if self.over(state) else state.runner

    def over(self, state: Race) -> bool:
        return max(state.steps.values()) >= GOAL

    def turn_of(self, state: Race) -> int:
        return state.runner

    def seats(self, state: Race) -> frozenset[int]:
        return frozenset(state.steps)

    def legal_actions(self, state: Race) -> list[str]:
        return [] if self.over(state) else ["step 1", "step 2", "step 3", "stop"]

    def refusal(self, state: Race, action: str) -> IllegalAction | None:
        legal = action in self.legal_actions(state)
        return None if legal else IllegalAction(("G1",), f"{action} is no step")

    def perform(self, state: Race, action: str) -> list[int]:
        refused = self.refusal(state, action)
        if refused is not None:
            raise refused
        if action == "stop":
            state.runner = 3 - state.runner
            return []
        state.steps[state.runner] += int(action.split()[1])
        if state.steps[state.runner] != 5:
            return []
        pips = self.roll(state, 1)
        state.runner = 3 - state.runner
        return pips

    def question(self, state: Race, robots: Mapping[int, str]) -> RobotAsked[str] | None:
        return Asked("step 3") if self.seat_to_act(state) in robots else None

    def seen_by(self, state: Race, *seats: int) -> Race:
        return state.copy()

    def memory(self, state: Race) -> object:
        return None

    def remind(self, state: Race, memory: object) -> None:
        pass

    def ends_turn(self, events: Sequence[int]) -> bool:
        return bool(events)

    def write(self, action: str) -> str:
        return action

    def parse(self, line: str) -> str:
        return line

    def seat_name(self, seat: int) -> str:
        return f"R{seat}"

    def dice_in(self, action: str) -> tuple[int, ...]:
        what, *pips = action.split()
        return tuple(map(int, pips)) if what == "dice" else ()

    def dice_line(self, rolls: Sequence[int]) -> str:
        return " ".join(["dice", *map(str, rolls)])

    def rolled(self, events: Sequence[int]) -> tuple[int, ...]:
        return tuple(events)

    def roll(self, state: Race, dice: int) -> list[int]:
        state.fallen += dice
        return list(PIPS[state.fallen - dice : state.fallen])

    def asks_for_dice(self, state: Race) -> bool:
        return False

    def acts_freely(self, state: Race) -> bool:
        return True

    def barrier(
        self, before: Race, after: Race, seat: int, events: Sequence[int]
    ) -> Barrier | None:
        if events:
            return "chance"
        return "turn" if before.runner != after.runner else None


@define(eq=False)
class RaceSession(GameSession[Race, str, int]):
    game: ClassVar[Racing] = Racing()
    opening: Begun
    seats: tuple[Runner, ...]
    state: Race
    journal: list[JournalEntry] = field(factory=list)


def race(*robots: str | None, practice: bool = False) -> RaceSession:
    seats = tuple(map(Runner, robots))
    return RaceSession(Begun(practice), seats, Race({1: 0, 2: 0}))


def lines(session: RaceSession) -> list[str]:
    return [entry.line for entry in session.journal]


def test_it_is_played_undone_and_redone() -> None:
    session = race(None, None)
    for line in session.legal()[:2]:
        session.submit(line)
    assert session.state.steps[1] == 3
    session.undo()
    assert (session.state.steps[1], lines(session)) == (1, ["step 1"])
    session.redo()
    assert (session.state.steps[1], lines(session)) == (3, ["step 1", "step 2"])
    assert session.replay() == session.state


def test_a_refused_step_changes_nothing() -> None:
    session = race(None, None)
    with pytest.raises(IllegalAction, match="step 9 is no step"):
        session.submit("step 9")
    assert session.state == Race({1: 0, 2: 0})
    assert not session.journal


def test_a_die_is_a_barrier_and_its_line_follows_the_step() -> None:
    session = race(None, None)
    session.submit("step 3")
    session.submit("step 2")
    assert lines(session) == ["step 3", "step 2", "dice 4"]
    with pytest.raises(CannotUndo):
        session.undo()
    assert session.replay() == session.state


def test_dice_can_be_undone_in_practice_games() -> None:
    session = race(None, None, practice=True)
    session.submit("step 3")
    session.submit("step 2")
    session.undo()
    assert lines(session) == ["step 3"]


def test_robots_are_queried_and_a_recording_has_every_step() -> None:
    session = race(None, "longest")
    session.submit("step 1")
    recording = session.recording
    session.submit("stop")
    while (question := session.question()) is not None:
        session.submit_choice(question.answer())
    assert session.seat_to_act is None
    assert session.state.steps == {1: 1, 2: 12}
    followed = session.recording
    assert followed.steps[0] is recording.steps[0], "the recorded step is reused"
    assert [step.after.steps[2] for step in followed.steps] == [0, 0, 3, 6, 9, 12]
    assert followed.last == session.state
