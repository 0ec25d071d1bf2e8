"""What the scene is made of: things that look like something, and targets on them.

A view turns a position into plain :class:`Thing` values; the scene compares them with what
it shows and repaints what differs. So a redraw from the position is always the same as
the position reached by moves.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import (
    TYPE_CHECKING,
    ClassVar,
    Concatenate,
    Final,
    Generic,
    Literal,
    ParamSpec,
    Protocol,
    TypeAlias,
)

from attrs import field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.game_types import S, S_contra
from paxdesk.desk.painting.icons import PixmapStore
from paxdesk.desk.painting.palette import DARK, INK, Ink, Theme
from paxdesk.desk.painting.typesetting import LEFT, Align, Face, draw_fitted
from paxdesk.desk.scene.geometry import Rect
from paxdesk.desk.words import Labels
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from paxdesk.desk.game_types import TypeVar

# --- Names for everything on the table that can be picked up, dropped on, clicked or focused ------
# Scene items carry a spot, gestures join two of them, and tests find widgets by them. What kinds of
# spots there are besides ``tool`` and ``prompt`` is the game's affair.

CardNumber: TypeAlias = int
"""A card by its number; 0 is none, or one face down."""
SpotKind: TypeAlias = str
"""``tool``: button ``number`` of the top bar (`TOOLS`); ``prompt``: button ``number`` of the prompt
strip; everything else is named by the game."""

TOOLS: Final = (
    "home",
    "undo",
    "redo",
    "save",
    "load",
    "replay",
    "chart",
    "log",
    "inspector",
    "menu",
)
"""The buttons of the top bar from left to right; each has an icon ``ui-`` and its name."""


@frozen(cache_hash=True)
class Spot:
    """``number`` and ``detail`` tell spots of a kind apart."""

    kind: SpotKind
    number: int = 0
    detail: int = 0


SizedLook: TypeAlias = tuple["Look", float, float]
"""A look painted in a place of some width and height."""
SCREEN_BYTES: Final = 1920 * 1080 * 4
MarkKind: TypeAlias = Literal["none", "legal", "focus", "dimmed", "selected", "refused"]


@frozen
class MarkLook:
    """How a spot is emphasised: ``plate`` is the price of a legal place.

    ``minded`` adds a quiet sign that there is a caution about it.
    """

    mark: MarkKind = "none"
    plate: str = ""
    focused: bool = False
    is_caution: bool = False


class FaceCacheProtocol(Protocol[S_contra]):
    """Painted cards, or whatever a game has, kept between paintings; the game asks for them."""

    def serve(self, state: S_contra) -> bool:
        """Paint for a game in this position; whether anything now looks otherwise than kept."""

    def clear(self) -> None:
        """Paint all of them anew."""

    def make_room(self, screen: int) -> None:
        """Keep as much as suits a screen of so many bytes."""


class TableLayout(Protocol):
    """Where the desk's own parts lie, unmagnified; the places of the game are its own affair.

    ``inspector`` and ``log`` are None while the dock is folded; ``large`` says that the roomier
    type sizes are in use, ``text`` by how much words are enlarged. ``aside`` is where a question
    hides nothing, on a table that has such a place.
    """

    @property
    def window(self) -> Rect: ...
    @property
    def top_bar(self) -> Rect: ...
    @property
    def prompt(self) -> Rect: ...
    @property
    def end_turn(self) -> Rect: ...
    @property
    def inspector(self) -> Rect | None: ...
    @property
    def log(self) -> Rect | None: ...
    @property
    def aside(self) -> Rect | None: ...
    @property
    def margin(self) -> float: ...
    @property
    def large(self) -> bool: ...
    @property
    def text(self) -> float: ...


Z = TypeVar("Z", bound=TableLayout, default=TableLayout)
"""The game's own places."""
Z_co = TypeVar("Z_co", covariant=True, bound=TableLayout, default=TableLayout)
"""The same, of what only makes them."""


class NoFaces:
    """A game that keeps nothing painted."""

    def serve(self, state: object) -> bool:
        """Nothing looks otherwise."""
        return False

    def clear(self) -> None:
        """There is nothing to forget."""

    def make_room(self, screen: int) -> None:
        """Nothing needs room."""


@frozen(eq=False)
class PaintContext:
    """What every look is painted with.

    ``deck`` and ``faces`` are the game's material and the painted cards of it. ``large`` chooses
    the roomier type, ``text`` enlarges words; ``ratio`` is device pixels to a unit of the table.
    """

    deck: object
    faces: FaceCacheProtocol
    theme: Theme = DARK
    large: bool = False
    ratio: float = 1.0
    text: float = 1.0
    pictures: PixmapStore["SizedLook"] = field(factory=lambda: PixmapStore(SCREEN_BYTES))
    """What was painted last, as much as fills the screen once: it comes back with the next step."""

    def paints_as(self, other: "PaintContext") -> bool:
        """Whether everything looks the same in another context."""
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


class Look(Protocol):
    """Something that can be painted: a value, equal exactly if it looks the same.

    ``margin`` is how far it may paint outside its place, in pixels.
    """

    margin: ClassVar[float]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """Paint into a place of this size, its corner at the origin."""


def paint_look(painter: QPainter, look: Look, context: PaintContext, place: QRectF) -> None:
    """Paint a look into a place; the painter is afterwards as it was before."""
    painter.save()
    painter.translate(place.topLeft())
    look.paint(painter, context, place.width(), place.height())
    painter.restore()


