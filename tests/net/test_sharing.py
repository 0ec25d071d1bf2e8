"""Tests of the messages between a host and remote seats, and of links."""

import json
import random
import re
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from attrs import evolve

from paxdesk import __version__
from paxdesk.files.strict_json import InvalidData
from paxdesk.net.messages import (
    PROTOCOL,
    Ask,
    Fetched,
    Hello,
    LinkError,
    Play,
    Refused,
    TableLink,
    read_link,
    read_told,
    written,
)
from paxdesk.net.seat_session import SeatGame
from paxdesk.net.shared_seed import FairnessResult
from paxdesk.net.shared_table import ONLOOKER, SharedTable
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.session.session import NO_SEAT, GameSession, SeatSetup
from tests.net.sitting import AnySharing
from tests.rules.test_cautions import laid
from tests.shares import spread


class Wire:
    """Connection that records sent frames."""

    at_home = False

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.closed = False

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    def close(self) -> None:
        self.closed = True


def dealt(deck: Deck, seats: int, seed: int) -> Session:
    sitting = tuple(SeatSetup(f"P{seat}", seat) for seat in range(1, seats + 1))
    return Session.new(deck, Options(), seed, sitting)


class Table:
    """Shared table with a connection for each of ``seats``, each with its received game."""

    def __init__(self, sharing: AnySharing, session: GameSession, seats: Iterable[int]) -> None:
        self.session, self.sharing = session, sharing
        self.wishes: list[int] = []
        self.table: SharedTable = SharedTable(sharing, session=session, actor=self)
        # Two tables with the same secret send equal digests for equal messages.
        self.table.claims = evolve(self.table.claims, table="t" * 11, secret="s" * 32)
        self.wires = {seat: Wire() for seat in seats}
        self.games = {seat: SeatGame(self.sharing, self.link(seat), None) for seat in self.wires}
        for seat, wire in self.wires.items():
            token = self.table.invite(seat)
            self.table.greet(wire, self.hello(seat, token))

    @classmethod
    def dealt(cls, deck: Deck, seats: int, seed: int) -> "Table":
        table = cls(PaxSharing(deck), dealt(deck, seats, seed), range(1, seats + 1))
        table.deliver()
        return table

    def link(self, seat: int) -> TableLink:
        return TableLink("127.0.0.1", 1, self.table.claims.table, seat, "A" * 22)

    def hello(self, seat: int, token: str) -> Hello:
        table = self.table.claims.table
        digest = self.sharing.digest
        key = f"{seat}" * 22
        return Hello(
            PROTOCOL, __version__, self.sharing.key, digest, table, seat, token, key, 0, ""
        )

    def act(self, action: object, note: str = "") -> None:
        self.session.submit(action, note)
        self.table.update_guests()

    def undo(self) -> None:
        self.session.undo()
        self.table.update_guests()

    def restart_turn(self) -> None:
        self.session.restart_turn()
        self.table.update_guests()

    def go_back(self, steps: int) -> None:
        self.session.go_back_to(steps)
        self.table.update_guests()

    def go_on(self) -> None:
        self.went_on = True

    def ended(self) -> None:
        self.closed = True

    def judge(self, judged: Callable[[], FairnessResult]) -> None:
        self.verdict = judged()

    def rematch(self, seat: int) -> None:
        self.wishes.append(seat)

    def deliver(self) -> None:
        for seat, wire in self.wires.items():
            for frame in wire.frames:
                told = read_told(frame)
                if not isinstance(told, Refused):
                    self.games[seat].take(told)
            wire.frames.clear()

    def at(self, seat: int) -> GameSession:
        session = self.games[seat].session
        assert session is not None
        return session

    def say(self, seat: int, line: str, mark: str | None = None) -> None:
        frame = written(Play(self.table.mark(seat) if mark is None else mark, line))
        self.table.hear(self.wires[seat], frame)


@pytest.fixture(params=spread([3, 2, 4, 6], 2))
def table(request: pytest.FixtureRequest, deck: Deck) -> Table:
    return Table.dealt(deck, request.param, request.param)


