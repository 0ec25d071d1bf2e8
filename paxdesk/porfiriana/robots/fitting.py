"""Fitting of the learned value's weights to games, with numpy.

Several nets are fitted to the winners and to a first net's estimates, then merged. Some games are
left out to measure the result.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from attrs import evolve, fields
from numpy.typing import NDArray

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.learning import TABLES, Sample
from paxdesk.porfiriana.robots.planner.inputs import (
    CARDS,
    PHASES,
    SEAT_INPUTS,
    SEAT_MEASURES,
    STEP,
    TABLE_INPUTS,
    TABLE_MEASURES,
    InputEncoding,
    Measured,
    NumberEncoder,
)
from paxdesk.porfiriana.robots.planner.learned import (
    EVERY_INPUT,
    SHARPEST,
    UNIT,
    WHOLE,
    NetWeights,
    Rows,
)
from paxdesk.porfiriana.rules.setup import MOST_SEATS

Floats: TypeAlias = NDArray[np.float32]
Wholes: TypeAlias = NDArray[np.int64]
Values: TypeAlias = NDArray[np.int16]
UNITS: Final = 32
"""Number of hidden units of each of the MEMBERS nets that are averaged."""
MEMBERS: Final = 3
FIRST_EPOCHS: Final = 4
EPOCHS: Final = 5
RATE: Final = 1.5e-3
DECAY: Final = 6e-3
BATCH: Final = 512
THUMB: Final = 60.0
"""Rule-of-thumb value, in gold, that equals about one unit of score."""
LATER: Final = 2
HELD_OUT: Final = 8
LEAST: Final = 1e-6
Parameters: TypeAlias = dict[str, Floats]


@frozen(eq=False)
class TrainingBatch:
    """Encoded positions of a batch.

    ``seats`` and ``table`` are the encoded inputs, ``there`` is 1 for existing seats, ``others``
    counts rivals, ``worth`` is the rule-of-thumb value in units of THUMB.
    """

    seats: Floats
    table: Floats
    there: Floats
    others: Floats
    worth: Floats
    phase: Wholes


@define(eq=False)
class Positions:
    """All samples as arrays: unencoded inputs, and shares of the victory."""

    seats: Values
    measures: Values
    table: Values
    table_measures: Values
    count: Wholes
    worth: Floats
    phase: Wholes
    won: Floats
    game: Wholes
    turn: Wholes
    begins: NDArray[np.bool_]
    learned: NDArray[np.bool_]

    @classmethod
    def of(cls, samples: Sequence[Sample]) -> "Positions":
        number = len(samples)
        seats = np.zeros((number, MOST_SEATS, len(SEAT_INPUTS)), np.int16)
        measures = np.zeros((number, MOST_SEATS, len(SEAT_MEASURES)), np.int16)
        worth = np.zeros((number, MOST_SEATS), np.float32)
        won = np.zeros((number, MOST_SEATS), np.float32)
        for at, sample in enumerate(samples):
            there = len(sample.won)
            seats[at, :there] = sample.inputs.seats
            measures[at, :there] = sample.inputs.measures
            worth[at, :there] = sample.inputs.worth
            won[at, :there] = sample.won
        return cls(
            seats,
            measures,
            np.array([sample.inputs.table for sample in samples], np.int16),
            np.array([sample.inputs.table_measures for sample in samples], np.int16),
            np.array([len(sample.won) for sample in samples]),
            worth / np.float32(THUMB),
            np.array([sample.inputs.phase for sample in samples]),
            won,
            np.array([sample.game for sample in samples]),
            np.array([sample.turn for sample in samples]),
            np.array([sample.begins for sample in samples]),
            np.array([sample.learned for sample in samples]),
        )

    def batch(self, at: Wholes) -> TrainingBatch:
        count = self.count[at]
        most = int(count.max())
        there = (np.arange(most)[None] < count[:, None]).astype(np.float32)
        phase = self.phase[at]
        told, measured = self.seats[at][:, :most], self.measures[at][:, :most]
        seats = _told(told, measured, phase, SEAT_INPUTS, SEAT_MEASURES) * there[:, :, None]
        return TrainingBatch(
            seats,
            _told(self.table[at], self.table_measures[at], phase, TABLE_INPUTS, TABLE_MEASURES),
            there,
            (count - 1).astype(np.float32)[:, None, None],
            self.worth[at][:, :most],
            phase,
        )


def _told(
    values: Values,
    measured: Values,
    phase: Wholes,
    inputs: Mapping[str, InputEncoding],
    measures: Mapping[str, Measured],
) -> Floats:
    """Return the values encoded as inputs, in the order of a net's file."""
    now = np.eye(PHASES, dtype=np.float32)[phase]
    now = now.reshape(len(phase), *(1,) * (values.ndim - 2), PHASES, 1)
    found = []

    def phased(numbers: Floats) -> None:
        found.append((now * numbers[..., None, :]).reshape(*numbers.shape[:-1], -1))

    for at, told in enumerate(inputs.values()):
        chosen, most = values[..., at], int(values[..., at].max())
        found.append(_table(told.always, most)[chosen])
        if told.by_phase(0):
            phased(_table(told.by_phase, most)[chosen])
    for at, each in enumerate(measures.values()):
        number = measured[..., at, None].astype(np.float32) / np.float32(STEP)
        found.append(number)
        if each.phased:
            phased(number)
    return np.concatenate(found, -1)


