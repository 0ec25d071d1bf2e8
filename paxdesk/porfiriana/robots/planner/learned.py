"""Chances of winning by the learned value, and the planner's evaluation based on them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from math import exp, log
from operator import getitem, mul
from pathlib import Path
from struct import Struct
from typing import Final, TypeAlias

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.strict_json import read_json
from paxdesk.float_sum import float_sum
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import COOL, MOVING_ON, WON, Evaluation
from paxdesk.porfiriana.robots.planner.inputs import (
    PHASES,
    SEAT_INPUTS,
    SEAT_MEASURES,
    STEP,
    TABLE_INPUTS,
    TABLE_MEASURES,
    TABLE_PARTS,
    EvaluationContext,
    InputEncoding,
    Inputs,
    Measured,
    inputs_of,
)
from paxdesk.porfiriana.robots.planner.levels import RobotLevel, Temperament
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State
from paxdesk.resources import assets_folder

# A small net maps the inputs of a position to a score for each seat; chances of winning are
# proportional to exp(score). All weights are integers, so that sums are equal on all computers.
# Cached contributions are long integers with a lane of 32 bits for each weight, so that Python adds
# all lanes at once.

UNIT_BITS: Final = 18
UNIT: Final = 1 << UNIT_BITS
"""The weight 1.0 as an integer."""
LANE: Final = 32
NOTHING: Final = 1 << (LANE - 1)
"""Offset of each lane, so that negative sums borrow from no other lane."""
MOST_BYTES: Final = 4_000_000
WHOLE: Final = 80
"""Deck size above which the sharpness stays the same, about that of a deal for four."""
SHARPEST: Final = 4
"""Number of seats above which the sharpness stays the same."""
MOST_KEPT: Final = 2048
"""Maximum number of entries in each cache of sums."""
EVERY_INPUT: Final[tuple[Mapping[str, InputEncoding | Measured], ...]] = (
    {**SEAT_INPUTS, **SEAT_MEASURES},
    {**TABLE_INPUTS, **TABLE_MEASURES},
)
"""All inputs of a seat, and of the table, in file order."""
Rows: TypeAlias = list[list[int]]


@frozen
class NetWeights:
    """File format of a net; all weights are in 1/UNIT.

    ``seats`` and ``table`` have a row for every number that encodes an input. A row of a seat
    contains the weight for the score, then those of all hidden units for the seat itself, then for
    others. ``thumb`` is the score per gold of the rule-of-thumb value, by phase. ``sharp`` has the
    factors of the scores for displayed chances, by number of seats, for an empty deck and for WHOLE
    cards.
    """

    made_by: str
    seats: dict[str, Rows]
    table: dict[str, Rows]
    bias: list[int]
    out: list[int]
    thumb: list[int]
    sharp: Rows


class _Kept(dict[int, int]):
    __slots__ = ("made",)

    def __init__(self, made: Callable[[int], int]) -> None:
        self.made = made

    def __missing__(self, value: int) -> int:
        found = self[value] = self.made(value)
        return found


@frozen(eq=False)
class _Phase:
    parts: list[_Kept]
    others: list[_Kept]
    measures: list[int]
    table: list[_Kept]
    table_measures: list[int]


_Seat: TypeAlias = tuple[int, int, int]


@define(eq=False)
class Net:
    """Evaluator of a net, with cached sums of seats and of the table."""

    weights: NetWeights
    _phases: list[_Phase] = field(init=False)
    _bias: int = field(init=False)
    _lanes: int = field(init=False)
    _nothing: int = field(init=False)
    _units: Struct = field(init=False)
    _seat: Callable[..., _Seat] = field(init=False)
    _part: Callable[[int, tuple[int, ...]], int] = field(init=False)
    _table: Callable[[int, tuple[int, ...], tuple[int, ...]], int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        weights, units = self.weights, len(self.weights.bias)
        self._units = Struct(f"<{units}I")
        self._bias = _packed(weights.bias)
        self._lanes = _packed([NOTHING] * (1 + 2 * units))
        self._nothing = _packed([NOTHING] * units)
        self._seat = lru_cache(MOST_KEPT)(self._row)
        self._table = lru_cache(MOST_KEPT)(self._known)
        self._part = lru_cache(MOST_KEPT)(self._part_row)
        parts = len(TABLE_PARTS)
        self._phases = [
            _Phase(
                (kept := _kept(SEAT_INPUTS, weights.seats, phase))[:parts],
                kept[parts:],
                _measures(SEAT_MEASURES, weights.seats, phase),
                _kept(TABLE_INPUTS, weights.table, phase),
                _measures(TABLE_MEASURES, weights.table, phase),
            )
            for phase in range(PHASES)
        ]

    def scores(self, inputs: Inputs) -> list[float]:
        """Return the score of each seat, in 1/UNIT."""
        phase, out, units = inputs.phase, self.weights.out, self._units
        size, nothing = units.size, self._nothing
        seats = [
            self._seat(phase, part, other, tuple(measured))
            for part, other, measured in zip(
                inputs.parts, inputs.others, inputs.measures, strict=True
            )
        ]
        table = self._table(phase, tuple(inputs.table), tuple(inputs.table_measures))
        everybodys, rivals = sum([others for _, _, others in seats]), len(seats) - 1
        known = rivals * table + everybodys + nothing
        thumb = self.weights.thumb[phase]
        scores = []
        for (score, own, others), worth in zip(seats, inputs.worth, strict=True):
            # scaled by the number of rivals, so that their mean contribution needs no division
            hidden = rivals * own - others + known
            more = hidden & nothing  # lanes with a positive sum
            counts = hidden & (more - (more >> LANE - 1))
            active = sum(map(mul, units.unpack(counts.to_bytes(size, "little")), out))
            scores.append(score + (active // rivals >> UNIT_BITS) + thumb * worth)
        return scores

    def sharpness(self, deck: int, seats: int) -> float:
        """Return the factor for converting scores into chances."""
        none, whole = self.weights.sharp[min(seats, SHARPEST) - 2]
        return (none + (whole - none) * min(deck, WHOLE) / WHOLE) / UNIT

    def _part_row(self, phase: int, part: tuple[int, ...]) -> int:
        """Return the packed contributions of a seat's TABLE_PARTS."""
        # Half of the contributions are zero; adding them would copy all lanes each time.
        row: int = sum(filter(None, map(getitem, self._phases[phase].parts, part)), self._lanes)
        return row

    def _row(
        self, phase: int, part: tuple[int, ...], other: tuple[int, ...], measured: tuple[int, ...]
    ) -> _Seat:
        """Return a seat's contributions to its score, its own units and others' units.

        Those to units are packed.
        """
        weights = self._phases[phase]
        row = self._part(phase, part)
        row = sum(filter(None, map(getitem, weights.others, other)), row)
        row += sum(filter(None, map(mul, weights.measures, measured)))
        score = (row & (1 << LANE) - 1) - NOTHING
        row >>= LANE
        size, nothing = 8 * self._units.size, self._nothing
        return score, (row & (1 << size) - 1) - nothing, (row >> size) - nothing

    def _known(self, phase: int, told: tuple[int, ...], measured: tuple[int, ...]) -> int:
        """Return the contribution of the table's inputs to all units."""
        weights = self._phases[phase]
        row: int = sum(map(getitem, weights.table, told), self._bias)
        row += sum(map(mul, weights.table_measures, measured))
        return row


