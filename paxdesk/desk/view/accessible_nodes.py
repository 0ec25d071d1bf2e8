"""Base classes of accessible objects, for Qt's accessibility tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from shiboken6 import VoidPtr

NO_INTERFACE: Final = VoidPtr(0)
"""Null pointer returned to Qt where None cannot be converted."""


class ListedChildren:
    """Mix-in that answers Qt's queries for children from one list."""

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
    """Base class of accessible objects that are not widgets."""

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
        """Ignore the text: nothing is editable."""

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def virtual_hook(self, id: int, data: int) -> None:
        """Ignore the call: there are no extensions."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return NO_INTERFACE

    def object(self) -> None:  # type: ignore[override]
        """Return None, because there is no QObject behind the interface."""


def notify(node: QAccessibleInterface, event: QAccessible.Event) -> None:
    """Notify screen readers of an event of an accessible object."""
    QAccessible.updateAccessibility(QAccessibleEvent(node, event))