def _table(telling: NumberEncoder, most: int) -> Floats:
    return np.array([telling(value) for value in range(most + 1)], np.float32)


def rows_of(inputs: Mapping[str, InputEncoding | Measured]) -> int:
    return sum(each.rows for each in inputs.values())


def _begun(seed: int, units: int) -> Parameters:
    chance = np.random.default_rng(seed)
    (own, table), spread = map(rows_of, EVERY_INPUT), 0.5 * (2 / 60) ** 0.5
    found = {
        "score": np.zeros(own),
        "own": chance.normal(0, spread, (own, units)),
        "others": chance.normal(0, spread, (own, units)),
        "table": chance.normal(0, spread, (table, units)),
        "bias": np.zeros(units),
        "out": chance.normal(0, 0.3 / units**0.5, units),
        "thumb": np.full(PHASES, 0.9),
    }
    return {name: each.astype(np.float32) for name, each in found.items()}


def _chances(given: Parameters, batch: TrainingBatch) -> tuple[Floats, Floats]:
    """Return the winning chances by seat, and the activations of the hidden units."""
    units = len(given["bias"])
    number, most, width = batch.seats.shape
    rows = np.concatenate([given["own"], given["others"], given["score"][:, None]], 1)
    sums = (batch.seats.reshape(number * most, width) @ rows).reshape(number, most, -1)
    others = sums[:, :, units : 2 * units]
    mean = (others.sum(1, keepdims=True) - others) / batch.others
    hidden = sums[:, :, :units] + mean + (batch.table @ given["table"] + given["bias"])[:, None]
    active = np.maximum(hidden, 0)
    score = sums[:, :, 2 * units] + active @ given["out"]
    score += batch.worth * given["thumb"][batch.phase][:, None]
    score = np.where(batch.there > 0, score, -1e9)
    weights = np.exp(score - score.max(1, keepdims=True)) * batch.there
    return (weights / weights.sum(1, keepdims=True)).astype(np.float32), active


def _slopes(given: Parameters, batch: TrainingBatch, won: Floats) -> Parameters:
    """Return the gradient of the mean log loss for each parameter."""
    chances, active = _chances(given, batch)
    number, most, width = batch.seats.shape
    units = len(given["bias"])
    wrong = (chances - won) * batch.there / number
    hidden = wrong[:, :, None] * given["out"] * (active > 0)
    others = (hidden.sum(1, keepdims=True) - hidden) / batch.others
    back = np.concatenate([hidden, others, wrong[:, :, None]], 2).reshape(number * most, -1)
    rows = batch.seats.reshape(number * most, width).T @ back
    table = hidden.sum(1)
    thumb = np.bincount(batch.phase, (wrong * batch.worth).sum(1), PHASES).astype(np.float32)
    return {
        "score": rows[:, 2 * units],
        "own": rows[:, :units],
        "others": rows[:, units : 2 * units],
        "table": batch.table.T @ table,
        "bias": table.sum(0),
        "out": np.einsum("ns,nsh->h", wrong, active),
        "thumb": thumb,
    }