def _kept(
    inputs: Mapping[str, InputEncoding], weights: Mapping[str, Rows], phase: int
) -> list[_Kept]:
    def made(told: InputEncoding, rows: Rows) -> Callable[[int], int]:
        def row(value: int) -> int:
            sums = [0.0] * len(rows[0])
            for at, number in told.numbers(value, phase):
                sums = [each + number * weight for each, weight in zip(sums, rows[at], strict=True)]
            return _packed(map(round, sums))

        return row

    return [_Kept(made(told, weights[name])) for name, told in inputs.items()]


def _measures(inputs: Mapping[str, Measured], weights: Mapping[str, Rows], phase: int) -> list[int]:
    """Return the packed contribution of 1/STEP of each real-valued input."""
    found = []
    for name, measured in inputs.items():
        row, *phased = weights[name]
        if measured.phased:
            row = [sum(pair) for pair in zip(row, phased[phase], strict=True)]
        found.append(_packed(round(weight / STEP) for weight in row))
    return found


def _packed(row: Iterable[int]) -> int:
    return sum([weight << (LANE * lane) for lane, weight in enumerate(row)])


@cache
def net_for(solo: bool) -> Net:
    """Return the bundled net for games between players, or against Díaz (``solo``)."""
    return read_net(assets_folder() / ("value-diaz.json" if solo else "value.json"))


def read_net(path: Path) -> Net:
    """Read a net. Raises PaxError if the file has weights for other inputs."""
    weights = read_record_data(read_json(path, MOST_BYTES), NetWeights, strict_converter())
    for inputs, rows in zip(EVERY_INPUT, (weights.seats, weights.table), strict=True):
        if {name: each.rows for name, each in inputs.items()} != {
            name: len(each) for name, each in rows.items()
        }:
            raise PaxError(
                tr("{file} contains weights for a different set of inputs.", file=path.name)
            )
    return Net(weights)


