"""The learned value: a small net from the inputs of a position to a score for each seat.

A seat's score is a weighted sum of its own inputs and of some hidden units; each unit adds up the
seat's own inputs, the mean of the others' and the table's, and counts where that is more than
nothing. Chances of winning are in proportion to exp(score).

All weights are whole numbers, so that sums are the same on every machine. An input that reaches a
step adds that step's row of weights; the rows of a value are added up beforehand. A row is kept as
one long whole number with a lane of 32 bits for each weight, which Python adds in one go.
"""

from functools import cache
from pathlib import Path
from struct import Struct
from typing import Final

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.files.json_reading import read_json
from paxdesk.files.plain_data import strict_converter, structured
from paxdesk.language import say
from paxdesk.porfiriana.robots.planner.inputs import (
    MOST,
    SEAT_INPUTS,
    TABLE_INPUTS,
    Inputs,
    Steps,
)
from paxdesk.record_classes import define, frozen
from paxdesk.resources import assets_folder

UNIT_BITS: Final = 12
UNIT: Final = 1 << UNIT_BITS
"""A weight of one."""
LANE: Final = 32
NOTHING: Final = 1 << (LANE - 1)
"""What is added to a lane, that sums below nothing stay in it."""
MOST_BYTES: Final = 4_000_000


@frozen
class Weights:
    """The file of a net: ``made_by`` says how; all weights are in 1/UNIT.

    ``seats`` and ``table`` have a row for every step of every input in their order. A row of a
    seat holds its part of the score, then for each hidden unit that of its own inputs, then that
    of the others'; one of the table for each unit. ``bias`` and ``out`` are by unit. ``thumb`` is
    what a gold by rules of thumb adds to a score, by phase of the game.
    """

    made_by: str
    seats: dict[str, list[list[int]]]
    table: dict[str, list[list[int]]]
    bias: list[int]
    out: list[int]
    thumb: list[int]


@define(eq=False)
class Net:
    """A net ready to be asked."""

    weights: Weights
    _seats: list[list[int]] = field(init=False)
    _table: list[list[int]] = field(init=False)
    _bias: int = field(init=False)
    _row: Struct = field(init=False)
    _units: Struct = field(init=False)

    def __attrs_post_init__(self) -> None:
        units = len(self.weights.bias)
        self._row = Struct(f"<{1 + 2 * units}I")
        self._units = Struct(f"<{units}I")
        self._seats = _values(SEAT_INPUTS, self.weights.seats)
        self._table = _values(TABLE_INPUTS, self.weights.table)
        self._bias = _packed(self.weights.bias) + _packed([NOTHING] * units)

    def scores(self, inputs: Inputs) -> list[float]:
        """A score for each seat, in 1/UNIT."""
        weights = self.weights
        units = len(weights.bias)
        nothing = _packed([NOTHING] * (1 + 2 * units))
        row, values = self._row, self._seats
        size = row.size
        lanes = [
            row.unpack(
                (nothing + sum([each[at] for each, at in zip(values, seat, strict=True)])).to_bytes(
                    size, "little"
                )
            )
            for seat in inputs.seats
        ]
        total = sum(
            [each[at] for each, at in zip(self._table, inputs.table, strict=True)], self._bias
        )
        table = [
            each - 3 * NOTHING
            for each in self._units.unpack(total.to_bytes(self._units.size, "little"))
        ]
        others = len(lanes) - 1
        everybody = [sum(lane) for lane in zip(*(each[units + 1 :] for each in lanes), strict=True)]
        thumb = weights.thumb[inputs.phase]
        scores = []
        for each, worth in zip(lanes, inputs.worth, strict=True):
            hidden = [
                own + (every - mine) // others + known
                for own, mine, every, known in zip(
                    each[1 : units + 1], each[units + 1 :], everybody, table, strict=True
                )
            ]
            active = sum(
                [unit * out for unit, out in zip(hidden, weights.out, strict=True) if unit > 0]
            )
            scores.append(each[0] - NOTHING + (active >> UNIT_BITS) + thumb * worth)
        return scores


def _values(inputs: dict[str, Steps], rows: dict[str, list[list[int]]]) -> list[list[int]]:
    """For every input, by its value from 0 to MOST, the rows of the steps it has reached."""
    found = []
    for name, steps in inputs.items():
        packed = [_packed(row) for row in rows[name]]
        found.append(
            [
                sum(row for step, row in zip(steps, packed, strict=True) if value >= step)
                for value in range(MOST + 1)
            ]
        )
    return found


def _packed(row: list[int]) -> int:
    return sum(weight << (LANE * lane) for lane, weight in enumerate(row))


@cache
def net_for(solo: bool) -> Net:
    """The net that comes with the program, between players or alone against Díaz."""
    return read_net(assets_folder() / ("value-diaz.json" if solo else "value.json"))


def read_net(path: Path) -> Net:
    """Read a net. Raises PaxError where the file is of other inputs."""
    weights = structured(read_json(path, MOST_BYTES), Weights, strict_converter())
    for inputs, rows in ((SEAT_INPUTS, weights.seats), (TABLE_INPUTS, weights.table)):
        if {name: len(steps) for name, steps in inputs.items()} != {
            name: len(each) for name, each in rows.items()
        }:
            raise PaxError(say("{file} holds weights for other inputs.", file=path.name))
    return Net(weights)
