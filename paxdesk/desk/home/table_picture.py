"""Pictures of the tables on the shelf, stored beside their games.

They show only public information, as anyone may open the shelf.
"""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from paxdesk.desk.game_types import Session, State
from paxdesk.desk.painting.palette import DARK, INK
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.geometry import CLOSED
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import TopBarContent, ViewModel
from paxdesk.desk.words import Labels
from paxdesk.files.game_shelf import KeptGame
from paxdesk.files.safe_write import LARGEST, SaveError, write_whole
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT
from paxdesk.strict_yaml import Misfit, read_limited

TABLE_PIXELS: Final = (1280, 720)
"""Size of the painted table, in pixels."""
PICTURE_PIXELS: Final = (768, 432)
"""Size of the stored picture, in pixels."""


def paint_session(game: TableGame, session: Session) -> QImage:
    """Return a picture of a game's table, with all hands face down."""
    state = session.game.seen_by(session.state)
    large = paint_position(game, state, game.wording.labels(session), NO_SEAT, TABLE_PIXELS)
    return large.scaled(
        *PICTURE_PIXELS,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def paint_position(
    game: TableGame, state: State, labels: Labels, seat: Seat, size: tuple[int, int]
) -> QImage:
    """Return a picture of a position, with the hand of ``seat``, if any."""
    scene = TableScene(game.drawing, DARK)
    scene.animations_enabled = False
    width, height = size
    scene.resize(width, height, CLOSED)
    seats = [each for each in state.players if each]
    viewer = state.turn_seat if state.turn_seat in seats else seats[0]
    viewer = seat if seat in seats else viewer
    opened = frozenset({seat} & set(seats))
    scene.show(ViewModel(state, viewer, labels, opened, heading=TopBarContent(tools=False)))
    large = QImage(width, height, QImage.Format.Format_RGB32)
    large.fill(DARK.table)
    with QPainter(large) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    return large


def kept_picture(game: KeptGame) -> QImage | None:
    """Return the stored picture of a game; None if missing, damaged or outdated."""
    with suppress(OSError, Misfit):
        if game.picture.stat().st_mtime >= game.path.stat().st_mtime:
            picture = QImage.fromData(read_limited(game.picture, LARGEST))
            return None if picture.isNull() else picture
    return None


def keep_picture(game: TableGame, kept: KeptGame, session: Session) -> QImage:
    """Paint a game's table, save the picture if possible, and return it."""
    picture = paint_session(game, session)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    # Without the file, the picture is painted again next time.
    with suppress(SaveError):
        write_whole(kept.picture, bytes(data.data()))
    return picture


def draw_picture(painter: QPainter, picture: QImage | None, place: QRectF) -> None:
    """Draw a framed picture of a table, or bare wood for None."""
    if picture is None:
        fill_rect(painter, place, "#3A2A1E", 1)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, picture)
    draw_frame(painter, place, INK, 1.2, 1)
