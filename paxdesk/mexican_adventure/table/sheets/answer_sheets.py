"""Sheets for questions, created from the question and the position."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from paxdesk.desk.protocol.table_game import Question
from paxdesk.desk.sheets.question_sheet import AnswerButton, AnswerSheet, QuestionSheet
from paxdesk.desk.sheets.sheet import SHADOW
from paxdesk.desk.sheets.sheet_layout import Box, Column, Item
from paxdesk.desk.words import IconNote, Label, Labels
from paxdesk.language import tr
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import can_be_supplied
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.zone_map import Point
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.layout import CANVAS
from paxdesk.mexican_adventure.table.sheets.allot_sheet import AllotSheet, AsideSheet, allotting
from paxdesk.mexican_adventure.table.words import event_text
from paxdesk.mexican_adventure.table.words.labels import button_words, consequences, readable

# --- Sheet for quick questions: a column of answers in the Pacific --------------------------------

PIXELS: Final = 14
SPILL: Final = 75.0
"""Height by which a column with consequences may exceed the free sea, in units."""
ALL: Final = 99
"""Number of consequences that no answer exceeds."""


class QuestionColumn(AsideSheet, QuestionSheet):
    """Column of answers, with their consequences if there is room."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        answers: Sequence[AnswerButton],
        escape: Action | None = None,
    ) -> None:
        super().__init__(parent, heading, answers, escape)
        self._wide_form = self._pixels, self._printed
        self._wide_labels = {
            action: (button.label, button.pixels) for action, button in self.choices.items()
        }

    def stand(self, area: QRectF, scale: float) -> bool:
        forms = (ALL, "\n"), (ALL, " · "), (0, "")
        if any(self._as_column(area, scale, *form) for form in forms):
            return True
        self._pixels, self._printed = self._wide_form
        for action, button in self.choices.items():
            button.label, button.pixels = self._wide_labels[action]
            button.lines = 1
        return False

    def _as_column(self, area: QRectF, scale: float, printed: int, between: str) -> bool:
        """Lay out the sheet as a column; return False if there is no room."""
        self._pixels, self._printed = 0, printed
        for answer in self.answers:
            button = self.choices[answer.action]
            small = between.join(note.words.rstrip(".") for note in answer.notes[:printed])
            button.label = Label(answer.label.icon, answer.label.words, small)
            button.pixels, button.lines = PIXELS, 2
        if not super().stand(area, scale):
            return False
        high = self.units.height() - 2 * SHADOW
        noted = printed and any(each.notes for each in self.answers)
        return not (noted and high > self.free + SPILL)

    def contents(self) -> Box:
        if not self.standing:
            return super().contents()
        answers = (Item(button) for button in self.choices.values())
        explained = self.explanation(self.wide - 2 * self.side, 1)
        return Column(*self.told_boxes(), *answers, explained, gap=6)


class AnswerSheets:
    def __init__(self, surface: QWidget) -> None:
        self._surface = surface

    def forget_faces(self) -> None:
        """Do nothing, as this game has no cards."""

    def sheet(
        self,
        session: Session,
        question: Question,
        legal: list[Action],
        labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:
        if question.manner != "sheet":
            return None
        sheet = self._made(session, question, legal)
        sheet.asked_at = asked_at = _asked_at(session.state)
        # a sheet at the bottom would cover the zone
        sheet.high = asked_at is not None and asked_at[1] > CANVAS[1] / 2
        return sheet

    def _made(self, session: Session, question: Question, legal: list[Action]) -> AsideSheet:
        state = session.state
        shared = allotting(state, state.agenda[-1], legal)
        if shared is not None:
            return AllotSheet(
                self._surface,
                question.heading,
                shared,
                lambda action: button_words(state, action).words,
                lambda action: readable(session.refusal(action), state.material),
                question_context(state),
            )
        # staying comes before the retreats
        ordered = sorted(legal, key=lambda each: not isinstance(each, act.Stay))
        answers = [
            AnswerButton(each, button_words(state, each), _notes(state, each)) for each in ordered
        ]
        nothing = next((each for each in legal if isinstance(each, act.Pass)), None)
        sheet = QuestionColumn(self._surface, question.heading, answers, nothing)
        sheet.show_events(question_context(state))
        return sheet


def _asked_at(state: State) -> Point | None:
    """Return the centre of the question's zone on the map, or None."""
    zone = getattr(state.agenda[-1], "zone", None)
    return None if zone is None else state.material.board.zones[zone].centre


def question_context(state: State) -> list[str]:
    """Return the sentences shown above the answers, on a siege, losses or supply."""
    match state.agenda[-1]:
        case agenda.ChoosingAttitude() as step:
            expected = tr("After each total: expected losses, yours / theirs")
            if step.zone in seen_by(state, step.side).covered:
                expected = tr("After each total: estimated losses (hidden enemy), yours / theirs")
            return [*event_text.siege_words(state, step), expected]
        case agenda.Losing(_, zone) | agenda.Retreating(_, zone):
            fought = state.fought
            return event_text.report(state) if fought is not None and fought.zone == zone else []
        case agenda.Supplying(side) as step:
            return event_text.hunger_words(
                state, step, (zone for zone, _ in can_be_supplied(state, side))
            )
    return []


def _notes(state: State, action: Action) -> list[IconNote]:
    step = state.agenda[-1]
    if isinstance(step, agenda.ChoosingAttitude) and isinstance(action, act.ChooseAttitude):
        return event_text.attitude_notes(state, step, action)
    if isinstance(step, agenda.Retreating):
        return event_text.retreat_notes(state, step, action)
    return consequences(state, action)
