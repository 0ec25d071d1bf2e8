"""Player of a scenario in a real window against the hard opponent.

``python -m tests.window.against_hard SCENARIO SIDE [SEED] [MOST]`` enters a medium player's
decisions for SIDE by mouse. An unintended line in the journal ends the program with status 1. MOST
limits the number of decisions.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paxdesk.desk.app.application import IdleGarbageCollector
from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.actions import Action, Move
from paxdesk.mexican_adventure.rules.engine import perform
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGameSheet
from tests.mexican_adventure.table.hand import AdventureHand

DECIDES: Final = ROBOTS["medium"]
"""Robot whose decisions are entered by mouse."""
OPPONENT: Final = "hard"
SIZE: Final = (1366, 768)
LONGEST: Final = 60.0
"""Timeout in seconds of each wait for the program."""
ENGINE_LINES: Final = ("dice", "drawn")
"""First words of lines that the engine adds to a decision."""


raised: list[BaseException] = []
"""Errors of the program, which Qt would only print."""


class Heard(QObject):
    """Counter of mouse moves and releases."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.releases = 0
        self.moves = 0
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched.isWidgetType():
            kind = event.type()
            self.releases += kind == QEvent.Type.MouseButtonRelease
            self.moves += kind == QEvent.Type.MouseMove
        return False


class ScreenHand(AdventureHand):
    """Player who clicks with the screen's mouse."""

    def __init__(self, desk: GameView, heard: Heard) -> None:
        super().__init__(desk)
        self.heard = heard
        self.clicks = 0

    def settle(self) -> None:
        super().settle()
        until(lambda: not self.desk.scene.motions.running, "the animations end")

    def press(self, button: QAbstractButton) -> None:
        self._at(button, button.rect().center())
        self._released("click", "1")

    def click(self, spot: Spot) -> None:
        self._at(self.desk.view.viewport(), self.at(spot))
        self._released("click", "1")

    def drag(self, pick: Spot, drop: Spot) -> None:
        port = self.desk.view.viewport()
        start, end = self.at(pick), self.at(drop)
        self._at(port, start)
        xdotool("mousedown", "1")
        for share in (0.2, 0.6, 1.0):
            self._at(port, start + (end - start) * share)
        self._released("mouseup", "1")

    def _at(self, widget: QWidget, point: QPoint) -> None:
        """Move the mouse to a point, or wait there to avoid a double click."""
        place = widget.mapToGlobal(point)
        if place == QCursor.pos():
            QTest.qWait(QApplication.doubleClickInterval())
        xdotool("mousemove", str(place.x()), str(place.y()))
        until(lambda: QCursor.pos() == place, "the mouse is there")

    def _released(self, *words: str) -> None:
        before = self.heard.releases
        xdotool(*words)
        until(lambda: self.heard.releases > before, "the click arrives")
        self.clicks += 1
        self.settle()


def xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)


def until(true: object, what: str, longest: float = LONGEST) -> None:
    """Process events until ``true`` returns True.

    Raises AssertionError after ``longest`` seconds, or if the program has reported an error.
    """
    assert callable(true)
    end = time.monotonic() + longest
    while not true():
        assert not raised, raised
        assert time.monotonic() < end, f"waited in vain: {what}"
        QTest.qWait(5)


def deal(window: TableWindow, heard: Heard, scenario: str, side: Side, seed: int) -> None:
    """Choose scenario, opponent and seed, and begin."""
    window.commands.all["new_game"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, NewGameSheet)
    hand = ScreenHand(window.desk, heard)
    row = sheet.rows[scenario]
    until(lambda: still(row), "the sheet is shown")
    hand.press(row)
    for other, who in zip(SIDES, sheet.who, strict=True):
        who.setFocus()
        QTest.keyClick(who, Qt.Key.Key_Home)
        while who.robot != (None if other == side else OPPONENT):
            assert who.currentIndex() < who.count() - 1
            QTest.keyClick(who, Qt.Key.Key_Down)
    sheet.seed.setFocus()
    sheet.seed.selectAll()
    QTest.keyClicks(sheet.seed, str(seed))
    assert (sheet.scenario, sheet.seed.text()) == (scenario, str(seed))
    hand.press(sheet.begin)
    until(lambda: window.dealt, "the game is dealt")


