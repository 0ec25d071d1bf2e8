"""Replay sheet: a separate table, with a bar to navigate in the game."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from paxdesk.desk.charts import TurnFigures
from paxdesk.desk.dock_panel import panel_ink
from paxdesk.desk.game_types import Session
from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.inspector.hover_card import HoverCard
from paxdesk.desk.inspector.panel import Inspector
from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.log.log_rows import StepLog
from paxdesk.desk.painting.shapes import draw_line, fill_rect
from paxdesk.desk.painting.typesetting import fit_font
from paxdesk.desk.protocol.features import StepFinding
from paxdesk.desk.replay.analysis_page import AnalysisController
from paxdesk.desk.replay.playback_bar import (
    Playback,
    SeatButton,
    Sign,
    SignButton,
    Timeline,
    WordButton,
)
from paxdesk.desk.safe_qt import qt_override, set_tooltip
from paxdesk.desk.scene.geometry import SMALLEST_TABLE, DockPlan, Rect, qrect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.table_view import SceneView
from paxdesk.desk.scene.things import (
    CardNumber,
    PaintContext,
    Prompt,
    Spot,
    TopBarContent,
    ViewModel,
)
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import FINGER, PaperButton, on_click
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.view.hints import ExplainedGame, Explainer
from paxdesk.desk.words import Label, Labels, speech_text
from paxdesk.files.shared_replay import ReplayNote
from paxdesk.language import tr, tr_noop
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT

# --- Texts for the current step -------------------------------------------------------------------


def title(reel: Playback, turns: Sequence[TurnFigures], game_log: StepLog) -> str:
    """Return the text for the current round and step."""
    step = tr("step {step} of {last}", step=reel.step, last=reel.last)
    number = turns[min(reel.turn_of(reel.step) + 1, len(turns) - 1)].round
    words = tr_noop("Replay  ·  {round}  ·  {step}")
    return tr(words, round=game_log.round_words(number), step=step)


def prompt(
    reel: Playback,
    game_log: StepLog,
    labels: Labels,
    finding: StepFinding | None,
    moments: Sequence[ReplayNote] = (),
) -> Prompt:
    """Return the prompt for the last step: action, results, finding, and notes."""
    here = game_log.rows_at(reel.step)
    deed = next((row for row in here if row.kind == "action"), None)
    results = [row.words for row in here if row.kind == "result"]
    if deed is None or deed.seat is None:
        seat = reel.state.turn_seat
        said = [each.words for each in moments if each.step == reel.step]
        if reel.step and not said:  # a step of no particular seat
            turns = (row for row in game_log.rows if row.kind == "turn")
            headings = [row.words for row in turns if row.step <= reel.step]
            told = [*(results or headings[-1:]), ""]
            return Prompt(seat, told[0], "  ".join(told[1:]))
        on = tr("Use the arrow keys to continue.")
        return Prompt(seat, tr("The game begins."), "  ".join(said) or on)
    words = f"{labels[deed.seat].name} {deed.words}"
    if reel.step == reel.last and reel.recording.stopped:
        results = [tr("The rules have changed since this game was played. The replay ends here.")]
    if finding is not None:
        results.insert(0, finding.short)
    said = [f"“{each.words}”" for each in moments if each.step == reel.step and each.words]
    notes = [row.words for row in here if row.kind == "note"]
    results = [*said, *notes, *results]
    return Prompt(deed.seat, words, "  ".join(results))


def why_not(reel: Playback) -> str:
    """Return why a practice game cannot begin here; "" if it can."""
    if reel.can_play_on:
        return ""
    if reel.session.host is not None:
        return tr(
            "You can continue only from a complete position, not from the view of one player or "
            "of everyone."
        )
    if reel.state.over:
        return tr("The game is over at this point. Go back a few steps.")
    return tr("Available after the game: it would reveal face-down cards.")


# --- Table of a replay, for viewing only ----------------------------------------------------------


class ReplayView(SceneView):
    """View of the whole scene, scaled to fit.

    ``pointed`` is emitted with the hovered spot or None, ``clicked`` with a spot.
    """

    pointed = Signal(object)
    clicked = Signal(object)
    dock: DockPlan | bool = True
    """The panels for which the table leaves room."""

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.factor = 1.0
        """Pixels per unit of the scene."""
        self._pointed: Spot | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setMouseTracking(True)

    def lay_out(self) -> None:
        size = self.viewport().size().expandedTo(QSize(1, 1))
        shrink = min(1.0, size.height() / SMALLEST_TABLE[1], size.width() / SMALLEST_TABLE[0])
        self.table.resize(
            size.width() / shrink,
            size.height() / shrink,
            self.dock,
            device_ratio=self.devicePixelRatioF() * shrink,
        )
        self.factor = self.table.magnification * shrink
        self.setTransform(QTransform.fromScale(self.factor, self.factor))
        self.laid_out.emit()

    def pixels(self, rect: Rect) -> QRect:
        return qrect(rect.scaled(self.factor)).toAlignedRect()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        spot = self._spot(event)
        if spot != self._pointed:
            self._pointed = spot
            self.pointed.emit(spot)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(self._spot(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _spot(self, event: QMouseEvent) -> Spot | None:
        return self.table.spot_at(QPointF(self.mapToScene(event.position().toPoint())))


BAR_HEIGHT: Final = 48.0
"""Minimum height of the bar at the bottom, in units."""
BUTTON_SIDE: Final = 34.0
STEP_MS: Final = 1100
"""Duration of a step in ms during automatic playback."""


class ReplaySheet(ModalSheet):
    """Replay of a session; ``played_on`` is emitted with a practice game."""

    played_on = Signal(object)
    rule_clicked = Signal(str)
    export_asked = Signal()

    def __init__(
        self,
        desk: GameView,
        session: Session,
        labels: Labels,
        kept: Path | None = None,
        moments: tuple[ReplayNote, ...] = (),
    ) -> None:
        super().__init__(desk, tr("Replay"), QSize(0, 0))
        self.desk = desk
        self.session = session
        self.labels = labels
        self.moments = moments
        """Notes of a shared replay at some of its steps."""
        names = {seat: each.name for seat, each in labels.items()}
        self.game_log = desk.game.wording.game_log(names)
        self.playback = Playback.of(session)
        self.game_log.show_recording(self.playback.recording)
        self.rows = self.game_log.turn_rows
        self.message = self.game_log.rows
        self.viewer: Seat = self._first_viewer()
        self.openly = self.playback.all_open
        self.pinned = False
        theme = desk.scene.theme
        self.scene = TableScene(desk.game.drawing, theme, desk.faces)
        self.scene.apply(theme, desk.scene.zones.text)
        self.scene.wanted_pace = desk.scene.wanted_pace
        self.scene.animations_enabled = desk.scene.animations_enabled
        self.view = ReplayView(self.scene, self)
        self.view.setAccessibleName(tr("The table at this step"))
        context = PaintContext(desk.game.deck, desk.faces, theme)
        self.inspector = Inspector(context, self, desk.game.wording.nothing_inspected)
        self.log = Log(context, self, desk.game.card_names, desk.game.wording.log_filters)
        self.timeline = Timeline(self, theme)
        self.first_focus = self.timeline
        bands = desk.game.charts.bands(self.rows) if desk.game.charts else ()
        self.timeline.show_game(self.playback, self.rows, bands)
        self.timer = QTimer(self, interval=STEP_MS)
        self.timer.timeout.connect(self._play_step)
        self.looking_back = AnalysisController(self, desk.game, self.playback, labels, kept)
        self.closeup = HoverCard(self)
        self.explainer = Explainer(
            desk.game, self._explained, self.log, self.inspector, self._mention
        )
        self._make_buttons()
        self._connect()

    def _first_viewer(self) -> Seat:
        """Return the seat first shown at the bottom."""
        seats = [seat for seat in self.session.state.players if seat != NO_SEAT]
        mine = sorted(self.playback.open_to & self.session.people)
        bottom = self.desk.flow.bottom
        return bottom if bottom in seats and self.playback.all_open else (mine or seats)[0]

    def _make_buttons(self) -> None:
        theme = self.scene.theme
        reel = self.playback
        signs: tuple[tuple[Sign, str, Callable[[], object]], ...] = (
            ("first", tr("To the start (Home)"), lambda: self.go(0)),
            ("turn_back", tr("Previous turn (Page Up)"), lambda: self.go(reel.turn_back())),
            ("back", tr("Previous step (Left)"), lambda: self.go(reel.step - 1)),
            ("play", tr("Play or pause (Space)"), self.play),
            ("on", tr("Next step (Right)"), lambda: self.go(reel.step + 1)),
            ("turn_on", tr("Next turn (Page Down)"), lambda: self.go(reel.turn_ahead())),
            ("last", tr("To the end (End)"), lambda: self.go(reel.last)),
        )
        self.signs = {
            sign: SignButton(self, theme, sign, words, does) for sign, words, does in signs
        }
        self.seats = {
            seat: SeatButton(
                self,
                theme,
                self.labels[seat].colour,
                tr("{seat}'s view ({key})", seat=self.labels[seat].name, key=seat),
                partial(self.view_as, seat),
            )
            for seat in self.session.state.players
            if seat != NO_SEAT and self.desk.game.secrets is not None
        }
        self.hands = WordButton(self, theme, tr("Open hands"), self.toggle_hands)
        self.hands.setCheckable(True)
        self.hands.setVisible(reel.all_open and len(self.seats) > 1)
        self.analysis = WordButton(self, theme, tr("Analysis"), self.toggle_analysis)
        self.analysis.setCheckable(True)
        self.analysis.setVisible(self.looking_back.possible)
        self.better = WordButton(self, theme, tr("Play the better plan"), self._play_better)
        self.better.hide()
        self.compare = WordButton(self, theme, tr("Compare another plan"), self._compare)
        self.compare.hide()
        self.close_button = WordButton(self, theme, tr("Close"), self.left.emit)
        self.escape = self.close_button
        self.on_button = PaperButton(Label("", tr("Continue from here")), self, pixels=12)
        on_click(self.on_button, self._play_on)

    def _connect(self) -> None:
        self.looking_back.chosen.connect(self.go)
        self.looking_back.changed.connect(self._looked_back)
        self.looking_back.compared.connect(self._show_comparison)
        self.timeline.moved.connect(self.go)
        self.view.pointed.connect(self._point_at)
        self.view.clicked.connect(self._click)
        self.view.laid_out.connect(self._lay_panels)
        self.log.card_hovered.connect(self._hover)
        self.log.card_clicked.connect(self._pin)
        self.log.row_clicked.connect(self._read)
        self.log.rule_clicked.connect(self.rule_clicked)
        self.log.export_asked.connect(self.export_asked)
        self.log.left.connect(self.timeline.setFocus)
        self.inspector.rule_clicked.connect(self.rule_clicked)

    # --- Explanations -----------------------------------------------------------------------------

    def _explained(self) -> ExplainedGame:
        """Return the game for explanations, without plans during automatic playback."""
        reel = self.playback
        state, names = reel.shown(self.viewer, openly=self.openly), self.game_log.names
        return ExplainedGame(self.session, reel.recording, state, names, not self.timer.isActive())

    def _mention(self, inspected: InspectorContent | None) -> None:
        """Show content beside the log; None hides it."""
        context = self.scene.context
        if inspected is None or context is None:
            self.closeup.hide()
        else:
            self.closeup.show_beside(inspected, QRectF(self.log.geometry()), context, self.scale)

    # --- Navigation -------------------------------------------------------------------------------

    def go(self, step: int) -> None:
        """Show the position after ``step`` steps; playback stops at the last one."""
        if self.playback.go(step):
            self.show_step()
        if self.playback.step == self.playback.last:
            self._stop()

    def _read(self, step: int) -> None:
        self.go(step)
        self.explainer.explain(step)

    def play(self) -> None:
        """Start or stop automatic playback."""
        if self.timer.isActive():
            self._stop()
            return
        if self.playback.step == self.playback.last:
            self.go(0)
        self.timer.start()
        self.signs["play"].sign = "stop"
        self.signs["play"].update()

    def _play_step(self) -> None:
        self.go(self.playback.step + 1)

    def _stop(self) -> None:
        self.timer.stop()
        self.signs["play"].sign = "play"
        self.signs["play"].update()

    def view_as(self, seat: Seat) -> None:
        self.viewer = seat
        self.show_step()

    def toggle_hands(self) -> None:
        """Switch between all hands and only that of the seat at the bottom."""
        if self.playback.all_open:
            self.openly = not self.openly
            self.show_step()

    def _play_on(self) -> None:
        if self.playback.can_play_on:
            self.played_on.emit(self.playback.practice(self.desk.game))

    def toggle_analysis(self) -> None:
        self._stop()
        if self.looking_back.open:
            self.looking_back.close()
        elif self.looking_back.possible:
            self.looking_back.show(self.session)

    def _looked_back(self) -> None:
        self.analysis.setChecked(self.looking_back.open)
        self.show_step()
        self.lay_out()
        if not self.looking_back.open:
            self.take_focus()

    def _play_better(self) -> None:
        practice = self.looking_back.practice(self.playback.step, self.session)
        if practice is not None:
            self.played_on.emit(practice)

    def _compare(self) -> None:
        self.looking_back.compare_turn(self.playback.step)

    def _show_comparison(self) -> None:
        self.scene.say(self._prompt())
        self._show_plan_buttons()

    # --- Display ----------------------------------------------------------------------------------

    def _prompt(self) -> Prompt:
        reel = self.playback
        finding = self.looking_back.of_step(reel.step)
        return prompt(reel, self.game_log, self.labels, finding, self.moments)

    def _show_plan_buttons(self) -> None:
        looking_back = self.looking_back
        finding = looking_back.of_step(self.playback.step)
        better = finding is not None and bool(finding.plan)
        waits = finding is not None and bool(finding.comparison)
        waits = waits and not (looking_back.comparing is not None and looking_back.analyst.busy)
        for button, visible in ((self.better, better), (self.compare, waits)):
            if visible != button.isVisibleTo(self):
                button.setVisible(visible)
                self.lay_out()

    def show_step(self) -> None:
        reel = self.playback
        opened = reel.open_to if self.openly else reel.open_to & {self.viewer}
        state = reel.shown(self.viewer, openly=self.openly)
        decider = self.session.game.seat_to_act(reel.state)
        turn = self.labels[state.turn_seat].name
        self.scene.show(
            ViewModel(
                state,
                self.viewer,
                self.labels,
                opened,
                decider,
                TopBarContent(title(reel, self.rows, self.game_log), tools=False),
                self._prompt(),
                tr("{seat}'s turn", seat=turn),
                folded_out=self.scene.folded_out,
            )
        )
        rows = [row for row in self.message if row.step <= reel.step]
        self.log.show_rows(rows, self.labels, self.viewer)
        if not self.pinned:
            self.inspector.inspect(InspectorContent())
            self.explainer.forget()
            if reel.step:
                self.explainer.explain(reel.step)
        for seat, button in self.seats.items():
            button.setChecked(seat == self.viewer)
        self.hands.setChecked(self.openly)
        back: tuple[Sign, ...] = ("first", "turn_back", "back")
        for sign in self.signs:
            self.signs[sign].setEnabled(reel.step > 0 if sign in back else reel.step < reel.last)
        self.signs["play"].setEnabled(reel.last > 0)
        self.on_button.setEnabled(reel.can_play_on)
        set_tooltip(self.on_button, why_not(reel))
        self.on_button.setAccessibleDescription(why_not(reel))
        self._show_plan_buttons()
        self.timeline.setAccessibleDescription(speech_text(title(reel, self.rows, self.game_log)))
        self.timeline.update()
        self.update()

    # --- Inspector --------------------------------------------------------------------------------

    def _point_at(self, spot: Spot | None) -> None:
        if spot is None or self.pinned:
            return
        game, state = self.desk.game, self.playback.shown(self.viewer, openly=self.openly)
        teller = game.inspector
        if teller is None:
            return
        for wider in game.handling.enclosing_spots(state, spot):
            card = self.scene.card_of(wider)
            if card or teller.pile_name(wider):
                shown, names = game.practice_from(state, self.session), self.game_log.names
                self.inspector.inspect(teller.inspected(shown, wider, card, None, names))
                return

    def _click(self, spot: Spot | None) -> None:
        """Unpin a card; open or close a tableau."""
        self.pinned = False
        self._point_at(spot)
        seat = spot.number if spot is not None and spot.kind == "tableau" else None
        if seat is not None and seat != self.viewer and seat != self.scene.folded_out:
            self.scene.fold_out(seat)
        elif seat is not None or spot is None:
            self.scene.fold_out(None)

    def _hover(self, card: CardNumber) -> None:
        cards = self.desk.game.cards
        if card and cards is not None and not self.pinned:
            self.inspector.inspect(cards.mentioned(self.playback.state, card))

    def _pin(self, card: CardNumber) -> None:
        cards = self.desk.game.cards
        if cards is not None:
            self.pinned = not (self.pinned and self.inspector.inspected.card == card)
            self.inspector.inspect(cards.mentioned(self.playback.state, card))

    # --- Layout -----------------------------------------------------------------------------------

    def enlarged(self, scale: float, text: float) -> float:
        return scale * text  # only the bar grows with the text size; the table scales its own text

    def open(self, scale: float) -> None:
        super().open(scale)
        self.show_step()

    @property
    def _button(self) -> float:
        return max(BUTTON_SIDE, self.finger_needs)

    @property
    def _bar(self) -> float:
        return BAR_HEIGHT - BUTTON_SIDE + self._button

    def fit(self, scale: float) -> None:
        self.finger_needs = FINGER / scale if self.finger else 0.0
        width, height = self.surface.width() / scale, self.surface.height() / scale
        self.place(QRectF(0, 0, width, height), scale)
        self.paper = QRectF(0, 0, width, height)
        self.view.setGeometry(0, 0, self.surface.width(), round((height - self._bar) * scale))
        self.view.lay_out()
        self.lay_out()

    def lay_out(self) -> None:
        """Lay out the bar from both ends; the timeline takes the remaining width."""
        width, button_high = self.units.width(), self._button
        top = self.units.height() - self._bar
        inside = top + (self._bar - button_high) / 2
        left = 10.0
        for sign in self.signs.values():
            self.put(sign, left, inside, button_high, button_high)
            left += button_high + 2
        right = width - 10
        for button in (self.close_button, self.hands, self.analysis, self.better, self.compare):
            if button.isVisibleTo(self):
                right -= max(button.wide, self.finger_needs)
                self.put(button, right, inside, max(button.wide, self.finger_needs), button_high)
                right -= 8
        for seat in reversed(self.seats.values()):
            right -= button_high + 2
            self.put(seat, right, inside, button_high, button_high)
        self.looking_back.page.fit(QRectF(0, 0, width, top), self.scale)
        self.timeline.place(QRectF(left + 6, top + 1, right - left - 14, self._bar - 1), self.scale)

    def _lay_panels(self) -> None:
        """Lay out the panels and the practice button."""
        zones, factor = self.scene.zones, self.view.factor
        scale = factor * zones.text
        ratio = scale * self.devicePixelRatioF()
        context = PaintContext(
            self.session.state.material, self.desk.faces, self.scene.theme, zones.large, ratio
        )
        for panel, place in ((self.inspector, zones.inspector), (self.log, zones.log)):
            panel.setVisible(place is not None)
            if place is not None:
                panel.fit(context, scale)
                panel.press_by(finger=self.finger)
                panel.setGeometry(self.view.pixels(place))
        end = zones.end_turn.scaled(factor / self.scale)
        box = QRectF(end.x, end.y, end.width, end.height).adjusted(-1, -2, 1, -1)
        words, room = self.on_button.text(), box.width() - 18
        face = fit_font(words, room, 1, 15, 8, "serif", 700, stretches=(100,))
        self.on_button.pixels = face.pixelSize()
        self.on_button.place(box, self.scale)
        self.on_button.raise_()
        if self.looking_back.open:
            self.looking_back.page.raise_()

    # --- Painting and keys -----------------------------------------------------------------------

    def draw(self, painter: QPainter, place: QRectF) -> None:
        theme = self.scene.theme
        bar = QRectF(0, place.height() - self._bar, place.width(), self._bar)
        fill_rect(painter, bar, panel_ink(theme))
        draw_line(painter, bar.topLeft(), bar.topRight(), theme.line)

    @qt_override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.explainer.end()
            self.looking_back.analyst.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        reel = self.playback
        key = event.key()
        steps = {
            Qt.Key.Key_Left: reel.step - 1,
            Qt.Key.Key_Right: reel.step + 1,
            Qt.Key.Key_Up: reel.turn_back(),
            Qt.Key.Key_Down: reel.turn_ahead(),
            Qt.Key.Key_PageUp: reel.turn_back(),
            Qt.Key.Key_PageDown: reel.turn_ahead(),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: reel.last,
        }
        step = steps.get(Qt.Key(key))
        seat = key - Qt.Key.Key_0
        if step is not None:
            self._stop()
            self.go(step)
        elif key == Qt.Key.Key_Space:
            self.play()
        elif key == Qt.Key.Key_A:
            self.toggle_analysis()
        elif seat in self.seats:
            self.view_as(seat)
        elif key == Qt.Key.Key_Escape and self.scene.folded_out is not None:
            self.scene.fold_out(None)
        elif key == Qt.Key.Key_Escape:
            self.close_button.click()
        event.accept()
