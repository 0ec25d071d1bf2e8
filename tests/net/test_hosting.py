"""Orders to a running ``paxdesk host``, and calls to absent players by command, web and mail."""

import asyncio
import gc
import http.server
import json
import random
import subprocess
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import evolve

from paxdesk.commands import host
from paxdesk.errors import PaxError
from paxdesk.net.headless_host import HostedTables
from paxdesk.net.messages import Fetched, read_link
from paxdesk.net.turn_calls import MailServer, PlayerCall, TurnCalls
from tests.net.hosts import Hosts
from tests.net.sitting import Sitter, play_on, seated


def order(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run ``paxdesk host`` beside a running host; return exit code and output."""
    command = [sys.executable, "-m", "paxdesk", "host", "--folder", str(folder), *arguments]
    done = subprocess.run(
        [*command, "--listen", "127.0.0.1"], capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_orders_to_a_running_host(tmp_path: Path, hosts: Hosts) -> None:
    """A lost laptop, another table, a list, and a table that is closed."""
    host = hosts(tmp_path, "--new", "--name", "P2=Rosa")
    sitters = seated(host.links.values())
    play_on(sitters, random.Random(1), 3)
    code, told = order(tmp_path, "--list")
    table = told.split()[1]
    assert code == 0
    assert "P2  Rosa: is connected" in told
    # Rosa lost her laptop.
    code, told = order(tmp_path, "--invite", table, "P2")
    assert code == 0, told
    again = Sitter(read_link(told))
    again.until(lambda: again.game.mark and len(again.session.recording.steps) == 3)
    sitters[1].until(lambda: sitters[1].refused)
    assert sitters[1].refused[0].why == "used"
    play_on([sitters[0], again], random.Random(2), 3)
    assert order(tmp_path, "--invite", table, "P7")[0] == 1
    assert "There is no table" in order(tmp_path, "--invite", "x", "P1")[1]
    code, told = order(tmp_path, "--new")
    assert code == 0, told
    links = [read_link(line) for line in told.splitlines() if "paxdesk://" in line]
    others = seated(each for each in links if each.seat)
    assert len(others) == 2
    code, told = order(tmp_path, "--list")
    assert told.count("table ") == 2
    code, told = order(tmp_path, "--close", table)
    assert code == 0, told
    again.until(lambda: again.refused)
    assert again.refused[-1].why == "ended"
    assert order(tmp_path, "--list")[1].count("table ") == 1
    assert (tmp_path / "closed" / f"{table}.pax").exists()
    # A friend who was away learns it, also from a host that was started again.
    host.kill()
    second = hosts(tmp_path, port=host.port)
    assert second.port == host.port
    late = Sitter(host.links[1], sitters[0].key)
    late.until(lambda: late.refused)
    assert late.refused[0].why == "ended"
    assert late.refused[0].word[:2] == "20"
    for each in (*sitters, again, *others, late):
        each.line.close()


@pytest.mark.long
def test_a_rematch_with_the_same_people(tmp_path: Path, hosts: Hosts) -> None:
    """Both friends are invited over their connections to the finished game."""
    options = ("--name", "P1=Ana", "--name", "P2=Rosa", "--absence", "5")
    host = hosts(tmp_path, "--new", *options)
    sitters = seated(host.links.values())
    table = order(tmp_path, "--list")[1].split()[1]
    code, told = order(tmp_path, "--rematch", table)
    assert (code, told) == (1, f"The game at {table} is not over.\n")
    play_on(sitters, random.Random(1), 10_000)
    for each in sitters:
        each.until(lambda each=each: each.game.whole)
        each.game.connection.say(Fetched())
    code, told = order(tmp_path, "--rematch", table)
    assert code == 0, told
    links = []
    for seat, each in zip(host.links, sitters, strict=True):
        each.until(lambda each=each: each.game.rematch)
        again = each.game.rematch
        assert again is not None
        assert again.port == 0
        links.append(evolve(host.links[seat], table=again.table, token=again.token))
        assert str(links[-1]).split("#")[1] in told
    others = seated(links)
    assert [each.name for each in others[0].session.seats] == ["Ana", "Rosa"]
    others[0].until(lambda: others[0].game.presence.absence == 5 * 3600)
    play_on(others, random.Random(2), 4)
    for each in (*sitters, *others):
        each.line.close()


def test_orders_to_a_folder_without_a_host(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new")
    host.kill()
    code, told = order(tmp_path, "--list")
    assert code == 0
    table = told.split()[1]
    assert "has not used paxdesk://" in told
    assert order(tmp_path, "--close", table) == (0, f"table {table} is closed\n")
    assert "There is no table" in order(tmp_path, "--list")[1]


def test_friends_visit_one_by_one(tmp_path: Path, hosts: Hosts) -> None:
    """Each program is closed after its visit; the host names whom it waits for."""
    called = tmp_path / "called"
    words = f'sh -c \'echo "$PAXDESK_WHY $PAXDESK_NAME $PAXDESK_WAITS" >> "{called}"\''
    options = ("--seats", "3", "--name", "P1=Ana", "--name", "P3=Rosa", "--on-turn", words)
    host = hosts(tmp_path, "--new", *options)
    pledges, keys = {}, {}
    for seat in (2, 1, 3):
        sitter = Sitter(host.links[seat])
        sitter.until(lambda sitter=sitter: sitter.game.gathering or sitter.game.mark)
        if seat != 3:
            seals = {each.seat for each in sitter.game.gathering.seals}
            sitter.until(
                lambda sitter=sitter, seat=seat: (
                    seat in {each.seat for each in sitter.game.gathering.seals}
                )
            )
            assert 0 in seals
            sitter.line.close()
        pledges[seat], keys[seat] = sitter.game.pledge, sitter.key
    host.until("waiting for Rosa")
    sitter.until(lambda: sitter.game.mark)
    sitter.until(lambda: called.exists() and "play Ana Ana" in called.read_text())
    assert called.read_text().splitlines()[0] == "join Rosa Rosa"
    ana = Sitter(host.links[1], keys[1], pledges[1])
    ana.until(lambda: ana.asked)
    for each in (sitter, ana):
        each.line.close()


# --- Calls to absent players ----------------------------------------------------------------------

CALL = PlayerCall("evening", "P2", "Rosa", "play", ("Rosa",))


@contextmanager
def web_server(status: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Run a web server that keeps the JSON that it receives."""
    received: list[dict[str, Any]] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/turn", received
        server.shutdown()


class PostOffice:
    """Mail server for tests, which keeps the commands and contents that it receives."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0)
        )
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(words: str) -> None:
            writer.write(f"{words}\r\n".encode())

        say("220 post office")
        content = False
        while line := (await reader.readline()).decode().rstrip("\r\n") or "":
            self.heard.append(line)
            word = line.split()[0].upper() if line.split() else ""
            if word == "DATA":
                say("354 go on")
                while (line := (await reader.readline()).decode().rstrip("\r\n")) != ".":
                    self.heard.append(line)
                content = True
                say("250 kept")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 fine")
        assert content
        writer.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._server.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()


def test_a_call_by_the_web(count: Callable[[str], None]) -> None:
    lines: list[str] = []
    with web_server(200) as (address, received):
        for each in TurnCalls(webhook=address, log=lines.append).call(CALL):
            each.join()
    assert received[0]["name"] == "Rosa"
    assert received[0]["text"] == "Pax Desk: it is your turn, Rosa, at the table evening."
    assert not lines
    with web_server(500) as (address, _):
        for each in TurnCalls(webhook=address, log=lines.append).call(CALL):
            each.join()
    assert "500" in lines[0]
    count("1 call received, 1 failure printed")


def test_a_call_by_mail() -> None:
    lines: list[str] = []
    office = PostOffice()
    mail = MailServer("127.0.0.1", office.port, "table@example.org")
    calls = TurnCalls(mail=mail, addresses={"Rosa": "rosa@example.org"}, log=lines.append)
    for each in calls.call(CALL):
        each.join()
    assert not calls.call(PlayerCall("evening", "P1", "Ana", "play", ("Ana",))), (
        "Ana has no address"
    )
    office.close()
    assert not lines
    assert any("rosa@example.org" in line.lower() for line in office.heard)
    assert any("it is your turn, Rosa" in line for line in office.heard)
    for each in calls.call(CALL):
        each.join()
    assert lines, "a server that does not answer is printed"


@pytest.mark.parametrize(
    "arguments", [("--mail-server", "localhost"), ("--mail-server", "x", "--mail-from", "a@b")]
)
def test_mail_needs_addresses(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    code, told = order(tmp_path, "--new", *arguments)
    assert code != 0
    assert "--mail-from" in told


def test_the_port_of_the_router_is_closed_after_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    closed: list[bool] = []

    async def fail(*_: object) -> None:
        raise PaxError("an order could not be read")

    opened = SimpleNamespace(close=lambda: closed.append(True))
    monkeypatch.setattr(host, "_open_port", lambda _: opened)
    monkeypatch.setattr(host, "_obey", fail)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    arguments = Namespace(listen="127.0.0.1", port=0, open_port=True, address=None, plain=True)
    with ThreadPoolExecutor(1) as pool:
        tables = HostedTables(tmp_path, host.hosted_games(None), pool)
        with pytest.raises(PaxError, match="could not be read"):
            asyncio.run(host._keep(host.Links(arguments, "", 0), tables, None))
    assert closed == [True]