def test_each_seat_can_do_what_it_may_and_sees_no_more(table: Table) -> None:
    chance = random.Random(7)
    session = table.session
    for _ in range(150):
        seat = session.seat_to_act
        if seat is None:
            break
        legal = session.legal()
        assert table.at(seat).legal() == legal
        for action in chance.sample(legal, min(3, len(legal))):
            table.at(seat).warning(action)
        table.say(seat, session.game.write(chance.choice(legal)))
        table.deliver()
        raided = session.state.agenda[-1]
        for viewer in table.wires:
            view = table.at(viewer).state
            assert view.generator.position == 0
            assert not any(view.deck)
            assert view.box == []
            for other, player in view.players.items():
                opened = isinstance(raided, RaidedHand) and raided.attacker == viewer
                opened = opened and raided.victim == other
                if other != viewer and not session.state.over and not opened:
                    assert not any(player.hand)
    assert all(len(table.at(seat).recording.steps) for seat in table.wires)


def test_a_host_does_not_wait_for_spectators_after_the_end(deck: Deck) -> None:
    """The host waits until each remote seat has fetched the game, but not for spectators."""
    table = Table(PaxSharing(deck), dealt(deck, 2, 2), (ONLOOKER, 1, 2))
    table.deliver()
    assert table.table.onlookers == 1
    assert table.table.claims.owed == {1, 2}
    table.session.state.end((1,), "gold")
    for seat, left in ((ONLOOKER, {1, 2}), (1, {2}), (2, set())):
        table.table.hear(table.wires[seat], written(Fetched()))
        assert table.table.claims.owed == left


def test_a_rematch_can_be_requested_once_a_minute_after_the_end(deck: Deck) -> None:
    table = Table(PaxSharing(deck), dealt(deck, 2, 2), (ONLOOKER, 1, 2))

    def asked(seat: int) -> str:
        wire = table.wires[seat]
        table.deliver()
        table.table.hear(wire, written(Ask("", "rematch", NO_SEAT)))
        refused = [told for told in map(read_told, wire.frames) if isinstance(told, Refused)]
        return refused[0].why if refused else ""

    assert asked(1) == "late"
    table.session.state.end((1,), "gold")
    assert [asked(1), asked(1), asked(2), asked(ONLOOKER)] == ["", "soon", "", "turn"]
    assert table.wishes == [1, 2]


# --- Hidden information ---------------------------------------------------------------------------


def sound_the_same(
    first: Table,
    second: Table,
    viewer: int,
    choose: Callable[[list[Any]], Any],
    opened: Callable[[Any], bool],
) -> int:
    """Play two games that look the same to ``viewer``, and check that their messages are identical.

    Stops when ``opened`` or an event reveals the difference. Returns the number of messages
    compared.
    """
    assert first.wires[viewer].frames == second.wires[viewer].frames
    for each in (first, second):
        each.wires[viewer].frames.clear()
    compared = 0
    for _ in range(MOST_STEPS):
        asked = {each.session.seat_to_act for each in (first, second)}
        assert len(asked) == 1, "the seat to act must not depend on hidden data"
        allowed = second.session.legal()
        both = [each for each in first.session.legal() if each in allowed]
        if not both:
            break
        action = choose(both)
        told = []
        for each in (first, second):
            each.act(action)
            told.append(each.sharing.update_for(each.session.recording.steps[-1], viewer).events)
        state = first.session.state
        if told[0] != told[1] or state.over or opened(state):
            break
        frames = [each.wires[viewer].frames for each in (first, second)]
        assert frames[0] == frames[1], first.session.recording.steps[-1]
        assert frames[0], "every step is sent"
        compared += len(frames[0])
        for each in frames:
            each.clear()
    return compared


MOST_STEPS = 30
FEW, MANY = 3, 60
"""Maximum numbers of pairs of games in quick and long runs."""


def swapped(state: State, viewer: int) -> State | None:
    """Return a position that looks the same to ``viewer``, or None if there is none.

    Cards in the others' hands are exchanged with cards of the deck, and the generator differs.
    """
    deck = state.cards
    playable = {*deck.enterprises, *deck.partners, *deck.troops, *deck.attacks}
    held = [n for each in state.players.values() if each.seat != viewer for n in each.hand]
    deep = [n for n in reversed(state.deck) if n in playable][: len(held)]
    if not held or len(deep) < len(held):
        return None
    other = dict(zip([*held, *deep], [*deep, *held], strict=True))
    changed = state.copy()
    for player in changed.players.values():
        if player.seat != viewer:
            player.hand = [other.get(number, number) for number in player.hand]
    changed.deck = [other.get(number, number) for number in changed.deck]
    changed.generator.position ^= 12345
    return changed


