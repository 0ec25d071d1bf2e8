"""Tests of the learned value."""

import json
from math import log
from pathlib import Path
from typing import cast

import pytest
from attrs import evolve

from paxdesk.errors import PaxError
from paxdesk.porfiriana.robots.advice import advice_for
from paxdesk.porfiriana.robots.planner.evaluation import COOL, WON, Evaluation, temperament_of
from paxdesk.porfiriana.robots.planner.inputs import (
    SEAT_INPUTS,
    SEAT_MEASURES,
    STEP,
    TABLE_INPUTS,
    EvaluationContext,
    InputEncoding,
    Inputs,
    inputs_of,
    stacks_left,
    topple_chance,
)
from paxdesk.porfiriana.robots.planner.learned import (
    EVERY_INPUT,
    UNIT,
    WHOLE,
    LearnedEvaluation,
    Net,
    NetWeights,
    WinChances,
    evaluation_of,
    net_for,
    read_net,
)
from paxdesk.porfiriana.robots.planner.levels import LEVELS, SWIFT, TEMPERAMENTS, Temperament
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.planner.standing import figures_of
from paxdesk.porfiriana.robots.questions import introduced, question_for, question_to
from paxdesk.porfiriana.robots.roster import RosterEntry
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Play
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import FLAGS, Options, SoloMode, State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.session.randomness import RandomPlayer


def positions(deck: Deck, seats: int, solo: SoloMode | None = None) -> list[State]:
    """Return evenly spaced positions of a random game."""
    state = deal(deck, seats, 11 * seats, Options(), solo=solo)
    found = []
    for number, _ in enumerate(play_on(state, RandomPlayer.for_game(seats), 240)):
        if number % 24 == 0:
            found.append(state.copy())
    return found


