"""Commit-reveal protocol for the seed of a shared table.

Each remote seat and the host contribute a share. All publish a salted SHA-256 of their share before
any is opened, so that no share can be chosen to match the others. Shares are opened to the host
alone, which deals. After the game all shares are published, and every client recomputes the seed.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from paxdesk.language import tr, tr_noop
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
        """Return a random share."""
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
        """Whether the share was opened and matches the seal."""
        return self.share is not None and self.share.seal == self.seal


Shares = tuple[SealedShare, ...]


def sealed(shares: Iterable[SealedShare]) -> dict[Seat, str]:
    """Return the seals of shares by seat."""
    return {each.seat: each.seal for each in shares}


def mixed(table: str, shares: Shares) -> int:
    """Return the seed of the table named ``table``: SHA-256 of name and shares, modulo SEEDS.

    All shares must be open; they are ordered by seat.
    """
    ordered = sorted(shares, key=lambda each: each.seat)
    words = [f"{each.seat} {each.share.secret}" for each in ordered if each.share is not None]
    digest = hashlib.sha256("\n".join([table, *words]).encode()).digest()
    return int.from_bytes(digest, "big") % SEEDS


@frozen
class DealRecord:
    """One seat's record of a deal: its share in this ``round``, and the ``seals`` of all.

    ``seals`` is empty until the share is opened.
    """

    round: int
    share: SeedShare
    seals: Shares = ()


def seed_problem(
    table: str, pledge: DealRecord | None, shares: Shares, seed: int | None, seat: Seat
) -> str:
    """Return why the seed is not fair, as a translated sentence; "" if it is."""
    if not shares:
        return tr("The deal does not match the share this program gave.")
    if not all(each.opened for each in shares):
        return tr("A share of the seed does not match its commitment.")
    if pledge is not None and pledge.seals:
        ours = SealedShare(seat, pledge.share.seal, pledge.share)
        if sealed(pledge.seals) != sealed(shares) or (seat and ours not in shares):
            return tr("The revealed shares differ from the committed ones.")
    if mixed(table, shares) != seed:
        return tr("The cards do not match the shared seed.")
    return ""


# --- After the game -------------------------------------------------------------------------------


@frozen
class FairnessResult:
    """Result of a fairness check: a ``problem`` as a sentence, or "".

    ``mixed`` is whether the seed was mixed from all shares, not chosen by the host alone.
    """

    problem: str
    mixed: bool

    @property
    def fair(self) -> bool:
        return not self.problem

    @property
    def words(self) -> str:
        """Result as one sentence."""
        if self.problem:
            return tr("Not fair: {words}", words=self.problem)
        if self.mixed:
            return tr("Fair: everything dealt and rolled follows from the shared seed.")
        return tr(
            "Everything dealt and rolled follows from the seed, which was drawn before the table "
            "was shared."
        )


def replay_problem(
    sharing: Sharing[S, A, E],
    whole: Replay[S, A, E],
    told: Sequence[PlayedStep[S, A, E]],
    seat: Seat | None,
) -> str:
    """Return why the steps ``told`` to a seat differ from the game, as a sentence; "" if they do
    not.

    The ``whole`` game is replayed. With seat None, ``told`` are the host's own steps.
    """
    recording = whole.recording
    if recording.error is not None:
        return str(recording.error)
    for number, (mine, step) in enumerate(zip(told, recording.steps, strict=False), start=1):
        fair = step if seat is None else sharing.update_for(step, seat)
        same = (mine.seat, mine.action, mine.events, mine.ties, mine.after) == (
            fair.seat,
            fair.action,
            fair.events,
            fair.ties,
            fair.after,
        )
        if not same:
            words = tr_noop("Step {number}, “{line}”, differs from what was announced.")
            return tr(words, number=number, line=fair.entries[0].line)
    if len(recording.steps) != len(told):
        words = tr_noop("{told} steps were announced, but {played} were played.")
        return tr(words, told=len(told), played=len(recording.steps))
    return ""
