"""What the desk shows of its robots: what they do and why, their dice, and the tempo."""

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game.robot_player import RobotPlayer
from paxdesk.desk.game.since import since
from paxdesk.desk.game.tempo import Tempo
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.inspector.inspected import Inspected, InspectorRow
from paxdesk.desk.inspector.inspector import Inspector
from paxdesk.desk.motion.director import Director
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.settings.store import SettingsStore
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.language import single_stop
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Buy, CardNumber, Dice, Speculate
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.state import Event
from paxdesk.porfiriana.session import (
    Replayed,
    rolls_in,
)
from paxdesk.porfiriana.table.gestures import END_TURN, HAND, SHEET, gesture
from paxdesk.porfiriana.table.inspection import plain
from paxdesk.porfiriana.table.spots import Spot
from paxdesk.porfiriana.table.words.action_text import deed
from paxdesk.porfiriana.table.words.reasons import part_of, step_words, why_of


class RobotPresenter(QObject):
    """Lets robots play at a desk, and shows what they do and why."""

    since_asked = Signal()
    """Somebody wants to know what has happened since his turn."""

    def __init__(
        self, flow: TurnFlow, drag: DragController, inspector: Inspector, director: Director
    ) -> None:
        super().__init__(flow)
        self.flow = flow
        self._scene = flow.scene
        self._carrying = drag
        self._inspector = inspector
        self._director = director
        self.player = RobotPlayer(flow, lambda: director.remaining)
        self._store = SettingsStore()
        self.player.took.connect(self._show)
        self.flow.more_buttons = self.buttons
        self.flow.model.played.connect(self._note_dice)

    def follow(self, store: SettingsStore) -> None:
        """Play at the tempo that is set, and keep the one that is chosen."""
        self._store = store
        self.player.tempo_chosen.connect(self._keep_tempo)
        # A method, which Qt holds weakly: with a lambda the store, which all windows share,
        # would keep this one alive when it is closed.
        store.changed.connect(self._follow_tempo)
        self._follow_tempo()

    def _keep_tempo(self, tempo: Tempo) -> None:
        self._store.change(robots=tempo)

    def _follow_tempo(self) -> None:
        self.player.set_tempo(self._store.settings.robots)

    def next_step(self) -> None:
        """Let the robot asked take its line now."""
        self.player.take()

    def buttons(self) -> tuple[PromptButton, ...]:
        """The tempos while robots play; else what has happened since the viewer's turn."""
        tempos = self.player.buttons()
        if self.flow.state.over and not self.flow.busy:
            return (PromptButton(self.tr("How it ended"), self.flow.finished.emit),)
        if tempos or self.flow.busy or self.flow.state.over or not self._anything_since():
            return tempos
        return (PromptButton(self.tr("Since your turn"), self.since_asked.emit),)

    def _anything_since(self) -> bool:
        return bool(since(self.flow.game_log, self.flow.bottom))

    def hurry(self) -> None:
        """A click while robots play: everything that still moves is there at once."""
        if self.flow.robot is not None:
            self._director.stage.clear()

    # --- Dice ------------------------------------------------------------------------------------

    def _note_dice(self, action: Action, events: list[Event]) -> None:
        """Let the dice that settled something in the step just played lie on the table.

        Díaz's two lie on the market as long as he buys.
        """
        session = self.flow.session
        seat = DIAZ if DIAZ in session.state.players else session.journal[-1].seat
        rolls = () if isinstance(action, Dice) else rolls_in(events)
        self._scene.lay_dice(seat, rolls)

    # --- Reasons ---------------------------------------------------------------------------------

    def _show(self, step: int) -> None:
        """Mark where a robot's line was taken, and show its card with the reason."""
        if self.player.tempo == "instant":
            return
        taken = self._taken(step)
        found = gesture(taken.before, taken.action)
        card = Spot("card", _card(taken))
        spots = {found.drop, card} - {HAND, SHEET, END_TURN}
        shown = self._scene.areas()
        self._carrying.trace({spot: MarkLook("focus") for spot in spots if spot in shown})
        if not self._inspector.inspected.pinned:
            self.explain(step)

    def explain(self, step: int) -> None:
        """Show a step of the log in the inspector, with the reason where a robot took it."""
        taken = self._taken(step)
        if not taken.reason or self.flow.busy:
            return
        words = deed(taken.before, taken.action, self.flow.names)
        rule = part_of(taken.reason)
        rows = (
            InspectorRow("heading", step_words(taken.reason)),
            InspectorRow(
                "fact", single_stop(f"{words}: {why_of(taken.reason)}."), icon="manicule", rule=rule
            ),
        )
        card = _card(taken)
        name = self.flow.names[taken.seat]
        shown = plain(self.flow.state, card) if card else Inspected(title=name)
        self._inspector.inspect(evolve(shown, rows=rows))

    def _taken(self, step: int) -> Replayed:
        return self.flow.game_log.recording.steps[step - 1]


def _card(taken: Replayed) -> CardNumber:
    """The card that a step was about, if everybody may see it; else 0."""
    action, state = taken.action, taken.before
    if isinstance(state.agenda[-1], RaidedHand):
        return 0
    if isinstance(action, Buy | Speculate):
        return state.market[action.slot]
    number = getattr(action, "card", None)
    return number if isinstance(number, int) else 0
