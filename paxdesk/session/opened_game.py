"""Opened save of a game, and the verification of its journal."""

from collections.abc import Callable
from typing import Generic

from attrs import field

from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, E, S
from paxdesk.session.history import History
from paxdesk.session.replay import ReplayError
from paxdesk.session.session import GameSession


@frozen
class JournalProof(Generic[S, A, E]):
    """Result of verifying a journal; ``history`` is None after an ``error``."""

    history: History[S, A, E] | None
    error: ReplayError | None = None
    doubt: str = ""


@frozen
class OpenedGame(Generic[S, A, E]):
    """Opened game; ``recall`` replays the journal on any thread, or raises ReplayError."""

    session: GameSession[S, A, E]
    recall: Callable[[], History[S, A, E]] = field(repr=False)
    strangers: tuple[str, ...] = ()
    note: str = ""

    @property
    def ours(self) -> bool:
        """True if this version of the program, with the present material, wrote the journal."""
        return not self.strangers

    def proof(self) -> JournalProof[S, A, E]:
        """Return the result of verifying the journal. Callable on any thread."""
        try:
            return JournalProof(self.recall())
        except ReplayError as error:
            return JournalProof(None, error, self._doubt(error))

    def accept(self, proof: "JournalProof[S, A, E]") -> None:
        """Adopt the undo history, memory and doubt of a proof."""
        self.session.unverified_reason = proof.doubt
        if proof.history is not None:
            self.session.remember(proof.history)

    def _doubt(self, error: ReplayError) -> str:
        if self.ours:
            return tr("The moves in the file do not lead to its position: {where}", where=error)
        words = tr_noop(
            "You can play on from the saved position. Parts of this game were written by "
            "{writers}, so its earlier moves cannot be verified, undone or replayed."
        )
        if self.session.seat_to_act is None:
            words = tr_noop(
                "The result is taken from the file. Parts of this game were written by {writers}, "
                "so its moves cannot be verified or replayed to the end."
            )
        return tr(words, writers=join_words(self.strangers, "and"))

    @property
    def beginning(self) -> str:
        """Note on a prepared initial position; "" after a deal."""
        if self.session.opening.laid_out:
            return tr("It started from a prepared position, not from a deal.")
        return ""
