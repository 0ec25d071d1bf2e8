"""The table as objects of Qt's accessibility tree.

Qt keeps pointers to interfaces: Python must keep those of a table alive until they are removed from
Qt (``AccessibleTable.forget``).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer

from paxdesk.desk.dock_panel import DockPanel
from paxdesk.desk.input.table_actions import AccessibleSection
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.sheet import Sheet, TooltipButton
from paxdesk.desk.view.accessible_nodes import NO_INTERFACE, AccessibleNode, ListedChildren, notify
from paxdesk.desk.view.accessible_widgets import (
    FOCUS,
    PRESS,
    AccessibleButton,
    PanelRoot,
    SheetRoot,
)
from paxdesk.desk.view.spoken_texts import (
    is_button,
    refuses,
    spoken_prompt,
    spoken_thing,
)
from paxdesk.desk.words import speech_text
from paxdesk.language import tr, tr_noop

if TYPE_CHECKING:
    from paxdesk.desk.view.game_view import GameView

Role = QAccessible.Role

# --- Actions of a thing ---------------------------------------------------------------------------

MENU: Final = QAccessibleActionInterface.showMenuAction()
LIFT, DROP, BACK, MORE = "lift", "drop here", "put back", "tell more"
LOOK, HIDE = "look at the hand", "hide the hand"
DEEDS: Final = {
    PRESS: tr_noop("Press"),
    FOCUS: tr_noop("Go there"),
    MENU: tr_noop("Possible actions"),
    LIFT: tr_noop("Pick up"),
    DROP: tr_noop("Drop here"),
    BACK: tr_noop("Put back"),
    MORE: tr_noop("More details"),
    LOOK: tr_noop("Look at the hand"),
    HIDE: tr_noop("Hide the hand"),
}


def deeds(desk: GameView, spot: Spot) -> list[str]:
    """Return the names of the actions that a screen reader can perform at ``spot`` now."""
    can, drag = desk.interaction, desk.drag
    if is_button(desk, spot):
        return [PRESS, FOCUS]
    if drag.flow.busy:
        return [MORE, FOCUS]
    if drag.thing is not None:
        here = BACK if spot == drag.thing else DROP if can.drop(drag.thing, spot).actions else ""
        return [*filter(None, (here,)), MORE, FOCUS]
    first: list[str] = []
    pressed = can.clicked(spot) or can.choosable(spot) or _is_selectable(desk, spot)
    if spot == drag.flow.game.handling.hand_area and drag.flow.may_look:
        first = [HIDE if drag.flow.looking else LOOK]
    elif pressed or spot.kind == "tableau":
        first = [PRESS]
    elif can.movable(spot) and can.idle_at(spot) is None:
        first = [LIFT]
    menu = [MENU] if drag.flow.game.inspector is not None else []
    return [*first, *menu, MORE, FOCUS]


def _is_selectable(desk: GameView, spot: Spot) -> bool:
    """Return whether a press selects or deselects the thing."""
    target = desk.scene.target_of(spot)
    return target is not None and target.chosen is not None and not target.off


def do(desk: GameView, spot: Spot, name: str) -> None:
    """Perform the action ``name`` at ``spot``; focus the spot if it has no such action."""
    keyboard, drag = desk.keyboard, desk.drag
    match name:
        case "lift" | "drop here" | "put back" if name in deeds(desk, spot):
            keyboard.go_to(spot)
            if name == BACK:
                drag.cancel()
            else:
                keyboard.press()
            if name == LIFT and drag.thing is None and name in deeds(desk, spot):
                keyboard.press()  # the first press did not pick it up
        case "look at the hand" | "hide the hand" if name in deeds(desk, spot):
            if name == LOOK:
                drag.flow.toggle_look()
            else:
                drag.flow.end_looks()
        case "tell more":
            desk.study(spot)
            desk.announcer.tell_more(spot)
        case _ if name == MENU:
            keyboard.go_to(spot)
            keyboard.open_menu()
        case _ if name == PRESS:
            keyboard.go_to(spot)
            keyboard.press()
        case _:
            keyboard.go_to(spot)


class Deeds(QAccessibleActionInterface):
    """Action interface of a thing, with fixed names and translated labels."""

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


class AccessibleThing(AccessibleNode):
    """Accessible object of a spot, with the spots inside it as children."""

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
            return speech_text(desk.announcer.name_of(self.spot))
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
    """Section of the table, with its things as children."""

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


NOTICES: Final = 16
"""Number of the latest announcements whose text screen readers can still request."""
DESCRIBED_WITHIN: Final = 2.0
"""Time in seconds within which screen readers describe a refocused table."""


class AccessibleNotice(AccessibleNode):
    """An announcement as a notification, outside the tree."""

    def __init__(self, table: AccessibleTable) -> None:
        super().__init__()
        self.table = table
        self.words = ""

    def parent(self) -> QAccessibleInterface:
        return self.table.root

    def rect(self) -> QRect:
        return self.table.root.rect()

    def role(self) -> QAccessible.Role:
        return Role.Notification

    def text(self, kind: QAccessible.Text) -> str:
        return self.words if kind == QAccessible.Text.Name else ""


class Root(ListedChildren, QAccessibleWidget):  # type: ignore[misc]
    """The view, with the parts of the table as children."""

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
            words = spoken_prompt(prompt)
            return "" if self._table.has_announced(words) else words
        return super().text(kind)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self._table.desk.drag.focus
        return self._table.thing(focus) if focus is not None else None


class AccessibleTable:
    """Owner of the accessible objects of one table."""

    def __init__(self, desk: GameView) -> None:
        self.desk = desk
        self._things: dict[Spot, AccessibleThing] = {}
        self._names: dict[Spot, str] = {}
        """Names of things as last checked for changes."""
        self._parts: dict[str, AccessiblePart] = {}
        self._told: tuple[object, bool, str] | None = None
        self._sections: list[AccessibleSection] = []
        self._holders: dict[Spot, Spot] = {}
        self.root = Root(self, desk.view)
        self._notices = [AccessibleNotice(self) for _ in range(NOTICES)]
        self._returned = 0.0
        """Time when the keyboard focus came back to the table."""
        self._announced = ("", 0.0)
        """Last announcement, and its time."""

    # --- Structure --------------------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """True if screen readers may not read the table."""
        flow = self.desk.drag.flow
        if flow.curtain is not None:
            return True
        surface = flow.surface
        sheets = surface.findChildren(Sheet, options=Qt.FindChildOption.FindDirectChildrenOnly)
        whole = surface.rect()
        return any(each.isVisible() and each.geometry().contains(whole) for each in sheets)

    def sections(self) -> list[AccessibleSection]:
        """Return the present sections of the table; none while it is covered."""
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
                    # The widest enclosing thing, such as a seat, is not a parent of others.
                    wider = self.desk.interaction.enclosing_spots(spot)[1:-1]
                    holder = next((each for each in wider if each in within), None)
                    if holder is not None:
                        self._holders[spot] = holder
        return self._sections

    def thing(self, spot: Spot) -> AccessibleThing:
        """Return the object of a spot, created on first use."""
        if spot not in self._things:
            self._things[spot] = AccessibleThing(self, spot)
        return self._things[spot]

    def parts(self) -> list[AccessiblePart]:
        found = []
        for section in self.sections():
            if section.name not in self._parts:
                self._parts[section.name] = AccessiblePart(self, section.name)
            found.append(self._parts[section.name])
        return found

    def in_part(self, name: str) -> list[AccessibleThing]:
        """Return the top-level things of a section."""
        spots = [spot for each in self.sections() if each.name == name for spot in each.spots]
        return [self.thing(spot) for spot in spots if spot not in self._holders]

    def parts_of(self, spot: Spot) -> list[AccessibleThing]:
        self.sections()
        return [self.thing(each) for each, holder in self._holders.items() if holder == spot]

    def holder_of(self, spot: Spot) -> QAccessibleInterface:
        """Return the parent of a thing: another thing, its section or the root."""
        sections = self.sections()
        if spot in self._holders:
            return self.thing(self._holders[spot])
        name = next((each.name for each in sections if spot in each.spots), None)
        parts = self.parts()
        return next((part for part in parts if part.name == name), self.root)

    # --- Geometry ---------------------------------------------------------------------------------

    def seen(self, spot: Spot) -> QRect:
        """Return the area of a thing on the screen, empty if not shown."""
        area, view = self.desk.scene.area_of(spot), self.desk.view
        if area is None:
            return QRect()
        place = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def thing_at(self, x: int, y: int) -> AccessibleThing | None:
        """Return the thing at a global screen position, or None."""
        view = self.desk.view
        point = view.viewport().mapFromGlobal(QPointF(x, y))
        spot = self.desk.scene.spot_at(view.mapToScene(point.toPoint()))
        return None if spot is None or not self.sections() else self.thing(spot)

    # --- Notifications ----------------------------------------------------------------------------

    def show(self) -> None:
        """Notify screen readers of changed sections and names."""
        before = {each.name: each.spots for each in self._sections}
        now = {each.name: each.spots for each in self.sections()}
        if list(before) != list(now):
            notify(self.root, QAccessible.Event.ObjectReorder)
        for part in self.parts():
            if before.get(part.name) != now[part.name]:
                notify(part, QAccessible.Event.ObjectReorder)
        for thing in self._things.values():
            # Orca drops announcements during a flood of events, so only changed names are reported.
            name, told = thing.text(QAccessible.Text.Name), self._names.get(thing.spot)
            if self.desk.scene.area_of(thing.spot) is not None and name != told:
                self._names[thing.spot] = name
                if told is not None:
                    notify(thing, QAccessible.Event.NameChanged)

    def focus(self, spot: Spot) -> None:
        """Notify screen readers that a thing has the keyboard focus."""
        if self.sections():
            notify(self.thing(spot), QAccessible.Event.Focus)

    def come_back(self) -> None:
        """Record that the keyboard focus has returned to the table."""
        self._returned = time.monotonic()

    def has_announced(self, words: str) -> bool:
        """Return whether ``words`` are the last announcement since the focus returned.

        Returns False once DESCRIBED_WITHIN seconds have passed since the return.
        """
        last, announced = self._announced
        recent = time.monotonic() - self._returned < DESCRIBED_WITHIN
        return recent and announced >= self._returned and last == speech_text(words)

    def announce(self, words: str) -> None:
        """Notify screen readers of an announcement.

        Orca before version 45 does not speak Qt's announcements.
        """
        self._announced = (words, time.monotonic())
        if sys.platform.startswith("linux"):
            notice = self._notices.pop(0)
            self._notices.append(notice)
            notice.words = words
            notify(notice, QAccessible.Event.ObjectShow)
        else:
            event = QAccessibleAnnouncementEvent(self.desk.view, words)
            QAccessible.updateAccessibility(event)

    def change(self, spot: Spot) -> None:
        """Notify screen readers that the check state of the thing at ``spot`` changed."""
        if self.sections():
            changed = QAccessible.State()
            changed.checked = True
            event = QAccessibleStateChangeEvent(self.thing(spot), changed)
            QAccessible.updateAccessibility(event)

    def forget(self) -> None:
        """Remove the objects of things, parts and announcements from Qt."""
        nodes: list[AccessibleNode] = [*self._things.values(), *self._parts.values()]
        nodes += self._notices
        self._things, self._parts, self._sections = {}, {}, []
        for node in nodes:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))


# --- Factory --------------------------------------------------------------------------------------


def interface(key: str, widget: QObject) -> QAccessibleInterface | None:
    """Return the accessible interface of a ``widget`` of the class ``key``.

    Returns None for Qt's own interface.
    """
    if key == "TableView" and isinstance(widget, TableView) and widget.reader is not None:
        return widget.reader()
    if key == "Sheet" and isinstance(widget, Sheet):
        return SheetRoot(widget)
    if key == "TooltipButton" and isinstance(widget, TooltipButton):
        return AccessibleButton(widget)
    if key == "DockPanel" and isinstance(widget, DockPanel):
        return PanelRoot(widget)
    if key == "Curtain" and isinstance(widget, QWidget):
        return QAccessibleWidget(widget, Role.Dialog)
    return None
