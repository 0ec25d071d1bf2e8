"""The host of the table: shows the position to the right person and asks the right question.

It knows who sits at the bottom with an open hand, lowers the curtain between two persons,
opens the fold-out of another seat that is asked, and lays the question's sheet over the
board. Whatever is answered goes to the session; then the host looks again.
"""

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.rules.actions import Action, ChooseCard, ChooseNone, Seat
from paxdesk.rules.agenda import KeepCards, RaidedHand, Showdown
from paxdesk.rules.state import Event, State
from paxdesk.session.session import Session
from paxdesk.table.chronicle import retold
from paxdesk.table.event_words import Names, card_name
from paxdesk.table.gestures import Gestures
from paxdesk.table.prompts import showdown
from paxdesk.table.prompts.consequences import card_notes, consequences
from paxdesk.table.prompts.curtain import Curtain
from paxdesk.table.prompts.faces import Faces
from paxdesk.table.prompts.keep_sheet import KeepSheet
from paxdesk.table.prompts.labels import label
from paxdesk.table.prompts.question_sheet import Answer, QuestionSheet
from paxdesk.table.prompts.questions import Question, question
from paxdesk.table.prompts.showdown_sheet import ShowdownSheet
from paxdesk.table.scene.strips import Prompt
from paxdesk.table.scene.table_scene import TableScene
from paxdesk.table.seat_label import Labels, SeatLabel

UNITS: Final = (1366, 768)
"""The window in which sheets are laid out at scale 1."""
QUIET: Final = 0.9
"""How much sheets grow with the window: a little less than the table does."""
CARD_WIDTH: Final = 166
TICK_WIDTH: Final = 84

AnswerSheet = QuestionSheet | KeepSheet | ShowdownSheet


def window_scale(surface: QWidget) -> float:
    """The scale at which something drawn for UNITS fills the surface."""
    return min(surface.width() / UNITS[0], surface.height() / UNITS[1])


