"""A puzzle, and the file of puzzles: strictly read, written in one form only."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import reading
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.search import Identity, position_key
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Buy, Pass, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import active_points
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import EndedBy, State
from paxdesk.porfiriana.saves import FORMAT, migrated
from paxdesk.resources import assets_folder

# --- What a puzzle asks for, and whether a position fulfils it ------------------------------------

GoalKind: TypeAlias = Literal["topple", "stop", "gold", "income", "points"]
KINDS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)
NOBODY: Final = 0
"""The rival of a goal that has none."""
LARGEST_SHOWDOWN: Final = 80
"""Positions of a showdown that are looked at; in a larger one nothing is proven."""


class Unprovable(Exception):
    """The turn is too large, or chance or a hidden hand has a word in it."""


@frozen
class TurnGoal:
    """What ``seat`` must reach in the turn that is its own.

    ``topple``: topple Díaz and win, whatever the others answer. ``stop``: end the turn so that
    ``rival``, whose turn is next, cannot win by buying a Topple at once, even if nobody but the
    seat itself defends Díaz. The others ask for an ``amount`` at least, before the turn ends:
    of ``gold``, of ``income`` a turn, or of prestige ``active_points`` of one kind.
    """

    kind: GoalKind
    seat: Seat
    rival: Seat = NOBODY
    amount: int = 0
    prestige: Prestige | None = None

    def reached(self, state: State) -> bool:
        """Whether a position in which nobody has anything left to answer fulfils it."""
        if self.kind == "topple":
            return self.seat in state.winners and state.ended_by == "topple"
        if self.kind == "stop":
            begun = isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == self.rival
            return begun and winning_purchase(state, self.seat) is None
        return self.acting(state) and self.measure(state) >= self.amount

    @property
    def measured(self) -> bool:
        """Whether it asks for as much as possible of something."""
        return self.kind not in ("topple", "stop")

    def measure(self, state: State) -> int:
        """How much the seat has of what is asked for."""
        if self.kind == "gold":
            return state.players[self.seat].gold
        if self.kind == "income":
            return next_income(state, self.seat)
        assert self.prestige is not None, "points are of one kind"
        return active_points(state, self.seat, self.prestige)

    def acting(self, state: State) -> bool:
        """Whether the seat may act freely, its turn going on."""
        return isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == self.seat


def winning_purchase(state: State, defender: Seat) -> Action | None:
    """How whoever's turn begins wins at once by buying a Topple; None where it cannot.

    ``defender`` does all it can against that in the showdown, the others let it happen.
    Raises Unprovable where the showdown is too large.
    """
    buyer = state.turn.seat
    topples = state.cards.topples
    known: dict[Identity, bool] = {}
    for action in legal_actions(state):
        if isinstance(action, Buy) and state.market[action.slot] in topples:
            child = state.copy()
            perform_unchecked(child, action)
            if _wins(child, buyer, defender, known):
                return action
    return None


def won_by(state: State, purchase: Action, defender: Seat) -> EndedBy | None:
    """How a purchase of ``winning_purchase`` wins if everybody else passes: who buys the last
    Topple wins with the most gold where Díaz stands.
    """
    buyer, state = state.turn.seat, _after(state, purchase)
    while not state.over:
        legal = legal_actions(state)
        if seat_to_act(state) == buyer:
            known: dict[Identity, bool] = {}
            ways = (each for each in legal if _wins(_after(state, each), buyer, defender, known))
            perform_unchecked(state, next(ways))
        else:
            perform_unchecked(state, Pass() if Pass() in legal else legal[-1])
    return state.ended_by


def _wins(state: State, buyer: Seat, defender: Seat, known: dict[Identity, bool]) -> bool:
    """Whether the buyer of a Topple wins a showdown, everybody else but the defender passing.

    ``known`` keeps what was found: the same answers are given in many orders.
    """
    seat = seat_to_act(state)
    if seat is None or isinstance(state.agenda[-1], ActionPhase):
        return buyer in state.winners
    mark = position_key(state)
    if mark not in known:
        if len(known) == LARGEST_SHOWDOWN:
            raise Unprovable("too large a showdown")
        legal = legal_actions(state)
        if seat not in (buyer, defender) and Pass() in legal:
            legal = [Pass()]
        outcomes = (_wins(_after(state, action), buyer, defender, known) for action in legal)
        known[mark] = any(outcomes) if seat == buyer else all(outcomes)
    return known[mark]


def _after(state: State, action: Action) -> State:
    child = state.copy()
    perform_unchecked(child, action)
    return child


MOST_BYTES: Final = 4_000_000
STAR_AT: Final = (0, 4, 12)
"""From how many tempting lines on a puzzle that no level has tried has one star more."""
STARS_FOR: Final[dict[LevelName, int]] = {
    name: level.stars for name, level in LEVELS.items() if level.stars
}
"""The levels that try a puzzle, and its stars by the weakest that solves it."""
MOST_STARS: Final = 3


@frozen
class LevelTries:
    """How a level fared with a puzzle: in ``solved`` of so many ``deals`` of what nobody sees."""

    level: LevelName
    solved: int
    deals: int

    @property
    def usually(self) -> bool:
        """Whether the level solves it more often than not."""
        return 2 * self.solved > self.deals


@frozen
class Puzzle:
    """A turn with exactly one best plan.

    ``name`` says where it was found: its kind, the seats of the game, its seed and the number of
    the turn. ``solution`` are the lines of the plan in an order that works, up to a showdown.
    After the last line of each of ``wrong`` the goal cannot be reached any more; ``tempting`` is
    how many such lines look at least as good to a strong player as the right one. ``tries`` tell
    how the levels fare with it, the weakest first; there are none with one that was just found.
    """

    name: str
    goal: TurnGoal
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    tempting: int
    position: State
    tries: tuple[LevelTries, ...] = ()

    @property
    def stars(self) -> int:
        """How hard it is, from 1: by the weakest level that usually solves it."""
        if self.tries:
            solvers = (STARS_FOR[each.level] for each in self.tries if each.usually)
            return min(solvers, default=MOST_STARS)
        return sum(self.tempting >= least for least in STAR_AT)


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles by kind and stars, the easiest and shortest first; a plan met before comes later."""
    met: Counter[tuple[GoalKind, tuple[str, ...]]] = Counter()
    again: dict[str, int] = {}
    eased = sorted(puzzles, key=lambda each: (*_first(each), *_ease(each)))
    for each in eased:
        plan = each.goal.kind, each.solution
        again[each.name] = met[plan]
        met[plan] += 1
    return sorted(eased, key=lambda each: (*_first(each), again[each.name]))


