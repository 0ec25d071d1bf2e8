"""Tests with floods and silent connections to a host process."""

import os
import random
import socket
import ssl
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.sync.client import connect

from paxdesk.net.connection_limits import (
    ARRIVALS_PER_SECOND,
    BURST_ARRIVALS,
    MAX_NEWCOMERS,
    SECONDS_BETWEEN_LINES,
    Newcomers,
)
from paxdesk.net.messages import PROTOCOL, Hello, Steps, TableLink, read_told, written
from paxdesk.net.seat_client import connected
from tests.net.hosts import Hosts
from tests.net.sitting import Sitter, play_on, seated

PING = b"\x89\x80\0\0\0\0"
"""Masked ping without content."""
ROOT = Path(__file__).resolve().parents[2]


def handshake(link: TableLink) -> ssl.SSLSocket:
    secured = connected(link)
    secured.settimeout(5)
    request = (
        "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    secured.sendall(request.encode())
    assert b"101" in secured.recv(4096)
    return secured  # type: ignore[return-value]


def flood(link: TableLink, seconds: float) -> tuple[int, int, float]:
    """Send pings as fast as possible, reconnecting after each cut.

    Returns the number of pings and of connections, and the longest duration of a connection in
    seconds.
    """
    pings = connections = 0
    longest = 0.0
    end = time.monotonic() + seconds
    many = PING * 200
    while time.monotonic() < end:
        time.sleep(0.05)  # the attackers share the processors of the host
        with suppress(OSError):
            secured = handshake(link)
            connections += 1
            begun = time.monotonic()
            try:
                while time.monotonic() < end:
                    secured.sendall(many)
                    pings += 200
            finally:
                longest = max(longest, time.monotonic() - begun)
                secured.close()
    return pings, connections, longest


def step_times(sitters: list[Sitter], steps: int) -> list[float]:
    """Play ``steps`` steps; return the seconds until all clients have received each."""
    found = []
    for _ in range(steps):
        asked = next(each for each in sitters if each.asked)
        before = [each.game.mark for each in sitters]
        line = asked.session.game.write(asked.session.legal()[0])
        begun = time.perf_counter()
        asked.game.play(line)
        for each, mark in zip(sitters, before, strict=True):
            each.until(lambda each=each, mark=mark: each.game.mark not in ("", mark))
        found.append(time.perf_counter() - begun)
    return found


@pytest.mark.long
def test_a_step_beside_flooders(tmp_path: Path, hosts: Hosts, count: Callable[[str], None]) -> None:
    """Beside ten reconnecting flooders, a median step takes under 20 ms or twice its usual time."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    sitters = seated(host.links.values())
    quiet = statistics.median(step_times(sitters, 40))
    assert host.watching is not None
    command = [sys.executable, "-m", "tests.net.test_floods", str(host.watching), "8", "10"]
    flooders = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert flooders.stdout is not None
        assert flooders.stdout.readline() == "begun\n"
        time.sleep(1)
        flooded = statistics.median(step_times(sitters, 40))
        told, _ = flooders.communicate(timeout=30)
    finally:
        flooders.kill()
    pings, connections, longest = told.split()
    count(
        f"{pings} pings on {connections} connections, the longest {float(longest):.2f} s; "
        f"a step {1000 * quiet:.1f} ms, beside the flood {1000 * flooded:.1f} ms"
    )
    assert float(longest) < 1.0
    assert flooded < max(2 * quiet, 0.02)
    for each in sitters:
        each.line.close()


def test_a_flood_of_pings_is_cut_off(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None]
) -> None:
    host = hosts(tmp_path, "--new", "--seats", "2")
    assert host.watching is not None
    secured = handshake(host.watching)
    begun, sent = time.monotonic(), 0
    with suppress(OSError):
        while time.monotonic() < begun + 5:
            secured.sendall(PING * 50)
            sent += 50
    took = time.monotonic() - begun
    secured.close()
    assert took < 1.0
    count(f"{sent} pings, closed after {took:.2f} s")
    # Pings at a normal rate are answered.
    secured = handshake(host.watching)
    for _ in range(20):
        secured.sendall(PING)
        assert secured.recv(2) == b"\x8a\x00"
    secured.close()


@pytest.mark.long
def test_silent_connections_exhaust_nothing(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None]
) -> None:
    """Players play beside hundreds of silent connections."""
    host = hosts(tmp_path, "--new", "--seats", "2", handles=160)
    silent: list[socket.socket] = []

    def attack(number: int) -> None:
        for _ in range(number):
            with suppress(OSError):
                here, there = ("127.0.0.9", 0), ("127.0.0.1", host.port)
                silent.append(socket.create_connection(there, 2, source_address=here))

    attack(270)
    sitters = seated(host.links.values())
    assert len(step_times(sitters, 3)) == 3
    used = len(os.listdir(f"/proc/{host.process.pid}/fd"))
    assert used < MAX_NEWCOMERS + 40
    attack(100)
    assert len(step_times(sitters, 3)) == 3
    assert all("cut" not in each.states for each in sitters)
    count(f"{len(silent)} silent connections, {used} handles used, seats in play kept")
    for each in silent:
        # Reset the connection, so that no port stays in use.
        each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        each.close()
    for each in sitters:
        each.line.close()
    host.until("closed connections without a seat")


def resident(process: int) -> int:
    """Return the resident memory of a process, in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


@pytest.mark.slow
def test_the_memory_of_a_host_is_bounded_after_visits(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None]
) -> None:
    """Spectators repeatedly connect, receive the game and leave."""
    host = hosts(tmp_path, "--new", "--seats", "2")
    sitters = seated(host.links.values())
    play_on(sitters, random.Random(1), 60)
    link = host.watching
    assert link is not None
    digest = sitters[0].sharing.digest
    hello = Hello(PROTOCOL, "", "", digest, link.table, 0, link.token, "B" * 22, 0, "")

    def visit(number: int) -> None:
        for each in range(number):
            # The number of connections per address is limited.
            secured = connected(link, (f"127.0.0.{2 + each % 200}", 0))
            with connect("ws://x/", sock=secured, compression=None, proxy=None) as there:
                there.send(written(hello))
                while not isinstance(read_told(there.recv(timeout=20)), Steps):
                    pass

    visit(150)
    before = resident(host.process.pid)
    visit(600)
    after = resident(host.process.pid)
    count(f"600 visits, host process {before // 1000} MB before and {after // 1000} MB after")
    assert after < before + 20_000
    for each in sitters:
        each.line.close()


