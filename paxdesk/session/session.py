"""Session of one game, the only writer of its state, and the parts of its journal."""

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

# --- Parts of a journal, each written by one program ----------------------------------------------


@frozen
class JournalPart:
    """Part of a journal that one program wrote, up to the journal's line ``lines``."""

    program: str
    material: str
    lines: int


UNKNOWN = "unknown"
"""Program of a journal part that falsely names this program."""
Parts: TypeAlias = tuple[JournalPart, ...]
"""Parts in journal order; the first names the program that began the game."""


def cut(parts: Sequence[JournalPart], lines: int) -> Parts:
    """Return the parts of a journal truncated to ``lines`` lines."""
    kept: list[JournalPart] = []
    for part in parts:
        if kept and kept[-1].lines >= lines:
            break
        kept.append(evolve(part, lines=min(part.lines, lines)))
    return tuple(kept)


def fitted(parts: Sequence[JournalPart], lines: int) -> Parts:
    """Return the parts, cut or extended to a journal of ``lines`` lines."""
    kept = cut(parts, lines)
    return (*kept[:-1], evolve(kept[-1], lines=lines))


def disowned(parts: Sequence[JournalPart]) -> Parts:
    """Return the parts of a journal, each with :data:`UNKNOWN` as its program."""
    return tuple(evolve(part, program=UNKNOWN) for part in parts)


def continued(parts: Sequence[JournalPart], program: str, material: str, lines: int) -> Parts:
    """Return the parts of a journal that this program has continued to ``lines`` lines."""
    kept = cut(parts, lines)
    if not kept:
        return (JournalPart(program, material, lines),)
    last = kept[-1]
    if (last.program, last.material) == (program, material):
        return (*kept[:-1], evolve(last, lines=lines))
    return kept if last.lines == lines else (*kept, JournalPart(program, material, lines))


Secrecy: TypeAlias = Literal["face down", "curtain", "open"]
"""Secrecy of hands at one screen: face down, behind a curtain, or open."""
NO_SEAT: Seat = 0
"""Seat of a game that plays against its players."""
SEEDS = 2**64
"""Number of seeds: 0 to SEEDS - 1."""


@frozen
class SeatSetup:
    """Occupant of a seat; ``robot`` is None for a person."""

    name: PlayerName
    colour: int
    robot: str | None = None


Request: TypeAlias = Literal["undo", "restart", "back", "robot", "close", "move", "rematch"]
"""Request of a seat to the host.

``back`` undoes despite barriers, ``robot`` replaces an absent player, and ``move`` asks for a new
link.
"""


class GameHost(Protocol):
    """Remote host of a local seat's table."""

    def play(self, line: str, note: str = "") -> None:
        """Send an action, with a note to the table; its result arrives later."""

    def ask(self, what: Request, seat: Seat = NO_SEAT) -> None:
        """Send a request, which may concern a ``seat``; its result arrives later."""


