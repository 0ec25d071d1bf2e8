"""What the scene is made of: things that look like something, and targets on them.

A view turns a position into plain :class:`Thing` values; the scene compares them with what
it shows and repaints what differs. So a redraw from the position is always the same as
the position reached by moves.
"""

from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import ClassVar, Final, Literal, Protocol, TypeAlias

from attrs import field, frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import DARK, Theme
from paxdesk.desk.painting.pixmap_store import PixmapStore
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.faces.face_cache import FaceCache
from paxdesk.porfiriana.table.layout import Rect, Zones
from paxdesk.porfiriana.table.seat_label import Labels
from paxdesk.porfiriana.table.seat_stats import SeatStats, seat_stats
from paxdesk.porfiriana.table.spots import Spot

Picture: TypeAlias = tuple["Look", float, float]
"""A look painted in a place of some width and height."""
PICTURE_BYTES: Final = 24 * 1024 * 1024
Mark: TypeAlias = Literal["none", "legal", "focus", "dimmed", "selected", "refused"]


@frozen
class MarkLook:
    """How a spot is emphasised: ``plate`` is the price of a legal place."""

    mark: Mark = "none"
    plate: str = ""
    focused: bool = False


@frozen(eq=False)
class PaintContext:
    """What every look is painted with.

    ``large`` chooses the roomier type, ``text`` enlarges words; ``ratio`` is device pixels to
    a unit of the table.
    """

    deck: Deck
    faces: FaceCache = field(factory=FaceCache)
    theme: Theme = DARK
    large: bool = False
    ratio: float = 1.0
    text: float = 1.0
    pictures: PixmapStore["Picture"] = field(factory=lambda: PixmapStore(PICTURE_BYTES))
    """What was painted last: much of it comes back with the next step."""

    def paints_as(self, other: "PaintContext") -> bool:
        """Whether everything looks the same in another studio."""
        return (self.deck, self.theme, self.large, self.ratio, self.text) == (
            other.deck,
            other.theme,
            other.large,
            other.ratio,
            other.text,
        )

    @contextmanager
    def enlarged(
        self, painter: QPainter, width: float, height: float
    ) -> Iterator[tuple[float, float]]:
        """Paint words and what stands among them larger; the place becomes that much smaller."""
        painter.save()
        painter.scale(self.text, self.text)
        yield width / self.text, height / self.text
        painter.restore()

    def paint_face(
        self,
        painter: QPainter,
        left: float,
        top: float,
        width: float,
        card: CardNumber,
        side: int = 0,
        flipped: Prestige | None = None,
        depression: bool = False,
    ) -> None:
        """Lay a face down at (``left``, ``top``); ``card`` 0 is a card face down."""
        shown = self.deck.cards[card] if card else None
        face = self.faces.face(shown, round(width), self.ratio, side, flipped, depression)
        painter.drawPixmap(QPointF(left, top), face)


class Look(Protocol):
    """Something that can be painted: a value, equal exactly if it looks the same.

    ``margin`` is how far it may paint outside its place, in pixels.
    """

    margin: ClassVar[float]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """Paint into a place of this size, its corner at the origin."""


@frozen
class Lifted:
    """What is in the hand when a thing is picked up, and its size in pixels."""

    look: Look
    width: float
    height: float


@frozen
class Target:
    """A place with a spot: it can be clicked, picked up or dropped on.

    ``name`` says in words what lies there; ``card`` is the number of the face-up card there.
    ``marked`` False leaves a mark to the other targets of the same spot.
    """

    spot: Spot
    area: Rect
    name: str
    depth: float
    card: CardNumber = 0
    lifted: Lifted | None = None
    marked: bool = True


@frozen
class Thing:
    """One painted thing. ``key`` stays the same while it is the same thing in another place."""

    key: Hashable
    look: Look
    place: Rect
    depth: float
    targets: tuple[Target, ...] = field(default=(), eq=False)


@frozen
class Laid:
    """Dice that fell in the last step: who rolled, what, and the number of the roll."""

    seat: Seat
    rolls: tuple[int, ...]
    number: int


@frozen(eq=False)
class ViewModel:
    """A position as one viewer may see it, and the room there is to show it.

    ``zones`` are unmagnified. ``asked`` is the seat that has to decide, whose place is framed.
    ``notes`` are one-line remarks under opponents' places, ``laid`` dice that have just fallen.
    """

    state: State
    zones: Zones
    viewer: Seat
    labels: Labels
    hands_open: frozenset[Seat] = frozenset()
    face_down: bool = False
    asked: Seat | None = None
    notes: Mapping[Seat, str] = field(factory=dict)
    waiting: str = ""
    folded_out: Seat | None = None
    laid: Laid | None = None
    _figures: dict[Seat, SeatStats] = field(factory=dict, init=False)

    @property
    def deck(self) -> Deck:
        return self.state.cards

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Clockwise from the viewer's left."""
        return self.state.clockwise(self.viewer)[:-1]

    def look(self, seat: Seat) -> int:
        """The colour and mark of a seat's cubes, 0 to 6."""
        return self.labels[seat].look

    def figures(self, seat: Seat) -> SeatStats:
        """The numbers of a seat, read off the position once."""
        if seat not in self._figures:
            self._figures[seat] = seat_stats(self.state, seat, self.labels[seat])
        return self._figures[seat]

    def shows_hand(self, seat: Seat) -> bool:
        """Whether the faces of this seat's hand may be seen now."""
        return seat in self.hands_open and not (self.face_down and seat == self.viewer)
