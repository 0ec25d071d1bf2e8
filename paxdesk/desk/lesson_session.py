"""Lessons on the desk: their steps, and the session that allows what the step reached asks for.

What a lesson begins with is the game's own: a game adds to :class:`Course` how it is dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self

from attrs import evolve, field

from paxdesk.desk.protocol.lessons_and_puzzles import Lesson, Trial
from paxdesk.desk.scene.things import Spot
from paxdesk.errors import IllegalAction
from paxdesk.language import join_sentences, tr, tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import A, Choice, E, RobotAsked, S, Seat
from paxdesk.session.history import PlayedStep, undo_refused
from paxdesk.session.session import GameSession

if TYPE_CHECKING:
    from paxdesk.strict_yaml import YamlNode

from paxdesk.strict_yaml import (
    YamlNode,
)

DEFAULT_LANGUAGE: Final = "en"
MOST_NAMED: Final = 3
"""Moves that are named where the guide waits for any of them."""


@frozen
class CourseStep(Generic[A]):
    """One step: what is said, what to look at, what the player does, what the other seat does.

    ``titles`` and ``texts`` are by language. ``choices`` are moves of which the player takes any
    one; in a ``free`` step he plays a turn as he likes, and the other seat thinks for itself.
    Without any of them a step is only read; ``tries`` are what is to be tried out meanwhile.
    """

    titles: dict[str, str]
    texts: dict[str, str]
    marks: tuple[Spot, ...] = ()
    tries: tuple[Trial, ...] = ()
    moves: tuple[A, ...] = ()
    choices: tuple[A, ...] = ()
    free: bool = False
    answers: tuple[A, ...] = ()

    @property
    def moves_wanted(self) -> int:
        """How many moves of the player's the step has."""
        return len(self.moves) + bool(self.choices)

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to do in it."""
        return not (self.moves_wanted or self.free or self.answers)

    def title(self, language: str) -> str:
        """The heading, in English where the language is not there."""
        return self.titles.get(language, self.titles[DEFAULT_LANGUAGE])

    def text(self, language: str) -> str:
        """What the step tells."""
        return self.texts.get(language, self.texts[DEFAULT_LANGUAGE])


@frozen
class Course(Generic[A]):
    """One lesson: the names of the two seats, and what they do in it.

    ``meets`` are the rules that are met in it, each with the action or event that shows it;
    ``given`` is the position that it begins with, if it is not dealt.
    """

    name: str
    titles: dict[str, str]
    summaries: dict[str, str]
    nexts: dict[str, str]
    minutes: int
    seed: int
    names: tuple[str, ...]
    meets: dict[str, str]
    steps: tuple[CourseStep[A], ...]
    given: YamlNode | None = field(repr=False)

    def lesson(self, language: str = "") -> Lesson:
        """What the list of lessons says of it, in a language or in the one spoken now."""
        from paxdesk.desk.rulebook import spoken_language

        language = language or spoken_language()

        def said(words: dict[str, str]) -> str:
            return words.get(language, words[DEFAULT_LANGUAGE])

        return Lesson(
            self.name, said(self.titles), said(self.summaries), said(self.nexts), self.minutes
        )

    def begin(self, deck: Any) -> Any:
        """Lay the lesson out with the game's own deck: a ``TaughtSession``."""
        raise NotImplementedError

    def follow(self, kept: GameSession[Any, Any, Any], deck: Any) -> Any:
        """Return a kept game with this guide; None where it is another, or went another way."""
        laid_out = self.begin(deck)
        return type(laid_out).follow(kept, self) if kept.opening == laid_out.opening else None


ONLY_BY_STEPS = tr_noop("In a lesson, use “Back” in the guide.")


@frozen
class LessonProgress:
    """A place in a lesson: the step, what was done of it, and how many steps of the game."""

    step: int = 0
    moves: int = 0
    answers: int = 0
    turns: int = 0
    reach: int = 0


@frozen
class PromptedQuestion(Generic[A]):
    """What the other seat is asked while it has lines to say: it says the next one."""

    line: A

    def answer(self, seconds: float | None = None) -> Choice[A]:
        return Choice(self.line, "", "")

    def stop(self) -> None:
        """There is nothing to break off."""


