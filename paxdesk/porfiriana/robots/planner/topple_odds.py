"""Each seat's chance to topple Díaz in its next turn."""

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.standing import (
    KIND,
    Figures,
    PrestigeIndex,
    RegimeTurn,
    SeatAssets,
)
from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    Action,
    CardNumber,
    Fraud,
    Manifesto,
    Pass,
    Seat,
    Slot,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.facts import active_points, regime_prestige, topples_left
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, diaz_in_showdown
from paxdesk.porfiriana.rules.tripartite import winners

MOST_FRAUDS: Final = 3
"""Maximum number of frauds considered for one seat in a showdown."""


ALLY_WINS: Final = 0.5
"""Value of an ally's win, between a win (1) and no winner (0)."""


@frozen
class ContestSeat:
    """One seat in a showdown.

    ``frauds`` are cards whose discard would help Díaz, each with the points that it costs.
    """

    points: int
    gold: int
    income: int
    declares: bool
    frauds: tuple[tuple[CardNumber, int], ...]


@frozen
class ContestModel:
    """Figures of a showdown (K2, K3), without assassinations.

    ``diaz`` are Díaz's points. With ``last``, gold decides if nobody topples him. ``allies`` do not
    prevent each other's wins.
    """

    diaz: int
    parties: dict[Seat, ContestSeat]
    iron_hand: bool
    last: bool
    allies: frozenset[Seat] = frozenset()

    def winners(self) -> tuple[Seat, ...]:
        """Return the winners if all seats pass now; () if the game continues."""
        return winners(self.parties, self.diaz, self.iron_hand, self.last)

    def after(self, seat: Seat, moves: "ContestMoves") -> "ContestModel":
        party = self.parties[seat]
        lost = sum(points for _, points in party.frauds[: moves.frauds])
        changed = evolve(
            party,
            points=party.points - lost + moves.declares,
            frauds=party.frauds[moves.frauds :],
            declares=party.declares and not moves.declares,
        )
        return evolve(self, diaz=self.diaz + moves.frauds, parties={**self.parties, seat: changed})


@frozen
class ContestMoves:
    """Moves of a seat in a showdown."""

    frauds: int = 0
    declares: bool = False


def contest_in(
    state: State, figures: Figures, step: Showdown, allies: frozenset[Seat]
) -> ContestModel:
    prestige = regime_prestige(state)
    kind = KIND[prestige]
    parties = {}
    for seat, player in state.players.items():
        if seat == DIAZ:
            continue
        frauds = []
        for partner in state.partners.values():
            side = figures.sides[partner.number][partner.side]
            if partner.owner == seat and kind in side.frauds:
                frauds.append((partner.number, int(kind in side.kinds)))
        parties[seat] = ContestSeat(
            active_points(state, seat, prestige),
            player.gold,
            next_income(state, seat),
            prestige in declarable(state, seat),
            tuple(sorted(frauds, key=lambda fraud: (fraud[1], fraud[0]))),
        )
    last = not topples_left(state) and state.solo != "diaz"
    diaz = diaz_in_showdown(state, step)
    return ContestModel(diaz, parties, state.options.iron_hand, last, allies)


Outcome: TypeAlias = tuple[ContestMoves, tuple[Seat, ...]]


def foreseen(contest: ContestModel, order: tuple[Seat, ...]) -> Outcome:
    """Return the first seat's best moves and the resulting winners."""
    if not order:
        return ContestMoves(), contest.winners()
    seat = order[0]
    party = contest.parties[seat]
    best: Outcome | None = None
    liked = 0.0
    declarations = (False, True) if party.declares else (False,)
    for frauds, declares in product(range(min(len(party.frauds), MOST_FRAUDS) + 1), declarations):
        moves = ContestMoves(frauds, declares)
        _, winners = foreseen(contest.after(seat, moves), order[1:])
        likes = _likes(contest, seat, winners) - 0.02 * frauds - 0.01 * declares
        if best is None or likes > liked:
            best, liked = (moves, winners), likes
    assert best is not None
    return best


def _likes(contest: ContestModel, seat: Seat, winners: tuple[Seat, ...]) -> float:
    if seat in winners:
        return 1 / len(winners)
    if winners and contest.allies.issuperset((seat, *winners)):
        return ALLY_WINS
    return -1.0 if winners else 0.0


def showdown_line(
    state: State, figures: Figures, step: Showdown, legal: list[Action], allies: frozenset[Seat]
) -> Action:
    """Return the next action of the seat to decide in a showdown."""
    contest = contest_in(state, figures, step, allies)
    moves, _ = foreseen(contest, step.seats)
    if moves.frauds:
        card = contest.parties[step.seats[0]].frauds[0][0]
        for action in legal:
            if isinstance(action, Fraud) and action.card == card:
                return action
    if moves.declares:
        declaration = Manifesto(regime_prestige(state))
        if declaration in legal:
            return declaration
    return Pass()


