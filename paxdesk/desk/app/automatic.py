"""Automatic player for tests of autosave, and screenshots of a game.

The player's choices depend only on the legal actions and the journal.
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
"""Interval between checks for a decision, in ms."""


def automatic_choice(session: Session) -> Action:
    """Return a legal action; equal journals lead to equal choices."""
    last = session.journal[-1].line if session.journal else ""
    return random.Random(f"{len(session.journal)} {last}").choice(session.legal())


class AutoPlayer(QObject):
    """Automatic player of all human seats in a window; closes the window at the end of the game."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self.window = window
        self._clock = turn_clock()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(PAUSE)
        self._changed = False
        window.desk.changed.connect(self._rest)
        window.closed.connect(self._timer.stop)  # later steps would not be saved

    def _rest(self) -> None:
        """Let a change of the table be painted before the next step."""
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
            self._rest()  # the curtain goes up after the click
        elif flow.robot is None and not window.preparing.left:
            action = automatic_choice(flow.session)
            flow.model.submit(action)
            lines = flow.session.journal
            print(f"step {len(lines)} {lines[-1].line}", flush=True)

    def _answer_dialog(self) -> None:
        """Resume the last game, finish if the game is over, or report the dialog."""
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
        self._timer.stop()
        print("over", flush=True)
        self.window.ask_before_leaving = False
        self.window.close()


# --- Picture of the whole window with its sheets, as one seat sees it -----------------------------


def snapshot(
    game: TableGame, session: Session, seat: Seat | None, width: int, height: int
) -> QPixmap:
    """Return a picture of a game as seen by ``seat``.

    None means the seat to act. Requires a QApplication.
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
