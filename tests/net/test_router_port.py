"""Tests of a port opened by a fake router."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("miniupnpc")

from paxdesk.net import router_port
from paxdesk.net.messages import read_link
from paxdesk.net.router_port import LEASE_SECONDS, RouterPort
from paxdesk.net.table_server import NetError
from tests.net.gateway import Gateway, alone_on_the_network
from tests.net.hosts import Hosts

PUBLIC = "93.184.216.34"
HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def no_other_router() -> Iterator[None]:
    with alone_on_the_network():
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router_port, "SEARCH_MS", 200)


@pytest.fixture
def gateways() -> Iterator[Callable[..., Gateway]]:
    made: list[Gateway] = []

    def start(*arguments: object) -> Gateway:
        made.append(Gateway(*arguments))  # type: ignore[arg-type]
        return made[-1]

    yield start
    for each in made:
        each.close()


def test_a_port_is_opened_and_closed(gateways: Callable[..., Gateway]) -> None:
    gateway = gateways(PUBLIC)
    opened = RouterPort(7470, HERE)
    assert gateway.mapped == {7470: (HERE, LEASE_SECONDS)}
    assert opened.address == PUBLIC
    assert opened.words == f"Your router forwards port 7470 of {PUBLIC} to this computer."
    opened.close()
    assert not gateway.mapped


def test_a_router_without_time_limits_gets_none(gateways: Callable[..., Gateway]) -> None:
    gateway = gateways(PUBLIC)
    gateway.permanent_only = True
    opened = RouterPort(7470, HERE)
    assert gateway.mapped == {7470: (HERE, 0)}
    assert opened.words.endswith("until the table is closed.")
    opened.close()
    assert not gateway.mapped


@pytest.mark.parametrize(
    ("address", "refusal", "said"),
    [
        ("100.64.3.2", 0, "no public address"),
        ("192.168.0.1", 0, "no public address"),
        ("", 0, "no public address"),
        ("<img src=x>" * 500, 0, "no public address|Unknown Error"),
        (f"{PUBLIC}; reboot", 0, "no public address"),
        (PUBLIC, 606, "It answered: "),
        (PUBLIC, 718, "It answered: ConflictInMappingEntry"),
    ],
)
def test_refusals_of_the_router_are_reported(
    gateways: Callable[..., Gateway], address: str, refusal: int, said: str
) -> None:
    gateway = gateways(address, refusal)
    with pytest.raises(NetError, match=said) as refused:
        RouterPort(7470, HERE)
    assert not gateway.mapped
    assert len(str(refused.value)) < 300


def test_a_port_of_another_computer_is_left_alone(gateways: Callable[..., Gateway]) -> None:
    gateway = gateways(PUBLIC)
    gateway.mapped[7470] = "192.168.0.9", 0
    with pytest.raises(NetError, match=r"already forwards port 7470 to another computer"):
        RouterPort(7470, HERE)
    assert gateway.mapped == {7470: ("192.168.0.9", 0)}


@pytest.mark.long
def test_a_missing_router_is_reported() -> None:
    with pytest.raises(NetError, match="Forward port 7470 to this computer"):
        RouterPort(7470, HERE)


@pytest.mark.long
def test_a_host_contacts_the_router_only_if_requested(
    tmp_path: Path, hosts: Hosts, gateways: Callable[..., Gateway]
) -> None:
    gateway = gateways(PUBLIC)
    host = hosts(tmp_path / "quiet", "--new")
    assert not gateway.asked
    assert {each.host for each in host.links.values()} == {HERE}
    asking = hosts(tmp_path / "asking", "--new", "--open-port")
    assert f"Your router forwards port {asking.port} of {PUBLIC}" in asking.told
    assert {each.host for each in asking.links.values()} == {PUBLIC}
    assert gateway.mapped[asking.port][0] == HERE
    assert read_link(asking.told).port == asking.port
    asking.process.terminate()
    asking.process.communicate(timeout=20)
    assert not gateway.mapped


@pytest.mark.long
def test_a_host_continues_without_a_router(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new", "--open-port")
    assert "No router on this network opens ports" in host.told
    assert {each.host for each in host.links.values()} == {HERE}