def still(widget: QWidget) -> bool:
    """Return whether a widget is visible and does not move for 300 ms."""
    before = widget.mapToGlobal(QPoint())
    QTest.qWait(300)
    return widget.isVisible() and widget.mapToGlobal(QPoint()) == before


def play(window: TableWindow, hand: ScreenHand, side: Side, most: int) -> int:
    """Enter up to ``most`` decisions; return their number."""
    session, seat = window.desk.session, SIDES.index(side) + 1
    assert isinstance(session, Session)
    decisions, turn = 0, 0
    while decisions < most:
        until(lambda: session.state.over or session.seat_to_act == seat, "the opponent has moved")
        hand.settle()
        if session.state.over:
            break
        if session.state.turn != turn:
            turn = session.state.turn
            print(f"turn {turn}: {decisions} decisions, {hand.clicks} clicks", flush=True)
        action = DECIDES.choose(seen_by(session.state, side), side).action
        _enter(session, hand, action)
        decisions += 1
    return decisions


def _enter(session: Session, hand: ScreenHand, action: Action) -> None:
    """Enter a decision; exit if the journal has another, except a march with the same effect."""
    before, position = len(session.journal), session.state.copy()
    hand.play(action)
    until(lambda: len(session.journal) > before, f"{write(action)!r} is in the journal")
    lines = [entry.line for entry in session.journal[before:]]
    own = next(line for line in lines if line.split()[0] not in ENGINE_LINES)
    if own != write(action) and not same(position, action, session.game.parse(own)):
        raise SystemExit(f"meant {write(action)!r}, the journal has {own!r}")


def same(position: State, meant: Action, entered: Action) -> bool:
    """Return whether both actions are marches with the same effect."""
    if not isinstance(meant, Move) or not isinstance(entered, Move):
        return False
    after = position.copy(), position.copy()
    for state, action in zip(after, (meant, entered), strict=True):
        perform(state, action)
    return after[0] == after[1]


def keep_picture(name: str) -> None:
    """Save a picture of the screen in PAXDESK_PICTURES, if set."""
    folder = os.environ.get("PAXDESK_PICTURES")
    if folder:
        subprocess.run(["import", "-window", "root", str(Path(folder) / f"{name}.png")], check=True)


def _raise_later(kind: type[BaseException], error: BaseException, trace: object) -> None:
    raised.append(error)
    sys.__excepthook__(kind, error, error.__traceback__)


@contextmanager
def screen() -> Iterator[None]:
    """Run a display with a window manager."""
    read, written = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(written), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=(written,),
        stderr=subprocess.DEVNULL,
    )
    os.close(written)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb")
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def main(scenario: str, side: Side, seed: int = 1, most: int = 100_000) -> None:
    with screen(), tempfile.TemporaryDirectory() as folder:
        sys.excepthook = _raise_later
        application = QApplication([])
        heard, collector = Heard(application), IdleGarbageCollector()
        window = TableWindow(on_desk(AdventureTable(load_material())), None, Path(folder))
        window.ask_before_leaving = False
        window.desk.robots.set_tempo("instant")
        window.store.change(motion="fast", reduced_motion="off")
        window.resize(*SIZE)
        window.show()
        window.begin()
        deal(window, heard, scenario, side, seed)
        hand = ScreenHand(window.desk, heard)
        try:
            decisions = play(window, hand, side, most)
        finally:
            keep_picture(f"{scenario}-{side}")
        session = window.desk.session
        state = session.state
        assert session.replay() == state
        how = (
            f"{state.winner} ({state.ended_by})" if state.over else f"stopped in turn {state.turn}"
        )
        print(f"{scenario}, {side} by hand against {OPPONENT}, seed {seed}: {how}; "
              f"{decisions} decisions, {hand.clicks} clicks, each line as meant")  # fmt: skip
        window.close()
        assert not raised, raised
        del collector


if __name__ == "__main__":
    name, player, *numbers = sys.argv[1:]
    main(name, player, *map(int, numbers))  # type: ignore[arg-type]
