"""Values of the scene: things with a look, and targets on them.

Equal values look alike, so the scene repaints only the differences.
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

# --- Names of what can be picked up, dropped on, clicked or focused -------------------------------

CardNumber: TypeAlias = int
"""Number of a card; 0 for none or a face-down one."""
SpotKind: TypeAlias = str
"""Kind of spot; the desk defines ``tool`` and ``prompt``, the game most others."""

TOOLS: Final = (
    "home",
    "undo",
    "redo",
    "hint",
    "rules",
    "replay",
    "chart",
    "log",
    "inspector",
    "menu",
)
"""Names of the top bar's buttons; each icon is named ``ui-`` plus the name."""


@frozen(cache_hash=True)
class Spot:
    """Identity of a place; ``number`` and ``detail`` distinguish spots of a kind."""

    kind: SpotKind
    number: int = 0
    detail: int = 0


SizedLook: TypeAlias = tuple["Look", float, float]
"""A look with the width and height of its place."""
SCREEN_BYTES: Final = 1920 * 1080 * 4
MarkKind: TypeAlias = Literal["none", "legal", "focus", "dimmed", "selected", "refused"]


@frozen
class MarkLook:
    """Highlight of a spot; ``plate`` is the price, ``is_caution`` adds a sign."""

    mark: MarkKind = "none"
    plate: str = ""
    focused: bool = False
    is_caution: bool = False


class FaceCacheProtocol(Protocol[S_contra]):
    """Cache of a game's painted faces, such as cards."""

    def serve(self, state: S_contra) -> bool:
        """Prepare for a position; return whether any cached face is outdated."""

    def clear(self) -> None:
        """Discard all painted faces."""

    def make_room(self, screen: int) -> None:
        """Set the cache size for a screen of ``screen`` bytes."""


