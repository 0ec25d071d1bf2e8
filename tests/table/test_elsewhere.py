"""Seats at other machines as people meet them: windows of one machine at one table."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.sheets.network_sheets import InviteSheet, JoinSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.pax_table import PaxTable
from paxdesk.porfiriana.table.sheets.choices import plain_game
from paxdesk.session.session import GameSession

WAIT = 20_000
Open = Callable[[str, GameSession | None], TableWindow]


@pytest.fixture
def windows(qtbot: QtBot, deck: Deck, tmp_path: Path) -> Iterator[Open]:
    made: list[TableWindow] = []

    def opened(name: str, session: GameSession | None = None) -> TableWindow:
        window = TableWindow(PaxTable(deck), session, tmp_path / name / "games")
        qtbot.addWidget(window, before_close_func=lambda each: each.safe.end())
        window.ask_before_leaving = False
        window.desk.robots.set_tempo("instant")
        window.show()
        window.begin()
        made.append(window)
        return window

    yield opened
    for each in made:
        each.close()


def invited(window: TableWindow, *seats: int) -> list[str]:
    """The links of these seats, as the sheet shows them."""
    window.elsewhere._host = "127.0.0.1"
    window.elsewhere.invite()
    sheet = window.dialog
    assert isinstance(sheet, InviteSheet)
    found = []
    for seat in seats:
        sheet.places[seat].buttons[True].click()
        found.append(sheet.link.text())
    sheet.done.click()
    return found


def join(window: TableWindow, link: str) -> None:
    window.elsewhere.join()
    sheet = window.dialog
    assert isinstance(sheet, JoinSheet)
    sheet.link.setText(link)
    sheet.join.click()


def sits(window: TableWindow) -> bool:
    return window.dealt and window.desk.session.house is not None and window.dialog is None


def test_a_game_between_three_windows(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(3, 1).deal(deck))
    links = invited(host, 2, 3)
    guests = [windows(f"guest {number}", None) for number in range(2)]
    for guest, link in zip(guests, links, strict=True):
        join(guest, link)
        qtbot.waitUntil(lambda guest=guest: sits(guest), timeout=WAIT)
    everybody = [host, *guests]
    chance = random.Random(1)
    for _ in range(60):
        steps = len(host.desk.session.recording.steps)
        qtbot.waitUntil(
            lambda: any(w.desk.flow.robot is None and not w.desk.flow.busy for w in everybody),
            timeout=WAIT,
        )
        (window,) = (w for w in everybody if w.desk.flow.robot is None)
        assert window.desk.session.asked in window.desk.model.people
        window.desk.model.submit(chance.choice(window.desk.session.legal()))
        qtbot.waitUntil(
            lambda steps=steps: all(
                len(w.desk.session.recording.steps) == steps + 1 for w in everybody
            ),
            timeout=WAIT,
        )
        for seat, guest in enumerate(guests, start=2):
            others = {s: p.hand for s, p in guest.desk.session.state.players.items() if s != seat}
            assert not any(any(hand) for hand in others.values())
            assert guest.desk.flow.bottom == seat
    rows = [[row.kind for row in w.desk.flow.game_log.rows] for w in everybody]
    assert rows[0] == rows[1] == rows[2]


def told(window: TableWindow) -> str:
    """What a sheet says, while one is open."""
    return "" if window.dialog is None else window.dialog.accessibleDescription()


def steps_of(window: TableWindow) -> int:
    return len(window.desk.session.recording.steps)


def play(qtbot: QtBot, windows: list[TableWindow], chance: random.Random, steps: int) -> None:
    """Play so many steps, each where it is asked; all windows show each."""
    for _ in range(steps):
        qtbot.waitUntil(lambda: len({steps_of(each) for each in windows}) == 1, timeout=WAIT)
        before = steps_of(windows[0])
        (window,) = (each for each in windows if each.desk.flow.robot is None)
        window.desk.model.submit(chance.choice(window.desk.session.legal()))
        qtbot.waitUntil(lambda before=before: steps_of(windows[0]) == before + 1, timeout=WAIT)
    qtbot.waitUntil(lambda: len({steps_of(each) for each in windows}) == 1, timeout=WAIT)


def test_a_program_comes_back_to_its_seat(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, 1).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance = random.Random(4)
    play(qtbot, [host, guest], chance, 12)
    guest.close()
    qtbot.waitUntil(lambda: "away" in host.elsewhere.note(), timeout=WAIT)
    again = windows("guest", None)
    again.elsewhere.join()
    sheet = again.dialog
    assert isinstance(sheet, JoinSheet)
    (back,) = sheet.back
    back.click()
    qtbot.waitUntil(lambda: sits(again), timeout=WAIT)
    assert steps_of(again) == steps_of(host) == 12
    assert host.elsewhere.note() == ""
    play(qtbot, [host, again], chance, 6)


def test_a_table_is_shared_again_when_it_is_continued(
    qtbot: QtBot, deck: Deck, windows: Open
) -> None:
    host = windows("host", None)
    host.play(plain_game(2, 1).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance = random.Random(4)
    play(qtbot, [host, guest], chance, 12)
    port = host.elsewhere.hosting.door.port
    host.close()
    qtbot.waitUntil(lambda: not guest.elsewhere.visit.connected, timeout=WAIT)
    again = windows("host", None)
    again.safe.resume(again.safe.under_way[0])
    assert again.elsewhere.hosting.door.port == port
    qtbot.waitUntil(lambda: guest.elsewhere.visit.connected, timeout=WAIT)
    play(qtbot, [again, guest], chance, 6)


def test_what_cannot_be_is_told_in_a_sentence(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, 1).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link[:-43] + "A" * 43)
    qtbot.waitUntil(lambda: "Another machine answers" in told(guest), timeout=WAIT)
    guest.dialog.answers[0].click()
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    late = windows("late", None)
    join(late, link)
    qtbot.waitUntil(lambda: "was used on another machine" in told(late), timeout=WAIT)
    guest.save()
    assert "kept by another machine" in told(guest)


def test_a_seat_takes_back_its_own_and_no_other(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, 1).deal(deck))
    (link,) = invited(host, 1)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    session = guest.desk.session
    action = next(each for each in session.legal() if session.warning(each) is None)
    guest.desk.model.submit(action)
    qtbot.waitUntil(lambda: steps_of(guest) == 1, timeout=WAIT)
    host.desk.undo()
    assert steps_of(host) == 1
    assert session.can_undo
    guest.desk.undo()
    qtbot.waitUntil(lambda: steps_of(guest) == steps_of(host) == 0, timeout=WAIT)


@pytest.mark.long
def test_a_whole_game_is_proved_and_kept_at_every_seat(
    qtbot: QtBot, deck: Deck, windows: Open
) -> None:
    host = windows("host", plain_game(2, 1).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    for window in (host, guest):
        window.desk.scene.animations_enabled = False
    chance = random.Random(2)
    while host.desk.session.asked is not None:
        before = steps_of(host)
        (window,) = (each for each in (host, guest) if each.desk.flow.robot is None)
        window.desk.model.submit(chance.choice(window.desk.session.legal()))
        qtbot.waitUntil(
            lambda before=before: steps_of(host) == steps_of(guest) == before + 1, timeout=WAIT
        )
    visit = guest.elsewhere.visit
    qtbot.waitUntil(lambda: visit.game.whole is not None, timeout=WAIT)
    assert visit.game.unproved == ""
    assert "fair" in guest.elsewhere.note()
    whole = guest.desk.session
    assert whole is visit.game.whole
    assert whole.house is None
    assert whole.opening.seed == host.desk.session.opening.seed
    assert whole.state == host.desk.session.state
    guest.close()
    again = windows("guest", None)
    assert len(again.safe.shelf.finished) == 1
