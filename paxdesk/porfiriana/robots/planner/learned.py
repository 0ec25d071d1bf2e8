"""Chances of winning as the learned value has them, and the planner's evaluation made of them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from math import exp, log
from operator import getitem, mul
from pathlib import Path
from struct import Struct
from typing import Final, TypeAlias, TypeVar

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

# --- The learned value ----------------------------------------------------------------------------
# A small net from the inputs of a position to a score for each seat.
#
# A seat's score is a weighted sum of its own inputs and of some hidden units; each unit adds up the
# seat's own inputs, the mean of the others' and the table's, and counts where that is more than
# nothing. Chances of winning are in proportion to exp(score).
#
# All weights are whole numbers, so that sums are the same on every machine. What an input adds for
# a value in a phase of the game is worked out when it is first met, and kept as one long whole
# number with a lane of 32 bits for each weight, which Python adds in one go.

UNIT_BITS: Final = 18
UNIT: Final = 1 << UNIT_BITS
"""A weight of one."""
LANE: Final = 32
NOTHING: Final = 1 << (LANE - 1)
"""What is added to a lane, that sums below nothing stay in it."""
MOST_BYTES: Final = 4_000_000
WHOLE: Final = 80
"""Cards of the deck when four begin to play, about; more count as so many."""
SHARPEST: Final = 4
"""The number of seats from which chances are equally sharp."""
MOST_KEPT: Final = 2048
"""Seats and tables whose sums are kept; each takes about 2 kB."""
EVERY_INPUT: Final[tuple[Mapping[str, InputEncoding | Measured], ...]] = (
    {**SEAT_INPUTS, **SEAT_MEASURES},
    {**TABLE_INPUTS, **TABLE_MEASURES},
)
"""What is told and measured of a seat, and of the table, in the order of a file."""
Rows: TypeAlias = list[list[int]]


@frozen
class NetWeights:
    """The file of a net: ``made_by`` says how; all weights are in 1/UNIT.

    ``seats`` and ``table`` have a row for every number as which an input is told, those of its
    phases after the others. A row of a seat holds its part of the score, then for each hidden
    unit that of its own inputs, then that of the others'; one of the table for each unit.
    ``bias`` and ``out`` are by unit. ``thumb`` is what a gold by rules of thumb adds to a score,
    by phase of the game. Where chances are told, scores count ``sharp`` times as much, with no
    card left in the deck and with WHOLE of them, in a row for each number of seats from 2 to
    SHARPEST; plans are made without that.
    """

    made_by: str
    seats: dict[str, Rows]
    table: dict[str, Rows]
    bias: list[int]
    out: list[int]
    thumb: list[int]
    sharp: Rows


class _Kept(dict[int, int]):
    """What an input adds by its value, worked out once for each."""

    __slots__ = ("made",)

    def __init__(self, made: Callable[[int], int]) -> None:
        self.made = made

    def __missing__(self, value: int) -> int:
        found = self[value] = self.made(value)
        return found


@frozen(eq=False)
class _Phase:
    """A net in one phase of the game."""

    seats: list[_Kept]
    measures: list[int]
    table: list[_Kept]
    table_measures: list[int]


_Seat: TypeAlias = tuple[int, int, int]
T = TypeVar("T")
_Asked: TypeAlias = Callable[[int, tuple[int, ...], tuple[int, ...]], T]


@define(eq=False)
class Net:
    """A net ready to be asked.

    Most positions of a plan differ in one seat: what others and the table come to is kept.
    """

    weights: NetWeights
    _phases: list[_Phase] = field(init=False)
    _bias: int = field(init=False)
    _lanes: int = field(init=False)
    _nothing: int = field(init=False)
    _units: Struct = field(init=False)
    _seat: _Asked[_Seat] = field(init=False)
    _table: _Asked[int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        weights, units = self.weights, len(self.weights.bias)
        self._units = Struct(f"<{units}I")
        self._bias = _packed(weights.bias)
        self._lanes = _packed([NOTHING] * (1 + 2 * units))
        self._nothing = _packed([NOTHING] * units)
        self._seat = lru_cache(MOST_KEPT)(self._row)
        self._table = lru_cache(MOST_KEPT)(self._known)
        self._phases = [
            _Phase(
                _kept(SEAT_INPUTS, weights.seats, phase),
                _measures(SEAT_MEASURES, weights.seats, phase),
                _kept(TABLE_INPUTS, weights.table, phase),
                _measures(TABLE_MEASURES, weights.table, phase),
            )
            for phase in range(PHASES)
        ]

    def scores(self, inputs: Inputs) -> list[float]:
        """A score for each seat, in 1/UNIT."""
        phase, out, units = inputs.phase, self.weights.out, self._units
        size, nothing = units.size, self._nothing
        seats = [
            self._seat(phase, tuple(told), tuple(measured))
            for told, measured in zip(inputs.seats, inputs.measures, strict=True)
        ]
        table = self._table(phase, tuple(inputs.table), tuple(inputs.table_measures))
        everybodys, rivals = sum([others for _, _, others in seats]), len(seats) - 1
        known = rivals * table + everybodys + nothing
        thumb = self.weights.thumb[phase]
        scores = []
        for (score, own, others), worth in zip(seats, inputs.worth, strict=True):
            # As many times as there are others: the mean of theirs is then whole.
            hidden = rivals * own - others + known
            more = hidden & nothing  # the lanes above nothing, the only ones that count
            counts = hidden & (more - (more >> LANE - 1))
            active = sum(map(mul, units.unpack(counts.to_bytes(size, "little")), out))
            scores.append(score + (active // rivals >> UNIT_BITS) + thumb * worth)
        return scores

    def sharpness(self, deck: int, seats: int) -> float:
        """How many times as much scores count in chances with so many cards left in the deck."""
        none, whole = self.weights.sharp[min(seats, SHARPEST) - 2]
        return (none + (whole - none) * min(deck, WHOLE) / WHOLE) / UNIT

    def _row(self, phase: int, told: tuple[int, ...], measured: tuple[int, ...]) -> _Seat:
        """What a seat's inputs come to: its part of the score, its own units, the others'."""
        weights = self._phases[phase]
        # Half of the parts are nothing; adding that would copy all lanes each time.
        row: int = sum(filter(None, map(getitem, weights.seats, told)), self._lanes)
        row += sum(filter(None, map(mul, weights.measures, measured)))
        score = (row & (1 << LANE) - 1) - NOTHING
        row >>= LANE
        size, nothing = 8 * self._units.size, self._nothing
        return score, (row & (1 << size) - 1) - nothing, (row >> size) - nothing

    def _known(self, phase: int, told: tuple[int, ...], measured: tuple[int, ...]) -> int:
        """What the table's inputs come to in all units."""
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
    """What a STEP of each measured number adds."""
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
    """The net that comes with the program, between players or alone against Díaz."""
    return read_net(assets_folder() / ("value-diaz.json" if solo else "value.json"))


