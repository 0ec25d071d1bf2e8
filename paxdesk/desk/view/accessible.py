"""The table and its sheets as objects of Qt's accessibility tree.

To Qt the table is one widget. Here it has a child for each part of the table and, in that, one for
each thing, made of the targets that are painted: the same names, and the same words as in the
inspector and the menu of a thing. Nothing here is made before something reads the screen.

Qt keeps pointers to interfaces. Python must hold on to those of a table, and they are taken back
from Qt before it lets them go (``AccessibleTable.forget``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer

from paxdesk.desk.input.table_actions import AccessibleSection
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.sheet import NotePanel, Sheet
from paxdesk.desk.sheets.sheet_layout import Item, TextBox, to_pixels
from paxdesk.desk.view.screen_reader import is_button, printed, refuses, spoken_prompt, spoken_thing
from paxdesk.language import tr, tr_noop

if TYPE_CHECKING:
    from paxdesk.desk.view.game_view import GameView

Role = QAccessible.Role
DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
NO_INTERFACE: Final = VoidPtr(0)
"""What Qt takes for no interface; None it cannot read."""

# --- What can be done with it ---------------------------------------------------------------------

PRESS: Final = QAccessibleActionInterface.pressAction()
FOCUS: Final = QAccessibleActionInterface.setFocusAction()
MENU: Final = QAccessibleActionInterface.showMenuAction()
LIFT, DROP, BACK, MORE = "lift", "drop here", "put back", "tell more"
DEEDS: Final = {
    PRESS: tr_noop("Press"),
    FOCUS: tr_noop("Go there"),
    MENU: tr_noop("Possible actions"),
    LIFT: tr_noop("Pick up"),
    DROP: tr_noop("Drop here"),
    BACK: tr_noop("Put back"),
    MORE: tr_noop("More details"),
}


def deeds(desk: GameView, spot: Spot) -> list[str]:
    """The names of what a reader can do with what lies at a spot now."""
    can, drag = desk.interaction, desk.drag
    if is_button(desk, spot):
        return [PRESS, FOCUS]
    if drag.flow.busy:
        return [MORE, FOCUS]
    if drag.thing is not None:
        here = BACK if spot == drag.thing else DROP if can.drop(drag.thing, spot).actions else ""
        return [*filter(None, (here,)), MORE, FOCUS]
    first: list[str] = []
    if can.clicked(spot) or spot.kind == "tableau":
        first = [PRESS]
    elif can.movable(spot) and can.idle_at(spot) is None:
        first = [LIFT]
    menu = [MENU] if drag.flow.game.inspector is not None else []
    return [*first, *menu, MORE, FOCUS]


def do(desk: GameView, spot: Spot, name: str) -> None:
    """Do one of these."""
    keyboard, drag = desk.keyboard, desk.drag
    match name:
        case "lift" | "drop here" | "put back" if name in deeds(desk, spot):
            keyboard.go_to(spot)
            if name == BACK:
                drag.cancel()
            else:
                keyboard.press()
            if name == LIFT and drag.thing is None and name in deeds(desk, spot):
                keyboard.press()  # first it was only laid out in parts
        case "tell more":
            desk.study(spot)
        case _ if name == MENU:
            keyboard.go_to(spot)
            keyboard.open_menu()
        case _ if name == PRESS:
            keyboard.go_to(spot)
            keyboard.press()
        case _:
            keyboard.go_to(spot)


class Deeds(QAccessibleActionInterface):
    """The actions of a thing, by names that never change and words in the language spoken."""

    def __init__(self, desk: GameView, spot: Spot) -> None:
        super().__init__()
        self._desk = desk
        self._spot = spot

    def actionNames(self) -> list[str]:
        return deeds(self._desk, self._spot)

    def localizedActionName(self, name: str) -> str:
        return tr(DEEDS[name]) if name in DEEDS else name

    def localizedActionDescription(self, name: str) -> str:
        return self.localizedActionName(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        do(self._desk, self._spot, name)


# --- The objects ----------------------------------------------------------------------------------


class ListedChildren:
    """Qt's queries for children, answered from one list."""

    def children(self) -> Sequence[QAccessibleInterface]:
        """Return the children, in reading order."""
        return ()

    def childCount(self) -> int:
        return len(self.children())

    def child(self, index: int) -> QAccessibleInterface | None:
        found = self.children()
        return found[index] if 0 <= index < len(found) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at, each in enumerate(self.children()) if each is child), -1)


