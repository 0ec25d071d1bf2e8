"""Simulated players of the companion."""

from attrs import asdict
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.fields import ChooseRow, CountRow, FieldRow, WriteRow
from paxdesk.desk.view.game_view import GameView
from paxdesk.sierra_madre.rules.actions import Action, confirm, kinds, next_
from paxdesk.sierra_madre.rules.notation import write
from paxdesk.sierra_madre.rules.sequence import LAST
from paxdesk.sierra_madre.rules.state import GOVERNORS, PRESIDENTS, State
from paxdesk.sierra_madre.table.handling import (
    NEXT,
    SierraHandling,
    card_spot,
    going_on,
    phase_buttons,
)
from paxdesk.sierra_madre.table.sheets import VERBS, FormSheet, RevealSheet
from tests.keys import press_key
from tests.table.hand import TouchHand

LEFT = Qt.MouseButton.LeftButton
MOST_LEAVES = 8
"""Maximum number of pages turned to find a button or row."""


SHORT = 100
"""Interval of a double click, in ms."""
MOST_TAPS = 4
"""Maximum number of taps to open a list."""


class BookHand:
    """Automatic player that enters lines by mouse and keys."""

    def __init__(self, desk: GameView) -> None:
        self.desk = desk
        handling = desk.game.handling
        assert isinstance(handling, SierraHandling)
        self.forms = handling.forms

    @property
    def state(self) -> State:
        state = self.desk.session.state
        assert isinstance(state, State)
        return state

    def enter(self, action: Action) -> None:
        """Enter a line, and check that it is added to the journal."""
        while (
            action == next_() and self.state.phase == LAST and going_on(self.state).action != action
        ):
            self.enter(confirm())
        journal = self.desk.session.journal
        before = len(journal)
        self._do(action)
        lines = [entry.line for entry in journal[before:]]
        added = [line for line in lines if not line.startswith("rolled ")]
        assert added == [write(action)], f"{write(action)!r} became {added}"

    def settle(self, rounds: int = 4) -> None:
        for _ in range(rounds):
            QApplication.processEvents()
            QApplication.sendPostedEvents()

    # --- Ways to enter a line ---------------------------------------------------------------------

    def _do(self, action: Action) -> None:
        if action.verb == "reveal":
            self._reveal(action)
            return
        if self._sheet() is not None:
            self._leave()
        if going_on(self.state).action == action:
            self.click(NEXT)
            return
        for offer in phase_buttons(self.state):
            if offer.action == action:
                self.click(self._leafed(offer.spot))
                return
        self.click(self._leafed(self._form_of(action)))
        self._fill(action)

    def _form_of(self, action: Action) -> Spot:
        verb = action.verb
        if verb == "correct":
            return Spot("row", action.get("row"))
        if verb == "note" or verb == "kill":
            return Spot("seat", action.get("seat"))
        if verb in VERBS["card"] and action.get("card") in self.state.cards:
            return card_spot(action.get("card"))
        found = [
            offer for offer in phase_buttons(self.state)
            if offer.form and verb in VERBS.get(offer.form, (offer.form,))
        ]  # fmt: skip
        for offer in found:
            given = dict(offer.about)
            if all(action.get(key) == value for key, value in given.items()):
                return offer.spot
        raise AssertionError(f"nothing opens a form for {write(action)}")

    def _leafed(self, spot: Spot) -> Spot:
        for _ in range(MOST_LEAVES):
            if self.desk.scene.center_of(spot) is not None:
                break
            number = 0 if spot.kind == "row" else 1
            self.click(Spot("leaf", number))
        return spot

    # --- Forms ------------------------------------------------------------------------------------

    def _sheet(self) -> FormSheet | None:
        sheet = self.desk.flow.sheet
        assert sheet is None or isinstance(sheet, FormSheet)
        return sheet

    def _leave(self) -> None:
        sheet = self._sheet()
        assert sheet is not None
        self.press(sheet.cancel)

    def _reveal(self, action: Action) -> None:
        """Type a card's id, and its facts if they are requested."""
        sheet = self._sheet()
        assert isinstance(sheet, RevealSheet)
        self.type(sheet.line, action.get("card"))
        if self._sheet() is sheet:
            for key, value in asdict(action.get("facts")).items():
                self._set(sheet.rows[key], value)
            self.press(sheet.done)

    def _fill(self, action: Action) -> None:
        sheet = self._sheet()
        assert sheet is not None, f"no form for {write(action)}"
        if sheet.deed != action.verb:
            self.press(sheet.choice.buttons[action.verb])
        for key in kinds(action.verb):
            value = action.get(key)
            if key == "facts":
                for name, fact in asdict(value).items():
                    self._set(sheet.rows[name], fact)
            elif key in sheet.rows:
                self._set(self._row(sheet, key, value), value)
            else:
                assert sheet.about[key] == value, f"{key} is {sheet.about[key]}, not {value}"
        assert sheet.done.isEnabled(), sheet.comment()[0]
        self.press(sheet.done)

    def _row(self, sheet: FormSheet, key: str, value: object) -> FieldRow:
        """Return the row of a field; unlisted offices use ``district``."""
        listed = (*PRESIDENTS, *GOVERNORS, *self.state.offices)
        other = key == "office" and value not in listed
        return sheet.rows["district" if other else key]

    def _set(self, row: FieldRow, value: object) -> None:
        """Set a field by button, list or keyboard."""
        if row.value == value:
            return
        match row:
            case ChooseRow(list=None):
                self.press(row.segments.buttons[value])  # type: ignore[index]
            case ChooseRow():
                assert row.list is not None
                self.choose(row.list, row.values.index(value))
            case CountRow() | WriteRow():
                words = "".join(map(str, value)) if isinstance(value, tuple) else str(value)
                self.type(row.line_edit, words)
        self.settle()

    # --- Real events ------------------------------------------------------------------------------

    def click(self, spot: Spot) -> None:
        view, scene = self.desk.view, self.desk.scene
        center = scene.center_of(spot)
        assert center is not None, f"{spot} is not on the table"
        point = view.mapFromScene(center)
        assert scene.spot_at(view.mapToScene(point)) == spot, f"{spot} is covered"
        self._press(view.viewport(), point)

    def press(self, button: QWidget) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        self._press(button, button.rect().center())

    def type(self, field: QLineEdit, words: str) -> None:
        field.setFocus()
        self._type(field, words)

    def _type(self, field: QLineEdit, words: str) -> None:
        field.selectAll()
        press_key(Qt.Key.Key_Delete)
        QTest.keyClicks(field, words)
        self.settle()

    def choose(self, box: QComboBox, index: int) -> None:
        box.setFocus()
        press_key(Qt.Key.Key_Home)
        for _ in range(index):
            press_key(Qt.Key.Key_Down)

    def _press(self, widget: QWidget, point: QPoint) -> None:
        QTest.mouseClick(widget, LEFT, pos=point)
        self.settle()


