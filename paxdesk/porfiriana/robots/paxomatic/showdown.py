"""The Pax-o-matic in a Topple (Part M, R93): guaranteed wins, and stopping every person.

A Topple is boiled down to a :class:`Contest`: points, gold and income of each seat, and the
open moves that could still change them. Hands of others are hidden and ignored.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, TypeAlias

from attrs import evolve, frozen

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    AssassinatePlayer,
    CardNumber,
    Fraud,
    Manifesto,
    Orientation,
    Pass,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.attack_process import spies_of
from paxdesk.porfiriana.rules.income import next_income
from paxdesk.porfiriana.rules.prestige import diaz_points, solo_defence, topples_resolved
from paxdesk.porfiriana.rules.readings import regime_prestige
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import assassination_price, diaz_in_showdown, during_toppling
from paxdesk.porfiriana.rules.vocabulary import Prestige


@frozen
class Standing:
    """One seat in a contest: points of the regime's kind, gold, and income per turn.

    ``declares`` says whether it could still flip to that kind; ``frauds`` are its cards that
    would help Díaz, each with the points their discard costs.
    """

    points: int
    gold: int
    income: int
    declares: bool
    frauds: tuple[tuple[CardNumber, int], ...]


@frozen
class Contest:
    """A Topple being decided. ``diaz`` is his part of every Tripartite now."""

    prestige: Prestige
    diaz: int
    standings: dict[Seat, Standing]
    two_highest: bool
    last: bool

    def winners(self) -> tuple[Seat, ...]:
        """Who wins if nobody moves any more; empty when the game goes on."""
        topplers = [seat for seat in self.standings if self._topples(seat)]
        rivals = topplers or (list(self.standings) if self.last else [])
        worth = {seat: (self.standings[seat].gold, self.standings[seat].income) for seat in rivals}
        best = max(worth.values(), default=None)
        return tuple(seat for seat in rivals if worth[seat] == best)

    def _topples(self, seat: Seat) -> bool:
        others = sorted(
            standing.points for other, standing in self.standings.items() if other != seat
        )
        bar = max(self.diaz, 0)
        if len(others) == 1:
            bar += 1 + others[0]
        else:
            bar += sum(others[-2:] if self.two_highest else others[:2])
        return self.standings[seat].points > bar

    def change(self, seat: Seat, diaz: int = 0, **changes: Any) -> "Contest":
        standings = {**self.standings, seat: evolve(self.standings[seat], **changes)}
        return evolve(self, diaz=self.diaz + diaz, standings=standings)


Goal: TypeAlias = Callable[[Contest], bool]

# --- Reading a contest off the table -------------------------------------------------------------


def contest_in(situation: Situation, step: Showdown) -> Contest:
    """The contest as it stands in a showdown."""
    state = situation.state
    last = topples_resolved(state) >= len(state.cards.topples)
    return _contest(situation, diaz_in_showdown(state, step), last)


def contest_after_buying(
    situation: Situation, topple: CardNumber, orientation: Orientation, price: int
) -> Contest:
    """The contest this robot would start by buying a Topple."""
    state = situation.state
    prestige = regime_prestige(state)
    heels = state.cards.topples[topple].event if orientation == "event" else ()
    alone = state.solo == "diaz"
    base = solo_defence(state, prestige) if alone else diaz_points(state)
    diaz = base - sum(1 for heel in heels if heel.prestige == prestige)
    contest = _contest(situation, diaz, topples_resolved(state) + 1 >= len(state.cards.topples))
    gold = contest.standings[situation.seat].gold - price
    return contest.change(situation.seat, gold=gold)


def _contest(situation: Situation, diaz: int, last: bool) -> Contest:
    state = situation.state
    prestige = regime_prestige(state)
    standings = {
        seat: _standing(situation, seat, prestige) for seat in state.players if seat != DIAZ
    }
    ends_by_gold = last and state.solo != "diaz"
    return Contest(prestige, diaz, standings, state.options.iron_hand, ends_by_gold)


def _standing(situation: Situation, seat: Seat, prestige: Prestige) -> Standing:
    state = situation.state
    player = state.players[seat]
    causes = state.cards.hacendados[player.hacendado].orientations
    declares = (
        player.flipped is None
        and not player.heir
        and any(cause.prestige == prestige for cause in causes)
    )
    return Standing(
        situation.points(seat, prestige),
        player.gold,
        next_income(state, seat),
        declares,
        _frauds(state, seat, prestige),
    )


def _frauds(state: State, seat: Seat, prestige: Prestige) -> tuple[tuple[CardNumber, int], ...]:
    partners = state.cards.partners
    return tuple(
        (number, int(partners[number].sides[partner.side].prestige == prestige))
        for number, partner in sorted(state.partners.items())
        if partner.owner == seat and prestige in during_toppling(state, number)
    )


# --- Moves ---------------------------------------------------------------------------------------


@frozen
class Shot:
    """An assassination the robot could pay for, with what it would do to the victim."""

    action: AssassinatePlayer
    price: int
    points: int
    income: int
    spies: tuple[CardNumber, ...]


@frozen
class Moves:
    """What one seat does in its part of the showdown."""

    shot: Shot | None = None
    frauds: tuple[tuple[CardNumber, int], ...] = ()
    manifesto: bool = False

    @property
    def number(self) -> int:
        return (self.shot is not None) + len(self.frauds) + self.manifesto

    @property
    def order(self) -> tuple[int, bool, int, bool]:
        """Fewest moves first; then assassinate, fraud, manifesto (Part M)."""
        return self.number, self.shot is None, -len(self.frauds), self.manifesto


LOYALIST_INCOME = 2


def _declare(contest: Contest, seat: Seat) -> Contest:
    standing = contest.standings[seat]
    return contest.change(
        seat,
        points=standing.points + 1,
        income=standing.income - LOYALIST_INCOME,
        declares=False,
    )


def _after(contest: Contest, seat: Seat, moves: Moves) -> list[Contest]:
    """Where these moves may lead: a victim with a Spy may or may not cancel the shot."""
    for _, lost in moves.frauds:
        points = contest.standings[seat].points - lost
        contest = contest.change(seat, diaz=1, points=points)
    if moves.manifesto:
        contest = _declare(contest, seat)
    shot = moves.shot
    if shot is None:
        return [contest]
    contest = contest.change(seat, gold=contest.standings[seat].gold - shot.price)
    victim = contest.standings[shot.action.victim]
    dead = contest.change(
        shot.action.victim,
        points=victim.points + shot.points,
        income=victim.income + shot.income,
        declares=False,
    )
    return [dead, *(_without_spy(contest, shot.action.victim, spy) for spy in shot.spies)]


def _without_spy(contest: Contest, seat: Seat, spy: CardNumber) -> Contest:
    """The shot is cancelled and the Spy is gone."""
    standing = contest.standings[seat]
    lost = sum(points for number, points in standing.frauds if number == spy)
    frauds = tuple(each for each in standing.frauds if each[0] != spy)
    return contest.change(seat, frauds=frauds, points=standing.points - lost)


def _open_moves(contest: Contest, seat: Seat) -> Iterator[Moves]:
    """Every different thing a seat could do with what lies open."""
    standing = contest.standings[seat]
    by_loss: dict[tuple[int, int], tuple[tuple[CardNumber, int], ...]] = {}
    for size in range(len(standing.frauds) + 1):
        for chosen in combinations(standing.frauds, size):
            by_loss.setdefault((size, sum(lost for _, lost in chosen)), chosen)
    manifestos = (False, True) if standing.declares else (False,)
    for frauds, manifesto in product(by_loss.values(), manifestos):
        yield Moves(None, frauds, manifesto)


def _shots(situation: Situation) -> list[Shot]:
    """Assassinations the robot may try now."""
    state = situation.state
    return [
        _shot(state, action)
        for action in situation.legal
        if isinstance(action, AssassinatePlayer) and action.victim != situation.seat
    ]


def _shot(state: State, action: AssassinatePlayer) -> Shot:
    prestige = regime_prestige(state)
    victim = state.players[action.victim]
    army = [state.cards.troops[number].prestige for number in state.army(action.victim)]
    award = state.cards.blacks[action.card].award
    points = (award is not None and award.prestige == prestige) - army.count(prestige)
    if victim.flipped == prestige:
        points -= 1
    return Shot(
        action,
        assassination_price(state, action.victim),
        points,
        LOYALIST_INCOME,
        tuple(spies_of(state, action.victim)),
    )


# --- Guarantees ----------------------------------------------------------------------------------


def holds(
    contest: Contest, order: tuple[Seat, ...], goal: Goal, hostile: frozenset[Seat], helping: bool
) -> bool:
    """Whether the goal is reached whatever the ``hostile`` seats in ``order`` still do.

    The other seats in ``order`` do what serves the goal if ``helping``, else nothing.
    """
    if not order:
        return goal(contest)
    seat, rest = order[0], order[1:]
    if seat not in hostile and not helping:
        return holds(contest, rest, goal, hostile, helping)
    outcomes = (
        holds(_after(contest, seat, moves)[0], rest, goal, hostile, helping)
        for moves in _open_moves(contest, seat)
    )
    return all(outcomes) if seat in hostile else any(outcomes)


def wins(robot: Seat, people: frozenset[Seat]) -> Goal:
    """The robot is among the winners and no person is."""

    def goal(contest: Contest) -> bool:
        winners = contest.winners()
        return robot in winners and not people.intersection(winners)

    return goal


def stops(people: frozenset[Seat]) -> Goal:
    """No person wins."""

    def goal(contest: Contest) -> bool:
        return not people.intersection(contest.winners())

    return goal


def topple_orientation(
    situation: Situation, topple: CardNumber, price: int
) -> tuple[Orientation, str] | None:
    """How to buy a Topple so that a robot surely wins or every person surely fails (3a).

    Event only if the guarantee needs it, a robot's win before a person's failure.
    """
    people = situation.people
    order = tuple(seat for seat in situation.state.clockwise(situation.seat) if seat != DIAZ)
    robots = (situation.seat, *situation.robots)
    orientations: tuple[Orientation, ...] = ("quo", "event")
    contests = {each: contest_after_buying(situation, topple, each, price) for each in orientations}
    for orientation, contest in contests.items():
        for robot in robots:
            own_part = tuple(seat for seat in order if seat in people or seat == robot)
            if holds(contest, own_part, wins(robot, people), people, helping=True):
                return orientation, reasons.SURE_TOPPLE
    for orientation, contest in contests.items():
        if holds(contest, order, stops(people), people, helping=True):
            return orientation, reasons.SAFE_TOPPLE
    return None


def decide(situation: Situation, step: Showdown) -> tuple[Action, str]:
    """The robot's next move in a showdown, with its reason."""
    contest = contest_in(situation, step)
    people = situation.people
    rest = step.seats[1:]
    mine = sorted(_own_moves(situation, contest), key=lambda moves: moves.order)
    against = tuple(seat for seat in rest if seat in people)
    won = wins(situation.seat, people)
    for moves in mine:
        if _sure(contest, situation.seat, moves, against, won, people, helping=False):
            return _first_move(situation, moves), reasons.SURE_WIN
    for robot in situation.robots:
        part = tuple(seat for seat in rest if seat in people or seat == robot)
        if holds(contest, part, wins(robot, people), people, helping=True):
            return Pass(), reasons.OTHER_ROBOT_WINS
    for moves in mine:
        if _sure(contest, situation.seat, moves, rest, stops(people), people, helping=True):
            reason = reasons.STOPS_PEOPLE if moves.number else reasons.NO_PERSON_WINS
            return _first_move(situation, moves), reason
    return Pass(), reasons.NOT_SURE


def _own_moves(situation: Situation, contest: Contest) -> Iterator[Moves]:
    shots: list[Shot | None] = [None, *_shots(situation)]
    for moves in list(_open_moves(contest, situation.seat)):
        for shot in shots:
            yield evolve(moves, shot=shot)


def _sure(
    contest: Contest,
    seat: Seat,
    moves: Moves,
    order: tuple[Seat, ...],
    goal: Goal,
    people: frozenset[Seat],
    helping: bool,
) -> bool:
    return all(
        holds(outcome, order, goal, people, helping) for outcome in _after(contest, seat, moves)
    )


def _first_move(situation: Situation, moves: Moves) -> Action:
    """The first line of a plan: assassinate, fraud, manifesto, or pass."""
    if moves.shot is not None:
        return moves.shot.action
    if moves.frauds:
        number = moves.frauds[0][0]
        frauds = [action for action in situation.legal if isinstance(action, Fraud)]
        return next(action for action in frauds if action.card == number)
    if moves.manifesto:
        return Manifesto(regime_prestige(situation.state))
    return Pass()
