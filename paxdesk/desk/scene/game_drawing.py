"""Interface of a game's drawing of the table."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar, Final, Literal, Protocol, TypeAlias

from attrs import evolve
from PySide6.QtGui import QPainter

from paxdesk.desk.game_types import S
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
)
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

FOLD_OUT_COPY: Final = "fold-out card"
"""First element of the keys of things repeated in a fold-out."""
SpotDetail: TypeAlias = Literal["name", "words"]
ThingLookup: TypeAlias = Callable[[Hashable], Thing | None]
"""Function that returns the displayed thing with a key, or None."""


@frozen
class BlankLook:
    """Invisible look, for example for a place that is only a target."""

    margin: ClassVar[float] = 0.0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        """Paint nothing."""


@frozen
class Enlarged:
    """Another look, scaled by a factor."""

    margin: ClassVar[float] = 16.0
    look: Look
    factor: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        painter.save()
        painter.scale(self.factor, self.factor)
        self.look.paint(painter, context, width / self.factor, height / self.factor)
        painter.restore()


LEAST_TARGET: Final = 24.0
"""Minimum side of a target on the table for touch, in pixels of the view."""


def large_enough(thing: Thing, least: float) -> Thing:
    """Return a thing whose targets are at least ``least`` units wide and high."""
    if all(min(each.area.width, each.area.height) >= least for each in thing.targets):
        return thing
    targets = (evolve(each, area=each.area.at_least(least)) for each in thing.targets)
    return evolve(thing, targets=tuple(targets))


def enlarged(thing: Thing, factor: float) -> Thing:
    """Return a thing scaled by a factor, with its place and targets."""
    if factor == 1:
        return thing
    targets = []
    for each in thing.targets:
        held, area = each.lifted, each.area.scaled(factor)
        if held is not None:
            look = Enlarged(held.look, factor)
            held = DraggedLook(look, held.width * factor, held.height * factor)
        targets.append(evolve(each, area=area, lifted=held, rises=each.rises * factor))
    blank = isinstance(thing.look, BlankLook)
    scaled = thing.look if blank else Enlarged(thing.look, factor)
    return Thing(thing.key, scaled, thing.place.scaled(factor), thing.depth, tuple(targets))


class FoldOuts(Protocol[S, Z]):
    """Tableaux of opponents that can be opened over the board."""

    def fold_out(self, model: ViewModel[S, Z], seat: Seat) -> Iterable[Thing]:
        """Return the things of a seat's opened tableau; its sheet has the key ``"fold-out"``."""
        ...

    def commands(self) -> Iterable[tuple[str, Seat, str]]:
        """Return the commands that open a tableau: name, seat and label.

        User-defined shortcuts are stored by the name, which must not change.
        """
        ...


class Purses(Protocol[S, Z]):
    """Places of the seats' money, the targets of flying coins."""

    def purse(self, model: ViewModel[S, Z], thing: ThingLookup, seat: Seat) -> Rect | None:
        """Return the place of a seat's money, or None."""
        ...


class Overlay(Protocol):
    """Overlay of the table, toggled by a key."""

    shown: bool

    def words(self) -> str:
        """Return the label of the command."""
        ...


class GameDrawing(Protocol[S, Z]):
    """Layout and looks of everything on a game's table."""

    has_far_view: bool = False
    """True if the table can be enlarged for a television."""
    fold_outs: FoldOuts[S, Z] | None = None
    purses: Purses[S, Z] | None = None
    overlay: Overlay | None = None
    standings: ClassVar[Mapping[SpotKind, SpotDetail]] = MappingProxyType({"tableau": "name"})
    """Kinds of spots that describe the standings, with the detail to read."""
    page_room: ClassVar[tuple[float, float]] = (2400.0, 1500.0)
    """Size for which the table is laid out for browsers, in units."""
    page_pictures: ClassVar[frozenset[SpotKind]] = frozenset()
    """Kinds of spots that browsers show as pictures, besides face-up cards."""

    def zones(
        self,
        width: float,
        height: float,
        state: S | None,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
    ) -> Z:
        """Return the layout in units, for the position ``state`` if there is one."""
        ...

    def section(self, model: ViewModel[S, Z], spot: Spot) -> tuple[int, str]:
        """Return the sort number and name of the section that contains ``spot``."""
        return 0, tr("Table")

    def map_area(self, zones: Z) -> Rect | None:
        """Return the area of the map, or None without one."""
        return None

    def price(self, model: ViewModel[S, Z], spot: Spot) -> str:
        """Return the price of a thing on sale, or ""."""
        return ""

    def board(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """Return the things of the table that no other method returns."""
        ...

    def opponents(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """Return the tableaux of the seats not at the bottom."""
        return ()

    def active(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """Return the tableau of the bottom seat."""
        return ()

    def over(self, model: ViewModel[S, Z], thing: ThingLookup) -> Iterable[Thing]:
        """Return things drawn over the board and tableaux, such as forecasts."""
        return ()

    def ground(self, model: ViewModel[S, Z]) -> Iterable[Thing]:
        """Return things of the background in painting order; they have no targets."""
        return ()

    def bare(self) -> Look:
        """Return the look of the empty table."""
        return BlankLook()

    def faces(self) -> FaceCacheProtocol[S]:
        """Return a cache for painted cards."""
        return NoFaces()


BAR: Final = 30.0
STRIP: Final = 34.0
MARGIN: Final = 6.0
DOCK: Final = 250.0
BUTTON: Final = (200.0, 36.0)


@frozen
class PlainZones:
    """Default layout: the desk's own parts, with ``free`` for the game between them."""

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
    """Drawing of a game that uses the ``free`` area of the default layout."""

    def end_turn(self, free: Rect) -> Rect:
        """Return the place of the button that ends a turn or continues a replay."""
        across, high = BUTTON
        return Rect(free.right - across - MARGIN, free.bottom - high, across, high)

    def zones(
        self,
        width: float,
        height: float,
        state: S | None,
        dock: DockPlan | bool,
        text: float,
        touch: bool,
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
