"""What a position is worth to a seat, in gold: its own chances less those of its rivals."""

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
"""What a game that is won is worth, and one lost with the opposite sign."""
HAND: Final = (0.0, 1.3, 2.6, 3.8, 4.6, 4.4)
"""Cards in a hand. The last one of a full hand stands in the way: better sold for nothing."""
KINDS: Final = range(len(PRESTIGES))
COOL: Final = (1.0,) * len(PRESTIGES)
"""The likes of somebody who likes all kinds of prestige alike."""
MOVING_ON: Final = 0.4
"""What a market purchase is worth by itself: a game in which nobody buys never ends."""
ASLEEP: Final = 0.45
TURNED: Final = 0.95
"""How much prestige counts under another regime, with a card in the hand that turns it."""
OTHER_REGIME: Final = 0.75
IN_JAIL: Final = 3.0
SLUMP: Final = 1.5
"""Gold that a card in play is worth less in a Depression, which asks one a turn for it (I2)."""
SLUMP_ENDING: Final = 0.9
"""The same when one more bull would end it."""
SLUMP_COMING: Final = 0.3
"""The same when one more bear would begin one."""
SURPLUS: Final = 0.3
"""What a gold is worth where there is plenty."""


@frozen
class EvaluationWeights:
    """What matters how much in one way to play.

    ``missing`` is what prestige is worth with 0, 1, 2 … points missing to topple Díaz,
    ``others`` the share of the kinds that are not the best one; ``ready`` is what one's own sure
    Topple on sale is worth, ``threat`` one of a rival.
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
    """The value of so many points missing, each reckoned once.

    Halves lie between, and more than enough adds some.
    """

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
    """The same one for the same values."""
    return Closeness(values)


class Worth(NamedTuple):
    """What a seat is worth by itself, without a look at the others but for the Tripartite.

    ``near`` is what each kind of prestige is worth as if Topples were about it; ``rest`` is all
    but prestige, ``solid`` the part of that which is gold, income and what lies on the table.
    """

    whole: float
    rest: float
    solid: float
    near: list[float]


@define
class Evaluation:
    """Values positions of one game from one moment on, for any seat.

    ``rounds`` is about how many rounds are left; ``likes`` is how much more each kind of
    prestige is worth to the seat that thinks. ``allies`` leave each other a win.
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
        """From this position on; ``more`` are the fields of a subclass."""
        weights = AGAINST_DIAZ if state.solo == "diaz" else AGAINST_PLAYERS
        rounds = rounds_left(state)
        return cls(figures_of(state.cards), level, weights, rounds, likes, allies, **more)

    def value(self, state: State, seat: Seat) -> float:
        """What the position is worth to the seat, in gold."""
        if state.ended_by is not None:
            return self._ended(state, seat)
        return self.reckoned(state, seat, seat_assets(state, self.figures))

    def reckoned(self, state: State, seat: Seat, found: dict[Seat, SeatAssets]) -> float:
        """The same where the game is not over and everybody's standing is known."""
        chances = self._chances(state, found) if self.level.topples else {}
        worths = self.worths(state, found, slump_of(state))
        return self._reckoned(state, seat, found, chances, worths)

    def worths(
        self, state: State, found: dict[Seat, SeatAssets], slump: float
    ) -> dict[Seat, Worth]:
        """What every seat but Díaz is worth by itself; ``slump`` is what a card in play loses."""
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
        """The value for every seat, nothing for Díaz.

        ``chances`` are those to topple him next, ``worths`` what seats are worth by themselves.
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
        """Of one seat, Topples being about the kind ``held``."""
        solid = self.solid(standing, slump)
        rest = solid + HAND[min(standing.hand, 5)]
        if standing.jailed:
            rest -= IN_JAIL
        near = list(map(self._closeness.__getitem__, standing.missing))
        values = [OTHER_REGIME * each for each in near]
        values[held] = near[held]
        return Worth(self._with_prestige(rest, values), rest, solid, near)

    def _own(self, state: State, standing: SeatAssets, known: Worth) -> float:
        """What the seat is worth to itself: what it likes and can turn to counts for more."""
        turns_to, hand = self.figures.turns_to, state.players[standing.seat].hand
        kinds = self.figures.regime_kind
        turning = {kinds[each] for number in hand for each in turns_to.get(number, ())}
        if self.likes == COOL and not turning:
            return known.whole
        held = kinds[state.regime]
        values = [
            near * (1.0 if kind == held else TURNED if kind in turning else OTHER_REGIME) * liked
            for kind, (near, liked) in enumerate(zip(known.near, self.likes, strict=True))
        ]
        return self._with_prestige(known.rest, values)

    def _with_prestige(self, rest: float, values: list[float]) -> float:
        """All that a seat is worth, from the rest and the value of each kind of prestige."""
        best = max(values)
        return rest + best + self.weights.others * (float_sum(values) - best)

    def solid(self, standing: SeatAssets, slump: float) -> float:
        """What is gold, income and what lies on the table."""
        weights = self.weights
        gold = float(standing.gold)
        if gold > weights.plenty:
            gold = weights.plenty + SURPLUS * (gold - weights.plenty)
        horizon = min(self.rounds, weights.rounds) * weights.income
        income = horizon * (standing.income + ASLEEP * standing.income_in_unrest)
        return gold + (standing.worth - slump * standing.cards) + income

    # --- Topples on sale -------------------------------------------------------------------------

    def _topples(self, seat: Seat, chances: dict[Seat, float]) -> float:
        """What it is worth who could topple Díaz next with a card on sale."""
        value = 0.0
        for each, chance in chances.items():
            if each == seat:
                value += self.weights.ready * chance
            else:
                value -= self.weights.threat * self.level.rivals * chance
        return value

    def topple_chances(self, state: State) -> dict[Seat, float]:
        """How likely each seat topples Díaz with a card on sale in its next turn."""
        return self._chances(state, seat_assets(state, self.figures))

    def _chances(self, state: State, found: dict[Seat, SeatAssets]) -> dict[Seat, float]:
        turn = state.turn.seat
        order = (turn, *state.clockwise(turn)[:-1])
        foresees = self.level.foresees
        return topple_chances(state, self.figures, found, self.allies, order, foresees)

    # --- The end by gold -------------------------------------------------------------------------

    def _by_gold(self, seat: Seat, found: dict[Seat, SeatAssets]) -> float:
        """Towards the end: whose gold will be most when the fourth Topple is resolved."""
        rounds = self.rounds

        final = {each: found[each].gold + found[each].income * rounds for each in found}
        own = final.pop(seat)
        final.pop(DIAZ, None)
        lead = own - max(final.values())
        share = lead / (abs(lead) + 6.0)
        return (5 - rounds) / 5 * 70.0 * share * self.level.rivals


def slump_of(state: State) -> float:
    """What a card in play loses by the Depression there is, or that a single bear would bring."""
    if not state.headlines:
        return 0.0
    bear = mood_of(state, state.headlines[-1]) == "bear"
    if state.depression:
        return SLUMP if bear else SLUMP_ENDING
    return SLUMP_COMING if bear else 0.0


CARDS_A_TURN: Final = 1.4
"""Cards that leave the market in a turn, in the games of strong players."""


def rounds_left(state: State) -> float:
    """About how many rounds are left until the fourth Topple is resolved."""
    last = state.final_topple
    if last and last in state.market:
        turns = len(state.deck) / CARDS_A_TURN + 1.5 * price_column(state.market.index(last))
        turns = min(turns, 2.0 * price_column(state.market.index(last)) + 1)
    else:
        turns = len(state.deck) / CARDS_A_TURN + 4
    return max(turns / len(state.players), 0.5)


# --- Which road to power a seat likes, so that two evenings differ --------------------------------
# Everybody has one of four temperaments for a whole game: the Banker likes Loyalty, the Yankee
# Outrage, the General Command and the Liberator Revolution. It is one of the causes that the
# seat's Hacendado could declare for; which one is told by the Hacendados at the table, as nothing
# else of a game stays as it is and lies open.


def favourite(state: State, seat: Seat) -> PrestigeIndex:
    """The kind of prestige that the seat likes in this game."""
    causes = figures_of(state.cards).causes[state.players[seat].hacendado]
    return causes[_told_by_the_table(state, seat) % len(causes)]


def _told_by_the_table(state: State, *what: object) -> int:
    """A number for ``what``, which the Hacendados at the table tell."""
    table = [(player.seat, player.hacendado) for player in state.players.values()]
    digest = hashlib.blake2b(repr((*what, table)).encode(), digest_size=2).digest()
    return int.from_bytes(digest, "big")


def likes(state: State, seat: Seat, level: RobotLevel) -> tuple[float, ...]:
    """How much each kind of prestige is worth to the seat, 1 for those it is cool about."""
    liked = favourite(state, seat)
    return tuple(1.0 + (level.gusto if kind == liked else 0.0) for kind in range(len(PRESTIGES)))


def temperament_of(state: State, seat: Seat) -> Temperament:
    """What the seat likes besides winning, if it is a robot that goes by the learned value.

    As with the favourite, the Hacendados at the table tell it.
    """
    return TEMPERAMENTS[_told_by_the_table(state, "temperament", seat) % len(TEMPERAMENTS)]
