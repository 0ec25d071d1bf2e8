"""Benchmarks of tables with remote seats: times from sending a line to receiving its step."""

import asyncio
import os
import random
import ssl
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, TypeAlias, cast

import psutil
import pytest
from attrs import define, field
from pytest_benchmark.fixture import BenchmarkFixture

from paxdesk import __version__
from paxdesk.commands.host import hosted_pax
from paxdesk.net.headless_host import HostedTable, NewTable, invite_all
from paxdesk.net.messages import (
    LONGEST_TOLD,
    PROTOCOL,
    Hello,
    Play,
    Refused,
    Steps,
    TableLink,
    Welcome,
    new_token,
    read_told,
    written,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from tests.net.hosts import Host

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

pytestmark = [pytest.mark.bench, pytest.mark.slow]
TABLES = 100
SEED = 2**40
PEOPLE_AND_ROBOTS: dict[int, str] = {3: "easy", 4: "easy"}
SECONDS = 20.0
SEATING = 5.0
"""Time for all players to join, in seconds."""
PAUSE = 1.0
"""Mean thinking time in seconds, a tenth of a person's."""


@define
class Times:
    """Times from sending a line to receiving its step, in seconds."""

    sent: dict[str, float] = field(factory=dict)
    taken: list[float] = field(factory=list)
    lines: int = 0
    since: float = 0.0
    """Start of the measurement; earlier steps are ignored."""


class Person:
    """Client of a seat that plays legal actions, about ``pause`` seconds after prompts."""

    def __init__(self, link: TableLink, sharing: PaxSharing, times: Times, pause: float) -> None:
        self.link = link
        self._sharing = sharing
        self._times = times
        self._pause = pause
        self._chance = random.Random(f"{link.table} {link.seat}")

    async def sit(self, until: float) -> None:
        """Play until ``until``, in seconds of :func:`time.monotonic`."""
        from websockets.asyncio.client import connect

        link = self.link
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        address = f"wss://127.0.0.1:{link.port}/"
        digest = self._sharing.digest
        hello = Hello(
            PROTOCOL, __version__, "", digest, link.table, link.seat, link.token, new_token(), 0, ""
        )
        async with connect(
            address, ssl=context, compression=None, max_size=LONGEST_TOLD, open_timeout=60
        ) as there:
            await there.send(written(hello))
            answers: set[asyncio.Task[None]] = set()
            while (left := until - time.monotonic()) > 0:
                try:
                    frame = await asyncio.wait_for(there.recv(), left)
                except TimeoutError:
                    break
                told = read_told(frame)
                assert not isinstance(told, Refused), told
                if isinstance(told, Welcome):
                    session = self._sharing.read_beginning(told.beginning.plain)
                    self._state, self._rules = session.state, session.game
                if isinstance(told, Steps) and not told.more:
                    self._note(told)
                    if told.steps:
                        self._state = self._sharing.read_step(
                            told.steps[-1].plain, self._state
                        ).after
                    if self._rules.seat_to_act(self._state) == link.seat:
                        steps = told.kept + len(told.steps)
                        answer = self._answer(there, steps, told.mark)
                        answers.add(asyncio.create_task(answer))
            for each in answers:
                each.cancel()

    def _note(self, told: Steps) -> None:
        sent = self._times.sent.get(f"{self.link.table} {told.kept}")
        if sent is not None and told.steps and time.monotonic() > self._times.since:
            self._times.taken.append(time.perf_counter() - sent)

    async def _answer(self, there: "ClientConnection", steps: int, mark: str) -> None:
        await asyncio.sleep(self._pause * self._chance.uniform(0.5, 1.5))
        line = self._rules.write(self._chance.choice(self._rules.legal_actions(self._state)))
        self._times.sent[f"{self.link.table} {steps}"] = time.perf_counter()
        self._times.lines += 1
        await there.send(written(Play(mark, line)))


def prepared(folder: Path, deck: Deck, tables: int, seats: int, robots: dict[int, str]) -> None:
    game = hosted_pax(deck)
    with ThreadPoolExecutor(1) as pool:
        for number in range(tables):
            session = cast(Session, game.shared(NewTable("", seats, robots)).deal(SEED + number))
            table = HostedTable(folder / f"{number:03}.pax", game, session, pool)
            invite_all(table.table, table.session.people)
            table.close()


def all_links(folder: Path) -> tuple[Host, list[TableLink]]:
    host = Host(folder)
    return host, [each for each in host.all_links if each.seat]


async def play(
    links: list[TableLink], deck: Deck, times: Times, pause: float, seconds: float
) -> None:
    """Play all seats of ``links``, and measure for ``seconds`` seconds after SEATING."""
    sharing = PaxSharing(deck)
    times.since = time.monotonic() + SEATING
    until = times.since + seconds
    people = [Person(link, sharing, times, pause) for link in links]
    await asyncio.gather(*(each.sit(until) for each in people))


def measured(
    benchmark: BenchmarkFixture,
    name: str,
    host: Host,
    links: list[TableLink],
    deck: Deck,
    pause: float,
) -> Times:
    """Play at the tables; return the times of steps, and store their figures."""
    times = Times()
    benchmark.pedantic(
        lambda: asyncio.run(play(links, deck, times, pause, SECONDS)), rounds=1, iterations=1
    )
    assert len(times.taken) > 100
    benchmark.extra_info["name"] = name
    benchmark.extra_info["median"] = median(times.taken) * 1000
    benchmark.extra_info["most"] = quantiles(times.taken, n=20)[-1] * 1000
    benchmark.extra_info["lines"] = times.lines
    assert host.process.poll() is None
    return times


def test_a_table_of_six(benchmark: BenchmarkFixture, deck: Deck, tmp_path: Path) -> None:
    prepared(tmp_path, deck, 1, 6, {})
    host, links = all_links(tmp_path)
    measured(benchmark, "network-table", host, links, deck, 0.02)
    host.kill()


def sit(folder: Path, *link: str) -> "subprocess.Popen[str]":
    """Start a window's process; without a link, it deals."""
    folder.mkdir()
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment |= {f"XDG_{each}_HOME": str(folder) for each in ("CONFIG", "DATA", "STATE")}
    command = [sys.executable, "-m", "tests.bench.seat_window", str(folder), *link]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def test_six_windows(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Measure the times from sending a line to painting its step."""
    host = sit(tmp_path / "1")
    windows = [host]
    try:
        assert host.stdout is not None
        links = [host.stdout.readline().strip() for _ in range(5)]
        windows += [sit(tmp_path / f"{n}", link) for n, link in enumerate(links, start=2)]
        time.sleep(SEATING * 2)
        since = time.monotonic()
        benchmark.pedantic(lambda: time.sleep(SECONDS * 2), rounds=1, iterations=1)
    finally:
        for each in windows:
            each.kill()
    moments = [moments_of(each) for each in windows]
    sent = {step: when for each in moments for step, when in each["sent"].items() if when > since}
    note_windows(benchmark, "network-windows", sent, moments)


Moments: TypeAlias = dict[str, dict[int, float]]
"""Times of the ``sent``, ``arrived`` and ``shown`` steps of a window."""


def moments_of(window: "subprocess.Popen[str]") -> Moments:
    found: Moments = {"sent": {}, "arrived": {}, "shown": {}}
    for line in window.communicate()[0].splitlines():
        what, step, when = line.split()
        found[what][int(step)] = float(when)
    return found


def note_windows(
    benchmark: BenchmarkFixture, name: str, sent: Mapping[int, float], windows: Sequence[Moments]
) -> None:
    """Store figures of the times from sending a line to the arrival and painting of its step."""

    def taken(what: str) -> list[float]:
        return [
            (when - sent[step]) * 1000
            for each in windows
            for step, when in each[what].items()
            if step in sent
        ]

    shown, arrived = taken("shown"), taken("arrived")
    assert len(shown) > 50
    benchmark.extra_info["name"] = name
    benchmark.extra_info["median"] = median(shown)
    benchmark.extra_info["most"] = quantiles(shown, n=20)[-1]
    benchmark.extra_info["arrived"] = median(arrived)
    benchmark.extra_info["load"] = os.getloadavg()[0]


def test_a_window_beside_five_programs(
    benchmark: BenchmarkFixture, deck: Deck, tmp_path: Path
) -> None:
    (tmp_path / "games").mkdir()
    prepared(tmp_path / "games", deck, 1, 6, {})
    host, links = all_links(tmp_path / "games")
    window = sit(tmp_path / "window", str(links[-1]))
    times = Times()
    try:
        time.sleep(SEATING)
        benchmark.pedantic(
            lambda: asyncio.run(play(links[:-1], deck, times, 0.35, SECONDS * 2)),
            rounds=1,
            iterations=1,
        )
    finally:
        window.kill()
        host.kill()
    sent = {
        int(what.split()[1]) + 1: when for what, when in times.sent.items() if when > times.since
    }
    note_windows(benchmark, "network-window", sent, [moments_of(window)])


def test_a_hundred_tables(benchmark: BenchmarkFixture, deck: Deck, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    prepared(tmp_path / "one", deck, 1, 4, PEOPLE_AND_ROBOTS)
    one, _ = all_links(tmp_path / "one")
    alone = psutil.Process(one.process.pid).memory_info().rss
    one.kill()
    (tmp_path / "all").mkdir()
    prepared(tmp_path / "all", deck, TABLES, 4, PEOPLE_AND_ROBOTS)
    host, links = all_links(tmp_path / "all")
    measured(benchmark, "network-tables", host, links, deck, PAUSE)
    memory = psutil.Process(host.process.pid).memory_info().rss - alone
    benchmark.extra_info["memory"] = memory / 1e6 / (TABLES - 1)
    host.kill()