class AccessibleNode(ListedChildren, QAccessibleInterface):  # type: ignore[misc]
    """What everything that is no widget has in common."""

    def isValid(self) -> bool:
        return True

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((each for each in self.children() if each.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def setText(self, kind: QAccessible.Text, words: str) -> None:
        """Nobody writes here."""

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def virtual_hook(self, id: int, data: int) -> None:
        """Nothing beyond what Qt asks by name."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return NO_INTERFACE

    def object(self) -> None:  # type: ignore[override]
        """It is no object of Qt's own."""


class AccessibleThing(AccessibleNode):
    """What lies at a spot; parts of it lie in it."""

    def __init__(self, table: AccessibleTable, spot: Spot) -> None:
        super().__init__()
        self.table = table
        self.spot = spot
        self.deeds = Deeds(table.desk, spot)
        self._deeds = VoidPtr(getCppPointer(self.deeds)[0])

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return self._deeds if kind == QAccessible.InterfaceType.ActionInterface else NO_INTERFACE

    def children(self) -> Sequence[QAccessibleInterface]:
        return self.table.parts_of(self.spot)

    def parent(self) -> QAccessibleInterface:
        return self.table.holder_of(self.spot)

    def rect(self) -> QRect:
        return self.table.seen(self.spot)

    def role(self) -> QAccessible.Role:
        return Role.Button if is_button(self.table.desk, self.spot) else Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        desk = self.table.desk
        if kind == QAccessible.Text.Name:
            return desk.scene.name_of(self.spot)
        return spoken_thing(desk, self.spot) if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        found, desk = QAccessible.State(), self.table.desk
        gone = desk.scene.area_of(self.spot) is None
        found.invisible = found.invalid = gone
        found.focusable = True
        drag, mark = desk.drag, desk.scene.mark_of(self.spot)
        target, named = desk.scene.target_of(self.spot), self.deeds.actionNames()
        found.focused = drag.focus == self.spot
        found.selected = mark.mark == "selected" or drag.thing == self.spot
        found.selectable = any(each in (LIFT, DROP, PRESS) for each in named)
        off = target is not None and target.off
        found.disabled = off or mark.mark == "dimmed" or refuses(desk, self.spot)
        if target is not None and target.chosen is not None:
            found.checkable, found.checked = True, target.chosen
        if self.spot.kind == "tableau":
            opened = desk.scene.folded_out == self.spot.number
            found.expandable, found.expanded = True, opened
            found.collapsed = not opened
        return found


class AccessiblePart(AccessibleNode):
    def __init__(self, table: AccessibleTable, name: str) -> None:
        super().__init__()
        self.table = table
        self.name = name

    def children(self) -> Sequence[QAccessibleInterface]:
        return self.table.in_part(self.name)

    def parent(self) -> QAccessibleInterface:
        return self.table.root

    def rect(self) -> QRect:
        whole = QRect()
        for each in self.children():
            whole = whole.united(each.rect())
        return whole

    def role(self) -> QAccessible.Role:
        return Role.List

    def text(self, kind: QAccessible.Text) -> str:
        return self.name if kind == QAccessible.Text.Name else ""


class Root(ListedChildren, QAccessibleWidget):  # type: ignore[misc]
    """The view itself, with the parts of the table for its children."""

    def __init__(self, table: AccessibleTable, view: TableView) -> None:
        super().__init__(view, Role.LayeredPane)
        self._table = table

    def children(self) -> Sequence[QAccessibleInterface]:
        return self._table.parts()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._table.thing_at(x, y)

    def text(self, kind: QAccessible.Text) -> str:
        prompt = self._table.desk.scene.prompt
        if kind == QAccessible.Text.Description and prompt is not None:
            return spoken_prompt(prompt)
        return super().text(kind)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self._table.desk.drag.focus
        return self._table.thing(focus) if focus is not None else None


class AccessibleTable:
    """All objects of one table; each lives as long as that, and is found while it lies there."""

    def __init__(self, desk: GameView) -> None:
        self.desk = desk
        self._things: dict[Spot, AccessibleThing] = {}
        self._parts: dict[str, AccessiblePart] = {}
        self._told: tuple[object, bool, str] | None = None
        self._sections: list[AccessibleSection] = []
        self._holders: dict[Spot, Spot] = {}
        self.root = Root(self, desk.view)

    # --- What there is ---------------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Whether nothing of the table may be read: the curtain is down, or a sheet covers it."""
        flow = self.desk.drag.flow
        if flow.curtain is not None:
            return True
        surface = flow.surface
        sheets = surface.findChildren(Sheet)
        whole = surface.rect()
        return any(each.isVisible() and each.geometry().contains(whole) for each in sheets)

    def sections(self) -> list[AccessibleSection]:
        """The parts of the table, as they lie now."""
        model = self.desk.scene.model
        names = "" if model is None else " ".join(each.name for each in model.labels.values())
        told = self.desk.scene.found, self.covered, " ".join([tr("Table"), names])
        if self._told is None or told[0] is not self._told[0] or told[1:] != self._told[1:]:
            self._told = told
            self._sections = [] if told[1] else self.desk.interaction.sections()
            self._holders = {}
            for section in self._sections:
                within = set(section.spots)
                for spot in section.spots:
                    # What everything belongs to, such as a seat, is no thing that others lie on.
                    wider = self.desk.interaction.enclosing_spots(spot)[1:-1]
                    holder = next((each for each in wider if each in within), None)
                    if holder is not None:
                        self._holders[spot] = holder
        return self._sections

    def thing(self, spot: Spot) -> AccessibleThing:
        """The object of a spot."""
        if spot not in self._things:
            self._things[spot] = AccessibleThing(self, spot)
        return self._things[spot]

    def parts(self) -> list[AccessiblePart]:
        """The objects of the parts of the table."""
        found = []
        for section in self.sections():
            if section.name not in self._parts:
                self._parts[section.name] = AccessiblePart(self, section.name)
            found.append(self._parts[section.name])
        return found

    def in_part(self, name: str) -> list[AccessibleThing]:
        """What lies in a part, but what lies on other things there."""
        spots = [spot for each in self.sections() if each.name == name for spot in each.spots]
        return [self.thing(spot) for spot in spots if spot not in self._holders]

    def parts_of(self, spot: Spot) -> list[AccessibleThing]:
        """What lies on a thing."""
        self.sections()
        return [self.thing(each) for each, holder in self._holders.items() if holder == spot]

    def holder_of(self, spot: Spot) -> QAccessibleInterface:
        """What a thing lies on or in; the table itself holds what is not there any more."""
        sections = self.sections()
        if spot in self._holders:
            return self.thing(self._holders[spot])
        name = next((each.name for each in sections if spot in each.spots), None)
        parts = self.parts()
        return next((part for part in parts if part.name == name), self.root)

    # --- Where it is -----------------------------------------------------------------------------

    def seen(self, spot: Spot) -> QRect:
        """Where a thing is on the screen."""
        area, view = self.desk.scene.area_of(spot), self.desk.view
        if area is None:
            return QRect()
        place = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def thing_at(self, x: int, y: int) -> AccessibleThing | None:
        """What lies at a point of the screen."""
        view = self.desk.view
        point = view.viewport().mapFromGlobal(QPointF(x, y))
        spot = self.desk.scene.spot_at(view.mapToScene(point.toPoint()))
        return None if spot is None or not self.sections() else self.thing(spot)

    # --- What has changed ------------------------------------------------------------------------

    def show(self) -> None:
        """Let readers hear that something else lies on the table."""
        before = {each.name: each.spots for each in self._sections}
        now = {each.name: each.spots for each in self.sections()}
        if list(before) != list(now):
            _tell(self.root, QAccessible.Event.ObjectReorder)
        for part in self.parts():
            if before.get(part.name) != now[part.name]:
                _tell(part, QAccessible.Event.ObjectReorder)
        for name, spots in now.items():
            for spot in spots if name in before else ():
                if spot in self._things:
                    _tell(self._things[spot], QAccessible.Event.NameChanged)

    def focus(self, spot: Spot) -> None:
        """Let readers hear which thing has the keyboard."""
        if self.sections():
            _tell(self.thing(spot), QAccessible.Event.Focus)

    def change(self, spot: Spot) -> None:
        """Let readers hear that the thing that has the keyboard was chosen, or is no more."""
        if self.sections():
            changed = QAccessible.State()
            changed.checked = True
            event = QAccessibleStateChangeEvent(self.thing(spot), changed)
            QAccessible.updateAccessibility(event)

    def forget(self) -> None:
        """Take all objects back from Qt: the view is gone."""
        nodes: list[AccessibleNode] = [*self._things.values(), *self._parts.values()]
        self._things, self._parts, self._sections = {}, {}, []
        for node in nodes:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))


