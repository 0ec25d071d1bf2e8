"""Input features of the learned evaluation, from one seat's information."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from math import comb, sqrt
from typing import Final, TypeAlias

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.evaluation import COOL, KINDS, Evaluation, slump_of
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.standing import Figures, figures_of, seat_assets
from paxdesk.porfiriana.robots.planner.topple_odds import (
    LIKELY,
    surprise_topple_chance,
    topple_chances,
)
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, CardNumber, Seat, price_column
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.fact_cache import cached_by_table
from paxdesk.porfiriana.rules.facts import topples_resolved
from paxdesk.porfiriana.rules.headlines import mood_of
from paxdesk.porfiriana.rules.setup import stacks_of
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State

# --- Length of the game, and chances of the next cards of the deck --------------------------------

ROUNDS: Final = (1.0, 2.0, 4.0, 8.0)
"""Bounds between the phases of the game, in rounds left, the last phase first."""
PHASES: Final = len(ROUNDS) + 1


def topple_chance(state: State, cards: int) -> float:
    """Return the exact chance of a Topple among the next ``cards`` of the deck."""
    none, drawn = 1.0, min(cards, len(state.deck))
    for here, hidden in stacks_left(state):
        taken = min(drawn, here)
        if hidden and taken:
            none *= comb(here - hidden, taken) / comb(here, taken)
        drawn -= taken
    return 1 - none


def stacks_left(state: State) -> list[tuple[int, int]]:
    """Return the size and the number of Topples of each stack left."""
    below, seen = len(state.deck), state.topples_seen
    stacks = stacks_of(len(state.players), state.options, len(state.cards.topples))
    before = sum(stack.topples for stack in stacks)
    left: list[tuple[int, int]] = []
    for index, stack in reversed([*enumerate(stacks)]):
        before -= stack.topples
        here = min(stack.cards + stack.topples, below) if index else below
        left.append((here, min(here, stack.topples, max(0, before + stack.topples - seen))))
        below -= here
    return left[::-1]


# --- Inputs by name, and their encodings as numbers -----------------------------------------------

Numbers: TypeAlias = tuple[float, ...]
NumberEncoder: TypeAlias = Callable[[int], Numbers]


def _nothing(value: int) -> Numbers:
    return ()


@frozen
class InputEncoding:
    """Encoding of a whole number as several numbers; those ``by_phase`` are separate by phase."""

    always: NumberEncoder
    by_phase: NumberEncoder = _nothing

    @property
    def rows(self) -> int:
        """Number of weight rows for the encoding, including those for all phases."""
        return len(self.always(0)) + PHASES * len(self.by_phase(0))

    def numbers(self, value: int, phase: int) -> Iterator[tuple[int, float]]:
        """Yield the index and value of each non-zero number of the encoding."""
        always, phased = self.always(value), self.by_phase(value)
        first = len(always) + phase * len(phased)
        for at, number in (*enumerate(always), *enumerate(phased, first)):
            if number:
                yield at, number


@frozen
class Measured:
    """Real-valued input in units of 1/STEP; if ``phased``, also encoded separately by phase."""

    phased: bool = False

    @property
    def rows(self) -> int:
        return 1 + PHASES * self.phased


STEP: Final = 256
"""Resolution of real-valued inputs, which are stored as multiples of 1/STEP."""


def _part_of(whole: int) -> InputEncoding:
    return InputEncoding(lambda value: (value / whole,))


def _from(value: int, steps: Iterable[int]) -> Numbers:
    return tuple(float(value >= step) for step in steps)


def _up_to(value: float, steps: Iterable[int]) -> Numbers:
    return tuple(float(value <= step) for step in steps)


MOST_GOLD: Final = 200
"""Maximum amount of gold as an input."""
GOLD: Final = (1, 2, 4, 8, 12, 16, 24, 32, 48)
SPARE: Final = 10
LACKED: Final = 20
"""Maximum number of missing points as an input."""


def _gold(gold: int) -> Numbers:
    return (gold / 20, sqrt(gold) / 4, *_from(gold, GOLD))


def _hand(cards: int) -> Numbers:
    return (cards / 5, *_from(cards, (1, 3, 5)))


def _points(halves: int) -> float:
    return halves / 2 - SPARE


def _missing(halves: int) -> Numbers:
    points = _points(halves)
    return (max(-3.0, min(5.0, points)) / 4, *_up_to(points, range(4)))


def _missing_now(halves: int) -> Numbers:
    return (*_up_to(_points(halves), (-1,)), *_missing(halves))


BY_KIND: Final = tuple(prestige.capitalize() for prestige in PRESTIGES)
YES: Final = _part_of(1)
ROUND: Final = 60
"""Length of a round as an input, divisible by any number of other seats (1 to 5)."""
TABLE_PARTS: Final[dict[str, InputEncoding]] = {
    "income": InputEncoding(lambda gold: (gold / 8,), lambda gold: (gold / 8,)),
    "income asleep": _part_of(4),
    "jailed": YES,
    "cards in play": _part_of(10),
    **{f"points of {kind}": _part_of(4) for kind in BY_KIND},
    **{f"points of {kind} asleep": _part_of(2) for kind in BY_KIND},
    **{f"missing of {kind}": InputEncoding(_missing) for kind in BY_KIND},
    "missing now": InputEncoding(_missing_now, lambda halves: _up_to(_points(halves), (0,))),
    "missing of another kind": InputEncoding(_missing),
    **{f"frauds of {kind}": _part_of(2) for kind in BY_KIND},
    "causes": _part_of(3),
    "army": _part_of(3),
    "guards": _part_of(3),
    "enterprises": _part_of(6),
    "partners": _part_of(6),
    "income of own enterprises": _part_of(10),
}
"""Whole-number inputs of every seat that depend only on the table."""
SEAT_INPUTS: Final[dict[str, InputEncoding]] = {
    **TABLE_PARTS,
    "gold": InputEncoding(_gold, lambda gold: (gold / 20,)),
    "hand": InputEncoding(_hand),
    "cubes in the reserve": _part_of(15),
    "missing of a kind it can turn to": InputEncoding(_missing),
    **{f"can turn to {kind}": YES for kind in BY_KIND},
    **{f"can gain {kind}": _part_of(2) for kind in BY_KIND},
    "passes with what it can gain": YES,
    "passes with what it can turn and gain": YES,
    "topples suddenly": YES,
    "moves": YES,
    "actions": _part_of(ACTIONS_A_TURN),
    "part of a round until it moves": _part_of(ROUND),
}
"""Whole-number inputs of every seat."""
SEAT_MEASURES: Final[dict[str, Measured]] = {
    "gold at the end, of 50": Measured(),
    "lead at the end, of 25": Measured(),
    "ahead at the end": Measured(),
    "abilities and guards, of 5": Measured(),
    "cards in a Depression, of 10": Measured(),
    "topples now": Measured(),
    "passes with 8 gold, and a Topple shows": Measured(),
    "passes with 16 gold, and a Topple shows": Measured(),
    "can turn and pass with 16 gold, and a Topple shows": Measured(),
    "worth, of 20": Measured(),
    "worth of prestige and hand, of 20": Measured(phased=True),
}
"""Real-valued inputs of every seat."""
TABLE_INPUTS: Final[dict[str, InputEncoding]] = {
    "what Topples are about": InputEncoding(
        lambda kind: tuple(float(kind == each) for each in KINDS)
    ),
    "Depression": YES,
    "headline on top": InputEncoding(lambda mood: (float(mood == 1), float(mood == 2))),
    "Topples seen": InputEncoding(lambda topples: _from(topples, (1, 2, 3, 4))),
    "Topples resolved": InputEncoding(lambda topples: _from(topples, (1, 2, 3))),
    "Topples on sale": _part_of(2),
    "price of the cheapest Topple": InputEncoding(lambda price: _up_to(price, (1, 2, 4, 8))),
    "final Topple on sale": YES,
    "phase": InputEncoding(lambda phase: tuple(float(phase == each) for each in range(PHASES))),
    "places to be filled": _part_of(5),
    "seats": InputEncoding(lambda seats: (float(seats == 3), *_from(seats, (4, 5, 6)))),
    "headlines": _part_of(20),
    "turns without a purchase": _part_of(4),
}
"""Whole-number inputs of the table."""
CARDS: Final = "cards in the deck, of 60"
TABLE_MEASURES: Final[dict[str, Measured]] = {
    CARDS: Measured(),
    "rounds left, of 10": Measured(),
    "nearness of the end": Measured(),
    "a Topple shows now": Measured(),
    "a Topple shows with one card": Measured(),
    "a Topple shows with two cards": Measured(),
    "a Topple shows with four cards": Measured(),
}
"""Real-valued inputs of the table."""
MOODS: Final = ("", "bear", "bull")
NO_TOPPLE: Final = 99
"""Price used if no Topple is on sale."""
POOR, RICH = 8, 16
"""Prices in gold of a new Topple in the last two columns of the market."""
LATE: Final = 5
"""Number of last rounds in which a lead in gold is an input."""
REASONED: Final = evolve(LEVELS["hard"], foresees=False)
"""Level whose evaluation is an input; sudden topplings are a separate input."""


@frozen
class EvaluationContext:
    """Deck and length of the game at the position where planning starts.

    ``shows[n]`` is the chance that a refill of n cards shows a Topple, ``measures[n]`` are the
    corresponding inputs.
    """

    evaluation: Evaluation
    phase: int
    deck: int
    shows: tuple[float, ...]
    measures: tuple[list[int], ...]
    _reached: dict[object, tuple[list[int], list[int]]] = field(factory=dict, init=False, eq=False)

    @classmethod
    def of(cls, state: State, allies: frozenset[Seat] = frozenset()) -> "EvaluationContext":
        evaluation = Evaluation.at(state, REASONED, COOL, allies)
        shows = tuple(topple_chance(state, cards) for cards in range(len(state.market) + 1))
        rounds, deck = evaluation.rounds, len(state.deck)
        known = shows[1], shows[2], shows[4]
        measures = tuple(
            _measured(deck / 60, rounds / 10, 1 / (rounds + 1), now, *known) for now in shows
        )
        return cls(evaluation, bisect_right(ROUNDS, rounds), deck, shows, measures)

    def reachable(self, cards: tuple[CardNumber, ...], gold: int) -> tuple[list[int], list[int]]:
        """Return the points that ``cards`` could gain and the regimes they could bring, by kind."""
        found = self._reached.get((cards, gold))
        if found is None:
            found = self._reached[cards, gold] = _reachable(self.evaluation.figures, cards, gold)
        return found


def _reachable(
    figures: Figures, cards: Iterable[CardNumber], gold: int
) -> tuple[list[int], list[int]]:
    gains, turns = [0] * 4, [0] * 4
    for number in cards:
        for gain in figures.gains.get(number, ()):
            if gain.gold <= gold:
                gains[gain.kind] += 1
        for turn in figures.turns.get(number, ()):
            if turn.gold <= gold:
                turns[turn.to] = 1
    return gains, turns


@define
class Inputs:
    """Inputs of one position: for each seat in seating order, and for the table.

    ``parts`` are the TABLE_PARTS of each seat, ``others`` its other whole numbers, ``worth`` its
    rule-of-thumb value in gold.
    """

    parts: list[tuple[int, ...]]
    others: list[tuple[int, ...]]
    measures: list[list[int]]
    table: list[int]
    table_measures: list[int]
    worth: list[float]
    phase: int

    @property
    def seats(self) -> list[tuple[int, ...]]:
        return [part + other for part, other in zip(self.parts, self.others, strict=True)]


def inputs_of(state: State, moment: EvaluationContext, moves: Seat) -> Inputs:
    """Return the inputs of a position in which the seat ``moves`` has the turn."""
    turn = state.turn
    under_way = turn.seat, turn.actions, turn.purchases
    if turn.seat != moves:
        turn.seat, turn.actions, turn.purchases = moves, ACTIONS_A_TURN, 0
    try:
        return _inputs_of(state, moment, moves)
    finally:
        turn.seat, turn.actions, turn.purchases = under_way


@cached_by_table
def _table_parts(state: State) -> list[tuple[int, ...]]:
    figures = figures_of(state.cards)
    held = figures.regime_kind[state.regime]
    return [
        (
            each.income,
            each.income_in_unrest,
            each.jailed,
            each.cards,
            *each.points,
            *each.points_in_unrest,
            *[HALVES[points] for points in each.missing],
            HALVES[each.missing[held]],
            HALVES[min([*each.missing[:held], *each.missing[held + 1 :]])],
            *each.frauds,
            len(each.declares),
            each.army,
            each.guards,
            each.enterprises,
            each.partners,
            each.cubes,
        )
        for each in seat_assets(state).values()
    ]


def _inputs_of(state: State, moment: EvaluationContext, moves: Seat) -> Inputs:
    evaluation = moment.evaluation
    figures, rounds = evaluation.figures, evaluation.rounds
    found = seat_assets(state)
    held = figures.regime_kind[state.regime]
    market, public = state.market, state.public_market
    slots = [slot for slot, number in enumerate(market) if number in figures.heels]
    order = (moves, *state.clockwise(moves)[:-1])
    allies = evaluation.allies
    toppling = topple_chances(state, figures, found, allies, order) if slots else {}
    slump = slump_of(state)
    worths = evaluation.worths(state, found, slump)
    holes = market.count(0) if not state.deck else 0
    shows = moment.shows[holes]
    final = {seat: each.gold + each.income * rounds for seat, each in found.items()}
    others: list[tuple[int, ...]] = []
    measures: list[list[int]] = []
    for seat, standing in found.items():
        player = state.players[seat]
        gold, missing = standing.gold, standing.missing
        best = max([value for other, value in final.items() if other != seat])
        lead = final[seat] - best
        late = (LATE - rounds) / LATE * lead / (abs(lead) + 6.0) if rounds < LATE else 0.0
        gains, turns = moment.reachable((*player.hand, *public), gold)
        now = missing[held]
        turnable, passing = now, now <= min(gains[held], 2)
        turning = passing
        if 1 in turns:
            turned = [kind for kind in KINDS if turns[kind]]
            turnable = min([now, *[missing[kind] for kind in turned]])
            turning = passing or any(missing[kind] <= min(gains[kind], 1) for kind in turned)
        surely = toppling.get(seat, 0.0)
        sudden = bool(slots) and surely < LIKELY
        sudden = sudden and surprise_topple_chance(state, figures, standing, held, slots) > 0
        worth = worths.get(seat)
        if worth is None:
            own, solid = 0.0, evaluation.solid(standing, slump)
        else:
            own, solid = worth.whole, worth.solid
        mover = seat == moves
        others.append(
            (
                gold if gold < MOST_GOLD else MOST_GOLD,
                standing.hand,
                player.reserve + state.speculation.count(seat),
                HALVES[turnable],
                *turns,
                *gains,
                passing,
                turning,
                sudden,
                mover,
                state.turn.actions if mover else 0,
                order.index(seat) * ROUND // (len(order) - 1),
            )
        )
        rich = gold >= RICH
        measures.append(
            [
                round(STEP * (final[seat] / 50)),
                round(STEP * max(-3.0, min(3.0, lead / 25))),
                round(STEP * late) if late else 0,
                round(STEP * (standing.worth / 5)),
                round(STEP * (slump * standing.cards / 10)) if slump else 0,
                round(STEP * surely) if surely else 0,
                round(STEP * shows) if now <= 0 and gold >= POOR else 0,
                round(STEP * shows) if now <= 0 and rich else 0,
                round(STEP * shows) if turnable <= 0 and rich else 0,
                round(STEP * (own / 20)),
                round(STEP * ((own - solid) / 20)),
            ]
        )
    mood = mood_of(state, state.headlines[-1]) if state.headlines else ""
    table = [
        held,
        state.depression,
        MOODS.index(mood),
        state.topples_seen,
        topples_resolved(state),
        len(slots),
        min([COLUMN_PRICES[price_column(slot)] for slot in slots], default=NO_TOPPLE),
        state.final_topple != 0 and state.final_topple in market,
        moment.phase,
        holes,
        len(found),
        len(state.headlines),
        state.standoff,
    ]
    worth_of = evaluation.everybodys(state, found, toppling, worths)
    parts, table_measures = _table_parts(state), moment.measures[holes]
    return Inputs(parts, others, measures, table, table_measures, worth_of, moment.phase)


def _measured(*numbers: float) -> list[int]:
    return [round(STEP * number) for number in numbers]


class _Halves(dict[float, int]):
    """Cache of missing points as inputs: half points counted from -SPARE, within limits."""

    __slots__ = ()

    def __missing__(self, points: float) -> int:
        lacked = max(-SPARE, min(LACKED, points))
        self[points] = halves = int(2 * lacked) + 2 * SPARE
        return halves


HALVES: Final = _Halves()
