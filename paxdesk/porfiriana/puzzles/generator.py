"""Puzzles found in simulated games: turns with one plan, verified by full search."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.puzzles.best_try import BestTry, best_try
from paxdesk.porfiriana.puzzles.puzzle import (
    KINDS,
    GoalKind,
    Puzzle,
    TurnGoal,
    Unprovable,
    winning_purchase,
)
from paxdesk.porfiriana.puzzles.search import (
    FullSearch,
    Survey,
    Way,
    Ways,
    contains,
    line_words,
    most_of,
)
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.learned import evaluation_of
from paxdesk.porfiriana.robots.planner.levels import SWIFT
from paxdesk.porfiriana.robots.planner.search import Answerer, Budget, OutOfPatience, TurnSearch
from paxdesk.porfiriana.robots.planner.standing import figures_of, seat_assets
from paxdesk.porfiriana.robots.questions import perform_choice, question_for
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import MOST_TURNS, SeatWord, SimulationSetup, play_on
from paxdesk.porfiriana.rules.actions import Action, Buy, End, Seat, Sell
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.randomness import Generator, RandomPlayer

TABLES: Final[tuple[tuple[SeatWord, ...], ...]] = (
    ("hard", "hard", "hard"),
    ("hard", "hard"),
    ("hard", "hard", "hard", "hard"),
    ("hard", "hard", "hard"),
    ("expert", "hard"),
    ("hard", "hard", "hard", "hard", "hard"),
)
"""Tables of players who plan whole turns; the seed selects one."""
WAITING: Final[tuple[tuple[SeatWord, ...], ...]] = (
    ("hard", "hard", "hard"),
    ("expert", "hard"),
    ("hard", "hard", "hard", "hard"),
    ("hard", "hard"),
)
"""Players of games in which no Topple is bought."""
NODES: Final[dict[GoalKind, int]] = {"topple": 40_000, "stop": 20_000}
"""Maximum number of positions visited in one turn; a larger turn gives no puzzle."""
MEASURED_NODES: Final = 12_000
"""Limit as in NODES, for goals that ask for a maximum."""
MEASURED: Final[tuple[tuple[GoalKind, Prestige | None], ...]] = (
    ("gold", None),
    ("income", None),
    *(("points", prestige) for prestige in PRESTIGES),
)
"""Goals that ask for a maximum, each with its kind of prestige or None."""
MEASURED_FROM: Final = 9
"""Number of the first turn searched for goals that ask for a maximum."""
FEW_ACTIONS: Final = 2
"""Maximum number of actions left in a turn that is searched for a maximum."""
FEW_CHOICES: Final = 22
"""Number of legal actions up to which the limit FEW_ACTIONS does not apply."""
LEAST_GAIN: Final[dict[GoalKind, int]] = {"gold": 2, "income": 2, "points": 2}
"""Minimum gain during the turn, by kind of goal."""
MOST_OF_A_KIND: Final[dict[GoalKind, int]] = {"topple": 2, "stop": 3, "gold": 2, "points": 2}
"""Maximum number of puzzles per game for one kind of goal and prestige; the default is 1."""
FEWEST_LINES: Final[dict[GoalKind, int]] = {"stop": 1}
"""Minimum number of actions in a plan, by kind of goal; the default is 2."""
NEAR: Final = 2.0
"""Maximum number of missing points at which a plan to topple Díaz is sought."""
FEWEST_ACTIONS: Final[dict[GoalKind, int]] = {"stop": 1}
"""Minimum number of actions left, by kind of goal; the default is 2."""
DEALS: Final = 2
"""Number of other deals in which a puzzle must have the same plan."""
MOST_WRONG: Final = 4
"""Maximum number of wrong plans stored with a puzzle."""


OWN_NODES: Final = 100_000
"""Maximum number of positions visited in a turn set up by a user."""
MOST_SHOWN: Final = 3
"""Maximum number of plans shown if there is more than one."""


def table_of(seed: int, waiting: bool = False) -> tuple[SeatWord, ...]:
    tables = WAITING if waiting else TABLES
    return tables[seed % len(tables)]


def puzzles_in(
    deck: Deck, seed: int, kinds: Collection[GoalKind] = KINDS, waiting: bool = False
) -> Iterator[Puzzle]:
    """Yield the puzzles of these ``kinds`` in the game with this seed.

    ``waiting``: players end their turn instead of buying a Topple.
    """
    plan = SimulationSetup(deck, table_of(seed, waiting))
    state = plan.begin(seed)
    turn, turns, found = None, 0, Counter[tuple[GoalKind, Prestige | None]]()
    solutions: set[tuple[str, ...]] = set()
    robots = plan.robots
    played = play_on(state, RandomPlayer.for_game(seed), robots=robots)
    steps: Iterator[object] = unhurried(state, robots) if waiting else played
    for _ in steps:
        if not isinstance(state.agenda[-1], ActionPhase):
            continue
        if state.turn is not turn:
            turn, turns, done = state.turn, turns + 1, False
        if turns > MOST_TURNS:
            return
        if done or not state.turn.actions:
            continue
        enough = [kind for kind in kinds if state.turn.actions >= FEWEST_ACTIONS.get(kind, 2)]
        for goal in goals_at(state, turns, enough):
            if found[goal.kind, goal.prestige] == MOST_OF_A_KIND.get(goal.kind, 1):
                continue
            name = f"{goal.kind}-{len(state.players)}-{seed}-{turns}"
            puzzle = puzzle_at(name, state, goal)
            if puzzle is not None and puzzle.solution not in solutions:
                found[goal.kind, goal.prestige] += 1
                solutions.add(puzzle.solution)
                done = True
                yield puzzle
                break


def unhurried(state: State, robots: Mapping[Seat, PlayerName]) -> Iterator[None]:
    """Continue a game step by step; end a turn instead of buying a Topple."""
    topples = state.cards.topples
    while (question := question_for(state, robots)) is not None:
        choice = question.answer()
        action = choice.action
        if isinstance(action, Buy) and state.market[action.slot] in topples:
            perform_unchecked(state, End())
        else:
            perform_choice(state, choice)
        yield


def goals_at(state: State, turn: int, kinds: Collection[GoalKind] = KINDS) -> Iterator[TurnGoal]:
    """Yield goals of the active player that may give a puzzle."""
    seat = state.turn.seat
    if any(number in state.cards.topples for number in state.market):
        if "topple" in kinds and _near(state, seat) and _seems_to_win(state, seat):
            yield TurnGoal("topple", seat)
        rival = state.clockwise(seat)[0]
        if "stop" in kinds and _threatens(state, rival, seat):
            yield TurnGoal("stop", seat, rival)
    few = state.turn.actions <= FEW_ACTIONS or len(legal_actions(state)) <= FEW_CHOICES
    if turn >= MEASURED_FROM and few:
        goals = [TurnGoal(kind, seat, prestige=each) for kind, each in MEASURED if kind in kinds]
        if goals:
            yield from _promising(state, goals)


def _promising(state: State, goals: Sequence[TurnGoal]) -> Iterator[TurnGoal]:
    """Yield the goals whose maximum only one plan seems to reach."""
    survey = Survey(goals, FullSearch(goals[0], MEASURED_NODES))
    try:
        mark = survey.look(state)
    except Unprovable:
        return
    for number, goal in enumerate(goals):
        most = survey.maximum(mark, number)
        if most >= goal.measure(state) + LEAST_GAIN[goal.kind]:
            with suppress(Unprovable):
                ways = survey.ways(mark, number, most)
                if len(ways) == 1 and _worth_finding(goal, next(iter(ways))):
                    yield goal


def _near(state: State, seat: Seat) -> bool:
    return min(seat_assets(state)[seat].missing) <= NEAR


def _seems_to_win(state: State, seat: Seat) -> bool:
    """Return whether a strong player would plan to topple Díaz in several actions."""
    evaluation = evaluation_of(SWIFT, state)
    answerer = Answerer(evaluation, Budget(SWIFT.nodes, ThinkingTime()))
    plan = TurnSearch(seat, SWIFT, answerer, Generator(0)).plans(state.copy())[0]
    return seat in plan.state.winners and len(plan.lines) > 1


def _threatens(state: State, rival: Seat, seat: Seat) -> bool:
    """Return whether the rival could win at once if this turn ended now."""
    if rival == seat:
        return False
    passed = state.copy()
    perform_unchecked(passed, End())
    begun = isinstance(passed.agenda[-1], ActionPhase) and passed.turn.seat == rival
    if not begun:
        return False
    try:
        return winning_purchase(passed, seat) is not None
    except Unprovable:
        return False


def puzzle_at(name: str, state: State, goal: TurnGoal) -> Puzzle | None:
    """Return the puzzle of a turn, perhaps with fewer actions, or None.

    It has exactly one plan, proved and worth finding, and at least one losing line.
    """
    nodes = MEASURED_NODES if goal.measured else NODES[goal.kind]
    try:
        if goal.measured:
            goal = evolve(goal, amount=most_of(goal, state, nodes))
        else:
            state = _with_one_way(state, goal, nodes)
        search = FullSearch(goal, nodes)
        ways = search.ways(state)
        if len(ways) != 1:
            return None
        (way,) = ways
        if not _worth_finding(goal, way) or not _holds_however_dealt(state, goal, ways, nodes):
            return None
        solution = _in_order(search, state, way)
        tempting = _tempting(search, state, solution)
    except Unprovable:
        return None
    if not tempting:
        return None
    return _puzzle_of(name, state, goal, solution, tempting)


def _puzzle_of(
    name: str,
    state: State,
    goal: TurnGoal,
    solution: tuple[str, ...],
    tempting: list["_Tempting"],
) -> Puzzle:
    """Return a puzzle; a line that looks worse than the solution does not count as tempting."""
    count = sum(1 for each in tempting if each.looks >= 0)
    position = state.copy()
    position.events = []
    wrong = tuple(each.lines for each in tempting[:MOST_WRONG])
    return Puzzle(name, goal, solution, wrong, count, position)


@frozen
class TurnProof:
    """Result of the full search of a turn set up by a user.

    ``puzzle`` is None unless there is exactly one plan. ``plans`` are at most MOST_SHOWN plans,
    shortest first. ``unprovable`` is why the search failed, or "".
    """

    puzzle: Puzzle | None
    plans: tuple[tuple[str, ...], ...] = ()
    hidden: bool = False
    """True if other hidden cards in hands and deck would give another plan."""
    unprovable: str = ""
    best: BestTry | None = None
    """Best try if there are no plans, or None."""


def proof_at(name: str, state: State, goal: TurnGoal, nodes: int = OWN_NODES) -> TurnProof:
    """Return the result of a full search for a goal."""
    try:
        if goal.measured:
            goal = evolve(goal, amount=most_of(goal, state, nodes))
        search = FullSearch(goal, nodes)
        ways = search.ways(state)
        plans = tuple(_in_order(search, state, way) for way in _shortest(ways)[:MOST_SHOWN])
        if len(ways) != 1 or () in ways:
            return TurnProof(None, plans, best=None if ways else best_try(goal, state, nodes))
        if not _holds_however_dealt(state, goal, ways, nodes):
            return TurnProof(None, plans, hidden=True)
        tempting = _tempting(search, state, plans[0])
    except Unprovable as error:
        return TurnProof(None, unprovable=str(error))
    return TurnProof(_puzzle_of(name, state, goal, plans[0], tempting), plans)


def _shortest(ways: Ways) -> list[Way]:
    return sorted(ways, key=lambda way: (len(way), way))


def _with_one_way(state: State, goal: TurnGoal, nodes: int) -> State:
    """Return the position with the most actions that leave exactly one way. Raises Unprovable."""
    found = None
    for actions in range(1, state.turn.actions + 1):
        fewer = state.copy()
        fewer.turn.actions = actions
        try:
            ways = FullSearch(goal, nodes).ways(fewer)
        except Unprovable:
            break
        if len(ways) > 1:
            break
        found = fewer if ways else None
    if found is None:
        raise Unprovable("no turn with one way")
    return found


def _holds_however_dealt(state: State, goal: TurnGoal, ways: Ways, nodes: int) -> bool:
    """Return whether the plan is the same in DEALS other deals."""
    for number in range(DEALS):
        other = dealt_otherwise(state, goal.seat, Generator(number))
        amount = most_of(goal, other, nodes) if goal.measured else 0
        if amount != goal.amount or FullSearch(goal, nodes).ways(other) != ways:
            return False
    return True


def dealt_otherwise(state: State, seat: Seat, generator: Generator) -> State:
    """Return a copy with the hidden cards shuffled among the other hands and the deck."""
    other = state.copy()
    can_be_held = figures_of(state.cards).in_hands
    hands = [player.hand for player in other.players.values() if player.seat != seat]
    hidden = [each for each in other.deck if each in can_be_held]
    hidden += [each for hand in hands for each in hand]
    generator.shuffle(hidden)
    other.deck = [hidden.pop() if each in can_be_held else each for each in other.deck]
    for hand in hands:
        hand[:] = [hidden.pop() for _ in hand]
    return other


def _worth_finding(goal: TurnGoal, way: Way) -> bool:
    if len(way) < FEWEST_LINES.get(goal.kind, 2):
        return False
    return goal.kind != "gold" or not all(isinstance(parse(line), Sell) for line in way)


def _in_order(search: FullSearch, state: State, way: Way) -> tuple[str, ...]:
    """Return the lines of a way in an order that reaches the goal."""
    if not way or search.goal.reached(state):
        return ()
    if seat_to_act(state) != search.goal.seat:
        return _in_order(search, search.after(state, legal_actions(state)[0]), way)
    for action in search.choices(state):
        line = line_words(state, action)
        if line in way:
            rest = list(way)
            rest.remove(line)
            child = search.after(state, action)
            if any(contains(rest, each) for each in search.ways(child)):
                return (write(action), *_in_order(search, child, tuple(rest)))
    raise Unprovable("no order")


@frozen
class _Tempting:
    """Lines that lose the goal, and by how much they look better than the solution."""

    lines: tuple[str, ...]
    looks: float


def _tempting(search: FullSearch, state: State, solution: tuple[str, ...]) -> list[_Tempting]:
    """Return the losing lines that look good, or else the one that looks best."""
    found: list[_Tempting] = []
    best: _Tempting | None = None
    for number, right in enumerate(solution):
        while seat_to_act(state) != search.goal.seat:
            state = search.after(state, legal_actions(state)[0])
        evaluation = evaluation_of(SWIFT, state)
        values: dict[str, float] = {}
        actions = {write(action): action for action in search.choices(state)}
        for line, action in actions.items():
            values[line] = _look(evaluation, search, state, action)
        for line in sorted(actions, key=lambda each: -values[each]):
            action, looks = actions[line], values[line] - values[right]
            worse = looks < 0 and best is not None and looks <= best.looks
            if worse or isinstance(action, End) or search.ways(search.after(state, action)):
                continue
            wrong = _Tempting((*solution[:number], line), looks)
            if looks >= 0:
                found.append(wrong)
            if best is None or looks > best.looks:
                best = wrong
        state = search.after(state, actions[right])
    if best is not None and best.looks < 0:
        found.append(best)
    return sorted(found, key=lambda each: -each.looks)


def _look(evaluation: Evaluation, search: FullSearch, state: State, action: Action) -> float:
    """Return the seat's estimated value of the position after an action."""
    child = search.after(state, action)
    answerer = Answerer(evaluation, Budget(200, ThinkingTime()))
    with suppress(OutOfPatience):
        answerer.settle(child)
    return evaluation.value(child, search.goal.seat)
