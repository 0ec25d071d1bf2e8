"""Process of a person who plays at a shared table by mouse.

``python -m tests.window.at_a_table GAME host FOLDER LINKS`` sets up a table and writes its links;
``GAME guest FOLDER LINKS NUMBER`` joins or returns. Progress is written into ``FOLDER/state`` and
the seat to act into ``FOLDER/asked``; ``FOLDER/leave`` closes the window. PAXDESK_TEST_DAY is the
number of days by which the clock is fast.
"""

import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from paxdesk.desk.app.application import IdleGarbageCollector
from paxdesk.desk.protocol.table_game import TableGame, on_desk
from paxdesk.desk.sheets.form_widgets import ELSEWHERE, OccupantList
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.sheets.network_sheets import InviteSheet, JoinSheet
from paxdesk.desk.window.fairness_banner import VerdictLine
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.safe_write import write_whole
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGameSheet as NewAdventureSheet
from paxdesk.net import messages
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from tests.mexican_adventure.table.hand import AdventureHand
from tests.table.games import chosen
from tests.table.hand import MouseHand

EVERY = 40
"""Interval between two checks of the table, in ms."""
LEFT = Qt.MouseButton.LeftButton


class Person:
    """Player who uses one window."""

    def __init__(self, role: str, folder: Path, links: Path, number: int) -> None:
        self.role, self.folder, self.links, self.number = role, folder, links, number
        self.window = TableWindow(on_desk(self.table()), None, folder / "games")
        self.window.ask_before_leaving = False
        self.window.network_part.interfaces = ["127.0.0.1"]
        self.window.desk.robots.set_tempo("instant")
        self.chance = random.Random(f"{role} {number}")
        self.begun = False
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.busy = False

    def show(self, at: QPoint) -> None:
        self.window.resize(1366, 768)
        self.window.move(at)
        self.window.show()
        self.window.begin()
        self.timer.start(EVERY)

    def press(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, LEFT, pos=button.rect().center())

    def choose_remote(self, who: OccupantList) -> None:
        who.setFocus()
        QTest.keyClick(who, Qt.Key.Key_Home)
        while who.robot != ELSEWHERE:
            assert who.currentIndex() < who.count() - 1, "a remote player is listed"
            QTest.keyClick(who, Qt.Key.Key_Down)

    def look(self) -> None:
        """Begin or continue; write the progress; close if requested."""
        if self.busy:
            return
        self.busy = True
        try:
            if not self.begun:
                self.begun = True
                self.begin()
            else:
                self.go_on()
            self.note()
        finally:
            self.busy = False
        if (self.folder / "leave").exists():
            self.timer.stop()
            self.window.close()

    def begin(self) -> None:
        """Set up a table as the host, or join one; do nothing if the number is negative."""
        window = self.window
        if self.role == "host":
            self.deal()
            return
        if self.number < 0:
            return
        window.commands.all["join"].action.trigger()
        sheet = window.dialog
        assert isinstance(sheet, JoinSheet)
        if sheet.back:
            self.press(sheet.back[0])
        else:
            sheet.link.setText(self.links.read_text().splitlines()[self.number])
            self.press(sheet.join)

    def deal(self) -> None:
        """Deal a game for remote people, and write the links.

        A game under way is resumed instead.
        """
        window = self.window
        if window.autosave_part.under_way:
            window.autosave_part.resume(window.autosave_part.under_way[0])
            return
        window.network_part._host = "127.0.0.1"
        window.commands.all["new_game"].action.trigger()
        self.choose()
        invite = window.dialog
        assert isinstance(invite, InviteSheet)
        found = []
        for row in invite.rows:
            if row.seat and row.is_remote:
                self.press(invite.links[row.seat])
                found.append(invite.link.text())
        self.press(invite.places[0].buttons[True])
        found.append(invite.link.text())
        write_whole(self.links, "\n".join(found).encode())

    def table(self) -> TableGame:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def play(self, legal: list[Any]) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        """Answer a message about the table, or enter the next action."""
        window, flow = self.window, self.window.desk.flow
        if not window.dealt or self.over:
            return
        if isinstance(window.dialog, MessageSheet) and window.dialog.heading == "THE TABLE":
            self.press(window.dialog.answers[0])
            return
        if (
            window.dialog is not None
            or flow.robot is not None
            or window.desk.session.seat_to_act is None
        ):
            return
        visit = window.network_part.visit
        if visit is not None and not (visit.connected and visit.game.mark):
            return
        session = window.desk.session
        before = len(session.recording.steps)
        self.play(session.legal())
        # The host sends each step back.
        for _ in range(200):
            if len(window.desk.session.recording.steps) != before or session.host is None:
                break
            QTest.qWait(10)

    @property
    def over(self) -> bool:
        return self.window.dealt and self.window.desk.session.seat_to_act is None

    def note(self) -> None:
        """Write the files ``state`` and ``asked`` if they have changed."""
        window = self.window
        steps = len(window.desk.session.recording.steps) if window.dealt else 0
        verdicts = window.desk.findChildren(VerdictLine)
        fair = " ".join(str(each.fair) for each in verdicts)
        words = f"{steps} {'over' if self.over else 'playing'} {fair}"
        asked = window.desk.session.seat_to_act if window.dealt else None
        here = window.dealt and asked in window.desk.model.people
        online = window.network_part.visit is None or window.network_part.visit.connected
        told = f"{asked or 0} {'here' if here else 'elsewhere'} {'on' if online else 'off'}line"
        for name, line in (("state", words), ("asked", told)):
            path = self.folder / name
            if not path.exists() or path.read_text() != line:
                write_whole(path, line.encode())


class PaxPerson(Person):
    """Person at a table of three people."""

    def table(self) -> TableGame:
        return PaxTable(open_deck(None))

    def choose(self) -> None:
        sheet = self.window.dialog
        assert isinstance(sheet, NewGameSheet)
        self.press(sheet.tabs["online"])
        self.press(sheet.add)
        for row in sheet.rows[1:3]:
            self.choose_remote(row.who)
        self.press(sheet.deal)

    def play(self, legal: list[Any]) -> None:
        MouseHand(self.window.desk).play(chosen(legal, self.chance))


class AdventurePerson(Person):
    """Person at a table for two, in Puebla."""

    def table(self) -> TableGame:
        return AdventureTable(load_material(None))

    def choose(self) -> None:
        sheet = self.window.dialog
        assert isinstance(sheet, NewAdventureSheet)
        self.press(sheet.rows["puebla"])
        self.choose_remote(sheet.who[1])
        self.press(sheet.begin)

    def play(self, legal: list[Any]) -> None:
        AdventureHand(self.window.desk).play(KindsPlayer(self.chance).choose(legal))


PEOPLE: Final[dict[str, type[Person]]] = {"pax": PaxPerson, "adventure": AdventurePerson}


def main() -> None:
    ahead = 24 * 3600 * int(os.environ.get("PAXDESK_TEST_DAY", "0"))
    now = time.time
    time.time = lambda: now() + ahead
    messages.PORT = int(os.environ["PAXDESK_TEST_PORT"])  # type: ignore[misc]
    game, role, folder, links, number = sys.argv[1:6]
    application = QApplication([])
    collector = IdleGarbageCollector()
    person = PEOPLE[game](role, Path(folder), Path(links), int(number))
    places = {0: QPoint(0, 0), 1: QPoint(1366, 0), 2: QPoint(0, 790)}
    person.show(places[int(number) + 1 if role == "guest" else 0])
    application.exec()
    del collector


if __name__ == "__main__":
    main()
