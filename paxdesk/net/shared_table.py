"""Dealt shared table: its messages to the seats, and their actions and votes."""

import hmac
import time
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import evolve, field

from paxdesk.errors import IllegalAction, NotationError
from paxdesk.files.record_codec import OpaqueData
from paxdesk.lazy_attrs import define
from paxdesk.net.messages import (
    HOUSE,
    STEPS_AT_ONCE,
    Answer,
    Ask,
    Asked,
    Fetched,
    Hello,
    Moving,
    Open,
    Play,
    Presence,
    Proposal,
    Record,
    Rematch,
    Steps,
    Voter,
    Welcome,
    Why,
    new_token,
    written,
)
from paxdesk.net.seats import ONLOOKER, Claims, Guest, GuestLink, InsideGuest, SeatClaim, Seating
from paxdesk.net.shared_seed import FairnessResult, replay_problem, shares_problem
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import CannotUndo, PlayedStep
from paxdesk.session.session import NO_SEAT, GameSession, Request

SECONDS_BETWEEN_PROPOSALS: Final = 60.0
"""Minimum time between two proposals of a voter, in seconds."""
PHONE_GONE: Final = 20.0
"""Time after which the screen shows the hand of a disconnected phone, in seconds."""
A_contra = TypeVar("A_contra", contravariant=True)


@define(eq=False)
class FrameList:
    """Frames for a seat, collected instead of sent."""

    frames: list[str] = field(factory=list)

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    def close(self) -> None:
        """Do nothing."""


class TableActor(Protocol[A_contra]):
    """Session owner, which performs requests and then calls ``update_guests``."""

    def act(self, action: A_contra, note: str) -> None:
        """Perform a legal action of the seat to act, with its note."""

    def undo(self) -> None:
        """Undo the last action. Raises CannotUndo."""

    def restart_turn(self) -> None:
        """Undo the steps of the current turn. Raises CannotUndo."""

    def go_back(self, steps: int) -> None:
        """Undo all but the first ``steps`` steps. Raises CannotUndo."""

    def go_on(self) -> None:
        """Start the robot to act, if there is one."""

    def ended(self) -> None:
        """Handle the closing of the table for all: it is no longer shared."""

    def judge(self, judged: Callable[[], FairnessResult]) -> None:
        """Call ``judged`` on any thread after the game, and display its result."""

    def rematch(self, seat: Seat) -> None:
        """Handle a seat's request for another game with the same people, after the end."""