class TableLayout(Protocol):
    """Areas of the desk's own parts, unmagnified.

    ``inspector`` and ``log`` are None while closed. ``large`` selects the roomier type sizes;
    ``text`` is the scale factor of text. ``aside`` is a free area for a narrow question
    sheet, or None.
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
Z_co = TypeVar("Z_co", covariant=True, bound=TableLayout, default=TableLayout)


class NoFaces:
    """Empty cache, for a game that paints no faces."""

    def serve(self, state: object) -> bool:
        return False

    def clear(self) -> None:
        """Do nothing."""

    def make_room(self, screen: int) -> None:
        """Do nothing."""


@frozen(eq=False)
class PaintContext:
    """Parameters of all painting.

    ``deck`` is the game's material. ``large`` selects the roomier type sizes, ``text`` scales
    text; ``ratio`` is device pixels per table unit.
    """

    deck: object
    faces: FaceCacheProtocol
    theme: Theme = DARK
    large: bool = False
    ratio: float = 1.0
    text: float = 1.0
    pictures: PixmapStore["SizedLook"] = field(factory=lambda: PixmapStore(SCREEN_BYTES))
    """Cache of recent pictures, up to one screen, for reuse by the next position."""

    def paints_as(self, other: "PaintContext") -> bool:
        """Return whether everything looks the same in another context."""
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
        """Scale the painter for enlarged text; yield the correspondingly smaller size."""
        painter.save()
        painter.scale(self.text, self.text)
        yield width / self.text, height / self.text
        painter.restore()


class Look(Protocol):
    """Paintable value; equal looks look the same.

    ``margin`` is the maximum overhang beyond the place, in units.
    """

    margin: ClassVar[float]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """Paint into a place of this size, with its top left corner at the origin."""


def paint_look(painter: QPainter, look: Look, context: PaintContext, place: QRectF) -> None:
    painter.save()
    painter.translate(place.topLeft())
    look.paint(painter, context, place.width(), place.height())
    painter.restore()


@frozen
class DraggedLook:
    """Look of a thing being dragged, and its size in units."""

    look: Look
    width: float
    height: float


@frozen
class Target:
    """Area of a spot that can be clicked, picked up or dropped on.

    ``card`` is the number of its face-up card, or 0. Only a ``marked`` target shows marks.
    ``rises`` is how far hovering raises it, in units. ``chosen`` is None if not selectable;
    ``off`` means disabled. Keys and screen readers skip a target ``counted`` with another.
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
    counted: bool = False
    details: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Name in the current language."""
        return self.name if isinstance(self.name, str) else self.name()


@frozen
class Thing:
    """One painted thing; ``key`` identifies it across positions."""

    key: Hashable
    look: Look
    place: Rect
    depth: float
    targets: tuple[Target, ...] = field(default=(), eq=False)


@frozen
class DiceOnTable:
    """Dice of the last step, placed at a ``seat``.

    ``number``, the count of all dice rolled so far, distinguishes equal rolls.
    """

    seat: Seat
    rolls: tuple[int, ...]
    number: int


@frozen
class TopBarContent:
    """Content of the top bar; ``phase`` is an index of ``phases``.

    ``off`` are disabled tools, ``lacking`` those without a function in the game.
    """

    title: str = ""
    phase: int | None = None
    phases: tuple[str, ...] = ()
    off: frozenset[str] = frozenset()
    lacking: frozenset[str] = frozenset()
    tools: bool = True


@frozen
class Prompt:
    """Content of the prompt strip: the current question, or a refusal.

    ``lit`` is the index of the selected button, or None.
    """

    seat: Seat
    words: str
    detail: str = ""
    refused: bool = False
    buttons: tuple[str, ...] = ()
    lit: int | None = None


@frozen(eq=False)
class ViewModel(Generic[S, Z]):
    """Everything a table displays: a position as seen by one viewer, and its texts.

    ``notes`` are texts at opponents' tableaux, ``waiting`` is the reason for waiting.
    ``folded_out`` is the opponent whose tableau is open, ``previewed`` the forecast of a hovered
    action. ``held_up`` is True while the viewer looks at a face-down hand. Slow calculations are
    displayed once ``reckoned`` is True. On a ``watched`` table, nothing is called "yours".
    ``riddle`` is True during an undecided puzzle.
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
    held_up: bool = False
    watched: bool = False
    riddle: bool = False
    _zones: Z | None = None
    figures: dict[Seat, object] = field(factory=dict, init=False)
    """Cache of values that the game derived from the position, per seat."""

    @property
    def zones(self) -> Z:
        """The game's :class:`TableLayout`, unmagnified; set by the scene."""
        assert self._zones is not None, "the room is divided before anything is painted"
        return self._zones

    def divided_as(self, zones: Z) -> bool:
        return self._zones is zones

    @property
    def addressed(self) -> Seat | None:
        """Seat called "you"; None on a table that is only watched."""
        return None if self.watched else self.viewer

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Opponents, clockwise from the viewer's left."""
        return self.state.clockwise(self.viewer)[:-1]

    def colour(self, seat: Seat) -> int:
        """Return the number of a seat's colour and mark, 0 to 6."""
        return self.labels[seat].colour

    def shows_hand(self, seat: Seat) -> bool:
        return seat in self.hands_open


# --- Looks made of a function and its arguments ---------------------------------------------------

LookArguments = ParamSpec("LookArguments")
Insets: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height within the place."""


@frozen
class PrintContext:
    """Parameters for printing a place; ``text`` is the scale factor of text."""

    painter: QPainter
    theme: Theme
    text: float
    width: float
    height: float

    @property
    def place(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def line(
        self, room: Insets, words: str, pixels: float, weight: int = 400, ink: Ink = INK,
        align: Align = LEFT, face: Face = "sans", *, least: float = 9,
    ) -> None:  # fmt: skip
        """Draw one line of text, made smaller and narrower to fit."""
        place = QRectF(*room)
        draw_fitted(self.painter, place, words, pixels, weight, ink, align, face, least=least)


@frozen
class FunctionLook:
    """Look painted by a function; equal to another with the same function and arguments."""

    margin: ClassVar[float] = 8
    printing: Callable[..., None]
    arguments: tuple[object, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        self.printing(
            PrintContext(painter, context.theme, context.text, width, height), *self.arguments
        )


def look_from(
    printing: Callable[Concatenate[PrintContext, LookArguments], None],
    *told: LookArguments.args,
    **named: LookArguments.kwargs,
) -> FunctionLook:
    """Return the look painted by ``printing`` with these arguments, the positional ones first."""
    return FunctionLook(printing, (*told, *named.values()))
