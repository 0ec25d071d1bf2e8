"""Scene of the table: things, spots, marks, plans and dragging."""

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
from paxdesk.desk.scene import geometry, hint_overlay
from paxdesk.desk.scene.backdrop import Backdrop, paint_below
from paxdesk.desk.scene.drag_ghost import DragImage, HoverLift, things_at
from paxdesk.desk.scene.game_drawing import LEAST_TARGET, GameDrawing, large_enough
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
"""Groups of things that are updated together, in reading order."""


class TableScene(QGraphicsScene, SpotIndex):
    """Scene of the table; the package's docstring describes its use."""

    prompted = Signal()
    divided = Signal()
    """Emitted when a position changes the layout."""
    redrawn = Signal()
    """Emitted when new results of a background calculation are displayed."""

    def __init__(
        self, drawing: GameDrawing, theme: Theme = DARK, faces: FaceCacheProtocol | None = None
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animations_enabled = True
        self.may_show_stale = False
        """True if old pictures may be shown until things are painted."""
        self.refining = PaintQueue(self)
        self._reckoning = IdleTimer(self)
        self._reckoning.timeout.connect(self.reckon)
        self.wanted_pace = Pace()
        self.theme = theme
        self.drawing = drawing
        self._faces = drawing.faces() if faces is None else faces
        self._size = (1366.0, 768.0)
        self._device_ratio = 1.0
        self._dock: geometry.DockPlan | bool = True
        self._text = 1.0
        self._touch = False
        self._far = False
        """True if the living-room view is requested."""
        self._strange = False
        """True if the next position belongs to another game."""
        self._zoom = 1.0
        self.model: ViewModel | None = None
        """Displayed model; None before the first position."""
        self._zones: TableLayout | None = None
        """Cached layout of this position and view, or None."""
        self.context: PaintContext | None = None
        """Present painting context; None before the first position."""
        self._backdrop = Backdrop(drawing)
        self._groups: dict[SceneLayer, list[Thing]] = {}
        self._shown = LayerItems(self)
        self._items = self._shown.items
        self._marked = LayerItems(self)
        self._mark_items = self._marked.items
        self._marks: Mapping[Spot, MarkLook] = {}
        self._plan: tuple[tuple[Spot, Spot, int], ...] = ()
        self._badges: list[QGraphicsItem] = []
        self._laid_for: tuple[tuple[hint_overlay.HintStep, ...], TableLayout] | None = None
        """Displayed plan and the layout for which its badges were placed, or None."""
        self._read: dict[tuple[Look, float, float], list[QRectF]] = {}
        """Cached areas of text, per look and size."""
        self._ghost: DragImage | None = None
        self._returning: DragImage | None = None
        """Image of a refused thing on its way back, or None."""
        self._let_go: tuple[Spot, QPointF] | None = None
        """Spot and point of the last drop, until the next position; else None."""
        self.motions = AnimationOwner(self)
        self.lifting = HoverLift(self.motions)

    # --- State ------------------------------------------------------------------------------------

    @property
    def heading(self) -> TopBarContent:
        return self.model.heading if self.model is not None else TopBarContent()

    @property
    def prompt(self) -> Prompt | None:
        return self.model.prompt if self.model is not None else None

    @property
    def folded_out(self) -> Seat | None:
        """Seat whose tableau is open over the board, or None."""
        return self.model.folded_out if self.model is not None else None

    @property
    def magnification(self) -> float:
        """Logical pixels of the view per unit of the scene."""
        return (geometry.far_magnification if self.far else geometry.magnification)(*self._size)

    @property
    def far(self) -> bool:
        return self._far and self.drawing.has_far_view

    @property
    def text(self) -> float:
        """Scale factor of the text of sheets, menus and tooltips."""
        return geometry.FAR_SHEETS if self.far else self._text

    @property
    def pace(self) -> Pace:
        return self.wanted_pace if self.animations_enabled else STILL

    @property
    def zones(self) -> TableLayout:
        """Layout in scene coordinates (unmagnified)."""
        if self._zones is None:
            model = self.model
            self._zones = self._zones_of(model.state if model else None)
        return self._zones

    def divide_anew(self) -> None:
        """Discard the layout, because the next position belongs to another game."""
        self._zones = None
        self._strange = True

    def _zones_of(self, state: State | None) -> TableLayout:
        factor = self.magnification
        width, height = self._size
        dock, text = (
            (geometry.CLOSED, max(self._text, geometry.FAR_WORDS))
            if self.far
            else (self._dock, self._text)
        )
        return self.drawing.zones(width / factor, height / factor, state, dock, text, self._touch)

    def resize(
        self,
        width: float,
        height: float,
        dock: geometry.DockPlan | bool = True,
        device_ratio: float = 1.0,
        zoom: float = 1.0,
    ) -> None:
        """Fit the table into a view of this size in logical pixels."""
        self._size = (max(1.0, width), max(1.0, height))
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
        """Repaint the table with a theme, text scale and input mode.

        ``far`` selects the living-room view, if the game has one.
        """
        if (theme, text, touch, far) == (self.theme, self._text, self._touch, self._far):
            return
        self.theme, self._text, self._touch, self._far = theme, text, touch, far
        self._zones = None
        self._fit_to_size()
        self._forget()
        self._refresh()

    def paint_again(self) -> None:
        """Repaint everything, for example after a change of language."""
        self._faces.clear()
        self._forget()
        self._refresh()

    def compare(self) -> None:
        """Refresh the unchanged model in advance, because the first comparison is slow."""
        self._refresh()

    def show(self, model: ViewModel) -> PositionChange | None:
        """Display a position; return the transition from the last one.

        Returns None for the first position and after a change of viewer or material.
        """
        self.drop()
        self.set_plan(())
        old = self.model
        before, divided = self.areas(), self.zones if old is not None else None
        let_go, self._let_go = self._let_go, None
        read_anew = self._faces.serve(model.state)
        if old is not None and (read_anew or old.state.material is not model.state.material):
            self._faces.clear()
            self._forget()
        self._zones = self._zones_of(model.state)
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

    # --- Updates within a position ----------------------------------------------------------------

    def say(self, prompt: Prompt | None) -> None:
        """Change the prompt."""
        if self.model is not None and prompt != self.model.prompt:
            self.model = evolve(self.model, prompt=prompt)
            self._refresh("frame")
            self.prompted.emit()

    def head(self, heading: TopBarContent) -> None:
        """Change the top bar."""
        if self.model is not None and heading != self.model.heading:
            self.model = evolve(self.model, heading=heading)
            self._refresh("frame")

    def reckon(self) -> None:
        """Display results of slow calculations, deferred when the position was shown."""
        self._reckoning.stop()
        if self.model is not None and not self.model.reckoned:
            self.model = evolve(self.model, reckoned=True)
            self._refresh("board")

    def finish(self) -> None:
        """Complete deferred calculations and painting at once."""
        self.reckon()
        self.refining.finish()

    def redraw(self) -> None:
        """Display new results of a background calculation."""
        self._refresh("board")
        self.redrawn.emit()

    def show_selection(self) -> None:
        """Display the player's new selection and everything that depends on it."""
        self._refresh("board", "active")

    def sort_hand(self, order: str) -> None:
        """Sort the bottom hand; "" is the original order."""
        if self.model is not None and order != self.model.hand_order:
            self.model = evolve(self.model, hand_order=order)
            self._refresh("active")

    def fold_out(self, seat: Seat | None) -> None:
        """Open an opponent's tableau over the board, with the same spots; None closes it."""
        if self.model is not None and seat != self.model.folded_out:
            self.model = evolve(self.model, folded_out=seat)
            self._refresh("fold-out")

    def foresee(self, foreseen: object | None) -> None:
        """Display a forecast, whose type and look the game defines; None removes it."""
        if self.model is not None and foreseen != self.model.previewed:
            self.model = evolve(self.model, previewed=foreseen)
            self._refresh("over")

    def point_at(self, spot: Spot | None) -> None:
        """Raise the thing under the pointer, if it can be raised."""
        if spot == self.lifting.spot:
            return
        self.lifting.lay_down()
        rises = [item.target.rises for item in self.items_of(spot)] if spot is not None else []
        if spot is None or not any(rises) or self.lifted is not None:
            return
        items = [*things_at(spot, self._items), *self.marks_of(spot)]
        self.lifting.lift(spot, max(rises), items, self.pace)

    # --- Marks and plans --------------------------------------------------------------------------

    def set_marks(self, marks: Mapping[Spot, MarkLook]) -> None:
        self._marks = marks
        self._refresh_marks()

    def mark_of(self, spot: Spot) -> MarkLook:
        return self._marks.get(spot, MarkLook())

    def set_plan(self, plan: Sequence[tuple[Spot, Spot, int]]) -> None:
        """Display the moves of a plan (pick, drop and number) until the next position."""
        self._plan = tuple(plan)
        self._lay_plan()

    @property
    def plan(self) -> tuple[hint_overlay.HintStep, ...]:
        """Displayed moves of the plan that have both places on the table."""
        found = []
        for pick, drop, number in self._plan:
            start, end = self.area_of(pick), self.area_of(drop)
            if start is not None and end is not None:
                raised = self._by_spot[drop][0].depth >= geometry.FOLD_OUT
                depth = (geometry.FOLD_OUT_MARK if raised else geometry.MARK) - 1
                found.append(hint_overlay.HintStep(start, end, number, depth))
        return tuple(found)

    @property
    def laid(self) -> hint_overlay.HintObstacles:
        """Obstacles for the badges of the plan."""
        targets = [item for items in self._by_spot.values() for item in items]
        things = [item.thing for item in self._items.values() if item.thing is not None]
        counters = [
            item.area
            for item in targets
            if item.area.height() < hint_overlay.BUTTON_HEIGHT
            and not item.card
            and item.target.marked
            and item.depth != geometry.PLACE
        ]
        docked = [each for each in (self.zones.inspector, self.zones.log) if each is not None]
        return hint_overlay.HintObstacles(
            self.sceneRect(),
            [
                hint_overlay.TextObstacle(
                    geometry.qrect(thing.place), partial(self._letters, thing)
                )
                for thing in (*self._backdrop.things, *things)
            ],
            [*counters, *map(geometry.qrect, docked)],
            [*(item.area for item in targets), *(geometry.qrect(thing.place) for thing in things)],
        )

    def _letters(self, thing: Thing) -> list[QRectF]:
        place, context = thing.place, self.context
        assert context is not None, "it has been painted"
        key = thing.look, place.width, place.height
        if key not in self._read:
            self._read[key] = letters(thing.look, context, place.width, place.height)
        return [each.translated(place.x, place.y) for each in self._read[key]]

    def _lay_plan(self) -> None:
        """Place the badges of the plan, unless they are up to date."""
        if not self._plan and not self._badges:
            return  # the layout is not needed before the first position
        plan, zones = self.plan, self.zones
        if (plan, zones) == self._laid_for and self._badges:
            return
        self._laid_for = plan, zones
        for item in self._badges:
            self.removeItem(item)
        self._badges = list(hint_overlay.hint_items(plan, self.laid)) if plan else []
        for item in self._badges:
            self.addItem(item)

    # --- Dragging; the item itself stays in place, marked -----------------------------------------

    @property
    def lifted(self) -> Spot | None:
        """Spot of the dragged thing, or None."""
        return self._ghost.spot if self._ghost else None

    @property
    def ghost_center(self) -> QPointF | None:
        """Centre of the dragged image; None without one."""
        return self._ghost.center if self._ghost is not None else None

    def lift(self, spot: Spot, point: QPointF) -> bool:
        """Start dragging the thing at ``spot``; return whether it can be dragged."""
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
        """Animate the return of a refused thing."""
        ghost, self._ghost = self._ghost, None
        self._let_go = None
        if ghost is not None:
            self._land()
            self._returning = ghost
            ghost.fly_home(self.pace, self._land)
            self._refresh_marks()

    def _land(self) -> None:
        returning, self._returning = self._returning, None
        if returning is not None:
            returning.remove()

    def drop(self) -> None:
        """Remove the dragged image without an animation, as after an accepted drop."""
        self._land()
        ghost, self._ghost = self._ghost, None
        if ghost is not None:
            self._let_go = (ghost.spot, ghost.center)
            ghost.remove()
            self._refresh_marks()

    # --- Items of the table -----------------------------------------------------------------------

    @property
    def shown(self) -> Mapping[Hashable, PixmapItem]:
        """Items of the table by the keys of their things."""
        return MappingProxyType(self._items)

    def marks_of(self, spot: Spot) -> list[PixmapItem]:
        keys = (("mark", spot, index) for index in range(len(self.items_of(spot))))
        return [self._mark_items[key] for key in keys if key in self._mark_items]

    def item_of(self, key: Hashable) -> PixmapItem | None:
        return self._items.get(key)

    def looks(self) -> list[Look]:
        """Return the looks of all things."""
        things = (item.thing for item in self._items.values())
        return [thing.look for thing in things if thing is not None]

    @property
    def strays(self) -> list[QGraphicsItem]:
        """Items that belong to no thing or mark, such as those of animations."""
        known = {*self._items.values(), *self._mark_items.values()}
        return [item for item in self.items() if item.topLevelItem() not in known]

    def purse_of(self, seat: Seat) -> QRectF | None:
        """Return the place of a seat's money, or None."""
        if self.model is None:
            return None
        purses = self.drawing.purses
        purse = purses.purse(self.model, self._thing, seat) if purses is not None else None
        return geometry.qrect(purse) if purse else None

    def _thing(self, key: Hashable) -> Thing | None:
        item = self._items.get(key)
        return item.thing if item is not None else None

    # --- Display ----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._backdrop.draw(painter, rect, self.theme)

    def _forget(self) -> None:
        """Remove all items; the next refresh repaints them."""
        self._shown.clear()
        self._marked.clear()
        self._backdrop.forget()
        self.context = None

    def _refresh(
        self, *groups: SceneLayer, unseen: bool = False, strange: bool = False
    ) -> list[ItemChange]:
        """Update the given groups, or all, to the model; return the changes.

        An ``unseen`` table need not be painted at once; for ``strange`` see :class:`PaintBudget`.
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
        for group in dict.fromkeys((*groups, "over")):  # "over" depends on all other groups
            things = self._things(model, group)
            if self._touch:
                least = LEAST_TARGET / self.magnification
                things = (large_enough(each, least) for each in things)
            self._groups[group] = list(things)
        things = [thing for group in GROUPS for thing in self._groups.get(group, ())]
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
        """Return the present context if it is still valid, else a new one."""
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
