"""A game as it was played, every step with its positions, kept while it goes on.

A recording never changes; :meth:`Recording.followed` gives another one that shares what the
two journals have in common, so that following a game under way costs only its new steps.
"""

from collections.abc import Sequence
from typing import Generic

from attrs import field

from paxdesk.record_classes import frozen
from paxdesk.session.game import A, E, Game, S
from paxdesk.session.history import JournalEntry
from paxdesk.session.replaying import (
    Replayed,
    ReplayError,
    replayed,
)
from paxdesk.session.session import GameSession


@frozen(eq=False)
class Recording(Generic[S, A, E]):
    """The steps that a journal tells from ``opening`` on; ``skipped`` lines lie before it.

    ``stopped`` says in a sentence why the journal cannot be followed to its end (the rules have
    changed since it was written); it is empty where it can.
    """

    game: Game[S, A, E] = field(repr=False)
    opening: S = field(repr=False)
    skipped: int = 0
    journal: tuple[JournalEntry, ...] = field(default=(), repr=False)
    steps: tuple[Replayed[S, A, E], ...] = field(default=(), repr=False)
    stopped: str = ""

    @classmethod
    def of(cls, session: GameSession[S, A, E]) -> "Recording[S, A, E]":
        """Everything that a session has played so far."""
        try:
            first = session.first_position()
        except ReplayError as error:
            return cls._from_now(session, str(error))
        return cls(session.game, first).followed(session.journal)

    @classmethod
    def _from_now(cls, session: GameSession[S, A, E], stopped: str = "") -> "Recording[S, A, E]":
        """Nothing but the position reached."""
        journal = tuple(session.journal)
        return cls(session.game, session.state.copy(), len(journal), journal, stopped=stopped)

    def position(self, step: int) -> S:
        """The position after so many steps. Not to be changed: copy it to play on."""
        return self.steps[step - 1].after if step else self.opening

    @property
    def last(self) -> S:
        """The position after the last step."""
        return self.position(len(self.steps))

    def followed(self, journal: Sequence[JournalEntry]) -> "Recording[S, A, E]":
        """The recording of a game that has gone on, or of which steps were taken back."""
        same = _common(self.journal, journal)
        steps: list[Replayed[S, A, E]] = []
        lines = self.skipped
        for step in self.steps:
            if lines + len(step.entries) > same:
                break
            lines += len(step.entries)
            steps.append(step)
        stopped = ""
        try:
            for step in replayed(self.game, self.position(len(steps)), journal[lines:]):
                steps.append(step)
        except ReplayError as error:
            stopped = str(ReplayError(error.line + lines, error.problem))
        return Recording(
            self.game, self.opening, self.skipped, tuple(journal), tuple(steps), stopped
        )

    def following(self, session: GameSession[S, A, E]) -> "Recording[S, A, E]":
        """The same for a session under way, whatever its journal says of earlier rules.

        Where it cannot be followed, the recording begins anew with the position now.
        """
        journal = session.journal
        if len(journal) < self.skipped:
            # Lines that cannot be followed were taken back.
            return Recording.of(session).following(session)
        found = self.followed(journal)
        if not found.stopped:
            return found
        return self._from_now(session)


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
