"""Seats of a shared or undealt table: links, keys and connected clients.

A client acts for its own seat only.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Protocol, runtime_checkable

from attrs import evolve, field

from paxdesk import __version__
from paxdesk.files.strict_json import InvalidData
from paxdesk.lazy_attrs import define, frozen
from paxdesk.net.messages import (
    PROTOCOL,
    Asked,
    Gathering,
    Hello,
    Open,
    Refused,
    TableMessage,
    Why,
    new_name,
    new_token,
    read_asked,
    written,
)
from paxdesk.net.shared_seed import TABLE, SealedShare, SeedShare, Shares, mixed, sealed
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import PlayedStep
from paxdesk.session.seat_updates import Sharing

DAY: Final = 24 * 3600
ONLOOKER: Final[Seat] = 0
"""Seat of spectators."""
MAX_ONLOOKERS: Final = 20
MAX_ERRORS: Final = 20
"""Maximum number of invalid messages from a client; with more it is disconnected."""


class GuestLink(Protocol):
    """Connection to one client; does nothing once disconnected."""

    def send(self, frame: str) -> None:
        """Queue a frame for sending."""

    def close(self) -> None:
        """Send the queued frames, then disconnect."""


@runtime_checkable
class InsideGuest(Protocol):
    """Client inside this program, such as the one for a browser.

    ``at_home``: connected from the home network, so that it may be a phone at this table.
    """

    at_home: bool

    def follow(self, table: "Seating[Any, Any, Any]") -> None:
        """Update the seat's view of a dealt table, whose position has changed."""


@frozen
class SeatClaim:
    """Claim to a seat, by the ``token`` of a link or by a key.

    ``key`` is the SHA-256 of the client's key, "" before the link is used. A token beside a key is
    that of a link for changing computers.
    """

    seat: Seat
    token: str = ""
    key: str = ""


@frozen
class Claims:
    """Claims to all remote seats of a table; ``secret`` is the key of its marks.

    ``port`` is 0 until it is chosen. ``fetched`` are the seats that have saved the finished game.
    ``absence`` and ``clock`` are limits in seconds for absent players and for their turns; a clock
    of 0 is unlimited. With a clock, ``turn`` is the seat to act, ``turn_since`` the Unix time of
    its turn's start.
    """

    table: str
    secret: str
    seats: tuple[SeatClaim, ...]
    shares: Shares = ()
    round: int = 1
    robots: tuple[tuple[Seat, str], ...] = ()
    port: int = 0
    fetched: tuple[Seat, ...] = ()
    absence: int = DAY
    clock: int = 0
    turn: Seat = 0
    turn_since: int = 0
    closed: bool = False

    @classmethod
    def none(cls) -> "Claims":
        """Return the claims of a table without remote seats, with a random name and secret."""
        return cls(new_name(), secrets.token_hex(16), ())

    @property
    def owed(self) -> frozenset[Seat]:
        """Claimed seats that have not saved the finished game yet."""
        return self.claimed - frozenset(self.fetched)

    @property
    def claimed(self) -> frozenset[Seat]:
        """Remote seats whose links were used."""
        return frozenset(each.seat for each in self.seats if each.key) - {ONLOOKER}

    def claim_of(self, seat: Seat) -> SeatClaim | None:
        """Return the claim to a seat; None if it is not remote."""
        return next((each for each in self.seats if each.seat == seat), None)

    def with_claim(self, claim: SeatClaim) -> "Claims":
        others = (each for each in self.seats if each.seat != claim.seat)
        return evolve(self, seats=tuple(sorted((*others, claim), key=lambda each: each.seat)))

    def without(self, seat: Seat) -> "Claims":
        return evolve(self, seats=tuple(each for each in self.seats if each.seat != seat))


@define(eq=False)
class Guest(Generic[S, A, E]):
    """Connected client: its seat, and the steps sent to it."""

    seat: Seat
    sent: list[PlayedStep[S, A, E]] = field(factory=list)
    recorded: bool = False
    errors: int = 0


def digest_of(key: str) -> str:
    """Return the digest of a key, for storage."""
    return hashlib.sha256(key.encode()).hexdigest()


