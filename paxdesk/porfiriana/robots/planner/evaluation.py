"""Rule-of-thumb value of a position for one seat, in gold."""

import hashlib
from functools import cache
from typing import Any, Final, NamedTuple, Self

from attrs import field

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.planner.levels import TEMPERAMENTS, RobotLevel, Temperament
from paxdesk.porfiriana.robots.planner.standing import (
    Figures,
    PrestigeIndex,
    SeatAssets,
    figures_of,
    seat_assets,
)
from paxdesk.porfiriana.robots.planner.topple_odds import topple_chances
from paxdesk.porfiriana.rules.actions import DIAZ, Seat, price_column
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.headlines import mood_of
from paxdesk.porfiriana.rules.state import State

WON: Final = 1000.0
"""Value in gold of a won game; a lost one has its negative."""
HAND: Final = (0.0, 1.3, 2.6, 3.8, 4.6, 4.4)
"""Value in gold of a hand of 0 to 5 cards."""
KINDS: Final = range(len(PRESTIGES))
COOL: Final = (1.0,) * len(PRESTIGES)
"""Factors of the kinds of prestige for a seat without preferences."""
MOVING_ON: Final = 0.4
"""Bonus in gold for any market purchase, which keeps the game going."""
ASLEEP: Final = 0.45
TURNED: Final = 0.95
"""Factor for the prestige of a regime that a card in hand can begin."""
OTHER_REGIME: Final = 0.75
IN_JAIL: Final = 3.0
SLUMP: Final = 1.5
"""Loss in gold per card in play in a Depression, due to upkeep (I2)."""
SLUMP_ENDING: Final = 0.9
"""Loss in gold per card if one more bull would end the Depression."""
SLUMP_COMING: Final = 0.3
"""Loss in gold per card if one more bear would start a Depression."""
SURPLUS: Final = 0.3
"""Value of each gold above ``plenty``."""


@frozen
class EvaluationWeights:
    """Weights for games between players or against Díaz.

    ``missing[n]`` is the value in gold of a kind of prestige n points short of toppling Díaz,
    ``others`` the factor for all kinds but the best. ``ready`` and ``threat`` are the values in
    gold of a certain toppling by the seat and by a rival.
    """

    plenty: int
    income: float
    rounds: float
    missing: tuple[float, ...]
    others: float
    ready: float
    threat: float


AGAINST_PLAYERS: Final = EvaluationWeights(
    1000, 0.55, 8.0, (30.0, 16.0, 8.0, 4.0, 1.5), 0.35, 60.0, 160.0
)
AGAINST_DIAZ: Final = EvaluationWeights(
    15, 0.6, 8.0, (90.0, 62.0, 42.0, 25.0, 12.0), 0.2, 100.0, 0.0
)


class Closeness(dict[float, float]):
    """Cache of values by the number of missing points."""

    __slots__ = ("values_of_missing",)

    def __init__(self, values: tuple[float, ...]) -> None:
        self.values_of_missing = values

    def __missing__(self, missing: float) -> float:
        self[missing] = value = self._value(missing)
        return value

    def _value(self, missing: float) -> float:
        values = self.values_of_missing
        if missing <= 0:
            return values[0] * (1.0 + min(-missing, 3) * 0.12)
        below = int(missing)
        if below >= len(values):
            return 0.0
        above = values[below + 1] if below + 1 < len(values) else 0.0
        return values[below] + (above - values[below]) * (missing - below)


@cache
def closeness_by(values: tuple[float, ...]) -> Closeness:
    """Return the shared cache for these values."""
    return Closeness(values)


class Worth(NamedTuple):
    """Worth of a single seat; other seats matter only through the Tripartite.

    ``near`` is the worth of each kind of prestige, ``rest`` that of everything else, ``solid`` the
    part of ``rest`` for gold, income and cards in play.
    """

    whole: float
    rest: float
    solid: float
    near: list[float]


