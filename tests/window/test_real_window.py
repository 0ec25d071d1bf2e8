"""Tests of the program in a real window with animations."""

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import Options, SoloMode
from paxdesk.porfiriana.saves import open_saved, write_saved
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.hand.gestures import END_TURN, gesture_for
from tests.shares import spread
from tests.window.conftest import Screen
from tests.window.seeing import Table

pytestmark = pytest.mark.long
TURNS = 3
BY_KEYS = 2
LONGEST_GAME = 500


def settings(screen: Screen, **chosen: str) -> None:
    """Write the settings file; arguments are named ``section__key``."""
    folder = screen.home / "config" / "paxdesk"
    folder.mkdir(parents=True)
    sections: dict[str, list[str]] = {}
    for name, value in chosen.items():
        section, _, key = name.partition("__")
        sections.setdefault(section, []).append(f"{key}={value}")
    text = "\n".join(f"[{name}]\n" + "\n".join(lines) for name, lines in sections.items())
    (folder / "settings.ini").write_text(text + "\n", encoding="utf-8")


def purchase(table: Table) -> Action | None:
    """Return the cheapest purchase into the hand, or None."""
    session = table.kept()
    buys = [
        each for each in session.legal() if isinstance(each, act.Buy) and each.orientation is None
    ]
    return min(buys, key=lambda buy: buy.slot % 6, default=None)


def end_turn(screen: Screen, table: Table) -> None:
    before = len(table.lines())
    screen.click(table.at(END_TURN))
    if "end" not in table.lines()[before:]:
        screen.picture("asked-back")
        screen.keys("Return")  # the first button of the confirmation
    table.wait_for("end", before)
    screen.rest()
    pass_on(screen, table)


def pass_on(screen: Screen, table: Table) -> None:
    """Lift the curtain, or look at a face-down hand."""
    session = table.kept()
    if session.secrecy == "curtain":
        lift_curtain(screen, table)
    elif session.state.players[session.seat_to_act or 1].hand:
        hold_up(screen, table)


def hold_up(screen: Screen, table: Table) -> None:
    """Check that holding Space shows the hand and plays nothing."""
    lines = table.lines()
    screen.do("mousemove", "4", "4")
    down = screen.rest()
    screen.do("keydown", "space")
    up = screen.rest()
    screen.do("keyup", "space")
    assert screen.rest() == down
    assert up != down
    assert table.lines() == lines


def lift_curtain(screen: Screen, table: Table) -> None:
    """Check that short key presses have no effect; then lift the curtain."""
    before = len(table.lines())
    screen.keys("space", "Return", "e")
    screen.rest()
    assert len(table.lines()) == before
    screen.hold("space")
    screen.rest()
    screen.keys("Escape")
    screen.rest()


def test_the_first_start(screen: Screen, deck: Deck) -> None:
    """Help and a new game are opened by keys."""
    screen.start()
    home = screen.picture("home")
    left, top, width, height = Table(screen, deck).inside()
    assert left >= 0
    assert top > 0, "the frame's title is on the screen"
    assert left + width <= screen.size[0]
    assert top + height <= screen.size[1]
    screen.keys("F1")
    assert screen.rest() != home
    screen.picture("overview")
    screen.keys("Escape")
    screen.rest()
    screen.keys("ctrl+n")
    screen.rest()
    screen.picture("new-game")
    screen.keys("Return")
    table = Table(screen, deck)
    screen.wait_until(lambda: any(table.folder.glob("*.pax")), "a game is dealt")
    screen.rest()
    screen.picture("dealt")
    assert len(table.kept().state.players) == 2
    assert screen.quit() == ""


@pytest.mark.parametrize("secrecy", spread(["face down", "curtain"], long=1))
def test_three_seats_by_mouse_then_by_keys_then_a_crash(
    screen: Screen, deck: Deck, secrecy: str
) -> None:
    """After a kill, the game is continued."""
    file = screen.home / "evening.pax"
    seats = tuple(SeatSetup(name, at) for at, name in enumerate(("Ana", "Luz", "Eva"), start=1))
    down = secrecy == "face down"
    write_saved(file, Session.new(deck, Options(), 7, seats, face_down=down))
    screen.start(str(file))
    table = Table(screen, deck)
    screen.wait_until(lambda: any(table.folder.glob("*.pax")), "the game is kept")
    table.fill_the_screen()
    for turn in range(TURNS):
        refuse_a_drag(screen, table)
        action = purchase(table)
        if action is not None:
            before = len(table.lines())
            found = gesture_for(table.kept().state, action)
            screen.drag(table.at(found.pick), table.at(found.drop))
            table.wait_for(write(action), before)
            screen.rest()
        screen.picture(f"turn-{turn + 1}")
        end_turn(screen, table)
    take = "Return" if down else "space"
    for _ in range(BY_KEYS):
        before = len(table.lines())
        screen.keys("Tab", take, take)
        screen.rest()
        screen.keys("Escape", "e")
        screen.rest()
        screen.keys("Return")
        table.wait_for("end", before)
        screen.rest()
        pass_on(screen, table)
    screen.picture("by-keys")
    assert table.lines().count("end") == TURNS + BY_KEYS
    reached = table.kept().state
    screen.kill()
    screen.start()
    table.fill_the_screen()
    screen.picture("after-the-crash")
    screen.keys("Return")
    screen.rest()
    if not down:
        screen.hold("space")
        screen.rest()
    screen.picture("continued")
    assert table.kept().state == reached
    assert screen.quit() == ""


