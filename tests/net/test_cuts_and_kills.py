"""Cut lines, killed programs and killed hosts, with real processes: nothing lost, nothing twice."""

import random
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.net.link import Link
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.saves.save import read_saved
from tests.net.hosts import Host, Hosts
from tests.net.sitting import Sitter, play_on, seated


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


@pytest.mark.long
def test_killed_programs(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    """A program that is gone leaves only its key, and comes back with that."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    sitters = dict(zip(host.links, seated(host.links.values()), strict=True))
    chance = random.Random(2)
    played, kills = 0, 0
    while kills < 50:
        played += play_on(list(sitters.values()), chance, 3)
        seat = chance.choice(list(sitters))
        key, link = sitters[seat].key, host.links[seat]
        sitters[seat].line.close()
        sitters[seat] = Sitter(evolve(link, token="A" * 22), key)
        sitters[seat].sit()
        kills += 1
        if sitters[seat].session.asked is None:
            break
    count(f"{kills} kills, {played} steps, 0 lost, 0 doubled")
    agree(tmp_path, list(sitters.values()), played)
    for each in sitters.values():
        each.line.close()


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


@pytest.mark.long
def test_hostile_machines(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    """Garbage, halves, forged tokens and floods from many machines while two people play."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    sitters = seated(host.links.values())
    from paxdesk import __version__
    from paxdesk.net.messages import PROTOCOL, Hello, Play, written
    from paxdesk.net.seat import connected

    link = host.links[1]
    sent = 0
    lock = threading.Lock()

    def attack(seed: int) -> None:
        nonlocal sent
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        chance = random.Random(seed)
        digest = sitters[0].sharing.digest
        hello = written(
            Hello(PROTOCOL, __version__, "", digest, link.table, 1, "A" * 22, "B" * 22, 0, "")
        )
        for _ in range(60):
            with suppress(OSError, WebSocketException, EOFError):
                secured = connected(link)
                if chance.random() < 0.2:
                    secured.sendall(chance.randbytes(chance.randrange(1, 3000)))
                    secured.close()
                    continue
                with connect("ws://x/", sock=secured, compression=None, proxy=None) as there:
                    first = chance.choice([hello, "{}", "[" * 3000, "x" * 9000, hello[:50], "\0"])
                    there.send(first if chance.random() < 0.8 else first.encode())
                    for _ in range(200):
                        there.send(written(Play("m" * 32, "end")))
                        with lock:
                            sent += 1

    attackers = [threading.Thread(target=attack, args=(seed,)) for seed in range(4)]
    for each in attackers:
        each.start()
    played = play_on(sitters, random.Random(4), 150)
    for each in attackers:
        each.join()
    assert host.process.poll() is None
    agree(tmp_path, sitters, played)
    count(f"{sent} hostile messages, {played} steps of others meanwhile, 0 crashes")
    for each in sitters:
        each.line.close()
