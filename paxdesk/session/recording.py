"""A game as it was played, every step with its positions, kept while it goes on.

A recording never changes; :meth:`Recording.followed` gives another one that shares what the
two journals have in common, so that following a game under way costs only its new steps.
"""

from collections.abc import Sequence

from attrs import field, frozen

from paxdesk.porfiriana.rules.state import State
from paxdesk.session.history import JournalEntry
from paxdesk.session.replaying import Replayed, ReplayError, replayed
from paxdesk.session.session import Session


@frozen(eq=False)
class Recording:
    """The steps that a journal tells from ``opening`` on; ``skipped`` lines lie before it.

    ``stopped`` says in a sentence why the journal cannot be followed to its end (the rules have
    changed since it was written); it is empty where it can.
    """

    opening: State = field(repr=False)
    skipped: int = 0
    journal: tuple[JournalEntry, ...] = field(default=(), repr=False)
    steps: tuple[Replayed, ...] = field(default=(), repr=False)
    stopped: str = ""

    @classmethod
    def of(cls, session: Session) -> "Recording":
        """Everything that a session has played so far."""
        opening = session.opening.begin(session.state.cards, len(session.seats))
        return cls(opening).followed(session.journal)

    def position(self, step: int) -> State:
        """The position after so many steps. Not to be changed: copy it to play on."""
        return self.steps[step - 1].after if step else self.opening

    @property
    def last(self) -> State:
        """The position after the last step."""
        return self.position(len(self.steps))

    def followed(self, journal: Sequence[JournalEntry]) -> "Recording":
        """The recording of a game that has gone on, or of which steps were taken back."""
        same = _common(self.journal, journal)
        steps: list[Replayed] = []
        lines = self.skipped
        for step in self.steps:
            if lines + len(step.entries) > same:
                break
            lines += len(step.entries)
            steps.append(step)
        stopped = ""
        try:
            for step in replayed(self.position(len(steps)), journal[lines:]):
                steps.append(step)
        except ReplayError as error:
            stopped = str(ReplayError(error.line + lines, error.problem))
        return Recording(self.opening, self.skipped, tuple(journal), tuple(steps), stopped)

    def following(self, session: Session) -> "Recording":
        """The same for a session under way, whatever its journal says of earlier rules.

        Where it cannot be followed, the recording begins anew with the position now.
        """
        journal = session.journal
        if len(journal) < self.skipped:
            return Recording.of(session).following(session)
        found = self.followed(journal)
        if not found.stopped:
            return found
        return Recording(session.state.copy(), len(journal), tuple(journal))


def ends_turn(step: Replayed) -> bool:
    """Whether the turn passes on with this step."""
    return any(event.what == "turn" for event in step.events)


def _common(one: Sequence[JournalEntry], other: Sequence[JournalEntry]) -> int:
    """How many lines two journals begin with that are the same."""
    shorter = min(len(one), len(other))
    if tuple(one[:shorter]) == tuple(other[:shorter]):
        return shorter  # a game that has gone on, nearly always
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count