@define(eq=False)
class TaughtSession(GameSession[S, A, E]):
    """Stands before a game's own session: the first seat learns, the second says its lines.

    ``course`` is None once the guide was left, and then it is a game like any other.
    """

    course: Course[A] | None = field(default=None, kw_only=True)
    place: LessonProgress = field(factory=LessonProgress, init=False)
    _begun: list[LessonProgress] = field(factory=lambda: [LessonProgress()], init=False)
    """Where the steps began that can be gone back to."""

    GUIDED_BY: ClassVar[tuple[str, ...]]
    """Rules named where a move is allowed, but is not what the lesson says."""
    FREE_TURNS: ClassVar[int]
    """Ends of turns that a free step lasts."""

    @classmethod
    def follow(cls, kept: GameSession[S, A, E], course: Any) -> Self | None:
        """Go on with a lesson that was kept; None where it does not go as the course says.

        What was only read stands in no journal: it is read again.
        """
        make: Any = cls
        session: Self = make(kept.opening, kept.seats, kept.state, kept.journal, course=course)
        session.parts, session._earlier = kept.parts, kept._earlier
        for number, step in enumerate(kept.replayed().steps):
            while (at := session.guiding) is not None and at.only_read:
                session._next_step(number)
            if not session._follows(step.seat, step.action):
                return None
            session.history.add(step)
            session._noted(step, number + 1)
        return session if session.guiding is not None else None

    # --- Where we are ----------------------------------------------------------------------------

    @property
    def lesson(self) -> str:
        return self.course.name if self.course is not None else ""

    @property
    def step(self) -> int:
        """The number of the step reached, the first being 0."""
        return self.place.step

    @property
    def guiding(self) -> CourseStep[A] | None:
        """The step that is being taught; None when the guide has been left or is done."""
        if self.course is None or self.step >= len(self.course.steps):
            return None
        return self.course.steps[self.step]

    @property
    def finished(self) -> bool:
        return self.course is not None and self.guiding is None

    @property
    def steps(self) -> int:
        return len(self.course.steps) if self.course is not None else 0

    def heading(self, language: str) -> str:
        return self.course.lesson(language).title if self.course is not None else ""

    @property
    def offered(self) -> Sequence[A]:
        """What the player is to do now, any one of them; nothing where he is free or reads."""
        step, done = self.guiding, self.place.moves
        if step is None or self.seat_to_act in self.robots or done >= step.moves_wanted:
            return ()
        return (step.moves[done],) if done < len(step.moves) else step.choices

    @property
    def reading(self) -> bool:
        step = self.guiding
        return step is not None and step.only_read

    @property
    def free(self) -> bool:
        step = self.guiding
        return step is not None and step.free

    def read(self) -> None:
        """The player has read a step, or has played freely as long as he wanted."""
        if self.reading or self.free:
            self._next_step()

    def leave(self) -> None:
        """Go on without the guide."""
        self.course = None
        self._changed()

    def _next_step(self, reach: int | None = None) -> None:
        """Begin the next step, after so many steps of the game; None: after all of them."""
        self.place = LessonProgress(
            self.step + 1, reach=len(self.history.past) if reach is None else reach
        )
        self._begun.append(self.place)
        self._changed()

    def _follows(self, seat: Seat, action: A) -> bool:
        """Whether an action is what the step asks for, whoever takes it."""
        step, place = self.guiding, self.place
        if step is None or step.free:
            return True
        if seat in self.robots:
            return place.answers >= len(step.answers) or step.answers[place.answers] == action
        if place.moves < len(step.moves):
            return step.moves[place.moves] == action
        return action in step.choices

    def _noted(self, taken: PlayedStep[S, A, E], reach: int | None = None) -> PlayedStep[S, A, E]:
        """A move or an answer was made: the step of the lesson is over when all are."""
        step, place = self.guiding, self.place
        if step is None:
            return taken
        robot, turns = taken.seat in self.robots, int(self.game.ends_turn(taken.events))
        self.place = evolve(
            place,
            moves=place.moves + (not robot),
            answers=place.answers + robot,
            turns=place.turns + turns,
        )
        done = (self.place.moves, self.place.answers) == (step.moves_wanted, len(step.answers))
        if step.free:
            done = self.place.turns >= self.FREE_TURNS or self.game.over(self.state)
        if done and not step.only_read:
            self._next_step(reach)
        return taken

    # --- What may be done ------------------------------------------------------------------------

    def legal(self) -> list[A]:
        """What the step asks for, and nothing else."""
        if self.guiding is None or self.free or self.seat_to_act in self.robots:
            return super().legal()
        return [each for each in self.offered if self.game.refusal(self.state, each) is None]

    def refusal(self, action: A) -> IllegalAction | None:
        """The rules' reason first; then that the lesson wants something else."""
        refused = super().refusal(action)
        if refused is None and self.guiding is not None and not self._allowed(action):
            where = getattr(action, "card", None)
            return IllegalAction(
                self.GUIDED_BY, self._waits_for(self.guiding), where, self.seat_to_act
            )
        return refused

    def _waits_for(self, step: CourseStep[A]) -> str:
        """What the guide would have the player do now, a sentence."""
        if step.only_read:
            return tr("Read the guide's note first.")
        deeds = [words for each in self.offered if (words := self.deed(each))]
        if len(deeds) == 1:
            return tr("The guide waits for this: {0}.", deeds[0])
        if 1 < len(deeds) <= MOST_NAMED:
            return tr("The guide waits for one of these: {0}.", join_sentences(deeds))
        from paxdesk.desk.rulebook import spoken_language

        return tr("The guide waits for “{0}”.", step.title(spoken_language()))

    def deed(self, action: A) -> str:
        """A move in words that stand alone, as a game says them; empty where it has none."""
        return ""

    def _allowed(self, action: A) -> bool:
        return self.free or self.seat_to_act in self.robots or action in self.offered

    def submit(self, action: A) -> PlayedStep[S, A, E]:
        """Perform the move the step asks for. Raises IllegalAction for another."""
        if self.guiding is not None and (refused := self.refusal(action)) is not None:
            raise refused
        return self._noted(super().submit(action))

    # --- The other seat --------------------------------------------------------------------------

    def next_line(self) -> A | None:
        """What the other seat is to say; None where it thinks for itself."""
        step, said = self.guiding, self.place.answers
        if step is None or said >= len(step.answers):
            return None
        return step.answers[said]

    def question(self) -> RobotAsked[A] | None:
        """Ask the other seat for its next line; beyond the lesson it thinks for itself."""
        line = self.next_line() if self.seat_to_act in self.robots else None
        return super().question() if line is None else PromptedQuestion(line)

    def submit_choice(self, choice: Choice[A]) -> PlayedStep[S, A, E]:
        return self._noted(super().submit_choice(choice))

    # --- One step back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        if self.guiding is None:
            return super().can_undo
        return len(self._begun) > 1 or len(self.history.past) > self._begun[-1].reach

    @property
    def can_redo(self) -> bool:
        return self.guiding is None and super().can_redo

    def undo(self) -> int:
        """Go back to where the step began, or to the one before. Raises CannotUndo."""
        if self.guiding is None:
            return super().undo()
        if not self.can_undo:
            raise undo_refused(ONLY_BY_STEPS)
        if len(self.history.past) == self._begun[-1].reach:
            self._begun.pop()
        back = self._begun[-1]
        count = len(self.history.past) - back.reach
        if count:
            super().take_back(count)
            self.history.future.clear()
        self.place = back
        self._changed()
        return count

    def take_back(self, steps: int) -> int:
        if self.guiding is not None:
            raise undo_refused(ONLY_BY_STEPS)
        return super().take_back(steps)


def guided(session: object) -> TaughtSession[Any, Any, Any] | None:
    """Return a session while it is being taught, else None."""
    return session if isinstance(session, TaughtSession) and session.guiding is not None else None
