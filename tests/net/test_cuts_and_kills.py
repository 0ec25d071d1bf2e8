"""Tests with cut connections, killed processes and hostile clients: no step is lost or doubled."""

import random
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from attrs import evolve
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from paxdesk import __version__
from paxdesk.net.messages import (
    PROTOCOL,
    Answer,
    Ask,
    Hello,
    Moving,
    Open,
    Play,
    Record,
    Steps,
    TableLink,
    Welcome,
    read_told,
    written,
)
from paxdesk.net.seat_client import connected
from paxdesk.net.shared_seed import SeedShare
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.sharing import PaxSharing
from tests.net.hosts import Host, Hosts
from tests.net.sitting import Sitter, play_on, seated
from tests.shares import spread

ROOT = Path(__file__).resolve().parents[2]
LONGEST_ATTACK = 240.0
"""Time limit for the hostile clients, in seconds."""


class Wire:
    """Local relay; cutting it loses the data in transit.

    With a ``context``, the relay has its own certificate, like a reverse proxy.
    """

    def __init__(self, port: int, context: ssl.SSLContext | None = None) -> None:
        self.to = port
        self._context = context
        self._pairs: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    if self._context is not None:
                        near = self._context.wrap_socket(near, server_side=True)
                    far = socket.create_connection(("127.0.0.1", self.to))
                except OSError:
                    near.close()
                    continue
                self._pairs += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(4096):
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def cut(self) -> None:
        pairs, self._pairs = self._pairs, []
        for each in pairs:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.close()
        self.cut()


def agree(folder: Path, sitters: list[Sitter], played: int) -> None:
    """Check that all players and the saved game have exactly ``played`` steps."""
    (path,) = folder.glob("*.pax")
    for each in sitters:
        each.until(lambda each=each: len(each.session.recording.steps) >= played)
        assert len(each.session.recording.steps) == played
    kept = read_saved(path, open_deck(None))
    assert len(kept.recording.steps) == played
    kept.replay()


@pytest.mark.parametrize("most", spread([40, 200], quick=0, long=1))
def test_cut_lines(tmp_path: Path, hosts: Hosts, count: Callable[[str], None], most: int) -> None:
    host = hosts(tmp_path, "--new", "--seats", "2")
    wires = [Wire(host.port) for _ in host.links]
    links = zip(host.links.values(), wires, strict=True)
    sitters = seated(evolve(link, port=wire.port) for link, wire in links)
    for each in sitters:
        each.line.waits = (0.01,)
    chance = random.Random(1)
    played, cuts = 0, 0
    while cuts < most and not sitters[0].game.whole:
        timer = threading.Timer(chance.random() * 0.05, chance.choice(wires).cut)
        timer.start()
        played += play_on(sitters, chance, 2)
        timer.join()
        cuts += 1
    count(f"{cuts} cuts, {played} steps, 0 lost, 0 doubled")
    agree(tmp_path, sitters, played)
    for each, wire in zip(sitters, wires, strict=True):
        each.line.close()
        wire.close()


def _begin(link: TableLink, folder: Path, number: int) -> subprocess.Popen[bytes]:
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tests.net.player", str(link), str(folder), str(number)]
    return subprocess.Popen(command, cwd=ROOT)


def _notes(folder: Path, word: str) -> list[list[str]]:
    lines = (folder / "notes").read_text().splitlines()
    return [line.split(" ", 2)[1:] for line in lines if line.startswith(f"{word} ")]