@frozen
class DraggedLook:
    """What is in the hand when a thing is picked up, and its size in pixels."""

    look: Look
    width: float
    height: float


@frozen
class Target:
    """A place with a spot: it can be clicked, picked up or dropped on.

    ``name`` says in words what lies there, or makes them when somebody asks, as hardly anybody does
    before the next step; ``card`` is the number of the face-up card there.
    ``marked`` False leaves a mark to the other targets of the same spot. What ``rises`` lifts
    itself by so many units while it is pointed at, over whatever covers it. ``chosen`` says whether
    it is taken or open, None where it never is; what is ``off`` can do nothing now.
    """

    spot: Spot
    area: Rect
    name: str | Callable[[], str]
    depth: float
    card: CardNumber = 0
    lifted: DraggedLook | None = None
    marked: bool = True
    rises: float = 0.0
    chosen: bool | None = None
    off: bool = False

    @property
    def words(self) -> str:
        """The name, in the language spoken now."""
        return self.name if isinstance(self.name, str) else self.name()


@frozen
class Thing:
    """One painted thing. ``key`` stays the same while it is the same thing in another place."""

    key: Hashable
    look: Look
    place: Rect
    depth: float
    targets: tuple[Target, ...] = field(default=(), eq=False)


@frozen
class DiceOnTable:
    """Dice that fell in the last step: who rolled, what, and the number of the roll."""

    seat: Seat
    rolls: tuple[int, ...]
    number: int


@frozen
class TopBarContent:
    """What the top bar says. ``phases`` are those of a turn, ``phase`` is the index of the current.

    ``off`` names tools that can do nothing now, ``lacking`` those that the game has not; without
    ``tools`` there are none.
    """

    title: str = ""
    phase: int | None = None
    phases: tuple[str, ...] = ()
    off: frozenset[str] = frozenset()
    lacking: frozenset[str] = frozenset()
    tools: bool = True


@frozen
class Prompt:
    """The one line that says who must do what, or why something could not be done.

    ``buttons`` are answers that can be given on the strip itself; ``lit`` is the index of one
    that is chosen already.
    """

    seat: Seat
    words: str
    detail: str = ""
    refused: bool = False
    buttons: tuple[str, ...] = ()
    lit: int | None = None


@frozen(eq=False)
class ViewModel(Generic[S, Z]):
    """Everything that a table shows: a position as one viewer may see it, and what is said of it.

    ``hands_open`` names the seats whose hands may be seen, ``asked`` the seat that has to decide,
    whose place is framed. ``notes`` are one-line remarks under opponents' places, ``waiting`` says
    at the viewer's head who is waited for, ``laid`` are dice that have just fallen. ``folded_out``
    is the opponent whose place is open over the board, ``foreseen`` what the game tells of an
    action that is only pointed at, ``hand_order`` how the hand is sorted. What takes the game some
    milliseconds to work out is shown once the model is ``reckoned``.
    """

    state: S
    viewer: Seat
    labels: Labels
    hands_open: frozenset[Seat] = frozenset()
    seat_to_act: Seat | None = None
    heading: TopBarContent = TopBarContent()
    prompt: Prompt | None = None
    waiting: str = ""
    notes: Mapping[Seat, str] = field(factory=dict)
    dice_on_table: DiceOnTable | None = None
    folded_out: Seat | None = None
    previewed: object = None
    hand_order: str = ""
    reckoned: bool = True
    _zones: Z | None = None
    figures: dict[Seat, object] = field(factory=dict, init=False)
    """What the game has read off the position for a seat, once."""

    @property
    def zones(self) -> Z:
        """The game's own :class:`TableLayout`, unmagnified: the scene divides its room."""
        assert self._zones is not None, "the room is divided before anything is painted"
        return self._zones

    def divided_as(self, zones: Z) -> bool:
        return self._zones is zones

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Clockwise from the viewer's left."""
        return self.state.clockwise(self.viewer)[:-1]

    def colour(self, seat: Seat) -> int:
        """The colour and mark of a seat's cubes, 0 to 6."""
        return self.labels[seat].colour

    def shows_hand(self, seat: Seat) -> bool:
        return seat in self.hands_open


# --- Looks that are a function and its arguments --------------------------------------------------

LookArguments = ParamSpec("LookArguments")
Insets: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height within the place."""


@frozen
class PrintContext:
    """What a place is printed with; ``text`` is by how much words are enlarged."""

    painter: QPainter
    theme: Theme
    text: float
    width: float
    height: float

    @property
    def place(self) -> QRectF:
        """All of it."""
        return QRectF(0, 0, self.width, self.height)

    def line(
        self, room: Insets, words: str, pixels: float, weight: int = 400, ink: Ink = INK,
        align: Align = LEFT, face: Face = "sans", *, least: float = 9,
    ) -> None:  # fmt: skip
        """One line of words, smaller and narrower where it would not fit."""
        place = QRectF(*room)
        draw_fitted(self.painter, place, words, pixels, weight, ink, align, face, least=least)


@frozen
class FunctionLook:
    """Looks the same as long as the function is told the same."""

    margin: ClassVar[float] = 8
    printing: Callable[..., None]
    told: tuple[object, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        self.printing(PrintContext(painter, context.theme, context.text, width, height), *self.told)


def look_from(
    printing: Callable[Concatenate[PrintContext, LookArguments], None],
    *told: LookArguments.args,
    **named: LookArguments.kwargs,
) -> FunctionLook:
    """The look that a function prints, told in the order of its arguments."""
    return FunctionLook(printing, (*told, *named.values()))
