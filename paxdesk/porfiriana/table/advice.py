"""Advice and robots' reasons in Pax Porfiriana; see ``paxdesk/desk/protocol/advice.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from paxdesk.desk.lesson_session import guided
from paxdesk.desk.protocol.advice import ReasonWords, WordedQuestion
from paxdesk.desk.scene.things import Spot
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Recording, Session, Step
from paxdesk.porfiriana.table import cards
from paxdesk.porfiriana.table.hand.gestures import END_TURN, HAND, SHEET, gesture_for

if TYPE_CHECKING:
    from paxdesk.desk.protocol.advice import BackgroundQuestion, ShownCaution, ShownPlan, WordsFor
    from paxdesk.desk.words import Names
    from paxdesk.porfiriana.analysis.hindsight import PlanBehind
    from paxdesk.porfiriana.robots.advice import Advice
    from paxdesk.porfiriana.robots.roster import RobotName
    from paxdesk.porfiriana.rules.cautions import Caution


def _taught(session: Session) -> bool:
    """Return whether a lesson prescribes the next action."""
    guide = guided(session)
    return guide is not None and not guide.free


def aim(session: Session) -> str:
    from paxdesk.porfiriana.rules.winning import need_words, winning_need

    seat = session.seat_to_act
    return "" if seat is None else need_words(winning_need(session.state, seat))


def hint(session: Session) -> BackgroundQuestion[WordsFor[Sequence[ShownPlan]]] | None:
    question = None if _taught(session) else session.advice()
    if question is None:
        return None
    from paxdesk.porfiriana.robots.advice import AdviceQuestion

    state = session.state

    def words(advice: Advice, names: Names) -> Sequence[ShownPlan]:
        from paxdesk.porfiriana.table.words.advice_words import plans

        return plans(state, advice, names)

    return WordedQuestion(AdviceQuestion(question), words)


def open_question(
    state: State, hands: Sequence[Seat]
) -> BackgroundQuestion[Callable[[], bool]] | None:
    """Return a search for seats that can win with a Topple; None if none is on sale.

    ``hands`` are the seats whose hands are visible.
    """
    from paxdesk.porfiriana.table.scene.seat_stats import unknown_takers

    return unknown_takers(state, *hands)


@frozen
class CautionTask:
    """Task that finds the cautions of a position."""

    state: State

    def answer(self, seconds: float | None = None) -> Sequence[Caution]:
        """Return the cautions; ``seconds`` is ignored because finding them takes milliseconds."""
        from paxdesk.porfiriana.rules.cautions import cautions

        return cautions(self.state)

    def stop(self) -> None:
        """Do nothing, as the task ends quickly anyway."""


def cautions(session: Session) -> BackgroundQuestion[WordsFor[Sequence[ShownCaution]]] | None:
    seat, state = session.seat_to_act, session.state
    if seat in (None, *session.robots) or _taught(session):
        return None
    assert seat is not None

    def words(found: Sequence[Caution], names: Names) -> Sequence[ShownCaution]:
        if not found:  # the most frequent case, checked before any import
            return ()
        from paxdesk.porfiriana.table.words.advice_words import caution_for_viewer

        return [caution_for_viewer(state, caution, seat, names) for caution in found]

    return WordedQuestion(CautionTask(state), words)


def traces(step: Step) -> frozenset[Spot]:
    found = gesture_for(step.before, step.action)
    return frozenset({found.drop, Spot("card", cards.about(step))} - {HAND, SHEET, END_TURN})


def reason(state: State, action: Action, reason: str, names: Names) -> str:
    from paxdesk.porfiriana.table.words.advice_words import reason_words
    from paxdesk.porfiriana.table.words.diaz_words import reason_of_purchase

    if (of_die := reason_of_purchase(state, action, names)) is not None:
        return of_die
    return reason_words(reason, state, names)


def reason_parts(state: State, action: Action, reason: str, names: Names) -> ReasonWords:
    from paxdesk.porfiriana.table.words.advice_words import part_of, step_words, why_of
    from paxdesk.porfiriana.table.words.diaz_words import reason_of_purchase

    why = reason_of_purchase(state, action, names) or why_of(reason, state, names)
    return ReasonWords(step_words(reason), why, part_of(reason))


def plan_behind(
    session: Session, recording: Recording, number: int
) -> BackgroundQuestion[WordsFor[str]] | None:
    from paxdesk.porfiriana.analysis.hindsight import plan_question

    robots = cast("dict[Seat, RobotName]", session.robots)
    question = plan_question(recording, number, robots)

    def words(plan: PlanBehind | None, names: Names) -> str:
        from paxdesk.porfiriana.table.words.advice_words import plan_behind_words

        return "" if plan is None else plan_behind_words(plan, names)

    return None if question is None else WordedQuestion(question, words)
