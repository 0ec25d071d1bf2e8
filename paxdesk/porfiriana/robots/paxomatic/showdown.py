"""The Pax-o-matic in a showdown (Part M, R93): guaranteed wins, and preventing wins by people."""

from collections.abc import Callable, Iterator
from itertools import combinations, groupby, product
from typing import Any, TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.rules import facts
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
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import (
    assassination_price,
    declarable,
    diaz_in_showdown,
    during_toppling,
)
from paxdesk.porfiriana.rules.tripartite import winners

# --- Model of a showdown (K2 to K4) ---------------------------------------------------------------
# Models are immutable: every move creates another one.


@frozen
class ShowdownSeat:
    """One seat in a showdown.

    ``points`` are of the regime's kind. ``frauds`` are cards that would help Díaz, each with the
    points lost by its discard. ``assassins`` are in the hand, if known, with their awards.
    ``heirs_income`` is the number of cubes that an heir would get.
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
    loyalist_cubes: int = 0
    reserve: int = 0
    spies: tuple[CardNumber, ...] = ()
    assassins: tuple[tuple[CardNumber, Prestige | None], ...] = ()
    heirs_income: int = 0

    @property
    def price(self) -> int:
        """Price of assassinating the seat's Hacendado, in gold (K2)."""
        return assassination_price(self.army).gold


@frozen
class Shot:
    """Assassination with a card from the hand."""

    card: CardNumber
    victim: Seat


@frozen
class ShowdownPlan:
    """Moves of one seat in its part of the showdown."""

    shot: Shot | None = None
    frauds: tuple[tuple[CardNumber, int], ...] = ()
    manifesto: Prestige | None = None

    @property
    def number(self) -> int:
        return (self.shot is not None) + len(self.frauds) + (self.manifesto is not None)


@frozen
class ShowdownModel:
    """Showdown in progress; ``diaz`` are Díaz's current points.

    ``last``: gold decides if nobody topples Díaz. ``kickback`` is the kind of prestige that earns a
    cube, or None.
    """

    prestige: Prestige
    diaz: int
    standings: dict[Seat, ShowdownSeat]
    iron_hand: bool
    last: bool
    kickback: Prestige | None = None

    def winners(self) -> tuple[Seat, ...]:
        """Return the winners if no seat moves again; () if the game continues."""
        return winners(self.standings, self.diaz, self.iron_hand, self.last)

    def change(self, seat: Seat, diaz: int = 0, **changes: Any) -> "ShowdownModel":
        standings = {**self.standings, seat: evolve(self.standings[seat], **changes)}
        return evolve(self, diaz=self.diaz + diaz, standings=standings)


ContestGoal: TypeAlias = Callable[[ShowdownModel], bool]


def wins(robot: Seat, people: frozenset[Seat]) -> ContestGoal:
    """Return a goal that is met if the robot wins and no person does."""

    def goal(contest: ShowdownModel) -> bool:
        winners = contest.winners()
        return robot in winners and not people.intersection(winners)

    return goal


def stops(people: frozenset[Seat]) -> ContestGoal:
    """Return a goal that is met if no person wins."""

    def goal(contest: ShowdownModel) -> bool:
        return not people.intersection(contest.winners())

    return goal


# --- Effects of moves -----------------------------------------------------------------------------


def after(
    contest: ShowdownModel, seat: Seat, moves: ShowdownPlan, people: frozenset[Seat] = frozenset()
) -> list[ShowdownModel]:
    """Return the possible models after these moves. A person may cancel a shot with a Spy."""
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


def _declare(contest: ShowdownModel, seat: Seat, cause: Prestige) -> ShowdownModel:
    """Return the model after a manifesto (R12)."""
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


def _shoot(contest: ShowdownModel, victim: Seat, award: Prestige | None) -> ShowdownModel:
    """Return the model after a shot (R46)."""
    standing = contest.standings[victim]
    reserve = standing.reserve + standing.cause_cube
    cubes = min(standing.heirs_income, reserve)
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


def _without_spy(contest: ShowdownModel, seat: Seat, spy: CardNumber) -> ShowdownModel:
    standing = contest.standings[seat]
    lost = sum(points for number, points in standing.frauds if number == spy)
    frauds = tuple(each for each in standing.frauds if each[0] != spy)
    return contest.change(seat, frauds=frauds, points=standing.points - lost)


