"""Tests of the data that The Mexican Adventure sends to pages."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from paxdesk.desk.protocol.table_game import TableGame, on_desk
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.actions import Order, PlacePieces
from paxdesk.mexican_adventure.rules.agenda import Losing, Ordering, SettingUp
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from tests.net.test_adventure import dealt, opened, swapped
from tests.net.test_pages import PageTable, things_of
from tests.net.test_sharing import sound_the_same
from tests.shares import spread

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def material() -> Material:
    return load_material(None)


def page_game(material: Material) -> TableGame:
    return on_desk(AdventureTable(material)).for_page()


def seated(
    material: Material, session: Session, seats: Iterable[int], every: int = 1, **how: Any
) -> PageTable:
    table = PageTable(page_game(material), AdventureSharing(material), session, (), **how)
    table.curious, table.every = bool(how), every
    for seat in seats:
        table.sit_down(page_game(material), seat)
    table.catch_up()
    return table


def place(table: PageTable, seat: int, name: str, kind: str = "") -> int:
    """Return the number of the only item whose name contains ``name``.

    ``kind`` limits the search to one kind of item.
    """
    told = table.last(seat)
    assert told is not None
    things = table.pages[seat]._things
    (found,) = [
        each["i"]
        for each in things_of(told)
        if name in each["name"] and (not kind or things[each["i"]].spot.kind == kind)
    ]
    return int(found)


def tap(table: PageTable, seat: int, name: str, kind: str = "") -> None:
    page = table.pages[seat]
    number = place(table, seat, name, kind)
    table.ask(page, "Tap", mark=page._mark, thing=number)
    table.run()


@pytest.mark.long
@pytest.mark.parametrize("steps", spread([12, 90]))
def test_a_page_with_a_map_offers_every_legal_action(
    material: Material, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """Taps change which actions are listed, so the lists are combined."""
    session = dealt(material, "maximilian", 2)
    table = seated(material, session, (1, 2))
    player = KindsPlayer.for_game(2)
    for step in range(steps):
        seat = session.seat_to_act
        assert seat is not None
        page, legal = table.pages[seat], session.legal()
        if step % 11 == 8:
            offered, number = list[object](), page._number

            def note(action: object) -> int:
                offered.append(action)  # noqa: B023
                return number(action)  # noqa: B023

            monkeypatch.setattr(page, "_number", note)
            page.show()
            table.tap_all(page)
            monkeypatch.undo()
            for each in page._things:
                if each.spot.kind in page.game.handling.buttons:
                    assert page._gestures is not None
                    offered += page._gestures.clicked(each.spot)
            assert not [each for each in legal if each not in offered]
        for wire in table.wires.values():
            wire.frames.clear()
        table.act(player.choose(legal))


@pytest.mark.long
def test_an_order_is_given_by_taps(material: Material) -> None:
    session = dealt(material, "puebla", 1)
    table = seated(material, session, (1, 2))
    player = KindsPlayer.for_game(1)
    setting = session.state.agenda[-1]
    assert isinstance(setting, SettingUp)
    seat = session.seat_to_act
    assert seat is not None
    other = 3 - seat
    tap(table, seat, "usual", "deed")
    assert isinstance(session.recording.steps[-1].action, PlacePieces), table.told(seat, "refused")
    while not isinstance(session.state.agenda[-1], Ordering):
        table.act(player.choose(session.legal()))
    seat = session.seat_to_act
    assert seat is not None
    table.run()
    order = next(each for each in session.legal() if isinstance(each, Order))
    zone = material.board.zones[order.zone].name
    steps = len(session.journal)
    tap(table, seat, f"stack in {zone}", "stack")
    told = table.last(seat)
    assert told is not None
    tray = told["sections"][0]["things"]
    assert any(each.get("chosen") for each in tray)
    assert not any("pic" not in each for each in tray if "wide" in each)
    tap(table, seat, "", "deed")
    assert len(session.journal) > steps
    lines = [entry.line for step in session.recording.steps[-1:] for entry in step.entries]
    assert lines[0].startswith("order"), lines
    assert table.last(other)["sections"][0]["name"] != "Your pieces"  # type: ignore[index]


def test_losses_are_chosen_by_a_tap(material: Material) -> None:
    session = dealt(material, "puebla", 1)
    player = KindsPlayer.for_game(1)
    while not isinstance(session.state.agenda[-1], Losing):
        session.submit(player.choose(session.legal()))
    seat, legal = session.seat_to_act, session.legal()
    assert seat is not None
    assert len(legal) > 4
    table = seated(material, session, (1, 2))
    told, page = table.last(seat), table.pages[seat]
    assert told is not None
    answers = told["answers"]
    assert [page._actions[each["a"]] for each in answers] == legal
    assert len({each["words"] for each in answers}) == len(legal)
    table.ask(page, "Do", mark=told["mark"], number=answers[-1]["a"])
    assert session.recording.steps[-1].action == legal[-1]


def test_a_number_of_an_earlier_list_does_nothing(material: Material) -> None:
    session = dealt(material, "puebla", 1)
    table = seated(material, session, (1, 2))
    seat = session.seat_to_act
    assert seat is not None
    page = table.pages[seat]
    mark, first = page._mark, len(session.journal)
    chip = next(n for n, each in enumerate(page._things) if each.spot.kind == "chip")
    table.ask(page, "Tap", mark=mark, thing=chip)
    assert page._mark != mark, "the tray has changed"
    page._number(session.legal()[0])
    table.ask(page, "Do", mark=mark, number=len(page._actions) - 1)
    assert len(session.journal) == first
    assert table.told(seat, "refused")[-1]["why"] == "late"


@pytest.mark.parametrize(("seeds", "every"), spread([(3, 29), (24, 2)], 0, 1, unpack=True))
def test_pages_of_games_with_other_hidden_leaders_are_equal(
    material: Material, count: Callable[[str], None], seeds: int, every: int
) -> None:
    """Frames and pictures are equal byte for byte if two face-down leaders are exchanged."""
    chance = random.Random(3)
    told = pairs = 0
    for seed in range(seeds):
        game = dealt(material, "puebla", seed)
        player = KindsPlayer.for_game(seed)
        viewer = seed % 3
        for _ in range(chance.randrange(40, 120)):
            if game.seat_to_act is not None:
                game.submit(player.choose(game.legal()))
        changed = None if game.seat_to_act is None else swapped(game.state, viewer)
        if changed is None:
            continue
        pairs += 1
        sessions = [Session.from_position(each, game.seats) for each in (game.state, changed)]
        tables = [seated(material, each, [viewer], every, pictures=3) for each in sessions]
        assert any(isinstance(each, bytes) for each in tables[0].wires[viewer].frames)
        told += sound_the_same(tables[0], tables[1], viewer, player.choose, opened)
    count(f"{pairs} pairs, {told} frames the same")
    assert pairs >= seeds // 3
    assert told > 10 * pairs, "each step is compared"
