"""Comparison, by pairs of games, of two ways to play a turn.

Both games of a pair have the same deal, random numbers and players.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from math import hypot, sqrt
from statistics import mean, stdev
from typing import Final, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.learned import WinChances
from paxdesk.porfiriana.robots.planner.search import dealt_anew, supposed_deck
from paxdesk.porfiriana.robots.questions import question_to, robot_named
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import play_unheard
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import remembered_by, seen_by
from paxdesk.session.randomness import Generator, RandomPlayer

PLAYER: Final[PlayerName] = "swift"
"""Robot at all seats of a game that ends early."""
WHOLE_PLAYER: Final[PlayerName] = "medium"
"""Robot at all seats of a game that is played to the end."""
ROUNDS: Final = 3
"""Number of later turns that the seat has begun when a game ends early."""
BATCH: Final = 12
"""Number of pairs after which the difference is tested again."""
MOST_PAIRS: Final = 48
"""Maximum number of pairs that end early; they have the lowest numbers."""
CHECKED: Final = 24
"""Maximum number of pairs played to the end, to confirm a clear difference."""
CLEAR: Final = 2.0
"""Ratio of a gain to its standard error above which the gain is significant."""
MOST_STEPS: Final = 1500


@frozen
class PairedGain:
    """Average gain in a seat's chance of winning, over pairs of games.

    ``clear``: the gain is significant, also in games played to the end if there are any.
    """

    mean: float
    error: float
    pairs: int
    clear: bool

    @classmethod
    def of(cls, gains: Sequence[float]) -> "PairedGain":
        average, error = mean(gains), stdev(gains) / sqrt(len(gains))
        return cls(average, error, len(gains), average > CLEAR * error)


@frozen(eq=False)
class PairedPlans:
    """Two ways to play a seat's turn from a position: ``done`` and ``better``."""

    state: State
    seat: Seat
    done: Sequence[Action]
    better: Sequence[Action]

    def gain(self, number: int) -> float:
        """Return the gain in the seat's chance of winning in the pair with this number."""
        deal = dealt_otherwise(self.state, self.seat, Generator.from_seed(number))
        whole = number >= MOST_PAIRS
        better = _outcome(deal.copy(), self.seat, self.better, whole)
        return better - _outcome(deal, self.seat, self.done, whole)

    def gains(self, numbers: Sequence[int]) -> Iterable[float]:
        return map(self.gain, numbers)


Gains: TypeAlias = Callable[[Sequence[int]], Iterable[float]]
"""Function that yields the gain in each of these pairs of games."""
Told: TypeAlias = Callable[[int, int], object]
"""Function called with the progress: numbers of finished and of all units of work."""


def compared(gains: Gains, least: float = 0.0, told: Told = lambda *_: None) -> PairedGain:
    """Return the average gain, from as many pairs as are needed.

    A clear gain is the mean of those in games that end early and in games played to the end.
    The comparison ends early once the gain is unlikely to reach ``least``.
    """
    early: list[float] = []
    whole: list[float] = []

    def play(into: list[float], numbers: range) -> PairedGain:
        for gain in gains(numbers):
            into.append(gain)
            told(len(early) + len(whole), MOST_PAIRS + CHECKED)
        return PairedGain.of(into)

    found = play(early, range(BATCH))
    while not found.clear and found.pairs < MOST_PAIRS:
        if found.mean + CLEAR * found.error < least:
            return found
        found = play(early, range(found.pairs, found.pairs + BATCH))
    if not found.clear:
        return found
    half = MOST_PAIRS + CHECKED // 2
    sure = play(whole, range(MOST_PAIRS, half))
    if sure.mean > 0:
        sure = play(whole, range(half, MOST_PAIRS + CHECKED))
    # Only large gains are clear, so that each mean alone is too large; the mean of both is less so.
    gain, error = (found.mean + sure.mean) / 2, hypot(found.error, sure.error) / 2
    return PairedGain(gain, error, len(early) + len(whole), sure.clear)


def _outcome(state: State, seat: Seat, lines: Sequence[Action], whole: bool) -> float:
    """Return the seat's share of the victory after these actions.

    Unless ``whole``, return the chance when the seat's ROUNDS-th later turn begins, if the game
    lasts until then. Returns 0 after MOST_STEPS.
    """
    player = WHOLE_PLAYER if whole else PLAYER
    people = dict.fromkeys((each for each in state.players if each != DIAZ), player)
    _play(state, seat, lines, people)
    turn, begun = state.turn, 0
    for steps, _ in enumerate(play_unheard(state, RandomPlayer.for_game(0), people)):
        if steps == MOST_STEPS:
            return 0.0
        if not whole and state.turn is not turn and isinstance(state.agenda[-1], ActionPhase):
            turn = state.turn
            begun += turn.seat == seat
            if begun == ROUNDS:
                return WinChances.at(state).chances(state)[seat]
    return state.share_won(seat)


def _play(
    state: State, seat: Seat, lines: Sequence[Action], people: dict[Seat, PlayerName]
) -> None:
    """Play the legal ones of a seat's actions; robots answer. The seat's own turn is then ended."""
    turn, waiting = state.turn, deque(lines)
    own = turn.seat == seat
    while not state.over and state.turn is turn and (waiting or own):
        mover = seat_to_act(state)
        assert mover is not None
        legal = legal_actions(state)
        free = isinstance(state.agenda[-1], ActionPhase)
        while mover == seat and free and waiting and waiting[0] not in legal:
            waiting.popleft()
        if mover == seat and waiting and waiting[0] in legal:
            action = waiting.popleft()
        elif mover == seat and free:
            action = End()
        elif len(legal) == 1 or mover == DIAZ:
            action = legal[0]
        else:
            robot = robot_named(people[mover])
            action = question_to(robot, state, mover, people).answer().action
        perform_unchecked(state, action)


def dealt_otherwise(state: State, seat: Seat, generator: Generator) -> State:
    """Return another deal consistent with the seat's view and memory."""
    view, legal = seen_by(state, seat), legal_actions(state)
    other = dealt_anew(view, legal, generator, remembered_by(state, seat))
    other.is_view = False
    other.deck = supposed_deck(view, other, generator)
    other.generator = Generator(generator.next())
    return other