# --- Possible moves of a seat ---------------------------------------------------------------------


def all_moves(contest: ShowdownModel, seat: Seat) -> Iterator[ShowdownPlan]:
    """Yield the combinations of a robot's moves.

    A cause that does not count is declared only before a shot at the robot's own Hacendado (K2).
    """
    standing = contest.standings[seat]
    for size in range(len(standing.frauds) + 1):
        for frauds in combinations(standing.frauds, size):
            for manifesto in (None, *standing.declares):
                if manifesto in (None, contest.prestige):
                    yield ShowdownPlan(None, frauds, manifesto)
                for shot in _shots(contest, seat, manifesto):
                    if manifesto in (None, contest.prestige) or shot.victim == seat:
                        yield ShowdownPlan(shot, frauds, manifesto)


def _shots(contest: ShowdownModel, seat: Seat, manifesto: Prestige | None) -> Iterator[Shot]:
    """Yield the affordable shots at declared Hacendados, including the seat's own."""
    standing = contest.standings[seat]
    for card, _ in standing.assassins:
        for victim, aim in contest.standings.items():
            declared = aim.flipped is not None or (victim == seat and manifesto is not None)
            if declared and aim.price <= standing.gold:
                yield Shot(card, victim)


def replies(contest: ShowdownModel, seat: Seat) -> Iterator[ShowdownPlan]:
    """Yield a seat's distinct moves, except those with cards from its hidden hand."""
    standing = contest.standings[seat]
    by_loss: dict[tuple[int, int], tuple[tuple[CardNumber, int], ...]] = {}
    for size in range(len(standing.frauds) + 1):
        for chosen in combinations(standing.frauds, size):
            by_loss.setdefault((size, sum(lost for _, lost in chosen)), chosen)
    for frauds in by_loss.values():
        yield ShowdownPlan(None, frauds)
        if contest.prestige in standing.declares:
            yield ShowdownPlan(None, frauds, contest.prestige)


# --- Guarantees -----------------------------------------------------------------------------------


def goal_guaranteed(
    contest: ShowdownModel,
    order: tuple[Seat, ...],
    goal: ContestGoal,
    people: frozenset[Seat],
    helping: bool,
) -> bool:
    """Return whether the goal is reached against all moves of the ``people``.

    If ``helping``, the other seats serve the goal; otherwise they pass.
    """
    if not order:
        return goal(contest)
    seat, rest = order[0], order[1:]
    if seat in people:
        return all(
            goal_guaranteed(after(contest, seat, moves)[0], rest, goal, people, helping)
            for moves in replies(contest, seat)
        )
    if not helping:
        return goal_guaranteed(contest, rest, goal, people, helping)
    return any(
        surely(contest, seat, moves, rest, goal, people, helping)
        for moves in all_moves(contest, seat)
    )


def surely(
    contest: ShowdownModel,
    seat: Seat,
    moves: ShowdownPlan,
    order: tuple[Seat, ...],
    goal: ContestGoal,
    people: frozenset[Seat],
    helping: bool,
) -> bool:
    """Return whether the goal is guaranteed after every result of a seat's moves."""
    return all(
        goal_guaranteed(outcome, order, goal, people, helping)
        for outcome in after(contest, seat, moves, people)
    )


# --- Creating a model from the table --------------------------------------------------------------


def contest_in(situation: Situation, step: Showdown) -> ShowdownModel:
    state = situation.state
    last = not facts.topples_left(state)
    contest = _contest(situation, diaz_in_showdown(state, step), last)
    # There is only one assassination per showdown (R41).
    return contest.change(situation.seat, assassins=()) if step.shot else contest


def contest_after_buying(
    situation: Situation, topple: CardNumber, orientation: Orientation, price: int
) -> ShowdownModel:
    """Return the model of the showdown after the purchase of a Topple."""
    state = situation.state
    prestige = facts.regime_prestige(state)
    heels = state.cards.topples[topple].heels if orientation == "event" else ()
    alone = state.solo == "diaz"
    base = facts.solo_defence(state, prestige) if alone else facts.diaz_points(state)
    diaz = base - heels.count(prestige)
    contest = _contest(situation, diaz, facts.topples_left(state) <= 1)
    gold = contest.standings[situation.seat].gold - price
    contest = contest.change(situation.seat, gold=gold)
    speculator = state.speculation[state.market.index(topple)]
    if speculator in (None, situation.seat):
        return contest
    return contest.change(speculator, gold=contest.standings[speculator].gold + price)