class KeyboardBookHand(BookHand):
    """Automatic player that uses keys only."""

    LONGEST = 200
    """Maximum number of steps to an item."""

    def _leave(self) -> None:
        self._key(Qt.Key.Key_Escape)

    def click(self, spot: Spot) -> None:
        if spot == NEXT:
            self._key(Qt.Key.Key_E)
            return
        for _ in range(self.LONGEST):
            if self.desk.drag.focus == spot:
                self._key(Qt.Key.Key_Return)
                return
            self._key(Qt.Key.Key_Tab)
        raise AssertionError(f"{spot} cannot be reached by Tab")

    def press(self, button: QWidget) -> None:
        self._go_to(button)
        self._key(Qt.Key.Key_Space)

    def type(self, field: QLineEdit, words: str) -> None:
        self._go_to(field)
        self._type(field, words)

    def choose(self, box: QComboBox, index: int) -> None:
        self._go_to(box)
        super().choose(box, index)

    def _go_to(self, widget: QWidget) -> None:
        for _ in range(self.LONGEST):
            if QApplication.focusWidget() is widget:
                return
            self._key(Qt.Key.Key_Tab)
        raise AssertionError(f"{widget.accessibleName()!r} cannot be reached by Tab")

    def _key(self, key: Qt.Key) -> None:
        press_key(key)
        self.settle(1 if key == Qt.Key.Key_Tab else 4)


class OneFinger(BookHand):
    """Automatic player that touches with one finger, but types texts."""

    def __init__(self, desk: GameView) -> None:
        super().__init__(desk)
        self.finger = TouchHand(desk)

    def _press(self, widget: QWidget, point: QPoint) -> None:
        self.finger.tap(widget, point)
        self.settle()

    def type(self, field: QLineEdit, words: str) -> None:
        self._press(field, field.rect().center())
        assert field.hasFocus()
        self._type(field, words)

    def choose(self, box: QComboBox, index: int) -> None:
        middle, items = box.rect().center(), box.view()
        for _ in range(MOST_TAPS):
            QTest.qWait(SHORT)  # otherwise two touches would be a double click
            self.finger.touch(box, middle, interval=SHORT)
            self.finger.leave(box, middle)
            self.settle()
            QTest.qWait(2 * SHORT)
            if items.isVisible():
                break  # a slow release closes the list
        assert items.isVisible()
        item = items.model().index(index, 0)
        items.scrollTo(item)
        self._press(items.viewport(), items.visualRect(item).center())
        assert not items.isVisible()
