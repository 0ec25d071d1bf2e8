"""``python -m tests.table.screenshots OUT``: the README's pictures, taken from the program.

ImageMagick reduces the pictures: ``convert A.png -dither None -colors 220 -depth 8 PNG8:B.png``.
"""

import argparse
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table.games import chosen
from tests.table.hand import LEFT, MouseHand
from tests.table.tables import deck, middle

SIZE: Final = (1920, 1080)
LONG: Final = Path(__file__).parent / "fullest" / "4-seats.pax"


def opened(session: Session, size: tuple[int, int] = SIZE) -> TableWindow:
    window = TableWindow(PaxTable(deck()), session)
    window.ask_before_leaving = False
    window.desk.scene.animations_enabled = False
    window.desk.mouse.hover_opens = False
    window.resize(*size)
    window.show()
    window.begin()
    QApplication.processEvents()
    MouseHand(window.desk).raise_curtain()
    QApplication.processEvents()
    return window


def rest(window: TableWindow, spot: Spot) -> None:
    window.desk.resting.delay = 0
    QTest.mouseMove(window.desk.view.viewport(), MouseHand(window.desk).at(spot))
    QTest.qWait(300)


def four_seats() -> TableWindow:
    return opened(position_session(middle(4)))


def closeup() -> TableWindow:
    window = opened(position_session(middle(4)))
    rest(window, Spot("card", 64))
    return window


def foreseen() -> TableWindow:
    window = opened(position_session(middle(4)))
    hand, viewport = MouseHand(window.desk), window.desk.view.viewport()
    start = hand.at(Spot("hand", 79))
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -30))
    QTest.mouseMove(viewport, hand.at(Spot("tableau", 1)))
    return window


def six_seats() -> TableWindow:
    return opened(position_session(middle(6)))


def light() -> TableWindow:
    window = opened(position_session(middle(3)))
    window.store.change(theme="light")
    return window


def depression() -> TableWindow:
    window = opened(position_session(middle(4, depression=True)))
    window.desk.flow.model.submit(act.End())
    return window


def showdown() -> TableWindow:
    window = opened(position_session(middle(4, "pax")))
    window.desk.flow.model.submit(act.Buy(window.desk.flow.state.market.index(206), "quo"))
    MouseHand(window.desk).raise_curtain()
    return window


def replay() -> TableWindow:
    window = opened(read_saved(LONG, deck()))
    window.records.show_replay()
    QApplication.processEvents()
    sheet = window.dialog
    assert isinstance(sheet, ReplaySheet)
    sheet.go(round(0.85 * sheet.playback.last))
    return window


def end() -> TableWindow:
    session, chance = read_saved(LONG, deck()), random.Random(1)
    while not session.state.over:
        session.submit(chosen(session.legal(), chance))
    window = opened(session)
    window.records.show_end()
    return window


PICTURES: Final[dict[str, Callable[[], TableWindow]]] = {
    "four-seats": four_seats,
    "closeup": closeup,
    "foreseen": foreseen,
    "six-seats": six_seats,
    "light": light,
    "depression": depression,
    "showdown": showdown,
    "replay": replay,
    "end": end,
}


def taken(names: list[str]) -> Iterator[tuple[str, QImage]]:
    for name in names:
        window = PICTURES[name]()
        QTest.qWait(100)
        window.desk.director.settle()
        QApplication.processEvents()
        finish_all(window)
        yield name, window.grab().toImage()
        window.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", action="append", choices=PICTURES, help="only this one")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    for name, image in taken(arguments.only or list(PICTURES)):
        if not image.save(str(arguments.out / f"{name}.png")):
            parser.error(f"{arguments.out} cannot be written to")
    application.quit()


if __name__ == "__main__":
    main()
