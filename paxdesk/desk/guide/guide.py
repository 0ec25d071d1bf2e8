"""The guide at the desk: it speaks on its note and lights up what the learner needs."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer

from paxdesk.desk.game.game_view import GameView
from paxdesk.desk.guide.panel import GuidePanel, Note
from paxdesk.desk.help.language import spoken
from paxdesk.desk.scene.things import MarkLook
from paxdesk.porfiriana.table.gestures import gesture
from paxdesk.porfiriana.table.guide.session import GuidedSession
from paxdesk.porfiriana.table.spots import Spot

WIDTH: Final = 286.0
"""Units that the note is wide where there is no dock to lie on."""
MARGIN: Final = 4.0
BRACKETS: Final = MarkLook(focused=True)
GLOW: Final = MarkLook("legal", focused=True)


class Guide(QObject):
    """Waits at a desk until a guided session lies on it, and speaks as long as it does."""

    def __init__(self, desk: GameView) -> None:
        super().__init__(desk)
        self.desk = desk
        self.panel = GuidePanel(desk)
        self.panel.read.connect(self._read)
        self.panel.left.connect(self.leave)
        desk.flow.looked.connect(self._look)
        desk.view.laid_out.connect(self.fit)

    @property
    def session(self) -> GuidedSession | None:
        """The session on the desk, while it is being taught."""
        session = self.desk.session
        if isinstance(session, GuidedSession) and session.guiding is not None:
            return session
        return None

    def leave(self) -> None:
        """Let the learner play on alone."""
        session = self.session
        if session is not None:
            session.leave()
            self.desk.flow.look()

    def _read(self) -> None:
        session = self.session
        if session is not None:
            session.read()
            self.desk.flow.look()

    # --- Showing it ------------------------------------------------------------------------------

    def _look(self) -> None:
        session = self.session
        drag = self.desk.drag
        if session is None or self.desk.flow.busy:
            self.panel.hide()
            self.desk.keep_foot_free(0)
            drag.hint({})
            return
        step, course = session.guiding, session.course
        assert step is not None
        assert course is not None
        language = spoken()
        note = Note(
            session.step + 1,
            len(course.steps),
            step.title(language),
            step.text(language),
            session.reading,
        )
        self.panel.tell(note)
        self.fit()
        self.panel.show()
        self.desk.flow.bring_up(self.panel)
        marks = self._marks(session)
        drag.hint(marks)
        for spot in marks:
            self.desk.inspect(spot)
            break
        # When the host has given the keyboard to whatever asks.
        QTimer.singleShot(0, self.panel.take_focus)

    def _marks(self, session: GuidedSession) -> dict[Spot, MarkLook]:
        """What to look at: the thing to take and its place, or what a text speaks of."""
        step, expected = session.guiding, session.expected
        marks = {} if step is None else dict.fromkeys(step.marks, BRACKETS)
        if expected is not None and self.desk.flow.sheet is None:
            found = gesture(session.state, expected)
            marks = {found.pick: GLOW, **({} if found.click else {found.drop: BRACKETS})}
        return marks

    def fit(self) -> None:
        """Lay the note on the foot of the dock, or beside the table where there is none."""
        desk = self.desk
        scale = desk.flow.words_scale
        dock = desk.dock_area
        if dock is not None:
            width = dock.width() / scale - 2 * MARGIN
            left, bottom = dock.left() / scale + MARGIN, dock.bottom() / scale - MARGIN
        else:
            width = WIDTH
            left = desk.width() / scale - width - MARGIN
            bottom = desk.height() * 0.55 / scale
        height = self.panel.height_for(width)
        if self.session is not None:
            desk.keep_foot_free(round((height + 2 * MARGIN) * scale))
        self.panel.lay(QRectF(left, bottom - height, width, height), scale)
