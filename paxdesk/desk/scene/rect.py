"""Rectangles of the table, in its units."""

from PySide6.QtCore import QRectF

from paxdesk.record_classes import frozen


@frozen
class Rect:
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether ``other`` lies inside, give or take ``slack`` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether the two share more than an edge ``slack`` pixels wide."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def scaled(self, factor: float) -> "Rect":
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Rect":
        """The rectangle less a border on each side."""
        return Rect(
            self.x + left, self.y + top, self.width - left - right, self.height - top - bottom
        )

    def moved(self, right: float, down: float) -> "Rect":
        return Rect(self.x + right, self.y + down, self.width, self.height)


def qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)
