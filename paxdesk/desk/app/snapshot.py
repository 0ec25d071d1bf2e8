"""The whole window as a picture, sheets and all, as one seat sees it."""

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from paxdesk.desk.motion.slices import finish_all
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.types import Session
from paxdesk.desk.window.window import TableWindow
from paxdesk.session.game import Seat


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
    asked = session.asked
    viewer = seat if seat is not None else asked or session.state.turn_seat
    window.desk.flow.view_as(viewer if viewer in seats else min(seats))
    QApplication.processEvents()
    finish_all(window)
    picture = window.grab()
    window.close()
    window.deleteLater()
    return picture
