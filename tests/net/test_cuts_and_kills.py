"""Cut lines, killed programs and killed hosts, with real processes: nothing lost, nothing twice."""

import random
import socket
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
from paxdesk.net.fairness import Share
from paxdesk.net.link import Link
from paxdesk.net.messages import PROTOCOL, Answer, Ask, Hello, Open, Play, written
from paxdesk.net.seat import connected
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.saves.save import read_saved
from paxdesk.porfiriana.sharing import PaxSharing
from tests.net.hosts import Host, Hosts
from tests.net.sitting import Sitter, play_on, seated

ROOT = Path(__file__).resolve().parents[2]


class Wire:
    """A relay on this machine that can be cut: what is under way then never comes."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._pairs: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._to))
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
    """What the host has kept is what everybody did, once, and what everybody was told."""
    (path,) = folder.glob("*.pax")
    for each in sitters:
        each.until(lambda each=each: len(each.session.recording.steps) >= played)
        assert len(each.session.recording.steps) == played
    kept = read_saved(path, open_deck(None))
    assert len(kept.recording.steps) == played
    kept.replay()


@pytest.mark.long
def test_cut_lines(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    host = hosts(tmp_path, "--new", "--seats", "2")
    wires = [Wire(host.port) for _ in host.links]
    links = zip(host.links.values(), wires, strict=True)
    sitters = seated(evolve(link, port=wire.port) for link, wire in links)
    for each in sitters:
        each.line.waits = (0.01,)
    chance = random.Random(1)
    played, cuts = 0, 0
    while cuts < 200 and not sitters[0].game.whole:
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


def _begin(link: Link, folder: Path, number: int) -> subprocess.Popen[bytes]:
    """A program at that seat, in a process of its own."""
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tests.net.player", str(link), str(folder), str(number)]
    return subprocess.Popen(command, cwd=ROOT)


def _notes(folder: Path, word: str) -> list[list[str]]:
    lines = (folder / "notes").read_text().splitlines()
    return [line.split(" ", 2)[1:] for line in lines if line.startswith(f"{word} ")]


@pytest.mark.long
def test_killed_programs(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    """A program that is killed leaves its key, and the notes of what it said and was told."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    folders = {seat: tmp_path / f"seat {seat}" for seat in host.links}
    programs = {seat: _begin(link, folders[seat], 0) for seat, link in host.links.items()}
    chance = random.Random(2)
    kills = 0
    try:
        while kills < 50:
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
    assert len(steps) > 30
    for seat, folder in folders.items():
        said = {(int(number), line) for number, line in _notes(folder, "says")}
        for number, step in enumerate(steps):
            # What was done is what somebody meant for just this position: nothing twice.
            if step.seat == seat:
                assert (number, kept.game.write(step.action)) in said
        assert max(int(number) for (number,) in _notes(folder, "told")) <= len(steps)
    count(f"{kills} kills, {len(steps)} steps, 0 lost, 0 doubled")


def _kill(hosts: Hosts, host: Host, folder: Path, started: list[Host]) -> None:
    """Kill a host, and start another in its place."""
    host.kill()
    started.append(hosts(folder, port=host.port))


@pytest.mark.long
def test_killed_hosts(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    host: Host = hosts(tmp_path, "--new", "--seats", "2")
    links: dict[int, Link] = host.links
    sitters = seated(links.values())
    for each in sitters:
        each.line.waits = (0.05,)
    chance = random.Random(3)
    played, kills = 0, 0
    while kills < 50 and not sitters[0].game.whole:
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


HOSTILE = 20_000


def _attack(link: Link, chance: random.Random) -> int:
    """One hostile connection; how many messages it sent."""
    secured = connected(link)
    secured.settimeout(20)
    if chance.random() < 0.1:
        secured.sendall(chance.randbytes(chance.randrange(1, 3000)))
        secured.close()
        return 1
    digest = PaxSharing(open_deck(None)).digest
    token, key = "A" * 22, chance.choice(["B" * 22, ""])
    hello = Hello(PROTOCOL, __version__, "", digest, link.table, 1, token, key, 0, "")
    wrong = [
        evolve(hello, seat=chance.randrange(-9, 99)),
        evolve(hello, table="x" * 11),
        evolve(hello, steps=10**9, mark="m" * 32),
        evolve(hello, protocol=-1),
    ]
    others = ["{}", "[" * 3000, "x" * 9000, written(hello)[:50], "\0", '{"type":"Hello"}']
    messages = [
        written(Play("m" * 32, "end")),
        written(Ask("", "close", 2)),
        written(Answer(1, True)),
        written(Open(1, Share("0" * 64, "0" * 32))),
        written(Play("m" * 32, "end"))[: chance.randrange(40)],
        "9" * chance.randrange(1, 9000),
    ]
    sent = 0
    with connect("ws://x/", sock=secured, compression=None, proxy=None) as there:
        first = chance.choice([*map(written, [hello, *wrong]), *others])
        there.send(first if chance.random() < 0.8 else first.encode())
        sent = 1
        for _ in range(199):
            # Nothing is read meanwhile: whoever answers must not wait for it.
            there.send(chance.choice(messages))
            sent += 1
    return sent


@pytest.mark.long
def test_hostile_machines(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    """Garbage, halves, forged tokens and floods from many machines while two people play."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    sitters = seated(host.links.values())
    sent = 0
    lock = threading.Lock()

    def attack(seed: int) -> None:
        nonlocal sent
        chance = random.Random(seed)
        while sent < HOSTILE:
            with suppress(OSError, WebSocketException, EOFError):
                number = _attack(host.links[1], chance)
                with lock:
                    sent += number

    attackers = [threading.Thread(target=attack, args=(seed,)) for seed in range(4)]
    for each in attackers:
        each.start()
    played = play_on(sitters, random.Random(4), 150)
    for each in attackers:
        each.join()
    played += play_on(sitters, random.Random(5), 10)
    assert sent >= HOSTILE
    assert host.process.poll() is None
    agree(tmp_path, sitters, played)
    count(f"{sent} hostile messages, {played} steps of others meanwhile, 0 crashes")
    for each in sitters:
        each.line.close()