def _first(puzzle: Puzzle) -> tuple[int, int]:
    return KINDS.index(puzzle.goal.kind), puzzle.stars


def _ease(puzzle: Puzzle) -> tuple[int, int, int]:
    solved = sum(level.solved for level in puzzle.tries)
    return -solved, len(puzzle.solution), len(puzzle.position.players)


@frozen
class PuzzleFile:
    """Puzzles of one deck, named by its digest, with positions in a ``format`` of saved games."""

    format: int
    deck: str
    puzzles: tuple[Puzzle, ...]


def puzzles_path() -> Path:
    """Where the puzzles that come with the program lie."""
    return assets_folder() / "puzzles.json"


def read_puzzles(path: Path, deck: Deck) -> tuple[Puzzle, ...]:
    """The puzzles of a file, to be played with ``deck``. Raises PaxError."""
    # cattrs is imported with the first file, so that a table without one is there sooner.
    from paxdesk.porfiriana.saves import from_plain

    with reading(path):
        data = _migrated(read_json(path, MOST_BYTES, tr("not a puzzle file")))
        file = from_plain(data, PuzzleFile, deck)
        for index, puzzle in enumerate(file.puzzles):
            _check(puzzle, f"puzzles[{index}]")
    return file.puzzles


def _migrated(data: Any) -> Any:
    """The data of a file with its positions in the form of this version, to be read strictly."""
    match data:
        case {"format": form, "puzzles": list(puzzles)}:
            return {**data, "format": FORMAT, "puzzles": [_in_form(each, form) for each in puzzles]}
    return data


def _in_form(puzzle: Any, form: Any) -> Any:
    if not isinstance(puzzle, dict):
        return puzzle
    position = migrated({"format": form, "position": puzzle.get("position")})["position"]
    return {"tries": [], **puzzle, "position": position}  # files of earlier versions tell none


def _check(puzzle: Puzzle, where: str) -> None:
    """Check what the types cannot say."""
    goal, state = puzzle.goal, puzzle.position
    wrong = invariant_violations(state, settled=True)
    if wrong:
        raise InvalidData("; ".join(wrong), f"{where}.position")
    if not goal.acting(state):
        raise InvalidData(
            tr("the seat to decide is not the seat whose turn it is"), f"{where}.goal"
        )
    rivals = set(state.players) - {goal.seat, DIAZ} if goal.kind == "stop" else {NOBODY}
    if goal.rival not in rivals:
        raise InvalidData(tr("there is no such rival"), f"{where}.goal")
    if any(each.solved > each.deals for each in puzzle.tries):
        raise InvalidData(tr("solved more often than it was tried"), f"{where}.tries")
    if (goal.kind == "points") != (goal.prestige is not None):
        raise InvalidData(tr("points are of one kind of prestige"), f"{where}.goal")
    for line in (*puzzle.solution, *(line for each in puzzle.wrong for line in each)):
        try:
            parse(line)
        except PaxError as error:
            raise InvalidData(str(error).rstrip("."), where) from error


def written(puzzles: Iterable[Puzzle], deck: Deck) -> bytes:
    """The content of a file of puzzles, one to a line."""
    from paxdesk.porfiriana.saves import to_plain

    rows = [
        json.dumps(to_plain(each, deck), ensure_ascii=False, separators=(",", ":"))
        for each in puzzles
    ]
    return (
        f'{{"format":{FORMAT},"deck":"{deck.digest}","puzzles":[\n' + ",\n".join(rows) + "\n]}\n"
    ).encode()