def hidden_pairs(
    deck: Deck, seeds: int, chance: random.Random, first: int = 0
) -> Iterator[tuple[int, list[Session]]]:
    """Yield viewers, each with two indistinguishable games."""
    for seed in range(seeds):
        game = dealt(deck, 3, seed)
        for _ in range(chance.randrange(20, 120)):
            if game.seat_to_act is not None:
                game.submit(chance.choice(game.legal()))
        viewer = (seed + first) % 4
        changed = swapped(game.state, viewer)
        if changed is not None and game.seat_to_act is not None:
            positions = (game.state, changed)
            yield viewer, [Session.from_position(each, game.seats) for each in positions]


def opened_to(viewer: int) -> Callable[[State], bool]:
    """Return a predicate that is true while a raid shows ``viewer`` a hand."""

    def opened(state: State) -> bool:
        raid = state.agenda[-1]
        return isinstance(raid, RaidedHand) and raid.attacker == viewer

    return opened


@pytest.mark.parametrize("seeds", spread([FEW, MANY]))
def test_games_with_other_hidden_cards_send_the_same(
    deck: Deck, count: Callable[[str], None], seeds: int
) -> None:
    chance = random.Random(3)
    told = pairs = 0
    for viewer, sessions in hidden_pairs(deck, seeds, chance):
        pairs += 1
        tables = [Table(PaxSharing(deck), each, [viewer]) for each in sessions]
        told += sound_the_same(tables[0], tables[1], viewer, chance.choice, opened_to(viewer))
    count(f"{pairs} pairs, {told} frames the same")
    assert pairs > seeds / 2
    assert told > 2 * seeds


RAID = """
regime: us_intervention
players:
  P1: {hacendado: 209, hand: [161]}
  P2: {hacendado: 211, hand: [61, 25]}
  P3: {hacendado: 210, hand: [47]}
"""


@pytest.mark.long
def test_a_card_taken_from_a_hand_is_named_only_to_both_players(deck: Deck) -> None:
    session = Session.from_position(laid(deck, RAID), dealt(deck, 3, 1).seats)
    sharing = PaxSharing(deck)
    for line in ("play 161 on P2", "choose 61"):
        step = session.submit(session.game.parse(line))
    for seat in (0, 1, 2, 3):
        told = sharing.update_for(step, seat)
        data = json.loads(json.dumps(sharing.write_step(told)))
        assert sharing.read_step(data, told.before) == told
        lines = [entry.line for entry in told.entries]
        named = any("61" in line for line in lines) or any(e.card == 61 for e in told.events)
        assert named == (seat == 1), (seat, lines)


def test_a_line_is_performed_once(deck: Deck) -> None:
    table = Table.dealt(deck, 2, 1)
    mark = table.table.mark(1)
    line = table.session.game.write(table.session.legal()[0])
    table.say(1, line, mark)
    table.say(1, line, mark)
    assert len(table.session.recording.steps) == 1
    refused = [read_told(frame) for frame in table.wires[1].frames if '"Refused"' in frame]
    assert refused == [Refused("late", "")]


def test_no_seat_plays_for_others_or_chooses_dice(deck: Deck) -> None:
    table = Table.dealt(deck, 2, 1)
    line = table.session.game.write(table.session.legal()[0])
    table.say(2, line)
    table.say(1, "dice 6")
    table.say(1, "nonsense")
    table.table.hear(table.wires[2], written(Ask(table.table.mark(2), "undo", 0)))
    assert not table.session.recording.steps


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"protocol": 99}, "protocol"),
        ({"game": "mexican_adventure"}, "game"),
        ({"material": "other"}, "cards"),
        ({"seat": 7}, "table"),
        ({"token": "A" * 22}, "used"),
        ({"token": ""}, "used"),
        ({"key": ""}, "used"),
        ({"key": "A" * 22, "token": ""}, "used"),
    ],
)
def test_refused_players_get_the_reason(deck: Deck, changes: dict, why: str) -> None:
    table = Table.dealt(deck, 2, 1)
    hello = table.hello(2, table.table.invite(2))
    wire = Wire()
    assert not table.table.greet(wire, evolve(hello, **changes))
    (refused,) = map(read_told, wire.frames)
    assert isinstance(refused, Refused)
    assert refused.why == why
    assert wire.closed
    assert table.table.greet(Wire(), hello)


def test_programs_of_other_versions_play_together(deck: Deck) -> None:
    """Only protocol and cards must be the same."""
    table = Table.dealt(deck, 2, 1)
    hello = table.hello(2, table.table.invite(2))
    assert table.table.greet(Wire(), evolve(hello, program="0.0.1"))


