"""Animations and sounds for a change of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from paxdesk.desk.animation_stage import BeforeAfter, Stage, rise
from paxdesk.desk.animations import STILL, Pace
from paxdesk.desk.banners import Banners
from paxdesk.desk.game_types import Event, State
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.scene.game_drawing import FOLD_OUT_COPY
from paxdesk.desk.scene.item_diff import PositionChange
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.desk.animation_stage import Sounding


UNMOVED_ITEMS = frozenset({"top bar", "prompt", "fold-out", "fold-out head"})
"""Items that are not animated: texts, and the sheet of a fold-out."""
COUNT_MARK_MS = 160
"""Duration of counting one mark of a showdown, in ms."""
CURTAIN_FALLS = 300
MOST_SOUNDS = 5
"""Maximum number of different sounds per step."""
SOUNDS_APART_MS = 180
"""Minimum interval between repeats of a sound, in ms."""


class Director(QObject):
    """Animator of changes to a table that already shows its final state."""

    sounded = Signal(str)
    """Emitted when a sound is to be played, with its name."""

    def __init__(self, flow: TurnFlow, scene: TableScene) -> None:
        super().__init__(flow)
        self.flow = flow
        self.scene = scene
        self.stage = Stage(scene)
        self.mastheads = Banners(scene)
        self._timers: list[IdleTimer] = []
        self._asked: Seat | None = None
        """Seat that was asked last, or None."""
        scene.prompted.connect(self._hear_refusal)

    @property
    def remaining(self) -> int:
        """Milliseconds until all running animations and banners end."""
        return max(self.stage.remaining, self.mastheads.remaining)

    def settle(self) -> None:
        """Finish all animations and banners immediately."""
        self.stage.clear()
        self.mastheads.clear()
        self.scene.finish()

    def stop(self) -> None:
        """Finish the animation of the last step immediately."""
        self.stage.clear()

    def turn_over(
        self, turnover: PositionChange | None, state: State, events: Sequence[Event], room: int = 0
    ) -> None:
        """Animate the transition to ``state`` after ``events``, with its sounds.

        ``room`` is its maximum duration in ms, 0 for no limit.
        """
        if turnover is None:
            return
        pace = self.scene.pace
        motion = self.flow.game.motion
        if motion is None:
            return
        scenery = self._scenery(turnover, state)
        self.mastheads.show(motion.mastheads(scenery, events) if pace.moves else ())
        reduced = pace.moves and pace.reduced
        cues, sounds = motion.choreography(scenery, events, reduced=reduced)
        if reduced or not pace.moves:
            self._hear(sounds, STILL)
            self.stage.clear()
            if reduced:
                self.stage.play(cues, Pace())
            return
        length = pace.ms(max((cue.end for cue in cues), default=0))
        if room and length > room:
            pace = Pace(pace.speed * length / room)
        self._hear(sounds, pace)
        self.stage.play(cues, pace)

    def _scenery(self, turnover: PositionChange, state: State) -> BeforeAfter:
        flow = self.flow
        changes = {
            change.key: change
            for change in turnover.changes
            if change.key not in UNMOVED_ITEMS
            and not (isinstance(change.key, tuple) and change.key[0] == FOLD_OUT_COPY)
        }
        return BeforeAfter(
            state,
            flow.bottom,
            flow.labels,
            turnover.before,
            turnover.after,
            changes,
            self.scene.purse_of,
        )

    def show(self, change: TableChange) -> None:
        """Drop the curtain; without one, ring the bell for a person and count up a showdown."""
        flow, pace = self.flow, self.scene.pace
        before, self._asked = self._asked, change.seat_to_act
        if flow.curtain is not None:
            # The next player sees these events in the turn recap.
            self.mastheads.clear()
            self._delay_curtain(pace)
            return
        if (
            change.step is not None
            and change.seat_to_act in flow.model.people
            and change.seat_to_act != before
        ):
            self._sound_in("bell", self.stage.remaining)
        if flow.sheet is not None and not flow.sheet.counted:
            flow.sheet.count_up(0 if pace.reduced else pace.ms(COUNT_MARK_MS))

    def _delay_curtain(self, pace: Pace) -> None:
        """Let the curtain fall with its sound; without motion, play only the sound."""
        flow = self.flow
        if flow.curtain is None:
            return
        if not pace.moves or pace.reduced:
            self.sounded.emit("curtain")
            return
        wait = self.stage.remaining if flow.model.called is not None else 0
        flow.curtain.drop(wait, pace.ms(CURTAIN_FALLS))
        self._sound_in("curtain", wait)

    def rise(self) -> None:
        """Animate the raising of the curtain, if it is down."""
        curtain = self.flow.curtain
        if curtain is not None and curtain.y() == 0:
            scene, surface = self.scene, self.flow.surface
            self.flow.cloth = rise(curtain, surface, scene.pace, scene.motions, self._risen)
            self._sound_in("curtain", 0)

    def _risen(self) -> None:
        self.flow.cloth = None

    def _hear_refusal(self) -> None:
        prompt = self.scene.prompt
        if prompt is not None and prompt.refused:
            self.sounded.emit("knock")

    def _hear(self, sounds: Iterable[Sounding], pace: Pace) -> None:
        """Replace the pending sounds by up to MOST_SOUNDS different ones, without quick repeats."""
        for timer in self._timers:
            self.scene.motions.drop(timer)
        self._timers = []
        heard: dict[str, int] = {}
        for sounding in sounds:
            start = pace.ms(sounding.start) if pace.moves else SOUNDS_APART_MS * len(heard)
            last = heard.get(sounding.name)
            if len(heard) < MOST_SOUNDS and (last is None or start - last > SOUNDS_APART_MS):
                heard[sounding.name] = start
                self._sound_in(sounding.name, start)

    def _sound_in(self, name: str, wait: int) -> None:
        sound = partial(self.sounded.emit, name)
        self._timers.append(self.scene.motions.after(wait, sound))
