"""Guide of a lesson, with its note and marks on the table, and the list of lessons."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.game_types import Action, Event, State
from paxdesk.desk.lesson_session import TaughtSession, guided
from paxdesk.desk.painting.palette import SEPIA, UNREST_INK
from paxdesk.desk.protocol.lessons_and_puzzles import Lesson, Trial
from paxdesk.desk.rulebook import spoken_language
from paxdesk.desk.safe_qt import set_tooltip
from paxdesk.desk.scene.things import MarkLook, Spot
from paxdesk.desk.sheets.form_widgets import draw_check
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import NotePanel, PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    HAIR,
    Box,
    Column,
    HBox,
    Item,
    Pad,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    WrappingRow,
    double_rule,
    icon_box,
    small_print_box,
)
from paxdesk.desk.view.game_view import GameView
from paxdesk.language import as_sentence, tr, with_colon
from paxdesk.lazy_attrs import frozen

LESSON: Final = Type(11, weight=600)


@frozen
class GuideText:
    """Contents of the guide's note: step ``number`` of ``count``.

    ``reading`` shows the "Next" button; with ``asking``, it is "Show me" instead.
    """

    number: int = 0
    count: int = 0
    title: str = ""
    text: str = ""
    reading: bool = False
    lesson: str = ""
    back: bool = False
    last: bool = False
    asking: bool = False


class GuidePanel(NotePanel):
    """Note with the current step; the table around it remains usable."""

    read = Signal()
    back = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.note = GuideText()
        self.go_on = self.button("", self.read.emit, primary=True, pixels=13)
        self.leave = self.button("", self.left.emit, pixels=13)
        self.go_back = self.button("", self.back.emit, pixels=13)

    def show_step(self, told: GuideText) -> None:
        self.note = told
        on = tr("Finish") if told.last else tr("Next")
        self.go_on.rename(tr("Show me") if told.asking else on)
        self.go_back.rename(tr("Back@to the step before"))
        set_tooltip(self.go_back, tr("Back one step"))
        self.go_back.setEnabled(told.back)
        self.leave.rename(tr("Leave"))
        set_tooltip(self.leave, tr("Play on without the guide"))
        title = tr(
            "Step {number} of {count}: {title}",
            number=told.number,
            count=told.count,
            title=told.title,
        )
        self.setAccessibleName(title)
        self.setAccessibleDescription(told.text)
        self.update()

    def contents(self) -> Box:
        told = self.note
        words = f"{told.lesson} · {told.number}/{told.count}"
        return Column(
            TextBox(words.upper(), LESSON, UNREST_INK, lines=2, said=told.lesson),
            TextBox(told.title, Type(17, "serif", 700), lines=1, least=13),
            double_rule(),
            TextBox(told.text, Type(13), leading=1.3),
            Box(fills=True),
            WrappingRow(
                Item(self.leave, high=28, share=3),
                Item(self.go_back, high=28, share=3),
                Item(self.go_on, high=28, share=4) if told.reading else Box(share=4),
                gap=6,
            ),
            gap=4,
        )

    def take_focus(self) -> None:
        """Focus the "Next" button if it is displayed."""
        if self.note.reading and not self.note.asking:
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)


NOTE_WIDTH: Final = 286.0
"""Width of the note in units if there is no dock."""


NOTE_FOOT: Final = 0.3
"""Bottom of the note without a dock, as a share of the window's height."""


BRACKETS: Final = MarkLook(focused=True)


GLOW: Final = MarkLook("legal", focused=True)