@define(eq=False)
class Seating(Generic[S, A, E]):
    """Seats of one table, and the clients connected to them.

    ``kept`` is called when claims change, ``moved`` after other changes, such as an arrival.
    """

    sharing: Sharing[S, A, E]
    claims: Claims = field(factory=Claims.none)
    kept: Callable[[Claims], object] = bool
    moved: Callable[[], object] = bool
    clock: Callable[[], float] = time.monotonic
    guests: dict[GuestLink, Guest[S, A, E]] = field(factory=dict, init=False)

    # --- Invitations ------------------------------------------------------------------------------

    def invite(self, seat: Seat) -> str:
        """Make a seat remote; return the token of its new link."""
        claim = SeatClaim(seat, new_token())
        self.claim(self.claims.with_claim(claim))
        self._send_away(seat)
        return claim.token

    def take_back_seat(self, seat: Seat) -> None:
        self.claim(self.claims.without(seat))
        self._send_away(seat)

    def claim(self, claims: Claims) -> None:
        """Replace the claims and save them."""
        self.claims = claims
        self.kept(claims)

    def _send_away(self, seat: Seat) -> None:
        for line, guest in list(self.guests.items()):
            if guest.seat == seat:
                self._end(line, "used")
        self.announce()

    @property
    def here(self) -> frozenset[Seat]:
        """Remote seats whose clients are connected."""
        return frozenset(guest.seat for guest in self.guests.values()) - {ONLOOKER}

    @property
    def onlookers(self) -> int:
        return sum(guest.seat == ONLOOKER for guest in self.guests.values())

    @property
    def remote_seats(self) -> tuple[Seat, ...]:
        return tuple(each.seat for each in self.claims.seats if each.seat != ONLOOKER)

    @property
    def unused(self) -> Mapping[Seat, str]:
        """Tokens of unused links by seat, including the spectators'."""
        return {each.seat: each.token for each in self.claims.seats if not each.key}

    # --- Incoming messages ------------------------------------------------------------------------

    def greet(self, line: GuestLink, hello: Hello) -> bool:
        """Handle a client's first message; return whether it is accepted."""
        why, word = self._why_not(hello)
        if why is not None:
            line.send(written(Refused(why, word)))
            line.close()
            return False
        claim = self.claims.claim_of(hello.seat)
        assert claim is not None, "an accepted client has a claim"
        if hello.seat != ONLOOKER:
            key = digest_of(hello.key)
            if claim.key != key:
                self.claim(self.claims.with_claim(SeatClaim(claim.seat, "", key)))
                self.changed_hands(claim.seat)
            for other, guest in list(self.guests.items()):
                if guest.seat == hello.seat:
                    self._end(other, "taken")
        self.guests[line] = Guest[S, A, E](hello.seat)
        self.welcome(line, hello)
        self.announce()
        return True

    def _why_not(self, hello: Hello) -> tuple[Why | None, str]:
        if hello.protocol != PROTOCOL:
            return "protocol", __version__
        if hello.game != self.sharing.key:
            return "game", ""
        if hello.material != self.sharing.digest:
            return "cards", __version__
        claim = self.claims.claim_of(hello.seat)
        if claim is None:
            return "table", ""
        if claim.seat == ONLOOKER and self.onlookers >= MAX_ONLOOKERS:
            return "full", ""
        ours = len(hello.key) >= MIN_KEY_LENGTH
        if claim.key and ours and hmac.compare_digest(digest_of(hello.key), claim.key):
            return None, ""
        linked = claim.token and hmac.compare_digest(hello.token.encode(), claim.token.encode())
        return (None, "") if linked and ours else ("used", "")

    def hear(self, line: GuestLink, frame: str | bytes) -> None:
        """Handle a frame of a connected client."""
        guest = self.guests.get(line)
        if guest is None:
            return
        try:
            message = read_asked(frame)
        except InvalidData:
            self.complain(line, "garbage")
            return
        if isinstance(message, Hello):
            self.complain(line, "garbage")
        else:
            self.take(line, guest, message)

    def complain(self, line: GuestLink, why: Why, word: str = "") -> None:
        """Send a refusal; a client with too many invalid messages is disconnected."""
        guest = self.guests[line]
        guest.errors += why == "garbage"
        if guest.errors > MAX_ERRORS:
            self._end(line, "flood")
        else:
            line.send(written(Refused(why, word)))

    def leave(self, line: GuestLink) -> None:
        """Handle the end of a connection."""
        guest = self.guests.pop(line, None)
        if guest is not None:
            self.gone(guest.seat)
            self.announce()

    def _end(self, line: GuestLink, why: Why) -> None:
        self.guests.pop(line, None)
        line.send(written(Refused(why, "")))
        line.close()

    def _send_all(self, message: TableMessage) -> None:
        """Send a message to all clients, and report the change."""
        frame = written(message)
        for line in list(self.guests):
            line.send(frame)
        self.moved()

    def close(self) -> None:
        for line in list(self.guests):
            self._end(line, "closed")

    # --- Hooks of a table -------------------------------------------------------------------------

    def welcome(self, line: GuestLink, hello: Hello) -> None:
        """Send a new client the state of the table."""
        raise NotImplementedError

    def take(self, line: GuestLink, guest: Guest[S, A, E], message: Asked) -> None:
        """Handle a message from a client, or refuse it."""
        raise NotImplementedError

    def announce(self) -> None:
        """Send all clients the current occupancy."""
        raise NotImplementedError

    def changed_hands(self, seat: Seat) -> None:
        """Handle a seat's change to another client."""

    def gone(self, seat: Seat) -> None:
        """Handle the disconnection of a seat."""


