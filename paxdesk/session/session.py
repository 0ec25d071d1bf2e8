"""One game being played: the only writer of its state, with the journal, undo and redo.

``history`` has the record of a step and says what can be taken back, ``replay`` plays a
journal once more.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, Literal, Protocol, Self, TypeAlias

from attrs import evolve, field

from paxdesk.errors import IllegalAction
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import A, Choice, E, Game, Opening, RobotAsked, S, Seat, Sitting
from paxdesk.session.history import (
    NOTHING_DONE,
    NOTHING_UNDONE,
    CannotUndo,
    History,
    JournalEntry,
    PlayedStep,
    reason_words,
    undo_refused,
    warning_words,
)
from paxdesk.session.player_name import PlayerName
from paxdesk.session.replay import Recording, Replay

# --- Which program wrote which part of a journal, so that no part is taken for another's ----------


@frozen
class JournalPart:
    """Up to so many ``lines`` of a journal, where the part before ends.

    ``program`` is the version that wrote them, ``material`` the digest of what it was played with.
    """

    program: str
    material: str
    lines: int


UNKNOWN = "unknown"
"""The program of a part that says it is ours and is not: somebody has changed the file."""
Parts: TypeAlias = tuple[JournalPart, ...]
"""In the order of the journal; the first says who began the game, with lines or without."""


def cut(parts: Sequence[JournalPart], lines: int) -> Parts:
    """The parts of a journal of which only so many lines are left."""
    kept: list[JournalPart] = []
    for part in parts:
        if kept and kept[-1].lines >= lines:
            break
        kept.append(evolve(part, lines=min(part.lines, lines)))
    return tuple(kept)


def fitted(parts: Sequence[JournalPart], lines: int) -> Parts:
    """The parts of a journal that somebody has shortened or drawn out: its last writer's."""
    kept = cut(parts, lines)
    return (*kept[:-1], evolve(kept[-1], lines=lines))


def disowned(parts: Sequence[JournalPart]) -> Parts:
    """The parts of a journal of which it is not known who wrote them."""
    return tuple(evolve(part, program=UNKNOWN) for part in parts)


def continued(parts: Sequence[JournalPart], program: str, material: str, lines: int) -> Parts:
    """The parts of a journal that this program, with this material, has brought to its lines."""
    kept = cut(parts, lines)
    if not kept:
        return (JournalPart(program, material, lines),)
    last = kept[-1]
    if (last.program, last.material) == (program, material):
        return (*kept[:-1], evolve(last, lines=lines))
    return kept if last.lines == lines else (*kept, JournalPart(program, material, lines))


NO_SEAT: Seat = 0
"""The seat of a game that plays against its players."""
SEEDS = 2**64
"""How many seeds there are: 0 and up, below this."""


@frozen
class SeatSetup:
    """Who sits at a seat: a name, the index of a colour, and which robot, if it is none of us."""

    name: PlayerName
    colour: int
    robot: str | None = None


Request: TypeAlias = Literal["undo", "restart", "back", "robot", "close", "move"]
"""What a seat asks of the table it is played at.

To take back its last action, or its turn; and, if the others agree, to go ``back`` to before its
last action whatever lies between, to have a ``robot`` sit in for somebody who is away, to
``close`` the table with a save for all. To ``move`` it needs a link for another machine.
"""


class GameHost(Protocol):
    """The table of another machine, at which a seat is played from here."""

    def play(self, line: str) -> None:
        """Do this there; what comes of it is told later."""

    def ask(self, what: Request, seat: Seat = NO_SEAT) -> None:
        """Ask for this there, about a ``seat`` or none; what comes of it is told later."""


