"""Tests of links and connection limits with IPv6 addresses."""

import asyncio
import random
import socket
from argparse import Namespace
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.commands.host import public_address
from paxdesk.net.connection_limits import address_key
from paxdesk.net.messages import TableLink, new_name, new_token, read_link
from paxdesk.net.table_server import EVERYWHERE, NetError, TableServer, certificate
from tests.net.hosts import Hosts
from tests.net.sitting import play_on, seated

needs_ipv6 = pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="there is no IPv6 here")


@needs_ipv6
@pytest.mark.parametrize("listen", ["::1", ""])
def test_people_play_by_ipv6(tmp_path: Path, hosts: Hosts, listen: str) -> None:
    """With ``::1``, both friends connect over IPv6; otherwise, one connects over IPv4."""
    host = hosts(tmp_path, "--new", listen=listen)
    by_6 = evolve(host.links[1], host="::1")
    by_4 = evolve(host.links[2], host="127.0.0.1" if not listen else "::1")
    assert "[::1]" in str(by_6)
    assert read_link(f"come: {by_6}") == by_6
    sitters = seated([by_6, by_4])
    assert play_on(sitters, random.Random(1), 3) == 3
    for each in sitters:
        each.line.close()


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_addresses_of_one_network_share_a_limit(address: str, key: str) -> None:
    assert address_key(address) == key


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("table.example.org", ("table.example.org", 7470)),
        ("table.example.org:443", ("table.example.org", 443)),
        ("2001:db8::5", ("2001:db8::5", 7470)),
        ("[2001:db8::5]", ("2001:db8::5", 7470)),
        ("[2001:db8::5]:443", ("2001:db8::5", 443)),
        ("192.0.2.7:80", ("192.0.2.7", 80)),
    ],
)
def test_public_addresses_are_recognised(given: str, found: tuple[str, int]) -> None:
    arguments = Namespace(address=given, plain=False, listen="")
    assert public_address(arguments, 7470) == found
    link = TableLink(*found, new_name(), 1, new_token())
    assert read_link(str(link)) == link


def test_a_port_in_use_is_named_without_an_address(tmp_path: Path) -> None:
    pem, _ = certificate(tmp_path)
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NetError, match=rf"^Cannot open a table on port {port}: "):
            asyncio.run(TableServer({}).open(EVERYWHERE, port, pem))
