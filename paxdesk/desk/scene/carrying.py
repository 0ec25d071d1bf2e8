"""What is carried over the table: one thing at a time, as a ghost of itself."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from paxdesk.desk.motion.motions import Motions
from paxdesk.desk.motion.pace import Pace
from paxdesk.desk.scene.spot_item import SpotItem
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import PaintContext

if TYPE_CHECKING:
    from paxdesk.desk.scene.ghost import Ghost


class Carrying:
    """The part of the scene that lifts a thing, lets it follow the pointer, and puts it down."""

    _ghost: "Ghost | None" = None
    _returning: "Ghost | None" = None
    """What was refused, on its way home."""
    _let_go: tuple[Spot, QPointF] | None = None
    """What was put down last and where, until the position tells what came of it."""
    _context: PaintContext | None
    motions: Motions

    @property
    def pace(self) -> Pace:
        """How fast things move now."""
        raise NotImplementedError

    def items_of(self, spot: Spot) -> list[SpotItem]:
        """Everything that carries a spot, topmost first."""
        raise NotImplementedError

    def _refresh_marks(self) -> None:
        """Show the marks as they are now."""
        raise NotImplementedError

    @property
    def lifted(self) -> Spot | None:
        """Where the thing in the hand came from."""
        return self._ghost.spot if self._ghost else None

    def lift(self, spot: Spot, point: QPointF) -> bool:
        """Take up what lies at a spot; its home stays, marked. False if nothing can be taken."""
        self.drop()
        item = next((each for each in self.items_of(spot) if each.lifted), None)
        context = self._context
        if item is None or item.lifted is None or context is None:
            return False
        from paxdesk.desk.scene.ghost import Ghost

        scene = cast(QGraphicsScene, self)
        home = item.area.center()
        self._ghost = Ghost(scene, spot, home, item.lifted, context, self.pace, self.motions)
        self._ghost.follow(point)
        self._refresh_marks()
        return True

    @property
    def ghost_center(self) -> QPointF | None:
        """The middle of what is in the hand; None while nothing is."""
        return self._ghost.center if self._ghost is not None else None

    def move_ghost(self, point: QPointF) -> None:
        """Let the thing in the hand follow the pointer."""
        if self._ghost is not None:
            self._ghost.follow(point)

    def fly_home(self) -> None:
        """Refused: what is carried flies back to where it came from."""
        ghost, self._ghost = self._ghost, None
        self._let_go = None
        if ghost is not None:
            self._land()
            self._returning = ghost
            ghost.fly_home(self.pace, self._land)
            self._refresh_marks()

    def _land(self) -> None:
        """What was refused is at home, or need not be seen any more."""
        returning, self._returning = self._returning, None
        if returning is not None:
            returning.remove()

    def drop(self) -> None:
        """Accepted: what is carried is put down, and the ghost is gone."""
        self._land()
        ghost, self._ghost = self._ghost, None
        if ghost is not None:
            self._let_go = (ghost.spot, ghost.center)
            ghost.remove()
            self._refresh_marks()
