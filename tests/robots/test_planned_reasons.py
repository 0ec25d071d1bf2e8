"""Tests that the planner's reasons are true of the lines played."""

from collections import Counter
from pathlib import Path

import pytest

from paxdesk.porfiriana.robots.planner import plan_reasons
from paxdesk.porfiriana.robots.planner.evaluation import Evaluation
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.plan_reasons import why_line
from paxdesk.porfiriana.robots.planner.planner import without_first
from paxdesk.porfiriana.robots.planner.search import Answerer, Budget
from paxdesk.porfiriana.robots.planner.standing import figures_of
from paxdesk.porfiriana.robots.questions import perform_choice, question_for
from paxdesk.porfiriana.robots.reasons import meaning_of, parts_of
from paxdesk.porfiriana.robots.robot import ThinkingTime
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import Buy, End, Sell
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.facts import active_points, regime_prestige, tripartite
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.scenarios.reading import read_scenario
from tests.robots.forced_wins import read_wins

ROBOTS: dict[int, RobotName] = {1: "hard", 2: "hard", 3: "medium"}


def true_of(key: str, values: dict[str, str], before: State, after: State, seat: int) -> bool:
    """Return whether a reason is true of the line of ``seat`` between two positions.

    Kinds of reasons that are not checked count as true.
    """
    prestige = next((each for each in PRESTIGES if each == values.get("kind")), "loyalty")
    if key == plan_reasons.POINTS.now_key:
        have = active_points(after, seat, prestige)
        needed = tripartite(after, seat, prestige) + 1
        more = have > active_points(before, seat, prestige)
        return more and (values["points"], values["needed"]) == (str(have), str(needed))
    if key == plan_reasons.TURNS_TO.now_key:
        return prestige == regime_prestige(after) != regime_prestige(before)
    if key == plan_reasons.TURNS_FROM.now_key:
        return prestige == regime_prestige(before) != regime_prestige(after)
    if key == plan_reasons.LACKED.now_key:
        rival = int(values["rival"])
        lacked = tripartite(before, rival, prestige) + 1 - active_points(before, rival, prestige)
        turned = prestige == regime_prestige(before) != regime_prestige(after)
        return turned and rival != seat and int(values["missing"]) == lacked
    if key == plan_reasons.NOBODYS.now_key:
        others = [active_points(after, each, prestige) for each in after.players if each != seat]
        return prestige == regime_prestige(after) != regime_prestige(before) and not any(others)
    if key in (plan_reasons.CAN_GAIN, plan_reasons.CAN_TURN):
        (card,) = set(after.players[seat].hand) - set(before.players[seat].hand)
        figures = figures_of(after.cards)
        gains = [gain.kind for gain in figures.gains.get(card, ())]
        turns = [turn.to for turn in figures.turns.get(card, ())]
        return PRESTIGES.index(prestige) in (gains if key == plan_reasons.CAN_GAIN else turns)
    if key == plan_reasons.TAKES_POINT.now_key:
        rival = int(values["rival"])
        left = active_points(after, rival, prestige)
        lost = rival != seat and left < active_points(before, rival, prestige)
        return lost and int(values["points"]) == left
    if key == plan_reasons.ROBS.now_key:
        rival = int(values["rival"])
        robbed = before.players[rival].gold - after.players[rival].gold
        return rival != seat and int(values["gold"]) == robbed
    if key == plan_reasons.GUARDS.now_key:
        guarded = after.enterprises[int(values["card"])]
        return guarded.owner == seat and guarded.troop is not None
    if key == plan_reasons.INCOME.now_key:
        income = next_income(after, seat)
        return income > next_income(before, seat) and values["income"] == str(income)
    if key == plan_reasons.WINS.now_key:
        return seat in after.winners
    if key == plan_reasons.FREED.now_key:
        return before.players[seat].jailed and not after.players[seat].jailed
    if key == plan_reasons.GOLD.now_key:
        return int(values["gold"]) == after.players[seat].gold - before.players[seat].gold
    return True


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, 2])
def test_reasons_are_true(deck: Deck, games: int) -> None:
    said: Counter[str] = Counter()
    for seed in range(1, 1 + games):
        state = deal(deck, 3, seed, Options(rapid_setup=True))
        while seat_to_act(state) is not None:
            question = question_for(state, ROBOTS)
            assert question is not None
            choice = question.answer()
            found = meaning_of(parts_of(choice.reason)[2])
            assert found is not None
            key, values = found
            before = state.copy()
            acting = isinstance(state.agenda[-1], ActionPhase)
            perform_choice(state, choice)
            if acting and not isinstance(choice.action, End):
                seat = question.view.seat
                if state.over or isinstance(state.agenda[-1], ActionPhase):
                    assert true_of(key, values, before, state, seat), choice.reason
                    said[key] += 1
    assert said[plan_reasons.INCOME.now_key] > 5 * games
    assert said[plan_reasons.POINTS.now_key] > 5 * games
    assert said[plan_reasons.WINS.now_key] <= games


