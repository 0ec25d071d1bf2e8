"""Tests of remote seats in several windows."""

import random
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.protocol.features import GameAnalysis
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.sheets.network_sheets import InviteSheet, JoinSheet, MoveSheet, TableSheet
from paxdesk.desk.window.fairness_banner import VerdictLine
from paxdesk.desk.window.table_banners import RematchBanner
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.net import messages
from paxdesk.net import seat_client as net_seat
from paxdesk.net.lan_discovery import FoundTable
from paxdesk.net.messages import Asked, Proposal, TableLink, read_link
from paxdesk.net.seat_session import SeatGame
from paxdesk.net.seats import DAY
from paxdesk.net.shared_seed import mixed
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.session import GameSession
from tests.shares import spread
from tests.table import tables
from tests.table.painted_once import paint_once

WAIT = 20_000
SEED = 10**14
Open = Callable[..., TableWindow]


@pytest.fixture
def windows(
    qtbot: QtBot, deck: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Open]:
    paint_once(monkeypatch)
    made: list[TableWindow] = []

    def opened(
        name: str, session: GameSession | None = None, game: TableGame | None = None
    ) -> TableWindow:
        played = tables.quiet(deck) if game is None else game
        window = TableWindow(played, session, tmp_path / name / "games")
        qtbot.addWidget(window, before_close_func=lambda each: each.autosave_part.end())
        window.ask_before_leaving = False
        window.network_part.interfaces = ["127.0.0.1"]
        window.desk.robots.set_tempo("instant")
        window.show()
        window.begin()
        made.append(window)
        return window

    yield opened
    for each in made:
        each.close()


def invited(window: TableWindow, *seats: int) -> list[str]:
    """Make these seats remote; return their links."""
    window.network_part._host = "127.0.0.1"
    window.network_part.invite()
    sheet = window.dialog
    assert isinstance(sheet, InviteSheet)
    found = []
    for seat in seats:
        sheet.places[seat].buttons[True].click()
        found.append(sheet.link.text())
    sheet.done.click()
    return found


def join(window: TableWindow, link: str) -> None:
    window.network_part.join()
    sheet = window.dialog
    assert isinstance(sheet, JoinSheet)
    sheet.link.setText(link)
    sheet.join.click()


def sits(window: TableWindow) -> bool:
    shown = window.dealt and window.desk.session.host is not None and window.dialog is None
    return shown and window.network_part.visit.connected


@pytest.mark.long
def test_a_game_between_three_windows(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(3, SEED).deal(deck))
    links = invited(host, 2, 3)
    guests = [windows(f"guest {number}", None) for number in range(2)]
    for guest, link in zip(guests, links, strict=True):
        join(guest, link)
        qtbot.waitUntil(lambda guest=guest: sits(guest), timeout=WAIT)
    everybody = [host, *guests]
    chance = random.Random(1)
    for _ in range(30):
        steps = len(host.desk.session.recording.steps)
        qtbot.waitUntil(
            lambda: any(w.desk.flow.robot is None and not w.desk.flow.busy for w in everybody),
            timeout=WAIT,
        )
        (window,) = (w for w in everybody if w.desk.flow.robot is None)
        assert window.desk.session.seat_to_act in window.desk.model.people
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
    """Return the description of the open sheet; "" without one."""
    return "" if window.dialog is None else window.dialog.accessibleDescription()


def steps_of(window: TableWindow) -> int:
    return len(window.desk.session.recording.steps)


def verdict_at(qtbot: QtBot, window: TableWindow) -> VerdictLine:
    """Wait for the verdict that a share is missing; return its line."""
    qtbot.waitUntil(lambda: bool(window.desk.findChildren(VerdictLine)), timeout=WAIT)
    (found,) = window.desk.findChildren(VerdictLine)
    assert not found.fair
    assert "your share is not in it" in found.text()
    return found


def play(qtbot: QtBot, windows: list[TableWindow], chance: random.Random, steps: int) -> None:
    """Play random steps, each of which all windows must show."""
    for _ in range(steps):
        qtbot.waitUntil(lambda: len({steps_of(each) for each in windows}) == 1, timeout=WAIT)
        before = steps_of(windows[0])
        (window,) = (each for each in windows if each.desk.flow.robot is None)
        window.desk.model.submit(chance.choice(window.desk.session.legal()))
        qtbot.waitUntil(lambda before=before: steps_of(windows[0]) == before + 1, timeout=WAIT)
    qtbot.waitUntil(lambda: len({steps_of(each) for each in windows}) == 1, timeout=WAIT)


