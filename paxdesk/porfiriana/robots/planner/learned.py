"""Chances of winning as the learned value has them, and the planner's evaluation made of them."""

from math import exp, log
from typing import Final, TypeAlias

from paxdesk.porfiriana.robots.planner.evaluation import COOL, MOVING_ON, WON, Evaluation
from paxdesk.porfiriana.robots.planner.inputs import Moment, inputs_of
from paxdesk.porfiriana.robots.planner.levels import Level
from paxdesk.porfiriana.robots.planner.net import UNIT, Net, net_for
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State
from paxdesk.record_classes import define, frozen

EVEN: Final = 30.0
"""What e times the chance of all others is worth to an evaluation."""
MOST: Final = 450.0
"""What a game that is not over is worth at most."""
Chances: TypeAlias = dict[Seat, float]


@frozen
class Odds:
    """Everybody's chances in positions of one game from one moment on."""

    moment: Moment
    net: Net

    @classmethod
    def at(cls, state: State, allies: frozenset[Seat] = frozenset()) -> "Odds":
        """By the net that comes with the program; ``allies`` leave each other a win."""
        return cls(Moment.of(state, allies), net_for(state.solo == "diaz"))

    def chances(self, state: State) -> Chances:
        """Everybody's chance of winning, Díaz's with them, as if a turn under way ended here."""
        if state.ended_by is not None:
            winners = state.winners or ((DIAZ,) if state.solo == "diaz" else ())
            share = 1 / max(1, len(winners))
            return {seat: share if seat in winners else 0.0 for seat in state.players}
        turn = state.turn
        begun = turn.actions < ACTIONS_A_TURN - turn.began_in_jail or turn.plays or turn.purchases
        moves = state.clockwise(turn.seat)[0] if begun else turn.seat
        scores = self.net.scores(inputs_of(state, self.moment, moves))
        most, sharp = max(scores), self.net.sharpness(self.moment.deck) / UNIT
        weights = [exp(sharp * (score - most)) for score in scores]
        total = sum(weights)
        return {seat: each / total for seat, each in zip(state.players, weights, strict=True)}


@define
class LearnedEvaluation(Evaluation):
    """An evaluation that goes by the learned value instead of its own reckoning."""

    odds: Odds

    @classmethod
    def by(cls, net: Net, state: State, other: Evaluation) -> "LearnedEvaluation":
        """In the place of another evaluation of the position."""
        odds = Odds(Moment.of(state, other.allies), net)
        return cls(
            other.figures,
            other.level,
            other.weights,
            other.rounds,
            other.likes,
            other.allies,
            odds=odds,
        )

    def value(self, state: State, seat: Seat) -> float:
        """What the position is worth to the seat; in its own turn, if it ended here."""
        if state.ended_by is not None:
            return WON / len(state.winners) if seat in state.winners else -WON
        moves = state.clockwise(seat)[0] if state.turn.seat == seat else state.turn.seat
        scores = self.odds.net.scores(inputs_of(state, self.odds.moment, moves))
        own = scores.pop(tuple(state.players).index(seat))
        value = EVEN * (own - _together(scores)) / UNIT
        if state.turn.seat == seat and state.turn.purchases:
            value += MOVING_ON
        return max(-MOST, min(MOST, value))


def evaluation_of(
    level: Level,
    state: State,
    liked: tuple[float, ...] = COOL,
    allies: frozenset[Seat] = frozenset(),
) -> Evaluation:
    """By what a level plans: the learned value, or rules of thumb where it goes by those.

    Alone against Díaz all go by rules of thumb.
    """
    reckoning = Evaluation.at(state, level, liked, allies)
    if not level.learned or state.solo == "diaz":
        return reckoning
    return LearnedEvaluation.by(net_for(False), state, reckoning)


def _together(scores: list[float]) -> float:
    """The score of one who would win as often as all of these together."""
    most = max(scores)
    return most + UNIT * log(sum(exp((score - most) / UNIT) for score in scores))