class Host(QObject):
    """Runs one session at one table."""

    looked = Signal()
    """The position shown has changed, or somebody else looks at it."""
    played = Signal(object, object)
    """An action was performed: the action and what happened."""
    finished = Signal()

    def __init__(
        self, scene: TableScene, table: QWidget, surface: QWidget, session: Session
    ) -> None:
        super().__init__(surface)
        self.scene = scene
        self.table = table
        self.surface = surface
        self.session = session
        self.faces = Faces(session.state.cards)
        self.sheet: AnswerSheet | None = None
        self._curtain = Curtain(surface)
        # Queued, so that the button's own click is over before the curtain is taken away.
        self._curtain.raised.connect(self._call_waiting, Qt.ConnectionType.QueuedConnection)
        self._waiting: Seat | None = None
        self.called: Seat | None = None
        self.question = Question(None, "over", "")
        self.gestures = Gestures(session.state, [])
        self.labels: Labels = _labels(session)
        self.chronicle = retold(session, self.names)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def names(self) -> Names:
        return {seat: each.name for seat, each in self.labels.items()}

    @property
    def bottom(self) -> Seat:
        """Who sits at the bottom: whoever was called last, else whose turn it is."""
        return self.called or self.state.turn.seat

    @property
    def curtain(self) -> Curtain | None:
        """The curtain, while it is down."""
        return self._curtain if self._waiting is not None else None

    @property
    def busy(self) -> bool:
        """Whether the curtain keeps everybody from the table."""
        return self._waiting is not None

    def open(self, session: Session) -> None:
        """Play another session at this table; nobody has been called to it yet."""
        self.session = session
        self.labels = _labels(session)
        self.chronicle = retold(session, self.names)
        self.faces = Faces(session.state.cards)
        self.called = None
        self.scene.show_prompt(None)  # it may speak of a seat that is not there any more
        self.look()

    def submit(self, action: Action) -> list[Event]:
        """Perform a legal action of whoever is asked, then ask the next."""
        events = self.session.submit(action)
        self.played.emit(action, events)
        self.look()
        return events

    def undo(self) -> None:
        """Take the last action back. Raises CannotUndo."""
        self.session.undo()
        self.look()

    def restart_turn(self) -> None:
        """Take back what was done in this turn. Raises CannotUndo."""
        self.session.restart_turn()
        self.look()

    def rewind(self, step: int) -> None:
        """Go back to where so many steps had been taken. Raises CannotUndo."""
        self.session.take_back(self.chronicle.steps - step)
        self.look()

    def redo(self) -> None:
        """Do the action taken back last again. Raises CannotUndo."""
        self.session.redo()
        self.look()

    def _call_waiting(self) -> None:
        """The person called has raised the curtain."""
        self.called = self._waiting
        self.look()

    # --- Looking ---------------------------------------------------------------------------------

    def look_as(self, seat: Seat) -> None:
        """Show the position to one seat without a curtain: for a picture of it.

        What another seat is asked about its hand is not shown.
        """
        self.called = seat
        self.look(curtain=False)

    def look(self, *, curtain: bool = True) -> None:
        """Show the position and ask whoever must decide."""
        self.chronicle.follow(self.session)
        self._clear()
        asked = self.session.asked
        legal = self.session.legal()
        self.gestures = Gestures(self.state, legal)
        self.question = question(self.state, asked, legal, self.names)
        if asked is not None and self.called is None and not self.state.players[asked].hand:
            # A game that begins with an empty hand has nothing to hide: the table is simply there.
            self.called = asked
        strange = asked is not None and self.question.needs_hand and self.called != asked
        if asked is not None and strange and curtain:
            self._lower_curtain(asked)
            return
        self._show(asked)
        self.give_focus()
        if asked is None:
            self.looked.emit()
            self.finished.emit()
            return
        if not strange:
            self._ask(asked, legal)
        self.looked.emit()

    def _clear(self) -> None:
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None
        self._waiting = None
        self._curtain.hide()

    def _lower_curtain(self, seat: Seat) -> None:
        """Hide everything until the person called has come."""
        self.gestures = Gestures(self.state, [])
        self._waiting = seat
        self._curtain.fall(self.labels[seat], window_scale(self.surface))
        self.looked.emit()

    def _show(self, asked: Seat | None) -> None:
        bottom = self.bottom
        over = asked is None
        elsewhere = asked not in (None, bottom)
        self.scene.show_position(
            self.state,
            bottom,
            self.labels,
            hands_open=frozenset(self.state.players) if over else frozenset({bottom}),
            face_down=elsewhere,
            asked=asked,
        )
        waiting = ""
        step = self.state.agenda[-1]
        if isinstance(step, Showdown):
            buyer = self.names[step.buyer]
            waiting = self.tr("Showdown, bought by {0}").format(buyer)
        if asked is not None and elsewhere:
            waiting = self.tr("{one} waits for {other}").format(
                one=self.names[bottom], other=self.names[asked]
            )
        self.scene.show_waiting(waiting)
        if asked is not None and elsewhere:
            self.scene.fold_out(asked)
        else:
            self.scene.close_fold_out()
        self.prompt()

    def prompt(self) -> None:
        """Say on the prompt line who must do what."""
        seat = self.question.seat or (self.state.winners or (self.bottom,))[0]
        buttons: tuple[str, ...] = ()
        if self.question.manner == "table" and ChooseNone() in self.session.legal():
            buttons = (label(self.state, ChooseNone(), self.names).words,)
        self.scene.show_prompt(
            Prompt(seat, self.question.line, self.question.note, buttons=buttons)
        )

    def refuse(self, words: str, detail: str) -> None:
        """Say on the prompt line why something could not be done."""
        seat = self.question.seat or self.bottom
        self.scene.show_prompt(Prompt(seat, words, detail, refused=True))

    # --- Asking ----------------------------------------------------------------------------------

    def _ask(self, asked: Seat, legal: list[Action]) -> None:
        sheet: AnswerSheet
        match self.question.manner:
            case "sheet":
                sheet = self._question_sheet(asked, legal)
            case "keep":
                sheet = self._keep_sheet()
            case "showdown":
                sheet = self._showdown_sheet(legal)
            case _:
                return
        # Queued, so that the button's own click is over before its sheet is taken away.
        sheet.answered.connect(self.submit, Qt.ConnectionType.QueuedConnection)
        self.sheet = sheet
        self.fit()
        sheet.show()
        sheet.raise_()
        sheet.take_focus()

    def _question_sheet(self, asked: Seat, legal: list[Action]) -> QuestionSheet:
        answers = []
        for action in legal:
            plain = label(self.state, action, self.names)
            if isinstance(action, ChooseCard) and isinstance(self.state.agenda[-1], RaidedHand):
                notes = card_notes(self.state, action.card)
            else:
                notes = consequences(self.state, action, asked, self.names)
            answers.append(Answer(action, plain, notes))
        return QuestionSheet(self.surface, self.question.heading, answers)

    def _keep_sheet(self) -> KeepSheet:
        step = self.state.agenda[-1]
        assert isinstance(step, KeepCards)
        ratio = self.surface.devicePixelRatioF() * self.scale
        numbers = sorted(
            number
            for group in (self.state.enterprises, self.state.partners, self.state.troops)
            for number, piece in group.items()
            if piece.owner == step.seat
        )
        cards = [
            (
                number,
                card_name(self.state, number),
                self.faces.of(self.state, number, TICK_WIDTH, ratio),
            )
            for number in numbers
        ]
        gold = self.state.players[step.seat].gold
        return KeepSheet(self.surface, self.question.heading, cards, gold, self.session.refusal)

    def _showdown_sheet(self, legal: list[Action]) -> ShowdownSheet:
        step = self.state.agenda[-1]
        assert isinstance(step, Showdown)
        ratio = self.surface.devicePixelRatioF() * self.scale
        return ShowdownSheet(
            self.surface,
            self.question.heading,
            showdown.count(self.state, step, self.names),
            showdown.moves(self.state, step, legal, self.names),
            self.labels,
            self.faces.of(self.state, step.card, CARD_WIDTH, ratio),
        )

    def give_focus(self) -> None:
        """Give the keyboard to whatever asks: curtain, sheet, or the table itself."""
        if self.curtain is not None:
            self.curtain.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.sheet is not None:
            self.sheet.take_focus()
        else:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Places ----------------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        """Pixels to a unit of a sheet."""
        return max(1.0, QUIET * window_scale(self.surface))

    def fit(self) -> None:
        """Put curtain and sheet where they belong in a window of this size."""
        if self.curtain is not None:
            self.curtain.fit(window_scale(self.surface))
        if self.sheet is not None:
            self.sheet.fit(self._board(), self.scale)

    def _board(self) -> QRectF:
        """The table above the prompt line, in pixels of the surface."""
        zones = self.scene.zones
        factor = self.scene.magnification
        right = zones.prompt.right + zones.margin
        return QRectF(0, 0, right * factor, (zones.prompt.y - 4) * factor)


def _labels(session: Session) -> dict[Seat, SeatLabel]:
    """The seats of a session by number; 0 is Díaz."""
    found = {0: SeatLabel("Díaz", 0)}
    for seat, setup in enumerate(session.seats, start=1):
        found[seat] = SeatLabel(setup.name, setup.colour)
    return found