def _contest(situation: Situation, diaz: int, last: bool) -> ShowdownModel:
    state = situation.state
    prestige = facts.regime_prestige(state)
    standings = {
        seat: _standing(situation, seat, prestige) for seat in state.players if seat != DIAZ
    }
    own = evolve(standings[situation.seat], assassins=_assassins(situation))
    return ShowdownModel(
        prestige,
        diaz,
        {**standings, situation.seat: own},
        state.options.iron_hand,
        last and state.solo != "diaz",
        facts.kickback_prestige(state),
    )


def _standing(situation: Situation, seat: Seat, prestige: Prestige) -> ShowdownSeat:
    state = situation.state
    player = state.players[seat]
    army = state.army(seat)
    return ShowdownSeat(
        situation.points(seat, prestige),
        player.gold,
        next_income(state, seat),
        declarable(state, seat),
        _frauds(state, seat, prestige),
        player.flipped,
        player.cause_cube is True,
        len(army),
        sum(prestige in state.cards.troops[number].points for number in army),
        player.hacendado_income,
        player.reserve,
        tuple(spies_of(state, seat)),
        heirs_income=state.cards.hacendados[player.hacendado].loyalist.income,
    )


def _frauds(state: State, seat: Seat, prestige: Prestige) -> tuple[tuple[CardNumber, int], ...]:
    partners = state.cards.partners
    return tuple(
        (number, int(prestige in partners[number].sides[partner.side].points))
        for number, partner in sorted(state.partners.items())
        if partner.owner == seat and prestige in during_toppling(state, number)
    )


def _assassins(situation: Situation) -> tuple[tuple[CardNumber, Prestige | None], ...]:
    """Return the assassins in the robot's hand, with their awards (R93)."""
    if situation.state.variant.murder != "showdown":
        return ()
    blacks = situation.state.cards.blacks
    cards = [
        blacks[number]
        for number in situation.hand
        if number in blacks and blacks[number].assassination
    ]
    return tuple((card.number, card.award.prestige if card.award else None) for card in cards)


# --- Buying a Topple (3a) -------------------------------------------------------------------------


def topple_orientation(
    situation: Situation, topple: CardNumber, price: int
) -> tuple[Orientation, str] | None:
    """Return the side of a Topple that guarantees a goal, with the reason, or None (3a)."""
    people = situation.people
    order = tuple(seat for seat in situation.state.clockwise(situation.seat) if seat != DIAZ)
    robots = (situation.seat, *situation.robots)
    orientations: tuple[Orientation, ...] = ("quo", "event")
    if situation.state.cards.topples[topple].effects:
        # Effects before the showdown could change any of its figures.
        orientations = ("quo",)
    contests = {each: contest_after_buying(situation, topple, each, price) for each in orientations}
    for orientation, contest in contests.items():
        for robot in robots:
            own_part = tuple(seat for seat in order if seat in people or seat == robot)
            if goal_guaranteed(contest, own_part, wins(robot, people), people, helping=True):
                return orientation, reasons.SURE_TOPPLE
    for orientation, contest in contests.items():
        if goal_guaranteed(contest, order, stops(people), people, helping=True):
            return orientation, reasons.SAFE_TOPPLE
    return None


# --- The showdown ---------------------------------------------------------------------------------

ShowdownMoves: TypeAlias = dict[Seat, ShowdownPlan]
"""Moves of all robots still to decide."""


