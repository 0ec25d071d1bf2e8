"""Steps of a game, and its undo and redo history.

Undo restores earlier positions; there are no inverse operations.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Generic, TypeAlias

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import A, Barrier, E, Game, S, Seat

REASONS: dict[Barrier, str] = {
    "begun": tr_noop("There is nothing to undo."),
    "opened": tr_noop("You cannot undo what was done before the game was opened."),
    "chance": tr_noop("You cannot undo what chance has decided."),
    "cards": tr_noop("You cannot undo a step that has revealed cards."),
    "hand": tr_noop("You cannot undo a step that has shown a hand."),
    "decision": tr_noop("You cannot undo another player's decision."),
    "turn": tr_noop("You cannot undo a turn that has ended."),
    "over": tr_noop("You cannot undo anything: the game is over, and all hands are open."),
}
"""Reasons why nothing can be undone, translated when displayed."""
WARNINGS: dict[Barrier, str] = {
    "chance": tr_noop("You cannot undo this: chance decides."),
    "cards": tr_noop("You cannot undo this: it reveals new cards."),
    "hand": tr_noop("You cannot undo this: it shows a hand."),
    "decision": tr_noop("You cannot undo this decision."),
    "turn": tr_noop("You cannot undo this: it ends your turn."),
    "over": tr_noop("You cannot undo this: it ends the game."),
}
"""Warnings before a step that will be a barrier."""
ALL_FINAL = tr_noop("You cannot undo what you decide here.")
"""Warning before a decision whose answers are all barriers."""
NOTHING_DONE = REASONS["begun"]
NOTHING_UNDONE = tr_noop("There is nothing to redo.")


TableNote: TypeAlias = Annotated[str, "a note"]
"""Note to the table in a record; ``files/record_codec.py`` validates it when reading."""
MAX_NOTE_LENGTH: Final = 160
"""Maximum length of a note, in characters."""


def is_note(text: str) -> bool:
    """Return whether a text is a valid note, which may be empty."""
    return len(text) <= MAX_NOTE_LENGTH and text.isprintable()


class CannotUndo(PaxError):
    """Raised if nothing can be undone or redone; ``reason`` is a sentence."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def reason_words(barrier: Barrier) -> str:
    """Return the translated reason why nothing can be undone."""
    return tr(REASONS[barrier])


def warning_words(barrier: Barrier) -> str:
    """Return the translated warning before a step that will be a barrier."""
    return tr(WARNINGS[barrier])


def all_final_words() -> str:
    """Return the translated warning before a decision whose answers are all barriers."""
    return tr(ALL_FINAL)


def undo_refused(reason: str) -> CannotUndo:
    """Return the exception with this reason, translated."""
    return CannotUndo(tr(reason))


@frozen
class JournalEntry:
    """Journal line of a seat.

    ``hinted`` is true after a request for a hint.
    """

    seat: Seat
    line: str
    reason: str = ""
    hinted: bool = False
    note: TableNote = ""


@frozen
class PlayedStep(Generic[S, A, E]):
    """Immutable step; ``begins`` marks the first step of a person's action."""

    seat: Seat
    action: A
    reason: str
    before: S = field(repr=False)
    after: S = field(repr=False)
    events: tuple[E, ...] = field(repr=False)
    ties: tuple[E, ...] = field(repr=False)
    entries: tuple[JournalEntry, ...] = field(repr=False)
    begins: bool
    barrier: Barrier | None

    @property
    def note(self) -> str:
        """Note of the player to the table; "" if there is none."""
        return next((each.note for each in self.entries if each.note), "")


@define
class History(Generic[S, A, E]):
    """Steps to undo (``past``) and to redo (``future``); the next one is last in each."""

    game: Game[S, A, E]
    people: frozenset[Seat]
    practice: bool = False
    past: list[PlayedStep[S, A, E]] = field(factory=list)
    future: list[PlayedStep[S, A, E]] = field(factory=list)
    barrier: Barrier = "begun"
    """Reason why nothing before ``past`` can be undone."""
    memory: object = None
    """Memory of the seats after a replay of the journal, or None."""

    def step(
        self,
        seat: Seat,
        action: A,
        reason: str,
        before: S,
        after: S,
        events: Sequence[E],
        ties: Sequence[E],
        entries: Sequence[JournalEntry],
    ) -> PlayedStep[S, A, E]:
        """Return the record of a step without adding it."""
        barrier = self.game.barrier(before, after, seat, events)
        if barrier is None and seat not in self.people:
            barrier = "decision"
        fresh = not self.past or self.past[-1].seat != seat or self.game.acts_freely(before)
        return PlayedStep(
            seat,
            action,
            reason,
            before,
            after,
            tuple(events),
            tuple(ties),
            tuple(entries),
            begins=fresh and seat in self.people,
            barrier=barrier,
        )

    def add(self, step: PlayedStep[S, A, E]) -> None:
        """Add a step; a barrier clears ``past``, except in a practice game."""
        self.future.clear()
        if step.barrier is None or self.practice:
            self.past.append(step)
        else:
            self.past.clear()
            self.barrier = step.barrier

    @property
    def last_action(self) -> int:
        """Number of steps in a person's last action; 0 if none can be undone."""
        for count, step in enumerate(reversed(self.past), start=1):
            if step.begins:
                return count
        return 0

    @property
    def next_action(self) -> int:
        """Number of steps in the next action to redo; 0 if there is none."""
        for count, step in enumerate(reversed(self.future)):
            if step.begins and count:
                return count
        return len(self.future)

    def this_turn(self, state: S) -> int:
        """Return the number of undoable steps in the current turn."""
        seat, count = self.game.turn_of(state), 0
        for step in reversed(self.past):
            if self.game.turn_of(step.before) != seat:
                break
            count += 1
        return count

    def back(self) -> PlayedStep[S, A, E]:
        """Move the last step from ``past`` to ``future`` and return it."""
        step = self.past.pop()
        self.future.append(step)
        return step

    def forth(self) -> PlayedStep[S, A, E]:
        """Move the step undone last from ``future`` to ``past`` and return it."""
        step = self.future.pop()
        self.past.append(step)
        return step

    def take_over(self, earlier: "History[S, A, E]") -> None:
        """Prepend the earlier history, unless a barrier was passed after opening."""
        if self.barrier == "opened":
            self.past[:0] = earlier.past
            self.barrier = earlier.barrier
            if len(self.past) == len(earlier.past) and not self.future:
                self.future = earlier.future
