"""What can be taken back: the steps of a game, each with the position before it.

Taking back is putting that position back; there are no inverse operations. What has shown
hidden cards, used chance or passed on to somebody else is a barrier: it and what lies before
it is forgotten here, except in a practice game, where everything can be taken back.
"""

from typing import Generic

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.language import say, template
from paxdesk.record_classes import define, frozen
from paxdesk.session.game import A, Barrier, E, Game, S, Seat

REASONS: dict[Barrier, str] = {
    "begun": template("Nothing has been done yet."),
    "opened": template("The game was opened from a file here."),
    "chance": template("The last step was decided by chance."),
    "cards": template("The last step revealed new cards."),
    "hand": template("The last step showed somebody's hand."),
    "decision": template("The last step was another player's decision."),
    "turn": template("The turn has passed to another player."),
    "over": template("The game is over, and all hands are open."),
}
"""Why nothing can be taken back any more; these, like those below, are said later."""
WARNINGS: dict[Barrier, str] = {
    "chance": template("This cannot be taken back: chance decides."),
    "cards": template("This cannot be taken back: it reveals new cards."),
    "hand": template("This cannot be taken back: it shows a hand."),
    "decision": template("This decision cannot be taken back."),
    "turn": template("This cannot be taken back: the turn passes on."),
    "over": template("This cannot be taken back: it ends the game."),
}
"""What is said before a step that will be a barrier."""
ALL_FINAL = template("What is decided here cannot be taken back.")
"""What is said before a decision of which every answer will be a barrier."""
NOTHING_DONE = REASONS["begun"]
NOTHING_UNDONE = template("Nothing has been taken back.")


class CannotUndo(PaxError):
    """There is no step to take back, or to do again; ``reason`` is a sentence for players."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def reason_words(barrier: Barrier) -> str:
    """Why nothing can be taken back any more, in the language spoken now."""
    return say(REASONS[barrier])


def warning_words(barrier: Barrier) -> str:
    """What is said before a step that will be a barrier, in the language spoken now."""
    return say(WARNINGS[barrier])


def all_final_words() -> str:
    """What is said before a decision of which every answer will be a barrier."""
    return say(ALL_FINAL)


def undo_refused(reason: str) -> CannotUndo:
    """The refusal with this reason, said."""
    return CannotUndo(say(reason))


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
class Step(Generic[S]):
    """A step taken: the position before it, and the lines it wrote into the journal.

    ``begins`` says that it is the first of an action; its own choices follow as steps of the
    same action. ``barrier`` is why it cannot be taken back.
    """

    before: S
    entries: tuple[JournalEntry, ...]
    begins: bool
    barrier: Barrier | None


@define
class History(Generic[S, A, E]):
    """``past`` are the steps that can be taken back, ``future`` those taken back (the next last).

    A step of the future comes with the position after it. ``people`` are the seats that no robot
    holds; a step of theirs is what players take back.
    """

    game: Game[S, A, E]
    people: frozenset[Seat]
    practice: bool = False
    past: list[Step[S]] = field(factory=list)
    future: list[tuple[Step[S], S]] = field(factory=list)
    barrier: Barrier = "begun"
    """Why nothing lies before ``past``."""

    def step(
        self,
        before: S,
        after: S,
        seat: Seat,
        events: list[E],
        entries: tuple[JournalEntry, ...],
    ) -> Step[S]:
        """Describe a step taken by ``seat``; nothing is noted yet."""
        barrier = self.game.barrier(before, after, seat, events)
        if barrier is None and seat not in self.people:
            barrier = "decision"
        free = self.game.acts_freely(before)
        fresh = free or not self.past or self.past[-1].entries[0].seat != seat
        return Step(before, entries, fresh and seat in self.people, barrier)

    def add(self, step: Step[S]) -> None:
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
        for count, (step, _) in enumerate(reversed(self.future)):
            if step.begins and count:
                return count
        return len(self.future)

    def this_turn(self, seat: Seat) -> int:
        """How many steps can be taken back of the turn of ``seat``, which is under way."""
        count = 0
        for step in reversed(self.past):
            if self.game.turn_of(step.before) != seat:
                break
            count += 1
        return count

    # --- There and back ---------------------------------------------------------------------------

    def back(self, state: S) -> Step[S]:
        """Take back the last step, after which the position was ``state``."""
        step = self.past.pop()
        self.future.append((step, state))
        return step

    def forth(self) -> tuple[Step[S], S]:
        """Do the step taken back last again; returns it and the position after it."""
        step, state = self.future.pop()
        self.past.append(step)
        return step, state

    def take_over(self, earlier: "History[S, A, E]") -> None:
        """Put what happened before the game was opened in front of what has been done since."""
        if self.barrier == "opened":
            self.past[:0] = earlier.past
            self.barrier = earlier.barrier
            if len(self.past) == len(earlier.past) and not self.future:
                self.future = earlier.future
