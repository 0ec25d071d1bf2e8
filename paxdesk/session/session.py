"""One game being played: the only writer of its state, with the journal, undo and redo.

``history`` says what can be taken back, ``replaying`` plays a journal once more.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic

from attrs import field

from paxdesk.errors import IllegalAction
from paxdesk.record_classes import define
from paxdesk.session.game import A, Choice, E, Game, Opening, RobotAsked, S, Seat, Sitting
from paxdesk.session.history import (
    NOTHING_DONE,
    NOTHING_UNDONE,
    REASONS,
    CannotUndo,
    History,
    JournalEntry,
    reason_words,
    undo_refused,
    warning_words,
)
from paxdesk.session.replaying import begun, recall, replayed
from paxdesk.session.writers import Parts, cut

__all__ = [
    "NOTHING_DONE",
    "NOTHING_UNDONE",
    "CannotUndo",
    "GameSession",
    "JournalEntry",
    "journal_entries",
]
NOBODY: Seat = 0
"""The seat of a game that plays against its players."""


@define(eq=False)
class GameSession(Generic[S, A, E]):
    """A game at the table. ``seats`` are in seating order, the first is P1.

    Only :meth:`submit`, :meth:`submit_choice` and what takes back or does again change ``state``
    and ``journal``.
    """

    opening: Opening
    seats: tuple[Sitting, ...]
    state: S
    journal: list[JournalEntry] = field(factory=list)
    parts: Parts = field(default=(), init=False)
    """Who wrote the journal up to where, as far as it was kept before."""
    doubt: str = field(default="", init=False)
    """What of it could not be proved, a sentence; empty where all is."""
    revision: int = field(default=0, init=False)
    """Counts how often the position has changed, by whatever."""
    hinted: bool = field(default=False, init=False)
    """Whether whoever is asked has had a hint: the next line says so, unless it is practice."""
    _history: History[S, A, E] = field(init=False)
    _legal: list[A] | None = field(default=None, init=False)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules that it is played by."""
        raise NotImplementedError

    def __attrs_post_init__(self) -> None:
        self._history = History(self.game, self.people, self.practice)

    def open_again(self) -> None:
        """The game was kept and goes on: what happened before cannot be taken back.

        Unless :meth:`remember` is told what a :meth:`recollection` has found out.
        """
        self._history.barrier = "opened"

    def first_position(self) -> S:
        """The position it began with. Raises ReplayError where that cannot be dealt."""
        first: S = begun(self.game, self.opening, self.state, len(self.seats))
        return first

    # --- Playing ---

    @property
    def asked(self) -> Seat | None:
        """Who must act or decide; None when the game is over."""
        return self.game.asked(self.state)

    def legal(self) -> list[A]:
        """The legal actions of whoever is asked, computed once a position."""
        if self._legal is None:
            self._legal = self.game.legal_actions(self.state)
        return self._legal

    def refusal(self, action: A) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        return self.game.refusal(self.state, action)

    def submit(self, action: A) -> list[E]:
        """Perform an action for whoever is asked, and return what happened.

        Raises IllegalAction, and then nothing has changed.
        """
        return self._take(action, "", lambda state: self.game.perform(state, action))

    # --- Who sits here ---

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back."""
        return self.opening.practice

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people; where only robots play, all seats."""
        everybody = self.game.seats(self.state)
        return frozenset(everybody - {NOBODY, *self.robots}) or everybody

    # --- Robots ---

    @property
    def robots(self) -> Mapping[Seat, str]:
        """The seats where robots sit; nobody's seat is not named."""
        named = enumerate(self.seats, start=1)
        return {seat: each.robot for seat, each in named if each.robot is not None}

    def question(self) -> RobotAsked[A] | None:
        """What the robot that must act now is asked; None where a person is, or nobody."""
        return self.game.question(self.state, self.robots)

    def submit_choice(self, choice: Choice[A]) -> list[E]:
        """Perform what a robot chose, with the dice that decided its ties."""
        return self._take(
            choice.action,
            choice.reason,
            lambda state: self.game.perform_choice(state, choice),
            choice.rolls,
        )

    def _take(
        self,
        action: A,
        reason: str,
        do: Callable[[S], list[E]],
        ties: tuple[int, ...] = (),
    ) -> list[E]:
        """Do a step, write it and the dice rolled down, and keep what is needed to undo it.

        Whatever goes wrong, the position is what it was.
        """
        seat = self.asked
        before = self.state.copy()
        try:
            events = do(self.state)
            assert seat is not None, "nobody can act in a game that is over"
            rolled = self.game.rolled(events)[len(ties) :]
            entries = journal_entries(
                self.game, seat, action, reason, ties, rolled, self.hinted and not self.practice
            )
        except Exception:
            self.state = before
            self._legal = None
            raise
        self.journal += entries
        step = self._history.step(before, self.state, seat, events, tuple(entries))
        self._history.add(step)
        self.hinted = False
        self._changed()
        return events

    # --- What was played ---

    def replay(self) -> S:
        """The position that the journal leads to from the opening, played anew.

        Raises ReplayError where the rules now forbid a step, or other dice fall.
        """
        state = self.first_position()
        for step in replayed(self.game, state, self.journal):
            state = step.after
        return state

    def recollection(self, undone: tuple[JournalEntry, ...] = ()) -> Callable[[], History[S, A, E]]:
        """A call that finds what can be taken back up to here, and what of ``undone`` done again.

        It raises ReplayError if the journal does not lead here. It may run on any thread, while
        the game goes on.
        """
        game, opening, seats = self.game, self.opening, len(self.seats)
        journal, position = tuple(self.journal), self.state.copy()
        people, practice = self.people, self.practice

        def call() -> History[S, A, E]:
            first = begun(game, opening, position, seats)
            return recall(game, first, people, practice, journal, position, undone)

        return call

    def remember(self, earlier: History[S, A, E]) -> None:
        """Let what a :meth:`recollection` found be taken back, if nothing stands between."""
        self._history.take_over(earlier)

    @property
    def undone(self) -> tuple[JournalEntry, ...]:
        """The lines of what was taken back and can be done again, in playing order."""
        future = reversed(self._history.future)
        return tuple(entry for step, _ in future for entry in step.entries)

    # --- Undo and redo ---

    @property
    def can_undo(self) -> bool:
        """Whether an action can be taken back: one is left since the last barrier."""
        return self._history.last_action > 0

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self._history.future)

    @property
    def reach(self) -> int:
        """How many steps can be taken back."""
        return len(self._history.past)

    @property
    def undo_refusal(self) -> str | None:
        """Why the last step cannot be taken back, a sentence; None if it can."""
        return None if self.can_undo else reason_words(self._history.barrier)

    def warning(self, action: A) -> str | None:
        """Why a legal action could not be taken back once it is done, a sentence; else None."""
        seat = self.asked
        if self.practice or seat is None:
            return None
        tried = self.state.copy()
        events = self.game.perform(tried, action)
        barrier = self._history.step(self.state, tried, seat, events, ()).barrier
        return None if barrier is None else warning_words(barrier)

    def undo(self) -> int:
        """Take the last action back with its own choices; returns how many steps those were.

        Raises CannotUndo at a barrier or at the beginning.
        """
        return self.take_back(self._history.last_action)

    def restart_turn(self) -> int:
        """Take back what was done in this turn, up to a barrier; returns how many steps.

        Raises CannotUndo where that is nothing.
        """
        return self.take_back(self._history.this_turn(self.game.turn_of(self.state)))

    def take_back(self, steps: int) -> int:
        """Take back so many steps, and no less. Raises CannotUndo."""
        if not 0 < steps <= self.reach:
            raise undo_refused(REASONS[self._history.barrier])
        for _ in range(steps):
            step = self._history.back(self.state)
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
        steps = self._history.next_action
        if not steps:
            raise undo_refused(NOTHING_UNDONE)
        for _ in range(steps):
            step, self.state = self._history.forth()
            self.journal += step.entries
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
