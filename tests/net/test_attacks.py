"""Tests of the fairness of hosts, and of votes, robots and seats at shared tables."""

import gc
import random
import tracemalloc
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from paxdesk.cli import main
from paxdesk.files.record_codec import OpaqueData
from paxdesk.files.safe_write import SaveError
from paxdesk.files.strict_json import InvalidData
from paxdesk.net import seat_file
from paxdesk.net.messages import (
    HOUSE,
    Answer,
    Ask,
    Asked,
    Fetched,
    Gathering,
    Open,
    Proposal,
    Record,
    Refused,
    Steps,
    TableMessage,
    Welcome,
    read_told,
    written,
)
from paxdesk.net.receipts import Receipt, write_receipt
from paxdesk.net.seat_session import SeatGame
from paxdesk.net.seats import DAY, GatheringTable
from paxdesk.net.shared_seed import (
    MAX_AGAIN,
    TABLE,
    DealRecord,
    FairnessResult,
    SealedShare,
    SeedShare,
    Shares,
    mixed,
    shares_problem,
)
from paxdesk.net.shared_table import ONLOOKER, SharedTable
from paxdesk.porfiriana.robots.planner.plan_reasons import OPEN_REASONS
from paxdesk.porfiriana.robots.reasons import open_reason
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.session.session import SeatSetup
from tests.net.test_sharing import Table, Wire, dealt

NAMES = ("P1", "P2", "P3")


class Guest:
    """Unmodified client of a host that the test plays."""

    def __init__(self, sharing: PaxSharing, table: Table, seat: int) -> None:
        self.said: list[Asked] = []
        self.kept: list[DealRecord] = []
        self.game = SeatGame(sharing, table.link(seat), self, None, self.kept.append)

    def say(self, message: Asked) -> None:
        self.said.append(message)

    def hears(self, message: TableMessage) -> None:
        self.game.take(read_told(written(message)))

    @property
    def share(self) -> SeedShare:
        return next(each.share for each in reversed(self.said) if isinstance(each, Open))


class RiggedHost:
    """Host that can send each of its three guests any record."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.sharing = PaxSharing(deck)
        self.table = Table(self.sharing, dealt(deck, 3, 1), ())
        self.guests = {seat: Guest(self.sharing, self.table, seat) for seat in (1, 2, 3)}
        own = SeedShare.fresh()
        self.own = SealedShare(TABLE, own.seal, own)

    def gather(self, number: int = 1) -> Shares:
        """Return the shares of the host and all guests, collected as by an honest host."""
        seals = [SealedShare(TABLE, self.own.seal)]
        shares = [self.own]
        for seat, guest in self.guests.items():
            guest.hears(Gathering(number, NAMES, (1, 2, 3), tuple(seals)))
            shares.append(SealedShare(seat, guest.share.seal, guest.share))
            seals.append(SealedShare(seat, guest.share.seal))
        return tuple(shares)

    def invented(self, kept: Iterable[SealedShare] = ()) -> Shares:
        """Return shares that the host invents for all seats but those in ``kept``."""
        known = {each.seat: each for each in kept}
        fresh = ((seat, SeedShare.fresh()) for seat in (TABLE, 1, 2, 3))
        return tuple(known.get(seat) or SealedShare(seat, s.seal, s) for seat, s in fresh)

    def seed(self, shares: Shares) -> int:
        return mixed(self.table.table.claims.table, shares)

    def verdicts(self, shares: Shares, steps: int = 6) -> list[FairnessResult]:
        """Play some steps with these shares and return the verdict of each guest."""
        session = dealt(self.deck, 3, self.seed(shares))
        chance = random.Random(1)
        for _ in range(steps):
            session.submit(chance.choice(session.legal()))
        seals = tuple(evolve(each, share=None) for each in shares)
        found = []
        for seat, guest in self.guests.items():
            first = self.sharing.shown(session.recording.opening, seat)
            guest.hears(Welcome(OpaqueData(self.sharing.write_beginning(session, first)), seals))
            told = tuple(
                OpaqueData(self.sharing.write_step(self.sharing.update_for(step, seat)))
                for step in session.recording.steps
            )
            guest.hears(Steps(0, told, "m" * 32, False))
            guest.hears(Record(OpaqueData(self.sharing.write_record(session)), shares))
            assert guest.game.verdict is not None
            found.append(guest.game.verdict)
        return found


def test_an_honest_host_is_considered_fair(deck: Deck) -> None:
    host = RiggedHost(deck)
    assert host.verdicts(host.gather()) == [FairnessResult("", mixed=True)] * 3


def test_a_host_that_invents_all_shares_is_not_considered_fair(
    deck: Deck, count: Callable[[str], None]
) -> None:
    host = RiggedHost(deck)
    tried = [host.invented() for _ in range(300)]
    best = max(tried, key=host.seed)
    for verdict in host.verdicts(best):
        assert not verdict.fair
        assert not verdict.mixed
        assert "your share is not in it" in verdict.words
    count(f"{len(tried)} deals tried, 3 guests, 0 called fair")


@pytest.mark.parametrize("replaced", [TABLE, 1, 2, 3])
def test_a_record_with_another_share_is_not_considered_fair(deck: Deck, replaced: int) -> None:
    """A replaced share is noticed by its seat, or by all seats if it is the host's."""
    host = RiggedHost(deck)
    given = host.gather()
    shares = host.invented(each for each in given if each.seat != replaced)
    unfair = {seat for seat, each in enumerate(host.verdicts(shares), start=1) if each.problem}
    assert unfair == ({1, 2, 3} if replaced == TABLE else {replaced})


