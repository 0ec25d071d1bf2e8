"""Commit-reveal protocol for the seed of a shared table.

Each seat gives its share to the host alone, after the host has committed to its own.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from paxdesk.language import tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import PlayedStep
from paxdesk.session.replay import Replay
from paxdesk.session.seat_updates import Sharing
from paxdesk.session.session import SEEDS

TABLE: Seat = 0
"""Seat number of the host's share."""


@frozen
class SeedShare:
    """One seat's contribution to the seed: 256-bit ``secret`` and 128-bit ``salt``, both in hex."""

    secret: str
    salt: str

    @classmethod
    def fresh(cls) -> "SeedShare":
        return cls(secrets.token_hex(32), secrets.token_hex(16))

    @property
    def seal(self) -> str:
        """Commitment, published before the share is opened: SHA-256 of salt and secret, in hex."""
        return hashlib.sha256(f"{self.salt} {self.secret}".encode()).hexdigest()


@frozen
class SealedShare:
    """Commitment of a ``seat``, with its share once opened (else None)."""

    seat: Seat
    seal: str
    share: SeedShare | None = None

    @property
    def opened(self) -> bool:
        """True if the share was opened and matches the seal."""
        return self.share is not None and self.share.seal == self.seal


Shares = tuple[SealedShare, ...]


def sealed(shares: Iterable[SealedShare]) -> dict[Seat, str]:
    """Return the seals of shares by seat."""
    return {each.seat: each.seal for each in shares}


def mixed(table: str, shares: Shares) -> int:
    """Return the seed of the table named ``table`` from open shares."""
    ordered = sorted(shares, key=lambda each: each.seat)
    words = [f"{each.seat} {each.share.secret}" for each in ordered if each.share is not None]
    digest = hashlib.sha256("\n".join([table, *words]).encode()).digest()
    return int.from_bytes(digest, "big") % SEEDS


@frozen
class DealRecord:
    """One seat's record of a deal: its share in this ``round``, and the host's seal.

    ``again`` counts earlier rounds in which the seat's share was opened; the host may have seen
    their deals.
    """

    round: int
    share: SeedShare
    seals: Shares = ()
    again: int = 0


MAX_AGAIN: Final = 3
"""Maximum number of restarted rounds before a client refuses to give a share."""


def shares_problem(table: str, shares: Shares, seed: int | None) -> str:
    """Return why the seed does not follow from all shares, or ""."""
    if not all(each.opened for each in shares):
        return tr("A share of the seed does not match its commitment.")
    if len(sealed(shares)) != len(shares) or mixed(table, shares) != seed:
        return tr("The cards do not match the shared seed.")
    return ""


def own_share_problem(pledge: DealRecord, shares: Shares, seat: Seat) -> str:
    """Return why a deal contradicts a seat's own share or the received seals, or ""."""
    if SealedShare(seat, pledge.share.seal, pledge.share) not in shares:
        return tr("Your share is not in the deal, though this program sent it.")
    seals = sealed(shares)
    if any(seals.get(each.seat) != each.seal for each in pledge.seals):
        return tr("The revealed shares differ from the committed ones.")
    return ""


@frozen
class FairnessResult:
    """Result of a fairness check: a ``problem`` as a sentence, or "".

    ``mixed``: the seed contains this program's share. ``again`` counts earlier rounds in which this
    program had opened its share.
    """

    problem: str
    mixed: bool
    again: int = 0

    @property
    def fair(self) -> bool:
        """True if nobody could choose the deal, and the whole game follows from it."""
        return not self.problem and self.mixed and not self.again

    @property
    def words(self) -> str:
        """Result as one sentence."""
        if self.problem:
            return tr("Not fair: {words}", words=self.problem)
        if not self.mixed:
            return tr(
                "Everything dealt and rolled follows from the seed, but your share is not "
                "in it: the host could have chosen the deal."
            )
        if self.again:
            return tr_plural(
                "Everything follows from the shared seed, but the host asked for new shares"
                " %n time(s) after receiving yours, and could have chosen the best deal.",
                "",
                self.again,
            )
        return tr("Fair: everything dealt and rolled follows from the shared seed.")


def replay_problem(
    sharing: Sharing[S, A, E],
    whole: Replay[S, A, E],
    told: Sequence[PlayedStep[S, A, E]],
    seat: Seat | None,
) -> str:
    """Return why a game fails to replay, or differs from the steps ``told`` to a seat, or "".

    For the host, ``seat`` is None.
    """
    recording = whole.recording
    if recording.error is not None:
        return str(recording.error)
    for number, (mine, step) in enumerate(zip(told, recording.steps, strict=False), start=1):
        fair = step if seat is None else sharing.update_for(step, seat)
        same = (mine.seat, mine.action, mine.events, mine.ties, mine.after, mine.note) == (
            fair.seat,
            fair.action,
            fair.events,
            fair.ties,
            fair.after,
            fair.note,
        )
        if not same:
            words = tr_noop("Step {number}, “{line}”, differs from what was announced.")
            return tr(words, number=number, line=fair.entries[0].line)
    if len(recording.steps) != len(told):
        words = tr_noop(
            "The number of steps played ({played}) is not the number announced ({told})."
        )
        return tr(words, told=len(told), played=len(recording.steps))
    return ""
