"""A shared table: who sits where, what each is told, and what each may do. No network here.

It belongs to whoever holds its session; everything is called on that one thread. What comes from
another program is never trusted: it is read strictly, it acts for its own seat alone, and only on
the position that the table has now.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Mapping
from typing import Final, Generic, Protocol, TypeVar

from attrs import field

from paxdesk import __version__
from paxdesk.errors import IllegalAction, NotationError
from paxdesk.files.json_reading import Unfit
from paxdesk.files.plain_data import strict_converter, structured
from paxdesk.net.link import new_name, new_token
from paxdesk.net.messages import (
    PROTOCOL,
    STEPS_AT_ONCE,
    Ask,
    Data,
    Hello,
    Play,
    Presence,
    Record,
    Refused,
    Steps,
    Welcome,
    Why,
    read_asked,
    written,
)
from paxdesk.record_classes import define, frozen
from paxdesk.session.game import A, E, S, Seat
from paxdesk.session.history import CannotUndo, Step
from paxdesk.session.session import GameSession
from paxdesk.session.sharing import Sharing

ONLOOKER: Final[Seat] = 0
"""The seat of whoever only looks on."""
WORST: Final = 20
"""Messages that make no sense, or come too late, before a connection is ended."""


A_contra = TypeVar("A_contra", contravariant=True)


class Line(Protocol):
    """The connection to one program; it may be gone, and then nothing happens."""

    def send(self, frame: str) -> None:
        """Send a frame, some time."""
        ...

    def close(self) -> None:
        """Send what is waiting, then no more."""
        ...


@frozen
class Claim:
    """How a seat is claimed: by the ``token`` of its link as long as that is unused, then by key.

    Of a key only its SHA-256 is kept.
    """

    seat: Seat
    token: str
    key: str = ""


@frozen
class Claims:
    """All seats of a table that are elsewhere; ``secret`` makes its marks."""

    table: str
    secret: str
    seats: tuple[Claim, ...]

    @classmethod
    def none(cls) -> "Claims":
        """Those of a table to which nobody is invited yet."""
        return cls(new_name(), secrets.token_hex(16), ())

    def data(self) -> bytes:
        """A file's content."""
        return json.dumps(strict_converter().unstructure(self), indent=1).encode()

    @classmethod
    def read(cls, plain: object) -> "Claims":
        """Those of a file. Raises Unfit."""
        return structured(plain, cls, strict_converter())


@define(eq=False)
class Guest(Generic[S, A, E]):
    """A program at the table: its seat, and the steps it has been told."""

    seat: Seat
    told: list[Step[S, A, E]] = field(factory=list)
    recorded: bool = False
    errors: int = 0


class Acting(Protocol[A_contra]):
    """Whoever holds the session does what seats elsewhere want, and tells the table by ``tell``."""

    def act(self, action: A_contra) -> None:
        """Perform a legal action of whoever is asked."""
        ...

    def undo(self) -> None:
        """Take the last action back. Raises CannotUndo."""
        ...

    def restart_turn(self) -> None:
        """Take back what was done in this turn. Raises CannotUndo."""
        ...


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


