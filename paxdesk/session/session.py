"""One game being played: the only writer of its state, with the journal, undo and redo.

Every step keeps the position before it, so that taking back is putting back. What has shown
hidden cards, used chance or passed on to somebody else cannot be taken back: such a step is a
barrier.
"""

from collections.abc import Callable

from attrs import define, field, frozen

from paxdesk.robots.asking import Question, RobotName, perform_choice, question_for
from paxdesk.robots.base import Choice
from paxdesk.rules.actions import Action, CardNumber, Dice, Seat
from paxdesk.rules.agenda import DiazTurn, RaidedHand
from paxdesk.rules.deck import Deck
from paxdesk.rules.dice import roll
from paxdesk.rules.errors import IllegalAction, PaxError
from paxdesk.rules.legal import asked, legal_actions, refusal
from paxdesk.rules.notation import parse, write
from paxdesk.rules.perform import perform
from paxdesk.rules.setup import deal
from paxdesk.rules.state import Event, Options, SoloMode, State

NOTHING_DONE = "Nothing has been done yet."
NOTHING_UNDONE = "Nothing has been taken back."


class CannotUndo(PaxError):
    """There is no step to take back, or to do again; ``reason`` is a sentence for players."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


@frozen
class SeatSetup:
    """Who sits at a seat: a name, the index of a colour, and which robot, if it is none of us."""

    name: str
    colour: int
    robot: RobotName | None = None


@frozen
class JournalEntry:
    """One step of a game: who took it, its line of notation, and a robot's reason for it.

    Lines with ``dice`` stand before a robot's action that they decided (ties), and after an
    action in which the engine rolled (Part L).
    """

    seat: Seat
    line: str
    reason: str = ""


@frozen
class Opening:
    """How a game began, enough to begin it again.

    Either dealt from ``seed`` and ``hacendados`` (None: at random), or from ``position``.
    ``solo`` is the solitaire mode, if it is one.
    """

    options: Options
    seed: int
    hacendados: tuple[CardNumber, ...] | None = None
    solo: SoloMode | None = None
    position: State | None = field(default=None, repr=False)

    def begin(self, deck: Deck, players: int) -> State:
        """The first position. Raises ValueError for a deal that cannot be."""
        if self.position is not None:
            return self.position.copy()
        return deal(deck, players, self.seed, self.options, self.hacendados, self.solo)


@frozen
class _Kept:
    """A step that can be taken back or done again, and the position on the other side of it."""

    position: State
    entry: JournalEntry


@define(eq=False)
class Session:
    """A game at the table. ``seats`` are in seating order, the first is P1.

    Only :meth:`submit`, :meth:`undo` and :meth:`redo` change ``state`` and ``journal``.
    """

    opening: Opening
    seats: tuple[SeatSetup, ...]
    state: State
    journal: list[JournalEntry] = field(factory=list)
    _past: list[_Kept] = field(factory=list, init=False)
    _future: list[_Kept] = field(factory=list, init=False)
    _barrier: str = field(default=NOTHING_DONE, init=False)
    _legal: list[Action] | None = field(default=None, init=False)

    @classmethod
    def new(
        cls,
        deck: Deck,
        options: Options,
        seed: int,
        seats: tuple[SeatSetup, ...],
        hacendados: tuple[CardNumber, ...] | None = None,
        solo: SoloMode | None = None,
    ) -> "Session":
        """Deal a new game. ``hacendados`` are chosen by number in seating order, None: at random.

        ``seats`` are all seats but Díaz's.

        Raises ValueError for a number of seats or a choice that the rules do not allow.
        """
        opening = Opening(options, seed, hacendados, solo)
        return cls(opening, seats, opening.begin(deck, len(seats)))

    @classmethod
    def from_position(cls, position: State, seats: tuple[SeatSetup, ...]) -> "Session":
        """Play on from a position, such as that of a scenario."""
        opening = Opening(
            position.options,
            position.generator.position,
            None,
            position.solo,
            position.copy(),
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
        """Go on with a game that was kept; what happened before cannot be taken back."""
        session = cls(opening, seats, state, journal)
        if journal:
            session._barrier = "The game was opened from a file here."
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

    # --- Robots ---

    @property
    def robots(self) -> dict[Seat, RobotName]:
        """The seats where robots sit; Díaz is not named."""
        named = enumerate(self.seats, start=1)
        return {seat: each.robot for seat, each in named if each.robot is not None}

    def question(self) -> Question | None:
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
        """Do a step, write it and the dice rolled down, and keep what is needed to undo it."""
        seat = self.asked
        before = self.state.copy()
        events = do(self.state)
        assert seat is not None, "nobody can act in a game that is over"
        entry = JournalEntry(seat, write(action), reason)
        rolled = rolls_in(events)[len(ties) :]
        self.journal += journal_entries(seat, action, reason, ties, rolled)
        barrier = _barrier(before, self.state, seat, events)
        if barrier is None:
            self._past.append(_Kept(before, entry))
        else:
            self._past.clear()
            self._barrier = barrier
        self._future.clear()
        self._legal = None
        return events

    def replay(self) -> State:
        """The position that the journal leads to from the opening, played anew.

        Raises IllegalAction where the rules now forbid a step, and ValueError where other dice
        are rolled than are written down.
        """
        state = self.opening.begin(self.state.cards, len(self.seats))
        rolled: tuple[int, ...] = ()
        for entry in self.journal:
            rolled = replay_line(state, parse(entry.line), rolled)
        return state

    # --- Undo and redo ---

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    @property
    def undo_refusal(self) -> str | None:
        """Why the last step cannot be taken back, a sentence; None if it can."""
        return None if self._past else self._barrier

    def undo(self) -> None:
        """Take the last step back. Raises CannotUndo at a barrier or at the beginning."""
        if not self._past:
            raise CannotUndo(self._barrier)
        kept = self._past.pop()
        self._future.append(_Kept(self.state, kept.entry))
        self.state = kept.position
        self.journal.pop()
        self._legal = None

    def redo(self) -> None:
        """Do the step last taken back again. Raises CannotUndo if there is none."""
        if not self._future:
            raise CannotUndo(NOTHING_UNDONE)
        kept = self._future.pop()
        self._past.append(_Kept(self.state, kept.entry))
        self.state = kept.position
        self.journal.append(kept.entry)
        self._legal = None


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


def replay_line(state: State, action: Action, rolled: tuple[int, ...]) -> tuple[int, ...]:
    """Perform a line of a journal; ``rolled`` are the dice of the step before it.

    Returns the dice that this step has rolled. A line with dice that does nothing by itself is
    compared with them, or decided a robot's tie and is rolled again.
    """
    written = isinstance(action, Dice) and not isinstance(state.agenda[-1], DiazTurn)
    if isinstance(action, Dice) and (rolled or written):
        dice = rolled or tuple(roll(state) for _ in action.rolls)
        if dice != action.rolls:
            raise ValueError(f"the journal says {write(action)}, but the dice are {dice}")
        return ()
    events = perform(state, action)
    return () if isinstance(action, Dice) else rolls_in(events)


def _barrier(before: State, after: State, seat: Seat, events: list[Event]) -> str | None:
    """Why a step cannot be taken back, or None."""
    if before.generator != after.generator or before.rolls != after.rolls:
        return "The last step was decided by chance."
    if before.deck != after.deck:
        return "The last step revealed new cards."
    shown = any(event.seen_by is not None for event in events)
    if shown or isinstance(after.agenda[-1], RaidedHand):
        return "The last step showed somebody's hand."
    if seat != before.turn.seat:
        return "The last step was another player's decision."
    if after.turn.seat != before.turn.seat:
        return "The turn has passed to another player."
    return None
