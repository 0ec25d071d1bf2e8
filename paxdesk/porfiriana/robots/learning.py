"""How the learned value is made: games of robots with it, what they tell, and a gate by matches.

A game is a row with all its lines, from which it is played again. Its seed alone says who sits
where and which turns a weaker level plays, so that positions come up that strong players avoid.
What is fitted to all games so far (``fitting.py``) plays against what there was before, every
deal from every seat, and takes its place only if it wins more than its share.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import Final

from attrs import evolve

from paxdesk.files.simulation_rows import ResultRow
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.inputs import EvaluationContext, Inputs, inputs_of
from paxdesk.porfiriana.robots.planner.learned import Net, NetWeights
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.search import Answerer, Budget
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.robots.simulation import (
    BROKEN_OFF,
    LINES,
    Seated,
    SeatWord,
    SimulationSetup,
    line_of,
    played_again,
    seat_robots,
)
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import State

WEAKER: Final[tuple[LevelName, ...]] = ("easy", "easy", "beginner")
STRAYS: Final = 0.1
"""The share of turns that one of the WEAKER plays."""
TABLES: Final = (2, 3, 2, 4, 2, 5, 2, 6, 3, 2)
"""How many play, by the last figure of the seed; where three do, one may be a Pax-o-matic."""
WITH_PAXOMATIC: Final = 8
MOST_TURNS: Final = 400
MIDDLES: Final = 0.3
"""The share of the positions within turns that are looked at."""
THUMB, LEARNED = "thumb", "learned"
"""By what they go who play."""


@frozen
class TrainingRun:
    """What is played: against Díaz or between players, with which value (None: hand-set rules).

    Where there is a ``rival``, its games are a match: at each deal ``weights`` sit once at each
    seat, all others play by the rival.
    """

    deck: Deck
    level: LevelName
    alone: bool = False
    weights: NetWeights | None = None
    rival: NetWeights | None = None
    match: bool = False

    def seats(self, seed: int) -> tuple[SeatWord, ...]:
        """Who sits where in the game of this seed."""
        if self.alone:
            return (self.level, "diaz")
        if self.match:
            return (self.level,) * 2
        last = seed % len(TABLES)
        others: tuple[SeatWord, ...] = (self.level,) * (TABLES[last] - 1)
        return ("paxomatic" if last == WITH_PAXOMATIC else self.level, *others)

    def words(self) -> ResultRow:
        """The columns that are the same in all rows."""
        what = "match" if self.match else "self-play"
        by = THUMB if self.weights is None else LEARNED
        words = f"{what} {self.level} {by} {self._values()}"
        return {"deck": self.deck.mark, "what": words}

    def _values(self) -> str:
        """What tells apart who plays."""
        return hashlib.sha256(repr((self.weights, self.rival)).encode()).hexdigest()[:12]

    def columns(self) -> list[str]:
        """The columns of its rows."""
        return ["seed", *self.words(), "seats", "winner", "how", "turns", "share", LINES]

    def play(self, seed: int) -> ResultRow:
        """Play the game of a seed. In a match, seeds 2n and 2n + 1 are one deal."""
        plan = SimulationSetup(self.deck, self.seats(seed))
        state = plan.begin(seed // 2 if self.match else seed)
        chance = random.Random(seed)
        first = 1 + seed % 2 if self.match and not self.alone else 0
        players = {
            seat: Seated(_planner(self, self.level, rival=bool(first) and seat != first))
            for seat, word in plan.by_seat.items()
            if word == self.level
        }
        everybody = seat_robots(plan.robots) | players
        now = everybody
        lines: list[str] = []
        turn, turns = None, 0
        while (seat := seat_to_act(state)) is not None and turns <= MOST_TURNS:
            if state.turn is not turn:
                turn, turns = state.turn, turns + 1
                now = everybody
                # Now and then a weaker one plays a turn, but never in a match.
                if not self.match and turn.seat in players and chance.random() < STRAYS:
                    now = {**everybody, turn.seat: Seated(_planner(self, chance.choice(WEAKER)))}
            taken = now[seat].next_step(state, seat, plan.robots)
            perform_unchecked(state, taken.action)
            lines.append(line_of(taken))
        share = state.share_won(first or 1) if self.match else 0.0
        return {
            "seed": seed,
            **self.words(),
            "seats": "+".join(plan.by_seat.values()),
            "winner": "+".join(map(seat_name, state.winners)),
            "how": state.ended_by or BROKEN_OFF,
            "turns": turns,
            "share": f"{share:g}",
            LINES: ";".join(lines),
        }


def _planner(lesson: TrainingRun, level: LevelName, rival: bool = False) -> Planner:
    weights = lesson.rival if rival else lesson.weights
    # Without a look at replies a game takes a third of the time.
    plays = evolve(LEVELS[level], nodes=min(LEVELS[level].nodes, SWIFT.nodes), replies=0)
    if weights is None:
        return Planner(evolve(plays, learned=False))
    return Planner(plays, _net(weights))


_nets: dict[int, Net] = {}


def _net(weights: NetWeights) -> Net:
    """The net of some weights, made once."""
    if id(weights) not in _nets:
        _nets[id(weights)] = Net(weights)
    return _nets[id(weights)]


# --- What a game tells ----------------------------------------------------------------------------


@frozen
class Sample:
    """A position of a game: what it was, in which turn, and who won in the end.

    ``begins`` says that a turn begins there, on the table; others are as plans meet them, with
    no deck. ``won`` is each seat's share of the victory, in seating order, Díaz's with them.
    ``learned`` says that a learned value played, not rules of thumb alone.
    """

    game: int
    turn: int
    begins: bool
    inputs: Inputs
    won: tuple[float, ...]
    learned: bool = False


def samples(row: ResultRow, deck: Deck) -> list[Sample]:
    """The positions of the game of a row: where turns begin, in the middle, and at their end.

    None of a game that has no end.
    """
    if row["how"] == BROKEN_OFF:
        return []
    seed = int(row["seed"])
    state = SimulationSetup.of_row(deck, row).begin(seed)
    chance = random.Random(seed)
    met: list[tuple[int, bool, Inputs]] = []
    turn, turns = None, 0
    for action in played_again(state, str(row[LINES])):
        if state.turn is not turn:
            turn, turns = state.turn, turns + 1
            if turn.seat != DIAZ:
                met.append((turns, True, inputs_of(state, EvaluationContext.of(state), turn.seat)))
        for planned, moves in _as_planned(state, action, chance):
            met.append((turns, False, inputs_of(planned, EvaluationContext.of(state), moves)))
    winners = state.winners or (DIAZ,)
    won = tuple((seat in winners) / len(winners) for seat in state.players)
    learned = LEARNED in str(row["what"]).split()
    return [Sample(seed, at, begins, inputs, won, learned) for at, begins, inputs in met]


def _as_planned(
    state: State, action: Action, chance: random.Random
) -> Iterator[tuple[State, Seat]]:
    """Where a line leads as a plan meets it, and who then moves; in the middle only sometimes."""
    if not isinstance(state.agenda[-1], ActionPhase) or state.turn.seat == DIAZ:
        return
    ends = isinstance(action, End)
    if not ends and chance.random() >= MIDDLES:
        return
    planned = state.copy()
    planned.deck = []
    perform_unchecked(planned, action)
    seat = state.turn.seat
    if ends:
        evaluation = EvaluationContext.of(state).evaluation
        Answerer(evaluation, Budget(1000, ThinkingTime())).settle(planned)
        if not planned.over:
            yield planned, planned.turn.seat
    elif not planned.over and isinstance(planned.agenda[-1], ActionPhase):
        yield planned, planned.clockwise(seat)[0]