def read_net(path: Path) -> Net:
    """Read a net. Raises PaxError where the file is of other inputs."""
    weights = read_record_data(read_json(path, MOST_BYTES), NetWeights, strict_converter())
    for inputs, rows in zip(EVERY_INPUT, (weights.seats, weights.table), strict=True):
        if {name: each.rows for name, each in inputs.items()} != {
            name: len(each) for name, each in rows.items()
        }:
            raise PaxError(
                tr("{file} contains weights for a different set of inputs.", file=path.name)
            )
    return Net(weights)


# --- Learned --------------------------------------------------------------------------------------

PLACES: Final = {name: at for at, name in enumerate(SEAT_INPUTS)}
"""Where each input stands in those of a seat."""
EVEN: Final = 30.0
"""What e times the chance of all others is worth to an evaluation."""
MOST: Final = 450.0
"""What a game that is not over is worth at most."""
Chances: TypeAlias = dict[Seat, float]


@frozen
class WinChances:
    """Everybody's chances in positions of one game from one moment on."""

    moment: EvaluationContext
    net: Net

    @classmethod
    def at(cls, state: State, allies: frozenset[Seat] = frozenset()) -> "WinChances":
        """By the net that comes with the program; ``allies`` leave each other a win."""
        return cls(EvaluationContext.of(state, allies), net_for(state.solo == "diaz"))

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
        most, sharp = max(scores), self.net.sharpness(self.moment.deck, len(scores)) / UNIT
        weights = [exp(sharp * (score - most)) for score in scores]
        total = float_sum(weights)
        return {seat: each / total for seat, each in zip(state.players, weights, strict=True)}


@define
class LearnedEvaluation(Evaluation):
    """An evaluation that goes by the learned value instead of its own reckoning.

    A ``seat`` of some ``temperament`` likes a little more what that says.
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
        """In the place of another evaluation of the position."""
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
        """What the position is worth to the seat; in its own turn, if it ended here."""
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
        """How many partners of the seat's own have no prestige on the side that is up."""
        sides = self.figures.sides
        return sum(
            sides[partner.number][partner.side].kind is None
            for partner in state.partners.values()
            if partner.owner == seat
        )


def net_of(level: RobotLevel, state: State) -> Net | None:
    """The learned value that a level goes by; None where it goes by rules of thumb.

    Alone against Díaz all go by rules of thumb.
    """
    return net_for(False) if level.learned and state.solo != "diaz" else None


def evaluation_of(level: RobotLevel, state: State) -> Evaluation:
    """By what a level plans: the learned value, or rules of thumb where it goes by those."""
    reckoning, net = Evaluation.at(state, level, COOL), net_of(level, state)
    return reckoning if net is None else LearnedEvaluation.by(net, state, reckoning)


def _liked(temperament: Temperament, inputs: Inputs, at: int) -> float:
    """What one of some temperament likes of a position besides, in gold; ``at`` is its place."""
    own = inputs.seats[at]
    liked = float_sum(gold * own[PLACES[name]] for name, gold in temperament.likes.items())
    others = len(inputs.seats) - 1
    for name, gold in temperament.begrudges.items():
        place = PLACES[name]
        rest = sum(row[place] for row in inputs.seats) - own[place]
        liked -= gold * rest / others
    return liked


def _together(scores: list[float]) -> float:
    """The score of one who would win as often as all of these together."""
    most = max(scores)
    return most + UNIT * log(float_sum(exp((score - most) / UNIT) for score in scores))
