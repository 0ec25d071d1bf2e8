"""The Pax-o-matic in a Topple (Part M, R93): guaranteed wins, and stopping every person."""

from collections.abc import Iterator
from itertools import groupby, product
from typing import TypeAlias

from attrs import evolve

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.contest import (
    Contest,
    Goal,
    Moves,
    Standing,
    after,
    all_moves,
    holds,
    stops,
    wins,
)
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
from paxdesk.porfiriana.rules.readings import kickback_prestige, regime_prestige
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, diaz_in_showdown, during_toppling
from paxdesk.porfiriana.rules.vocabulary import Prestige

# --- Reading a contest off the table -------------------------------------------------------------


def contest_in(situation: Situation, step: Showdown) -> Contest:
    """The contest as it stands in a showdown."""
    state = situation.state
    last = topples_resolved(state) >= len(state.cards.topples)
    contest = _contest(situation, diaz_in_showdown(state, step), last)
    # One assassination a showdown (R41).
    return contest.change(situation.seat, assassins=()) if step.shot else contest


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
    contest = contest.change(situation.seat, gold=gold)
    speculator = state.speculation[state.market.index(topple)]
    if speculator in (None, situation.seat):
        return contest
    return contest.change(speculator, gold=contest.standings[speculator].gold + price)


def _contest(situation: Situation, diaz: int, last: bool) -> Contest:
    state = situation.state
    prestige = regime_prestige(state)
    standings = {
        seat: _standing(situation, seat, prestige) for seat in state.players if seat != DIAZ
    }
    own = evolve(standings[situation.seat], assassins=_assassins(situation))
    return Contest(
        prestige,
        diaz,
        {**standings, situation.seat: own},
        state.options.iron_hand,
        last and state.solo != "diaz",
        kickback_prestige(state),
    )


def _standing(situation: Situation, seat: Seat, prestige: Prestige) -> Standing:
    state = situation.state
    player = state.players[seat]
    army = [state.cards.troops[number].prestige for number in state.army(seat)]
    return Standing(
        situation.points(seat, prestige),
        player.gold,
        next_income(state, seat),
        declarable(state, seat),
        _frauds(state, seat, prestige),
        player.flipped,
        player.cause_cube is True,
        len(army),
        army.count(prestige),
        player.hacendado_income,
        player.reserve,
        tuple(spies_of(state, seat)),
    )


def _frauds(state: State, seat: Seat, prestige: Prestige) -> tuple[tuple[CardNumber, int], ...]:
    partners = state.cards.partners
    return tuple(
        (number, int(partners[number].sides[partner.side].prestige == prestige))
        for number, partner in sorted(state.partners.items())
        if partner.owner == seat and prestige in during_toppling(state, number)
    )


def _assassins(situation: Situation) -> tuple[tuple[CardNumber, Prestige | None], ...]:
    """The robot's own hand is known to it and counts (R93)."""
    if situation.state.variant.murder != "showdown":
        return ()
    blacks = situation.state.cards.blacks
    cards = [
        blacks[number]
        for number in situation.hand
        if number in blacks and blacks[number].assassination
    ]
    return tuple((card.number, card.award.prestige if card.award else None) for card in cards)


# --- Buying a Topple (3a) ------------------------------------------------------------------------


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


# --- The showdown --------------------------------------------------------------------------------

Plan: TypeAlias = dict[Seat, Moves]
"""What the robots still to decide do together."""


def decide(situation: Situation, step: Showdown) -> tuple[Action, str]:
    """The robot's next move in a showdown, with its reason."""
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
        if holds(contest, part, wins(robot, people), people, helping=True):
            return Pass(), reasons.OTHER_ROBOT_WINS
    robots = tuple(seat for seat in step.seats if seat not in people)
    stopping = _fewest(situation, contest, robots, stops(people), persons)
    if stopping is None:
        return Pass(), reasons.NOT_SURE
    return _first_move(situation, stopping), _why_stopping(situation, stopping)


def _why_stopping(situation: Situation, plan: Plan) -> str:
    """What its part in the joint reckoning is."""
    own = plan[situation.seat].number
    others = sum(moves.number for seat, moves in plan.items() if seat != situation.seat)
    if own:
        return reasons.STOP_TOGETHER if others else reasons.STOPS_PEOPLE
    return reasons.OTHER_ROBOT_STOPS if others else reasons.NO_PERSON_WINS


def _fewest(
    situation: Situation,
    contest: Contest,
    robots: tuple[Seat, ...],
    goal: Goal,
    persons: tuple[Seat, ...],
) -> Plan | None:
    """The set of fewest moves of these robots that is sure to reach a goal; ties are rolled."""
    people = situation.people
    plans = sorted(_plans(contest, robots), key=lambda plan: _preference(plan, people))
    for _, equal in groupby(plans, key=lambda plan: _preference(plan, people)):
        sure = [plan for plan in equal if _is_sure(contest, plan, goal, persons, people)]
        if sure:
            return situation.ties.pick(sorted(sure, key=_cards_of))
    return None


def _plans(contest: Contest, robots: tuple[Seat, ...]) -> Iterator[Plan]:
    for moves in product(*(all_moves(contest, robot) for robot in robots)):
        yield dict(zip(robots, moves, strict=True))


def _preference(plan: Plan, people: frozenset[Seat]) -> tuple[int, ...]:
    """Fewest moves; no shot at a colleague; then most shots at persons, frauds, manifestos."""
    shots = [(seat, moves.shot.victim) for seat, moves in plan.items() if moves.shot is not None]
    at_persons = sum(victim in people for _, victim in shots)
    at_colleagues = sum(victim not in people and victim != seat for seat, victim in shots)
    frauds = sum(len(moves.frauds) for moves in plan.values())
    manifestos = sum(moves.manifesto is not None for moves in plan.values())
    number = len(shots) + frauds + manifestos
    return number, at_colleagues, -at_persons, -frauds, -manifestos


def _is_sure(
    contest: Contest,
    plan: Plan,
    goal: Goal,
    persons: tuple[Seat, ...],
    people: frozenset[Seat],
) -> bool:
    """Whether a plan reaches the goal against everything the persons may still answer."""
    outcomes = [contest]
    for seat, moves in plan.items():
        outcomes = [each for outcome in outcomes for each in after(outcome, seat, moves, people)]
    return all(holds(outcome, persons, goal, people, helping=False) for outcome in outcomes)


def _cards_of(plan: Plan) -> list[tuple[int, ...]]:
    """The cards and seats of a plan, for candidates in ascending order (R94)."""
    found = [(number, seat) for seat, moves in plan.items() for number, _ in moves.frauds]
    found += [
        (moves.shot.card, moves.shot.victim) for moves in plan.values() if moves.shot is not None
    ]
    return sorted(found)


def _first_move(situation: Situation, plan: Plan) -> Action:
    """The first line of the robot's part: assassinate, fraud, manifesto, or pass.

    Only who is to shoot himself declares first.
    """
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
