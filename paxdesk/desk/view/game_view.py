"""The table of one game with its dock, and everything that makes it playable."""

import functools
from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from paxdesk.desk.dock.edges import DockEdges
from paxdesk.desk.game.telling import Telling
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.help.reading import Reading
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.keyboard import Keyboard
from paxdesk.desk.input.mouse import Mouse
from paxdesk.desk.input.panning import Panning
from paxdesk.desk.inspector.inspector import Inspected, Inspector
from paxdesk.desk.log.log import Log
from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.dock import DockPlan, words_in_dock
from paxdesk.desk.scene.spots import TOOLS, CardNumber, Spot
from paxdesk.desk.scene.strips import Heading
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.desk.types import Action, Session, State
from paxdesk.desk.view.announcer import Announcer
from paxdesk.desk.view.cautioning import CautionPresenter
from paxdesk.desk.view.director import Director
from paxdesk.desk.view.explaining import Explainer, PlayedGame
from paxdesk.desk.view.hinting import HintPresenter
from paxdesk.desk.view.resting import Resting
from paxdesk.desk.view.robot_presenter import RobotPresenter
from paxdesk.desk.view.story import Story
from paxdesk.language import (
    counted,
    say,
)
from paxdesk.session.session import CannotUndo

LOWEST_PANEL: Final = 90
"""Pixels that inspector and log keep, whatever else lies in the dock."""