PLACES: Final = {name: at for at, name in enumerate(SEAT_INPUTS)}
"""Index of each input among the inputs of a seat."""
EVEN: Final = 30.0
"""Value in gold of odds of winning of e (Euler's number) to 1."""
MOST: Final = 450.0
"""Largest value, in gold, of a game in progress."""
Chances: TypeAlias = dict[Seat, float]


@frozen
class WinChances:
    """Estimator of chances in positions that follow from one position of a game."""

    moment: EvaluationContext
    net: Net

    @classmethod
    def at(cls, state: State, allies: frozenset[Seat] = frozenset()) -> "WinChances":
        """Create the estimator for positions that follow from ``state``."""
        return cls(EvaluationContext.of(state, allies), net_for(state.solo == "diaz"))

    def chances(self, state: State) -> Chances:
        """Return each seat's chance of winning, including Díaz's."""
        if state.ended_by is not None:
            winners = state.winners or ((DIAZ,) if state.solo == "diaz" else ())
            share = 1 / max(1, len(winners))
            return {seat: share if seat in winners else 0.0 for seat in state.players}
        turn = state.turn
        begun = turn.actions < ACTIONS_A_TURN - turn.began_in_jail or turn.plays or turn.purchases
        moves = state.clockwise(turn.seat)[0] if begun else turn.seat
        scores = self.net.scores(inputs_of(state, self.moment, moves))
        most, sharp = max(scores), self.net.sharpness(self.moment.deck, len(scores)) / UNIT
        weights = [exp(sharp * (score - most)) for score in scores]
        total = float_sum(weights)
        return {seat: each / total for seat, each in zip(state.players, weights, strict=True)}


@define
class LearnedEvaluation(Evaluation):
    """Evaluation by the learned value instead of rules of thumb.

    The ``seat`` with a ``temperament`` gets a small bonus for its preferences.
    """

    odds: WinChances
    seat: Seat | None = None
    temperament: Temperament | None = None

    @classmethod
    def by(
        cls,
        net: Net,
        state: State,
        other: Evaluation,
        seat: Seat | None = None,
        temperament: Temperament | None = None,
    ) -> "LearnedEvaluation":
        """Return an evaluation by the learned value in place of ``other``."""
        odds = WinChances(EvaluationContext.of(state, other.allies), net)
        return cls.at(
            state,
            other.level,
            other.likes,
            other.allies,
            odds=odds,
            seat=seat,
            temperament=temperament,
        )

    def value(self, state: State, seat: Seat) -> float:
        """Return the seat's value of the position, as if its own turn ended."""
        if state.ended_by is not None:
            return WON / len(state.winners) if seat in state.winners else -WON
        moves = state.clockwise(seat)[0] if state.turn.seat == seat else state.turn.seat
        inputs = inputs_of(state, self.odds.moment, moves)
        scores = self.odds.net.scores(inputs)
        at = tuple(state.players).index(seat)
        own = scores.pop(at)
        value = EVEN * (own - _together(scores)) / UNIT
        if self.temperament is not None and seat == self.seat:
            value += _liked(self.temperament, inputs, at)
            value += self.temperament.helpers * self._helpers(state, seat)
        if state.turn.seat == seat and state.turn.purchases:
            value += MOVING_ON
        return max(-MOST, min(MOST, value))

    def _helpers(self, state: State, seat: Seat) -> int:
        """Return the number of the seat's partners without prestige on the side in use."""
        sides = self.figures.sides
        return sum(
            not sides[partner.number][partner.side].kinds
            for partner in state.partners.values()
            if partner.owner == seat
        )


def net_of(level: RobotLevel, state: State) -> Net | None:
    """Return the net of a level, or None if it uses rules of thumb."""
    return net_for(False) if level.learned and state.solo != "diaz" else None


def evaluation_of(level: RobotLevel, state: State) -> Evaluation:
    """Return the evaluation of a level: the learned value or rules of thumb."""
    reckoning, net = Evaluation.at(state, level, COOL), net_of(level, state)
    return reckoning if net is None else LearnedEvaluation.by(net, state, reckoning)


def _liked(temperament: Temperament, inputs: Inputs, at: int) -> float:
    """Return the bonus of a temperament for the seat with index ``at``, in gold."""
    own = inputs.seats[at]
    liked = float_sum(gold * own[PLACES[name]] for name, gold in temperament.likes.items())
    others = len(inputs.seats) - 1
    for name, gold in temperament.begrudges.items():
        place = PLACES[name]
        rest = sum(row[place] for row in inputs.seats) - own[place]
        liked -= gold * rest / others
    return liked


def _together(scores: list[float]) -> float:
    """Return the score of a player who would win as often as these together."""
    most = max(scores)
    return most + UNIT * log(float_sum(exp((score - most) / UNIT) for score in scores))
