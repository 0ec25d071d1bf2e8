"""Sheets for answering questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from paxdesk.desk.words import Labels, Names
from paxdesk.porfiriana.rules.actions import Action, ChooseCard, ChooseNone, Pass
from paxdesk.porfiriana.rules.agenda import KeepCards, RaidedHand, Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import HIDDEN
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.faces.face import SheetFaces
from paxdesk.porfiriana.table.words.event_text import card_name

if TYPE_CHECKING:
    from paxdesk.desk.protocol.table_game import Question
    from paxdesk.desk.sheets.question_sheet import AnswerSheet, QuestionSheet
    from paxdesk.porfiriana.table.sheets.depression_sheet import KeepSheet
    from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet

CARD_WIDTH: Final = 166


class AnswerSheets:
    def __init__(self, surface: QWidget, deck: Deck) -> None:
        self._surface = surface
        self._faces = SheetFaces(deck)

    def forget_faces(self) -> None:
        """Discard the cached faces, so that cards are painted again."""
        self._faces = SheetFaces(self._faces.deck)

    def sheet(
        self,
        session: Session,
        question: Question,
        legal: list[Action],
        labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:
        """Return a question's sheet, or None if it is answered on the table."""
        if self._faces.deck is not session.state.cards:
            self._faces = SheetFaces(session.state.cards)
        ratio = self._surface.devicePixelRatioF() * scale
        match question.manner:
            case "sheet":
                return self._question_sheet(session.state, question, legal, _names(labels), ratio)
            case "keep":
                return self._keep_sheet(session, question, ratio)
            case "showdown":
                return self._showdown_sheet(session, question, legal, labels, ratio)
            case _:
                return None

    def _question_sheet(
        self, state: State, question: Question, legal: list[Action], names: Names, ratio: float
    ) -> QuestionSheet:
        from paxdesk.desk.sheets.question_sheet import AnswerButton, QuestionSheet, face_width
        from paxdesk.porfiriana.table.words.consequences import card_notes, consequences
        from paxdesk.porfiriana.table.words.labels import button_words

        assert question.seat is not None
        answers = []
        for action in legal:
            plain = button_words(state, action, names)
            if isinstance(action, ChooseCard) and isinstance(state.agenda[-1], RaidedHand):
                face = self._faces.of(state, action.card, face_width(len(legal)), ratio)
                answers.append(AnswerButton(action, plain, card_notes(state, action.card), face))
            else:
                notes = consequences(state, action, question.seat, names)
                answers.append(AnswerButton(action, plain, notes))
        nothing = next((each for each in legal if isinstance(each, Pass | ChooseNone)), None)
        return QuestionSheet(self._surface, question.heading, answers, nothing)

    def _keep_sheet(self, session: Session, question: Question, ratio: float) -> KeepSheet:
        from paxdesk.porfiriana.table.sheets.depression_sheet import KeepSheet, card_width

        state = session.state
        step = state.agenda[-1]
        assert isinstance(step, KeepCards)
        numbers = sorted(piece.number for piece in state.in_play() if piece.owner == step.seat)
        width = round(card_width(len(numbers))[0])
        cards = [
            (number, card_name(state, number), self._faces.of(state, number, width, ratio))
            for number in numbers
        ]
        gold, judge = state.players[step.seat].gold, session.refusal
        return KeepSheet(self._surface, question.heading, cards, gold, judge)

    def _showdown_sheet(
        self,
        session: Session,
        question: Question,
        legal: list[Action],
        labels: Labels,
        ratio: float,
    ) -> ShowdownSheet:
        from paxdesk.porfiriana.table.sheets.showdown_sheet import ShowdownSheet
        from paxdesk.porfiriana.table.words import showdown

        names = _names(labels)
        state, played = session.state, session.recording.steps
        step = state.agenda[-1]
        assert isinstance(step, Showdown)
        before = played[-1].before if played else state
        last = before.agenda[-1]
        return ShowdownSheet(
            self._surface,
            question.heading,
            showdown.count(state, step, names),
            showdown.moves(state, step, legal, names),
            labels,
            self._faces.of(state, step.card, CARD_WIDTH, ratio),
            showdown.declarations(played, names),
            showdown.count(before, last, names) if isinstance(last, Showdown) else None,
            hidden=HIDDEN in state.players[step.seats[0]].hand,
        )


def _names(labels: Labels) -> Names:
    return {seat: each.name for seat, each in labels.items()}
