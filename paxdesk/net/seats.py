"""Who sits where at a table of several machines: links, keys, and who is there. No network here.

What comes from another program is never trusted: it is read strictly, and acts for its own seat.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from typing import Final, Generic, Protocol

from attrs import evolve, field

from paxdesk import __version__
from paxdesk.files.strict_json import InvalidData
from paxdesk.lazy_attrs import define, frozen
from paxdesk.net.messages import (
    PROTOCOL,
    Asked,
    Hello,
    Refused,
    TableMessage,
    Why,
    new_name,
    new_token,
    read_asked,
    written,
)
from paxdesk.net.shared_seed import Shares
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import PlayedStep
from paxdesk.session.seat_updates import Sharing

ONLOOKER: Final[Seat] = 0
"""The seat of whoever only looks on."""
MAX_ONLOOKERS: Final = 20
MAX_ERRORS: Final = 20
"""Messages that make no sense, or come too late, before a connection is ended."""


class GuestLink(Protocol):
    """The connection to one program; it may be gone, and then nothing happens."""

    def send(self, frame: str) -> None:
        """Send a frame, some time."""

    def close(self) -> None:
        """Send what is waiting, then no more."""


@frozen
class SeatClaim:
    """How a seat is claimed: by the ``token`` of its link, once, and by the key it was given to.

    Of the key only its SHA-256 is kept. There may be a token as well: that of a link with which
    the player changes machines. The link of onlookers can be used again and again.
    """

    seat: Seat
    token: str = ""
    key: str = ""


@frozen
class Claims:
    """All seats of a table that are elsewhere; ``secret`` makes its marks.

    ``shares`` are those of the seed, in the ``round`` in which the cards were dealt, if they were
    dealt by shares; ``robots`` sit in for people who are away. Links lead to a ``port``, if it was
    not chosen otherwise: the table is always found there. Of a game that is over ``fetched`` are
    the seats whose programs keep all of it.
    """

    table: str
    secret: str
    seats: tuple[SeatClaim, ...]
    shares: Shares = ()
    round: int = 1
    robots: tuple[tuple[Seat, str], ...] = ()
    port: int = 0
    fetched: tuple[Seat, ...] = ()

    @classmethod
    def none(cls) -> "Claims":
        """Those of a table to which nobody is invited yet."""
        return cls(new_name(), secrets.token_hex(16), ())

    @property
    def owed(self) -> frozenset[Seat]:
        """Of a game that is over, the seats elsewhere that do not keep all of it yet."""
        return frozenset(each.seat for each in self.seats) - {ONLOOKER, *self.fetched}

    def claim_of(self, seat: Seat) -> SeatClaim | None:
        """The claim to a seat, if it is elsewhere."""
        return next((each for each in self.seats if each.seat == seat), None)

    def with_claim(self, claim: SeatClaim) -> "Claims":
        """These, with another claim to its seat."""
        others = (each for each in self.seats if each.seat != claim.seat)
        return evolve(self, seats=tuple(sorted((*others, claim), key=lambda each: each.seat)))

    def without(self, seat: Seat) -> "Claims":
        """These, without that seat."""
        return evolve(self, seats=tuple(each for each in self.seats if each.seat != seat))


@define(eq=False)
class Guest(Generic[S, A, E]):
    """A program at the table: its seat, and the steps it has been told."""

    seat: Seat
    told: list[PlayedStep[S, A, E]] = field(factory=list)
    recorded: bool = False
    errors: int = 0


def digest_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


@define(eq=False)
class Seating(Generic[S, A, E]):
    """The seats of one table, and the programs that have taken them.

    ``kept`` is called when claims have changed, ``moved`` when somebody comes or goes.
    """

    sharing: Sharing[S, A, E]
    claims: Claims = field(factory=Claims.none)
    kept: Callable[[Claims], object] = bool
    moved: Callable[[], object] = bool
    guests: dict[GuestLink, Guest[S, A, E]] = field(factory=dict, init=False)

    # --- Inviting --------------------------------------------------------------------------------

    def invite(self, seat: Seat) -> str:
        """Have a seat played elsewhere; the token of its new link. Who was there is sent away."""
        claim = SeatClaim(seat, new_token())
        self.claim(self.claims.with_claim(claim))
        self._send_away(seat)
        return claim.token

    def take_back_seat(self, seat: Seat) -> None:
        """Play a seat here again."""
        self.claim(self.claims.without(seat))
        self._send_away(seat)

    def claim(self, claims: Claims) -> None:
        """Let these be the claims from now on."""
        self.claims = claims
        self.kept(claims)

    def _send_away(self, seat: Seat) -> None:
        for line, guest in list(self.guests.items()):
            if guest.seat == seat:
                self._end(line, "used")
        self.announce()

    @property
    def here(self) -> frozenset[Seat]:
        """The seats elsewhere whose players are connected."""
        return frozenset(guest.seat for guest in self.guests.values()) - {ONLOOKER}

    @property
    def onlookers(self) -> int:
        return sum(guest.seat == ONLOOKER for guest in self.guests.values())

    @property
    def remote_seats(self) -> tuple[Seat, ...]:
        return tuple(each.seat for each in self.claims.seats if each.seat != ONLOOKER)

    @property
    def unused(self) -> Mapping[Seat, str]:
        """The tokens of links that nobody has used yet, by their seats; also of that to look on."""
        return {each.seat: each.token for each in self.claims.seats if not each.key}

    # --- Hearing ---------------------------------------------------------------------------------

    def greet(self, line: GuestLink, hello: Hello) -> bool:
        """A program says who it is; False where it may not sit here, and was told why."""
        why, word = self._why_not(hello)
        if why is not None:
            line.send(written(Refused(why, word)))
            line.close()
            return False
        claim = self.claims.claim_of(hello.seat)
        assert claim is not None, "whoever may sit here has a claim"
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
        if hello.program != __version__:
            return "program", __version__
        if hello.game != self.sharing.key:
            return "game", ""
        if hello.material != self.sharing.digest:
            return "cards", ""
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
        """A program at the table says something."""
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
        """Tell a program why something is not done."""
        guest = self.guests[line]
        guest.errors += why == "garbage"
        if guest.errors > MAX_ERRORS:
            self._end(line, "flood")
        else:
            line.send(written(Refused(why, word)))

    def leave(self, line: GuestLink) -> None:
        """A connection is gone."""
        guest = self.guests.pop(line, None)
        if guest is not None:
            self.gone(guest.seat)
            self.announce()

    def _end(self, line: GuestLink, why: Why) -> None:
        self.guests.pop(line, None)
        line.send(written(Refused(why, "")))
        line.close()

    def _send_all(self, message: TableMessage) -> None:
        """Send a message to every program, and report that the table has changed."""
        frame = written(message)
        for line in list(self.guests):
            line.send(frame)
        self.moved()

    def close(self) -> None:
        """Nobody elsewhere plays here any more for now."""
        for line in list(self.guests):
            self._end(line, "closed")

    # --- What a table does besides ---------------------------------------------------------------

    def welcome(self, line: GuestLink, hello: Hello) -> None:
        """A program has sat down: tell it how things are."""
        raise NotImplementedError

    def take(self, line: GuestLink, guest: Guest[S, A, E], message: Asked) -> None:
        """Do what a program wants, or say why not."""
        raise NotImplementedError

    def announce(self) -> None:
        """Everybody hears who is there."""
        raise NotImplementedError

    def changed_hands(self, seat: Seat) -> None:
        """A seat is another program's now."""

    def gone(self, seat: Seat) -> None:
        """The program of a seat is gone."""


MIN_KEY_LENGTH: Final = 22
"""Letters of a key: 128 bits."""
