"""Tests of replies: the expert plays out the other seats' turns before it chooses."""

import pytest
from attrs import evolve

from paxdesk.porfiriana.robots.planner.evaluation import WON, Evaluation
from paxdesk.porfiriana.robots.planner.inputs import stacks_left
from paxdesk.porfiriana.robots.planner.levels import LEVELS, RobotLevel
from paxdesk.porfiriana.robots.planner.planner import AHEAD_FINALISTS, MOST_RESCUES, Replies
from paxdesk.porfiriana.robots.planner.search import (
    TRIFLES,
    WITH_CUBES,
    Answerer,
    Budget,
    TurnPlan,
    TurnSearch,
    best_first,
    dealt_anew,
    generator_for,
    moving_on,
    supposed_deck,
    unlike,
)
from paxdesk.porfiriana.robots.planner.standing import figures_of, seat_assets
from paxdesk.porfiriana.robots.planner.topple_odds import LIKELY, surprise_topple_chance
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import End, Seat, Speculate
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.session.randomness import Generator, RandomPlayer
from tests.shares import spread

EXPERT = LEVELS["expert"]


def middle_of_a_game(deck: Deck, robots: dict[Seat, RobotName], number: int = 3) -> State:
    """Return a position at the first seat's turn, within a game of deal ``number``."""
    state = deal(deck, len(robots), number, Options())
    for _ in play_on(state, RandomPlayer.for_game(3), 100, robots):
        pass
    while state.turn.seat != 1 or not isinstance(state.agenda[-1], ActionPhase):
        next(play_on(state, RandomPlayer.for_game(3), 1, robots))
    return state


def thinking(
    state: State, people: frozenset[Seat], nodes: int
) -> tuple[Replies, list[TurnPlan], list[TurnPlan]]:
    """Return replies, the first seat's best plans, and all plans found.

    ``nodes`` is the budget of the replies.
    """
    evaluation = Evaluation.at(state, EXPERT, (1.0,) * 4, frozenset(state.players) - people)
    generator = generator_for(state)
    planner = Answerer(evaluation, Budget(EXPERT.nodes, ThinkingTime()))
    search = TurnSearch(1, EXPERT, planner, generator)
    plans = search.plans(state)
    answerer = Answerer(evaluation, Budget(nodes, ThinkingTime()))
    return Replies(1, people, EXPERT, answerer, generator), plans, search.found


@pytest.mark.long
@pytest.mark.parametrize(
    "people", spread([frozenset({1, 2, 3}), frozenset({1, 2}), frozenset({1})])
)
def test_all_others_have_a_turn(deck: Deck, people: frozenset[Seat]) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    state.deck = []
    replies, plans, found = thinking(state, people, EXPERT.nodes)
    before = [plan.state.copy() for plan in plans]
    weighed = replies.weighed(plans, found)
    assert [plan.state for plan in plans] == before
    assert {id(plan.state) for plan in weighed} <= {id(plan.state) for plan in found}
    assert 1 < len(weighed) <= EXPERT.replies + MOST_RESCUES
    assert [plan.value for plan in weighed] == sorted((p.value for p in weighed), reverse=True)
    spent = EXPERT.nodes - replies.answerer.budget.nodes
    assert spent >= len(weighed) * 2


@pytest.mark.parametrize(("ahead", "sees_it"), [(0, False), (2, True)])
def test_its_own_next_turn_is_searched(
    deck: Deck, monkeypatch: pytest.MonkeyPatch, ahead: int, sees_it: bool
) -> None:
    state = deal(deck, 2, 1, Options())
    figures = figures_of(deck)
    # Seat 1 could topple Díaz, but has no action left.
    state.regime = next(key for key, kind in figures.regime_kind.items() if kind == OUTRAGE)
    angry = [card for card, kind in figures.grudge_kind.items() if kind == OUTRAGE]
    state.players[1].grudges = dict.fromkeys(angry, False)
    state.market[2] = TOPPLE
    state.players[1].gold, state.players[2].gold = 30, 0
    state.turn.actions = 0
    state.deck = []
    monkeypatch.setattr(f"{__name__}.EXPERT", evolve(EXPERT, ahead=ahead))
    replies, plans, found = thinking(state, frozenset({1, 2}), EXPERT.nodes)
    assert not any(plan.state.over for plan in found)
    best = replies.weighed([*plans, *plans], [*found, *found])[0]
    assert (best.value >= WON) is sees_it