def test_a_record_without_shares_is_not_considered_fair(deck: Deck) -> None:
    host = RiggedHost(deck)
    host.gather()
    for verdict in host.verdicts(()):
        assert not verdict.fair
        assert "share is not in" in verdict.words


def test_restarted_rounds_are_counted_and_limited(deck: Deck, count: Callable[[str], None]) -> None:
    host = RiggedHost(deck)
    for number in range(1, MAX_AGAIN + 2):
        shares = host.gather(number)
    for verdict in host.verdicts(shares):
        assert not verdict.problem
        assert verdict.again == MAX_AGAIN
        assert not verdict.fair
        assert f"{MAX_AGAIN} time" in verdict.words
    with pytest.raises(InvalidData, match="too often"):
        host.gather(MAX_AGAIN + 2)
    count(f"{MAX_AGAIN + 1} deals at most, all counted")


def test_a_host_that_changes_its_commitment_is_left(deck: Deck) -> None:
    host = RiggedHost(deck)
    host.gather()
    host.own = host.invented()[0]
    with pytest.raises(InvalidData, match="seal of the host"):
        host.gather()


def test_receipts_are_checked_later(
    deck: Deck, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``paxdesk verify`` finds a missing share and an exchanged game."""
    host = RiggedHost(deck)
    shares = host.gather()
    host.verdicts(shares)
    game = host.guests[2].game
    whole = game.whole
    assert whole is not None
    path = tmp_path / "game.pax"
    path.write_bytes(host.sharing.kept(whole).data())
    receipt = Receipt.of(game.table, 2, game.pledge, game.shares, whole)
    chance = random.Random(2)
    other = dealt(deck, 3, host.seed(shares))
    other.submit(chance.choice(other.legal()))
    swapped = tmp_path / "swapped.pax"
    swapped.write_bytes(host.sharing.kept(other).data())
    for file, kept, code, words in (
        (path, receipt, 0, "follows from the shared seed"),
        (path, evolve(receipt, pledge=None), 0, "your share is not in it"),
        (path, evolve(receipt, pledge=DealRecord(1, SeedShare.fresh(), shares[:1])), 1, "Not fair"),
        (path, evolve(receipt, shares=host.invented()), 1, "do not match the shared seed"),
        (swapped, receipt, 1, "The journal is not the one"),
    ):
        write_receipt(file, kept)
        assert main(["verify", str(file)]) == code
        assert words in capsys.readouterr().out


# --- Friends who join one by one ------------------------------------------------------------------


class Gathered:
    """Undealt table, and its guests."""

    def __init__(self, deck: Deck, seats: int = 3) -> None:
        self.sharing = PaxSharing(deck)
        self.seeds: list[int] = []
        self.table: GatheringTable = GatheringTable(
            self.sharing, names=NAMES[:seats], deal=self.seeds.append
        )
        self.tokens = {seat: self.table.invite(seat) for seat in range(1, seats + 1)}
        self.like = Table(self.sharing, dealt(deck, seats, 1), ())
        self.like.table.claims = evolve(self.like.table.claims, table=self.table.claims.table)

    def visit(self, seat: int, key: str = "") -> Guest:
        guest, wire = Guest(self.sharing, self.like, seat), Wire()
        hello = self.like.hello(seat, self.tokens[seat])
        assert self.table.greet(wire, evolve(hello, key=key or hello.key))
        while wire.frames:
            told = wire.frames.pop(0)
            guest.game.take(read_told(told))
            while guest.said:
                self.table.hear(wire, written(guest.said.pop(0)))
        self.table.leave(wire)
        return guest


def test_friends_come_one_by_one_in_any_order(deck: Deck) -> None:
    gathered = Gathered(deck)
    for done, seat in enumerate((2, 3, 1), start=1):
        assert not gathered.seeds
        kept = gathered.visit(seat).kept[-1]
        given = [each for each in gathered.table.claims.shares if each.seat == seat]
        assert [each.seal for each in given] == [kept.share.seal], "it can prove its share"
        assert len(gathered.table.missing) == 3 - done
        assert not gathered.table.guests
    (seed,) = gathered.seeds
    claims = gathered.table.claims
    assert all(each.opened for each in claims.shares)
    assert mixed(claims.table, claims.shares) == seed
    assert claims.round == 1


def test_a_restarted_host_keeps_the_shares_it_received(deck: Deck) -> None:
    gathered = Gathered(deck)
    gathered.visit(2)
    table = gathered.table
    gathered.table = GatheringTable(
        gathered.sharing, table.claims, names=NAMES, deal=gathered.seeds.append
    )
    assert gathered.table.missing == (1, 3)
    assert gathered.table.claims == table.claims
    gathered.visit(1)
    gathered.visit(3)
    assert len(gathered.seeds) == 1


def test_a_share_sent_twice_is_refused_nowhere(deck: Deck) -> None:
    """A share that arrives after the deal gets no answer."""
    sat = Sat.of(deck, (1, 2), 2)
    sat.table.hear(sat.wires[1], written(Open(1, SeedShare.fresh())))
    assert not sat.wires[1].frames


# --- Votes ----------------------------------------------------------------------------------------


class Sat(Table):
    """Table of people with a clock that the test controls."""

    now = 0.0

    @classmethod
    def of(cls, deck: Deck, seats: Iterable[int], players: int) -> "Sat":
        sat = cls(PaxSharing(deck), dealt(deck, players, 1), seats)
        sat.table.clock = lambda: sat.now
        sat.table.wall_clock = lambda: 1e9 + sat.now
        sat.table._away.clear()
        sat.deliver()
        return sat

    def asks(self, seat: int, what: Any, other: int = 0) -> list[str]:
        """Let a seat send a request; return the reasons for refusals."""
        self.table.hear(self.wires[seat], written(Ask(self.table.mark(seat), what, other)))
        frames = [read_told(each) for each in self.wires[seat].frames]
        self.wires[seat].frames.clear()
        return [each.why for each in frames if isinstance(each, Refused)]

    def votes(self, seat: int, agrees: bool = True) -> None:
        pending = self.table.pending
        number = pending.number if pending is not None else 1
        self.table.hear(self.wires[seat], written(Answer(number, agrees)))

    def leaves(self, seat: int) -> None:
        self.table.leave(self.wires[seat])

    def returns(self, seat: int) -> list[TableMessage]:
        wire = self.wires[seat] = Wire()
        assert self.table.greet(wire, self.hello(seat, ""))
        told = [read_told(each) for each in wire.frames]
        return told


def test_a_spectator_decides_nothing(deck: Deck, count: Callable[[str], None]) -> None:
    sat = Sat.of(deck, (ONLOOKER, 1, 2), 3)
    assert sat.session.absent_seats == {1, 2}
    assert not sat.asks(1, "close")
    sat.votes(2)
    pending = sat.table.pending
    assert pending is not None
    assert pending.waits == (HOUSE,)
    for number in range(40):
        sat.table.hear(sat.wires[ONLOOKER], written(Answer(number, True)))
    sat.wires[ONLOOKER].frames.clear()
    for what in ("close", "robot", "back", "move", "undo"):
        assert sat.asks(ONLOOKER, what, 1) == ["turn"]
    assert sat.table.pending == pending
    assert not sat.table.claims.closed
    assert not any('"Record"' in frame for frame in sat.wires[ONLOOKER].frames)
    count("45 votes and requests of a spectator, 0 heard")
    with pytest.raises(InvalidData):
        read_told(
            '{"type":"Proposal","number":1,"what":"close","by":0,"seat":0,"steps":0,'
            '"waits":[],"refused":[]}'
        )
    sat.table.answer(HOUSE, pending.number, True)
    assert sat.table.claims.closed


def test_the_last_one_present_decides_nothing(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2, 3), 3)
    assert '"absence":86400' in written(sat.games[1].presence)
    sat.leaves(2)
    sat.leaves(3)
    assert sat.asks(1, "robot", 2) == ["early"]
    assert not sat.asks(1, "close")
    pending = sat.table.pending
    assert pending is not None
    assert pending.waits == (2, 3)
    sat.now = DAY - 1
    assert sat.asks(1, "robot", 3) == ["early"]
    sat.now = 3.0 * DAY
    assert not sat.asks(1, "close"), "it is asked again, not done"
    assert not sat.table.claims.closed
    sat.now += 61
    assert not sat.asks(1, "robot", 2)
    assert sat.session.sitting_in.keys() == {2}


def test_a_present_friend_votes_on_a_robot(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2, 3), 3)
    sat.leaves(3)
    sat.now = DAY
    assert not sat.asks(1, "robot", 3)
    assert not sat.session.sitting_in
    sat.votes(2)
    assert sat.session.sitting_in.keys() == {3}
    sat.returns(3)
    assert not sat.session.sitting_in


def test_a_proposal_waits_for_a_voter_who_leaves(deck: Deck) -> None:
    """A voter who loses the connection has not agreed, and is prompted after returning."""
    sat = Sat.of(deck, (1, 2, 3), 3)
    assert not sat.asks(1, "close")
    sat.votes(3)
    sat.leaves(2)
    assert not sat.table.claims.closed
    asked = [each for each in sat.returns(2) if isinstance(each, Proposal)]
    assert [each.waits for each in asked] == [(2,)]
    sat.votes(2)
    assert sat.table.claims.closed


def test_a_table_closed_while_a_friend_was_away_is_reported_on_returning(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2, 3), 3)
    for _ in range(7):
        sat.say(sat.session.seat_to_act, sat.session.game.write(sat.session.legal()[0]))
    sat.deliver()
    assert not sat.asks(1, "close")
    sat.votes(2)
    sat.leaves(1)
    assert sat.table.pending is None, "the asking seat has left"
    sat.returns(1)
    sat.now = 61
    assert not sat.asks(1, "close")
    sat.votes(2)
    sat.leaves(2)  # agreed, and leaves
    sat.votes(3)
    assert sat.table.claims.closed
    assert sat.table.claims.owed == {1, 2, 3}
    # The game continues on the host's screen.
    sat.session.submit(sat.session.legal()[0])
    for frame in sat.returns(2):
        sat.games[2].take(frame)
    whole = sat.games[2].whole
    assert whole is not None
    assert len(whole.to_replay().recording.steps) == 7
    assert sat.games[2].verdict == FairnessResult("", mixed=False)
    for seat in (1, 2, 3):
        sat.table.hear(sat.wires[seat], written(Fetched()))
    assert not sat.table.claims.owed


def test_a_closed_table_opened_again_tells_the_end(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2), 2)
    sat.say(1, sat.session.game.write(sat.session.legal()[0]))
    sat.leaves(2)
    claims = evolve(sat.table.claims, closed=True)
    sat.table = SharedTable(sat.sharing, claims, session=sat.session, actor=sat)
    told = sat.returns(2)
    assert isinstance(told[0], Welcome)
    assert any(isinstance(each, Record) for each in told)
    assert sat.table.propose(HOUSE, "close", 0) == "late"


def test_a_robot_plays_when_a_turn_has_taken_too_long(deck: Deck) -> None:
    """The robot plays only for an absent player, and only until the player returns."""
    sat = Sat.of(deck, (1, 2), 2)
    sat.table.claims = evolve(sat.table.claims, clock=2 * DAY)
    sat.table.check_clock()
    sat.now = 3.0 * DAY
    sat.table.check_clock()
    assert not sat.session.sitting_in, "the player is here"
    sat.leaves(1)
    sat.table.check_clock()
    assert sat.session.sitting_in.keys() == {1}
    assert sat.went_on
    sat.returns(1)
    assert not sat.session.sitting_in
    sat.table.claims = evolve(sat.table.claims, clock=0)
    sat.leaves(1)
    sat.now = 9.0 * DAY
    sat.table.check_clock()
    assert not sat.session.sitting_in, "this table waits"


def test_the_clock_of_a_turn_continues_while_the_host_is_closed(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2), 2)
    sat.table.claim(evolve(sat.table.claims, clock=2 * DAY))
    sat.leaves(1)
    for day in range(3):
        sat.now = day * DAY + 60.0
        sat.table.check_clock()
        assert bool(sat.session.sitting_in) == (day == 2)
        claims = sat.table.claims
        again = SharedTable(sat.sharing, claims, session=sat.session, actor=sat)
        again.wall_clock = sat.table.wall_clock
        sat.table = again


def test_proposals_are_limited_to_one_a_minute(deck: Deck, count: Callable[[str], None]) -> None:
    sat = Sat.of(deck, (1, 2, 3), 3)
    refused = 0
    for second in range(60):
        sat.now = float(second)
        refused += bool(sat.asks(1, "close"))
        sat.votes(2, agrees=False)
    assert refused == 59
    count(f"60 proposals in a minute, {60 - refused} asked")
    assert not sat.asks(2, "close"), "each voter has a minute"
    sat.now = 61
    assert sat.asks(1, "close") == ["busy"]
    sat.now = 121
    assert not sat.asks(1, "close"), "an open proposal blocks others for a minute"


# --- Robots ---------------------------------------------------------------------------------------


@pytest.mark.long
def test_plans_of_robots_are_sent_when_the_game_is_over(
    deck: Deck, count: Callable[[str], None]
) -> None:
    """Until the end, opponents and spectators receive only reasons that name visible things."""
    sitting = (SeatSetup("P1", 1), SeatSetup("P2", 2, "hard"))
    session = Session.new(deck, Options(), 10**14, sitting)
    table = Table(PaxSharing(deck), session, (ONLOOKER, 1))
    table.deliver()
    chance = random.Random(1)
    while len(session.recording.steps) < 40 and session.seat_to_act is not None:
        question = session.question()
        if question is None:
            session.submit(chance.choice(session.legal()))
        else:
            session.submit_choice(question.answer(0.05))
        table.table.update_guests()
    assert session.seat_to_act is not None, "the game goes on"
    whole = [step.reason for step in session.recording.steps if step.reason]
    for seat in (ONLOOKER, 1):
        sent = "".join(table.wires[seat].frames)
        assert "_soon" not in sent
        assert not any(key in sent for key in ("_kept", "too_dear", "can_turn", "best_line"))
        heard = [key for key in OPEN_REASONS if f" {key}" in sent]
        assert heard, "open reasons are sent at once"
    secret = [each for each in whole if not open_reason(each)]
    assert len(secret) > 5
    table.table.session.state.end((1,), "gold")
    table.table.update_guests()
    record = str(table.sharing.write_record(session))
    assert all(each in record for each in secret)
    count(f"{len(whole)} reasons, {len(secret)} kept for the end")


# --- Memory and disk ------------------------------------------------------------------------------


def test_a_host_that_repeats_itself_fills_no_disk(
    deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file does not exceed the size that its reader accepts."""
    monkeypatch.setattr(seat_file, "MAX_BYTES", 300_000)
    table = Table(PaxSharing(deck), dealt(deck, 2, 1), (1,))
    table.act(table.session.legal()[0])
    frames = [read_told(each) for each in table.wires[1].frames]
    path = tmp_path / "game.seat"
    for _ in range(2):
        file = seat_file.SeatFile(path, table.link(1))
        file.recall(SeatGame(table.sharing, table.link(1), None))

        def repeat(file: seat_file.SeatFile = file) -> None:
            for _ in range(1000):
                for frame in frames:
                    file.add(frame)

        with pytest.raises(SaveError, match="more than a game can contain"):
            repeat()
        assert path.stat().st_size <= 300_000
        seat_file.read_seen(path)


@pytest.mark.long
def test_visits_leave_no_data_at_a_table(deck: Deck, count: Callable[[str], None]) -> None:
    sat = Sat.of(deck, (ONLOOKER, 1, 2), 2)
    for _ in range(20):
        sat.act(sat.session.legal()[0])
    token = sat.table.invite(ONLOOKER)

    def visit() -> None:
        for seat in (1, ONLOOKER):
            wire = Wire()
            hello = evolve(sat.hello(seat, token if seat == ONLOOKER else ""))
            assert sat.table.greet(wire, hello)
            sat.table.leave(wire)
        sat.wires[2].frames.clear()

    visit()
    gc.collect()
    tracemalloc.start()
    visit()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(200):
        visit()
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 100_000
    count(f"400 visits, {grown / 1000:.0f} kB left")


def test_a_seed_depends_only_on_all_shares() -> None:
    given = [SeedShare.fresh() for _ in range(3)]
    shares = tuple(SealedShare(seat, each.seal, each) for seat, each in enumerate(given))
    seed = mixed("t", shares)
    unopened, forged = evolve(shares[1], share=None), evolve(shares[1], share=SeedShare.fresh())
    assert shares_problem("t", shares, seed) == ""
    for other in (unopened, forged):
        told = shares_problem("t", (shares[0], other, shares[2]), seed)
        assert told == "A share of the seed does not match its commitment."
    twice = (*shares, shares[2])
    for table, found, result in (("u", shares, seed), ("t", twice, mixed("t", twice))):
        assert shares_problem(table, found, result) == "The cards do not match the shared seed."
    assert shares_problem("t", shares, None)


def test_each_step_is_sent_once(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2), 2)
    for _ in range(6):
        sat.act(sat.session.legal()[0])
    told = [read_told(each) for each in sat.wires[1].frames]
    sent = [
        each for told_steps in told if isinstance(told_steps, Steps) for each in told_steps.steps
    ]
    assert len(sent) == len(sat.session.recording.steps)