@define(eq=False)
class GameSession(Generic[S, A, E]):
    """A game at the table. ``seats`` are in seating order, the first is P1.

    Only :meth:`submit`, :meth:`submit_choice` and what takes back or does again change ``journal``
    and put another position in the place of ``state``; no position changes once it was reached.
    """

    opening: Opening
    seats: tuple[Sitting, ...]
    state: S
    journal: list[JournalEntry] = field(factory=list)
    parts: Parts = field(default=(), init=False)
    """Who wrote the journal up to where, as far as it was kept before."""
    unverified_reason: str = field(default="", init=False)
    """What of it could not be proved, a sentence; empty where all is."""
    revision: int = field(default=0, init=False)
    """Counts how often the position has changed, by whatever."""
    hinted: bool = field(default=False, init=False)
    """Whether whoever is asked has had a hint: the next line says so, unless it is practice."""
    absent_seats: frozenset[Seat] = field(default=frozenset(), init=False)
    """The seats that are played at other machines."""
    sitting_in: Mapping[Seat, str] = field(factory=dict, init=False)
    """The seats of people who are away, and which robot plays on for them."""
    host: GameHost | None = field(default=None, init=False)
    """Where it is played, if that is another machine: then positions are what one seat sees."""
    history: History[S, A, E] = field(init=False)
    _legal: list[A] | None = field(default=None, init=False)
    _earlier: Replay[S, A, E] | None = field(default=None, init=False)
    """The journal it was opened with, until somebody looks back as far as that."""
    _first: S = field(init=False)
    """The position that ``_steps`` begin with, after so many lines as are ``_skipped``."""
    _skipped: int = field(default=0, init=False)
    _steps: list[PlayedStep[S, A, E]] = field(factory=list, init=False)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules that it is played by."""
        raise NotImplementedError

    def __attrs_post_init__(self) -> None:
        self.history = History(self.game, self.people, self.practice)
        self._first = self.state
        self._earlier = self.to_replay() if self.journal else None

    @classmethod
    def from_saved(
        cls,
        opening: Any,
        seats: tuple[Any, ...],
        state: S,
        journal: list[JournalEntry],
        parts: Parts = (),
    ) -> Self:
        """Go on with a game that was kept; ``parts`` say who wrote its journal.

        What happened before cannot be taken back, unless :meth:`remember` is told what a
        :meth:`recollection` has found out.
        """
        session = cls(opening, seats, state, journal)
        session.parts = parts
        session.history.barrier = "opened"
        # What a file says that seats have seen is proved before they remember it.
        session.game.remind(state, None)
        return session

    # --- Playing ---

    @property
    def seat_to_act(self) -> Seat | None:
        """Who must act or decide; None when the game is over."""
        return self.game.seat_to_act(self.state)

    @property
    def halted(self) -> str:
        """Why nobody goes on though somebody is asked, without a stop; mostly empty."""
        return ""

    def legal(self) -> list[A]:
        """The legal actions of whoever is asked, computed once a position."""
        if self._legal is None:
            self._legal = self.game.legal_actions(self.state)
        return self._legal

    def refusal(self, action: A) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        return self.game.refusal(self.state, action)

    def submit(self, action: A) -> PlayedStep[S, A, E]:
        """Perform an action for whoever is asked, and return the record of it.

        Raises IllegalAction, and then nothing has changed.
        """
        return self._take(self._step(action))

    @property
    def lines_of_file(self) -> int:
        """How many lines of the journal a file has told: their reasons and hints are its own."""
        return self.parts[-1].lines if self.parts else 0

    def tried(self, action: A) -> PlayedStep[S, A, E]:
        """What an action would do as far as whoever is asked can know; it is not played.

        Raises IllegalAction.
        """
        state, seat = self.state, self.seat_to_act
        before = state if seat is None else self.game.supposed(state, seat)
        return self._step(action, before=before)

    # --- Played elsewhere ---

    def follow_table(self, kept: int, steps: Sequence[PlayedStep[S, A, E]]) -> None:
        """Let only so many steps be ``kept``, and these follow them: so it went at the table."""
        del self._steps[kept:]
        self._steps += steps
        self.state = self._steps[-1].after if self._steps else self._first
        self.journal[:] = [entry for step in self._steps for entry in step.entries]
        self.history = History(self.game, self.people, self.practice)
        for step in self._steps:
            self.history.add(step)
        self._changed()

    def go_back_to(self, steps: int) -> None:
        """Take back all but so many steps, whatever lies between: everybody has agreed to it.

        Raises CannotUndo where those steps are not known.
        """
        self._look_back()
        if self._skipped or not 0 <= steps < len(self._steps):
            raise undo_refused(NOTHING_DONE)
        self.follow_table(steps, ())
        self.parts = cut(self.parts, len(self.journal))

    def before_action_of(self, seat: Seat) -> int | None:
        """How many steps were played before the last action of a seat; None where it had none."""
        steps = self.recording.steps
        for number in reversed(range(len(steps))):
            if steps[number].seat == seat and steps[number].begins:
                return number
        return None

    # --- Who sits here ---

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back."""
        return self.opening.practice

    @property
    def open_hands(self) -> bool:
        """Whether people who sit here see each other's hands, and no curtain falls."""
        return self.opening.open_hands and not self.absent_seats and self.host is None

    def lay_hands_open(self, opened: bool) -> None:
        """Play on with open hands, or with hidden ones; it is kept with the game."""
        opening: Any = self.opening
        self.opening = evolve(opening, open_hands=opened)
        self._changed()

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people; where only robots play, all seats."""
        everybody = self.game.seats(self.state)
        return frozenset(everybody - {NO_SEAT, *self.robots}) or everybody

    # --- Robots ---

    @property
    def robots(self) -> Mapping[Seat, str]:
        """The seats where robots sit; nobody's seat is not named."""
        named = enumerate(self.seats, start=1)
        return {seat: each.robot for seat, each in named if each.robot is not None}

    def question(self) -> RobotAsked[A] | None:
        """What the robot that must act now is asked; None where a person is, or nobody."""
        return None if self.host is not None else self.game.question(self.state, self.thinking)

    @property
    def thinking(self) -> Mapping[Seat, str]:
        """The robots that are asked: those that sit here, and those that sit in for people."""
        return {**self.robots, **self.sitting_in}

    def submit_choice(self, choice: Choice[A]) -> PlayedStep[S, A, E]:
        """Perform what a robot chose, with the dice that decided its ties."""
        return self._take(self._step(choice.action, choice.reason, len(choice.rolls)))

    def _step(
        self, action: A, reason: str = "", dice: int = 0, before: S | None = None
    ) -> PlayedStep[S, A, E]:
        """Do a step on a copy of the position, after the ``dice`` that settled a robot's ties."""
        game, seat, before = self.game, self.seat_to_act, self.state if before is None else before
        after = before.copy()
        ties = game.roll(after, dice) if dice else []
        events = game.perform(after, action)
        assert seat is not None, "nobody can act in a game that is over"
        entries = journal_entries(
            game,
            seat,
            action,
            reason,
            game.rolled(ties),
            game.rolled(events),
            self.hinted and not self.practice,
        )
        return self.history.step(seat, action, reason, before, after, events, ties, entries)

    def _take(self, step: PlayedStep[S, A, E]) -> PlayedStep[S, A, E]:
        """Let a step that was found be played."""
        self.state = step.after
        self.journal += step.entries
        self._steps.append(step)
        self.history.add(step)
        self.hinted = False
        self._changed()
        return step

    # --- What was played ---

    @property
    def recording(self) -> Recording[S, A, E]:
        """Every step so far, those of a game that was kept too.

        Where its journal cannot be followed, the steps since it was opened.
        """
        self._look_back()
        return Recording(
            self.game, self._first, self._skipped, tuple(self.journal), tuple(self._steps)
        )

    def _look_back(self) -> None:
        """Have the steps before the game was opened, or know that there are none."""
        if self._earlier is not None:
            found, self._earlier = self._earlier.recording, None
            if found.error is None:
                self._first, self._steps[:0] = found.opening, found.steps
            else:
                self._skipped = len(found.journal)

    def replayed(self) -> Recording[S, A, E]:
        """What the journal tells, played anew as far as the rules follow it.

        What another table has told, or a story, cannot be played anew: it is what was told.
        """
        return self.recording if self.host is not None else self.to_replay().recording

    def replay(self) -> S:
        """The position that the journal leads to from the opening, played anew.

        Raises ReplayError where the rules now forbid a step, or other dice fall.
        """
        recording = self.replayed()
        if recording.error is not None:
            raise recording.error
        return recording.last

    def to_replay(self) -> Replay[S, A, E]:
        """The journal so far, to be played anew; that of an opened game as long as it is whole."""
        if self._earlier is not None and not self._steps:
            return self._earlier
        return Replay(
            self.game,
            self.opening,
            len(self.seats),
            self.people,
            self.practice,
            tuple(self.journal),
            self.state,
            self.game.memory(self.state),
        )

    def recollection(self, undone: tuple[JournalEntry, ...] = ()) -> Callable[[], History[S, A, E]]:
        """A call that finds what can be taken back up to here, and what of ``undone`` done again.

        It raises ReplayError if the journal does not lead here. It may run on any thread, while
        the game goes on.
        """
        return partial(self.to_replay().history, undone)

    def remember(self, earlier: History[S, A, E]) -> None:
        """Let what a :meth:`recollection` found be taken back, if nothing stands between.

        What it proves that seats have seen they remember from now on.
        """
        self.history.take_over(earlier)
        since = self.game.memory(self.state)
        if isinstance(earlier.memory, dict) and isinstance(since, dict):
            self.game.remind(self.state, {**earlier.memory, **since})

    @property
    def undone(self) -> tuple[JournalEntry, ...]:
        """The lines of what was taken back and can be done again, in playing order."""
        future = reversed(self.history.future)
        return tuple(entry for step in future for entry in step.entries)

    # --- Undo and redo ---

    @property
    def can_undo(self) -> bool:
        """Whether an action can be taken back: one is left since the last barrier."""
        return self.history.last_action > 0

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self.history.future)

    @property
    def undo_refusal(self) -> str | None:
        """Why the last step cannot be taken back, a sentence; None if it can."""
        return None if self.can_undo else self._why_it_stays()

    def _why_it_stays(self) -> str:
        barrier = self.history.barrier
        decider = self.journal[-1].seat if self.journal and barrier == "decision" else None
        # A person who has decided and is asked again knows that it was nobody else's decision.
        own = decider is not None and decider == self.seat_to_act and decider not in self.robots
        return warning_words(barrier) if own else reason_words(barrier)

    def warning(self, action: A) -> str | None:
        """Why a legal action could not be taken back once it is done, a sentence; else None."""
        if self.practice or self.seat_to_act is None:
            return None
        barrier = self.tried(action).barrier
        return None if barrier is None else warning_words(barrier)

    def undo(self) -> int:
        """Take the last action back with its own choices; returns how many steps those were.

        Raises CannotUndo at a barrier or at the beginning.
        """
        return self.take_back(self.history.last_action)

    def restart_turn(self) -> int:
        """Take back what was done in this turn, up to a barrier; returns how many steps.

        Raises CannotUndo where that is nothing.
        """
        return self.take_back(self.history.this_turn(self.state))

    def owners(self, steps: int) -> frozenset[Seat]:
        """The people whose steps are among the last ``steps``, as far as they can be taken back."""
        past = self.history.past
        return self.people & {step.seat for step in past[max(0, len(past) - steps) :]}

    def take_back(self, steps: int) -> int:
        """Take back so many steps, and no less. Raises CannotUndo."""
        if not 0 < steps <= len(self.history.past):
            raise CannotUndo(self._why_it_stays())
        if steps > len(self._steps):
            self._look_back()
        for _ in range(steps):
            step = self.history.back()
            self._steps.pop()
            self.state = step.before
            # What was told stays told, whatever is done instead.
            self.hinted = any(entry.hinted for entry in step.entries)
            del self.journal[-len(step.entries) :]
        self.parts = cut(self.parts, len(self.journal))
        self._changed()
        return steps

    def redo(self) -> int:
        """Do the action last taken back again; returns how many steps it took.

        Raises CannotUndo if there is none.
        """
        steps = self.history.next_action
        if not steps:
            raise undo_refused(NOTHING_UNDONE)
        for _ in range(steps):
            step = self.history.forth()
            self.state = step.after
            self.journal += step.entries
            self._steps.append(step)
        self.hinted = False
        self._changed()
        return steps

    def _changed(self) -> None:
        self._legal = None
        self.revision += 1


def journal_entries(
    game: Game[S, A, E],
    seat: Seat,
    action: A,
    reason: str,
    ties: tuple[int, ...],
    rolled: tuple[int, ...],
    hinted: bool = False,
) -> list[JournalEntry]:
    """The lines of one step: the dice of a robot's ties, the action, the dice that fell in it."""
    entries = [JournalEntry(seat, game.write(action), reason, hinted)]
    if ties:
        entries.insert(0, JournalEntry(seat, game.write(game.dice_line(ties))))
    if rolled and not game.dice_in(action):
        entries.append(JournalEntry(seat, game.write(game.dice_line(rolled))))
    return entries