@define(eq=False)
class SharedTable(Generic[S, A, E]):
    """One table. ``kept`` is called when claims have changed, ``moved`` when somebody comes or
    goes; ``first`` is the position from which seats are told how it went.
    """

    session: GameSession[S, A, E]
    sharing: Sharing[S, A, E]
    actor: Acting[A]
    claims: Claims = field(factory=Claims.none)
    kept: Callable[[Claims], object] = bool
    moved: Callable[[], object] = bool
    guests: dict[Line, Guest[S, A, E]] = field(factory=dict, init=False)
    _mark: tuple[int, str] | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._seat_away()

    def _seat_away(self) -> None:
        self.session.away = frozenset(each.seat for each in self.claims.seats)

    # --- Inviting --------------------------------------------------------------------------------

    def invite(self, seat: Seat) -> str:
        """Have a seat played elsewhere; the token of its new link. What was there is sent away."""
        claim = Claim(seat, new_token())
        others = tuple(each for each in self.claims.seats if each.seat != seat)
        self._claim((*others, claim))
        self._send_away(seat)
        return claim.token

    def take_back_seat(self, seat: Seat) -> None:
        """Play a seat here again."""
        self._claim(tuple(each for each in self.claims.seats if each.seat != seat))
        self._send_away(seat)

    def _claim(self, seats: tuple[Claim, ...]) -> None:
        ordered = tuple(sorted(seats, key=lambda each: each.seat))
        self.claims = Claims(self.claims.table, self.claims.secret, ordered)
        self._seat_away()
        self.kept(self.claims)

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
    def unused(self) -> Mapping[Seat, str]:
        """The seats whose links nobody has used yet, with their tokens."""
        return {each.seat: each.token for each in self.claims.seats if not each.key}

    # --- Hearing ---------------------------------------------------------------------------------

    def greet(self, line: Line, hello: Hello) -> bool:
        """A program says who it is; False where it may not sit here, and was told why."""
        why, word = self._why_not(hello)
        if why is not None:
            line.send(written(Refused(why, word)))
            line.close()
            return False
        claim = next(each for each in self.claims.seats if each.seat == hello.seat)
        key = hello.key
        if not claim.key:
            key = new_token()
            others = (each for each in self.claims.seats if each.seat != hello.seat)
            self._claim((*others, Claim(claim.seat, claim.token, _digest(key))))
        for other, guest in list(self.guests.items()):
            if guest.seat == hello.seat:
                self._end(other, "taken")
        guest = Guest[S, A, E](hello.seat)
        self.guests[line] = guest
        recording = self.session.recording
        known = hello.mark == self._mark_of(hello.steps) and hello.steps > 0
        if known:
            guest.told = list(recording.steps[: hello.steps])
        first = self.sharing.shown(recording.opening, hello.seat)
        beginning = Data(self.sharing.write_beginning(self.session, first))
        line.send(written(Welcome(key, __version__, beginning)))
        self._tell(line, guest, always=True)
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
        claim = next((each for each in self.claims.seats if each.seat == hello.seat), None)
        if claim is None:
            return "table", ""
        if claim.key:
            known = hello.key and hmac.compare_digest(_digest(hello.key), claim.key)
        else:
            known = hello.token and hmac.compare_digest(hello.token.encode(), claim.token.encode())
        return (None, "") if known else ("used", "")

    def hear(self, line: Line, frame: str | bytes) -> None:
        """A program at the table says something."""
        guest = self.guests.get(line)
        if guest is None:
            return
        try:
            message = read_asked(frame)
        except Unfit:
            self._complain(line, guest, "garbage")
            return
        if isinstance(message, Hello):
            self._complain(line, guest, "garbage")
        elif message.mark != self.mark:
            self._complain(line, guest, "late")
            self._tell(line, guest, always=True)
        elif self.session.asked != guest.seat:
            self._complain(line, guest, "turn")
        elif isinstance(message, Play):
            self._play(line, guest, message.line)
        else:
            self._take_back(line, guest, message)

    def _play(self, line: Line, guest: Guest[S, A, E], text: str) -> None:
        game = self.session.game
        try:
            action = game.parse(text)
        except NotationError:
            self._complain(line, guest, "garbage")
            return
        if game.dice_in(action):
            # Chance is the table's alone.
            self._complain(line, guest, "rules")
            return
        refused = self.session.refusal(action)
        if refused is not None:
            self._complain(line, guest, "rules", refused.rule)
            return
        try:
            self.actor.act(action)
        except IllegalAction as illegal:
            self._complain(line, guest, "rules", illegal.rule)

    def _take_back(self, line: Line, guest: Guest[S, A, E], asked: Ask) -> None:
        try:
            if asked.what == "undo":
                self.actor.undo()
            else:
                self.actor.restart_turn()
        except CannotUndo:
            self._complain(line, guest, "undo")

    def _complain(self, line: Line, guest: Guest[S, A, E], why: Why, word: str = "") -> None:
        guest.errors += why == "garbage"
        if guest.errors > WORST:
            self._end(line, "flood")
        else:
            line.send(written(Refused(why, word)))

    def leave(self, line: Line) -> None:
        """A connection is gone."""
        if self.guests.pop(line, None) is not None:
            self.announce()

    def _end(self, line: Line, why: Why) -> None:
        self.guests.pop(line, None)
        line.send(written(Refused(why, "")))
        line.close()

    def close(self) -> None:
        """Nobody elsewhere plays here any more for now."""
        for line in list(self.guests):
            self._end(line, "closed")

    # --- Telling ---------------------------------------------------------------------------------

    @property
    def mark(self) -> str:
        """What names the position: it says nothing of what is hidden, and nobody can guess it."""
        if self._mark is None or self._mark[0] != self.session.revision:
            self._mark = self.session.revision, self._mark_of(len(self.session.recording.steps))
        return self._mark[1]

    def _mark_of(self, steps: int) -> str:
        """The mark of the position after so many steps."""
        entries = (each for step in self.session.recording.steps[:steps] for each in step.entries)
        lines = "\n".join(f"{each.seat} {each.line}" for each in entries)
        words = f"{self.claims.table} {steps}\n{lines}".encode()
        return hmac.new(self.claims.secret.encode(), words, "sha256").hexdigest()[:32]

    def tell(self) -> None:
        """Something has changed: everybody hears what he has not been told."""
        for line, guest in list(self.guests.items()):
            self._tell(line, guest)

    def _tell(self, line: Line, guest: Guest[S, A, E], always: bool = False) -> None:
        steps = self.session.recording.steps
        kept = 0
        for known, step in zip(guest.told, steps, strict=False):
            if known is not step:
                break
            kept += 1
        if kept == len(steps) == len(guest.told) and not always:
            return
        while True:
            data = tuple(self._written(step, guest.seat) for step in steps[kept:][:STEPS_AT_ONCE])
            more = kept + len(data) < len(steps)
            line.send(written(Steps(kept, data, self.mark, more)))
            kept += len(data)
            if not more:
                break
        guest.told = list(steps)
        if self.session.asked is None and not guest.recorded:
            guest.recorded = True
            line.send(written(Record(Data(self.sharing.write_record(self.session)))))

    def _written(self, step: Step[S, A, E], seat: Seat) -> Data:
        return Data(self.sharing.write_step(self.sharing.told(step, seat)))

    def announce(self) -> None:
        """Everybody hears who is there."""
        elsewhere = tuple(each.seat for each in self.claims.seats)
        frame = written(Presence(elsewhere, tuple(sorted(self.here))))
        for line in list(self.guests):
            line.send(frame)
        self.moved()