# --- Seats, tokens and shares ---------------------------------------------------------------------


def test_a_seat_is_taken_with_its_link_or_with_the_key_that_took_it(deck: Deck) -> None:
    """Forged and missing tokens are refused."""
    table = Table(PaxSharing(deck), dealt(deck, 2, 1), ())
    tokens = {seat: table.table.invite(seat) for seat in (1, 2)}

    def taken(seat: int, token: str, key: str = "") -> bool:
        hello = table.hello(seat, token)
        return table.table.greet(Wire(), evolve(hello, key=key or hello.key))

    for forged in ("A" * 22, tokens[2], ""):
        assert not taken(1, forged)
    assert not taken(1, tokens[1], key="short")
    assert taken(1, tokens[1])
    assert taken(1, "")
    assert not taken(1, "", key="B" * 22)


def test_a_returning_seat_continues_its_session(deck: Deck) -> None:
    sat = Sat.of(deck, (1, 2), 2)
    sat.act(sat.session.legal()[0])
    sat.deliver()
    game = sat.games[1]
    session = game.session
    assert session is not None
    assert session.absent_seats == {2}
    known = [*session.recording.steps]
    assert known
    for told in sat.returns(1):
        game.take(told)
    assert game.session is session
    assert [*session.recording.steps] == known


def test_a_file_of_a_seat_starts_with_a_welcome(deck: Deck, tmp_path: Path) -> None:
    table = Table(PaxSharing(deck), dealt(deck, 2, 1), (1,))
    table.act(table.session.legal()[0])
    told = [read_told(each) for each in table.wires[1].frames]
    welcome = next(each for each in told if isinstance(each, Welcome))
    steps = next(each for each in told if isinstance(each, Steps))
    path = tmp_path / "game.seat"
    file = seat_file.SeatFile(path, table.link(1))
    file.add(steps)
    assert not path.exists()
    for each in (welcome, Refused("turn", ""), steps, welcome):
        file.add(each)
    assert seat_file.read_seen(path)[1] == [welcome, steps]
