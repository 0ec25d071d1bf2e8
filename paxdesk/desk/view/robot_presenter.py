"""What the desk shows of its robots: what they do and why, their dice, and the tempo."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game.robot_player import RobotPlayer
from paxdesk.desk.game.since import since
from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.input.drag_controller import DragController
from paxdesk.desk.inspector.inspector import Inspector
from paxdesk.desk.motion.tempo import Tempo
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.settings.store import SettingsStore
from paxdesk.desk.sheets.prompt_button import PromptButton
from paxdesk.desk.types import Action, Event, Replayed
from paxdesk.desk.view.director import Director
from paxdesk.language import say
from paxdesk.session.session import NOBODY


class RobotPresenter(QObject):
    """Lets robots play at a desk, and shows what they do and why."""

    since_asked = Signal()
    """Somebody wants to know what has happened since his turn."""

    def __init__(
        self,
        flow: TurnFlow,
        drag: DragController,
        inspector: Inspector,
        director: Director,
        explain: Callable[[int], None],
    ) -> None:
        super().__init__(flow)
        self.flow = flow
        self._scene = flow.scene
        self._carrying = drag
        self._inspector = inspector
        self._director = director
        self._explain = explain
        self.player = RobotPlayer(flow, lambda: director.remaining)
        self._store = SettingsStore()
        self.player.took.connect(self._show)
        self.flow.line.more_buttons = self.buttons
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
            return (PromptButton(say("How it ended"), self.flow.finished.emit),)
        if tempos or self.flow.busy or self.flow.state.over or not self._anything_since():
            return tempos
        return (PromptButton(say("Since your turn"), self.since_asked.emit),)

    def _anything_since(self) -> bool:
        return bool(since(self.flow.game_log, self.flow.bottom))

    def hurry(self) -> None:
        """A click while robots play: everything that still moves is there at once."""
        if self.flow.robot is not None:
            self._director.stage.clear()

    # --- Dice ------------------------------------------------------------------------------------

    def _note_dice(self, action: Action, events: list[Event]) -> None:
        """Let the dice that settled something in the step just played lie on the table.

        Those of a game that plays against its players lie with it.
        """
        session = self.flow.session
        seat = NOBODY if NOBODY in session.state.players else session.journal[-1].seat
        self._scene.lay_dice(seat, self.flow.game.wording.rolls(action, events))

    # --- Reasons ---------------------------------------------------------------------------------

    def _show(self, step: int) -> None:
        """Mark where a robot's line was taken, and show its card with the reason."""
        if self.player.tempo == "instant":
            return
        taken = self._taken(step)
        spots = self.flow.game.handling.traces(taken)
        shown = self._scene.areas()
        self._carrying.trace({spot: MarkLook("focus") for spot in spots if spot in shown})
        if self._inspector.isVisible() and not self._inspector.inspected.pinned:
            self._explain(step)

    def end(self) -> None:
        """The window is closed: nobody waits for robots any more."""
        self.player.end()

    def _taken(self, step: int) -> Replayed:
        return self.flow.game_log.recording.steps[step - 1]
