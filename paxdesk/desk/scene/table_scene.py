"""The scene itself: shows things, finds what lies where, marks it, and carries a ghost."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from paxdesk.desk.motion.motions import Motions
from paxdesk.desk.motion.pace import STILL, Pace
from paxdesk.desk.painting.palette import DARK, Theme
from paxdesk.desk.scene.backdrop import Backdrop, paint_below
from paxdesk.desk.scene.carrying import Carrying
from paxdesk.desk.scene.dock import DockPlan
from paxdesk.desk.scene.drawing import Drawing
from paxdesk.desk.scene.finding import Finding
from paxdesk.desk.scene.frame import frame_things
from paxdesk.desk.scene.lifting import Lifting, things_at
from paxdesk.desk.scene.marking import Marking
from paxdesk.desk.scene.marks import mark_things
from paxdesk.desk.scene.patience import Patience
from paxdesk.desk.scene.pixmap_item import PixmapItem
from paxdesk.desk.scene.rect import qrect
from paxdesk.desk.scene.refining import Refining
from paxdesk.desk.scene.showing import Change, Showing, Turnover
from paxdesk.desk.scene.sizes import magnification
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.strips import Heading, Prompt
from paxdesk.desk.scene.things import (
    Faces,
    Laid,
    Look,
    MarkLook,
    PaintContext,
    Thing,
    ViewModel,
    Zones,
)
from paxdesk.desk.types import State
from paxdesk.desk.words.seats import Labels
from paxdesk.session.game import Seat

Group: TypeAlias = Literal["frame", "opponents", "board", "active", "fold-out", "over"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
"""The parts of the table that are brought up to date together, in reading order."""


class TableScene(QGraphicsScene, Finding, Marking, Carrying):
    """The table. See the package's documentation for how it is used."""

    prompted = Signal()
    """The prompt line says something else."""
    divided = Signal()
    """A position needs the room divided otherwise than the one before."""
    turned_over = Signal(object)
    """Another position is shown to the same viewer: the :class:`Turnover`."""

    def __init__(self, drawing: Drawing, theme: Theme = DARK, faces: Faces | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animations_enabled = True
        self.patient = False
        """Whether things may be seen as they were, until they are painted."""
        self.refining = Refining(self)
        self.wanted_pace = Pace()
        self.heading = Heading()
        self.prompt: Prompt | None = None
        self._theme = theme
        self.drawing = drawing
        self._faces = drawing.faces() if faces is None else faces
        self._size = (1366.0, 768.0)
        self._device_ratio = 1.0
        self._dock: DockPlan | bool = True
        self._text = 1.0
        self._touch = False
        self._zoom = 1.0
        self._view_model: ViewModel | None = None
        self._zones: Zones | None = None
        """The layout, while it is that of this position and this view."""
        self._context: PaintContext | None = None
        self._waiting = ""
        self._notes: dict[Seat, str] = {}
        self._asked: Seat | None = None
        self._folded_out: Seat | None = None
        self._foreseen: object | None = None
        self._hand_order = ""
        self._dice: Laid | None = None
        self._rolls = 0
        self._backdrop = Backdrop(drawing)
        self._groups: dict[Group, list[Thing]] = {}
        self._unseen = False
        self._together = False
        self._stale: set[Group] = set()
        """What is brought up to date later, because more is about to change."""
        self._shown = Showing(self)
        self._items = self._shown.items
        self._marked = Showing(self)
        self._mark_items = self._marked.items
        self._marks = {}
        self.motions = Motions(self)
        """Everything that moves on the table or over it."""
        self.lifting = Lifting(self.motions)

    # --- What is shown ---------------------------------------------------------------------------

    @property
    def laid(self) -> bool:
        """Whether there is a position on the table."""
        return self._view_model is not None

    @property
    def magnification(self) -> float:
        """Logical pixels of the view to one unit of the scene."""
        return magnification(*self._size)

    @property
    def pace(self) -> Pace:
        """How fast things move now."""
        return self.wanted_pace if self.animations_enabled else STILL

    @property
    def zones(self) -> Zones:
        """The layout in scene coordinates (unmagnified)."""
        if self._zones is None:
            model = self._view_model
            self._zones = self._zones_of(*(model.state, model.viewer) if model else (None, 1))
        return self._zones

    def divide_anew(self) -> None:
        """Keep nothing of the layout there is for the next position: it is another game's."""
        self._zones = None

    def _zones_of(self, state: State | None, viewer: Seat, kept: Zones | None = None) -> Zones:
        factor = self.magnification
        width, height = self._size
        wide, high, dock, text = width / factor, height / factor, self._dock, self._text
        return self.drawing.zones(wide, high, state, viewer, dock, text, self._touch, kept)

    def resize(
        self,
        width: float,
        height: float,
        dock: DockPlan | bool = True,
        device_ratio: float = 1.0,
        zoom: float = 1.0,
    ) -> None:
        """Fit the table into a view of this many logical pixels.

        ``zoom`` is by how much the view enlarges what it shows of it.
        """
        self._size = (width, height)
        self._dock = dock
        self._device_ratio = device_ratio
        self._zoom = zoom
        self._zones = None
        factor = self.magnification
        self.setSceneRect(0, 0, width / factor, height / factor)
        self._refresh()

    @property
    def theme(self) -> Theme:
        """The colours of the table."""
        return self._theme

    def apply(self, theme: Theme, text: float = 1.0, touch: bool = False) -> None:
        """Repaint the table in a theme, with words so much larger, for mouse or finger."""
        if (theme, text, touch) == (self._theme, self._text, self._touch):
            return
        self._theme, self._text, self._touch = theme, text, touch
        self._zones = None
        self._forget()
        self._refresh()

    def paint_again(self) -> None:
        """Paint everything anew: the words on it are in another language."""
        self._faces.clear()
        self._forget()
        self._refresh()

    @contextmanager
    def together(self) -> Iterator[None]:
        """Whatever is shown within is brought onto the table at once: with a position, or after."""
        outer, self._together = self._together, True
        try:
            yield
        finally:
            self._together = outer
            if self._stale and not outer:
                self._refresh(*self._stale)

    def show_position(
        self,
        state: State,
        viewer: Seat,
        seats: Labels,
        *,
        hands_open: frozenset[Seat] = frozenset(),
        face_down: bool = False,
        asked: Seat | None = None,
    ) -> None:
        """Show a position as ``viewer`` may see it; marks and the ghost are put away.

        ``hands_open`` names the seats whose hands may be seen, ``face_down`` turns the hand at
        the bottom over nevertheless; ``asked`` is the seat whose decision is waited for.
        """
        self.drop()
        self.forget_marks()
        self._foreseen = None
        self._asked = asked
        old, kept = self._view_model, self._zones
        before, divided = self.areas(), self.zones if old is not None else None
        let_go, self._let_go = self._let_go, None
        if old is not None and old.deck is not state.cards:
            self._faces.clear()
            self._forget()
        self._zones = self._zones_of(state, viewer, kept if old is not None else None)
        self._view_model = ViewModel(
            state,
            self._zones,
            viewer,
            seats,
            hands_open=hands_open,
            face_down=face_down,
            laid=self._dice,
        )
        self._dice = None
        self._unseen = old is not None and old.viewer != viewer
        changes = self._refresh_now(GROUPS)
        self._unseen = False
        if self.zones != divided:
            self.divided.emit()
        if old is not None and (old.deck, old.viewer) == (state.cards, viewer):
            if let_go is not None:
                changes = [change.from_hand(*let_go) for change in changes]
            self.turned_over.emit(Turnover(tuple(changes), before, self.areas()))

    def lay_dice(self, seat: Seat, rolls: tuple[int, ...]) -> None:
        """Show with the next position, and only with that, what a seat has rolled."""
        self._rolls += len(rolls)
        self._dice = Laid(seat, rolls, self._rolls) if rolls else None

    def show_prompt(self, prompt: Prompt | None) -> None:
        """Say who must do what, or why something could not be done."""
        if prompt != self.prompt:
            self.prompt = prompt
            self._refresh("frame")
            self.prompted.emit()

    def show_heading(self, heading: Heading) -> None:
        """Set the top bar."""
        if heading != self.heading:
            self.heading = heading
            self._refresh("frame")

    def show_waiting(self, words: str) -> None:
        """Say at the bottom seat's head who is waited for; "" when it may act itself."""
        if words != self._waiting:
            self._waiting = words
            self._refresh("active")

    def show_notes(self, notes: Mapping[Seat, str]) -> None:
        """One-line remarks at the foot of opponents' places."""
        if notes != self._notes:
            self._notes = dict(notes)
            self._refresh("opponents")

    def sort_hand(self, order: str) -> None:
        """Lay the hand at the bottom in another order, one that the game knows; "" as it came."""
        if order != self._hand_order:
            self._hand_order = order
            self._refresh("active")

    def foresee(self, foreseen: object | None) -> None:
        """Show on the table what would change; what that is, and its looks, is the game's."""
        if foreseen != self._foreseen:
            self._foreseen = foreseen
            self._refresh("over")

    def point_at(self, spot: Spot | None) -> None:
        """What is pointed at lifts itself, if it is a thing that does."""
        if spot == self.lifting.spot:
            return
        self.lifting.lay_down()
        rises = [item.rises for item in self.items_of(spot)] if spot is not None else []
        if spot is None or not any(rises) or self.lifted is not None:
            return
        items = [*things_at(spot, self._items), *self.marks_of(spot)]
        self.lifting.lift(spot, max(rises), items, self.pace)

    @property
    def folded_out(self) -> Seat | None:
        """Whose tableau is open over the board."""
        return self._folded_out

    def fold_out(self, seat: Seat) -> None:
        """Open an opponent's tableau over the board; its cards carry the same spots."""
        if seat != self._folded_out:
            self._folded_out = seat
            self._refresh("fold-out")

    def close_fold_out(self) -> None:
        """Close the open tableau, if any."""
        if self._folded_out is not None:
            self._folded_out = None
            self._refresh("fold-out")

    def fold_out_area(self) -> QRectF | None:
        """Where the open tableau lies."""
        item = self._items.get("fold-out")
        return qrect(item.thing.place) if item is not None and item.thing else None

    @property
    def shown(self) -> Mapping[Hashable, PixmapItem]:
        """Everything on the table by the keys of its things."""
        return MappingProxyType(self._items)

    def marks_of(self, spot: Spot) -> list[PixmapItem]:
        """What marks a spot, in every place where it is shown."""
        keys = (("mark", spot, index) for index in range(len(self.items_of(spot))))
        return [self._mark_items[key] for key in keys if key in self._mark_items]

    def item_of(self, key: Hashable) -> PixmapItem | None:
        """What shows a thing; None where it is not on the table."""
        return self._items.get(key)

    def looks(self) -> list[Look]:
        """How everything on the table looks, as plain data."""
        things = (item.thing for item in self._items.values())
        return [thing.look for thing in things if thing is not None]

    @property
    def strays(self) -> list[QGraphicsItem]:
        """What lies on the table and stands for nothing of the position: things in motion."""
        known = {*self._items.values(), *self._mark_items.values()}
        return [item for item in self.items() if item.topLevelItem() not in known]

    def purse_of(self, seat: Seat) -> QRectF | None:
        """Where a seat's gold is, in its head."""
        if self._view_model is None:
            return None
        purse = self.drawing.purse(self._view_model, self._thing, seat)
        return qrect(purse) if purse else None

    def _thing(self, key: Hashable) -> Thing | None:
        item = self._items.get(key)
        return item.thing if item is not None else None

    @property
    def context(self) -> PaintContext | None:
        """What things are painted with now; None before the first position."""
        return self._context

    # --- Showing it ------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The wood with everything that never moves."""
        self._backdrop.draw(painter, rect, self._theme)

    def _forget(self) -> None:
        """Take everything off the table; the next refresh paints it anew."""
        self._shown.clear()
        self._marked.clear()
        self._backdrop.forget()
        self._context = None

    def _refresh(self, *groups: Group) -> None:
        """Bring these groups of things, or all, into agreement with what is to be shown."""
        self._stale.update(groups or GROUPS)
        if self._view_model is not None and not self._together:
            self._refresh_now([each for each in GROUPS if each in self._stale])

    def _refresh_now(self, groups: Iterable[Group]) -> list[Change]:
        self._stale.clear()
        groups = tuple(groups)
        if "active" in groups:
            self.lifting.lay_down()
        assert self._view_model is not None
        old = self._view_model
        if self._folded_out not in old.opponents:
            self._folded_out = None
        model = ViewModel(
            old.state,
            self.zones,
            old.viewer,
            old.labels,
            hands_open=old.hands_open,
            face_down=old.face_down,
            asked=self._asked,
            notes=self._notes,
            waiting=self._waiting,
            folded_out=self._folded_out,
            laid=old.laid,
            foreseen=self._foreseen,
            hand_order=self._hand_order,
        )
        self._view_model = model
        self._context = self._context_for(model)
        for group in dict.fromkeys((*groups, "over")):  # what lies over all depends on the others
            self._groups[group] = list(self._things(model, group))
        things = [thing for group in GROUPS for thing in self._groups.get(group, ())]
        # Whoever comes to the table looks at the curtain first.
        hurry = Patience.of(moves=self.pace.moves, unseen=self._unseen) if self.patient else None
        changes = self._shown.show(things, self._context, hurry)
        self.refining.begin(self._items.values(), self._context)
        self._index(things)
        self._refresh_marks()
        paint_below(self, self._backdrop.follow(model, self._context))
        return changes

    def _context_for(self, model: ViewModel) -> PaintContext:
        """The context in use, or another where it no longer fits."""
        ratio = self.magnification * self._device_ratio * self._zoom
        zones = model.zones
        made = PaintContext(model.deck, self._faces, self._theme, zones.large, ratio, zones.text)
        old = self._context
        return old if old is not None and old.paints_as(made) else made

    def _things(self, model: ViewModel, group: Group) -> Iterable[Thing]:
        match group:
            case "frame":
                return frame_things(model, self.heading, self.prompt)
            case "opponents":
                return self.drawing.opponents(model)
            case "board":
                return self.drawing.board(model)
            case "active":
                return self.drawing.active(model)
            case "fold-out":
                seat = model.folded_out
                return () if seat is None else self.drawing.fold_out(model, seat)
            case "over":
                below = (self._groups.get(each, ()) for each in GROUPS if each != "over")
                by_key = {thing.key: thing for things in below for thing in things}
                return self.drawing.over(model, by_key.get)

    def _refresh_marks(self) -> None:
        if self._context is None:
            return
        marks = dict(self._marks)
        if self.lifted is not None:
            marks[self.lifted] = MarkLook("selected")
        self._marked.show(mark_things(marks, self._by_spot), self._context)
