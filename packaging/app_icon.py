"""Script that writes the application icon: ``python packaging/app_icon.py FOLDER [SIZE ...]``.

It writes PNG files for the Linux desktop. Bundles use this module for the icons of Windows and
macOS.
"""

import os
import struct
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter

from paxdesk.desk.painting.icons import draw_icon

PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_KINDS: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Pixel sizes of icon entries, by type."""


def png(size: int) -> bytes:
    """Return the icon as a PNG file, ``size`` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_icon(painter, "paxdesk", 0, 0, size)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico() -> bytes:
    """Return the icon as a Windows icon file."""
    pictures = [png(size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Return the icon as a macOS icon file."""
    pictures = {kind: png(size) for kind, size in ICNS_KINDS.items()}
    body = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_platform_icon(platform: str, folder: Path) -> Path | None:
    """Write the icon file for Windows or macOS. Returns None for other platforms."""
    makers = {"win32": ("paxdesk.ico", ico), "darwin": ("paxdesk.icns", icns)}
    if platform not in makers:
        return None
    name, make = makers[platform]
    path = folder / name
    path.write_bytes(make())
    return path


def main(arguments: list[str]) -> int:
    """Write ``FOLDER/SIZE.png`` for the given sizes, by default PNG_SIZES."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for size in map(int, arguments[1:] or PNG_SIZES):
        (folder / f"{size}.png").write_bytes(png(size))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
