"""A Topple boiled down to numbers, and what every seat does in it for its own sake (K2, K3)."""

from itertools import product
from typing import Final, TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.standing import KIND, Figures
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    CardNumber,
    Fraud,
    Manifesto,
    Pass,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.facts import (
    active_points,
    regime_prestige,
    topples_left,
)
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, diaz_in_showdown
from paxdesk.porfiriana.rules.tripartite import winners

MOST_FRAUDS: Final = 3
"""Discards of one seat that are thought of; nobody has had more that mattered."""


ALLY_WINS: Final = 0.5
"""How a win of an ally is liked, between one's own (1) and nobody's (0)."""


@frozen
class ContestSeat:
    """One seat in a contest. ``frauds`` are its cards that would help Díaz, and points lost."""

    points: int
    gold: int
    income: int
    declares: bool
    frauds: tuple[tuple[CardNumber, int], ...]


@frozen
class ContestModel:
    """``diaz`` is his part of every Tripartite; ``last`` that gold decides if nobody topples.

    ``allies`` leave each other a win, as Pax-o-matics do (R93).
    """

    diaz: int
    parties: dict[Seat, ContestSeat]
    iron_hand: bool
    last: bool
    allies: frozenset[Seat] = frozenset()

    def winners(self) -> tuple[Seat, ...]:
        """Who wins if nobody moves any more; empty when the game goes on."""
        return winners(self.parties, self.diaz, self.iron_hand, self.last)

    def after(self, seat: Seat, moves: "ContestMoves") -> "ContestModel":
        """The contest when the seat has done this."""
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
    """What a seat does in its part of a showdown: so many discards, and a declaration or none."""

    frauds: int = 0
    declares: bool = False


def contest_in(
    state: State, figures: Figures, step: Showdown, allies: frozenset[Seat]
) -> ContestModel:
    """The contest as it stands in a showdown."""
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
                frauds.append((partner.number, int(side.kind == kind)))
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
    """What the first seat of the order does, and who then wins, if all act for their own sake.

    Everybody likes winning best, then that nobody wins, and does no more than that takes.
    """
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
    state: State,
    figures: Figures,
    step: Showdown,
    legal: list[Action],
    allies: frozenset[Seat],
) -> Action:
    """The next line of whoever decides in a showdown."""
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
