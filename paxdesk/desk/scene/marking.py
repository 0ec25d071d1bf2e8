"""What is emphasised on the table: which spots are marked, and how, and arrows between them."""

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from paxdesk.desk.scene.arrows import DISC, Arrow, arrow_items
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import Mark, MarkLook


class Marking:
    """The part of the scene that keeps the marks; showing them is the scene's."""

    _marks: dict[Spot, MarkLook]
    _arrows: Sequence[QGraphicsItem] = ()

    def _refresh_marks(self) -> None:
        """Show the marks as they are now."""
        raise NotImplementedError

    def set_mark(self, spot: Spot, mark: Mark, plate: str = "", focused: bool = False) -> None:
        """Mark one spot; the mark stays until the next position or :meth:`clear_marks`."""
        look = MarkLook(mark, plate, focused)
        if look == MarkLook():
            self._marks.pop(spot, None)
        else:
            self._marks[spot] = look
        self._refresh_marks()

    def set_marks(self, marks: Mapping[Spot, MarkLook]) -> None:
        """Replace all marks."""
        self._marks = dict(marks)
        self._refresh_marks()

    def mark_of(self, spot: Spot) -> MarkLook:
        """How a spot is marked now."""
        return self._marks.get(spot, MarkLook())

    def clear_marks(self) -> None:
        """Take all marks away."""
        self.set_marks({})

    def set_arrows(self, arrows: Sequence[Arrow]) -> None:
        """Replace all arrows; they stay until the next position."""
        scene = cast(QGraphicsScene, self)
        for item in self._arrows:
            scene.removeItem(item)
        found: list[QGraphicsItem] = []
        begun: list[tuple[float, float]] = []
        for arrow in arrows:
            at = (arrow.start.center().x(), arrow.start.center().y())
            found += arrow_items(arrow, begun.count(at) * (DISC + 2))
            begun.append(at)
        for item in found:
            scene.addItem(item)
        self._arrows = tuple(found)

    def forget_marks(self) -> None:
        """Another position is about to be shown: marks and arrows are not of it."""
        self._marks.clear()
        self.set_arrows(())
