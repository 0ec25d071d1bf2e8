"""One game being played: the only writer of its state, with the journal, undo and redo.

``history`` says what can be taken back, ``replaying`` plays a journal once more.
"""

from collections.abc import Callable

from attrs import define, field, frozen

from paxdesk.errors import (
    IllegalAction,
)
from paxdesk.porfiriana.robots.asking import RobotName, RobotQuestion, perform_choice, question_for
from paxdesk.porfiriana.robots.base import Choice
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Dice, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.legal import asked, legal_actions, refusal
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Event, Options, SoloMode, State
from paxdesk.session.history import (
    NOTHING_DONE,
    NOTHING_UNDONE,
    REASONS,
    CannotUndo,
    History,
    JournalEntry,
    reason_words,
    undo_refused,
    warning_words,
)
from paxdesk.session.replaying import ReplayError, cannot_begin, recall, replayed

__all__ = [
    "NOTHING_DONE",
    "NOTHING_UNDONE",
    "CannotUndo",
    "JournalEntry",
    "Opening",
    "SeatSetup",
    "Session",
    "journal_entries",
    "rolls_in",
]


@frozen
class SeatSetup:
    """Who sits at a seat: a name, the index of a colour, and which robot, if it is none of us."""

    name: str
    colour: int
    robot: RobotName | None = None


@frozen
class Opening:
    """How a game began, enough to begin it again.

    Either dealt from ``seed`` and ``hacendados`` (None: at random), or from ``position``.
    ``solo`` is the solitaire mode, if it is one. In a ``practice`` game everything can be taken
    back.
    """

    options: Options
    seed: int
    hacendados: tuple[CardNumber, ...] | None = None
    solo: SoloMode | None = None
    position: State | None = field(default=None, repr=False)
    practice: bool = False

    def begin(self, deck: Deck, players: int) -> State:
        """The first position. Raises ValueError for a deal that cannot be."""
        if self.position is not None:
            return self.position.copy()
        return deal(deck, players, self.seed, self.options, self.hacendados, self.solo)


