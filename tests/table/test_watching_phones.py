"""Test of the companion's table on phones."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.sheets.phones_sheet import PhonesSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.saves import CardBox
from paxdesk.sierra_madre.table.game_table import SierraTable
from tests.table.test_phones import Phone

pytestmark = pytest.mark.long


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[TableWindow]:
    game = SierraTable(CardBox(kept=False))
    made = TableWindow(on_desk(game), game.plain(3, 5), tmp_path / "games")  # type: ignore[arg-type]
    qtbot.addWidget(made, before_close_func=lambda each: each.autosave_part.end())
    made.ask_before_leaving = False
    made.network_part.use_address("127.0.0.1")
    made.show()
    made.begin()
    yield made
    made.close()


def test_everybody_scans_a_code_and_sees_their_gold(window: TableWindow) -> None:
    assert {"invite", "join", "rematch"}.isdisjoint(window.commands.all)
    window.commands.all["show_phones"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, PhonesSheet)
    assert "not encrypted" in sheet.accessibleDescription()
    sheet.allow.click()
    links = {row.seat: row.link for row in sheet.rows}
    assert len(links) == 3
    session = window.desk.session
    with ExitStack() as stack:
        phones = {seat: Phone(stack, link, f"{seat}" * 32) for seat, link in links.items()}
        for seat, phone in phones.items():
            told = phone.until("table")
            assert told["sections"][0]["things"][0]["name"].startswith(session.seats[seat - 1].name)
            assert not told["asked"]
        sheet.done.click()
        assert not session.absent_seats, "the person at the window enters for all"
        steps = len(session.journal)
        window.desk.model.submit(act.pay("P2", "T", 1, "other"))
        assert len(session.journal) == steps + 1
        before = told["log"]["from"]
        assert phones[2].until("table")["log"]["from"] >= before
        phones[3].line.close()
        hosting = window.network_part.hosting
        assert hosting is not None
        hosting._check_clock()
        assert window.desk.session.seat_to_act == 1
