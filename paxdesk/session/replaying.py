"""A journal played once more: where each step leads, and whether it leads where it should."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.language import say
from paxdesk.record_classes import define, frozen
from paxdesk.session.game import A, E, Game, Opening, S, Seat
from paxdesk.session.history import (
    History,
    JournalEntry,
)


class ReplayError(PaxError):
    """A journal that cannot be played again: ``line`` (1-based, 0 for its end) and ``problem``."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(_replay_sentence(line, problem))


def begun(game: Game[S, A, E], opening: Opening, like: S, seats: int) -> S:
    """The first position of a game. Raises ReplayError where that cannot be dealt."""
    try:
        return game.begin(opening, like, seats)
    except ValueError as error:
        problem = say("it cannot begin ({problem})", problem=str(error).rstrip("."))
        raise ReplayError(0, problem) from error


def _replay_sentence(line: int, problem: str) -> str:
    if line:
        return say("line {line} of the journal: {problem}.", line=line, problem=problem)
    return say("the journal: {problem}.", problem=problem)


@frozen
class Replayed(Generic[S, A, E]):
    """One step: ``before`` and ``after`` are positions of their own, free to be kept."""

    seat: Seat
    action: A
    reason: str
    before: S = field(repr=False)
    after: S = field(repr=False)
    events: list[E] = field(repr=False)
    entries: tuple[JournalEntry, ...] = field(repr=False)


@define
class _Group(Generic[S, A, E]):
    """The lines of one step as far as they are read."""

    before: S
    entries: list[JournalEntry] = field(factory=list)
    events: list[E] = field(factory=list)
    acted: tuple[JournalEntry, A] | None = None
    rolled: tuple[int, ...] = ()

    def step(self, after: S) -> Iterator[Replayed[S, A, E]]:
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


def replayed(
    game: Game[S, A, E], opening: S, journal: Iterable[JournalEntry]
) -> Iterator[Replayed[S, A, E]]:
    """Play a journal from the position ``opening``, step by step.

    Raises ReplayError at the first line that the rules, or the dice, do not allow.
    """
    state = opening.copy()
    group: _Group[S, A, E] = _Group(state.copy())
    for number, entry in enumerate(journal, start=1):
        try:
            action = game.parse(entry.line)
            new = not (game.dice_in(action) and group.rolled)
            if new and group.acted is not None:
                now = state.copy()
                yield from group.step(now)
                group = _Group(now)
            group.entries.append(entry)
            _take(game, state, entry, action, group)
        except Exception as error:
            # A journal may come from anywhere: whatever it does to the rules, it is at fault.
            problem = str(error).rstrip(".") if isinstance(error, PaxError) else repr(error)
            said = say("“{line}” is not possible ({problem})", line=entry.line, problem=problem)
            raise ReplayError(number, said) from error
    yield from group.step(state.copy())


def _take(
    game: Game[S, A, E], state: S, entry: JournalEntry, action: A, group: _Group[S, A, E]
) -> None:
    rolls = game.dice_in(action)
    if rolls and (group.rolled or not game.asks_for_dice(state)):
        # The dice that fell in the step, or those that decide a robot's tie in the next one.
        dice = group.rolled or tuple(game.roll(state) for _ in rolls)
        if dice != rolls:
            raise _Disagreement(say("the dice are {dice}", dice=game.write(game.dice_line(dice))))
        group.rolled = ()
        return
    seat = game.asked(state)
    if seat != entry.seat:
        wrong = game.seat_name(entry.seat)
        if seat is None:
            raise _Disagreement(say("nobody is asked, not {wrong}", wrong=wrong))
        asked = game.seat_name(seat)
        raise _Disagreement(say("{seat} is asked, not {wrong}", seat=asked, wrong=wrong))
    group.events = list(game.perform(state, action))
    group.acted = entry, action
    if not rolls:
        group.rolled = game.rolled(group.events)


class _Disagreement(PaxError):
    """What a line says and what the game does."""


def recall(
    game: Game[S, A, E],
    opening: S,
    people: frozenset[Seat],
    practice: bool,
    journal: Sequence[JournalEntry],
    position: S,
    undone: Sequence[JournalEntry] = (),
) -> History[S, A, E]:
    """What of a kept game can be taken back and done again, from its journal.

    Raises ReplayError if the journal does not lead to ``position``. Changes nothing, so that it
    may run on any thread.
    """
    history = History(game, people, practice)
    reached = opening
    for step in replayed(game, opening, journal):
        history.add(history.step(step.before, step.after, step.seat, step.events, step.entries))
        reached = step.after
    if reached != position:
        raise ReplayError(0, say("it does not lead to the position that was kept"))
    _put_ahead(history, position, undone)
    return history


def _put_ahead(history: History[S, A, E], position: S, undone: Sequence[JournalEntry]) -> None:
    """Note what was taken back, as far as it still can be done again."""
    ahead = []
    try:
        for step in replayed(history.game, position, undone):
            made = history.step(step.before, step.after, step.seat, step.events, step.entries)
            if made.barrier is not None and not history.practice:
                break
            history.past.append(made)
            ahead.append(step.after)
    except ReplayError:
        pass  # what was taken back is no part of the game
    for after in reversed(ahead):
        history.back(after)
