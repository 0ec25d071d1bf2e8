"""The seed of a shared table: mixed from a share of every seat elsewhere and one of the table.

Each share is sealed before any is opened: its SHA-256, with a salt, is told to everybody. So
nobody can choose a share that goes with those of the others. Shares are opened to the table
alone, which deals; when the game is over everybody is told all of them, and mixes them anew.
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
"""Whose share is that of whoever keeps the table."""


@frozen
class SeedShare:
    """What one seat gives to the seed (256 bits), with the salt of its seal (128 bits)."""

    secret: str
    salt: str

    @classmethod
    def fresh(cls) -> "SeedShare":
        """A share that nobody can foresee."""
        return cls(secrets.token_hex(32), secrets.token_hex(16))

    @property
    def seal(self) -> str:
        """What can be told of it before it is opened."""
        return hashlib.sha256(f"{self.salt} {self.secret}".encode()).hexdigest()


@frozen
class SealedShare:
    """The share of a ``seat`` as it is known: its ``seal``, and the share once it was opened."""

    seat: Seat
    seal: str
    share: SeedShare | None = None

    @property
    def opened(self) -> bool:
        """Whether it was opened, and is what was sealed."""
        return self.share is not None and self.share.seal == self.seal


Shares = tuple[SealedShare, ...]


def sealed(shares: Iterable[SealedShare]) -> dict[Seat, str]:
    """The seals of shares, by their seats."""
    return {each.seat: each.seal for each in shares}


def mixed(table: str, shares: Shares) -> int:
    """The seed of the table with this name, of shares that were all opened."""
    ordered = sorted(shares, key=lambda each: each.seat)
    words = [f"{each.seat} {each.share.secret}" for each in ordered if each.share is not None]
    digest = hashlib.sha256("\n".join([table, *words]).encode()).digest()
    return int.from_bytes(digest, "big") % SEEDS


@frozen
class DealRecord:
    """What one seat keeps of a deal: its share in this ``round``, and the ``seals`` of all.

    There are no ``seals`` as long as the share was not opened.
    """

    round: int
    share: SeedShare
    seals: Shares = ()


def seed_problem(
    table: str, pledge: DealRecord | None, shares: Shares, seed: int | None, seat: Seat
) -> str:
    """What is not right about a seed, a sentence; empty where everything is."""
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


# --- When the game is over ------------------------------------------------------------------------


@frozen
class FairnessResult:
    """What a program has found: a ``problem``, a sentence, or that everything was right.

    ``mixed`` says whether the seed was everybody's, and not the table's alone.
    """

    problem: str
    mixed: bool

    @property
    def fair(self) -> bool:
        return not self.problem

    @property
    def words(self) -> str:
        """The one line that says so."""
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
    """What is not right about the steps that were ``told`` to a seat, a sentence; or empty.

    The ``whole`` game is played anew. With seat None they are what the table itself has kept.
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
