"""Presser of spots and buttons, each of which must react."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from paxdesk.desk.game_types import Session, State
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow

LEFT = Qt.MouseButton.LeftButton


def first_of_each(
    sessions: Iterable[Session], choose: Callable[[Any], Any], steps: int
) -> Iterator[State]:
    """Yield the first position of each kind of question for each seat."""
    met = set[object]()
    for session in sessions:
        for _ in range(steps):
            if session.seat_to_act is None:
                break
            question = type(session.state.agenda[-1]), session.seat_to_act
            if question not in met:
                met.add(question)
                yield session.state
            session.submit(choose(session.legal()))


class ButtonPresser:
    """Presser of spots and buttons, each from the same position."""

    def __init__(
        self, window: TableWindow, begin: Callable[[State], Session], kinds: Collection[str]
    ) -> None:
        self.window = window
        self._begin = begin
        self._kinds = kinds
        self.pressed = set[str]()
        """Kinds of spots pressed so far; "sheet" for buttons of sheets."""

    @property
    def desk(self) -> GameView:
        return self.window.desk

    def settle(self) -> None:
        QApplication.processEvents()
        QApplication.sendPostedEvents()

    def show(self, state: State) -> None:
        """Show a position, and lift any curtain."""
        self.window.play(self._begin(state))
        self.settle()
        curtain = self.desk.flow.curtain
        if curtain is not None:
            curtain.button.click()
            self.settle()

    def press_all(self, state: State) -> None:
        """Press everything, each time from the same position."""
        self.show(state)
        for spot in self.spots():
            self.show(state)
            self._press(spot)
            self.pressed.add(spot.kind)
        for index in range(len(self._buttons())):
            self.show(state)
            self._press_button(index)
            self.pressed.add("sheet")

    def spots(self) -> list[Spot]:
        """Return the spots to press, none under a sheet."""
        if self.desk.flow.sheet is not None:
            return []
        return [spot for spot in self.desk.scene.spots() if spot.kind in self._kinds]

    def seen(self) -> tuple[object, ...]:
        desk = self.desk
        journal = [entry.line for entry in desk.session.journal]
        return journal, desk.flow.sheet, desk.drag.chooser, desk.scene.prompt, desk.drag.thing

    def _press(self, spot: Spot) -> None:
        desk = self.desk
        center = desk.scene.center_of(spot)
        assert center is not None
        point = desk.view.mapFromScene(center)
        before = self.seen()
        label = f"{spot} in {desk.flow.state.agenda[-1]}"
        QTest.mouseMove(desk.view.viewport(), point)
        QTest.mouseClick(desk.view.viewport(), LEFT, pos=point)
        self.settle()
        assert self.seen() != before, f"nothing happens by {label}"
        if desk.flow.curtain is not None or desk.flow.sheet is not None:
            return
        under = desk.scene.spot_at(desk.view.mapToScene(point))
        moved = under is not None and under != spot and under.kind in self._kinds
        assert not moved, f"{label} gives way to {under}"

    # --- Sheets -----------------------------------------------------------------------------------

    def _buttons(self) -> list[QAbstractButton]:
        sheet = self.desk.flow.sheet
        found = sheet.findChildren(QAbstractButton) if sheet is not None else []
        return [each for each in found if each.isVisible() and each.isEnabled()]

    def _press_button(self, index: int) -> None:
        button, sheet = self._buttons()[index], self.desk.flow.sheet
        assert sheet is not None
        label = f"{button.text() or button.accessibleName()!r} in {self.desk.flow.state.agenda[-1]}"
        before, painted = self.seen(), sheet.grab().toImage()
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        self.settle()
        if self.seen() == before and self.window.dialog is None:
            assert sheet.grab().toImage() != painted, f"nothing happens by {label}"