def test_a_line_is_not_credited_with_what_happens_anyway(deck: Deck) -> None:
    state = deal(deck, 3, 1, Options(rapid_setup=True))
    seat = state.turn.seat
    held = next(card for card in state.deck if card in deck.enterprises)
    state.deck.remove(held)
    state.players[seat].hand.append(held)
    level = LEVELS["hard"]
    answerer = Answerer(Evaluation.at(state, level, (1.0,) * 4), Budget(100, ThinkingTime()))
    buys = [each for each in legal_actions(state) if isinstance(each, Buy)]
    buy = next(each for each in buys if each.orientation is None)
    bought = answerer.after(state, buy)
    gains = plan_reasons.GOLD.later_key

    def reason(sold: int) -> str:
        lines = (buy, Sell(sold))
        planned = answerer.after(bought, lines[1])
        without = without_first(answerer, seat, state, lines)
        return why_line(answerer.evaluation, seat, buy, state, bought, planned, without)

    assert reason(state.market[buy.slot]).startswith(gains), "nothing else can be sold for it"
    assert not reason(held).startswith(gains), "that is sold without the purchase, too"


GIVEN = """
title: A coup
rules: [K2]
players: 2
given:
  regime: martial_law
  market: {{a0: 206}}
  topples_seen: 1
  players:
    P1: {{hacendado: 213, flipped: command, army: [{army}], grudges: [155]}}
    P2: {{hacendado: {defender}}}
do: []
"""


@pytest.mark.parametrize(
    ("army", "defender", "said"),
    [
        ("178, 182", 211, plan_reasons.PREVENTS),
        ("178", 211, plan_reasons.NOBODY_TOPPLES),
        ("178, 182, 184", 211, plan_reasons.CANNOT_PREVENT),
    ],
)
def test_answers_in_a_showdown_name_what_is_at_stake(
    deck: Deck, tmp_path: Path, army: str, defender: int, said: str
) -> None:
    path = tmp_path / "coup.yaml"
    path.write_text(GIVEN.format(army=army, defender=defender))
    state = read_scenario(path, deck).game.position
    perform(state, parse("buy a0 quo"))
    question = question_for(state, {2: "hard"})
    assert question is not None
    reason = question.answer().reason
    found = meaning_of(parts_of(reason)[2])
    assert found is not None
    assert found == (said, {} if said == plan_reasons.NOBODY_TOPPLES else {"rival": "1"})


def test_a_sale_in_a_depression_saves_the_upkeep_of_a_card_in_play(deck: Deck) -> None:
    win = next(each for each in read_wins() if each.seats == 2 and len(each.lines) > 100)
    state = win.position(deck)
    seat = state.turn.seat
    in_play = next(each for each in state.troops.values() if each.owner == seat)
    state.depression = True
    sale = Sell(in_play.number)
    evaluation = Evaluation.at(state, LEVELS["hard"], (1.0,) * len(PRESTIGES))
    assert why_line(evaluation, seat, sale, state, state, state) == plan_reasons.SPARES_UPKEEP
    in_hand = Sell(state.players[seat].hand[0])
    assert why_line(evaluation, seat, in_hand, state, state, state) != plan_reasons.SPARES_UPKEEP
