"""The scene itself: shows things, finds what lies where, marks it, and carries a ghost."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from paxdesk.desk.motion.motions import Motions
from paxdesk.desk.motion.pace import STILL, Pace
from paxdesk.desk.painting.palette import DARK, Theme
from paxdesk.desk.scene.backdrop import Backdrop
from paxdesk.desk.scene.finding import Finding
from paxdesk.desk.scene.ghost import Ghost
from paxdesk.desk.scene.marks import mark_things
from paxdesk.desk.scene.pixmap_item import PixmapItem
from paxdesk.desk.scene.showing import Change, Showing, Turnover
from paxdesk.desk.scene.things import Laid, Look, Mark, MarkLook, PaintContext, Thing, ViewModel
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table import layout
from paxdesk.porfiriana.table.faces.face_cache import FaceCache
from paxdesk.porfiriana.table.layout import DockPlan
from paxdesk.porfiriana.table.scene.background import qrect
from paxdesk.porfiriana.table.scene.board import board_things
from paxdesk.porfiriana.table.scene.fold_out import fold_out_things
from paxdesk.porfiriana.table.scene.frame import frame_things, opponent_things
from paxdesk.porfiriana.table.scene.heads import purse_place
from paxdesk.porfiriana.table.scene.strips import Heading, Prompt
from paxdesk.porfiriana.table.scene.tableau import active_things
from paxdesk.porfiriana.table.seat_label import Labels
from paxdesk.porfiriana.table.spots import Spot

Group: TypeAlias = Literal["frame", "opponents", "board", "active", "fold-out"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
"""The parts of the table that are brought up to date together, in reading order."""


class TableScene(QGraphicsScene, Finding):
    """The table. See the package's documentation for how it is used."""

    prompted = Signal()
    """The prompt line says something else."""
    turned_over = Signal(object)
    """Another position is shown to the same viewer: the :class:`Turnover`."""

    def __init__(self, theme: Theme = DARK, faces: FaceCache | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animations_enabled = True
        self.wanted_pace = Pace()
        self.heading = Heading()
        self.prompt: Prompt | None = None
        self._theme = theme
        self._faces = faces or FaceCache()
        self._size = (1366.0, 768.0)
        self._device_ratio = 1.0
        self._dock: DockPlan | bool = True
        self._text = 1.0
        self._touch = False
        self._zoom = 1.0
        self._view_model: ViewModel | None = None
        self._context: PaintContext | None = None
        self._waiting = ""
        self._notes: dict[Seat, str] = {}
        self._asked: Seat | None = None
        self._folded_out: Seat | None = None
        self._dice: Laid | None = None
        self._rolls = 0
        self._backdrop = Backdrop()
        self._groups: dict[Group, list[Thing]] = {}
        self._together = False
        self._stale: set[Group] = set()
        """What is brought up to date later, because more is about to change."""
        self._shown = Showing(self)
        self._items = self._shown.items
        self._marked = Showing(self)
        self._mark_items = self._marked.items
        self._marks: dict[Spot, MarkLook] = {}
        self.motions = Motions(self)
        """Everything that moves on the table or over it."""
        self._ghost: Ghost | None = None
        self._returning: Ghost | None = None
        """What was refused, on its way home."""
        self._let_go: tuple[Spot, QPointF] | None = None
        """What was put down last and where, until the position tells what came of it."""

    # --- What is shown ---------------------------------------------------------------------------

    @property
    def magnification(self) -> float:
        """Logical pixels of the view to one unit of the scene."""
        return layout.magnification(*self._size)

    @property
    def pace(self) -> Pace:
        """How fast things move now."""
        return self.wanted_pace if self.animations_enabled else STILL

    @property
    def zones(self) -> layout.Zones:
        """The layout in scene coordinates (unmagnified)."""
        factor = self.magnification
        width, height = self._size
        seats = len(self._view_model.state.players) if self._view_model else 2
        return layout.zones(
            width / factor, height / factor, seats, self._dock, self._text, self._touch
        )

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
        self._marks.clear()
        self._asked = asked
        old, before = self._view_model, self.areas()
        let_go, self._let_go = self._let_go, None
        if old is not None and old.deck is not state.cards:
            self._faces.clear()
            self._forget()
        self._view_model = ViewModel(
            state,
            self.zones,
            viewer,
            seats,
            hands_open=hands_open,
            face_down=face_down,
            laid=self._dice,
        )
        self._dice = None
        changes = self._refresh_now(GROUPS)
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
        key: Hashable = "active head" if seat == self._view_model.viewer else ("head", seat)
        item = self._items.get(key)
        if item is None or item.thing is None:
            return None
        purse = purse_place(item.thing, self._view_model.zones)
        return qrect(purse) if purse else None

    @property
    def context(self) -> PaintContext | None:
        """What things are painted with now; None before the first position."""
        return self._context

    # --- What is emphasised ----------------------------------------------------------------------

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

    # --- What is carried -------------------------------------------------------------------------

    @property
    def lifted(self) -> Spot | None:
        """Where the thing in the hand came from."""
        return self._ghost.spot if self._ghost else None

    def lift(self, spot: Spot, point: QPointF) -> bool:
        """Take up what lies at a spot; its home stays, marked. False if nothing can be taken."""
        self.drop()
        item = next((each for each in self.items_of(spot) if each.lifted), None)
        if item is None or item.lifted is None or self._context is None:
            return False
        home = item.area.center()
        self._ghost = Ghost(self, spot, home, item.lifted, self._context, self.pace, self.motions)
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
        )
        self._view_model = model
        self._context = self._context_for(model)
        for group in groups:
            self._groups[group] = list(self._things(model, group))
        things = [thing for group in GROUPS for thing in self._groups.get(group, ())]
        changes = self._shown.show(things, self._context)
        self._index(things)
        self._refresh_marks()
        if self._backdrop.follow(model, self._context):
            self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
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
                return opponent_things(model)
            case "board":
                return board_things(model)
            case "active":
                return active_things(model)
            case "fold-out":
                return () if model.folded_out is None else fold_out_things(model, model.folded_out)

    def _refresh_marks(self) -> None:
        if self._context is None:
            return
        marks = dict(self._marks)
        if self.lifted is not None:
            marks[self.lifted] = MarkLook("selected")
        self._marked.show(mark_things(marks, self._by_spot), self._context)
