"""A player's worst turns, stored to be played again. No Qt."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from attrs import field

from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry, PuzzleSession, PuzzleState
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import as_sentence, tr, tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.analysis.analysis import read_analysis
from paxdesk.porfiriana.puzzles.kept_turns import (
    KeptTurn,
    keep_turns,
    kept_turns_path,
    read_turns,
    to_compare,
    worst_turns,
)
from paxdesk.porfiriana.robots.planner.levels import LevelName
from paxdesk.porfiriana.robots.questions import RobotQuestion
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, EndTurn
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Opening, Session, Step
from paxdesk.porfiriana.table.chart_plots import comparing
from paxdesk.porfiriana.table.hand.gestures import gesture_for
from paxdesk.porfiriana.table.words.labels import imperative
from paxdesk.session.session import SeatSetup

OTHERS: Final[LevelName] = "hard"
"""Robot level for the other seats and for explanations of puzzle solutions."""
TASKS: Final = (
    tr_noop("You lost about {points} points here. Find a better turn."),
    tr_noop("You had a certain win here. Find it."),
)


def comparison(path: Path, session: Session) -> Sequence[str]:
    """Return the command-line arguments for comparing people's worst turns with better plans."""
    analysis = read_analysis(path, session.replayed())
    return () if analysis is None else comparing(to_compare(analysis))


def keep(path: Path, session: Session) -> Sequence[str]:
    """Store people's worst turns, and return their names as puzzles. Raises PaxError."""
    recording = session.replayed()
    analysis = read_analysis(path, recording)
    if analysis is None:
        return ()
    found = worst_turns(analysis, recording, [each.name for each in session.seats])
    deck = recording.opening.cards
    keep_turns(kept_turns_path(deck), found, deck)
    return [each.name for each in found]


def turns_of(deck: Deck) -> dict[str, KeptTurn]:
    """Return the stored turns by name, newest first. Raises PaxError for a damaged file."""
    return {each.name: each for each in reversed(read_turns(kept_turns_path(deck), deck))}


def entry_of(turn: KeptTurn) -> PuzzleEntry:
    return PuzzleEntry(
        turn.name,
        tr("Your turns"),
        tr(TASKS[turn.proved], points=round(turn.loss / 10)),
        1 if turn.proved else 2,
        own=True,
        icon="ui-replay",
        again=True,
    )


def seats_of(
    position: State, person: Seat, name_of: Callable[[Seat], str]
) -> tuple[SeatSetup, ...]:
    """Return the seats of a position, with a person at ``person`` and robots at the others."""
    return tuple(
        SeatSetup(name_of(seat), seat, None if seat == person else OTHERS)
        for seat in position.players
        if seat != DIAZ
    )


@frozen(eq=False)
class TurnComparison:
    """Task that returns the chance of winning lost in the turn as played again, in thousandths."""

    turn: KeptTurn
    steps: Sequence[Step]

    def answer(self, seconds: float | None = None) -> int:
        return self.turn.lost_by(self.steps)

    def stop(self) -> None:
        """Do nothing, because a comparison takes less than a second."""


@define(eq=False)
class TurnGame(Session, PuzzleSession):
    """Session of a stored turn, which stops at the turn's end."""

    turn: KeptTurn = field(kw_only=True)
    _judgement: tuple[int, int] | None = field(default=None, init=False)
    """Number of judged steps, and their loss in thousandths; None before the judgement."""

    @classmethod
    def begin(cls, turn: KeptTurn) -> "TurnGame":
        """Return a session at the start of a turn's better plan."""
        position = turn.position
        seats = seats_of(position, turn.seat, lambda seat: turn.players[seat - 1])
        return cls(Opening.at(position, practice=True), seats, position.copy(), turn=turn)

    @property
    def entry(self) -> PuzzleEntry:
        return entry_of(self.turn)

    @property
    def _ended(self) -> bool:
        """True if the turn, or an answer in another seat's turn, is over."""
        state = self.state
        if state.over or any(isinstance(step, EndTurn) for step in state.agenda):
            return True
        if self.turn.position.turn.seat != self.turn.seat:
            return bool(self.history.past)
        return state.turn.seat != self.turn.seat

    @property
    def _lost(self) -> int | None:
        """Loss of the turn, in thousandths; None until it is judged."""
        if (
            self._judgement is None
            or self._judgement[0] != len(self.history.past)
            or not self._ended
        ):
            return None
        return self._judgement[1]

    @property
    def verdict(self) -> PuzzleState:
        if self._lost is None:
            return "open"
        return "failed" if self._lost else "solved"

    def prospect(self) -> TurnComparison | None:
        """Return the comparison for an ended turn not yet judged, else None."""
        if not self._ended or self._lost is not None:
            return None
        return TurnComparison(self.turn, tuple(self.history.past))

    def hear(self, answer: object) -> bool:
        assert isinstance(answer, int)
        self._judgement = len(self.history.past), answer
        return True

    @property
    def halted(self) -> str:
        return tr("The turn is over") if self._ended else ""

    def question(self) -> RobotQuestion | None:
        """Return the robots' next question; None once the turn is over."""
        return None if self._ended else super().question()

    def why_solved(self, names: Names) -> str:
        if self.turn.proved and self.turn.seat in self.state.winners:
            return tr("You win: that is the plan you missed.")
        return tr("This turn is as good as the best plan.")

    def why_failed(self, names: Names) -> str:
        assert self._lost is not None
        if self.turn.proved:
            return tr("The certain win is missed again.")
        points = round(self._lost / 10)
        return tr("About {points} points are lost against the best plan.", points=points)

    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        """Return a hint and any spot to highlight."""
        first = parse(self.turn.better[0].line)
        if self.history.past or first not in legal_actions(self.state):
            return tr("Undo your actions, and begin again with the hint."), {}
        words = tr("The better turn starts with the highlighted item.")
        return words, {gesture_for(self.state, first).pick: True}

    def solution(self, names: Names) -> Sequence[str]:
        """Return sentences on the turn taken and the better plan."""
        done = " ".join(map(as_sentence, self._deeds(self.turn.done, names)))
        told = [tr("In the game: {deeds}", deeds=done)]
        better = " ".join(map(as_sentence, self._deeds(self.turn.plan, names)))
        told.append(tr("Better: {deeds}", deeds=better))
        if not self.turn.proved:
            points = round(self.turn.loss / 10)
            told.append(tr("Games played on from both: {points} points more.", points=points))
        return told

    def _deeds(self, lines: Sequence[str], names: Names) -> Iterator[str]:
        """Yield the seat's actions as text, up to the first illegal one."""
        state = self.turn.position.copy()
        for line in lines:
            action = parse(line)
            while not state.over and seat_to_act(state) != self.turn.seat:
                if isinstance(state.agenda[-1], ActionPhase):
                    return
                perform_unchecked(state, legal_actions(state)[-1])
            if state.over or action not in legal_actions(state):
                return
            yield imperative(state, action, names)
            perform_unchecked(state, action)
