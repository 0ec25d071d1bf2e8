"""The keyboard on the table: one roving focus over everything that lies there.

Tab goes through what can be done, arrows to whatever is nearest that way, so that a card can
be read that is of no use now. Space or Enter picks up or presses; then Tab goes through the
places that accept it, of opponents first, Enter puts down, Escape takes back.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from paxdesk.desk.game.state_model import TableChange
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.interaction import BUTTONS, Interaction
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import Spot
from paxdesk.session.game import Seat

DIRECTIONS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
EDGE: Final = 40
"""How far from the edge of an enlarged table the focus stays, in pixels."""
LINE: Final = 60
"""Things whose tops differ by less, in units, are in one line of reading."""
ASIDE: Final = 2.0
"""How much worse it is to lie aside of an arrow's way than further along it."""


def _cost(here: QRectF, there: QRectF, way: QPointF) -> float | None:
    """How far it is to a place in the direction of an arrow; None for what lies elsewhere.

    What lies straight before the arrow comes before what lies aslant, and what lies more aside
    than ahead is not meant.
    """
    offset = there.center() - here.center()
    along = QPointF.dotProduct(offset, way)
    aside = abs(offset.x() * way.y()) + abs(offset.y() * way.x())
    if along <= 1:
        return None
    wide = QRectF(here)
    if way.x():
        wide.setLeft(min(here.left(), there.left()))
        wide.setRight(max(here.right(), there.right()))
    else:
        wide.setTop(min(here.top(), there.top()))
        wide.setBottom(max(here.bottom(), there.bottom()))
    if wide.intersects(there):
        return along + aside / ASIDE
    return along + ASIDE * aside if aside <= along else None