def decide(situation: Situation, step: Showdown) -> tuple[Action, str]:
    """Return the robot's next move in a showdown, with its reason."""
    contest = contest_in(situation, step)
    people = situation.people
    rest = step.seats[1:]
    persons = tuple(seat for seat in rest if seat in people)
    winning = _fewest(situation, contest, (situation.seat,), wins(situation.seat, people), persons)
    if winning is not None:
        moves = winning[situation.seat].number
        why = reasons.SURE_WIN if moves else reasons.WIN_IS_SURE
        return _first_move(situation, winning), why
    for robot in situation.robots:
        part = tuple(seat for seat in rest if seat in people or seat == robot)
        if goal_guaranteed(contest, part, wins(robot, people), people, helping=True):
            return Pass(), reasons.OTHER_ROBOT_WINS
    robots = tuple(seat for seat in step.seats if seat not in people)
    stopping = _fewest(situation, contest, robots, stops(people), persons)
    if stopping is None:
        return Pass(), reasons.NOT_SURE
    return _first_move(situation, stopping), _why_stopping(situation, stopping)


def _why_stopping(situation: Situation, plan: ShowdownMoves) -> str:
    own = plan[situation.seat].number
    others = sum(moves.number for seat, moves in plan.items() if seat != situation.seat)
    if own:
        return reasons.STOP_TOGETHER if others else reasons.STOPS_PEOPLE
    return reasons.OTHER_ROBOT_STOPS if others else reasons.NO_PERSON_WINS


def _fewest(
    situation: Situation,
    contest: ShowdownModel,
    robots: tuple[Seat, ...],
    goal: ContestGoal,
    persons: tuple[Seat, ...],
) -> ShowdownMoves | None:
    """Return the fewest moves of these robots that guarantee a goal, or None."""
    people = situation.people
    plans = sorted(_plans(contest, robots), key=lambda plan: _preference(plan, people))
    for _, equal in groupby(plans, key=lambda plan: _preference(plan, people)):
        sure = [plan for plan in equal if _is_sure(contest, plan, goal, persons, people)]
        if sure:
            return situation.ties.pick(sorted(sure, key=_cards_of))
    return None


def _plans(contest: ShowdownModel, robots: tuple[Seat, ...]) -> Iterator[ShowdownMoves]:
    for moves in product(*(all_moves(contest, robot) for robot in robots)):
        yield dict(zip(robots, moves, strict=True))


def _preference(plan: ShowdownMoves, people: frozenset[Seat]) -> tuple[int, ...]:
    """Return the sort key of a plan, beginning with the number of moves."""
    shots = [(seat, moves.shot.victim) for seat, moves in plan.items() if moves.shot is not None]
    at_persons = sum(victim in people for _, victim in shots)
    at_colleagues = sum(victim not in people and victim != seat for seat, victim in shots)
    frauds = sum(len(moves.frauds) for moves in plan.values())
    manifestos = sum(moves.manifesto is not None for moves in plan.values())
    number = len(shots) + frauds + manifestos
    return number, at_colleagues, -at_persons, -frauds, -manifestos


def _is_sure(
    contest: ShowdownModel,
    plan: ShowdownMoves,
    goal: ContestGoal,
    persons: tuple[Seat, ...],
    people: frozenset[Seat],
) -> bool:
    """Return whether a plan reaches the goal against every answer of the persons."""
    outcomes = [contest]
    for seat, moves in plan.items():
        outcomes = [each for outcome in outcomes for each in after(outcome, seat, moves, people)]
    return all(
        goal_guaranteed(outcome, persons, goal, people, helping=False) for outcome in outcomes
    )


def _cards_of(plan: ShowdownMoves) -> list[tuple[int, ...]]:
    """Return the cards and seats of a plan, to order candidates (R94)."""
    found = [(number, seat) for seat, moves in plan.items() for number, _ in moves.frauds]
    found += [
        (moves.shot.card, moves.shot.victim) for moves in plan.values() if moves.shot is not None
    ]
    return sorted(found)


def _first_move(situation: Situation, plan: ShowdownMoves) -> Action:
    """Return the first action of the robot's part of a plan."""
    moves = plan[situation.seat]
    shot = moves.shot
    if moves.manifesto is not None and shot is not None and shot.victim == situation.seat:
        return Manifesto(moves.manifesto)
    if shot is not None:
        return AssassinatePlayer(shot.victim, shot.card)
    if moves.frauds:
        number = moves.frauds[0][0]
        frauds = [action for action in situation.legal if isinstance(action, Fraud)]
        return next(action for action in frauds if action.card == number)
    if moves.manifesto is not None:
        return Manifesto(moves.manifesto)
    return Pass()
