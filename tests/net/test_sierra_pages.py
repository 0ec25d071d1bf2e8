"""Tests of the companion's pages, without a browser."""

import json
from typing import Any

import pytest

from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.session.session import SeatSetup
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.session import Opening, Session
from paxdesk.sierra_madre.sharing import SierraSharing
from paxdesk.sierra_madre.table.game_table import SierraTable
from tests.net.test_pages import PageTable

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Ana", "Rosa", "Luz")


def seated(seed: int = 3, seats: tuple[int, ...] = (0, 1, 2, 3)) -> PageTable:
    sitting = tuple(SeatSetup(name, number) for number, name in enumerate(NAMES, 1))
    session = Session.new(Opening(seed), sitting)
    table = PageTable(on_desk(SierraTable()), SierraSharing(), session, ())
    table.curious = False
    for seat in seats:
        table.sit_down(on_desk(SierraTable()).for_page(), seat)
    table.catch_up()
    return table


def shown(table: PageTable, seat: int) -> dict[str, Any]:
    told = table.last(seat)
    assert told is not None
    return told


def test_players_see_their_gold_first_and_enter_nothing() -> None:
    table = seated()
    for seat, name in enumerate(NAMES, 1):
        told = shown(table, seat)
        first = told["sections"][0]["things"][0]
        assert first["name"].startswith(f"{name}: "), first
        assert "pic" in first
        assert not told["asked"]
        assert not told["answers"]
        assert "end" not in told
        kinds = {each.spot.kind for each in table.pages[seat]._things}
        assert not kinds & {"do", "form", "less", "more", "leaf", "next"}
    steps = len(table.session.journal)
    page = table.pages[1]
    page.play("next")
    page._actions.append(act.next_())
    table.ask(page, "Do", mark=page._mark, number=len(page._actions) - 1)
    table.ask(page, "TakeBack", mark=page._mark, turn=True)
    assert len(table.session.journal) == steps
    assert {each["why"] for each in table.told(1, "refused")} == {"turn"}
    assert not table.session.absent_seats, "the person at the host enters for all"


def test_an_entry_is_visible_immediately() -> None:
    table = seated()
    before = {seat: shown(table, seat)["sections"][0]["things"][0]["name"] for seat in (1, 2)}
    table.act(act.pay("P2", "T", 1, "other"))
    assert not any(each["turn"] for each in shown(table, 1)["seats"])
    after = {seat: shown(table, seat)["sections"][0]["things"][0]["name"] for seat in (1, 2)}
    assert after[1] == before[1]
    assert after[2] != before[2]
    for seat in (0, 1, 2, 3):
        rows = shown(table, seat)["log"]["rows"]
        assert any("Rosa" in row["w"] for row in rows), rows


def test_bids_are_read() -> None:
    table = seated(seats=(3,))
    session = table.session
    for _ in range(200):
        if session.state.auction is not None:
            break
        wanted = [each for each in session.legal() if each.verb in ("reveal", "confirm", "next")]
        table.act(wanted[0])
    bid = next(each for each in session.legal() if each.verb == "bid")
    name = session.seats[session.state.auction.next_bidder - 1].name
    table.act(bid)
    words = [each["name"] for section in shown(table, 3)["sections"] for each in section["things"]]
    assert any(name in each and str(bid.get("amount")) in each for each in words[1:]), words


def test_no_picture_is_blank() -> None:
    """The quarter's card is painted in the picture of the board's edge."""
    table = seated(seats=(1,))
    while table.session.state.auction is None:
        wanted = [each for each in table.session.legal() if each.verb in ("reveal", "next")]
        table.act(wanted[0])
    (edge,) = [each for each in shown(table, 1)["sections"] if each["name"] == "Board's edge"]
    assert [("pic" in each) for each in edge["things"]] == [True, False], edge


def test_future_dice_are_sent_to_no_page() -> None:
    first, second = seated(3, (2,)), seated(4, (2,))
    for table in (first, second):
        table.act(act.pay("P2", "T", 1, "other"))
        assert table.pages[2]._view is not None
        assert table.pages[2]._view.session.state.generator.position == 0
    frames = [[json.loads(each) for each in table.wires[2].frames] for table in (first, second)]
    assert frames[0] == frames[1]
