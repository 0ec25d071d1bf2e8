"""The seed of a shared table: mixed from a share of every seat elsewhere and one of the table.

Each share is sealed before any is opened: its SHA-256, with a salt, is told to everybody. So
nobody can choose a share that goes with those of the others. Shares are opened to the table
alone, which deals; when the game is over everybody is told all of them, and mixes them anew.
"""

import hashlib
import secrets
from collections.abc import Iterable

from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.session import SEEDS

TABLE: Seat = 0
"""Whose share is that of whoever keeps the table."""


@frozen
class Share:
    """What one seat gives to the seed (256 bits), with the salt of its seal (128 bits)."""

    secret: str
    salt: str

    @classmethod
    def fresh(cls) -> "Share":
        """A share that nobody can foresee."""
        return cls(secrets.token_hex(32), secrets.token_hex(16))

    @property
    def seal(self) -> str:
        """What can be told of it before it is opened."""
        return hashlib.sha256(f"{self.salt} {self.secret}".encode()).hexdigest()


@frozen
class Sealed:
    """The share of a ``seat`` as it is known: its ``seal``, and the share once it was opened."""

    seat: Seat
    seal: str
    share: Share | None = None

    @property
    def opened(self) -> bool:
        """Whether it was opened, and is what was sealed."""
        return self.share is not None and self.share.seal == self.seal


Shares = tuple[Sealed, ...]


def sealed(shares: Iterable[Sealed]) -> dict[Seat, str]:
    """The seals of shares, by their seats."""
    return {each.seat: each.seal for each in shares}


def mixed(table: str, shares: Shares) -> int:
    """The seed of the table with this name, of shares that were all opened."""
    ordered = sorted(shares, key=lambda each: each.seat)
    words = [f"{each.seat} {each.share.secret}" for each in ordered if each.share is not None]
    digest = hashlib.sha256("\n".join([table, *words]).encode()).digest()
    return int.from_bytes(digest, "big") % SEEDS


@frozen
class Pledge:
    """What one seat keeps of a deal: its share in this ``round``, and the ``seals`` of all.

    There are no ``seals`` as long as the share was not opened.
    """

    round: int
    share: Share
    seals: Shares = ()


def seed_problem(
    table: str, pledge: Pledge | None, shares: Shares, seed: int | None, seat: Seat
) -> str:
    """What is not right about a seed, a sentence; empty where everything is."""
    if not shares:
        return say("The deal was not the one to which this program gave its share.")
    if not all(each.opened for each in shares):
        return say("A share of the deal is not what was sealed before.")
    if pledge is not None and pledge.seals:
        ours = Sealed(seat, pledge.share.seal, pledge.share)
        if sealed(pledge.seals) != sealed(shares) or (seat and ours not in shares):
            return say("The shares of the deal are others than those that were sealed before.")
    if mixed(table, shares) != seed:
        return say("The cards were not dealt by the seed that all shares make together.")
    return ""
