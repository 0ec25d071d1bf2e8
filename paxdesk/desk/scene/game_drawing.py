"""How a game draws itself: what its table asks of it to be painted."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar, Final, Literal, Protocol, TypeAlias

from attrs import evolve
from PySide6.QtGui import QPainter

from paxdesk.desk.game_types import S, S_contra
from paxdesk.desk.scene.geometry import DockPlan, Rect
from paxdesk.desk.scene.things import (
    DraggedLook,
    FaceCacheProtocol,
    Look,
    NoFaces,
    PaintContext,
    Spot,
    SpotKind,
    Thing,
    ViewModel,
    Z,
    Z_co,
)
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

FOLD_OUT_COPY: Final = "fold-out card"
"""The first part of the keys of things that are shown a second time in a fold-out."""
SpotDetail: TypeAlias = Literal["name", "words"]
ThingLookup: TypeAlias = Callable[[Hashable], Thing | None]
"""Finds a thing that is shown by its key."""


@frozen
class BlankLook:
    """Nothing at all, such as a place that is only pointed at."""

    margin: ClassVar[float] = 0.0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """The table is seen through it."""


@frozen
class Enlarged:
    """Another look, all of it larger by a factor."""

    margin: ClassVar[float] = 16.0
    look: Look
    factor: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.save()
        painter.scale(self.factor, self.factor)
        self.look.paint(painter, context, width / self.factor, height / self.factor)
        painter.restore()


def enlarged(thing: Thing, factor: float) -> Thing:
    """A thing with everything about it larger by a factor, where it lies as well."""
    if factor == 1:
        return thing
    targets = []
    for each in thing.targets:
        held, area = each.lifted, each.area.scaled(factor)
        if held is not None:
            look = Enlarged(held.look, factor)
            held = DraggedLook(look, held.width * factor, held.height * factor)
        targets.append(evolve(each, area=area, lifted=held, rises=each.rises * factor))
    look = Enlarged(thing.look, factor)
    return Thing(thing.key, look, thing.place.scaled(factor), thing.depth, tuple(targets))


class FoldOuts(Protocol[S, Z]):
    """Places of opponents that can be opened over the board."""

    def fold_out(self, model: ViewModel[S, Z], seat: Seat) -> Iterable[Thing]:
        """The place of a seat, opened; its sheet has the key ``"fold-out"``."""
        ...

    def commands(self) -> Iterable[tuple[str, Seat, str]]:
        """The commands that open a place: name, seat, and words; the seat is its key.

        Players' own keys are kept by the name, which never changes.
        """
        ...


class Purses(Protocol[S, Z]):
    """Heads on which one sees a seat's money: coins fly there."""

    def purse(self, model: ViewModel[S, Z], thing: ThingLookup, seat: Seat) -> Rect | None:
        """Where a seat's money is."""
        ...


class FarView(Protocol[S_contra, Z_co]):
    """The table of a living room: everybody keeps a place on it, and words are large."""

    def zones(self, width: float, height: float, state: S_contra | None, touch: bool) -> Z_co:
        """The table of a position, or of none yet; for all positions of a game it is the same."""
        ...


class Overlay(Protocol):
    """What a key shows over the table, and hides again."""

    shown: bool

    def words(self) -> str:
        """What the command is called."""
        ...


class GameDrawing(Protocol[S, Z]):
    """Where everything of a game lies, and what it looks like."""

    far_view: FarView[S, Z] | None = None
    fold_outs: FoldOuts[S, Z] | None = None
    purses: Purses[S, Z] | None = None
    overlay: Overlay | None = None
    standings: ClassVar[Mapping[SpotKind, SpotDetail]] = MappingProxyType({"tableau": "name"})
    """Things that tell how far everybody is: by their names, or by what is told of them."""

    def zones(
        self,
        width: float,
        height: float,
        state: S | None,
        viewer: Seat,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
        kept: Z | None,
    ) -> Z:
        """The table of a position, or of none yet, in a window of ``width`` x ``height`` units.

        ``kept`` is the one of the position before, if any: what of it still serves may stay.
        """
        ...

    def section(self, model: ViewModel[S, Z], spot: Spot) -> tuple[int, str]:
        """The part of the table in which a spot lies, for those who go through it by ear.

        Parts follow each other by their number; the words are what each is called.
        """
        return 0, tr("Table")

    def board(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """What lies on the table, as far as none of the following brings it."""
        ...

    def opponents(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """The places of those who do not sit at the bottom."""
        return ()

    def active(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """The place of whoever sits at the bottom."""
        return ()

    def over(self, model: ViewModel[S, Z], thing: ThingLookup) -> Iterable[Thing]:
        """What joins things of several places, or tells what would change."""
        return ()

    def ground(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """What never moves, in the order in which it is painted; nothing of it is pointed at."""
        return ()

    def bare(self) -> Look:
        """The table with nothing on it, whatever the room on it is used for."""
        return BlankLook()

    def faces(self) -> FaceCacheProtocol[S]:
        """A place to keep painted cards in."""
        return NoFaces()


# --- A table without divisions of its own ---------------------------------------------------------

BAR: Final = 30.0
STRIP: Final = 34.0
MARGIN: Final = 6.0
DOCK: Final = 250.0
BUTTON: Final = (200.0, 36.0)


@frozen
class PlainZones:
    """The desk's own parts, and ``free`` between them for all that is the game's."""

    window: Rect
    top_bar: Rect
    free: Rect
    prompt: Rect
    end_turn: Rect
    log: Rect | None
    text: float
    inspector: None = None
    aside: None = None
    margin: float = MARGIN
    large: bool = False


class PlainDrawing(GameDrawing[S, PlainZones], Protocol[S]):
    """A game that lays what it has where there is room."""

    def end_turn(self, free: Rect) -> Rect:
        """Where a turn is ended, and a replay played on from."""
        across, high = BUTTON
        return Rect(free.right - across - MARGIN, free.bottom - high, across, high)

    def zones(
        self,
        width: float,
        height: float,
        state: S | None,
        viewer: Seat,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
        kept: PlainZones | None,
    ) -> PlainZones:
        plan = dock if isinstance(dock, DockPlan) else DockPlan(log=dock)
        bar, strip = BAR * text, STRIP * text
        left, wide = (DOCK if plan.log and plan.left else 0), width - (DOCK if plan.log else 0)
        beside = Rect(0 if plan.left else wide, bar, DOCK, height - bar)
        free = Rect(left, bar, wide, height - bar - strip - 2 * MARGIN)
        return PlainZones(
            window=Rect(0, 0, width, height),
            top_bar=Rect(0, 0, width, bar),
            free=free,
            prompt=Rect(left + MARGIN, height - strip - MARGIN, wide - 2 * MARGIN, strip),
            end_turn=self.end_turn(free),
            log=beside if plan.log else None,
            text=text,
        )
