"""The scene itself: shows things, finds what lies where, marks it, and carries a ghost."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from paxdesk.desk.animations import STILL, AnimationOwner, Pace
from paxdesk.desk.game_types import State
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.painting.icons import PixmapStore
from paxdesk.desk.painting.palette import DARK, Theme
from paxdesk.desk.scene.backdrop import Backdrop, paint_below
from paxdesk.desk.scene.drag_ghost import DragImage, HoverLift, things_at
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import (
    FAR_SHEETS,
    FOLD_OUT,
    FOLD_OUT_MARK,
    MARK,
    PLACE,
    DockPlan,
    far_magnification,
    magnification,
    qrect,
)
from paxdesk.desk.scene.hint_overlay import (
    BUTTON_HEIGHT,
    HintObstacles,
    HintStep,
    TextObstacle,
    hint_items,
)
from paxdesk.desk.scene.item_diff import ItemChange, LayerItems, PositionChange, SpotIndex
from paxdesk.desk.scene.marks import mark_things
from paxdesk.desk.scene.pixmap_item import PaintBudget, PaintQueue, PixmapItem, letters
from paxdesk.desk.scene.strips import frame_things
from paxdesk.desk.scene.things import (
    FaceCacheProtocol,
    Look,
    MarkLook,
    PaintContext,
    Prompt,
    Spot,
    TableLayout,
    Thing,
    TopBarContent,
    ViewModel,
)
from paxdesk.session.game_protocol import Seat

SceneLayer: TypeAlias = Literal["frame", "opponents", "board", "active", "fold-out", "over"]
GROUPS: Final[tuple[SceneLayer, ...]] = get_args(SceneLayer)
"""The parts of the table that are brought up to date together, in reading order."""


class TableScene(QGraphicsScene, SpotIndex):
    """The table. See the package's documentation for how it is used."""

    prompted = Signal()
    """The prompt line says something else."""
    divided = Signal()
    """A position needs the room divided otherwise than the one before."""
    redrawn = Signal()
    """More is known of the position that is shown."""

    def __init__(
        self, drawing: GameDrawing, theme: Theme = DARK, faces: FaceCacheProtocol | None = None
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animations_enabled = True
        self.may_show_stale = False
        """Whether things may be seen as they were, until they are painted."""
        self.refining = PaintQueue(self)
        self._reckoning = IdleTimer(self)
        self._reckoning.timeout.connect(self.reckon)
        self.wanted_pace = Pace()
        self.theme = theme
        self.drawing = drawing
        self._faces = drawing.faces() if faces is None else faces
        self._size = (1366.0, 768.0)
        self._device_ratio = 1.0
        self._dock: DockPlan | bool = True
        self._text = 1.0
        self._touch = False
        self._far = False
        self._strange = False
        """Whether the next position is another game's."""
        self._zoom = 1.0
        self.model: ViewModel | None = None
        """What is shown; None before the first position."""
        self._zones: TableLayout | None = None
        """The layout, while it is that of this position and this view."""
        self.context: PaintContext | None = None
        """What things are painted with now; None before the first position."""
        self._backdrop = Backdrop(drawing)
        self._groups: dict[SceneLayer, list[Thing]] = {}
        self._shown = LayerItems(self)
        self._items = self._shown.items
        self._marked = LayerItems(self)
        self._mark_items = self._marked.items
        self._marks: Mapping[Spot, MarkLook] = {}
        self._plan: tuple[tuple[Spot, Spot, int], ...] = ()
        self._badges: list[QGraphicsItem] = []
        self._laid_for: tuple[tuple[HintStep, ...], TableLayout] | None = None
        """The plan that the badges show, and the layout they were laid in."""
        self._read: dict[tuple[Look, float, float], list[QRectF]] = {}
        """Where words are, of what plans have been laid on, as it is painted now."""
        self._ghost: DragImage | None = None
        self._returning: DragImage | None = None
        """What was refused, on its way home."""
        self._let_go: tuple[Spot, QPointF] | None = None
        """What was put down last and where, until the position tells what came of it."""
        self.motions = AnimationOwner(self)
        """Everything that moves on the table or over it."""
        self.lifting = HoverLift(self.motions)

    # --- What is shown ---------------------------------------------------------------------------

    @property
    def heading(self) -> TopBarContent:
        return self.model.heading if self.model is not None else TopBarContent()

    @property
    def prompt(self) -> Prompt | None:
        return self.model.prompt if self.model is not None else None

    @property
    def folded_out(self) -> Seat | None:
        """Whose tableau is open over the board."""
        return self.model.folded_out if self.model is not None else None

    @property
    def magnification(self) -> float:
        """Logical pixels of the view to one unit of the scene."""
        return (far_magnification if self.far else magnification)(*self._size)

    @property
    def far(self) -> bool:
        """Whether it is laid for people who look on from across the room."""
        return self._far and self.drawing.far_view is not None

    @property
    def text(self) -> float:
        """By how much words of sheets over the table are to be enlarged."""
        return FAR_SHEETS if self.far else self._text

    @property
    def pace(self) -> Pace:
        return self.wanted_pace if self.animations_enabled else STILL

    @property
    def zones(self) -> TableLayout:
        """The layout in scene coordinates (unmagnified)."""
        if self._zones is None:
            model = self.model
            self._zones = self._zones_of(*(model.state, model.viewer) if model else (None, 1))
        return self._zones

    def divide_anew(self) -> None:
        """Keep nothing of the layout there is for the next position: it is another game's."""
        self._zones = None
        self._strange = True

    def _zones_of(
        self, state: State | None, viewer: Seat, kept: TableLayout | None = None
    ) -> TableLayout:
        factor = self.magnification
        width, height = self._size
        wide, high, dock, text = width / factor, height / factor, self._dock, self._text
        if self.far and self.drawing.far_view is not None:
            return self.drawing.far_view.zones(wide, high, state, self._touch)
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
        self._fit_to_size()
        self._refresh()

    def _fit_to_size(self) -> None:
        factor, (width, height) = self.magnification, self._size
        self.setSceneRect(0, 0, width / factor, height / factor)

    def apply(
        self, theme: Theme, text: float = 1.0, touch: bool = False, far: bool = False
    ) -> None:
        """Repaint the table in a theme, with words so much larger, for mouse or finger.

        ``far`` lays it for a living room, where the game knows how.
        """
        if (theme, text, touch, far) == (self.theme, self._text, self._touch, self._far):
            return
        self.theme, self._text, self._touch, self._far = theme, text, touch, far
        self._zones = None
        self._fit_to_size()
        self._forget()
        self._refresh()

    def paint_again(self) -> None:
        """Paint everything anew: the words on it are in another language."""
        self._faces.clear()
        self._forget()
        self._refresh()

    def compare(self) -> None:
        """Compare all that is shown with itself: how records are compared is written by that.

        Done before the first step, which would else write it for thirty classes.
        """
        self._refresh()

    def show(self, model: ViewModel) -> PositionChange | None:
        """Show a position; plan and ghost are put away, marks stay until others are set.

        Tells how the table turned over, where the same viewer saw the last position.
        """
        self.drop()
        self.set_plan(())
        old, kept = self.model, self._zones
        before, divided = self.areas(), self.zones if old is not None else None
        let_go, self._let_go = self._let_go, None
        read_anew = self._faces.serve(model.state)
        if old is not None and (read_anew or old.state.material is not model.state.material):
            self._faces.clear()
            self._forget()
        self._zones = self._zones_of(model.state, model.viewer, kept if old is not None else None)
        self.model = model
        if self.may_show_stale and self.pace.moves:
            self.model = evolve(model, reckoned=False)
            self._reckoning.start(0)
        unseen = old is not None and old.viewer != model.viewer
        strange, self._strange = self._strange or unseen, False
        changes = self._refresh(unseen=unseen, strange=strange)
        if self.zones != divided:
            self.divided.emit()
        if model.prompt != (old.prompt if old is not None else None):
            self.prompted.emit()
        if old is None or old.viewer != model.viewer:
            return None
        if old.state.material is not model.state.material:
            return None
        if let_go is not None:
            changes = [change.from_hand(*let_go) for change in changes]
        return PositionChange(tuple(changes), before, self.areas())

    # --- What changes while a position is looked at ----------------------------------------------

    def say(self, prompt: Prompt | None) -> None:
        """Say who must do what, or why something could not be done."""
        if self.model is not None and prompt != self.model.prompt:
            self.model = evolve(self.model, prompt=prompt)
            self._refresh("frame")
            self.prompted.emit()

    def head(self, heading: TopBarContent) -> None:
        """Let the top bar say something else."""
        if self.model is not None and heading != self.model.heading:
            self.model = evolve(self.model, heading=heading)
            self._refresh("frame")

    def reckon(self) -> None:
        """Show what took longer to work out than there was time for in the step itself."""
        self._reckoning.stop()
        if self.model is not None and not self.model.reckoned:
            self.model = evolve(self.model, reckoned=True)
            self._refresh("board")

    def finish(self) -> None:
        """Show at once all that is still rough or to be worked out."""
        self.reckon()
        self.refining.finish()

    def redraw(self) -> None:
        """Show what was found out about the position meanwhile."""
        self._refresh("board")
        self.redrawn.emit()

    def sort_hand(self, order: str) -> None:
        """Lay the hand at the bottom in another order, one that the game knows; "" as it came."""
        if self.model is not None and order != self.model.hand_order:
            self.model = evolve(self.model, hand_order=order)
            self._refresh("active")

    def fold_out(self, seat: Seat | None) -> None:
        """Open an opponent's tableau over the board, its cards with the same spots; None: close."""
        if self.model is not None and seat != self.model.folded_out:
            self.model = evolve(self.model, folded_out=seat)
            self._refresh("fold-out")

    def foresee(self, foreseen: object | None) -> None:
        """Show on the table what would change; what that is, and its looks, is the game's."""
        if self.model is not None and foreseen != self.model.previewed:
            self.model = evolve(self.model, previewed=foreseen)
            self._refresh("over")

    def point_at(self, spot: Spot | None) -> None:
        """What is pointed at lifts itself, if it is a thing that does."""
        if spot == self.lifting.spot:
            return
        self.lifting.lay_down()
        rises = [item.target.rises for item in self.items_of(spot)] if spot is not None else []
        if spot is None or not any(rises) or self.lifted is not None:
            return
        items = [*things_at(spot, self._items), *self.marks_of(spot)]
        self.lifting.lift(spot, max(rises), items, self.pace)

    # --- Marks and plans -------------------------------------------------------------------------

    def set_marks(self, marks: Mapping[Spot, MarkLook]) -> None:
        self._marks = marks
        self._refresh_marks()

    def mark_of(self, spot: Spot) -> MarkLook:
        return self._marks.get(spot, MarkLook())

    def set_plan(self, plan: Sequence[tuple[Spot, Spot, int]]) -> None:
        """Show the movements of a plan, from a spot to a spot with a number; they stay until the
        next position, and are laid anew whenever the table is.
        """
        self._plan = tuple(plan)
        self._lay_plan()

    @property
    def plan(self) -> tuple[HintStep, ...]:
        """The movements that are shown, as far as their places are on the table."""
        found = []
        for pick, drop, number in self._plan:
            start, end = self.area_of(pick), self.area_of(drop)
            if start is not None and end is not None:
                raised = self._by_spot[drop][0].depth >= FOLD_OUT
                depth = (FOLD_OUT_MARK if raised else MARK) - 1
                found.append(HintStep(start, end, number, depth))
        return tuple(found)

    @property
    def laid(self) -> HintObstacles:
        """What lies about the movements that are shown, and what of it is read."""
        targets = [item for items in self._by_spot.values() for item in items]
        things = [item.thing for item in self._items.values() if item.thing is not None]
        counters = [
            item.area
            for item in targets
            if item.area.height() < BUTTON_HEIGHT
            and not item.card
            and item.target.marked
            and item.depth != PLACE
        ]
        docked = [each for each in (self.zones.inspector, self.zones.log) if each is not None]
        return HintObstacles(
            self.sceneRect(),
            [
                TextObstacle(qrect(thing.place), partial(self._letters, thing))
                for thing in (*self._backdrop.things, *things)
            ],
            [*counters, *map(qrect, docked)],
            [*(item.area for item in targets), *(qrect(thing.place) for thing in things)],
        )

    def _letters(self, thing: Thing) -> list[QRectF]:
        """Where the words of a thing are."""
        place, context = thing.place, self.context
        assert context is not None, "it has been painted"
        key = thing.look, place.width, place.height
        if key not in self._read:
            self._read[key] = letters(thing.look, context, place.width, place.height)
        return [each.translated(place.x, place.y) for each in self._read[key]]

    def _lay_plan(self) -> None:
        """Lay the plan, unless it lies there already."""
        if not self._plan and not self._badges:
            return  # before the first position there is no layout either: 10 ms of the start
        plan, zones = self.plan, self.zones
        if (plan, zones) == self._laid_for and self._badges:
            return
        self._laid_for = plan, zones
        for item in self._badges:
            self.removeItem(item)
        self._badges = list(hint_items(plan, self.laid)) if plan else []
        for item in self._badges:
            self.addItem(item)

    # --- What is carried: its home stays, marked -------------------------------------------------

    @property
    def lifted(self) -> Spot | None:
        """Where the thing in the hand came from."""
        return self._ghost.spot if self._ghost else None

    @property
    def ghost_center(self) -> QPointF | None:
        """The middle of what is in the hand; None while nothing is."""
        return self._ghost.center if self._ghost is not None else None

    def lift(self, spot: Spot, point: QPointF) -> bool:
        """Take up what lies at a spot; False if nothing can be taken there."""
        self.drop()
        item = next((each for each in self.items_of(spot) if each.target.lifted), None)
        if item is None or item.target.lifted is None or self.context is None:
            return False
        home, look = item.area.center(), item.target.lifted
        self._ghost = DragImage(self, spot, home, look, self.context, self.pace, self.motions)
        self._ghost.follow(point)
        self._refresh_marks()
        return True

    def move_ghost(self, point: QPointF) -> None:
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

    # --- What is on the table --------------------------------------------------------------------

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
        if self.model is None:
            return None
        purses = self.drawing.purses
        purse = purses.purse(self.model, self._thing, seat) if purses is not None else None
        return qrect(purse) if purse else None

    def _thing(self, key: Hashable) -> Thing | None:
        item = self._items.get(key)
        return item.thing if item is not None else None

    # --- Showing it ------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The wood with everything that never moves."""
        self._backdrop.draw(painter, rect, self.theme)

    def _forget(self) -> None:
        """Take everything off the table; the next refresh paints it anew."""
        self._shown.clear()
        self._marked.clear()
        self._backdrop.forget()
        self.context = None

    def _refresh(
        self, *groups: SceneLayer, unseen: bool = False, strange: bool = False
    ) -> list[ItemChange]:
        """Bring these groups of things, or all, into agreement with what is to be shown.

        What is ``unseen`` yet by whoever comes to the table need not be painted in a hurry; of a
        ``strange`` one nothing stands for what is not painted yet.
        """
        model = self.model
        if model is None:
            return []
        groups = groups or GROUPS
        if "active" in groups:
            self.lifting.lay_down()
        if not model.divided_as(self.zones) or model.folded_out not in (None, *model.opponents):
            fold_out = model.folded_out if model.folded_out in model.opponents else None
            self.model = model = evolve(model, zones=self.zones, folded_out=fold_out)
        self.context = self._context_for(model)
        for group in dict.fromkeys((*groups, "over")):  # what lies over all depends on the others
            self._groups[group] = list(self._things(model, group))
        things = [thing for group in GROUPS for thing in self._groups.get(group, ())]
        # Whoever comes to the table looks at the curtain first.
        hurry = None
        if self.may_show_stale:
            hurry = PaintBudget.of(moves=self.pace.moves, unseen=unseen, strange=strange)
        changes = self._shown.show(things, self.context, hurry)
        self.refining.begin(self._items.values(), self.context)
        self._index(things)
        self._refresh_marks()
        paint_below(self, self._backdrop.follow(model, self.context))
        if self._plan:
            self._lay_plan()
        return changes

    def _context_for(self, model: ViewModel) -> PaintContext:
        """The context in use, or another where it no longer fits."""
        ratio = self.magnification * self._device_ratio * self._zoom
        zones = model.zones
        width, height = self._size
        screen = round(width * height * self._device_ratio**2 * 4)
        self._faces.make_room(screen)
        made = PaintContext(
            model.state.material,
            self._faces,
            self.theme,
            zones.large,
            ratio,
            zones.text,
            PixmapStore(screen),
        )
        old = self.context
        if old is not None and old.paints_as(made):
            return old
        self._read = {}
        return made

    def _things(self, model: ViewModel, group: SceneLayer) -> Iterable[Thing]:
        match group:
            case "frame":
                return frame_things(model)
            case "opponents":
                return self.drawing.opponents(model)
            case "board":
                return self.drawing.board(model)
            case "active":
                return self.drawing.active(model)
            case "fold-out":
                seat, places = model.folded_out, self.drawing.fold_outs
                return () if seat is None or places is None else places.fold_out(model, seat)
            case "over":
                below = (self._groups.get(each, ()) for each in GROUPS if each != "over")
                by_key = {thing.key: thing for things in below for thing in things}
                return self.drawing.over(model, by_key.get)

    def _refresh_marks(self) -> None:
        if self.context is None:
            return
        marks = dict(self._marks)
        if self.lifted is not None:
            marks[self.lifted] = MarkLook("selected")
        self._marked.show(mark_things(marks, self._by_spot), self.context)
