"""Lessons on the desk, and sessions that allow only the current step's moves.

A game extends :class:`Course` with the set-up of its lessons.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Self

from attrs import evolve, field

from paxdesk.desk.protocol.lessons_and_puzzles import Lesson, PuzzleSession, Trial
from paxdesk.desk.scene.things import Spot
from paxdesk.errors import IllegalAction
from paxdesk.language import join_sentences, tr, tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import A, Choice, E, RobotAsked, S, Seat
from paxdesk.session.history import PlayedStep, undo_refused
from paxdesk.session.session import GameSession
from paxdesk.strict_yaml import YamlNode

DEFAULT_LANGUAGE: Final = "en"
MOST_NAMED: Final = 3
"""Maximum number of moves named when the guide waits for one of several."""


@frozen
class CourseStep(Generic[A]):
    """One step: its texts by language, marks, the player's moves and the other seat's answers.

    In a ``free`` step both seats play freely. ``tries`` are exercises; ``asks`` are the spots that
    answer its question.
    """

    titles: dict[str, str]
    texts: dict[str, str]
    marks: tuple[Spot, ...] = ()
    tries: tuple[Trial, ...] = ()
    moves: tuple[A, ...] = ()
    choices: tuple[A, ...] = ()
    free: bool = False
    answers: tuple[A, ...] = ()
    asks: tuple[Spot, ...] = ()

    @property
    def moves_wanted(self) -> int:
        """Number of moves the player makes in the step."""
        return len(self.moves) + bool(self.choices)

    @property
    def only_read(self) -> bool:
        return not (self.moves_wanted or self.free or self.answers)

    def title(self, language: str) -> str:
        """Return the heading in ``language``, or in English if there is none."""
        return self.titles.get(language, self.titles[DEFAULT_LANGUAGE])

    def text(self, language: str) -> str:
        """Return the text in ``language``, or in English if there is none."""
        return self.texts.get(language, self.texts[DEFAULT_LANGUAGE])


@frozen
class Course(Generic[A]):
    """One lesson: its texts by language, the names of both seats, and its steps.

    ``meets`` maps each rule introduced to the action or event that shows it; ``given`` is the
    initial position, or None if it is dealt.
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
        from paxdesk.desk.rulebook import spoken_language

        language = language or spoken_language()

        def said(words: dict[str, str]) -> str:
            return words.get(language, words[DEFAULT_LANGUAGE])

        return Lesson(
            self.name, said(self.titles), said(self.summaries), said(self.nexts), self.minutes
        )

    def begin(self, deck: Any) -> Any:
        """Return a new ``TaughtSession`` of the lesson, set up with the game's deck."""
        raise NotImplementedError

    def follow(self, kept: GameSession[Any, Any, Any], deck: Any) -> Any:
        laid_out = self.begin(deck)
        return type(laid_out).follow(kept, self) if kept.opening == laid_out.opening else None


ONLY_BY_STEPS = tr_noop("In a lesson, use “Back” in the guide.")


@frozen
class LessonProgress:
    """Progress in a lesson: index of the step, and counts within it.

    ``reach`` is the number of game steps played when the step began.
    """

    step: int = 0
    moves: int = 0
    answers: int = 0
    turns: int = 0
    reach: int = 0


@frozen
class PromptedQuestion(Generic[A]):
    """Robot request that returns the next prescribed ``line`` of the other seat."""

    line: A

    def answer(self, seconds: float | None = None) -> Choice[A]:
        return Choice(self.line, "", "")

    def stop(self) -> None:
        """Do nothing: the answer is immediate."""


