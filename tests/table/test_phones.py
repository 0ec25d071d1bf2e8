"""Tests of hands on phones."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from paxdesk.desk.sheets.network_sheets import InviteSheet
from paxdesk.desk.sheets.phones_sheet import PhonesSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.net.addresses import is_home
from paxdesk.net.shared_table import PHONE_GONE
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.sheets import new_game_choices
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table import tables
from tests.table.hand import MouseHand

SEED = 10**14


@pytest.fixture
def window(qtbot: QtBot, deck: Deck, tmp_path: Path) -> Iterator[TableWindow]:
    session = plain_game(2, SEED).deal(deck)
    made = TableWindow(tables.quiet(deck), session, tmp_path / "games")
    qtbot.addWidget(made, before_close_func=lambda each: each.autosave_part.end())
    made.ask_before_leaving = False
    made.network_part.interfaces = ["127.0.0.1"]
    made.network_part.use_address("127.0.0.1")
    made.show()
    made.begin()
    yield made
    made.close()


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


class Phone:
    """Phone that has opened a link; ``told`` has the last unread frame of each kind."""

    def __init__(self, stack: ExitStack, link: str, key: str) -> None:
        found = re.fullmatch(r"http://([\d.]+:\d+)/#([\w-]{11})\.(\d)\.([\w-]{22})", link)
        assert found is not None, link
        host, table, seat, token = found.groups()
        at = connect(f"ws://{host}/seat", origin=f"http://{host}")  # type: ignore[arg-type]
        self.line = stack.enter_context(at)
        self.told: dict[str, Any] = {}
        self.say("Sit", table=table, seat=int(seat), token=token, key=key, language="es")

    def say(self, kind: str, **what: Any) -> None:
        self.line.send(json.dumps({"type": kind, **what}))

    def hear(self) -> None:
        try:
            while True:
                told = json.loads(self.line.recv(timeout=0.01))
                self.told[told["t"]] = told
        except (TimeoutError, ConnectionClosed):
            return

    def until(self, kind: str) -> Any:
        for _ in range(500):
            self.hear()
            if kind in self.told:
                return self.told.pop(kind)
            QTest.qWait(10)
        raise AssertionError(f"no {kind}, but {self.told}")


@pytest.mark.long
def test_a_hand_is_played_on_a_phone(window: TableWindow, opened: ExitStack) -> None:
    window.network_part.invite()
    sheet = window.dialog
    assert isinstance(sheet, InviteSheet)
    session = window.desk.session
    seat = session.seat_to_act
    assert seat is not None
    sheet.places[seat].buttons[True].click()
    assert sheet.link.text().startswith("paxdesk://")
    sheet.phones.click()
    link = sheet.link.text()
    assert "phone" in sheet.phones.accessibleName().lower()
    sheet.done.click()
    phone = Phone(opened, link, "k" * 32)
    told = phone.until("table")
    assert told["asked"]
    assert told["sections"][0]["name"] == "Tus tierras"
    steps = len(session.journal)
    phone.say("Do", mark=told["mark"], number=told["end"]["a"])
    assert not phone.until("table")["asked"]
    assert len(session.journal) > steps
    stolen = Phone(opened, link, "s" * 32)
    assert stolen.until("refused")["why"] == "used"
    again = Phone(opened, link, "k" * 32)
    assert again.until("table")["mark"]
    assert phone.until("refused")["why"] == "taken", "the seat is played at one place"
    # Without a phone, the seat is played on the screen.
    hosting = window.network_part.hosting
    assert hosting is not None
    hosting.seating.take_back_seat(seat)
    assert again.until("refused")["why"] == "used"
    assert seat in window.desk.model.people
    hosting.serve_phones(False)
    assert hosting.link(0, "127.0.0.1") == ""


@pytest.mark.long
def test_a_phone_that_is_gone_falls_back_to_the_screen_until_it_returns(
    window: TableWindow, opened: ExitStack
) -> None:
    seat, phone, link = seated(window, opened)
    hosting = window.network_part.hosting
    assert hosting is not None
    table = hosting.table
    assert table is not None
    assert seat not in window.desk.model.people
    phone.line.close()
    settle(lambda: not table.here)
    hosting._check_clock()
    assert seat not in window.desk.model.people, "a short break is none"
    left = table.clock()
    table.clock = lambda: left + PHONE_GONE + 1
    hosting._check_clock()
    assert window.desk.model.people == (1, 2)
    assert "Phone disconnected" in window.desk.scene.prompt.words
    assert "phone disconnected" in hosting.note
    session = window.desk.session
    assert session.seat_to_act == seat
    assert session.secrecy != "open", "the other one at the screen sees no hand"
    MouseHand(window.desk).raise_curtain()
    assert window.desk.flow.question.seat == seat
    steps = len(session.journal)
    window.desk.flow.model.submit(session.legal()[0])
    assert len(session.journal) > steps

    again = Phone(opened, link, "k" * 32)
    assert again.until("table")["mark"]
    assert window.desk.model.people == tuple({1, 2} - {seat})
    assert window.desk.model.called != seat
    assert "phone disconnected" not in hosting.note


def seated(window: TableWindow, opened: ExitStack) -> tuple[int, "Phone", str]:
    window.network_part.invite()
    sheet = window.dialog
    assert isinstance(sheet, InviteSheet)
    seat = window.desk.session.seat_to_act
    assert seat is not None
    sheet.places[seat].buttons[True].click()
    sheet.phones.click()
    link = sheet.link.text()
    sheet.done.click()
    phone = Phone(opened, link, "k" * 32)
    assert phone.until("table")["asked"]
    return seat, phone, link


def settle(holds: Callable[[], bool]) -> None:
    for _ in range(500):
        if holds():
            return
        QTest.qWait(10)
    raise AssertionError("it does not settle")


@pytest.mark.long
def test_a_new_game_shows_a_code_for_every_seat(
    window: TableWindow, opened: ExitStack, deck: Deck
) -> None:
    assert window.game.in_browsers == PaxSharing(deck).in_browsers
    window.new_game()
    new = window.dialog
    assert isinstance(new, NewGameSheet)
    new.secrecy.buttons["phones"].click()
    people = new.seats
    new.seed.setText(str(SEED + 1))
    new.deal.click()
    sheet = window.dialog
    assert isinstance(sheet, PhonesSheet)
    assert window.desk.session.secrecy == "face down"
    assert not any(row.link for row in sheet.rows), "nothing is served before it is allowed"
    assert "not encrypted" in sheet.accessibleDescription()
    sheet.allow.click()
    links = {row.seat: row.link for row in sheet.rows}
    assert len(links) == people
    assert all(link.startswith("http://127.0.0.1") for link in links.values())
    phones = {seat: Phone(opened, link, f"{seat}" * 32) for seat, link in links.items()}
    assert {phone.until("table")["asked"] for phone in phones.values()} == {True, False}
    assert "uses a phone" in sheet.accessibleDescription()
    assert window.desk.model.people == ()
    sheet.places[1].click()
    assert window.desk.model.people == (1,)
    sheet.places[1].click()
    assert window.desk.model.people == ()
    sheet.done.click()
    assert window.dialog is None
    assert not window.desk.flow.open_hands, "the screen shows no hand"
    read = new_game_choices.read(window.store.last_choices(window.game.key))
    assert read is not None
    assert read.secrecy == "phones"


def test_only_this_computer_and_private_networks_count_as_home() -> None:
    for address in (
        "127.0.0.1",
        "::1",
        "192.168.1.7",
        "10.1.2.3",
        "::ffff:172.16.0.9",
        "fe80::1%e",
    ):
        assert is_home(address), address
    for address in ("8.8.8.8", "2600::1", "::ffff:1.1.1.1", "", "nowhere"):
        assert not is_home(address), address
