"""Tests of a remote seat whose host is out of date or away."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QDateTime, QLocale
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.remote_game import RemoteGame
from paxdesk.desk.window.window import TableWindow
from paxdesk.net.messages import Gathering, Refused, TableLink, new_name, new_token
from paxdesk.net.seat_file import KeptSeat
from paxdesk.net.shared_seed import TABLE, SealedShare, SeedShare
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table import tables

DAY = 24 * 3600
LINK = TableLink("127.0.0.1", 9, new_name(), 2, new_token(), "f" * 43)
"""Link to a host that does not answer."""


@pytest.fixture
def window(qtbot: QtBot, deck: Deck, tmp_path: Path) -> Iterator[TableWindow]:
    made = TableWindow(tables.quiet(deck), plain_game(2, 1).deal(deck), tmp_path / "games")
    qtbot.addWidget(made, before_close_func=lambda each: each.autosave_part.end())
    made.ask_before_leaving = False
    yield made
    made.close()


def seated(window: TableWindow, kept: KeptSeat | None = None) -> RemoteGame:
    """Begin and return a visit to the table of :data:`LINK`."""
    window.network_part.joiner.visit(LINK, kept)
    visit = window.network_part.visit
    assert visit is not None
    return visit


def gathering() -> Gathering:
    own = SeedShare.fresh()
    return Gathering(1, ("Ana", "Rosa"), (2,), (SealedShare(TABLE, own.seal),))


def test_the_day_of_the_last_contact_with_a_host_is_shown(window: TableWindow) -> None:
    met = int(time.time()) - 9 * DAY
    visit = seated(window, KeptSeat(str(LINK), new_token(), "", "Rosa", None, met))
    day = QLocale().toString(QDateTime.fromSecsSinceEpoch(met).date())
    visit._hear("cut")
    assert window.dialog is not None
    words = window.dialog.accessibleDescription()
    assert f"No contact with the host since {day}" in words
    assert "does not answer" in words
    visit._laid = True
    visit._head()
    assert f"since {day}" in visit.note
    visit._hear("connected")
    assert abs(visit.saved_seat.met - time.time()) < 60
    visit._hear("cut")
    assert "since" not in visit.note


@pytest.mark.parametrize("why", ["protocol", "cards"])
def test_an_update_before_the_deal_keeps_the_seat(
    window: TableWindow, why: str, count: Callable[[str], None]
) -> None:
    """The seat's key and share are saved while the programs are incompatible."""
    visit = seated(window)
    visit._hear("connected")
    visit._hear(gathering())
    before = visit.saved_seat
    assert before.pledge is not None
    visit._hear(Refused(why, "9.9.9"))  # type: ignore[arg-type]
    assert window.dialog is not None
    words = window.dialog.accessibleDescription()
    assert "9.9.9" in words
    assert "Install the same version" in words
    (kept,) = window.network_part.joiner.kept_seats()
    assert (kept.key, kept.pledge) == (before.key, before.pledge)
    count("a refusal for another version, seat and share kept")


@pytest.mark.parametrize("why", ["protocol", "table", "used"])
def test_a_seat_that_was_never_taken_is_not_kept(window: TableWindow, why: str) -> None:
    visit = seated(window)
    visit._hear(Refused(why, ""))  # type: ignore[arg-type]
    assert not window.network_part.joiner.kept_seats()


@pytest.mark.parametrize("why", ["table", "ended", "used"])
def test_a_seat_that_no_longer_exists_is_forgotten(window: TableWindow, why: str) -> None:
    kept = KeptSeat(str(evolve(LINK, token="A" * 22)), new_token(), "", "Rosa", None, 1)
    window.network_part.joiner.seat_store().keep(kept)
    visit = seated(window, kept)
    visit._hear(Refused(why, "2026-11-29"))  # type: ignore[arg-type]
    assert not window.network_part.joiner.kept_seats()
