"""Positions of items on the screen, computed from the saved game."""

import subprocess
from contextlib import suppress

from PySide6.QtCore import QPoint

from paxdesk.desk.scene.geometry import DockPlan
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Spot, ViewModel
from paxdesk.files.safe_write import SaveError
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.words.terms import seat_labels
from tests.window.conftest import Screen

FRAME = 8
"""Distance above the window that is certainly inside its title bar, in pixels."""


class Table:
    """Table whose positions are computed from the saved game."""

    def __init__(self, screen: Screen, deck: Deck) -> None:
        self.screen = screen
        self.deck = deck
        self.folder = screen.home / "data" / "paxdesk" / "games"

    def kept(self) -> Session:
        """Return the game that was saved last."""
        files = [*self.folder.glob("*.pax"), *self.folder.glob("finished/*.pax")]
        newest = max(files, key=lambda path: path.stat().st_mtime)
        return read_saved(newest, self.deck)

    def lines(self) -> list[str]:
        """Return the saved journal; [] if unreadable."""
        with suppress(SaveError, ValueError, OSError):
            return [entry.line for entry in self.kept().journal]
        return []

    def wait_for(self, line: str, before: int) -> None:
        self.screen.wait_until(lambda: line in self.lines()[before:], f"{line} is played")

    def inside(self) -> tuple[int, int, int, int]:
        """Return the position and size of the window without its frame."""
        environment = {**self.screen.environment}
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "Pax Desk"],
            env=environment, capture_output=True, text=True, check=True,
        ).stdout.split()  # fmt: skip
        told = subprocess.run(
            ["xwininfo", "-id", found[-1]],
            env=environment, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        left, top, width, height = (
            int(line.rpartition(":")[2])
            for name in names
            for line in told.splitlines()
            if line.strip().startswith(name)
        )
        return left, top, width, height

    def fill_the_screen(self) -> None:
        """Maximise the window by its title bar, if necessary."""
        screen = self.screen
        left, top, width, _ = self.inside()
        if width >= screen.size[0] - 2 * FRAME:
            return
        screen.do("mousemove", str(left + width // 2), str(top - FRAME))
        screen.do("click", "--repeat", "2", "--delay", "60", "1")
        screen.wait_until(
            lambda: self.inside()[2] >= screen.size[0] - 2 * FRAME, "the window fills the screen"
        )
        screen.rest()

    def at(self, spot: Spot) -> QPoint:
        """Return the centre of a spot on the screen."""
        left, top, width, height = self.inside()
        session = self.kept()
        state = session.state
        viewer = session.seat_to_act or state.turn.seat
        scene = TableScene(PaxDrawing())
        scene.animations_enabled = False
        scene.resize(width, height, DockPlan(left=True))
        labels, opened = seat_labels(session), frozenset({viewer})
        scene.show(ViewModel(state, viewer, labels, opened, session.seat_to_act))
        center = scene.center_of(spot)
        assert center is not None, spot
        point = center * scene.magnification
        return QPoint(left + round(point.x()), top + round(point.y()))
