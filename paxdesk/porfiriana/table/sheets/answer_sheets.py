"""The sheet on which a question is answered, made of the question and the position."""

from typing import Final, TypeAlias

from PySide6.QtWidgets import QWidget

from paxdesk.desk.game.state_model import StateModel
from paxdesk.desk.sheets.question_sheet import FACE, Answer, QuestionSheet
from paxdesk.porfiriana.rules.actions import Action, ChooseCard
from paxdesk.porfiriana.rules.agenda import KeepCards, RaidedHand, Showdown
from paxdesk.porfiriana.table.faces.question_faces import Faces
from paxdesk.porfiriana.table.sheets.keep_sheet import KeepSheet, card_width
from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet
from paxdesk.porfiriana.table.words import showdown
from paxdesk.porfiriana.table.words.consequences import card_notes, consequences
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.labels import label
from paxdesk.porfiriana.table.words.questions import Question

CARD_WIDTH: Final = 166
AnswerSheet: TypeAlias = QuestionSheet | KeepSheet | ShowdownSheet


class Sheets:
    """Makes the sheets of one table; ``scale`` is how many pixels a unit of theirs has."""

    def __init__(self, surface: QWidget, model: StateModel) -> None:
        self._surface = surface
        self._model = model
        self._faces = Faces(model.state.cards)

    def forget_faces(self) -> None:
        """Paint all cards anew."""
        self._faces = Faces(self._model.state.cards)

    def sheet(self, question: Question, legal: list[Action], scale: float) -> AnswerSheet | None:
        """The sheet for a question; None where it is answered on the table itself."""
        if self._faces.deck is not self._model.state.cards:
            self.forget_faces()
        ratio = self._surface.devicePixelRatioF() * scale
        match question.manner:
            case "sheet":
                return self._question_sheet(question, legal, ratio)
            case "keep":
                return self._keep_sheet(question, ratio)
            case "showdown":
                return self._showdown_sheet(question, legal, ratio)
            case _:
                return None

    def _question_sheet(
        self, question: Question, legal: list[Action], ratio: float
    ) -> QuestionSheet:
        state, names = self._model.state, self._model.names
        assert question.seat is not None
        answers = []
        for action in legal:
            plain = label(state, action, names)
            if isinstance(action, ChooseCard) and isinstance(state.agenda[-1], RaidedHand):
                face = self._faces.of(state, action.card, FACE, ratio)
                answers.append(Answer(action, plain, card_notes(state, action.card), face))
            else:
                notes = consequences(state, action, question.seat, names)
                answers.append(Answer(action, plain, notes))
        return QuestionSheet(self._surface, question.heading, answers)

    def _keep_sheet(self, question: Question, ratio: float) -> KeepSheet:
        state = self._model.state
        step = state.agenda[-1]
        assert isinstance(step, KeepCards)
        numbers = sorted(piece.number for piece in state.in_play() if piece.owner == step.seat)
        width = round(card_width(len(numbers))[0])
        cards = [
            (number, card_name(state, number), self._faces.of(state, number, width, ratio))
            for number in numbers
        ]
        gold, judge = state.players[step.seat].gold, self._model.session.refusal
        return KeepSheet(self._surface, question.heading, cards, gold, judge)

    def _showdown_sheet(
        self, question: Question, legal: list[Action], ratio: float
    ) -> ShowdownSheet:
        state, names = self._model.state, self._model.names
        step = state.agenda[-1]
        assert isinstance(step, Showdown)
        return ShowdownSheet(
            self._surface,
            question.heading,
            showdown.count(state, step, names),
            showdown.moves(state, step, legal, names),
            self._model.labels,
            self._faces.of(state, step.card, CARD_WIDTH, ratio),
        )