@define(eq=False)
class Session:
    """A game at the table. ``seats`` are in seating order, the first is P1.

    Only :meth:`submit`, :meth:`submit_choice` and what takes back or does again change ``state``
    and ``journal``.
    """

    opening: Opening
    seats: tuple[SeatSetup, ...]
    state: State
    journal: list[JournalEntry] = field(factory=list)
    revision: int = field(default=0, init=False)
    """Counts how often the position has changed, by whatever."""
    _history: History = field(init=False)
    _legal: list[Action] | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._history = History(self.people, self.practice)

    @classmethod
    def new(
        cls,
        deck: Deck,
        options: Options,
        seed: int,
        seats: tuple[SeatSetup, ...],
        hacendados: tuple[CardNumber, ...] | None = None,
        solo: SoloMode | None = None,
        practice: bool = False,
    ) -> "Session":
        """Deal a new game. ``hacendados`` are chosen by number in seating order, None: at random.

        ``seats`` are all seats but Díaz's.

        Raises ValueError for a number of seats or a choice that the rules do not allow.
        """
        opening = Opening(options, seed, hacendados, solo, practice=practice)
        return cls(opening, seats, opening.begin(deck, len(seats)))

    @classmethod
    def from_position(
        cls, position: State, seats: tuple[SeatSetup, ...], practice: bool = False
    ) -> "Session":
        """Play on from a position, such as that of a scenario or of another game."""
        opening = Opening(
            position.options,
            position.generator.position,
            None,
            position.solo,
            position.copy(),
            practice,
        )
        return cls(opening, seats, position.copy())

    @classmethod
    def from_saved(
        cls,
        opening: Opening,
        seats: tuple[SeatSetup, ...],
        state: State,
        journal: list[JournalEntry],
    ) -> "Session":
        """Go on with a game that was kept; what happened before cannot be taken back.

        Unless :meth:`remember` is told what a :meth:`recollection` has found out.
        """
        session = cls(opening, seats, state, journal)
        if journal:
            session._history.barrier = "opened"
        return session

    # --- Playing ---

    @property
    def asked(self) -> Seat | None:
        """Who must act or decide; None when the game is over."""
        return asked(self.state)

    def legal(self) -> list[Action]:
        """The legal actions of whoever is asked, computed once a position."""
        if self._legal is None:
            self._legal = legal_actions(self.state)
        return self._legal

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        return refusal(self.state, action)

    def submit(self, action: Action) -> list[Event]:
        """Perform an action for whoever is asked, and return what happened.

        Raises IllegalAction, and then nothing has changed.
        """
        return self._take(action, "", lambda state: perform(state, action))

    # --- Who sits here ---

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back."""
        return self.opening.practice

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people; where only robots play, all seats."""
        robots = {DIAZ, *self.robots}
        return frozenset(set(self.state.players) - robots or self.state.players)

    # --- Robots ---

    @property
    def robots(self) -> dict[Seat, RobotName]:
        """The seats where robots sit; Díaz is not named."""
        named = enumerate(self.seats, start=1)
        return {seat: each.robot for seat, each in named if each.robot is not None}

    def question(self) -> RobotQuestion | None:
        """What the robot that must act now is asked; None where a person is, or nobody."""
        return question_for(self.state, self.robots)

    def submit_choice(self, choice: Choice) -> list[Event]:
        """Perform what a robot chose, with the dice that decided its ties."""
        return self._take(
            choice.action,
            choice.reason,
            lambda state: perform_choice(state, choice),
            choice.rolls,
        )

    def _take(
        self,
        action: Action,
        reason: str,
        do: Callable[[State], list[Event]],
        ties: tuple[int, ...] = (),
    ) -> list[Event]:
        """Do a step, write it and the dice rolled down, and keep what is needed to undo it.

        Whatever goes wrong, the position is what it was.
        """
        seat = self.asked
        before = self.state.copy()
        try:
            events = do(self.state)
            assert seat is not None, "nobody can act in a game that is over"
            entries = journal_entries(seat, action, reason, ties, rolls_in(events)[len(ties) :])
        except Exception:
            self.state = before
            self._legal = None
            raise
        self.journal += entries
        step = self._history.step(before, self.state, seat, events, tuple(entries))
        self._history.add(step)
        self._changed()
        return events

    # --- What was played ---

    def replay(self) -> State:
        """The position that the journal leads to from the opening, played anew.

        Raises ReplayError where the rules now forbid a step or other dice fall.
        """
        state = self.opening.begin(self.state.cards, len(self.seats))
        for step in replayed(state, self.journal):
            state = step.after
        return state

    def recollection(self, undone: tuple[JournalEntry, ...] = ()) -> Callable[[], History]:
        """A call that finds what can be taken back up to here, and what of ``undone`` done again.

        It raises ReplayError if the journal does not lead here. It may run on any thread, while
        the game goes on.
        """
        deck, seats, journal = self.state.cards, len(self.seats), tuple(self.journal)
        opening, position = self.opening, self.state.copy()
        people, practice = self.people, self.practice

        def call() -> History:
            try:
                begun = opening.begin(deck, seats)
            except ValueError as error:
                raise ReplayError(0, cannot_begin(error)) from error
            return recall(begun, people, practice, journal, position, undone)

        return call

    def remember(self, earlier: History) -> None:
        """Let what a :meth:`recollection` found be taken back, if nothing stands between."""
        self._history.take_over(earlier)

    @property
    def undone(self) -> tuple[JournalEntry, ...]:
        """The lines of what was taken back and can be done again, in playing order."""
        future = reversed(self._history.future)
        return tuple(entry for step, _ in future for entry in step.entries)

    # --- Undo and redo ---

    @property
    def can_undo(self) -> bool:
        return self._history.last_action > 0

    @property
    def can_redo(self) -> bool:
        return bool(self._history.future)

    @property
    def reach(self) -> int:
        """How many steps can be taken back."""
        return len(self._history.past)

    @property
    def undo_refusal(self) -> str | None:
        """Why the last step cannot be taken back, a sentence; None if it can."""
        return None if self.can_undo else reason_words(self._history.barrier)

    def warning(self, action: Action) -> str | None:
        """Why a legal action could not be taken back once it is done, a sentence; else None."""
        seat = self.asked
        if self.practice or seat is None:
            return None
        tried = self.state.copy()
        events = perform(tried, action)
        barrier = self._history.step(self.state, tried, seat, events, ()).barrier
        return None if barrier is None else warning_words(barrier)

    def undo(self) -> int:
        """Take the last action back with its own choices; returns how many steps those were.

        Raises CannotUndo at a barrier or at the beginning.
        """
        return self.take_back(self._history.last_action)

    def restart_turn(self) -> int:
        """Take back what was done in this turn, up to a barrier; returns how many steps.

        Raises CannotUndo where that is nothing.
        """
        return self.take_back(self._history.this_turn(self.state.turn.seat))

    def take_back(self, steps: int) -> int:
        """Take back so many steps, and no less. Raises CannotUndo."""
        if not 0 < steps <= self.reach:
            raise undo_refused(REASONS[self._history.barrier])
        for _ in range(steps):
            step = self._history.back(self.state)
            self.state = step.before
            del self.journal[-len(step.entries) :]
        self._changed()
        return steps

    def redo(self) -> int:
        """Do the action last taken back again; returns how many steps it took.

        Raises CannotUndo if there is none.
        """
        steps = self._history.next_action
        if not steps:
            raise undo_refused(NOTHING_UNDONE)
        for _ in range(steps):
            step, self.state = self._history.forth()
            self.journal += step.entries
        self._changed()
        return steps

    def _changed(self) -> None:
        self._legal = None
        self.revision += 1


def journal_entries(
    seat: Seat, action: Action, reason: str, ties: tuple[int, ...], rolled: tuple[int, ...]
) -> list[JournalEntry]:
    """The lines of one step: the dice of a robot's ties, the action, the dice that fell in it."""
    entries = [JournalEntry(seat, write(action), reason)]
    if ties:
        entries.insert(0, JournalEntry(seat, write(Dice(ties))))
    if rolled and not isinstance(action, Dice):
        entries.append(JournalEntry(seat, write(Dice(rolled))))
    return entries


def rolls_in(events: list[Event]) -> tuple[int, ...]:
    """The dice rolled in a step."""
    return tuple(event.amount for event in events if event.what == "rolled")
