"""What the desk shows of its robots: what they do and why, their dice, and the tempo."""

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from paxdesk.language import single_stop
from paxdesk.rules.actions import DIAZ, Action, Buy, CardNumber, Dice, Speculate
from paxdesk.rules.agenda import RaidedHand
from paxdesk.rules.state import Event
from paxdesk.session.replaying import Replayed
from paxdesk.session.session import rolls_in
from paxdesk.table.deeds import deed
from paxdesk.table.dock.inspected import Inspected, InspectorRow
from paxdesk.table.gestures import END_TURN, HAND, SHEET, gesture
from paxdesk.table.inspection import plain
from paxdesk.table.prompts.prompt_button import PromptButton
from paxdesk.table.robots.player import RobotPlayer
from paxdesk.table.robots.reasons import part_of, step_words, why_of
from paxdesk.table.robots.since import since
from paxdesk.table.robots.tempo import Tempo
from paxdesk.table.scene.things import MarkLook
from paxdesk.table.settings import SettingsStore
from paxdesk.table.spots import Spot

if TYPE_CHECKING:
    from paxdesk.table.desk import Desk


class Attendance(QObject):
    """Lets robots play at a desk, and shows what they do and why."""

    since_asked = Signal()
    """Somebody wants to know what has happened since his turn."""

    def __init__(self, desk: "Desk") -> None:
        super().__init__(desk)
        self.desk = desk
        self.host = desk.host
        self.player = RobotPlayer(desk.host, lambda: desk.director.remaining)
        self._store = SettingsStore()
        self.player.took.connect(self._show)
        self.host.more_buttons = self.buttons
        self.host.model.played.connect(self._note_dice)
        desk.log.row_clicked.connect(self.explain)
        desk.mouse.pressed.connect(self._hurry)

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
        if self.host.state.over and not self.host.busy:
            return (PromptButton(self.tr("How it ended"), self.host.finished.emit),)
        if tempos or self.host.busy or self.host.state.over or not self._anything_since():
            return tempos
        return (PromptButton(self.tr("Since your turn"), self.since_asked.emit),)

    def _anything_since(self) -> bool:
        return bool(since(self.host.chronicle, self.host.bottom))

    def _hurry(self) -> None:
        """A click while robots play: everything that still moves is there at once."""
        if self.host.robot is not None:
            self.desk.director.stage.clear()

    # --- Dice ------------------------------------------------------------------------------------

    def _note_dice(self, action: Action, events: list[Event]) -> None:
        """Let the dice that settled something in the step just played lie on the table.

        Díaz's two lie on the market as long as he buys.
        """
        session = self.host.session
        seat = DIAZ if DIAZ in session.state.players else session.journal[-1].seat
        rolls = () if isinstance(action, Dice) else rolls_in(events)
        self.desk.scene.lay_dice(seat, rolls)

    # --- Reasons ---------------------------------------------------------------------------------

    def _show(self, step: int) -> None:
        """Mark where a robot's line was taken, and show its card with the reason."""
        if self.player.tempo == "instant":
            return
        taken = self._taken(step)
        found = gesture(taken.before, taken.action)
        card = Spot("card", _card(taken))
        spots = {found.drop, card} - {HAND, SHEET, END_TURN}
        shown = self.desk.scene.areas()
        self.desk.carrying.trace({spot: MarkLook("focus") for spot in spots if spot in shown})
        if not self.desk.inspector.inspected.pinned:
            self.explain(step)

    def explain(self, step: int) -> None:
        """Show a step of the log in the inspector, with the reason where a robot took it."""
        taken = self._taken(step)
        if not taken.reason or self.host.busy:
            return
        words = deed(taken.before, taken.action, self.host.names)
        rule = part_of(taken.reason)
        rows = (
            InspectorRow("heading", step_words(taken.reason)),
            InspectorRow(
                "fact", single_stop(f"{words}: {why_of(taken.reason)}."), icon="manicule", rule=rule
            ),
        )
        card = _card(taken)
        name = self.host.names[taken.seat]
        shown = plain(self.host.state, card) if card else Inspected(title=name)
        self.desk.inspector.inspect(evolve(shown, rows=rows))

    def _taken(self, step: int) -> Replayed:
        return self.host.chronicle.recording.steps[step - 1]


def _card(taken: Replayed) -> CardNumber:
    """The card that a step was about, if everybody may see it; else 0."""
    action, state = taken.action, taken.before
    if isinstance(state.agenda[-1], RaidedHand):
        return 0
    if isinstance(action, Buy | Speculate):
        return state.market[action.slot]
    number = getattr(action, "card", None)
    return number if isinstance(number, int) else 0