MIN_KEY_LENGTH: Final = 22
"""Minimum length of a key, in characters: 128 bits."""


@define(eq=False)
class GatheringTable(Seating[S, A, E], Generic[S, A, E]):
    """Undealt table, which needs the shares of all remote seats.

    While it is on ``hold``, the table does not deal.
    """

    names: tuple[str, ...] = field(kw_only=True)
    deal: Callable[[int], object] = field(kw_only=True)
    hold: bool = field(default=False, kw_only=True)
    dealt: bool = field(default=False, init=False)

    def __attrs_post_init__(self) -> None:
        if not any(each.seat == TABLE and each.opened for each in self.claims.shares):
            own = SeedShare.fresh()
            # If the host has lost its share but others are left, a new round begins.
            number = self.claims.round + bool(self.claims.shares)
            shares = (SealedShare(TABLE, own.seal, own),)
            self.claim(evolve(self.claims, shares=shares, round=number))

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Remote seats that have not given their shares."""
        return tuple(each for each in self.remote_seats if each not in sealed(self.claims.shares))

    def _lose(self, seat: Seat) -> None:
        """Discard a seat's share; its next client gives another."""
        others = tuple(each for each in self.claims.shares if each.seat != seat)
        self.claim(evolve(self.claims, shares=others))

    def invite(self, seat: Seat) -> str:
        if seat != ONLOOKER:  # spectators have no share
            self._lose(seat)
        return super().invite(seat)

    def changed_hands(self, seat: Seat) -> None:
        self._lose(seat)

    # --- Incoming messages ------------------------------------------------------------------------

    def welcome(self, line: GuestLink, hello: Hello) -> None:
        """Do nothing: :meth:`announce` sends everything."""

    def take(self, line: GuestLink, guest: Guest[S, A, E], message: Asked) -> None:
        seat, claims = guest.seat, self.claims
        if seat == ONLOOKER or not isinstance(message, Open):
            self.complain(line, "late" if seat else "turn")
        elif message.round != claims.round:
            line.send(written(self._gathering))
        elif sealed(claims.shares).get(seat) != message.share.seal:
            known = {each.seat: each for each in claims.shares}
            known[seat] = SealedShare(seat, message.share.seal, message.share)
            self.claim(evolve(claims, shares=_in_order(known)))
            self.announce()
            self.go_on()

    def go_on(self) -> None:
        """Deal once, if no share is missing and the table is not on hold."""
        if not (self.hold or self.dealt or self.missing):
            self.dealt = True
            self.deal(mixed(self.claims.table, self.claims.shares))
            self.moved()

    # --- Outgoing messages ------------------------------------------------------------------------

    @property
    def _gathering(self) -> Gathering:
        claims = self.claims
        shares = tuple(SealedShare(each.seat, each.seal) for each in claims.shares)
        return Gathering(claims.round, self.names, self.remote_seats, shares)

    def announce(self) -> None:
        self._send_all(self._gathering)


def _in_order(shares: dict[Seat, SealedShare]) -> tuple[SealedShare, ...]:
    return tuple(shares[seat] for seat in sorted(shares))


AnyGathering = GatheringTable[Any, Any, Any]
