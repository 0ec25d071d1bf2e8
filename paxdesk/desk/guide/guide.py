"""The guide at the desk: it speaks on its note and lights up what the learner needs."""

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from paxdesk.desk.guide.panel import GuidePanel, Note
from paxdesk.desk.protocol.guided import Guided
from paxdesk.desk.rulebook.language import spoken
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import MarkLook
from paxdesk.desk.view.game_view import GameView

WIDTH: Final = 286.0
NOTE_FOOT: Final = 0.3
"""Where the note ends without a dock, as a share of the height: over what opponents have last."""
"""Units that the note is wide where there is no dock to lie on."""
MARGIN: Final = 4.0
BRACKETS: Final = MarkLook(focused=True)
GLOW: Final = MarkLook("legal", focused=True)


class Guide(QObject):
    """Waits at a desk until a guided session lies on it, and speaks as long as it does."""

    finished = Signal(str)
    """The lesson with this name has been read to its end."""

    def __init__(self, desk: GameView) -> None:
        super().__init__(desk)
        self.desk = desk
        self.panel = GuidePanel(desk)
        self.panel.read.connect(self._read)
        self.panel.left.connect(self.leave)
        self.panel.back.connect(desk.undo)
        desk.flow.refreshed.connect(self._look)
        desk.view.laid_out.connect(self.fit)

    @property
    def session(self) -> Guided | None:
        """The session on the desk, while it is being taught."""
        return self.desk.game.guided(self.desk.session)

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
        language = spoken()
        note = Note(
            session.step + 1,
            session.steps,
            step.title(language),
            step.text(language),
            session.reading or session.free,
            session.heading(language),
            session.can_undo,
            session.step + 1 == session.steps,
        )
        self.panel.tell(note)
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
        """Give the note the keyboard where it is read, after the turn flow has given it away."""
        if self.session is not None and not self.desk.flow.busy:
            QTimer.singleShot(0, self.panel.take_focus)

    def marks(self, session: Guided) -> dict[Spot, MarkLook]:
        """What to look at: the thing to take and its place, or what a text speaks of."""
        step, handling = session.guiding, self.desk.game.handling
        marks = {} if step is None else dict.fromkeys(step.marks, BRACKETS)
        if session.offered and self.desk.flow.sheet is None:
            found = [handling.gesture(session.state, each) for each in session.offered]
            drops = {each.drop for each in found if not each.click}
            marks = {**dict.fromkeys(drops, BRACKETS), **{each.pick: GLOW for each in found}}
        return marks

    def fit(self) -> None:
        """Lay the note on the foot of the dock, or beside the table where there is none."""
        desk = self.desk
        scale = desk.flow.room.words_scale
        dock = desk.dock_area
        if dock is not None:
            width = dock.width() / scale - 2 * MARGIN
            left, bottom = dock.left() / scale + MARGIN, dock.bottom() / scale - MARGIN
        else:
            width = WIDTH
            left = desk.width() / scale - width - MARGIN
            bottom = desk.height() * NOTE_FOOT / scale
        height = self.panel.height_for(width)
        bottom = max(bottom, height + MARGIN)
        if self.session is not None:
            desk.keep_foot_free(round((height + 2 * MARGIN) * scale))
        self.panel.lay(QRectF(left, bottom - height, width, height), scale)
