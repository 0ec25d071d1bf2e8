"""What the value of positions is told: whole numbers for each seat, and for the table.

All of it is what a seat may know. A position that is planned has no deck left: how many rounds
and cards there are, and how likely a refill shows a Topple, is read off the moment from which
plans are made (``Moment``).
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from math import comb
from typing import Final

from attrs import evolve

from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.standing import (
    ABILITIES,
    Figures,
    Standing,
    standings,
    sudden_chance,
    topple_chances,
)
from paxdesk.porfiriana.rules.actions import (
    ARMY,
    CardNumber,
    Seat,
    column,
)
from paxdesk.porfiriana.rules.headlines import mood_of
from paxdesk.porfiriana.rules.readings import topples_resolved
from paxdesk.porfiriana.rules.setup import CARDS_BASE, CARDS_PER_PLAYER, STACKS
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.record_classes import define, frozen

# --- How long the game goes on, and what the deck may show next -----------------------------------

ROUNDS: Final = (1.0, 2.0, 4.0, 8.0)
"""Where the number of rounds left makes another phase of the game, the last phase first."""
PHASES: Final = len(ROUNDS) + 1


def topple_chance(state: State, cards: int) -> float:
    """How likely one of the next so many cards of the deck is a Topple, from what all know.

    One lies in each of the last four stacks, whose sizes are known (C2, R1); in the rapid setup
    they lie anywhere (R71). Nobody knows more, so this is exact.
    """
    hidden = len(state.cards.topples) - state.topples_seen
    left = len(state.deck)
    cards = min(cards, left)
    if hidden <= 0 or not cards:
        return 0.0
    if not state.options.rapid_setup:
        return 1 - _none_shown(state, cards)
    return 1 - comb(left - hidden, cards) / comb(left, cards) if left >= hidden else 1.0


def stacks_left(state: State) -> list[tuple[int, bool]]:
    """How many cards are left of each stack of the deck, the top one first (C2, R1).

    And whether a Topple lies among them; in the rapid setup there is one stack (R71).
    """
    topples = len(state.cards.topples)
    if state.options.rapid_setup:
        return [(len(state.deck), state.topples_seen < topples)]
    size, larger = divmod(CARDS_BASE + CARDS_PER_PLAYER * len(state.players), STACKS)
    below = len(state.deck)
    stacks: list[tuple[int, bool]] = []
    for index in reversed(range(STACKS)):
        order = index - (STACKS - topples)
        full = size + (index < larger) + (order >= 0)
        here = min(full, below) if index else below
        stacks.append((here, order >= state.topples_seen))
        below -= here
    return stacks[::-1]


def _none_shown(state: State, cards: int) -> float:
    """How likely none of the next so many cards, no more than there are, is a Topple."""
    none = 1.0
    for here, hides in stacks_left(state):
        drawn = min(cards, here)
        if hides and here:
            none *= 1 - drawn / here
        cards -= drawn
    return none


# --- The inputs, by name, with the steps at which each counts for more ----------------------------

Steps = tuple[int, ...]
BY_KIND: Final = tuple(prestige.capitalize() for prestige in PRESTIGES)
GOLD: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 50, 65, 80, 100)
GOLD_NOW: Final = (2, 4, 8, 12, 16, 24, 36)
INCOME: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
INCOME_NOW: Final = (1, 2, 4, 6, 8, 11)
NONE_MISSING: Final = 6
"""Points missing are counted in halves, from more than two to spare, which is 1."""
MISSING: Final = tuple(range(1, 18))
MISSING_NOW: Final = (4, 6, 7, 8, 10, 12)
LEAD: Final = 12
"""Leads are counted in steps from LEAD behind; LEAD is none."""


def _phases(name: str, steps: Steps) -> dict[str, Steps]:
    return {f"{name}, phase {phase}": steps for phase in range(PHASES)}


SEAT_INPUTS: Final[dict[str, Steps]] = {
    "gold": GOLD,
    **_phases("gold", GOLD_NOW),
    "income": INCOME,
    **_phases("income", INCOME_NOW),
    "income asleep": (1, 2, 3, 5),
    **_phases("lead at the end by gold", tuple(range(1, 2 * LEAD + 1))),
    "hand": (1, 2, 3, 4, 5, 6),
    "jailed": (1,),
    "cards in play": (1, 2, 3, 4, 5, 6, 8, 10),
    "cards in a Depression": (1, 2, 3, 4, 6, 8),
    "cards in a Depression that may end": (1, 2, 3, 4, 6, 8),
    "cards before a Depression": (1, 2, 3, 4, 6, 8),
    "cubes in the reserve": (1, 2, 3, 5, 7, 9, 12, 15),
    **{f"points of {kind}": (1, 2, 3, 4, 5) for kind in BY_KIND},
    **{f"points of {kind} asleep": (1, 2) for kind in BY_KIND},
    **{f"missing of {kind}": MISSING for kind in BY_KIND},
    "missing now": MISSING,
    **_phases("missing now", MISSING_NOW),
    "missing of another kind": MISSING,
    "missing of a kind it can turn to": MISSING,
    **_phases("missing of the nearest kind", MISSING_NOW),
    **{f"can turn to {kind}": (1,) for kind in BY_KIND},
    **{f"can gain {kind}": (1, 2, 3) for kind in BY_KIND},
    "passes with what it can gain": (1,),
    "passes with what it can turn and gain": (1,),
    **{f"frauds of {kind}": (1, 2) for kind in BY_KIND},
    "causes": (1, 2, 3),
    "topples now": (1, 2, 3, 4, 5, 6),
    "topples suddenly": (1,),
    "passes, gold for a dear Topple, chance that one shows": (1, 2, 3, 4, 5, 6),
    "passes, gold for a cheap Topple, chance that one shows": (1, 2, 3, 4, 5, 6),
    "passes poor, chance that one shows": (1, 2, 3, 4, 5, 6),
    "turns and passes, gold for one, chance that one shows": (1, 2, 3, 4, 5, 6),
    "army": (1, 2, 3),
    "guards": (1, 2, 3),
    "enterprises": (1, 2, 3, 4, 6),
    "partners": (1, 2, 3, 4),
    "income of own enterprises": (1, 2, 3, 4, 6, 8, 10),
    "enterprises in the hand": (1, 2, 3),
    "troops in the hand": (1, 2),
    "partners in the hand": (1, 2),
    "attacks in the hand": (1, 2, 3),
    "turns until it moves": (1, 2, 3, 4, 5),
    "moves last": (1,),
    **{f"ability: {verb.__name__}": (1, 2) for verb in ABILITIES},
}
"""What is told of every seat."""
TABLE_INPUTS: Final[dict[str, Steps]] = {
    **{f"Topples are about {kind}": (1,) for kind in BY_KIND},
    "Depression": (1,),
    "bear on top": (1,),
    "bull on top": (1,),
    "Topples seen": (1, 2, 3, 4),
    "Topples resolved": (1, 2, 3),
    "Topples on sale": (1, 2),
    "column of the cheapest Topple, from the right": (1, 2, 3, 4, 5, 6),
    "final Topple on sale": (1,),
    "cards in the deck": (1, 6, 12, 18, 24, 30, 36, 45, 55, 65, 75, 90),
    "halves of rounds left": (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 26, 34),
    "places to be filled": (1, 2, 3, 4, 6),
    "chance that a Topple shows now": (1, 2, 3, 4, 5, 6),
    "chance that a Topple shows with four cards": (1, 2, 3, 4, 5, 6),
    "seats": (3, 4, 5, 6),
    "turns without a purchase": (1, 2, 3),
    "headlines": (3, 6, 9, 12, 16),
}
"""What is told of the table."""
MOST: Final = max(step for steps in SEAT_INPUTS.values() for step in steps)
"""An input that is more counts as this."""
CHANCES: Final = (0.02, 0.06, 0.12, 0.25, 0.5, 0.8)
"""Where a chance counts for one step more."""
SURELY: Final = (0.05, 0.2, 0.4, 0.5, 0.7, 0.9)
POOR, RICH = 8, 16
"""Gold for a Topple that shows: less than POOR buys none, RICH the dearest."""
REASONED: Final = evolve(LEVELS["hard"], foresees=False)
"""Whose evaluation is an input; who could topple Díaz suddenly is one of its own."""
LEADS: Final = (1, 2, 4, 6, 9, 12, 16, 20, 26, 34, 45, 60)


@frozen
class Moment:
    """What is known of deck and length of the game where plans are made.

    ``shows`` is how likely a refill of 0, 1, 2 … cards shows a Topple.
    """

    evaluation: Evaluation
    phase: int
    deck: int
    shows: tuple[float, ...]

    @classmethod
    def of(cls, state: State, allies: frozenset[Seat] = frozenset()) -> "Moment":
        evaluation = Evaluation.at(state, REASONED, (1.0,) * len(PRESTIGES), allies)
        shows = tuple(topple_chance(state, cards) for cards in range(len(state.market) + 1))
        phase = bisect_right(ROUNDS, evaluation.rounds)
        return cls(evaluation, phase, len(state.deck), shows)


@define
class Inputs:
    """Of one position: a row of numbers for each seat in seating order, and one of the table.

    ``worth`` is what the evaluation makes of it for each, in gold, in a ``phase`` of the game.
    """

    seats: list[list[int]]
    table: list[int]
    worth: list[float]
    phase: int


def inputs_of(state: State, moment: Moment, moves: Seat) -> Inputs:
    """What a position is as the value is told it, ``moves`` being who has the next turn.

    The middle of another turn is looked at as if it had ended there.
    """
    turn = state.turn
    under_way = turn.seat, turn.actions, turn.purchases
    if turn.seat != moves:
        turn.seat, turn.actions, turn.purchases = moves, ACTIONS_A_TURN, 0
    try:
        return _inputs_of(state, moment, moves)
    finally:
        turn.seat, turn.actions, turn.purchases = under_way


def _inputs_of(state: State, moment: Moment, moves: Seat) -> Inputs:
    evaluation = moment.evaluation
    figures, rounds = evaluation.figures, evaluation.rounds
    found = standings(state, figures)
    held = figures.regime_kind[state.regime]
    slots = [slot for slot, number in enumerate(state.market) if number in figures.heels]
    order = (moves, *state.clockwise(moves)[:-1])
    toppling = topple_chances(state, figures, found, evaluation.allies, order)
    holes = state.market.count(0) if not state.deck else 0
    shows = bisect_right(CHANCES, moment.shows[holes])
    army, guards, enterprises, partners, cubes = _in_play(state, found)
    final = {seat: each.gold + each.income * rounds for seat, each in found.items()}
    mood = mood_of(state, state.headlines[-1]) if state.headlines else ""
    rows = []
    for seat, standing in found.items():
        hand = state.players[seat].hand
        gold, income, missing = standing.gold, standing.income, standing.missing
        best = max(value for other, value in final.items() if other != seat)
        gains, turns = _reachable(figures, (*hand, *state.public_market), gold)
        held_missing = missing[held]
        other = min(each for kind, each in enumerate(missing) if kind != held)
        turned = [missing[kind] for kind in range(4) if turns[kind]]
        turnable = min(held_missing, *turned) if turned else held_missing
        passing = held_missing <= min(gains[held], 2)
        turning = passing or any(
            turns[kind] and missing[kind] <= min(gains[kind], 1) for kind in range(4)
        )
        sudden = bool(slots) and bool(sudden_chance(state, figures, standing, held, slots))
        passes = held_missing <= 0
        phases = [0] * (5 * PHASES)
        phase = moment.phase
        counted = min(gold, MOST)
        phases[phase] = counted
        phases[PHASES + phase] = income
        phases[2 * PHASES + phase] = _lead(final[seat] - best)
        phases[3 * PHASES + phase] = _halves(held_missing)
        phases[4 * PHASES + phase] = _halves(min(missing))
        cards = standing.cards
        abilities = [0] * len(ABILITIES)
        for ability in standing.abilities:
            abilities[ability] += 1
        in_hand = _in_hand(state, hand)
        rows.append(
            [
                counted,
                *phases[:PHASES],
                income,
                *phases[PHASES : 2 * PHASES],
                standing.asleep,
                *phases[2 * PHASES : 3 * PHASES],
                standing.hand,
                int(standing.jailed),
                cards,
                cards if state.depression and mood == "bear" else 0,
                cards if state.depression and mood != "bear" else 0,
                cards if not state.depression and mood == "bear" else 0,
                state.players[seat].reserve + state.speculation.count(seat),
                *standing.points,
                *standing.sleeping,
                *map(_halves, missing),
                _halves(held_missing),
                *phases[3 * PHASES : 4 * PHASES],
                _halves(other),
                _halves(turnable),
                *phases[4 * PHASES :],
                *turns,
                *gains,
                int(passing),
                int(turning),
                *standing.frauds,
                len(standing.declares),
                bisect_right(SURELY, toppling.get(seat, 0.0)),
                int(sudden),
                shows if passes and gold >= RICH else 0,
                shows if passes and POOR <= gold < RICH else 0,
                shows if passes and gold < POOR else 0,
                shows if not passes and turnable <= 0 and gold >= POOR else 0,
                army[seat],
                guards[seat],
                enterprises[seat],
                partners[seat],
                cubes[seat],
                *in_hand,
                order.index(seat),
                int(seat == order[-1]),
                *abilities,
            ]
        )
    regimes = [0] * 4
    regimes[held] = 1
    cheapest = max((6 - column(slot) for slot in slots), default=0)
    table = [
        *regimes,
        int(state.depression),
        int(mood == "bear"),
        int(mood == "bull"),
        state.topples_seen,
        topples_resolved(state),
        len(slots),
        cheapest,
        int(state.final_topple != 0 and state.final_topple in state.market),
        min(moment.deck, MOST),
        min(int(2 * rounds), MOST),
        holes,
        shows,
        bisect_right(CHANCES, moment.shows[4]),
        len(found),
        state.standoff,
        len(state.headlines),
    ]
    worth = evaluation.everybodys(state, found, toppling)
    return Inputs(rows, table, worth, moment.phase)


def _halves(missing: float) -> int:
    """Points missing in halves; 0 is kept for what does not count in this phase."""
    return max(int(2 * missing) + NONE_MISSING, 1)


def _lead(gold: float) -> int:
    """A lead in steps, one of nothing being LEAD; 0 is kept for what does not count."""
    steps = bisect_right(LEADS, abs(gold))
    return LEAD + steps if gold > 0 else max(LEAD - steps, 1)


def _reachable(
    figures: Figures, cards: Iterable[CardNumber], gold: int
) -> tuple[list[int], list[int]]:
    """By kind: points that cards in reach would bring for the gold there is, and regimes."""
    gains, turns = [0] * 4, [0] * 4
    for number in cards:
        for gain in figures.gains.get(number, ()):
            if gain.gold <= gold:
                gains[gain.kind] += 1
        for turn in figures.turns.get(number, ()):
            if turn.gold <= gold:
                turns[turn.to] = 1
    return gains, turns


Counted = dict[Seat, int]


def _in_play(
    state: State, found: dict[Seat, Standing]
) -> tuple[Counted, Counted, Counted, Counted, Counted]:
    """Troops in the army, guards of own enterprises, enterprises, partners, own cubes there."""
    army, guards, enterprises, partners, cubes = (dict.fromkeys(found, 0) for _ in range(5))
    for troop in state.troops.values():
        if troop.at <= ARMY:
            army[troop.owner] += 1
        elif state.enterprises[troop.at].owner == troop.owner:
            guards[troop.owner] += 1
    for enterprise in state.enterprises.values():
        enterprises[enterprise.owner] += 1
        cubes[enterprise.owner] += enterprise.income
    for partner in state.partners.values():
        partners[partner.owner] += 1
    return army, guards, enterprises, partners, cubes


def _in_hand(state: State, hand: Sequence[CardNumber]) -> list[int]:
    """Enterprises, troops, partners and attacks in a hand."""
    cards = state.cards
    counts = [0, 0, 0, 0]
    for number in hand:
        if number in cards.enterprises:
            counts[0] += 1
        elif number in cards.troops:
            counts[1] += 1
        elif number in cards.partners:
            counts[2] += 1
        elif number in cards.attacks:
            counts[3] += 1
    return counts
