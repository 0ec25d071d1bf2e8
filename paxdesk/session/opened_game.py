"""A saved game that was opened, and the proof of its journal."""

from collections.abc import Callable
from typing import Generic

from attrs import field

from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, E, S
from paxdesk.session.history import History
from paxdesk.session.replay import ReplayError
from paxdesk.session.session import GameSession


@frozen
class JournalProof(Generic[S, A, E]):
    """What a journal proves of its position.

    ``history`` is what can be taken back, None where the journal does not lead to the position;
    ``error`` is then where they part, and ``doubt`` says in a sentence what that means.
    """

    history: History[S, A, E] | None
    error: ReplayError | None = None
    doubt: str = ""


@frozen
class OpenedGame(Generic[S, A, E]):
    """``recall`` checks the journal against the position and finds what can be taken back.

    It raises ReplayError, may take a second for a long game, and may run on any thread. Where it
    was ``ours`` to write, all of it, it must succeed; ``strangers`` are the other writers, and may
    have had other rules or cards. ``note`` is a sentence that players should read, or empty.
    """

    session: GameSession[S, A, E]
    recall: Callable[[], History[S, A, E]] = field(repr=False)
    strangers: tuple[str, ...] = ()
    note: str = ""

    @property
    def ours(self) -> bool:
        """Whether this program, with what it plays with now, wrote all of the journal."""
        return not self.strangers

    def proof(self) -> JournalProof[S, A, E]:
        """What the journal proves. May run on any thread."""
        try:
            return JournalProof(self.recall())
        except ReplayError as error:
            return JournalProof(None, error, self._doubt(error))

    def accept(self, proof: "JournalProof[S, A, E]") -> None:
        """Play on with what was proved: what can be taken back, and what seats have seen."""
        self.session.unverified_reason = proof.doubt
        if proof.history is not None:
            self.session.remember(proof.history)

    def _doubt(self, error: ReplayError) -> str:
        if self.ours:
            return tr("The moves in the file do not lead to its position: {where}", where=error)
        return tr(
            "This game could not be verified because parts of it were written by {writers}: "
            "{where}",
            writers=join_words(self.strangers, "and"),
            where=error,
        )

    @property
    def beginning(self) -> str:
        """What no journal can prove: a position that was laid out, a sentence; else empty."""
        if self.session.opening.laid_out:
            return tr("It started from a prepared position, not from a deal.")
        return ""
