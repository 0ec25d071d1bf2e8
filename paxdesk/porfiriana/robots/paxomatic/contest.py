"""A Topple boiled down to what decides it (K2 to K4): a :class:`Contest` of standings.

A contest knows points, gold and income of each seat and the moves that lie open; hands are
hidden, but for the robot's own. It is a value: every move makes another one.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, TypeAlias

from attrs import evolve

from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.topple import ASSASSINATION_PRICE
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.record_classes import frozen

HEIRS_INCOME = 2
"""Income Cubes of a loyalist Hacendado, as far as the reserve allows (C8, R46)."""


@frozen
class Standing:
    """One seat in a contest: points of the regime's kind, gold, and income per turn.

    ``declares`` are the causes it could still flip to, ``frauds`` its cards that would help
    Díaz, each with the points their discard costs. ``flipped`` is the cause it declared for and
    ``cause_cube`` says whether a kickback lies there; ``army`` counts the troops of its Private
    Army, ``army_points`` their points. ``loyalist_cubes`` lie on its Hacendado and ``reserve``
    beside the table. ``assassins`` are those in its hand, if it is known, with their awards.
    """

    points: int
    gold: int = 0
    income: int = 0
    declares: tuple[Prestige, ...] = ()
    frauds: tuple[tuple[CardNumber, int], ...] = ()
    flipped: Prestige | None = None
    cause_cube: bool = False
    army: int = 0
    army_points: int = 0
    loyalist_cubes: int = HEIRS_INCOME
    reserve: int = 0
    spies: tuple[CardNumber, ...] = ()
    assassins: tuple[tuple[CardNumber, Prestige | None], ...] = ()

    @property
    def price(self) -> int:
        """Gold to shoot its Hacendado (K2)."""
        return ASSASSINATION_PRICE * (1 + self.army)


@frozen
class Shot:
    """An assassination with a card of the hand."""

    card: CardNumber
    victim: Seat


@frozen
class Moves:
    """What one seat does in its part of the showdown."""

    shot: Shot | None = None
    frauds: tuple[tuple[CardNumber, int], ...] = ()
    manifesto: Prestige | None = None

    @property
    def number(self) -> int:
        return (self.shot is not None) + len(self.frauds) + (self.manifesto is not None)


@frozen
class Contest:
    """A Topple being decided. ``diaz`` is his part of every Tripartite now.

    ``kickback`` is the kind of prestige that earns a cube under this regime, if any.
    """

    prestige: Prestige
    diaz: int
    standings: dict[Seat, Standing]
    two_highest: bool
    last: bool
    kickback: Prestige | None = None

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


# --- What moves do -------------------------------------------------------------------------------


def after(
    contest: Contest, seat: Seat, moves: Moves, people: frozenset[Seat] = frozenset()
) -> list[Contest]:
    """Where these moves may lead: a person with a Spy may or may not cancel the shot.

    Pax-o-matics keep their Spies (R91), and nobody cancels a shot of his own (R60).
    """
    for _, lost in moves.frauds:
        points = contest.standings[seat].points - lost
        contest = contest.change(seat, diaz=1, points=points)
    if moves.manifesto is not None:
        contest = _declare(contest, seat, moves.manifesto)
    if moves.shot is None:
        return [contest]
    victim = moves.shot.victim
    gold = contest.standings[seat].gold - contest.standings[victim].price
    award = dict(contest.standings[seat].assassins)[moves.shot.card]
    contest = contest.change(seat, gold=gold, assassins=())
    spies = contest.standings[victim].spies if victim in people - {seat} else ()
    cancelled = (_without_spy(contest, victim, spy) for spy in spies)
    return [_shoot(contest, victim, award), *cancelled]


def _declare(contest: Contest, seat: Seat, cause: Prestige) -> Contest:
    """The loyalist's cubes go home; in the Pax a Loyalty keeps one as a kickback (R12)."""
    standing = contest.standings[seat]
    reserve = standing.reserve + standing.loyalist_cubes
    cube = cause == contest.kickback and reserve > 0
    return contest.change(
        seat,
        points=standing.points + (cause == contest.prestige),
        income=standing.income - standing.loyalist_cubes + cube,
        declares=(),
        flipped=cause,
        cause_cube=cube,
        loyalist_cubes=0,
        reserve=reserve - cube,
    )


