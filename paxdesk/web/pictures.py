"""Pictures for a page, by the game's own painter.

A picture's name is a digest with a secret key, so that it discloses nothing.
"""

import hmac
import secrets
from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter

from paxdesk.desk.game_types import State
from paxdesk.desk.painting.icons import forget_icons
from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.painting.shapes import forget_shadows
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.things import PaintContext
from paxdesk.language import Speech, speaking
from paxdesk.web.table_reading import Ground, PictureOf

SMALL: Final = 220
"""Width of the picture of a thing with a card, in pixels."""
LARGE: Final = 640
"""Width of the picture in a thing's details, in pixels."""
MAP_SCALE: Final = 1.8
"""Pixels per unit, for a map and for things other than cards."""
QUALITY: Final = {b"webp": 78, b"jpeg": 66}
NAME_LETTERS: Final = 22
MAX_BYTES: Final = 300_000
"""Maximum size of the cached pictures of a book, in bytes."""
MAX_NAMES: Final = 600
"""Maximum number of registered names of pictures in a book."""


class PictureBook:
    """Pictures of a seat's pages in one language."""

    def __init__(self, drawing: GameDrawing, speech: Speech, secret: bytes | None = None) -> None:
        self._secret = secret or secrets.token_bytes(16)
        self._speech = speech
        self._faces = drawing.faces()
        self._material: object = None
        self._named: OrderedDict[str, tuple[PictureOf, int]] = OrderedDict()
        self._painted: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    def serve(self, state: State) -> None:
        """Use a position's material for the next pictures."""
        self._material = state.material
        self._faces.serve(state)

    def name(self, picture: PictureOf, pixels: int) -> str:
        """Return a name for a picture ``pixels`` wide, and register it."""
        told = f"{pixels} {picture!r}".encode()
        name = hmac.new(self._secret, told, "sha256").hexdigest()[:NAME_LETTERS]
        self._named[name] = picture, pixels
        self._named.move_to_end(name)
        if len(self._named) > MAX_NAMES:
            self._named.popitem(last=False)
        return name

    def knows(self, name: str) -> bool:
        return name in self._named

    def paint(self, name: str) -> bytes:
        """Return the content of a picture's file, b"" for an unknown name."""
        if name in self._painted:
            self._painted.move_to_end(name)
            return self._painted[name]
        told = self._named.get(name)
        if told is None:
            return b""
        with speaking(self._speech):
            picture, pixels = told
            kind = b"jpeg" if isinstance(picture.look, Ground) else b"webp"
            data = _encoded(self._image(picture, pixels), kind)
        self._painted[name] = data
        self._bytes += len(data)
        while self._bytes > MAX_BYTES:
            _, dropped = self._painted.popitem(last=False)
            self._bytes -= len(dropped)
        return data

    def rest(self) -> None:
        """Empty the caches of painted icons and shadows."""
        forget_icons()
        forget_shadows()

    def _image(self, picture: PictureOf, pixels: int) -> QImage:
        margin = picture.margin
        scale = pixels / (picture.width + 2 * margin)
        context = PaintContext(self._material, self._faces, DARK, large=True, ratio=scale)
        high = max(1, round((picture.height + 2 * margin) * scale))
        image = QImage(pixels, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(scale, scale)
            painter.translate(margin, margin)
            picture.look.paint(painter, context, picture.width, picture.height)
        # A page hardly needs a face again at this size.
        self._faces.clear()
        return image


def _encoded(image: QImage, kind: bytes) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    writer.setQuality(QUALITY[kind])
    writer.write(image)
    return bytes(data.data())
