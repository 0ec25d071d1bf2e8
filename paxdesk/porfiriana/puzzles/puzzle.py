"""Puzzles and their file format, which is read strictly."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import reading
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.foreign_text import is_one_line
from paxdesk.language import join_sentences, tr
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

GoalKind: TypeAlias = Literal["topple", "stop", "gold", "income", "points"]
KINDS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)
NOBODY: Final = 0
"""Value of ``rival`` for a goal without a rival."""
LARGEST_SHOWDOWN: Final = 80
"""Maximum number of positions in a showdown; a larger one cannot be verified."""


class Unprovable(Exception):
    """Raised if a turn is too large, or depends on chance or hidden cards."""


@frozen
class TurnGoal:
    """Goal of ``seat`` in its own turn.

    ``topple``: topple Díaz and win against all answers. ``stop``: end the turn so that ``rival``,
    who is next, cannot win at once by a Topple if only the seat opposes it. Other kinds require
    ``amount`` of gold, income or points.
    """

    kind: GoalKind
    seat: Seat
    rival: Seat = NOBODY
    amount: int = 0
    prestige: Prestige | None = None

    def reached(self, state: State) -> bool:
        """Return whether a position without pending answers fulfils the goal. Raises Unprovable."""
        if self.kind == "topple":
            return self.seat in state.winners and state.ended_by == "topple"
        if self.kind == "stop":
            begun = isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == self.rival
            return begun and winning_purchase(state, self.seat) is None
        return self.acting(state) and self.measure(state) >= self.amount

    @property
    def measured(self) -> bool:
        """True if the goal asks for a maximum."""
        return self.kind not in ("topple", "stop")

    def measure(self, state: State) -> int:
        if self.kind == "gold":
            return state.players[self.seat].gold
        if self.kind == "income":
            return next_income(state, self.seat)
        assert self.prestige is not None, "points are of one kind"
        return active_points(state, self.seat, self.prestige)

    def acting(self, state: State) -> bool:
        return isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == self.seat


def winning_purchase(state: State, defender: Seat) -> Action | None:
    """Return the purchase of a Topple that wins for the active player, or None.

    In the showdown ``defender`` does everything to prevent a win, and the others pass. Raises
    Unprovable.
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
    """Return the ending after a ``winning_purchase`` if all others pass."""
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
    """Return whether the buyer of a Topple wins if only ``defender`` opposes it."""
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
LONGEST_TITLE: Final = 60
STAR_AT: Final = (0, 4, 12)
"""Minimum numbers of tempting plans for one, two and three stars."""
STARS_FOR: Final[dict[LevelName, int]] = {
    name: level.stars for name, level in LEVELS.items() if level.stars
}
"""Levels that try puzzles, with the stars of puzzles that no weaker level solves."""
MOST_STARS: Final = 3


@frozen
class LevelTries:
    """Tries of a level: it solved the puzzle in ``solved`` of ``deals`` deals."""

    level: LevelName
    solved: int
    deals: int

    @property
    def usually(self) -> bool:
        return 2 * self.solved > self.deals


@frozen
class Puzzle:
    """Turn with exactly one best plan, the ``solution``.

    ``wrong`` has the most tempting wrong plans, each up to the line that loses the goal.
    ``tempting`` is the number of tempting plans found. ``tries`` are by level, weakest first, and
    empty for a new puzzle.
    """

    name: str
    goal: TurnGoal
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    tempting: int
    position: State
    tries: tuple[LevelTries, ...] = ()
    title: str = ""
    """Title given by the author, one line of at most ``LONGEST_TITLE`` characters."""

    @property
    def stars(self) -> int:
        """Difficulty, from 1 to MOST_STARS."""
        if self.tries:
            solvers = (STARS_FOR[each.level] for each in self.tries if each.usually)
            return min(solvers, default=MOST_STARS)
        return sum(self.tempting >= least for least in STAR_AT)


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return puzzles by kind and stars, easiest and shortest first, repeated plans last."""
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
    """Puzzles of one deck, identified by its digest. ``format`` is that of saved positions."""

    format: int
    deck: str
    puzzles: tuple[Puzzle, ...]


def puzzles_path() -> Path:
    return assets_folder() / "puzzles.json"


def read_puzzles(path: Path, deck: Deck) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file, to be played with ``deck``. Raises PaxError."""
    # import here: cattrs is slow to import, and needed only to read a file
    from paxdesk.porfiriana.saves import from_plain

    with reading(path):
        data = _migrated(read_json(path, MOST_BYTES, tr("not a puzzle file")))
        file = from_plain(data, PuzzleFile, deck)
        for index, puzzle in enumerate(file.puzzles):
            _check(puzzle, f"puzzles[{index}]")
    return file.puzzles


def digest_in(path: Path) -> str:
    """Return the digest of the deck of a puzzle file, or "". Raises SaveError."""
    with reading(path):
        match read_json(path, MOST_BYTES, tr("not a puzzle file")):
            case {"deck": str(digest)}:
                return digest
    return ""


def _migrated(data: Any) -> Any:
    match data:
        case {"format": form, "puzzles": list(puzzles)}:
            return {**data, "format": FORMAT, "puzzles": [_in_form(each, form) for each in puzzles]}
    return data


def _in_form(puzzle: Any, form: Any) -> Any:
    if not isinstance(puzzle, dict):
        return puzzle
    position = migrated({"format": form, "position": puzzle.get("position")})["position"]
    # earlier versions stored no tries, and an empty title is not stored
    return {"tries": [], "title": "", **puzzle, "position": position}


def _check(puzzle: Puzzle, where: str) -> None:
    """Check constraints that types cannot express. Raises InvalidData."""
    goal, state = puzzle.goal, puzzle.position
    wrong = invariant_violations(state, settled=True)
    if wrong:
        raise InvalidData(join_sentences(wrong), f"{where}.position")
    if not goal.acting(state):
        raise InvalidData(
            tr("the seat that has to decide is not the seat whose turn it is"), f"{where}.goal"
        )
    rivals = set(state.players) - {goal.seat, DIAZ} if goal.kind == "stop" else {NOBODY}
    if goal.rival not in rivals:
        raise InvalidData(
            tr("the goal “stop” needs an opponent as rival; other goals have none"), f"{where}.goal"
        )
    if len(puzzle.title) > LONGEST_TITLE or not is_one_line(puzzle.title):
        raise InvalidData(
            tr("expected a title of one line with at most {most} characters", most=LONGEST_TITLE),
            f"{where}.title",
        )
    if any(each.solved > each.deals for each in puzzle.tries):
        raise InvalidData(tr("solved more often than tried"), f"{where}.tries")
    if (goal.kind == "points") != (goal.prestige is not None):
        raise InvalidData(
            tr("the goal “points” needs a kind of prestige; other goals have none"), f"{where}.goal"
        )
    for line in (*puzzle.solution, *(line for each in puzzle.wrong for line in each)):
        try:
            parse(line)
        except PaxError as error:
            raise InvalidData(str(error).rstrip("."), where) from error


def written(puzzles: Iterable[Puzzle], deck: Deck) -> bytes:
    """Return the content of a puzzle file, one puzzle per line."""
    from paxdesk.porfiriana.saves import to_plain

    plain = (to_plain(each, deck) for each in puzzles)
    untitled = ({k: v for k, v in each.items() if k != "title" or v} for each in plain)
    rows = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in untitled]
    return (
        f'{{"format":{FORMAT},"deck":"{deck.digest}","puzzles":[\n' + ",\n".join(rows) + "\n]}\n"
    ).encode()
