"""The main widget of a game: table view, dock panels and their controllers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from paxdesk.desk.dock_panel import Dock, DockPanel
from paxdesk.desk.game_types import Action, Event, Session
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.input.hold_to_look import HoldToLook
from paxdesk.desk.input.keyboard import Keyboard
from paxdesk.desk.input.mouse import Mouse, ZoomAndPan
from paxdesk.desk.input.table_actions import TableActions
from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.inspector.panel import Inspector
from paxdesk.desk.lesson_session import guided, is_riddle
from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.play.prompt_line import PromptLine
from paxdesk.desk.play.state_model import PreparedTable, StateModel, TableChange
from paxdesk.desk.play.turn_flow import RecapRequest, TurnFlow
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.rules_opener import RulesOpener
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.scene.geometry import DockPlan
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import (
    CardNumber,
    DiceOnTable,
    PaintContext,
    Spot,
    TopBarContent,
    ViewModel,
)
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.sheet import NotePanel, PromptButton
from paxdesk.desk.view.cautions import CautionPresenter, ReckonerPresenter
from paxdesk.desk.view.director import Director
from paxdesk.desk.view.hints import ExplainedGame, Explainer, HintPresenter
from paxdesk.desk.view.hover_zoom import HoverCardTimer
from paxdesk.desk.view.robot_player import AnswerThread, Robots
from paxdesk.desk.view.screen_reader import Announcer, let_readers_in
from paxdesk.desk.view.turn_recap import TurnRecap
from paxdesk.language import as_sentence, tr, tr_plural
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import CannotUndo

if TYPE_CHECKING:
    from paxdesk.desk.flowchart_opener import FlowchartOpener
    from paxdesk.desk.view.accessible import AccessibleTable


class GameView(QWidget):
    """Widget that shows one session; sheets and the curtain are its child widgets."""

    tool_pressed = Signal(int)
    """Emitted with the index of the pressed top bar button in ``TOOLS``."""
    sort_asked = Signal()
    """Emitted to request another sort order of the hand."""
    dock_changed = Signal(object)
    """Emitted with a new :class:`DockPlan`, to be saved."""
    changed = Signal(object)
    """Emitted with the displayed :class:`TableChange`; receivers may run in any order."""
    finished = Signal()
    """Emitted after a displayed change if the game is over, but not after later redraws."""
    end_asked = Signal()
    """Emitted when the player asks for the result of the game again."""
    owner_asked = Signal(int, object)
    """Emitted with a seat that must agree to an undo, and the undo function."""
    log_asked = Signal()
    """Emitted to move the focus to the log."""

    def __init__(
        self, game: TableGame, session: Session, store: SettingsStore | None = None
    ) -> None:
        super().__init__()
        store = store or SettingsStore()
        let_readers_in()
        self._read_by: AccessibleTable | None = None
        self.game = game
        self.faces = game.drawing.faces()
        self.scene = TableScene(game.drawing, DARK, self.faces)
        self.scene.may_show_stale = True
        self.hand_order = ""
        self.top_bar_remark: Callable[[], str] = str
        """Callback that returns extra text for the top bar, or ""."""
        self.autosave_failed = False
        """True if the last autosave failed."""
        self.ask_remote_undo: Callable[[], bool] = bool
        """Callback that offers to ask remote players for an undo; returns False if impossible."""
        # Animations must not outlive the objects that wait for their end.
        self.scene.setParent(self)
        self.view = TableView(self.scene, self)
        context = PaintContext(game.deck, self.faces)
        self.inspector = Inspector(context, self, game.wording.nothing_inspected)
        self.log = Log(context, self, game.card_names, game.wording.log_filters)
        for panel in (self.inspector, self.log):
            panel.hide()  # hidden until there is a game
        self.model = StateModel(game, session, self)
        self.prompt_line = PromptLine(self.scene, self.model, self._buttons, self)
        self.flow = TurnFlow(self.scene, self.view, self, self.model, self.prompt_line)
        self.director = Director(self.flow, self.scene)
        flow = self.flow
        can = self.interaction = TableActions(flow, self.scene)
        self.drag = DragController(flow, can)
        self.mouse = Mouse(self.view, flow, self.drag, can, self._comes_up)
        self.keyboard = Keyboard(self.view, flow, self.drag, can, self._put_away)
        wheel_zooms = game.handling.wheel_zooms
        self.panning = ZoomAndPan(self.view, self.keyboard, wheel_zooms=wheel_zooms)
        self.holding = HoldToLook(self.view, flow)
        # Set before the view is named, because naming notifies screen readers.
        self.view.reader = lambda: self._accessible().root
        self.announcer = Announcer(self, self._accessible)
        self.view.laid_out.connect(self._lay_dock)
        for pressing in (self.mouse, self.keyboard):
            pressing.pressed_tool.connect(self.tool_pressed)
            pressing.pressed_sort.connect(self.sort_asked)
        self.mouse.pointed.connect(self._point_at)
        self.mouse.pointed.connect(self.drag.point_at)
        self.drag.aimed.connect(self.prompt_line.warn)
        self.drag.aimed.connect(self._foresee)
        self.mouse.pressed.connect(self.unpin)
        self.mouse.pressed.connect(self.keyboard.forget)
        self.drag.focused.connect(self._focus)
        self.drag.changed.connect(self._carried)
        self.drag.studied.connect(self.study)
        self.log.card_hovered.connect(self._hover)
        self.log.card_clicked.connect(self.pin)
        self.log.left.connect(self.flow.give_focus)
        self.keyboard.left.connect(self._leave_table)
        self.keyboard.stayed.connect(self.announcer.tell_again)
        self.log.next_part_asked.connect(partial(self._pass_panel, self.log))
        self.inspector.next_part_asked.connect(partial(self._pass_panel, self.inspector))
        for panel in (self.log, self.inspector):
            panel.row_read.connect(partial(self.announcer.read_row, panel))
        self.inspector.left.connect(self.flow.give_focus)
        self.dock = Dock(self.view, self.inspector, self.log, self)
        self.dock.dragged.connect(self.change_dock)
        self.reading = RulesOpener(
            self, game, lambda: self.flow.room.words_scale, lambda: self.flow.session
        )
        self.reading.now = self._rule_now
        self._flowcharts: FlowchartOpener | None = None
        self._over: Session | None = None
        """The session on the desk if its end was displayed, or None."""
        self.reading.chart_asked.connect(self.open_flowchart)
        self.log.reason_clicked.connect(self.open_flowchart)
        self.inspector.rule_clicked.connect(self.reading.open)
        self.inspector.acted.connect(self._act)
        self.inspector.content_changed.connect(self.dock.share)
        self.log.rule_clicked.connect(self.reading.open)
        self.prompt_line.rule_asked.connect(self.reading.open)
        self.explainer = Explainer(game, self._explained, self.log, self.inspector, self._mention)
        self.robots = Robots(
            self.flow, self.drag, self.inspector, self.director, self._explain_robot
        )
        self.hints = HintPresenter(
            self.flow, can, self.inspector, self._make_room_for_inspector, store
        )
        self.hints.hint_shown.connect(self.announcer.answer)
        self.story = TurnRecap(self.flow, self.view, self.drag, self.director)
        self.cautions = CautionPresenter(
            self.flow,
            self.drag,
            self.inspector,
            self._make_room_for_inspector,
            self.story.suppose,
            store,
        )
        self.reckoning = ReckonerPresenter(self.flow)
        self.log.row_clicked.connect(self.explainer.explain)
        self.robots.end_asked.connect(self.end_asked)
        # Aliases of the parts' signals.
        self.done = self.model.done
        self.sounded = self.director.sounded
        self.since_asked = self.robots.since_asked
        self.export_asked = self.log.export_asked
        self.row_chosen = self.log.row_clicked
        self.focused = self.drag.focused
        self.rested = self.mouse.hinted
        self.laid_out = self.view.laid_out
        self.mouse.pressed.connect(self.robots.hurry)
        self.mouse.pressed.connect(self.director.mastheads.skip)
        self.keyboard.pressed.connect(self.director.mastheads.skip)
        self.resting = HoverCardTimer(self.view, self.mouse, self.drag, self.read, self.inspected)
        self.announcer.focus_spoken.connect(self._tell)
        self.model.changed.connect(self.show_change)
        self.story.step_shown.connect(self._retell)
        self.flow.curtain_raised.connect(self._raised)
        self.flow.looked.connect(self._show_looking)
        self.prompt_line.toggle_look = self.flow.toggle_look

    @property
    def flowcharts(self) -> FlowchartOpener:
        """Opener of the flowchart, created on first use."""
        if self._flowcharts is None:
            from paxdesk.desk.flowchart_opener import FlowchartOpener

            self._flowcharts = FlowchartOpener(self, self.game, self.model, self.reading.scale)
            self._flowcharts.rules_asked.connect(self.reading.open)
        return self._flowcharts

    def open_flowchart(self, step: int = 0) -> None:
        """Open the flowchart at a robot's step; 0 means the last one chosen by the chart."""
        self.flowcharts.open(step)

    @property
    def session(self) -> Session:
        return self.flow.session

    def _accessible(self) -> AccessibleTable:
        if self._read_by is None:
            from paxdesk.desk.view.accessible import AccessibleTable

            self._read_by = AccessibleTable(self)
            self.view.destroyed.connect(self._read_by.forget)
        return self._read_by

    # --- The game --------------------------------------------------------------------------------

    def play(self, telling: PreparedTable) -> None:
        self.inspector.inspect(InspectorContent())
        self.director.mastheads.clear()
        self.scene.divide_anew()
        self.model.open(telling)

    def undo(self) -> None:
        """Undo the last action, or show why this is impossible."""
        self._take_back(self.model.undo, self.session.history.last_action)

    def toggle_overlay(self) -> None:
        overlay = self.game.drawing.overlay
        if overlay is not None:
            overlay.shown = not overlay.shown
            self.flow.refresh()

    def restart_turn(self) -> None:
        """Undo the steps of this turn, or show why this is impossible."""
        self._take_back(self.model.restart_turn, self.session.history.this_turn(self.session.state))

    def rewind(self, step: int) -> None:
        """Go back to a step of the log, or show why this is impossible."""
        steps = self.flow.game_log.steps - step
        if steps:
            self._take_back(partial(self.model.rewind, step), steps)

    def _take_back(self, do: Callable[[], object], steps: int) -> None:
        """Undo with ``do``, perhaps after asking another player."""
        again = partial(self._unless_refused, do, self.ask_remote_undo)
        asked = self.session.seat_to_act
        others = self.session.owners(steps) - {asked}
        if asked in self.model.people and others and not self.session.practice:
            self.owner_asked.emit(min(others), again)
        else:
            again()

    def redo(self) -> None:
        self._unless_refused(self.model.redo)

    def _unless_refused(self, do: Callable[[], object], beyond: Callable[[], bool] = bool) -> None:
        try:
            do()
        except CannotUndo as refused:
            if not beyond():
                self.prompt_line.refuse(refused.reason)

    def say_again(self) -> None:
        """Redraw everything in the current language."""
        self.scene.paint_again()
        self.announcer.name()
        self.reading.say_again()
        if self._flowcharts is not None:
            self._flowcharts.say_again()
        self.model.say_again()

    # --- Changes ---------------------------------------------------------------------------------

    def show_change(self, change: TableChange) -> None:
        """Update all parts of the table after a change, in a fixed order."""
        # The question determines the display and the possible actions.
        self._forget()
        self.flow.show(change)
        # The curtain waits for the table's animation.
        step, events = change.step, tuple[Event, ...]()
        if step is not None:
            self.director.stop()
            events = (*step.ties, *step.events)
        turnover = self.scene.show(self._shown(self.flow.open_hands, self.robots.dice(step)))
        self.director.turn_over(turnover, change.state, events)
        self.flow.ask()
        self.director.show(change)
        # The drag is reset before the keyboard focus is restored.
        self.drag.show(change)
        self.mouse.show(change)
        self.keyboard.show(change)
        self.announcer.show(change)
        self.reading.show(change)
        if self._flowcharts is not None:
            self._flowcharts.follow(change)
        # The inspector reads from the updated scene.
        self._show_panels()
        # Threads of robots and cautions would slow the table's update.
        self.robots.show(change)
        self.story.show(change)
        self.cautions.show(change)
        self.reckoning.show(change)
        self.resting.show(change)
        self.changed.emit(change)
        # The final sheet shows the result that a receiver of ``changed`` records.
        before, self._over = self._over, self.session if change.seat_to_act is None else None
        if self._over is not None and (change.what != "shown again" or before is not self._over):
            self.finished.emit()

    def _forget(self) -> None:
        self.explainer.forget()
        self.hints.forget()
        self.cautions.forget()

    def _retell(self, told: RecapRequest) -> None:
        """Display an earlier or hypothetical position, without ``changed``."""
        self._forget()
        self.flow.retell(told)
        self.director.stop()
        rules = self.session.game
        asked, hands = rules.seat_to_act(told.state), self.flow.seen_later
        seen = rules.seen_by(told.state, *hands)
        model = evolve(self._shown(hands), state=seen, seat_to_act=asked)
        self.scene.set_marks({})
        self.director.turn_over(self.scene.show(model), told.state, told.events, told.room)

    def _show_looking(self, looking: bool) -> None:
        """Update the table after showing or hiding a hand."""
        if not looking:
            self.director.stop()  # cards that move would stay face up
            self.hints.put_away()
            if self.drag.thing is not None:
                self.drag.cancel()
            if self.drag.menu is not None:
                self.drag.close_chooser()
        self.explainer.forget()
        self.scene.show(self._shown(self.flow.open_hands))
        self.drag.look()
        self.cautions.look()
        self.prompt_line.show()
        self._show_panels()
        self.reckoning.show(None)
        self.announcer.show(None)
        self.resting.show(None)

    def _shown(self, hands_open: frozenset[Seat], laid: DiceOnTable | None = None) -> ViewModel:
        flow = self.flow
        deeds = flow.game_log.last_actions()
        return ViewModel(
            flow.shown_state,
            flow.bottom,
            flow.labels,
            hands_open,
            flow.session.seat_to_act,
            self._heading(),
            self.prompt_line.prompt(),
            flow.waiting,
            {seat: deeds[seat] for seat in deeds if seat != flow.bottom},
            laid,
            flow.other_person,
            hand_order=self.hand_order,
            held_up=flow.looking,
            riddle=is_riddle(flow.session),
        )

    def _rule_now(self, rules: tuple[str, ...]) -> str:
        from paxdesk.desk.view.rule_now import rule_now

        return rule_now(self.flow, rules)

    def _raised(self) -> None:
        """Start the recap or show the table."""
        self.director.rise()
        if not self.story.tell_first():
            self.flow.refresh()

    def _show_panels(self) -> None:
        cards, shown = self.game.cards, self.inspector.inspected.card
        if cards is not None and shown in cards.hidden(self.flow.state, self.flow.open_hands):
            self.inspector.inspect(InspectorContent())
        self._inspect_again()
        game_log = self.flow.game_log
        self.log.show_rows(game_log.rows, self.flow.labels, self.flow.bottom)
        self._show_standing_note()
        self.dock.share()

    def _explain_robot(self, step: int) -> None:
        """Explain a robot's step, or show the standing note if no robot acts next."""
        if self.flow.robot is None and self.flow.game_log.standing_note() is not None:
            self.inspector.inspect(InspectorContent())
            self._show_standing_note()
        else:
            self.explainer.explain(step)

    def _show_standing_note(self) -> None:
        """Show the log's standing note in an empty inspector."""
        shown = self.inspector.inspected
        if shown.card or shown.title or self.flow.busy:
            return
        if (note := self.flow.game_log.standing_note()) is None:
            return
        rows = []
        for heading, lines in note.parts:
            rows.append(InspectorRow("heading", heading))
            rows += [InspectorRow("fact", words, icon="dice", rule=rule) for words, rule in lines]
        self.inspector.inspect(InspectorContent(title=note.title, rows=tuple(rows)))

    # --- Contents ---------------------------------------------------------------------------------

    def _explained(self) -> ExplainedGame | None:
        """Return the game to explain, None while the flow is busy."""
        flow, model = self.flow, self.model
        if flow.busy:
            return None
        recording = model.game_log.recording
        return ExplainedGame(
            model.session, recording, model.state, model.names, model.robot is None
        )

    def show_heading(self) -> None:
        self.scene.head(self._heading())

    def sort_hand(self, order: str) -> None:
        """Sort the bottom hand by ``order`` from now on."""
        self.hand_order = order
        self.scene.sort_hand(order)

    def _heading(self) -> TopBarContent:
        state, game_log, session = self.flow.state, self.flow.game_log, self.session
        deals, cards, remark = self.game.deals, self.game.deck_words(session), self.top_bar_remark()
        code = deals.code(session) if deals is not None else ""
        notes = (
            (session.practice, tr("practice game")),
            (session.open_hands and len(self.model.people) > 1, tr("open hands")),
            (session.opening.laid_out and guided(session) is None, tr("from a prepared position")),
            (session.unverified_reason, tr("not verified")),
            (cards, cards),
            (state.over, tr("the game is over")),
            (self.autosave_failed, tr("not saved")),
            (code, tr("deal {code}", code=code)),
            (remark, remark),
        )
        words = [
            game_log.round_words(game_log.round(state)),
            tr_plural("%n player(s)", "", len(state.players)),
            *(note for applies, note in notes if applies),
        ]
        off = {"undo": session.can_undo, "redo": session.can_redo}
        wording = self.game.wording
        return TopBarContent(
            "  ·  ".join(words),
            wording.phase(state),
            wording.phases(),
            frozenset(name for name, possible in off.items() if not possible),
            self.game.missing_tools,
        )

    def inspect(self, spot: Spot | None) -> None:
        """Show the thing at ``spot`` in the inspector, if there is one."""
        found = self.read(spot) if spot is not None and not self.flow.busy else None
        if found is not None:
            self.inspector.inspect(self.inspected(*found))

    def read(self, spot: Spot) -> tuple[Spot, CardNumber] | None:
        """Return the card or pile at ``spot`` as its spot and card number (0: a pile), or None."""
        if self.game.inspector is None:
            return None
        for wider in self.interaction.enclosing_spots(spot):
            card = self.scene.card_of(wider)
            if card or self.game.inspector.pile_name(wider):
                return wider, card
        return None

    def _comes_up(self, spot: Spot) -> bool:
        return self.resting.comes_up(spot)

    def inspected(self, spot: Spot, card: CardNumber) -> InspectorContent:
        flow, teller = self.flow, self.game.inspector
        if teller is None:
            return InspectorContent()
        return teller.inspected(flow.shown_session, spot, card, flow.question.seat, flow.names)

    def _inspect_again(self) -> None:
        """Update the inspected card; clear other content."""
        shown = self.inspector.inspected
        if not shown.card and not shown.title:
            return
        cards = self.game.cards
        if self.flow.busy or not shown.card or cards is None:
            self.inspector.inspect(InspectorContent())
            return
        spot = cards.spot(self.flow.shown_state, shown.card)
        there = self.scene.card_of(spot) == shown.card
        fresh = self.inspected(spot, shown.card) if there else self._mentioned(shown.card)
        self.inspector.inspect(evolve(fresh, pinned=shown.pinned))

    def _mentioned(self, card: CardNumber) -> InspectorContent:
        cards = self.game.cards
        return InspectorContent() if cards is None else cards.mentioned(self.flow.state, card)

    def _point_at(self, spot: Spot | None) -> None:
        """Inspect ``spot``, unless something is pinned or picked up."""
        self.scene.point_at(spot)
        if not self.inspector.inspected.pinned and self.drag.thing is None:
            if spot is None and self.flow.game_log.standing_note() is not None:
                self.inspector.inspect(InspectorContent())
                self._show_standing_note()
            else:
                self.inspect(spot)

    def _act(self, actions: Sequence[Action], point: QPointF) -> None:
        """Perform an inspector row's actions, if still legal."""
        if self.interaction.allowed(actions):
            self.drag.act(actions, point)

    def _carried(self) -> None:
        """Inspect the picked-up thing, or clear the forecast."""
        if self.drag.thing is not None:
            self.scene.point_at(None)
            self.inspect(self.drag.thing)
        else:
            self.scene.foresee(None)

    def _foresee(self, actions: Sequence[Action]) -> None:
        self.scene.foresee(self.interaction.foresee(actions))

    def _focus(self, spot: Spot | None) -> None:
        if self.drag.thing is not None:
            return
        if spot is not None:
            self.unpin()
        self.scene.point_at(spot)
        self.inspect(spot)

    def study(self, spot: Spot) -> None:
        """Inspect the thing at ``spot`` and pin a card; enlarge it if the inspector is closed."""
        self.inspect(spot)
        shown = self.inspector.inspected
        if shown.card and shown.card == self.scene.card_of(spot):
            self.inspector.inspect(evolve(shown, pinned=True))
        if "inspector" not in self._open_panels():
            self.resting.study(spot)

    def _hover(self, card: CardNumber) -> None:
        """Show the card hovered in the log; 0 for none."""
        if "inspector" not in self._open_panels():
            named = self._mentioned(card) if card and not self.flow.busy else None
            self._mention(named)
        if card and not self.inspector.inspected.pinned and not self.flow.busy:
            self.inspector.inspect(self._mentioned(card))

    def _mention(self, inspected: InspectorContent | None) -> None:
        """Show content beside the log; None hides it."""
        self.resting.mention(inspected, QRectF(self.log.geometry()))

    def _tell(self, heading: str, lines: Sequence[str]) -> None:
        """Show an announced summary beside the focused thing."""
        rows = tuple(InspectorRow("fact", line) for line in lines)
        self.resting.leave()  # the card may cover the focus
        place = None if self.drag.focus is None else self.resting.seen(self.drag.focus)
        content = InspectorContent(title=heading, rows=rows)
        self.resting.mention(content, place or QRectF(self.rect()))

    def pin(self, card: CardNumber) -> None:
        """Pin a card in the inspector; unpin it if it is pinned."""
        shown = self.inspector.inspected
        if shown.pinned and shown.card == card:
            self.unpin()
        elif not self.flow.busy:
            self.inspector.inspect(evolve(self._mentioned(card), pinned=True))

    def unpin(self) -> None:
        """Unpin the inspector, so that it follows the pointer again."""
        self.inspector.inspect(evolve(self.inspector.inspected, pinned=False))

    # --- Layout -----------------------------------------------------------------------------------

    @qt_override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self.flow.fit()

    def set_dock(self, plan: DockPlan) -> None:
        if plan != self.view.dock:
            self.view.set_dock(plan)
            self.flow.fit()

    def change_dock(self, plan: DockPlan) -> None:
        """Apply the layout like :meth:`set_dock`, and emit it to be saved."""
        self.set_dock(plan)
        self.dock_changed.emit(plan)

    def toggle_log(self) -> None:
        self._toggle("log")

    def toggle_inspector(self) -> None:
        self._toggle("inspector")

    def _make_room_for_inspector(self) -> None:
        if not self.inspector.isVisible():
            self.toggle_inspector()

    def _buttons(self) -> tuple[PromptButton, ...]:
        """Return the prompt line's extra buttons."""
        return (*self.hints.buttons(), *self.cautions.buttons(), *self.robots.buttons())

    def _put_away(self) -> bool:
        """Close the open tableau, else the hint or enlarged card; return whether one was open."""
        return self.mouse.close() or self.hints.put_away() or self.resting.put_away()

    def end(self) -> None:
        """End the threads of robots and advisers."""
        for thinker in self.findChildren(AnswerThread):
            thinker.end()

    def _toggle(self, panel: str) -> None:
        opened, plan = panel not in self._open_panels(), self.view.dock
        self.change_dock(evolve(plan, insist=opened or plan.insist, **{panel: opened}))

    def _open_panels(self) -> frozenset[str]:
        areas = self.view.dock_areas() or (None, None)
        names = ("inspector", "log")
        return frozenset(name for name, area in zip(names, areas, strict=True) if area is not None)

    # F6 visits the parts of the table, a visible note, the inspector and the log.

    def _leave_table(self, by: int) -> None:
        """Move the focus on from the table."""
        if by < 0 or not self._enter_note():
            self._enter_panels(by)

    def _enter_note(self) -> bool:
        """Focus a visible note; return whether there is one."""
        note = next((each for each in self.findChildren(NotePanel) if each.isVisible()), None)
        if note is None:
            return False
        self.announcer.speak(f"{as_sentence(note.accessibleName())} {note.accessibleDescription()}")
        note.stops()[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _enter_panels(self, by: int) -> None:
        if by > 0 and self.inspector.isVisible():
            self.inspector.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.log_asked.emit()

    def pass_note(self, by: int) -> None:
        """Move the focus from a note to the panels or, if ``by`` is -1, to the table."""
        self.flow.give_focus()
        if by > 0:
            self._enter_panels(by)
        else:
            self.keyboard.come_back(by)

    def _pass_panel(self, panel: DockPanel, by: int) -> None:
        """Move the focus on from a panel."""
        other = self.log if panel is self.inspector else self.inspector
        if (by > 0) == (other is self.log) and other.isVisible():
            other.setFocus(Qt.FocusReason.TabFocusReason)
        elif by > 0 or not self._enter_note():
            self.flow.give_focus()
            self.keyboard.come_back(by)

    def keep_foot_free(self, height: int) -> None:
        """Reserve ``height`` pixels at the bottom of the dock."""
        if self.dock.reserve(height):
            self._lay_dock()

    def lay_note(self, note: NotePanel, width: float, ends: float) -> None:
        """Lay out a note with :meth:`Dock.place_note`, and reserve its room in the dock."""
        room = self.flow.room
        self.keep_foot_free(self.dock.place_note(note, width, ends, room.words_scale, room.touch))

    def _lay_dock(self) -> None:
        self.dock.lay_out(self.flow.state.material, self.faces)
