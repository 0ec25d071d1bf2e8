"""The rows of a game by its steps: what every game's log has in common. No Qt here.

Steps taken back leave with their rows and come back with them.
"""

from abc import ABC, abstractmethod
from typing import Generic

from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.words.seats import Names
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.game import A, E, S
from paxdesk.session.recording import Recording
from paxdesk.session.replaying import Replayed
from paxdesk.session.session import GameSession


@frozen(eq=False)
class Told(Generic[S, A, E]):
    """The rows of one step; ``turns`` have ended with it."""

    step: Replayed[S, A, E]
    rows: tuple[LogRow, ...]
    turns: int


class StepLog(ABC, Generic[S, A, E]):
    """What has happened in a game, in rows; a game says which rows a step has."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.told: list[Told[S, A, E]] = []
        self._recording: Recording[S, A, E] | None = None

    @abstractmethod
    def rows_of(self, step: Replayed[S, A, E]) -> Told[S, A, E]:
        """The rows of the step that follows those told."""

    @property
    def rows(self) -> list[LogRow]:
        """All rows, the oldest first."""
        return [row for told in self.told for row in told.rows]

    @property
    def recording(self) -> Recording[S, A, E]:
        """The game it tells; a session must have been followed before."""
        assert self._recording is not None
        return self._recording

    @property
    def steps(self) -> int:
        """How many steps have been told."""
        return len(self.told)

    @property
    def turns(self) -> int:
        """Turns that have ended."""
        return self.told[-1].turns if self.told else 0

    def round_words(self, number: int) -> str:
        """What a round is called."""
        return say("Round {0}", number)

    def follow(self, session: GameSession[S, A, E]) -> None:
        """Bring the rows up to date with what the session has played."""
        known = self._recording
        self.tell((known or Recording.of(session)).following(session))

    def tell(self, recording: Recording[S, A, E], steps: int | None = None) -> None:
        """Tell a recording, or only its first ``steps`` steps."""
        self._recording = recording
        steps_now = list(recording.steps[:steps])
        kept = 0
        for mine, step in zip(self.told, steps_now, strict=False):
            if mine.step is not step:
                break
            kept += 1
        del self.told[kept:]
        for step in steps_now[kept:]:
            self.told.append(self.rows_of(step))
