"""A shared table: what each seat is told, and what each may do. No network here.

It belongs to whoever holds its session; everything is called on that one thread. A program acts
for its own seat alone, and only on the position that the table has now.
"""

import hmac
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import evolve, field

from paxdesk.errors import IllegalAction, NotationError
from paxdesk.files.record_codec import OpaqueData
from paxdesk.lazy_attrs import define
from paxdesk.net.messages import (
    STEPS_AT_ONCE,
    Answer,
    Ask,
    Asked,
    Fetched,
    Hello,
    Moving,
    Play,
    Presence,
    Proposal,
    Record,
    Steps,
    Welcome,
    Why,
    new_token,
    written,
)
from paxdesk.net.seats import ONLOOKER, Claims, Guest, GuestLink, SeatClaim, Seating
from paxdesk.net.shared_seed import FairnessResult, replay_problem, seed_problem
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import CannotUndo, PlayedStep
from paxdesk.session.session import NO_SEAT, GameSession, Request

HOUSE: Final[Seat] = 0
"""Answers for all people who sit at the table's own machine."""
A_contra = TypeVar("A_contra", contravariant=True)


class TableActor(Protocol[A_contra]):
    """Whoever holds the session does what is wanted of it, and tells the table by ``tell``."""

    def act(self, action: A_contra) -> None:
        """Perform a legal action of whoever is asked."""

    def undo(self) -> None:
        """Take the last action back. Raises CannotUndo."""

    def restart_turn(self) -> None:
        """Take back what was done in this turn. Raises CannotUndo."""

    def go_back(self, steps: int) -> None:
        """Take back all but so many steps. Raises CannotUndo."""

    def go_on(self) -> None:
        """Let a robot think that is asked now."""

    def ended(self) -> None:
        """The table was closed for all: it is not shared any more."""

    def judge(self, judged: Callable[[], FairnessResult]) -> None:
        """The game is over, or closed: find out, on any thread, whether it was fair, and say so."""