@define(eq=False)
class TaughtSession(GameSession[S, A, E]):
    """Session of a lesson: the first seat learns, the second is a robot with prescribed answers.

    Without ``course`` it is an ordinary session.
    """

    course: Course[A] | None = field(default=None, kw_only=True)
    place: LessonProgress = field(factory=LessonProgress, init=False)
    _begun: list[LessonProgress] = field(factory=lambda: [LessonProgress()], init=False)
    """Progress at the beginning of each step that can be returned to."""

    GUIDED_BY: ClassVar[tuple[str, ...]]
    """Rules cited for a legal move that the lesson does not allow."""
    FREE_TURNS: ClassVar[int]
    """Number of turns after which a free step ends."""

    @classmethod
    def follow(cls, kept: GameSession[S, A, E], course: Any) -> Self | None:
        """Return a saved game as a guided session; None if it leaves or completes the course."""
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

    @property
    def lesson(self) -> str:
        return self.course.name if self.course is not None else ""

    @property
    def step(self) -> int:
        """Index of the current step, from 0."""
        return self.place.step

    @property
    def guiding(self) -> CourseStep[A] | None:
        """The current step; None if the guide was left or has finished."""
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
        """Moves that the current step offers the learner now; empty if there are none."""
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
        """Continue with the next step if the current one is only read or free."""
        if self.reading or self.free:
            self._next_step()

    def leave(self) -> None:
        """End the guidance and continue as an ordinary game."""
        self.course = None
        self._changed()

    def _next_step(self, reach: int | None = None) -> None:
        """Begin the next step after ``reach`` game steps, by default all."""
        self.place = LessonProgress(
            self.step + 1, reach=len(self.history.past) if reach is None else reach
        )
        self._begun.append(self.place)
        self._changed()

    def _follows(self, seat: Seat, action: A) -> bool:
        """Return whether the current step prescribes or allows ``action`` for ``seat``."""
        step, place = self.guiding, self.place
        if step is None or step.free:
            return True
        if seat in self.robots:
            return place.answers >= len(step.answers) or step.answers[place.answers] == action
        if place.moves < len(step.moves):
            return step.moves[place.moves] == action
        return action in step.choices

    def _noted(self, taken: PlayedStep[S, A, E], reach: int | None = None) -> PlayedStep[S, A, E]:
        """Record a move or answer, and return ``taken``; after the last, begin the next step."""
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

    def legal(self) -> list[A]:
        """Return the legal moves among those the step allows."""
        if self.guiding is None or self.free or self.seat_to_act in self.robots:
            return super().legal()
        return [each for each in self.offered if self.game.refusal(self.state, each) is None]

    def refusal(self, action: A) -> IllegalAction | None:
        """Return why the rules or the lesson refuse ``action``; None if allowed."""
        refused = super().refusal(action)
        if refused is None and self.guiding is not None and not self._allowed(action):
            where = getattr(action, "card", None)
            return IllegalAction(
                self.GUIDED_BY, self._waits_for(self.guiding), where, self.seat_to_act
            )
        return refused

    def _waits_for(self, step: CourseStep[A]) -> str:
        """Return a translated sentence on what the guide waits for."""
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
        """Return the translated description of a move; "" unless the game defines it."""
        return ""

    def _allowed(self, action: A) -> bool:
        return self.free or self.seat_to_act in self.robots or action in self.offered

    def submit(self, action: A, note: str = "") -> PlayedStep[S, A, E]:
        """Perform a move that the step allows. Raises IllegalAction for another."""
        if self.guiding is not None and (refused := self.refusal(action)) is not None:
            raise refused
        return self._noted(super().submit(action, note))

    def next_line(self) -> A | None:
        """Return the other seat's next prescribed answer; None if its robot decides."""
        step, said = self.guiding, self.place.answers
        if step is None or said >= len(step.answers):
            return None
        return step.answers[said]

    def question(self) -> RobotAsked[A] | None:
        """Return a request for the next prescribed answer, else for the robot's own decision."""
        line = self.next_line() if self.seat_to_act in self.robots else None
        return super().question() if line is None else PromptedQuestion(line)

    def submit_choice(self, choice: Choice[A]) -> PlayedStep[S, A, E]:
        return self._noted(super().submit_choice(choice))

    @property
    def can_undo(self) -> bool:
        if self.guiding is None:
            return super().can_undo
        return len(self._begun) > 1 or len(self.history.past) > self._begun[-1].reach

    @property
    def can_redo(self) -> bool:
        return self.guiding is None and super().can_redo

    def undo(self) -> int:
        """Return to the beginning of this lesson step or the previous one.

        Returns the number of game steps undone. Raises CannotUndo.
        """
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
    """Return ``session`` while it is guided, else None."""
    return session if isinstance(session, TaughtSession) and session.guiding is not None else None


def is_riddle(session: object) -> bool:
    """Return whether ``session`` is an undecided puzzle, whose plans are not displayed."""
    return isinstance(session, PuzzleSession) and session.verdict == "open"


def played_out(session: GameSession[Any, Any, Any]) -> bool:
    """Return whether ``session`` is a game, not a lesson or puzzle, that is over."""
    return session.state.over and not isinstance(session, PuzzleSession | TaughtSession)


def to_be_continued(session: GameSession[Any, Any, Any]) -> bool:
    """Return whether a game is neither over nor a finished lesson or puzzle."""
    if isinstance(session, PuzzleSession):
        return session.verdict == "open"
    learnt = isinstance(session, TaughtSession) and session.finished
    return not session.state.over and not learnt
