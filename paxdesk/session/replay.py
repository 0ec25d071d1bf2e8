"""Replay of a saved journal, with a check of the resulting position."""

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
    """Raised if a journal cannot be replayed; line 0 is the whole journal."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(_replay_sentence(line, problem))


def begun(game: Game[S, A, E], opening: Opening, like: S, seats: int) -> S:
    """Return the first position of a game. Raises ReplayError if it cannot be dealt."""
    try:
        return game.begin(opening, like, seats)
    except ValueError as error:
        problem = tr("the game cannot start ({problem})", problem=str(error).rstrip("."))
        raise ReplayError(0, problem) from error


def _replay_sentence(line: int, problem: str) -> str:
    if line:
        return tr("{problem} (line {line} of the journal).", line=line, problem=problem)
    return f"{problem}."


@frozen(eq=False)
class Recording(Generic[S, A, E]):
    """Immutable steps of a game from ``opening``, after ``skipped`` lines of ``journal``.

    ``error`` is why the rest of the journal cannot be replayed, or None.
    """

    game: Game[S, A, E] = field(repr=False)
    opening: S = field(repr=False)
    skipped: int = 0
    journal: tuple[JournalEntry, ...] = field(default=(), repr=False)
    steps: tuple[PlayedStep[S, A, E], ...] = field(default=(), repr=False)
    error: ReplayError | None = None

    def position(self, step: int) -> S:
        """Return the position after ``step`` steps; copy it before playing on."""
        return self.steps[step - 1].after if step else self.opening

    @property
    def last(self) -> S:
        return self.position(len(self.steps))

    @property
    def stopped(self) -> str:
        """Sentence on why the recording is incomplete, or ""."""
        return "" if self.error is None else str(self.error)


@define(eq=False)
class Replay(Generic[S, A, E]):
    """Journal of a game up to a ``position``, replayed once on first use. Thread-safe."""

    game: Game[S, A, E]
    opening: Opening
    seats: int
    people: frozenset[Seat]
    practice: bool
    journal: tuple[JournalEntry, ...]
    position: S
    claimed: object = None
    """Memory of the seats according to the file; not trusted."""
    _played: tuple[Recording[S, A, E], History[S, A, E]] | None = field(default=None, init=False)
    _lock: Lock = field(factory=Lock, init=False)

    @property
    def recording(self) -> Recording[S, A, E]:
        """Recording of the journal as far as it can be replayed."""
        return self._play()[0]

    def history(self, undone: Sequence[JournalEntry] = ()) -> History[S, A, E]:
        """Return the undo history, with the ``undone`` steps that can be redone.

        Raises ReplayError.
        """
        recording, played = self._play()
        if recording.error is not None:
            raise recording.error
        if recording.last != self.position:
            raise ReplayError(0, tr("the journal does not lead to the saved position"))
        seen = self.game.memory(recording.last)
        if self.claimed and self.claimed != seen and not self.opening.laid_out:
            raise ReplayError(
                0, tr("the journal does not show that the seats have seen the cards they remember")
            )
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
    """Return the undone steps that can be redone, the next one last."""
    scratch = evolve(history, past=history.past.copy())
    ahead: list[PlayedStep[S, A, E]] = []
    try:
        for step in replayed(scratch, position, undone):
            if step.barrier is not None and not history.practice:
                break
            ahead.append(step)
    except ReplayError:
        pass  # Undone steps are not part of the game, so errors in them are ignored.
    return ahead[::-1]


@define
class _Group(Generic[S, A, E]):
    """Lines of one step read so far, which lead to ``state``."""

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
    """Yield a journal's steps, adding each to ``history``. Raises ReplayError."""
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
            # A journal may come from anywhere, so it may cause any error.
            known = isinstance(error, PaxError)
            problem = str(error).rstrip(".") if known else tr("it contradicts the rules")
            said = tr("“{line}” is not possible ({problem})", line=entry.line, problem=problem)
            raise ReplayError(number, said) from error
    yield from group.take_into(history)


def _take(game: Game[S, A, E], entry: JournalEntry, action: A, group: _Group[S, A, E]) -> None:
    state = group.state
    rolls = game.dice_in(action)
    if rolls and (group.rolled or not game.asks_for_dice(state)):
        # The dice were rolled in this step, or settle a tie in the next.
        ties = [] if group.rolled else game.roll(state, len(rolls))
        group.ties += ties
        dice = group.rolled or game.rolled(ties)
        if dice != rolls:
            raise _Disagreement(
                tr("the seed gives “{dice}”", dice=game.write(game.dice_line(dice)))
            )
        group.rolled = ()
        return
    seat = game.seat_to_act(state)
    if seat != entry.seat:
        wrong = game.seat_name(entry.seat)
        if seat is None:
            raise _Disagreement(tr("the line is by {wrong}, but nobody has to decide", wrong=wrong))
        asked = game.seat_name(seat)
        raise _Disagreement(tr("{seat} has to decide, not {wrong}", seat=asked, wrong=wrong))
    group.events = list(game.perform(state, action))
    group.acted = entry, action
    if not rolls:
        group.rolled = game.rolled(group.events)


class _Disagreement(PaxError):
    """Raised if a journal line contradicts the game."""