@pytest.mark.long
def test_a_program_returns_to_its_seat(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance = random.Random(4)
    play(qtbot, [host, guest], chance, 12)
    guest.close()
    qtbot.waitUntil(lambda: "away" in host.network_part.note(), timeout=WAIT)
    again = windows("guest", None)
    again.network_part.join()
    sheet = again.dialog
    assert isinstance(sheet, JoinSheet)
    (back,) = sheet.back
    back.click()
    qtbot.waitUntil(lambda: sits(again), timeout=WAIT)
    assert steps_of(again) == steps_of(host) == 12
    assert host.network_part.note() == ""
    play(qtbot, [host, again], chance, 6)


@pytest.mark.long
def test_a_table_is_shared_again_when_it_is_continued(
    qtbot: QtBot, deck: Deck, windows: Open, request: pytest.FixtureRequest
) -> None:
    host = windows("host", None)
    host.play(plain_game(2, SEED).deal(deck))
    with suppress(OSError):  # another table uses the default port
        request.addfinalizer(socket.create_server(("0.0.0.0", messages.PORT)).close)
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance = random.Random(4)
    play(qtbot, [host, guest], chance, 12)
    port = host.network_part.hosting.door.port
    host.close()
    qtbot.waitUntil(lambda: not guest.network_part.visit.connected, timeout=WAIT)
    again = windows("host", None)
    again.autosave_part.resume(again.autosave_part.under_way[0])
    assert again.network_part.hosting.door.port == port
    qtbot.waitUntil(lambda: guest.network_part.visit.connected, timeout=WAIT)
    play(qtbot, [again, guest], chance, 6)


def _wrong(link: str, **changes: object) -> str:
    return str(evolve(read_link(link), **changes))


BAD = {
    "another protocol": ("Install the same version", lambda link: link),
    "another deck": ("use the same corrected cards", lambda link: link),
    "a used link": (
        "already been used on another computer",
        lambda link: _wrong(link, token="A" * 22),
    ),
    "a wrong certificate": (
        "The computer that answered",
        lambda link: _wrong(link, fingerprint="A" * 43),
    ),
    "a table that is no more": (
        "no longer exists",
        lambda link: _wrong(link, table="A" * 11),
    ),
    "a host that is gone": (
        "127.0.0.1 (port 9) does not answer.",
        lambda link: _wrong(link, port=9),
    ),
}


@pytest.mark.parametrize("bad", spread(BAD, 2))
def test_impossible_requests_are_refused_with_a_message(
    qtbot: QtBot, deck: Deck, windows: Open, monkeypatch: pytest.MonkeyPatch, bad: str
) -> None:
    """The guest's game stays on the desk unchanged."""
    host = windows("host", plain_game(2, SEED).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", plain_game(3, 7).deal(deck))
    guest.desk.model.submit(guest.desk.session.legal()[0])
    session = guest.desk.session
    before = session.state.copy()
    if bad == "another protocol":
        monkeypatch.setattr(net_seat, "PROTOCOL", 1)
    elif bad == "another deck":
        monkeypatch.setattr(PaxSharing, "digest", property(lambda _: str(time.monotonic_ns())))
    sentence, changed = BAD[bad]
    join(guest, changed(link))
    qtbot.waitUntil(lambda: sentence in told(guest), timeout=WAIT)
    guest.dialog.answers[0].click()
    assert guest.dialog is None
    assert guest.desk.session is session
    assert session.state == before
    assert steps_of(host) == 0
    monkeypatch.undo()
    # The right link remains valid.
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)


def test_a_line_that_arrives_too_late_is_reported(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    (link,) = invited(host, 1)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    house = guest.network_part.visit.game
    house.mark = "0" * 32  # from an earlier position
    guest.desk.model.submit(guest.desk.session.legal()[0])
    qtbot.waitUntil(
        lambda: "had already moved on" in guest.desk.scene.model.prompt.words, timeout=WAIT
    )
    assert steps_of(host) == steps_of(guest) == 0
    guest.desk.model.submit(guest.desk.session.legal()[0])
    qtbot.waitUntil(lambda: steps_of(host) == steps_of(guest) == 1, timeout=WAIT)
    guest.save()
    assert "Another computer hosts" in told(guest)


def test_a_seat_undoes_only_its_own_steps(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
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
    rows = guest.desk.log.rows_shown
    guest.desk.undo()
    qtbot.waitUntil(lambda: steps_of(guest) == steps_of(host) == 0, timeout=WAIT)
    qtbot.waitUntil(lambda: len(guest.desk.log.rows_shown) < len(rows), timeout=WAIT)


def analysed(qtbot: QtBot, window: TableWindow) -> GameAnalysis:
    window.records.show_replay()
    replay = window.dialog
    assert isinstance(replay, ReplaySheet)
    replay.analysis.click()
    back = replay.looking_back
    qtbot.waitUntil(lambda: back.found is not None or bool(back.page.problem), timeout=20 * WAIT)
    assert back.found is not None, back.page.problem
    return back.found


# Slow, as the analysis plays many games to the end.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "looked_back"), [("pax", False), ("pax", True), ("adventure", True)]
)
def test_a_whole_game_is_verified_saved_and_analysed_at_every_seat(
    qtbot: QtBot, deck: Deck, windows: Open, key: str, looked_back: bool
) -> None:
    if key == "pax":
        game, session, choose = None, plain_game(2, SEED).deal(deck), random.Random(2).choice
    else:
        game = AdventureTable(load_material(None))
        session, choose = NewAdventure(seed=SEED).deal(game.deck), KindsPlayer.for_game(2).choose
    host = windows("host", session, game)
    (link,) = invited(host, 2)
    guest = windows("guest", None, game)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    for window in (host, guest):
        window.desk.scene.animations_enabled = False
    while host.desk.session.seat_to_act is not None:
        before = steps_of(host)
        (window,) = (each for each in (host, guest) if each.desk.flow.robot is None)
        window.desk.model.submit(choose(window.desk.session.legal()))
        qtbot.waitUntil(
            lambda before=before: steps_of(host) == steps_of(guest) == before + 1, timeout=WAIT
        )
    visit = guest.network_part.visit
    for window in (host, guest):
        assert verdict_at(qtbot, window).isVisible()
    whole = guest.desk.session
    assert whole is visit.game.whole
    assert whole.host is None
    assert whole.opening.seed == host.desk.session.opening.seed
    assert whole.state == host.desk.session.state
    if looked_back:
        # Guests see the same analysis as the host.
        found, here = analysed(qtbot, guest), analysed(qtbot, host)
        assert found == here
        assert found.turning_points
        assert found.worst
        assert {each.seat for each in found.remarks.values()} == {1, 2}
    guest.close()
    again = windows("guest", None, game)
    assert len(again.autosave_part.shelf.finished) == 1


# --- A table before the deal ----------------------------------------------------------------------


def gathered(window: TableWindow, elsewhere: int) -> list[str]:
    """Start a game for three; return the links of remote seats."""
    window.network_part._host = "127.0.0.1"
    window.new_game()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    sheet.set_mode("online")
    sheet.set_seats(3)
    for row in sheet.rows[1:3]:
        row.seat(None, elsewhere=row.index >= 3 - elsewhere)
    sheet.first.setCurrentIndex(1)
    assert not sheet.seed.isEnabled()
    assert not sheet.practice.isEnabled()
    sheet.deal.click()
    invite = window.dialog
    assert isinstance(invite, InviteSheet)
    found = []
    for row in invite.rows:
        if row.seat and row.is_remote:
            invite.links[row.seat].click()
            found.append(invite.link.text())
    invite.places[0].buttons[True].click()  # spectators may join, but give no share
    return found


@pytest.mark.long
def test_a_new_game_is_dealt_once_everybody_has_joined(qtbot: QtBot, windows: Open) -> None:
    host = windows("host", None)
    links = gathered(host, 2)
    guests = [windows(f"guest {number}", None) for number in range(2)]
    join(guests[0], links[0])
    qtbot.waitUntil(lambda: "Waiting for" in told(guests[0]), timeout=WAIT)
    assert not host.dealt
    # A closed program returns with the share it has sent.
    guests[0].close()
    guests[0] = windows("guest 0", None)
    guests[0].network_part.join()
    sheet = guests[0].dialog
    assert isinstance(sheet, JoinSheet)
    sheet.back[0].click()
    qtbot.waitUntil(lambda: "Waiting for" in told(guests[0]), timeout=WAIT)
    join(guests[1], links[1])
    for guest in guests:
        qtbot.waitUntil(lambda guest=guest: sits(guest), timeout=WAIT)
    assert host.dealt
    assert host.dialog is None
    seed = host.desk.session.opening.seed
    claims = host.network_part.hosting.table.claims
    assert mixed(claims.table, claims.shares) == seed
    assert all(guest.desk.session.opening.seed == 0 for guest in guests)
    play(qtbot, [host, *guests], random.Random(1), 9)


@pytest.mark.long
def test_friends_visit_a_new_table_one_by_one(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    """The host plays another game meanwhile; guests close the program after their visit."""
    host = windows("host", None)
    links = gathered(host, 2)
    host.dialog.done.click()
    assert not isinstance(host.dialog, InviteSheet)
    host.play(plain_game(2, SEED + 5).deal(deck))
    new = host.network_part.new_table
    for number, link in enumerate(links):
        names = [new.hosting.name(seat) for seat in new.hosting.gathering.missing]
        assert len(names) == 2 - number
        assert all(each in new.banner.words for each in names)
        guest = windows(f"guest {number}", None)
        join(guest, link)
        count = 1 - number
        qtbot.waitUntil(lambda n=count: len(new.hosting.gathering.missing) == n, timeout=WAIT)
        guest.close()
    other = host.desk.session
    qtbot.waitUntil(lambda: "Everyone has joined" in new.banner.words, timeout=WAIT)
    host.desk.model.submit(other.legal()[0])
    assert host.desk.session is other
    new.banner.buttons[0].click()
    assert new.banner is None
    assert host.desk.session is not other
    claims = host.network_part.hosting.table.claims
    assert mixed(claims.table, claims.shares) == host.desk.session.opening.seed
    again = windows("guest 0", None)
    come_back(again)
    qtbot.waitUntil(lambda: sits(again), timeout=WAIT)


@pytest.mark.long
def test_a_new_table_survives_the_end_of_its_host_program(
    qtbot: QtBot, windows: Open, tmp_path: Path
) -> None:
    """The links stay valid, and the share of an earlier visit still counts."""
    host = windows("host", None)
    links = gathered(host, 2)
    first = windows("guest 0", None)
    join(first, links[0])
    new = host.network_part.new_table
    qtbot.waitUntil(lambda: len(new.hosting.gathering.missing) == 1, timeout=WAIT)
    before = new.hosting.gathering.claims
    names = [each.name for each in new.hosting.seats]
    first.close()
    host.close()
    host = windows("host", None)
    new = host.network_part.new_table
    qtbot.waitUntil(lambda: new.hosting is not None, timeout=WAIT)
    assert new.hosting.gathering.claims == before
    assert [each.name for each in new.hosting.seats] == names
    assert "waits for" in new.banner.words
    second = windows("guest 1", None)
    join(second, links[1])
    qtbot.waitUntil(lambda: sits(second), timeout=WAIT)
    claims = host.network_part.hosting.table.claims
    assert set(before.shares) < set(claims.shares)
    assert mixed(claims.table, claims.shares) == host.desk.session.opening.seed
    first = windows("guest 0", None)
    come_back(first)
    qtbot.waitUntil(lambda: sits(first), timeout=WAIT)
    assert not list((tmp_path / "host" / "net" / "new").iterdir())
    # An abandoned table is not opened again.
    gathered(host, 2)
    assert list((tmp_path / "host" / "net" / "new").iterdir())
    host.dialog.give_up.click()
    assert not list((tmp_path / "host" / "net" / "new").iterdir())


def test_saved_new_tables_are_reopened_one_after_another(
    qtbot: QtBot, windows: Open, tmp_path: Path
) -> None:
    hosts = [windows("host", None) for _ in range(2)]
    for host in hosts:
        gathered(host, 1)
    for host in hosts:
        host.close()
    kept = {each.stem for each in (tmp_path / "host" / "net" / "new").glob("*.pax")}
    assert len(kept) == 2
    host = windows("host", None)
    new = host.network_part.new_table
    for _ in range(2):
        qtbot.waitUntil(lambda: new.hosting is not None, timeout=WAIT)
        kept.remove(new.hosting.gathering.claims.table)
        new.banner.buttons[0].click()
        host.dialog.give_up.click()
    assert not kept


def test_the_time_limit_of_absences_is_fixed_once_a_player_has_joined(
    qtbot: QtBot, windows: Open
) -> None:
    host = windows("host", None)
    links = gathered(host, 2)
    new = host.network_part.new_table
    sheet = host.dialog
    sheet.absence.buttons[600].click()
    assert new.hosting.seating.claims.absence == 600
    sheet.clock.buttons[3 * DAY].click()
    assert new.hosting.seating.claims.clock == 3 * DAY
    guest = windows("guest", None)
    join(guest, links[0])
    qtbot.waitUntil(lambda: bool(new.hosting.seating.claims.claimed), timeout=WAIT)
    sheet.absence.buttons[3600].click()
    sheet.clock.buttons[0].click()
    assert new.hosting.seating.claims.absence == 600
    assert new.hosting.seating.claims.clock == 3 * DAY
    host.network_part.show_invitation(new.hosting)
    assert not host.dialog.absence.buttons[3600].isEnabled()
    assert not host.dialog.clock.buttons[0].isEnabled()


def test_a_typed_seed_is_not_shared(deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, 77).deal(deck))
    host.network_part.invite()
    assert "typed seed" in told(host)
    assert host.network_part.hosting is None


# --- Consent of other seats -----------------------------------------------------------------------


def at_a_table(qtbot: QtBot, deck: Deck, windows: Open) -> tuple[TableWindow, list[TableWindow]]:
    host = windows("host", plain_game(3, SEED).deal(deck))
    links = invited(host, 2, 3)
    guests = [windows(f"guest {number}", None) for number in range(2)]
    for guest, link in zip(guests, links, strict=True):
        join(guest, link)
        qtbot.waitUntil(lambda guest=guest: sits(guest), timeout=WAIT)
    return host, guests


def agree(qtbot: QtBot, window: TableWindow, agrees: bool = True) -> None:
    qtbot.waitUntil(lambda: window.network_part.asking is not None, timeout=WAIT)
    banner = window.network_part.asking
    (banner.agree if agrees else banner.refuse).click()


def passes(host: TableWindow, seconds: float) -> None:
    table = host.network_part.hosting.table
    clock = table.clock
    table.clock = lambda: clock() + seconds


@pytest.mark.long
def test_the_others_consent_to_an_undo(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host, guests = at_a_table(qtbot, deck, windows)
    chance = random.Random(3)
    while host.desk.session.state.turn.seat != 2:
        play(qtbot, [host, *guests], chance, 1)
    play(qtbot, [host, *guests], chance, 1)
    guest = guests[0]
    session = guest.desk.session
    while session.can_undo or session.seat_to_act != 2:
        play(qtbot, [host, *guests], chance, 1)
    before = session.before_action_of(2)
    for agrees in (False, True):
        passes(host, 61)
        guest.desk.undo()
        sheet = guest.dialog
        assert isinstance(sheet, MessageSheet)
        assert "The others have to agree" in told(guest)
        sheet.answers[0].click()
        agree(qtbot, host)
        agree(qtbot, guests[1], agrees)
        if not agrees:
            qtbot.waitUntil(
                lambda: "does not agree" in guest.desk.scene.model.prompt.words, timeout=WAIT
            )
            assert steps_of(guest) > before
    qtbot.waitUntil(lambda: steps_of(host) == before, timeout=WAIT)
    qtbot.waitUntil(lambda: steps_of(guest) == steps_of(guests[1]) == before, timeout=WAIT)
    play(qtbot, [host, *guests], chance, 4)


def test_a_proposal_interrupts_nobody(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    """The banner takes no focus, and No comes first."""
    host, guests = at_a_table(qtbot, deck, windows)
    guests[0].network_part.propose("close", 0)
    qtbot.waitUntil(lambda: host.network_part.asking is not None, timeout=WAIT)
    banner = host.network_part.asking
    name = host.desk.session.seats[1].name
    assert name in banner.words
    assert host.dialog is None
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
        qtbot.keyClick(host.desk, key)
        qtbot.keyClick(banner, key)
    table = host.network_part.hosting.table
    assert not table.claims.closed
    assert host.network_part.asking is banner
    assert [banner.refuse.text(), banner.agree.text()] == ["No", "Agree"]
    assert banner.refuse.nextInFocusChain() is banner.agree
    assert not banner.agree.hasFocus()
    host.desk.model.submit(host.desk.session.legal()[0])
    assert steps_of(host) == 1
    banner.refuse.click()
    assert host.network_part.asking is None
    assert table.pending is None
    qtbot.waitUntil(lambda: guests[1].network_part.asking is None, timeout=WAIT)


def test_no_question_is_repeated(deck: Deck) -> None:
    game = SeatGame(PaxSharing(deck), TableLink("127.0.0.1", 1, "table", 3, "token"), Heard())
    asks = Proposal(7, "back", 2, 2, 5, (1, 3), ())
    game.take(asks)
    assert game.to_answer == asks
    game.answer(False)
    game.take(evolve(asks, waits=(3,)))
    assert game.to_answer is None
    other = evolve(asks, number=8)
    game.take(other)
    assert game.to_answer == other


class Heard:
    """Connection that drops all messages."""

    def say(self, message: Asked) -> None: ...


@pytest.mark.long
def test_a_robot_substitutes_until_the_player_returns(
    qtbot: QtBot, deck: Deck, windows: Open
) -> None:
    host, guests = at_a_table(qtbot, deck, windows)
    chance = random.Random(3)
    while host.desk.session.seat_to_act != 3:
        play(qtbot, [host, *guests], chance, 1)
    guests[1].close()
    qtbot.waitUntil(lambda: "away" in guests[0].network_part.note(), timeout=WAIT)
    guests[0].network_part.invite()
    sheet = guests[0].dialog
    assert isinstance(sheet, TableSheet)
    passes(host, DAY)
    sheet.robots[3].click()
    agree(qtbot, host)
    qtbot.waitUntil(lambda: host.desk.session.seat_to_act != 3, timeout=WAIT)
    assert "robot plays for" in host.network_part.note()
    again = windows("guest 1", None)
    again.network_part.join()
    join_sheet = again.dialog
    assert isinstance(join_sheet, JoinSheet)
    join_sheet.back[0].click()
    qtbot.waitUntil(lambda: sits(again), timeout=WAIT)
    qtbot.waitUntil(lambda: host.network_part.note() == "", timeout=WAIT)
    assert not host.desk.session.sitting_in
    play(qtbot, [host, guests[0], again], chance, 8)


@pytest.mark.long
def test_a_robot_plays_at_the_end_of_the_time_for_a_turn(
    qtbot: QtBot, deck: Deck, windows: Open
) -> None:
    """The robot takes over for the absent player without a vote."""
    host, guests = at_a_table(qtbot, deck, windows)
    hosting, chance = host.network_part.hosting, random.Random(3)
    table = hosting.table
    table.claim(evolve(table.claims, clock=3 * DAY))
    while host.desk.session.seat_to_act != 3:
        play(qtbot, [host, *guests], chance, 1)
    guests[1].close()
    qtbot.waitUntil(lambda: 3 not in table.here, timeout=WAIT)
    table.wall_clock = lambda: time.time() + 2 * DAY
    hosting._clock.timeout.emit()
    assert not host.desk.session.sitting_in
    table.wall_clock = lambda: time.time() + 3 * DAY
    hosting._clock.timeout.emit()
    assert host.desk.session.sitting_in.keys() == {3}
    qtbot.waitUntil(lambda: host.desk.session.seat_to_act != 3, timeout=WAIT)
    again = windows("guest 1", None)
    come_back(again)
    qtbot.waitUntil(lambda: sits(again), timeout=WAIT)
    assert not host.desk.session.sitting_in


@pytest.mark.long
def test_a_table_closed_for_all_can_be_reviewed_by_all(
    qtbot: QtBot, deck: Deck, windows: Open
) -> None:
    host, guests = at_a_table(qtbot, deck, windows)
    play(qtbot, [host, *guests], random.Random(3), 10)
    guests[0].network_part.invite()
    sheet = guests[0].dialog
    assert isinstance(sheet, TableSheet)
    sheet.close_all.click()
    agree(qtbot, host)
    agree(qtbot, guests[1])
    for guest in guests:
        qtbot.waitUntil(lambda guest=guest: guest.desk.session.host is None, timeout=WAIT)
        assert guest.desk.session.state == host.desk.session.state
        assert verdict_at(qtbot, guest)
        assert len(guest.desk.model.people) == 3
    assert host.network_part.hosting is None
    assert verdict_at(qtbot, host)
    guests[0].desk.model.submit(guests[0].desk.session.legal()[0])
    assert steps_of(guests[0]) == 11
    assert steps_of(host) == 10


@pytest.mark.long
@pytest.mark.parametrize("restarted", spread([True, False]))
def test_an_absent_friend_gets_the_closed_table(
    qtbot: QtBot, deck: Deck, windows: Open, restarted: bool
) -> None:
    """The host continues to run, or has been restarted."""
    host = windows("host", None)
    host.play(plain_game(3, SEED).deal(deck))
    guests = [windows(f"guest {number}", None) for number in range(2)]
    for guest, link in zip(guests, invited(host, 2, 3), strict=True):
        join(guest, link)
        qtbot.waitUntil(lambda guest=guest: sits(guest), timeout=WAIT)
    play(qtbot, [host, *guests], random.Random(3), 10)
    guests[0].network_part.propose("close", 0)
    agree(qtbot, guests[1])
    table = host.network_part.hosting.table
    qtbot.waitUntil(lambda: table.pending and len(table.pending.waits) == 1, timeout=WAIT)
    guests[1].close()
    qtbot.waitUntil(lambda: 3 not in table.here, timeout=WAIT)
    agree(qtbot, host)
    qtbot.waitUntil(lambda: guests[0].desk.session.host is None, timeout=WAIT)
    qtbot.waitUntil(lambda: table.claims.owed == {3}, timeout=WAIT)
    (kept,) = host.network_part.folder.glob("closed/*.table")
    host.dialog.answers[0].click()
    host.desk.model.submit(host.desk.session.legal()[0])
    if restarted:
        host.close()
        host = windows("host", None)
        qtbot.waitUntil(lambda: bool(host.network_part.ended), timeout=WAIT)
    again = windows("guest 1", None)
    come_back(again)
    assert verdict_at(qtbot, again).isVisible()
    assert steps_of(again) == 10
    qtbot.waitUntil(lambda: not kept.exists(), timeout=WAIT)
    qtbot.waitUntil(lambda: not host.network_part.ended, timeout=WAIT)
    receipts = list(again.autosave_part.folder.rglob("*.receipt"))
    assert len(receipts) == 1


# --- Others ---------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_spectator_sees_public_facts_only(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    (link,) = invited(host, 0)
    watchers = [windows(f"watcher {number}", None) for number in range(2)]
    for each in watchers:
        join(each, link)
        qtbot.waitUntil(lambda each=each: sits(each), timeout=WAIT)
    assert "2 spectators" in host.network_part.note()
    chance = random.Random(2)
    for _ in range(20):
        before = steps_of(host)
        host.desk.model.submit(chance.choice(host.desk.session.legal()))
        for each in watchers:
            qtbot.waitUntil(lambda each=each, n=before: steps_of(each) == n + 1, timeout=WAIT)
            state = each.desk.session.state
            assert not any(any(player.hand) for player in state.players.values())
            assert not each.desk.flow.open_hands
            assert each.desk.flow.curtain is None
            assert not each.desk.model.people


def test_the_invite_command_opens_its_sheet(deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    host.commands.all["invite"].action.trigger()
    assert isinstance(host.dialog, InviteSheet)


def test_a_game_is_shared_with_its_own_cards(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    own = deck.corrected([evolve(deck.enterprises[72], cost=9)])
    host = windows("host", plain_game(2, SEED).deal(own))
    (link,) = invited(host, 2)
    guest = windows("guest", None, tables.quiet(own))
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    play(qtbot, [host, guest], random.Random(2), 3)
    assert guest.desk.session.state.cards.digest == own.digest


@pytest.mark.long
def test_a_seat_moves_to_another_computer(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance = random.Random(2)
    play(qtbot, [host, guest], chance, 7)
    guest.network_part.invite()
    sheet = guest.dialog
    assert isinstance(sheet, TableSheet)
    sheet.move_seat.click()
    qtbot.waitUntil(lambda: isinstance(guest.dialog, MoveSheet), timeout=WAIT)
    another = windows("another", None)
    join(another, guest.dialog.link_box.text.text())
    qtbot.waitUntil(lambda: sits(another), timeout=WAIT)
    qtbot.waitUntil(lambda: "another window or computer" in told(guest), timeout=WAIT)
    play(qtbot, [host, another], chance, 7)


def test_an_inattentive_player_is_called(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    host.activateWindow()
    chance = random.Random(2)
    while host.desk.session.seat_to_act != 2:
        before = steps_of(host)
        host.desk.model.submit(chance.choice(host.desk.session.legal()))
        qtbot.waitUntil(lambda before=before: steps_of(guest) == before + 1, timeout=WAIT)
    assert guest.network_part.calling.called == 1
    assert host.network_part.calling.called == 0


def test_a_free_seat_is_found_and_taken(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host = windows("host", plain_game(2, SEED).deal(deck))
    host.network_part._host = "127.0.0.1"
    host.network_part.invite()
    invite = host.dialog
    assert isinstance(invite, InviteSheet)
    invite.places[2].buttons[True].click()
    invite.nearby.click()
    guest = windows("guest", None)
    guest.network_part.join()
    sheet = guest.dialog
    assert isinstance(sheet, JoinSheet)
    table = host.network_part.hosting.table.claims.table

    def mine() -> list[int]:
        return [n for n, each in enumerate(sheet.found) if each.link.table == table]

    qtbot.waitUntil(lambda: bool(mine()), timeout=WAIT)
    assert [sheet.found[n].words for n in mine()] == ["Rosa"]
    sheet.take[mine()[0]].click()
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    invite.done.click()
    play(qtbot, [host, guest], random.Random(1), 3)


def test_a_found_seat_keeps_its_button_and_the_focus(windows: Open) -> None:
    guest = windows("guest", None)
    guest.network_part.join()
    sheet = guest.dialog
    assert isinstance(sheet, JoinSheet)
    first, second = (
        FoundTable(
            title,
            "",
            "",
            title,
            ((name, TableLink("127.0.0.1", 9, "t" * 11, 2, "k" * 22, "f" * 43)),),
        )
        for title, name in (("Carmen", "Lucía"), ("Rosa", "Jorge"))
    )
    sheet.show_found([first])
    button = sheet.take[0]
    button.setFocus()
    sheet.show_found([second, first])
    assert sheet.take[1] is button
    assert guest.focusWidget() is button
    sheet.show_found([second])
    assert button.isHidden()


@pytest.mark.long
def test_the_other_game_between_two_windows(qtbot: QtBot, windows: Open) -> None:
    game = AdventureTable(load_material(None))
    host = windows("host", NewAdventure(seed=SEED).deal(game.deck), game)
    (link,) = invited(host, 2)
    guest = windows("guest", None, game)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    player = KindsPlayer.for_game(1)
    for _ in range(25):
        before = steps_of(host)
        (window,) = (each for each in (host, guest) if each.desk.flow.robot is None)
        window.desk.model.submit(player.choose(window.desk.session.legal()))
        qtbot.waitUntil(
            lambda before=before: steps_of(host) == steps_of(guest) == before + 1, timeout=WAIT
        )
    assert [row.kind for row in host.desk.flow.game_log.rows] == [
        row.kind for row in guest.desk.flow.game_log.rows
    ]


# --- Features of a remote seat --------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("key", ["pax", "adventure"])
def test_a_remote_seat_has_the_features_of_a_local_one(
    qtbot: QtBot, deck: Deck, windows: Open, key: str
) -> None:
    if key == "pax":
        host = windows("host", plain_game(2, SEED).deal(deck))
        game, choose = None, random.Random(2).choice
    else:
        game = AdventureTable(load_material(None))
        host = windows("host", NewAdventure(seed=SEED).deal(game.deck), game)
        choose = KindsPlayer.for_game(1).choose
    (link,) = invited(host, 2)
    guest = windows("guest", None, game)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    here, there = host.desk.session, guest.desk.session
    while steps_of(host) < 40 or here.seat_to_act != 2 or here.recording.steps[-1].seat == 2:
        before = steps_of(host)
        window = guest if here.seat_to_act == 2 else host
        window.desk.model.submit(choose(window.desk.session.legal()))
        qtbot.waitUntil(
            lambda before=before: steps_of(host) == steps_of(guest) == before + 1, timeout=WAIT
        )
    assert there.legal() == here.legal()
    refused = 0
    for step in here.recording.steps:
        one, other = here.refusal(step.action), there.refusal(step.action)
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert (one.rule, str(one)) == (other.rule, str(other))
            refused += 1
    assert refused > 10
    for action in there.legal():
        there.warning(action)
    guest.ask_hint()
    qtbot.waitUntil(lambda: bool(guest.desk.hints.plans), timeout=WAIT)
    assert guest.desk.scene.model.prompt.words.startswith("Hint")
    guest.desk.story.retell()
    assert guest.desk.story.running
    guest.desk.story.skip()
    for name, command in list(guest.commands.all.items()):
        if name not in ALONE and command.action.isEnabled():
            command.action.trigger()
            if guest.dialog is not None:
                guest.dialog.escape.click()
            assert guest.dialog is None, name
    assert guest.desk.session is there
    assert steps_of(guest) == steps_of(host)
    assert not there.can_undo
    before = there.before_action_of(2)
    guest.desk.undo()
    assert "The others have to agree" in told(guest)
    guest.dialog.answers[0].click()
    agree(qtbot, host)
    qtbot.waitUntil(lambda: steps_of(guest) == steps_of(host) == before, timeout=WAIT)
    # A robot plays for an absent player.
    assert here.seat_to_act == 2
    guest.close()
    qtbot.waitUntil(lambda: "away" in host.network_part.note(), timeout=WAIT)
    host.network_part.invite()
    sheet = host.dialog
    assert isinstance(sheet, InviteSheet)
    passes(host, DAY)
    sheet.robots[2].click()
    qtbot.waitUntil(lambda: here.seat_to_act == 1, timeout=WAIT)
    assert "robot plays for" in host.network_part.note()


ALONE = {
    *("close", "close_window", "ask_window", "open_file"),
    *("replay_file", "export_log", "show_home", "save_as"),
}
"""Commands that open system dialogs or leave the table."""


# --- Players absent at the end --------------------------------------------------------------------


def almost_over(deck: Deck) -> GameSession:
    whole = plain_game(2, SEED).deal(deck)
    chance = random.Random(6)
    while whole.seat_to_act is not None:
        whole.submit(chance.choice(whole.legal()))
    lines = [step.action for step in whole.recording.steps]
    assert whole.recording.steps[-1].seat == 1
    session = plain_game(2, SEED).deal(deck)
    for action in lines[:-1]:
        session.submit(action)
    return session


def come_back(window: TableWindow) -> None:
    window.network_part.join()
    sheet = window.dialog
    assert isinstance(sheet, JoinSheet)
    sheet.back[0].click()


@pytest.mark.long
@pytest.mark.parametrize("restarted", spread([False, True]))
def test_a_player_absent_at_the_end_gets_the_whole_game(
    qtbot: QtBot, deck: Deck, windows: Open, restarted: bool
) -> None:
    """The host plays another game, or has been restarted."""
    host = windows("host", None)
    host.play(almost_over(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    guest.close()
    qtbot.waitUntil(lambda: "away" in host.network_part.note(), timeout=WAIT)
    ended = host.desk.session
    chance = random.Random(6)
    while ended.seat_to_act is not None:
        host.desk.model.submit(chance.choice(ended.legal()))
    if restarted:
        host.close()
        host = windows("host", None)
        qtbot.waitUntil(lambda: bool(host.network_part.ended), timeout=WAIT)
    else:
        host.play(plain_game(2, SEED + 1).deal(deck))
        invited(host, 2)  # at another table on the same computer
    again = windows("guest", None)
    come_back(again)
    assert verdict_at(qtbot, again).isVisible()
    assert again.desk.session.state == ended.state
    assert again.desk.session.journal == ended.journal
    qtbot.waitUntil(lambda: not host.network_part.ended, timeout=WAIT)
    assert not list(host.autosave_part.folder.rglob("*.table")) or not restarted
    # no seat is saved, so a start opens nothing
    assert again.network_part.joiner.kept_seats() == ()


# --- The record of a seat -------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("key", ["pax", "adventure"])
def test_a_restarted_program_can_review_all_received_steps(
    qtbot: QtBot, deck: Deck, windows: Open, tmp_path: Path, key: str
) -> None:
    """The game is reviewed without the table, then continued."""
    if key == "pax":
        game, session, choose = None, plain_game(2, SEED).deal(deck), random.Random(4).choice
    else:
        game = AdventureTable(load_material(None))
        session, choose = NewAdventure(seed=SEED).deal(game.deck), KindsPlayer.for_game(1).choose
    host = windows("host", None, game)
    host.play(session)
    (link,) = invited(host, 2)
    guest = windows("guest", None, game)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)

    def go_on(windows: list[TableWindow], steps: int) -> None:
        for _ in range(steps):
            before = steps_of(windows[0])
            (window,) = (each for each in windows if each.desk.flow.robot is None)
            window.desk.model.submit(choose(window.desk.session.legal()))
            qtbot.waitUntil(
                lambda before=before: all(steps_of(each) == before + 1 for each in windows),
                timeout=WAIT,
            )

    go_on([host, guest], 30)
    seen = guest.desk.session.state.copy()
    # as after a kill, the last line is incomplete
    shutil.copytree(tmp_path / "guest", tmp_path / "killed")
    (file,) = (tmp_path / "killed" / "games").glob("*.seat")
    with file.open("ab") as half:
        half.write(b'{"type":"Steps","kept":30,"st')
    guest.close()
    host.close()
    again = windows("killed", None, game)
    home = again.dialog
    assert isinstance(home, HomeSheet)
    (row,) = home.rows
    assert "on another computer's table" in row.saved_text.words
    qtbot.waitUntil(lambda: row.picture is not None, timeout=WAIT)
    row.replay.click()
    replay = again.dialog
    assert isinstance(replay, ReplaySheet)
    assert replay.playback.last == 30
    assert not replay.looking_back.possible
    replay.escape.click()
    again.dialog.go_on.click()
    assert again.dialog is None
    assert again.desk.session.state == seen
    assert "Reconnecting" in again.network_part.note()
    again.records.show_replay()
    assert again.dialog.playback.last == 30
    again.dialog.escape.click()
    table = windows("host", None, game)
    table.autosave_part.resume(table.autosave_part.under_way[0])
    qtbot.waitUntil(lambda: again.network_part.note() == "", timeout=WAIT)
    assert steps_of(again) == 30
    go_on([table, again], 6)
    journal = list(again.desk.session.journal)
    again.close()
    assert windows("killed", None, game).dialog.rows[0].saved_text.session.journal == journal


# --- Another game with the same people ------------------------------------------------------------


@pytest.mark.long
def test_the_people_of_a_finished_game_play_again(
    qtbot: QtBot, deck: Deck, windows: Open, count: Callable[[str], None]
) -> None:
    host = windows("host", None)
    host.play(almost_over(deck))
    host.network_part.rematch()
    assert "Only the players of a finished online game" in told(host)
    host.dialog.answers[0].click()
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance = random.Random(6)
    ended = host.desk.session
    while ended.seat_to_act is not None:
        host.desk.model.submit(chance.choice(ended.legal()))
    assert verdict_at(qtbot, guest).isVisible()
    qtbot.waitUntil(lambda: not host.network_part.hosting.owing, timeout=WAIT)
    host.close_dialog()  # the sheet of the result
    host.commands.all["rematch"].action.trigger()
    assert isinstance(host.dialog, InviteSheet)
    qtbot.waitUntil(lambda: bool(guest.desk.findChildren(RematchBanner)), timeout=WAIT)
    (banner,) = guest.desk.findChildren(RematchBanner)
    banner.agree.click()
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    new = host.desk.session
    assert new is not ended
    assert new.seats == ended.seats
    assert new.opening.options == ended.opening.options
    claims = host.network_part.hosting.table.claims
    assert mixed(claims.table, claims.shares) == new.opening.seed
    assert guest.desk.session.seats == new.seats
    play(qtbot, [host, guest], chance, 5)
    count("a rematch of 2 people without a link")


def finished(
    qtbot: QtBot, deck: Deck, windows: Open
) -> tuple[TableWindow, TableWindow, GameSession]:
    host = windows("host", None)
    host.play(almost_over(deck))
    (link,) = invited(host, 2)
    guest = windows("guest", None)
    join(guest, link)
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    chance, ended = random.Random(6), host.desk.session
    while ended.seat_to_act is not None:
        host.desk.model.submit(chance.choice(ended.legal()))
    verdict_at(qtbot, guest)
    qtbot.waitUntil(lambda: not host.network_part.hosting.owing, timeout=WAIT)
    host.close_dialog()  # the sheet of the result
    guest.close_dialog()
    return host, guest, ended


def banner_at(qtbot: QtBot, window: TableWindow) -> RematchBanner:
    qtbot.waitUntil(lambda: bool(window.desk.findChildren(RematchBanner)), timeout=WAIT)
    return window.desk.findChildren(RematchBanner)[0]


@pytest.mark.long
def test_a_guest_requests_a_rematch(qtbot: QtBot, deck: Deck, windows: Open) -> None:
    host, guest, ended = finished(qtbot, deck, windows)
    guest.commands.all["rematch"].action.trigger()
    assert "The host was asked" in told(guest)
    guest.close_dialog()
    wish = banner_at(qtbot, host)
    assert wish.words == f"{ended.seats[1].name} would like to play again with the same people."
    wish.agree.click()
    assert isinstance(host.dialog, InviteSheet)
    banner_at(qtbot, guest).agree.click()
    qtbot.waitUntil(lambda: sits(guest), timeout=WAIT)
    assert guest.desk.session.seats == ended.seats
    assert host.desk.session is not ended
    play(qtbot, [host, guest], random.Random(1), 5)


@pytest.mark.long
def test_a_guest_hosts_the_rematch_once_the_host_is_gone(
    qtbot: QtBot, deck: Deck, windows: Open
) -> None:
    host, guest, ended = finished(qtbot, deck, windows)
    host.close()
    visit = guest.network_part.visit
    qtbot.waitUntil(lambda: not visit.connected, timeout=WAIT)
    guest.network_part._host = "127.0.0.1"
    guest.commands.all["rematch"].action.trigger()
    sheet = guest.dialog
    assert isinstance(sheet, InviteSheet)
    link = guest.network_part.new_table.hosting.link(1, "127.0.0.1")
    other = windows("host again", None)
    join(other, link)
    qtbot.waitUntil(lambda: sits(other), timeout=WAIT)
    assert other.desk.session.seats == ended.seats
    assert guest.network_part.hosting.table.remote_seats == (1,)
    play(qtbot, [guest, other], random.Random(1), 5)


# --- A game over days -----------------------------------------------------------------------------

MOST_DAYS = 80


@pytest.mark.long
def test_a_whole_game_over_days_with_all_programs_closed_between_turns(
    qtbot: QtBot,
    windows: Open,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    count: Callable[[str], None],
) -> None:
    """Host and guest play daily, and a spectator visits weekly."""
    game, today = AdventureTable(load_material(None)), [0]
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + today[0] * DAY)
    choose = KindsPlayer.for_game(1).choose
    host = windows("host", None, game)
    host.play(NewAdventure(seed=SEED).deal(game.deck))
    for name, link in zip(("guest", "spectator"), invited(host, 2, 0), strict=True):
        each = windows(name, None, game)
        join(each, link)
        qtbot.waitUntil(lambda each=each: sits(each), timeout=WAIT)
        each.close()
    opened, played = 3, 0

    def play_turn(window: TableWindow) -> int:
        steps = 0
        while window.desk.session.seat_to_act in window.desk.model.people:
            before = steps_of(window)
            window.desk.model.submit(choose(window.desk.session.legal()))
            qtbot.waitUntil(lambda n=before: steps_of(window) > n, timeout=WAIT)
            steps += 1
        return steps

    while host.desk.session.seat_to_act is not None:
        assert today[0] < MOST_DAYS, "the game goes on"
        played += play_turn(host)
        session = host.desk.session
        if session.seat_to_act is not None:
            guest = windows("guest", None, game)
            come_back(guest)
            qtbot.waitUntil(lambda guest=guest: sits(guest), timeout=WAIT)
            qtbot.waitUntil(
                lambda each=guest, host=host: steps_of(each) == steps_of(host), timeout=WAIT
            )
            played += play_turn(guest)
            qtbot.waitUntil(
                lambda each=guest, host=host: steps_of(each) == steps_of(host), timeout=WAIT
            )
            guest.close()
            opened += 1
        if session.seat_to_act is None:
            break
        if today[0] % 7 == 6:
            spectator = windows("spectator", None, game)
            come_back(spectator)
            qtbot.waitUntil(
                lambda each=spectator, host=host: sits(each) and steps_of(each) == steps_of(host),
                timeout=WAIT,
            )
            spectator.close()
            opened += 1
        host.until_kept()
        host.close()
        today[0] += 1
        host = windows("host", None, game)
        host.autosave_part.resume(host.autosave_part.under_way[0])
        opened += 1
    ended = host.desk.session
    assert len(ended.recording.steps) == played
    ended.replay()
    guest = windows("guest", None, game)
    if guest.network_part.joiner.kept_seats():
        come_back(guest)
    verdict_at(qtbot, guest)
    assert guest.desk.session.journal == ended.journal
    count(f"{played} steps in {today[0]} days, {opened + 1} programs started")
