"""Tests of opening the router's port for invitations."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("miniupnpc")

from paxdesk.desk.sheets.network_sheets import InviteSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.net import router_port
from paxdesk.net.messages import read_link
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.net.gateway import Gateway, alone_on_the_network
from tests.table import tables

WAIT = 10_000
PUBLIC = "93.184.216.34"


@pytest.fixture
def window(
    qtbot: QtBot, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TableWindow]:
    monkeypatch.setattr(router_port, "SEARCH_MS", 200)
    made = TableWindow(tables.quiet(deck), plain_game(2, 10**14).deal(deck), tmp_path / "games")
    qtbot.addWidget(made, before_close_func=lambda each: each.autosave_part.end())
    made.ask_before_leaving = False
    made.network_part.interfaces = ["127.0.0.1"]
    made.network_part.use_address("127.0.0.1")
    yield made
    made.close()


@pytest.fixture
def gateway() -> Iterator[Gateway]:
    with alone_on_the_network():
        made = Gateway(PUBLIC)
        yield made
        made.close()


def invitation(window: TableWindow) -> InviteSheet:
    window.network_part.invite()
    sheet = window.dialog
    assert isinstance(sheet, InviteSheet)
    sheet.places[2].buttons[True].click()
    return sheet


@pytest.mark.long
def test_the_router_opens_and_closes_the_port(
    qtbot: QtBot, window: TableWindow, gateway: Gateway
) -> None:
    sheet = invitation(window)
    assert not sheet.router.isChecked()
    assert not gateway.asked
    sheet.router.click()
    qtbot.waitUntil(lambda: "Your router forwards" in sheet.problem, timeout=WAIT)
    port = window.network_part.hosting.port
    assert port in gateway.mapped
    assert read_link(sheet.link.text()).host == PUBLIC
    sheet.router.click()
    qtbot.waitUntil(lambda: not gateway.mapped, timeout=WAIT)
    assert sheet.problem == ""
    assert read_link(sheet.link.text()).host != PUBLIC
    sheet.router.click()
    qtbot.waitUntil(lambda: port in gateway.mapped, timeout=WAIT)
    qtbot.waitUntil(lambda: window.network_part.hosting.router is not None, timeout=WAIT)
    window.close()
    qtbot.waitUntil(lambda: not gateway.mapped, timeout=WAIT)


@pytest.mark.long
def test_the_answer_of_a_refusing_router_is_shown(
    qtbot: QtBot, window: TableWindow, gateway: Gateway
) -> None:
    gateway.refusal = 606
    sheet = invitation(window)
    sheet.router.click()
    qtbot.waitUntil(lambda: "did not open port" in sheet.problem, timeout=WAIT)
    assert not sheet.router.isChecked()
    assert read_link(sheet.link.text()).host == "127.0.0.1"
