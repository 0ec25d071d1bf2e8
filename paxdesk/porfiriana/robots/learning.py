"""Training of the learned value: self-play games, samples, and matches."""

import hashlib
import random
from collections.abc import Iterator
from typing import Final

from attrs import evolve

from paxdesk.files.simulation_rows import ResultRow
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots import simulation
from paxdesk.porfiriana.robots.planner.inputs import EvaluationContext, Inputs, inputs_of
from paxdesk.porfiriana.robots.planner.learned import Net, NetWeights
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, LevelName
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.search import Answerer, Budget
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import State

WEAKER: Final[tuple[LevelName, ...]] = ("easy", "easy", "beginner")
STRAYS: Final = 0.1
"""Chance that one of the WEAKER levels plays a turn."""
TABLES: Final = (2, 3, 2, 4, 3, 5, 2, 6, 3, 4)
"""Number of players by the last digit of the seed."""
WITH_PAXOMATIC: Final = 8
MOST_TURNS: Final = 400
MIDDLES: Final = 0.3
"""Share of the positions in the middle of turns that are sampled."""
THUMB, LEARNED = "thumb", "learned"


@frozen
class TrainingRun:
    """Set-up of training games.

    Without ``weights``, players use rules of thumb. In a ``match`` the ``rival`` weights play as
    well.
    """

    deck: Deck
    level: LevelName
    alone: bool = False
    weights: NetWeights | None = None
    rival: NetWeights | None = None
    match: bool = False

    def seats(self, seed: int) -> tuple[simulation.SeatWord, ...]:
        """Return the player of each seat in the game of this seed."""
        if self.alone:
            return (self.level, "diaz")
        if self.match:
            return (self.level,) * 2
        last = seed % len(TABLES)
        others: tuple[simulation.SeatWord, ...] = (self.level,) * (TABLES[last] - 1)
        return ("paxomatic" if last == WITH_PAXOMATIC else self.level, *others)

    def words(self) -> ResultRow:
        what = "match" if self.match else "self-play"
        by = THUMB if self.weights is None else LEARNED
        words = f"{what} {self.level} {by} {self._values()}"
        return {"deck": self.deck.mark, "what": words}

    def _values(self) -> str:
        """Return a digest of the weights of both sides."""
        return hashlib.sha256(repr((self.weights, self.rival)).encode()).hexdigest()[:12]

    def columns(self) -> list[str]:
        return ["seed", *self.words(), "seats", "winner", "how", "turns", "share", simulation.LINES]

    def play(self, seed: int) -> ResultRow:
        """Play the game of a seed and return its result row.

        In a match, seeds 2n and 2n + 1 have the same deal.
        """
        plan = simulation.SimulationSetup(self.deck, self.seats(seed))
        state = plan.begin(seed // 2 if self.match else seed)
        chance = random.Random(seed)
        first = 1 + seed % 2 if self.match and not self.alone else 0
        players = {
            seat: simulation.Seated(_planner(self, self.level, rival=bool(first) and seat != first))
            for seat, word in plan.by_seat.items()
            if word == self.level
        }
        everybody = simulation.seat_robots(plan.robots) | players
        now = everybody
        lines: list[str] = []
        turn, turns = None, 0
        while (seat := seat_to_act(state)) is not None and turns <= MOST_TURNS:
            if state.turn is not turn:
                turn, turns = state.turn, turns + 1
                now = everybody
                # A weaker level plays occasional turns, except in matches.
                if not self.match and turn.seat in players and chance.random() < STRAYS:
                    now = {
                        **everybody,
                        turn.seat: simulation.Seated(_planner(self, chance.choice(WEAKER))),
                    }
            taken = now[seat].next_step(state, seat, plan.robots)
            perform_unchecked(state, taken.action)
            lines.append(simulation.line_of(taken))
        share = state.share_won(first or 1) if self.match else 0.0
        return {
            "seed": seed,
            **self.words(),
            "seats": "+".join(plan.by_seat.values()),
            "winner": "+".join(map(seat_name, state.winners)),
            "how": state.ended_by or simulation.BROKEN_OFF,
            "turns": turns,
            "share": f"{share:g}",
            simulation.LINES: ";".join(lines),
        }


def _planner(lesson: TrainingRun, level: LevelName, rival: bool = False) -> Planner:
    weights = lesson.rival if rival else lesson.weights
    # Replies are left out to save time.
    plays = evolve(
        LEVELS[level], nodes=min(LEVELS[level].nodes, SWIFT.nodes), replies=0, ahead=0, guards=False
    )
    if weights is None:
        return Planner(evolve(plays, learned=False))
    return Planner(plays, _net(weights))


_nets: dict[int, Net] = {}


def _net(weights: NetWeights) -> Net:
    if id(weights) not in _nets:
        _nets[id(weights)] = Net(weights)
    return _nets[id(weights)]


@frozen
class Sample:
    """Position of a game, and each seat's share of the victory.

    ``begins``: a turn begins; other positions have no deck, as in plans. ``won``
    includes Díaz's share. ``learned``: the players used a learned value.
    """

    game: int
    turn: int
    begins: bool
    inputs: Inputs
    won: tuple[float, ...]
    learned: bool = False


def samples(row: ResultRow, deck: Deck) -> list[Sample]:
    """Return samples from the game of a result row; [] if the game was broken off."""
    if row["how"] == simulation.BROKEN_OFF:
        return []
    seed = int(row["seed"])
    state = simulation.SimulationSetup.of_row(deck, row).begin(seed)
    chance = random.Random(seed)
    met: list[tuple[int, bool, Inputs]] = []
    turn, turns = None, 0
    for action in simulation.played_again(state, str(row[simulation.LINES])):
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
    """Yield the position after ``action`` as in a plan, with the seat to move, if sampled."""
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