@define(eq=False)
class SharedTable(Seating[S, A, E], Generic[S, A, E]):
    """Dealt table; its ``actor`` owns the session."""

    session: GameSession[S, A, E] = field(kw_only=True)
    actor: TableActor[A] = field(kw_only=True)
    wall_clock: Callable[[], float] = field(default=time.time, kw_only=True)
    """Function that returns the Unix time, which advances while the host is not running."""
    pending: Proposal | None = field(default=None, init=False)
    judged: bool = field(default=False, init=False)
    _proposals: int = field(default=0, init=False)
    _chains: dict[Seat, list[tuple[PlayedStep[S, A, E], str]]] = field(factory=dict, init=False)
    """Played steps by seat, each with the mark of the position after it."""
    _proposed: dict[Voter, float] = field(factory=dict, init=False)
    """Time of the last proposal of each voter, in seconds of ``clock``."""
    at_screen: frozenset[Seat] = field(default=frozenset(), init=False)
    """Seats whose phones have been gone for PHONE_GONE seconds; the screen shows their hands."""
    _phones: set[Seat] = field(factory=set, init=False)
    """Seats last played on phones in the home network."""
    _away: dict[Seat, float] = field(factory=dict, init=False)
    """Start times of absences by seat, in seconds of ``clock``."""
    _farewell: dict[Seat, tuple[str, ...]] = field(factory=dict, init=False)
    """Frames for seats that connect after the table was closed for all."""

    def __attrs_post_init__(self) -> None:
        self._seat_away()

    def _seat_away(self) -> None:
        for seat in self.remote_seats:
            if seat not in self.here:
                self._away.setdefault(seat, self.clock())
        if self.claims.closed or self.sharing.only_watched:
            return
        self.at_screen &= frozenset(self.remote_seats)
        self.session.absent_seats = frozenset(self.remote_seats) - self.at_screen
        self.session.sitting_in = {
            seat: robot for seat, robot in self.claims.robots if seat in self.session.absent_seats
        }

    def claim(self, claims: Claims) -> None:
        super().claim(claims)
        self._seat_away()

    def sit(self, line: GuestLink, seat: Seat) -> None:
        """Add a client that was connected before the deal."""
        self.guests[line] = Guest[S, A, E](seat)
        self._came(line, seat)
        self._begin(line)

    def _came(self, line: GuestLink, seat: Seat) -> None:
        self._away.pop(seat, None)
        self._phones.discard(seat)
        if isinstance(line, InsideGuest) and line.at_home and seat != ONLOOKER:
            self._phones.add(seat)
        if seat in self.at_screen:
            self._hold_at_screen(self.at_screen - {seat})

    def check_phones(self) -> None:
        """Show the hands of seats whose phones have been gone for PHONE_GONE seconds."""
        over = self.claims.closed or self.session.seat_to_act is None
        if over or self.sharing.only_watched:
            return
        gone = frozenset(each for each in self._phones if self.absent_for(each) >= PHONE_GONE)
        if gone - self.at_screen - self.session.sitting_in.keys():
            self._hold_at_screen(self.at_screen | gone)
            self.announce()

    def _hold_at_screen(self, seats: frozenset[Seat]) -> None:
        self.at_screen = seats
        self._seat_away()
        self.actor.go_on()

    # --- Incoming messages ------------------------------------------------------------------------

    def welcome(self, line: GuestLink, hello: Hello) -> None:
        self._came(line, hello.seat)
        if self.claims.closed:
            self._bid_farewell(line, hello.seat)
            return
        if hello.seat in self.session.sitting_in:
            self._seat_robot(hello.seat, None)
        guest = self.guests[line]
        steps = self.session.recording.steps
        if 0 < hello.steps <= len(steps) and hello.mark == self._mark(hello.seat, hello.steps):
            guest.sent = list(steps[: hello.steps])
        self._begin(line)

    def _begin(self, line: GuestLink) -> None:
        guest, session = self.guests[line], self.session
        if not isinstance(line, InsideGuest):
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
        watching = self.sharing.only_watched and not isinstance(message, Fetched)
        if seat == ONLOOKER or watching:
            self.complain(line, "turn")  # spectators decide nothing
        elif isinstance(message, Fetched):
            self._has_fetched(seat)
        elif isinstance(message, Open):
            pass  # a share sent twice arrives after the deal
        elif self.claims.closed:
            self.complain(line, "late")
        elif isinstance(message, Answer):
            self.answer(seat, message.number, message.agrees)
        elif isinstance(message, Ask) and message.what == "rematch":
            self._complain_of(line, self._want_rematch(seat))
        elif isinstance(message, Ask) and message.what in ANYTIME_REQUESTS:
            self._ask_freely(line, seat, message)
        elif not isinstance(message, Play | Ask):
            self.complain(line, "late")
        elif message.mark != self.mark(seat):
            # An update clears refusals on the client's screen, so the refusal comes after it.
            self._tell(line, guest, always=True)
            self.complain(line, "late")
        elif isinstance(message, Ask) and message.what == "back":
            self._complain_of(line, self.propose(seat, "back", seat))
        elif self.session.seat_to_act != seat:
            self.complain(line, "turn")
        elif isinstance(message, Play):
            self._play(line, message)
        else:
            self._take_back(line, message)

    def _play(self, line: GuestLink, played: Play) -> None:
        game = self.session.game
        try:
            action = game.parse(played.line)
        except NotationError:
            self.complain(line, "garbage")
            return
        if game.dice_in(action):
            # Only the host rolls dice.
            self.complain(line, "rules")
            return
        refused = self.session.refusal(action)
        if refused is not None:
            self.complain(line, "rules", refused.rule)
            return
        try:
            self.actor.act(action, played.note)
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
        if seat == ONLOOKER or seat in self.here:
            return
        self._away[seat] = self.clock()
        pending = self.pending
        if pending is not None and (
            seat == pending.by or (pending.what == "back" and seat in pending.waits)
        ):
            self._drop()

    def _want_rematch(self, seat: Seat) -> Why | None:
        """Request a rematch; return the reason for a refusal, or None."""
        if self.session.seat_to_act is not None:
            return "late"
        if not self._may_propose(seat):
            return "soon"
        self._proposed[seat] = self.clock()
        self.actor.rematch(seat)
        return None

    # --- Proposals --------------------------------------------------------------------------------

    def _may_propose(self, by: Voter) -> bool:
        last = self._proposed.get(by, -SECONDS_BETWEEN_PROPOSALS)
        return self.clock() - last >= SECONDS_BETWEEN_PROPOSALS

    def _ask_freely(self, line: GuestLink, seat: Seat, asked: Ask) -> None:
        if asked.what == "move":
            token = new_token()
            claim = self.claims.claim_of(seat)
            assert claim is not None, "a connected client has a claim"
            self.claim(self.claims.with_claim(SeatClaim(seat, token, claim.key)))
            line.send(written(Moving(token)))
        else:
            self._complain_of(line, self.propose(seat, asked.what, asked.seat))

    def _complain_of(self, line: GuestLink, why: Why | None) -> None:
        if why is not None:
            self.complain(line, why, str(self.claims.absence) if why == "early" else "")

    def absent_for(self, seat: Seat) -> float:
        """Return for how many seconds a remote seat has been absent."""
        return 0.0 if seat in self.here else self.clock() - self._away.get(seat, self.clock())

    def _counts_as_absent(self, seat: Seat) -> bool:
        return seat not in self.here and self.absent_for(seat) >= self.claims.absence

    def _voters(self, what: Request, seat: Seat) -> tuple[Voter, ...]:
        """Return the voters on a request; :data:`HOUSE` votes for the host's people."""
        watch = self.sharing.only_watched
        seats = [] if watch else sorted(self.claims.claimed - self.at_screen)
        if what == "robot":
            seats = [each for each in seats if each != seat and not self._counts_as_absent(each)]
        people = self.session.people - self.session.absent_seats - {NO_SEAT}
        return (*seats, HOUSE) if people else tuple(seats)

    def propose(self, by: Voter, what: Request, seat: Seat) -> Why | None:
        """Put a proposal to a vote; return the reason for a refusal, or None."""
        session, steps, now = self.session, 0, self.clock()
        if session.seat_to_act is None or self.claims.closed:
            return "late"
        if what == "robot" and (seat not in session.absent_seats or seat in self.here):
            return "late"
        if what == "robot" and not self._counts_as_absent(seat):
            return "early"
        if what == "back":
            if session.absent_seats - self.here:
                return "away"
            found = session.before_action_of(seat)
            if found is None:
                return "undo"
            steps = found
        if not self._may_propose(by):
            return "soon"
        if self.pending is not None:
            if now - self._proposed[self.pending.by] < SECONDS_BETWEEN_PROPOSALS:
                return "busy"
            self._drop()
        self._proposed[by] = now
        self._proposals += 1
        waits = tuple(each for each in self._voters(what, seat) if each != by)
        self.pending = Proposal(self._proposals, what, by, seat, steps, waits, ())
        self._settle()
        return None

    def answer(self, voter: Voter, number: int, agrees: bool) -> None:
        """Record a vote on the proposal with this number."""
        pending = self.pending
        if pending is None or pending.number != number or voter not in pending.waits:
            return
        if agrees:
            waits = tuple(each for each in pending.waits if each != voter)
            self.pending = evolve(pending, waits=waits)
            self._settle()
        else:
            self._drop(voter)

    def _drop(self, *refused: Voter) -> None:
        """End the open proposal; without ``refused`` it is settled or obsolete."""
        pending, self.pending = self.pending, None
        if pending is not None:
            self._send_all(evolve(pending, number=0, waits=(), refused=refused))

    def _settle(self) -> None:
        """Carry out the open proposal if no vote is missing, else send it."""
        pending = self.pending
        assert pending is not None
        if pending.waits:
            self._send_all(pending)
            return
        self._drop()
        if pending.what == "robot":
            self._seat_robot(pending.seat, self.sharing.stand_in)
            self.announce()
            self.actor.go_on()
        elif pending.what == "close":
            self._close_for_all()
        else:
            self.actor.go_back(pending.steps)

    def _seat_robot(self, seat: Seat, robot: str | None) -> None:
        """Let a robot substitute for an absent player; None ends the substitution."""
        others = tuple(each for each in self.claims.robots if each[0] != seat)
        robots = others if robot is None else (*others, (seat, robot))
        self.claim(evolve(self.claims, robots=robots))

    def check_clock(self) -> None:
        """Let a robot play for an absent player whose turn takes too long."""
        seat, now, claims = self.session.seat_to_act, int(self.wall_clock()), self.claims
        if not claims.clock or claims.closed:
            return
        if (seat or 0) != claims.turn:
            claims = evolve(claims, turn=seat or 0, turn_since=now)
            self.claim(claims)
        if seat is None or seat in self.session.sitting_in:
            return
        away = claims.claimed - self.here - self.at_screen
        if seat in away and now - claims.turn_since >= claims.clock:
            self._seat_robot(seat, self.sharing.stand_in)
            self.announce()
            self.actor.go_on()

    def _close_for_all(self) -> None:
        """Send everybody the complete game, now or on reconnection; stop sharing the session."""
        self._judge()
        for seat in self.claims.claimed:
            self._farewell[seat] = self._frames_of_the_end(seat)
        for line, guest in list(self.guests.items()):
            self._record(line, guest)
        self.claim(self.claims.without(ONLOOKER))
        self.claim(evolve(self.claims, closed=True, robots=()))
        self.session.absent_seats, self.session.sitting_in = frozenset(), {}
        self.actor.ended()

    def _frames_of_the_end(self, seat: Seat) -> tuple[str, ...]:
        """Return all messages to a seat, up to the record of the game."""
        kept = FrameList()
        self.guests[kept] = Guest[S, A, E](seat)
        self._begin(kept)
        self._record(kept, self.guests.pop(kept))
        return tuple(kept.frames)

    def _bid_farewell(self, line: GuestLink, seat: Seat) -> None:
        """Send the complete game to a seat that connects after closing."""
        if isinstance(line, InsideGuest):
            line.follow(self)
            return
        if seat not in self._farewell:  # the host was started again
            self._farewell[seat] = self._frames_of_the_end(seat)
        for frame in self._farewell[seat]:
            line.send(frame)

    # --- Outgoing messages ------------------------------------------------------------------------

    def mark(self, seat: Seat) -> str:
        """Return the unguessable mark of the position for a seat."""
        return self._mark(seat, len(self.session.recording.steps))

    def _mark(self, seat: Seat, count: int) -> str:
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
        """Send all clients the steps they lack; judge a game that is over."""
        if self.claims.closed:
            return
        pending = self.pending
        if pending is not None and (pending.what == "back" or self.session.seat_to_act is None):
            self._drop()
        self.check_clock()
        for line, guest in list(self.guests.items()):
            self._tell(line, guest)
        if self.session.seat_to_act is None:
            self._judge()

    def _judge(self) -> None:
        """Start the fairness check of seed and steps, once."""
        if self.judged or self.sharing.only_watched:
            return
        self.judged = True
        session, claims, sharing = self.session, self.claims, self.sharing
        whole, told, seed = session.to_replay(), session.recording.steps, sharing.seed_of(session)

        def judged() -> FairnessResult:
            mixed, problem = bool(claims.shares), ""
            if mixed:
                problem = shares_problem(claims.table, claims.shares, seed)
            return FairnessResult(problem or replay_problem(sharing, whole, told, None), mixed)

        self.actor.judge(judged)

    def _tell(self, line: GuestLink, guest: Guest[S, A, E], always: bool = False) -> None:
        if isinstance(line, InsideGuest):
            line.follow(self)
            return
        steps = self.session.recording.steps
        kept = _common_length(guest.sent, steps)
        if kept == len(steps) == len(guest.sent) and not always:
            return
        mark = self.mark(guest.seat)
        while True:
            data = tuple(self._written(step, guest.seat) for step in steps[kept:][:STEPS_AT_ONCE])
            more = kept + len(data) < len(steps)
            line.send(written(Steps(kept, data, mark, more)))
            kept += len(data)
            if not more:
                break
        guest.sent = list(steps)
        if self.session.seat_to_act is None:
            self._record(line, guest)

    def _record(self, line: GuestLink, guest: Guest[S, A, E]) -> None:
        if isinstance(line, InsideGuest):
            line.follow(self)
        elif not guest.recorded:
            guest.recorded = True
            game = OpaqueData(self.sharing.write_record(self.session))
            line.send(written(Record(game, self.claims.shares)))

    def invite_again(self, other: Seating[Any, Any, Any], port: int = 0) -> None:
        """Invite the connected clients to their free seats at another table.

        ``port`` is 0 for the same port.
        """
        for line, guest in list(self.guests.items()):
            token = other.unused.get(guest.seat)
            if token is not None:
                line.send(written(Rematch(other.claims.table, token, port)))

    def _has_fetched(self, seat: Seat) -> None:
        """Record that a seat has saved the game, once it is over."""
        over = self.claims.closed or self.session.seat_to_act is None
        if over and seat in self.claims.owed:
            self.claim(evolve(self.claims, fetched=(*self.claims.fetched, seat)))
            self.moved()

    def _written(self, step: PlayedStep[S, A, E], seat: Seat) -> OpaqueData:
        return OpaqueData(self.sharing.write_step(self.sharing.update_for(step, seat)))

    def announce(self) -> None:
        here = tuple(sorted(self.here))
        robots = tuple(sorted(self.session.sitting_in))
        absence, clock = self.claims.absence, self.claims.clock
        self._send_all(Presence(self.remote_seats, here, robots, self.onlookers, absence, clock))


def _common_length(known: Sequence[object], steps: Sequence[object]) -> int:
    """Return the number of leading objects that both sequences share."""
    alike = takewhile(lambda pair: pair[0] is pair[1], zip(known, steps, strict=False))
    return sum(1 for _ in alike)


ANYTIME_REQUESTS: Final = frozenset({"robot", "close", "move"})
"""Requests allowed in any position."""