class GameView(QWidget):
    """Shows one session at a time; sheets and curtain are its children, above all else."""

    tool_pressed = Signal(str)
    dock_changed = Signal(object)
    """Panels beside the table were opened, closed or moved: the :class:`DockPlan`."""
    changed = Signal()
    """Something about the game has changed that the window may want to show."""
    finished = Signal()
    sort_asked = Signal()
    """The hand is to be sorted otherwise."""

    def __init__(self, game: TableGame, session: Session) -> None:
        super().__init__()
        self.game = game
        self.faces = game.drawing.faces()
        self.scene = TableScene(game.drawing, DARK, self.faces)
        self.scene.patient = True
        # What moves on it must not outlive those who wait for its end.
        self.scene.setParent(self)
        self.view = TableView(self.scene, self)
        context = PaintContext(game.deck, self.faces)
        wording = game.wording
        self.inspector = Inspector(context, self, wording.nothing_inspected)
        self.log = Log(context, self, wording.card_names, wording.log_filters)
        for panel in (self.inspector, self.log):
            panel.hide()  # there is no place for it before there is a game
        self.flow = TurnFlow(self.scene, self.view, self, game, session)
        self.director = Director(self.flow, self.scene)
        self.drag = DragController(self.flow)
        self.mouse = Mouse(self.view, self.drag)
        self.keyboard = Keyboard(self.view, self.drag, self._put_away)
        self.panning = Panning(self.view, self.keyboard)
        self.announcer = Announcer(self.view, self.drag)
        self.view.laid_out.connect(self._lay_dock)
        self.mouse.pressed_tool.connect(lambda index: self.tool_pressed.emit(TOOLS[index]))
        self.keyboard.pressed_tool.connect(lambda index: self.tool_pressed.emit(TOOLS[index]))
        self.mouse.pressed_sort.connect(self.sort_asked)
        self.keyboard.pressed_sort.connect(self.sort_asked)
        self.mouse.pointed.connect(self._point_at)
        self.mouse.pointed.connect(self.drag.aim)
        self.drag.aimed.connect(self.flow.line.warn)
        self.drag.aimed.connect(self._foresee)
        self.mouse.pressed.connect(self.unpin)
        self.drag.focused.connect(self._focus)
        self.drag.changed.connect(self._carried)
        self.drag.studied.connect(self._study)
        self.log.card_hovered.connect(self._hover)
        self.log.card_clicked.connect(self.pin)
        self.log.left.connect(self.flow.give_focus)
        self.inspector.left.connect(self.flow.give_focus)
        self.edges = DockEdges(self.view, self)
        self.edges.dragged.connect(self.change_dock)
        self.reading = Reading(
            self,
            game.rulebook,
            lambda: self.flow.room.words_scale,
            lambda: game.wording.variant(self.flow.session),
        )
        self.inspector.rule_clicked.connect(self.reading.open)
        self.inspector.acted.connect(self._act)
        self.log.rule_clicked.connect(self.reading.open)
        self.flow.line.rule_asked.connect(self.reading.open)
        self.flow.refreshing.connect(self._looking)
        self.flow.refreshed.connect(self._looked)
        self.flow.finished.connect(self.finished)
        self._foot = 0
        self.explainer = Explainer(
            game, PlayedGame(self.flow), self.log, self.inspector, self._mention
        )
        self.robots = RobotPresenter(
            self.flow, self.drag, self.inspector, self.director, self.explainer.explain
        )
        self.hints = HintPresenter(self.flow)
        self.story = Story(self.flow, self.view, self.drag, self.director)
        self.cautions = CautionPresenter(
            self.flow, self.drag, self.inspector, self._make_room_for_inspector
        )
        self.flow.line.more_buttons = self._buttons
        self.log.row_clicked.connect(self.explainer.explain)
        self.flow.refreshing.connect(self.explainer.forget)
        self.mouse.pressed.connect(self.robots.hurry)
        self.mouse.pressed.connect(self.director.mastheads.skip)
        self.keyboard.pressed.connect(self.director.mastheads.skip)
        self.resting = Resting(self.view, self.mouse, self.drag, self._found, self._inspected)

    @property
    def session(self) -> Session:
        return self.flow.session

    # --- The game --------------------------------------------------------------------------------

    def play(self, telling: Telling) -> None:
        """Put another game on the desk."""
        self.inspector.inspect(Inspected())
        self.director.mastheads.clear()
        self.scene.divide_anew()
        self.flow.open(telling)

    def undo(self) -> None:
        """Take back the last step, or say why that cannot be."""
        try:
            self.flow.model.undo()
        except CannotUndo as refused:
            self.flow.line.refuse(say("Not taken back."), refused.reason)

    def restart_turn(self) -> None:
        """Take back what was done in this turn, or say why that cannot be."""
        try:
            self.flow.model.restart_turn()
        except CannotUndo as refused:
            self.flow.line.refuse(say("Not taken back."), refused.reason)

    def rewind(self, step: int) -> None:
        """Go back to a step of the log, or say why that cannot be."""
        if step == self.flow.game_log.steps:
            return
        try:
            self.flow.model.rewind(step)
        except CannotUndo as refused:
            self.flow.line.refuse(say("Not taken back."), refused.reason)

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        try:
            self.flow.model.redo()
        except CannotUndo as refused:
            self.flow.line.refuse(say("Nothing to do again."), refused.reason)

    def say_again(self) -> None:
        """Show everything in the language that is spoken now."""
        self.scene.paint_again()
        self.announcer.name()
        self.reading.say_again()
        self.flow.say_again()

    # --- What is shown ---------------------------------------------------------------------------

    def _looking(self) -> None:
        deeds = self.flow.game_log.last_actions()
        self.scene.show_notes({seat: deeds[seat] for seat in deeds if seat != self.flow.bottom})
        if self.scene.laid:
            self.show_heading()

    def _looked(self) -> None:
        self.show_heading()  # the position decides how much room there is for panels
        state = self.flow.state
        if self.inspector.inspected.card in self._hidden(state):
            self.inspector.inspect(Inspected())
        self._inspect_again()
        game_log = self.flow.game_log
        self.log.show_rows(game_log.rows, self.flow.labels, self.flow.bottom)
        self.changed.emit()

    def _hidden(self, state: State) -> set[CardNumber]:
        """Cards in hands that nobody may see now."""
        shown = self.flow.open_hands
        return {
            number
            for player in state.players.values()
            if player.seat not in shown
            for number in player.hand
        }

    def show_heading(self) -> None:
        """Bring the top bar up to date."""
        state, game_log = self.flow.state, self.flow.game_log
        session = self.session
        words = [
            game_log.round_words(game_log.round(state)),
            counted("%n seat(s)", "", len(state.players)),
        ]
        if session.practice:
            words.append(say("practice game"))
        if session.opening.laid_out:
            words.append(say("from a position"))
        if session.doubt:
            words.append(say("not proved"))
        if self.game.own_cards:
            words.append(counted("%n card(s) of your own", "", self.game.own_cards))
        if state.over:
            words.append(say("the game is over"))
        off = {"undo": session.can_undo, "redo": session.can_redo}
        self.scene.show_heading(
            Heading(
                "  ·  ".join(words),
                self.game.drawing.phase(state),
                self.game.drawing.phases(),
                frozenset(name for name, possible in off.items() if not possible),
                self._open_panels(),
            )
        )

    def inspect(self, spot: Spot | None) -> None:
        """Show what lies at a spot in the inspector; nothing there leaves it as it is."""
        found = self._found(spot) if spot is not None and not self.flow.busy else None
        if found is not None:
            self.inspector.inspect(self._inspected(*found))

    def _found(self, spot: Spot) -> tuple[Spot, CardNumber] | None:
        """What can be read at a spot: where the whole thing lies, and its card (0: a pile)."""
        for wider in self.game.handling.broader(self.flow.state, spot):
            card = self.scene.card_of(wider)
            if card or self.game.wording.pile_name(wider):
                return wider, card
        return None

    def _inspected(self, spot: Spot, card: CardNumber) -> Inspected:
        flow = self.flow
        wording = self.game.wording
        return wording.inspected(flow.session, spot, card, flow.question.seat, flow.names)

    def _inspect_again(self) -> None:
        """The position has changed: tell what is true of the same card now."""
        shown = self.inspector.inspected
        if not shown.card and not shown.title:
            return
        if self.flow.busy or not shown.card:
            self.inspector.inspect(Inspected())
            return
        spot = self.game.handling.card_spot(self.flow.state, shown.card)
        there = self.scene.card_of(spot) == shown.card
        fresh = self._inspected(spot, shown.card) if there else self._mentioned(shown.card)
        self.inspector.inspect(evolve(fresh, pinned=shown.pinned))

    def _mentioned(self, card: CardNumber) -> Inspected:
        return self.game.wording.mentioned(self.flow.state, card)

    def _point_at(self, spot: Spot | None) -> None:
        """Follow the pointer, unless a card is pinned or in the hand."""
        self.scene.point_at(spot)
        if not self.inspector.inspected.pinned and self.drag.thing is None:
            self.inspect(spot)

    def _act(self, actions: Sequence[Action], point: QPointF) -> None:
        """Do what a row of the inspector says, if it still can be done."""
        legal = self.session.legal()
        if not self.flow.busy and all(each in legal for each in actions):
            self.drag.act(actions, point)

    def _carried(self) -> None:
        """What is carried stays in the inspector until it is put down."""
        if self.drag.thing is not None:
            self.scene.point_at(None)
            self.inspect(self.drag.thing)
        else:
            self.scene.foresee(None)

    def _foresee(self, actions: Sequence[Action]) -> None:
        """Show on the table what would change by what is pointed at."""
        seat = self.flow.question.seat
        foreseen = None
        if actions and seat is not None and not self.flow.busy:
            foreseen = self.game.handling.foresee(self.flow.state, actions, seat)
        self.scene.foresee(foreseen)

    def _focus(self, spot: Spot | None) -> None:
        if self.drag.thing is not None:
            return
        if spot is not None:
            self.unpin()
        self.scene.point_at(spot)
        self.inspect(spot)

    def _study(self, spot: Spot) -> None:
        """Keep what lies at a spot in the inspector, to be read there."""
        self.inspect(spot)
        shown = self.inspector.inspected
        if shown.card and shown.card == self.scene.card_of(spot):
            self.inspector.inspect(evolve(shown, pinned=True))
        if "inspector" not in self._open_panels():
            self.resting.study(spot)

    def _hover(self, card: CardNumber) -> None:
        """A card named in the log is pointed at."""
        if "inspector" not in self._open_panels():
            named = self._mentioned(card) if card and not self.flow.busy else None
            self._mention(named)
        if card and not self.inspector.inspected.pinned and not self.flow.busy:
            self.inspector.inspect(self._mentioned(card))

    def _mention(self, inspected: Inspected | None) -> None:
        """Tell beside the log of what is pointed at there; None: of nothing any more."""
        self.resting.mention(inspected, QRectF(self.log.geometry()))

    def pin(self, card: CardNumber) -> None:
        """Keep a card in the inspector, whatever is pointed at; once more lets it go."""
        shown = self.inspector.inspected
        if shown.pinned and shown.card == card:
            self.unpin()
        elif not self.flow.busy:
            self.inspector.inspect(evolve(self._mentioned(card), pinned=True))

    def unpin(self) -> None:
        """Let the inspector follow the pointer again."""
        self.inspector.inspect(evolve(self.inspector.inspected, pinned=False))

    # --- Places ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.flow.fit()

    def set_dock(self, plan: DockPlan) -> None:
        """Put these panels beside the table."""
        if plan != self.view.dock:
            self.view.set_dock(plan)
            self.show_heading()
            self.flow.fit()

    def change_dock(self, plan: DockPlan) -> None:
        """As :meth:`set_dock`, to be remembered."""
        self.set_dock(plan)
        self.dock_changed.emit(plan)

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._toggle("log")

    def toggle_inspector(self) -> None:
        """Open or close the inspector."""
        self._toggle("inspector")

    def _make_room_for_inspector(self) -> None:
        if not self.inspector.isVisible():
            self.toggle_inspector()

    def _buttons(self) -> tuple[PromptButton, ...]:
        """What else is offered on the prompt line: plans, warnings, and what robots did."""
        return (*self.hints.buttons(), *self.cautions.buttons(), *self.robots.buttons())

    def _put_away(self) -> bool:
        """Close an open tableau, or take a hint off the table; tell whether there was one."""
        return self.mouse.close() or self.hints.put_away()

    def end(self) -> None:
        """The window is closed: nobody waits for robots and advisers any more."""
        self.explainer.end()
        self.robots.end()
        self.hints.end()
        self.cautions.end()

    def _toggle(self, panel: str) -> None:
        """Close a panel that is seen, open one that is not, whatever the plan says of it."""
        opened = panel not in self._open_panels()
        plan = evolve(self.view.dock, **{panel: opened})
        self.change_dock(evolve(plan, insist=opened or plan.insist))

    def _open_panels(self) -> frozenset[str]:
        areas = self.view.dock_areas() or (None, None)
        names = ("inspector", "log")
        return frozenset(name for name, area in zip(names, areas, strict=True) if area is not None)

    @property
    def dock_area(self) -> QRect | None:
        """Where inspector and log lie, in pixels; None while both are closed."""
        found = [area for area in self.view.dock_areas() or () if area is not None]
        return functools.reduce(QRect.united, found) if found else None

    def keep_foot_free(self, height: int) -> None:
        """Leave so many pixels at the foot of the dock to something else: a guide's note."""
        if height != self._foot:
            self._foot = height
            self._lay_dock()

    def _above_foot(self, areas: Sequence[QRect | None]) -> list[QRect | None]:
        """The panels' places without the foot; the lower panel gives as much as it can."""
        places = [None if area is None else QRect(area) for area in areas]
        foot = self._foot
        for place in reversed(places):
            if place is None or not foot:
                continue
            taken = min(foot, place.height() - LOWEST_PANEL)
            place.setBottom(place.bottom() - taken)
            foot -= taken
        upper, lower = places
        if upper is not None and lower is not None:
            lower.moveTop(upper.bottom() + 1)
        return places

    def _lay_dock(self) -> None:
        areas = self.view.dock_areas() or (None, None)
        zones, factor = self.scene.zones, self.scene.magnification
        wide = max((area.width() for area in areas if area is not None), default=0)
        scale = factor * words_in_dock(wide / factor, zones.text)
        context = PaintContext(
            self.flow.state.cards,
            self.faces,
            self.scene.theme,
            zones.large,
            scale * self.devicePixelRatioF(),
        )
        for panel, area in zip((self.inspector, self.log), self._above_foot(areas), strict=True):
            panel.setVisible(area is not None)
            if area is not None:
                panel.fit(context, scale)
                panel.setGeometry(area)
        self.edges.lay_out()