@pytest.mark.parametrize("most", spread([5, 50], quick=0, long=1))
def test_killed_programs(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None], most: int
) -> None:
    """Killed clients return to their seats, and no step is lost or doubled."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    folders = {seat: tmp_path / f"seat {seat}" for seat in host.links}
    programs = {seat: _begin(link, folders[seat], 0) for seat, link in host.links.items()}
    chance = random.Random(2)
    kills = 0
    try:
        while kills < most:
            time.sleep(chance.uniform(0.6, 2.0))
            seat = chance.choice(list(programs))
            programs[seat].kill()
            programs[seat].wait()
            kills += 1
            programs[seat] = _begin(host.links[seat], folders[seat], kills)
        time.sleep(3)
    finally:
        for each in programs.values():
            each.kill()
            each.wait()
    host.kill()
    (path,) = tmp_path.glob("*.pax")
    kept = read_saved(path, open_deck(None))
    kept.replay()
    steps = kept.recording.steps
    assert len(steps) > most // 2
    for seat, folder in folders.items():
        said = {(int(number), line) for number, line in _notes(folder, "says")}
        for number, step in enumerate(steps):
            # Each step was intended for exactly this position, so none is doubled.
            if step.seat == seat:
                assert (number, kept.game.write(step.action)) in said
        assert max(int(number) for (number,) in _notes(folder, "told")) <= len(steps)
    count(f"{kills} kills, {len(steps)} steps, 0 lost, 0 doubled")


def _kill(hosts: Hosts, host: Host, folder: Path, started: list[Host]) -> None:
    host.kill()
    started.append(hosts(folder, port=host.port))


@pytest.mark.parametrize("most", spread([5, 50], quick=0, long=1))
def test_killed_hosts(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None], most: int
) -> None:
    host: Host = hosts(tmp_path, "--new", "--seats", "2")
    links: dict[int, TableLink] = host.links
    sitters = seated(links.values())
    for each in sitters:
        each.line.waits = (0.05,)
    chance = random.Random(3)
    played, kills = 0, 0
    while kills < most and not sitters[0].game.whole:
        started: list[Host] = []
        killer = threading.Timer(chance.random() * 0.02, _kill, (hosts, host, tmp_path, started))
        killer.start()
        played += play_on(sitters, chance, 4)
        killer.join()
        (host,) = started
        kills += 1
    count(f"{kills} kills, {played} steps, 0 lost, 0 doubled")
    agree(tmp_path, sitters, played)
    for each in sitters:
        each.line.close()


class Attacker:
    """Hostile clients that connect one after another."""

    def __init__(self, host: Host, seed: int, flood: int) -> None:
        assert host.watching is not None
        self.seat, self.watching = host.links[1], host.watching
        self.chance = random.Random(seed)
        self.flood = flood
        """Number of messages sent over one connection."""
        self.sharing = PaxSharing(open_deck(None))
        self.first = deal(self.sharing.deck, 2, 1)
        self.sent = self.watched = 0
        self.leaks: list[str] = []
        """Received data that should be secret."""

    def attack(self) -> None:
        """Send random or unauthorised data over one connection."""
        chance = self.chance
        secured = connected(self.seat)
        secured.settimeout(20)
        if chance.random() < 0.1:
            secured.sendall(chance.randbytes(chance.randrange(1, 3000)))
            secured.close()
            self.sent += 1
            return
        with connect("ws://x/", sock=secured, compression=None, proxy=None) as there:
            first = self._first()
            there.send(first if chance.random() < 0.8 else first.encode())
            self.sent += 1
            if self.watching.token in first or chance.random() < 0.3:
                with suppress(TimeoutError):
                    for _ in range(4):
                        self._hear(there.recv(timeout=0.3))
            for _ in range(self.flood - 1):
                # The client does not read meanwhile; the host must not wait for it.
                there.send(chance.choice(self._messages()))
                self.sent += 1

    def _first(self) -> str:
        link, chance = self.seat, self.chance
        token, key = "A" * 22, chance.choice(["B" * 22, ""])
        digest = self.sharing.digest
        hello = Hello(PROTOCOL, __version__, "", digest, link.table, 1, token, key, 0, "")
        looks_on = evolve(hello, seat=0, token=self.watching.token, key="B" * 22)
        wrong = [
            hello,
            evolve(hello, seat=chance.randrange(-9, 99)),
            evolve(hello, table="x" * 11),
            evolve(hello, steps=10**9, mark="m" * 32),
            evolve(hello, protocol=-1),
            looks_on,
            looks_on,
            evolve(looks_on, seat=2),
        ]
        others = ["{}", "[" * 3000, "x" * 9000, written(hello)[:50], "\0", '{"type":"Hello"}']
        return chance.choice([*map(written, wrong), *others])

    def _messages(self) -> list[str]:
        chance = self.chance
        return [
            written(Play("m" * 32, "end")),
            written(Ask("", "close", 2)),
            written(Ask("", "move", 2)),
            written(Answer(1, True)),
            written(Open(1, SeedShare("0" * 64, "0" * 32))),
            written(Play("m" * 32, "end"))[: chance.randrange(40)],
            "9" * chance.randrange(1, 9000),
        ]

    def _hear(self, frame: str | bytes) -> None:
        """Record a message as a leak if it is not for spectators."""
        told = read_told(frame)
        shown = []
        if isinstance(told, Steps):
            shown = [self.sharing.read_step(each.plain, self.first).after for each in told.steps]
        elif isinstance(told, Welcome):
            session = self.sharing.read_beginning(told.beginning.plain)
            shown = [session.state] if session.opening.seed == 0 else []
        leaks = isinstance(told, Moving | Record) or (isinstance(told, Welcome) and not shown)
        for state in shown:
            hidden = [*state.deck, *(n for each in state.players.values() for n in each.hand)]
            leaks |= any(hidden) or state.generator.position != 0
        self.watched += len(shown)
        if leaks:
            self.leaks.append(str(frame)[:300])


@pytest.mark.parametrize("hostile", spread([1_000, 20_000], quick=0, long=1))
def test_hostile_machines(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None], hostile: int
) -> None:
    """Four clients send garbage, fragments, forged tokens and floods while two people play."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    sitters = seated(host.links.values())
    attackers = [Attacker(host, seed, hostile // 100) for seed in range(4)]

    def sent() -> int:
        return sum(each.sent for each in attackers)

    end = time.monotonic() + LONGEST_ATTACK

    def attack(attacker: Attacker) -> None:
        while sent() < hostile and time.monotonic() < end:
            try:
                attacker.attack()
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.05)  # refused for a while, after a flood

    threads = [threading.Thread(target=attack, args=(each,)) for each in attackers]
    for each in threads:
        each.start()
    played = play_on(sitters, random.Random(4), hostile // 133)
    for each in threads:
        each.join()
    played += play_on(sitters, random.Random(5), 10)
    assert sent() >= hostile
    # Some of the connections read as spectators.
    watched = sum(each.watched for each in attackers)
    assert watched > 20, "there are spectators"
    assert not [leak for each in attackers for leak in each.leaks]
    assert host.process.poll() is None
    agree(tmp_path, sitters, played)
    count(f"{sent()} hostile messages, {watched} views heard by those who look on")
    count(f"{played} steps of others meanwhile, 0 crashes, 0 leaks")
    for each in sitters:
        each.line.close()