def _shoot(contest: Contest, victim: Seat, award: Prestige | None) -> Contest:
    """The heir is a loyalist with two cubes, if there are any; the army is gone (R46)."""
    standing = contest.standings[victim]
    reserve = standing.reserve + standing.cause_cube
    cubes = min(HEIRS_INCOME, reserve)
    kickback = award is not None and award == contest.kickback and reserve > cubes
    lost = standing.army_points + (standing.flipped == contest.prestige)
    return contest.change(
        victim,
        points=standing.points - lost + (award == contest.prestige),
        income=standing.income - standing.cause_cube + cubes + kickback,
        declares=(),
        flipped=None,
        cause_cube=False,
        army=0,
        army_points=0,
        loyalist_cubes=cubes,
        reserve=reserve - cubes - kickback,
    )


def _without_spy(contest: Contest, seat: Seat, spy: CardNumber) -> Contest:
    """The shot is cancelled and the Spy is gone."""
    standing = contest.standings[seat]
    lost = sum(points for number, points in standing.frauds if number == spy)
    frauds = tuple(each for each in standing.frauds if each[0] != spy)
    return contest.change(seat, frauds=frauds, points=standing.points - lost)


# --- What a seat may do --------------------------------------------------------------------------


def all_moves(contest: Contest, seat: Seat) -> Iterator[Moves]:
    """Everything a robot could do: frauds, a manifesto that counts, a shot if its hand is known.

    Any other cause is declared only to be shot for it, which leaves the award (K2, parricide).
    """
    standing = contest.standings[seat]
    for size in range(len(standing.frauds) + 1):
        for frauds in combinations(standing.frauds, size):
            for manifesto in (None, *standing.declares):
                if manifesto in (None, contest.prestige):
                    yield Moves(None, frauds, manifesto)
                for shot in _shots(contest, seat, manifesto):
                    if manifesto in (None, contest.prestige) or shot.victim == seat:
                        yield Moves(shot, frauds, manifesto)


def _shots(contest: Contest, seat: Seat, manifesto: Prestige | None) -> Iterator[Shot]:
    """Shots at any flipped Hacendado that can be paid for, one's own among them."""
    standing = contest.standings[seat]
    for card, _ in standing.assassins:
        for victim, aim in contest.standings.items():
            declared = aim.flipped is not None or (victim == seat and manifesto is not None)
            if declared and aim.price <= standing.gold:
                yield Shot(card, victim)


def replies(contest: Contest, seat: Seat) -> Iterator[Moves]:
    """Every different thing a seat could do with what lies open; hidden hands are ignored."""
    standing = contest.standings[seat]
    by_loss: dict[tuple[int, int], tuple[tuple[CardNumber, int], ...]] = {}
    for size in range(len(standing.frauds) + 1):
        for chosen in combinations(standing.frauds, size):
            by_loss.setdefault((size, sum(lost for _, lost in chosen)), chosen)
    for frauds in by_loss.values():
        yield Moves(None, frauds)
        if contest.prestige in standing.declares:
            yield Moves(None, frauds, contest.prestige)


# --- Guarantees ----------------------------------------------------------------------------------


def holds(
    contest: Contest, order: tuple[Seat, ...], goal: Goal, people: frozenset[Seat], helping: bool
) -> bool:
    """Whether the goal is reached whatever the ``people`` in ``order`` still do.

    The other seats in ``order`` do what serves the goal if ``helping``, else nothing.
    """
    if not order:
        return goal(contest)
    seat, rest = order[0], order[1:]
    if seat in people:
        return all(
            holds(after(contest, seat, moves)[0], rest, goal, people, helping)
            for moves in replies(contest, seat)
        )
    if not helping:
        return holds(contest, rest, goal, people, helping)
    return any(
        surely(contest, seat, moves, rest, goal, people, helping)
        for moves in all_moves(contest, seat)
    )


def surely(
    contest: Contest,
    seat: Seat,
    moves: Moves,
    order: tuple[Seat, ...],
    goal: Goal,
    people: frozenset[Seat],
    helping: bool,
) -> bool:
    """Whether the goal holds wherever these moves of a seat lead."""
    return all(
        holds(outcome, order, goal, people, helping)
        for outcome in after(contest, seat, moves, people)
    )