class Keyboard(QObject):
    """Watches the view's keys."""

    pressed = Signal()
    """A key went down while the table has the keyboard."""
    pressed_sort = Signal()
    """The words above the hand were pressed: it is to be sorted otherwise."""
    pressed_tool = Signal(int)
    """A button of the top bar was pressed."""

    def __init__(
        self,
        view: QGraphicsView,
        flow: TurnFlow,
        drag: DragController,
        interaction: Interaction,
        close: Callable[[], bool],
    ) -> None:
        super().__init__(view)
        self.view = view
        self.flow = flow
        self.drag = drag
        self.scene = flow.scene
        self._can = interaction
        self._drawing = flow.game.drawing
        self._close = close
        view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.installEventFilter(self)
        self._seat: Seat | None = None
        self._spot: Spot | None = None
        self._place: QPointF | None = None
        """Where the focus of whoever uses the keys was last, and who that is."""

    def _remember(self) -> None:
        """The focus comes back to where it is now, or to where the thing in the hand lay."""
        self._spot = self.drag.thing or self.drag.focus
        self._place = self.scene.center_of(self._spot) if self._spot is not None else None
        self._seat = self.flow.question.seat

    def forget(self) -> None:
        """The mouse is used now: no brackets come back."""
        self._spot = self._place = None

    def show(self, _change: TableChange) -> None:
        """Another position, or the same redrawn: whoever uses the keys goes on where he was."""
        if self._place is None or self.flow.busy or self.flow.sheet is not None:
            return  # a question is part of what was done
        if self.flow.question.seat != self._seat:
            return
        marks = self.landmarks()
        found = [(spot, self.scene.center_of(spot)) for spot in marks]
        near = [(QLineF(self._place, center).length(), spot) for spot, center in found if center]
        if self._spot in marks:
            self.drag.set_focus(self._spot)
        elif near:
            self.drag.set_focus(min(near, key=lambda each: each[0])[1])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            self.pressed.emit()
            return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if self.flow.busy:
            return False
        key = Qt.Key(event.key())
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and shifted):
            self.open_menu()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._step(-1 if key == Qt.Key.Key_Backtab else 1)
        elif key in DIRECTIONS:
            self._go(DIRECTIONS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press()
        elif key == Qt.Key.Key_Escape:
            if self.drag.thing is not None:
                self.drag.cancel()
            elif not self._close():
                self.forget()
                self.drag.set_focus(None)
        else:
            return False
        return True

    # --- Where the focus can stop ----------------------------------------------------------------

    def stops(self) -> list[Spot]:
        """Where Tab goes."""
        return self._can.stops(self.drag.thing)

    def landmarks(self) -> list[Spot]:
        """Where arrows go."""
        return self._can.landmarks(self.drag.thing)

    def go_to_zone(self, by: int) -> None:
        """Go to the first thing of the next part of the table, or of the one before."""
        zones = self._zones()
        focus = self.drag.focus
        area = self.scene.area_of(focus) if focus is not None else None
        here = -1 if by > 0 else 0
        if area is not None:
            here = next((i for i, zone in enumerate(zones) if zone.contains(area.center())), here)
        areas = ((spot, self.scene.area_of(spot)) for spot in self.landmarks())
        marks = [(spot, area) for spot, area in areas if area is not None]
        marks.sort(key=lambda each: (each[1].top() // LINE, each[1].left()))
        for step in range(1, len(zones) + 1):
            zone = zones[(here + by * step) % len(zones)]
            found = [spot for spot, place in marks if zone.contains(place.center())]
            if found:
                self.go_to(found[0])
                return

    def _zones(self) -> list[QRectF]:
        """The parts of the table in reading order."""
        return [qrect(place) for place in self._drawing.regions(self.scene.zones)]

    def _step(self, by: int) -> None:
        stops = self.stops()
        if not stops:
            return
        focus = self.drag.focus
        if focus in stops:
            self.go_to(stops[(stops.index(focus) + by) % len(stops)])
        else:
            self.go_to(stops[0 if by > 0 else -1])

    def _go(self, way: QPointF) -> None:
        focus = self.drag.focus
        here = self.scene.area_of(focus) if focus is not None else None
        if focus is None or here is None:
            self._step(1)
            return
        areas = ((stop, self.scene.area_of(stop)) for stop in self.landmarks() if stop != focus)
        costs = ((_cost(here, there, way), stop) for stop, there in areas if there is not None)
        ahead = [(cost, stop) for cost, stop in costs if cost is not None]
        if ahead:
            self.go_to(min(ahead, key=itemgetter(0))[1])

    def go_to(self, spot: Spot) -> None:
        """Put the focus on a thing, and bring it into sight."""
        self.drag.set_focus(spot)
        if self.drag.thing is None:
            self._remember()
        point = self.scene.center_of(spot)
        area = self.scene.area_of(spot)
        if point is not None and area is not None:
            self.scene.move_ghost(point)
            self.view.ensureVisible(area, EDGE, EDGE)

    # --- Pressing --------------------------------------------------------------------------------

    def press(self) -> None:
        """Use what has the focus: press it, pick it up, or put down what is in the hand."""
        focus = self.drag.focus
        if focus is None:
            self._step(1)
            return
        pointer = self._pointer(focus)
        self._remember()
        if focus.kind == "tool":
            self.pressed_tool.emit(focus.number)
        elif focus.kind == "sort":
            self.pressed_sort.emit()
        elif self.drag.thing is not None:
            self.drag.put_down(focus, pointer)
        elif not self.drag.click(focus, pointer):
            point = self.scene.center_of(focus) or QPointF()
            if focus.kind == "tableau":
                self.open_seat(focus.number)
            else:
                self.drag.pick_up(focus, point, focus=True)

    def open_menu(self) -> None:
        """Offer what can be done with what has the focus."""
        if self.drag.focus is None:
            self._step(1)
        if (focus := self.drag.focus) is not None and focus.kind not in BUTTONS:
            self._remember()
            self.drag.open_menu(focus, self._pointer(focus))

    def end_turn(self) -> None:
        """End the turn, as a click on the button does."""
        end = self._can.end_turn
        if end is not None and not self.flow.busy:
            self.drag.click(end, self._pointer(end))

    def open_seat(self, seat: int) -> None:
        """Open a seat's tableau over the board, or close it."""
        if self.flow.busy:
            return
        if self.scene.folded_out == seat:
            self._close()
        elif seat in self.flow.state.players and seat != self.flow.bottom:
            self.scene.fold_out(seat)

    def _pointer(self, spot: Spot) -> QPointF:
        """The middle of a spot in pixels of the surface."""
        point = self.scene.center_of(spot) or QPointF()
        return QPointF(self.view.viewport().mapTo(self.flow.surface, self.view.mapFromScene(point)))
