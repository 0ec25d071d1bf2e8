"""The director: hears what happened, sees what changed, and lets the stage show it."""

from functools import partial

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from paxdesk.desk.game.turn_flow import TurnFlow
from paxdesk.desk.motion.pace import CROSS_FADE, STILL, Pace
from paxdesk.desk.motion.rising import rise
from paxdesk.desk.motion.stage import Stage
from paxdesk.desk.scene.showing import Turnover
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import Event
from paxdesk.porfiriana.table.motion.choreography import choreograph, faded
from paxdesk.porfiriana.table.motion.score import Scenery, Score
from paxdesk.porfiriana.table.scene.fold_out import COPY
from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet

FLAT = frozenset({"top bar", "prompt", "fold-out", "fold-out head"})
"""Things that never move: words, and sheets over the table."""
MARK = 80
"""Milliseconds in which one mark of a showdown is counted."""
CURTAIN_FALLS = 300
MOST_SOUNDS = 5
APART = 180
"""Sounds of a step at most, and milliseconds after which one may be heard again."""


class Director(QObject):
    """Nobody waits for him: the table is final when he hears of it."""

    sounded = Signal(str)
    """A sound is to be heard now."""

    def __init__(self, flow: TurnFlow, scene: TableScene) -> None:
        super().__init__(flow)
        self.flow = flow
        self.scene = scene
        self.stage = Stage(scene)
        self._events: list[Event] = []
        self._timers: list[QTimer] = []
        flow.model.played.connect(self._played)
        scene.turned_over.connect(self._turned_over)
        flow.looked.connect(self._looked)
        flow.rising.connect(self._rise)

    @property
    def remaining(self) -> int:
        """Milliseconds until the table has come to rest; a robot may well wait for it."""
        return self.stage.remaining

    def _played(self, _action: Action, events: list[Event]) -> None:
        self._events = list(events)
        self.stage.clear()

    def _turned_over(self, turnover: Turnover) -> None:
        pace = self.scene.pace
        events, self._events = self._events, []
        scenery = self._scenery(turnover)
        if pace.reduced or not pace.moves:
            score = choreograph(scenery, events)
            self._hear(score, STILL)
            self.stage.clear()
            if pace.moves:
                still = faded(scenery.changes.values(), scenery, CROSS_FADE)
                self.stage.play(still.cues, Pace())
            return
        score = choreograph(scenery, events)
        self._hear(score, pace)
        self.stage.play(score.timed()[0], pace)

    def _scenery(self, turnover: Turnover) -> Scenery:
        flow = self.flow
        changes = {
            change.key: change
            for change in turnover.changes
            if change.key not in FLAT
            and not (isinstance(change.key, tuple) and change.key[0] == COPY)
        }
        purses: dict[Seat, QRectF] = {}
        for seat in flow.state.players:
            place = self.scene.purse_of(seat)
            if place is not None:
                purses[seat] = place
        return Scenery(
            flow.state,
            flow.bottom,
            flow.labels,
            turnover.before,
            turnover.after,
            changes,
            purses,
        )

    # --- The curtain and the count ---------------------------------------------------------------

    def _looked(self) -> None:
        flow, pace = self.flow, self.scene.pace
        if flow.curtain is not None:
            self._delay_curtain(pace)
        elif isinstance(flow.sheet, ShowdownSheet) and not flow.sheet.counted:
            flow.sheet.count_up(0 if pace.reduced else pace.ms(MARK))
        self._events = []

    def _delay_curtain(self, pace: Pace) -> None:
        """Whoever has ended the turn still sees what came of it; then the curtain falls."""
        flow = self.flow
        if flow.curtain is None:
            return
        if not pace.moves or pace.reduced:
            self.sounded.emit("curtain")
            return
        wait = self.stage.remaining if flow.called is not None else 0
        flow.curtain.drop(wait, pace.ms(CURTAIN_FALLS))
        self._sound_in("curtain", wait)

    def _rise(self) -> None:
        curtain = self.flow.curtain
        if curtain is not None and curtain.y() == 0:
            scene, surface = self.scene, self.flow.surface
            self.flow.cloth = rise(curtain, surface, scene.pace, scene.motions, self._risen)
            self._sound_in("curtain", 0)

    def _risen(self) -> None:
        self.flow.cloth = None

    # --- Sounds ----------------------------------------------------------------------------------

    def _hear(self, score: Score, pace: Pace) -> None:
        """Let each sound be heard in its time, none of them twice at once."""
        for timer in self._timers:
            self.scene.motions.drop(timer)
        self._timers = []
        heard: dict[str, int] = {}
        for sounding in score.timed()[1]:
            start = pace.ms(sounding.start) if pace.moves else APART * len(heard)
            last = heard.get(sounding.name)
            if len(heard) < MOST_SOUNDS and (last is None or start - last > APART):
                heard[sounding.name] = start
                self._sound_in(sounding.name, start)

    def _sound_in(self, name: str, wait: int) -> None:
        sound = partial(self.sounded.emit, name)
        self._timers.append(self.scene.motions.after(wait, sound))