def _tell(node: QAccessibleInterface, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(node, event))


# --- Sheets ---------------------------------------------------------------------------------------


class AccessibleText(AccessibleNode):
    """Words printed on a sheet."""

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
    """A sheet: what is printed on it and what can be pressed, in the order of its layout."""

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
        heard = self.sheet.heard()
        if kind == QAccessible.Text.Description and heard is not None:
            return "\n".join(filter(None, heard))
        return super().text(kind)

    def on_screen(self, area: QRectF) -> QRect:
        """A place of the sheet, in pixels of it, on the screen."""
        place = area.toAlignedRect()
        return QRect(self.sheet.mapToGlobal(place.topLeft()), place.size())

    def words(self) -> list[TextBox]:
        """All words that are printed on it by its layout."""
        return printed(self.sheet)

    def children(self) -> list[QAccessibleInterface]:
        """What is printed and what can be pressed, as they follow each other."""
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


# --- Where Qt asks --------------------------------------------------------------------------------


def interface(key: str, widget: QObject) -> QAccessibleInterface | None:
    """The object by which a widget is read, by the name of its class or of one it derives from."""
    if key == "TableView" and isinstance(widget, TableView) and widget.reader is not None:
        return widget.reader()
    if key == "Sheet" and isinstance(widget, Sheet):
        return SheetRoot(widget)
    return None