@pytest.mark.long
def test_hostile_programs_change_nothing(deck: Deck) -> None:
    table = Table.dealt(deck, 2, 1)
    chance = random.Random(5)
    good = written(Play(table.table.mark(2), "end"))
    before = table.session.state.copy()
    wire = table.wires[2]
    for _ in range(3000):
        kind = chance.randrange(5)
        text = list(good)
        if kind == 0:
            text = text[: chance.randrange(len(text))]
        elif kind == 1:
            for _ in range(chance.randrange(1, 6)):
                text[chance.randrange(len(text))] = chr(chance.randrange(32, 1000))
        elif kind == 2:
            text = [chr(chance.randrange(0, 0xD7FF)) for _ in range(chance.randrange(60))]
        elif kind == 3:
            text = list("[" * chance.randrange(1, 4000))
        else:
            text = list(good.replace("end", "x" * chance.randrange(5000)))
        if wire not in table.table.guests:
            wire = Wire()
            table.table.greet(wire, table.hello(2, table.table.invite(2)))
        table.table.hear(wire, "".join(text))
    assert table.session.state == before
    assert not table.session.recording.steps


CODE = f"{'t' * 11}.2.{'k' * 22}.{'f' * 43}"


@pytest.mark.parametrize(
    "text",
    [
        *("", "paxdesk://", "https://host:1/#a", "paxdesk://host:99999999/#a.1.b"),
        *(f"paxdesk://10.0.0.1:{port}/#{CODE}" for port in (0, 65_536)),
    ],
)
def test_invalid_links_are_reported(text: str) -> None:
    with pytest.raises(LinkError, match="not a table link"):
        read_link(text)


def test_a_link_is_found_in_surrounding_text() -> None:
    for port in (1, 7470, 65_535):
        link = f"paxdesk://10.0.0.1:{port}/#{CODE}"
        assert str(read_link(f"Sit down: {link}\nSee you")) == link
    with pytest.raises(InvalidData):
        read_told("{}")


@pytest.mark.long
@pytest.mark.parametrize("number", spread([300, 30_000], long=1))
def test_damaged_links(count: Callable[[str], None], number: int) -> None:
    whole = f"paxdesk://[2001:db8::1]:7470/#{'t' * 11}.2.{'k' * 22}.{'f' * 43}"
    chance = random.Random(1)
    strange = "\0\n \u202e\u0663²[]#:/.%<&$`" + "x" * 9
    taken = 0
    refusals: set[str] = set()
    for _ in range(number):
        text = list(whole)
        for _ in range(chance.choice((1, 1, 2, 5))):
            at = chance.randrange(len(text))
            text[at : at + chance.choice((0, 1, 1, 9))] = chance.choice(strange)
        try:
            link = read_link("".join(text) * chance.choice((1, 1, 1, 40)))
        except LinkError as error:
            refusals.add(str(error))
        else:
            taken += 1
            assert 0 < link.port < 2**16
            assert re.fullmatch(r"[0-9a-zA-Z:.-]+", link.host)
            assert link.table.isascii()
            assert link.token.isascii()
    assert len(refusals) == 1, "which repeats nothing"
    begun = time.process_time()
    for huge in (whole[:9] * 200_000, "[" + "f:" * 500_000, f"paxdesk://{'a.' * 500_000}"):
        with pytest.raises(LinkError):
            read_link(huge)
    assert time.process_time() - begun < 5
    count(f"{number} damaged links, {taken} of them still links")


@pytest.mark.long
def test_a_deal_or_step_that_differs_from_its_announcement_is_found(deck: Deck) -> None:
    table = Table.dealt(deck, 2, 3)
    chance = random.Random(3)
    while table.session.seat_to_act is not None:
        line = table.session.game.write(chance.choice(table.session.legal()))
        table.say(table.session.seat_to_act, line)
    table.deliver()
    game = table.games[1]
    assert game.whole is not None
    assert game.verdict == table.verdict == FairnessResult("", mixed=False)
    record = json.loads(json.dumps(table.sharing.write_record(table.session)))
    other_deal = json.loads(json.dumps(record))
    other_deal["opening"]["seed"] += 1
    assert not game._judged(table.sharing.read_record(other_deal), ()).fair
    assert game.session is not None
    told = game.session.recording.steps[10]
    told.after.players[2].gold += 1
    assert (
        "differs from what was announced"
        in game._judged(table.sharing.read_record(record), ()).problem
    )
    table.session.recording.steps[10].after.players[2].gold += 1
    table.table.judged = False
    table.table.update_guests()
    assert table.verdict.problem.startswith("Step 11,")
