"""A journal played once more: where each step leads, and whether it leads where it should.

Only what was kept in a file is played again; of a game under way the session has every step.
"""

from collections.abc import Iterable, Iterator, Sequence
from threading import Lock
from typing import Generic

from attrs import evolve, field

from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import A, E, Game, Opening, S, Seat
from paxdesk.session.history import History, JournalEntry, PlayedStep


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
        problem = tr("it cannot start ({problem})", problem=str(error).rstrip("."))
        raise ReplayError(0, problem) from error


def _replay_sentence(line: int, problem: str) -> str:
    if line:
        return tr("line {line} of the journal: {problem}.", line=line, problem=problem)
    return tr("the journal: {problem}.", problem=problem)


@frozen(eq=False)
class Recording(Generic[S, A, E]):
    """A game as it was played from ``opening`` on; ``skipped`` lines of ``journal`` lie before it.

    It never changes. ``error`` says why the journal cannot be followed to its end (the rules have
    changed since it was written).
    """

    game: Game[S, A, E] = field(repr=False)
    opening: S = field(repr=False)
    skipped: int = 0
    journal: tuple[JournalEntry, ...] = field(default=(), repr=False)
    steps: tuple[PlayedStep[S, A, E], ...] = field(default=(), repr=False)
    error: ReplayError | None = None

    def position(self, step: int) -> S:
        """The position after so many steps. Not to be changed: copy it to play on."""
        return self.steps[step - 1].after if step else self.opening

    @property
    def last(self) -> S:
        return self.position(len(self.steps))

    @property
    def stopped(self) -> str:
        """Why it stops before the journal does, a sentence; else empty."""
        return "" if self.error is None else str(self.error)


@define(eq=False)
class Replay(Generic[S, A, E]):
    """The journal of a game up to a ``position``, played when somebody first asks; only once.

    It may be asked on any thread.
    """

    game: Game[S, A, E]
    opening: Opening
    seats: int
    people: frozenset[Seat]
    practice: bool
    journal: tuple[JournalEntry, ...]
    position: S
    claimed: object = None
    """What seats have seen, as the file says."""
    _played: tuple[Recording[S, A, E], History[S, A, E]] | None = field(default=None, init=False)
    _lock: Lock = field(factory=Lock, init=False)

    @property
    def recording(self) -> Recording[S, A, E]:
        """The journal as far as it can be followed; its position alone if it cannot begin."""
        return self._play()[0]

    def history(self, undone: Sequence[JournalEntry] = ()) -> History[S, A, E]:
        """What can be taken back, and what of ``undone`` can be done again.

        Raises ReplayError if the journal does not lead to the position.
        """
        recording, played = self._play()
        if recording.error is not None:
            raise recording.error
        if recording.last != self.position:
            raise ReplayError(0, tr("it does not lead to the saved position"))
        seen = self.game.memory(recording.last)
        if self.claimed and self.claimed != seen and not self.opening.laid_out:
            raise ReplayError(0, tr("it does not show that the seats have seen it"))
        found = evolve(played, past=played.past.copy(), memory=seen)
        found.future = _ahead(found, self.position, undone)
        return found

    def _play(self) -> tuple[Recording[S, A, E], History[S, A, E]]:
        with self._lock:
            if self._played is None:
                self._played = self._play_now()
            return self._played

    def _play_now(self) -> tuple[Recording[S, A, E], History[S, A, E]]:
        game, journal = self.game, self.journal
        history = History(game, self.people, self.practice)
        try:
            first = begun(game, self.opening, self.position, self.seats)
        except ReplayError as error:
            return Recording(game, self.position, len(journal), journal, (), error), history
        steps: list[PlayedStep[S, A, E]] = []
        failed = None
        try:
            for step in replayed(history, first, journal):
                steps.append(step)
        except ReplayError as error:
            failed = error
        return Recording(game, first, 0, journal, tuple(steps), failed), history


def _ahead(
    history: History[S, A, E], position: S, undone: Sequence[JournalEntry]
) -> list[PlayedStep[S, A, E]]:
    """What was taken back, as far as it still can be done again; the next step last."""
    scratch = evolve(history, past=history.past.copy())
    ahead: list[PlayedStep[S, A, E]] = []
    try:
        for step in replayed(scratch, position, undone):
            if step.barrier is not None and not history.practice:
                break
            ahead.append(step)
    except ReplayError:
        pass  # what was taken back is no part of the game
    return ahead[::-1]


@define
class _Group(Generic[S, A, E]):
    """The lines of one step as far as they are read; ``state`` is the position they have led to."""

    before: S
    state: S
    entries: list[JournalEntry] = field(factory=list)
    events: list[E] = field(factory=list)
    ties: list[E] = field(factory=list)
    acted: tuple[JournalEntry, A] | None = None
    rolled: tuple[int, ...] = ()

    @classmethod
    def after(cls, before: S) -> "_Group[S, A, E]":
        return cls(before, before.copy())

    def take_into(self, history: History[S, A, E]) -> Iterator[PlayedStep[S, A, E]]:
        if self.acted is not None:
            entry, action = self.acted
            step = history.step(
                entry.seat,
                action,
                entry.reason,
                self.before,
                self.state,
                self.events,
                self.ties,
                self.entries,
            )
            history.add(step)
            yield step


def replayed(
    history: History[S, A, E], opening: S, journal: Iterable[JournalEntry]
) -> Iterator[PlayedStep[S, A, E]]:
    """Play a journal from the position ``opening``, step by step, each taken into ``history``.

    Raises ReplayError at the first line that the rules, or the dice, do not allow.
    """
    game = history.game
    group: _Group[S, A, E] = _Group.after(opening)
    for number, entry in enumerate(journal, start=1):
        try:
            action = game.parse(entry.line)
            new = not (game.dice_in(action) and group.rolled)
            if new and group.acted is not None:
                yield from group.take_into(history)
                group = _Group.after(group.state)
            group.entries.append(entry)
            _take(game, entry, action, group)
        except Exception as error:
            # A journal may come from anywhere: whatever it does to the rules, it is at fault.
            known = isinstance(error, PaxError)
            problem = str(error).rstrip(".") if known else tr("it contradicts the rules")
            said = tr("“{line}” is not possible ({problem})", line=entry.line, problem=problem)
            raise ReplayError(number, said) from error
    yield from group.take_into(history)


def _take(game: Game[S, A, E], entry: JournalEntry, action: A, group: _Group[S, A, E]) -> None:
    state = group.state
    rolls = game.dice_in(action)
    if rolls and (group.rolled or not game.asks_for_dice(state)):
        # The dice that fell in the step, or those that decide a robot's tie in the next one.
        ties = [] if group.rolled else game.roll(state, len(rolls))
        group.ties += ties
        dice = group.rolled or game.rolled(ties)
        if dice != rolls:
            raise _Disagreement(tr("the dice are {dice}", dice=game.write(game.dice_line(dice))))
        group.rolled = ()
        return
    seat = game.seat_to_act(state)
    if seat != entry.seat:
        wrong = game.seat_name(entry.seat)
        if seat is None:
            raise _Disagreement(tr("nobody has to decide, not {wrong}", wrong=wrong))
        asked = game.seat_name(seat)
        raise _Disagreement(tr("{seat} has to decide, not {wrong}", seat=asked, wrong=wrong))
    group.events = list(game.perform(state, action))
    group.acted = entry, action
    if not rolls:
        group.rolled = game.rolled(group.events)


class _Disagreement(PaxError):
    """What a line says and what the game does."""
