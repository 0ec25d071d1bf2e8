"""Contact sheets of the table: ``python -m tests.table.contact_sheet OUT``.

Each sheet has moments as columns and numbers of seats as rows. ``--figures`` instead compares the
figures of the painted table with their bounds and ``missed_figures.json``.
"""

import argparse
import csv
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from paxdesk.desk.painting.palette import DARK, LIGHT, Theme
from paxdesk.desk.painting.typesetting import draw_text, make_font
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.words import LANGUAGES, LanguageSwitch
from paxdesk.porfiriana.table.picture import paint_table
from tests.table.measuring import Figures, measure
from tests.table.moments import MOMENTS, SEATS, labels, moment, viewer
from tests.table.table_figures import print_figures

SIZES: Final = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
TEXTS: Final = (1.0, 1.5, 2.0)
THEMES: Final = (("dark", DARK), ("light", LIGHT))
WIDE: Final = 640
"""Width of a column of pictures, in pixels."""
CAPTION: Final = 24


def pages(wanted: list[tuple[int, int]], texts: list[float]) -> Iterator[tuple[str, QImage]]:
    for size in wanted:
        for text in texts:
            for theme_name, theme in THEMES:
                name = f"{size[0]}x{size[1]}-{round(text * 100)}-{theme_name}"
                yield name, _page(size, text, theme)


def _page(size: tuple[int, int], text: float, theme: Theme) -> QImage:
    high = round(WIDE * size[1] / size[0])
    page = QImage(WIDE * len(MOMENTS), (high + CAPTION) * len(SEATS), QImage.Format.Format_RGB32)
    page.fill(theme.table)
    painter = QPainter(page)
    for row, seats in enumerate(SEATS):
        for column, name in enumerate(MOMENTS):
            picture = _picture(seats, name, size, text, theme)
            small = picture.scaledToWidth(WIDE - 8, Qt.TransformationMode.SmoothTransformation)
            left, top = column * WIDE, row * (high + CAPTION)
            box = QRectF(left + 4, top, WIDE - 8, CAPTION)
            draw_text(painter, box, f"{seats} · {name}", make_font(14, "sans", 600), theme.text)
            painter.drawImage(left + 4, top + CAPTION, small)
    painter.end()
    return page


def _picture(seats: int, name: str, size: tuple[int, int], text: float, theme: Theme) -> QImage:
    state = moment(seats, name)
    return paint_table(state, labels(state), viewer(state), *size, theme=theme, text=text)


def write_figures(path: Path, wanted: list[tuple[int, int]], texts: list[float]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        names = [field.name for field in attrs.fields(Figures)]
        writer.writerow(["size", "words", "seats", "moment", *names])
        for size in wanted:
            for text in texts:
                for seats in SEATS:
                    for name in MOMENTS:
                        found = attrs.astuple(measure(moment(seats, name), *size, text))
                        figures = [round(each, 3) for each in found]
                        writer.writerow([f"{size[0]}x{size[1]}", text, seats, name, *figures])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("--size", action="append", help="only this one, as 1366x768")
    parser.add_argument("--text", action="append", type=float, help="only this one, as 1.5")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--pictures", action="store_true")
    parser.add_argument("--figures", action="store_true")
    parser.add_argument("--list", action="store_true", help="with --figures: list what is missed")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    if arguments.figures:
        sys.exit(1 if print_figures(arguments.list) else 0)
    if arguments.out is None:
        parser.error("a folder for the sheets is needed")
    store = SettingsStore()
    store.change(language=arguments.language)
    interpreter = LanguageSwitch(store)
    wanted = [
        size for size in SIZES if not arguments.size or f"{size[0]}x{size[1]}" in arguments.size
    ]
    texts = arguments.text or list(TEXTS)
    arguments.out.mkdir(parents=True, exist_ok=True)
    write_figures(arguments.out / "figures.csv", wanted, texts)
    for name, page in pages(wanted, texts):
        page.save(str(arguments.out / f"{name}.png"))
    if arguments.pictures:
        for size in wanted:
            for seats in SEATS:
                for name in MOMENTS:
                    picture = _picture(seats, name, size, 1.0, DARK)
                    picture.save(str(arguments.out / f"{size[0]}-{seats}-{name}.png"))
    interpreter.close()
    application.quit()


if __name__ == "__main__":
    main()
