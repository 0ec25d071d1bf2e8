"""The guide of a lesson: shows its steps on a note, and marks what they are about."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from paxdesk.desk.game_types import Action, Event, State
from paxdesk.desk.lesson_session import TaughtSession, guided
from paxdesk.desk.lessons.guide_panel import GuidePanel, GuideText
from paxdesk.desk.protocol.lessons_and_puzzles import Trial
from paxdesk.desk.rulebook import spoken_language
from paxdesk.desk.scene.things import MarkLook, Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.language import as_sentence

NOTE_WIDTH: Final = 286.0
"""Units that the note is wide where there is no dock to lie on."""


NOTE_FOOT: Final = 0.3
"""Where the note ends without a dock, as a share of the height: over what opponents have last."""


BRACKETS: Final = MarkLook(focused=True)


GLOW: Final = MarkLook("legal", focused=True)


class Guide(QObject):
    """Waits at a desk until a guided session lies on it, and speaks as long as it does."""

    finished = Signal(str)
    """The lesson with this name has been read to its end."""

    def __init__(self, desk: GameView, covered: Callable[[], bool]) -> None:
        """``covered`` says whether a sheet of the window lies over the table."""
        super().__init__(desk)
        self.desk = desk
        self._covered = covered
        self.panel = GuidePanel(desk)
        self.panel.read.connect(self._read)
        self.panel.left.connect(self.leave)
        self.panel.back.connect(desk.undo)
        self.panel.passed.connect(desk.pass_note)
        self._tries: list[Trial] = []
        """What is still to be tried out in this step."""
        self._focus: Spot | None = None
        desk.focused.connect(self._go)
        desk.changed.connect(self._look)
        desk.laid_out.connect(self.fit)

    @property
    def session(self) -> TaughtSession[State, Action, Event] | None:
        """The session on the desk, while it is being taught."""
        return guided(self.desk.session)

    def leave(self) -> None:
        """Let the learner play on alone."""
        session = self.session
        if session is not None:
            session.leave()
            self.desk.flow.refresh()

    def _read(self) -> None:
        session = self.session
        if session is not None:
            name = session.lesson
            session.read()
            self.desk.flow.refresh()
            if session.guiding is None:
                self.finished.emit(name)

    # --- Showing it ------------------------------------------------------------------------------

    def _look(self) -> None:
        session = self.session
        drag = self.desk.drag
        if session is None or self.desk.flow.busy:
            self.panel.hide()
            self.desk.keep_foot_free(0)
            drag.hint({})
            return
        step = session.guiding
        assert step is not None
        language = spoken_language()
        told = GuideText(
            session.step + 1,
            session.steps,
            step.title(language),
            step.text(language),
            session.reading or session.free,
            session.heading(language),
            session.can_undo,
            session.step + 1 == session.steps,
        )
        if told != self.panel.note:
            if (told.lesson, told.number) != (self.panel.note.lesson, self.panel.note.number):
                self._tries = list(step.tries)
            self.panel.show_step(told)
            self.desk.announcer.speak(f"{as_sentence(self.panel.accessibleName())} {told.text}")
        self.fit()
        self.panel.show()
        self.desk.flow.bring_up(self.panel)
        marks = self.marks(session)
        drag.hint(marks)
        for spot in marks:
            self.desk.inspect(spot)
            break
        self.take_focus()

    def take_focus(self) -> None:
        """Give the note the keyboard where it is read, after the turn flow has given it away.

        The table keeps it while something is to be tried out there.
        """
        if self.session is not None and not self.desk.flow.busy:
            QTimer.singleShot(0, self._take_focus)

    def _take_focus(self) -> None:
        if self._covered():
            return  # a sheet was opened meanwhile
        if self._tries:
            self.desk.flow.give_focus()
        else:
            self.panel.take_focus()

    # --- What is tried out -----------------------------------------------------------------------

    def _go(self, spot: Spot | None) -> None:
        """The focus has gone to another thing, or to another part of the table."""
        before, self._focus = self._focus, spot
        if self._tries and spot is not None and spot != before:
            sections = self.desk.interaction.sections()
            here = next((each for each in sections if spot in each.spots), None)
            self.tried("thing" if here is not None and before in here.spots else "part")

    def tried(self, trial: Trial) -> None:
        if trial in self._tries:
            self._tries.remove(trial)
            if not self._tries:
                QTimer.singleShot(0, self.go_on)

    def go_on(self) -> None:
        """Go on to the next step once all has been tried out, and no sheet is being read."""
        step = None if self.session is None else self.session.guiding
        if step is not None and step.tries and not self._tries and not self._covered():
            self._read()

    def marks(self, session: TaughtSession[State, Action, Event]) -> dict[Spot, MarkLook]:
        """What to look at: the thing to take and its place, or what a text speaks of."""
        step, handling = session.guiding, self.desk.game.handling
        marks = {} if step is None else dict.fromkeys(step.marks, BRACKETS)
        if session.offered and self.desk.flow.sheet is None:
            found = [handling.gesture(session.state, each) for each in session.offered]
            drops = {each.drop for each in found if not each.click}
            marks = {**dict.fromkeys(drops, BRACKETS), **{each.pick: GLOW for each in found}}
        return marks

    def fit(self) -> None:
        if self.session is not None:
            self.desk.lay_note(self.panel, NOTE_WIDTH, NOTE_FOOT)
