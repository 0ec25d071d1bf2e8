"""``paxdesk picture``: picture of a saved game or scenario, without a display."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from paxdesk.commands.arguments import ask_to_replace, write_out
from paxdesk.commands.game_registry import game_of, is_scenario
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import shown_path
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from paxdesk.desk.game_types import Session
    from paxdesk.desk.protocol.table_game import TableGame

SMALLEST = (1280, 720)
LARGEST = 8000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="saved game, or scenario (FILE#NAME: one of several)",
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="OUT.png", help="file for the picture"
    )
    parser.add_argument(
        "--size", type=_size, default=(1366, 768), metavar="WxH", help="size in pixels"
    )
    parser.add_argument(
        "--seat",
        type=_seat,
        metavar="P1",
        help="seat whose view to draw (default: the player to move)",
    )


def run(arguments: Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from paxdesk.display_check import missing_display

    problem = missing_display()
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    from PySide6.QtWidgets import QApplication

    from paxdesk.desk.app.automatic import snapshot

    ask_to_replace(arguments.output)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    game = game_of(arguments.file).table(arguments.cards)
    session = _session(arguments.file, game)
    seat = arguments.seat
    if seat is not None and seat not in session.state.players:
        print(f"This game has no player P{seat}.", file=sys.stderr)
        return 1
    picture = snapshot(game, session, seat, *arguments.size)
    del application
    write_out(arguments.output, _encoded(picture.toImage(), arguments.output))
    return 0


def _encoded(picture: "QImage", path: Path) -> bytes:
    """Return the picture in the format of the file's suffix. Raises PaxError for an unknown one."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImageWriter

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    form = path.suffix.removeprefix(".").lower().encode()
    if not QImageWriter(buffer, QByteArray(form)).write(picture):
        raise PaxError(f"{shown_path(path)}: a picture must be a .png or .jpg file.")
    return bytes(data.data())


def _session(path: Path, game: "TableGame") -> "Session":
    if is_scenario(path):
        from paxdesk.desk.protocol.table_game import at_scenario

        return at_scenario(game, path)
    return game.open_saved(path).session


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not all(each.isdecimal() and len(each) < 6 for each in (width, height)):
        raise ArgumentTypeError(f"“{text}” is not a size such as 1366x768")
    size = (int(width), int(height))
    if size[0] < SMALLEST[0] or size[1] < SMALLEST[1] or max(size) > LARGEST:
        raise ArgumentTypeError(
            f"a picture has {SMALLEST[0]}x{SMALLEST[1]} to {LARGEST}x{LARGEST} pixels"
        )
    return size


def _seat(text: str) -> Seat:
    if len(text) == 2 and text[0] in "Pp" and text[1] in "123456":
        return int(text[1])
    raise ArgumentTypeError(f"“{text}” is not a seat from P1 to P6")