@define(eq=False)
class GameSession(Generic[S, A, E]):
    """Game in progress; each step replaces ``state`` instead of changing it."""

    opening: Opening
    seats: tuple[Sitting, ...]
    state: S
    journal: list[JournalEntry] = field(factory=list)
    parts: Parts = field(default=(), init=False)
    """Parts of the journal that come from a file, each written by one program."""
    unverified_reason: str = field(default="", init=False)
    """Sentence on why the game is not fully verified, or ""."""
    revision: int = field(default=0, init=False)
    """Number of changes of the game or its settings, for change detection."""
    hinted: bool = field(default=False, init=False)
    """True if the seat to act had a hint."""
    absent_seats: frozenset[Seat] = field(default=frozenset(), init=False)
    """Seats played on remote computers."""
    sitting_in: Mapping[Seat, str] = field(factory=dict, init=False)
    """Key of the robot that substitutes for each absent player, by seat."""
    host: GameHost | None = field(default=None, init=False)
    """Host of a remote table, or of a shared replay seen by one seat; None for local games."""
    history: History[S, A, E] = field(init=False)
    _legal: list[A] | None = field(default=None, init=False)
    _judged: S | None = field(default=None, init=False)
    """Position for checking legality; None if it is the displayed one."""
    _earlier: Replay[S, A, E] | None = field(default=None, init=False)
    """Replay of an opened game's journal whose steps are not loaded yet, else None."""
    _first: S = field(init=False)
    """Position before ``_steps``, after the first ``_skipped`` lines of the journal."""
    _skipped: int = field(default=0, init=False)
    _steps: list[PlayedStep[S, A, E]] = field(factory=list, init=False)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Rules of the game."""
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
        """Return a session of a saved game; :meth:`remember` restores its undo history."""
        session = cls(opening, seats, state, journal)
        session.parts = parts
        session.history.barrier = "opened"
        # The memory in a file is verified before the seats receive it.
        session.game.remind(state, None)
        return session

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def seat_to_act(self) -> Seat | None:
        """Seat that must act or decide; None when the game is over."""
        return self.game.seat_to_act(self.state)

    @property
    def halted(self) -> str:
        """Reason why play is suspended, without a full stop; "" if it is not."""
        return ""

    def legal(self) -> list[A]:
        """Return the legal actions of the seat to act, cached until the position changes."""
        if self._legal is None:
            self._legal = self.game.legal_actions(self.state)
        return self._legal

    def refusal(self, action: A) -> IllegalAction | None:
        """Return why an action is illegal now; None if it is legal."""
        judged = self.state if self._judged is None else self._judged
        return self.game.refusal(judged, action)

    def submit(self, action: A, note: str = "") -> PlayedStep[S, A, E]:
        """Perform an action and return its record. Raises IllegalAction without a change."""
        return self._take(self._step(action, note=note))

    def dealt_anew(self, seed: int) -> Self:
        """Return a new game with the same players and options."""
        opening: Any = self.opening
        if not opening.laid_out:
            opening = evolve(opening, seed=seed)
        return type(self)(
            opening, self.seats, self.game.begin(opening, self.state, len(self.seats))
        )

    def as_shown(
        self, state: S, judged: S, legal: list[A], steps: Sequence[PlayedStep[S, A, E]] = ()
    ) -> Self:
        """Return a session for display at ``state``; ``judged`` is the position for refusals."""
        shown = type(self)(self.opening, self.seats, state)
        shown._steps += steps
        shown.absent_seats, shown.sitting_in = self.absent_seats, self.sitting_in
        shown.parts, shown._judged, shown._legal = self.parts, judged, legal
        return shown

    @property
    def lines_of_file(self) -> int:
        """Number of journal lines that come from a file, with their reasons and hint marks."""
        return self.parts[-1].lines if self.parts else 0

    def tried(self, action: A) -> PlayedStep[S, A, E]:
        """Return the hypothetical step of an action. Raises IllegalAction."""
        state, seat = self.state, self.seat_to_act
        before = state if seat is None else self.game.supposed(state, seat)
        return self._step(action, before=before)

    # --- Played on a remote host ------------------------------------------------------------------

    def follow_table(self, kept: int, steps: Sequence[PlayedStep[S, A, E]]) -> None:
        """Keep the first ``kept`` steps and append ``steps``, as the host reports them."""
        del self._steps[kept:]
        self._steps += steps
        self.state = self._steps[-1].after if self._steps else self._first
        self.journal[:] = [entry for step in self._steps for entry in step.entries]
        self.history = History(self.game, self.people, self.practice)
        for step in self._steps:
            self.history.add(step)
        self._changed()

    def go_back_to(self, steps: int) -> None:
        """Keep only the first ``steps`` steps, despite barriers. Raises CannotUndo."""
        self._look_back()
        if self._skipped or not 0 <= steps < len(self._steps):
            raise undo_refused(NOTHING_DONE)
        self.follow_table(steps, ())
        self.parts = cut(self.parts, len(self.journal))

    def before_action_of(self, seat: Seat) -> int | None:
        """Return the number of steps before a seat's last action, or None."""
        steps = self.recording.steps
        for number in reversed(range(len(steps))):
            if steps[number].seat == seat and steps[number].begins:
                return number
        return None

    # --- Occupants --------------------------------------------------------------------------------

    @property
    def practice(self) -> bool:
        """True if every step can be undone."""
        return self.opening.practice

    @property
    def open_hands(self) -> bool:
        """True if local players see each other's hands, without a curtain."""
        return self.opening.open_hands and not self.absent_seats and self.host is None

    @property
    def secrecy(self) -> Secrecy:
        """Secrecy of the hands of people at one screen."""
        if self.open_hands:
            return "open"
        return "face down" if self.opening.face_down and self.host is None else "curtain"

    def keep_secrets(self, secrecy: Secrecy) -> None:
        """Set the secrecy of hands, which is saved with the game."""
        opening: Any = self.opening
        self.opening = evolve(
            opening, open_hands=secrecy == "open", face_down=secrecy == "face down"
        )
        self._changed()

    @property
    def people(self) -> frozenset[Seat]:
        """Seats of people; all seats if only robots play."""
        everybody = self.game.seats(self.state)
        return frozenset(everybody - {NO_SEAT, *self.robots}) or everybody

    # --- Robots ---

    @property
    def robots(self) -> Mapping[Seat, str]:
        """Keys of the robots by seat."""
        named = enumerate(self.seats, start=1)
        return {seat: each.robot for seat, each in named if each.robot is not None}

    def question(self) -> RobotAsked[A] | None:
        """Return the question for the robot that must act, or None."""
        return None if self.host is not None else self.game.question(self.state, self.thinking)

    @property
    def thinking(self) -> Mapping[Seat, str]:
        """Keys of the robots by seat, including those that substitute for absent players."""
        return {**self.robots, **self.sitting_in}

    def submit_choice(self, choice: Choice[A]) -> PlayedStep[S, A, E]:
        """Perform a robot's choice, with the dice that settled its ties; return the step."""
        return self._take(self._step(choice.action, choice.reason, len(choice.rolls)))

    def _step(
        self, action: A, reason: str = "", dice: int = 0, before: S | None = None, note: str = ""
    ) -> PlayedStep[S, A, E]:
        """Return the step of an action, tried on a copy, with dice for ties."""
        game, seat, before = self.game, self.seat_to_act, self.state if before is None else before
        after = before.copy()
        ties = game.roll(after, dice) if dice else []
        events = game.perform(after, action)
        assert seat is not None, "no seat acts in a finished game"
        entries = journal_entries(
            game,
            seat,
            action,
            reason,
            game.rolled(ties),
            game.rolled(events),
            self.hinted and not self.practice,
            note,
        )
        return self.history.step(seat, action, reason, before, after, events, ties, entries)

    def _take(self, step: PlayedStep[S, A, E]) -> PlayedStep[S, A, E]:
        self.state = step.after
        self.journal += step.entries
        self._steps.append(step)
        self.history.add(step)
        self.hinted = False
        self._changed()
        return step

    # --- Recording --------------------------------------------------------------------------------

    @property
    def recording(self) -> Recording[S, A, E]:
        """Recording of all steps, except those of an opened file if they cannot be replayed."""
        self._look_back()
        return Recording(
            self.game, self._first, self._skipped, tuple(self.journal), tuple(self._steps)
        )

    def _look_back(self) -> None:
        """Load an opened game's earlier steps, if they can be replayed."""
        if self._earlier is not None:
            found, self._earlier = self._earlier.recording, None
            if found.error is None:
                self._first, self._steps[:0] = found.opening, found.steps
            else:
                self._skipped = len(found.journal)

    def replayed(self) -> Recording[S, A, E]:
        """Return the replayed journal, or the steps received from a host."""
        return self.recording if self.host is not None else self.to_replay().recording

    def replay(self) -> S:
        """Return the position after replaying the journal. Raises ReplayError."""
        recording = self.replayed()
        if recording.error is not None:
            raise recording.error
        return recording.last

    def to_replay(self) -> Replay[S, A, E]:
        """Return the journal so far as a Replay."""
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
        """Return a callable that computes the undo history on any thread, or raises ReplayError."""
        return partial(self.to_replay().history, undone)

    def remember(self, earlier: History[S, A, E]) -> None:
        """Adopt the undo history and the memory of a :meth:`recollection`."""
        self.history.take_over(earlier)
        since = self.game.memory(self.state)
        if isinstance(earlier.memory, dict) and isinstance(since, dict):
            self.game.remind(self.state, {**earlier.memory, **since})

    @property
    def undone(self) -> tuple[JournalEntry, ...]:
        """Journal lines of the steps that can be redone, in playing order."""
        future = reversed(self.history.future)
        return tuple(entry for step in future for entry in step.entries)

    # --- Undo and redo ---

    @property
    def can_undo(self) -> bool:
        """True if an action since the last barrier can be undone."""
        return self.history.last_action > 0

    @property
    def can_redo(self) -> bool:
        """True if an undone action can be redone."""
        return bool(self.history.future)

    @property
    def undo_refusal(self) -> str | None:
        """Sentence on why no action can be undone; None if one can."""
        return None if self.can_undo else self._why_it_stays()

    def _why_it_stays(self) -> str:
        barrier = self.history.barrier
        decider = self.journal[-1].seat if self.journal and barrier == "decision" else None
        # A player who decided and must act again knows that nobody else decided.
        own = decider is not None and decider == self.seat_to_act and decider not in self.robots
        return warning_words(barrier) if own else reason_words(barrier)

    def warning(self, action: A) -> str | None:
        """Return why a legal action could not be undone; None if it could."""
        if self.practice or self.seat_to_act is None:
            return None
        barrier = self.tried(action).barrier
        return None if barrier is None else warning_words(barrier)

    def undo(self) -> int:
        """Undo the last action; return the number of steps. Raises CannotUndo."""
        return self.take_back(self.history.last_action)

    def restart_turn(self) -> int:
        """Undo the steps of this turn; return their number. Raises CannotUndo."""
        return self.take_back(self.history.this_turn(self.state))

    def owners(self, steps: int) -> frozenset[Seat]:
        """Return the seats of people who played the last ``steps`` steps."""
        past = self.history.past
        return self.people & {step.seat for step in past[max(0, len(past) - steps) :]}

    def take_back(self, steps: int) -> int:
        """Undo exactly ``steps`` steps and return their number. Raises CannotUndo."""
        if not 0 < steps <= len(self.history.past):
            raise CannotUndo(self._why_it_stays())
        if steps > len(self._steps):
            self._look_back()
        for _ in range(steps):
            step = self.history.back()
            self._steps.pop()
            self.state = step.before
            # A shown hint counts even if another action follows.
            self.hinted = any(entry.hinted for entry in step.entries)
            del self.journal[-len(step.entries) :]
        self.parts = cut(self.parts, len(self.journal))
        self._changed()
        return steps

    def redo(self) -> int:
        """Redo the last undone action; return the number of steps. Raises CannotUndo."""
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
    note: str = "",
) -> list[JournalEntry]:
    """Return the journal lines of one step, with its dice."""
    entries = [JournalEntry(seat, game.write(action), reason, hinted, note)]
    if ties:
        entries.insert(0, JournalEntry(seat, game.write(game.dice_line(ties))))
    if rolled and not game.dice_in(action):
        entries.append(JournalEntry(seat, game.write(game.dice_line(rolled))))
    return entries