LIKELY: Final = 0.7
"""Chance that a player who can suddenly topple Díaz does so."""


def surprise_topple_chance(
    state: State, figures: Figures, standing: SeatAssets, kind: PrestigeIndex, slots: Sequence[Slot]
) -> float:
    """Return the chance that the seat suddenly topples Díaz.

    The seat may first gain points or change the regime. ``kind`` is the kind of prestige that
    Topples compare now.
    """
    cards = (*state.players[standing.seat].hand, *state.public_market)
    actions = _actions(state, standing)
    ways: list[tuple[CardNumber, RegimeTurn]] = [(0, RegimeTurn(kind, 0, 0))]
    ways += [
        (number, turn)
        for number in cards
        for turn in figures.turns.get(number, ())
        if turn.to != kind and turn.actions <= actions
    ]
    for slot in slots:
        heels = figures.heels[state.market[slot]]
        gold = standing.gold - COLUMN_PRICES[price_column(slot)]
        for used, way in ways:
            missing = standing.missing[way.to] - heels.count(way.to) - (way.to in way.points)
            others = [number for number in cards if number != used]
            cost = _price(figures, others, way.to, missing, actions - way.actions)
            if cost is not None and gold >= way.gold + cost:
                return LIKELY
    return 0.0


def _actions(state: State, standing: SeatAssets) -> int:
    """Return the seat's remaining actions after a purchase."""
    if standing.seat == state.turn.seat and isinstance(state.agenda[-1], ActionPhase):
        return state.turn.actions - 1
    return state.turn_actions(standing.seat) - 1


def _price(
    figures: Figures, cards: Sequence[CardNumber], kind: PrestigeIndex, missing: float, actions: int
) -> int | None:
    """Return the approximate gold for the missing points, or None."""
    if missing <= 0:
        return 0
    if missing > actions:
        return None
    gains = sorted(
        (gain.gold, gain.actions)
        for number in cards
        for gain in figures.gains.get(number, ())
        if gain.kind == kind
    )
    price = 0
    for gold, needed in gains:
        if needed <= actions:
            actions -= needed
            price += gold
            missing -= 1
            if missing <= 0:
                return price
    return None


def topple_chances(
    state: State,
    figures: Figures,
    found: dict[Seat, SeatAssets],
    allies: frozenset[Seat],
    order: tuple[Seat, ...],
    foresees: bool = False,
) -> dict[Seat, float]:
    """Return each seat's chance to topple Díaz in its next turn.

    The result is empty if no Topple is on sale. Seats move in ``order``. With ``foresees``, sudden
    Topples count, too.
    """
    slots = [slot for slot, number in enumerate(state.market) if number in figures.heels]
    if not slots:
        return {}
    kind = figures.regime_kind[state.regime]
    chances: dict[Seat, float] = {}
    open_yet = 1.0
    for each in order:
        if each == DIAZ:
            continue
        chance = max(
            _topples_with(state, figures, found, allies, each, kind, slot, each == order[-1])
            for slot in slots
        )
        if foresees and chance < LIKELY:
            chance = max(chance, surprise_topple_chance(state, figures, found[each], kind, slots))
        chances[each] = open_yet * chance
        open_yet -= chances[each]
    return chances


def _topples_with(
    state: State,
    figures: Figures,
    found: dict[Seat, SeatAssets],
    allies: frozenset[Seat],
    seat: Seat,
    kind: PrestigeIndex,
    slot: Slot,
    last: bool,
) -> float:
    """Return the chance that the seat topples Díaz with the Topple in this slot."""
    standing = found[seat]
    gold = standing.gold
    price = COLUMN_PRICES[price_column(slot)]
    if last:
        # By the last seat's turn, the card is about one column cheaper.
        price = COLUMN_PRICES[max(price_column(slot) - 1, 0)]
    if gold + 2 < price:
        return 0.0
    payable = 1.0 if gold >= price else 0.4
    spare = -standing.missing[kind] + figures.heels[state.market[slot]].count(kind)
    if spare < -1:
        return 0.0
    if spare < 0:
        return 0.15 * payable
    blocks = sum(
        each.frauds[kind] + (kind in each.declares and state.solo != "diaz")
        for other, each in found.items()
        if other != seat and not allies.issuperset((other, seat))
    )
    return payable * (0.95 if spare >= blocks else 0.45)
