"""Sheets, panels of the dock and painted buttons as objects of Qt's accessibility tree."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer

from paxdesk.desk.dock_panel import DockPanel
from paxdesk.desk.sheets.sheet import NotePanel, Sheet, TooltipButton
from paxdesk.desk.sheets.sheet_layout import Item, TextBox, to_pixels
from paxdesk.desk.view.accessible_nodes import (
    NO_INTERFACE,
    AccessibleNode,
    ListedChildren,
    notify,
)
from paxdesk.desk.view.spoken_texts import printed, says

Role = QAccessible.Role
DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
PRESS: Final = QAccessibleActionInterface.pressAction()
FOCUS: Final = QAccessibleActionInterface.setFocusAction()
TOGGLE: Final = QAccessibleActionInterface.toggleAction()


# --- Sheets ---------------------------------------------------------------------------------------


class AccessibleText(AccessibleNode):
    """Text of a sheet."""

    def __init__(self, sheet: SheetRoot, index: int) -> None:
        super().__init__()
        self.sheet = sheet
        self.index = index

    def _words(self) -> TextBox | None:
        found = self.sheet.words()
        return found[self.index] if self.index < len(found) else None

    def parent(self) -> QAccessibleInterface:
        return self.sheet

    def rect(self) -> QRect:
        found = self._words()
        area = QRectF() if found is None else to_pixels(found.area, self.sheet.sheet.scale)
        return self.sheet.sheet.rect() if found is None else self.sheet.on_screen(area)

    def role(self) -> QAccessible.Role:
        return Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        found = self._words()
        return found.said if found is not None and kind == QAccessible.Text.Name else ""


class SheetRoot(ListedChildren, QAccessibleWidget):  # type: ignore[misc]
    """A sheet with its texts and controls as children, in layout order."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, Role.Grouping if isinstance(sheet, NotePanel) else Role.Dialog)
        self._lines: list[AccessibleText] = []
        sheet.destroyed.connect(self._forget)

    @property
    def sheet(self) -> Sheet:
        found = self.object()
        assert isinstance(found, Sheet)
        return found

    def text(self, kind: QAccessible.Text) -> str:
        told = super().text(kind)
        if kind != QAccessible.Text.Description:
            return told
        heard = self.sheet.heard()
        lines = told.splitlines() if heard is None else heard
        # Printed texts are left out: screen readers read them as children.
        read = " ".join([self.sheet.accessibleName(), *(each.said for each in self.words())])
        return "\n".join(each for each in lines if each and not says(read, each))

    def on_screen(self, area: QRectF) -> QRect:
        """Convert an area in pixels of the sheet to screen coordinates."""
        place = area.toAlignedRect()
        return QRect(self.sheet.mapToGlobal(place.topLeft()), place.size())

    def words(self) -> list[TextBox]:
        return printed(self.sheet)

    def children(self) -> list[QAccessibleInterface]:
        """Return texts and controls in layout order, then other visible child widgets."""
        found: list[QAccessibleInterface] = []
        sheet, count = self.sheet, 0
        widgets: dict[QWidget, None] = {}
        for box in sheet.content.boxes():
            if isinstance(box, TextBox) and box.said:
                while len(self._lines) <= count:
                    self._lines.append(AccessibleText(self, len(self._lines)))
                found.append(self._lines[count])
                count += 1
            elif isinstance(box, Item):
                widgets[box.widget] = None
                found += _of_widget(box.widget)
        direct = sheet.findChildren(QWidget, options=DIRECT)
        for each in direct:
            if each not in widgets and each.isVisibleTo(sheet) and not each.isWindow():
                found += _of_widget(each)
        return found

    def _forget(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(line))


def _of_widget(widget: QWidget) -> list[QAccessibleInterface]:
    found = QAccessible.queryAccessibleInterface(widget)
    return [] if found is None else [found]


# --- Rows of the log and the inspector ------------------------------------------------------------


class RowDeeds(QAccessibleActionInterface):
    """Action interface of a row."""

    def __init__(self, panel: DockPanel, index: int) -> None:
        super().__init__()
        self._panel = panel
        self._index = index

    def actionNames(self) -> list[str]:
        return [PRESS, FOCUS]

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        panel, index = self._panel, self._index
        if index not in panel.rows_shown:
            return
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        panel.go_to_row(index)
        if name == PRESS:
            panel.press_row(index)


