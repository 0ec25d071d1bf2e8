"""Hover card: enlarged view of a card under the resting pointer or keyboard focus."""

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
"""Maximum delay before the next card while one is enlarged, in ms."""


class HoverCardTimer(QObject):
    """Timer that shows and hides the hover card.

    ``found`` returns the spot and card (0: a pile) of a thing, or None; ``read`` returns what the
    hover card shows.
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
        """Hover time before a card is enlarged, in ms; None to disable."""
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
        """Start the delay for the thing at ``spot``; hide the card of another thing."""
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
        """Enlarge the thing at ``spot`` at once."""
        self.leave()
        self._rested = self.found(spot)
        self._come_up()

    def mention(self, inspected: InspectorContent | None, place: QRectF) -> None:
        """Show content in the hover card beside ``place`` at once; None hides the card."""
        self.leave()
        context = self.flow.scene.context
        if inspected is not None and inspected != InspectorContent() and context is not None:
            self.closeup.show_beside(inspected, place, context, self.flow.room.words_scale)

    def leave(self) -> None:
        """Hide the hover card and stop its delay."""
        self._timer.stop()
        self._rested = None
        self.closeup.hide()

    def put_away(self) -> bool:
        """Hide the hover card; return whether it was shown."""
        shown = self.closeup.isVisible()
        self.leave()
        return shown

    def comes_up(self, spot: Spot) -> bool:
        """Return whether the card at ``spot`` is enlarged on hover."""
        found = self.found(spot) if self.delay is not None else None
        return found is not None and bool(found[1])

    def _carried(self) -> None:
        if self.drag.thing is not None:
            self.leave()

    def show(self, _change: TableChange | None) -> None:
        """Refresh or hide the hover card, because its content may have changed."""
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
        seen = self.seen(rested[0])
        inspected = self._read(*rested)
        if seen is not None and (inspected.shown is not None or inspected.rows):
            self.closeup.show_beside(inspected, seen, context, self.flow.room.words_scale)

    def seen(self, spot: Spot) -> QRectF | None:
        """Return the area of ``spot`` in surface pixels; None if it is absent or covered."""
        area = self.flow.scene.area_of(spot)
        if area is None:
            return None
        viewport, surface = self.view.viewport(), self.flow.surface
        seen = QRectF(self.view.mapFromScene(area).boundingRect())
        seen.moveTopLeft(viewport.mapTo(surface, seen.topLeft()))
        return seen if surface.childAt(seen.center().toPoint()) is viewport else None
