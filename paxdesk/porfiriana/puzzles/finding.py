"""Puzzles found in simulated games: turns with one plan, proven by full search.

A game depends on its seed alone, so that it can be searched anywhere and gives the same puzzles.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

from attrs import evolve, frozen

from paxdesk.porfiriana.puzzles.goals import Goal, Kind, winning_purchase
from paxdesk.porfiriana.puzzles.puzzle import Puzzle
from paxdesk.porfiriana.puzzles.search import FullSearch, Unprovable, Way, contains, told_line
from paxdesk.porfiriana.puzzles.survey import Survey
from paxdesk.porfiriana.robots.patience import Patience
from paxdesk.porfiriana.robots.planner.answers import Answerer, Budget, OutOfPatience
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.figures import figures_of
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.search import TurnSearch
from paxdesk.porfiriana.robots.planner.standing import standings
from paxdesk.porfiriana.robots.playing import play_on
from paxdesk.porfiriana.robots.random_player import RandomPlayer
from paxdesk.porfiriana.robots.simulation import MOST_TURNS, Plan, SeatWord
from paxdesk.porfiriana.rules.actions import Action, End, Seat, Sell
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Prestige
from paxdesk.session.randomness import Generator

TABLES: Final[tuple[tuple[SeatWord, ...], ...]] = (
    ("paxomatic", "paxomatic"),
    ("medium", "paxomatic", "paxomatic"),
    ("paxomatic", "paxomatic", "paxomatic"),
    ("paxomatic", "diaz"),
    ("paxomatic", "paxomatic", "paxomatic", "paxomatic"),
)
"""Who plays the games, one table after the other by the seed: many end by a Topple."""
NODES: Final = 8_000
"""Positions of one turn that are searched; a larger turn is no puzzle."""
MEASURED_NODES: Final = 4_000
"""The same where as much as possible is asked for."""
MEASURED: Final[tuple[tuple[Kind, Prestige | None], ...]] = (
    ("gold", None),
    ("income", None),
    *(("points", prestige) for prestige in PRESTIGES),
)
"""What is asked for as much as possible of."""
MEASURED_FROM: Final = 6
"""The turn from which it is looked for the most of something."""
MOST_MEASURED: Final = 2
"""Puzzles for the most of one thing that are taken from one game."""
FEWEST_LINES: Final[dict[Kind, int]] = {"stop": 1}
"""Lines of a plan that is worth finding; two where nothing is said."""
NEAR: Final = 1.5
"""Points missing to topple Díaz with which it is looked whether it can be done."""
FEWEST_ACTIONS: Final = 2
"""Actions of the turn that must be left."""
TEMPTED: Final[LevelName] = "hard"
"""To whom wrong lines must look good."""
MOST_WRONG: Final = 4
"""Wrong lines that are kept with a puzzle."""


def table_of(seed: int) -> tuple[SeatWord, ...]:
    """Who plays the game of a seed."""
    return TABLES[seed % len(TABLES)]


def puzzles_in(deck: Deck, seed: int) -> Iterator[Puzzle]:
    """The puzzles in the game of this seed."""
    plan = Plan(deck, table_of(seed))
    state = plan.begin(seed)
    turn, turns, kinds = None, 0, Counter[tuple[Kind, Prestige | None]]()
    for _ in play_on(state, RandomPlayer.for_game(seed), robots=plan.robots):
        if not isinstance(state.agenda[-1], ActionPhase):
            continue
        if state.turn is not turn:
            turn, turns, done = state.turn, turns + 1, False
        if turns > MOST_TURNS:
            return
        if done or state.turn.actions < FEWEST_ACTIONS:
            continue
        for goal in goals_at(state, turns):
            if goal.measured and kinds[goal.kind, goal.prestige] == MOST_MEASURED:
                continue
            name = f"{goal.kind}-{len(state.players)}-{seed}-{turns}"
            puzzle = puzzle_at(name, state, goal)
            if puzzle is not None:
                kinds[goal.kind, goal.prestige] += 1
                done = True
                yield puzzle
                break


def goals_at(state: State, turn: int) -> Iterator[Goal]:
    """What might be asked of whoever may act, in the ``turn`` of this number."""
    seat = state.turn.seat
    if any(number in state.cards.topples for number in state.market):
        if _near(state, seat) and (
            state.turn.actions <= FEWEST_ACTIONS or _seems_to_win(state, seat)
        ):
            yield Goal("topple", seat)
        rival = state.clockwise(seat)[0]
        passed = state.copy()
        perform_listed(passed, End())
        if _threatens(passed, rival, seat):
            yield Goal("stop", seat, rival)
    if turn >= MEASURED_FROM and state.turn.actions <= FEWEST_ACTIONS:
        yield from _promising(state, seat)


def _promising(state: State, seat: Seat) -> Iterator[Goal]:
    """Of what there seems to be a most that only one plan reaches."""
    goals = [Goal(kind, seat, prestige=prestige) for kind, prestige in MEASURED]
    survey = Survey(goals, FullSearch(goals[0], MEASURED_NODES))
    try:
        mark = survey.look(state)
    except Unprovable:
        return
    for number, goal in enumerate(goals):
        most = survey.most(mark, number)
        if most > goal.measure(state):
            with suppress(Unprovable):
                ways = survey.ways(mark, number, most)
                if len(ways) == 1 and _worth_finding(goal, next(iter(ways))):
                    yield goal


def _near(state: State, seat: Seat) -> bool:
    return min(standings(state, figures_of(state.cards))[seat].missing) <= NEAR


def _seems_to_win(state: State, seat: Seat) -> bool:
    """Whether a strong player would see a way to topple Díaz, and not by the first line alone."""
    level = LEVELS[TEMPTED]
    evaluation = Evaluation.at(state, level, (1.0,) * len(PRESTIGES))
    answerer = Answerer(evaluation, Budget(level.nodes, Patience()))
    plan = TurnSearch(seat, level, answerer, Generator(0)).plans(state.copy())[0]
    return seat in plan.state.winners and len(plan.lines) > 1


def _threatens(state: State, rival: Seat, seat: Seat) -> bool:
    begun = isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == rival
    return begun and rival != seat and winning_purchase(state, seat) is not None


def puzzle_at(name: str, state: State, goal: Goal) -> Puzzle | None:
    """The puzzle that a turn makes; None where it has not exactly one plan worth finding."""
    try:
        nodes = MEASURED_NODES if goal.measured else NODES
        if goal.measured:
            goal = evolve(goal, amount=FullSearch(goal, nodes).most(state))
        search = FullSearch(goal, nodes)
        ways = search.ways(state)
        if len(ways) != 1:
            return None
        (way,) = ways
        if not _worth_finding(goal, way):
            return None
        position = state.copy()
        position.events = []
        solution = _in_order(search, state, way)
        tempting = list(_tempting(search, state, solution))
    except Unprovable:
        return None
    tempting.sort(key=lambda each: -each.looks)
    wrong = tuple(each.lines for each in tempting[:MOST_WRONG])
    if not wrong:
        return None
    return Puzzle(name, goal, solution, wrong, len(tempting), position)


def _worth_finding(goal: Goal, way: Way) -> bool:
    if len(way) < FEWEST_LINES.get(goal.kind, 2):
        return False
    return goal.kind != "gold" or not all(isinstance(parse(line), Sell) for line in way)


def _in_order(search: FullSearch, state: State, way: Way) -> tuple[str, ...]:
    """The lines of a way in an order in which they reach the goal."""
    if not way or search.goal.reached(state):
        return ()
    if asked(state) != search.goal.seat:
        return _in_order(search, search.after(state, legal_actions(state)[0]), way)
    for action in search.choices(state):
        line = told_line(state, action)
        if line in way:
            rest = list(way)
            rest.remove(line)
            child = search.after(state, action)
            if any(contains(rest, each) for each in search.ways(child)):
                return (write(action), *_in_order(search, child, tuple(rest)))
    raise Unprovable("no order")


@frozen
class _Tempting:
    """Lines after which the goal is lost; ``looks`` is how much better the last one looks."""

    lines: tuple[str, ...]
    looks: float


def _tempting(search: FullSearch, state: State, solution: tuple[str, ...]) -> Iterator[_Tempting]:
    """The lines on the way that look at least as good to a strong player and lose the goal."""
    level = LEVELS[TEMPTED]
    for number, right in enumerate(solution):
        while asked(state) != search.goal.seat:
            state = search.after(state, legal_actions(state)[0])
        evaluation = Evaluation.at(state, level, (1.0,) * len(PRESTIGES))
        values: dict[str, float] = {}
        actions = {write(action): action for action in search.choices(state)}
        for line, action in actions.items():
            values[line] = _look(evaluation, search, state, action)
        for line, action in actions.items():
            lost = values[line] >= values[right] and not isinstance(action, End)
            if lost and not search.ways(search.after(state, action)):
                yield _Tempting((*solution[:number], line), values[line] - values[right])
        state = search.after(state, actions[right])


def _look(evaluation: Evaluation, search: FullSearch, state: State, action: Action) -> float:
    """How good the position after an action looks to the seat."""
    child = search.after(state, action)
    answerer = Answerer(evaluation, Budget(200, Patience()))
    with suppress(OutOfPatience):
        answerer.settle(child)
    return evaluation.value(child, search.goal.seat)


def found_in_games(deck: Deck, seeds: Iterable[int]) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles in the games of these seeds, game by game."""
    for seed in seeds:
        yield seed, list(puzzles_in(deck, seed))