class AccessibleRow(AccessibleNode):
    """Pressable row of a dock panel."""

    def __init__(self, root: PanelRoot, index: int) -> None:
        super().__init__()
        self.root = root
        self.index = index
        self.deeds = RowDeeds(root.panel, index)
        self._deeds = VoidPtr(getCppPointer(self.deeds)[0])

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return self._deeds if kind == QAccessible.InterfaceType.ActionInterface else NO_INTERFACE

    def parent(self) -> QAccessibleInterface:
        return self.root

    def rect(self) -> QRect:
        panel = self.root.panel
        return QRect(panel.mapToGlobal(panel.rect().topLeft()), panel.size())

    def role(self) -> QAccessible.Role:
        return Role.ListItem

    def state(self) -> QAccessible.State:
        found, panel = QAccessible.State(), self.root.panel
        found.focusable = found.selectable = True
        found.focused = found.selected = panel.row_reached == self.index
        found.invisible = self.index not in panel.rows_shown or not panel.isVisible()
        return found

    def text(self, kind: QAccessible.Text) -> str:
        named = kind == QAccessible.Text.Name and self.index in self.root.panel.rows_shown
        return self.root.panel.row_words(self.index) if named else ""


class PanelRoot(ListedChildren, QAccessibleWidget):  # type: ignore[misc]
    """A panel of the dock, with its rows and buttons as children."""

    def __init__(self, panel: DockPanel) -> None:
        super().__init__(panel, Role.List)
        self._rows: dict[int, AccessibleRow] = {}
        panel.destroyed.connect(self._forget)

    @property
    def panel(self) -> DockPanel:
        found = self.object()
        assert isinstance(found, DockPanel)
        return found

    def row(self, index: int) -> AccessibleRow:
        """Return the object of a row, created on first use."""
        if index not in self._rows:
            self._rows[index] = AccessibleRow(self, index)
        return self._rows[index]

    def children(self) -> list[QAccessibleInterface]:
        widgets = self.panel.findChildren(QWidget, options=DIRECT)
        below = [each for widget in widgets if widget.isVisible() for each in _of_widget(widget)]
        return [*map(self.row, self.panel.rows_shown), *below]

    def text(self, kind: QAccessible.Text) -> str:
        """Return a text; the description is empty, as screen readers read the rows."""
        return "" if kind == QAccessible.Text.Description else super().text(kind)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        reached = self.panel.row_reached
        return None if reached is None else self.row(reached)

    def focus(self, index: int) -> None:
        """Notify screen readers that a key moved the focus to a row."""
        notify(self.row(index), QAccessible.Event.Focus)

    def _forget(self) -> None:
        rows, self._rows = self._rows, {}
        for row in rows.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(row))


# --- Buttons --------------------------------------------------------------------------------------


class ButtonDeeds(QAccessibleActionInterface):
    """Action interface of a button; its actions click or focus the button."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__()
        self._button = button

    def actionNames(self) -> list[str]:
        if not self._button.isEnabled():
            return [FOCUS]
        return [*([TOGGLE] if self._button.isCheckable() else []), PRESS, FOCUS]

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        button = self._button
        if name == FOCUS:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif button.isEnabled():  # deferred, as the screen reader waits for this method
            QTimer.singleShot(0, button, button.click)


class AccessibleButton(QAccessibleWidget):
    """A painted button that screen readers toggle by clicks, unlike Qt's check boxes."""

    def __init__(self, button: TooltipButton) -> None:
        super().__init__(button)
        self.deeds = ButtonDeeds(button)
        self._deeds = VoidPtr(getCppPointer(self.deeds)[0])

    @property
    def button(self) -> TooltipButton:
        found = self.object()
        assert isinstance(found, TooltipButton)
        return found

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return self._deeds if kind == QAccessible.InterfaceType.ActionInterface else NO_INTERFACE

    def role(self) -> QAccessible.Role:
        if not self.button.isCheckable():
            return Role.Button
        return Role.RadioButton if self.button.one_of_several else Role.CheckBox

    def state(self) -> QAccessible.State:
        found, button = super().state(), self.button
        found.checkable, found.checked = button.isCheckable(), button.isChecked()
        found.pressed = button.isDown()
        return found

    def text(self, kind: QAccessible.Text) -> str:
        """Return a text; the description omits lines that the name already contains."""
        if kind == QAccessible.Text.Name:
            return super().text(kind) or self.button.text().replace("&", "")
        told = super().text(kind)
        if kind != QAccessible.Text.Description:
            return told
        name = self.button.accessibleName()
        return "\n".join(each for each in told.splitlines() if not says(name, each))
