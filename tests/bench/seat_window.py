"""Window at a shared table of six: ``python -m tests.bench.seat_window FOLDER [LINK]``.

Without ``LINK`` the window deals; otherwise it takes the seat of the link.
"""

import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from paxdesk.desk.app.application import IdleGarbageCollector
from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.sheets.network_sheets import InviteSheet, JoinSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.net.messages import Steps
from paxdesk.net.seat_client import Heard
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game

SEATS = 6
SEED = 2**40
PAUSE = 700
"""Pause before a line, in ms."""


class SeatWindow:
    """Window that plays at random and prints times."""

    def __init__(self, folder: Path, link: str) -> None:
        deck = open_deck(None)
        session = None if link else plain_game(SEATS, SEED).deal(deck)
        self.window = TableWindow(on_desk(PaxTable(deck)), session, folder / "games")
        self.window.ask_before_leaving = False
        self.window.resize(1366, 768)
        self.window.show()
        self.window.begin()
        self.chance = random.Random(link)
        self.shown = -1
        self.window.desk.changed.connect(lambda _: QTimer.singleShot(0, self.tell))
        self.timer = QTimer()
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.play)
        if link:
            self.window.network_part.join()
            sheet = self.window.dialog
            assert isinstance(sheet, JoinSheet)
            sheet.link.setText(link)
            sheet.join.click()
            visit = self.window.network_part.visit
            assert visit is not None
            self.hear, visit.connection._hear = visit.connection._hear, self.overhear
        else:
            self.invite()

    def invite(self) -> None:
        self.window.network_part._host = "127.0.0.1"
        self.window.network_part.invite()
        sheet = self.window.dialog
        assert isinstance(sheet, InviteSheet)
        for seat in range(2, SEATS + 1):
            sheet.places[seat].buttons[True].click()
            print(sheet.link.text(), flush=True)
        sheet.done.click()
        self.tell()

    def tell(self) -> None:
        """Paint the table, report a step, and begin a pause."""
        if not self.window.dealt:
            return
        self.window.desk.view.viewport().repaint()
        session = self.window.desk.session
        steps = len(session.recording.steps)
        if steps > self.shown:
            self.shown = steps
            print("shown", steps, time.monotonic(), flush=True)
        if session.seat_to_act in self.window.desk.model.people and not self.timer.isActive():
            self.timer.start(PAUSE)

    def overhear(self, heard: Heard) -> None:
        """Print when steps arrive, then pass the message on."""
        if isinstance(heard, Steps) and heard.steps:
            print("arrived", heard.kept + len(heard.steps), time.monotonic(), flush=True)
        self.hear(heard)

    def play(self) -> None:
        """Play at random if a person is to act."""
        session = self.window.desk.session
        if session.seat_to_act not in self.window.desk.model.people:
            return
        action = self.chance.choice(session.legal())
        print("sent", len(session.recording.steps) + 1, time.monotonic(), flush=True)
        self.window.desk.model.submit(action)


def main() -> None:
    application = QApplication([])
    collector = IdleGarbageCollector()
    table = SeatWindow(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
    application.exec()
    del table, collector


if __name__ == "__main__":
    main()