def _fitted(
    positions: Positions, at: Wholes, won: Floats, units: int, seed: int, epochs: int
) -> Parameters:
    given = _begun(seed, units)
    chance = np.random.default_rng(seed + 1)
    first = {name: np.zeros_like(each) for name, each in given.items()}
    second = {name: np.zeros_like(each) for name, each in given.items()}
    total = epochs * (len(at) // BATCH + 1)
    step = 0
    for _ in range(epochs):
        order = chance.permutation(len(at))
        for start in range(0, len(at), BATCH):
            chosen = at[order[start : start + BATCH]]
            batch = positions.batch(chosen)
            slopes = _slopes(given, batch, won[chosen][:, : batch.there.shape[1]])
            step += 1
            rate = RATE * (1 - step / total) + 1e-5
            for name, each in given.items():
                slope = slopes[name]
                if name not in ("bias", "thumb"):
                    slope = slope + DECAY * each
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope * slope
                mean = first[name] / (1 - 0.9**step)
                size = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                each -= (rate * mean / size).astype(np.float32)
    return given


def _foretold(given: Parameters, positions: Positions) -> Floats:
    found = np.zeros((len(positions.game), MOST_SEATS), np.float32)
    for start in range(0, len(found), 4096):
        at = np.arange(start, min(start + 4096, len(found)))
        chances, _ = _chances(given, positions.batch(at))
        found[at, : chances.shape[1]] = chances
    return found


def _later(positions: Positions, chances: Floats) -> Floats:
    """Return the chances LATER turns after each position, or the shares won."""
    key = positions.game * 1000 + positions.turn
    begins = {int(key[at]): at for at in np.flatnonzero(positions.begins)}
    found = positions.won.copy()
    for at, each in enumerate(key + LATER):
        later = begins.get(int(each))
        if later is not None:
            found[at] = chances[later]
    return found


def fitted(positions: Positions, made_by: str, units: int = UNITS, seed: int = 0) -> NetWeights:
    """Return the weights that best predict the winner; games with learned values count twice."""
    everything = np.arange(len(positions.game))
    everything = np.concatenate([everything, np.flatnonzero(positions.learned)])
    first = _fitted(positions, everything, positions.won, units, seed, FIRST_EPOCHS)
    won = (positions.won + _later(positions, _foretold(first, positions))) / np.float32(2)
    seeds = range(seed + 1, seed + 1 + MEMBERS)
    members = [_fitted(positions, everything, won, units, each, EPOCHS) for each in seeds]
    return _weights(_mean(members), made_by)


def _mean(members: Sequence[Parameters]) -> Parameters:
    """Return one net with the mean scores of several nets."""
    share = np.float32(1 / len(members))

    def beside(name: str) -> Floats:
        return np.concatenate([each[name] for each in members], -1)

    return {
        **{name: beside(name) for name in ("own", "others", "table", "bias")},
        **{name: np.mean([each[name] for each in members], 0) for name in ("score", "thumb")},
        "out": beside("out") * share,
    }


def _weights(given: Parameters, made_by: str) -> NetWeights:
    rows = np.concatenate([given["score"][:, None], given["own"], given["others"]], 1)
    seats, table = EVERY_INPUT
    return NetWeights(
        made_by,
        _by_input(seats, rows),
        _by_input(table, given["table"]),
        _whole(given["bias"]),
        _whole(given["out"]),
        _whole(given["thumb"] / np.float32(THUMB)),
        [[UNIT, UNIT]] * (SHARPEST - 1),
    )


def _whole(values: Floats) -> list[int]:
    return [int(value) for value in np.rint(values * UNIT)]


def _by_input(inputs: Mapping[str, InputEncoding | Measured], rows: Floats) -> dict[str, Rows]:
    found: dict[str, Rows] = {}
    start = 0
    for name, each in inputs.items():
        found[name] = [_whole(row) for row in rows[start : start + each.rows]]
        start += each.rows
    return found


def parameters_of(weights: NetWeights) -> Parameters:
    """Return the floating-point parameters of the weights in a file."""

    unit = np.float32(UNIT)

    def stacked(rows: Mapping[str, Rows]) -> Floats:
        return np.array([row for each in rows.values() for row in each], np.float32) / unit

    rows, units = stacked(weights.seats), len(weights.bias)
    return {
        "score": rows[:, 0],
        "own": rows[:, 1 : units + 1],
        "others": rows[:, units + 1 :],
        "table": stacked(weights.table),
        "bias": np.array(weights.bias, np.float32) / unit,
        "out": np.array(weights.out, np.float32) / unit,
        "thumb": np.array(weights.thumb, np.float32) / unit * np.float32(THUMB),
    }


def split(positions: Positions) -> tuple[Wholes, Wholes]:
    """Return the indices of the positions to fit, and of the turn beginnings to test."""
    # whole cycles of TABLES are left out, the same share of games for each number of seats
    left_out = positions.game // len(TABLES) % HELD_OUT == 0
    return np.flatnonzero(~left_out), np.flatnonzero(left_out & positions.begins)


def taken(positions: Positions, at: Wholes) -> Positions:
    return Positions(*(getattr(positions, each.name)[at] for each in fields(Positions)))


SHARP: Final = np.arange(0.3, 2.5, 0.1)
FEWEST: Final = 500
"""Minimum number of positions to fit a sharpness for one number of seats."""


def sharpened(weights: NetWeights, positions: Positions) -> NetWeights:
    """Return the weights with the best sharpness for these positions."""
    foretold = _foretold(parameters_of(weights), positions)
    sharp = []
    for seats in range(2, SHARPEST + 1):
        at = positions.count >= seats if seats == SHARPEST else positions.count == seats
        at = at if at.sum() >= FEWEST else np.ones_like(at)
        sharp.append(_sharpness(taken(positions, np.flatnonzero(at)), foretold[at]))
    return evolve(weights, sharp=sharp)


def _sharpness(positions: Positions, foretold: Floats) -> list[int]:
    """Return the factors of the scores with the least log loss, in 1/UNIT.

    The first is for an empty deck, the second for WHOLE cards.
    """
    there = np.arange(MOST_SEATS)[None] < positions.count[:, None]
    scores = np.where(there, np.log(np.maximum(foretold, LEAST)), -1e9)
    cards = positions.table_measures[:, list(TABLE_MEASURES).index(CARDS)] * (60 / STEP)
    deck = np.minimum(cards, WHOLE) / WHOLE
    best, least = (1.0, 1.0), np.inf
    for none, whole in product(SHARP, SHARP):
        told = scores * (none + (whole - none) * deck)[:, None]
        every = np.log(np.exp(told).sum(1))
        loss = float((every - (positions.won * np.where(there, told, 0)).sum(1)).mean())
        if loss < least:
            best, least = (none, whole), loss
    return [round(UNIT * each) for each in best]


def log_loss(positions: Positions, weights: NetWeights | None) -> Iterator[str]:
    """Yield lines of text with the log loss and the calibration by tenths.

    If ``weights`` is None, the rules of thumb alone are evaluated.
    """
    given = _thumb_alone(positions) if weights is None else parameters_of(weights)
    chances = _foretold(given, positions)
    losses = -(positions.won * np.log(np.maximum(chances, LEAST))).sum(1)
    _, which = np.unique(positions.game, return_inverse=True)
    games = np.bincount(which)
    even = np.bincount(which, np.log(positions.count)) / games
    loss = np.bincount(which, losses) / games
    name = "rules of thumb" if weights is None else "learned"
    yield f"{name}: log loss {loss.mean():.4f} (even odds {even.mean():.4f}), {len(games)} games"
    yield from _by_thirds(positions, losses)
    seats = np.arange(MOST_SEATS)[None] < positions.count[:, None]
    for tenth in range(10):
        at = seats & (chances >= tenth / 10) & (chances < (tenth + 1) / 10 + (tenth == 9))
        if at.any():
            said, came = 100 * chances[at].mean(), 100 * positions.won[at].mean()
            yield f"  said {said:.0f} %, won {came:.0f} % of {int(at.sum())}"


def _by_thirds(positions: Positions, losses: Floats) -> Iterator[str]:
    """Yield the log loss by thirds of a game, for each number of seats."""
    _, which = np.unique(positions.game, return_inverse=True)
    last = np.zeros(which.max() + 1, np.int64)
    np.maximum.at(last, which, positions.turn)
    third = np.minimum(3 * (positions.turn - 1) // last[which], 2)
    for seats in np.unique(positions.count):
        found = [losses[(positions.count == seats) & (third == each)] for each in range(3)]
        told = ", ".join(f"{each.mean():.3f}" for each in found if len(each))
        yield f"  {seats} seats, by thirds: {told} (even odds {np.log(seats):.3f})"


def _thumb_alone(positions: Positions) -> Parameters:
    given = {name: np.zeros_like(each) for name, each in _begun(0, 1).items()}
    grid = np.exp(np.linspace(np.log(0.1), np.log(5.0), 40)).astype(np.float32)
    every = np.arange(len(positions.game))
    losses = np.zeros((len(grid), PHASES))
    for at, number in enumerate(grid):
        given["thumb"][:] = number
        chances = np.zeros_like(positions.won)
        for start in range(0, len(every), 4096):
            some = every[start : start + 4096]
            found, _ = _chances(given, positions.batch(some))
            chances[some, : found.shape[1]] = found
        loss = -(positions.won * np.log(np.maximum(chances, LEAST))).sum(1)
        losses[at] = np.bincount(positions.phase, loss, PHASES)
    given["thumb"] = grid[losses.argmin(0)]
    return given
