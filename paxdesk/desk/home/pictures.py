"""Small pictures of the tables on the shelf, painted once and kept beside their games.

Nothing hidden from any seat is seen on them: whoever looks at the shelf may be anybody.
"""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.geometry import CLOSED
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Heading, ViewModel
from paxdesk.desk.types import Session, State
from paxdesk.desk.words.labels import Labels
from paxdesk.files.shelf import KeptGame
from paxdesk.files.writing import LARGEST, SaveError, write_whole
from paxdesk.session.game import Seat
from paxdesk.session.session import NOBODY
from paxdesk.strict_yaml import Misfit, read_limited

TABLE: Final = (1280, 720)
PICTURE: Final = (768, 432)
"""Pixels of the table that is painted, and of the picture that is kept."""


def paint_session(game: TableGame, session: Session) -> QImage:
    """The table of a game as an onlooker sees it, with every hand face down."""
    state = session.game.seen_by(session.state)
    large = paint_position(game, state, game.wording.labels(session), NOBODY, TABLE)
    return large.scaled(
        *PICTURE,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def paint_position(
    game: TableGame, state: State, labels: Labels, seat: Seat, size: tuple[int, int]
) -> QImage:
    """The table of a position with the hand of one ``seat`` open, or none of them."""
    scene = TableScene(game.drawing, DARK)
    scene.animations_enabled = False
    width, height = size
    scene.resize(width, height, CLOSED)
    seats = [each for each in state.players if each]
    viewer = state.turn_seat if state.turn_seat in seats else seats[0]
    viewer = seat if seat in seats else viewer
    opened = frozenset({seat} & set(seats))
    scene.show(ViewModel(state, viewer, labels, opened, heading=Heading(tools=False)))
    large = QImage(width, height, QImage.Format.Format_RGB32)
    large.fill(DARK.table)
    with QPainter(large) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    return large


def kept_picture(game: KeptGame) -> QImage | None:
    """The picture kept with a game, if it shows its last position."""
    with suppress(OSError, Misfit):
        if game.picture.stat().st_mtime >= game.path.stat().st_mtime:
            picture = QImage.fromData(read_limited(game.picture, LARGEST))
            return None if picture.isNull() else picture
    return None


def keep_picture(game: TableGame, kept: KeptGame, session: Session) -> QImage:
    """Paint a game's table, and keep the picture where that can be written."""
    picture = paint_session(game, session)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    # Without it the picture is painted anew next time.
    with suppress(SaveError):
        write_whole(kept.picture, bytes(data.data()))
    return picture