def refuse_a_drag(screen: Screen, table: Table) -> None:
    """Check that a refused drag leaves the table unchanged."""
    deck, market = table.at(Spot("deck")), table.at(Spot("market", 2))
    around = QRect(deck - QPoint(50, 60), deck + QPoint(60, 75))
    screen.do("mousemove", "4", "4")
    before = screen.rest().copy(around)
    lines = table.lines()
    screen.drag(market, deck)
    screen.do("mousemove", "4", "4")
    after = screen.rest().copy(around)
    assert table.lines() == lines
    assert after == before, "the card that was refused still lies there"


def test_a_solo_game_to_its_end(screen: Screen, deck: Deck) -> None:
    """The home page follows the end of the game."""
    settings(screen, robots__robots="instant", motion__motion="fast")
    file = screen.home / "solo.pax"
    write_saved(file, Session.new(deck, Options(), 4, (SeatSetup("Ana", 1),), solo="diaz"))
    screen.start(str(file))
    table = Table(screen, deck)
    screen.wait_until(lambda: any(table.folder.glob("*.pax")), "the game is kept")
    table.fill_the_screen()
    for _ in range(LONGEST_GAME):
        # End the turn and confirm, or answer a question with the last answer.
        screen.keys("Escape", "e", "Return")
        if table.kept().state.over:
            break
        screen.keys("shift+Tab", "Return")
    screen.wait_until(lambda: table.kept().state.over, "the game ends")
    screen.rest()
    screen.picture("solo-end")
    screen.keys("Escape", "ctrl+h")
    screen.rest()
    screen.picture("home-after")
    assert screen.quit() == ""
    assert len(list((table.folder / "finished").glob("*.pax"))) == 1


OPPONENTS: dict[SoloMode, tuple[SeatSetup, ...]] = {
    "diaz": (SeatSetup("Ana", 1),),
    "paxomatic": (
        SeatSetup("Ana", 1),
        SeatSetup("I", 2, "paxomatic"),
        SeatSetup("II", 3, "paxomatic"),
    ),
}
BOUGHT_TURNS = 2


@pytest.mark.parametrize("mode", spread(OPPONENTS, long=1))
def test_a_moved_file_is_played_to_the_end(screen: Screen, deck: Deck, mode: SoloMode) -> None:
    """A game that is saved, moved and finished is one entry on the home page."""
    settings(screen, robots__robots="instant", motion__motion="fast")
    file, elsewhere = screen.home / "solo.pax", screen.home / "elsewhere"
    write_saved(file, Session.new(deck, Options(), 4, OPPONENTS[mode], solo=mode))
    screen.start(str(file))
    table = Table(screen, deck)
    screen.wait_until(lambda: any(table.folder.glob("*.pax")), "the game is kept")
    table.fill_the_screen()
    for _ in range(BOUGHT_TURNS):
        screen.wait_until(lambda: table.kept().seat_to_act == 1, "the person is asked")
        screen.rest()
        action = purchase(table)
        if action is not None:
            before = len(table.lines())
            found = gesture_for(table.kept().state, action)
            screen.drag(table.at(found.pick), table.at(found.drop))
            table.wait_for(write(action), before)
            screen.rest()
        screen.keys("Escape", "e", "Return")
        screen.rest()
    screen.picture(f"{mode}-half")
    screen.keys("ctrl+s")
    saved = table.kept()
    screen.wait_until(
        lambda: open_saved(file, deck).session.journal == saved.journal, "the file has the game"
    )
    assert screen.quit() == ""
    elsewhere.mkdir()
    moved = file.rename(elsewhere / "of-ana.pax")
    screen.start(str(moved))
    table.fill_the_screen()
    assert table.kept().state == saved.state
    for _ in range(LONGEST_GAME):
        screen.keys("Escape", "e", "Return")
        if table.kept().state.over:
            break
        screen.keys("shift+Tab", "Return")
    screen.wait_until(lambda: table.kept().state.over, "the game ends")
    screen.rest()
    screen.picture(f"{mode}-end")
    screen.keys("Escape", "ctrl+s")
    screen.wait_until(lambda: open_saved(moved, deck).session.state.over, "the file has the end")
    assert screen.quit() == ""
    assert not list(table.folder.glob("*.pax"))
    assert len(list((table.folder / "finished").glob("*.pax"))) == 1
    assert [each.name for each in elsewhere.glob("*.pax")] == ["of-ana.pax"]
    assert not file.exists()


@pytest.fixture(autouse=True)
def _application(qtbot: QtBot) -> None:
    """Create an application, because positions are computed in this process."""
