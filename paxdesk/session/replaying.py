"""A journal played once more: where each step leads, and whether it leads where it should."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import define, field, frozen

from paxdesk.errors import (
    PaxError,
)
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import Action, Dice, Seat
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.rules.dice import roll
from paxdesk.porfiriana.rules.legal import asked
from paxdesk.porfiriana.rules.notation import parse, seat_name, write
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.session.history import History, JournalEntry


class ReplayError(PaxError):
    """A journal that cannot be played again: ``line`` (1-based, 0 for its end) and ``problem``."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(_replay_sentence(line, problem))


def cannot_begin(error: ValueError) -> str:
    """The problem of a journal whose opening cannot be dealt."""
    return say("it cannot begin ({problem})", problem=error)


def _replay_sentence(line: int, problem: str) -> str:
    if line:
        return say("line {line} of the journal: {problem}.", line=line, problem=problem)
    return say("the journal: {problem}.", problem=problem)


@frozen
class Replayed:
    """One step: ``before`` and ``after`` are positions of their own, free to be kept."""

    seat: Seat
    action: Action
    reason: str
    before: State = field(repr=False)
    after: State = field(repr=False)
    events: list[Event] = field(repr=False)
    entries: tuple[JournalEntry, ...] = field(repr=False)


@define
class _Group:
    """The lines of one step as far as they are read."""

    before: State
    entries: list[JournalEntry] = field(factory=list)
    events: list[Event] = field(factory=list)
    acted: tuple[JournalEntry, Action] | None = None
    rolled: tuple[int, ...] = ()

    def step(self, after: State) -> Iterator[Replayed]:
        if self.acted is not None:
            entry, action = self.acted
            yield Replayed(
                entry.seat,
                action,
                entry.reason,
                self.before,
                after,
                self.events,
                tuple(self.entries),
            )


def replayed(opening: State, journal: Iterable[JournalEntry]) -> Iterator[Replayed]:
    """Play a journal from the position ``opening``, step by step.

    Raises ReplayError at the first line that the rules, or the dice, do not allow.
    """
    state = opening.copy()
    group = _Group(state.copy())
    for number, entry in enumerate(journal, start=1):
        try:
            action = parse(entry.line)
            new = not (isinstance(action, Dice) and group.rolled)
            if new and group.acted is not None:
                now = state.copy()
                yield from group.step(now)
                group = _Group(now)
            group.entries.append(entry)
            _take(state, entry, action, group)
        except Exception as error:
            # A journal may come from anywhere: whatever it does to the rules, it is at fault.
            problem = str(error).rstrip(".") if isinstance(error, PaxError) else repr(error)
            said = say("“{line}” is not possible ({problem})", line=entry.line, problem=problem)
            raise ReplayError(number, said) from error
    yield from group.step(state.copy())


def _take(state: State, entry: JournalEntry, action: Action, group: _Group) -> None:
    if isinstance(action, Dice) and (group.rolled or not isinstance(state.agenda[-1], DiazTurn)):
        # The dice that fell in the step, or those that decide a robot's tie in the next one.
        dice = group.rolled or tuple(roll(state) for _ in action.rolls)
        if dice != action.rolls:
            raise _Disagreement(say("the dice are {dice}", dice=write(Dice(dice))))
        group.rolled = ()
        return
    seat = asked(state)
    if seat != entry.seat:
        wrong = seat_name(entry.seat)
        if seat is None:
            raise _Disagreement(say("nobody is asked, not {wrong}", wrong=wrong))
        raise _Disagreement(say("{seat} is asked, not {wrong}", seat=seat_name(seat), wrong=wrong))
    group.events = list(perform(state, action))
    group.acted = entry, action
    if not isinstance(action, Dice):
        group.rolled = tuple(each.amount for each in group.events if each.what == "rolled")


class _Disagreement(PaxError):
    """What a line says and what the game does."""


def recall(
    opening: State,
    people: frozenset[Seat],
    practice: bool,
    journal: Sequence[JournalEntry],
    position: State,
    undone: Sequence[JournalEntry] = (),
) -> History:
    """What of a kept game can be taken back and done again, from its journal.

    Raises ReplayError if the journal does not lead to ``position``. Changes nothing, so that it
    may run on any thread.
    """
    history = History(people, practice)
    reached = opening
    for step in replayed(opening, journal):
        history.add(history.step(step.before, step.after, step.seat, step.events, step.entries))
        reached = step.after
    if reached != position:
        raise ReplayError(0, say("it does not lead to the position that was kept"))
    _put_ahead(history, position, undone)
    return history


def _put_ahead(history: History, position: State, undone: Sequence[JournalEntry]) -> None:
    """Note what was taken back, as far as it still can be done again."""
    ahead = []
    try:
        for step in replayed(position, undone):
            made = history.step(step.before, step.after, step.seat, step.events, step.entries)
            if made.barrier is not None and not history.practice:
                break
            history.past.append(made)
            ahead.append(step.after)
    except ReplayError:
        pass  # what was taken back is no part of the game
    for after in reversed(ahead):
        history.back(after)
