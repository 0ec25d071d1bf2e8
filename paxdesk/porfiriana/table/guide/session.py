"""The session of the guided first game: it allows exactly what the course says. No Qt here."""

from attrs import define, evolve, field, frozen

from paxdesk.errors import IllegalAction
from paxdesk.language import mark, say
from paxdesk.porfiriana.robots.asking import RobotQuestion
from paxdesk.porfiriana.robots.base import Choice, Seen, TieBreaker
from paxdesk.porfiriana.rules.actions import Action, Dice, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import Event, Options
from paxdesk.porfiriana.session import (
    Opening,
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.affordances import GUIDED
from paxdesk.porfiriana.table.guide.course import Course, CourseStep
from paxdesk.session.history import undo_refused

OTHER_MOVE = mark("That is allowed, but the guide shows you something else first.")
ONLY_FORWARD = mark("The guide goes on only; leave it to play as you like.")


def other_move(action: Action, seat: Seat | None) -> IllegalAction:
    """The refusal of a legal action that is not what the course says."""
    return IllegalAction((GUIDED, "E"), say(OTHER_MOVE), getattr(action, "card", None), seat)


@frozen
class Prompter:
    """The robot of the other seat, which says its lines."""

    line: Action

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        """Its next line."""
        return Choice(self.line, "", "")


@define(eq=False)
class GuidedSession(Session):
    """A game in which the first seat learns and the second says its lines.

    ``step`` is the number of the step reached; ``course`` is None once the guide was left, and
    then it is a game like any other.
    """

    course: Course | None = field(default=None, kw_only=True)
    step: int = field(default=0, init=False)
    _moves: int = field(default=0, init=False)
    _answers: int = field(default=0, init=False)

    @classmethod
    def begin(cls, deck: Deck, course: Course) -> "GuidedSession":
        """Deal the course's game."""
        you, other = course.names
        seats = (SeatSetup(you, 1), SeatSetup(other, 2, robot="paxomatic"))
        opening = cls.opening_of(course)
        return cls(opening, seats, opening.begin(deck, len(seats)), course=course)

    @staticmethod
    def opening_of(course: Course) -> Opening:
        """How the course's game begins."""
        return Opening(Options(rapid_setup=course.rapid_setup), course.seed)

    @classmethod
    def resumed(cls, kept: Session, course: Course) -> "GuidedSession | None":
        """Go on with a guided game that was kept; None where it does not go as the course says.

        What was only read stands in no journal: it is read again.
        """
        lines = [each.line for each in kept.journal if not isinstance(parse(each.line), Dice)]
        session = cls(kept.opening, kept.seats, kept.state, kept.journal, course=course)
        for number, step in enumerate(course.steps):
            expected = [write(action) for action in (*step.moves, *step.answers)]
            done, lines = lines[: len(expected)], lines[len(expected) :]
            if done != expected[: len(done)]:
                return None
            if len(done) < len(expected) or not lines:
                if expected and len(done) == len(expected):
                    number, done = number + 1, []
                session.step = number
                session._moves = min(len(done), len(course.steps[number].moves)) if done else 0
                session._answers = len(done) - session._moves
                return session
        return None

    # --- Where we are ----------------------------------------------------------------------------

    @property
    def guiding(self) -> CourseStep | None:
        """The step that is being taught; None when the guide has been left or is done."""
        return None if self.state.over else self._step

    @property
    def _step(self) -> CourseStep | None:
        if self.course is None or self.step >= len(self.course.steps):
            return None
        return self.course.steps[self.step]

    @property
    def expected(self) -> Action | None:
        """What the player is to do now; None while there is something to read, or Rosa plays."""
        step = self.guiding
        if step is None or self.asked in self.robots or self._moves >= len(step.moves):
            return None
        return step.moves[self._moves]

    @property
    def reading(self) -> bool:
        """Whether the step is only to be read."""
        step = self.guiding
        return step is not None and not step.moves

    def read(self) -> None:
        """The player has read a step without moves."""
        if self.reading:
            self._finish_step()

    def leave(self) -> None:
        """Go on without the guide."""
        self.course = None
        self._changed()

    def _finish_step(self) -> None:
        self.step += 1
        self._moves = self._answers = 0
        self._changed()

    def _done(self) -> None:
        """A move or an answer was made: the step is over when all are."""
        step = self._step
        if step is not None and (self._moves, self._answers) == (
            len(step.moves),
            len(step.answers),
        ):
            self._finish_step()

    # --- What may be done ------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """What the course says, and nothing else."""
        found = super().legal()
        if self.guiding is None or self.asked in self.robots:
            return found
        return [each for each in found if each == self.expected]

    def refusal(self, action: Action) -> IllegalAction | None:
        """The rules' reason first; then that the course wants something else."""
        refused = super().refusal(action)
        if refused is None and self.guiding is not None and action not in self.legal():
            return other_move(action, self.asked)
        return refused

    def submit(self, action: Action) -> list[Event]:
        """Perform the move the course expects. Raises IllegalAction for another."""
        guided = self.guiding is not None
        if guided and (refused := self.refusal(action)) is not None:
            raise refused
        events = super().submit(action)
        if guided:
            self._moves += 1
            self._done()
        return events

    # --- The other seat --------------------------------------------------------------------------

    def question(self) -> RobotQuestion | None:
        """Ask the other seat for its next line; beyond the course it thinks for itself."""
        asked = super().question()
        step = self.guiding
        if asked is None or step is None or self._answers >= len(step.answers):
            return asked
        return evolve(asked, robot=Prompter(step.answers[self._answers]))

    def submit_choice(self, choice: Choice) -> list[Event]:
        guided = self.guiding is not None
        events = super().submit_choice(choice)
        if guided:
            self._answers += 1
            self._done()
        return events

    # --- No way back -----------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self.guiding is None and super().can_undo

    def take_back(self, steps: int) -> int:
        if self.guiding is not None:
            raise undo_refused(ONLY_FORWARD)
        return super().take_back(steps)