@define
class Evaluation:
    """Evaluation, for any seat, of positions that follow from one position.

    ``rounds`` is the estimated number of rounds left. ``likes`` are the planning seat's factors by
    kind of prestige. ``allies`` do not prevent each other's wins.
    """

    figures: Figures
    level: RobotLevel
    weights: EvaluationWeights
    rounds: float
    likes: tuple[float, ...]
    allies: frozenset[Seat]
    _closeness: Closeness = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._closeness = closeness_by(self.weights.missing)

    @classmethod
    def at(
        cls,
        state: State,
        level: RobotLevel,
        likes: tuple[float, ...],
        allies: frozenset[Seat] = frozenset(),
        **more: Any,
    ) -> Self:
        """Create an evaluation of positions that follow from ``state``."""
        weights = AGAINST_DIAZ if state.solo == "diaz" else AGAINST_PLAYERS
        rounds = rounds_left(state)
        return cls(figures_of(state.cards), level, weights, rounds, likes, allies, **more)

    def value(self, state: State, seat: Seat) -> float:
        """Return the value of the position for the seat, in gold."""
        if state.ended_by is not None:
            return self._ended(state, seat)
        return self.reckoned(state, seat, seat_assets(state))

    def reckoned(self, state: State, seat: Seat, found: dict[Seat, SeatAssets]) -> float:
        """Return the result of :meth:`value` for a game in progress, from known assets."""
        chances = self._chances(state, found) if self.level.topples else {}
        worths = self.worths(state, found, slump_of(state))
        return self._reckoned(state, seat, found, chances, worths)

    def worths(
        self, state: State, found: dict[Seat, SeatAssets], slump: float
    ) -> dict[Seat, Worth]:
        """Return the worth of each seat except Díaz. Each card in play costs ``slump`` gold."""
        held = self.figures.regime_kind[state.regime]
        return {
            seat: self._worth(standing, held, slump)
            for seat, standing in found.items()
            if seat != DIAZ
        }

    def everybodys(
        self,
        state: State,
        found: dict[Seat, SeatAssets],
        chances: dict[Seat, float],
        worths: dict[Seat, Worth],
    ) -> list[float]:
        """Return the value for every seat in seating order, 0.0 for Díaz.

        ``chances`` are those to topple Díaz next, ``worths`` the worths of single seats.
        """
        return [
            0.0 if seat == DIAZ else self._reckoned(state, seat, found, chances, worths)
            for seat in state.players
        ]

    def _reckoned(
        self,
        state: State,
        seat: Seat,
        found: dict[Seat, SeatAssets],
        chances: dict[Seat, float],
        worths: dict[Seat, Worth],
    ) -> float:
        own = self._own(state, found[seat], worths[seat])
        if state.turn.seat == seat and state.turn.purchases:
            own += MOVING_ON
        rivals = [each.whole for other, each in worths.items() if other != seat]
        if rivals:
            own -= self.level.rivals * (0.5 * max(rivals) + 0.5 * float_sum(rivals) / len(rivals))
        if self.level.topples:
            own += self._topples(seat, chances)
            if rivals and self.rounds < 5:
                own += self._by_gold(seat, found)
        return own

    def _ended(self, state: State, seat: Seat) -> float:
        if seat in state.winners:
            return WON / len(state.winners)
        return -WON

    def _worth(self, standing: SeatAssets, held: PrestigeIndex, slump: float) -> Worth:
        """Return the worth of one seat while Topples compare the kind ``held``."""
        solid = self.solid(standing, slump)
        rest = solid + HAND[min(standing.hand, 5)]
        if standing.jailed:
            rest -= IN_JAIL
        near = list(map(self._closeness.__getitem__, standing.missing))
        values = [OTHER_REGIME * each for each in near]
        values[held] = near[held]
        return Worth(self._with_prestige(rest, values), rest, solid, near)

    def _own(self, state: State, standing: SeatAssets, known: Worth) -> float:
        """Return the worth of the valued seat, with ``likes`` and reachable regimes."""
        turns_to, hand = self.figures.turns_to, state.players[standing.seat].hand
        kinds = self.figures.regime_kind
        if self.likes is COOL and turns_to.keys().isdisjoint(hand):
            return known.whole
        turning = {kinds[each] for number in hand for each in turns_to.get(number, ())}
        held = kinds[state.regime]
        values = [
            near * (1.0 if kind == held else TURNED if kind in turning else OTHER_REGIME) * liked
            for kind, (near, liked) in enumerate(zip(known.near, self.likes, strict=True))
        ]
        return self._with_prestige(known.rest, values)

    def _with_prestige(self, rest: float, values: list[float]) -> float:
        """Return the total worth from ``rest`` and the value of each kind of prestige."""
        best = max(values)
        return rest + best + self.weights.others * (float_sum(values) - best)

    def solid(self, standing: SeatAssets, slump: float) -> float:
        """Return the value of gold, income and cards in play."""
        weights = self.weights
        gold = float(standing.gold)
        if gold > weights.plenty:
            gold = weights.plenty + SURPLUS * (gold - weights.plenty)
        horizon = min(self.rounds, weights.rounds) * weights.income
        income = horizon * (standing.income + ASLEEP * standing.income_in_unrest)
        return gold + (standing.worth - slump * standing.cards) + income

    # --- Topples on sale --------------------------------------------------------------------------

    def _topples(self, seat: Seat, chances: dict[Seat, float]) -> float:
        """Return the value, for one seat, of all seats' chances to topple Díaz next."""
        value = 0.0
        for each, chance in chances.items():
            if each == seat:
                value += self.weights.ready * chance
            else:
                value -= self.weights.threat * self.level.rivals * chance
        return value

    def topple_chances(self, state: State) -> dict[Seat, float]:
        """Return each seat's chance to topple Díaz in its next turn."""
        return self._chances(state, seat_assets(state))

    def _chances(self, state: State, found: dict[Seat, SeatAssets]) -> dict[Seat, float]:
        turn = state.turn.seat
        order = (turn, *state.clockwise(turn)[:-1])
        foresees = self.level.foresees
        return topple_chances(state, self.figures, found, self.allies, order, foresees)

    # --- Victory by gold ---

    def _by_gold(self, seat: Seat, found: dict[Seat, SeatAssets]) -> float:
        """Return the value of the expected lead in gold at the last Topple."""
        rounds = self.rounds

        final = {each: found[each].gold + found[each].income * rounds for each in found}
        own = final.pop(seat)
        final.pop(DIAZ, None)
        lead = own - max(final.values())
        share = lead / (abs(lead) + 6.0)
        return (5 - rounds) / 5 * 70.0 * share * self.level.rivals


