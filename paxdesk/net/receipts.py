"""Receipts of shared games, which ``paxdesk verify`` checks offline."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from paxdesk.files.game_shelf import RECEIPT
from paxdesk.files.record_list import read_record, write_record
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net import shared_seed
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import JournalEntry
from paxdesk.session.session import GameSession

MAX_BYTES: Final = 100_000


@frozen
class Receipt:
    """Evidence with which a ``seat`` can check later whether a game was fair.

    ``pledge`` is this program's record of the deal, or None. ``journal`` is the SHA-256 of the
    journal's first ``lines`` lines.
    """

    table: str
    seat: Seat
    pledge: shared_seed.DealRecord | None
    shares: shared_seed.Shares
    lines: int
    journal: str

    @classmethod
    def of(
        cls,
        table: str,
        seat: Seat,
        pledge: shared_seed.DealRecord | None,
        shares: shared_seed.Shares,
        session: GameSession[Any, Any, Any],
    ) -> "Receipt":
        journal = session.journal
        return cls(table, seat, pledge, shares, len(journal), digest(journal))

    def verdict(self, session: GameSession[Any, Any, Any]) -> shared_seed.FairnessResult:
        """Return the verdict on a saved game, without a replay of the journal."""
        opening: Any = session.opening
        pledge = self.pledge
        problem = ""
        if digest(session.journal[: self.lines]) != self.journal:
            problem = tr("The journal is not the one that this seat received.")
        elif self.shares:
            seed = None if opening.laid_out else opening.seed
            problem = shared_seed.shares_problem(self.table, self.shares, seed)
        opened = pledge is not None and bool(pledge.seals)
        if pledge is not None and opened:
            problem = problem or shared_seed.own_share_problem(pledge, self.shares, self.seat)
        return shared_seed.FairnessResult(problem, opened, 0 if pledge is None else pledge.again)


def digest(journal: Sequence[JournalEntry]) -> str:
    """Return the SHA-256 of a journal's lines, with their seats, in hex."""
    lines = "\n".join(f"{each.seat} {each.line}" for each in journal)
    return hashlib.sha256(lines.encode()).hexdigest()


def receipt_path(game: Path) -> Path:
    return game.with_suffix(RECEIPT)


def read_receipt(game: Path) -> Receipt | None:
    """Return the receipt of a saved game, or None. Raises SaveError."""
    path = receipt_path(game)
    if not path.exists():
        return None
    return read_record(path, Receipt, MAX_BYTES, shared_seed.DealRecord)


def write_receipt(game: Path, receipt: Receipt) -> None:
    """Write the receipt of a saved game. Raises SaveError."""
    write_record(receipt_path(game), receipt, private=True)