def added_up(weights: NetWeights, inputs: Inputs) -> list[float]:
    """Return the scores computed number by number, as documented for the net."""
    units = len(weights.bias)

    def sums(told: list[int], measured: list[int], at: int, lanes: int) -> list[int]:
        found = [0] * lanes
        names, rows = EVERY_INPUT[at], (weights.seats, weights.table)[at]
        for value, (name, each) in zip((*told, *measured), names.items(), strict=True):
            if isinstance(each, InputEncoding):
                adds = [0.0] * lanes
                for place, number in each.numbers(value, inputs.phase):
                    adds = [a + number * b for a, b in zip(adds, rows[name][place], strict=True)]
            else:
                row, *phased = rows[name]
                if phased:
                    row = [a + b for a, b in zip(row, phased[inputs.phase], strict=True)]
                adds = [value * round(weight / STEP) for weight in row]
            found = [a + round(b) for a, b in zip(found, adds, strict=True)]
        return found

    table = sums(inputs.table, inputs.table_measures, 1, units)
    seats = [
        sums(told, measured, 0, 1 + 2 * units)
        for told, measured in zip(inputs.seats, inputs.measures, strict=True)
    ]
    rivals = len(seats) - 1
    scores = []
    for at, own in enumerate(seats):
        active = 0
        for unit in range(units):
            others = sum(row[1 + units + unit] for row in seats) - own[1 + units + unit]
            hidden = rivals * (own[1 + unit] + table[unit] + weights.bias[unit]) + others
            active += max(hidden, 0) * weights.out[unit]
        worth = weights.thumb[inputs.phase] * inputs.worth[at]
        scores.append(own[0] + active // rivals // UNIT + worth)
    return scores


@pytest.mark.parametrize("seats", range(2, 7))
def test_packed_rows_add_up_to_the_weights(deck: Deck, seats: int) -> None:
    net = net_for(False)
    for state in positions(deck, seats):
        inputs = inputs_of(state, EvaluationContext.of(state), state.turn.seat)
        assert len(inputs.table) == len(TABLE_INPUTS)
        assert all(len(seat) == len(SEAT_INPUTS) for seat in inputs.seats)
        assert all(len(seat) == len(SEAT_MEASURES) for seat in inputs.measures)
        assert all(each >= 0 for row in (*inputs.seats, inputs.table) for each in row)
        assert net.scores(inputs) == added_up(net.weights, inputs)


@pytest.mark.parametrize(("seats", "solo"), [(2, None), (4, None), (6, None), (1, "diaz")])
def test_chances_add_up_to_one(deck: Deck, seats: int, solo: SoloMode | None) -> None:
    for state in positions(deck, seats, solo):
        chances = WinChances.at(state).chances(state)
        assert list(chances) == list(state.players)
        assert sum(chances.values()) == pytest.approx(1)


def learned(state: State) -> LearnedEvaluation:
    evaluation = Evaluation.at(state, LEVELS["hard"], (1.0,) * 4)
    return LearnedEvaluation.by(net_for(False), state, evaluation)


def test_a_finished_game_has_the_value_of_its_victory(deck: Deck) -> None:
    state = positions(deck, 2)[3]
    odds, evaluation = WinChances.at(state), learned(state)
    state.end((2,), "gold")
    assert evaluation.value(state, 2) == WON == -evaluation.value(state, 1)
    assert odds.chances(state) == {1: 0.0, 2: 1.0}


def test_chances_depend_on_the_length_of_the_deck_but_plans_do_not(deck: Deck) -> None:
    state = positions(deck, 3)[3]
    even = [UNIT, UNIT]
    weights = evolve(net_for(False).weights, sharp=[even] * 3)
    plain, sharp = Net(weights), Net(evolve(weights, sharp=[even, [3 * UNIT, UNIT], even]))
    for cards, times in ((WHOLE, 1), (WHOLE // 2, 2), (0, 3)):
        moment = evolve(EvaluationContext.of(state), deck=cards)
        one, other = (WinChances(moment, net).chances(state) for net in (plain, sharp))
        assert log(other[1] / other[2]) == pytest.approx(times * log(one[1] / one[2]))
    for seats in (2, 4, 6):
        other = positions(deck, seats)[3]
        one, two = (
            WinChances(EvaluationContext.of(other), net).chances(other) for net in (plain, sharp)
        )
        assert one == two, "the others have a sharpness of their own"
    reckoning = Evaluation.at(state, LEVELS["hard"], (1.0,) * 4)
    plans = [LearnedEvaluation.by(net, state, reckoning) for net in (plain, sharp)]
    assert plans[0].value(state, 1) == plans[1].value(state, 1)


def test_hidden_facts_change_nothing(deck: Deck) -> None:
    for state in positions(deck, 3):
        other = state.copy()
        other.deck = other.deck[::-1]
        seen, same = seen_by(state, 1), seen_by(other, 1)
        assert EvaluationContext.of(seen).shows == EvaluationContext.of(state).shows
        assert learned(seen).value(seen, 1) == learned(same).value(same, 1)
        assert WinChances.at(seen).chances(seen) == WinChances.at(same).chances(same)


def test_weights_for_other_inputs_are_refused(tmp_path: Path) -> None:
    data = {"made_by": "", "seats": {"gold": [[1, 0, 0]]}, "table": {}, "bias": [0], "out": [1]}
    path = tmp_path / "value.json"
    path.write_text(json.dumps({**data, "thumb": [0] * 5, "sharp": [[1, 1]] * 3}), encoding="utf-8")
    with pytest.raises(
        PaxError, match=r"value\.json contains weights for a different set of inputs"
    ):
        read_net(path)


def test_levels_from_hard_upwards_use_the_learned_value(deck: Deck) -> None:
    state, alone = deal(deck, 2, 1, Options()), deal(deck, 1, 1, Options(), solo="diaz")
    learned = {
        name
        for name, level in LEVELS.items()
        if isinstance(evaluation_of(level, state), LearnedEvaluation)
    }
    assert learned == {name for name, level in LEVELS.items() if level.learned}
    assert {"hard", "expert", "master"} <= learned
    assert "medium" not in learned
    assert not isinstance(evaluation_of(LEVELS["hard"], alone), LearnedEvaluation)


@pytest.mark.parametrize("temperament", TEMPERAMENTS, ids=lambda each: each.name)
def test_a_style_changes_preferences(deck: Deck, temperament: Temperament) -> None:
    compared = 0
    for state in positions(deck, 3):
        if state.over:
            continue
        state.players[2].grudges = dict.fromkeys(list(figures_of(deck).grudge_kind)[:2])
        reckoning = Evaluation.at(state, LEVELS["hard"], COOL)
        plain = LearnedEvaluation.by(net_for(False), state, reckoning)
        tempered = LearnedEvaluation.by(net_for(False), state, reckoning, 2, temperament)
        moves = state.clockwise(2)[0] if state.turn.seat == 2 else state.turn.seat
        rows = inputs_of(state, EvaluationContext.of(state), moves).seats
        names = list(SEAT_INPUTS)
        likes = sum(
            gold * rows[1][names.index(name)] for name, gold in temperament.likes.items()
        ) - sum(
            gold * (rows[0][names.index(name)] + rows[2][names.index(name)]) / 2
            for name, gold in temperament.begrudges.items()
        )
        helpers = [
            partner
            for partner in state.partners.values()
            if partner.owner == 2 and partner.data(deck).prestige is None
        ]
        likes += temperament.helpers * len(helpers)
        if abs(plain.value(state, 2)) < 300:
            assert tempered.value(state, 2) - plain.value(state, 2) == pytest.approx(likes)
            compared += bool(likes)
        assert tempered.value(state, 1) == plain.value(state, 1)
    assert compared > 2


def test_robots_at_the_table_hire_partners_without_prestige(deck: Deck) -> None:
    helpers = [
        number
        for number, card in deck.partners.items()
        if not card.public and card.sides[0].prestige is None
    ]
    hired: dict[bool, list[int]] = {}
    for tempered in (False, True):
        planner, hired[tempered] = Planner(SWIFT, tempered=tempered), []
        for number in helpers:
            state = deal(deck, 2, 3, Options())
            state.players[1].hand, state.players[1].gold = [number], 12
            seen = question_to(planner, state, 1, {}).view
            lines = planner.lines(seen, legal_actions(state))
            if any(isinstance(line, Play) and line.card == number for line in lines):
                hired[tempered].append(number)
    assert len(helpers) == 14
    assert len(hired[True]) > 4, hired
    assert not hired[False]


def test_styles_last_for_a_game_and_give_no_advice(deck: Deck) -> None:
    found = set()
    for seed in range(12):
        state = deal(deck, 3, seed, Options())
        liking = temperament_of(state, 2)
        found.add(liking.name)
        for _ in play_on(state, RandomPlayer.for_game(seed), 30):
            assert temperament_of(state, 2) is liking
    assert len(found) == len(TEMPERAMENTS)
    state = deal(deck, 2, 1, Options())
    opponent, adviser = question_for(state, {1: "expert"}), advice_for(state, {2: "hard"})
    assert opponent is not None
    assert adviser is not None
    assert [cast(Planner, each.robot).tempered for each in (opponent, adviser)] == [True, False]
    for planner, plays in ((Planner(LEVELS["hard"], tempered=True), temperament_of(state, 1)),
                           (Planner(LEVELS["hard"]), None)):  # fmt: skip
        seen = question_to(planner, state, 1, {}).view
        evaluation = planner._evaluation(seen, COOL)
        assert isinstance(evaluation, LearnedEvaluation)
        assert (evaluation.seat, evaluation.temperament) == (1, plays)
    assert [type(each) for each in introduced(state, 1, "expert")] == [RosterEntry, Temperament]
    assert [type(each) for each in introduced(state, 1, "medium")] == [RosterEntry]
    alone = deal(deck, 1, 1, Options(), solo="diaz")
    assert [type(each) for each in introduced(alone, 1, "expert")] == [RosterEntry]


def test_a_net_contains_its_origin() -> None:
    for solo in (False, True):
        assert isinstance(net_for(solo), Net)
        assert "games" in net_for(solo).weights.made_by


# --- Chance that a refill shows a Topple ----------------------------------------------------------


def shown_in(deck: Deck, options: Options, gone: int, cards: int) -> tuple[float, float]:
    """Return the mean predicted chance and the frequency of a Topple."""
    said = came = counted = 0.0
    for seed in range(400):
        state = deal(deck, 2, seed, options)
        seen = state.topples_seen + sum(each in deck.topples for each in state.deck[:gone])
        state.topples_seen, state.deck = seen, state.deck[gone:]
        said += topple_chance(state, cards)
        came += any(each in deck.topples for each in state.deck[:cards])
        counted += 1
    return said / counted, came / counted


@pytest.mark.parametrize("options", [Options(), Options(rapid_setup=True)])
@pytest.mark.parametrize(("gone", "cards"), [(0, 12), (20, 1), (25, 4), (40, 6), (50, 3)])
def test_chance_that_a_refill_shows_a_topple(
    deck: Deck, options: Options, gone: int, cards: int
) -> None:
    """The predicted chance agrees with the frequency (C2, R1, R71)."""
    said, came = shown_in(deck, options, gone, cards)
    assert said == pytest.approx(came, abs=0.06)


@pytest.mark.parametrize("option", ["", *FLAGS])
@pytest.mark.parametrize("players", [2, 5])
def test_the_stacks_are_those_that_were_dealt(deck: Deck, option: str, players: int) -> None:
    options = Options.of([option] if option else [])
    for seed in range(12):
        state = deal(deck, players, seed, options)
        left = iter(state.deck)
        for size, hidden in stacks_left(state):
            assert sum(next(left) in deck.topples for _ in range(size)) == hidden


def test_the_last_card_of_a_stack_is_certain(deck: Deck) -> None:
    state = deal(deck, 2, 1, Options())
    topples = deck.topples
    last = max(at for at, each in enumerate(state.deck) if each in topples)
    rest = len(state.deck) - last
    state.topples_seen, state.deck = 3, state.deck[-rest:]
    assert topple_chance(state, rest) == pytest.approx(1)
    assert topple_chance(state, 1) == pytest.approx(1 / rest)
    state.topples_seen = 4
    assert topple_chance(state, rest) == 0