def slump_of(state: State) -> float:
    """Return the loss in gold per card from a present or coming Depression."""
    if not state.headlines:
        return 0.0
    bear = mood_of(state, state.headlines[-1]) == "bear"
    if state.depression:
        return SLUMP if bear else SLUMP_ENDING
    return SLUMP_COMING if bear else 0.0


CARDS_A_TURN: Final = 1.4
"""Average number of cards that leave the market per turn."""


def rounds_left(state: State) -> float:
    """Return the estimated number of rounds left, at least 0.5."""
    last = state.final_topple
    if last and last in state.market:
        turns = len(state.deck) / CARDS_A_TURN + 1.5 * price_column(state.market.index(last))
        turns = min(turns, 2.0 * price_column(state.market.index(last)) + 1)
    else:
        turns = len(state.deck) / CARDS_A_TURN + 4
    return max(turns / len(state.players), 0.5)


# --- Preferred kind of prestige of a seat, for variety between games ------------------------------
# The Hacendados at the table select it: they are public, and the same in the whole game.


def favourite(state: State, seat: Seat) -> PrestigeIndex:
    """Return the kind of prestige that the seat prefers in this game."""
    causes = figures_of(state.cards).causes[state.players[seat].hacendado]
    return causes[_told_by_the_table(state, seat) % len(causes)]


def _told_by_the_table(state: State, *what: object) -> int:
    """Return a 16-bit hash of ``what`` and the Hacendados at the table."""
    table = [(player.seat, player.hacendado) for player in state.players.values()]
    digest = hashlib.blake2b(repr((*what, table)).encode(), digest_size=2).digest()
    return int.from_bytes(digest, "big")


def likes(state: State, seat: Seat, level: RobotLevel) -> tuple[float, ...]:
    """Return the seat's factor for each kind of prestige: 1, more for its favourite."""
    liked = favourite(state, seat)
    return tuple(1.0 + (level.gusto if kind == liked else 0.0) for kind in range(len(PRESTIGES)))


def temperament_of(state: State, seat: Seat) -> Temperament:
    """Return the temperament of a seat, selected by the Hacendados at the table."""
    return TEMPERAMENTS[_told_by_the_table(state, "temperament", seat) % len(TEMPERAMENTS)]
