"""Tests of hosts: their commands, rematches, visits, and the router's port."""

import asyncio
import gc
import random
import subprocess
import sys
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest
from attrs import evolve

from paxdesk.commands import host
from paxdesk.errors import PaxError
from paxdesk.net.headless_host import HostedTables
from paxdesk.net.messages import Fetched, TableLink, read_link
from tests.net.hosts import Hosts
from tests.net.sitting import Sitter, play_on, seated


def order(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run ``paxdesk host`` beside a running host; return its exit code and output."""
    command = [sys.executable, "-m", "paxdesk", "host", "--folder", str(folder), *arguments]
    done = subprocess.run(
        [*command, "--listen", "127.0.0.1"], capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.long
def test_orders_to_a_running_host(tmp_path: Path, hosts: Hosts) -> None:
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
    # Even a restarted host reports the closing.
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

    def invited() -> list[TableLink]:
        links = []
        for seat, each in zip(host.links, sitters, strict=True):
            each.until(lambda each=each: each.game.rematch)
            again, each.game.rematch = each.game.rematch, None
            assert again is not None
            assert again.port == 0
            links.append(evolve(host.links[seat], table=again.table, token=again.token))
        return links

    for each in sitters:
        each.game.ask("rematch")  # both players request a rematch, and one table is created
    others = seated(invited())
    assert [each.name for each in others[0].session.seats] == ["Ana", "Rosa"]
    others[0].until(lambda: others[0].game.presence.absence == 5 * 3600)
    play_on(others, random.Random(2), 4)
    assert order(tmp_path, "--list")[1].count("table ") == 2
    assert not any(each.refused for each in sitters)
    for each in sitters:
        while each.hear():
            pass
        each.game.rematch = None
    code, told = order(tmp_path, "--rematch", table)
    assert code == 0, told
    assert all(str(each).split("#")[1] in told for each in invited())
    for each in (*sitters, *others):
        each.line.close()


@pytest.mark.long
def test_orders_to_a_folder_without_a_host(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new")
    host.kill()
    code, told = order(tmp_path, "--list")
    assert code == 0
    table = told.split()[1]
    assert "has not used the link paxdesk://" in told
    assert order(tmp_path, "--close", table) == (0, f"table {table} is closed\n")
    assert "There is no table" in order(tmp_path, "--list")[1]


@pytest.mark.long
def test_friends_visit_one_by_one(tmp_path: Path, hosts: Hosts) -> None:
    """Two programs close after their visits; the host prints who is missing."""
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


@pytest.mark.long
def test_the_router_port_is_closed_after_an_error(
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
    arguments.cards, arguments.home = None, False
    with ThreadPoolExecutor(1) as pool:
        tables = HostedTables(tmp_path, host.hosted_games(None), pool)
        with pytest.raises(PaxError, match="could not be read"):
            asyncio.run(host._keep(host.Links(arguments, "", 0), tables, None))
    assert closed == [True]