class Guide(QObject):
    """Controller of the note, active while a guided session is on the desk."""

    finished = Signal(str)
    """Emitted with the name of a lesson after its last step."""

    def __init__(self, desk: GameView, covered: Callable[[], bool]) -> None:
        """Create the guide; ``covered`` returns whether a sheet covers the table."""
        super().__init__(desk)
        self.desk = desk
        self._covered = covered
        self.panel = GuidePanel(desk)
        self.panel.read.connect(self._read)
        self.panel.left.connect(self.leave)
        self.panel.back.connect(desk.undo)
        self.panel.passed.connect(desk.pass_note)
        self._tries: list[Trial] = []
        """Exercises of this step that the learner has not done yet."""
        self._focus: Spot | None = None
        self._revealed = False
        desk.drag.listener = self._answer
        desk.focused.connect(self._go)
        desk.changed.connect(self._look)
        desk.laid_out.connect(self.fit)

    @property
    def session(self) -> TaughtSession[State, Action, Event] | None:
        """The session on the desk while it is guided, else None."""
        return guided(self.desk.session)

    def leave(self) -> None:
        session = self.session
        if session is not None:
            session.leave()
            self.desk.flow.refresh()

    def _answer(self, spot: Spot, by_keys: bool) -> bool:
        """Check a click against the step's answer; return False without a question.

        With the keyboard, a thing that contains an answer counts too.
        """
        step = None if self.session is None else self.session.guiding
        if step is None or not step.asks:
            return False
        around = self.desk.interaction.enclosing_spots
        right = set(around(spot)) & set(step.asks)
        if right or (by_keys and any(spot in around(each) for each in step.asks)):
            self._revealed = True
            self._read()
        else:
            self.desk.prompt_line.refuse(tr("Not there. Look again, or press “Show me”."))
        return True

    def _read(self) -> None:
        """Go to the next step, or first mark the answer to an open question."""
        session = self.session
        step = None if session is None else session.guiding
        if step is not None and step.asks and not self._revealed:
            self._revealed = True
            self._look()
            return
        if session is not None:
            name = session.lesson
            session.read()
            self.desk.flow.refresh()
            if session.guiding is None:
                self.finished.emit(name)

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
        number, heading = session.step + 1, session.heading(language)
        if (heading, number) != (self.panel.note.lesson, self.panel.note.number):
            self._tries = list(step.tries)
            self._revealed = False
        told = GuideText(
            number,
            session.steps,
            step.title(language),
            step.text(language),
            session.reading or session.free,
            heading,
            session.can_undo,
            number == session.steps,
            bool(step.asks) and not self._revealed,
        )
        if told != self.panel.note:
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
        """Focus the note or the table, after the turn flow has set the focus."""
        if self.session is not None and not self.desk.flow.busy:
            QTimer.singleShot(0, self._take_focus)

    def _take_focus(self) -> None:
        if self._covered():
            return  # a sheet was opened meanwhile
        if self._tries or self.panel.note.asking:
            self.desk.flow.give_focus()
        else:
            self.panel.take_focus()

    def _go(self, spot: Spot | None) -> None:
        """Record a move of the focus, which may be an exercise of the step."""
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
        """Continue with the next step after the exercises, unless a sheet is open."""
        step = None if self.session is None else self.session.guiding
        if step is not None and step.tries and not self._tries and not self._covered():
            self._read()

    def marks(self, session: TaughtSession[State, Action, Event]) -> dict[Spot, MarkLook]:
        """Return the marks of a step: its spots or answer, and the moves offered."""
        step, handling = session.guiding, self.desk.game.handling
        marks = {} if step is None else dict.fromkeys(step.marks, BRACKETS)
        if step is not None and self._revealed:
            marks = dict.fromkeys(step.asks, GLOW)
        if session.offered and self.desk.flow.sheet is None:
            found = [handling.gesture(session.state, each) for each in session.offered]
            drops = {each.drop for each in found if not each.click}
            marks = {**dict.fromkeys(drops, BRACKETS), **{each.pick: GLOW for each in found}}
        return marks

    def fit(self) -> None:
        if self.session is not None:
            self.desk.lay_note(self.panel, NOTE_WIDTH, NOTE_FOOT)


BUTTON: Final = 150.0


class LessonsSheet(ModalSheet):
    """List of lessons; ``chosen`` is emitted with a lesson's name."""

    chosen = Signal(str)
    play_wanted = Signal()

    def __init__(
        self,
        surface: QWidget,
        lessons: Sequence[Lesson],
        finished: frozenset[str],
        just_finished: str = "",
        has_opponents: bool = False,
    ) -> None:
        self._just = next((each for each in lessons if each.name == just_finished), None)
        super().__init__(surface, tr("Lessons"), QSize(960, 0))
        self.lessons = tuple(lessons)
        self.finished = finished
        told = [f"{each.title}. {each.summary}" for each in lessons]
        if self._just is not None:
            told.insert(0, self._just.next)
        self.setAccessibleDescription("\n".join(told))
        self.buttons: dict[str, PaperButton] = {}
        for each in lessons:
            words = tr("Again") if each.name in finished else tr("Begin")
            button = self.button(words, partial(self.chosen.emit, each.name))
            button.setAccessibleName(with_colon(words, each.title))
            self.buttons[each.name] = button
        self._proposed = next((each.name for each in lessons if each.name not in finished), "")
        if self._proposed:
            self.buttons[self._proposed].primary = True
        self.close_sheet = self.button(tr("Close"), self.left.emit, pixels=16, escape=True)
        self.play = self.button(tr("Play solo"), self.play_wanted.emit, pixels=16)
        self._may_play = has_opponents and self._just is not None
        self.first_focus = self.buttons.get(self._proposed) or self.close_sheet

    def contents(self) -> Box:
        lessons = (
            Column(
                HBox(
                    PaintedBox(partial(self._draw_check, each.name), width=22, high=22),
                    Column(
                        HBox(
                            TextBox(f"{number}. {each.title}", Type(19, "serif", 700), snug=True),
                            small_print_box(tr("{0} minutes", each.minutes)),
                            gap=14,
                        ),
                        TextBox(each.summary, ink=SEPIA),
                        gap=3,
                    ),
                    Item(self.buttons[each.name], BUTTON, 46),
                    gap=18,
                ),
                Rule(1, HAIR),
            )
            for number, each in enumerate(self.lessons, start=1)
        )
        play = Item(self.play, 200, 44) if self._may_play else None
        close = HBox(Box(), play, Item(self.close_sheet, 200, 44), Box(), gap=14)
        return Column(self._next(), *lessons, Box(high=4), close)

    def _draw_check(self, name: str, painter: QPainter, place: QRectF) -> None:
        box = QRectF(place.left(), place.center().y() - 11, 22, 22)
        draw_check(painter, box, name in self.finished)

    def _next(self) -> HBox | None:
        """Return a row on the lesson just finished, or None."""
        if self._just is None:
            return None
        words = tr("“{0}” is complete.", self._just.title)
        told = Column(TextBox(words, Type(17, "serif", 700)), TextBox(self._just.next, Type(15)))
        return HBox(icon_box("manicule", 26, UNREST_INK), Pad(told, 0, 0, 0, 14), gap=14)