@define(eq=False)
class SharedTable(Seating[S, A, E], Generic[S, A, E]):
    """One table, whose session the ``actor`` holds."""

    session: GameSession[S, A, E] = field(kw_only=True)
    actor: TableActor[A] = field(kw_only=True)
    pending: Proposal | None = field(default=None, init=False)
    closed: bool = field(default=False, init=False)
    """Whether it was closed for all."""
    judged: bool = field(default=False, init=False)
    """Whether it was found out whether it was fair."""
    _proposals: int = field(default=0, init=False)
    _chains: dict[Seat, list[tuple[PlayedStep[S, A, E], str]]] = field(factory=dict, init=False)
    """Each seat's marks, by the steps they stand for."""

    def __attrs_post_init__(self) -> None:
        self._seat_away()

    def _seat_away(self) -> None:
        self.session.absent_seats = frozenset(self.remote_seats)
        self.session.sitting_in = {
            seat: robot for seat, robot in self.claims.robots if seat in self.session.absent_seats
        }

    def claim(self, claims: Claims) -> None:
        super().claim(claims)
        self._seat_away()

    def sit(self, line: GuestLink, seat: Seat) -> None:
        """A program that waited for the deal sits at this table from now on."""
        self.guests[line] = Guest[S, A, E](seat)
        self._begin(line)

    # --- Hearing ---------------------------------------------------------------------------------

    def welcome(self, line: GuestLink, hello: Hello) -> None:
        if hello.seat in self.session.sitting_in:
            self._seat_robot(hello.seat, None)
        guest = self.guests[line]
        steps = self.session.recording.steps
        if 0 < hello.steps <= len(steps) and hello.mark == self._mark(hello.seat, hello.steps):
            guest.told = list(steps[: hello.steps])
        self._begin(line)

    def _begin(self, line: GuestLink) -> None:
        guest, session = self.guests[line], self.session
        first = self.sharing.shown(session.recording.opening, guest.seat)
        beginning = OpaqueData(self.sharing.write_beginning(session, first))
        line.send(written(Welcome(beginning, self._sealed)))
        self._tell(line, guest, always=True)
        if self.pending is not None:
            line.send(written(self.pending))

    @property
    def _sealed(self) -> tuple[Any, ...]:
        return tuple(evolve(each, share=None) for each in self.claims.shares)

    def take(self, line: GuestLink, guest: Guest[S, A, E], message: Asked) -> None:
        seat = guest.seat
        if isinstance(message, Answer):
            self.answer(seat, message.number, message.agrees)
        elif isinstance(message, Fetched):
            self._has_fetched(seat)
        elif isinstance(message, Ask) and seat != ONLOOKER and message.what in ANYTIME_REQUESTS:
            self._ask_freely(line, seat, message)
        elif not isinstance(message, Play | Ask):
            self.complain(line, "late")
        elif message.mark != self.mark(seat):
            # What is shown anew takes words off the table, so these come after it.
            self._tell(line, guest, always=True)
            self.complain(line, "late")
        elif isinstance(message, Ask) and message.what == "back" and seat != ONLOOKER:
            self._complain_of(line, self.propose(seat, "back", seat))
        elif self.session.seat_to_act != seat or seat == ONLOOKER:
            self.complain(line, "turn")
        elif isinstance(message, Play):
            self._play(line, message.line)
        else:
            self._take_back(line, message)

    def _play(self, line: GuestLink, text: str) -> None:
        game = self.session.game
        try:
            action = game.parse(text)
        except NotationError:
            self.complain(line, "garbage")
            return
        if game.dice_in(action):
            # Chance is the table's alone.
            self.complain(line, "rules")
            return
        refused = self.session.refusal(action)
        if refused is not None:
            self.complain(line, "rules", refused.rule)
            return
        try:
            self.actor.act(action)
        except IllegalAction as illegal:
            self.complain(line, "rules", illegal.rule)

    def _take_back(self, line: GuestLink, asked: Ask) -> None:
        try:
            if asked.what == "undo":
                self.actor.undo()
            else:
                self.actor.restart_turn()
        except CannotUndo:
            self.complain(line, "undo")

    def gone(self, seat: Seat) -> None:
        pending = self.pending
        if pending is None or seat == ONLOOKER:
            return
        if seat == pending.by or (pending.what == "back" and seat in pending.waits):
            self._drop(None)
        elif seat in pending.waits:
            self._agreed(seat)

    # --- What others must agree to ---------------------------------------------------------------

    def _ask_freely(self, line: GuestLink, seat: Seat, asked: Ask) -> None:
        if asked.what == "move":
            token = new_token()
            claim = self.claims.claim_of(seat)
            assert claim is not None, "whoever sits here has a claim"
            self.claim(self.claims.with_claim(SeatClaim(seat, token, claim.key)))
            line.send(written(Moving(token)))
        else:
            self._complain_of(line, self.propose(seat, asked.what, asked.seat))

    def _complain_of(self, line: GuestLink, why: Why | None) -> None:
        if why is not None:
            self.complain(line, why)

    @property
    def _voters(self) -> frozenset[Seat]:
        """The programs at which people sit now, by their seats; :data:`HOUSE` for those here."""
        people = self.session.people - self.session.absent_seats - {NO_SEAT}
        return self.here | ({HOUSE} if people else frozenset())

    def propose(self, by: Seat, what: Request, seat: Seat) -> Why | None:
        """Ask the others whether they agree; why that cannot be asked, or None.

        What needs nobody else's word is done at once.
        """
        session, steps = self.session, 0
        if self.pending is not None:
            return "busy"
        if session.seat_to_act is None:
            return "late"
        if what == "robot" and (seat not in session.absent_seats or seat in self.here):
            return "late"
        if what == "back":
            if session.absent_seats - self.here:
                return "away"
            found = session.before_action_of(seat)
            if found is None:
                return "undo"
            steps = found
        self._proposals += 1
        waits = tuple(sorted(self._voters - {by}))
        self.pending = Proposal(self._proposals, what, by, seat, steps, waits, None)
        self._settle()
        return None

    def answer(self, seat: Seat, number: int, agrees: bool) -> None:
        """Somebody agrees to the proposal with this number, or does not."""
        pending = self.pending
        if pending is None or pending.number != number or seat not in pending.waits:
            return
        if agrees:
            self._agreed(seat)
        else:
            self._drop(seat)

    def _agreed(self, seat: Seat) -> None:
        assert self.pending is not None
        waits = tuple(each for each in self.pending.waits if each != seat)
        self.pending = evolve(self.pending, waits=waits)
        self._settle()

    def _drop(self, seat: Seat | None) -> None:
        """Somebody does not agree, or (None) it is of no use any more."""
        pending, self.pending = self.pending, None
        if pending is not None:
            self._send_all(evolve(pending, number=0, waits=(), refused=seat))

    def _settle(self) -> None:
        """Do what is proposed, if nobody has to agree any more; else tell everybody."""
        pending = self.pending
        assert pending is not None
        if pending.waits:
            self._send_all(pending)
            return
        self._drop(None)
        if pending.what == "robot":
            self._seat_robot(pending.seat, self.sharing.stand_in)
            self.announce()
            self.actor.go_on()
        elif pending.what == "close":
            self._close_for_all()
        else:
            self.actor.go_back(pending.steps)

    def _seat_robot(self, seat: Seat, robot: str | None) -> None:
        """Let a robot play for whoever is away, or (None) no more."""
        others = tuple(each for each in self.claims.robots if each[0] != seat)
        robots = others if robot is None else (*others, (seat, robot))
        self.claim(evolve(self.claims, robots=robots))

    def _close_for_all(self) -> None:
        """Everybody is told the whole game; then it is shared no more."""
        self.closed = True
        self._judge()
        for line, guest in list(self.guests.items()):
            self._record(line, guest)
        self.close()
        self.claim(Claims.none())
        self.actor.ended()

    # --- Telling ---------------------------------------------------------------------------------

    def mark(self, seat: Seat) -> str:
        """What names the position to a seat: of what is hidden it says nothing, and nobody can
        guess it.
        """
        return self._mark(seat, len(self.session.recording.steps))

    def _mark(self, seat: Seat, count: int) -> str:
        """The mark of the position after so many steps: made of what this seat was told of them."""
        steps = self.session.recording.steps
        chain = self._chains.setdefault(seat, [])
        kept = _common_length([step for step, _ in chain], steps)
        del chain[kept:]
        secret = self.claims.secret.encode()
        last = chain[-1][1] if chain else f"{self.claims.table} {seat}"
        for step in steps[kept:]:
            entries = self.sharing.update_for(step, seat).entries
            words = "\n".join([last, *(f"{each.seat} {each.line}" for each in entries)])
            last = hmac.new(secret, words.encode(), "sha256").hexdigest()[:32]
            chain.append((step, last))
        if count:
            return chain[count - 1][1]
        return hmac.new(secret, f"{self.claims.table} {seat}".encode(), "sha256").hexdigest()[:32]

    def update_guests(self) -> None:
        """Something has changed: everybody hears what he has not been told."""
        pending = self.pending
        if pending is not None and (pending.what == "back" or self.session.seat_to_act is None):
            self._drop(None)
        for line, guest in list(self.guests.items()):
            self._tell(line, guest)
        if self.session.seat_to_act is None:
            self._judge()

    def _judge(self) -> None:
        """Have it found out, once, whether the seed is everybody's and the steps follow from it."""
        if self.judged:
            return
        self.judged = True
        session, claims, sharing = self.session, self.claims, self.sharing
        whole, told, seed = session.to_replay(), session.recording.steps, sharing.seed_of(session)

        def judged() -> FairnessResult:
            mixed, problem = bool(claims.shares), ""
            if mixed:
                problem = seed_problem(claims.table, None, claims.shares, seed, HOUSE)
            return FairnessResult(problem or replay_problem(sharing, whole, told, None), mixed)

        self.actor.judge(judged)

    def _tell(self, line: GuestLink, guest: Guest[S, A, E], always: bool = False) -> None:
        steps = self.session.recording.steps
        kept = _common_length(guest.told, steps)
        if kept == len(steps) == len(guest.told) and not always:
            return
        mark = self.mark(guest.seat)
        while True:
            data = tuple(self._written(step, guest.seat) for step in steps[kept:][:STEPS_AT_ONCE])
            more = kept + len(data) < len(steps)
            line.send(written(Steps(kept, data, mark, more)))
            kept += len(data)
            if not more:
                break
        guest.told = list(steps)
        if self.session.seat_to_act is None:
            self._record(line, guest)

    def _record(self, line: GuestLink, guest: Guest[S, A, E]) -> None:
        if not guest.recorded:
            guest.recorded = True
            game = OpaqueData(self.sharing.write_record(self.session))
            line.send(written(Record(game, self.claims.shares)))

    def _has_fetched(self, seat: Seat) -> None:
        """A seat keeps the whole game; before the end that is nonsense, and changes nothing."""
        if self.session.seat_to_act is None and seat in self.claims.owed:
            self.claim(evolve(self.claims, fetched=(*self.claims.fetched, seat)))
            self.moved()

    def _written(self, step: PlayedStep[S, A, E], seat: Seat) -> OpaqueData:
        return OpaqueData(self.sharing.write_step(self.sharing.update_for(step, seat)))

    def announce(self) -> None:
        here = tuple(sorted(self.here))
        robots = tuple(sorted(self.session.sitting_in))
        self._send_all(Presence(self.remote_seats, here, robots, self.onlookers))


def _common_length(known: Sequence[object], steps: Sequence[object]) -> int:
    """Return how many of the first steps are the same objects."""
    alike = takewhile(lambda pair: pair[0] is pair[1], zip(known, steps, strict=False))
    return sum(1 for _ in alike)


ANYTIME_REQUESTS: Final = frozenset({"robot", "close", "move"})
"""What can be asked for in any position."""