def test_the_log_has_a_line_a_minute() -> None:
    now, lines = [0.0], []
    newcomers = Newcomers(lines.append, lambda: now[0])
    pairs = [socket.socketpair() for _ in range(int(BURST_ARRIVALS) + 50)]
    admitted = sum(newcomers.admit(near, "10.0.0.1") for near, _ in pairs)
    assert admitted == BURST_ARRIVALS
    assert lines == [1]
    now[0] = SECONDS_BETWEEN_LINES
    newcomers.note_closed()
    assert len(lines) == 2
    assert lines[1] == len(pairs) - MAX_NEWCOMERS
    for near, far in pairs:
        near.close()
        far.close()


def test_a_blocked_address_is_admitted_again_while_it_tries() -> None:
    now = [0.0]
    newcomers = Newcomers(clock=lambda: now[0])
    near, far = socket.socketpair()
    for _ in range(int(2 * BURST_ARRIVALS)):
        newcomers.admit(near, "10.0.0.1")
    for _ in range(5):
        newcomers.flooded("10.0.0.1")
    admitted = 0
    for _ in range(2000):
        now[0] += 0.01
        admitted += newcomers.admit(near, "10.0.0.1")
    assert 250 <= admitted <= 20 * ARRIVALS_PER_SECOND
    near.close()
    far.close()


def main(link: str, seconds: str, number: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    from paxdesk.net.messages import read_link

    print("begun", flush=True)
    with ThreadPoolExecutor(int(number)) as pool:
        found = [pool.submit(flood, read_link(link), float(seconds)) for _ in range(int(number))]
    done = [each.result() for each in found]
    print(sum(n for n, _, _ in done), sum(n for _, n, _ in done), max(n for _, _, n in done))


if __name__ == "__main__":
    main(*sys.argv[1:4])
