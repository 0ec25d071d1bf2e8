"""The record of a step, and what can be taken back of the steps of a game.

Taking back is putting that position back; there are no inverse operations. What has shown
hidden cards, used chance or passed on to somebody else is a barrier: it and what lies before
it is forgotten here, except in a practice game, where everything can be taken back.
"""

from collections.abc import Sequence
from typing import Generic

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
"""Why nothing can be taken back any more; these, like those below, are said later."""
WARNINGS: dict[Barrier, str] = {
    "chance": tr_noop("You cannot undo this: chance decides."),
    "cards": tr_noop("You cannot undo this: it reveals new cards."),
    "hand": tr_noop("You cannot undo this: it shows a hand."),
    "decision": tr_noop("You cannot undo this decision."),
    "turn": tr_noop("You cannot undo this: it ends your turn."),
    "over": tr_noop("You cannot undo this: it ends the game."),
}
"""What is said before a step that will be a barrier."""
ALL_FINAL = tr_noop("You cannot undo what you decide here.")
"""What is said before a decision of which every answer will be a barrier."""
NOTHING_DONE = REASONS["begun"]
NOTHING_UNDONE = tr_noop("There is nothing to redo.")


class CannotUndo(PaxError):
    """There is no step to take back, or to do again; ``reason`` is a sentence for players."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def reason_words(barrier: Barrier) -> str:
    """Why nothing can be taken back any more, in the language spoken now."""
    return tr(REASONS[barrier])


def warning_words(barrier: Barrier) -> str:
    """What is said before a step that will be a barrier, in the language spoken now."""
    return tr(WARNINGS[barrier])


def all_final_words() -> str:
    """What is said before a decision of which every answer will be a barrier."""
    return tr(ALL_FINAL)


def undo_refused(reason: str) -> CannotUndo:
    """The refusal with this reason, said."""
    return CannotUndo(tr(reason))


@frozen
class JournalEntry:
    """One line of a game: whose step it was, its notation, and a robot's reason for it.

    ``hinted`` says that a person had asked for a hint before it.

    Lines with ``dice`` stand before a robot's action that they decided (ties), and after an
    action in which the engine rolled (Part L).
    """

    seat: Seat
    line: str
    reason: str = ""
    hinted: bool = False


@frozen
class PlayedStep(Generic[S, A, E]):
    """A step taken: made once, and handed to whoever keeps, tells or shows it.

    ``before`` and ``after`` are positions that nobody changes any more, ``events`` what happened
    between them, ``ties`` the dice before it that decided what a robot does, ``entries`` the
    lines of the journal. ``reason`` is a robot's. ``begins`` says that it is the first of an
    action; its own choices follow as steps of the same action. ``barrier`` is why it cannot be
    taken back.
    """

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


@define
class History(Generic[S, A, E]):
    """``past`` are the steps that can be taken back, ``future`` those taken back (the next last).

    ``people`` are the seats that no robot holds; a step of theirs is what players take back.
    """

    game: Game[S, A, E]
    people: frozenset[Seat]
    practice: bool = False
    past: list[PlayedStep[S, A, E]] = field(factory=list)
    future: list[PlayedStep[S, A, E]] = field(factory=list)
    barrier: Barrier = "begun"
    """Why nothing lies before ``past``."""
    memory: object = None
    """What seats have seen by the end of it, where a journal was played anew to find out."""

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
        """Record what ``seat`` has done; it is not taken into the history yet."""
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
        """Note a step just taken; what had been taken back is forgotten."""
        self.future.clear()
        if step.barrier is None or self.practice:
            self.past.append(step)
        else:
            self.past.clear()
            self.barrier = step.barrier

    # --- How far back -----------------------------------------------------------------------------

    @property
    def last_action(self) -> int:
        """How many steps the last action took, with its choices (0: none can be taken back)."""
        for count, step in enumerate(reversed(self.past), start=1):
            if step.begins:
                return count
        return 0

    @property
    def next_action(self) -> int:
        """How many steps the action taken back last took."""
        for count, step in enumerate(reversed(self.future)):
            if step.begins and count:
                return count
        return len(self.future)

    def this_turn(self, state: S) -> int:
        """Return how many steps can be taken back of the turn under way in ``state``."""
        seat, count = self.game.turn_of(state), 0
        for step in reversed(self.past):
            if self.game.turn_of(step.before) != seat:
                break
            count += 1
        return count

    # --- There and back ---------------------------------------------------------------------------

    def back(self) -> PlayedStep[S, A, E]:
        """Take back the last step."""
        step = self.past.pop()
        self.future.append(step)
        return step

    def forth(self) -> PlayedStep[S, A, E]:
        """Do the step taken back last again."""
        step = self.future.pop()
        self.past.append(step)
        return step

    def take_over(self, earlier: "History[S, A, E]") -> None:
        """Put what happened before the game was opened in front of what has been done since."""
        if self.barrier == "opened":
            self.past[:0] = earlier.past
            self.barrier = earlier.barrier
            if len(self.past) == len(earlier.past) and not self.future:
                self.future = earlier.future
