"""The keyboard on the table: one roving focus over what can be done.

Tab goes from thing to thing, arrows to the nearest one that way; Space or Enter picks up or
presses; then the same keys go through the places that accept it, Enter puts down, Escape
takes back. Digits open a seat's tableau, E ends the turn.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from paxdesk.table.carrying import Carrying
from paxdesk.table.gestures import END_TURN, broader
from paxdesk.table.spots import Spot

DIRECTIONS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ASIDE: Final = 2.0
"""How much worse it is to lie aside of an arrow's way than further along it."""


class Keyboard(QObject):
    """Watches the view's keys."""

    def __init__(self, view: QGraphicsView, carrying: Carrying, close: Callable[[], bool]) -> None:
        super().__init__(view)
        self.view = view
        self.carrying = carrying
        self.host = carrying.host
        self.scene = carrying.scene
        self._close = close
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if self.host.busy:
            return False
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._step(-1 if key == Qt.Key.Key_Backtab else 1)
        elif key in DIRECTIONS:
            self._go(DIRECTIONS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press()
        elif key == Qt.Key.Key_Escape:
            if self.carrying.thing is not None:
                self.carrying.cancel()
            elif not self._close():
                self.carrying.set_focus(None)
        elif key == Qt.Key.Key_E and not event.modifiers():
            self.carrying.click(END_TURN, self._pointer(END_TURN))
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6 and not event.modifiers():
            self._fold_out(event.key() - Qt.Key.Key_0)
        else:
            return False
        return True

    # --- Where the focus can stop ----------------------------------------------------------------

    def stops(self) -> list[Spot]:
        """What can be picked up or pressed; with something in the hand, where it may go."""
        thing = self.carrying.thing
        gestures = self.host.gestures
        wanted = (
            [drop for drop in gestures.by_pick(thing) if drop != thing]
            if thing is not None
            else list(gestures.picks)
        )
        shown = self.scene.spots()
        order = {spot: index for index, spot in enumerate(shown)}
        found = []
        for spot in wanted:
            visible = next((each for each in broader(self.host.state, spot) if each in order), None)
            if visible is not None and visible not in found:
                found.append(visible)
        if thing is None:
            found += [spot for spot in shown if spot.kind == "prompt"]
        return sorted(found, key=order.__getitem__)

    def _step(self, by: int) -> None:
        stops = self.stops()
        if not stops:
            return
        focus = self.carrying.focus
        if focus in stops:
            self._focus(stops[(stops.index(focus) + by) % len(stops)])
        else:
            self._focus(stops[0 if by > 0 else -1])

    def _go(self, way: QPointF) -> None:
        focus = self.carrying.focus
        here = self.scene.center_of(focus) if focus is not None else None
        if focus is None or here is None:
            self._step(1)
            return
        best: tuple[float, Spot] | None = None
        for stop in self.stops():
            there = self.scene.center_of(stop)
            if stop == focus or there is None:
                continue
            along = QPointF.dotProduct(there - here, way)
            aside = abs((there - here).x() * way.y()) + abs((there - here).y() * way.x())
            cost = along + ASIDE * aside
            if along > 1 and (best is None or cost < best[0]):
                best = (cost, stop)
        if best is not None:
            self._focus(best[1])

    def _focus(self, spot: Spot) -> None:
        self.carrying.set_focus(spot)
        point = self.scene.center_of(spot)
        if point is not None:
            self.scene.move_ghost(point)

    # --- Pressing --------------------------------------------------------------------------------

    def _press(self) -> None:
        focus = self.carrying.focus
        if focus is None:
            self._step(1)
            return
        pointer = self._pointer(focus)
        if self.carrying.thing is not None:
            self.carrying.put_down(focus, pointer)
        elif not self.carrying.click(focus, pointer):
            point = self.scene.center_of(focus) or QPointF()
            if self.carrying.pick_up(focus, point):
                self._step(1)

    def _fold_out(self, seat: int) -> None:
        if self.scene.folded_out == seat:
            self._close()
        elif seat in self.host.state.players and seat != self.host.bottom:
            self.scene.fold_out(seat)

    def _pointer(self, spot: Spot) -> QPointF:
        """The middle of a spot in pixels of the surface."""
        point = self.scene.center_of(spot) or QPointF()
        return QPointF(self.view.viewport().mapTo(self.host.surface, self.view.mapFromScene(point)))
