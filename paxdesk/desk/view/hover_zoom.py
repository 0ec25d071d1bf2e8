"""Rest on a card, with the pointer or the keyboard's focus: it comes up large beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer

from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.mouse import Mouse
from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.inspector.hover_card import HoverCard
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import CardNumber, Spot

NEXT_CARD_MS: Final = 90
"""Milliseconds after which the next card comes up where one was up already."""


class HoverCardTimer(QObject):
    """Lets the closeup come and go.

    ``found`` tells what can be read at a spot: the spot of the whole thing and its card, 0 for a
    pile, or None; ``read`` tells everything about it.
    """

    def __init__(
        self,
        view: TableView,
        mouse: Mouse,
        drag: DragController,
        found: Callable[[Spot], tuple[Spot, CardNumber] | None],
        read: Callable[[Spot, CardNumber], InspectorContent],
    ) -> None:
        super().__init__(view)
        self.view = view
        self.drag = drag
        self.flow = drag.flow
        self.delay: int | None = None
        """Milliseconds of rest after which a card comes up; None: none does."""
        self.closeup = HoverCard(self.flow.surface)
        self.found = found
        self._read = read
        self._rested: tuple[Spot, CardNumber] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._come_up)
        mouse.pointed.connect(self.rest)
        mouse.pressed.connect(self.leave)
        drag.focused.connect(self.rest)
        drag.changed.connect(self._carried)
        view.laid_out.connect(self.leave)
        view.zoomed.connect(self.leave)

    def rest(self, spot: Spot | None) -> None:
        """Something is pointed at, or has the focus: what can be read there comes up in a while."""
        rested = None
        if spot is not None and not self.flow.busy and self.drag.thing is None:
            rested = self.found(spot)
        if rested == self._rested:
            return  # another part of the same card
        was_up = self.closeup.isVisible()
        self.leave()
        self._rested = rested
        if rested is not None and self.delay is not None:
            self._timer.start(min(self.delay, NEXT_CARD_MS) if was_up else self.delay)

    def study(self, spot: Spot) -> None:
        """Somebody asked for it: it comes up at once."""
        self.leave()
        self._rested = self.found(spot)
        self._come_up()

    def mention(self, inspected: InspectorContent | None, place: QRectF) -> None:
        """Something is named at a place beside the table: it comes up at once, None: goes."""
        self.leave()
        context = self.flow.scene.context
        if inspected is not None and inspected != InspectorContent() and context is not None:
            self.closeup.show_beside(inspected, place, context, self.flow.room.words_scale)

    def leave(self) -> None:
        """Nothing is told about any more."""
        self._timer.stop()
        self._rested = None
        self.closeup.hide()

    def comes_up(self, spot: Spot) -> bool:
        """Whether a card lies there that comes up by itself."""
        found = self.found(spot) if self.delay is not None else None
        return found is not None and bool(found[1])

    def _carried(self) -> None:
        if self.drag.thing is not None:
            self.leave()

    def show(self, _change: TableChange) -> None:
        """Another position: the same card may be worth more now, or may not be seen any more."""
        if not self.closeup.isVisible() or self._rested is None:
            return
        spot, card = self._rested
        if self.flow.busy or self.flow.sheet is not None or self.flow.scene.card_of(spot) != card:
            self.leave()
        else:
            self._come_up()

    def _come_up(self) -> None:
        rested = self._rested
        context = self.flow.scene.context
        if rested is None or context is None or self.flow.busy:
            return
        seen = self._seen(rested[0])
        inspected = self._read(*rested)
        if seen is not None and (inspected.shown is not None or inspected.rows):
            self.closeup.show_beside(inspected, seen, context, self.flow.room.words_scale)

    def _seen(self, spot: Spot) -> QRectF | None:
        """Where a spot is seen in pixels of the surface; None under a sheet that was opened."""
        area = self.flow.scene.area_of(spot)
        if area is None:
            return None
        viewport, surface = self.view.viewport(), self.flow.surface
        seen = QRectF(self.view.mapFromScene(area).boundingRect())
        seen.moveTopLeft(viewport.mapTo(surface, seen.topLeft()))
        return seen if surface.childAt(seen.center().toPoint()) is viewport else None
