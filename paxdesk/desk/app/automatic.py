"""A table that plays by itself, so that one can see, and test, that nothing is lost.

Every choice follows from what is legal and from how far the game has come: a game that is
interrupted and continued is the same game as one that is not.
"""

import random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from paxdesk.desk.game_types import Action, Session
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.idle_work import finish_all, turn_clock
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.window.window import TableWindow
from paxdesk.session.game_protocol import Seat

PAUSE = 2
"""Milliseconds between two looks at what is asked."""


def automatic_choice(session: Session) -> Action:
    """What the table does now: any legal action."""
    last = session.journal[-1].line if session.journal else ""
    return random.Random(f"{len(session.journal)} {last}").choice(session.legal())


class AutoPlayer(QObject):
    """Answers everything a window asks, a line on the standard output for each step.

    Like a person it looks round first, until what is wanted later is ready. The next step is
    taken once the last one is on the disk; at the end the window is closed.
    """

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self._clock = turn_clock()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(PAUSE)
        self._changed = False
        window.desk.changed.connect(self._rest)
        window.closed.connect(self._timer.stop)  # what it played then would be kept nowhere

    def _rest(self) -> None:
        """A table that has just changed is painted, and looked at, before the next step."""
        self._changed = True

    def _go_on(self) -> None:
        if self._changed:
            self._changed = False
            return
        if self._clock.full:
            return
        window = self.window
        flow, keeper = window.desk.flow, window.autosave_part.keeper
        if keeper.busy:
            return
        if window.dialog is not None:
            self._answer_dialog()
        elif flow.session.seat_to_act is None:
            self.finish()
        elif flow.curtain is not None:
            flow.curtain.button.click()
            self._rest()  # it goes up once the click is over
        elif flow.robot is None and not window.preparing.left:
            action = automatic_choice(flow.session)
            flow.model.submit(action)
            lines = flow.session.journal
            print(f"step {len(lines)} {lines[-1].line}", flush=True)

    def _answer_dialog(self) -> None:
        """Go on with the game that was interrupted last; nothing else may be asked."""
        dialog = self.window.dialog
        if isinstance(dialog, HomeSheet):
            dialog.go_on.click()
            print(f"resumed {len(self.window.desk.session.journal)}", flush=True)
        elif self.window.desk.session.seat_to_act is None:
            self.finish()
        elif dialog is not None:
            print(f"asked {dialog.heading}: {dialog.accessibleDescription()}", flush=True)
            self._timer.stop()

    def finish(self) -> None:
        """Play no more, and close the window."""
        self._timer.stop()
        print("over", flush=True)
        self.window.ask_before_leaving = False
        self.window.close()


# --- The whole window as a picture, sheets and all, as one seat sees it ---------------------------


def snapshot(
    game: TableGame, session: Session, seat: Seat | None, width: int, height: int
) -> QPixmap:
    """Paint the table of a game for ``seat`` (None: whoever is asked), with what is asked.

    Needs a QApplication. Nobody has to raise a curtain for it.
    """
    window = TableWindow(game, session)
    window.ask_before_leaving = False
    window.desk.scene.animations_enabled = False
    window.resize(width, height)
    window.show()
    QApplication.processEvents()
    seats = session.state.players
    asked = session.seat_to_act
    viewer = seat if seat is not None else asked or session.state.turn_seat
    window.desk.flow.view_as(viewer if viewer in seats else min(seats))
    QApplication.processEvents()
    finish_all(window)
    picture = window.grab()
    window.close()
    window.deleteLater()
    return picture