def test_without_a_budget_the_plans_stay_as_they_are(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    replies, plans, found = thinking(state, frozenset({1, 2, 3}), 0)
    assert replies.weighed(plans, found)[0].lines == plans[0].lines


def test_a_stopped_expert_answers_immediately(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    question = question_for(state, {1: "expert"})
    assert question is not None
    question.stop()
    assert question.answer().action in legal_actions(state)


HUERTA = 215
"""Public card that costs 18 gold; its Command side brings Martial Law."""
TOPPLE = 204
LOYALTY, OUTRAGE, COMMAND = 0, 1, 2


@pytest.mark.parametrize(
    ("gold", "missing", "jailed", "chance"),
    [(25, 1, False, LIKELY), (25, 2, False, 0.0), (15, 1, False, 0.0), (25, 1, True, LIKELY)],
)
def test_a_regime_change_and_a_topple_in_one_turn_are_foreseen(
    deck: Deck, gold: int, missing: int, jailed: bool, chance: float
) -> None:
    state = deal(deck, 2, 1, Options())
    state.market[2] = TOPPLE  # the third column costs 4 gold
    figures = figures_of(deck)
    standing = seat_assets(state)[2]
    standing.missing = [9.0, 9.0, float(missing + figures.heels[TOPPLE].count(COMMAND)), 9.0]
    standing.gold, standing.jailed = gold, jailed
    assert HUERTA in state.public_market
    assert surprise_topple_chance(state, figures, standing, LOYALTY, [2]) == chance
    state.public_market.remove(HUERTA)
    assert surprise_topple_chance(state, figures, standing, LOYALTY, [2]) == 0.0


def test_without_replies_nothing_is_played_out(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    replies, plans, found = thinking(state, frozenset({1, 2, 3}), 10_000)
    replies.level = evolve(EXPERT, replies=0)
    assert replies.weighed(plans, found) is plans
    assert replies.answerer.budget.nodes == 10_000


def test_ends_of_turns_are_valued_once_the_budget_is_used_up(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    state.deck, state.depression = [], True  # a Depression asks for cards to keep
    evaluation = Evaluation.at(state, EXPERT, (1.0,) * 4)
    answerer = Answerer(evaluation, Budget(90, ThinkingTime()))
    search = TurnSearch(1, EXPERT, answerer, generator_for(state))
    plans = search.plans(state)
    assert not answerer.budget.nodes
    assert len(plans) == EXPERT.finalists <= len(search.found)
    answerer.budget.patience.stop()
    assert len(TurnSearch(1, EXPERT, answerer, generator_for(state)).plans(state)) == 1


def test_cubes_are_placed_with_the_unused_actions_of_the_best_plans(deck: Deck) -> None:
    state = deal(deck, 2, 1, Options())
    state.players[1].gold = 1
    evaluation = Evaluation.at(state, EXPERT, (1.0,) * 4)
    answerer = Answerer(evaluation, Budget(5000, ThinkingTime()))
    level = evolve(EXPERT, finalists=500)

    def cubes(plan: TurnPlan) -> list[bool]:
        return [isinstance(line, Speculate) for line in plan.lines]

    search = TurnSearch(1, level, answerer, generator_for(state))
    plans = search.plans(state)
    laid = [plan for plan in search.found if any(cubes(plan))]
    assert len(laid) > 12
    assert not any(any(cubes(plan)[:-1]) for plan in laid)
    best = {plan.lines for plan in sorted(search.found, key=best_first)[:WITH_CUBES]}
    assert {plan.lines[:-1] for plan in laid} <= best
    assert len(plans) == len(search.found) - len(laid), "all but those that only lay a cube besides"
    brief = TurnSearch(1, level, answerer, generator_for(state), brief=True)
    brief.plans(state)
    assert not any(any(cubes(plan)) for plan in brief.found)


@pytest.mark.parametrize("rapid", [False, True])
def test_a_sampled_deck_is_consistent_with_the_table(deck: Deck, rapid: bool) -> None:
    state = deal(deck, 3, 6, Options(rapid_setup=rapid))
    for _ in play_on(state, RandomPlayer.for_game(6), 90, dict.fromkeys((1, 2, 3), "beginner")):
        pass
    view = seen_by(state, 1)
    decks = []
    for seed in range(4):
        generator = Generator.from_seed(seed)
        dealt = dealt_anew(view, legal_actions(state), generator)
        decks.append(supposed_deck(view, dealt, generator))
        assert len(decks[-1]) == len(state.deck) == len(set(decks[-1]))
        lying = {*state.market, *state.headlines, *state.discards, *state.enterprises}
        lying |= {*state.partners, *state.troops}
        for player in dealt.players.values():
            lying |= {*player.hand, *player.grudges}
        assert not lying & set(decks[-1])
        left = iter(decks[-1])
        stacks = [[next(left) for _ in range(size)] for size, _ in stacks_left(state)]
        topples = [sum(card in deck.topples for card in stack) for stack in stacks]
        hidden = len(deck.topples) - state.topples_seen
        assert hidden > 0
        expected = [hidden] if rapid else [hides for _, hides in stacks_left(state)]
        assert topples == expected
    assert len(set(map(tuple, decks))) == len(decks)


@pytest.mark.long
def test_plans_played_out_without_a_budget_are_not_valued(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    state.deck = []
    people = frozenset({1, 2, 3})
    replies, plans, found = thinking(state, people, 20_000)
    whole = {plan.lines: plan.value for plan in replies.weighed(plans, found)}
    spent = 20_000 - replies.answerer.budget.nodes
    short, plans, found = thinking(state, people, spent // 2)
    weighed = short.weighed(plans, found)
    assert 1 <= len(weighed) < len(whole)
    assert all(whole[plan.lines] == plan.value for plan in weighed)


@pytest.mark.long
def test_played_out_turns_are_searched_as_widely_as_the_level_requires(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"), 4)
    state.deck = []
    people = frozenset({1, 2, 3})
    nodes = 60_000
    weighed, spent = [], []
    for others_beam, others_depth, ahead in ((2, 3, 2), (6, 5, 2), (2, 3, 8), (6, 5, 8)):
        replies, plans, found = thinking(state, people, nodes)
        replies.level = evolve(
            EXPERT, others_beam=others_beam, others_depth=others_depth, ahead=ahead
        )
        weighed.append({plan.lines: plan.value for plan in replies.weighed(plans, found)})
        spent.append(nodes - replies.answerer.budget.nodes)
    narrowly, others_widely, itself_widely, widely = weighed
    assert len({frozenset(each) for each in weighed}) == 1
    assert len(narrowly) == EXPERT.replies
    # A wider search of the seat's own next turn finds nothing worse.
    assert all(itself_widely[lines] >= value for lines, value in narrowly.items())
    assert others_widely != narrowly
    assert widely != narrowly
    assert spent[0] < spent[2] < spent[1] < spent[3]


@pytest.mark.parametrize("number", spread([14, 12, 19], quick=0, long=2))
def test_the_best_plan_survives_the_best_answers_of_the_only_opponent(
    deck: Deck, number: int
) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2), "beginner"), number)
    state.deck = []
    chosen = []
    for answers in (1, 4):
        replies, plans, found = thinking(state, frozenset({1, 2}), 100_000)
        replies.level = evolve(EXPERT, others_plans=answers)
        chosen.append(replies.weighed(plans, found))
    by_one, by_four = ({plan.lines: plan.value for plan in weighed} for weighed in chosen)
    left = {plan.lines: left_by_the_worst(plan, 4) for plan in chosen[0]}
    assert chosen[0][0].lines != chosen[1][0].lines, "here what looks best does not stand"
    best = max(min(value, left[lines]) for lines, value in by_one.items())
    assert by_four[chosen[1][0].lines] == best == chosen[1][0].value
    fallen = {lines for lines, value in by_four.items() if value != by_one[lines]}
    assert chosen[0][0].lines in fallen
    assert all(left[lines] <= by_four[lines] < by_one[lines] for lines in fallen)


def left_by_the_worst(plan: TurnPlan, answers: int) -> float:
    """Return the value of a plan after the second seat's most harmful reply.

    Replies are the second seat's ``answers`` best plans.
    """
    evaluation = Evaluation.at(plan.state, EXPERT, (1.0,) * 4)
    answerer = Answerer(evaluation, Budget(100_000, ThinkingTime()))
    level = evolve(EXPERT, beam=EXPERT.others_beam, depth=EXPERT.others_depth, finalists=8)
    generator = generator_for(plan.state)

    def ended(state: State) -> State:
        after = state.copy()
        perform_unchecked(after, End())
        answerer.settle(after)
        return after

    def plans(state: State, seat: Seat, level: RobotLevel) -> list[TurnPlan]:
        return TurnSearch(seat, level, answerer, generator, brief=True).plans(state)

    left = []
    for other in unlike(plans(ended(plan.state), 2, level), TRIFLES):
        own = evolve(level, beam=EXPERT.ahead, finalists=AHEAD_FINALISTS)
        left.append(plans(ended(other.state), 1, own)[0].value)
    return min(left[:answers]) + moving_on(plan)


@pytest.mark.parametrize(("seats", "people", "number"), [(3, {1, 2, 3}, 4), (2, {1}, 14)])
def test_alternative_answers_count_only_for_a_single_planning_opponent(
    deck: Deck, seats: int, people: set[Seat], number: int
) -> None:
    state = middle_of_a_game(deck, dict.fromkeys(range(1, seats + 1), "beginner"), number)
    state.deck = []
    values, spent = [], []
    for answers in (1, 4):
        replies, plans, found = thinking(state, frozenset(people), 100_000)
        replies.level = evolve(EXPERT, others_plans=answers)
        values.append([(each.lines, each.value) for each in replies.weighed(plans, found)])
        spent.append(replies.answerer.budget.nodes)
    assert values[0] == values[1]
    assert spent[0] == spent[1] < 100_000


@pytest.mark.long
def test_a_plan_with_useless_speculation_is_not_played_out(deck: Deck) -> None:
    state = middle_of_a_game(deck, dict.fromkeys((1, 2, 3), "beginner"))
    state.deck = []
    replies, plans, found = thinking(state, frozenset({1, 2, 3}), EXPERT.nodes)
    cubes = [evolve(plan, lines=(*plan.lines, Speculate(0))) for plan in plans]
    pairs = [each for pair in zip(plans, cubes, strict=True) for each in pair]
    weighed = replies.weighed(pairs, found)
    replies, plans, found = thinking(state, frozenset({1, 2, 3}), EXPERT.nodes)
    assert [plan.lines for plan in weighed] == [
        plan.lines for plan in replies.weighed(plans, found)
    ]
